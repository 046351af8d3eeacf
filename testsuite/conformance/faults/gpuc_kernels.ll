target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [36 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Index to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @IndexArray to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Divide to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @Remainder to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Shift to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Nil to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Panic to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Assert to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Rank to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Length to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @PE to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Ported to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymAt to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymSlice to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt to i8*), i8* bitcast (void (i64, i64, i64*, i8*)* @WaitForever to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @WaitLine to i8*), i8* bitcast (void (i8*)* @Meet to i8*), i8* bitcast (void (i32*, i64, i64, i64*, i8*)* @FailOnePE to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Atomic to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @AddressOf to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Update to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line to i8*), i8* bitcast (void (i64, i64, i8*)* @NoLine to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Await to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Compare to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words to i8*), i8* bitcast (void (i64, i64, i32*, i64, i8*)* @WaitSigned to i8*)], section "llvm.metadata"

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

define void @Unsigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !52 {
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
	%15 = sub i64 %p5, %p4, !dbg !59
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !59
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %16, i64 %p7, !dbg !60
	%18 = icmp ugt i64 %p6, %p3, !dbg !59
	%19 = icmp ugt i64 %p5, %p6, !dbg !59
	%20 = icmp ugt i64 %p4, %p5, !dbg !59
	%21 = icmp uge i64 %p7, %15, !dbg !60
	%22 = or i1 %18, %19, !dbg !60
	%23 = or i1 %22, %20, !dbg !60
	%24 = or i1 %23, %21, !dbg !60
	br i1 %24, label %b2_fail1, label %b2_ok1, !dbg !60, !prof !19

b2_ok1:
	%25 = load i32, i32 addrspace(1)* %17, align 4, !dbg !60
	%26 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !61
	store i32 %25, i32 addrspace(1)* %26, align 4, !dbg !61
	br label %b3, !dbg !61

b3:
	ret void, !dbg !61

b2_fail1:
	%27 = icmp ugt i64 %p6, %p3, !dbg !59
	br i1 %27, label %b2_fail2, label %b2_ok2, !dbg !59

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p6, i64 %p3), !dbg !59
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok2:
	%28 = icmp ugt i64 %p5, %p6, !dbg !59
	br i1 %28, label %b2_fail3, label %b2_ok3, !dbg !59

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p5, i64 %p6), !dbg !59
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok3:
	%29 = icmp ugt i64 %p4, %p5, !dbg !59
	br i1 %29, label %b2_fail4, label %b2_ok4, !dbg !59

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p5), !dbg !59
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p7, i64 %15), !dbg !60
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !60
	ret void, !dbg !60
}

define void @Divide(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !62 {
entry:
	br label %b0, !dbg !63

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !63
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65, !range !11
	%2 = sext i32 %1 to i64, !dbg !65
	%3 = icmp eq i64 %2, %p0, !dbg !66
	br i1 %3, label %b1, label %b3, !dbg !66

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !16
	%9 = mul i32 %8, %6, !dbg !67
	%10 = add i32 %5, %9, !dbg !67
	%11 = mul i32 %7, %10, !dbg !67
	%12 = add i32 %4, %11, !dbg !67
	%13 = sext i32 %12 to i64, !dbg !67
	%14 = icmp eq i64 %13, %p1, !dbg !68
	br i1 %14, label %b2, label %b3, !dbg !64

b2:
	%15 = icmp eq i32 %p4, 0, !dbg !69
	%16 = icmp uge i64 0, %p3, !dbg !70
	%17 = or i1 %15, %16, !dbg !70
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !70, !prof !19

b2_ok1:
	%18 = icmp eq i32 %p4, -1, !dbg !69
	%19 = select i1 %18, i32 1, i32 %p4, !dbg !69
	%20 = sdiv i32 7, %19, !dbg !69
	%21 = sub i32 0, 7, !dbg !69
	%22 = select i1 %18, i32 %21, i32 %20, !dbg !69
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !70
	store i32 %22, i32 addrspace(1)* %23, align 4, !dbg !70
	br label %b3, !dbg !70

b3:
	ret void, !dbg !70

b2_fail1:
	%24 = icmp eq i32 %p4, 0, !dbg !69
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !69

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !69
	ret void, !dbg !69

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 %p3), !dbg !70
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !70
	ret void, !dbg !70
}

define void @Remainder(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !71 {
entry:
	br label %b0, !dbg !72

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !72
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74, !range !11
	%2 = sext i32 %1 to i64, !dbg !74
	%3 = icmp eq i64 %2, %p0, !dbg !75
	br i1 %3, label %b1, label %b3, !dbg !75

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !76, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !76, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !76, !range !16
	%9 = mul i32 %8, %6, !dbg !76
	%10 = add i32 %5, %9, !dbg !76
	%11 = mul i32 %7, %10, !dbg !76
	%12 = add i32 %4, %11, !dbg !76
	%13 = sext i32 %12 to i64, !dbg !76
	%14 = icmp eq i64 %13, %p1, !dbg !77
	br i1 %14, label %b2, label %b3, !dbg !73

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !78
	%16 = icmp uge i64 0, %p3, !dbg !78
	%17 = icmp eq i64 %p4, 0, !dbg !81
	%18 = or i1 %16, %17, !dbg !81
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !81, !prof !19

b2_ok1:
	%19 = load i64, i64 addrspace(1)* %15, align 8, !dbg !78
	%20 = urem i64 %19, %p4, !dbg !81
	store i64 %20, i64 addrspace(1)* %15, align 8, !dbg !82
	br label %b3, !dbg !82

b3:
	ret void, !dbg !82

b2_fail1:
	%21 = icmp uge i64 0, %p3, !dbg !78
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !78

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 %p3), !dbg !78
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !78
	ret void, !dbg !78

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !81
	ret void, !dbg !81
}

define void @Shift(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !83 {
entry:
	br label %b0, !dbg !84

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !84
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !11
	%2 = sext i32 %1 to i64, !dbg !86
	%3 = icmp eq i64 %2, %p0, !dbg !87
	br i1 %3, label %b1, label %b3, !dbg !87

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88, !range !16
	%9 = mul i32 %8, %6, !dbg !88
	%10 = add i32 %5, %9, !dbg !88
	%11 = mul i32 %7, %10, !dbg !88
	%12 = add i32 %4, %11, !dbg !88
	%13 = sext i32 %12 to i64, !dbg !88
	%14 = icmp eq i64 %13, %p1, !dbg !89
	br i1 %14, label %b2, label %b3, !dbg !85

b2:
	%15 = icmp ult i64 %p4, 32, !dbg !90
	%16 = trunc i64 %p4 to i32, !dbg !90
	%17 = shl i32 1, %16, !dbg !90
	%18 = select i1 %15, i32 %17, i32 0, !dbg !90
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !91
	%20 = icmp slt i64 %p4, 0, !dbg !90
	%21 = icmp uge i64 0, %p3, !dbg !91
	%22 = or i1 %20, %21, !dbg !91
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !91, !prof !19

b2_ok1:
	store i32 %18, i32 addrspace(1)* %19, align 4, !dbg !91
	br label %b3, !dbg !91

b3:
	ret void, !dbg !91

b2_fail1:
	%23 = icmp slt i64 %p4, 0, !dbg !90
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !90

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !90
	ret void, !dbg !90

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p3), !dbg !91
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !91
	ret void, !dbg !91
}

define void @Nil(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !92 {
entry:
	br label %b0, !dbg !93

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !93
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94, !range !11
	%2 = sext i32 %1 to i64, !dbg !94
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !94, !range !20
	%4 = sext i32 %3 to i64, !dbg !94
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !94, !range !20
	%6 = sext i32 %5 to i64, !dbg !94
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%8 = sext i32 %7 to i64, !dbg !94
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !94, !range !96
	%10 = sext i32 %9 to i64, !dbg !94
	%11 = trunc i64 %10 to i32, !dbg !94
	%12 = trunc i64 %6 to i32, !dbg !94
	%13 = mul i32 %11, %12, !dbg !94
	%14 = zext i32 %13 to i64, !dbg !94
	%15 = trunc i64 %4 to i32, !dbg !94
	%16 = add i32 %15, %13, !dbg !94
	%17 = zext i32 %16 to i64, !dbg !94
	%18 = mul i64 %8, %17, !dbg !94
	%19 = add i64 %2, %18, !dbg !94
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !94, !range !16
	%22 = mul i32 %20, %21, !dbg !94
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !94, !range !97
	%24 = mul i32 %22, %23, !dbg !94
	%25 = sext i32 %24 to i64, !dbg !94
	%26 = mul i64 %19, %25, !dbg !94
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94, !range !14
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !94, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !94, !range !15
	%30 = mul i32 %21, %29, !dbg !94
	%31 = add i32 %28, %30, !dbg !94
	%32 = mul i32 %20, %31, !dbg !94
	%33 = add i32 %27, %32, !dbg !94
	%34 = sext i32 %33 to i64, !dbg !94
	%35 = add i64 %26, %34, !dbg !94
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %35, !dbg !98
	%37 = icmp eq i64 %2, %p0, !dbg !100
	%38 = icmp uge i64 %35, %p3, !dbg !98
	br i1 %38, label %b0_fail1, label %b0_ok1, !dbg !98, !prof !19

b0_ok1:
	br i1 %37, label %b1, label %b3, !dbg !100

b1:
	%39 = icmp eq i64 %34, %p1, !dbg !101
	br i1 %39, label %b2, label %b3, !dbg !99

b2:
	br label %b3, !dbg !99

b3:
	%40 = phi i64 addrspace(1)* [ %36, %b1 ], [ null, %b2 ], [ %36, %b0_ok1 ], !dbg !102
	%41 = icmp eq i64 addrspace(1)* %40, null, !dbg !103
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !103, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %40, align 8, !dbg !103
	ret void, !dbg !103

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %35, i64 %p3), !dbg !98
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !98
	ret void, !dbg !98

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 0), !dbg !103
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !103
	ret void, !dbg !103
}

define void @Panic(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !104 {
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
	br i1 %18, label %b2, label %b3, !dbg !106

b2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !111
	ret void, !dbg !111

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !95
	%20 = sext i32 %19 to i64, !dbg !112
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112, !range !96
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
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !112, !range !97
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
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %47, i64 %p3), !dbg !113
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !113
	ret void, !dbg !113
}

define void @Assert(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !114 {
entry:
	br label %b0, !dbg !115

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !115
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117, !range !11
	%2 = sext i32 %1 to i64, !dbg !117
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !117, !range !20
	%4 = sext i32 %3 to i64, !dbg !117
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !117, !range !20
	%6 = sext i32 %5 to i64, !dbg !117
	%7 = icmp eq i64 %2, %p0, !dbg !118
	br i1 %7, label %b1, label %b3, !dbg !118

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !16
	%13 = mul i32 %12, %10, !dbg !119
	%14 = add i32 %9, %13, !dbg !119
	%15 = mul i32 %11, %14, !dbg !119
	%16 = add i32 %8, %15, !dbg !119
	%17 = sext i32 %16 to i64, !dbg !119
	%18 = icmp eq i64 %17, %p1, !dbg !120
	br i1 %18, label %b2, label %b3, !dbg !121

b2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !121
	ret void, !dbg !121

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !122, !range !95
	%20 = sext i32 %19 to i64, !dbg !122
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !122, !range !96
	%22 = sext i32 %21 to i64, !dbg !122
	%23 = trunc i64 %22 to i32, !dbg !122
	%24 = trunc i64 %6 to i32, !dbg !122
	%25 = mul i32 %23, %24, !dbg !122
	%26 = zext i32 %25 to i64, !dbg !122
	%27 = trunc i64 %4 to i32, !dbg !122
	%28 = add i32 %27, %25, !dbg !122
	%29 = zext i32 %28 to i64, !dbg !122
	%30 = mul i64 %20, %29, !dbg !122
	%31 = add i64 %2, %30, !dbg !122
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !122, !range !16
	%34 = mul i32 %32, %33, !dbg !122
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !122, !range !97
	%36 = mul i32 %34, %35, !dbg !122
	%37 = sext i32 %36 to i64, !dbg !122
	%38 = mul i64 %31, %37, !dbg !122
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !122, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !122, !range !15
	%42 = mul i32 %33, %41, !dbg !122
	%43 = add i32 %40, %42, !dbg !122
	%44 = mul i32 %32, %43, !dbg !122
	%45 = add i32 %39, %44, !dbg !122
	%46 = sext i32 %45 to i64, !dbg !122
	%47 = add i64 %38, %46, !dbg !122
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !123
	%49 = icmp uge i64 %47, %p3, !dbg !123
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !123, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !123
	ret void, !dbg !123

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %47, i64 %p3), !dbg !123
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !123
	ret void, !dbg !123
}

define void @Vectors(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !124 {
entry:
	br label %b0, !dbg !125

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !125
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127, !range !11
	%2 = sext i32 %1 to i64, !dbg !127
	%3 = icmp eq i64 %2, %p0, !dbg !128
	br i1 %3, label %b1, label %b3, !dbg !128

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !129, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !129, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !129, !range !16
	%9 = mul i32 %8, %6, !dbg !129
	%10 = add i32 %5, %9, !dbg !129
	%11 = mul i32 %7, %10, !dbg !129
	%12 = add i32 %4, %11, !dbg !129
	%13 = sext i32 %12 to i64, !dbg !129
	%14 = icmp eq i64 %13, %p1, !dbg !130
	br i1 %14, label %b2, label %b3, !dbg !126

b2:
	%15 = sub i64 %p5, %p4, !dbg !131
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !131
	%17 = and i64 %15, 3, !dbg !132
	%18 = icmp eq i64 %17, 0, !dbg !132
	%19 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !132
	%20 = ptrtoint i32* %19 to i64, !dbg !132
	%21 = and i64 %20, 15, !dbg !132
	%22 = icmp eq i64 %21, 0, !dbg !132
	%23 = icmp eq i64 %15, 0, !dbg !132
	%24 = or i1 %22, %23, !dbg !132
	%25 = ashr i64 %15, 2, !dbg !132
	%26 = bitcast i32 addrspace(1)* %16 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !132
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %26, i64 0, !dbg !133
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %27, i32 0, i32 1, !dbg !134
	%29 = icmp ugt i64 %p5, %p3, !dbg !131
	%30 = icmp ugt i64 %p4, %p5, !dbg !131
	%31 = icmp eq i1 %18, false, !dbg !132
	%32 = icmp eq i1 %24, false, !dbg !132
	%33 = icmp uge i64 0, %25, !dbg !133
	%34 = or i1 %29, %30, !dbg !133
	%35 = or i1 %34, %31, !dbg !133
	%36 = or i1 %35, %32, !dbg !133
	%37 = or i1 %36, %33, !dbg !133
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !133, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !134
	br label %b3, !dbg !134

b3:
	ret void, !dbg !134

b2_fail1:
	%38 = icmp ugt i64 %p5, %p3, !dbg !131
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !131

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p5, i64 %p3), !dbg !131
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !131
	ret void, !dbg !131

b2_ok2:
	%39 = icmp ugt i64 %p4, %p5, !dbg !131
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !131

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %p5), !dbg !131
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !131
	ret void, !dbg !131

b2_ok3:
	%40 = icmp eq i1 %18, false, !dbg !132
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !132

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %15, i64 4), !dbg !132
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !132
	ret void, !dbg !132

b2_ok4:
	%41 = icmp eq i1 %24, false, !dbg !132
	br i1 %41, label %b2_fail5, label %b2_ok5, !dbg !132

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %21, i64 16), !dbg !132
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !132
	ret void, !dbg !132

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %25), !dbg !133
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !133
	ret void, !dbg !133
}

define void @Rank(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !135 {
entry:
	br label %b0, !dbg !136

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !136
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138, !range !11
	%2 = sext i32 %1 to i64, !dbg !138
	%3 = icmp eq i64 %2, %p0, !dbg !139
	br i1 %3, label %b1, label %b6, !dbg !139

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !140, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !140, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !140, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !140, !range !16
	%9 = mul i32 %8, %6, !dbg !140
	%10 = add i32 %5, %9, !dbg !140
	%11 = mul i32 %7, %10, !dbg !140
	%12 = add i32 %4, %11, !dbg !140
	%13 = sext i32 %12 to i64, !dbg !140
	%14 = icmp eq i64 %13, %p1, !dbg !141
	br i1 %14, label %b2, label %b6, !dbg !137

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !142
	%16 = icmp uge i64 1, %p3, !dbg !142
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !142, !prof !19

b2_ok1:
	%17 = load i32, i32 addrspace(1)* %15, align 4, !dbg !142
	%18 = icmp slt i64 %p4, 0, !dbg !146
	br i1 %18, label %b4, label %b3, !dbg !146

b3:
	%19 = and i32 %12, -32, !dbg !147
	%20 = mul i32 %7, %8, !dbg !147
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !147, !range !97
	%22 = mul i32 %20, %21, !dbg !147
	%23 = sub i32 %22, %19, !dbg !147
	%24 = icmp slt i32 %23, 32, !dbg !147
	%25 = select i1 %24, i32 %23, i32 32, !dbg !147
	%26 = sext i32 %25 to i64, !dbg !147
	%27 = icmp sge i64 %p4, %26, !dbg !148
	br i1 %27, label %b4, label %b5, !dbg !148

b4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5:
	%28 = trunc i64 %p4 to i32, !dbg !150
	%29 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %17, i32 %28, i32 31), !dbg !150
	%30 = extractvalue { i32, i1 } %29, 0, !dbg !150
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !151
	store i32 %30, i32 addrspace(1)* %31, align 4, !dbg !151
	br label %b6, !dbg !151

b6:
	ret void, !dbg !151

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p3), !dbg !142
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !142
	ret void, !dbg !142
}

define void @Length(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !152 {
entry:
	br label %b0, !dbg !153

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !153
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155, !range !11
	%2 = sext i32 %1 to i64, !dbg !155
	%3 = icmp eq i64 %2, %p0, !dbg !156
	br i1 %3, label %b1, label %b3, !dbg !156

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !157, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !157, !range !16
	%9 = mul i32 %8, %6, !dbg !157
	%10 = add i32 %5, %9, !dbg !157
	%11 = mul i32 %7, %10, !dbg !157
	%12 = add i32 %4, %11, !dbg !157
	%13 = sext i32 %12 to i64, !dbg !157
	%14 = icmp eq i64 %13, %p1, !dbg !158
	br i1 %14, label %b2, label %b3, !dbg !154

b2:
	%15 = add i64 %p4, 1, !dbg !160
	%16 = mul i64 %15, 4, !dbg !162
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !162
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !162
	%19 = icmp ugt i64 %p4, %p3, !dbg !159
	%20 = icmp ugt i64 %15, %p3, !dbg !161
	%21 = icmp ne i64 %p4, %15, !dbg !162
	%22 = or i1 %19, %20, !dbg !162
	%23 = or i1 %22, %21, !dbg !162
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !162, !prof !19

b2_ok1:
	%24 = bitcast i32* %17 to i8*, !dbg !162
	%25 = bitcast i32* %18 to i8*, !dbg !162
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %16, i32 0, i32 0, i32 0, i8* null), !dbg !162
	br label %b3, !dbg !162

b3:
	ret void, !dbg !162

b2_fail1:
	%26 = icmp ugt i64 %p4, %p3, !dbg !159
	br i1 %26, label %b2_fail2, label %b2_ok2, !dbg !159

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %p3), !dbg !159
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !159
	ret void, !dbg !159

b2_ok2:
	%27 = icmp ugt i64 %15, %p3, !dbg !161
	br i1 %27, label %b2_fail3, label %b2_ok3, !dbg !161

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %15, i64 %p3), !dbg !161
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !161
	ret void, !dbg !161

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p4, i64 %15), !dbg !162
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !162
	ret void, !dbg !162
}

define void @PE(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !163 {
entry:
	br label %b0, !dbg !164

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !164
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166, !range !11
	%2 = sext i32 %1 to i64, !dbg !166
	%3 = icmp eq i64 %2, %p0, !dbg !167
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !168
	br i1 %3, label %b1, label %b3, !dbg !167

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !169, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !169, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !169, !range !16
	%10 = mul i32 %9, %7, !dbg !169
	%11 = add i32 %6, %10, !dbg !169
	%12 = mul i32 %8, %11, !dbg !169
	%13 = add i32 %5, %12, !dbg !169
	%14 = sext i32 %13 to i64, !dbg !169
	%15 = icmp eq i64 %14, %p1, !dbg !170
	br i1 %15, label %b2, label %b3, !dbg !165

b2:
	%16 = sext i32 %4 to i64, !dbg !168
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !171
	%18 = trunc i64 %p4 to i32, !dbg !168
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !168
	%20 = icmp uge i64 0, %p3, !dbg !171
	%21 = icmp uge i64 %p4, %16, !dbg !168
	%22 = or i1 %20, %21, !dbg !168
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !168, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !168
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !168
	br label %b3, !dbg !168

b3:
	ret void, !dbg !168

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !171
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !171

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 %p3), !dbg !171
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !171
	ret void, !dbg !171

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p4, i64 %16), !dbg !168
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !168
	ret void, !dbg !168
}

define void @Ported(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !172 {
entry:
	br label %b0, !dbg !173

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !173
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175, !range !11
	%2 = sext i32 %1 to i64, !dbg !175
	%3 = icmp eq i64 %2, %p0, !dbg !176
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !177
	br i1 %3, label %b1, label %b3, !dbg !176

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !178, !range !16
	%10 = mul i32 %9, %7, !dbg !178
	%11 = add i32 %6, %10, !dbg !178
	%12 = mul i32 %8, %11, !dbg !178
	%13 = add i32 %5, %12, !dbg !178
	%14 = sext i32 %13 to i64, !dbg !178
	%15 = icmp eq i64 %14, %p1, !dbg !179
	br i1 %15, label %b2, label %b3, !dbg !174

b2:
	%16 = sext i32 %4 to i64, !dbg !177
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !177
	%18 = trunc i64 %p4 to i32, !dbg !177
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !177
	%20 = icmp uge i64 0, %p3, !dbg !177
	%21 = icmp uge i64 %p4, %16, !dbg !177
	%22 = or i1 %20, %21, !dbg !177
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !177, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !177
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !177
	br label %b3, !dbg !177

b3:
	ret void, !dbg !177

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !177
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !177

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 %p3), !dbg !177
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !177
	ret void, !dbg !177

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p4, i64 %16), !dbg !177
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !177
	ret void, !dbg !177
}

define void @SymAt(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !180 {
entry:
	br label %b0, !dbg !181

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !181
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
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !187
	%16 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !188
	%17 = icmp uge i64 %p4, %p3, !dbg !187
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !187, !prof !19

b2_ok1:
	%18 = bitcast i32* %16 to i8*, !dbg !188
	call void @gpuc_p_thread_32(i8* %18, i32 1, i32 0), !dbg !188
	br label %b3, !dbg !188

b3:
	ret void, !dbg !188

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %p4, i64 %p3), !dbg !187
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !187
	ret void, !dbg !187
}

define void @SymSlice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !189 {
entry:
	br label %b0, !dbg !190

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !190
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
	%15 = mul i64 %p4, 4, !dbg !197
	%16 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !197
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !197
	%18 = icmp ugt i64 %p4, %p3, !dbg !196
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !196, !prof !19

b2_ok1:
	%19 = bitcast i32* %16 to i8*, !dbg !197
	%20 = bitcast i32* %17 to i8*, !dbg !197
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %15, i32 0, i32 0, i32 0, i8* null), !dbg !197
	br label %b3, !dbg !197

b3:
	ret void, !dbg !197

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p4, i64 %p3), !dbg !196
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !196
	ret void, !dbg !196
}

define void @SignalsAt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !198 {
entry:
	br label %b0, !dbg !199

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !199
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201, !range !11
	%2 = sext i32 %1 to i64, !dbg !201
	%3 = icmp eq i64 %2, %p0, !dbg !202
	br i1 %3, label %b1, label %b3, !dbg !202

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !203, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !203, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !203, !range !16
	%9 = mul i32 %8, %6, !dbg !203
	%10 = add i32 %5, %9, !dbg !203
	%11 = mul i32 %7, %10, !dbg !203
	%12 = add i32 %4, %11, !dbg !203
	%13 = sext i32 %12 to i64, !dbg !203
	%14 = icmp eq i64 %13, %p1, !dbg !204
	br i1 %14, label %b2, label %b3, !dbg !200

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !205
	%16 = addrspacecast i64 addrspace(1)* %15 to i64*, !dbg !206
	%17 = icmp uge i64 %p4, %p3, !dbg !205
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !205, !prof !19

b2_ok1:
	%18 = bitcast i64* %16 to i8*, !dbg !206
	call void @gpuc_signal_op_thread(i8* %18, i64 1, i32 9, i32 0), !dbg !206
	br label %b3, !dbg !206

b3:
	ret void, !dbg !206

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %p4, i64 %p3), !dbg !205
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !205
	ret void, !dbg !205
}

define void @WaitForever(i64 %p0, i64 %p1, i64* %p2, i8* %ctrl) nounwind !dbg !207 {
entry:
	br label %b0, !dbg !208

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !208
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210, !range !11
	%2 = sext i32 %1 to i64, !dbg !210
	%3 = icmp eq i64 %2, %p0, !dbg !211
	br i1 %3, label %b1, label %b3, !dbg !211

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !212, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212, !range !16
	%9 = mul i32 %8, %6, !dbg !212
	%10 = add i32 %5, %9, !dbg !212
	%11 = mul i32 %7, %10, !dbg !212
	%12 = add i32 %4, %11, !dbg !212
	%13 = sext i32 %12 to i64, !dbg !212
	%14 = icmp eq i64 %13, %p1, !dbg !213
	br i1 %14, label %b2, label %b3, !dbg !209

b2:
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !214
	%16 = bitcast i64* %15 to i8*, !dbg !214
	%17 = call i64 @gpuc_signal_wait_until_thread(i8* %16, i32 5, i64 5, i32 0, i8* %ctrl, i32 41), !dbg !214
	br label %b3, !dbg !214

b3:
	ret void, !dbg !214
}

define void @WaitLine(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !215 {
entry:
	br label %b0, !dbg !216

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !216
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218, !range !11
	%2 = sext i32 %1 to i64, !dbg !218
	%3 = icmp eq i64 %2, %p0, !dbg !219
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !220
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !221
	br i1 %3, label %b1, label %b3, !dbg !219

b1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !222, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !222, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !222, !range !16
	%11 = mul i32 %10, %8, !dbg !222
	%12 = add i32 %7, %11, !dbg !222
	%13 = mul i32 %9, %12, !dbg !222
	%14 = add i32 %6, %13, !dbg !222
	%15 = sext i32 %14 to i64, !dbg !222
	%16 = icmp eq i64 %15, %p1, !dbg !223
	br i1 %16, label %b2, label %b3, !dbg !217

b2:
	%17 = sext i32 %4 to i64, !dbg !220
	%18 = sext i32 %5 to i64, !dbg !221
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !224
	%20 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !221
	%21 = icmp uge i64 2, %p3, !dbg !224
	%22 = icmp uge i64 %17, %18, !dbg !221
	%23 = or i1 %21, %22, !dbg !221
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !221, !prof !19

b2_ok1:
	%24 = bitcast i64* %20 to i8*, !dbg !221
	call void @gpuc_signal_op_thread(i8* %24, i64 30064771072, i32 9, i32 %4), !dbg !221
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !225
	%26 = ptrtoint i64* %25 to i64, !dbg !225
	%27 = and i64 %26, 15, !dbg !225
	%28 = icmp eq i64 %27, 0, !dbg !225
	%29 = icmp eq i64 %p3, 0, !dbg !225
	%30 = or i1 %28, %29, !dbg !225
	%31 = ashr i64 %p3, 1, !dbg !225
	%32 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !225
	%33 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %32, i64 1, !dbg !226
	%34 = addrspacecast { i64, i64 } addrspace(1)* %33 to { i64, i64 }*, !dbg !227
	%35 = icmp eq i1 %30, false, !dbg !225
	%36 = icmp uge i64 1, %31, !dbg !226
	%37 = or i1 %35, %36, !dbg !226
	br i1 %37, label %b2_fail3, label %b2_ok3, !dbg !226, !prof !19

b2_ok3:
	%38 = bitcast { i64, i64 }* %34 to i8*, !dbg !227
	%39 = call i64 @gpuc_wait_line_thread(i8* %38, i32 7, i8* %ctrl, i32 46), !dbg !227
	br label %b3, !dbg !227

b3:
	ret void, !dbg !227

b2_fail1:
	%40 = icmp uge i64 2, %p3, !dbg !224
	br i1 %40, label %b2_fail2, label %b2_ok2, !dbg !224

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 2, i64 %p3), !dbg !224
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !224
	ret void, !dbg !224

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %17, i64 %18), !dbg !221
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !221
	ret void, !dbg !221

b2_fail3:
	%41 = icmp eq i1 %30, false, !dbg !225
	br i1 %41, label %b2_fail4, label %b2_ok4, !dbg !225

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %27, i64 16), !dbg !225
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !225
	ret void, !dbg !225

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 1, i64 %31), !dbg !226
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !226
	ret void, !dbg !226
}

define void @Meet(i8* %ctrl) nounwind !dbg !228 {
entry:
	br label %b0, !dbg !229

b0:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 47), !dbg !230
	ret void, !dbg !230
}

define void @FailOnePE(i32* %p0, i64 %p1, i64 %p2, i64* %p3, i8* %ctrl) nounwind !dbg !231 {
entry:
	br label %b0, !dbg !232

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !232
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !232
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !233, !range !11
	%3 = sext i32 %2 to i64, !dbg !233
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !233, !range !20
	%5 = sext i32 %4 to i64, !dbg !233
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !233, !range !20
	%7 = sext i32 %6 to i64, !dbg !233
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !233, !range !95
	%9 = sext i32 %8 to i64, !dbg !233
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !233, !range !96
	%11 = sext i32 %10 to i64, !dbg !233
	%12 = trunc i64 %11 to i32, !dbg !233
	%13 = trunc i64 %7 to i32, !dbg !233
	%14 = mul i32 %12, %13, !dbg !233
	%15 = zext i32 %14 to i64, !dbg !233
	%16 = trunc i64 %5 to i32, !dbg !233
	%17 = add i32 %16, %14, !dbg !233
	%18 = zext i32 %17 to i64, !dbg !233
	%19 = mul i64 %9, %18, !dbg !233
	%20 = add i64 %3, %19, !dbg !233
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !233, !range !16
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !233, !range !16
	%23 = mul i32 %21, %22, !dbg !233
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !233, !range !97
	%25 = mul i32 %23, %24, !dbg !233
	%26 = sext i32 %25 to i64, !dbg !233
	%27 = mul i64 %20, %26, !dbg !233
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !233, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !233, !range !15
	%31 = mul i32 %22, %30, !dbg !233
	%32 = add i32 %29, %31, !dbg !233
	%33 = mul i32 %21, %32, !dbg !233
	%34 = add i32 %28, %33, !dbg !233
	%35 = sext i32 %34 to i64, !dbg !233
	%36 = add i64 %27, %35, !dbg !233
	%37 = icmp ne i64 %36, 0, !dbg !234
	%38 = call i32 @gpuc_my_pe_thread(), !dbg !235
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !236
	br i1 %37, label %b1, label %b2, !dbg !234

b1:
	ret void, !dbg !237

b2:
	%40 = sext i32 %38 to i64, !dbg !235
	%41 = icmp eq i64 %40, 0, !dbg !238
	br i1 %41, label %b3, label %b5, !dbg !238

b3:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p2, !dbg !239
	%43 = icmp uge i64 %p2, %p1, !dbg !239
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !239, !prof !19

b3_ok1:
	%44 = load i32, i32 addrspace(1)* %42, align 4, !dbg !239
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !240
	store i32 %44, i32 addrspace(1)* %45, align 4, !dbg !240
	%46 = sext i32 %39 to i64, !dbg !236
	br label %b4, !dbg !236

b4:
	%47 = phi i64 [ 0, %b3_ok1 ], [ %51, %b4 ], !dbg !236
	%48 = trunc i64 %47 to i32, !dbg !241
	%49 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !241
	%50 = bitcast i64* %49 to i8*, !dbg !241
	call void @gpuc_signal_op_thread(i8* %50, i64 1, i32 9, i32 %48), !dbg !241
	%51 = add i64 %47, 1, !dbg !241
	%52 = icmp slt i64 %51, %46, !dbg !241
	br i1 %52, label %b4, label %b6, !dbg !241

b5:
	%53 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !242
	%54 = bitcast i64* %53 to i8*, !dbg !242
	%55 = call i64 @gpuc_signal_wait_until_thread(i8* %54, i32 5, i64 1, i32 1, i8* %ctrl, i32 49), !dbg !242
	br label %b6, !dbg !242

b6:
	ret void, !dbg !242

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p1), !dbg !239
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !239
	ret void, !dbg !239
}

define void @Absent(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !243 {
entry:
	br label %b0, !dbg !244

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !244
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !244
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !244
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245, !range !11
	%4 = sext i32 %3 to i64, !dbg !245
	%5 = icmp sgt i64 %4, 0, !dbg !246
	br i1 %5, label %b1, label %b2, !dbg !246

b1:
	ret void, !dbg !247

b2:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !248, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !248, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !248, !range !16
	%11 = mul i32 %10, %8, !dbg !248
	%12 = add i32 %7, %11, !dbg !248
	%13 = mul i32 %9, %12, !dbg !248
	%14 = add i32 %6, %13, !dbg !248
	%15 = sext i32 %14 to i64, !dbg !248
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !249
	%17 = icmp uge i64 %15, %p1, !dbg !249
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !249, !prof !19

b2_ok1:
	%18 = load i32, i32 addrspace(1)* %16, align 4, !dbg !249
	%19 = icmp ne i32 %18, 0, !dbg !250
	br i1 %19, label %b3, label %b4, !dbg !250

b3:
	ret void, !dbg !251

b4:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !252
	%21 = sext i32 0 to i64, !dbg !252
	%22 = sext i32 %20 to i64, !dbg !252
	%23 = icmp ult i64 %21, %22, !dbg !252
	%24 = select i1 %23, i32 0, i32 0, !dbg !252
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !252
	%26 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !253
	%27 = mul i32 %9, %10, !dbg !252
	%28 = icmp ne i64 %p3, %p5, !dbg !252
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !252, !prof !19

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !252, !range !97
	%30 = mul i32 %27, %29, !dbg !252
	%31 = sext i32 %26 to i64, !dbg !252
	%32 = sext i32 %30 to i64, !dbg !252
	%33 = mul i64 %p5, 4, !dbg !252
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !252
	%35 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !252
	%36 = icmp ne i64 %31, %32, !dbg !252
	br i1 %36, label %b4_fail2, label %b4_ok2, !dbg !252, !prof !19

b4_ok2:
	%37 = bitcast i32* %34 to i8*, !dbg !252
	%38 = bitcast i32* %35 to i8*, !dbg !252
	call void @gpuc_put_nbi_block(i8* %37, i8* %38, i64 %33, i32 0, i32 1, i32 1, i8* %25), !dbg !252
	ret void, !dbg !252

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %15, i64 %p1), !dbg !249
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !249
	ret void, !dbg !249

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p3, i64 %p5), !dbg !252
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !252
	ret void, !dbg !252

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %31, i64 %32), !dbg !252
	call void asm sideeffect "// site 97", ""() nounwind, !dbg !252
	ret void, !dbg !252
}

define void @Loop(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !254 {
entry:
	br label %b0, !dbg !255

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !255
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257, !range !11
	%2 = sext i32 %1 to i64, !dbg !257
	%3 = icmp eq i64 %2, %p0, !dbg !258
	br i1 %3, label %b1, label %b5, !dbg !258

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !259, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !259, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !259, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !259, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !259, !range !16
	%9 = mul i32 %8, %6, !dbg !259
	%10 = add i32 %5, %9, !dbg !259
	%11 = mul i32 %7, %10, !dbg !259
	%12 = add i32 %4, %11, !dbg !259
	%13 = sext i32 %12 to i64, !dbg !259
	%14 = icmp eq i64 %13, %p1, !dbg !260
	br i1 %14, label %b2, label %b5, !dbg !256

b2:
	%15 = icmp slt i64 0, %p5, !dbg !256
	br i1 %15, label %b3, label %b4, !dbg !256

b3:
	%16 = phi i64 [ %22, %b3_ok1 ], [ 0, %b2 ], !dbg !256
	%17 = mul i64 %16, %p4, !dbg !261
	%18 = add i64 %17, 1, !dbg !262
	%19 = trunc i64 %16 to i32, !dbg !264
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18, !dbg !263
	%21 = icmp uge i64 %18, %p3, !dbg !263
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !263, !prof !19

b3_ok1:
	store i32 %19, i32 addrspace(1)* %20, align 4, !dbg !263
	%22 = add i64 %16, 1, !dbg !263
	%23 = icmp slt i64 %22, %p5, !dbg !263
	br i1 %23, label %b3, label %b4, !dbg !263

b4:
	ret void, !dbg !263

b5:
	ret void, !dbg !265

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %18, i64 %p3), !dbg !263
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !263
	ret void, !dbg !263
}

define void @Strided(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !267 {
entry:
	br label %b0, !dbg !268

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !268
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270, !range !11
	%2 = sext i32 %1 to i64, !dbg !270
	%3 = icmp eq i64 %2, %p0, !dbg !271
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !272
	br i1 %3, label %b1, label %b3, !dbg !271

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !273, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !273, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !273, !range !16
	%10 = mul i32 %9, %7, !dbg !273
	%11 = add i32 %6, %10, !dbg !273
	%12 = mul i32 %8, %11, !dbg !273
	%13 = add i32 %5, %12, !dbg !273
	%14 = sext i32 %13 to i64, !dbg !273
	%15 = icmp eq i64 %14, %p1, !dbg !274
	br i1 %15, label %b2, label %b3, !dbg !269

b2:
	%16 = sub i64 %p4, 1, !dbg !272
	%17 = sub i64 %p5, 1, !dbg !272
	%18 = sub i64 %p6, 1, !dbg !272
	%19 = icmp ugt i64 6, %p3, !dbg !275
	%20 = icmp slt i64 %p6, 0, !dbg !272
	%21 = icmp slt i64 %16, 0, !dbg !272
	%22 = icmp slt i64 %17, 0, !dbg !272
	%23 = or i1 %19, %20, !dbg !272
	%24 = or i1 %23, %21, !dbg !272
	%25 = or i1 %24, %22, !dbg !272
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !272, !prof !19

b2_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !272
	%27 = mul i64 %18, %p4, !dbg !272
	%28 = icmp ult i64 %27, 9223372036854775807, !dbg !272
	%29 = add i64 %27, 1, !dbg !272
	%30 = select i1 %28, i64 %29, i64 9223372036854775807, !dbg !272
	%31 = icmp eq i64 %26, 0, !dbg !272
	%32 = select i1 %31, i64 %30, i64 9223372036854775807, !dbg !272
	%33 = icmp eq i64 %p6, 0, !dbg !272
	%34 = select i1 %33, i64 0, i64 %32, !dbg !272
	%35 = icmp ugt i64 %34, %p3, !dbg !272
	br i1 %35, label %b2_fail5, label %b2_ok5, !dbg !272, !prof !19

b2_ok5:
	%36 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !272
	%37 = mul i64 %18, %p5, !dbg !272
	%38 = icmp ult i64 %37, 9223372036854775807, !dbg !272
	%39 = add i64 %37, 1, !dbg !272
	%40 = select i1 %38, i64 %39, i64 9223372036854775807, !dbg !272
	%41 = icmp eq i64 %36, 0, !dbg !272
	%42 = select i1 %41, i64 %40, i64 9223372036854775807, !dbg !272
	%43 = select i1 %33, i64 0, i64 %42, !dbg !272
	%44 = sext i32 %4 to i64, !dbg !272
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !275
	%46 = trunc i64 %p7 to i32, !dbg !272
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !272
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !272
	%49 = icmp ugt i64 %43, 5, !dbg !272
	%50 = icmp uge i64 %p7, %44, !dbg !272
	%51 = or i1 %49, %50, !dbg !272
	br i1 %51, label %b2_fail6, label %b2_ok6, !dbg !272, !prof !19

b2_ok6:
	%52 = bitcast i32* %47 to i8*, !dbg !272
	%53 = bitcast i32* %48 to i8*, !dbg !272
	call void @gpuc_i_put_thread_32(i8* %52, i8* %53, i64 %p4, i64 %p5, i64 %p6, i32 %46), !dbg !272
	br label %b3, !dbg !272

b3:
	ret void, !dbg !272

b2_fail1:
	%54 = icmp ugt i64 6, %p3, !dbg !275
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !275

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 6, i64 %p3), !dbg !275
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !275
	ret void, !dbg !275

b2_ok2:
	%55 = icmp slt i64 %p6, 0, !dbg !272
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !272

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !272
	ret void, !dbg !272

b2_ok3:
	%56 = icmp slt i64 %16, 0, !dbg !272
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !272

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !272
	ret void, !dbg !272

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !272
	ret void, !dbg !272

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %34, i64 %p3), !dbg !272
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !272
	ret void, !dbg !272

b2_fail6:
	%57 = icmp ugt i64 %43, 5, !dbg !272
	br i1 %57, label %b2_fail7, label %b2_ok7, !dbg !272

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %43, i64 5), !dbg !272
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !272
	ret void, !dbg !272

b2_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p7, i64 %44), !dbg !272
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !272
	ret void, !dbg !272
}

define void @Tile(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !277
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !11
	%2 = sext i32 %1 to i64, !dbg !279
	%3 = icmp eq i64 %2, %p0, !dbg !280
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !281
	br i1 %3, label %b1, label %b3, !dbg !280

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !282, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !282, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !282, !range !16
	%10 = mul i32 %9, %7, !dbg !282
	%11 = add i32 %6, %10, !dbg !282
	%12 = mul i32 %8, %11, !dbg !282
	%13 = add i32 %5, %12, !dbg !282
	%14 = sext i32 %13 to i64, !dbg !282
	%15 = icmp eq i64 %14, %p1, !dbg !283
	br i1 %15, label %b2, label %b3, !dbg !278

b2:
	%16 = sub i64 %p4, %p7, !dbg !281
	%17 = sub i64 %p5, %p7, !dbg !281
	%18 = sub i64 %p6, 1, !dbg !281
	%19 = icmp ugt i64 6, %p3, !dbg !284
	%20 = icmp slt i64 %p6, 0, !dbg !281
	%21 = icmp slt i64 %p7, 0, !dbg !281
	%22 = icmp slt i64 %16, 0, !dbg !281
	%23 = icmp slt i64 %17, 0, !dbg !281
	%24 = or i1 %19, %20, !dbg !281
	%25 = or i1 %24, %21, !dbg !281
	%26 = or i1 %25, %22, !dbg !281
	%27 = or i1 %26, %23, !dbg !281
	br i1 %27, label %b2_fail1, label %b2_ok1, !dbg !281, !prof !19

b2_ok1:
	%28 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !281
	%29 = mul i64 %18, %p4, !dbg !281
	%30 = sub i64 %p7, 1, !dbg !281
	%31 = sub i64 9223372036854775807, %30, !dbg !281
	%32 = icmp ult i64 %29, %31, !dbg !281
	%33 = add i64 %29, %p7, !dbg !281
	%34 = select i1 %32, i64 %33, i64 9223372036854775807, !dbg !281
	%35 = icmp eq i64 %28, 0, !dbg !281
	%36 = select i1 %35, i64 %34, i64 9223372036854775807, !dbg !281
	%37 = icmp eq i64 %p6, 0, !dbg !281
	%38 = select i1 %37, i64 0, i64 %36, !dbg !281
	%39 = icmp eq i64 %p7, 0, !dbg !281
	%40 = select i1 %39, i64 0, i64 %38, !dbg !281
	%41 = icmp ugt i64 %40, 5, !dbg !281
	br i1 %41, label %b2_fail6, label %b2_ok6, !dbg !281, !prof !19

b2_ok6:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !281
	%43 = mul i64 %18, %p5, !dbg !281
	%44 = icmp ult i64 %43, %31, !dbg !281
	%45 = add i64 %43, %p7, !dbg !281
	%46 = select i1 %44, i64 %45, i64 9223372036854775807, !dbg !281
	%47 = icmp eq i64 %42, 0, !dbg !281
	%48 = select i1 %47, i64 %46, i64 9223372036854775807, !dbg !281
	%49 = select i1 %37, i64 0, i64 %48, !dbg !281
	%50 = select i1 %39, i64 0, i64 %49, !dbg !281
	%51 = sext i32 %4 to i64, !dbg !281
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !284
	%53 = mul i64 %p4, 4, !dbg !281
	%54 = mul i64 %p5, 4, !dbg !281
	%55 = mul i64 %p7, 4, !dbg !281
	%56 = trunc i64 %p8 to i32, !dbg !281
	%57 = addrspacecast i32 addrspace(1)* %52 to i32*, !dbg !281
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !281
	%59 = icmp ugt i64 %50, %p3, !dbg !281
	%60 = icmp uge i64 %p8, %51, !dbg !281
	%61 = or i1 %59, %60, !dbg !281
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !281, !prof !19

b2_ok7:
	%62 = bitcast i32* %57 to i8*, !dbg !281
	%63 = bitcast i32* %58 to i8*, !dbg !281
	call void @gpuc_get_tile_thread(i8* %62, i8* %63, i64 %53, i64 %54, i64 %p6, i64 %55, i32 %56), !dbg !281
	br label %b3, !dbg !281

b3:
	ret void, !dbg !281

b2_fail1:
	%64 = icmp ugt i64 6, %p3, !dbg !284
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !284

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 6, i64 %p3), !dbg !284
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !284
	ret void, !dbg !284

b2_ok2:
	%65 = icmp slt i64 %p6, 0, !dbg !281
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !281

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 0, i64 0), !dbg !281
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_ok3:
	%66 = icmp slt i64 %p7, 0, !dbg !281
	br i1 %66, label %b2_fail4, label %b2_ok4, !dbg !281

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !281
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_ok4:
	%67 = icmp slt i64 %16, 0, !dbg !281
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !281

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !281
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 0, i64 0), !dbg !281
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %40, i64 5), !dbg !281
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_fail7:
	%68 = icmp ugt i64 %50, %p3, !dbg !281
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !281

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %50, i64 %p3), !dbg !281
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !281
	ret void, !dbg !281

b2_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %51), !dbg !281
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !281
	ret void, !dbg !281
}

define void @Atomic(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !285 {
entry:
	br label %b0, !dbg !286

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !286
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288, !range !11
	%2 = sext i32 %1 to i64, !dbg !288
	%3 = icmp eq i64 %2, %p0, !dbg !289
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !290
	br i1 %3, label %b1, label %b5, !dbg !289

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !291, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !291, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !291, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !291, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !291, !range !16
	%10 = mul i32 %9, %7, !dbg !291
	%11 = add i32 %6, %10, !dbg !291
	%12 = mul i32 %8, %11, !dbg !291
	%13 = add i32 %5, %12, !dbg !291
	%14 = sext i32 %13 to i64, !dbg !291
	%15 = icmp eq i64 %14, %p1, !dbg !292
	br i1 %15, label %b2, label %b5, !dbg !287

b2:
	%16 = icmp ne i64 %p4, 0, !dbg !293
	br i1 %16, label %b3, label %b4, !dbg !293

b3:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !294
	%18 = icmp uge i64 0, %p3, !dbg !294
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !294, !prof !19

b3_ok1:
	br label %b4, !dbg !294

b4:
	%19 = phi i32 addrspace(1)* [ null, %b2 ], [ %17, %b3_ok1 ], !dbg !295
	%20 = sext i32 %4 to i64, !dbg !290
	%21 = trunc i64 %p4 to i32, !dbg !290
	%22 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !290
	%23 = icmp uge i64 %p4, %20, !dbg !290
	%24 = icmp eq i32 addrspace(1)* %19, null, !dbg !290
	%25 = or i1 %23, %24, !dbg !290
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !290, !prof !19

b4_ok1:
	%26 = bitcast i32* %22 to i8*, !dbg !290
	call void @gpuc_atomic_add_thread_int32(i8* %26, i32 1, i32 %21), !dbg !290
	br label %b5, !dbg !290

b5:
	ret void, !dbg !290

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 0, i64 %p3), !dbg !294
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !294
	ret void, !dbg !294

b4_fail1:
	%27 = icmp uge i64 %p4, %20, !dbg !290
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !290

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p4, i64 %20), !dbg !290
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !290
	ret void, !dbg !290

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 0, i64 0), !dbg !290
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !290
	ret void, !dbg !290
}

define void @AddressOf(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !296 {
entry:
	br label %b0, !dbg !297

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !297
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !11
	%2 = sext i32 %1 to i64, !dbg !299
	%3 = icmp eq i64 %2, %p0, !dbg !300
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !301
	br i1 %3, label %b1, label %b3, !dbg !300

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !302, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !302, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !302, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !302, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !302, !range !16
	%10 = mul i32 %9, %7, !dbg !302
	%11 = add i32 %6, %10, !dbg !302
	%12 = mul i32 %8, %11, !dbg !302
	%13 = add i32 %5, %12, !dbg !302
	%14 = sext i32 %13 to i64, !dbg !302
	%15 = icmp eq i64 %14, %p1, !dbg !303
	br i1 %15, label %b2, label %b3, !dbg !298

b2:
	%16 = sext i32 %4 to i64, !dbg !301
	%17 = trunc i64 %p4 to i32, !dbg !301
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !301
	%19 = icmp uge i64 %p4, %16, !dbg !301
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !301, !prof !19

b2_ok1:
	%20 = call i8* @gpuc_peer_base(i32 %17), !dbg !301
	%21 = bitcast i32* %18 to i8*, !dbg !301
	%22 = call i8* @gpuc_peer_at(i8* %20, i8* %21), !dbg !301
	%23 = icmp eq i8* %20, null, !dbg !301
	%24 = bitcast i8* %22 to i32*, !dbg !301
	%25 = select i1 %23, i32* null, i32* %24, !dbg !301
	%26 = select i1 %23, i64 0, i64 %p3, !dbg !301
	%27 = addrspacecast i32* %25 to i32 addrspace(1)*, !dbg !304
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %27, i64 0, !dbg !304
	%29 = icmp uge i64 0, %26, !dbg !304
	br i1 %29, label %b2_fail2, label %b2_ok2, !dbg !304, !prof !19

b2_ok2:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !304
	br label %b3, !dbg !304

b3:
	ret void, !dbg !304

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p4, i64 %16), !dbg !301
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !301
	ret void, !dbg !301

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 0, i64 %26), !dbg !304
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !304
	ret void, !dbg !304
}

define void @Update(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !305 {
entry:
	br label %b0, !dbg !306

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !306
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !308, !range !11
	%2 = sext i32 %1 to i64, !dbg !308
	%3 = icmp eq i64 %2, %p0, !dbg !309
	br i1 %3, label %b1, label %b3, !dbg !309

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !310, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !310, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !310, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !310, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !310, !range !16
	%9 = mul i32 %8, %6, !dbg !310
	%10 = add i32 %5, %9, !dbg !310
	%11 = mul i32 %7, %10, !dbg !310
	%12 = add i32 %4, %11, !dbg !310
	%13 = sext i32 %12 to i64, !dbg !310
	%14 = icmp eq i64 %13, %p1, !dbg !311
	br i1 %14, label %b2, label %b3, !dbg !307

b2:
	%15 = sext i32 %p4 to i64, !dbg !313
	%16 = sub i64 %15, 9, !dbg !313
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !312
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !313
	%19 = icmp uge i64 0, %p3, !dbg !312
	%20 = icmp ugt i64 %16, 1, !dbg !313
	%21 = or i1 %19, %20, !dbg !313
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !313, !prof !19

b2_ok1:
	%22 = bitcast i64* %18 to i8*, !dbg !313
	call void @gpuc_signal_op_thread(i8* %22, i64 1, i32 %p4, i32 0), !dbg !313
	br label %b3, !dbg !313

b3:
	ret void, !dbg !313

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !312
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !312

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 0, i64 %p3), !dbg !312
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !312
	ret void, !dbg !312

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %16, i64 1), !dbg !313
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !313
	ret void, !dbg !313
}

define void @Line(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !314 {
entry:
	br label %b0, !dbg !315

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !315
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !317, !range !11
	%2 = sext i32 %1 to i64, !dbg !317
	%3 = icmp eq i64 %2, %p0, !dbg !318
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !319
	br i1 %3, label %b1, label %b3, !dbg !318

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !16
	%10 = mul i32 %9, %7, !dbg !320
	%11 = add i32 %6, %10, !dbg !320
	%12 = mul i32 %8, %11, !dbg !320
	%13 = add i32 %5, %12, !dbg !320
	%14 = sext i32 %13 to i64, !dbg !320
	%15 = icmp eq i64 %14, %p1, !dbg !321
	br i1 %15, label %b2, label %b3, !dbg !316

b2:
	%16 = sub i64 %p3, %p4, !dbg !322
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !322
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !323
	%19 = ptrtoint i64* %18 to i64, !dbg !323
	%20 = and i64 %19, 15, !dbg !323
	%21 = icmp eq i64 %20, 0, !dbg !323
	%22 = icmp eq i64 %16, 0, !dbg !323
	%23 = or i1 %21, %22, !dbg !323
	%24 = ashr i64 %16, 1, !dbg !323
	%25 = sext i32 %4 to i64, !dbg !319
	%26 = bitcast i64 addrspace(1)* %17 to { i64, i64 } addrspace(1)*, !dbg !323
	%27 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %p5, !dbg !324
	%28 = trunc i64 %p6 to i32, !dbg !319
	%29 = addrspacecast { i64, i64 } addrspace(1)* %27 to { i64, i64 }*, !dbg !319
	%30 = icmp ugt i64 %p4, %p3, !dbg !322
	%31 = icmp eq i1 %23, false, !dbg !323
	%32 = icmp uge i64 %p5, %24, !dbg !324
	%33 = icmp uge i64 %p6, %25, !dbg !319
	%34 = or i1 %30, %31, !dbg !319
	%35 = or i1 %34, %32, !dbg !319
	%36 = or i1 %35, %33, !dbg !319
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !319, !prof !19

b2_ok1:
	%37 = bitcast { i64, i64 }* %29 to i8*, !dbg !319
	call void @gpuc_put_line_thread(i8* %37, i64 1, i32 1, i32 %28), !dbg !319
	br label %b3, !dbg !319

b3:
	ret void, !dbg !319

b2_fail1:
	%38 = icmp ugt i64 %p4, %p3, !dbg !322
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !322

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p4, i64 %p3), !dbg !322
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !322
	ret void, !dbg !322

b2_ok2:
	%39 = icmp eq i1 %23, false, !dbg !323
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !323

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %20, i64 16), !dbg !323
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !323
	ret void, !dbg !323

b2_ok3:
	%40 = icmp uge i64 %p5, %24, !dbg !324
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !324

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p5, i64 %24), !dbg !324
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !324
	ret void, !dbg !324

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p6, i64 %25), !dbg !319
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !319
	ret void, !dbg !319
}

define void @NoLine(i64 %p0, i64 %p1, i8* %ctrl) nounwind !dbg !325 {
entry:
	br label %b0, !dbg !326

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328, !range !11
	%1 = sext i32 %0 to i64, !dbg !328
	%2 = icmp eq i64 %1, %p0, !dbg !329
	br i1 %2, label %b1, label %b3, !dbg !329

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !330, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !330, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !330, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !330, !range !16
	%8 = mul i32 %7, %5, !dbg !330
	%9 = add i32 %4, %8, !dbg !330
	%10 = mul i32 %6, %9, !dbg !330
	%11 = add i32 %3, %10, !dbg !330
	%12 = sext i32 %11 to i64, !dbg !330
	%13 = icmp eq i64 %12, %p1, !dbg !331
	br i1 %13, label %b2, label %b3, !dbg !327

b2:
	%14 = icmp eq { i64, i64 }* null, null, !dbg !332
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !332, !prof !19

b2_ok1:
	%15 = bitcast { i64, i64 }* null to i8*, !dbg !332
	call void @gpuc_put_line_thread(i8* %15, i64 1, i32 1, i32 0), !dbg !332
	br label %b3, !dbg !332

b3:
	ret void, !dbg !332

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !332
	ret void, !dbg !332
}

define void @Await(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !333 {
entry:
	br label %b0, !dbg !334

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !334
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !336, !range !11
	%2 = sext i32 %1 to i64, !dbg !336
	%3 = icmp eq i64 %2, %p0, !dbg !337
	br i1 %3, label %b1, label %b3, !dbg !337

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !16
	%9 = mul i32 %8, %6, !dbg !338
	%10 = add i32 %5, %9, !dbg !338
	%11 = mul i32 %7, %10, !dbg !338
	%12 = add i32 %4, %11, !dbg !338
	%13 = sext i32 %12 to i64, !dbg !338
	%14 = icmp eq i64 %13, %p1, !dbg !339
	br i1 %14, label %b2, label %b3, !dbg !335

b2:
	%15 = sext i32 %p4 to i64, !dbg !341
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !340
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !341
	%18 = icmp uge i64 0, %p3, !dbg !340
	%19 = icmp ugt i64 %15, 5, !dbg !341
	%20 = or i1 %18, %19, !dbg !341
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !341, !prof !19

b2_ok1:
	%21 = bitcast i64* %17 to i8*, !dbg !341
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 %p4, i64 1, i32 0, i8* %ctrl, i32 82), !dbg !341
	br label %b3, !dbg !341

b3:
	ret void, !dbg !341

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !340
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !340

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 0, i64 %p3), !dbg !340
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !340
	ret void, !dbg !340

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %15, i64 5), !dbg !341
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !341
	ret void, !dbg !341
}

define void @Compare(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !342 {
entry:
	br label %b0, !dbg !343

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !343
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345, !range !11
	%2 = sext i32 %1 to i64, !dbg !345
	%3 = icmp eq i64 %2, %p0, !dbg !346
	br i1 %3, label %b1, label %b6, !dbg !346

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !347, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !347, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !347, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !347, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !347, !range !16
	%9 = mul i32 %8, %6, !dbg !347
	%10 = add i32 %5, %9, !dbg !347
	%11 = mul i32 %7, %10, !dbg !347
	%12 = add i32 %4, %11, !dbg !347
	%13 = sext i32 %12 to i64, !dbg !347
	%14 = icmp eq i64 %13, %p1, !dbg !348
	br i1 %14, label %b2, label %b6, !dbg !344

b2:
	%15 = icmp ne i32 %p4, 0, !dbg !349
	br i1 %15, label %b3, label %b4, !dbg !349

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !350
	%17 = icmp uge i64 0, %p3, !dbg !350
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !350, !prof !19

b3_ok1:
	br label %b4, !dbg !350

b4:
	%18 = phi i32 addrspace(1)* [ null, %b2 ], [ %16, %b3_ok1 ], !dbg !351
	%19 = sext i32 %p4 to i64, !dbg !352
	%20 = addrspacecast i32 addrspace(1)* %18 to i32*, !dbg !352
	%21 = icmp eq i32 addrspace(1)* %18, null, !dbg !352
	%22 = icmp ugt i64 %19, 5, !dbg !352
	%23 = or i1 %21, %22, !dbg !352
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !352, !prof !19

b4_ok1:
	%24 = bitcast i32* %20 to i8*, !dbg !352
	%25 = call i32 @gpuc_test_thread_int32(i8* %24, i32 %p4, i32 0), !dbg !352
	%26 = icmp ne i32 %25, 0, !dbg !352
	br i1 %26, label %b5, label %b6, !dbg !352

b5:
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !353
	%28 = icmp uge i64 0, %p3, !dbg !353
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !353, !prof !19

b5_ok1:
	store i32 1, i32 addrspace(1)* %27, align 4, !dbg !353
	br label %b6, !dbg !353

b6:
	ret void, !dbg !353

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 0, i64 %p3), !dbg !350
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !350
	ret void, !dbg !350

b4_fail1:
	%29 = icmp eq i32 addrspace(1)* %18, null, !dbg !352
	br i1 %29, label %b4_fail2, label %b4_ok2, !dbg !352

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !352
	ret void, !dbg !352

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %19, i64 5), !dbg !352
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !352
	ret void, !dbg !352

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p3), !dbg !353
	call void asm sideeffect "// site 86", ""() nounwind, !dbg !353
	ret void, !dbg !353
}

define void @Words(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !355
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !355
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !357, !range !11
	%3 = sext i32 %2 to i64, !dbg !357
	%4 = icmp eq i64 %3, %p0, !dbg !358
	br i1 %4, label %b1, label %b5, !dbg !358

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !359, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !359, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !359, !range !16
	%10 = mul i32 %9, %7, !dbg !359
	%11 = add i32 %6, %10, !dbg !359
	%12 = mul i32 %8, %11, !dbg !359
	%13 = add i32 %5, %12, !dbg !359
	%14 = sext i32 %13 to i64, !dbg !359
	%15 = icmp eq i64 %14, %p1, !dbg !360
	br i1 %15, label %b2, label %b5, !dbg !356

b2:
	%16 = icmp ne i64 %p7, 0, !dbg !361
	br i1 %16, label %b3, label %b4, !dbg !361

b3:
	%17 = icmp eq i64 %p6, 0, !dbg !364
	%18 = select i1 %17, i64 %p3, i64 %p6, !dbg !364
	%19 = select i1 %17, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !364
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !364
	%21 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !364
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !364
	%23 = icmp ugt i64 %p6, %p5, !dbg !362
	%24 = icmp ugt i64 %p7, %p5, !dbg !363
	%25 = icmp ne i64 %p3, %18, !dbg !364
	%26 = icmp ne i64 %p3, %p7, !dbg !364
	%27 = or i1 %23, %24, !dbg !364
	%28 = or i1 %27, %25, !dbg !364
	%29 = or i1 %28, %26, !dbg !364
	br i1 %29, label %b3_fail1, label %b3_ok1, !dbg !364, !prof !19

b3_ok1:
	%30 = bitcast i32* %20 to i8*, !dbg !364
	%31 = bitcast i32* %21 to i8*, !dbg !364
	%32 = bitcast i32* %22 to i8*, !dbg !364
	call void @gpuc_wait_until_all_vector_thread(i8* %30, i64 %p3, i8* %31, i32 5, i8* %32, i32 3, i32 0, i8* %ctrl, i32 90), !dbg !364
	ret void, !dbg !365

b4:
	%33 = icmp eq i64 %p6, 0, !dbg !367
	%34 = select i1 %33, i64 %p3, i64 %p6, !dbg !367
	%35 = select i1 %33, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !367
	%36 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !367
	%37 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !367
	%38 = icmp ugt i64 %p6, %p5, !dbg !366
	%39 = icmp ugt i64 %p3, 0, !dbg !367
	%40 = icmp ne i64 %p3, %34, !dbg !367
	%41 = or i1 %38, %39, !dbg !367
	%42 = or i1 %41, %40, !dbg !367
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !367, !prof !19

b4_ok1:
	%43 = bitcast i32* %36 to i8*, !dbg !367
	%44 = bitcast i64* null to i8*, !dbg !367
	%45 = bitcast i32* %37 to i8*, !dbg !367
	%46 = call i64 @gpuc_test_some_thread(i8* %43, i64 %p3, i8* %44, i8* %45, i32 5, i64 1, i32 3), !dbg !367
	%47 = trunc i64 %46 to i32, !dbg !369
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !368
	%49 = icmp uge i64 0, %p5, !dbg !368
	br i1 %49, label %b4_fail4, label %b4_ok4, !dbg !368, !prof !19

b4_ok4:
	store i32 %47, i32 addrspace(1)* %48, align 4, !dbg !368
	br label %b5, !dbg !368

b5:
	ret void, !dbg !368

b3_fail1:
	%50 = icmp ugt i64 %p6, %p5, !dbg !362
	br i1 %50, label %b3_fail2, label %b3_ok2, !dbg !362

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p6, i64 %p5), !dbg !362
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !362
	ret void, !dbg !362

b3_ok2:
	%51 = icmp ugt i64 %p7, %p5, !dbg !363
	br i1 %51, label %b3_fail3, label %b3_ok3, !dbg !363

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p7, i64 %p5), !dbg !363
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !363
	ret void, !dbg !363

b3_ok3:
	%52 = icmp ne i64 %p3, %18, !dbg !364
	br i1 %52, label %b3_fail4, label %b3_ok4, !dbg !364

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %18), !dbg !364
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !364
	ret void, !dbg !364

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p3, i64 %p7), !dbg !364
	call void asm sideeffect "// site 89", ""() nounwind, !dbg !364
	ret void, !dbg !364

b4_fail1:
	%53 = icmp ugt i64 %p6, %p5, !dbg !366
	br i1 %53, label %b4_fail2, label %b4_ok2, !dbg !366

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p6, i64 %p5), !dbg !366
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !366
	ret void, !dbg !366

b4_ok2:
	%54 = icmp ugt i64 %p3, 0, !dbg !367
	br i1 %54, label %b4_fail3, label %b4_ok3, !dbg !367

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p3, i64 0), !dbg !367
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !367
	ret void, !dbg !367

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %34), !dbg !367
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !367
	ret void, !dbg !367

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 0, i64 %p5), !dbg !368
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !368
	ret void, !dbg !368
}

define void @WaitSigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !371
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !373, !range !11
	%2 = sext i32 %1 to i64, !dbg !373
	%3 = icmp eq i64 %2, %p0, !dbg !374
	br i1 %3, label %b1, label %b3, !dbg !374

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
	br i1 %14, label %b2, label %b3, !dbg !372

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !377
	%16 = icmp uge i64 0, %p3, !dbg !377
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !377, !prof !19

b2_ok1:
	store i32 -3, i32 addrspace(1)* %15, align 4, !dbg !377
	%17 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !378
	%18 = bitcast i32* %17 to i8*, !dbg !378
	call void @gpuc_wait_until_thread_int32(i8* %18, i32 2, i32 -1, i32 0, i8* %ctrl, i32 96), !dbg !378
	br label %b3, !dbg !378

b3:
	ret void, !dbg !378

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p3), !dbg !377
	call void asm sideeffect "// site 95", ""() nounwind, !dbg !377
	ret void, !dbg !377
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
!52 = distinct !DISubprogram(name: "Unsigned", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!53 = !DILocation(line: 64, column: 6, scope: !52)
!54 = !DILocation(line: 65, column: 12, scope: !52)
!55 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !54)
!56 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !54)
!57 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !54)
!58 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !54)
!59 = !DILocation(line: 66, column: 12, scope: !52)
!60 = !DILocation(line: 67, column: 14, scope: !52)
!61 = !DILocation(line: 67, column: 4, scope: !52)
!62 = distinct !DISubprogram(name: "Divide", scope: !1, file: !1, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!63 = !DILocation(line: 74, column: 6, scope: !62)
!64 = !DILocation(line: 75, column: 12, scope: !62)
!65 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !64)
!66 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !64)
!67 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !64)
!68 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !64)
!69 = !DILocation(line: 76, column: 12, scope: !62)
!70 = !DILocation(line: 76, column: 4, scope: !62)
!71 = distinct !DISubprogram(name: "Remainder", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!72 = !DILocation(line: 83, column: 6, scope: !71)
!73 = !DILocation(line: 84, column: 12, scope: !71)
!74 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !73)
!75 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !73)
!76 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !73)
!77 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !73)
!78 = !DILocation(line: 85, column: 15, scope: !71)
!79 = distinct !DISubprogram(name: "rem", scope: !1, file: !1, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!80 = !DILocation(line: 85, column: 13, scope: !71)
!81 = !DILocation(line: 90, column: 11, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 85, column: 4, scope: !71)
!83 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!84 = !DILocation(line: 96, column: 6, scope: !83)
!85 = !DILocation(line: 97, column: 12, scope: !83)
!86 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !85)
!87 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !85)
!88 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !85)
!89 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !85)
!90 = !DILocation(line: 98, column: 12, scope: !83)
!91 = !DILocation(line: 98, column: 4, scope: !83)
!92 = distinct !DISubprogram(name: "Nil", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!93 = !DILocation(line: 105, column: 6, scope: !92)
!94 = !DILocation(line: 106, column: 23, scope: !92)
!95 = !{i32 1, i32 -2147483648}
!96 = !{i32 1, i32 65536}
!97 = !{i32 1, i32 65}
!98 = !DILocation(line: 106, column: 9, scope: !92)
!99 = !DILocation(line: 107, column: 12, scope: !92)
!100 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !99)
!101 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !99)
!102 = !DILocation(line: 106, column: 2, scope: !92)
!103 = !DILocation(line: 110, column: 2, scope: !92)
!104 = distinct !DISubprogram(name: "Panic", scope: !1, file: !1, line: 116, type: !4, isDefinition: true, scopeLine: 116, isOptimized: true, unit: !2)
!105 = !DILocation(line: 116, column: 6, scope: !104)
!106 = !DILocation(line: 117, column: 12, scope: !104)
!107 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !106)
!108 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !106)
!109 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !106)
!110 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !106)
!111 = !DILocation(line: 118, column: 8, scope: !104)
!112 = !DILocation(line: 120, column: 17, scope: !104)
!113 = !DILocation(line: 120, column: 3, scope: !104)
!114 = distinct !DISubprogram(name: "Assert", scope: !1, file: !1, line: 126, type: !4, isDefinition: true, scopeLine: 126, isOptimized: true, unit: !2)
!115 = !DILocation(line: 126, column: 6, scope: !114)
!116 = !DILocation(line: 127, column: 24, scope: !114)
!117 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !116)
!118 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !116)
!119 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !116)
!120 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !116)
!121 = !DILocation(line: 127, column: 12, scope: !114)
!122 = !DILocation(line: 128, column: 17, scope: !114)
!123 = !DILocation(line: 128, column: 3, scope: !114)
!124 = distinct !DISubprogram(name: "Vectors", scope: !1, file: !1, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!125 = !DILocation(line: 134, column: 6, scope: !124)
!126 = !DILocation(line: 135, column: 12, scope: !124)
!127 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !126)
!128 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !126)
!129 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !126)
!130 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !126)
!131 = !DILocation(line: 136, column: 15, scope: !124)
!132 = !DILocation(line: 136, column: 13, scope: !124)
!133 = !DILocation(line: 136, column: 23, scope: !124)
!134 = !DILocation(line: 136, column: 27, scope: !124)
!135 = distinct !DISubprogram(name: "Rank", scope: !1, file: !1, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!136 = !DILocation(line: 143, column: 6, scope: !135)
!137 = !DILocation(line: 144, column: 12, scope: !135)
!138 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !137)
!139 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !137)
!140 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !137)
!141 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !137)
!142 = !DILocation(line: 145, column: 35, scope: !135)
!143 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!144 = distinct !DISubprogram(name: "Broadcast", scope: !143, file: !143, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!145 = !DILocation(line: 145, column: 23, scope: !135)
!146 = !DILocation(line: 36, column: 10, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 36, column: 31, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 36, column: 22, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 37, column: 8, scope: !144, inlinedAt: !145)
!150 = !DILocation(line: 40, column: 17, scope: !144, inlinedAt: !145)
!151 = !DILocation(line: 145, column: 4, scope: !135)
!152 = distinct !DISubprogram(name: "Length", scope: !1, file: !1, line: 152, type: !4, isDefinition: true, scopeLine: 152, isOptimized: true, unit: !2)
!153 = !DILocation(line: 152, column: 6, scope: !152)
!154 = !DILocation(line: 153, column: 12, scope: !152)
!155 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !154)
!156 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !154)
!157 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !154)
!158 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !154)
!159 = !DILocation(line: 154, column: 23, scope: !152)
!160 = !DILocation(line: 154, column: 43, scope: !152)
!161 = !DILocation(line: 154, column: 38, scope: !152)
!162 = !DILocation(line: 154, column: 12, scope: !152)
!163 = distinct !DISubprogram(name: "PE", scope: !1, file: !1, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!164 = !DILocation(line: 161, column: 6, scope: !163)
!165 = !DILocation(line: 162, column: 12, scope: !163)
!166 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !165)
!167 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !165)
!168 = !DILocation(line: 163, column: 10, scope: !163)
!169 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !165)
!170 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !165)
!171 = !DILocation(line: 163, column: 18, scope: !163)
!172 = distinct !DISubprogram(name: "Ported", scope: !1, file: !1, line: 170, type: !4, isDefinition: true, scopeLine: 170, isOptimized: true, unit: !2)
!173 = !DILocation(line: 170, column: 6, scope: !172)
!174 = !DILocation(line: 171, column: 12, scope: !172)
!175 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !174)
!176 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !174)
!177 = !DILocation(line: 172, column: 20, scope: !172)
!178 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !174)
!179 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !174)
!180 = distinct !DISubprogram(name: "SymAt", scope: !1, file: !1, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!181 = !DILocation(line: 179, column: 6, scope: !180)
!182 = !DILocation(line: 180, column: 12, scope: !180)
!183 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !182)
!184 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !182)
!185 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !182)
!186 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !182)
!187 = !DILocation(line: 181, column: 18, scope: !180)
!188 = !DILocation(line: 181, column: 10, scope: !180)
!189 = distinct !DISubprogram(name: "SymSlice", scope: !1, file: !1, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!190 = !DILocation(line: 188, column: 6, scope: !189)
!191 = !DILocation(line: 189, column: 12, scope: !189)
!192 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !191)
!193 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !191)
!194 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !191)
!195 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !191)
!196 = !DILocation(line: 190, column: 23, scope: !189)
!197 = !DILocation(line: 190, column: 12, scope: !189)
!198 = distinct !DISubprogram(name: "SignalsAt", scope: !1, file: !1, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!199 = !DILocation(line: 197, column: 6, scope: !198)
!200 = !DILocation(line: 198, column: 12, scope: !198)
!201 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !200)
!202 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !200)
!203 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !200)
!204 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !200)
!205 = !DILocation(line: 199, column: 25, scope: !198)
!206 = !DILocation(line: 199, column: 17, scope: !198)
!207 = distinct !DISubprogram(name: "WaitForever", scope: !1, file: !1, line: 206, type: !4, isDefinition: true, scopeLine: 206, isOptimized: true, unit: !2)
!208 = !DILocation(line: 206, column: 6, scope: !207)
!209 = !DILocation(line: 207, column: 12, scope: !207)
!210 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !209)
!211 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !209)
!212 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !209)
!213 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !209)
!214 = !DILocation(line: 208, column: 24, scope: !207)
!215 = distinct !DISubprogram(name: "WaitLine", scope: !1, file: !1, line: 215, type: !4, isDefinition: true, scopeLine: 215, isOptimized: true, unit: !2)
!216 = !DILocation(line: 215, column: 6, scope: !215)
!217 = !DILocation(line: 216, column: 12, scope: !215)
!218 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !217)
!219 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !217)
!220 = !DILocation(line: 217, column: 64, scope: !215)
!221 = !DILocation(line: 217, column: 17, scope: !215)
!222 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !217)
!223 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !217)
!224 = !DILocation(line: 217, column: 25, scope: !215)
!225 = !DILocation(line: 218, column: 28, scope: !215)
!226 = !DILocation(line: 218, column: 33, scope: !215)
!227 = !DILocation(line: 218, column: 17, scope: !215)
!228 = distinct !DISubprogram(name: "Meet", scope: !1, file: !1, line: 225, type: !4, isDefinition: true, scopeLine: 225, isOptimized: true, unit: !2)
!229 = !DILocation(line: 225, column: 6, scope: !228)
!230 = !DILocation(line: 226, column: 18, scope: !228)
!231 = distinct !DISubprogram(name: "FailOnePE", scope: !1, file: !1, line: 232, type: !4, isDefinition: true, scopeLine: 232, isOptimized: true, unit: !2)
!232 = !DILocation(line: 232, column: 6, scope: !231)
!233 = !DILocation(line: 233, column: 18, scope: !231)
!234 = !DILocation(line: 233, column: 21, scope: !231)
!235 = !DILocation(line: 236, column: 15, scope: !231)
!236 = !DILocation(line: 238, column: 31, scope: !231)
!237 = !DILocation(line: 234, column: 3, scope: !231)
!238 = !DILocation(line: 236, column: 19, scope: !231)
!239 = !DILocation(line: 237, column: 11, scope: !231)
!240 = !DILocation(line: 237, column: 4, scope: !231)
!241 = !DILocation(line: 239, column: 18, scope: !231)
!242 = !DILocation(line: 242, column: 24, scope: !231)
!243 = distinct !DISubprogram(name: "Absent", scope: !1, file: !1, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!244 = !DILocation(line: 250, column: 6, scope: !243)
!245 = !DILocation(line: 251, column: 15, scope: !243)
!246 = !DILocation(line: 251, column: 20, scope: !243)
!247 = !DILocation(line: 252, column: 3, scope: !243)
!248 = !DILocation(line: 254, column: 28, scope: !243)
!249 = !DILocation(line: 254, column: 13, scope: !243)
!250 = !DILocation(line: 254, column: 32, scope: !243)
!251 = !DILocation(line: 255, column: 3, scope: !243)
!252 = !DILocation(line: 258, column: 14, scope: !243)
!253 = !DILocation(line: 257, column: 16, scope: !243)
!254 = distinct !DISubprogram(name: "Loop", scope: !1, file: !1, line: 264, type: !4, isDefinition: true, scopeLine: 264, isOptimized: true, unit: !2)
!255 = !DILocation(line: 264, column: 6, scope: !254)
!256 = !DILocation(line: 265, column: 13, scope: !254)
!257 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !256)
!258 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !256)
!259 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !256)
!260 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !256)
!261 = !DILocation(line: 269, column: 6, scope: !254)
!262 = !DILocation(line: 269, column: 8, scope: !254)
!263 = !DILocation(line: 269, column: 4, scope: !254)
!264 = !DILocation(line: 269, column: 19, scope: !254)
!265 = !DILocation(line: 266, column: 3, scope: !254)
!266 = !DIFile(filename: "operands.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!267 = distinct !DISubprogram(name: "Strided", scope: !266, file: !266, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!268 = !DILocation(line: 14, column: 6, scope: !267)
!269 = !DILocation(line: 15, column: 12, scope: !267)
!270 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !269)
!271 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !269)
!272 = !DILocation(line: 16, column: 13, scope: !267)
!273 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !269)
!274 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !269)
!275 = !DILocation(line: 16, column: 27, scope: !267)
!276 = distinct !DISubprogram(name: "Tile", scope: !266, file: !266, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!277 = !DILocation(line: 26, column: 6, scope: !276)
!278 = !DILocation(line: 27, column: 12, scope: !276)
!279 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !278)
!280 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !278)
!281 = !DILocation(line: 28, column: 16, scope: !276)
!282 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !278)
!283 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !278)
!284 = !DILocation(line: 28, column: 27, scope: !276)
!285 = distinct !DISubprogram(name: "Atomic", scope: !266, file: !266, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!286 = !DILocation(line: 35, column: 6, scope: !285)
!287 = !DILocation(line: 36, column: 12, scope: !285)
!288 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !287)
!289 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !287)
!290 = !DILocation(line: 41, column: 18, scope: !285)
!291 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !287)
!292 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !287)
!293 = !DILocation(line: 38, column: 9, scope: !285)
!294 = !DILocation(line: 39, column: 12, scope: !285)
!295 = !DILocation(line: 37, column: 7, scope: !285)
!296 = distinct !DISubprogram(name: "AddressOf", scope: !266, file: !266, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!297 = !DILocation(line: 48, column: 6, scope: !296)
!298 = !DILocation(line: 49, column: 12, scope: !296)
!299 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !298)
!300 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !298)
!301 = !DILocation(line: 50, column: 9, scope: !296)
!302 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !298)
!303 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !298)
!304 = !DILocation(line: 50, column: 16, scope: !296)
!305 = distinct !DISubprogram(name: "Update", scope: !266, file: !266, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!306 = !DILocation(line: 57, column: 6, scope: !305)
!307 = !DILocation(line: 58, column: 12, scope: !305)
!308 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !307)
!309 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !307)
!310 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !307)
!311 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !307)
!312 = !DILocation(line: 59, column: 25, scope: !305)
!313 = !DILocation(line: 59, column: 17, scope: !305)
!314 = distinct !DISubprogram(name: "Line", scope: !266, file: !266, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!315 = !DILocation(line: 66, column: 6, scope: !314)
!316 = !DILocation(line: 67, column: 12, scope: !314)
!317 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !316)
!318 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !316)
!319 = !DILocation(line: 68, column: 16, scope: !314)
!320 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !316)
!321 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !316)
!322 = !DILocation(line: 68, column: 27, scope: !314)
!323 = !DILocation(line: 68, column: 49, scope: !314)
!324 = !DILocation(line: 68, column: 54, scope: !314)
!325 = distinct !DISubprogram(name: "NoLine", scope: !266, file: !266, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!326 = !DILocation(line: 75, column: 6, scope: !325)
!327 = !DILocation(line: 76, column: 12, scope: !325)
!328 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !327)
!329 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !327)
!330 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !327)
!331 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !327)
!332 = !DILocation(line: 78, column: 16, scope: !325)
!333 = distinct !DISubprogram(name: "Await", scope: !266, file: !266, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!334 = !DILocation(line: 85, column: 6, scope: !333)
!335 = !DILocation(line: 86, column: 12, scope: !333)
!336 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !335)
!337 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !335)
!338 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !335)
!339 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !335)
!340 = !DILocation(line: 87, column: 32, scope: !333)
!341 = !DILocation(line: 87, column: 24, scope: !333)
!342 = distinct !DISubprogram(name: "Compare", scope: !266, file: !266, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!343 = !DILocation(line: 94, column: 6, scope: !342)
!344 = !DILocation(line: 95, column: 12, scope: !342)
!345 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !344)
!346 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !344)
!347 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !344)
!348 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !344)
!349 = !DILocation(line: 97, column: 10, scope: !342)
!350 = !DILocation(line: 98, column: 12, scope: !342)
!351 = !DILocation(line: 96, column: 7, scope: !342)
!352 = !DILocation(line: 100, column: 16, scope: !342)
!353 = !DILocation(line: 101, column: 13, scope: !342)
!354 = distinct !DISubprogram(name: "Words", scope: !266, file: !266, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!355 = !DILocation(line: 109, column: 6, scope: !354)
!356 = !DILocation(line: 110, column: 12, scope: !354)
!357 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !356)
!358 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !356)
!359 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !356)
!360 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !356)
!361 = !DILocation(line: 111, column: 13, scope: !354)
!362 = !DILocation(line: 112, column: 36, scope: !354)
!363 = !DILocation(line: 112, column: 59, scope: !354)
!364 = !DILocation(line: 112, column: 28, scope: !354)
!365 = !DILocation(line: 113, column: 4, scope: !354)
!366 = !DILocation(line: 116, column: 36, scope: !354)
!367 = !DILocation(line: 116, column: 22, scope: !354)
!368 = !DILocation(line: 117, column: 4, scope: !354)
!369 = !DILocation(line: 117, column: 15, scope: !354)
!370 = distinct !DISubprogram(name: "WaitSigned", scope: !266, file: !266, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!371 = !DILocation(line: 124, column: 6, scope: !370)
!372 = !DILocation(line: 125, column: 12, scope: !370)
!373 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !372)
!374 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !372)
!375 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !372)
!376 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !372)
!377 = !DILocation(line: 126, column: 12, scope: !370)
!378 = !DILocation(line: 127, column: 18, scope: !370)
!379 = !{void (i64, i64, i32*, i64, i64, i8*)* @Index, !"kernel", i32 1}
!380 = !{void (i64, i64, i32*, i64, i64, i8*)* @IndexArray, !"kernel", i32 1}
!381 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice, !"kernel", i32 1}
!382 = !{void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax, !"kernel", i32 1}
!383 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned, !"kernel", i32 1}
!384 = !{void (i64, i64, i32*, i64, i32, i8*)* @Divide, !"kernel", i32 1}
!385 = !{void (i64, i64, i64*, i64, i64, i8*)* @Remainder, !"kernel", i32 1}
!386 = !{void (i64, i64, i32*, i64, i64, i8*)* @Shift, !"kernel", i32 1}
!387 = !{void (i64, i64, i64*, i64, i8*)* @Nil, !"kernel", i32 1}
!388 = !{void (i64, i64, i64*, i64, i8*)* @Panic, !"kernel", i32 1}
!389 = !{void (i64, i64, i64*, i64, i8*)* @Assert, !"kernel", i32 1}
!390 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors, !"kernel", i32 1}
!391 = !{void (i64, i64, i32*, i64, i64, i8*)* @Rank, !"kernel", i32 1}
!392 = !{void (i64, i64, i32*, i64, i64, i8*)* @Length, !"kernel", i32 1}
!393 = !{void (i64, i64, i32*, i64, i64, i8*)* @PE, !"kernel", i32 1}
!394 = !{void (i64, i64, i32*, i64, i64, i8*)* @Ported, !"kernel", i32 1}
!395 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymAt, !"kernel", i32 1}
!396 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymSlice, !"kernel", i32 1}
!397 = !{void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt, !"kernel", i32 1}
!398 = !{void (i64, i64, i64*, i8*)* @WaitForever, !"kernel", i32 1}
!399 = !{void (i64, i64, i64*, i64, i8*)* @WaitLine, !"kernel", i32 1}
!400 = !{void (i8*)* @Meet, !"kernel", i32 1}
!401 = !{void (i32*, i64, i64, i64*, i8*)* @FailOnePE, !"kernel", i32 1}
!402 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent, !"kernel", i32 1}
!403 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop, !"kernel", i32 1}
!404 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided, !"kernel", i32 1}
!405 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile, !"kernel", i32 1}
!406 = !{void (i64, i64, i32*, i64, i64, i8*)* @Atomic, !"kernel", i32 1}
!407 = !{void (i64, i64, i32*, i64, i64, i8*)* @AddressOf, !"kernel", i32 1}
!408 = !{void (i64, i64, i64*, i64, i32, i8*)* @Update, !"kernel", i32 1}
!409 = !{void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line, !"kernel", i32 1}
!410 = !{void (i64, i64, i8*)* @NoLine, !"kernel", i32 1}
!411 = !{void (i64, i64, i64*, i64, i32, i8*)* @Await, !"kernel", i32 1}
!412 = !{void (i64, i64, i32*, i64, i32, i8*)* @Compare, !"kernel", i32 1}
!413 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words, !"kernel", i32 1}
!414 = !{void (i64, i64, i32*, i64, i8*)* @WaitSigned, !"kernel", i32 1}
