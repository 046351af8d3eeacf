target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [39 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Index to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @IndexArray to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Make to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Divide to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @Remainder to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Shift to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Nil to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @NilField to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Panic to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @Assert to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Rank to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Length to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @PE to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Ported to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymAt to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @SymSlice to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt to i8*), i8* bitcast (void (i64, i64, i64*, i8*)* @WaitForever to i8*), i8* bitcast (void (i64, i64, i64*, i64, i8*)* @WaitLine to i8*), i8* bitcast (void (i8*)* @Meet to i8*), i8* bitcast (void (i32*, i64, i64, i64*, i8*)* @FailOnePE to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @Atomic to i8*), i8* bitcast (void (i64, i64, i32*, i64, i64, i8*)* @AddressOf to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Update to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line to i8*), i8* bitcast (void (i64, i64, i8*)* @NoLine to i8*), i8* bitcast (void (i64, i64, i64*, i64, i32, i8*)* @Await to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32, i8*)* @Compare to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words to i8*), i8* bitcast (void (i64, i64, i32*, i64, i8*)* @WaitSigned to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64, i32*, i64, i8*)* @IndexBehind to i8*)], section "llvm.metadata"

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

define void @Make(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !62 {
entry:
	%0 = alloca [4 x i32], align 4, !dbg !63
	br label %b0, !dbg !63

b0:
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !63
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65, !range !11
	%3 = sext i32 %2 to i64, !dbg !65
	%4 = icmp eq i64 %3, %p0, !dbg !66
	br i1 %4, label %b1, label %b5, !dbg !66

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !16
	%10 = mul i32 %9, %7, !dbg !67
	%11 = add i32 %6, %10, !dbg !67
	%12 = mul i32 %8, %11, !dbg !67
	%13 = add i32 %5, %12, !dbg !67
	%14 = sext i32 %13 to i64, !dbg !67
	%15 = icmp eq i64 %14, %p1, !dbg !68
	br i1 %15, label %b2, label %b5, !dbg !64

b2:
	store [4 x i32] zeroinitializer, [4 x i32]* %0, align 4, !dbg !69
	%16 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 0, !dbg !69
	%17 = icmp slt i64 %p3, %p4, !dbg !70
	%18 = select i1 %17, i64 %p3, i64 %p4, !dbg !70
	%19 = sub i64 %18, 1, !dbg !70
	%20 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !70
	%21 = ptrtoint i32* %20 to i64, !dbg !70
	%22 = ptrtoint i32* %16 to i64, !dbg !70
	%23 = icmp ugt i64 %21, %22, !dbg !70
	%24 = icmp slt i64 %p4, 0, !dbg !69
	%25 = icmp ugt i64 %p4, 4, !dbg !69
	%26 = or i1 %24, %25, !dbg !69
	br i1 %26, label %b2_fail1, label %b2_ok1, !dbg !69, !prof !19

b2_ok1:
	br label %b3, !dbg !70

b3:
	%27 = phi i64 [ 0, %b2_ok1 ], [ %34, %b4 ], !dbg !70
	%28 = icmp slt i64 %27, %18, !dbg !70
	br i1 %28, label %b4, label %b5, !dbg !70

b4:
	%29 = sub i64 %19, %27, !dbg !70
	%30 = select i1 %23, i64 %29, i64 %27, !dbg !70
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %30, !dbg !70
	%32 = getelementptr inbounds i32, i32* %16, i64 %30, !dbg !70
	%33 = load i32, i32* %32, align 4, !dbg !70
	store i32 %33, i32 addrspace(1)* %31, align 4, !dbg !70
	%34 = add i64 %27, 1, !dbg !70
	br label %b3, !dbg !70

b5:
	ret void, !dbg !70

b2_fail1:
	%35 = icmp slt i64 %p4, 0, !dbg !69
	br i1 %35, label %b2_fail2, label %b2_ok2, !dbg !69

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !69
	ret void, !dbg !69

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p4, i64 4), !dbg !69
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !69
	ret void, !dbg !69
}

define void @Divide(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !71 {
entry:
	br label %b0, !dbg !72

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !72
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
	%15 = icmp eq i32 %p4, 0, !dbg !78
	%16 = icmp uge i64 0, %p3, !dbg !79
	%17 = or i1 %15, %16, !dbg !79
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !79, !prof !19

b2_ok1:
	%18 = icmp eq i32 %p4, -1, !dbg !78
	%19 = select i1 %18, i32 1, i32 %p4, !dbg !78
	%20 = sdiv i32 7, %19, !dbg !78
	%21 = sub i32 0, 7, !dbg !78
	%22 = select i1 %18, i32 %21, i32 %20, !dbg !78
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !79
	store i32 %22, i32 addrspace(1)* %23, align 4, !dbg !79
	br label %b3, !dbg !79

b3:
	ret void, !dbg !79

b2_fail1:
	%24 = icmp eq i32 %p4, 0, !dbg !78
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !78

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !78
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !78
	ret void, !dbg !78

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p3), !dbg !79
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !79
	ret void, !dbg !79
}

define void @Remainder(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !80 {
entry:
	br label %b0, !dbg !81

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !81
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83, !range !11
	%2 = sext i32 %1 to i64, !dbg !83
	%3 = icmp eq i64 %2, %p0, !dbg !84
	br i1 %3, label %b1, label %b3, !dbg !84

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !85, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !85, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !85, !range !16
	%9 = mul i32 %8, %6, !dbg !85
	%10 = add i32 %5, %9, !dbg !85
	%11 = mul i32 %7, %10, !dbg !85
	%12 = add i32 %4, %11, !dbg !85
	%13 = sext i32 %12 to i64, !dbg !85
	%14 = icmp eq i64 %13, %p1, !dbg !86
	br i1 %14, label %b2, label %b3, !dbg !82

b2:
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !87
	%16 = icmp uge i64 0, %p3, !dbg !87
	%17 = icmp eq i64 %p4, 0, !dbg !90
	%18 = or i1 %16, %17, !dbg !90
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !90, !prof !19

b2_ok1:
	%19 = load i64, i64 addrspace(1)* %15, align 8, !dbg !87
	%20 = urem i64 %19, %p4, !dbg !90
	store i64 %20, i64 addrspace(1)* %15, align 8, !dbg !91
	br label %b3, !dbg !91

b3:
	ret void, !dbg !91

b2_fail1:
	%21 = icmp uge i64 0, %p3, !dbg !87
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !87

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p3), !dbg !87
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !87
	ret void, !dbg !87

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !90
	ret void, !dbg !90
}

define void @Shift(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !92 {
entry:
	br label %b0, !dbg !93

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !93
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95, !range !11
	%2 = sext i32 %1 to i64, !dbg !95
	%3 = icmp eq i64 %2, %p0, !dbg !96
	br i1 %3, label %b1, label %b3, !dbg !96

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !97, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !97, !range !16
	%9 = mul i32 %8, %6, !dbg !97
	%10 = add i32 %5, %9, !dbg !97
	%11 = mul i32 %7, %10, !dbg !97
	%12 = add i32 %4, %11, !dbg !97
	%13 = sext i32 %12 to i64, !dbg !97
	%14 = icmp eq i64 %13, %p1, !dbg !98
	br i1 %14, label %b2, label %b3, !dbg !94

b2:
	%15 = icmp ult i64 %p4, 32, !dbg !99
	%16 = trunc i64 %p4 to i32, !dbg !99
	%17 = shl i32 1, %16, !dbg !99
	%18 = select i1 %15, i32 %17, i32 0, !dbg !99
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !100
	%20 = icmp slt i64 %p4, 0, !dbg !99
	%21 = icmp uge i64 0, %p3, !dbg !100
	%22 = or i1 %20, %21, !dbg !100
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !100, !prof !19

b2_ok1:
	store i32 %18, i32 addrspace(1)* %19, align 4, !dbg !100
	br label %b3, !dbg !100

b3:
	ret void, !dbg !100

b2_fail1:
	%23 = icmp slt i64 %p4, 0, !dbg !99
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !99

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !99
	ret void, !dbg !99

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 %p3), !dbg !100
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !100
	ret void, !dbg !100
}

define void @Nil(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !101 {
entry:
	br label %b0, !dbg !102

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !102
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103, !range !11
	%2 = sext i32 %1 to i64, !dbg !103
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !103, !range !20
	%4 = sext i32 %3 to i64, !dbg !103
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !103, !range !20
	%6 = sext i32 %5 to i64, !dbg !103
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !103, !range !104
	%8 = sext i32 %7 to i64, !dbg !103
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !103, !range !105
	%10 = sext i32 %9 to i64, !dbg !103
	%11 = trunc i64 %10 to i32, !dbg !103
	%12 = trunc i64 %6 to i32, !dbg !103
	%13 = mul i32 %11, %12, !dbg !103
	%14 = zext i32 %13 to i64, !dbg !103
	%15 = trunc i64 %4 to i32, !dbg !103
	%16 = add i32 %15, %13, !dbg !103
	%17 = zext i32 %16 to i64, !dbg !103
	%18 = mul i64 %8, %17, !dbg !103
	%19 = add i64 %2, %18, !dbg !103
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !103, !range !16
	%22 = mul i32 %20, %21, !dbg !103
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !103, !range !106
	%24 = mul i32 %22, %23, !dbg !103
	%25 = sext i32 %24 to i64, !dbg !103
	%26 = mul i64 %19, %25, !dbg !103
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103, !range !14
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !103, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !103, !range !15
	%30 = mul i32 %21, %29, !dbg !103
	%31 = add i32 %28, %30, !dbg !103
	%32 = mul i32 %20, %31, !dbg !103
	%33 = add i32 %27, %32, !dbg !103
	%34 = sext i32 %33 to i64, !dbg !103
	%35 = add i64 %26, %34, !dbg !103
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %35, !dbg !107
	%37 = icmp eq i64 %2, %p0, !dbg !109
	%38 = icmp uge i64 %35, %p3, !dbg !107
	br i1 %38, label %b0_fail1, label %b0_ok1, !dbg !107, !prof !19

b0_ok1:
	br i1 %37, label %b1, label %b3, !dbg !109

b1:
	%39 = icmp eq i64 %34, %p1, !dbg !110
	br i1 %39, label %b2, label %b3, !dbg !108

b2:
	br label %b3, !dbg !108

b3:
	%40 = phi i64 addrspace(1)* [ %36, %b1 ], [ null, %b2 ], [ %36, %b0_ok1 ], !dbg !111
	%41 = icmp eq i64 addrspace(1)* %40, null, !dbg !112
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !112, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %40, align 8, !dbg !112
	ret void, !dbg !112

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %35, i64 %p3), !dbg !107
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !107
	ret void, !dbg !107

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !112
	ret void, !dbg !112
}

define void @NilField(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !113 {
entry:
	%0 = alloca { i64 }, align 8, !dbg !114
	br label %b0, !dbg !114

b0:
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !114
	store { i64 } zeroinitializer, { i64 }* %0, align 8, !dbg !115
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117, !range !11
	%3 = sext i32 %2 to i64, !dbg !117
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !117, !range !20
	%5 = sext i32 %4 to i64, !dbg !117
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !117, !range !20
	%7 = sext i32 %6 to i64, !dbg !117
	%8 = icmp eq i64 %3, %p0, !dbg !118
	br i1 %8, label %b1, label %b3, !dbg !118

b1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !14
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !15
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !16
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !16
	%14 = mul i32 %13, %11, !dbg !119
	%15 = add i32 %10, %14, !dbg !119
	%16 = mul i32 %12, %15, !dbg !119
	%17 = add i32 %9, %16, !dbg !119
	%18 = sext i32 %17 to i64, !dbg !119
	%19 = icmp eq i64 %18, %p1, !dbg !120
	br i1 %19, label %b2, label %b3, !dbg !116

b2:
	br label %b3, !dbg !121

b3:
	%20 = phi { i64 }* [ %0, %b1 ], [ null, %b2 ], [ %0, %b0 ], !dbg !122
	%21 = icmp eq i64 %p4, 0, !dbg !122
	br i1 %21, label %b4, label %b5, !dbg !122

b4:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !123, !range !104
	%23 = sext i32 %22 to i64, !dbg !123
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !123, !range !105
	%25 = sext i32 %24 to i64, !dbg !123
	%26 = trunc i64 %25 to i32, !dbg !123
	%27 = trunc i64 %7 to i32, !dbg !123
	%28 = mul i32 %26, %27, !dbg !123
	%29 = zext i32 %28 to i64, !dbg !123
	%30 = trunc i64 %5 to i32, !dbg !123
	%31 = add i32 %30, %28, !dbg !123
	%32 = zext i32 %31 to i64, !dbg !123
	%33 = mul i64 %23, %32, !dbg !123
	%34 = add i64 %3, %33, !dbg !123
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123, !range !16
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !123, !range !16
	%37 = mul i32 %35, %36, !dbg !123
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !123, !range !106
	%39 = mul i32 %37, %38, !dbg !123
	%40 = sext i32 %39 to i64, !dbg !123
	%41 = mul i64 %34, %40, !dbg !123
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123, !range !14
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !123, !range !14
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !123, !range !15
	%45 = mul i32 %36, %44, !dbg !123
	%46 = add i32 %43, %45, !dbg !123
	%47 = mul i32 %35, %46, !dbg !123
	%48 = add i32 %42, %47, !dbg !123
	%49 = sext i32 %48 to i64, !dbg !123
	%50 = add i64 %41, %49, !dbg !123
	%51 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !126
	%52 = icmp eq { i64 }* %20, null, !dbg !124
	%53 = icmp uge i64 %50, %p3, !dbg !125
	%54 = or i1 %52, %53, !dbg !125
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !125, !prof !19

b4_ok1:
	%55 = load i64, i64* %51, align 8, !dbg !126
	%56 = add i64 %55, 1, !dbg !127
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !125
	store i64 %56, i64 addrspace(1)* %57, align 8, !dbg !125
	br label %b9, !dbg !125

b5:
	%58 = icmp eq i64 %p4, 1, !dbg !128
	br i1 %58, label %b6, label %b7, !dbg !128

b6:
	%59 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !129
	%60 = icmp eq { i64 }* %20, null, !dbg !129
	br i1 %60, label %b6_fail1, label %b6_ok1, !dbg !129, !prof !19

b6_ok1:
	store i64 1, i64* %59, align 8, !dbg !129
	br label %b9, !dbg !129

b7:
	%61 = icmp eq i64 %p4, 2, !dbg !130
	br i1 %61, label %b8, label %b9, !dbg !130

b8:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !131, !range !104
	%63 = sext i32 %62 to i64, !dbg !131
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !131, !range !105
	%65 = sext i32 %64 to i64, !dbg !131
	%66 = trunc i64 %65 to i32, !dbg !131
	%67 = trunc i64 %7 to i32, !dbg !131
	%68 = mul i32 %66, %67, !dbg !131
	%69 = zext i32 %68 to i64, !dbg !131
	%70 = trunc i64 %5 to i32, !dbg !131
	%71 = add i32 %70, %68, !dbg !131
	%72 = zext i32 %71 to i64, !dbg !131
	%73 = mul i64 %63, %72, !dbg !131
	%74 = add i64 %3, %73, !dbg !131
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131, !range !16
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !131, !range !16
	%77 = mul i32 %75, %76, !dbg !131
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !131, !range !106
	%79 = mul i32 %77, %78, !dbg !131
	%80 = sext i32 %79 to i64, !dbg !131
	%81 = mul i64 %74, %80, !dbg !131
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131, !range !14
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !131, !range !14
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !131, !range !15
	%85 = mul i32 %76, %84, !dbg !131
	%86 = add i32 %83, %85, !dbg !131
	%87 = mul i32 %75, %86, !dbg !131
	%88 = add i32 %82, %87, !dbg !131
	%89 = sext i32 %88 to i64, !dbg !131
	%90 = add i64 %81, %89, !dbg !131
	%91 = getelementptr inbounds { i64 }, { i64 }* %20, i32 0, i32 0, !dbg !132
	%92 = icmp eq { i64 }* %20, null, !dbg !132
	%93 = icmp uge i64 %90, %p3, !dbg !133
	%94 = or i1 %92, %93, !dbg !133
	br i1 %94, label %b8_fail1, label %b8_ok1, !dbg !133, !prof !19

b8_ok1:
	%95 = load i64, i64* %91, align 8, !dbg !132
	%96 = mul i64 %95, 2, !dbg !136
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %90, !dbg !133
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !133
	br label %b9, !dbg !133

b9:
	ret void, !dbg !133

b4_fail1:
	%98 = icmp eq { i64 }* %20, null, !dbg !124
	br i1 %98, label %b4_fail2, label %b4_ok2, !dbg !124

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !124
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !124
	ret void, !dbg !124

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %50, i64 %p3), !dbg !125
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !125
	ret void, !dbg !125

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !129
	ret void, !dbg !129

b8_fail1:
	%99 = icmp eq { i64 }* %20, null, !dbg !132
	br i1 %99, label %b8_fail2, label %b8_ok2, !dbg !132

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !132
	ret void, !dbg !132

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %90, i64 %p3), !dbg !133
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !133
	ret void, !dbg !133
}

define void @Panic(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !137 {
entry:
	br label %b0, !dbg !138

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !138
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !140, !range !11
	%2 = sext i32 %1 to i64, !dbg !140
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !140, !range !20
	%4 = sext i32 %3 to i64, !dbg !140
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !140, !range !20
	%6 = sext i32 %5 to i64, !dbg !140
	%7 = icmp eq i64 %2, %p0, !dbg !141
	br i1 %7, label %b1, label %b3, !dbg !141

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !142, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !142, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !142, !range !16
	%13 = mul i32 %12, %10, !dbg !142
	%14 = add i32 %9, %13, !dbg !142
	%15 = mul i32 %11, %14, !dbg !142
	%16 = add i32 %8, %15, !dbg !142
	%17 = sext i32 %16 to i64, !dbg !142
	%18 = icmp eq i64 %17, %p1, !dbg !143
	br i1 %18, label %b2, label %b3, !dbg !139

b2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !145, !range !104
	%20 = sext i32 %19 to i64, !dbg !145
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !145, !range !105
	%22 = sext i32 %21 to i64, !dbg !145
	%23 = trunc i64 %22 to i32, !dbg !145
	%24 = trunc i64 %6 to i32, !dbg !145
	%25 = mul i32 %23, %24, !dbg !145
	%26 = zext i32 %25 to i64, !dbg !145
	%27 = trunc i64 %4 to i32, !dbg !145
	%28 = add i32 %27, %25, !dbg !145
	%29 = zext i32 %28 to i64, !dbg !145
	%30 = mul i64 %20, %29, !dbg !145
	%31 = add i64 %2, %30, !dbg !145
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !145, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !145, !range !16
	%34 = mul i32 %32, %33, !dbg !145
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !145, !range !106
	%36 = mul i32 %34, %35, !dbg !145
	%37 = sext i32 %36 to i64, !dbg !145
	%38 = mul i64 %31, %37, !dbg !145
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !145, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !145, !range !15
	%42 = mul i32 %33, %41, !dbg !145
	%43 = add i32 %40, %42, !dbg !145
	%44 = mul i32 %32, %43, !dbg !145
	%45 = add i32 %39, %44, !dbg !145
	%46 = sext i32 %45 to i64, !dbg !145
	%47 = add i64 %38, %46, !dbg !145
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !146
	%49 = icmp uge i64 %47, %p3, !dbg !146
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !146, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !146
	ret void, !dbg !146

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %47, i64 %p3), !dbg !146
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !146
	ret void, !dbg !146
}

define void @Assert(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !147 {
entry:
	br label %b0, !dbg !148

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !148
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !150, !range !11
	%2 = sext i32 %1 to i64, !dbg !150
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !150, !range !20
	%4 = sext i32 %3 to i64, !dbg !150
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !150, !range !20
	%6 = sext i32 %5 to i64, !dbg !150
	%7 = icmp eq i64 %2, %p0, !dbg !151
	br i1 %7, label %b1, label %b3, !dbg !151

b1:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152, !range !14
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !152, !range !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !152, !range !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !152, !range !16
	%13 = mul i32 %12, %10, !dbg !152
	%14 = add i32 %9, %13, !dbg !152
	%15 = mul i32 %11, %14, !dbg !152
	%16 = add i32 %8, %15, !dbg !152
	%17 = sext i32 %16 to i64, !dbg !152
	%18 = icmp eq i64 %17, %p1, !dbg !153
	br i1 %18, label %b2, label %b3, !dbg !154

b2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !154
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !154
	ret void, !dbg !154

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !155, !range !104
	%20 = sext i32 %19 to i64, !dbg !155
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !155, !range !105
	%22 = sext i32 %21 to i64, !dbg !155
	%23 = trunc i64 %22 to i32, !dbg !155
	%24 = trunc i64 %6 to i32, !dbg !155
	%25 = mul i32 %23, %24, !dbg !155
	%26 = zext i32 %25 to i64, !dbg !155
	%27 = trunc i64 %4 to i32, !dbg !155
	%28 = add i32 %27, %25, !dbg !155
	%29 = zext i32 %28 to i64, !dbg !155
	%30 = mul i64 %20, %29, !dbg !155
	%31 = add i64 %2, %30, !dbg !155
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155, !range !16
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !155, !range !16
	%34 = mul i32 %32, %33, !dbg !155
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !155, !range !106
	%36 = mul i32 %34, %35, !dbg !155
	%37 = sext i32 %36 to i64, !dbg !155
	%38 = mul i64 %31, %37, !dbg !155
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155, !range !14
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !155, !range !14
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !155, !range !15
	%42 = mul i32 %33, %41, !dbg !155
	%43 = add i32 %40, %42, !dbg !155
	%44 = mul i32 %32, %43, !dbg !155
	%45 = add i32 %39, %44, !dbg !155
	%46 = sext i32 %45 to i64, !dbg !155
	%47 = add i64 %38, %46, !dbg !155
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %47, !dbg !156
	%49 = icmp uge i64 %47, %p3, !dbg !156
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !156, !prof !19

b3_ok1:
	store i64 1, i64 addrspace(1)* %48, align 8, !dbg !156
	ret void, !dbg !156

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %47, i64 %p3), !dbg !156
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !156
	ret void, !dbg !156
}

define void @Vectors(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !157 {
entry:
	br label %b0, !dbg !158

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !158
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !11
	%2 = sext i32 %1 to i64, !dbg !160
	%3 = icmp eq i64 %2, %p0, !dbg !161
	br i1 %3, label %b1, label %b3, !dbg !161

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !162, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !162, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162, !range !16
	%9 = mul i32 %8, %6, !dbg !162
	%10 = add i32 %5, %9, !dbg !162
	%11 = mul i32 %7, %10, !dbg !162
	%12 = add i32 %4, %11, !dbg !162
	%13 = sext i32 %12 to i64, !dbg !162
	%14 = icmp eq i64 %13, %p1, !dbg !163
	br i1 %14, label %b2, label %b3, !dbg !159

b2:
	%15 = sub i64 %p5, %p4, !dbg !164
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !164
	%17 = and i64 %15, 3, !dbg !165
	%18 = icmp eq i64 %17, 0, !dbg !165
	%19 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !165
	%20 = ptrtoint i32* %19 to i64, !dbg !165
	%21 = and i64 %20, 15, !dbg !165
	%22 = icmp eq i64 %21, 0, !dbg !165
	%23 = icmp eq i64 %15, 0, !dbg !165
	%24 = or i1 %22, %23, !dbg !165
	%25 = ashr i64 %15, 2, !dbg !165
	%26 = bitcast i32 addrspace(1)* %16 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !165
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %26, i64 0, !dbg !166
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %27, i32 0, i32 1, !dbg !167
	%29 = icmp ugt i64 %p5, %p3, !dbg !164
	%30 = icmp ugt i64 %p4, %p5, !dbg !164
	%31 = icmp eq i1 %18, false, !dbg !165
	%32 = icmp eq i1 %24, false, !dbg !165
	%33 = icmp uge i64 0, %25, !dbg !166
	%34 = or i1 %29, %30, !dbg !166
	%35 = or i1 %34, %31, !dbg !166
	%36 = or i1 %35, %32, !dbg !166
	%37 = or i1 %36, %33, !dbg !166
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !166, !prof !19

b2_ok1:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !167
	br label %b3, !dbg !167

b3:
	ret void, !dbg !167

b2_fail1:
	%38 = icmp ugt i64 %p5, %p3, !dbg !164
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !164

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p5, i64 %p3), !dbg !164
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !164
	ret void, !dbg !164

b2_ok2:
	%39 = icmp ugt i64 %p4, %p5, !dbg !164
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !164

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p4, i64 %p5), !dbg !164
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !164
	ret void, !dbg !164

b2_ok3:
	%40 = icmp eq i1 %18, false, !dbg !165
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !165

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %15, i64 4), !dbg !165
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !165
	ret void, !dbg !165

b2_ok4:
	%41 = icmp eq i1 %24, false, !dbg !165
	br i1 %41, label %b2_fail5, label %b2_ok5, !dbg !165

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %21, i64 16), !dbg !165
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !165
	ret void, !dbg !165

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 %25), !dbg !166
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !166
	ret void, !dbg !166
}

define void @Rank(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !168 {
entry:
	br label %b0, !dbg !169

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !169
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171, !range !11
	%2 = sext i32 %1 to i64, !dbg !171
	%3 = icmp eq i64 %2, %p0, !dbg !172
	br i1 %3, label %b1, label %b6, !dbg !172

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !173, !range !16
	%9 = mul i32 %8, %6, !dbg !173
	%10 = add i32 %5, %9, !dbg !173
	%11 = mul i32 %7, %10, !dbg !173
	%12 = add i32 %4, %11, !dbg !173
	%13 = sext i32 %12 to i64, !dbg !173
	%14 = icmp eq i64 %13, %p1, !dbg !174
	br i1 %14, label %b2, label %b6, !dbg !170

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !175
	%16 = icmp uge i64 1, %p3, !dbg !175
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !175, !prof !19

b2_ok1:
	%17 = load i32, i32 addrspace(1)* %15, align 4, !dbg !175
	%18 = icmp slt i64 %p4, 0, !dbg !179
	br i1 %18, label %b4, label %b3, !dbg !179

b3:
	%19 = and i32 %12, -32, !dbg !180
	%20 = mul i32 %7, %8, !dbg !180
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180, !range !106
	%22 = mul i32 %20, %21, !dbg !180
	%23 = sub i32 %22, %19, !dbg !180
	%24 = icmp slt i32 %23, 32, !dbg !180
	%25 = select i1 %24, i32 %23, i32 32, !dbg !180
	%26 = sext i32 %25 to i64, !dbg !180
	%27 = icmp sge i64 %p4, %26, !dbg !181
	br i1 %27, label %b4, label %b5, !dbg !181

b4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 0), !dbg !182
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !182
	ret void, !dbg !182

b5:
	%28 = trunc i64 %p4 to i32, !dbg !183
	%29 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %17, i32 %28, i32 31), !dbg !183
	%30 = extractvalue { i32, i1 } %29, 0, !dbg !183
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !184
	store i32 %30, i32 addrspace(1)* %31, align 4, !dbg !184
	br label %b6, !dbg !184

b6:
	ret void, !dbg !184

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 1, i64 %p3), !dbg !175
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !175
	ret void, !dbg !175
}

define void @Length(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !185 {
entry:
	br label %b0, !dbg !186

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !186
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188, !range !11
	%2 = sext i32 %1 to i64, !dbg !188
	%3 = icmp eq i64 %2, %p0, !dbg !189
	br i1 %3, label %b1, label %b3, !dbg !189

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !190, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !190, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !190, !range !16
	%9 = mul i32 %8, %6, !dbg !190
	%10 = add i32 %5, %9, !dbg !190
	%11 = mul i32 %7, %10, !dbg !190
	%12 = add i32 %4, %11, !dbg !190
	%13 = sext i32 %12 to i64, !dbg !190
	%14 = icmp eq i64 %13, %p1, !dbg !191
	br i1 %14, label %b2, label %b3, !dbg !187

b2:
	%15 = add i64 %p4, 1, !dbg !193
	%16 = mul i64 %15, 4, !dbg !195
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !195
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !195
	%19 = icmp ugt i64 %p4, %p3, !dbg !192
	%20 = icmp ugt i64 %15, %p3, !dbg !194
	%21 = icmp ne i64 %p4, %15, !dbg !195
	%22 = or i1 %19, %20, !dbg !195
	%23 = or i1 %22, %21, !dbg !195
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !195, !prof !19

b2_ok1:
	%24 = bitcast i32* %17 to i8*, !dbg !195
	%25 = bitcast i32* %18 to i8*, !dbg !195
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %16, i32 0, i32 0, i32 0, i8* null), !dbg !195
	br label %b3, !dbg !195

b3:
	ret void, !dbg !195

b2_fail1:
	%26 = icmp ugt i64 %p4, %p3, !dbg !192
	br i1 %26, label %b2_fail2, label %b2_ok2, !dbg !192

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p4, i64 %p3), !dbg !192
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !192
	ret void, !dbg !192

b2_ok2:
	%27 = icmp ugt i64 %15, %p3, !dbg !194
	br i1 %27, label %b2_fail3, label %b2_ok3, !dbg !194

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %15, i64 %p3), !dbg !194
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !194
	ret void, !dbg !194

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %p4, i64 %15), !dbg !195
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !195
	ret void, !dbg !195
}

define void @PE(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !196 {
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
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !204
	%18 = trunc i64 %p4 to i32, !dbg !201
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !201
	%20 = icmp uge i64 0, %p3, !dbg !204
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
	%24 = icmp uge i64 0, %p3, !dbg !204
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !204

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p3), !dbg !204
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !204
	ret void, !dbg !204

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p4, i64 %16), !dbg !201
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !201
	ret void, !dbg !201
}

define void @Ported(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !205 {
entry:
	br label %b0, !dbg !206

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !206
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !11
	%2 = sext i32 %1 to i64, !dbg !208
	%3 = icmp eq i64 %2, %p0, !dbg !209
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !210
	br i1 %3, label %b1, label %b3, !dbg !209

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !211, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !211, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !211, !range !16
	%10 = mul i32 %9, %7, !dbg !211
	%11 = add i32 %6, %10, !dbg !211
	%12 = mul i32 %8, %11, !dbg !211
	%13 = add i32 %5, %12, !dbg !211
	%14 = sext i32 %13 to i64, !dbg !211
	%15 = icmp eq i64 %14, %p1, !dbg !212
	br i1 %15, label %b2, label %b3, !dbg !207

b2:
	%16 = sext i32 %4 to i64, !dbg !210
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !210
	%18 = trunc i64 %p4 to i32, !dbg !210
	%19 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !210
	%20 = icmp uge i64 0, %p3, !dbg !210
	%21 = icmp uge i64 %p4, %16, !dbg !210
	%22 = or i1 %20, %21, !dbg !210
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !210, !prof !19

b2_ok1:
	%23 = bitcast i32* %19 to i8*, !dbg !210
	call void @gpuc_p_thread_32(i8* %23, i32 1, i32 %18), !dbg !210
	br label %b3, !dbg !210

b3:
	ret void, !dbg !210

b2_fail1:
	%24 = icmp uge i64 0, %p3, !dbg !210
	br i1 %24, label %b2_fail2, label %b2_ok2, !dbg !210

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 0, i64 %p3), !dbg !210
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !210
	ret void, !dbg !210

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p4, i64 %16), !dbg !210
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !210
	ret void, !dbg !210
}

define void @SymAt(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !213 {
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
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p4, !dbg !220
	%16 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !221
	%17 = icmp uge i64 %p4, %p3, !dbg !220
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !220, !prof !19

b2_ok1:
	%18 = bitcast i32* %16 to i8*, !dbg !221
	call void @gpuc_p_thread_32(i8* %18, i32 1, i32 0), !dbg !221
	br label %b3, !dbg !221

b3:
	ret void, !dbg !221

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p4, i64 %p3), !dbg !220
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !220
	ret void, !dbg !220
}

define void @SymSlice(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !222 {
entry:
	br label %b0, !dbg !223

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !223
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
	%15 = mul i64 %p4, 4, !dbg !230
	%16 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !230
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !230
	%18 = icmp ugt i64 %p4, %p3, !dbg !229
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !229, !prof !19

b2_ok1:
	%19 = bitcast i32* %16 to i8*, !dbg !230
	%20 = bitcast i32* %17 to i8*, !dbg !230
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %15, i32 0, i32 0, i32 0, i8* null), !dbg !230
	br label %b3, !dbg !230

b3:
	ret void, !dbg !230

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p4, i64 %p3), !dbg !229
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !229
	ret void, !dbg !229
}

define void @SignalsAt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !231 {
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
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !238
	%16 = addrspacecast i64 addrspace(1)* %15 to i64*, !dbg !239
	%17 = icmp uge i64 %p4, %p3, !dbg !238
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !238, !prof !19

b2_ok1:
	%18 = bitcast i64* %16 to i8*, !dbg !239
	call void @gpuc_signal_op_thread(i8* %18, i64 1, i32 9, i32 0), !dbg !239
	br label %b3, !dbg !239

b3:
	ret void, !dbg !239

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p4, i64 %p3), !dbg !238
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !238
	ret void, !dbg !238
}

define void @WaitForever(i64 %p0, i64 %p1, i64* %p2, i8* %ctrl) nounwind !dbg !240 {
entry:
	br label %b0, !dbg !241

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !241
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243, !range !11
	%2 = sext i32 %1 to i64, !dbg !243
	%3 = icmp eq i64 %2, %p0, !dbg !244
	br i1 %3, label %b1, label %b3, !dbg !244

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !245, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !245, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !245, !range !16
	%9 = mul i32 %8, %6, !dbg !245
	%10 = add i32 %5, %9, !dbg !245
	%11 = mul i32 %7, %10, !dbg !245
	%12 = add i32 %4, %11, !dbg !245
	%13 = sext i32 %12 to i64, !dbg !245
	%14 = icmp eq i64 %13, %p1, !dbg !246
	br i1 %14, label %b2, label %b3, !dbg !242

b2:
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !247
	%16 = bitcast i64* %15 to i8*, !dbg !247
	%17 = call i64 @gpuc_signal_wait_until_thread(i8* %16, i32 5, i64 5, i32 0, i8* %ctrl, i32 48), !dbg !247
	br label %b3, !dbg !247

b3:
	ret void, !dbg !247
}

define void @WaitLine(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !248 {
entry:
	br label %b0, !dbg !249

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !249
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251, !range !11
	%2 = sext i32 %1 to i64, !dbg !251
	%3 = icmp eq i64 %2, %p0, !dbg !252
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !253
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !254
	br i1 %3, label %b1, label %b3, !dbg !252

b1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !255, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !255, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !255, !range !16
	%11 = mul i32 %10, %8, !dbg !255
	%12 = add i32 %7, %11, !dbg !255
	%13 = mul i32 %9, %12, !dbg !255
	%14 = add i32 %6, %13, !dbg !255
	%15 = sext i32 %14 to i64, !dbg !255
	%16 = icmp eq i64 %15, %p1, !dbg !256
	br i1 %16, label %b2, label %b3, !dbg !250

b2:
	%17 = sext i32 %4 to i64, !dbg !253
	%18 = sext i32 %5 to i64, !dbg !254
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !257
	%20 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !254
	%21 = icmp uge i64 2, %p3, !dbg !257
	%22 = icmp uge i64 %17, %18, !dbg !254
	%23 = or i1 %21, %22, !dbg !254
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !254, !prof !19

b2_ok1:
	%24 = bitcast i64* %20 to i8*, !dbg !254
	call void @gpuc_signal_op_thread(i8* %24, i64 30064771072, i32 9, i32 %4), !dbg !254
	%25 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !258
	%26 = ptrtoint i64* %25 to i64, !dbg !258
	%27 = and i64 %26, 15, !dbg !258
	%28 = icmp eq i64 %27, 0, !dbg !258
	%29 = icmp eq i64 %p3, 0, !dbg !258
	%30 = or i1 %28, %29, !dbg !258
	%31 = ashr i64 %p3, 1, !dbg !258
	%32 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !258
	%33 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %32, i64 1, !dbg !259
	%34 = addrspacecast { i64, i64 } addrspace(1)* %33 to { i64, i64 }*, !dbg !260
	%35 = icmp eq i1 %30, false, !dbg !258
	%36 = icmp uge i64 1, %31, !dbg !259
	%37 = or i1 %35, %36, !dbg !259
	br i1 %37, label %b2_fail3, label %b2_ok3, !dbg !259, !prof !19

b2_ok3:
	%38 = bitcast { i64, i64 }* %34 to i8*, !dbg !260
	%39 = call i64 @gpuc_wait_line_thread(i8* %38, i32 7, i8* %ctrl, i32 53), !dbg !260
	br label %b3, !dbg !260

b3:
	ret void, !dbg !260

b2_fail1:
	%40 = icmp uge i64 2, %p3, !dbg !257
	br i1 %40, label %b2_fail2, label %b2_ok2, !dbg !257

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 2, i64 %p3), !dbg !257
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !257
	ret void, !dbg !257

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %17, i64 %18), !dbg !254
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !254
	ret void, !dbg !254

b2_fail3:
	%41 = icmp eq i1 %30, false, !dbg !258
	br i1 %41, label %b2_fail4, label %b2_ok4, !dbg !258

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %27, i64 16), !dbg !258
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !258
	ret void, !dbg !258

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 1, i64 %31), !dbg !259
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !259
	ret void, !dbg !259
}

define void @Meet(i8* %ctrl) nounwind !dbg !261 {
entry:
	br label %b0, !dbg !262

b0:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 54), !dbg !263
	ret void, !dbg !263
}

define void @FailOnePE(i32* %p0, i64 %p1, i64 %p2, i64* %p3, i8* %ctrl) nounwind !dbg !264 {
entry:
	br label %b0, !dbg !265

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !265
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !265
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !266, !range !11
	%3 = sext i32 %2 to i64, !dbg !266
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !266, !range !20
	%5 = sext i32 %4 to i64, !dbg !266
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !266, !range !20
	%7 = sext i32 %6 to i64, !dbg !266
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !266, !range !104
	%9 = sext i32 %8 to i64, !dbg !266
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !266, !range !105
	%11 = sext i32 %10 to i64, !dbg !266
	%12 = trunc i64 %11 to i32, !dbg !266
	%13 = trunc i64 %7 to i32, !dbg !266
	%14 = mul i32 %12, %13, !dbg !266
	%15 = trunc i64 %5 to i32, !dbg !266
	%16 = add i32 %15, %14, !dbg !266
	%17 = zext i32 %16 to i64, !dbg !266
	%18 = mul i64 %9, %17, !dbg !266
	%19 = add i64 %3, %18, !dbg !266
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !266, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !266, !range !16
	%22 = mul i32 %20, %21, !dbg !266
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !266, !range !106
	%24 = mul i32 %22, %23, !dbg !266
	%25 = sext i32 %24 to i64, !dbg !266
	%26 = mul i64 %19, %25, !dbg !266
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !266, !range !14
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !266, !range !14
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !266, !range !15
	%30 = mul i32 %21, %29, !dbg !266
	%31 = add i32 %28, %30, !dbg !266
	%32 = mul i32 %20, %31, !dbg !266
	%33 = add i32 %27, %32, !dbg !266
	%34 = sext i32 %33 to i64, !dbg !266
	%35 = add i64 %26, %34, !dbg !266
	%36 = icmp ne i64 %35, 0, !dbg !267
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !268
	%38 = call i32 @gpuc_num_pes_thread(), !dbg !269
	br i1 %36, label %b1, label %b2, !dbg !267

b1:
	ret void, !dbg !270

b2:
	%39 = sext i32 %37 to i64, !dbg !268
	%40 = icmp eq i64 %39, 0, !dbg !271
	br i1 %40, label %b3, label %b5, !dbg !271

b3:
	%41 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p2, !dbg !272
	%42 = icmp uge i64 %p2, %p1, !dbg !272
	br i1 %42, label %b3_fail1, label %b3_ok1, !dbg !272, !prof !19

b3_ok1:
	%43 = load i32, i32 addrspace(1)* %41, align 4, !dbg !272
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !273
	store i32 %43, i32 addrspace(1)* %44, align 4, !dbg !273
	br label %b4, !dbg !269

b4:
	%45 = phi i32 [ 0, %b3_ok1 ], [ %48, %b4 ], !dbg !269
	%46 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !274
	%47 = bitcast i64* %46 to i8*, !dbg !274
	call void @gpuc_signal_op_thread(i8* %47, i64 1, i32 9, i32 %45), !dbg !274
	%48 = add i32 %45, 1, !dbg !274
	%49 = icmp slt i32 %48, %38, !dbg !274
	br i1 %49, label %b4, label %b6, !dbg !274

b5:
	%50 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !275
	%51 = bitcast i64* %50 to i8*, !dbg !275
	%52 = call i64 @gpuc_signal_wait_until_thread(i8* %51, i32 5, i64 1, i32 1, i8* %ctrl, i32 56), !dbg !275
	br label %b6, !dbg !275

b6:
	ret void, !dbg !275

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p2, i64 %p1), !dbg !272
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !272
	ret void, !dbg !272
}

define void @Absent(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !277
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !277
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !277
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !11
	%4 = sext i32 %3 to i64, !dbg !278
	%5 = icmp sgt i64 %4, 0, !dbg !279
	br i1 %5, label %b1, label %b2, !dbg !279

b1:
	ret void, !dbg !280

b2:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281, !range !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !281, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !281, !range !16
	%11 = mul i32 %10, %8, !dbg !281
	%12 = add i32 %7, %11, !dbg !281
	%13 = mul i32 %9, %12, !dbg !281
	%14 = add i32 %6, %13, !dbg !281
	%15 = sext i32 %14 to i64, !dbg !281
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !282
	%17 = icmp uge i64 %15, %p1, !dbg !282
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !282, !prof !19

b2_ok1:
	%18 = load i32, i32 addrspace(1)* %16, align 4, !dbg !282
	%19 = icmp ne i32 %18, 0, !dbg !283
	br i1 %19, label %b3, label %b4, !dbg !283

b3:
	ret void, !dbg !284

b4:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !285
	%21 = sext i32 0 to i64, !dbg !285
	%22 = sext i32 %20 to i64, !dbg !285
	%23 = icmp ult i64 %21, %22, !dbg !285
	%24 = select i1 %23, i32 0, i32 0, !dbg !285
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !285
	%26 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !286
	%27 = mul i32 %9, %10, !dbg !285
	%28 = icmp ne i64 %p3, %p5, !dbg !285
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !285, !prof !19

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !285, !range !106
	%30 = mul i32 %27, %29, !dbg !285
	%31 = sext i32 %26 to i64, !dbg !285
	%32 = sext i32 %30 to i64, !dbg !285
	%33 = mul i64 %p5, 4, !dbg !285
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !285
	%35 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !285
	%36 = icmp ne i64 %31, %32, !dbg !285
	br i1 %36, label %b4_fail2, label %b4_ok2, !dbg !285, !prof !19

b4_ok2:
	%37 = bitcast i32* %34 to i8*, !dbg !285
	%38 = bitcast i32* %35 to i8*, !dbg !285
	call void @gpuc_put_nbi_block(i8* %37, i8* %38, i64 %33, i32 0, i32 1, i32 1, i8* %25), !dbg !285
	ret void, !dbg !285

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %15, i64 %p1), !dbg !282
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !282
	ret void, !dbg !282

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !285
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !285
	ret void, !dbg !285

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %31, i64 %32), !dbg !285
	call void asm sideeffect "// site 105", ""() nounwind, !dbg !285
	ret void, !dbg !285
}

define void @Loop(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !287 {
entry:
	br label %b0, !dbg !288

b0:
	%0 = trunc i64 %p5 to i32, !dbg !288
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !288
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290, !range !11
	%3 = sext i32 %2 to i64, !dbg !290
	%4 = icmp eq i64 %3, %p0, !dbg !291
	br i1 %4, label %b1, label %b7, !dbg !291

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
	br i1 %15, label %b2, label %b7, !dbg !289

b2:
	%16 = icmp slt i64 0, %p5, !dbg !289
	br i1 %16, label %b3, label %b6, !dbg !289

b3:
	%17 = icmp ule i64 %p4, 268435455, !dbg !289
	%18 = icmp ule i64 %p5, 268435455, !dbg !289
	%19 = and i1 %17, %18, !dbg !289
	%20 = add i64 %p3, -2, !dbg !289
	%21 = add i64 %20, %p4, !dbg !289
	%22 = mul i64 %p4, -1, !dbg !289
	%23 = mul i64 %p5, %22, !dbg !289
	%24 = add i64 %21, %23, !dbg !289
	%25 = icmp sge i64 %24, 0, !dbg !289
	%26 = and i1 %19, %25, !dbg !289
	br i1 %26, label %b4, label %b5_cold, !dbg !289, !prof !294

b4:
	%27 = phi i32 [ %32, %b4 ], [ 0, %b3 ], !dbg !289
	%28 = sext i32 %27 to i64, !dbg !289
	%29 = mul i64 %28, %p4, !dbg !295
	%30 = add i64 %29, 1, !dbg !296
	%31 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %30, !dbg !297
	store i32 %27, i32 addrspace(1)* %31, align 4, !dbg !297
	%32 = add i32 %27, 1, !dbg !297
	%33 = icmp slt i32 %32, %0, !dbg !297
	br i1 %33, label %b4, label %b6, !dbg !297

b6:
	ret void, !dbg !297

b7:
	ret void, !dbg !301

b5_cold:
	%34 = phi i64 [ %40, %b5_cold_ok1 ], [ 0, %b3 ], !dbg !289
	%35 = mul i64 %34, %p4, !dbg !295
	%36 = add i64 %35, 1, !dbg !296
	%37 = trunc i64 %34 to i32, !dbg !298
	%38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %36, !dbg !297
	%39 = icmp uge i64 %36, %p3, !dbg !297
	br i1 %39, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !297, !prof !19

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p3), !dbg !297
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !297
	ret void, !dbg !297

b5_cold_ok1:
	store i32 %37, i32 addrspace(1)* %38, align 4, !dbg !297
	%40 = add i64 %34, 1, !dbg !297
	%41 = icmp slt i64 %40, %p5, !dbg !297
	br i1 %41, label %b5_cold, label %b6, !dbg !297, !llvm.loop !300
}

define void @Strided(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !303 {
entry:
	br label %b0, !dbg !304

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !304
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !306, !range !11
	%2 = sext i32 %1 to i64, !dbg !306
	%3 = icmp eq i64 %2, %p0, !dbg !307
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !308
	br i1 %3, label %b1, label %b3, !dbg !307

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !309, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !309, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !309, !range !16
	%10 = mul i32 %9, %7, !dbg !309
	%11 = add i32 %6, %10, !dbg !309
	%12 = mul i32 %8, %11, !dbg !309
	%13 = add i32 %5, %12, !dbg !309
	%14 = sext i32 %13 to i64, !dbg !309
	%15 = icmp eq i64 %14, %p1, !dbg !310
	br i1 %15, label %b2, label %b3, !dbg !305

b2:
	%16 = sub i64 %p4, 1, !dbg !308
	%17 = sub i64 %p5, 1, !dbg !308
	%18 = sub i64 %p6, 1, !dbg !308
	%19 = icmp ugt i64 6, %p3, !dbg !311
	%20 = icmp slt i64 %p6, 0, !dbg !308
	%21 = icmp slt i64 %16, 0, !dbg !308
	%22 = icmp slt i64 %17, 0, !dbg !308
	%23 = or i1 %19, %20, !dbg !308
	%24 = or i1 %23, %21, !dbg !308
	%25 = or i1 %24, %22, !dbg !308
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !19

b2_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !308
	%27 = mul i64 %18, %p4, !dbg !308
	%28 = icmp ult i64 %27, 9223372036854775807, !dbg !308
	%29 = add i64 %27, 1, !dbg !308
	%30 = select i1 %28, i64 %29, i64 9223372036854775807, !dbg !308
	%31 = icmp eq i64 %26, 0, !dbg !308
	%32 = select i1 %31, i64 %30, i64 9223372036854775807, !dbg !308
	%33 = icmp eq i64 %p6, 0, !dbg !308
	%34 = select i1 %33, i64 0, i64 %32, !dbg !308
	%35 = icmp ugt i64 %34, %p3, !dbg !308
	br i1 %35, label %b2_fail5, label %b2_ok5, !dbg !308, !prof !19

b2_ok5:
	%36 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !308
	%37 = mul i64 %18, %p5, !dbg !308
	%38 = icmp ult i64 %37, 9223372036854775807, !dbg !308
	%39 = add i64 %37, 1, !dbg !308
	%40 = select i1 %38, i64 %39, i64 9223372036854775807, !dbg !308
	%41 = icmp eq i64 %36, 0, !dbg !308
	%42 = select i1 %41, i64 %40, i64 9223372036854775807, !dbg !308
	%43 = select i1 %33, i64 0, i64 %42, !dbg !308
	%44 = sext i32 %4 to i64, !dbg !308
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !311
	%46 = trunc i64 %p7 to i32, !dbg !308
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !308
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !308
	%49 = icmp ugt i64 %43, 5, !dbg !308
	%50 = icmp uge i64 %p7, %44, !dbg !308
	%51 = or i1 %49, %50, !dbg !308
	br i1 %51, label %b2_fail6, label %b2_ok6, !dbg !308, !prof !19

b2_ok6:
	%52 = bitcast i32* %47 to i8*, !dbg !308
	%53 = bitcast i32* %48 to i8*, !dbg !308
	call void @gpuc_i_put_thread_32(i8* %52, i8* %53, i64 %p4, i64 %p5, i64 %p6, i32 %46), !dbg !308
	br label %b3, !dbg !308

b3:
	ret void, !dbg !308

b2_fail1:
	%54 = icmp ugt i64 6, %p3, !dbg !311
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !311

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 6, i64 %p3), !dbg !311
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !311
	ret void, !dbg !311

b2_ok2:
	%55 = icmp slt i64 %p6, 0, !dbg !308
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !308

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 0, i64 0), !dbg !308
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_ok3:
	%56 = icmp slt i64 %16, 0, !dbg !308
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !308

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !308
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !308
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %34, i64 %p3), !dbg !308
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_fail6:
	%57 = icmp ugt i64 %43, 5, !dbg !308
	br i1 %57, label %b2_fail7, label %b2_ok7, !dbg !308

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %43, i64 5), !dbg !308
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !308
	ret void, !dbg !308

b2_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p7, i64 %44), !dbg !308
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !308
	ret void, !dbg !308
}

define void @Tile(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !312 {
entry:
	br label %b0, !dbg !313

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !313
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315, !range !11
	%2 = sext i32 %1 to i64, !dbg !315
	%3 = icmp eq i64 %2, %p0, !dbg !316
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !317
	br i1 %3, label %b1, label %b3, !dbg !316

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !318, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !318, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !318, !range !16
	%10 = mul i32 %9, %7, !dbg !318
	%11 = add i32 %6, %10, !dbg !318
	%12 = mul i32 %8, %11, !dbg !318
	%13 = add i32 %5, %12, !dbg !318
	%14 = sext i32 %13 to i64, !dbg !318
	%15 = icmp eq i64 %14, %p1, !dbg !319
	br i1 %15, label %b2, label %b3, !dbg !314

b2:
	%16 = sub i64 %p4, %p7, !dbg !317
	%17 = sub i64 %p5, %p7, !dbg !317
	%18 = sub i64 %p6, 1, !dbg !317
	%19 = icmp ugt i64 6, %p3, !dbg !320
	%20 = icmp slt i64 %p6, 0, !dbg !317
	%21 = icmp slt i64 %p7, 0, !dbg !317
	%22 = icmp slt i64 %16, 0, !dbg !317
	%23 = icmp slt i64 %17, 0, !dbg !317
	%24 = or i1 %19, %20, !dbg !317
	%25 = or i1 %24, %21, !dbg !317
	%26 = or i1 %25, %22, !dbg !317
	%27 = or i1 %26, %23, !dbg !317
	br i1 %27, label %b2_fail1, label %b2_ok1, !dbg !317, !prof !19

b2_ok1:
	%28 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p4), !dbg !317
	%29 = mul i64 %18, %p4, !dbg !317
	%30 = sub i64 %p7, 1, !dbg !317
	%31 = sub i64 9223372036854775807, %30, !dbg !317
	%32 = icmp ult i64 %29, %31, !dbg !317
	%33 = add i64 %29, %p7, !dbg !317
	%34 = select i1 %32, i64 %33, i64 9223372036854775807, !dbg !317
	%35 = icmp eq i64 %28, 0, !dbg !317
	%36 = select i1 %35, i64 %34, i64 9223372036854775807, !dbg !317
	%37 = icmp eq i64 %p6, 0, !dbg !317
	%38 = select i1 %37, i64 0, i64 %36, !dbg !317
	%39 = icmp eq i64 %p7, 0, !dbg !317
	%40 = select i1 %39, i64 0, i64 %38, !dbg !317
	%41 = icmp ugt i64 %40, 5, !dbg !317
	br i1 %41, label %b2_fail6, label %b2_ok6, !dbg !317, !prof !19

b2_ok6:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p5), !dbg !317
	%43 = mul i64 %18, %p5, !dbg !317
	%44 = icmp ult i64 %43, %31, !dbg !317
	%45 = add i64 %43, %p7, !dbg !317
	%46 = select i1 %44, i64 %45, i64 9223372036854775807, !dbg !317
	%47 = icmp eq i64 %42, 0, !dbg !317
	%48 = select i1 %47, i64 %46, i64 9223372036854775807, !dbg !317
	%49 = select i1 %37, i64 0, i64 %48, !dbg !317
	%50 = select i1 %39, i64 0, i64 %49, !dbg !317
	%51 = sext i32 %4 to i64, !dbg !317
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !320
	%53 = mul i64 %p4, 4, !dbg !317
	%54 = mul i64 %p5, 4, !dbg !317
	%55 = mul i64 %p7, 4, !dbg !317
	%56 = trunc i64 %p8 to i32, !dbg !317
	%57 = addrspacecast i32 addrspace(1)* %52 to i32*, !dbg !317
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !317
	%59 = icmp ugt i64 %50, %p3, !dbg !317
	%60 = icmp uge i64 %p8, %51, !dbg !317
	%61 = or i1 %59, %60, !dbg !317
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !317, !prof !19

b2_ok7:
	%62 = bitcast i32* %57 to i8*, !dbg !317
	%63 = bitcast i32* %58 to i8*, !dbg !317
	call void @gpuc_get_tile_thread(i8* %62, i8* %63, i64 %53, i64 %54, i64 %p6, i64 %55, i32 %56), !dbg !317
	br label %b3, !dbg !317

b3:
	ret void, !dbg !317

b2_fail1:
	%64 = icmp ugt i64 6, %p3, !dbg !320
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !320

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 6, i64 %p3), !dbg !320
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !320
	ret void, !dbg !320

b2_ok2:
	%65 = icmp slt i64 %p6, 0, !dbg !317
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !317

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_ok3:
	%66 = icmp slt i64 %p7, 0, !dbg !317
	br i1 %66, label %b2_fail4, label %b2_ok4, !dbg !317

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_ok4:
	%67 = icmp slt i64 %16, 0, !dbg !317
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !317

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %40, i64 5), !dbg !317
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_fail7:
	%68 = icmp ugt i64 %50, %p3, !dbg !317
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !317

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %50, i64 %p3), !dbg !317
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !317
	ret void, !dbg !317

b2_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p8, i64 %51), !dbg !317
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !317
	ret void, !dbg !317
}

define void @Atomic(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !321 {
entry:
	br label %b0, !dbg !322

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !322
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !324, !range !11
	%2 = sext i32 %1 to i64, !dbg !324
	%3 = icmp eq i64 %2, %p0, !dbg !325
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !326
	br i1 %3, label %b1, label %b5, !dbg !325

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !327, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !327, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !327, !range !16
	%10 = mul i32 %9, %7, !dbg !327
	%11 = add i32 %6, %10, !dbg !327
	%12 = mul i32 %8, %11, !dbg !327
	%13 = add i32 %5, %12, !dbg !327
	%14 = sext i32 %13 to i64, !dbg !327
	%15 = icmp eq i64 %14, %p1, !dbg !328
	br i1 %15, label %b2, label %b5, !dbg !323

b2:
	%16 = icmp ne i64 %p4, 0, !dbg !329
	br i1 %16, label %b3, label %b4, !dbg !329

b3:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !330
	%18 = icmp uge i64 0, %p3, !dbg !330
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !330, !prof !19

b3_ok1:
	br label %b4, !dbg !330

b4:
	%19 = phi i32 addrspace(1)* [ null, %b2 ], [ %17, %b3_ok1 ], !dbg !331
	%20 = sext i32 %4 to i64, !dbg !326
	%21 = trunc i64 %p4 to i32, !dbg !326
	%22 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !326
	%23 = icmp uge i64 %p4, %20, !dbg !326
	%24 = icmp eq i32 addrspace(1)* %19, null, !dbg !326
	%25 = or i1 %23, %24, !dbg !326
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !326, !prof !19

b4_ok1:
	%26 = bitcast i32* %22 to i8*, !dbg !326
	call void @gpuc_atomic_add_thread_int32(i8* %26, i32 1, i32 %21), !dbg !326
	br label %b5, !dbg !326

b5:
	ret void, !dbg !326

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 0, i64 %p3), !dbg !330
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !330
	ret void, !dbg !330

b4_fail1:
	%27 = icmp uge i64 %p4, %20, !dbg !326
	br i1 %27, label %b4_fail2, label %b4_ok2, !dbg !326

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p4, i64 %20), !dbg !326
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !326
	ret void, !dbg !326

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !326
	ret void, !dbg !326
}

define void @AddressOf(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !332 {
entry:
	br label %b0, !dbg !333

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !333
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !11
	%2 = sext i32 %1 to i64, !dbg !335
	%3 = icmp eq i64 %2, %p0, !dbg !336
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !337
	br i1 %3, label %b1, label %b3, !dbg !336

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !16
	%10 = mul i32 %9, %7, !dbg !338
	%11 = add i32 %6, %10, !dbg !338
	%12 = mul i32 %8, %11, !dbg !338
	%13 = add i32 %5, %12, !dbg !338
	%14 = sext i32 %13 to i64, !dbg !338
	%15 = icmp eq i64 %14, %p1, !dbg !339
	br i1 %15, label %b2, label %b3, !dbg !334

b2:
	%16 = sext i32 %4 to i64, !dbg !337
	%17 = trunc i64 %p4 to i32, !dbg !337
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !337
	%19 = icmp uge i64 %p4, %16, !dbg !337
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !337, !prof !19

b2_ok1:
	%20 = call i8* @gpuc_peer_base(i32 %17), !dbg !337
	%21 = bitcast i32* %18 to i8*, !dbg !337
	%22 = call i8* @gpuc_peer_at(i8* %20, i8* %21), !dbg !337
	%23 = icmp eq i8* %20, null, !dbg !337
	%24 = bitcast i8* %22 to i32*, !dbg !337
	%25 = select i1 %23, i32* null, i32* %24, !dbg !337
	%26 = select i1 %23, i64 0, i64 %p3, !dbg !337
	%27 = addrspacecast i32* %25 to i32 addrspace(1)*, !dbg !340
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %27, i64 0, !dbg !340
	%29 = icmp uge i64 0, %26, !dbg !340
	br i1 %29, label %b2_fail2, label %b2_ok2, !dbg !340, !prof !19

b2_ok2:
	store i32 1, i32 addrspace(1)* %28, align 4, !dbg !340
	br label %b3, !dbg !340

b3:
	ret void, !dbg !340

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p4, i64 %16), !dbg !337
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !337
	ret void, !dbg !337

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 %26), !dbg !340
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !340
	ret void, !dbg !340
}

define void @Update(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !341 {
entry:
	br label %b0, !dbg !342

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !342
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344, !range !11
	%2 = sext i32 %1 to i64, !dbg !344
	%3 = icmp eq i64 %2, %p0, !dbg !345
	br i1 %3, label %b1, label %b3, !dbg !345

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !346, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !346, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !346, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !346, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !346, !range !16
	%9 = mul i32 %8, %6, !dbg !346
	%10 = add i32 %5, %9, !dbg !346
	%11 = mul i32 %7, %10, !dbg !346
	%12 = add i32 %4, %11, !dbg !346
	%13 = sext i32 %12 to i64, !dbg !346
	%14 = icmp eq i64 %13, %p1, !dbg !347
	br i1 %14, label %b2, label %b3, !dbg !343

b2:
	%15 = sext i32 %p4 to i64, !dbg !349
	%16 = sub i64 %15, 9, !dbg !349
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !348
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !349
	%19 = icmp uge i64 0, %p3, !dbg !348
	%20 = icmp ugt i64 %16, 1, !dbg !349
	%21 = or i1 %19, %20, !dbg !349
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !349, !prof !19

b2_ok1:
	%22 = bitcast i64* %18 to i8*, !dbg !349
	call void @gpuc_signal_op_thread(i8* %22, i64 1, i32 %p4, i32 0), !dbg !349
	br label %b3, !dbg !349

b3:
	ret void, !dbg !349

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !348
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !348

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 0, i64 %p3), !dbg !348
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !348
	ret void, !dbg !348

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %16, i64 1), !dbg !349
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !349
	ret void, !dbg !349
}

define void @Line(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !350 {
entry:
	br label %b0, !dbg !351

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !351
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !353, !range !11
	%2 = sext i32 %1 to i64, !dbg !353
	%3 = icmp eq i64 %2, %p0, !dbg !354
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !355
	br i1 %3, label %b1, label %b3, !dbg !354

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !16
	%10 = mul i32 %9, %7, !dbg !356
	%11 = add i32 %6, %10, !dbg !356
	%12 = mul i32 %8, %11, !dbg !356
	%13 = add i32 %5, %12, !dbg !356
	%14 = sext i32 %13 to i64, !dbg !356
	%15 = icmp eq i64 %14, %p1, !dbg !357
	br i1 %15, label %b2, label %b3, !dbg !352

b2:
	%16 = sub i64 %p3, %p4, !dbg !358
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p4, !dbg !358
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !359
	%19 = ptrtoint i64* %18 to i64, !dbg !359
	%20 = and i64 %19, 15, !dbg !359
	%21 = icmp eq i64 %20, 0, !dbg !359
	%22 = icmp eq i64 %16, 0, !dbg !359
	%23 = or i1 %21, %22, !dbg !359
	%24 = ashr i64 %16, 1, !dbg !359
	%25 = sext i32 %4 to i64, !dbg !355
	%26 = bitcast i64 addrspace(1)* %17 to { i64, i64 } addrspace(1)*, !dbg !359
	%27 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %p5, !dbg !360
	%28 = trunc i64 %p6 to i32, !dbg !355
	%29 = addrspacecast { i64, i64 } addrspace(1)* %27 to { i64, i64 }*, !dbg !355
	%30 = icmp ugt i64 %p4, %p3, !dbg !358
	%31 = icmp eq i1 %23, false, !dbg !359
	%32 = icmp uge i64 %p5, %24, !dbg !360
	%33 = icmp uge i64 %p6, %25, !dbg !355
	%34 = or i1 %30, %31, !dbg !355
	%35 = or i1 %34, %32, !dbg !355
	%36 = or i1 %35, %33, !dbg !355
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !355, !prof !19

b2_ok1:
	%37 = bitcast { i64, i64 }* %29 to i8*, !dbg !355
	call void @gpuc_put_line_thread(i8* %37, i64 1, i32 1, i32 %28), !dbg !355
	br label %b3, !dbg !355

b3:
	ret void, !dbg !355

b2_fail1:
	%38 = icmp ugt i64 %p4, %p3, !dbg !358
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !358

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p4, i64 %p3), !dbg !358
	call void asm sideeffect "// site 82", ""() nounwind, !dbg !358
	ret void, !dbg !358

b2_ok2:
	%39 = icmp eq i1 %23, false, !dbg !359
	br i1 %39, label %b2_fail3, label %b2_ok3, !dbg !359

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %20, i64 16), !dbg !359
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !359
	ret void, !dbg !359

b2_ok3:
	%40 = icmp uge i64 %p5, %24, !dbg !360
	br i1 %40, label %b2_fail4, label %b2_ok4, !dbg !360

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p5, i64 %24), !dbg !360
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !360
	ret void, !dbg !360

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p6, i64 %25), !dbg !355
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !355
	ret void, !dbg !355
}

define void @NoLine(i64 %p0, i64 %p1, i8* %ctrl) nounwind !dbg !361 {
entry:
	br label %b0, !dbg !362

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !364, !range !11
	%1 = sext i32 %0 to i64, !dbg !364
	%2 = icmp eq i64 %1, %p0, !dbg !365
	br i1 %2, label %b1, label %b3, !dbg !365

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !16
	%8 = mul i32 %7, %5, !dbg !366
	%9 = add i32 %4, %8, !dbg !366
	%10 = mul i32 %6, %9, !dbg !366
	%11 = add i32 %3, %10, !dbg !366
	%12 = sext i32 %11 to i64, !dbg !366
	%13 = icmp eq i64 %12, %p1, !dbg !367
	br i1 %13, label %b2, label %b3, !dbg !363

b2:
	%14 = icmp eq { i64, i64 }* null, null, !dbg !368
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !368, !prof !19

b2_ok1:
	%15 = bitcast { i64, i64 }* null to i8*, !dbg !368
	call void @gpuc_put_line_thread(i8* %15, i64 1, i32 1, i32 0), !dbg !368
	br label %b3, !dbg !368

b3:
	ret void, !dbg !368

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 0), !dbg !368
	call void asm sideeffect "// site 86", ""() nounwind, !dbg !368
	ret void, !dbg !368
}

define void @Await(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !369 {
entry:
	br label %b0, !dbg !370

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !370
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !372, !range !11
	%2 = sext i32 %1 to i64, !dbg !372
	%3 = icmp eq i64 %2, %p0, !dbg !373
	br i1 %3, label %b1, label %b3, !dbg !373

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !374, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374, !range !16
	%9 = mul i32 %8, %6, !dbg !374
	%10 = add i32 %5, %9, !dbg !374
	%11 = mul i32 %7, %10, !dbg !374
	%12 = add i32 %4, %11, !dbg !374
	%13 = sext i32 %12 to i64, !dbg !374
	%14 = icmp eq i64 %13, %p1, !dbg !375
	br i1 %14, label %b2, label %b3, !dbg !371

b2:
	%15 = sext i32 %p4 to i64, !dbg !377
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !376
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !377
	%18 = icmp uge i64 0, %p3, !dbg !376
	%19 = icmp ugt i64 %15, 5, !dbg !377
	%20 = or i1 %18, %19, !dbg !377
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !377, !prof !19

b2_ok1:
	%21 = bitcast i64* %17 to i8*, !dbg !377
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 %p4, i64 1, i32 0, i8* %ctrl, i32 89), !dbg !377
	br label %b3, !dbg !377

b3:
	ret void, !dbg !377

b2_fail1:
	%23 = icmp uge i64 0, %p3, !dbg !376
	br i1 %23, label %b2_fail2, label %b2_ok2, !dbg !376

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 0, i64 %p3), !dbg !376
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !376
	ret void, !dbg !376

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %15, i64 5), !dbg !377
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !377
	ret void, !dbg !377
}

define void @Compare(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32 %p4, i8* %ctrl) nounwind !dbg !378 {
entry:
	br label %b0, !dbg !379

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !379
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !11
	%2 = sext i32 %1 to i64, !dbg !381
	%3 = icmp eq i64 %2, %p0, !dbg !382
	br i1 %3, label %b1, label %b6, !dbg !382

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !16
	%9 = mul i32 %8, %6, !dbg !383
	%10 = add i32 %5, %9, !dbg !383
	%11 = mul i32 %7, %10, !dbg !383
	%12 = add i32 %4, %11, !dbg !383
	%13 = sext i32 %12 to i64, !dbg !383
	%14 = icmp eq i64 %13, %p1, !dbg !384
	br i1 %14, label %b2, label %b6, !dbg !380

b2:
	%15 = icmp ne i32 %p4, 0, !dbg !385
	br i1 %15, label %b3, label %b4, !dbg !385

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !386
	%17 = icmp uge i64 0, %p3, !dbg !386
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !386, !prof !19

b3_ok1:
	br label %b4, !dbg !386

b4:
	%18 = phi i32 addrspace(1)* [ null, %b2 ], [ %16, %b3_ok1 ], !dbg !387
	%19 = sext i32 %p4 to i64, !dbg !388
	%20 = addrspacecast i32 addrspace(1)* %18 to i32*, !dbg !388
	%21 = icmp eq i32 addrspace(1)* %18, null, !dbg !388
	%22 = icmp ugt i64 %19, 5, !dbg !388
	%23 = or i1 %21, %22, !dbg !388
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !388, !prof !19

b4_ok1:
	%24 = bitcast i32* %20 to i8*, !dbg !388
	%25 = call i32 @gpuc_test_thread_int32(i8* %24, i32 %p4, i32 0), !dbg !388
	%26 = icmp ne i32 %25, 0, !dbg !388
	br i1 %26, label %b5, label %b6, !dbg !388

b5:
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !389
	%28 = icmp uge i64 0, %p3, !dbg !389
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !389, !prof !19

b5_ok1:
	store i32 1, i32 addrspace(1)* %27, align 4, !dbg !389
	br label %b6, !dbg !389

b6:
	ret void, !dbg !389

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 %p3), !dbg !386
	call void asm sideeffect "// site 90", ""() nounwind, !dbg !386
	ret void, !dbg !386

b4_fail1:
	%29 = icmp eq i32 addrspace(1)* %18, null, !dbg !388
	br i1 %29, label %b4_fail2, label %b4_ok2, !dbg !388

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 0), !dbg !388
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !388
	ret void, !dbg !388

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %19, i64 5), !dbg !388
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !388
	ret void, !dbg !388

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p3), !dbg !389
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !389
	ret void, !dbg !389
}

define void @Words(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !390 {
entry:
	br label %b0, !dbg !391

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !391
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !391
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !393, !range !11
	%3 = sext i32 %2 to i64, !dbg !393
	%4 = icmp eq i64 %3, %p0, !dbg !394
	br i1 %4, label %b1, label %b5, !dbg !394

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !395, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !395, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !395, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !395, !range !16
	%10 = mul i32 %9, %7, !dbg !395
	%11 = add i32 %6, %10, !dbg !395
	%12 = mul i32 %8, %11, !dbg !395
	%13 = add i32 %5, %12, !dbg !395
	%14 = sext i32 %13 to i64, !dbg !395
	%15 = icmp eq i64 %14, %p1, !dbg !396
	br i1 %15, label %b2, label %b5, !dbg !392

b2:
	%16 = icmp ne i64 %p7, 0, !dbg !397
	br i1 %16, label %b3, label %b4, !dbg !397

b3:
	%17 = icmp eq i64 %p6, 0, !dbg !400
	%18 = select i1 %17, i64 %p3, i64 %p6, !dbg !400
	%19 = select i1 %17, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !400
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !400
	%21 = addrspacecast i32 addrspace(1)* %19 to i32*, !dbg !400
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !400
	%23 = icmp ugt i64 %p6, %p5, !dbg !398
	%24 = icmp ugt i64 %p7, %p5, !dbg !399
	%25 = icmp ne i64 %p3, %18, !dbg !400
	%26 = icmp ne i64 %p3, %p7, !dbg !400
	%27 = or i1 %23, %24, !dbg !400
	%28 = or i1 %27, %25, !dbg !400
	%29 = or i1 %28, %26, !dbg !400
	br i1 %29, label %b3_fail1, label %b3_ok1, !dbg !400, !prof !19

b3_ok1:
	%30 = bitcast i32* %20 to i8*, !dbg !400
	%31 = bitcast i32* %21 to i8*, !dbg !400
	%32 = bitcast i32* %22 to i8*, !dbg !400
	call void @gpuc_wait_until_all_vector_thread(i8* %30, i64 %p3, i8* %31, i32 5, i8* %32, i32 3, i32 0, i8* %ctrl, i32 97), !dbg !400
	ret void, !dbg !401

b4:
	%33 = icmp eq i64 %p6, 0, !dbg !403
	%34 = select i1 %33, i64 %p3, i64 %p6, !dbg !403
	%35 = select i1 %33, i32 addrspace(1)* null, i32 addrspace(1)* %1, !dbg !403
	%36 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !403
	%37 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !403
	%38 = icmp ugt i64 %p6, %p5, !dbg !402
	%39 = icmp ugt i64 %p3, 0, !dbg !403
	%40 = icmp ne i64 %p3, %34, !dbg !403
	%41 = or i1 %38, %39, !dbg !403
	%42 = or i1 %41, %40, !dbg !403
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !403, !prof !19

b4_ok1:
	%43 = bitcast i32* %36 to i8*, !dbg !403
	%44 = bitcast i64* null to i8*, !dbg !403
	%45 = bitcast i32* %37 to i8*, !dbg !403
	%46 = call i64 @gpuc_test_some_thread(i8* %43, i64 %p3, i8* %44, i8* %45, i32 5, i64 1, i32 3), !dbg !403
	%47 = trunc i64 %46 to i32, !dbg !405
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !404
	%49 = icmp uge i64 0, %p5, !dbg !404
	br i1 %49, label %b4_fail4, label %b4_ok4, !dbg !404, !prof !19

b4_ok4:
	store i32 %47, i32 addrspace(1)* %48, align 4, !dbg !404
	br label %b5, !dbg !404

b5:
	ret void, !dbg !404

b3_fail1:
	%50 = icmp ugt i64 %p6, %p5, !dbg !398
	br i1 %50, label %b3_fail2, label %b3_ok2, !dbg !398

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p6, i64 %p5), !dbg !398
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !398
	ret void, !dbg !398

b3_ok2:
	%51 = icmp ugt i64 %p7, %p5, !dbg !399
	br i1 %51, label %b3_fail3, label %b3_ok3, !dbg !399

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p7, i64 %p5), !dbg !399
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_ok3:
	%52 = icmp ne i64 %p3, %18, !dbg !400
	br i1 %52, label %b3_fail4, label %b3_ok4, !dbg !400

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %p3, i64 %18), !dbg !400
	call void asm sideeffect "// site 95", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p3, i64 %p7), !dbg !400
	call void asm sideeffect "// site 96", ""() nounwind, !dbg !400
	ret void, !dbg !400

b4_fail1:
	%53 = icmp ugt i64 %p6, %p5, !dbg !402
	br i1 %53, label %b4_fail2, label %b4_ok2, !dbg !402

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p6, i64 %p5), !dbg !402
	call void asm sideeffect "// site 98", ""() nounwind, !dbg !402
	ret void, !dbg !402

b4_ok2:
	%54 = icmp ugt i64 %p3, 0, !dbg !403
	br i1 %54, label %b4_fail3, label %b4_ok3, !dbg !403

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %p3, i64 0), !dbg !403
	call void asm sideeffect "// site 99", ""() nounwind, !dbg !403
	ret void, !dbg !403

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %p3, i64 %34), !dbg !403
	call void asm sideeffect "// site 100", ""() nounwind, !dbg !403
	ret void, !dbg !403

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 0, i64 %p5), !dbg !404
	call void asm sideeffect "// site 101", ""() nounwind, !dbg !404
	ret void, !dbg !404
}

define void @WaitSigned(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !406 {
entry:
	br label %b0, !dbg !407

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !407
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !409, !range !11
	%2 = sext i32 %1 to i64, !dbg !409
	%3 = icmp eq i64 %2, %p0, !dbg !410
	br i1 %3, label %b1, label %b3, !dbg !410

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !411, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !411, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !411, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !411, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !411, !range !16
	%9 = mul i32 %8, %6, !dbg !411
	%10 = add i32 %5, %9, !dbg !411
	%11 = mul i32 %7, %10, !dbg !411
	%12 = add i32 %4, %11, !dbg !411
	%13 = sext i32 %12 to i64, !dbg !411
	%14 = icmp eq i64 %13, %p1, !dbg !412
	br i1 %14, label %b2, label %b3, !dbg !408

b2:
	%15 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !413
	%16 = icmp uge i64 0, %p3, !dbg !413
	br i1 %16, label %b2_fail1, label %b2_ok1, !dbg !413, !prof !19

b2_ok1:
	store i32 -3, i32 addrspace(1)* %15, align 4, !dbg !413
	%17 = addrspacecast i32 addrspace(1)* %15 to i32*, !dbg !414
	%18 = bitcast i32* %17 to i8*, !dbg !414
	call void @gpuc_wait_until_thread_int32(i8* %18, i32 2, i32 -1, i32 0, i8* %ctrl, i32 103), !dbg !414
	br label %b3, !dbg !414

b3:
	ret void, !dbg !414

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 0, i64 %p3), !dbg !413
	call void asm sideeffect "// site 102", ""() nounwind, !dbg !413
	ret void, !dbg !413
}

define void @IndexBehind(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !417
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !419, !range !11
	%2 = sext i32 %1 to i64, !dbg !419
	%3 = icmp eq i64 %2, %p0, !dbg !420
	br i1 %3, label %b1, label %b4, !dbg !420

b1:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !16
	%9 = mul i32 %8, %6, !dbg !421
	%10 = add i32 %5, %9, !dbg !421
	%11 = mul i32 %7, %10, !dbg !421
	%12 = add i32 %4, %11, !dbg !421
	%13 = sext i32 %12 to i64, !dbg !421
	%14 = icmp eq i64 %13, %p1, !dbg !422
	br i1 %14, label %b2, label %b4, !dbg !418

b2:
	%15 = icmp slt i64 %p6, %p8, !dbg !423
	br i1 %15, label %b3, label %b4, !dbg !423

b3:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p6, !dbg !424
	%17 = icmp uge i64 %p6, %p8, !dbg !424
	br i1 %17, label %b3_fail1, label %b3_ok1, !dbg !424, !prof !19

b3_ok1:
	store i32 1, i32 addrspace(1)* %16, align 4, !dbg !424
	br label %b4, !dbg !424

b4:
	ret void, !dbg !424

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %p6, i64 %p8), !dbg !424
	call void asm sideeffect "// site 104", ""() nounwind, !dbg !424
	ret void, !dbg !424
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
!nvvm.annotations = !{!425, !426, !427, !428, !429, !430, !431, !432, !433, !434, !435, !436, !437, !438, !439, !440, !441, !442, !443, !444, !445, !446, !447, !448, !449, !450, !451, !452, !453, !454, !455, !456, !457, !458, !459, !460, !461, !462, !463}
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
!62 = distinct !DISubprogram(name: "Make", scope: !1, file: !1, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!63 = !DILocation(line: 74, column: 6, scope: !62)
!64 = !DILocation(line: 75, column: 12, scope: !62)
!65 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !64)
!66 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !64)
!67 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !64)
!68 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !64)
!69 = !DILocation(line: 76, column: 15, scope: !62)
!70 = !DILocation(line: 77, column: 7, scope: !62)
!71 = distinct !DISubprogram(name: "Divide", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!72 = !DILocation(line: 84, column: 6, scope: !71)
!73 = !DILocation(line: 85, column: 12, scope: !71)
!74 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !73)
!75 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !73)
!76 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !73)
!77 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !73)
!78 = !DILocation(line: 86, column: 12, scope: !71)
!79 = !DILocation(line: 86, column: 4, scope: !71)
!80 = distinct !DISubprogram(name: "Remainder", scope: !1, file: !1, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!81 = !DILocation(line: 93, column: 6, scope: !80)
!82 = !DILocation(line: 94, column: 12, scope: !80)
!83 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !82)
!84 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !82)
!85 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !82)
!86 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !82)
!87 = !DILocation(line: 95, column: 15, scope: !80)
!88 = distinct !DISubprogram(name: "rem", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!89 = !DILocation(line: 95, column: 13, scope: !80)
!90 = !DILocation(line: 100, column: 11, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 95, column: 4, scope: !80)
!92 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!93 = !DILocation(line: 106, column: 6, scope: !92)
!94 = !DILocation(line: 107, column: 12, scope: !92)
!95 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !94)
!96 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !94)
!97 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !94)
!98 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !94)
!99 = !DILocation(line: 108, column: 12, scope: !92)
!100 = !DILocation(line: 108, column: 4, scope: !92)
!101 = distinct !DISubprogram(name: "Nil", scope: !1, file: !1, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!102 = !DILocation(line: 115, column: 6, scope: !101)
!103 = !DILocation(line: 116, column: 23, scope: !101)
!104 = !{i32 1, i32 -2147483648}
!105 = !{i32 1, i32 65536}
!106 = !{i32 1, i32 65}
!107 = !DILocation(line: 116, column: 9, scope: !101)
!108 = !DILocation(line: 117, column: 12, scope: !101)
!109 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !108)
!110 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !108)
!111 = !DILocation(line: 116, column: 2, scope: !101)
!112 = !DILocation(line: 120, column: 2, scope: !101)
!113 = distinct !DISubprogram(name: "NilField", scope: !1, file: !1, line: 135, type: !4, isDefinition: true, scopeLine: 135, isOptimized: true, unit: !2)
!114 = !DILocation(line: 135, column: 6, scope: !113)
!115 = !DILocation(line: 136, column: 6, scope: !113)
!116 = !DILocation(line: 138, column: 12, scope: !113)
!117 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !116)
!118 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !116)
!119 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !116)
!120 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !116)
!121 = !DILocation(line: 139, column: 9, scope: !113)
!122 = !DILocation(line: 142, column: 7, scope: !113)
!123 = !DILocation(line: 143, column: 18, scope: !113)
!124 = !DILocation(line: 145, column: 9, scope: !113)
!125 = !DILocation(line: 143, column: 4, scope: !113)
!126 = !DILocation(line: 146, column: 5, scope: !113)
!127 = !DILocation(line: 143, column: 26, scope: !113)
!128 = !DILocation(line: 147, column: 7, scope: !113)
!129 = !DILocation(line: 150, column: 4, scope: !113)
!130 = !DILocation(line: 151, column: 7, scope: !113)
!131 = !DILocation(line: 152, column: 18, scope: !113)
!132 = !DILocation(line: 153, column: 8, scope: !113)
!133 = !DILocation(line: 152, column: 4, scope: !113)
!134 = distinct !DISubprogram(name: "place.double", scope: !1, file: !1, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!135 = !DILocation(line: 154, column: 10, scope: !113)
!136 = !DILocation(line: 129, column: 43, scope: !134, inlinedAt: !135)
!137 = distinct !DISubprogram(name: "Panic", scope: !1, file: !1, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!138 = !DILocation(line: 161, column: 6, scope: !137)
!139 = !DILocation(line: 162, column: 12, scope: !137)
!140 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !139)
!141 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !139)
!142 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !139)
!143 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !139)
!144 = !DILocation(line: 163, column: 8, scope: !137)
!145 = !DILocation(line: 165, column: 17, scope: !137)
!146 = !DILocation(line: 165, column: 3, scope: !137)
!147 = distinct !DISubprogram(name: "Assert", scope: !1, file: !1, line: 171, type: !4, isDefinition: true, scopeLine: 171, isOptimized: true, unit: !2)
!148 = !DILocation(line: 171, column: 6, scope: !147)
!149 = !DILocation(line: 172, column: 24, scope: !147)
!150 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !149)
!151 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !149)
!152 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !149)
!153 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !149)
!154 = !DILocation(line: 172, column: 12, scope: !147)
!155 = !DILocation(line: 173, column: 17, scope: !147)
!156 = !DILocation(line: 173, column: 3, scope: !147)
!157 = distinct !DISubprogram(name: "Vectors", scope: !1, file: !1, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!158 = !DILocation(line: 179, column: 6, scope: !157)
!159 = !DILocation(line: 180, column: 12, scope: !157)
!160 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !159)
!161 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !159)
!162 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !159)
!163 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !159)
!164 = !DILocation(line: 181, column: 15, scope: !157)
!165 = !DILocation(line: 181, column: 13, scope: !157)
!166 = !DILocation(line: 181, column: 23, scope: !157)
!167 = !DILocation(line: 181, column: 27, scope: !157)
!168 = distinct !DISubprogram(name: "Rank", scope: !1, file: !1, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!169 = !DILocation(line: 188, column: 6, scope: !168)
!170 = !DILocation(line: 189, column: 12, scope: !168)
!171 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !170)
!172 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !170)
!173 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !170)
!174 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !170)
!175 = !DILocation(line: 190, column: 35, scope: !168)
!176 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!177 = distinct !DISubprogram(name: "Broadcast", scope: !176, file: !176, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!178 = !DILocation(line: 190, column: 23, scope: !168)
!179 = !DILocation(line: 33, column: 10, scope: !177, inlinedAt: !178)
!180 = !DILocation(line: 33, column: 31, scope: !177, inlinedAt: !178)
!181 = !DILocation(line: 33, column: 22, scope: !177, inlinedAt: !178)
!182 = !DILocation(line: 34, column: 8, scope: !177, inlinedAt: !178)
!183 = !DILocation(line: 37, column: 17, scope: !177, inlinedAt: !178)
!184 = !DILocation(line: 190, column: 4, scope: !168)
!185 = distinct !DISubprogram(name: "Length", scope: !1, file: !1, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!186 = !DILocation(line: 197, column: 6, scope: !185)
!187 = !DILocation(line: 198, column: 12, scope: !185)
!188 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !187)
!189 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !187)
!190 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !187)
!191 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !187)
!192 = !DILocation(line: 199, column: 23, scope: !185)
!193 = !DILocation(line: 199, column: 43, scope: !185)
!194 = !DILocation(line: 199, column: 38, scope: !185)
!195 = !DILocation(line: 199, column: 12, scope: !185)
!196 = distinct !DISubprogram(name: "PE", scope: !1, file: !1, line: 206, type: !4, isDefinition: true, scopeLine: 206, isOptimized: true, unit: !2)
!197 = !DILocation(line: 206, column: 6, scope: !196)
!198 = !DILocation(line: 207, column: 12, scope: !196)
!199 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !198)
!200 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !198)
!201 = !DILocation(line: 208, column: 10, scope: !196)
!202 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !198)
!203 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !198)
!204 = !DILocation(line: 208, column: 18, scope: !196)
!205 = distinct !DISubprogram(name: "Ported", scope: !1, file: !1, line: 215, type: !4, isDefinition: true, scopeLine: 215, isOptimized: true, unit: !2)
!206 = !DILocation(line: 215, column: 6, scope: !205)
!207 = !DILocation(line: 216, column: 12, scope: !205)
!208 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !207)
!209 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !207)
!210 = !DILocation(line: 217, column: 20, scope: !205)
!211 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !207)
!212 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !207)
!213 = distinct !DISubprogram(name: "SymAt", scope: !1, file: !1, line: 224, type: !4, isDefinition: true, scopeLine: 224, isOptimized: true, unit: !2)
!214 = !DILocation(line: 224, column: 6, scope: !213)
!215 = !DILocation(line: 225, column: 12, scope: !213)
!216 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !215)
!217 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !215)
!218 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !215)
!219 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !215)
!220 = !DILocation(line: 226, column: 18, scope: !213)
!221 = !DILocation(line: 226, column: 10, scope: !213)
!222 = distinct !DISubprogram(name: "SymSlice", scope: !1, file: !1, line: 233, type: !4, isDefinition: true, scopeLine: 233, isOptimized: true, unit: !2)
!223 = !DILocation(line: 233, column: 6, scope: !222)
!224 = !DILocation(line: 234, column: 12, scope: !222)
!225 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !224)
!226 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !224)
!227 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !224)
!228 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !224)
!229 = !DILocation(line: 235, column: 23, scope: !222)
!230 = !DILocation(line: 235, column: 12, scope: !222)
!231 = distinct !DISubprogram(name: "SignalsAt", scope: !1, file: !1, line: 242, type: !4, isDefinition: true, scopeLine: 242, isOptimized: true, unit: !2)
!232 = !DILocation(line: 242, column: 6, scope: !231)
!233 = !DILocation(line: 243, column: 12, scope: !231)
!234 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !233)
!235 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !233)
!236 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !233)
!237 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !233)
!238 = !DILocation(line: 244, column: 25, scope: !231)
!239 = !DILocation(line: 244, column: 17, scope: !231)
!240 = distinct !DISubprogram(name: "WaitForever", scope: !1, file: !1, line: 251, type: !4, isDefinition: true, scopeLine: 251, isOptimized: true, unit: !2)
!241 = !DILocation(line: 251, column: 6, scope: !240)
!242 = !DILocation(line: 252, column: 12, scope: !240)
!243 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !242)
!244 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !242)
!245 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !242)
!246 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !242)
!247 = !DILocation(line: 253, column: 24, scope: !240)
!248 = distinct !DISubprogram(name: "WaitLine", scope: !1, file: !1, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!249 = !DILocation(line: 260, column: 6, scope: !248)
!250 = !DILocation(line: 261, column: 12, scope: !248)
!251 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !250)
!252 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !250)
!253 = !DILocation(line: 262, column: 64, scope: !248)
!254 = !DILocation(line: 262, column: 17, scope: !248)
!255 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !250)
!256 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !250)
!257 = !DILocation(line: 262, column: 25, scope: !248)
!258 = !DILocation(line: 263, column: 28, scope: !248)
!259 = !DILocation(line: 263, column: 33, scope: !248)
!260 = !DILocation(line: 263, column: 17, scope: !248)
!261 = distinct !DISubprogram(name: "Meet", scope: !1, file: !1, line: 270, type: !4, isDefinition: true, scopeLine: 270, isOptimized: true, unit: !2)
!262 = !DILocation(line: 270, column: 6, scope: !261)
!263 = !DILocation(line: 271, column: 18, scope: !261)
!264 = distinct !DISubprogram(name: "FailOnePE", scope: !1, file: !1, line: 277, type: !4, isDefinition: true, scopeLine: 277, isOptimized: true, unit: !2)
!265 = !DILocation(line: 277, column: 6, scope: !264)
!266 = !DILocation(line: 278, column: 18, scope: !264)
!267 = !DILocation(line: 278, column: 21, scope: !264)
!268 = !DILocation(line: 281, column: 15, scope: !264)
!269 = !DILocation(line: 283, column: 31, scope: !264)
!270 = !DILocation(line: 279, column: 3, scope: !264)
!271 = !DILocation(line: 281, column: 19, scope: !264)
!272 = !DILocation(line: 282, column: 11, scope: !264)
!273 = !DILocation(line: 282, column: 4, scope: !264)
!274 = !DILocation(line: 284, column: 18, scope: !264)
!275 = !DILocation(line: 287, column: 24, scope: !264)
!276 = distinct !DISubprogram(name: "Absent", scope: !1, file: !1, line: 295, type: !4, isDefinition: true, scopeLine: 295, isOptimized: true, unit: !2)
!277 = !DILocation(line: 295, column: 6, scope: !276)
!278 = !DILocation(line: 296, column: 15, scope: !276)
!279 = !DILocation(line: 296, column: 20, scope: !276)
!280 = !DILocation(line: 297, column: 3, scope: !276)
!281 = !DILocation(line: 299, column: 28, scope: !276)
!282 = !DILocation(line: 299, column: 13, scope: !276)
!283 = !DILocation(line: 299, column: 32, scope: !276)
!284 = !DILocation(line: 300, column: 3, scope: !276)
!285 = !DILocation(line: 303, column: 14, scope: !276)
!286 = !DILocation(line: 302, column: 16, scope: !276)
!287 = distinct !DISubprogram(name: "Loop", scope: !1, file: !1, line: 309, type: !4, isDefinition: true, scopeLine: 309, isOptimized: true, unit: !2)
!288 = !DILocation(line: 309, column: 6, scope: !287)
!289 = !DILocation(line: 310, column: 13, scope: !287)
!290 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !289)
!291 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !289)
!292 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !289)
!293 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !289)
!294 = !{!"branch_weights", i32 1048576, i32 1}
!295 = !DILocation(line: 314, column: 6, scope: !287)
!296 = !DILocation(line: 314, column: 8, scope: !287)
!297 = !DILocation(line: 314, column: 4, scope: !287)
!298 = !DILocation(line: 314, column: 19, scope: !287)
!299 = !{!"llvm.loop.unroll.disable"}
!300 = distinct !{!300, !299}
!301 = !DILocation(line: 311, column: 3, scope: !287)
!302 = !DIFile(filename: "operands.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!303 = distinct !DISubprogram(name: "Strided", scope: !302, file: !302, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!304 = !DILocation(line: 14, column: 6, scope: !303)
!305 = !DILocation(line: 15, column: 12, scope: !303)
!306 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !305)
!307 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !305)
!308 = !DILocation(line: 16, column: 13, scope: !303)
!309 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !305)
!310 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !305)
!311 = !DILocation(line: 16, column: 27, scope: !303)
!312 = distinct !DISubprogram(name: "Tile", scope: !302, file: !302, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!313 = !DILocation(line: 26, column: 6, scope: !312)
!314 = !DILocation(line: 27, column: 12, scope: !312)
!315 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !314)
!316 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !314)
!317 = !DILocation(line: 28, column: 16, scope: !312)
!318 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !314)
!319 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !314)
!320 = !DILocation(line: 28, column: 27, scope: !312)
!321 = distinct !DISubprogram(name: "Atomic", scope: !302, file: !302, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!322 = !DILocation(line: 35, column: 6, scope: !321)
!323 = !DILocation(line: 36, column: 12, scope: !321)
!324 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !323)
!325 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !323)
!326 = !DILocation(line: 41, column: 18, scope: !321)
!327 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !323)
!328 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !323)
!329 = !DILocation(line: 38, column: 9, scope: !321)
!330 = !DILocation(line: 39, column: 12, scope: !321)
!331 = !DILocation(line: 37, column: 7, scope: !321)
!332 = distinct !DISubprogram(name: "AddressOf", scope: !302, file: !302, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!333 = !DILocation(line: 48, column: 6, scope: !332)
!334 = !DILocation(line: 49, column: 12, scope: !332)
!335 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !334)
!336 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !334)
!337 = !DILocation(line: 50, column: 9, scope: !332)
!338 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !334)
!339 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !334)
!340 = !DILocation(line: 50, column: 16, scope: !332)
!341 = distinct !DISubprogram(name: "Update", scope: !302, file: !302, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!342 = !DILocation(line: 57, column: 6, scope: !341)
!343 = !DILocation(line: 58, column: 12, scope: !341)
!344 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !343)
!345 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !343)
!346 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !343)
!347 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !343)
!348 = !DILocation(line: 59, column: 25, scope: !341)
!349 = !DILocation(line: 59, column: 17, scope: !341)
!350 = distinct !DISubprogram(name: "Line", scope: !302, file: !302, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!351 = !DILocation(line: 66, column: 6, scope: !350)
!352 = !DILocation(line: 67, column: 12, scope: !350)
!353 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !352)
!354 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !352)
!355 = !DILocation(line: 68, column: 16, scope: !350)
!356 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !352)
!357 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !352)
!358 = !DILocation(line: 68, column: 27, scope: !350)
!359 = !DILocation(line: 68, column: 49, scope: !350)
!360 = !DILocation(line: 68, column: 54, scope: !350)
!361 = distinct !DISubprogram(name: "NoLine", scope: !302, file: !302, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!362 = !DILocation(line: 75, column: 6, scope: !361)
!363 = !DILocation(line: 76, column: 12, scope: !361)
!364 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !363)
!365 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !363)
!366 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !363)
!367 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !363)
!368 = !DILocation(line: 78, column: 16, scope: !361)
!369 = distinct !DISubprogram(name: "Await", scope: !302, file: !302, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!370 = !DILocation(line: 85, column: 6, scope: !369)
!371 = !DILocation(line: 86, column: 12, scope: !369)
!372 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !371)
!373 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !371)
!374 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !371)
!375 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !371)
!376 = !DILocation(line: 87, column: 32, scope: !369)
!377 = !DILocation(line: 87, column: 24, scope: !369)
!378 = distinct !DISubprogram(name: "Compare", scope: !302, file: !302, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!379 = !DILocation(line: 94, column: 6, scope: !378)
!380 = !DILocation(line: 95, column: 12, scope: !378)
!381 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !380)
!382 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !380)
!383 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !380)
!384 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !380)
!385 = !DILocation(line: 97, column: 10, scope: !378)
!386 = !DILocation(line: 98, column: 12, scope: !378)
!387 = !DILocation(line: 96, column: 7, scope: !378)
!388 = !DILocation(line: 100, column: 16, scope: !378)
!389 = !DILocation(line: 101, column: 13, scope: !378)
!390 = distinct !DISubprogram(name: "Words", scope: !302, file: !302, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!391 = !DILocation(line: 109, column: 6, scope: !390)
!392 = !DILocation(line: 110, column: 12, scope: !390)
!393 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !392)
!394 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !392)
!395 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !392)
!396 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !392)
!397 = !DILocation(line: 111, column: 13, scope: !390)
!398 = !DILocation(line: 112, column: 36, scope: !390)
!399 = !DILocation(line: 112, column: 59, scope: !390)
!400 = !DILocation(line: 112, column: 28, scope: !390)
!401 = !DILocation(line: 113, column: 4, scope: !390)
!402 = !DILocation(line: 116, column: 36, scope: !390)
!403 = !DILocation(line: 116, column: 22, scope: !390)
!404 = !DILocation(line: 117, column: 4, scope: !390)
!405 = !DILocation(line: 117, column: 15, scope: !390)
!406 = distinct !DISubprogram(name: "WaitSigned", scope: !302, file: !302, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!407 = !DILocation(line: 124, column: 6, scope: !406)
!408 = !DILocation(line: 125, column: 12, scope: !406)
!409 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !408)
!410 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !408)
!411 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !408)
!412 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !408)
!413 = !DILocation(line: 126, column: 12, scope: !406)
!414 = !DILocation(line: 127, column: 18, scope: !406)
!415 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/faults")
!416 = distinct !DISubprogram(name: "IndexBehind", scope: !415, file: !415, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!417 = !DILocation(line: 12, column: 6, scope: !416)
!418 = !DILocation(line: 13, column: 12, scope: !416)
!419 = !DILocation(line: 18, column: 19, scope: !8, inlinedAt: !418)
!420 = !DILocation(line: 18, column: 24, scope: !8, inlinedAt: !418)
!421 = !DILocation(line: 18, column: 53, scope: !8, inlinedAt: !418)
!422 = !DILocation(line: 18, column: 56, scope: !8, inlinedAt: !418)
!423 = !DILocation(line: 13, column: 21, scope: !416)
!424 = !DILocation(line: 14, column: 4, scope: !416)
!425 = !{void (i64, i64, i32*, i64, i64, i8*)* @Index, !"kernel", i32 1}
!426 = !{void (i64, i64, i32*, i64, i64, i8*)* @IndexArray, !"kernel", i32 1}
!427 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Slice, !"kernel", i32 1}
!428 = !{void (i64, i64, i32*, i64, i64, i64, i64, i8*)* @SliceMax, !"kernel", i32 1}
!429 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Unsigned, !"kernel", i32 1}
!430 = !{void (i64, i64, i32*, i64, i64, i8*)* @Make, !"kernel", i32 1}
!431 = !{void (i64, i64, i32*, i64, i32, i8*)* @Divide, !"kernel", i32 1}
!432 = !{void (i64, i64, i64*, i64, i64, i8*)* @Remainder, !"kernel", i32 1}
!433 = !{void (i64, i64, i32*, i64, i64, i8*)* @Shift, !"kernel", i32 1}
!434 = !{void (i64, i64, i64*, i64, i8*)* @Nil, !"kernel", i32 1}
!435 = !{void (i64, i64, i64*, i64, i64, i8*)* @NilField, !"kernel", i32 1}
!436 = !{void (i64, i64, i64*, i64, i8*)* @Panic, !"kernel", i32 1}
!437 = !{void (i64, i64, i64*, i64, i8*)* @Assert, !"kernel", i32 1}
!438 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Vectors, !"kernel", i32 1}
!439 = !{void (i64, i64, i32*, i64, i64, i8*)* @Rank, !"kernel", i32 1}
!440 = !{void (i64, i64, i32*, i64, i64, i8*)* @Length, !"kernel", i32 1}
!441 = !{void (i64, i64, i32*, i64, i64, i8*)* @PE, !"kernel", i32 1}
!442 = !{void (i64, i64, i32*, i64, i64, i8*)* @Ported, !"kernel", i32 1}
!443 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymAt, !"kernel", i32 1}
!444 = !{void (i64, i64, i32*, i64, i64, i8*)* @SymSlice, !"kernel", i32 1}
!445 = !{void (i64, i64, i64*, i64, i64, i8*)* @SignalsAt, !"kernel", i32 1}
!446 = !{void (i64, i64, i64*, i8*)* @WaitForever, !"kernel", i32 1}
!447 = !{void (i64, i64, i64*, i64, i8*)* @WaitLine, !"kernel", i32 1}
!448 = !{void (i8*)* @Meet, !"kernel", i32 1}
!449 = !{void (i32*, i64, i64, i64*, i8*)* @FailOnePE, !"kernel", i32 1}
!450 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Absent, !"kernel", i32 1}
!451 = !{void (i64, i64, i32*, i64, i64, i64, i8*)* @Loop, !"kernel", i32 1}
!452 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Strided, !"kernel", i32 1}
!453 = !{void (i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*)* @Tile, !"kernel", i32 1}
!454 = !{void (i64, i64, i32*, i64, i64, i8*)* @Atomic, !"kernel", i32 1}
!455 = !{void (i64, i64, i32*, i64, i64, i8*)* @AddressOf, !"kernel", i32 1}
!456 = !{void (i64, i64, i64*, i64, i32, i8*)* @Update, !"kernel", i32 1}
!457 = !{void (i64, i64, i64*, i64, i64, i64, i64, i8*)* @Line, !"kernel", i32 1}
!458 = !{void (i64, i64, i8*)* @NoLine, !"kernel", i32 1}
!459 = !{void (i64, i64, i64*, i64, i32, i8*)* @Await, !"kernel", i32 1}
!460 = !{void (i64, i64, i32*, i64, i32, i8*)* @Compare, !"kernel", i32 1}
!461 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i64, i8*)* @Words, !"kernel", i32 1}
!462 = !{void (i64, i64, i32*, i64, i8*)* @WaitSigned, !"kernel", i32 1}
!463 = !{void (i64, i64, i32*, i64, i32*, i64, i64, i32*, i64, i8*)* @IndexBehind, !"kernel", i32 1}
