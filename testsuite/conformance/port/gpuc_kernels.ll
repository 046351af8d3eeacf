target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i64, i64*, i64*, i64, i32*, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i32*, i64, i64*, i64, i8*)* @Mixed to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Tiles to i8*)], section "llvm.metadata"

define void @Ring(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64* %p5, i64* %p6, i64 %p7, i32* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !7
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%8 = sext i32 %7 to i64, !dbg !9
	%9 = trunc i64 %6 to i32, !dbg !11
	%10 = add i32 %9, 1, !dbg !11
	%11 = zext i32 %10 to i64, !dbg !11
	%12 = trunc i64 %8 to i32, !dbg !12
	%13 = icmp ugt i64 %p4, %p1, !dbg !10
	%14 = icmp ugt i64 %p4, %p3, !dbg !10
	%15 = or i1 %13, %14, !dbg !10
	br i1 %15, label %b0_fail1, label %b0_ok1, !dbg !10, !prof !13

b0_ok1:
	%16 = urem i32 %10, %12, !dbg !12
	%17 = zext i32 %16 to i64, !dbg !12
	%18 = mul i64 %p4, 4, !dbg !10
	%19 = trunc i64 %17 to i32, !dbg !10
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !10
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !10
	%22 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !10
	%23 = bitcast i32* %20 to i8*, !dbg !10
	%24 = bitcast i32* %21 to i8*, !dbg !10
	%25 = bitcast i64* %22 to i8*, !dbg !10
	call void @gpuc_put_signal_nbi_block(i8* %23, i8* %24, i64 %18, i8* %25, i64 1, i32 10, i32 %19, i32 1, i32 0, i8* null), !dbg !10
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18, !range !15
	%27 = sext i32 %26 to i64, !dbg !18
	%28 = icmp eq i64 %27, 0, !dbg !19
	br i1 %28, label %b1, label %b2, !dbg !19

b1:
	%29 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !20
	%30 = bitcast i64* %29 to i8*, !dbg !20
	%31 = call i64 @gpuc_signal_wait_until_thread(i8* %30, i32 5, i64 1, i32 1, i8* %ctrl, i32 1), !dbg !20
	%32 = sub i64 %p4, 1, !dbg !21
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %32, !dbg !22
	%34 = getelementptr inbounds i32, i32 addrspace(1)* %33, i64 0, !dbg !23
	%35 = addrspacecast i32 addrspace(1)* %34 to i32*, !dbg !23
	%36 = icmp ugt i64 %32, %p1, !dbg !22
	%37 = icmp uge i64 %6, %8, !dbg !23
	%38 = or i1 %36, %37, !dbg !23
	br i1 %38, label %b1_fail1, label %b1_ok1, !dbg !23, !prof !13

b1_ok1:
	%39 = bitcast i32* %35 to i8*, !dbg !23
	%40 = call i32 @gpuc_g_thread_32(i8* %39, i32 %5), !dbg !23
	%41 = sext i32 %40 to i64, !dbg !25
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !24
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !24
	%44 = icmp uge i64 0, %p7, !dbg !24
	br i1 %44, label %b1_fail3, label %b1_ok3, !dbg !24, !prof !13

b1_ok3:
	%45 = bitcast i64* %43 to i8*, !dbg !24
	call void @gpuc_atomic_add_thread_uint64(i8* %45, i64 %41, i32 0), !dbg !24
	br label %b2, !dbg !24

b2:
	call void @llvm.nvvm.barrier0(), !dbg !26
	br label %b3, !dbg !27

b3:
	%46 = phi i64 [ %27, %b2 ], [ %55, %b4 ], !dbg !28
	%47 = icmp slt i64 %46, %p4, !dbg !29
	br i1 %47, label %b4, label %b5, !dbg !29

b4:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !30
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !30
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !31
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !31
	%52 = add i32 %51, %49, !dbg !32
	store i32 %52, i32 addrspace(1)* %50, align 4, !dbg !31
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33, !range !34
	%54 = sext i32 %53 to i64, !dbg !33
	%55 = add i64 %46, %54, !dbg !35
	br label %b3, !dbg !35

b5:
	call void @llvm.nvvm.barrier0(), !dbg !36
	call void @gpuc_quiet_thread(), !dbg !37
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 5), !dbg !38
	%56 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !39
	%57 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !39
	%58 = icmp ugt i64 %p4, %p9, !dbg !39
	br i1 %58, label %b5_fail1, label %b5_ok1, !dbg !39, !prof !13

b5_ok1:
	%59 = bitcast i32* %56 to i8*, !dbg !39
	%60 = bitcast i32* %57 to i8*, !dbg !39
	call void @gpuc_reduce_block_int32_sum(i32 0, i8* %59, i8* %60, i64 %18, i8* %ctrl, i32 7), !dbg !39
	ret void, !dbg !39

b0_fail1:
	%61 = icmp ugt i64 %p4, %p1, !dbg !10
	br i1 %61, label %b0_fail2, label %b0_ok2, !dbg !10

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p1), !dbg !10
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !10
	ret void, !dbg !10

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p3), !dbg !10
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !10
	ret void, !dbg !10

b1_fail1:
	%62 = icmp ugt i64 %32, %p1, !dbg !22
	br i1 %62, label %b1_fail2, label %b1_ok2, !dbg !22

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %32, i64 %p1), !dbg !22
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !22
	ret void, !dbg !22

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %6, i64 %8), !dbg !23
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !23
	ret void, !dbg !23

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p7), !dbg !24
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p9), !dbg !39
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !39
	ret void, !dbg !39
}

define void @Mixed(float* %p0, i64 %p1, float* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !40 {
entry:
	br label %b0, !dbg !41

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !41
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !41
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !41
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !41
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !42
	%5 = sext i32 %4 to i64, !dbg !42
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !43
	%7 = sext i32 %6 to i64, !dbg !43
	%8 = trunc i64 %5 to i32, !dbg !44
	%9 = add i32 %8, 1, !dbg !44
	%10 = trunc i64 %7 to i32, !dbg !45
	%11 = urem i32 %9, %10, !dbg !45
	%12 = zext i32 %11 to i64, !dbg !45
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !15
	%14 = sext i32 %13 to i64, !dbg !46
	%15 = icmp eq i64 %14, 0, !dbg !47
	br i1 %15, label %b1, label %b4, !dbg !47

b1:
	%16 = mul i64 %p1, 4, !dbg !48
	%17 = mul i64 %p3, 4, !dbg !48
	%18 = bitcast float addrspace(1)* %0 to i8 addrspace(1)*, !dbg !48
	%19 = bitcast float addrspace(1)* %1 to i8 addrspace(1)*, !dbg !48
	%20 = trunc i64 %12 to i32, !dbg !48
	%21 = addrspacecast i8 addrspace(1)* %18 to i8*, !dbg !48
	%22 = addrspacecast i8 addrspace(1)* %19 to i8*, !dbg !48
	%23 = icmp ugt i64 16, %16, !dbg !48
	%24 = icmp ugt i64 16, %17, !dbg !48
	%25 = or i1 %23, %24, !dbg !48
	br i1 %25, label %b1_fail1, label %b1_ok1, !dbg !48, !prof !13

b1_ok1:
	call void @gpuc_put_thread(i8* %21, i8* %22, i64 16, i32 %20, i32 0, i32 0, i8* null), !dbg !48
	%26 = sub i64 %p1, 4, !dbg !49
	%27 = sub i64 %p3, 4, !dbg !50
	%28 = mul i64 %26, 4, !dbg !51
	%29 = mul i64 %27, 4, !dbg !51
	%30 = getelementptr inbounds float, float addrspace(1)* %0, i64 4, !dbg !49
	%31 = getelementptr inbounds float, float addrspace(1)* %1, i64 4, !dbg !50
	%32 = bitcast float addrspace(1)* %30 to i8 addrspace(1)*, !dbg !51
	%33 = bitcast float addrspace(1)* %31 to i8 addrspace(1)*, !dbg !51
	%34 = addrspacecast i8 addrspace(1)* %32 to i8*, !dbg !51
	%35 = addrspacecast i8 addrspace(1)* %33 to i8*, !dbg !51
	%36 = icmp ugt i64 4, %p1, !dbg !49
	%37 = icmp ugt i64 4, %p3, !dbg !50
	%38 = icmp ugt i64 16, %28, !dbg !51
	%39 = icmp ugt i64 16, %29, !dbg !51
	%40 = or i1 %36, %37, !dbg !51
	%41 = or i1 %40, %38, !dbg !51
	%42 = or i1 %41, %39, !dbg !51
	br i1 %42, label %b1_fail3, label %b1_ok3, !dbg !51, !prof !13

b1_ok3:
	call void @gpuc_put_thread(i8* %34, i8* %35, i64 16, i32 %20, i32 0, i32 0, i8* null), !dbg !51
	%43 = sub i64 %p1, 8, !dbg !52
	%44 = sub i64 %p3, 8, !dbg !53
	%45 = icmp ugt i64 8, %p1, !dbg !52
	%46 = icmp ugt i64 8, %p3, !dbg !53
	%47 = or i1 %45, %46, !dbg !53
	br i1 %47, label %b1_fail7, label %b1_ok7, !dbg !53, !prof !13

b1_ok7:
	%48 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 2), !dbg !54
	%49 = icmp eq i64 %48, 0, !dbg !54
	%50 = select i1 %49, i64 3, i64 9223372036854775807, !dbg !54
	%51 = icmp ugt i64 %50, %43, !dbg !54
	br i1 %51, label %b1_fail9, label %b1_ok9, !dbg !54, !prof !13

b1_ok9:
	%52 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 1), !dbg !54
	%53 = icmp eq i64 %52, 0, !dbg !54
	%54 = select i1 %53, i64 2, i64 9223372036854775807, !dbg !54
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 8, !dbg !52
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 8, !dbg !53
	%57 = addrspacecast float addrspace(1)* %55 to float*, !dbg !54
	%58 = addrspacecast float addrspace(1)* %56 to float*, !dbg !54
	%59 = icmp ugt i64 %54, %44, !dbg !54
	br i1 %59, label %b1_fail10, label %b1_ok10, !dbg !54, !prof !13

b1_ok10:
	%60 = bitcast float* %57 to i8*, !dbg !54
	%61 = bitcast float* %58 to i8*, !dbg !54
	call void @gpuc_i_put_thread_32(i8* %60, i8* %61, i64 2, i64 1, i64 2, i32 %20), !dbg !54
	%62 = sub i64 %p1, 11, !dbg !55
	%63 = getelementptr inbounds float, float addrspace(1)* %0, i64 11, !dbg !55
	%64 = getelementptr inbounds float, float addrspace(1)* %1, i64 11, !dbg !56
	%65 = icmp uge i64 11, %p3, !dbg !56
	%66 = icmp uge i64 0, %62, !dbg !57
	%67 = or i1 %65, %66, !dbg !57
	br i1 %67, label %b1_fail11, label %b1_ok11, !dbg !57, !prof !13

b1_ok11:
	%68 = load float, float addrspace(1)* %64, align 4, !dbg !56
	%69 = getelementptr inbounds float, float addrspace(1)* %63, i64 0, !dbg !57
	%70 = bitcast float %68 to i32, !dbg !57
	%71 = addrspacecast float addrspace(1)* %69 to float*, !dbg !57
	%72 = bitcast float* %71 to i8*, !dbg !57
	call void @gpuc_p_thread_32(i8* %72, i32 %70, i32 %20), !dbg !57
	call void @gpuc_fence_thread(), !dbg !58
	br label %b2, !dbg !58

b2:
	%73 = phi i32 [ 0, %b1_ok11 ], [ %83, %b2_ok1 ], !dbg !58
	%74 = sext i32 %73 to i64, !dbg !58
	%75 = sub i64 %p5, %74, !dbg !59
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %74, !dbg !59
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %76, i64 0, !dbg !60
	%78 = addrspacecast i32 addrspace(1)* %77 to i32*, !dbg !60
	%79 = icmp ugt i64 %74, %p5, !dbg !59
	%80 = icmp uge i64 0, %75, !dbg !60
	%81 = or i1 %79, %80, !dbg !60
	br i1 %81, label %b2_fail1, label %b2_ok1, !dbg !60, !prof !13

b2_ok1:
	%82 = bitcast i32* %78 to i8*, !dbg !60
	call void @gpuc_p_thread_32(i8* %82, i32 7, i32 %20), !dbg !60
	%83 = add i32 %73, 1, !dbg !60
	%84 = icmp slt i32 %83, 3, !dbg !60
	br i1 %84, label %b2, label %b3, !dbg !60

b3:
	%85 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !61
	%86 = bitcast i32* %85 to i8*, !dbg !61
	%87 = bitcast i32* null to i8*, !dbg !61
	call void @gpuc_wait_until_all_thread(i8* %86, i64 3, i8* %87, i32 0, i64 7, i32 3, i32 1, i8* %ctrl, i32 17), !dbg !61
	%88 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !62
	%89 = icmp ugt i64 3, %p7, !dbg !62
	br i1 %89, label %b3_fail1, label %b3_ok1, !dbg !62, !prof !13

b3_ok1:
	%90 = bitcast i32* %85 to i8*, !dbg !62
	%91 = bitcast i64* %88 to i8*, !dbg !62
	%92 = bitcast i32* null to i8*, !dbg !62
	%93 = call i64 @gpuc_test_some_thread(i8* %90, i64 3, i8* %91, i8* %92, i32 0, i64 7, i32 3), !dbg !62
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 3, !dbg !63
	%95 = icmp uge i64 3, %p7, !dbg !63
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !63, !prof !13

b3_ok2:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !63
	%96 = bitcast i32* %85 to i8*, !dbg !64
	%97 = bitcast i32* null to i8*, !dbg !64
	%98 = call i64 @gpuc_test_any_thread(i8* %96, i64 3, i8* %97, i32 0, i64 8, i32 3), !dbg !64
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 4, !dbg !65
	%100 = icmp uge i64 4, %p7, !dbg !65
	br i1 %100, label %b3_fail3, label %b3_ok3, !dbg !65, !prof !13

b3_ok3:
	store i64 %98, i64 addrspace(1)* %99, align 8, !dbg !65
	br label %b4, !dbg !65

b4:
	ret void, !dbg !65

b1_fail1:
	%101 = icmp ugt i64 16, %16, !dbg !48
	br i1 %101, label %b1_fail2, label %b1_ok2, !dbg !48

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 16, i64 %16), !dbg !48
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !48
	ret void, !dbg !48

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 16, i64 %17), !dbg !48
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !48
	ret void, !dbg !48

b1_fail3:
	%102 = icmp ugt i64 4, %p1, !dbg !49
	br i1 %102, label %b1_fail4, label %b1_ok4, !dbg !49

b1_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 4, i64 %p1), !dbg !49
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !49
	ret void, !dbg !49

b1_ok4:
	%103 = icmp ugt i64 4, %p3, !dbg !50
	br i1 %103, label %b1_fail5, label %b1_ok5, !dbg !50

b1_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 4, i64 %p3), !dbg !50
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !50
	ret void, !dbg !50

b1_ok5:
	%104 = icmp ugt i64 16, %28, !dbg !51
	br i1 %104, label %b1_fail6, label %b1_ok6, !dbg !51

b1_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 16, i64 %28), !dbg !51
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !51
	ret void, !dbg !51

b1_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 16, i64 %29), !dbg !51
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !51
	ret void, !dbg !51

b1_fail7:
	%105 = icmp ugt i64 8, %p1, !dbg !52
	br i1 %105, label %b1_fail8, label %b1_ok8, !dbg !52

b1_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 8, i64 %p1), !dbg !52
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !52
	ret void, !dbg !52

b1_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 8, i64 %p3), !dbg !53
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !53
	ret void, !dbg !53

b1_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %50, i64 %43), !dbg !54
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !54
	ret void, !dbg !54

b1_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %54, i64 %44), !dbg !54
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !54
	ret void, !dbg !54

b1_fail11:
	%106 = icmp uge i64 11, %p3, !dbg !56
	br i1 %106, label %b1_fail12, label %b1_ok12, !dbg !56

b1_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 11, i64 %p3), !dbg !56
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !56
	ret void, !dbg !56

b1_ok12:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 %62), !dbg !57
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !57
	ret void, !dbg !57

b2_fail1:
	%107 = icmp ugt i64 %74, %p5, !dbg !59
	br i1 %107, label %b2_fail2, label %b2_ok2, !dbg !59

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %74, i64 %p5), !dbg !59
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %75), !dbg !60
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !60
	ret void, !dbg !60

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 3, i64 %p7), !dbg !62
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 3, i64 %p7), !dbg !63
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 4, i64 %p7), !dbg !65
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !65
	ret void, !dbg !65
}

define void @Tiles(float* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !67
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !67
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !68
	%3 = sext i32 %2 to i64, !dbg !68
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !69
	%5 = icmp ugt i64 32, %p3, !dbg !70
	%6 = icmp ugt i64 32, %p1, !dbg !71
	%7 = or i1 %5, %6, !dbg !71
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !71, !prof !13

b0_ok1:
	%8 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 8), !dbg !72
	%9 = icmp eq i64 %8, 0, !dbg !72
	%10 = select i1 %9, i64 11, i64 9223372036854775807, !dbg !72
	%11 = sext i32 %4 to i64, !dbg !69
	%12 = trunc i64 %3 to i32, !dbg !73
	%13 = add i32 %12, 1, !dbg !73
	%14 = zext i32 %13 to i64, !dbg !73
	%15 = trunc i64 %11 to i32, !dbg !74
	%16 = icmp ugt i64 %10, %p1, !dbg !72
	%17 = icmp ugt i64 %10, %p3, !dbg !72
	%18 = or i1 %16, %17, !dbg !72
	br i1 %18, label %b0_fail3, label %b0_ok3, !dbg !72, !prof !13

b0_ok3:
	%19 = urem i32 %13, %15, !dbg !74
	%20 = zext i32 %19 to i64, !dbg !74
	%21 = sub i64 %p3, 32, !dbg !70
	%22 = getelementptr inbounds float, float addrspace(1)* %1, i64 32, !dbg !70
	%23 = sub i64 %p1, 32, !dbg !71
	%24 = getelementptr inbounds float, float addrspace(1)* %0, i64 32, !dbg !71
	%25 = trunc i64 %20 to i32, !dbg !72
	%26 = addrspacecast float addrspace(1)* %0 to float*, !dbg !72
	%27 = addrspacecast float addrspace(1)* %1 to float*, !dbg !72
	%28 = bitcast float* %26 to i8*, !dbg !72
	%29 = bitcast float* %27 to i8*, !dbg !72
	call void @gpuc_put_tile_nbi_block(i8* %28, i8* %29, i64 32, i64 32, i64 2, i64 12, i32 %25), !dbg !72
	%30 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 8), !dbg !75
	%31 = icmp eq i64 %30, 0, !dbg !75
	%32 = select i1 %31, i64 20, i64 9223372036854775807, !dbg !75
	%33 = addrspacecast float addrspace(1)* %24 to float*, !dbg !75
	%34 = addrspacecast float addrspace(1)* %22 to float*, !dbg !75
	%35 = icmp ugt i64 %32, %23, !dbg !75
	%36 = icmp ugt i64 %32, %21, !dbg !75
	%37 = or i1 %35, %36, !dbg !75
	br i1 %37, label %b0_fail5, label %b0_ok5, !dbg !75, !prof !13

b0_ok5:
	%38 = bitcast float* %33 to i8*, !dbg !75
	%39 = bitcast float* %34 to i8*, !dbg !75
	call void @gpuc_get_tile_nbi_block(i8* %38, i8* %39, i64 32, i64 32, i64 3, i64 16, i32 %25), !dbg !75
	%40 = sub i64 %p1, 64, !dbg !76
	%41 = sub i64 %p3, 64, !dbg !77
	%42 = mul i64 %40, 4, !dbg !78
	%43 = mul i64 %41, 4, !dbg !78
	%44 = icmp ugt i64 64, %p1, !dbg !76
	%45 = icmp ugt i64 64, %p3, !dbg !77
	%46 = or i1 %44, %45, !dbg !77
	br i1 %46, label %b0_fail7, label %b0_ok7, !dbg !77, !prof !13

b0_ok7:
	%47 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 32), !dbg !78
	%48 = icmp eq i64 %47, 0, !dbg !78
	%49 = select i1 %48, i64 80, i64 9223372036854775807, !dbg !78
	%50 = icmp ugt i64 %49, %42, !dbg !78
	br i1 %50, label %b0_fail9, label %b0_ok9, !dbg !78, !prof !13

b0_ok9:
	%51 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 16), !dbg !78
	%52 = icmp eq i64 %51, 0, !dbg !78
	%53 = select i1 %52, i64 48, i64 9223372036854775807, !dbg !78
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 64, !dbg !76
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 64, !dbg !77
	%56 = bitcast float addrspace(1)* %54 to i8 addrspace(1)*, !dbg !78
	%57 = bitcast float addrspace(1)* %55 to i8 addrspace(1)*, !dbg !78
	%58 = addrspacecast i8 addrspace(1)* %56 to i8*, !dbg !78
	%59 = addrspacecast i8 addrspace(1)* %57 to i8*, !dbg !78
	%60 = icmp ugt i64 %53, %43, !dbg !78
	br i1 %60, label %b0_fail10, label %b0_ok10, !dbg !78, !prof !13

b0_ok10:
	call void @gpuc_put_tile_block(i8* %58, i8* %59, i64 32, i64 16, i64 3, i64 16, i32 %25), !dbg !78
	call void @gpuc_quiet_thread(), !dbg !79
	ret void, !dbg !79

b0_fail1:
	%61 = icmp ugt i64 32, %p3, !dbg !70
	br i1 %61, label %b0_fail2, label %b0_ok2, !dbg !70

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 32, i64 %p3), !dbg !70
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !70
	ret void, !dbg !70

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 32, i64 %p1), !dbg !71
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !71
	ret void, !dbg !71

b0_fail3:
	%62 = icmp ugt i64 %10, %p1, !dbg !72
	br i1 %62, label %b0_fail4, label %b0_ok4, !dbg !72

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %10, i64 %p1), !dbg !72
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !72
	ret void, !dbg !72

b0_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %10, i64 %p3), !dbg !72
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !72
	ret void, !dbg !72

b0_fail5:
	%63 = icmp ugt i64 %32, %23, !dbg !75
	br i1 %63, label %b0_fail6, label %b0_ok6, !dbg !75

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %32, i64 %23), !dbg !75
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !75
	ret void, !dbg !75

b0_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %21), !dbg !75
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !75
	ret void, !dbg !75

b0_fail7:
	%64 = icmp ugt i64 64, %p1, !dbg !76
	br i1 %64, label %b0_fail8, label %b0_ok8, !dbg !76

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 64, i64 %p1), !dbg !76
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !76
	ret void, !dbg !76

b0_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 64, i64 %p3), !dbg !77
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !77
	ret void, !dbg !77

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %49, i64 %42), !dbg !78
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !78
	ret void, !dbg !78

b0_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %53, i64 %43), !dbg !78
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !78
	ret void, !dbg !78
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !16
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !16
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare void @gpuc_atomic_add_thread_uint64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_barrier_all_block(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_reduce_block_int32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_wait_until_all_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_test_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6) nounwind

declare i64 @gpuc_test_any_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_put_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!80, !81, !82}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "port.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/port")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ring", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!7 = !DILocation(line: 33, column: 6, scope: !6)
!8 = !DILocation(line: 34, column: 33, scope: !6)
!9 = !DILocation(line: 34, column: 55, scope: !6)
!10 = !DILocation(line: 36, column: 39, scope: !6)
!11 = !DILocation(line: 35, column: 16, scope: !6)
!12 = !DILocation(line: 35, column: 21, scope: !6)
!13 = !{!"branch_weights", i32 1, i32 1048576}
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 65535}
!17 = !{i32 0, i32 64}
!18 = !DILocation(line: 37, column: 16, scope: !6)
!19 = !DILocation(line: 37, column: 21, scope: !6)
!20 = !DILocation(line: 38, column: 32, scope: !6)
!21 = !DILocation(line: 39, column: 91, scope: !6)
!22 = !DILocation(line: 39, column: 84, scope: !6)
!23 = !DILocation(line: 39, column: 70, scope: !6)
!24 = !DILocation(line: 39, column: 35, scope: !6)
!25 = !DILocation(line: 39, column: 52, scope: !6)
!26 = !DILocation(line: 41, column: 16, scope: !6)
!27 = !DILocation(line: 43, column: 25, scope: !6)
!28 = !DILocation(line: 43, column: 6, scope: !6)
!29 = !DILocation(line: 43, column: 30, scope: !6)
!30 = !DILocation(line: 44, column: 12, scope: !6)
!31 = !DILocation(line: 44, column: 4, scope: !6)
!32 = !DILocation(line: 44, column: 3, scope: !6)
!33 = !DILocation(line: 43, column: 50, scope: !6)
!34 = !{i32 1, i32 1025}
!35 = !DILocation(line: 43, column: 35, scope: !6)
!36 = !DILocation(line: 46, column: 16, scope: !6)
!37 = !DILocation(line: 47, column: 19, scope: !6)
!38 = !DILocation(line: 48, column: 32, scope: !6)
!39 = !DILocation(line: 49, column: 35, scope: !6)
!40 = distinct !DISubprogram(name: "Mixed", scope: !1, file: !1, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!41 = !DILocation(line: 70, column: 6, scope: !40)
!42 = !DILocation(line: 71, column: 33, scope: !40)
!43 = !DILocation(line: 71, column: 55, scope: !40)
!44 = !DILocation(line: 72, column: 16, scope: !40)
!45 = !DILocation(line: 72, column: 21, scope: !40)
!46 = !DILocation(line: 73, column: 16, scope: !40)
!47 = !DILocation(line: 73, column: 21, scope: !40)
!48 = !DILocation(line: 74, column: 21, scope: !40)
!49 = !DILocation(line: 75, column: 35, scope: !40)
!50 = !DILocation(line: 75, column: 55, scope: !40)
!51 = !DILocation(line: 75, column: 21, scope: !40)
!52 = !DILocation(line: 76, column: 35, scope: !40)
!53 = !DILocation(line: 76, column: 55, scope: !40)
!54 = !DILocation(line: 76, column: 21, scope: !40)
!55 = !DILocation(line: 77, column: 36, scope: !40)
!56 = !DILocation(line: 77, column: 58, scope: !40)
!57 = !DILocation(line: 77, column: 22, scope: !40)
!58 = !DILocation(line: 78, column: 20, scope: !40)
!59 = !DILocation(line: 80, column: 35, scope: !40)
!60 = !DILocation(line: 80, column: 21, scope: !40)
!61 = !DILocation(line: 82, column: 33, scope: !40)
!62 = !DILocation(line: 83, column: 39, scope: !40)
!63 = !DILocation(line: 83, column: 8, scope: !40)
!64 = !DILocation(line: 84, column: 38, scope: !40)
!65 = !DILocation(line: 84, column: 8, scope: !40)
!66 = distinct !DISubprogram(name: "Tiles", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!67 = !DILocation(line: 103, column: 6, scope: !66)
!68 = !DILocation(line: 104, column: 33, scope: !66)
!69 = !DILocation(line: 104, column: 55, scope: !66)
!70 = !DILocation(line: 108, column: 47, scope: !66)
!71 = !DILocation(line: 109, column: 46, scope: !66)
!72 = !DILocation(line: 110, column: 29, scope: !66)
!73 = !DILocation(line: 105, column: 16, scope: !66)
!74 = !DILocation(line: 105, column: 21, scope: !66)
!75 = !DILocation(line: 111, column: 29, scope: !66)
!76 = !DILocation(line: 112, column: 42, scope: !66)
!77 = !DILocation(line: 112, column: 63, scope: !66)
!78 = !DILocation(line: 112, column: 28, scope: !66)
!79 = !DILocation(line: 113, column: 19, scope: !66)
!80 = !{void (i32*, i64, i32*, i64, i64, i64*, i64*, i64, i32*, i64, i8*)* @Ring, !"kernel", i32 1}
!81 = !{void (float*, i64, float*, i64, i32*, i64, i64*, i64, i8*)* @Mixed, !"kernel", i32 1}
!82 = !{void (float*, i64, float*, i64, i8*)* @Tiles, !"kernel", i32 1}
