target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Publish_77 = addrspace(3) global i8 undef, align 1
@gpuc_shared_Reverse_69 = addrspace(3) global { [64 x float], i32 } undef, align 4
@gpuc_shared_Sum_82 = addrspace(3) global [256 x i64] undef, align 8
@gpuc_shared_scratch_103 = addrspace(3) global [2 x i32] undef, align 4
@gpuc_shared_SameShared_111 = addrspace(3) global [2 x i32] undef, align 4
@gpuc_shared_SharedAtomics_128 = addrspace(3) global [4 x i32] undef, align 4
@gpuc_shared_WarpNeighbours_145 = addrspace(3) global [128 x i32] undef, align 4
@gpuc_shared_EarlyExit_163 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [59 x i8*] [i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @AtomicOrders to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @ControlKernel to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @NamedKernel to i8*), i8* bitcast (void (i64*, i64, i8*)* @Indices to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides to i8*), i8* bitcast (void (i32*, i64, i8*)* @Leave to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Reverse to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @Sum to i8*), i8* bitcast (void (i32*, i64, i8*)* @SameShared to i8*), i8* bitcast (void (i32*, i64, i8*)* @SharedAtomics to i8*), i8* bitcast (void (i32*, i64, i8*)* @WarpNeighbours to i8*), i8* bitcast (void (i32*, i64, i8*)* @EarlyExit to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel to i8*), i8* bitcast (void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64 to i8*)], section "llvm.metadata"

define void @AtomicOrders(i32* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !8
	%1 = icmp uge i64 0, %p1, !dbg !8
	br i1 %1, label %b0_fail1, label %b0_ok1, !dbg !8, !prof !10

b0_ok1:
	%2 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 1) nounwind, !dbg !9
	%3 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !15
	%4 = icmp uge i64 1, %p1, !dbg !15
	br i1 %4, label %b0_fail2, label %b0_ok2, !dbg !15, !prof !10

b0_ok2:
	%5 = call i32 asm sideeffect "atom.acquire.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %3, i32 1) nounwind, !dbg !16
	%6 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !17
	%7 = icmp uge i64 2, %p1, !dbg !17
	br i1 %7, label %b0_fail3, label %b0_ok3, !dbg !17, !prof !10

b0_ok3:
	%8 = call i32 asm sideeffect "atom.release.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %6, i32 1) nounwind, !dbg !18
	%9 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !19
	%10 = icmp uge i64 3, %p1, !dbg !19
	br i1 %10, label %b0_fail4, label %b0_ok4, !dbg !19, !prof !10

b0_ok4:
	%11 = call i32 asm sideeffect "atom.acq_rel.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %9, i32 1) nounwind, !dbg !20
	%12 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !21
	%13 = icmp uge i64 4, %p1, !dbg !21
	br i1 %13, label %b0_fail5, label %b0_ok5, !dbg !21, !prof !10

b0_ok5:
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !22
	%14 = call i32 asm sideeffect "atom.acquire.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %12, i32 1) nounwind, !dbg !22
	%15 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !23
	%16 = icmp uge i64 5, %p1, !dbg !23
	br i1 %16, label %b0_fail6, label %b0_ok6, !dbg !23, !prof !10

b0_ok6:
	%17 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %15, i32 1) nounwind, !dbg !24
	%18 = getelementptr inbounds i32, i32* %p0, i64 6, !dbg !25
	%19 = icmp uge i64 6, %p1, !dbg !25
	br i1 %19, label %b0_fail7, label %b0_ok7, !dbg !25, !prof !10

b0_ok7:
	call void asm sideeffect "fence.sc.gpu;", "~{memory}"() nounwind, !dbg !26
	%20 = call i32 asm sideeffect "atom.acquire.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %18, i32 1) nounwind, !dbg !26
	%21 = getelementptr inbounds i32, i32* %p0, i64 7, !dbg !27
	%22 = icmp uge i64 7, %p1, !dbg !27
	br i1 %22, label %b0_fail8, label %b0_ok8, !dbg !27, !prof !10

b0_ok8:
	%23 = atomicrmw add i32* %21, i32 1 monotonic, !dbg !28
	%24 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !29
	%25 = icmp uge i64 0, %p3, !dbg !29
	br i1 %25, label %b0_fail9, label %b0_ok9, !dbg !29, !prof !10

b0_ok9:
	%26 = sub i64 0, 1, !dbg !30
	%27 = call i64 asm sideeffect "atom.acq_rel.gpu.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %24, i64 %26) nounwind, !dbg !30
	%28 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !31
	%29 = icmp uge i64 1, %p3, !dbg !31
	br i1 %29, label %b0_fail10, label %b0_ok10, !dbg !31, !prof !10

b0_ok10:
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32, !range !11
	%31 = sext i32 %30 to i64, !dbg !32
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !32, !range !13
	%33 = sext i32 %32 to i64, !dbg !32
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !13
	%35 = sext i32 %34 to i64, !dbg !32
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !32, !range !33
	%37 = sext i32 %36 to i64, !dbg !32
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !32, !range !34
	%39 = sext i32 %38 to i64, !dbg !32
	%40 = mul i64 %39, %35, !dbg !32
	%41 = add i64 %33, %40, !dbg !32
	%42 = mul i64 %37, %41, !dbg !32
	%43 = add i64 %31, %42, !dbg !32
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !35
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !35
	%46 = mul i32 %44, %45, !dbg !32
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !36
	%48 = mul i32 %46, %47, !dbg !32
	%49 = sext i32 %48 to i64, !dbg !32
	%50 = mul i64 %43, %49, !dbg !32
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !12
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !12
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !14
	%54 = mul i32 %45, %53, !dbg !32
	%55 = add i32 %52, %54, !dbg !32
	%56 = mul i32 %44, %55, !dbg !32
	%57 = add i32 %51, %56, !dbg !32
	%58 = sext i32 %57 to i64, !dbg !32
	%59 = add i64 %50, %58, !dbg !32
	%60 = add i64 %59, 5, !dbg !37
	%61 = call i64 asm sideeffect "atom.relaxed.sys.min.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %28, i64 %60) nounwind, !dbg !39
	%62 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !40
	%63 = icmp uge i64 2, %p3, !dbg !40
	br i1 %63, label %b0_fail11, label %b0_ok11, !dbg !40, !prof !10

b0_ok11:
	%64 = call i64 asm sideeffect "atom.release.gpu.max.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %62, i64 %60) nounwind, !dbg !41
	%65 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !42
	%66 = icmp uge i64 3, %p3, !dbg !42
	br i1 %66, label %b0_fail12, label %b0_ok12, !dbg !42, !prof !10

b0_ok12:
	%67 = call i64 asm sideeffect "atom.acquire.gpu.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %65, i64 -2) nounwind, !dbg !43
	%68 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !44
	%69 = icmp uge i64 4, %p3, !dbg !44
	br i1 %69, label %b0_fail13, label %b0_ok13, !dbg !44, !prof !10

b0_ok13:
	%70 = call i64 asm sideeffect "atom.acq_rel.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %68, i64 -9223372036854775808) nounwind, !dbg !45
	%71 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !46
	%72 = icmp uge i64 5, %p3, !dbg !46
	br i1 %72, label %b0_fail14, label %b0_ok14, !dbg !46, !prof !10

b0_ok14:
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !47
	%73 = call i64 asm sideeffect "atom.acquire.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %71, i64 1) nounwind, !dbg !47
	%74 = getelementptr inbounds i64, i64* %p2, i64 6, !dbg !48
	%75 = icmp uge i64 6, %p3, !dbg !48
	br i1 %75, label %b0_fail15, label %b0_ok15, !dbg !48, !prof !10

b0_ok15:
	%76 = call i64 asm sideeffect "atom.acq_rel.gpu.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %74, i64 9) nounwind, !dbg !49
	%77 = getelementptr inbounds i64, i64* %p2, i64 7, !dbg !50
	%78 = icmp uge i64 7, %p3, !dbg !50
	br i1 %78, label %b0_fail16, label %b0_ok16, !dbg !50, !prof !10

b0_ok16:
	%79 = call i64 asm sideeffect "atom.acq_rel.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %77, i64 3, i64 4) nounwind, !dbg !51
	%80 = getelementptr inbounds i64, i64* %p2, i64 8, !dbg !52
	%81 = icmp uge i64 8, %p3, !dbg !52
	br i1 %81, label %b0_fail17, label %b0_ok17, !dbg !52, !prof !10

b0_ok17:
	%82 = call i64 asm sideeffect "ld.acquire.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %80) nounwind, !dbg !53
	%83 = icmp eq i64 %82, 11, !dbg !54
	br i1 %83, label %b1, label %b2, !dbg !54

b1:
	%84 = getelementptr inbounds i64, i64* %p2, i64 9, !dbg !55
	%85 = icmp uge i64 9, %p3, !dbg !55
	br i1 %85, label %b1_fail1, label %b1_ok1, !dbg !55, !prof !10

b1_ok1:
	call void asm sideeffect "st.release.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %84, i64 12) nounwind, !dbg !56
	br label %b2, !dbg !56

b2:
	ret void, !dbg !56

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !8
	ret void, !dbg !8

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 1, i64 %p1), !dbg !15
	ret void, !dbg !15

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 2, i64 %p1), !dbg !17
	ret void, !dbg !17

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 3, i64 %p1), !dbg !19
	ret void, !dbg !19

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 4, i64 %p1), !dbg !21
	ret void, !dbg !21

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 5, i64 %p1), !dbg !23
	ret void, !dbg !23

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 6, i64 %p1), !dbg !25
	ret void, !dbg !25

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 7, i64 %p1), !dbg !27
	ret void, !dbg !27

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p3), !dbg !29
	ret void, !dbg !29

b0_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 1, i64 %p3), !dbg !31
	ret void, !dbg !31

b0_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 2, i64 %p3), !dbg !40
	ret void, !dbg !40

b0_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 3, i64 %p3), !dbg !42
	ret void, !dbg !42

b0_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 4, i64 %p3), !dbg !44
	ret void, !dbg !44

b0_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 5, i64 %p3), !dbg !46
	ret void, !dbg !46

b0_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 6, i64 %p3), !dbg !48
	ret void, !dbg !48

b0_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 7, i64 %p3), !dbg !50
	ret void, !dbg !50

b0_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 8, i64 %p3), !dbg !52
	ret void, !dbg !52

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 9, i64 %p3), !dbg !55
	ret void, !dbg !55
}

define void @Publish(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !57 {
entry:
	br label %b0, !dbg !58

b0:
	%0 = addrspacecast i8 addrspace(3)* @gpuc_shared_Publish_77 to i8*, !dbg !59
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !60, !range !35
	%6 = mul i32 %5, %3, !dbg !60
	%7 = add i32 %2, %6, !dbg !60
	%8 = mul i32 %4, %7, !dbg !60
	%9 = add i32 %1, %8, !dbg !60
	%10 = sext i32 %9 to i64, !dbg !60
	%11 = icmp eq i64 %10, 0, !dbg !61
	br i1 %11, label %b1, label %b2, !dbg !61

b1:
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62, !range !11
	%13 = sext i32 %12 to i64, !dbg !62
	%14 = add i64 %13, 1, !dbg !63
	%15 = trunc i64 %14 to i32, !dbg !64
	%16 = getelementptr inbounds i32, i32* %p0, i64 %13, !dbg !65
	%17 = icmp uge i64 %13, %p1, !dbg !65
	br i1 %17, label %b1_fail1, label %b1_ok1, !dbg !65, !prof !10

b1_ok1:
	store i32 %15, i32* %16, align 4, !dbg !65
	call void @llvm.nvvm.membar.gl(), !dbg !66
	%18 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !67
	%19 = icmp uge i64 0, %p3, !dbg !67
	br i1 %19, label %b1_fail2, label %b1_ok2, !dbg !67, !prof !10

b1_ok2:
	%20 = atomicrmw add i32* %18, i32 1 monotonic, !dbg !68
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !69, !range !33
	%22 = sext i32 %21 to i64, !dbg !69
	%23 = sub i64 %22, 1, !dbg !70
	%24 = trunc i64 %23 to i32, !dbg !71
	%25 = icmp eq i32 %20, %24, !dbg !72
	%26 = zext i1 %25 to i8, !dbg !73
	store i8 %26, i8* %0, align 1, !dbg !73
	br label %b2, !dbg !73

b2:
	call void @llvm.nvvm.barrier0(), !dbg !74
	%27 = load i8, i8* %0, align 1, !dbg !75
	%28 = icmp ne i8 %27, 0, !dbg !75
	br i1 %28, label %b3, label %b8, !dbg !75

b3:
	br i1 %11, label %b4, label %b8, !dbg !76

b4:
	call void @llvm.nvvm.membar.gl(), !dbg !77
	br label %b5, !dbg !77

b5:
	%29 = phi i32 [ 0, %b4 ], [ %35, %b6 ], !dbg !78
	%30 = phi i64 [ -1, %b4 ], [ %31, %b6 ], !dbg !78
	%31 = add i64 %30, 1, !dbg !78
	%32 = icmp slt i64 %31, %p1, !dbg !78
	br i1 %32, label %b6, label %b7, !dbg !78

b6:
	%33 = getelementptr inbounds i32, i32* %p0, i64 %31, !dbg !79
	%34 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %33) nounwind, !dbg !80
	%35 = add i32 %29, %34, !dbg !81
	br label %b5, !dbg !81

b7:
	%36 = getelementptr inbounds i32, i32* %p4, i64 0, !dbg !82
	%37 = icmp uge i64 0, %p5, !dbg !82
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !82, !prof !10

b7_ok1:
	store i32 %29, i32* %36, align 4, !dbg !82
	br label %b8, !dbg !82

b8:
	ret void, !dbg !82

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %13, i64 %p1), !dbg !65
	ret void, !dbg !65

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 %p3), !dbg !67
	ret void, !dbg !67

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 %p5), !dbg !82
	ret void, !dbg !82
}

define void @ControlKernel(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !84 {
entry:
	br label %b0, !dbg !85

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !11
	%1 = sext i32 %0 to i64, !dbg !86
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !86, !range !13
	%3 = sext i32 %2 to i64, !dbg !86
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !86, !range !13
	%5 = sext i32 %4 to i64, !dbg !86
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !86, !range !33
	%7 = sext i32 %6 to i64, !dbg !86
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !86, !range !34
	%9 = sext i32 %8 to i64, !dbg !86
	%10 = mul i64 %9, %5, !dbg !86
	%11 = add i64 %3, %10, !dbg !86
	%12 = mul i64 %7, %11, !dbg !86
	%13 = add i64 %1, %12, !dbg !86
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !86, !range !35
	%16 = mul i32 %14, %15, !dbg !86
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !86, !range !36
	%18 = mul i32 %16, %17, !dbg !86
	%19 = sext i32 %18 to i64, !dbg !86
	%20 = mul i64 %13, %19, !dbg !86
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !86, !range !14
	%24 = mul i32 %15, %23, !dbg !86
	%25 = add i32 %22, %24, !dbg !86
	%26 = mul i32 %14, %25, !dbg !86
	%27 = add i32 %21, %26, !dbg !86
	%28 = sext i32 %27 to i64, !dbg !86
	%29 = add i64 %20, %28, !dbg !86
	%30 = mul i64 %7, %9, !dbg !86
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !86, !range !34
	%32 = sext i32 %31 to i64, !dbg !86
	%33 = mul i64 %30, %32, !dbg !86
	%34 = mul i64 %33, %19, !dbg !86
	br label %b1, !dbg !86

b1:
	%35 = phi i64 [ %29, %b0 ], [ %224, %b57_ok1 ], !dbg !86
	%36 = icmp slt i64 %35, %p3, !dbg !86
	br i1 %36, label %b2, label %b58, !dbg !86

b2:
	%37 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !87
	%38 = load i32, i32* %37, align 4, !dbg !87
	%39 = sext i32 %38 to i64, !dbg !90
	%40 = srem i32 %38, 5, !dbg !91
	%41 = icmp eq i32 %40, 0, !dbg !94
	br i1 %41, label %b4, label %b3, !dbg !94

b3:
	%42 = icmp eq i32 %40, -1, !dbg !95
	%43 = select i1 %42, i32 1, i32 %40, !dbg !95
	%44 = sdiv i32 %38, %43, !dbg !95
	%45 = sub i32 0, %38, !dbg !95
	%46 = select i1 %42, i32 %45, i32 %44, !dbg !95
	%47 = mul i32 %46, %40, !dbg !96
	%48 = sub i32 %38, %47, !dbg !97
	br label %b4, !dbg !98

b4:
	%49 = phi i1 [ false, %b2 ], [ true, %b3 ], !dbg !99
	%50 = phi i32 [ 0, %b2 ], [ %48, %b3 ], !dbg !99
	%51 = phi i32 [ 0, %b2 ], [ %46, %b3 ], !dbg !99
	%52 = sext i32 %51 to i64, !dbg !99
	%53 = sext i32 %50 to i64, !dbg !100
	%54 = add i64 %52, %53, !dbg !101
	%55 = mul i64 %39, 31, !dbg !102
	%56 = add i64 %55, %54, !dbg !103
	br i1 %49, label %b6, label %b5, !dbg !104

b5:
	%57 = mul i64 %56, 31, !dbg !102
	%58 = add i64 %57, -1, !dbg !103
	br label %b6, !dbg !105

b6:
	%59 = phi i64 [ %56, %b4 ], [ %58, %b5 ], !dbg !106
	br label %b7, !dbg !105

b7:
	%60 = phi i64 [ %59, %b6 ], [ %70, %b12 ], !dbg !106
	%61 = phi i8 [ 0, %b6 ], [ %71, %b12 ], !dbg !105
	%62 = icmp eq i8 %61, 2, !dbg !109
	br i1 %62, label %b9, label %b8, !dbg !109

b8:
	%63 = icmp eq i8 %61, 1, !dbg !110
	br i1 %63, label %b9, label %b10, !dbg !110

b9:
	%64 = phi i32 [ 4, %b7 ], [ 0, %b8 ], !dbg !111
	%65 = add i32 %64, 2, !dbg !112
	br label %b12, !dbg !112

b10:
	%66 = icmp eq i8 %61, 0, !dbg !113
	br i1 %66, label %b12, label %b11, !dbg !113

b11:
	br label %b12, !dbg !113

b12:
	%67 = phi i32 [ %65, %b9 ], [ 100, %b10 ], [ -1, %b11 ], !dbg !111
	%68 = sext i32 %67 to i64, !dbg !114
	%69 = mul i64 %60, 31, !dbg !102
	%70 = add i64 %69, %68, !dbg !103
	%71 = add i8 %61, 1, !dbg !115
	%72 = icmp ult i8 %71, 3, !dbg !115
	br i1 %72, label %b7, label %b13, !dbg !115

b13:
	%73 = icmp slt i32 %38, 0, !dbg !118
	br i1 %73, label %b17, label %b14, !dbg !118

b14:
	%74 = icmp eq i32 %38, 0, !dbg !119
	br i1 %74, label %b17, label %b15, !dbg !119

b15:
	%75 = icmp sgt i32 %38, 1000, !dbg !120
	br i1 %75, label %b17, label %b16, !dbg !120

b16:
	br label %b17, !dbg !121

b17:
	%76 = phi i8 [ 0, %b13 ], [ 1, %b14 ], [ 2, %b16 ], [ 1, %b15 ], !dbg !122
	%77 = icmp eq i8 %76, 2, !dbg !123
	br i1 %77, label %b19, label %b18, !dbg !123

b18:
	%78 = icmp eq i8 %76, 1, !dbg !124
	br i1 %78, label %b19, label %b20, !dbg !124

b19:
	%79 = phi i32 [ 4, %b17 ], [ 0, %b18 ], !dbg !125
	%80 = add i32 %79, 2, !dbg !126
	br label %b22, !dbg !126

b20:
	%81 = icmp eq i8 %76, 0, !dbg !127
	br i1 %81, label %b22, label %b21, !dbg !127

b21:
	br label %b22, !dbg !127

b22:
	%82 = phi i32 [ %80, %b19 ], [ 100, %b20 ], [ -1, %b21 ], !dbg !125
	%83 = sext i32 %82 to i64, !dbg !128
	%84 = add i64 %83, -1, !dbg !129
	%85 = mul i64 %70, 31, !dbg !102
	%86 = add i64 %85, %84, !dbg !103
	%87 = and i32 %38, 255, !dbg !130
	%88 = sext i32 %87 to i64, !dbg !131
	%89 = add i64 %88, 1, !dbg !132
	br label %b23, !dbg !135

b23:
	%90 = phi i64 [ %89, %b22 ], [ %99, %b28 ], !dbg !136
	%91 = phi i64 [ 0, %b22 ], [ %100, %b28 ], !dbg !137
	%92 = icmp ne i64 %90, 1, !dbg !138
	br i1 %92, label %b24, label %b29, !dbg !138

b24:
	%93 = icmp eq i64 %91, 60, !dbg !139
	br i1 %93, label %b29, label %b25, !dbg !139

b25:
	%94 = and i64 %90, 1, !dbg !140
	%95 = icmp eq i64 %94, 0, !dbg !141
	br i1 %95, label %b26, label %b27, !dbg !141

b26:
	%96 = sdiv i64 %90, 2, !dbg !142
	br label %b28, !dbg !142

b27:
	%97 = mul i64 %90, 3, !dbg !143
	%98 = add i64 %97, 1, !dbg !144
	br label %b28, !dbg !144

b28:
	%99 = phi i64 [ %96, %b26 ], [ %98, %b27 ], !dbg !136
	%100 = add i64 %91, 1, !dbg !145
	br label %b23, !dbg !145

b29:
	%101 = mul i64 %86, 31, !dbg !102
	%102 = add i64 %101, %91, !dbg !103
	%103 = and i32 %38, 127, !dbg !146
	br label %b30, !dbg !149

b30:
	%104 = phi i32 [ 2, %b29 ], [ %112, %b34 ], !dbg !150
	%105 = phi i32 [ 0, %b29 ], [ %107, %b34 ], !dbg !151
	%106 = icmp sle i32 %104, 12, !dbg !152
	br i1 %106, label %b31, label %b36, !dbg !152

b31:
	%107 = phi i32 [ %104, %b30 ], [ %113, %b35 ], !dbg !151
	%108 = mul i32 %104, %107, !dbg !153
	%109 = icmp eq i32 %108, %103, !dbg !154
	br i1 %109, label %b36, label %b32, !dbg !154

b32:
	%110 = icmp sgt i32 %108, %103, !dbg !155
	br i1 %110, label %b34, label %b33, !dbg !155

b33:
	%111 = icmp sgt i32 %107, 12, !dbg !156
	br i1 %111, label %b34, label %b35, !dbg !156

b34:
	%112 = add i32 %104, 1, !dbg !157
	br label %b30, !dbg !157

b35:
	%113 = add i32 %107, 1, !dbg !158
	br label %b31, !dbg !158

b36:
	%114 = phi i32 [ %105, %b30 ], [ %107, %b31 ], !dbg !151
	%115 = mul i32 %104, 100, !dbg !159
	%116 = add i32 %115, %114, !dbg !160
	%117 = sext i32 %116 to i64, !dbg !161
	%118 = mul i64 %102, 31, !dbg !102
	%119 = add i64 %118, %117, !dbg !103
	%120 = sext i32 %38 to i64, !dbg !162
	%121 = and i64 %120, 7, !dbg !163
	%122 = icmp ult i64 %121, 64, !dbg !164
	%123 = select i1 %122, i64 %121, i64 63, !dbg !164
	%124 = ashr i64 1099511627776, %123, !dbg !164
	%125 = mul i64 %119, 31, !dbg !102
	%126 = add i64 %125, %124, !dbg !103
	br label %b37, !dbg !167

b37:
	%127 = phi i64 [ 0, %b36 ], [ %129, %b38 ], !dbg !168
	%128 = phi i64 [ 0, %b36 ], [ %133, %b38 ], !dbg !167
	%129 = add i64 %127, %128, !dbg !169
	%130 = and i32 %38, 31, !dbg !170
	%131 = sext i32 %130 to i64, !dbg !171
	%132 = icmp slt i64 %129, %131, !dbg !172
	br i1 %132, label %b38, label %b39, !dbg !173

b38:
	%133 = add i64 %128, 1, !dbg !173
	%134 = icmp slt i64 %133, 10, !dbg !173
	br i1 %134, label %b37, label %b39, !dbg !173

b39:
	%135 = phi i64 [ %128, %b37 ], [ 10, %b38 ], !dbg !166
	%136 = mul i64 %129, 100, !dbg !174
	%137 = add i64 %136, %135, !dbg !175
	%138 = mul i64 %126, 31, !dbg !102
	%139 = add i64 %138, %137, !dbg !103
	%140 = mul i32 %38, 3, !dbg !176
	%141 = sext i32 %140 to i64, !dbg !177
	%142 = mul i64 %139, 31, !dbg !102
	%143 = add i64 %142, %141, !dbg !103
	%144 = mul i32 %38, 5, !dbg !176
	%145 = sext i32 %144 to i64, !dbg !178
	%146 = mul i64 %143, 31, !dbg !102
	%147 = add i64 %146, %145, !dbg !103
	%148 = sitofp i32 %87 to float, !dbg !179
	%149 = fdiv float %148, 2.000000e+00, !dbg !180
	%150 = call i64 @llvm.nvvm.f2ll.rz(float %149), !dbg !181
	%151 = fcmp uno float %149, %149, !dbg !181
	%152 = select i1 %151, i64 0, i64 %150, !dbg !181
	%153 = mul i64 %147, 31, !dbg !102
	%154 = add i64 %153, %152, !dbg !103
	%155 = fmul double 2.500000e+00, 2.000000e+00, !dbg !182
	%156 = call i64 @llvm.nvvm.d2ll.rz(double %155), !dbg !183
	%157 = fcmp uno double %155, %155, !dbg !183
	%158 = select i1 %157, i64 0, i64 %156, !dbg !183
	%159 = add i64 %158, %39, !dbg !184
	%160 = mul i64 %154, 31, !dbg !102
	%161 = add i64 %160, %159, !dbg !103
	%162 = sub i32 0, 1, !dbg !188
	%163 = icmp sgt i32 1, %162, !dbg !189
	%164 = select i1 %163, i32 1, i32 %162, !dbg !189
	%165 = sub i32 0, 2, !dbg !190
	%166 = icmp sgt i32 2, %165, !dbg !191
	%167 = select i1 %166, i32 2, i32 %165, !dbg !191
	%168 = add i32 %164, %167, !dbg !192
	%169 = sext i32 %168 to i64, !dbg !193
	%170 = mul i64 %161, 31, !dbg !102
	%171 = add i64 %170, %169, !dbg !103
	br label %b40, !dbg !194

b40:
	%172 = phi i64 [ 0, %b39 ], [ %178, %b41 ], !dbg !195
	%173 = phi i64 [ 0, %b39 ], [ %179, %b41 ], !dbg !196
	%174 = phi i64 [ 10, %b39 ], [ %180, %b41 ], !dbg !197
	%175 = icmp slt i64 %173, %174, !dbg !198
	br i1 %175, label %b41, label %b42, !dbg !198

b41:
	%176 = add i64 %174, 1, !dbg !199
	%177 = mul i64 %173, %176, !dbg !200
	%178 = add i64 %172, %177, !dbg !201
	%179 = add i64 %173, 1, !dbg !202
	%180 = sub i64 %174, 2, !dbg !203
	br label %b40, !dbg !203

b42:
	%181 = mul i64 %171, 31, !dbg !102
	%182 = add i64 %181, %172, !dbg !103
	%183 = and i32 %38, 15, !dbg !204
	%184 = sext i32 %183 to i64, !dbg !205
	br label %b43, !dbg !208

b43:
	%185 = phi i64 [ 0, %b42 ], [ %195, %b50 ], !dbg !209
	%186 = phi i64 [ %182, %b42 ], [ %196, %b50 ], !dbg !209
	%187 = phi i64 [ %184, %b42 ], [ %198, %b50 ], !dbg !210
	%188 = icmp sgt i64 %187, 0, !dbg !211
	br i1 %188, label %b44, label %b52, !dbg !211

b44:
	%189 = icmp eq i64 %185, 0, !dbg !212
	br i1 %189, label %b45, label %b51, !dbg !212

b45:
	%190 = icmp eq i64 %187, 3, !dbg !213
	br i1 %190, label %b48, label %b46, !dbg !213

b46:
	%191 = icmp eq i64 %187, 1, !dbg !214
	br i1 %191, label %b49, label %b47, !dbg !214

b47:
	%192 = mul i64 %186, 31, !dbg !102
	%193 = add i64 %192, %187, !dbg !103
	br label %b48, !dbg !215

b48:
	%194 = phi i64 [ %186, %b45 ], [ %193, %b47 ], !dbg !216
	br label %b49, !dbg !217

b49:
	%195 = phi i64 [ 1, %b46 ], [ 0, %b48 ], !dbg !218
	%196 = phi i64 [ %186, %b46 ], [ %194, %b48 ], !dbg !218
	%197 = phi i1 [ false, %b46 ], [ true, %b48 ], !dbg !219
	br i1 %197, label %b50, label %b52, !dbg !219

b50:
	%198 = sub i64 %187, 1, !dbg !220
	br label %b43, !dbg !220

b51:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !221
	ret void, !dbg !221

b52:
	%199 = phi i64 [ %195, %b49 ], [ %185, %b43 ], !dbg !222
	%200 = phi i64 [ %196, %b49 ], [ %186, %b43 ], !dbg !222
	%201 = icmp eq i64 %199, 0, !dbg !207
	br i1 %201, label %b54, label %b53, !dbg !207

b53:
	br label %b54, !dbg !223

b54:
	%202 = phi i64 [ %200, %b52 ], [ %208, %b54 ], [ %200, %b53 ], !dbg !224
	%203 = phi i64 [ 0, %b52 ], [ %209, %b54 ], [ 0, %b53 ], !dbg !223
	%204 = icmp slt i32 %38, 3, !dbg !225
	%205 = select i1 %204, i32 %38, i32 3, !dbg !225
	%206 = sext i32 %205 to i64, !dbg !226
	%207 = mul i64 %202, 31, !dbg !102
	%208 = add i64 %207, %206, !dbg !103
	%209 = add i64 %203, 1, !dbg !227
	%210 = icmp slt i64 %209, 2, !dbg !227
	br i1 %210, label %b54, label %b55, !dbg !227

b55:
	%211 = phi i32 [ %38, %b54 ], [ %213, %b56 ], !dbg !228
	%212 = icmp sgt i32 %211, 10, !dbg !229
	br i1 %212, label %b56, label %b57, !dbg !229

b56:
	%213 = ashr i32 %211, 1, !dbg !230
	br label %b55, !dbg !230

b57:
	%214 = sext i32 %211 to i64, !dbg !231
	%215 = mul i64 %208, 31, !dbg !102
	%216 = add i64 %215, %214, !dbg !103
	%217 = call i64 @llvm.nvvm.f2ll.rz(float 0.000000e+00), !dbg !232
	%218 = fcmp uno float 0.000000e+00, 0.000000e+00, !dbg !232
	%219 = select i1 %218, i64 0, i64 %217, !dbg !232
	%220 = mul i64 %216, 31, !dbg !102
	%221 = add i64 %220, %219, !dbg !103
	%222 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !233
	%223 = icmp uge i64 %35, %p1, !dbg !233
	br i1 %223, label %b57_fail1, label %b57_ok1, !dbg !233, !prof !10

b57_ok1:
	store i64 %221, i64* %222, align 8, !dbg !233
	%224 = add i64 %35, %34, !dbg !86
	br label %b1, !dbg !86

b58:
	ret void, !dbg !86

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %35, i64 %p1), !dbg !233
	ret void, !dbg !233
}

define void @DataKernel(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !234 {
entry:
	%0 = alloca [5 x i32], align 4, !dbg !235
	%1 = alloca [5 x i32], align 4, !dbg !235
	%2 = alloca [5 x i32], align 4, !dbg !235
	%3 = alloca [5 x i32], align 4, !dbg !235
	%4 = alloca [2 x [3 x i32]], align 4, !dbg !235
	%5 = alloca [2 x [3 x i32]], align 4, !dbg !235
	%6 = alloca [3 x i32], align 4, !dbg !235
	%7 = alloca { { i32, i32 }, { i32, i32 }, [3 x i8] }, align 4, !dbg !235
	%8 = alloca [3 x { i32, i32 }], align 4, !dbg !235
	br label %b0, !dbg !235

b0:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !236, !range !11
	%10 = sext i32 %9 to i64, !dbg !236
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !236, !range !13
	%12 = sext i32 %11 to i64, !dbg !236
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !236, !range !13
	%14 = sext i32 %13 to i64, !dbg !236
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !236, !range !33
	%16 = sext i32 %15 to i64, !dbg !236
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !236, !range !34
	%18 = sext i32 %17 to i64, !dbg !236
	%19 = mul i64 %18, %14, !dbg !236
	%20 = add i64 %12, %19, !dbg !236
	%21 = mul i64 %16, %20, !dbg !236
	%22 = add i64 %10, %21, !dbg !236
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236, !range !35
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !236, !range !35
	%25 = mul i32 %23, %24, !dbg !236
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !236, !range !36
	%27 = mul i32 %25, %26, !dbg !236
	%28 = sext i32 %27 to i64, !dbg !236
	%29 = mul i64 %22, %28, !dbg !236
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236, !range !12
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !236, !range !12
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !236, !range !14
	%33 = mul i32 %24, %32, !dbg !236
	%34 = add i32 %31, %33, !dbg !236
	%35 = mul i32 %23, %34, !dbg !236
	%36 = add i32 %30, %35, !dbg !236
	%37 = sext i32 %36 to i64, !dbg !236
	%38 = add i64 %29, %37, !dbg !236
	%39 = mul i64 %16, %18, !dbg !236
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !236, !range !34
	%41 = sext i32 %40 to i64, !dbg !236
	%42 = mul i64 %39, %41, !dbg !236
	%43 = mul i64 %42, %28, !dbg !236
	br label %b1, !dbg !236

b1:
	%44 = phi i64 [ %38, %b0 ], [ %395, %b44 ], !dbg !236
	%45 = icmp slt i64 %44, %p1, !dbg !236
	br i1 %45, label %b2, label %b45, !dbg !236

b2:
	%46 = add i64 %44, %p4, !dbg !237
	%47 = sub i64 %p3, %44, !dbg !238
	%48 = getelementptr inbounds i32, i32* %p2, i64 %44, !dbg !238
	%49 = sub i64 %p4, 2, !dbg !241
	%50 = sub i64 %49, 2, !dbg !242
	%51 = getelementptr inbounds i32, i32* %48, i64 2, !dbg !242
	%52 = getelementptr inbounds i32, i32* %51, i64 0, !dbg !243
	%53 = icmp ugt i64 %46, %p3, !dbg !238
	%54 = icmp ugt i64 %44, %46, !dbg !238
	%55 = icmp ugt i64 %49, %47, !dbg !242
	%56 = icmp ugt i64 2, %49, !dbg !242
	%57 = icmp uge i64 0, %50, !dbg !243
	%58 = or i1 %53, %54, !dbg !243
	%59 = or i1 %58, %55, !dbg !243
	%60 = or i1 %59, %56, !dbg !243
	%61 = or i1 %60, %57, !dbg !243
	br i1 %61, label %b2_fail1, label %b2_ok1, !dbg !243, !prof !10

b2_ok1:
	%62 = load i32, i32* %52, align 4, !dbg !243
	%63 = mul i64 %p4, 31, !dbg !244
	%64 = sext i32 %62 to i64, !dbg !245
	%65 = add i64 %63, %64, !dbg !246
	%66 = trunc i64 %50 to i32, !dbg !247
	%67 = mul i64 %65, 31, !dbg !244
	%68 = sext i32 %66 to i64, !dbg !245
	%69 = add i64 %67, %68, !dbg !246
	%70 = getelementptr inbounds i32, i32* %48, i64 1, !dbg !248
	%71 = mul i64 %69, 31, !dbg !244
	%72 = add i64 %71, 5, !dbg !246
	%73 = mul i64 %72, 31, !dbg !244
	%74 = icmp ugt i64 6, %47, !dbg !248
	br i1 %74, label %b2_fail6, label %b2_ok6, !dbg !248, !prof !10

b2_ok6:
	br label %b3, !dbg !249

b3:
	%75 = phi i64 [ %73, %b2_ok6 ], [ %85, %b4 ], !dbg !250
	%76 = phi i64 [ -1, %b2_ok6 ], [ %77, %b4 ], !dbg !249
	%77 = add i64 %76, 1, !dbg !249
	%78 = icmp slt i64 %77, 3, !dbg !249
	br i1 %78, label %b4, label %b5, !dbg !249

b4:
	%79 = getelementptr inbounds i32, i32* %48, i64 %77, !dbg !249
	%80 = load i32, i32* %79, align 4, !dbg !249
	%81 = trunc i64 %77 to i32, !dbg !251
	%82 = add i32 %80, %81, !dbg !252
	%83 = mul i64 %75, 31, !dbg !244
	%84 = sext i32 %82 to i64, !dbg !245
	%85 = add i64 %83, %84, !dbg !246
	br label %b3, !dbg !253

b5:
	%86 = phi i64 [ %75, %b3 ], [ %95, %b7 ], !dbg !254
	%87 = phi i64 [ -1, %b3 ], [ %88, %b7 ], !dbg !253
	%88 = add i64 %87, 1, !dbg !253
	%89 = icmp slt i64 %88, %50, !dbg !253
	br i1 %89, label %b6, label %b8, !dbg !253

b6:
	%90 = icmp eq i64 %88, 3, !dbg !255
	br i1 %90, label %b8, label %b7, !dbg !255

b7:
	%91 = getelementptr inbounds i32, i32* %51, i64 %88, !dbg !256
	%92 = load i32, i32* %91, align 4, !dbg !256
	%93 = mul i64 %86, 31, !dbg !244
	%94 = sext i32 %92 to i64, !dbg !245
	%95 = add i64 %93, %94, !dbg !246
	br label %b5, !dbg !257

b8:
	store [5 x i32] zeroinitializer, [5 x i32]* %0, align 4, !dbg !258
	store [5 x i32] zeroinitializer, [5 x i32]* %1, align 4, !dbg !259
	%96 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 0, !dbg !260
	%97 = load i32, i32* %96, align 4, !dbg !260
	%98 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 1, !dbg !260
	%99 = load i32, i32* %98, align 4, !dbg !260
	%100 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 2, !dbg !260
	%101 = load i32, i32* %100, align 4, !dbg !260
	%102 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 3, !dbg !260
	%103 = load i32, i32* %102, align 4, !dbg !260
	%104 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 4, !dbg !260
	%105 = load i32, i32* %104, align 4, !dbg !260
	%106 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 0, !dbg !259
	store i32 %97, i32* %106, align 4, !dbg !259
	%107 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 1, !dbg !259
	store i32 %99, i32* %107, align 4, !dbg !259
	%108 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 2, !dbg !259
	store i32 %101, i32* %108, align 4, !dbg !259
	%109 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 3, !dbg !259
	store i32 %103, i32* %109, align 4, !dbg !259
	%110 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 4, !dbg !259
	store i32 %105, i32* %110, align 4, !dbg !259
	br label %b9, !dbg !261

b9:
	%111 = phi i64 [ -1, %b8 ], [ %112, %b10_ok1 ], !dbg !261
	%112 = add i64 %111, 1, !dbg !261
	%113 = icmp slt i64 %112, 5, !dbg !261
	br i1 %113, label %b10, label %b11, !dbg !261

b10:
	%114 = getelementptr inbounds i32, i32* %48, i64 %112, !dbg !262
	%115 = icmp uge i64 %112, %p4, !dbg !262
	br i1 %115, label %b10_fail1, label %b10_ok1, !dbg !262, !prof !10

b10_ok1:
	%116 = load i32, i32* %114, align 4, !dbg !262
	%117 = trunc i64 %112 to i32, !dbg !263
	%118 = mul i32 %116, %117, !dbg !264
	%119 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 %112, !dbg !265
	store i32 %118, i32* %119, align 4, !dbg !265
	br label %b9, !dbg !265

b11:
	%120 = load i32, i32* %102, align 4, !dbg !266
	%121 = add i32 %120, 100, !dbg !266
	store i32 %121, i32* %102, align 4, !dbg !266
	%122 = load i32, i32* %102, align 4, !dbg !267
	store i32 %122, i32* %107, align 4, !dbg !268
	store [5 x i32] zeroinitializer, [5 x i32]* %2, align 4, !dbg !269
	%123 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 0, !dbg !269
	store i32 1, i32* %123, align 4, !dbg !269
	%124 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 1, !dbg !269
	store i32 2, i32* %124, align 4, !dbg !269
	%125 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 2, !dbg !269
	store i32 0, i32* %125, align 4, !dbg !269
	%126 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 3, !dbg !269
	store i32 0, i32* %126, align 4, !dbg !269
	%127 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 4, !dbg !269
	store i32 9, i32* %127, align 4, !dbg !269
	br label %b12, !dbg !269

b12:
	%128 = phi i64 [ -1, %b11 ], [ %129, %b13 ], !dbg !269
	%129 = add i64 %128, 1, !dbg !269
	%130 = icmp slt i64 %129, 5, !dbg !269
	br i1 %130, label %b13, label %b14, !dbg !269

b13:
	%131 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %129, !dbg !270
	%132 = load i32, i32* %131, align 4, !dbg !270
	%133 = srem i64 %129, 5, !dbg !271
	%134 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 %133, !dbg !272
	%135 = load i32, i32* %134, align 4, !dbg !272
	%136 = add i32 %135, %132, !dbg !273
	store i32 %136, i32* %134, align 4, !dbg !272
	br label %b12, !dbg !272

b14:
	store [5 x i32] zeroinitializer, [5 x i32]* %3, align 4, !dbg !274
	%137 = load [5 x i32], [5 x i32]* %1, align 4, !dbg !274
	store [5 x i32] %137, [5 x i32]* %3, align 4, !dbg !274
	br label %b15, !dbg !274

b15:
	%138 = phi i64 [ %86, %b14 ], [ %146, %b16 ], !dbg !275
	%139 = phi i64 [ -1, %b14 ], [ %140, %b16 ], !dbg !274
	%140 = add i64 %139, 1, !dbg !274
	%141 = icmp slt i64 %140, 5, !dbg !274
	br i1 %141, label %b16, label %b17, !dbg !274

b16:
	%142 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 %140, !dbg !274
	%143 = load i32, i32* %142, align 4, !dbg !274
	%144 = mul i64 %138, 31, !dbg !244
	%145 = sext i32 %143 to i64, !dbg !245
	%146 = add i64 %144, %145, !dbg !246
	br label %b15, !dbg !276

b17:
	%147 = getelementptr inbounds i32, i32* %96, i64 1, !dbg !277
	%148 = getelementptr inbounds i32, i32* %147, i64 0, !dbg !278
	store i32 -7, i32* %148, align 4, !dbg !278
	%149 = load i32, i32* %98, align 4, !dbg !279
	%150 = mul i64 %138, 31, !dbg !244
	%151 = sext i32 %149 to i64, !dbg !245
	%152 = add i64 %150, %151, !dbg !246
	%153 = load i32, i32* %96, align 4, !dbg !280
	%154 = load i32, i32* %98, align 4, !dbg !280
	%155 = load i32, i32* %100, align 4, !dbg !280
	%156 = load i32, i32* %102, align 4, !dbg !280
	%157 = load i32, i32* %104, align 4, !dbg !280
	%158 = load i32, i32* %106, align 4, !dbg !281
	%159 = load i32, i32* %107, align 4, !dbg !281
	%160 = load i32, i32* %108, align 4, !dbg !281
	%161 = load i32, i32* %109, align 4, !dbg !281
	%162 = load i32, i32* %110, align 4, !dbg !281
	%163 = icmp eq i32 %153, %158, !dbg !282
	%164 = icmp eq i32 %154, %159, !dbg !282
	%165 = and i1 %163, %164, !dbg !282
	%166 = icmp eq i32 %155, %160, !dbg !282
	%167 = and i1 %165, %166, !dbg !282
	%168 = icmp eq i32 %156, %161, !dbg !282
	%169 = and i1 %167, %168, !dbg !282
	%170 = icmp eq i32 %157, %162, !dbg !282
	%171 = and i1 %169, %170, !dbg !282
	br i1 %171, label %b18, label %b19, !dbg !282

b18:
	%172 = mul i64 %152, 31, !dbg !244
	%173 = add i64 %172, 1, !dbg !246
	br label %b19, !dbg !283

b19:
	%174 = phi i64 [ %152, %b17 ], [ %173, %b18 ], !dbg !284
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %4, align 4, !dbg !285
	%175 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 0, !dbg !285
	%176 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 0, !dbg !285
	store i32 1, i32* %176, align 4, !dbg !285
	%177 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 1, !dbg !285
	store i32 2, i32* %177, align 4, !dbg !285
	%178 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 2, !dbg !285
	store i32 3, i32* %178, align 4, !dbg !285
	%179 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 1, !dbg !285
	%180 = getelementptr inbounds [3 x i32], [3 x i32]* %179, i64 0, i64 0, !dbg !285
	store i32 4, i32* %180, align 4, !dbg !285
	%181 = getelementptr inbounds [3 x i32], [3 x i32]* %179, i64 0, i64 1, !dbg !285
	store i32 5, i32* %181, align 4, !dbg !285
	%182 = getelementptr inbounds [3 x i32], [3 x i32]* %179, i64 0, i64 2, !dbg !285
	store i32 6, i32* %182, align 4, !dbg !285
	%183 = getelementptr inbounds i32, i32* %48, i64 0, !dbg !286
	%184 = icmp uge i64 0, %p4, !dbg !286
	br i1 %184, label %b19_fail1, label %b19_ok1, !dbg !286, !prof !10

b19_ok1:
	%185 = load i32, i32* %183, align 4, !dbg !286
	%186 = and i32 %185, 1, !dbg !287
	%187 = sext i32 %186 to i64, !dbg !288
	%188 = getelementptr inbounds [3 x i32], [3 x i32]* %179, i64 0, i64 %187, !dbg !288
	%189 = load i32, i32* %188, align 4, !dbg !288
	%190 = add i32 %189, 1, !dbg !289
	store i32 %190, i32* %188, align 4, !dbg !288
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %5, align 4, !dbg !290
	%191 = load [2 x [3 x i32]], [2 x [3 x i32]]* %4, align 4, !dbg !290
	store [2 x [3 x i32]] %191, [2 x [3 x i32]]* %5, align 4, !dbg !290
	br label %b20, !dbg !290

b20:
	%192 = phi i64 [ %174, %b19_ok1 ], [ %198, %b22 ], !dbg !291
	%193 = phi i64 [ -1, %b19_ok1 ], [ %194, %b22 ], !dbg !290
	%194 = add i64 %193, 1, !dbg !290
	%195 = icmp slt i64 %194, 2, !dbg !290
	br i1 %195, label %b21, label %b24, !dbg !290

b21:
	%196 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %5, i64 0, i64 %194, !dbg !290
	store [3 x i32] zeroinitializer, [3 x i32]* %6, align 4, !dbg !290
	%197 = load [3 x i32], [3 x i32]* %196, align 4, !dbg !290
	store [3 x i32] %197, [3 x i32]* %6, align 4, !dbg !290
	br label %b22, !dbg !290

b22:
	%198 = phi i64 [ %192, %b21 ], [ %206, %b23 ], !dbg !291
	%199 = phi i64 [ -1, %b21 ], [ %200, %b23 ], !dbg !290
	%200 = add i64 %199, 1, !dbg !290
	%201 = icmp slt i64 %200, 3, !dbg !290
	br i1 %201, label %b23, label %b20, !dbg !290

b23:
	%202 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %200, !dbg !292
	%203 = load i32, i32* %202, align 4, !dbg !292
	%204 = mul i64 %198, 31, !dbg !244
	%205 = sext i32 %203 to i64, !dbg !245
	%206 = add i64 %204, %205, !dbg !246
	br label %b22, !dbg !293

b24:
	store { { i32, i32 }, { i32, i32 }, [3 x i8] } zeroinitializer, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, align 4, !dbg !294
	%207 = load i32, i32* %183, align 4, !dbg !295
	%208 = icmp uge i64 1, %p4, !dbg !296
	br i1 %208, label %b24_fail1, label %b24_ok1, !dbg !296, !prof !10

b24_ok1:
	%209 = load i32, i32* %70, align 4, !dbg !296
	%210 = icmp uge i64 2, %p4, !dbg !297
	br i1 %210, label %b24_fail2, label %b24_ok2, !dbg !297, !prof !10

b24_ok2:
	%211 = load i32, i32* %51, align 4, !dbg !297
	%212 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 0, !dbg !294
	%213 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %212, i32 0, i32 0, !dbg !294
	store i32 %207, i32* %213, align 4, !dbg !294
	%214 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %212, i32 0, i32 1, !dbg !294
	store i32 %209, i32* %214, align 4, !dbg !294
	%215 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 1, !dbg !294
	%216 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %215, i32 0, i32 0, !dbg !294
	store i32 0, i32* %216, align 4, !dbg !294
	%217 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %215, i32 0, i32 1, !dbg !294
	store i32 %211, i32* %217, align 4, !dbg !294
	%218 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 2, !dbg !294
	%219 = getelementptr inbounds [3 x i8], [3 x i8]* %218, i64 0, i64 0, !dbg !294
	store i8 1, i8* %219, align 1, !dbg !294
	%220 = getelementptr inbounds [3 x i8], [3 x i8]* %218, i64 0, i64 1, !dbg !294
	store i8 2, i8* %220, align 1, !dbg !294
	%221 = getelementptr inbounds [3 x i8], [3 x i8]* %218, i64 0, i64 2, !dbg !294
	store i8 3, i8* %221, align 1, !dbg !294
	%222 = load i32, i32* %213, align 4, !dbg !300
	%223 = add i32 %222, 3, !dbg !301
	store i32 %223, i32* %213, align 4, !dbg !300
	%224 = load i32, i32* %214, align 4, !dbg !302
	%225 = add i32 %224, -4, !dbg !303
	store i32 %225, i32* %214, align 4, !dbg !302
	%226 = getelementptr inbounds i32, i32* %48, i64 3, !dbg !304
	%227 = icmp uge i64 3, %p4, !dbg !304
	br i1 %227, label %b24_fail3, label %b24_ok3, !dbg !304, !prof !10

b24_ok3:
	%228 = load i32, i32* %226, align 4, !dbg !304
	%229 = load i32, i32* %216, align 4, !dbg !306
	%230 = add i32 %229, %228, !dbg !307
	store i32 %230, i32* %216, align 4, !dbg !306
	%231 = load i32, i32* %217, align 4, !dbg !308
	%232 = add i32 %231, 1, !dbg !309
	store i32 %232, i32* %217, align 4, !dbg !308
	%233 = getelementptr inbounds i32, i32* %48, i64 4, !dbg !310
	%234 = icmp uge i64 4, %p4, !dbg !310
	br i1 %234, label %b24_fail4, label %b24_ok4, !dbg !310, !prof !10

b24_ok4:
	%235 = load i32, i32* %233, align 4, !dbg !310
	%236 = and i32 %235, 1, !dbg !311
	%237 = getelementptr inbounds i32, i32* %48, i64 5, !dbg !312
	%238 = icmp uge i64 5, %p4, !dbg !312
	br i1 %238, label %b24_fail5, label %b24_ok5, !dbg !312, !prof !10

b24_ok5:
	%239 = load i32, i32* %237, align 4, !dbg !312
	%240 = trunc i32 %239 to i8, !dbg !313
	%241 = sext i32 %236 to i64, !dbg !314
	%242 = getelementptr inbounds [3 x i8], [3 x i8]* %218, i64 0, i64 %241, !dbg !314
	store i8 %240, i8* %242, align 1, !dbg !314
	%243 = load i32, i32* %213, align 4, !dbg !315
	%244 = load i32, i32* %214, align 4, !dbg !315
	%245 = load i32, i32* %216, align 4, !dbg !315
	%246 = load i32, i32* %217, align 4, !dbg !315
	%247 = load i8, i8* %219, align 1, !dbg !315
	%248 = load i8, i8* %220, align 1, !dbg !315
	%249 = load i8, i8* %221, align 1, !dbg !315
	%250 = add i32 %243, 1, !dbg !316
	%251 = load i32, i32* %213, align 4, !dbg !317
	%252 = load i32, i32* %214, align 4, !dbg !317
	%253 = sub i32 0, %251, !dbg !319
	%254 = icmp sgt i32 %251, %253, !dbg !320
	%255 = select i1 %254, i32 %251, i32 %253, !dbg !320
	%256 = sub i32 0, %252, !dbg !321
	%257 = icmp sgt i32 %252, %256, !dbg !322
	%258 = select i1 %257, i32 %252, i32 %256, !dbg !322
	%259 = add i32 %255, %258, !dbg !323
	%260 = sub i32 0, %250, !dbg !325
	%261 = icmp sgt i32 %250, %260, !dbg !326
	%262 = select i1 %261, i32 %250, i32 %260, !dbg !326
	%263 = sub i32 0, %244, !dbg !327
	%264 = icmp sgt i32 %244, %263, !dbg !328
	%265 = select i1 %264, i32 %244, i32 %263, !dbg !328
	%266 = add i32 %262, %265, !dbg !329
	%267 = add i32 %259, %266, !dbg !330
	%268 = load i32, i32* %216, align 4, !dbg !331
	%269 = load i32, i32* %217, align 4, !dbg !331
	%270 = sub i32 0, %268, !dbg !333
	%271 = icmp sgt i32 %268, %270, !dbg !334
	%272 = select i1 %271, i32 %268, i32 %270, !dbg !334
	%273 = sub i32 0, %269, !dbg !335
	%274 = icmp sgt i32 %269, %273, !dbg !336
	%275 = select i1 %274, i32 %269, i32 %273, !dbg !336
	%276 = add i32 %272, %275, !dbg !337
	%277 = add i32 %267, %276, !dbg !338
	%278 = add i32 %277, %246, !dbg !339
	%279 = mul i64 %192, 31, !dbg !244
	%280 = sext i32 %278 to i64, !dbg !245
	%281 = add i64 %279, %280, !dbg !246
	%282 = load i8, i8* %219, align 1, !dbg !340
	%283 = zext i8 %282 to i32, !dbg !341
	%284 = load i8, i8* %220, align 1, !dbg !342
	%285 = zext i8 %284 to i32, !dbg !343
	%286 = add i32 %283, %285, !dbg !344
	%287 = mul i64 %281, 31, !dbg !244
	%288 = sext i32 %286 to i64, !dbg !245
	%289 = add i64 %287, %288, !dbg !246
	%290 = load i32, i32* %213, align 4, !dbg !345
	%291 = load i32, i32* %214, align 4, !dbg !345
	%292 = load i32, i32* %183, align 4, !dbg !346
	%293 = add i32 %292, 3, !dbg !347
	%294 = load i32, i32* %70, align 4, !dbg !348
	%295 = sub i32 %294, 4, !dbg !349
	%296 = icmp eq i32 %290, %293, !dbg !350
	%297 = icmp eq i32 %291, %295, !dbg !350
	%298 = and i1 %296, %297, !dbg !350
	br i1 %298, label %b25, label %b27, !dbg !350

b25:
	%299 = load i32, i32* %213, align 4, !dbg !351
	%300 = load i32, i32* %214, align 4, !dbg !351
	%301 = load i32, i32* %216, align 4, !dbg !351
	%302 = load i32, i32* %217, align 4, !dbg !351
	%303 = load i8, i8* %219, align 1, !dbg !351
	%304 = load i8, i8* %220, align 1, !dbg !351
	%305 = load i8, i8* %221, align 1, !dbg !351
	%306 = icmp eq i32 %299, %250, !dbg !352
	%307 = icmp eq i32 %300, %244, !dbg !352
	%308 = and i1 %306, %307, !dbg !352
	%309 = icmp eq i32 %301, %246, !dbg !352
	%310 = icmp eq i32 %302, %245, !dbg !352
	%311 = and i1 %309, %310, !dbg !352
	%312 = and i1 %308, %311, !dbg !352
	%313 = icmp eq i8 %303, %247, !dbg !352
	%314 = icmp eq i8 %304, %248, !dbg !352
	%315 = and i1 %313, %314, !dbg !352
	%316 = icmp eq i8 %305, %249, !dbg !352
	%317 = and i1 %315, %316, !dbg !352
	%318 = and i1 %312, %317, !dbg !352
	br i1 %318, label %b27, label %b26, !dbg !352

b26:
	%319 = mul i64 %289, 31, !dbg !244
	%320 = add i64 %319, 17, !dbg !246
	br label %b27, !dbg !353

b27:
	%321 = phi i64 [ %289, %b24_ok5 ], [ %289, %b25 ], [ %320, %b26 ], !dbg !354
	store [3 x { i32, i32 }] zeroinitializer, [3 x { i32, i32 }]* %8, align 4, !dbg !355
	%322 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 0, !dbg !355
	%323 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %322, i32 0, i32 0, !dbg !355
	store i32 1, i32* %323, align 4, !dbg !355
	%324 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %322, i32 0, i32 1, !dbg !355
	store i32 2, i32* %324, align 4, !dbg !355
	%325 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 1, !dbg !355
	%326 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %325, i32 0, i32 0, !dbg !355
	store i32 3, i32* %326, align 4, !dbg !355
	%327 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %325, i32 0, i32 1, !dbg !355
	store i32 4, i32* %327, align 4, !dbg !355
	%328 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 2, !dbg !355
	%329 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %328, i32 0, i32 0, !dbg !355
	store i32 5, i32* %329, align 4, !dbg !355
	%330 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %328, i32 0, i32 1, !dbg !355
	store i32 6, i32* %330, align 4, !dbg !355
	br label %b28, !dbg !356

b28:
	%331 = phi i64 [ -1, %b27 ], [ %332, %b29_ok1 ], !dbg !356
	%332 = add i64 %331, 1, !dbg !356
	%333 = icmp slt i64 %332, 3, !dbg !356
	br i1 %333, label %b29, label %b30, !dbg !356

b29:
	%334 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 %332, !dbg !357
	%335 = trunc i64 %332 to i32, !dbg !358
	%336 = getelementptr inbounds i32, i32* %48, i64 %332, !dbg !359
	%337 = load i32, i32* %336, align 4, !dbg !359
	%338 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %334, i32 0, i32 0, !dbg !361
	%339 = icmp eq { i32, i32 }* %334, null, !dbg !361
	br i1 %339, label %b29_fail1, label %b29_ok1, !dbg !361, !prof !10

b29_ok1:
	%340 = load i32, i32* %338, align 4, !dbg !361
	%341 = add i32 %340, %335, !dbg !362
	store i32 %341, i32* %338, align 4, !dbg !361
	%342 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %334, i32 0, i32 1, !dbg !363
	%343 = load i32, i32* %342, align 4, !dbg !363
	%344 = add i32 %343, %337, !dbg !364
	store i32 %344, i32* %342, align 4, !dbg !363
	br label %b28, !dbg !360

b30:
	%345 = load i32, i32* %329, align 4, !dbg !365
	%346 = load i32, i32* %327, align 4, !dbg !366
	%347 = add i32 %345, %346, !dbg !367
	%348 = mul i64 %321, 31, !dbg !244
	%349 = sext i32 %347 to i64, !dbg !245
	%350 = add i64 %348, %349, !dbg !246
	%351 = load i32, i32* %183, align 4, !dbg !368
	%352 = sext i32 %351 to i64, !dbg !369
	%353 = load i32, i32* %70, align 4, !dbg !370
	%354 = sext i32 %353 to i64, !dbg !371
	%355 = mul i64 %352, 2, !dbg !375
	%356 = mul i64 %354, 2, !dbg !376
	%357 = add i64 %355, 1, !dbg !379
	%358 = add i64 %356, 1, !dbg !380
	%359 = mul i64 %355, %357, !dbg !383
	%360 = mul i64 %356, %358, !dbg !384
	%361 = add i64 %359, %360, !dbg !385
	%362 = add i64 %361, 42, !dbg !386
	%363 = add i64 %350, %362, !dbg !387
	br label %b31, !dbg !390

b31:
	%364 = phi i32 [ 0, %b30 ], [ %374, %b38 ], !dbg !391
	%365 = phi i32 [ 0, %b30 ], [ %376, %b38 ], !dbg !392
	%366 = phi i1 [ false, %b30 ], [ true, %b38 ], !dbg !393
	%367 = phi i64 [ -1, %b30 ], [ %368, %b38 ], !dbg !393
	%368 = add i64 %367, 1, !dbg !393
	%369 = icmp slt i64 %368, %50, !dbg !393
	br i1 %369, label %b32, label %b39, !dbg !393

b32:
	%370 = getelementptr inbounds i32, i32* %51, i64 %368, !dbg !394
	%371 = load i32, i32* %370, align 4, !dbg !394
	%372 = icmp eq i64 %368, 0, !dbg !395
	br i1 %372, label %b34, label %b33, !dbg !395

b33:
	%373 = icmp slt i32 %371, %364, !dbg !396
	br i1 %373, label %b34, label %b35, !dbg !396

b34:
	br label %b35, !dbg !396

b35:
	%374 = phi i32 [ %364, %b33 ], [ %371, %b34 ], !dbg !391
	br i1 %372, label %b37, label %b36, !dbg !397

b36:
	%375 = icmp sgt i32 %371, %365, !dbg !398
	br i1 %375, label %b37, label %b38, !dbg !398

b37:
	br label %b38, !dbg !398

b38:
	%376 = phi i32 [ %365, %b36 ], [ %371, %b37 ], !dbg !392
	br label %b31, !dbg !392

b39:
	br i1 %366, label %b40, label %b41, !dbg !389

b40:
	%377 = mul i64 %363, 31, !dbg !244
	%378 = sext i32 %364 to i64, !dbg !245
	%379 = add i64 %377, %378, !dbg !246
	%380 = mul i64 %379, 31, !dbg !244
	%381 = sext i32 %365 to i64, !dbg !245
	%382 = add i64 %380, %381, !dbg !246
	br label %b41, !dbg !399

b41:
	%383 = phi i64 [ %363, %b39 ], [ %382, %b40 ], !dbg !400
	br label %b42, !dbg !403

b42:
	%384 = phi i64 [ 1, %b41 ], [ %392, %b43 ], !dbg !404
	%385 = phi i64 [ -1, %b41 ], [ %386, %b43 ], !dbg !404
	%386 = add i64 %385, 1, !dbg !404
	%387 = icmp slt i64 %386, %p4, !dbg !404
	br i1 %387, label %b43, label %b44, !dbg !404

b43:
	%388 = getelementptr inbounds i32, i32* %48, i64 %386, !dbg !405
	%389 = load i32, i32* %388, align 4, !dbg !405
	%390 = mul i64 %384, 3, !dbg !406
	%391 = sext i32 %389 to i64, !dbg !407
	%392 = add i64 %390, %391, !dbg !408
	br label %b42, !dbg !409

b44:
	%393 = add i64 %383, %384, !dbg !410
	%394 = getelementptr inbounds i64, i64* %p0, i64 %44, !dbg !411
	store i64 %393, i64* %394, align 8, !dbg !411
	%395 = add i64 %44, %43, !dbg !236
	br label %b1, !dbg !236

b45:
	ret void, !dbg !236

b2_fail1:
	%396 = icmp ugt i64 %46, %p3, !dbg !238
	br i1 %396, label %b2_fail2, label %b2_ok2, !dbg !238

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %46, i64 %p3), !dbg !238
	ret void, !dbg !238

b2_ok2:
	%397 = icmp ugt i64 %44, %46, !dbg !238
	br i1 %397, label %b2_fail3, label %b2_ok3, !dbg !238

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %44, i64 %46), !dbg !238
	ret void, !dbg !238

b2_ok3:
	%398 = icmp ugt i64 %49, %47, !dbg !242
	br i1 %398, label %b2_fail4, label %b2_ok4, !dbg !242

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %49, i64 %47), !dbg !242
	ret void, !dbg !242

b2_ok4:
	%399 = icmp ugt i64 2, %49, !dbg !242
	br i1 %399, label %b2_fail5, label %b2_ok5, !dbg !242

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 2, i64 %49), !dbg !242
	ret void, !dbg !242

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %50), !dbg !243
	ret void, !dbg !243

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %47), !dbg !248
	ret void, !dbg !248

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %112, i64 %p4), !dbg !262
	ret void, !dbg !262

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 %p4), !dbg !286
	ret void, !dbg !286

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 1, i64 %p4), !dbg !296
	ret void, !dbg !296

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 2, i64 %p4), !dbg !297
	ret void, !dbg !297

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %p4), !dbg !304
	ret void, !dbg !304

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 4, i64 %p4), !dbg !310
	ret void, !dbg !310

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 5, i64 %p4), !dbg !312
	ret void, !dbg !312

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !361
	ret void, !dbg !361
}

define void @NamedKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !412 {
entry:
	br label %b0, !dbg !413

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414, !range !11
	%1 = sext i32 %0 to i64, !dbg !414
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !414, !range !13
	%3 = sext i32 %2 to i64, !dbg !414
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !414, !range !13
	%5 = sext i32 %4 to i64, !dbg !414
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !414, !range !33
	%7 = sext i32 %6 to i64, !dbg !414
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !414, !range !34
	%9 = sext i32 %8 to i64, !dbg !414
	%10 = mul i64 %9, %5, !dbg !414
	%11 = add i64 %3, %10, !dbg !414
	%12 = mul i64 %7, %11, !dbg !414
	%13 = add i64 %1, %12, !dbg !414
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !414, !range !35
	%16 = mul i32 %14, %15, !dbg !414
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !414, !range !36
	%18 = mul i32 %16, %17, !dbg !414
	%19 = sext i32 %18 to i64, !dbg !414
	%20 = mul i64 %13, %19, !dbg !414
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !414, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !414, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !414, !range !14
	%24 = mul i32 %15, %23, !dbg !414
	%25 = add i32 %22, %24, !dbg !414
	%26 = mul i32 %14, %25, !dbg !414
	%27 = add i32 %21, %26, !dbg !414
	%28 = sext i32 %27 to i64, !dbg !414
	%29 = add i64 %20, %28, !dbg !414
	%30 = mul i64 %7, %9, !dbg !414
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !414, !range !34
	%32 = sext i32 %31 to i64, !dbg !414
	%33 = mul i64 %30, %32, !dbg !414
	%34 = mul i64 %33, %19, !dbg !414
	br label %b1, !dbg !414

b1:
	%35 = phi i64 [ %29, %b0 ], [ %44, %b2_ok1 ], !dbg !414
	%36 = icmp slt i64 %35, %p3, !dbg !414
	br i1 %36, label %b2, label %b3, !dbg !414

b2:
	%37 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !415
	%38 = load double, double* %37, align 8, !dbg !415
	%39 = call double @llvm.nvvm.mul.rn.d(double %38, double 9.000000e+00), !dbg !418
	%40 = fdiv double %39, 5.000000e+00, !dbg !419
	%41 = fadd double %40, 3.200000e+01, !dbg !420
	%42 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !421
	%43 = icmp uge i64 %35, %p1, !dbg !421
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !421, !prof !10

b2_ok1:
	store double %41, double* %42, align 8, !dbg !421
	%44 = add i64 %35, %34, !dbg !414
	br label %b1, !dbg !414

b3:
	ret void, !dbg !414

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %35, i64 %p1), !dbg !421
	ret void, !dbg !421
}

define void @Indices(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !423 {
entry:
	br label %b0, !dbg !424

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !11
	%1 = sext i32 %0 to i64, !dbg !425
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !13
	%3 = sext i32 %2 to i64, !dbg !425
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !425, !range !13
	%5 = sext i32 %4 to i64, !dbg !425
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !425, !range !33
	%7 = sext i32 %6 to i64, !dbg !425
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !425, !range !34
	%9 = sext i32 %8 to i64, !dbg !425
	%10 = mul i64 %9, %5, !dbg !425
	%11 = add i64 %3, %10, !dbg !425
	%12 = mul i64 %7, %11, !dbg !425
	%13 = add i64 %1, %12, !dbg !425
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !425, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !425, !range !35
	%16 = mul i32 %14, %15, !dbg !425
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !425, !range !36
	%18 = mul i32 %16, %17, !dbg !425
	%19 = sext i32 %18 to i64, !dbg !425
	%20 = mul i64 %13, %19, !dbg !425
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !14
	%24 = mul i32 %15, %23, !dbg !425
	%25 = add i32 %22, %24, !dbg !425
	%26 = mul i32 %14, %25, !dbg !425
	%27 = add i32 %21, %26, !dbg !425
	%28 = sext i32 %27 to i64, !dbg !425
	%29 = add i64 %20, %28, !dbg !425
	%30 = mul i64 %29, 18, !dbg !426
	%31 = sub i64 %p1, %30, !dbg !427
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !427
	%33 = sext i32 %21 to i64, !dbg !429
	%34 = sext i32 %22 to i64, !dbg !429
	%35 = sext i32 %23 to i64, !dbg !429
	%36 = sext i32 %14 to i64, !dbg !430
	%37 = sext i32 %15 to i64, !dbg !430
	%38 = sext i32 %17 to i64, !dbg !430
	%39 = icmp ugt i64 %30, %p1, !dbg !427
	%40 = icmp ugt i64 18, %31, !dbg !428
	%41 = or i1 %39, %40, !dbg !428
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !428, !prof !10

b0_ok1:
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !34
	%43 = sext i32 %42 to i64, !dbg !431
	%44 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !432
	store i64 %33, i64* %44, align 8, !dbg !432
	%45 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !433
	store i64 %34, i64* %45, align 8, !dbg !433
	%46 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !434
	store i64 %35, i64* %46, align 8, !dbg !434
	%47 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !435
	store i64 %1, i64* %47, align 8, !dbg !435
	%48 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !436
	store i64 %3, i64* %48, align 8, !dbg !436
	%49 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !437
	store i64 %5, i64* %49, align 8, !dbg !437
	%50 = getelementptr inbounds i64, i64* %32, i64 6, !dbg !438
	store i64 %36, i64* %50, align 8, !dbg !438
	%51 = getelementptr inbounds i64, i64* %32, i64 7, !dbg !439
	store i64 %37, i64* %51, align 8, !dbg !439
	%52 = getelementptr inbounds i64, i64* %32, i64 8, !dbg !440
	store i64 %38, i64* %52, align 8, !dbg !440
	%53 = getelementptr inbounds i64, i64* %32, i64 9, !dbg !441
	store i64 %7, i64* %53, align 8, !dbg !441
	%54 = getelementptr inbounds i64, i64* %32, i64 10, !dbg !442
	store i64 %9, i64* %54, align 8, !dbg !442
	%55 = getelementptr inbounds i64, i64* %32, i64 11, !dbg !443
	store i64 %43, i64* %55, align 8, !dbg !443
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !444, !range !445
	%57 = sext i32 %56 to i64, !dbg !444
	%58 = and i32 %27, -32, !dbg !446
	%59 = sub i32 %18, %58, !dbg !446
	%60 = icmp slt i32 %59, 32, !dbg !446
	%61 = select i1 %60, i32 %59, i32 32, !dbg !446
	%62 = sext i32 %61 to i64, !dbg !446
	%63 = getelementptr inbounds i64, i64* %32, i64 12, !dbg !447
	store i64 %57, i64* %63, align 8, !dbg !447
	%64 = getelementptr inbounds i64, i64* %32, i64 13, !dbg !448
	store i64 %62, i64* %64, align 8, !dbg !448
	%65 = getelementptr inbounds i64, i64* %32, i64 14, !dbg !449
	store i64 %28, i64* %65, align 8, !dbg !449
	%66 = getelementptr inbounds i64, i64* %32, i64 15, !dbg !450
	store i64 %19, i64* %66, align 8, !dbg !450
	%67 = mul i64 %7, %9, !dbg !451
	%68 = mul i64 %67, %43, !dbg !451
	%69 = mul i64 %68, %19, !dbg !451
	%70 = getelementptr inbounds i64, i64* %32, i64 16, !dbg !452
	store i64 %29, i64* %70, align 8, !dbg !452
	%71 = getelementptr inbounds i64, i64* %32, i64 17, !dbg !453
	store i64 %69, i64* %71, align 8, !dbg !453
	ret void, !dbg !453

b0_fail1:
	%72 = icmp ugt i64 %30, %p1, !dbg !427
	br i1 %72, label %b0_fail2, label %b0_ok2, !dbg !427

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !427
	ret void, !dbg !427

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 18, i64 %31), !dbg !428
	ret void, !dbg !428
}

define void @Strides(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !454 {
entry:
	br label %b0, !dbg !455

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !456, !range !12
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !456, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !456, !range !14
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !35
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !35
	%5 = mul i32 %4, %2, !dbg !456
	%6 = add i32 %1, %5, !dbg !456
	%7 = mul i32 %3, %6, !dbg !456
	%8 = add i32 %0, %7, !dbg !456
	%9 = sext i32 %8 to i64, !dbg !456
	%10 = and i32 %8, -32, !dbg !457
	%11 = mul i32 %3, %4, !dbg !457
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !457, !range !36
	%13 = mul i32 %11, %12, !dbg !457
	%14 = sub i32 %13, %10, !dbg !457
	%15 = icmp slt i32 %14, 32, !dbg !457
	%16 = select i1 %15, i32 %14, i32 32, !dbg !457
	%17 = sext i32 %16 to i64, !dbg !457
	%18 = icmp slt i64 %9, %17, !dbg !458
	br i1 %18, label %b1, label %b4, !dbg !458

b1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !459, !range !445
	%20 = sext i32 %19 to i64, !dbg !459
	br label %b2, !dbg !459

b2:
	%21 = phi i64 [ %20, %b1 ], [ %28, %b3_ok1 ], !dbg !459
	%22 = icmp slt i64 %21, %p6, !dbg !459
	br i1 %22, label %b3, label %b4, !dbg !459

b3:
	%23 = getelementptr inbounds i32, i32* %p0, i64 %21, !dbg !460
	%24 = add i64 %20, 1, !dbg !461
	%25 = trunc i64 %24 to i32, !dbg !462
	%26 = icmp uge i64 %21, %p1, !dbg !460
	br i1 %26, label %b3_fail1, label %b3_ok1, !dbg !460, !prof !10

b3_ok1:
	%27 = atomicrmw add i32* %23, i32 %25 monotonic, !dbg !463
	%28 = add i64 %21, %17, !dbg !459
	br label %b2, !dbg !459

b4:
	%29 = sext i32 %13 to i64, !dbg !464
	br label %b5, !dbg !464

b5:
	%30 = phi i64 [ %9, %b4 ], [ %37, %b6_ok1 ], !dbg !464
	%31 = icmp slt i64 %30, %p6, !dbg !464
	br i1 %31, label %b6, label %b7, !dbg !464

b6:
	%32 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !465
	%33 = add i64 %9, 1, !dbg !466
	%34 = trunc i64 %33 to i32, !dbg !467
	%35 = icmp uge i64 %30, %p3, !dbg !465
	br i1 %35, label %b6_fail1, label %b6_ok1, !dbg !465, !prof !10

b6_ok1:
	%36 = atomicrmw add i32* %32, i32 %34 monotonic, !dbg !468
	%37 = add i64 %30, %29, !dbg !464
	br label %b5, !dbg !464

b7:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469, !range !11
	%39 = sext i32 %38 to i64, !dbg !469
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !469, !range !13
	%41 = sext i32 %40 to i64, !dbg !469
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !469, !range !13
	%43 = sext i32 %42 to i64, !dbg !469
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !469, !range !33
	%45 = sext i32 %44 to i64, !dbg !469
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !469, !range !34
	%47 = sext i32 %46 to i64, !dbg !469
	%48 = mul i64 %47, %43, !dbg !469
	%49 = add i64 %41, %48, !dbg !469
	%50 = mul i64 %45, %49, !dbg !469
	%51 = add i64 %39, %50, !dbg !469
	%52 = mul i64 %51, %29, !dbg !469
	%53 = add i64 %52, %9, !dbg !469
	%54 = mul i64 %45, %47, !dbg !469
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !469, !range !34
	%56 = sext i32 %55 to i64, !dbg !469
	%57 = mul i64 %54, %56, !dbg !469
	%58 = mul i64 %57, %29, !dbg !469
	br label %b8, !dbg !469

b8:
	%59 = phi i64 [ %53, %b7 ], [ %66, %b9_ok1 ], !dbg !469
	%60 = icmp slt i64 %59, %p6, !dbg !469
	br i1 %60, label %b9, label %b10, !dbg !469

b9:
	%61 = getelementptr inbounds i32, i32* %p4, i64 %59, !dbg !470
	%62 = add i64 %53, 1, !dbg !471
	%63 = trunc i64 %62 to i32, !dbg !472
	%64 = icmp uge i64 %59, %p5, !dbg !470
	br i1 %64, label %b9_fail1, label %b9_ok1, !dbg !470, !prof !10

b9_ok1:
	%65 = atomicrmw add i32* %61, i32 %63 monotonic, !dbg !473
	%66 = add i64 %59, %58, !dbg !469
	br label %b8, !dbg !469

b10:
	ret void, !dbg !469

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %21, i64 %p1), !dbg !460
	ret void, !dbg !460

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %30, i64 %p3), !dbg !465
	ret void, !dbg !465

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %59, i64 %p5), !dbg !470
	ret void, !dbg !470
}

define void @Leave(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !474 {
entry:
	br label %b0, !dbg !475

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !476, !range !11
	%1 = sext i32 %0 to i64, !dbg !476
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !476, !range !13
	%3 = sext i32 %2 to i64, !dbg !476
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !476, !range !13
	%5 = sext i32 %4 to i64, !dbg !476
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !476, !range !33
	%7 = sext i32 %6 to i64, !dbg !476
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !476, !range !34
	%9 = sext i32 %8 to i64, !dbg !476
	%10 = mul i64 %9, %5, !dbg !476
	%11 = add i64 %3, %10, !dbg !476
	%12 = mul i64 %7, %11, !dbg !476
	%13 = add i64 %1, %12, !dbg !476
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476, !range !35
	%16 = mul i32 %14, %15, !dbg !476
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !36
	%18 = mul i32 %16, %17, !dbg !476
	%19 = sext i32 %18 to i64, !dbg !476
	%20 = mul i64 %13, %19, !dbg !476
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476, !range !14
	%24 = mul i32 %15, %23, !dbg !476
	%25 = add i32 %22, %24, !dbg !476
	%26 = mul i32 %14, %25, !dbg !476
	%27 = add i32 %21, %26, !dbg !476
	%28 = sext i32 %27 to i64, !dbg !476
	%29 = add i64 %20, %28, !dbg !476
	%30 = mul i64 %7, %9, !dbg !476
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !476, !range !34
	%32 = sext i32 %31 to i64, !dbg !476
	%33 = mul i64 %30, %32, !dbg !476
	%34 = mul i64 %33, %19, !dbg !476
	br label %b1, !dbg !476

b1:
	%35 = phi i64 [ 0, %b0 ], [ %44, %b5 ], !dbg !476
	%36 = phi i64 [ %29, %b0 ], [ %45, %b5 ], !dbg !476
	%37 = icmp slt i64 %36, %p1, !dbg !476
	br i1 %37, label %b2, label %b6, !dbg !476

b2:
	%38 = srem i64 %36, 5, !dbg !477
	%39 = icmp eq i64 %38, 0, !dbg !478
	br i1 %39, label %b5, label %b3, !dbg !478

b3:
	%40 = icmp eq i64 %35, 3, !dbg !479
	br i1 %40, label %b6, label %b4, !dbg !479

b4:
	%41 = add i64 %35, 1, !dbg !480
	%42 = trunc i64 %36 to i32, !dbg !481
	%43 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !482
	store i32 %42, i32* %43, align 4, !dbg !482
	br label %b5, !dbg !482

b5:
	%44 = phi i64 [ %35, %b2 ], [ %41, %b4 ], !dbg !483
	%45 = add i64 %36, %34, !dbg !476
	br label %b1, !dbg !476

b6:
	%46 = phi i64 [ 0, %b1 ], [ 1, %b3 ], !dbg !476
	%47 = icmp eq i64 %46, 0, !dbg !476
	br i1 %47, label %b8, label %b7, !dbg !476

b7:
	br label %b8, !dbg !484

b8:
	ret void, !dbg !484
}

define void @Reverse(float* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !485 {
entry:
	br label %b0, !dbg !486

b0:
	%0 = addrspacecast { [64 x float], i32 } addrspace(3)* @gpuc_shared_Reverse_69 to { [64 x float], i32 }*, !dbg !487
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !488, !range !35
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !488, !range !35
	%3 = mul i32 %1, %2, !dbg !488
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !488, !range !36
	%5 = mul i32 %3, %4, !dbg !488
	%6 = sext i32 %5 to i64, !dbg !488
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489, !range !12
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !489, !range !12
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !489, !range !14
	%10 = mul i32 %2, %9, !dbg !489
	%11 = add i32 %8, %10, !dbg !489
	%12 = mul i32 %1, %11, !dbg !489
	%13 = add i32 %7, %12, !dbg !489
	%14 = sext i32 %13 to i64, !dbg !489
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !490, !range !11
	%16 = sext i32 %15 to i64, !dbg !490
	%17 = mul i64 %16, %6, !dbg !491
	%18 = getelementptr inbounds { [64 x float], i32 }, { [64 x float], i32 }* %0, i32 0, i32 0, !dbg !492
	%19 = add i64 %17, %14, !dbg !493
	%20 = getelementptr inbounds float, float* %p2, i64 %19, !dbg !494
	%21 = icmp uge i64 %19, %p3, !dbg !494
	br i1 %21, label %b0_fail1, label %b0_ok1, !dbg !494, !prof !10

b0_ok1:
	%22 = load float, float* %20, align 4, !dbg !494
	%23 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %14, !dbg !495
	%24 = icmp uge i64 %14, 64, !dbg !495
	br i1 %24, label %b0_fail2, label %b0_ok2, !dbg !495, !prof !10

b0_ok2:
	store float %22, float* %23, align 4, !dbg !495
	call void @llvm.nvvm.barrier0(), !dbg !496
	%25 = sub i64 %6, 1, !dbg !497
	%26 = sub i64 %25, %14, !dbg !498
	%27 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %26, !dbg !499
	%28 = icmp uge i64 %26, 64, !dbg !499
	br i1 %28, label %b0_fail3, label %b0_ok3, !dbg !499, !prof !10

b0_ok3:
	%29 = load float, float* %27, align 4, !dbg !499
	%30 = getelementptr inbounds float, float* %p0, i64 %19, !dbg !500
	%31 = icmp uge i64 %19, %p1, !dbg !500
	br i1 %31, label %b0_fail4, label %b0_ok4, !dbg !500, !prof !10

b0_ok4:
	store float %29, float* %30, align 4, !dbg !500
	ret void, !dbg !500

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %19, i64 %p3), !dbg !494
	ret void, !dbg !494

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %14, i64 64), !dbg !495
	ret void, !dbg !495

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %26, i64 64), !dbg !499
	ret void, !dbg !499

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %19, i64 %p1), !dbg !500
	ret void, !dbg !500
}

define void @Sum(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !501 {
entry:
	br label %b0, !dbg !502

b0:
	%0 = addrspacecast [256 x i64] addrspace(3)* @gpuc_shared_Sum_82 to [256 x i64]*, !dbg !503
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !504, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !504, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !504, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !504, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !504, !range !35
	%6 = mul i32 %5, %3, !dbg !504
	%7 = add i32 %2, %6, !dbg !504
	%8 = mul i32 %4, %7, !dbg !504
	%9 = add i32 %1, %8, !dbg !504
	%10 = sext i32 %9 to i64, !dbg !504
	%11 = mul i32 %4, %5, !dbg !505
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !505, !range !36
	%13 = mul i32 %11, %12, !dbg !505
	%14 = sext i32 %13 to i64, !dbg !505
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !506, !range !11
	%16 = sext i32 %15 to i64, !dbg !506
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !506, !range !13
	%18 = sext i32 %17 to i64, !dbg !506
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !506, !range !13
	%20 = sext i32 %19 to i64, !dbg !506
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !506, !range !33
	%22 = sext i32 %21 to i64, !dbg !506
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !506, !range !34
	%24 = sext i32 %23 to i64, !dbg !506
	%25 = mul i64 %24, %20, !dbg !506
	%26 = add i64 %18, %25, !dbg !506
	%27 = mul i64 %22, %26, !dbg !506
	%28 = add i64 %16, %27, !dbg !506
	%29 = mul i64 %28, %14, !dbg !506
	%30 = add i64 %29, %10, !dbg !506
	%31 = mul i64 %22, %24, !dbg !506
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !506, !range !34
	%33 = sext i32 %32 to i64, !dbg !506
	%34 = mul i64 %31, %33, !dbg !506
	%35 = mul i64 %34, %14, !dbg !506
	br label %b1, !dbg !506

b1:
	%36 = phi i64 [ 0, %b0 ], [ %42, %b2 ], !dbg !506
	%37 = phi i64 [ %30, %b0 ], [ %43, %b2 ], !dbg !506
	%38 = icmp slt i64 %37, %p3, !dbg !506
	br i1 %38, label %b2, label %b3, !dbg !506

b2:
	%39 = getelementptr inbounds i32, i32* %p2, i64 %37, !dbg !507
	%40 = load i32, i32* %39, align 4, !dbg !507
	%41 = sext i32 %40 to i64, !dbg !508
	%42 = add i64 %36, %41, !dbg !509
	%43 = add i64 %37, %35, !dbg !506
	br label %b1, !dbg !506

b3:
	%44 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %10, !dbg !510
	%45 = icmp uge i64 %10, 256, !dbg !510
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !510, !prof !10

b3_ok1:
	store i64 %36, i64* %44, align 8, !dbg !510
	br label %b4, !dbg !510

b4:
	%46 = phi i64 [ %14, %b3_ok1 ], [ %49, %b5 ], [ %49, %b6_ok1 ], !dbg !511
	%47 = icmp sgt i64 %46, 1, !dbg !512
	br i1 %47, label %b5, label %b7, !dbg !512

b5:
	call void @llvm.nvvm.barrier0(), !dbg !513
	%48 = add i64 %46, 1, !dbg !514
	%49 = sdiv i64 %48, 2, !dbg !515
	%50 = sdiv i64 %46, 2, !dbg !516
	%51 = icmp slt i64 %10, %50, !dbg !517
	br i1 %51, label %b6, label %b4, !dbg !517

b6:
	%52 = add i64 %10, %49, !dbg !518
	%53 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %52, !dbg !519
	%54 = icmp uge i64 %52, 256, !dbg !519
	br i1 %54, label %b6_fail1, label %b6_ok1, !dbg !519, !prof !10

b6_ok1:
	%55 = load i64, i64* %53, align 8, !dbg !519
	%56 = load i64, i64* %44, align 8, !dbg !520
	%57 = add i64 %56, %55, !dbg !521
	store i64 %57, i64* %44, align 8, !dbg !520
	br label %b4, !dbg !520

b7:
	%58 = icmp eq i64 %10, 0, !dbg !522
	br i1 %58, label %b8, label %b9, !dbg !522

b8:
	%59 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 0, !dbg !523
	%60 = load i64, i64* %59, align 8, !dbg !523
	%61 = getelementptr inbounds i64, i64* %p0, i64 %16, !dbg !524
	%62 = icmp uge i64 %16, %p1, !dbg !524
	br i1 %62, label %b8_fail1, label %b8_ok1, !dbg !524, !prof !10

b8_ok1:
	store i64 %60, i64* %61, align 8, !dbg !524
	br label %b9, !dbg !524

b9:
	ret void, !dbg !524

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %10, i64 256), !dbg !510
	ret void, !dbg !510

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %52, i64 256), !dbg !519
	ret void, !dbg !519

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %16, i64 %p1), !dbg !524
	ret void, !dbg !524
}

define void @SameShared(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !525 {
entry:
	br label %b0, !dbg !526

b0:
	%0 = addrspacecast [2 x i32] addrspace(3)* @gpuc_shared_scratch_103 to [2 x i32]*, !dbg !529
	%1 = addrspacecast [2 x i32] addrspace(3)* @gpuc_shared_SameShared_111 to [2 x i32]*, !dbg !530
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !531, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !531, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !531, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !531, !range !35
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !531, !range !35
	%7 = mul i32 %6, %4, !dbg !531
	%8 = add i32 %3, %7, !dbg !531
	%9 = mul i32 %5, %8, !dbg !531
	%10 = add i32 %2, %9, !dbg !531
	%11 = sext i32 %10 to i64, !dbg !531
	%12 = icmp eq i64 %11, 0, !dbg !532
	br i1 %12, label %b1, label %b2, !dbg !532

b1:
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !11
	%14 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 0, !dbg !534
	store i32 1, i32* %14, align 4, !dbg !534
	%15 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 1, !dbg !535
	store i32 %13, i32* %15, align 4, !dbg !535
	%16 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !536
	store i32 10, i32* %16, align 4, !dbg !536
	%17 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !537
	store i32 20, i32* %17, align 4, !dbg !537
	br label %b2, !dbg !537

b2:
	call void @llvm.nvvm.barrier0(), !dbg !538
	%18 = mul i32 %5, %6, !dbg !539
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !539, !range !36
	%20 = mul i32 %18, %19, !dbg !539
	%21 = sext i32 %20 to i64, !dbg !539
	%22 = sub i64 %21, 1, !dbg !540
	%23 = icmp eq i64 %11, %22, !dbg !541
	br i1 %23, label %b3, label %b4, !dbg !541

b3:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !542, !range !11
	%25 = sext i32 %24 to i64, !dbg !542
	%26 = mul i64 %25, 4, !dbg !543
	%27 = sub i64 %p1, %26, !dbg !544
	%28 = getelementptr inbounds i32, i32* %p0, i64 %26, !dbg !544
	%29 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 0, !dbg !545
	%30 = icmp ugt i64 %26, %p1, !dbg !544
	br i1 %30, label %b3_fail1, label %b3_ok1, !dbg !544, !prof !10

b3_ok1:
	%31 = load i32, i32* %29, align 4, !dbg !545
	%32 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 1, !dbg !546
	%33 = load i32, i32* %32, align 4, !dbg !546
	%34 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !547
	%35 = load i32, i32* %34, align 4, !dbg !547
	%36 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !548
	%37 = load i32, i32* %36, align 4, !dbg !548
	%38 = getelementptr inbounds i32, i32* %28, i64 0, !dbg !549
	%39 = icmp uge i64 0, %27, !dbg !549
	br i1 %39, label %b3_fail2, label %b3_ok2, !dbg !549, !prof !10

b3_ok2:
	store i32 %31, i32* %38, align 4, !dbg !549
	%40 = getelementptr inbounds i32, i32* %28, i64 1, !dbg !550
	%41 = icmp uge i64 1, %27, !dbg !550
	br i1 %41, label %b3_fail3, label %b3_ok3, !dbg !550, !prof !10

b3_ok3:
	store i32 %33, i32* %40, align 4, !dbg !550
	%42 = getelementptr inbounds i32, i32* %28, i64 2, !dbg !551
	%43 = icmp uge i64 2, %27, !dbg !551
	br i1 %43, label %b3_fail4, label %b3_ok4, !dbg !551, !prof !10

b3_ok4:
	store i32 %35, i32* %42, align 4, !dbg !551
	%44 = getelementptr inbounds i32, i32* %28, i64 3, !dbg !552
	%45 = icmp uge i64 3, %27, !dbg !552
	br i1 %45, label %b3_fail5, label %b3_ok5, !dbg !552, !prof !10

b3_ok5:
	store i32 %37, i32* %44, align 4, !dbg !552
	br label %b4, !dbg !552

b4:
	ret void, !dbg !552

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %26, i64 %p1), !dbg !544
	ret void, !dbg !544

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 %27), !dbg !549
	ret void, !dbg !549

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 1, i64 %27), !dbg !550
	ret void, !dbg !550

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 2, i64 %27), !dbg !551
	ret void, !dbg !551

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 3, i64 %27), !dbg !552
	ret void, !dbg !552
}

define void @SharedAtomics(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast [4 x i32] addrspace(3)* @gpuc_shared_SharedAtomics_128 to [4 x i32]*, !dbg !555
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !556, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !556, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !556, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !556, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !556, !range !35
	%6 = mul i32 %5, %3, !dbg !556
	%7 = add i32 %2, %6, !dbg !556
	%8 = mul i32 %4, %7, !dbg !556
	%9 = add i32 %1, %8, !dbg !556
	%10 = sext i32 %9 to i64, !dbg !556
	%11 = mul i32 %4, %5, !dbg !556
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !556, !range !36
	%13 = mul i32 %11, %12, !dbg !556
	%14 = sext i32 %13 to i64, !dbg !556
	br label %b1, !dbg !556

b1:
	%15 = phi i64 [ %10, %b0 ], [ %18, %b2 ], !dbg !556
	%16 = icmp slt i64 %15, 4, !dbg !556
	br i1 %16, label %b2, label %b3, !dbg !556

b2:
	%17 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %15, !dbg !557
	store i32 0, i32* %17, align 4, !dbg !557
	%18 = add i64 %15, %14, !dbg !556
	br label %b1, !dbg !556

b3:
	call void @llvm.nvvm.barrier0(), !dbg !558
	%19 = srem i64 %10, 4, !dbg !559
	%20 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %19, !dbg !560
	%21 = call i32 asm sideeffect "atom.relaxed.cta.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %20, i32 1) nounwind, !dbg !561
	call void @llvm.nvvm.barrier0(), !dbg !562
	br label %b4, !dbg !563

b4:
	%22 = phi i64 [ %10, %b3 ], [ %32, %b5_ok1 ], !dbg !563
	%23 = icmp slt i64 %22, 4, !dbg !563
	br i1 %23, label %b5, label %b6, !dbg !563

b5:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !564, !range !11
	%25 = sext i32 %24 to i64, !dbg !564
	%26 = mul i64 %25, 4, !dbg !565
	%27 = add i64 %26, %22, !dbg !566
	%28 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %22, !dbg !567
	%29 = load i32, i32* %28, align 4, !dbg !567
	%30 = getelementptr inbounds i32, i32* %p0, i64 %27, !dbg !568
	%31 = icmp uge i64 %27, %p1, !dbg !568
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !568, !prof !10

b5_ok1:
	store i32 %29, i32* %30, align 4, !dbg !568
	%32 = add i64 %22, %14, !dbg !563
	br label %b4, !dbg !563

b6:
	ret void, !dbg !563

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %27, i64 %p1), !dbg !568
	ret void, !dbg !568
}

define void @WarpNeighbours(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !569 {
entry:
	br label %b0, !dbg !570

b0:
	%0 = addrspacecast [128 x i32] addrspace(3)* @gpuc_shared_WarpNeighbours_145 to [128 x i32]*, !dbg !571
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !35
	%6 = mul i32 %5, %3, !dbg !572
	%7 = add i32 %2, %6, !dbg !572
	%8 = mul i32 %4, %7, !dbg !572
	%9 = add i32 %1, %8, !dbg !572
	%10 = sext i32 %9 to i64, !dbg !572
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !573, !range !445
	%12 = sext i32 %11 to i64, !dbg !573
	%13 = sub i64 %10, %12, !dbg !574
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !11
	%15 = sext i32 %14 to i64, !dbg !575
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !13
	%17 = sext i32 %16 to i64, !dbg !575
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !575, !range !13
	%19 = sext i32 %18 to i64, !dbg !575
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !575, !range !33
	%21 = sext i32 %20 to i64, !dbg !575
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !575, !range !34
	%23 = sext i32 %22 to i64, !dbg !575
	%24 = mul i64 %23, %19, !dbg !575
	%25 = add i64 %17, %24, !dbg !575
	%26 = mul i64 %21, %25, !dbg !575
	%27 = add i64 %15, %26, !dbg !575
	%28 = mul i32 %4, %5, !dbg !575
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !575, !range !36
	%30 = mul i32 %28, %29, !dbg !575
	%31 = sext i32 %30 to i64, !dbg !575
	%32 = mul i64 %27, %31, !dbg !575
	%33 = add i64 %32, %10, !dbg !575
	%34 = trunc i64 %33 to i32, !dbg !576
	br label %b1, !dbg !576

b1:
	%35 = phi i32 [ %34, %b0 ], [ %52, %b1_ok3 ], !dbg !577
	%36 = phi i64 [ 0, %b0 ], [ %53, %b1_ok3 ], !dbg !577
	%37 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %10, !dbg !578
	%38 = icmp uge i64 %10, 128, !dbg !578
	br i1 %38, label %b1_fail1, label %b1_ok1, !dbg !578, !prof !10

b1_ok1:
	store i32 %35, i32* %37, align 4, !dbg !578
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !579
	%39 = add i64 %12, 1, !dbg !580
	%40 = and i32 %9, -32, !dbg !581
	%41 = sub i32 %30, %40, !dbg !581
	%42 = icmp slt i32 %41, 32, !dbg !581
	%43 = select i1 %42, i32 %41, i32 32, !dbg !581
	%44 = sext i32 %43 to i64, !dbg !581
	%45 = icmp eq i64 %44, 0, !dbg !582
	br i1 %45, label %b1_fail2, label %b1_ok2, !dbg !582, !prof !10

b1_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !582
	%47 = select i1 %46, i64 1, i64 %44, !dbg !582
	%48 = srem i64 %39, %47, !dbg !582
	%49 = add i64 %13, %48, !dbg !583
	%50 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %49, !dbg !584
	%51 = icmp uge i64 %49, 128, !dbg !584
	br i1 %51, label %b1_fail3, label %b1_ok3, !dbg !584, !prof !10

b1_ok3:
	%52 = load i32, i32* %50, align 4, !dbg !584
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !585
	%53 = add i64 %36, 1, !dbg !585
	%54 = icmp slt i64 %53, 3, !dbg !585
	br i1 %54, label %b1, label %b2, !dbg !585

b2:
	%55 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !586
	%56 = icmp uge i64 %33, %p1, !dbg !586
	br i1 %56, label %b2_fail1, label %b2_ok1, !dbg !586, !prof !10

b2_ok1:
	store i32 %52, i32* %55, align 4, !dbg !586
	ret void, !dbg !586

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %10, i64 128), !dbg !578
	ret void, !dbg !578

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 0, i64 0), !dbg !582
	ret void, !dbg !582

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %49, i64 128), !dbg !584
	ret void, !dbg !584

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %33, i64 %p1), !dbg !586
	ret void, !dbg !586
}

define void @EarlyExit(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !587 {
entry:
	br label %b0, !dbg !588

b0:
	%0 = addrspacecast i32 addrspace(3)* @gpuc_shared_EarlyExit_163 to i32*, !dbg !589
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !12
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !35
	%6 = mul i32 %5, %3, !dbg !590
	%7 = add i32 %2, %6, !dbg !590
	%8 = mul i32 %4, %7, !dbg !590
	%9 = add i32 %1, %8, !dbg !590
	%10 = sext i32 %9 to i64, !dbg !590
	%11 = icmp eq i64 %10, 0, !dbg !591
	br i1 %11, label %b1, label %b2, !dbg !591

b1:
	store i32 42, i32* %0, align 4, !dbg !592
	br label %b2, !dbg !592

b2:
	%12 = srem i64 %10, 2, !dbg !593
	%13 = icmp eq i64 %12, 1, !dbg !594
	br i1 %13, label %b3, label %b4, !dbg !594

b3:
	ret void, !dbg !595

b4:
	call void @llvm.nvvm.barrier0(), !dbg !596
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !597, !range !11
	%15 = sext i32 %14 to i64, !dbg !597
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !597, !range !13
	%17 = sext i32 %16 to i64, !dbg !597
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !597, !range !13
	%19 = sext i32 %18 to i64, !dbg !597
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !597, !range !33
	%21 = sext i32 %20 to i64, !dbg !597
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !597, !range !34
	%23 = sext i32 %22 to i64, !dbg !597
	%24 = mul i64 %23, %19, !dbg !597
	%25 = add i64 %17, %24, !dbg !597
	%26 = mul i64 %21, %25, !dbg !597
	%27 = add i64 %15, %26, !dbg !597
	%28 = mul i32 %4, %5, !dbg !597
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !597, !range !36
	%30 = mul i32 %28, %29, !dbg !597
	%31 = sext i32 %30 to i64, !dbg !597
	%32 = mul i64 %27, %31, !dbg !597
	%33 = add i64 %32, %10, !dbg !597
	%34 = load i32, i32* %0, align 4, !dbg !598
	%35 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !599
	%36 = icmp uge i64 %33, %p1, !dbg !599
	br i1 %36, label %b4_fail1, label %b4_ok1, !dbg !599, !prof !10

b4_ok1:
	store i32 %34, i32* %35, align 4, !dbg !599
	ret void, !dbg !599

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %33, i64 %p1), !dbg !599
	ret void, !dbg !599
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !600 {
entry:
	br label %b0, !dbg !601

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !602, !range !11
	%1 = sext i32 %0 to i64, !dbg !602
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !602, !range !13
	%3 = sext i32 %2 to i64, !dbg !602
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !602, !range !13
	%5 = sext i32 %4 to i64, !dbg !602
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !602, !range !33
	%7 = sext i32 %6 to i64, !dbg !602
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !602, !range !34
	%9 = sext i32 %8 to i64, !dbg !602
	%10 = mul i64 %9, %5, !dbg !602
	%11 = add i64 %3, %10, !dbg !602
	%12 = mul i64 %7, %11, !dbg !602
	%13 = add i64 %1, %12, !dbg !602
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !602, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !602, !range !35
	%16 = mul i32 %14, %15, !dbg !602
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !602, !range !36
	%18 = mul i32 %16, %17, !dbg !602
	%19 = sext i32 %18 to i64, !dbg !602
	%20 = mul i64 %13, %19, !dbg !602
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !602, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !602, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !602, !range !14
	%24 = mul i32 %15, %23, !dbg !602
	%25 = add i32 %22, %24, !dbg !602
	%26 = mul i32 %14, %25, !dbg !602
	%27 = add i32 %21, %26, !dbg !602
	%28 = sext i32 %27 to i64, !dbg !602
	%29 = add i64 %20, %28, !dbg !602
	%30 = mul i64 %7, %9, !dbg !603
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !603, !range !34
	%32 = sext i32 %31 to i64, !dbg !603
	%33 = mul i64 %30, %32, !dbg !603
	%34 = mul i64 %33, %19, !dbg !603
	%35 = icmp slt i64 0, %p4, !dbg !603
	br i1 %35, label %b1, label %b4, !dbg !603

b1:
	%36 = phi i64 [ 0, %b0 ], [ %56, %b3 ], !dbg !603
	%37 = mul i64 %36, %34, !dbg !604
	%38 = add i64 %37, %29, !dbg !605
	%39 = trunc i64 %38 to i32, !dbg !606
	%40 = getelementptr inbounds i32, i32* %p0, i64 %29, !dbg !607
	%41 = icmp uge i64 %29, %p1, !dbg !607
	br i1 %41, label %b1_fail1, label %b1_ok1, !dbg !607, !prof !10

b1_ok1:
	store i32 %39, i32* %40, align 4, !dbg !607
	call void @gpuc_grid_sync(), !dbg !608
	%42 = add i64 %29, %19, !dbg !609
	%43 = icmp eq i64 %34, 0, !dbg !610
	br i1 %43, label %b1_fail2, label %b1_ok2, !dbg !610, !prof !10

b1_ok2:
	%44 = icmp eq i64 %34, -1, !dbg !610
	%45 = select i1 %44, i64 1, i64 %34, !dbg !610
	%46 = srem i64 %42, %45, !dbg !610
	%47 = getelementptr inbounds i32, i32* %p0, i64 %46, !dbg !611
	%48 = icmp uge i64 %46, %p1, !dbg !611
	br i1 %48, label %b1_fail3, label %b1_ok3, !dbg !611, !prof !10

b1_ok3:
	%49 = load i32, i32* %47, align 4, !dbg !611
	%50 = add i64 %37, %46, !dbg !612
	%51 = trunc i64 %50 to i32, !dbg !613
	%52 = icmp ne i32 %49, %51, !dbg !614
	br i1 %52, label %b2, label %b3, !dbg !614

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !615
	%54 = icmp uge i64 0, %p3, !dbg !615
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !615, !prof !10

b2_ok1:
	%55 = atomicrmw add i32* %53, i32 1 monotonic, !dbg !616
	br label %b3, !dbg !616

b3:
	call void @gpuc_grid_sync(), !dbg !617
	%56 = add i64 %36, 1, !dbg !617
	%57 = icmp slt i64 %56, %p4, !dbg !617
	br i1 %57, label %b1, label %b4, !dbg !617

b4:
	%58 = icmp eq i64 %29, 0, !dbg !618
	br i1 %58, label %b5, label %b6, !dbg !618

b5:
	%59 = trunc i64 %p4 to i32, !dbg !619
	%60 = getelementptr inbounds i32, i32* %p2, i64 1, !dbg !620
	%61 = icmp uge i64 1, %p3, !dbg !620
	br i1 %61, label %b5_fail1, label %b5_ok1, !dbg !620, !prof !10

b5_ok1:
	store i32 %59, i32* %60, align 4, !dbg !620
	br label %b6, !dbg !620

b6:
	ret void, !dbg !620

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %29, i64 %p1), !dbg !607
	ret void, !dbg !607

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 0), !dbg !610
	ret void, !dbg !610

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %46, i64 %p1), !dbg !611
	ret void, !dbg !611

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 0, i64 %p3), !dbg !615
	ret void, !dbg !615

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 1, i64 %p3), !dbg !620
	ret void, !dbg !620
}

define void @Timers(i64* %p0, i64 %p1, i64* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !621 {
entry:
	br label %b0, !dbg !622

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !623, !range !11
	%1 = sext i32 %0 to i64, !dbg !623
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !623, !range !13
	%3 = sext i32 %2 to i64, !dbg !623
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !623, !range !13
	%5 = sext i32 %4 to i64, !dbg !623
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !623, !range !33
	%7 = sext i32 %6 to i64, !dbg !623
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !623, !range !34
	%9 = sext i32 %8 to i64, !dbg !623
	%10 = mul i64 %9, %5, !dbg !623
	%11 = add i64 %3, %10, !dbg !623
	%12 = mul i64 %7, %11, !dbg !623
	%13 = add i64 %1, %12, !dbg !623
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !623, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !623, !range !35
	%16 = mul i32 %14, %15, !dbg !623
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !623, !range !36
	%18 = mul i32 %16, %17, !dbg !623
	%19 = sext i32 %18 to i64, !dbg !623
	%20 = mul i64 %13, %19, !dbg !623
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !623, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !623, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !623, !range !14
	%24 = mul i32 %15, %23, !dbg !623
	%25 = add i32 %22, %24, !dbg !623
	%26 = mul i32 %14, %25, !dbg !623
	%27 = add i32 %21, %26, !dbg !623
	%28 = sext i32 %27 to i64, !dbg !623
	%29 = add i64 %20, %28, !dbg !623
	%30 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !624
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !625
	br label %b1, !dbg !625

b1:
	%32 = phi float [ 1.000000e+00, %b0 ], [ %35, %b1 ], !dbg !626
	%33 = phi i64 [ 0, %b0 ], [ %36, %b1 ], !dbg !626
	%34 = fadd float %32, 1.000000e+00, !dbg !627
	%35 = call float @__nv_sqrtf(float %34), !dbg !628
	call void @llvm.nvvm.membar.cta(), !dbg !629
	%36 = add i64 %33, 1, !dbg !629
	%37 = icmp slt i64 %36, 1000, !dbg !629
	br i1 %37, label %b1, label %b2, !dbg !629

b2:
	call void @llvm.nvvm.membar.gl(), !dbg !630
	call void @llvm.nvvm.membar.sys(), !dbg !631
	%38 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !632
	%39 = icmp uge i64 %29, %p5, !dbg !632
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !632, !prof !10

b2_ok1:
	store float %35, float* %38, align 4, !dbg !632
	%40 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !633
	%41 = sub i64 %40, %30, !dbg !634
	%42 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !635
	%43 = sub i64 %42, %31, !dbg !636
	%44 = getelementptr inbounds i64, i64* %p0, i64 %29, !dbg !637
	%45 = icmp uge i64 %29, %p1, !dbg !637
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !637, !prof !10

b2_ok2:
	store i64 %41, i64* %44, align 8, !dbg !637
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !638
	%47 = icmp uge i64 %29, %p3, !dbg !638
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !638, !prof !10

b2_ok3:
	store i64 %43, i64* %46, align 8, !dbg !638
	ret void, !dbg !638

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %29, i64 %p5), !dbg !632
	ret void, !dbg !632

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %29, i64 %p1), !dbg !637
	ret void, !dbg !637

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %29, i64 %p3), !dbg !638
	ret void, !dbg !638
}

define void @StdMathKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !640 {
entry:
	br label %b0, !dbg !641

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !642, !range !11
	%1 = sext i32 %0 to i64, !dbg !642
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !642, !range !13
	%3 = sext i32 %2 to i64, !dbg !642
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !642, !range !13
	%5 = sext i32 %4 to i64, !dbg !642
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !642, !range !33
	%7 = sext i32 %6 to i64, !dbg !642
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !642, !range !34
	%9 = sext i32 %8 to i64, !dbg !642
	%10 = mul i64 %9, %5, !dbg !642
	%11 = add i64 %3, %10, !dbg !642
	%12 = mul i64 %7, %11, !dbg !642
	%13 = add i64 %1, %12, !dbg !642
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !642, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !642, !range !35
	%16 = mul i32 %14, %15, !dbg !642
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !642, !range !36
	%18 = mul i32 %16, %17, !dbg !642
	%19 = sext i32 %18 to i64, !dbg !642
	%20 = mul i64 %13, %19, !dbg !642
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !642, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !642, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !642, !range !14
	%24 = mul i32 %15, %23, !dbg !642
	%25 = add i32 %22, %24, !dbg !642
	%26 = mul i32 %14, %25, !dbg !642
	%27 = add i32 %21, %26, !dbg !642
	%28 = sext i32 %27 to i64, !dbg !642
	%29 = add i64 %20, %28, !dbg !642
	%30 = mul i64 %7, %9, !dbg !642
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !642, !range !34
	%32 = sext i32 %31 to i64, !dbg !642
	%33 = mul i64 %30, %32, !dbg !642
	%34 = mul i64 %33, %19, !dbg !642
	br label %b1, !dbg !642

b1:
	%35 = phi i64 [ %29, %b0 ], [ %124, %b8 ], !dbg !642
	%36 = icmp slt i64 %35, %p3, !dbg !642
	br i1 %36, label %b2, label %b9, !dbg !642

b2:
	%37 = mul i64 %35, 24, !dbg !643
	%38 = add i64 %35, 1, !dbg !644
	%39 = mul i64 %38, 24, !dbg !645
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !646
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !647
	%42 = icmp ugt i64 %39, %p1, !dbg !646
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !646, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !647
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !648
	%45 = icmp uge i64 %35, %p5, !dbg !648
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !648, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !648
	%47 = call double @__nv_fabs(double %43), !dbg !651
	%48 = call double @__nv_sqrt(double %47), !dbg !652
	%49 = call double @__nv_floor(double %43), !dbg !653
	%50 = getelementptr inbounds double, double* %40, i64 0, !dbg !654
	store double %48, double* %50, align 8, !dbg !654
	%51 = getelementptr inbounds double, double* %40, i64 1, !dbg !655
	store double %49, double* %51, align 8, !dbg !655
	%52 = call double @__nv_ceil(double %43), !dbg !656
	%53 = call double @__nv_trunc(double %43), !dbg !657
	%54 = getelementptr inbounds double, double* %40, i64 2, !dbg !658
	store double %52, double* %54, align 8, !dbg !658
	%55 = getelementptr inbounds double, double* %40, i64 3, !dbg !659
	store double %53, double* %55, align 8, !dbg !659
	%56 = call double @__nv_round(double %43), !dbg !660
	%57 = call double @__nv_rint(double %43), !dbg !661
	%58 = getelementptr inbounds double, double* %40, i64 4, !dbg !662
	store double %56, double* %58, align 8, !dbg !662
	%59 = getelementptr inbounds double, double* %40, i64 5, !dbg !663
	store double %57, double* %59, align 8, !dbg !663
	%60 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !664
	%61 = fcmp oeq double %46, 0x7FF0000000000000, !dbg !664
	%62 = or i1 %60, %61, !dbg !664
	%63 = call double @__nv_fmax(double %43, double %46), !dbg !664
	%64 = bitcast double %43 to i64, !dbg !664
	%65 = bitcast double %46 to i64, !dbg !664
	%66 = and i64 %64, %65, !dbg !664
	%67 = fcmp oeq double %43, %46, !dbg !664
	%68 = bitcast i64 %66 to double, !dbg !664
	%69 = select i1 %67, double %68, double %63, !dbg !664
	%70 = fcmp uno double %43, %46, !dbg !664
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !664
	%72 = select i1 %62, double 0x7FF0000000000000, double %71, !dbg !664
	%73 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !665
	%74 = fcmp oeq double %46, 0xFFF0000000000000, !dbg !665
	%75 = or i1 %73, %74, !dbg !665
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !665
	%77 = bitcast double %43 to i64, !dbg !665
	%78 = bitcast double %46 to i64, !dbg !665
	%79 = or i64 %77, %78, !dbg !665
	%80 = fcmp oeq double %43, %46, !dbg !665
	%81 = bitcast i64 %79 to double, !dbg !665
	%82 = select i1 %80, double %81, double %76, !dbg !665
	%83 = fcmp uno double %43, %46, !dbg !665
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !665
	%85 = select i1 %75, double 0xFFF0000000000000, double %84, !dbg !665
	%86 = getelementptr inbounds double, double* %40, i64 6, !dbg !666
	store double %72, double* %86, align 8, !dbg !666
	%87 = getelementptr inbounds double, double* %40, i64 7, !dbg !667
	store double %85, double* %87, align 8, !dbg !667
	%88 = call double @__nv_copysign(double %43, double %46), !dbg !668
	%89 = fsub double %43, %46, !dbg !669
	%90 = fcmp ole double %89, 0.000000e+00, !dbg !669
	%91 = select i1 %90, double 0.000000e+00, double %89, !dbg !669
	%92 = getelementptr inbounds double, double* %40, i64 8, !dbg !670
	store double %88, double* %92, align 8, !dbg !670
	%93 = getelementptr inbounds double, double* %40, i64 9, !dbg !671
	store double %91, double* %93, align 8, !dbg !671
	%94 = getelementptr inbounds double, double* %40, i64 10, !dbg !672
	store double 0x7FF0000000000000, double* %94, align 8, !dbg !672
	%95 = getelementptr inbounds double, double* %40, i64 11, !dbg !673
	store double 0xFFF0000000000000, double* %95, align 8, !dbg !673
	%96 = getelementptr inbounds double, double* %40, i64 12, !dbg !674
	store double 0x7FF8000000000000, double* %96, align 8, !dbg !674
	%97 = or i1 %60, %73, !dbg !675
	br i1 %97, label %b4, label %b3, !dbg !679

b3:
	br label %b4, !dbg !680

b4:
	%98 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !681
	br i1 %60, label %b6, label %b5, !dbg !683

b5:
	br label %b6, !dbg !684

b6:
	%99 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !685
	%100 = fcmp une double %43, %43, !dbg !685
	br i1 %100, label %b8, label %b7, !dbg !687

b7:
	br label %b8, !dbg !688

b8:
	%101 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !689
	%102 = getelementptr inbounds double, double* %40, i64 13, !dbg !689
	store double %98, double* %102, align 8, !dbg !689
	%103 = getelementptr inbounds double, double* %40, i64 14, !dbg !690
	store double %99, double* %103, align 8, !dbg !690
	%104 = getelementptr inbounds double, double* %40, i64 15, !dbg !691
	store double %101, double* %104, align 8, !dbg !691
	%105 = bitcast double %43 to i64, !dbg !692
	%106 = and i64 %105, 9223372036854775807, !dbg !693
	%107 = bitcast i64 %106 to double, !dbg !694
	%108 = getelementptr inbounds double, double* %40, i64 16, !dbg !695
	store double %107, double* %108, align 8, !dbg !695
	%109 = fptrunc double %43 to float, !dbg !696
	%110 = bitcast float %109 to i32, !dbg !697
	%111 = xor i32 %110, -2147483648, !dbg !698
	%112 = bitcast i32 %111 to float, !dbg !699
	%113 = fpext float %112 to double, !dbg !700
	%114 = getelementptr inbounds double, double* %40, i64 17, !dbg !701
	store double %113, double* %114, align 8, !dbg !701
	%115 = call double @__nv_fmod(double %43, double 3.000000e+00), !dbg !702
	%116 = call double @__nv_fma(double %43, double %46, double 1.000000e+00), !dbg !703
	%117 = getelementptr inbounds double, double* %40, i64 18, !dbg !704
	store double %115, double* %117, align 8, !dbg !704
	%118 = getelementptr inbounds double, double* %40, i64 19, !dbg !705
	store double %116, double* %118, align 8, !dbg !705
	%119 = getelementptr inbounds double, double* %40, i64 20, !dbg !706
	store double 0x400921FB54442D18, double* %119, align 8, !dbg !706
	%120 = getelementptr inbounds double, double* %40, i64 21, !dbg !707
	store double 0x7FEFFFFFFFFFFFFF, double* %120, align 8, !dbg !707
	%121 = call double @__nv_remainder(double %43, double 3.000000e+00), !dbg !708
	%122 = getelementptr inbounds double, double* %40, i64 22, !dbg !709
	store double %121, double* %122, align 8, !dbg !709
	%123 = getelementptr inbounds double, double* %40, i64 23, !dbg !710
	store double 0x41DFFFFFFFC00000, double* %123, align 8, !dbg !710
	%124 = add i64 %35, %34, !dbg !642
	br label %b1, !dbg !642

b9:
	ret void, !dbg !642

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %39, i64 %p1), !dbg !646
	ret void, !dbg !646

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %35, i64 %p5), !dbg !648
	ret void, !dbg !648
}

define void @BitsKernel(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !711 {
entry:
	br label %b0, !dbg !712

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !713, !range !11
	%1 = sext i32 %0 to i64, !dbg !713
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !713, !range !13
	%3 = sext i32 %2 to i64, !dbg !713
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !713, !range !13
	%5 = sext i32 %4 to i64, !dbg !713
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !713, !range !33
	%7 = sext i32 %6 to i64, !dbg !713
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !713, !range !34
	%9 = sext i32 %8 to i64, !dbg !713
	%10 = mul i64 %9, %5, !dbg !713
	%11 = add i64 %3, %10, !dbg !713
	%12 = mul i64 %7, %11, !dbg !713
	%13 = add i64 %1, %12, !dbg !713
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !713, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !713, !range !35
	%16 = mul i32 %14, %15, !dbg !713
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !713, !range !36
	%18 = mul i32 %16, %17, !dbg !713
	%19 = sext i32 %18 to i64, !dbg !713
	%20 = mul i64 %13, %19, !dbg !713
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !713, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !713, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !713, !range !14
	%24 = mul i32 %15, %23, !dbg !713
	%25 = add i32 %22, %24, !dbg !713
	%26 = mul i32 %14, %25, !dbg !713
	%27 = add i32 %21, %26, !dbg !713
	%28 = sext i32 %27 to i64, !dbg !713
	%29 = add i64 %20, %28, !dbg !713
	%30 = mul i64 %7, %9, !dbg !713
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !713, !range !34
	%32 = sext i32 %31 to i64, !dbg !713
	%33 = mul i64 %30, %32, !dbg !713
	%34 = mul i64 %33, %19, !dbg !713
	br label %b1, !dbg !713

b1:
	%35 = phi i64 [ %29, %b0 ], [ %160, %b2_ok2 ], !dbg !713
	%36 = icmp slt i64 %35, %p3, !dbg !713
	br i1 %36, label %b2, label %b3, !dbg !713

b2:
	%37 = mul i64 %35, 26, !dbg !714
	%38 = add i64 %35, 1, !dbg !715
	%39 = mul i64 %38, 26, !dbg !716
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !717
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !718
	%42 = icmp ugt i64 %39, %p1, !dbg !717
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !717, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !718
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !719
	%45 = icmp uge i64 %35, %p5, !dbg !719
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !719, !prof !10

b2_ok2:
	%46 = load i64, i64* %44, align 8, !dbg !719
	%47 = trunc i64 %43 to i8, !dbg !722
	%48 = zext i8 %47 to i32, !dbg !723
	%49 = call i32 @llvm.ctpop.i32(i32 %48), !dbg !723
	%50 = zext i32 %49 to i64, !dbg !723
	%51 = trunc i64 %43 to i16, !dbg !725
	%52 = zext i16 %51 to i32, !dbg !726
	%53 = call i32 @llvm.ctpop.i32(i32 %52), !dbg !726
	%54 = zext i32 %53 to i64, !dbg !726
	%55 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !728
	store i64 %50, i64* %55, align 8, !dbg !728
	%56 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !729
	store i64 %54, i64* %56, align 8, !dbg !729
	%57 = trunc i64 %43 to i32, !dbg !730
	%58 = call i32 @llvm.ctpop.i32(i32 %57), !dbg !731
	%59 = zext i32 %58 to i64, !dbg !731
	%60 = call i64 @llvm.ctpop.i64(i64 %43), !dbg !733
	%61 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !735
	store i64 %59, i64* %61, align 8, !dbg !735
	%62 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !736
	store i64 %60, i64* %62, align 8, !dbg !736
	%63 = call i32 @llvm.ctlz.i32(i32 %48, i1 false), !dbg !737
	%64 = zext i32 %63 to i64, !dbg !737
	%65 = sub i64 %64, 24, !dbg !737
	%66 = call i32 @llvm.ctlz.i32(i32 %52, i1 false), !dbg !739
	%67 = zext i32 %66 to i64, !dbg !739
	%68 = sub i64 %67, 16, !dbg !739
	%69 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !741
	store i64 %65, i64* %69, align 8, !dbg !741
	%70 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !742
	store i64 %68, i64* %70, align 8, !dbg !742
	%71 = call i32 @llvm.ctlz.i32(i32 %57, i1 false), !dbg !743
	%72 = zext i32 %71 to i64, !dbg !743
	%73 = call i64 @llvm.ctlz.i64(i64 %43, i1 false), !dbg !745
	%74 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !747
	store i64 %72, i64* %74, align 8, !dbg !747
	%75 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !748
	store i64 %73, i64* %75, align 8, !dbg !748
	%76 = or i32 %48, 256, !dbg !749
	%77 = call i32 @llvm.cttz.i32(i32 %76, i1 false), !dbg !749
	%78 = zext i32 %77 to i64, !dbg !749
	%79 = or i32 %52, 65536, !dbg !751
	%80 = call i32 @llvm.cttz.i32(i32 %79, i1 false), !dbg !751
	%81 = zext i32 %80 to i64, !dbg !751
	%82 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !753
	store i64 %78, i64* %82, align 8, !dbg !753
	%83 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !754
	store i64 %81, i64* %83, align 8, !dbg !754
	%84 = call i32 @llvm.cttz.i32(i32 %57, i1 false), !dbg !755
	%85 = zext i32 %84 to i64, !dbg !755
	%86 = call i64 @llvm.cttz.i64(i64 %43, i1 false), !dbg !757
	%87 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !759
	store i64 %85, i64* %87, align 8, !dbg !759
	%88 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !760
	store i64 %86, i64* %88, align 8, !dbg !760
	%89 = call i32 @llvm.bitreverse.i32(i32 %48), !dbg !761
	%90 = lshr i32 %89, 24, !dbg !761
	%91 = trunc i32 %90 to i8, !dbg !761
	%92 = zext i8 %91 to i64, !dbg !762
	%93 = call i32 @llvm.bitreverse.i32(i32 %52), !dbg !763
	%94 = lshr i32 %93, 16, !dbg !763
	%95 = trunc i32 %94 to i16, !dbg !763
	%96 = zext i16 %95 to i64, !dbg !764
	%97 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !765
	store i64 %92, i64* %97, align 8, !dbg !765
	%98 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !766
	store i64 %96, i64* %98, align 8, !dbg !766
	%99 = call i32 @llvm.bitreverse.i32(i32 %57), !dbg !767
	%100 = zext i32 %99 to i64, !dbg !768
	%101 = call i64 @llvm.bitreverse.i64(i64 %43), !dbg !769
	%102 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !770
	store i64 %100, i64* %102, align 8, !dbg !770
	%103 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !771
	store i64 %101, i64* %103, align 8, !dbg !771
	%104 = call i32 @llvm.bswap.i32(i32 %57), !dbg !772
	%105 = zext i32 %104 to i64, !dbg !773
	%106 = call i64 @llvm.bswap.i64(i64 %43), !dbg !774
	%107 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !775
	store i64 %105, i64* %107, align 8, !dbg !775
	%108 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !776
	store i64 %106, i64* %108, align 8, !dbg !776
	%109 = urem i64 %46, 64, !dbg !777
	%110 = and i64 %109, 31, !dbg !778
	%111 = sub i64 0, %109, !dbg !778
	%112 = and i64 %111, 31, !dbg !778
	%113 = icmp ult i64 %110, 32, !dbg !778
	%114 = trunc i64 %110 to i32, !dbg !778
	%115 = shl i32 %57, %114, !dbg !778
	%116 = select i1 %113, i32 %115, i32 0, !dbg !778
	%117 = icmp ult i64 %112, 32, !dbg !778
	%118 = trunc i64 %112 to i32, !dbg !778
	%119 = lshr i32 %57, %118, !dbg !778
	%120 = select i1 %117, i32 %119, i32 0, !dbg !778
	%121 = or i32 %116, %120, !dbg !778
	%122 = zext i32 %121 to i64, !dbg !779
	%123 = urem i64 %46, 128, !dbg !780
	%124 = sub i64 0, %123, !dbg !782
	%125 = and i64 %124, 63, !dbg !783
	%126 = sub i64 0, %124, !dbg !783
	%127 = and i64 %126, 63, !dbg !783
	%128 = icmp ult i64 %125, 64, !dbg !783
	%129 = shl i64 %43, %125, !dbg !783
	%130 = select i1 %128, i64 %129, i64 0, !dbg !783
	%131 = icmp ult i64 %127, 64, !dbg !783
	%132 = lshr i64 %43, %127, !dbg !783
	%133 = select i1 %131, i64 %132, i64 0, !dbg !783
	%134 = or i64 %130, %133, !dbg !783
	%135 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !784
	store i64 %122, i64* %135, align 8, !dbg !784
	%136 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !785
	store i64 %134, i64* %136, align 8, !dbg !785
	%137 = sub i64 32, %72, !dbg !786
	%138 = sub i64 64, %73, !dbg !788
	%139 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !790
	store i64 %137, i64* %139, align 8, !dbg !790
	%140 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !791
	store i64 %138, i64* %140, align 8, !dbg !791
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %43, i64 %46), !dbg !792
	%142 = mul i64 %43, %46, !dbg !792
	%143 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !793
	store i64 %141, i64* %143, align 8, !dbg !793
	%144 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !794
	store i64 %142, i64* %144, align 8, !dbg !794
	%145 = sub i64 0, 3, !dbg !795
	%146 = and i64 %145, 7, !dbg !795
	%147 = shl i8 %47, 3, !dbg !795
	%148 = icmp ult i64 %146, 8, !dbg !795
	%149 = trunc i64 %146 to i8, !dbg !795
	%150 = lshr i8 %47, %149, !dbg !795
	%151 = select i1 %148, i8 %150, i8 0, !dbg !795
	%152 = or i8 %147, %151, !dbg !795
	%153 = zext i8 %152 to i64, !dbg !796
	%154 = call i32 @llvm.bswap.i32(i32 %52), !dbg !797
	%155 = lshr i32 %154, 16, !dbg !797
	%156 = trunc i32 %155 to i16, !dbg !797
	%157 = zext i16 %156 to i64, !dbg !798
	%158 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !799
	store i64 %153, i64* %158, align 8, !dbg !799
	%159 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !800
	store i64 %157, i64* %159, align 8, !dbg !800
	%160 = add i64 %35, %34, !dbg !713
	br label %b1, !dbg !713

b3:
	ret void, !dbg !713

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %39, i64 %p1), !dbg !717
	ret void, !dbg !717

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %35, i64 %p5), !dbg !719
	ret void, !dbg !719
}

define void @Parameters(i8 zeroext %p0, i8 signext %p1, float %p2, i32* %p3, i64 %p4, i8 zeroext %p5, i8 signext %p6, i64 %p7, i8 zeroext %p8, i8 signext %p9, i64 %p10, i8 zeroext %p11, i8 signext %p12, i64 %p13, i32* %p14, i64 %p15, i64* %p16, i64* %p17, i64 %p18, i32 %p19, i16 zeroext %p20, i16 zeroext %p21, double %p22, i16 signext %p23, i16 signext %p24, i16 signext %p25, i32 %p26, double* %p27, i64 %p28, i8* %ctrl) nounwind !dbg !802 {
entry:
	%0 = icmp ne i8 %p0, 0, !dbg !803
	%1 = icmp ne i8 %p5, 0, !dbg !803
	%2 = icmp ne i8 %p8, 0, !dbg !803
	%3 = icmp ne i8 %p11, 0, !dbg !803
	br label %b0, !dbg !803

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !804, !range !11
	%5 = sext i32 %4 to i64, !dbg !804
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !804, !range !13
	%7 = sext i32 %6 to i64, !dbg !804
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !804, !range !13
	%9 = sext i32 %8 to i64, !dbg !804
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !804, !range !33
	%11 = sext i32 %10 to i64, !dbg !804
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !804, !range !34
	%13 = sext i32 %12 to i64, !dbg !804
	%14 = mul i64 %13, %9, !dbg !804
	%15 = add i64 %7, %14, !dbg !804
	%16 = mul i64 %11, %15, !dbg !804
	%17 = add i64 %5, %16, !dbg !804
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !804, !range !35
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !804, !range !35
	%20 = mul i32 %18, %19, !dbg !804
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !804, !range !36
	%22 = mul i32 %20, %21, !dbg !804
	%23 = sext i32 %22 to i64, !dbg !804
	%24 = mul i64 %17, %23, !dbg !804
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !804, !range !12
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !804, !range !12
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !804, !range !14
	%28 = mul i32 %19, %27, !dbg !804
	%29 = add i32 %26, %28, !dbg !804
	%30 = mul i32 %18, %29, !dbg !804
	%31 = add i32 %25, %30, !dbg !804
	%32 = sext i32 %31 to i64, !dbg !804
	%33 = add i64 %24, %32, !dbg !804
	%34 = icmp ne i64 %33, 0, !dbg !805
	br i1 %34, label %b1, label %b2, !dbg !805

b1:
	ret void, !dbg !806

b2:
	br i1 %0, label %b4, label %b3, !dbg !808

b3:
	br label %b4, !dbg !809

b4:
	%35 = phi double [ 1.000000e+00, %b2 ], [ 0.000000e+00, %b3 ], !dbg !810
	%36 = sitofp i8 %p1 to double, !dbg !810
	%37 = getelementptr inbounds double, double* %p27, i64 0, !dbg !811
	%38 = icmp uge i64 0, %p28, !dbg !811
	br i1 %38, label %b4_fail1, label %b4_ok1, !dbg !811, !prof !10

b4_ok1:
	store double %35, double* %37, align 8, !dbg !811
	%39 = getelementptr inbounds double, double* %p27, i64 1, !dbg !812
	%40 = icmp uge i64 1, %p28, !dbg !812
	br i1 %40, label %b4_fail2, label %b4_ok2, !dbg !812, !prof !10

b4_ok2:
	store double %36, double* %39, align 8, !dbg !812
	%41 = fpext float %p2 to double, !dbg !813
	%42 = sitofp i64 %p4 to double, !dbg !814
	%43 = getelementptr inbounds double, double* %p27, i64 2, !dbg !815
	%44 = icmp uge i64 2, %p28, !dbg !815
	br i1 %44, label %b4_fail3, label %b4_ok3, !dbg !815, !prof !10

b4_ok3:
	store double %41, double* %43, align 8, !dbg !815
	%45 = getelementptr inbounds double, double* %p27, i64 3, !dbg !816
	%46 = icmp uge i64 3, %p28, !dbg !816
	br i1 %46, label %b4_fail4, label %b4_ok4, !dbg !816, !prof !10

b4_ok4:
	store double %42, double* %45, align 8, !dbg !816
	%47 = sub i64 %p4, 1, !dbg !817
	%48 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !818
	%49 = icmp uge i64 %47, %p4, !dbg !818
	br i1 %49, label %b4_fail5, label %b4_ok5, !dbg !818, !prof !10

b4_ok5:
	%50 = load i32, i32* %48, align 4, !dbg !818
	%51 = sitofp i32 %50 to double, !dbg !819
	%52 = getelementptr inbounds double, double* %p27, i64 4, !dbg !820
	%53 = icmp uge i64 4, %p28, !dbg !820
	br i1 %53, label %b4_fail6, label %b4_ok6, !dbg !820, !prof !10

b4_ok6:
	store double %51, double* %52, align 8, !dbg !820
	br i1 %1, label %b6, label %b5, !dbg !822

b5:
	br label %b6, !dbg !823

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !824
	%55 = sitofp i8 %p6 to double, !dbg !825
	%56 = uitofp i64 %p7 to double, !dbg !826
	%57 = getelementptr inbounds double, double* %p27, i64 5, !dbg !827
	%58 = icmp uge i64 5, %p28, !dbg !827
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !827, !prof !10

b6_ok1:
	store double %54, double* %57, align 8, !dbg !827
	%59 = getelementptr inbounds double, double* %p27, i64 6, !dbg !828
	%60 = icmp uge i64 6, %p28, !dbg !828
	br i1 %60, label %b6_fail2, label %b6_ok2, !dbg !828, !prof !10

b6_ok2:
	store double %55, double* %59, align 8, !dbg !828
	%61 = getelementptr inbounds double, double* %p27, i64 7, !dbg !829
	%62 = icmp uge i64 7, %p28, !dbg !829
	br i1 %62, label %b6_fail3, label %b6_ok3, !dbg !829, !prof !10

b6_ok3:
	store double %56, double* %61, align 8, !dbg !829
	%63 = sitofp i8 %p12 to double, !dbg !830
	%64 = uitofp i64 %p10 to double, !dbg !831
	%65 = getelementptr inbounds double, double* %p27, i64 8, !dbg !832
	%66 = icmp uge i64 8, %p28, !dbg !832
	br i1 %66, label %b6_fail4, label %b6_ok4, !dbg !832, !prof !10

b6_ok4:
	store double %63, double* %65, align 8, !dbg !832
	%67 = getelementptr inbounds double, double* %p27, i64 9, !dbg !833
	%68 = icmp uge i64 9, %p28, !dbg !833
	br i1 %68, label %b6_fail5, label %b6_ok5, !dbg !833, !prof !10

b6_ok5:
	store double %64, double* %67, align 8, !dbg !833
	%69 = sitofp i64 %p15 to double, !dbg !834
	%70 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !835
	%71 = icmp uge i64 1, %p15, !dbg !835
	br i1 %71, label %b6_fail6, label %b6_ok6, !dbg !835, !prof !10

b6_ok6:
	%72 = load i32, i32* %70, align 4, !dbg !835
	%73 = sitofp i32 %72 to double, !dbg !836
	%74 = getelementptr inbounds double, double* %p27, i64 10, !dbg !837
	%75 = icmp uge i64 10, %p28, !dbg !837
	br i1 %75, label %b6_fail7, label %b6_ok7, !dbg !837, !prof !10

b6_ok7:
	store double %69, double* %74, align 8, !dbg !837
	%76 = getelementptr inbounds double, double* %p27, i64 11, !dbg !838
	%77 = icmp uge i64 11, %p28, !dbg !838
	br i1 %77, label %b6_fail8, label %b6_ok8, !dbg !838, !prof !10

b6_ok8:
	store double %73, double* %76, align 8, !dbg !838
	%78 = icmp eq i64* %p16, null, !dbg !839
	br i1 %78, label %b6_fail9, label %b6_ok9, !dbg !839, !prof !10

b6_ok9:
	%79 = bitcast i64* %p16 to i8*, !dbg !839
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !839
	%81 = uitofp i64 %80 to double, !dbg !840
	%82 = sub i64 %p18, 1, !dbg !841
	%83 = getelementptr inbounds i64, i64* %p17, i64 %82, !dbg !842
	%84 = icmp uge i64 %82, %p18, !dbg !842
	br i1 %84, label %b6_fail10, label %b6_ok10, !dbg !842, !prof !10

b6_ok10:
	%85 = bitcast i64* %83 to i8*, !dbg !843
	%86 = call i64 @gpuc_signal_fetch_thread(i8* %85), !dbg !843
	%87 = uitofp i64 %86 to double, !dbg !844
	%88 = getelementptr inbounds double, double* %p27, i64 12, !dbg !845
	%89 = icmp uge i64 12, %p28, !dbg !845
	br i1 %89, label %b6_fail11, label %b6_ok11, !dbg !845, !prof !10

b6_ok11:
	store double %81, double* %88, align 8, !dbg !845
	%90 = getelementptr inbounds double, double* %p27, i64 13, !dbg !846
	%91 = icmp uge i64 13, %p28, !dbg !846
	br i1 %91, label %b6_fail12, label %b6_ok12, !dbg !846, !prof !10

b6_ok12:
	store double %87, double* %90, align 8, !dbg !846
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !847
	%93 = sext i32 %92 to i64, !dbg !847
	%94 = sitofp i64 %93 to double, !dbg !848
	%95 = uitofp i16 %p20 to double, !dbg !849
	%96 = getelementptr inbounds double, double* %p27, i64 14, !dbg !850
	%97 = icmp uge i64 14, %p28, !dbg !850
	br i1 %97, label %b6_fail13, label %b6_ok13, !dbg !850, !prof !10

b6_ok13:
	store double %94, double* %96, align 8, !dbg !850
	%98 = getelementptr inbounds double, double* %p27, i64 15, !dbg !851
	%99 = icmp uge i64 15, %p28, !dbg !851
	br i1 %99, label %b6_fail14, label %b6_ok14, !dbg !851, !prof !10

b6_ok14:
	store double %95, double* %98, align 8, !dbg !851
	%100 = uitofp i16 %p21 to double, !dbg !852
	%101 = getelementptr inbounds double, double* %p27, i64 16, !dbg !853
	%102 = icmp uge i64 16, %p28, !dbg !853
	br i1 %102, label %b6_fail15, label %b6_ok15, !dbg !853, !prof !10

b6_ok15:
	store double %100, double* %101, align 8, !dbg !853
	%103 = getelementptr inbounds double, double* %p27, i64 17, !dbg !854
	%104 = icmp uge i64 17, %p28, !dbg !854
	br i1 %104, label %b6_fail16, label %b6_ok16, !dbg !854, !prof !10

b6_ok16:
	store double %p22, double* %103, align 8, !dbg !854
	%105 = sitofp i16 %p23 to double, !dbg !855
	%106 = sitofp i16 %p24 to double, !dbg !856
	%107 = fmul double %106, 1.000000e+01, !dbg !857
	%108 = fadd double %105, %107, !dbg !858
	%109 = sitofp i16 %p25 to double, !dbg !859
	%110 = fmul double %109, 1.000000e+02, !dbg !860
	%111 = fadd double %108, %110, !dbg !861
	%112 = sitofp i32 %p26 to double, !dbg !862
	%113 = getelementptr inbounds double, double* %p27, i64 18, !dbg !863
	%114 = icmp uge i64 18, %p28, !dbg !863
	br i1 %114, label %b6_fail17, label %b6_ok17, !dbg !863, !prof !10

b6_ok17:
	store double %111, double* %113, align 8, !dbg !863
	%115 = getelementptr inbounds double, double* %p27, i64 19, !dbg !864
	%116 = icmp uge i64 19, %p28, !dbg !864
	br i1 %116, label %b6_fail18, label %b6_ok18, !dbg !864, !prof !10

b6_ok18:
	store double %112, double* %115, align 8, !dbg !864
	ret void, !dbg !864

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 %p28), !dbg !811
	ret void, !dbg !811

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 1, i64 %p28), !dbg !812
	ret void, !dbg !812

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 2, i64 %p28), !dbg !815
	ret void, !dbg !815

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 3, i64 %p28), !dbg !816
	ret void, !dbg !816

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %47, i64 %p4), !dbg !818
	ret void, !dbg !818

b4_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 4, i64 %p28), !dbg !820
	ret void, !dbg !820

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 5, i64 %p28), !dbg !827
	ret void, !dbg !827

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 6, i64 %p28), !dbg !828
	ret void, !dbg !828

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 7, i64 %p28), !dbg !829
	ret void, !dbg !829

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 8, i64 %p28), !dbg !832
	ret void, !dbg !832

b6_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 9, i64 %p28), !dbg !833
	ret void, !dbg !833

b6_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 1, i64 %p15), !dbg !835
	ret void, !dbg !835

b6_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 10, i64 %p28), !dbg !837
	ret void, !dbg !837

b6_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 11, i64 %p28), !dbg !838
	ret void, !dbg !838

b6_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 0), !dbg !839
	ret void, !dbg !839

b6_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %82, i64 %p18), !dbg !842
	ret void, !dbg !842

b6_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 12, i64 %p28), !dbg !845
	ret void, !dbg !845

b6_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 13, i64 %p28), !dbg !846
	ret void, !dbg !846

b6_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 14, i64 %p28), !dbg !850
	ret void, !dbg !850

b6_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 15, i64 %p28), !dbg !851
	ret void, !dbg !851

b6_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 16, i64 %p28), !dbg !853
	ret void, !dbg !853

b6_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 17, i64 %p28), !dbg !854
	ret void, !dbg !854

b6_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 18, i64 %p28), !dbg !863
	ret void, !dbg !863

b6_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 19, i64 %p28), !dbg !864
	ret void, !dbg !864
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !866 {
entry:
	br label %b0, !dbg !867

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !868, !range !11
	%1 = sext i32 %0 to i64, !dbg !868
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !868, !range !13
	%3 = sext i32 %2 to i64, !dbg !868
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !868, !range !13
	%5 = sext i32 %4 to i64, !dbg !868
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !868, !range !33
	%7 = sext i32 %6 to i64, !dbg !868
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !868, !range !34
	%9 = sext i32 %8 to i64, !dbg !868
	%10 = mul i64 %9, %5, !dbg !868
	%11 = add i64 %3, %10, !dbg !868
	%12 = mul i64 %7, %11, !dbg !868
	%13 = add i64 %1, %12, !dbg !868
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !868, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !868, !range !35
	%16 = mul i32 %14, %15, !dbg !868
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !868, !range !36
	%18 = mul i32 %16, %17, !dbg !868
	%19 = sext i32 %18 to i64, !dbg !868
	%20 = mul i64 %13, %19, !dbg !868
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !868, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !868, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !868, !range !14
	%24 = mul i32 %15, %23, !dbg !868
	%25 = add i32 %22, %24, !dbg !868
	%26 = mul i32 %14, %25, !dbg !868
	%27 = add i32 %21, %26, !dbg !868
	%28 = sext i32 %27 to i64, !dbg !868
	%29 = add i64 %20, %28, !dbg !868
	%30 = mul i64 %7, %9, !dbg !868
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !868, !range !34
	%32 = sext i32 %31 to i64, !dbg !868
	%33 = mul i64 %30, %32, !dbg !868
	%34 = mul i64 %33, %19, !dbg !868
	br label %b1, !dbg !868

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !868
	%36 = icmp slt i64 %35, %p3, !dbg !868
	br i1 %36, label %b2, label %b24, !dbg !868

b2:
	%37 = mul i64 %35, 40, !dbg !869
	%38 = add i64 %35, 1, !dbg !870
	%39 = mul i64 %38, 40, !dbg !871
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !872
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !873
	%42 = icmp ugt i64 %39, %p1, !dbg !872
	%43 = icmp ugt i64 %37, %39, !dbg !872
	%44 = or i1 %42, %43, !dbg !872
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !872, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !873
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !874
	%47 = icmp uge i64 %35, %p5, !dbg !874
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !874, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !874
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !875
	%50 = icmp uge i64 %35, %p7, !dbg !875
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !875, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !875
	%52 = zext i32 %51 to i64, !dbg !876
	%53 = add i8 %45, %48, !dbg !880
	%54 = sub i8 %45, %48, !dbg !881
	%55 = mul i8 %45, %48, !dbg !882
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !883
	store i8 %53, i8* %56, align 1, !dbg !883
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !884
	store i8 %54, i8* %57, align 1, !dbg !884
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !885
	store i8 %55, i8* %58, align 1, !dbg !885
	%59 = and i8 %45, %48, !dbg !886
	%60 = or i8 %45, %48, !dbg !887
	%61 = xor i8 %45, %48, !dbg !888
	%62 = xor i8 %48, -1, !dbg !889
	%63 = and i8 %45, %62, !dbg !889
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !890
	store i8 %59, i8* %64, align 1, !dbg !890
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !891
	store i8 %60, i8* %65, align 1, !dbg !891
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !892
	store i8 %61, i8* %66, align 1, !dbg !892
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !893
	store i8 %63, i8* %67, align 1, !dbg !893
	%68 = xor i8 %45, -1, !dbg !894
	%69 = sub i8 0, %45, !dbg !895
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !896
	store i8 %68, i8* %70, align 1, !dbg !896
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !897
	store i8 %69, i8* %71, align 1, !dbg !897
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !898
	store i8 %45, i8* %72, align 1, !dbg !898
	%73 = icmp ult i64 %52, 8, !dbg !899
	%74 = trunc i64 %52 to i8, !dbg !899
	%75 = shl i8 %45, %74, !dbg !899
	%76 = select i1 %73, i8 %75, i8 0, !dbg !899
	%77 = icmp ult i64 %52, 8, !dbg !900
	%78 = trunc i64 %52 to i8, !dbg !900
	%79 = select i1 %77, i8 %78, i8 7, !dbg !900
	%80 = ashr i8 %45, %79, !dbg !900
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !901
	store i8 %76, i8* %81, align 1, !dbg !901
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !902
	store i8 %80, i8* %82, align 1, !dbg !902
	%83 = icmp ult i64 %52, 8, !dbg !904
	%84 = trunc i64 %52 to i8, !dbg !904
	%85 = shl i8 %45, %84, !dbg !904
	%86 = select i1 %83, i8 %85, i8 0, !dbg !904
	%87 = trunc i64 %52 to i8, !dbg !905
	%88 = icmp ult i8 %87, 8, !dbg !906
	%89 = select i1 %88, i8 %87, i8 7, !dbg !906
	%90 = ashr i8 %45, %89, !dbg !906
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !907
	store i8 %86, i8* %91, align 1, !dbg !907
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !908
	store i8 %90, i8* %92, align 1, !dbg !908
	%93 = shl i8 %45, 3, !dbg !909
	%94 = ashr i8 %45, 3, !dbg !910
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !911
	store i8 %93, i8* %95, align 1, !dbg !911
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !912
	store i8 %94, i8* %96, align 1, !dbg !912
	%97 = icmp ult i64 %52, 8, !dbg !913
	%98 = trunc i64 %52 to i8, !dbg !913
	%99 = shl i8 1, %98, !dbg !913
	%100 = select i1 %97, i8 %99, i8 0, !dbg !913
	%101 = urem i64 %52, 8, !dbg !914
	%102 = icmp ult i64 %101, 8, !dbg !915
	%103 = trunc i64 %101 to i8, !dbg !915
	%104 = select i1 %102, i8 %103, i8 7, !dbg !915
	%105 = ashr i8 %48, %104, !dbg !915
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !916
	store i8 %100, i8* %106, align 1, !dbg !916
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !917
	store i8 %105, i8* %107, align 1, !dbg !917
	%108 = icmp ne i8 %48, 0, !dbg !918
	br i1 %108, label %b3, label %b4, !dbg !918

b3:
	%109 = icmp eq i8 %48, -1, !dbg !919
	%110 = select i1 %109, i8 1, i8 %48, !dbg !919
	%111 = sdiv i8 %45, %110, !dbg !919
	%112 = sub i8 0, %45, !dbg !919
	%113 = select i1 %109, i8 %112, i8 %111, !dbg !919
	%114 = icmp eq i8 %48, -1, !dbg !920
	%115 = select i1 %114, i8 1, i8 %48, !dbg !920
	%116 = srem i8 %45, %115, !dbg !920
	%117 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !921
	store i8 %113, i8* %117, align 1, !dbg !921
	%118 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !922
	store i8 %116, i8* %118, align 1, !dbg !922
	br label %b5, !dbg !922

b4:
	%119 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !923
	store i8 0, i8* %119, align 1, !dbg !923
	%120 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !924
	store i8 0, i8* %120, align 1, !dbg !924
	br label %b5, !dbg !924

b5:
	%121 = sdiv i8 %45, 7, !dbg !925
	%122 = srem i8 %45, 7, !dbg !926
	%123 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !927
	store i8 %121, i8* %123, align 1, !dbg !927
	%124 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !928
	store i8 %122, i8* %124, align 1, !dbg !928
	%125 = sdiv i8 %45, 8, !dbg !929
	%126 = srem i8 %45, 8, !dbg !930
	%127 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !931
	store i8 %125, i8* %127, align 1, !dbg !931
	%128 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !932
	store i8 %126, i8* %128, align 1, !dbg !932
	%129 = icmp slt i8 %45, %48, !dbg !933
	%130 = select i1 %129, i8 %45, i8 %48, !dbg !933
	%131 = icmp sgt i8 %45, %48, !dbg !934
	%132 = select i1 %131, i8 %45, i8 %48, !dbg !934
	%133 = icmp sgt i8 %132, 3, !dbg !934
	%134 = select i1 %133, i8 %132, i8 3, !dbg !934
	%135 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !935
	store i8 %130, i8* %135, align 1, !dbg !935
	%136 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !936
	store i8 %134, i8* %136, align 1, !dbg !936
	%137 = icmp eq i8 %45, %48, !dbg !937
	br i1 %137, label %b7, label %b6, !dbg !940

b6:
	br label %b7, !dbg !941

b7:
	%138 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !942
	%139 = icmp ne i8 %45, %48, !dbg !942
	br i1 %139, label %b9, label %b8, !dbg !944

b8:
	br label %b9, !dbg !945

b9:
	%140 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !946
	br i1 %129, label %b11, label %b10, !dbg !948

b10:
	br label %b11, !dbg !949

b11:
	%141 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !950
	%142 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !950
	store i8 %138, i8* %142, align 1, !dbg !950
	%143 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !951
	store i8 %140, i8* %143, align 1, !dbg !951
	%144 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !952
	store i8 %141, i8* %144, align 1, !dbg !952
	%145 = icmp sle i8 %45, %48, !dbg !953
	br i1 %145, label %b13, label %b12, !dbg !955

b12:
	br label %b13, !dbg !956

b13:
	%146 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !957
	br i1 %131, label %b15, label %b14, !dbg !959

b14:
	br label %b15, !dbg !960

b15:
	%147 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !961
	%148 = icmp sge i8 %45, %48, !dbg !961
	br i1 %148, label %b17, label %b16, !dbg !963

b16:
	br label %b17, !dbg !964

b17:
	%149 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !965
	%150 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !965
	store i8 %146, i8* %150, align 1, !dbg !965
	%151 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !966
	store i8 %147, i8* %151, align 1, !dbg !966
	%152 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !967
	store i8 %149, i8* %152, align 1, !dbg !967
	%153 = mul i8 %53, 3, !dbg !968
	%154 = sub i8 %153, 5, !dbg !969
	%155 = xor i8 %154, %45, !dbg !970
	%156 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !971
	store i8 %155, i8* %156, align 1, !dbg !971
	%157 = shl i8 %155, 2, !dbg !972
	%158 = ashr i8 %157, 1, !dbg !973
	%159 = or i8 %158, 1, !dbg !974
	%160 = and i8 %159, -3, !dbg !975
	%161 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !976
	store i8 %160, i8* %161, align 1, !dbg !976
	%162 = sub i8 %160, 1, !dbg !977
	%163 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !978
	store i8 %162, i8* %163, align 1, !dbg !978
	%164 = sub i8 %48, %45, !dbg !979
	%165 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !980
	store i8 %164, i8* %165, align 1, !dbg !980
	br i1 %129, label %b18, label %b19, !dbg !981

b18:
	br i1 %108, label %b21, label %b19, !dbg !982

b19:
	%166 = icmp eq i8 %45, 5, !dbg !983
	br i1 %166, label %b21, label %b20, !dbg !985

b20:
	br label %b21, !dbg !986

b21:
	%167 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !987
	%168 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !987
	store i8 %167, i8* %168, align 1, !dbg !987
	%169 = icmp eq i8 %48, 1, !dbg !988
	%170 = icmp ne i1 %145, %169, !dbg !989
	br i1 %170, label %b23, label %b22, !dbg !991

b22:
	br label %b23, !dbg !992

b23:
	%171 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !993
	%172 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !993
	store i8 %171, i8* %172, align 1, !dbg !993
	%173 = and i64 %52, 3, !dbg !994
	%174 = icmp ult i64 %173, 8, !dbg !995
	%175 = trunc i64 %173 to i8, !dbg !995
	%176 = shl i8 1, %175, !dbg !995
	%177 = select i1 %174, i8 %176, i8 0, !dbg !995
	%178 = add i8 %177, %45, !dbg !996
	%179 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !997
	store i8 %178, i8* %179, align 1, !dbg !997
	%180 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !998
	store i8 -1, i8* %180, align 1, !dbg !998
	%181 = add i64 %35, %34, !dbg !868
	br label %b1, !dbg !868

b24:
	ret void, !dbg !868

b2_fail1:
	%182 = icmp ugt i64 %39, %p1, !dbg !872
	br i1 %182, label %b2_fail2, label %b2_ok2, !dbg !872

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %39, i64 %p1), !dbg !872
	ret void, !dbg !872

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %37, i64 %39), !dbg !872
	ret void, !dbg !872

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p5), !dbg !874
	ret void, !dbg !874

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p7), !dbg !875
	ret void, !dbg !875
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !999 {
entry:
	br label %b0, !dbg !1000

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1001, !range !11
	%1 = sext i32 %0 to i64, !dbg !1001
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1001, !range !13
	%3 = sext i32 %2 to i64, !dbg !1001
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1001, !range !13
	%5 = sext i32 %4 to i64, !dbg !1001
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1001, !range !33
	%7 = sext i32 %6 to i64, !dbg !1001
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1001, !range !34
	%9 = sext i32 %8 to i64, !dbg !1001
	%10 = mul i64 %9, %5, !dbg !1001
	%11 = add i64 %3, %10, !dbg !1001
	%12 = mul i64 %7, %11, !dbg !1001
	%13 = add i64 %1, %12, !dbg !1001
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1001, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1001, !range !35
	%16 = mul i32 %14, %15, !dbg !1001
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1001, !range !36
	%18 = mul i32 %16, %17, !dbg !1001
	%19 = sext i32 %18 to i64, !dbg !1001
	%20 = mul i64 %13, %19, !dbg !1001
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1001, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1001, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1001, !range !14
	%24 = mul i32 %15, %23, !dbg !1001
	%25 = add i32 %22, %24, !dbg !1001
	%26 = mul i32 %14, %25, !dbg !1001
	%27 = add i32 %21, %26, !dbg !1001
	%28 = sext i32 %27 to i64, !dbg !1001
	%29 = add i64 %20, %28, !dbg !1001
	%30 = mul i64 %7, %9, !dbg !1001
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1001, !range !34
	%32 = sext i32 %31 to i64, !dbg !1001
	%33 = mul i64 %30, %32, !dbg !1001
	%34 = mul i64 %33, %19, !dbg !1001
	br label %b1, !dbg !1001

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !1001
	%36 = icmp slt i64 %35, %p5, !dbg !1001
	br i1 %36, label %b2, label %b3, !dbg !1001

b2:
	%37 = mul i64 %35, 20, !dbg !1002
	%38 = add i64 %35, 1, !dbg !1003
	%39 = mul i64 %38, 20, !dbg !1004
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1005
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1006
	%42 = icmp ugt i64 %39, %p1, !dbg !1005
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1005, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !1006
	%44 = sext i8 %43 to i64, !dbg !1009
	%45 = sext i8 %43 to i16, !dbg !1010
	%46 = sext i16 %45 to i64, !dbg !1011
	%47 = sext i8 %43 to i32, !dbg !1012
	%48 = sext i32 %47 to i64, !dbg !1013
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1014
	store i64 %44, i64* %49, align 8, !dbg !1014
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1015
	store i64 %46, i64* %50, align 8, !dbg !1015
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1016
	store i64 %48, i64* %51, align 8, !dbg !1016
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1017
	store i64 %44, i64* %52, align 8, !dbg !1017
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1018
	store i64 %44, i64* %53, align 8, !dbg !1018
	%54 = zext i8 %43 to i64, !dbg !1020
	%55 = sext i8 %43 to i16, !dbg !1021
	%56 = zext i16 %55 to i64, !dbg !1022
	%57 = sext i8 %43 to i32, !dbg !1023
	%58 = zext i32 %57 to i64, !dbg !1024
	%59 = sext i8 %43 to i64, !dbg !1025
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1027
	store i64 %54, i64* %60, align 8, !dbg !1027
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1028
	store i64 %56, i64* %61, align 8, !dbg !1028
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1029
	store i64 %58, i64* %62, align 8, !dbg !1029
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1030
	store i64 %59, i64* %63, align 8, !dbg !1030
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1031
	store i64 %59, i64* %64, align 8, !dbg !1031
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1032
	store i64 %44, i64* %65, align 8, !dbg !1032
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1033
	store i64 %44, i64* %66, align 8, !dbg !1033
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1034
	store i64 %44, i64* %67, align 8, !dbg !1034
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1035
	store i64 %44, i64* %68, align 8, !dbg !1035
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1036
	store i64 %44, i64* %69, align 8, !dbg !1036
	%70 = lshr i8 %43, 1, !dbg !1037
	%71 = sitofp i8 %70 to float, !dbg !1039
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1040
	%73 = fcmp uno float %71, %71, !dbg !1040
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1040
	%75 = sitofp i8 %70 to double, !dbg !1041
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1042
	%77 = fcmp uno double %75, %75, !dbg !1042
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1042
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1043
	store i64 %74, i64* %79, align 8, !dbg !1043
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1044
	store i64 %78, i64* %80, align 8, !dbg !1044
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1045
	%82 = icmp slt i32 %81, -128, !dbg !1045
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1045
	%84 = icmp sgt i32 %83, 127, !dbg !1045
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1045
	%86 = trunc i32 %85 to i8, !dbg !1045
	%87 = sext i8 %86 to i64, !dbg !1046
	%88 = fadd double %75, 7.500000e-01, !dbg !1047
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1048
	%90 = fcmp uno double %88, %88, !dbg !1048
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1048
	%92 = icmp slt i32 %91, -128, !dbg !1048
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1048
	%94 = icmp sgt i32 %93, 127, !dbg !1048
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1048
	%96 = trunc i32 %95 to i8, !dbg !1048
	%97 = sext i8 %96 to i64, !dbg !1049
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1050
	store i64 %87, i64* %98, align 8, !dbg !1050
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1051
	store i64 %97, i64* %99, align 8, !dbg !1051
	%100 = fmul double %75, 3.500000e+00, !dbg !1052
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1053
	%102 = fcmp uno double %100, %100, !dbg !1053
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1053
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1055
	store i64 %103, i64* %104, align 8, !dbg !1055
	%105 = mul i64 %35, 2, !dbg !1056
	%106 = add i64 %105, 2, !dbg !1057
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1058
	%108 = icmp ugt i64 %106, %p3, !dbg !1058
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !1058, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !1059
	%110 = sitofp i8 %109 to float, !dbg !1062
	%111 = fpext float %110 to double, !dbg !1063
	%112 = sitofp i8 %109 to double, !dbg !1064
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !1065
	store double %111, double* %113, align 8, !dbg !1065
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !1066
	store double %112, double* %114, align 8, !dbg !1066
	%115 = add i64 %35, %34, !dbg !1001
	br label %b1, !dbg !1001

b3:
	ret void, !dbg !1001

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %39, i64 %p1), !dbg !1005
	ret void, !dbg !1005

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %106, i64 %p3), !dbg !1058
	ret void, !dbg !1058
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1067 {
entry:
	br label %b0, !dbg !1068

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1069, !range !11
	%1 = sext i32 %0 to i64, !dbg !1069
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1069, !range !13
	%3 = sext i32 %2 to i64, !dbg !1069
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1069, !range !13
	%5 = sext i32 %4 to i64, !dbg !1069
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1069, !range !33
	%7 = sext i32 %6 to i64, !dbg !1069
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1069, !range !34
	%9 = sext i32 %8 to i64, !dbg !1069
	%10 = mul i64 %9, %5, !dbg !1069
	%11 = add i64 %3, %10, !dbg !1069
	%12 = mul i64 %7, %11, !dbg !1069
	%13 = add i64 %1, %12, !dbg !1069
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1069, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1069, !range !35
	%16 = mul i32 %14, %15, !dbg !1069
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1069, !range !36
	%18 = mul i32 %16, %17, !dbg !1069
	%19 = sext i32 %18 to i64, !dbg !1069
	%20 = mul i64 %13, %19, !dbg !1069
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1069, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1069, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1069, !range !14
	%24 = mul i32 %15, %23, !dbg !1069
	%25 = add i32 %22, %24, !dbg !1069
	%26 = mul i32 %14, %25, !dbg !1069
	%27 = add i32 %21, %26, !dbg !1069
	%28 = sext i32 %27 to i64, !dbg !1069
	%29 = add i64 %20, %28, !dbg !1069
	%30 = mul i64 %7, %9, !dbg !1069
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1069, !range !34
	%32 = sext i32 %31 to i64, !dbg !1069
	%33 = mul i64 %30, %32, !dbg !1069
	%34 = mul i64 %33, %19, !dbg !1069
	br label %b1, !dbg !1069

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1069
	%36 = icmp slt i64 %35, %p3, !dbg !1069
	br i1 %36, label %b2, label %b24, !dbg !1069

b2:
	%37 = mul i64 %35, 40, !dbg !1070
	%38 = add i64 %35, 1, !dbg !1071
	%39 = mul i64 %38, 40, !dbg !1072
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1073
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1074
	%42 = icmp ugt i64 %39, %p1, !dbg !1073
	%43 = icmp ugt i64 %37, %39, !dbg !1073
	%44 = or i1 %42, %43, !dbg !1073
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1073, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !1074
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1075
	%47 = icmp uge i64 %35, %p5, !dbg !1075
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1075, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !1075
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1076
	%50 = icmp uge i64 %35, %p7, !dbg !1076
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1076, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1076
	%52 = zext i32 %51 to i64, !dbg !1077
	%53 = add i16 %45, %48, !dbg !1080
	%54 = sub i16 %45, %48, !dbg !1081
	%55 = mul i16 %45, %48, !dbg !1082
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !1083
	store i16 %53, i16* %56, align 2, !dbg !1083
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !1084
	store i16 %54, i16* %57, align 2, !dbg !1084
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !1085
	store i16 %55, i16* %58, align 2, !dbg !1085
	%59 = and i16 %45, %48, !dbg !1086
	%60 = or i16 %45, %48, !dbg !1087
	%61 = xor i16 %45, %48, !dbg !1088
	%62 = xor i16 %48, -1, !dbg !1089
	%63 = and i16 %45, %62, !dbg !1089
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !1090
	store i16 %59, i16* %64, align 2, !dbg !1090
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !1091
	store i16 %60, i16* %65, align 2, !dbg !1091
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !1092
	store i16 %61, i16* %66, align 2, !dbg !1092
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !1093
	store i16 %63, i16* %67, align 2, !dbg !1093
	%68 = xor i16 %45, -1, !dbg !1094
	%69 = sub i16 0, %45, !dbg !1095
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !1096
	store i16 %68, i16* %70, align 2, !dbg !1096
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !1097
	store i16 %69, i16* %71, align 2, !dbg !1097
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !1098
	store i16 %45, i16* %72, align 2, !dbg !1098
	%73 = icmp ult i64 %52, 16, !dbg !1099
	%74 = trunc i64 %52 to i16, !dbg !1099
	%75 = shl i16 %45, %74, !dbg !1099
	%76 = select i1 %73, i16 %75, i16 0, !dbg !1099
	%77 = icmp ult i64 %52, 16, !dbg !1100
	%78 = trunc i64 %52 to i16, !dbg !1100
	%79 = select i1 %77, i16 %78, i16 15, !dbg !1100
	%80 = ashr i16 %45, %79, !dbg !1100
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !1101
	store i16 %76, i16* %81, align 2, !dbg !1101
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !1102
	store i16 %80, i16* %82, align 2, !dbg !1102
	%83 = icmp ult i64 %52, 16, !dbg !1104
	%84 = trunc i64 %52 to i16, !dbg !1104
	%85 = shl i16 %45, %84, !dbg !1104
	%86 = select i1 %83, i16 %85, i16 0, !dbg !1104
	%87 = trunc i64 %52 to i8, !dbg !1105
	%88 = zext i8 %87 to i16, !dbg !1106
	%89 = icmp ult i16 %88, 16, !dbg !1106
	%90 = select i1 %89, i16 %88, i16 15, !dbg !1106
	%91 = ashr i16 %45, %90, !dbg !1106
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !1107
	store i16 %86, i16* %92, align 2, !dbg !1107
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !1108
	store i16 %91, i16* %93, align 2, !dbg !1108
	%94 = shl i16 %45, 3, !dbg !1109
	%95 = ashr i16 %45, 3, !dbg !1110
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !1111
	store i16 %94, i16* %96, align 2, !dbg !1111
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !1112
	store i16 %95, i16* %97, align 2, !dbg !1112
	%98 = icmp ult i64 %52, 16, !dbg !1113
	%99 = trunc i64 %52 to i16, !dbg !1113
	%100 = shl i16 1, %99, !dbg !1113
	%101 = select i1 %98, i16 %100, i16 0, !dbg !1113
	%102 = urem i64 %52, 8, !dbg !1114
	%103 = icmp ult i64 %102, 16, !dbg !1115
	%104 = trunc i64 %102 to i16, !dbg !1115
	%105 = select i1 %103, i16 %104, i16 15, !dbg !1115
	%106 = ashr i16 %48, %105, !dbg !1115
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !1116
	store i16 %101, i16* %107, align 2, !dbg !1116
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !1117
	store i16 %106, i16* %108, align 2, !dbg !1117
	%109 = icmp ne i16 %48, 0, !dbg !1118
	br i1 %109, label %b3, label %b4, !dbg !1118

b3:
	%110 = icmp eq i16 %48, -1, !dbg !1119
	%111 = select i1 %110, i16 1, i16 %48, !dbg !1119
	%112 = sdiv i16 %45, %111, !dbg !1119
	%113 = sub i16 0, %45, !dbg !1119
	%114 = select i1 %110, i16 %113, i16 %112, !dbg !1119
	%115 = icmp eq i16 %48, -1, !dbg !1120
	%116 = select i1 %115, i16 1, i16 %48, !dbg !1120
	%117 = srem i16 %45, %116, !dbg !1120
	%118 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1121
	store i16 %114, i16* %118, align 2, !dbg !1121
	%119 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1122
	store i16 %117, i16* %119, align 2, !dbg !1122
	br label %b5, !dbg !1122

b4:
	%120 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1123
	store i16 0, i16* %120, align 2, !dbg !1123
	%121 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1124
	store i16 0, i16* %121, align 2, !dbg !1124
	br label %b5, !dbg !1124

b5:
	%122 = sdiv i16 %45, 7, !dbg !1125
	%123 = srem i16 %45, 7, !dbg !1126
	%124 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !1127
	store i16 %122, i16* %124, align 2, !dbg !1127
	%125 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !1128
	store i16 %123, i16* %125, align 2, !dbg !1128
	%126 = sdiv i16 %45, 8, !dbg !1129
	%127 = srem i16 %45, 8, !dbg !1130
	%128 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !1131
	store i16 %126, i16* %128, align 2, !dbg !1131
	%129 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !1132
	store i16 %127, i16* %129, align 2, !dbg !1132
	%130 = icmp slt i16 %45, %48, !dbg !1133
	%131 = select i1 %130, i16 %45, i16 %48, !dbg !1133
	%132 = icmp sgt i16 %45, %48, !dbg !1134
	%133 = select i1 %132, i16 %45, i16 %48, !dbg !1134
	%134 = icmp sgt i16 %133, 3, !dbg !1134
	%135 = select i1 %134, i16 %133, i16 3, !dbg !1134
	%136 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !1135
	store i16 %131, i16* %136, align 2, !dbg !1135
	%137 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !1136
	store i16 %135, i16* %137, align 2, !dbg !1136
	%138 = icmp eq i16 %45, %48, !dbg !1137
	br i1 %138, label %b7, label %b6, !dbg !1140

b6:
	br label %b7, !dbg !1141

b7:
	%139 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1142
	%140 = icmp ne i16 %45, %48, !dbg !1142
	br i1 %140, label %b9, label %b8, !dbg !1144

b8:
	br label %b9, !dbg !1145

b9:
	%141 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1146
	br i1 %130, label %b11, label %b10, !dbg !1148

b10:
	br label %b11, !dbg !1149

b11:
	%142 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1150
	%143 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !1150
	store i16 %139, i16* %143, align 2, !dbg !1150
	%144 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !1151
	store i16 %141, i16* %144, align 2, !dbg !1151
	%145 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !1152
	store i16 %142, i16* %145, align 2, !dbg !1152
	%146 = icmp sle i16 %45, %48, !dbg !1153
	br i1 %146, label %b13, label %b12, !dbg !1155

b12:
	br label %b13, !dbg !1156

b13:
	%147 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1157
	br i1 %132, label %b15, label %b14, !dbg !1159

b14:
	br label %b15, !dbg !1160

b15:
	%148 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1161
	%149 = icmp sge i16 %45, %48, !dbg !1161
	br i1 %149, label %b17, label %b16, !dbg !1163

b16:
	br label %b17, !dbg !1164

b17:
	%150 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1165
	%151 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !1165
	store i16 %147, i16* %151, align 2, !dbg !1165
	%152 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !1166
	store i16 %148, i16* %152, align 2, !dbg !1166
	%153 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !1167
	store i16 %150, i16* %153, align 2, !dbg !1167
	%154 = mul i16 %53, 3, !dbg !1168
	%155 = sub i16 %154, 5, !dbg !1169
	%156 = xor i16 %155, %45, !dbg !1170
	%157 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !1171
	store i16 %156, i16* %157, align 2, !dbg !1171
	%158 = shl i16 %156, 2, !dbg !1172
	%159 = ashr i16 %158, 1, !dbg !1173
	%160 = or i16 %159, 1, !dbg !1174
	%161 = and i16 %160, -3, !dbg !1175
	%162 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !1176
	store i16 %161, i16* %162, align 2, !dbg !1176
	%163 = sub i16 %161, 1, !dbg !1177
	%164 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !1178
	store i16 %163, i16* %164, align 2, !dbg !1178
	%165 = sub i16 %48, %45, !dbg !1179
	%166 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !1180
	store i16 %165, i16* %166, align 2, !dbg !1180
	br i1 %130, label %b18, label %b19, !dbg !1181

b18:
	br i1 %109, label %b21, label %b19, !dbg !1182

b19:
	%167 = icmp eq i16 %45, 5, !dbg !1183
	br i1 %167, label %b21, label %b20, !dbg !1185

b20:
	br label %b21, !dbg !1186

b21:
	%168 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1187
	%169 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !1187
	store i16 %168, i16* %169, align 2, !dbg !1187
	%170 = icmp eq i16 %48, 1, !dbg !1188
	%171 = icmp ne i1 %146, %170, !dbg !1189
	br i1 %171, label %b23, label %b22, !dbg !1191

b22:
	br label %b23, !dbg !1192

b23:
	%172 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1193
	%173 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !1193
	store i16 %172, i16* %173, align 2, !dbg !1193
	%174 = and i64 %52, 3, !dbg !1194
	%175 = icmp ult i64 %174, 16, !dbg !1195
	%176 = trunc i64 %174 to i16, !dbg !1195
	%177 = shl i16 1, %176, !dbg !1195
	%178 = select i1 %175, i16 %177, i16 0, !dbg !1195
	%179 = add i16 %178, %45, !dbg !1196
	%180 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !1197
	store i16 %179, i16* %180, align 2, !dbg !1197
	%181 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !1198
	store i16 -1, i16* %181, align 2, !dbg !1198
	%182 = add i64 %35, %34, !dbg !1069
	br label %b1, !dbg !1069

b24:
	ret void, !dbg !1069

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1073
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1073

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %39, i64 %p1), !dbg !1073
	ret void, !dbg !1073

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %37, i64 %39), !dbg !1073
	ret void, !dbg !1073

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p5), !dbg !1075
	ret void, !dbg !1075

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p7), !dbg !1076
	ret void, !dbg !1076
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1199 {
entry:
	br label %b0, !dbg !1200

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1201, !range !11
	%1 = sext i32 %0 to i64, !dbg !1201
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1201, !range !13
	%3 = sext i32 %2 to i64, !dbg !1201
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1201, !range !13
	%5 = sext i32 %4 to i64, !dbg !1201
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1201, !range !33
	%7 = sext i32 %6 to i64, !dbg !1201
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1201, !range !34
	%9 = sext i32 %8 to i64, !dbg !1201
	%10 = mul i64 %9, %5, !dbg !1201
	%11 = add i64 %3, %10, !dbg !1201
	%12 = mul i64 %7, %11, !dbg !1201
	%13 = add i64 %1, %12, !dbg !1201
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1201, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1201, !range !35
	%16 = mul i32 %14, %15, !dbg !1201
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1201, !range !36
	%18 = mul i32 %16, %17, !dbg !1201
	%19 = sext i32 %18 to i64, !dbg !1201
	%20 = mul i64 %13, %19, !dbg !1201
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1201, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1201, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1201, !range !14
	%24 = mul i32 %15, %23, !dbg !1201
	%25 = add i32 %22, %24, !dbg !1201
	%26 = mul i32 %14, %25, !dbg !1201
	%27 = add i32 %21, %26, !dbg !1201
	%28 = sext i32 %27 to i64, !dbg !1201
	%29 = add i64 %20, %28, !dbg !1201
	%30 = mul i64 %7, %9, !dbg !1201
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1201, !range !34
	%32 = sext i32 %31 to i64, !dbg !1201
	%33 = mul i64 %30, %32, !dbg !1201
	%34 = mul i64 %33, %19, !dbg !1201
	br label %b1, !dbg !1201

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !1201
	%36 = icmp slt i64 %35, %p5, !dbg !1201
	br i1 %36, label %b2, label %b3, !dbg !1201

b2:
	%37 = mul i64 %35, 20, !dbg !1202
	%38 = add i64 %35, 1, !dbg !1203
	%39 = mul i64 %38, 20, !dbg !1204
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1205
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1206
	%42 = icmp ugt i64 %39, %p1, !dbg !1205
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1205, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !1206
	%44 = trunc i16 %43 to i8, !dbg !1209
	%45 = sext i8 %44 to i64, !dbg !1210
	%46 = sext i16 %43 to i64, !dbg !1211
	%47 = sext i16 %43 to i32, !dbg !1212
	%48 = sext i32 %47 to i64, !dbg !1213
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1214
	store i64 %45, i64* %49, align 8, !dbg !1214
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1215
	store i64 %46, i64* %50, align 8, !dbg !1215
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1216
	store i64 %48, i64* %51, align 8, !dbg !1216
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1217
	store i64 %46, i64* %52, align 8, !dbg !1217
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1218
	store i64 %46, i64* %53, align 8, !dbg !1218
	%54 = trunc i16 %43 to i8, !dbg !1219
	%55 = zext i8 %54 to i64, !dbg !1220
	%56 = zext i16 %43 to i64, !dbg !1222
	%57 = sext i16 %43 to i32, !dbg !1223
	%58 = zext i32 %57 to i64, !dbg !1224
	%59 = sext i16 %43 to i64, !dbg !1225
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1227
	store i64 %55, i64* %60, align 8, !dbg !1227
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1228
	store i64 %56, i64* %61, align 8, !dbg !1228
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1229
	store i64 %58, i64* %62, align 8, !dbg !1229
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1230
	store i64 %59, i64* %63, align 8, !dbg !1230
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1231
	store i64 %59, i64* %64, align 8, !dbg !1231
	%65 = sext i8 %44 to i16, !dbg !1232
	%66 = sext i16 %65 to i64, !dbg !1233
	%67 = zext i8 %54 to i16, !dbg !1234
	%68 = sext i16 %67 to i64, !dbg !1235
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1236
	store i64 %66, i64* %69, align 8, !dbg !1236
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1237
	store i64 %68, i64* %70, align 8, !dbg !1237
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1238
	store i64 %46, i64* %71, align 8, !dbg !1238
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1239
	store i64 %46, i64* %72, align 8, !dbg !1239
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1240
	store i64 %46, i64* %73, align 8, !dbg !1240
	%74 = lshr i8 %54, 1, !dbg !1241
	%75 = zext i8 %74 to i16, !dbg !1242
	%76 = sitofp i16 %75 to float, !dbg !1243
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1244
	%78 = fcmp uno float %76, %76, !dbg !1244
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1244
	%80 = sitofp i16 %75 to double, !dbg !1245
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1246
	%82 = fcmp uno double %80, %80, !dbg !1246
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1246
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1247
	store i64 %79, i64* %84, align 8, !dbg !1247
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1248
	store i64 %83, i64* %85, align 8, !dbg !1248
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1249
	%87 = icmp slt i32 %86, -32768, !dbg !1249
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1249
	%89 = icmp sgt i32 %88, 32767, !dbg !1249
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1249
	%91 = trunc i32 %90 to i16, !dbg !1249
	%92 = sext i16 %91 to i64, !dbg !1250
	%93 = fadd double %80, 7.500000e-01, !dbg !1251
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1252
	%95 = fcmp uno double %93, %93, !dbg !1252
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1252
	%97 = icmp slt i32 %96, -32768, !dbg !1252
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1252
	%99 = icmp sgt i32 %98, 32767, !dbg !1252
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1252
	%101 = trunc i32 %100 to i16, !dbg !1252
	%102 = sext i16 %101 to i64, !dbg !1253
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1254
	store i64 %92, i64* %103, align 8, !dbg !1254
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1255
	store i64 %102, i64* %104, align 8, !dbg !1255
	%105 = fmul double %80, 3.500000e+00, !dbg !1256
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1257
	%107 = fcmp uno double %105, %105, !dbg !1257
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1257
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1259
	store i64 %108, i64* %109, align 8, !dbg !1259
	%110 = mul i64 %35, 2, !dbg !1260
	%111 = add i64 %110, 2, !dbg !1261
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1262
	%113 = icmp ugt i64 %111, %p3, !dbg !1262
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !1262, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !1263
	%115 = sitofp i16 %114 to float, !dbg !1266
	%116 = fpext float %115 to double, !dbg !1267
	%117 = sitofp i16 %114 to double, !dbg !1268
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !1269
	store double %116, double* %118, align 8, !dbg !1269
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !1270
	store double %117, double* %119, align 8, !dbg !1270
	%120 = add i64 %35, %34, !dbg !1201
	br label %b1, !dbg !1201

b3:
	ret void, !dbg !1201

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %39, i64 %p1), !dbg !1205
	ret void, !dbg !1205

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %111, i64 %p3), !dbg !1262
	ret void, !dbg !1262
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1271 {
entry:
	br label %b0, !dbg !1272

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1273, !range !11
	%1 = sext i32 %0 to i64, !dbg !1273
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1273, !range !13
	%3 = sext i32 %2 to i64, !dbg !1273
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1273, !range !13
	%5 = sext i32 %4 to i64, !dbg !1273
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1273, !range !33
	%7 = sext i32 %6 to i64, !dbg !1273
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1273, !range !34
	%9 = sext i32 %8 to i64, !dbg !1273
	%10 = mul i64 %9, %5, !dbg !1273
	%11 = add i64 %3, %10, !dbg !1273
	%12 = mul i64 %7, %11, !dbg !1273
	%13 = add i64 %1, %12, !dbg !1273
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1273, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1273, !range !35
	%16 = mul i32 %14, %15, !dbg !1273
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1273, !range !36
	%18 = mul i32 %16, %17, !dbg !1273
	%19 = sext i32 %18 to i64, !dbg !1273
	%20 = mul i64 %13, %19, !dbg !1273
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1273, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1273, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1273, !range !14
	%24 = mul i32 %15, %23, !dbg !1273
	%25 = add i32 %22, %24, !dbg !1273
	%26 = mul i32 %14, %25, !dbg !1273
	%27 = add i32 %21, %26, !dbg !1273
	%28 = sext i32 %27 to i64, !dbg !1273
	%29 = add i64 %20, %28, !dbg !1273
	%30 = mul i64 %7, %9, !dbg !1273
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1273, !range !34
	%32 = sext i32 %31 to i64, !dbg !1273
	%33 = mul i64 %30, %32, !dbg !1273
	%34 = mul i64 %33, %19, !dbg !1273
	br label %b1, !dbg !1273

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1273
	%36 = icmp slt i64 %35, %p3, !dbg !1273
	br i1 %36, label %b2, label %b24, !dbg !1273

b2:
	%37 = mul i64 %35, 40, !dbg !1274
	%38 = add i64 %35, 1, !dbg !1275
	%39 = mul i64 %38, 40, !dbg !1276
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1277
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1278
	%42 = icmp ugt i64 %39, %p1, !dbg !1277
	%43 = icmp ugt i64 %37, %39, !dbg !1277
	%44 = or i1 %42, %43, !dbg !1277
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1277, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !1278
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1279
	%47 = icmp uge i64 %35, %p5, !dbg !1279
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1279, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !1279
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1280
	%50 = icmp uge i64 %35, %p7, !dbg !1280
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1280, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1280
	%52 = zext i32 %51 to i64, !dbg !1281
	%53 = add i32 %45, %48, !dbg !1284
	%54 = sub i32 %45, %48, !dbg !1285
	%55 = mul i32 %45, %48, !dbg !1286
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !1287
	store i32 %53, i32* %56, align 4, !dbg !1287
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !1288
	store i32 %54, i32* %57, align 4, !dbg !1288
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !1289
	store i32 %55, i32* %58, align 4, !dbg !1289
	%59 = and i32 %45, %48, !dbg !1290
	%60 = or i32 %45, %48, !dbg !1291
	%61 = xor i32 %45, %48, !dbg !1292
	%62 = xor i32 %48, -1, !dbg !1293
	%63 = and i32 %45, %62, !dbg !1293
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !1294
	store i32 %59, i32* %64, align 4, !dbg !1294
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !1295
	store i32 %60, i32* %65, align 4, !dbg !1295
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !1296
	store i32 %61, i32* %66, align 4, !dbg !1296
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !1297
	store i32 %63, i32* %67, align 4, !dbg !1297
	%68 = xor i32 %45, -1, !dbg !1298
	%69 = sub i32 0, %45, !dbg !1299
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !1300
	store i32 %68, i32* %70, align 4, !dbg !1300
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !1301
	store i32 %69, i32* %71, align 4, !dbg !1301
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !1302
	store i32 %45, i32* %72, align 4, !dbg !1302
	%73 = icmp ult i64 %52, 32, !dbg !1303
	%74 = trunc i64 %52 to i32, !dbg !1303
	%75 = shl i32 %45, %74, !dbg !1303
	%76 = select i1 %73, i32 %75, i32 0, !dbg !1303
	%77 = icmp ult i64 %52, 32, !dbg !1304
	%78 = trunc i64 %52 to i32, !dbg !1304
	%79 = select i1 %77, i32 %78, i32 31, !dbg !1304
	%80 = ashr i32 %45, %79, !dbg !1304
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !1305
	store i32 %76, i32* %81, align 4, !dbg !1305
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !1306
	store i32 %80, i32* %82, align 4, !dbg !1306
	%83 = icmp ult i64 %52, 32, !dbg !1308
	%84 = trunc i64 %52 to i32, !dbg !1308
	%85 = shl i32 %45, %84, !dbg !1308
	%86 = select i1 %83, i32 %85, i32 0, !dbg !1308
	%87 = trunc i64 %52 to i8, !dbg !1309
	%88 = zext i8 %87 to i32, !dbg !1310
	%89 = icmp ult i32 %88, 32, !dbg !1310
	%90 = select i1 %89, i32 %88, i32 31, !dbg !1310
	%91 = ashr i32 %45, %90, !dbg !1310
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !1311
	store i32 %86, i32* %92, align 4, !dbg !1311
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !1312
	store i32 %91, i32* %93, align 4, !dbg !1312
	%94 = shl i32 %45, 3, !dbg !1313
	%95 = ashr i32 %45, 3, !dbg !1314
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !1315
	store i32 %94, i32* %96, align 4, !dbg !1315
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !1316
	store i32 %95, i32* %97, align 4, !dbg !1316
	%98 = icmp ult i64 %52, 32, !dbg !1317
	%99 = trunc i64 %52 to i32, !dbg !1317
	%100 = shl i32 1, %99, !dbg !1317
	%101 = select i1 %98, i32 %100, i32 0, !dbg !1317
	%102 = urem i64 %52, 8, !dbg !1318
	%103 = icmp ult i64 %102, 32, !dbg !1319
	%104 = trunc i64 %102 to i32, !dbg !1319
	%105 = select i1 %103, i32 %104, i32 31, !dbg !1319
	%106 = ashr i32 %48, %105, !dbg !1319
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !1320
	store i32 %101, i32* %107, align 4, !dbg !1320
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !1321
	store i32 %106, i32* %108, align 4, !dbg !1321
	%109 = icmp ne i32 %48, 0, !dbg !1322
	br i1 %109, label %b3, label %b4, !dbg !1322

b3:
	%110 = icmp eq i32 %48, -1, !dbg !1323
	%111 = select i1 %110, i32 1, i32 %48, !dbg !1323
	%112 = sdiv i32 %45, %111, !dbg !1323
	%113 = sub i32 0, %45, !dbg !1323
	%114 = select i1 %110, i32 %113, i32 %112, !dbg !1323
	%115 = icmp eq i32 %48, -1, !dbg !1324
	%116 = select i1 %115, i32 1, i32 %48, !dbg !1324
	%117 = srem i32 %45, %116, !dbg !1324
	%118 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1325
	store i32 %114, i32* %118, align 4, !dbg !1325
	%119 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1326
	store i32 %117, i32* %119, align 4, !dbg !1326
	br label %b5, !dbg !1326

b4:
	%120 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1327
	store i32 0, i32* %120, align 4, !dbg !1327
	%121 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1328
	store i32 0, i32* %121, align 4, !dbg !1328
	br label %b5, !dbg !1328

b5:
	%122 = sdiv i32 %45, 7, !dbg !1329
	%123 = srem i32 %45, 7, !dbg !1330
	%124 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !1331
	store i32 %122, i32* %124, align 4, !dbg !1331
	%125 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !1332
	store i32 %123, i32* %125, align 4, !dbg !1332
	%126 = sdiv i32 %45, 8, !dbg !1333
	%127 = srem i32 %45, 8, !dbg !1334
	%128 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !1335
	store i32 %126, i32* %128, align 4, !dbg !1335
	%129 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !1336
	store i32 %127, i32* %129, align 4, !dbg !1336
	%130 = icmp slt i32 %45, %48, !dbg !1337
	%131 = select i1 %130, i32 %45, i32 %48, !dbg !1337
	%132 = icmp sgt i32 %45, %48, !dbg !1338
	%133 = select i1 %132, i32 %45, i32 %48, !dbg !1338
	%134 = icmp sgt i32 %133, 3, !dbg !1338
	%135 = select i1 %134, i32 %133, i32 3, !dbg !1338
	%136 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !1339
	store i32 %131, i32* %136, align 4, !dbg !1339
	%137 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !1340
	store i32 %135, i32* %137, align 4, !dbg !1340
	%138 = icmp eq i32 %45, %48, !dbg !1341
	br i1 %138, label %b7, label %b6, !dbg !1344

b6:
	br label %b7, !dbg !1345

b7:
	%139 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1346
	%140 = icmp ne i32 %45, %48, !dbg !1346
	br i1 %140, label %b9, label %b8, !dbg !1348

b8:
	br label %b9, !dbg !1349

b9:
	%141 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1350
	br i1 %130, label %b11, label %b10, !dbg !1352

b10:
	br label %b11, !dbg !1353

b11:
	%142 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1354
	%143 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !1354
	store i32 %139, i32* %143, align 4, !dbg !1354
	%144 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !1355
	store i32 %141, i32* %144, align 4, !dbg !1355
	%145 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !1356
	store i32 %142, i32* %145, align 4, !dbg !1356
	%146 = icmp sle i32 %45, %48, !dbg !1357
	br i1 %146, label %b13, label %b12, !dbg !1359

b12:
	br label %b13, !dbg !1360

b13:
	%147 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1361
	br i1 %132, label %b15, label %b14, !dbg !1363

b14:
	br label %b15, !dbg !1364

b15:
	%148 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1365
	%149 = icmp sge i32 %45, %48, !dbg !1365
	br i1 %149, label %b17, label %b16, !dbg !1367

b16:
	br label %b17, !dbg !1368

b17:
	%150 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1369
	%151 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !1369
	store i32 %147, i32* %151, align 4, !dbg !1369
	%152 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !1370
	store i32 %148, i32* %152, align 4, !dbg !1370
	%153 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !1371
	store i32 %150, i32* %153, align 4, !dbg !1371
	%154 = mul i32 %53, 3, !dbg !1372
	%155 = sub i32 %154, 5, !dbg !1373
	%156 = xor i32 %155, %45, !dbg !1374
	%157 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !1375
	store i32 %156, i32* %157, align 4, !dbg !1375
	%158 = shl i32 %156, 2, !dbg !1376
	%159 = ashr i32 %158, 1, !dbg !1377
	%160 = or i32 %159, 1, !dbg !1378
	%161 = and i32 %160, -3, !dbg !1379
	%162 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !1380
	store i32 %161, i32* %162, align 4, !dbg !1380
	%163 = sub i32 %161, 1, !dbg !1381
	%164 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !1382
	store i32 %163, i32* %164, align 4, !dbg !1382
	%165 = sub i32 %48, %45, !dbg !1383
	%166 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !1384
	store i32 %165, i32* %166, align 4, !dbg !1384
	br i1 %130, label %b18, label %b19, !dbg !1385

b18:
	br i1 %109, label %b21, label %b19, !dbg !1386

b19:
	%167 = icmp eq i32 %45, 5, !dbg !1387
	br i1 %167, label %b21, label %b20, !dbg !1389

b20:
	br label %b21, !dbg !1390

b21:
	%168 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1391
	%169 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !1391
	store i32 %168, i32* %169, align 4, !dbg !1391
	%170 = icmp eq i32 %48, 1, !dbg !1392
	%171 = icmp ne i1 %146, %170, !dbg !1393
	br i1 %171, label %b23, label %b22, !dbg !1395

b22:
	br label %b23, !dbg !1396

b23:
	%172 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1397
	%173 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !1397
	store i32 %172, i32* %173, align 4, !dbg !1397
	%174 = and i64 %52, 3, !dbg !1398
	%175 = icmp ult i64 %174, 32, !dbg !1399
	%176 = trunc i64 %174 to i32, !dbg !1399
	%177 = shl i32 1, %176, !dbg !1399
	%178 = select i1 %175, i32 %177, i32 0, !dbg !1399
	%179 = add i32 %178, %45, !dbg !1400
	%180 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !1401
	store i32 %179, i32* %180, align 4, !dbg !1401
	%181 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !1402
	store i32 -1, i32* %181, align 4, !dbg !1402
	%182 = add i64 %35, %34, !dbg !1273
	br label %b1, !dbg !1273

b24:
	ret void, !dbg !1273

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1277
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1277

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %39, i64 %p1), !dbg !1277
	ret void, !dbg !1277

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %37, i64 %39), !dbg !1277
	ret void, !dbg !1277

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %35, i64 %p5), !dbg !1279
	ret void, !dbg !1279

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %35, i64 %p7), !dbg !1280
	ret void, !dbg !1280
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1403 {
entry:
	br label %b0, !dbg !1404

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1405, !range !11
	%1 = sext i32 %0 to i64, !dbg !1405
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1405, !range !13
	%3 = sext i32 %2 to i64, !dbg !1405
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1405, !range !13
	%5 = sext i32 %4 to i64, !dbg !1405
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1405, !range !33
	%7 = sext i32 %6 to i64, !dbg !1405
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1405, !range !34
	%9 = sext i32 %8 to i64, !dbg !1405
	%10 = mul i64 %9, %5, !dbg !1405
	%11 = add i64 %3, %10, !dbg !1405
	%12 = mul i64 %7, %11, !dbg !1405
	%13 = add i64 %1, %12, !dbg !1405
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1405, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1405, !range !35
	%16 = mul i32 %14, %15, !dbg !1405
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1405, !range !36
	%18 = mul i32 %16, %17, !dbg !1405
	%19 = sext i32 %18 to i64, !dbg !1405
	%20 = mul i64 %13, %19, !dbg !1405
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1405, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1405, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1405, !range !14
	%24 = mul i32 %15, %23, !dbg !1405
	%25 = add i32 %22, %24, !dbg !1405
	%26 = mul i32 %14, %25, !dbg !1405
	%27 = add i32 %21, %26, !dbg !1405
	%28 = sext i32 %27 to i64, !dbg !1405
	%29 = add i64 %20, %28, !dbg !1405
	%30 = mul i64 %7, %9, !dbg !1405
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1405, !range !34
	%32 = sext i32 %31 to i64, !dbg !1405
	%33 = mul i64 %30, %32, !dbg !1405
	%34 = mul i64 %33, %19, !dbg !1405
	br label %b1, !dbg !1405

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !1405
	%36 = icmp slt i64 %35, %p5, !dbg !1405
	br i1 %36, label %b2, label %b3, !dbg !1405

b2:
	%37 = mul i64 %35, 20, !dbg !1406
	%38 = add i64 %35, 1, !dbg !1407
	%39 = mul i64 %38, 20, !dbg !1408
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1409
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1410
	%42 = icmp ugt i64 %39, %p1, !dbg !1409
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1409, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !1410
	%44 = trunc i32 %43 to i8, !dbg !1413
	%45 = sext i8 %44 to i64, !dbg !1414
	%46 = trunc i32 %43 to i16, !dbg !1415
	%47 = sext i16 %46 to i64, !dbg !1416
	%48 = sext i32 %43 to i64, !dbg !1417
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1418
	store i64 %45, i64* %49, align 8, !dbg !1418
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1419
	store i64 %47, i64* %50, align 8, !dbg !1419
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1420
	store i64 %48, i64* %51, align 8, !dbg !1420
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1421
	store i64 %48, i64* %52, align 8, !dbg !1421
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1422
	store i64 %48, i64* %53, align 8, !dbg !1422
	%54 = trunc i32 %43 to i8, !dbg !1423
	%55 = zext i8 %54 to i64, !dbg !1424
	%56 = trunc i32 %43 to i16, !dbg !1425
	%57 = zext i16 %56 to i64, !dbg !1426
	%58 = zext i32 %43 to i64, !dbg !1428
	%59 = sext i32 %43 to i64, !dbg !1429
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1431
	store i64 %55, i64* %60, align 8, !dbg !1431
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1432
	store i64 %57, i64* %61, align 8, !dbg !1432
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1433
	store i64 %58, i64* %62, align 8, !dbg !1433
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1434
	store i64 %59, i64* %63, align 8, !dbg !1434
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1435
	store i64 %59, i64* %64, align 8, !dbg !1435
	%65 = sext i8 %44 to i32, !dbg !1436
	%66 = sext i32 %65 to i64, !dbg !1437
	%67 = zext i8 %54 to i32, !dbg !1438
	%68 = sext i32 %67 to i64, !dbg !1439
	%69 = sext i16 %46 to i32, !dbg !1440
	%70 = sext i32 %69 to i64, !dbg !1441
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1442
	store i64 %66, i64* %71, align 8, !dbg !1442
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1443
	store i64 %68, i64* %72, align 8, !dbg !1443
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1444
	store i64 %70, i64* %73, align 8, !dbg !1444
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1445
	store i64 %48, i64* %74, align 8, !dbg !1445
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1446
	store i64 %48, i64* %75, align 8, !dbg !1446
	%76 = lshr i8 %54, 1, !dbg !1447
	%77 = zext i8 %76 to i32, !dbg !1448
	%78 = sitofp i32 %77 to float, !dbg !1449
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1450
	%80 = fcmp uno float %78, %78, !dbg !1450
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1450
	%82 = sitofp i32 %77 to double, !dbg !1451
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1452
	%84 = fcmp uno double %82, %82, !dbg !1452
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1452
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1453
	store i64 %81, i64* %86, align 8, !dbg !1453
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1454
	store i64 %85, i64* %87, align 8, !dbg !1454
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1455
	%89 = sext i32 %88 to i64, !dbg !1456
	%90 = fadd double %82, 7.500000e-01, !dbg !1457
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1458
	%92 = fcmp uno double %90, %90, !dbg !1458
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1458
	%94 = sext i32 %93 to i64, !dbg !1459
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1460
	store i64 %89, i64* %95, align 8, !dbg !1460
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1461
	store i64 %94, i64* %96, align 8, !dbg !1461
	%97 = fmul double %82, 3.500000e+00, !dbg !1462
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1463
	%99 = fcmp uno double %97, %97, !dbg !1463
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1463
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1465
	store i64 %100, i64* %101, align 8, !dbg !1465
	%102 = mul i64 %35, 2, !dbg !1466
	%103 = add i64 %102, 2, !dbg !1467
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1468
	%105 = icmp ugt i64 %103, %p3, !dbg !1468
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !1468, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !1469
	%107 = sitofp i32 %106 to float, !dbg !1472
	%108 = fpext float %107 to double, !dbg !1473
	%109 = sitofp i32 %106 to double, !dbg !1474
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !1475
	store double %108, double* %110, align 8, !dbg !1475
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !1476
	store double %109, double* %111, align 8, !dbg !1476
	%112 = add i64 %35, %34, !dbg !1405
	br label %b1, !dbg !1405

b3:
	ret void, !dbg !1405

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %39, i64 %p1), !dbg !1409
	ret void, !dbg !1409

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %103, i64 %p3), !dbg !1468
	ret void, !dbg !1468
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1477 {
entry:
	br label %b0, !dbg !1478

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1481, !range !11
	%1 = sext i32 %0 to i64, !dbg !1481
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1481, !range !13
	%3 = sext i32 %2 to i64, !dbg !1481
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1481, !range !13
	%5 = sext i32 %4 to i64, !dbg !1481
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1481, !range !33
	%7 = sext i32 %6 to i64, !dbg !1481
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1481, !range !34
	%9 = sext i32 %8 to i64, !dbg !1481
	%10 = mul i64 %9, %5, !dbg !1481
	%11 = add i64 %3, %10, !dbg !1481
	%12 = mul i64 %7, %11, !dbg !1481
	%13 = add i64 %1, %12, !dbg !1481
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1481, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1481, !range !35
	%16 = mul i32 %14, %15, !dbg !1481
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1481, !range !36
	%18 = mul i32 %16, %17, !dbg !1481
	%19 = sext i32 %18 to i64, !dbg !1481
	%20 = mul i64 %13, %19, !dbg !1481
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1481, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1481, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1481, !range !14
	%24 = mul i32 %15, %23, !dbg !1481
	%25 = add i32 %22, %24, !dbg !1481
	%26 = mul i32 %14, %25, !dbg !1481
	%27 = add i32 %21, %26, !dbg !1481
	%28 = sext i32 %27 to i64, !dbg !1481
	%29 = add i64 %20, %28, !dbg !1481
	%30 = add i64 %29, 1, !dbg !1482
	%31 = trunc i64 %30 to i32, !dbg !1483
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1484
	%33 = icmp uge i64 0, %p1, !dbg !1484
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !1484, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !1485
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1486
	%36 = icmp uge i64 1, %p1, !dbg !1486
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !1486, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !1487
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1488
	%39 = icmp uge i64 2, %p1, !dbg !1488
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !1488, !prof !10

b0_ok3:
	%40 = atomicrmw min i32* %38, i32 %31 monotonic, !dbg !1489
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1490
	%42 = icmp uge i64 3, %p1, !dbg !1490
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !1490, !prof !10

b0_ok4:
	%43 = atomicrmw max i32* %41, i32 %31 monotonic, !dbg !1491
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1492
	%45 = icmp uge i64 4, %p1, !dbg !1492
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !1492, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !1493
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1494
	%48 = icmp uge i64 %29, %p3, !dbg !1494
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !1494, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !1494
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1495
	%50 = icmp uge i64 5, %p1, !dbg !1495
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !1495, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !1496
	%52 = icmp eq i32 %51, 7, !dbg !1497
	br i1 %52, label %b1, label %b2, !dbg !1497

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1498
	%54 = icmp uge i64 %29, %p5, !dbg !1498
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !1498, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !1499
	br label %b2, !dbg !1499

b2:
	ret void, !dbg !1480

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !1484
	ret void, !dbg !1484

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !1486
	ret void, !dbg !1486

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !1488
	ret void, !dbg !1488

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !1490
	ret void, !dbg !1490

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !1492
	ret void, !dbg !1492

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !1494
	ret void, !dbg !1494

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !1495
	ret void, !dbg !1495

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !1498
	ret void, !dbg !1498
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1500 {
entry:
	br label %b0, !dbg !1501

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1504, !range !11
	%1 = sext i32 %0 to i64, !dbg !1504
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1504, !range !13
	%3 = sext i32 %2 to i64, !dbg !1504
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1504, !range !13
	%5 = sext i32 %4 to i64, !dbg !1504
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1504, !range !33
	%7 = sext i32 %6 to i64, !dbg !1504
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1504, !range !34
	%9 = sext i32 %8 to i64, !dbg !1504
	%10 = mul i64 %9, %5, !dbg !1504
	%11 = add i64 %3, %10, !dbg !1504
	%12 = mul i64 %7, %11, !dbg !1504
	%13 = add i64 %1, %12, !dbg !1504
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1504, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1504, !range !35
	%16 = mul i32 %14, %15, !dbg !1504
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1504, !range !36
	%18 = mul i32 %16, %17, !dbg !1504
	%19 = sext i32 %18 to i64, !dbg !1504
	%20 = mul i64 %13, %19, !dbg !1504
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1504, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1504, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1504, !range !14
	%24 = mul i32 %15, %23, !dbg !1504
	%25 = add i32 %22, %24, !dbg !1504
	%26 = mul i32 %14, %25, !dbg !1504
	%27 = add i32 %21, %26, !dbg !1504
	%28 = sext i32 %27 to i64, !dbg !1504
	%29 = add i64 %20, %28, !dbg !1504
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1505
	%31 = icmp uge i64 0, %p1, !dbg !1505
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1505, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1506
	%33 = icmp ult i64 %32, 32, !dbg !1507
	%34 = trunc i64 %32 to i32, !dbg !1507
	%35 = shl i32 1, %34, !dbg !1507
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1507
	%37 = xor i32 %36, -1, !dbg !1508
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !1509
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1510
	%40 = icmp uge i64 1, %p1, !dbg !1510
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !1510, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !1511
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1512
	%43 = trunc i64 %29 to i32, !dbg !1513
	%44 = icmp uge i64 2, %p1, !dbg !1512
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1512, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !1514
	br label %b1, !dbg !1514

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1515
	%47 = icmp uge i64 3, %p1, !dbg !1515
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !1515, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !1516
	%49 = add i32 %48, 1, !dbg !1517
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !1518
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1518
	%52 = icmp eq i32 %51, %48, !dbg !1519
	br i1 %52, label %b2, label %b1, !dbg !1519

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1520
	%54 = icmp uge i64 %29, %p3, !dbg !1520
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !1520, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !1520
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1521
	%56 = icmp uge i64 4, %p1, !dbg !1521
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !1521, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !1522
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1522
	%59 = icmp eq i32 %58, 1, !dbg !1523
	br i1 %59, label %b3, label %b4, !dbg !1523

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1524
	%61 = icmp uge i64 5, %p1, !dbg !1524
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !1524, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !1525
	br label %b4, !dbg !1525

b4:
	ret void, !dbg !1503

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !1505
	ret void, !dbg !1505

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !1510
	ret void, !dbg !1510

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !1512
	ret void, !dbg !1512

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !1515
	ret void, !dbg !1515

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !1520
	ret void, !dbg !1520

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !1521
	ret void, !dbg !1521

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !1524
	ret void, !dbg !1524
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1526 {
entry:
	br label %b0, !dbg !1527

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1528, !range !11
	%1 = sext i32 %0 to i64, !dbg !1528
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1528, !range !13
	%3 = sext i32 %2 to i64, !dbg !1528
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1528, !range !13
	%5 = sext i32 %4 to i64, !dbg !1528
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1528, !range !33
	%7 = sext i32 %6 to i64, !dbg !1528
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1528, !range !34
	%9 = sext i32 %8 to i64, !dbg !1528
	%10 = mul i64 %9, %5, !dbg !1528
	%11 = add i64 %3, %10, !dbg !1528
	%12 = mul i64 %7, %11, !dbg !1528
	%13 = add i64 %1, %12, !dbg !1528
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1528, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1528, !range !35
	%16 = mul i32 %14, %15, !dbg !1528
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1528, !range !36
	%18 = mul i32 %16, %17, !dbg !1528
	%19 = sext i32 %18 to i64, !dbg !1528
	%20 = mul i64 %13, %19, !dbg !1528
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1528, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1528, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1528, !range !14
	%24 = mul i32 %15, %23, !dbg !1528
	%25 = add i32 %22, %24, !dbg !1528
	%26 = mul i32 %14, %25, !dbg !1528
	%27 = add i32 %21, %26, !dbg !1528
	%28 = sext i32 %27 to i64, !dbg !1528
	%29 = add i64 %20, %28, !dbg !1528
	%30 = mul i64 %7, %9, !dbg !1528
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1528, !range !34
	%32 = sext i32 %31 to i64, !dbg !1528
	%33 = mul i64 %30, %32, !dbg !1528
	%34 = mul i64 %33, %19, !dbg !1528
	br label %b1, !dbg !1528

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1528
	%36 = icmp slt i64 %35, %p3, !dbg !1528
	br i1 %36, label %b2, label %b24, !dbg !1528

b2:
	%37 = mul i64 %35, 40, !dbg !1529
	%38 = add i64 %35, 1, !dbg !1530
	%39 = mul i64 %38, 40, !dbg !1531
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1532
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1533
	%42 = icmp ugt i64 %39, %p1, !dbg !1532
	%43 = icmp ugt i64 %37, %39, !dbg !1532
	%44 = or i1 %42, %43, !dbg !1532
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1532, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1533
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1534
	%47 = icmp uge i64 %35, %p5, !dbg !1534
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1534, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1534
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1535
	%50 = icmp uge i64 %35, %p7, !dbg !1535
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1535, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1535
	%52 = zext i32 %51 to i64, !dbg !1536
	%53 = add i64 %45, %48, !dbg !1539
	%54 = sub i64 %45, %48, !dbg !1540
	%55 = mul i64 %45, %48, !dbg !1541
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1542
	store i64 %53, i64* %56, align 8, !dbg !1542
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1543
	store i64 %54, i64* %57, align 8, !dbg !1543
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1544
	store i64 %55, i64* %58, align 8, !dbg !1544
	%59 = and i64 %45, %48, !dbg !1545
	%60 = or i64 %45, %48, !dbg !1546
	%61 = xor i64 %45, %48, !dbg !1547
	%62 = xor i64 %48, -1, !dbg !1548
	%63 = and i64 %45, %62, !dbg !1548
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1549
	store i64 %59, i64* %64, align 8, !dbg !1549
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1550
	store i64 %60, i64* %65, align 8, !dbg !1550
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1551
	store i64 %61, i64* %66, align 8, !dbg !1551
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1552
	store i64 %63, i64* %67, align 8, !dbg !1552
	%68 = xor i64 %45, -1, !dbg !1553
	%69 = sub i64 0, %45, !dbg !1554
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1555
	store i64 %68, i64* %70, align 8, !dbg !1555
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1556
	store i64 %69, i64* %71, align 8, !dbg !1556
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1557
	store i64 %45, i64* %72, align 8, !dbg !1557
	%73 = icmp ult i64 %52, 64, !dbg !1558
	%74 = shl i64 %45, %52, !dbg !1558
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1558
	%76 = icmp ult i64 %52, 64, !dbg !1559
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1559
	%78 = ashr i64 %45, %77, !dbg !1559
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1560
	store i64 %75, i64* %79, align 8, !dbg !1560
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1561
	store i64 %78, i64* %80, align 8, !dbg !1561
	%81 = icmp ult i64 %52, 64, !dbg !1563
	%82 = shl i64 %45, %52, !dbg !1563
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1563
	%84 = trunc i64 %52 to i8, !dbg !1564
	%85 = zext i8 %84 to i64, !dbg !1565
	%86 = icmp ult i64 %85, 64, !dbg !1565
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1565
	%88 = ashr i64 %45, %87, !dbg !1565
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1566
	store i64 %83, i64* %89, align 8, !dbg !1566
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1567
	store i64 %88, i64* %90, align 8, !dbg !1567
	%91 = shl i64 %45, 3, !dbg !1568
	%92 = ashr i64 %45, 3, !dbg !1569
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1570
	store i64 %91, i64* %93, align 8, !dbg !1570
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1571
	store i64 %92, i64* %94, align 8, !dbg !1571
	%95 = icmp ult i64 %52, 64, !dbg !1572
	%96 = shl i64 1, %52, !dbg !1572
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1572
	%98 = urem i64 %52, 8, !dbg !1573
	%99 = icmp ult i64 %98, 64, !dbg !1574
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1574
	%101 = ashr i64 %48, %100, !dbg !1574
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1575
	store i64 %97, i64* %102, align 8, !dbg !1575
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1576
	store i64 %101, i64* %103, align 8, !dbg !1576
	%104 = icmp ne i64 %48, 0, !dbg !1577
	br i1 %104, label %b3, label %b4, !dbg !1577

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1578
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1578
	%107 = sdiv i64 %45, %106, !dbg !1578
	%108 = sub i64 0, %45, !dbg !1578
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1578
	%110 = icmp eq i64 %48, -1, !dbg !1579
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1579
	%112 = srem i64 %45, %111, !dbg !1579
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1580
	store i64 %109, i64* %113, align 8, !dbg !1580
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1581
	store i64 %112, i64* %114, align 8, !dbg !1581
	br label %b5, !dbg !1581

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1582
	store i64 0, i64* %115, align 8, !dbg !1582
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1583
	store i64 0, i64* %116, align 8, !dbg !1583
	br label %b5, !dbg !1583

b5:
	%117 = sdiv i64 %45, 7, !dbg !1584
	%118 = srem i64 %45, 7, !dbg !1585
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1586
	store i64 %117, i64* %119, align 8, !dbg !1586
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1587
	store i64 %118, i64* %120, align 8, !dbg !1587
	%121 = sdiv i64 %45, 8, !dbg !1588
	%122 = srem i64 %45, 8, !dbg !1589
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1590
	store i64 %121, i64* %123, align 8, !dbg !1590
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1591
	store i64 %122, i64* %124, align 8, !dbg !1591
	%125 = icmp slt i64 %45, %48, !dbg !1592
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1592
	%127 = icmp sgt i64 %45, %48, !dbg !1593
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1593
	%129 = icmp sgt i64 %128, 3, !dbg !1593
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1593
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1594
	store i64 %126, i64* %131, align 8, !dbg !1594
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1595
	store i64 %130, i64* %132, align 8, !dbg !1595
	%133 = icmp eq i64 %45, %48, !dbg !1596
	br i1 %133, label %b7, label %b6, !dbg !1599

b6:
	br label %b7, !dbg !1600

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1601
	%135 = icmp ne i64 %45, %48, !dbg !1601
	br i1 %135, label %b9, label %b8, !dbg !1603

b8:
	br label %b9, !dbg !1604

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1605
	br i1 %125, label %b11, label %b10, !dbg !1607

b10:
	br label %b11, !dbg !1608

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1609
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1609
	store i64 %134, i64* %138, align 8, !dbg !1609
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1610
	store i64 %136, i64* %139, align 8, !dbg !1610
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1611
	store i64 %137, i64* %140, align 8, !dbg !1611
	%141 = icmp sle i64 %45, %48, !dbg !1612
	br i1 %141, label %b13, label %b12, !dbg !1614

b12:
	br label %b13, !dbg !1615

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1616
	br i1 %127, label %b15, label %b14, !dbg !1618

b14:
	br label %b15, !dbg !1619

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1620
	%144 = icmp sge i64 %45, %48, !dbg !1620
	br i1 %144, label %b17, label %b16, !dbg !1622

b16:
	br label %b17, !dbg !1623

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1624
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1624
	store i64 %142, i64* %146, align 8, !dbg !1624
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1625
	store i64 %143, i64* %147, align 8, !dbg !1625
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1626
	store i64 %145, i64* %148, align 8, !dbg !1626
	%149 = mul i64 %53, 3, !dbg !1627
	%150 = sub i64 %149, 5, !dbg !1628
	%151 = xor i64 %150, %45, !dbg !1629
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1630
	store i64 %151, i64* %152, align 8, !dbg !1630
	%153 = shl i64 %151, 2, !dbg !1631
	%154 = ashr i64 %153, 1, !dbg !1632
	%155 = or i64 %154, 1, !dbg !1633
	%156 = and i64 %155, -3, !dbg !1634
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1635
	store i64 %156, i64* %157, align 8, !dbg !1635
	%158 = sub i64 %156, 1, !dbg !1636
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1637
	store i64 %158, i64* %159, align 8, !dbg !1637
	%160 = sub i64 %48, %45, !dbg !1638
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1639
	store i64 %160, i64* %161, align 8, !dbg !1639
	br i1 %125, label %b18, label %b19, !dbg !1640

b18:
	br i1 %104, label %b21, label %b19, !dbg !1641

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1642
	br i1 %162, label %b21, label %b20, !dbg !1644

b20:
	br label %b21, !dbg !1645

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1646
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1646
	store i64 %163, i64* %164, align 8, !dbg !1646
	%165 = icmp eq i64 %48, 1, !dbg !1647
	%166 = icmp ne i1 %141, %165, !dbg !1648
	br i1 %166, label %b23, label %b22, !dbg !1650

b22:
	br label %b23, !dbg !1651

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1652
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1652
	store i64 %167, i64* %168, align 8, !dbg !1652
	%169 = and i64 %52, 3, !dbg !1653
	%170 = icmp ult i64 %169, 64, !dbg !1654
	%171 = shl i64 1, %169, !dbg !1654
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1654
	%173 = add i64 %172, %45, !dbg !1655
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1656
	store i64 %173, i64* %174, align 8, !dbg !1656
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1657
	store i64 -1, i64* %175, align 8, !dbg !1657
	%176 = add i64 %35, %34, !dbg !1528
	br label %b1, !dbg !1528

b24:
	ret void, !dbg !1528

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1532
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1532

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %39, i64 %p1), !dbg !1532
	ret void, !dbg !1532

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %37, i64 %39), !dbg !1532
	ret void, !dbg !1532

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p5), !dbg !1534
	ret void, !dbg !1534

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p7), !dbg !1535
	ret void, !dbg !1535
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1658 {
entry:
	br label %b0, !dbg !1659

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1660, !range !11
	%1 = sext i32 %0 to i64, !dbg !1660
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1660, !range !13
	%3 = sext i32 %2 to i64, !dbg !1660
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1660, !range !13
	%5 = sext i32 %4 to i64, !dbg !1660
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1660, !range !33
	%7 = sext i32 %6 to i64, !dbg !1660
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1660, !range !34
	%9 = sext i32 %8 to i64, !dbg !1660
	%10 = mul i64 %9, %5, !dbg !1660
	%11 = add i64 %3, %10, !dbg !1660
	%12 = mul i64 %7, %11, !dbg !1660
	%13 = add i64 %1, %12, !dbg !1660
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1660, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1660, !range !35
	%16 = mul i32 %14, %15, !dbg !1660
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1660, !range !36
	%18 = mul i32 %16, %17, !dbg !1660
	%19 = sext i32 %18 to i64, !dbg !1660
	%20 = mul i64 %13, %19, !dbg !1660
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1660, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1660, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1660, !range !14
	%24 = mul i32 %15, %23, !dbg !1660
	%25 = add i32 %22, %24, !dbg !1660
	%26 = mul i32 %14, %25, !dbg !1660
	%27 = add i32 %21, %26, !dbg !1660
	%28 = sext i32 %27 to i64, !dbg !1660
	%29 = add i64 %20, %28, !dbg !1660
	%30 = mul i64 %7, %9, !dbg !1660
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1660, !range !34
	%32 = sext i32 %31 to i64, !dbg !1660
	%33 = mul i64 %30, %32, !dbg !1660
	%34 = mul i64 %33, %19, !dbg !1660
	br label %b1, !dbg !1660

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1660
	%36 = icmp slt i64 %35, %p5, !dbg !1660
	br i1 %36, label %b2, label %b3, !dbg !1660

b2:
	%37 = mul i64 %35, 20, !dbg !1661
	%38 = add i64 %35, 1, !dbg !1662
	%39 = mul i64 %38, 20, !dbg !1663
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1664
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1665
	%42 = icmp ugt i64 %39, %p1, !dbg !1664
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1664, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1665
	%44 = trunc i64 %43 to i8, !dbg !1668
	%45 = sext i8 %44 to i64, !dbg !1669
	%46 = trunc i64 %43 to i16, !dbg !1670
	%47 = sext i16 %46 to i64, !dbg !1671
	%48 = trunc i64 %43 to i32, !dbg !1672
	%49 = sext i32 %48 to i64, !dbg !1673
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1674
	store i64 %45, i64* %50, align 8, !dbg !1674
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1675
	store i64 %47, i64* %51, align 8, !dbg !1675
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1676
	store i64 %49, i64* %52, align 8, !dbg !1676
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1677
	store i64 %43, i64* %53, align 8, !dbg !1677
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1678
	store i64 %43, i64* %54, align 8, !dbg !1678
	%55 = trunc i64 %43 to i8, !dbg !1679
	%56 = zext i8 %55 to i64, !dbg !1680
	%57 = trunc i64 %43 to i16, !dbg !1681
	%58 = zext i16 %57 to i64, !dbg !1682
	%59 = trunc i64 %43 to i32, !dbg !1683
	%60 = zext i32 %59 to i64, !dbg !1684
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1685
	store i64 %56, i64* %61, align 8, !dbg !1685
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1686
	store i64 %58, i64* %62, align 8, !dbg !1686
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1687
	store i64 %60, i64* %63, align 8, !dbg !1687
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1688
	store i64 %43, i64* %64, align 8, !dbg !1688
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1689
	store i64 %43, i64* %65, align 8, !dbg !1689
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1690
	store i64 %45, i64* %66, align 8, !dbg !1690
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1691
	store i64 %56, i64* %67, align 8, !dbg !1691
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1692
	store i64 %47, i64* %68, align 8, !dbg !1692
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1693
	store i64 %60, i64* %69, align 8, !dbg !1693
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1694
	store i64 %43, i64* %70, align 8, !dbg !1694
	%71 = lshr i8 %55, 1, !dbg !1695
	%72 = zext i8 %71 to i64, !dbg !1696
	%73 = sitofp i64 %72 to float, !dbg !1697
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1698
	%75 = fcmp uno float %73, %73, !dbg !1698
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1698
	%77 = sitofp i64 %72 to double, !dbg !1699
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1700
	%79 = fcmp uno double %77, %77, !dbg !1700
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1700
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1701
	store i64 %76, i64* %81, align 8, !dbg !1701
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1702
	store i64 %80, i64* %82, align 8, !dbg !1702
	%83 = fadd double %77, 7.500000e-01, !dbg !1703
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1704
	%85 = fcmp uno double %83, %83, !dbg !1704
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1704
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1705
	store i64 %76, i64* %87, align 8, !dbg !1705
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1706
	store i64 %86, i64* %88, align 8, !dbg !1706
	%89 = fmul double %77, 3.500000e+00, !dbg !1707
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1708
	%91 = fcmp uno double %89, %89, !dbg !1708
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1708
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1710
	store i64 %92, i64* %93, align 8, !dbg !1710
	%94 = mul i64 %35, 2, !dbg !1711
	%95 = add i64 %94, 2, !dbg !1712
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1713
	%97 = icmp ugt i64 %95, %p3, !dbg !1713
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1713, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1714
	%99 = sitofp i64 %98 to float, !dbg !1717
	%100 = fpext float %99 to double, !dbg !1718
	%101 = sitofp i64 %98 to double, !dbg !1719
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1720
	store double %100, double* %102, align 8, !dbg !1720
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1721
	store double %101, double* %103, align 8, !dbg !1721
	%104 = add i64 %35, %34, !dbg !1660
	br label %b1, !dbg !1660

b3:
	ret void, !dbg !1660

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %39, i64 %p1), !dbg !1664
	ret void, !dbg !1664

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %95, i64 %p3), !dbg !1713
	ret void, !dbg !1713
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1722 {
entry:
	br label %b0, !dbg !1723

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1726, !range !11
	%1 = sext i32 %0 to i64, !dbg !1726
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1726, !range !13
	%3 = sext i32 %2 to i64, !dbg !1726
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1726, !range !13
	%5 = sext i32 %4 to i64, !dbg !1726
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1726, !range !33
	%7 = sext i32 %6 to i64, !dbg !1726
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1726, !range !34
	%9 = sext i32 %8 to i64, !dbg !1726
	%10 = mul i64 %9, %5, !dbg !1726
	%11 = add i64 %3, %10, !dbg !1726
	%12 = mul i64 %7, %11, !dbg !1726
	%13 = add i64 %1, %12, !dbg !1726
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1726, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1726, !range !35
	%16 = mul i32 %14, %15, !dbg !1726
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1726, !range !36
	%18 = mul i32 %16, %17, !dbg !1726
	%19 = sext i32 %18 to i64, !dbg !1726
	%20 = mul i64 %13, %19, !dbg !1726
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1726, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1726, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1726, !range !14
	%24 = mul i32 %15, %23, !dbg !1726
	%25 = add i32 %22, %24, !dbg !1726
	%26 = mul i32 %14, %25, !dbg !1726
	%27 = add i32 %21, %26, !dbg !1726
	%28 = sext i32 %27 to i64, !dbg !1726
	%29 = add i64 %20, %28, !dbg !1726
	%30 = add i64 %29, 1, !dbg !1727
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1728
	%32 = icmp uge i64 0, %p1, !dbg !1728
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1728, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1729
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1730
	%35 = icmp uge i64 1, %p1, !dbg !1730
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1730, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1731
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1732
	%38 = icmp uge i64 2, %p1, !dbg !1732
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1732, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1733
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1734
	%41 = icmp uge i64 3, %p1, !dbg !1734
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1734, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1735
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1736
	%44 = icmp uge i64 4, %p1, !dbg !1736
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1736, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1737
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1738
	%47 = icmp uge i64 %29, %p3, !dbg !1738
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1738, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1738
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1739
	%49 = icmp uge i64 5, %p1, !dbg !1739
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1739, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1740
	%51 = icmp eq i64 %50, 7, !dbg !1741
	br i1 %51, label %b1, label %b2, !dbg !1741

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1742
	%53 = icmp uge i64 %29, %p5, !dbg !1742
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1742, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1743
	br label %b2, !dbg !1743

b2:
	ret void, !dbg !1725

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !1728
	ret void, !dbg !1728

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !1730
	ret void, !dbg !1730

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !1732
	ret void, !dbg !1732

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !1734
	ret void, !dbg !1734

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !1736
	ret void, !dbg !1736

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !1738
	ret void, !dbg !1738

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !1739
	ret void, !dbg !1739

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !1742
	ret void, !dbg !1742
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1744 {
entry:
	br label %b0, !dbg !1745

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1748, !range !11
	%1 = sext i32 %0 to i64, !dbg !1748
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1748, !range !13
	%3 = sext i32 %2 to i64, !dbg !1748
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1748, !range !13
	%5 = sext i32 %4 to i64, !dbg !1748
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1748, !range !33
	%7 = sext i32 %6 to i64, !dbg !1748
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1748, !range !34
	%9 = sext i32 %8 to i64, !dbg !1748
	%10 = mul i64 %9, %5, !dbg !1748
	%11 = add i64 %3, %10, !dbg !1748
	%12 = mul i64 %7, %11, !dbg !1748
	%13 = add i64 %1, %12, !dbg !1748
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1748, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1748, !range !35
	%16 = mul i32 %14, %15, !dbg !1748
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1748, !range !36
	%18 = mul i32 %16, %17, !dbg !1748
	%19 = sext i32 %18 to i64, !dbg !1748
	%20 = mul i64 %13, %19, !dbg !1748
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1748, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1748, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1748, !range !14
	%24 = mul i32 %15, %23, !dbg !1748
	%25 = add i32 %22, %24, !dbg !1748
	%26 = mul i32 %14, %25, !dbg !1748
	%27 = add i32 %21, %26, !dbg !1748
	%28 = sext i32 %27 to i64, !dbg !1748
	%29 = add i64 %20, %28, !dbg !1748
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1749
	%31 = icmp uge i64 0, %p1, !dbg !1749
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1749, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1750
	%33 = icmp ult i64 %32, 64, !dbg !1751
	%34 = shl i64 1, %32, !dbg !1751
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1751
	%36 = xor i64 %35, -1, !dbg !1752
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1753
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1754
	%39 = icmp uge i64 1, %p1, !dbg !1754
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1754, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1755
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1756
	%42 = icmp uge i64 2, %p1, !dbg !1756
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1756, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !1757
	br label %b1, !dbg !1757

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1758
	%45 = icmp uge i64 3, %p1, !dbg !1758
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !1758, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !1759
	%47 = add i64 %46, 1, !dbg !1760
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !1761
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1761
	%50 = icmp eq i64 %49, %46, !dbg !1762
	br i1 %50, label %b2, label %b1, !dbg !1762

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1763
	%52 = icmp uge i64 %29, %p3, !dbg !1763
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1763, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !1763
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1764
	%54 = icmp uge i64 4, %p1, !dbg !1764
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !1764, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !1765
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1765
	%57 = icmp eq i64 %56, 1, !dbg !1766
	br i1 %57, label %b3, label %b4, !dbg !1766

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1767
	%59 = icmp uge i64 5, %p1, !dbg !1767
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !1767, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !1768
	br label %b4, !dbg !1768

b4:
	ret void, !dbg !1747

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !1749
	ret void, !dbg !1749

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !1754
	ret void, !dbg !1754

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !1756
	ret void, !dbg !1756

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !1758
	ret void, !dbg !1758

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !1763
	ret void, !dbg !1763

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !1764
	ret void, !dbg !1764

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !1767
	ret void, !dbg !1767
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1769 {
entry:
	br label %b0, !dbg !1770

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1771, !range !11
	%1 = sext i32 %0 to i64, !dbg !1771
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1771, !range !13
	%3 = sext i32 %2 to i64, !dbg !1771
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1771, !range !13
	%5 = sext i32 %4 to i64, !dbg !1771
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1771, !range !33
	%7 = sext i32 %6 to i64, !dbg !1771
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1771, !range !34
	%9 = sext i32 %8 to i64, !dbg !1771
	%10 = mul i64 %9, %5, !dbg !1771
	%11 = add i64 %3, %10, !dbg !1771
	%12 = mul i64 %7, %11, !dbg !1771
	%13 = add i64 %1, %12, !dbg !1771
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1771, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1771, !range !35
	%16 = mul i32 %14, %15, !dbg !1771
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1771, !range !36
	%18 = mul i32 %16, %17, !dbg !1771
	%19 = sext i32 %18 to i64, !dbg !1771
	%20 = mul i64 %13, %19, !dbg !1771
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1771, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1771, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1771, !range !14
	%24 = mul i32 %15, %23, !dbg !1771
	%25 = add i32 %22, %24, !dbg !1771
	%26 = mul i32 %14, %25, !dbg !1771
	%27 = add i32 %21, %26, !dbg !1771
	%28 = sext i32 %27 to i64, !dbg !1771
	%29 = add i64 %20, %28, !dbg !1771
	%30 = mul i64 %7, %9, !dbg !1771
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1771, !range !34
	%32 = sext i32 %31 to i64, !dbg !1771
	%33 = mul i64 %30, %32, !dbg !1771
	%34 = mul i64 %33, %19, !dbg !1771
	br label %b1, !dbg !1771

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1771
	%36 = icmp slt i64 %35, %p3, !dbg !1771
	br i1 %36, label %b2, label %b24, !dbg !1771

b2:
	%37 = mul i64 %35, 40, !dbg !1772
	%38 = add i64 %35, 1, !dbg !1773
	%39 = mul i64 %38, 40, !dbg !1774
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1775
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1776
	%42 = icmp ugt i64 %39, %p1, !dbg !1775
	%43 = icmp ugt i64 %37, %39, !dbg !1775
	%44 = or i1 %42, %43, !dbg !1775
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1775, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1776
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1777
	%47 = icmp uge i64 %35, %p5, !dbg !1777
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1777, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1777
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1778
	%50 = icmp uge i64 %35, %p7, !dbg !1778
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1778, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1778
	%52 = zext i32 %51 to i64, !dbg !1779
	%53 = add i64 %45, %48, !dbg !1782
	%54 = sub i64 %45, %48, !dbg !1783
	%55 = mul i64 %45, %48, !dbg !1784
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1785
	store i64 %53, i64* %56, align 8, !dbg !1785
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1786
	store i64 %54, i64* %57, align 8, !dbg !1786
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1787
	store i64 %55, i64* %58, align 8, !dbg !1787
	%59 = and i64 %45, %48, !dbg !1788
	%60 = or i64 %45, %48, !dbg !1789
	%61 = xor i64 %45, %48, !dbg !1790
	%62 = xor i64 %48, -1, !dbg !1791
	%63 = and i64 %45, %62, !dbg !1791
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1792
	store i64 %59, i64* %64, align 8, !dbg !1792
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1793
	store i64 %60, i64* %65, align 8, !dbg !1793
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1794
	store i64 %61, i64* %66, align 8, !dbg !1794
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1795
	store i64 %63, i64* %67, align 8, !dbg !1795
	%68 = xor i64 %45, -1, !dbg !1796
	%69 = sub i64 0, %45, !dbg !1797
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1798
	store i64 %68, i64* %70, align 8, !dbg !1798
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1799
	store i64 %69, i64* %71, align 8, !dbg !1799
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1800
	store i64 %45, i64* %72, align 8, !dbg !1800
	%73 = icmp ult i64 %52, 64, !dbg !1801
	%74 = shl i64 %45, %52, !dbg !1801
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1801
	%76 = icmp ult i64 %52, 64, !dbg !1802
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1802
	%78 = ashr i64 %45, %77, !dbg !1802
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1803
	store i64 %75, i64* %79, align 8, !dbg !1803
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1804
	store i64 %78, i64* %80, align 8, !dbg !1804
	%81 = icmp ult i64 %52, 64, !dbg !1806
	%82 = shl i64 %45, %52, !dbg !1806
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1806
	%84 = trunc i64 %52 to i8, !dbg !1807
	%85 = zext i8 %84 to i64, !dbg !1808
	%86 = icmp ult i64 %85, 64, !dbg !1808
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1808
	%88 = ashr i64 %45, %87, !dbg !1808
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1809
	store i64 %83, i64* %89, align 8, !dbg !1809
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1810
	store i64 %88, i64* %90, align 8, !dbg !1810
	%91 = shl i64 %45, 3, !dbg !1811
	%92 = ashr i64 %45, 3, !dbg !1812
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1813
	store i64 %91, i64* %93, align 8, !dbg !1813
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1814
	store i64 %92, i64* %94, align 8, !dbg !1814
	%95 = icmp ult i64 %52, 64, !dbg !1815
	%96 = shl i64 1, %52, !dbg !1815
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1815
	%98 = urem i64 %52, 8, !dbg !1816
	%99 = icmp ult i64 %98, 64, !dbg !1817
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1817
	%101 = ashr i64 %48, %100, !dbg !1817
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1818
	store i64 %97, i64* %102, align 8, !dbg !1818
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1819
	store i64 %101, i64* %103, align 8, !dbg !1819
	%104 = icmp ne i64 %48, 0, !dbg !1820
	br i1 %104, label %b3, label %b4, !dbg !1820

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1821
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1821
	%107 = sdiv i64 %45, %106, !dbg !1821
	%108 = sub i64 0, %45, !dbg !1821
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1821
	%110 = icmp eq i64 %48, -1, !dbg !1822
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1822
	%112 = srem i64 %45, %111, !dbg !1822
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1823
	store i64 %109, i64* %113, align 8, !dbg !1823
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1824
	store i64 %112, i64* %114, align 8, !dbg !1824
	br label %b5, !dbg !1824

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1825
	store i64 0, i64* %115, align 8, !dbg !1825
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1826
	store i64 0, i64* %116, align 8, !dbg !1826
	br label %b5, !dbg !1826

b5:
	%117 = sdiv i64 %45, 7, !dbg !1827
	%118 = srem i64 %45, 7, !dbg !1828
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1829
	store i64 %117, i64* %119, align 8, !dbg !1829
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1830
	store i64 %118, i64* %120, align 8, !dbg !1830
	%121 = sdiv i64 %45, 8, !dbg !1831
	%122 = srem i64 %45, 8, !dbg !1832
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1833
	store i64 %121, i64* %123, align 8, !dbg !1833
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1834
	store i64 %122, i64* %124, align 8, !dbg !1834
	%125 = icmp slt i64 %45, %48, !dbg !1835
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1835
	%127 = icmp sgt i64 %45, %48, !dbg !1836
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1836
	%129 = icmp sgt i64 %128, 3, !dbg !1836
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1836
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1837
	store i64 %126, i64* %131, align 8, !dbg !1837
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1838
	store i64 %130, i64* %132, align 8, !dbg !1838
	%133 = icmp eq i64 %45, %48, !dbg !1839
	br i1 %133, label %b7, label %b6, !dbg !1842

b6:
	br label %b7, !dbg !1843

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1844
	%135 = icmp ne i64 %45, %48, !dbg !1844
	br i1 %135, label %b9, label %b8, !dbg !1846

b8:
	br label %b9, !dbg !1847

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1848
	br i1 %125, label %b11, label %b10, !dbg !1850

b10:
	br label %b11, !dbg !1851

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1852
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1852
	store i64 %134, i64* %138, align 8, !dbg !1852
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1853
	store i64 %136, i64* %139, align 8, !dbg !1853
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1854
	store i64 %137, i64* %140, align 8, !dbg !1854
	%141 = icmp sle i64 %45, %48, !dbg !1855
	br i1 %141, label %b13, label %b12, !dbg !1857

b12:
	br label %b13, !dbg !1858

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1859
	br i1 %127, label %b15, label %b14, !dbg !1861

b14:
	br label %b15, !dbg !1862

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1863
	%144 = icmp sge i64 %45, %48, !dbg !1863
	br i1 %144, label %b17, label %b16, !dbg !1865

b16:
	br label %b17, !dbg !1866

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1867
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1867
	store i64 %142, i64* %146, align 8, !dbg !1867
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1868
	store i64 %143, i64* %147, align 8, !dbg !1868
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1869
	store i64 %145, i64* %148, align 8, !dbg !1869
	%149 = mul i64 %53, 3, !dbg !1870
	%150 = sub i64 %149, 5, !dbg !1871
	%151 = xor i64 %150, %45, !dbg !1872
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1873
	store i64 %151, i64* %152, align 8, !dbg !1873
	%153 = shl i64 %151, 2, !dbg !1874
	%154 = ashr i64 %153, 1, !dbg !1875
	%155 = or i64 %154, 1, !dbg !1876
	%156 = and i64 %155, -3, !dbg !1877
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1878
	store i64 %156, i64* %157, align 8, !dbg !1878
	%158 = sub i64 %156, 1, !dbg !1879
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1880
	store i64 %158, i64* %159, align 8, !dbg !1880
	%160 = sub i64 %48, %45, !dbg !1881
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1882
	store i64 %160, i64* %161, align 8, !dbg !1882
	br i1 %125, label %b18, label %b19, !dbg !1883

b18:
	br i1 %104, label %b21, label %b19, !dbg !1884

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1885
	br i1 %162, label %b21, label %b20, !dbg !1887

b20:
	br label %b21, !dbg !1888

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1889
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1889
	store i64 %163, i64* %164, align 8, !dbg !1889
	%165 = icmp eq i64 %48, 1, !dbg !1890
	%166 = icmp ne i1 %141, %165, !dbg !1891
	br i1 %166, label %b23, label %b22, !dbg !1893

b22:
	br label %b23, !dbg !1894

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1895
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1895
	store i64 %167, i64* %168, align 8, !dbg !1895
	%169 = and i64 %52, 3, !dbg !1896
	%170 = icmp ult i64 %169, 64, !dbg !1897
	%171 = shl i64 1, %169, !dbg !1897
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1897
	%173 = add i64 %172, %45, !dbg !1898
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1899
	store i64 %173, i64* %174, align 8, !dbg !1899
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1900
	store i64 -1, i64* %175, align 8, !dbg !1900
	%176 = add i64 %35, %34, !dbg !1771
	br label %b1, !dbg !1771

b24:
	ret void, !dbg !1771

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1775
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1775

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %39, i64 %p1), !dbg !1775
	ret void, !dbg !1775

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %37, i64 %39), !dbg !1775
	ret void, !dbg !1775

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p5), !dbg !1777
	ret void, !dbg !1777

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p7), !dbg !1778
	ret void, !dbg !1778
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1901 {
entry:
	br label %b0, !dbg !1902

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1903, !range !11
	%1 = sext i32 %0 to i64, !dbg !1903
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1903, !range !13
	%3 = sext i32 %2 to i64, !dbg !1903
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1903, !range !13
	%5 = sext i32 %4 to i64, !dbg !1903
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1903, !range !33
	%7 = sext i32 %6 to i64, !dbg !1903
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1903, !range !34
	%9 = sext i32 %8 to i64, !dbg !1903
	%10 = mul i64 %9, %5, !dbg !1903
	%11 = add i64 %3, %10, !dbg !1903
	%12 = mul i64 %7, %11, !dbg !1903
	%13 = add i64 %1, %12, !dbg !1903
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1903, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1903, !range !35
	%16 = mul i32 %14, %15, !dbg !1903
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1903, !range !36
	%18 = mul i32 %16, %17, !dbg !1903
	%19 = sext i32 %18 to i64, !dbg !1903
	%20 = mul i64 %13, %19, !dbg !1903
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1903, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1903, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1903, !range !14
	%24 = mul i32 %15, %23, !dbg !1903
	%25 = add i32 %22, %24, !dbg !1903
	%26 = mul i32 %14, %25, !dbg !1903
	%27 = add i32 %21, %26, !dbg !1903
	%28 = sext i32 %27 to i64, !dbg !1903
	%29 = add i64 %20, %28, !dbg !1903
	%30 = mul i64 %7, %9, !dbg !1903
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1903, !range !34
	%32 = sext i32 %31 to i64, !dbg !1903
	%33 = mul i64 %30, %32, !dbg !1903
	%34 = mul i64 %33, %19, !dbg !1903
	br label %b1, !dbg !1903

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1903
	%36 = icmp slt i64 %35, %p5, !dbg !1903
	br i1 %36, label %b2, label %b3, !dbg !1903

b2:
	%37 = mul i64 %35, 20, !dbg !1904
	%38 = add i64 %35, 1, !dbg !1905
	%39 = mul i64 %38, 20, !dbg !1906
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1907
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1908
	%42 = icmp ugt i64 %39, %p1, !dbg !1907
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1907, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1908
	%44 = trunc i64 %43 to i8, !dbg !1911
	%45 = sext i8 %44 to i64, !dbg !1912
	%46 = trunc i64 %43 to i16, !dbg !1913
	%47 = sext i16 %46 to i64, !dbg !1914
	%48 = trunc i64 %43 to i32, !dbg !1915
	%49 = sext i32 %48 to i64, !dbg !1916
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1917
	store i64 %45, i64* %50, align 8, !dbg !1917
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1918
	store i64 %47, i64* %51, align 8, !dbg !1918
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1919
	store i64 %49, i64* %52, align 8, !dbg !1919
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1920
	store i64 %43, i64* %53, align 8, !dbg !1920
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1921
	store i64 %43, i64* %54, align 8, !dbg !1921
	%55 = trunc i64 %43 to i8, !dbg !1922
	%56 = zext i8 %55 to i64, !dbg !1923
	%57 = trunc i64 %43 to i16, !dbg !1924
	%58 = zext i16 %57 to i64, !dbg !1925
	%59 = trunc i64 %43 to i32, !dbg !1926
	%60 = zext i32 %59 to i64, !dbg !1927
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1928
	store i64 %56, i64* %61, align 8, !dbg !1928
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1929
	store i64 %58, i64* %62, align 8, !dbg !1929
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1930
	store i64 %60, i64* %63, align 8, !dbg !1930
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1931
	store i64 %43, i64* %64, align 8, !dbg !1931
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1932
	store i64 %43, i64* %65, align 8, !dbg !1932
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1933
	store i64 %45, i64* %66, align 8, !dbg !1933
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1934
	store i64 %56, i64* %67, align 8, !dbg !1934
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1935
	store i64 %47, i64* %68, align 8, !dbg !1935
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1936
	store i64 %60, i64* %69, align 8, !dbg !1936
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1937
	store i64 %43, i64* %70, align 8, !dbg !1937
	%71 = lshr i8 %55, 1, !dbg !1938
	%72 = zext i8 %71 to i64, !dbg !1939
	%73 = sitofp i64 %72 to float, !dbg !1940
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1941
	%75 = fcmp uno float %73, %73, !dbg !1941
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1941
	%77 = sitofp i64 %72 to double, !dbg !1942
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1943
	%79 = fcmp uno double %77, %77, !dbg !1943
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1943
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1944
	store i64 %76, i64* %81, align 8, !dbg !1944
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1945
	store i64 %80, i64* %82, align 8, !dbg !1945
	%83 = fadd double %77, 7.500000e-01, !dbg !1946
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1947
	%85 = fcmp uno double %83, %83, !dbg !1947
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1947
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1948
	store i64 %76, i64* %87, align 8, !dbg !1948
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1949
	store i64 %86, i64* %88, align 8, !dbg !1949
	%89 = fmul double %77, 3.500000e+00, !dbg !1950
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1951
	%91 = fcmp uno double %89, %89, !dbg !1951
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1951
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1953
	store i64 %92, i64* %93, align 8, !dbg !1953
	%94 = mul i64 %35, 2, !dbg !1954
	%95 = add i64 %94, 2, !dbg !1955
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1956
	%97 = icmp ugt i64 %95, %p3, !dbg !1956
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1956, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1957
	%99 = sitofp i64 %98 to float, !dbg !1960
	%100 = fpext float %99 to double, !dbg !1961
	%101 = sitofp i64 %98 to double, !dbg !1962
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1963
	store double %100, double* %102, align 8, !dbg !1963
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1964
	store double %101, double* %103, align 8, !dbg !1964
	%104 = add i64 %35, %34, !dbg !1903
	br label %b1, !dbg !1903

b3:
	ret void, !dbg !1903

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %39, i64 %p1), !dbg !1907
	ret void, !dbg !1907

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %95, i64 %p3), !dbg !1956
	ret void, !dbg !1956
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1965 {
entry:
	br label %b0, !dbg !1966

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1969, !range !11
	%1 = sext i32 %0 to i64, !dbg !1969
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1969, !range !13
	%3 = sext i32 %2 to i64, !dbg !1969
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1969, !range !13
	%5 = sext i32 %4 to i64, !dbg !1969
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1969, !range !33
	%7 = sext i32 %6 to i64, !dbg !1969
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1969, !range !34
	%9 = sext i32 %8 to i64, !dbg !1969
	%10 = mul i64 %9, %5, !dbg !1969
	%11 = add i64 %3, %10, !dbg !1969
	%12 = mul i64 %7, %11, !dbg !1969
	%13 = add i64 %1, %12, !dbg !1969
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1969, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1969, !range !35
	%16 = mul i32 %14, %15, !dbg !1969
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1969, !range !36
	%18 = mul i32 %16, %17, !dbg !1969
	%19 = sext i32 %18 to i64, !dbg !1969
	%20 = mul i64 %13, %19, !dbg !1969
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1969, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1969, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1969, !range !14
	%24 = mul i32 %15, %23, !dbg !1969
	%25 = add i32 %22, %24, !dbg !1969
	%26 = mul i32 %14, %25, !dbg !1969
	%27 = add i32 %21, %26, !dbg !1969
	%28 = sext i32 %27 to i64, !dbg !1969
	%29 = add i64 %20, %28, !dbg !1969
	%30 = add i64 %29, 1, !dbg !1970
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1971
	%32 = icmp uge i64 0, %p1, !dbg !1971
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1971, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1972
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1973
	%35 = icmp uge i64 1, %p1, !dbg !1973
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1973, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1974
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1975
	%38 = icmp uge i64 2, %p1, !dbg !1975
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1975, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1976
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1977
	%41 = icmp uge i64 3, %p1, !dbg !1977
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1977, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1978
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1979
	%44 = icmp uge i64 4, %p1, !dbg !1979
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1979, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1980
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1981
	%47 = icmp uge i64 %29, %p3, !dbg !1981
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1981, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1981
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1982
	%49 = icmp uge i64 5, %p1, !dbg !1982
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1982, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1983
	%51 = icmp eq i64 %50, 7, !dbg !1984
	br i1 %51, label %b1, label %b2, !dbg !1984

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1985
	%53 = icmp uge i64 %29, %p5, !dbg !1985
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1985, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1986
	br label %b2, !dbg !1986

b2:
	ret void, !dbg !1968

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !1971
	ret void, !dbg !1971

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !1973
	ret void, !dbg !1973

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !1975
	ret void, !dbg !1975

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !1977
	ret void, !dbg !1977

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !1979
	ret void, !dbg !1979

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !1981
	ret void, !dbg !1981

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !1982
	ret void, !dbg !1982

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !1985
	ret void, !dbg !1985
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1987 {
entry:
	br label %b0, !dbg !1988

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1991, !range !11
	%1 = sext i32 %0 to i64, !dbg !1991
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1991, !range !13
	%3 = sext i32 %2 to i64, !dbg !1991
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1991, !range !13
	%5 = sext i32 %4 to i64, !dbg !1991
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1991, !range !33
	%7 = sext i32 %6 to i64, !dbg !1991
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1991, !range !34
	%9 = sext i32 %8 to i64, !dbg !1991
	%10 = mul i64 %9, %5, !dbg !1991
	%11 = add i64 %3, %10, !dbg !1991
	%12 = mul i64 %7, %11, !dbg !1991
	%13 = add i64 %1, %12, !dbg !1991
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1991, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1991, !range !35
	%16 = mul i32 %14, %15, !dbg !1991
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1991, !range !36
	%18 = mul i32 %16, %17, !dbg !1991
	%19 = sext i32 %18 to i64, !dbg !1991
	%20 = mul i64 %13, %19, !dbg !1991
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1991, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1991, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1991, !range !14
	%24 = mul i32 %15, %23, !dbg !1991
	%25 = add i32 %22, %24, !dbg !1991
	%26 = mul i32 %14, %25, !dbg !1991
	%27 = add i32 %21, %26, !dbg !1991
	%28 = sext i32 %27 to i64, !dbg !1991
	%29 = add i64 %20, %28, !dbg !1991
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1992
	%31 = icmp uge i64 0, %p1, !dbg !1992
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1992, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1993
	%33 = icmp ult i64 %32, 64, !dbg !1994
	%34 = shl i64 1, %32, !dbg !1994
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1994
	%36 = xor i64 %35, -1, !dbg !1995
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1996
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1997
	%39 = icmp uge i64 1, %p1, !dbg !1997
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1997, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1998
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1999
	%42 = icmp uge i64 2, %p1, !dbg !1999
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1999, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !2000
	br label %b1, !dbg !2000

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2001
	%45 = icmp uge i64 3, %p1, !dbg !2001
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !2001, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !2002
	%47 = add i64 %46, 1, !dbg !2003
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !2004
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2004
	%50 = icmp eq i64 %49, %46, !dbg !2005
	br i1 %50, label %b2, label %b1, !dbg !2005

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2006
	%52 = icmp uge i64 %29, %p3, !dbg !2006
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2006, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !2006
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2007
	%54 = icmp uge i64 4, %p1, !dbg !2007
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !2007, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !2008
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2008
	%57 = icmp eq i64 %56, 1, !dbg !2009
	br i1 %57, label %b3, label %b4, !dbg !2009

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2010
	%59 = icmp uge i64 5, %p1, !dbg !2010
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !2010, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !2011
	br label %b4, !dbg !2011

b4:
	ret void, !dbg !1990

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !1992
	ret void, !dbg !1992

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !1997
	ret void, !dbg !1997

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !1999
	ret void, !dbg !1999

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !2001
	ret void, !dbg !2001

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !2006
	ret void, !dbg !2006

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !2007
	ret void, !dbg !2007

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !2010
	ret void, !dbg !2010
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2012 {
entry:
	br label %b0, !dbg !2013

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2014, !range !11
	%1 = sext i32 %0 to i64, !dbg !2014
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2014, !range !13
	%3 = sext i32 %2 to i64, !dbg !2014
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2014, !range !13
	%5 = sext i32 %4 to i64, !dbg !2014
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2014, !range !33
	%7 = sext i32 %6 to i64, !dbg !2014
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2014, !range !34
	%9 = sext i32 %8 to i64, !dbg !2014
	%10 = mul i64 %9, %5, !dbg !2014
	%11 = add i64 %3, %10, !dbg !2014
	%12 = mul i64 %7, %11, !dbg !2014
	%13 = add i64 %1, %12, !dbg !2014
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2014, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2014, !range !35
	%16 = mul i32 %14, %15, !dbg !2014
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2014, !range !36
	%18 = mul i32 %16, %17, !dbg !2014
	%19 = sext i32 %18 to i64, !dbg !2014
	%20 = mul i64 %13, %19, !dbg !2014
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2014, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2014, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2014, !range !14
	%24 = mul i32 %15, %23, !dbg !2014
	%25 = add i32 %22, %24, !dbg !2014
	%26 = mul i32 %14, %25, !dbg !2014
	%27 = add i32 %21, %26, !dbg !2014
	%28 = sext i32 %27 to i64, !dbg !2014
	%29 = add i64 %20, %28, !dbg !2014
	%30 = mul i64 %7, %9, !dbg !2014
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2014, !range !34
	%32 = sext i32 %31 to i64, !dbg !2014
	%33 = mul i64 %30, %32, !dbg !2014
	%34 = mul i64 %33, %19, !dbg !2014
	br label %b1, !dbg !2014

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2014
	%36 = icmp slt i64 %35, %p3, !dbg !2014
	br i1 %36, label %b2, label %b23, !dbg !2014

b2:
	%37 = mul i64 %35, 40, !dbg !2015
	%38 = add i64 %35, 1, !dbg !2016
	%39 = mul i64 %38, 40, !dbg !2017
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2018
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2019
	%42 = icmp ugt i64 %39, %p1, !dbg !2018
	%43 = icmp ugt i64 %37, %39, !dbg !2018
	%44 = or i1 %42, %43, !dbg !2018
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2018, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !2019
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2020
	%47 = icmp uge i64 %35, %p5, !dbg !2020
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2020, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !2020
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2021
	%50 = icmp uge i64 %35, %p7, !dbg !2021
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2021, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2021
	%52 = zext i32 %51 to i64, !dbg !2022
	%53 = add i8 %45, %48, !dbg !2025
	%54 = sub i8 %45, %48, !dbg !2026
	%55 = mul i8 %45, %48, !dbg !2027
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !2028
	store i8 %53, i8* %56, align 1, !dbg !2028
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !2029
	store i8 %54, i8* %57, align 1, !dbg !2029
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !2030
	store i8 %55, i8* %58, align 1, !dbg !2030
	%59 = and i8 %45, %48, !dbg !2031
	%60 = or i8 %45, %48, !dbg !2032
	%61 = xor i8 %45, %48, !dbg !2033
	%62 = xor i8 %48, -1, !dbg !2034
	%63 = and i8 %45, %62, !dbg !2034
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !2035
	store i8 %59, i8* %64, align 1, !dbg !2035
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !2036
	store i8 %60, i8* %65, align 1, !dbg !2036
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !2037
	store i8 %61, i8* %66, align 1, !dbg !2037
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !2038
	store i8 %63, i8* %67, align 1, !dbg !2038
	%68 = xor i8 %45, -1, !dbg !2039
	%69 = sub i8 0, %45, !dbg !2040
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !2041
	store i8 %68, i8* %70, align 1, !dbg !2041
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !2042
	store i8 %69, i8* %71, align 1, !dbg !2042
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !2043
	store i8 %45, i8* %72, align 1, !dbg !2043
	%73 = icmp ult i64 %52, 8, !dbg !2044
	%74 = trunc i64 %52 to i8, !dbg !2044
	%75 = shl i8 %45, %74, !dbg !2044
	%76 = select i1 %73, i8 %75, i8 0, !dbg !2044
	%77 = icmp ult i64 %52, 8, !dbg !2045
	%78 = trunc i64 %52 to i8, !dbg !2045
	%79 = lshr i8 %45, %78, !dbg !2045
	%80 = select i1 %77, i8 %79, i8 0, !dbg !2045
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !2046
	store i8 %76, i8* %81, align 1, !dbg !2046
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !2047
	store i8 %80, i8* %82, align 1, !dbg !2047
	%83 = icmp ult i64 %52, 8, !dbg !2049
	%84 = trunc i64 %52 to i8, !dbg !2049
	%85 = shl i8 %45, %84, !dbg !2049
	%86 = select i1 %83, i8 %85, i8 0, !dbg !2049
	%87 = trunc i64 %52 to i8, !dbg !2050
	%88 = icmp ult i8 %87, 8, !dbg !2051
	%89 = lshr i8 %45, %87, !dbg !2051
	%90 = select i1 %88, i8 %89, i8 0, !dbg !2051
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !2052
	store i8 %86, i8* %91, align 1, !dbg !2052
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !2053
	store i8 %90, i8* %92, align 1, !dbg !2053
	%93 = shl i8 %45, 3, !dbg !2054
	%94 = lshr i8 %45, 3, !dbg !2055
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !2056
	store i8 %93, i8* %95, align 1, !dbg !2056
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !2057
	store i8 %94, i8* %96, align 1, !dbg !2057
	%97 = icmp ult i64 %52, 8, !dbg !2058
	%98 = trunc i64 %52 to i8, !dbg !2058
	%99 = shl i8 1, %98, !dbg !2058
	%100 = select i1 %97, i8 %99, i8 0, !dbg !2058
	%101 = urem i64 %52, 8, !dbg !2059
	%102 = icmp ult i64 %101, 8, !dbg !2060
	%103 = trunc i64 %101 to i8, !dbg !2060
	%104 = lshr i8 %48, %103, !dbg !2060
	%105 = select i1 %102, i8 %104, i8 0, !dbg !2060
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !2061
	store i8 %100, i8* %106, align 1, !dbg !2061
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !2062
	store i8 %105, i8* %107, align 1, !dbg !2062
	%108 = icmp ne i8 %48, 0, !dbg !2063
	br i1 %108, label %b3, label %b4, !dbg !2063

b3:
	%109 = udiv i8 %45, %48, !dbg !2064
	%110 = urem i8 %45, %48, !dbg !2065
	%111 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2066
	store i8 %109, i8* %111, align 1, !dbg !2066
	%112 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2067
	store i8 %110, i8* %112, align 1, !dbg !2067
	br label %b5, !dbg !2067

b4:
	%113 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2068
	store i8 0, i8* %113, align 1, !dbg !2068
	%114 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2069
	store i8 0, i8* %114, align 1, !dbg !2069
	br label %b5, !dbg !2069

b5:
	%115 = udiv i8 %45, 7, !dbg !2070
	%116 = urem i8 %45, 7, !dbg !2071
	%117 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !2072
	store i8 %115, i8* %117, align 1, !dbg !2072
	%118 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !2073
	store i8 %116, i8* %118, align 1, !dbg !2073
	%119 = udiv i8 %45, 8, !dbg !2074
	%120 = urem i8 %45, 8, !dbg !2075
	%121 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !2076
	store i8 %119, i8* %121, align 1, !dbg !2076
	%122 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !2077
	store i8 %120, i8* %122, align 1, !dbg !2077
	%123 = icmp ult i8 %45, %48, !dbg !2078
	%124 = select i1 %123, i8 %45, i8 %48, !dbg !2078
	%125 = icmp ugt i8 %45, %48, !dbg !2079
	%126 = select i1 %125, i8 %45, i8 %48, !dbg !2079
	%127 = icmp ugt i8 %126, 3, !dbg !2079
	%128 = select i1 %127, i8 %126, i8 3, !dbg !2079
	%129 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !2080
	store i8 %124, i8* %129, align 1, !dbg !2080
	%130 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !2081
	store i8 %128, i8* %130, align 1, !dbg !2081
	%131 = icmp eq i8 %45, %48, !dbg !2082
	br i1 %131, label %b7, label %b6, !dbg !2085

b6:
	br label %b7, !dbg !2086

b7:
	%132 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2087
	%133 = icmp ne i8 %45, %48, !dbg !2087
	br i1 %133, label %b9, label %b8, !dbg !2089

b8:
	br label %b9, !dbg !2090

b9:
	%134 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2091
	br i1 %123, label %b11, label %b10, !dbg !2093

b10:
	br label %b11, !dbg !2094

b11:
	%135 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2095
	%136 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !2095
	store i8 %132, i8* %136, align 1, !dbg !2095
	%137 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !2096
	store i8 %134, i8* %137, align 1, !dbg !2096
	%138 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !2097
	store i8 %135, i8* %138, align 1, !dbg !2097
	%139 = icmp ule i8 %45, %48, !dbg !2098
	br i1 %139, label %b13, label %b12, !dbg !2100

b12:
	br label %b13, !dbg !2101

b13:
	%140 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2102
	br i1 %125, label %b15, label %b14, !dbg !2104

b14:
	br label %b15, !dbg !2105

b15:
	%141 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2106
	%142 = icmp uge i8 %45, %48, !dbg !2106
	br i1 %142, label %b17, label %b16, !dbg !2108

b16:
	br label %b17, !dbg !2109

b17:
	%143 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2110
	%144 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !2110
	store i8 %140, i8* %144, align 1, !dbg !2110
	%145 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !2111
	store i8 %141, i8* %145, align 1, !dbg !2111
	%146 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !2112
	store i8 %143, i8* %146, align 1, !dbg !2112
	%147 = mul i8 %53, 3, !dbg !2113
	%148 = sub i8 %147, 5, !dbg !2114
	%149 = xor i8 %148, %45, !dbg !2115
	%150 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !2116
	store i8 %149, i8* %150, align 1, !dbg !2116
	%151 = shl i8 %149, 2, !dbg !2117
	%152 = lshr i8 %151, 1, !dbg !2118
	%153 = or i8 %152, 1, !dbg !2119
	%154 = and i8 %153, -3, !dbg !2120
	%155 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !2121
	store i8 %154, i8* %155, align 1, !dbg !2121
	%156 = sub i8 %154, 1, !dbg !2122
	%157 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !2123
	store i8 %156, i8* %157, align 1, !dbg !2123
	%158 = sub i8 %48, %45, !dbg !2124
	%159 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !2125
	store i8 %158, i8* %159, align 1, !dbg !2125
	br i1 %123, label %b20, label %b18, !dbg !2126

b18:
	%160 = icmp eq i8 %45, 5, !dbg !2127
	br i1 %160, label %b20, label %b19, !dbg !2129

b19:
	br label %b20, !dbg !2130

b20:
	%161 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2131
	%162 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !2131
	store i8 %161, i8* %162, align 1, !dbg !2131
	%163 = icmp eq i8 %48, 1, !dbg !2132
	%164 = icmp ne i1 %139, %163, !dbg !2133
	br i1 %164, label %b22, label %b21, !dbg !2135

b21:
	br label %b22, !dbg !2136

b22:
	%165 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2137
	%166 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !2137
	store i8 %165, i8* %166, align 1, !dbg !2137
	%167 = and i64 %52, 3, !dbg !2138
	%168 = icmp ult i64 %167, 8, !dbg !2139
	%169 = trunc i64 %167 to i8, !dbg !2139
	%170 = shl i8 1, %169, !dbg !2139
	%171 = select i1 %168, i8 %170, i8 0, !dbg !2139
	%172 = add i8 %171, %45, !dbg !2140
	%173 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !2141
	store i8 %172, i8* %173, align 1, !dbg !2141
	%174 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !2142
	store i8 -1, i8* %174, align 1, !dbg !2142
	%175 = add i64 %35, %34, !dbg !2014
	br label %b1, !dbg !2014

b23:
	ret void, !dbg !2014

b2_fail1:
	%176 = icmp ugt i64 %39, %p1, !dbg !2018
	br i1 %176, label %b2_fail2, label %b2_ok2, !dbg !2018

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !2018
	ret void, !dbg !2018

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !2018
	ret void, !dbg !2018

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !2020
	ret void, !dbg !2020

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p7), !dbg !2021
	ret void, !dbg !2021
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2143 {
entry:
	br label %b0, !dbg !2144

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2145, !range !11
	%1 = sext i32 %0 to i64, !dbg !2145
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2145, !range !13
	%3 = sext i32 %2 to i64, !dbg !2145
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2145, !range !13
	%5 = sext i32 %4 to i64, !dbg !2145
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2145, !range !33
	%7 = sext i32 %6 to i64, !dbg !2145
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2145, !range !34
	%9 = sext i32 %8 to i64, !dbg !2145
	%10 = mul i64 %9, %5, !dbg !2145
	%11 = add i64 %3, %10, !dbg !2145
	%12 = mul i64 %7, %11, !dbg !2145
	%13 = add i64 %1, %12, !dbg !2145
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2145, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2145, !range !35
	%16 = mul i32 %14, %15, !dbg !2145
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2145, !range !36
	%18 = mul i32 %16, %17, !dbg !2145
	%19 = sext i32 %18 to i64, !dbg !2145
	%20 = mul i64 %13, %19, !dbg !2145
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2145, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2145, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2145, !range !14
	%24 = mul i32 %15, %23, !dbg !2145
	%25 = add i32 %22, %24, !dbg !2145
	%26 = mul i32 %14, %25, !dbg !2145
	%27 = add i32 %21, %26, !dbg !2145
	%28 = sext i32 %27 to i64, !dbg !2145
	%29 = add i64 %20, %28, !dbg !2145
	%30 = mul i64 %7, %9, !dbg !2145
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2145, !range !34
	%32 = sext i32 %31 to i64, !dbg !2145
	%33 = mul i64 %30, %32, !dbg !2145
	%34 = mul i64 %33, %19, !dbg !2145
	br label %b1, !dbg !2145

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2145
	%36 = icmp slt i64 %35, %p5, !dbg !2145
	br i1 %36, label %b2, label %b3, !dbg !2145

b2:
	%37 = mul i64 %35, 20, !dbg !2146
	%38 = add i64 %35, 1, !dbg !2147
	%39 = mul i64 %38, 20, !dbg !2148
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2149
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2150
	%42 = icmp ugt i64 %39, %p1, !dbg !2149
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2149, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !2150
	%44 = sext i8 %43 to i64, !dbg !2154
	%45 = zext i8 %43 to i16, !dbg !2155
	%46 = sext i16 %45 to i64, !dbg !2156
	%47 = zext i8 %43 to i32, !dbg !2157
	%48 = sext i32 %47 to i64, !dbg !2158
	%49 = zext i8 %43 to i64, !dbg !2159
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2160
	store i64 %44, i64* %50, align 8, !dbg !2160
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2161
	store i64 %46, i64* %51, align 8, !dbg !2161
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2162
	store i64 %48, i64* %52, align 8, !dbg !2162
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2163
	store i64 %49, i64* %53, align 8, !dbg !2163
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2164
	store i64 %49, i64* %54, align 8, !dbg !2164
	%55 = zext i8 %43 to i16, !dbg !2165
	%56 = zext i16 %55 to i64, !dbg !2166
	%57 = zext i8 %43 to i32, !dbg !2167
	%58 = zext i32 %57 to i64, !dbg !2168
	%59 = zext i8 %43 to i64, !dbg !2169
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2171
	store i64 %49, i64* %60, align 8, !dbg !2171
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2172
	store i64 %56, i64* %61, align 8, !dbg !2172
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2173
	store i64 %58, i64* %62, align 8, !dbg !2173
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2174
	store i64 %59, i64* %63, align 8, !dbg !2174
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2175
	store i64 %59, i64* %64, align 8, !dbg !2175
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2176
	store i64 %49, i64* %65, align 8, !dbg !2176
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2177
	store i64 %49, i64* %66, align 8, !dbg !2177
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2178
	store i64 %49, i64* %67, align 8, !dbg !2178
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2179
	store i64 %49, i64* %68, align 8, !dbg !2179
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2180
	store i64 %49, i64* %69, align 8, !dbg !2180
	%70 = lshr i8 %43, 1, !dbg !2181
	%71 = uitofp i8 %70 to float, !dbg !2182
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2183
	%73 = fcmp uno float %71, %71, !dbg !2183
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2183
	%75 = uitofp i8 %70 to double, !dbg !2184
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2185
	%77 = fcmp uno double %75, %75, !dbg !2185
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2185
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2186
	store i64 %74, i64* %79, align 8, !dbg !2186
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2187
	store i64 %78, i64* %80, align 8, !dbg !2187
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2188
	%82 = icmp slt i32 %81, 0, !dbg !2188
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2188
	%84 = icmp sgt i32 %83, 255, !dbg !2188
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2188
	%86 = trunc i32 %85 to i8, !dbg !2188
	%87 = zext i8 %86 to i64, !dbg !2189
	%88 = fadd double %75, 7.500000e-01, !dbg !2190
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2191
	%90 = fcmp uno double %88, %88, !dbg !2191
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2191
	%92 = icmp slt i32 %91, 0, !dbg !2191
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2191
	%94 = icmp sgt i32 %93, 255, !dbg !2191
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2191
	%96 = trunc i32 %95 to i8, !dbg !2191
	%97 = zext i8 %96 to i64, !dbg !2192
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2193
	store i64 %87, i64* %98, align 8, !dbg !2193
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2194
	store i64 %97, i64* %99, align 8, !dbg !2194
	%100 = fmul double %75, 3.500000e+00, !dbg !2195
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2196
	%102 = fcmp uno double %100, %100, !dbg !2196
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2196
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2198
	store i64 %103, i64* %104, align 8, !dbg !2198
	%105 = mul i64 %35, 2, !dbg !2199
	%106 = add i64 %105, 2, !dbg !2200
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2201
	%108 = icmp ugt i64 %106, %p3, !dbg !2201
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !2201, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !2202
	%110 = uitofp i8 %109 to float, !dbg !2205
	%111 = fpext float %110 to double, !dbg !2206
	%112 = uitofp i8 %109 to double, !dbg !2207
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !2208
	store double %111, double* %113, align 8, !dbg !2208
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !2209
	store double %112, double* %114, align 8, !dbg !2209
	%115 = add i64 %35, %34, !dbg !2145
	br label %b1, !dbg !2145

b3:
	ret void, !dbg !2145

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %39, i64 %p1), !dbg !2149
	ret void, !dbg !2149

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %106, i64 %p3), !dbg !2201
	ret void, !dbg !2201
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2210 {
entry:
	br label %b0, !dbg !2211

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2212, !range !11
	%1 = sext i32 %0 to i64, !dbg !2212
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2212, !range !13
	%3 = sext i32 %2 to i64, !dbg !2212
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2212, !range !13
	%5 = sext i32 %4 to i64, !dbg !2212
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2212, !range !33
	%7 = sext i32 %6 to i64, !dbg !2212
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2212, !range !34
	%9 = sext i32 %8 to i64, !dbg !2212
	%10 = mul i64 %9, %5, !dbg !2212
	%11 = add i64 %3, %10, !dbg !2212
	%12 = mul i64 %7, %11, !dbg !2212
	%13 = add i64 %1, %12, !dbg !2212
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2212, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2212, !range !35
	%16 = mul i32 %14, %15, !dbg !2212
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2212, !range !36
	%18 = mul i32 %16, %17, !dbg !2212
	%19 = sext i32 %18 to i64, !dbg !2212
	%20 = mul i64 %13, %19, !dbg !2212
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2212, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2212, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2212, !range !14
	%24 = mul i32 %15, %23, !dbg !2212
	%25 = add i32 %22, %24, !dbg !2212
	%26 = mul i32 %14, %25, !dbg !2212
	%27 = add i32 %21, %26, !dbg !2212
	%28 = sext i32 %27 to i64, !dbg !2212
	%29 = add i64 %20, %28, !dbg !2212
	%30 = mul i64 %7, %9, !dbg !2212
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2212, !range !34
	%32 = sext i32 %31 to i64, !dbg !2212
	%33 = mul i64 %30, %32, !dbg !2212
	%34 = mul i64 %33, %19, !dbg !2212
	br label %b1, !dbg !2212

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2212
	%36 = icmp slt i64 %35, %p3, !dbg !2212
	br i1 %36, label %b2, label %b23, !dbg !2212

b2:
	%37 = mul i64 %35, 40, !dbg !2213
	%38 = add i64 %35, 1, !dbg !2214
	%39 = mul i64 %38, 40, !dbg !2215
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2216
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2217
	%42 = icmp ugt i64 %39, %p1, !dbg !2216
	%43 = icmp ugt i64 %37, %39, !dbg !2216
	%44 = or i1 %42, %43, !dbg !2216
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2216, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !2217
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2218
	%47 = icmp uge i64 %35, %p5, !dbg !2218
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2218, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !2218
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2219
	%50 = icmp uge i64 %35, %p7, !dbg !2219
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2219, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2219
	%52 = zext i32 %51 to i64, !dbg !2220
	%53 = add i16 %45, %48, !dbg !2223
	%54 = sub i16 %45, %48, !dbg !2224
	%55 = mul i16 %45, %48, !dbg !2225
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !2226
	store i16 %53, i16* %56, align 2, !dbg !2226
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !2227
	store i16 %54, i16* %57, align 2, !dbg !2227
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !2228
	store i16 %55, i16* %58, align 2, !dbg !2228
	%59 = and i16 %45, %48, !dbg !2229
	%60 = or i16 %45, %48, !dbg !2230
	%61 = xor i16 %45, %48, !dbg !2231
	%62 = xor i16 %48, -1, !dbg !2232
	%63 = and i16 %45, %62, !dbg !2232
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !2233
	store i16 %59, i16* %64, align 2, !dbg !2233
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !2234
	store i16 %60, i16* %65, align 2, !dbg !2234
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !2235
	store i16 %61, i16* %66, align 2, !dbg !2235
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !2236
	store i16 %63, i16* %67, align 2, !dbg !2236
	%68 = xor i16 %45, -1, !dbg !2237
	%69 = sub i16 0, %45, !dbg !2238
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !2239
	store i16 %68, i16* %70, align 2, !dbg !2239
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !2240
	store i16 %69, i16* %71, align 2, !dbg !2240
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !2241
	store i16 %45, i16* %72, align 2, !dbg !2241
	%73 = icmp ult i64 %52, 16, !dbg !2242
	%74 = trunc i64 %52 to i16, !dbg !2242
	%75 = shl i16 %45, %74, !dbg !2242
	%76 = select i1 %73, i16 %75, i16 0, !dbg !2242
	%77 = icmp ult i64 %52, 16, !dbg !2243
	%78 = trunc i64 %52 to i16, !dbg !2243
	%79 = lshr i16 %45, %78, !dbg !2243
	%80 = select i1 %77, i16 %79, i16 0, !dbg !2243
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !2244
	store i16 %76, i16* %81, align 2, !dbg !2244
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !2245
	store i16 %80, i16* %82, align 2, !dbg !2245
	%83 = icmp ult i64 %52, 16, !dbg !2247
	%84 = trunc i64 %52 to i16, !dbg !2247
	%85 = shl i16 %45, %84, !dbg !2247
	%86 = select i1 %83, i16 %85, i16 0, !dbg !2247
	%87 = trunc i64 %52 to i8, !dbg !2248
	%88 = zext i8 %87 to i16, !dbg !2249
	%89 = icmp ult i16 %88, 16, !dbg !2249
	%90 = lshr i16 %45, %88, !dbg !2249
	%91 = select i1 %89, i16 %90, i16 0, !dbg !2249
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !2250
	store i16 %86, i16* %92, align 2, !dbg !2250
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !2251
	store i16 %91, i16* %93, align 2, !dbg !2251
	%94 = shl i16 %45, 3, !dbg !2252
	%95 = lshr i16 %45, 3, !dbg !2253
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !2254
	store i16 %94, i16* %96, align 2, !dbg !2254
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !2255
	store i16 %95, i16* %97, align 2, !dbg !2255
	%98 = icmp ult i64 %52, 16, !dbg !2256
	%99 = trunc i64 %52 to i16, !dbg !2256
	%100 = shl i16 1, %99, !dbg !2256
	%101 = select i1 %98, i16 %100, i16 0, !dbg !2256
	%102 = urem i64 %52, 8, !dbg !2257
	%103 = icmp ult i64 %102, 16, !dbg !2258
	%104 = trunc i64 %102 to i16, !dbg !2258
	%105 = lshr i16 %48, %104, !dbg !2258
	%106 = select i1 %103, i16 %105, i16 0, !dbg !2258
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !2259
	store i16 %101, i16* %107, align 2, !dbg !2259
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !2260
	store i16 %106, i16* %108, align 2, !dbg !2260
	%109 = icmp ne i16 %48, 0, !dbg !2261
	br i1 %109, label %b3, label %b4, !dbg !2261

b3:
	%110 = udiv i16 %45, %48, !dbg !2262
	%111 = urem i16 %45, %48, !dbg !2263
	%112 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2264
	store i16 %110, i16* %112, align 2, !dbg !2264
	%113 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2265
	store i16 %111, i16* %113, align 2, !dbg !2265
	br label %b5, !dbg !2265

b4:
	%114 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2266
	store i16 0, i16* %114, align 2, !dbg !2266
	%115 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2267
	store i16 0, i16* %115, align 2, !dbg !2267
	br label %b5, !dbg !2267

b5:
	%116 = udiv i16 %45, 7, !dbg !2268
	%117 = urem i16 %45, 7, !dbg !2269
	%118 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !2270
	store i16 %116, i16* %118, align 2, !dbg !2270
	%119 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !2271
	store i16 %117, i16* %119, align 2, !dbg !2271
	%120 = udiv i16 %45, 8, !dbg !2272
	%121 = urem i16 %45, 8, !dbg !2273
	%122 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !2274
	store i16 %120, i16* %122, align 2, !dbg !2274
	%123 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !2275
	store i16 %121, i16* %123, align 2, !dbg !2275
	%124 = icmp ult i16 %45, %48, !dbg !2276
	%125 = select i1 %124, i16 %45, i16 %48, !dbg !2276
	%126 = icmp ugt i16 %45, %48, !dbg !2277
	%127 = select i1 %126, i16 %45, i16 %48, !dbg !2277
	%128 = icmp ugt i16 %127, 3, !dbg !2277
	%129 = select i1 %128, i16 %127, i16 3, !dbg !2277
	%130 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !2278
	store i16 %125, i16* %130, align 2, !dbg !2278
	%131 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !2279
	store i16 %129, i16* %131, align 2, !dbg !2279
	%132 = icmp eq i16 %45, %48, !dbg !2280
	br i1 %132, label %b7, label %b6, !dbg !2283

b6:
	br label %b7, !dbg !2284

b7:
	%133 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2285
	%134 = icmp ne i16 %45, %48, !dbg !2285
	br i1 %134, label %b9, label %b8, !dbg !2287

b8:
	br label %b9, !dbg !2288

b9:
	%135 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2289
	br i1 %124, label %b11, label %b10, !dbg !2291

b10:
	br label %b11, !dbg !2292

b11:
	%136 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2293
	%137 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !2293
	store i16 %133, i16* %137, align 2, !dbg !2293
	%138 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !2294
	store i16 %135, i16* %138, align 2, !dbg !2294
	%139 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !2295
	store i16 %136, i16* %139, align 2, !dbg !2295
	%140 = icmp ule i16 %45, %48, !dbg !2296
	br i1 %140, label %b13, label %b12, !dbg !2298

b12:
	br label %b13, !dbg !2299

b13:
	%141 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2300
	br i1 %126, label %b15, label %b14, !dbg !2302

b14:
	br label %b15, !dbg !2303

b15:
	%142 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2304
	%143 = icmp uge i16 %45, %48, !dbg !2304
	br i1 %143, label %b17, label %b16, !dbg !2306

b16:
	br label %b17, !dbg !2307

b17:
	%144 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2308
	%145 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !2308
	store i16 %141, i16* %145, align 2, !dbg !2308
	%146 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !2309
	store i16 %142, i16* %146, align 2, !dbg !2309
	%147 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !2310
	store i16 %144, i16* %147, align 2, !dbg !2310
	%148 = mul i16 %53, 3, !dbg !2311
	%149 = sub i16 %148, 5, !dbg !2312
	%150 = xor i16 %149, %45, !dbg !2313
	%151 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !2314
	store i16 %150, i16* %151, align 2, !dbg !2314
	%152 = shl i16 %150, 2, !dbg !2315
	%153 = lshr i16 %152, 1, !dbg !2316
	%154 = or i16 %153, 1, !dbg !2317
	%155 = and i16 %154, -3, !dbg !2318
	%156 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !2319
	store i16 %155, i16* %156, align 2, !dbg !2319
	%157 = sub i16 %155, 1, !dbg !2320
	%158 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !2321
	store i16 %157, i16* %158, align 2, !dbg !2321
	%159 = sub i16 %48, %45, !dbg !2322
	%160 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !2323
	store i16 %159, i16* %160, align 2, !dbg !2323
	br i1 %124, label %b20, label %b18, !dbg !2324

b18:
	%161 = icmp eq i16 %45, 5, !dbg !2325
	br i1 %161, label %b20, label %b19, !dbg !2327

b19:
	br label %b20, !dbg !2328

b20:
	%162 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2329
	%163 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !2329
	store i16 %162, i16* %163, align 2, !dbg !2329
	%164 = icmp eq i16 %48, 1, !dbg !2330
	%165 = icmp ne i1 %140, %164, !dbg !2331
	br i1 %165, label %b22, label %b21, !dbg !2333

b21:
	br label %b22, !dbg !2334

b22:
	%166 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2335
	%167 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !2335
	store i16 %166, i16* %167, align 2, !dbg !2335
	%168 = and i64 %52, 3, !dbg !2336
	%169 = icmp ult i64 %168, 16, !dbg !2337
	%170 = trunc i64 %168 to i16, !dbg !2337
	%171 = shl i16 1, %170, !dbg !2337
	%172 = select i1 %169, i16 %171, i16 0, !dbg !2337
	%173 = add i16 %172, %45, !dbg !2338
	%174 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !2339
	store i16 %173, i16* %174, align 2, !dbg !2339
	%175 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !2340
	store i16 -1, i16* %175, align 2, !dbg !2340
	%176 = add i64 %35, %34, !dbg !2212
	br label %b1, !dbg !2212

b23:
	ret void, !dbg !2212

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2216
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2216

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %39, i64 %p1), !dbg !2216
	ret void, !dbg !2216

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %37, i64 %39), !dbg !2216
	ret void, !dbg !2216

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p5), !dbg !2218
	ret void, !dbg !2218

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p7), !dbg !2219
	ret void, !dbg !2219
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2341 {
entry:
	br label %b0, !dbg !2342

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2343, !range !11
	%1 = sext i32 %0 to i64, !dbg !2343
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2343, !range !13
	%3 = sext i32 %2 to i64, !dbg !2343
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2343, !range !13
	%5 = sext i32 %4 to i64, !dbg !2343
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2343, !range !33
	%7 = sext i32 %6 to i64, !dbg !2343
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2343, !range !34
	%9 = sext i32 %8 to i64, !dbg !2343
	%10 = mul i64 %9, %5, !dbg !2343
	%11 = add i64 %3, %10, !dbg !2343
	%12 = mul i64 %7, %11, !dbg !2343
	%13 = add i64 %1, %12, !dbg !2343
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2343, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2343, !range !35
	%16 = mul i32 %14, %15, !dbg !2343
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2343, !range !36
	%18 = mul i32 %16, %17, !dbg !2343
	%19 = sext i32 %18 to i64, !dbg !2343
	%20 = mul i64 %13, %19, !dbg !2343
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2343, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2343, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2343, !range !14
	%24 = mul i32 %15, %23, !dbg !2343
	%25 = add i32 %22, %24, !dbg !2343
	%26 = mul i32 %14, %25, !dbg !2343
	%27 = add i32 %21, %26, !dbg !2343
	%28 = sext i32 %27 to i64, !dbg !2343
	%29 = add i64 %20, %28, !dbg !2343
	%30 = mul i64 %7, %9, !dbg !2343
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2343, !range !34
	%32 = sext i32 %31 to i64, !dbg !2343
	%33 = mul i64 %30, %32, !dbg !2343
	%34 = mul i64 %33, %19, !dbg !2343
	br label %b1, !dbg !2343

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !2343
	%36 = icmp slt i64 %35, %p5, !dbg !2343
	br i1 %36, label %b2, label %b3, !dbg !2343

b2:
	%37 = mul i64 %35, 20, !dbg !2344
	%38 = add i64 %35, 1, !dbg !2345
	%39 = mul i64 %38, 20, !dbg !2346
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2347
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2348
	%42 = icmp ugt i64 %39, %p1, !dbg !2347
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2347, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !2348
	%44 = trunc i16 %43 to i8, !dbg !2351
	%45 = sext i8 %44 to i64, !dbg !2352
	%46 = sext i16 %43 to i64, !dbg !2354
	%47 = zext i16 %43 to i32, !dbg !2355
	%48 = sext i32 %47 to i64, !dbg !2356
	%49 = zext i16 %43 to i64, !dbg !2357
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2358
	store i64 %45, i64* %50, align 8, !dbg !2358
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2359
	store i64 %46, i64* %51, align 8, !dbg !2359
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2360
	store i64 %48, i64* %52, align 8, !dbg !2360
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2361
	store i64 %49, i64* %53, align 8, !dbg !2361
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2362
	store i64 %49, i64* %54, align 8, !dbg !2362
	%55 = trunc i16 %43 to i8, !dbg !2363
	%56 = zext i8 %55 to i64, !dbg !2364
	%57 = zext i16 %43 to i32, !dbg !2365
	%58 = zext i32 %57 to i64, !dbg !2366
	%59 = zext i16 %43 to i64, !dbg !2367
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2369
	store i64 %56, i64* %60, align 8, !dbg !2369
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2370
	store i64 %49, i64* %61, align 8, !dbg !2370
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2371
	store i64 %58, i64* %62, align 8, !dbg !2371
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2372
	store i64 %59, i64* %63, align 8, !dbg !2372
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2373
	store i64 %59, i64* %64, align 8, !dbg !2373
	%65 = sext i8 %44 to i16, !dbg !2374
	%66 = zext i16 %65 to i64, !dbg !2375
	%67 = zext i8 %55 to i16, !dbg !2376
	%68 = zext i16 %67 to i64, !dbg !2377
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2378
	store i64 %66, i64* %69, align 8, !dbg !2378
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2379
	store i64 %68, i64* %70, align 8, !dbg !2379
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2380
	store i64 %49, i64* %71, align 8, !dbg !2380
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2381
	store i64 %49, i64* %72, align 8, !dbg !2381
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2382
	store i64 %49, i64* %73, align 8, !dbg !2382
	%74 = lshr i8 %55, 1, !dbg !2383
	%75 = zext i8 %74 to i16, !dbg !2384
	%76 = uitofp i16 %75 to float, !dbg !2385
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2386
	%78 = fcmp uno float %76, %76, !dbg !2386
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2386
	%80 = uitofp i16 %75 to double, !dbg !2387
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2388
	%82 = fcmp uno double %80, %80, !dbg !2388
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2388
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2389
	store i64 %79, i64* %84, align 8, !dbg !2389
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2390
	store i64 %83, i64* %85, align 8, !dbg !2390
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2391
	%87 = icmp slt i32 %86, 0, !dbg !2391
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2391
	%89 = icmp sgt i32 %88, 65535, !dbg !2391
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2391
	%91 = trunc i32 %90 to i16, !dbg !2391
	%92 = zext i16 %91 to i64, !dbg !2392
	%93 = fadd double %80, 7.500000e-01, !dbg !2393
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2394
	%95 = fcmp uno double %93, %93, !dbg !2394
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2394
	%97 = icmp slt i32 %96, 0, !dbg !2394
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2394
	%99 = icmp sgt i32 %98, 65535, !dbg !2394
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2394
	%101 = trunc i32 %100 to i16, !dbg !2394
	%102 = zext i16 %101 to i64, !dbg !2395
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2396
	store i64 %92, i64* %103, align 8, !dbg !2396
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2397
	store i64 %102, i64* %104, align 8, !dbg !2397
	%105 = fmul double %80, 3.500000e+00, !dbg !2398
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2399
	%107 = fcmp uno double %105, %105, !dbg !2399
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2399
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2401
	store i64 %108, i64* %109, align 8, !dbg !2401
	%110 = mul i64 %35, 2, !dbg !2402
	%111 = add i64 %110, 2, !dbg !2403
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2404
	%113 = icmp ugt i64 %111, %p3, !dbg !2404
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !2404, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !2405
	%115 = uitofp i16 %114 to float, !dbg !2408
	%116 = fpext float %115 to double, !dbg !2409
	%117 = uitofp i16 %114 to double, !dbg !2410
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !2411
	store double %116, double* %118, align 8, !dbg !2411
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !2412
	store double %117, double* %119, align 8, !dbg !2412
	%120 = add i64 %35, %34, !dbg !2343
	br label %b1, !dbg !2343

b3:
	ret void, !dbg !2343

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %39, i64 %p1), !dbg !2347
	ret void, !dbg !2347

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %111, i64 %p3), !dbg !2404
	ret void, !dbg !2404
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2413 {
entry:
	br label %b0, !dbg !2414

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2415, !range !11
	%1 = sext i32 %0 to i64, !dbg !2415
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2415, !range !13
	%3 = sext i32 %2 to i64, !dbg !2415
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2415, !range !13
	%5 = sext i32 %4 to i64, !dbg !2415
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2415, !range !33
	%7 = sext i32 %6 to i64, !dbg !2415
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2415, !range !34
	%9 = sext i32 %8 to i64, !dbg !2415
	%10 = mul i64 %9, %5, !dbg !2415
	%11 = add i64 %3, %10, !dbg !2415
	%12 = mul i64 %7, %11, !dbg !2415
	%13 = add i64 %1, %12, !dbg !2415
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2415, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2415, !range !35
	%16 = mul i32 %14, %15, !dbg !2415
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2415, !range !36
	%18 = mul i32 %16, %17, !dbg !2415
	%19 = sext i32 %18 to i64, !dbg !2415
	%20 = mul i64 %13, %19, !dbg !2415
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2415, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2415, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2415, !range !14
	%24 = mul i32 %15, %23, !dbg !2415
	%25 = add i32 %22, %24, !dbg !2415
	%26 = mul i32 %14, %25, !dbg !2415
	%27 = add i32 %21, %26, !dbg !2415
	%28 = sext i32 %27 to i64, !dbg !2415
	%29 = add i64 %20, %28, !dbg !2415
	%30 = mul i64 %7, %9, !dbg !2415
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2415, !range !34
	%32 = sext i32 %31 to i64, !dbg !2415
	%33 = mul i64 %30, %32, !dbg !2415
	%34 = mul i64 %33, %19, !dbg !2415
	br label %b1, !dbg !2415

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2415
	%36 = icmp slt i64 %35, %p3, !dbg !2415
	br i1 %36, label %b2, label %b23, !dbg !2415

b2:
	%37 = mul i64 %35, 40, !dbg !2416
	%38 = add i64 %35, 1, !dbg !2417
	%39 = mul i64 %38, 40, !dbg !2418
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2419
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2420
	%42 = icmp ugt i64 %39, %p1, !dbg !2419
	%43 = icmp ugt i64 %37, %39, !dbg !2419
	%44 = or i1 %42, %43, !dbg !2419
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2419, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !2420
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2421
	%47 = icmp uge i64 %35, %p5, !dbg !2421
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2421, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !2421
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2422
	%50 = icmp uge i64 %35, %p7, !dbg !2422
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2422, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2422
	%52 = zext i32 %51 to i64, !dbg !2423
	%53 = add i32 %45, %48, !dbg !2426
	%54 = sub i32 %45, %48, !dbg !2427
	%55 = mul i32 %45, %48, !dbg !2428
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !2429
	store i32 %53, i32* %56, align 4, !dbg !2429
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !2430
	store i32 %54, i32* %57, align 4, !dbg !2430
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !2431
	store i32 %55, i32* %58, align 4, !dbg !2431
	%59 = and i32 %45, %48, !dbg !2432
	%60 = or i32 %45, %48, !dbg !2433
	%61 = xor i32 %45, %48, !dbg !2434
	%62 = xor i32 %48, -1, !dbg !2435
	%63 = and i32 %45, %62, !dbg !2435
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !2436
	store i32 %59, i32* %64, align 4, !dbg !2436
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !2437
	store i32 %60, i32* %65, align 4, !dbg !2437
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !2438
	store i32 %61, i32* %66, align 4, !dbg !2438
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !2439
	store i32 %63, i32* %67, align 4, !dbg !2439
	%68 = xor i32 %45, -1, !dbg !2440
	%69 = sub i32 0, %45, !dbg !2441
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !2442
	store i32 %68, i32* %70, align 4, !dbg !2442
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !2443
	store i32 %69, i32* %71, align 4, !dbg !2443
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !2444
	store i32 %45, i32* %72, align 4, !dbg !2444
	%73 = icmp ult i64 %52, 32, !dbg !2445
	%74 = trunc i64 %52 to i32, !dbg !2445
	%75 = shl i32 %45, %74, !dbg !2445
	%76 = select i1 %73, i32 %75, i32 0, !dbg !2445
	%77 = icmp ult i64 %52, 32, !dbg !2446
	%78 = trunc i64 %52 to i32, !dbg !2446
	%79 = lshr i32 %45, %78, !dbg !2446
	%80 = select i1 %77, i32 %79, i32 0, !dbg !2446
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !2447
	store i32 %76, i32* %81, align 4, !dbg !2447
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !2448
	store i32 %80, i32* %82, align 4, !dbg !2448
	%83 = icmp ult i64 %52, 32, !dbg !2450
	%84 = trunc i64 %52 to i32, !dbg !2450
	%85 = shl i32 %45, %84, !dbg !2450
	%86 = select i1 %83, i32 %85, i32 0, !dbg !2450
	%87 = trunc i64 %52 to i8, !dbg !2451
	%88 = zext i8 %87 to i32, !dbg !2452
	%89 = icmp ult i32 %88, 32, !dbg !2452
	%90 = lshr i32 %45, %88, !dbg !2452
	%91 = select i1 %89, i32 %90, i32 0, !dbg !2452
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !2453
	store i32 %86, i32* %92, align 4, !dbg !2453
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !2454
	store i32 %91, i32* %93, align 4, !dbg !2454
	%94 = shl i32 %45, 3, !dbg !2455
	%95 = lshr i32 %45, 3, !dbg !2456
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !2457
	store i32 %94, i32* %96, align 4, !dbg !2457
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !2458
	store i32 %95, i32* %97, align 4, !dbg !2458
	%98 = icmp ult i64 %52, 32, !dbg !2459
	%99 = trunc i64 %52 to i32, !dbg !2459
	%100 = shl i32 1, %99, !dbg !2459
	%101 = select i1 %98, i32 %100, i32 0, !dbg !2459
	%102 = urem i64 %52, 8, !dbg !2460
	%103 = icmp ult i64 %102, 32, !dbg !2461
	%104 = trunc i64 %102 to i32, !dbg !2461
	%105 = lshr i32 %48, %104, !dbg !2461
	%106 = select i1 %103, i32 %105, i32 0, !dbg !2461
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !2462
	store i32 %101, i32* %107, align 4, !dbg !2462
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !2463
	store i32 %106, i32* %108, align 4, !dbg !2463
	%109 = icmp ne i32 %48, 0, !dbg !2464
	br i1 %109, label %b3, label %b4, !dbg !2464

b3:
	%110 = udiv i32 %45, %48, !dbg !2465
	%111 = urem i32 %45, %48, !dbg !2466
	%112 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2467
	store i32 %110, i32* %112, align 4, !dbg !2467
	%113 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2468
	store i32 %111, i32* %113, align 4, !dbg !2468
	br label %b5, !dbg !2468

b4:
	%114 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2469
	store i32 0, i32* %114, align 4, !dbg !2469
	%115 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2470
	store i32 0, i32* %115, align 4, !dbg !2470
	br label %b5, !dbg !2470

b5:
	%116 = udiv i32 %45, 7, !dbg !2471
	%117 = urem i32 %45, 7, !dbg !2472
	%118 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !2473
	store i32 %116, i32* %118, align 4, !dbg !2473
	%119 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !2474
	store i32 %117, i32* %119, align 4, !dbg !2474
	%120 = udiv i32 %45, 8, !dbg !2475
	%121 = urem i32 %45, 8, !dbg !2476
	%122 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !2477
	store i32 %120, i32* %122, align 4, !dbg !2477
	%123 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !2478
	store i32 %121, i32* %123, align 4, !dbg !2478
	%124 = icmp ult i32 %45, %48, !dbg !2479
	%125 = select i1 %124, i32 %45, i32 %48, !dbg !2479
	%126 = icmp ugt i32 %45, %48, !dbg !2480
	%127 = select i1 %126, i32 %45, i32 %48, !dbg !2480
	%128 = icmp ugt i32 %127, 3, !dbg !2480
	%129 = select i1 %128, i32 %127, i32 3, !dbg !2480
	%130 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !2481
	store i32 %125, i32* %130, align 4, !dbg !2481
	%131 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !2482
	store i32 %129, i32* %131, align 4, !dbg !2482
	%132 = icmp eq i32 %45, %48, !dbg !2483
	br i1 %132, label %b7, label %b6, !dbg !2486

b6:
	br label %b7, !dbg !2487

b7:
	%133 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2488
	%134 = icmp ne i32 %45, %48, !dbg !2488
	br i1 %134, label %b9, label %b8, !dbg !2490

b8:
	br label %b9, !dbg !2491

b9:
	%135 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2492
	br i1 %124, label %b11, label %b10, !dbg !2494

b10:
	br label %b11, !dbg !2495

b11:
	%136 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2496
	%137 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !2496
	store i32 %133, i32* %137, align 4, !dbg !2496
	%138 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !2497
	store i32 %135, i32* %138, align 4, !dbg !2497
	%139 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !2498
	store i32 %136, i32* %139, align 4, !dbg !2498
	%140 = icmp ule i32 %45, %48, !dbg !2499
	br i1 %140, label %b13, label %b12, !dbg !2501

b12:
	br label %b13, !dbg !2502

b13:
	%141 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2503
	br i1 %126, label %b15, label %b14, !dbg !2505

b14:
	br label %b15, !dbg !2506

b15:
	%142 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2507
	%143 = icmp uge i32 %45, %48, !dbg !2507
	br i1 %143, label %b17, label %b16, !dbg !2509

b16:
	br label %b17, !dbg !2510

b17:
	%144 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2511
	%145 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !2511
	store i32 %141, i32* %145, align 4, !dbg !2511
	%146 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !2512
	store i32 %142, i32* %146, align 4, !dbg !2512
	%147 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !2513
	store i32 %144, i32* %147, align 4, !dbg !2513
	%148 = mul i32 %53, 3, !dbg !2514
	%149 = sub i32 %148, 5, !dbg !2515
	%150 = xor i32 %149, %45, !dbg !2516
	%151 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !2517
	store i32 %150, i32* %151, align 4, !dbg !2517
	%152 = shl i32 %150, 2, !dbg !2518
	%153 = lshr i32 %152, 1, !dbg !2519
	%154 = or i32 %153, 1, !dbg !2520
	%155 = and i32 %154, -3, !dbg !2521
	%156 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !2522
	store i32 %155, i32* %156, align 4, !dbg !2522
	%157 = sub i32 %155, 1, !dbg !2523
	%158 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !2524
	store i32 %157, i32* %158, align 4, !dbg !2524
	%159 = sub i32 %48, %45, !dbg !2525
	%160 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !2526
	store i32 %159, i32* %160, align 4, !dbg !2526
	br i1 %124, label %b20, label %b18, !dbg !2527

b18:
	%161 = icmp eq i32 %45, 5, !dbg !2528
	br i1 %161, label %b20, label %b19, !dbg !2530

b19:
	br label %b20, !dbg !2531

b20:
	%162 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2532
	%163 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !2532
	store i32 %162, i32* %163, align 4, !dbg !2532
	%164 = icmp eq i32 %48, 1, !dbg !2533
	%165 = icmp ne i1 %140, %164, !dbg !2534
	br i1 %165, label %b22, label %b21, !dbg !2536

b21:
	br label %b22, !dbg !2537

b22:
	%166 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2538
	%167 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !2538
	store i32 %166, i32* %167, align 4, !dbg !2538
	%168 = and i64 %52, 3, !dbg !2539
	%169 = icmp ult i64 %168, 32, !dbg !2540
	%170 = trunc i64 %168 to i32, !dbg !2540
	%171 = shl i32 1, %170, !dbg !2540
	%172 = select i1 %169, i32 %171, i32 0, !dbg !2540
	%173 = add i32 %172, %45, !dbg !2541
	%174 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !2542
	store i32 %173, i32* %174, align 4, !dbg !2542
	%175 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !2543
	store i32 -1, i32* %175, align 4, !dbg !2543
	%176 = add i64 %35, %34, !dbg !2415
	br label %b1, !dbg !2415

b23:
	ret void, !dbg !2415

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2419
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2419

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %39, i64 %p1), !dbg !2419
	ret void, !dbg !2419

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %37, i64 %39), !dbg !2419
	ret void, !dbg !2419

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p5), !dbg !2421
	ret void, !dbg !2421

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p7), !dbg !2422
	ret void, !dbg !2422
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2544 {
entry:
	br label %b0, !dbg !2545

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2546, !range !11
	%1 = sext i32 %0 to i64, !dbg !2546
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2546, !range !13
	%3 = sext i32 %2 to i64, !dbg !2546
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2546, !range !13
	%5 = sext i32 %4 to i64, !dbg !2546
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2546, !range !33
	%7 = sext i32 %6 to i64, !dbg !2546
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2546, !range !34
	%9 = sext i32 %8 to i64, !dbg !2546
	%10 = mul i64 %9, %5, !dbg !2546
	%11 = add i64 %3, %10, !dbg !2546
	%12 = mul i64 %7, %11, !dbg !2546
	%13 = add i64 %1, %12, !dbg !2546
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2546, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2546, !range !35
	%16 = mul i32 %14, %15, !dbg !2546
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2546, !range !36
	%18 = mul i32 %16, %17, !dbg !2546
	%19 = sext i32 %18 to i64, !dbg !2546
	%20 = mul i64 %13, %19, !dbg !2546
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2546, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2546, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2546, !range !14
	%24 = mul i32 %15, %23, !dbg !2546
	%25 = add i32 %22, %24, !dbg !2546
	%26 = mul i32 %14, %25, !dbg !2546
	%27 = add i32 %21, %26, !dbg !2546
	%28 = sext i32 %27 to i64, !dbg !2546
	%29 = add i64 %20, %28, !dbg !2546
	%30 = mul i64 %7, %9, !dbg !2546
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2546, !range !34
	%32 = sext i32 %31 to i64, !dbg !2546
	%33 = mul i64 %30, %32, !dbg !2546
	%34 = mul i64 %33, %19, !dbg !2546
	br label %b1, !dbg !2546

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !2546
	%36 = icmp slt i64 %35, %p5, !dbg !2546
	br i1 %36, label %b2, label %b3, !dbg !2546

b2:
	%37 = mul i64 %35, 20, !dbg !2547
	%38 = add i64 %35, 1, !dbg !2548
	%39 = mul i64 %38, 20, !dbg !2549
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2550
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2551
	%42 = icmp ugt i64 %39, %p1, !dbg !2550
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2550, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !2551
	%44 = trunc i32 %43 to i8, !dbg !2554
	%45 = sext i8 %44 to i64, !dbg !2555
	%46 = trunc i32 %43 to i16, !dbg !2556
	%47 = sext i16 %46 to i64, !dbg !2557
	%48 = sext i32 %43 to i64, !dbg !2559
	%49 = zext i32 %43 to i64, !dbg !2560
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2561
	store i64 %45, i64* %50, align 8, !dbg !2561
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2562
	store i64 %47, i64* %51, align 8, !dbg !2562
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2563
	store i64 %48, i64* %52, align 8, !dbg !2563
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2564
	store i64 %49, i64* %53, align 8, !dbg !2564
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2565
	store i64 %49, i64* %54, align 8, !dbg !2565
	%55 = trunc i32 %43 to i8, !dbg !2566
	%56 = zext i8 %55 to i64, !dbg !2567
	%57 = trunc i32 %43 to i16, !dbg !2568
	%58 = zext i16 %57 to i64, !dbg !2569
	%59 = zext i32 %43 to i64, !dbg !2570
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2572
	store i64 %56, i64* %60, align 8, !dbg !2572
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2573
	store i64 %58, i64* %61, align 8, !dbg !2573
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2574
	store i64 %49, i64* %62, align 8, !dbg !2574
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2575
	store i64 %59, i64* %63, align 8, !dbg !2575
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2576
	store i64 %59, i64* %64, align 8, !dbg !2576
	%65 = sext i8 %44 to i32, !dbg !2577
	%66 = zext i32 %65 to i64, !dbg !2578
	%67 = zext i8 %55 to i32, !dbg !2579
	%68 = zext i32 %67 to i64, !dbg !2580
	%69 = sext i16 %46 to i32, !dbg !2581
	%70 = zext i32 %69 to i64, !dbg !2582
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2583
	store i64 %66, i64* %71, align 8, !dbg !2583
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2584
	store i64 %68, i64* %72, align 8, !dbg !2584
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2585
	store i64 %70, i64* %73, align 8, !dbg !2585
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2586
	store i64 %49, i64* %74, align 8, !dbg !2586
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2587
	store i64 %49, i64* %75, align 8, !dbg !2587
	%76 = lshr i8 %55, 1, !dbg !2588
	%77 = zext i8 %76 to i32, !dbg !2589
	%78 = uitofp i32 %77 to float, !dbg !2590
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2591
	%80 = fcmp uno float %78, %78, !dbg !2591
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2591
	%82 = uitofp i32 %77 to double, !dbg !2592
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2593
	%84 = fcmp uno double %82, %82, !dbg !2593
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2593
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2594
	store i64 %81, i64* %86, align 8, !dbg !2594
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2595
	store i64 %85, i64* %87, align 8, !dbg !2595
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2596
	%89 = zext i32 %88 to i64, !dbg !2597
	%90 = fadd double %82, 7.500000e-01, !dbg !2598
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2599
	%92 = fcmp uno double %90, %90, !dbg !2599
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2599
	%94 = zext i32 %93 to i64, !dbg !2600
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2601
	store i64 %89, i64* %95, align 8, !dbg !2601
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2602
	store i64 %94, i64* %96, align 8, !dbg !2602
	%97 = fmul double %82, 3.500000e+00, !dbg !2603
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2604
	%99 = fcmp uno double %97, %97, !dbg !2604
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2604
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2606
	store i64 %100, i64* %101, align 8, !dbg !2606
	%102 = mul i64 %35, 2, !dbg !2607
	%103 = add i64 %102, 2, !dbg !2608
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2609
	%105 = icmp ugt i64 %103, %p3, !dbg !2609
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !2609, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !2610
	%107 = uitofp i32 %106 to float, !dbg !2613
	%108 = fpext float %107 to double, !dbg !2614
	%109 = uitofp i32 %106 to double, !dbg !2615
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !2616
	store double %108, double* %110, align 8, !dbg !2616
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !2617
	store double %109, double* %111, align 8, !dbg !2617
	%112 = add i64 %35, %34, !dbg !2546
	br label %b1, !dbg !2546

b3:
	ret void, !dbg !2546

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %39, i64 %p1), !dbg !2550
	ret void, !dbg !2550

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %103, i64 %p3), !dbg !2609
	ret void, !dbg !2609
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2618 {
entry:
	br label %b0, !dbg !2619

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2622, !range !11
	%1 = sext i32 %0 to i64, !dbg !2622
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2622, !range !13
	%3 = sext i32 %2 to i64, !dbg !2622
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2622, !range !13
	%5 = sext i32 %4 to i64, !dbg !2622
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2622, !range !33
	%7 = sext i32 %6 to i64, !dbg !2622
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2622, !range !34
	%9 = sext i32 %8 to i64, !dbg !2622
	%10 = mul i64 %9, %5, !dbg !2622
	%11 = add i64 %3, %10, !dbg !2622
	%12 = mul i64 %7, %11, !dbg !2622
	%13 = add i64 %1, %12, !dbg !2622
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2622, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2622, !range !35
	%16 = mul i32 %14, %15, !dbg !2622
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2622, !range !36
	%18 = mul i32 %16, %17, !dbg !2622
	%19 = sext i32 %18 to i64, !dbg !2622
	%20 = mul i64 %13, %19, !dbg !2622
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2622, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2622, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2622, !range !14
	%24 = mul i32 %15, %23, !dbg !2622
	%25 = add i32 %22, %24, !dbg !2622
	%26 = mul i32 %14, %25, !dbg !2622
	%27 = add i32 %21, %26, !dbg !2622
	%28 = sext i32 %27 to i64, !dbg !2622
	%29 = add i64 %20, %28, !dbg !2622
	%30 = add i64 %29, 1, !dbg !2623
	%31 = trunc i64 %30 to i32, !dbg !2624
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2625
	%33 = icmp uge i64 0, %p1, !dbg !2625
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !2625, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !2626
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2627
	%36 = icmp uge i64 1, %p1, !dbg !2627
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !2627, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !2628
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2629
	%39 = icmp uge i64 2, %p1, !dbg !2629
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !2629, !prof !10

b0_ok3:
	%40 = atomicrmw umin i32* %38, i32 %31 monotonic, !dbg !2630
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2631
	%42 = icmp uge i64 3, %p1, !dbg !2631
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !2631, !prof !10

b0_ok4:
	%43 = atomicrmw umax i32* %41, i32 %31 monotonic, !dbg !2632
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2633
	%45 = icmp uge i64 4, %p1, !dbg !2633
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !2633, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !2634
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2635
	%48 = icmp uge i64 %29, %p3, !dbg !2635
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !2635, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !2635
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2636
	%50 = icmp uge i64 5, %p1, !dbg !2636
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !2636, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !2637
	%52 = icmp eq i32 %51, 7, !dbg !2638
	br i1 %52, label %b1, label %b2, !dbg !2638

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2639
	%54 = icmp uge i64 %29, %p5, !dbg !2639
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !2639, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !2640
	br label %b2, !dbg !2640

b2:
	ret void, !dbg !2621

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !2625
	ret void, !dbg !2625

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !2627
	ret void, !dbg !2627

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !2629
	ret void, !dbg !2629

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !2631
	ret void, !dbg !2631

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !2633
	ret void, !dbg !2633

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !2635
	ret void, !dbg !2635

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !2636
	ret void, !dbg !2636

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !2639
	ret void, !dbg !2639
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2641 {
entry:
	br label %b0, !dbg !2642

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2645, !range !11
	%1 = sext i32 %0 to i64, !dbg !2645
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2645, !range !13
	%3 = sext i32 %2 to i64, !dbg !2645
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2645, !range !13
	%5 = sext i32 %4 to i64, !dbg !2645
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2645, !range !33
	%7 = sext i32 %6 to i64, !dbg !2645
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2645, !range !34
	%9 = sext i32 %8 to i64, !dbg !2645
	%10 = mul i64 %9, %5, !dbg !2645
	%11 = add i64 %3, %10, !dbg !2645
	%12 = mul i64 %7, %11, !dbg !2645
	%13 = add i64 %1, %12, !dbg !2645
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2645, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2645, !range !35
	%16 = mul i32 %14, %15, !dbg !2645
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2645, !range !36
	%18 = mul i32 %16, %17, !dbg !2645
	%19 = sext i32 %18 to i64, !dbg !2645
	%20 = mul i64 %13, %19, !dbg !2645
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2645, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2645, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2645, !range !14
	%24 = mul i32 %15, %23, !dbg !2645
	%25 = add i32 %22, %24, !dbg !2645
	%26 = mul i32 %14, %25, !dbg !2645
	%27 = add i32 %21, %26, !dbg !2645
	%28 = sext i32 %27 to i64, !dbg !2645
	%29 = add i64 %20, %28, !dbg !2645
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2646
	%31 = icmp uge i64 0, %p1, !dbg !2646
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2646, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2647
	%33 = icmp ult i64 %32, 32, !dbg !2648
	%34 = trunc i64 %32 to i32, !dbg !2648
	%35 = shl i32 1, %34, !dbg !2648
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2648
	%37 = xor i32 %36, -1, !dbg !2649
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !2650
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2651
	%40 = icmp uge i64 1, %p1, !dbg !2651
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !2651, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !2652
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2653
	%43 = trunc i64 %29 to i32, !dbg !2654
	%44 = icmp uge i64 2, %p1, !dbg !2653
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2653, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !2655
	br label %b1, !dbg !2655

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2656
	%47 = icmp uge i64 3, %p1, !dbg !2656
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !2656, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !2657
	%49 = add i32 %48, 1, !dbg !2658
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !2659
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2659
	%52 = icmp eq i32 %51, %48, !dbg !2660
	br i1 %52, label %b2, label %b1, !dbg !2660

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2661
	%54 = icmp uge i64 %29, %p3, !dbg !2661
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !2661, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !2661
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2662
	%56 = icmp uge i64 4, %p1, !dbg !2662
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !2662, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !2663
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2663
	%59 = icmp eq i32 %58, 1, !dbg !2664
	br i1 %59, label %b3, label %b4, !dbg !2664

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2665
	%61 = icmp uge i64 5, %p1, !dbg !2665
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !2665, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !2666
	br label %b4, !dbg !2666

b4:
	ret void, !dbg !2644

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !2646
	ret void, !dbg !2646

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !2651
	ret void, !dbg !2651

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !2653
	ret void, !dbg !2653

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !2656
	ret void, !dbg !2656

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !2661
	ret void, !dbg !2661

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !2662
	ret void, !dbg !2662

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !2665
	ret void, !dbg !2665
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2667 {
entry:
	br label %b0, !dbg !2668

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2669, !range !11
	%1 = sext i32 %0 to i64, !dbg !2669
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2669, !range !13
	%3 = sext i32 %2 to i64, !dbg !2669
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2669, !range !13
	%5 = sext i32 %4 to i64, !dbg !2669
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2669, !range !33
	%7 = sext i32 %6 to i64, !dbg !2669
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2669, !range !34
	%9 = sext i32 %8 to i64, !dbg !2669
	%10 = mul i64 %9, %5, !dbg !2669
	%11 = add i64 %3, %10, !dbg !2669
	%12 = mul i64 %7, %11, !dbg !2669
	%13 = add i64 %1, %12, !dbg !2669
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2669, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2669, !range !35
	%16 = mul i32 %14, %15, !dbg !2669
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2669, !range !36
	%18 = mul i32 %16, %17, !dbg !2669
	%19 = sext i32 %18 to i64, !dbg !2669
	%20 = mul i64 %13, %19, !dbg !2669
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2669, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2669, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2669, !range !14
	%24 = mul i32 %15, %23, !dbg !2669
	%25 = add i32 %22, %24, !dbg !2669
	%26 = mul i32 %14, %25, !dbg !2669
	%27 = add i32 %21, %26, !dbg !2669
	%28 = sext i32 %27 to i64, !dbg !2669
	%29 = add i64 %20, %28, !dbg !2669
	%30 = mul i64 %7, %9, !dbg !2669
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2669, !range !34
	%32 = sext i32 %31 to i64, !dbg !2669
	%33 = mul i64 %30, %32, !dbg !2669
	%34 = mul i64 %33, %19, !dbg !2669
	br label %b1, !dbg !2669

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2669
	%36 = icmp slt i64 %35, %p3, !dbg !2669
	br i1 %36, label %b2, label %b23, !dbg !2669

b2:
	%37 = mul i64 %35, 40, !dbg !2670
	%38 = add i64 %35, 1, !dbg !2671
	%39 = mul i64 %38, 40, !dbg !2672
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2673
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2674
	%42 = icmp ugt i64 %39, %p1, !dbg !2673
	%43 = icmp ugt i64 %37, %39, !dbg !2673
	%44 = or i1 %42, %43, !dbg !2673
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2673, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2674
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2675
	%47 = icmp uge i64 %35, %p5, !dbg !2675
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2675, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2675
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2676
	%50 = icmp uge i64 %35, %p7, !dbg !2676
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2676, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2676
	%52 = zext i32 %51 to i64, !dbg !2677
	%53 = add i64 %45, %48, !dbg !2680
	%54 = sub i64 %45, %48, !dbg !2681
	%55 = mul i64 %45, %48, !dbg !2682
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2683
	store i64 %53, i64* %56, align 8, !dbg !2683
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2684
	store i64 %54, i64* %57, align 8, !dbg !2684
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2685
	store i64 %55, i64* %58, align 8, !dbg !2685
	%59 = and i64 %45, %48, !dbg !2686
	%60 = or i64 %45, %48, !dbg !2687
	%61 = xor i64 %45, %48, !dbg !2688
	%62 = xor i64 %48, -1, !dbg !2689
	%63 = and i64 %45, %62, !dbg !2689
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2690
	store i64 %59, i64* %64, align 8, !dbg !2690
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2691
	store i64 %60, i64* %65, align 8, !dbg !2691
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2692
	store i64 %61, i64* %66, align 8, !dbg !2692
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2693
	store i64 %63, i64* %67, align 8, !dbg !2693
	%68 = xor i64 %45, -1, !dbg !2694
	%69 = sub i64 0, %45, !dbg !2695
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2696
	store i64 %68, i64* %70, align 8, !dbg !2696
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2697
	store i64 %69, i64* %71, align 8, !dbg !2697
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2698
	store i64 %45, i64* %72, align 8, !dbg !2698
	%73 = icmp ult i64 %52, 64, !dbg !2699
	%74 = shl i64 %45, %52, !dbg !2699
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2699
	%76 = icmp ult i64 %52, 64, !dbg !2700
	%77 = lshr i64 %45, %52, !dbg !2700
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2700
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2701
	store i64 %75, i64* %79, align 8, !dbg !2701
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2702
	store i64 %78, i64* %80, align 8, !dbg !2702
	%81 = icmp ult i64 %52, 64, !dbg !2704
	%82 = shl i64 %45, %52, !dbg !2704
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2704
	%84 = trunc i64 %52 to i8, !dbg !2705
	%85 = zext i8 %84 to i64, !dbg !2706
	%86 = icmp ult i64 %85, 64, !dbg !2706
	%87 = lshr i64 %45, %85, !dbg !2706
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2706
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2707
	store i64 %83, i64* %89, align 8, !dbg !2707
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2708
	store i64 %88, i64* %90, align 8, !dbg !2708
	%91 = shl i64 %45, 3, !dbg !2709
	%92 = lshr i64 %45, 3, !dbg !2710
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2711
	store i64 %91, i64* %93, align 8, !dbg !2711
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2712
	store i64 %92, i64* %94, align 8, !dbg !2712
	%95 = icmp ult i64 %52, 64, !dbg !2713
	%96 = shl i64 1, %52, !dbg !2713
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2713
	%98 = urem i64 %52, 8, !dbg !2714
	%99 = icmp ult i64 %98, 64, !dbg !2715
	%100 = lshr i64 %48, %98, !dbg !2715
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2715
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2716
	store i64 %97, i64* %102, align 8, !dbg !2716
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2717
	store i64 %101, i64* %103, align 8, !dbg !2717
	%104 = icmp ne i64 %48, 0, !dbg !2718
	br i1 %104, label %b3, label %b4, !dbg !2718

b3:
	%105 = udiv i64 %45, %48, !dbg !2719
	%106 = urem i64 %45, %48, !dbg !2720
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2721
	store i64 %105, i64* %107, align 8, !dbg !2721
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2722
	store i64 %106, i64* %108, align 8, !dbg !2722
	br label %b5, !dbg !2722

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2723
	store i64 0, i64* %109, align 8, !dbg !2723
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2724
	store i64 0, i64* %110, align 8, !dbg !2724
	br label %b5, !dbg !2724

b5:
	%111 = udiv i64 %45, 7, !dbg !2725
	%112 = urem i64 %45, 7, !dbg !2726
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2727
	store i64 %111, i64* %113, align 8, !dbg !2727
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2728
	store i64 %112, i64* %114, align 8, !dbg !2728
	%115 = udiv i64 %45, 8, !dbg !2729
	%116 = urem i64 %45, 8, !dbg !2730
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2731
	store i64 %115, i64* %117, align 8, !dbg !2731
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2732
	store i64 %116, i64* %118, align 8, !dbg !2732
	%119 = icmp ult i64 %45, %48, !dbg !2733
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2733
	%121 = icmp ugt i64 %45, %48, !dbg !2734
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2734
	%123 = icmp ugt i64 %122, 3, !dbg !2734
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2734
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2735
	store i64 %120, i64* %125, align 8, !dbg !2735
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2736
	store i64 %124, i64* %126, align 8, !dbg !2736
	%127 = icmp eq i64 %45, %48, !dbg !2737
	br i1 %127, label %b7, label %b6, !dbg !2740

b6:
	br label %b7, !dbg !2741

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2742
	%129 = icmp ne i64 %45, %48, !dbg !2742
	br i1 %129, label %b9, label %b8, !dbg !2744

b8:
	br label %b9, !dbg !2745

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2746
	br i1 %119, label %b11, label %b10, !dbg !2748

b10:
	br label %b11, !dbg !2749

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2750
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2750
	store i64 %128, i64* %132, align 8, !dbg !2750
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2751
	store i64 %130, i64* %133, align 8, !dbg !2751
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2752
	store i64 %131, i64* %134, align 8, !dbg !2752
	%135 = icmp ule i64 %45, %48, !dbg !2753
	br i1 %135, label %b13, label %b12, !dbg !2755

b12:
	br label %b13, !dbg !2756

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2757
	br i1 %121, label %b15, label %b14, !dbg !2759

b14:
	br label %b15, !dbg !2760

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2761
	%138 = icmp uge i64 %45, %48, !dbg !2761
	br i1 %138, label %b17, label %b16, !dbg !2763

b16:
	br label %b17, !dbg !2764

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2765
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !2765
	store i64 %136, i64* %140, align 8, !dbg !2765
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2766
	store i64 %137, i64* %141, align 8, !dbg !2766
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2767
	store i64 %139, i64* %142, align 8, !dbg !2767
	%143 = mul i64 %53, 3, !dbg !2768
	%144 = sub i64 %143, 5, !dbg !2769
	%145 = xor i64 %144, %45, !dbg !2770
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2771
	store i64 %145, i64* %146, align 8, !dbg !2771
	%147 = shl i64 %145, 2, !dbg !2772
	%148 = lshr i64 %147, 1, !dbg !2773
	%149 = or i64 %148, 1, !dbg !2774
	%150 = and i64 %149, -3, !dbg !2775
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2776
	store i64 %150, i64* %151, align 8, !dbg !2776
	%152 = sub i64 %150, 1, !dbg !2777
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2778
	store i64 %152, i64* %153, align 8, !dbg !2778
	%154 = sub i64 %48, %45, !dbg !2779
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2780
	store i64 %154, i64* %155, align 8, !dbg !2780
	br i1 %119, label %b20, label %b18, !dbg !2781

b18:
	%156 = icmp eq i64 %45, 5, !dbg !2782
	br i1 %156, label %b20, label %b19, !dbg !2784

b19:
	br label %b20, !dbg !2785

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2786
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2786
	store i64 %157, i64* %158, align 8, !dbg !2786
	%159 = icmp eq i64 %48, 1, !dbg !2787
	%160 = icmp ne i1 %135, %159, !dbg !2788
	br i1 %160, label %b22, label %b21, !dbg !2790

b21:
	br label %b22, !dbg !2791

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2792
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2792
	store i64 %161, i64* %162, align 8, !dbg !2792
	%163 = and i64 %52, 3, !dbg !2793
	%164 = icmp ult i64 %163, 64, !dbg !2794
	%165 = shl i64 1, %163, !dbg !2794
	%166 = select i1 %164, i64 %165, i64 0, !dbg !2794
	%167 = add i64 %166, %45, !dbg !2795
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2796
	store i64 %167, i64* %168, align 8, !dbg !2796
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2797
	store i64 -1, i64* %169, align 8, !dbg !2797
	%170 = add i64 %35, %34, !dbg !2669
	br label %b1, !dbg !2669

b23:
	ret void, !dbg !2669

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2673
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2673

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %39, i64 %p1), !dbg !2673
	ret void, !dbg !2673

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %37, i64 %39), !dbg !2673
	ret void, !dbg !2673

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p5), !dbg !2675
	ret void, !dbg !2675

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p7), !dbg !2676
	ret void, !dbg !2676
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2798 {
entry:
	br label %b0, !dbg !2799

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2800, !range !11
	%1 = sext i32 %0 to i64, !dbg !2800
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2800, !range !13
	%3 = sext i32 %2 to i64, !dbg !2800
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2800, !range !13
	%5 = sext i32 %4 to i64, !dbg !2800
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2800, !range !33
	%7 = sext i32 %6 to i64, !dbg !2800
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2800, !range !34
	%9 = sext i32 %8 to i64, !dbg !2800
	%10 = mul i64 %9, %5, !dbg !2800
	%11 = add i64 %3, %10, !dbg !2800
	%12 = mul i64 %7, %11, !dbg !2800
	%13 = add i64 %1, %12, !dbg !2800
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2800, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2800, !range !35
	%16 = mul i32 %14, %15, !dbg !2800
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2800, !range !36
	%18 = mul i32 %16, %17, !dbg !2800
	%19 = sext i32 %18 to i64, !dbg !2800
	%20 = mul i64 %13, %19, !dbg !2800
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2800, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2800, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2800, !range !14
	%24 = mul i32 %15, %23, !dbg !2800
	%25 = add i32 %22, %24, !dbg !2800
	%26 = mul i32 %14, %25, !dbg !2800
	%27 = add i32 %21, %26, !dbg !2800
	%28 = sext i32 %27 to i64, !dbg !2800
	%29 = add i64 %20, %28, !dbg !2800
	%30 = mul i64 %7, %9, !dbg !2800
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2800, !range !34
	%32 = sext i32 %31 to i64, !dbg !2800
	%33 = mul i64 %30, %32, !dbg !2800
	%34 = mul i64 %33, %19, !dbg !2800
	br label %b1, !dbg !2800

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2800
	%36 = icmp slt i64 %35, %p5, !dbg !2800
	br i1 %36, label %b2, label %b3, !dbg !2800

b2:
	%37 = mul i64 %35, 20, !dbg !2801
	%38 = add i64 %35, 1, !dbg !2802
	%39 = mul i64 %38, 20, !dbg !2803
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2804
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2805
	%42 = icmp ugt i64 %39, %p1, !dbg !2804
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2804, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2805
	%44 = trunc i64 %43 to i8, !dbg !2808
	%45 = sext i8 %44 to i64, !dbg !2809
	%46 = trunc i64 %43 to i16, !dbg !2810
	%47 = sext i16 %46 to i64, !dbg !2811
	%48 = trunc i64 %43 to i32, !dbg !2812
	%49 = sext i32 %48 to i64, !dbg !2813
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2815
	store i64 %45, i64* %50, align 8, !dbg !2815
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2816
	store i64 %47, i64* %51, align 8, !dbg !2816
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2817
	store i64 %49, i64* %52, align 8, !dbg !2817
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2818
	store i64 %43, i64* %53, align 8, !dbg !2818
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2819
	store i64 %43, i64* %54, align 8, !dbg !2819
	%55 = trunc i64 %43 to i8, !dbg !2820
	%56 = zext i8 %55 to i64, !dbg !2821
	%57 = trunc i64 %43 to i16, !dbg !2822
	%58 = zext i16 %57 to i64, !dbg !2823
	%59 = trunc i64 %43 to i32, !dbg !2824
	%60 = zext i32 %59 to i64, !dbg !2825
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2826
	store i64 %56, i64* %61, align 8, !dbg !2826
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2827
	store i64 %58, i64* %62, align 8, !dbg !2827
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2828
	store i64 %60, i64* %63, align 8, !dbg !2828
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2829
	store i64 %43, i64* %64, align 8, !dbg !2829
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2830
	store i64 %43, i64* %65, align 8, !dbg !2830
	%66 = sext i8 %44 to i64, !dbg !2831
	%67 = zext i8 %55 to i64, !dbg !2833
	%68 = sext i16 %46 to i64, !dbg !2835
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2837
	store i64 %66, i64* %69, align 8, !dbg !2837
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2838
	store i64 %67, i64* %70, align 8, !dbg !2838
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2839
	store i64 %68, i64* %71, align 8, !dbg !2839
	%72 = zext i32 %59 to i64, !dbg !2840
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2842
	store i64 %72, i64* %73, align 8, !dbg !2842
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2843
	store i64 %43, i64* %74, align 8, !dbg !2843
	%75 = lshr i8 %55, 1, !dbg !2844
	%76 = zext i8 %75 to i64, !dbg !2845
	%77 = uitofp i64 %76 to float, !dbg !2846
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2847
	%79 = fcmp uno float %77, %77, !dbg !2847
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2847
	%81 = uitofp i64 %76 to double, !dbg !2848
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2849
	%83 = fcmp uno double %81, %81, !dbg !2849
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2849
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2850
	store i64 %80, i64* %85, align 8, !dbg !2850
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2851
	store i64 %84, i64* %86, align 8, !dbg !2851
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !2852
	%88 = fcmp uno float %77, %77, !dbg !2852
	%89 = select i1 %88, i64 0, i64 %87, !dbg !2852
	%90 = fadd double %81, 7.500000e-01, !dbg !2854
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !2855
	%92 = fcmp uno double %90, %90, !dbg !2855
	%93 = select i1 %92, i64 0, i64 %91, !dbg !2855
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2857
	store i64 %89, i64* %94, align 8, !dbg !2857
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2858
	store i64 %93, i64* %95, align 8, !dbg !2858
	%96 = fmul double %81, 3.500000e+00, !dbg !2859
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2860
	%98 = fcmp uno double %96, %96, !dbg !2860
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2860
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2862
	store i64 %99, i64* %100, align 8, !dbg !2862
	%101 = mul i64 %35, 2, !dbg !2863
	%102 = add i64 %101, 2, !dbg !2864
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2865
	%104 = icmp ugt i64 %102, %p3, !dbg !2865
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !2865, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !2866
	%106 = uitofp i64 %105 to float, !dbg !2869
	%107 = fpext float %106 to double, !dbg !2870
	%108 = uitofp i64 %105 to double, !dbg !2871
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !2872
	store double %107, double* %109, align 8, !dbg !2872
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !2873
	store double %108, double* %110, align 8, !dbg !2873
	%111 = add i64 %35, %34, !dbg !2800
	br label %b1, !dbg !2800

b3:
	ret void, !dbg !2800

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %39, i64 %p1), !dbg !2804
	ret void, !dbg !2804

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %102, i64 %p3), !dbg !2865
	ret void, !dbg !2865
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2874 {
entry:
	br label %b0, !dbg !2875

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2878, !range !11
	%1 = sext i32 %0 to i64, !dbg !2878
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2878, !range !13
	%3 = sext i32 %2 to i64, !dbg !2878
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2878, !range !13
	%5 = sext i32 %4 to i64, !dbg !2878
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2878, !range !33
	%7 = sext i32 %6 to i64, !dbg !2878
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2878, !range !34
	%9 = sext i32 %8 to i64, !dbg !2878
	%10 = mul i64 %9, %5, !dbg !2878
	%11 = add i64 %3, %10, !dbg !2878
	%12 = mul i64 %7, %11, !dbg !2878
	%13 = add i64 %1, %12, !dbg !2878
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2878, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2878, !range !35
	%16 = mul i32 %14, %15, !dbg !2878
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2878, !range !36
	%18 = mul i32 %16, %17, !dbg !2878
	%19 = sext i32 %18 to i64, !dbg !2878
	%20 = mul i64 %13, %19, !dbg !2878
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2878, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2878, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2878, !range !14
	%24 = mul i32 %15, %23, !dbg !2878
	%25 = add i32 %22, %24, !dbg !2878
	%26 = mul i32 %14, %25, !dbg !2878
	%27 = add i32 %21, %26, !dbg !2878
	%28 = sext i32 %27 to i64, !dbg !2878
	%29 = add i64 %20, %28, !dbg !2878
	%30 = add i64 %29, 1, !dbg !2879
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2881
	%32 = icmp uge i64 0, %p1, !dbg !2881
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2881, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !2882
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2883
	%35 = icmp uge i64 1, %p1, !dbg !2883
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2883, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !2884
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2885
	%38 = icmp uge i64 2, %p1, !dbg !2885
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2885, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !2886
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2887
	%41 = icmp uge i64 3, %p1, !dbg !2887
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2887, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !2888
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2889
	%44 = icmp uge i64 4, %p1, !dbg !2889
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2889, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !2890
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2891
	%47 = icmp uge i64 %29, %p3, !dbg !2891
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2891, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !2891
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2892
	%49 = icmp uge i64 5, %p1, !dbg !2892
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2892, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !2893
	%51 = icmp eq i64 %50, 7, !dbg !2894
	br i1 %51, label %b1, label %b2, !dbg !2894

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2895
	%53 = icmp uge i64 %29, %p5, !dbg !2895
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2895, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !2896
	br label %b2, !dbg !2896

b2:
	ret void, !dbg !2877

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !2881
	ret void, !dbg !2881

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !2883
	ret void, !dbg !2883

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !2885
	ret void, !dbg !2885

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !2887
	ret void, !dbg !2887

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !2889
	ret void, !dbg !2889

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !2891
	ret void, !dbg !2891

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !2892
	ret void, !dbg !2892

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !2895
	ret void, !dbg !2895
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2897 {
entry:
	br label %b0, !dbg !2898

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2901, !range !11
	%1 = sext i32 %0 to i64, !dbg !2901
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2901, !range !13
	%3 = sext i32 %2 to i64, !dbg !2901
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2901, !range !13
	%5 = sext i32 %4 to i64, !dbg !2901
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2901, !range !33
	%7 = sext i32 %6 to i64, !dbg !2901
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2901, !range !34
	%9 = sext i32 %8 to i64, !dbg !2901
	%10 = mul i64 %9, %5, !dbg !2901
	%11 = add i64 %3, %10, !dbg !2901
	%12 = mul i64 %7, %11, !dbg !2901
	%13 = add i64 %1, %12, !dbg !2901
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2901, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2901, !range !35
	%16 = mul i32 %14, %15, !dbg !2901
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2901, !range !36
	%18 = mul i32 %16, %17, !dbg !2901
	%19 = sext i32 %18 to i64, !dbg !2901
	%20 = mul i64 %13, %19, !dbg !2901
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2901, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2901, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2901, !range !14
	%24 = mul i32 %15, %23, !dbg !2901
	%25 = add i32 %22, %24, !dbg !2901
	%26 = mul i32 %14, %25, !dbg !2901
	%27 = add i32 %21, %26, !dbg !2901
	%28 = sext i32 %27 to i64, !dbg !2901
	%29 = add i64 %20, %28, !dbg !2901
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2902
	%31 = icmp uge i64 0, %p1, !dbg !2902
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2902, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2903
	%33 = icmp ult i64 %32, 64, !dbg !2904
	%34 = shl i64 1, %32, !dbg !2904
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2904
	%36 = xor i64 %35, -1, !dbg !2905
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !2906
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2907
	%39 = icmp uge i64 1, %p1, !dbg !2907
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2907, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !2908
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2909
	%42 = icmp uge i64 2, %p1, !dbg !2909
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2909, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !2911
	br label %b1, !dbg !2911

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2912
	%45 = icmp uge i64 3, %p1, !dbg !2912
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !2912, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !2913
	%47 = add i64 %46, 1, !dbg !2914
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !2915
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2915
	%50 = icmp eq i64 %49, %46, !dbg !2916
	br i1 %50, label %b2, label %b1, !dbg !2916

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2917
	%52 = icmp uge i64 %29, %p3, !dbg !2917
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2917, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !2917
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2918
	%54 = icmp uge i64 4, %p1, !dbg !2918
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !2918, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !2919
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2919
	%57 = icmp eq i64 %56, 1, !dbg !2920
	br i1 %57, label %b3, label %b4, !dbg !2920

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2921
	%59 = icmp uge i64 5, %p1, !dbg !2921
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !2921, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !2922
	br label %b4, !dbg !2922

b4:
	ret void, !dbg !2900

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !2902
	ret void, !dbg !2902

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !2907
	ret void, !dbg !2907

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !2909
	ret void, !dbg !2909

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !2912
	ret void, !dbg !2912

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !2917
	ret void, !dbg !2917

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !2918
	ret void, !dbg !2918

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !2921
	ret void, !dbg !2921
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2923 {
entry:
	br label %b0, !dbg !2924

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2925, !range !11
	%1 = sext i32 %0 to i64, !dbg !2925
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2925, !range !13
	%3 = sext i32 %2 to i64, !dbg !2925
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2925, !range !13
	%5 = sext i32 %4 to i64, !dbg !2925
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2925, !range !33
	%7 = sext i32 %6 to i64, !dbg !2925
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2925, !range !34
	%9 = sext i32 %8 to i64, !dbg !2925
	%10 = mul i64 %9, %5, !dbg !2925
	%11 = add i64 %3, %10, !dbg !2925
	%12 = mul i64 %7, %11, !dbg !2925
	%13 = add i64 %1, %12, !dbg !2925
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2925, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2925, !range !35
	%16 = mul i32 %14, %15, !dbg !2925
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2925, !range !36
	%18 = mul i32 %16, %17, !dbg !2925
	%19 = sext i32 %18 to i64, !dbg !2925
	%20 = mul i64 %13, %19, !dbg !2925
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2925, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2925, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2925, !range !14
	%24 = mul i32 %15, %23, !dbg !2925
	%25 = add i32 %22, %24, !dbg !2925
	%26 = mul i32 %14, %25, !dbg !2925
	%27 = add i32 %21, %26, !dbg !2925
	%28 = sext i32 %27 to i64, !dbg !2925
	%29 = add i64 %20, %28, !dbg !2925
	%30 = mul i64 %7, %9, !dbg !2925
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2925, !range !34
	%32 = sext i32 %31 to i64, !dbg !2925
	%33 = mul i64 %30, %32, !dbg !2925
	%34 = mul i64 %33, %19, !dbg !2925
	br label %b1, !dbg !2925

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2925
	%36 = icmp slt i64 %35, %p3, !dbg !2925
	br i1 %36, label %b2, label %b23, !dbg !2925

b2:
	%37 = mul i64 %35, 40, !dbg !2926
	%38 = add i64 %35, 1, !dbg !2927
	%39 = mul i64 %38, 40, !dbg !2928
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2929
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2930
	%42 = icmp ugt i64 %39, %p1, !dbg !2929
	%43 = icmp ugt i64 %37, %39, !dbg !2929
	%44 = or i1 %42, %43, !dbg !2929
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2929, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2930
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2931
	%47 = icmp uge i64 %35, %p5, !dbg !2931
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2931, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2931
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2932
	%50 = icmp uge i64 %35, %p7, !dbg !2932
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2932, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2932
	%52 = zext i32 %51 to i64, !dbg !2933
	%53 = add i64 %45, %48, !dbg !2936
	%54 = sub i64 %45, %48, !dbg !2937
	%55 = mul i64 %45, %48, !dbg !2938
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2939
	store i64 %53, i64* %56, align 8, !dbg !2939
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2940
	store i64 %54, i64* %57, align 8, !dbg !2940
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2941
	store i64 %55, i64* %58, align 8, !dbg !2941
	%59 = and i64 %45, %48, !dbg !2942
	%60 = or i64 %45, %48, !dbg !2943
	%61 = xor i64 %45, %48, !dbg !2944
	%62 = xor i64 %48, -1, !dbg !2945
	%63 = and i64 %45, %62, !dbg !2945
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2946
	store i64 %59, i64* %64, align 8, !dbg !2946
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2947
	store i64 %60, i64* %65, align 8, !dbg !2947
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2948
	store i64 %61, i64* %66, align 8, !dbg !2948
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2949
	store i64 %63, i64* %67, align 8, !dbg !2949
	%68 = xor i64 %45, -1, !dbg !2950
	%69 = sub i64 0, %45, !dbg !2951
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2952
	store i64 %68, i64* %70, align 8, !dbg !2952
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2953
	store i64 %69, i64* %71, align 8, !dbg !2953
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2954
	store i64 %45, i64* %72, align 8, !dbg !2954
	%73 = icmp ult i64 %52, 64, !dbg !2955
	%74 = shl i64 %45, %52, !dbg !2955
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2955
	%76 = icmp ult i64 %52, 64, !dbg !2956
	%77 = lshr i64 %45, %52, !dbg !2956
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2956
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2957
	store i64 %75, i64* %79, align 8, !dbg !2957
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2958
	store i64 %78, i64* %80, align 8, !dbg !2958
	%81 = icmp ult i64 %52, 64, !dbg !2960
	%82 = shl i64 %45, %52, !dbg !2960
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2960
	%84 = trunc i64 %52 to i8, !dbg !2961
	%85 = zext i8 %84 to i64, !dbg !2962
	%86 = icmp ult i64 %85, 64, !dbg !2962
	%87 = lshr i64 %45, %85, !dbg !2962
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2962
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2963
	store i64 %83, i64* %89, align 8, !dbg !2963
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2964
	store i64 %88, i64* %90, align 8, !dbg !2964
	%91 = shl i64 %45, 3, !dbg !2965
	%92 = lshr i64 %45, 3, !dbg !2966
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2967
	store i64 %91, i64* %93, align 8, !dbg !2967
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2968
	store i64 %92, i64* %94, align 8, !dbg !2968
	%95 = icmp ult i64 %52, 64, !dbg !2969
	%96 = shl i64 1, %52, !dbg !2969
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2969
	%98 = urem i64 %52, 8, !dbg !2970
	%99 = icmp ult i64 %98, 64, !dbg !2971
	%100 = lshr i64 %48, %98, !dbg !2971
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2971
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2972
	store i64 %97, i64* %102, align 8, !dbg !2972
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2973
	store i64 %101, i64* %103, align 8, !dbg !2973
	%104 = icmp ne i64 %48, 0, !dbg !2974
	br i1 %104, label %b3, label %b4, !dbg !2974

b3:
	%105 = udiv i64 %45, %48, !dbg !2975
	%106 = urem i64 %45, %48, !dbg !2976
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2977
	store i64 %105, i64* %107, align 8, !dbg !2977
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2978
	store i64 %106, i64* %108, align 8, !dbg !2978
	br label %b5, !dbg !2978

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2979
	store i64 0, i64* %109, align 8, !dbg !2979
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2980
	store i64 0, i64* %110, align 8, !dbg !2980
	br label %b5, !dbg !2980

b5:
	%111 = udiv i64 %45, 7, !dbg !2981
	%112 = urem i64 %45, 7, !dbg !2982
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2983
	store i64 %111, i64* %113, align 8, !dbg !2983
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2984
	store i64 %112, i64* %114, align 8, !dbg !2984
	%115 = udiv i64 %45, 8, !dbg !2985
	%116 = urem i64 %45, 8, !dbg !2986
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2987
	store i64 %115, i64* %117, align 8, !dbg !2987
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2988
	store i64 %116, i64* %118, align 8, !dbg !2988
	%119 = icmp ult i64 %45, %48, !dbg !2989
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2989
	%121 = icmp ugt i64 %45, %48, !dbg !2990
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2990
	%123 = icmp ugt i64 %122, 3, !dbg !2990
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2990
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2991
	store i64 %120, i64* %125, align 8, !dbg !2991
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2992
	store i64 %124, i64* %126, align 8, !dbg !2992
	%127 = icmp eq i64 %45, %48, !dbg !2993
	br i1 %127, label %b7, label %b6, !dbg !2996

b6:
	br label %b7, !dbg !2997

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2998
	%129 = icmp ne i64 %45, %48, !dbg !2998
	br i1 %129, label %b9, label %b8, !dbg !3000

b8:
	br label %b9, !dbg !3001

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !3002
	br i1 %119, label %b11, label %b10, !dbg !3004

b10:
	br label %b11, !dbg !3005

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !3006
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !3006
	store i64 %128, i64* %132, align 8, !dbg !3006
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !3007
	store i64 %130, i64* %133, align 8, !dbg !3007
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !3008
	store i64 %131, i64* %134, align 8, !dbg !3008
	%135 = icmp ule i64 %45, %48, !dbg !3009
	br i1 %135, label %b13, label %b12, !dbg !3011

b12:
	br label %b13, !dbg !3012

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !3013
	br i1 %121, label %b15, label %b14, !dbg !3015

b14:
	br label %b15, !dbg !3016

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3017
	%138 = icmp uge i64 %45, %48, !dbg !3017
	br i1 %138, label %b17, label %b16, !dbg !3019

b16:
	br label %b17, !dbg !3020

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3021
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !3021
	store i64 %136, i64* %140, align 8, !dbg !3021
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !3022
	store i64 %137, i64* %141, align 8, !dbg !3022
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !3023
	store i64 %139, i64* %142, align 8, !dbg !3023
	%143 = mul i64 %53, 3, !dbg !3024
	%144 = sub i64 %143, 5, !dbg !3025
	%145 = xor i64 %144, %45, !dbg !3026
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !3027
	store i64 %145, i64* %146, align 8, !dbg !3027
	%147 = shl i64 %145, 2, !dbg !3028
	%148 = lshr i64 %147, 1, !dbg !3029
	%149 = or i64 %148, 1, !dbg !3030
	%150 = and i64 %149, -3, !dbg !3031
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !3032
	store i64 %150, i64* %151, align 8, !dbg !3032
	%152 = sub i64 %150, 1, !dbg !3033
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !3034
	store i64 %152, i64* %153, align 8, !dbg !3034
	%154 = sub i64 %48, %45, !dbg !3035
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !3036
	store i64 %154, i64* %155, align 8, !dbg !3036
	br i1 %119, label %b20, label %b18, !dbg !3037

b18:
	%156 = icmp eq i64 %45, 5, !dbg !3038
	br i1 %156, label %b20, label %b19, !dbg !3040

b19:
	br label %b20, !dbg !3041

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3042
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !3042
	store i64 %157, i64* %158, align 8, !dbg !3042
	%159 = icmp eq i64 %48, 1, !dbg !3043
	%160 = icmp ne i1 %135, %159, !dbg !3044
	br i1 %160, label %b22, label %b21, !dbg !3046

b21:
	br label %b22, !dbg !3047

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3048
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !3048
	store i64 %161, i64* %162, align 8, !dbg !3048
	%163 = and i64 %52, 3, !dbg !3049
	%164 = icmp ult i64 %163, 64, !dbg !3050
	%165 = shl i64 1, %163, !dbg !3050
	%166 = select i1 %164, i64 %165, i64 0, !dbg !3050
	%167 = add i64 %166, %45, !dbg !3051
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !3052
	store i64 %167, i64* %168, align 8, !dbg !3052
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !3053
	store i64 -1, i64* %169, align 8, !dbg !3053
	%170 = add i64 %35, %34, !dbg !2925
	br label %b1, !dbg !2925

b23:
	ret void, !dbg !2925

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2929
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2929

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %39, i64 %p1), !dbg !2929
	ret void, !dbg !2929

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %37, i64 %39), !dbg !2929
	ret void, !dbg !2929

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %35, i64 %p5), !dbg !2931
	ret void, !dbg !2931

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %35, i64 %p7), !dbg !2932
	ret void, !dbg !2932
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3054 {
entry:
	br label %b0, !dbg !3055

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3056, !range !11
	%1 = sext i32 %0 to i64, !dbg !3056
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3056, !range !13
	%3 = sext i32 %2 to i64, !dbg !3056
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3056, !range !13
	%5 = sext i32 %4 to i64, !dbg !3056
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3056, !range !33
	%7 = sext i32 %6 to i64, !dbg !3056
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3056, !range !34
	%9 = sext i32 %8 to i64, !dbg !3056
	%10 = mul i64 %9, %5, !dbg !3056
	%11 = add i64 %3, %10, !dbg !3056
	%12 = mul i64 %7, %11, !dbg !3056
	%13 = add i64 %1, %12, !dbg !3056
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3056, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3056, !range !35
	%16 = mul i32 %14, %15, !dbg !3056
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3056, !range !36
	%18 = mul i32 %16, %17, !dbg !3056
	%19 = sext i32 %18 to i64, !dbg !3056
	%20 = mul i64 %13, %19, !dbg !3056
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3056, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3056, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3056, !range !14
	%24 = mul i32 %15, %23, !dbg !3056
	%25 = add i32 %22, %24, !dbg !3056
	%26 = mul i32 %14, %25, !dbg !3056
	%27 = add i32 %21, %26, !dbg !3056
	%28 = sext i32 %27 to i64, !dbg !3056
	%29 = add i64 %20, %28, !dbg !3056
	%30 = mul i64 %7, %9, !dbg !3056
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3056, !range !34
	%32 = sext i32 %31 to i64, !dbg !3056
	%33 = mul i64 %30, %32, !dbg !3056
	%34 = mul i64 %33, %19, !dbg !3056
	br label %b1, !dbg !3056

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !3056
	%36 = icmp slt i64 %35, %p5, !dbg !3056
	br i1 %36, label %b2, label %b3, !dbg !3056

b2:
	%37 = mul i64 %35, 20, !dbg !3057
	%38 = add i64 %35, 1, !dbg !3058
	%39 = mul i64 %38, 20, !dbg !3059
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3060
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3061
	%42 = icmp ugt i64 %39, %p1, !dbg !3060
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3060, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !3061
	%44 = trunc i64 %43 to i8, !dbg !3064
	%45 = sext i8 %44 to i64, !dbg !3065
	%46 = trunc i64 %43 to i16, !dbg !3066
	%47 = sext i16 %46 to i64, !dbg !3067
	%48 = trunc i64 %43 to i32, !dbg !3068
	%49 = sext i32 %48 to i64, !dbg !3069
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3071
	store i64 %45, i64* %50, align 8, !dbg !3071
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3072
	store i64 %47, i64* %51, align 8, !dbg !3072
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3073
	store i64 %49, i64* %52, align 8, !dbg !3073
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3074
	store i64 %43, i64* %53, align 8, !dbg !3074
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3075
	store i64 %43, i64* %54, align 8, !dbg !3075
	%55 = trunc i64 %43 to i8, !dbg !3076
	%56 = zext i8 %55 to i64, !dbg !3077
	%57 = trunc i64 %43 to i16, !dbg !3078
	%58 = zext i16 %57 to i64, !dbg !3079
	%59 = trunc i64 %43 to i32, !dbg !3080
	%60 = zext i32 %59 to i64, !dbg !3081
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3082
	store i64 %56, i64* %61, align 8, !dbg !3082
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3083
	store i64 %58, i64* %62, align 8, !dbg !3083
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3084
	store i64 %60, i64* %63, align 8, !dbg !3084
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3085
	store i64 %43, i64* %64, align 8, !dbg !3085
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3086
	store i64 %43, i64* %65, align 8, !dbg !3086
	%66 = sext i8 %44 to i64, !dbg !3087
	%67 = zext i8 %55 to i64, !dbg !3089
	%68 = sext i16 %46 to i64, !dbg !3091
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3093
	store i64 %66, i64* %69, align 8, !dbg !3093
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3094
	store i64 %67, i64* %70, align 8, !dbg !3094
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3095
	store i64 %68, i64* %71, align 8, !dbg !3095
	%72 = zext i32 %59 to i64, !dbg !3096
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3098
	store i64 %72, i64* %73, align 8, !dbg !3098
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3099
	store i64 %43, i64* %74, align 8, !dbg !3099
	%75 = lshr i8 %55, 1, !dbg !3100
	%76 = zext i8 %75 to i64, !dbg !3101
	%77 = uitofp i64 %76 to float, !dbg !3102
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3103
	%79 = fcmp uno float %77, %77, !dbg !3103
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3103
	%81 = uitofp i64 %76 to double, !dbg !3104
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3105
	%83 = fcmp uno double %81, %81, !dbg !3105
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3105
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3106
	store i64 %80, i64* %85, align 8, !dbg !3106
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3107
	store i64 %84, i64* %86, align 8, !dbg !3107
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3108
	%88 = fcmp uno float %77, %77, !dbg !3108
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3108
	%90 = fadd double %81, 7.500000e-01, !dbg !3110
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3111
	%92 = fcmp uno double %90, %90, !dbg !3111
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3111
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3113
	store i64 %89, i64* %94, align 8, !dbg !3113
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3114
	store i64 %93, i64* %95, align 8, !dbg !3114
	%96 = fmul double %81, 3.500000e+00, !dbg !3115
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3116
	%98 = fcmp uno double %96, %96, !dbg !3116
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3116
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3118
	store i64 %99, i64* %100, align 8, !dbg !3118
	%101 = mul i64 %35, 2, !dbg !3119
	%102 = add i64 %101, 2, !dbg !3120
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3121
	%104 = icmp ugt i64 %102, %p3, !dbg !3121
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !3121, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !3122
	%106 = uitofp i64 %105 to float, !dbg !3125
	%107 = fpext float %106 to double, !dbg !3126
	%108 = uitofp i64 %105 to double, !dbg !3127
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3128
	store double %107, double* %109, align 8, !dbg !3128
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3129
	store double %108, double* %110, align 8, !dbg !3129
	%111 = add i64 %35, %34, !dbg !3056
	br label %b1, !dbg !3056

b3:
	ret void, !dbg !3056

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %39, i64 %p1), !dbg !3060
	ret void, !dbg !3060

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %102, i64 %p3), !dbg !3121
	ret void, !dbg !3121
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3130 {
entry:
	br label %b0, !dbg !3131

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3134, !range !11
	%1 = sext i32 %0 to i64, !dbg !3134
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3134, !range !13
	%3 = sext i32 %2 to i64, !dbg !3134
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3134, !range !13
	%5 = sext i32 %4 to i64, !dbg !3134
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3134, !range !33
	%7 = sext i32 %6 to i64, !dbg !3134
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3134, !range !34
	%9 = sext i32 %8 to i64, !dbg !3134
	%10 = mul i64 %9, %5, !dbg !3134
	%11 = add i64 %3, %10, !dbg !3134
	%12 = mul i64 %7, %11, !dbg !3134
	%13 = add i64 %1, %12, !dbg !3134
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3134, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3134, !range !35
	%16 = mul i32 %14, %15, !dbg !3134
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3134, !range !36
	%18 = mul i32 %16, %17, !dbg !3134
	%19 = sext i32 %18 to i64, !dbg !3134
	%20 = mul i64 %13, %19, !dbg !3134
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3134, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3134, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3134, !range !14
	%24 = mul i32 %15, %23, !dbg !3134
	%25 = add i32 %22, %24, !dbg !3134
	%26 = mul i32 %14, %25, !dbg !3134
	%27 = add i32 %21, %26, !dbg !3134
	%28 = sext i32 %27 to i64, !dbg !3134
	%29 = add i64 %20, %28, !dbg !3134
	%30 = add i64 %29, 1, !dbg !3135
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3137
	%32 = icmp uge i64 0, %p1, !dbg !3137
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3137, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3138
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3139
	%35 = icmp uge i64 1, %p1, !dbg !3139
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3139, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3140
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3141
	%38 = icmp uge i64 2, %p1, !dbg !3141
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3141, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3142
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3143
	%41 = icmp uge i64 3, %p1, !dbg !3143
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3143, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3144
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3145
	%44 = icmp uge i64 4, %p1, !dbg !3145
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3145, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3146
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3147
	%47 = icmp uge i64 %29, %p3, !dbg !3147
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3147, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3147
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3148
	%49 = icmp uge i64 5, %p1, !dbg !3148
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3148, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3149
	%51 = icmp eq i64 %50, 7, !dbg !3150
	br i1 %51, label %b1, label %b2, !dbg !3150

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3151
	%53 = icmp uge i64 %29, %p5, !dbg !3151
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3151, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3152
	br label %b2, !dbg !3152

b2:
	ret void, !dbg !3133

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !3137
	ret void, !dbg !3137

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !3139
	ret void, !dbg !3139

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !3141
	ret void, !dbg !3141

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !3143
	ret void, !dbg !3143

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !3145
	ret void, !dbg !3145

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !3147
	ret void, !dbg !3147

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !3148
	ret void, !dbg !3148

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !3151
	ret void, !dbg !3151
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3153 {
entry:
	br label %b0, !dbg !3154

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3157, !range !11
	%1 = sext i32 %0 to i64, !dbg !3157
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3157, !range !13
	%3 = sext i32 %2 to i64, !dbg !3157
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3157, !range !13
	%5 = sext i32 %4 to i64, !dbg !3157
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3157, !range !33
	%7 = sext i32 %6 to i64, !dbg !3157
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3157, !range !34
	%9 = sext i32 %8 to i64, !dbg !3157
	%10 = mul i64 %9, %5, !dbg !3157
	%11 = add i64 %3, %10, !dbg !3157
	%12 = mul i64 %7, %11, !dbg !3157
	%13 = add i64 %1, %12, !dbg !3157
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3157, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3157, !range !35
	%16 = mul i32 %14, %15, !dbg !3157
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3157, !range !36
	%18 = mul i32 %16, %17, !dbg !3157
	%19 = sext i32 %18 to i64, !dbg !3157
	%20 = mul i64 %13, %19, !dbg !3157
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3157, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3157, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3157, !range !14
	%24 = mul i32 %15, %23, !dbg !3157
	%25 = add i32 %22, %24, !dbg !3157
	%26 = mul i32 %14, %25, !dbg !3157
	%27 = add i32 %21, %26, !dbg !3157
	%28 = sext i32 %27 to i64, !dbg !3157
	%29 = add i64 %20, %28, !dbg !3157
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3158
	%31 = icmp uge i64 0, %p1, !dbg !3158
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3158, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3159
	%33 = icmp ult i64 %32, 64, !dbg !3160
	%34 = shl i64 1, %32, !dbg !3160
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3160
	%36 = xor i64 %35, -1, !dbg !3161
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3162
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3163
	%39 = icmp uge i64 1, %p1, !dbg !3163
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3163, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3164
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3165
	%42 = icmp uge i64 2, %p1, !dbg !3165
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3165, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3167
	br label %b1, !dbg !3167

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3168
	%45 = icmp uge i64 3, %p1, !dbg !3168
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3168, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3169
	%47 = add i64 %46, 1, !dbg !3170
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3171
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3171
	%50 = icmp eq i64 %49, %46, !dbg !3172
	br i1 %50, label %b2, label %b1, !dbg !3172

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3173
	%52 = icmp uge i64 %29, %p3, !dbg !3173
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3173, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3173
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3174
	%54 = icmp uge i64 4, %p1, !dbg !3174
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3174, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3175
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3175
	%57 = icmp eq i64 %56, 1, !dbg !3176
	br i1 %57, label %b3, label %b4, !dbg !3176

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3177
	%59 = icmp uge i64 5, %p1, !dbg !3177
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3177, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3178
	br label %b4, !dbg !3178

b4:
	ret void, !dbg !3156

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 0, i64 %p1), !dbg !3158
	ret void, !dbg !3158

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 1, i64 %p1), !dbg !3163
	ret void, !dbg !3163

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 2, i64 %p1), !dbg !3165
	ret void, !dbg !3165

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %p1), !dbg !3168
	ret void, !dbg !3168

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p3), !dbg !3173
	ret void, !dbg !3173

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 4, i64 %p1), !dbg !3174
	ret void, !dbg !3174

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 5, i64 %p1), !dbg !3177
	ret void, !dbg !3177
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3179 {
entry:
	br label %b0, !dbg !3180

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3181, !range !11
	%1 = sext i32 %0 to i64, !dbg !3181
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3181, !range !13
	%3 = sext i32 %2 to i64, !dbg !3181
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3181, !range !13
	%5 = sext i32 %4 to i64, !dbg !3181
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3181, !range !33
	%7 = sext i32 %6 to i64, !dbg !3181
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3181, !range !34
	%9 = sext i32 %8 to i64, !dbg !3181
	%10 = mul i64 %9, %5, !dbg !3181
	%11 = add i64 %3, %10, !dbg !3181
	%12 = mul i64 %7, %11, !dbg !3181
	%13 = add i64 %1, %12, !dbg !3181
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3181, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3181, !range !35
	%16 = mul i32 %14, %15, !dbg !3181
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3181, !range !36
	%18 = mul i32 %16, %17, !dbg !3181
	%19 = sext i32 %18 to i64, !dbg !3181
	%20 = mul i64 %13, %19, !dbg !3181
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3181, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3181, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3181, !range !14
	%24 = mul i32 %15, %23, !dbg !3181
	%25 = add i32 %22, %24, !dbg !3181
	%26 = mul i32 %14, %25, !dbg !3181
	%27 = add i32 %21, %26, !dbg !3181
	%28 = sext i32 %27 to i64, !dbg !3181
	%29 = add i64 %20, %28, !dbg !3181
	%30 = mul i64 %7, %9, !dbg !3181
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3181, !range !34
	%32 = sext i32 %31 to i64, !dbg !3181
	%33 = mul i64 %30, %32, !dbg !3181
	%34 = mul i64 %33, %19, !dbg !3181
	br label %b1, !dbg !3181

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3181
	%36 = icmp slt i64 %35, %p3, !dbg !3181
	br i1 %36, label %b2, label %b21, !dbg !3181

b2:
	%37 = mul i64 %35, 28, !dbg !3182
	%38 = add i64 %35, 1, !dbg !3183
	%39 = mul i64 %38, 28, !dbg !3184
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3185
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3186
	%42 = icmp ugt i64 %39, %p1, !dbg !3185
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3185, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3186
	%44 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3187
	%45 = icmp uge i64 %35, %p5, !dbg !3187
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3187, !prof !10

b2_ok2:
	%46 = load float, float* %44, align 4, !dbg !3187
	%47 = fadd float %43, %46, !dbg !3191
	%48 = fsub float %43, %46, !dbg !3192
	%49 = fmul float %43, %46, !dbg !3193
	%50 = fdiv float %43, %46, !dbg !3194
	%51 = getelementptr inbounds float, float* %40, i64 0, !dbg !3195
	store float %47, float* %51, align 4, !dbg !3195
	%52 = getelementptr inbounds float, float* %40, i64 1, !dbg !3196
	store float %48, float* %52, align 4, !dbg !3196
	%53 = getelementptr inbounds float, float* %40, i64 2, !dbg !3197
	store float %49, float* %53, align 4, !dbg !3197
	%54 = getelementptr inbounds float, float* %40, i64 3, !dbg !3198
	store float %50, float* %54, align 4, !dbg !3198
	%55 = fsub float -0.000000e+00, %43, !dbg !3199
	%56 = getelementptr inbounds float, float* %40, i64 4, !dbg !3200
	store float %55, float* %56, align 4, !dbg !3200
	%57 = getelementptr inbounds float, float* %40, i64 5, !dbg !3201
	store float %46, float* %57, align 4, !dbg !3201
	%58 = fcmp oeq float %43, %46, !dbg !3202
	br i1 %58, label %b4, label %b3, !dbg !3205

b3:
	br label %b4, !dbg !3206

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3207
	%60 = fcmp une float %43, %46, !dbg !3207
	br i1 %60, label %b6, label %b5, !dbg !3209

b5:
	br label %b6, !dbg !3210

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3211
	%62 = fcmp olt float %43, %46, !dbg !3211
	br i1 %62, label %b8, label %b7, !dbg !3213

b7:
	br label %b8, !dbg !3214

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3215
	%64 = getelementptr inbounds float, float* %40, i64 6, !dbg !3215
	store float %59, float* %64, align 4, !dbg !3215
	%65 = getelementptr inbounds float, float* %40, i64 7, !dbg !3216
	store float %61, float* %65, align 4, !dbg !3216
	%66 = getelementptr inbounds float, float* %40, i64 8, !dbg !3217
	store float %63, float* %66, align 4, !dbg !3217
	%67 = fcmp ole float %43, %46, !dbg !3218
	br i1 %67, label %b10, label %b9, !dbg !3220

b9:
	br label %b10, !dbg !3221

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3222
	%69 = fcmp ogt float %43, %46, !dbg !3222
	br i1 %69, label %b12, label %b11, !dbg !3224

b11:
	br label %b12, !dbg !3225

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3226
	%71 = fcmp oge float %43, %46, !dbg !3226
	br i1 %71, label %b14, label %b13, !dbg !3228

b13:
	br label %b14, !dbg !3229

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3230
	%73 = getelementptr inbounds float, float* %40, i64 9, !dbg !3230
	store float %68, float* %73, align 4, !dbg !3230
	%74 = getelementptr inbounds float, float* %40, i64 10, !dbg !3231
	store float %70, float* %74, align 4, !dbg !3231
	%75 = getelementptr inbounds float, float* %40, i64 11, !dbg !3232
	store float %72, float* %75, align 4, !dbg !3232
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3233
	%77 = fcmp uno float %43, %46, !dbg !3233
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3233
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3234
	%80 = fcmp uno float %43, %46, !dbg !3234
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3234
	%82 = getelementptr inbounds float, float* %40, i64 12, !dbg !3235
	store float %78, float* %82, align 4, !dbg !3235
	%83 = getelementptr inbounds float, float* %40, i64 13, !dbg !3236
	store float %81, float* %83, align 4, !dbg !3236
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3237
	%85 = fadd float %84, 1.000000e+00, !dbg !3238
	%86 = getelementptr inbounds float, float* %40, i64 14, !dbg !3239
	store float %85, float* %86, align 4, !dbg !3239
	%87 = fsub float 1.000000e+00, %84, !dbg !3240
	%88 = getelementptr inbounds float, float* %40, i64 15, !dbg !3241
	store float %87, float* %88, align 4, !dbg !3241
	%89 = fpext float %43 to double, !dbg !3242
	%90 = fptrunc double %89 to float, !dbg !3243
	%91 = getelementptr inbounds float, float* %40, i64 16, !dbg !3244
	store float %43, float* %91, align 4, !dbg !3244
	%92 = getelementptr inbounds float, float* %40, i64 17, !dbg !3245
	store float %90, float* %92, align 4, !dbg !3245
	%93 = getelementptr inbounds float, float* %40, i64 18, !dbg !3246
	store float %43, float* %93, align 4, !dbg !3246
	%94 = load float, float* %93, align 4, !dbg !3247
	%95 = fadd float %94, 2.000000e+00, !dbg !3248
	store float %95, float* %93, align 4, !dbg !3247
	%96 = load float, float* %93, align 4, !dbg !3249
	%97 = fdiv float %96, 3.000000e+00, !dbg !3250
	store float %97, float* %93, align 4, !dbg !3249
	br i1 %62, label %b15, label %b16, !dbg !3252

b15:
	br label %b16, !dbg !3253

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3254
	%99 = getelementptr inbounds float, float* %40, i64 19, !dbg !3254
	store float %98, float* %99, align 4, !dbg !3254
	%100 = fcmp une float %43, %43, !dbg !3255
	br i1 %100, label %b18, label %b17, !dbg !3257

b17:
	br label %b18, !dbg !3258

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3259
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3259
	store float %101, float* %102, align 4, !dbg !3259
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3260
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3261
	%105 = getelementptr inbounds float, float* %40, i64 21, !dbg !3262
	store float %103, float* %105, align 4, !dbg !3262
	%106 = getelementptr inbounds float, float* %40, i64 22, !dbg !3263
	store float %104, float* %106, align 4, !dbg !3263
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3264
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3265
	store float %107, float* %108, align 4, !dbg !3265
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3266
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3266
	%110 = fmul float %43, 0x3870000000000000, !dbg !3267
	%111 = getelementptr inbounds float, float* %40, i64 25, !dbg !3268
	store float %110, float* %111, align 4, !dbg !3268
	%112 = fcmp une double %89, %89, !dbg !3269
	br i1 %112, label %b20, label %b19, !dbg !3271

b19:
	br label %b20, !dbg !3272

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3273
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3273
	store float %113, float* %114, align 4, !dbg !3273
	%115 = fpext float %46 to double, !dbg !3274
	%116 = bitcast double %115 to i64, !dbg !3275
	%117 = bitcast i64 %116 to double, !dbg !3276
	%118 = fptrunc double %117 to float, !dbg !3277
	%119 = getelementptr inbounds float, float* %40, i64 27, !dbg !3278
	store float %118, float* %119, align 4, !dbg !3278
	%120 = add i64 %35, %34, !dbg !3181
	br label %b1, !dbg !3181

b21:
	ret void, !dbg !3181

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %39, i64 %p1), !dbg !3185
	ret void, !dbg !3185

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %35, i64 %p5), !dbg !3187
	ret void, !dbg !3187
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3279 {
entry:
	br label %b0, !dbg !3280

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3281, !range !11
	%1 = sext i32 %0 to i64, !dbg !3281
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3281, !range !13
	%3 = sext i32 %2 to i64, !dbg !3281
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3281, !range !13
	%5 = sext i32 %4 to i64, !dbg !3281
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3281, !range !33
	%7 = sext i32 %6 to i64, !dbg !3281
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3281, !range !34
	%9 = sext i32 %8 to i64, !dbg !3281
	%10 = mul i64 %9, %5, !dbg !3281
	%11 = add i64 %3, %10, !dbg !3281
	%12 = mul i64 %7, %11, !dbg !3281
	%13 = add i64 %1, %12, !dbg !3281
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3281, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3281, !range !35
	%16 = mul i32 %14, %15, !dbg !3281
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3281, !range !36
	%18 = mul i32 %16, %17, !dbg !3281
	%19 = sext i32 %18 to i64, !dbg !3281
	%20 = mul i64 %13, %19, !dbg !3281
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3281, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3281, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3281, !range !14
	%24 = mul i32 %15, %23, !dbg !3281
	%25 = add i32 %22, %24, !dbg !3281
	%26 = mul i32 %14, %25, !dbg !3281
	%27 = add i32 %21, %26, !dbg !3281
	%28 = sext i32 %27 to i64, !dbg !3281
	%29 = add i64 %20, %28, !dbg !3281
	%30 = mul i64 %7, %9, !dbg !3281
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3281, !range !34
	%32 = sext i32 %31 to i64, !dbg !3281
	%33 = mul i64 %30, %32, !dbg !3281
	%34 = mul i64 %33, %19, !dbg !3281
	br label %b1, !dbg !3281

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3281
	%36 = icmp slt i64 %35, %p3, !dbg !3281
	br i1 %36, label %b2, label %b5, !dbg !3281

b2:
	%37 = mul i64 %35, 10, !dbg !3282
	%38 = add i64 %35, 1, !dbg !3283
	%39 = mul i64 %38, 10, !dbg !3284
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3285
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3286
	%42 = icmp ugt i64 %39, %p1, !dbg !3285
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3285, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3286
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3289
	%45 = icmp slt i32 %44, -128, !dbg !3289
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3289
	%47 = icmp sgt i32 %46, 127, !dbg !3289
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3289
	%49 = trunc i32 %48 to i8, !dbg !3289
	%50 = sext i8 %49 to i64, !dbg !3290
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3291
	%52 = icmp slt i32 %51, -32768, !dbg !3291
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3291
	%54 = icmp sgt i32 %53, 32767, !dbg !3291
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3291
	%56 = trunc i32 %55 to i16, !dbg !3291
	%57 = sext i16 %56 to i64, !dbg !3292
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3293
	%59 = sext i32 %58 to i64, !dbg !3294
	%60 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3295
	store i64 %50, i64* %60, align 8, !dbg !3295
	%61 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3296
	store i64 %57, i64* %61, align 8, !dbg !3296
	%62 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3297
	store i64 %59, i64* %62, align 8, !dbg !3297
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3298
	%64 = fcmp uno float %43, %43, !dbg !3298
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3298
	%66 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3299
	store i64 %65, i64* %66, align 8, !dbg !3299
	%67 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3300
	store i64 %65, i64* %67, align 8, !dbg !3300
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3301
	br i1 %68, label %b3, label %b4, !dbg !3301

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3302
	br label %b4, !dbg !3302

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3303
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3304
	%72 = icmp slt i32 %71, 0, !dbg !3304
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3304
	%74 = icmp sgt i32 %73, 255, !dbg !3304
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3304
	%76 = trunc i32 %75 to i8, !dbg !3304
	%77 = zext i8 %76 to i64, !dbg !3305
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3306
	%79 = icmp slt i32 %78, 0, !dbg !3306
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3306
	%81 = icmp sgt i32 %80, 65535, !dbg !3306
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3306
	%83 = trunc i32 %82 to i16, !dbg !3306
	%84 = zext i16 %83 to i64, !dbg !3307
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3308
	%86 = zext i32 %85 to i64, !dbg !3309
	%87 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3310
	store i64 %77, i64* %87, align 8, !dbg !3310
	%88 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3311
	store i64 %84, i64* %88, align 8, !dbg !3311
	%89 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3312
	store i64 %86, i64* %89, align 8, !dbg !3312
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3313
	%91 = fcmp uno float %70, %70, !dbg !3313
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3313
	%93 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3315
	store i64 %92, i64* %93, align 8, !dbg !3315
	%94 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3316
	store i64 %92, i64* %94, align 8, !dbg !3316
	%95 = add i64 %35, %34, !dbg !3281
	br label %b1, !dbg !3281

b5:
	ret void, !dbg !3281

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %39, i64 %p1), !dbg !3285
	ret void, !dbg !3285
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3317 {
entry:
	br label %b0, !dbg !3318

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3319, !range !11
	%1 = sext i32 %0 to i64, !dbg !3319
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3319, !range !13
	%3 = sext i32 %2 to i64, !dbg !3319
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3319, !range !13
	%5 = sext i32 %4 to i64, !dbg !3319
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3319, !range !33
	%7 = sext i32 %6 to i64, !dbg !3319
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3319, !range !34
	%9 = sext i32 %8 to i64, !dbg !3319
	%10 = mul i64 %9, %5, !dbg !3319
	%11 = add i64 %3, %10, !dbg !3319
	%12 = mul i64 %7, %11, !dbg !3319
	%13 = add i64 %1, %12, !dbg !3319
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3319, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3319, !range !35
	%16 = mul i32 %14, %15, !dbg !3319
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3319, !range !36
	%18 = mul i32 %16, %17, !dbg !3319
	%19 = sext i32 %18 to i64, !dbg !3319
	%20 = mul i64 %13, %19, !dbg !3319
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3319, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3319, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3319, !range !14
	%24 = mul i32 %15, %23, !dbg !3319
	%25 = add i32 %22, %24, !dbg !3319
	%26 = mul i32 %14, %25, !dbg !3319
	%27 = add i32 %21, %26, !dbg !3319
	%28 = sext i32 %27 to i64, !dbg !3319
	%29 = add i64 %20, %28, !dbg !3319
	%30 = mul i64 %7, %9, !dbg !3319
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3319, !range !34
	%32 = sext i32 %31 to i64, !dbg !3319
	%33 = mul i64 %30, %32, !dbg !3319
	%34 = mul i64 %33, %19, !dbg !3319
	br label %b1, !dbg !3319

b1:
	%35 = phi i64 [ %29, %b0 ], [ %142, %b2_ok3 ], !dbg !3319
	%36 = icmp slt i64 %35, %p3, !dbg !3319
	br i1 %36, label %b2, label %b3, !dbg !3319

b2:
	%37 = mul i64 %35, 42, !dbg !3320
	%38 = add i64 %35, 1, !dbg !3321
	%39 = mul i64 %38, 42, !dbg !3322
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3323
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3324
	%42 = icmp ugt i64 %39, %p1, !dbg !3323
	%43 = icmp ugt i64 %37, %39, !dbg !3323
	%44 = or i1 %42, %43, !dbg !3323
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3323, !prof !10

b2_ok1:
	%45 = load float, float* %41, align 4, !dbg !3324
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3325
	%47 = icmp uge i64 %35, %p5, !dbg !3325
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3325, !prof !10

b2_ok3:
	%48 = load float, float* %46, align 4, !dbg !3325
	%49 = call float @__nv_fabsf(float %45), !dbg !3328
	%50 = fadd float %49, 5.000000e-01, !dbg !3329
	%51 = fadd float %49, 1.000000e+00, !dbg !3330
	%52 = fdiv float %45, %51, !dbg !3331
	%53 = call float @__nv_fmodf(float %45, float 8.000000e+00), !dbg !3332
	%54 = call float @__nv_sqrtf(float %50), !dbg !3333
	%55 = getelementptr inbounds float, float* %40, i64 0, !dbg !3334
	store float %54, float* %55, align 4, !dbg !3334
	%56 = getelementptr inbounds float, float* %40, i64 1, !dbg !3335
	store float %49, float* %56, align 4, !dbg !3335
	%57 = call float @__nv_floorf(float %45), !dbg !3336
	%58 = call float @__nv_ceilf(float %45), !dbg !3337
	%59 = call float @__nv_truncf(float %45), !dbg !3338
	%60 = getelementptr inbounds float, float* %40, i64 2, !dbg !3339
	store float %57, float* %60, align 4, !dbg !3339
	%61 = getelementptr inbounds float, float* %40, i64 3, !dbg !3340
	store float %58, float* %61, align 4, !dbg !3340
	%62 = getelementptr inbounds float, float* %40, i64 4, !dbg !3341
	store float %59, float* %62, align 4, !dbg !3341
	%63 = call float @__nv_roundf(float %45), !dbg !3342
	%64 = call float @__nv_rintf(float %45), !dbg !3343
	%65 = getelementptr inbounds float, float* %40, i64 5, !dbg !3344
	store float %63, float* %65, align 4, !dbg !3344
	%66 = getelementptr inbounds float, float* %40, i64 6, !dbg !3345
	store float %64, float* %66, align 4, !dbg !3345
	%67 = call float @__nv_fminf(float %45, float %48), !dbg !3346
	%68 = fcmp uno float %45, %48, !dbg !3346
	%69 = select i1 %68, float 0x7FF8000000000000, float %67, !dbg !3346
	%70 = call float @__nv_fmaxf(float %45, float %48), !dbg !3347
	%71 = fcmp uno float %45, %48, !dbg !3347
	%72 = select i1 %71, float 0x7FF8000000000000, float %70, !dbg !3347
	%73 = getelementptr inbounds float, float* %40, i64 7, !dbg !3348
	store float %69, float* %73, align 4, !dbg !3348
	%74 = getelementptr inbounds float, float* %40, i64 8, !dbg !3349
	store float %72, float* %74, align 4, !dbg !3349
	%75 = fsub float %45, %48, !dbg !3350
	%76 = fcmp ole float %75, 0.000000e+00, !dbg !3350
	%77 = select i1 %76, float 0.000000e+00, float %75, !dbg !3350
	%78 = call float @__nv_copysignf(float %45, float %48), !dbg !3351
	%79 = getelementptr inbounds float, float* %40, i64 9, !dbg !3352
	store float %77, float* %79, align 4, !dbg !3352
	%80 = getelementptr inbounds float, float* %40, i64 10, !dbg !3353
	store float %78, float* %80, align 4, !dbg !3353
	%81 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !3354
	%82 = getelementptr inbounds float, float* %40, i64 11, !dbg !3355
	store float %81, float* %82, align 4, !dbg !3355
	%83 = call float @__nv_fmodf(float %45, float %50), !dbg !3356
	%84 = call float @__nv_remainderf(float %45, float %50), !dbg !3357
	%85 = getelementptr inbounds float, float* %40, i64 12, !dbg !3358
	store float %83, float* %85, align 4, !dbg !3358
	%86 = getelementptr inbounds float, float* %40, i64 13, !dbg !3359
	store float %84, float* %86, align 4, !dbg !3359
	%87 = call float @__nv_rsqrtf(float %50), !dbg !3360
	%88 = call float @__nv_cbrtf(float %45), !dbg !3361
	%89 = getelementptr inbounds float, float* %40, i64 14, !dbg !3362
	store float %87, float* %89, align 4, !dbg !3362
	%90 = getelementptr inbounds float, float* %40, i64 15, !dbg !3363
	store float %88, float* %90, align 4, !dbg !3363
	%91 = call float @__nv_expf(float %53), !dbg !3364
	%92 = call float @__nv_exp2f(float %53), !dbg !3365
	%93 = call float @__nv_expm1f(float %53), !dbg !3366
	%94 = getelementptr inbounds float, float* %40, i64 16, !dbg !3367
	store float %91, float* %94, align 4, !dbg !3367
	%95 = getelementptr inbounds float, float* %40, i64 17, !dbg !3368
	store float %92, float* %95, align 4, !dbg !3368
	%96 = getelementptr inbounds float, float* %40, i64 18, !dbg !3369
	store float %93, float* %96, align 4, !dbg !3369
	%97 = call float @__nv_logf(float %50), !dbg !3370
	%98 = call float @__nv_log2f(float %50), !dbg !3371
	%99 = call float @__nv_log10f(float %50), !dbg !3372
	%100 = call float @__nv_log1pf(float %50), !dbg !3373
	%101 = getelementptr inbounds float, float* %40, i64 19, !dbg !3374
	store float %97, float* %101, align 4, !dbg !3374
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3375
	store float %98, float* %102, align 4, !dbg !3375
	%103 = getelementptr inbounds float, float* %40, i64 21, !dbg !3376
	store float %99, float* %103, align 4, !dbg !3376
	%104 = getelementptr inbounds float, float* %40, i64 22, !dbg !3377
	store float %100, float* %104, align 4, !dbg !3377
	%105 = call float @__nv_sinf(float %53), !dbg !3378
	%106 = call float @__nv_cosf(float %53), !dbg !3379
	%107 = call float @__nv_tanf(float %52), !dbg !3380
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3381
	store float %105, float* %108, align 4, !dbg !3381
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3382
	store float %106, float* %109, align 4, !dbg !3382
	%110 = getelementptr inbounds float, float* %40, i64 25, !dbg !3383
	store float %107, float* %110, align 4, !dbg !3383
	%111 = call float @__nv_asinf(float %52), !dbg !3384
	%112 = call float @__nv_acosf(float %52), !dbg !3385
	%113 = call float @__nv_atanf(float %45), !dbg !3386
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3387
	store float %111, float* %114, align 4, !dbg !3387
	%115 = getelementptr inbounds float, float* %40, i64 27, !dbg !3388
	store float %112, float* %115, align 4, !dbg !3388
	%116 = getelementptr inbounds float, float* %40, i64 28, !dbg !3389
	store float %113, float* %116, align 4, !dbg !3389
	%117 = call float @__nv_atan2f(float %48, float %45), !dbg !3390
	%118 = getelementptr inbounds float, float* %40, i64 29, !dbg !3391
	store float %117, float* %118, align 4, !dbg !3391
	%119 = call float @__nv_sinhf(float %53), !dbg !3392
	%120 = call float @__nv_coshf(float %53), !dbg !3393
	%121 = call float @__nv_tanhf(float %53), !dbg !3394
	%122 = getelementptr inbounds float, float* %40, i64 30, !dbg !3395
	store float %119, float* %122, align 4, !dbg !3395
	%123 = getelementptr inbounds float, float* %40, i64 31, !dbg !3396
	store float %120, float* %123, align 4, !dbg !3396
	%124 = getelementptr inbounds float, float* %40, i64 32, !dbg !3397
	store float %121, float* %124, align 4, !dbg !3397
	%125 = call float @__nv_asinhf(float %45), !dbg !3398
	%126 = fadd float %50, 1.000000e+00, !dbg !3399
	%127 = call float @__nv_acoshf(float %126), !dbg !3400
	%128 = call float @__nv_atanhf(float %52), !dbg !3401
	%129 = getelementptr inbounds float, float* %40, i64 33, !dbg !3402
	store float %125, float* %129, align 4, !dbg !3402
	%130 = getelementptr inbounds float, float* %40, i64 34, !dbg !3403
	store float %127, float* %130, align 4, !dbg !3403
	%131 = getelementptr inbounds float, float* %40, i64 35, !dbg !3404
	store float %128, float* %131, align 4, !dbg !3404
	%132 = call float @__nv_powf(float %50, float %52), !dbg !3405
	%133 = call float @__nv_hypotf(float %45, float %48), !dbg !3406
	%134 = getelementptr inbounds float, float* %40, i64 36, !dbg !3407
	store float %132, float* %134, align 4, !dbg !3407
	%135 = getelementptr inbounds float, float* %40, i64 37, !dbg !3408
	store float %133, float* %135, align 4, !dbg !3408
	%136 = call float @__nv_erff(float %53), !dbg !3409
	%137 = call float @__nv_erfcf(float %52), !dbg !3410
	%138 = getelementptr inbounds float, float* %40, i64 38, !dbg !3411
	store float %136, float* %138, align 4, !dbg !3411
	%139 = getelementptr inbounds float, float* %40, i64 39, !dbg !3412
	store float %137, float* %139, align 4, !dbg !3412
	%140 = getelementptr inbounds float, float* %40, i64 40, !dbg !3413
	store float %50, float* %140, align 4, !dbg !3413
	%141 = getelementptr inbounds float, float* %40, i64 41, !dbg !3414
	store float %52, float* %141, align 4, !dbg !3414
	%142 = add i64 %35, %34, !dbg !3319
	br label %b1, !dbg !3319

b3:
	ret void, !dbg !3319

b2_fail1:
	%143 = icmp ugt i64 %39, %p1, !dbg !3323
	br i1 %143, label %b2_fail2, label %b2_ok2, !dbg !3323

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !3323
	ret void, !dbg !3323

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %37, i64 %39), !dbg !3323
	ret void, !dbg !3323

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %35, i64 %p5), !dbg !3325
	ret void, !dbg !3325
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3415 {
entry:
	br label %b0, !dbg !3416

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3419, !range !11
	%1 = sext i32 %0 to i64, !dbg !3419
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3419, !range !13
	%3 = sext i32 %2 to i64, !dbg !3419
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3419, !range !13
	%5 = sext i32 %4 to i64, !dbg !3419
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3419, !range !33
	%7 = sext i32 %6 to i64, !dbg !3419
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3419, !range !34
	%9 = sext i32 %8 to i64, !dbg !3419
	%10 = mul i64 %9, %5, !dbg !3419
	%11 = add i64 %3, %10, !dbg !3419
	%12 = mul i64 %7, %11, !dbg !3419
	%13 = add i64 %1, %12, !dbg !3419
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3419, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3419, !range !35
	%16 = mul i32 %14, %15, !dbg !3419
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3419, !range !36
	%18 = mul i32 %16, %17, !dbg !3419
	%19 = sext i32 %18 to i64, !dbg !3419
	%20 = mul i64 %13, %19, !dbg !3419
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3419, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3419, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3419, !range !14
	%24 = mul i32 %15, %23, !dbg !3419
	%25 = add i32 %22, %24, !dbg !3419
	%26 = mul i32 %14, %25, !dbg !3419
	%27 = add i32 %21, %26, !dbg !3419
	%28 = sext i32 %27 to i64, !dbg !3419
	%29 = add i64 %20, %28, !dbg !3419
	%30 = add i64 %29, 1, !dbg !3420
	%31 = sitofp i64 %30 to float, !dbg !3421
	%32 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3422
	%33 = icmp uge i64 0, %p1, !dbg !3422
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3422, !prof !10

b0_ok1:
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %32, float %31), !dbg !3423
	%35 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3424
	%36 = icmp uge i64 1, %p1, !dbg !3424
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3424, !prof !10

b0_ok2:
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3425
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %35, float %37), !dbg !3425
	%39 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3426
	%40 = icmp uge i64 2, %p1, !dbg !3426
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3426, !prof !10

b0_ok3:
	%41 = bitcast float* %39 to i32*, !dbg !3427
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3427
	br label %b0_cas4, !dbg !3427

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3427
	%44 = bitcast i32 %43 to float, !dbg !3427
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3427
	%46 = fcmp uno float %44, %31, !dbg !3427
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3427
	%48 = bitcast float %47 to i32, !dbg !3427
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3427
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3427
	%51 = icmp eq i32 %50, %43, !dbg !3427
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3427

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3427
	%53 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3428
	%54 = icmp uge i64 3, %p1, !dbg !3428
	br i1 %54, label %b0_fail5, label %b0_ok5, !dbg !3428, !prof !10

b0_ok5:
	%55 = bitcast float* %53 to i32*, !dbg !3429
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3429
	br label %b0_cas6, !dbg !3429

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3429
	%58 = bitcast i32 %57 to float, !dbg !3429
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3429
	%60 = fcmp uno float %58, %31, !dbg !3429
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3429
	%62 = bitcast float %61 to i32, !dbg !3429
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3429
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3429
	%65 = icmp eq i32 %64, %57, !dbg !3429
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3429

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3429
	%67 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3430
	%68 = icmp uge i64 4, %p1, !dbg !3430
	br i1 %68, label %b0_fail7, label %b0_ok7, !dbg !3430, !prof !10

b0_ok7:
	%69 = bitcast float* %67 to i32*, !dbg !3431
	%70 = bitcast float %31 to i32, !dbg !3431
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3431
	%72 = bitcast i32 %71 to float, !dbg !3431
	%73 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3432
	%74 = icmp uge i64 %29, %p3, !dbg !3432
	br i1 %74, label %b0_fail8, label %b0_ok8, !dbg !3432, !prof !10

b0_ok8:
	store float %72, float* %73, align 4, !dbg !3432
	%75 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3433
	%76 = icmp uge i64 5, %p1, !dbg !3433
	br i1 %76, label %b0_fail9, label %b0_ok9, !dbg !3433, !prof !10

b0_ok9:
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %75) nounwind, !dbg !3434
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3435
	br i1 %78, label %b1, label %b2, !dbg !3435

b1:
	%79 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3436
	%80 = icmp uge i64 %29, %p5, !dbg !3436
	br i1 %80, label %b1_fail1, label %b1_ok1, !dbg !3436, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %79, float %31) nounwind, !dbg !3437
	br label %b2, !dbg !3437

b2:
	ret void, !dbg !3418

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !3422
	ret void, !dbg !3422

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !3424
	ret void, !dbg !3424

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !3426
	ret void, !dbg !3426

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !3428
	ret void, !dbg !3428

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !3430
	ret void, !dbg !3430

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !3432
	ret void, !dbg !3432

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !3433
	ret void, !dbg !3433

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !3436
	ret void, !dbg !3436
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3438 {
entry:
	br label %b0, !dbg !3439

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3440, !range !11
	%1 = sext i32 %0 to i64, !dbg !3440
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3440, !range !13
	%3 = sext i32 %2 to i64, !dbg !3440
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3440, !range !13
	%5 = sext i32 %4 to i64, !dbg !3440
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3440, !range !33
	%7 = sext i32 %6 to i64, !dbg !3440
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3440, !range !34
	%9 = sext i32 %8 to i64, !dbg !3440
	%10 = mul i64 %9, %5, !dbg !3440
	%11 = add i64 %3, %10, !dbg !3440
	%12 = mul i64 %7, %11, !dbg !3440
	%13 = add i64 %1, %12, !dbg !3440
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3440, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3440, !range !35
	%16 = mul i32 %14, %15, !dbg !3440
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3440, !range !36
	%18 = mul i32 %16, %17, !dbg !3440
	%19 = sext i32 %18 to i64, !dbg !3440
	%20 = mul i64 %13, %19, !dbg !3440
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3440, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3440, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3440, !range !14
	%24 = mul i32 %15, %23, !dbg !3440
	%25 = add i32 %22, %24, !dbg !3440
	%26 = mul i32 %14, %25, !dbg !3440
	%27 = add i32 %21, %26, !dbg !3440
	%28 = sext i32 %27 to i64, !dbg !3440
	%29 = add i64 %20, %28, !dbg !3440
	%30 = mul i64 %7, %9, !dbg !3440
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3440, !range !34
	%32 = sext i32 %31 to i64, !dbg !3440
	%33 = mul i64 %30, %32, !dbg !3440
	%34 = mul i64 %33, %19, !dbg !3440
	br label %b1, !dbg !3440

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3440
	%36 = icmp slt i64 %35, %p3, !dbg !3440
	br i1 %36, label %b2, label %b21, !dbg !3440

b2:
	%37 = mul i64 %35, 28, !dbg !3441
	%38 = add i64 %35, 1, !dbg !3442
	%39 = mul i64 %38, 28, !dbg !3443
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3444
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3445
	%42 = icmp ugt i64 %39, %p1, !dbg !3444
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3444, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3445
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3446
	%45 = icmp uge i64 %35, %p5, !dbg !3446
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3446, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !3446
	%47 = fadd double %43, %46, !dbg !3449
	%48 = fsub double %43, %46, !dbg !3450
	%49 = fmul double %43, %46, !dbg !3451
	%50 = fdiv double %43, %46, !dbg !3452
	%51 = getelementptr inbounds double, double* %40, i64 0, !dbg !3453
	store double %47, double* %51, align 8, !dbg !3453
	%52 = getelementptr inbounds double, double* %40, i64 1, !dbg !3454
	store double %48, double* %52, align 8, !dbg !3454
	%53 = getelementptr inbounds double, double* %40, i64 2, !dbg !3455
	store double %49, double* %53, align 8, !dbg !3455
	%54 = getelementptr inbounds double, double* %40, i64 3, !dbg !3456
	store double %50, double* %54, align 8, !dbg !3456
	%55 = fsub double -0.000000e+00, %43, !dbg !3457
	%56 = getelementptr inbounds double, double* %40, i64 4, !dbg !3458
	store double %55, double* %56, align 8, !dbg !3458
	%57 = getelementptr inbounds double, double* %40, i64 5, !dbg !3459
	store double %46, double* %57, align 8, !dbg !3459
	%58 = fcmp oeq double %43, %46, !dbg !3460
	br i1 %58, label %b4, label %b3, !dbg !3462

b3:
	br label %b4, !dbg !3463

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3464
	%60 = fcmp une double %43, %46, !dbg !3464
	br i1 %60, label %b6, label %b5, !dbg !3466

b5:
	br label %b6, !dbg !3467

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3468
	%62 = fcmp olt double %43, %46, !dbg !3468
	br i1 %62, label %b8, label %b7, !dbg !3470

b7:
	br label %b8, !dbg !3471

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3472
	%64 = getelementptr inbounds double, double* %40, i64 6, !dbg !3472
	store double %59, double* %64, align 8, !dbg !3472
	%65 = getelementptr inbounds double, double* %40, i64 7, !dbg !3473
	store double %61, double* %65, align 8, !dbg !3473
	%66 = getelementptr inbounds double, double* %40, i64 8, !dbg !3474
	store double %63, double* %66, align 8, !dbg !3474
	%67 = fcmp ole double %43, %46, !dbg !3475
	br i1 %67, label %b10, label %b9, !dbg !3477

b9:
	br label %b10, !dbg !3478

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3479
	%69 = fcmp ogt double %43, %46, !dbg !3479
	br i1 %69, label %b12, label %b11, !dbg !3481

b11:
	br label %b12, !dbg !3482

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3483
	%71 = fcmp oge double %43, %46, !dbg !3483
	br i1 %71, label %b14, label %b13, !dbg !3485

b13:
	br label %b14, !dbg !3486

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3487
	%73 = getelementptr inbounds double, double* %40, i64 9, !dbg !3487
	store double %68, double* %73, align 8, !dbg !3487
	%74 = getelementptr inbounds double, double* %40, i64 10, !dbg !3488
	store double %70, double* %74, align 8, !dbg !3488
	%75 = getelementptr inbounds double, double* %40, i64 11, !dbg !3489
	store double %72, double* %75, align 8, !dbg !3489
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3490
	%77 = bitcast double %43 to i64, !dbg !3490
	%78 = bitcast double %46 to i64, !dbg !3490
	%79 = or i64 %77, %78, !dbg !3490
	%80 = fcmp oeq double %43, %46, !dbg !3490
	%81 = bitcast i64 %79 to double, !dbg !3490
	%82 = select i1 %80, double %81, double %76, !dbg !3490
	%83 = fcmp uno double %43, %46, !dbg !3490
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3490
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3491
	%86 = bitcast double %43 to i64, !dbg !3491
	%87 = bitcast double %46 to i64, !dbg !3491
	%88 = and i64 %86, %87, !dbg !3491
	%89 = fcmp oeq double %43, %46, !dbg !3491
	%90 = bitcast i64 %88 to double, !dbg !3491
	%91 = select i1 %89, double %90, double %85, !dbg !3491
	%92 = fcmp uno double %43, %46, !dbg !3491
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3491
	%94 = getelementptr inbounds double, double* %40, i64 12, !dbg !3492
	store double %84, double* %94, align 8, !dbg !3492
	%95 = getelementptr inbounds double, double* %40, i64 13, !dbg !3493
	store double %93, double* %95, align 8, !dbg !3493
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3494
	%97 = fadd double %96, 1.000000e+00, !dbg !3495
	%98 = getelementptr inbounds double, double* %40, i64 14, !dbg !3496
	store double %97, double* %98, align 8, !dbg !3496
	%99 = fsub double 1.000000e+00, %96, !dbg !3497
	%100 = getelementptr inbounds double, double* %40, i64 15, !dbg !3498
	store double %99, double* %100, align 8, !dbg !3498
	%101 = fptrunc double %43 to float, !dbg !3499
	%102 = fpext float %101 to double, !dbg !3500
	%103 = getelementptr inbounds double, double* %40, i64 16, !dbg !3501
	store double %102, double* %103, align 8, !dbg !3501
	%104 = getelementptr inbounds double, double* %40, i64 17, !dbg !3502
	store double %43, double* %104, align 8, !dbg !3502
	%105 = getelementptr inbounds double, double* %40, i64 18, !dbg !3503
	store double %43, double* %105, align 8, !dbg !3503
	%106 = load double, double* %105, align 8, !dbg !3504
	%107 = fadd double %106, 2.000000e+00, !dbg !3505
	store double %107, double* %105, align 8, !dbg !3504
	%108 = load double, double* %105, align 8, !dbg !3506
	%109 = fdiv double %108, 3.000000e+00, !dbg !3507
	store double %109, double* %105, align 8, !dbg !3506
	br i1 %62, label %b15, label %b16, !dbg !3509

b15:
	br label %b16, !dbg !3510

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3511
	%111 = getelementptr inbounds double, double* %40, i64 19, !dbg !3511
	store double %110, double* %111, align 8, !dbg !3511
	%112 = fcmp une double %43, %43, !dbg !3512
	br i1 %112, label %b18, label %b17, !dbg !3514

b17:
	br label %b18, !dbg !3515

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3516
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3516
	store double %113, double* %114, align 8, !dbg !3516
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3517
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3518
	%117 = getelementptr inbounds double, double* %40, i64 21, !dbg !3519
	store double %115, double* %117, align 8, !dbg !3519
	%118 = getelementptr inbounds double, double* %40, i64 22, !dbg !3520
	store double %116, double* %118, align 8, !dbg !3520
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3521
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3522
	store double %119, double* %120, align 8, !dbg !3522
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3523
	store double 1.000000e-01, double* %121, align 8, !dbg !3523
	%122 = fmul double %43, 0x3870000000000000, !dbg !3524
	%123 = getelementptr inbounds double, double* %40, i64 25, !dbg !3525
	store double %122, double* %123, align 8, !dbg !3525
	br i1 %112, label %b20, label %b19, !dbg !3527

b19:
	br label %b20, !dbg !3528

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3529
	%125 = getelementptr inbounds double, double* %40, i64 26, !dbg !3529
	store double %124, double* %125, align 8, !dbg !3529
	%126 = bitcast double %46 to i64, !dbg !3530
	%127 = bitcast i64 %126 to double, !dbg !3531
	%128 = getelementptr inbounds double, double* %40, i64 27, !dbg !3532
	store double %127, double* %128, align 8, !dbg !3532
	%129 = add i64 %35, %34, !dbg !3440
	br label %b1, !dbg !3440

b21:
	ret void, !dbg !3440

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %39, i64 %p1), !dbg !3444
	ret void, !dbg !3444

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 %35, i64 %p5), !dbg !3446
	ret void, !dbg !3446
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3533 {
entry:
	br label %b0, !dbg !3534

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3535, !range !11
	%1 = sext i32 %0 to i64, !dbg !3535
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3535, !range !13
	%3 = sext i32 %2 to i64, !dbg !3535
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3535, !range !13
	%5 = sext i32 %4 to i64, !dbg !3535
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3535, !range !33
	%7 = sext i32 %6 to i64, !dbg !3535
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3535, !range !34
	%9 = sext i32 %8 to i64, !dbg !3535
	%10 = mul i64 %9, %5, !dbg !3535
	%11 = add i64 %3, %10, !dbg !3535
	%12 = mul i64 %7, %11, !dbg !3535
	%13 = add i64 %1, %12, !dbg !3535
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3535, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3535, !range !35
	%16 = mul i32 %14, %15, !dbg !3535
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3535, !range !36
	%18 = mul i32 %16, %17, !dbg !3535
	%19 = sext i32 %18 to i64, !dbg !3535
	%20 = mul i64 %13, %19, !dbg !3535
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3535, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3535, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3535, !range !14
	%24 = mul i32 %15, %23, !dbg !3535
	%25 = add i32 %22, %24, !dbg !3535
	%26 = mul i32 %14, %25, !dbg !3535
	%27 = add i32 %21, %26, !dbg !3535
	%28 = sext i32 %27 to i64, !dbg !3535
	%29 = add i64 %20, %28, !dbg !3535
	%30 = mul i64 %7, %9, !dbg !3535
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3535, !range !34
	%32 = sext i32 %31 to i64, !dbg !3535
	%33 = mul i64 %30, %32, !dbg !3535
	%34 = mul i64 %33, %19, !dbg !3535
	br label %b1, !dbg !3535

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3535
	%36 = icmp slt i64 %35, %p3, !dbg !3535
	br i1 %36, label %b2, label %b5, !dbg !3535

b2:
	%37 = mul i64 %35, 10, !dbg !3536
	%38 = add i64 %35, 1, !dbg !3537
	%39 = mul i64 %38, 10, !dbg !3538
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3539
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3540
	%42 = icmp ugt i64 %39, %p1, !dbg !3539
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3539, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3540
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3543
	%45 = fcmp uno double %43, %43, !dbg !3543
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3543
	%47 = icmp slt i32 %46, -128, !dbg !3543
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3543
	%49 = icmp sgt i32 %48, 127, !dbg !3543
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3543
	%51 = trunc i32 %50 to i8, !dbg !3543
	%52 = sext i8 %51 to i64, !dbg !3544
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3545
	%54 = fcmp uno double %43, %43, !dbg !3545
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3545
	%56 = icmp slt i32 %55, -32768, !dbg !3545
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3545
	%58 = icmp sgt i32 %57, 32767, !dbg !3545
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3545
	%60 = trunc i32 %59 to i16, !dbg !3545
	%61 = sext i16 %60 to i64, !dbg !3546
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3547
	%63 = fcmp uno double %43, %43, !dbg !3547
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3547
	%65 = sext i32 %64 to i64, !dbg !3548
	%66 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3549
	store i64 %52, i64* %66, align 8, !dbg !3549
	%67 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3550
	store i64 %61, i64* %67, align 8, !dbg !3550
	%68 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3551
	store i64 %65, i64* %68, align 8, !dbg !3551
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3552
	%70 = fcmp uno double %43, %43, !dbg !3552
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3552
	%72 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3553
	store i64 %71, i64* %72, align 8, !dbg !3553
	%73 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3554
	store i64 %71, i64* %73, align 8, !dbg !3554
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3555
	br i1 %74, label %b3, label %b4, !dbg !3555

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3556
	br label %b4, !dbg !3556

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3557
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3558
	%78 = fcmp uno double %76, %76, !dbg !3558
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3558
	%80 = icmp slt i32 %79, 0, !dbg !3558
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3558
	%82 = icmp sgt i32 %81, 255, !dbg !3558
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3558
	%84 = trunc i32 %83 to i8, !dbg !3558
	%85 = zext i8 %84 to i64, !dbg !3559
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3560
	%87 = fcmp uno double %76, %76, !dbg !3560
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3560
	%89 = icmp slt i32 %88, 0, !dbg !3560
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3560
	%91 = icmp sgt i32 %90, 65535, !dbg !3560
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3560
	%93 = trunc i32 %92 to i16, !dbg !3560
	%94 = zext i16 %93 to i64, !dbg !3561
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3562
	%96 = fcmp uno double %76, %76, !dbg !3562
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3562
	%98 = zext i32 %97 to i64, !dbg !3563
	%99 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3564
	store i64 %85, i64* %99, align 8, !dbg !3564
	%100 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3565
	store i64 %94, i64* %100, align 8, !dbg !3565
	%101 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3566
	store i64 %98, i64* %101, align 8, !dbg !3566
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3567
	%103 = fcmp uno double %76, %76, !dbg !3567
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3567
	%105 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3569
	store i64 %104, i64* %105, align 8, !dbg !3569
	%106 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3570
	store i64 %104, i64* %106, align 8, !dbg !3570
	%107 = add i64 %35, %34, !dbg !3535
	br label %b1, !dbg !3535

b5:
	ret void, !dbg !3535

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 %39, i64 %p1), !dbg !3539
	ret void, !dbg !3539
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3571 {
entry:
	br label %b0, !dbg !3572

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3573, !range !11
	%1 = sext i32 %0 to i64, !dbg !3573
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3573, !range !13
	%3 = sext i32 %2 to i64, !dbg !3573
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3573, !range !13
	%5 = sext i32 %4 to i64, !dbg !3573
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3573, !range !33
	%7 = sext i32 %6 to i64, !dbg !3573
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3573, !range !34
	%9 = sext i32 %8 to i64, !dbg !3573
	%10 = mul i64 %9, %5, !dbg !3573
	%11 = add i64 %3, %10, !dbg !3573
	%12 = mul i64 %7, %11, !dbg !3573
	%13 = add i64 %1, %12, !dbg !3573
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3573, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3573, !range !35
	%16 = mul i32 %14, %15, !dbg !3573
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3573, !range !36
	%18 = mul i32 %16, %17, !dbg !3573
	%19 = sext i32 %18 to i64, !dbg !3573
	%20 = mul i64 %13, %19, !dbg !3573
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3573, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3573, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3573, !range !14
	%24 = mul i32 %15, %23, !dbg !3573
	%25 = add i32 %22, %24, !dbg !3573
	%26 = mul i32 %14, %25, !dbg !3573
	%27 = add i32 %21, %26, !dbg !3573
	%28 = sext i32 %27 to i64, !dbg !3573
	%29 = add i64 %20, %28, !dbg !3573
	%30 = mul i64 %7, %9, !dbg !3573
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3573, !range !34
	%32 = sext i32 %31 to i64, !dbg !3573
	%33 = mul i64 %30, %32, !dbg !3573
	%34 = mul i64 %33, %19, !dbg !3573
	br label %b1, !dbg !3573

b1:
	%35 = phi i64 [ %29, %b0 ], [ %154, %b2_ok3 ], !dbg !3573
	%36 = icmp slt i64 %35, %p3, !dbg !3573
	br i1 %36, label %b2, label %b3, !dbg !3573

b2:
	%37 = mul i64 %35, 42, !dbg !3574
	%38 = add i64 %35, 1, !dbg !3575
	%39 = mul i64 %38, 42, !dbg !3576
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3577
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3578
	%42 = icmp ugt i64 %39, %p1, !dbg !3577
	%43 = icmp ugt i64 %37, %39, !dbg !3577
	%44 = or i1 %42, %43, !dbg !3577
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3577, !prof !10

b2_ok1:
	%45 = load double, double* %41, align 8, !dbg !3578
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3579
	%47 = icmp uge i64 %35, %p5, !dbg !3579
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3579, !prof !10

b2_ok3:
	%48 = load double, double* %46, align 8, !dbg !3579
	%49 = call double @__nv_fabs(double %45), !dbg !3582
	%50 = fadd double %49, 5.000000e-01, !dbg !3583
	%51 = fadd double %49, 1.000000e+00, !dbg !3584
	%52 = fdiv double %45, %51, !dbg !3585
	%53 = call double @__nv_fmod(double %45, double 8.000000e+00), !dbg !3586
	%54 = call double @__nv_sqrt(double %50), !dbg !3587
	%55 = getelementptr inbounds double, double* %40, i64 0, !dbg !3588
	store double %54, double* %55, align 8, !dbg !3588
	%56 = getelementptr inbounds double, double* %40, i64 1, !dbg !3589
	store double %49, double* %56, align 8, !dbg !3589
	%57 = call double @__nv_floor(double %45), !dbg !3590
	%58 = call double @__nv_ceil(double %45), !dbg !3591
	%59 = call double @__nv_trunc(double %45), !dbg !3592
	%60 = getelementptr inbounds double, double* %40, i64 2, !dbg !3593
	store double %57, double* %60, align 8, !dbg !3593
	%61 = getelementptr inbounds double, double* %40, i64 3, !dbg !3594
	store double %58, double* %61, align 8, !dbg !3594
	%62 = getelementptr inbounds double, double* %40, i64 4, !dbg !3595
	store double %59, double* %62, align 8, !dbg !3595
	%63 = call double @__nv_round(double %45), !dbg !3596
	%64 = call double @__nv_rint(double %45), !dbg !3597
	%65 = getelementptr inbounds double, double* %40, i64 5, !dbg !3598
	store double %63, double* %65, align 8, !dbg !3598
	%66 = getelementptr inbounds double, double* %40, i64 6, !dbg !3599
	store double %64, double* %66, align 8, !dbg !3599
	%67 = call double @__nv_fmin(double %45, double %48), !dbg !3600
	%68 = bitcast double %45 to i64, !dbg !3600
	%69 = bitcast double %48 to i64, !dbg !3600
	%70 = or i64 %68, %69, !dbg !3600
	%71 = fcmp oeq double %45, %48, !dbg !3600
	%72 = bitcast i64 %70 to double, !dbg !3600
	%73 = select i1 %71, double %72, double %67, !dbg !3600
	%74 = fcmp uno double %45, %48, !dbg !3600
	%75 = select i1 %74, double 0x7FF8000000000000, double %73, !dbg !3600
	%76 = call double @__nv_fmax(double %45, double %48), !dbg !3601
	%77 = bitcast double %45 to i64, !dbg !3601
	%78 = bitcast double %48 to i64, !dbg !3601
	%79 = and i64 %77, %78, !dbg !3601
	%80 = fcmp oeq double %45, %48, !dbg !3601
	%81 = bitcast i64 %79 to double, !dbg !3601
	%82 = select i1 %80, double %81, double %76, !dbg !3601
	%83 = fcmp uno double %45, %48, !dbg !3601
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3601
	%85 = getelementptr inbounds double, double* %40, i64 7, !dbg !3602
	store double %75, double* %85, align 8, !dbg !3602
	%86 = getelementptr inbounds double, double* %40, i64 8, !dbg !3603
	store double %84, double* %86, align 8, !dbg !3603
	%87 = fsub double %45, %48, !dbg !3604
	%88 = fcmp ole double %87, 0.000000e+00, !dbg !3604
	%89 = select i1 %88, double 0.000000e+00, double %87, !dbg !3604
	%90 = call double @__nv_copysign(double %45, double %48), !dbg !3605
	%91 = getelementptr inbounds double, double* %40, i64 9, !dbg !3606
	store double %89, double* %91, align 8, !dbg !3606
	%92 = getelementptr inbounds double, double* %40, i64 10, !dbg !3607
	store double %90, double* %92, align 8, !dbg !3607
	%93 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !3608
	%94 = getelementptr inbounds double, double* %40, i64 11, !dbg !3609
	store double %93, double* %94, align 8, !dbg !3609
	%95 = call double @__nv_fmod(double %45, double %50), !dbg !3610
	%96 = call double @__nv_remainder(double %45, double %50), !dbg !3611
	%97 = getelementptr inbounds double, double* %40, i64 12, !dbg !3612
	store double %95, double* %97, align 8, !dbg !3612
	%98 = getelementptr inbounds double, double* %40, i64 13, !dbg !3613
	store double %96, double* %98, align 8, !dbg !3613
	%99 = call double @__nv_rsqrt(double %50), !dbg !3614
	%100 = call double @__nv_cbrt(double %45), !dbg !3615
	%101 = getelementptr inbounds double, double* %40, i64 14, !dbg !3616
	store double %99, double* %101, align 8, !dbg !3616
	%102 = getelementptr inbounds double, double* %40, i64 15, !dbg !3617
	store double %100, double* %102, align 8, !dbg !3617
	%103 = call double @__nv_exp(double %53), !dbg !3618
	%104 = call double @__nv_exp2(double %53), !dbg !3619
	%105 = call double @__nv_expm1(double %53), !dbg !3620
	%106 = getelementptr inbounds double, double* %40, i64 16, !dbg !3621
	store double %103, double* %106, align 8, !dbg !3621
	%107 = getelementptr inbounds double, double* %40, i64 17, !dbg !3622
	store double %104, double* %107, align 8, !dbg !3622
	%108 = getelementptr inbounds double, double* %40, i64 18, !dbg !3623
	store double %105, double* %108, align 8, !dbg !3623
	%109 = call double @__nv_log(double %50), !dbg !3624
	%110 = call double @__nv_log2(double %50), !dbg !3625
	%111 = call double @__nv_log10(double %50), !dbg !3626
	%112 = call double @__nv_log1p(double %50), !dbg !3627
	%113 = getelementptr inbounds double, double* %40, i64 19, !dbg !3628
	store double %109, double* %113, align 8, !dbg !3628
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3629
	store double %110, double* %114, align 8, !dbg !3629
	%115 = getelementptr inbounds double, double* %40, i64 21, !dbg !3630
	store double %111, double* %115, align 8, !dbg !3630
	%116 = getelementptr inbounds double, double* %40, i64 22, !dbg !3631
	store double %112, double* %116, align 8, !dbg !3631
	%117 = call double @__nv_sin(double %53), !dbg !3632
	%118 = call double @__nv_cos(double %53), !dbg !3633
	%119 = call double @__nv_tan(double %52), !dbg !3634
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3635
	store double %117, double* %120, align 8, !dbg !3635
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3636
	store double %118, double* %121, align 8, !dbg !3636
	%122 = getelementptr inbounds double, double* %40, i64 25, !dbg !3637
	store double %119, double* %122, align 8, !dbg !3637
	%123 = call double @__nv_asin(double %52), !dbg !3638
	%124 = call double @__nv_acos(double %52), !dbg !3639
	%125 = call double @__nv_atan(double %45), !dbg !3640
	%126 = getelementptr inbounds double, double* %40, i64 26, !dbg !3641
	store double %123, double* %126, align 8, !dbg !3641
	%127 = getelementptr inbounds double, double* %40, i64 27, !dbg !3642
	store double %124, double* %127, align 8, !dbg !3642
	%128 = getelementptr inbounds double, double* %40, i64 28, !dbg !3643
	store double %125, double* %128, align 8, !dbg !3643
	%129 = call double @__nv_atan2(double %48, double %45), !dbg !3644
	%130 = getelementptr inbounds double, double* %40, i64 29, !dbg !3645
	store double %129, double* %130, align 8, !dbg !3645
	%131 = call double @__nv_sinh(double %53), !dbg !3646
	%132 = call double @__nv_cosh(double %53), !dbg !3647
	%133 = call double @__nv_tanh(double %53), !dbg !3648
	%134 = getelementptr inbounds double, double* %40, i64 30, !dbg !3649
	store double %131, double* %134, align 8, !dbg !3649
	%135 = getelementptr inbounds double, double* %40, i64 31, !dbg !3650
	store double %132, double* %135, align 8, !dbg !3650
	%136 = getelementptr inbounds double, double* %40, i64 32, !dbg !3651
	store double %133, double* %136, align 8, !dbg !3651
	%137 = call double @__nv_asinh(double %45), !dbg !3652
	%138 = fadd double %50, 1.000000e+00, !dbg !3653
	%139 = call double @__nv_acosh(double %138), !dbg !3654
	%140 = call double @__nv_atanh(double %52), !dbg !3655
	%141 = getelementptr inbounds double, double* %40, i64 33, !dbg !3656
	store double %137, double* %141, align 8, !dbg !3656
	%142 = getelementptr inbounds double, double* %40, i64 34, !dbg !3657
	store double %139, double* %142, align 8, !dbg !3657
	%143 = getelementptr inbounds double, double* %40, i64 35, !dbg !3658
	store double %140, double* %143, align 8, !dbg !3658
	%144 = call double @__nv_pow(double %50, double %52), !dbg !3659
	%145 = call double @__nv_hypot(double %45, double %48), !dbg !3660
	%146 = getelementptr inbounds double, double* %40, i64 36, !dbg !3661
	store double %144, double* %146, align 8, !dbg !3661
	%147 = getelementptr inbounds double, double* %40, i64 37, !dbg !3662
	store double %145, double* %147, align 8, !dbg !3662
	%148 = call double @__nv_erf(double %53), !dbg !3663
	%149 = call double @__nv_erfc(double %52), !dbg !3664
	%150 = getelementptr inbounds double, double* %40, i64 38, !dbg !3665
	store double %148, double* %150, align 8, !dbg !3665
	%151 = getelementptr inbounds double, double* %40, i64 39, !dbg !3666
	store double %149, double* %151, align 8, !dbg !3666
	%152 = getelementptr inbounds double, double* %40, i64 40, !dbg !3667
	store double %50, double* %152, align 8, !dbg !3667
	%153 = getelementptr inbounds double, double* %40, i64 41, !dbg !3668
	store double %52, double* %153, align 8, !dbg !3668
	%154 = add i64 %35, %34, !dbg !3573
	br label %b1, !dbg !3573

b3:
	ret void, !dbg !3573

b2_fail1:
	%155 = icmp ugt i64 %39, %p1, !dbg !3577
	br i1 %155, label %b2_fail2, label %b2_ok2, !dbg !3577

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 149, i64 %39, i64 %p1), !dbg !3577
	ret void, !dbg !3577

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 %37, i64 %39), !dbg !3577
	ret void, !dbg !3577

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 %35, i64 %p5), !dbg !3579
	ret void, !dbg !3579
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3669 {
entry:
	br label %b0, !dbg !3670

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3673, !range !11
	%1 = sext i32 %0 to i64, !dbg !3673
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3673, !range !13
	%3 = sext i32 %2 to i64, !dbg !3673
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3673, !range !13
	%5 = sext i32 %4 to i64, !dbg !3673
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3673, !range !33
	%7 = sext i32 %6 to i64, !dbg !3673
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3673, !range !34
	%9 = sext i32 %8 to i64, !dbg !3673
	%10 = mul i64 %9, %5, !dbg !3673
	%11 = add i64 %3, %10, !dbg !3673
	%12 = mul i64 %7, %11, !dbg !3673
	%13 = add i64 %1, %12, !dbg !3673
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3673, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3673, !range !35
	%16 = mul i32 %14, %15, !dbg !3673
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3673, !range !36
	%18 = mul i32 %16, %17, !dbg !3673
	%19 = sext i32 %18 to i64, !dbg !3673
	%20 = mul i64 %13, %19, !dbg !3673
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3673, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3673, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3673, !range !14
	%24 = mul i32 %15, %23, !dbg !3673
	%25 = add i32 %22, %24, !dbg !3673
	%26 = mul i32 %14, %25, !dbg !3673
	%27 = add i32 %21, %26, !dbg !3673
	%28 = sext i32 %27 to i64, !dbg !3673
	%29 = add i64 %20, %28, !dbg !3673
	%30 = add i64 %29, 1, !dbg !3674
	%31 = sitofp i64 %30 to double, !dbg !3675
	%32 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3676
	%33 = icmp uge i64 0, %p1, !dbg !3676
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3676, !prof !10

b0_ok1:
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %32, double %31), !dbg !3677
	%35 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3678
	%36 = icmp uge i64 1, %p1, !dbg !3678
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3678, !prof !10

b0_ok2:
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3679
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %35, double %37), !dbg !3679
	%39 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3680
	%40 = icmp uge i64 2, %p1, !dbg !3680
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3680, !prof !10

b0_ok3:
	%41 = bitcast double* %39 to i64*, !dbg !3681
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3681
	br label %b0_cas4, !dbg !3681

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3681
	%44 = bitcast i64 %43 to double, !dbg !3681
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3681
	%46 = bitcast double %44 to i64, !dbg !3681
	%47 = bitcast double %31 to i64, !dbg !3681
	%48 = or i64 %46, %47, !dbg !3681
	%49 = fcmp oeq double %44, %31, !dbg !3681
	%50 = bitcast i64 %48 to double, !dbg !3681
	%51 = select i1 %49, double %50, double %45, !dbg !3681
	%52 = fcmp uno double %44, %31, !dbg !3681
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3681
	%54 = bitcast double %53 to i64, !dbg !3681
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3681
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3681
	%57 = icmp eq i64 %56, %43, !dbg !3681
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3681

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3681
	%59 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3682
	%60 = icmp uge i64 3, %p1, !dbg !3682
	br i1 %60, label %b0_fail5, label %b0_ok5, !dbg !3682, !prof !10

b0_ok5:
	%61 = bitcast double* %59 to i64*, !dbg !3683
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3683
	br label %b0_cas6, !dbg !3683

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3683
	%64 = bitcast i64 %63 to double, !dbg !3683
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3683
	%66 = bitcast double %64 to i64, !dbg !3683
	%67 = bitcast double %31 to i64, !dbg !3683
	%68 = and i64 %66, %67, !dbg !3683
	%69 = fcmp oeq double %64, %31, !dbg !3683
	%70 = bitcast i64 %68 to double, !dbg !3683
	%71 = select i1 %69, double %70, double %65, !dbg !3683
	%72 = fcmp uno double %64, %31, !dbg !3683
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3683
	%74 = bitcast double %73 to i64, !dbg !3683
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3683
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3683
	%77 = icmp eq i64 %76, %63, !dbg !3683
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3683

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3683
	%79 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3684
	%80 = icmp uge i64 4, %p1, !dbg !3684
	br i1 %80, label %b0_fail7, label %b0_ok7, !dbg !3684, !prof !10

b0_ok7:
	%81 = bitcast double* %79 to i64*, !dbg !3685
	%82 = bitcast double %31 to i64, !dbg !3685
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3685
	%84 = bitcast i64 %83 to double, !dbg !3685
	%85 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3686
	%86 = icmp uge i64 %29, %p3, !dbg !3686
	br i1 %86, label %b0_fail8, label %b0_ok8, !dbg !3686, !prof !10

b0_ok8:
	store double %84, double* %85, align 8, !dbg !3686
	%87 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3687
	%88 = icmp uge i64 5, %p1, !dbg !3687
	br i1 %88, label %b0_fail9, label %b0_ok9, !dbg !3687, !prof !10

b0_ok9:
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %87) nounwind, !dbg !3688
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3689
	br i1 %90, label %b1, label %b2, !dbg !3689

b1:
	%91 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3690
	%92 = icmp uge i64 %29, %p5, !dbg !3690
	br i1 %92, label %b1_fail1, label %b1_ok1, !dbg !3690, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %91, double %31) nounwind, !dbg !3691
	br label %b2, !dbg !3691

b2:
	ret void, !dbg !3672

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 %p1), !dbg !3676
	ret void, !dbg !3676

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 1, i64 %p1), !dbg !3678
	ret void, !dbg !3678

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 2, i64 %p1), !dbg !3680
	ret void, !dbg !3680

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 3, i64 %p1), !dbg !3682
	ret void, !dbg !3682

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 4, i64 %p1), !dbg !3684
	ret void, !dbg !3684

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p3), !dbg !3686
	ret void, !dbg !3686

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 5, i64 %p1), !dbg !3687
	ret void, !dbg !3687

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p5), !dbg !3690
	ret void, !dbg !3690
}

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !14
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.membar.gl() nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i64 @llvm.nvvm.f2ll.rz(float %a0) nounwind readnone

declare i64 @llvm.nvvm.d2ll.rz(double %a0) nounwind readnone

declare double @llvm.nvvm.mul.rn.d(double %a0, double %a1) nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !14
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	call void @llvm.nvvm.membar.gl()
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = add i64 %11, 4
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !33
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !34
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !34
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%23 = or i32 %21, %22
	%24 = icmp eq i32 %23, 0
	%25 = select i1 %24, i32 %18, i32 1
	%26 = call i32 asm sideeffect "atom.add.acq_rel.gpu.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %12, i32 %25) nounwind
	br label %wait

wait:
	%27 = call i32 asm sideeffect "ld.acquire.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i64 %12) nounwind
	%28 = xor i32 %26, %27
	%29 = icmp sge i32 %28, 0
	br i1 %29, label %wait, label %acquired

acquired:
	call void @llvm.nvvm.membar.gl()
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare float @__nv_sqrtf(float %a0) nounwind readnone

declare void @llvm.nvvm.membar.cta() nounwind

declare double @__nv_fabs(double %a0) nounwind readnone

declare double @__nv_sqrt(double %a0) nounwind readnone

declare double @__nv_floor(double %a0) nounwind readnone

declare double @__nv_ceil(double %a0) nounwind readnone

declare double @__nv_trunc(double %a0) nounwind readnone

declare double @__nv_round(double %a0) nounwind readnone

declare double @__nv_rint(double %a0) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_copysign(double %a0, double %a1) nounwind readnone

declare double @__nv_fmod(double %a0, double %a1) nounwind readnone

declare double @__nv_fma(double %a0, double %a1, double %a2) nounwind readnone

declare double @__nv_remainder(double %a0, double %a1) nounwind readnone

declare i32 @llvm.ctpop.i32(i32 %a0) nounwind readnone

declare i64 @llvm.ctpop.i64(i64 %a0) nounwind readnone

declare i32 @llvm.ctlz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.ctlz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.cttz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.cttz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.bitreverse.i32(i32 %a0) nounwind readnone

declare i64 @llvm.bitreverse.i64(i64 %a0) nounwind readnone

declare i32 @llvm.bswap.i32(i32 %a0) nounwind readnone

declare i64 @llvm.bswap.i64(i64 %a0) nounwind readnone

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare i32 @llvm.nvvm.f2i.rz(float %a0) nounwind readnone

declare i32 @llvm.nvvm.d2i.rz(double %a0) nounwind readnone

declare i64 @llvm.nvvm.d2ull.rz(double %a0) nounwind readnone

declare i32 @llvm.nvvm.f2ui.rz(float %a0) nounwind readnone

declare i32 @llvm.nvvm.d2ui.rz(double %a0) nounwind readnone

declare i64 @llvm.nvvm.f2ull.rz(float %a0) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare float @__nv_fabsf(float %a0) nounwind readnone

declare float @__nv_fmodf(float %a0, float %a1) nounwind readnone

declare float @__nv_floorf(float %a0) nounwind readnone

declare float @__nv_ceilf(float %a0) nounwind readnone

declare float @__nv_truncf(float %a0) nounwind readnone

declare float @__nv_roundf(float %a0) nounwind readnone

declare float @__nv_rintf(float %a0) nounwind readnone

declare float @__nv_copysignf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

declare float @__nv_remainderf(float %a0, float %a1) nounwind readnone

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare float @__nv_cbrtf(float %a0) nounwind readnone

declare float @__nv_expf(float %a0) nounwind readnone

declare float @__nv_exp2f(float %a0) nounwind readnone

declare float @__nv_expm1f(float %a0) nounwind readnone

declare float @__nv_logf(float %a0) nounwind readnone

declare float @__nv_log2f(float %a0) nounwind readnone

declare float @__nv_log10f(float %a0) nounwind readnone

declare float @__nv_log1pf(float %a0) nounwind readnone

declare float @__nv_sinf(float %a0) nounwind readnone

declare float @__nv_cosf(float %a0) nounwind readnone

declare float @__nv_tanf(float %a0) nounwind readnone

declare float @__nv_asinf(float %a0) nounwind readnone

declare float @__nv_acosf(float %a0) nounwind readnone

declare float @__nv_atanf(float %a0) nounwind readnone

declare float @__nv_atan2f(float %a0, float %a1) nounwind readnone

declare float @__nv_sinhf(float %a0) nounwind readnone

declare float @__nv_coshf(float %a0) nounwind readnone

declare float @__nv_tanhf(float %a0) nounwind readnone

declare float @__nv_asinhf(float %a0) nounwind readnone

declare float @__nv_acoshf(float %a0) nounwind readnone

declare float @__nv_atanhf(float %a0) nounwind readnone

declare float @__nv_powf(float %a0, float %a1) nounwind readnone

declare float @__nv_hypotf(float %a0, float %a1) nounwind readnone

declare float @__nv_erff(float %a0) nounwind readnone

declare float @__nv_erfcf(float %a0) nounwind readnone

declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %a0, float %a1) argmemonly nounwind

declare double @__nv_rsqrt(double %a0) nounwind readnone

declare double @__nv_cbrt(double %a0) nounwind readnone

declare double @__nv_exp(double %a0) nounwind readnone

declare double @__nv_exp2(double %a0) nounwind readnone

declare double @__nv_expm1(double %a0) nounwind readnone

declare double @__nv_log(double %a0) nounwind readnone

declare double @__nv_log2(double %a0) nounwind readnone

declare double @__nv_log10(double %a0) nounwind readnone

declare double @__nv_log1p(double %a0) nounwind readnone

declare double @__nv_sin(double %a0) nounwind readnone

declare double @__nv_cos(double %a0) nounwind readnone

declare double @__nv_tan(double %a0) nounwind readnone

declare double @__nv_asin(double %a0) nounwind readnone

declare double @__nv_acos(double %a0) nounwind readnone

declare double @__nv_atan(double %a0) nounwind readnone

declare double @__nv_atan2(double %a0, double %a1) nounwind readnone

declare double @__nv_sinh(double %a0) nounwind readnone

declare double @__nv_cosh(double %a0) nounwind readnone

declare double @__nv_tanh(double %a0) nounwind readnone

declare double @__nv_asinh(double %a0) nounwind readnone

declare double @__nv_acosh(double %a0) nounwind readnone

declare double @__nv_atanh(double %a0) nounwind readnone

declare double @__nv_pow(double %a0, double %a1) nounwind readnone

declare double @__nv_hypot(double %a0, double %a1) nounwind readnone

declare double @__nv_erf(double %a0) nounwind readnone

declare double @__nv_erfc(double %a0) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %a0, double %a1) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!3692, !3693, !3694, !3695, !3696, !3697, !3698, !3699, !3700, !3701, !3702, !3703, !3704, !3705, !3706, !3707, !3708, !3709, !3710, !3711, !3712, !3713, !3714, !3715, !3716, !3717, !3718, !3719, !3720, !3721, !3722, !3723, !3724, !3725, !3726, !3727, !3728, !3729, !3730, !3731, !3732, !3733, !3734, !3735, !3736, !3737, !3738, !3739, !3740, !3741, !3742, !3743, !3744, !3745, !3746, !3747, !3748, !3749, !3750, !3751, !3752, !3753, !3754, !3755, !3756, !3757, !3758, !3759, !3760, !3761, !3762}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "atomic.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "AtomicOrders", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!7 = !DILocation(line: 50, column: 6, scope: !6)
!8 = !DILocation(line: 51, column: 33, scope: !6)
!9 = !DILocation(line: 51, column: 23, scope: !6)
!10 = !{!"branch_weights", i32 1, i32 1048576}
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 65535}
!14 = !{i32 0, i32 64}
!15 = !DILocation(line: 52, column: 33, scope: !6)
!16 = !DILocation(line: 52, column: 23, scope: !6)
!17 = !DILocation(line: 53, column: 33, scope: !6)
!18 = !DILocation(line: 53, column: 23, scope: !6)
!19 = !DILocation(line: 54, column: 33, scope: !6)
!20 = !DILocation(line: 54, column: 23, scope: !6)
!21 = !DILocation(line: 55, column: 33, scope: !6)
!22 = !DILocation(line: 55, column: 23, scope: !6)
!23 = !DILocation(line: 56, column: 33, scope: !6)
!24 = !DILocation(line: 56, column: 23, scope: !6)
!25 = !DILocation(line: 57, column: 33, scope: !6)
!26 = !DILocation(line: 57, column: 23, scope: !6)
!27 = !DILocation(line: 58, column: 33, scope: !6)
!28 = !DILocation(line: 58, column: 23, scope: !6)
!29 = !DILocation(line: 59, column: 33, scope: !6)
!30 = !DILocation(line: 59, column: 23, scope: !6)
!31 = !DILocation(line: 60, column: 33, scope: !6)
!32 = !DILocation(line: 60, column: 58, scope: !6)
!33 = !{i32 1, i32 -2147483648}
!34 = !{i32 1, i32 65536}
!35 = !{i32 1, i32 1025}
!36 = !{i32 1, i32 65}
!37 = !DILocation(line: 60, column: 60, scope: !6)
!38 = !DILocation(line: 60, column: 44, scope: !6)
!39 = !DILocation(line: 60, column: 23, scope: !6)
!40 = !DILocation(line: 61, column: 33, scope: !6)
!41 = !DILocation(line: 61, column: 23, scope: !6)
!42 = !DILocation(line: 62, column: 33, scope: !6)
!43 = !DILocation(line: 62, column: 23, scope: !6)
!44 = !DILocation(line: 63, column: 32, scope: !6)
!45 = !DILocation(line: 63, column: 22, scope: !6)
!46 = !DILocation(line: 64, column: 33, scope: !6)
!47 = !DILocation(line: 64, column: 23, scope: !6)
!48 = !DILocation(line: 65, column: 38, scope: !6)
!49 = !DILocation(line: 65, column: 28, scope: !6)
!50 = !DILocation(line: 66, column: 44, scope: !6)
!51 = !DILocation(line: 66, column: 34, scope: !6)
!52 = !DILocation(line: 67, column: 37, scope: !6)
!53 = !DILocation(line: 67, column: 27, scope: !6)
!54 = !DILocation(line: 67, column: 72, scope: !6)
!55 = !DILocation(line: 68, column: 36, scope: !6)
!56 = !DILocation(line: 68, column: 26, scope: !6)
!57 = distinct !DISubprogram(name: "Publish", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!58 = !DILocation(line: 76, column: 6, scope: !57)
!59 = !DILocation(line: 77, column: 26, scope: !57)
!60 = !DILocation(line: 78, column: 19, scope: !57)
!61 = !DILocation(line: 78, column: 22, scope: !57)
!62 = !DILocation(line: 79, column: 19, scope: !57)
!63 = !DILocation(line: 79, column: 49, scope: !57)
!64 = !DILocation(line: 79, column: 33, scope: !57)
!65 = !DILocation(line: 79, column: 8, scope: !57)
!66 = !DILocation(line: 80, column: 18, scope: !57)
!67 = !DILocation(line: 81, column: 34, scope: !57)
!68 = !DILocation(line: 81, column: 24, scope: !57)
!69 = !DILocation(line: 81, column: 61, scope: !57)
!70 = !DILocation(line: 81, column: 65, scope: !57)
!71 = !DILocation(line: 81, column: 51, scope: !57)
!72 = !DILocation(line: 81, column: 42, scope: !57)
!73 = !DILocation(line: 81, column: 3, scope: !57)
!74 = !DILocation(line: 83, column: 16, scope: !57)
!75 = !DILocation(line: 84, column: 5, scope: !57)
!76 = !DILocation(line: 84, column: 31, scope: !57)
!77 = !DILocation(line: 85, column: 18, scope: !57)
!78 = !DILocation(line: 86, column: 3, scope: !57)
!79 = !DILocation(line: 88, column: 37, scope: !57)
!80 = !DILocation(line: 88, column: 27, scope: !57)
!81 = !DILocation(line: 88, column: 4, scope: !57)
!82 = !DILocation(line: 90, column: 6, scope: !57)
!83 = !DIFile(filename: "control.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!84 = distinct !DISubprogram(name: "ControlKernel", scope: !83, file: !83, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!85 = !DILocation(line: 197, column: 6, scope: !84)
!86 = !DILocation(line: 198, column: 32, scope: !84)
!87 = !DILocation(line: 199, column: 22, scope: !84)
!88 = distinct !DISubprogram(name: "Control", scope: !83, file: !83, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!89 = !DILocation(line: 199, column: 19, scope: !84)
!90 = !DILocation(line: 125, column: 12, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 128, column: 25, scope: !88, inlinedAt: !89)
!92 = distinct !DISubprogram(name: "divide", scope: !83, file: !83, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!93 = !DILocation(line: 128, column: 20, scope: !88, inlinedAt: !89)
!94 = !DILocation(line: 22, column: 7, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 25, column: 8, scope: !92, inlinedAt: !93)
!96 = !DILocation(line: 26, column: 11, scope: !92, inlinedAt: !93)
!97 = !DILocation(line: 26, column: 8, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 28, column: 2, scope: !92, inlinedAt: !93)
!99 = !DILocation(line: 129, column: 11, scope: !88, inlinedAt: !89)
!100 = !DILocation(line: 129, column: 22, scope: !88, inlinedAt: !89)
!101 = !DILocation(line: 129, column: 15, scope: !88, inlinedAt: !89)
!102 = !DILocation(line: 126, column: 30, scope: !88, inlinedAt: !89)
!103 = !DILocation(line: 126, column: 34, scope: !88, inlinedAt: !89)
!104 = !DILocation(line: 129, column: 5, scope: !88, inlinedAt: !89)
!105 = !DILocation(line: 131, column: 6, scope: !88, inlinedAt: !89)
!106 = !DILocation(line: 131, column: 6, scope: !84)
!107 = distinct !DISubprogram(name: "weight", scope: !83, file: !83, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!108 = !DILocation(line: 134, column: 19, scope: !88, inlinedAt: !89)
!109 = !DILocation(line: 44, column: 7, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 47, column: 7, scope: !107, inlinedAt: !108)
!111 = !DILocation(line: 42, column: 2, scope: !107, inlinedAt: !108)
!112 = !DILocation(line: 48, column: 3, scope: !107, inlinedAt: !108)
!113 = !DILocation(line: 49, column: 7, scope: !107, inlinedAt: !108)
!114 = !DILocation(line: 134, column: 12, scope: !88, inlinedAt: !89)
!115 = !DILocation(line: 134, column: 6, scope: !88, inlinedAt: !89)
!116 = distinct !DISubprogram(name: "classify", scope: !83, file: !83, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!117 = !DILocation(line: 136, column: 27, scope: !88, inlinedAt: !89)
!118 = !DILocation(line: 33, column: 9, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 35, column: 9, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 35, column: 17, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 38, column: 2, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 136, column: 18, scope: !88, inlinedAt: !89)
!123 = !DILocation(line: 44, column: 7, scope: !107, inlinedAt: !122)
!124 = !DILocation(line: 47, column: 7, scope: !107, inlinedAt: !122)
!125 = !DILocation(line: 42, column: 2, scope: !107, inlinedAt: !122)
!126 = !DILocation(line: 48, column: 3, scope: !107, inlinedAt: !122)
!127 = !DILocation(line: 49, column: 7, scope: !107, inlinedAt: !122)
!128 = !DILocation(line: 136, column: 11, scope: !88, inlinedAt: !89)
!129 = !DILocation(line: 136, column: 33, scope: !88, inlinedAt: !89)
!130 = !DILocation(line: 137, column: 27, scope: !88, inlinedAt: !89)
!131 = !DILocation(line: 137, column: 25, scope: !88, inlinedAt: !89)
!132 = !DILocation(line: 137, column: 33, scope: !88, inlinedAt: !89)
!133 = distinct !DISubprogram(name: "collatz", scope: !83, file: !83, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!134 = !DILocation(line: 137, column: 19, scope: !88, inlinedAt: !89)
!135 = !DILocation(line: 58, column: 6, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 58, column: 14, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 59, column: 2, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 60, column: 8, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 61, column: 12, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 64, column: 7, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 64, column: 10, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 65, column: 4, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 67, column: 9, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 67, column: 12, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 69, column: 3, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 138, column: 24, scope: !88, inlinedAt: !89)
!147 = distinct !DISubprogram(name: "firstFactor", scope: !83, file: !83, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!148 = !DILocation(line: 138, column: 21, scope: !88, inlinedAt: !89)
!149 = !DILocation(line: 75, column: 6, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 76, column: 6, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 76, column: 9, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 78, column: 15, scope: !147, inlinedAt: !148)
!153 = !DILocation(line: 80, column: 24, scope: !147, inlinedAt: !148)
!154 = !DILocation(line: 81, column: 17, scope: !147, inlinedAt: !148)
!155 = !DILocation(line: 83, column: 17, scope: !147, inlinedAt: !148)
!156 = !DILocation(line: 83, column: 26, scope: !147, inlinedAt: !148)
!157 = !DILocation(line: 78, column: 22, scope: !147, inlinedAt: !148)
!158 = !DILocation(line: 79, column: 16, scope: !147, inlinedAt: !148)
!159 = !DILocation(line: 139, column: 13, scope: !88, inlinedAt: !89)
!160 = !DILocation(line: 139, column: 18, scope: !88, inlinedAt: !89)
!161 = !DILocation(line: 139, column: 11, scope: !88, inlinedAt: !89)
!162 = !DILocation(line: 140, column: 18, scope: !88, inlinedAt: !89)
!163 = !DILocation(line: 140, column: 22, scope: !88, inlinedAt: !89)
!164 = !DILocation(line: 140, column: 10, scope: !88, inlinedAt: !89)
!165 = distinct !DISubprogram(name: "each", scope: !83, file: !83, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!166 = !DILocation(line: 144, column: 17, scope: !88, inlinedAt: !89)
!167 = !DILocation(line: 144, column: 17, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 144, column: 17, scope: !84)
!169 = !DILocation(line: 145, column: 3, scope: !88, inlinedAt: !89)
!170 = !DILocation(line: 146, column: 23, scope: !88, inlinedAt: !89)
!171 = !DILocation(line: 146, column: 21, scope: !88, inlinedAt: !89)
!172 = !DILocation(line: 146, column: 16, scope: !88, inlinedAt: !89)
!173 = !DILocation(line: 94, column: 8, scope: !165, inlinedAt: !166)
!174 = !DILocation(line: 148, column: 17, scope: !88, inlinedAt: !89)
!175 = !DILocation(line: 148, column: 22, scope: !88, inlinedAt: !89)
!176 = !DILocation(line: 150, column: 42, scope: !88, inlinedAt: !89)
!177 = !DILocation(line: 151, column: 11, scope: !88, inlinedAt: !89)
!178 = !DILocation(line: 153, column: 11, scope: !88, inlinedAt: !89)
!179 = !DILocation(line: 154, column: 59, scope: !88, inlinedAt: !89)
!180 = !DILocation(line: 154, column: 68, scope: !88, inlinedAt: !89)
!181 = !DILocation(line: 154, column: 11, scope: !88, inlinedAt: !89)
!182 = !DILocation(line: 156, column: 15, scope: !88, inlinedAt: !89)
!183 = !DILocation(line: 156, column: 11, scope: !88, inlinedAt: !89)
!184 = !DILocation(line: 156, column: 19, scope: !88, inlinedAt: !89)
!185 = !DIFile(filename: "data.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!186 = distinct !DISubprogram(name: "point.manhattan", scope: !185, file: !185, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!187 = !DILocation(line: 158, column: 16, scope: !88, inlinedAt: !89)
!188 = !DILocation(line: 17, column: 18, scope: !186, inlinedAt: !187)
!189 = !DILocation(line: 17, column: 12, scope: !186, inlinedAt: !187)
!190 = !DILocation(line: 17, column: 35, scope: !186, inlinedAt: !187)
!191 = !DILocation(line: 17, column: 29, scope: !186, inlinedAt: !187)
!192 = !DILocation(line: 17, column: 24, scope: !186, inlinedAt: !187)
!193 = !DILocation(line: 158, column: 11, scope: !88, inlinedAt: !89)
!194 = !DILocation(line: 161, column: 2, scope: !88, inlinedAt: !89)
!195 = !DILocation(line: 162, column: 6, scope: !84)
!196 = !DILocation(line: 162, column: 6, scope: !88, inlinedAt: !89)
!197 = !DILocation(line: 162, column: 9, scope: !88, inlinedAt: !89)
!198 = !DILocation(line: 162, column: 23, scope: !88, inlinedAt: !89)
!199 = !DILocation(line: 165, column: 3, scope: !88, inlinedAt: !89)
!200 = !DILocation(line: 164, column: 28, scope: !88, inlinedAt: !89)
!201 = !DILocation(line: 164, column: 19, scope: !88, inlinedAt: !89)
!202 = !DILocation(line: 162, column: 36, scope: !88, inlinedAt: !89)
!203 = !DILocation(line: 162, column: 41, scope: !88, inlinedAt: !89)
!204 = !DILocation(line: 169, column: 33, scope: !88, inlinedAt: !89)
!205 = !DILocation(line: 169, column: 30, scope: !88, inlinedAt: !89)
!206 = distinct !DISubprogram(name: "countdown", scope: !83, file: !83, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!207 = !DILocation(line: 169, column: 26, scope: !88, inlinedAt: !89)
!208 = !DILocation(line: 114, column: 12, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 114, column: 7, scope: !84)
!210 = !DILocation(line: 114, column: 7, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 114, column: 20, scope: !206, inlinedAt: !207)
!212 = !DILocation(line: 115, column: 13, scope: !88, inlinedAt: !89)
!213 = !DILocation(line: 170, column: 8, scope: !88, inlinedAt: !89)
!214 = !DILocation(line: 173, column: 8, scope: !88, inlinedAt: !89)
!215 = !DILocation(line: 176, column: 6, scope: !88, inlinedAt: !89)
!216 = !DILocation(line: 177, column: 2, scope: !84)
!217 = !DILocation(line: 177, column: 2, scope: !206, inlinedAt: !207)
!218 = !DILocation(line: 115, column: 13, scope: !84)
!219 = !DILocation(line: 115, column: 13, scope: !206, inlinedAt: !207)
!220 = !DILocation(line: 114, column: 25, scope: !206, inlinedAt: !207)
!221 = !DILocation(line: 177, column: 2, scope: !88, inlinedAt: !89)
!222 = !DILocation(line: 169, column: 26, scope: !84)
!223 = !DILocation(line: 174, column: 4, scope: !88, inlinedAt: !89)
!224 = !DILocation(line: 174, column: 4, scope: !84)
!225 = !DILocation(line: 179, column: 16, scope: !88, inlinedAt: !89)
!226 = !DILocation(line: 179, column: 12, scope: !88, inlinedAt: !89)
!227 = !DILocation(line: 179, column: 6, scope: !88, inlinedAt: !89)
!228 = !DILocation(line: 181, column: 2, scope: !88, inlinedAt: !89)
!229 = !DILocation(line: 182, column: 8, scope: !88, inlinedAt: !89)
!230 = !DILocation(line: 183, column: 3, scope: !88, inlinedAt: !89)
!231 = !DILocation(line: 185, column: 11, scope: !88, inlinedAt: !89)
!232 = !DILocation(line: 190, column: 29, scope: !88, inlinedAt: !89)
!233 = !DILocation(line: 199, column: 6, scope: !84)
!234 = distinct !DISubprogram(name: "DataKernel", scope: !185, file: !185, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!235 = !DILocation(line: 124, column: 6, scope: !234)
!236 = !DILocation(line: 125, column: 32, scope: !234)
!237 = !DILocation(line: 126, column: 25, scope: !234)
!238 = !DILocation(line: 126, column: 19, scope: !234)
!239 = distinct !DISubprogram(name: "Data", scope: !185, file: !185, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!240 = !DILocation(line: 126, column: 16, scope: !234)
!241 = !DILocation(line: 38, column: 23, scope: !239, inlinedAt: !240)
!242 = !DILocation(line: 38, column: 11, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 39, column: 9, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 35, column: 30, scope: !239, inlinedAt: !240)
!245 = !DILocation(line: 35, column: 41, scope: !239, inlinedAt: !240)
!246 = !DILocation(line: 35, column: 34, scope: !239, inlinedAt: !240)
!247 = !DILocation(line: 40, column: 11, scope: !239, inlinedAt: !240)
!248 = !DILocation(line: 41, column: 18, scope: !239, inlinedAt: !240)
!249 = !DILocation(line: 43, column: 22, scope: !239, inlinedAt: !240)
!250 = !DILocation(line: 43, column: 22, scope: !234)
!251 = !DILocation(line: 44, column: 16, scope: !239, inlinedAt: !240)
!252 = !DILocation(line: 44, column: 9, scope: !239, inlinedAt: !240)
!253 = !DILocation(line: 44, column: 6, scope: !239, inlinedAt: !240)
!254 = !DILocation(line: 44, column: 6, scope: !234)
!255 = !DILocation(line: 47, column: 8, scope: !239, inlinedAt: !240)
!256 = !DILocation(line: 50, column: 10, scope: !239, inlinedAt: !240)
!257 = !DILocation(line: 50, column: 6, scope: !239, inlinedAt: !240)
!258 = !DILocation(line: 54, column: 6, scope: !239, inlinedAt: !240)
!259 = !DILocation(line: 55, column: 2, scope: !239, inlinedAt: !240)
!260 = !DILocation(line: 55, column: 7, scope: !239, inlinedAt: !240)
!261 = !DILocation(line: 56, column: 17, scope: !239, inlinedAt: !240)
!262 = !DILocation(line: 57, column: 12, scope: !239, inlinedAt: !240)
!263 = !DILocation(line: 57, column: 23, scope: !239, inlinedAt: !240)
!264 = !DILocation(line: 57, column: 16, scope: !239, inlinedAt: !240)
!265 = !DILocation(line: 57, column: 4, scope: !239, inlinedAt: !240)
!266 = !DILocation(line: 60, column: 2, scope: !239, inlinedAt: !240)
!267 = !DILocation(line: 61, column: 10, scope: !239, inlinedAt: !240)
!268 = !DILocation(line: 61, column: 3, scope: !239, inlinedAt: !240)
!269 = !DILocation(line: 62, column: 17, scope: !239, inlinedAt: !240)
!270 = !DILocation(line: 63, column: 20, scope: !239, inlinedAt: !240)
!271 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !240)
!272 = !DILocation(line: 64, column: 4, scope: !239, inlinedAt: !240)
!273 = !DILocation(line: 64, column: 3, scope: !239, inlinedAt: !240)
!274 = !DILocation(line: 66, column: 20, scope: !239, inlinedAt: !240)
!275 = !DILocation(line: 66, column: 20, scope: !234)
!276 = !DILocation(line: 67, column: 6, scope: !239, inlinedAt: !240)
!277 = !DILocation(line: 69, column: 8, scope: !239, inlinedAt: !240)
!278 = !DILocation(line: 70, column: 3, scope: !239, inlinedAt: !240)
!279 = !DILocation(line: 71, column: 7, scope: !239, inlinedAt: !240)
!280 = !DILocation(line: 72, column: 5, scope: !239, inlinedAt: !240)
!281 = !DILocation(line: 72, column: 10, scope: !239, inlinedAt: !240)
!282 = !DILocation(line: 72, column: 7, scope: !239, inlinedAt: !240)
!283 = !DILocation(line: 73, column: 6, scope: !239, inlinedAt: !240)
!284 = !DILocation(line: 75, column: 2, scope: !234)
!285 = !DILocation(line: 75, column: 2, scope: !239, inlinedAt: !240)
!286 = !DILocation(line: 76, column: 12, scope: !239, inlinedAt: !240)
!287 = !DILocation(line: 76, column: 15, scope: !239, inlinedAt: !240)
!288 = !DILocation(line: 76, column: 9, scope: !239, inlinedAt: !240)
!289 = !DILocation(line: 76, column: 2, scope: !239, inlinedAt: !240)
!290 = !DILocation(line: 77, column: 22, scope: !239, inlinedAt: !240)
!291 = !DILocation(line: 77, column: 22, scope: !234)
!292 = !DILocation(line: 78, column: 21, scope: !239, inlinedAt: !240)
!293 = !DILocation(line: 79, column: 7, scope: !239, inlinedAt: !240)
!294 = !DILocation(line: 84, column: 2, scope: !239, inlinedAt: !240)
!295 = !DILocation(line: 84, column: 32, scope: !239, inlinedAt: !240)
!296 = !DILocation(line: 84, column: 39, scope: !239, inlinedAt: !240)
!297 = !DILocation(line: 84, column: 60, scope: !239, inlinedAt: !240)
!298 = distinct !DISubprogram(name: "(*point).move", scope: !185, file: !185, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!299 = !DILocation(line: 85, column: 10, scope: !239, inlinedAt: !240)
!300 = !DILocation(line: 21, column: 4, scope: !298, inlinedAt: !299)
!301 = !DILocation(line: 21, column: 2, scope: !298, inlinedAt: !299)
!302 = !DILocation(line: 22, column: 4, scope: !298, inlinedAt: !299)
!303 = !DILocation(line: 22, column: 2, scope: !298, inlinedAt: !299)
!304 = !DILocation(line: 86, column: 16, scope: !239, inlinedAt: !240)
!305 = !DILocation(line: 86, column: 13, scope: !239, inlinedAt: !240)
!306 = !DILocation(line: 21, column: 4, scope: !298, inlinedAt: !305)
!307 = !DILocation(line: 21, column: 2, scope: !298, inlinedAt: !305)
!308 = !DILocation(line: 22, column: 4, scope: !298, inlinedAt: !305)
!309 = !DILocation(line: 22, column: 2, scope: !298, inlinedAt: !305)
!310 = !DILocation(line: 87, column: 13, scope: !239, inlinedAt: !240)
!311 = !DILocation(line: 87, column: 16, scope: !239, inlinedAt: !240)
!312 = !DILocation(line: 87, column: 30, scope: !239, inlinedAt: !240)
!313 = !DILocation(line: 87, column: 27, scope: !239, inlinedAt: !240)
!314 = !DILocation(line: 87, column: 10, scope: !239, inlinedAt: !240)
!315 = !DILocation(line: 88, column: 11, scope: !239, inlinedAt: !240)
!316 = !DILocation(line: 89, column: 2, scope: !239, inlinedAt: !240)
!317 = !DILocation(line: 92, column: 6, scope: !239, inlinedAt: !240)
!318 = !DILocation(line: 92, column: 19, scope: !239, inlinedAt: !240)
!319 = !DILocation(line: 17, column: 18, scope: !186, inlinedAt: !318)
!320 = !DILocation(line: 17, column: 12, scope: !186, inlinedAt: !318)
!321 = !DILocation(line: 17, column: 35, scope: !186, inlinedAt: !318)
!322 = !DILocation(line: 17, column: 29, scope: !186, inlinedAt: !318)
!323 = !DILocation(line: 17, column: 24, scope: !186, inlinedAt: !318)
!324 = !DILocation(line: 92, column: 39, scope: !239, inlinedAt: !240)
!325 = !DILocation(line: 17, column: 18, scope: !186, inlinedAt: !324)
!326 = !DILocation(line: 17, column: 12, scope: !186, inlinedAt: !324)
!327 = !DILocation(line: 17, column: 35, scope: !186, inlinedAt: !324)
!328 = !DILocation(line: 17, column: 29, scope: !186, inlinedAt: !324)
!329 = !DILocation(line: 17, column: 24, scope: !186, inlinedAt: !324)
!330 = !DILocation(line: 92, column: 22, scope: !239, inlinedAt: !240)
!331 = !DILocation(line: 92, column: 48, scope: !239, inlinedAt: !240)
!332 = !DILocation(line: 92, column: 60, scope: !239, inlinedAt: !240)
!333 = !DILocation(line: 17, column: 18, scope: !186, inlinedAt: !332)
!334 = !DILocation(line: 17, column: 12, scope: !186, inlinedAt: !332)
!335 = !DILocation(line: 17, column: 35, scope: !186, inlinedAt: !332)
!336 = !DILocation(line: 17, column: 29, scope: !186, inlinedAt: !332)
!337 = !DILocation(line: 17, column: 24, scope: !186, inlinedAt: !332)
!338 = !DILocation(line: 92, column: 42, scope: !239, inlinedAt: !240)
!339 = !DILocation(line: 92, column: 63, scope: !239, inlinedAt: !240)
!340 = !DILocation(line: 93, column: 20, scope: !239, inlinedAt: !240)
!341 = !DILocation(line: 93, column: 11, scope: !239, inlinedAt: !240)
!342 = !DILocation(line: 93, column: 41, scope: !239, inlinedAt: !240)
!343 = !DILocation(line: 93, column: 32, scope: !239, inlinedAt: !240)
!344 = !DILocation(line: 93, column: 25, scope: !239, inlinedAt: !240)
!345 = !DILocation(line: 94, column: 9, scope: !239, inlinedAt: !240)
!346 = !DILocation(line: 94, column: 27, scope: !239, inlinedAt: !240)
!347 = !DILocation(line: 94, column: 31, scope: !239, inlinedAt: !240)
!348 = !DILocation(line: 94, column: 38, scope: !239, inlinedAt: !240)
!349 = !DILocation(line: 94, column: 42, scope: !239, inlinedAt: !240)
!350 = !DILocation(line: 94, column: 15, scope: !239, inlinedAt: !240)
!351 = !DILocation(line: 94, column: 51, scope: !239, inlinedAt: !240)
!352 = !DILocation(line: 94, column: 55, scope: !239, inlinedAt: !240)
!353 = !DILocation(line: 95, column: 6, scope: !239, inlinedAt: !240)
!354 = !DILocation(line: 97, column: 2, scope: !234)
!355 = !DILocation(line: 97, column: 2, scope: !239, inlinedAt: !240)
!356 = !DILocation(line: 98, column: 17, scope: !239, inlinedAt: !240)
!357 = !DILocation(line: 99, column: 9, scope: !239, inlinedAt: !240)
!358 = !DILocation(line: 99, column: 23, scope: !239, inlinedAt: !240)
!359 = !DILocation(line: 99, column: 30, scope: !239, inlinedAt: !240)
!360 = !DILocation(line: 99, column: 17, scope: !239, inlinedAt: !240)
!361 = !DILocation(line: 21, column: 4, scope: !298, inlinedAt: !360)
!362 = !DILocation(line: 21, column: 2, scope: !298, inlinedAt: !360)
!363 = !DILocation(line: 22, column: 4, scope: !298, inlinedAt: !360)
!364 = !DILocation(line: 22, column: 2, scope: !298, inlinedAt: !360)
!365 = !DILocation(line: 101, column: 16, scope: !239, inlinedAt: !240)
!366 = !DILocation(line: 101, column: 30, scope: !239, inlinedAt: !240)
!367 = !DILocation(line: 101, column: 18, scope: !239, inlinedAt: !240)
!368 = !DILocation(line: 104, column: 32, scope: !239, inlinedAt: !240)
!369 = !DILocation(line: 104, column: 29, scope: !239, inlinedAt: !240)
!370 = !DILocation(line: 104, column: 49, scope: !239, inlinedAt: !240)
!371 = !DILocation(line: 104, column: 46, scope: !239, inlinedAt: !240)
!372 = !DIFile(filename: "vec.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang/vec")
!373 = distinct !DISubprogram(name: "(*V3).Scale", scope: !372, file: !372, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!374 = !DILocation(line: 105, column: 9, scope: !239, inlinedAt: !240)
!375 = !DILocation(line: 20, column: 2, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 21, column: 2, scope: !373, inlinedAt: !374)
!377 = distinct !DISubprogram(name: "V3.Add", scope: !372, file: !372, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!378 = !DILocation(line: 106, column: 12, scope: !239, inlinedAt: !240)
!379 = !DILocation(line: 13, column: 54, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 13, column: 65, scope: !377, inlinedAt: !378)
!381 = distinct !DISubprogram(name: "V3.Dot", scope: !372, file: !372, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!382 = !DILocation(line: 107, column: 12, scope: !239, inlinedAt: !240)
!383 = !DILocation(line: 16, column: 43, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 16, column: 53, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 16, column: 48, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 16, column: 58, scope: !381, inlinedAt: !382)
!387 = !DILocation(line: 107, column: 2, scope: !239, inlinedAt: !240)
!388 = distinct !DISubprogram(name: "Bounds", scope: !372, file: !372, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!389 = !DILocation(line: 108, column: 26, scope: !239, inlinedAt: !240)
!390 = !DILocation(line: 35, column: 6, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 35, column: 31, scope: !388, inlinedAt: !389)
!392 = !DILocation(line: 35, column: 35, scope: !388, inlinedAt: !389)
!393 = !DILocation(line: 35, column: 41, scope: !388, inlinedAt: !389)
!394 = !DILocation(line: 36, column: 20, scope: !388, inlinedAt: !389)
!395 = !DILocation(line: 37, column: 8, scope: !388, inlinedAt: !389)
!396 = !DILocation(line: 37, column: 18, scope: !388, inlinedAt: !389)
!397 = !DILocation(line: 40, column: 8, scope: !388, inlinedAt: !389)
!398 = !DILocation(line: 40, column: 18, scope: !388, inlinedAt: !389)
!399 = !DILocation(line: 111, column: 6, scope: !239, inlinedAt: !240)
!400 = !DILocation(line: 113, column: 29, scope: !234)
!401 = distinct !DISubprogram(name: "Fold", scope: !372, file: !372, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!402 = !DILocation(line: 116, column: 15, scope: !239, inlinedAt: !240)
!403 = !DILocation(line: 116, column: 15, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 26, column: 28, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 27, column: 20, scope: !401, inlinedAt: !402)
!406 = !DILocation(line: 116, column: 69, scope: !239, inlinedAt: !240)
!407 = !DILocation(line: 116, column: 79, scope: !239, inlinedAt: !240)
!408 = !DILocation(line: 116, column: 72, scope: !239, inlinedAt: !240)
!409 = !DILocation(line: 28, column: 8, scope: !401, inlinedAt: !402)
!410 = !DILocation(line: 116, column: 2, scope: !239, inlinedAt: !240)
!411 = !DILocation(line: 126, column: 6, scope: !234)
!412 = distinct !DISubprogram(name: "NamedKernel", scope: !185, file: !185, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!413 = !DILocation(line: 133, column: 6, scope: !412)
!414 = !DILocation(line: 134, column: 32, scope: !412)
!415 = !DILocation(line: 135, column: 14, scope: !412)
!416 = distinct !DISubprogram(name: "Celsius.Fahrenheit", scope: !185, file: !185, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!417 = !DILocation(line: 135, column: 28, scope: !412)
!418 = !DILocation(line: 12, column: 57, scope: !416, inlinedAt: !417)
!419 = !DILocation(line: 12, column: 60, scope: !416, inlinedAt: !417)
!420 = !DILocation(line: 12, column: 63, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 135, column: 6, scope: !412)
!422 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!423 = distinct !DISubprogram(name: "Indices", scope: !422, file: !422, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!424 = !DILocation(line: 12, column: 6, scope: !423)
!425 = !DILocation(line: 13, column: 24, scope: !423)
!426 = !DILocation(line: 13, column: 26, scope: !423)
!427 = !DILocation(line: 13, column: 10, scope: !423)
!428 = !DILocation(line: 13, column: 41, scope: !423)
!429 = !DILocation(line: 14, column: 27, scope: !423)
!430 = !DILocation(line: 14, column: 55, scope: !423)
!431 = !DILocation(line: 14, column: 68, scope: !423)
!432 = !DILocation(line: 15, column: 3, scope: !423)
!433 = !DILocation(line: 15, column: 9, scope: !423)
!434 = !DILocation(line: 15, column: 15, scope: !423)
!435 = !DILocation(line: 16, column: 3, scope: !423)
!436 = !DILocation(line: 16, column: 9, scope: !423)
!437 = !DILocation(line: 16, column: 15, scope: !423)
!438 = !DILocation(line: 17, column: 3, scope: !423)
!439 = !DILocation(line: 17, column: 9, scope: !423)
!440 = !DILocation(line: 17, column: 15, scope: !423)
!441 = !DILocation(line: 18, column: 3, scope: !423)
!442 = !DILocation(line: 18, column: 9, scope: !423)
!443 = !DILocation(line: 18, column: 16, scope: !423)
!444 = !DILocation(line: 19, column: 30, scope: !423)
!445 = !{i32 0, i32 32}
!446 = !DILocation(line: 19, column: 47, scope: !423)
!447 = !DILocation(line: 19, column: 3, scope: !423)
!448 = !DILocation(line: 19, column: 10, scope: !423)
!449 = !DILocation(line: 20, column: 3, scope: !423)
!450 = !DILocation(line: 20, column: 10, scope: !423)
!451 = !DILocation(line: 21, column: 47, scope: !423)
!452 = !DILocation(line: 21, column: 3, scope: !423)
!453 = !DILocation(line: 21, column: 10, scope: !423)
!454 = distinct !DISubprogram(name: "Strides", scope: !422, file: !422, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!455 = !DILocation(line: 28, column: 6, scope: !454)
!456 = !DILocation(line: 29, column: 19, scope: !454)
!457 = !DILocation(line: 29, column: 37, scope: !454)
!458 = !DILocation(line: 29, column: 22, scope: !454)
!459 = !DILocation(line: 30, column: 33, scope: !454)
!460 = !DILocation(line: 31, column: 26, scope: !454)
!461 = !DILocation(line: 31, column: 52, scope: !454)
!462 = !DILocation(line: 31, column: 36, scope: !454)
!463 = !DILocation(line: 31, column: 17, scope: !454)
!464 = !DILocation(line: 34, column: 33, scope: !454)
!465 = !DILocation(line: 35, column: 26, scope: !454)
!466 = !DILocation(line: 35, column: 53, scope: !454)
!467 = !DILocation(line: 35, column: 36, scope: !454)
!468 = !DILocation(line: 35, column: 16, scope: !454)
!469 = !DILocation(line: 37, column: 32, scope: !454)
!470 = !DILocation(line: 38, column: 25, scope: !454)
!471 = !DILocation(line: 38, column: 51, scope: !454)
!472 = !DILocation(line: 38, column: 35, scope: !454)
!473 = !DILocation(line: 38, column: 16, scope: !454)
!474 = distinct !DISubprogram(name: "Leave", scope: !422, file: !422, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!475 = !DILocation(line: 46, column: 6, scope: !474)
!476 = !DILocation(line: 48, column: 32, scope: !474)
!477 = !DILocation(line: 49, column: 7, scope: !474)
!478 = !DILocation(line: 49, column: 10, scope: !474)
!479 = !DILocation(line: 52, column: 12, scope: !474)
!480 = !DILocation(line: 55, column: 3, scope: !474)
!481 = !DILocation(line: 56, column: 17, scope: !474)
!482 = !DILocation(line: 56, column: 6, scope: !474)
!483 = !DILocation(line: 57, column: 2, scope: !474)
!484 = !DILocation(line: 53, column: 4, scope: !474)
!485 = distinct !DISubprogram(name: "Reverse", scope: !422, file: !422, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!486 = !DILocation(line: 68, column: 6, scope: !485)
!487 = !DILocation(line: 69, column: 23, scope: !485)
!488 = !DILocation(line: 70, column: 24, scope: !485)
!489 = !DILocation(line: 70, column: 42, scope: !485)
!490 = !DILocation(line: 71, column: 20, scope: !485)
!491 = !DILocation(line: 71, column: 25, scope: !485)
!492 = !DILocation(line: 72, column: 4, scope: !485)
!493 = !DILocation(line: 72, column: 23, scope: !485)
!494 = !DILocation(line: 72, column: 18, scope: !485)
!495 = !DILocation(line: 72, column: 10, scope: !485)
!496 = !DILocation(line: 73, column: 16, scope: !485)
!497 = !DILocation(line: 74, column: 26, scope: !485)
!498 = !DILocation(line: 74, column: 28, scope: !485)
!499 = !DILocation(line: 74, column: 24, scope: !485)
!500 = !DILocation(line: 74, column: 5, scope: !485)
!501 = distinct !DISubprogram(name: "Sum", scope: !422, file: !422, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!502 = !DILocation(line: 81, column: 6, scope: !501)
!503 = !DILocation(line: 82, column: 31, scope: !501)
!504 = !DILocation(line: 83, column: 24, scope: !501)
!505 = !DILocation(line: 83, column: 42, scope: !501)
!506 = !DILocation(line: 85, column: 32, scope: !501)
!507 = !DILocation(line: 86, column: 19, scope: !501)
!508 = !DILocation(line: 86, column: 16, scope: !501)
!509 = !DILocation(line: 86, column: 3, scope: !501)
!510 = !DILocation(line: 88, column: 5, scope: !501)
!511 = !DILocation(line: 89, column: 6, scope: !501)
!512 = !DILocation(line: 89, column: 24, scope: !501)
!513 = !DILocation(line: 90, column: 17, scope: !501)
!514 = !DILocation(line: 91, column: 18, scope: !501)
!515 = !DILocation(line: 91, column: 23, scope: !501)
!516 = !DILocation(line: 92, column: 15, scope: !501)
!517 = !DILocation(line: 92, column: 8, scope: !501)
!518 = !DILocation(line: 93, column: 19, scope: !501)
!519 = !DILocation(line: 93, column: 17, scope: !501)
!520 = !DILocation(line: 93, column: 7, scope: !501)
!521 = !DILocation(line: 93, column: 4, scope: !501)
!522 = !DILocation(line: 97, column: 7, scope: !501)
!523 = !DILocation(line: 98, column: 28, scope: !501)
!524 = !DILocation(line: 98, column: 6, scope: !501)
!525 = distinct !DISubprogram(name: "SameShared", scope: !422, file: !422, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!526 = !DILocation(line: 109, column: 6, scope: !525)
!527 = distinct !DISubprogram(name: "scratch", scope: !422, file: !422, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!528 = !DILocation(line: 110, column: 14, scope: !525)
!529 = !DILocation(line: 103, column: 68, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 111, column: 27, scope: !525)
!531 = !DILocation(line: 112, column: 19, scope: !525)
!532 = !DILocation(line: 112, column: 22, scope: !525)
!533 = !DILocation(line: 113, column: 35, scope: !525)
!534 = !DILocation(line: 113, column: 4, scope: !525)
!535 = !DILocation(line: 113, column: 10, scope: !525)
!536 = !DILocation(line: 114, column: 4, scope: !525)
!537 = !DILocation(line: 114, column: 10, scope: !525)
!538 = !DILocation(line: 116, column: 16, scope: !525)
!539 = !DILocation(line: 118, column: 39, scope: !525)
!540 = !DILocation(line: 118, column: 41, scope: !525)
!541 = !DILocation(line: 118, column: 22, scope: !525)
!542 = !DILocation(line: 119, column: 24, scope: !525)
!543 = !DILocation(line: 119, column: 13, scope: !525)
!544 = !DILocation(line: 119, column: 11, scope: !525)
!545 = !DILocation(line: 120, column: 29, scope: !525)
!546 = !DILocation(line: 120, column: 35, scope: !525)
!547 = !DILocation(line: 120, column: 41, scope: !525)
!548 = !DILocation(line: 120, column: 47, scope: !525)
!549 = !DILocation(line: 120, column: 4, scope: !525)
!550 = !DILocation(line: 120, column: 10, scope: !525)
!551 = !DILocation(line: 120, column: 16, scope: !525)
!552 = !DILocation(line: 120, column: 22, scope: !525)
!553 = distinct !DISubprogram(name: "SharedAtomics", scope: !422, file: !422, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!554 = !DILocation(line: 127, column: 6, scope: !553)
!555 = !DILocation(line: 128, column: 32, scope: !553)
!556 = !DILocation(line: 129, column: 33, scope: !553)
!557 = !DILocation(line: 130, column: 9, scope: !553)
!558 = !DILocation(line: 132, column: 16, scope: !553)
!559 = !DILocation(line: 133, column: 51, scope: !553)
!560 = !DILocation(line: 133, column: 34, scope: !553)
!561 = !DILocation(line: 133, column: 23, scope: !553)
!562 = !DILocation(line: 134, column: 16, scope: !553)
!563 = !DILocation(line: 135, column: 33, scope: !553)
!564 = !DILocation(line: 136, column: 19, scope: !553)
!565 = !DILocation(line: 136, column: 8, scope: !553)
!566 = !DILocation(line: 136, column: 23, scope: !553)
!567 = !DILocation(line: 136, column: 35, scope: !553)
!568 = !DILocation(line: 136, column: 6, scope: !553)
!569 = distinct !DISubprogram(name: "WarpNeighbours", scope: !422, file: !422, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!570 = !DILocation(line: 144, column: 6, scope: !569)
!571 = !DILocation(line: 145, column: 33, scope: !569)
!572 = !DILocation(line: 147, column: 25, scope: !569)
!573 = !DILocation(line: 147, column: 36, scope: !569)
!574 = !DILocation(line: 147, column: 28, scope: !569)
!575 = !DILocation(line: 148, column: 29, scope: !569)
!576 = !DILocation(line: 148, column: 15, scope: !569)
!577 = !DILocation(line: 148, column: 2, scope: !569)
!578 = !DILocation(line: 150, column: 8, scope: !569)
!579 = !DILocation(line: 151, column: 9, scope: !569)
!580 = !DILocation(line: 152, column: 31, scope: !569)
!581 = !DILocation(line: 152, column: 41, scope: !569)
!582 = !DILocation(line: 152, column: 34, scope: !569)
!583 = !DILocation(line: 152, column: 21, scope: !569)
!584 = !DILocation(line: 152, column: 15, scope: !569)
!585 = !DILocation(line: 153, column: 9, scope: !569)
!586 = !DILocation(line: 155, column: 5, scope: !569)
!587 = distinct !DISubprogram(name: "EarlyExit", scope: !422, file: !422, line: 162, type: !4, isDefinition: true, scopeLine: 162, isOptimized: true, unit: !2)
!588 = !DILocation(line: 162, column: 6, scope: !587)
!589 = !DILocation(line: 163, column: 28, scope: !587)
!590 = !DILocation(line: 164, column: 19, scope: !587)
!591 = !DILocation(line: 164, column: 22, scope: !587)
!592 = !DILocation(line: 165, column: 3, scope: !587)
!593 = !DILocation(line: 167, column: 21, scope: !587)
!594 = !DILocation(line: 167, column: 24, scope: !587)
!595 = !DILocation(line: 168, column: 3, scope: !587)
!596 = !DILocation(line: 170, column: 16, scope: !587)
!597 = !DILocation(line: 171, column: 19, scope: !587)
!598 = !DILocation(line: 171, column: 25, scope: !587)
!599 = !DILocation(line: 171, column: 5, scope: !587)
!600 = distinct !DISubprogram(name: "Rounds", scope: !422, file: !422, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!601 = !DILocation(line: 178, column: 6, scope: !600)
!602 = !DILocation(line: 180, column: 16, scope: !600)
!603 = !DILocation(line: 180, column: 26, scope: !600)
!604 = !DILocation(line: 182, column: 21, scope: !600)
!605 = !DILocation(line: 182, column: 24, scope: !600)
!606 = !DILocation(line: 182, column: 19, scope: !600)
!607 = !DILocation(line: 182, column: 8, scope: !600)
!608 = !DILocation(line: 183, column: 9, scope: !600)
!609 = !DILocation(line: 184, column: 15, scope: !600)
!610 = !DILocation(line: 184, column: 35, scope: !600)
!611 = !DILocation(line: 185, column: 11, scope: !600)
!612 = !DILocation(line: 185, column: 31, scope: !600)
!613 = !DILocation(line: 185, column: 27, scope: !600)
!614 = !DILocation(line: 185, column: 19, scope: !600)
!615 = !DILocation(line: 186, column: 27, scope: !600)
!616 = !DILocation(line: 186, column: 17, scope: !600)
!617 = !DILocation(line: 188, column: 9, scope: !600)
!618 = !DILocation(line: 190, column: 7, scope: !600)
!619 = !DILocation(line: 191, column: 19, scope: !600)
!620 = !DILocation(line: 191, column: 8, scope: !600)
!621 = distinct !DISubprogram(name: "Timers", scope: !422, file: !422, line: 199, type: !4, isDefinition: true, scopeLine: 199, isOptimized: true, unit: !2)
!622 = !DILocation(line: 199, column: 6, scope: !621)
!623 = !DILocation(line: 200, column: 20, scope: !621)
!624 = !DILocation(line: 201, column: 19, scope: !621)
!625 = !DILocation(line: 201, column: 39, scope: !621)
!626 = !DILocation(line: 202, column: 2, scope: !621)
!627 = !DILocation(line: 204, column: 18, scope: !621)
!628 = !DILocation(line: 204, column: 15, scope: !621)
!629 = !DILocation(line: 205, column: 23, scope: !621)
!630 = !DILocation(line: 207, column: 17, scope: !621)
!631 = !DILocation(line: 208, column: 23, scope: !621)
!632 = !DILocation(line: 209, column: 5, scope: !621)
!633 = !DILocation(line: 210, column: 33, scope: !621)
!634 = !DILocation(line: 210, column: 36, scope: !621)
!635 = !DILocation(line: 210, column: 55, scope: !621)
!636 = !DILocation(line: 210, column: 58, scope: !621)
!637 = !DILocation(line: 210, column: 8, scope: !621)
!638 = !DILocation(line: 210, column: 18, scope: !621)
!639 = !DIFile(filename: "math.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!640 = distinct !DISubprogram(name: "StdMathKernel", scope: !639, file: !639, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!641 = !DILocation(line: 83, column: 6, scope: !640)
!642 = !DILocation(line: 84, column: 32, scope: !640)
!643 = !DILocation(line: 85, column: 16, scope: !640)
!644 = !DILocation(line: 85, column: 34, scope: !640)
!645 = !DILocation(line: 85, column: 37, scope: !640)
!646 = !DILocation(line: 85, column: 14, scope: !640)
!647 = !DILocation(line: 85, column: 56, scope: !640)
!648 = !DILocation(line: 85, column: 62, scope: !640)
!649 = distinct !DISubprogram(name: "StdMath", scope: !639, file: !639, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!650 = !DILocation(line: 85, column: 10, scope: !640)
!651 = !DILocation(line: 44, column: 37, scope: !649, inlinedAt: !650)
!652 = !DILocation(line: 44, column: 28, scope: !649, inlinedAt: !650)
!653 = !DILocation(line: 44, column: 53, scope: !649, inlinedAt: !650)
!654 = !DILocation(line: 44, column: 5, scope: !649, inlinedAt: !650)
!655 = !DILocation(line: 44, column: 13, scope: !649, inlinedAt: !650)
!656 = !DILocation(line: 45, column: 28, scope: !649, inlinedAt: !650)
!657 = !DILocation(line: 45, column: 43, scope: !649, inlinedAt: !650)
!658 = !DILocation(line: 45, column: 5, scope: !649, inlinedAt: !650)
!659 = !DILocation(line: 45, column: 13, scope: !649, inlinedAt: !650)
!660 = !DILocation(line: 46, column: 29, scope: !649, inlinedAt: !650)
!661 = !DILocation(line: 46, column: 50, scope: !649, inlinedAt: !650)
!662 = !DILocation(line: 46, column: 5, scope: !649, inlinedAt: !650)
!663 = !DILocation(line: 46, column: 13, scope: !649, inlinedAt: !650)
!664 = !DILocation(line: 47, column: 27, scope: !649, inlinedAt: !650)
!665 = !DILocation(line: 47, column: 43, scope: !649, inlinedAt: !650)
!666 = !DILocation(line: 47, column: 5, scope: !649, inlinedAt: !650)
!667 = !DILocation(line: 47, column: 13, scope: !649, inlinedAt: !650)
!668 = !DILocation(line: 48, column: 32, scope: !649, inlinedAt: !650)
!669 = !DILocation(line: 48, column: 48, scope: !649, inlinedAt: !650)
!670 = !DILocation(line: 48, column: 5, scope: !649, inlinedAt: !650)
!671 = !DILocation(line: 48, column: 13, scope: !649, inlinedAt: !650)
!672 = !DILocation(line: 49, column: 5, scope: !649, inlinedAt: !650)
!673 = !DILocation(line: 49, column: 14, scope: !649, inlinedAt: !650)
!674 = !DILocation(line: 50, column: 5, scope: !649, inlinedAt: !650)
!675 = !DILocation(line: 51, column: 53, scope: !649, inlinedAt: !650)
!676 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!677 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!678 = !DILocation(line: 51, column: 42, scope: !649, inlinedAt: !650)
!679 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !678)
!680 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !678)
!681 = !DILocation(line: 51, column: 85, scope: !649, inlinedAt: !650)
!682 = !DILocation(line: 51, column: 74, scope: !649, inlinedAt: !650)
!683 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !682)
!684 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !682)
!685 = !DILocation(line: 51, column: 117, scope: !649, inlinedAt: !650)
!686 = !DILocation(line: 51, column: 106, scope: !649, inlinedAt: !650)
!687 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !686)
!688 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !686)
!689 = !DILocation(line: 51, column: 5, scope: !649, inlinedAt: !650)
!690 = !DILocation(line: 51, column: 14, scope: !649, inlinedAt: !650)
!691 = !DILocation(line: 51, column: 23, scope: !649, inlinedAt: !650)
!692 = !DILocation(line: 52, column: 49, scope: !649, inlinedAt: !650)
!693 = !DILocation(line: 52, column: 53, scope: !649, inlinedAt: !650)
!694 = !DILocation(line: 52, column: 32, scope: !649, inlinedAt: !650)
!695 = !DILocation(line: 52, column: 5, scope: !649, inlinedAt: !650)
!696 = !DILocation(line: 53, column: 65, scope: !649, inlinedAt: !650)
!697 = !DILocation(line: 53, column: 57, scope: !649, inlinedAt: !650)
!698 = !DILocation(line: 53, column: 70, scope: !649, inlinedAt: !650)
!699 = !DILocation(line: 53, column: 40, scope: !649, inlinedAt: !650)
!700 = !DILocation(line: 53, column: 19, scope: !649, inlinedAt: !650)
!701 = !DILocation(line: 53, column: 5, scope: !649, inlinedAt: !650)
!702 = !DILocation(line: 54, column: 29, scope: !649, inlinedAt: !650)
!703 = !DILocation(line: 54, column: 45, scope: !649, inlinedAt: !650)
!704 = !DILocation(line: 54, column: 5, scope: !649, inlinedAt: !650)
!705 = !DILocation(line: 54, column: 14, scope: !649, inlinedAt: !650)
!706 = !DILocation(line: 55, column: 5, scope: !649, inlinedAt: !650)
!707 = !DILocation(line: 55, column: 14, scope: !649, inlinedAt: !650)
!708 = !DILocation(line: 56, column: 26, scope: !649, inlinedAt: !650)
!709 = !DILocation(line: 56, column: 5, scope: !649, inlinedAt: !650)
!710 = !DILocation(line: 57, column: 5, scope: !649, inlinedAt: !650)
!711 = distinct !DISubprogram(name: "BitsKernel", scope: !639, file: !639, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!712 = !DILocation(line: 92, column: 6, scope: !711)
!713 = !DILocation(line: 93, column: 32, scope: !711)
!714 = !DILocation(line: 94, column: 13, scope: !711)
!715 = !DILocation(line: 94, column: 28, scope: !711)
!716 = !DILocation(line: 94, column: 31, scope: !711)
!717 = !DILocation(line: 94, column: 11, scope: !711)
!718 = !DILocation(line: 94, column: 47, scope: !711)
!719 = !DILocation(line: 94, column: 53, scope: !711)
!720 = distinct !DISubprogram(name: "Bits", scope: !639, file: !639, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!721 = !DILocation(line: 94, column: 7, scope: !711)
!722 = !DILocation(line: 65, column: 47, scope: !720, inlinedAt: !721)
!723 = !DILocation(line: 65, column: 41, scope: !720, inlinedAt: !721)
!724 = !DILocation(line: 65, column: 25, scope: !720, inlinedAt: !721)
!725 = !DILocation(line: 65, column: 84, scope: !720, inlinedAt: !721)
!726 = !DILocation(line: 65, column: 77, scope: !720, inlinedAt: !721)
!727 = !DILocation(line: 65, column: 60, scope: !720, inlinedAt: !721)
!728 = !DILocation(line: 65, column: 5, scope: !720, inlinedAt: !721)
!729 = !DILocation(line: 65, column: 13, scope: !720, inlinedAt: !721)
!730 = !DILocation(line: 66, column: 49, scope: !720, inlinedAt: !721)
!731 = !DILocation(line: 66, column: 42, scope: !720, inlinedAt: !721)
!732 = !DILocation(line: 66, column: 25, scope: !720, inlinedAt: !721)
!733 = !DILocation(line: 66, column: 79, scope: !720, inlinedAt: !721)
!734 = !DILocation(line: 66, column: 62, scope: !720, inlinedAt: !721)
!735 = !DILocation(line: 66, column: 5, scope: !720, inlinedAt: !721)
!736 = !DILocation(line: 66, column: 13, scope: !720, inlinedAt: !721)
!737 = !DILocation(line: 67, column: 44, scope: !720, inlinedAt: !721)
!738 = !DILocation(line: 67, column: 25, scope: !720, inlinedAt: !721)
!739 = !DILocation(line: 67, column: 83, scope: !720, inlinedAt: !721)
!740 = !DILocation(line: 67, column: 63, scope: !720, inlinedAt: !721)
!741 = !DILocation(line: 67, column: 5, scope: !720, inlinedAt: !721)
!742 = !DILocation(line: 67, column: 13, scope: !720, inlinedAt: !721)
!743 = !DILocation(line: 68, column: 45, scope: !720, inlinedAt: !721)
!744 = !DILocation(line: 68, column: 25, scope: !720, inlinedAt: !721)
!745 = !DILocation(line: 68, column: 85, scope: !720, inlinedAt: !721)
!746 = !DILocation(line: 68, column: 65, scope: !720, inlinedAt: !721)
!747 = !DILocation(line: 68, column: 5, scope: !720, inlinedAt: !721)
!748 = !DILocation(line: 68, column: 13, scope: !720, inlinedAt: !721)
!749 = !DILocation(line: 69, column: 45, scope: !720, inlinedAt: !721)
!750 = !DILocation(line: 69, column: 25, scope: !720, inlinedAt: !721)
!751 = !DILocation(line: 69, column: 85, scope: !720, inlinedAt: !721)
!752 = !DILocation(line: 69, column: 64, scope: !720, inlinedAt: !721)
!753 = !DILocation(line: 69, column: 5, scope: !720, inlinedAt: !721)
!754 = !DILocation(line: 69, column: 13, scope: !720, inlinedAt: !721)
!755 = !DILocation(line: 70, column: 48, scope: !720, inlinedAt: !721)
!756 = !DILocation(line: 70, column: 27, scope: !720, inlinedAt: !721)
!757 = !DILocation(line: 70, column: 89, scope: !720, inlinedAt: !721)
!758 = !DILocation(line: 70, column: 68, scope: !720, inlinedAt: !721)
!759 = !DILocation(line: 70, column: 5, scope: !720, inlinedAt: !721)
!760 = !DILocation(line: 70, column: 14, scope: !720, inlinedAt: !721)
!761 = !DILocation(line: 71, column: 41, scope: !720, inlinedAt: !721)
!762 = !DILocation(line: 71, column: 27, scope: !720, inlinedAt: !721)
!763 = !DILocation(line: 71, column: 75, scope: !720, inlinedAt: !721)
!764 = !DILocation(line: 71, column: 60, scope: !720, inlinedAt: !721)
!765 = !DILocation(line: 71, column: 5, scope: !720, inlinedAt: !721)
!766 = !DILocation(line: 71, column: 14, scope: !720, inlinedAt: !721)
!767 = !DILocation(line: 72, column: 42, scope: !720, inlinedAt: !721)
!768 = !DILocation(line: 72, column: 27, scope: !720, inlinedAt: !721)
!769 = !DILocation(line: 72, column: 70, scope: !720, inlinedAt: !721)
!770 = !DILocation(line: 72, column: 5, scope: !720, inlinedAt: !721)
!771 = !DILocation(line: 72, column: 14, scope: !720, inlinedAt: !721)
!772 = !DILocation(line: 73, column: 47, scope: !720, inlinedAt: !721)
!773 = !DILocation(line: 73, column: 27, scope: !720, inlinedAt: !721)
!774 = !DILocation(line: 73, column: 80, scope: !720, inlinedAt: !721)
!775 = !DILocation(line: 73, column: 5, scope: !720, inlinedAt: !721)
!776 = !DILocation(line: 73, column: 14, scope: !720, inlinedAt: !721)
!777 = !DILocation(line: 74, column: 62, scope: !720, inlinedAt: !721)
!778 = !DILocation(line: 74, column: 45, scope: !720, inlinedAt: !721)
!779 = !DILocation(line: 74, column: 27, scope: !720, inlinedAt: !721)
!780 = !DILocation(line: 74, column: 97, scope: !720, inlinedAt: !721)
!781 = !DILocation(line: 74, column: 95, scope: !720, inlinedAt: !721)
!782 = !DILocation(line: 74, column: 91, scope: !720, inlinedAt: !721)
!783 = !DILocation(line: 74, column: 87, scope: !720, inlinedAt: !721)
!784 = !DILocation(line: 74, column: 5, scope: !720, inlinedAt: !721)
!785 = !DILocation(line: 74, column: 14, scope: !720, inlinedAt: !721)
!786 = !DILocation(line: 75, column: 38, scope: !720, inlinedAt: !721)
!787 = !DILocation(line: 75, column: 27, scope: !720, inlinedAt: !721)
!788 = !DILocation(line: 75, column: 69, scope: !720, inlinedAt: !721)
!789 = !DILocation(line: 75, column: 58, scope: !720, inlinedAt: !721)
!790 = !DILocation(line: 75, column: 5, scope: !720, inlinedAt: !721)
!791 = !DILocation(line: 75, column: 14, scope: !720, inlinedAt: !721)
!792 = !DILocation(line: 76, column: 31, scope: !720, inlinedAt: !721)
!793 = !DILocation(line: 76, column: 5, scope: !720, inlinedAt: !721)
!794 = !DILocation(line: 76, column: 14, scope: !720, inlinedAt: !721)
!795 = !DILocation(line: 77, column: 44, scope: !720, inlinedAt: !721)
!796 = !DILocation(line: 77, column: 27, scope: !720, inlinedAt: !721)
!797 = !DILocation(line: 77, column: 86, scope: !720, inlinedAt: !721)
!798 = !DILocation(line: 77, column: 66, scope: !720, inlinedAt: !721)
!799 = !DILocation(line: 77, column: 5, scope: !720, inlinedAt: !721)
!800 = !DILocation(line: 77, column: 14, scope: !720, inlinedAt: !721)
!801 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!802 = distinct !DISubprogram(name: "Parameters", scope: !801, file: !801, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!803 = !DILocation(line: 35, column: 6, scope: !802)
!804 = !DILocation(line: 36, column: 18, scope: !802)
!805 = !DILocation(line: 36, column: 21, scope: !802)
!806 = !DILocation(line: 37, column: 3, scope: !802)
!807 = !DILocation(line: 39, column: 31, scope: !802)
!808 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !807)
!809 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !807)
!810 = !DILocation(line: 39, column: 43, scope: !802)
!811 = !DILocation(line: 39, column: 5, scope: !802)
!812 = !DILocation(line: 39, column: 13, scope: !802)
!813 = !DILocation(line: 40, column: 26, scope: !802)
!814 = !DILocation(line: 40, column: 44, scope: !802)
!815 = !DILocation(line: 40, column: 5, scope: !802)
!816 = !DILocation(line: 40, column: 13, scope: !802)
!817 = !DILocation(line: 41, column: 33, scope: !802)
!818 = !DILocation(line: 41, column: 23, scope: !802)
!819 = !DILocation(line: 41, column: 18, scope: !802)
!820 = !DILocation(line: 41, column: 5, scope: !802)
!821 = !DILocation(line: 42, column: 39, scope: !802)
!822 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !821)
!823 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !821)
!824 = !DILocation(line: 42, column: 64, scope: !802)
!825 = !DILocation(line: 42, column: 61, scope: !802)
!826 = !DILocation(line: 42, column: 84, scope: !802)
!827 = !DILocation(line: 42, column: 5, scope: !802)
!828 = !DILocation(line: 42, column: 13, scope: !802)
!829 = !DILocation(line: 42, column: 21, scope: !802)
!830 = !DILocation(line: 43, column: 26, scope: !802)
!831 = !DILocation(line: 43, column: 53, scope: !802)
!832 = !DILocation(line: 43, column: 5, scope: !802)
!833 = !DILocation(line: 43, column: 13, scope: !802)
!834 = !DILocation(line: 44, column: 28, scope: !802)
!835 = !DILocation(line: 44, column: 64, scope: !802)
!836 = !DILocation(line: 44, column: 50, scope: !802)
!837 = !DILocation(line: 44, column: 5, scope: !802)
!838 = !DILocation(line: 44, column: 14, scope: !802)
!839 = !DILocation(line: 45, column: 46, scope: !802)
!840 = !DILocation(line: 45, column: 28, scope: !802)
!841 = !DILocation(line: 45, column: 112, scope: !802)
!842 = !DILocation(line: 45, column: 98, scope: !802)
!843 = !DILocation(line: 45, column: 84, scope: !802)
!844 = !DILocation(line: 45, column: 66, scope: !802)
!845 = !DILocation(line: 45, column: 5, scope: !802)
!846 = !DILocation(line: 45, column: 14, scope: !802)
!847 = !DILocation(line: 46, column: 45, scope: !802)
!848 = !DILocation(line: 46, column: 28, scope: !802)
!849 = !DILocation(line: 46, column: 66, scope: !802)
!850 = !DILocation(line: 46, column: 5, scope: !802)
!851 = !DILocation(line: 46, column: 14, scope: !802)
!852 = !DILocation(line: 47, column: 28, scope: !802)
!853 = !DILocation(line: 47, column: 5, scope: !802)
!854 = !DILocation(line: 47, column: 14, scope: !802)
!855 = !DILocation(line: 48, column: 28, scope: !802)
!856 = !DILocation(line: 48, column: 42, scope: !802)
!857 = !DILocation(line: 48, column: 48, scope: !802)
!858 = !DILocation(line: 48, column: 34, scope: !802)
!859 = !DILocation(line: 48, column: 59, scope: !802)
!860 = !DILocation(line: 48, column: 65, scope: !802)
!861 = !DILocation(line: 48, column: 51, scope: !802)
!862 = !DILocation(line: 48, column: 78, scope: !802)
!863 = !DILocation(line: 48, column: 5, scope: !802)
!864 = !DILocation(line: 48, column: 14, scope: !802)
!865 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!866 = distinct !DISubprogram(name: "IntegersInt8", scope: !865, file: !865, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!867 = !DILocation(line: 10, column: 6, scope: !866)
!868 = !DILocation(line: 11, column: 32, scope: !866)
!869 = !DILocation(line: 12, column: 17, scope: !866)
!870 = !DILocation(line: 12, column: 35, scope: !866)
!871 = !DILocation(line: 12, column: 38, scope: !866)
!872 = !DILocation(line: 12, column: 15, scope: !866)
!873 = !DILocation(line: 12, column: 57, scope: !866)
!874 = !DILocation(line: 12, column: 63, scope: !866)
!875 = !DILocation(line: 12, column: 74, scope: !866)
!876 = !DILocation(line: 12, column: 72, scope: !866)
!877 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!878 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!879 = !DILocation(line: 12, column: 11, scope: !866)
!880 = !DILocation(line: 14, column: 28, scope: !878, inlinedAt: !879)
!881 = !DILocation(line: 14, column: 33, scope: !878, inlinedAt: !879)
!882 = !DILocation(line: 14, column: 38, scope: !878, inlinedAt: !879)
!883 = !DILocation(line: 14, column: 5, scope: !878, inlinedAt: !879)
!884 = !DILocation(line: 14, column: 13, scope: !878, inlinedAt: !879)
!885 = !DILocation(line: 14, column: 21, scope: !878, inlinedAt: !879)
!886 = !DILocation(line: 15, column: 36, scope: !878, inlinedAt: !879)
!887 = !DILocation(line: 15, column: 41, scope: !878, inlinedAt: !879)
!888 = !DILocation(line: 15, column: 46, scope: !878, inlinedAt: !879)
!889 = !DILocation(line: 15, column: 51, scope: !878, inlinedAt: !879)
!890 = !DILocation(line: 15, column: 5, scope: !878, inlinedAt: !879)
!891 = !DILocation(line: 15, column: 13, scope: !878, inlinedAt: !879)
!892 = !DILocation(line: 15, column: 21, scope: !878, inlinedAt: !879)
!893 = !DILocation(line: 15, column: 29, scope: !878, inlinedAt: !879)
!894 = !DILocation(line: 16, column: 27, scope: !878, inlinedAt: !879)
!895 = !DILocation(line: 16, column: 31, scope: !878, inlinedAt: !879)
!896 = !DILocation(line: 16, column: 5, scope: !878, inlinedAt: !879)
!897 = !DILocation(line: 16, column: 13, scope: !878, inlinedAt: !879)
!898 = !DILocation(line: 16, column: 21, scope: !878, inlinedAt: !879)
!899 = !DILocation(line: 17, column: 22, scope: !878, inlinedAt: !879)
!900 = !DILocation(line: 17, column: 28, scope: !878, inlinedAt: !879)
!901 = !DILocation(line: 17, column: 5, scope: !878, inlinedAt: !879)
!902 = !DILocation(line: 17, column: 14, scope: !878, inlinedAt: !879)
!903 = !DILocation(line: 18, column: 27, scope: !878, inlinedAt: !879)
!904 = !DILocation(line: 18, column: 22, scope: !878, inlinedAt: !879)
!905 = !DILocation(line: 18, column: 40, scope: !878, inlinedAt: !879)
!906 = !DILocation(line: 18, column: 33, scope: !878, inlinedAt: !879)
!907 = !DILocation(line: 18, column: 5, scope: !878, inlinedAt: !879)
!908 = !DILocation(line: 18, column: 14, scope: !878, inlinedAt: !879)
!909 = !DILocation(line: 19, column: 22, scope: !878, inlinedAt: !879)
!910 = !DILocation(line: 19, column: 28, scope: !878, inlinedAt: !879)
!911 = !DILocation(line: 19, column: 5, scope: !878, inlinedAt: !879)
!912 = !DILocation(line: 19, column: 14, scope: !878, inlinedAt: !879)
!913 = !DILocation(line: 20, column: 25, scope: !878, inlinedAt: !879)
!914 = !DILocation(line: 20, column: 35, scope: !878, inlinedAt: !879)
!915 = !DILocation(line: 20, column: 31, scope: !878, inlinedAt: !879)
!916 = !DILocation(line: 20, column: 5, scope: !878, inlinedAt: !879)
!917 = !DILocation(line: 20, column: 14, scope: !878, inlinedAt: !879)
!918 = !DILocation(line: 21, column: 7, scope: !878, inlinedAt: !879)
!919 = !DILocation(line: 22, column: 23, scope: !878, inlinedAt: !879)
!920 = !DILocation(line: 22, column: 28, scope: !878, inlinedAt: !879)
!921 = !DILocation(line: 22, column: 6, scope: !878, inlinedAt: !879)
!922 = !DILocation(line: 22, column: 15, scope: !878, inlinedAt: !879)
!923 = !DILocation(line: 24, column: 6, scope: !878, inlinedAt: !879)
!924 = !DILocation(line: 24, column: 15, scope: !878, inlinedAt: !879)
!925 = !DILocation(line: 26, column: 22, scope: !878, inlinedAt: !879)
!926 = !DILocation(line: 26, column: 27, scope: !878, inlinedAt: !879)
!927 = !DILocation(line: 26, column: 5, scope: !878, inlinedAt: !879)
!928 = !DILocation(line: 26, column: 14, scope: !878, inlinedAt: !879)
!929 = !DILocation(line: 27, column: 22, scope: !878, inlinedAt: !879)
!930 = !DILocation(line: 27, column: 27, scope: !878, inlinedAt: !879)
!931 = !DILocation(line: 27, column: 5, scope: !878, inlinedAt: !879)
!932 = !DILocation(line: 27, column: 14, scope: !878, inlinedAt: !879)
!933 = !DILocation(line: 28, column: 24, scope: !878, inlinedAt: !879)
!934 = !DILocation(line: 28, column: 35, scope: !878, inlinedAt: !879)
!935 = !DILocation(line: 28, column: 5, scope: !878, inlinedAt: !879)
!936 = !DILocation(line: 28, column: 14, scope: !878, inlinedAt: !879)
!937 = !DILocation(line: 29, column: 39, scope: !878, inlinedAt: !879)
!938 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!939 = !DILocation(line: 29, column: 36, scope: !878, inlinedAt: !879)
!940 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !939)
!941 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !939)
!942 = !DILocation(line: 29, column: 55, scope: !878, inlinedAt: !879)
!943 = !DILocation(line: 29, column: 52, scope: !878, inlinedAt: !879)
!944 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !943)
!945 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !943)
!946 = !DILocation(line: 29, column: 71, scope: !878, inlinedAt: !879)
!947 = !DILocation(line: 29, column: 68, scope: !878, inlinedAt: !879)
!948 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !947)
!949 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !947)
!950 = !DILocation(line: 29, column: 5, scope: !878, inlinedAt: !879)
!951 = !DILocation(line: 29, column: 14, scope: !878, inlinedAt: !879)
!952 = !DILocation(line: 29, column: 23, scope: !878, inlinedAt: !879)
!953 = !DILocation(line: 30, column: 39, scope: !878, inlinedAt: !879)
!954 = !DILocation(line: 30, column: 36, scope: !878, inlinedAt: !879)
!955 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !954)
!956 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !954)
!957 = !DILocation(line: 30, column: 55, scope: !878, inlinedAt: !879)
!958 = !DILocation(line: 30, column: 52, scope: !878, inlinedAt: !879)
!959 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !958)
!960 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !958)
!961 = !DILocation(line: 30, column: 70, scope: !878, inlinedAt: !879)
!962 = !DILocation(line: 30, column: 67, scope: !878, inlinedAt: !879)
!963 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !962)
!964 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !962)
!965 = !DILocation(line: 30, column: 5, scope: !878, inlinedAt: !879)
!966 = !DILocation(line: 30, column: 14, scope: !878, inlinedAt: !879)
!967 = !DILocation(line: 30, column: 23, scope: !878, inlinedAt: !879)
!968 = !DILocation(line: 33, column: 2, scope: !878, inlinedAt: !879)
!969 = !DILocation(line: 34, column: 2, scope: !878, inlinedAt: !879)
!970 = !DILocation(line: 35, column: 2, scope: !878, inlinedAt: !879)
!971 = !DILocation(line: 36, column: 5, scope: !878, inlinedAt: !879)
!972 = !DILocation(line: 37, column: 2, scope: !878, inlinedAt: !879)
!973 = !DILocation(line: 38, column: 2, scope: !878, inlinedAt: !879)
!974 = !DILocation(line: 39, column: 2, scope: !878, inlinedAt: !879)
!975 = !DILocation(line: 40, column: 2, scope: !878, inlinedAt: !879)
!976 = !DILocation(line: 41, column: 5, scope: !878, inlinedAt: !879)
!977 = !DILocation(line: 44, column: 2, scope: !878, inlinedAt: !879)
!978 = !DILocation(line: 45, column: 5, scope: !878, inlinedAt: !879)
!979 = !DILocation(line: 48, column: 14, scope: !878, inlinedAt: !879)
!980 = !DILocation(line: 48, column: 5, scope: !878, inlinedAt: !879)
!981 = !DILocation(line: 49, column: 21, scope: !878, inlinedAt: !879)
!982 = !DILocation(line: 49, column: 30, scope: !878, inlinedAt: !879)
!983 = !DILocation(line: 49, column: 40, scope: !878, inlinedAt: !879)
!984 = !DILocation(line: 49, column: 18, scope: !878, inlinedAt: !879)
!985 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !984)
!986 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !984)
!987 = !DILocation(line: 49, column: 5, scope: !878, inlinedAt: !879)
!988 = !DILocation(line: 50, column: 34, scope: !878, inlinedAt: !879)
!989 = !DILocation(line: 50, column: 28, scope: !878, inlinedAt: !879)
!990 = !DILocation(line: 50, column: 18, scope: !878, inlinedAt: !879)
!991 = !DILocation(line: 10, column: 6, scope: !938, inlinedAt: !990)
!992 = !DILocation(line: 14, column: 2, scope: !938, inlinedAt: !990)
!993 = !DILocation(line: 50, column: 5, scope: !878, inlinedAt: !879)
!994 = !DILocation(line: 51, column: 17, scope: !878, inlinedAt: !879)
!995 = !DILocation(line: 51, column: 13, scope: !878, inlinedAt: !879)
!996 = !DILocation(line: 51, column: 21, scope: !878, inlinedAt: !879)
!997 = !DILocation(line: 51, column: 5, scope: !878, inlinedAt: !879)
!998 = !DILocation(line: 53, column: 5, scope: !878, inlinedAt: !879)
!999 = distinct !DISubprogram(name: "ConvertInt8", scope: !865, file: !865, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1000 = !DILocation(line: 19, column: 6, scope: !999)
!1001 = !DILocation(line: 20, column: 32, scope: !999)
!1002 = !DILocation(line: 21, column: 20, scope: !999)
!1003 = !DILocation(line: 21, column: 41, scope: !999)
!1004 = !DILocation(line: 21, column: 44, scope: !999)
!1005 = !DILocation(line: 21, column: 18, scope: !999)
!1006 = !DILocation(line: 21, column: 66, scope: !999)
!1007 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1008 = !DILocation(line: 21, column: 14, scope: !999)
!1009 = !DILocation(line: 62, column: 48, scope: !1007, inlinedAt: !1008)
!1010 = !DILocation(line: 62, column: 70, scope: !1007, inlinedAt: !1008)
!1011 = !DILocation(line: 62, column: 64, scope: !1007, inlinedAt: !1008)
!1012 = !DILocation(line: 62, column: 87, scope: !1007, inlinedAt: !1008)
!1013 = !DILocation(line: 62, column: 81, scope: !1007, inlinedAt: !1008)
!1014 = !DILocation(line: 62, column: 5, scope: !1007, inlinedAt: !1008)
!1015 = !DILocation(line: 62, column: 13, scope: !1007, inlinedAt: !1008)
!1016 = !DILocation(line: 62, column: 21, scope: !1007, inlinedAt: !1008)
!1017 = !DILocation(line: 62, column: 29, scope: !1007, inlinedAt: !1008)
!1018 = !DILocation(line: 62, column: 37, scope: !1007, inlinedAt: !1008)
!1019 = !DILocation(line: 63, column: 54, scope: !1007, inlinedAt: !1008)
!1020 = !DILocation(line: 63, column: 48, scope: !1007, inlinedAt: !1008)
!1021 = !DILocation(line: 63, column: 72, scope: !1007, inlinedAt: !1008)
!1022 = !DILocation(line: 63, column: 65, scope: !1007, inlinedAt: !1008)
!1023 = !DILocation(line: 63, column: 90, scope: !1007, inlinedAt: !1008)
!1024 = !DILocation(line: 63, column: 83, scope: !1007, inlinedAt: !1008)
!1025 = !DILocation(line: 63, column: 108, scope: !1007, inlinedAt: !1008)
!1026 = !DILocation(line: 63, column: 101, scope: !1007, inlinedAt: !1008)
!1027 = !DILocation(line: 63, column: 5, scope: !1007, inlinedAt: !1008)
!1028 = !DILocation(line: 63, column: 13, scope: !1007, inlinedAt: !1008)
!1029 = !DILocation(line: 63, column: 21, scope: !1007, inlinedAt: !1008)
!1030 = !DILocation(line: 63, column: 29, scope: !1007, inlinedAt: !1008)
!1031 = !DILocation(line: 63, column: 37, scope: !1007, inlinedAt: !1008)
!1032 = !DILocation(line: 64, column: 5, scope: !1007, inlinedAt: !1008)
!1033 = !DILocation(line: 64, column: 14, scope: !1007, inlinedAt: !1008)
!1034 = !DILocation(line: 64, column: 23, scope: !1007, inlinedAt: !1008)
!1035 = !DILocation(line: 65, column: 5, scope: !1007, inlinedAt: !1008)
!1036 = !DILocation(line: 65, column: 14, scope: !1007, inlinedAt: !1008)
!1037 = !DILocation(line: 66, column: 22, scope: !1007, inlinedAt: !1008)
!1038 = !DILocation(line: 66, column: 12, scope: !1007, inlinedAt: !1008)
!1039 = !DILocation(line: 67, column: 34, scope: !1007, inlinedAt: !1008)
!1040 = !DILocation(line: 67, column: 26, scope: !1007, inlinedAt: !1008)
!1041 = !DILocation(line: 67, column: 57, scope: !1007, inlinedAt: !1008)
!1042 = !DILocation(line: 67, column: 49, scope: !1007, inlinedAt: !1008)
!1043 = !DILocation(line: 67, column: 5, scope: !1007, inlinedAt: !1008)
!1044 = !DILocation(line: 67, column: 14, scope: !1007, inlinedAt: !1008)
!1045 = !DILocation(line: 68, column: 28, scope: !1007, inlinedAt: !1008)
!1046 = !DILocation(line: 68, column: 26, scope: !1007, inlinedAt: !1008)
!1047 = !DILocation(line: 68, column: 69, scope: !1007, inlinedAt: !1008)
!1048 = !DILocation(line: 68, column: 54, scope: !1007, inlinedAt: !1008)
!1049 = !DILocation(line: 68, column: 52, scope: !1007, inlinedAt: !1008)
!1050 = !DILocation(line: 68, column: 5, scope: !1007, inlinedAt: !1008)
!1051 = !DILocation(line: 68, column: 14, scope: !1007, inlinedAt: !1008)
!1052 = !DILocation(line: 69, column: 40, scope: !1007, inlinedAt: !1008)
!1053 = !DILocation(line: 69, column: 24, scope: !1007, inlinedAt: !1008)
!1054 = !DILocation(line: 69, column: 17, scope: !1007, inlinedAt: !1008)
!1055 = !DILocation(line: 69, column: 5, scope: !1007, inlinedAt: !1008)
!1056 = !DILocation(line: 22, column: 21, scope: !999)
!1057 = !DILocation(line: 22, column: 27, scope: !999)
!1058 = !DILocation(line: 22, column: 19, scope: !999)
!1059 = !DILocation(line: 22, column: 33, scope: !999)
!1060 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1061 = !DILocation(line: 22, column: 11, scope: !999)
!1062 = !DILocation(line: 74, column: 34, scope: !1060, inlinedAt: !1061)
!1063 = !DILocation(line: 74, column: 26, scope: !1060, inlinedAt: !1061)
!1064 = !DILocation(line: 74, column: 47, scope: !1060, inlinedAt: !1061)
!1065 = !DILocation(line: 74, column: 5, scope: !1060, inlinedAt: !1061)
!1066 = !DILocation(line: 74, column: 13, scope: !1060, inlinedAt: !1061)
!1067 = distinct !DISubprogram(name: "IntegersInt16", scope: !865, file: !865, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1068 = !DILocation(line: 29, column: 6, scope: !1067)
!1069 = !DILocation(line: 30, column: 32, scope: !1067)
!1070 = !DILocation(line: 31, column: 17, scope: !1067)
!1071 = !DILocation(line: 31, column: 35, scope: !1067)
!1072 = !DILocation(line: 31, column: 38, scope: !1067)
!1073 = !DILocation(line: 31, column: 15, scope: !1067)
!1074 = !DILocation(line: 31, column: 57, scope: !1067)
!1075 = !DILocation(line: 31, column: 63, scope: !1067)
!1076 = !DILocation(line: 31, column: 74, scope: !1067)
!1077 = !DILocation(line: 31, column: 72, scope: !1067)
!1078 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1079 = !DILocation(line: 31, column: 11, scope: !1067)
!1080 = !DILocation(line: 14, column: 28, scope: !1078, inlinedAt: !1079)
!1081 = !DILocation(line: 14, column: 33, scope: !1078, inlinedAt: !1079)
!1082 = !DILocation(line: 14, column: 38, scope: !1078, inlinedAt: !1079)
!1083 = !DILocation(line: 14, column: 5, scope: !1078, inlinedAt: !1079)
!1084 = !DILocation(line: 14, column: 13, scope: !1078, inlinedAt: !1079)
!1085 = !DILocation(line: 14, column: 21, scope: !1078, inlinedAt: !1079)
!1086 = !DILocation(line: 15, column: 36, scope: !1078, inlinedAt: !1079)
!1087 = !DILocation(line: 15, column: 41, scope: !1078, inlinedAt: !1079)
!1088 = !DILocation(line: 15, column: 46, scope: !1078, inlinedAt: !1079)
!1089 = !DILocation(line: 15, column: 51, scope: !1078, inlinedAt: !1079)
!1090 = !DILocation(line: 15, column: 5, scope: !1078, inlinedAt: !1079)
!1091 = !DILocation(line: 15, column: 13, scope: !1078, inlinedAt: !1079)
!1092 = !DILocation(line: 15, column: 21, scope: !1078, inlinedAt: !1079)
!1093 = !DILocation(line: 15, column: 29, scope: !1078, inlinedAt: !1079)
!1094 = !DILocation(line: 16, column: 27, scope: !1078, inlinedAt: !1079)
!1095 = !DILocation(line: 16, column: 31, scope: !1078, inlinedAt: !1079)
!1096 = !DILocation(line: 16, column: 5, scope: !1078, inlinedAt: !1079)
!1097 = !DILocation(line: 16, column: 13, scope: !1078, inlinedAt: !1079)
!1098 = !DILocation(line: 16, column: 21, scope: !1078, inlinedAt: !1079)
!1099 = !DILocation(line: 17, column: 22, scope: !1078, inlinedAt: !1079)
!1100 = !DILocation(line: 17, column: 28, scope: !1078, inlinedAt: !1079)
!1101 = !DILocation(line: 17, column: 5, scope: !1078, inlinedAt: !1079)
!1102 = !DILocation(line: 17, column: 14, scope: !1078, inlinedAt: !1079)
!1103 = !DILocation(line: 18, column: 27, scope: !1078, inlinedAt: !1079)
!1104 = !DILocation(line: 18, column: 22, scope: !1078, inlinedAt: !1079)
!1105 = !DILocation(line: 18, column: 40, scope: !1078, inlinedAt: !1079)
!1106 = !DILocation(line: 18, column: 33, scope: !1078, inlinedAt: !1079)
!1107 = !DILocation(line: 18, column: 5, scope: !1078, inlinedAt: !1079)
!1108 = !DILocation(line: 18, column: 14, scope: !1078, inlinedAt: !1079)
!1109 = !DILocation(line: 19, column: 22, scope: !1078, inlinedAt: !1079)
!1110 = !DILocation(line: 19, column: 28, scope: !1078, inlinedAt: !1079)
!1111 = !DILocation(line: 19, column: 5, scope: !1078, inlinedAt: !1079)
!1112 = !DILocation(line: 19, column: 14, scope: !1078, inlinedAt: !1079)
!1113 = !DILocation(line: 20, column: 25, scope: !1078, inlinedAt: !1079)
!1114 = !DILocation(line: 20, column: 35, scope: !1078, inlinedAt: !1079)
!1115 = !DILocation(line: 20, column: 31, scope: !1078, inlinedAt: !1079)
!1116 = !DILocation(line: 20, column: 5, scope: !1078, inlinedAt: !1079)
!1117 = !DILocation(line: 20, column: 14, scope: !1078, inlinedAt: !1079)
!1118 = !DILocation(line: 21, column: 7, scope: !1078, inlinedAt: !1079)
!1119 = !DILocation(line: 22, column: 23, scope: !1078, inlinedAt: !1079)
!1120 = !DILocation(line: 22, column: 28, scope: !1078, inlinedAt: !1079)
!1121 = !DILocation(line: 22, column: 6, scope: !1078, inlinedAt: !1079)
!1122 = !DILocation(line: 22, column: 15, scope: !1078, inlinedAt: !1079)
!1123 = !DILocation(line: 24, column: 6, scope: !1078, inlinedAt: !1079)
!1124 = !DILocation(line: 24, column: 15, scope: !1078, inlinedAt: !1079)
!1125 = !DILocation(line: 26, column: 22, scope: !1078, inlinedAt: !1079)
!1126 = !DILocation(line: 26, column: 27, scope: !1078, inlinedAt: !1079)
!1127 = !DILocation(line: 26, column: 5, scope: !1078, inlinedAt: !1079)
!1128 = !DILocation(line: 26, column: 14, scope: !1078, inlinedAt: !1079)
!1129 = !DILocation(line: 27, column: 22, scope: !1078, inlinedAt: !1079)
!1130 = !DILocation(line: 27, column: 27, scope: !1078, inlinedAt: !1079)
!1131 = !DILocation(line: 27, column: 5, scope: !1078, inlinedAt: !1079)
!1132 = !DILocation(line: 27, column: 14, scope: !1078, inlinedAt: !1079)
!1133 = !DILocation(line: 28, column: 24, scope: !1078, inlinedAt: !1079)
!1134 = !DILocation(line: 28, column: 35, scope: !1078, inlinedAt: !1079)
!1135 = !DILocation(line: 28, column: 5, scope: !1078, inlinedAt: !1079)
!1136 = !DILocation(line: 28, column: 14, scope: !1078, inlinedAt: !1079)
!1137 = !DILocation(line: 29, column: 39, scope: !1078, inlinedAt: !1079)
!1138 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1139 = !DILocation(line: 29, column: 36, scope: !1078, inlinedAt: !1079)
!1140 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1139)
!1141 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1139)
!1142 = !DILocation(line: 29, column: 55, scope: !1078, inlinedAt: !1079)
!1143 = !DILocation(line: 29, column: 52, scope: !1078, inlinedAt: !1079)
!1144 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1143)
!1145 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1143)
!1146 = !DILocation(line: 29, column: 71, scope: !1078, inlinedAt: !1079)
!1147 = !DILocation(line: 29, column: 68, scope: !1078, inlinedAt: !1079)
!1148 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1147)
!1149 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1147)
!1150 = !DILocation(line: 29, column: 5, scope: !1078, inlinedAt: !1079)
!1151 = !DILocation(line: 29, column: 14, scope: !1078, inlinedAt: !1079)
!1152 = !DILocation(line: 29, column: 23, scope: !1078, inlinedAt: !1079)
!1153 = !DILocation(line: 30, column: 39, scope: !1078, inlinedAt: !1079)
!1154 = !DILocation(line: 30, column: 36, scope: !1078, inlinedAt: !1079)
!1155 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1154)
!1156 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1154)
!1157 = !DILocation(line: 30, column: 55, scope: !1078, inlinedAt: !1079)
!1158 = !DILocation(line: 30, column: 52, scope: !1078, inlinedAt: !1079)
!1159 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1158)
!1160 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1158)
!1161 = !DILocation(line: 30, column: 70, scope: !1078, inlinedAt: !1079)
!1162 = !DILocation(line: 30, column: 67, scope: !1078, inlinedAt: !1079)
!1163 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1162)
!1164 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1162)
!1165 = !DILocation(line: 30, column: 5, scope: !1078, inlinedAt: !1079)
!1166 = !DILocation(line: 30, column: 14, scope: !1078, inlinedAt: !1079)
!1167 = !DILocation(line: 30, column: 23, scope: !1078, inlinedAt: !1079)
!1168 = !DILocation(line: 33, column: 2, scope: !1078, inlinedAt: !1079)
!1169 = !DILocation(line: 34, column: 2, scope: !1078, inlinedAt: !1079)
!1170 = !DILocation(line: 35, column: 2, scope: !1078, inlinedAt: !1079)
!1171 = !DILocation(line: 36, column: 5, scope: !1078, inlinedAt: !1079)
!1172 = !DILocation(line: 37, column: 2, scope: !1078, inlinedAt: !1079)
!1173 = !DILocation(line: 38, column: 2, scope: !1078, inlinedAt: !1079)
!1174 = !DILocation(line: 39, column: 2, scope: !1078, inlinedAt: !1079)
!1175 = !DILocation(line: 40, column: 2, scope: !1078, inlinedAt: !1079)
!1176 = !DILocation(line: 41, column: 5, scope: !1078, inlinedAt: !1079)
!1177 = !DILocation(line: 44, column: 2, scope: !1078, inlinedAt: !1079)
!1178 = !DILocation(line: 45, column: 5, scope: !1078, inlinedAt: !1079)
!1179 = !DILocation(line: 48, column: 14, scope: !1078, inlinedAt: !1079)
!1180 = !DILocation(line: 48, column: 5, scope: !1078, inlinedAt: !1079)
!1181 = !DILocation(line: 49, column: 21, scope: !1078, inlinedAt: !1079)
!1182 = !DILocation(line: 49, column: 30, scope: !1078, inlinedAt: !1079)
!1183 = !DILocation(line: 49, column: 40, scope: !1078, inlinedAt: !1079)
!1184 = !DILocation(line: 49, column: 18, scope: !1078, inlinedAt: !1079)
!1185 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1184)
!1186 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1184)
!1187 = !DILocation(line: 49, column: 5, scope: !1078, inlinedAt: !1079)
!1188 = !DILocation(line: 50, column: 34, scope: !1078, inlinedAt: !1079)
!1189 = !DILocation(line: 50, column: 28, scope: !1078, inlinedAt: !1079)
!1190 = !DILocation(line: 50, column: 18, scope: !1078, inlinedAt: !1079)
!1191 = !DILocation(line: 10, column: 6, scope: !1138, inlinedAt: !1190)
!1192 = !DILocation(line: 14, column: 2, scope: !1138, inlinedAt: !1190)
!1193 = !DILocation(line: 50, column: 5, scope: !1078, inlinedAt: !1079)
!1194 = !DILocation(line: 51, column: 17, scope: !1078, inlinedAt: !1079)
!1195 = !DILocation(line: 51, column: 13, scope: !1078, inlinedAt: !1079)
!1196 = !DILocation(line: 51, column: 21, scope: !1078, inlinedAt: !1079)
!1197 = !DILocation(line: 51, column: 5, scope: !1078, inlinedAt: !1079)
!1198 = !DILocation(line: 53, column: 5, scope: !1078, inlinedAt: !1079)
!1199 = distinct !DISubprogram(name: "ConvertInt16", scope: !865, file: !865, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1200 = !DILocation(line: 38, column: 6, scope: !1199)
!1201 = !DILocation(line: 39, column: 32, scope: !1199)
!1202 = !DILocation(line: 40, column: 20, scope: !1199)
!1203 = !DILocation(line: 40, column: 41, scope: !1199)
!1204 = !DILocation(line: 40, column: 44, scope: !1199)
!1205 = !DILocation(line: 40, column: 18, scope: !1199)
!1206 = !DILocation(line: 40, column: 66, scope: !1199)
!1207 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1208 = !DILocation(line: 40, column: 14, scope: !1199)
!1209 = !DILocation(line: 62, column: 53, scope: !1207, inlinedAt: !1208)
!1210 = !DILocation(line: 62, column: 48, scope: !1207, inlinedAt: !1208)
!1211 = !DILocation(line: 62, column: 64, scope: !1207, inlinedAt: !1208)
!1212 = !DILocation(line: 62, column: 87, scope: !1207, inlinedAt: !1208)
!1213 = !DILocation(line: 62, column: 81, scope: !1207, inlinedAt: !1208)
!1214 = !DILocation(line: 62, column: 5, scope: !1207, inlinedAt: !1208)
!1215 = !DILocation(line: 62, column: 13, scope: !1207, inlinedAt: !1208)
!1216 = !DILocation(line: 62, column: 21, scope: !1207, inlinedAt: !1208)
!1217 = !DILocation(line: 62, column: 29, scope: !1207, inlinedAt: !1208)
!1218 = !DILocation(line: 62, column: 37, scope: !1207, inlinedAt: !1208)
!1219 = !DILocation(line: 63, column: 54, scope: !1207, inlinedAt: !1208)
!1220 = !DILocation(line: 63, column: 48, scope: !1207, inlinedAt: !1208)
!1221 = !DILocation(line: 63, column: 72, scope: !1207, inlinedAt: !1208)
!1222 = !DILocation(line: 63, column: 65, scope: !1207, inlinedAt: !1208)
!1223 = !DILocation(line: 63, column: 90, scope: !1207, inlinedAt: !1208)
!1224 = !DILocation(line: 63, column: 83, scope: !1207, inlinedAt: !1208)
!1225 = !DILocation(line: 63, column: 108, scope: !1207, inlinedAt: !1208)
!1226 = !DILocation(line: 63, column: 101, scope: !1207, inlinedAt: !1208)
!1227 = !DILocation(line: 63, column: 5, scope: !1207, inlinedAt: !1208)
!1228 = !DILocation(line: 63, column: 13, scope: !1207, inlinedAt: !1208)
!1229 = !DILocation(line: 63, column: 21, scope: !1207, inlinedAt: !1208)
!1230 = !DILocation(line: 63, column: 29, scope: !1207, inlinedAt: !1208)
!1231 = !DILocation(line: 63, column: 37, scope: !1207, inlinedAt: !1208)
!1232 = !DILocation(line: 64, column: 37, scope: !1207, inlinedAt: !1208)
!1233 = !DILocation(line: 64, column: 35, scope: !1207, inlinedAt: !1208)
!1234 = !DILocation(line: 64, column: 56, scope: !1207, inlinedAt: !1208)
!1235 = !DILocation(line: 64, column: 54, scope: !1207, inlinedAt: !1208)
!1236 = !DILocation(line: 64, column: 5, scope: !1207, inlinedAt: !1208)
!1237 = !DILocation(line: 64, column: 14, scope: !1207, inlinedAt: !1208)
!1238 = !DILocation(line: 64, column: 23, scope: !1207, inlinedAt: !1208)
!1239 = !DILocation(line: 65, column: 5, scope: !1207, inlinedAt: !1208)
!1240 = !DILocation(line: 65, column: 14, scope: !1207, inlinedAt: !1208)
!1241 = !DILocation(line: 66, column: 22, scope: !1207, inlinedAt: !1208)
!1242 = !DILocation(line: 66, column: 12, scope: !1207, inlinedAt: !1208)
!1243 = !DILocation(line: 67, column: 34, scope: !1207, inlinedAt: !1208)
!1244 = !DILocation(line: 67, column: 26, scope: !1207, inlinedAt: !1208)
!1245 = !DILocation(line: 67, column: 57, scope: !1207, inlinedAt: !1208)
!1246 = !DILocation(line: 67, column: 49, scope: !1207, inlinedAt: !1208)
!1247 = !DILocation(line: 67, column: 5, scope: !1207, inlinedAt: !1208)
!1248 = !DILocation(line: 67, column: 14, scope: !1207, inlinedAt: !1208)
!1249 = !DILocation(line: 68, column: 28, scope: !1207, inlinedAt: !1208)
!1250 = !DILocation(line: 68, column: 26, scope: !1207, inlinedAt: !1208)
!1251 = !DILocation(line: 68, column: 69, scope: !1207, inlinedAt: !1208)
!1252 = !DILocation(line: 68, column: 54, scope: !1207, inlinedAt: !1208)
!1253 = !DILocation(line: 68, column: 52, scope: !1207, inlinedAt: !1208)
!1254 = !DILocation(line: 68, column: 5, scope: !1207, inlinedAt: !1208)
!1255 = !DILocation(line: 68, column: 14, scope: !1207, inlinedAt: !1208)
!1256 = !DILocation(line: 69, column: 40, scope: !1207, inlinedAt: !1208)
!1257 = !DILocation(line: 69, column: 24, scope: !1207, inlinedAt: !1208)
!1258 = !DILocation(line: 69, column: 17, scope: !1207, inlinedAt: !1208)
!1259 = !DILocation(line: 69, column: 5, scope: !1207, inlinedAt: !1208)
!1260 = !DILocation(line: 41, column: 21, scope: !1199)
!1261 = !DILocation(line: 41, column: 27, scope: !1199)
!1262 = !DILocation(line: 41, column: 19, scope: !1199)
!1263 = !DILocation(line: 41, column: 33, scope: !1199)
!1264 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1265 = !DILocation(line: 41, column: 11, scope: !1199)
!1266 = !DILocation(line: 74, column: 34, scope: !1264, inlinedAt: !1265)
!1267 = !DILocation(line: 74, column: 26, scope: !1264, inlinedAt: !1265)
!1268 = !DILocation(line: 74, column: 47, scope: !1264, inlinedAt: !1265)
!1269 = !DILocation(line: 74, column: 5, scope: !1264, inlinedAt: !1265)
!1270 = !DILocation(line: 74, column: 13, scope: !1264, inlinedAt: !1265)
!1271 = distinct !DISubprogram(name: "IntegersInt32", scope: !865, file: !865, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1272 = !DILocation(line: 48, column: 6, scope: !1271)
!1273 = !DILocation(line: 49, column: 32, scope: !1271)
!1274 = !DILocation(line: 50, column: 17, scope: !1271)
!1275 = !DILocation(line: 50, column: 35, scope: !1271)
!1276 = !DILocation(line: 50, column: 38, scope: !1271)
!1277 = !DILocation(line: 50, column: 15, scope: !1271)
!1278 = !DILocation(line: 50, column: 57, scope: !1271)
!1279 = !DILocation(line: 50, column: 63, scope: !1271)
!1280 = !DILocation(line: 50, column: 74, scope: !1271)
!1281 = !DILocation(line: 50, column: 72, scope: !1271)
!1282 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1283 = !DILocation(line: 50, column: 11, scope: !1271)
!1284 = !DILocation(line: 14, column: 28, scope: !1282, inlinedAt: !1283)
!1285 = !DILocation(line: 14, column: 33, scope: !1282, inlinedAt: !1283)
!1286 = !DILocation(line: 14, column: 38, scope: !1282, inlinedAt: !1283)
!1287 = !DILocation(line: 14, column: 5, scope: !1282, inlinedAt: !1283)
!1288 = !DILocation(line: 14, column: 13, scope: !1282, inlinedAt: !1283)
!1289 = !DILocation(line: 14, column: 21, scope: !1282, inlinedAt: !1283)
!1290 = !DILocation(line: 15, column: 36, scope: !1282, inlinedAt: !1283)
!1291 = !DILocation(line: 15, column: 41, scope: !1282, inlinedAt: !1283)
!1292 = !DILocation(line: 15, column: 46, scope: !1282, inlinedAt: !1283)
!1293 = !DILocation(line: 15, column: 51, scope: !1282, inlinedAt: !1283)
!1294 = !DILocation(line: 15, column: 5, scope: !1282, inlinedAt: !1283)
!1295 = !DILocation(line: 15, column: 13, scope: !1282, inlinedAt: !1283)
!1296 = !DILocation(line: 15, column: 21, scope: !1282, inlinedAt: !1283)
!1297 = !DILocation(line: 15, column: 29, scope: !1282, inlinedAt: !1283)
!1298 = !DILocation(line: 16, column: 27, scope: !1282, inlinedAt: !1283)
!1299 = !DILocation(line: 16, column: 31, scope: !1282, inlinedAt: !1283)
!1300 = !DILocation(line: 16, column: 5, scope: !1282, inlinedAt: !1283)
!1301 = !DILocation(line: 16, column: 13, scope: !1282, inlinedAt: !1283)
!1302 = !DILocation(line: 16, column: 21, scope: !1282, inlinedAt: !1283)
!1303 = !DILocation(line: 17, column: 22, scope: !1282, inlinedAt: !1283)
!1304 = !DILocation(line: 17, column: 28, scope: !1282, inlinedAt: !1283)
!1305 = !DILocation(line: 17, column: 5, scope: !1282, inlinedAt: !1283)
!1306 = !DILocation(line: 17, column: 14, scope: !1282, inlinedAt: !1283)
!1307 = !DILocation(line: 18, column: 27, scope: !1282, inlinedAt: !1283)
!1308 = !DILocation(line: 18, column: 22, scope: !1282, inlinedAt: !1283)
!1309 = !DILocation(line: 18, column: 40, scope: !1282, inlinedAt: !1283)
!1310 = !DILocation(line: 18, column: 33, scope: !1282, inlinedAt: !1283)
!1311 = !DILocation(line: 18, column: 5, scope: !1282, inlinedAt: !1283)
!1312 = !DILocation(line: 18, column: 14, scope: !1282, inlinedAt: !1283)
!1313 = !DILocation(line: 19, column: 22, scope: !1282, inlinedAt: !1283)
!1314 = !DILocation(line: 19, column: 28, scope: !1282, inlinedAt: !1283)
!1315 = !DILocation(line: 19, column: 5, scope: !1282, inlinedAt: !1283)
!1316 = !DILocation(line: 19, column: 14, scope: !1282, inlinedAt: !1283)
!1317 = !DILocation(line: 20, column: 25, scope: !1282, inlinedAt: !1283)
!1318 = !DILocation(line: 20, column: 35, scope: !1282, inlinedAt: !1283)
!1319 = !DILocation(line: 20, column: 31, scope: !1282, inlinedAt: !1283)
!1320 = !DILocation(line: 20, column: 5, scope: !1282, inlinedAt: !1283)
!1321 = !DILocation(line: 20, column: 14, scope: !1282, inlinedAt: !1283)
!1322 = !DILocation(line: 21, column: 7, scope: !1282, inlinedAt: !1283)
!1323 = !DILocation(line: 22, column: 23, scope: !1282, inlinedAt: !1283)
!1324 = !DILocation(line: 22, column: 28, scope: !1282, inlinedAt: !1283)
!1325 = !DILocation(line: 22, column: 6, scope: !1282, inlinedAt: !1283)
!1326 = !DILocation(line: 22, column: 15, scope: !1282, inlinedAt: !1283)
!1327 = !DILocation(line: 24, column: 6, scope: !1282, inlinedAt: !1283)
!1328 = !DILocation(line: 24, column: 15, scope: !1282, inlinedAt: !1283)
!1329 = !DILocation(line: 26, column: 22, scope: !1282, inlinedAt: !1283)
!1330 = !DILocation(line: 26, column: 27, scope: !1282, inlinedAt: !1283)
!1331 = !DILocation(line: 26, column: 5, scope: !1282, inlinedAt: !1283)
!1332 = !DILocation(line: 26, column: 14, scope: !1282, inlinedAt: !1283)
!1333 = !DILocation(line: 27, column: 22, scope: !1282, inlinedAt: !1283)
!1334 = !DILocation(line: 27, column: 27, scope: !1282, inlinedAt: !1283)
!1335 = !DILocation(line: 27, column: 5, scope: !1282, inlinedAt: !1283)
!1336 = !DILocation(line: 27, column: 14, scope: !1282, inlinedAt: !1283)
!1337 = !DILocation(line: 28, column: 24, scope: !1282, inlinedAt: !1283)
!1338 = !DILocation(line: 28, column: 35, scope: !1282, inlinedAt: !1283)
!1339 = !DILocation(line: 28, column: 5, scope: !1282, inlinedAt: !1283)
!1340 = !DILocation(line: 28, column: 14, scope: !1282, inlinedAt: !1283)
!1341 = !DILocation(line: 29, column: 39, scope: !1282, inlinedAt: !1283)
!1342 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1343 = !DILocation(line: 29, column: 36, scope: !1282, inlinedAt: !1283)
!1344 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1343)
!1345 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1343)
!1346 = !DILocation(line: 29, column: 55, scope: !1282, inlinedAt: !1283)
!1347 = !DILocation(line: 29, column: 52, scope: !1282, inlinedAt: !1283)
!1348 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1347)
!1349 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1347)
!1350 = !DILocation(line: 29, column: 71, scope: !1282, inlinedAt: !1283)
!1351 = !DILocation(line: 29, column: 68, scope: !1282, inlinedAt: !1283)
!1352 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1351)
!1353 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1351)
!1354 = !DILocation(line: 29, column: 5, scope: !1282, inlinedAt: !1283)
!1355 = !DILocation(line: 29, column: 14, scope: !1282, inlinedAt: !1283)
!1356 = !DILocation(line: 29, column: 23, scope: !1282, inlinedAt: !1283)
!1357 = !DILocation(line: 30, column: 39, scope: !1282, inlinedAt: !1283)
!1358 = !DILocation(line: 30, column: 36, scope: !1282, inlinedAt: !1283)
!1359 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1358)
!1360 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1358)
!1361 = !DILocation(line: 30, column: 55, scope: !1282, inlinedAt: !1283)
!1362 = !DILocation(line: 30, column: 52, scope: !1282, inlinedAt: !1283)
!1363 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1362)
!1364 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1362)
!1365 = !DILocation(line: 30, column: 70, scope: !1282, inlinedAt: !1283)
!1366 = !DILocation(line: 30, column: 67, scope: !1282, inlinedAt: !1283)
!1367 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1366)
!1368 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1366)
!1369 = !DILocation(line: 30, column: 5, scope: !1282, inlinedAt: !1283)
!1370 = !DILocation(line: 30, column: 14, scope: !1282, inlinedAt: !1283)
!1371 = !DILocation(line: 30, column: 23, scope: !1282, inlinedAt: !1283)
!1372 = !DILocation(line: 33, column: 2, scope: !1282, inlinedAt: !1283)
!1373 = !DILocation(line: 34, column: 2, scope: !1282, inlinedAt: !1283)
!1374 = !DILocation(line: 35, column: 2, scope: !1282, inlinedAt: !1283)
!1375 = !DILocation(line: 36, column: 5, scope: !1282, inlinedAt: !1283)
!1376 = !DILocation(line: 37, column: 2, scope: !1282, inlinedAt: !1283)
!1377 = !DILocation(line: 38, column: 2, scope: !1282, inlinedAt: !1283)
!1378 = !DILocation(line: 39, column: 2, scope: !1282, inlinedAt: !1283)
!1379 = !DILocation(line: 40, column: 2, scope: !1282, inlinedAt: !1283)
!1380 = !DILocation(line: 41, column: 5, scope: !1282, inlinedAt: !1283)
!1381 = !DILocation(line: 44, column: 2, scope: !1282, inlinedAt: !1283)
!1382 = !DILocation(line: 45, column: 5, scope: !1282, inlinedAt: !1283)
!1383 = !DILocation(line: 48, column: 14, scope: !1282, inlinedAt: !1283)
!1384 = !DILocation(line: 48, column: 5, scope: !1282, inlinedAt: !1283)
!1385 = !DILocation(line: 49, column: 21, scope: !1282, inlinedAt: !1283)
!1386 = !DILocation(line: 49, column: 30, scope: !1282, inlinedAt: !1283)
!1387 = !DILocation(line: 49, column: 40, scope: !1282, inlinedAt: !1283)
!1388 = !DILocation(line: 49, column: 18, scope: !1282, inlinedAt: !1283)
!1389 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1388)
!1390 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1388)
!1391 = !DILocation(line: 49, column: 5, scope: !1282, inlinedAt: !1283)
!1392 = !DILocation(line: 50, column: 34, scope: !1282, inlinedAt: !1283)
!1393 = !DILocation(line: 50, column: 28, scope: !1282, inlinedAt: !1283)
!1394 = !DILocation(line: 50, column: 18, scope: !1282, inlinedAt: !1283)
!1395 = !DILocation(line: 10, column: 6, scope: !1342, inlinedAt: !1394)
!1396 = !DILocation(line: 14, column: 2, scope: !1342, inlinedAt: !1394)
!1397 = !DILocation(line: 50, column: 5, scope: !1282, inlinedAt: !1283)
!1398 = !DILocation(line: 51, column: 17, scope: !1282, inlinedAt: !1283)
!1399 = !DILocation(line: 51, column: 13, scope: !1282, inlinedAt: !1283)
!1400 = !DILocation(line: 51, column: 21, scope: !1282, inlinedAt: !1283)
!1401 = !DILocation(line: 51, column: 5, scope: !1282, inlinedAt: !1283)
!1402 = !DILocation(line: 53, column: 5, scope: !1282, inlinedAt: !1283)
!1403 = distinct !DISubprogram(name: "ConvertInt32", scope: !865, file: !865, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1404 = !DILocation(line: 57, column: 6, scope: !1403)
!1405 = !DILocation(line: 58, column: 32, scope: !1403)
!1406 = !DILocation(line: 59, column: 20, scope: !1403)
!1407 = !DILocation(line: 59, column: 41, scope: !1403)
!1408 = !DILocation(line: 59, column: 44, scope: !1403)
!1409 = !DILocation(line: 59, column: 18, scope: !1403)
!1410 = !DILocation(line: 59, column: 66, scope: !1403)
!1411 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1412 = !DILocation(line: 59, column: 14, scope: !1403)
!1413 = !DILocation(line: 62, column: 53, scope: !1411, inlinedAt: !1412)
!1414 = !DILocation(line: 62, column: 48, scope: !1411, inlinedAt: !1412)
!1415 = !DILocation(line: 62, column: 70, scope: !1411, inlinedAt: !1412)
!1416 = !DILocation(line: 62, column: 64, scope: !1411, inlinedAt: !1412)
!1417 = !DILocation(line: 62, column: 81, scope: !1411, inlinedAt: !1412)
!1418 = !DILocation(line: 62, column: 5, scope: !1411, inlinedAt: !1412)
!1419 = !DILocation(line: 62, column: 13, scope: !1411, inlinedAt: !1412)
!1420 = !DILocation(line: 62, column: 21, scope: !1411, inlinedAt: !1412)
!1421 = !DILocation(line: 62, column: 29, scope: !1411, inlinedAt: !1412)
!1422 = !DILocation(line: 62, column: 37, scope: !1411, inlinedAt: !1412)
!1423 = !DILocation(line: 63, column: 54, scope: !1411, inlinedAt: !1412)
!1424 = !DILocation(line: 63, column: 48, scope: !1411, inlinedAt: !1412)
!1425 = !DILocation(line: 63, column: 72, scope: !1411, inlinedAt: !1412)
!1426 = !DILocation(line: 63, column: 65, scope: !1411, inlinedAt: !1412)
!1427 = !DILocation(line: 63, column: 90, scope: !1411, inlinedAt: !1412)
!1428 = !DILocation(line: 63, column: 83, scope: !1411, inlinedAt: !1412)
!1429 = !DILocation(line: 63, column: 108, scope: !1411, inlinedAt: !1412)
!1430 = !DILocation(line: 63, column: 101, scope: !1411, inlinedAt: !1412)
!1431 = !DILocation(line: 63, column: 5, scope: !1411, inlinedAt: !1412)
!1432 = !DILocation(line: 63, column: 13, scope: !1411, inlinedAt: !1412)
!1433 = !DILocation(line: 63, column: 21, scope: !1411, inlinedAt: !1412)
!1434 = !DILocation(line: 63, column: 29, scope: !1411, inlinedAt: !1412)
!1435 = !DILocation(line: 63, column: 37, scope: !1411, inlinedAt: !1412)
!1436 = !DILocation(line: 64, column: 37, scope: !1411, inlinedAt: !1412)
!1437 = !DILocation(line: 64, column: 35, scope: !1411, inlinedAt: !1412)
!1438 = !DILocation(line: 64, column: 56, scope: !1411, inlinedAt: !1412)
!1439 = !DILocation(line: 64, column: 54, scope: !1411, inlinedAt: !1412)
!1440 = !DILocation(line: 64, column: 76, scope: !1411, inlinedAt: !1412)
!1441 = !DILocation(line: 64, column: 74, scope: !1411, inlinedAt: !1412)
!1442 = !DILocation(line: 64, column: 5, scope: !1411, inlinedAt: !1412)
!1443 = !DILocation(line: 64, column: 14, scope: !1411, inlinedAt: !1412)
!1444 = !DILocation(line: 64, column: 23, scope: !1411, inlinedAt: !1412)
!1445 = !DILocation(line: 65, column: 5, scope: !1411, inlinedAt: !1412)
!1446 = !DILocation(line: 65, column: 14, scope: !1411, inlinedAt: !1412)
!1447 = !DILocation(line: 66, column: 22, scope: !1411, inlinedAt: !1412)
!1448 = !DILocation(line: 66, column: 12, scope: !1411, inlinedAt: !1412)
!1449 = !DILocation(line: 67, column: 34, scope: !1411, inlinedAt: !1412)
!1450 = !DILocation(line: 67, column: 26, scope: !1411, inlinedAt: !1412)
!1451 = !DILocation(line: 67, column: 57, scope: !1411, inlinedAt: !1412)
!1452 = !DILocation(line: 67, column: 49, scope: !1411, inlinedAt: !1412)
!1453 = !DILocation(line: 67, column: 5, scope: !1411, inlinedAt: !1412)
!1454 = !DILocation(line: 67, column: 14, scope: !1411, inlinedAt: !1412)
!1455 = !DILocation(line: 68, column: 28, scope: !1411, inlinedAt: !1412)
!1456 = !DILocation(line: 68, column: 26, scope: !1411, inlinedAt: !1412)
!1457 = !DILocation(line: 68, column: 69, scope: !1411, inlinedAt: !1412)
!1458 = !DILocation(line: 68, column: 54, scope: !1411, inlinedAt: !1412)
!1459 = !DILocation(line: 68, column: 52, scope: !1411, inlinedAt: !1412)
!1460 = !DILocation(line: 68, column: 5, scope: !1411, inlinedAt: !1412)
!1461 = !DILocation(line: 68, column: 14, scope: !1411, inlinedAt: !1412)
!1462 = !DILocation(line: 69, column: 40, scope: !1411, inlinedAt: !1412)
!1463 = !DILocation(line: 69, column: 24, scope: !1411, inlinedAt: !1412)
!1464 = !DILocation(line: 69, column: 17, scope: !1411, inlinedAt: !1412)
!1465 = !DILocation(line: 69, column: 5, scope: !1411, inlinedAt: !1412)
!1466 = !DILocation(line: 60, column: 21, scope: !1403)
!1467 = !DILocation(line: 60, column: 27, scope: !1403)
!1468 = !DILocation(line: 60, column: 19, scope: !1403)
!1469 = !DILocation(line: 60, column: 33, scope: !1403)
!1470 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1471 = !DILocation(line: 60, column: 11, scope: !1403)
!1472 = !DILocation(line: 74, column: 34, scope: !1470, inlinedAt: !1471)
!1473 = !DILocation(line: 74, column: 26, scope: !1470, inlinedAt: !1471)
!1474 = !DILocation(line: 74, column: 47, scope: !1470, inlinedAt: !1471)
!1475 = !DILocation(line: 74, column: 5, scope: !1470, inlinedAt: !1471)
!1476 = !DILocation(line: 74, column: 13, scope: !1470, inlinedAt: !1471)
!1477 = distinct !DISubprogram(name: "AtomicsInt32", scope: !865, file: !865, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1478 = !DILocation(line: 67, column: 6, scope: !1477)
!1479 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1480 = !DILocation(line: 68, column: 9, scope: !1477)
!1481 = !DILocation(line: 15, column: 23, scope: !1479, inlinedAt: !1480)
!1482 = !DILocation(line: 16, column: 14, scope: !1479, inlinedAt: !1480)
!1483 = !DILocation(line: 16, column: 8, scope: !1479, inlinedAt: !1480)
!1484 = !DILocation(line: 17, column: 25, scope: !1479, inlinedAt: !1480)
!1485 = !DILocation(line: 17, column: 15, scope: !1479, inlinedAt: !1480)
!1486 = !DILocation(line: 18, column: 25, scope: !1479, inlinedAt: !1480)
!1487 = !DILocation(line: 18, column: 15, scope: !1479, inlinedAt: !1480)
!1488 = !DILocation(line: 19, column: 25, scope: !1479, inlinedAt: !1480)
!1489 = !DILocation(line: 19, column: 15, scope: !1479, inlinedAt: !1480)
!1490 = !DILocation(line: 20, column: 25, scope: !1479, inlinedAt: !1480)
!1491 = !DILocation(line: 20, column: 15, scope: !1479, inlinedAt: !1480)
!1492 = !DILocation(line: 21, column: 42, scope: !1479, inlinedAt: !1480)
!1493 = !DILocation(line: 21, column: 32, scope: !1479, inlinedAt: !1480)
!1494 = !DILocation(line: 21, column: 5, scope: !1479, inlinedAt: !1480)
!1495 = !DILocation(line: 22, column: 29, scope: !1479, inlinedAt: !1480)
!1496 = !DILocation(line: 22, column: 19, scope: !1479, inlinedAt: !1480)
!1497 = !DILocation(line: 22, column: 34, scope: !1479, inlinedAt: !1480)
!1498 = !DILocation(line: 23, column: 26, scope: !1479, inlinedAt: !1480)
!1499 = !DILocation(line: 23, column: 18, scope: !1479, inlinedAt: !1480)
!1500 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !865, file: !865, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1501 = !DILocation(line: 74, column: 6, scope: !1500)
!1502 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1503 = !DILocation(line: 74, column: 69, scope: !1500)
!1504 = !DILocation(line: 30, column: 23, scope: !1502, inlinedAt: !1503)
!1505 = !DILocation(line: 31, column: 25, scope: !1502, inlinedAt: !1503)
!1506 = !DILocation(line: 31, column: 46, scope: !1502, inlinedAt: !1503)
!1507 = !DILocation(line: 31, column: 37, scope: !1502, inlinedAt: !1503)
!1508 = !DILocation(line: 31, column: 30, scope: !1502, inlinedAt: !1503)
!1509 = !DILocation(line: 31, column: 15, scope: !1502, inlinedAt: !1503)
!1510 = !DILocation(line: 32, column: 24, scope: !1502, inlinedAt: !1503)
!1511 = !DILocation(line: 32, column: 14, scope: !1502, inlinedAt: !1503)
!1512 = !DILocation(line: 33, column: 25, scope: !1502, inlinedAt: !1503)
!1513 = !DILocation(line: 33, column: 31, scope: !1502, inlinedAt: !1503)
!1514 = !DILocation(line: 33, column: 15, scope: !1502, inlinedAt: !1503)
!1515 = !DILocation(line: 35, column: 35, scope: !1502, inlinedAt: !1503)
!1516 = !DILocation(line: 35, column: 25, scope: !1502, inlinedAt: !1503)
!1517 = !DILocation(line: 36, column: 55, scope: !1502, inlinedAt: !1503)
!1518 = !DILocation(line: 36, column: 30, scope: !1502, inlinedAt: !1503)
!1519 = !DILocation(line: 36, column: 59, scope: !1502, inlinedAt: !1503)
!1520 = !DILocation(line: 37, column: 7, scope: !1502, inlinedAt: !1503)
!1521 = !DILocation(line: 41, column: 39, scope: !1502, inlinedAt: !1503)
!1522 = !DILocation(line: 41, column: 29, scope: !1502, inlinedAt: !1503)
!1523 = !DILocation(line: 41, column: 50, scope: !1502, inlinedAt: !1503)
!1524 = !DILocation(line: 42, column: 26, scope: !1502, inlinedAt: !1503)
!1525 = !DILocation(line: 42, column: 16, scope: !1502, inlinedAt: !1503)
!1526 = distinct !DISubprogram(name: "IntegersInt64", scope: !865, file: !865, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1527 = !DILocation(line: 79, column: 6, scope: !1526)
!1528 = !DILocation(line: 80, column: 32, scope: !1526)
!1529 = !DILocation(line: 81, column: 17, scope: !1526)
!1530 = !DILocation(line: 81, column: 35, scope: !1526)
!1531 = !DILocation(line: 81, column: 38, scope: !1526)
!1532 = !DILocation(line: 81, column: 15, scope: !1526)
!1533 = !DILocation(line: 81, column: 57, scope: !1526)
!1534 = !DILocation(line: 81, column: 63, scope: !1526)
!1535 = !DILocation(line: 81, column: 74, scope: !1526)
!1536 = !DILocation(line: 81, column: 72, scope: !1526)
!1537 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1538 = !DILocation(line: 81, column: 11, scope: !1526)
!1539 = !DILocation(line: 14, column: 28, scope: !1537, inlinedAt: !1538)
!1540 = !DILocation(line: 14, column: 33, scope: !1537, inlinedAt: !1538)
!1541 = !DILocation(line: 14, column: 38, scope: !1537, inlinedAt: !1538)
!1542 = !DILocation(line: 14, column: 5, scope: !1537, inlinedAt: !1538)
!1543 = !DILocation(line: 14, column: 13, scope: !1537, inlinedAt: !1538)
!1544 = !DILocation(line: 14, column: 21, scope: !1537, inlinedAt: !1538)
!1545 = !DILocation(line: 15, column: 36, scope: !1537, inlinedAt: !1538)
!1546 = !DILocation(line: 15, column: 41, scope: !1537, inlinedAt: !1538)
!1547 = !DILocation(line: 15, column: 46, scope: !1537, inlinedAt: !1538)
!1548 = !DILocation(line: 15, column: 51, scope: !1537, inlinedAt: !1538)
!1549 = !DILocation(line: 15, column: 5, scope: !1537, inlinedAt: !1538)
!1550 = !DILocation(line: 15, column: 13, scope: !1537, inlinedAt: !1538)
!1551 = !DILocation(line: 15, column: 21, scope: !1537, inlinedAt: !1538)
!1552 = !DILocation(line: 15, column: 29, scope: !1537, inlinedAt: !1538)
!1553 = !DILocation(line: 16, column: 27, scope: !1537, inlinedAt: !1538)
!1554 = !DILocation(line: 16, column: 31, scope: !1537, inlinedAt: !1538)
!1555 = !DILocation(line: 16, column: 5, scope: !1537, inlinedAt: !1538)
!1556 = !DILocation(line: 16, column: 13, scope: !1537, inlinedAt: !1538)
!1557 = !DILocation(line: 16, column: 21, scope: !1537, inlinedAt: !1538)
!1558 = !DILocation(line: 17, column: 22, scope: !1537, inlinedAt: !1538)
!1559 = !DILocation(line: 17, column: 28, scope: !1537, inlinedAt: !1538)
!1560 = !DILocation(line: 17, column: 5, scope: !1537, inlinedAt: !1538)
!1561 = !DILocation(line: 17, column: 14, scope: !1537, inlinedAt: !1538)
!1562 = !DILocation(line: 18, column: 27, scope: !1537, inlinedAt: !1538)
!1563 = !DILocation(line: 18, column: 22, scope: !1537, inlinedAt: !1538)
!1564 = !DILocation(line: 18, column: 40, scope: !1537, inlinedAt: !1538)
!1565 = !DILocation(line: 18, column: 33, scope: !1537, inlinedAt: !1538)
!1566 = !DILocation(line: 18, column: 5, scope: !1537, inlinedAt: !1538)
!1567 = !DILocation(line: 18, column: 14, scope: !1537, inlinedAt: !1538)
!1568 = !DILocation(line: 19, column: 22, scope: !1537, inlinedAt: !1538)
!1569 = !DILocation(line: 19, column: 28, scope: !1537, inlinedAt: !1538)
!1570 = !DILocation(line: 19, column: 5, scope: !1537, inlinedAt: !1538)
!1571 = !DILocation(line: 19, column: 14, scope: !1537, inlinedAt: !1538)
!1572 = !DILocation(line: 20, column: 25, scope: !1537, inlinedAt: !1538)
!1573 = !DILocation(line: 20, column: 35, scope: !1537, inlinedAt: !1538)
!1574 = !DILocation(line: 20, column: 31, scope: !1537, inlinedAt: !1538)
!1575 = !DILocation(line: 20, column: 5, scope: !1537, inlinedAt: !1538)
!1576 = !DILocation(line: 20, column: 14, scope: !1537, inlinedAt: !1538)
!1577 = !DILocation(line: 21, column: 7, scope: !1537, inlinedAt: !1538)
!1578 = !DILocation(line: 22, column: 23, scope: !1537, inlinedAt: !1538)
!1579 = !DILocation(line: 22, column: 28, scope: !1537, inlinedAt: !1538)
!1580 = !DILocation(line: 22, column: 6, scope: !1537, inlinedAt: !1538)
!1581 = !DILocation(line: 22, column: 15, scope: !1537, inlinedAt: !1538)
!1582 = !DILocation(line: 24, column: 6, scope: !1537, inlinedAt: !1538)
!1583 = !DILocation(line: 24, column: 15, scope: !1537, inlinedAt: !1538)
!1584 = !DILocation(line: 26, column: 22, scope: !1537, inlinedAt: !1538)
!1585 = !DILocation(line: 26, column: 27, scope: !1537, inlinedAt: !1538)
!1586 = !DILocation(line: 26, column: 5, scope: !1537, inlinedAt: !1538)
!1587 = !DILocation(line: 26, column: 14, scope: !1537, inlinedAt: !1538)
!1588 = !DILocation(line: 27, column: 22, scope: !1537, inlinedAt: !1538)
!1589 = !DILocation(line: 27, column: 27, scope: !1537, inlinedAt: !1538)
!1590 = !DILocation(line: 27, column: 5, scope: !1537, inlinedAt: !1538)
!1591 = !DILocation(line: 27, column: 14, scope: !1537, inlinedAt: !1538)
!1592 = !DILocation(line: 28, column: 24, scope: !1537, inlinedAt: !1538)
!1593 = !DILocation(line: 28, column: 35, scope: !1537, inlinedAt: !1538)
!1594 = !DILocation(line: 28, column: 5, scope: !1537, inlinedAt: !1538)
!1595 = !DILocation(line: 28, column: 14, scope: !1537, inlinedAt: !1538)
!1596 = !DILocation(line: 29, column: 39, scope: !1537, inlinedAt: !1538)
!1597 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1598 = !DILocation(line: 29, column: 36, scope: !1537, inlinedAt: !1538)
!1599 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1598)
!1600 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1598)
!1601 = !DILocation(line: 29, column: 55, scope: !1537, inlinedAt: !1538)
!1602 = !DILocation(line: 29, column: 52, scope: !1537, inlinedAt: !1538)
!1603 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1602)
!1604 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1602)
!1605 = !DILocation(line: 29, column: 71, scope: !1537, inlinedAt: !1538)
!1606 = !DILocation(line: 29, column: 68, scope: !1537, inlinedAt: !1538)
!1607 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1606)
!1608 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1606)
!1609 = !DILocation(line: 29, column: 5, scope: !1537, inlinedAt: !1538)
!1610 = !DILocation(line: 29, column: 14, scope: !1537, inlinedAt: !1538)
!1611 = !DILocation(line: 29, column: 23, scope: !1537, inlinedAt: !1538)
!1612 = !DILocation(line: 30, column: 39, scope: !1537, inlinedAt: !1538)
!1613 = !DILocation(line: 30, column: 36, scope: !1537, inlinedAt: !1538)
!1614 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1613)
!1615 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1613)
!1616 = !DILocation(line: 30, column: 55, scope: !1537, inlinedAt: !1538)
!1617 = !DILocation(line: 30, column: 52, scope: !1537, inlinedAt: !1538)
!1618 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1617)
!1619 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1617)
!1620 = !DILocation(line: 30, column: 70, scope: !1537, inlinedAt: !1538)
!1621 = !DILocation(line: 30, column: 67, scope: !1537, inlinedAt: !1538)
!1622 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1621)
!1623 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1621)
!1624 = !DILocation(line: 30, column: 5, scope: !1537, inlinedAt: !1538)
!1625 = !DILocation(line: 30, column: 14, scope: !1537, inlinedAt: !1538)
!1626 = !DILocation(line: 30, column: 23, scope: !1537, inlinedAt: !1538)
!1627 = !DILocation(line: 33, column: 2, scope: !1537, inlinedAt: !1538)
!1628 = !DILocation(line: 34, column: 2, scope: !1537, inlinedAt: !1538)
!1629 = !DILocation(line: 35, column: 2, scope: !1537, inlinedAt: !1538)
!1630 = !DILocation(line: 36, column: 5, scope: !1537, inlinedAt: !1538)
!1631 = !DILocation(line: 37, column: 2, scope: !1537, inlinedAt: !1538)
!1632 = !DILocation(line: 38, column: 2, scope: !1537, inlinedAt: !1538)
!1633 = !DILocation(line: 39, column: 2, scope: !1537, inlinedAt: !1538)
!1634 = !DILocation(line: 40, column: 2, scope: !1537, inlinedAt: !1538)
!1635 = !DILocation(line: 41, column: 5, scope: !1537, inlinedAt: !1538)
!1636 = !DILocation(line: 44, column: 2, scope: !1537, inlinedAt: !1538)
!1637 = !DILocation(line: 45, column: 5, scope: !1537, inlinedAt: !1538)
!1638 = !DILocation(line: 48, column: 14, scope: !1537, inlinedAt: !1538)
!1639 = !DILocation(line: 48, column: 5, scope: !1537, inlinedAt: !1538)
!1640 = !DILocation(line: 49, column: 21, scope: !1537, inlinedAt: !1538)
!1641 = !DILocation(line: 49, column: 30, scope: !1537, inlinedAt: !1538)
!1642 = !DILocation(line: 49, column: 40, scope: !1537, inlinedAt: !1538)
!1643 = !DILocation(line: 49, column: 18, scope: !1537, inlinedAt: !1538)
!1644 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1643)
!1645 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1643)
!1646 = !DILocation(line: 49, column: 5, scope: !1537, inlinedAt: !1538)
!1647 = !DILocation(line: 50, column: 34, scope: !1537, inlinedAt: !1538)
!1648 = !DILocation(line: 50, column: 28, scope: !1537, inlinedAt: !1538)
!1649 = !DILocation(line: 50, column: 18, scope: !1537, inlinedAt: !1538)
!1650 = !DILocation(line: 10, column: 6, scope: !1597, inlinedAt: !1649)
!1651 = !DILocation(line: 14, column: 2, scope: !1597, inlinedAt: !1649)
!1652 = !DILocation(line: 50, column: 5, scope: !1537, inlinedAt: !1538)
!1653 = !DILocation(line: 51, column: 17, scope: !1537, inlinedAt: !1538)
!1654 = !DILocation(line: 51, column: 13, scope: !1537, inlinedAt: !1538)
!1655 = !DILocation(line: 51, column: 21, scope: !1537, inlinedAt: !1538)
!1656 = !DILocation(line: 51, column: 5, scope: !1537, inlinedAt: !1538)
!1657 = !DILocation(line: 53, column: 5, scope: !1537, inlinedAt: !1538)
!1658 = distinct !DISubprogram(name: "ConvertInt64", scope: !865, file: !865, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1659 = !DILocation(line: 88, column: 6, scope: !1658)
!1660 = !DILocation(line: 89, column: 32, scope: !1658)
!1661 = !DILocation(line: 90, column: 20, scope: !1658)
!1662 = !DILocation(line: 90, column: 41, scope: !1658)
!1663 = !DILocation(line: 90, column: 44, scope: !1658)
!1664 = !DILocation(line: 90, column: 18, scope: !1658)
!1665 = !DILocation(line: 90, column: 66, scope: !1658)
!1666 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1667 = !DILocation(line: 90, column: 14, scope: !1658)
!1668 = !DILocation(line: 62, column: 53, scope: !1666, inlinedAt: !1667)
!1669 = !DILocation(line: 62, column: 48, scope: !1666, inlinedAt: !1667)
!1670 = !DILocation(line: 62, column: 70, scope: !1666, inlinedAt: !1667)
!1671 = !DILocation(line: 62, column: 64, scope: !1666, inlinedAt: !1667)
!1672 = !DILocation(line: 62, column: 87, scope: !1666, inlinedAt: !1667)
!1673 = !DILocation(line: 62, column: 81, scope: !1666, inlinedAt: !1667)
!1674 = !DILocation(line: 62, column: 5, scope: !1666, inlinedAt: !1667)
!1675 = !DILocation(line: 62, column: 13, scope: !1666, inlinedAt: !1667)
!1676 = !DILocation(line: 62, column: 21, scope: !1666, inlinedAt: !1667)
!1677 = !DILocation(line: 62, column: 29, scope: !1666, inlinedAt: !1667)
!1678 = !DILocation(line: 62, column: 37, scope: !1666, inlinedAt: !1667)
!1679 = !DILocation(line: 63, column: 54, scope: !1666, inlinedAt: !1667)
!1680 = !DILocation(line: 63, column: 48, scope: !1666, inlinedAt: !1667)
!1681 = !DILocation(line: 63, column: 72, scope: !1666, inlinedAt: !1667)
!1682 = !DILocation(line: 63, column: 65, scope: !1666, inlinedAt: !1667)
!1683 = !DILocation(line: 63, column: 90, scope: !1666, inlinedAt: !1667)
!1684 = !DILocation(line: 63, column: 83, scope: !1666, inlinedAt: !1667)
!1685 = !DILocation(line: 63, column: 5, scope: !1666, inlinedAt: !1667)
!1686 = !DILocation(line: 63, column: 13, scope: !1666, inlinedAt: !1667)
!1687 = !DILocation(line: 63, column: 21, scope: !1666, inlinedAt: !1667)
!1688 = !DILocation(line: 63, column: 29, scope: !1666, inlinedAt: !1667)
!1689 = !DILocation(line: 63, column: 37, scope: !1666, inlinedAt: !1667)
!1690 = !DILocation(line: 64, column: 5, scope: !1666, inlinedAt: !1667)
!1691 = !DILocation(line: 64, column: 14, scope: !1666, inlinedAt: !1667)
!1692 = !DILocation(line: 64, column: 23, scope: !1666, inlinedAt: !1667)
!1693 = !DILocation(line: 65, column: 5, scope: !1666, inlinedAt: !1667)
!1694 = !DILocation(line: 65, column: 14, scope: !1666, inlinedAt: !1667)
!1695 = !DILocation(line: 66, column: 22, scope: !1666, inlinedAt: !1667)
!1696 = !DILocation(line: 66, column: 12, scope: !1666, inlinedAt: !1667)
!1697 = !DILocation(line: 67, column: 34, scope: !1666, inlinedAt: !1667)
!1698 = !DILocation(line: 67, column: 26, scope: !1666, inlinedAt: !1667)
!1699 = !DILocation(line: 67, column: 57, scope: !1666, inlinedAt: !1667)
!1700 = !DILocation(line: 67, column: 49, scope: !1666, inlinedAt: !1667)
!1701 = !DILocation(line: 67, column: 5, scope: !1666, inlinedAt: !1667)
!1702 = !DILocation(line: 67, column: 14, scope: !1666, inlinedAt: !1667)
!1703 = !DILocation(line: 68, column: 69, scope: !1666, inlinedAt: !1667)
!1704 = !DILocation(line: 68, column: 54, scope: !1666, inlinedAt: !1667)
!1705 = !DILocation(line: 68, column: 5, scope: !1666, inlinedAt: !1667)
!1706 = !DILocation(line: 68, column: 14, scope: !1666, inlinedAt: !1667)
!1707 = !DILocation(line: 69, column: 40, scope: !1666, inlinedAt: !1667)
!1708 = !DILocation(line: 69, column: 24, scope: !1666, inlinedAt: !1667)
!1709 = !DILocation(line: 69, column: 17, scope: !1666, inlinedAt: !1667)
!1710 = !DILocation(line: 69, column: 5, scope: !1666, inlinedAt: !1667)
!1711 = !DILocation(line: 91, column: 21, scope: !1658)
!1712 = !DILocation(line: 91, column: 27, scope: !1658)
!1713 = !DILocation(line: 91, column: 19, scope: !1658)
!1714 = !DILocation(line: 91, column: 33, scope: !1658)
!1715 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1716 = !DILocation(line: 91, column: 11, scope: !1658)
!1717 = !DILocation(line: 74, column: 34, scope: !1715, inlinedAt: !1716)
!1718 = !DILocation(line: 74, column: 26, scope: !1715, inlinedAt: !1716)
!1719 = !DILocation(line: 74, column: 47, scope: !1715, inlinedAt: !1716)
!1720 = !DILocation(line: 74, column: 5, scope: !1715, inlinedAt: !1716)
!1721 = !DILocation(line: 74, column: 13, scope: !1715, inlinedAt: !1716)
!1722 = distinct !DISubprogram(name: "AtomicsInt64", scope: !865, file: !865, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1723 = !DILocation(line: 98, column: 6, scope: !1722)
!1724 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1725 = !DILocation(line: 99, column: 9, scope: !1722)
!1726 = !DILocation(line: 15, column: 23, scope: !1724, inlinedAt: !1725)
!1727 = !DILocation(line: 16, column: 14, scope: !1724, inlinedAt: !1725)
!1728 = !DILocation(line: 17, column: 25, scope: !1724, inlinedAt: !1725)
!1729 = !DILocation(line: 17, column: 15, scope: !1724, inlinedAt: !1725)
!1730 = !DILocation(line: 18, column: 25, scope: !1724, inlinedAt: !1725)
!1731 = !DILocation(line: 18, column: 15, scope: !1724, inlinedAt: !1725)
!1732 = !DILocation(line: 19, column: 25, scope: !1724, inlinedAt: !1725)
!1733 = !DILocation(line: 19, column: 15, scope: !1724, inlinedAt: !1725)
!1734 = !DILocation(line: 20, column: 25, scope: !1724, inlinedAt: !1725)
!1735 = !DILocation(line: 20, column: 15, scope: !1724, inlinedAt: !1725)
!1736 = !DILocation(line: 21, column: 42, scope: !1724, inlinedAt: !1725)
!1737 = !DILocation(line: 21, column: 32, scope: !1724, inlinedAt: !1725)
!1738 = !DILocation(line: 21, column: 5, scope: !1724, inlinedAt: !1725)
!1739 = !DILocation(line: 22, column: 29, scope: !1724, inlinedAt: !1725)
!1740 = !DILocation(line: 22, column: 19, scope: !1724, inlinedAt: !1725)
!1741 = !DILocation(line: 22, column: 34, scope: !1724, inlinedAt: !1725)
!1742 = !DILocation(line: 23, column: 26, scope: !1724, inlinedAt: !1725)
!1743 = !DILocation(line: 23, column: 18, scope: !1724, inlinedAt: !1725)
!1744 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !865, file: !865, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1745 = !DILocation(line: 105, column: 6, scope: !1744)
!1746 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1747 = !DILocation(line: 105, column: 69, scope: !1744)
!1748 = !DILocation(line: 30, column: 23, scope: !1746, inlinedAt: !1747)
!1749 = !DILocation(line: 31, column: 25, scope: !1746, inlinedAt: !1747)
!1750 = !DILocation(line: 31, column: 46, scope: !1746, inlinedAt: !1747)
!1751 = !DILocation(line: 31, column: 37, scope: !1746, inlinedAt: !1747)
!1752 = !DILocation(line: 31, column: 30, scope: !1746, inlinedAt: !1747)
!1753 = !DILocation(line: 31, column: 15, scope: !1746, inlinedAt: !1747)
!1754 = !DILocation(line: 32, column: 24, scope: !1746, inlinedAt: !1747)
!1755 = !DILocation(line: 32, column: 14, scope: !1746, inlinedAt: !1747)
!1756 = !DILocation(line: 33, column: 25, scope: !1746, inlinedAt: !1747)
!1757 = !DILocation(line: 33, column: 15, scope: !1746, inlinedAt: !1747)
!1758 = !DILocation(line: 35, column: 35, scope: !1746, inlinedAt: !1747)
!1759 = !DILocation(line: 35, column: 25, scope: !1746, inlinedAt: !1747)
!1760 = !DILocation(line: 36, column: 55, scope: !1746, inlinedAt: !1747)
!1761 = !DILocation(line: 36, column: 30, scope: !1746, inlinedAt: !1747)
!1762 = !DILocation(line: 36, column: 59, scope: !1746, inlinedAt: !1747)
!1763 = !DILocation(line: 37, column: 7, scope: !1746, inlinedAt: !1747)
!1764 = !DILocation(line: 41, column: 39, scope: !1746, inlinedAt: !1747)
!1765 = !DILocation(line: 41, column: 29, scope: !1746, inlinedAt: !1747)
!1766 = !DILocation(line: 41, column: 50, scope: !1746, inlinedAt: !1747)
!1767 = !DILocation(line: 42, column: 26, scope: !1746, inlinedAt: !1747)
!1768 = !DILocation(line: 42, column: 16, scope: !1746, inlinedAt: !1747)
!1769 = distinct !DISubprogram(name: "IntegersInt", scope: !865, file: !865, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1770 = !DILocation(line: 110, column: 6, scope: !1769)
!1771 = !DILocation(line: 111, column: 32, scope: !1769)
!1772 = !DILocation(line: 112, column: 17, scope: !1769)
!1773 = !DILocation(line: 112, column: 35, scope: !1769)
!1774 = !DILocation(line: 112, column: 38, scope: !1769)
!1775 = !DILocation(line: 112, column: 15, scope: !1769)
!1776 = !DILocation(line: 112, column: 57, scope: !1769)
!1777 = !DILocation(line: 112, column: 63, scope: !1769)
!1778 = !DILocation(line: 112, column: 74, scope: !1769)
!1779 = !DILocation(line: 112, column: 72, scope: !1769)
!1780 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1781 = !DILocation(line: 112, column: 11, scope: !1769)
!1782 = !DILocation(line: 14, column: 28, scope: !1780, inlinedAt: !1781)
!1783 = !DILocation(line: 14, column: 33, scope: !1780, inlinedAt: !1781)
!1784 = !DILocation(line: 14, column: 38, scope: !1780, inlinedAt: !1781)
!1785 = !DILocation(line: 14, column: 5, scope: !1780, inlinedAt: !1781)
!1786 = !DILocation(line: 14, column: 13, scope: !1780, inlinedAt: !1781)
!1787 = !DILocation(line: 14, column: 21, scope: !1780, inlinedAt: !1781)
!1788 = !DILocation(line: 15, column: 36, scope: !1780, inlinedAt: !1781)
!1789 = !DILocation(line: 15, column: 41, scope: !1780, inlinedAt: !1781)
!1790 = !DILocation(line: 15, column: 46, scope: !1780, inlinedAt: !1781)
!1791 = !DILocation(line: 15, column: 51, scope: !1780, inlinedAt: !1781)
!1792 = !DILocation(line: 15, column: 5, scope: !1780, inlinedAt: !1781)
!1793 = !DILocation(line: 15, column: 13, scope: !1780, inlinedAt: !1781)
!1794 = !DILocation(line: 15, column: 21, scope: !1780, inlinedAt: !1781)
!1795 = !DILocation(line: 15, column: 29, scope: !1780, inlinedAt: !1781)
!1796 = !DILocation(line: 16, column: 27, scope: !1780, inlinedAt: !1781)
!1797 = !DILocation(line: 16, column: 31, scope: !1780, inlinedAt: !1781)
!1798 = !DILocation(line: 16, column: 5, scope: !1780, inlinedAt: !1781)
!1799 = !DILocation(line: 16, column: 13, scope: !1780, inlinedAt: !1781)
!1800 = !DILocation(line: 16, column: 21, scope: !1780, inlinedAt: !1781)
!1801 = !DILocation(line: 17, column: 22, scope: !1780, inlinedAt: !1781)
!1802 = !DILocation(line: 17, column: 28, scope: !1780, inlinedAt: !1781)
!1803 = !DILocation(line: 17, column: 5, scope: !1780, inlinedAt: !1781)
!1804 = !DILocation(line: 17, column: 14, scope: !1780, inlinedAt: !1781)
!1805 = !DILocation(line: 18, column: 27, scope: !1780, inlinedAt: !1781)
!1806 = !DILocation(line: 18, column: 22, scope: !1780, inlinedAt: !1781)
!1807 = !DILocation(line: 18, column: 40, scope: !1780, inlinedAt: !1781)
!1808 = !DILocation(line: 18, column: 33, scope: !1780, inlinedAt: !1781)
!1809 = !DILocation(line: 18, column: 5, scope: !1780, inlinedAt: !1781)
!1810 = !DILocation(line: 18, column: 14, scope: !1780, inlinedAt: !1781)
!1811 = !DILocation(line: 19, column: 22, scope: !1780, inlinedAt: !1781)
!1812 = !DILocation(line: 19, column: 28, scope: !1780, inlinedAt: !1781)
!1813 = !DILocation(line: 19, column: 5, scope: !1780, inlinedAt: !1781)
!1814 = !DILocation(line: 19, column: 14, scope: !1780, inlinedAt: !1781)
!1815 = !DILocation(line: 20, column: 25, scope: !1780, inlinedAt: !1781)
!1816 = !DILocation(line: 20, column: 35, scope: !1780, inlinedAt: !1781)
!1817 = !DILocation(line: 20, column: 31, scope: !1780, inlinedAt: !1781)
!1818 = !DILocation(line: 20, column: 5, scope: !1780, inlinedAt: !1781)
!1819 = !DILocation(line: 20, column: 14, scope: !1780, inlinedAt: !1781)
!1820 = !DILocation(line: 21, column: 7, scope: !1780, inlinedAt: !1781)
!1821 = !DILocation(line: 22, column: 23, scope: !1780, inlinedAt: !1781)
!1822 = !DILocation(line: 22, column: 28, scope: !1780, inlinedAt: !1781)
!1823 = !DILocation(line: 22, column: 6, scope: !1780, inlinedAt: !1781)
!1824 = !DILocation(line: 22, column: 15, scope: !1780, inlinedAt: !1781)
!1825 = !DILocation(line: 24, column: 6, scope: !1780, inlinedAt: !1781)
!1826 = !DILocation(line: 24, column: 15, scope: !1780, inlinedAt: !1781)
!1827 = !DILocation(line: 26, column: 22, scope: !1780, inlinedAt: !1781)
!1828 = !DILocation(line: 26, column: 27, scope: !1780, inlinedAt: !1781)
!1829 = !DILocation(line: 26, column: 5, scope: !1780, inlinedAt: !1781)
!1830 = !DILocation(line: 26, column: 14, scope: !1780, inlinedAt: !1781)
!1831 = !DILocation(line: 27, column: 22, scope: !1780, inlinedAt: !1781)
!1832 = !DILocation(line: 27, column: 27, scope: !1780, inlinedAt: !1781)
!1833 = !DILocation(line: 27, column: 5, scope: !1780, inlinedAt: !1781)
!1834 = !DILocation(line: 27, column: 14, scope: !1780, inlinedAt: !1781)
!1835 = !DILocation(line: 28, column: 24, scope: !1780, inlinedAt: !1781)
!1836 = !DILocation(line: 28, column: 35, scope: !1780, inlinedAt: !1781)
!1837 = !DILocation(line: 28, column: 5, scope: !1780, inlinedAt: !1781)
!1838 = !DILocation(line: 28, column: 14, scope: !1780, inlinedAt: !1781)
!1839 = !DILocation(line: 29, column: 39, scope: !1780, inlinedAt: !1781)
!1840 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1841 = !DILocation(line: 29, column: 36, scope: !1780, inlinedAt: !1781)
!1842 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1841)
!1843 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1841)
!1844 = !DILocation(line: 29, column: 55, scope: !1780, inlinedAt: !1781)
!1845 = !DILocation(line: 29, column: 52, scope: !1780, inlinedAt: !1781)
!1846 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1845)
!1847 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1845)
!1848 = !DILocation(line: 29, column: 71, scope: !1780, inlinedAt: !1781)
!1849 = !DILocation(line: 29, column: 68, scope: !1780, inlinedAt: !1781)
!1850 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1849)
!1851 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1849)
!1852 = !DILocation(line: 29, column: 5, scope: !1780, inlinedAt: !1781)
!1853 = !DILocation(line: 29, column: 14, scope: !1780, inlinedAt: !1781)
!1854 = !DILocation(line: 29, column: 23, scope: !1780, inlinedAt: !1781)
!1855 = !DILocation(line: 30, column: 39, scope: !1780, inlinedAt: !1781)
!1856 = !DILocation(line: 30, column: 36, scope: !1780, inlinedAt: !1781)
!1857 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1856)
!1858 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1856)
!1859 = !DILocation(line: 30, column: 55, scope: !1780, inlinedAt: !1781)
!1860 = !DILocation(line: 30, column: 52, scope: !1780, inlinedAt: !1781)
!1861 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1860)
!1862 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1860)
!1863 = !DILocation(line: 30, column: 70, scope: !1780, inlinedAt: !1781)
!1864 = !DILocation(line: 30, column: 67, scope: !1780, inlinedAt: !1781)
!1865 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1864)
!1866 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1864)
!1867 = !DILocation(line: 30, column: 5, scope: !1780, inlinedAt: !1781)
!1868 = !DILocation(line: 30, column: 14, scope: !1780, inlinedAt: !1781)
!1869 = !DILocation(line: 30, column: 23, scope: !1780, inlinedAt: !1781)
!1870 = !DILocation(line: 33, column: 2, scope: !1780, inlinedAt: !1781)
!1871 = !DILocation(line: 34, column: 2, scope: !1780, inlinedAt: !1781)
!1872 = !DILocation(line: 35, column: 2, scope: !1780, inlinedAt: !1781)
!1873 = !DILocation(line: 36, column: 5, scope: !1780, inlinedAt: !1781)
!1874 = !DILocation(line: 37, column: 2, scope: !1780, inlinedAt: !1781)
!1875 = !DILocation(line: 38, column: 2, scope: !1780, inlinedAt: !1781)
!1876 = !DILocation(line: 39, column: 2, scope: !1780, inlinedAt: !1781)
!1877 = !DILocation(line: 40, column: 2, scope: !1780, inlinedAt: !1781)
!1878 = !DILocation(line: 41, column: 5, scope: !1780, inlinedAt: !1781)
!1879 = !DILocation(line: 44, column: 2, scope: !1780, inlinedAt: !1781)
!1880 = !DILocation(line: 45, column: 5, scope: !1780, inlinedAt: !1781)
!1881 = !DILocation(line: 48, column: 14, scope: !1780, inlinedAt: !1781)
!1882 = !DILocation(line: 48, column: 5, scope: !1780, inlinedAt: !1781)
!1883 = !DILocation(line: 49, column: 21, scope: !1780, inlinedAt: !1781)
!1884 = !DILocation(line: 49, column: 30, scope: !1780, inlinedAt: !1781)
!1885 = !DILocation(line: 49, column: 40, scope: !1780, inlinedAt: !1781)
!1886 = !DILocation(line: 49, column: 18, scope: !1780, inlinedAt: !1781)
!1887 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1886)
!1888 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1886)
!1889 = !DILocation(line: 49, column: 5, scope: !1780, inlinedAt: !1781)
!1890 = !DILocation(line: 50, column: 34, scope: !1780, inlinedAt: !1781)
!1891 = !DILocation(line: 50, column: 28, scope: !1780, inlinedAt: !1781)
!1892 = !DILocation(line: 50, column: 18, scope: !1780, inlinedAt: !1781)
!1893 = !DILocation(line: 10, column: 6, scope: !1840, inlinedAt: !1892)
!1894 = !DILocation(line: 14, column: 2, scope: !1840, inlinedAt: !1892)
!1895 = !DILocation(line: 50, column: 5, scope: !1780, inlinedAt: !1781)
!1896 = !DILocation(line: 51, column: 17, scope: !1780, inlinedAt: !1781)
!1897 = !DILocation(line: 51, column: 13, scope: !1780, inlinedAt: !1781)
!1898 = !DILocation(line: 51, column: 21, scope: !1780, inlinedAt: !1781)
!1899 = !DILocation(line: 51, column: 5, scope: !1780, inlinedAt: !1781)
!1900 = !DILocation(line: 53, column: 5, scope: !1780, inlinedAt: !1781)
!1901 = distinct !DISubprogram(name: "ConvertInt", scope: !865, file: !865, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1902 = !DILocation(line: 119, column: 6, scope: !1901)
!1903 = !DILocation(line: 120, column: 32, scope: !1901)
!1904 = !DILocation(line: 121, column: 20, scope: !1901)
!1905 = !DILocation(line: 121, column: 41, scope: !1901)
!1906 = !DILocation(line: 121, column: 44, scope: !1901)
!1907 = !DILocation(line: 121, column: 18, scope: !1901)
!1908 = !DILocation(line: 121, column: 66, scope: !1901)
!1909 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1910 = !DILocation(line: 121, column: 14, scope: !1901)
!1911 = !DILocation(line: 62, column: 53, scope: !1909, inlinedAt: !1910)
!1912 = !DILocation(line: 62, column: 48, scope: !1909, inlinedAt: !1910)
!1913 = !DILocation(line: 62, column: 70, scope: !1909, inlinedAt: !1910)
!1914 = !DILocation(line: 62, column: 64, scope: !1909, inlinedAt: !1910)
!1915 = !DILocation(line: 62, column: 87, scope: !1909, inlinedAt: !1910)
!1916 = !DILocation(line: 62, column: 81, scope: !1909, inlinedAt: !1910)
!1917 = !DILocation(line: 62, column: 5, scope: !1909, inlinedAt: !1910)
!1918 = !DILocation(line: 62, column: 13, scope: !1909, inlinedAt: !1910)
!1919 = !DILocation(line: 62, column: 21, scope: !1909, inlinedAt: !1910)
!1920 = !DILocation(line: 62, column: 29, scope: !1909, inlinedAt: !1910)
!1921 = !DILocation(line: 62, column: 37, scope: !1909, inlinedAt: !1910)
!1922 = !DILocation(line: 63, column: 54, scope: !1909, inlinedAt: !1910)
!1923 = !DILocation(line: 63, column: 48, scope: !1909, inlinedAt: !1910)
!1924 = !DILocation(line: 63, column: 72, scope: !1909, inlinedAt: !1910)
!1925 = !DILocation(line: 63, column: 65, scope: !1909, inlinedAt: !1910)
!1926 = !DILocation(line: 63, column: 90, scope: !1909, inlinedAt: !1910)
!1927 = !DILocation(line: 63, column: 83, scope: !1909, inlinedAt: !1910)
!1928 = !DILocation(line: 63, column: 5, scope: !1909, inlinedAt: !1910)
!1929 = !DILocation(line: 63, column: 13, scope: !1909, inlinedAt: !1910)
!1930 = !DILocation(line: 63, column: 21, scope: !1909, inlinedAt: !1910)
!1931 = !DILocation(line: 63, column: 29, scope: !1909, inlinedAt: !1910)
!1932 = !DILocation(line: 63, column: 37, scope: !1909, inlinedAt: !1910)
!1933 = !DILocation(line: 64, column: 5, scope: !1909, inlinedAt: !1910)
!1934 = !DILocation(line: 64, column: 14, scope: !1909, inlinedAt: !1910)
!1935 = !DILocation(line: 64, column: 23, scope: !1909, inlinedAt: !1910)
!1936 = !DILocation(line: 65, column: 5, scope: !1909, inlinedAt: !1910)
!1937 = !DILocation(line: 65, column: 14, scope: !1909, inlinedAt: !1910)
!1938 = !DILocation(line: 66, column: 22, scope: !1909, inlinedAt: !1910)
!1939 = !DILocation(line: 66, column: 12, scope: !1909, inlinedAt: !1910)
!1940 = !DILocation(line: 67, column: 34, scope: !1909, inlinedAt: !1910)
!1941 = !DILocation(line: 67, column: 26, scope: !1909, inlinedAt: !1910)
!1942 = !DILocation(line: 67, column: 57, scope: !1909, inlinedAt: !1910)
!1943 = !DILocation(line: 67, column: 49, scope: !1909, inlinedAt: !1910)
!1944 = !DILocation(line: 67, column: 5, scope: !1909, inlinedAt: !1910)
!1945 = !DILocation(line: 67, column: 14, scope: !1909, inlinedAt: !1910)
!1946 = !DILocation(line: 68, column: 69, scope: !1909, inlinedAt: !1910)
!1947 = !DILocation(line: 68, column: 54, scope: !1909, inlinedAt: !1910)
!1948 = !DILocation(line: 68, column: 5, scope: !1909, inlinedAt: !1910)
!1949 = !DILocation(line: 68, column: 14, scope: !1909, inlinedAt: !1910)
!1950 = !DILocation(line: 69, column: 40, scope: !1909, inlinedAt: !1910)
!1951 = !DILocation(line: 69, column: 24, scope: !1909, inlinedAt: !1910)
!1952 = !DILocation(line: 69, column: 17, scope: !1909, inlinedAt: !1910)
!1953 = !DILocation(line: 69, column: 5, scope: !1909, inlinedAt: !1910)
!1954 = !DILocation(line: 122, column: 21, scope: !1901)
!1955 = !DILocation(line: 122, column: 27, scope: !1901)
!1956 = !DILocation(line: 122, column: 19, scope: !1901)
!1957 = !DILocation(line: 122, column: 33, scope: !1901)
!1958 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1959 = !DILocation(line: 122, column: 11, scope: !1901)
!1960 = !DILocation(line: 74, column: 34, scope: !1958, inlinedAt: !1959)
!1961 = !DILocation(line: 74, column: 26, scope: !1958, inlinedAt: !1959)
!1962 = !DILocation(line: 74, column: 47, scope: !1958, inlinedAt: !1959)
!1963 = !DILocation(line: 74, column: 5, scope: !1958, inlinedAt: !1959)
!1964 = !DILocation(line: 74, column: 13, scope: !1958, inlinedAt: !1959)
!1965 = distinct !DISubprogram(name: "AtomicsInt", scope: !865, file: !865, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1966 = !DILocation(line: 129, column: 6, scope: !1965)
!1967 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1968 = !DILocation(line: 130, column: 9, scope: !1965)
!1969 = !DILocation(line: 15, column: 23, scope: !1967, inlinedAt: !1968)
!1970 = !DILocation(line: 16, column: 14, scope: !1967, inlinedAt: !1968)
!1971 = !DILocation(line: 17, column: 25, scope: !1967, inlinedAt: !1968)
!1972 = !DILocation(line: 17, column: 15, scope: !1967, inlinedAt: !1968)
!1973 = !DILocation(line: 18, column: 25, scope: !1967, inlinedAt: !1968)
!1974 = !DILocation(line: 18, column: 15, scope: !1967, inlinedAt: !1968)
!1975 = !DILocation(line: 19, column: 25, scope: !1967, inlinedAt: !1968)
!1976 = !DILocation(line: 19, column: 15, scope: !1967, inlinedAt: !1968)
!1977 = !DILocation(line: 20, column: 25, scope: !1967, inlinedAt: !1968)
!1978 = !DILocation(line: 20, column: 15, scope: !1967, inlinedAt: !1968)
!1979 = !DILocation(line: 21, column: 42, scope: !1967, inlinedAt: !1968)
!1980 = !DILocation(line: 21, column: 32, scope: !1967, inlinedAt: !1968)
!1981 = !DILocation(line: 21, column: 5, scope: !1967, inlinedAt: !1968)
!1982 = !DILocation(line: 22, column: 29, scope: !1967, inlinedAt: !1968)
!1983 = !DILocation(line: 22, column: 19, scope: !1967, inlinedAt: !1968)
!1984 = !DILocation(line: 22, column: 34, scope: !1967, inlinedAt: !1968)
!1985 = !DILocation(line: 23, column: 26, scope: !1967, inlinedAt: !1968)
!1986 = !DILocation(line: 23, column: 18, scope: !1967, inlinedAt: !1968)
!1987 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !865, file: !865, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1988 = !DILocation(line: 136, column: 6, scope: !1987)
!1989 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1990 = !DILocation(line: 136, column: 65, scope: !1987)
!1991 = !DILocation(line: 30, column: 23, scope: !1989, inlinedAt: !1990)
!1992 = !DILocation(line: 31, column: 25, scope: !1989, inlinedAt: !1990)
!1993 = !DILocation(line: 31, column: 46, scope: !1989, inlinedAt: !1990)
!1994 = !DILocation(line: 31, column: 37, scope: !1989, inlinedAt: !1990)
!1995 = !DILocation(line: 31, column: 30, scope: !1989, inlinedAt: !1990)
!1996 = !DILocation(line: 31, column: 15, scope: !1989, inlinedAt: !1990)
!1997 = !DILocation(line: 32, column: 24, scope: !1989, inlinedAt: !1990)
!1998 = !DILocation(line: 32, column: 14, scope: !1989, inlinedAt: !1990)
!1999 = !DILocation(line: 33, column: 25, scope: !1989, inlinedAt: !1990)
!2000 = !DILocation(line: 33, column: 15, scope: !1989, inlinedAt: !1990)
!2001 = !DILocation(line: 35, column: 35, scope: !1989, inlinedAt: !1990)
!2002 = !DILocation(line: 35, column: 25, scope: !1989, inlinedAt: !1990)
!2003 = !DILocation(line: 36, column: 55, scope: !1989, inlinedAt: !1990)
!2004 = !DILocation(line: 36, column: 30, scope: !1989, inlinedAt: !1990)
!2005 = !DILocation(line: 36, column: 59, scope: !1989, inlinedAt: !1990)
!2006 = !DILocation(line: 37, column: 7, scope: !1989, inlinedAt: !1990)
!2007 = !DILocation(line: 41, column: 39, scope: !1989, inlinedAt: !1990)
!2008 = !DILocation(line: 41, column: 29, scope: !1989, inlinedAt: !1990)
!2009 = !DILocation(line: 41, column: 50, scope: !1989, inlinedAt: !1990)
!2010 = !DILocation(line: 42, column: 26, scope: !1989, inlinedAt: !1990)
!2011 = !DILocation(line: 42, column: 16, scope: !1989, inlinedAt: !1990)
!2012 = distinct !DISubprogram(name: "IntegersUint8", scope: !865, file: !865, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!2013 = !DILocation(line: 141, column: 6, scope: !2012)
!2014 = !DILocation(line: 142, column: 32, scope: !2012)
!2015 = !DILocation(line: 143, column: 17, scope: !2012)
!2016 = !DILocation(line: 143, column: 35, scope: !2012)
!2017 = !DILocation(line: 143, column: 38, scope: !2012)
!2018 = !DILocation(line: 143, column: 15, scope: !2012)
!2019 = !DILocation(line: 143, column: 57, scope: !2012)
!2020 = !DILocation(line: 143, column: 63, scope: !2012)
!2021 = !DILocation(line: 143, column: 74, scope: !2012)
!2022 = !DILocation(line: 143, column: 72, scope: !2012)
!2023 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2024 = !DILocation(line: 143, column: 11, scope: !2012)
!2025 = !DILocation(line: 14, column: 28, scope: !2023, inlinedAt: !2024)
!2026 = !DILocation(line: 14, column: 33, scope: !2023, inlinedAt: !2024)
!2027 = !DILocation(line: 14, column: 38, scope: !2023, inlinedAt: !2024)
!2028 = !DILocation(line: 14, column: 5, scope: !2023, inlinedAt: !2024)
!2029 = !DILocation(line: 14, column: 13, scope: !2023, inlinedAt: !2024)
!2030 = !DILocation(line: 14, column: 21, scope: !2023, inlinedAt: !2024)
!2031 = !DILocation(line: 15, column: 36, scope: !2023, inlinedAt: !2024)
!2032 = !DILocation(line: 15, column: 41, scope: !2023, inlinedAt: !2024)
!2033 = !DILocation(line: 15, column: 46, scope: !2023, inlinedAt: !2024)
!2034 = !DILocation(line: 15, column: 51, scope: !2023, inlinedAt: !2024)
!2035 = !DILocation(line: 15, column: 5, scope: !2023, inlinedAt: !2024)
!2036 = !DILocation(line: 15, column: 13, scope: !2023, inlinedAt: !2024)
!2037 = !DILocation(line: 15, column: 21, scope: !2023, inlinedAt: !2024)
!2038 = !DILocation(line: 15, column: 29, scope: !2023, inlinedAt: !2024)
!2039 = !DILocation(line: 16, column: 27, scope: !2023, inlinedAt: !2024)
!2040 = !DILocation(line: 16, column: 31, scope: !2023, inlinedAt: !2024)
!2041 = !DILocation(line: 16, column: 5, scope: !2023, inlinedAt: !2024)
!2042 = !DILocation(line: 16, column: 13, scope: !2023, inlinedAt: !2024)
!2043 = !DILocation(line: 16, column: 21, scope: !2023, inlinedAt: !2024)
!2044 = !DILocation(line: 17, column: 22, scope: !2023, inlinedAt: !2024)
!2045 = !DILocation(line: 17, column: 28, scope: !2023, inlinedAt: !2024)
!2046 = !DILocation(line: 17, column: 5, scope: !2023, inlinedAt: !2024)
!2047 = !DILocation(line: 17, column: 14, scope: !2023, inlinedAt: !2024)
!2048 = !DILocation(line: 18, column: 27, scope: !2023, inlinedAt: !2024)
!2049 = !DILocation(line: 18, column: 22, scope: !2023, inlinedAt: !2024)
!2050 = !DILocation(line: 18, column: 40, scope: !2023, inlinedAt: !2024)
!2051 = !DILocation(line: 18, column: 33, scope: !2023, inlinedAt: !2024)
!2052 = !DILocation(line: 18, column: 5, scope: !2023, inlinedAt: !2024)
!2053 = !DILocation(line: 18, column: 14, scope: !2023, inlinedAt: !2024)
!2054 = !DILocation(line: 19, column: 22, scope: !2023, inlinedAt: !2024)
!2055 = !DILocation(line: 19, column: 28, scope: !2023, inlinedAt: !2024)
!2056 = !DILocation(line: 19, column: 5, scope: !2023, inlinedAt: !2024)
!2057 = !DILocation(line: 19, column: 14, scope: !2023, inlinedAt: !2024)
!2058 = !DILocation(line: 20, column: 25, scope: !2023, inlinedAt: !2024)
!2059 = !DILocation(line: 20, column: 35, scope: !2023, inlinedAt: !2024)
!2060 = !DILocation(line: 20, column: 31, scope: !2023, inlinedAt: !2024)
!2061 = !DILocation(line: 20, column: 5, scope: !2023, inlinedAt: !2024)
!2062 = !DILocation(line: 20, column: 14, scope: !2023, inlinedAt: !2024)
!2063 = !DILocation(line: 21, column: 7, scope: !2023, inlinedAt: !2024)
!2064 = !DILocation(line: 22, column: 23, scope: !2023, inlinedAt: !2024)
!2065 = !DILocation(line: 22, column: 28, scope: !2023, inlinedAt: !2024)
!2066 = !DILocation(line: 22, column: 6, scope: !2023, inlinedAt: !2024)
!2067 = !DILocation(line: 22, column: 15, scope: !2023, inlinedAt: !2024)
!2068 = !DILocation(line: 24, column: 6, scope: !2023, inlinedAt: !2024)
!2069 = !DILocation(line: 24, column: 15, scope: !2023, inlinedAt: !2024)
!2070 = !DILocation(line: 26, column: 22, scope: !2023, inlinedAt: !2024)
!2071 = !DILocation(line: 26, column: 27, scope: !2023, inlinedAt: !2024)
!2072 = !DILocation(line: 26, column: 5, scope: !2023, inlinedAt: !2024)
!2073 = !DILocation(line: 26, column: 14, scope: !2023, inlinedAt: !2024)
!2074 = !DILocation(line: 27, column: 22, scope: !2023, inlinedAt: !2024)
!2075 = !DILocation(line: 27, column: 27, scope: !2023, inlinedAt: !2024)
!2076 = !DILocation(line: 27, column: 5, scope: !2023, inlinedAt: !2024)
!2077 = !DILocation(line: 27, column: 14, scope: !2023, inlinedAt: !2024)
!2078 = !DILocation(line: 28, column: 24, scope: !2023, inlinedAt: !2024)
!2079 = !DILocation(line: 28, column: 35, scope: !2023, inlinedAt: !2024)
!2080 = !DILocation(line: 28, column: 5, scope: !2023, inlinedAt: !2024)
!2081 = !DILocation(line: 28, column: 14, scope: !2023, inlinedAt: !2024)
!2082 = !DILocation(line: 29, column: 39, scope: !2023, inlinedAt: !2024)
!2083 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2084 = !DILocation(line: 29, column: 36, scope: !2023, inlinedAt: !2024)
!2085 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2084)
!2086 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2084)
!2087 = !DILocation(line: 29, column: 55, scope: !2023, inlinedAt: !2024)
!2088 = !DILocation(line: 29, column: 52, scope: !2023, inlinedAt: !2024)
!2089 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2088)
!2090 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2088)
!2091 = !DILocation(line: 29, column: 71, scope: !2023, inlinedAt: !2024)
!2092 = !DILocation(line: 29, column: 68, scope: !2023, inlinedAt: !2024)
!2093 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2092)
!2094 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2092)
!2095 = !DILocation(line: 29, column: 5, scope: !2023, inlinedAt: !2024)
!2096 = !DILocation(line: 29, column: 14, scope: !2023, inlinedAt: !2024)
!2097 = !DILocation(line: 29, column: 23, scope: !2023, inlinedAt: !2024)
!2098 = !DILocation(line: 30, column: 39, scope: !2023, inlinedAt: !2024)
!2099 = !DILocation(line: 30, column: 36, scope: !2023, inlinedAt: !2024)
!2100 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2099)
!2101 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2099)
!2102 = !DILocation(line: 30, column: 55, scope: !2023, inlinedAt: !2024)
!2103 = !DILocation(line: 30, column: 52, scope: !2023, inlinedAt: !2024)
!2104 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2103)
!2105 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2103)
!2106 = !DILocation(line: 30, column: 70, scope: !2023, inlinedAt: !2024)
!2107 = !DILocation(line: 30, column: 67, scope: !2023, inlinedAt: !2024)
!2108 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2107)
!2109 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2107)
!2110 = !DILocation(line: 30, column: 5, scope: !2023, inlinedAt: !2024)
!2111 = !DILocation(line: 30, column: 14, scope: !2023, inlinedAt: !2024)
!2112 = !DILocation(line: 30, column: 23, scope: !2023, inlinedAt: !2024)
!2113 = !DILocation(line: 33, column: 2, scope: !2023, inlinedAt: !2024)
!2114 = !DILocation(line: 34, column: 2, scope: !2023, inlinedAt: !2024)
!2115 = !DILocation(line: 35, column: 2, scope: !2023, inlinedAt: !2024)
!2116 = !DILocation(line: 36, column: 5, scope: !2023, inlinedAt: !2024)
!2117 = !DILocation(line: 37, column: 2, scope: !2023, inlinedAt: !2024)
!2118 = !DILocation(line: 38, column: 2, scope: !2023, inlinedAt: !2024)
!2119 = !DILocation(line: 39, column: 2, scope: !2023, inlinedAt: !2024)
!2120 = !DILocation(line: 40, column: 2, scope: !2023, inlinedAt: !2024)
!2121 = !DILocation(line: 41, column: 5, scope: !2023, inlinedAt: !2024)
!2122 = !DILocation(line: 44, column: 2, scope: !2023, inlinedAt: !2024)
!2123 = !DILocation(line: 45, column: 5, scope: !2023, inlinedAt: !2024)
!2124 = !DILocation(line: 48, column: 14, scope: !2023, inlinedAt: !2024)
!2125 = !DILocation(line: 48, column: 5, scope: !2023, inlinedAt: !2024)
!2126 = !DILocation(line: 49, column: 21, scope: !2023, inlinedAt: !2024)
!2127 = !DILocation(line: 49, column: 40, scope: !2023, inlinedAt: !2024)
!2128 = !DILocation(line: 49, column: 18, scope: !2023, inlinedAt: !2024)
!2129 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2128)
!2130 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2128)
!2131 = !DILocation(line: 49, column: 5, scope: !2023, inlinedAt: !2024)
!2132 = !DILocation(line: 50, column: 34, scope: !2023, inlinedAt: !2024)
!2133 = !DILocation(line: 50, column: 28, scope: !2023, inlinedAt: !2024)
!2134 = !DILocation(line: 50, column: 18, scope: !2023, inlinedAt: !2024)
!2135 = !DILocation(line: 10, column: 6, scope: !2083, inlinedAt: !2134)
!2136 = !DILocation(line: 14, column: 2, scope: !2083, inlinedAt: !2134)
!2137 = !DILocation(line: 50, column: 5, scope: !2023, inlinedAt: !2024)
!2138 = !DILocation(line: 51, column: 17, scope: !2023, inlinedAt: !2024)
!2139 = !DILocation(line: 51, column: 13, scope: !2023, inlinedAt: !2024)
!2140 = !DILocation(line: 51, column: 21, scope: !2023, inlinedAt: !2024)
!2141 = !DILocation(line: 51, column: 5, scope: !2023, inlinedAt: !2024)
!2142 = !DILocation(line: 53, column: 5, scope: !2023, inlinedAt: !2024)
!2143 = distinct !DISubprogram(name: "ConvertUint8", scope: !865, file: !865, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2144 = !DILocation(line: 150, column: 6, scope: !2143)
!2145 = !DILocation(line: 151, column: 32, scope: !2143)
!2146 = !DILocation(line: 152, column: 20, scope: !2143)
!2147 = !DILocation(line: 152, column: 41, scope: !2143)
!2148 = !DILocation(line: 152, column: 44, scope: !2143)
!2149 = !DILocation(line: 152, column: 18, scope: !2143)
!2150 = !DILocation(line: 152, column: 66, scope: !2143)
!2151 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2152 = !DILocation(line: 152, column: 14, scope: !2143)
!2153 = !DILocation(line: 62, column: 53, scope: !2151, inlinedAt: !2152)
!2154 = !DILocation(line: 62, column: 48, scope: !2151, inlinedAt: !2152)
!2155 = !DILocation(line: 62, column: 70, scope: !2151, inlinedAt: !2152)
!2156 = !DILocation(line: 62, column: 64, scope: !2151, inlinedAt: !2152)
!2157 = !DILocation(line: 62, column: 87, scope: !2151, inlinedAt: !2152)
!2158 = !DILocation(line: 62, column: 81, scope: !2151, inlinedAt: !2152)
!2159 = !DILocation(line: 62, column: 98, scope: !2151, inlinedAt: !2152)
!2160 = !DILocation(line: 62, column: 5, scope: !2151, inlinedAt: !2152)
!2161 = !DILocation(line: 62, column: 13, scope: !2151, inlinedAt: !2152)
!2162 = !DILocation(line: 62, column: 21, scope: !2151, inlinedAt: !2152)
!2163 = !DILocation(line: 62, column: 29, scope: !2151, inlinedAt: !2152)
!2164 = !DILocation(line: 62, column: 37, scope: !2151, inlinedAt: !2152)
!2165 = !DILocation(line: 63, column: 72, scope: !2151, inlinedAt: !2152)
!2166 = !DILocation(line: 63, column: 65, scope: !2151, inlinedAt: !2152)
!2167 = !DILocation(line: 63, column: 90, scope: !2151, inlinedAt: !2152)
!2168 = !DILocation(line: 63, column: 83, scope: !2151, inlinedAt: !2152)
!2169 = !DILocation(line: 63, column: 108, scope: !2151, inlinedAt: !2152)
!2170 = !DILocation(line: 63, column: 101, scope: !2151, inlinedAt: !2152)
!2171 = !DILocation(line: 63, column: 5, scope: !2151, inlinedAt: !2152)
!2172 = !DILocation(line: 63, column: 13, scope: !2151, inlinedAt: !2152)
!2173 = !DILocation(line: 63, column: 21, scope: !2151, inlinedAt: !2152)
!2174 = !DILocation(line: 63, column: 29, scope: !2151, inlinedAt: !2152)
!2175 = !DILocation(line: 63, column: 37, scope: !2151, inlinedAt: !2152)
!2176 = !DILocation(line: 64, column: 5, scope: !2151, inlinedAt: !2152)
!2177 = !DILocation(line: 64, column: 14, scope: !2151, inlinedAt: !2152)
!2178 = !DILocation(line: 64, column: 23, scope: !2151, inlinedAt: !2152)
!2179 = !DILocation(line: 65, column: 5, scope: !2151, inlinedAt: !2152)
!2180 = !DILocation(line: 65, column: 14, scope: !2151, inlinedAt: !2152)
!2181 = !DILocation(line: 66, column: 22, scope: !2151, inlinedAt: !2152)
!2182 = !DILocation(line: 67, column: 34, scope: !2151, inlinedAt: !2152)
!2183 = !DILocation(line: 67, column: 26, scope: !2151, inlinedAt: !2152)
!2184 = !DILocation(line: 67, column: 57, scope: !2151, inlinedAt: !2152)
!2185 = !DILocation(line: 67, column: 49, scope: !2151, inlinedAt: !2152)
!2186 = !DILocation(line: 67, column: 5, scope: !2151, inlinedAt: !2152)
!2187 = !DILocation(line: 67, column: 14, scope: !2151, inlinedAt: !2152)
!2188 = !DILocation(line: 68, column: 28, scope: !2151, inlinedAt: !2152)
!2189 = !DILocation(line: 68, column: 26, scope: !2151, inlinedAt: !2152)
!2190 = !DILocation(line: 68, column: 69, scope: !2151, inlinedAt: !2152)
!2191 = !DILocation(line: 68, column: 54, scope: !2151, inlinedAt: !2152)
!2192 = !DILocation(line: 68, column: 52, scope: !2151, inlinedAt: !2152)
!2193 = !DILocation(line: 68, column: 5, scope: !2151, inlinedAt: !2152)
!2194 = !DILocation(line: 68, column: 14, scope: !2151, inlinedAt: !2152)
!2195 = !DILocation(line: 69, column: 40, scope: !2151, inlinedAt: !2152)
!2196 = !DILocation(line: 69, column: 24, scope: !2151, inlinedAt: !2152)
!2197 = !DILocation(line: 69, column: 17, scope: !2151, inlinedAt: !2152)
!2198 = !DILocation(line: 69, column: 5, scope: !2151, inlinedAt: !2152)
!2199 = !DILocation(line: 153, column: 21, scope: !2143)
!2200 = !DILocation(line: 153, column: 27, scope: !2143)
!2201 = !DILocation(line: 153, column: 19, scope: !2143)
!2202 = !DILocation(line: 153, column: 33, scope: !2143)
!2203 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2204 = !DILocation(line: 153, column: 11, scope: !2143)
!2205 = !DILocation(line: 74, column: 34, scope: !2203, inlinedAt: !2204)
!2206 = !DILocation(line: 74, column: 26, scope: !2203, inlinedAt: !2204)
!2207 = !DILocation(line: 74, column: 47, scope: !2203, inlinedAt: !2204)
!2208 = !DILocation(line: 74, column: 5, scope: !2203, inlinedAt: !2204)
!2209 = !DILocation(line: 74, column: 13, scope: !2203, inlinedAt: !2204)
!2210 = distinct !DISubprogram(name: "IntegersUint16", scope: !865, file: !865, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2211 = !DILocation(line: 160, column: 6, scope: !2210)
!2212 = !DILocation(line: 161, column: 32, scope: !2210)
!2213 = !DILocation(line: 162, column: 17, scope: !2210)
!2214 = !DILocation(line: 162, column: 35, scope: !2210)
!2215 = !DILocation(line: 162, column: 38, scope: !2210)
!2216 = !DILocation(line: 162, column: 15, scope: !2210)
!2217 = !DILocation(line: 162, column: 57, scope: !2210)
!2218 = !DILocation(line: 162, column: 63, scope: !2210)
!2219 = !DILocation(line: 162, column: 74, scope: !2210)
!2220 = !DILocation(line: 162, column: 72, scope: !2210)
!2221 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2222 = !DILocation(line: 162, column: 11, scope: !2210)
!2223 = !DILocation(line: 14, column: 28, scope: !2221, inlinedAt: !2222)
!2224 = !DILocation(line: 14, column: 33, scope: !2221, inlinedAt: !2222)
!2225 = !DILocation(line: 14, column: 38, scope: !2221, inlinedAt: !2222)
!2226 = !DILocation(line: 14, column: 5, scope: !2221, inlinedAt: !2222)
!2227 = !DILocation(line: 14, column: 13, scope: !2221, inlinedAt: !2222)
!2228 = !DILocation(line: 14, column: 21, scope: !2221, inlinedAt: !2222)
!2229 = !DILocation(line: 15, column: 36, scope: !2221, inlinedAt: !2222)
!2230 = !DILocation(line: 15, column: 41, scope: !2221, inlinedAt: !2222)
!2231 = !DILocation(line: 15, column: 46, scope: !2221, inlinedAt: !2222)
!2232 = !DILocation(line: 15, column: 51, scope: !2221, inlinedAt: !2222)
!2233 = !DILocation(line: 15, column: 5, scope: !2221, inlinedAt: !2222)
!2234 = !DILocation(line: 15, column: 13, scope: !2221, inlinedAt: !2222)
!2235 = !DILocation(line: 15, column: 21, scope: !2221, inlinedAt: !2222)
!2236 = !DILocation(line: 15, column: 29, scope: !2221, inlinedAt: !2222)
!2237 = !DILocation(line: 16, column: 27, scope: !2221, inlinedAt: !2222)
!2238 = !DILocation(line: 16, column: 31, scope: !2221, inlinedAt: !2222)
!2239 = !DILocation(line: 16, column: 5, scope: !2221, inlinedAt: !2222)
!2240 = !DILocation(line: 16, column: 13, scope: !2221, inlinedAt: !2222)
!2241 = !DILocation(line: 16, column: 21, scope: !2221, inlinedAt: !2222)
!2242 = !DILocation(line: 17, column: 22, scope: !2221, inlinedAt: !2222)
!2243 = !DILocation(line: 17, column: 28, scope: !2221, inlinedAt: !2222)
!2244 = !DILocation(line: 17, column: 5, scope: !2221, inlinedAt: !2222)
!2245 = !DILocation(line: 17, column: 14, scope: !2221, inlinedAt: !2222)
!2246 = !DILocation(line: 18, column: 27, scope: !2221, inlinedAt: !2222)
!2247 = !DILocation(line: 18, column: 22, scope: !2221, inlinedAt: !2222)
!2248 = !DILocation(line: 18, column: 40, scope: !2221, inlinedAt: !2222)
!2249 = !DILocation(line: 18, column: 33, scope: !2221, inlinedAt: !2222)
!2250 = !DILocation(line: 18, column: 5, scope: !2221, inlinedAt: !2222)
!2251 = !DILocation(line: 18, column: 14, scope: !2221, inlinedAt: !2222)
!2252 = !DILocation(line: 19, column: 22, scope: !2221, inlinedAt: !2222)
!2253 = !DILocation(line: 19, column: 28, scope: !2221, inlinedAt: !2222)
!2254 = !DILocation(line: 19, column: 5, scope: !2221, inlinedAt: !2222)
!2255 = !DILocation(line: 19, column: 14, scope: !2221, inlinedAt: !2222)
!2256 = !DILocation(line: 20, column: 25, scope: !2221, inlinedAt: !2222)
!2257 = !DILocation(line: 20, column: 35, scope: !2221, inlinedAt: !2222)
!2258 = !DILocation(line: 20, column: 31, scope: !2221, inlinedAt: !2222)
!2259 = !DILocation(line: 20, column: 5, scope: !2221, inlinedAt: !2222)
!2260 = !DILocation(line: 20, column: 14, scope: !2221, inlinedAt: !2222)
!2261 = !DILocation(line: 21, column: 7, scope: !2221, inlinedAt: !2222)
!2262 = !DILocation(line: 22, column: 23, scope: !2221, inlinedAt: !2222)
!2263 = !DILocation(line: 22, column: 28, scope: !2221, inlinedAt: !2222)
!2264 = !DILocation(line: 22, column: 6, scope: !2221, inlinedAt: !2222)
!2265 = !DILocation(line: 22, column: 15, scope: !2221, inlinedAt: !2222)
!2266 = !DILocation(line: 24, column: 6, scope: !2221, inlinedAt: !2222)
!2267 = !DILocation(line: 24, column: 15, scope: !2221, inlinedAt: !2222)
!2268 = !DILocation(line: 26, column: 22, scope: !2221, inlinedAt: !2222)
!2269 = !DILocation(line: 26, column: 27, scope: !2221, inlinedAt: !2222)
!2270 = !DILocation(line: 26, column: 5, scope: !2221, inlinedAt: !2222)
!2271 = !DILocation(line: 26, column: 14, scope: !2221, inlinedAt: !2222)
!2272 = !DILocation(line: 27, column: 22, scope: !2221, inlinedAt: !2222)
!2273 = !DILocation(line: 27, column: 27, scope: !2221, inlinedAt: !2222)
!2274 = !DILocation(line: 27, column: 5, scope: !2221, inlinedAt: !2222)
!2275 = !DILocation(line: 27, column: 14, scope: !2221, inlinedAt: !2222)
!2276 = !DILocation(line: 28, column: 24, scope: !2221, inlinedAt: !2222)
!2277 = !DILocation(line: 28, column: 35, scope: !2221, inlinedAt: !2222)
!2278 = !DILocation(line: 28, column: 5, scope: !2221, inlinedAt: !2222)
!2279 = !DILocation(line: 28, column: 14, scope: !2221, inlinedAt: !2222)
!2280 = !DILocation(line: 29, column: 39, scope: !2221, inlinedAt: !2222)
!2281 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2282 = !DILocation(line: 29, column: 36, scope: !2221, inlinedAt: !2222)
!2283 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2282)
!2284 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2282)
!2285 = !DILocation(line: 29, column: 55, scope: !2221, inlinedAt: !2222)
!2286 = !DILocation(line: 29, column: 52, scope: !2221, inlinedAt: !2222)
!2287 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2286)
!2288 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2286)
!2289 = !DILocation(line: 29, column: 71, scope: !2221, inlinedAt: !2222)
!2290 = !DILocation(line: 29, column: 68, scope: !2221, inlinedAt: !2222)
!2291 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2290)
!2292 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2290)
!2293 = !DILocation(line: 29, column: 5, scope: !2221, inlinedAt: !2222)
!2294 = !DILocation(line: 29, column: 14, scope: !2221, inlinedAt: !2222)
!2295 = !DILocation(line: 29, column: 23, scope: !2221, inlinedAt: !2222)
!2296 = !DILocation(line: 30, column: 39, scope: !2221, inlinedAt: !2222)
!2297 = !DILocation(line: 30, column: 36, scope: !2221, inlinedAt: !2222)
!2298 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2297)
!2299 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2297)
!2300 = !DILocation(line: 30, column: 55, scope: !2221, inlinedAt: !2222)
!2301 = !DILocation(line: 30, column: 52, scope: !2221, inlinedAt: !2222)
!2302 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2301)
!2303 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2301)
!2304 = !DILocation(line: 30, column: 70, scope: !2221, inlinedAt: !2222)
!2305 = !DILocation(line: 30, column: 67, scope: !2221, inlinedAt: !2222)
!2306 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2305)
!2307 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2305)
!2308 = !DILocation(line: 30, column: 5, scope: !2221, inlinedAt: !2222)
!2309 = !DILocation(line: 30, column: 14, scope: !2221, inlinedAt: !2222)
!2310 = !DILocation(line: 30, column: 23, scope: !2221, inlinedAt: !2222)
!2311 = !DILocation(line: 33, column: 2, scope: !2221, inlinedAt: !2222)
!2312 = !DILocation(line: 34, column: 2, scope: !2221, inlinedAt: !2222)
!2313 = !DILocation(line: 35, column: 2, scope: !2221, inlinedAt: !2222)
!2314 = !DILocation(line: 36, column: 5, scope: !2221, inlinedAt: !2222)
!2315 = !DILocation(line: 37, column: 2, scope: !2221, inlinedAt: !2222)
!2316 = !DILocation(line: 38, column: 2, scope: !2221, inlinedAt: !2222)
!2317 = !DILocation(line: 39, column: 2, scope: !2221, inlinedAt: !2222)
!2318 = !DILocation(line: 40, column: 2, scope: !2221, inlinedAt: !2222)
!2319 = !DILocation(line: 41, column: 5, scope: !2221, inlinedAt: !2222)
!2320 = !DILocation(line: 44, column: 2, scope: !2221, inlinedAt: !2222)
!2321 = !DILocation(line: 45, column: 5, scope: !2221, inlinedAt: !2222)
!2322 = !DILocation(line: 48, column: 14, scope: !2221, inlinedAt: !2222)
!2323 = !DILocation(line: 48, column: 5, scope: !2221, inlinedAt: !2222)
!2324 = !DILocation(line: 49, column: 21, scope: !2221, inlinedAt: !2222)
!2325 = !DILocation(line: 49, column: 40, scope: !2221, inlinedAt: !2222)
!2326 = !DILocation(line: 49, column: 18, scope: !2221, inlinedAt: !2222)
!2327 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2326)
!2328 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2326)
!2329 = !DILocation(line: 49, column: 5, scope: !2221, inlinedAt: !2222)
!2330 = !DILocation(line: 50, column: 34, scope: !2221, inlinedAt: !2222)
!2331 = !DILocation(line: 50, column: 28, scope: !2221, inlinedAt: !2222)
!2332 = !DILocation(line: 50, column: 18, scope: !2221, inlinedAt: !2222)
!2333 = !DILocation(line: 10, column: 6, scope: !2281, inlinedAt: !2332)
!2334 = !DILocation(line: 14, column: 2, scope: !2281, inlinedAt: !2332)
!2335 = !DILocation(line: 50, column: 5, scope: !2221, inlinedAt: !2222)
!2336 = !DILocation(line: 51, column: 17, scope: !2221, inlinedAt: !2222)
!2337 = !DILocation(line: 51, column: 13, scope: !2221, inlinedAt: !2222)
!2338 = !DILocation(line: 51, column: 21, scope: !2221, inlinedAt: !2222)
!2339 = !DILocation(line: 51, column: 5, scope: !2221, inlinedAt: !2222)
!2340 = !DILocation(line: 53, column: 5, scope: !2221, inlinedAt: !2222)
!2341 = distinct !DISubprogram(name: "ConvertUint16", scope: !865, file: !865, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2342 = !DILocation(line: 169, column: 6, scope: !2341)
!2343 = !DILocation(line: 170, column: 32, scope: !2341)
!2344 = !DILocation(line: 171, column: 20, scope: !2341)
!2345 = !DILocation(line: 171, column: 41, scope: !2341)
!2346 = !DILocation(line: 171, column: 44, scope: !2341)
!2347 = !DILocation(line: 171, column: 18, scope: !2341)
!2348 = !DILocation(line: 171, column: 66, scope: !2341)
!2349 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2350 = !DILocation(line: 171, column: 14, scope: !2341)
!2351 = !DILocation(line: 62, column: 53, scope: !2349, inlinedAt: !2350)
!2352 = !DILocation(line: 62, column: 48, scope: !2349, inlinedAt: !2350)
!2353 = !DILocation(line: 62, column: 70, scope: !2349, inlinedAt: !2350)
!2354 = !DILocation(line: 62, column: 64, scope: !2349, inlinedAt: !2350)
!2355 = !DILocation(line: 62, column: 87, scope: !2349, inlinedAt: !2350)
!2356 = !DILocation(line: 62, column: 81, scope: !2349, inlinedAt: !2350)
!2357 = !DILocation(line: 62, column: 98, scope: !2349, inlinedAt: !2350)
!2358 = !DILocation(line: 62, column: 5, scope: !2349, inlinedAt: !2350)
!2359 = !DILocation(line: 62, column: 13, scope: !2349, inlinedAt: !2350)
!2360 = !DILocation(line: 62, column: 21, scope: !2349, inlinedAt: !2350)
!2361 = !DILocation(line: 62, column: 29, scope: !2349, inlinedAt: !2350)
!2362 = !DILocation(line: 62, column: 37, scope: !2349, inlinedAt: !2350)
!2363 = !DILocation(line: 63, column: 54, scope: !2349, inlinedAt: !2350)
!2364 = !DILocation(line: 63, column: 48, scope: !2349, inlinedAt: !2350)
!2365 = !DILocation(line: 63, column: 90, scope: !2349, inlinedAt: !2350)
!2366 = !DILocation(line: 63, column: 83, scope: !2349, inlinedAt: !2350)
!2367 = !DILocation(line: 63, column: 108, scope: !2349, inlinedAt: !2350)
!2368 = !DILocation(line: 63, column: 101, scope: !2349, inlinedAt: !2350)
!2369 = !DILocation(line: 63, column: 5, scope: !2349, inlinedAt: !2350)
!2370 = !DILocation(line: 63, column: 13, scope: !2349, inlinedAt: !2350)
!2371 = !DILocation(line: 63, column: 21, scope: !2349, inlinedAt: !2350)
!2372 = !DILocation(line: 63, column: 29, scope: !2349, inlinedAt: !2350)
!2373 = !DILocation(line: 63, column: 37, scope: !2349, inlinedAt: !2350)
!2374 = !DILocation(line: 64, column: 37, scope: !2349, inlinedAt: !2350)
!2375 = !DILocation(line: 64, column: 35, scope: !2349, inlinedAt: !2350)
!2376 = !DILocation(line: 64, column: 56, scope: !2349, inlinedAt: !2350)
!2377 = !DILocation(line: 64, column: 54, scope: !2349, inlinedAt: !2350)
!2378 = !DILocation(line: 64, column: 5, scope: !2349, inlinedAt: !2350)
!2379 = !DILocation(line: 64, column: 14, scope: !2349, inlinedAt: !2350)
!2380 = !DILocation(line: 64, column: 23, scope: !2349, inlinedAt: !2350)
!2381 = !DILocation(line: 65, column: 5, scope: !2349, inlinedAt: !2350)
!2382 = !DILocation(line: 65, column: 14, scope: !2349, inlinedAt: !2350)
!2383 = !DILocation(line: 66, column: 22, scope: !2349, inlinedAt: !2350)
!2384 = !DILocation(line: 66, column: 12, scope: !2349, inlinedAt: !2350)
!2385 = !DILocation(line: 67, column: 34, scope: !2349, inlinedAt: !2350)
!2386 = !DILocation(line: 67, column: 26, scope: !2349, inlinedAt: !2350)
!2387 = !DILocation(line: 67, column: 57, scope: !2349, inlinedAt: !2350)
!2388 = !DILocation(line: 67, column: 49, scope: !2349, inlinedAt: !2350)
!2389 = !DILocation(line: 67, column: 5, scope: !2349, inlinedAt: !2350)
!2390 = !DILocation(line: 67, column: 14, scope: !2349, inlinedAt: !2350)
!2391 = !DILocation(line: 68, column: 28, scope: !2349, inlinedAt: !2350)
!2392 = !DILocation(line: 68, column: 26, scope: !2349, inlinedAt: !2350)
!2393 = !DILocation(line: 68, column: 69, scope: !2349, inlinedAt: !2350)
!2394 = !DILocation(line: 68, column: 54, scope: !2349, inlinedAt: !2350)
!2395 = !DILocation(line: 68, column: 52, scope: !2349, inlinedAt: !2350)
!2396 = !DILocation(line: 68, column: 5, scope: !2349, inlinedAt: !2350)
!2397 = !DILocation(line: 68, column: 14, scope: !2349, inlinedAt: !2350)
!2398 = !DILocation(line: 69, column: 40, scope: !2349, inlinedAt: !2350)
!2399 = !DILocation(line: 69, column: 24, scope: !2349, inlinedAt: !2350)
!2400 = !DILocation(line: 69, column: 17, scope: !2349, inlinedAt: !2350)
!2401 = !DILocation(line: 69, column: 5, scope: !2349, inlinedAt: !2350)
!2402 = !DILocation(line: 172, column: 21, scope: !2341)
!2403 = !DILocation(line: 172, column: 27, scope: !2341)
!2404 = !DILocation(line: 172, column: 19, scope: !2341)
!2405 = !DILocation(line: 172, column: 33, scope: !2341)
!2406 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2407 = !DILocation(line: 172, column: 11, scope: !2341)
!2408 = !DILocation(line: 74, column: 34, scope: !2406, inlinedAt: !2407)
!2409 = !DILocation(line: 74, column: 26, scope: !2406, inlinedAt: !2407)
!2410 = !DILocation(line: 74, column: 47, scope: !2406, inlinedAt: !2407)
!2411 = !DILocation(line: 74, column: 5, scope: !2406, inlinedAt: !2407)
!2412 = !DILocation(line: 74, column: 13, scope: !2406, inlinedAt: !2407)
!2413 = distinct !DISubprogram(name: "IntegersUint32", scope: !865, file: !865, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2414 = !DILocation(line: 179, column: 6, scope: !2413)
!2415 = !DILocation(line: 180, column: 32, scope: !2413)
!2416 = !DILocation(line: 181, column: 17, scope: !2413)
!2417 = !DILocation(line: 181, column: 35, scope: !2413)
!2418 = !DILocation(line: 181, column: 38, scope: !2413)
!2419 = !DILocation(line: 181, column: 15, scope: !2413)
!2420 = !DILocation(line: 181, column: 57, scope: !2413)
!2421 = !DILocation(line: 181, column: 63, scope: !2413)
!2422 = !DILocation(line: 181, column: 74, scope: !2413)
!2423 = !DILocation(line: 181, column: 72, scope: !2413)
!2424 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2425 = !DILocation(line: 181, column: 11, scope: !2413)
!2426 = !DILocation(line: 14, column: 28, scope: !2424, inlinedAt: !2425)
!2427 = !DILocation(line: 14, column: 33, scope: !2424, inlinedAt: !2425)
!2428 = !DILocation(line: 14, column: 38, scope: !2424, inlinedAt: !2425)
!2429 = !DILocation(line: 14, column: 5, scope: !2424, inlinedAt: !2425)
!2430 = !DILocation(line: 14, column: 13, scope: !2424, inlinedAt: !2425)
!2431 = !DILocation(line: 14, column: 21, scope: !2424, inlinedAt: !2425)
!2432 = !DILocation(line: 15, column: 36, scope: !2424, inlinedAt: !2425)
!2433 = !DILocation(line: 15, column: 41, scope: !2424, inlinedAt: !2425)
!2434 = !DILocation(line: 15, column: 46, scope: !2424, inlinedAt: !2425)
!2435 = !DILocation(line: 15, column: 51, scope: !2424, inlinedAt: !2425)
!2436 = !DILocation(line: 15, column: 5, scope: !2424, inlinedAt: !2425)
!2437 = !DILocation(line: 15, column: 13, scope: !2424, inlinedAt: !2425)
!2438 = !DILocation(line: 15, column: 21, scope: !2424, inlinedAt: !2425)
!2439 = !DILocation(line: 15, column: 29, scope: !2424, inlinedAt: !2425)
!2440 = !DILocation(line: 16, column: 27, scope: !2424, inlinedAt: !2425)
!2441 = !DILocation(line: 16, column: 31, scope: !2424, inlinedAt: !2425)
!2442 = !DILocation(line: 16, column: 5, scope: !2424, inlinedAt: !2425)
!2443 = !DILocation(line: 16, column: 13, scope: !2424, inlinedAt: !2425)
!2444 = !DILocation(line: 16, column: 21, scope: !2424, inlinedAt: !2425)
!2445 = !DILocation(line: 17, column: 22, scope: !2424, inlinedAt: !2425)
!2446 = !DILocation(line: 17, column: 28, scope: !2424, inlinedAt: !2425)
!2447 = !DILocation(line: 17, column: 5, scope: !2424, inlinedAt: !2425)
!2448 = !DILocation(line: 17, column: 14, scope: !2424, inlinedAt: !2425)
!2449 = !DILocation(line: 18, column: 27, scope: !2424, inlinedAt: !2425)
!2450 = !DILocation(line: 18, column: 22, scope: !2424, inlinedAt: !2425)
!2451 = !DILocation(line: 18, column: 40, scope: !2424, inlinedAt: !2425)
!2452 = !DILocation(line: 18, column: 33, scope: !2424, inlinedAt: !2425)
!2453 = !DILocation(line: 18, column: 5, scope: !2424, inlinedAt: !2425)
!2454 = !DILocation(line: 18, column: 14, scope: !2424, inlinedAt: !2425)
!2455 = !DILocation(line: 19, column: 22, scope: !2424, inlinedAt: !2425)
!2456 = !DILocation(line: 19, column: 28, scope: !2424, inlinedAt: !2425)
!2457 = !DILocation(line: 19, column: 5, scope: !2424, inlinedAt: !2425)
!2458 = !DILocation(line: 19, column: 14, scope: !2424, inlinedAt: !2425)
!2459 = !DILocation(line: 20, column: 25, scope: !2424, inlinedAt: !2425)
!2460 = !DILocation(line: 20, column: 35, scope: !2424, inlinedAt: !2425)
!2461 = !DILocation(line: 20, column: 31, scope: !2424, inlinedAt: !2425)
!2462 = !DILocation(line: 20, column: 5, scope: !2424, inlinedAt: !2425)
!2463 = !DILocation(line: 20, column: 14, scope: !2424, inlinedAt: !2425)
!2464 = !DILocation(line: 21, column: 7, scope: !2424, inlinedAt: !2425)
!2465 = !DILocation(line: 22, column: 23, scope: !2424, inlinedAt: !2425)
!2466 = !DILocation(line: 22, column: 28, scope: !2424, inlinedAt: !2425)
!2467 = !DILocation(line: 22, column: 6, scope: !2424, inlinedAt: !2425)
!2468 = !DILocation(line: 22, column: 15, scope: !2424, inlinedAt: !2425)
!2469 = !DILocation(line: 24, column: 6, scope: !2424, inlinedAt: !2425)
!2470 = !DILocation(line: 24, column: 15, scope: !2424, inlinedAt: !2425)
!2471 = !DILocation(line: 26, column: 22, scope: !2424, inlinedAt: !2425)
!2472 = !DILocation(line: 26, column: 27, scope: !2424, inlinedAt: !2425)
!2473 = !DILocation(line: 26, column: 5, scope: !2424, inlinedAt: !2425)
!2474 = !DILocation(line: 26, column: 14, scope: !2424, inlinedAt: !2425)
!2475 = !DILocation(line: 27, column: 22, scope: !2424, inlinedAt: !2425)
!2476 = !DILocation(line: 27, column: 27, scope: !2424, inlinedAt: !2425)
!2477 = !DILocation(line: 27, column: 5, scope: !2424, inlinedAt: !2425)
!2478 = !DILocation(line: 27, column: 14, scope: !2424, inlinedAt: !2425)
!2479 = !DILocation(line: 28, column: 24, scope: !2424, inlinedAt: !2425)
!2480 = !DILocation(line: 28, column: 35, scope: !2424, inlinedAt: !2425)
!2481 = !DILocation(line: 28, column: 5, scope: !2424, inlinedAt: !2425)
!2482 = !DILocation(line: 28, column: 14, scope: !2424, inlinedAt: !2425)
!2483 = !DILocation(line: 29, column: 39, scope: !2424, inlinedAt: !2425)
!2484 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2485 = !DILocation(line: 29, column: 36, scope: !2424, inlinedAt: !2425)
!2486 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2485)
!2487 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2485)
!2488 = !DILocation(line: 29, column: 55, scope: !2424, inlinedAt: !2425)
!2489 = !DILocation(line: 29, column: 52, scope: !2424, inlinedAt: !2425)
!2490 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2489)
!2491 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2489)
!2492 = !DILocation(line: 29, column: 71, scope: !2424, inlinedAt: !2425)
!2493 = !DILocation(line: 29, column: 68, scope: !2424, inlinedAt: !2425)
!2494 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2493)
!2495 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2493)
!2496 = !DILocation(line: 29, column: 5, scope: !2424, inlinedAt: !2425)
!2497 = !DILocation(line: 29, column: 14, scope: !2424, inlinedAt: !2425)
!2498 = !DILocation(line: 29, column: 23, scope: !2424, inlinedAt: !2425)
!2499 = !DILocation(line: 30, column: 39, scope: !2424, inlinedAt: !2425)
!2500 = !DILocation(line: 30, column: 36, scope: !2424, inlinedAt: !2425)
!2501 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2500)
!2502 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2500)
!2503 = !DILocation(line: 30, column: 55, scope: !2424, inlinedAt: !2425)
!2504 = !DILocation(line: 30, column: 52, scope: !2424, inlinedAt: !2425)
!2505 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2504)
!2506 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2504)
!2507 = !DILocation(line: 30, column: 70, scope: !2424, inlinedAt: !2425)
!2508 = !DILocation(line: 30, column: 67, scope: !2424, inlinedAt: !2425)
!2509 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2508)
!2510 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2508)
!2511 = !DILocation(line: 30, column: 5, scope: !2424, inlinedAt: !2425)
!2512 = !DILocation(line: 30, column: 14, scope: !2424, inlinedAt: !2425)
!2513 = !DILocation(line: 30, column: 23, scope: !2424, inlinedAt: !2425)
!2514 = !DILocation(line: 33, column: 2, scope: !2424, inlinedAt: !2425)
!2515 = !DILocation(line: 34, column: 2, scope: !2424, inlinedAt: !2425)
!2516 = !DILocation(line: 35, column: 2, scope: !2424, inlinedAt: !2425)
!2517 = !DILocation(line: 36, column: 5, scope: !2424, inlinedAt: !2425)
!2518 = !DILocation(line: 37, column: 2, scope: !2424, inlinedAt: !2425)
!2519 = !DILocation(line: 38, column: 2, scope: !2424, inlinedAt: !2425)
!2520 = !DILocation(line: 39, column: 2, scope: !2424, inlinedAt: !2425)
!2521 = !DILocation(line: 40, column: 2, scope: !2424, inlinedAt: !2425)
!2522 = !DILocation(line: 41, column: 5, scope: !2424, inlinedAt: !2425)
!2523 = !DILocation(line: 44, column: 2, scope: !2424, inlinedAt: !2425)
!2524 = !DILocation(line: 45, column: 5, scope: !2424, inlinedAt: !2425)
!2525 = !DILocation(line: 48, column: 14, scope: !2424, inlinedAt: !2425)
!2526 = !DILocation(line: 48, column: 5, scope: !2424, inlinedAt: !2425)
!2527 = !DILocation(line: 49, column: 21, scope: !2424, inlinedAt: !2425)
!2528 = !DILocation(line: 49, column: 40, scope: !2424, inlinedAt: !2425)
!2529 = !DILocation(line: 49, column: 18, scope: !2424, inlinedAt: !2425)
!2530 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2529)
!2531 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2529)
!2532 = !DILocation(line: 49, column: 5, scope: !2424, inlinedAt: !2425)
!2533 = !DILocation(line: 50, column: 34, scope: !2424, inlinedAt: !2425)
!2534 = !DILocation(line: 50, column: 28, scope: !2424, inlinedAt: !2425)
!2535 = !DILocation(line: 50, column: 18, scope: !2424, inlinedAt: !2425)
!2536 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2535)
!2537 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2535)
!2538 = !DILocation(line: 50, column: 5, scope: !2424, inlinedAt: !2425)
!2539 = !DILocation(line: 51, column: 17, scope: !2424, inlinedAt: !2425)
!2540 = !DILocation(line: 51, column: 13, scope: !2424, inlinedAt: !2425)
!2541 = !DILocation(line: 51, column: 21, scope: !2424, inlinedAt: !2425)
!2542 = !DILocation(line: 51, column: 5, scope: !2424, inlinedAt: !2425)
!2543 = !DILocation(line: 53, column: 5, scope: !2424, inlinedAt: !2425)
!2544 = distinct !DISubprogram(name: "ConvertUint32", scope: !865, file: !865, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2545 = !DILocation(line: 188, column: 6, scope: !2544)
!2546 = !DILocation(line: 189, column: 32, scope: !2544)
!2547 = !DILocation(line: 190, column: 20, scope: !2544)
!2548 = !DILocation(line: 190, column: 41, scope: !2544)
!2549 = !DILocation(line: 190, column: 44, scope: !2544)
!2550 = !DILocation(line: 190, column: 18, scope: !2544)
!2551 = !DILocation(line: 190, column: 66, scope: !2544)
!2552 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2553 = !DILocation(line: 190, column: 14, scope: !2544)
!2554 = !DILocation(line: 62, column: 53, scope: !2552, inlinedAt: !2553)
!2555 = !DILocation(line: 62, column: 48, scope: !2552, inlinedAt: !2553)
!2556 = !DILocation(line: 62, column: 70, scope: !2552, inlinedAt: !2553)
!2557 = !DILocation(line: 62, column: 64, scope: !2552, inlinedAt: !2553)
!2558 = !DILocation(line: 62, column: 87, scope: !2552, inlinedAt: !2553)
!2559 = !DILocation(line: 62, column: 81, scope: !2552, inlinedAt: !2553)
!2560 = !DILocation(line: 62, column: 98, scope: !2552, inlinedAt: !2553)
!2561 = !DILocation(line: 62, column: 5, scope: !2552, inlinedAt: !2553)
!2562 = !DILocation(line: 62, column: 13, scope: !2552, inlinedAt: !2553)
!2563 = !DILocation(line: 62, column: 21, scope: !2552, inlinedAt: !2553)
!2564 = !DILocation(line: 62, column: 29, scope: !2552, inlinedAt: !2553)
!2565 = !DILocation(line: 62, column: 37, scope: !2552, inlinedAt: !2553)
!2566 = !DILocation(line: 63, column: 54, scope: !2552, inlinedAt: !2553)
!2567 = !DILocation(line: 63, column: 48, scope: !2552, inlinedAt: !2553)
!2568 = !DILocation(line: 63, column: 72, scope: !2552, inlinedAt: !2553)
!2569 = !DILocation(line: 63, column: 65, scope: !2552, inlinedAt: !2553)
!2570 = !DILocation(line: 63, column: 108, scope: !2552, inlinedAt: !2553)
!2571 = !DILocation(line: 63, column: 101, scope: !2552, inlinedAt: !2553)
!2572 = !DILocation(line: 63, column: 5, scope: !2552, inlinedAt: !2553)
!2573 = !DILocation(line: 63, column: 13, scope: !2552, inlinedAt: !2553)
!2574 = !DILocation(line: 63, column: 21, scope: !2552, inlinedAt: !2553)
!2575 = !DILocation(line: 63, column: 29, scope: !2552, inlinedAt: !2553)
!2576 = !DILocation(line: 63, column: 37, scope: !2552, inlinedAt: !2553)
!2577 = !DILocation(line: 64, column: 37, scope: !2552, inlinedAt: !2553)
!2578 = !DILocation(line: 64, column: 35, scope: !2552, inlinedAt: !2553)
!2579 = !DILocation(line: 64, column: 56, scope: !2552, inlinedAt: !2553)
!2580 = !DILocation(line: 64, column: 54, scope: !2552, inlinedAt: !2553)
!2581 = !DILocation(line: 64, column: 76, scope: !2552, inlinedAt: !2553)
!2582 = !DILocation(line: 64, column: 74, scope: !2552, inlinedAt: !2553)
!2583 = !DILocation(line: 64, column: 5, scope: !2552, inlinedAt: !2553)
!2584 = !DILocation(line: 64, column: 14, scope: !2552, inlinedAt: !2553)
!2585 = !DILocation(line: 64, column: 23, scope: !2552, inlinedAt: !2553)
!2586 = !DILocation(line: 65, column: 5, scope: !2552, inlinedAt: !2553)
!2587 = !DILocation(line: 65, column: 14, scope: !2552, inlinedAt: !2553)
!2588 = !DILocation(line: 66, column: 22, scope: !2552, inlinedAt: !2553)
!2589 = !DILocation(line: 66, column: 12, scope: !2552, inlinedAt: !2553)
!2590 = !DILocation(line: 67, column: 34, scope: !2552, inlinedAt: !2553)
!2591 = !DILocation(line: 67, column: 26, scope: !2552, inlinedAt: !2553)
!2592 = !DILocation(line: 67, column: 57, scope: !2552, inlinedAt: !2553)
!2593 = !DILocation(line: 67, column: 49, scope: !2552, inlinedAt: !2553)
!2594 = !DILocation(line: 67, column: 5, scope: !2552, inlinedAt: !2553)
!2595 = !DILocation(line: 67, column: 14, scope: !2552, inlinedAt: !2553)
!2596 = !DILocation(line: 68, column: 28, scope: !2552, inlinedAt: !2553)
!2597 = !DILocation(line: 68, column: 26, scope: !2552, inlinedAt: !2553)
!2598 = !DILocation(line: 68, column: 69, scope: !2552, inlinedAt: !2553)
!2599 = !DILocation(line: 68, column: 54, scope: !2552, inlinedAt: !2553)
!2600 = !DILocation(line: 68, column: 52, scope: !2552, inlinedAt: !2553)
!2601 = !DILocation(line: 68, column: 5, scope: !2552, inlinedAt: !2553)
!2602 = !DILocation(line: 68, column: 14, scope: !2552, inlinedAt: !2553)
!2603 = !DILocation(line: 69, column: 40, scope: !2552, inlinedAt: !2553)
!2604 = !DILocation(line: 69, column: 24, scope: !2552, inlinedAt: !2553)
!2605 = !DILocation(line: 69, column: 17, scope: !2552, inlinedAt: !2553)
!2606 = !DILocation(line: 69, column: 5, scope: !2552, inlinedAt: !2553)
!2607 = !DILocation(line: 191, column: 21, scope: !2544)
!2608 = !DILocation(line: 191, column: 27, scope: !2544)
!2609 = !DILocation(line: 191, column: 19, scope: !2544)
!2610 = !DILocation(line: 191, column: 33, scope: !2544)
!2611 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2612 = !DILocation(line: 191, column: 11, scope: !2544)
!2613 = !DILocation(line: 74, column: 34, scope: !2611, inlinedAt: !2612)
!2614 = !DILocation(line: 74, column: 26, scope: !2611, inlinedAt: !2612)
!2615 = !DILocation(line: 74, column: 47, scope: !2611, inlinedAt: !2612)
!2616 = !DILocation(line: 74, column: 5, scope: !2611, inlinedAt: !2612)
!2617 = !DILocation(line: 74, column: 13, scope: !2611, inlinedAt: !2612)
!2618 = distinct !DISubprogram(name: "AtomicsUint32", scope: !865, file: !865, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2619 = !DILocation(line: 198, column: 6, scope: !2618)
!2620 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2621 = !DILocation(line: 199, column: 9, scope: !2618)
!2622 = !DILocation(line: 15, column: 23, scope: !2620, inlinedAt: !2621)
!2623 = !DILocation(line: 16, column: 14, scope: !2620, inlinedAt: !2621)
!2624 = !DILocation(line: 16, column: 8, scope: !2620, inlinedAt: !2621)
!2625 = !DILocation(line: 17, column: 25, scope: !2620, inlinedAt: !2621)
!2626 = !DILocation(line: 17, column: 15, scope: !2620, inlinedAt: !2621)
!2627 = !DILocation(line: 18, column: 25, scope: !2620, inlinedAt: !2621)
!2628 = !DILocation(line: 18, column: 15, scope: !2620, inlinedAt: !2621)
!2629 = !DILocation(line: 19, column: 25, scope: !2620, inlinedAt: !2621)
!2630 = !DILocation(line: 19, column: 15, scope: !2620, inlinedAt: !2621)
!2631 = !DILocation(line: 20, column: 25, scope: !2620, inlinedAt: !2621)
!2632 = !DILocation(line: 20, column: 15, scope: !2620, inlinedAt: !2621)
!2633 = !DILocation(line: 21, column: 42, scope: !2620, inlinedAt: !2621)
!2634 = !DILocation(line: 21, column: 32, scope: !2620, inlinedAt: !2621)
!2635 = !DILocation(line: 21, column: 5, scope: !2620, inlinedAt: !2621)
!2636 = !DILocation(line: 22, column: 29, scope: !2620, inlinedAt: !2621)
!2637 = !DILocation(line: 22, column: 19, scope: !2620, inlinedAt: !2621)
!2638 = !DILocation(line: 22, column: 34, scope: !2620, inlinedAt: !2621)
!2639 = !DILocation(line: 23, column: 26, scope: !2620, inlinedAt: !2621)
!2640 = !DILocation(line: 23, column: 18, scope: !2620, inlinedAt: !2621)
!2641 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !865, file: !865, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2642 = !DILocation(line: 205, column: 6, scope: !2641)
!2643 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2644 = !DILocation(line: 205, column: 71, scope: !2641)
!2645 = !DILocation(line: 30, column: 23, scope: !2643, inlinedAt: !2644)
!2646 = !DILocation(line: 31, column: 25, scope: !2643, inlinedAt: !2644)
!2647 = !DILocation(line: 31, column: 46, scope: !2643, inlinedAt: !2644)
!2648 = !DILocation(line: 31, column: 37, scope: !2643, inlinedAt: !2644)
!2649 = !DILocation(line: 31, column: 30, scope: !2643, inlinedAt: !2644)
!2650 = !DILocation(line: 31, column: 15, scope: !2643, inlinedAt: !2644)
!2651 = !DILocation(line: 32, column: 24, scope: !2643, inlinedAt: !2644)
!2652 = !DILocation(line: 32, column: 14, scope: !2643, inlinedAt: !2644)
!2653 = !DILocation(line: 33, column: 25, scope: !2643, inlinedAt: !2644)
!2654 = !DILocation(line: 33, column: 31, scope: !2643, inlinedAt: !2644)
!2655 = !DILocation(line: 33, column: 15, scope: !2643, inlinedAt: !2644)
!2656 = !DILocation(line: 35, column: 35, scope: !2643, inlinedAt: !2644)
!2657 = !DILocation(line: 35, column: 25, scope: !2643, inlinedAt: !2644)
!2658 = !DILocation(line: 36, column: 55, scope: !2643, inlinedAt: !2644)
!2659 = !DILocation(line: 36, column: 30, scope: !2643, inlinedAt: !2644)
!2660 = !DILocation(line: 36, column: 59, scope: !2643, inlinedAt: !2644)
!2661 = !DILocation(line: 37, column: 7, scope: !2643, inlinedAt: !2644)
!2662 = !DILocation(line: 41, column: 39, scope: !2643, inlinedAt: !2644)
!2663 = !DILocation(line: 41, column: 29, scope: !2643, inlinedAt: !2644)
!2664 = !DILocation(line: 41, column: 50, scope: !2643, inlinedAt: !2644)
!2665 = !DILocation(line: 42, column: 26, scope: !2643, inlinedAt: !2644)
!2666 = !DILocation(line: 42, column: 16, scope: !2643, inlinedAt: !2644)
!2667 = distinct !DISubprogram(name: "IntegersUint64", scope: !865, file: !865, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2668 = !DILocation(line: 210, column: 6, scope: !2667)
!2669 = !DILocation(line: 211, column: 32, scope: !2667)
!2670 = !DILocation(line: 212, column: 17, scope: !2667)
!2671 = !DILocation(line: 212, column: 35, scope: !2667)
!2672 = !DILocation(line: 212, column: 38, scope: !2667)
!2673 = !DILocation(line: 212, column: 15, scope: !2667)
!2674 = !DILocation(line: 212, column: 57, scope: !2667)
!2675 = !DILocation(line: 212, column: 63, scope: !2667)
!2676 = !DILocation(line: 212, column: 74, scope: !2667)
!2677 = !DILocation(line: 212, column: 72, scope: !2667)
!2678 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2679 = !DILocation(line: 212, column: 11, scope: !2667)
!2680 = !DILocation(line: 14, column: 28, scope: !2678, inlinedAt: !2679)
!2681 = !DILocation(line: 14, column: 33, scope: !2678, inlinedAt: !2679)
!2682 = !DILocation(line: 14, column: 38, scope: !2678, inlinedAt: !2679)
!2683 = !DILocation(line: 14, column: 5, scope: !2678, inlinedAt: !2679)
!2684 = !DILocation(line: 14, column: 13, scope: !2678, inlinedAt: !2679)
!2685 = !DILocation(line: 14, column: 21, scope: !2678, inlinedAt: !2679)
!2686 = !DILocation(line: 15, column: 36, scope: !2678, inlinedAt: !2679)
!2687 = !DILocation(line: 15, column: 41, scope: !2678, inlinedAt: !2679)
!2688 = !DILocation(line: 15, column: 46, scope: !2678, inlinedAt: !2679)
!2689 = !DILocation(line: 15, column: 51, scope: !2678, inlinedAt: !2679)
!2690 = !DILocation(line: 15, column: 5, scope: !2678, inlinedAt: !2679)
!2691 = !DILocation(line: 15, column: 13, scope: !2678, inlinedAt: !2679)
!2692 = !DILocation(line: 15, column: 21, scope: !2678, inlinedAt: !2679)
!2693 = !DILocation(line: 15, column: 29, scope: !2678, inlinedAt: !2679)
!2694 = !DILocation(line: 16, column: 27, scope: !2678, inlinedAt: !2679)
!2695 = !DILocation(line: 16, column: 31, scope: !2678, inlinedAt: !2679)
!2696 = !DILocation(line: 16, column: 5, scope: !2678, inlinedAt: !2679)
!2697 = !DILocation(line: 16, column: 13, scope: !2678, inlinedAt: !2679)
!2698 = !DILocation(line: 16, column: 21, scope: !2678, inlinedAt: !2679)
!2699 = !DILocation(line: 17, column: 22, scope: !2678, inlinedAt: !2679)
!2700 = !DILocation(line: 17, column: 28, scope: !2678, inlinedAt: !2679)
!2701 = !DILocation(line: 17, column: 5, scope: !2678, inlinedAt: !2679)
!2702 = !DILocation(line: 17, column: 14, scope: !2678, inlinedAt: !2679)
!2703 = !DILocation(line: 18, column: 27, scope: !2678, inlinedAt: !2679)
!2704 = !DILocation(line: 18, column: 22, scope: !2678, inlinedAt: !2679)
!2705 = !DILocation(line: 18, column: 40, scope: !2678, inlinedAt: !2679)
!2706 = !DILocation(line: 18, column: 33, scope: !2678, inlinedAt: !2679)
!2707 = !DILocation(line: 18, column: 5, scope: !2678, inlinedAt: !2679)
!2708 = !DILocation(line: 18, column: 14, scope: !2678, inlinedAt: !2679)
!2709 = !DILocation(line: 19, column: 22, scope: !2678, inlinedAt: !2679)
!2710 = !DILocation(line: 19, column: 28, scope: !2678, inlinedAt: !2679)
!2711 = !DILocation(line: 19, column: 5, scope: !2678, inlinedAt: !2679)
!2712 = !DILocation(line: 19, column: 14, scope: !2678, inlinedAt: !2679)
!2713 = !DILocation(line: 20, column: 25, scope: !2678, inlinedAt: !2679)
!2714 = !DILocation(line: 20, column: 35, scope: !2678, inlinedAt: !2679)
!2715 = !DILocation(line: 20, column: 31, scope: !2678, inlinedAt: !2679)
!2716 = !DILocation(line: 20, column: 5, scope: !2678, inlinedAt: !2679)
!2717 = !DILocation(line: 20, column: 14, scope: !2678, inlinedAt: !2679)
!2718 = !DILocation(line: 21, column: 7, scope: !2678, inlinedAt: !2679)
!2719 = !DILocation(line: 22, column: 23, scope: !2678, inlinedAt: !2679)
!2720 = !DILocation(line: 22, column: 28, scope: !2678, inlinedAt: !2679)
!2721 = !DILocation(line: 22, column: 6, scope: !2678, inlinedAt: !2679)
!2722 = !DILocation(line: 22, column: 15, scope: !2678, inlinedAt: !2679)
!2723 = !DILocation(line: 24, column: 6, scope: !2678, inlinedAt: !2679)
!2724 = !DILocation(line: 24, column: 15, scope: !2678, inlinedAt: !2679)
!2725 = !DILocation(line: 26, column: 22, scope: !2678, inlinedAt: !2679)
!2726 = !DILocation(line: 26, column: 27, scope: !2678, inlinedAt: !2679)
!2727 = !DILocation(line: 26, column: 5, scope: !2678, inlinedAt: !2679)
!2728 = !DILocation(line: 26, column: 14, scope: !2678, inlinedAt: !2679)
!2729 = !DILocation(line: 27, column: 22, scope: !2678, inlinedAt: !2679)
!2730 = !DILocation(line: 27, column: 27, scope: !2678, inlinedAt: !2679)
!2731 = !DILocation(line: 27, column: 5, scope: !2678, inlinedAt: !2679)
!2732 = !DILocation(line: 27, column: 14, scope: !2678, inlinedAt: !2679)
!2733 = !DILocation(line: 28, column: 24, scope: !2678, inlinedAt: !2679)
!2734 = !DILocation(line: 28, column: 35, scope: !2678, inlinedAt: !2679)
!2735 = !DILocation(line: 28, column: 5, scope: !2678, inlinedAt: !2679)
!2736 = !DILocation(line: 28, column: 14, scope: !2678, inlinedAt: !2679)
!2737 = !DILocation(line: 29, column: 39, scope: !2678, inlinedAt: !2679)
!2738 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2739 = !DILocation(line: 29, column: 36, scope: !2678, inlinedAt: !2679)
!2740 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2739)
!2741 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2739)
!2742 = !DILocation(line: 29, column: 55, scope: !2678, inlinedAt: !2679)
!2743 = !DILocation(line: 29, column: 52, scope: !2678, inlinedAt: !2679)
!2744 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2743)
!2745 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2743)
!2746 = !DILocation(line: 29, column: 71, scope: !2678, inlinedAt: !2679)
!2747 = !DILocation(line: 29, column: 68, scope: !2678, inlinedAt: !2679)
!2748 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2747)
!2749 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2747)
!2750 = !DILocation(line: 29, column: 5, scope: !2678, inlinedAt: !2679)
!2751 = !DILocation(line: 29, column: 14, scope: !2678, inlinedAt: !2679)
!2752 = !DILocation(line: 29, column: 23, scope: !2678, inlinedAt: !2679)
!2753 = !DILocation(line: 30, column: 39, scope: !2678, inlinedAt: !2679)
!2754 = !DILocation(line: 30, column: 36, scope: !2678, inlinedAt: !2679)
!2755 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2754)
!2756 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2754)
!2757 = !DILocation(line: 30, column: 55, scope: !2678, inlinedAt: !2679)
!2758 = !DILocation(line: 30, column: 52, scope: !2678, inlinedAt: !2679)
!2759 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2758)
!2760 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2758)
!2761 = !DILocation(line: 30, column: 70, scope: !2678, inlinedAt: !2679)
!2762 = !DILocation(line: 30, column: 67, scope: !2678, inlinedAt: !2679)
!2763 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2762)
!2764 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2762)
!2765 = !DILocation(line: 30, column: 5, scope: !2678, inlinedAt: !2679)
!2766 = !DILocation(line: 30, column: 14, scope: !2678, inlinedAt: !2679)
!2767 = !DILocation(line: 30, column: 23, scope: !2678, inlinedAt: !2679)
!2768 = !DILocation(line: 33, column: 2, scope: !2678, inlinedAt: !2679)
!2769 = !DILocation(line: 34, column: 2, scope: !2678, inlinedAt: !2679)
!2770 = !DILocation(line: 35, column: 2, scope: !2678, inlinedAt: !2679)
!2771 = !DILocation(line: 36, column: 5, scope: !2678, inlinedAt: !2679)
!2772 = !DILocation(line: 37, column: 2, scope: !2678, inlinedAt: !2679)
!2773 = !DILocation(line: 38, column: 2, scope: !2678, inlinedAt: !2679)
!2774 = !DILocation(line: 39, column: 2, scope: !2678, inlinedAt: !2679)
!2775 = !DILocation(line: 40, column: 2, scope: !2678, inlinedAt: !2679)
!2776 = !DILocation(line: 41, column: 5, scope: !2678, inlinedAt: !2679)
!2777 = !DILocation(line: 44, column: 2, scope: !2678, inlinedAt: !2679)
!2778 = !DILocation(line: 45, column: 5, scope: !2678, inlinedAt: !2679)
!2779 = !DILocation(line: 48, column: 14, scope: !2678, inlinedAt: !2679)
!2780 = !DILocation(line: 48, column: 5, scope: !2678, inlinedAt: !2679)
!2781 = !DILocation(line: 49, column: 21, scope: !2678, inlinedAt: !2679)
!2782 = !DILocation(line: 49, column: 40, scope: !2678, inlinedAt: !2679)
!2783 = !DILocation(line: 49, column: 18, scope: !2678, inlinedAt: !2679)
!2784 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2783)
!2785 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2783)
!2786 = !DILocation(line: 49, column: 5, scope: !2678, inlinedAt: !2679)
!2787 = !DILocation(line: 50, column: 34, scope: !2678, inlinedAt: !2679)
!2788 = !DILocation(line: 50, column: 28, scope: !2678, inlinedAt: !2679)
!2789 = !DILocation(line: 50, column: 18, scope: !2678, inlinedAt: !2679)
!2790 = !DILocation(line: 10, column: 6, scope: !2738, inlinedAt: !2789)
!2791 = !DILocation(line: 14, column: 2, scope: !2738, inlinedAt: !2789)
!2792 = !DILocation(line: 50, column: 5, scope: !2678, inlinedAt: !2679)
!2793 = !DILocation(line: 51, column: 17, scope: !2678, inlinedAt: !2679)
!2794 = !DILocation(line: 51, column: 13, scope: !2678, inlinedAt: !2679)
!2795 = !DILocation(line: 51, column: 21, scope: !2678, inlinedAt: !2679)
!2796 = !DILocation(line: 51, column: 5, scope: !2678, inlinedAt: !2679)
!2797 = !DILocation(line: 53, column: 5, scope: !2678, inlinedAt: !2679)
!2798 = distinct !DISubprogram(name: "ConvertUint64", scope: !865, file: !865, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2799 = !DILocation(line: 219, column: 6, scope: !2798)
!2800 = !DILocation(line: 220, column: 32, scope: !2798)
!2801 = !DILocation(line: 221, column: 20, scope: !2798)
!2802 = !DILocation(line: 221, column: 41, scope: !2798)
!2803 = !DILocation(line: 221, column: 44, scope: !2798)
!2804 = !DILocation(line: 221, column: 18, scope: !2798)
!2805 = !DILocation(line: 221, column: 66, scope: !2798)
!2806 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2807 = !DILocation(line: 221, column: 14, scope: !2798)
!2808 = !DILocation(line: 62, column: 53, scope: !2806, inlinedAt: !2807)
!2809 = !DILocation(line: 62, column: 48, scope: !2806, inlinedAt: !2807)
!2810 = !DILocation(line: 62, column: 70, scope: !2806, inlinedAt: !2807)
!2811 = !DILocation(line: 62, column: 64, scope: !2806, inlinedAt: !2807)
!2812 = !DILocation(line: 62, column: 87, scope: !2806, inlinedAt: !2807)
!2813 = !DILocation(line: 62, column: 81, scope: !2806, inlinedAt: !2807)
!2814 = !DILocation(line: 62, column: 98, scope: !2806, inlinedAt: !2807)
!2815 = !DILocation(line: 62, column: 5, scope: !2806, inlinedAt: !2807)
!2816 = !DILocation(line: 62, column: 13, scope: !2806, inlinedAt: !2807)
!2817 = !DILocation(line: 62, column: 21, scope: !2806, inlinedAt: !2807)
!2818 = !DILocation(line: 62, column: 29, scope: !2806, inlinedAt: !2807)
!2819 = !DILocation(line: 62, column: 37, scope: !2806, inlinedAt: !2807)
!2820 = !DILocation(line: 63, column: 54, scope: !2806, inlinedAt: !2807)
!2821 = !DILocation(line: 63, column: 48, scope: !2806, inlinedAt: !2807)
!2822 = !DILocation(line: 63, column: 72, scope: !2806, inlinedAt: !2807)
!2823 = !DILocation(line: 63, column: 65, scope: !2806, inlinedAt: !2807)
!2824 = !DILocation(line: 63, column: 90, scope: !2806, inlinedAt: !2807)
!2825 = !DILocation(line: 63, column: 83, scope: !2806, inlinedAt: !2807)
!2826 = !DILocation(line: 63, column: 5, scope: !2806, inlinedAt: !2807)
!2827 = !DILocation(line: 63, column: 13, scope: !2806, inlinedAt: !2807)
!2828 = !DILocation(line: 63, column: 21, scope: !2806, inlinedAt: !2807)
!2829 = !DILocation(line: 63, column: 29, scope: !2806, inlinedAt: !2807)
!2830 = !DILocation(line: 63, column: 37, scope: !2806, inlinedAt: !2807)
!2831 = !DILocation(line: 64, column: 37, scope: !2806, inlinedAt: !2807)
!2832 = !DILocation(line: 64, column: 35, scope: !2806, inlinedAt: !2807)
!2833 = !DILocation(line: 64, column: 56, scope: !2806, inlinedAt: !2807)
!2834 = !DILocation(line: 64, column: 54, scope: !2806, inlinedAt: !2807)
!2835 = !DILocation(line: 64, column: 76, scope: !2806, inlinedAt: !2807)
!2836 = !DILocation(line: 64, column: 74, scope: !2806, inlinedAt: !2807)
!2837 = !DILocation(line: 64, column: 5, scope: !2806, inlinedAt: !2807)
!2838 = !DILocation(line: 64, column: 14, scope: !2806, inlinedAt: !2807)
!2839 = !DILocation(line: 64, column: 23, scope: !2806, inlinedAt: !2807)
!2840 = !DILocation(line: 65, column: 28, scope: !2806, inlinedAt: !2807)
!2841 = !DILocation(line: 65, column: 26, scope: !2806, inlinedAt: !2807)
!2842 = !DILocation(line: 65, column: 5, scope: !2806, inlinedAt: !2807)
!2843 = !DILocation(line: 65, column: 14, scope: !2806, inlinedAt: !2807)
!2844 = !DILocation(line: 66, column: 22, scope: !2806, inlinedAt: !2807)
!2845 = !DILocation(line: 66, column: 12, scope: !2806, inlinedAt: !2807)
!2846 = !DILocation(line: 67, column: 34, scope: !2806, inlinedAt: !2807)
!2847 = !DILocation(line: 67, column: 26, scope: !2806, inlinedAt: !2807)
!2848 = !DILocation(line: 67, column: 57, scope: !2806, inlinedAt: !2807)
!2849 = !DILocation(line: 67, column: 49, scope: !2806, inlinedAt: !2807)
!2850 = !DILocation(line: 67, column: 5, scope: !2806, inlinedAt: !2807)
!2851 = !DILocation(line: 67, column: 14, scope: !2806, inlinedAt: !2807)
!2852 = !DILocation(line: 68, column: 28, scope: !2806, inlinedAt: !2807)
!2853 = !DILocation(line: 68, column: 26, scope: !2806, inlinedAt: !2807)
!2854 = !DILocation(line: 68, column: 69, scope: !2806, inlinedAt: !2807)
!2855 = !DILocation(line: 68, column: 54, scope: !2806, inlinedAt: !2807)
!2856 = !DILocation(line: 68, column: 52, scope: !2806, inlinedAt: !2807)
!2857 = !DILocation(line: 68, column: 5, scope: !2806, inlinedAt: !2807)
!2858 = !DILocation(line: 68, column: 14, scope: !2806, inlinedAt: !2807)
!2859 = !DILocation(line: 69, column: 40, scope: !2806, inlinedAt: !2807)
!2860 = !DILocation(line: 69, column: 24, scope: !2806, inlinedAt: !2807)
!2861 = !DILocation(line: 69, column: 17, scope: !2806, inlinedAt: !2807)
!2862 = !DILocation(line: 69, column: 5, scope: !2806, inlinedAt: !2807)
!2863 = !DILocation(line: 222, column: 21, scope: !2798)
!2864 = !DILocation(line: 222, column: 27, scope: !2798)
!2865 = !DILocation(line: 222, column: 19, scope: !2798)
!2866 = !DILocation(line: 222, column: 33, scope: !2798)
!2867 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2868 = !DILocation(line: 222, column: 11, scope: !2798)
!2869 = !DILocation(line: 74, column: 34, scope: !2867, inlinedAt: !2868)
!2870 = !DILocation(line: 74, column: 26, scope: !2867, inlinedAt: !2868)
!2871 = !DILocation(line: 74, column: 47, scope: !2867, inlinedAt: !2868)
!2872 = !DILocation(line: 74, column: 5, scope: !2867, inlinedAt: !2868)
!2873 = !DILocation(line: 74, column: 13, scope: !2867, inlinedAt: !2868)
!2874 = distinct !DISubprogram(name: "AtomicsUint64", scope: !865, file: !865, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2875 = !DILocation(line: 229, column: 6, scope: !2874)
!2876 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2877 = !DILocation(line: 230, column: 9, scope: !2874)
!2878 = !DILocation(line: 15, column: 23, scope: !2876, inlinedAt: !2877)
!2879 = !DILocation(line: 16, column: 14, scope: !2876, inlinedAt: !2877)
!2880 = !DILocation(line: 16, column: 8, scope: !2876, inlinedAt: !2877)
!2881 = !DILocation(line: 17, column: 25, scope: !2876, inlinedAt: !2877)
!2882 = !DILocation(line: 17, column: 15, scope: !2876, inlinedAt: !2877)
!2883 = !DILocation(line: 18, column: 25, scope: !2876, inlinedAt: !2877)
!2884 = !DILocation(line: 18, column: 15, scope: !2876, inlinedAt: !2877)
!2885 = !DILocation(line: 19, column: 25, scope: !2876, inlinedAt: !2877)
!2886 = !DILocation(line: 19, column: 15, scope: !2876, inlinedAt: !2877)
!2887 = !DILocation(line: 20, column: 25, scope: !2876, inlinedAt: !2877)
!2888 = !DILocation(line: 20, column: 15, scope: !2876, inlinedAt: !2877)
!2889 = !DILocation(line: 21, column: 42, scope: !2876, inlinedAt: !2877)
!2890 = !DILocation(line: 21, column: 32, scope: !2876, inlinedAt: !2877)
!2891 = !DILocation(line: 21, column: 5, scope: !2876, inlinedAt: !2877)
!2892 = !DILocation(line: 22, column: 29, scope: !2876, inlinedAt: !2877)
!2893 = !DILocation(line: 22, column: 19, scope: !2876, inlinedAt: !2877)
!2894 = !DILocation(line: 22, column: 34, scope: !2876, inlinedAt: !2877)
!2895 = !DILocation(line: 23, column: 26, scope: !2876, inlinedAt: !2877)
!2896 = !DILocation(line: 23, column: 18, scope: !2876, inlinedAt: !2877)
!2897 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !865, file: !865, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2898 = !DILocation(line: 236, column: 6, scope: !2897)
!2899 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2900 = !DILocation(line: 236, column: 71, scope: !2897)
!2901 = !DILocation(line: 30, column: 23, scope: !2899, inlinedAt: !2900)
!2902 = !DILocation(line: 31, column: 25, scope: !2899, inlinedAt: !2900)
!2903 = !DILocation(line: 31, column: 46, scope: !2899, inlinedAt: !2900)
!2904 = !DILocation(line: 31, column: 37, scope: !2899, inlinedAt: !2900)
!2905 = !DILocation(line: 31, column: 30, scope: !2899, inlinedAt: !2900)
!2906 = !DILocation(line: 31, column: 15, scope: !2899, inlinedAt: !2900)
!2907 = !DILocation(line: 32, column: 24, scope: !2899, inlinedAt: !2900)
!2908 = !DILocation(line: 32, column: 14, scope: !2899, inlinedAt: !2900)
!2909 = !DILocation(line: 33, column: 25, scope: !2899, inlinedAt: !2900)
!2910 = !DILocation(line: 33, column: 31, scope: !2899, inlinedAt: !2900)
!2911 = !DILocation(line: 33, column: 15, scope: !2899, inlinedAt: !2900)
!2912 = !DILocation(line: 35, column: 35, scope: !2899, inlinedAt: !2900)
!2913 = !DILocation(line: 35, column: 25, scope: !2899, inlinedAt: !2900)
!2914 = !DILocation(line: 36, column: 55, scope: !2899, inlinedAt: !2900)
!2915 = !DILocation(line: 36, column: 30, scope: !2899, inlinedAt: !2900)
!2916 = !DILocation(line: 36, column: 59, scope: !2899, inlinedAt: !2900)
!2917 = !DILocation(line: 37, column: 7, scope: !2899, inlinedAt: !2900)
!2918 = !DILocation(line: 41, column: 39, scope: !2899, inlinedAt: !2900)
!2919 = !DILocation(line: 41, column: 29, scope: !2899, inlinedAt: !2900)
!2920 = !DILocation(line: 41, column: 50, scope: !2899, inlinedAt: !2900)
!2921 = !DILocation(line: 42, column: 26, scope: !2899, inlinedAt: !2900)
!2922 = !DILocation(line: 42, column: 16, scope: !2899, inlinedAt: !2900)
!2923 = distinct !DISubprogram(name: "IntegersUint", scope: !865, file: !865, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2924 = !DILocation(line: 241, column: 6, scope: !2923)
!2925 = !DILocation(line: 242, column: 32, scope: !2923)
!2926 = !DILocation(line: 243, column: 17, scope: !2923)
!2927 = !DILocation(line: 243, column: 35, scope: !2923)
!2928 = !DILocation(line: 243, column: 38, scope: !2923)
!2929 = !DILocation(line: 243, column: 15, scope: !2923)
!2930 = !DILocation(line: 243, column: 57, scope: !2923)
!2931 = !DILocation(line: 243, column: 63, scope: !2923)
!2932 = !DILocation(line: 243, column: 74, scope: !2923)
!2933 = !DILocation(line: 243, column: 72, scope: !2923)
!2934 = distinct !DISubprogram(name: "Integers", scope: !877, file: !877, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2935 = !DILocation(line: 243, column: 11, scope: !2923)
!2936 = !DILocation(line: 14, column: 28, scope: !2934, inlinedAt: !2935)
!2937 = !DILocation(line: 14, column: 33, scope: !2934, inlinedAt: !2935)
!2938 = !DILocation(line: 14, column: 38, scope: !2934, inlinedAt: !2935)
!2939 = !DILocation(line: 14, column: 5, scope: !2934, inlinedAt: !2935)
!2940 = !DILocation(line: 14, column: 13, scope: !2934, inlinedAt: !2935)
!2941 = !DILocation(line: 14, column: 21, scope: !2934, inlinedAt: !2935)
!2942 = !DILocation(line: 15, column: 36, scope: !2934, inlinedAt: !2935)
!2943 = !DILocation(line: 15, column: 41, scope: !2934, inlinedAt: !2935)
!2944 = !DILocation(line: 15, column: 46, scope: !2934, inlinedAt: !2935)
!2945 = !DILocation(line: 15, column: 51, scope: !2934, inlinedAt: !2935)
!2946 = !DILocation(line: 15, column: 5, scope: !2934, inlinedAt: !2935)
!2947 = !DILocation(line: 15, column: 13, scope: !2934, inlinedAt: !2935)
!2948 = !DILocation(line: 15, column: 21, scope: !2934, inlinedAt: !2935)
!2949 = !DILocation(line: 15, column: 29, scope: !2934, inlinedAt: !2935)
!2950 = !DILocation(line: 16, column: 27, scope: !2934, inlinedAt: !2935)
!2951 = !DILocation(line: 16, column: 31, scope: !2934, inlinedAt: !2935)
!2952 = !DILocation(line: 16, column: 5, scope: !2934, inlinedAt: !2935)
!2953 = !DILocation(line: 16, column: 13, scope: !2934, inlinedAt: !2935)
!2954 = !DILocation(line: 16, column: 21, scope: !2934, inlinedAt: !2935)
!2955 = !DILocation(line: 17, column: 22, scope: !2934, inlinedAt: !2935)
!2956 = !DILocation(line: 17, column: 28, scope: !2934, inlinedAt: !2935)
!2957 = !DILocation(line: 17, column: 5, scope: !2934, inlinedAt: !2935)
!2958 = !DILocation(line: 17, column: 14, scope: !2934, inlinedAt: !2935)
!2959 = !DILocation(line: 18, column: 27, scope: !2934, inlinedAt: !2935)
!2960 = !DILocation(line: 18, column: 22, scope: !2934, inlinedAt: !2935)
!2961 = !DILocation(line: 18, column: 40, scope: !2934, inlinedAt: !2935)
!2962 = !DILocation(line: 18, column: 33, scope: !2934, inlinedAt: !2935)
!2963 = !DILocation(line: 18, column: 5, scope: !2934, inlinedAt: !2935)
!2964 = !DILocation(line: 18, column: 14, scope: !2934, inlinedAt: !2935)
!2965 = !DILocation(line: 19, column: 22, scope: !2934, inlinedAt: !2935)
!2966 = !DILocation(line: 19, column: 28, scope: !2934, inlinedAt: !2935)
!2967 = !DILocation(line: 19, column: 5, scope: !2934, inlinedAt: !2935)
!2968 = !DILocation(line: 19, column: 14, scope: !2934, inlinedAt: !2935)
!2969 = !DILocation(line: 20, column: 25, scope: !2934, inlinedAt: !2935)
!2970 = !DILocation(line: 20, column: 35, scope: !2934, inlinedAt: !2935)
!2971 = !DILocation(line: 20, column: 31, scope: !2934, inlinedAt: !2935)
!2972 = !DILocation(line: 20, column: 5, scope: !2934, inlinedAt: !2935)
!2973 = !DILocation(line: 20, column: 14, scope: !2934, inlinedAt: !2935)
!2974 = !DILocation(line: 21, column: 7, scope: !2934, inlinedAt: !2935)
!2975 = !DILocation(line: 22, column: 23, scope: !2934, inlinedAt: !2935)
!2976 = !DILocation(line: 22, column: 28, scope: !2934, inlinedAt: !2935)
!2977 = !DILocation(line: 22, column: 6, scope: !2934, inlinedAt: !2935)
!2978 = !DILocation(line: 22, column: 15, scope: !2934, inlinedAt: !2935)
!2979 = !DILocation(line: 24, column: 6, scope: !2934, inlinedAt: !2935)
!2980 = !DILocation(line: 24, column: 15, scope: !2934, inlinedAt: !2935)
!2981 = !DILocation(line: 26, column: 22, scope: !2934, inlinedAt: !2935)
!2982 = !DILocation(line: 26, column: 27, scope: !2934, inlinedAt: !2935)
!2983 = !DILocation(line: 26, column: 5, scope: !2934, inlinedAt: !2935)
!2984 = !DILocation(line: 26, column: 14, scope: !2934, inlinedAt: !2935)
!2985 = !DILocation(line: 27, column: 22, scope: !2934, inlinedAt: !2935)
!2986 = !DILocation(line: 27, column: 27, scope: !2934, inlinedAt: !2935)
!2987 = !DILocation(line: 27, column: 5, scope: !2934, inlinedAt: !2935)
!2988 = !DILocation(line: 27, column: 14, scope: !2934, inlinedAt: !2935)
!2989 = !DILocation(line: 28, column: 24, scope: !2934, inlinedAt: !2935)
!2990 = !DILocation(line: 28, column: 35, scope: !2934, inlinedAt: !2935)
!2991 = !DILocation(line: 28, column: 5, scope: !2934, inlinedAt: !2935)
!2992 = !DILocation(line: 28, column: 14, scope: !2934, inlinedAt: !2935)
!2993 = !DILocation(line: 29, column: 39, scope: !2934, inlinedAt: !2935)
!2994 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2995 = !DILocation(line: 29, column: 36, scope: !2934, inlinedAt: !2935)
!2996 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !2995)
!2997 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !2995)
!2998 = !DILocation(line: 29, column: 55, scope: !2934, inlinedAt: !2935)
!2999 = !DILocation(line: 29, column: 52, scope: !2934, inlinedAt: !2935)
!3000 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !2999)
!3001 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !2999)
!3002 = !DILocation(line: 29, column: 71, scope: !2934, inlinedAt: !2935)
!3003 = !DILocation(line: 29, column: 68, scope: !2934, inlinedAt: !2935)
!3004 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3003)
!3005 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3003)
!3006 = !DILocation(line: 29, column: 5, scope: !2934, inlinedAt: !2935)
!3007 = !DILocation(line: 29, column: 14, scope: !2934, inlinedAt: !2935)
!3008 = !DILocation(line: 29, column: 23, scope: !2934, inlinedAt: !2935)
!3009 = !DILocation(line: 30, column: 39, scope: !2934, inlinedAt: !2935)
!3010 = !DILocation(line: 30, column: 36, scope: !2934, inlinedAt: !2935)
!3011 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3010)
!3012 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3010)
!3013 = !DILocation(line: 30, column: 55, scope: !2934, inlinedAt: !2935)
!3014 = !DILocation(line: 30, column: 52, scope: !2934, inlinedAt: !2935)
!3015 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3014)
!3016 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3014)
!3017 = !DILocation(line: 30, column: 70, scope: !2934, inlinedAt: !2935)
!3018 = !DILocation(line: 30, column: 67, scope: !2934, inlinedAt: !2935)
!3019 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3018)
!3020 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3018)
!3021 = !DILocation(line: 30, column: 5, scope: !2934, inlinedAt: !2935)
!3022 = !DILocation(line: 30, column: 14, scope: !2934, inlinedAt: !2935)
!3023 = !DILocation(line: 30, column: 23, scope: !2934, inlinedAt: !2935)
!3024 = !DILocation(line: 33, column: 2, scope: !2934, inlinedAt: !2935)
!3025 = !DILocation(line: 34, column: 2, scope: !2934, inlinedAt: !2935)
!3026 = !DILocation(line: 35, column: 2, scope: !2934, inlinedAt: !2935)
!3027 = !DILocation(line: 36, column: 5, scope: !2934, inlinedAt: !2935)
!3028 = !DILocation(line: 37, column: 2, scope: !2934, inlinedAt: !2935)
!3029 = !DILocation(line: 38, column: 2, scope: !2934, inlinedAt: !2935)
!3030 = !DILocation(line: 39, column: 2, scope: !2934, inlinedAt: !2935)
!3031 = !DILocation(line: 40, column: 2, scope: !2934, inlinedAt: !2935)
!3032 = !DILocation(line: 41, column: 5, scope: !2934, inlinedAt: !2935)
!3033 = !DILocation(line: 44, column: 2, scope: !2934, inlinedAt: !2935)
!3034 = !DILocation(line: 45, column: 5, scope: !2934, inlinedAt: !2935)
!3035 = !DILocation(line: 48, column: 14, scope: !2934, inlinedAt: !2935)
!3036 = !DILocation(line: 48, column: 5, scope: !2934, inlinedAt: !2935)
!3037 = !DILocation(line: 49, column: 21, scope: !2934, inlinedAt: !2935)
!3038 = !DILocation(line: 49, column: 40, scope: !2934, inlinedAt: !2935)
!3039 = !DILocation(line: 49, column: 18, scope: !2934, inlinedAt: !2935)
!3040 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3039)
!3041 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3039)
!3042 = !DILocation(line: 49, column: 5, scope: !2934, inlinedAt: !2935)
!3043 = !DILocation(line: 50, column: 34, scope: !2934, inlinedAt: !2935)
!3044 = !DILocation(line: 50, column: 28, scope: !2934, inlinedAt: !2935)
!3045 = !DILocation(line: 50, column: 18, scope: !2934, inlinedAt: !2935)
!3046 = !DILocation(line: 10, column: 6, scope: !2994, inlinedAt: !3045)
!3047 = !DILocation(line: 14, column: 2, scope: !2994, inlinedAt: !3045)
!3048 = !DILocation(line: 50, column: 5, scope: !2934, inlinedAt: !2935)
!3049 = !DILocation(line: 51, column: 17, scope: !2934, inlinedAt: !2935)
!3050 = !DILocation(line: 51, column: 13, scope: !2934, inlinedAt: !2935)
!3051 = !DILocation(line: 51, column: 21, scope: !2934, inlinedAt: !2935)
!3052 = !DILocation(line: 51, column: 5, scope: !2934, inlinedAt: !2935)
!3053 = !DILocation(line: 53, column: 5, scope: !2934, inlinedAt: !2935)
!3054 = distinct !DISubprogram(name: "ConvertUint", scope: !865, file: !865, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3055 = !DILocation(line: 250, column: 6, scope: !3054)
!3056 = !DILocation(line: 251, column: 32, scope: !3054)
!3057 = !DILocation(line: 252, column: 20, scope: !3054)
!3058 = !DILocation(line: 252, column: 41, scope: !3054)
!3059 = !DILocation(line: 252, column: 44, scope: !3054)
!3060 = !DILocation(line: 252, column: 18, scope: !3054)
!3061 = !DILocation(line: 252, column: 66, scope: !3054)
!3062 = distinct !DISubprogram(name: "Conversions", scope: !877, file: !877, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3063 = !DILocation(line: 252, column: 14, scope: !3054)
!3064 = !DILocation(line: 62, column: 53, scope: !3062, inlinedAt: !3063)
!3065 = !DILocation(line: 62, column: 48, scope: !3062, inlinedAt: !3063)
!3066 = !DILocation(line: 62, column: 70, scope: !3062, inlinedAt: !3063)
!3067 = !DILocation(line: 62, column: 64, scope: !3062, inlinedAt: !3063)
!3068 = !DILocation(line: 62, column: 87, scope: !3062, inlinedAt: !3063)
!3069 = !DILocation(line: 62, column: 81, scope: !3062, inlinedAt: !3063)
!3070 = !DILocation(line: 62, column: 98, scope: !3062, inlinedAt: !3063)
!3071 = !DILocation(line: 62, column: 5, scope: !3062, inlinedAt: !3063)
!3072 = !DILocation(line: 62, column: 13, scope: !3062, inlinedAt: !3063)
!3073 = !DILocation(line: 62, column: 21, scope: !3062, inlinedAt: !3063)
!3074 = !DILocation(line: 62, column: 29, scope: !3062, inlinedAt: !3063)
!3075 = !DILocation(line: 62, column: 37, scope: !3062, inlinedAt: !3063)
!3076 = !DILocation(line: 63, column: 54, scope: !3062, inlinedAt: !3063)
!3077 = !DILocation(line: 63, column: 48, scope: !3062, inlinedAt: !3063)
!3078 = !DILocation(line: 63, column: 72, scope: !3062, inlinedAt: !3063)
!3079 = !DILocation(line: 63, column: 65, scope: !3062, inlinedAt: !3063)
!3080 = !DILocation(line: 63, column: 90, scope: !3062, inlinedAt: !3063)
!3081 = !DILocation(line: 63, column: 83, scope: !3062, inlinedAt: !3063)
!3082 = !DILocation(line: 63, column: 5, scope: !3062, inlinedAt: !3063)
!3083 = !DILocation(line: 63, column: 13, scope: !3062, inlinedAt: !3063)
!3084 = !DILocation(line: 63, column: 21, scope: !3062, inlinedAt: !3063)
!3085 = !DILocation(line: 63, column: 29, scope: !3062, inlinedAt: !3063)
!3086 = !DILocation(line: 63, column: 37, scope: !3062, inlinedAt: !3063)
!3087 = !DILocation(line: 64, column: 37, scope: !3062, inlinedAt: !3063)
!3088 = !DILocation(line: 64, column: 35, scope: !3062, inlinedAt: !3063)
!3089 = !DILocation(line: 64, column: 56, scope: !3062, inlinedAt: !3063)
!3090 = !DILocation(line: 64, column: 54, scope: !3062, inlinedAt: !3063)
!3091 = !DILocation(line: 64, column: 76, scope: !3062, inlinedAt: !3063)
!3092 = !DILocation(line: 64, column: 74, scope: !3062, inlinedAt: !3063)
!3093 = !DILocation(line: 64, column: 5, scope: !3062, inlinedAt: !3063)
!3094 = !DILocation(line: 64, column: 14, scope: !3062, inlinedAt: !3063)
!3095 = !DILocation(line: 64, column: 23, scope: !3062, inlinedAt: !3063)
!3096 = !DILocation(line: 65, column: 28, scope: !3062, inlinedAt: !3063)
!3097 = !DILocation(line: 65, column: 26, scope: !3062, inlinedAt: !3063)
!3098 = !DILocation(line: 65, column: 5, scope: !3062, inlinedAt: !3063)
!3099 = !DILocation(line: 65, column: 14, scope: !3062, inlinedAt: !3063)
!3100 = !DILocation(line: 66, column: 22, scope: !3062, inlinedAt: !3063)
!3101 = !DILocation(line: 66, column: 12, scope: !3062, inlinedAt: !3063)
!3102 = !DILocation(line: 67, column: 34, scope: !3062, inlinedAt: !3063)
!3103 = !DILocation(line: 67, column: 26, scope: !3062, inlinedAt: !3063)
!3104 = !DILocation(line: 67, column: 57, scope: !3062, inlinedAt: !3063)
!3105 = !DILocation(line: 67, column: 49, scope: !3062, inlinedAt: !3063)
!3106 = !DILocation(line: 67, column: 5, scope: !3062, inlinedAt: !3063)
!3107 = !DILocation(line: 67, column: 14, scope: !3062, inlinedAt: !3063)
!3108 = !DILocation(line: 68, column: 28, scope: !3062, inlinedAt: !3063)
!3109 = !DILocation(line: 68, column: 26, scope: !3062, inlinedAt: !3063)
!3110 = !DILocation(line: 68, column: 69, scope: !3062, inlinedAt: !3063)
!3111 = !DILocation(line: 68, column: 54, scope: !3062, inlinedAt: !3063)
!3112 = !DILocation(line: 68, column: 52, scope: !3062, inlinedAt: !3063)
!3113 = !DILocation(line: 68, column: 5, scope: !3062, inlinedAt: !3063)
!3114 = !DILocation(line: 68, column: 14, scope: !3062, inlinedAt: !3063)
!3115 = !DILocation(line: 69, column: 40, scope: !3062, inlinedAt: !3063)
!3116 = !DILocation(line: 69, column: 24, scope: !3062, inlinedAt: !3063)
!3117 = !DILocation(line: 69, column: 17, scope: !3062, inlinedAt: !3063)
!3118 = !DILocation(line: 69, column: 5, scope: !3062, inlinedAt: !3063)
!3119 = !DILocation(line: 253, column: 21, scope: !3054)
!3120 = !DILocation(line: 253, column: 27, scope: !3054)
!3121 = !DILocation(line: 253, column: 19, scope: !3054)
!3122 = !DILocation(line: 253, column: 33, scope: !3054)
!3123 = distinct !DISubprogram(name: "Rounding", scope: !877, file: !877, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3124 = !DILocation(line: 253, column: 11, scope: !3054)
!3125 = !DILocation(line: 74, column: 34, scope: !3123, inlinedAt: !3124)
!3126 = !DILocation(line: 74, column: 26, scope: !3123, inlinedAt: !3124)
!3127 = !DILocation(line: 74, column: 47, scope: !3123, inlinedAt: !3124)
!3128 = !DILocation(line: 74, column: 5, scope: !3123, inlinedAt: !3124)
!3129 = !DILocation(line: 74, column: 13, scope: !3123, inlinedAt: !3124)
!3130 = distinct !DISubprogram(name: "AtomicsUint", scope: !865, file: !865, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3131 = !DILocation(line: 260, column: 6, scope: !3130)
!3132 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3133 = !DILocation(line: 261, column: 9, scope: !3130)
!3134 = !DILocation(line: 15, column: 23, scope: !3132, inlinedAt: !3133)
!3135 = !DILocation(line: 16, column: 14, scope: !3132, inlinedAt: !3133)
!3136 = !DILocation(line: 16, column: 8, scope: !3132, inlinedAt: !3133)
!3137 = !DILocation(line: 17, column: 25, scope: !3132, inlinedAt: !3133)
!3138 = !DILocation(line: 17, column: 15, scope: !3132, inlinedAt: !3133)
!3139 = !DILocation(line: 18, column: 25, scope: !3132, inlinedAt: !3133)
!3140 = !DILocation(line: 18, column: 15, scope: !3132, inlinedAt: !3133)
!3141 = !DILocation(line: 19, column: 25, scope: !3132, inlinedAt: !3133)
!3142 = !DILocation(line: 19, column: 15, scope: !3132, inlinedAt: !3133)
!3143 = !DILocation(line: 20, column: 25, scope: !3132, inlinedAt: !3133)
!3144 = !DILocation(line: 20, column: 15, scope: !3132, inlinedAt: !3133)
!3145 = !DILocation(line: 21, column: 42, scope: !3132, inlinedAt: !3133)
!3146 = !DILocation(line: 21, column: 32, scope: !3132, inlinedAt: !3133)
!3147 = !DILocation(line: 21, column: 5, scope: !3132, inlinedAt: !3133)
!3148 = !DILocation(line: 22, column: 29, scope: !3132, inlinedAt: !3133)
!3149 = !DILocation(line: 22, column: 19, scope: !3132, inlinedAt: !3133)
!3150 = !DILocation(line: 22, column: 34, scope: !3132, inlinedAt: !3133)
!3151 = !DILocation(line: 23, column: 26, scope: !3132, inlinedAt: !3133)
!3152 = !DILocation(line: 23, column: 18, scope: !3132, inlinedAt: !3133)
!3153 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !865, file: !865, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3154 = !DILocation(line: 267, column: 6, scope: !3153)
!3155 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3156 = !DILocation(line: 267, column: 67, scope: !3153)
!3157 = !DILocation(line: 30, column: 23, scope: !3155, inlinedAt: !3156)
!3158 = !DILocation(line: 31, column: 25, scope: !3155, inlinedAt: !3156)
!3159 = !DILocation(line: 31, column: 46, scope: !3155, inlinedAt: !3156)
!3160 = !DILocation(line: 31, column: 37, scope: !3155, inlinedAt: !3156)
!3161 = !DILocation(line: 31, column: 30, scope: !3155, inlinedAt: !3156)
!3162 = !DILocation(line: 31, column: 15, scope: !3155, inlinedAt: !3156)
!3163 = !DILocation(line: 32, column: 24, scope: !3155, inlinedAt: !3156)
!3164 = !DILocation(line: 32, column: 14, scope: !3155, inlinedAt: !3156)
!3165 = !DILocation(line: 33, column: 25, scope: !3155, inlinedAt: !3156)
!3166 = !DILocation(line: 33, column: 31, scope: !3155, inlinedAt: !3156)
!3167 = !DILocation(line: 33, column: 15, scope: !3155, inlinedAt: !3156)
!3168 = !DILocation(line: 35, column: 35, scope: !3155, inlinedAt: !3156)
!3169 = !DILocation(line: 35, column: 25, scope: !3155, inlinedAt: !3156)
!3170 = !DILocation(line: 36, column: 55, scope: !3155, inlinedAt: !3156)
!3171 = !DILocation(line: 36, column: 30, scope: !3155, inlinedAt: !3156)
!3172 = !DILocation(line: 36, column: 59, scope: !3155, inlinedAt: !3156)
!3173 = !DILocation(line: 37, column: 7, scope: !3155, inlinedAt: !3156)
!3174 = !DILocation(line: 41, column: 39, scope: !3155, inlinedAt: !3156)
!3175 = !DILocation(line: 41, column: 29, scope: !3155, inlinedAt: !3156)
!3176 = !DILocation(line: 41, column: 50, scope: !3155, inlinedAt: !3156)
!3177 = !DILocation(line: 42, column: 26, scope: !3155, inlinedAt: !3156)
!3178 = !DILocation(line: 42, column: 16, scope: !3155, inlinedAt: !3156)
!3179 = distinct !DISubprogram(name: "FloatsFloat32", scope: !865, file: !865, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3180 = !DILocation(line: 272, column: 6, scope: !3179)
!3181 = !DILocation(line: 273, column: 32, scope: !3179)
!3182 = !DILocation(line: 274, column: 15, scope: !3179)
!3183 = !DILocation(line: 274, column: 31, scope: !3179)
!3184 = !DILocation(line: 274, column: 34, scope: !3179)
!3185 = !DILocation(line: 274, column: 13, scope: !3179)
!3186 = !DILocation(line: 274, column: 51, scope: !3179)
!3187 = !DILocation(line: 274, column: 57, scope: !3179)
!3188 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3189 = distinct !DISubprogram(name: "Floats", scope: !3188, file: !3188, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3190 = !DILocation(line: 274, column: 9, scope: !3179)
!3191 = !DILocation(line: 15, column: 36, scope: !3189, inlinedAt: !3190)
!3192 = !DILocation(line: 15, column: 41, scope: !3189, inlinedAt: !3190)
!3193 = !DILocation(line: 15, column: 46, scope: !3189, inlinedAt: !3190)
!3194 = !DILocation(line: 15, column: 51, scope: !3189, inlinedAt: !3190)
!3195 = !DILocation(line: 15, column: 5, scope: !3189, inlinedAt: !3190)
!3196 = !DILocation(line: 15, column: 13, scope: !3189, inlinedAt: !3190)
!3197 = !DILocation(line: 15, column: 21, scope: !3189, inlinedAt: !3190)
!3198 = !DILocation(line: 15, column: 29, scope: !3189, inlinedAt: !3190)
!3199 = !DILocation(line: 16, column: 19, scope: !3189, inlinedAt: !3190)
!3200 = !DILocation(line: 16, column: 5, scope: !3189, inlinedAt: !3190)
!3201 = !DILocation(line: 16, column: 13, scope: !3189, inlinedAt: !3190)
!3202 = !DILocation(line: 17, column: 36, scope: !3189, inlinedAt: !3190)
!3203 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3204 = !DILocation(line: 17, column: 33, scope: !3189, inlinedAt: !3190)
!3205 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3204)
!3206 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3204)
!3207 = !DILocation(line: 17, column: 52, scope: !3189, inlinedAt: !3190)
!3208 = !DILocation(line: 17, column: 49, scope: !3189, inlinedAt: !3190)
!3209 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3208)
!3210 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3208)
!3211 = !DILocation(line: 17, column: 68, scope: !3189, inlinedAt: !3190)
!3212 = !DILocation(line: 17, column: 65, scope: !3189, inlinedAt: !3190)
!3213 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3212)
!3214 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3212)
!3215 = !DILocation(line: 17, column: 5, scope: !3189, inlinedAt: !3190)
!3216 = !DILocation(line: 17, column: 13, scope: !3189, inlinedAt: !3190)
!3217 = !DILocation(line: 17, column: 21, scope: !3189, inlinedAt: !3190)
!3218 = !DILocation(line: 18, column: 38, scope: !3189, inlinedAt: !3190)
!3219 = !DILocation(line: 18, column: 35, scope: !3189, inlinedAt: !3190)
!3220 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3219)
!3221 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3219)
!3222 = !DILocation(line: 18, column: 54, scope: !3189, inlinedAt: !3190)
!3223 = !DILocation(line: 18, column: 51, scope: !3189, inlinedAt: !3190)
!3224 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3223)
!3225 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3223)
!3226 = !DILocation(line: 18, column: 69, scope: !3189, inlinedAt: !3190)
!3227 = !DILocation(line: 18, column: 66, scope: !3189, inlinedAt: !3190)
!3228 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3227)
!3229 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3227)
!3230 = !DILocation(line: 18, column: 5, scope: !3189, inlinedAt: !3190)
!3231 = !DILocation(line: 18, column: 13, scope: !3189, inlinedAt: !3190)
!3232 = !DILocation(line: 18, column: 22, scope: !3189, inlinedAt: !3190)
!3233 = !DILocation(line: 19, column: 24, scope: !3189, inlinedAt: !3190)
!3234 = !DILocation(line: 19, column: 35, scope: !3189, inlinedAt: !3190)
!3235 = !DILocation(line: 19, column: 5, scope: !3189, inlinedAt: !3190)
!3236 = !DILocation(line: 19, column: 14, scope: !3189, inlinedAt: !3190)
!3237 = !DILocation(line: 20, column: 15, scope: !3189, inlinedAt: !3190)
!3238 = !DILocation(line: 20, column: 19, scope: !3189, inlinedAt: !3190)
!3239 = !DILocation(line: 20, column: 5, scope: !3189, inlinedAt: !3190)
!3240 = !DILocation(line: 21, column: 14, scope: !3189, inlinedAt: !3190)
!3241 = !DILocation(line: 21, column: 5, scope: !3189, inlinedAt: !3190)
!3242 = !DILocation(line: 22, column: 45, scope: !3189, inlinedAt: !3190)
!3243 = !DILocation(line: 22, column: 37, scope: !3189, inlinedAt: !3190)
!3244 = !DILocation(line: 22, column: 5, scope: !3189, inlinedAt: !3190)
!3245 = !DILocation(line: 22, column: 14, scope: !3189, inlinedAt: !3190)
!3246 = !DILocation(line: 23, column: 5, scope: !3189, inlinedAt: !3190)
!3247 = !DILocation(line: 24, column: 5, scope: !3189, inlinedAt: !3190)
!3248 = !DILocation(line: 24, column: 2, scope: !3189, inlinedAt: !3190)
!3249 = !DILocation(line: 25, column: 5, scope: !3189, inlinedAt: !3190)
!3250 = !DILocation(line: 25, column: 2, scope: !3189, inlinedAt: !3190)
!3251 = !DILocation(line: 26, column: 18, scope: !3189, inlinedAt: !3190)
!3252 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3251)
!3253 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3251)
!3254 = !DILocation(line: 26, column: 5, scope: !3189, inlinedAt: !3190)
!3255 = !DILocation(line: 27, column: 21, scope: !3189, inlinedAt: !3190)
!3256 = !DILocation(line: 27, column: 18, scope: !3189, inlinedAt: !3190)
!3257 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3256)
!3258 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3256)
!3259 = !DILocation(line: 27, column: 5, scope: !3189, inlinedAt: !3190)
!3260 = !DILocation(line: 29, column: 22, scope: !3189, inlinedAt: !3190)
!3261 = !DILocation(line: 29, column: 31, scope: !3189, inlinedAt: !3190)
!3262 = !DILocation(line: 29, column: 5, scope: !3189, inlinedAt: !3190)
!3263 = !DILocation(line: 29, column: 14, scope: !3189, inlinedAt: !3190)
!3264 = !DILocation(line: 30, column: 17, scope: !3189, inlinedAt: !3190)
!3265 = !DILocation(line: 30, column: 5, scope: !3189, inlinedAt: !3190)
!3266 = !DILocation(line: 31, column: 5, scope: !3189, inlinedAt: !3190)
!3267 = !DILocation(line: 32, column: 14, scope: !3189, inlinedAt: !3190)
!3268 = !DILocation(line: 32, column: 5, scope: !3189, inlinedAt: !3190)
!3269 = !DILocation(line: 33, column: 29, scope: !3189, inlinedAt: !3190)
!3270 = !DILocation(line: 33, column: 18, scope: !3189, inlinedAt: !3190)
!3271 = !DILocation(line: 10, column: 6, scope: !3203, inlinedAt: !3270)
!3272 = !DILocation(line: 14, column: 2, scope: !3203, inlinedAt: !3270)
!3273 = !DILocation(line: 33, column: 5, scope: !3189, inlinedAt: !3190)
!3274 = !DILocation(line: 34, column: 59, scope: !3189, inlinedAt: !3190)
!3275 = !DILocation(line: 34, column: 51, scope: !3189, inlinedAt: !3190)
!3276 = !DILocation(line: 34, column: 34, scope: !3189, inlinedAt: !3190)
!3277 = !DILocation(line: 34, column: 13, scope: !3189, inlinedAt: !3190)
!3278 = !DILocation(line: 34, column: 5, scope: !3189, inlinedAt: !3190)
!3279 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !865, file: !865, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3280 = !DILocation(line: 281, column: 6, scope: !3279)
!3281 = !DILocation(line: 282, column: 32, scope: !3279)
!3282 = !DILocation(line: 283, column: 20, scope: !3279)
!3283 = !DILocation(line: 283, column: 41, scope: !3279)
!3284 = !DILocation(line: 283, column: 44, scope: !3279)
!3285 = !DILocation(line: 283, column: 18, scope: !3279)
!3286 = !DILocation(line: 283, column: 66, scope: !3279)
!3287 = distinct !DISubprogram(name: "FloatToInts", scope: !3188, file: !3188, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3288 = !DILocation(line: 283, column: 14, scope: !3279)
!3289 = !DILocation(line: 39, column: 37, scope: !3287, inlinedAt: !3288)
!3290 = !DILocation(line: 39, column: 32, scope: !3287, inlinedAt: !3288)
!3291 = !DILocation(line: 39, column: 54, scope: !3287, inlinedAt: !3288)
!3292 = !DILocation(line: 39, column: 48, scope: !3287, inlinedAt: !3288)
!3293 = !DILocation(line: 39, column: 71, scope: !3287, inlinedAt: !3288)
!3294 = !DILocation(line: 39, column: 65, scope: !3287, inlinedAt: !3288)
!3295 = !DILocation(line: 39, column: 5, scope: !3287, inlinedAt: !3288)
!3296 = !DILocation(line: 39, column: 13, scope: !3287, inlinedAt: !3288)
!3297 = !DILocation(line: 39, column: 21, scope: !3287, inlinedAt: !3288)
!3298 = !DILocation(line: 40, column: 24, scope: !3287, inlinedAt: !3288)
!3299 = !DILocation(line: 40, column: 5, scope: !3287, inlinedAt: !3288)
!3300 = !DILocation(line: 40, column: 13, scope: !3287, inlinedAt: !3288)
!3301 = !DILocation(line: 42, column: 7, scope: !3287, inlinedAt: !3288)
!3302 = !DILocation(line: 43, column: 7, scope: !3287, inlinedAt: !3288)
!3303 = !DILocation(line: 41, column: 2, scope: !3287, inlinedAt: !3288)
!3304 = !DILocation(line: 45, column: 38, scope: !3287, inlinedAt: !3288)
!3305 = !DILocation(line: 45, column: 32, scope: !3287, inlinedAt: !3288)
!3306 = !DILocation(line: 45, column: 56, scope: !3287, inlinedAt: !3288)
!3307 = !DILocation(line: 45, column: 49, scope: !3287, inlinedAt: !3288)
!3308 = !DILocation(line: 45, column: 74, scope: !3287, inlinedAt: !3288)
!3309 = !DILocation(line: 45, column: 67, scope: !3287, inlinedAt: !3288)
!3310 = !DILocation(line: 45, column: 5, scope: !3287, inlinedAt: !3288)
!3311 = !DILocation(line: 45, column: 13, scope: !3287, inlinedAt: !3288)
!3312 = !DILocation(line: 45, column: 21, scope: !3287, inlinedAt: !3288)
!3313 = !DILocation(line: 46, column: 31, scope: !3287, inlinedAt: !3288)
!3314 = !DILocation(line: 46, column: 24, scope: !3287, inlinedAt: !3288)
!3315 = !DILocation(line: 46, column: 5, scope: !3287, inlinedAt: !3288)
!3316 = !DILocation(line: 46, column: 13, scope: !3287, inlinedAt: !3288)
!3317 = distinct !DISubprogram(name: "MathFloat32", scope: !865, file: !865, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3318 = !DILocation(line: 290, column: 6, scope: !3317)
!3319 = !DILocation(line: 291, column: 32, scope: !3317)
!3320 = !DILocation(line: 292, column: 13, scope: !3317)
!3321 = !DILocation(line: 292, column: 28, scope: !3317)
!3322 = !DILocation(line: 292, column: 31, scope: !3317)
!3323 = !DILocation(line: 292, column: 11, scope: !3317)
!3324 = !DILocation(line: 292, column: 47, scope: !3317)
!3325 = !DILocation(line: 292, column: 53, scope: !3317)
!3326 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3327 = !DILocation(line: 292, column: 7, scope: !3317)
!3328 = !DILocation(line: 16, column: 16, scope: !3326, inlinedAt: !3327)
!3329 = !DILocation(line: 16, column: 20, scope: !3326, inlinedAt: !3327)
!3330 = !DILocation(line: 17, column: 26, scope: !3326, inlinedAt: !3327)
!3331 = !DILocation(line: 17, column: 12, scope: !3326, inlinedAt: !3327)
!3332 = !DILocation(line: 18, column: 18, scope: !3326, inlinedAt: !3327)
!3333 = !DILocation(line: 19, column: 27, scope: !3326, inlinedAt: !3327)
!3334 = !DILocation(line: 19, column: 5, scope: !3326, inlinedAt: !3327)
!3335 = !DILocation(line: 19, column: 13, scope: !3326, inlinedAt: !3327)
!3336 = !DILocation(line: 20, column: 36, scope: !3326, inlinedAt: !3327)
!3337 = !DILocation(line: 20, column: 49, scope: !3326, inlinedAt: !3327)
!3338 = !DILocation(line: 20, column: 63, scope: !3326, inlinedAt: !3327)
!3339 = !DILocation(line: 20, column: 5, scope: !3326, inlinedAt: !3327)
!3340 = !DILocation(line: 20, column: 13, scope: !3326, inlinedAt: !3327)
!3341 = !DILocation(line: 20, column: 21, scope: !3326, inlinedAt: !3327)
!3342 = !DILocation(line: 21, column: 28, scope: !3326, inlinedAt: !3327)
!3343 = !DILocation(line: 21, column: 48, scope: !3326, inlinedAt: !3327)
!3344 = !DILocation(line: 21, column: 5, scope: !3326, inlinedAt: !3327)
!3345 = !DILocation(line: 21, column: 13, scope: !3326, inlinedAt: !3327)
!3346 = !DILocation(line: 22, column: 26, scope: !3326, inlinedAt: !3327)
!3347 = !DILocation(line: 22, column: 41, scope: !3326, inlinedAt: !3327)
!3348 = !DILocation(line: 22, column: 5, scope: !3326, inlinedAt: !3327)
!3349 = !DILocation(line: 22, column: 13, scope: !3326, inlinedAt: !3327)
!3350 = !DILocation(line: 23, column: 27, scope: !3326, inlinedAt: !3327)
!3351 = !DILocation(line: 23, column: 47, scope: !3326, inlinedAt: !3327)
!3352 = !DILocation(line: 23, column: 5, scope: !3326, inlinedAt: !3327)
!3353 = !DILocation(line: 23, column: 13, scope: !3326, inlinedAt: !3327)
!3354 = !DILocation(line: 24, column: 19, scope: !3326, inlinedAt: !3327)
!3355 = !DILocation(line: 24, column: 5, scope: !3326, inlinedAt: !3327)
!3356 = !DILocation(line: 25, column: 28, scope: !3326, inlinedAt: !3327)
!3357 = !DILocation(line: 25, column: 51, scope: !3326, inlinedAt: !3327)
!3358 = !DILocation(line: 25, column: 5, scope: !3326, inlinedAt: !3327)
!3359 = !DILocation(line: 25, column: 14, scope: !3326, inlinedAt: !3327)
!3360 = !DILocation(line: 26, column: 30, scope: !3326, inlinedAt: !3327)
!3361 = !DILocation(line: 26, column: 45, scope: !3326, inlinedAt: !3327)
!3362 = !DILocation(line: 26, column: 5, scope: !3326, inlinedAt: !3327)
!3363 = !DILocation(line: 26, column: 14, scope: !3326, inlinedAt: !3327)
!3364 = !DILocation(line: 27, column: 37, scope: !3326, inlinedAt: !3327)
!3365 = !DILocation(line: 27, column: 54, scope: !3326, inlinedAt: !3327)
!3366 = !DILocation(line: 27, column: 72, scope: !3326, inlinedAt: !3327)
!3367 = !DILocation(line: 27, column: 5, scope: !3326, inlinedAt: !3327)
!3368 = !DILocation(line: 27, column: 14, scope: !3326, inlinedAt: !3327)
!3369 = !DILocation(line: 27, column: 23, scope: !3326, inlinedAt: !3327)
!3370 = !DILocation(line: 28, column: 46, scope: !3326, inlinedAt: !3327)
!3371 = !DILocation(line: 28, column: 61, scope: !3326, inlinedAt: !3327)
!3372 = !DILocation(line: 28, column: 77, scope: !3326, inlinedAt: !3327)
!3373 = !DILocation(line: 28, column: 93, scope: !3326, inlinedAt: !3327)
!3374 = !DILocation(line: 28, column: 5, scope: !3326, inlinedAt: !3327)
!3375 = !DILocation(line: 28, column: 14, scope: !3326, inlinedAt: !3327)
!3376 = !DILocation(line: 28, column: 23, scope: !3326, inlinedAt: !3327)
!3377 = !DILocation(line: 28, column: 32, scope: !3326, inlinedAt: !3327)
!3378 = !DILocation(line: 29, column: 37, scope: !3326, inlinedAt: !3327)
!3379 = !DILocation(line: 29, column: 53, scope: !3326, inlinedAt: !3327)
!3380 = !DILocation(line: 29, column: 69, scope: !3326, inlinedAt: !3327)
!3381 = !DILocation(line: 29, column: 5, scope: !3326, inlinedAt: !3327)
!3382 = !DILocation(line: 29, column: 14, scope: !3326, inlinedAt: !3327)
!3383 = !DILocation(line: 29, column: 23, scope: !3326, inlinedAt: !3327)
!3384 = !DILocation(line: 30, column: 38, scope: !3326, inlinedAt: !3327)
!3385 = !DILocation(line: 30, column: 54, scope: !3326, inlinedAt: !3327)
!3386 = !DILocation(line: 30, column: 70, scope: !3326, inlinedAt: !3327)
!3387 = !DILocation(line: 30, column: 5, scope: !3326, inlinedAt: !3327)
!3388 = !DILocation(line: 30, column: 14, scope: !3326, inlinedAt: !3327)
!3389 = !DILocation(line: 30, column: 23, scope: !3326, inlinedAt: !3327)
!3390 = !DILocation(line: 31, column: 21, scope: !3326, inlinedAt: !3327)
!3391 = !DILocation(line: 31, column: 5, scope: !3326, inlinedAt: !3327)
!3392 = !DILocation(line: 32, column: 38, scope: !3326, inlinedAt: !3327)
!3393 = !DILocation(line: 32, column: 55, scope: !3326, inlinedAt: !3327)
!3394 = !DILocation(line: 32, column: 72, scope: !3326, inlinedAt: !3327)
!3395 = !DILocation(line: 32, column: 5, scope: !3326, inlinedAt: !3327)
!3396 = !DILocation(line: 32, column: 14, scope: !3326, inlinedAt: !3327)
!3397 = !DILocation(line: 32, column: 23, scope: !3326, inlinedAt: !3327)
!3398 = !DILocation(line: 33, column: 39, scope: !3326, inlinedAt: !3327)
!3399 = !DILocation(line: 33, column: 57, scope: !3326, inlinedAt: !3327)
!3400 = !DILocation(line: 33, column: 53, scope: !3326, inlinedAt: !3327)
!3401 = !DILocation(line: 33, column: 71, scope: !3326, inlinedAt: !3327)
!3402 = !DILocation(line: 33, column: 5, scope: !3326, inlinedAt: !3327)
!3403 = !DILocation(line: 33, column: 14, scope: !3326, inlinedAt: !3327)
!3404 = !DILocation(line: 33, column: 23, scope: !3326, inlinedAt: !3327)
!3405 = !DILocation(line: 34, column: 28, scope: !3326, inlinedAt: !3327)
!3406 = !DILocation(line: 34, column: 50, scope: !3326, inlinedAt: !3327)
!3407 = !DILocation(line: 34, column: 5, scope: !3326, inlinedAt: !3327)
!3408 = !DILocation(line: 34, column: 14, scope: !3326, inlinedAt: !3327)
!3409 = !DILocation(line: 35, column: 28, scope: !3326, inlinedAt: !3327)
!3410 = !DILocation(line: 35, column: 45, scope: !3326, inlinedAt: !3327)
!3411 = !DILocation(line: 35, column: 5, scope: !3326, inlinedAt: !3327)
!3412 = !DILocation(line: 35, column: 14, scope: !3326, inlinedAt: !3327)
!3413 = !DILocation(line: 36, column: 5, scope: !3326, inlinedAt: !3327)
!3414 = !DILocation(line: 36, column: 14, scope: !3326, inlinedAt: !3327)
!3415 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !865, file: !865, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3416 = !DILocation(line: 299, column: 6, scope: !3415)
!3417 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3418 = !DILocation(line: 300, column: 9, scope: !3415)
!3419 = !DILocation(line: 15, column: 23, scope: !3417, inlinedAt: !3418)
!3420 = !DILocation(line: 16, column: 14, scope: !3417, inlinedAt: !3418)
!3421 = !DILocation(line: 16, column: 8, scope: !3417, inlinedAt: !3418)
!3422 = !DILocation(line: 17, column: 25, scope: !3417, inlinedAt: !3418)
!3423 = !DILocation(line: 17, column: 15, scope: !3417, inlinedAt: !3418)
!3424 = !DILocation(line: 18, column: 25, scope: !3417, inlinedAt: !3418)
!3425 = !DILocation(line: 18, column: 15, scope: !3417, inlinedAt: !3418)
!3426 = !DILocation(line: 19, column: 25, scope: !3417, inlinedAt: !3418)
!3427 = !DILocation(line: 19, column: 15, scope: !3417, inlinedAt: !3418)
!3428 = !DILocation(line: 20, column: 25, scope: !3417, inlinedAt: !3418)
!3429 = !DILocation(line: 20, column: 15, scope: !3417, inlinedAt: !3418)
!3430 = !DILocation(line: 21, column: 42, scope: !3417, inlinedAt: !3418)
!3431 = !DILocation(line: 21, column: 32, scope: !3417, inlinedAt: !3418)
!3432 = !DILocation(line: 21, column: 5, scope: !3417, inlinedAt: !3418)
!3433 = !DILocation(line: 22, column: 29, scope: !3417, inlinedAt: !3418)
!3434 = !DILocation(line: 22, column: 19, scope: !3417, inlinedAt: !3418)
!3435 = !DILocation(line: 22, column: 34, scope: !3417, inlinedAt: !3418)
!3436 = !DILocation(line: 23, column: 26, scope: !3417, inlinedAt: !3418)
!3437 = !DILocation(line: 23, column: 18, scope: !3417, inlinedAt: !3418)
!3438 = distinct !DISubprogram(name: "FloatsFloat64", scope: !865, file: !865, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3439 = !DILocation(line: 306, column: 6, scope: !3438)
!3440 = !DILocation(line: 307, column: 32, scope: !3438)
!3441 = !DILocation(line: 308, column: 15, scope: !3438)
!3442 = !DILocation(line: 308, column: 31, scope: !3438)
!3443 = !DILocation(line: 308, column: 34, scope: !3438)
!3444 = !DILocation(line: 308, column: 13, scope: !3438)
!3445 = !DILocation(line: 308, column: 51, scope: !3438)
!3446 = !DILocation(line: 308, column: 57, scope: !3438)
!3447 = distinct !DISubprogram(name: "Floats", scope: !3188, file: !3188, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3448 = !DILocation(line: 308, column: 9, scope: !3438)
!3449 = !DILocation(line: 15, column: 36, scope: !3447, inlinedAt: !3448)
!3450 = !DILocation(line: 15, column: 41, scope: !3447, inlinedAt: !3448)
!3451 = !DILocation(line: 15, column: 46, scope: !3447, inlinedAt: !3448)
!3452 = !DILocation(line: 15, column: 51, scope: !3447, inlinedAt: !3448)
!3453 = !DILocation(line: 15, column: 5, scope: !3447, inlinedAt: !3448)
!3454 = !DILocation(line: 15, column: 13, scope: !3447, inlinedAt: !3448)
!3455 = !DILocation(line: 15, column: 21, scope: !3447, inlinedAt: !3448)
!3456 = !DILocation(line: 15, column: 29, scope: !3447, inlinedAt: !3448)
!3457 = !DILocation(line: 16, column: 19, scope: !3447, inlinedAt: !3448)
!3458 = !DILocation(line: 16, column: 5, scope: !3447, inlinedAt: !3448)
!3459 = !DILocation(line: 16, column: 13, scope: !3447, inlinedAt: !3448)
!3460 = !DILocation(line: 17, column: 36, scope: !3447, inlinedAt: !3448)
!3461 = !DILocation(line: 17, column: 33, scope: !3447, inlinedAt: !3448)
!3462 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3461)
!3463 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3461)
!3464 = !DILocation(line: 17, column: 52, scope: !3447, inlinedAt: !3448)
!3465 = !DILocation(line: 17, column: 49, scope: !3447, inlinedAt: !3448)
!3466 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3465)
!3467 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3465)
!3468 = !DILocation(line: 17, column: 68, scope: !3447, inlinedAt: !3448)
!3469 = !DILocation(line: 17, column: 65, scope: !3447, inlinedAt: !3448)
!3470 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3469)
!3471 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3469)
!3472 = !DILocation(line: 17, column: 5, scope: !3447, inlinedAt: !3448)
!3473 = !DILocation(line: 17, column: 13, scope: !3447, inlinedAt: !3448)
!3474 = !DILocation(line: 17, column: 21, scope: !3447, inlinedAt: !3448)
!3475 = !DILocation(line: 18, column: 38, scope: !3447, inlinedAt: !3448)
!3476 = !DILocation(line: 18, column: 35, scope: !3447, inlinedAt: !3448)
!3477 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3476)
!3478 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3476)
!3479 = !DILocation(line: 18, column: 54, scope: !3447, inlinedAt: !3448)
!3480 = !DILocation(line: 18, column: 51, scope: !3447, inlinedAt: !3448)
!3481 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3480)
!3482 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3480)
!3483 = !DILocation(line: 18, column: 69, scope: !3447, inlinedAt: !3448)
!3484 = !DILocation(line: 18, column: 66, scope: !3447, inlinedAt: !3448)
!3485 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3484)
!3486 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3484)
!3487 = !DILocation(line: 18, column: 5, scope: !3447, inlinedAt: !3448)
!3488 = !DILocation(line: 18, column: 13, scope: !3447, inlinedAt: !3448)
!3489 = !DILocation(line: 18, column: 22, scope: !3447, inlinedAt: !3448)
!3490 = !DILocation(line: 19, column: 24, scope: !3447, inlinedAt: !3448)
!3491 = !DILocation(line: 19, column: 35, scope: !3447, inlinedAt: !3448)
!3492 = !DILocation(line: 19, column: 5, scope: !3447, inlinedAt: !3448)
!3493 = !DILocation(line: 19, column: 14, scope: !3447, inlinedAt: !3448)
!3494 = !DILocation(line: 20, column: 15, scope: !3447, inlinedAt: !3448)
!3495 = !DILocation(line: 20, column: 19, scope: !3447, inlinedAt: !3448)
!3496 = !DILocation(line: 20, column: 5, scope: !3447, inlinedAt: !3448)
!3497 = !DILocation(line: 21, column: 14, scope: !3447, inlinedAt: !3448)
!3498 = !DILocation(line: 21, column: 5, scope: !3447, inlinedAt: !3448)
!3499 = !DILocation(line: 22, column: 30, scope: !3447, inlinedAt: !3448)
!3500 = !DILocation(line: 22, column: 22, scope: !3447, inlinedAt: !3448)
!3501 = !DILocation(line: 22, column: 5, scope: !3447, inlinedAt: !3448)
!3502 = !DILocation(line: 22, column: 14, scope: !3447, inlinedAt: !3448)
!3503 = !DILocation(line: 23, column: 5, scope: !3447, inlinedAt: !3448)
!3504 = !DILocation(line: 24, column: 5, scope: !3447, inlinedAt: !3448)
!3505 = !DILocation(line: 24, column: 2, scope: !3447, inlinedAt: !3448)
!3506 = !DILocation(line: 25, column: 5, scope: !3447, inlinedAt: !3448)
!3507 = !DILocation(line: 25, column: 2, scope: !3447, inlinedAt: !3448)
!3508 = !DILocation(line: 26, column: 18, scope: !3447, inlinedAt: !3448)
!3509 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3508)
!3510 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3508)
!3511 = !DILocation(line: 26, column: 5, scope: !3447, inlinedAt: !3448)
!3512 = !DILocation(line: 27, column: 21, scope: !3447, inlinedAt: !3448)
!3513 = !DILocation(line: 27, column: 18, scope: !3447, inlinedAt: !3448)
!3514 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3513)
!3515 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3513)
!3516 = !DILocation(line: 27, column: 5, scope: !3447, inlinedAt: !3448)
!3517 = !DILocation(line: 29, column: 22, scope: !3447, inlinedAt: !3448)
!3518 = !DILocation(line: 29, column: 31, scope: !3447, inlinedAt: !3448)
!3519 = !DILocation(line: 29, column: 5, scope: !3447, inlinedAt: !3448)
!3520 = !DILocation(line: 29, column: 14, scope: !3447, inlinedAt: !3448)
!3521 = !DILocation(line: 30, column: 17, scope: !3447, inlinedAt: !3448)
!3522 = !DILocation(line: 30, column: 5, scope: !3447, inlinedAt: !3448)
!3523 = !DILocation(line: 31, column: 5, scope: !3447, inlinedAt: !3448)
!3524 = !DILocation(line: 32, column: 14, scope: !3447, inlinedAt: !3448)
!3525 = !DILocation(line: 32, column: 5, scope: !3447, inlinedAt: !3448)
!3526 = !DILocation(line: 33, column: 18, scope: !3447, inlinedAt: !3448)
!3527 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3526)
!3528 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3526)
!3529 = !DILocation(line: 33, column: 5, scope: !3447, inlinedAt: !3448)
!3530 = !DILocation(line: 34, column: 51, scope: !3447, inlinedAt: !3448)
!3531 = !DILocation(line: 34, column: 34, scope: !3447, inlinedAt: !3448)
!3532 = !DILocation(line: 34, column: 5, scope: !3447, inlinedAt: !3448)
!3533 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !865, file: !865, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3534 = !DILocation(line: 315, column: 6, scope: !3533)
!3535 = !DILocation(line: 316, column: 32, scope: !3533)
!3536 = !DILocation(line: 317, column: 20, scope: !3533)
!3537 = !DILocation(line: 317, column: 41, scope: !3533)
!3538 = !DILocation(line: 317, column: 44, scope: !3533)
!3539 = !DILocation(line: 317, column: 18, scope: !3533)
!3540 = !DILocation(line: 317, column: 66, scope: !3533)
!3541 = distinct !DISubprogram(name: "FloatToInts", scope: !3188, file: !3188, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3542 = !DILocation(line: 317, column: 14, scope: !3533)
!3543 = !DILocation(line: 39, column: 37, scope: !3541, inlinedAt: !3542)
!3544 = !DILocation(line: 39, column: 32, scope: !3541, inlinedAt: !3542)
!3545 = !DILocation(line: 39, column: 54, scope: !3541, inlinedAt: !3542)
!3546 = !DILocation(line: 39, column: 48, scope: !3541, inlinedAt: !3542)
!3547 = !DILocation(line: 39, column: 71, scope: !3541, inlinedAt: !3542)
!3548 = !DILocation(line: 39, column: 65, scope: !3541, inlinedAt: !3542)
!3549 = !DILocation(line: 39, column: 5, scope: !3541, inlinedAt: !3542)
!3550 = !DILocation(line: 39, column: 13, scope: !3541, inlinedAt: !3542)
!3551 = !DILocation(line: 39, column: 21, scope: !3541, inlinedAt: !3542)
!3552 = !DILocation(line: 40, column: 24, scope: !3541, inlinedAt: !3542)
!3553 = !DILocation(line: 40, column: 5, scope: !3541, inlinedAt: !3542)
!3554 = !DILocation(line: 40, column: 13, scope: !3541, inlinedAt: !3542)
!3555 = !DILocation(line: 42, column: 7, scope: !3541, inlinedAt: !3542)
!3556 = !DILocation(line: 43, column: 7, scope: !3541, inlinedAt: !3542)
!3557 = !DILocation(line: 41, column: 2, scope: !3541, inlinedAt: !3542)
!3558 = !DILocation(line: 45, column: 38, scope: !3541, inlinedAt: !3542)
!3559 = !DILocation(line: 45, column: 32, scope: !3541, inlinedAt: !3542)
!3560 = !DILocation(line: 45, column: 56, scope: !3541, inlinedAt: !3542)
!3561 = !DILocation(line: 45, column: 49, scope: !3541, inlinedAt: !3542)
!3562 = !DILocation(line: 45, column: 74, scope: !3541, inlinedAt: !3542)
!3563 = !DILocation(line: 45, column: 67, scope: !3541, inlinedAt: !3542)
!3564 = !DILocation(line: 45, column: 5, scope: !3541, inlinedAt: !3542)
!3565 = !DILocation(line: 45, column: 13, scope: !3541, inlinedAt: !3542)
!3566 = !DILocation(line: 45, column: 21, scope: !3541, inlinedAt: !3542)
!3567 = !DILocation(line: 46, column: 31, scope: !3541, inlinedAt: !3542)
!3568 = !DILocation(line: 46, column: 24, scope: !3541, inlinedAt: !3542)
!3569 = !DILocation(line: 46, column: 5, scope: !3541, inlinedAt: !3542)
!3570 = !DILocation(line: 46, column: 13, scope: !3541, inlinedAt: !3542)
!3571 = distinct !DISubprogram(name: "MathFloat64", scope: !865, file: !865, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3572 = !DILocation(line: 324, column: 6, scope: !3571)
!3573 = !DILocation(line: 325, column: 32, scope: !3571)
!3574 = !DILocation(line: 326, column: 13, scope: !3571)
!3575 = !DILocation(line: 326, column: 28, scope: !3571)
!3576 = !DILocation(line: 326, column: 31, scope: !3571)
!3577 = !DILocation(line: 326, column: 11, scope: !3571)
!3578 = !DILocation(line: 326, column: 47, scope: !3571)
!3579 = !DILocation(line: 326, column: 53, scope: !3571)
!3580 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3581 = !DILocation(line: 326, column: 7, scope: !3571)
!3582 = !DILocation(line: 16, column: 16, scope: !3580, inlinedAt: !3581)
!3583 = !DILocation(line: 16, column: 20, scope: !3580, inlinedAt: !3581)
!3584 = !DILocation(line: 17, column: 26, scope: !3580, inlinedAt: !3581)
!3585 = !DILocation(line: 17, column: 12, scope: !3580, inlinedAt: !3581)
!3586 = !DILocation(line: 18, column: 18, scope: !3580, inlinedAt: !3581)
!3587 = !DILocation(line: 19, column: 27, scope: !3580, inlinedAt: !3581)
!3588 = !DILocation(line: 19, column: 5, scope: !3580, inlinedAt: !3581)
!3589 = !DILocation(line: 19, column: 13, scope: !3580, inlinedAt: !3581)
!3590 = !DILocation(line: 20, column: 36, scope: !3580, inlinedAt: !3581)
!3591 = !DILocation(line: 20, column: 49, scope: !3580, inlinedAt: !3581)
!3592 = !DILocation(line: 20, column: 63, scope: !3580, inlinedAt: !3581)
!3593 = !DILocation(line: 20, column: 5, scope: !3580, inlinedAt: !3581)
!3594 = !DILocation(line: 20, column: 13, scope: !3580, inlinedAt: !3581)
!3595 = !DILocation(line: 20, column: 21, scope: !3580, inlinedAt: !3581)
!3596 = !DILocation(line: 21, column: 28, scope: !3580, inlinedAt: !3581)
!3597 = !DILocation(line: 21, column: 48, scope: !3580, inlinedAt: !3581)
!3598 = !DILocation(line: 21, column: 5, scope: !3580, inlinedAt: !3581)
!3599 = !DILocation(line: 21, column: 13, scope: !3580, inlinedAt: !3581)
!3600 = !DILocation(line: 22, column: 26, scope: !3580, inlinedAt: !3581)
!3601 = !DILocation(line: 22, column: 41, scope: !3580, inlinedAt: !3581)
!3602 = !DILocation(line: 22, column: 5, scope: !3580, inlinedAt: !3581)
!3603 = !DILocation(line: 22, column: 13, scope: !3580, inlinedAt: !3581)
!3604 = !DILocation(line: 23, column: 27, scope: !3580, inlinedAt: !3581)
!3605 = !DILocation(line: 23, column: 47, scope: !3580, inlinedAt: !3581)
!3606 = !DILocation(line: 23, column: 5, scope: !3580, inlinedAt: !3581)
!3607 = !DILocation(line: 23, column: 13, scope: !3580, inlinedAt: !3581)
!3608 = !DILocation(line: 24, column: 19, scope: !3580, inlinedAt: !3581)
!3609 = !DILocation(line: 24, column: 5, scope: !3580, inlinedAt: !3581)
!3610 = !DILocation(line: 25, column: 28, scope: !3580, inlinedAt: !3581)
!3611 = !DILocation(line: 25, column: 51, scope: !3580, inlinedAt: !3581)
!3612 = !DILocation(line: 25, column: 5, scope: !3580, inlinedAt: !3581)
!3613 = !DILocation(line: 25, column: 14, scope: !3580, inlinedAt: !3581)
!3614 = !DILocation(line: 26, column: 30, scope: !3580, inlinedAt: !3581)
!3615 = !DILocation(line: 26, column: 45, scope: !3580, inlinedAt: !3581)
!3616 = !DILocation(line: 26, column: 5, scope: !3580, inlinedAt: !3581)
!3617 = !DILocation(line: 26, column: 14, scope: !3580, inlinedAt: !3581)
!3618 = !DILocation(line: 27, column: 37, scope: !3580, inlinedAt: !3581)
!3619 = !DILocation(line: 27, column: 54, scope: !3580, inlinedAt: !3581)
!3620 = !DILocation(line: 27, column: 72, scope: !3580, inlinedAt: !3581)
!3621 = !DILocation(line: 27, column: 5, scope: !3580, inlinedAt: !3581)
!3622 = !DILocation(line: 27, column: 14, scope: !3580, inlinedAt: !3581)
!3623 = !DILocation(line: 27, column: 23, scope: !3580, inlinedAt: !3581)
!3624 = !DILocation(line: 28, column: 46, scope: !3580, inlinedAt: !3581)
!3625 = !DILocation(line: 28, column: 61, scope: !3580, inlinedAt: !3581)
!3626 = !DILocation(line: 28, column: 77, scope: !3580, inlinedAt: !3581)
!3627 = !DILocation(line: 28, column: 93, scope: !3580, inlinedAt: !3581)
!3628 = !DILocation(line: 28, column: 5, scope: !3580, inlinedAt: !3581)
!3629 = !DILocation(line: 28, column: 14, scope: !3580, inlinedAt: !3581)
!3630 = !DILocation(line: 28, column: 23, scope: !3580, inlinedAt: !3581)
!3631 = !DILocation(line: 28, column: 32, scope: !3580, inlinedAt: !3581)
!3632 = !DILocation(line: 29, column: 37, scope: !3580, inlinedAt: !3581)
!3633 = !DILocation(line: 29, column: 53, scope: !3580, inlinedAt: !3581)
!3634 = !DILocation(line: 29, column: 69, scope: !3580, inlinedAt: !3581)
!3635 = !DILocation(line: 29, column: 5, scope: !3580, inlinedAt: !3581)
!3636 = !DILocation(line: 29, column: 14, scope: !3580, inlinedAt: !3581)
!3637 = !DILocation(line: 29, column: 23, scope: !3580, inlinedAt: !3581)
!3638 = !DILocation(line: 30, column: 38, scope: !3580, inlinedAt: !3581)
!3639 = !DILocation(line: 30, column: 54, scope: !3580, inlinedAt: !3581)
!3640 = !DILocation(line: 30, column: 70, scope: !3580, inlinedAt: !3581)
!3641 = !DILocation(line: 30, column: 5, scope: !3580, inlinedAt: !3581)
!3642 = !DILocation(line: 30, column: 14, scope: !3580, inlinedAt: !3581)
!3643 = !DILocation(line: 30, column: 23, scope: !3580, inlinedAt: !3581)
!3644 = !DILocation(line: 31, column: 21, scope: !3580, inlinedAt: !3581)
!3645 = !DILocation(line: 31, column: 5, scope: !3580, inlinedAt: !3581)
!3646 = !DILocation(line: 32, column: 38, scope: !3580, inlinedAt: !3581)
!3647 = !DILocation(line: 32, column: 55, scope: !3580, inlinedAt: !3581)
!3648 = !DILocation(line: 32, column: 72, scope: !3580, inlinedAt: !3581)
!3649 = !DILocation(line: 32, column: 5, scope: !3580, inlinedAt: !3581)
!3650 = !DILocation(line: 32, column: 14, scope: !3580, inlinedAt: !3581)
!3651 = !DILocation(line: 32, column: 23, scope: !3580, inlinedAt: !3581)
!3652 = !DILocation(line: 33, column: 39, scope: !3580, inlinedAt: !3581)
!3653 = !DILocation(line: 33, column: 57, scope: !3580, inlinedAt: !3581)
!3654 = !DILocation(line: 33, column: 53, scope: !3580, inlinedAt: !3581)
!3655 = !DILocation(line: 33, column: 71, scope: !3580, inlinedAt: !3581)
!3656 = !DILocation(line: 33, column: 5, scope: !3580, inlinedAt: !3581)
!3657 = !DILocation(line: 33, column: 14, scope: !3580, inlinedAt: !3581)
!3658 = !DILocation(line: 33, column: 23, scope: !3580, inlinedAt: !3581)
!3659 = !DILocation(line: 34, column: 28, scope: !3580, inlinedAt: !3581)
!3660 = !DILocation(line: 34, column: 50, scope: !3580, inlinedAt: !3581)
!3661 = !DILocation(line: 34, column: 5, scope: !3580, inlinedAt: !3581)
!3662 = !DILocation(line: 34, column: 14, scope: !3580, inlinedAt: !3581)
!3663 = !DILocation(line: 35, column: 28, scope: !3580, inlinedAt: !3581)
!3664 = !DILocation(line: 35, column: 45, scope: !3580, inlinedAt: !3581)
!3665 = !DILocation(line: 35, column: 5, scope: !3580, inlinedAt: !3581)
!3666 = !DILocation(line: 35, column: 14, scope: !3580, inlinedAt: !3581)
!3667 = !DILocation(line: 36, column: 5, scope: !3580, inlinedAt: !3581)
!3668 = !DILocation(line: 36, column: 14, scope: !3580, inlinedAt: !3581)
!3669 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !865, file: !865, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3670 = !DILocation(line: 333, column: 6, scope: !3669)
!3671 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3672 = !DILocation(line: 334, column: 9, scope: !3669)
!3673 = !DILocation(line: 15, column: 23, scope: !3671, inlinedAt: !3672)
!3674 = !DILocation(line: 16, column: 14, scope: !3671, inlinedAt: !3672)
!3675 = !DILocation(line: 16, column: 8, scope: !3671, inlinedAt: !3672)
!3676 = !DILocation(line: 17, column: 25, scope: !3671, inlinedAt: !3672)
!3677 = !DILocation(line: 17, column: 15, scope: !3671, inlinedAt: !3672)
!3678 = !DILocation(line: 18, column: 25, scope: !3671, inlinedAt: !3672)
!3679 = !DILocation(line: 18, column: 15, scope: !3671, inlinedAt: !3672)
!3680 = !DILocation(line: 19, column: 25, scope: !3671, inlinedAt: !3672)
!3681 = !DILocation(line: 19, column: 15, scope: !3671, inlinedAt: !3672)
!3682 = !DILocation(line: 20, column: 25, scope: !3671, inlinedAt: !3672)
!3683 = !DILocation(line: 20, column: 15, scope: !3671, inlinedAt: !3672)
!3684 = !DILocation(line: 21, column: 42, scope: !3671, inlinedAt: !3672)
!3685 = !DILocation(line: 21, column: 32, scope: !3671, inlinedAt: !3672)
!3686 = !DILocation(line: 21, column: 5, scope: !3671, inlinedAt: !3672)
!3687 = !DILocation(line: 22, column: 29, scope: !3671, inlinedAt: !3672)
!3688 = !DILocation(line: 22, column: 19, scope: !3671, inlinedAt: !3672)
!3689 = !DILocation(line: 22, column: 34, scope: !3671, inlinedAt: !3672)
!3690 = !DILocation(line: 23, column: 26, scope: !3671, inlinedAt: !3672)
!3691 = !DILocation(line: 23, column: 18, scope: !3671, inlinedAt: !3672)
!3692 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3693 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3694 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3695 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3696 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3697 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3698 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3699 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3700 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3701 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3702 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3703 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3704 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3705 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3706 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3707 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3708 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3709 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3710 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3711 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3712 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3713 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3714 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3715 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!3716 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidx", i32 64}
!3717 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidy", i32 1}
!3718 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidz", i32 1}
!3719 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3720 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3721 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3722 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3723 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3724 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3725 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3726 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3727 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3728 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3729 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3730 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3731 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3732 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3733 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3734 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3735 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3736 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3737 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3738 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3739 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3740 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3741 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3742 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3743 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3744 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3745 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3746 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3747 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3748 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3749 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3750 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3751 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3752 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3753 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3754 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3755 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3756 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3757 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3758 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3759 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3760 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3761 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3762 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
