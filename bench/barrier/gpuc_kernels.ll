target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [7 x i8*] [i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @GridSync to i8*)], section "llvm.metadata"

define void @BarrierThread(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%4 = sext i32 %3 to i64, !dbg !10
	%5 = trunc i64 %4 to i32, !dbg !11
	%6 = add i32 %5, 1, !dbg !11
	%7 = zext i32 %6 to i64, !dbg !11
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%9 = sext i32 %8 to i64, !dbg !12
	%10 = trunc i64 %9 to i32, !dbg !13
	%11 = urem i32 %6, %10, !dbg !13
	%12 = zext i32 %11 to i64, !dbg !13
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14, !range !15
	%14 = sext i32 %13 to i64, !dbg !14
	%15 = icmp eq i64 %14, 0, !dbg !16
	%16 = icmp slt i64 0, %p3, !dbg !17
	br i1 %16, label %b1, label %b8, !dbg !17

b1:
	%17 = trunc i64 %12 to i32, !dbg !18
	br label %b2, !dbg !19

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !19
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !19
	%20 = add i64 %p2, %19, !dbg !21
	%21 = add i64 %20, 1, !dbg !22
	br i1 %15, label %b3, label %b4, !dbg !22

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !23
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !18
	%24 = icmp uge i64 0, %p1, !dbg !23
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !23, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !18
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !18
	br label %b4, !dbg !18

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !28
	br i1 %15, label %b5, label %b7, !dbg !28

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !29
	%27 = icmp uge i64 0, %p1, !dbg !29
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !29, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !29
	%29 = icmp ult i64 %28, %21, !dbg !30
	br i1 %29, label %b6, label %b7, !dbg !30

b6:
	%30 = add i64 %18, 1, !dbg !31
	br label %b7, !dbg !31

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !19
	call void @gpuc_barrier_all_thread(i8* %ctrl, i32 3), !dbg !32
	%32 = add i64 %19, 1, !dbg !33
	%33 = icmp slt i64 %32, %p3, !dbg !33
	br i1 %33, label %b2, label %b8, !dbg !33

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !19
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !34
	%36 = icmp slt i64 0, %p4, !dbg !35
	br i1 %36, label %b9, label %b10, !dbg !35

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !35
	call void @gpuc_barrier_all_thread(i8* %ctrl, i32 3), !dbg !32
	%38 = add i64 %37, 1, !dbg !36
	%39 = icmp slt i64 %38, %p4, !dbg !36
	br i1 %39, label %b9, label %b10, !dbg !36

b10:
	br i1 %15, label %b11, label %b12, !dbg !36

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !37
	%41 = sub i64 %40, %35, !dbg !39
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !38
	%43 = icmp uge i64 0, %p6, !dbg !38
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !38, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !38
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !40
	%45 = icmp uge i64 0, %p8, !dbg !40
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !40, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !40
	br label %b12, !dbg !40

b12:
	ret void, !dbg !9

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !23
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !23
	ret void, !dbg !23

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !29
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !29
	ret void, !dbg !29

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !38
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !38
	ret void, !dbg !38

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !40
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !40
	ret void, !dbg !40
}

define void @BarrierWarp(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !41 {
entry:
	br label %b0, !dbg !42

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !42
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !42
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !42
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !44
	%4 = sext i32 %3 to i64, !dbg !44
	%5 = trunc i64 %4 to i32, !dbg !45
	%6 = add i32 %5, 1, !dbg !45
	%7 = zext i32 %6 to i64, !dbg !45
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !46
	%9 = sext i32 %8 to i64, !dbg !46
	%10 = trunc i64 %9 to i32, !dbg !47
	%11 = urem i32 %6, %10, !dbg !47
	%12 = zext i32 %11 to i64, !dbg !47
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48, !range !15
	%14 = sext i32 %13 to i64, !dbg !48
	%15 = icmp eq i64 %14, 0, !dbg !49
	%16 = icmp slt i64 0, %p3, !dbg !50
	br i1 %16, label %b1, label %b8, !dbg !50

b1:
	%17 = trunc i64 %12 to i32, !dbg !51
	br label %b2, !dbg !52

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !52
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !52
	%20 = add i64 %p2, %19, !dbg !54
	%21 = add i64 %20, 1, !dbg !55
	br i1 %15, label %b3, label %b4, !dbg !55

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !56
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !51
	%24 = icmp uge i64 0, %p1, !dbg !56
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !56, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !51
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !51
	br label %b4, !dbg !51

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !57
	br i1 %15, label %b5, label %b7, !dbg !57

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !58
	%27 = icmp uge i64 0, %p1, !dbg !58
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !58, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !58
	%29 = icmp ult i64 %28, %21, !dbg !59
	br i1 %29, label %b6, label %b7, !dbg !59

b6:
	%30 = add i64 %18, 1, !dbg !60
	br label %b7, !dbg !60

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !52
	call void @gpuc_barrier_all_warp(i8* %ctrl, i32 6), !dbg !61
	%32 = add i64 %19, 1, !dbg !62
	%33 = icmp slt i64 %32, %p3, !dbg !62
	br i1 %33, label %b2, label %b8, !dbg !62

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !52
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !63
	%36 = icmp slt i64 0, %p4, !dbg !64
	br i1 %36, label %b9, label %b10, !dbg !64

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !64
	call void @gpuc_barrier_all_warp(i8* %ctrl, i32 6), !dbg !61
	%38 = add i64 %37, 1, !dbg !65
	%39 = icmp slt i64 %38, %p4, !dbg !65
	br i1 %39, label %b9, label %b10, !dbg !65

b10:
	br i1 %15, label %b11, label %b12, !dbg !65

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !66
	%41 = sub i64 %40, %35, !dbg !68
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !67
	%43 = icmp uge i64 0, %p6, !dbg !67
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !67, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !67
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !69
	%45 = icmp uge i64 0, %p8, !dbg !69
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !69, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !69
	br label %b12, !dbg !69

b12:
	ret void, !dbg !43

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !56
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !56
	ret void, !dbg !56

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !58
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !58
	ret void, !dbg !58

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !67
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !67
	ret void, !dbg !67

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !69
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !69
	ret void, !dbg !69
}

define void @BarrierBlock(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !70 {
entry:
	br label %b0, !dbg !71

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !71
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !71
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !71
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !73
	%4 = sext i32 %3 to i64, !dbg !73
	%5 = trunc i64 %4 to i32, !dbg !74
	%6 = add i32 %5, 1, !dbg !74
	%7 = zext i32 %6 to i64, !dbg !74
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !75
	%9 = sext i32 %8 to i64, !dbg !75
	%10 = trunc i64 %9 to i32, !dbg !76
	%11 = urem i32 %6, %10, !dbg !76
	%12 = zext i32 %11 to i64, !dbg !76
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77, !range !15
	%14 = sext i32 %13 to i64, !dbg !77
	%15 = icmp eq i64 %14, 0, !dbg !78
	%16 = icmp slt i64 0, %p3, !dbg !79
	br i1 %16, label %b1, label %b8, !dbg !79

b1:
	%17 = trunc i64 %12 to i32, !dbg !80
	br label %b2, !dbg !81

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !81
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !81
	%20 = add i64 %p2, %19, !dbg !83
	%21 = add i64 %20, 1, !dbg !84
	br i1 %15, label %b3, label %b4, !dbg !84

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !85
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !80
	%24 = icmp uge i64 0, %p1, !dbg !85
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !85, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !80
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !80
	br label %b4, !dbg !80

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !86
	br i1 %15, label %b5, label %b7, !dbg !86

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !87
	%27 = icmp uge i64 0, %p1, !dbg !87
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !87, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !87
	%29 = icmp ult i64 %28, %21, !dbg !88
	br i1 %29, label %b6, label %b7, !dbg !88

b6:
	%30 = add i64 %18, 1, !dbg !89
	br label %b7, !dbg !89

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !81
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 7), !dbg !90
	%32 = add i64 %19, 1, !dbg !91
	%33 = icmp slt i64 %32, %p3, !dbg !91
	br i1 %33, label %b2, label %b8, !dbg !91

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !81
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !92
	%36 = icmp slt i64 0, %p4, !dbg !93
	br i1 %36, label %b9, label %b10, !dbg !93

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !93
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 7), !dbg !90
	%38 = add i64 %37, 1, !dbg !94
	%39 = icmp slt i64 %38, %p4, !dbg !94
	br i1 %39, label %b9, label %b10, !dbg !94

b10:
	br i1 %15, label %b11, label %b12, !dbg !94

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !95
	%41 = sub i64 %40, %35, !dbg !97
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !96
	%43 = icmp uge i64 0, %p6, !dbg !96
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !96, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !96
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !98
	%45 = icmp uge i64 0, %p8, !dbg !98
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !98, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !98
	br label %b12, !dbg !98

b12:
	ret void, !dbg !72

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !85
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !87
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !87
	ret void, !dbg !87

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !96
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !96
	ret void, !dbg !96

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !98
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !98
	ret void, !dbg !98
}

define void @SyncThread(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !99 {
entry:
	br label %b0, !dbg !100

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !100
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !100
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !100
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !102
	%4 = sext i32 %3 to i64, !dbg !102
	%5 = trunc i64 %4 to i32, !dbg !103
	%6 = add i32 %5, 1, !dbg !103
	%7 = zext i32 %6 to i64, !dbg !103
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !104
	%9 = sext i32 %8 to i64, !dbg !104
	%10 = trunc i64 %9 to i32, !dbg !105
	%11 = urem i32 %6, %10, !dbg !105
	%12 = zext i32 %11 to i64, !dbg !105
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !15
	%14 = sext i32 %13 to i64, !dbg !106
	%15 = icmp eq i64 %14, 0, !dbg !107
	%16 = icmp slt i64 0, %p3, !dbg !108
	br i1 %16, label %b1, label %b8, !dbg !108

b1:
	%17 = trunc i64 %12 to i32, !dbg !109
	br label %b2, !dbg !110

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !110
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !110
	%20 = add i64 %p2, %19, !dbg !112
	%21 = add i64 %20, 1, !dbg !113
	br i1 %15, label %b3, label %b4, !dbg !113

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !114
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !109
	%24 = icmp uge i64 0, %p1, !dbg !114
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !114, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !109
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !109
	br label %b4, !dbg !109

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !115
	br i1 %15, label %b5, label %b7, !dbg !115

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !116
	%27 = icmp uge i64 0, %p1, !dbg !116
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !116, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !116
	%29 = icmp ult i64 %28, %21, !dbg !117
	br i1 %29, label %b6, label %b7, !dbg !117

b6:
	%30 = add i64 %18, 1, !dbg !118
	br label %b7, !dbg !118

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !110
	call void @gpuc_sync_all_thread(i8* %ctrl, i32 8), !dbg !119
	%32 = add i64 %19, 1, !dbg !120
	%33 = icmp slt i64 %32, %p3, !dbg !120
	br i1 %33, label %b2, label %b8, !dbg !120

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !110
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !121
	%36 = icmp slt i64 0, %p4, !dbg !122
	br i1 %36, label %b9, label %b10, !dbg !122

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !122
	call void @gpuc_sync_all_thread(i8* %ctrl, i32 8), !dbg !119
	%38 = add i64 %37, 1, !dbg !123
	%39 = icmp slt i64 %38, %p4, !dbg !123
	br i1 %39, label %b9, label %b10, !dbg !123

b10:
	br i1 %15, label %b11, label %b12, !dbg !123

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !124
	%41 = sub i64 %40, %35, !dbg !126
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !125
	%43 = icmp uge i64 0, %p6, !dbg !125
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !125, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !125
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !127
	%45 = icmp uge i64 0, %p8, !dbg !127
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !127, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !127
	br label %b12, !dbg !127

b12:
	ret void, !dbg !101

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !114
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !116
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !116
	ret void, !dbg !116

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !125
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !125
	ret void, !dbg !125

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !127
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !127
	ret void, !dbg !127
}

define void @SyncWarp(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !128 {
entry:
	br label %b0, !dbg !129

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !129
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !129
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !129
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !131
	%4 = sext i32 %3 to i64, !dbg !131
	%5 = trunc i64 %4 to i32, !dbg !132
	%6 = add i32 %5, 1, !dbg !132
	%7 = zext i32 %6 to i64, !dbg !132
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !133
	%9 = sext i32 %8 to i64, !dbg !133
	%10 = trunc i64 %9 to i32, !dbg !134
	%11 = urem i32 %6, %10, !dbg !134
	%12 = zext i32 %11 to i64, !dbg !134
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135, !range !15
	%14 = sext i32 %13 to i64, !dbg !135
	%15 = icmp eq i64 %14, 0, !dbg !136
	%16 = icmp slt i64 0, %p3, !dbg !137
	br i1 %16, label %b1, label %b8, !dbg !137

b1:
	%17 = trunc i64 %12 to i32, !dbg !138
	br label %b2, !dbg !139

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !139
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !139
	%20 = add i64 %p2, %19, !dbg !141
	%21 = add i64 %20, 1, !dbg !142
	br i1 %15, label %b3, label %b4, !dbg !142

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !143
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !138
	%24 = icmp uge i64 0, %p1, !dbg !143
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !143, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !138
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !138
	br label %b4, !dbg !138

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !144
	br i1 %15, label %b5, label %b7, !dbg !144

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !145
	%27 = icmp uge i64 0, %p1, !dbg !145
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !145, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !145
	%29 = icmp ult i64 %28, %21, !dbg !146
	br i1 %29, label %b6, label %b7, !dbg !146

b6:
	%30 = add i64 %18, 1, !dbg !147
	br label %b7, !dbg !147

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !139
	call void @gpuc_sync_all_warp(i8* %ctrl, i32 9), !dbg !148
	%32 = add i64 %19, 1, !dbg !149
	%33 = icmp slt i64 %32, %p3, !dbg !149
	br i1 %33, label %b2, label %b8, !dbg !149

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !139
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !150
	%36 = icmp slt i64 0, %p4, !dbg !151
	br i1 %36, label %b9, label %b10, !dbg !151

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !151
	call void @gpuc_sync_all_warp(i8* %ctrl, i32 9), !dbg !148
	%38 = add i64 %37, 1, !dbg !152
	%39 = icmp slt i64 %38, %p4, !dbg !152
	br i1 %39, label %b9, label %b10, !dbg !152

b10:
	br i1 %15, label %b11, label %b12, !dbg !152

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !153
	%41 = sub i64 %40, %35, !dbg !155
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !154
	%43 = icmp uge i64 0, %p6, !dbg !154
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !154, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !154
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !156
	%45 = icmp uge i64 0, %p8, !dbg !156
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !156, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !156
	br label %b12, !dbg !156

b12:
	ret void, !dbg !130

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !143
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !145
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !145
	ret void, !dbg !145

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !154
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !154
	ret void, !dbg !154

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !156
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !156
	ret void, !dbg !156
}

define void @SyncBlock(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !157 {
entry:
	br label %b0, !dbg !158

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !158
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !158
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !158
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !160
	%4 = sext i32 %3 to i64, !dbg !160
	%5 = trunc i64 %4 to i32, !dbg !161
	%6 = add i32 %5, 1, !dbg !161
	%7 = zext i32 %6 to i64, !dbg !161
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !162
	%9 = sext i32 %8 to i64, !dbg !162
	%10 = trunc i64 %9 to i32, !dbg !163
	%11 = urem i32 %6, %10, !dbg !163
	%12 = zext i32 %11 to i64, !dbg !163
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164, !range !15
	%14 = sext i32 %13 to i64, !dbg !164
	%15 = icmp eq i64 %14, 0, !dbg !165
	%16 = icmp slt i64 0, %p3, !dbg !166
	br i1 %16, label %b1, label %b8, !dbg !166

b1:
	%17 = trunc i64 %12 to i32, !dbg !167
	br label %b2, !dbg !168

b2:
	%18 = phi i64 [ %31, %b7 ], [ 0, %b1 ], !dbg !168
	%19 = phi i64 [ %32, %b7 ], [ 0, %b1 ], !dbg !168
	%20 = add i64 %p2, %19, !dbg !170
	%21 = add i64 %20, 1, !dbg !171
	br i1 %15, label %b3, label %b4, !dbg !171

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !172
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !167
	%24 = icmp uge i64 0, %p1, !dbg !172
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !172, !prof !24

b3_ok1:
	%25 = bitcast i64* %23 to i8*, !dbg !167
	call void @gpuc_p_thread_64(i8* %25, i64 %21, i32 %17), !dbg !167
	br label %b4, !dbg !167

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 1), !dbg !173
	br i1 %15, label %b5, label %b7, !dbg !173

b5:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !174
	%27 = icmp uge i64 0, %p1, !dbg !174
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !174, !prof !24

b5_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !174
	%29 = icmp ult i64 %28, %21, !dbg !175
	br i1 %29, label %b6, label %b7, !dbg !175

b6:
	%30 = add i64 %18, 1, !dbg !176
	br label %b7, !dbg !176

b7:
	%31 = phi i64 [ %18, %b4 ], [ %18, %b5_ok1 ], [ %30, %b6 ], !dbg !168
	call void @gpuc_sync_all_block(i8* %ctrl, i32 10), !dbg !177
	%32 = add i64 %19, 1, !dbg !178
	%33 = icmp slt i64 %32, %p3, !dbg !178
	br i1 %33, label %b2, label %b8, !dbg !178

b8:
	%34 = phi i64 [ 0, %b0 ], [ %31, %b7 ], !dbg !168
	%35 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !179
	%36 = icmp slt i64 0, %p4, !dbg !180
	br i1 %36, label %b9, label %b10, !dbg !180

b9:
	%37 = phi i64 [ %38, %b9 ], [ 0, %b8 ], !dbg !180
	call void @gpuc_sync_all_block(i8* %ctrl, i32 10), !dbg !177
	%38 = add i64 %37, 1, !dbg !181
	%39 = icmp slt i64 %38, %p4, !dbg !181
	br i1 %39, label %b9, label %b10, !dbg !181

b10:
	br i1 %15, label %b11, label %b12, !dbg !181

b11:
	%40 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !182
	%41 = sub i64 %40, %35, !dbg !184
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !183
	%43 = icmp uge i64 0, %p6, !dbg !183
	br i1 %43, label %b11_fail1, label %b11_ok1, !dbg !183, !prof !24

b11_ok1:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !183
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !185
	%45 = icmp uge i64 0, %p8, !dbg !185
	br i1 %45, label %b11_fail2, label %b11_ok2, !dbg !185, !prof !24

b11_ok2:
	store i64 %34, i64 addrspace(1)* %44, align 8, !dbg !185
	br label %b12, !dbg !185

b12:
	ret void, !dbg !159

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !172
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p1), !dbg !174
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !174
	ret void, !dbg !174

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p6), !dbg !183
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !183
	ret void, !dbg !183

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p8), !dbg !185
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !185
	ret void, !dbg !185
}

define void @GridSync(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !186 {
entry:
	br label %b0, !dbg !187

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !187
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !187
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !187
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188, !range !25
	%4 = sext i32 %3 to i64, !dbg !188
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189, !range !15
	%6 = sext i32 %5 to i64, !dbg !189
	%7 = icmp eq i64 %6, 0, !dbg !190
	%8 = icmp slt i64 0, %p3, !dbg !191
	br i1 %8, label %b1, label %b14, !dbg !191

b1:
	%9 = trunc i64 %4 to i32, !dbg !192
	%10 = add i32 %9, 1, !dbg !192
	%11 = zext i32 %10 to i64, !dbg !192
	%12 = add i64 %p1, -1, !dbg !191
	%13 = mul i64 %4, -1, !dbg !191
	%14 = add i64 %12, %13, !dbg !191
	%15 = icmp sge i64 %14, 0, !dbg !191
	%16 = add i64 %p8, -1, !dbg !191
	%17 = icmp sge i64 %16, 0, !dbg !191
	%18 = and i1 %15, %17, !dbg !191
	br i1 %18, label %b2, label %b8_cold, !dbg !191, !prof !193

b2:
	%19 = phi i64 [ %35, %b7 ], [ 0, %b1 ], !dbg !191
	%20 = add i64 %p2, %19, !dbg !195
	%21 = add i64 %20, 1, !dbg !196
	br i1 %7, label %b3, label %b4, !dbg !196

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %4, !dbg !197
	store i64 %21, i64 addrspace(1)* %22, align 8, !dbg !197
	br label %b4, !dbg !197

b4:
	call void @gpuc_grid_sync(), !dbg !198
	br i1 %7, label %b5, label %b7, !dbg !198

b5:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !201, !range !199
	%24 = sext i32 %23 to i64, !dbg !201
	%25 = trunc i64 %11 to i32, !dbg !202
	%26 = trunc i64 %24 to i32, !dbg !202
	%27 = urem i32 %25, %26, !dbg !202
	%28 = zext i32 %27 to i64, !dbg !202
	%29 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %28, !dbg !203
	%30 = icmp uge i64 %28, %p1, !dbg !203
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !203, !prof !24

b5_ok1:
	%31 = load i64, i64 addrspace(1)* %29, align 8, !dbg !203
	%32 = icmp ne i64 %31, %21, !dbg !204
	br i1 %32, label %b6, label %b7, !dbg !204

b6:
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !205
	%34 = atomicrmw add i64 addrspace(1)* %33, i64 1 monotonic, !dbg !206
	br label %b7, !dbg !206

b7:
	call void @gpuc_grid_sync(), !dbg !207
	%35 = add i64 %19, 1, !dbg !207
	%36 = icmp slt i64 %35, %p3, !dbg !207
	br i1 %36, label %b2, label %b14, !dbg !207

b14:
	%37 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !210
	%38 = icmp slt i64 0, %p4, !dbg !211
	br i1 %38, label %b15, label %b16, !dbg !211

b15:
	%39 = phi i64 [ %40, %b15 ], [ 0, %b14 ], !dbg !211
	call void @gpuc_grid_sync(), !dbg !212
	%40 = add i64 %39, 1, !dbg !212
	%41 = icmp slt i64 %40, %p4, !dbg !212
	br i1 %41, label %b15, label %b16, !dbg !212

b16:
	br i1 %7, label %b17, label %b19, !dbg !212

b17:
	%42 = icmp eq i64 %4, 0, !dbg !213
	br i1 %42, label %b18, label %b19, !dbg !213

b18:
	%43 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !214
	%44 = sub i64 %43, %37, !dbg !216
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !215
	%46 = icmp uge i64 0, %p6, !dbg !215
	br i1 %46, label %b18_fail1, label %b18_ok1, !dbg !215, !prof !24

b18_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !215
	br label %b19, !dbg !215

b19:
	ret void, !dbg !215

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %28, i64 %p1), !dbg !203
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !203
	ret void, !dbg !203

b8_cold:
	%47 = phi i64 [ %64, %b13_cold ], [ 0, %b1 ], !dbg !191
	%48 = add i64 %p2, %47, !dbg !195
	%49 = add i64 %48, 1, !dbg !196
	br i1 %7, label %b9_cold, label %b10_cold, !dbg !196

b9_cold:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %4, !dbg !197
	%51 = icmp uge i64 %4, %p1, !dbg !197
	br i1 %51, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !197, !prof !24

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %4, i64 %p1), !dbg !197
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !197
	ret void, !dbg !197

b9_cold_ok1:
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !197
	br label %b10_cold, !dbg !197

b10_cold:
	call void @gpuc_grid_sync(), !dbg !198
	br i1 %7, label %b11_cold, label %b13_cold, !dbg !198

b11_cold:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !201, !range !199
	%53 = sext i32 %52 to i64, !dbg !201
	%54 = trunc i64 %53 to i32, !dbg !202
	%55 = urem i32 %10, %54, !dbg !202
	%56 = zext i32 %55 to i64, !dbg !202
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !203
	%58 = icmp uge i64 %56, %p1, !dbg !203
	br i1 %58, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !203, !prof !24

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %56, i64 %p1), !dbg !203
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !203
	ret void, !dbg !203

b11_cold_ok1:
	%59 = load i64, i64 addrspace(1)* %57, align 8, !dbg !203
	%60 = icmp ne i64 %59, %49, !dbg !204
	br i1 %60, label %b12_cold, label %b13_cold, !dbg !204

b12_cold:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !205
	%62 = icmp uge i64 0, %p8, !dbg !205
	br i1 %62, label %b12_cold_fail1, label %b12_cold_ok1, !dbg !205, !prof !24

b12_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 %p8), !dbg !205
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !205
	ret void, !dbg !205

b12_cold_ok1:
	%63 = atomicrmw add i64 addrspace(1)* %61, i64 1 monotonic, !dbg !206
	br label %b13_cold, !dbg !206

b13_cold:
	call void @gpuc_grid_sync(), !dbg !207
	%64 = add i64 %47, 1, !dbg !207
	%65 = icmp slt i64 %64, %p3, !dbg !207
	br i1 %65, label %b8_cold, label %b14, !dbg !207, !llvm.loop !209

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 %p6), !dbg !215
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !215
	ret void, !dbg !215
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !25
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !27
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

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_barrier_all_block(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_barrier_all_thread(i8* %a0, i32 %a1) nounwind

declare void @gpuc_barrier_all_warp(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_sync_all_thread(i8* %a0, i32 %a1) nounwind

declare void @gpuc_sync_all_warp(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_sync_all_block(i8* %a0, i32 %a1) convergent nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !27
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind
	%13 = zext i32 %12 to i64
	%14 = add i64 %11, %13
	%15 = add i64 %14, 4
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !199
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !200
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !200
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !25
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	%30 = add i32 %29, %28
	%31 = xor i32 %29, %30
	%32 = icmp sge i32 %31, 0
	br i1 %32, label %wait, label %acquired

wait:
	%33 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%34 = xor i32 %29, %33
	%35 = icmp sge i32 %34, 0
	br i1 %35, label %wait, label %acquired

acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %15) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!217, !218, !219, !220, !221, !222, !223, !224, !225, !226, !227, !228, !229, !230, !231, !232, !233, !234, !235, !236, !237, !238, !239, !240, !241, !242, !243, !244}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "barrier.go", directory: "github.com/gpuc-go/gpuc/bench/barrier")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "BarrierThread", scope: !1, file: !1, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!7 = !DILocation(line: 53, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "loop", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!9 = !DILocation(line: 53, column: 49, scope: !6)
!10 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !9)
!14 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !9)
!15 = !{i32 0, i32 1024}
!16 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !9)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !{i32 0, i32 2147483647}
!26 = !{i32 0, i32 65535}
!27 = !{i32 0, i32 64}
!28 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !9)
!29 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 53, column: 81, scope: !6)
!33 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !9)
!34 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !9)
!35 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !9)
!36 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !9)
!37 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !9)
!38 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !9)
!39 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !9)
!40 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !9)
!41 = distinct !DISubprogram(name: "BarrierWarp", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!42 = !DILocation(line: 58, column: 6, scope: !41)
!43 = !DILocation(line: 58, column: 47, scope: !41)
!44 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !43)
!45 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !43)
!46 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !43)
!47 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !43)
!48 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !43)
!49 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !43)
!50 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !43)
!51 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !43)
!52 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !43)
!53 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !43)
!54 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !43)
!55 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !43)
!56 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !43)
!57 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !43)
!58 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !43)
!59 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !43)
!60 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !43)
!61 = !DILocation(line: 58, column: 79, scope: !41)
!62 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !43)
!63 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !43)
!64 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !43)
!65 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !43)
!66 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !43)
!67 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !43)
!68 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !43)
!69 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !43)
!70 = distinct !DISubprogram(name: "BarrierBlock", scope: !1, file: !1, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!71 = !DILocation(line: 63, column: 6, scope: !70)
!72 = !DILocation(line: 63, column: 48, scope: !70)
!73 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !72)
!74 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !72)
!75 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !72)
!76 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !72)
!77 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !72)
!78 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !72)
!79 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !72)
!80 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !72)
!81 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !72)
!82 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !72)
!83 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !72)
!84 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !72)
!85 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !72)
!86 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !72)
!87 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !72)
!88 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !72)
!89 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !72)
!90 = !DILocation(line: 63, column: 80, scope: !70)
!91 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !72)
!92 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !72)
!93 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !72)
!94 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !72)
!95 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !72)
!96 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !72)
!97 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !72)
!98 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !72)
!99 = distinct !DISubprogram(name: "SyncThread", scope: !1, file: !1, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!100 = !DILocation(line: 68, column: 6, scope: !99)
!101 = !DILocation(line: 68, column: 46, scope: !99)
!102 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !101)
!103 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !101)
!104 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !101)
!105 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !101)
!106 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !101)
!107 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !101)
!108 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !101)
!109 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !101)
!110 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !101)
!111 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !101)
!112 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !101)
!113 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !101)
!114 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !101)
!115 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !101)
!116 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !101)
!117 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !101)
!118 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !101)
!119 = !DILocation(line: 68, column: 75, scope: !99)
!120 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !101)
!121 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !101)
!122 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !101)
!123 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !101)
!124 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !101)
!125 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !101)
!126 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !101)
!127 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !101)
!128 = distinct !DISubprogram(name: "SyncWarp", scope: !1, file: !1, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!129 = !DILocation(line: 73, column: 6, scope: !128)
!130 = !DILocation(line: 73, column: 44, scope: !128)
!131 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !130)
!132 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !130)
!133 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !130)
!134 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !130)
!135 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !130)
!136 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !130)
!137 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !130)
!138 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !130)
!139 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !130)
!140 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !130)
!141 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !130)
!142 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !130)
!143 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !130)
!144 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !130)
!145 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !130)
!146 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !130)
!147 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !130)
!148 = !DILocation(line: 73, column: 73, scope: !128)
!149 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !130)
!150 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !130)
!151 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !130)
!152 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !130)
!153 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !130)
!154 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !130)
!155 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !130)
!156 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !130)
!157 = distinct !DISubprogram(name: "SyncBlock", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!158 = !DILocation(line: 78, column: 6, scope: !157)
!159 = !DILocation(line: 78, column: 45, scope: !157)
!160 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !159)
!161 = !DILocation(line: 26, column: 26, scope: !8, inlinedAt: !159)
!162 = !DILocation(line: 26, column: 45, scope: !8, inlinedAt: !159)
!163 = !DILocation(line: 26, column: 31, scope: !8, inlinedAt: !159)
!164 = !DILocation(line: 27, column: 22, scope: !8, inlinedAt: !159)
!165 = !DILocation(line: 27, column: 27, scope: !8, inlinedAt: !159)
!166 = !DILocation(line: 29, column: 19, scope: !8, inlinedAt: !159)
!167 = !DILocation(line: 32, column: 11, scope: !8, inlinedAt: !159)
!168 = !DILocation(line: 28, column: 6, scope: !8, inlinedAt: !159)
!169 = !DILocation(line: 30, column: 25, scope: !8, inlinedAt: !159)
!170 = !DILocation(line: 30, column: 17, scope: !8, inlinedAt: !159)
!171 = !DILocation(line: 30, column: 29, scope: !8, inlinedAt: !159)
!172 = !DILocation(line: 32, column: 24, scope: !8, inlinedAt: !159)
!173 = !DILocation(line: 34, column: 19, scope: !8, inlinedAt: !159)
!174 = !DILocation(line: 35, column: 29, scope: !8, inlinedAt: !159)
!175 = !DILocation(line: 35, column: 33, scope: !8, inlinedAt: !159)
!176 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !159)
!177 = !DILocation(line: 78, column: 74, scope: !157)
!178 = !DILocation(line: 38, column: 7, scope: !8, inlinedAt: !159)
!179 = !DILocation(line: 40, column: 26, scope: !8, inlinedAt: !159)
!180 = !DILocation(line: 41, column: 14, scope: !8, inlinedAt: !159)
!181 = !DILocation(line: 42, column: 7, scope: !8, inlinedAt: !159)
!182 = !DILocation(line: 45, column: 31, scope: !8, inlinedAt: !159)
!183 = !DILocation(line: 45, column: 10, scope: !8, inlinedAt: !159)
!184 = !DILocation(line: 45, column: 35, scope: !8, inlinedAt: !159)
!185 = !DILocation(line: 46, column: 9, scope: !8, inlinedAt: !159)
!186 = distinct !DISubprogram(name: "GridSync", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!187 = !DILocation(line: 94, column: 6, scope: !186)
!188 = !DILocation(line: 95, column: 28, scope: !186)
!189 = !DILocation(line: 95, column: 45, scope: !186)
!190 = !DILocation(line: 95, column: 50, scope: !186)
!191 = !DILocation(line: 96, column: 19, scope: !186)
!192 = !DILocation(line: 102, column: 29, scope: !186)
!193 = !{!"branch_weights", i32 1048576, i32 1}
!194 = !DILocation(line: 97, column: 25, scope: !186)
!195 = !DILocation(line: 97, column: 17, scope: !186)
!196 = !DILocation(line: 97, column: 29, scope: !186)
!197 = !DILocation(line: 99, column: 11, scope: !186)
!198 = !DILocation(line: 101, column: 16, scope: !186)
!199 = !{i32 1, i32 -2147483648}
!200 = !{i32 1, i32 65536}
!201 = !DILocation(line: 102, column: 42, scope: !186)
!202 = !DILocation(line: 102, column: 32, scope: !186)
!203 = !DILocation(line: 102, column: 22, scope: !186)
!204 = !DILocation(line: 102, column: 48, scope: !186)
!205 = !DILocation(line: 103, column: 28, scope: !186)
!206 = !DILocation(line: 103, column: 17, scope: !186)
!207 = !DILocation(line: 105, column: 16, scope: !186)
!208 = !{!"llvm.loop.unroll.disable"}
!209 = distinct !{!209, !208}
!210 = !DILocation(line: 107, column: 26, scope: !186)
!211 = !DILocation(line: 108, column: 14, scope: !186)
!212 = !DILocation(line: 109, column: 16, scope: !186)
!213 = !DILocation(line: 111, column: 20, scope: !186)
!214 = !DILocation(line: 112, column: 31, scope: !186)
!215 = !DILocation(line: 112, column: 10, scope: !186)
!216 = !DILocation(line: 112, column: 35, scope: !186)
!217 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"kernel", i32 1}
!218 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidx", i32 1024}
!219 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidy", i32 1}
!220 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidz", i32 1}
!221 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"kernel", i32 1}
!222 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidx", i32 1024}
!223 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidy", i32 1}
!224 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidz", i32 1}
!225 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"kernel", i32 1}
!226 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidx", i32 1024}
!227 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidy", i32 1}
!228 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidz", i32 1}
!229 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"kernel", i32 1}
!230 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidx", i32 1024}
!231 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidy", i32 1}
!232 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidz", i32 1}
!233 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"kernel", i32 1}
!234 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidx", i32 1024}
!235 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidy", i32 1}
!236 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidz", i32 1}
!237 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"kernel", i32 1}
!238 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidx", i32 1024}
!239 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidy", i32 1}
!240 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidz", i32 1}
!241 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @GridSync, !"kernel", i32 1}
!242 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @GridSync, !"maxntidx", i32 1024}
!243 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @GridSync, !"maxntidy", i32 1}
!244 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @GridSync, !"maxntidz", i32 1}
