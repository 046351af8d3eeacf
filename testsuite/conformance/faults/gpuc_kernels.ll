target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [36 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Index to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @IndexArray to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Divide to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @Remainder to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Shift to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Nil to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Panic to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Assert to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Rank to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Length to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @PE to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Ported to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymAt to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymSlice to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt to i8*), i8* bitcast (void (i64, i64, i64*, i8*)* @WaitForever to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @WaitLine to i8*), i8* bitcast (void (i8*)* @Meet to i8*), i8* bitcast (void (i32*, i64, i64, i64*, i8*)* @FailOnePE to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Atomic to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @AddressOf to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Update to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line to i8*), i8* bitcast (void (i64, i64, i8*)* @NoLine to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Await to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Compare to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words to i8*), i8* bitcast (void (i64, i64, i32*, i64, i8*)* @WaitSigned to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i32*, i64, i8*)* @IndexBehind to i8*)], section "llvm.metadata"

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
	%18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !21
	store i32 %17, i32 addrspace(1)* %18, align 4, !dbg !21
	br label %b3, !dbg !21

b3:
	ret void, !dbg !21

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p3), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18
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
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p4, i64 4), !dbg !32
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !32
	ret void, !dbg !32

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 %p3), !dbg !33
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !33
	ret void, !dbg !33
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
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p5, i64 %p3), !dbg !41
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !41
	ret void, !dbg !41

b2_ok2:
	%24 = icmp ugt i64 %p4, %p5, !dbg !41
	br i1 %24, label %b2_fail3, label %b2_ok3, !dbg !41

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p4, i64 %p5), !dbg !41
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !41
	ret void, !dbg !41

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %15), !dbg !42
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !42
	ret void, !dbg !42
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
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p6, i64 %p3), !dbg !50
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !50
	ret void, !dbg !50

b2_ok2:
	%26 = icmp ugt i64 %p5, %p6, !dbg !50
	br i1 %26, label %b2_fail3, label %b2_ok3, !dbg !50

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p5, i64 %p6), !dbg !50
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !50
	ret void, !dbg !50

b2_ok3:
	%27 = icmp ugt i64 %p4, %p5, !dbg !50
	br i1 %27, label %b2_fail4, label %b2_ok4, !dbg !50

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p4, i64 %p5), !dbg !50
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !50
	ret void, !dbg !50

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %15), !dbg !51
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !51
	ret void, !dbg !51
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
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !59
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 %p3), !dbg !60
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !60
	ret void, !dbg !60
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
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 %p3), !dbg !68
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !68
	ret void, !dbg !68

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !71
	ret void, !dbg !71
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
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !80
	ret void, !dbg !80

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 %p3), !dbg !81
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !81
	ret void, !dbg !81
}

define void @Nil(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !82 {
entry:
	br label %b0, !dbg !83

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !83
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84, !range !11
	%2 = sext i32 %1 to i64, !dbg !84
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !84, !range !20
	%4 = sext i32 %3 to i64, !dbg !84
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !84, !range !20
	%6 = sext i32 %5 to i64, !dbg !84
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84, !range !85
	%8 = sext i32 %7 to i64, !dbg !84
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !84, !range !86
	%10 = sext i32 %9 to i64, !dbg !84
	%11 = trunc i64 %10 to i32, !dbg !84
	%12 = trunc i64 %6 to i32, !dbg !84
	%13 = mul i32 %11, %12, !dbg !84
	%14 = zext i32 %13 to i64, !dbg !84
	%15 = trunc i64 %4 to i32, !dbg !84
	%16 = add i32 %15, %13, !dbg !84
	%17 = zext i32 %16 to i64, !dbg !84
	%18 = mul i64 %8, %17, !dbg !84
	%19 = add i64 %2, %18, !dbg !84
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !16
	%22 = mul i32 %20, %21, !dbg !84
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !87
	%24 = mul i32 %22, %23, !dbg !84
	%25 = sext i32 %24 to i64, !dbg !84
	%26 = mul i64 %19, %25, !dbg !84
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !14
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !15
	%30 = mul i32 %21, %29, !dbg !84
	%31 = add i32 %28, %30, !dbg !84
	%32 = mul i32 %20, %31, !dbg !84
	%33 = add i32 %27, %32, !dbg !84
	%34 = sext i32 %33 to i64, !dbg !84
	%35 = add i64 %26, %34, !dbg !84
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %35, !dbg !88
	%37 = icmp eq i64 %2, %p0, !dbg !90
	%38 = icmp uge i64 %35, %p3, !dbg !88
	br i1 %38, label %b0_fail1, label %b0_ok1, !dbg !88, !prof !19

b0_ok1:
	br i1 %37, label %b1, label %b3, !dbg !90

b1:
	%39 = icmp eq i64 %34, %p1, !dbg !91
	br i1 %39, label %b2, label %b3, !dbg !89

b2:
	br label %b3, !dbg !89

b3:
	%40 = phi i64 addrspace(1)* [ %36, %b1 ], [ null, %b2 ], [ %36, %b0_ok1 ], !dbg !92
	%41 = icmp eq i64 addrspace(1)* %40, null, !dbg !93
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !93, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %40, align 8, !dbg !93
	ret void, !dbg !93

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %35, i64 %p3), !dbg !88
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !88
	ret void, !dbg !88

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !93
	ret void, !dbg !93
}

define void @Panic(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !94 {
entry:
	br label %b0, !dbg !95

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !95
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97, !range !11
	%2 = sext i32 %1 to i64, !dbg !97
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !97, !range !20
	%4 = sext i32 %3 to i64, !dbg !97
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !97, !range !20
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
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !101
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !101
	ret void, !dbg !101

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !102, !range !85
	%20 = sext i32 %19 to i64, !dbg !102
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !102, !range !86
	%22 = sext i32 %21 to i64, !dbg !102
	%23 = trunc i64 %22 to i32, !dbg !102
	%24 = trunc i64 %6 to i32, !dbg !102
	%25 = mul i32 %23, %24, !dbg !102
	%26 = zext i32 %25 to i64, !dbg !102
	%27 = trunc i64 %4 to i32, !dbg !102
	%28 = add i32 %27, %25, !dbg !102
	%29 = zext i32 %28 to i64, !dbg !102
	%30 = mul i64 %20, %29, !dbg !102
	%31 = add i64 %2, %30, !dbg !102
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !102, !range !16
	%34 = mul i32 %32, %33, !dbg !102
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !102, !range !87
	%36 = mul i32 %34, %35, !dbg !102
	%37 = sext i32 %36 to i64, !dbg !102
	%38 = mul i64 %31, %37, !dbg !102
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !102, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !102, !range !15
	%42 = mul i32 %33, %41, !dbg !102
	%43 = add i32 %40, %42, !dbg !102
	%44 = mul i32 %32, %43, !dbg !102
	%45 = add i32 %39, %44, !dbg !102
	%46 = sext i32 %45 to i64, !dbg !102
	%47 = add i64 %38, %46, !dbg !102
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !103
	%49 = icmp uge i64 %47, %p3, !dbg !103
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !103, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !103
	ret void, !dbg !103

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %47, i64 %p3), !dbg !103
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !103
	ret void, !dbg !103
}

define void @Assert(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !104 {
entry:
	br label %b0, !dbg !105

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !105
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107, !range !11
	%2 = sext i32 %1 to i64, !dbg !107
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !107, !range !20
	%4 = sext i32 %3 to i64, !dbg !107
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !107, !range !20
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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !111
	ret void, !dbg !111

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !85
	%20 = sext i32 %19 to i64, !dbg !112
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112, !range !86
	%22 = sext i32 %21 to i64, !dbg !112
	%23 = trunc i64 %22 to i32, !dbg !112
	%24 = trunc i64 %6 to i32, !dbg !112
	%25 = mul i32 %23, %24, !dbg !112
	%26 = zext i32 %25 to i64, !dbg !112
	%27 = trunc i64 %4 to i32, !dbg !112
	%28 = add i32 %27, %25, !dbg !112
	%29 = zext i32 %28 to i64, !dbg !112
	%30 = mul i64 %20, %29, !dbg !112
	%31 = add i64 %2, %30, !dbg !112
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !16
	%34 = mul i32 %32, %33, !dbg !112
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !112, !range !87
	%36 = mul i32 %34, %35, !dbg !112
	%37 = sext i32 %36 to i64, !dbg !112
	%38 = mul i64 %31, %37, !dbg !112
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !15
	%42 = mul i32 %33, %41, !dbg !112
	%43 = add i32 %40, %42, !dbg !112
	%44 = mul i32 %32, %43, !dbg !112
	%45 = add i32 %39, %44, !dbg !112
	%46 = sext i32 %45 to i64, !dbg !112
	%47 = add i64 %38, %46, !dbg !112
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !113
	%49 = icmp uge i64 %47, %p3, !dbg !113
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !113, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !113
	ret void, !dbg !113

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %47, i64 %p3), !dbg !113
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !113
	ret void, !dbg !113
}

define void @Vectors(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !114 {
entry:
	br label %b0, !dbg !115

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !115
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117, !range !11
	%2 = sext i32 %1 to i64, !dbg !117
	%3 = icmp eq i64 %2, %p0, !dbg !118
	br i1 %3, label %b1, label %b3, !dbg !118

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
	br i1 %14, label %b2, label %b3, !dbg !116

b2:
	%15 = sub i64 %p5, %p4, !dbg !121
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !121
	%17 = and i64 %15, 3, !dbg !122
	%18 = icmp eq i64 %17, 0, !dbg !122
	%19 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !122
	%20 = ptrtoint i32* %19 to i64, !dbg !122
	%21 = and i64 %20, 15, !dbg !122
	%22 = icmp eq i64 %21, 0, !dbg !122
	%23 = icmp eq i64 %15, 0, !dbg !122
	%24 = or i1 %22, %23, !dbg !122
	%25 = ashr i64 %15, 2, !dbg !122
	%26 = bitcast i32 addrspace(1)* %16 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !122
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %26, i64 0, !dbg !123
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %27, i32 0, i32 1, !dbg !124
	%29 = icmp ugt i64 %p5, %p3, !dbg !121
	%30 = icmp ugt i64 %p4, %p5, !dbg !121
	%31 = icmp eq i1 %18, false, !dbg !122
	%32 = icmp eq i1 %24, false, !dbg !122
	%33 = icmp uge i64 0, %25, !dbg !123
	%34 = or i1 %29, %30, !dbg !123
	%35 = or i1 %34, %31, !dbg !123
	%36 = or i1 %35, %32, !dbg !123
	%37 = or i1 %36, %33, !dbg !123
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !123, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !124
	br label %b3, !dbg !124

b3:
	ret void, !dbg !124

b2_fail1:
	%38 = icmp ugt i64 %p5, %p3, !dbg !121
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !121

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p5, i64 %p3), !dbg !121
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !121
	ret void, !dbg !121

b2_ok2:
	%39 = icmp ugt i64 %p4, %p5, !dbg !121
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !121

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %p5), !dbg !121
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !121
	ret void, !dbg !121

b2_ok3:
	%40 = icmp eq i1 %18, false, !dbg !122
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !122

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %15, i64 4), !dbg !122
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !122
	ret void, !dbg !122

b2_ok4:
	%41 = icmp eq i1 %24, false, !dbg !122
	br i1 %41, label %b2_fail5, label %b2_ok5, !dbg !122

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %21, i64 16), !dbg !122
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !122
	ret void, !dbg !122

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 %25), !dbg !123
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !123
	ret void, !dbg !123
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
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !139
	ret void, !dbg !139

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
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 1, i64 %p3), !dbg !132
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !132
	ret void, !dbg !132
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
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %16, i32 0, i32 0, i32 0, i8* null), !dbg !152
	br label %b3, !dbg !152

b3:
	ret void, !dbg !152

b2_fail1:
	%26 = icmp ugt i64 %p4, %p3, !dbg !149
	br i1 %26, label %b2_fail2, label %b2_ok2, !dbg !149

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %p3), !dbg !149
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !149
	ret void, !dbg !149

b2_ok2:
	%27 = icmp ugt i64 %15, %p3, !dbg !151
	br i1 %27, label %b2_fail3, label %b2_ok3, !dbg !151

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %15, i64 %p3), !dbg !151
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !151
	ret void, !dbg !151

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %15), !dbg !152
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !152
	ret void, !dbg !152
}

define void @PE(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !153 {
entry:
	br label %b0, !dbg !154

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !154
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156, !range !11
	%2 = sext i32 %1 to i64, !dbg !156
	%3 = icmp eq i64 %2, %p0, !dbg !157
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !158
	br i1 %3, label %b1, label %b3, !dbg !157

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
	br i1 %15, label %b2, label %b3, !dbg !155

b2:
	%16 = sext i32 %4 to i64, !dbg !158
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !161
	%18 = trunc i64 %p4 to i32, !dbg !158
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !158
	%20 = icmp uge i64 0, %p3, !dbg !161
	%21 = icmp uge i64 %p4, %16, !dbg !158
	%22 = or i1 %20, %21, !dbg !158
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !158, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !158
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !158
	br label %b3, !dbg !158

b3:
	ret void, !dbg !158

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !161
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !161

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 %p3), !dbg !161
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !161
	ret void, !dbg !161

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p4, i64 %16), !dbg !158
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !158
	ret void, !dbg !158
}

define void @Ported(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !162 {
entry:
	br label %b0, !dbg !163

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !163
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !11
	%2 = sext i32 %1 to i64, !dbg !165
	%3 = icmp eq i64 %2, %p0, !dbg !166
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !167
	br i1 %3, label %b1, label %b3, !dbg !166

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168, !range !16
	%10 = mul i32 %9, %7, !dbg !168
	%11 = add i32 %6, %10, !dbg !168
	%12 = mul i32 %8, %11, !dbg !168
	%13 = add i32 %5, %12, !dbg !168
	%14 = sext i32 %13 to i64, !dbg !168
	%15 = icmp eq i64 %14, %p1, !dbg !169
	br i1 %15, label %b2, label %b3, !dbg !164

b2:
	%16 = sext i32 %4 to i64, !dbg !167
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !167
	%18 = trunc i64 %p4 to i32, !dbg !167
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !167
	%20 = icmp uge i64 0, %p3, !dbg !167
	%21 = icmp uge i64 %p4, %16, !dbg !167
	%22 = or i1 %20, %21, !dbg !167
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !167, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !167
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !167
	br label %b3, !dbg !167

b3:
	ret void, !dbg !167

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !167
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !167

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p3), !dbg !167
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !167
	ret void, !dbg !167

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p4, i64 %16), !dbg !167
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !167
	ret void, !dbg !167
}

define void @SymAt(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !170 {
entry:
	br label %b0, !dbg !171

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !171
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173, !range !11
	%2 = sext i32 %1 to i64, !dbg !173
	%3 = icmp eq i64 %2, %p0, !dbg !174
	br i1 %3, label %b1, label %b3, !dbg !174

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !16
	%9 = mul i32 %8, %6, !dbg !175
	%10 = add i32 %5, %9, !dbg !175
	%11 = mul i32 %7, %10, !dbg !175
	%12 = add i32 %4, %11, !dbg !175
	%13 = sext i32 %12 to i64, !dbg !175
	%14 = icmp eq i64 %13, %p1, !dbg !176
	br i1 %14, label %b2, label %b3, !dbg !172

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !177
	%16 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !178
	%17 = icmp uge i64 %p4, %p3, !dbg !177
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !177, !prof !19

b2_ok1:
	%18 = bitcast i32* %16 to i8*, !dbg !178
	call void @gpuc_p_thread_32(i8* %18, i32 1, i32 0), !dbg !178
	br label %b3, !dbg !178

b3:
	ret void, !dbg !178

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %p3), !dbg !177
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !177
	ret void, !dbg !177
}

define void @SymSlice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !179 {
entry:
	br label %b0, !dbg !180

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !180
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182, !range !11
	%2 = sext i32 %1 to i64, !dbg !182
	%3 = icmp eq i64 %2, %p0, !dbg !183
	br i1 %3, label %b1, label %b3, !dbg !183

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !184, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !184, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !184, !range !16
	%9 = mul i32 %8, %6, !dbg !184
	%10 = add i32 %5, %9, !dbg !184
	%11 = mul i32 %7, %10, !dbg !184
	%12 = add i32 %4, %11, !dbg !184
	%13 = sext i32 %12 to i64, !dbg !184
	%14 = icmp eq i64 %13, %p1, !dbg !185
	br i1 %14, label %b2, label %b3, !dbg !181

b2:
	%15 = mul i64 %p4, 4, !dbg !187
	%16 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !187
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !187
	%18 = icmp ugt i64 %p4, %p3, !dbg !186
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !186, !prof !19

b2_ok1:
	%19 = bitcast i32* %16 to i8*, !dbg !187
	%20 = bitcast i32* %17 to i8*, !dbg !187
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %15, i32 0, i32 0, i32 0, i8* null), !dbg !187
	br label %b3, !dbg !187

b3:
	ret void, !dbg !187

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p4, i64 %p3), !dbg !186
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !186
	ret void, !dbg !186
}

define void @SignalsAt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !188 {
entry:
	br label %b0, !dbg !189

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !189
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191, !range !11
	%2 = sext i32 %1 to i64, !dbg !191
	%3 = icmp eq i64 %2, %p0, !dbg !192
	br i1 %3, label %b1, label %b3, !dbg !192

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !193, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !193, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193, !range !16
	%9 = mul i32 %8, %6, !dbg !193
	%10 = add i32 %5, %9, !dbg !193
	%11 = mul i32 %7, %10, !dbg !193
	%12 = add i32 %4, %11, !dbg !193
	%13 = sext i32 %12 to i64, !dbg !193
	%14 = icmp eq i64 %13, %p1, !dbg !194
	br i1 %14, label %b2, label %b3, !dbg !190

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !195
	%16 = addrspacecast i64 addrspace(1)* %15 to i64*, !dbg !196
	%17 = icmp uge i64 %p4, %p3, !dbg !195
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !195, !prof !19

b2_ok1:
	%18 = bitcast i64* %16 to i8*, !dbg !196
	call void @gpuc_signal_op_thread(i8* %18, i64 1, i32 9, i32 0), !dbg !196
	br label %b3, !dbg !196

b3:
	ret void, !dbg !196

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %p4, i64 %p3), !dbg !195
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !195
	ret void, !dbg !195
}

define void @WaitForever(i64 %p0, i64 %p1, i64* %p2, i8* %ctrl) nounwind !dbg !197 {
entry:
	br label %b0, !dbg !198

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !198
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200, !range !11
	%2 = sext i32 %1 to i64, !dbg !200
	%3 = icmp eq i64 %2, %p0, !dbg !201
	br i1 %3, label %b1, label %b3, !dbg !201

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !202, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !202, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !202, !range !16
	%9 = mul i32 %8, %6, !dbg !202
	%10 = add i32 %5, %9, !dbg !202
	%11 = mul i32 %7, %10, !dbg !202
	%12 = add i32 %4, %11, !dbg !202
	%13 = sext i32 %12 to i64, !dbg !202
	%14 = icmp eq i64 %13, %p1, !dbg !203
	br i1 %14, label %b2, label %b3, !dbg !199

b2:
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !204
	%16 = bitcast i64* %15 to i8*, !dbg !204
	%17 = call i64 @gpuc_signal_wait_until_thread(i8* %16, i32 5, i64 5, i32 0, i8* %ctrl, i32 37), !dbg !204
	br label %b3, !dbg !204

b3:
	ret void, !dbg !204
}

define void @WaitLine(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !205 {
entry:
	br label %b0, !dbg !206

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !206
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !11
	%2 = sext i32 %1 to i64, !dbg !208
	%3 = icmp eq i64 %2, %p0, !dbg !209
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !210
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !211
	br i1 %3, label %b1, label %b3, !dbg !209

b1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !212, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212, !range !16
	%11 = mul i32 %10, %8, !dbg !212
	%12 = add i32 %7, %11, !dbg !212
	%13 = mul i32 %9, %12, !dbg !212
	%14 = add i32 %6, %13, !dbg !212
	%15 = sext i32 %14 to i64, !dbg !212
	%16 = icmp eq i64 %15, %p1, !dbg !213
	br i1 %16, label %b2, label %b3, !dbg !207

b2:
	%17 = sext i32 %4 to i64, !dbg !210
	%18 = sext i32 %5 to i64, !dbg !211
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !214
	%20 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !211
	%21 = icmp uge i64 2, %p3, !dbg !214
	%22 = icmp uge i64 %17, %18, !dbg !211
	%23 = or i1 %21, %22, !dbg !211
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !211, !prof !19

b2_ok1:
	%24 = bitcast i64* %20 to i8*, !dbg !211
	call void @gpuc_signal_op_thread(i8* %24, i64 30064771072, i32 9, i32 %4), !dbg !211
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !215
	%26 = ptrtoint i64* %25 to i64, !dbg !215
	%27 = and i64 %26, 15, !dbg !215
	%28 = icmp eq i64 %27, 0, !dbg !215
	%29 = icmp eq i64 %p3, 0, !dbg !215
	%30 = or i1 %28, %29, !dbg !215
	%31 = ashr i64 %p3, 1, !dbg !215
	%32 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !215
	%33 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %32, i64 1, !dbg !216
	%34 = addrspacecast { i64, i64 } addrspace(1)* %33 to { i64, i64 }*, !dbg !217
	%35 = icmp eq i1 %30, false, !dbg !215
	%36 = icmp uge i64 1, %31, !dbg !216
	%37 = or i1 %35, %36, !dbg !216
	br i1 %37, label %b2_fail3, label %b2_ok3, !dbg !216, !prof !19

b2_ok3:
	%38 = bitcast { i64, i64 }* %34 to i8*, !dbg !217
	%39 = call i64 @gpuc_wait_line_thread(i8* %38, i32 7, i8* %ctrl, i32 42), !dbg !217
	br label %b3, !dbg !217

b3:
	ret void, !dbg !217

b2_fail1:
	%40 = icmp uge i64 2, %p3, !dbg !214
	br i1 %40, label %b2_fail2, label %b2_ok2, !dbg !214

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 2, i64 %p3), !dbg !214
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !214
	ret void, !dbg !214

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %17, i64 %18), !dbg !211
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !211
	ret void, !dbg !211

b2_fail3:
	%41 = icmp eq i1 %30, false, !dbg !215
	br i1 %41, label %b2_fail4, label %b2_ok4, !dbg !215

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %27, i64 16), !dbg !215
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !215
	ret void, !dbg !215

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 1, i64 %31), !dbg !216
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !216
	ret void, !dbg !216
}

define void @Meet(i8* %ctrl) nounwind !dbg !218 {
entry:
	br label %b0, !dbg !219

b0:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 43), !dbg !220
	ret void, !dbg !220
}

define void @FailOnePE(i32* %p0, i64 %p1, i64 %p2, i64* %p3, i8* %ctrl) nounwind !dbg !221 {
entry:
	br label %b0, !dbg !222

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !222
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !222
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223, !range !11
	%3 = sext i32 %2 to i64, !dbg !223
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !223, !range !20
	%5 = sext i32 %4 to i64, !dbg !223
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !223, !range !20
	%7 = sext i32 %6 to i64, !dbg !223
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !223, !range !85
	%9 = sext i32 %8 to i64, !dbg !223
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !223, !range !86
	%11 = sext i32 %10 to i64, !dbg !223
	%12 = trunc i64 %11 to i32, !dbg !223
	%13 = trunc i64 %7 to i32, !dbg !223
	%14 = mul i32 %12, %13, !dbg !223
	%15 = trunc i64 %5 to i32, !dbg !223
	%16 = add i32 %15, %14, !dbg !223
	%17 = zext i32 %16 to i64, !dbg !223
	%18 = mul i64 %9, %17, !dbg !223
	%19 = add i64 %3, %18, !dbg !223
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !16
	%22 = mul i32 %20, %21, !dbg !223
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !87
	%24 = mul i32 %22, %23, !dbg !223
	%25 = sext i32 %24 to i64, !dbg !223
	%26 = mul i64 %19, %25, !dbg !223
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !14
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !15
	%30 = mul i32 %21, %29, !dbg !223
	%31 = add i32 %28, %30, !dbg !223
	%32 = mul i32 %20, %31, !dbg !223
	%33 = add i32 %27, %32, !dbg !223
	%34 = sext i32 %33 to i64, !dbg !223
	%35 = add i64 %26, %34, !dbg !223
	%36 = icmp ne i64 %35, 0, !dbg !224
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !225
	%38 = call i32 @gpuc_num_pes_thread(), !dbg !226
	br i1 %36, label %b1, label %b2, !dbg !224

b1:
	ret void, !dbg !227

b2:
	%39 = sext i32 %37 to i64, !dbg !225
	%40 = icmp eq i64 %39, 0, !dbg !228
	br i1 %40, label %b3, label %b5, !dbg !228

b3:
	%41 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p2, !dbg !229
	%42 = icmp uge i64 %p2, %p1, !dbg !229
	br i1 %42, label %b3_fail1, label %b3_ok1, !dbg !229, !prof !19

b3_ok1:
	%43 = load i32, i32 addrspace(1)* %41, align 4, !dbg !229
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !230
	store i32 %43, i32 addrspace(1)* %44, align 4, !dbg !230
	br label %b4, !dbg !226

b4:
	%45 = phi i32 [ 0, %b3_ok1 ], [ %48, %b4 ], !dbg !226
	%46 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !231
	%47 = bitcast i64* %46 to i8*, !dbg !231
	call void @gpuc_signal_op_thread(i8* %47, i64 1, i32 9, i32 %45), !dbg !231
	%48 = add i32 %45, 1, !dbg !231
	%49 = icmp slt i32 %48, %38, !dbg !231
	br i1 %49, label %b4, label %b6, !dbg !231

b5:
	%50 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !232
	%51 = bitcast i64* %50 to i8*, !dbg !232
	%52 = call i64 @gpuc_signal_wait_until_thread(i8* %51, i32 5, i64 1, i32 1, i8* %ctrl, i32 45), !dbg !232
	br label %b6, !dbg !232

b6:
	ret void, !dbg !232

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %p1), !dbg !229
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !229
	ret void, !dbg !229
}

define void @Absent(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !233 {
entry:
	br label %b0, !dbg !234

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !234
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !234
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !234
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235, !range !11
	%4 = sext i32 %3 to i64, !dbg !235
	%5 = icmp sgt i64 %4, 0, !dbg !236
	br i1 %5, label %b1, label %b2, !dbg !236

b1:
	ret void, !dbg !237

b2:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !238, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !238, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !238, !range !16
	%11 = mul i32 %10, %8, !dbg !238
	%12 = add i32 %7, %11, !dbg !238
	%13 = mul i32 %9, %12, !dbg !238
	%14 = add i32 %6, %13, !dbg !238
	%15 = sext i32 %14 to i64, !dbg !238
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !239
	%17 = icmp uge i64 %15, %p1, !dbg !239
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !239, !prof !19

b2_ok1:
	%18 = load i32, i32 addrspace(1)* %16, align 4, !dbg !239
	%19 = icmp ne i32 %18, 0, !dbg !240
	br i1 %19, label %b3, label %b4, !dbg !240

b3:
	ret void, !dbg !241

b4:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !242
	%21 = sext i32 0 to i64, !dbg !242
	%22 = sext i32 %20 to i64, !dbg !242
	%23 = icmp ult i64 %21, %22, !dbg !242
	%24 = select i1 %23, i32 0, i32 0, !dbg !242
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !242
	%26 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !243
	%27 = mul i32 %9, %10, !dbg !242
	%28 = icmp ne i64 %p3, %p5, !dbg !242
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !242, !prof !19

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !242, !range !87
	%30 = mul i32 %27, %29, !dbg !242
	%31 = sext i32 %26 to i64, !dbg !242
	%32 = sext i32 %30 to i64, !dbg !242
	%33 = mul i64 %p5, 4, !dbg !242
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !242
	%35 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !242
	%36 = icmp ne i64 %31, %32, !dbg !242
	br i1 %36, label %b4_fail2, label %b4_ok2, !dbg !242, !prof !19

b4_ok2:
	%37 = bitcast i32* %34 to i8*, !dbg !242
	%38 = bitcast i32* %35 to i8*, !dbg !242
	call void @gpuc_put_nbi_block(i8* %37, i8* %38, i64 %33, i32 0, i32 1, i32 1, i8* %25), !dbg !242
	ret void, !dbg !242

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %15, i64 %p1), !dbg !239
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !239
	ret void, !dbg !239

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !242
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !242
	ret void, !dbg !242

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %31, i64 %32), !dbg !242
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !242
	ret void, !dbg !242
}

define void @Loop(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !244 {
entry:
	br label %b0, !dbg !245

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !245
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247, !range !11
	%2 = sext i32 %1 to i64, !dbg !247
	%3 = icmp eq i64 %2, %p0, !dbg !248
	br i1 %3, label %b1, label %b5, !dbg !248

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !249, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !249, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249, !range !16
	%9 = mul i32 %8, %6, !dbg !249
	%10 = add i32 %5, %9, !dbg !249
	%11 = mul i32 %7, %10, !dbg !249
	%12 = add i32 %4, %11, !dbg !249
	%13 = sext i32 %12 to i64, !dbg !249
	%14 = icmp eq i64 %13, %p1, !dbg !250
	br i1 %14, label %b2, label %b5, !dbg !246

b2:
	%15 = icmp slt i64 0, %p5, !dbg !246
	br i1 %15, label %b3, label %b4, !dbg !246

b3:
	%16 = phi i64 [ %22, %b3_ok1 ], [ 0, %b2 ], !dbg !246
	%17 = mul i64 %16, %p4, !dbg !251
	%18 = add i64 %17, 1, !dbg !252
	%19 = trunc i64 %16 to i32, !dbg !254
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18, !dbg !253
	%21 = icmp uge i64 %18, %p3, !dbg !253
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !253, !prof !19

b3_ok1:
	store i32 %19, i32 addrspace(1)* %20, align 4, !dbg !253
	%22 = add i64 %16, 1, !dbg !253
	%23 = icmp slt i64 %22, %p5, !dbg !253
	br i1 %23, label %b3, label %b4, !dbg !253

b4:
	ret void, !dbg !253

b5:
	ret void, !dbg !255

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %18, i64 %p3), !dbg !253
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !253
	ret void, !dbg !253
}

define void @Strided(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !257 {
entry:
	br label %b0, !dbg !258

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !258
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260, !range !11
	%2 = sext i32 %1 to i64, !dbg !260
	%3 = icmp eq i64 %2, %p0, !dbg !261
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !262
	br i1 %3, label %b1, label %b3, !dbg !261

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !263, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !263, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !263, !range !16
	%10 = mul i32 %9, %7, !dbg !263
	%11 = add i32 %6, %10, !dbg !263
	%12 = mul i32 %8, %11, !dbg !263
	%13 = add i32 %5, %12, !dbg !263
	%14 = sext i32 %13 to i64, !dbg !263
	%15 = icmp eq i64 %14, %p1, !dbg !264
	br i1 %15, label %b2, label %b3, !dbg !259

b2:
	%16 = sub i64 %p4, 1, !dbg !262
	%17 = sub i64 %p5, 1, !dbg !262
	%18 = sub i64 %p6, 1, !dbg !262
	%19 = icmp ugt i64 6, %p3, !dbg !265
	%20 = icmp slt i64 %p6, 0, !dbg !262
	%21 = icmp slt i64 %16, 0, !dbg !262
	%22 = icmp slt i64 %17, 0, !dbg !262
	%23 = or i1 %19, %20, !dbg !262
	%24 = or i1 %23, %21, !dbg !262
	%25 = or i1 %24, %22, !dbg !262
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !262, !prof !19

b2_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !262
	%27 = mul i64 %18, %p4, !dbg !262
	%28 = icmp ult i64 %27, 9223372036854775807, !dbg !262
	%29 = add i64 %27, 1, !dbg !262
	%30 = select i1 %28, i64 %29, i64 9223372036854775807, !dbg !262
	%31 = icmp eq i64 %26, 0, !dbg !262
	%32 = select i1 %31, i64 %30, i64 9223372036854775807, !dbg !262
	%33 = icmp eq i64 %p6, 0, !dbg !262
	%34 = select i1 %33, i64 0, i64 %32, !dbg !262
	%35 = icmp ugt i64 %34, %p3, !dbg !262
	br i1 %35, label %b2_fail5, label %b2_ok5, !dbg !262, !prof !19

b2_ok5:
	%36 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !262
	%37 = mul i64 %18, %p5, !dbg !262
	%38 = icmp ult i64 %37, 9223372036854775807, !dbg !262
	%39 = add i64 %37, 1, !dbg !262
	%40 = select i1 %38, i64 %39, i64 9223372036854775807, !dbg !262
	%41 = icmp eq i64 %36, 0, !dbg !262
	%42 = select i1 %41, i64 %40, i64 9223372036854775807, !dbg !262
	%43 = select i1 %33, i64 0, i64 %42, !dbg !262
	%44 = sext i32 %4 to i64, !dbg !262
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !265
	%46 = trunc i64 %p7 to i32, !dbg !262
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !262
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !262
	%49 = icmp ugt i64 %43, 5, !dbg !262
	%50 = icmp uge i64 %p7, %44, !dbg !262
	%51 = or i1 %49, %50, !dbg !262
	br i1 %51, label %b2_fail6, label %b2_ok6, !dbg !262, !prof !19

b2_ok6:
	%52 = bitcast i32* %47 to i8*, !dbg !262
	%53 = bitcast i32* %48 to i8*, !dbg !262
	call void @gpuc_i_put_thread_32(i8* %52, i8* %53, i64 %p4, i64 %p5, i64 %p6, i32 %46), !dbg !262
	br label %b3, !dbg !262

b3:
	ret void, !dbg !262

b2_fail1:
	%54 = icmp ugt i64 6, %p3, !dbg !265
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !265

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 6, i64 %p3), !dbg !265
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !265
	ret void, !dbg !265

b2_ok2:
	%55 = icmp slt i64 %p6, 0, !dbg !262
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !262

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 0, i64 0), !dbg !262
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !262
	ret void, !dbg !262

b2_ok3:
	%56 = icmp slt i64 %16, 0, !dbg !262
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !262

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !262
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !262
	ret void, !dbg !262

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 0), !dbg !262
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !262
	ret void, !dbg !262

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %34, i64 %p3), !dbg !262
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !262
	ret void, !dbg !262

b2_fail6:
	%57 = icmp ugt i64 %43, 5, !dbg !262
	br i1 %57, label %b2_fail7, label %b2_ok7, !dbg !262

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %43, i64 5), !dbg !262
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !262
	ret void, !dbg !262

b2_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p7, i64 %44), !dbg !262
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !262
	ret void, !dbg !262
}

define void @Tile(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !266 {
entry:
	br label %b0, !dbg !267

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !267
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269, !range !11
	%2 = sext i32 %1 to i64, !dbg !269
	%3 = icmp eq i64 %2, %p0, !dbg !270
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !271
	br i1 %3, label %b1, label %b3, !dbg !270

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !272, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !272, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !272, !range !16
	%10 = mul i32 %9, %7, !dbg !272
	%11 = add i32 %6, %10, !dbg !272
	%12 = mul i32 %8, %11, !dbg !272
	%13 = add i32 %5, %12, !dbg !272
	%14 = sext i32 %13 to i64, !dbg !272
	%15 = icmp eq i64 %14, %p1, !dbg !273
	br i1 %15, label %b2, label %b3, !dbg !268

b2:
	%16 = sub i64 %p4, %p7, !dbg !271
	%17 = sub i64 %p5, %p7, !dbg !271
	%18 = sub i64 %p6, 1, !dbg !271
	%19 = icmp ugt i64 6, %p3, !dbg !274
	%20 = icmp slt i64 %p6, 0, !dbg !271
	%21 = icmp slt i64 %p7, 0, !dbg !271
	%22 = icmp slt i64 %16, 0, !dbg !271
	%23 = icmp slt i64 %17, 0, !dbg !271
	%24 = or i1 %19, %20, !dbg !271
	%25 = or i1 %24, %21, !dbg !271
	%26 = or i1 %25, %22, !dbg !271
	%27 = or i1 %26, %23, !dbg !271
	br i1 %27, label %b2_fail1, label %b2_ok1, !dbg !271, !prof !19

b2_ok1:
	%28 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !271
	%29 = mul i64 %18, %p4, !dbg !271
	%30 = sub i64 %p7, 1, !dbg !271
	%31 = sub i64 9223372036854775807, %30, !dbg !271
	%32 = icmp ult i64 %29, %31, !dbg !271
	%33 = add i64 %29, %p7, !dbg !271
	%34 = select i1 %32, i64 %33, i64 9223372036854775807, !dbg !271
	%35 = icmp eq i64 %28, 0, !dbg !271
	%36 = select i1 %35, i64 %34, i64 9223372036854775807, !dbg !271
	%37 = icmp eq i64 %p6, 0, !dbg !271
	%38 = select i1 %37, i64 0, i64 %36, !dbg !271
	%39 = icmp eq i64 %p7, 0, !dbg !271
	%40 = select i1 %39, i64 0, i64 %38, !dbg !271
	%41 = icmp ugt i64 %40, 5, !dbg !271
	br i1 %41, label %b2_fail6, label %b2_ok6, !dbg !271, !prof !19

b2_ok6:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !271
	%43 = mul i64 %18, %p5, !dbg !271
	%44 = icmp ult i64 %43, %31, !dbg !271
	%45 = add i64 %43, %p7, !dbg !271
	%46 = select i1 %44, i64 %45, i64 9223372036854775807, !dbg !271
	%47 = icmp eq i64 %42, 0, !dbg !271
	%48 = select i1 %47, i64 %46, i64 9223372036854775807, !dbg !271
	%49 = select i1 %37, i64 0, i64 %48, !dbg !271
	%50 = select i1 %39, i64 0, i64 %49, !dbg !271
	%51 = sext i32 %4 to i64, !dbg !271
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !274
	%53 = mul i64 %p4, 4, !dbg !271
	%54 = mul i64 %p5, 4, !dbg !271
	%55 = mul i64 %p7, 4, !dbg !271
	%56 = trunc i64 %p8 to i32, !dbg !271
	%57 = addrspacecast i32 addrspace(1)* %52 to i32*, !dbg !271
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !271
	%59 = icmp ugt i64 %50, %p3, !dbg !271
	%60 = icmp uge i64 %p8, %51, !dbg !271
	%61 = or i1 %59, %60, !dbg !271
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !271, !prof !19

b2_ok7:
	%62 = bitcast i32* %57 to i8*, !dbg !271
	%63 = bitcast i32* %58 to i8*, !dbg !271
	call void @gpuc_get_tile_thread(i8* %62, i8* %63, i64 %53, i64 %54, i64 %p6, i64 %55, i32 %56), !dbg !271
	br label %b3, !dbg !271

b3:
	ret void, !dbg !271

b2_fail1:
	%64 = icmp ugt i64 6, %p3, !dbg !274
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !274

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 6, i64 %p3), !dbg !274
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !274
	ret void, !dbg !274

b2_ok2:
	%65 = icmp slt i64 %p6, 0, !dbg !271
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !271

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_ok3:
	%66 = icmp slt i64 %p7, 0, !dbg !271
	br i1 %66, label %b2_fail4, label %b2_ok4, !dbg !271

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_ok4:
	%67 = icmp slt i64 %16, 0, !dbg !271
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !271

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %40, i64 5), !dbg !271
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_fail7:
	%68 = icmp ugt i64 %50, %p3, !dbg !271
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !271

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %50, i64 %p3), !dbg !271
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !271
	ret void, !dbg !271

b2_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p8, i64 %51), !dbg !271
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !271
	ret void, !dbg !271
}

define void @Atomic(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !275 {
entry:
	br label %b0, !dbg !276

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !276
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !11
	%2 = sext i32 %1 to i64, !dbg !278
	%3 = icmp eq i64 %2, %p0, !dbg !279
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !280
	br i1 %3, label %b1, label %b5, !dbg !279

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !281, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !281, !range !16
	%10 = mul i32 %9, %7, !dbg !281
	%11 = add i32 %6, %10, !dbg !281
	%12 = mul i32 %8, %11, !dbg !281
	%13 = add i32 %5, %12, !dbg !281
	%14 = sext i32 %13 to i64, !dbg !281
	%15 = icmp eq i64 %14, %p1, !dbg !282
	br i1 %15, label %b2, label %b5, !dbg !277

b2:
	%16 = icmp ne i64 %p4, 0, !dbg !283
	br i1 %16, label %b3, label %b4, !dbg !283

b3:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !284
	%18 = icmp uge i64 0, %p3, !dbg !284
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !284, !prof !19

b3_ok1:
	br label %b4, !dbg !284

b4:
	%19 = phi i32 addrspace(1)* [ null, %b2 ], [ %17, %b3_ok1 ], !dbg !285
	%20 = sext i32 %4 to i64, !dbg !280
	%21 = trunc i64 %p4 to i32, !dbg !280
	%22 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !280
	%23 = icmp uge i64 %p4, %20, !dbg !280
	%24 = icmp eq i32 addrspace(1)* %19, null, !dbg !280
	%25 = or i1 %23, %24, !dbg !280
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !280, !prof !19

b4_ok1:
	%26 = bitcast i32* %22 to i8*, !dbg !280
	call void @gpuc_atomic_add_thread_int32(i8* %26, i32 1, i32 %21), !dbg !280
	br label %b5, !dbg !280

b5:
	ret void, !dbg !280

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 0, i64 %p3), !dbg !284
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !284
	ret void, !dbg !284

b4_fail1:
	%27 = icmp uge i64 %p4, %20, !dbg !280
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !280

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p4, i64 %20), !dbg !280
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !280
	ret void, !dbg !280

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 0, i64 0), !dbg !280
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !280
	ret void, !dbg !280
}

define void @AddressOf(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !286 {
entry:
	br label %b0, !dbg !287

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !287
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289, !range !11
	%2 = sext i32 %1 to i64, !dbg !289
	%3 = icmp eq i64 %2, %p0, !dbg !290
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !291
	br i1 %3, label %b1, label %b3, !dbg !290

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !292, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !292, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !292, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !292, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !292, !range !16
	%10 = mul i32 %9, %7, !dbg !292
	%11 = add i32 %6, %10, !dbg !292
	%12 = mul i32 %8, %11, !dbg !292
	%13 = add i32 %5, %12, !dbg !292
	%14 = sext i32 %13 to i64, !dbg !292
	%15 = icmp eq i64 %14, %p1, !dbg !293
	br i1 %15, label %b2, label %b3, !dbg !288

b2:
	%16 = sext i32 %4 to i64, !dbg !291
	%17 = trunc i64 %p4 to i32, !dbg !291
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !291
	%19 = icmp uge i64 %p4, %16, !dbg !291
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !291, !prof !19

b2_ok1:
	%20 = call i8* @gpuc_peer_base(i32 %17), !dbg !291
	%21 = bitcast i32* %18 to i8*, !dbg !291
	%22 = call i8* @gpuc_peer_at(i8* %20, i8* %21), !dbg !291
	%23 = icmp eq i8* %20, null, !dbg !291
	%24 = bitcast i8* %22 to i32*, !dbg !291
	%25 = select i1 %23, i32* null, i32* %24, !dbg !291
	%26 = select i1 %23, i64 0, i64 %p3, !dbg !291
	%27 = addrspacecast i32* %25 to i32 addrspace(1)*, !dbg !294
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %27, i64 0, !dbg !294
	%29 = icmp uge i64 0, %26, !dbg !294
	br i1 %29, label %b2_fail2, label %b2_ok2, !dbg !294, !prof !19

b2_ok2:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !294
	br label %b3, !dbg !294

b3:
	ret void, !dbg !294

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p4, i64 %16), !dbg !291
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !291
	ret void, !dbg !291

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 0, i64 %26), !dbg !294
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !294
	ret void, !dbg !294
}

define void @Update(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !295 {
entry:
	br label %b0, !dbg !296

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !296
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !11
	%2 = sext i32 %1 to i64, !dbg !298
	%3 = icmp eq i64 %2, %p0, !dbg !299
	br i1 %3, label %b1, label %b3, !dbg !299

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !300, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !300, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !300, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !300, !range !16
	%9 = mul i32 %8, %6, !dbg !300
	%10 = add i32 %5, %9, !dbg !300
	%11 = mul i32 %7, %10, !dbg !300
	%12 = add i32 %4, %11, !dbg !300
	%13 = sext i32 %12 to i64, !dbg !300
	%14 = icmp eq i64 %13, %p1, !dbg !301
	br i1 %14, label %b2, label %b3, !dbg !297

b2:
	%15 = sext i32 %p4 to i64, !dbg !303
	%16 = sub i64 %15, 9, !dbg !303
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !302
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !303
	%19 = icmp uge i64 0, %p3, !dbg !302
	%20 = icmp ugt i64 %16, 1, !dbg !303
	%21 = or i1 %19, %20, !dbg !303
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !303, !prof !19

b2_ok1:
	%22 = bitcast i64* %18 to i8*, !dbg !303
	call void @gpuc_signal_op_thread(i8* %22, i64 1, i32 %p4, i32 0), !dbg !303
	br label %b3, !dbg !303

b3:
	ret void, !dbg !303

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !302
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !302

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 %p3), !dbg !302
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !302
	ret void, !dbg !302

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %16, i64 1), !dbg !303
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !303
	ret void, !dbg !303
}

define void @Line(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !304 {
entry:
	br label %b0, !dbg !305

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !305
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !307, !range !11
	%2 = sext i32 %1 to i64, !dbg !307
	%3 = icmp eq i64 %2, %p0, !dbg !308
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !309
	br i1 %3, label %b1, label %b3, !dbg !308

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !310, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !310, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !310, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !310, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !310, !range !16
	%10 = mul i32 %9, %7, !dbg !310
	%11 = add i32 %6, %10, !dbg !310
	%12 = mul i32 %8, %11, !dbg !310
	%13 = add i32 %5, %12, !dbg !310
	%14 = sext i32 %13 to i64, !dbg !310
	%15 = icmp eq i64 %14, %p1, !dbg !311
	br i1 %15, label %b2, label %b3, !dbg !306

b2:
	%16 = sub i64 %p3, %p4, !dbg !312
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !312
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !313
	%19 = ptrtoint i64* %18 to i64, !dbg !313
	%20 = and i64 %19, 15, !dbg !313
	%21 = icmp eq i64 %20, 0, !dbg !313
	%22 = icmp eq i64 %16, 0, !dbg !313
	%23 = or i1 %21, %22, !dbg !313
	%24 = ashr i64 %16, 1, !dbg !313
	%25 = sext i32 %4 to i64, !dbg !309
	%26 = bitcast i64 addrspace(1)* %17 to { i64, i64 } addrspace(1)*, !dbg !313
	%27 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %p5, !dbg !314
	%28 = trunc i64 %p6 to i32, !dbg !309
	%29 = addrspacecast { i64, i64 } addrspace(1)* %27 to { i64, i64 }*, !dbg !309
	%30 = icmp ugt i64 %p4, %p3, !dbg !312
	%31 = icmp eq i1 %23, false, !dbg !313
	%32 = icmp uge i64 %p5, %24, !dbg !314
	%33 = icmp uge i64 %p6, %25, !dbg !309
	%34 = or i1 %30, %31, !dbg !309
	%35 = or i1 %34, %32, !dbg !309
	%36 = or i1 %35, %33, !dbg !309
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !309, !prof !19

b2_ok1:
	%37 = bitcast { i64, i64 }* %29 to i8*, !dbg !309
	call void @gpuc_put_line_thread(i8* %37, i64 1, i32 1, i32 %28), !dbg !309
	br label %b3, !dbg !309

b3:
	ret void, !dbg !309

b2_fail1:
	%38 = icmp ugt i64 %p4, %p3, !dbg !312
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !312

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p4, i64 %p3), !dbg !312
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !312
	ret void, !dbg !312

b2_ok2:
	%39 = icmp eq i1 %23, false, !dbg !313
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !313

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %20, i64 16), !dbg !313
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !313
	ret void, !dbg !313

b2_ok3:
	%40 = icmp uge i64 %p5, %24, !dbg !314
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !314

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p5, i64 %24), !dbg !314
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !314
	ret void, !dbg !314

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p6, i64 %25), !dbg !309
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !309
	ret void, !dbg !309
}

define void @NoLine(i64 %p0, i64 %p1, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !318, !range !11
	%1 = sext i32 %0 to i64, !dbg !318
	%2 = icmp eq i64 %1, %p0, !dbg !319
	br i1 %2, label %b1, label %b3, !dbg !319

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !16
	%8 = mul i32 %7, %5, !dbg !320
	%9 = add i32 %4, %8, !dbg !320
	%10 = mul i32 %6, %9, !dbg !320
	%11 = add i32 %3, %10, !dbg !320
	%12 = sext i32 %11 to i64, !dbg !320
	%13 = icmp eq i64 %12, %p1, !dbg !321
	br i1 %13, label %b2, label %b3, !dbg !317

b2:
	%14 = icmp eq { i64, i64 }* null, null, !dbg !322
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !322, !prof !19

b2_ok1:
	%15 = bitcast { i64, i64 }* null to i8*, !dbg !322
	call void @gpuc_put_line_thread(i8* %15, i64 1, i32 1, i32 0), !dbg !322
	br label %b3, !dbg !322

b3:
	ret void, !dbg !322

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 0, i64 0), !dbg !322
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !322
	ret void, !dbg !322
}

define void @Await(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !323 {
entry:
	br label %b0, !dbg !324

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !324
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326, !range !11
	%2 = sext i32 %1 to i64, !dbg !326
	%3 = icmp eq i64 %2, %p0, !dbg !327
	br i1 %3, label %b1, label %b3, !dbg !327

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !328, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !328, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !328, !range !16
	%9 = mul i32 %8, %6, !dbg !328
	%10 = add i32 %5, %9, !dbg !328
	%11 = mul i32 %7, %10, !dbg !328
	%12 = add i32 %4, %11, !dbg !328
	%13 = sext i32 %12 to i64, !dbg !328
	%14 = icmp eq i64 %13, %p1, !dbg !329
	br i1 %14, label %b2, label %b3, !dbg !325

b2:
	%15 = sext i32 %p4 to i64, !dbg !331
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !330
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !331
	%18 = icmp uge i64 0, %p3, !dbg !330
	%19 = icmp ugt i64 %15, 5, !dbg !331
	%20 = or i1 %18, %19, !dbg !331
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !331, !prof !19

b2_ok1:
	%21 = bitcast i64* %17 to i8*, !dbg !331
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 %p4, i64 1, i32 0, i8* %ctrl, i32 78), !dbg !331
	br label %b3, !dbg !331

b3:
	ret void, !dbg !331

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !330
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !330

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 %p3), !dbg !330
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !330
	ret void, !dbg !330

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %15, i64 5), !dbg !331
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !331
	ret void, !dbg !331
}

define void @Compare(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !332 {
entry:
	br label %b0, !dbg !333

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !333
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !11
	%2 = sext i32 %1 to i64, !dbg !335
	%3 = icmp eq i64 %2, %p0, !dbg !336
	br i1 %3, label %b1, label %b6, !dbg !336

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !16
	%9 = mul i32 %8, %6, !dbg !337
	%10 = add i32 %5, %9, !dbg !337
	%11 = mul i32 %7, %10, !dbg !337
	%12 = add i32 %4, %11, !dbg !337
	%13 = sext i32 %12 to i64, !dbg !337
	%14 = icmp eq i64 %13, %p1, !dbg !338
	br i1 %14, label %b2, label %b6, !dbg !334

b2:
	%15 = icmp ne i32 %p4, 0, !dbg !339
	br i1 %15, label %b3, label %b4, !dbg !339

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !340
	%17 = icmp uge i64 0, %p3, !dbg !340
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !340, !prof !19

b3_ok1:
	br label %b4, !dbg !340

b4:
	%18 = phi i32 addrspace(1)* [ null, %b2 ], [ %16, %b3_ok1 ], !dbg !341
	%19 = sext i32 %p4 to i64, !dbg !342
	%20 = addrspacecast i32 addrspace(1)* %18 to i32*, !dbg !342
	%21 = icmp eq i32 addrspace(1)* %18, null, !dbg !342
	%22 = icmp ugt i64 %19, 5, !dbg !342
	%23 = or i1 %21, %22, !dbg !342
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !342, !prof !19

b4_ok1:
	%24 = bitcast i32* %20 to i8*, !dbg !342
	%25 = call i32 @gpuc_test_thread_int32(i8* %24, i32 %p4, i32 0), !dbg !342
	%26 = icmp ne i32 %25, 0, !dbg !342
	br i1 %26, label %b5, label %b6, !dbg !342

b5:
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !343
	%28 = icmp uge i64 0, %p3, !dbg !343
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !343, !prof !19

b5_ok1:
	store i32 1, i32 addrspace(1)* %27, align 4, !dbg !343
	br label %b6, !dbg !343

b6:
	ret void, !dbg !343

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 %p3), !dbg !340
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !340
	ret void, !dbg !340

b4_fail1:
	%29 = icmp eq i32 addrspace(1)* %18, null, !dbg !342
	br i1 %29, label %b4_fail2, label %b4_ok2, !dbg !342

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 0, i64 0), !dbg !342
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !342
	ret void, !dbg !342

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %19, i64 5), !dbg !342
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !342
	ret void, !dbg !342

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 0, i64 %p3), !dbg !343
	call void asm sideeffect "// site 82", ""() nounwind, !dbg !343
	ret void, !dbg !343
}

define void @Words(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !344 {
entry:
	br label %b0, !dbg !345

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !345
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !345
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !347, !range !11
	%3 = sext i32 %2 to i64, !dbg !347
	%4 = icmp eq i64 %3, %p0, !dbg !348
	br i1 %4, label %b1, label %b5, !dbg !348

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !349, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !349, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !349, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !349, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !349, !range !16
	%10 = mul i32 %9, %7, !dbg !349
	%11 = add i32 %6, %10, !dbg !349
	%12 = mul i32 %8, %11, !dbg !349
	%13 = add i32 %5, %12, !dbg !349
	%14 = sext i32 %13 to i64, !dbg !349
	%15 = icmp eq i64 %14, %p1, !dbg !350
	br i1 %15, label %b2, label %b5, !dbg !346

b2:
	%16 = icmp ne i64 %p7, 0, !dbg !351
	br i1 %16, label %b3, label %b4, !dbg !351

b3:
	%17 = icmp eq i64 %p6, 0, !dbg !354
	%18 = select i1 %17, i64 %p3, i64 %p6, !dbg !354
	%19 = select i1 %17, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !354
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !354
	%21 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !354
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !354
	%23 = icmp ugt i64 %p6, %p5, !dbg !352
	%24 = icmp ugt i64 %p7, %p5, !dbg !353
	%25 = icmp ne i64 %p3, %18, !dbg !354
	%26 = icmp ne i64 %p3, %p7, !dbg !354
	%27 = or i1 %23, %24, !dbg !354
	%28 = or i1 %27, %25, !dbg !354
	%29 = or i1 %28, %26, !dbg !354
	br i1 %29, label %b3_fail1, label %b3_ok1, !dbg !354, !prof !19

b3_ok1:
	%30 = bitcast i32* %20 to i8*, !dbg !354
	%31 = bitcast i32* %21 to i8*, !dbg !354
	%32 = bitcast i32* %22 to i8*, !dbg !354
	call void @gpuc_wait_until_all_vector_thread(i8* %30, i64 %p3, i8* %31, i32 5, i8* %32, i32 3, i32 0, i8* %ctrl, i32 86), !dbg !354
	ret void, !dbg !355

b4:
	%33 = icmp eq i64 %p6, 0, !dbg !357
	%34 = select i1 %33, i64 %p3, i64 %p6, !dbg !357
	%35 = select i1 %33, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !357
	%36 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !357
	%37 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !357
	%38 = icmp ugt i64 %p6, %p5, !dbg !356
	%39 = icmp ugt i64 %p3, 0, !dbg !357
	%40 = icmp ne i64 %p3, %34, !dbg !357
	%41 = or i1 %38, %39, !dbg !357
	%42 = or i1 %41, %40, !dbg !357
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !357, !prof !19

b4_ok1:
	%43 = bitcast i32* %36 to i8*, !dbg !357
	%44 = bitcast i64* null to i8*, !dbg !357
	%45 = bitcast i32* %37 to i8*, !dbg !357
	%46 = call i64 @gpuc_test_some_thread(i8* %43, i64 %p3, i8* %44, i8* %45, i32 5, i64 1, i32 3), !dbg !357
	%47 = trunc i64 %46 to i32, !dbg !359
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !358
	%49 = icmp uge i64 0, %p5, !dbg !358
	br i1 %49, label %b4_fail4, label %b4_ok4, !dbg !358, !prof !19

b4_ok4:
	store i32 %47, i32 addrspace(1)* %48, align 4, !dbg !358
	br label %b5, !dbg !358

b5:
	ret void, !dbg !358

b3_fail1:
	%50 = icmp ugt i64 %p6, %p5, !dbg !352
	br i1 %50, label %b3_fail2, label %b3_ok2, !dbg !352

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p6, i64 %p5), !dbg !352
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !352
	ret void, !dbg !352

b3_ok2:
	%51 = icmp ugt i64 %p7, %p5, !dbg !353
	br i1 %51, label %b3_fail3, label %b3_ok3, !dbg !353

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p7, i64 %p5), !dbg !353
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !353
	ret void, !dbg !353

b3_ok3:
	%52 = icmp ne i64 %p3, %18, !dbg !354
	br i1 %52, label %b3_fail4, label %b3_ok4, !dbg !354

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %18), !dbg !354
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !354
	ret void, !dbg !354

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p3, i64 %p7), !dbg !354
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !354
	ret void, !dbg !354

b4_fail1:
	%53 = icmp ugt i64 %p6, %p5, !dbg !356
	br i1 %53, label %b4_fail2, label %b4_ok2, !dbg !356

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p6, i64 %p5), !dbg !356
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !356
	ret void, !dbg !356

b4_ok2:
	%54 = icmp ugt i64 %p3, 0, !dbg !357
	br i1 %54, label %b4_fail3, label %b4_ok3, !dbg !357

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 0), !dbg !357
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !357
	ret void, !dbg !357

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p3, i64 %34), !dbg !357
	call void asm sideeffect "// site 89", ""() nounwind, !dbg !357
	ret void, !dbg !357

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 %p5), !dbg !358
	call void asm sideeffect "// site 90", ""() nounwind, !dbg !358
	ret void, !dbg !358
}

define void @WaitSigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !360 {
entry:
	br label %b0, !dbg !361

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !361
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !363, !range !11
	%2 = sext i32 %1 to i64, !dbg !363
	%3 = icmp eq i64 %2, %p0, !dbg !364
	br i1 %3, label %b1, label %b3, !dbg !364

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !16
	%9 = mul i32 %8, %6, !dbg !365
	%10 = add i32 %5, %9, !dbg !365
	%11 = mul i32 %7, %10, !dbg !365
	%12 = add i32 %4, %11, !dbg !365
	%13 = sext i32 %12 to i64, !dbg !365
	%14 = icmp eq i64 %13, %p1, !dbg !366
	br i1 %14, label %b2, label %b3, !dbg !362

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !367
	%16 = icmp uge i64 0, %p3, !dbg !367
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !367, !prof !19

b2_ok1:
	store i32 -3, i32 addrspace(1)* %15, align 4, !dbg !367
	%17 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !368
	%18 = bitcast i32* %17 to i8*, !dbg !368
	call void @gpuc_wait_until_thread_int32(i8* %18, i32 2, i32 -1, i32 0, i8* %ctrl, i32 92), !dbg !368
	br label %b3, !dbg !368

b3:
	ret void, !dbg !368

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p3), !dbg !367
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !367
	ret void, !dbg !367
}

define void @IndexBehind(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !371
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !373, !range !11
	%2 = sext i32 %1 to i64, !dbg !373
	%3 = icmp eq i64 %2, %p0, !dbg !374
	br i1 %3, label %b1, label %b4, !dbg !374

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !375, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !375, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !375, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !375, !range !16
	%9 = mul i32 %8, %6, !dbg !375
	%10 = add i32 %5, %9, !dbg !375
	%11 = mul i32 %7, %10, !dbg !375
	%12 = add i32 %4, %11, !dbg !375
	%13 = sext i32 %12 to i64, !dbg !375
	%14 = icmp eq i64 %13, %p1, !dbg !376
	br i1 %14, label %b2, label %b4, !dbg !372

b2:
	%15 = icmp slt i64 %p6, %p8, !dbg !377
	br i1 %15, label %b3, label %b4, !dbg !377

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p6, !dbg !378
	%17 = icmp uge i64 %p6, %p8, !dbg !378
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !378, !prof !19

b3_ok1:
	store i32 1, i32 addrspace(1)* %16, align 4, !dbg !378
	br label %b4, !dbg !378

b4:
	ret void, !dbg !378

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p6, i64 %p8), !dbg !378
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !378
	ret void, !dbg !378
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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !14
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
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

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

declare void @gpuc_barrier_all_block(i8* %a0, i32 %a1) convergent nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_get_tile_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_atomic_add_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @gpuc_test_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_all_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_test_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_wait_until_thread_int32(i8* %a0, i32 %a1, i32 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!379, !380, !381, !382, !383, !384, !385, !386, !387, !388, !389, !390, !391, !392, !393, !394, !395, !396, !397, !398, !399, !400, !401, !402, !403, !404, !405, !406, !407, !408, !409, !410, !411, !412, !413, !414}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "faults.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Index", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!7 = !DILocation(line: 24, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "At.here", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!9 = !DILocation(line: 25, column: 12, scope: !6)
!10 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 2147483647}
!12 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !9)
!14 = !{i32 0, i32 1024}
!15 = !{i32 0, i32 64}
!16 = !{i32 1, i32 1025}
!17 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 26, column: 11, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !{i32 0, i32 65535}
!21 = !DILocation(line: 26, column: 4, scope: !6)
!22 = distinct !DISubprogram(name: "IndexArray", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!23 = !DILocation(line: 33, column: 6, scope: !22)
!24 = !DILocation(line: 34, column: 6, scope: !22)
!25 = !DILocation(line: 35, column: 12, scope: !22)
!26 = !DILocation(line: 35, column: 3, scope: !22)
!27 = !DILocation(line: 36, column: 12, scope: !22)
!28 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !27)
!29 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !27)
!30 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !27)
!31 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !27)
!32 = !DILocation(line: 37, column: 13, scope: !22)
!33 = !DILocation(line: 37, column: 6, scope: !22)
!34 = distinct !DISubprogram(name: "Slice", scope: !1, file: !1, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!35 = !DILocation(line: 44, column: 6, scope: !34)
!36 = !DILocation(line: 45, column: 12, scope: !34)
!37 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !36)
!38 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !36)
!39 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !36)
!40 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !36)
!41 = !DILocation(line: 46, column: 8, scope: !34)
!42 = !DILocation(line: 47, column: 4, scope: !34)
!43 = distinct !DISubprogram(name: "SliceMax", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!44 = !DILocation(line: 54, column: 6, scope: !43)
!45 = !DILocation(line: 55, column: 12, scope: !43)
!46 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !45)
!47 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !45)
!48 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !45)
!49 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !45)
!50 = !DILocation(line: 56, column: 8, scope: !43)
!51 = !DILocation(line: 57, column: 4, scope: !43)
!52 = distinct !DISubprogram(name: "Divide", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!53 = !DILocation(line: 64, column: 6, scope: !52)
!54 = !DILocation(line: 65, column: 12, scope: !52)
!55 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !54)
!56 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !54)
!57 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !54)
!58 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !54)
!59 = !DILocation(line: 66, column: 12, scope: !52)
!60 = !DILocation(line: 66, column: 4, scope: !52)
!61 = distinct !DISubprogram(name: "Remainder", scope: !1, file: !1, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!62 = !DILocation(line: 73, column: 6, scope: !61)
!63 = !DILocation(line: 74, column: 12, scope: !61)
!64 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !63)
!65 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !63)
!66 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !63)
!67 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !63)
!68 = !DILocation(line: 75, column: 15, scope: !61)
!69 = distinct !DISubprogram(name: "rem", scope: !1, file: !1, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!70 = !DILocation(line: 75, column: 13, scope: !61)
!71 = !DILocation(line: 80, column: 11, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 75, column: 4, scope: !61)
!73 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!74 = !DILocation(line: 86, column: 6, scope: !73)
!75 = !DILocation(line: 87, column: 12, scope: !73)
!76 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !75)
!77 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !75)
!78 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !75)
!79 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !75)
!80 = !DILocation(line: 88, column: 12, scope: !73)
!81 = !DILocation(line: 88, column: 4, scope: !73)
!82 = distinct !DISubprogram(name: "Nil", scope: !1, file: !1, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!83 = !DILocation(line: 95, column: 6, scope: !82)
!84 = !DILocation(line: 96, column: 23, scope: !82)
!85 = !{i32 1, i32 -2147483648}
!86 = !{i32 1, i32 65536}
!87 = !{i32 1, i32 65}
!88 = !DILocation(line: 96, column: 9, scope: !82)
!89 = !DILocation(line: 97, column: 12, scope: !82)
!90 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !89)
!91 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !89)
!92 = !DILocation(line: 96, column: 2, scope: !82)
!93 = !DILocation(line: 100, column: 2, scope: !82)
!94 = distinct !DISubprogram(name: "Panic", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!95 = !DILocation(line: 106, column: 6, scope: !94)
!96 = !DILocation(line: 107, column: 12, scope: !94)
!97 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !96)
!98 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !96)
!99 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !96)
!100 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !96)
!101 = !DILocation(line: 108, column: 8, scope: !94)
!102 = !DILocation(line: 110, column: 17, scope: !94)
!103 = !DILocation(line: 110, column: 3, scope: !94)
!104 = distinct !DISubprogram(name: "Assert", scope: !1, file: !1, line: 116, type: !4, isDefinition: true, scopeLine: 116, isOptimized: true, unit: !2)
!105 = !DILocation(line: 116, column: 6, scope: !104)
!106 = !DILocation(line: 117, column: 24, scope: !104)
!107 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !106)
!108 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !106)
!109 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !106)
!110 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !106)
!111 = !DILocation(line: 117, column: 12, scope: !104)
!112 = !DILocation(line: 118, column: 17, scope: !104)
!113 = !DILocation(line: 118, column: 3, scope: !104)
!114 = distinct !DISubprogram(name: "Vectors", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!115 = !DILocation(line: 124, column: 6, scope: !114)
!116 = !DILocation(line: 125, column: 12, scope: !114)
!117 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !116)
!118 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !116)
!119 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !116)
!120 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !116)
!121 = !DILocation(line: 126, column: 15, scope: !114)
!122 = !DILocation(line: 126, column: 13, scope: !114)
!123 = !DILocation(line: 126, column: 23, scope: !114)
!124 = !DILocation(line: 126, column: 27, scope: !114)
!125 = distinct !DISubprogram(name: "Rank", scope: !1, file: !1, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!126 = !DILocation(line: 133, column: 6, scope: !125)
!127 = !DILocation(line: 134, column: 12, scope: !125)
!128 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !127)
!129 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !127)
!130 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !127)
!131 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !127)
!132 = !DILocation(line: 135, column: 35, scope: !125)
!133 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!134 = distinct !DISubprogram(name: "Broadcast", scope: !133, file: !133, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!135 = !DILocation(line: 135, column: 23, scope: !125)
!136 = !DILocation(line: 33, column: 10, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 33, column: 31, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 33, column: 22, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 34, column: 8, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 37, column: 17, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 135, column: 4, scope: !125)
!142 = distinct !DISubprogram(name: "Length", scope: !1, file: !1, line: 142, type: !4, isDefinition: true, scopeLine: 142, isOptimized: true, unit: !2)
!143 = !DILocation(line: 142, column: 6, scope: !142)
!144 = !DILocation(line: 143, column: 12, scope: !142)
!145 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !144)
!146 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !144)
!147 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !144)
!148 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !144)
!149 = !DILocation(line: 144, column: 23, scope: !142)
!150 = !DILocation(line: 144, column: 43, scope: !142)
!151 = !DILocation(line: 144, column: 38, scope: !142)
!152 = !DILocation(line: 144, column: 12, scope: !142)
!153 = distinct !DISubprogram(name: "PE", scope: !1, file: !1, line: 151, type: !4, isDefinition: true, scopeLine: 151, isOptimized: true, unit: !2)
!154 = !DILocation(line: 151, column: 6, scope: !153)
!155 = !DILocation(line: 152, column: 12, scope: !153)
!156 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !155)
!157 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !155)
!158 = !DILocation(line: 153, column: 10, scope: !153)
!159 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !155)
!160 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !155)
!161 = !DILocation(line: 153, column: 18, scope: !153)
!162 = distinct !DISubprogram(name: "Ported", scope: !1, file: !1, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!163 = !DILocation(line: 160, column: 6, scope: !162)
!164 = !DILocation(line: 161, column: 12, scope: !162)
!165 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !164)
!166 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !164)
!167 = !DILocation(line: 162, column: 20, scope: !162)
!168 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !164)
!169 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !164)
!170 = distinct !DISubprogram(name: "SymAt", scope: !1, file: !1, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!171 = !DILocation(line: 169, column: 6, scope: !170)
!172 = !DILocation(line: 170, column: 12, scope: !170)
!173 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !172)
!174 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !172)
!175 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !172)
!176 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !172)
!177 = !DILocation(line: 171, column: 18, scope: !170)
!178 = !DILocation(line: 171, column: 10, scope: !170)
!179 = distinct !DISubprogram(name: "SymSlice", scope: !1, file: !1, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!180 = !DILocation(line: 178, column: 6, scope: !179)
!181 = !DILocation(line: 179, column: 12, scope: !179)
!182 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !181)
!183 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !181)
!184 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !181)
!185 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !181)
!186 = !DILocation(line: 180, column: 23, scope: !179)
!187 = !DILocation(line: 180, column: 12, scope: !179)
!188 = distinct !DISubprogram(name: "SignalsAt", scope: !1, file: !1, line: 187, type: !4, isDefinition: true, scopeLine: 187, isOptimized: true, unit: !2)
!189 = !DILocation(line: 187, column: 6, scope: !188)
!190 = !DILocation(line: 188, column: 12, scope: !188)
!191 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !190)
!192 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !190)
!193 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !190)
!194 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !190)
!195 = !DILocation(line: 189, column: 25, scope: !188)
!196 = !DILocation(line: 189, column: 17, scope: !188)
!197 = distinct !DISubprogram(name: "WaitForever", scope: !1, file: !1, line: 196, type: !4, isDefinition: true, scopeLine: 196, isOptimized: true, unit: !2)
!198 = !DILocation(line: 196, column: 6, scope: !197)
!199 = !DILocation(line: 197, column: 12, scope: !197)
!200 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !199)
!201 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !199)
!202 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !199)
!203 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !199)
!204 = !DILocation(line: 198, column: 24, scope: !197)
!205 = distinct !DISubprogram(name: "WaitLine", scope: !1, file: !1, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!206 = !DILocation(line: 205, column: 6, scope: !205)
!207 = !DILocation(line: 206, column: 12, scope: !205)
!208 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !207)
!209 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !207)
!210 = !DILocation(line: 207, column: 64, scope: !205)
!211 = !DILocation(line: 207, column: 17, scope: !205)
!212 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !207)
!213 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !207)
!214 = !DILocation(line: 207, column: 25, scope: !205)
!215 = !DILocation(line: 208, column: 28, scope: !205)
!216 = !DILocation(line: 208, column: 33, scope: !205)
!217 = !DILocation(line: 208, column: 17, scope: !205)
!218 = distinct !DISubprogram(name: "Meet", scope: !1, file: !1, line: 215, type: !4, isDefinition: true, scopeLine: 215, isOptimized: true, unit: !2)
!219 = !DILocation(line: 215, column: 6, scope: !218)
!220 = !DILocation(line: 216, column: 18, scope: !218)
!221 = distinct !DISubprogram(name: "FailOnePE", scope: !1, file: !1, line: 222, type: !4, isDefinition: true, scopeLine: 222, isOptimized: true, unit: !2)
!222 = !DILocation(line: 222, column: 6, scope: !221)
!223 = !DILocation(line: 223, column: 18, scope: !221)
!224 = !DILocation(line: 223, column: 21, scope: !221)
!225 = !DILocation(line: 226, column: 15, scope: !221)
!226 = !DILocation(line: 228, column: 31, scope: !221)
!227 = !DILocation(line: 224, column: 3, scope: !221)
!228 = !DILocation(line: 226, column: 19, scope: !221)
!229 = !DILocation(line: 227, column: 11, scope: !221)
!230 = !DILocation(line: 227, column: 4, scope: !221)
!231 = !DILocation(line: 229, column: 18, scope: !221)
!232 = !DILocation(line: 232, column: 24, scope: !221)
!233 = distinct !DISubprogram(name: "Absent", scope: !1, file: !1, line: 240, type: !4, isDefinition: true, scopeLine: 240, isOptimized: true, unit: !2)
!234 = !DILocation(line: 240, column: 6, scope: !233)
!235 = !DILocation(line: 241, column: 15, scope: !233)
!236 = !DILocation(line: 241, column: 20, scope: !233)
!237 = !DILocation(line: 242, column: 3, scope: !233)
!238 = !DILocation(line: 244, column: 28, scope: !233)
!239 = !DILocation(line: 244, column: 13, scope: !233)
!240 = !DILocation(line: 244, column: 32, scope: !233)
!241 = !DILocation(line: 245, column: 3, scope: !233)
!242 = !DILocation(line: 248, column: 14, scope: !233)
!243 = !DILocation(line: 247, column: 16, scope: !233)
!244 = distinct !DISubprogram(name: "Loop", scope: !1, file: !1, line: 254, type: !4, isDefinition: true, scopeLine: 254, isOptimized: true, unit: !2)
!245 = !DILocation(line: 254, column: 6, scope: !244)
!246 = !DILocation(line: 255, column: 13, scope: !244)
!247 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !246)
!248 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !246)
!249 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !246)
!250 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !246)
!251 = !DILocation(line: 259, column: 6, scope: !244)
!252 = !DILocation(line: 259, column: 8, scope: !244)
!253 = !DILocation(line: 259, column: 4, scope: !244)
!254 = !DILocation(line: 259, column: 19, scope: !244)
!255 = !DILocation(line: 256, column: 3, scope: !244)
!256 = !DIFile(filename: "operands.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!257 = distinct !DISubprogram(name: "Strided", scope: !256, file: !256, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!258 = !DILocation(line: 14, column: 6, scope: !257)
!259 = !DILocation(line: 15, column: 12, scope: !257)
!260 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !259)
!261 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !259)
!262 = !DILocation(line: 16, column: 13, scope: !257)
!263 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !259)
!264 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !259)
!265 = !DILocation(line: 16, column: 27, scope: !257)
!266 = distinct !DISubprogram(name: "Tile", scope: !256, file: !256, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!267 = !DILocation(line: 26, column: 6, scope: !266)
!268 = !DILocation(line: 27, column: 12, scope: !266)
!269 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !268)
!270 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !268)
!271 = !DILocation(line: 28, column: 16, scope: !266)
!272 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !268)
!273 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !268)
!274 = !DILocation(line: 28, column: 27, scope: !266)
!275 = distinct !DISubprogram(name: "Atomic", scope: !256, file: !256, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!276 = !DILocation(line: 35, column: 6, scope: !275)
!277 = !DILocation(line: 36, column: 12, scope: !275)
!278 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !277)
!279 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !277)
!280 = !DILocation(line: 41, column: 18, scope: !275)
!281 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !277)
!282 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !277)
!283 = !DILocation(line: 38, column: 9, scope: !275)
!284 = !DILocation(line: 39, column: 12, scope: !275)
!285 = !DILocation(line: 37, column: 7, scope: !275)
!286 = distinct !DISubprogram(name: "AddressOf", scope: !256, file: !256, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!287 = !DILocation(line: 48, column: 6, scope: !286)
!288 = !DILocation(line: 49, column: 12, scope: !286)
!289 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !288)
!290 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !288)
!291 = !DILocation(line: 50, column: 9, scope: !286)
!292 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !288)
!293 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !288)
!294 = !DILocation(line: 50, column: 16, scope: !286)
!295 = distinct !DISubprogram(name: "Update", scope: !256, file: !256, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!296 = !DILocation(line: 57, column: 6, scope: !295)
!297 = !DILocation(line: 58, column: 12, scope: !295)
!298 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !297)
!299 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !297)
!300 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !297)
!301 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !297)
!302 = !DILocation(line: 59, column: 25, scope: !295)
!303 = !DILocation(line: 59, column: 17, scope: !295)
!304 = distinct !DISubprogram(name: "Line", scope: !256, file: !256, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!305 = !DILocation(line: 66, column: 6, scope: !304)
!306 = !DILocation(line: 67, column: 12, scope: !304)
!307 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !306)
!308 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !306)
!309 = !DILocation(line: 68, column: 16, scope: !304)
!310 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !306)
!311 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !306)
!312 = !DILocation(line: 68, column: 27, scope: !304)
!313 = !DILocation(line: 68, column: 49, scope: !304)
!314 = !DILocation(line: 68, column: 54, scope: !304)
!315 = distinct !DISubprogram(name: "NoLine", scope: !256, file: !256, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!316 = !DILocation(line: 75, column: 6, scope: !315)
!317 = !DILocation(line: 76, column: 12, scope: !315)
!318 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !317)
!319 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !317)
!320 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !317)
!321 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !317)
!322 = !DILocation(line: 78, column: 16, scope: !315)
!323 = distinct !DISubprogram(name: "Await", scope: !256, file: !256, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!324 = !DILocation(line: 85, column: 6, scope: !323)
!325 = !DILocation(line: 86, column: 12, scope: !323)
!326 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !325)
!327 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !325)
!328 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !325)
!329 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !325)
!330 = !DILocation(line: 87, column: 32, scope: !323)
!331 = !DILocation(line: 87, column: 24, scope: !323)
!332 = distinct !DISubprogram(name: "Compare", scope: !256, file: !256, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!333 = !DILocation(line: 94, column: 6, scope: !332)
!334 = !DILocation(line: 95, column: 12, scope: !332)
!335 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !334)
!336 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !334)
!337 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !334)
!338 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !334)
!339 = !DILocation(line: 97, column: 10, scope: !332)
!340 = !DILocation(line: 98, column: 12, scope: !332)
!341 = !DILocation(line: 96, column: 7, scope: !332)
!342 = !DILocation(line: 100, column: 16, scope: !332)
!343 = !DILocation(line: 101, column: 13, scope: !332)
!344 = distinct !DISubprogram(name: "Words", scope: !256, file: !256, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!345 = !DILocation(line: 109, column: 6, scope: !344)
!346 = !DILocation(line: 110, column: 12, scope: !344)
!347 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !346)
!348 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !346)
!349 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !346)
!350 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !346)
!351 = !DILocation(line: 111, column: 13, scope: !344)
!352 = !DILocation(line: 112, column: 36, scope: !344)
!353 = !DILocation(line: 112, column: 59, scope: !344)
!354 = !DILocation(line: 112, column: 28, scope: !344)
!355 = !DILocation(line: 113, column: 4, scope: !344)
!356 = !DILocation(line: 116, column: 36, scope: !344)
!357 = !DILocation(line: 116, column: 22, scope: !344)
!358 = !DILocation(line: 117, column: 4, scope: !344)
!359 = !DILocation(line: 117, column: 15, scope: !344)
!360 = distinct !DISubprogram(name: "WaitSigned", scope: !256, file: !256, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!361 = !DILocation(line: 124, column: 6, scope: !360)
!362 = !DILocation(line: 125, column: 12, scope: !360)
!363 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !362)
!364 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !362)
!365 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !362)
!366 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !362)
!367 = !DILocation(line: 126, column: 12, scope: !360)
!368 = !DILocation(line: 127, column: 18, scope: !360)
!369 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!370 = distinct !DISubprogram(name: "IndexBehind", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!371 = !DILocation(line: 12, column: 6, scope: !370)
!372 = !DILocation(line: 13, column: 12, scope: !370)
!373 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !372)
!374 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !372)
!375 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !372)
!376 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !372)
!377 = !DILocation(line: 13, column: 21, scope: !370)
!378 = !DILocation(line: 14, column: 4, scope: !370)
!379 = !{void (i64, i64, i32*, i64, i64, i8*)* @Index, !"kernel", i32 1}
!380 = !{void (i64, i64, i32*, i64, i64, i8*)* @IndexArray, !"kernel", i32 1}
!381 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice, !"kernel", i32 1}
!382 = !{void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax, !"kernel", i32 1}
!383 = !{void (i64, i64, i32*, i64, i32, i8*)* @Divide, !"kernel", i32 1}
!384 = !{void (i64, i64, i64*, i64, i64, i8*)* @Remainder, !"kernel", i32 1}
!385 = !{void (i64, i64, i32*, i64, i64, i8*)* @Shift, !"kernel", i32 1}
!386 = !{void (i64, i64, i64*, i64, i8*)* @Nil, !"kernel", i32 1}
!387 = !{void (i64, i64, i64*, i64, i8*)* @Panic, !"kernel", i32 1}
!388 = !{void (i64, i64, i64*, i64, i8*)* @Assert, !"kernel", i32 1}
!389 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors, !"kernel", i32 1}
!390 = !{void (i64, i64, i32*, i64, i64, i8*)* @Rank, !"kernel", i32 1}
!391 = !{void (i64, i64, i32*, i64, i64, i8*)* @Length, !"kernel", i32 1}
!392 = !{void (i64, i64, i32*, i64, i64, i8*)* @PE, !"kernel", i32 1}
!393 = !{void (i64, i64, i32*, i64, i64, i8*)* @Ported, !"kernel", i32 1}
!394 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymAt, !"kernel", i32 1}
!395 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymSlice, !"kernel", i32 1}
!396 = !{void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt, !"kernel", i32 1}
!397 = !{void (i64, i64, i64*, i8*)* @WaitForever, !"kernel", i32 1}
!398 = !{void (i64, i64, i64*, i64, i8*)* @WaitLine, !"kernel", i32 1}
!399 = !{void (i8*)* @Meet, !"kernel", i32 1}
!400 = !{void (i32*, i64, i64, i64*, i8*)* @FailOnePE, !"kernel", i32 1}
!401 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent, !"kernel", i32 1}
!402 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop, !"kernel", i32 1}
!403 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided, !"kernel", i32 1}
!404 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile, !"kernel", i32 1}
!405 = !{void (i64, i64, i32*, i64, i64, i8*)* @Atomic, !"kernel", i32 1}
!406 = !{void (i64, i64, i32*, i64, i64, i8*)* @AddressOf, !"kernel", i32 1}
!407 = !{void (i64, i64, i64*, i64, i32, i8*)* @Update, !"kernel", i32 1}
!408 = !{void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line, !"kernel", i32 1}
!409 = !{void (i64, i64, i8*)* @NoLine, !"kernel", i32 1}
!410 = !{void (i64, i64, i64*, i64, i32, i8*)* @Await, !"kernel", i32 1}
!411 = !{void (i64, i64, i32*, i64, i32, i8*)* @Compare, !"kernel", i32 1}
!412 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words, !"kernel", i32 1}
!413 = !{void (i64, i64, i32*, i64, i8*)* @WaitSigned, !"kernel", i32 1}
!414 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i32*, i64, i8*)* @IndexBehind, !"kernel", i32 1}
