target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [10 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight to i8*)], section "llvm.metadata"

define void @ReadBackWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%2 = sext i32 %1 to i64, !dbg !9
	%3 = add i64 %2, 1, !dbg !10
	%4 = sext i32 %0 to i64, !dbg !11
	%5 = icmp eq i64 %4, -1, !dbg !12
	%6 = select i1 %5, i64 1, i64 %4, !dbg !12
	%7 = srem i64 %3, %6, !dbg !12
	br label %b1, !dbg !15

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !15
	%9 = add i64 %8, 1, !dbg !15
	%10 = icmp slt i64 %9, %p3, !dbg !15
	br i1 %10, label %b2, label %b3, !dbg !15

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !16
	store i64 8, i64* %11, align 8, !dbg !16
	br label %b1, !dbg !16

b3:
	%12 = mul i64 %p3, 8, !dbg !8
	%13 = trunc i64 %7 to i32, !dbg !8
	%14 = icmp ne i64 %p1, %p3, !dbg !8
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !8, !prof !17

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !8
	%16 = bitcast i64* %p2 to i8*, !dbg !8
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !8
	%17 = mul i64 %p1, 8, !dbg !22
	%18 = icmp ne i64 %p5, %p1, !dbg !22
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !22, !prof !17

b3_ok2:
	%19 = bitcast i64* %p4 to i8*, !dbg !22
	%20 = bitcast i64* %p0 to i8*, !dbg !22
	call void @gpuc_get_thread(i8* %19, i8* %20, i64 %17, i32 %13), !dbg !22
	%21 = icmp slt i64 %p7, %p5, !dbg !23
	%22 = select i1 %21, i64 %p7, i64 %p5, !dbg !23
	%23 = sub i64 %22, 1, !dbg !23
	%24 = ptrtoint i64* %p6 to i64, !dbg !23
	%25 = ptrtoint i64* %p4 to i64, !dbg !23
	%26 = icmp ugt i64 %24, %25, !dbg !23
	br label %b4, !dbg !23

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !23
	%28 = icmp slt i64 %27, %22, !dbg !23
	br i1 %28, label %b5, label %b6, !dbg !23

b5:
	%29 = sub i64 %23, %27, !dbg !23
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !23
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !23
	%32 = getelementptr inbounds i64, i64* %p4, i64 %30, !dbg !23
	%33 = load i64, i64* %32, align 8, !dbg !23
	store i64 %33, i64* %31, align 8, !dbg !23
	%34 = add i64 %27, 1, !dbg !23
	br label %b4, !dbg !23

b6:
	ret void, !dbg !23

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p3), !dbg !8
	ret void, !dbg !8

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p1), !dbg !22
	ret void, !dbg !22
}

define void @ReadBackRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !24 {
entry:
	br label %b0, !dbg !25

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !26
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !27
	%2 = sext i32 %1 to i64, !dbg !27
	%3 = add i64 %2, 1, !dbg !28
	%4 = sext i32 %0 to i64, !dbg !29
	%5 = icmp eq i64 %4, -1, !dbg !30
	%6 = select i1 %5, i64 1, i64 %4, !dbg !30
	%7 = srem i64 %3, %6, !dbg !30
	br label %b1, !dbg !32

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !32
	%9 = add i64 %8, 1, !dbg !32
	%10 = icmp slt i64 %9, %p3, !dbg !32
	br i1 %10, label %b2, label %b3, !dbg !32

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !33
	store i64 8, i64* %11, align 8, !dbg !33
	br label %b1, !dbg !33

b3:
	%12 = mul i64 %p3, 8, !dbg !26
	%13 = trunc i64 %7 to i32, !dbg !26
	%14 = icmp ne i64 %p1, %p3, !dbg !26
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !26, !prof !17

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !26
	%16 = bitcast i64* %p2 to i8*, !dbg !26
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !26
	call void @gpuc_quiet_thread(), !dbg !34
	%17 = mul i64 %p1, 8, !dbg !35
	%18 = icmp ne i64 %p5, %p1, !dbg !35
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !35, !prof !17

b3_ok2:
	%19 = bitcast i64* %p4 to i8*, !dbg !35
	%20 = bitcast i64* %p0 to i8*, !dbg !35
	call void @gpuc_get_thread(i8* %19, i8* %20, i64 %17, i32 %13), !dbg !35
	%21 = icmp slt i64 %p7, %p5, !dbg !36
	%22 = select i1 %21, i64 %p7, i64 %p5, !dbg !36
	%23 = sub i64 %22, 1, !dbg !36
	%24 = ptrtoint i64* %p6 to i64, !dbg !36
	%25 = ptrtoint i64* %p4 to i64, !dbg !36
	%26 = icmp ugt i64 %24, %25, !dbg !36
	br label %b4, !dbg !36

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !36
	%28 = icmp slt i64 %27, %22, !dbg !36
	br i1 %28, label %b5, label %b6, !dbg !36

b5:
	%29 = sub i64 %23, %27, !dbg !36
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !36
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !36
	%32 = getelementptr inbounds i64, i64* %p4, i64 %30, !dbg !36
	%33 = load i64, i64* %32, align 8, !dbg !36
	store i64 %33, i64* %31, align 8, !dbg !36
	%34 = add i64 %27, 1, !dbg !36
	br label %b4, !dbg !36

b6:
	ret void, !dbg !36

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p1, i64 %p3), !dbg !26
	ret void, !dbg !26

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p5, i64 %p1), !dbg !35
	ret void, !dbg !35
}

define void @SignalReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !38 {
entry:
	br label %b0, !dbg !39

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !40
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !41
	br label %b1, !dbg !43

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !43
	%3 = add i64 %2, 1, !dbg !43
	%4 = icmp slt i64 %3, %p3, !dbg !43
	br i1 %4, label %b2, label %b3, !dbg !43

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !44
	store i64 6, i64* %5, align 8, !dbg !44
	br label %b1, !dbg !44

b3:
	%6 = icmp slt i64 0, %p3, !dbg !45
	br i1 %6, label %b4, label %b5, !dbg !45

b4:
	%7 = phi i64 [ 0, %b3 ], [ %8, %b4_ok4 ], !dbg !45
	%8 = add i64 %7, 1, !dbg !46
	%9 = getelementptr inbounds i64, i64* %p0, i64 %7, !dbg !47
	%10 = getelementptr inbounds i64, i64* %p2, i64 %7, !dbg !48
	%11 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !49
	%12 = sext i32 %0 to i64, !dbg !40
	%13 = add i64 %12, 1, !dbg !50
	%14 = sext i32 %1 to i64, !dbg !41
	%15 = icmp ugt i64 %8, %p1, !dbg !47
	%16 = icmp ugt i64 %8, %p3, !dbg !48
	%17 = icmp uge i64 0, %p5, !dbg !49
	%18 = or i1 %15, %16, !dbg !49
	%19 = or i1 %18, %17, !dbg !49
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !49, !prof !17

b4_ok1:
	%20 = icmp eq i64 %14, -1, !dbg !51
	%21 = select i1 %20, i64 1, i64 %14, !dbg !51
	%22 = srem i64 %13, %21, !dbg !51
	%23 = trunc i64 %22 to i32, !dbg !52
	%24 = bitcast i64* %9 to i8*, !dbg !52
	%25 = bitcast i64* %10 to i8*, !dbg !52
	%26 = bitcast i64* %11 to i8*, !dbg !52
	call void @gpuc_put_signal_thread(i8* %24, i8* %25, i64 8, i8* %26, i64 1, i32 9, i32 %23), !dbg !52
	%27 = bitcast i64* %11 to i8*, !dbg !53
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 0, i64 1, i32 1, i8* %ctrl, i32 6), !dbg !53
	%29 = load i64, i64* %9, align 8, !dbg !54
	%30 = getelementptr inbounds i64, i64* %p6, i64 %7, !dbg !55
	%31 = icmp uge i64 %7, %p7, !dbg !55
	br i1 %31, label %b4_fail4, label %b4_ok4, !dbg !55, !prof !17

b4_ok4:
	store i64 %29, i64* %30, align 8, !dbg !55
	%32 = icmp slt i64 %8, %p3, !dbg !55
	br i1 %32, label %b4, label %b5, !dbg !55

b5:
	call void @gpuc_quiet_thread(), !dbg !56
	ret void, !dbg !56

b4_fail1:
	%33 = icmp ugt i64 %8, %p1, !dbg !47
	br i1 %33, label %b4_fail2, label %b4_ok2, !dbg !47

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %8, i64 %p1), !dbg !47
	ret void, !dbg !47

b4_ok2:
	%34 = icmp ugt i64 %8, %p3, !dbg !48
	br i1 %34, label %b4_fail3, label %b4_ok3, !dbg !48

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %8, i64 %p3), !dbg !48
	ret void, !dbg !48

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p5), !dbg !49
	ret void, !dbg !49

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %7, i64 %p7), !dbg !55
	ret void, !dbg !55
}

define void @SignalReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !57 {
entry:
	br label %b0, !dbg !58

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !59
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !60
	br label %b1, !dbg !62

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !62
	%3 = add i64 %2, 1, !dbg !62
	%4 = icmp slt i64 %3, %p3, !dbg !62
	br i1 %4, label %b2, label %b3, !dbg !62

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !63
	store i64 6, i64* %5, align 8, !dbg !63
	br label %b1, !dbg !63

b3:
	%6 = icmp slt i64 0, %p3, !dbg !64
	br i1 %6, label %b4, label %b5, !dbg !64

b4:
	%7 = phi i64 [ 0, %b3 ], [ %8, %b4_ok4 ], !dbg !64
	%8 = add i64 %7, 1, !dbg !65
	%9 = getelementptr inbounds i64, i64* %p0, i64 %7, !dbg !66
	%10 = getelementptr inbounds i64, i64* %p2, i64 %7, !dbg !67
	%11 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !68
	%12 = sext i32 %0 to i64, !dbg !59
	%13 = add i64 %12, 1, !dbg !70
	%14 = sext i32 %1 to i64, !dbg !60
	%15 = icmp ugt i64 %8, %p1, !dbg !66
	%16 = icmp ugt i64 %8, %p3, !dbg !67
	%17 = icmp uge i64 0, %p5, !dbg !68
	%18 = or i1 %15, %16, !dbg !68
	%19 = or i1 %18, %17, !dbg !68
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !68, !prof !17

b4_ok1:
	%20 = icmp eq i64 %14, -1, !dbg !71
	%21 = select i1 %20, i64 1, i64 %14, !dbg !71
	%22 = srem i64 %13, %21, !dbg !71
	%23 = trunc i64 %22 to i32, !dbg !72
	%24 = bitcast i64* %9 to i8*, !dbg !72
	%25 = bitcast i64* %10 to i8*, !dbg !72
	%26 = bitcast i64* %11 to i8*, !dbg !72
	call void @gpuc_put_signal_thread(i8* %24, i8* %25, i64 8, i8* %26, i64 %8, i32 9, i32 %23), !dbg !72
	call void @gpuc_fence_thread(), !dbg !73
	%27 = bitcast i64* %11 to i8*, !dbg !74
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 5, i64 %8, i32 1, i8* %ctrl, i32 10), !dbg !74
	%29 = load i64, i64* %9, align 8, !dbg !75
	%30 = getelementptr inbounds i64, i64* %p6, i64 %7, !dbg !76
	%31 = icmp uge i64 %7, %p7, !dbg !76
	br i1 %31, label %b4_fail4, label %b4_ok4, !dbg !76, !prof !17

b4_ok4:
	store i64 %29, i64* %30, align 8, !dbg !76
	%32 = icmp slt i64 %8, %p3, !dbg !76
	br i1 %32, label %b4, label %b5, !dbg !76

b5:
	call void @gpuc_quiet_thread(), !dbg !77
	ret void, !dbg !77

b4_fail1:
	%33 = icmp ugt i64 %8, %p1, !dbg !66
	br i1 %33, label %b4_fail2, label %b4_ok2, !dbg !66

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %8, i64 %p1), !dbg !66
	ret void, !dbg !66

b4_ok2:
	%34 = icmp ugt i64 %8, %p3, !dbg !67
	br i1 %34, label %b4_fail3, label %b4_ok3, !dbg !67

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %8, i64 %p3), !dbg !67
	ret void, !dbg !67

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 %p5), !dbg !68
	ret void, !dbg !68

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %7, i64 %p7), !dbg !76
	ret void, !dbg !76
}

define void @RingReduceWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !79 {
entry:
	br label %b0, !dbg !80

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !81
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !82
	%2 = sext i32 %1 to i64, !dbg !82
	%3 = sext i32 %0 to i64, !dbg !83
	%4 = sub i64 %3, 1, !dbg !84
	%5 = icmp eq i64 %p6, 0, !dbg !85
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !85, !prof !17

b0_ok1:
	%6 = icmp eq i64 %p6, -1, !dbg !85
	%7 = select i1 %6, i64 1, i64 %p6, !dbg !85
	%8 = sdiv i64 %p3, %7, !dbg !85
	%9 = sub i64 0, %p3, !dbg !85
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !85
	%11 = icmp slt i64 0, %10, !dbg !85
	br i1 %11, label %b1, label %b8, !dbg !85

b1:
	%12 = phi i64 [ 0, %b0_ok1 ], [ %14, %b7 ], !dbg !85
	%13 = mul i64 %12, %p6, !dbg !86
	%14 = add i64 %12, 1, !dbg !87
	%15 = mul i64 %14, %p6, !dbg !88
	%16 = icmp sgt i64 %2, 0, !dbg !89
	br i1 %16, label %b2, label %b3, !dbg !89

b2:
	%17 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !90
	%18 = icmp uge i64 0, %p5, !dbg !90
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !90, !prof !17

b2_ok1:
	%19 = bitcast i64* %17 to i8*, !dbg !92
	%20 = call i64 @gpuc_signal_wait_until_thread(i8* %19, i32 5, i64 %14, i32 1, i8* %ctrl, i32 14), !dbg !92
	br label %b3, !dbg !92

b3:
	%21 = phi i64 [ %13, %b1 ], [ %30, %b4_ok2 ], [ %13, %b2_ok1 ], !dbg !93
	%22 = icmp slt i64 %21, %15, !dbg !94
	br i1 %22, label %b4, label %b5, !dbg !94

b4:
	%23 = getelementptr inbounds i64, i64* %p0, i64 %21, !dbg !95
	%24 = icmp uge i64 %21, %p1, !dbg !95
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !95, !prof !17

b4_ok1:
	%25 = load i64, i64* %23, align 8, !dbg !95
	%26 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !96
	%27 = icmp uge i64 %21, %p3, !dbg !96
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !96, !prof !17

b4_ok2:
	%28 = load i64, i64* %26, align 8, !dbg !96
	%29 = add i64 %28, %25, !dbg !97
	store i64 %29, i64* %26, align 8, !dbg !96
	%30 = add i64 %21, 1, !dbg !98
	br label %b3, !dbg !98

b5:
	%31 = icmp slt i64 %2, %4, !dbg !99
	br i1 %31, label %b6, label %b7, !dbg !99

b6:
	%32 = sub i64 %15, %13, !dbg !100
	%33 = getelementptr inbounds i64, i64* %p0, i64 %13, !dbg !100
	%34 = getelementptr inbounds i64, i64* %p2, i64 %13, !dbg !101
	%35 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !102
	%36 = add i64 %2, 1, !dbg !103
	%37 = mul i64 %32, 8, !dbg !81
	%38 = trunc i64 %36 to i32, !dbg !81
	%39 = icmp ugt i64 %15, %p1, !dbg !100
	%40 = icmp ugt i64 %13, %15, !dbg !100
	%41 = icmp ugt i64 %15, %p3, !dbg !101
	%42 = icmp uge i64 0, %p5, !dbg !102
	%43 = or i1 %39, %40, !dbg !102
	%44 = or i1 %43, %41, !dbg !102
	%45 = or i1 %44, %42, !dbg !102
	br i1 %45, label %b6_fail1, label %b6_ok1, !dbg !102, !prof !17

b6_ok1:
	%46 = bitcast i64* %33 to i8*, !dbg !81
	%47 = bitcast i64* %34 to i8*, !dbg !81
	%48 = bitcast i64* %35 to i8*, !dbg !81
	call void @gpuc_put_signal_nbi_thread(i8* %46, i8* %47, i64 %37, i8* %48, i64 1, i32 10, i32 %38), !dbg !81
	br label %b7, !dbg !81

b7:
	%49 = icmp slt i64 %14, %10, !dbg !81
	br i1 %49, label %b1, label %b8, !dbg !81

b8:
	call void @gpuc_quiet_thread(), !dbg !106
	%50 = icmp ne i64 %2, %4, !dbg !107
	br i1 %50, label %b11, label %b9, !dbg !107

b9:
	%51 = phi i64 [ -1, %b8 ], [ %52, %b10_ok1 ], !dbg !108
	%52 = add i64 %51, 1, !dbg !108
	%53 = icmp slt i64 %52, %p3, !dbg !108
	br i1 %53, label %b10, label %b11, !dbg !108

b10:
	%54 = getelementptr inbounds i64, i64* %p2, i64 %52, !dbg !108
	%55 = load i64, i64* %54, align 8, !dbg !108
	%56 = getelementptr inbounds i64, i64* %p7, i64 %52, !dbg !109
	%57 = icmp uge i64 %52, %p8, !dbg !109
	br i1 %57, label %b10_fail1, label %b10_ok1, !dbg !109, !prof !17

b10_ok1:
	store i64 %55, i64* %56, align 8, !dbg !109
	br label %b9, !dbg !109

b11:
	ret void, !dbg !105

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !85
	ret void, !dbg !85

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 %p5), !dbg !90
	ret void, !dbg !90

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %21, i64 %p1), !dbg !95
	ret void, !dbg !95

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %21, i64 %p3), !dbg !96
	ret void, !dbg !96

b6_fail1:
	%58 = icmp ugt i64 %15, %p1, !dbg !100
	br i1 %58, label %b6_fail2, label %b6_ok2, !dbg !100

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %15, i64 %p1), !dbg !100
	ret void, !dbg !100

b6_ok2:
	%59 = icmp ugt i64 %13, %15, !dbg !100
	br i1 %59, label %b6_fail3, label %b6_ok3, !dbg !100

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %13, i64 %15), !dbg !100
	ret void, !dbg !100

b6_ok3:
	%60 = icmp ugt i64 %15, %p3, !dbg !101
	br i1 %60, label %b6_fail4, label %b6_ok4, !dbg !101

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %15, i64 %p3), !dbg !101
	ret void, !dbg !101

b6_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p5), !dbg !102
	ret void, !dbg !102

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %52, i64 %p8), !dbg !109
	ret void, !dbg !109
}

define void @RingReduceRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !110 {
entry:
	br label %b0, !dbg !111

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !112
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !113
	%2 = sext i32 %1 to i64, !dbg !113
	%3 = sext i32 %0 to i64, !dbg !114
	%4 = sub i64 %3, 1, !dbg !115
	%5 = icmp eq i64 %p6, 0, !dbg !116
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !116, !prof !17

b0_ok1:
	%6 = icmp eq i64 %p6, -1, !dbg !116
	%7 = select i1 %6, i64 1, i64 %p6, !dbg !116
	%8 = sdiv i64 %p3, %7, !dbg !116
	%9 = sub i64 0, %p3, !dbg !116
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !116
	%11 = icmp slt i64 0, %10, !dbg !116
	br i1 %11, label %b1, label %b8, !dbg !116

b1:
	%12 = phi i64 [ 0, %b0_ok1 ], [ %14, %b7 ], !dbg !116
	%13 = mul i64 %12, %p6, !dbg !117
	%14 = add i64 %12, 1, !dbg !118
	%15 = mul i64 %14, %p6, !dbg !119
	%16 = icmp sgt i64 %2, 0, !dbg !120
	br i1 %16, label %b2, label %b3, !dbg !120

b2:
	%17 = getelementptr inbounds i64, i64* %p4, i64 %12, !dbg !121
	%18 = icmp uge i64 %12, %p5, !dbg !121
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !121, !prof !17

b2_ok1:
	%19 = bitcast i64* %17 to i8*, !dbg !122
	%20 = call i64 @gpuc_signal_wait_until_thread(i8* %19, i32 5, i64 1, i32 1, i8* %ctrl, i32 22), !dbg !122
	br label %b3, !dbg !122

b3:
	%21 = phi i64 [ %13, %b1 ], [ %30, %b4_ok2 ], [ %13, %b2_ok1 ], !dbg !123
	%22 = icmp slt i64 %21, %15, !dbg !124
	br i1 %22, label %b4, label %b5, !dbg !124

b4:
	%23 = getelementptr inbounds i64, i64* %p0, i64 %21, !dbg !125
	%24 = icmp uge i64 %21, %p1, !dbg !125
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !125, !prof !17

b4_ok1:
	%25 = load i64, i64* %23, align 8, !dbg !125
	%26 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !126
	%27 = icmp uge i64 %21, %p3, !dbg !126
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !126, !prof !17

b4_ok2:
	%28 = load i64, i64* %26, align 8, !dbg !126
	%29 = add i64 %28, %25, !dbg !127
	store i64 %29, i64* %26, align 8, !dbg !126
	%30 = add i64 %21, 1, !dbg !128
	br label %b3, !dbg !128

b5:
	%31 = icmp slt i64 %2, %4, !dbg !129
	br i1 %31, label %b6, label %b7, !dbg !129

b6:
	%32 = sub i64 %15, %13, !dbg !130
	%33 = getelementptr inbounds i64, i64* %p0, i64 %13, !dbg !130
	%34 = getelementptr inbounds i64, i64* %p2, i64 %13, !dbg !131
	%35 = getelementptr inbounds i64, i64* %p4, i64 %12, !dbg !132
	%36 = add i64 %2, 1, !dbg !133
	%37 = mul i64 %32, 8, !dbg !112
	%38 = trunc i64 %36 to i32, !dbg !112
	%39 = icmp ugt i64 %15, %p1, !dbg !130
	%40 = icmp ugt i64 %13, %15, !dbg !130
	%41 = icmp ugt i64 %15, %p3, !dbg !131
	%42 = icmp uge i64 %12, %p5, !dbg !132
	%43 = or i1 %39, %40, !dbg !132
	%44 = or i1 %43, %41, !dbg !132
	%45 = or i1 %44, %42, !dbg !132
	br i1 %45, label %b6_fail1, label %b6_ok1, !dbg !132, !prof !17

b6_ok1:
	%46 = bitcast i64* %33 to i8*, !dbg !112
	%47 = bitcast i64* %34 to i8*, !dbg !112
	%48 = bitcast i64* %35 to i8*, !dbg !112
	call void @gpuc_put_signal_nbi_thread(i8* %46, i8* %47, i64 %37, i8* %48, i64 1, i32 9, i32 %38), !dbg !112
	br label %b7, !dbg !112

b7:
	%49 = icmp slt i64 %14, %10, !dbg !112
	br i1 %49, label %b1, label %b8, !dbg !112

b8:
	call void @gpuc_quiet_thread(), !dbg !135
	%50 = icmp ne i64 %2, %4, !dbg !136
	br i1 %50, label %b11, label %b9, !dbg !136

b9:
	%51 = phi i64 [ -1, %b8 ], [ %52, %b10_ok1 ], !dbg !137
	%52 = add i64 %51, 1, !dbg !137
	%53 = icmp slt i64 %52, %p3, !dbg !137
	br i1 %53, label %b10, label %b11, !dbg !137

b10:
	%54 = getelementptr inbounds i64, i64* %p2, i64 %52, !dbg !137
	%55 = load i64, i64* %54, align 8, !dbg !137
	%56 = getelementptr inbounds i64, i64* %p7, i64 %52, !dbg !138
	%57 = icmp uge i64 %52, %p8, !dbg !138
	br i1 %57, label %b10_fail1, label %b10_ok1, !dbg !138, !prof !17

b10_ok1:
	store i64 %55, i64* %56, align 8, !dbg !138
	br label %b9, !dbg !138

b11:
	ret void, !dbg !134

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %12, i64 %p5), !dbg !121
	ret void, !dbg !121

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %21, i64 %p1), !dbg !125
	ret void, !dbg !125

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %21, i64 %p3), !dbg !126
	ret void, !dbg !126

b6_fail1:
	%58 = icmp ugt i64 %15, %p1, !dbg !130
	br i1 %58, label %b6_fail2, label %b6_ok2, !dbg !130

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %15, i64 %p1), !dbg !130
	ret void, !dbg !130

b6_ok2:
	%59 = icmp ugt i64 %13, %15, !dbg !130
	br i1 %59, label %b6_fail3, label %b6_ok3, !dbg !130

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %13, i64 %15), !dbg !130
	ret void, !dbg !130

b6_ok3:
	%60 = icmp ugt i64 %15, %p3, !dbg !131
	br i1 %60, label %b6_fail4, label %b6_ok4, !dbg !131

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %15, i64 %p3), !dbg !131
	ret void, !dbg !131

b6_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %12, i64 %p5), !dbg !132
	ret void, !dbg !132

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %52, i64 %p8), !dbg !138
	ret void, !dbg !138
}

define void @SiblingsWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !140 {
entry:
	br label %b0, !dbg !141

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142, !range !19
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !142, !range !19
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !142, !range !21
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142, !range !143
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !142, !range !143
	%5 = mul i32 %4, %2, !dbg !142
	%6 = add i32 %1, %5, !dbg !142
	%7 = mul i32 %3, %6, !dbg !142
	%8 = add i32 %0, %7, !dbg !142
	%9 = sext i32 %8 to i64, !dbg !142
	%10 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !144
	%11 = icmp uge i64 %9, %p3, !dbg !144
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !144, !prof !17

b0_ok1:
	store i64 5, i64* %10, align 8, !dbg !144
	call void @llvm.nvvm.barrier0(), !dbg !145
	%12 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !146
	%13 = icmp uge i64 0, %p5, !dbg !146
	br i1 %13, label %b0_fail2, label %b0_ok2, !dbg !146, !prof !17

b0_ok2:
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !147
	%15 = sext i32 %14 to i64, !dbg !147
	%16 = add i64 %15, 1, !dbg !148
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !149
	%18 = sext i32 %17 to i64, !dbg !149
	%19 = icmp eq i64 %18, -1, !dbg !150
	%20 = select i1 %19, i64 1, i64 %18, !dbg !150
	%21 = srem i64 %16, %20, !dbg !150
	%22 = mul i64 %p3, 8, !dbg !151
	%23 = trunc i64 %21 to i32, !dbg !151
	%24 = icmp ne i64 %p1, %p3, !dbg !151
	br i1 %24, label %b0_fail3, label %b0_ok3, !dbg !151, !prof !17

b0_ok3:
	%25 = bitcast i64* %p0 to i8*, !dbg !151
	%26 = bitcast i64* %p2 to i8*, !dbg !151
	%27 = bitcast i64* %12 to i8*, !dbg !151
	call void @gpuc_put_signal_nbi_block(i8* %25, i8* %26, i64 %22, i8* %27, i64 1, i32 9, i32 %23), !dbg !151
	%28 = icmp eq i64 %9, 0, !dbg !152
	br i1 %28, label %b1, label %b2, !dbg !152

b1:
	%29 = bitcast i64* %12 to i8*, !dbg !153
	%30 = call i64 @gpuc_signal_wait_until_thread(i8* %29, i32 5, i64 1, i32 1, i8* %ctrl, i32 30), !dbg !153
	br label %b2, !dbg !153

b2:
	%31 = getelementptr inbounds i64, i64* %p0, i64 %9, !dbg !154
	%32 = load i64, i64* %31, align 8, !dbg !154
	%33 = getelementptr inbounds i64, i64* %p6, i64 %9, !dbg !155
	%34 = icmp uge i64 %9, %p7, !dbg !155
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !155, !prof !17

b2_ok1:
	store i64 %32, i64* %33, align 8, !dbg !155
	call void @gpuc_quiet_block(), !dbg !156
	ret void, !dbg !156

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %9, i64 %p3), !dbg !144
	ret void, !dbg !144

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !146
	ret void, !dbg !146

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p1, i64 %p3), !dbg !151
	ret void, !dbg !151

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %9, i64 %p7), !dbg !155
	ret void, !dbg !155
}

define void @SiblingsRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !157 {
entry:
	br label %b0, !dbg !158

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !19
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !19
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !21
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !143
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !143
	%5 = mul i32 %4, %2, !dbg !159
	%6 = add i32 %1, %5, !dbg !159
	%7 = mul i32 %3, %6, !dbg !159
	%8 = add i32 %0, %7, !dbg !159
	%9 = sext i32 %8 to i64, !dbg !159
	%10 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !160
	%11 = icmp uge i64 %9, %p3, !dbg !160
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !160, !prof !17

b0_ok1:
	store i64 5, i64* %10, align 8, !dbg !160
	call void @llvm.nvvm.barrier0(), !dbg !161
	%12 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !162
	%13 = icmp uge i64 0, %p5, !dbg !162
	br i1 %13, label %b0_fail2, label %b0_ok2, !dbg !162, !prof !17

b0_ok2:
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !163
	%15 = sext i32 %14 to i64, !dbg !163
	%16 = add i64 %15, 1, !dbg !164
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !165
	%18 = sext i32 %17 to i64, !dbg !165
	%19 = icmp eq i64 %18, -1, !dbg !166
	%20 = select i1 %19, i64 1, i64 %18, !dbg !166
	%21 = srem i64 %16, %20, !dbg !166
	%22 = mul i64 %p3, 8, !dbg !167
	%23 = trunc i64 %21 to i32, !dbg !167
	%24 = icmp ne i64 %p1, %p3, !dbg !167
	br i1 %24, label %b0_fail3, label %b0_ok3, !dbg !167, !prof !17

b0_ok3:
	%25 = bitcast i64* %p0 to i8*, !dbg !167
	%26 = bitcast i64* %p2 to i8*, !dbg !167
	%27 = bitcast i64* %12 to i8*, !dbg !167
	call void @gpuc_put_signal_nbi_block(i8* %25, i8* %26, i64 %22, i8* %27, i64 1, i32 9, i32 %23), !dbg !167
	%28 = icmp eq i64 %9, 0, !dbg !168
	br i1 %28, label %b1, label %b2, !dbg !168

b1:
	%29 = bitcast i64* %12 to i8*, !dbg !169
	%30 = call i64 @gpuc_signal_wait_until_thread(i8* %29, i32 5, i64 1, i32 1, i8* %ctrl, i32 35), !dbg !169
	br label %b2, !dbg !169

b2:
	call void @llvm.nvvm.barrier0(), !dbg !170
	%31 = getelementptr inbounds i64, i64* %p0, i64 %9, !dbg !171
	%32 = load i64, i64* %31, align 8, !dbg !171
	%33 = getelementptr inbounds i64, i64* %p6, i64 %9, !dbg !172
	%34 = icmp uge i64 %9, %p7, !dbg !172
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !172, !prof !17

b2_ok1:
	store i64 %32, i64* %33, align 8, !dbg !172
	call void @gpuc_quiet_block(), !dbg !173
	ret void, !dbg !173

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %9, i64 %p3), !dbg !160
	ret void, !dbg !160

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p5), !dbg !162
	ret void, !dbg !162

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p1, i64 %p3), !dbg !167
	ret void, !dbg !167

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %9, i64 %p7), !dbg !172
	ret void, !dbg !172
}

define void @SourceReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !175 {
entry:
	br label %b0, !dbg !176

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !177
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !178
	br label %b1, !dbg !180

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !180
	%3 = add i64 %2, 1, !dbg !180
	%4 = icmp slt i64 %3, %p3, !dbg !180
	br i1 %4, label %b2, label %b3, !dbg !180

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !181
	store i64 1, i64* %5, align 8, !dbg !181
	br label %b1, !dbg !181

b3:
	%6 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !182
	%7 = sext i32 %0 to i64, !dbg !177
	%8 = add i64 %7, 1, !dbg !183
	%9 = sext i32 %1 to i64, !dbg !178
	%10 = icmp uge i64 0, %p5, !dbg !182
	br i1 %10, label %b3_fail1, label %b3_ok1, !dbg !182, !prof !17

b3_ok1:
	%11 = icmp eq i64 %9, -1, !dbg !184
	%12 = select i1 %11, i64 1, i64 %9, !dbg !184
	%13 = srem i64 %8, %12, !dbg !184
	%14 = mul i64 %p3, 8, !dbg !185
	%15 = trunc i64 %13 to i32, !dbg !185
	%16 = icmp ne i64 %p1, %p3, !dbg !185
	br i1 %16, label %b3_fail2, label %b3_ok2, !dbg !185, !prof !17

b3_ok2:
	%17 = bitcast i64* %p0 to i8*, !dbg !185
	%18 = bitcast i64* %p2 to i8*, !dbg !185
	%19 = bitcast i64* %6 to i8*, !dbg !185
	call void @gpuc_put_signal_nbi_thread(i8* %17, i8* %18, i64 %14, i8* %19, i64 1, i32 9, i32 %15), !dbg !185
	br label %b4, !dbg !187

b4:
	%20 = phi i64 [ -1, %b3_ok2 ], [ %21, %b5 ], !dbg !187
	%21 = add i64 %20, 1, !dbg !187
	%22 = icmp slt i64 %21, %p3, !dbg !187
	br i1 %22, label %b5, label %b6, !dbg !187

b5:
	%23 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !188
	store i64 2, i64* %23, align 8, !dbg !188
	br label %b4, !dbg !188

b6:
	%24 = bitcast i64* %6 to i8*, !dbg !189
	%25 = call i64 @gpuc_signal_wait_until_thread(i8* %24, i32 5, i64 1, i32 1, i8* %ctrl, i32 39), !dbg !189
	%26 = icmp slt i64 %p7, %p1, !dbg !190
	%27 = select i1 %26, i64 %p7, i64 %p1, !dbg !190
	%28 = sub i64 %27, 1, !dbg !190
	%29 = ptrtoint i64* %p6 to i64, !dbg !190
	%30 = ptrtoint i64* %p0 to i64, !dbg !190
	%31 = icmp ugt i64 %29, %30, !dbg !190
	br label %b7, !dbg !190

b7:
	%32 = phi i64 [ 0, %b6 ], [ %39, %b8 ], !dbg !190
	%33 = icmp slt i64 %32, %27, !dbg !190
	br i1 %33, label %b8, label %b9, !dbg !190

b8:
	%34 = sub i64 %28, %32, !dbg !190
	%35 = select i1 %31, i64 %34, i64 %32, !dbg !190
	%36 = getelementptr inbounds i64, i64* %p6, i64 %35, !dbg !190
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !190
	%38 = load i64, i64* %37, align 8, !dbg !190
	store i64 %38, i64* %36, align 8, !dbg !190
	%39 = add i64 %32, 1, !dbg !190
	br label %b7, !dbg !190

b9:
	call void @gpuc_quiet_thread(), !dbg !191
	ret void, !dbg !191

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 %p5), !dbg !182
	ret void, !dbg !182

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %p1, i64 %p3), !dbg !185
	ret void, !dbg !185
}

define void @SourceReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !192 {
entry:
	br label %b0, !dbg !193

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !194
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !195
	br label %b1, !dbg !197

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !197
	%3 = add i64 %2, 1, !dbg !197
	%4 = icmp slt i64 %3, %p3, !dbg !197
	br i1 %4, label %b2, label %b3, !dbg !197

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !198
	store i64 1, i64* %5, align 8, !dbg !198
	br label %b1, !dbg !198

b3:
	%6 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !199
	%7 = sext i32 %0 to i64, !dbg !194
	%8 = add i64 %7, 1, !dbg !200
	%9 = sext i32 %1 to i64, !dbg !195
	%10 = icmp uge i64 0, %p5, !dbg !199
	br i1 %10, label %b3_fail1, label %b3_ok1, !dbg !199, !prof !17

b3_ok1:
	%11 = icmp eq i64 %9, -1, !dbg !201
	%12 = select i1 %11, i64 1, i64 %9, !dbg !201
	%13 = srem i64 %8, %12, !dbg !201
	%14 = mul i64 %p3, 8, !dbg !202
	%15 = trunc i64 %13 to i32, !dbg !202
	%16 = icmp ne i64 %p1, %p3, !dbg !202
	br i1 %16, label %b3_fail2, label %b3_ok2, !dbg !202, !prof !17

b3_ok2:
	%17 = bitcast i64* %p0 to i8*, !dbg !202
	%18 = bitcast i64* %p2 to i8*, !dbg !202
	%19 = bitcast i64* %6 to i8*, !dbg !202
	call void @gpuc_put_signal_nbi_thread(i8* %17, i8* %18, i64 %14, i8* %19, i64 1, i32 9, i32 %15), !dbg !202
	call void @gpuc_quiet_thread(), !dbg !203
	br label %b4, !dbg !205

b4:
	%20 = phi i64 [ -1, %b3_ok2 ], [ %21, %b5 ], !dbg !205
	%21 = add i64 %20, 1, !dbg !205
	%22 = icmp slt i64 %21, %p3, !dbg !205
	br i1 %22, label %b5, label %b6, !dbg !205

b5:
	%23 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !206
	store i64 2, i64* %23, align 8, !dbg !206
	br label %b4, !dbg !206

b6:
	%24 = bitcast i64* %6 to i8*, !dbg !207
	%25 = call i64 @gpuc_signal_wait_until_thread(i8* %24, i32 5, i64 1, i32 1, i8* %ctrl, i32 42), !dbg !207
	%26 = icmp slt i64 %p7, %p1, !dbg !208
	%27 = select i1 %26, i64 %p7, i64 %p1, !dbg !208
	%28 = sub i64 %27, 1, !dbg !208
	%29 = ptrtoint i64* %p6 to i64, !dbg !208
	%30 = ptrtoint i64* %p0 to i64, !dbg !208
	%31 = icmp ugt i64 %29, %30, !dbg !208
	br label %b7, !dbg !208

b7:
	%32 = phi i64 [ 0, %b6 ], [ %39, %b8 ], !dbg !208
	%33 = icmp slt i64 %32, %27, !dbg !208
	br i1 %33, label %b8, label %b9, !dbg !208

b8:
	%34 = sub i64 %28, %32, !dbg !208
	%35 = select i1 %31, i64 %34, i64 %32, !dbg !208
	%36 = getelementptr inbounds i64, i64* %p6, i64 %35, !dbg !208
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !208
	%38 = load i64, i64* %37, align 8, !dbg !208
	store i64 %38, i64* %36, align 8, !dbg !208
	%39 = add i64 %32, 1, !dbg !208
	br label %b7, !dbg !208

b9:
	ret void, !dbg !208

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 0, i64 %p5), !dbg !199
	ret void, !dbg !199

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p1, i64 %p3), !dbg !202
	ret void, !dbg !202
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!209, !210, !211, !212, !213, !214, !215, !216, !217, !218}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "readback.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "ReadBackWrong", scope: !1, file: !1, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!7 = !DILocation(line: 15, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 11, scope: !6)
!9 = !DILocation(line: 16, column: 22, scope: !6)
!10 = !DILocation(line: 16, column: 26, scope: !6)
!11 = !DILocation(line: 16, column: 45, scope: !6)
!12 = !DILocation(line: 16, column: 31, scope: !6)
!13 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!14 = !DILocation(line: 17, column: 6, scope: !6)
!15 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !14)
!17 = !{!"branch_weights", i32 1, i32 1048576}
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 65535}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 19, column: 11, scope: !6)
!23 = !DILocation(line: 20, column: 6, scope: !6)
!24 = distinct !DISubprogram(name: "ReadBackRight", scope: !1, file: !1, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!25 = !DILocation(line: 26, column: 6, scope: !24)
!26 = !DILocation(line: 29, column: 11, scope: !24)
!27 = !DILocation(line: 27, column: 22, scope: !24)
!28 = !DILocation(line: 27, column: 26, scope: !24)
!29 = !DILocation(line: 27, column: 45, scope: !24)
!30 = !DILocation(line: 27, column: 31, scope: !24)
!31 = !DILocation(line: 28, column: 6, scope: !24)
!32 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !31)
!33 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !31)
!34 = !DILocation(line: 30, column: 13, scope: !24)
!35 = !DILocation(line: 31, column: 11, scope: !24)
!36 = !DILocation(line: 32, column: 6, scope: !24)
!37 = !DIFile(filename: "reuse.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!38 = distinct !DISubprogram(name: "SignalReuseWrong", scope: !37, file: !37, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!39 = !DILocation(line: 15, column: 6, scope: !38)
!40 = !DILocation(line: 18, column: 106, scope: !38)
!41 = !DILocation(line: 18, column: 125, scope: !38)
!42 = !DILocation(line: 16, column: 6, scope: !38)
!43 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !42)
!44 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !42)
!45 = !DILocation(line: 17, column: 24, scope: !38)
!46 = !DILocation(line: 18, column: 36, scope: !38)
!47 = !DILocation(line: 18, column: 31, scope: !38)
!48 = !DILocation(line: 18, column: 50, scope: !38)
!49 = !DILocation(line: 18, column: 70, scope: !38)
!50 = !DILocation(line: 18, column: 109, scope: !38)
!51 = !DILocation(line: 18, column: 112, scope: !38)
!52 = !DILocation(line: 18, column: 18, scope: !38)
!53 = !DILocation(line: 19, column: 24, scope: !38)
!54 = !DILocation(line: 20, column: 25, scope: !38)
!55 = !DILocation(line: 20, column: 8, scope: !38)
!56 = !DILocation(line: 22, column: 13, scope: !38)
!57 = distinct !DISubprogram(name: "SignalReuseRight", scope: !37, file: !37, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!58 = !DILocation(line: 30, column: 6, scope: !57)
!59 = !DILocation(line: 33, column: 116, scope: !57)
!60 = !DILocation(line: 33, column: 135, scope: !57)
!61 = !DILocation(line: 31, column: 6, scope: !57)
!62 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !61)
!63 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !61)
!64 = !DILocation(line: 32, column: 24, scope: !57)
!65 = !DILocation(line: 33, column: 36, scope: !57)
!66 = !DILocation(line: 33, column: 31, scope: !57)
!67 = !DILocation(line: 33, column: 50, scope: !57)
!68 = !DILocation(line: 33, column: 70, scope: !57)
!69 = !DILocation(line: 33, column: 81, scope: !57)
!70 = !DILocation(line: 33, column: 119, scope: !57)
!71 = !DILocation(line: 33, column: 122, scope: !57)
!72 = !DILocation(line: 33, column: 18, scope: !57)
!73 = !DILocation(line: 34, column: 14, scope: !57)
!74 = !DILocation(line: 35, column: 24, scope: !57)
!75 = !DILocation(line: 36, column: 25, scope: !57)
!76 = !DILocation(line: 36, column: 8, scope: !57)
!77 = !DILocation(line: 38, column: 13, scope: !57)
!78 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!79 = distinct !DISubprogram(name: "RingReduceWrong", scope: !78, file: !78, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!80 = !DILocation(line: 18, column: 6, scope: !79)
!81 = !DILocation(line: 29, column: 22, scope: !79)
!82 = !DILocation(line: 19, column: 24, scope: !79)
!83 = !DILocation(line: 19, column: 41, scope: !79)
!84 = !DILocation(line: 19, column: 44, scope: !79)
!85 = !DILocation(line: 20, column: 27, scope: !79)
!86 = !DILocation(line: 21, column: 14, scope: !79)
!87 = !DILocation(line: 21, column: 24, scope: !79)
!88 = !DILocation(line: 21, column: 27, scope: !79)
!89 = !DILocation(line: 22, column: 9, scope: !79)
!90 = !DILocation(line: 23, column: 39, scope: !79)
!91 = !DILocation(line: 23, column: 63, scope: !79)
!92 = !DILocation(line: 23, column: 25, scope: !79)
!93 = !DILocation(line: 25, column: 7, scope: !79)
!94 = !DILocation(line: 25, column: 18, scope: !79)
!95 = !DILocation(line: 26, column: 37, scope: !79)
!96 = !DILocation(line: 26, column: 15, scope: !79)
!97 = !DILocation(line: 26, column: 4, scope: !79)
!98 = !DILocation(line: 25, column: 24, scope: !79)
!99 = !DILocation(line: 28, column: 9, scope: !79)
!100 = !DILocation(line: 29, column: 39, scope: !79)
!101 = !DILocation(line: 29, column: 58, scope: !79)
!102 = !DILocation(line: 29, column: 78, scope: !79)
!103 = !DILocation(line: 29, column: 105, scope: !79)
!104 = distinct !DISubprogram(name: "copySums", scope: !78, file: !78, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!105 = !DILocation(line: 32, column: 10, scope: !79)
!106 = !DILocation(line: 57, column: 13, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 58, column: 8, scope: !104, inlinedAt: !105)
!108 = !DILocation(line: 61, column: 29, scope: !104, inlinedAt: !105)
!109 = !DILocation(line: 62, column: 7, scope: !104, inlinedAt: !105)
!110 = distinct !DISubprogram(name: "RingReduceRight", scope: !78, file: !78, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!111 = !DILocation(line: 38, column: 6, scope: !110)
!112 = !DILocation(line: 49, column: 22, scope: !110)
!113 = !DILocation(line: 39, column: 24, scope: !110)
!114 = !DILocation(line: 39, column: 41, scope: !110)
!115 = !DILocation(line: 39, column: 44, scope: !110)
!116 = !DILocation(line: 40, column: 27, scope: !110)
!117 = !DILocation(line: 41, column: 14, scope: !110)
!118 = !DILocation(line: 41, column: 24, scope: !110)
!119 = !DILocation(line: 41, column: 27, scope: !110)
!120 = !DILocation(line: 42, column: 9, scope: !110)
!121 = !DILocation(line: 43, column: 39, scope: !110)
!122 = !DILocation(line: 43, column: 25, scope: !110)
!123 = !DILocation(line: 45, column: 7, scope: !110)
!124 = !DILocation(line: 45, column: 18, scope: !110)
!125 = !DILocation(line: 46, column: 37, scope: !110)
!126 = !DILocation(line: 46, column: 15, scope: !110)
!127 = !DILocation(line: 46, column: 4, scope: !110)
!128 = !DILocation(line: 45, column: 24, scope: !110)
!129 = !DILocation(line: 48, column: 9, scope: !110)
!130 = !DILocation(line: 49, column: 39, scope: !110)
!131 = !DILocation(line: 49, column: 58, scope: !110)
!132 = !DILocation(line: 49, column: 78, scope: !110)
!133 = !DILocation(line: 49, column: 105, scope: !110)
!134 = !DILocation(line: 52, column: 10, scope: !110)
!135 = !DILocation(line: 57, column: 13, scope: !104, inlinedAt: !134)
!136 = !DILocation(line: 58, column: 8, scope: !104, inlinedAt: !134)
!137 = !DILocation(line: 61, column: 29, scope: !104, inlinedAt: !134)
!138 = !DILocation(line: 62, column: 7, scope: !104, inlinedAt: !134)
!139 = !DIFile(filename: "siblings.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!140 = distinct !DISubprogram(name: "SiblingsWrong", scope: !139, file: !139, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!141 = !DILocation(line: 16, column: 6, scope: !140)
!142 = !DILocation(line: 17, column: 22, scope: !140)
!143 = !{i32 1, i32 1025}
!144 = !DILocation(line: 18, column: 13, scope: !140)
!145 = !DILocation(line: 19, column: 16, scope: !140)
!146 = !DILocation(line: 20, column: 52, scope: !140)
!147 = !DILocation(line: 20, column: 88, scope: !140)
!148 = !DILocation(line: 20, column: 91, scope: !140)
!149 = !DILocation(line: 20, column: 107, scope: !140)
!150 = !DILocation(line: 20, column: 94, scope: !140)
!151 = !DILocation(line: 20, column: 20, scope: !140)
!152 = !DILocation(line: 21, column: 8, scope: !140)
!153 = !DILocation(line: 22, column: 24, scope: !140)
!154 = !DILocation(line: 24, column: 25, scope: !140)
!155 = !DILocation(line: 24, column: 7, scope: !140)
!156 = !DILocation(line: 25, column: 13, scope: !140)
!157 = distinct !DISubprogram(name: "SiblingsRight", scope: !139, file: !139, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!158 = !DILocation(line: 31, column: 6, scope: !157)
!159 = !DILocation(line: 32, column: 22, scope: !157)
!160 = !DILocation(line: 33, column: 13, scope: !157)
!161 = !DILocation(line: 34, column: 16, scope: !157)
!162 = !DILocation(line: 35, column: 52, scope: !157)
!163 = !DILocation(line: 35, column: 88, scope: !157)
!164 = !DILocation(line: 35, column: 91, scope: !157)
!165 = !DILocation(line: 35, column: 107, scope: !157)
!166 = !DILocation(line: 35, column: 94, scope: !157)
!167 = !DILocation(line: 35, column: 20, scope: !157)
!168 = !DILocation(line: 36, column: 8, scope: !157)
!169 = !DILocation(line: 37, column: 24, scope: !157)
!170 = !DILocation(line: 39, column: 16, scope: !157)
!171 = !DILocation(line: 40, column: 25, scope: !157)
!172 = !DILocation(line: 40, column: 7, scope: !157)
!173 = !DILocation(line: 41, column: 13, scope: !157)
!174 = !DIFile(filename: "source.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!175 = distinct !DISubprogram(name: "SourceReuseWrong", scope: !174, file: !174, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!176 = !DILocation(line: 16, column: 6, scope: !175)
!177 = !DILocation(line: 18, column: 80, scope: !175)
!178 = !DILocation(line: 18, column: 99, scope: !175)
!179 = !DILocation(line: 17, column: 6, scope: !175)
!180 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !179)
!181 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !179)
!182 = !DILocation(line: 18, column: 44, scope: !175)
!183 = !DILocation(line: 18, column: 83, scope: !175)
!184 = !DILocation(line: 18, column: 86, scope: !175)
!185 = !DILocation(line: 18, column: 20, scope: !175)
!186 = !DILocation(line: 19, column: 6, scope: !175)
!187 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !186)
!188 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !186)
!189 = !DILocation(line: 20, column: 23, scope: !175)
!190 = !DILocation(line: 21, column: 6, scope: !175)
!191 = !DILocation(line: 22, column: 13, scope: !175)
!192 = distinct !DISubprogram(name: "SourceReuseRight", scope: !174, file: !174, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!193 = !DILocation(line: 28, column: 6, scope: !192)
!194 = !DILocation(line: 30, column: 80, scope: !192)
!195 = !DILocation(line: 30, column: 99, scope: !192)
!196 = !DILocation(line: 29, column: 6, scope: !192)
!197 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !196)
!198 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !196)
!199 = !DILocation(line: 30, column: 44, scope: !192)
!200 = !DILocation(line: 30, column: 83, scope: !192)
!201 = !DILocation(line: 30, column: 86, scope: !192)
!202 = !DILocation(line: 30, column: 20, scope: !192)
!203 = !DILocation(line: 31, column: 13, scope: !192)
!204 = !DILocation(line: 32, column: 6, scope: !192)
!205 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !204)
!206 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !204)
!207 = !DILocation(line: 33, column: 23, scope: !192)
!208 = !DILocation(line: 34, column: 6, scope: !192)
!209 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong, !"kernel", i32 1}
!210 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight, !"kernel", i32 1}
!211 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong, !"kernel", i32 1}
!212 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight, !"kernel", i32 1}
!213 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong, !"kernel", i32 1}
!214 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight, !"kernel", i32 1}
!215 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong, !"kernel", i32 1}
!216 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight, !"kernel", i32 1}
!217 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong, !"kernel", i32 1}
!218 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight, !"kernel", i32 1}
