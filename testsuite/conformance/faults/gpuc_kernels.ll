target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [30 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Index to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @IndexArray to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Divide to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @Remainder to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Shift to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Nil to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Panic to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Assert to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Rank to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Length to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @PE to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymAt to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymSlice to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt to i8*), i8* bitcast (void (i64, i64, i64*, i8*)* @WaitForever to i8*), i8* bitcast (void (i8*)* @Meet to i8*), i8* bitcast (void (i32*, i64, i64, i64*, i8*)* @FailOnePE to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Atomic to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @AddressOf to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Update to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Await to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Compare to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words to i8*), i8* bitcast (void (i64, i64, i32*, i64, i8*)* @WaitSigned to i8*)], section "llvm.metadata"

define void @Index(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%2 = sext i32 %1 to i64, !dbg !10
	%3 = icmp eq i64 %2, %p0, !dbg !12
	br i1 %3, label %b1, label %b3, !dbg !12

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !13, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !13, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !13, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !13, !range !16
	%9 = mul i32 %8, %6, !dbg !13
	%10 = add i32 %5, %9, !dbg !13
	%11 = mul i32 %7, %10, !dbg !13
	%12 = add i32 %4, %11, !dbg !13
	%13 = sext i32 %12 to i64, !dbg !13
	%14 = icmp eq i64 %13, %p1, !dbg !17
	br i1 %14, label %b2, label %b3, !dbg !9

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !18
	%16 = icmp uge i64 %p4, %p3, !dbg !18
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !18, !prof !19

b2_ok1:
	%17 = load i32, i32 addrspace(1)* %15, align 4, !dbg !18
	%18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !20
	store i32 %17, i32 addrspace(1)* %18, align 4, !dbg !20
	br label %b3, !dbg !20

b3:
	ret void, !dbg !20

b2_fail1:
	br label %fail, !dbg !18

fail:
	%19 = phi i32 [ 0, %b2_fail1 ], !dbg !7
	%20 = phi i64 [ %p4, %b2_fail1 ], !dbg !7
	%21 = phi i64 [ %p3, %b2_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !7
	ret void, !dbg !7
}

define void @IndexArray(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !22 {
entry:
	%0 = alloca [4 x i32], align 4, !dbg !23
	br label %b0, !dbg !23

b0:
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !23
	store [4 x i32] zeroinitializer, [4 x i32]* %0, align 4, !dbg !24
	%2 = and i64 %p0, 3, !dbg !25
	%3 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %2, !dbg !26
	store i32 3, i32* %3, align 4, !dbg !26
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28, !range !11
	%5 = sext i32 %4 to i64, !dbg !28
	%6 = icmp eq i64 %5, %p0, !dbg !29
	br i1 %6, label %b1, label %b3, !dbg !29

b1:
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !30, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !30, !range !15
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !30, !range !16
	%12 = mul i32 %11, %9, !dbg !30
	%13 = add i32 %8, %12, !dbg !30
	%14 = mul i32 %10, %13, !dbg !30
	%15 = add i32 %7, %14, !dbg !30
	%16 = sext i32 %15 to i64, !dbg !30
	%17 = icmp eq i64 %16, %p1, !dbg !31
	br i1 %17, label %b2, label %b3, !dbg !27

b2:
	%18 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %p4, !dbg !32
	%19 = icmp uge i64 %p4, 4, !dbg !32
	%20 = icmp uge i64 0, %p3, !dbg !33
	%21 = or i1 %19, %20, !dbg !33
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !33, !prof !19

b2_ok1:
	%22 = load i32, i32* %18, align 4, !dbg !32
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !33
	store i32 %22, i32 addrspace(1)* %23, align 4, !dbg !33
	br label %b3, !dbg !33

b3:
	ret void, !dbg !33

b2_fail1:
	%24 = icmp uge i64 %p4, 4, !dbg !32
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !32

b2_fail2:
	br label %fail, !dbg !32

b2_ok2:
	br label %fail, !dbg !33

fail:
	%25 = phi i32 [ 1, %b2_fail2 ], [ 1, %b2_ok2 ], !dbg !23
	%26 = phi i64 [ %p4, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !23
	%27 = phi i64 [ 4, %b2_fail2 ], [ %p3, %b2_ok2 ], !dbg !23
	call void @gpuc_fail(i8* %ctrl, i32 %25, i64 %26, i64 %27), !dbg !23
	ret void, !dbg !23
}

define void @Slice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !35
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37, !range !11
	%2 = sext i32 %1 to i64, !dbg !37
	%3 = icmp eq i64 %2, %p0, !dbg !38
	br i1 %3, label %b1, label %b3, !dbg !38

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !39, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !39, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !39, !range !16
	%9 = mul i32 %8, %6, !dbg !39
	%10 = add i32 %5, %9, !dbg !39
	%11 = mul i32 %7, %10, !dbg !39
	%12 = add i32 %4, %11, !dbg !39
	%13 = sext i32 %12 to i64, !dbg !39
	%14 = icmp eq i64 %13, %p1, !dbg !40
	br i1 %14, label %b2, label %b3, !dbg !36

b2:
	%15 = sub i64 %p5, %p4, !dbg !41
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !41
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %16, i64 0, !dbg !42
	%18 = icmp ugt i64 %p5, %p3, !dbg !41
	%19 = icmp ugt i64 %p4, %p5, !dbg !41
	%20 = icmp uge i64 0, %15, !dbg !42
	%21 = or i1 %18, %19, !dbg !42
	%22 = or i1 %21, %20, !dbg !42
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !42, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %17, align 4, !dbg !42
	br label %b3, !dbg !42

b3:
	ret void, !dbg !42

b2_fail1:
	%23 = icmp ugt i64 %p5, %p3, !dbg !41
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !41

b2_fail2:
	br label %fail, !dbg !41

b2_ok2:
	%24 = icmp ugt i64 %p4, %p5, !dbg !41
	br i1 %24, label %b2_fail3, label %b2_ok3, !dbg !41

b2_fail3:
	br label %fail, !dbg !41

b2_ok3:
	br label %fail, !dbg !42

fail:
	%25 = phi i32 [ 2, %b2_fail2 ], [ 3, %b2_fail3 ], [ 4, %b2_ok3 ], !dbg !35
	%26 = phi i64 [ %p5, %b2_fail2 ], [ %p4, %b2_fail3 ], [ 0, %b2_ok3 ], !dbg !35
	%27 = phi i64 [ %p3, %b2_fail2 ], [ %p5, %b2_fail3 ], [ %15, %b2_ok3 ], !dbg !35
	call void @gpuc_fail(i8* %ctrl, i32 %25, i64 %26, i64 %27), !dbg !35
	ret void, !dbg !35
}

define void @SliceMax(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !43 {
entry:
	br label %b0, !dbg !44

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !44
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46, !range !11
	%2 = sext i32 %1 to i64, !dbg !46
	%3 = icmp eq i64 %2, %p0, !dbg !47
	br i1 %3, label %b1, label %b3, !dbg !47

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !48, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !48, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !48, !range !16
	%9 = mul i32 %8, %6, !dbg !48
	%10 = add i32 %5, %9, !dbg !48
	%11 = mul i32 %7, %10, !dbg !48
	%12 = add i32 %4, %11, !dbg !48
	%13 = sext i32 %12 to i64, !dbg !48
	%14 = icmp eq i64 %13, %p1, !dbg !49
	br i1 %14, label %b2, label %b3, !dbg !45

b2:
	%15 = sub i64 %p5, %p4, !dbg !50
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !50
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %16, i64 0, !dbg !51
	%18 = icmp ugt i64 %p6, %p3, !dbg !50
	%19 = icmp ugt i64 %p5, %p6, !dbg !50
	%20 = icmp ugt i64 %p4, %p5, !dbg !50
	%21 = icmp uge i64 0, %15, !dbg !51
	%22 = or i1 %18, %19, !dbg !51
	%23 = or i1 %22, %20, !dbg !51
	%24 = or i1 %23, %21, !dbg !51
	br i1 %24, label %b2_fail1, label %b2_ok1, !dbg !51, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %17, align 4, !dbg !51
	br label %b3, !dbg !51

b3:
	ret void, !dbg !51

b2_fail1:
	%25 = icmp ugt i64 %p6, %p3, !dbg !50
	br i1 %25, label %b2_fail2, label %b2_ok2, !dbg !50

b2_fail2:
	br label %fail, !dbg !50

b2_ok2:
	%26 = icmp ugt i64 %p5, %p6, !dbg !50
	br i1 %26, label %b2_fail3, label %b2_ok3, !dbg !50

b2_fail3:
	br label %fail, !dbg !50

b2_ok3:
	%27 = icmp ugt i64 %p4, %p5, !dbg !50
	br i1 %27, label %b2_fail4, label %b2_ok4, !dbg !50

b2_fail4:
	br label %fail, !dbg !50

b2_ok4:
	br label %fail, !dbg !51

fail:
	%28 = phi i32 [ 5, %b2_fail2 ], [ 6, %b2_fail3 ], [ 7, %b2_fail4 ], [ 8, %b2_ok4 ], !dbg !44
	%29 = phi i64 [ %p6, %b2_fail2 ], [ %p5, %b2_fail3 ], [ %p4, %b2_fail4 ], [ 0, %b2_ok4 ], !dbg !44
	%30 = phi i64 [ %p3, %b2_fail2 ], [ %p6, %b2_fail3 ], [ %p5, %b2_fail4 ], [ %15, %b2_ok4 ], !dbg !44
	call void @gpuc_fail(i8* %ctrl, i32 %28, i64 %29, i64 %30), !dbg !44
	ret void, !dbg !44
}

define void @Divide(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !52 {
entry:
	br label %b0, !dbg !53

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !53
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55, !range !11
	%2 = sext i32 %1 to i64, !dbg !55
	%3 = icmp eq i64 %2, %p0, !dbg !56
	br i1 %3, label %b1, label %b3, !dbg !56

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !16
	%9 = mul i32 %8, %6, !dbg !57
	%10 = add i32 %5, %9, !dbg !57
	%11 = mul i32 %7, %10, !dbg !57
	%12 = add i32 %4, %11, !dbg !57
	%13 = sext i32 %12 to i64, !dbg !57
	%14 = icmp eq i64 %13, %p1, !dbg !58
	br i1 %14, label %b2, label %b3, !dbg !54

b2:
	%15 = icmp eq i32 %p4, 0, !dbg !59
	%16 = icmp uge i64 0, %p3, !dbg !60
	%17 = or i1 %15, %16, !dbg !60
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !60, !prof !19

b2_ok1:
	%18 = icmp eq i32 %p4, -1, !dbg !59
	%19 = select i1 %18, i32 1, i32 %p4, !dbg !59
	%20 = sdiv i32 7, %19, !dbg !59
	%21 = sub i32 0, 7, !dbg !59
	%22 = select i1 %18, i32 %21, i32 %20, !dbg !59
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !60
	store i32 %22, i32 addrspace(1)* %23, align 4, !dbg !60
	br label %b3, !dbg !60

b3:
	ret void, !dbg !60

b2_fail1:
	%24 = icmp eq i32 %p4, 0, !dbg !59
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !59

b2_fail2:
	br label %fail, !dbg !59

b2_ok2:
	br label %fail, !dbg !60

fail:
	%25 = phi i32 [ 9, %b2_fail2 ], [ 10, %b2_ok2 ], !dbg !53
	%26 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !53
	%27 = phi i64 [ 0, %b2_fail2 ], [ %p3, %b2_ok2 ], !dbg !53
	call void @gpuc_fail(i8* %ctrl, i32 %25, i64 %26, i64 %27), !dbg !53
	ret void, !dbg !53
}

define void @Remainder(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !61 {
entry:
	br label %b0, !dbg !62

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !62
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64, !range !11
	%2 = sext i32 %1 to i64, !dbg !64
	%3 = icmp eq i64 %2, %p0, !dbg !65
	br i1 %3, label %b1, label %b3, !dbg !65

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !16
	%9 = mul i32 %8, %6, !dbg !66
	%10 = add i32 %5, %9, !dbg !66
	%11 = mul i32 %7, %10, !dbg !66
	%12 = add i32 %4, %11, !dbg !66
	%13 = sext i32 %12 to i64, !dbg !66
	%14 = icmp eq i64 %13, %p1, !dbg !67
	br i1 %14, label %b2, label %b3, !dbg !63

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !68
	%16 = icmp uge i64 0, %p3, !dbg !68
	%17 = icmp eq i64 %p4, 0, !dbg !71
	%18 = or i1 %16, %17, !dbg !71
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !71, !prof !19

b2_ok1:
	%19 = load i64, i64 addrspace(1)* %15, align 8, !dbg !68
	%20 = urem i64 %19, %p4, !dbg !71
	store i64 %20, i64 addrspace(1)* %15, align 8, !dbg !72
	br label %b3, !dbg !72

b3:
	ret void, !dbg !72

b2_fail1:
	%21 = icmp uge i64 0, %p3, !dbg !68
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !68

b2_fail2:
	br label %fail, !dbg !68

b2_ok2:
	br label %fail, !dbg !71

fail:
	%22 = phi i32 [ 11, %b2_fail2 ], [ 12, %b2_ok2 ], !dbg !62
	%23 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !62
	%24 = phi i64 [ %p3, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !62
	call void @gpuc_fail(i8* %ctrl, i32 %22, i64 %23, i64 %24), !dbg !62
	ret void, !dbg !62
}

define void @Shift(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !73 {
entry:
	br label %b0, !dbg !74

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !74
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76, !range !11
	%2 = sext i32 %1 to i64, !dbg !76
	%3 = icmp eq i64 %2, %p0, !dbg !77
	br i1 %3, label %b1, label %b3, !dbg !77

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !78, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !78, !range !16
	%9 = mul i32 %8, %6, !dbg !78
	%10 = add i32 %5, %9, !dbg !78
	%11 = mul i32 %7, %10, !dbg !78
	%12 = add i32 %4, %11, !dbg !78
	%13 = sext i32 %12 to i64, !dbg !78
	%14 = icmp eq i64 %13, %p1, !dbg !79
	br i1 %14, label %b2, label %b3, !dbg !75

b2:
	%15 = icmp ult i64 %p4, 32, !dbg !80
	%16 = trunc i64 %p4 to i32, !dbg !80
	%17 = shl i32 1, %16, !dbg !80
	%18 = select i1 %15, i32 %17, i32 0, !dbg !80
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !81
	%20 = icmp slt i64 %p4, 0, !dbg !80
	%21 = icmp uge i64 0, %p3, !dbg !81
	%22 = or i1 %20, %21, !dbg !81
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !81, !prof !19

b2_ok1:
	store i32 %18, i32 addrspace(1)* %19, align 4, !dbg !81
	br label %b3, !dbg !81

b3:
	ret void, !dbg !81

b2_fail1:
	%23 = icmp slt i64 %p4, 0, !dbg !80
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !80

b2_fail2:
	br label %fail, !dbg !80

b2_ok2:
	br label %fail, !dbg !81

fail:
	%24 = phi i32 [ 13, %b2_fail2 ], [ 14, %b2_ok2 ], !dbg !74
	%25 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !74
	%26 = phi i64 [ 0, %b2_fail2 ], [ %p3, %b2_ok2 ], !dbg !74
	call void @gpuc_fail(i8* %ctrl, i32 %24, i64 %25, i64 %26), !dbg !74
	ret void, !dbg !74
}

define void @Nil(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !82 {
entry:
	br label %b0, !dbg !83

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !83
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84, !range !11
	%2 = sext i32 %1 to i64, !dbg !84
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !84, !range !21
	%4 = sext i32 %3 to i64, !dbg !84
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !84, !range !21
	%6 = sext i32 %5 to i64, !dbg !84
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84, !range !85
	%8 = sext i32 %7 to i64, !dbg !84
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !84, !range !86
	%10 = sext i32 %9 to i64, !dbg !84
	%11 = mul i64 %10, %6, !dbg !84
	%12 = add i64 %4, %11, !dbg !84
	%13 = mul i64 %8, %12, !dbg !84
	%14 = add i64 %2, %13, !dbg !84
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !16
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !16
	%17 = mul i32 %15, %16, !dbg !84
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !87
	%19 = mul i32 %17, %18, !dbg !84
	%20 = sext i32 %19 to i64, !dbg !84
	%21 = mul i64 %14, %20, !dbg !84
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !14
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !14
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !15
	%25 = mul i32 %16, %24, !dbg !84
	%26 = add i32 %23, %25, !dbg !84
	%27 = mul i32 %15, %26, !dbg !84
	%28 = add i32 %22, %27, !dbg !84
	%29 = sext i32 %28 to i64, !dbg !84
	%30 = add i64 %21, %29, !dbg !84
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %30, !dbg !88
	%32 = icmp eq i64 %2, %p0, !dbg !90
	%33 = icmp uge i64 %30, %p3, !dbg !88
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !88, !prof !19

b0_ok1:
	br i1 %32, label %b1, label %b3, !dbg !90

b1:
	%34 = icmp eq i64 %29, %p1, !dbg !91
	br i1 %34, label %b2, label %b3, !dbg !89

b2:
	br label %b3, !dbg !89

b3:
	%35 = phi i64 addrspace(1)* [ %31, %b1 ], [ null, %b2 ], [ %31, %b0_ok1 ], !dbg !92
	%36 = icmp eq i64 addrspace(1)* %35, null, !dbg !93
	br i1 %36, label %b3_fail1, label %b3_ok1, !dbg !93, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %35, align 8, !dbg !93
	ret void, !dbg !93

b0_fail1:
	br label %fail, !dbg !88

b3_fail1:
	br label %fail, !dbg !93

fail:
	%37 = phi i32 [ 15, %b0_fail1 ], [ 16, %b3_fail1 ], !dbg !83
	%38 = phi i64 [ %30, %b0_fail1 ], [ 0, %b3_fail1 ], !dbg !83
	%39 = phi i64 [ %p3, %b0_fail1 ], [ 0, %b3_fail1 ], !dbg !83
	call void @gpuc_fail(i8* %ctrl, i32 %37, i64 %38, i64 %39), !dbg !83
	ret void, !dbg !83
}

define void @Panic(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !94 {
entry:
	br label %b0, !dbg !95

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !95
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97, !range !11
	%2 = sext i32 %1 to i64, !dbg !97
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !97, !range !21
	%4 = sext i32 %3 to i64, !dbg !97
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !97, !range !21
	%6 = sext i32 %5 to i64, !dbg !97
	%7 = icmp eq i64 %2, %p0, !dbg !98
	br i1 %7, label %b1, label %b3, !dbg !98

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !99, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !99, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !99, !range !16
	%13 = mul i32 %12, %10, !dbg !99
	%14 = add i32 %9, %13, !dbg !99
	%15 = mul i32 %11, %14, !dbg !99
	%16 = add i32 %8, %15, !dbg !99
	%17 = sext i32 %16 to i64, !dbg !99
	%18 = icmp eq i64 %17, %p1, !dbg !100
	br i1 %18, label %b2, label %b3, !dbg !96

b2:
	br label %fail, !dbg !101

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !102, !range !85
	%20 = sext i32 %19 to i64, !dbg !102
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !102, !range !86
	%22 = sext i32 %21 to i64, !dbg !102
	%23 = mul i64 %22, %6, !dbg !102
	%24 = add i64 %4, %23, !dbg !102
	%25 = mul i64 %20, %24, !dbg !102
	%26 = add i64 %2, %25, !dbg !102
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !102, !range !16
	%29 = mul i32 %27, %28, !dbg !102
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !102, !range !87
	%31 = mul i32 %29, %30, !dbg !102
	%32 = sext i32 %31 to i64, !dbg !102
	%33 = mul i64 %26, %32, !dbg !102
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102, !range !14
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !102, !range !14
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !102, !range !15
	%37 = mul i32 %28, %36, !dbg !102
	%38 = add i32 %35, %37, !dbg !102
	%39 = mul i32 %27, %38, !dbg !102
	%40 = add i32 %34, %39, !dbg !102
	%41 = sext i32 %40 to i64, !dbg !102
	%42 = add i64 %33, %41, !dbg !102
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %42, !dbg !103
	%44 = icmp uge i64 %42, %p3, !dbg !103
	br i1 %44, label %b3_fail1, label %b3_ok1, !dbg !103, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %43, align 8, !dbg !103
	ret void, !dbg !103

b3_fail1:
	br label %fail, !dbg !103

fail:
	%45 = phi i32 [ 17, %b2 ], [ 18, %b3_fail1 ], !dbg !95
	%46 = phi i64 [ 0, %b2 ], [ %42, %b3_fail1 ], !dbg !95
	%47 = phi i64 [ 0, %b2 ], [ %p3, %b3_fail1 ], !dbg !95
	call void @gpuc_fail(i8* %ctrl, i32 %45, i64 %46, i64 %47), !dbg !95
	ret void, !dbg !95
}

define void @Assert(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !104 {
entry:
	br label %b0, !dbg !105

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !105
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107, !range !11
	%2 = sext i32 %1 to i64, !dbg !107
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !107, !range !21
	%4 = sext i32 %3 to i64, !dbg !107
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !107, !range !21
	%6 = sext i32 %5 to i64, !dbg !107
	%7 = icmp eq i64 %2, %p0, !dbg !108
	br i1 %7, label %b1, label %b3, !dbg !108

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !109, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !109, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !109, !range !16
	%13 = mul i32 %12, %10, !dbg !109
	%14 = add i32 %9, %13, !dbg !109
	%15 = mul i32 %11, %14, !dbg !109
	%16 = add i32 %8, %15, !dbg !109
	%17 = sext i32 %16 to i64, !dbg !109
	%18 = icmp eq i64 %17, %p1, !dbg !110
	br i1 %18, label %b2, label %b3, !dbg !111

b2:
	br label %fail, !dbg !111

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !85
	%20 = sext i32 %19 to i64, !dbg !112
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112, !range !86
	%22 = sext i32 %21 to i64, !dbg !112
	%23 = mul i64 %22, %6, !dbg !112
	%24 = add i64 %4, %23, !dbg !112
	%25 = mul i64 %20, %24, !dbg !112
	%26 = add i64 %2, %25, !dbg !112
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !16
	%29 = mul i32 %27, %28, !dbg !112
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !112, !range !87
	%31 = mul i32 %29, %30, !dbg !112
	%32 = sext i32 %31 to i64, !dbg !112
	%33 = mul i64 %26, %32, !dbg !112
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !14
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !14
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !15
	%37 = mul i32 %28, %36, !dbg !112
	%38 = add i32 %35, %37, !dbg !112
	%39 = mul i32 %27, %38, !dbg !112
	%40 = add i32 %34, %39, !dbg !112
	%41 = sext i32 %40 to i64, !dbg !112
	%42 = add i64 %33, %41, !dbg !112
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %42, !dbg !113
	%44 = icmp uge i64 %42, %p3, !dbg !113
	br i1 %44, label %b3_fail1, label %b3_ok1, !dbg !113, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %43, align 8, !dbg !113
	ret void, !dbg !113

b3_fail1:
	br label %fail, !dbg !113

fail:
	%45 = phi i32 [ 19, %b2 ], [ 20, %b3_fail1 ], !dbg !105
	%46 = phi i64 [ 0, %b2 ], [ %42, %b3_fail1 ], !dbg !105
	%47 = phi i64 [ 0, %b2 ], [ %p3, %b3_fail1 ], !dbg !105
	call void @gpuc_fail(i8* %ctrl, i32 %45, i64 %46, i64 %47), !dbg !105
	ret void, !dbg !105
}

define void @Vectors(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !114 {
entry:
	br label %b0, !dbg !115

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !115
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117, !range !11
	%2 = sext i32 %1 to i64, !dbg !117
	%3 = icmp eq i64 %2, %p0, !dbg !118
	br i1 %3, label %b1, label %b7, !dbg !118

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !16
	%9 = mul i32 %8, %6, !dbg !119
	%10 = add i32 %5, %9, !dbg !119
	%11 = mul i32 %7, %10, !dbg !119
	%12 = add i32 %4, %11, !dbg !119
	%13 = sext i32 %12 to i64, !dbg !119
	%14 = icmp eq i64 %13, %p1, !dbg !120
	br i1 %14, label %b2, label %b7, !dbg !116

b2:
	%15 = sub i64 %p5, %p4, !dbg !121
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !121
	%17 = and i64 %15, 3, !dbg !122
	%18 = icmp eq i64 %17, 0, !dbg !122
	%19 = icmp ugt i64 %p5, %p3, !dbg !121
	%20 = icmp ugt i64 %p4, %p5, !dbg !121
	%21 = or i1 %19, %20, !dbg !121
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !121, !prof !19

b2_ok1:
	br i1 %18, label %b3, label %b6, !dbg !122

b3:
	%22 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !122
	%23 = ptrtoint i32* %22 to i64, !dbg !122
	%24 = and i64 %23, 15, !dbg !122
	%25 = icmp eq i64 %24, 0, !dbg !122
	%26 = icmp eq i64 %15, 0, !dbg !122
	%27 = or i1 %25, %26, !dbg !122
	br i1 %27, label %b4, label %b5, !dbg !122

b4:
	%28 = ashr i64 %15, 2, !dbg !122
	%29 = bitcast i32 addrspace(1)* %16 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !122
	%30 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %29, i64 0, !dbg !123
	%31 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %30, i32 0, i32 1, !dbg !124
	%32 = icmp uge i64 0, %28, !dbg !123
	br i1 %32, label %b4_fail1, label %b4_ok1, !dbg !123, !prof !19

b4_ok1:
	store i32 1, i32 addrspace(1)* %31, align 4, !dbg !124
	br label %b7, !dbg !124

b5:
	br label %fail, !dbg !122

b6:
	br label %fail, !dbg !122

b7:
	ret void, !dbg !124

b2_fail1:
	%33 = icmp ugt i64 %p5, %p3, !dbg !121
	br i1 %33, label %b2_fail2, label %b2_ok2, !dbg !121

b2_fail2:
	br label %fail, !dbg !121

b2_ok2:
	br label %fail, !dbg !121

b4_fail1:
	br label %fail, !dbg !123

fail:
	%34 = phi i32 [ 21, %b2_fail2 ], [ 22, %b2_ok2 ], [ 25, %b4_fail1 ], [ 24, %b5 ], [ 23, %b6 ], !dbg !115
	%35 = phi i64 [ %p5, %b2_fail2 ], [ %p4, %b2_ok2 ], [ 0, %b4_fail1 ], [ %24, %b5 ], [ %15, %b6 ], !dbg !115
	%36 = phi i64 [ %p3, %b2_fail2 ], [ %p5, %b2_ok2 ], [ %28, %b4_fail1 ], [ 16, %b5 ], [ 4, %b6 ], !dbg !115
	call void @gpuc_fail(i8* %ctrl, i32 %34, i64 %35, i64 %36), !dbg !115
	ret void, !dbg !115
}

define void @Rank(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !125 {
entry:
	br label %b0, !dbg !126

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !126
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128, !range !11
	%2 = sext i32 %1 to i64, !dbg !128
	%3 = icmp eq i64 %2, %p0, !dbg !129
	br i1 %3, label %b1, label %b6, !dbg !129

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !130, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !130, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !130, !range !16
	%9 = mul i32 %8, %6, !dbg !130
	%10 = add i32 %5, %9, !dbg !130
	%11 = mul i32 %7, %10, !dbg !130
	%12 = add i32 %4, %11, !dbg !130
	%13 = sext i32 %12 to i64, !dbg !130
	%14 = icmp eq i64 %13, %p1, !dbg !131
	br i1 %14, label %b2, label %b6, !dbg !127

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !132
	%16 = icmp uge i64 1, %p3, !dbg !132
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !132, !prof !19

b2_ok1:
	%17 = load i32, i32 addrspace(1)* %15, align 4, !dbg !132
	%18 = icmp slt i64 %p4, 0, !dbg !136
	br i1 %18, label %b4, label %b3, !dbg !136

b3:
	%19 = and i32 %12, -32, !dbg !137
	%20 = mul i32 %7, %8, !dbg !137
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !137, !range !87
	%22 = mul i32 %20, %21, !dbg !137
	%23 = sub i32 %22, %19, !dbg !137
	%24 = icmp slt i32 %23, 32, !dbg !137
	%25 = select i1 %24, i32 %23, i32 32, !dbg !137
	%26 = sext i32 %25 to i64, !dbg !137
	%27 = icmp sge i64 %p4, %26, !dbg !138
	br i1 %27, label %b4, label %b5, !dbg !138

b4:
	br label %fail, !dbg !139

b5:
	%28 = trunc i64 %p4 to i32, !dbg !140
	%29 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %17, i32 %28, i32 31), !dbg !140
	%30 = extractvalue { i32, i1 } %29, 0, !dbg !140
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !141
	store i32 %30, i32 addrspace(1)* %31, align 4, !dbg !141
	br label %b6, !dbg !141

b6:
	ret void, !dbg !141

b2_fail1:
	br label %fail, !dbg !132

fail:
	%32 = phi i32 [ 26, %b2_fail1 ], [ 27, %b4 ], !dbg !126
	%33 = phi i64 [ 1, %b2_fail1 ], [ 0, %b4 ], !dbg !126
	%34 = phi i64 [ %p3, %b2_fail1 ], [ 0, %b4 ], !dbg !126
	call void @gpuc_fail(i8* %ctrl, i32 %32, i64 %33, i64 %34), !dbg !126
	ret void, !dbg !126
}

define void @Length(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !142 {
entry:
	br label %b0, !dbg !143

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !143
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145, !range !11
	%2 = sext i32 %1 to i64, !dbg !145
	%3 = icmp eq i64 %2, %p0, !dbg !146
	br i1 %3, label %b1, label %b3, !dbg !146

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !147, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !147, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !147, !range !16
	%9 = mul i32 %8, %6, !dbg !147
	%10 = add i32 %5, %9, !dbg !147
	%11 = mul i32 %7, %10, !dbg !147
	%12 = add i32 %4, %11, !dbg !147
	%13 = sext i32 %12 to i64, !dbg !147
	%14 = icmp eq i64 %13, %p1, !dbg !148
	br i1 %14, label %b2, label %b3, !dbg !144

b2:
	%15 = add i64 %p4, 1, !dbg !150
	%16 = mul i64 %15, 4, !dbg !152
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !152
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !152
	%19 = icmp ugt i64 %p4, %p3, !dbg !149
	%20 = icmp ugt i64 %15, %p3, !dbg !151
	%21 = icmp ne i64 %p4, %15, !dbg !152
	%22 = or i1 %19, %20, !dbg !152
	%23 = or i1 %22, %21, !dbg !152
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !152, !prof !19

b2_ok1:
	%24 = bitcast i32* %17 to i8*, !dbg !152
	%25 = bitcast i32* %18 to i8*, !dbg !152
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %16, i32 0), !dbg !152
	br label %b3, !dbg !152

b3:
	ret void, !dbg !152

b2_fail1:
	%26 = icmp ugt i64 %p4, %p3, !dbg !149
	br i1 %26, label %b2_fail2, label %b2_ok2, !dbg !149

b2_fail2:
	br label %fail, !dbg !149

b2_ok2:
	%27 = icmp ugt i64 %15, %p3, !dbg !151
	br i1 %27, label %b2_fail3, label %b2_ok3, !dbg !151

b2_fail3:
	br label %fail, !dbg !151

b2_ok3:
	br label %fail, !dbg !152

fail:
	%28 = phi i32 [ 28, %b2_fail2 ], [ 28, %b2_fail3 ], [ 29, %b2_ok3 ], !dbg !143
	%29 = phi i64 [ %p4, %b2_fail2 ], [ %15, %b2_fail3 ], [ %p4, %b2_ok3 ], !dbg !143
	%30 = phi i64 [ %p3, %b2_fail2 ], [ %p3, %b2_fail3 ], [ %15, %b2_ok3 ], !dbg !143
	call void @gpuc_fail(i8* %ctrl, i32 %28, i64 %29, i64 %30), !dbg !143
	ret void, !dbg !143
}

define void @PE(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !153 {
entry:
	br label %b0, !dbg !154

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !154
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !155
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157, !range !11
	%3 = sext i32 %2 to i64, !dbg !157
	%4 = icmp eq i64 %3, %p0, !dbg !158
	br i1 %4, label %b1, label %b3, !dbg !158

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !16
	%10 = mul i32 %9, %7, !dbg !159
	%11 = add i32 %6, %10, !dbg !159
	%12 = mul i32 %8, %11, !dbg !159
	%13 = add i32 %5, %12, !dbg !159
	%14 = sext i32 %13 to i64, !dbg !159
	%15 = icmp eq i64 %14, %p1, !dbg !160
	br i1 %15, label %b2, label %b3, !dbg !156

b2:
	%16 = sext i32 %1 to i64, !dbg !155
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !161
	%18 = trunc i64 %p4 to i32, !dbg !155
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !155
	%20 = icmp uge i64 0, %p3, !dbg !161
	%21 = icmp uge i64 %p4, %16, !dbg !155
	%22 = or i1 %20, %21, !dbg !155
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !155, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !155
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !155
	br label %b3, !dbg !155

b3:
	ret void, !dbg !155

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !161
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !161

b2_fail2:
	br label %fail, !dbg !161

b2_ok2:
	br label %fail, !dbg !155

fail:
	%25 = phi i32 [ 30, %b2_fail2 ], [ 31, %b2_ok2 ], !dbg !154
	%26 = phi i64 [ 0, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !154
	%27 = phi i64 [ %p3, %b2_fail2 ], [ %16, %b2_ok2 ], !dbg !154
	call void @gpuc_fail(i8* %ctrl, i32 %25, i64 %26, i64 %27), !dbg !154
	ret void, !dbg !154
}

define void @SymAt(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !162 {
entry:
	br label %b0, !dbg !163

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !163
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !11
	%2 = sext i32 %1 to i64, !dbg !165
	%3 = icmp eq i64 %2, %p0, !dbg !166
	br i1 %3, label %b1, label %b3, !dbg !166

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !16
	%9 = mul i32 %8, %6, !dbg !167
	%10 = add i32 %5, %9, !dbg !167
	%11 = mul i32 %7, %10, !dbg !167
	%12 = add i32 %4, %11, !dbg !167
	%13 = sext i32 %12 to i64, !dbg !167
	%14 = icmp eq i64 %13, %p1, !dbg !168
	br i1 %14, label %b2, label %b3, !dbg !164

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !169
	%16 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !170
	%17 = icmp uge i64 %p4, %p3, !dbg !169
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !169, !prof !19

b2_ok1:
	%18 = bitcast i32* %16 to i8*, !dbg !170
	call void @gpuc_p_thread_32(i8* %18, i32 1, i32 0), !dbg !170
	br label %b3, !dbg !170

b3:
	ret void, !dbg !170

b2_fail1:
	br label %fail, !dbg !169

fail:
	%19 = phi i32 [ 32, %b2_fail1 ], !dbg !163
	%20 = phi i64 [ %p4, %b2_fail1 ], !dbg !163
	%21 = phi i64 [ %p3, %b2_fail1 ], !dbg !163
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !163
	ret void, !dbg !163
}

define void @SymSlice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !171 {
entry:
	br label %b0, !dbg !172

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !172
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174, !range !11
	%2 = sext i32 %1 to i64, !dbg !174
	%3 = icmp eq i64 %2, %p0, !dbg !175
	br i1 %3, label %b1, label %b3, !dbg !175

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !176, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !176, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !16
	%9 = mul i32 %8, %6, !dbg !176
	%10 = add i32 %5, %9, !dbg !176
	%11 = mul i32 %7, %10, !dbg !176
	%12 = add i32 %4, %11, !dbg !176
	%13 = sext i32 %12 to i64, !dbg !176
	%14 = icmp eq i64 %13, %p1, !dbg !177
	br i1 %14, label %b2, label %b3, !dbg !173

b2:
	%15 = mul i64 %p4, 4, !dbg !179
	%16 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !179
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !179
	%18 = icmp ugt i64 %p4, %p3, !dbg !178
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !178, !prof !19

b2_ok1:
	%19 = bitcast i32* %16 to i8*, !dbg !179
	%20 = bitcast i32* %17 to i8*, !dbg !179
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %15, i32 0), !dbg !179
	br label %b3, !dbg !179

b3:
	ret void, !dbg !179

b2_fail1:
	br label %fail, !dbg !178

fail:
	%21 = phi i32 [ 33, %b2_fail1 ], !dbg !172
	%22 = phi i64 [ %p4, %b2_fail1 ], !dbg !172
	%23 = phi i64 [ %p3, %b2_fail1 ], !dbg !172
	call void @gpuc_fail(i8* %ctrl, i32 %21, i64 %22, i64 %23), !dbg !172
	ret void, !dbg !172
}

define void @SignalsAt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !180 {
entry:
	br label %b0, !dbg !181

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !181
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183, !range !11
	%2 = sext i32 %1 to i64, !dbg !183
	%3 = icmp eq i64 %2, %p0, !dbg !184
	br i1 %3, label %b1, label %b3, !dbg !184

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !185, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !185, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !185, !range !16
	%9 = mul i32 %8, %6, !dbg !185
	%10 = add i32 %5, %9, !dbg !185
	%11 = mul i32 %7, %10, !dbg !185
	%12 = add i32 %4, %11, !dbg !185
	%13 = sext i32 %12 to i64, !dbg !185
	%14 = icmp eq i64 %13, %p1, !dbg !186
	br i1 %14, label %b2, label %b3, !dbg !182

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !187
	%16 = addrspacecast i64 addrspace(1)* %15 to i64*, !dbg !188
	%17 = icmp uge i64 %p4, %p3, !dbg !187
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !187, !prof !19

b2_ok1:
	%18 = bitcast i64* %16 to i8*, !dbg !188
	call void @gpuc_signal_op_thread(i8* %18, i64 1, i32 9, i32 0), !dbg !188
	br label %b3, !dbg !188

b3:
	ret void, !dbg !188

b2_fail1:
	br label %fail, !dbg !187

fail:
	%19 = phi i32 [ 34, %b2_fail1 ], !dbg !181
	%20 = phi i64 [ %p4, %b2_fail1 ], !dbg !181
	%21 = phi i64 [ %p3, %b2_fail1 ], !dbg !181
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !181
	ret void, !dbg !181
}

define void @WaitForever(i64 %p0, i64 %p1, i64* %p2, i8* %ctrl) nounwind !dbg !189 {
entry:
	br label %b0, !dbg !190

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !190
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192, !range !11
	%2 = sext i32 %1 to i64, !dbg !192
	%3 = icmp eq i64 %2, %p0, !dbg !193
	br i1 %3, label %b1, label %b3, !dbg !193

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !194, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !194, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !194, !range !16
	%9 = mul i32 %8, %6, !dbg !194
	%10 = add i32 %5, %9, !dbg !194
	%11 = mul i32 %7, %10, !dbg !194
	%12 = add i32 %4, %11, !dbg !194
	%13 = sext i32 %12 to i64, !dbg !194
	%14 = icmp eq i64 %13, %p1, !dbg !195
	br i1 %14, label %b2, label %b3, !dbg !191

b2:
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !196
	%16 = bitcast i64* %15 to i8*, !dbg !196
	%17 = call i64 @gpuc_signal_wait_until_thread(i8* %16, i32 5, i64 5, i32 0, i8* %ctrl, i32 35), !dbg !196
	br label %b3, !dbg !196

b3:
	ret void, !dbg !196
}

define void @Meet(i8* %ctrl) nounwind !dbg !197 {
entry:
	br label %b0, !dbg !198

b0:
	call void @gpuc_barrier_all_block(i32 0, i8* %ctrl, i32 36), !dbg !199
	ret void, !dbg !199
}

define void @FailOnePE(i32* %p0, i64 %p1, i64 %p2, i64* %p3, i8* %ctrl) nounwind !dbg !200 {
entry:
	br label %b0, !dbg !201

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !201
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !201
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !202
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !203
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !204, !range !11
	%5 = sext i32 %4 to i64, !dbg !204
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !204, !range !21
	%7 = sext i32 %6 to i64, !dbg !204
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !204, !range !21
	%9 = sext i32 %8 to i64, !dbg !204
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !204, !range !85
	%11 = sext i32 %10 to i64, !dbg !204
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !204, !range !86
	%13 = sext i32 %12 to i64, !dbg !204
	%14 = mul i64 %13, %9, !dbg !204
	%15 = add i64 %7, %14, !dbg !204
	%16 = mul i64 %11, %15, !dbg !204
	%17 = add i64 %5, %16, !dbg !204
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204, !range !16
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !204, !range !16
	%20 = mul i32 %18, %19, !dbg !204
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !204, !range !87
	%22 = mul i32 %20, %21, !dbg !204
	%23 = sext i32 %22 to i64, !dbg !204
	%24 = mul i64 %17, %23, !dbg !204
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204, !range !14
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !204, !range !14
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !204, !range !15
	%28 = mul i32 %19, %27, !dbg !204
	%29 = add i32 %26, %28, !dbg !204
	%30 = mul i32 %18, %29, !dbg !204
	%31 = add i32 %25, %30, !dbg !204
	%32 = sext i32 %31 to i64, !dbg !204
	%33 = add i64 %24, %32, !dbg !204
	%34 = icmp ne i64 %33, 0, !dbg !205
	br i1 %34, label %b1, label %b2, !dbg !205

b1:
	ret void, !dbg !206

b2:
	%35 = sext i32 %2 to i64, !dbg !202
	%36 = icmp eq i64 %35, 0, !dbg !207
	br i1 %36, label %b3, label %b5, !dbg !207

b3:
	%37 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p2, !dbg !208
	%38 = icmp uge i64 %p2, %p1, !dbg !208
	br i1 %38, label %b3_fail1, label %b3_ok1, !dbg !208, !prof !19

b3_ok1:
	%39 = load i32, i32 addrspace(1)* %37, align 4, !dbg !208
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !209
	store i32 %39, i32 addrspace(1)* %40, align 4, !dbg !209
	%41 = sext i32 %3 to i64, !dbg !203
	br label %b4, !dbg !203

b4:
	%42 = phi i64 [ 0, %b3_ok1 ], [ %47, %b4_ok1 ], !dbg !203
	%43 = trunc i64 %42 to i32, !dbg !210
	%44 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !210
	%45 = icmp uge i64 %42, %41, !dbg !210
	br i1 %45, label %b4_fail1, label %b4_ok1, !dbg !210, !prof !19

b4_ok1:
	%46 = bitcast i64* %44 to i8*, !dbg !210
	call void @gpuc_signal_op_thread(i8* %46, i64 1, i32 9, i32 %43), !dbg !210
	%47 = add i64 %42, 1, !dbg !210
	%48 = icmp slt i64 %47, %41, !dbg !210
	br i1 %48, label %b4, label %b6, !dbg !210

b5:
	%49 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !211
	%50 = bitcast i64* %49 to i8*, !dbg !211
	%51 = call i64 @gpuc_signal_wait_until_thread(i8* %50, i32 5, i64 1, i32 1, i8* %ctrl, i32 39), !dbg !211
	br label %b6, !dbg !211

b6:
	ret void, !dbg !211

b3_fail1:
	br label %fail, !dbg !208

b4_fail1:
	br label %fail, !dbg !210

fail:
	%52 = phi i32 [ 37, %b3_fail1 ], [ 38, %b4_fail1 ], !dbg !201
	%53 = phi i64 [ %p2, %b3_fail1 ], [ %42, %b4_fail1 ], !dbg !201
	%54 = phi i64 [ %p1, %b3_fail1 ], [ %41, %b4_fail1 ], !dbg !201
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !201
	ret void, !dbg !201
}

define void @Absent(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !212 {
entry:
	br label %b0, !dbg !213

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !213
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !213
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !213
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214, !range !11
	%4 = sext i32 %3 to i64, !dbg !214
	%5 = icmp sgt i64 %4, 0, !dbg !215
	br i1 %5, label %b1, label %b2, !dbg !215

b1:
	ret void, !dbg !216

b2:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !217, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !217, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !217, !range !16
	%11 = mul i32 %10, %8, !dbg !217
	%12 = add i32 %7, %11, !dbg !217
	%13 = mul i32 %9, %12, !dbg !217
	%14 = add i32 %6, %13, !dbg !217
	%15 = sext i32 %14 to i64, !dbg !217
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !218
	%17 = icmp uge i64 %15, %p1, !dbg !218
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !218, !prof !19

b2_ok1:
	%18 = load i32, i32 addrspace(1)* %16, align 4, !dbg !218
	%19 = icmp ne i32 %18, 0, !dbg !219
	br i1 %19, label %b3, label %b4, !dbg !219

b3:
	ret void, !dbg !220

b4:
	call void @llvm.nvvm.barrier0(), !dbg !221
	%20 = mul nsw i64 %p5, 4, !dbg !222
	%21 = mul i32 %9, %10, !dbg !222
	%22 = icmp ne i64 %p3, %p5, !dbg !222
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !222, !prof !19

b4_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !222, !range !87
	%24 = mul i32 %21, %23, !dbg !222
	%25 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !222
	%26 = sext i32 %25 to i64, !dbg !222
	%27 = sext i32 %24 to i64, !dbg !222
	%28 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !222
	%29 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !222
	%30 = icmp ne i64 %26, %27, !dbg !222
	br i1 %30, label %b4_fail2, label %b4_ok2, !dbg !222, !prof !19

b4_ok2:
	%31 = bitcast i32* %28 to i8*, !dbg !222
	%32 = bitcast i32* %29 to i8*, !dbg !222
	call void @gpuc_put_nbi_block(i8* %31, i8* %32, i64 %20, i32 0), !dbg !222
	ret void, !dbg !222

b2_fail1:
	br label %fail, !dbg !218

b4_fail1:
	br label %fail, !dbg !222

b4_fail2:
	br label %fail, !dbg !222

fail:
	%33 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail1 ], [ 74, %b4_fail2 ], !dbg !213
	%34 = phi i64 [ %15, %b2_fail1 ], [ %p3, %b4_fail1 ], [ %26, %b4_fail2 ], !dbg !213
	%35 = phi i64 [ %p1, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %27, %b4_fail2 ], !dbg !213
	call void @gpuc_fail(i8* %ctrl, i32 %33, i64 %34, i64 %35), !dbg !213
	ret void, !dbg !213
}

define void @Loop(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !223 {
entry:
	br label %b0, !dbg !224

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !224
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226, !range !11
	%2 = sext i32 %1 to i64, !dbg !226
	%3 = icmp eq i64 %2, %p0, !dbg !227
	br i1 %3, label %b1, label %b5, !dbg !227

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !228, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !228, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !228, !range !16
	%9 = mul i32 %8, %6, !dbg !228
	%10 = add i32 %5, %9, !dbg !228
	%11 = mul i32 %7, %10, !dbg !228
	%12 = add i32 %4, %11, !dbg !228
	%13 = sext i32 %12 to i64, !dbg !228
	%14 = icmp eq i64 %13, %p1, !dbg !229
	br i1 %14, label %b2, label %b5, !dbg !225

b2:
	%15 = icmp slt i64 0, %p5, !dbg !225
	br i1 %15, label %b3, label %b4, !dbg !225

b3:
	%16 = phi i64 [ %22, %b3_ok1 ], [ 0, %b2 ], !dbg !225
	%17 = mul i64 %16, %p4, !dbg !230
	%18 = add i64 %17, 1, !dbg !231
	%19 = trunc i64 %16 to i32, !dbg !233
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18, !dbg !232
	%21 = icmp uge i64 %18, %p3, !dbg !232
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !232, !prof !19

b3_ok1:
	store i32 %19, i32 addrspace(1)* %20, align 4, !dbg !232
	%22 = add i64 %16, 1, !dbg !232
	%23 = icmp slt i64 %22, %p5, !dbg !232
	br i1 %23, label %b3, label %b4, !dbg !232

b4:
	ret void, !dbg !232

b5:
	ret void, !dbg !234

b3_fail1:
	br label %fail, !dbg !232

fail:
	%24 = phi i32 [ 42, %b3_fail1 ], !dbg !224
	%25 = phi i64 [ %18, %b3_fail1 ], !dbg !224
	%26 = phi i64 [ %p3, %b3_fail1 ], !dbg !224
	call void @gpuc_fail(i8* %ctrl, i32 %24, i64 %25, i64 %26), !dbg !224
	ret void, !dbg !224
}

define void @Strided(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !236 {
entry:
	br label %b0, !dbg !237

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !237
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !238
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !240, !range !11
	%3 = sext i32 %2 to i64, !dbg !240
	%4 = icmp eq i64 %3, %p0, !dbg !241
	br i1 %4, label %b1, label %b3, !dbg !241

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !242, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !242, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !242, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !242, !range !16
	%10 = mul i32 %9, %7, !dbg !242
	%11 = add i32 %6, %10, !dbg !242
	%12 = mul i32 %8, %11, !dbg !242
	%13 = add i32 %5, %12, !dbg !242
	%14 = sext i32 %13 to i64, !dbg !242
	%15 = icmp eq i64 %14, %p1, !dbg !243
	br i1 %15, label %b2, label %b3, !dbg !239

b2:
	%16 = sub i64 %p4, 1, !dbg !238
	%17 = sub i64 %p5, 1, !dbg !238
	%18 = sub i64 %p6, 1, !dbg !238
	%19 = icmp ugt i64 6, %p3, !dbg !244
	%20 = icmp slt i64 %p6, 0, !dbg !238
	%21 = icmp slt i64 %16, 0, !dbg !238
	%22 = icmp slt i64 %17, 0, !dbg !238
	%23 = or i1 %19, %20, !dbg !238
	%24 = or i1 %23, %21, !dbg !238
	%25 = or i1 %24, %22, !dbg !238
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !238, !prof !19

b2_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !238
	%27 = mul i64 %18, %p4, !dbg !238
	%28 = icmp ult i64 %27, 9223372036854775807, !dbg !238
	%29 = add i64 %27, 1, !dbg !238
	%30 = select i1 %28, i64 %29, i64 9223372036854775807, !dbg !238
	%31 = icmp eq i64 %26, 0, !dbg !238
	%32 = select i1 %31, i64 %30, i64 9223372036854775807, !dbg !238
	%33 = icmp eq i64 %p6, 0, !dbg !238
	%34 = select i1 %33, i64 0, i64 %32, !dbg !238
	%35 = icmp ugt i64 %34, %p3, !dbg !238
	br i1 %35, label %b2_fail5, label %b2_ok5, !dbg !238, !prof !19

b2_ok5:
	%36 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !238
	%37 = mul i64 %18, %p5, !dbg !238
	%38 = icmp ult i64 %37, 9223372036854775807, !dbg !238
	%39 = add i64 %37, 1, !dbg !238
	%40 = select i1 %38, i64 %39, i64 9223372036854775807, !dbg !238
	%41 = icmp eq i64 %36, 0, !dbg !238
	%42 = select i1 %41, i64 %40, i64 9223372036854775807, !dbg !238
	%43 = select i1 %33, i64 0, i64 %42, !dbg !238
	%44 = sext i32 %1 to i64, !dbg !238
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !244
	%46 = trunc i64 %p7 to i32, !dbg !238
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !238
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !238
	%49 = icmp ugt i64 %43, 5, !dbg !238
	%50 = icmp uge i64 %p7, %44, !dbg !238
	%51 = or i1 %49, %50, !dbg !238
	br i1 %51, label %b2_fail6, label %b2_ok6, !dbg !238, !prof !19

b2_ok6:
	%52 = bitcast i32* %47 to i8*, !dbg !238
	%53 = bitcast i32* %48 to i8*, !dbg !238
	call void @gpuc_i_put_thread_32(i8* %52, i8* %53, i64 %p4, i64 %p5, i64 %p6, i32 %46), !dbg !238
	br label %b3, !dbg !238

b3:
	ret void, !dbg !238

b2_fail1:
	%54 = icmp ugt i64 6, %p3, !dbg !244
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !244

b2_fail2:
	br label %fail, !dbg !244

b2_ok2:
	%55 = icmp slt i64 %p6, 0, !dbg !238
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !238

b2_fail3:
	br label %fail, !dbg !238

b2_ok3:
	%56 = icmp slt i64 %16, 0, !dbg !238
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !238

b2_fail4:
	br label %fail, !dbg !238

b2_ok4:
	br label %fail, !dbg !238

b2_fail5:
	br label %fail, !dbg !238

b2_fail6:
	%57 = icmp ugt i64 %43, 5, !dbg !238
	br i1 %57, label %b2_fail7, label %b2_ok7, !dbg !238

b2_fail7:
	br label %fail, !dbg !238

b2_ok7:
	br label %fail, !dbg !238

fail:
	%58 = phi i32 [ 43, %b2_fail2 ], [ 44, %b2_fail3 ], [ 45, %b2_fail4 ], [ 46, %b2_ok4 ], [ 47, %b2_fail5 ], [ 48, %b2_fail7 ], [ 49, %b2_ok7 ], !dbg !237
	%59 = phi i64 [ 6, %b2_fail2 ], [ 0, %b2_fail3 ], [ 0, %b2_fail4 ], [ 0, %b2_ok4 ], [ %34, %b2_fail5 ], [ %43, %b2_fail7 ], [ %p7, %b2_ok7 ], !dbg !237
	%60 = phi i64 [ %p3, %b2_fail2 ], [ 0, %b2_fail3 ], [ 0, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail5 ], [ 5, %b2_fail7 ], [ %44, %b2_ok7 ], !dbg !237
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !237
	ret void, !dbg !237
}

define void @Atomic(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !245 {
entry:
	br label %b0, !dbg !246

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !246
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !247
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249, !range !11
	%3 = sext i32 %2 to i64, !dbg !249
	%4 = icmp eq i64 %3, %p0, !dbg !250
	br i1 %4, label %b1, label %b5, !dbg !250

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !251, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !251, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !251, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !251, !range !16
	%10 = mul i32 %9, %7, !dbg !251
	%11 = add i32 %6, %10, !dbg !251
	%12 = mul i32 %8, %11, !dbg !251
	%13 = add i32 %5, %12, !dbg !251
	%14 = sext i32 %13 to i64, !dbg !251
	%15 = icmp eq i64 %14, %p1, !dbg !252
	br i1 %15, label %b2, label %b5, !dbg !248

b2:
	%16 = icmp ne i64 %p4, 0, !dbg !253
	br i1 %16, label %b3, label %b4, !dbg !253

b3:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !254
	%18 = icmp uge i64 0, %p3, !dbg !254
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !254, !prof !19

b3_ok1:
	br label %b4, !dbg !254

b4:
	%19 = phi i32 addrspace(1)* [ null, %b2 ], [ %17, %b3_ok1 ], !dbg !255
	%20 = sext i32 %1 to i64, !dbg !247
	%21 = trunc i64 %p4 to i32, !dbg !247
	%22 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !247
	%23 = icmp uge i64 %p4, %20, !dbg !247
	%24 = icmp eq i32 addrspace(1)* %19, null, !dbg !247
	%25 = or i1 %23, %24, !dbg !247
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !247, !prof !19

b4_ok1:
	%26 = bitcast i32* %22 to i8*, !dbg !247
	call void @gpuc_atomic_add_thread_int32(i8* %26, i32 1, i32 %21), !dbg !247
	br label %b5, !dbg !247

b5:
	ret void, !dbg !247

b3_fail1:
	br label %fail, !dbg !254

b4_fail1:
	%27 = icmp uge i64 %p4, %20, !dbg !247
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !247

b4_fail2:
	br label %fail, !dbg !247

b4_ok2:
	br label %fail, !dbg !247

fail:
	%28 = phi i32 [ 50, %b3_fail1 ], [ 51, %b4_fail2 ], [ 52, %b4_ok2 ], !dbg !246
	%29 = phi i64 [ 0, %b3_fail1 ], [ %p4, %b4_fail2 ], [ 0, %b4_ok2 ], !dbg !246
	%30 = phi i64 [ %p3, %b3_fail1 ], [ %20, %b4_fail2 ], [ 0, %b4_ok2 ], !dbg !246
	call void @gpuc_fail(i8* %ctrl, i32 %28, i64 %29, i64 %30), !dbg !246
	ret void, !dbg !246
}

define void @AddressOf(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !256 {
entry:
	br label %b0, !dbg !257

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !257
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !258
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260, !range !11
	%3 = sext i32 %2 to i64, !dbg !260
	%4 = icmp eq i64 %3, %p0, !dbg !261
	br i1 %4, label %b1, label %b3, !dbg !261

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !262, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !262, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !262, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !262, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !262, !range !16
	%10 = mul i32 %9, %7, !dbg !262
	%11 = add i32 %6, %10, !dbg !262
	%12 = mul i32 %8, %11, !dbg !262
	%13 = add i32 %5, %12, !dbg !262
	%14 = sext i32 %13 to i64, !dbg !262
	%15 = icmp eq i64 %14, %p1, !dbg !263
	br i1 %15, label %b2, label %b3, !dbg !259

b2:
	%16 = sext i32 %1 to i64, !dbg !258
	%17 = trunc i64 %p4 to i32, !dbg !258
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !258
	%19 = icmp uge i64 %p4, %16, !dbg !258
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !258, !prof !19

b2_ok1:
	%20 = bitcast i32* %18 to i8*, !dbg !258
	%21 = call i8* @gpuc_peer_thread(i8* %20, i32 %17), !dbg !258
	%22 = bitcast i8* %21 to i32*, !dbg !258
	%23 = icmp eq i32* %22, null, !dbg !258
	%24 = select i1 %23, i64 0, i64 %p3, !dbg !258
	%25 = addrspacecast i32* %22 to i32 addrspace(1)*, !dbg !264
	%26 = getelementptr inbounds i32, i32 addrspace(1)* %25, i64 0, !dbg !264
	%27 = icmp uge i64 0, %24, !dbg !264
	br i1 %27, label %b2_fail2, label %b2_ok2, !dbg !264, !prof !19

b2_ok2:
	store i32 1, i32 addrspace(1)* %26, align 4, !dbg !264
	br label %b3, !dbg !264

b3:
	ret void, !dbg !264

b2_fail1:
	br label %fail, !dbg !258

b2_fail2:
	br label %fail, !dbg !264

fail:
	%28 = phi i32 [ 53, %b2_fail1 ], [ 54, %b2_fail2 ], !dbg !257
	%29 = phi i64 [ %p4, %b2_fail1 ], [ 0, %b2_fail2 ], !dbg !257
	%30 = phi i64 [ %16, %b2_fail1 ], [ %24, %b2_fail2 ], !dbg !257
	call void @gpuc_fail(i8* %ctrl, i32 %28, i64 %29, i64 %30), !dbg !257
	ret void, !dbg !257
}

define void @Update(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !265 {
entry:
	br label %b0, !dbg !266

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !266
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268, !range !11
	%2 = sext i32 %1 to i64, !dbg !268
	%3 = icmp eq i64 %2, %p0, !dbg !269
	br i1 %3, label %b1, label %b3, !dbg !269

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !270, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !270, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !270, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !270, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !270, !range !16
	%9 = mul i32 %8, %6, !dbg !270
	%10 = add i32 %5, %9, !dbg !270
	%11 = mul i32 %7, %10, !dbg !270
	%12 = add i32 %4, %11, !dbg !270
	%13 = sext i32 %12 to i64, !dbg !270
	%14 = icmp eq i64 %13, %p1, !dbg !271
	br i1 %14, label %b2, label %b3, !dbg !267

b2:
	%15 = sext i32 %p4 to i64, !dbg !273
	%16 = sub nsw i64 %15, 9, !dbg !273
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !272
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !273
	%19 = icmp uge i64 0, %p3, !dbg !272
	%20 = icmp ugt i64 %16, 1, !dbg !273
	%21 = or i1 %19, %20, !dbg !273
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !273, !prof !19

b2_ok1:
	%22 = bitcast i64* %18 to i8*, !dbg !273
	call void @gpuc_signal_op_thread(i8* %22, i64 1, i32 %p4, i32 0), !dbg !273
	br label %b3, !dbg !273

b3:
	ret void, !dbg !273

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !272
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !272

b2_fail2:
	br label %fail, !dbg !272

b2_ok2:
	br label %fail, !dbg !273

fail:
	%24 = phi i32 [ 55, %b2_fail2 ], [ 56, %b2_ok2 ], !dbg !266
	%25 = phi i64 [ 0, %b2_fail2 ], [ %16, %b2_ok2 ], !dbg !266
	%26 = phi i64 [ %p3, %b2_fail2 ], [ 1, %b2_ok2 ], !dbg !266
	call void @gpuc_fail(i8* %ctrl, i32 %24, i64 %25, i64 %26), !dbg !266
	ret void, !dbg !266
}

define void @Await(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !275
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !277, !range !11
	%2 = sext i32 %1 to i64, !dbg !277
	%3 = icmp eq i64 %2, %p0, !dbg !278
	br i1 %3, label %b1, label %b3, !dbg !278

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !279, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !279, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !279, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !279, !range !16
	%9 = mul i32 %8, %6, !dbg !279
	%10 = add i32 %5, %9, !dbg !279
	%11 = mul i32 %7, %10, !dbg !279
	%12 = add i32 %4, %11, !dbg !279
	%13 = sext i32 %12 to i64, !dbg !279
	%14 = icmp eq i64 %13, %p1, !dbg !280
	br i1 %14, label %b2, label %b3, !dbg !276

b2:
	%15 = sext i32 %p4 to i64, !dbg !282
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !281
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !282
	%18 = icmp uge i64 0, %p3, !dbg !281
	%19 = icmp ugt i64 %15, 5, !dbg !282
	%20 = or i1 %18, %19, !dbg !282
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !282, !prof !19

b2_ok1:
	%21 = bitcast i64* %17 to i8*, !dbg !282
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 %p4, i64 1, i32 0, i8* %ctrl, i32 59), !dbg !282
	br label %b3, !dbg !282

b3:
	ret void, !dbg !282

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !281
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !281

b2_fail2:
	br label %fail, !dbg !281

b2_ok2:
	br label %fail, !dbg !282

fail:
	%24 = phi i32 [ 57, %b2_fail2 ], [ 58, %b2_ok2 ], !dbg !275
	%25 = phi i64 [ 0, %b2_fail2 ], [ %15, %b2_ok2 ], !dbg !275
	%26 = phi i64 [ %p3, %b2_fail2 ], [ 5, %b2_ok2 ], !dbg !275
	call void @gpuc_fail(i8* %ctrl, i32 %24, i64 %25, i64 %26), !dbg !275
	ret void, !dbg !275
}

define void @Compare(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !283 {
entry:
	br label %b0, !dbg !284

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !284
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286, !range !11
	%2 = sext i32 %1 to i64, !dbg !286
	%3 = icmp eq i64 %2, %p0, !dbg !287
	br i1 %3, label %b1, label %b6, !dbg !287

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !288, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !288, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !288, !range !16
	%9 = mul i32 %8, %6, !dbg !288
	%10 = add i32 %5, %9, !dbg !288
	%11 = mul i32 %7, %10, !dbg !288
	%12 = add i32 %4, %11, !dbg !288
	%13 = sext i32 %12 to i64, !dbg !288
	%14 = icmp eq i64 %13, %p1, !dbg !289
	br i1 %14, label %b2, label %b6, !dbg !285

b2:
	%15 = icmp ne i32 %p4, 0, !dbg !290
	br i1 %15, label %b3, label %b4, !dbg !290

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !291
	%17 = icmp uge i64 0, %p3, !dbg !291
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !291, !prof !19

b3_ok1:
	br label %b4, !dbg !291

b4:
	%18 = phi i32 addrspace(1)* [ null, %b2 ], [ %16, %b3_ok1 ], !dbg !292
	%19 = sext i32 %p4 to i64, !dbg !293
	%20 = addrspacecast i32 addrspace(1)* %18 to i32*, !dbg !293
	%21 = icmp eq i32 addrspace(1)* %18, null, !dbg !293
	%22 = icmp ugt i64 %19, 5, !dbg !293
	%23 = or i1 %21, %22, !dbg !293
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !293, !prof !19

b4_ok1:
	%24 = bitcast i32* %20 to i8*, !dbg !293
	%25 = call i32 @gpuc_test_thread_int32(i8* %24, i32 %p4, i32 0), !dbg !293
	%26 = icmp ne i32 %25, 0, !dbg !293
	br i1 %26, label %b5, label %b6, !dbg !293

b5:
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !294
	%28 = icmp uge i64 0, %p3, !dbg !294
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !294, !prof !19

b5_ok1:
	store i32 1, i32 addrspace(1)* %27, align 4, !dbg !294
	br label %b6, !dbg !294

b6:
	ret void, !dbg !294

b3_fail1:
	br label %fail, !dbg !291

b4_fail1:
	%29 = icmp eq i32 addrspace(1)* %18, null, !dbg !293
	br i1 %29, label %b4_fail2, label %b4_ok2, !dbg !293

b4_fail2:
	br label %fail, !dbg !293

b4_ok2:
	br label %fail, !dbg !293

b5_fail1:
	br label %fail, !dbg !294

fail:
	%30 = phi i32 [ 60, %b3_fail1 ], [ 61, %b4_fail2 ], [ 62, %b4_ok2 ], [ 63, %b5_fail1 ], !dbg !284
	%31 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail2 ], [ %19, %b4_ok2 ], [ 0, %b5_fail1 ], !dbg !284
	%32 = phi i64 [ %p3, %b3_fail1 ], [ 0, %b4_fail2 ], [ 5, %b4_ok2 ], [ %p3, %b5_fail1 ], !dbg !284
	call void @gpuc_fail(i8* %ctrl, i32 %30, i64 %31, i64 %32), !dbg !284
	ret void, !dbg !284
}

define void @Words(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !295 {
entry:
	br label %b0, !dbg !296

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !296
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !296
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !11
	%3 = sext i32 %2 to i64, !dbg !298
	%4 = icmp eq i64 %3, %p0, !dbg !299
	br i1 %4, label %b1, label %b5, !dbg !299

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !300, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !300, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !300, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !300, !range !16
	%10 = mul i32 %9, %7, !dbg !300
	%11 = add i32 %6, %10, !dbg !300
	%12 = mul i32 %8, %11, !dbg !300
	%13 = add i32 %5, %12, !dbg !300
	%14 = sext i32 %13 to i64, !dbg !300
	%15 = icmp eq i64 %14, %p1, !dbg !301
	br i1 %15, label %b2, label %b5, !dbg !297

b2:
	%16 = icmp ne i64 %p7, 0, !dbg !302
	br i1 %16, label %b3, label %b4, !dbg !302

b3:
	%17 = icmp eq i64 %p6, 0, !dbg !305
	%18 = select i1 %17, i64 %p3, i64 %p6, !dbg !305
	%19 = select i1 %17, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !305
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !305
	%21 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !305
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !305
	%23 = icmp ugt i64 %p6, %p5, !dbg !303
	%24 = icmp ugt i64 %p7, %p5, !dbg !304
	%25 = icmp ne i64 %p3, %18, !dbg !305
	%26 = icmp ne i64 %p3, %p7, !dbg !305
	%27 = or i1 %23, %24, !dbg !305
	%28 = or i1 %27, %25, !dbg !305
	%29 = or i1 %28, %26, !dbg !305
	br i1 %29, label %b3_fail1, label %b3_ok1, !dbg !305, !prof !19

b3_ok1:
	%30 = bitcast i32* %20 to i8*, !dbg !305
	%31 = bitcast i32* %21 to i8*, !dbg !305
	%32 = bitcast i32* %22 to i8*, !dbg !305
	call void @gpuc_wait_until_all_vector_thread(i8* %30, i64 %p3, i8* %31, i32 5, i8* %32, i32 3, i32 0, i8* %ctrl, i32 67), !dbg !305
	ret void, !dbg !306

b4:
	%33 = icmp eq i64 %p6, 0, !dbg !308
	%34 = select i1 %33, i64 %p3, i64 %p6, !dbg !308
	%35 = select i1 %33, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !308
	%36 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !308
	%37 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !308
	%38 = icmp ugt i64 %p6, %p5, !dbg !307
	%39 = icmp ugt i64 %p3, 0, !dbg !308
	%40 = icmp ne i64 %p3, %34, !dbg !308
	%41 = or i1 %38, %39, !dbg !308
	%42 = or i1 %41, %40, !dbg !308
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !308, !prof !19

b4_ok1:
	%43 = bitcast i32* %36 to i8*, !dbg !308
	%44 = bitcast i64* null to i8*, !dbg !308
	%45 = bitcast i32* %37 to i8*, !dbg !308
	%46 = call i64 @gpuc_test_some_thread(i8* %43, i64 %p3, i8* %44, i8* %45, i32 5, i64 1, i32 3), !dbg !308
	%47 = trunc i64 %46 to i32, !dbg !310
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !309
	%49 = icmp uge i64 0, %p5, !dbg !309
	br i1 %49, label %b4_fail4, label %b4_ok4, !dbg !309, !prof !19

b4_ok4:
	store i32 %47, i32 addrspace(1)* %48, align 4, !dbg !309
	br label %b5, !dbg !309

b5:
	ret void, !dbg !309

b3_fail1:
	%50 = icmp ugt i64 %p6, %p5, !dbg !303
	br i1 %50, label %b3_fail2, label %b3_ok2, !dbg !303

b3_fail2:
	br label %fail, !dbg !303

b3_ok2:
	%51 = icmp ugt i64 %p7, %p5, !dbg !304
	br i1 %51, label %b3_fail3, label %b3_ok3, !dbg !304

b3_fail3:
	br label %fail, !dbg !304

b3_ok3:
	%52 = icmp ne i64 %p3, %18, !dbg !305
	br i1 %52, label %b3_fail4, label %b3_ok4, !dbg !305

b3_fail4:
	br label %fail, !dbg !305

b3_ok4:
	br label %fail, !dbg !305

b4_fail1:
	%53 = icmp ugt i64 %p6, %p5, !dbg !307
	br i1 %53, label %b4_fail2, label %b4_ok2, !dbg !307

b4_fail2:
	br label %fail, !dbg !307

b4_ok2:
	%54 = icmp ugt i64 %p3, 0, !dbg !308
	br i1 %54, label %b4_fail3, label %b4_ok3, !dbg !308

b4_fail3:
	br label %fail, !dbg !308

b4_ok3:
	br label %fail, !dbg !308

b4_fail4:
	br label %fail, !dbg !309

fail:
	%55 = phi i32 [ 64, %b3_fail2 ], [ 64, %b3_fail3 ], [ 65, %b3_fail4 ], [ 66, %b3_ok4 ], [ 68, %b4_fail2 ], [ 69, %b4_fail3 ], [ 70, %b4_ok3 ], [ 71, %b4_fail4 ], !dbg !296
	%56 = phi i64 [ %p6, %b3_fail2 ], [ %p7, %b3_fail3 ], [ %p3, %b3_fail4 ], [ %p3, %b3_ok4 ], [ %p6, %b4_fail2 ], [ %p3, %b4_fail3 ], [ %p3, %b4_ok3 ], [ 0, %b4_fail4 ], !dbg !296
	%57 = phi i64 [ %p5, %b3_fail2 ], [ %p5, %b3_fail3 ], [ %18, %b3_fail4 ], [ %p7, %b3_ok4 ], [ %p5, %b4_fail2 ], [ 0, %b4_fail3 ], [ %34, %b4_ok3 ], [ %p5, %b4_fail4 ], !dbg !296
	call void @gpuc_fail(i8* %ctrl, i32 %55, i64 %56, i64 %57), !dbg !296
	ret void, !dbg !296
}

define void @WaitSigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !311 {
entry:
	br label %b0, !dbg !312

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !312
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !314, !range !11
	%2 = sext i32 %1 to i64, !dbg !314
	%3 = icmp eq i64 %2, %p0, !dbg !315
	br i1 %3, label %b1, label %b3, !dbg !315

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !316, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !316, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !316, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !316, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !316, !range !16
	%9 = mul i32 %8, %6, !dbg !316
	%10 = add i32 %5, %9, !dbg !316
	%11 = mul i32 %7, %10, !dbg !316
	%12 = add i32 %4, %11, !dbg !316
	%13 = sext i32 %12 to i64, !dbg !316
	%14 = icmp eq i64 %13, %p1, !dbg !317
	br i1 %14, label %b2, label %b3, !dbg !313

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !318
	%16 = icmp uge i64 0, %p3, !dbg !318
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !318, !prof !19

b2_ok1:
	store i32 -3, i32 addrspace(1)* %15, align 4, !dbg !318
	%17 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !319
	%18 = bitcast i32* %17 to i8*, !dbg !319
	call void @gpuc_wait_until_thread_int32(i8* %18, i32 2, i32 -1, i32 0, i8* %ctrl, i32 73), !dbg !319
	br label %b3, !dbg !319

b3:
	ret void, !dbg !319

b2_fail1:
	br label %fail, !dbg !318

fail:
	%19 = phi i32 [ 72, %b2_fail1 ], !dbg !312
	%20 = phi i64 [ 0, %b2_fail1 ], !dbg !312
	%21 = phi i64 [ %p3, %b2_fail1 ], !dbg !312
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !312
	ret void, !dbg !312
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !14
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !14
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !15
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_barrier_all_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_atomic_add_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @gpuc_test_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_all_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_test_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_wait_until_thread_int32(i8* %a0, i32 %a1, i32 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!320, !321, !322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343, !344, !345, !346, !347, !348, !349}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "faults.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Index", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!7 = !DILocation(line: 23, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "At.here", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!9 = !DILocation(line: 24, column: 12, scope: !6)
!10 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 2147483647}
!12 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !9)
!14 = !{i32 0, i32 1024}
!15 = !{i32 0, i32 64}
!16 = !{i32 1, i32 1025}
!17 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 25, column: 11, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 25, column: 4, scope: !6)
!21 = !{i32 0, i32 65535}
!22 = distinct !DISubprogram(name: "IndexArray", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!23 = !DILocation(line: 32, column: 6, scope: !22)
!24 = !DILocation(line: 33, column: 6, scope: !22)
!25 = !DILocation(line: 34, column: 12, scope: !22)
!26 = !DILocation(line: 34, column: 3, scope: !22)
!27 = !DILocation(line: 35, column: 12, scope: !22)
!28 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !27)
!29 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !27)
!30 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !27)
!31 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !27)
!32 = !DILocation(line: 36, column: 13, scope: !22)
!33 = !DILocation(line: 36, column: 6, scope: !22)
!34 = distinct !DISubprogram(name: "Slice", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!35 = !DILocation(line: 43, column: 6, scope: !34)
!36 = !DILocation(line: 44, column: 12, scope: !34)
!37 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !36)
!38 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !36)
!39 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !36)
!40 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !36)
!41 = !DILocation(line: 45, column: 8, scope: !34)
!42 = !DILocation(line: 46, column: 4, scope: !34)
!43 = distinct !DISubprogram(name: "SliceMax", scope: !1, file: !1, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!44 = !DILocation(line: 53, column: 6, scope: !43)
!45 = !DILocation(line: 54, column: 12, scope: !43)
!46 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !45)
!47 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !45)
!48 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !45)
!49 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !45)
!50 = !DILocation(line: 55, column: 8, scope: !43)
!51 = !DILocation(line: 56, column: 4, scope: !43)
!52 = distinct !DISubprogram(name: "Divide", scope: !1, file: !1, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!53 = !DILocation(line: 63, column: 6, scope: !52)
!54 = !DILocation(line: 64, column: 12, scope: !52)
!55 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !54)
!56 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !54)
!57 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !54)
!58 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !54)
!59 = !DILocation(line: 65, column: 12, scope: !52)
!60 = !DILocation(line: 65, column: 4, scope: !52)
!61 = distinct !DISubprogram(name: "Remainder", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!62 = !DILocation(line: 72, column: 6, scope: !61)
!63 = !DILocation(line: 73, column: 12, scope: !61)
!64 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !63)
!65 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !63)
!66 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !63)
!67 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !63)
!68 = !DILocation(line: 74, column: 15, scope: !61)
!69 = distinct !DISubprogram(name: "rem", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!70 = !DILocation(line: 74, column: 13, scope: !61)
!71 = !DILocation(line: 79, column: 11, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 74, column: 4, scope: !61)
!73 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!74 = !DILocation(line: 85, column: 6, scope: !73)
!75 = !DILocation(line: 86, column: 12, scope: !73)
!76 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !75)
!77 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !75)
!78 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !75)
!79 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !75)
!80 = !DILocation(line: 87, column: 12, scope: !73)
!81 = !DILocation(line: 87, column: 4, scope: !73)
!82 = distinct !DISubprogram(name: "Nil", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!83 = !DILocation(line: 94, column: 6, scope: !82)
!84 = !DILocation(line: 95, column: 23, scope: !82)
!85 = !{i32 1, i32 -2147483648}
!86 = !{i32 1, i32 65536}
!87 = !{i32 1, i32 65}
!88 = !DILocation(line: 95, column: 9, scope: !82)
!89 = !DILocation(line: 96, column: 12, scope: !82)
!90 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !89)
!91 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !89)
!92 = !DILocation(line: 95, column: 2, scope: !82)
!93 = !DILocation(line: 99, column: 2, scope: !82)
!94 = distinct !DISubprogram(name: "Panic", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!95 = !DILocation(line: 105, column: 6, scope: !94)
!96 = !DILocation(line: 106, column: 12, scope: !94)
!97 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !96)
!98 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !96)
!99 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !96)
!100 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !96)
!101 = !DILocation(line: 107, column: 8, scope: !94)
!102 = !DILocation(line: 109, column: 17, scope: !94)
!103 = !DILocation(line: 109, column: 3, scope: !94)
!104 = distinct !DISubprogram(name: "Assert", scope: !1, file: !1, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!105 = !DILocation(line: 115, column: 6, scope: !104)
!106 = !DILocation(line: 116, column: 24, scope: !104)
!107 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !106)
!108 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !106)
!109 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !106)
!110 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !106)
!111 = !DILocation(line: 116, column: 12, scope: !104)
!112 = !DILocation(line: 117, column: 17, scope: !104)
!113 = !DILocation(line: 117, column: 3, scope: !104)
!114 = distinct !DISubprogram(name: "Vectors", scope: !1, file: !1, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!115 = !DILocation(line: 123, column: 6, scope: !114)
!116 = !DILocation(line: 124, column: 12, scope: !114)
!117 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !116)
!118 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !116)
!119 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !116)
!120 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !116)
!121 = !DILocation(line: 125, column: 15, scope: !114)
!122 = !DILocation(line: 125, column: 13, scope: !114)
!123 = !DILocation(line: 125, column: 23, scope: !114)
!124 = !DILocation(line: 125, column: 27, scope: !114)
!125 = distinct !DISubprogram(name: "Rank", scope: !1, file: !1, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!126 = !DILocation(line: 132, column: 6, scope: !125)
!127 = !DILocation(line: 133, column: 12, scope: !125)
!128 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !127)
!129 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !127)
!130 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !127)
!131 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !127)
!132 = !DILocation(line: 134, column: 35, scope: !125)
!133 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!134 = distinct !DISubprogram(name: "Broadcast", scope: !133, file: !133, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!135 = !DILocation(line: 134, column: 23, scope: !125)
!136 = !DILocation(line: 36, column: 10, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 36, column: 31, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 36, column: 22, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 37, column: 8, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 40, column: 17, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 134, column: 4, scope: !125)
!142 = distinct !DISubprogram(name: "Length", scope: !1, file: !1, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!143 = !DILocation(line: 141, column: 6, scope: !142)
!144 = !DILocation(line: 142, column: 12, scope: !142)
!145 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !144)
!146 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !144)
!147 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !144)
!148 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !144)
!149 = !DILocation(line: 143, column: 23, scope: !142)
!150 = !DILocation(line: 143, column: 43, scope: !142)
!151 = !DILocation(line: 143, column: 38, scope: !142)
!152 = !DILocation(line: 143, column: 12, scope: !142)
!153 = distinct !DISubprogram(name: "PE", scope: !1, file: !1, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!154 = !DILocation(line: 150, column: 6, scope: !153)
!155 = !DILocation(line: 152, column: 10, scope: !153)
!156 = !DILocation(line: 151, column: 12, scope: !153)
!157 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !156)
!158 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !156)
!159 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !156)
!160 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !156)
!161 = !DILocation(line: 152, column: 18, scope: !153)
!162 = distinct !DISubprogram(name: "SymAt", scope: !1, file: !1, line: 159, type: !4, isDefinition: true, scopeLine: 159, isOptimized: true, unit: !2)
!163 = !DILocation(line: 159, column: 6, scope: !162)
!164 = !DILocation(line: 160, column: 12, scope: !162)
!165 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !164)
!166 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !164)
!167 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !164)
!168 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !164)
!169 = !DILocation(line: 161, column: 18, scope: !162)
!170 = !DILocation(line: 161, column: 10, scope: !162)
!171 = distinct !DISubprogram(name: "SymSlice", scope: !1, file: !1, line: 168, type: !4, isDefinition: true, scopeLine: 168, isOptimized: true, unit: !2)
!172 = !DILocation(line: 168, column: 6, scope: !171)
!173 = !DILocation(line: 169, column: 12, scope: !171)
!174 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !173)
!175 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !173)
!176 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !173)
!177 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !173)
!178 = !DILocation(line: 170, column: 23, scope: !171)
!179 = !DILocation(line: 170, column: 12, scope: !171)
!180 = distinct !DISubprogram(name: "SignalsAt", scope: !1, file: !1, line: 177, type: !4, isDefinition: true, scopeLine: 177, isOptimized: true, unit: !2)
!181 = !DILocation(line: 177, column: 6, scope: !180)
!182 = !DILocation(line: 178, column: 12, scope: !180)
!183 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !182)
!184 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !182)
!185 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !182)
!186 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !182)
!187 = !DILocation(line: 179, column: 25, scope: !180)
!188 = !DILocation(line: 179, column: 17, scope: !180)
!189 = distinct !DISubprogram(name: "WaitForever", scope: !1, file: !1, line: 186, type: !4, isDefinition: true, scopeLine: 186, isOptimized: true, unit: !2)
!190 = !DILocation(line: 186, column: 6, scope: !189)
!191 = !DILocation(line: 187, column: 12, scope: !189)
!192 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !191)
!193 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !191)
!194 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !191)
!195 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !191)
!196 = !DILocation(line: 188, column: 24, scope: !189)
!197 = distinct !DISubprogram(name: "Meet", scope: !1, file: !1, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!198 = !DILocation(line: 195, column: 6, scope: !197)
!199 = !DILocation(line: 196, column: 18, scope: !197)
!200 = distinct !DISubprogram(name: "FailOnePE", scope: !1, file: !1, line: 202, type: !4, isDefinition: true, scopeLine: 202, isOptimized: true, unit: !2)
!201 = !DILocation(line: 202, column: 6, scope: !200)
!202 = !DILocation(line: 206, column: 15, scope: !200)
!203 = !DILocation(line: 208, column: 31, scope: !200)
!204 = !DILocation(line: 203, column: 18, scope: !200)
!205 = !DILocation(line: 203, column: 21, scope: !200)
!206 = !DILocation(line: 204, column: 3, scope: !200)
!207 = !DILocation(line: 206, column: 19, scope: !200)
!208 = !DILocation(line: 207, column: 11, scope: !200)
!209 = !DILocation(line: 207, column: 4, scope: !200)
!210 = !DILocation(line: 209, column: 18, scope: !200)
!211 = !DILocation(line: 212, column: 24, scope: !200)
!212 = distinct !DISubprogram(name: "Absent", scope: !1, file: !1, line: 220, type: !4, isDefinition: true, scopeLine: 220, isOptimized: true, unit: !2)
!213 = !DILocation(line: 220, column: 6, scope: !212)
!214 = !DILocation(line: 221, column: 15, scope: !212)
!215 = !DILocation(line: 221, column: 20, scope: !212)
!216 = !DILocation(line: 222, column: 3, scope: !212)
!217 = !DILocation(line: 224, column: 28, scope: !212)
!218 = !DILocation(line: 224, column: 13, scope: !212)
!219 = !DILocation(line: 224, column: 32, scope: !212)
!220 = !DILocation(line: 225, column: 3, scope: !212)
!221 = !DILocation(line: 227, column: 16, scope: !212)
!222 = !DILocation(line: 228, column: 14, scope: !212)
!223 = distinct !DISubprogram(name: "Loop", scope: !1, file: !1, line: 234, type: !4, isDefinition: true, scopeLine: 234, isOptimized: true, unit: !2)
!224 = !DILocation(line: 234, column: 6, scope: !223)
!225 = !DILocation(line: 235, column: 13, scope: !223)
!226 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !225)
!227 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !225)
!228 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !225)
!229 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !225)
!230 = !DILocation(line: 239, column: 6, scope: !223)
!231 = !DILocation(line: 239, column: 8, scope: !223)
!232 = !DILocation(line: 239, column: 4, scope: !223)
!233 = !DILocation(line: 239, column: 19, scope: !223)
!234 = !DILocation(line: 236, column: 3, scope: !223)
!235 = !DIFile(filename: "operands.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!236 = distinct !DISubprogram(name: "Strided", scope: !235, file: !235, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!237 = !DILocation(line: 14, column: 6, scope: !236)
!238 = !DILocation(line: 16, column: 13, scope: !236)
!239 = !DILocation(line: 15, column: 12, scope: !236)
!240 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !239)
!241 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !239)
!242 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !239)
!243 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !239)
!244 = !DILocation(line: 16, column: 27, scope: !236)
!245 = distinct !DISubprogram(name: "Atomic", scope: !235, file: !235, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!246 = !DILocation(line: 23, column: 6, scope: !245)
!247 = !DILocation(line: 29, column: 18, scope: !245)
!248 = !DILocation(line: 24, column: 12, scope: !245)
!249 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !248)
!250 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !248)
!251 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !248)
!252 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !248)
!253 = !DILocation(line: 26, column: 9, scope: !245)
!254 = !DILocation(line: 27, column: 12, scope: !245)
!255 = !DILocation(line: 25, column: 7, scope: !245)
!256 = distinct !DISubprogram(name: "AddressOf", scope: !235, file: !235, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!257 = !DILocation(line: 36, column: 6, scope: !256)
!258 = !DILocation(line: 38, column: 9, scope: !256)
!259 = !DILocation(line: 37, column: 12, scope: !256)
!260 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !259)
!261 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !259)
!262 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !259)
!263 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !259)
!264 = !DILocation(line: 38, column: 16, scope: !256)
!265 = distinct !DISubprogram(name: "Update", scope: !235, file: !235, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!266 = !DILocation(line: 45, column: 6, scope: !265)
!267 = !DILocation(line: 46, column: 12, scope: !265)
!268 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !267)
!269 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !267)
!270 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !267)
!271 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !267)
!272 = !DILocation(line: 47, column: 25, scope: !265)
!273 = !DILocation(line: 47, column: 17, scope: !265)
!274 = distinct !DISubprogram(name: "Await", scope: !235, file: !235, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!275 = !DILocation(line: 54, column: 6, scope: !274)
!276 = !DILocation(line: 55, column: 12, scope: !274)
!277 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !276)
!278 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !276)
!279 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !276)
!280 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !276)
!281 = !DILocation(line: 56, column: 32, scope: !274)
!282 = !DILocation(line: 56, column: 24, scope: !274)
!283 = distinct !DISubprogram(name: "Compare", scope: !235, file: !235, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!284 = !DILocation(line: 63, column: 6, scope: !283)
!285 = !DILocation(line: 64, column: 12, scope: !283)
!286 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !285)
!287 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !285)
!288 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !285)
!289 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !285)
!290 = !DILocation(line: 66, column: 10, scope: !283)
!291 = !DILocation(line: 67, column: 12, scope: !283)
!292 = !DILocation(line: 65, column: 7, scope: !283)
!293 = !DILocation(line: 69, column: 16, scope: !283)
!294 = !DILocation(line: 70, column: 13, scope: !283)
!295 = distinct !DISubprogram(name: "Words", scope: !235, file: !235, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!296 = !DILocation(line: 78, column: 6, scope: !295)
!297 = !DILocation(line: 79, column: 12, scope: !295)
!298 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !297)
!299 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !297)
!300 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !297)
!301 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !297)
!302 = !DILocation(line: 80, column: 13, scope: !295)
!303 = !DILocation(line: 81, column: 36, scope: !295)
!304 = !DILocation(line: 81, column: 59, scope: !295)
!305 = !DILocation(line: 81, column: 28, scope: !295)
!306 = !DILocation(line: 82, column: 4, scope: !295)
!307 = !DILocation(line: 85, column: 36, scope: !295)
!308 = !DILocation(line: 85, column: 22, scope: !295)
!309 = !DILocation(line: 86, column: 4, scope: !295)
!310 = !DILocation(line: 86, column: 15, scope: !295)
!311 = distinct !DISubprogram(name: "WaitSigned", scope: !235, file: !235, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!312 = !DILocation(line: 93, column: 6, scope: !311)
!313 = !DILocation(line: 94, column: 12, scope: !311)
!314 = !DILocation(line: 17, column: 19, scope: !8, inlinedAt: !313)
!315 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !313)
!316 = !DILocation(line: 17, column: 53, scope: !8, inlinedAt: !313)
!317 = !DILocation(line: 17, column: 56, scope: !8, inlinedAt: !313)
!318 = !DILocation(line: 95, column: 12, scope: !311)
!319 = !DILocation(line: 96, column: 18, scope: !311)
!320 = !{void (i64, i64, i32*, i64, i64, i8*)* @Index, !"kernel", i32 1}
!321 = !{void (i64, i64, i32*, i64, i64, i8*)* @IndexArray, !"kernel", i32 1}
!322 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice, !"kernel", i32 1}
!323 = !{void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax, !"kernel", i32 1}
!324 = !{void (i64, i64, i32*, i64, i32, i8*)* @Divide, !"kernel", i32 1}
!325 = !{void (i64, i64, i64*, i64, i64, i8*)* @Remainder, !"kernel", i32 1}
!326 = !{void (i64, i64, i32*, i64, i64, i8*)* @Shift, !"kernel", i32 1}
!327 = !{void (i64, i64, i64*, i64, i8*)* @Nil, !"kernel", i32 1}
!328 = !{void (i64, i64, i64*, i64, i8*)* @Panic, !"kernel", i32 1}
!329 = !{void (i64, i64, i64*, i64, i8*)* @Assert, !"kernel", i32 1}
!330 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors, !"kernel", i32 1}
!331 = !{void (i64, i64, i32*, i64, i64, i8*)* @Rank, !"kernel", i32 1}
!332 = !{void (i64, i64, i32*, i64, i64, i8*)* @Length, !"kernel", i32 1}
!333 = !{void (i64, i64, i32*, i64, i64, i8*)* @PE, !"kernel", i32 1}
!334 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymAt, !"kernel", i32 1}
!335 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymSlice, !"kernel", i32 1}
!336 = !{void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt, !"kernel", i32 1}
!337 = !{void (i64, i64, i64*, i8*)* @WaitForever, !"kernel", i32 1}
!338 = !{void (i8*)* @Meet, !"kernel", i32 1}
!339 = !{void (i32*, i64, i64, i64*, i8*)* @FailOnePE, !"kernel", i32 1}
!340 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent, !"kernel", i32 1}
!341 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop, !"kernel", i32 1}
!342 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided, !"kernel", i32 1}
!343 = !{void (i64, i64, i32*, i64, i64, i8*)* @Atomic, !"kernel", i32 1}
!344 = !{void (i64, i64, i32*, i64, i64, i8*)* @AddressOf, !"kernel", i32 1}
!345 = !{void (i64, i64, i64*, i64, i32, i8*)* @Update, !"kernel", i32 1}
!346 = !{void (i64, i64, i64*, i64, i32, i8*)* @Await, !"kernel", i32 1}
!347 = !{void (i64, i64, i32*, i64, i32, i8*)* @Compare, !"kernel", i32 1}
!348 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words, !"kernel", i32 1}
!349 = !{void (i64, i64, i32*, i64, i8*)* @WaitSigned, !"kernel", i32 1}
