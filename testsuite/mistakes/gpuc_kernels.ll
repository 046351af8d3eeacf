target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [14 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight to i8*)], section "llvm.metadata"

define void @FlagBlockingWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
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
	br label %b1, !dbg !16

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !16
	%9 = add i64 %8, 1, !dbg !16
	%10 = icmp slt i64 %9, %p3, !dbg !16
	br i1 %10, label %b2, label %b3, !dbg !16

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !17
	store i64 7, i64* %11, align 8, !dbg !17
	br label %b1, !dbg !17

b3:
	%12 = mul i64 %p3, 8, !dbg !8
	%13 = trunc i64 %7 to i32, !dbg !8
	%14 = icmp ne i64 %p1, %p3, !dbg !8
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !8, !prof !18

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !8
	%16 = bitcast i64* %p2 to i8*, !dbg !8
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !8
	%17 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !23
	%18 = icmp uge i64 0, %p5, !dbg !23
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !23, !prof !18

b3_ok2:
	%19 = bitcast i64* %17 to i8*, !dbg !24
	call void @gpuc_p_thread_64(i8* %19, i64 1, i32 %13), !dbg !24
	%20 = bitcast i64* %17 to i8*, !dbg !25
	call void @gpuc_wait_until_thread_int64(i8* %20, i32 0, i64 1, i32 1, i8* %ctrl, i32 2), !dbg !25
	%21 = icmp slt i64 %p7, %p1, !dbg !26
	%22 = select i1 %21, i64 %p7, i64 %p1, !dbg !26
	%23 = sub i64 %22, 1, !dbg !26
	%24 = ptrtoint i64* %p6 to i64, !dbg !26
	%25 = ptrtoint i64* %p0 to i64, !dbg !26
	%26 = icmp ugt i64 %24, %25, !dbg !26
	br label %b4, !dbg !26

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !26
	%28 = icmp slt i64 %27, %22, !dbg !26
	br i1 %28, label %b5, label %b6, !dbg !26

b5:
	%29 = sub i64 %23, %27, !dbg !26
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !26
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !26
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !26
	%33 = load i64, i64* %32, align 8, !dbg !26
	store i64 %33, i64* %31, align 8, !dbg !26
	%34 = add i64 %27, 1, !dbg !26
	br label %b4, !dbg !26

b6:
	call void @gpuc_quiet_thread(), !dbg !27
	ret void, !dbg !27

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p3), !dbg !8
	ret void, !dbg !8

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 %p5), !dbg !23
	ret void, !dbg !23
}

define void @FlagBlockingRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !28 {
entry:
	br label %b0, !dbg !29

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !30
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !31
	%2 = sext i32 %1 to i64, !dbg !31
	%3 = add i64 %2, 1, !dbg !32
	%4 = sext i32 %0 to i64, !dbg !33
	%5 = icmp eq i64 %4, -1, !dbg !34
	%6 = select i1 %5, i64 1, i64 %4, !dbg !34
	%7 = srem i64 %3, %6, !dbg !34
	br label %b1, !dbg !36

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !36
	%9 = add i64 %8, 1, !dbg !36
	%10 = icmp slt i64 %9, %p3, !dbg !36
	br i1 %10, label %b2, label %b3, !dbg !36

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !37
	store i64 7, i64* %11, align 8, !dbg !37
	br label %b1, !dbg !37

b3:
	%12 = mul i64 %p3, 8, !dbg !30
	%13 = trunc i64 %7 to i32, !dbg !30
	%14 = icmp ne i64 %p1, %p3, !dbg !30
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !30, !prof !18

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !30
	%16 = bitcast i64* %p2 to i8*, !dbg !30
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !30
	call void @gpuc_fence_thread(), !dbg !38
	%17 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !39
	%18 = icmp uge i64 0, %p5, !dbg !39
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !39, !prof !18

b3_ok2:
	%19 = bitcast i64* %17 to i8*, !dbg !40
	call void @gpuc_p_thread_64(i8* %19, i64 1, i32 %13), !dbg !40
	%20 = bitcast i64* %17 to i8*, !dbg !41
	call void @gpuc_wait_until_thread_int64(i8* %20, i32 0, i64 1, i32 1, i8* %ctrl, i32 5), !dbg !41
	%21 = icmp slt i64 %p7, %p1, !dbg !42
	%22 = select i1 %21, i64 %p7, i64 %p1, !dbg !42
	%23 = sub i64 %22, 1, !dbg !42
	%24 = ptrtoint i64* %p6 to i64, !dbg !42
	%25 = ptrtoint i64* %p0 to i64, !dbg !42
	%26 = icmp ugt i64 %24, %25, !dbg !42
	br label %b4, !dbg !42

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !42
	%28 = icmp slt i64 %27, %22, !dbg !42
	br i1 %28, label %b5, label %b6, !dbg !42

b5:
	%29 = sub i64 %23, %27, !dbg !42
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !42
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !42
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !42
	%33 = load i64, i64* %32, align 8, !dbg !42
	store i64 %33, i64* %31, align 8, !dbg !42
	%34 = add i64 %27, 1, !dbg !42
	br label %b4, !dbg !42

b6:
	call void @gpuc_quiet_thread(), !dbg !43
	ret void, !dbg !43

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p1, i64 %p3), !dbg !30
	ret void, !dbg !30

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p5), !dbg !39
	ret void, !dbg !39
}

define void @FlagNBIWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !44 {
entry:
	br label %b0, !dbg !45

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !46
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !47
	%2 = sext i32 %1 to i64, !dbg !47
	%3 = add i64 %2, 1, !dbg !48
	%4 = sext i32 %0 to i64, !dbg !49
	%5 = icmp eq i64 %4, -1, !dbg !50
	%6 = select i1 %5, i64 1, i64 %4, !dbg !50
	%7 = srem i64 %3, %6, !dbg !50
	br label %b1, !dbg !52

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !52
	%9 = add i64 %8, 1, !dbg !52
	%10 = icmp slt i64 %9, %p3, !dbg !52
	br i1 %10, label %b2, label %b3, !dbg !52

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !53
	store i64 7, i64* %11, align 8, !dbg !53
	br label %b1, !dbg !53

b3:
	%12 = phi i64 [ -1, %b1 ], [ %13, %b4 ], !dbg !55
	%13 = add i64 %12, 1, !dbg !55
	%14 = icmp slt i64 %13, %p7, !dbg !55
	br i1 %14, label %b4, label %b5, !dbg !55

b4:
	%15 = getelementptr inbounds i64, i64* %p6, i64 %13, !dbg !56
	store i64 1, i64* %15, align 8, !dbg !56
	br label %b3, !dbg !56

b5:
	%16 = mul i64 %p3, 8, !dbg !46
	%17 = trunc i64 %7 to i32, !dbg !46
	%18 = icmp ne i64 %p1, %p3, !dbg !46
	br i1 %18, label %b5_fail1, label %b5_ok1, !dbg !46, !prof !18

b5_ok1:
	%19 = bitcast i64* %p0 to i8*, !dbg !46
	%20 = bitcast i64* %p2 to i8*, !dbg !46
	call void @gpuc_put_nbi_thread(i8* %19, i8* %20, i64 %16, i32 %17), !dbg !46
	%21 = mul i64 %p7, 8, !dbg !57
	%22 = icmp ne i64 %p5, %p7, !dbg !57
	br i1 %22, label %b5_fail2, label %b5_ok2, !dbg !57, !prof !18

b5_ok2:
	%23 = bitcast i64* %p4 to i8*, !dbg !57
	%24 = bitcast i64* %p6 to i8*, !dbg !57
	call void @gpuc_put_nbi_thread(i8* %23, i8* %24, i64 %21, i32 %17), !dbg !57
	%25 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !58
	%26 = icmp uge i64 0, %p5, !dbg !58
	br i1 %26, label %b5_fail3, label %b5_ok3, !dbg !58, !prof !18

b5_ok3:
	%27 = bitcast i64* %25 to i8*, !dbg !59
	call void @gpuc_wait_until_thread_int64(i8* %27, i32 0, i64 1, i32 1, i8* %ctrl, i32 9), !dbg !59
	%28 = icmp slt i64 %p9, %p1, !dbg !60
	%29 = select i1 %28, i64 %p9, i64 %p1, !dbg !60
	%30 = sub i64 %29, 1, !dbg !60
	%31 = ptrtoint i64* %p8 to i64, !dbg !60
	%32 = ptrtoint i64* %p0 to i64, !dbg !60
	%33 = icmp ugt i64 %31, %32, !dbg !60
	br label %b6, !dbg !60

b6:
	%34 = phi i64 [ 0, %b5_ok3 ], [ %41, %b7 ], !dbg !60
	%35 = icmp slt i64 %34, %29, !dbg !60
	br i1 %35, label %b7, label %b8, !dbg !60

b7:
	%36 = sub i64 %30, %34, !dbg !60
	%37 = select i1 %33, i64 %36, i64 %34, !dbg !60
	%38 = getelementptr inbounds i64, i64* %p8, i64 %37, !dbg !60
	%39 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !60
	%40 = load i64, i64* %39, align 8, !dbg !60
	store i64 %40, i64* %38, align 8, !dbg !60
	%41 = add i64 %34, 1, !dbg !60
	br label %b6, !dbg !60

b8:
	call void @gpuc_quiet_thread(), !dbg !61
	ret void, !dbg !61

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p1, i64 %p3), !dbg !46
	ret void, !dbg !46

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p5, i64 %p7), !dbg !57
	ret void, !dbg !57

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p5), !dbg !58
	ret void, !dbg !58
}

define void @FlagNBIRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !62 {
entry:
	br label %b0, !dbg !63

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !64
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !65
	%2 = sext i32 %1 to i64, !dbg !65
	%3 = add i64 %2, 1, !dbg !66
	%4 = sext i32 %0 to i64, !dbg !67
	%5 = icmp eq i64 %4, -1, !dbg !68
	%6 = select i1 %5, i64 1, i64 %4, !dbg !68
	%7 = srem i64 %3, %6, !dbg !68
	br label %b1, !dbg !70

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !70
	%9 = add i64 %8, 1, !dbg !70
	%10 = icmp slt i64 %9, %p3, !dbg !70
	br i1 %10, label %b2, label %b3, !dbg !70

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !71
	store i64 7, i64* %11, align 8, !dbg !71
	br label %b1, !dbg !71

b3:
	%12 = phi i64 [ -1, %b1 ], [ %13, %b4 ], !dbg !73
	%13 = add i64 %12, 1, !dbg !73
	%14 = icmp slt i64 %13, %p7, !dbg !73
	br i1 %14, label %b4, label %b5, !dbg !73

b4:
	%15 = getelementptr inbounds i64, i64* %p6, i64 %13, !dbg !74
	store i64 1, i64* %15, align 8, !dbg !74
	br label %b3, !dbg !74

b5:
	%16 = mul i64 %p3, 8, !dbg !64
	%17 = trunc i64 %7 to i32, !dbg !64
	%18 = icmp ne i64 %p1, %p3, !dbg !64
	br i1 %18, label %b5_fail1, label %b5_ok1, !dbg !64, !prof !18

b5_ok1:
	%19 = bitcast i64* %p0 to i8*, !dbg !64
	%20 = bitcast i64* %p2 to i8*, !dbg !64
	call void @gpuc_put_nbi_thread(i8* %19, i8* %20, i64 %16, i32 %17), !dbg !64
	call void @gpuc_fence_thread(), !dbg !75
	%21 = mul i64 %p7, 8, !dbg !76
	%22 = icmp ne i64 %p5, %p7, !dbg !76
	br i1 %22, label %b5_fail2, label %b5_ok2, !dbg !76, !prof !18

b5_ok2:
	%23 = bitcast i64* %p4 to i8*, !dbg !76
	%24 = bitcast i64* %p6 to i8*, !dbg !76
	call void @gpuc_put_nbi_thread(i8* %23, i8* %24, i64 %21, i32 %17), !dbg !76
	%25 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !77
	%26 = icmp uge i64 0, %p5, !dbg !77
	br i1 %26, label %b5_fail3, label %b5_ok3, !dbg !77, !prof !18

b5_ok3:
	%27 = bitcast i64* %25 to i8*, !dbg !78
	call void @gpuc_wait_until_thread_int64(i8* %27, i32 0, i64 1, i32 1, i8* %ctrl, i32 13), !dbg !78
	%28 = icmp slt i64 %p9, %p1, !dbg !79
	%29 = select i1 %28, i64 %p9, i64 %p1, !dbg !79
	%30 = sub i64 %29, 1, !dbg !79
	%31 = ptrtoint i64* %p8 to i64, !dbg !79
	%32 = ptrtoint i64* %p0 to i64, !dbg !79
	%33 = icmp ugt i64 %31, %32, !dbg !79
	br label %b6, !dbg !79

b6:
	%34 = phi i64 [ 0, %b5_ok3 ], [ %41, %b7 ], !dbg !79
	%35 = icmp slt i64 %34, %29, !dbg !79
	br i1 %35, label %b7, label %b8, !dbg !79

b7:
	%36 = sub i64 %30, %34, !dbg !79
	%37 = select i1 %33, i64 %36, i64 %34, !dbg !79
	%38 = getelementptr inbounds i64, i64* %p8, i64 %37, !dbg !79
	%39 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !79
	%40 = load i64, i64* %39, align 8, !dbg !79
	store i64 %40, i64* %38, align 8, !dbg !79
	%41 = add i64 %34, 1, !dbg !79
	br label %b6, !dbg !79

b8:
	call void @gpuc_quiet_thread(), !dbg !80
	ret void, !dbg !80

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !64
	ret void, !dbg !64

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p5, i64 %p7), !dbg !76
	ret void, !dbg !76

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 %p5), !dbg !77
	ret void, !dbg !77
}

define void @ReadBackWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !81 {
entry:
	br label %b0, !dbg !82

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !83
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !84
	%2 = sext i32 %1 to i64, !dbg !84
	%3 = add i64 %2, 1, !dbg !85
	%4 = sext i32 %0 to i64, !dbg !86
	%5 = icmp eq i64 %4, -1, !dbg !87
	%6 = select i1 %5, i64 1, i64 %4, !dbg !87
	%7 = srem i64 %3, %6, !dbg !87
	br label %b1, !dbg !89

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !89
	%9 = add i64 %8, 1, !dbg !89
	%10 = icmp slt i64 %9, %p3, !dbg !89
	br i1 %10, label %b2, label %b3, !dbg !89

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !90
	store i64 8, i64* %11, align 8, !dbg !90
	br label %b1, !dbg !90

b3:
	%12 = mul i64 %p3, 8, !dbg !83
	%13 = trunc i64 %7 to i32, !dbg !83
	%14 = icmp ne i64 %p1, %p3, !dbg !83
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !83, !prof !18

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !83
	%16 = bitcast i64* %p2 to i8*, !dbg !83
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !83
	%17 = mul i64 %p1, 8, !dbg !91
	%18 = icmp ne i64 %p5, %p1, !dbg !91
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !91, !prof !18

b3_ok2:
	%19 = bitcast i64* %p4 to i8*, !dbg !91
	%20 = bitcast i64* %p0 to i8*, !dbg !91
	call void @gpuc_get_thread(i8* %19, i8* %20, i64 %17, i32 %13), !dbg !91
	%21 = icmp slt i64 %p7, %p5, !dbg !92
	%22 = select i1 %21, i64 %p7, i64 %p5, !dbg !92
	%23 = sub i64 %22, 1, !dbg !92
	%24 = ptrtoint i64* %p6 to i64, !dbg !92
	%25 = ptrtoint i64* %p4 to i64, !dbg !92
	%26 = icmp ugt i64 %24, %25, !dbg !92
	br label %b4, !dbg !92

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !92
	%28 = icmp slt i64 %27, %22, !dbg !92
	br i1 %28, label %b5, label %b6, !dbg !92

b5:
	%29 = sub i64 %23, %27, !dbg !92
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !92
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !92
	%32 = getelementptr inbounds i64, i64* %p4, i64 %30, !dbg !92
	%33 = load i64, i64* %32, align 8, !dbg !92
	store i64 %33, i64* %31, align 8, !dbg !92
	%34 = add i64 %27, 1, !dbg !92
	br label %b4, !dbg !92

b6:
	ret void, !dbg !92

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p1, i64 %p3), !dbg !83
	ret void, !dbg !83

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p5, i64 %p1), !dbg !91
	ret void, !dbg !91
}

define void @ReadBackRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !93 {
entry:
	br label %b0, !dbg !94

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !95
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !96
	%2 = sext i32 %1 to i64, !dbg !96
	%3 = add i64 %2, 1, !dbg !97
	%4 = sext i32 %0 to i64, !dbg !98
	%5 = icmp eq i64 %4, -1, !dbg !99
	%6 = select i1 %5, i64 1, i64 %4, !dbg !99
	%7 = srem i64 %3, %6, !dbg !99
	br label %b1, !dbg !101

b1:
	%8 = phi i64 [ -1, %b0 ], [ %9, %b2 ], !dbg !101
	%9 = add i64 %8, 1, !dbg !101
	%10 = icmp slt i64 %9, %p3, !dbg !101
	br i1 %10, label %b2, label %b3, !dbg !101

b2:
	%11 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !102
	store i64 8, i64* %11, align 8, !dbg !102
	br label %b1, !dbg !102

b3:
	%12 = mul i64 %p3, 8, !dbg !95
	%13 = trunc i64 %7 to i32, !dbg !95
	%14 = icmp ne i64 %p1, %p3, !dbg !95
	br i1 %14, label %b3_fail1, label %b3_ok1, !dbg !95, !prof !18

b3_ok1:
	%15 = bitcast i64* %p0 to i8*, !dbg !95
	%16 = bitcast i64* %p2 to i8*, !dbg !95
	call void @gpuc_put_thread(i8* %15, i8* %16, i64 %12, i32 %13), !dbg !95
	call void @gpuc_quiet_thread(), !dbg !103
	%17 = mul i64 %p1, 8, !dbg !104
	%18 = icmp ne i64 %p5, %p1, !dbg !104
	br i1 %18, label %b3_fail2, label %b3_ok2, !dbg !104, !prof !18

b3_ok2:
	%19 = bitcast i64* %p4 to i8*, !dbg !104
	%20 = bitcast i64* %p0 to i8*, !dbg !104
	call void @gpuc_get_thread(i8* %19, i8* %20, i64 %17, i32 %13), !dbg !104
	%21 = icmp slt i64 %p7, %p5, !dbg !105
	%22 = select i1 %21, i64 %p7, i64 %p5, !dbg !105
	%23 = sub i64 %22, 1, !dbg !105
	%24 = ptrtoint i64* %p6 to i64, !dbg !105
	%25 = ptrtoint i64* %p4 to i64, !dbg !105
	%26 = icmp ugt i64 %24, %25, !dbg !105
	br label %b4, !dbg !105

b4:
	%27 = phi i64 [ 0, %b3_ok2 ], [ %34, %b5 ], !dbg !105
	%28 = icmp slt i64 %27, %22, !dbg !105
	br i1 %28, label %b5, label %b6, !dbg !105

b5:
	%29 = sub i64 %23, %27, !dbg !105
	%30 = select i1 %26, i64 %29, i64 %27, !dbg !105
	%31 = getelementptr inbounds i64, i64* %p6, i64 %30, !dbg !105
	%32 = getelementptr inbounds i64, i64* %p4, i64 %30, !dbg !105
	%33 = load i64, i64* %32, align 8, !dbg !105
	store i64 %33, i64* %31, align 8, !dbg !105
	%34 = add i64 %27, 1, !dbg !105
	br label %b4, !dbg !105

b6:
	ret void, !dbg !105

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p1, i64 %p3), !dbg !95
	ret void, !dbg !95

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %p1), !dbg !104
	ret void, !dbg !104
}

define void @SignalReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !107 {
entry:
	br label %b0, !dbg !108

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !109
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !110
	br label %b1, !dbg !112

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !112
	%3 = add i64 %2, 1, !dbg !112
	%4 = icmp slt i64 %3, %p3, !dbg !112
	br i1 %4, label %b2, label %b3, !dbg !112

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !113
	store i64 6, i64* %5, align 8, !dbg !113
	br label %b1, !dbg !113

b3:
	%6 = icmp slt i64 0, %p3, !dbg !114
	br i1 %6, label %b4, label %b5, !dbg !114

b4:
	%7 = phi i64 [ 0, %b3 ], [ %8, %b4_ok4 ], !dbg !114
	%8 = add i64 %7, 1, !dbg !115
	%9 = getelementptr inbounds i64, i64* %p0, i64 %7, !dbg !116
	%10 = getelementptr inbounds i64, i64* %p2, i64 %7, !dbg !117
	%11 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !118
	%12 = sext i32 %0 to i64, !dbg !109
	%13 = add i64 %12, 1, !dbg !119
	%14 = sext i32 %1 to i64, !dbg !110
	%15 = icmp ugt i64 %8, %p1, !dbg !116
	%16 = icmp ugt i64 %8, %p3, !dbg !117
	%17 = icmp uge i64 0, %p5, !dbg !118
	%18 = or i1 %15, %16, !dbg !118
	%19 = or i1 %18, %17, !dbg !118
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !118, !prof !18

b4_ok1:
	%20 = icmp eq i64 %14, -1, !dbg !120
	%21 = select i1 %20, i64 1, i64 %14, !dbg !120
	%22 = srem i64 %13, %21, !dbg !120
	%23 = trunc i64 %22 to i32, !dbg !121
	%24 = bitcast i64* %9 to i8*, !dbg !121
	%25 = bitcast i64* %10 to i8*, !dbg !121
	%26 = bitcast i64* %11 to i8*, !dbg !121
	call void @gpuc_put_signal_thread(i8* %24, i8* %25, i64 8, i8* %26, i64 1, i32 9, i32 %23), !dbg !121
	%27 = bitcast i64* %11 to i8*, !dbg !122
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 0, i64 1, i32 1, i8* %ctrl, i32 20), !dbg !122
	%29 = load i64, i64* %9, align 8, !dbg !123
	%30 = getelementptr inbounds i64, i64* %p6, i64 %7, !dbg !124
	%31 = icmp uge i64 %7, %p7, !dbg !124
	br i1 %31, label %b4_fail4, label %b4_ok4, !dbg !124, !prof !18

b4_ok4:
	store i64 %29, i64* %30, align 8, !dbg !124
	%32 = icmp slt i64 %8, %p3, !dbg !124
	br i1 %32, label %b4, label %b5, !dbg !124

b5:
	call void @gpuc_quiet_thread(), !dbg !125
	ret void, !dbg !125

b4_fail1:
	%33 = icmp ugt i64 %8, %p1, !dbg !116
	br i1 %33, label %b4_fail2, label %b4_ok2, !dbg !116

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %8, i64 %p1), !dbg !116
	ret void, !dbg !116

b4_ok2:
	%34 = icmp ugt i64 %8, %p3, !dbg !117
	br i1 %34, label %b4_fail3, label %b4_ok3, !dbg !117

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %8, i64 %p3), !dbg !117
	ret void, !dbg !117

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 %p5), !dbg !118
	ret void, !dbg !118

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %7, i64 %p7), !dbg !124
	ret void, !dbg !124
}

define void @SignalReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !128
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !129
	br label %b1, !dbg !131

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !131
	%3 = add i64 %2, 1, !dbg !131
	%4 = icmp slt i64 %3, %p3, !dbg !131
	br i1 %4, label %b2, label %b3, !dbg !131

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !132
	store i64 6, i64* %5, align 8, !dbg !132
	br label %b1, !dbg !132

b3:
	%6 = icmp slt i64 0, %p3, !dbg !133
	br i1 %6, label %b4, label %b5, !dbg !133

b4:
	%7 = phi i64 [ 0, %b3 ], [ %8, %b4_ok4 ], !dbg !133
	%8 = add i64 %7, 1, !dbg !134
	%9 = getelementptr inbounds i64, i64* %p0, i64 %7, !dbg !135
	%10 = getelementptr inbounds i64, i64* %p2, i64 %7, !dbg !136
	%11 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !137
	%12 = sext i32 %0 to i64, !dbg !128
	%13 = add i64 %12, 1, !dbg !139
	%14 = sext i32 %1 to i64, !dbg !129
	%15 = icmp ugt i64 %8, %p1, !dbg !135
	%16 = icmp ugt i64 %8, %p3, !dbg !136
	%17 = icmp uge i64 0, %p5, !dbg !137
	%18 = or i1 %15, %16, !dbg !137
	%19 = or i1 %18, %17, !dbg !137
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !137, !prof !18

b4_ok1:
	%20 = icmp eq i64 %14, -1, !dbg !140
	%21 = select i1 %20, i64 1, i64 %14, !dbg !140
	%22 = srem i64 %13, %21, !dbg !140
	%23 = trunc i64 %22 to i32, !dbg !141
	%24 = bitcast i64* %9 to i8*, !dbg !141
	%25 = bitcast i64* %10 to i8*, !dbg !141
	%26 = bitcast i64* %11 to i8*, !dbg !141
	call void @gpuc_put_signal_thread(i8* %24, i8* %25, i64 8, i8* %26, i64 %8, i32 9, i32 %23), !dbg !141
	call void @gpuc_fence_thread(), !dbg !142
	%27 = bitcast i64* %11 to i8*, !dbg !143
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 5, i64 %8, i32 1, i8* %ctrl, i32 24), !dbg !143
	%29 = load i64, i64* %9, align 8, !dbg !144
	%30 = getelementptr inbounds i64, i64* %p6, i64 %7, !dbg !145
	%31 = icmp uge i64 %7, %p7, !dbg !145
	br i1 %31, label %b4_fail4, label %b4_ok4, !dbg !145, !prof !18

b4_ok4:
	store i64 %29, i64* %30, align 8, !dbg !145
	%32 = icmp slt i64 %8, %p3, !dbg !145
	br i1 %32, label %b4, label %b5, !dbg !145

b5:
	call void @gpuc_quiet_thread(), !dbg !146
	ret void, !dbg !146

b4_fail1:
	%33 = icmp ugt i64 %8, %p1, !dbg !135
	br i1 %33, label %b4_fail2, label %b4_ok2, !dbg !135

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %8, i64 %p1), !dbg !135
	ret void, !dbg !135

b4_ok2:
	%34 = icmp ugt i64 %8, %p3, !dbg !136
	br i1 %34, label %b4_fail3, label %b4_ok3, !dbg !136

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %8, i64 %p3), !dbg !136
	ret void, !dbg !136

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 %p5), !dbg !137
	ret void, !dbg !137

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %7, i64 %p7), !dbg !145
	ret void, !dbg !145
}

define void @RingReduceWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !148 {
entry:
	br label %b0, !dbg !149

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !151
	%2 = sext i32 %1 to i64, !dbg !151
	%3 = sext i32 %0 to i64, !dbg !152
	%4 = sub i64 %3, 1, !dbg !153
	%5 = icmp eq i64 %p6, 0, !dbg !154
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !154, !prof !18

b0_ok1:
	%6 = icmp eq i64 %p6, -1, !dbg !154
	%7 = select i1 %6, i64 1, i64 %p6, !dbg !154
	%8 = sdiv i64 %p3, %7, !dbg !154
	%9 = sub i64 0, %p3, !dbg !154
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !154
	%11 = icmp slt i64 0, %10, !dbg !154
	br i1 %11, label %b1, label %b8, !dbg !154

b1:
	%12 = phi i64 [ 0, %b0_ok1 ], [ %14, %b7 ], !dbg !154
	%13 = mul i64 %12, %p6, !dbg !155
	%14 = add i64 %12, 1, !dbg !156
	%15 = mul i64 %14, %p6, !dbg !157
	%16 = icmp sgt i64 %2, 0, !dbg !158
	br i1 %16, label %b2, label %b3, !dbg !158

b2:
	%17 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !159
	%18 = icmp uge i64 0, %p5, !dbg !159
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !159, !prof !18

b2_ok1:
	%19 = bitcast i64* %17 to i8*, !dbg !161
	%20 = call i64 @gpuc_signal_wait_until_thread(i8* %19, i32 5, i64 %14, i32 1, i8* %ctrl, i32 28), !dbg !161
	br label %b3, !dbg !161

b3:
	%21 = phi i64 [ %13, %b1 ], [ %30, %b4_ok2 ], [ %13, %b2_ok1 ], !dbg !162
	%22 = icmp slt i64 %21, %15, !dbg !163
	br i1 %22, label %b4, label %b5, !dbg !163

b4:
	%23 = getelementptr inbounds i64, i64* %p0, i64 %21, !dbg !164
	%24 = icmp uge i64 %21, %p1, !dbg !164
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !164, !prof !18

b4_ok1:
	%25 = load i64, i64* %23, align 8, !dbg !164
	%26 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !165
	%27 = icmp uge i64 %21, %p3, !dbg !165
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !165, !prof !18

b4_ok2:
	%28 = load i64, i64* %26, align 8, !dbg !165
	%29 = add i64 %28, %25, !dbg !166
	store i64 %29, i64* %26, align 8, !dbg !165
	%30 = add i64 %21, 1, !dbg !167
	br label %b3, !dbg !167

b5:
	%31 = icmp slt i64 %2, %4, !dbg !168
	br i1 %31, label %b6, label %b7, !dbg !168

b6:
	%32 = sub i64 %15, %13, !dbg !169
	%33 = getelementptr inbounds i64, i64* %p0, i64 %13, !dbg !169
	%34 = getelementptr inbounds i64, i64* %p2, i64 %13, !dbg !170
	%35 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !171
	%36 = add i64 %2, 1, !dbg !172
	%37 = mul i64 %32, 8, !dbg !150
	%38 = trunc i64 %36 to i32, !dbg !150
	%39 = icmp ugt i64 %15, %p1, !dbg !169
	%40 = icmp ugt i64 %13, %15, !dbg !169
	%41 = icmp ugt i64 %15, %p3, !dbg !170
	%42 = icmp uge i64 0, %p5, !dbg !171
	%43 = or i1 %39, %40, !dbg !171
	%44 = or i1 %43, %41, !dbg !171
	%45 = or i1 %44, %42, !dbg !171
	br i1 %45, label %b6_fail1, label %b6_ok1, !dbg !171, !prof !18

b6_ok1:
	%46 = bitcast i64* %33 to i8*, !dbg !150
	%47 = bitcast i64* %34 to i8*, !dbg !150
	%48 = bitcast i64* %35 to i8*, !dbg !150
	call void @gpuc_put_signal_nbi_thread(i8* %46, i8* %47, i64 %37, i8* %48, i64 1, i32 10, i32 %38), !dbg !150
	br label %b7, !dbg !150

b7:
	%49 = icmp slt i64 %14, %10, !dbg !150
	br i1 %49, label %b1, label %b8, !dbg !150

b8:
	call void @gpuc_quiet_thread(), !dbg !175
	%50 = icmp ne i64 %2, %4, !dbg !176
	br i1 %50, label %b11, label %b9, !dbg !176

b9:
	%51 = phi i64 [ -1, %b8 ], [ %52, %b10_ok1 ], !dbg !177
	%52 = add i64 %51, 1, !dbg !177
	%53 = icmp slt i64 %52, %p3, !dbg !177
	br i1 %53, label %b10, label %b11, !dbg !177

b10:
	%54 = getelementptr inbounds i64, i64* %p2, i64 %52, !dbg !177
	%55 = load i64, i64* %54, align 8, !dbg !177
	%56 = getelementptr inbounds i64, i64* %p7, i64 %52, !dbg !178
	%57 = icmp uge i64 %52, %p8, !dbg !178
	br i1 %57, label %b10_fail1, label %b10_ok1, !dbg !178, !prof !18

b10_ok1:
	store i64 %55, i64* %56, align 8, !dbg !178
	br label %b9, !dbg !178

b11:
	ret void, !dbg !174

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !154
	ret void, !dbg !154

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p5), !dbg !159
	ret void, !dbg !159

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %21, i64 %p1), !dbg !164
	ret void, !dbg !164

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %21, i64 %p3), !dbg !165
	ret void, !dbg !165

b6_fail1:
	%58 = icmp ugt i64 %15, %p1, !dbg !169
	br i1 %58, label %b6_fail2, label %b6_ok2, !dbg !169

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %15, i64 %p1), !dbg !169
	ret void, !dbg !169

b6_ok2:
	%59 = icmp ugt i64 %13, %15, !dbg !169
	br i1 %59, label %b6_fail3, label %b6_ok3, !dbg !169

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %13, i64 %15), !dbg !169
	ret void, !dbg !169

b6_ok3:
	%60 = icmp ugt i64 %15, %p3, !dbg !170
	br i1 %60, label %b6_fail4, label %b6_ok4, !dbg !170

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %15, i64 %p3), !dbg !170
	ret void, !dbg !170

b6_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p5), !dbg !171
	ret void, !dbg !171

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %52, i64 %p8), !dbg !178
	ret void, !dbg !178
}

define void @RingReduceRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !179 {
entry:
	br label %b0, !dbg !180

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !181
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !182
	%2 = sext i32 %1 to i64, !dbg !182
	%3 = sext i32 %0 to i64, !dbg !183
	%4 = sub i64 %3, 1, !dbg !184
	%5 = icmp eq i64 %p6, 0, !dbg !185
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !185, !prof !18

b0_ok1:
	%6 = icmp eq i64 %p6, -1, !dbg !185
	%7 = select i1 %6, i64 1, i64 %p6, !dbg !185
	%8 = sdiv i64 %p3, %7, !dbg !185
	%9 = sub i64 0, %p3, !dbg !185
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !185
	%11 = icmp slt i64 0, %10, !dbg !185
	br i1 %11, label %b1, label %b8, !dbg !185

b1:
	%12 = phi i64 [ 0, %b0_ok1 ], [ %14, %b7 ], !dbg !185
	%13 = mul i64 %12, %p6, !dbg !186
	%14 = add i64 %12, 1, !dbg !187
	%15 = mul i64 %14, %p6, !dbg !188
	%16 = icmp sgt i64 %2, 0, !dbg !189
	br i1 %16, label %b2, label %b3, !dbg !189

b2:
	%17 = getelementptr inbounds i64, i64* %p4, i64 %12, !dbg !190
	%18 = icmp uge i64 %12, %p5, !dbg !190
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !190, !prof !18

b2_ok1:
	%19 = bitcast i64* %17 to i8*, !dbg !191
	%20 = call i64 @gpuc_signal_wait_until_thread(i8* %19, i32 5, i64 1, i32 1, i8* %ctrl, i32 36), !dbg !191
	br label %b3, !dbg !191

b3:
	%21 = phi i64 [ %13, %b1 ], [ %30, %b4_ok2 ], [ %13, %b2_ok1 ], !dbg !192
	%22 = icmp slt i64 %21, %15, !dbg !193
	br i1 %22, label %b4, label %b5, !dbg !193

b4:
	%23 = getelementptr inbounds i64, i64* %p0, i64 %21, !dbg !194
	%24 = icmp uge i64 %21, %p1, !dbg !194
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !194, !prof !18

b4_ok1:
	%25 = load i64, i64* %23, align 8, !dbg !194
	%26 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !195
	%27 = icmp uge i64 %21, %p3, !dbg !195
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !195, !prof !18

b4_ok2:
	%28 = load i64, i64* %26, align 8, !dbg !195
	%29 = add i64 %28, %25, !dbg !196
	store i64 %29, i64* %26, align 8, !dbg !195
	%30 = add i64 %21, 1, !dbg !197
	br label %b3, !dbg !197

b5:
	%31 = icmp slt i64 %2, %4, !dbg !198
	br i1 %31, label %b6, label %b7, !dbg !198

b6:
	%32 = sub i64 %15, %13, !dbg !199
	%33 = getelementptr inbounds i64, i64* %p0, i64 %13, !dbg !199
	%34 = getelementptr inbounds i64, i64* %p2, i64 %13, !dbg !200
	%35 = getelementptr inbounds i64, i64* %p4, i64 %12, !dbg !201
	%36 = add i64 %2, 1, !dbg !202
	%37 = mul i64 %32, 8, !dbg !181
	%38 = trunc i64 %36 to i32, !dbg !181
	%39 = icmp ugt i64 %15, %p1, !dbg !199
	%40 = icmp ugt i64 %13, %15, !dbg !199
	%41 = icmp ugt i64 %15, %p3, !dbg !200
	%42 = icmp uge i64 %12, %p5, !dbg !201
	%43 = or i1 %39, %40, !dbg !201
	%44 = or i1 %43, %41, !dbg !201
	%45 = or i1 %44, %42, !dbg !201
	br i1 %45, label %b6_fail1, label %b6_ok1, !dbg !201, !prof !18

b6_ok1:
	%46 = bitcast i64* %33 to i8*, !dbg !181
	%47 = bitcast i64* %34 to i8*, !dbg !181
	%48 = bitcast i64* %35 to i8*, !dbg !181
	call void @gpuc_put_signal_nbi_thread(i8* %46, i8* %47, i64 %37, i8* %48, i64 1, i32 9, i32 %38), !dbg !181
	br label %b7, !dbg !181

b7:
	%49 = icmp slt i64 %14, %10, !dbg !181
	br i1 %49, label %b1, label %b8, !dbg !181

b8:
	call void @gpuc_quiet_thread(), !dbg !204
	%50 = icmp ne i64 %2, %4, !dbg !205
	br i1 %50, label %b11, label %b9, !dbg !205

b9:
	%51 = phi i64 [ -1, %b8 ], [ %52, %b10_ok1 ], !dbg !206
	%52 = add i64 %51, 1, !dbg !206
	%53 = icmp slt i64 %52, %p3, !dbg !206
	br i1 %53, label %b10, label %b11, !dbg !206

b10:
	%54 = getelementptr inbounds i64, i64* %p2, i64 %52, !dbg !206
	%55 = load i64, i64* %54, align 8, !dbg !206
	%56 = getelementptr inbounds i64, i64* %p7, i64 %52, !dbg !207
	%57 = icmp uge i64 %52, %p8, !dbg !207
	br i1 %57, label %b10_fail1, label %b10_ok1, !dbg !207, !prof !18

b10_ok1:
	store i64 %55, i64* %56, align 8, !dbg !207
	br label %b9, !dbg !207

b11:
	ret void, !dbg !203

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !185
	ret void, !dbg !185

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %12, i64 %p5), !dbg !190
	ret void, !dbg !190

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %21, i64 %p1), !dbg !194
	ret void, !dbg !194

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %21, i64 %p3), !dbg !195
	ret void, !dbg !195

b6_fail1:
	%58 = icmp ugt i64 %15, %p1, !dbg !199
	br i1 %58, label %b6_fail2, label %b6_ok2, !dbg !199

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %15, i64 %p1), !dbg !199
	ret void, !dbg !199

b6_ok2:
	%59 = icmp ugt i64 %13, %15, !dbg !199
	br i1 %59, label %b6_fail3, label %b6_ok3, !dbg !199

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %13, i64 %15), !dbg !199
	ret void, !dbg !199

b6_ok3:
	%60 = icmp ugt i64 %15, %p3, !dbg !200
	br i1 %60, label %b6_fail4, label %b6_ok4, !dbg !200

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %15, i64 %p3), !dbg !200
	ret void, !dbg !200

b6_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %12, i64 %p5), !dbg !201
	ret void, !dbg !201

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %52, i64 %p8), !dbg !207
	ret void, !dbg !207
}

define void @SiblingsWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !209 {
entry:
	br label %b0, !dbg !210

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211, !range !20
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !211, !range !20
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !211, !range !22
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211, !range !212
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !211, !range !212
	%5 = mul i32 %4, %2, !dbg !211
	%6 = add i32 %1, %5, !dbg !211
	%7 = mul i32 %3, %6, !dbg !211
	%8 = add i32 %0, %7, !dbg !211
	%9 = sext i32 %8 to i64, !dbg !211
	%10 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !213
	%11 = icmp uge i64 %9, %p3, !dbg !213
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !213, !prof !18

b0_ok1:
	store i64 5, i64* %10, align 8, !dbg !213
	call void @llvm.nvvm.barrier0(), !dbg !214
	%12 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !215
	%13 = icmp uge i64 0, %p5, !dbg !215
	br i1 %13, label %b0_fail2, label %b0_ok2, !dbg !215, !prof !18

b0_ok2:
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !216
	%15 = sext i32 %14 to i64, !dbg !216
	%16 = add i64 %15, 1, !dbg !217
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !218
	%18 = sext i32 %17 to i64, !dbg !218
	%19 = icmp eq i64 %18, -1, !dbg !219
	%20 = select i1 %19, i64 1, i64 %18, !dbg !219
	%21 = srem i64 %16, %20, !dbg !219
	%22 = mul i64 %p3, 8, !dbg !220
	%23 = trunc i64 %21 to i32, !dbg !220
	%24 = icmp ne i64 %p1, %p3, !dbg !220
	br i1 %24, label %b0_fail3, label %b0_ok3, !dbg !220, !prof !18

b0_ok3:
	%25 = bitcast i64* %p0 to i8*, !dbg !220
	%26 = bitcast i64* %p2 to i8*, !dbg !220
	%27 = bitcast i64* %12 to i8*, !dbg !220
	call void @gpuc_put_signal_nbi_block(i8* %25, i8* %26, i64 %22, i8* %27, i64 1, i32 9, i32 %23), !dbg !220
	%28 = icmp eq i64 %9, 0, !dbg !221
	br i1 %28, label %b1, label %b2, !dbg !221

b1:
	%29 = bitcast i64* %12 to i8*, !dbg !222
	%30 = call i64 @gpuc_signal_wait_until_thread(i8* %29, i32 5, i64 1, i32 1, i8* %ctrl, i32 44), !dbg !222
	br label %b2, !dbg !222

b2:
	%31 = getelementptr inbounds i64, i64* %p0, i64 %9, !dbg !223
	%32 = load i64, i64* %31, align 8, !dbg !223
	%33 = getelementptr inbounds i64, i64* %p6, i64 %9, !dbg !224
	%34 = icmp uge i64 %9, %p7, !dbg !224
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !224, !prof !18

b2_ok1:
	store i64 %32, i64* %33, align 8, !dbg !224
	call void @gpuc_quiet_block(), !dbg !225
	ret void, !dbg !225

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %9, i64 %p3), !dbg !213
	ret void, !dbg !213

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 0, i64 %p5), !dbg !215
	ret void, !dbg !215

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p1, i64 %p3), !dbg !220
	ret void, !dbg !220

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %9, i64 %p7), !dbg !224
	ret void, !dbg !224
}

define void @SiblingsRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !226 {
entry:
	br label %b0, !dbg !227

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228, !range !20
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !228, !range !20
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !228, !range !22
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228, !range !212
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !228, !range !212
	%5 = mul i32 %4, %2, !dbg !228
	%6 = add i32 %1, %5, !dbg !228
	%7 = mul i32 %3, %6, !dbg !228
	%8 = add i32 %0, %7, !dbg !228
	%9 = sext i32 %8 to i64, !dbg !228
	%10 = getelementptr inbounds i64, i64* %p2, i64 %9, !dbg !229
	%11 = icmp uge i64 %9, %p3, !dbg !229
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !229, !prof !18

b0_ok1:
	store i64 5, i64* %10, align 8, !dbg !229
	call void @llvm.nvvm.barrier0(), !dbg !230
	%12 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !231
	%13 = icmp uge i64 0, %p5, !dbg !231
	br i1 %13, label %b0_fail2, label %b0_ok2, !dbg !231, !prof !18

b0_ok2:
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !232
	%15 = sext i32 %14 to i64, !dbg !232
	%16 = add i64 %15, 1, !dbg !233
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !234
	%18 = sext i32 %17 to i64, !dbg !234
	%19 = icmp eq i64 %18, -1, !dbg !235
	%20 = select i1 %19, i64 1, i64 %18, !dbg !235
	%21 = srem i64 %16, %20, !dbg !235
	%22 = mul i64 %p3, 8, !dbg !236
	%23 = trunc i64 %21 to i32, !dbg !236
	%24 = icmp ne i64 %p1, %p3, !dbg !236
	br i1 %24, label %b0_fail3, label %b0_ok3, !dbg !236, !prof !18

b0_ok3:
	%25 = bitcast i64* %p0 to i8*, !dbg !236
	%26 = bitcast i64* %p2 to i8*, !dbg !236
	%27 = bitcast i64* %12 to i8*, !dbg !236
	call void @gpuc_put_signal_nbi_block(i8* %25, i8* %26, i64 %22, i8* %27, i64 1, i32 9, i32 %23), !dbg !236
	%28 = icmp eq i64 %9, 0, !dbg !237
	br i1 %28, label %b1, label %b2, !dbg !237

b1:
	%29 = bitcast i64* %12 to i8*, !dbg !238
	%30 = call i64 @gpuc_signal_wait_until_thread(i8* %29, i32 5, i64 1, i32 1, i8* %ctrl, i32 49), !dbg !238
	br label %b2, !dbg !238

b2:
	call void @llvm.nvvm.barrier0(), !dbg !239
	%31 = getelementptr inbounds i64, i64* %p0, i64 %9, !dbg !240
	%32 = load i64, i64* %31, align 8, !dbg !240
	%33 = getelementptr inbounds i64, i64* %p6, i64 %9, !dbg !241
	%34 = icmp uge i64 %9, %p7, !dbg !241
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !241, !prof !18

b2_ok1:
	store i64 %32, i64* %33, align 8, !dbg !241
	call void @gpuc_quiet_block(), !dbg !242
	ret void, !dbg !242

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %9, i64 %p3), !dbg !229
	ret void, !dbg !229

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 %p5), !dbg !231
	ret void, !dbg !231

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p1, i64 %p3), !dbg !236
	ret void, !dbg !236

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %9, i64 %p7), !dbg !241
	ret void, !dbg !241
}

define void @SourceReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !244 {
entry:
	br label %b0, !dbg !245

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !246
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !247
	br label %b1, !dbg !249

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !249
	%3 = add i64 %2, 1, !dbg !249
	%4 = icmp slt i64 %3, %p3, !dbg !249
	br i1 %4, label %b2, label %b3, !dbg !249

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !250
	store i64 1, i64* %5, align 8, !dbg !250
	br label %b1, !dbg !250

b3:
	%6 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !251
	%7 = sext i32 %0 to i64, !dbg !246
	%8 = add i64 %7, 1, !dbg !252
	%9 = sext i32 %1 to i64, !dbg !247
	%10 = icmp uge i64 0, %p5, !dbg !251
	br i1 %10, label %b3_fail1, label %b3_ok1, !dbg !251, !prof !18

b3_ok1:
	%11 = icmp eq i64 %9, -1, !dbg !253
	%12 = select i1 %11, i64 1, i64 %9, !dbg !253
	%13 = srem i64 %8, %12, !dbg !253
	%14 = mul i64 %p3, 8, !dbg !254
	%15 = trunc i64 %13 to i32, !dbg !254
	%16 = icmp ne i64 %p1, %p3, !dbg !254
	br i1 %16, label %b3_fail2, label %b3_ok2, !dbg !254, !prof !18

b3_ok2:
	%17 = bitcast i64* %p0 to i8*, !dbg !254
	%18 = bitcast i64* %p2 to i8*, !dbg !254
	%19 = bitcast i64* %6 to i8*, !dbg !254
	call void @gpuc_put_signal_nbi_thread(i8* %17, i8* %18, i64 %14, i8* %19, i64 1, i32 9, i32 %15), !dbg !254
	br label %b4, !dbg !256

b4:
	%20 = phi i64 [ -1, %b3_ok2 ], [ %21, %b5 ], !dbg !256
	%21 = add i64 %20, 1, !dbg !256
	%22 = icmp slt i64 %21, %p3, !dbg !256
	br i1 %22, label %b5, label %b6, !dbg !256

b5:
	%23 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !257
	store i64 2, i64* %23, align 8, !dbg !257
	br label %b4, !dbg !257

b6:
	%24 = bitcast i64* %6 to i8*, !dbg !258
	%25 = call i64 @gpuc_signal_wait_until_thread(i8* %24, i32 5, i64 1, i32 1, i8* %ctrl, i32 53), !dbg !258
	%26 = icmp slt i64 %p7, %p1, !dbg !259
	%27 = select i1 %26, i64 %p7, i64 %p1, !dbg !259
	%28 = sub i64 %27, 1, !dbg !259
	%29 = ptrtoint i64* %p6 to i64, !dbg !259
	%30 = ptrtoint i64* %p0 to i64, !dbg !259
	%31 = icmp ugt i64 %29, %30, !dbg !259
	br label %b7, !dbg !259

b7:
	%32 = phi i64 [ 0, %b6 ], [ %39, %b8 ], !dbg !259
	%33 = icmp slt i64 %32, %27, !dbg !259
	br i1 %33, label %b8, label %b9, !dbg !259

b8:
	%34 = sub i64 %28, %32, !dbg !259
	%35 = select i1 %31, i64 %34, i64 %32, !dbg !259
	%36 = getelementptr inbounds i64, i64* %p6, i64 %35, !dbg !259
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !259
	%38 = load i64, i64* %37, align 8, !dbg !259
	store i64 %38, i64* %36, align 8, !dbg !259
	%39 = add i64 %32, 1, !dbg !259
	br label %b7, !dbg !259

b9:
	call void @gpuc_quiet_thread(), !dbg !260
	ret void, !dbg !260

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p5), !dbg !251
	ret void, !dbg !251

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p1, i64 %p3), !dbg !254
	ret void, !dbg !254
}

define void @SourceReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !261 {
entry:
	br label %b0, !dbg !262

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !263
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !264
	br label %b1, !dbg !266

b1:
	%2 = phi i64 [ -1, %b0 ], [ %3, %b2 ], !dbg !266
	%3 = add i64 %2, 1, !dbg !266
	%4 = icmp slt i64 %3, %p3, !dbg !266
	br i1 %4, label %b2, label %b3, !dbg !266

b2:
	%5 = getelementptr inbounds i64, i64* %p2, i64 %3, !dbg !267
	store i64 1, i64* %5, align 8, !dbg !267
	br label %b1, !dbg !267

b3:
	%6 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !268
	%7 = sext i32 %0 to i64, !dbg !263
	%8 = add i64 %7, 1, !dbg !269
	%9 = sext i32 %1 to i64, !dbg !264
	%10 = icmp uge i64 0, %p5, !dbg !268
	br i1 %10, label %b3_fail1, label %b3_ok1, !dbg !268, !prof !18

b3_ok1:
	%11 = icmp eq i64 %9, -1, !dbg !270
	%12 = select i1 %11, i64 1, i64 %9, !dbg !270
	%13 = srem i64 %8, %12, !dbg !270
	%14 = mul i64 %p3, 8, !dbg !271
	%15 = trunc i64 %13 to i32, !dbg !271
	%16 = icmp ne i64 %p1, %p3, !dbg !271
	br i1 %16, label %b3_fail2, label %b3_ok2, !dbg !271, !prof !18

b3_ok2:
	%17 = bitcast i64* %p0 to i8*, !dbg !271
	%18 = bitcast i64* %p2 to i8*, !dbg !271
	%19 = bitcast i64* %6 to i8*, !dbg !271
	call void @gpuc_put_signal_nbi_thread(i8* %17, i8* %18, i64 %14, i8* %19, i64 1, i32 9, i32 %15), !dbg !271
	call void @gpuc_quiet_thread(), !dbg !272
	br label %b4, !dbg !274

b4:
	%20 = phi i64 [ -1, %b3_ok2 ], [ %21, %b5 ], !dbg !274
	%21 = add i64 %20, 1, !dbg !274
	%22 = icmp slt i64 %21, %p3, !dbg !274
	br i1 %22, label %b5, label %b6, !dbg !274

b5:
	%23 = getelementptr inbounds i64, i64* %p2, i64 %21, !dbg !275
	store i64 2, i64* %23, align 8, !dbg !275
	br label %b4, !dbg !275

b6:
	%24 = bitcast i64* %6 to i8*, !dbg !276
	%25 = call i64 @gpuc_signal_wait_until_thread(i8* %24, i32 5, i64 1, i32 1, i8* %ctrl, i32 56), !dbg !276
	%26 = icmp slt i64 %p7, %p1, !dbg !277
	%27 = select i1 %26, i64 %p7, i64 %p1, !dbg !277
	%28 = sub i64 %27, 1, !dbg !277
	%29 = ptrtoint i64* %p6 to i64, !dbg !277
	%30 = ptrtoint i64* %p0 to i64, !dbg !277
	%31 = icmp ugt i64 %29, %30, !dbg !277
	br label %b7, !dbg !277

b7:
	%32 = phi i64 [ 0, %b6 ], [ %39, %b8 ], !dbg !277
	%33 = icmp slt i64 %32, %27, !dbg !277
	br i1 %33, label %b8, label %b9, !dbg !277

b8:
	%34 = sub i64 %28, %32, !dbg !277
	%35 = select i1 %31, i64 %34, i64 %32, !dbg !277
	%36 = getelementptr inbounds i64, i64* %p6, i64 %35, !dbg !277
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !277
	%38 = load i64, i64* %37, align 8, !dbg !277
	store i64 %38, i64* %36, align 8, !dbg !277
	%39 = add i64 %32, 1, !dbg !277
	br label %b7, !dbg !277

b9:
	ret void, !dbg !277

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p5), !dbg !268
	ret void, !dbg !268

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p1, i64 %p3), !dbg !271
	ret void, !dbg !271
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !19
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !20
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !20
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !22
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

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_int64(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!278, !279, !280, !281, !282, !283, !284, !285, !286, !287, !288, !289, !290, !291}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "flag.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "FlagBlockingWrong", scope: !1, file: !1, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!7 = !DILocation(line: 15, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 11, scope: !6)
!9 = !DILocation(line: 16, column: 22, scope: !6)
!10 = !DILocation(line: 16, column: 26, scope: !6)
!11 = !DILocation(line: 16, column: 45, scope: !6)
!12 = !DILocation(line: 16, column: 31, scope: !6)
!13 = !DIFile(filename: "readback.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!14 = distinct !DISubprogram(name: "fill", scope: !13, file: !13, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!15 = !DILocation(line: 17, column: 6, scope: !6)
!16 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !15)
!18 = !{!"branch_weights", i32 1, i32 1048576}
!19 = !{i32 0, i32 2147483647}
!20 = !{i32 0, i32 1024}
!21 = !{i32 0, i32 65535}
!22 = !{i32 0, i32 64}
!23 = !DILocation(line: 19, column: 20, scope: !6)
!24 = !DILocation(line: 19, column: 9, scope: !6)
!25 = !DILocation(line: 20, column: 17, scope: !6)
!26 = !DILocation(line: 21, column: 6, scope: !6)
!27 = !DILocation(line: 22, column: 13, scope: !6)
!28 = distinct !DISubprogram(name: "FlagBlockingRight", scope: !1, file: !1, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!29 = !DILocation(line: 28, column: 6, scope: !28)
!30 = !DILocation(line: 31, column: 11, scope: !28)
!31 = !DILocation(line: 29, column: 22, scope: !28)
!32 = !DILocation(line: 29, column: 26, scope: !28)
!33 = !DILocation(line: 29, column: 45, scope: !28)
!34 = !DILocation(line: 29, column: 31, scope: !28)
!35 = !DILocation(line: 30, column: 6, scope: !28)
!36 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !35)
!37 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !35)
!38 = !DILocation(line: 32, column: 13, scope: !28)
!39 = !DILocation(line: 33, column: 20, scope: !28)
!40 = !DILocation(line: 33, column: 9, scope: !28)
!41 = !DILocation(line: 34, column: 17, scope: !28)
!42 = !DILocation(line: 35, column: 6, scope: !28)
!43 = !DILocation(line: 36, column: 13, scope: !28)
!44 = distinct !DISubprogram(name: "FlagNBIWrong", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!45 = !DILocation(line: 42, column: 6, scope: !44)
!46 = !DILocation(line: 46, column: 14, scope: !44)
!47 = !DILocation(line: 43, column: 22, scope: !44)
!48 = !DILocation(line: 43, column: 26, scope: !44)
!49 = !DILocation(line: 43, column: 45, scope: !44)
!50 = !DILocation(line: 43, column: 31, scope: !44)
!51 = !DILocation(line: 44, column: 6, scope: !44)
!52 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !51)
!53 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !51)
!54 = !DILocation(line: 45, column: 6, scope: !44)
!55 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !54)
!56 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !54)
!57 = !DILocation(line: 47, column: 14, scope: !44)
!58 = !DILocation(line: 48, column: 28, scope: !44)
!59 = !DILocation(line: 48, column: 17, scope: !44)
!60 = !DILocation(line: 49, column: 6, scope: !44)
!61 = !DILocation(line: 50, column: 13, scope: !44)
!62 = distinct !DISubprogram(name: "FlagNBIRight", scope: !1, file: !1, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!63 = !DILocation(line: 56, column: 6, scope: !62)
!64 = !DILocation(line: 60, column: 14, scope: !62)
!65 = !DILocation(line: 57, column: 22, scope: !62)
!66 = !DILocation(line: 57, column: 26, scope: !62)
!67 = !DILocation(line: 57, column: 45, scope: !62)
!68 = !DILocation(line: 57, column: 31, scope: !62)
!69 = !DILocation(line: 58, column: 6, scope: !62)
!70 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !69)
!71 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !69)
!72 = !DILocation(line: 59, column: 6, scope: !62)
!73 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !72)
!74 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !72)
!75 = !DILocation(line: 61, column: 13, scope: !62)
!76 = !DILocation(line: 62, column: 14, scope: !62)
!77 = !DILocation(line: 63, column: 28, scope: !62)
!78 = !DILocation(line: 63, column: 17, scope: !62)
!79 = !DILocation(line: 64, column: 6, scope: !62)
!80 = !DILocation(line: 65, column: 13, scope: !62)
!81 = distinct !DISubprogram(name: "ReadBackWrong", scope: !13, file: !13, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!82 = !DILocation(line: 15, column: 6, scope: !81)
!83 = !DILocation(line: 18, column: 11, scope: !81)
!84 = !DILocation(line: 16, column: 22, scope: !81)
!85 = !DILocation(line: 16, column: 26, scope: !81)
!86 = !DILocation(line: 16, column: 45, scope: !81)
!87 = !DILocation(line: 16, column: 31, scope: !81)
!88 = !DILocation(line: 17, column: 6, scope: !81)
!89 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !88)
!90 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !88)
!91 = !DILocation(line: 19, column: 11, scope: !81)
!92 = !DILocation(line: 20, column: 6, scope: !81)
!93 = distinct !DISubprogram(name: "ReadBackRight", scope: !13, file: !13, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!94 = !DILocation(line: 26, column: 6, scope: !93)
!95 = !DILocation(line: 29, column: 11, scope: !93)
!96 = !DILocation(line: 27, column: 22, scope: !93)
!97 = !DILocation(line: 27, column: 26, scope: !93)
!98 = !DILocation(line: 27, column: 45, scope: !93)
!99 = !DILocation(line: 27, column: 31, scope: !93)
!100 = !DILocation(line: 28, column: 6, scope: !93)
!101 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !100)
!102 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !100)
!103 = !DILocation(line: 30, column: 13, scope: !93)
!104 = !DILocation(line: 31, column: 11, scope: !93)
!105 = !DILocation(line: 32, column: 6, scope: !93)
!106 = !DIFile(filename: "reuse.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!107 = distinct !DISubprogram(name: "SignalReuseWrong", scope: !106, file: !106, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!108 = !DILocation(line: 15, column: 6, scope: !107)
!109 = !DILocation(line: 18, column: 106, scope: !107)
!110 = !DILocation(line: 18, column: 125, scope: !107)
!111 = !DILocation(line: 16, column: 6, scope: !107)
!112 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !111)
!113 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !111)
!114 = !DILocation(line: 17, column: 24, scope: !107)
!115 = !DILocation(line: 18, column: 36, scope: !107)
!116 = !DILocation(line: 18, column: 31, scope: !107)
!117 = !DILocation(line: 18, column: 50, scope: !107)
!118 = !DILocation(line: 18, column: 70, scope: !107)
!119 = !DILocation(line: 18, column: 109, scope: !107)
!120 = !DILocation(line: 18, column: 112, scope: !107)
!121 = !DILocation(line: 18, column: 18, scope: !107)
!122 = !DILocation(line: 19, column: 24, scope: !107)
!123 = !DILocation(line: 20, column: 25, scope: !107)
!124 = !DILocation(line: 20, column: 8, scope: !107)
!125 = !DILocation(line: 22, column: 13, scope: !107)
!126 = distinct !DISubprogram(name: "SignalReuseRight", scope: !106, file: !106, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!127 = !DILocation(line: 30, column: 6, scope: !126)
!128 = !DILocation(line: 33, column: 116, scope: !126)
!129 = !DILocation(line: 33, column: 135, scope: !126)
!130 = !DILocation(line: 31, column: 6, scope: !126)
!131 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !130)
!132 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !130)
!133 = !DILocation(line: 32, column: 24, scope: !126)
!134 = !DILocation(line: 33, column: 36, scope: !126)
!135 = !DILocation(line: 33, column: 31, scope: !126)
!136 = !DILocation(line: 33, column: 50, scope: !126)
!137 = !DILocation(line: 33, column: 70, scope: !126)
!138 = !DILocation(line: 33, column: 81, scope: !126)
!139 = !DILocation(line: 33, column: 119, scope: !126)
!140 = !DILocation(line: 33, column: 122, scope: !126)
!141 = !DILocation(line: 33, column: 18, scope: !126)
!142 = !DILocation(line: 34, column: 14, scope: !126)
!143 = !DILocation(line: 35, column: 24, scope: !126)
!144 = !DILocation(line: 36, column: 25, scope: !126)
!145 = !DILocation(line: 36, column: 8, scope: !126)
!146 = !DILocation(line: 38, column: 13, scope: !126)
!147 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!148 = distinct !DISubprogram(name: "RingReduceWrong", scope: !147, file: !147, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!149 = !DILocation(line: 18, column: 6, scope: !148)
!150 = !DILocation(line: 29, column: 22, scope: !148)
!151 = !DILocation(line: 19, column: 24, scope: !148)
!152 = !DILocation(line: 19, column: 41, scope: !148)
!153 = !DILocation(line: 19, column: 44, scope: !148)
!154 = !DILocation(line: 20, column: 27, scope: !148)
!155 = !DILocation(line: 21, column: 14, scope: !148)
!156 = !DILocation(line: 21, column: 24, scope: !148)
!157 = !DILocation(line: 21, column: 27, scope: !148)
!158 = !DILocation(line: 22, column: 9, scope: !148)
!159 = !DILocation(line: 23, column: 39, scope: !148)
!160 = !DILocation(line: 23, column: 63, scope: !148)
!161 = !DILocation(line: 23, column: 25, scope: !148)
!162 = !DILocation(line: 25, column: 7, scope: !148)
!163 = !DILocation(line: 25, column: 18, scope: !148)
!164 = !DILocation(line: 26, column: 37, scope: !148)
!165 = !DILocation(line: 26, column: 15, scope: !148)
!166 = !DILocation(line: 26, column: 4, scope: !148)
!167 = !DILocation(line: 25, column: 24, scope: !148)
!168 = !DILocation(line: 28, column: 9, scope: !148)
!169 = !DILocation(line: 29, column: 39, scope: !148)
!170 = !DILocation(line: 29, column: 58, scope: !148)
!171 = !DILocation(line: 29, column: 78, scope: !148)
!172 = !DILocation(line: 29, column: 105, scope: !148)
!173 = distinct !DISubprogram(name: "copySums", scope: !147, file: !147, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!174 = !DILocation(line: 32, column: 10, scope: !148)
!175 = !DILocation(line: 57, column: 13, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 58, column: 8, scope: !173, inlinedAt: !174)
!177 = !DILocation(line: 61, column: 29, scope: !173, inlinedAt: !174)
!178 = !DILocation(line: 62, column: 7, scope: !173, inlinedAt: !174)
!179 = distinct !DISubprogram(name: "RingReduceRight", scope: !147, file: !147, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!180 = !DILocation(line: 38, column: 6, scope: !179)
!181 = !DILocation(line: 49, column: 22, scope: !179)
!182 = !DILocation(line: 39, column: 24, scope: !179)
!183 = !DILocation(line: 39, column: 41, scope: !179)
!184 = !DILocation(line: 39, column: 44, scope: !179)
!185 = !DILocation(line: 40, column: 27, scope: !179)
!186 = !DILocation(line: 41, column: 14, scope: !179)
!187 = !DILocation(line: 41, column: 24, scope: !179)
!188 = !DILocation(line: 41, column: 27, scope: !179)
!189 = !DILocation(line: 42, column: 9, scope: !179)
!190 = !DILocation(line: 43, column: 39, scope: !179)
!191 = !DILocation(line: 43, column: 25, scope: !179)
!192 = !DILocation(line: 45, column: 7, scope: !179)
!193 = !DILocation(line: 45, column: 18, scope: !179)
!194 = !DILocation(line: 46, column: 37, scope: !179)
!195 = !DILocation(line: 46, column: 15, scope: !179)
!196 = !DILocation(line: 46, column: 4, scope: !179)
!197 = !DILocation(line: 45, column: 24, scope: !179)
!198 = !DILocation(line: 48, column: 9, scope: !179)
!199 = !DILocation(line: 49, column: 39, scope: !179)
!200 = !DILocation(line: 49, column: 58, scope: !179)
!201 = !DILocation(line: 49, column: 78, scope: !179)
!202 = !DILocation(line: 49, column: 105, scope: !179)
!203 = !DILocation(line: 52, column: 10, scope: !179)
!204 = !DILocation(line: 57, column: 13, scope: !173, inlinedAt: !203)
!205 = !DILocation(line: 58, column: 8, scope: !173, inlinedAt: !203)
!206 = !DILocation(line: 61, column: 29, scope: !173, inlinedAt: !203)
!207 = !DILocation(line: 62, column: 7, scope: !173, inlinedAt: !203)
!208 = !DIFile(filename: "siblings.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!209 = distinct !DISubprogram(name: "SiblingsWrong", scope: !208, file: !208, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!210 = !DILocation(line: 16, column: 6, scope: !209)
!211 = !DILocation(line: 17, column: 22, scope: !209)
!212 = !{i32 1, i32 1025}
!213 = !DILocation(line: 18, column: 13, scope: !209)
!214 = !DILocation(line: 19, column: 16, scope: !209)
!215 = !DILocation(line: 20, column: 52, scope: !209)
!216 = !DILocation(line: 20, column: 88, scope: !209)
!217 = !DILocation(line: 20, column: 91, scope: !209)
!218 = !DILocation(line: 20, column: 107, scope: !209)
!219 = !DILocation(line: 20, column: 94, scope: !209)
!220 = !DILocation(line: 20, column: 20, scope: !209)
!221 = !DILocation(line: 21, column: 8, scope: !209)
!222 = !DILocation(line: 22, column: 24, scope: !209)
!223 = !DILocation(line: 24, column: 25, scope: !209)
!224 = !DILocation(line: 24, column: 7, scope: !209)
!225 = !DILocation(line: 25, column: 13, scope: !209)
!226 = distinct !DISubprogram(name: "SiblingsRight", scope: !208, file: !208, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!227 = !DILocation(line: 31, column: 6, scope: !226)
!228 = !DILocation(line: 32, column: 22, scope: !226)
!229 = !DILocation(line: 33, column: 13, scope: !226)
!230 = !DILocation(line: 34, column: 16, scope: !226)
!231 = !DILocation(line: 35, column: 52, scope: !226)
!232 = !DILocation(line: 35, column: 88, scope: !226)
!233 = !DILocation(line: 35, column: 91, scope: !226)
!234 = !DILocation(line: 35, column: 107, scope: !226)
!235 = !DILocation(line: 35, column: 94, scope: !226)
!236 = !DILocation(line: 35, column: 20, scope: !226)
!237 = !DILocation(line: 36, column: 8, scope: !226)
!238 = !DILocation(line: 37, column: 24, scope: !226)
!239 = !DILocation(line: 39, column: 16, scope: !226)
!240 = !DILocation(line: 40, column: 25, scope: !226)
!241 = !DILocation(line: 40, column: 7, scope: !226)
!242 = !DILocation(line: 41, column: 13, scope: !226)
!243 = !DIFile(filename: "source.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!244 = distinct !DISubprogram(name: "SourceReuseWrong", scope: !243, file: !243, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!245 = !DILocation(line: 16, column: 6, scope: !244)
!246 = !DILocation(line: 18, column: 80, scope: !244)
!247 = !DILocation(line: 18, column: 99, scope: !244)
!248 = !DILocation(line: 17, column: 6, scope: !244)
!249 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !248)
!250 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !248)
!251 = !DILocation(line: 18, column: 44, scope: !244)
!252 = !DILocation(line: 18, column: 83, scope: !244)
!253 = !DILocation(line: 18, column: 86, scope: !244)
!254 = !DILocation(line: 18, column: 20, scope: !244)
!255 = !DILocation(line: 19, column: 6, scope: !244)
!256 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !255)
!257 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !255)
!258 = !DILocation(line: 20, column: 23, scope: !244)
!259 = !DILocation(line: 21, column: 6, scope: !244)
!260 = !DILocation(line: 22, column: 13, scope: !244)
!261 = distinct !DISubprogram(name: "SourceReuseRight", scope: !243, file: !243, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!262 = !DILocation(line: 28, column: 6, scope: !261)
!263 = !DILocation(line: 30, column: 80, scope: !261)
!264 = !DILocation(line: 30, column: 99, scope: !261)
!265 = !DILocation(line: 29, column: 6, scope: !261)
!266 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !265)
!267 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !265)
!268 = !DILocation(line: 30, column: 44, scope: !261)
!269 = !DILocation(line: 30, column: 83, scope: !261)
!270 = !DILocation(line: 30, column: 86, scope: !261)
!271 = !DILocation(line: 30, column: 20, scope: !261)
!272 = !DILocation(line: 31, column: 13, scope: !261)
!273 = !DILocation(line: 32, column: 6, scope: !261)
!274 = !DILocation(line: 37, column: 14, scope: !14, inlinedAt: !273)
!275 = !DILocation(line: 39, column: 4, scope: !14, inlinedAt: !273)
!276 = !DILocation(line: 33, column: 23, scope: !261)
!277 = !DILocation(line: 34, column: 6, scope: !261)
!278 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingWrong, !"kernel", i32 1}
!279 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingRight, !"kernel", i32 1}
!280 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIWrong, !"kernel", i32 1}
!281 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIRight, !"kernel", i32 1}
!282 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong, !"kernel", i32 1}
!283 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight, !"kernel", i32 1}
!284 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong, !"kernel", i32 1}
!285 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight, !"kernel", i32 1}
!286 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong, !"kernel", i32 1}
!287 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight, !"kernel", i32 1}
!288 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong, !"kernel", i32 1}
!289 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight, !"kernel", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong, !"kernel", i32 1}
!291 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight, !"kernel", i32 1}
