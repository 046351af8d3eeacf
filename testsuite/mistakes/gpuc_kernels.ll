target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [14 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight to i8*)], section "llvm.metadata"

define void @FlagBlockingWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = trunc i64 %5 to i32, !dbg !9
	%7 = add i32 %6, 1, !dbg !9
	%8 = zext i32 %7 to i64, !dbg !9
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%10 = sext i32 %9 to i64, !dbg !10
	%11 = trunc i64 %10 to i32, !dbg !11
	%12 = urem i32 %7, %11, !dbg !11
	%13 = zext i32 %12 to i64, !dbg !11
	br label %b1, !dbg !15

b1:
	%14 = phi i64 [ -1, %b0 ], [ %15, %b2 ], !dbg !15
	%15 = add i64 %14, 1, !dbg !15
	%16 = icmp slt i64 %15, %p3, !dbg !15
	br i1 %16, label %b2, label %b3, !dbg !15

b2:
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %15, !dbg !16
	store i64 7, i64 addrspace(1)* %17, align 8, !dbg !16
	br label %b1, !dbg !16

b3:
	%18 = mul i64 %p3, 8, !dbg !17
	%19 = trunc i64 %13 to i32, !dbg !17
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !17
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !17
	%22 = icmp ne i64 %p1, %p3, !dbg !17
	br i1 %22, label %b3_fail1, label %b3_ok1, !dbg !17, !prof !18

b3_ok1:
	%23 = bitcast i64* %20 to i8*, !dbg !17
	%24 = bitcast i64* %21 to i8*, !dbg !17
	call void @gpuc_put_thread(i8* %23, i8* %24, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !17
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !23
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !24
	%27 = icmp uge i64 0, %p5, !dbg !23
	br i1 %27, label %b3_fail2, label %b3_ok2, !dbg !23, !prof !18

b3_ok2:
	%28 = bitcast i64* %26 to i8*, !dbg !24
	call void @gpuc_p_thread_64(i8* %28, i64 1, i32 %19), !dbg !24
	%29 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !25
	%30 = bitcast i64* %29 to i8*, !dbg !25
	call void @gpuc_wait_until_thread_int64(i8* %30, i32 0, i64 1, i32 1, i8* %ctrl, i32 2), !dbg !25
	%31 = icmp slt i64 %p7, %p1, !dbg !26
	%32 = select i1 %31, i64 %p7, i64 %p1, !dbg !26
	%33 = sub i64 %32, 1, !dbg !26
	%34 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !26
	%35 = ptrtoint i64* %34 to i64, !dbg !26
	%36 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !26
	%37 = ptrtoint i64* %36 to i64, !dbg !26
	%38 = icmp ugt i64 %35, %37, !dbg !26
	br label %b4, !dbg !26

b4:
	%39 = phi i64 [ 0, %b3_ok2 ], [ %46, %b5 ], !dbg !26
	%40 = icmp slt i64 %39, %32, !dbg !26
	br i1 %40, label %b5, label %b6, !dbg !26

b5:
	%41 = sub i64 %33, %39, !dbg !26
	%42 = select i1 %38, i64 %41, i64 %39, !dbg !26
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %42, !dbg !26
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %42, !dbg !26
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !26
	store i64 %45, i64 addrspace(1)* %43, align 8, !dbg !26
	%46 = add i64 %39, 1, !dbg !26
	br label %b4, !dbg !26

b6:
	call void @gpuc_quiet_thread(), !dbg !27
	ret void, !dbg !27

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p3), !dbg !17
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 %p5), !dbg !23
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !23
	ret void, !dbg !23
}

define void @FlagBlockingRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !28 {
entry:
	br label %b0, !dbg !29

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !29
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !29
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !29
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !29
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !30
	%5 = sext i32 %4 to i64, !dbg !30
	%6 = trunc i64 %5 to i32, !dbg !31
	%7 = add i32 %6, 1, !dbg !31
	%8 = zext i32 %7 to i64, !dbg !31
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !32
	%10 = sext i32 %9 to i64, !dbg !32
	%11 = trunc i64 %10 to i32, !dbg !33
	%12 = urem i32 %7, %11, !dbg !33
	%13 = zext i32 %12 to i64, !dbg !33
	br label %b1, !dbg !35

b1:
	%14 = phi i64 [ -1, %b0 ], [ %15, %b2 ], !dbg !35
	%15 = add i64 %14, 1, !dbg !35
	%16 = icmp slt i64 %15, %p3, !dbg !35
	br i1 %16, label %b2, label %b3, !dbg !35

b2:
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %15, !dbg !36
	store i64 7, i64 addrspace(1)* %17, align 8, !dbg !36
	br label %b1, !dbg !36

b3:
	%18 = mul i64 %p3, 8, !dbg !37
	%19 = trunc i64 %13 to i32, !dbg !37
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !37
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !37
	%22 = icmp ne i64 %p1, %p3, !dbg !37
	br i1 %22, label %b3_fail1, label %b3_ok1, !dbg !37, !prof !18

b3_ok1:
	%23 = bitcast i64* %20 to i8*, !dbg !37
	%24 = bitcast i64* %21 to i8*, !dbg !37
	call void @gpuc_put_thread(i8* %23, i8* %24, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !37
	call void @gpuc_fence_thread(), !dbg !38
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !39
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !40
	%27 = icmp uge i64 0, %p5, !dbg !39
	br i1 %27, label %b3_fail2, label %b3_ok2, !dbg !39, !prof !18

b3_ok2:
	%28 = bitcast i64* %26 to i8*, !dbg !40
	call void @gpuc_p_thread_64(i8* %28, i64 1, i32 %19), !dbg !40
	%29 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !41
	%30 = bitcast i64* %29 to i8*, !dbg !41
	call void @gpuc_wait_until_thread_int64(i8* %30, i32 0, i64 1, i32 1, i8* %ctrl, i32 5), !dbg !41
	%31 = icmp slt i64 %p7, %p1, !dbg !42
	%32 = select i1 %31, i64 %p7, i64 %p1, !dbg !42
	%33 = sub i64 %32, 1, !dbg !42
	%34 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !42
	%35 = ptrtoint i64* %34 to i64, !dbg !42
	%36 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !42
	%37 = ptrtoint i64* %36 to i64, !dbg !42
	%38 = icmp ugt i64 %35, %37, !dbg !42
	br label %b4, !dbg !42

b4:
	%39 = phi i64 [ 0, %b3_ok2 ], [ %46, %b5 ], !dbg !42
	%40 = icmp slt i64 %39, %32, !dbg !42
	br i1 %40, label %b5, label %b6, !dbg !42

b5:
	%41 = sub i64 %33, %39, !dbg !42
	%42 = select i1 %38, i64 %41, i64 %39, !dbg !42
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %42, !dbg !42
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %42, !dbg !42
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !42
	store i64 %45, i64 addrspace(1)* %43, align 8, !dbg !42
	%46 = add i64 %39, 1, !dbg !42
	br label %b4, !dbg !42

b6:
	call void @gpuc_quiet_thread(), !dbg !43
	ret void, !dbg !43

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p1, i64 %p3), !dbg !37
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !37
	ret void, !dbg !37

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p5), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret void, !dbg !39
}

define void @FlagNBIWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !44 {
entry:
	br label %b0, !dbg !45

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !45
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !45
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !45
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !45
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !45
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !46
	%6 = sext i32 %5 to i64, !dbg !46
	%7 = trunc i64 %6 to i32, !dbg !47
	%8 = add i32 %7, 1, !dbg !47
	%9 = zext i32 %8 to i64, !dbg !47
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !48
	%11 = sext i32 %10 to i64, !dbg !48
	%12 = trunc i64 %11 to i32, !dbg !49
	%13 = urem i32 %8, %12, !dbg !49
	%14 = zext i32 %13 to i64, !dbg !49
	br label %b1, !dbg !51

b1:
	%15 = phi i64 [ -1, %b0 ], [ %16, %b2 ], !dbg !51
	%16 = add i64 %15, 1, !dbg !51
	%17 = icmp slt i64 %16, %p3, !dbg !51
	br i1 %17, label %b2, label %b3, !dbg !51

b2:
	%18 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %16, !dbg !52
	store i64 7, i64 addrspace(1)* %18, align 8, !dbg !52
	br label %b1, !dbg !52

b3:
	%19 = phi i64 [ -1, %b1 ], [ %20, %b4 ], !dbg !54
	%20 = add i64 %19, 1, !dbg !54
	%21 = icmp slt i64 %20, %p7, !dbg !54
	br i1 %21, label %b4, label %b5, !dbg !54

b4:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %20, !dbg !55
	store i64 1, i64 addrspace(1)* %22, align 8, !dbg !55
	br label %b3, !dbg !55

b5:
	%23 = mul i64 %p3, 8, !dbg !56
	%24 = trunc i64 %14 to i32, !dbg !56
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !56
	%26 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !56
	%27 = icmp ne i64 %p1, %p3, !dbg !56
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !56, !prof !18

b5_ok1:
	%28 = bitcast i64* %25 to i8*, !dbg !56
	%29 = bitcast i64* %26 to i8*, !dbg !56
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24, i32 0, i32 0, i8* null), !dbg !56
	%30 = mul i64 %p7, 8, !dbg !57
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !57
	%32 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !57
	%33 = icmp ne i64 %p5, %p7, !dbg !57
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !57, !prof !18

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !57
	%35 = bitcast i64* %32 to i8*, !dbg !57
	call void @gpuc_put_nbi_thread(i8* %34, i8* %35, i64 %30, i32 %24, i32 0, i32 0, i8* null), !dbg !57
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !58
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !59
	%38 = icmp uge i64 0, %p5, !dbg !58
	br i1 %38, label %b5_fail3, label %b5_ok3, !dbg !58, !prof !18

b5_ok3:
	%39 = bitcast i64* %37 to i8*, !dbg !59
	call void @gpuc_wait_until_thread_int64(i8* %39, i32 0, i64 1, i32 1, i8* %ctrl, i32 9), !dbg !59
	%40 = icmp slt i64 %p9, %p1, !dbg !60
	%41 = select i1 %40, i64 %p9, i64 %p1, !dbg !60
	%42 = sub i64 %41, 1, !dbg !60
	%43 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !60
	%44 = ptrtoint i64* %43 to i64, !dbg !60
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !60
	%46 = ptrtoint i64* %45 to i64, !dbg !60
	%47 = icmp ugt i64 %44, %46, !dbg !60
	br label %b6, !dbg !60

b6:
	%48 = phi i64 [ 0, %b5_ok3 ], [ %55, %b7 ], !dbg !60
	%49 = icmp slt i64 %48, %41, !dbg !60
	br i1 %49, label %b7, label %b8, !dbg !60

b7:
	%50 = sub i64 %42, %48, !dbg !60
	%51 = select i1 %47, i64 %50, i64 %48, !dbg !60
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %51, !dbg !60
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !60
	%54 = load i64, i64 addrspace(1)* %53, align 8, !dbg !60
	store i64 %54, i64 addrspace(1)* %52, align 8, !dbg !60
	%55 = add i64 %48, 1, !dbg !60
	br label %b6, !dbg !60

b8:
	call void @gpuc_quiet_thread(), !dbg !61
	ret void, !dbg !61

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p1, i64 %p3), !dbg !56
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !56
	ret void, !dbg !56

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p5, i64 %p7), !dbg !57
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !57
	ret void, !dbg !57

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p5), !dbg !58
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !58
	ret void, !dbg !58
}

define void @FlagNBIRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !62 {
entry:
	br label %b0, !dbg !63

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !63
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !63
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !63
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !63
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !63
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !64
	%6 = sext i32 %5 to i64, !dbg !64
	%7 = trunc i64 %6 to i32, !dbg !65
	%8 = add i32 %7, 1, !dbg !65
	%9 = zext i32 %8 to i64, !dbg !65
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !66
	%11 = sext i32 %10 to i64, !dbg !66
	%12 = trunc i64 %11 to i32, !dbg !67
	%13 = urem i32 %8, %12, !dbg !67
	%14 = zext i32 %13 to i64, !dbg !67
	br label %b1, !dbg !69

b1:
	%15 = phi i64 [ -1, %b0 ], [ %16, %b2 ], !dbg !69
	%16 = add i64 %15, 1, !dbg !69
	%17 = icmp slt i64 %16, %p3, !dbg !69
	br i1 %17, label %b2, label %b3, !dbg !69

b2:
	%18 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %16, !dbg !70
	store i64 7, i64 addrspace(1)* %18, align 8, !dbg !70
	br label %b1, !dbg !70

b3:
	%19 = phi i64 [ -1, %b1 ], [ %20, %b4 ], !dbg !72
	%20 = add i64 %19, 1, !dbg !72
	%21 = icmp slt i64 %20, %p7, !dbg !72
	br i1 %21, label %b4, label %b5, !dbg !72

b4:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %20, !dbg !73
	store i64 1, i64 addrspace(1)* %22, align 8, !dbg !73
	br label %b3, !dbg !73

b5:
	%23 = mul i64 %p3, 8, !dbg !74
	%24 = trunc i64 %14 to i32, !dbg !74
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !74
	%26 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !74
	%27 = icmp ne i64 %p1, %p3, !dbg !74
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !74, !prof !18

b5_ok1:
	%28 = bitcast i64* %25 to i8*, !dbg !74
	%29 = bitcast i64* %26 to i8*, !dbg !74
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24, i32 0, i32 0, i8* null), !dbg !74
	call void @gpuc_fence_thread(), !dbg !75
	%30 = mul i64 %p7, 8, !dbg !76
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !76
	%32 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !76
	%33 = icmp ne i64 %p5, %p7, !dbg !76
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !76, !prof !18

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !76
	%35 = bitcast i64* %32 to i8*, !dbg !76
	call void @gpuc_put_nbi_thread(i8* %34, i8* %35, i64 %30, i32 %24, i32 0, i32 0, i8* null), !dbg !76
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !77
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !78
	%38 = icmp uge i64 0, %p5, !dbg !77
	br i1 %38, label %b5_fail3, label %b5_ok3, !dbg !77, !prof !18

b5_ok3:
	%39 = bitcast i64* %37 to i8*, !dbg !78
	call void @gpuc_wait_until_thread_int64(i8* %39, i32 0, i64 1, i32 1, i8* %ctrl, i32 13), !dbg !78
	%40 = icmp slt i64 %p9, %p1, !dbg !79
	%41 = select i1 %40, i64 %p9, i64 %p1, !dbg !79
	%42 = sub i64 %41, 1, !dbg !79
	%43 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !79
	%44 = ptrtoint i64* %43 to i64, !dbg !79
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !79
	%46 = ptrtoint i64* %45 to i64, !dbg !79
	%47 = icmp ugt i64 %44, %46, !dbg !79
	br label %b6, !dbg !79

b6:
	%48 = phi i64 [ 0, %b5_ok3 ], [ %55, %b7 ], !dbg !79
	%49 = icmp slt i64 %48, %41, !dbg !79
	br i1 %49, label %b7, label %b8, !dbg !79

b7:
	%50 = sub i64 %42, %48, !dbg !79
	%51 = select i1 %47, i64 %50, i64 %48, !dbg !79
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %51, !dbg !79
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !79
	%54 = load i64, i64 addrspace(1)* %53, align 8, !dbg !79
	store i64 %54, i64 addrspace(1)* %52, align 8, !dbg !79
	%55 = add i64 %48, 1, !dbg !79
	br label %b6, !dbg !79

b8:
	call void @gpuc_quiet_thread(), !dbg !80
	ret void, !dbg !80

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !74
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !74
	ret void, !dbg !74

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p5, i64 %p7), !dbg !76
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !76
	ret void, !dbg !76

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 %p5), !dbg !77
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !77
	ret void, !dbg !77
}

define void @ReadBackWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !81 {
entry:
	br label %b0, !dbg !82

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !82
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !82
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !82
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !82
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !83
	%5 = sext i32 %4 to i64, !dbg !83
	%6 = trunc i64 %5 to i32, !dbg !84
	%7 = add i32 %6, 1, !dbg !84
	%8 = zext i32 %7 to i64, !dbg !84
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !85
	%10 = sext i32 %9 to i64, !dbg !85
	%11 = trunc i64 %10 to i32, !dbg !86
	%12 = urem i32 %7, %11, !dbg !86
	%13 = zext i32 %12 to i64, !dbg !86
	br label %b1, !dbg !88

b1:
	%14 = phi i64 [ -1, %b0 ], [ %15, %b2 ], !dbg !88
	%15 = add i64 %14, 1, !dbg !88
	%16 = icmp slt i64 %15, %p3, !dbg !88
	br i1 %16, label %b2, label %b3, !dbg !88

b2:
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %15, !dbg !89
	store i64 8, i64 addrspace(1)* %17, align 8, !dbg !89
	br label %b1, !dbg !89

b3:
	%18 = mul i64 %p3, 8, !dbg !90
	%19 = trunc i64 %13 to i32, !dbg !90
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !90
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !90
	%22 = icmp ne i64 %p1, %p3, !dbg !90
	br i1 %22, label %b3_fail1, label %b3_ok1, !dbg !90, !prof !18

b3_ok1:
	%23 = bitcast i64* %20 to i8*, !dbg !90
	%24 = bitcast i64* %21 to i8*, !dbg !90
	call void @gpuc_put_thread(i8* %23, i8* %24, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !90
	%25 = mul i64 %p1, 8, !dbg !91
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !91
	%27 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !91
	%28 = icmp ne i64 %p5, %p1, !dbg !91
	br i1 %28, label %b3_fail2, label %b3_ok2, !dbg !91, !prof !18

b3_ok2:
	%29 = bitcast i64* %26 to i8*, !dbg !91
	%30 = bitcast i64* %27 to i8*, !dbg !91
	call void @gpuc_get_thread(i8* %29, i8* %30, i64 %25, i32 %19), !dbg !91
	%31 = icmp slt i64 %p7, %p5, !dbg !92
	%32 = select i1 %31, i64 %p7, i64 %p5, !dbg !92
	%33 = sub i64 %32, 1, !dbg !92
	%34 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !92
	%35 = ptrtoint i64* %34 to i64, !dbg !92
	%36 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !92
	%37 = ptrtoint i64* %36 to i64, !dbg !92
	%38 = icmp ugt i64 %35, %37, !dbg !92
	br label %b4, !dbg !92

b4:
	%39 = phi i64 [ 0, %b3_ok2 ], [ %46, %b5 ], !dbg !92
	%40 = icmp slt i64 %39, %32, !dbg !92
	br i1 %40, label %b5, label %b6, !dbg !92

b5:
	%41 = sub i64 %33, %39, !dbg !92
	%42 = select i1 %38, i64 %41, i64 %39, !dbg !92
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %42, !dbg !92
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %42, !dbg !92
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !92
	store i64 %45, i64 addrspace(1)* %43, align 8, !dbg !92
	%46 = add i64 %39, 1, !dbg !92
	br label %b4, !dbg !92

b6:
	ret void, !dbg !92

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p1, i64 %p3), !dbg !90
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !90
	ret void, !dbg !90

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p5, i64 %p1), !dbg !91
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !91
	ret void, !dbg !91
}

define void @ReadBackRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !93 {
entry:
	br label %b0, !dbg !94

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !94
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !94
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !94
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !94
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !95
	%5 = sext i32 %4 to i64, !dbg !95
	%6 = trunc i64 %5 to i32, !dbg !96
	%7 = add i32 %6, 1, !dbg !96
	%8 = zext i32 %7 to i64, !dbg !96
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !97
	%10 = sext i32 %9 to i64, !dbg !97
	%11 = trunc i64 %10 to i32, !dbg !98
	%12 = urem i32 %7, %11, !dbg !98
	%13 = zext i32 %12 to i64, !dbg !98
	br label %b1, !dbg !100

b1:
	%14 = phi i64 [ -1, %b0 ], [ %15, %b2 ], !dbg !100
	%15 = add i64 %14, 1, !dbg !100
	%16 = icmp slt i64 %15, %p3, !dbg !100
	br i1 %16, label %b2, label %b3, !dbg !100

b2:
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %15, !dbg !101
	store i64 8, i64 addrspace(1)* %17, align 8, !dbg !101
	br label %b1, !dbg !101

b3:
	%18 = mul i64 %p3, 8, !dbg !102
	%19 = trunc i64 %13 to i32, !dbg !102
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !102
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !102
	%22 = icmp ne i64 %p1, %p3, !dbg !102
	br i1 %22, label %b3_fail1, label %b3_ok1, !dbg !102, !prof !18

b3_ok1:
	%23 = bitcast i64* %20 to i8*, !dbg !102
	%24 = bitcast i64* %21 to i8*, !dbg !102
	call void @gpuc_put_thread(i8* %23, i8* %24, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !102
	call void @gpuc_quiet_thread(), !dbg !103
	%25 = mul i64 %p1, 8, !dbg !104
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !104
	%27 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !104
	%28 = icmp ne i64 %p5, %p1, !dbg !104
	br i1 %28, label %b3_fail2, label %b3_ok2, !dbg !104, !prof !18

b3_ok2:
	%29 = bitcast i64* %26 to i8*, !dbg !104
	%30 = bitcast i64* %27 to i8*, !dbg !104
	call void @gpuc_get_thread(i8* %29, i8* %30, i64 %25, i32 %19), !dbg !104
	%31 = icmp slt i64 %p7, %p5, !dbg !105
	%32 = select i1 %31, i64 %p7, i64 %p5, !dbg !105
	%33 = sub i64 %32, 1, !dbg !105
	%34 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !105
	%35 = ptrtoint i64* %34 to i64, !dbg !105
	%36 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !105
	%37 = ptrtoint i64* %36 to i64, !dbg !105
	%38 = icmp ugt i64 %35, %37, !dbg !105
	br label %b4, !dbg !105

b4:
	%39 = phi i64 [ 0, %b3_ok2 ], [ %46, %b5 ], !dbg !105
	%40 = icmp slt i64 %39, %32, !dbg !105
	br i1 %40, label %b5, label %b6, !dbg !105

b5:
	%41 = sub i64 %33, %39, !dbg !105
	%42 = select i1 %38, i64 %41, i64 %39, !dbg !105
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %42, !dbg !105
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %42, !dbg !105
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !105
	store i64 %45, i64 addrspace(1)* %43, align 8, !dbg !105
	%46 = add i64 %39, 1, !dbg !105
	br label %b4, !dbg !105

b6:
	ret void, !dbg !105

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p1, i64 %p3), !dbg !102
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !102
	ret void, !dbg !102

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %p1), !dbg !104
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !104
	ret void, !dbg !104
}

define void @SignalReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !107 {
entry:
	br label %b0, !dbg !108

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !108
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !108
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !108
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !108
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !109
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !110
	br label %b1, !dbg !112

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !112
	%7 = add i64 %6, 1, !dbg !112
	%8 = icmp slt i64 %7, %p3, !dbg !112
	br i1 %8, label %b2, label %b3, !dbg !112

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !113
	store i64 6, i64 addrspace(1)* %9, align 8, !dbg !113
	br label %b1, !dbg !113

b3:
	%10 = icmp slt i64 0, %p3, !dbg !114
	br i1 %10, label %b4, label %b6, !dbg !114

b4:
	%11 = sext i32 %4 to i64, !dbg !109
	%12 = trunc i64 %11 to i32, !dbg !115
	%13 = add i32 %12, 1, !dbg !115
	%14 = zext i32 %13 to i64, !dbg !115
	%15 = sext i32 %5 to i64, !dbg !110
	br label %b5, !dbg !114

b5:
	%16 = phi i64 [ %17, %b5_ok3 ], [ 0, %b4 ], !dbg !114
	%17 = add i64 %16, 1, !dbg !116
	%18 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %16, !dbg !117
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %16, !dbg !119
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !118
	%21 = trunc i64 %14 to i32, !dbg !120
	%22 = trunc i64 %15 to i32, !dbg !120
	%23 = icmp ugt i64 %17, %p1, !dbg !117
	%24 = icmp uge i64 0, %p5, !dbg !118
	%25 = or i1 %23, %24, !dbg !118
	br i1 %25, label %b5_fail1, label %b5_ok1, !dbg !118, !prof !18

b5_ok1:
	%26 = urem i32 %21, %22, !dbg !120
	%27 = zext i32 %26 to i64, !dbg !120
	%28 = trunc i64 %27 to i32, !dbg !121
	%29 = addrspacecast i64 addrspace(1)* %18 to i64*, !dbg !121
	%30 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !121
	%31 = addrspacecast i64 addrspace(1)* %20 to i64*, !dbg !121
	%32 = bitcast i64* %29 to i8*, !dbg !121
	%33 = bitcast i64* %30 to i8*, !dbg !121
	%34 = bitcast i64* %31 to i8*, !dbg !121
	call void @gpuc_put_signal_thread(i8* %32, i8* %33, i64 8, i8* %34, i64 1, i32 9, i32 %28, i32 0, i32 0, i8* null), !dbg !121
	%35 = addrspacecast i64 addrspace(1)* %20 to i64*, !dbg !122
	%36 = bitcast i64* %35 to i8*, !dbg !122
	%37 = call i64 @gpuc_signal_wait_until_thread(i8* %36, i32 0, i64 1, i32 1, i8* %ctrl, i32 20), !dbg !122
	%38 = icmp uge i64 %16, %p7, !dbg !123
	br i1 %38, label %b5_fail3, label %b5_ok3, !dbg !123, !prof !18

b5_ok3:
	%39 = load i64, i64 addrspace(1)* %18, align 8, !dbg !124
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %16, !dbg !123
	store i64 %39, i64 addrspace(1)* %40, align 8, !dbg !123
	%41 = icmp slt i64 %17, %p3, !dbg !123
	br i1 %41, label %b5, label %b6, !dbg !123

b6:
	call void @gpuc_quiet_thread(), !dbg !125
	ret void, !dbg !125

b5_fail1:
	%42 = icmp ugt i64 %17, %p1, !dbg !117
	br i1 %42, label %b5_fail2, label %b5_ok2, !dbg !117

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %17, i64 %p1), !dbg !117
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !117
	ret void, !dbg !117

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 %p5), !dbg !118
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !118
	ret void, !dbg !118

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %16, i64 %p7), !dbg !123
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !123
	ret void, !dbg !123
}

define void @SignalReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !127
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !127
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !127
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !127
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !128
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !129
	br label %b1, !dbg !131

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !131
	%7 = add i64 %6, 1, !dbg !131
	%8 = icmp slt i64 %7, %p3, !dbg !131
	br i1 %8, label %b2, label %b3, !dbg !131

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !132
	store i64 6, i64 addrspace(1)* %9, align 8, !dbg !132
	br label %b1, !dbg !132

b3:
	%10 = icmp slt i64 0, %p3, !dbg !133
	br i1 %10, label %b4, label %b6, !dbg !133

b4:
	%11 = sext i32 %4 to i64, !dbg !128
	%12 = trunc i64 %11 to i32, !dbg !134
	%13 = add i32 %12, 1, !dbg !134
	%14 = zext i32 %13 to i64, !dbg !134
	%15 = sext i32 %5 to i64, !dbg !129
	br label %b5, !dbg !133

b5:
	%16 = phi i64 [ %17, %b5_ok3 ], [ 0, %b4 ], !dbg !133
	%17 = add i64 %16, 1, !dbg !135
	%18 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %16, !dbg !136
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %16, !dbg !138
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !137
	%21 = trunc i64 %14 to i32, !dbg !140
	%22 = trunc i64 %15 to i32, !dbg !140
	%23 = icmp ugt i64 %17, %p1, !dbg !136
	%24 = icmp uge i64 0, %p5, !dbg !137
	%25 = or i1 %23, %24, !dbg !137
	br i1 %25, label %b5_fail1, label %b5_ok1, !dbg !137, !prof !18

b5_ok1:
	%26 = urem i32 %21, %22, !dbg !140
	%27 = zext i32 %26 to i64, !dbg !140
	%28 = trunc i64 %27 to i32, !dbg !141
	%29 = addrspacecast i64 addrspace(1)* %18 to i64*, !dbg !141
	%30 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !141
	%31 = addrspacecast i64 addrspace(1)* %20 to i64*, !dbg !141
	%32 = bitcast i64* %29 to i8*, !dbg !141
	%33 = bitcast i64* %30 to i8*, !dbg !141
	%34 = bitcast i64* %31 to i8*, !dbg !141
	call void @gpuc_put_signal_thread(i8* %32, i8* %33, i64 8, i8* %34, i64 %17, i32 9, i32 %28, i32 0, i32 0, i8* null), !dbg !141
	call void @gpuc_fence_thread(), !dbg !142
	%35 = addrspacecast i64 addrspace(1)* %20 to i64*, !dbg !143
	%36 = bitcast i64* %35 to i8*, !dbg !143
	%37 = call i64 @gpuc_signal_wait_until_thread(i8* %36, i32 5, i64 %17, i32 1, i8* %ctrl, i32 24), !dbg !143
	%38 = icmp uge i64 %16, %p7, !dbg !144
	br i1 %38, label %b5_fail3, label %b5_ok3, !dbg !144, !prof !18

b5_ok3:
	%39 = load i64, i64 addrspace(1)* %18, align 8, !dbg !145
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %16, !dbg !144
	store i64 %39, i64 addrspace(1)* %40, align 8, !dbg !144
	%41 = icmp slt i64 %17, %p3, !dbg !144
	br i1 %41, label %b5, label %b6, !dbg !144

b6:
	call void @gpuc_quiet_thread(), !dbg !146
	ret void, !dbg !146

b5_fail1:
	%42 = icmp ugt i64 %17, %p1, !dbg !136
	br i1 %42, label %b5_fail2, label %b5_ok2, !dbg !136

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %17, i64 %p1), !dbg !136
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !136
	ret void, !dbg !136

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 %p5), !dbg !137
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !137
	ret void, !dbg !137

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %16, i64 %p7), !dbg !144
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !144
	ret void, !dbg !144
}

define void @RingReduceWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !148 {
entry:
	br label %b0, !dbg !149

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !149
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !149
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !149
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !149
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !150
	%5 = sext i32 %4 to i64, !dbg !150
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%7 = sext i32 %6 to i64, !dbg !151
	%8 = trunc i64 %7 to i32, !dbg !153
	%9 = sub i32 %8, 1, !dbg !153
	%10 = zext i32 %9 to i64, !dbg !153
	%11 = icmp eq i64 %p6, 0, !dbg !152
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !152, !prof !18

b0_ok1:
	%12 = icmp eq i64 %p6, -1, !dbg !152
	%13 = select i1 %12, i64 1, i64 %p6, !dbg !152
	%14 = sdiv i64 %p3, %13, !dbg !152
	%15 = sub i64 0, %p3, !dbg !152
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !152
	%17 = icmp slt i64 0, %16, !dbg !152
	br i1 %17, label %b1, label %b12, !dbg !152

b1:
	%18 = icmp sgt i64 %5, 0, !dbg !154
	%19 = icmp slt i64 %5, %10, !dbg !155
	%20 = trunc i64 %5 to i32, !dbg !156
	%21 = add i32 %20, 1, !dbg !156
	%22 = zext i32 %21 to i64, !dbg !156
	%23 = trunc i64 %22 to i32, !dbg !157
	br label %b2, !dbg !152

b2:
	%24 = phi i64 [ %26, %b11 ], [ 0, %b1 ], !dbg !152
	%25 = mul i64 %24, %p6, !dbg !158
	%26 = add i64 %24, 1, !dbg !159
	%27 = mul i64 %26, %p6, !dbg !160
	br i1 %18, label %b3, label %b4, !dbg !154

b3:
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !161
	%29 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !163
	%30 = icmp uge i64 0, %p5, !dbg !161
	br i1 %30, label %b3_fail1, label %b3_ok1, !dbg !161, !prof !18

b3_ok1:
	%31 = bitcast i64* %29 to i8*, !dbg !163
	%32 = call i64 @gpuc_signal_wait_until_thread(i8* %31, i32 5, i64 %26, i32 1, i8* %ctrl, i32 28), !dbg !163
	br label %b4, !dbg !163

b4:
	%33 = icmp ule i64 %27, 281474976710655, !dbg !164
	%34 = icmp ule i64 %25, 281474976710655, !dbg !164
	%35 = and i1 %33, %34, !dbg !164
	%36 = mul i64 %27, -1, !dbg !164
	%37 = add i64 %p1, %36, !dbg !164
	%38 = icmp sge i64 %37, 0, !dbg !164
	%39 = and i1 %35, %38, !dbg !164
	%40 = mul i64 %p1, -1, !dbg !164
	%41 = add i64 %40, %p3, !dbg !164
	%42 = icmp sge i64 %41, 0, !dbg !164
	%43 = and i1 %39, %42, !dbg !164
	br i1 %43, label %b5, label %b7_cold, !dbg !164, !prof !165

b5:
	%44 = phi i64 [ %51, %b6 ], [ %25, %b4 ], !dbg !164
	%45 = icmp slt i64 %44, %27, !dbg !166
	br i1 %45, label %b6, label %b9, !dbg !166

b6:
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !167
	%47 = load i64, i64 addrspace(1)* %46, align 8, !dbg !167
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %44, !dbg !168
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !168
	%50 = add i64 %49, %47, !dbg !169
	store i64 %50, i64 addrspace(1)* %48, align 8, !dbg !168
	%51 = add i64 %44, 1, !dbg !170
	br label %b5, !dbg !170

b9:
	br i1 %19, label %b10, label %b11, !dbg !155

b10:
	%52 = sub i64 %27, %25, !dbg !173
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %25, !dbg !173
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %25, !dbg !174
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !175
	%56 = mul i64 %52, 8, !dbg !157
	%57 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !157
	%58 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !157
	%59 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !157
	%60 = icmp ugt i64 %27, %p1, !dbg !173
	%61 = icmp ugt i64 %25, %27, !dbg !173
	%62 = icmp ugt i64 %27, %p3, !dbg !174
	%63 = icmp uge i64 0, %p5, !dbg !175
	%64 = or i1 %60, %61, !dbg !175
	%65 = or i1 %64, %62, !dbg !175
	%66 = or i1 %65, %63, !dbg !175
	br i1 %66, label %b10_fail1, label %b10_ok1, !dbg !175, !prof !18

b10_ok1:
	%67 = bitcast i64* %57 to i8*, !dbg !157
	%68 = bitcast i64* %58 to i8*, !dbg !157
	%69 = bitcast i64* %59 to i8*, !dbg !157
	call void @gpuc_put_signal_nbi_thread(i8* %67, i8* %68, i64 %56, i8* %69, i64 1, i32 10, i32 %23, i32 0, i32 0, i8* null), !dbg !157
	br label %b11, !dbg !157

b11:
	%70 = icmp slt i64 %26, %16, !dbg !157
	br i1 %70, label %b2, label %b12, !dbg !157

b12:
	call void @gpuc_quiet_thread(), !dbg !178
	%71 = icmp ne i64 %5, %10, !dbg !179
	br i1 %71, label %b18, label %b13, !dbg !179

b13:
	%72 = mul i64 %p3, -1, !dbg !180
	%73 = add i64 %72, %p8, !dbg !180
	%74 = icmp sge i64 %73, 0, !dbg !180
	br i1 %74, label %b14, label %b16_cold, !dbg !180, !prof !165

b14:
	%75 = phi i64 [ %76, %b15 ], [ -1, %b13 ], !dbg !180
	%76 = add i64 %75, 1, !dbg !180
	%77 = icmp slt i64 %76, %p3, !dbg !180
	br i1 %77, label %b15, label %b18, !dbg !180

b15:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %76, !dbg !180
	%79 = load i64, i64 addrspace(1)* %78, align 8, !dbg !180
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %76, !dbg !181
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !181
	br label %b14, !dbg !181

b18:
	ret void, !dbg !177

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !152
	ret void, !dbg !152

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p5), !dbg !161
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !161
	ret void, !dbg !161

b7_cold:
	%81 = phi i64 [ %92, %b8_cold_ok1 ], [ %25, %b4 ], !dbg !164
	%82 = icmp slt i64 %81, %27, !dbg !166
	br i1 %82, label %b8_cold, label %b9, !dbg !166

b8_cold:
	%83 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %81, !dbg !167
	%84 = icmp uge i64 %81, %p1, !dbg !167
	%85 = icmp uge i64 %81, %p3, !dbg !168
	%86 = or i1 %84, %85, !dbg !168
	br i1 %86, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !168, !prof !18

b8_cold_fail1:
	%87 = icmp uge i64 %81, %p1, !dbg !167
	br i1 %87, label %b8_cold_fail2, label %b8_cold_ok2, !dbg !167

b8_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %81, i64 %p1), !dbg !167
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !167
	ret void, !dbg !167

b8_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %81, i64 %p3), !dbg !168
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !168
	ret void, !dbg !168

b8_cold_ok1:
	%88 = load i64, i64 addrspace(1)* %83, align 8, !dbg !167
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %81, !dbg !168
	%90 = load i64, i64 addrspace(1)* %89, align 8, !dbg !168
	%91 = add i64 %90, %88, !dbg !169
	store i64 %91, i64 addrspace(1)* %89, align 8, !dbg !168
	%92 = add i64 %81, 1, !dbg !170
	br label %b7_cold, !dbg !170, !llvm.loop !172

b10_fail1:
	%93 = icmp ugt i64 %27, %p1, !dbg !173
	br i1 %93, label %b10_fail2, label %b10_ok2, !dbg !173

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %27, i64 %p1), !dbg !173
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !173
	ret void, !dbg !173

b10_ok2:
	%94 = icmp ugt i64 %25, %27, !dbg !173
	br i1 %94, label %b10_fail3, label %b10_ok3, !dbg !173

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %25, i64 %27), !dbg !173
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !173
	ret void, !dbg !173

b10_ok3:
	%95 = icmp ugt i64 %27, %p3, !dbg !174
	br i1 %95, label %b10_fail4, label %b10_ok4, !dbg !174

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %27, i64 %p3), !dbg !174
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !174
	ret void, !dbg !174

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p5), !dbg !175
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !175
	ret void, !dbg !175

b16_cold:
	%96 = phi i64 [ %97, %b17_cold_ok1 ], [ -1, %b13 ], !dbg !180
	%97 = add i64 %96, 1, !dbg !180
	%98 = icmp slt i64 %97, %p3, !dbg !180
	br i1 %98, label %b17_cold, label %b18, !dbg !180

b17_cold:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !180
	%100 = icmp uge i64 %97, %p8, !dbg !181
	br i1 %100, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !181, !prof !18

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 %p8), !dbg !181
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !181
	ret void, !dbg !181

b17_cold_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !180
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %97, !dbg !181
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !181
	br label %b16_cold, !dbg !181, !llvm.loop !183
}

define void @RingReduceRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !184 {
entry:
	br label %b0, !dbg !185

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !185
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !185
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !185
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !185
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !186
	%5 = sext i32 %4 to i64, !dbg !186
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !187
	%7 = sext i32 %6 to i64, !dbg !187
	%8 = trunc i64 %7 to i32, !dbg !189
	%9 = sub i32 %8, 1, !dbg !189
	%10 = zext i32 %9 to i64, !dbg !189
	%11 = icmp eq i64 %p6, 0, !dbg !188
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !188, !prof !18

b0_ok1:
	%12 = icmp eq i64 %p6, -1, !dbg !188
	%13 = select i1 %12, i64 1, i64 %p6, !dbg !188
	%14 = sdiv i64 %p3, %13, !dbg !188
	%15 = sub i64 0, %p3, !dbg !188
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !188
	%17 = icmp slt i64 0, %16, !dbg !188
	br i1 %17, label %b1, label %b12, !dbg !188

b1:
	%18 = icmp sgt i64 %5, 0, !dbg !190
	%19 = icmp slt i64 %5, %10, !dbg !191
	%20 = trunc i64 %5 to i32, !dbg !192
	%21 = add i32 %20, 1, !dbg !192
	%22 = zext i32 %21 to i64, !dbg !192
	%23 = trunc i64 %22 to i32, !dbg !193
	br label %b2, !dbg !188

b2:
	%24 = phi i64 [ %26, %b11 ], [ 0, %b1 ], !dbg !188
	%25 = mul i64 %24, %p6, !dbg !194
	%26 = add i64 %24, 1, !dbg !195
	%27 = mul i64 %26, %p6, !dbg !196
	br i1 %18, label %b3, label %b4, !dbg !190

b3:
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %24, !dbg !197
	%29 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !198
	%30 = icmp uge i64 %24, %p5, !dbg !197
	br i1 %30, label %b3_fail1, label %b3_ok1, !dbg !197, !prof !18

b3_ok1:
	%31 = bitcast i64* %29 to i8*, !dbg !198
	%32 = call i64 @gpuc_signal_wait_until_thread(i8* %31, i32 5, i64 1, i32 1, i8* %ctrl, i32 36), !dbg !198
	br label %b4, !dbg !198

b4:
	%33 = icmp ule i64 %27, 281474976710655, !dbg !199
	%34 = icmp ule i64 %25, 281474976710655, !dbg !199
	%35 = and i1 %33, %34, !dbg !199
	%36 = mul i64 %27, -1, !dbg !199
	%37 = add i64 %p1, %36, !dbg !199
	%38 = icmp sge i64 %37, 0, !dbg !199
	%39 = and i1 %35, %38, !dbg !199
	%40 = mul i64 %p1, -1, !dbg !199
	%41 = add i64 %40, %p3, !dbg !199
	%42 = icmp sge i64 %41, 0, !dbg !199
	%43 = and i1 %39, %42, !dbg !199
	br i1 %43, label %b5, label %b7_cold, !dbg !199, !prof !165

b5:
	%44 = phi i64 [ %51, %b6 ], [ %25, %b4 ], !dbg !199
	%45 = icmp slt i64 %44, %27, !dbg !200
	br i1 %45, label %b6, label %b9, !dbg !200

b6:
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !201
	%47 = load i64, i64 addrspace(1)* %46, align 8, !dbg !201
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %44, !dbg !202
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !202
	%50 = add i64 %49, %47, !dbg !203
	store i64 %50, i64 addrspace(1)* %48, align 8, !dbg !202
	%51 = add i64 %44, 1, !dbg !204
	br label %b5, !dbg !204

b9:
	br i1 %19, label %b10, label %b11, !dbg !191

b10:
	%52 = sub i64 %27, %25, !dbg !207
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %25, !dbg !207
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %25, !dbg !208
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %24, !dbg !209
	%56 = mul i64 %52, 8, !dbg !193
	%57 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !193
	%58 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !193
	%59 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !193
	%60 = icmp ugt i64 %27, %p1, !dbg !207
	%61 = icmp ugt i64 %25, %27, !dbg !207
	%62 = icmp ugt i64 %27, %p3, !dbg !208
	%63 = icmp uge i64 %24, %p5, !dbg !209
	%64 = or i1 %60, %61, !dbg !209
	%65 = or i1 %64, %62, !dbg !209
	%66 = or i1 %65, %63, !dbg !209
	br i1 %66, label %b10_fail1, label %b10_ok1, !dbg !209, !prof !18

b10_ok1:
	%67 = bitcast i64* %57 to i8*, !dbg !193
	%68 = bitcast i64* %58 to i8*, !dbg !193
	%69 = bitcast i64* %59 to i8*, !dbg !193
	call void @gpuc_put_signal_nbi_thread(i8* %67, i8* %68, i64 %56, i8* %69, i64 1, i32 9, i32 %23, i32 0, i32 0, i8* null), !dbg !193
	br label %b11, !dbg !193

b11:
	%70 = icmp slt i64 %26, %16, !dbg !193
	br i1 %70, label %b2, label %b12, !dbg !193

b12:
	call void @gpuc_quiet_thread(), !dbg !211
	%71 = icmp ne i64 %5, %10, !dbg !212
	br i1 %71, label %b18, label %b13, !dbg !212

b13:
	%72 = mul i64 %p3, -1, !dbg !213
	%73 = add i64 %72, %p8, !dbg !213
	%74 = icmp sge i64 %73, 0, !dbg !213
	br i1 %74, label %b14, label %b16_cold, !dbg !213, !prof !165

b14:
	%75 = phi i64 [ %76, %b15 ], [ -1, %b13 ], !dbg !213
	%76 = add i64 %75, 1, !dbg !213
	%77 = icmp slt i64 %76, %p3, !dbg !213
	br i1 %77, label %b15, label %b18, !dbg !213

b15:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %76, !dbg !213
	%79 = load i64, i64 addrspace(1)* %78, align 8, !dbg !213
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %76, !dbg !214
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !214
	br label %b14, !dbg !214

b18:
	ret void, !dbg !210

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !188
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !188
	ret void, !dbg !188

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %24, i64 %p5), !dbg !197
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !197
	ret void, !dbg !197

b7_cold:
	%81 = phi i64 [ %92, %b8_cold_ok1 ], [ %25, %b4 ], !dbg !199
	%82 = icmp slt i64 %81, %27, !dbg !200
	br i1 %82, label %b8_cold, label %b9, !dbg !200

b8_cold:
	%83 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %81, !dbg !201
	%84 = icmp uge i64 %81, %p1, !dbg !201
	%85 = icmp uge i64 %81, %p3, !dbg !202
	%86 = or i1 %84, %85, !dbg !202
	br i1 %86, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !202, !prof !18

b8_cold_fail1:
	%87 = icmp uge i64 %81, %p1, !dbg !201
	br i1 %87, label %b8_cold_fail2, label %b8_cold_ok2, !dbg !201

b8_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %81, i64 %p1), !dbg !201
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !201
	ret void, !dbg !201

b8_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %81, i64 %p3), !dbg !202
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !202
	ret void, !dbg !202

b8_cold_ok1:
	%88 = load i64, i64 addrspace(1)* %83, align 8, !dbg !201
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %81, !dbg !202
	%90 = load i64, i64 addrspace(1)* %89, align 8, !dbg !202
	%91 = add i64 %90, %88, !dbg !203
	store i64 %91, i64 addrspace(1)* %89, align 8, !dbg !202
	%92 = add i64 %81, 1, !dbg !204
	br label %b7_cold, !dbg !204, !llvm.loop !206

b10_fail1:
	%93 = icmp ugt i64 %27, %p1, !dbg !207
	br i1 %93, label %b10_fail2, label %b10_ok2, !dbg !207

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %27, i64 %p1), !dbg !207
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !207
	ret void, !dbg !207

b10_ok2:
	%94 = icmp ugt i64 %25, %27, !dbg !207
	br i1 %94, label %b10_fail3, label %b10_ok3, !dbg !207

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %25, i64 %27), !dbg !207
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !207
	ret void, !dbg !207

b10_ok3:
	%95 = icmp ugt i64 %27, %p3, !dbg !208
	br i1 %95, label %b10_fail4, label %b10_ok4, !dbg !208

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %27, i64 %p3), !dbg !208
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !208
	ret void, !dbg !208

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %24, i64 %p5), !dbg !209
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !209
	ret void, !dbg !209

b16_cold:
	%96 = phi i64 [ %97, %b17_cold_ok1 ], [ -1, %b13 ], !dbg !213
	%97 = add i64 %96, 1, !dbg !213
	%98 = icmp slt i64 %97, %p3, !dbg !213
	br i1 %98, label %b17_cold, label %b18, !dbg !213

b17_cold:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !213
	%100 = icmp uge i64 %97, %p8, !dbg !214
	br i1 %100, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !214, !prof !18

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 %p8), !dbg !214
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !214
	ret void, !dbg !214

b17_cold_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !213
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %97, !dbg !214
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !214
	br label %b16_cold, !dbg !214, !llvm.loop !216
}

define void @SiblingsWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !218 {
entry:
	br label %b0, !dbg !219

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !219
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !219
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !219
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !219
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !220, !range !20
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !220, !range !22
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220, !range !221
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !220, !range !221
	%9 = mul i32 %8, %6, !dbg !220
	%10 = add i32 %5, %9, !dbg !220
	%11 = mul i32 %7, %10, !dbg !220
	%12 = add i32 %4, %11, !dbg !220
	%13 = sext i32 %12 to i64, !dbg !220
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !222
	%15 = icmp uge i64 %13, %p3, !dbg !222
	br i1 %15, label %b0_fail1, label %b0_ok1, !dbg !222, !prof !18

b0_ok1:
	store i64 5, i64 addrspace(1)* %14, align 8, !dbg !222
	call void @llvm.nvvm.barrier0(), !dbg !223
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !224
	%17 = icmp uge i64 0, %p5, !dbg !224
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !224, !prof !18

b0_ok2:
	%18 = call i32 @gpuc_my_pe_thread(), !dbg !225
	%19 = sext i32 %18 to i64, !dbg !225
	%20 = trunc i64 %19 to i32, !dbg !226
	%21 = add i32 %20, 1, !dbg !226
	%22 = zext i32 %21 to i64, !dbg !226
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !227
	%24 = sext i32 %23 to i64, !dbg !227
	%25 = trunc i64 %24 to i32, !dbg !229
	%26 = icmp ne i64 %p1, %p3, !dbg !228
	br i1 %26, label %b0_fail3, label %b0_ok3, !dbg !228, !prof !18

b0_ok3:
	%27 = urem i32 %21, %25, !dbg !229
	%28 = zext i32 %27 to i64, !dbg !229
	%29 = mul i64 %p3, 8, !dbg !228
	%30 = trunc i64 %28 to i32, !dbg !228
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !228
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !228
	%33 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !228
	%34 = bitcast i64* %31 to i8*, !dbg !228
	%35 = bitcast i64* %32 to i8*, !dbg !228
	%36 = bitcast i64* %33 to i8*, !dbg !228
	call void @gpuc_put_signal_nbi_block(i8* %34, i8* %35, i64 %29, i8* %36, i64 1, i32 9, i32 %30, i32 1, i32 0, i8* null), !dbg !228
	%37 = icmp eq i64 %13, 0, !dbg !230
	br i1 %37, label %b1, label %b2, !dbg !230

b1:
	%38 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !231
	%39 = bitcast i64* %38 to i8*, !dbg !231
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 5, i64 1, i32 1, i8* %ctrl, i32 44), !dbg !231
	br label %b2, !dbg !231

b2:
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %13, !dbg !233
	%42 = icmp uge i64 %13, %p7, !dbg !232
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !232, !prof !18

b2_ok1:
	%43 = load i64, i64 addrspace(1)* %41, align 8, !dbg !233
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !232
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !232
	call void @gpuc_quiet_block(), !dbg !234
	ret void, !dbg !234

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %13, i64 %p3), !dbg !222
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !222
	ret void, !dbg !222

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 0, i64 %p5), !dbg !224
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !224
	ret void, !dbg !224

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p1, i64 %p3), !dbg !228
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !228
	ret void, !dbg !228

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %13, i64 %p7), !dbg !232
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !232
	ret void, !dbg !232
}

define void @SiblingsRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !235 {
entry:
	br label %b0, !dbg !236

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !236
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !236
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !236
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !236
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !237, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !237, !range !20
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !237, !range !22
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237, !range !221
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !237, !range !221
	%9 = mul i32 %8, %6, !dbg !237
	%10 = add i32 %5, %9, !dbg !237
	%11 = mul i32 %7, %10, !dbg !237
	%12 = add i32 %4, %11, !dbg !237
	%13 = sext i32 %12 to i64, !dbg !237
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %13, !dbg !238
	%15 = icmp uge i64 %13, %p3, !dbg !238
	br i1 %15, label %b0_fail1, label %b0_ok1, !dbg !238, !prof !18

b0_ok1:
	store i64 5, i64 addrspace(1)* %14, align 8, !dbg !238
	call void @llvm.nvvm.barrier0(), !dbg !239
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !240
	%17 = icmp uge i64 0, %p5, !dbg !240
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !240, !prof !18

b0_ok2:
	%18 = call i32 @gpuc_my_pe_thread(), !dbg !241
	%19 = sext i32 %18 to i64, !dbg !241
	%20 = trunc i64 %19 to i32, !dbg !242
	%21 = add i32 %20, 1, !dbg !242
	%22 = zext i32 %21 to i64, !dbg !242
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !243
	%24 = sext i32 %23 to i64, !dbg !243
	%25 = trunc i64 %24 to i32, !dbg !245
	%26 = icmp ne i64 %p1, %p3, !dbg !244
	br i1 %26, label %b0_fail3, label %b0_ok3, !dbg !244, !prof !18

b0_ok3:
	%27 = urem i32 %21, %25, !dbg !245
	%28 = zext i32 %27 to i64, !dbg !245
	%29 = mul i64 %p3, 8, !dbg !244
	%30 = trunc i64 %28 to i32, !dbg !244
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !244
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !244
	%33 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !244
	%34 = bitcast i64* %31 to i8*, !dbg !244
	%35 = bitcast i64* %32 to i8*, !dbg !244
	%36 = bitcast i64* %33 to i8*, !dbg !244
	call void @gpuc_put_signal_nbi_block(i8* %34, i8* %35, i64 %29, i8* %36, i64 1, i32 9, i32 %30, i32 1, i32 0, i8* null), !dbg !244
	%37 = icmp eq i64 %13, 0, !dbg !246
	br i1 %37, label %b1, label %b2, !dbg !246

b1:
	%38 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !247
	%39 = bitcast i64* %38 to i8*, !dbg !247
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 5, i64 1, i32 1, i8* %ctrl, i32 49), !dbg !247
	br label %b2, !dbg !247

b2:
	call void @llvm.nvvm.barrier0(), !dbg !248
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %13, !dbg !250
	%42 = icmp uge i64 %13, %p7, !dbg !249
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !249, !prof !18

b2_ok1:
	%43 = load i64, i64 addrspace(1)* %41, align 8, !dbg !250
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !249
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !249
	call void @gpuc_quiet_block(), !dbg !251
	ret void, !dbg !251

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %13, i64 %p3), !dbg !238
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !238
	ret void, !dbg !238

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 %p5), !dbg !240
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !240
	ret void, !dbg !240

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p1, i64 %p3), !dbg !244
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !244
	ret void, !dbg !244

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %13, i64 %p7), !dbg !249
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !249
	ret void, !dbg !249
}

define void @SourceReuseWrong(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !253 {
entry:
	br label %b0, !dbg !254

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !254
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !254
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !254
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !254
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !255
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !256
	br label %b1, !dbg !258

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !258
	%7 = add i64 %6, 1, !dbg !258
	%8 = icmp slt i64 %7, %p3, !dbg !258
	br i1 %8, label %b2, label %b3, !dbg !258

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !259
	store i64 1, i64 addrspace(1)* %9, align 8, !dbg !259
	br label %b1, !dbg !259

b3:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !260
	%11 = sext i32 %4 to i64, !dbg !255
	%12 = trunc i64 %11 to i32, !dbg !262
	%13 = add i32 %12, 1, !dbg !262
	%14 = zext i32 %13 to i64, !dbg !262
	%15 = sext i32 %5 to i64, !dbg !256
	%16 = trunc i64 %15 to i32, !dbg !263
	%17 = icmp uge i64 0, %p5, !dbg !260
	%18 = icmp ne i64 %p1, %p3, !dbg !261
	%19 = or i1 %17, %18, !dbg !261
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !261, !prof !18

b3_ok1:
	%20 = urem i32 %13, %16, !dbg !263
	%21 = zext i32 %20 to i64, !dbg !263
	%22 = mul i64 %p3, 8, !dbg !261
	%23 = trunc i64 %21 to i32, !dbg !261
	%24 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !261
	%25 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !261
	%26 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !261
	%27 = bitcast i64* %24 to i8*, !dbg !261
	%28 = bitcast i64* %25 to i8*, !dbg !261
	%29 = bitcast i64* %26 to i8*, !dbg !261
	call void @gpuc_put_signal_nbi_thread(i8* %27, i8* %28, i64 %22, i8* %29, i64 1, i32 9, i32 %23, i32 0, i32 0, i8* null), !dbg !261
	br label %b4, !dbg !265

b4:
	%30 = phi i64 [ -1, %b3_ok1 ], [ %31, %b5 ], !dbg !265
	%31 = add i64 %30, 1, !dbg !265
	%32 = icmp slt i64 %31, %p3, !dbg !265
	br i1 %32, label %b5, label %b6, !dbg !265

b5:
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %31, !dbg !266
	store i64 2, i64 addrspace(1)* %33, align 8, !dbg !266
	br label %b4, !dbg !266

b6:
	%34 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !267
	%35 = bitcast i64* %34 to i8*, !dbg !267
	%36 = call i64 @gpuc_signal_wait_until_thread(i8* %35, i32 5, i64 1, i32 1, i8* %ctrl, i32 53), !dbg !267
	%37 = icmp slt i64 %p7, %p1, !dbg !268
	%38 = select i1 %37, i64 %p7, i64 %p1, !dbg !268
	%39 = sub i64 %38, 1, !dbg !268
	%40 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !268
	%41 = ptrtoint i64* %40 to i64, !dbg !268
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !268
	%43 = ptrtoint i64* %42 to i64, !dbg !268
	%44 = icmp ugt i64 %41, %43, !dbg !268
	br label %b7, !dbg !268

b7:
	%45 = phi i64 [ 0, %b6 ], [ %52, %b8 ], !dbg !268
	%46 = icmp slt i64 %45, %38, !dbg !268
	br i1 %46, label %b8, label %b9, !dbg !268

b8:
	%47 = sub i64 %39, %45, !dbg !268
	%48 = select i1 %44, i64 %47, i64 %45, !dbg !268
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %48, !dbg !268
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !268
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !268
	store i64 %51, i64 addrspace(1)* %49, align 8, !dbg !268
	%52 = add i64 %45, 1, !dbg !268
	br label %b7, !dbg !268

b9:
	call void @gpuc_quiet_thread(), !dbg !269
	ret void, !dbg !269

b3_fail1:
	%53 = icmp uge i64 0, %p5, !dbg !260
	br i1 %53, label %b3_fail2, label %b3_ok2, !dbg !260

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p5), !dbg !260
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !260
	ret void, !dbg !260

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p1, i64 %p3), !dbg !261
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !261
	ret void, !dbg !261
}

define void @SourceReuseRight(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !270 {
entry:
	br label %b0, !dbg !271

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !271
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !271
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !271
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !271
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !272
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !273
	br label %b1, !dbg !275

b1:
	%6 = phi i64 [ -1, %b0 ], [ %7, %b2 ], !dbg !275
	%7 = add i64 %6, 1, !dbg !275
	%8 = icmp slt i64 %7, %p3, !dbg !275
	br i1 %8, label %b2, label %b3, !dbg !275

b2:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %7, !dbg !276
	store i64 1, i64 addrspace(1)* %9, align 8, !dbg !276
	br label %b1, !dbg !276

b3:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !277
	%11 = sext i32 %4 to i64, !dbg !272
	%12 = trunc i64 %11 to i32, !dbg !279
	%13 = add i32 %12, 1, !dbg !279
	%14 = zext i32 %13 to i64, !dbg !279
	%15 = sext i32 %5 to i64, !dbg !273
	%16 = trunc i64 %15 to i32, !dbg !280
	%17 = icmp uge i64 0, %p5, !dbg !277
	%18 = icmp ne i64 %p1, %p3, !dbg !278
	%19 = or i1 %17, %18, !dbg !278
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !278, !prof !18

b3_ok1:
	%20 = urem i32 %13, %16, !dbg !280
	%21 = zext i32 %20 to i64, !dbg !280
	%22 = mul i64 %p3, 8, !dbg !278
	%23 = trunc i64 %21 to i32, !dbg !278
	%24 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !278
	%25 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !278
	%26 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !278
	%27 = bitcast i64* %24 to i8*, !dbg !278
	%28 = bitcast i64* %25 to i8*, !dbg !278
	%29 = bitcast i64* %26 to i8*, !dbg !278
	call void @gpuc_put_signal_nbi_thread(i8* %27, i8* %28, i64 %22, i8* %29, i64 1, i32 9, i32 %23, i32 0, i32 0, i8* null), !dbg !278
	call void @gpuc_quiet_thread(), !dbg !281
	br label %b4, !dbg !283

b4:
	%30 = phi i64 [ -1, %b3_ok1 ], [ %31, %b5 ], !dbg !283
	%31 = add i64 %30, 1, !dbg !283
	%32 = icmp slt i64 %31, %p3, !dbg !283
	br i1 %32, label %b5, label %b6, !dbg !283

b5:
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %31, !dbg !284
	store i64 2, i64 addrspace(1)* %33, align 8, !dbg !284
	br label %b4, !dbg !284

b6:
	%34 = addrspacecast i64 addrspace(1)* %10 to i64*, !dbg !285
	%35 = bitcast i64* %34 to i8*, !dbg !285
	%36 = call i64 @gpuc_signal_wait_until_thread(i8* %35, i32 5, i64 1, i32 1, i8* %ctrl, i32 56), !dbg !285
	%37 = icmp slt i64 %p7, %p1, !dbg !286
	%38 = select i1 %37, i64 %p7, i64 %p1, !dbg !286
	%39 = sub i64 %38, 1, !dbg !286
	%40 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !286
	%41 = ptrtoint i64* %40 to i64, !dbg !286
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !286
	%43 = ptrtoint i64* %42 to i64, !dbg !286
	%44 = icmp ugt i64 %41, %43, !dbg !286
	br label %b7, !dbg !286

b7:
	%45 = phi i64 [ 0, %b6 ], [ %52, %b8 ], !dbg !286
	%46 = icmp slt i64 %45, %38, !dbg !286
	br i1 %46, label %b8, label %b9, !dbg !286

b8:
	%47 = sub i64 %39, %45, !dbg !286
	%48 = select i1 %44, i64 %47, i64 %45, !dbg !286
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %48, !dbg !286
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !286
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !286
	store i64 %51, i64 addrspace(1)* %49, align 8, !dbg !286
	%52 = add i64 %45, 1, !dbg !286
	br label %b7, !dbg !286

b9:
	ret void, !dbg !286

b3_fail1:
	%53 = icmp uge i64 0, %p5, !dbg !277
	br i1 %53, label %b3_fail2, label %b3_ok2, !dbg !277

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p5), !dbg !277
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !277
	ret void, !dbg !277

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p1, i64 %p3), !dbg !278
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !278
	ret void, !dbg !278
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !19
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !20
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !20
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !22
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

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_int64(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !299, !300}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "flag.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "FlagBlockingWrong", scope: !1, file: !1, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!7 = !DILocation(line: 15, column: 6, scope: !6)
!8 = !DILocation(line: 16, column: 22, scope: !6)
!9 = !DILocation(line: 16, column: 26, scope: !6)
!10 = !DILocation(line: 16, column: 45, scope: !6)
!11 = !DILocation(line: 16, column: 31, scope: !6)
!12 = !DIFile(filename: "readback.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!13 = distinct !DISubprogram(name: "fill", scope: !12, file: !12, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!14 = !DILocation(line: 17, column: 6, scope: !6)
!15 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 18, column: 11, scope: !6)
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
!30 = !DILocation(line: 29, column: 22, scope: !28)
!31 = !DILocation(line: 29, column: 26, scope: !28)
!32 = !DILocation(line: 29, column: 45, scope: !28)
!33 = !DILocation(line: 29, column: 31, scope: !28)
!34 = !DILocation(line: 30, column: 6, scope: !28)
!35 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !34)
!36 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !34)
!37 = !DILocation(line: 31, column: 11, scope: !28)
!38 = !DILocation(line: 32, column: 13, scope: !28)
!39 = !DILocation(line: 33, column: 20, scope: !28)
!40 = !DILocation(line: 33, column: 9, scope: !28)
!41 = !DILocation(line: 34, column: 17, scope: !28)
!42 = !DILocation(line: 35, column: 6, scope: !28)
!43 = !DILocation(line: 36, column: 13, scope: !28)
!44 = distinct !DISubprogram(name: "FlagNBIWrong", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!45 = !DILocation(line: 42, column: 6, scope: !44)
!46 = !DILocation(line: 43, column: 22, scope: !44)
!47 = !DILocation(line: 43, column: 26, scope: !44)
!48 = !DILocation(line: 43, column: 45, scope: !44)
!49 = !DILocation(line: 43, column: 31, scope: !44)
!50 = !DILocation(line: 44, column: 6, scope: !44)
!51 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !50)
!52 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !50)
!53 = !DILocation(line: 45, column: 6, scope: !44)
!54 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !53)
!55 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !53)
!56 = !DILocation(line: 46, column: 14, scope: !44)
!57 = !DILocation(line: 47, column: 14, scope: !44)
!58 = !DILocation(line: 48, column: 28, scope: !44)
!59 = !DILocation(line: 48, column: 17, scope: !44)
!60 = !DILocation(line: 49, column: 6, scope: !44)
!61 = !DILocation(line: 50, column: 13, scope: !44)
!62 = distinct !DISubprogram(name: "FlagNBIRight", scope: !1, file: !1, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!63 = !DILocation(line: 56, column: 6, scope: !62)
!64 = !DILocation(line: 57, column: 22, scope: !62)
!65 = !DILocation(line: 57, column: 26, scope: !62)
!66 = !DILocation(line: 57, column: 45, scope: !62)
!67 = !DILocation(line: 57, column: 31, scope: !62)
!68 = !DILocation(line: 58, column: 6, scope: !62)
!69 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !68)
!70 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !68)
!71 = !DILocation(line: 59, column: 6, scope: !62)
!72 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !71)
!73 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !71)
!74 = !DILocation(line: 60, column: 14, scope: !62)
!75 = !DILocation(line: 61, column: 13, scope: !62)
!76 = !DILocation(line: 62, column: 14, scope: !62)
!77 = !DILocation(line: 63, column: 28, scope: !62)
!78 = !DILocation(line: 63, column: 17, scope: !62)
!79 = !DILocation(line: 64, column: 6, scope: !62)
!80 = !DILocation(line: 65, column: 13, scope: !62)
!81 = distinct !DISubprogram(name: "ReadBackWrong", scope: !12, file: !12, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!82 = !DILocation(line: 15, column: 6, scope: !81)
!83 = !DILocation(line: 16, column: 22, scope: !81)
!84 = !DILocation(line: 16, column: 26, scope: !81)
!85 = !DILocation(line: 16, column: 45, scope: !81)
!86 = !DILocation(line: 16, column: 31, scope: !81)
!87 = !DILocation(line: 17, column: 6, scope: !81)
!88 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !87)
!89 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !87)
!90 = !DILocation(line: 18, column: 11, scope: !81)
!91 = !DILocation(line: 19, column: 11, scope: !81)
!92 = !DILocation(line: 20, column: 6, scope: !81)
!93 = distinct !DISubprogram(name: "ReadBackRight", scope: !12, file: !12, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!94 = !DILocation(line: 26, column: 6, scope: !93)
!95 = !DILocation(line: 27, column: 22, scope: !93)
!96 = !DILocation(line: 27, column: 26, scope: !93)
!97 = !DILocation(line: 27, column: 45, scope: !93)
!98 = !DILocation(line: 27, column: 31, scope: !93)
!99 = !DILocation(line: 28, column: 6, scope: !93)
!100 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !99)
!101 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !99)
!102 = !DILocation(line: 29, column: 11, scope: !93)
!103 = !DILocation(line: 30, column: 13, scope: !93)
!104 = !DILocation(line: 31, column: 11, scope: !93)
!105 = !DILocation(line: 32, column: 6, scope: !93)
!106 = !DIFile(filename: "reuse.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!107 = distinct !DISubprogram(name: "SignalReuseWrong", scope: !106, file: !106, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!108 = !DILocation(line: 15, column: 6, scope: !107)
!109 = !DILocation(line: 18, column: 106, scope: !107)
!110 = !DILocation(line: 18, column: 125, scope: !107)
!111 = !DILocation(line: 16, column: 6, scope: !107)
!112 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !111)
!113 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !111)
!114 = !DILocation(line: 17, column: 24, scope: !107)
!115 = !DILocation(line: 18, column: 109, scope: !107)
!116 = !DILocation(line: 18, column: 36, scope: !107)
!117 = !DILocation(line: 18, column: 31, scope: !107)
!118 = !DILocation(line: 18, column: 70, scope: !107)
!119 = !DILocation(line: 18, column: 50, scope: !107)
!120 = !DILocation(line: 18, column: 112, scope: !107)
!121 = !DILocation(line: 18, column: 18, scope: !107)
!122 = !DILocation(line: 19, column: 24, scope: !107)
!123 = !DILocation(line: 20, column: 8, scope: !107)
!124 = !DILocation(line: 20, column: 25, scope: !107)
!125 = !DILocation(line: 22, column: 13, scope: !107)
!126 = distinct !DISubprogram(name: "SignalReuseRight", scope: !106, file: !106, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!127 = !DILocation(line: 30, column: 6, scope: !126)
!128 = !DILocation(line: 33, column: 116, scope: !126)
!129 = !DILocation(line: 33, column: 135, scope: !126)
!130 = !DILocation(line: 31, column: 6, scope: !126)
!131 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !130)
!132 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !130)
!133 = !DILocation(line: 32, column: 24, scope: !126)
!134 = !DILocation(line: 33, column: 119, scope: !126)
!135 = !DILocation(line: 33, column: 36, scope: !126)
!136 = !DILocation(line: 33, column: 31, scope: !126)
!137 = !DILocation(line: 33, column: 70, scope: !126)
!138 = !DILocation(line: 33, column: 50, scope: !126)
!139 = !DILocation(line: 33, column: 81, scope: !126)
!140 = !DILocation(line: 33, column: 122, scope: !126)
!141 = !DILocation(line: 33, column: 18, scope: !126)
!142 = !DILocation(line: 34, column: 14, scope: !126)
!143 = !DILocation(line: 35, column: 24, scope: !126)
!144 = !DILocation(line: 36, column: 8, scope: !126)
!145 = !DILocation(line: 36, column: 25, scope: !126)
!146 = !DILocation(line: 38, column: 13, scope: !126)
!147 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!148 = distinct !DISubprogram(name: "RingReduceWrong", scope: !147, file: !147, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!149 = !DILocation(line: 18, column: 6, scope: !148)
!150 = !DILocation(line: 19, column: 24, scope: !148)
!151 = !DILocation(line: 19, column: 41, scope: !148)
!152 = !DILocation(line: 20, column: 27, scope: !148)
!153 = !DILocation(line: 19, column: 44, scope: !148)
!154 = !DILocation(line: 22, column: 9, scope: !148)
!155 = !DILocation(line: 28, column: 9, scope: !148)
!156 = !DILocation(line: 29, column: 105, scope: !148)
!157 = !DILocation(line: 29, column: 22, scope: !148)
!158 = !DILocation(line: 21, column: 14, scope: !148)
!159 = !DILocation(line: 21, column: 24, scope: !148)
!160 = !DILocation(line: 21, column: 27, scope: !148)
!161 = !DILocation(line: 23, column: 39, scope: !148)
!162 = !DILocation(line: 23, column: 63, scope: !148)
!163 = !DILocation(line: 23, column: 25, scope: !148)
!164 = !DILocation(line: 25, column: 7, scope: !148)
!165 = !{!"branch_weights", i32 1048576, i32 1}
!166 = !DILocation(line: 25, column: 18, scope: !148)
!167 = !DILocation(line: 26, column: 37, scope: !148)
!168 = !DILocation(line: 26, column: 15, scope: !148)
!169 = !DILocation(line: 26, column: 4, scope: !148)
!170 = !DILocation(line: 25, column: 24, scope: !148)
!171 = !{!"llvm.loop.unroll.disable"}
!172 = distinct !{!172, !171}
!173 = !DILocation(line: 29, column: 39, scope: !148)
!174 = !DILocation(line: 29, column: 58, scope: !148)
!175 = !DILocation(line: 29, column: 78, scope: !148)
!176 = distinct !DISubprogram(name: "copySums", scope: !147, file: !147, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!177 = !DILocation(line: 32, column: 10, scope: !148)
!178 = !DILocation(line: 57, column: 13, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 58, column: 8, scope: !176, inlinedAt: !177)
!180 = !DILocation(line: 61, column: 29, scope: !176, inlinedAt: !177)
!181 = !DILocation(line: 62, column: 7, scope: !176, inlinedAt: !177)
!182 = !{!"llvm.loop.unroll.disable"}
!183 = distinct !{!183, !182}
!184 = distinct !DISubprogram(name: "RingReduceRight", scope: !147, file: !147, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!185 = !DILocation(line: 38, column: 6, scope: !184)
!186 = !DILocation(line: 39, column: 24, scope: !184)
!187 = !DILocation(line: 39, column: 41, scope: !184)
!188 = !DILocation(line: 40, column: 27, scope: !184)
!189 = !DILocation(line: 39, column: 44, scope: !184)
!190 = !DILocation(line: 42, column: 9, scope: !184)
!191 = !DILocation(line: 48, column: 9, scope: !184)
!192 = !DILocation(line: 49, column: 105, scope: !184)
!193 = !DILocation(line: 49, column: 22, scope: !184)
!194 = !DILocation(line: 41, column: 14, scope: !184)
!195 = !DILocation(line: 41, column: 24, scope: !184)
!196 = !DILocation(line: 41, column: 27, scope: !184)
!197 = !DILocation(line: 43, column: 39, scope: !184)
!198 = !DILocation(line: 43, column: 25, scope: !184)
!199 = !DILocation(line: 45, column: 7, scope: !184)
!200 = !DILocation(line: 45, column: 18, scope: !184)
!201 = !DILocation(line: 46, column: 37, scope: !184)
!202 = !DILocation(line: 46, column: 15, scope: !184)
!203 = !DILocation(line: 46, column: 4, scope: !184)
!204 = !DILocation(line: 45, column: 24, scope: !184)
!205 = !{!"llvm.loop.unroll.disable"}
!206 = distinct !{!206, !205}
!207 = !DILocation(line: 49, column: 39, scope: !184)
!208 = !DILocation(line: 49, column: 58, scope: !184)
!209 = !DILocation(line: 49, column: 78, scope: !184)
!210 = !DILocation(line: 52, column: 10, scope: !184)
!211 = !DILocation(line: 57, column: 13, scope: !176, inlinedAt: !210)
!212 = !DILocation(line: 58, column: 8, scope: !176, inlinedAt: !210)
!213 = !DILocation(line: 61, column: 29, scope: !176, inlinedAt: !210)
!214 = !DILocation(line: 62, column: 7, scope: !176, inlinedAt: !210)
!215 = !{!"llvm.loop.unroll.disable"}
!216 = distinct !{!216, !215}
!217 = !DIFile(filename: "siblings.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!218 = distinct !DISubprogram(name: "SiblingsWrong", scope: !217, file: !217, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!219 = !DILocation(line: 16, column: 6, scope: !218)
!220 = !DILocation(line: 17, column: 22, scope: !218)
!221 = !{i32 1, i32 1025}
!222 = !DILocation(line: 18, column: 13, scope: !218)
!223 = !DILocation(line: 19, column: 16, scope: !218)
!224 = !DILocation(line: 20, column: 52, scope: !218)
!225 = !DILocation(line: 20, column: 88, scope: !218)
!226 = !DILocation(line: 20, column: 91, scope: !218)
!227 = !DILocation(line: 20, column: 107, scope: !218)
!228 = !DILocation(line: 20, column: 20, scope: !218)
!229 = !DILocation(line: 20, column: 94, scope: !218)
!230 = !DILocation(line: 21, column: 8, scope: !218)
!231 = !DILocation(line: 22, column: 24, scope: !218)
!232 = !DILocation(line: 24, column: 7, scope: !218)
!233 = !DILocation(line: 24, column: 25, scope: !218)
!234 = !DILocation(line: 25, column: 13, scope: !218)
!235 = distinct !DISubprogram(name: "SiblingsRight", scope: !217, file: !217, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!236 = !DILocation(line: 31, column: 6, scope: !235)
!237 = !DILocation(line: 32, column: 22, scope: !235)
!238 = !DILocation(line: 33, column: 13, scope: !235)
!239 = !DILocation(line: 34, column: 16, scope: !235)
!240 = !DILocation(line: 35, column: 52, scope: !235)
!241 = !DILocation(line: 35, column: 88, scope: !235)
!242 = !DILocation(line: 35, column: 91, scope: !235)
!243 = !DILocation(line: 35, column: 107, scope: !235)
!244 = !DILocation(line: 35, column: 20, scope: !235)
!245 = !DILocation(line: 35, column: 94, scope: !235)
!246 = !DILocation(line: 36, column: 8, scope: !235)
!247 = !DILocation(line: 37, column: 24, scope: !235)
!248 = !DILocation(line: 39, column: 16, scope: !235)
!249 = !DILocation(line: 40, column: 7, scope: !235)
!250 = !DILocation(line: 40, column: 25, scope: !235)
!251 = !DILocation(line: 41, column: 13, scope: !235)
!252 = !DIFile(filename: "source.go", directory: "github.com/gpuc-go/gpuc/testsuite/mistakes")
!253 = distinct !DISubprogram(name: "SourceReuseWrong", scope: !252, file: !252, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!254 = !DILocation(line: 16, column: 6, scope: !253)
!255 = !DILocation(line: 18, column: 80, scope: !253)
!256 = !DILocation(line: 18, column: 99, scope: !253)
!257 = !DILocation(line: 17, column: 6, scope: !253)
!258 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !257)
!259 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !257)
!260 = !DILocation(line: 18, column: 44, scope: !253)
!261 = !DILocation(line: 18, column: 20, scope: !253)
!262 = !DILocation(line: 18, column: 83, scope: !253)
!263 = !DILocation(line: 18, column: 86, scope: !253)
!264 = !DILocation(line: 19, column: 6, scope: !253)
!265 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !264)
!266 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !264)
!267 = !DILocation(line: 20, column: 23, scope: !253)
!268 = !DILocation(line: 21, column: 6, scope: !253)
!269 = !DILocation(line: 22, column: 13, scope: !253)
!270 = distinct !DISubprogram(name: "SourceReuseRight", scope: !252, file: !252, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!271 = !DILocation(line: 28, column: 6, scope: !270)
!272 = !DILocation(line: 30, column: 80, scope: !270)
!273 = !DILocation(line: 30, column: 99, scope: !270)
!274 = !DILocation(line: 29, column: 6, scope: !270)
!275 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !274)
!276 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !274)
!277 = !DILocation(line: 30, column: 44, scope: !270)
!278 = !DILocation(line: 30, column: 20, scope: !270)
!279 = !DILocation(line: 30, column: 83, scope: !270)
!280 = !DILocation(line: 30, column: 86, scope: !270)
!281 = !DILocation(line: 31, column: 13, scope: !270)
!282 = !DILocation(line: 32, column: 6, scope: !270)
!283 = !DILocation(line: 37, column: 14, scope: !13, inlinedAt: !282)
!284 = !DILocation(line: 39, column: 4, scope: !13, inlinedAt: !282)
!285 = !DILocation(line: 33, column: 23, scope: !270)
!286 = !DILocation(line: 34, column: 6, scope: !270)
!287 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingWrong, !"kernel", i32 1}
!288 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagBlockingRight, !"kernel", i32 1}
!289 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIWrong, !"kernel", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @FlagNBIRight, !"kernel", i32 1}
!291 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackWrong, !"kernel", i32 1}
!292 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @ReadBackRight, !"kernel", i32 1}
!293 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseWrong, !"kernel", i32 1}
!294 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SignalReuseRight, !"kernel", i32 1}
!295 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceWrong, !"kernel", i32 1}
!296 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64*, i64, i8*)* @RingReduceRight, !"kernel", i32 1}
!297 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsWrong, !"kernel", i32 1}
!298 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SiblingsRight, !"kernel", i32 1}
!299 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseWrong, !"kernel", i32 1}
!300 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @SourceReuseRight, !"kernel", i32 1}
