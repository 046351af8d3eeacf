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
	%7 = add nsw i64 %6, 1, !dbg !10
	%8 = sext i32 %4 to i64, !dbg !11
	%9 = icmp eq i64 %8, -1, !dbg !12
	%10 = select i1 %9, i64 1, i64 %8, !dbg !12
	%11 = srem i64 %7, %10, !dbg !12
	%12 = add i64 %p6, %p7, !dbg !13
	%13 = icmp slt i64 0, %12, !dbg !13
	br i1 %13, label %b1, label %b11, !dbg !13

b1:
	%14 = icmp eq i64 %6, 0, !dbg !14
	%15 = mul nsw i64 %p1, 8, !dbg !8
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
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27, !range !28
	%39 = sext i32 %38 to i64, !dbg !27
	%40 = icmp eq i64 %39, 0, !dbg !29
	br i1 %40, label %b7, label %b8, !dbg !29

b7:
	%41 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !30
	%42 = bitcast i64* %41 to i8*, !dbg !30
	%43 = call i64 @gpuc_signal_wait_until_thread(i8* %42, i32 5, i64 %24, i32 1, i8* %ctrl, i32 2), !dbg !30
	br label %b8, !dbg !30

b8:
	call void @llvm.nvvm.barrier0(), !dbg !31
	br i1 %17, label %b9, label %b10, !dbg !15

b9:
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !32
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !32
	%46 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !32
	%47 = bitcast i64* %44 to i8*, !dbg !32
	%48 = bitcast i64* %45 to i8*, !dbg !32
	%49 = bitcast i64* %46 to i8*, !dbg !32
	call void @gpuc_put_signal_nbi_block(i8* %47, i8* %48, i64 %15, i8* %49, i64 %24, i32 9, i32 %16), !dbg !32
	br label %b10, !dbg !32

b10:
	%50 = add i64 %19, 1, !dbg !32
	%51 = icmp slt i64 %50, %12, !dbg !32
	br i1 %51, label %b2, label %b11, !dbg !32

b11:
	%52 = phi i64 [ 0, %b0 ], [ %22, %b10 ], !dbg !16
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33, !range !28
	%54 = sext i32 %53 to i64, !dbg !33
	%55 = icmp eq i64 %54, 0, !dbg !34
	br i1 %55, label %b12, label %b13, !dbg !34

b12:
	%56 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !35
	%57 = sub i64 %56, %52, !dbg !37
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !36
	%59 = icmp uge i64 0, %p9, !dbg !36
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !36, !prof !26

b12_ok1:
	store i64 %57, i64 addrspace(1)* %58, align 8, !dbg !36
	br label %b13, !dbg !36

b13:
	ret void, !dbg !36

b5_fail1:
	%60 = icmp ugt i64 %27, %p3, !dbg !25
	br i1 %60, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	br label %fail, !dbg !25

b5_ok2:
	br label %fail, !dbg !25

b12_fail1:
	br label %fail, !dbg !36

fail:
	%61 = phi i32 [ 0, %b5_fail2 ], [ 1, %b5_ok2 ], [ 3, %b12_fail1 ], !dbg !7
	%62 = phi i64 [ %27, %b5_fail2 ], [ %26, %b5_ok2 ], [ 0, %b12_fail1 ], !dbg !7
	%63 = phi i64 [ %p3, %b5_fail2 ], [ %27, %b5_ok2 ], [ %p9, %b12_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %61, i64 %62, i64 %63), !dbg !7
	ret void, !dbg !7
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
	%7 = add nsw i64 %6, 1, !dbg !51
	%8 = sext i32 %4 to i64, !dbg !52
	%9 = icmp eq i64 %8, -1, !dbg !53
	%10 = select i1 %9, i64 1, i64 %8, !dbg !53
	%11 = srem i64 %7, %10, !dbg !53
	%12 = add i64 %p7, %p8, !dbg !54
	%13 = icmp slt i64 0, %12, !dbg !54
	br i1 %13, label %b1, label %b15, !dbg !54

b1:
	%14 = icmp eq i64 %6, 0, !dbg !55
	%15 = trunc i64 %11 to i32, !dbg !49
	%16 = icmp ne i64 %6, 0, !dbg !56
	br label %b2, !dbg !57

b2:
	%17 = phi i64 [ %21, %b14 ], [ 0, %b1 ], !dbg !57
	%18 = phi i64 [ %136, %b14 ], [ 0, %b1 ], !dbg !57
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !40
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
	%46 = mul nsw i64 %44, 2, !dbg !75
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
	%57 = add nsw i64 %46, 1, !dbg !82
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
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !94, !range !40
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
	%82 = phi i64 [ %79, %b8 ], [ %109, %b10_ok3 ], !dbg !102
	%83 = icmp slt i64 %82, %p3, !dbg !103
	br i1 %83, label %b10, label %b11, !dbg !103

b10:
	%84 = mul nsw i64 %82, 2, !dbg !104
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %84, !dbg !105
	%86 = shl i64 %80, 32, !dbg !107
	%87 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !106
	%88 = icmp uge i64 %84, %p1, !dbg !105
	%89 = icmp eq i64 addrspace(1)* %85, null, !dbg !106
	%90 = or i1 %88, %89, !dbg !106
	br i1 %90, label %b10_fail1, label %b10_ok1, !dbg !106, !prof !26

b10_ok1:
	%91 = bitcast i64* %87 to i8*, !dbg !106
	%92 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %91, i32 5, i64 %86, i32 1, i8* %ctrl, i32 10), !dbg !106
	%93 = add nsw i64 %84, 1, !dbg !108
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %93, !dbg !109
	%95 = and i64 %92, 4294967295, !dbg !112
	%96 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !111
	%97 = icmp uge i64 %93, %p1, !dbg !109
	%98 = icmp eq i64 addrspace(1)* %94, null, !dbg !111
	%99 = or i1 %97, %98, !dbg !111
	br i1 %99, label %b10_fail3, label %b10_ok3, !dbg !111, !prof !26

b10_ok3:
	%100 = bitcast i64* %96 to i8*, !dbg !111
	%101 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %100, i32 5, i64 %86, i32 1, i8* %ctrl, i32 10), !dbg !111
	%102 = and i64 %101, 4294967295, !dbg !113
	%103 = shl i64 %102, 32, !dbg !114
	%104 = or i64 %95, %103, !dbg !115
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %82, !dbg !116
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !116
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !101, !range !90
	%107 = mul i32 %81, %106, !dbg !101
	%108 = sext i32 %107 to i64, !dbg !101
	%109 = add i64 %82, %108, !dbg !117
	br label %b9, !dbg !117

b11:
	call void @llvm.nvvm.barrier0(), !dbg !118
	br i1 %16, label %b12, label %b14, !dbg !56

b12:
	%110 = phi i64 [ %135, %b13_ok2 ], [ %79, %b11 ], !dbg !120
	%111 = icmp slt i64 %110, %p3, !dbg !121
	br i1 %111, label %b13, label %b14, !dbg !121

b13:
	%112 = mul nsw i64 %110, 2, !dbg !122
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %110, !dbg !125
	%114 = icmp uge i64 %112, %p1, !dbg !124
	br i1 %114, label %b13_fail1, label %b13_ok1, !dbg !124, !prof !26

b13_ok1:
	%115 = load i64, i64 addrspace(1)* %113, align 8, !dbg !125
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %112, !dbg !124
	%117 = trunc i64 %115 to i32, !dbg !126
	%118 = shl i64 %80, 32, !dbg !128
	%119 = zext i32 %117 to i64, !dbg !129
	%120 = or i64 %118, %119, !dbg !130
	%121 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !131
	%122 = bitcast i64* %121 to i8*, !dbg !131
	call void @gpuc_signal_op_thread(i8* %122, i64 %120, i32 9, i32 %15), !dbg !131
	%123 = add nsw i64 %112, 1, !dbg !132
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %123, !dbg !133
	%125 = lshr i64 %115, 32, !dbg !134
	%126 = trunc i64 %125 to i32, !dbg !135
	%127 = zext i32 %126 to i64, !dbg !137
	%128 = or i64 %118, %127, !dbg !138
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !139
	%130 = icmp uge i64 %123, %p1, !dbg !133
	br i1 %130, label %b13_fail2, label %b13_ok2, !dbg !133, !prof !26

b13_ok2:
	%131 = bitcast i64* %129 to i8*, !dbg !139
	call void @gpuc_signal_op_thread(i8* %131, i64 %128, i32 9, i32 %15), !dbg !139
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !140, !range !90
	%133 = mul i32 %81, %132, !dbg !140
	%134 = sext i32 %133 to i64, !dbg !140
	%135 = add i64 %110, %134, !dbg !141
	br label %b12, !dbg !141

b14:
	%136 = add i64 %18, 1, !dbg !119
	%137 = icmp slt i64 %136, %12, !dbg !119
	br i1 %137, label %b2, label %b15, !dbg !119

b15:
	%138 = phi i64 [ 0, %b0 ], [ %21, %b14 ], !dbg !57
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142, !range !28
	%140 = sext i32 %139 to i64, !dbg !142
	%141 = icmp eq i64 %140, 0, !dbg !143
	br i1 %141, label %b16, label %b17, !dbg !143

b16:
	%142 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !144
	%143 = sub i64 %142, %138, !dbg !146
	%144 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !145
	%145 = icmp uge i64 0, %p10, !dbg !145
	br i1 %145, label %b16_fail1, label %b16_ok1, !dbg !145, !prof !26

b16_ok1:
	store i64 %143, i64 addrspace(1)* %144, align 8, !dbg !145
	br label %b17, !dbg !145

b17:
	ret void, !dbg !145

b5_fail1:
	%146 = icmp ugt i64 %27, %p5, !dbg !66
	br i1 %146, label %b5_fail2, label %b5_ok2, !dbg !66

b5_fail2:
	br label %fail, !dbg !66

b5_ok2:
	br label %fail, !dbg !66

b7_fail1:
	br label %fail, !dbg !76

b7_fail2:
	br label %fail, !dbg !83

b10_fail1:
	%147 = icmp uge i64 %84, %p1, !dbg !105
	br i1 %147, label %b10_fail2, label %b10_ok2, !dbg !105

b10_fail2:
	br label %fail, !dbg !105

b10_ok2:
	br label %fail, !dbg !106

b10_fail3:
	%148 = icmp uge i64 %93, %p1, !dbg !109
	br i1 %148, label %b10_fail4, label %b10_ok4, !dbg !109

b10_fail4:
	br label %fail, !dbg !109

b10_ok4:
	br label %fail, !dbg !111

b13_fail1:
	br label %fail, !dbg !124

b13_fail2:
	br label %fail, !dbg !133

b16_fail1:
	br label %fail, !dbg !145

fail:
	%149 = phi i32 [ 4, %b5_fail2 ], [ 5, %b5_ok2 ], [ 6, %b7_fail1 ], [ 7, %b7_fail2 ], [ 8, %b10_fail2 ], [ 9, %b10_ok2 ], [ 11, %b10_fail4 ], [ 9, %b10_ok4 ], [ 6, %b13_fail1 ], [ 7, %b13_fail2 ], [ 12, %b16_fail1 ], !dbg !42
	%150 = phi i64 [ %27, %b5_fail2 ], [ %26, %b5_ok2 ], [ %46, %b7_fail1 ], [ %57, %b7_fail2 ], [ %84, %b10_fail2 ], [ 0, %b10_ok2 ], [ %93, %b10_fail4 ], [ 0, %b10_ok4 ], [ %112, %b13_fail1 ], [ %123, %b13_fail2 ], [ 0, %b16_fail1 ], !dbg !42
	%151 = phi i64 [ %p5, %b5_fail2 ], [ %27, %b5_ok2 ], [ %p1, %b7_fail1 ], [ %p1, %b7_fail2 ], [ %p1, %b10_fail2 ], [ 0, %b10_ok2 ], [ %p1, %b10_fail4 ], [ 0, %b10_ok4 ], [ %p1, %b13_fail1 ], [ %p1, %b13_fail2 ], [ %p10, %b16_fail1 ], !dbg !42
	call void @gpuc_fail(i8* %ctrl, i32 %149, i64 %150, i64 %151), !dbg !42
	ret void, !dbg !42
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%1 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%2 = bitcast i8 addrspace(1)* %1 to i32 addrspace(1)*
	%3 = cmpxchg i32 addrspace(1)* %2, i32 0, i32 1 monotonic monotonic
	%4 = extractvalue { i32, i1 } %3, 1
	br i1 %4, label %write, label %wait

write:
	%5 = getelementptr i8, i8 addrspace(1)* %0, i64 8
	%6 = bitcast i8 addrspace(1)* %5 to i32 addrspace(1)*
	store volatile i32 %site, i32 addrspace(1)* %6, align 4
	%7 = getelementptr i8, i8 addrspace(1)* %0, i64 40
	%8 = bitcast i8 addrspace(1)* %7 to i64 addrspace(1)*
	store volatile i64 %v0, i64 addrspace(1)* %8, align 8
	%9 = getelementptr i8, i8 addrspace(1)* %0, i64 48
	%10 = bitcast i8 addrspace(1)* %9 to i64 addrspace(1)*
	store volatile i64 %v1, i64 addrspace(1)* %10, align 8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !38
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !39
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !39
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !40
	%27 = getelementptr i8, i8 addrspace(1)* %0, i64 36
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*
	store volatile i32 %26, i32 addrspace(1)* %28, align 4
	call void @llvm.nvvm.membar.sys()
	%29 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*
	store volatile i32 2, i32 addrspace(1)* %30, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%31 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*
	%33 = load volatile i32, i32 addrspace(1)* %32, align 4
	%34 = icmp eq i32 %33, 2
	br i1 %34, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!147, !148, !149, !150, !151, !152, !153, !154, !155, !156}
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
!27 = !DILocation(line: 33, column: 17, scope: !6)
!28 = !{i32 0, i32 1024}
!29 = !DILocation(line: 33, column: 22, scope: !6)
!30 = !DILocation(line: 34, column: 25, scope: !6)
!31 = !DILocation(line: 36, column: 17, scope: !6)
!32 = !DILocation(line: 38, column: 22, scope: !6)
!33 = !DILocation(line: 41, column: 16, scope: !6)
!34 = !DILocation(line: 41, column: 21, scope: !6)
!35 = !DILocation(line: 42, column: 29, scope: !6)
!36 = !DILocation(line: 42, column: 8, scope: !6)
!37 = !DILocation(line: 42, column: 33, scope: !6)
!38 = !{i32 0, i32 2147483647}
!39 = !{i32 0, i32 65535}
!40 = !{i32 0, i32 64}
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
!95 = distinct !DISubprogram(name: "awaitWord", scope: !43, file: !43, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!96 = distinct !DISubprogram(name: "Await", scope: !43, file: !43, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!97 = !DILocation(line: 21, column: 20, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 47, column: 19, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 62, column: 61, scope: !95, inlinedAt: !98)
!100 = !DILocation(line: 54, column: 53, scope: !69, inlinedAt: !99)
!101 = !DILocation(line: 20, column: 46, scope: !92, inlinedAt: !93)
!102 = !DILocation(line: 20, column: 6, scope: !92, inlinedAt: !93)
!103 = !DILocation(line: 20, column: 23, scope: !92, inlinedAt: !93)
!104 = !DILocation(line: 21, column: 32, scope: !92, inlinedAt: !93)
!105 = !DILocation(line: 47, column: 31, scope: !96, inlinedAt: !97)
!106 = !DILocation(line: 62, column: 37, scope: !95, inlinedAt: !98)
!107 = !DILocation(line: 54, column: 60, scope: !69, inlinedAt: !99)
!108 = !DILocation(line: 49, column: 35, scope: !96, inlinedAt: !97)
!109 = !DILocation(line: 49, column: 32, scope: !96, inlinedAt: !97)
!110 = !DILocation(line: 49, column: 20, scope: !96, inlinedAt: !97)
!111 = !DILocation(line: 62, column: 37, scope: !95, inlinedAt: !110)
!112 = !DILocation(line: 62, column: 73, scope: !95, inlinedAt: !98)
!113 = !DILocation(line: 62, column: 73, scope: !95, inlinedAt: !110)
!114 = !DILocation(line: 49, column: 47, scope: !96, inlinedAt: !97)
!115 = !DILocation(line: 49, column: 3, scope: !96, inlinedAt: !97)
!116 = !DILocation(line: 21, column: 6, scope: !92, inlinedAt: !93)
!117 = !DILocation(line: 20, column: 35, scope: !92, inlinedAt: !93)
!118 = !DILocation(line: 66, column: 17, scope: !41)
!119 = !DILocation(line: 68, column: 11, scope: !41)
!120 = !DILocation(line: 11, column: 6, scope: !46, inlinedAt: !119)
!121 = !DILocation(line: 11, column: 23, scope: !46, inlinedAt: !119)
!122 = !DILocation(line: 12, column: 20, scope: !46, inlinedAt: !119)
!123 = !DILocation(line: 12, column: 8, scope: !46, inlinedAt: !119)
!124 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !123)
!125 = !DILocation(line: 12, column: 45, scope: !46, inlinedAt: !119)
!126 = !DILocation(line: 39, column: 52, scope: !44, inlinedAt: !123)
!127 = !DILocation(line: 39, column: 38, scope: !44, inlinedAt: !123)
!128 = !DILocation(line: 54, column: 60, scope: !69, inlinedAt: !127)
!129 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !127)
!130 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !127)
!131 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !123)
!132 = !DILocation(line: 41, column: 32, scope: !44, inlinedAt: !123)
!133 = !DILocation(line: 41, column: 29, scope: !44, inlinedAt: !123)
!134 = !DILocation(line: 41, column: 60, scope: !44, inlinedAt: !123)
!135 = !DILocation(line: 41, column: 55, scope: !44, inlinedAt: !123)
!136 = !DILocation(line: 41, column: 41, scope: !44, inlinedAt: !123)
!137 = !DILocation(line: 54, column: 73, scope: !69, inlinedAt: !136)
!138 = !DILocation(line: 54, column: 65, scope: !69, inlinedAt: !136)
!139 = !DILocation(line: 41, column: 17, scope: !44, inlinedAt: !123)
!140 = !DILocation(line: 11, column: 46, scope: !46, inlinedAt: !119)
!141 = !DILocation(line: 11, column: 35, scope: !46, inlinedAt: !119)
!142 = !DILocation(line: 71, column: 16, scope: !41)
!143 = !DILocation(line: 71, column: 21, scope: !41)
!144 = !DILocation(line: 72, column: 29, scope: !41)
!145 = !DILocation(line: 72, column: 8, scope: !41)
!146 = !DILocation(line: 72, column: 33, scope: !41)
!147 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!148 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!149 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!150 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!151 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"minctasm", i32 1}
!152 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!153 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!154 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!155 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
!156 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"minctasm", i32 1}
