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
	br i1 %13, label %b1, label %b28, !dbg !54

b1:
	%14 = icmp eq i64 %6, 0, !dbg !55
	%15 = trunc i64 %11 to i32, !dbg !49
	%16 = icmp ne i64 %6, 0, !dbg !56
	%17 = mul i64 %p3, -2, !dbg !57
	%18 = add i64 %p1, %17, !dbg !57
	%19 = icmp sge i64 %18, 0, !dbg !57
	br i1 %19, label %b2, label %b15_cold, !dbg !57, !prof !58

b2:
	%20 = phi i64 [ %24, %b14 ], [ 0, %b1 ], !dbg !57
	%21 = phi i64 [ %131, %b14 ], [ 0, %b1 ], !dbg !57
	%22 = icmp eq i64 %21, %p7, !dbg !59
	br i1 %22, label %b3, label %b4, !dbg !59

b3:
	%23 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !60
	br label %b4, !dbg !60

b4:
	%24 = phi i64 [ %20, %b2 ], [ %23, %b3 ], !dbg !57
	%25 = trunc i64 %21 to i32, !dbg !61
	%26 = add i32 %p6, %25, !dbg !62
	%27 = add i32 %26, 1, !dbg !63
	br i1 %14, label %b5, label %b8, !dbg !55

b5:
	%28 = srem i64 %21, 2, !dbg !64
	%29 = mul i64 %28, %p3, !dbg !65
	%30 = add i64 %29, %p3, !dbg !66
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %29, !dbg !67
	%32 = icmp ugt i64 %30, %p5, !dbg !67
	%33 = icmp ugt i64 %29, %30, !dbg !67
	%34 = or i1 %32, %33, !dbg !67
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !67, !prof !26

b5_ok1:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68, !range !28
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !68, !range !28
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !68, !range !30
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68, !range !69
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !68, !range !69
	%40 = mul i32 %39, %37, !dbg !68
	%41 = add i32 %36, %40, !dbg !68
	%42 = mul i32 %38, %41, !dbg !68
	%43 = add i32 %35, %42, !dbg !68
	%44 = sext i32 %43 to i64, !dbg !68
	%45 = zext i32 %27 to i64, !dbg !72
	%46 = mul i32 %38, %39, !dbg !73
	br label %b6, !dbg !68

b6:
	%47 = phi i64 [ %44, %b5_ok1 ], [ %70, %b7 ], !dbg !74
	%48 = icmp slt i64 %47, %p3, !dbg !75
	br i1 %48, label %b7, label %b8, !dbg !75

b7:
	%49 = mul i64 %47, 2, !dbg !76
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %31, i64 %47, !dbg !77
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !77
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !78
	%53 = trunc i64 %51 to i32, !dbg !79
	%54 = shl i64 %45, 32, !dbg !80
	%55 = zext i32 %53 to i64, !dbg !81
	%56 = or i64 %54, %55, !dbg !82
	%57 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !49
	%58 = bitcast i64* %57 to i8*, !dbg !49
	call void @gpuc_signal_op_thread(i8* %58, i64 %56, i32 9, i32 %15), !dbg !49
	%59 = add i64 %49, 1, !dbg !83
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %59, !dbg !84
	%61 = lshr i64 %51, 32, !dbg !85
	%62 = trunc i64 %61 to i32, !dbg !86
	%63 = zext i32 %62 to i64, !dbg !88
	%64 = or i64 %54, %63, !dbg !89
	%65 = addrspacecast i64 addrspace(1)* %60 to i64*, !dbg !90
	%66 = bitcast i64* %65 to i8*, !dbg !90
	call void @gpuc_signal_op_thread(i8* %66, i64 %64, i32 9, i32 %15), !dbg !90
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !73, !range !91
	%68 = mul i32 %46, %67, !dbg !73
	%69 = sext i32 %68 to i64, !dbg !73
	%70 = add i64 %47, %69, !dbg !92
	br label %b6, !dbg !92

b8:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95, !range !28
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95, !range !28
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !95, !range !30
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95, !range !69
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !95, !range !69
	%76 = mul i32 %75, %73, !dbg !95
	%77 = add i32 %72, %76, !dbg !95
	%78 = mul i32 %74, %77, !dbg !95
	%79 = add i32 %71, %78, !dbg !95
	%80 = sext i32 %79 to i64, !dbg !95
	%81 = zext i32 %27 to i64, !dbg !101
	%82 = mul i32 %74, %75, !dbg !102
	br label %b9, !dbg !95

b9:
	%83 = phi i64 [ %80, %b8 ], [ %106, %b10_ok2 ], !dbg !103
	%84 = icmp slt i64 %83, %p3, !dbg !104
	br i1 %84, label %b10, label %b11, !dbg !104

b10:
	%85 = mul i64 %83, 2, !dbg !105
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %85, !dbg !106
	%87 = shl i64 %81, 32, !dbg !108
	%88 = addrspacecast i64 addrspace(1)* %86 to i64*, !dbg !107
	%89 = icmp eq i64 addrspace(1)* %86, null, !dbg !107
	br i1 %89, label %b10_fail1, label %b10_ok1, !dbg !107, !prof !26

b10_ok1:
	%90 = bitcast i64* %88 to i8*, !dbg !107
	%91 = call i64 @gpuc_signal_wait_until_thread(i8* %90, i32 5, i64 %87, i32 1, i8* %ctrl, i32 10), !dbg !107
	%92 = add i64 %85, 1, !dbg !109
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %92, !dbg !110
	%94 = and i64 %91, 4294967295, !dbg !113
	%95 = addrspacecast i64 addrspace(1)* %93 to i64*, !dbg !112
	%96 = icmp eq i64 addrspace(1)* %93, null, !dbg !112
	br i1 %96, label %b10_fail2, label %b10_ok2, !dbg !112, !prof !26

b10_ok2:
	%97 = bitcast i64* %95 to i8*, !dbg !112
	%98 = call i64 @gpuc_signal_wait_until_thread(i8* %97, i32 5, i64 %87, i32 1, i8* %ctrl, i32 10), !dbg !112
	%99 = and i64 %98, 4294967295, !dbg !114
	%100 = shl i64 %99, 32, !dbg !115
	%101 = or i64 %94, %100, !dbg !116
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %83, !dbg !117
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !117
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !102, !range !91
	%104 = mul i32 %82, %103, !dbg !102
	%105 = sext i32 %104 to i64, !dbg !102
	%106 = add i64 %83, %105, !dbg !118
	br label %b9, !dbg !118

b11:
	call void @llvm.nvvm.barrier0(), !dbg !119
	br i1 %16, label %b12, label %b14, !dbg !56

b12:
	%107 = phi i64 [ %130, %b13 ], [ %80, %b11 ], !dbg !121
	%108 = icmp slt i64 %107, %p3, !dbg !122
	br i1 %108, label %b13, label %b14, !dbg !122

b13:
	%109 = mul i64 %107, 2, !dbg !123
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %107, !dbg !124
	%111 = load i64, i64 addrspace(1)* %110, align 8, !dbg !124
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %109, !dbg !126
	%113 = trunc i64 %111 to i32, !dbg !127
	%114 = shl i64 %81, 32, !dbg !129
	%115 = zext i32 %113 to i64, !dbg !130
	%116 = or i64 %114, %115, !dbg !131
	%117 = addrspacecast i64 addrspace(1)* %112 to i64*, !dbg !132
	%118 = bitcast i64* %117 to i8*, !dbg !132
	call void @gpuc_signal_op_thread(i8* %118, i64 %116, i32 9, i32 %15), !dbg !132
	%119 = add i64 %109, 1, !dbg !133
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %119, !dbg !134
	%121 = lshr i64 %111, 32, !dbg !135
	%122 = trunc i64 %121 to i32, !dbg !136
	%123 = zext i32 %122 to i64, !dbg !138
	%124 = or i64 %114, %123, !dbg !139
	%125 = addrspacecast i64 addrspace(1)* %120 to i64*, !dbg !140
	%126 = bitcast i64* %125 to i8*, !dbg !140
	call void @gpuc_signal_op_thread(i8* %126, i64 %124, i32 9, i32 %15), !dbg !140
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !141, !range !91
	%128 = mul i32 %82, %127, !dbg !141
	%129 = sext i32 %128 to i64, !dbg !141
	%130 = add i64 %107, %129, !dbg !142
	br label %b12, !dbg !142

b14:
	%131 = add i64 %21, 1, !dbg !120
	%132 = icmp slt i64 %131, %12, !dbg !120
	br i1 %132, label %b2, label %b28, !dbg !120

b28:
	%133 = phi i64 [ 0, %b0 ], [ %24, %b14 ], [ %146, %b27_cold ], !dbg !57
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !28
	%135 = sext i32 %134 to i64, !dbg !143
	%136 = icmp eq i64 %135, 0, !dbg !144
	br i1 %136, label %b29, label %b30, !dbg !144

b29:
	%137 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !145
	%138 = sub i64 %137, %133, !dbg !147
	%139 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !146
	%140 = icmp uge i64 0, %p10, !dbg !146
	br i1 %140, label %b29_fail1, label %b29_ok1, !dbg !146, !prof !26

b29_ok1:
	store i64 %138, i64 addrspace(1)* %139, align 8, !dbg !146
	br label %b30, !dbg !146

b30:
	ret void, !dbg !146

b5_fail1:
	%141 = icmp ugt i64 %30, %p5, !dbg !67
	br i1 %141, label %b5_fail2, label %b5_ok2, !dbg !67

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %30, i64 %p5), !dbg !67
	ret void, !dbg !67

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %29, i64 %30), !dbg !67
	ret void, !dbg !67

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !107
	ret void, !dbg !107

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b15_cold:
	%142 = phi i64 [ %146, %b27_cold ], [ 0, %b1 ], !dbg !57
	%143 = phi i64 [ %264, %b27_cold ], [ 0, %b1 ], !dbg !57
	%144 = icmp eq i64 %143, %p7, !dbg !59
	br i1 %144, label %b16_cold, label %b17_cold, !dbg !59

b16_cold:
	%145 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !60
	br label %b17_cold, !dbg !60

b17_cold:
	%146 = phi i64 [ %142, %b15_cold ], [ %145, %b16_cold ], !dbg !57
	%147 = trunc i64 %143 to i32, !dbg !61
	%148 = add i32 %p6, %147, !dbg !62
	%149 = add i32 %148, 1, !dbg !63
	br i1 %14, label %b18_cold, label %b21_cold, !dbg !55

b18_cold:
	%150 = srem i64 %143, 2, !dbg !64
	%151 = mul i64 %150, %p3, !dbg !65
	%152 = add i64 %151, %p3, !dbg !66
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %151, !dbg !67
	%154 = icmp ugt i64 %152, %p5, !dbg !67
	%155 = icmp ugt i64 %151, %152, !dbg !67
	%156 = or i1 %154, %155, !dbg !67
	br i1 %156, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !67, !prof !26

b18_cold_fail1:
	%157 = icmp ugt i64 %152, %p5, !dbg !67
	br i1 %157, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !67

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %152, i64 %p5), !dbg !67
	ret void, !dbg !67

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %151, i64 %152), !dbg !67
	ret void, !dbg !67

b18_cold_ok1:
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68, !range !28
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !68, !range !28
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !68, !range !30
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68, !range !69
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !68, !range !69
	%163 = mul i32 %162, %160, !dbg !68
	%164 = add i32 %159, %163, !dbg !68
	%165 = mul i32 %161, %164, !dbg !68
	%166 = add i32 %158, %165, !dbg !68
	%167 = sext i32 %166 to i64, !dbg !68
	%168 = zext i32 %149 to i64, !dbg !72
	%169 = mul i32 %161, %162, !dbg !73
	br label %b19_cold, !dbg !68

b19_cold:
	%170 = phi i64 [ %167, %b18_cold_ok1 ], [ %195, %b20_cold_ok2 ], !dbg !74
	%171 = icmp slt i64 %170, %p3, !dbg !75
	br i1 %171, label %b20_cold, label %b21_cold, !dbg !75

b20_cold:
	%172 = mul i64 %170, 2, !dbg !76
	%173 = getelementptr inbounds i64, i64 addrspace(1)* %153, i64 %170, !dbg !77
	%174 = icmp uge i64 %172, %p1, !dbg !78
	br i1 %174, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !78, !prof !26

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %172, i64 %p1), !dbg !78
	ret void, !dbg !78

b20_cold_ok1:
	%175 = load i64, i64 addrspace(1)* %173, align 8, !dbg !77
	%176 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %172, !dbg !78
	%177 = trunc i64 %175 to i32, !dbg !79
	%178 = shl i64 %168, 32, !dbg !80
	%179 = zext i32 %177 to i64, !dbg !81
	%180 = or i64 %178, %179, !dbg !82
	%181 = addrspacecast i64 addrspace(1)* %176 to i64*, !dbg !49
	%182 = bitcast i64* %181 to i8*, !dbg !49
	call void @gpuc_signal_op_thread(i8* %182, i64 %180, i32 9, i32 %15), !dbg !49
	%183 = add i64 %172, 1, !dbg !83
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %183, !dbg !84
	%185 = lshr i64 %175, 32, !dbg !85
	%186 = trunc i64 %185 to i32, !dbg !86
	%187 = zext i32 %186 to i64, !dbg !88
	%188 = or i64 %178, %187, !dbg !89
	%189 = addrspacecast i64 addrspace(1)* %184 to i64*, !dbg !90
	%190 = icmp uge i64 %183, %p1, !dbg !84
	br i1 %190, label %b20_cold_fail2, label %b20_cold_ok2, !dbg !84, !prof !26

b20_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %183, i64 %p1), !dbg !84
	ret void, !dbg !84

b20_cold_ok2:
	%191 = bitcast i64* %189 to i8*, !dbg !90
	call void @gpuc_signal_op_thread(i8* %191, i64 %188, i32 9, i32 %15), !dbg !90
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !73, !range !91
	%193 = mul i32 %169, %192, !dbg !73
	%194 = sext i32 %193 to i64, !dbg !73
	%195 = add i64 %170, %194, !dbg !92
	br label %b19_cold, !dbg !92

b21_cold:
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95, !range !28
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95, !range !28
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !95, !range !30
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95, !range !69
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !95, !range !69
	%201 = mul i32 %200, %198, !dbg !95
	%202 = add i32 %197, %201, !dbg !95
	%203 = mul i32 %199, %202, !dbg !95
	%204 = add i32 %196, %203, !dbg !95
	%205 = sext i32 %204 to i64, !dbg !95
	%206 = zext i32 %149 to i64, !dbg !101
	%207 = mul i32 %199, %200, !dbg !102
	br label %b22_cold, !dbg !95

b22_cold:
	%208 = phi i64 [ %205, %b21_cold ], [ %237, %b23_cold_ok3 ], !dbg !103
	%209 = icmp slt i64 %208, %p3, !dbg !104
	br i1 %209, label %b23_cold, label %b24_cold, !dbg !104

b23_cold:
	%210 = mul i64 %208, 2, !dbg !105
	%211 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %210, !dbg !106
	%212 = shl i64 %206, 32, !dbg !108
	%213 = addrspacecast i64 addrspace(1)* %211 to i64*, !dbg !107
	%214 = icmp uge i64 %210, %p1, !dbg !106
	%215 = icmp eq i64 addrspace(1)* %211, null, !dbg !107
	%216 = or i1 %214, %215, !dbg !107
	br i1 %216, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !107, !prof !26

b23_cold_fail1:
	%217 = icmp uge i64 %210, %p1, !dbg !106
	br i1 %217, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !106

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %210, i64 %p1), !dbg !106
	ret void, !dbg !106

b23_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !107
	ret void, !dbg !107

b23_cold_ok1:
	%218 = bitcast i64* %213 to i8*, !dbg !107
	%219 = call i64 @gpuc_signal_wait_until_thread(i8* %218, i32 5, i64 %212, i32 1, i8* %ctrl, i32 10), !dbg !107
	%220 = add i64 %210, 1, !dbg !109
	%221 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %220, !dbg !110
	%222 = and i64 %219, 4294967295, !dbg !113
	%223 = addrspacecast i64 addrspace(1)* %221 to i64*, !dbg !112
	%224 = icmp uge i64 %220, %p1, !dbg !110
	%225 = icmp eq i64 addrspace(1)* %221, null, !dbg !112
	%226 = or i1 %224, %225, !dbg !112
	br i1 %226, label %b23_cold_fail3, label %b23_cold_ok3, !dbg !112, !prof !26

b23_cold_fail3:
	%227 = icmp uge i64 %220, %p1, !dbg !110
	br i1 %227, label %b23_cold_fail4, label %b23_cold_ok4, !dbg !110

b23_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %220, i64 %p1), !dbg !110
	ret void, !dbg !110

b23_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b23_cold_ok3:
	%228 = bitcast i64* %223 to i8*, !dbg !112
	%229 = call i64 @gpuc_signal_wait_until_thread(i8* %228, i32 5, i64 %212, i32 1, i8* %ctrl, i32 10), !dbg !112
	%230 = and i64 %229, 4294967295, !dbg !114
	%231 = shl i64 %230, 32, !dbg !115
	%232 = or i64 %222, %231, !dbg !116
	%233 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %208, !dbg !117
	store i64 %232, i64 addrspace(1)* %233, align 8, !dbg !117
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !102, !range !91
	%235 = mul i32 %207, %234, !dbg !102
	%236 = sext i32 %235 to i64, !dbg !102
	%237 = add i64 %208, %236, !dbg !118
	br label %b22_cold, !dbg !118

b24_cold:
	call void @llvm.nvvm.barrier0(), !dbg !119
	br i1 %16, label %b25_cold, label %b27_cold, !dbg !56

b25_cold:
	%238 = phi i64 [ %263, %b26_cold_ok2 ], [ %205, %b24_cold ], !dbg !121
	%239 = icmp slt i64 %238, %p3, !dbg !122
	br i1 %239, label %b26_cold, label %b27_cold, !dbg !122

b26_cold:
	%240 = mul i64 %238, 2, !dbg !123
	%241 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %238, !dbg !124
	%242 = icmp uge i64 %240, %p1, !dbg !126
	br i1 %242, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !126, !prof !26

b26_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %240, i64 %p1), !dbg !126
	ret void, !dbg !126

b26_cold_ok1:
	%243 = load i64, i64 addrspace(1)* %241, align 8, !dbg !124
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %240, !dbg !126
	%245 = trunc i64 %243 to i32, !dbg !127
	%246 = shl i64 %206, 32, !dbg !129
	%247 = zext i32 %245 to i64, !dbg !130
	%248 = or i64 %246, %247, !dbg !131
	%249 = addrspacecast i64 addrspace(1)* %244 to i64*, !dbg !132
	%250 = bitcast i64* %249 to i8*, !dbg !132
	call void @gpuc_signal_op_thread(i8* %250, i64 %248, i32 9, i32 %15), !dbg !132
	%251 = add i64 %240, 1, !dbg !133
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %251, !dbg !134
	%253 = lshr i64 %243, 32, !dbg !135
	%254 = trunc i64 %253 to i32, !dbg !136
	%255 = zext i32 %254 to i64, !dbg !138
	%256 = or i64 %246, %255, !dbg !139
	%257 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !140
	%258 = icmp uge i64 %251, %p1, !dbg !134
	br i1 %258, label %b26_cold_fail2, label %b26_cold_ok2, !dbg !134, !prof !26

b26_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %251, i64 %p1), !dbg !134
	ret void, !dbg !134

b26_cold_ok2:
	%259 = bitcast i64* %257 to i8*, !dbg !140
	call void @gpuc_signal_op_thread(i8* %259, i64 %256, i32 9, i32 %15), !dbg !140
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !141, !range !91
	%261 = mul i32 %207, %260, !dbg !141
	%262 = sext i32 %261 to i64, !dbg !141
	%263 = add i64 %238, %262, !dbg !142
	br label %b25_cold, !dbg !142

b27_cold:
	%264 = add i64 %143, 1, !dbg !120
	%265 = icmp slt i64 %264, %12, !dbg !120
	br i1 %265, label %b15_cold, label %b28, !dbg !120

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 %p10), !dbg !146
	ret void, !dbg !146
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!148, !149, !150, !151, !152, !153, !154, !155}
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
!44 = distinct !DISubprogram(name: "store", scope: !43, file: !43, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
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
!58 = !{!"branch_weights", i32 1048576, i32 1}
!59 = !DILocation(line: 57, column: 8, scope: !41)
!60 = !DILocation(line: 58, column: 27, scope: !41)
!61 = !DILocation(line: 60, column: 25, scope: !41)
!62 = !DILocation(line: 60, column: 17, scope: !41)
!63 = !DILocation(line: 60, column: 29, scope: !41)
!64 = !DILocation(line: 62, column: 14, scope: !41)
!65 = !DILocation(line: 62, column: 18, scope: !41)
!66 = !DILocation(line: 63, column: 53, scope: !41)
!67 = !DILocation(line: 63, column: 43, scope: !41)
!68 = !DILocation(line: 11, column: 17, scope: !46, inlinedAt: !47)
!69 = !{i32 1, i32 1025}
!70 = distinct !DISubprogram(name: "word", scope: !43, file: !43, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!71 = !DILocation(line: 39, column: 38, scope: !44, inlinedAt: !48)
!72 = !DILocation(line: 54, column: 53, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 11, column: 46, scope: !46, inlinedAt: !47)
!74 = !DILocation(line: 11, column: 6, scope: !46, inlinedAt: !47)
!75 = !DILocation(line: 11, column: 23, scope: !46, inlinedAt: !47)
!76 = !DILocation(line: 12, column: 20, scope: !46, inlinedAt: !47)
!77 = !DILocation(line: 12, column: 45, scope: !46, inlinedAt: !47)
!78 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !48)
!79 = !DILocation(line: 39, column: 52, scope: !44, inlinedAt: !48)
!80 = !DILocation(line: 54, column: 60, scope: !70, inlinedAt: !71)
!81 = !DILocation(line: 54, column: 73, scope: !70, inlinedAt: !71)
!82 = !DILocation(line: 54, column: 65, scope: !70, inlinedAt: !71)
!83 = !DILocation(line: 41, column: 32, scope: !44, inlinedAt: !48)
!84 = !DILocation(line: 41, column: 29, scope: !44, inlinedAt: !48)
!85 = !DILocation(line: 41, column: 60, scope: !44, inlinedAt: !48)
!86 = !DILocation(line: 41, column: 55, scope: !44, inlinedAt: !48)
!87 = !DILocation(line: 41, column: 41, scope: !44, inlinedAt: !48)
!88 = !DILocation(line: 54, column: 73, scope: !70, inlinedAt: !87)
!89 = !DILocation(line: 54, column: 65, scope: !70, inlinedAt: !87)
!90 = !DILocation(line: 41, column: 17, scope: !44, inlinedAt: !48)
!91 = !{i32 1, i32 65}
!92 = !DILocation(line: 11, column: 35, scope: !46, inlinedAt: !47)
!93 = distinct !DISubprogram(name: "Receive", scope: !45, file: !45, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!94 = !DILocation(line: 65, column: 13, scope: !41)
!95 = !DILocation(line: 20, column: 17, scope: !93, inlinedAt: !94)
!96 = distinct !DISubprogram(name: "awaitWord", scope: !43, file: !43, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!97 = distinct !DISubprogram(name: "await", scope: !43, file: !43, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!98 = !DILocation(line: 21, column: 20, scope: !93, inlinedAt: !94)
!99 = !DILocation(line: 47, column: 19, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 59, column: 54, scope: !96, inlinedAt: !99)
!101 = !DILocation(line: 54, column: 53, scope: !70, inlinedAt: !100)
!102 = !DILocation(line: 20, column: 46, scope: !93, inlinedAt: !94)
!103 = !DILocation(line: 20, column: 6, scope: !93, inlinedAt: !94)
!104 = !DILocation(line: 20, column: 23, scope: !93, inlinedAt: !94)
!105 = !DILocation(line: 21, column: 32, scope: !93, inlinedAt: !94)
!106 = !DILocation(line: 47, column: 31, scope: !97, inlinedAt: !98)
!107 = !DILocation(line: 59, column: 30, scope: !96, inlinedAt: !99)
!108 = !DILocation(line: 54, column: 60, scope: !70, inlinedAt: !100)
!109 = !DILocation(line: 49, column: 35, scope: !97, inlinedAt: !98)
!110 = !DILocation(line: 49, column: 32, scope: !97, inlinedAt: !98)
!111 = !DILocation(line: 49, column: 20, scope: !97, inlinedAt: !98)
!112 = !DILocation(line: 59, column: 30, scope: !96, inlinedAt: !111)
!113 = !DILocation(line: 59, column: 66, scope: !96, inlinedAt: !99)
!114 = !DILocation(line: 59, column: 66, scope: !96, inlinedAt: !111)
!115 = !DILocation(line: 49, column: 47, scope: !97, inlinedAt: !98)
!116 = !DILocation(line: 49, column: 3, scope: !97, inlinedAt: !98)
!117 = !DILocation(line: 21, column: 6, scope: !93, inlinedAt: !94)
!118 = !DILocation(line: 20, column: 35, scope: !93, inlinedAt: !94)
!119 = !DILocation(line: 66, column: 17, scope: !41)
!120 = !DILocation(line: 68, column: 11, scope: !41)
!121 = !DILocation(line: 11, column: 6, scope: !46, inlinedAt: !120)
!122 = !DILocation(line: 11, column: 23, scope: !46, inlinedAt: !120)
!123 = !DILocation(line: 12, column: 20, scope: !46, inlinedAt: !120)
!124 = !DILocation(line: 12, column: 45, scope: !46, inlinedAt: !120)
!125 = !DILocation(line: 12, column: 8, scope: !46, inlinedAt: !120)
!126 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !125)
!127 = !DILocation(line: 39, column: 52, scope: !44, inlinedAt: !125)
!128 = !DILocation(line: 39, column: 38, scope: !44, inlinedAt: !125)
!129 = !DILocation(line: 54, column: 60, scope: !70, inlinedAt: !128)
!130 = !DILocation(line: 54, column: 73, scope: !70, inlinedAt: !128)
!131 = !DILocation(line: 54, column: 65, scope: !70, inlinedAt: !128)
!132 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !125)
!133 = !DILocation(line: 41, column: 32, scope: !44, inlinedAt: !125)
!134 = !DILocation(line: 41, column: 29, scope: !44, inlinedAt: !125)
!135 = !DILocation(line: 41, column: 60, scope: !44, inlinedAt: !125)
!136 = !DILocation(line: 41, column: 55, scope: !44, inlinedAt: !125)
!137 = !DILocation(line: 41, column: 41, scope: !44, inlinedAt: !125)
!138 = !DILocation(line: 54, column: 73, scope: !70, inlinedAt: !137)
!139 = !DILocation(line: 54, column: 65, scope: !70, inlinedAt: !137)
!140 = !DILocation(line: 41, column: 17, scope: !44, inlinedAt: !125)
!141 = !DILocation(line: 11, column: 46, scope: !46, inlinedAt: !120)
!142 = !DILocation(line: 11, column: 35, scope: !46, inlinedAt: !120)
!143 = !DILocation(line: 71, column: 16, scope: !41)
!144 = !DILocation(line: 71, column: 21, scope: !41)
!145 = !DILocation(line: 72, column: 29, scope: !41)
!146 = !DILocation(line: 72, column: 8, scope: !41)
!147 = !DILocation(line: 72, column: 33, scope: !41)
!148 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!149 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!150 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!151 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!152 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!153 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!154 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!155 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
