target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [37 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Index to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @IndexArray to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Divide to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @Remainder to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Shift to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Nil to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @NilField to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Panic to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Assert to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Rank to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Length to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @PE to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Ported to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymAt to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymSlice to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt to i8*), i8* bitcast (void (i64, i64, i64*, i8*)* @WaitForever to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @WaitLine to i8*), i8* bitcast (void (i8*)* @Meet to i8*), i8* bitcast (void (i32*, i64, i64, i64*, i8*)* @FailOnePE to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Atomic to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @AddressOf to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Update to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line to i8*), i8* bitcast (void (i64, i64, i8*)* @NoLine to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Await to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Compare to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words to i8*), i8* bitcast (void (i64, i64, i32*, i64, i8*)* @WaitSigned to i8*)], section "llvm.metadata"

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

define void @NilField(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !104 {
entry:
	%0 = alloca { i64 }, align 8, !dbg !105
	br label %b0, !dbg !105

b0:
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !105
	store { i64 } zeroinitializer, { i64 }* %0, align 8, !dbg !106
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108, !range !11
	%3 = sext i32 %2 to i64, !dbg !108
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !108, !range !20
	%5 = sext i32 %4 to i64, !dbg !108
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !108, !range !20
	%7 = sext i32 %6 to i64, !dbg !108
	%8 = icmp eq i64 %3, %p0, !dbg !109
	br i1 %8, label %b1, label %b3, !dbg !109

b1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110, !range !14
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !110, !range !15
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110, !range !16
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110, !range !16
	%14 = mul i32 %13, %11, !dbg !110
	%15 = add i32 %10, %14, !dbg !110
	%16 = mul i32 %12, %15, !dbg !110
	%17 = add i32 %9, %16, !dbg !110
	%18 = sext i32 %17 to i64, !dbg !110
	%19 = icmp eq i64 %18, %p1, !dbg !111
	br i1 %19, label %b2, label %b3, !dbg !107

b2:
	br label %b3, !dbg !112

b3:
	%20 = phi { i64 }* [ %0, %b1 ], [ null, %b2 ], [ %0, %b0 ], !dbg !113
	%21 = icmp eq i64 %p4, 0, !dbg !113
	br i1 %21, label %b4, label %b5, !dbg !113

b4:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !114, !range !95
	%23 = sext i32 %22 to i64, !dbg !114
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !114, !range !96
	%25 = sext i32 %24 to i64, !dbg !114
	%26 = trunc i64 %25 to i32, !dbg !114
	%27 = trunc i64 %7 to i32, !dbg !114
	%28 = mul i32 %26, %27, !dbg !114
	%29 = zext i32 %28 to i64, !dbg !114
	%30 = trunc i64 %5 to i32, !dbg !114
	%31 = add i32 %30, %28, !dbg !114
	%32 = zext i32 %31 to i64, !dbg !114
	%33 = mul i64 %23, %32, !dbg !114
	%34 = add i64 %3, %33, !dbg !114
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !16
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !16
	%37 = mul i32 %35, %36, !dbg !114
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !97
	%39 = mul i32 %37, %38, !dbg !114
	%40 = sext i32 %39 to i64, !dbg !114
	%41 = mul i64 %34, %40, !dbg !114
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !14
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !14
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !15
	%45 = mul i32 %36, %44, !dbg !114
	%46 = add i32 %43, %45, !dbg !114
	%47 = mul i32 %35, %46, !dbg !114
	%48 = add i32 %42, %47, !dbg !114
	%49 = sext i32 %48 to i64, !dbg !114
	%50 = add i64 %41, %49, !dbg !114
	%51 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !117
	%52 = icmp eq { i64 }* %20, null, !dbg !115
	%53 = icmp uge i64 %50, %p3, !dbg !116
	%54 = or i1 %52, %53, !dbg !116
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !116, !prof !19

b4_ok1:
	%55 = load i64, i64* %51, align 8, !dbg !117
	%56 = add i64 %55, 1, !dbg !118
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !116
	store i64 %56, i64 addrspace(1)* %57, align 8, !dbg !116
	br label %b9, !dbg !116

b5:
	%58 = icmp eq i64 %p4, 1, !dbg !119
	br i1 %58, label %b6, label %b7, !dbg !119

b6:
	%59 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !120
	%60 = icmp eq { i64 }* %20, null, !dbg !120
	br i1 %60, label %b6_fail1, label %b6_ok1, !dbg !120, !prof !19

b6_ok1:
	store i64 1, i64* %59, align 8, !dbg !120
	br label %b9, !dbg !120

b7:
	%61 = icmp eq i64 %p4, 2, !dbg !121
	br i1 %61, label %b8, label %b9, !dbg !121

b8:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !122, !range !95
	%63 = sext i32 %62 to i64, !dbg !122
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !122, !range !96
	%65 = sext i32 %64 to i64, !dbg !122
	%66 = trunc i64 %65 to i32, !dbg !122
	%67 = trunc i64 %7 to i32, !dbg !122
	%68 = mul i32 %66, %67, !dbg !122
	%69 = zext i32 %68 to i64, !dbg !122
	%70 = trunc i64 %5 to i32, !dbg !122
	%71 = add i32 %70, %68, !dbg !122
	%72 = zext i32 %71 to i64, !dbg !122
	%73 = mul i64 %63, %72, !dbg !122
	%74 = add i64 %3, %73, !dbg !122
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122, !range !16
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !122, !range !16
	%77 = mul i32 %75, %76, !dbg !122
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !122, !range !97
	%79 = mul i32 %77, %78, !dbg !122
	%80 = sext i32 %79 to i64, !dbg !122
	%81 = mul i64 %74, %80, !dbg !122
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122, !range !14
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !122, !range !14
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !122, !range !15
	%85 = mul i32 %76, %84, !dbg !122
	%86 = add i32 %83, %85, !dbg !122
	%87 = mul i32 %75, %86, !dbg !122
	%88 = add i32 %82, %87, !dbg !122
	%89 = sext i32 %88 to i64, !dbg !122
	%90 = add i64 %81, %89, !dbg !122
	%91 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !123
	%92 = icmp eq { i64 }* %20, null, !dbg !123
	%93 = icmp uge i64 %90, %p3, !dbg !124
	%94 = or i1 %92, %93, !dbg !124
	br i1 %94, label %b8_fail1, label %b8_ok1, !dbg !124, !prof !19

b8_ok1:
	%95 = load i64, i64* %91, align 8, !dbg !123
	%96 = mul i64 %95, 2, !dbg !127
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %90, !dbg !124
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !124
	br label %b9, !dbg !124

b9:
	ret void, !dbg !124

b4_fail1:
	%98 = icmp eq { i64 }* %20, null, !dbg !115
	br i1 %98, label %b4_fail2, label %b4_ok2, !dbg !115

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !115
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !115
	ret void, !dbg !115

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %50, i64 %p3), !dbg !116
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !116
	ret void, !dbg !116

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !120
	ret void, !dbg !120

b8_fail1:
	%99 = icmp eq { i64 }* %20, null, !dbg !123
	br i1 %99, label %b8_fail2, label %b8_ok2, !dbg !123

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !123
	ret void, !dbg !123

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %90, i64 %p3), !dbg !124
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !124
	ret void, !dbg !124
}

define void @Panic(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !128 {
entry:
	br label %b0, !dbg !129

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !129
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131, !range !11
	%2 = sext i32 %1 to i64, !dbg !131
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !131, !range !20
	%4 = sext i32 %3 to i64, !dbg !131
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !131, !range !20
	%6 = sext i32 %5 to i64, !dbg !131
	%7 = icmp eq i64 %2, %p0, !dbg !132
	br i1 %7, label %b1, label %b3, !dbg !132

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !133, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !133, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !133, !range !16
	%13 = mul i32 %12, %10, !dbg !133
	%14 = add i32 %9, %13, !dbg !133
	%15 = mul i32 %11, %14, !dbg !133
	%16 = add i32 %8, %15, !dbg !133
	%17 = sext i32 %16 to i64, !dbg !133
	%18 = icmp eq i64 %17, %p1, !dbg !134
	br i1 %18, label %b2, label %b3, !dbg !130

b2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !135
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !135
	ret void, !dbg !135

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !136, !range !95
	%20 = sext i32 %19 to i64, !dbg !136
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !136, !range !96
	%22 = sext i32 %21 to i64, !dbg !136
	%23 = trunc i64 %22 to i32, !dbg !136
	%24 = trunc i64 %6 to i32, !dbg !136
	%25 = mul i32 %23, %24, !dbg !136
	%26 = zext i32 %25 to i64, !dbg !136
	%27 = trunc i64 %4 to i32, !dbg !136
	%28 = add i32 %27, %25, !dbg !136
	%29 = zext i32 %28 to i64, !dbg !136
	%30 = mul i64 %20, %29, !dbg !136
	%31 = add i64 %2, %30, !dbg !136
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !16
	%34 = mul i32 %32, %33, !dbg !136
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !97
	%36 = mul i32 %34, %35, !dbg !136
	%37 = sext i32 %36 to i64, !dbg !136
	%38 = mul i64 %31, %37, !dbg !136
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !15
	%42 = mul i32 %33, %41, !dbg !136
	%43 = add i32 %40, %42, !dbg !136
	%44 = mul i32 %32, %43, !dbg !136
	%45 = add i32 %39, %44, !dbg !136
	%46 = sext i32 %45 to i64, !dbg !136
	%47 = add i64 %38, %46, !dbg !136
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !137
	%49 = icmp uge i64 %47, %p3, !dbg !137
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !137, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !137
	ret void, !dbg !137

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %47, i64 %p3), !dbg !137
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !137
	ret void, !dbg !137
}

define void @Assert(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !138 {
entry:
	br label %b0, !dbg !139

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !139
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141, !range !11
	%2 = sext i32 %1 to i64, !dbg !141
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !141, !range !20
	%4 = sext i32 %3 to i64, !dbg !141
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !141, !range !20
	%6 = sext i32 %5 to i64, !dbg !141
	%7 = icmp eq i64 %2, %p0, !dbg !142
	br i1 %7, label %b1, label %b3, !dbg !142

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !143, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !143, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !16
	%13 = mul i32 %12, %10, !dbg !143
	%14 = add i32 %9, %13, !dbg !143
	%15 = mul i32 %11, %14, !dbg !143
	%16 = add i32 %8, %15, !dbg !143
	%17 = sext i32 %16 to i64, !dbg !143
	%18 = icmp eq i64 %17, %p1, !dbg !144
	br i1 %18, label %b2, label %b3, !dbg !145

b2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !146, !range !95
	%20 = sext i32 %19 to i64, !dbg !146
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !146, !range !96
	%22 = sext i32 %21 to i64, !dbg !146
	%23 = trunc i64 %22 to i32, !dbg !146
	%24 = trunc i64 %6 to i32, !dbg !146
	%25 = mul i32 %23, %24, !dbg !146
	%26 = zext i32 %25 to i64, !dbg !146
	%27 = trunc i64 %4 to i32, !dbg !146
	%28 = add i32 %27, %25, !dbg !146
	%29 = zext i32 %28 to i64, !dbg !146
	%30 = mul i64 %20, %29, !dbg !146
	%31 = add i64 %2, %30, !dbg !146
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !146, !range !16
	%34 = mul i32 %32, %33, !dbg !146
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !146, !range !97
	%36 = mul i32 %34, %35, !dbg !146
	%37 = sext i32 %36 to i64, !dbg !146
	%38 = mul i64 %31, %37, !dbg !146
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !146, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !146, !range !15
	%42 = mul i32 %33, %41, !dbg !146
	%43 = add i32 %40, %42, !dbg !146
	%44 = mul i32 %32, %43, !dbg !146
	%45 = add i32 %39, %44, !dbg !146
	%46 = sext i32 %45 to i64, !dbg !146
	%47 = add i64 %38, %46, !dbg !146
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !147
	%49 = icmp uge i64 %47, %p3, !dbg !147
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !147, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !147
	ret void, !dbg !147

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %47, i64 %p3), !dbg !147
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !147
	ret void, !dbg !147
}

define void @Vectors(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !148 {
entry:
	br label %b0, !dbg !149

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !149
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !11
	%2 = sext i32 %1 to i64, !dbg !151
	%3 = icmp eq i64 %2, %p0, !dbg !152
	br i1 %3, label %b1, label %b3, !dbg !152

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !153, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !153, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !153, !range !16
	%9 = mul i32 %8, %6, !dbg !153
	%10 = add i32 %5, %9, !dbg !153
	%11 = mul i32 %7, %10, !dbg !153
	%12 = add i32 %4, %11, !dbg !153
	%13 = sext i32 %12 to i64, !dbg !153
	%14 = icmp eq i64 %13, %p1, !dbg !154
	br i1 %14, label %b2, label %b3, !dbg !150

b2:
	%15 = sub i64 %p5, %p4, !dbg !155
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !155
	%17 = and i64 %15, 3, !dbg !156
	%18 = icmp eq i64 %17, 0, !dbg !156
	%19 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !156
	%20 = ptrtoint i32* %19 to i64, !dbg !156
	%21 = and i64 %20, 15, !dbg !156
	%22 = icmp eq i64 %21, 0, !dbg !156
	%23 = icmp eq i64 %15, 0, !dbg !156
	%24 = or i1 %22, %23, !dbg !156
	%25 = ashr i64 %15, 2, !dbg !156
	%26 = bitcast i32 addrspace(1)* %16 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !156
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %26, i64 0, !dbg !157
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %27, i32 0, i32 1, !dbg !158
	%29 = icmp ugt i64 %p5, %p3, !dbg !155
	%30 = icmp ugt i64 %p4, %p5, !dbg !155
	%31 = icmp eq i1 %18, false, !dbg !156
	%32 = icmp eq i1 %24, false, !dbg !156
	%33 = icmp uge i64 0, %25, !dbg !157
	%34 = or i1 %29, %30, !dbg !157
	%35 = or i1 %34, %31, !dbg !157
	%36 = or i1 %35, %32, !dbg !157
	%37 = or i1 %36, %33, !dbg !157
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !157, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !158
	br label %b3, !dbg !158

b3:
	ret void, !dbg !158

b2_fail1:
	%38 = icmp ugt i64 %p5, %p3, !dbg !155
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !155

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p5, i64 %p3), !dbg !155
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !155
	ret void, !dbg !155

b2_ok2:
	%39 = icmp ugt i64 %p4, %p5, !dbg !155
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !155

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p4, i64 %p5), !dbg !155
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !155
	ret void, !dbg !155

b2_ok3:
	%40 = icmp eq i1 %18, false, !dbg !156
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !156

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %15, i64 4), !dbg !156
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !156
	ret void, !dbg !156

b2_ok4:
	%41 = icmp eq i1 %24, false, !dbg !156
	br i1 %41, label %b2_fail5, label %b2_ok5, !dbg !156

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %21, i64 16), !dbg !156
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !156
	ret void, !dbg !156

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 %25), !dbg !157
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !157
	ret void, !dbg !157
}

define void @Rank(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !159 {
entry:
	br label %b0, !dbg !160

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !160
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162, !range !11
	%2 = sext i32 %1 to i64, !dbg !162
	%3 = icmp eq i64 %2, %p0, !dbg !163
	br i1 %3, label %b1, label %b6, !dbg !163

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !164, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !164, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !164, !range !16
	%9 = mul i32 %8, %6, !dbg !164
	%10 = add i32 %5, %9, !dbg !164
	%11 = mul i32 %7, %10, !dbg !164
	%12 = add i32 %4, %11, !dbg !164
	%13 = sext i32 %12 to i64, !dbg !164
	%14 = icmp eq i64 %13, %p1, !dbg !165
	br i1 %14, label %b2, label %b6, !dbg !161

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !166
	%16 = icmp uge i64 1, %p3, !dbg !166
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !166, !prof !19

b2_ok1:
	%17 = load i32, i32 addrspace(1)* %15, align 4, !dbg !166
	%18 = icmp slt i64 %p4, 0, !dbg !170
	br i1 %18, label %b4, label %b3, !dbg !170

b3:
	%19 = and i32 %12, -32, !dbg !171
	%20 = mul i32 %7, %8, !dbg !171
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !171, !range !97
	%22 = mul i32 %20, %21, !dbg !171
	%23 = sub i32 %22, %19, !dbg !171
	%24 = icmp slt i32 %23, 32, !dbg !171
	%25 = select i1 %24, i32 %23, i32 32, !dbg !171
	%26 = sext i32 %25 to i64, !dbg !171
	%27 = icmp sge i64 %p4, %26, !dbg !172
	br i1 %27, label %b4, label %b5, !dbg !172

b4:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !173
	ret void, !dbg !173

b5:
	%28 = trunc i64 %p4 to i32, !dbg !174
	%29 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %17, i32 %28, i32 31), !dbg !174
	%30 = extractvalue { i32, i1 } %29, 0, !dbg !174
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !175
	store i32 %30, i32 addrspace(1)* %31, align 4, !dbg !175
	br label %b6, !dbg !175

b6:
	ret void, !dbg !175

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 1, i64 %p3), !dbg !166
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !166
	ret void, !dbg !166
}

define void @Length(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !176 {
entry:
	br label %b0, !dbg !177

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !177
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !179, !range !11
	%2 = sext i32 %1 to i64, !dbg !179
	%3 = icmp eq i64 %2, %p0, !dbg !180
	br i1 %3, label %b1, label %b3, !dbg !180

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !181, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !181, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !181, !range !16
	%9 = mul i32 %8, %6, !dbg !181
	%10 = add i32 %5, %9, !dbg !181
	%11 = mul i32 %7, %10, !dbg !181
	%12 = add i32 %4, %11, !dbg !181
	%13 = sext i32 %12 to i64, !dbg !181
	%14 = icmp eq i64 %13, %p1, !dbg !182
	br i1 %14, label %b2, label %b3, !dbg !178

b2:
	%15 = add i64 %p4, 1, !dbg !184
	%16 = mul i64 %15, 4, !dbg !186
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !186
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !186
	%19 = icmp ugt i64 %p4, %p3, !dbg !183
	%20 = icmp ugt i64 %15, %p3, !dbg !185
	%21 = icmp ne i64 %p4, %15, !dbg !186
	%22 = or i1 %19, %20, !dbg !186
	%23 = or i1 %22, %21, !dbg !186
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !186, !prof !19

b2_ok1:
	%24 = bitcast i32* %17 to i8*, !dbg !186
	%25 = bitcast i32* %18 to i8*, !dbg !186
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %16, i32 0, i32 0, i32 0, i8* null), !dbg !186
	br label %b3, !dbg !186

b3:
	ret void, !dbg !186

b2_fail1:
	%26 = icmp ugt i64 %p4, %p3, !dbg !183
	br i1 %26, label %b2_fail2, label %b2_ok2, !dbg !183

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p4, i64 %p3), !dbg !183
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !183
	ret void, !dbg !183

b2_ok2:
	%27 = icmp ugt i64 %15, %p3, !dbg !185
	br i1 %27, label %b2_fail3, label %b2_ok3, !dbg !185

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %15, i64 %p3), !dbg !185
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !185
	ret void, !dbg !185

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %p4, i64 %15), !dbg !186
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !186
	ret void, !dbg !186
}

define void @PE(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !187 {
entry:
	br label %b0, !dbg !188

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !188
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190, !range !11
	%2 = sext i32 %1 to i64, !dbg !190
	%3 = icmp eq i64 %2, %p0, !dbg !191
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !192
	br i1 %3, label %b1, label %b3, !dbg !191

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !193, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !193, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193, !range !16
	%10 = mul i32 %9, %7, !dbg !193
	%11 = add i32 %6, %10, !dbg !193
	%12 = mul i32 %8, %11, !dbg !193
	%13 = add i32 %5, %12, !dbg !193
	%14 = sext i32 %13 to i64, !dbg !193
	%15 = icmp eq i64 %14, %p1, !dbg !194
	br i1 %15, label %b2, label %b3, !dbg !189

b2:
	%16 = sext i32 %4 to i64, !dbg !192
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !195
	%18 = trunc i64 %p4 to i32, !dbg !192
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !192
	%20 = icmp uge i64 0, %p3, !dbg !195
	%21 = icmp uge i64 %p4, %16, !dbg !192
	%22 = or i1 %20, %21, !dbg !192
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !192, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !192
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !192
	br label %b3, !dbg !192

b3:
	ret void, !dbg !192

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !195
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !195

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 0, i64 %p3), !dbg !195
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !195
	ret void, !dbg !195

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %p4, i64 %16), !dbg !192
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !192
	ret void, !dbg !192
}

define void @Ported(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !196 {
entry:
	br label %b0, !dbg !197

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !197
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199, !range !11
	%2 = sext i32 %1 to i64, !dbg !199
	%3 = icmp eq i64 %2, %p0, !dbg !200
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !201
	br i1 %3, label %b1, label %b3, !dbg !200

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !202, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !202, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !202, !range !16
	%10 = mul i32 %9, %7, !dbg !202
	%11 = add i32 %6, %10, !dbg !202
	%12 = mul i32 %8, %11, !dbg !202
	%13 = add i32 %5, %12, !dbg !202
	%14 = sext i32 %13 to i64, !dbg !202
	%15 = icmp eq i64 %14, %p1, !dbg !203
	br i1 %15, label %b2, label %b3, !dbg !198

b2:
	%16 = sext i32 %4 to i64, !dbg !201
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !201
	%18 = trunc i64 %p4 to i32, !dbg !201
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !201
	%20 = icmp uge i64 0, %p3, !dbg !201
	%21 = icmp uge i64 %p4, %16, !dbg !201
	%22 = or i1 %20, %21, !dbg !201
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !201, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !201
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !201
	br label %b3, !dbg !201

b3:
	ret void, !dbg !201

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !201
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !201

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p3), !dbg !201
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !201
	ret void, !dbg !201

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p4, i64 %16), !dbg !201
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !201
	ret void, !dbg !201
}

define void @SymAt(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !204 {
entry:
	br label %b0, !dbg !205

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !205
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207, !range !11
	%2 = sext i32 %1 to i64, !dbg !207
	%3 = icmp eq i64 %2, %p0, !dbg !208
	br i1 %3, label %b1, label %b3, !dbg !208

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !209, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !209, !range !16
	%9 = mul i32 %8, %6, !dbg !209
	%10 = add i32 %5, %9, !dbg !209
	%11 = mul i32 %7, %10, !dbg !209
	%12 = add i32 %4, %11, !dbg !209
	%13 = sext i32 %12 to i64, !dbg !209
	%14 = icmp eq i64 %13, %p1, !dbg !210
	br i1 %14, label %b2, label %b3, !dbg !206

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !211
	%16 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !212
	%17 = icmp uge i64 %p4, %p3, !dbg !211
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !211, !prof !19

b2_ok1:
	%18 = bitcast i32* %16 to i8*, !dbg !212
	call void @gpuc_p_thread_32(i8* %18, i32 1, i32 0), !dbg !212
	br label %b3, !dbg !212

b3:
	ret void, !dbg !212

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p4, i64 %p3), !dbg !211
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !211
	ret void, !dbg !211
}

define void @SymSlice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !213 {
entry:
	br label %b0, !dbg !214

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !214
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !216, !range !11
	%2 = sext i32 %1 to i64, !dbg !216
	%3 = icmp eq i64 %2, %p0, !dbg !217
	br i1 %3, label %b1, label %b3, !dbg !217

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !218, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !218, !range !16
	%9 = mul i32 %8, %6, !dbg !218
	%10 = add i32 %5, %9, !dbg !218
	%11 = mul i32 %7, %10, !dbg !218
	%12 = add i32 %4, %11, !dbg !218
	%13 = sext i32 %12 to i64, !dbg !218
	%14 = icmp eq i64 %13, %p1, !dbg !219
	br i1 %14, label %b2, label %b3, !dbg !215

b2:
	%15 = mul i64 %p4, 4, !dbg !221
	%16 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !221
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !221
	%18 = icmp ugt i64 %p4, %p3, !dbg !220
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !220, !prof !19

b2_ok1:
	%19 = bitcast i32* %16 to i8*, !dbg !221
	%20 = bitcast i32* %17 to i8*, !dbg !221
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %15, i32 0, i32 0, i32 0, i8* null), !dbg !221
	br label %b3, !dbg !221

b3:
	ret void, !dbg !221

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p4, i64 %p3), !dbg !220
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !220
	ret void, !dbg !220
}

define void @SignalsAt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !222 {
entry:
	br label %b0, !dbg !223

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !223
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225, !range !11
	%2 = sext i32 %1 to i64, !dbg !225
	%3 = icmp eq i64 %2, %p0, !dbg !226
	br i1 %3, label %b1, label %b3, !dbg !226

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !227, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !227, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !227, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !227, !range !16
	%9 = mul i32 %8, %6, !dbg !227
	%10 = add i32 %5, %9, !dbg !227
	%11 = mul i32 %7, %10, !dbg !227
	%12 = add i32 %4, %11, !dbg !227
	%13 = sext i32 %12 to i64, !dbg !227
	%14 = icmp eq i64 %13, %p1, !dbg !228
	br i1 %14, label %b2, label %b3, !dbg !224

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !229
	%16 = addrspacecast i64 addrspace(1)* %15 to i64*, !dbg !230
	%17 = icmp uge i64 %p4, %p3, !dbg !229
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !229, !prof !19

b2_ok1:
	%18 = bitcast i64* %16 to i8*, !dbg !230
	call void @gpuc_signal_op_thread(i8* %18, i64 1, i32 9, i32 0), !dbg !230
	br label %b3, !dbg !230

b3:
	ret void, !dbg !230

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p4, i64 %p3), !dbg !229
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !229
	ret void, !dbg !229
}

define void @WaitForever(i64 %p0, i64 %p1, i64* %p2, i8* %ctrl) nounwind !dbg !231 {
entry:
	br label %b0, !dbg !232

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !232
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234, !range !11
	%2 = sext i32 %1 to i64, !dbg !234
	%3 = icmp eq i64 %2, %p0, !dbg !235
	br i1 %3, label %b1, label %b3, !dbg !235

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !236, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !236, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !236, !range !16
	%9 = mul i32 %8, %6, !dbg !236
	%10 = add i32 %5, %9, !dbg !236
	%11 = mul i32 %7, %10, !dbg !236
	%12 = add i32 %4, %11, !dbg !236
	%13 = sext i32 %12 to i64, !dbg !236
	%14 = icmp eq i64 %13, %p1, !dbg !237
	br i1 %14, label %b2, label %b3, !dbg !233

b2:
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !238
	%16 = bitcast i64* %15 to i8*, !dbg !238
	%17 = call i64 @gpuc_signal_wait_until_thread(i8* %16, i32 5, i64 5, i32 0, i8* %ctrl, i32 46), !dbg !238
	br label %b3, !dbg !238

b3:
	ret void, !dbg !238
}

define void @WaitLine(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !239 {
entry:
	br label %b0, !dbg !240

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !240
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242, !range !11
	%2 = sext i32 %1 to i64, !dbg !242
	%3 = icmp eq i64 %2, %p0, !dbg !243
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !244
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !245
	br i1 %3, label %b1, label %b3, !dbg !243

b1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !246, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !246, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !246, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !246, !range !16
	%11 = mul i32 %10, %8, !dbg !246
	%12 = add i32 %7, %11, !dbg !246
	%13 = mul i32 %9, %12, !dbg !246
	%14 = add i32 %6, %13, !dbg !246
	%15 = sext i32 %14 to i64, !dbg !246
	%16 = icmp eq i64 %15, %p1, !dbg !247
	br i1 %16, label %b2, label %b3, !dbg !241

b2:
	%17 = sext i32 %4 to i64, !dbg !244
	%18 = sext i32 %5 to i64, !dbg !245
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !248
	%20 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !245
	%21 = icmp uge i64 2, %p3, !dbg !248
	%22 = icmp uge i64 %17, %18, !dbg !245
	%23 = or i1 %21, %22, !dbg !245
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !245, !prof !19

b2_ok1:
	%24 = bitcast i64* %20 to i8*, !dbg !245
	call void @gpuc_signal_op_thread(i8* %24, i64 30064771072, i32 9, i32 %4), !dbg !245
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !249
	%26 = ptrtoint i64* %25 to i64, !dbg !249
	%27 = and i64 %26, 15, !dbg !249
	%28 = icmp eq i64 %27, 0, !dbg !249
	%29 = icmp eq i64 %p3, 0, !dbg !249
	%30 = or i1 %28, %29, !dbg !249
	%31 = ashr i64 %p3, 1, !dbg !249
	%32 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !249
	%33 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %32, i64 1, !dbg !250
	%34 = addrspacecast { i64, i64 } addrspace(1)* %33 to { i64, i64 }*, !dbg !251
	%35 = icmp eq i1 %30, false, !dbg !249
	%36 = icmp uge i64 1, %31, !dbg !250
	%37 = or i1 %35, %36, !dbg !250
	br i1 %37, label %b2_fail3, label %b2_ok3, !dbg !250, !prof !19

b2_ok3:
	%38 = bitcast { i64, i64 }* %34 to i8*, !dbg !251
	%39 = call i64 @gpuc_wait_line_thread(i8* %38, i32 7, i8* %ctrl, i32 51), !dbg !251
	br label %b3, !dbg !251

b3:
	ret void, !dbg !251

b2_fail1:
	%40 = icmp uge i64 2, %p3, !dbg !248
	br i1 %40, label %b2_fail2, label %b2_ok2, !dbg !248

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 2, i64 %p3), !dbg !248
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !248
	ret void, !dbg !248

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %17, i64 %18), !dbg !245
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !245
	ret void, !dbg !245

b2_fail3:
	%41 = icmp eq i1 %30, false, !dbg !249
	br i1 %41, label %b2_fail4, label %b2_ok4, !dbg !249

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %27, i64 16), !dbg !249
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !249
	ret void, !dbg !249

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 1, i64 %31), !dbg !250
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !250
	ret void, !dbg !250
}

define void @Meet(i8* %ctrl) nounwind !dbg !252 {
entry:
	br label %b0, !dbg !253

b0:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 52), !dbg !254
	ret void, !dbg !254
}

define void @FailOnePE(i32* %p0, i64 %p1, i64 %p2, i64* %p3, i8* %ctrl) nounwind !dbg !255 {
entry:
	br label %b0, !dbg !256

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !256
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !256
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257, !range !11
	%3 = sext i32 %2 to i64, !dbg !257
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !257, !range !20
	%5 = sext i32 %4 to i64, !dbg !257
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !257, !range !20
	%7 = sext i32 %6 to i64, !dbg !257
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !257, !range !95
	%9 = sext i32 %8 to i64, !dbg !257
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !257, !range !96
	%11 = sext i32 %10 to i64, !dbg !257
	%12 = trunc i64 %11 to i32, !dbg !257
	%13 = trunc i64 %7 to i32, !dbg !257
	%14 = mul i32 %12, %13, !dbg !257
	%15 = zext i32 %14 to i64, !dbg !257
	%16 = trunc i64 %5 to i32, !dbg !257
	%17 = add i32 %16, %14, !dbg !257
	%18 = zext i32 %17 to i64, !dbg !257
	%19 = mul i64 %9, %18, !dbg !257
	%20 = add i64 %3, %19, !dbg !257
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257, !range !16
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !257, !range !16
	%23 = mul i32 %21, %22, !dbg !257
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !257, !range !97
	%25 = mul i32 %23, %24, !dbg !257
	%26 = sext i32 %25 to i64, !dbg !257
	%27 = mul i64 %20, %26, !dbg !257
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !257, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !257, !range !15
	%31 = mul i32 %22, %30, !dbg !257
	%32 = add i32 %29, %31, !dbg !257
	%33 = mul i32 %21, %32, !dbg !257
	%34 = add i32 %28, %33, !dbg !257
	%35 = sext i32 %34 to i64, !dbg !257
	%36 = add i64 %27, %35, !dbg !257
	%37 = icmp ne i64 %36, 0, !dbg !258
	%38 = call i32 @gpuc_my_pe_thread(), !dbg !259
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !260
	br i1 %37, label %b1, label %b2, !dbg !258

b1:
	ret void, !dbg !261

b2:
	%40 = sext i32 %38 to i64, !dbg !259
	%41 = icmp eq i64 %40, 0, !dbg !262
	br i1 %41, label %b3, label %b5, !dbg !262

b3:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p2, !dbg !263
	%43 = icmp uge i64 %p2, %p1, !dbg !263
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !263, !prof !19

b3_ok1:
	%44 = load i32, i32 addrspace(1)* %42, align 4, !dbg !263
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !264
	store i32 %44, i32 addrspace(1)* %45, align 4, !dbg !264
	%46 = sext i32 %39 to i64, !dbg !260
	br label %b4, !dbg !260

b4:
	%47 = phi i64 [ 0, %b3_ok1 ], [ %51, %b4 ], !dbg !260
	%48 = trunc i64 %47 to i32, !dbg !265
	%49 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !265
	%50 = bitcast i64* %49 to i8*, !dbg !265
	call void @gpuc_signal_op_thread(i8* %50, i64 1, i32 9, i32 %48), !dbg !265
	%51 = add i64 %47, 1, !dbg !265
	%52 = icmp slt i64 %51, %46, !dbg !265
	br i1 %52, label %b4, label %b6, !dbg !265

b5:
	%53 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !266
	%54 = bitcast i64* %53 to i8*, !dbg !266
	%55 = call i64 @gpuc_signal_wait_until_thread(i8* %54, i32 5, i64 1, i32 1, i8* %ctrl, i32 54), !dbg !266
	br label %b6, !dbg !266

b6:
	ret void, !dbg !266

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %p1), !dbg !263
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !263
	ret void, !dbg !263
}

define void @Absent(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !267 {
entry:
	br label %b0, !dbg !268

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !268
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !268
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !268
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269, !range !11
	%4 = sext i32 %3 to i64, !dbg !269
	%5 = icmp sgt i64 %4, 0, !dbg !270
	br i1 %5, label %b1, label %b2, !dbg !270

b1:
	ret void, !dbg !271

b2:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !272, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !272, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !272, !range !16
	%11 = mul i32 %10, %8, !dbg !272
	%12 = add i32 %7, %11, !dbg !272
	%13 = mul i32 %9, %12, !dbg !272
	%14 = add i32 %6, %13, !dbg !272
	%15 = sext i32 %14 to i64, !dbg !272
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !273
	%17 = icmp uge i64 %15, %p1, !dbg !273
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !273, !prof !19

b2_ok1:
	%18 = load i32, i32 addrspace(1)* %16, align 4, !dbg !273
	%19 = icmp ne i32 %18, 0, !dbg !274
	br i1 %19, label %b3, label %b4, !dbg !274

b3:
	ret void, !dbg !275

b4:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !276
	%21 = sext i32 0 to i64, !dbg !276
	%22 = sext i32 %20 to i64, !dbg !276
	%23 = icmp ult i64 %21, %22, !dbg !276
	%24 = select i1 %23, i32 0, i32 0, !dbg !276
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !276
	%26 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !277
	%27 = mul i32 %9, %10, !dbg !276
	%28 = icmp ne i64 %p3, %p5, !dbg !276
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !276, !prof !19

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !276, !range !97
	%30 = mul i32 %27, %29, !dbg !276
	%31 = sext i32 %26 to i64, !dbg !276
	%32 = sext i32 %30 to i64, !dbg !276
	%33 = mul i64 %p5, 4, !dbg !276
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !276
	%35 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !276
	%36 = icmp ne i64 %31, %32, !dbg !276
	br i1 %36, label %b4_fail2, label %b4_ok2, !dbg !276, !prof !19

b4_ok2:
	%37 = bitcast i32* %34 to i8*, !dbg !276
	%38 = bitcast i32* %35 to i8*, !dbg !276
	call void @gpuc_put_nbi_block(i8* %37, i8* %38, i64 %33, i32 0, i32 1, i32 1, i8* %25), !dbg !276
	ret void, !dbg !276

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %15, i64 %p1), !dbg !273
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !273
	ret void, !dbg !273

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !276
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !276
	ret void, !dbg !276

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %31, i64 %32), !dbg !276
	call void asm sideeffect "// site 102", ""() nounwind, !dbg !276
	ret void, !dbg !276
}

define void @Loop(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !279
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281, !range !11
	%2 = sext i32 %1 to i64, !dbg !281
	%3 = icmp eq i64 %2, %p0, !dbg !282
	br i1 %3, label %b1, label %b5, !dbg !282

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !283, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !283, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !283, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !283, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !283, !range !16
	%9 = mul i32 %8, %6, !dbg !283
	%10 = add i32 %5, %9, !dbg !283
	%11 = mul i32 %7, %10, !dbg !283
	%12 = add i32 %4, %11, !dbg !283
	%13 = sext i32 %12 to i64, !dbg !283
	%14 = icmp eq i64 %13, %p1, !dbg !284
	br i1 %14, label %b2, label %b5, !dbg !280

b2:
	%15 = icmp slt i64 0, %p5, !dbg !280
	br i1 %15, label %b3, label %b4, !dbg !280

b3:
	%16 = phi i64 [ %22, %b3_ok1 ], [ 0, %b2 ], !dbg !280
	%17 = mul i64 %16, %p4, !dbg !285
	%18 = add i64 %17, 1, !dbg !286
	%19 = trunc i64 %16 to i32, !dbg !288
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18, !dbg !287
	%21 = icmp uge i64 %18, %p3, !dbg !287
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !287, !prof !19

b3_ok1:
	store i32 %19, i32 addrspace(1)* %20, align 4, !dbg !287
	%22 = add i64 %16, 1, !dbg !287
	%23 = icmp slt i64 %22, %p5, !dbg !287
	br i1 %23, label %b3, label %b4, !dbg !287

b4:
	ret void, !dbg !287

b5:
	ret void, !dbg !289

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %18, i64 %p3), !dbg !287
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !287
	ret void, !dbg !287
}

define void @Strided(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !291 {
entry:
	br label %b0, !dbg !292

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !292
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !294, !range !11
	%2 = sext i32 %1 to i64, !dbg !294
	%3 = icmp eq i64 %2, %p0, !dbg !295
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !296
	br i1 %3, label %b1, label %b3, !dbg !295

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !297, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297, !range !16
	%10 = mul i32 %9, %7, !dbg !297
	%11 = add i32 %6, %10, !dbg !297
	%12 = mul i32 %8, %11, !dbg !297
	%13 = add i32 %5, %12, !dbg !297
	%14 = sext i32 %13 to i64, !dbg !297
	%15 = icmp eq i64 %14, %p1, !dbg !298
	br i1 %15, label %b2, label %b3, !dbg !293

b2:
	%16 = sub i64 %p4, 1, !dbg !296
	%17 = sub i64 %p5, 1, !dbg !296
	%18 = sub i64 %p6, 1, !dbg !296
	%19 = icmp ugt i64 6, %p3, !dbg !299
	%20 = icmp slt i64 %p6, 0, !dbg !296
	%21 = icmp slt i64 %16, 0, !dbg !296
	%22 = icmp slt i64 %17, 0, !dbg !296
	%23 = or i1 %19, %20, !dbg !296
	%24 = or i1 %23, %21, !dbg !296
	%25 = or i1 %24, %22, !dbg !296
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !296, !prof !19

b2_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !296
	%27 = mul i64 %18, %p4, !dbg !296
	%28 = icmp ult i64 %27, 9223372036854775807, !dbg !296
	%29 = add i64 %27, 1, !dbg !296
	%30 = select i1 %28, i64 %29, i64 9223372036854775807, !dbg !296
	%31 = icmp eq i64 %26, 0, !dbg !296
	%32 = select i1 %31, i64 %30, i64 9223372036854775807, !dbg !296
	%33 = icmp eq i64 %p6, 0, !dbg !296
	%34 = select i1 %33, i64 0, i64 %32, !dbg !296
	%35 = icmp ugt i64 %34, %p3, !dbg !296
	br i1 %35, label %b2_fail5, label %b2_ok5, !dbg !296, !prof !19

b2_ok5:
	%36 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !296
	%37 = mul i64 %18, %p5, !dbg !296
	%38 = icmp ult i64 %37, 9223372036854775807, !dbg !296
	%39 = add i64 %37, 1, !dbg !296
	%40 = select i1 %38, i64 %39, i64 9223372036854775807, !dbg !296
	%41 = icmp eq i64 %36, 0, !dbg !296
	%42 = select i1 %41, i64 %40, i64 9223372036854775807, !dbg !296
	%43 = select i1 %33, i64 0, i64 %42, !dbg !296
	%44 = sext i32 %4 to i64, !dbg !296
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !299
	%46 = trunc i64 %p7 to i32, !dbg !296
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !296
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !296
	%49 = icmp ugt i64 %43, 5, !dbg !296
	%50 = icmp uge i64 %p7, %44, !dbg !296
	%51 = or i1 %49, %50, !dbg !296
	br i1 %51, label %b2_fail6, label %b2_ok6, !dbg !296, !prof !19

b2_ok6:
	%52 = bitcast i32* %47 to i8*, !dbg !296
	%53 = bitcast i32* %48 to i8*, !dbg !296
	call void @gpuc_i_put_thread_32(i8* %52, i8* %53, i64 %p4, i64 %p5, i64 %p6, i32 %46), !dbg !296
	br label %b3, !dbg !296

b3:
	ret void, !dbg !296

b2_fail1:
	%54 = icmp ugt i64 6, %p3, !dbg !299
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !299

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 6, i64 %p3), !dbg !299
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !299
	ret void, !dbg !299

b2_ok2:
	%55 = icmp slt i64 %p6, 0, !dbg !296
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !296

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_ok3:
	%56 = icmp slt i64 %16, 0, !dbg !296
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !296

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %34, i64 %p3), !dbg !296
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_fail6:
	%57 = icmp ugt i64 %43, 5, !dbg !296
	br i1 %57, label %b2_fail7, label %b2_ok7, !dbg !296

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %43, i64 5), !dbg !296
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p7, i64 %44), !dbg !296
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !296
	ret void, !dbg !296
}

define void @Tile(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !300 {
entry:
	br label %b0, !dbg !301

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !301
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !303, !range !11
	%2 = sext i32 %1 to i64, !dbg !303
	%3 = icmp eq i64 %2, %p0, !dbg !304
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !305
	br i1 %3, label %b1, label %b3, !dbg !304

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !306, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !306, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !306, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !306, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !306, !range !16
	%10 = mul i32 %9, %7, !dbg !306
	%11 = add i32 %6, %10, !dbg !306
	%12 = mul i32 %8, %11, !dbg !306
	%13 = add i32 %5, %12, !dbg !306
	%14 = sext i32 %13 to i64, !dbg !306
	%15 = icmp eq i64 %14, %p1, !dbg !307
	br i1 %15, label %b2, label %b3, !dbg !302

b2:
	%16 = sub i64 %p4, %p7, !dbg !305
	%17 = sub i64 %p5, %p7, !dbg !305
	%18 = sub i64 %p6, 1, !dbg !305
	%19 = icmp ugt i64 6, %p3, !dbg !308
	%20 = icmp slt i64 %p6, 0, !dbg !305
	%21 = icmp slt i64 %p7, 0, !dbg !305
	%22 = icmp slt i64 %16, 0, !dbg !305
	%23 = icmp slt i64 %17, 0, !dbg !305
	%24 = or i1 %19, %20, !dbg !305
	%25 = or i1 %24, %21, !dbg !305
	%26 = or i1 %25, %22, !dbg !305
	%27 = or i1 %26, %23, !dbg !305
	br i1 %27, label %b2_fail1, label %b2_ok1, !dbg !305, !prof !19

b2_ok1:
	%28 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !305
	%29 = mul i64 %18, %p4, !dbg !305
	%30 = sub i64 %p7, 1, !dbg !305
	%31 = sub i64 9223372036854775807, %30, !dbg !305
	%32 = icmp ult i64 %29, %31, !dbg !305
	%33 = add i64 %29, %p7, !dbg !305
	%34 = select i1 %32, i64 %33, i64 9223372036854775807, !dbg !305
	%35 = icmp eq i64 %28, 0, !dbg !305
	%36 = select i1 %35, i64 %34, i64 9223372036854775807, !dbg !305
	%37 = icmp eq i64 %p6, 0, !dbg !305
	%38 = select i1 %37, i64 0, i64 %36, !dbg !305
	%39 = icmp eq i64 %p7, 0, !dbg !305
	%40 = select i1 %39, i64 0, i64 %38, !dbg !305
	%41 = icmp ugt i64 %40, 5, !dbg !305
	br i1 %41, label %b2_fail6, label %b2_ok6, !dbg !305, !prof !19

b2_ok6:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !305
	%43 = mul i64 %18, %p5, !dbg !305
	%44 = icmp ult i64 %43, %31, !dbg !305
	%45 = add i64 %43, %p7, !dbg !305
	%46 = select i1 %44, i64 %45, i64 9223372036854775807, !dbg !305
	%47 = icmp eq i64 %42, 0, !dbg !305
	%48 = select i1 %47, i64 %46, i64 9223372036854775807, !dbg !305
	%49 = select i1 %37, i64 0, i64 %48, !dbg !305
	%50 = select i1 %39, i64 0, i64 %49, !dbg !305
	%51 = sext i32 %4 to i64, !dbg !305
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !308
	%53 = mul i64 %p4, 4, !dbg !305
	%54 = mul i64 %p5, 4, !dbg !305
	%55 = mul i64 %p7, 4, !dbg !305
	%56 = trunc i64 %p8 to i32, !dbg !305
	%57 = addrspacecast i32 addrspace(1)* %52 to i32*, !dbg !305
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !305
	%59 = icmp ugt i64 %50, %p3, !dbg !305
	%60 = icmp uge i64 %p8, %51, !dbg !305
	%61 = or i1 %59, %60, !dbg !305
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !305, !prof !19

b2_ok7:
	%62 = bitcast i32* %57 to i8*, !dbg !305
	%63 = bitcast i32* %58 to i8*, !dbg !305
	call void @gpuc_get_tile_thread(i8* %62, i8* %63, i64 %53, i64 %54, i64 %p6, i64 %55, i32 %56), !dbg !305
	br label %b3, !dbg !305

b3:
	ret void, !dbg !305

b2_fail1:
	%64 = icmp ugt i64 6, %p3, !dbg !308
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !308

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 6, i64 %p3), !dbg !308
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_ok2:
	%65 = icmp slt i64 %p6, 0, !dbg !305
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !305

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 0, i64 0), !dbg !305
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_ok3:
	%66 = icmp slt i64 %p7, 0, !dbg !305
	br i1 %66, label %b2_fail4, label %b2_ok4, !dbg !305

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 0, i64 0), !dbg !305
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_ok4:
	%67 = icmp slt i64 %16, 0, !dbg !305
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !305

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 0, i64 0), !dbg !305
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !305
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %40, i64 5), !dbg !305
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_fail7:
	%68 = icmp ugt i64 %50, %p3, !dbg !305
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !305

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %50, i64 %p3), !dbg !305
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p8, i64 %51), !dbg !305
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !305
	ret void, !dbg !305
}

define void @Atomic(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !309 {
entry:
	br label %b0, !dbg !310

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !310
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !312, !range !11
	%2 = sext i32 %1 to i64, !dbg !312
	%3 = icmp eq i64 %2, %p0, !dbg !313
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !314
	br i1 %3, label %b1, label %b5, !dbg !313

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !315, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !315, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !315, !range !16
	%10 = mul i32 %9, %7, !dbg !315
	%11 = add i32 %6, %10, !dbg !315
	%12 = mul i32 %8, %11, !dbg !315
	%13 = add i32 %5, %12, !dbg !315
	%14 = sext i32 %13 to i64, !dbg !315
	%15 = icmp eq i64 %14, %p1, !dbg !316
	br i1 %15, label %b2, label %b5, !dbg !311

b2:
	%16 = icmp ne i64 %p4, 0, !dbg !317
	br i1 %16, label %b3, label %b4, !dbg !317

b3:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !318
	%18 = icmp uge i64 0, %p3, !dbg !318
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !318, !prof !19

b3_ok1:
	br label %b4, !dbg !318

b4:
	%19 = phi i32 addrspace(1)* [ null, %b2 ], [ %17, %b3_ok1 ], !dbg !319
	%20 = sext i32 %4 to i64, !dbg !314
	%21 = trunc i64 %p4 to i32, !dbg !314
	%22 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !314
	%23 = icmp uge i64 %p4, %20, !dbg !314
	%24 = icmp eq i32 addrspace(1)* %19, null, !dbg !314
	%25 = or i1 %23, %24, !dbg !314
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !314, !prof !19

b4_ok1:
	%26 = bitcast i32* %22 to i8*, !dbg !314
	call void @gpuc_atomic_add_thread_int32(i8* %26, i32 1, i32 %21), !dbg !314
	br label %b5, !dbg !314

b5:
	ret void, !dbg !314

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 0, i64 %p3), !dbg !318
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !318
	ret void, !dbg !318

b4_fail1:
	%27 = icmp uge i64 %p4, %20, !dbg !314
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !314

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p4, i64 %20), !dbg !314
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !314
	ret void, !dbg !314

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 0, i64 0), !dbg !314
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !314
	ret void, !dbg !314
}

define void @AddressOf(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !320 {
entry:
	br label %b0, !dbg !321

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !321
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !323, !range !11
	%2 = sext i32 %1 to i64, !dbg !323
	%3 = icmp eq i64 %2, %p0, !dbg !324
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !325
	br i1 %3, label %b1, label %b3, !dbg !324

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !16
	%10 = mul i32 %9, %7, !dbg !326
	%11 = add i32 %6, %10, !dbg !326
	%12 = mul i32 %8, %11, !dbg !326
	%13 = add i32 %5, %12, !dbg !326
	%14 = sext i32 %13 to i64, !dbg !326
	%15 = icmp eq i64 %14, %p1, !dbg !327
	br i1 %15, label %b2, label %b3, !dbg !322

b2:
	%16 = sext i32 %4 to i64, !dbg !325
	%17 = trunc i64 %p4 to i32, !dbg !325
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !325
	%19 = icmp uge i64 %p4, %16, !dbg !325
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !325, !prof !19

b2_ok1:
	%20 = call i8* @gpuc_peer_base(i32 %17), !dbg !325
	%21 = bitcast i32* %18 to i8*, !dbg !325
	%22 = call i8* @gpuc_peer_at(i8* %20, i8* %21), !dbg !325
	%23 = icmp eq i8* %20, null, !dbg !325
	%24 = bitcast i8* %22 to i32*, !dbg !325
	%25 = select i1 %23, i32* null, i32* %24, !dbg !325
	%26 = select i1 %23, i64 0, i64 %p3, !dbg !325
	%27 = addrspacecast i32* %25 to i32 addrspace(1)*, !dbg !328
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %27, i64 0, !dbg !328
	%29 = icmp uge i64 0, %26, !dbg !328
	br i1 %29, label %b2_fail2, label %b2_ok2, !dbg !328, !prof !19

b2_ok2:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !328
	br label %b3, !dbg !328

b3:
	ret void, !dbg !328

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p4, i64 %16), !dbg !325
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !325
	ret void, !dbg !325

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 0, i64 %26), !dbg !328
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !328
	ret void, !dbg !328
}

define void @Update(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !329 {
entry:
	br label %b0, !dbg !330

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !330
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !332, !range !11
	%2 = sext i32 %1 to i64, !dbg !332
	%3 = icmp eq i64 %2, %p0, !dbg !333
	br i1 %3, label %b1, label %b3, !dbg !333

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !16
	%9 = mul i32 %8, %6, !dbg !334
	%10 = add i32 %5, %9, !dbg !334
	%11 = mul i32 %7, %10, !dbg !334
	%12 = add i32 %4, %11, !dbg !334
	%13 = sext i32 %12 to i64, !dbg !334
	%14 = icmp eq i64 %13, %p1, !dbg !335
	br i1 %14, label %b2, label %b3, !dbg !331

b2:
	%15 = sext i32 %p4 to i64, !dbg !337
	%16 = sub i64 %15, 9, !dbg !337
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !336
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !337
	%19 = icmp uge i64 0, %p3, !dbg !336
	%20 = icmp ugt i64 %16, 1, !dbg !337
	%21 = or i1 %19, %20, !dbg !337
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !337, !prof !19

b2_ok1:
	%22 = bitcast i64* %18 to i8*, !dbg !337
	call void @gpuc_signal_op_thread(i8* %22, i64 1, i32 %p4, i32 0), !dbg !337
	br label %b3, !dbg !337

b3:
	ret void, !dbg !337

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !336
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !336

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 0, i64 %p3), !dbg !336
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !336
	ret void, !dbg !336

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %16, i64 1), !dbg !337
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !337
	ret void, !dbg !337
}

define void @Line(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !338 {
entry:
	br label %b0, !dbg !339

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !339
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !341, !range !11
	%2 = sext i32 %1 to i64, !dbg !341
	%3 = icmp eq i64 %2, %p0, !dbg !342
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !343
	br i1 %3, label %b1, label %b3, !dbg !342

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !344, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !344, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !344, !range !16
	%10 = mul i32 %9, %7, !dbg !344
	%11 = add i32 %6, %10, !dbg !344
	%12 = mul i32 %8, %11, !dbg !344
	%13 = add i32 %5, %12, !dbg !344
	%14 = sext i32 %13 to i64, !dbg !344
	%15 = icmp eq i64 %14, %p1, !dbg !345
	br i1 %15, label %b2, label %b3, !dbg !340

b2:
	%16 = sub i64 %p3, %p4, !dbg !346
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !346
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !347
	%19 = ptrtoint i64* %18 to i64, !dbg !347
	%20 = and i64 %19, 15, !dbg !347
	%21 = icmp eq i64 %20, 0, !dbg !347
	%22 = icmp eq i64 %16, 0, !dbg !347
	%23 = or i1 %21, %22, !dbg !347
	%24 = ashr i64 %16, 1, !dbg !347
	%25 = sext i32 %4 to i64, !dbg !343
	%26 = bitcast i64 addrspace(1)* %17 to { i64, i64 } addrspace(1)*, !dbg !347
	%27 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %p5, !dbg !348
	%28 = trunc i64 %p6 to i32, !dbg !343
	%29 = addrspacecast { i64, i64 } addrspace(1)* %27 to { i64, i64 }*, !dbg !343
	%30 = icmp ugt i64 %p4, %p3, !dbg !346
	%31 = icmp eq i1 %23, false, !dbg !347
	%32 = icmp uge i64 %p5, %24, !dbg !348
	%33 = icmp uge i64 %p6, %25, !dbg !343
	%34 = or i1 %30, %31, !dbg !343
	%35 = or i1 %34, %32, !dbg !343
	%36 = or i1 %35, %33, !dbg !343
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !19

b2_ok1:
	%37 = bitcast { i64, i64 }* %29 to i8*, !dbg !343
	call void @gpuc_put_line_thread(i8* %37, i64 1, i32 1, i32 %28), !dbg !343
	br label %b3, !dbg !343

b3:
	ret void, !dbg !343

b2_fail1:
	%38 = icmp ugt i64 %p4, %p3, !dbg !346
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !346

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p4, i64 %p3), !dbg !346
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !346
	ret void, !dbg !346

b2_ok2:
	%39 = icmp eq i1 %23, false, !dbg !347
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !347

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %20, i64 16), !dbg !347
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !347
	ret void, !dbg !347

b2_ok3:
	%40 = icmp uge i64 %p5, %24, !dbg !348
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !348

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p5, i64 %24), !dbg !348
	call void asm sideeffect "// site 82", ""() nounwind, !dbg !348
	ret void, !dbg !348

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p6, i64 %25), !dbg !343
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !343
	ret void, !dbg !343
}

define void @NoLine(i64 %p0, i64 %p1, i8* %ctrl) nounwind !dbg !349 {
entry:
	br label %b0, !dbg !350

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352, !range !11
	%1 = sext i32 %0 to i64, !dbg !352
	%2 = icmp eq i64 %1, %p0, !dbg !353
	br i1 %2, label %b1, label %b3, !dbg !353

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !354, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !354, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !354, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !354, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !354, !range !16
	%8 = mul i32 %7, %5, !dbg !354
	%9 = add i32 %4, %8, !dbg !354
	%10 = mul i32 %6, %9, !dbg !354
	%11 = add i32 %3, %10, !dbg !354
	%12 = sext i32 %11 to i64, !dbg !354
	%13 = icmp eq i64 %12, %p1, !dbg !355
	br i1 %13, label %b2, label %b3, !dbg !351

b2:
	%14 = icmp eq { i64, i64 }* null, null, !dbg !356
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !356, !prof !19

b2_ok1:
	%15 = bitcast { i64, i64 }* null to i8*, !dbg !356
	call void @gpuc_put_line_thread(i8* %15, i64 1, i32 1, i32 0), !dbg !356
	br label %b3, !dbg !356

b3:
	ret void, !dbg !356

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 0, i64 0), !dbg !356
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !356
	ret void, !dbg !356
}

define void @Await(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !357 {
entry:
	br label %b0, !dbg !358

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !358
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360, !range !11
	%2 = sext i32 %1 to i64, !dbg !360
	%3 = icmp eq i64 %2, %p0, !dbg !361
	br i1 %3, label %b1, label %b3, !dbg !361

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !362, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !362, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !362, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !362, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !362, !range !16
	%9 = mul i32 %8, %6, !dbg !362
	%10 = add i32 %5, %9, !dbg !362
	%11 = mul i32 %7, %10, !dbg !362
	%12 = add i32 %4, %11, !dbg !362
	%13 = sext i32 %12 to i64, !dbg !362
	%14 = icmp eq i64 %13, %p1, !dbg !363
	br i1 %14, label %b2, label %b3, !dbg !359

b2:
	%15 = sext i32 %p4 to i64, !dbg !365
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !364
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !365
	%18 = icmp uge i64 0, %p3, !dbg !364
	%19 = icmp ugt i64 %15, 5, !dbg !365
	%20 = or i1 %18, %19, !dbg !365
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !365, !prof !19

b2_ok1:
	%21 = bitcast i64* %17 to i8*, !dbg !365
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 %p4, i64 1, i32 0, i8* %ctrl, i32 87), !dbg !365
	br label %b3, !dbg !365

b3:
	ret void, !dbg !365

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !364
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !364

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 0, i64 %p3), !dbg !364
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !364
	ret void, !dbg !364

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %15, i64 5), !dbg !365
	call void asm sideeffect "// site 86", ""() nounwind, !dbg !365
	ret void, !dbg !365
}

define void @Compare(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !366 {
entry:
	br label %b0, !dbg !367

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !367
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369, !range !11
	%2 = sext i32 %1 to i64, !dbg !369
	%3 = icmp eq i64 %2, %p0, !dbg !370
	br i1 %3, label %b1, label %b6, !dbg !370

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !371, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !371, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !371, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !371, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !371, !range !16
	%9 = mul i32 %8, %6, !dbg !371
	%10 = add i32 %5, %9, !dbg !371
	%11 = mul i32 %7, %10, !dbg !371
	%12 = add i32 %4, %11, !dbg !371
	%13 = sext i32 %12 to i64, !dbg !371
	%14 = icmp eq i64 %13, %p1, !dbg !372
	br i1 %14, label %b2, label %b6, !dbg !368

b2:
	%15 = icmp ne i32 %p4, 0, !dbg !373
	br i1 %15, label %b3, label %b4, !dbg !373

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !374
	%17 = icmp uge i64 0, %p3, !dbg !374
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !374, !prof !19

b3_ok1:
	br label %b4, !dbg !374

b4:
	%18 = phi i32 addrspace(1)* [ null, %b2 ], [ %16, %b3_ok1 ], !dbg !375
	%19 = sext i32 %p4 to i64, !dbg !376
	%20 = addrspacecast i32 addrspace(1)* %18 to i32*, !dbg !376
	%21 = icmp eq i32 addrspace(1)* %18, null, !dbg !376
	%22 = icmp ugt i64 %19, 5, !dbg !376
	%23 = or i1 %21, %22, !dbg !376
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !376, !prof !19

b4_ok1:
	%24 = bitcast i32* %20 to i8*, !dbg !376
	%25 = call i32 @gpuc_test_thread_int32(i8* %24, i32 %p4, i32 0), !dbg !376
	%26 = icmp ne i32 %25, 0, !dbg !376
	br i1 %26, label %b5, label %b6, !dbg !376

b5:
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !377
	%28 = icmp uge i64 0, %p3, !dbg !377
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !377, !prof !19

b5_ok1:
	store i32 1, i32 addrspace(1)* %27, align 4, !dbg !377
	br label %b6, !dbg !377

b6:
	ret void, !dbg !377

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p3), !dbg !374
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !374
	ret void, !dbg !374

b4_fail1:
	%29 = icmp eq i32 addrspace(1)* %18, null, !dbg !376
	br i1 %29, label %b4_fail2, label %b4_ok2, !dbg !376

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 0, i64 0), !dbg !376
	call void asm sideeffect "// site 89", ""() nounwind, !dbg !376
	ret void, !dbg !376

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %19, i64 5), !dbg !376
	call void asm sideeffect "// site 90", ""() nounwind, !dbg !376
	ret void, !dbg !376

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p3), !dbg !377
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !377
	ret void, !dbg !377
}

define void @Words(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !378 {
entry:
	br label %b0, !dbg !379

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !379
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !379
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !11
	%3 = sext i32 %2 to i64, !dbg !381
	%4 = icmp eq i64 %3, %p0, !dbg !382
	br i1 %4, label %b1, label %b5, !dbg !382

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !16
	%10 = mul i32 %9, %7, !dbg !383
	%11 = add i32 %6, %10, !dbg !383
	%12 = mul i32 %8, %11, !dbg !383
	%13 = add i32 %5, %12, !dbg !383
	%14 = sext i32 %13 to i64, !dbg !383
	%15 = icmp eq i64 %14, %p1, !dbg !384
	br i1 %15, label %b2, label %b5, !dbg !380

b2:
	%16 = icmp ne i64 %p7, 0, !dbg !385
	br i1 %16, label %b3, label %b4, !dbg !385

b3:
	%17 = icmp eq i64 %p6, 0, !dbg !388
	%18 = select i1 %17, i64 %p3, i64 %p6, !dbg !388
	%19 = select i1 %17, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !388
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !388
	%21 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !388
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !388
	%23 = icmp ugt i64 %p6, %p5, !dbg !386
	%24 = icmp ugt i64 %p7, %p5, !dbg !387
	%25 = icmp ne i64 %p3, %18, !dbg !388
	%26 = icmp ne i64 %p3, %p7, !dbg !388
	%27 = or i1 %23, %24, !dbg !388
	%28 = or i1 %27, %25, !dbg !388
	%29 = or i1 %28, %26, !dbg !388
	br i1 %29, label %b3_fail1, label %b3_ok1, !dbg !388, !prof !19

b3_ok1:
	%30 = bitcast i32* %20 to i8*, !dbg !388
	%31 = bitcast i32* %21 to i8*, !dbg !388
	%32 = bitcast i32* %22 to i8*, !dbg !388
	call void @gpuc_wait_until_all_vector_thread(i8* %30, i64 %p3, i8* %31, i32 5, i8* %32, i32 3, i32 0, i8* %ctrl, i32 95), !dbg !388
	ret void, !dbg !389

b4:
	%33 = icmp eq i64 %p6, 0, !dbg !391
	%34 = select i1 %33, i64 %p3, i64 %p6, !dbg !391
	%35 = select i1 %33, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !391
	%36 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !391
	%37 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !391
	%38 = icmp ugt i64 %p6, %p5, !dbg !390
	%39 = icmp ugt i64 %p3, 0, !dbg !391
	%40 = icmp ne i64 %p3, %34, !dbg !391
	%41 = or i1 %38, %39, !dbg !391
	%42 = or i1 %41, %40, !dbg !391
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !391, !prof !19

b4_ok1:
	%43 = bitcast i32* %36 to i8*, !dbg !391
	%44 = bitcast i64* null to i8*, !dbg !391
	%45 = bitcast i32* %37 to i8*, !dbg !391
	%46 = call i64 @gpuc_test_some_thread(i8* %43, i64 %p3, i8* %44, i8* %45, i32 5, i64 1, i32 3), !dbg !391
	%47 = trunc i64 %46 to i32, !dbg !393
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !392
	%49 = icmp uge i64 0, %p5, !dbg !392
	br i1 %49, label %b4_fail4, label %b4_ok4, !dbg !392, !prof !19

b4_ok4:
	store i32 %47, i32 addrspace(1)* %48, align 4, !dbg !392
	br label %b5, !dbg !392

b5:
	ret void, !dbg !392

b3_fail1:
	%50 = icmp ugt i64 %p6, %p5, !dbg !386
	br i1 %50, label %b3_fail2, label %b3_ok2, !dbg !386

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p6, i64 %p5), !dbg !386
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !386
	ret void, !dbg !386

b3_ok2:
	%51 = icmp ugt i64 %p7, %p5, !dbg !387
	br i1 %51, label %b3_fail3, label %b3_ok3, !dbg !387

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p7, i64 %p5), !dbg !387
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !387
	ret void, !dbg !387

b3_ok3:
	%52 = icmp ne i64 %p3, %18, !dbg !388
	br i1 %52, label %b3_fail4, label %b3_ok4, !dbg !388

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %18), !dbg !388
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !388
	ret void, !dbg !388

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p3, i64 %p7), !dbg !388
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !388
	ret void, !dbg !388

b4_fail1:
	%53 = icmp ugt i64 %p6, %p5, !dbg !390
	br i1 %53, label %b4_fail2, label %b4_ok2, !dbg !390

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p6, i64 %p5), !dbg !390
	call void asm sideeffect "// site 96", ""() nounwind, !dbg !390
	ret void, !dbg !390

b4_ok2:
	%54 = icmp ugt i64 %p3, 0, !dbg !391
	br i1 %54, label %b4_fail3, label %b4_ok3, !dbg !391

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %p3, i64 0), !dbg !391
	call void asm sideeffect "// site 97", ""() nounwind, !dbg !391
	ret void, !dbg !391

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p3, i64 %34), !dbg !391
	call void asm sideeffect "// site 98", ""() nounwind, !dbg !391
	ret void, !dbg !391

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 0, i64 %p5), !dbg !392
	call void asm sideeffect "// site 99", ""() nounwind, !dbg !392
	ret void, !dbg !392
}

define void @WaitSigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !394 {
entry:
	br label %b0, !dbg !395

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !395
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !397, !range !11
	%2 = sext i32 %1 to i64, !dbg !397
	%3 = icmp eq i64 %2, %p0, !dbg !398
	br i1 %3, label %b1, label %b3, !dbg !398

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !16
	%9 = mul i32 %8, %6, !dbg !399
	%10 = add i32 %5, %9, !dbg !399
	%11 = mul i32 %7, %10, !dbg !399
	%12 = add i32 %4, %11, !dbg !399
	%13 = sext i32 %12 to i64, !dbg !399
	%14 = icmp eq i64 %13, %p1, !dbg !400
	br i1 %14, label %b2, label %b3, !dbg !396

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !401
	%16 = icmp uge i64 0, %p3, !dbg !401
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !401, !prof !19

b2_ok1:
	store i32 -3, i32 addrspace(1)* %15, align 4, !dbg !401
	%17 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !402
	%18 = bitcast i32* %17 to i8*, !dbg !402
	call void @gpuc_wait_until_thread_int32(i8* %18, i32 2, i32 -1, i32 0, i8* %ctrl, i32 101), !dbg !402
	br label %b3, !dbg !402

b3:
	ret void, !dbg !402

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 0, i64 %p3), !dbg !401
	call void asm sideeffect "// site 100", ""() nounwind, !dbg !401
	ret void, !dbg !401
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
!nvvm.annotations = !{!403, !404, !405, !406, !407, !408, !409, !410, !411, !412, !413, !414, !415, !416, !417, !418, !419, !420, !421, !422, !423, !424, !425, !426, !427, !428, !429, !430, !431, !432, !433, !434, !435, !436, !437, !438, !439}
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
!104 = distinct !DISubprogram(name: "NilField", scope: !1, file: !1, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!105 = !DILocation(line: 125, column: 6, scope: !104)
!106 = !DILocation(line: 126, column: 6, scope: !104)
!107 = !DILocation(line: 128, column: 12, scope: !104)
!108 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !107)
!109 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !107)
!110 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !107)
!111 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !107)
!112 = !DILocation(line: 129, column: 9, scope: !104)
!113 = !DILocation(line: 132, column: 7, scope: !104)
!114 = !DILocation(line: 133, column: 18, scope: !104)
!115 = !DILocation(line: 135, column: 9, scope: !104)
!116 = !DILocation(line: 133, column: 4, scope: !104)
!117 = !DILocation(line: 136, column: 5, scope: !104)
!118 = !DILocation(line: 133, column: 26, scope: !104)
!119 = !DILocation(line: 137, column: 7, scope: !104)
!120 = !DILocation(line: 140, column: 4, scope: !104)
!121 = !DILocation(line: 141, column: 7, scope: !104)
!122 = !DILocation(line: 142, column: 18, scope: !104)
!123 = !DILocation(line: 143, column: 8, scope: !104)
!124 = !DILocation(line: 142, column: 4, scope: !104)
!125 = distinct !DISubprogram(name: "place.double", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!126 = !DILocation(line: 144, column: 10, scope: !104)
!127 = !DILocation(line: 119, column: 43, scope: !125, inlinedAt: !126)
!128 = distinct !DISubprogram(name: "Panic", scope: !1, file: !1, line: 151, type: !4, isDefinition: true, scopeLine: 151, isOptimized: true, unit: !2)
!129 = !DILocation(line: 151, column: 6, scope: !128)
!130 = !DILocation(line: 152, column: 12, scope: !128)
!131 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !130)
!132 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !130)
!133 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !130)
!134 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !130)
!135 = !DILocation(line: 153, column: 8, scope: !128)
!136 = !DILocation(line: 155, column: 17, scope: !128)
!137 = !DILocation(line: 155, column: 3, scope: !128)
!138 = distinct !DISubprogram(name: "Assert", scope: !1, file: !1, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!139 = !DILocation(line: 161, column: 6, scope: !138)
!140 = !DILocation(line: 162, column: 24, scope: !138)
!141 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !140)
!142 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !140)
!143 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !140)
!144 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !140)
!145 = !DILocation(line: 162, column: 12, scope: !138)
!146 = !DILocation(line: 163, column: 17, scope: !138)
!147 = !DILocation(line: 163, column: 3, scope: !138)
!148 = distinct !DISubprogram(name: "Vectors", scope: !1, file: !1, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!149 = !DILocation(line: 169, column: 6, scope: !148)
!150 = !DILocation(line: 170, column: 12, scope: !148)
!151 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !150)
!152 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !150)
!153 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !150)
!154 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !150)
!155 = !DILocation(line: 171, column: 15, scope: !148)
!156 = !DILocation(line: 171, column: 13, scope: !148)
!157 = !DILocation(line: 171, column: 23, scope: !148)
!158 = !DILocation(line: 171, column: 27, scope: !148)
!159 = distinct !DISubprogram(name: "Rank", scope: !1, file: !1, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!160 = !DILocation(line: 178, column: 6, scope: !159)
!161 = !DILocation(line: 179, column: 12, scope: !159)
!162 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !161)
!163 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !161)
!164 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !161)
!165 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !161)
!166 = !DILocation(line: 180, column: 35, scope: !159)
!167 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!168 = distinct !DISubprogram(name: "Broadcast", scope: !167, file: !167, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!169 = !DILocation(line: 180, column: 23, scope: !159)
!170 = !DILocation(line: 36, column: 10, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 36, column: 31, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 36, column: 22, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 37, column: 8, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 40, column: 17, scope: !168, inlinedAt: !169)
!175 = !DILocation(line: 180, column: 4, scope: !159)
!176 = distinct !DISubprogram(name: "Length", scope: !1, file: !1, line: 187, type: !4, isDefinition: true, scopeLine: 187, isOptimized: true, unit: !2)
!177 = !DILocation(line: 187, column: 6, scope: !176)
!178 = !DILocation(line: 188, column: 12, scope: !176)
!179 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !178)
!180 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !178)
!181 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !178)
!182 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !178)
!183 = !DILocation(line: 189, column: 23, scope: !176)
!184 = !DILocation(line: 189, column: 43, scope: !176)
!185 = !DILocation(line: 189, column: 38, scope: !176)
!186 = !DILocation(line: 189, column: 12, scope: !176)
!187 = distinct !DISubprogram(name: "PE", scope: !1, file: !1, line: 196, type: !4, isDefinition: true, scopeLine: 196, isOptimized: true, unit: !2)
!188 = !DILocation(line: 196, column: 6, scope: !187)
!189 = !DILocation(line: 197, column: 12, scope: !187)
!190 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !189)
!191 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !189)
!192 = !DILocation(line: 198, column: 10, scope: !187)
!193 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !189)
!194 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !189)
!195 = !DILocation(line: 198, column: 18, scope: !187)
!196 = distinct !DISubprogram(name: "Ported", scope: !1, file: !1, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!197 = !DILocation(line: 205, column: 6, scope: !196)
!198 = !DILocation(line: 206, column: 12, scope: !196)
!199 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !198)
!200 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !198)
!201 = !DILocation(line: 207, column: 20, scope: !196)
!202 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !198)
!203 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !198)
!204 = distinct !DISubprogram(name: "SymAt", scope: !1, file: !1, line: 214, type: !4, isDefinition: true, scopeLine: 214, isOptimized: true, unit: !2)
!205 = !DILocation(line: 214, column: 6, scope: !204)
!206 = !DILocation(line: 215, column: 12, scope: !204)
!207 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !206)
!208 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !206)
!209 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !206)
!210 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !206)
!211 = !DILocation(line: 216, column: 18, scope: !204)
!212 = !DILocation(line: 216, column: 10, scope: !204)
!213 = distinct !DISubprogram(name: "SymSlice", scope: !1, file: !1, line: 223, type: !4, isDefinition: true, scopeLine: 223, isOptimized: true, unit: !2)
!214 = !DILocation(line: 223, column: 6, scope: !213)
!215 = !DILocation(line: 224, column: 12, scope: !213)
!216 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !215)
!217 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !215)
!218 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !215)
!219 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !215)
!220 = !DILocation(line: 225, column: 23, scope: !213)
!221 = !DILocation(line: 225, column: 12, scope: !213)
!222 = distinct !DISubprogram(name: "SignalsAt", scope: !1, file: !1, line: 232, type: !4, isDefinition: true, scopeLine: 232, isOptimized: true, unit: !2)
!223 = !DILocation(line: 232, column: 6, scope: !222)
!224 = !DILocation(line: 233, column: 12, scope: !222)
!225 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !224)
!226 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !224)
!227 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !224)
!228 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !224)
!229 = !DILocation(line: 234, column: 25, scope: !222)
!230 = !DILocation(line: 234, column: 17, scope: !222)
!231 = distinct !DISubprogram(name: "WaitForever", scope: !1, file: !1, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!232 = !DILocation(line: 241, column: 6, scope: !231)
!233 = !DILocation(line: 242, column: 12, scope: !231)
!234 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !233)
!235 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !233)
!236 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !233)
!237 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !233)
!238 = !DILocation(line: 243, column: 24, scope: !231)
!239 = distinct !DISubprogram(name: "WaitLine", scope: !1, file: !1, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!240 = !DILocation(line: 250, column: 6, scope: !239)
!241 = !DILocation(line: 251, column: 12, scope: !239)
!242 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !241)
!243 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !241)
!244 = !DILocation(line: 252, column: 64, scope: !239)
!245 = !DILocation(line: 252, column: 17, scope: !239)
!246 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !241)
!247 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !241)
!248 = !DILocation(line: 252, column: 25, scope: !239)
!249 = !DILocation(line: 253, column: 28, scope: !239)
!250 = !DILocation(line: 253, column: 33, scope: !239)
!251 = !DILocation(line: 253, column: 17, scope: !239)
!252 = distinct !DISubprogram(name: "Meet", scope: !1, file: !1, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!253 = !DILocation(line: 260, column: 6, scope: !252)
!254 = !DILocation(line: 261, column: 18, scope: !252)
!255 = distinct !DISubprogram(name: "FailOnePE", scope: !1, file: !1, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!256 = !DILocation(line: 267, column: 6, scope: !255)
!257 = !DILocation(line: 268, column: 18, scope: !255)
!258 = !DILocation(line: 268, column: 21, scope: !255)
!259 = !DILocation(line: 271, column: 15, scope: !255)
!260 = !DILocation(line: 273, column: 31, scope: !255)
!261 = !DILocation(line: 269, column: 3, scope: !255)
!262 = !DILocation(line: 271, column: 19, scope: !255)
!263 = !DILocation(line: 272, column: 11, scope: !255)
!264 = !DILocation(line: 272, column: 4, scope: !255)
!265 = !DILocation(line: 274, column: 18, scope: !255)
!266 = !DILocation(line: 277, column: 24, scope: !255)
!267 = distinct !DISubprogram(name: "Absent", scope: !1, file: !1, line: 285, type: !4, isDefinition: true, scopeLine: 285, isOptimized: true, unit: !2)
!268 = !DILocation(line: 285, column: 6, scope: !267)
!269 = !DILocation(line: 286, column: 15, scope: !267)
!270 = !DILocation(line: 286, column: 20, scope: !267)
!271 = !DILocation(line: 287, column: 3, scope: !267)
!272 = !DILocation(line: 289, column: 28, scope: !267)
!273 = !DILocation(line: 289, column: 13, scope: !267)
!274 = !DILocation(line: 289, column: 32, scope: !267)
!275 = !DILocation(line: 290, column: 3, scope: !267)
!276 = !DILocation(line: 293, column: 14, scope: !267)
!277 = !DILocation(line: 292, column: 16, scope: !267)
!278 = distinct !DISubprogram(name: "Loop", scope: !1, file: !1, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!279 = !DILocation(line: 299, column: 6, scope: !278)
!280 = !DILocation(line: 300, column: 13, scope: !278)
!281 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !280)
!282 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !280)
!283 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !280)
!284 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !280)
!285 = !DILocation(line: 304, column: 6, scope: !278)
!286 = !DILocation(line: 304, column: 8, scope: !278)
!287 = !DILocation(line: 304, column: 4, scope: !278)
!288 = !DILocation(line: 304, column: 19, scope: !278)
!289 = !DILocation(line: 301, column: 3, scope: !278)
!290 = !DIFile(filename: "operands.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!291 = distinct !DISubprogram(name: "Strided", scope: !290, file: !290, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!292 = !DILocation(line: 14, column: 6, scope: !291)
!293 = !DILocation(line: 15, column: 12, scope: !291)
!294 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !293)
!295 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !293)
!296 = !DILocation(line: 16, column: 13, scope: !291)
!297 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !293)
!298 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !293)
!299 = !DILocation(line: 16, column: 27, scope: !291)
!300 = distinct !DISubprogram(name: "Tile", scope: !290, file: !290, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!301 = !DILocation(line: 26, column: 6, scope: !300)
!302 = !DILocation(line: 27, column: 12, scope: !300)
!303 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !302)
!304 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !302)
!305 = !DILocation(line: 28, column: 16, scope: !300)
!306 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !302)
!307 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !302)
!308 = !DILocation(line: 28, column: 27, scope: !300)
!309 = distinct !DISubprogram(name: "Atomic", scope: !290, file: !290, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!310 = !DILocation(line: 35, column: 6, scope: !309)
!311 = !DILocation(line: 36, column: 12, scope: !309)
!312 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !311)
!313 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !311)
!314 = !DILocation(line: 41, column: 18, scope: !309)
!315 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !311)
!316 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !311)
!317 = !DILocation(line: 38, column: 9, scope: !309)
!318 = !DILocation(line: 39, column: 12, scope: !309)
!319 = !DILocation(line: 37, column: 7, scope: !309)
!320 = distinct !DISubprogram(name: "AddressOf", scope: !290, file: !290, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!321 = !DILocation(line: 48, column: 6, scope: !320)
!322 = !DILocation(line: 49, column: 12, scope: !320)
!323 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !322)
!324 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !322)
!325 = !DILocation(line: 50, column: 9, scope: !320)
!326 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !322)
!327 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !322)
!328 = !DILocation(line: 50, column: 16, scope: !320)
!329 = distinct !DISubprogram(name: "Update", scope: !290, file: !290, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!330 = !DILocation(line: 57, column: 6, scope: !329)
!331 = !DILocation(line: 58, column: 12, scope: !329)
!332 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !331)
!333 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !331)
!334 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !331)
!335 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !331)
!336 = !DILocation(line: 59, column: 25, scope: !329)
!337 = !DILocation(line: 59, column: 17, scope: !329)
!338 = distinct !DISubprogram(name: "Line", scope: !290, file: !290, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!339 = !DILocation(line: 66, column: 6, scope: !338)
!340 = !DILocation(line: 67, column: 12, scope: !338)
!341 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !340)
!342 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !340)
!343 = !DILocation(line: 68, column: 16, scope: !338)
!344 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !340)
!345 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !340)
!346 = !DILocation(line: 68, column: 27, scope: !338)
!347 = !DILocation(line: 68, column: 49, scope: !338)
!348 = !DILocation(line: 68, column: 54, scope: !338)
!349 = distinct !DISubprogram(name: "NoLine", scope: !290, file: !290, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!350 = !DILocation(line: 75, column: 6, scope: !349)
!351 = !DILocation(line: 76, column: 12, scope: !349)
!352 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !351)
!353 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !351)
!354 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !351)
!355 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !351)
!356 = !DILocation(line: 78, column: 16, scope: !349)
!357 = distinct !DISubprogram(name: "Await", scope: !290, file: !290, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!358 = !DILocation(line: 85, column: 6, scope: !357)
!359 = !DILocation(line: 86, column: 12, scope: !357)
!360 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !359)
!361 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !359)
!362 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !359)
!363 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !359)
!364 = !DILocation(line: 87, column: 32, scope: !357)
!365 = !DILocation(line: 87, column: 24, scope: !357)
!366 = distinct !DISubprogram(name: "Compare", scope: !290, file: !290, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!367 = !DILocation(line: 94, column: 6, scope: !366)
!368 = !DILocation(line: 95, column: 12, scope: !366)
!369 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !368)
!370 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !368)
!371 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !368)
!372 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !368)
!373 = !DILocation(line: 97, column: 10, scope: !366)
!374 = !DILocation(line: 98, column: 12, scope: !366)
!375 = !DILocation(line: 96, column: 7, scope: !366)
!376 = !DILocation(line: 100, column: 16, scope: !366)
!377 = !DILocation(line: 101, column: 13, scope: !366)
!378 = distinct !DISubprogram(name: "Words", scope: !290, file: !290, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!379 = !DILocation(line: 109, column: 6, scope: !378)
!380 = !DILocation(line: 110, column: 12, scope: !378)
!381 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !380)
!382 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !380)
!383 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !380)
!384 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !380)
!385 = !DILocation(line: 111, column: 13, scope: !378)
!386 = !DILocation(line: 112, column: 36, scope: !378)
!387 = !DILocation(line: 112, column: 59, scope: !378)
!388 = !DILocation(line: 112, column: 28, scope: !378)
!389 = !DILocation(line: 113, column: 4, scope: !378)
!390 = !DILocation(line: 116, column: 36, scope: !378)
!391 = !DILocation(line: 116, column: 22, scope: !378)
!392 = !DILocation(line: 117, column: 4, scope: !378)
!393 = !DILocation(line: 117, column: 15, scope: !378)
!394 = distinct !DISubprogram(name: "WaitSigned", scope: !290, file: !290, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!395 = !DILocation(line: 124, column: 6, scope: !394)
!396 = !DILocation(line: 125, column: 12, scope: !394)
!397 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !396)
!398 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !396)
!399 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !396)
!400 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !396)
!401 = !DILocation(line: 126, column: 12, scope: !394)
!402 = !DILocation(line: 127, column: 18, scope: !394)
!403 = !{void (i64, i64, i32*, i64, i64, i8*)* @Index, !"kernel", i32 1}
!404 = !{void (i64, i64, i32*, i64, i64, i8*)* @IndexArray, !"kernel", i32 1}
!405 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice, !"kernel", i32 1}
!406 = !{void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax, !"kernel", i32 1}
!407 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned, !"kernel", i32 1}
!408 = !{void (i64, i64, i32*, i64, i32, i8*)* @Divide, !"kernel", i32 1}
!409 = !{void (i64, i64, i64*, i64, i64, i8*)* @Remainder, !"kernel", i32 1}
!410 = !{void (i64, i64, i32*, i64, i64, i8*)* @Shift, !"kernel", i32 1}
!411 = !{void (i64, i64, i64*, i64, i8*)* @Nil, !"kernel", i32 1}
!412 = !{void (i64, i64, i64*, i64, i64, i8*)* @NilField, !"kernel", i32 1}
!413 = !{void (i64, i64, i64*, i64, i8*)* @Panic, !"kernel", i32 1}
!414 = !{void (i64, i64, i64*, i64, i8*)* @Assert, !"kernel", i32 1}
!415 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors, !"kernel", i32 1}
!416 = !{void (i64, i64, i32*, i64, i64, i8*)* @Rank, !"kernel", i32 1}
!417 = !{void (i64, i64, i32*, i64, i64, i8*)* @Length, !"kernel", i32 1}
!418 = !{void (i64, i64, i32*, i64, i64, i8*)* @PE, !"kernel", i32 1}
!419 = !{void (i64, i64, i32*, i64, i64, i8*)* @Ported, !"kernel", i32 1}
!420 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymAt, !"kernel", i32 1}
!421 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymSlice, !"kernel", i32 1}
!422 = !{void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt, !"kernel", i32 1}
!423 = !{void (i64, i64, i64*, i8*)* @WaitForever, !"kernel", i32 1}
!424 = !{void (i64, i64, i64*, i64, i8*)* @WaitLine, !"kernel", i32 1}
!425 = !{void (i8*)* @Meet, !"kernel", i32 1}
!426 = !{void (i32*, i64, i64, i64*, i8*)* @FailOnePE, !"kernel", i32 1}
!427 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent, !"kernel", i32 1}
!428 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop, !"kernel", i32 1}
!429 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided, !"kernel", i32 1}
!430 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile, !"kernel", i32 1}
!431 = !{void (i64, i64, i32*, i64, i64, i8*)* @Atomic, !"kernel", i32 1}
!432 = !{void (i64, i64, i32*, i64, i64, i8*)* @AddressOf, !"kernel", i32 1}
!433 = !{void (i64, i64, i64*, i64, i32, i8*)* @Update, !"kernel", i32 1}
!434 = !{void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line, !"kernel", i32 1}
!435 = !{void (i64, i64, i8*)* @NoLine, !"kernel", i32 1}
!436 = !{void (i64, i64, i64*, i64, i32, i8*)* @Await, !"kernel", i32 1}
!437 = !{void (i64, i64, i32*, i64, i32, i8*)* @Compare, !"kernel", i32 1}
!438 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words, !"kernel", i32 1}
!439 = !{void (i64, i64, i32*, i64, i8*)* @WaitSigned, !"kernel", i32 1}
