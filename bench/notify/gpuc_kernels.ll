target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message to i8*)], section "llvm.metadata"

define void @Put(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = add i64 %5, 1, !dbg !9
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%8 = sext i32 %7 to i64, !dbg !10
	%9 = icmp eq i64 %8, -1, !dbg !11
	%10 = select i1 %9, i64 1, i64 %8, !dbg !11
	%11 = srem i64 %6, %10, !dbg !11
	%12 = add i64 %p6, %p7, !dbg !12
	%13 = icmp slt i64 0, %12, !dbg !12
	br i1 %13, label %b1, label %b10, !dbg !12

b1:
	%14 = phi i64 [ 0, %b0 ], [ %18, %b9 ], !dbg !13
	%15 = phi i64 [ 0, %b0 ], [ %48, %b9 ], !dbg !13
	%16 = icmp eq i64 %15, %p6, !dbg !14
	br i1 %16, label %b2, label %b3, !dbg !14

b2:
	%17 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !15
	br label %b3, !dbg !15

b3:
	%18 = phi i64 [ %14, %b1 ], [ %17, %b2 ], !dbg !13
	%19 = add i64 %p5, %15, !dbg !17
	%20 = add i64 %19, 1, !dbg !18
	%21 = icmp eq i64 %5, 0, !dbg !19
	br i1 %21, label %b4, label %b5, !dbg !19

b4:
	%22 = srem i64 %15, 2, !dbg !20
	%23 = mul i64 %22, %p1, !dbg !21
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %23, !dbg !22
	%25 = mul i64 %p1, 8, !dbg !23
	%26 = trunc i64 %11 to i32, !dbg !23
	%27 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !23
	%28 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !23
	%29 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !23
	%30 = bitcast i64* %27 to i8*, !dbg !23
	%31 = bitcast i64* %28 to i8*, !dbg !23
	%32 = bitcast i64* %29 to i8*, !dbg !23
	call void @gpuc_put_signal_nbi_block(i8* %30, i8* %31, i64 %25, i8* %32, i64 %20, i32 9, i32 %26), !dbg !23
	br label %b5, !dbg !23

b5:
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24, !range !25
	%34 = sext i32 %33 to i64, !dbg !24
	%35 = icmp eq i64 %34, 0, !dbg !26
	br i1 %35, label %b6, label %b7, !dbg !26

b6:
	%36 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !27
	%37 = bitcast i64* %36 to i8*, !dbg !27
	%38 = call i64 @gpuc_signal_wait_until_thread(i8* %37, i32 5, i64 %20, i32 1, i8* %ctrl, i32 0), !dbg !27
	br label %b7, !dbg !27

b7:
	call void @llvm.nvvm.barrier0(), !dbg !28
	%39 = icmp ne i64 %5, 0, !dbg !29
	br i1 %39, label %b8, label %b9, !dbg !29

b8:
	%40 = mul i64 %p1, 8, !dbg !30
	%41 = trunc i64 %11 to i32, !dbg !30
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !30
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !30
	%44 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !30
	%45 = bitcast i64* %42 to i8*, !dbg !30
	%46 = bitcast i64* %43 to i8*, !dbg !30
	%47 = bitcast i64* %44 to i8*, !dbg !30
	call void @gpuc_put_signal_nbi_block(i8* %45, i8* %46, i64 %40, i8* %47, i64 %20, i32 9, i32 %41), !dbg !30
	br label %b9, !dbg !30

b9:
	%48 = add i64 %15, 1, !dbg !30
	%49 = icmp slt i64 %48, %12, !dbg !30
	br i1 %49, label %b1, label %b10, !dbg !30

b10:
	%50 = phi i64 [ 0, %b0 ], [ %18, %b9 ], !dbg !13
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !25
	%52 = sext i32 %51 to i64, !dbg !31
	%53 = icmp eq i64 %52, 0, !dbg !32
	br i1 %53, label %b11, label %b12, !dbg !32

b11:
	%54 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !33
	%55 = sub i64 %54, %50, !dbg !34
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !35
	store i64 %55, i64 addrspace(1)* %56, align 8, !dbg !35
	br label %b12, !dbg !35

b12:
	ret void, !dbg !35
}

define void @Message(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !36 {
entry:
	br label %b0, !dbg !37

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !37
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !37
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !37
	%3 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !37
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !38
	%5 = sext i32 %4 to i64, !dbg !38
	%6 = add i64 %5, 1, !dbg !39
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !40
	%8 = sext i32 %7 to i64, !dbg !40
	%9 = icmp eq i64 %8, -1, !dbg !41
	%10 = select i1 %9, i64 1, i64 %8, !dbg !41
	%11 = srem i64 %6, %10, !dbg !41
	%12 = add i64 %p7, %p8, !dbg !42
	%13 = icmp slt i64 0, %12, !dbg !42
	br i1 %13, label %b1, label %b14, !dbg !42

b1:
	%14 = phi i64 [ 0, %b0 ], [ %18, %b13 ], !dbg !43
	%15 = phi i64 [ 0, %b0 ], [ %125, %b13 ], !dbg !43
	%16 = icmp eq i64 %15, %p7, !dbg !44
	br i1 %16, label %b2, label %b3, !dbg !44

b2:
	%17 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !45
	br label %b3, !dbg !45

b3:
	%18 = phi i64 [ %14, %b1 ], [ %17, %b2 ], !dbg !43
	%19 = trunc i64 %15 to i32, !dbg !46
	%20 = add i32 %p6, %19, !dbg !47
	%21 = add i32 %20, 1, !dbg !48
	%22 = icmp eq i64 %5, 0, !dbg !49
	br i1 %22, label %b4, label %b7, !dbg !49

b4:
	%23 = srem i64 %15, 2, !dbg !50
	%24 = mul i64 %23, %p3, !dbg !51
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %24, !dbg !52
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !25
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !25
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !57
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !58
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !58
	%31 = mul i32 %30, %28, !dbg !56
	%32 = add i32 %27, %31, !dbg !56
	%33 = mul i32 %29, %32, !dbg !56
	%34 = add i32 %26, %33, !dbg !56
	%35 = sext i32 %34 to i64, !dbg !56
	br label %b5, !dbg !56

b5:
	%36 = phi i64 [ %35, %b4 ], [ %62, %b6 ], !dbg !59
	%37 = icmp slt i64 %36, %p3, !dbg !60
	br i1 %37, label %b6, label %b7, !dbg !60

b6:
	%38 = mul i64 %36, 2, !dbg !61
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %25, i64 %36, !dbg !62
	%40 = load i64, i64 addrspace(1)* %39, align 8, !dbg !62
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %38, !dbg !66
	%42 = trunc i64 %40 to i32, !dbg !67
	%43 = zext i32 %21 to i64, !dbg !70
	%44 = shl i64 %43, 32, !dbg !71
	%45 = zext i32 %42 to i64, !dbg !72
	%46 = or i64 %44, %45, !dbg !73
	%47 = trunc i64 %11 to i32, !dbg !74
	%48 = addrspacecast i64 addrspace(1)* %41 to i64*, !dbg !74
	%49 = bitcast i64* %48 to i8*, !dbg !74
	call void @gpuc_signal_op_thread(i8* %49, i64 %46, i32 9, i32 %47), !dbg !74
	%50 = add i64 %38, 1, !dbg !75
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %50, !dbg !76
	%52 = lshr i64 %40, 32, !dbg !77
	%53 = trunc i64 %52 to i32, !dbg !78
	%54 = zext i32 %53 to i64, !dbg !80
	%55 = or i64 %44, %54, !dbg !81
	%56 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !82
	%57 = bitcast i64* %56 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %57, i64 %55, i32 9, i32 %47), !dbg !82
	%58 = mul i32 %29, %30, !dbg !83
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !83, !range !84
	%60 = mul i32 %58, %59, !dbg !83
	%61 = sext i32 %60 to i64, !dbg !83
	%62 = add i64 %36, %61, !dbg !85
	br label %b5, !dbg !85

b7:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !25
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !25
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !57
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88, !range !58
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88, !range !58
	%68 = mul i32 %67, %65, !dbg !88
	%69 = add i32 %64, %68, !dbg !88
	%70 = mul i32 %66, %69, !dbg !88
	%71 = add i32 %63, %70, !dbg !88
	%72 = sext i32 %71 to i64, !dbg !88
	br label %b8, !dbg !88

b8:
	%73 = phi i64 [ %72, %b7 ], [ %96, %b9 ], !dbg !89
	%74 = icmp slt i64 %73, %p3, !dbg !90
	br i1 %74, label %b9, label %b10, !dbg !90

b9:
	%75 = mul i64 %73, 2, !dbg !91
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %75, !dbg !94
	%77 = zext i32 %21 to i64, !dbg !98
	%78 = shl i64 %77, 32, !dbg !99
	%79 = addrspacecast i64 addrspace(1)* %76 to i64*, !dbg !100
	%80 = bitcast i64* %79 to i8*, !dbg !100
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %78, i32 1, i8* %ctrl, i32 1), !dbg !100
	%82 = and i64 %81, 4294967295, !dbg !101
	%83 = add i64 %75, 1, !dbg !102
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %83, !dbg !103
	%85 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !105
	%86 = bitcast i64* %85 to i8*, !dbg !105
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %78, i32 1, i8* %ctrl, i32 1), !dbg !105
	%88 = and i64 %87, 4294967295, !dbg !106
	%89 = shl i64 %88, 32, !dbg !107
	%90 = or i64 %82, %89, !dbg !108
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %73, !dbg !109
	store i64 %90, i64 addrspace(1)* %91, align 8, !dbg !109
	%92 = mul i32 %66, %67, !dbg !110
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !110, !range !84
	%94 = mul i32 %92, %93, !dbg !110
	%95 = sext i32 %94 to i64, !dbg !110
	%96 = add i64 %73, %95, !dbg !111
	br label %b8, !dbg !111

b10:
	call void @llvm.nvvm.barrier0(), !dbg !112
	%97 = icmp ne i64 %5, 0, !dbg !113
	br i1 %97, label %b11, label %b13, !dbg !113

b11:
	%98 = phi i64 [ %72, %b10 ], [ %124, %b12 ], !dbg !115
	%99 = icmp slt i64 %98, %p3, !dbg !116
	br i1 %99, label %b12, label %b13, !dbg !116

b12:
	%100 = mul i64 %98, 2, !dbg !117
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %98, !dbg !118
	%102 = load i64, i64 addrspace(1)* %101, align 8, !dbg !118
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %100, !dbg !120
	%104 = trunc i64 %102 to i32, !dbg !121
	%105 = zext i32 %21 to i64, !dbg !123
	%106 = shl i64 %105, 32, !dbg !124
	%107 = zext i32 %104 to i64, !dbg !125
	%108 = or i64 %106, %107, !dbg !126
	%109 = trunc i64 %11 to i32, !dbg !127
	%110 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !127
	%111 = bitcast i64* %110 to i8*, !dbg !127
	call void @gpuc_signal_op_thread(i8* %111, i64 %108, i32 9, i32 %109), !dbg !127
	%112 = add i64 %100, 1, !dbg !128
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %112, !dbg !129
	%114 = lshr i64 %102, 32, !dbg !130
	%115 = trunc i64 %114 to i32, !dbg !131
	%116 = zext i32 %115 to i64, !dbg !133
	%117 = or i64 %106, %116, !dbg !134
	%118 = addrspacecast i64 addrspace(1)* %113 to i64*, !dbg !135
	%119 = bitcast i64* %118 to i8*, !dbg !135
	call void @gpuc_signal_op_thread(i8* %119, i64 %117, i32 9, i32 %109), !dbg !135
	%120 = mul i32 %66, %67, !dbg !136
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !84
	%122 = mul i32 %120, %121, !dbg !136
	%123 = sext i32 %122 to i64, !dbg !136
	%124 = add i64 %98, %123, !dbg !137
	br label %b11, !dbg !137

b13:
	%125 = add i64 %15, 1, !dbg !114
	%126 = icmp slt i64 %125, %12, !dbg !114
	br i1 %126, label %b1, label %b14, !dbg !114

b14:
	%127 = phi i64 [ 0, %b0 ], [ %18, %b13 ], !dbg !43
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !25
	%129 = sext i32 %128 to i64, !dbg !138
	%130 = icmp eq i64 %129, 0, !dbg !139
	br i1 %130, label %b15, label %b16, !dbg !139

b15:
	%131 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !140
	%132 = sub i64 %131, %127, !dbg !141
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !142
	store i64 %132, i64 addrspace(1)* %133, align 8, !dbg !142
	br label %b16, !dbg !142

b16:
	ret void, !dbg !142
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!143, !144, !145, !146, !147, !148, !149, !150}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "notify.go", directory: "github.com/gpuc-go/gpuc/bench/notify")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 20, column: 18, scope: !6)
!9 = !DILocation(line: 21, column: 15, scope: !6)
!10 = !DILocation(line: 21, column: 34, scope: !6)
!11 = !DILocation(line: 21, column: 20, scope: !6)
!12 = !DILocation(line: 24, column: 22, scope: !6)
!13 = !DILocation(line: 23, column: 6, scope: !6)
!14 = !DILocation(line: 25, column: 8, scope: !6)
!15 = !DILocation(line: 26, column: 27, scope: !6)
!16 = !DILocation(line: 28, column: 25, scope: !6)
!17 = !DILocation(line: 28, column: 17, scope: !6)
!18 = !DILocation(line: 28, column: 29, scope: !6)
!19 = !DILocation(line: 29, column: 9, scope: !6)
!20 = !DILocation(line: 30, column: 14, scope: !6)
!21 = !DILocation(line: 30, column: 18, scope: !6)
!22 = !DILocation(line: 31, column: 48, scope: !6)
!23 = !DILocation(line: 31, column: 22, scope: !6)
!24 = !DILocation(line: 33, column: 17, scope: !6)
!25 = !{i32 0, i32 1024}
!26 = !DILocation(line: 33, column: 22, scope: !6)
!27 = !DILocation(line: 34, column: 25, scope: !6)
!28 = !DILocation(line: 36, column: 17, scope: !6)
!29 = !DILocation(line: 37, column: 9, scope: !6)
!30 = !DILocation(line: 38, column: 22, scope: !6)
!31 = !DILocation(line: 41, column: 16, scope: !6)
!32 = !DILocation(line: 41, column: 21, scope: !6)
!33 = !DILocation(line: 42, column: 29, scope: !6)
!34 = !DILocation(line: 42, column: 33, scope: !6)
!35 = !DILocation(line: 42, column: 8, scope: !6)
!36 = distinct !DISubprogram(name: "Message", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!37 = !DILocation(line: 51, column: 6, scope: !36)
!38 = !DILocation(line: 52, column: 18, scope: !36)
!39 = !DILocation(line: 53, column: 15, scope: !36)
!40 = !DILocation(line: 53, column: 34, scope: !36)
!41 = !DILocation(line: 53, column: 20, scope: !36)
!42 = !DILocation(line: 56, column: 22, scope: !36)
!43 = !DILocation(line: 55, column: 6, scope: !36)
!44 = !DILocation(line: 57, column: 8, scope: !36)
!45 = !DILocation(line: 58, column: 27, scope: !36)
!46 = !DILocation(line: 60, column: 25, scope: !36)
!47 = !DILocation(line: 60, column: 17, scope: !36)
!48 = !DILocation(line: 60, column: 29, scope: !36)
!49 = !DILocation(line: 61, column: 9, scope: !36)
!50 = !DILocation(line: 62, column: 14, scope: !36)
!51 = !DILocation(line: 62, column: 18, scope: !36)
!52 = !DILocation(line: 63, column: 43, scope: !36)
!53 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!54 = distinct !DISubprogram(name: "Send", scope: !53, file: !53, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!55 = !DILocation(line: 63, column: 11, scope: !36)
!56 = !DILocation(line: 11, column: 17, scope: !54, inlinedAt: !55)
!57 = !{i32 0, i32 64}
!58 = !{i32 1, i32 1025}
!59 = !DILocation(line: 11, column: 6, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 11, column: 23, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 12, column: 20, scope: !54, inlinedAt: !55)
!62 = !DILocation(line: 12, column: 45, scope: !54, inlinedAt: !55)
!63 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!64 = distinct !DISubprogram(name: "store", scope: !63, file: !63, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!65 = !DILocation(line: 12, column: 8, scope: !54, inlinedAt: !55)
!66 = !DILocation(line: 39, column: 28, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 39, column: 52, scope: !64, inlinedAt: !65)
!68 = distinct !DISubprogram(name: "word", scope: !63, file: !63, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!69 = !DILocation(line: 39, column: 38, scope: !64, inlinedAt: !65)
!70 = !DILocation(line: 54, column: 53, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 54, column: 60, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 54, column: 73, scope: !68, inlinedAt: !69)
!73 = !DILocation(line: 54, column: 65, scope: !68, inlinedAt: !69)
!74 = !DILocation(line: 39, column: 16, scope: !64, inlinedAt: !65)
!75 = !DILocation(line: 41, column: 32, scope: !64, inlinedAt: !65)
!76 = !DILocation(line: 41, column: 29, scope: !64, inlinedAt: !65)
!77 = !DILocation(line: 41, column: 60, scope: !64, inlinedAt: !65)
!78 = !DILocation(line: 41, column: 55, scope: !64, inlinedAt: !65)
!79 = !DILocation(line: 41, column: 41, scope: !64, inlinedAt: !65)
!80 = !DILocation(line: 54, column: 73, scope: !68, inlinedAt: !79)
!81 = !DILocation(line: 54, column: 65, scope: !68, inlinedAt: !79)
!82 = !DILocation(line: 41, column: 17, scope: !64, inlinedAt: !65)
!83 = !DILocation(line: 11, column: 46, scope: !54, inlinedAt: !55)
!84 = !{i32 1, i32 65}
!85 = !DILocation(line: 11, column: 35, scope: !54, inlinedAt: !55)
!86 = distinct !DISubprogram(name: "Receive", scope: !53, file: !53, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!87 = !DILocation(line: 65, column: 13, scope: !36)
!88 = !DILocation(line: 20, column: 17, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 20, column: 6, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 20, column: 23, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 21, column: 32, scope: !86, inlinedAt: !87)
!92 = distinct !DISubprogram(name: "await", scope: !63, file: !63, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!93 = !DILocation(line: 21, column: 20, scope: !86, inlinedAt: !87)
!94 = !DILocation(line: 47, column: 31, scope: !92, inlinedAt: !93)
!95 = distinct !DISubprogram(name: "awaitWord", scope: !63, file: !63, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!96 = !DILocation(line: 47, column: 19, scope: !92, inlinedAt: !93)
!97 = !DILocation(line: 59, column: 54, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 54, column: 53, scope: !68, inlinedAt: !97)
!99 = !DILocation(line: 54, column: 60, scope: !68, inlinedAt: !97)
!100 = !DILocation(line: 59, column: 30, scope: !95, inlinedAt: !96)
!101 = !DILocation(line: 59, column: 66, scope: !95, inlinedAt: !96)
!102 = !DILocation(line: 49, column: 35, scope: !92, inlinedAt: !93)
!103 = !DILocation(line: 49, column: 32, scope: !92, inlinedAt: !93)
!104 = !DILocation(line: 49, column: 20, scope: !92, inlinedAt: !93)
!105 = !DILocation(line: 59, column: 30, scope: !95, inlinedAt: !104)
!106 = !DILocation(line: 59, column: 66, scope: !95, inlinedAt: !104)
!107 = !DILocation(line: 49, column: 47, scope: !92, inlinedAt: !93)
!108 = !DILocation(line: 49, column: 3, scope: !92, inlinedAt: !93)
!109 = !DILocation(line: 21, column: 6, scope: !86, inlinedAt: !87)
!110 = !DILocation(line: 20, column: 46, scope: !86, inlinedAt: !87)
!111 = !DILocation(line: 20, column: 35, scope: !86, inlinedAt: !87)
!112 = !DILocation(line: 66, column: 17, scope: !36)
!113 = !DILocation(line: 67, column: 9, scope: !36)
!114 = !DILocation(line: 68, column: 11, scope: !36)
!115 = !DILocation(line: 11, column: 6, scope: !54, inlinedAt: !114)
!116 = !DILocation(line: 11, column: 23, scope: !54, inlinedAt: !114)
!117 = !DILocation(line: 12, column: 20, scope: !54, inlinedAt: !114)
!118 = !DILocation(line: 12, column: 45, scope: !54, inlinedAt: !114)
!119 = !DILocation(line: 12, column: 8, scope: !54, inlinedAt: !114)
!120 = !DILocation(line: 39, column: 28, scope: !64, inlinedAt: !119)
!121 = !DILocation(line: 39, column: 52, scope: !64, inlinedAt: !119)
!122 = !DILocation(line: 39, column: 38, scope: !64, inlinedAt: !119)
!123 = !DILocation(line: 54, column: 53, scope: !68, inlinedAt: !122)
!124 = !DILocation(line: 54, column: 60, scope: !68, inlinedAt: !122)
!125 = !DILocation(line: 54, column: 73, scope: !68, inlinedAt: !122)
!126 = !DILocation(line: 54, column: 65, scope: !68, inlinedAt: !122)
!127 = !DILocation(line: 39, column: 16, scope: !64, inlinedAt: !119)
!128 = !DILocation(line: 41, column: 32, scope: !64, inlinedAt: !119)
!129 = !DILocation(line: 41, column: 29, scope: !64, inlinedAt: !119)
!130 = !DILocation(line: 41, column: 60, scope: !64, inlinedAt: !119)
!131 = !DILocation(line: 41, column: 55, scope: !64, inlinedAt: !119)
!132 = !DILocation(line: 41, column: 41, scope: !64, inlinedAt: !119)
!133 = !DILocation(line: 54, column: 73, scope: !68, inlinedAt: !132)
!134 = !DILocation(line: 54, column: 65, scope: !68, inlinedAt: !132)
!135 = !DILocation(line: 41, column: 17, scope: !64, inlinedAt: !119)
!136 = !DILocation(line: 11, column: 46, scope: !54, inlinedAt: !114)
!137 = !DILocation(line: 11, column: 35, scope: !54, inlinedAt: !114)
!138 = !DILocation(line: 71, column: 16, scope: !36)
!139 = !DILocation(line: 71, column: 21, scope: !36)
!140 = !DILocation(line: 72, column: 29, scope: !36)
!141 = !DILocation(line: 72, column: 33, scope: !36)
!142 = !DILocation(line: 72, column: 8, scope: !36)
!143 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!144 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!145 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!146 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!147 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!148 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!149 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!150 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
