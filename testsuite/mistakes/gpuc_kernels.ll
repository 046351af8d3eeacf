target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [10 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight to i8*)], section "llvm.metadata"

define void @ReadBackWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = add i64 %6, 1, !dbg !10
	%8 = sext i32 %4 to i64, !dbg !11
	%9 = icmp eq i64 %8, -1, !dbg !12
	%10 = select i1 %9, i64 1, i64 %8, !dbg !12
	%11 = srem i64 %7, %10, !dbg !12
	br label %b1, !dbg !15

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2 ], !dbg !15
	%13 = add i64 %12, 1, !dbg !15
	%14 = icmp slt i64 %13, %p3, !dbg !15
	br i1 %14, label %b2, label %b3, !dbg !15

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !16
	store i64 8, i64 addrspace(1)* %15, align 8, !dbg !16
	br label %b1, !dbg !16

b3:
	%16 = mul i64 %p3, 8, !dbg !8
	%17 = trunc i64 %11 to i32, !dbg !8
	%18 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !8
	%19 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !8
	%20 = icmp ne i64 %p1, %p3, !dbg !8
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !8, !prof !17

b3_ok1:
	%21 = bitcast i64* %18 to i8*, !dbg !8
	%22 = bitcast i64* %19 to i8*, !dbg !8
	call void @gpuc_put_thread(i8* %21, i8* %22, i64 %16, i32 %17), !dbg !8
	%23 = mul i64 %p1, 8, !dbg !22
	%24 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !22
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !22
	%26 = icmp ne i64 %p5, %p1, !dbg !22
	br i1 %26, label %b3_fail2, label %b3_ok2, !dbg !22, !prof !17

b3_ok2:
	%27 = bitcast i64* %24 to i8*, !dbg !22
	%28 = bitcast i64* %25 to i8*, !dbg !22
	call void @gpuc_get_thread(i8* %27, i8* %28, i64 %23, i32 %17), !dbg !22
	%29 = icmp slt i64 %p7, %p5, !dbg !23
	%30 = select i1 %29, i64 %p7, i64 %p5, !dbg !23
	%31 = sub i64 %30, 1, !dbg !23
	%32 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !23
	%33 = ptrtoint i64* %32 to i64, !dbg !23
	%34 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !23
	%35 = ptrtoint i64* %34 to i64, !dbg !23
	%36 = icmp ugt i64 %33, %35, !dbg !23
	br label %b4, !dbg !23

b4:
	%37 = phi i64 [ 0, %b3_ok2 ], [ %44, %b5 ], !dbg !23
	%38 = icmp slt i64 %37, %30, !dbg !23
	br i1 %38, label %b5, label %b6, !dbg !23

b5:
	%39 = sub i64 %31, %37, !dbg !23
	%40 = select i1 %36, i64 %39, i64 %37, !dbg !23
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %40, !dbg !23
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %40, !dbg !23
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !23
	store i64 %43, i64 addrspace(1)* %41, align 8, !dbg !23
	%44 = add i64 %37, 1, !dbg !23
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
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !25
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !25
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !25
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !25
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !26
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !27
	%6 = sext i32 %5 to i64, !dbg !27
	%7 = add i64 %6, 1, !dbg !28
	%8 = sext i32 %4 to i64, !dbg !29
	%9 = icmp eq i64 %8, -1, !dbg !30
	%10 = select i1 %9, i64 1, i64 %8, !dbg !30
	%11 = srem i64 %7, %10, !dbg !30
	br label %b1, !dbg !32

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2 ], !dbg !32
	%13 = add i64 %12, 1, !dbg !32
	%14 = icmp slt i64 %13, %p3, !dbg !32
	br i1 %14, label %b2, label %b3, !dbg !32

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !33
	store i64 8, i64 addrspace(1)* %15, align 8, !dbg !33
	br label %b1, !dbg !33

b3:
	%16 = mul i64 %p3, 8, !dbg !26
	%17 = trunc i64 %11 to i32, !dbg !26
	%18 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !26
	%19 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !26
	%20 = icmp ne i64 %p1, %p3, !dbg !26
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !26, !prof !17

b3_ok1:
	%21 = bitcast i64* %18 to i8*, !dbg !26
	%22 = bitcast i64* %19 to i8*, !dbg !26
	call void @gpuc_put_thread(i8* %21, i8* %22, i64 %16, i32 %17), !dbg !26
	call void @gpuc_quiet_thread(), !dbg !34
	%23 = mul i64 %p1, 8, !dbg !35
	%24 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !35
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%26 = icmp ne i64 %p5, %p1, !dbg !35
	br i1 %26, label %b3_fail2, label %b3_ok2, !dbg !35, !prof !17

b3_ok2:
	%27 = bitcast i64* %24 to i8*, !dbg !35
	%28 = bitcast i64* %25 to i8*, !dbg !35
	call void @gpuc_get_thread(i8* %27, i8* %28, i64 %23, i32 %17), !dbg !35
	%29 = icmp slt i64 %p7, %p5, !dbg !36
	%30 = select i1 %29, i64 %p7, i64 %p5, !dbg !36
	%31 = sub i64 %30, 1, !dbg !36
	%32 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !36
	%33 = ptrtoint i64* %32 to i64, !dbg !36
	%34 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !36
	%35 = ptrtoint i64* %34 to i64, !dbg !36
	%36 = icmp ugt i64 %33, %35, !dbg !36
	br label %b4, !dbg !36

b4:
	%37 = phi i64 [ 0, %b3_ok2 ], [ %44, %b5 ], !dbg !36
	%38 = icmp slt i64 %37, %30, !dbg !36
	br i1 %38, label %b5, label %b6, !dbg !36

b5:
	%39 = sub i64 %31, %37, !dbg !36
	%40 = select i1 %36, i64 %39, i64 %37, !dbg !36
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %40, !dbg !36
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %40, !dbg !36
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !36
	store i64 %43, i64 addrspace(1)* %41, align 8, !dbg !36
	%44 = add i64 %37, 1, !dbg !36
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
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !39
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !39
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !39
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !39
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !40
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !41
	br label %b1, !dbg !43

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !43
	%7 = add i64 %6, 1, !dbg !43
	%8 = icmp slt i64 %7, %p3, !dbg !43
	br i1 %8, label %b2, label %b3, !dbg !43

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !44
	store i64 6, i64 addrspace(1)* %9, align 8, !dbg !44
	br label %b1, !dbg !44

b3:
	%10 = icmp slt i64 0, %p3, !dbg !45
	br i1 %10, label %b4, label %b7, !dbg !45

b4:
	%11 = sext i32 %4 to i64, !dbg !40
	%12 = add i64 %11, 1, !dbg !46
	%13 = sext i32 %5 to i64, !dbg !41
	%14 = mul i64 %p1, -1, !dbg !45
	%15 = add i64 %14, %p3, !dbg !45
	%16 = icmp sge i64 %15, 0, !dbg !45
	%17 = mul i64 %p3, -1, !dbg !45
	%18 = add i64 %17, %p7, !dbg !45
	%19 = icmp sge i64 %18, 0, !dbg !45
	%20 = and i1 %16, %19, !dbg !45
	br i1 %20, label %b5, label %b6_cold, !dbg !45, !prof !47

b5:
	%21 = phi i64 [ %22, %b5_ok1 ], [ 0, %b4 ], !dbg !45
	%22 = add i64 %21, 1, !dbg !48
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !49
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !51
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !50
	%26 = icmp ugt i64 %22, %p1, !dbg !49
	%27 = icmp uge i64 0, %p5, !dbg !50
	%28 = or i1 %26, %27, !dbg !50
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !50, !prof !17

b5_ok1:
	%29 = icmp eq i64 %13, -1, !dbg !52
	%30 = select i1 %29, i64 1, i64 %13, !dbg !52
	%31 = srem i64 %12, %30, !dbg !52
	%32 = trunc i64 %31 to i32, !dbg !53
	%33 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !53
	%34 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !53
	%35 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !53
	%36 = bitcast i64* %33 to i8*, !dbg !53
	%37 = bitcast i64* %34 to i8*, !dbg !53
	%38 = bitcast i64* %35 to i8*, !dbg !53
	call void @gpuc_put_signal_thread(i8* %36, i8* %37, i64 8, i8* %38, i64 1, i32 9, i32 %32), !dbg !53
	%39 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !54
	%40 = bitcast i64* %39 to i8*, !dbg !54
	%41 = call i64 @gpuc_signal_wait_until_thread(i8* %40, i32 0, i64 1, i32 1, i8* %ctrl, i32 6), !dbg !54
	%42 = load i64, i64 addrspace(1)* %23, align 8, !dbg !55
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %21, !dbg !56
	store i64 %42, i64 addrspace(1)* %43, align 8, !dbg !56
	%44 = icmp slt i64 %22, %p3, !dbg !56
	br i1 %44, label %b5, label %b7, !dbg !56

b7:
	call void @gpuc_quiet_thread(), !dbg !57
	ret void, !dbg !57

b5_fail1:
	%45 = icmp ugt i64 %22, %p1, !dbg !49
	br i1 %45, label %b5_fail2, label %b5_ok2, !dbg !49

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %22, i64 %p1), !dbg !49
	ret void, !dbg !49

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p5), !dbg !50
	ret void, !dbg !50

b6_cold:
	%46 = phi i64 [ %47, %b6_cold_ok4 ], [ 0, %b4 ], !dbg !45
	%47 = add i64 %46, 1, !dbg !48
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !49
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !51
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !50
	%51 = icmp ugt i64 %47, %p1, !dbg !49
	%52 = icmp ugt i64 %47, %p3, !dbg !51
	%53 = icmp uge i64 0, %p5, !dbg !50
	%54 = or i1 %51, %52, !dbg !50
	%55 = or i1 %54, %53, !dbg !50
	br i1 %55, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !50, !prof !17

b6_cold_fail1:
	%56 = icmp ugt i64 %47, %p1, !dbg !49
	br i1 %56, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !49

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 %p1), !dbg !49
	ret void, !dbg !49

b6_cold_ok2:
	%57 = icmp ugt i64 %47, %p3, !dbg !51
	br i1 %57, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !51

b6_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 %p3), !dbg !51
	ret void, !dbg !51

b6_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p5), !dbg !50
	ret void, !dbg !50

b6_cold_ok1:
	%58 = icmp eq i64 %13, -1, !dbg !52
	%59 = select i1 %58, i64 1, i64 %13, !dbg !52
	%60 = srem i64 %12, %59, !dbg !52
	%61 = trunc i64 %60 to i32, !dbg !53
	%62 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !53
	%63 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !53
	%64 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !53
	%65 = bitcast i64* %62 to i8*, !dbg !53
	%66 = bitcast i64* %63 to i8*, !dbg !53
	%67 = bitcast i64* %64 to i8*, !dbg !53
	call void @gpuc_put_signal_thread(i8* %65, i8* %66, i64 8, i8* %67, i64 1, i32 9, i32 %61), !dbg !53
	%68 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !54
	%69 = bitcast i64* %68 to i8*, !dbg !54
	%70 = call i64 @gpuc_signal_wait_until_thread(i8* %69, i32 0, i64 1, i32 1, i8* %ctrl, i32 6), !dbg !54
	%71 = icmp uge i64 %46, %p7, !dbg !56
	br i1 %71, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !56, !prof !17

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %46, i64 %p7), !dbg !56
	ret void, !dbg !56

b6_cold_ok4:
	%72 = load i64, i64 addrspace(1)* %48, align 8, !dbg !55
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !56
	store i64 %72, i64 addrspace(1)* %73, align 8, !dbg !56
	%74 = icmp slt i64 %47, %p3, !dbg !56
	br i1 %74, label %b6_cold, label %b7, !dbg !56
}

define void @SignalReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !58 {
entry:
	br label %b0, !dbg !59

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !59
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !59
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !59
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !59
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !60
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !61
	br label %b1, !dbg !63

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !63
	%7 = add i64 %6, 1, !dbg !63
	%8 = icmp slt i64 %7, %p3, !dbg !63
	br i1 %8, label %b2, label %b3, !dbg !63

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !64
	store i64 6, i64 addrspace(1)* %9, align 8, !dbg !64
	br label %b1, !dbg !64

b3:
	%10 = icmp slt i64 0, %p3, !dbg !65
	br i1 %10, label %b4, label %b7, !dbg !65

b4:
	%11 = sext i32 %4 to i64, !dbg !60
	%12 = add i64 %11, 1, !dbg !66
	%13 = sext i32 %5 to i64, !dbg !61
	%14 = mul i64 %p1, -1, !dbg !65
	%15 = add i64 %14, %p3, !dbg !65
	%16 = icmp sge i64 %15, 0, !dbg !65
	%17 = mul i64 %p3, -1, !dbg !65
	%18 = add i64 %17, %p7, !dbg !65
	%19 = icmp sge i64 %18, 0, !dbg !65
	%20 = and i1 %16, %19, !dbg !65
	br i1 %20, label %b5, label %b6_cold, !dbg !65, !prof !47

b5:
	%21 = phi i64 [ %22, %b5_ok1 ], [ 0, %b4 ], !dbg !65
	%22 = add i64 %21, 1, !dbg !67
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !68
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !70
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !69
	%26 = icmp ugt i64 %22, %p1, !dbg !68
	%27 = icmp uge i64 0, %p5, !dbg !69
	%28 = or i1 %26, %27, !dbg !69
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !69, !prof !17

b5_ok1:
	%29 = icmp eq i64 %13, -1, !dbg !72
	%30 = select i1 %29, i64 1, i64 %13, !dbg !72
	%31 = srem i64 %12, %30, !dbg !72
	%32 = trunc i64 %31 to i32, !dbg !73
	%33 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !73
	%34 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !73
	%35 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !73
	%36 = bitcast i64* %33 to i8*, !dbg !73
	%37 = bitcast i64* %34 to i8*, !dbg !73
	%38 = bitcast i64* %35 to i8*, !dbg !73
	call void @gpuc_put_signal_thread(i8* %36, i8* %37, i64 8, i8* %38, i64 %22, i32 9, i32 %32), !dbg !73
	call void @gpuc_fence_thread(), !dbg !74
	%39 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !75
	%40 = bitcast i64* %39 to i8*, !dbg !75
	%41 = call i64 @gpuc_signal_wait_until_thread(i8* %40, i32 5, i64 %22, i32 1, i8* %ctrl, i32 10), !dbg !75
	%42 = load i64, i64 addrspace(1)* %23, align 8, !dbg !76
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %21, !dbg !77
	store i64 %42, i64 addrspace(1)* %43, align 8, !dbg !77
	%44 = icmp slt i64 %22, %p3, !dbg !77
	br i1 %44, label %b5, label %b7, !dbg !77

b7:
	call void @gpuc_quiet_thread(), !dbg !78
	ret void, !dbg !78

b5_fail1:
	%45 = icmp ugt i64 %22, %p1, !dbg !68
	br i1 %45, label %b5_fail2, label %b5_ok2, !dbg !68

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %22, i64 %p1), !dbg !68
	ret void, !dbg !68

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 %p5), !dbg !69
	ret void, !dbg !69

b6_cold:
	%46 = phi i64 [ %47, %b6_cold_ok4 ], [ 0, %b4 ], !dbg !65
	%47 = add i64 %46, 1, !dbg !67
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !68
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !70
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !69
	%51 = icmp ugt i64 %47, %p1, !dbg !68
	%52 = icmp ugt i64 %47, %p3, !dbg !70
	%53 = icmp uge i64 0, %p5, !dbg !69
	%54 = or i1 %51, %52, !dbg !69
	%55 = or i1 %54, %53, !dbg !69
	br i1 %55, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !69, !prof !17

b6_cold_fail1:
	%56 = icmp ugt i64 %47, %p1, !dbg !68
	br i1 %56, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !68

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %47, i64 %p1), !dbg !68
	ret void, !dbg !68

b6_cold_ok2:
	%57 = icmp ugt i64 %47, %p3, !dbg !70
	br i1 %57, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !70

b6_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %47, i64 %p3), !dbg !70
	ret void, !dbg !70

b6_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 %p5), !dbg !69
	ret void, !dbg !69

b6_cold_ok1:
	%58 = icmp eq i64 %13, -1, !dbg !72
	%59 = select i1 %58, i64 1, i64 %13, !dbg !72
	%60 = srem i64 %12, %59, !dbg !72
	%61 = trunc i64 %60 to i32, !dbg !73
	%62 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !73
	%63 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !73
	%64 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !73
	%65 = bitcast i64* %62 to i8*, !dbg !73
	%66 = bitcast i64* %63 to i8*, !dbg !73
	%67 = bitcast i64* %64 to i8*, !dbg !73
	call void @gpuc_put_signal_thread(i8* %65, i8* %66, i64 8, i8* %67, i64 %47, i32 9, i32 %61), !dbg !73
	call void @gpuc_fence_thread(), !dbg !74
	%68 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !75
	%69 = bitcast i64* %68 to i8*, !dbg !75
	%70 = call i64 @gpuc_signal_wait_until_thread(i8* %69, i32 5, i64 %47, i32 1, i8* %ctrl, i32 10), !dbg !75
	%71 = icmp uge i64 %46, %p7, !dbg !77
	br i1 %71, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !77, !prof !17

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %46, i64 %p7), !dbg !77
	ret void, !dbg !77

b6_cold_ok4:
	%72 = load i64, i64 addrspace(1)* %48, align 8, !dbg !76
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !77
	store i64 %72, i64 addrspace(1)* %73, align 8, !dbg !77
	%74 = icmp slt i64 %47, %p3, !dbg !77
	br i1 %74, label %b6_cold, label %b7, !dbg !77
}

define void @RingReduceWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !80 {
entry:
	br label %b0, !dbg !81

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !81
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !81
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !81
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !81
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !82
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !83
	%6 = sext i32 %5 to i64, !dbg !83
	%7 = sext i32 %4 to i64, !dbg !85
	%8 = sub i64 %7, 1, !dbg !86
	%9 = icmp eq i64 %p6, 0, !dbg !84
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !84, !prof !17

b0_ok1:
	%10 = icmp eq i64 %p6, -1, !dbg !84
	%11 = select i1 %10, i64 1, i64 %p6, !dbg !84
	%12 = sdiv i64 %p3, %11, !dbg !84
	%13 = sub i64 0, %p3, !dbg !84
	%14 = select i1 %10, i64 %13, i64 %12, !dbg !84
	%15 = icmp slt i64 0, %14, !dbg !84
	br i1 %15, label %b1, label %b12, !dbg !84

b1:
	%16 = icmp sgt i64 %6, 0, !dbg !87
	%17 = icmp slt i64 %6, %8, !dbg !88
	%18 = add i64 %6, 1, !dbg !89
	%19 = trunc i64 %18 to i32, !dbg !82
	br label %b2, !dbg !84

b2:
	%20 = phi i64 [ %22, %b11 ], [ 0, %b1 ], !dbg !84
	%21 = mul i64 %20, %p6, !dbg !90
	%22 = add i64 %20, 1, !dbg !91
	%23 = mul i64 %22, %p6, !dbg !92
	br i1 %16, label %b3, label %b4, !dbg !87

b3:
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !93
	%25 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !95
	%26 = icmp uge i64 0, %p5, !dbg !93
	br i1 %26, label %b3_fail1, label %b3_ok1, !dbg !93, !prof !17

b3_ok1:
	%27 = bitcast i64* %25 to i8*, !dbg !95
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 5, i64 %22, i32 1, i8* %ctrl, i32 14), !dbg !95
	br label %b4, !dbg !95

b4:
	%29 = icmp ule i64 %23, 281474976710655, !dbg !96
	%30 = icmp ule i64 %21, 281474976710655, !dbg !96
	%31 = and i1 %29, %30, !dbg !96
	%32 = mul i64 %23, -1, !dbg !96
	%33 = add i64 %p1, %32, !dbg !96
	%34 = icmp sge i64 %33, 0, !dbg !96
	%35 = and i1 %31, %34, !dbg !96
	%36 = mul i64 %p1, -1, !dbg !96
	%37 = add i64 %36, %p3, !dbg !96
	%38 = icmp sge i64 %37, 0, !dbg !96
	%39 = and i1 %35, %38, !dbg !96
	br i1 %39, label %b5, label %b7_cold, !dbg !96, !prof !47

b5:
	%40 = phi i64 [ %47, %b6 ], [ %21, %b4 ], !dbg !96
	%41 = icmp slt i64 %40, %23, !dbg !97
	br i1 %41, label %b6, label %b9, !dbg !97

b6:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !98
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !98
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !99
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !99
	%46 = add i64 %45, %43, !dbg !100
	store i64 %46, i64 addrspace(1)* %44, align 8, !dbg !99
	%47 = add i64 %40, 1, !dbg !101
	br label %b5, !dbg !101

b9:
	br i1 %17, label %b10, label %b11, !dbg !88

b10:
	%48 = sub i64 %23, %21, !dbg !102
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !102
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !103
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !104
	%52 = mul i64 %48, 8, !dbg !82
	%53 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !82
	%54 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !82
	%55 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !82
	%56 = icmp ugt i64 %23, %p1, !dbg !102
	%57 = icmp ugt i64 %21, %23, !dbg !102
	%58 = icmp ugt i64 %23, %p3, !dbg !103
	%59 = icmp uge i64 0, %p5, !dbg !104
	%60 = or i1 %56, %57, !dbg !104
	%61 = or i1 %60, %58, !dbg !104
	%62 = or i1 %61, %59, !dbg !104
	br i1 %62, label %b10_fail1, label %b10_ok1, !dbg !104, !prof !17

b10_ok1:
	%63 = bitcast i64* %53 to i8*, !dbg !82
	%64 = bitcast i64* %54 to i8*, !dbg !82
	%65 = bitcast i64* %55 to i8*, !dbg !82
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %52, i8* %65, i64 1, i32 10, i32 %19), !dbg !82
	br label %b11, !dbg !82

b11:
	%66 = icmp slt i64 %22, %14, !dbg !82
	br i1 %66, label %b2, label %b12, !dbg !82

b12:
	call void @gpuc_quiet_thread(), !dbg !107
	%67 = icmp ne i64 %6, %8, !dbg !108
	br i1 %67, label %b18, label %b13, !dbg !108

b13:
	%68 = mul i64 %p3, -1, !dbg !109
	%69 = add i64 %68, %p8, !dbg !109
	%70 = icmp sge i64 %69, 0, !dbg !109
	br i1 %70, label %b14, label %b16_cold, !dbg !109, !prof !47

b14:
	%71 = phi i64 [ %72, %b15 ], [ -1, %b13 ], !dbg !109
	%72 = add i64 %71, 1, !dbg !109
	%73 = icmp slt i64 %72, %p3, !dbg !109
	br i1 %73, label %b15, label %b18, !dbg !109

b15:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %72, !dbg !109
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !109
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %72, !dbg !110
	store i64 %75, i64 addrspace(1)* %76, align 8, !dbg !110
	br label %b14, !dbg !110

b18:
	ret void, !dbg !106

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !84
	ret void, !dbg !84

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 %p5), !dbg !93
	ret void, !dbg !93

b7_cold:
	%77 = phi i64 [ %88, %b8_cold_ok1 ], [ %21, %b4 ], !dbg !96
	%78 = icmp slt i64 %77, %23, !dbg !97
	br i1 %78, label %b8_cold, label %b9, !dbg !97

b8_cold:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %77, !dbg !98
	%80 = icmp uge i64 %77, %p1, !dbg !98
	%81 = icmp uge i64 %77, %p3, !dbg !99
	%82 = or i1 %80, %81, !dbg !99
	br i1 %82, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !99, !prof !17

b8_cold_fail1:
	%83 = icmp uge i64 %77, %p1, !dbg !98
	br i1 %83, label %b8_cold_fail2, label %b8_cold_ok2, !dbg !98

b8_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %77, i64 %p1), !dbg !98
	ret void, !dbg !98

b8_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %77, i64 %p3), !dbg !99
	ret void, !dbg !99

b8_cold_ok1:
	%84 = load i64, i64 addrspace(1)* %79, align 8, !dbg !98
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %77, !dbg !99
	%86 = load i64, i64 addrspace(1)* %85, align 8, !dbg !99
	%87 = add i64 %86, %84, !dbg !100
	store i64 %87, i64 addrspace(1)* %85, align 8, !dbg !99
	%88 = add i64 %77, 1, !dbg !101
	br label %b7_cold, !dbg !101

b10_fail1:
	%89 = icmp ugt i64 %23, %p1, !dbg !102
	br i1 %89, label %b10_fail2, label %b10_ok2, !dbg !102

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %23, i64 %p1), !dbg !102
	ret void, !dbg !102

b10_ok2:
	%90 = icmp ugt i64 %21, %23, !dbg !102
	br i1 %90, label %b10_fail3, label %b10_ok3, !dbg !102

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %21, i64 %23), !dbg !102
	ret void, !dbg !102

b10_ok3:
	%91 = icmp ugt i64 %23, %p3, !dbg !103
	br i1 %91, label %b10_fail4, label %b10_ok4, !dbg !103

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %23, i64 %p3), !dbg !103
	ret void, !dbg !103

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p5), !dbg !104
	ret void, !dbg !104

b16_cold:
	%92 = phi i64 [ %93, %b17_cold_ok1 ], [ -1, %b13 ], !dbg !109
	%93 = add i64 %92, 1, !dbg !109
	%94 = icmp slt i64 %93, %p3, !dbg !109
	br i1 %94, label %b17_cold, label %b18, !dbg !109

b17_cold:
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %93, !dbg !109
	%96 = icmp uge i64 %93, %p8, !dbg !110
	br i1 %96, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !110, !prof !17

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %93, i64 %p8), !dbg !110
	ret void, !dbg !110

b17_cold_ok1:
	%97 = load i64, i64 addrspace(1)* %95, align 8, !dbg !109
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %93, !dbg !110
	store i64 %97, i64 addrspace(1)* %98, align 8, !dbg !110
	br label %b16_cold, !dbg !110
}

define void @RingReduceRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !111 {
entry:
	br label %b0, !dbg !112

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !112
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !112
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !112
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !112
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !113
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !114
	%6 = sext i32 %5 to i64, !dbg !114
	%7 = sext i32 %4 to i64, !dbg !116
	%8 = sub i64 %7, 1, !dbg !117
	%9 = icmp eq i64 %p6, 0, !dbg !115
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !115, !prof !17

b0_ok1:
	%10 = icmp eq i64 %p6, -1, !dbg !115
	%11 = select i1 %10, i64 1, i64 %p6, !dbg !115
	%12 = sdiv i64 %p3, %11, !dbg !115
	%13 = sub i64 0, %p3, !dbg !115
	%14 = select i1 %10, i64 %13, i64 %12, !dbg !115
	%15 = icmp slt i64 0, %14, !dbg !115
	br i1 %15, label %b1, label %b12, !dbg !115

b1:
	%16 = icmp sgt i64 %6, 0, !dbg !118
	%17 = icmp slt i64 %6, %8, !dbg !119
	%18 = add i64 %6, 1, !dbg !120
	%19 = trunc i64 %18 to i32, !dbg !113
	br label %b2, !dbg !115

b2:
	%20 = phi i64 [ %22, %b11 ], [ 0, %b1 ], !dbg !115
	%21 = mul i64 %20, %p6, !dbg !121
	%22 = add i64 %20, 1, !dbg !122
	%23 = mul i64 %22, %p6, !dbg !123
	br i1 %16, label %b3, label %b4, !dbg !118

b3:
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %20, !dbg !124
	%25 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !125
	%26 = icmp uge i64 %20, %p5, !dbg !124
	br i1 %26, label %b3_fail1, label %b3_ok1, !dbg !124, !prof !17

b3_ok1:
	%27 = bitcast i64* %25 to i8*, !dbg !125
	%28 = call i64 @gpuc_signal_wait_until_thread(i8* %27, i32 5, i64 1, i32 1, i8* %ctrl, i32 22), !dbg !125
	br label %b4, !dbg !125

b4:
	%29 = icmp ule i64 %23, 281474976710655, !dbg !126
	%30 = icmp ule i64 %21, 281474976710655, !dbg !126
	%31 = and i1 %29, %30, !dbg !126
	%32 = mul i64 %23, -1, !dbg !126
	%33 = add i64 %p1, %32, !dbg !126
	%34 = icmp sge i64 %33, 0, !dbg !126
	%35 = and i1 %31, %34, !dbg !126
	%36 = mul i64 %p1, -1, !dbg !126
	%37 = add i64 %36, %p3, !dbg !126
	%38 = icmp sge i64 %37, 0, !dbg !126
	%39 = and i1 %35, %38, !dbg !126
	br i1 %39, label %b5, label %b7_cold, !dbg !126, !prof !47

b5:
	%40 = phi i64 [ %47, %b6 ], [ %21, %b4 ], !dbg !126
	%41 = icmp slt i64 %40, %23, !dbg !127
	br i1 %41, label %b6, label %b9, !dbg !127

b6:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !128
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !128
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !129
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !129
	%46 = add i64 %45, %43, !dbg !130
	store i64 %46, i64 addrspace(1)* %44, align 8, !dbg !129
	%47 = add i64 %40, 1, !dbg !131
	br label %b5, !dbg !131

b9:
	br i1 %17, label %b10, label %b11, !dbg !119

b10:
	%48 = sub i64 %23, %21, !dbg !132
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !132
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !133
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %20, !dbg !134
	%52 = mul i64 %48, 8, !dbg !113
	%53 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !113
	%54 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !113
	%55 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !113
	%56 = icmp ugt i64 %23, %p1, !dbg !132
	%57 = icmp ugt i64 %21, %23, !dbg !132
	%58 = icmp ugt i64 %23, %p3, !dbg !133
	%59 = icmp uge i64 %20, %p5, !dbg !134
	%60 = or i1 %56, %57, !dbg !134
	%61 = or i1 %60, %58, !dbg !134
	%62 = or i1 %61, %59, !dbg !134
	br i1 %62, label %b10_fail1, label %b10_ok1, !dbg !134, !prof !17

b10_ok1:
	%63 = bitcast i64* %53 to i8*, !dbg !113
	%64 = bitcast i64* %54 to i8*, !dbg !113
	%65 = bitcast i64* %55 to i8*, !dbg !113
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %52, i8* %65, i64 1, i32 9, i32 %19), !dbg !113
	br label %b11, !dbg !113

b11:
	%66 = icmp slt i64 %22, %14, !dbg !113
	br i1 %66, label %b2, label %b12, !dbg !113

b12:
	call void @gpuc_quiet_thread(), !dbg !136
	%67 = icmp ne i64 %6, %8, !dbg !137
	br i1 %67, label %b18, label %b13, !dbg !137

b13:
	%68 = mul i64 %p3, -1, !dbg !138
	%69 = add i64 %68, %p8, !dbg !138
	%70 = icmp sge i64 %69, 0, !dbg !138
	br i1 %70, label %b14, label %b16_cold, !dbg !138, !prof !47

b14:
	%71 = phi i64 [ %72, %b15 ], [ -1, %b13 ], !dbg !138
	%72 = add i64 %71, 1, !dbg !138
	%73 = icmp slt i64 %72, %p3, !dbg !138
	br i1 %73, label %b15, label %b18, !dbg !138

b15:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %72, !dbg !138
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !138
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %72, !dbg !139
	store i64 %75, i64 addrspace(1)* %76, align 8, !dbg !139
	br label %b14, !dbg !139

b18:
	ret void, !dbg !135

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 0), !dbg !115
	ret void, !dbg !115

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %20, i64 %p5), !dbg !124
	ret void, !dbg !124

b7_cold:
	%77 = phi i64 [ %88, %b8_cold_ok1 ], [ %21, %b4 ], !dbg !126
	%78 = icmp slt i64 %77, %23, !dbg !127
	br i1 %78, label %b8_cold, label %b9, !dbg !127

b8_cold:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %77, !dbg !128
	%80 = icmp uge i64 %77, %p1, !dbg !128
	%81 = icmp uge i64 %77, %p3, !dbg !129
	%82 = or i1 %80, %81, !dbg !129
	br i1 %82, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !129, !prof !17

b8_cold_fail1:
	%83 = icmp uge i64 %77, %p1, !dbg !128
	br i1 %83, label %b8_cold_fail2, label %b8_cold_ok2, !dbg !128

b8_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %77, i64 %p1), !dbg !128
	ret void, !dbg !128

b8_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %77, i64 %p3), !dbg !129
	ret void, !dbg !129

b8_cold_ok1:
	%84 = load i64, i64 addrspace(1)* %79, align 8, !dbg !128
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %77, !dbg !129
	%86 = load i64, i64 addrspace(1)* %85, align 8, !dbg !129
	%87 = add i64 %86, %84, !dbg !130
	store i64 %87, i64 addrspace(1)* %85, align 8, !dbg !129
	%88 = add i64 %77, 1, !dbg !131
	br label %b7_cold, !dbg !131

b10_fail1:
	%89 = icmp ugt i64 %23, %p1, !dbg !132
	br i1 %89, label %b10_fail2, label %b10_ok2, !dbg !132

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %23, i64 %p1), !dbg !132
	ret void, !dbg !132

b10_ok2:
	%90 = icmp ugt i64 %21, %23, !dbg !132
	br i1 %90, label %b10_fail3, label %b10_ok3, !dbg !132

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %21, i64 %23), !dbg !132
	ret void, !dbg !132

b10_ok3:
	%91 = icmp ugt i64 %23, %p3, !dbg !133
	br i1 %91, label %b10_fail4, label %b10_ok4, !dbg !133

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %23, i64 %p3), !dbg !133
	ret void, !dbg !133

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %20, i64 %p5), !dbg !134
	ret void, !dbg !134

b16_cold:
	%92 = phi i64 [ %93, %b17_cold_ok1 ], [ -1, %b13 ], !dbg !138
	%93 = add i64 %92, 1, !dbg !138
	%94 = icmp slt i64 %93, %p3, !dbg !138
	br i1 %94, label %b17_cold, label %b18, !dbg !138

b17_cold:
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %93, !dbg !138
	%96 = icmp uge i64 %93, %p8, !dbg !139
	br i1 %96, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !139, !prof !17

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %93, i64 %p8), !dbg !139
	ret void, !dbg !139

b17_cold_ok1:
	%97 = load i64, i64 addrspace(1)* %95, align 8, !dbg !138
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %93, !dbg !139
	store i64 %97, i64 addrspace(1)* %98, align 8, !dbg !139
	br label %b16_cold, !dbg !139
}

define void @SiblingsWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !141 {
entry:
	br label %b0, !dbg !142

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !142
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !142
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !142
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !142
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !19
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !143, !range !19
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !143, !range !21
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !144
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !144
	%9 = mul i32 %8, %6, !dbg !143
	%10 = add i32 %5, %9, !dbg !143
	%11 = mul i32 %7, %10, !dbg !143
	%12 = add i32 %4, %11, !dbg !143
	%13 = sext i32 %12 to i64, !dbg !143
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !145
	%15 = icmp uge i64 %13, %p3, !dbg !145
	br i1 %15, label %b0_fail1, label %b0_ok1, !dbg !145, !prof !17

b0_ok1:
	store i64 5, i64 addrspace(1)* %14, align 8, !dbg !145
	call void @llvm.nvvm.barrier0(), !dbg !146
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !147
	%17 = icmp uge i64 0, %p5, !dbg !147
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !147, !prof !17

b0_ok2:
	%18 = call i32 @gpuc_my_pe_thread(), !dbg !148
	%19 = sext i32 %18 to i64, !dbg !148
	%20 = add i64 %19, 1, !dbg !149
	%21 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%22 = sext i32 %21 to i64, !dbg !150
	%23 = icmp ne i64 %p1, %p3, !dbg !151
	br i1 %23, label %b0_fail3, label %b0_ok3, !dbg !151, !prof !17

b0_ok3:
	%24 = icmp eq i64 %22, -1, !dbg !152
	%25 = select i1 %24, i64 1, i64 %22, !dbg !152
	%26 = srem i64 %20, %25, !dbg !152
	%27 = mul i64 %p3, 8, !dbg !151
	%28 = trunc i64 %26 to i32, !dbg !151
	%29 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !151
	%30 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !151
	%31 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !151
	%32 = bitcast i64* %29 to i8*, !dbg !151
	%33 = bitcast i64* %30 to i8*, !dbg !151
	%34 = bitcast i64* %31 to i8*, !dbg !151
	call void @gpuc_put_signal_nbi_block(i8* %32, i8* %33, i64 %27, i8* %34, i64 1, i32 9, i32 %28), !dbg !151
	%35 = icmp eq i64 %13, 0, !dbg !153
	br i1 %35, label %b1, label %b2, !dbg !153

b1:
	%36 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !154
	%37 = bitcast i64* %36 to i8*, !dbg !154
	%38 = call i64 @gpuc_signal_wait_until_thread(i8* %37, i32 5, i64 1, i32 1, i8* %ctrl, i32 30), !dbg !154
	br label %b2, !dbg !154

b2:
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %13, !dbg !156
	%40 = icmp uge i64 %13, %p7, !dbg !155
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !155, !prof !17

b2_ok1:
	%41 = load i64, i64 addrspace(1)* %39, align 8, !dbg !156
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !155
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !155
	call void @gpuc_quiet_block(), !dbg !157
	ret void, !dbg !157

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %13, i64 %p3), !dbg !145
	ret void, !dbg !145

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !147
	ret void, !dbg !147

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p1, i64 %p3), !dbg !151
	ret void, !dbg !151

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %13, i64 %p7), !dbg !155
	ret void, !dbg !155
}

define void @SiblingsRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !158 {
entry:
	br label %b0, !dbg !159

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !159
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !159
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !159
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !159
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !19
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !19
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !21
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !144
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !144
	%9 = mul i32 %8, %6, !dbg !160
	%10 = add i32 %5, %9, !dbg !160
	%11 = mul i32 %7, %10, !dbg !160
	%12 = add i32 %4, %11, !dbg !160
	%13 = sext i32 %12 to i64, !dbg !160
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !161
	%15 = icmp uge i64 %13, %p3, !dbg !161
	br i1 %15, label %b0_fail1, label %b0_ok1, !dbg !161, !prof !17

b0_ok1:
	store i64 5, i64 addrspace(1)* %14, align 8, !dbg !161
	call void @llvm.nvvm.barrier0(), !dbg !162
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !163
	%17 = icmp uge i64 0, %p5, !dbg !163
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !163, !prof !17

b0_ok2:
	%18 = call i32 @gpuc_my_pe_thread(), !dbg !164
	%19 = sext i32 %18 to i64, !dbg !164
	%20 = add i64 %19, 1, !dbg !165
	%21 = call i32 @gpuc_num_pes_thread(), !dbg !166
	%22 = sext i32 %21 to i64, !dbg !166
	%23 = icmp ne i64 %p1, %p3, !dbg !167
	br i1 %23, label %b0_fail3, label %b0_ok3, !dbg !167, !prof !17

b0_ok3:
	%24 = icmp eq i64 %22, -1, !dbg !168
	%25 = select i1 %24, i64 1, i64 %22, !dbg !168
	%26 = srem i64 %20, %25, !dbg !168
	%27 = mul i64 %p3, 8, !dbg !167
	%28 = trunc i64 %26 to i32, !dbg !167
	%29 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !167
	%30 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !167
	%31 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !167
	%32 = bitcast i64* %29 to i8*, !dbg !167
	%33 = bitcast i64* %30 to i8*, !dbg !167
	%34 = bitcast i64* %31 to i8*, !dbg !167
	call void @gpuc_put_signal_nbi_block(i8* %32, i8* %33, i64 %27, i8* %34, i64 1, i32 9, i32 %28), !dbg !167
	%35 = icmp eq i64 %13, 0, !dbg !169
	br i1 %35, label %b1, label %b2, !dbg !169

b1:
	%36 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !170
	%37 = bitcast i64* %36 to i8*, !dbg !170
	%38 = call i64 @gpuc_signal_wait_until_thread(i8* %37, i32 5, i64 1, i32 1, i8* %ctrl, i32 35), !dbg !170
	br label %b2, !dbg !170

b2:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %13, !dbg !173
	%40 = icmp uge i64 %13, %p7, !dbg !172
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !172, !prof !17

b2_ok1:
	%41 = load i64, i64 addrspace(1)* %39, align 8, !dbg !173
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !172
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !172
	call void @gpuc_quiet_block(), !dbg !174
	ret void, !dbg !174

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %13, i64 %p3), !dbg !161
	ret void, !dbg !161

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p5), !dbg !163
	ret void, !dbg !163

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p1, i64 %p3), !dbg !167
	ret void, !dbg !167

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %13, i64 %p7), !dbg !172
	ret void, !dbg !172
}

define void @SourceReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !176 {
entry:
	br label %b0, !dbg !177

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !177
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !177
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !177
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !177
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !178
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !179
	br label %b1, !dbg !181

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !181
	%7 = add i64 %6, 1, !dbg !181
	%8 = icmp slt i64 %7, %p3, !dbg !181
	br i1 %8, label %b2, label %b3, !dbg !181

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !182
	store i64 1, i64 addrspace(1)* %9, align 8, !dbg !182
	br label %b1, !dbg !182

b3:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !183
	%11 = sext i32 %4 to i64, !dbg !178
	%12 = add i64 %11, 1, !dbg !185
	%13 = sext i32 %5 to i64, !dbg !179
	%14 = icmp uge i64 0, %p5, !dbg !183
	%15 = icmp ne i64 %p1, %p3, !dbg !184
	%16 = or i1 %14, %15, !dbg !184
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !184, !prof !17

b3_ok1:
	%17 = icmp eq i64 %13, -1, !dbg !186
	%18 = select i1 %17, i64 1, i64 %13, !dbg !186
	%19 = srem i64 %12, %18, !dbg !186
	%20 = mul i64 %p3, 8, !dbg !184
	%21 = trunc i64 %19 to i32, !dbg !184
	%22 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%23 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%24 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !184
	%25 = bitcast i64* %22 to i8*, !dbg !184
	%26 = bitcast i64* %23 to i8*, !dbg !184
	%27 = bitcast i64* %24 to i8*, !dbg !184
	call void @gpuc_put_signal_nbi_thread(i8* %25, i8* %26, i64 %20, i8* %27, i64 1, i32 9, i32 %21), !dbg !184
	br label %b4, !dbg !188

b4:
	%28 = phi i64 [ -1, %b3_ok1 ], [ %29, %b5 ], !dbg !188
	%29 = add i64 %28, 1, !dbg !188
	%30 = icmp slt i64 %29, %p3, !dbg !188
	br i1 %30, label %b5, label %b6, !dbg !188

b5:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %29, !dbg !189
	store i64 2, i64 addrspace(1)* %31, align 8, !dbg !189
	br label %b4, !dbg !189

b6:
	%32 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !190
	%33 = bitcast i64* %32 to i8*, !dbg !190
	%34 = call i64 @gpuc_signal_wait_until_thread(i8* %33, i32 5, i64 1, i32 1, i8* %ctrl, i32 39), !dbg !190
	%35 = icmp slt i64 %p7, %p1, !dbg !191
	%36 = select i1 %35, i64 %p7, i64 %p1, !dbg !191
	%37 = sub i64 %36, 1, !dbg !191
	%38 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !191
	%39 = ptrtoint i64* %38 to i64, !dbg !191
	%40 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !191
	%41 = ptrtoint i64* %40 to i64, !dbg !191
	%42 = icmp ugt i64 %39, %41, !dbg !191
	br label %b7, !dbg !191

b7:
	%43 = phi i64 [ 0, %b6 ], [ %50, %b8 ], !dbg !191
	%44 = icmp slt i64 %43, %36, !dbg !191
	br i1 %44, label %b8, label %b9, !dbg !191

b8:
	%45 = sub i64 %37, %43, !dbg !191
	%46 = select i1 %42, i64 %45, i64 %43, !dbg !191
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !191
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !191
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !191
	store i64 %49, i64 addrspace(1)* %47, align 8, !dbg !191
	%50 = add i64 %43, 1, !dbg !191
	br label %b7, !dbg !191

b9:
	call void @gpuc_quiet_thread(), !dbg !192
	ret void, !dbg !192

b3_fail1:
	%51 = icmp uge i64 0, %p5, !dbg !183
	br i1 %51, label %b3_fail2, label %b3_ok2, !dbg !183

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 %p5), !dbg !183
	ret void, !dbg !183

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %p1, i64 %p3), !dbg !184
	ret void, !dbg !184
}

define void @SourceReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !193 {
entry:
	br label %b0, !dbg !194

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !194
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !194
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !194
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !194
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !195
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !196
	br label %b1, !dbg !198

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !198
	%7 = add i64 %6, 1, !dbg !198
	%8 = icmp slt i64 %7, %p3, !dbg !198
	br i1 %8, label %b2, label %b3, !dbg !198

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !199
	store i64 1, i64 addrspace(1)* %9, align 8, !dbg !199
	br label %b1, !dbg !199

b3:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !200
	%11 = sext i32 %4 to i64, !dbg !195
	%12 = add i64 %11, 1, !dbg !202
	%13 = sext i32 %5 to i64, !dbg !196
	%14 = icmp uge i64 0, %p5, !dbg !200
	%15 = icmp ne i64 %p1, %p3, !dbg !201
	%16 = or i1 %14, %15, !dbg !201
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !201, !prof !17

b3_ok1:
	%17 = icmp eq i64 %13, -1, !dbg !203
	%18 = select i1 %17, i64 1, i64 %13, !dbg !203
	%19 = srem i64 %12, %18, !dbg !203
	%20 = mul i64 %p3, 8, !dbg !201
	%21 = trunc i64 %19 to i32, !dbg !201
	%22 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !201
	%23 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !201
	%24 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !201
	%25 = bitcast i64* %22 to i8*, !dbg !201
	%26 = bitcast i64* %23 to i8*, !dbg !201
	%27 = bitcast i64* %24 to i8*, !dbg !201
	call void @gpuc_put_signal_nbi_thread(i8* %25, i8* %26, i64 %20, i8* %27, i64 1, i32 9, i32 %21), !dbg !201
	call void @gpuc_quiet_thread(), !dbg !204
	br label %b4, !dbg !206

b4:
	%28 = phi i64 [ -1, %b3_ok1 ], [ %29, %b5 ], !dbg !206
	%29 = add i64 %28, 1, !dbg !206
	%30 = icmp slt i64 %29, %p3, !dbg !206
	br i1 %30, label %b5, label %b6, !dbg !206

b5:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %29, !dbg !207
	store i64 2, i64 addrspace(1)* %31, align 8, !dbg !207
	br label %b4, !dbg !207

b6:
	%32 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !208
	%33 = bitcast i64* %32 to i8*, !dbg !208
	%34 = call i64 @gpuc_signal_wait_until_thread(i8* %33, i32 5, i64 1, i32 1, i8* %ctrl, i32 42), !dbg !208
	%35 = icmp slt i64 %p7, %p1, !dbg !209
	%36 = select i1 %35, i64 %p7, i64 %p1, !dbg !209
	%37 = sub i64 %36, 1, !dbg !209
	%38 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !209
	%39 = ptrtoint i64* %38 to i64, !dbg !209
	%40 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !209
	%41 = ptrtoint i64* %40 to i64, !dbg !209
	%42 = icmp ugt i64 %39, %41, !dbg !209
	br label %b7, !dbg !209

b7:
	%43 = phi i64 [ 0, %b6 ], [ %50, %b8 ], !dbg !209
	%44 = icmp slt i64 %43, %36, !dbg !209
	br i1 %44, label %b8, label %b9, !dbg !209

b8:
	%45 = sub i64 %37, %43, !dbg !209
	%46 = select i1 %42, i64 %45, i64 %43, !dbg !209
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !209
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !209
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !209
	store i64 %49, i64 addrspace(1)* %47, align 8, !dbg !209
	%50 = add i64 %43, 1, !dbg !209
	br label %b7, !dbg !209

b9:
	ret void, !dbg !209

b3_fail1:
	%51 = icmp uge i64 0, %p5, !dbg !200
	br i1 %51, label %b3_fail2, label %b3_ok2, !dbg !200

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 0, i64 %p5), !dbg !200
	ret void, !dbg !200

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p1, i64 %p3), !dbg !201
	ret void, !dbg !201
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
!nvvm.annotations = !{!210, !211, !212, !213, !214, !215, !216, !217, !218, !219}
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
!46 = !DILocation(line: 18, column: 109, scope: !38)
!47 = !{!"branch_weights", i32 1048576, i32 1}
!48 = !DILocation(line: 18, column: 36, scope: !38)
!49 = !DILocation(line: 18, column: 31, scope: !38)
!50 = !DILocation(line: 18, column: 70, scope: !38)
!51 = !DILocation(line: 18, column: 50, scope: !38)
!52 = !DILocation(line: 18, column: 112, scope: !38)
!53 = !DILocation(line: 18, column: 18, scope: !38)
!54 = !DILocation(line: 19, column: 24, scope: !38)
!55 = !DILocation(line: 20, column: 25, scope: !38)
!56 = !DILocation(line: 20, column: 8, scope: !38)
!57 = !DILocation(line: 22, column: 13, scope: !38)
!58 = distinct !DISubprogram(name: "SignalReuseRight", scope: !37, file: !37, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!59 = !DILocation(line: 30, column: 6, scope: !58)
!60 = !DILocation(line: 33, column: 116, scope: !58)
!61 = !DILocation(line: 33, column: 135, scope: !58)
!62 = !DILocation(line: 31, column: 6, scope: !58)
!63 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !62)
!64 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !62)
!65 = !DILocation(line: 32, column: 24, scope: !58)
!66 = !DILocation(line: 33, column: 119, scope: !58)
!67 = !DILocation(line: 33, column: 36, scope: !58)
!68 = !DILocation(line: 33, column: 31, scope: !58)
!69 = !DILocation(line: 33, column: 70, scope: !58)
!70 = !DILocation(line: 33, column: 50, scope: !58)
!71 = !DILocation(line: 33, column: 81, scope: !58)
!72 = !DILocation(line: 33, column: 122, scope: !58)
!73 = !DILocation(line: 33, column: 18, scope: !58)
!74 = !DILocation(line: 34, column: 14, scope: !58)
!75 = !DILocation(line: 35, column: 24, scope: !58)
!76 = !DILocation(line: 36, column: 25, scope: !58)
!77 = !DILocation(line: 36, column: 8, scope: !58)
!78 = !DILocation(line: 38, column: 13, scope: !58)
!79 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!80 = distinct !DISubprogram(name: "RingReduceWrong", scope: !79, file: !79, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!81 = !DILocation(line: 18, column: 6, scope: !80)
!82 = !DILocation(line: 29, column: 22, scope: !80)
!83 = !DILocation(line: 19, column: 24, scope: !80)
!84 = !DILocation(line: 20, column: 27, scope: !80)
!85 = !DILocation(line: 19, column: 41, scope: !80)
!86 = !DILocation(line: 19, column: 44, scope: !80)
!87 = !DILocation(line: 22, column: 9, scope: !80)
!88 = !DILocation(line: 28, column: 9, scope: !80)
!89 = !DILocation(line: 29, column: 105, scope: !80)
!90 = !DILocation(line: 21, column: 14, scope: !80)
!91 = !DILocation(line: 21, column: 24, scope: !80)
!92 = !DILocation(line: 21, column: 27, scope: !80)
!93 = !DILocation(line: 23, column: 39, scope: !80)
!94 = !DILocation(line: 23, column: 63, scope: !80)
!95 = !DILocation(line: 23, column: 25, scope: !80)
!96 = !DILocation(line: 25, column: 7, scope: !80)
!97 = !DILocation(line: 25, column: 18, scope: !80)
!98 = !DILocation(line: 26, column: 37, scope: !80)
!99 = !DILocation(line: 26, column: 15, scope: !80)
!100 = !DILocation(line: 26, column: 4, scope: !80)
!101 = !DILocation(line: 25, column: 24, scope: !80)
!102 = !DILocation(line: 29, column: 39, scope: !80)
!103 = !DILocation(line: 29, column: 58, scope: !80)
!104 = !DILocation(line: 29, column: 78, scope: !80)
!105 = distinct !DISubprogram(name: "copySums", scope: !79, file: !79, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!106 = !DILocation(line: 32, column: 10, scope: !80)
!107 = !DILocation(line: 57, column: 13, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 58, column: 8, scope: !105, inlinedAt: !106)
!109 = !DILocation(line: 61, column: 29, scope: !105, inlinedAt: !106)
!110 = !DILocation(line: 62, column: 7, scope: !105, inlinedAt: !106)
!111 = distinct !DISubprogram(name: "RingReduceRight", scope: !79, file: !79, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!112 = !DILocation(line: 38, column: 6, scope: !111)
!113 = !DILocation(line: 49, column: 22, scope: !111)
!114 = !DILocation(line: 39, column: 24, scope: !111)
!115 = !DILocation(line: 40, column: 27, scope: !111)
!116 = !DILocation(line: 39, column: 41, scope: !111)
!117 = !DILocation(line: 39, column: 44, scope: !111)
!118 = !DILocation(line: 42, column: 9, scope: !111)
!119 = !DILocation(line: 48, column: 9, scope: !111)
!120 = !DILocation(line: 49, column: 105, scope: !111)
!121 = !DILocation(line: 41, column: 14, scope: !111)
!122 = !DILocation(line: 41, column: 24, scope: !111)
!123 = !DILocation(line: 41, column: 27, scope: !111)
!124 = !DILocation(line: 43, column: 39, scope: !111)
!125 = !DILocation(line: 43, column: 25, scope: !111)
!126 = !DILocation(line: 45, column: 7, scope: !111)
!127 = !DILocation(line: 45, column: 18, scope: !111)
!128 = !DILocation(line: 46, column: 37, scope: !111)
!129 = !DILocation(line: 46, column: 15, scope: !111)
!130 = !DILocation(line: 46, column: 4, scope: !111)
!131 = !DILocation(line: 45, column: 24, scope: !111)
!132 = !DILocation(line: 49, column: 39, scope: !111)
!133 = !DILocation(line: 49, column: 58, scope: !111)
!134 = !DILocation(line: 49, column: 78, scope: !111)
!135 = !DILocation(line: 52, column: 10, scope: !111)
!136 = !DILocation(line: 57, column: 13, scope: !105, inlinedAt: !135)
!137 = !DILocation(line: 58, column: 8, scope: !105, inlinedAt: !135)
!138 = !DILocation(line: 61, column: 29, scope: !105, inlinedAt: !135)
!139 = !DILocation(line: 62, column: 7, scope: !105, inlinedAt: !135)
!140 = !DIFile(filename: "siblings.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!141 = distinct !DISubprogram(name: "SiblingsWrong", scope: !140, file: !140, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!142 = !DILocation(line: 16, column: 6, scope: !141)
!143 = !DILocation(line: 17, column: 22, scope: !141)
!144 = !{i32 1, i32 1025}
!145 = !DILocation(line: 18, column: 13, scope: !141)
!146 = !DILocation(line: 19, column: 16, scope: !141)
!147 = !DILocation(line: 20, column: 52, scope: !141)
!148 = !DILocation(line: 20, column: 88, scope: !141)
!149 = !DILocation(line: 20, column: 91, scope: !141)
!150 = !DILocation(line: 20, column: 107, scope: !141)
!151 = !DILocation(line: 20, column: 20, scope: !141)
!152 = !DILocation(line: 20, column: 94, scope: !141)
!153 = !DILocation(line: 21, column: 8, scope: !141)
!154 = !DILocation(line: 22, column: 24, scope: !141)
!155 = !DILocation(line: 24, column: 7, scope: !141)
!156 = !DILocation(line: 24, column: 25, scope: !141)
!157 = !DILocation(line: 25, column: 13, scope: !141)
!158 = distinct !DISubprogram(name: "SiblingsRight", scope: !140, file: !140, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!159 = !DILocation(line: 31, column: 6, scope: !158)
!160 = !DILocation(line: 32, column: 22, scope: !158)
!161 = !DILocation(line: 33, column: 13, scope: !158)
!162 = !DILocation(line: 34, column: 16, scope: !158)
!163 = !DILocation(line: 35, column: 52, scope: !158)
!164 = !DILocation(line: 35, column: 88, scope: !158)
!165 = !DILocation(line: 35, column: 91, scope: !158)
!166 = !DILocation(line: 35, column: 107, scope: !158)
!167 = !DILocation(line: 35, column: 20, scope: !158)
!168 = !DILocation(line: 35, column: 94, scope: !158)
!169 = !DILocation(line: 36, column: 8, scope: !158)
!170 = !DILocation(line: 37, column: 24, scope: !158)
!171 = !DILocation(line: 39, column: 16, scope: !158)
!172 = !DILocation(line: 40, column: 7, scope: !158)
!173 = !DILocation(line: 40, column: 25, scope: !158)
!174 = !DILocation(line: 41, column: 13, scope: !158)
!175 = !DIFile(filename: "source.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!176 = distinct !DISubprogram(name: "SourceReuseWrong", scope: !175, file: !175, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!177 = !DILocation(line: 16, column: 6, scope: !176)
!178 = !DILocation(line: 18, column: 80, scope: !176)
!179 = !DILocation(line: 18, column: 99, scope: !176)
!180 = !DILocation(line: 17, column: 6, scope: !176)
!181 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !180)
!182 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !180)
!183 = !DILocation(line: 18, column: 44, scope: !176)
!184 = !DILocation(line: 18, column: 20, scope: !176)
!185 = !DILocation(line: 18, column: 83, scope: !176)
!186 = !DILocation(line: 18, column: 86, scope: !176)
!187 = !DILocation(line: 19, column: 6, scope: !176)
!188 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !187)
!189 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !187)
!190 = !DILocation(line: 20, column: 23, scope: !176)
!191 = !DILocation(line: 21, column: 6, scope: !176)
!192 = !DILocation(line: 22, column: 13, scope: !176)
!193 = distinct !DISubprogram(name: "SourceReuseRight", scope: !175, file: !175, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!194 = !DILocation(line: 28, column: 6, scope: !193)
!195 = !DILocation(line: 30, column: 80, scope: !193)
!196 = !DILocation(line: 30, column: 99, scope: !193)
!197 = !DILocation(line: 29, column: 6, scope: !193)
!198 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !197)
!199 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !197)
!200 = !DILocation(line: 30, column: 44, scope: !193)
!201 = !DILocation(line: 30, column: 20, scope: !193)
!202 = !DILocation(line: 30, column: 83, scope: !193)
!203 = !DILocation(line: 30, column: 86, scope: !193)
!204 = !DILocation(line: 31, column: 13, scope: !193)
!205 = !DILocation(line: 32, column: 6, scope: !193)
!206 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !205)
!207 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !205)
!208 = !DILocation(line: 33, column: 23, scope: !193)
!209 = !DILocation(line: 34, column: 6, scope: !193)
!210 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong, !"kernel", i32 1}
!211 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight, !"kernel", i32 1}
!212 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong, !"kernel", i32 1}
!213 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight, !"kernel", i32 1}
!214 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong, !"kernel", i32 1}
!215 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight, !"kernel", i32 1}
!216 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong, !"kernel", i32 1}
!217 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight, !"kernel", i32 1}
!218 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong, !"kernel", i32 1}
!219 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight, !"kernel", i32 1}
