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
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = add i64 %6, 1, !dbg !10
	%8 = sext i32 %4 to i64, !dbg !11
	%9 = icmp eq i64 %8, -1, !dbg !12
	%10 = select i1 %9, i64 1, i64 %8, !dbg !12
	%11 = srem i64 %7, %10, !dbg !12
	%12 = add i64 %p6, %p7, !dbg !13
	%13 = icmp slt i64 0, %12, !dbg !13
	br i1 %13, label %b1, label %b11, !dbg !13

b1:
	%14 = icmp eq i64 %6, 0, !dbg !14
	%15 = mul i64 %p1, 8, !dbg !8
	%16 = trunc i64 %11 to i32, !dbg !8
	%17 = icmp ne i64 %6, 0, !dbg !15
	br label %b2, !dbg !16

b2:
	%18 = phi i64 [ %22, %b10 ], [ 0, %b1 ], !dbg !16
	%19 = phi i64 [ %50, %b10 ], [ 0, %b1 ], !dbg !16
	%20 = icmp eq i64 %19, %p6, !dbg !17
	br i1 %20, label %b3, label %b4, !dbg !17

b3:
	%21 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !18
	br label %b4, !dbg !18

b4:
	%22 = phi i64 [ %18, %b2 ], [ %21, %b3 ], !dbg !16
	%23 = add i64 %p5, %19, !dbg !20
	%24 = add i64 %23, 1, !dbg !21
	br i1 %14, label %b5, label %b6, !dbg !14

b5:
	%25 = srem i64 %19, 2, !dbg !22
	%26 = mul i64 %25, %p1, !dbg !23
	%27 = add i64 %26, %p1, !dbg !24
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %26, !dbg !25
	%29 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !8
	%30 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !8
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !8
	%32 = icmp ugt i64 %27, %p3, !dbg !25
	%33 = icmp ugt i64 %26, %27, !dbg !25
	%34 = or i1 %32, %33, !dbg !25
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !26

b5_ok1:
	%35 = bitcast i64* %29 to i8*, !dbg !8
	%36 = bitcast i64* %30 to i8*, !dbg !8
	%37 = bitcast i64* %31 to i8*, !dbg !8
	call void @gpuc_put_signal_nbi_block(i8* %35, i8* %36, i64 %15, i8* %37, i64 %24, i32 9, i32 %16), !dbg !8
	br label %b6, !dbg !8

b6:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !28
	%39 = sext i32 %38 to i64, !dbg !31
	%40 = icmp eq i64 %39, 0, !dbg !32
	br i1 %40, label %b7, label %b8, !dbg !32

b7:
	%41 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%42 = bitcast i64* %41 to i8*, !dbg !33
	%43 = call i64 @gpuc_signal_wait_until_thread(i8* %42, i32 5, i64 %24, i32 1, i8* %ctrl, i32 2), !dbg !33
	br label %b8, !dbg !33

b8:
	call void @llvm.nvvm.barrier0(), !dbg !34
	br i1 %17, label %b9, label %b10, !dbg !15

b9:
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%46 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !35
	%47 = bitcast i64* %44 to i8*, !dbg !35
	%48 = bitcast i64* %45 to i8*, !dbg !35
	%49 = bitcast i64* %46 to i8*, !dbg !35
	call void @gpuc_put_signal_nbi_block(i8* %47, i8* %48, i64 %15, i8* %49, i64 %24, i32 9, i32 %16), !dbg !35
	br label %b10, !dbg !35

b10:
	%50 = add i64 %19, 1, !dbg !35
	%51 = icmp slt i64 %50, %12, !dbg !35
	br i1 %51, label %b2, label %b11, !dbg !35

b11:
	%52 = phi i64 [ 0, %b0 ], [ %22, %b10 ], !dbg !16
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !28
	%54 = sext i32 %53 to i64, !dbg !36
	%55 = icmp eq i64 %54, 0, !dbg !37
	br i1 %55, label %b12, label %b13, !dbg !37

b12:
	%56 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !38
	%57 = sub i64 %56, %52, !dbg !40
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !39
	%59 = icmp uge i64 0, %p9, !dbg !39
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !39, !prof !26

b12_ok1:
	store i64 %57, i64 addrspace(1)* %58, align 8, !dbg !39
	br label %b13, !dbg !39

b13:
	ret void, !dbg !39

b5_fail1:
	%60 = icmp ugt i64 %27, %p3, !dbg !25
	br i1 %60, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %27, i64 %p3), !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %26, i64 %27), !dbg !25
	ret void, !dbg !25

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p9), !dbg !39
	ret void, !dbg !39
}

define void @Message(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !41 {
entry:
	br label %b0, !dbg !42

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !42
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !42
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !42
	%3 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !42
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !49
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !50
	%6 = sext i32 %5 to i64, !dbg !50
	%7 = add i64 %6, 1, !dbg !51
	%8 = sext i32 %4 to i64, !dbg !52
	%9 = icmp eq i64 %8, -1, !dbg !53
	%10 = select i1 %9, i64 1, i64 %8, !dbg !53
	%11 = srem i64 %7, %10, !dbg !53
	%12 = add i64 %p7, %p8, !dbg !54
	%13 = icmp slt i64 0, %12, !dbg !54
	br i1 %13, label %b1, label %b25, !dbg !54

b1:
	%14 = icmp eq i64 %6, 0, !dbg !55
	%15 = trunc i64 %11 to i32, !dbg !49
	%16 = icmp ne i64 %6, 0, !dbg !56
	br label %b2, !dbg !57

b2:
	%17 = phi i64 [ %21, %b24 ], [ 0, %b1 ], !dbg !57
	%18 = phi i64 [ %152, %b24 ], [ 0, %b1 ], !dbg !57
	%19 = icmp eq i64 %18, %p7, !dbg !58
	br i1 %19, label %b3, label %b4, !dbg !58

b3:
	%20 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !59
	br label %b4, !dbg !59

b4:
	%21 = phi i64 [ %17, %b2 ], [ %20, %b3 ], !dbg !57
	%22 = trunc i64 %18 to i32, !dbg !60
	%23 = add i32 %p6, %22, !dbg !61
	%24 = add i32 %23, 1, !dbg !62
	br i1 %14, label %b5, label %b8, !dbg !55

b5:
	%25 = srem i64 %18, 2, !dbg !63
	%26 = mul i64 %25, %p3, !dbg !64
	%27 = add i64 %26, %p3, !dbg !65
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %26, !dbg !66
	%29 = icmp ugt i64 %27, %p5, !dbg !66
	%30 = icmp ugt i64 %26, %27, !dbg !66
	%31 = or i1 %29, %30, !dbg !66
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !66, !prof !26

b5_ok1:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !28
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !28
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !30
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !68
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !68
	%37 = mul i32 %36, %34, !dbg !67
	%38 = add i32 %33, %37, !dbg !67
	%39 = mul i32 %35, %38, !dbg !67
	%40 = add i32 %32, %39, !dbg !67
	%41 = sext i32 %40 to i64, !dbg !67
	%42 = zext i32 %24 to i64, !dbg !71
	%43 = mul i32 %35, %36, !dbg !72
	br label %b6, !dbg !67

b6:
	%44 = phi i64 [ %41, %b5_ok1 ], [ %69, %b7_ok2 ], !dbg !73
	%45 = icmp slt i64 %44, %p3, !dbg !74
	br i1 %45, label %b7, label %b8, !dbg !74

b7:
	%46 = mul i64 %44, 2, !dbg !75
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %28, i64 %44, !dbg !77
	%48 = icmp uge i64 %46, %p1, !dbg !76
	br i1 %48, label %b7_fail1, label %b7_ok1, !dbg !76, !prof !26

b7_ok1:
	%49 = load i64, i64 addrspace(1)* %47, align 8, !dbg !77
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !76
	%51 = trunc i64 %49 to i32, !dbg !78
	%52 = shl i64 %42, 32, !dbg !79
	%53 = zext i32 %51 to i64, !dbg !80
	%54 = or i64 %52, %53, !dbg !81
	%55 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !49
	%56 = bitcast i64* %55 to i8*, !dbg !49
	call void @gpuc_signal_op_thread(i8* %56, i64 %54, i32 9, i32 %15), !dbg !49
	%57 = add i64 %46, 1, !dbg !82
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %57, !dbg !83
	%59 = lshr i64 %49, 32, !dbg !84
	%60 = trunc i64 %59 to i32, !dbg !85
	%61 = zext i32 %60 to i64, !dbg !87
	%62 = or i64 %52, %61, !dbg !88
	%63 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !89
	%64 = icmp uge i64 %57, %p1, !dbg !83
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !83, !prof !26

b7_ok2:
	%65 = bitcast i64* %63 to i8*, !dbg !89
	call void @gpuc_signal_op_thread(i8* %65, i64 %62, i32 9, i32 %15), !dbg !89
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !72, !range !90
	%67 = mul i32 %43, %66, !dbg !72
	%68 = sext i32 %67 to i64, !dbg !72
	%69 = add i64 %44, %68, !dbg !91
	br label %b6, !dbg !91

b8:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94, !range !28
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !94, !range !28
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !94, !range !30
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94, !range !68
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !94, !range !68
	%75 = mul i32 %74, %72, !dbg !94
	%76 = add i32 %71, %75, !dbg !94
	%77 = mul i32 %73, %76, !dbg !94
	%78 = add i32 %70, %77, !dbg !94
	%79 = sext i32 %78 to i64, !dbg !94
	%80 = zext i32 %24 to i64, !dbg !100
	%81 = mul i32 %73, %74, !dbg !101
	br label %b9, !dbg !94

b9:
	%82 = phi i64 [ %79, %b8 ], [ %125, %b20 ], !dbg !102
	%83 = icmp slt i64 %82, %p3, !dbg !103
	br i1 %83, label %b10, label %b21, !dbg !103

b10:
	%84 = mul i64 %82, 2, !dbg !104
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %84, !dbg !105
	%86 = icmp uge i64 %84, %p1, !dbg !105
	br i1 %86, label %b10_fail1, label %b10_ok1, !dbg !105, !prof !26

b10_ok1:
	br label %b11, !dbg !106

b11:
	%87 = phi i64 [ 0, %b10_ok1 ], [ %95, %b13 ], !dbg !106
	%88 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !107
	%89 = icmp eq i64 addrspace(1)* %85, null, !dbg !107
	br i1 %89, label %b11_fail1, label %b11_ok1, !dbg !107, !prof !26

b11_ok1:
	%90 = bitcast i64* %88 to i8*, !dbg !107
	%91 = call i64 @gpuc_signal_fetch_thread(i8* %90), !dbg !107
	%92 = shl i64 %80, 32, !dbg !108
	%93 = icmp uge i64 %91, %92, !dbg !109
	br i1 %93, label %b12, label %b13, !dbg !109

b12:
	%94 = and i64 %91, 4294967295, !dbg !110
	br label %b15, !dbg !111

b13:
	%95 = add i64 %87, 1, !dbg !111
	%96 = icmp slt i64 %95, 64, !dbg !111
	br i1 %96, label %b11, label %b14, !dbg !111

b14:
	%97 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !112
	%98 = bitcast i64* %97 to i8*, !dbg !112
	%99 = call i64 @gpuc_signal_wait_until_thread(i8* %98, i32 5, i64 %92, i32 1, i8* %ctrl, i32 10), !dbg !112
	%100 = and i64 %99, 4294967295, !dbg !113
	br label %b15, !dbg !114

b15:
	%101 = phi i64 [ %94, %b12 ], [ %100, %b14 ], !dbg !115
	%102 = add i64 %84, 1, !dbg !116
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %102, !dbg !117
	%104 = icmp uge i64 %102, %p1, !dbg !117
	br i1 %104, label %b15_fail1, label %b15_ok1, !dbg !117, !prof !26

b15_ok1:
	br label %b16, !dbg !119

b16:
	%105 = phi i64 [ 0, %b15_ok1 ], [ %112, %b18 ], !dbg !119
	%106 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !120
	%107 = icmp eq i64 addrspace(1)* %103, null, !dbg !120
	br i1 %107, label %b16_fail1, label %b16_ok1, !dbg !120, !prof !26

b16_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !120
	%109 = call i64 @gpuc_signal_fetch_thread(i8* %108), !dbg !120
	%110 = icmp uge i64 %109, %92, !dbg !121
	br i1 %110, label %b17, label %b18, !dbg !121

b17:
	%111 = and i64 %109, 4294967295, !dbg !122
	br label %b20, !dbg !123

b18:
	%112 = add i64 %105, 1, !dbg !123
	%113 = icmp slt i64 %112, 64, !dbg !123
	br i1 %113, label %b16, label %b19, !dbg !123

b19:
	%114 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !124
	%115 = bitcast i64* %114 to i8*, !dbg !124
	%116 = call i64 @gpuc_signal_wait_until_thread(i8* %115, i32 5, i64 %92, i32 1, i8* %ctrl, i32 10), !dbg !124
	%117 = and i64 %116, 4294967295, !dbg !125
	br label %b20, !dbg !126

b20:
	%118 = phi i64 [ %111, %b17 ], [ %117, %b19 ], !dbg !127
	%119 = shl i64 %118, 32, !dbg !127
	%120 = or i64 %101, %119, !dbg !128
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %82, !dbg !129
	store i64 %120, i64 addrspace(1)* %121, align 8, !dbg !129
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !101, !range !90
	%123 = mul i32 %81, %122, !dbg !101
	%124 = sext i32 %123 to i64, !dbg !101
	%125 = add i64 %82, %124, !dbg !130
	br label %b9, !dbg !130

b21:
	call void @llvm.nvvm.barrier0(), !dbg !131
	br i1 %16, label %b22, label %b24, !dbg !56

b22:
	%126 = phi i64 [ %151, %b23_ok2 ], [ %79, %b21 ], !dbg !133
	%127 = icmp slt i64 %126, %p3, !dbg !134
	br i1 %127, label %b23, label %b24, !dbg !134

b23:
	%128 = mul i64 %126, 2, !dbg !135
	%129 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %126, !dbg !138
	%130 = icmp uge i64 %128, %p1, !dbg !137
	br i1 %130, label %b23_fail1, label %b23_ok1, !dbg !137, !prof !26

b23_ok1:
	%131 = load i64, i64 addrspace(1)* %129, align 8, !dbg !138
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %128, !dbg !137
	%133 = trunc i64 %131 to i32, !dbg !139
	%134 = shl i64 %80, 32, !dbg !141
	%135 = zext i32 %133 to i64, !dbg !142
	%136 = or i64 %134, %135, !dbg !143
	%137 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !144
	%138 = bitcast i64* %137 to i8*, !dbg !144
	call void @gpuc_signal_op_thread(i8* %138, i64 %136, i32 9, i32 %15), !dbg !144
	%139 = add i64 %128, 1, !dbg !145
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %139, !dbg !146
	%141 = lshr i64 %131, 32, !dbg !147
	%142 = trunc i64 %141 to i32, !dbg !148
	%143 = zext i32 %142 to i64, !dbg !150
	%144 = or i64 %134, %143, !dbg !151
	%145 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !152
	%146 = icmp uge i64 %139, %p1, !dbg !146
	br i1 %146, label %b23_fail2, label %b23_ok2, !dbg !146, !prof !26

b23_ok2:
	%147 = bitcast i64* %145 to i8*, !dbg !152
	call void @gpuc_signal_op_thread(i8* %147, i64 %144, i32 9, i32 %15), !dbg !152
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !153, !range !90
	%149 = mul i32 %81, %148, !dbg !153
	%150 = sext i32 %149 to i64, !dbg !153
	%151 = add i64 %126, %150, !dbg !154
	br label %b22, !dbg !154

b24:
	%152 = add i64 %18, 1, !dbg !132
	%153 = icmp slt i64 %152, %12, !dbg !132
	br i1 %153, label %b2, label %b25, !dbg !132

b25:
	%154 = phi i64 [ 0, %b0 ], [ %21, %b24 ], !dbg !57
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155, !range !28
	%156 = sext i32 %155 to i64, !dbg !155
	%157 = icmp eq i64 %156, 0, !dbg !156
	br i1 %157, label %b26, label %b27, !dbg !156

b26:
	%158 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !157
	%159 = sub i64 %158, %154, !dbg !159
	%160 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !158
	%161 = icmp uge i64 0, %p10, !dbg !158
	br i1 %161, label %b26_fail1, label %b26_ok1, !dbg !158, !prof !26

b26_ok1:
	store i64 %159, i64 addrspace(1)* %160, align 8, !dbg !158
	br label %b27, !dbg !158

b27:
	ret void, !dbg !158

b5_fail1:
	%162 = icmp ugt i64 %27, %p5, !dbg !66
	br i1 %162, label %b5_fail2, label %b5_ok2, !dbg !66

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %27, i64 %p5), !dbg !66
	ret void, !dbg !66

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %26, i64 %27), !dbg !66
	ret void, !dbg !66

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %46, i64 %p1), !dbg !76
	ret void, !dbg !76

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %57, i64 %p1), !dbg !83
	ret void, !dbg !83

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %84, i64 %p1), !dbg !105
	ret void, !dbg !105

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !107
	ret void, !dbg !107

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %102, i64 %p1), !dbg !117
	ret void, !dbg !117

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !120
	ret void, !dbg !120

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %128, i64 %p1), !dbg !137
	ret void, !dbg !137

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %139, i64 %p1), !dbg !146
	ret void, !dbg !146

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 %p10), !dbg !158
	ret void, !dbg !158
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = getelementptr i8, i8* %ctrl, i64 4
	%1 = bitcast i8* %0 to i32*
	%2 = cmpxchg i32* %1, i32 0, i32 1 monotonic monotonic
	%3 = extractvalue { i32, i1 } %2, 1
	br i1 %3, label %write, label %wait

write:
	%4 = getelementptr i8, i8* %ctrl, i64 8
	%5 = bitcast i8* %4 to i32*
	store volatile i32 %site, i32* %5, align 4
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !27
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
	%22 = getelementptr i8, i8* %ctrl, i64 36
	%23 = bitcast i8* %22 to i32*
	store volatile i32 %21, i32* %23, align 4
	%24 = getelementptr i8, i8* %ctrl, i64 40
	%25 = bitcast i8* %24 to i64*
	store volatile i64 %v0, i64* %25, align 8
	%26 = getelementptr i8, i8* %ctrl, i64 48
	%27 = bitcast i8* %26 to i64*
	store volatile i64 %v1, i64* %27, align 8
	call void @llvm.nvvm.membar.sys()
	%28 = getelementptr i8, i8* %ctrl, i64 4
	%29 = bitcast i8* %28 to i32*
	store volatile i32 2, i32* %29, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%30 = getelementptr i8, i8* %ctrl, i64 4
	%31 = bitcast i8* %30 to i32*
	%32 = load volatile i32, i32* %31, align 4
	%33 = icmp eq i32 %32, 2
	br i1 %33, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!160, !161, !162, !163, !164, !165, !166, !167}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "notify.go", directory: "github.com/gpuc-go/gpuc/bench/notify")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 31, column: 22, scope: !6)
!9 = !DILocation(line: 20, column: 18, scope: !6)
!10 = !DILocation(line: 21, column: 15, scope: !6)
!11 = !DILocation(line: 21, column: 34, scope: !6)
!12 = !DILocation(line: 21, column: 20, scope: !6)
!13 = !DILocation(line: 24, column: 22, scope: !6)
!14 = !DILocation(line: 29, column: 9, scope: !6)
!15 = !DILocation(line: 37, column: 9, scope: !6)
!16 = !DILocation(line: 23, column: 6, scope: !6)
!17 = !DILocation(line: 25, column: 8, scope: !6)
!18 = !DILocation(line: 26, column: 27, scope: !6)
!19 = !DILocation(line: 28, column: 25, scope: !6)
!20 = !DILocation(line: 28, column: 17, scope: !6)
!21 = !DILocation(line: 28, column: 29, scope: !6)
!22 = !DILocation(line: 30, column: 14, scope: !6)
!23 = !DILocation(line: 30, column: 18, scope: !6)
!24 = !DILocation(line: 31, column: 59, scope: !6)
!25 = !DILocation(line: 31, column: 48, scope: !6)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !{i32 0, i32 2147483647}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 33, column: 17, scope: !6)
!32 = !DILocation(line: 33, column: 22, scope: !6)
!33 = !DILocation(line: 34, column: 25, scope: !6)
!34 = !DILocation(line: 36, column: 17, scope: !6)
!35 = !DILocation(line: 38, column: 22, scope: !6)
!36 = !DILocation(line: 41, column: 16, scope: !6)
!37 = !DILocation(line: 41, column: 21, scope: !6)
!38 = !DILocation(line: 42, column: 29, scope: !6)
!39 = !DILocation(line: 42, column: 8, scope: !6)
!40 = !DILocation(line: 42, column: 33, scope: !6)
!41 = distinct !DISubprogram(name: "Message", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!42 = !DILocation(line: 51, column: 6, scope: !41)
!43 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!44 = distinct !DISubprogram(name: "Store", scope: !43, file: !43, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!45 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!46 = distinct !DISubprogram(name: "Send", scope: !45, file: !45, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!47 = !DILocation(line: 63, column: 11, scope: !41)
!48 = !DILocation(line: 12, column: 8, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !48)
!50 = !DILocation(line: 52, column: 18, scope: !41)
!51 = !DILocation(line: 53, column: 15, scope: !41)
!52 = !DILocation(line: 53, column: 34, scope: !41)
!53 = !DILocation(line: 53, column: 20, scope: !41)
!54 = !DILocation(line: 56, column: 22, scope: !41)
!55 = !DILocation(line: 61, column: 9, scope: !41)
!56 = !DILocation(line: 67, column: 9, scope: !41)
!57 = !DILocation(line: 55, column: 6, scope: !41)
!58 = !DILocation(line: 57, column: 8, scope: !41)
!59 = !DILocation(line: 58, column: 27, scope: !41)
!60 = !DILocation(line: 60, column: 25, scope: !41)
!61 = !DILocation(line: 60, column: 17, scope: !41)
!62 = !DILocation(line: 60, column: 29, scope: !41)
!63 = !DILocation(line: 62, column: 14, scope: !41)
!64 = !DILocation(line: 62, column: 18, scope: !41)
!65 = !DILocation(line: 63, column: 53, scope: !41)
!66 = !DILocation(line: 63, column: 43, scope: !41)
!67 = !DILocation(line: 11, column: 17, scope: !46, inlinedAt: !47)
!68 = !{i32 1, i32 1025}
!69 = distinct !DISubprogram(name: "word", scope: !43, file: !43, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!70 = !DILocation(line: 39, column: 38, scope: !44, inlinedAt: !48)
!71 = !DILocation(line: 54, column: 53, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 11, column: 46, scope: !46, inlinedAt: !47)
!73 = !DILocation(line: 11, column: 6, scope: !46, inlinedAt: !47)
!74 = !DILocation(line: 11, column: 23, scope: !46, inlinedAt: !47)
!75 = !DILocation(line: 12, column: 20, scope: !46, inlinedAt: !47)
!76 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !48)
!77 = !DILocation(line: 12, column: 45, scope: !46, inlinedAt: !47)
!78 = !DILocation(line: 39, column: 52, scope: !44, inlinedAt: !48)
!79 = !DILocation(line: 54, column: 60, scope: !69, inlinedAt: !70)
!80 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !70)
!81 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !70)
!82 = !DILocation(line: 41, column: 32, scope: !44, inlinedAt: !48)
!83 = !DILocation(line: 41, column: 29, scope: !44, inlinedAt: !48)
!84 = !DILocation(line: 41, column: 60, scope: !44, inlinedAt: !48)
!85 = !DILocation(line: 41, column: 55, scope: !44, inlinedAt: !48)
!86 = !DILocation(line: 41, column: 41, scope: !44, inlinedAt: !48)
!87 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !86)
!88 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !86)
!89 = !DILocation(line: 41, column: 17, scope: !44, inlinedAt: !48)
!90 = !{i32 1, i32 65}
!91 = !DILocation(line: 11, column: 35, scope: !46, inlinedAt: !47)
!92 = distinct !DISubprogram(name: "Receive", scope: !45, file: !45, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!93 = !DILocation(line: 65, column: 13, scope: !41)
!94 = !DILocation(line: 20, column: 17, scope: !92, inlinedAt: !93)
!95 = distinct !DISubprogram(name: "awaitWord", scope: !43, file: !43, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!96 = distinct !DISubprogram(name: "Await", scope: !43, file: !43, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!97 = !DILocation(line: 21, column: 20, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 47, column: 19, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 69, column: 45, scope: !95, inlinedAt: !98)
!100 = !DILocation(line: 54, column: 53, scope: !69, inlinedAt: !99)
!101 = !DILocation(line: 20, column: 46, scope: !92, inlinedAt: !93)
!102 = !DILocation(line: 20, column: 6, scope: !92, inlinedAt: !93)
!103 = !DILocation(line: 20, column: 23, scope: !92, inlinedAt: !93)
!104 = !DILocation(line: 21, column: 32, scope: !92, inlinedAt: !93)
!105 = !DILocation(line: 47, column: 31, scope: !96, inlinedAt: !97)
!106 = !DILocation(line: 67, column: 6, scope: !95, inlinedAt: !98)
!107 = !DILocation(line: 69, column: 28, scope: !95, inlinedAt: !98)
!108 = !DILocation(line: 54, column: 60, scope: !69, inlinedAt: !99)
!109 = !DILocation(line: 69, column: 38, scope: !95, inlinedAt: !98)
!110 = !DILocation(line: 70, column: 13, scope: !95, inlinedAt: !98)
!111 = !DILocation(line: 70, column: 4, scope: !95, inlinedAt: !98)
!112 = !DILocation(line: 73, column: 30, scope: !95, inlinedAt: !98)
!113 = !DILocation(line: 73, column: 66, scope: !95, inlinedAt: !98)
!114 = !DILocation(line: 73, column: 2, scope: !95, inlinedAt: !98)
!115 = !DILocation(line: 48, column: 15, scope: !96, inlinedAt: !97)
!116 = !DILocation(line: 49, column: 35, scope: !96, inlinedAt: !97)
!117 = !DILocation(line: 49, column: 32, scope: !96, inlinedAt: !97)
!118 = !DILocation(line: 49, column: 20, scope: !96, inlinedAt: !97)
!119 = !DILocation(line: 67, column: 6, scope: !95, inlinedAt: !118)
!120 = !DILocation(line: 69, column: 28, scope: !95, inlinedAt: !118)
!121 = !DILocation(line: 69, column: 38, scope: !95, inlinedAt: !118)
!122 = !DILocation(line: 70, column: 13, scope: !95, inlinedAt: !118)
!123 = !DILocation(line: 70, column: 4, scope: !95, inlinedAt: !118)
!124 = !DILocation(line: 73, column: 30, scope: !95, inlinedAt: !118)
!125 = !DILocation(line: 73, column: 66, scope: !95, inlinedAt: !118)
!126 = !DILocation(line: 73, column: 2, scope: !95, inlinedAt: !118)
!127 = !DILocation(line: 49, column: 47, scope: !96, inlinedAt: !97)
!128 = !DILocation(line: 49, column: 3, scope: !96, inlinedAt: !97)
!129 = !DILocation(line: 21, column: 6, scope: !92, inlinedAt: !93)
!130 = !DILocation(line: 20, column: 35, scope: !92, inlinedAt: !93)
!131 = !DILocation(line: 66, column: 17, scope: !41)
!132 = !DILocation(line: 68, column: 11, scope: !41)
!133 = !DILocation(line: 11, column: 6, scope: !46, inlinedAt: !132)
!134 = !DILocation(line: 11, column: 23, scope: !46, inlinedAt: !132)
!135 = !DILocation(line: 12, column: 20, scope: !46, inlinedAt: !132)
!136 = !DILocation(line: 12, column: 8, scope: !46, inlinedAt: !132)
!137 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !136)
!138 = !DILocation(line: 12, column: 45, scope: !46, inlinedAt: !132)
!139 = !DILocation(line: 39, column: 52, scope: !44, inlinedAt: !136)
!140 = !DILocation(line: 39, column: 38, scope: !44, inlinedAt: !136)
!141 = !DILocation(line: 54, column: 60, scope: !69, inlinedAt: !140)
!142 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !140)
!143 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !140)
!144 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !136)
!145 = !DILocation(line: 41, column: 32, scope: !44, inlinedAt: !136)
!146 = !DILocation(line: 41, column: 29, scope: !44, inlinedAt: !136)
!147 = !DILocation(line: 41, column: 60, scope: !44, inlinedAt: !136)
!148 = !DILocation(line: 41, column: 55, scope: !44, inlinedAt: !136)
!149 = !DILocation(line: 41, column: 41, scope: !44, inlinedAt: !136)
!150 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !149)
!151 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !149)
!152 = !DILocation(line: 41, column: 17, scope: !44, inlinedAt: !136)
!153 = !DILocation(line: 11, column: 46, scope: !46, inlinedAt: !132)
!154 = !DILocation(line: 11, column: 35, scope: !46, inlinedAt: !132)
!155 = !DILocation(line: 71, column: 16, scope: !41)
!156 = !DILocation(line: 71, column: 21, scope: !41)
!157 = !DILocation(line: 72, column: 29, scope: !41)
!158 = !DILocation(line: 72, column: 8, scope: !41)
!159 = !DILocation(line: 72, column: 33, scope: !41)
!160 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!161 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!162 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!163 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!164 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!165 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!166 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!167 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
