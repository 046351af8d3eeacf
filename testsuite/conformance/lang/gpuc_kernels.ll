target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Publish_77 = addrspace(3) global i8 undef, align 1
@gpuc_shared_Reverse_69 = addrspace(3) global { [64 x float], i32 } undef, align 16
@gpuc_shared_Sum_82 = addrspace(3) global [256 x i64] undef, align 16
@gpuc_shared_scratch_103 = addrspace(3) global [2 x i32] undef, align 4
@gpuc_shared_SameShared_111 = addrspace(3) global [2 x i32] undef, align 4
@gpuc_shared_SharedAtomics_128 = addrspace(3) global [4 x i32] undef, align 16
@gpuc_shared_WarpNeighbours_145 = addrspace(3) global [128 x i32] undef, align 16
@gpuc_shared_EarlyExit_163 = addrspace(3) global i32 undef, align 4
@gpuc_shared_narrowKernel_49 = addrspace(3) global [64 x i16] undef, align 16
@gpuc_shared_narrowKernel_49_2 = addrspace(3) global [64 x i16] undef, align 16
@gpuc_reflect__CUDA_ARCH = internal addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [62 x i8*] [i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @AtomicOrders to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @ControlKernel to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @NamedKernel to i8*), i8* bitcast (void (i64*, i64, i8*)* @Indices to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides to i8*), i8* bitcast (void (i32*, i64, i8*)* @Leave to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Reverse to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @Sum to i8*), i8* bitcast (void (i32*, i64, i8*)* @SameShared to i8*), i8* bitcast (void (i32*, i64, i8*)* @SharedAtomics to i8*), i8* bitcast (void (i32*, i64, i8*)* @WarpNeighbours to i8*), i8* bitcast (void (i32*, i64, i8*)* @EarlyExit to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel to i8*), i8* bitcast (void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @Narrow16 to i8*), i8* bitcast (void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @NarrowB16 to i8*), i8* bitcast (void (i8, i8, { i16, i16, i8, i8, [4 x float] }*, i64, float*, i64, i8*)* @NarrowRounding to i8*), i8* bitcast (void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64 to i8*)], section "llvm.metadata"

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

define void @Narrow16(i16 zeroext %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, float* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !802 {
entry:
	%0 = alloca [4 x i8], align 1, !dbg !803
	br label %b0, !dbg !803

b0:
	%1 = addrspacecast [64 x i16] addrspace(3)* @gpuc_shared_narrowKernel_49 to [64 x i16]*, !dbg !806
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !807, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !807, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !807, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !807, !range !35
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !807, !range !35
	%7 = mul i32 %6, %4, !dbg !807
	%8 = add i32 %3, %7, !dbg !807
	%9 = mul i32 %5, %8, !dbg !807
	%10 = add i32 %2, %9, !dbg !807
	%11 = sext i32 %10 to i64, !dbg !807
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !808, !range !11
	%13 = sext i32 %12 to i64, !dbg !808
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !808, !range !13
	%15 = sext i32 %14 to i64, !dbg !808
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !808, !range !13
	%17 = sext i32 %16 to i64, !dbg !808
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !808, !range !33
	%19 = sext i32 %18 to i64, !dbg !808
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !808, !range !34
	%21 = sext i32 %20 to i64, !dbg !808
	%22 = mul i64 %21, %17, !dbg !808
	%23 = add i64 %15, %22, !dbg !808
	%24 = mul i64 %19, %23, !dbg !808
	%25 = add i64 %13, %24, !dbg !808
	%26 = mul i32 %5, %6, !dbg !808
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !808, !range !36
	%28 = mul i32 %26, %27, !dbg !808
	%29 = sext i32 %28 to i64, !dbg !808
	%30 = mul i64 %25, %29, !dbg !808
	%31 = add i64 %30, %11, !dbg !808
	%32 = mul i64 %19, %21, !dbg !808
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !808, !range !34
	%34 = sext i32 %33 to i64, !dbg !808
	%35 = mul i64 %32, %34, !dbg !808
	%36 = mul i64 %35, %29, !dbg !808
	br label %b1, !dbg !808

b1:
	%37 = phi i64 [ %31, %b0 ], [ %114, %b6_ok1 ], !dbg !808
	%38 = icmp slt i64 %37, %p4, !dbg !808
	br i1 %38, label %b2, label %b7, !dbg !808

b2:
	%39 = getelementptr inbounds i16, i16* %p5, i64 %37, !dbg !809
	%40 = icmp uge i64 %37, %p6, !dbg !809
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !809, !prof !10

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !809
	%42 = getelementptr inbounds [64 x i16], [64 x i16]* %1, i64 0, i64 %11, !dbg !810
	%43 = icmp uge i64 %11, 64, !dbg !810
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !810, !prof !10

b2_ok2:
	store i16 %41, i16* %42, align 2, !dbg !810
	%44 = mul i64 %37, 12, !dbg !811
	%45 = add i64 %37, 1, !dbg !812
	%46 = mul i64 %45, 12, !dbg !813
	%47 = getelementptr inbounds i16, i16* %p1, i64 %44, !dbg !814
	%48 = getelementptr inbounds i16, i16* %p3, i64 %37, !dbg !815
	%49 = icmp ugt i64 %46, %p2, !dbg !814
	br i1 %49, label %b2_fail3, label %b2_ok3, !dbg !814, !prof !10

b2_ok3:
	%50 = load i16, i16* %48, align 2, !dbg !815
	%51 = load i16, i16* %42, align 2, !dbg !816
	%52 = getelementptr inbounds i16, i16* %p7, i64 %37, !dbg !817
	%53 = icmp uge i64 %37, %p8, !dbg !817
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !817, !prof !10

b2_ok4:
	%54 = load i16, i16* %52, align 2, !dbg !817
	%55 = call i16 asm "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %50, i16 %51) nounwind, !dbg !820
	%56 = call i16 asm "sub.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %50, i16 %51) nounwind, !dbg !821
	%57 = call i16 asm "mul.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %50, i16 %51) nounwind, !dbg !822
	%58 = bitcast i16 %50 to half, !dbg !823
	%59 = fpext half %58 to float, !dbg !823
	%60 = bitcast i16 %51 to half, !dbg !823
	%61 = fpext half %60 to float, !dbg !823
	%62 = fdiv float %59, %61, !dbg !823
	%63 = fptrunc float %62 to half, !dbg !823
	%64 = bitcast half %63 to i16, !dbg !823
	%65 = getelementptr inbounds i16, i16* %47, i64 0, !dbg !824
	store i16 %55, i16* %65, align 2, !dbg !824
	%66 = getelementptr inbounds i16, i16* %47, i64 1, !dbg !825
	store i16 %56, i16* %66, align 2, !dbg !825
	%67 = getelementptr inbounds i16, i16* %47, i64 2, !dbg !826
	store i16 %57, i16* %67, align 2, !dbg !826
	%68 = getelementptr inbounds i16, i16* %47, i64 3, !dbg !827
	store i16 %64, i16* %68, align 2, !dbg !827
	%69 = call i16 asm "fma.rn.f16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %50, i16 %51, i16 %54) nounwind, !dbg !828
	%70 = xor i16 %57, -32768, !dbg !829
	%71 = call i16 asm "fma.rn.f16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %50, i16 %51, i16 %70) nounwind, !dbg !830
	%72 = getelementptr inbounds i16, i16* %47, i64 4, !dbg !831
	store i16 %69, i16* %72, align 2, !dbg !831
	%73 = getelementptr inbounds i16, i16* %47, i64 5, !dbg !832
	store i16 %71, i16* %73, align 2, !dbg !832
	%74 = xor i16 %50, -32768, !dbg !833
	%75 = and i16 %50, 32767, !dbg !834
	%76 = bitcast i16 %75 to half, !dbg !835
	%77 = fpext half %76 to float, !dbg !835
	%78 = call float @__nv_sqrtf(float %77), !dbg !835
	%79 = fptrunc float %78 to half, !dbg !835
	%80 = bitcast half %79 to i16, !dbg !835
	%81 = getelementptr inbounds i16, i16* %47, i64 6, !dbg !836
	store i16 %74, i16* %81, align 2, !dbg !836
	%82 = getelementptr inbounds i16, i16* %47, i64 7, !dbg !837
	store i16 %75, i16* %82, align 2, !dbg !837
	%83 = getelementptr inbounds i16, i16* %47, i64 8, !dbg !838
	store i16 %80, i16* %83, align 2, !dbg !838
	%84 = call i16 asm "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %57, i16 %54) nounwind, !dbg !839
	%85 = getelementptr inbounds i16, i16* %47, i64 9, !dbg !840
	store i16 %84, i16* %85, align 2, !dbg !840
	%86 = fcmp olt float %59, %61, !dbg !841
	%87 = fcmp oeq float %59, %61, !dbg !842
	%88 = icmp ugt i16 %75, 31744, !dbg !843
	%89 = icmp eq i16 %50, %51, !dbg !844
	store [4 x i8] zeroinitializer, [4 x i8]* %0, align 1, !dbg !845
	%90 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 0, !dbg !845
	%91 = zext i1 %86 to i8, !dbg !841
	store i8 %91, i8* %90, align 1, !dbg !841
	%92 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 1, !dbg !841
	%93 = zext i1 %87 to i8, !dbg !842
	store i8 %93, i8* %92, align 1, !dbg !842
	%94 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 2, !dbg !842
	%95 = zext i1 %88 to i8, !dbg !843
	store i8 %95, i8* %94, align 1, !dbg !843
	%96 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 3, !dbg !843
	%97 = zext i1 %89 to i8, !dbg !844
	store i8 %97, i8* %96, align 1, !dbg !844
	br label %b3, !dbg !848

b3:
	%98 = phi i16 [ 0, %b2_ok4 ], [ %105, %b4 ], [ %106, %b5 ], !dbg !849
	%99 = phi i64 [ -1, %b2_ok4 ], [ %100, %b4 ], [ %100, %b5 ], !dbg !849
	%100 = add i64 %99, 1, !dbg !849
	%101 = icmp slt i64 %100, 4, !dbg !849
	br i1 %101, label %b4, label %b6, !dbg !849

b4:
	%102 = getelementptr inbounds i8, i8* %90, i64 %100, !dbg !850
	%103 = load i8, i8* %102, align 1, !dbg !850
	%104 = icmp ne i8 %103, 0, !dbg !850
	%105 = call i16 asm "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %98, i16 %98) nounwind, !dbg !851
	br i1 %104, label %b5, label %b3, !dbg !851

b5:
	%106 = call i16 asm "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %105, i16 %p0) nounwind, !dbg !852
	br label %b3, !dbg !852

b6:
	%107 = getelementptr inbounds i16, i16* %47, i64 10, !dbg !853
	store i16 %98, i16* %107, align 2, !dbg !853
	%108 = getelementptr inbounds i16, i16* %47, i64 11, !dbg !854
	store i16 %p0, i16* %108, align 2, !dbg !854
	%109 = load i16, i16* %48, align 2, !dbg !855
	%110 = bitcast i16 %109 to half, !dbg !856
	%111 = fpext half %110 to float, !dbg !856
	%112 = getelementptr inbounds float, float* %p9, i64 %37, !dbg !857
	%113 = icmp uge i64 %37, %p10, !dbg !857
	br i1 %113, label %b6_fail1, label %b6_ok1, !dbg !857, !prof !10

b6_ok1:
	store float %111, float* %112, align 4, !dbg !857
	%114 = add i64 %37, %36, !dbg !808
	br label %b1, !dbg !808

b7:
	ret void, !dbg !805

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %37, i64 %p6), !dbg !809
	ret void, !dbg !809

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %11, i64 64), !dbg !810
	ret void, !dbg !810

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %46, i64 %p2), !dbg !814
	ret void, !dbg !814

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %37, i64 %p8), !dbg !817
	ret void, !dbg !817

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %37, i64 %p10), !dbg !857
	ret void, !dbg !857
}

define void @NarrowB16(i16 zeroext %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, float* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !858 {
entry:
	%0 = alloca [4 x i8], align 1, !dbg !859
	br label %b0, !dbg !859

b0:
	%1 = addrspacecast [64 x i16] addrspace(3)* @gpuc_shared_narrowKernel_49_2 to [64 x i16]*, !dbg !862
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !863, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !863, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !863, !range !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !863, !range !35
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !863, !range !35
	%7 = mul i32 %6, %4, !dbg !863
	%8 = add i32 %3, %7, !dbg !863
	%9 = mul i32 %5, %8, !dbg !863
	%10 = add i32 %2, %9, !dbg !863
	%11 = sext i32 %10 to i64, !dbg !863
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !864, !range !11
	%13 = sext i32 %12 to i64, !dbg !864
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !864, !range !13
	%15 = sext i32 %14 to i64, !dbg !864
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !864, !range !13
	%17 = sext i32 %16 to i64, !dbg !864
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !864, !range !33
	%19 = sext i32 %18 to i64, !dbg !864
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !864, !range !34
	%21 = sext i32 %20 to i64, !dbg !864
	%22 = mul i64 %21, %17, !dbg !864
	%23 = add i64 %15, %22, !dbg !864
	%24 = mul i64 %19, %23, !dbg !864
	%25 = add i64 %13, %24, !dbg !864
	%26 = mul i32 %5, %6, !dbg !864
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !864, !range !36
	%28 = mul i32 %26, %27, !dbg !864
	%29 = sext i32 %28 to i64, !dbg !864
	%30 = mul i64 %25, %29, !dbg !864
	%31 = add i64 %30, %11, !dbg !864
	%32 = mul i64 %19, %21, !dbg !864
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !864, !range !34
	%34 = sext i32 %33 to i64, !dbg !864
	%35 = mul i64 %32, %34, !dbg !864
	%36 = mul i64 %35, %29, !dbg !864
	br label %b1, !dbg !864

b1:
	%37 = phi i64 [ %31, %b0 ], [ %116, %b6_ok1 ], !dbg !864
	%38 = icmp slt i64 %37, %p4, !dbg !864
	br i1 %38, label %b2, label %b7, !dbg !864

b2:
	%39 = getelementptr inbounds i16, i16* %p5, i64 %37, !dbg !865
	%40 = icmp uge i64 %37, %p6, !dbg !865
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !865, !prof !10

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !865
	%42 = getelementptr inbounds [64 x i16], [64 x i16]* %1, i64 0, i64 %11, !dbg !866
	%43 = icmp uge i64 %11, 64, !dbg !866
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !866, !prof !10

b2_ok2:
	store i16 %41, i16* %42, align 2, !dbg !866
	%44 = mul i64 %37, 12, !dbg !867
	%45 = add i64 %37, 1, !dbg !868
	%46 = mul i64 %45, 12, !dbg !869
	%47 = getelementptr inbounds i16, i16* %p1, i64 %44, !dbg !870
	%48 = getelementptr inbounds i16, i16* %p3, i64 %37, !dbg !871
	%49 = icmp ugt i64 %46, %p2, !dbg !870
	br i1 %49, label %b2_fail3, label %b2_ok3, !dbg !870, !prof !10

b2_ok3:
	%50 = load i16, i16* %48, align 2, !dbg !871
	%51 = load i16, i16* %42, align 2, !dbg !872
	%52 = getelementptr inbounds i16, i16* %p7, i64 %37, !dbg !873
	%53 = icmp uge i64 %37, %p8, !dbg !873
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !873, !prof !10

b2_ok4:
	%54 = load i16, i16* %52, align 2, !dbg !873
	%55 = call i16 @gpuc_bf16_fma(i16 %50, i16 16256, i16 %51), !dbg !876
	%56 = call i16 @gpuc_bf16_fma(i16 %51, i16 -16512, i16 %50), !dbg !877
	%57 = call i16 @gpuc_bf16_fma(i16 %50, i16 %51, i16 -32768), !dbg !878
	%58 = zext i16 %50 to i32, !dbg !879
	%59 = shl i32 %58, 16, !dbg !879
	%60 = bitcast i32 %59 to float, !dbg !879
	%61 = zext i16 %51 to i32, !dbg !879
	%62 = shl i32 %61, 16, !dbg !879
	%63 = bitcast i32 %62 to float, !dbg !879
	%64 = fdiv float %60, %63, !dbg !879
	%65 = call i16 @gpuc_bf16_round(float %64), !dbg !879
	%66 = getelementptr inbounds i16, i16* %47, i64 0, !dbg !880
	store i16 %55, i16* %66, align 2, !dbg !880
	%67 = getelementptr inbounds i16, i16* %47, i64 1, !dbg !881
	store i16 %56, i16* %67, align 2, !dbg !881
	%68 = getelementptr inbounds i16, i16* %47, i64 2, !dbg !882
	store i16 %57, i16* %68, align 2, !dbg !882
	%69 = getelementptr inbounds i16, i16* %47, i64 3, !dbg !883
	store i16 %65, i16* %69, align 2, !dbg !883
	%70 = call i16 @gpuc_bf16_fma(i16 %50, i16 %51, i16 %54), !dbg !884
	%71 = xor i16 %57, -32768, !dbg !885
	%72 = call i16 @gpuc_bf16_fma(i16 %50, i16 %51, i16 %71), !dbg !886
	%73 = getelementptr inbounds i16, i16* %47, i64 4, !dbg !887
	store i16 %70, i16* %73, align 2, !dbg !887
	%74 = getelementptr inbounds i16, i16* %47, i64 5, !dbg !888
	store i16 %72, i16* %74, align 2, !dbg !888
	%75 = xor i16 %50, -32768, !dbg !889
	%76 = and i16 %50, 32767, !dbg !890
	%77 = zext i16 %76 to i32, !dbg !891
	%78 = shl i32 %77, 16, !dbg !891
	%79 = bitcast i32 %78 to float, !dbg !891
	%80 = call float @__nv_sqrtf(float %79), !dbg !891
	%81 = call i16 @gpuc_bf16_round(float %80), !dbg !891
	%82 = getelementptr inbounds i16, i16* %47, i64 6, !dbg !892
	store i16 %75, i16* %82, align 2, !dbg !892
	%83 = getelementptr inbounds i16, i16* %47, i64 7, !dbg !893
	store i16 %76, i16* %83, align 2, !dbg !893
	%84 = getelementptr inbounds i16, i16* %47, i64 8, !dbg !894
	store i16 %81, i16* %84, align 2, !dbg !894
	%85 = call i16 @gpuc_bf16_fma(i16 %57, i16 16256, i16 %54), !dbg !895
	%86 = getelementptr inbounds i16, i16* %47, i64 9, !dbg !896
	store i16 %85, i16* %86, align 2, !dbg !896
	%87 = fcmp olt float %60, %63, !dbg !897
	%88 = fcmp oeq float %60, %63, !dbg !898
	%89 = icmp ugt i16 %76, 32640, !dbg !899
	%90 = icmp eq i16 %50, %51, !dbg !900
	store [4 x i8] zeroinitializer, [4 x i8]* %0, align 1, !dbg !901
	%91 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 0, !dbg !901
	%92 = zext i1 %87 to i8, !dbg !897
	store i8 %92, i8* %91, align 1, !dbg !897
	%93 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 1, !dbg !897
	%94 = zext i1 %88 to i8, !dbg !898
	store i8 %94, i8* %93, align 1, !dbg !898
	%95 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 2, !dbg !898
	%96 = zext i1 %89 to i8, !dbg !899
	store i8 %96, i8* %95, align 1, !dbg !899
	%97 = getelementptr inbounds [4 x i8], [4 x i8]* %0, i64 0, i64 3, !dbg !899
	%98 = zext i1 %90 to i8, !dbg !900
	store i8 %98, i8* %97, align 1, !dbg !900
	br label %b3, !dbg !904

b3:
	%99 = phi i16 [ 0, %b2_ok4 ], [ %106, %b4 ], [ %107, %b5 ], !dbg !905
	%100 = phi i64 [ -1, %b2_ok4 ], [ %101, %b4 ], [ %101, %b5 ], !dbg !905
	%101 = add i64 %100, 1, !dbg !905
	%102 = icmp slt i64 %101, 4, !dbg !905
	br i1 %102, label %b4, label %b6, !dbg !905

b4:
	%103 = getelementptr inbounds i8, i8* %91, i64 %101, !dbg !906
	%104 = load i8, i8* %103, align 1, !dbg !906
	%105 = icmp ne i8 %104, 0, !dbg !906
	%106 = call i16 @gpuc_bf16_fma(i16 %99, i16 16256, i16 %99), !dbg !907
	br i1 %105, label %b5, label %b3, !dbg !907

b5:
	%107 = call i16 @gpuc_bf16_fma(i16 %106, i16 16256, i16 %p0), !dbg !908
	br label %b3, !dbg !908

b6:
	%108 = getelementptr inbounds i16, i16* %47, i64 10, !dbg !909
	store i16 %99, i16* %108, align 2, !dbg !909
	%109 = getelementptr inbounds i16, i16* %47, i64 11, !dbg !910
	store i16 %p0, i16* %109, align 2, !dbg !910
	%110 = load i16, i16* %48, align 2, !dbg !911
	%111 = zext i16 %110 to i32, !dbg !912
	%112 = shl i32 %111, 16, !dbg !912
	%113 = bitcast i32 %112 to float, !dbg !912
	%114 = getelementptr inbounds float, float* %p9, i64 %37, !dbg !913
	%115 = icmp uge i64 %37, %p10, !dbg !913
	br i1 %115, label %b6_fail1, label %b6_ok1, !dbg !913, !prof !10

b6_ok1:
	store float %113, float* %114, align 4, !dbg !913
	%116 = add i64 %37, %36, !dbg !864
	br label %b1, !dbg !864

b7:
	ret void, !dbg !861

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %37, i64 %p6), !dbg !865
	ret void, !dbg !865

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %11, i64 64), !dbg !866
	ret void, !dbg !866

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %46, i64 %p2), !dbg !870
	ret void, !dbg !870

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %37, i64 %p8), !dbg !873
	ret void, !dbg !873

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %37, i64 %p10), !dbg !913
	ret void, !dbg !913
}

define void @NarrowRounding(i8 zeroext %p0, i8 zeroext %p1, { i16, i16, i8, i8, [4 x float] }* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !914 {
entry:
	br label %b0, !dbg !915

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !916, !range !11
	%1 = sext i32 %0 to i64, !dbg !916
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !916, !range !13
	%3 = sext i32 %2 to i64, !dbg !916
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !916, !range !13
	%5 = sext i32 %4 to i64, !dbg !916
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !916, !range !33
	%7 = sext i32 %6 to i64, !dbg !916
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !916, !range !34
	%9 = sext i32 %8 to i64, !dbg !916
	%10 = mul i64 %9, %5, !dbg !916
	%11 = add i64 %3, %10, !dbg !916
	%12 = mul i64 %7, %11, !dbg !916
	%13 = add i64 %1, %12, !dbg !916
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !916, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916, !range !35
	%16 = mul i32 %14, %15, !dbg !916
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !916, !range !36
	%18 = mul i32 %16, %17, !dbg !916
	%19 = sext i32 %18 to i64, !dbg !916
	%20 = mul i64 %13, %19, !dbg !916
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !916, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !916, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !916, !range !14
	%24 = mul i32 %15, %23, !dbg !916
	%25 = add i32 %22, %24, !dbg !916
	%26 = mul i32 %14, %25, !dbg !916
	%27 = add i32 %21, %26, !dbg !916
	%28 = sext i32 %27 to i64, !dbg !916
	%29 = add i64 %20, %28, !dbg !916
	%30 = mul i64 %7, %9, !dbg !916
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !916, !range !34
	%32 = sext i32 %31 to i64, !dbg !916
	%33 = mul i64 %30, %32, !dbg !916
	%34 = mul i64 %33, %19, !dbg !916
	br label %b1, !dbg !916

b1:
	%35 = phi i64 [ %29, %b0 ], [ %131, %b2_ok1 ], !dbg !916
	%36 = icmp slt i64 %35, %p5, !dbg !916
	br i1 %36, label %b2, label %b3, !dbg !916

b2:
	%37 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !917
	%38 = load float, float* %37, align 4, !dbg !917
	%39 = zext i8 %p0 to i16, !dbg !918
	%40 = shl i16 %39, 8, !dbg !918
	%41 = bitcast i16 %40 to half, !dbg !918
	%42 = fpext half %41 to float, !dbg !918
	%43 = fmul float %38, %42, !dbg !919
	%44 = zext i8 %p1 to i32, !dbg !920
	%45 = and i32 %44, 127, !dbg !920
	%46 = shl i32 %45, 20, !dbg !920
	%47 = bitcast i32 %46 to float, !dbg !920
	%48 = fmul float %47, 0x4770000000000000, !dbg !920
	%49 = and i32 %44, 128, !dbg !920
	%50 = shl i32 %49, 24, !dbg !920
	%51 = bitcast float %48 to i32, !dbg !920
	%52 = or i32 %51, %50, !dbg !920
	%53 = icmp eq i32 %45, 127, !dbg !920
	%54 = select i1 %53, i32 2147483647, i32 %52, !dbg !920
	%55 = bitcast i32 %54 to float, !dbg !920
	%56 = fadd float %43, %55, !dbg !921
	%57 = fptrunc float %56 to half, !dbg !924
	%58 = bitcast half %57 to i16, !dbg !924
	%59 = call i16 @gpuc_bf16_round(float %56), !dbg !925
	%60 = bitcast float %56 to i32, !dbg !926
	%61 = and i32 %60, 2147483647, !dbg !926
	%62 = icmp ult i32 1138753536, %61, !dbg !926
	%63 = select i1 %62, i32 1138753536, i32 %61, !dbg !926
	%64 = lshr i32 %63, 20, !dbg !926
	%65 = and i32 %64, 1, !dbg !926
	%66 = add i32 %63, 524287, !dbg !926
	%67 = add i32 %66, %65, !dbg !926
	%68 = lshr i32 %67, 20, !dbg !926
	%69 = sub i32 %68, 960, !dbg !926
	%70 = bitcast i32 %63 to float, !dbg !926
	%71 = fadd float %70, 1.638400e+04, !dbg !926
	%72 = bitcast float %71 to i32, !dbg !926
	%73 = sub i32 %72, 1182793728, !dbg !926
	%74 = icmp ult i32 %63, 1015021568, !dbg !926
	%75 = select i1 %74, i32 %73, i32 %69, !dbg !926
	%76 = lshr i32 %60, 24, !dbg !926
	%77 = and i32 %76, 128, !dbg !926
	%78 = or i32 %75, %77, !dbg !926
	%79 = icmp ult i32 2139095040, %61, !dbg !926
	%80 = select i1 %79, i32 127, i32 %78, !dbg !926
	%81 = trunc i32 %80 to i8, !dbg !926
	%82 = icmp ult i32 1197473792, %61, !dbg !927
	%83 = select i1 %82, i32 1197473792, i32 %61, !dbg !927
	%84 = lshr i32 %83, 21, !dbg !927
	%85 = and i32 %84, 1, !dbg !927
	%86 = add i32 %83, 1048575, !dbg !927
	%87 = add i32 %86, %85, !dbg !927
	%88 = lshr i32 %87, 21, !dbg !927
	%89 = sub i32 %88, 448, !dbg !927
	%90 = bitcast i32 %83 to float, !dbg !927
	%91 = fadd float %90, 1.280000e+02, !dbg !927
	%92 = bitcast float %91 to i32, !dbg !927
	%93 = sub i32 %92, 1124073472, !dbg !927
	%94 = icmp ult i32 %83, 947912704, !dbg !927
	%95 = select i1 %94, i32 %93, i32 %89, !dbg !927
	%96 = or i32 %95, %77, !dbg !927
	%97 = select i1 %79, i32 127, i32 %96, !dbg !927
	%98 = trunc i32 %97 to i8, !dbg !927
	%99 = bitcast i16 %58 to half, !dbg !928
	%100 = fpext half %99 to float, !dbg !928
	%101 = zext i16 %59 to i32, !dbg !929
	%102 = shl i32 %101, 16, !dbg !929
	%103 = bitcast i32 %102 to float, !dbg !929
	%104 = zext i8 %81 to i32, !dbg !930
	%105 = and i32 %104, 127, !dbg !930
	%106 = shl i32 %105, 20, !dbg !930
	%107 = bitcast i32 %106 to float, !dbg !930
	%108 = fmul float %107, 0x4770000000000000, !dbg !930
	%109 = and i32 %104, 128, !dbg !930
	%110 = shl i32 %109, 24, !dbg !930
	%111 = bitcast float %108 to i32, !dbg !930
	%112 = or i32 %111, %110, !dbg !930
	%113 = icmp eq i32 %105, 127, !dbg !930
	%114 = select i1 %113, i32 2147483647, i32 %112, !dbg !930
	%115 = bitcast i32 %114 to float, !dbg !930
	%116 = zext i8 %98 to i16, !dbg !931
	%117 = shl i16 %116, 8, !dbg !931
	%118 = bitcast i16 %117 to half, !dbg !931
	%119 = fpext half %118 to float, !dbg !931
	%120 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %p2, i64 %35, !dbg !932
	%121 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %120, i32 0, i32 0, !dbg !932
	%122 = icmp uge i64 %35, %p3, !dbg !932
	br i1 %122, label %b2_fail1, label %b2_ok1, !dbg !932, !prof !10

b2_ok1:
	store i16 %58, i16* %121, align 2, !dbg !932
	%123 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %120, i32 0, i32 1, !dbg !932
	store i16 %59, i16* %123, align 2, !dbg !932
	%124 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %120, i32 0, i32 2, !dbg !932
	store i8 %81, i8* %124, align 1, !dbg !932
	%125 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %120, i32 0, i32 3, !dbg !932
	store i8 %98, i8* %125, align 1, !dbg !932
	%126 = getelementptr inbounds { i16, i16, i8, i8, [4 x float] }, { i16, i16, i8, i8, [4 x float] }* %120, i32 0, i32 4, !dbg !932
	%127 = getelementptr inbounds [4 x float], [4 x float]* %126, i64 0, i64 0, !dbg !932
	store float %100, float* %127, align 4, !dbg !932
	%128 = getelementptr inbounds [4 x float], [4 x float]* %126, i64 0, i64 1, !dbg !932
	store float %103, float* %128, align 4, !dbg !932
	%129 = getelementptr inbounds [4 x float], [4 x float]* %126, i64 0, i64 2, !dbg !932
	store float %115, float* %129, align 4, !dbg !932
	%130 = getelementptr inbounds [4 x float], [4 x float]* %126, i64 0, i64 3, !dbg !932
	store float %119, float* %130, align 4, !dbg !932
	%131 = add i64 %35, %34, !dbg !916
	br label %b1, !dbg !916

b3:
	ret void, !dbg !916

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %35, i64 %p3), !dbg !932
	ret void, !dbg !932
}

define void @Parameters(i8 zeroext %p0, i8 signext %p1, float %p2, i32* %p3, i64 %p4, i8 zeroext %p5, i8 signext %p6, i64 %p7, i8 zeroext %p8, i8 signext %p9, i64 %p10, i8 zeroext %p11, i8 signext %p12, i64 %p13, i32* %p14, i64 %p15, i64* %p16, i64* %p17, i64 %p18, i32 %p19, i16 zeroext %p20, i16 zeroext %p21, double %p22, i16 signext %p23, i16 signext %p24, i16 signext %p25, i32 %p26, double* %p27, i64 %p28, i8* %ctrl) nounwind !dbg !934 {
entry:
	%0 = icmp ne i8 %p0, 0, !dbg !935
	%1 = icmp ne i8 %p5, 0, !dbg !935
	%2 = icmp ne i8 %p8, 0, !dbg !935
	%3 = icmp ne i8 %p11, 0, !dbg !935
	br label %b0, !dbg !935

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !936, !range !11
	%5 = sext i32 %4 to i64, !dbg !936
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !936, !range !13
	%7 = sext i32 %6 to i64, !dbg !936
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !936, !range !13
	%9 = sext i32 %8 to i64, !dbg !936
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !936, !range !33
	%11 = sext i32 %10 to i64, !dbg !936
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !936, !range !34
	%13 = sext i32 %12 to i64, !dbg !936
	%14 = mul i64 %13, %9, !dbg !936
	%15 = add i64 %7, %14, !dbg !936
	%16 = mul i64 %11, %15, !dbg !936
	%17 = add i64 %5, %16, !dbg !936
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !936, !range !35
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !936, !range !35
	%20 = mul i32 %18, %19, !dbg !936
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !936, !range !36
	%22 = mul i32 %20, %21, !dbg !936
	%23 = sext i32 %22 to i64, !dbg !936
	%24 = mul i64 %17, %23, !dbg !936
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !936, !range !12
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !936, !range !12
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !936, !range !14
	%28 = mul i32 %19, %27, !dbg !936
	%29 = add i32 %26, %28, !dbg !936
	%30 = mul i32 %18, %29, !dbg !936
	%31 = add i32 %25, %30, !dbg !936
	%32 = sext i32 %31 to i64, !dbg !936
	%33 = add i64 %24, %32, !dbg !936
	%34 = icmp ne i64 %33, 0, !dbg !937
	br i1 %34, label %b1, label %b2, !dbg !937

b1:
	ret void, !dbg !938

b2:
	br i1 %0, label %b4, label %b3, !dbg !940

b3:
	br label %b4, !dbg !941

b4:
	%35 = phi double [ 1.000000e+00, %b2 ], [ 0.000000e+00, %b3 ], !dbg !942
	%36 = sitofp i8 %p1 to double, !dbg !942
	%37 = getelementptr inbounds double, double* %p27, i64 0, !dbg !943
	%38 = icmp uge i64 0, %p28, !dbg !943
	br i1 %38, label %b4_fail1, label %b4_ok1, !dbg !943, !prof !10

b4_ok1:
	store double %35, double* %37, align 8, !dbg !943
	%39 = getelementptr inbounds double, double* %p27, i64 1, !dbg !944
	%40 = icmp uge i64 1, %p28, !dbg !944
	br i1 %40, label %b4_fail2, label %b4_ok2, !dbg !944, !prof !10

b4_ok2:
	store double %36, double* %39, align 8, !dbg !944
	%41 = fpext float %p2 to double, !dbg !945
	%42 = sitofp i64 %p4 to double, !dbg !946
	%43 = getelementptr inbounds double, double* %p27, i64 2, !dbg !947
	%44 = icmp uge i64 2, %p28, !dbg !947
	br i1 %44, label %b4_fail3, label %b4_ok3, !dbg !947, !prof !10

b4_ok3:
	store double %41, double* %43, align 8, !dbg !947
	%45 = getelementptr inbounds double, double* %p27, i64 3, !dbg !948
	%46 = icmp uge i64 3, %p28, !dbg !948
	br i1 %46, label %b4_fail4, label %b4_ok4, !dbg !948, !prof !10

b4_ok4:
	store double %42, double* %45, align 8, !dbg !948
	%47 = sub i64 %p4, 1, !dbg !949
	%48 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !950
	%49 = icmp uge i64 %47, %p4, !dbg !950
	br i1 %49, label %b4_fail5, label %b4_ok5, !dbg !950, !prof !10

b4_ok5:
	%50 = load i32, i32* %48, align 4, !dbg !950
	%51 = sitofp i32 %50 to double, !dbg !951
	%52 = getelementptr inbounds double, double* %p27, i64 4, !dbg !952
	%53 = icmp uge i64 4, %p28, !dbg !952
	br i1 %53, label %b4_fail6, label %b4_ok6, !dbg !952, !prof !10

b4_ok6:
	store double %51, double* %52, align 8, !dbg !952
	br i1 %1, label %b6, label %b5, !dbg !954

b5:
	br label %b6, !dbg !955

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !956
	%55 = sitofp i8 %p6 to double, !dbg !957
	%56 = uitofp i64 %p7 to double, !dbg !958
	%57 = getelementptr inbounds double, double* %p27, i64 5, !dbg !959
	%58 = icmp uge i64 5, %p28, !dbg !959
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !959, !prof !10

b6_ok1:
	store double %54, double* %57, align 8, !dbg !959
	%59 = getelementptr inbounds double, double* %p27, i64 6, !dbg !960
	%60 = icmp uge i64 6, %p28, !dbg !960
	br i1 %60, label %b6_fail2, label %b6_ok2, !dbg !960, !prof !10

b6_ok2:
	store double %55, double* %59, align 8, !dbg !960
	%61 = getelementptr inbounds double, double* %p27, i64 7, !dbg !961
	%62 = icmp uge i64 7, %p28, !dbg !961
	br i1 %62, label %b6_fail3, label %b6_ok3, !dbg !961, !prof !10

b6_ok3:
	store double %56, double* %61, align 8, !dbg !961
	%63 = sitofp i8 %p12 to double, !dbg !962
	%64 = uitofp i64 %p10 to double, !dbg !963
	%65 = getelementptr inbounds double, double* %p27, i64 8, !dbg !964
	%66 = icmp uge i64 8, %p28, !dbg !964
	br i1 %66, label %b6_fail4, label %b6_ok4, !dbg !964, !prof !10

b6_ok4:
	store double %63, double* %65, align 8, !dbg !964
	%67 = getelementptr inbounds double, double* %p27, i64 9, !dbg !965
	%68 = icmp uge i64 9, %p28, !dbg !965
	br i1 %68, label %b6_fail5, label %b6_ok5, !dbg !965, !prof !10

b6_ok5:
	store double %64, double* %67, align 8, !dbg !965
	%69 = sitofp i64 %p15 to double, !dbg !966
	%70 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !967
	%71 = icmp uge i64 1, %p15, !dbg !967
	br i1 %71, label %b6_fail6, label %b6_ok6, !dbg !967, !prof !10

b6_ok6:
	%72 = load i32, i32* %70, align 4, !dbg !967
	%73 = sitofp i32 %72 to double, !dbg !968
	%74 = getelementptr inbounds double, double* %p27, i64 10, !dbg !969
	%75 = icmp uge i64 10, %p28, !dbg !969
	br i1 %75, label %b6_fail7, label %b6_ok7, !dbg !969, !prof !10

b6_ok7:
	store double %69, double* %74, align 8, !dbg !969
	%76 = getelementptr inbounds double, double* %p27, i64 11, !dbg !970
	%77 = icmp uge i64 11, %p28, !dbg !970
	br i1 %77, label %b6_fail8, label %b6_ok8, !dbg !970, !prof !10

b6_ok8:
	store double %73, double* %76, align 8, !dbg !970
	%78 = icmp eq i64* %p16, null, !dbg !971
	br i1 %78, label %b6_fail9, label %b6_ok9, !dbg !971, !prof !10

b6_ok9:
	%79 = bitcast i64* %p16 to i8*, !dbg !971
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !971
	%81 = uitofp i64 %80 to double, !dbg !972
	%82 = sub i64 %p18, 1, !dbg !973
	%83 = getelementptr inbounds i64, i64* %p17, i64 %82, !dbg !974
	%84 = icmp uge i64 %82, %p18, !dbg !974
	br i1 %84, label %b6_fail10, label %b6_ok10, !dbg !974, !prof !10

b6_ok10:
	%85 = bitcast i64* %83 to i8*, !dbg !975
	%86 = call i64 @gpuc_signal_fetch_thread(i8* %85), !dbg !975
	%87 = uitofp i64 %86 to double, !dbg !976
	%88 = getelementptr inbounds double, double* %p27, i64 12, !dbg !977
	%89 = icmp uge i64 12, %p28, !dbg !977
	br i1 %89, label %b6_fail11, label %b6_ok11, !dbg !977, !prof !10

b6_ok11:
	store double %81, double* %88, align 8, !dbg !977
	%90 = getelementptr inbounds double, double* %p27, i64 13, !dbg !978
	%91 = icmp uge i64 13, %p28, !dbg !978
	br i1 %91, label %b6_fail12, label %b6_ok12, !dbg !978, !prof !10

b6_ok12:
	store double %87, double* %90, align 8, !dbg !978
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !979
	%93 = sext i32 %92 to i64, !dbg !979
	%94 = sitofp i64 %93 to double, !dbg !980
	%95 = uitofp i16 %p20 to double, !dbg !981
	%96 = getelementptr inbounds double, double* %p27, i64 14, !dbg !982
	%97 = icmp uge i64 14, %p28, !dbg !982
	br i1 %97, label %b6_fail13, label %b6_ok13, !dbg !982, !prof !10

b6_ok13:
	store double %94, double* %96, align 8, !dbg !982
	%98 = getelementptr inbounds double, double* %p27, i64 15, !dbg !983
	%99 = icmp uge i64 15, %p28, !dbg !983
	br i1 %99, label %b6_fail14, label %b6_ok14, !dbg !983, !prof !10

b6_ok14:
	store double %95, double* %98, align 8, !dbg !983
	%100 = uitofp i16 %p21 to double, !dbg !984
	%101 = getelementptr inbounds double, double* %p27, i64 16, !dbg !985
	%102 = icmp uge i64 16, %p28, !dbg !985
	br i1 %102, label %b6_fail15, label %b6_ok15, !dbg !985, !prof !10

b6_ok15:
	store double %100, double* %101, align 8, !dbg !985
	%103 = getelementptr inbounds double, double* %p27, i64 17, !dbg !986
	%104 = icmp uge i64 17, %p28, !dbg !986
	br i1 %104, label %b6_fail16, label %b6_ok16, !dbg !986, !prof !10

b6_ok16:
	store double %p22, double* %103, align 8, !dbg !986
	%105 = sitofp i16 %p23 to double, !dbg !987
	%106 = sitofp i16 %p24 to double, !dbg !988
	%107 = fmul double %106, 1.000000e+01, !dbg !989
	%108 = fadd double %105, %107, !dbg !990
	%109 = sitofp i16 %p25 to double, !dbg !991
	%110 = fmul double %109, 1.000000e+02, !dbg !992
	%111 = fadd double %108, %110, !dbg !993
	%112 = sitofp i32 %p26 to double, !dbg !994
	%113 = getelementptr inbounds double, double* %p27, i64 18, !dbg !995
	%114 = icmp uge i64 18, %p28, !dbg !995
	br i1 %114, label %b6_fail17, label %b6_ok17, !dbg !995, !prof !10

b6_ok17:
	store double %111, double* %113, align 8, !dbg !995
	%115 = getelementptr inbounds double, double* %p27, i64 19, !dbg !996
	%116 = icmp uge i64 19, %p28, !dbg !996
	br i1 %116, label %b6_fail18, label %b6_ok18, !dbg !996, !prof !10

b6_ok18:
	store double %112, double* %115, align 8, !dbg !996
	ret void, !dbg !996

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 0, i64 %p28), !dbg !943
	ret void, !dbg !943

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 1, i64 %p28), !dbg !944
	ret void, !dbg !944

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 2, i64 %p28), !dbg !947
	ret void, !dbg !947

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 3, i64 %p28), !dbg !948
	ret void, !dbg !948

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %47, i64 %p4), !dbg !950
	ret void, !dbg !950

b4_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 4, i64 %p28), !dbg !952
	ret void, !dbg !952

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 5, i64 %p28), !dbg !959
	ret void, !dbg !959

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 6, i64 %p28), !dbg !960
	ret void, !dbg !960

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 7, i64 %p28), !dbg !961
	ret void, !dbg !961

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 8, i64 %p28), !dbg !964
	ret void, !dbg !964

b6_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 9, i64 %p28), !dbg !965
	ret void, !dbg !965

b6_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 1, i64 %p15), !dbg !967
	ret void, !dbg !967

b6_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 10, i64 %p28), !dbg !969
	ret void, !dbg !969

b6_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 11, i64 %p28), !dbg !970
	ret void, !dbg !970

b6_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !971
	ret void, !dbg !971

b6_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %82, i64 %p18), !dbg !974
	ret void, !dbg !974

b6_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 12, i64 %p28), !dbg !977
	ret void, !dbg !977

b6_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 13, i64 %p28), !dbg !978
	ret void, !dbg !978

b6_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 14, i64 %p28), !dbg !982
	ret void, !dbg !982

b6_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 15, i64 %p28), !dbg !983
	ret void, !dbg !983

b6_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 16, i64 %p28), !dbg !985
	ret void, !dbg !985

b6_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 17, i64 %p28), !dbg !986
	ret void, !dbg !986

b6_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 18, i64 %p28), !dbg !995
	ret void, !dbg !995

b6_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 19, i64 %p28), !dbg !996
	ret void, !dbg !996
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !998 {
entry:
	br label %b0, !dbg !999

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1000, !range !11
	%1 = sext i32 %0 to i64, !dbg !1000
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1000, !range !13
	%3 = sext i32 %2 to i64, !dbg !1000
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1000, !range !13
	%5 = sext i32 %4 to i64, !dbg !1000
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1000, !range !33
	%7 = sext i32 %6 to i64, !dbg !1000
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1000, !range !34
	%9 = sext i32 %8 to i64, !dbg !1000
	%10 = mul i64 %9, %5, !dbg !1000
	%11 = add i64 %3, %10, !dbg !1000
	%12 = mul i64 %7, %11, !dbg !1000
	%13 = add i64 %1, %12, !dbg !1000
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1000, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1000, !range !35
	%16 = mul i32 %14, %15, !dbg !1000
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1000, !range !36
	%18 = mul i32 %16, %17, !dbg !1000
	%19 = sext i32 %18 to i64, !dbg !1000
	%20 = mul i64 %13, %19, !dbg !1000
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1000, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1000, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1000, !range !14
	%24 = mul i32 %15, %23, !dbg !1000
	%25 = add i32 %22, %24, !dbg !1000
	%26 = mul i32 %14, %25, !dbg !1000
	%27 = add i32 %21, %26, !dbg !1000
	%28 = sext i32 %27 to i64, !dbg !1000
	%29 = add i64 %20, %28, !dbg !1000
	%30 = mul i64 %7, %9, !dbg !1000
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1000, !range !34
	%32 = sext i32 %31 to i64, !dbg !1000
	%33 = mul i64 %30, %32, !dbg !1000
	%34 = mul i64 %33, %19, !dbg !1000
	br label %b1, !dbg !1000

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1000
	%36 = icmp slt i64 %35, %p3, !dbg !1000
	br i1 %36, label %b2, label %b24, !dbg !1000

b2:
	%37 = mul i64 %35, 40, !dbg !1001
	%38 = add i64 %35, 1, !dbg !1002
	%39 = mul i64 %38, 40, !dbg !1003
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !1004
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !1005
	%42 = icmp ugt i64 %39, %p1, !dbg !1004
	%43 = icmp ugt i64 %37, %39, !dbg !1004
	%44 = or i1 %42, %43, !dbg !1004
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1004, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !1005
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1006
	%47 = icmp uge i64 %35, %p5, !dbg !1006
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1006, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !1006
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1007
	%50 = icmp uge i64 %35, %p7, !dbg !1007
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1007, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1007
	%52 = zext i32 %51 to i64, !dbg !1008
	%53 = add i8 %45, %48, !dbg !1012
	%54 = sub i8 %45, %48, !dbg !1013
	%55 = mul i8 %45, %48, !dbg !1014
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !1015
	store i8 %53, i8* %56, align 1, !dbg !1015
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !1016
	store i8 %54, i8* %57, align 1, !dbg !1016
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !1017
	store i8 %55, i8* %58, align 1, !dbg !1017
	%59 = and i8 %45, %48, !dbg !1018
	%60 = or i8 %45, %48, !dbg !1019
	%61 = xor i8 %45, %48, !dbg !1020
	%62 = xor i8 %48, -1, !dbg !1021
	%63 = and i8 %45, %62, !dbg !1021
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !1022
	store i8 %59, i8* %64, align 1, !dbg !1022
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !1023
	store i8 %60, i8* %65, align 1, !dbg !1023
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !1024
	store i8 %61, i8* %66, align 1, !dbg !1024
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !1025
	store i8 %63, i8* %67, align 1, !dbg !1025
	%68 = xor i8 %45, -1, !dbg !1026
	%69 = sub i8 0, %45, !dbg !1027
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !1028
	store i8 %68, i8* %70, align 1, !dbg !1028
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !1029
	store i8 %69, i8* %71, align 1, !dbg !1029
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !1030
	store i8 %45, i8* %72, align 1, !dbg !1030
	%73 = icmp ult i64 %52, 8, !dbg !1031
	%74 = trunc i64 %52 to i8, !dbg !1031
	%75 = shl i8 %45, %74, !dbg !1031
	%76 = select i1 %73, i8 %75, i8 0, !dbg !1031
	%77 = icmp ult i64 %52, 8, !dbg !1032
	%78 = trunc i64 %52 to i8, !dbg !1032
	%79 = select i1 %77, i8 %78, i8 7, !dbg !1032
	%80 = ashr i8 %45, %79, !dbg !1032
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !1033
	store i8 %76, i8* %81, align 1, !dbg !1033
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !1034
	store i8 %80, i8* %82, align 1, !dbg !1034
	%83 = icmp ult i64 %52, 8, !dbg !1036
	%84 = trunc i64 %52 to i8, !dbg !1036
	%85 = shl i8 %45, %84, !dbg !1036
	%86 = select i1 %83, i8 %85, i8 0, !dbg !1036
	%87 = trunc i64 %52 to i8, !dbg !1037
	%88 = icmp ult i8 %87, 8, !dbg !1038
	%89 = select i1 %88, i8 %87, i8 7, !dbg !1038
	%90 = ashr i8 %45, %89, !dbg !1038
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !1039
	store i8 %86, i8* %91, align 1, !dbg !1039
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !1040
	store i8 %90, i8* %92, align 1, !dbg !1040
	%93 = shl i8 %45, 3, !dbg !1041
	%94 = ashr i8 %45, 3, !dbg !1042
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !1043
	store i8 %93, i8* %95, align 1, !dbg !1043
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !1044
	store i8 %94, i8* %96, align 1, !dbg !1044
	%97 = icmp ult i64 %52, 8, !dbg !1045
	%98 = trunc i64 %52 to i8, !dbg !1045
	%99 = shl i8 1, %98, !dbg !1045
	%100 = select i1 %97, i8 %99, i8 0, !dbg !1045
	%101 = urem i64 %52, 8, !dbg !1046
	%102 = icmp ult i64 %101, 8, !dbg !1047
	%103 = trunc i64 %101 to i8, !dbg !1047
	%104 = select i1 %102, i8 %103, i8 7, !dbg !1047
	%105 = ashr i8 %48, %104, !dbg !1047
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !1048
	store i8 %100, i8* %106, align 1, !dbg !1048
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !1049
	store i8 %105, i8* %107, align 1, !dbg !1049
	%108 = icmp ne i8 %48, 0, !dbg !1050
	br i1 %108, label %b3, label %b4, !dbg !1050

b3:
	%109 = icmp eq i8 %48, -1, !dbg !1051
	%110 = select i1 %109, i8 1, i8 %48, !dbg !1051
	%111 = sdiv i8 %45, %110, !dbg !1051
	%112 = sub i8 0, %45, !dbg !1051
	%113 = select i1 %109, i8 %112, i8 %111, !dbg !1051
	%114 = icmp eq i8 %48, -1, !dbg !1052
	%115 = select i1 %114, i8 1, i8 %48, !dbg !1052
	%116 = srem i8 %45, %115, !dbg !1052
	%117 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !1053
	store i8 %113, i8* %117, align 1, !dbg !1053
	%118 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !1054
	store i8 %116, i8* %118, align 1, !dbg !1054
	br label %b5, !dbg !1054

b4:
	%119 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !1055
	store i8 0, i8* %119, align 1, !dbg !1055
	%120 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !1056
	store i8 0, i8* %120, align 1, !dbg !1056
	br label %b5, !dbg !1056

b5:
	%121 = sdiv i8 %45, 7, !dbg !1057
	%122 = srem i8 %45, 7, !dbg !1058
	%123 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !1059
	store i8 %121, i8* %123, align 1, !dbg !1059
	%124 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !1060
	store i8 %122, i8* %124, align 1, !dbg !1060
	%125 = sdiv i8 %45, 8, !dbg !1061
	%126 = srem i8 %45, 8, !dbg !1062
	%127 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !1063
	store i8 %125, i8* %127, align 1, !dbg !1063
	%128 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !1064
	store i8 %126, i8* %128, align 1, !dbg !1064
	%129 = icmp slt i8 %45, %48, !dbg !1065
	%130 = select i1 %129, i8 %45, i8 %48, !dbg !1065
	%131 = icmp sgt i8 %45, %48, !dbg !1066
	%132 = select i1 %131, i8 %45, i8 %48, !dbg !1066
	%133 = icmp sgt i8 %132, 3, !dbg !1066
	%134 = select i1 %133, i8 %132, i8 3, !dbg !1066
	%135 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !1067
	store i8 %130, i8* %135, align 1, !dbg !1067
	%136 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !1068
	store i8 %134, i8* %136, align 1, !dbg !1068
	%137 = icmp eq i8 %45, %48, !dbg !1069
	br i1 %137, label %b7, label %b6, !dbg !1072

b6:
	br label %b7, !dbg !1073

b7:
	%138 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !1074
	%139 = icmp ne i8 %45, %48, !dbg !1074
	br i1 %139, label %b9, label %b8, !dbg !1076

b8:
	br label %b9, !dbg !1077

b9:
	%140 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !1078
	br i1 %129, label %b11, label %b10, !dbg !1080

b10:
	br label %b11, !dbg !1081

b11:
	%141 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !1082
	%142 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !1082
	store i8 %138, i8* %142, align 1, !dbg !1082
	%143 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !1083
	store i8 %140, i8* %143, align 1, !dbg !1083
	%144 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !1084
	store i8 %141, i8* %144, align 1, !dbg !1084
	%145 = icmp sle i8 %45, %48, !dbg !1085
	br i1 %145, label %b13, label %b12, !dbg !1087

b12:
	br label %b13, !dbg !1088

b13:
	%146 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !1089
	br i1 %131, label %b15, label %b14, !dbg !1091

b14:
	br label %b15, !dbg !1092

b15:
	%147 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !1093
	%148 = icmp sge i8 %45, %48, !dbg !1093
	br i1 %148, label %b17, label %b16, !dbg !1095

b16:
	br label %b17, !dbg !1096

b17:
	%149 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !1097
	%150 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !1097
	store i8 %146, i8* %150, align 1, !dbg !1097
	%151 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !1098
	store i8 %147, i8* %151, align 1, !dbg !1098
	%152 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !1099
	store i8 %149, i8* %152, align 1, !dbg !1099
	%153 = mul i8 %53, 3, !dbg !1100
	%154 = sub i8 %153, 5, !dbg !1101
	%155 = xor i8 %154, %45, !dbg !1102
	%156 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !1103
	store i8 %155, i8* %156, align 1, !dbg !1103
	%157 = shl i8 %155, 2, !dbg !1104
	%158 = ashr i8 %157, 1, !dbg !1105
	%159 = or i8 %158, 1, !dbg !1106
	%160 = and i8 %159, -3, !dbg !1107
	%161 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !1108
	store i8 %160, i8* %161, align 1, !dbg !1108
	%162 = sub i8 %160, 1, !dbg !1109
	%163 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !1110
	store i8 %162, i8* %163, align 1, !dbg !1110
	%164 = sub i8 %48, %45, !dbg !1111
	%165 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !1112
	store i8 %164, i8* %165, align 1, !dbg !1112
	br i1 %129, label %b18, label %b19, !dbg !1113

b18:
	br i1 %108, label %b21, label %b19, !dbg !1114

b19:
	%166 = icmp eq i8 %45, 5, !dbg !1115
	br i1 %166, label %b21, label %b20, !dbg !1117

b20:
	br label %b21, !dbg !1118

b21:
	%167 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1119
	%168 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !1119
	store i8 %167, i8* %168, align 1, !dbg !1119
	%169 = icmp eq i8 %48, 1, !dbg !1120
	%170 = icmp ne i1 %145, %169, !dbg !1121
	br i1 %170, label %b23, label %b22, !dbg !1123

b22:
	br label %b23, !dbg !1124

b23:
	%171 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !1125
	%172 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !1125
	store i8 %171, i8* %172, align 1, !dbg !1125
	%173 = and i64 %52, 3, !dbg !1126
	%174 = icmp ult i64 %173, 8, !dbg !1127
	%175 = trunc i64 %173 to i8, !dbg !1127
	%176 = shl i8 1, %175, !dbg !1127
	%177 = select i1 %174, i8 %176, i8 0, !dbg !1127
	%178 = add i8 %177, %45, !dbg !1128
	%179 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !1129
	store i8 %178, i8* %179, align 1, !dbg !1129
	%180 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !1130
	store i8 -1, i8* %180, align 1, !dbg !1130
	%181 = add i64 %35, %34, !dbg !1000
	br label %b1, !dbg !1000

b24:
	ret void, !dbg !1000

b2_fail1:
	%182 = icmp ugt i64 %39, %p1, !dbg !1004
	br i1 %182, label %b2_fail2, label %b2_ok2, !dbg !1004

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %39, i64 %p1), !dbg !1004
	ret void, !dbg !1004

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %37, i64 %39), !dbg !1004
	ret void, !dbg !1004

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p5), !dbg !1006
	ret void, !dbg !1006

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p7), !dbg !1007
	ret void, !dbg !1007
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1131 {
entry:
	br label %b0, !dbg !1132

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1133, !range !11
	%1 = sext i32 %0 to i64, !dbg !1133
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1133, !range !13
	%3 = sext i32 %2 to i64, !dbg !1133
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1133, !range !13
	%5 = sext i32 %4 to i64, !dbg !1133
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1133, !range !33
	%7 = sext i32 %6 to i64, !dbg !1133
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1133, !range !34
	%9 = sext i32 %8 to i64, !dbg !1133
	%10 = mul i64 %9, %5, !dbg !1133
	%11 = add i64 %3, %10, !dbg !1133
	%12 = mul i64 %7, %11, !dbg !1133
	%13 = add i64 %1, %12, !dbg !1133
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1133, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1133, !range !35
	%16 = mul i32 %14, %15, !dbg !1133
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1133, !range !36
	%18 = mul i32 %16, %17, !dbg !1133
	%19 = sext i32 %18 to i64, !dbg !1133
	%20 = mul i64 %13, %19, !dbg !1133
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1133, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1133, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1133, !range !14
	%24 = mul i32 %15, %23, !dbg !1133
	%25 = add i32 %22, %24, !dbg !1133
	%26 = mul i32 %14, %25, !dbg !1133
	%27 = add i32 %21, %26, !dbg !1133
	%28 = sext i32 %27 to i64, !dbg !1133
	%29 = add i64 %20, %28, !dbg !1133
	%30 = mul i64 %7, %9, !dbg !1133
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1133, !range !34
	%32 = sext i32 %31 to i64, !dbg !1133
	%33 = mul i64 %30, %32, !dbg !1133
	%34 = mul i64 %33, %19, !dbg !1133
	br label %b1, !dbg !1133

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !1133
	%36 = icmp slt i64 %35, %p5, !dbg !1133
	br i1 %36, label %b2, label %b3, !dbg !1133

b2:
	%37 = mul i64 %35, 20, !dbg !1134
	%38 = add i64 %35, 1, !dbg !1135
	%39 = mul i64 %38, 20, !dbg !1136
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1137
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1138
	%42 = icmp ugt i64 %39, %p1, !dbg !1137
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1137, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !1138
	%44 = sext i8 %43 to i64, !dbg !1141
	%45 = sext i8 %43 to i16, !dbg !1142
	%46 = sext i16 %45 to i64, !dbg !1143
	%47 = sext i8 %43 to i32, !dbg !1144
	%48 = sext i32 %47 to i64, !dbg !1145
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1146
	store i64 %44, i64* %49, align 8, !dbg !1146
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1147
	store i64 %46, i64* %50, align 8, !dbg !1147
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1148
	store i64 %48, i64* %51, align 8, !dbg !1148
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1149
	store i64 %44, i64* %52, align 8, !dbg !1149
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1150
	store i64 %44, i64* %53, align 8, !dbg !1150
	%54 = zext i8 %43 to i64, !dbg !1152
	%55 = sext i8 %43 to i16, !dbg !1153
	%56 = zext i16 %55 to i64, !dbg !1154
	%57 = sext i8 %43 to i32, !dbg !1155
	%58 = zext i32 %57 to i64, !dbg !1156
	%59 = sext i8 %43 to i64, !dbg !1157
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1159
	store i64 %54, i64* %60, align 8, !dbg !1159
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1160
	store i64 %56, i64* %61, align 8, !dbg !1160
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1161
	store i64 %58, i64* %62, align 8, !dbg !1161
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1162
	store i64 %59, i64* %63, align 8, !dbg !1162
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1163
	store i64 %59, i64* %64, align 8, !dbg !1163
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1164
	store i64 %44, i64* %65, align 8, !dbg !1164
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1165
	store i64 %44, i64* %66, align 8, !dbg !1165
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1166
	store i64 %44, i64* %67, align 8, !dbg !1166
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1167
	store i64 %44, i64* %68, align 8, !dbg !1167
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1168
	store i64 %44, i64* %69, align 8, !dbg !1168
	%70 = lshr i8 %43, 1, !dbg !1169
	%71 = sitofp i8 %70 to float, !dbg !1171
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1172
	%73 = fcmp uno float %71, %71, !dbg !1172
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1172
	%75 = sitofp i8 %70 to double, !dbg !1173
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1174
	%77 = fcmp uno double %75, %75, !dbg !1174
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1174
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1175
	store i64 %74, i64* %79, align 8, !dbg !1175
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1176
	store i64 %78, i64* %80, align 8, !dbg !1176
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1177
	%82 = icmp slt i32 %81, -128, !dbg !1177
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1177
	%84 = icmp sgt i32 %83, 127, !dbg !1177
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1177
	%86 = trunc i32 %85 to i8, !dbg !1177
	%87 = sext i8 %86 to i64, !dbg !1178
	%88 = fadd double %75, 7.500000e-01, !dbg !1179
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1180
	%90 = fcmp uno double %88, %88, !dbg !1180
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1180
	%92 = icmp slt i32 %91, -128, !dbg !1180
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1180
	%94 = icmp sgt i32 %93, 127, !dbg !1180
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1180
	%96 = trunc i32 %95 to i8, !dbg !1180
	%97 = sext i8 %96 to i64, !dbg !1181
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1182
	store i64 %87, i64* %98, align 8, !dbg !1182
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1183
	store i64 %97, i64* %99, align 8, !dbg !1183
	%100 = fmul double %75, 3.500000e+00, !dbg !1184
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1185
	%102 = fcmp uno double %100, %100, !dbg !1185
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1185
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1187
	store i64 %103, i64* %104, align 8, !dbg !1187
	%105 = mul i64 %35, 2, !dbg !1188
	%106 = add i64 %105, 2, !dbg !1189
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1190
	%108 = icmp ugt i64 %106, %p3, !dbg !1190
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !1190, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !1191
	%110 = sitofp i8 %109 to float, !dbg !1194
	%111 = fpext float %110 to double, !dbg !1195
	%112 = sitofp i8 %109 to double, !dbg !1196
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !1197
	store double %111, double* %113, align 8, !dbg !1197
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !1198
	store double %112, double* %114, align 8, !dbg !1198
	%115 = add i64 %35, %34, !dbg !1133
	br label %b1, !dbg !1133

b3:
	ret void, !dbg !1133

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %39, i64 %p1), !dbg !1137
	ret void, !dbg !1137

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %106, i64 %p3), !dbg !1190
	ret void, !dbg !1190
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1199 {
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
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1201
	%36 = icmp slt i64 %35, %p3, !dbg !1201
	br i1 %36, label %b2, label %b24, !dbg !1201

b2:
	%37 = mul i64 %35, 40, !dbg !1202
	%38 = add i64 %35, 1, !dbg !1203
	%39 = mul i64 %38, 40, !dbg !1204
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1205
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1206
	%42 = icmp ugt i64 %39, %p1, !dbg !1205
	%43 = icmp ugt i64 %37, %39, !dbg !1205
	%44 = or i1 %42, %43, !dbg !1205
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1205, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !1206
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1207
	%47 = icmp uge i64 %35, %p5, !dbg !1207
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1207, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !1207
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1208
	%50 = icmp uge i64 %35, %p7, !dbg !1208
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1208, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1208
	%52 = zext i32 %51 to i64, !dbg !1209
	%53 = add i16 %45, %48, !dbg !1212
	%54 = sub i16 %45, %48, !dbg !1213
	%55 = mul i16 %45, %48, !dbg !1214
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !1215
	store i16 %53, i16* %56, align 2, !dbg !1215
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !1216
	store i16 %54, i16* %57, align 2, !dbg !1216
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !1217
	store i16 %55, i16* %58, align 2, !dbg !1217
	%59 = and i16 %45, %48, !dbg !1218
	%60 = or i16 %45, %48, !dbg !1219
	%61 = xor i16 %45, %48, !dbg !1220
	%62 = xor i16 %48, -1, !dbg !1221
	%63 = and i16 %45, %62, !dbg !1221
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !1222
	store i16 %59, i16* %64, align 2, !dbg !1222
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !1223
	store i16 %60, i16* %65, align 2, !dbg !1223
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !1224
	store i16 %61, i16* %66, align 2, !dbg !1224
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !1225
	store i16 %63, i16* %67, align 2, !dbg !1225
	%68 = xor i16 %45, -1, !dbg !1226
	%69 = sub i16 0, %45, !dbg !1227
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !1228
	store i16 %68, i16* %70, align 2, !dbg !1228
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !1229
	store i16 %69, i16* %71, align 2, !dbg !1229
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !1230
	store i16 %45, i16* %72, align 2, !dbg !1230
	%73 = icmp ult i64 %52, 16, !dbg !1231
	%74 = trunc i64 %52 to i16, !dbg !1231
	%75 = shl i16 %45, %74, !dbg !1231
	%76 = select i1 %73, i16 %75, i16 0, !dbg !1231
	%77 = icmp ult i64 %52, 16, !dbg !1232
	%78 = trunc i64 %52 to i16, !dbg !1232
	%79 = select i1 %77, i16 %78, i16 15, !dbg !1232
	%80 = ashr i16 %45, %79, !dbg !1232
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !1233
	store i16 %76, i16* %81, align 2, !dbg !1233
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !1234
	store i16 %80, i16* %82, align 2, !dbg !1234
	%83 = icmp ult i64 %52, 16, !dbg !1236
	%84 = trunc i64 %52 to i16, !dbg !1236
	%85 = shl i16 %45, %84, !dbg !1236
	%86 = select i1 %83, i16 %85, i16 0, !dbg !1236
	%87 = trunc i64 %52 to i8, !dbg !1237
	%88 = zext i8 %87 to i16, !dbg !1238
	%89 = icmp ult i16 %88, 16, !dbg !1238
	%90 = select i1 %89, i16 %88, i16 15, !dbg !1238
	%91 = ashr i16 %45, %90, !dbg !1238
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !1239
	store i16 %86, i16* %92, align 2, !dbg !1239
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !1240
	store i16 %91, i16* %93, align 2, !dbg !1240
	%94 = shl i16 %45, 3, !dbg !1241
	%95 = ashr i16 %45, 3, !dbg !1242
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !1243
	store i16 %94, i16* %96, align 2, !dbg !1243
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !1244
	store i16 %95, i16* %97, align 2, !dbg !1244
	%98 = icmp ult i64 %52, 16, !dbg !1245
	%99 = trunc i64 %52 to i16, !dbg !1245
	%100 = shl i16 1, %99, !dbg !1245
	%101 = select i1 %98, i16 %100, i16 0, !dbg !1245
	%102 = urem i64 %52, 8, !dbg !1246
	%103 = icmp ult i64 %102, 16, !dbg !1247
	%104 = trunc i64 %102 to i16, !dbg !1247
	%105 = select i1 %103, i16 %104, i16 15, !dbg !1247
	%106 = ashr i16 %48, %105, !dbg !1247
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !1248
	store i16 %101, i16* %107, align 2, !dbg !1248
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !1249
	store i16 %106, i16* %108, align 2, !dbg !1249
	%109 = icmp ne i16 %48, 0, !dbg !1250
	br i1 %109, label %b3, label %b4, !dbg !1250

b3:
	%110 = icmp eq i16 %48, -1, !dbg !1251
	%111 = select i1 %110, i16 1, i16 %48, !dbg !1251
	%112 = sdiv i16 %45, %111, !dbg !1251
	%113 = sub i16 0, %45, !dbg !1251
	%114 = select i1 %110, i16 %113, i16 %112, !dbg !1251
	%115 = icmp eq i16 %48, -1, !dbg !1252
	%116 = select i1 %115, i16 1, i16 %48, !dbg !1252
	%117 = srem i16 %45, %116, !dbg !1252
	%118 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1253
	store i16 %114, i16* %118, align 2, !dbg !1253
	%119 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1254
	store i16 %117, i16* %119, align 2, !dbg !1254
	br label %b5, !dbg !1254

b4:
	%120 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1255
	store i16 0, i16* %120, align 2, !dbg !1255
	%121 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1256
	store i16 0, i16* %121, align 2, !dbg !1256
	br label %b5, !dbg !1256

b5:
	%122 = sdiv i16 %45, 7, !dbg !1257
	%123 = srem i16 %45, 7, !dbg !1258
	%124 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !1259
	store i16 %122, i16* %124, align 2, !dbg !1259
	%125 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !1260
	store i16 %123, i16* %125, align 2, !dbg !1260
	%126 = sdiv i16 %45, 8, !dbg !1261
	%127 = srem i16 %45, 8, !dbg !1262
	%128 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !1263
	store i16 %126, i16* %128, align 2, !dbg !1263
	%129 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !1264
	store i16 %127, i16* %129, align 2, !dbg !1264
	%130 = icmp slt i16 %45, %48, !dbg !1265
	%131 = select i1 %130, i16 %45, i16 %48, !dbg !1265
	%132 = icmp sgt i16 %45, %48, !dbg !1266
	%133 = select i1 %132, i16 %45, i16 %48, !dbg !1266
	%134 = icmp sgt i16 %133, 3, !dbg !1266
	%135 = select i1 %134, i16 %133, i16 3, !dbg !1266
	%136 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !1267
	store i16 %131, i16* %136, align 2, !dbg !1267
	%137 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !1268
	store i16 %135, i16* %137, align 2, !dbg !1268
	%138 = icmp eq i16 %45, %48, !dbg !1269
	br i1 %138, label %b7, label %b6, !dbg !1272

b6:
	br label %b7, !dbg !1273

b7:
	%139 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1274
	%140 = icmp ne i16 %45, %48, !dbg !1274
	br i1 %140, label %b9, label %b8, !dbg !1276

b8:
	br label %b9, !dbg !1277

b9:
	%141 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1278
	br i1 %130, label %b11, label %b10, !dbg !1280

b10:
	br label %b11, !dbg !1281

b11:
	%142 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1282
	%143 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !1282
	store i16 %139, i16* %143, align 2, !dbg !1282
	%144 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !1283
	store i16 %141, i16* %144, align 2, !dbg !1283
	%145 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !1284
	store i16 %142, i16* %145, align 2, !dbg !1284
	%146 = icmp sle i16 %45, %48, !dbg !1285
	br i1 %146, label %b13, label %b12, !dbg !1287

b12:
	br label %b13, !dbg !1288

b13:
	%147 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1289
	br i1 %132, label %b15, label %b14, !dbg !1291

b14:
	br label %b15, !dbg !1292

b15:
	%148 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1293
	%149 = icmp sge i16 %45, %48, !dbg !1293
	br i1 %149, label %b17, label %b16, !dbg !1295

b16:
	br label %b17, !dbg !1296

b17:
	%150 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1297
	%151 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !1297
	store i16 %147, i16* %151, align 2, !dbg !1297
	%152 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !1298
	store i16 %148, i16* %152, align 2, !dbg !1298
	%153 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !1299
	store i16 %150, i16* %153, align 2, !dbg !1299
	%154 = mul i16 %53, 3, !dbg !1300
	%155 = sub i16 %154, 5, !dbg !1301
	%156 = xor i16 %155, %45, !dbg !1302
	%157 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !1303
	store i16 %156, i16* %157, align 2, !dbg !1303
	%158 = shl i16 %156, 2, !dbg !1304
	%159 = ashr i16 %158, 1, !dbg !1305
	%160 = or i16 %159, 1, !dbg !1306
	%161 = and i16 %160, -3, !dbg !1307
	%162 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !1308
	store i16 %161, i16* %162, align 2, !dbg !1308
	%163 = sub i16 %161, 1, !dbg !1309
	%164 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !1310
	store i16 %163, i16* %164, align 2, !dbg !1310
	%165 = sub i16 %48, %45, !dbg !1311
	%166 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !1312
	store i16 %165, i16* %166, align 2, !dbg !1312
	br i1 %130, label %b18, label %b19, !dbg !1313

b18:
	br i1 %109, label %b21, label %b19, !dbg !1314

b19:
	%167 = icmp eq i16 %45, 5, !dbg !1315
	br i1 %167, label %b21, label %b20, !dbg !1317

b20:
	br label %b21, !dbg !1318

b21:
	%168 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1319
	%169 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !1319
	store i16 %168, i16* %169, align 2, !dbg !1319
	%170 = icmp eq i16 %48, 1, !dbg !1320
	%171 = icmp ne i1 %146, %170, !dbg !1321
	br i1 %171, label %b23, label %b22, !dbg !1323

b22:
	br label %b23, !dbg !1324

b23:
	%172 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1325
	%173 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !1325
	store i16 %172, i16* %173, align 2, !dbg !1325
	%174 = and i64 %52, 3, !dbg !1326
	%175 = icmp ult i64 %174, 16, !dbg !1327
	%176 = trunc i64 %174 to i16, !dbg !1327
	%177 = shl i16 1, %176, !dbg !1327
	%178 = select i1 %175, i16 %177, i16 0, !dbg !1327
	%179 = add i16 %178, %45, !dbg !1328
	%180 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !1329
	store i16 %179, i16* %180, align 2, !dbg !1329
	%181 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !1330
	store i16 -1, i16* %181, align 2, !dbg !1330
	%182 = add i64 %35, %34, !dbg !1201
	br label %b1, !dbg !1201

b24:
	ret void, !dbg !1201

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1205
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1205

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %39, i64 %p1), !dbg !1205
	ret void, !dbg !1205

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %37, i64 %39), !dbg !1205
	ret void, !dbg !1205

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %35, i64 %p5), !dbg !1207
	ret void, !dbg !1207

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %35, i64 %p7), !dbg !1208
	ret void, !dbg !1208
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1331 {
entry:
	br label %b0, !dbg !1332

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1333, !range !11
	%1 = sext i32 %0 to i64, !dbg !1333
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1333, !range !13
	%3 = sext i32 %2 to i64, !dbg !1333
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1333, !range !13
	%5 = sext i32 %4 to i64, !dbg !1333
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1333, !range !33
	%7 = sext i32 %6 to i64, !dbg !1333
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1333, !range !34
	%9 = sext i32 %8 to i64, !dbg !1333
	%10 = mul i64 %9, %5, !dbg !1333
	%11 = add i64 %3, %10, !dbg !1333
	%12 = mul i64 %7, %11, !dbg !1333
	%13 = add i64 %1, %12, !dbg !1333
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1333, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1333, !range !35
	%16 = mul i32 %14, %15, !dbg !1333
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1333, !range !36
	%18 = mul i32 %16, %17, !dbg !1333
	%19 = sext i32 %18 to i64, !dbg !1333
	%20 = mul i64 %13, %19, !dbg !1333
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1333, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1333, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1333, !range !14
	%24 = mul i32 %15, %23, !dbg !1333
	%25 = add i32 %22, %24, !dbg !1333
	%26 = mul i32 %14, %25, !dbg !1333
	%27 = add i32 %21, %26, !dbg !1333
	%28 = sext i32 %27 to i64, !dbg !1333
	%29 = add i64 %20, %28, !dbg !1333
	%30 = mul i64 %7, %9, !dbg !1333
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1333, !range !34
	%32 = sext i32 %31 to i64, !dbg !1333
	%33 = mul i64 %30, %32, !dbg !1333
	%34 = mul i64 %33, %19, !dbg !1333
	br label %b1, !dbg !1333

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !1333
	%36 = icmp slt i64 %35, %p5, !dbg !1333
	br i1 %36, label %b2, label %b3, !dbg !1333

b2:
	%37 = mul i64 %35, 20, !dbg !1334
	%38 = add i64 %35, 1, !dbg !1335
	%39 = mul i64 %38, 20, !dbg !1336
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1337
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1338
	%42 = icmp ugt i64 %39, %p1, !dbg !1337
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1337, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !1338
	%44 = trunc i16 %43 to i8, !dbg !1341
	%45 = sext i8 %44 to i64, !dbg !1342
	%46 = sext i16 %43 to i64, !dbg !1343
	%47 = sext i16 %43 to i32, !dbg !1344
	%48 = sext i32 %47 to i64, !dbg !1345
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1346
	store i64 %45, i64* %49, align 8, !dbg !1346
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1347
	store i64 %46, i64* %50, align 8, !dbg !1347
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1348
	store i64 %48, i64* %51, align 8, !dbg !1348
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1349
	store i64 %46, i64* %52, align 8, !dbg !1349
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1350
	store i64 %46, i64* %53, align 8, !dbg !1350
	%54 = trunc i16 %43 to i8, !dbg !1351
	%55 = zext i8 %54 to i64, !dbg !1352
	%56 = zext i16 %43 to i64, !dbg !1354
	%57 = sext i16 %43 to i32, !dbg !1355
	%58 = zext i32 %57 to i64, !dbg !1356
	%59 = sext i16 %43 to i64, !dbg !1357
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1359
	store i64 %55, i64* %60, align 8, !dbg !1359
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1360
	store i64 %56, i64* %61, align 8, !dbg !1360
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1361
	store i64 %58, i64* %62, align 8, !dbg !1361
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1362
	store i64 %59, i64* %63, align 8, !dbg !1362
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1363
	store i64 %59, i64* %64, align 8, !dbg !1363
	%65 = sext i8 %44 to i16, !dbg !1364
	%66 = sext i16 %65 to i64, !dbg !1365
	%67 = zext i8 %54 to i16, !dbg !1366
	%68 = sext i16 %67 to i64, !dbg !1367
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1368
	store i64 %66, i64* %69, align 8, !dbg !1368
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1369
	store i64 %68, i64* %70, align 8, !dbg !1369
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1370
	store i64 %46, i64* %71, align 8, !dbg !1370
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1371
	store i64 %46, i64* %72, align 8, !dbg !1371
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1372
	store i64 %46, i64* %73, align 8, !dbg !1372
	%74 = lshr i8 %54, 1, !dbg !1373
	%75 = zext i8 %74 to i16, !dbg !1374
	%76 = sitofp i16 %75 to float, !dbg !1375
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1376
	%78 = fcmp uno float %76, %76, !dbg !1376
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1376
	%80 = sitofp i16 %75 to double, !dbg !1377
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1378
	%82 = fcmp uno double %80, %80, !dbg !1378
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1378
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1379
	store i64 %79, i64* %84, align 8, !dbg !1379
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1380
	store i64 %83, i64* %85, align 8, !dbg !1380
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1381
	%87 = icmp slt i32 %86, -32768, !dbg !1381
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1381
	%89 = icmp sgt i32 %88, 32767, !dbg !1381
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1381
	%91 = trunc i32 %90 to i16, !dbg !1381
	%92 = sext i16 %91 to i64, !dbg !1382
	%93 = fadd double %80, 7.500000e-01, !dbg !1383
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1384
	%95 = fcmp uno double %93, %93, !dbg !1384
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1384
	%97 = icmp slt i32 %96, -32768, !dbg !1384
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1384
	%99 = icmp sgt i32 %98, 32767, !dbg !1384
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1384
	%101 = trunc i32 %100 to i16, !dbg !1384
	%102 = sext i16 %101 to i64, !dbg !1385
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1386
	store i64 %92, i64* %103, align 8, !dbg !1386
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1387
	store i64 %102, i64* %104, align 8, !dbg !1387
	%105 = fmul double %80, 3.500000e+00, !dbg !1388
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1389
	%107 = fcmp uno double %105, %105, !dbg !1389
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1389
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1391
	store i64 %108, i64* %109, align 8, !dbg !1391
	%110 = mul i64 %35, 2, !dbg !1392
	%111 = add i64 %110, 2, !dbg !1393
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1394
	%113 = icmp ugt i64 %111, %p3, !dbg !1394
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !1394, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !1395
	%115 = sitofp i16 %114 to float, !dbg !1398
	%116 = fpext float %115 to double, !dbg !1399
	%117 = sitofp i16 %114 to double, !dbg !1400
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !1401
	store double %116, double* %118, align 8, !dbg !1401
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !1402
	store double %117, double* %119, align 8, !dbg !1402
	%120 = add i64 %35, %34, !dbg !1333
	br label %b1, !dbg !1333

b3:
	ret void, !dbg !1333

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %39, i64 %p1), !dbg !1337
	ret void, !dbg !1337

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %111, i64 %p3), !dbg !1394
	ret void, !dbg !1394
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1403 {
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
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1405
	%36 = icmp slt i64 %35, %p3, !dbg !1405
	br i1 %36, label %b2, label %b24, !dbg !1405

b2:
	%37 = mul i64 %35, 40, !dbg !1406
	%38 = add i64 %35, 1, !dbg !1407
	%39 = mul i64 %38, 40, !dbg !1408
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1409
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1410
	%42 = icmp ugt i64 %39, %p1, !dbg !1409
	%43 = icmp ugt i64 %37, %39, !dbg !1409
	%44 = or i1 %42, %43, !dbg !1409
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1409, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !1410
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1411
	%47 = icmp uge i64 %35, %p5, !dbg !1411
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1411, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !1411
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1412
	%50 = icmp uge i64 %35, %p7, !dbg !1412
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1412, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1412
	%52 = zext i32 %51 to i64, !dbg !1413
	%53 = add i32 %45, %48, !dbg !1416
	%54 = sub i32 %45, %48, !dbg !1417
	%55 = mul i32 %45, %48, !dbg !1418
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !1419
	store i32 %53, i32* %56, align 4, !dbg !1419
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !1420
	store i32 %54, i32* %57, align 4, !dbg !1420
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !1421
	store i32 %55, i32* %58, align 4, !dbg !1421
	%59 = and i32 %45, %48, !dbg !1422
	%60 = or i32 %45, %48, !dbg !1423
	%61 = xor i32 %45, %48, !dbg !1424
	%62 = xor i32 %48, -1, !dbg !1425
	%63 = and i32 %45, %62, !dbg !1425
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !1426
	store i32 %59, i32* %64, align 4, !dbg !1426
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !1427
	store i32 %60, i32* %65, align 4, !dbg !1427
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !1428
	store i32 %61, i32* %66, align 4, !dbg !1428
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !1429
	store i32 %63, i32* %67, align 4, !dbg !1429
	%68 = xor i32 %45, -1, !dbg !1430
	%69 = sub i32 0, %45, !dbg !1431
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !1432
	store i32 %68, i32* %70, align 4, !dbg !1432
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !1433
	store i32 %69, i32* %71, align 4, !dbg !1433
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !1434
	store i32 %45, i32* %72, align 4, !dbg !1434
	%73 = icmp ult i64 %52, 32, !dbg !1435
	%74 = trunc i64 %52 to i32, !dbg !1435
	%75 = shl i32 %45, %74, !dbg !1435
	%76 = select i1 %73, i32 %75, i32 0, !dbg !1435
	%77 = icmp ult i64 %52, 32, !dbg !1436
	%78 = trunc i64 %52 to i32, !dbg !1436
	%79 = select i1 %77, i32 %78, i32 31, !dbg !1436
	%80 = ashr i32 %45, %79, !dbg !1436
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !1437
	store i32 %76, i32* %81, align 4, !dbg !1437
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !1438
	store i32 %80, i32* %82, align 4, !dbg !1438
	%83 = icmp ult i64 %52, 32, !dbg !1440
	%84 = trunc i64 %52 to i32, !dbg !1440
	%85 = shl i32 %45, %84, !dbg !1440
	%86 = select i1 %83, i32 %85, i32 0, !dbg !1440
	%87 = trunc i64 %52 to i8, !dbg !1441
	%88 = zext i8 %87 to i32, !dbg !1442
	%89 = icmp ult i32 %88, 32, !dbg !1442
	%90 = select i1 %89, i32 %88, i32 31, !dbg !1442
	%91 = ashr i32 %45, %90, !dbg !1442
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !1443
	store i32 %86, i32* %92, align 4, !dbg !1443
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !1444
	store i32 %91, i32* %93, align 4, !dbg !1444
	%94 = shl i32 %45, 3, !dbg !1445
	%95 = ashr i32 %45, 3, !dbg !1446
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !1447
	store i32 %94, i32* %96, align 4, !dbg !1447
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !1448
	store i32 %95, i32* %97, align 4, !dbg !1448
	%98 = icmp ult i64 %52, 32, !dbg !1449
	%99 = trunc i64 %52 to i32, !dbg !1449
	%100 = shl i32 1, %99, !dbg !1449
	%101 = select i1 %98, i32 %100, i32 0, !dbg !1449
	%102 = urem i64 %52, 8, !dbg !1450
	%103 = icmp ult i64 %102, 32, !dbg !1451
	%104 = trunc i64 %102 to i32, !dbg !1451
	%105 = select i1 %103, i32 %104, i32 31, !dbg !1451
	%106 = ashr i32 %48, %105, !dbg !1451
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !1452
	store i32 %101, i32* %107, align 4, !dbg !1452
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !1453
	store i32 %106, i32* %108, align 4, !dbg !1453
	%109 = icmp ne i32 %48, 0, !dbg !1454
	br i1 %109, label %b3, label %b4, !dbg !1454

b3:
	%110 = icmp eq i32 %48, -1, !dbg !1455
	%111 = select i1 %110, i32 1, i32 %48, !dbg !1455
	%112 = sdiv i32 %45, %111, !dbg !1455
	%113 = sub i32 0, %45, !dbg !1455
	%114 = select i1 %110, i32 %113, i32 %112, !dbg !1455
	%115 = icmp eq i32 %48, -1, !dbg !1456
	%116 = select i1 %115, i32 1, i32 %48, !dbg !1456
	%117 = srem i32 %45, %116, !dbg !1456
	%118 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1457
	store i32 %114, i32* %118, align 4, !dbg !1457
	%119 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1458
	store i32 %117, i32* %119, align 4, !dbg !1458
	br label %b5, !dbg !1458

b4:
	%120 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1459
	store i32 0, i32* %120, align 4, !dbg !1459
	%121 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1460
	store i32 0, i32* %121, align 4, !dbg !1460
	br label %b5, !dbg !1460

b5:
	%122 = sdiv i32 %45, 7, !dbg !1461
	%123 = srem i32 %45, 7, !dbg !1462
	%124 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !1463
	store i32 %122, i32* %124, align 4, !dbg !1463
	%125 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !1464
	store i32 %123, i32* %125, align 4, !dbg !1464
	%126 = sdiv i32 %45, 8, !dbg !1465
	%127 = srem i32 %45, 8, !dbg !1466
	%128 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !1467
	store i32 %126, i32* %128, align 4, !dbg !1467
	%129 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !1468
	store i32 %127, i32* %129, align 4, !dbg !1468
	%130 = icmp slt i32 %45, %48, !dbg !1469
	%131 = select i1 %130, i32 %45, i32 %48, !dbg !1469
	%132 = icmp sgt i32 %45, %48, !dbg !1470
	%133 = select i1 %132, i32 %45, i32 %48, !dbg !1470
	%134 = icmp sgt i32 %133, 3, !dbg !1470
	%135 = select i1 %134, i32 %133, i32 3, !dbg !1470
	%136 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !1471
	store i32 %131, i32* %136, align 4, !dbg !1471
	%137 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !1472
	store i32 %135, i32* %137, align 4, !dbg !1472
	%138 = icmp eq i32 %45, %48, !dbg !1473
	br i1 %138, label %b7, label %b6, !dbg !1476

b6:
	br label %b7, !dbg !1477

b7:
	%139 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1478
	%140 = icmp ne i32 %45, %48, !dbg !1478
	br i1 %140, label %b9, label %b8, !dbg !1480

b8:
	br label %b9, !dbg !1481

b9:
	%141 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1482
	br i1 %130, label %b11, label %b10, !dbg !1484

b10:
	br label %b11, !dbg !1485

b11:
	%142 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1486
	%143 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !1486
	store i32 %139, i32* %143, align 4, !dbg !1486
	%144 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !1487
	store i32 %141, i32* %144, align 4, !dbg !1487
	%145 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !1488
	store i32 %142, i32* %145, align 4, !dbg !1488
	%146 = icmp sle i32 %45, %48, !dbg !1489
	br i1 %146, label %b13, label %b12, !dbg !1491

b12:
	br label %b13, !dbg !1492

b13:
	%147 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1493
	br i1 %132, label %b15, label %b14, !dbg !1495

b14:
	br label %b15, !dbg !1496

b15:
	%148 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1497
	%149 = icmp sge i32 %45, %48, !dbg !1497
	br i1 %149, label %b17, label %b16, !dbg !1499

b16:
	br label %b17, !dbg !1500

b17:
	%150 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1501
	%151 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !1501
	store i32 %147, i32* %151, align 4, !dbg !1501
	%152 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !1502
	store i32 %148, i32* %152, align 4, !dbg !1502
	%153 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !1503
	store i32 %150, i32* %153, align 4, !dbg !1503
	%154 = mul i32 %53, 3, !dbg !1504
	%155 = sub i32 %154, 5, !dbg !1505
	%156 = xor i32 %155, %45, !dbg !1506
	%157 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !1507
	store i32 %156, i32* %157, align 4, !dbg !1507
	%158 = shl i32 %156, 2, !dbg !1508
	%159 = ashr i32 %158, 1, !dbg !1509
	%160 = or i32 %159, 1, !dbg !1510
	%161 = and i32 %160, -3, !dbg !1511
	%162 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !1512
	store i32 %161, i32* %162, align 4, !dbg !1512
	%163 = sub i32 %161, 1, !dbg !1513
	%164 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !1514
	store i32 %163, i32* %164, align 4, !dbg !1514
	%165 = sub i32 %48, %45, !dbg !1515
	%166 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !1516
	store i32 %165, i32* %166, align 4, !dbg !1516
	br i1 %130, label %b18, label %b19, !dbg !1517

b18:
	br i1 %109, label %b21, label %b19, !dbg !1518

b19:
	%167 = icmp eq i32 %45, 5, !dbg !1519
	br i1 %167, label %b21, label %b20, !dbg !1521

b20:
	br label %b21, !dbg !1522

b21:
	%168 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1523
	%169 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !1523
	store i32 %168, i32* %169, align 4, !dbg !1523
	%170 = icmp eq i32 %48, 1, !dbg !1524
	%171 = icmp ne i1 %146, %170, !dbg !1525
	br i1 %171, label %b23, label %b22, !dbg !1527

b22:
	br label %b23, !dbg !1528

b23:
	%172 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1529
	%173 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !1529
	store i32 %172, i32* %173, align 4, !dbg !1529
	%174 = and i64 %52, 3, !dbg !1530
	%175 = icmp ult i64 %174, 32, !dbg !1531
	%176 = trunc i64 %174 to i32, !dbg !1531
	%177 = shl i32 1, %176, !dbg !1531
	%178 = select i1 %175, i32 %177, i32 0, !dbg !1531
	%179 = add i32 %178, %45, !dbg !1532
	%180 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !1533
	store i32 %179, i32* %180, align 4, !dbg !1533
	%181 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !1534
	store i32 -1, i32* %181, align 4, !dbg !1534
	%182 = add i64 %35, %34, !dbg !1405
	br label %b1, !dbg !1405

b24:
	ret void, !dbg !1405

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1409
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1409

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %39, i64 %p1), !dbg !1409
	ret void, !dbg !1409

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %37, i64 %39), !dbg !1409
	ret void, !dbg !1409

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %35, i64 %p5), !dbg !1411
	ret void, !dbg !1411

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %35, i64 %p7), !dbg !1412
	ret void, !dbg !1412
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1535 {
entry:
	br label %b0, !dbg !1536

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1537, !range !11
	%1 = sext i32 %0 to i64, !dbg !1537
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1537, !range !13
	%3 = sext i32 %2 to i64, !dbg !1537
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1537, !range !13
	%5 = sext i32 %4 to i64, !dbg !1537
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1537, !range !33
	%7 = sext i32 %6 to i64, !dbg !1537
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1537, !range !34
	%9 = sext i32 %8 to i64, !dbg !1537
	%10 = mul i64 %9, %5, !dbg !1537
	%11 = add i64 %3, %10, !dbg !1537
	%12 = mul i64 %7, %11, !dbg !1537
	%13 = add i64 %1, %12, !dbg !1537
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1537, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1537, !range !35
	%16 = mul i32 %14, %15, !dbg !1537
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1537, !range !36
	%18 = mul i32 %16, %17, !dbg !1537
	%19 = sext i32 %18 to i64, !dbg !1537
	%20 = mul i64 %13, %19, !dbg !1537
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1537, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1537, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1537, !range !14
	%24 = mul i32 %15, %23, !dbg !1537
	%25 = add i32 %22, %24, !dbg !1537
	%26 = mul i32 %14, %25, !dbg !1537
	%27 = add i32 %21, %26, !dbg !1537
	%28 = sext i32 %27 to i64, !dbg !1537
	%29 = add i64 %20, %28, !dbg !1537
	%30 = mul i64 %7, %9, !dbg !1537
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1537, !range !34
	%32 = sext i32 %31 to i64, !dbg !1537
	%33 = mul i64 %30, %32, !dbg !1537
	%34 = mul i64 %33, %19, !dbg !1537
	br label %b1, !dbg !1537

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !1537
	%36 = icmp slt i64 %35, %p5, !dbg !1537
	br i1 %36, label %b2, label %b3, !dbg !1537

b2:
	%37 = mul i64 %35, 20, !dbg !1538
	%38 = add i64 %35, 1, !dbg !1539
	%39 = mul i64 %38, 20, !dbg !1540
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1541
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1542
	%42 = icmp ugt i64 %39, %p1, !dbg !1541
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1541, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !1542
	%44 = trunc i32 %43 to i8, !dbg !1545
	%45 = sext i8 %44 to i64, !dbg !1546
	%46 = trunc i32 %43 to i16, !dbg !1547
	%47 = sext i16 %46 to i64, !dbg !1548
	%48 = sext i32 %43 to i64, !dbg !1549
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1550
	store i64 %45, i64* %49, align 8, !dbg !1550
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1551
	store i64 %47, i64* %50, align 8, !dbg !1551
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1552
	store i64 %48, i64* %51, align 8, !dbg !1552
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1553
	store i64 %48, i64* %52, align 8, !dbg !1553
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1554
	store i64 %48, i64* %53, align 8, !dbg !1554
	%54 = trunc i32 %43 to i8, !dbg !1555
	%55 = zext i8 %54 to i64, !dbg !1556
	%56 = trunc i32 %43 to i16, !dbg !1557
	%57 = zext i16 %56 to i64, !dbg !1558
	%58 = zext i32 %43 to i64, !dbg !1560
	%59 = sext i32 %43 to i64, !dbg !1561
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1563
	store i64 %55, i64* %60, align 8, !dbg !1563
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1564
	store i64 %57, i64* %61, align 8, !dbg !1564
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1565
	store i64 %58, i64* %62, align 8, !dbg !1565
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1566
	store i64 %59, i64* %63, align 8, !dbg !1566
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1567
	store i64 %59, i64* %64, align 8, !dbg !1567
	%65 = sext i8 %44 to i32, !dbg !1568
	%66 = sext i32 %65 to i64, !dbg !1569
	%67 = zext i8 %54 to i32, !dbg !1570
	%68 = sext i32 %67 to i64, !dbg !1571
	%69 = sext i16 %46 to i32, !dbg !1572
	%70 = sext i32 %69 to i64, !dbg !1573
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1574
	store i64 %66, i64* %71, align 8, !dbg !1574
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1575
	store i64 %68, i64* %72, align 8, !dbg !1575
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1576
	store i64 %70, i64* %73, align 8, !dbg !1576
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1577
	store i64 %48, i64* %74, align 8, !dbg !1577
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1578
	store i64 %48, i64* %75, align 8, !dbg !1578
	%76 = lshr i8 %54, 1, !dbg !1579
	%77 = zext i8 %76 to i32, !dbg !1580
	%78 = sitofp i32 %77 to float, !dbg !1581
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1582
	%80 = fcmp uno float %78, %78, !dbg !1582
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1582
	%82 = sitofp i32 %77 to double, !dbg !1583
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1584
	%84 = fcmp uno double %82, %82, !dbg !1584
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1584
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1585
	store i64 %81, i64* %86, align 8, !dbg !1585
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1586
	store i64 %85, i64* %87, align 8, !dbg !1586
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1587
	%89 = sext i32 %88 to i64, !dbg !1588
	%90 = fadd double %82, 7.500000e-01, !dbg !1589
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1590
	%92 = fcmp uno double %90, %90, !dbg !1590
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1590
	%94 = sext i32 %93 to i64, !dbg !1591
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1592
	store i64 %89, i64* %95, align 8, !dbg !1592
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1593
	store i64 %94, i64* %96, align 8, !dbg !1593
	%97 = fmul double %82, 3.500000e+00, !dbg !1594
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1595
	%99 = fcmp uno double %97, %97, !dbg !1595
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1595
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1597
	store i64 %100, i64* %101, align 8, !dbg !1597
	%102 = mul i64 %35, 2, !dbg !1598
	%103 = add i64 %102, 2, !dbg !1599
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1600
	%105 = icmp ugt i64 %103, %p3, !dbg !1600
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !1600, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !1601
	%107 = sitofp i32 %106 to float, !dbg !1604
	%108 = fpext float %107 to double, !dbg !1605
	%109 = sitofp i32 %106 to double, !dbg !1606
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !1607
	store double %108, double* %110, align 8, !dbg !1607
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !1608
	store double %109, double* %111, align 8, !dbg !1608
	%112 = add i64 %35, %34, !dbg !1537
	br label %b1, !dbg !1537

b3:
	ret void, !dbg !1537

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %39, i64 %p1), !dbg !1541
	ret void, !dbg !1541

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %103, i64 %p3), !dbg !1600
	ret void, !dbg !1600
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1609 {
entry:
	br label %b0, !dbg !1610

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1613, !range !11
	%1 = sext i32 %0 to i64, !dbg !1613
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1613, !range !13
	%3 = sext i32 %2 to i64, !dbg !1613
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1613, !range !13
	%5 = sext i32 %4 to i64, !dbg !1613
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1613, !range !33
	%7 = sext i32 %6 to i64, !dbg !1613
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1613, !range !34
	%9 = sext i32 %8 to i64, !dbg !1613
	%10 = mul i64 %9, %5, !dbg !1613
	%11 = add i64 %3, %10, !dbg !1613
	%12 = mul i64 %7, %11, !dbg !1613
	%13 = add i64 %1, %12, !dbg !1613
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1613, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1613, !range !35
	%16 = mul i32 %14, %15, !dbg !1613
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1613, !range !36
	%18 = mul i32 %16, %17, !dbg !1613
	%19 = sext i32 %18 to i64, !dbg !1613
	%20 = mul i64 %13, %19, !dbg !1613
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1613, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1613, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1613, !range !14
	%24 = mul i32 %15, %23, !dbg !1613
	%25 = add i32 %22, %24, !dbg !1613
	%26 = mul i32 %14, %25, !dbg !1613
	%27 = add i32 %21, %26, !dbg !1613
	%28 = sext i32 %27 to i64, !dbg !1613
	%29 = add i64 %20, %28, !dbg !1613
	%30 = add i64 %29, 1, !dbg !1614
	%31 = trunc i64 %30 to i32, !dbg !1615
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1616
	%33 = icmp uge i64 0, %p1, !dbg !1616
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !1616, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !1617
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1618
	%36 = icmp uge i64 1, %p1, !dbg !1618
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !1618, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !1619
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1620
	%39 = icmp uge i64 2, %p1, !dbg !1620
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !1620, !prof !10

b0_ok3:
	%40 = atomicrmw min i32* %38, i32 %31 monotonic, !dbg !1621
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1622
	%42 = icmp uge i64 3, %p1, !dbg !1622
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !1622, !prof !10

b0_ok4:
	%43 = atomicrmw max i32* %41, i32 %31 monotonic, !dbg !1623
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1624
	%45 = icmp uge i64 4, %p1, !dbg !1624
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !1624, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !1625
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1626
	%48 = icmp uge i64 %29, %p3, !dbg !1626
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !1626, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !1626
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1627
	%50 = icmp uge i64 5, %p1, !dbg !1627
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !1627, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !1628
	%52 = icmp eq i32 %51, 7, !dbg !1629
	br i1 %52, label %b1, label %b2, !dbg !1629

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1630
	%54 = icmp uge i64 %29, %p5, !dbg !1630
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !1630, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !1631
	br label %b2, !dbg !1631

b2:
	ret void, !dbg !1612

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !1616
	ret void, !dbg !1616

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !1618
	ret void, !dbg !1618

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !1620
	ret void, !dbg !1620

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !1622
	ret void, !dbg !1622

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !1624
	ret void, !dbg !1624

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !1626
	ret void, !dbg !1626

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !1627
	ret void, !dbg !1627

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !1630
	ret void, !dbg !1630
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1632 {
entry:
	br label %b0, !dbg !1633

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1636, !range !11
	%1 = sext i32 %0 to i64, !dbg !1636
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1636, !range !13
	%3 = sext i32 %2 to i64, !dbg !1636
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1636, !range !13
	%5 = sext i32 %4 to i64, !dbg !1636
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1636, !range !33
	%7 = sext i32 %6 to i64, !dbg !1636
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1636, !range !34
	%9 = sext i32 %8 to i64, !dbg !1636
	%10 = mul i64 %9, %5, !dbg !1636
	%11 = add i64 %3, %10, !dbg !1636
	%12 = mul i64 %7, %11, !dbg !1636
	%13 = add i64 %1, %12, !dbg !1636
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1636, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1636, !range !35
	%16 = mul i32 %14, %15, !dbg !1636
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1636, !range !36
	%18 = mul i32 %16, %17, !dbg !1636
	%19 = sext i32 %18 to i64, !dbg !1636
	%20 = mul i64 %13, %19, !dbg !1636
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1636, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1636, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1636, !range !14
	%24 = mul i32 %15, %23, !dbg !1636
	%25 = add i32 %22, %24, !dbg !1636
	%26 = mul i32 %14, %25, !dbg !1636
	%27 = add i32 %21, %26, !dbg !1636
	%28 = sext i32 %27 to i64, !dbg !1636
	%29 = add i64 %20, %28, !dbg !1636
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1637
	%31 = icmp uge i64 0, %p1, !dbg !1637
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1637, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1638
	%33 = icmp ult i64 %32, 32, !dbg !1639
	%34 = trunc i64 %32 to i32, !dbg !1639
	%35 = shl i32 1, %34, !dbg !1639
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1639
	%37 = xor i32 %36, -1, !dbg !1640
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !1641
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1642
	%40 = icmp uge i64 1, %p1, !dbg !1642
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !1642, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !1643
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1644
	%43 = trunc i64 %29 to i32, !dbg !1645
	%44 = icmp uge i64 2, %p1, !dbg !1644
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1644, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !1646
	br label %b1, !dbg !1646

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1647
	%47 = icmp uge i64 3, %p1, !dbg !1647
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !1647, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !1648
	%49 = add i32 %48, 1, !dbg !1649
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !1650
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1650
	%52 = icmp eq i32 %51, %48, !dbg !1651
	br i1 %52, label %b2, label %b1, !dbg !1651

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1652
	%54 = icmp uge i64 %29, %p3, !dbg !1652
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !1652, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !1652
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1653
	%56 = icmp uge i64 4, %p1, !dbg !1653
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !1653, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !1654
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1654
	%59 = icmp eq i32 %58, 1, !dbg !1655
	br i1 %59, label %b3, label %b4, !dbg !1655

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1656
	%61 = icmp uge i64 5, %p1, !dbg !1656
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !1656, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !1657
	br label %b4, !dbg !1657

b4:
	ret void, !dbg !1635

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !1637
	ret void, !dbg !1637

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !1642
	ret void, !dbg !1642

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !1644
	ret void, !dbg !1644

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !1647
	ret void, !dbg !1647

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !1652
	ret void, !dbg !1652

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !1653
	ret void, !dbg !1653

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !1656
	ret void, !dbg !1656
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1658 {
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
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1660
	%36 = icmp slt i64 %35, %p3, !dbg !1660
	br i1 %36, label %b2, label %b24, !dbg !1660

b2:
	%37 = mul i64 %35, 40, !dbg !1661
	%38 = add i64 %35, 1, !dbg !1662
	%39 = mul i64 %38, 40, !dbg !1663
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1664
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1665
	%42 = icmp ugt i64 %39, %p1, !dbg !1664
	%43 = icmp ugt i64 %37, %39, !dbg !1664
	%44 = or i1 %42, %43, !dbg !1664
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1664, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1665
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1666
	%47 = icmp uge i64 %35, %p5, !dbg !1666
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1666, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1666
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1667
	%50 = icmp uge i64 %35, %p7, !dbg !1667
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1667, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1667
	%52 = zext i32 %51 to i64, !dbg !1668
	%53 = add i64 %45, %48, !dbg !1671
	%54 = sub i64 %45, %48, !dbg !1672
	%55 = mul i64 %45, %48, !dbg !1673
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1674
	store i64 %53, i64* %56, align 8, !dbg !1674
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1675
	store i64 %54, i64* %57, align 8, !dbg !1675
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1676
	store i64 %55, i64* %58, align 8, !dbg !1676
	%59 = and i64 %45, %48, !dbg !1677
	%60 = or i64 %45, %48, !dbg !1678
	%61 = xor i64 %45, %48, !dbg !1679
	%62 = xor i64 %48, -1, !dbg !1680
	%63 = and i64 %45, %62, !dbg !1680
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1681
	store i64 %59, i64* %64, align 8, !dbg !1681
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1682
	store i64 %60, i64* %65, align 8, !dbg !1682
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1683
	store i64 %61, i64* %66, align 8, !dbg !1683
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1684
	store i64 %63, i64* %67, align 8, !dbg !1684
	%68 = xor i64 %45, -1, !dbg !1685
	%69 = sub i64 0, %45, !dbg !1686
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1687
	store i64 %68, i64* %70, align 8, !dbg !1687
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1688
	store i64 %69, i64* %71, align 8, !dbg !1688
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1689
	store i64 %45, i64* %72, align 8, !dbg !1689
	%73 = icmp ult i64 %52, 64, !dbg !1690
	%74 = shl i64 %45, %52, !dbg !1690
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1690
	%76 = icmp ult i64 %52, 64, !dbg !1691
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1691
	%78 = ashr i64 %45, %77, !dbg !1691
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1692
	store i64 %75, i64* %79, align 8, !dbg !1692
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1693
	store i64 %78, i64* %80, align 8, !dbg !1693
	%81 = icmp ult i64 %52, 64, !dbg !1695
	%82 = shl i64 %45, %52, !dbg !1695
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1695
	%84 = trunc i64 %52 to i8, !dbg !1696
	%85 = zext i8 %84 to i64, !dbg !1697
	%86 = icmp ult i64 %85, 64, !dbg !1697
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1697
	%88 = ashr i64 %45, %87, !dbg !1697
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1698
	store i64 %83, i64* %89, align 8, !dbg !1698
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1699
	store i64 %88, i64* %90, align 8, !dbg !1699
	%91 = shl i64 %45, 3, !dbg !1700
	%92 = ashr i64 %45, 3, !dbg !1701
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1702
	store i64 %91, i64* %93, align 8, !dbg !1702
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1703
	store i64 %92, i64* %94, align 8, !dbg !1703
	%95 = icmp ult i64 %52, 64, !dbg !1704
	%96 = shl i64 1, %52, !dbg !1704
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1704
	%98 = urem i64 %52, 8, !dbg !1705
	%99 = icmp ult i64 %98, 64, !dbg !1706
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1706
	%101 = ashr i64 %48, %100, !dbg !1706
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1707
	store i64 %97, i64* %102, align 8, !dbg !1707
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1708
	store i64 %101, i64* %103, align 8, !dbg !1708
	%104 = icmp ne i64 %48, 0, !dbg !1709
	br i1 %104, label %b3, label %b4, !dbg !1709

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1710
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1710
	%107 = sdiv i64 %45, %106, !dbg !1710
	%108 = sub i64 0, %45, !dbg !1710
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1710
	%110 = icmp eq i64 %48, -1, !dbg !1711
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1711
	%112 = srem i64 %45, %111, !dbg !1711
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1712
	store i64 %109, i64* %113, align 8, !dbg !1712
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1713
	store i64 %112, i64* %114, align 8, !dbg !1713
	br label %b5, !dbg !1713

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1714
	store i64 0, i64* %115, align 8, !dbg !1714
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1715
	store i64 0, i64* %116, align 8, !dbg !1715
	br label %b5, !dbg !1715

b5:
	%117 = sdiv i64 %45, 7, !dbg !1716
	%118 = srem i64 %45, 7, !dbg !1717
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1718
	store i64 %117, i64* %119, align 8, !dbg !1718
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1719
	store i64 %118, i64* %120, align 8, !dbg !1719
	%121 = sdiv i64 %45, 8, !dbg !1720
	%122 = srem i64 %45, 8, !dbg !1721
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1722
	store i64 %121, i64* %123, align 8, !dbg !1722
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1723
	store i64 %122, i64* %124, align 8, !dbg !1723
	%125 = icmp slt i64 %45, %48, !dbg !1724
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1724
	%127 = icmp sgt i64 %45, %48, !dbg !1725
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1725
	%129 = icmp sgt i64 %128, 3, !dbg !1725
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1725
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1726
	store i64 %126, i64* %131, align 8, !dbg !1726
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1727
	store i64 %130, i64* %132, align 8, !dbg !1727
	%133 = icmp eq i64 %45, %48, !dbg !1728
	br i1 %133, label %b7, label %b6, !dbg !1731

b6:
	br label %b7, !dbg !1732

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1733
	%135 = icmp ne i64 %45, %48, !dbg !1733
	br i1 %135, label %b9, label %b8, !dbg !1735

b8:
	br label %b9, !dbg !1736

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1737
	br i1 %125, label %b11, label %b10, !dbg !1739

b10:
	br label %b11, !dbg !1740

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1741
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1741
	store i64 %134, i64* %138, align 8, !dbg !1741
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1742
	store i64 %136, i64* %139, align 8, !dbg !1742
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1743
	store i64 %137, i64* %140, align 8, !dbg !1743
	%141 = icmp sle i64 %45, %48, !dbg !1744
	br i1 %141, label %b13, label %b12, !dbg !1746

b12:
	br label %b13, !dbg !1747

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1748
	br i1 %127, label %b15, label %b14, !dbg !1750

b14:
	br label %b15, !dbg !1751

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1752
	%144 = icmp sge i64 %45, %48, !dbg !1752
	br i1 %144, label %b17, label %b16, !dbg !1754

b16:
	br label %b17, !dbg !1755

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1756
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1756
	store i64 %142, i64* %146, align 8, !dbg !1756
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1757
	store i64 %143, i64* %147, align 8, !dbg !1757
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1758
	store i64 %145, i64* %148, align 8, !dbg !1758
	%149 = mul i64 %53, 3, !dbg !1759
	%150 = sub i64 %149, 5, !dbg !1760
	%151 = xor i64 %150, %45, !dbg !1761
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1762
	store i64 %151, i64* %152, align 8, !dbg !1762
	%153 = shl i64 %151, 2, !dbg !1763
	%154 = ashr i64 %153, 1, !dbg !1764
	%155 = or i64 %154, 1, !dbg !1765
	%156 = and i64 %155, -3, !dbg !1766
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1767
	store i64 %156, i64* %157, align 8, !dbg !1767
	%158 = sub i64 %156, 1, !dbg !1768
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1769
	store i64 %158, i64* %159, align 8, !dbg !1769
	%160 = sub i64 %48, %45, !dbg !1770
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1771
	store i64 %160, i64* %161, align 8, !dbg !1771
	br i1 %125, label %b18, label %b19, !dbg !1772

b18:
	br i1 %104, label %b21, label %b19, !dbg !1773

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1774
	br i1 %162, label %b21, label %b20, !dbg !1776

b20:
	br label %b21, !dbg !1777

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1778
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1778
	store i64 %163, i64* %164, align 8, !dbg !1778
	%165 = icmp eq i64 %48, 1, !dbg !1779
	%166 = icmp ne i1 %141, %165, !dbg !1780
	br i1 %166, label %b23, label %b22, !dbg !1782

b22:
	br label %b23, !dbg !1783

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1784
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1784
	store i64 %167, i64* %168, align 8, !dbg !1784
	%169 = and i64 %52, 3, !dbg !1785
	%170 = icmp ult i64 %169, 64, !dbg !1786
	%171 = shl i64 1, %169, !dbg !1786
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1786
	%173 = add i64 %172, %45, !dbg !1787
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1788
	store i64 %173, i64* %174, align 8, !dbg !1788
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1789
	store i64 -1, i64* %175, align 8, !dbg !1789
	%176 = add i64 %35, %34, !dbg !1660
	br label %b1, !dbg !1660

b24:
	ret void, !dbg !1660

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1664
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1664

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %39, i64 %p1), !dbg !1664
	ret void, !dbg !1664

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %37, i64 %39), !dbg !1664
	ret void, !dbg !1664

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p5), !dbg !1666
	ret void, !dbg !1666

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p7), !dbg !1667
	ret void, !dbg !1667
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1790 {
entry:
	br label %b0, !dbg !1791

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1792, !range !11
	%1 = sext i32 %0 to i64, !dbg !1792
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1792, !range !13
	%3 = sext i32 %2 to i64, !dbg !1792
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1792, !range !13
	%5 = sext i32 %4 to i64, !dbg !1792
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1792, !range !33
	%7 = sext i32 %6 to i64, !dbg !1792
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1792, !range !34
	%9 = sext i32 %8 to i64, !dbg !1792
	%10 = mul i64 %9, %5, !dbg !1792
	%11 = add i64 %3, %10, !dbg !1792
	%12 = mul i64 %7, %11, !dbg !1792
	%13 = add i64 %1, %12, !dbg !1792
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1792, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1792, !range !35
	%16 = mul i32 %14, %15, !dbg !1792
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1792, !range !36
	%18 = mul i32 %16, %17, !dbg !1792
	%19 = sext i32 %18 to i64, !dbg !1792
	%20 = mul i64 %13, %19, !dbg !1792
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1792, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1792, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1792, !range !14
	%24 = mul i32 %15, %23, !dbg !1792
	%25 = add i32 %22, %24, !dbg !1792
	%26 = mul i32 %14, %25, !dbg !1792
	%27 = add i32 %21, %26, !dbg !1792
	%28 = sext i32 %27 to i64, !dbg !1792
	%29 = add i64 %20, %28, !dbg !1792
	%30 = mul i64 %7, %9, !dbg !1792
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1792, !range !34
	%32 = sext i32 %31 to i64, !dbg !1792
	%33 = mul i64 %30, %32, !dbg !1792
	%34 = mul i64 %33, %19, !dbg !1792
	br label %b1, !dbg !1792

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1792
	%36 = icmp slt i64 %35, %p5, !dbg !1792
	br i1 %36, label %b2, label %b3, !dbg !1792

b2:
	%37 = mul i64 %35, 20, !dbg !1793
	%38 = add i64 %35, 1, !dbg !1794
	%39 = mul i64 %38, 20, !dbg !1795
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1796
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1797
	%42 = icmp ugt i64 %39, %p1, !dbg !1796
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1796, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1797
	%44 = trunc i64 %43 to i8, !dbg !1800
	%45 = sext i8 %44 to i64, !dbg !1801
	%46 = trunc i64 %43 to i16, !dbg !1802
	%47 = sext i16 %46 to i64, !dbg !1803
	%48 = trunc i64 %43 to i32, !dbg !1804
	%49 = sext i32 %48 to i64, !dbg !1805
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1806
	store i64 %45, i64* %50, align 8, !dbg !1806
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1807
	store i64 %47, i64* %51, align 8, !dbg !1807
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1808
	store i64 %49, i64* %52, align 8, !dbg !1808
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1809
	store i64 %43, i64* %53, align 8, !dbg !1809
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1810
	store i64 %43, i64* %54, align 8, !dbg !1810
	%55 = trunc i64 %43 to i8, !dbg !1811
	%56 = zext i8 %55 to i64, !dbg !1812
	%57 = trunc i64 %43 to i16, !dbg !1813
	%58 = zext i16 %57 to i64, !dbg !1814
	%59 = trunc i64 %43 to i32, !dbg !1815
	%60 = zext i32 %59 to i64, !dbg !1816
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1817
	store i64 %56, i64* %61, align 8, !dbg !1817
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1818
	store i64 %58, i64* %62, align 8, !dbg !1818
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1819
	store i64 %60, i64* %63, align 8, !dbg !1819
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1820
	store i64 %43, i64* %64, align 8, !dbg !1820
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1821
	store i64 %43, i64* %65, align 8, !dbg !1821
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1822
	store i64 %45, i64* %66, align 8, !dbg !1822
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1823
	store i64 %56, i64* %67, align 8, !dbg !1823
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1824
	store i64 %47, i64* %68, align 8, !dbg !1824
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1825
	store i64 %60, i64* %69, align 8, !dbg !1825
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1826
	store i64 %43, i64* %70, align 8, !dbg !1826
	%71 = lshr i8 %55, 1, !dbg !1827
	%72 = zext i8 %71 to i64, !dbg !1828
	%73 = sitofp i64 %72 to float, !dbg !1829
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1830
	%75 = fcmp uno float %73, %73, !dbg !1830
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1830
	%77 = sitofp i64 %72 to double, !dbg !1831
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1832
	%79 = fcmp uno double %77, %77, !dbg !1832
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1832
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1833
	store i64 %76, i64* %81, align 8, !dbg !1833
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1834
	store i64 %80, i64* %82, align 8, !dbg !1834
	%83 = fadd double %77, 7.500000e-01, !dbg !1835
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1836
	%85 = fcmp uno double %83, %83, !dbg !1836
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1836
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1837
	store i64 %76, i64* %87, align 8, !dbg !1837
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1838
	store i64 %86, i64* %88, align 8, !dbg !1838
	%89 = fmul double %77, 3.500000e+00, !dbg !1839
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1840
	%91 = fcmp uno double %89, %89, !dbg !1840
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1840
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1842
	store i64 %92, i64* %93, align 8, !dbg !1842
	%94 = mul i64 %35, 2, !dbg !1843
	%95 = add i64 %94, 2, !dbg !1844
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1845
	%97 = icmp ugt i64 %95, %p3, !dbg !1845
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1845, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1846
	%99 = sitofp i64 %98 to float, !dbg !1849
	%100 = fpext float %99 to double, !dbg !1850
	%101 = sitofp i64 %98 to double, !dbg !1851
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1852
	store double %100, double* %102, align 8, !dbg !1852
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1853
	store double %101, double* %103, align 8, !dbg !1853
	%104 = add i64 %35, %34, !dbg !1792
	br label %b1, !dbg !1792

b3:
	ret void, !dbg !1792

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %39, i64 %p1), !dbg !1796
	ret void, !dbg !1796

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %95, i64 %p3), !dbg !1845
	ret void, !dbg !1845
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1854 {
entry:
	br label %b0, !dbg !1855

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1858, !range !11
	%1 = sext i32 %0 to i64, !dbg !1858
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1858, !range !13
	%3 = sext i32 %2 to i64, !dbg !1858
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1858, !range !13
	%5 = sext i32 %4 to i64, !dbg !1858
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1858, !range !33
	%7 = sext i32 %6 to i64, !dbg !1858
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1858, !range !34
	%9 = sext i32 %8 to i64, !dbg !1858
	%10 = mul i64 %9, %5, !dbg !1858
	%11 = add i64 %3, %10, !dbg !1858
	%12 = mul i64 %7, %11, !dbg !1858
	%13 = add i64 %1, %12, !dbg !1858
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1858, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1858, !range !35
	%16 = mul i32 %14, %15, !dbg !1858
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1858, !range !36
	%18 = mul i32 %16, %17, !dbg !1858
	%19 = sext i32 %18 to i64, !dbg !1858
	%20 = mul i64 %13, %19, !dbg !1858
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1858, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1858, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1858, !range !14
	%24 = mul i32 %15, %23, !dbg !1858
	%25 = add i32 %22, %24, !dbg !1858
	%26 = mul i32 %14, %25, !dbg !1858
	%27 = add i32 %21, %26, !dbg !1858
	%28 = sext i32 %27 to i64, !dbg !1858
	%29 = add i64 %20, %28, !dbg !1858
	%30 = add i64 %29, 1, !dbg !1859
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1860
	%32 = icmp uge i64 0, %p1, !dbg !1860
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1860, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1861
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1862
	%35 = icmp uge i64 1, %p1, !dbg !1862
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1862, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1863
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1864
	%38 = icmp uge i64 2, %p1, !dbg !1864
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1864, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1865
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1866
	%41 = icmp uge i64 3, %p1, !dbg !1866
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1866, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1867
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1868
	%44 = icmp uge i64 4, %p1, !dbg !1868
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1868, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1869
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1870
	%47 = icmp uge i64 %29, %p3, !dbg !1870
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1870, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1870
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1871
	%49 = icmp uge i64 5, %p1, !dbg !1871
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1871, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1872
	%51 = icmp eq i64 %50, 7, !dbg !1873
	br i1 %51, label %b1, label %b2, !dbg !1873

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1874
	%53 = icmp uge i64 %29, %p5, !dbg !1874
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1874, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1875
	br label %b2, !dbg !1875

b2:
	ret void, !dbg !1857

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !1860
	ret void, !dbg !1860

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !1862
	ret void, !dbg !1862

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !1864
	ret void, !dbg !1864

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !1866
	ret void, !dbg !1866

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !1868
	ret void, !dbg !1868

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !1870
	ret void, !dbg !1870

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !1871
	ret void, !dbg !1871

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !1874
	ret void, !dbg !1874
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1876 {
entry:
	br label %b0, !dbg !1877

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1880, !range !11
	%1 = sext i32 %0 to i64, !dbg !1880
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1880, !range !13
	%3 = sext i32 %2 to i64, !dbg !1880
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1880, !range !13
	%5 = sext i32 %4 to i64, !dbg !1880
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1880, !range !33
	%7 = sext i32 %6 to i64, !dbg !1880
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1880, !range !34
	%9 = sext i32 %8 to i64, !dbg !1880
	%10 = mul i64 %9, %5, !dbg !1880
	%11 = add i64 %3, %10, !dbg !1880
	%12 = mul i64 %7, %11, !dbg !1880
	%13 = add i64 %1, %12, !dbg !1880
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1880, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1880, !range !35
	%16 = mul i32 %14, %15, !dbg !1880
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1880, !range !36
	%18 = mul i32 %16, %17, !dbg !1880
	%19 = sext i32 %18 to i64, !dbg !1880
	%20 = mul i64 %13, %19, !dbg !1880
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1880, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1880, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1880, !range !14
	%24 = mul i32 %15, %23, !dbg !1880
	%25 = add i32 %22, %24, !dbg !1880
	%26 = mul i32 %14, %25, !dbg !1880
	%27 = add i32 %21, %26, !dbg !1880
	%28 = sext i32 %27 to i64, !dbg !1880
	%29 = add i64 %20, %28, !dbg !1880
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1881
	%31 = icmp uge i64 0, %p1, !dbg !1881
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1881, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1882
	%33 = icmp ult i64 %32, 64, !dbg !1883
	%34 = shl i64 1, %32, !dbg !1883
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1883
	%36 = xor i64 %35, -1, !dbg !1884
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1885
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1886
	%39 = icmp uge i64 1, %p1, !dbg !1886
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1886, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1887
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1888
	%42 = icmp uge i64 2, %p1, !dbg !1888
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1888, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !1889
	br label %b1, !dbg !1889

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1890
	%45 = icmp uge i64 3, %p1, !dbg !1890
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !1890, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !1891
	%47 = add i64 %46, 1, !dbg !1892
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !1893
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1893
	%50 = icmp eq i64 %49, %46, !dbg !1894
	br i1 %50, label %b2, label %b1, !dbg !1894

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1895
	%52 = icmp uge i64 %29, %p3, !dbg !1895
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1895, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !1895
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1896
	%54 = icmp uge i64 4, %p1, !dbg !1896
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !1896, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !1897
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1897
	%57 = icmp eq i64 %56, 1, !dbg !1898
	br i1 %57, label %b3, label %b4, !dbg !1898

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1899
	%59 = icmp uge i64 5, %p1, !dbg !1899
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !1899, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !1900
	br label %b4, !dbg !1900

b4:
	ret void, !dbg !1879

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !1881
	ret void, !dbg !1881

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !1886
	ret void, !dbg !1886

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !1888
	ret void, !dbg !1888

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !1890
	ret void, !dbg !1890

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !1895
	ret void, !dbg !1895

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !1896
	ret void, !dbg !1896

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !1899
	ret void, !dbg !1899
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1901 {
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
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1903
	%36 = icmp slt i64 %35, %p3, !dbg !1903
	br i1 %36, label %b2, label %b24, !dbg !1903

b2:
	%37 = mul i64 %35, 40, !dbg !1904
	%38 = add i64 %35, 1, !dbg !1905
	%39 = mul i64 %38, 40, !dbg !1906
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1907
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1908
	%42 = icmp ugt i64 %39, %p1, !dbg !1907
	%43 = icmp ugt i64 %37, %39, !dbg !1907
	%44 = or i1 %42, %43, !dbg !1907
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1907, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1908
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1909
	%47 = icmp uge i64 %35, %p5, !dbg !1909
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1909, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1909
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1910
	%50 = icmp uge i64 %35, %p7, !dbg !1910
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1910, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1910
	%52 = zext i32 %51 to i64, !dbg !1911
	%53 = add i64 %45, %48, !dbg !1914
	%54 = sub i64 %45, %48, !dbg !1915
	%55 = mul i64 %45, %48, !dbg !1916
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1917
	store i64 %53, i64* %56, align 8, !dbg !1917
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1918
	store i64 %54, i64* %57, align 8, !dbg !1918
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1919
	store i64 %55, i64* %58, align 8, !dbg !1919
	%59 = and i64 %45, %48, !dbg !1920
	%60 = or i64 %45, %48, !dbg !1921
	%61 = xor i64 %45, %48, !dbg !1922
	%62 = xor i64 %48, -1, !dbg !1923
	%63 = and i64 %45, %62, !dbg !1923
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1924
	store i64 %59, i64* %64, align 8, !dbg !1924
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1925
	store i64 %60, i64* %65, align 8, !dbg !1925
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1926
	store i64 %61, i64* %66, align 8, !dbg !1926
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1927
	store i64 %63, i64* %67, align 8, !dbg !1927
	%68 = xor i64 %45, -1, !dbg !1928
	%69 = sub i64 0, %45, !dbg !1929
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1930
	store i64 %68, i64* %70, align 8, !dbg !1930
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1931
	store i64 %69, i64* %71, align 8, !dbg !1931
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1932
	store i64 %45, i64* %72, align 8, !dbg !1932
	%73 = icmp ult i64 %52, 64, !dbg !1933
	%74 = shl i64 %45, %52, !dbg !1933
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1933
	%76 = icmp ult i64 %52, 64, !dbg !1934
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1934
	%78 = ashr i64 %45, %77, !dbg !1934
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1935
	store i64 %75, i64* %79, align 8, !dbg !1935
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1936
	store i64 %78, i64* %80, align 8, !dbg !1936
	%81 = icmp ult i64 %52, 64, !dbg !1938
	%82 = shl i64 %45, %52, !dbg !1938
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1938
	%84 = trunc i64 %52 to i8, !dbg !1939
	%85 = zext i8 %84 to i64, !dbg !1940
	%86 = icmp ult i64 %85, 64, !dbg !1940
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1940
	%88 = ashr i64 %45, %87, !dbg !1940
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1941
	store i64 %83, i64* %89, align 8, !dbg !1941
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1942
	store i64 %88, i64* %90, align 8, !dbg !1942
	%91 = shl i64 %45, 3, !dbg !1943
	%92 = ashr i64 %45, 3, !dbg !1944
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1945
	store i64 %91, i64* %93, align 8, !dbg !1945
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1946
	store i64 %92, i64* %94, align 8, !dbg !1946
	%95 = icmp ult i64 %52, 64, !dbg !1947
	%96 = shl i64 1, %52, !dbg !1947
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1947
	%98 = urem i64 %52, 8, !dbg !1948
	%99 = icmp ult i64 %98, 64, !dbg !1949
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1949
	%101 = ashr i64 %48, %100, !dbg !1949
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1950
	store i64 %97, i64* %102, align 8, !dbg !1950
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1951
	store i64 %101, i64* %103, align 8, !dbg !1951
	%104 = icmp ne i64 %48, 0, !dbg !1952
	br i1 %104, label %b3, label %b4, !dbg !1952

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1953
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1953
	%107 = sdiv i64 %45, %106, !dbg !1953
	%108 = sub i64 0, %45, !dbg !1953
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1953
	%110 = icmp eq i64 %48, -1, !dbg !1954
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1954
	%112 = srem i64 %45, %111, !dbg !1954
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1955
	store i64 %109, i64* %113, align 8, !dbg !1955
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1956
	store i64 %112, i64* %114, align 8, !dbg !1956
	br label %b5, !dbg !1956

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1957
	store i64 0, i64* %115, align 8, !dbg !1957
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1958
	store i64 0, i64* %116, align 8, !dbg !1958
	br label %b5, !dbg !1958

b5:
	%117 = sdiv i64 %45, 7, !dbg !1959
	%118 = srem i64 %45, 7, !dbg !1960
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1961
	store i64 %117, i64* %119, align 8, !dbg !1961
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1962
	store i64 %118, i64* %120, align 8, !dbg !1962
	%121 = sdiv i64 %45, 8, !dbg !1963
	%122 = srem i64 %45, 8, !dbg !1964
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1965
	store i64 %121, i64* %123, align 8, !dbg !1965
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1966
	store i64 %122, i64* %124, align 8, !dbg !1966
	%125 = icmp slt i64 %45, %48, !dbg !1967
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1967
	%127 = icmp sgt i64 %45, %48, !dbg !1968
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1968
	%129 = icmp sgt i64 %128, 3, !dbg !1968
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1968
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1969
	store i64 %126, i64* %131, align 8, !dbg !1969
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1970
	store i64 %130, i64* %132, align 8, !dbg !1970
	%133 = icmp eq i64 %45, %48, !dbg !1971
	br i1 %133, label %b7, label %b6, !dbg !1974

b6:
	br label %b7, !dbg !1975

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1976
	%135 = icmp ne i64 %45, %48, !dbg !1976
	br i1 %135, label %b9, label %b8, !dbg !1978

b8:
	br label %b9, !dbg !1979

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1980
	br i1 %125, label %b11, label %b10, !dbg !1982

b10:
	br label %b11, !dbg !1983

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1984
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1984
	store i64 %134, i64* %138, align 8, !dbg !1984
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1985
	store i64 %136, i64* %139, align 8, !dbg !1985
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1986
	store i64 %137, i64* %140, align 8, !dbg !1986
	%141 = icmp sle i64 %45, %48, !dbg !1987
	br i1 %141, label %b13, label %b12, !dbg !1989

b12:
	br label %b13, !dbg !1990

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1991
	br i1 %127, label %b15, label %b14, !dbg !1993

b14:
	br label %b15, !dbg !1994

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1995
	%144 = icmp sge i64 %45, %48, !dbg !1995
	br i1 %144, label %b17, label %b16, !dbg !1997

b16:
	br label %b17, !dbg !1998

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1999
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1999
	store i64 %142, i64* %146, align 8, !dbg !1999
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2000
	store i64 %143, i64* %147, align 8, !dbg !2000
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2001
	store i64 %145, i64* %148, align 8, !dbg !2001
	%149 = mul i64 %53, 3, !dbg !2002
	%150 = sub i64 %149, 5, !dbg !2003
	%151 = xor i64 %150, %45, !dbg !2004
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2005
	store i64 %151, i64* %152, align 8, !dbg !2005
	%153 = shl i64 %151, 2, !dbg !2006
	%154 = ashr i64 %153, 1, !dbg !2007
	%155 = or i64 %154, 1, !dbg !2008
	%156 = and i64 %155, -3, !dbg !2009
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2010
	store i64 %156, i64* %157, align 8, !dbg !2010
	%158 = sub i64 %156, 1, !dbg !2011
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2012
	store i64 %158, i64* %159, align 8, !dbg !2012
	%160 = sub i64 %48, %45, !dbg !2013
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2014
	store i64 %160, i64* %161, align 8, !dbg !2014
	br i1 %125, label %b18, label %b19, !dbg !2015

b18:
	br i1 %104, label %b21, label %b19, !dbg !2016

b19:
	%162 = icmp eq i64 %45, 5, !dbg !2017
	br i1 %162, label %b21, label %b20, !dbg !2019

b20:
	br label %b21, !dbg !2020

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2021
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2021
	store i64 %163, i64* %164, align 8, !dbg !2021
	%165 = icmp eq i64 %48, 1, !dbg !2022
	%166 = icmp ne i1 %141, %165, !dbg !2023
	br i1 %166, label %b23, label %b22, !dbg !2025

b22:
	br label %b23, !dbg !2026

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !2027
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2027
	store i64 %167, i64* %168, align 8, !dbg !2027
	%169 = and i64 %52, 3, !dbg !2028
	%170 = icmp ult i64 %169, 64, !dbg !2029
	%171 = shl i64 1, %169, !dbg !2029
	%172 = select i1 %170, i64 %171, i64 0, !dbg !2029
	%173 = add i64 %172, %45, !dbg !2030
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2031
	store i64 %173, i64* %174, align 8, !dbg !2031
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2032
	store i64 -1, i64* %175, align 8, !dbg !2032
	%176 = add i64 %35, %34, !dbg !1903
	br label %b1, !dbg !1903

b24:
	ret void, !dbg !1903

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1907
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1907

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !1907
	ret void, !dbg !1907

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !1907
	ret void, !dbg !1907

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !1909
	ret void, !dbg !1909

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p7), !dbg !1910
	ret void, !dbg !1910
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2033 {
entry:
	br label %b0, !dbg !2034

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2035, !range !11
	%1 = sext i32 %0 to i64, !dbg !2035
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2035, !range !13
	%3 = sext i32 %2 to i64, !dbg !2035
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2035, !range !13
	%5 = sext i32 %4 to i64, !dbg !2035
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2035, !range !33
	%7 = sext i32 %6 to i64, !dbg !2035
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2035, !range !34
	%9 = sext i32 %8 to i64, !dbg !2035
	%10 = mul i64 %9, %5, !dbg !2035
	%11 = add i64 %3, %10, !dbg !2035
	%12 = mul i64 %7, %11, !dbg !2035
	%13 = add i64 %1, %12, !dbg !2035
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2035, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2035, !range !35
	%16 = mul i32 %14, %15, !dbg !2035
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2035, !range !36
	%18 = mul i32 %16, %17, !dbg !2035
	%19 = sext i32 %18 to i64, !dbg !2035
	%20 = mul i64 %13, %19, !dbg !2035
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2035, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2035, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2035, !range !14
	%24 = mul i32 %15, %23, !dbg !2035
	%25 = add i32 %22, %24, !dbg !2035
	%26 = mul i32 %14, %25, !dbg !2035
	%27 = add i32 %21, %26, !dbg !2035
	%28 = sext i32 %27 to i64, !dbg !2035
	%29 = add i64 %20, %28, !dbg !2035
	%30 = mul i64 %7, %9, !dbg !2035
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2035, !range !34
	%32 = sext i32 %31 to i64, !dbg !2035
	%33 = mul i64 %30, %32, !dbg !2035
	%34 = mul i64 %33, %19, !dbg !2035
	br label %b1, !dbg !2035

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !2035
	%36 = icmp slt i64 %35, %p5, !dbg !2035
	br i1 %36, label %b2, label %b3, !dbg !2035

b2:
	%37 = mul i64 %35, 20, !dbg !2036
	%38 = add i64 %35, 1, !dbg !2037
	%39 = mul i64 %38, 20, !dbg !2038
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2039
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2040
	%42 = icmp ugt i64 %39, %p1, !dbg !2039
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2039, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2040
	%44 = trunc i64 %43 to i8, !dbg !2043
	%45 = sext i8 %44 to i64, !dbg !2044
	%46 = trunc i64 %43 to i16, !dbg !2045
	%47 = sext i16 %46 to i64, !dbg !2046
	%48 = trunc i64 %43 to i32, !dbg !2047
	%49 = sext i32 %48 to i64, !dbg !2048
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2049
	store i64 %45, i64* %50, align 8, !dbg !2049
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2050
	store i64 %47, i64* %51, align 8, !dbg !2050
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2051
	store i64 %49, i64* %52, align 8, !dbg !2051
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2052
	store i64 %43, i64* %53, align 8, !dbg !2052
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2053
	store i64 %43, i64* %54, align 8, !dbg !2053
	%55 = trunc i64 %43 to i8, !dbg !2054
	%56 = zext i8 %55 to i64, !dbg !2055
	%57 = trunc i64 %43 to i16, !dbg !2056
	%58 = zext i16 %57 to i64, !dbg !2057
	%59 = trunc i64 %43 to i32, !dbg !2058
	%60 = zext i32 %59 to i64, !dbg !2059
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2060
	store i64 %56, i64* %61, align 8, !dbg !2060
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2061
	store i64 %58, i64* %62, align 8, !dbg !2061
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2062
	store i64 %60, i64* %63, align 8, !dbg !2062
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2063
	store i64 %43, i64* %64, align 8, !dbg !2063
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2064
	store i64 %43, i64* %65, align 8, !dbg !2064
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2065
	store i64 %45, i64* %66, align 8, !dbg !2065
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2066
	store i64 %56, i64* %67, align 8, !dbg !2066
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2067
	store i64 %47, i64* %68, align 8, !dbg !2067
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2068
	store i64 %60, i64* %69, align 8, !dbg !2068
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2069
	store i64 %43, i64* %70, align 8, !dbg !2069
	%71 = lshr i8 %55, 1, !dbg !2070
	%72 = zext i8 %71 to i64, !dbg !2071
	%73 = sitofp i64 %72 to float, !dbg !2072
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !2073
	%75 = fcmp uno float %73, %73, !dbg !2073
	%76 = select i1 %75, i64 0, i64 %74, !dbg !2073
	%77 = sitofp i64 %72 to double, !dbg !2074
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !2075
	%79 = fcmp uno double %77, %77, !dbg !2075
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2075
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2076
	store i64 %76, i64* %81, align 8, !dbg !2076
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2077
	store i64 %80, i64* %82, align 8, !dbg !2077
	%83 = fadd double %77, 7.500000e-01, !dbg !2078
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !2079
	%85 = fcmp uno double %83, %83, !dbg !2079
	%86 = select i1 %85, i64 0, i64 %84, !dbg !2079
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2080
	store i64 %76, i64* %87, align 8, !dbg !2080
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2081
	store i64 %86, i64* %88, align 8, !dbg !2081
	%89 = fmul double %77, 3.500000e+00, !dbg !2082
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !2083
	%91 = fcmp uno double %89, %89, !dbg !2083
	%92 = select i1 %91, i64 0, i64 %90, !dbg !2083
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2085
	store i64 %92, i64* %93, align 8, !dbg !2085
	%94 = mul i64 %35, 2, !dbg !2086
	%95 = add i64 %94, 2, !dbg !2087
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !2088
	%97 = icmp ugt i64 %95, %p3, !dbg !2088
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !2088, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !2089
	%99 = sitofp i64 %98 to float, !dbg !2092
	%100 = fpext float %99 to double, !dbg !2093
	%101 = sitofp i64 %98 to double, !dbg !2094
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !2095
	store double %100, double* %102, align 8, !dbg !2095
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !2096
	store double %101, double* %103, align 8, !dbg !2096
	%104 = add i64 %35, %34, !dbg !2035
	br label %b1, !dbg !2035

b3:
	ret void, !dbg !2035

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %39, i64 %p1), !dbg !2039
	ret void, !dbg !2039

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %95, i64 %p3), !dbg !2088
	ret void, !dbg !2088
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2097 {
entry:
	br label %b0, !dbg !2098

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2101, !range !11
	%1 = sext i32 %0 to i64, !dbg !2101
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2101, !range !13
	%3 = sext i32 %2 to i64, !dbg !2101
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2101, !range !13
	%5 = sext i32 %4 to i64, !dbg !2101
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2101, !range !33
	%7 = sext i32 %6 to i64, !dbg !2101
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2101, !range !34
	%9 = sext i32 %8 to i64, !dbg !2101
	%10 = mul i64 %9, %5, !dbg !2101
	%11 = add i64 %3, %10, !dbg !2101
	%12 = mul i64 %7, %11, !dbg !2101
	%13 = add i64 %1, %12, !dbg !2101
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2101, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2101, !range !35
	%16 = mul i32 %14, %15, !dbg !2101
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2101, !range !36
	%18 = mul i32 %16, %17, !dbg !2101
	%19 = sext i32 %18 to i64, !dbg !2101
	%20 = mul i64 %13, %19, !dbg !2101
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2101, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2101, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2101, !range !14
	%24 = mul i32 %15, %23, !dbg !2101
	%25 = add i32 %22, %24, !dbg !2101
	%26 = mul i32 %14, %25, !dbg !2101
	%27 = add i32 %21, %26, !dbg !2101
	%28 = sext i32 %27 to i64, !dbg !2101
	%29 = add i64 %20, %28, !dbg !2101
	%30 = add i64 %29, 1, !dbg !2102
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2103
	%32 = icmp uge i64 0, %p1, !dbg !2103
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2103, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !2104
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2105
	%35 = icmp uge i64 1, %p1, !dbg !2105
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2105, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !2106
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2107
	%38 = icmp uge i64 2, %p1, !dbg !2107
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2107, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !2108
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2109
	%41 = icmp uge i64 3, %p1, !dbg !2109
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2109, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !2110
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2111
	%44 = icmp uge i64 4, %p1, !dbg !2111
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2111, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !2112
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2113
	%47 = icmp uge i64 %29, %p3, !dbg !2113
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2113, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !2113
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2114
	%49 = icmp uge i64 5, %p1, !dbg !2114
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2114, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !2115
	%51 = icmp eq i64 %50, 7, !dbg !2116
	br i1 %51, label %b1, label %b2, !dbg !2116

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2117
	%53 = icmp uge i64 %29, %p5, !dbg !2117
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2117, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !2118
	br label %b2, !dbg !2118

b2:
	ret void, !dbg !2100

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !2103
	ret void, !dbg !2103

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !2105
	ret void, !dbg !2105

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !2107
	ret void, !dbg !2107

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !2109
	ret void, !dbg !2109

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !2111
	ret void, !dbg !2111

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !2113
	ret void, !dbg !2113

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !2114
	ret void, !dbg !2114

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !2117
	ret void, !dbg !2117
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2119 {
entry:
	br label %b0, !dbg !2120

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2123, !range !11
	%1 = sext i32 %0 to i64, !dbg !2123
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2123, !range !13
	%3 = sext i32 %2 to i64, !dbg !2123
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2123, !range !13
	%5 = sext i32 %4 to i64, !dbg !2123
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2123, !range !33
	%7 = sext i32 %6 to i64, !dbg !2123
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2123, !range !34
	%9 = sext i32 %8 to i64, !dbg !2123
	%10 = mul i64 %9, %5, !dbg !2123
	%11 = add i64 %3, %10, !dbg !2123
	%12 = mul i64 %7, %11, !dbg !2123
	%13 = add i64 %1, %12, !dbg !2123
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2123, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2123, !range !35
	%16 = mul i32 %14, %15, !dbg !2123
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2123, !range !36
	%18 = mul i32 %16, %17, !dbg !2123
	%19 = sext i32 %18 to i64, !dbg !2123
	%20 = mul i64 %13, %19, !dbg !2123
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2123, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2123, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2123, !range !14
	%24 = mul i32 %15, %23, !dbg !2123
	%25 = add i32 %22, %24, !dbg !2123
	%26 = mul i32 %14, %25, !dbg !2123
	%27 = add i32 %21, %26, !dbg !2123
	%28 = sext i32 %27 to i64, !dbg !2123
	%29 = add i64 %20, %28, !dbg !2123
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2124
	%31 = icmp uge i64 0, %p1, !dbg !2124
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2124, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2125
	%33 = icmp ult i64 %32, 64, !dbg !2126
	%34 = shl i64 1, %32, !dbg !2126
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2126
	%36 = xor i64 %35, -1, !dbg !2127
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !2128
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2129
	%39 = icmp uge i64 1, %p1, !dbg !2129
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2129, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !2130
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2131
	%42 = icmp uge i64 2, %p1, !dbg !2131
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2131, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !2132
	br label %b1, !dbg !2132

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2133
	%45 = icmp uge i64 3, %p1, !dbg !2133
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !2133, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !2134
	%47 = add i64 %46, 1, !dbg !2135
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !2136
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2136
	%50 = icmp eq i64 %49, %46, !dbg !2137
	br i1 %50, label %b2, label %b1, !dbg !2137

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2138
	%52 = icmp uge i64 %29, %p3, !dbg !2138
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2138, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !2138
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2139
	%54 = icmp uge i64 4, %p1, !dbg !2139
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !2139, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !2140
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2140
	%57 = icmp eq i64 %56, 1, !dbg !2141
	br i1 %57, label %b3, label %b4, !dbg !2141

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2142
	%59 = icmp uge i64 5, %p1, !dbg !2142
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !2142, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !2143
	br label %b4, !dbg !2143

b4:
	ret void, !dbg !2122

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !2124
	ret void, !dbg !2124

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !2129
	ret void, !dbg !2129

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !2131
	ret void, !dbg !2131

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !2133
	ret void, !dbg !2133

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !2138
	ret void, !dbg !2138

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !2139
	ret void, !dbg !2139

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !2142
	ret void, !dbg !2142
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2144 {
entry:
	br label %b0, !dbg !2145

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2146, !range !11
	%1 = sext i32 %0 to i64, !dbg !2146
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2146, !range !13
	%3 = sext i32 %2 to i64, !dbg !2146
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2146, !range !13
	%5 = sext i32 %4 to i64, !dbg !2146
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2146, !range !33
	%7 = sext i32 %6 to i64, !dbg !2146
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2146, !range !34
	%9 = sext i32 %8 to i64, !dbg !2146
	%10 = mul i64 %9, %5, !dbg !2146
	%11 = add i64 %3, %10, !dbg !2146
	%12 = mul i64 %7, %11, !dbg !2146
	%13 = add i64 %1, %12, !dbg !2146
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2146, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2146, !range !35
	%16 = mul i32 %14, %15, !dbg !2146
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2146, !range !36
	%18 = mul i32 %16, %17, !dbg !2146
	%19 = sext i32 %18 to i64, !dbg !2146
	%20 = mul i64 %13, %19, !dbg !2146
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2146, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2146, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2146, !range !14
	%24 = mul i32 %15, %23, !dbg !2146
	%25 = add i32 %22, %24, !dbg !2146
	%26 = mul i32 %14, %25, !dbg !2146
	%27 = add i32 %21, %26, !dbg !2146
	%28 = sext i32 %27 to i64, !dbg !2146
	%29 = add i64 %20, %28, !dbg !2146
	%30 = mul i64 %7, %9, !dbg !2146
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2146, !range !34
	%32 = sext i32 %31 to i64, !dbg !2146
	%33 = mul i64 %30, %32, !dbg !2146
	%34 = mul i64 %33, %19, !dbg !2146
	br label %b1, !dbg !2146

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2146
	%36 = icmp slt i64 %35, %p3, !dbg !2146
	br i1 %36, label %b2, label %b23, !dbg !2146

b2:
	%37 = mul i64 %35, 40, !dbg !2147
	%38 = add i64 %35, 1, !dbg !2148
	%39 = mul i64 %38, 40, !dbg !2149
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2150
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2151
	%42 = icmp ugt i64 %39, %p1, !dbg !2150
	%43 = icmp ugt i64 %37, %39, !dbg !2150
	%44 = or i1 %42, %43, !dbg !2150
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2150, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !2151
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2152
	%47 = icmp uge i64 %35, %p5, !dbg !2152
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2152, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !2152
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2153
	%50 = icmp uge i64 %35, %p7, !dbg !2153
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2153, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2153
	%52 = zext i32 %51 to i64, !dbg !2154
	%53 = add i8 %45, %48, !dbg !2157
	%54 = sub i8 %45, %48, !dbg !2158
	%55 = mul i8 %45, %48, !dbg !2159
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !2160
	store i8 %53, i8* %56, align 1, !dbg !2160
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !2161
	store i8 %54, i8* %57, align 1, !dbg !2161
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !2162
	store i8 %55, i8* %58, align 1, !dbg !2162
	%59 = and i8 %45, %48, !dbg !2163
	%60 = or i8 %45, %48, !dbg !2164
	%61 = xor i8 %45, %48, !dbg !2165
	%62 = xor i8 %48, -1, !dbg !2166
	%63 = and i8 %45, %62, !dbg !2166
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !2167
	store i8 %59, i8* %64, align 1, !dbg !2167
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !2168
	store i8 %60, i8* %65, align 1, !dbg !2168
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !2169
	store i8 %61, i8* %66, align 1, !dbg !2169
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !2170
	store i8 %63, i8* %67, align 1, !dbg !2170
	%68 = xor i8 %45, -1, !dbg !2171
	%69 = sub i8 0, %45, !dbg !2172
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !2173
	store i8 %68, i8* %70, align 1, !dbg !2173
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !2174
	store i8 %69, i8* %71, align 1, !dbg !2174
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !2175
	store i8 %45, i8* %72, align 1, !dbg !2175
	%73 = icmp ult i64 %52, 8, !dbg !2176
	%74 = trunc i64 %52 to i8, !dbg !2176
	%75 = shl i8 %45, %74, !dbg !2176
	%76 = select i1 %73, i8 %75, i8 0, !dbg !2176
	%77 = icmp ult i64 %52, 8, !dbg !2177
	%78 = trunc i64 %52 to i8, !dbg !2177
	%79 = lshr i8 %45, %78, !dbg !2177
	%80 = select i1 %77, i8 %79, i8 0, !dbg !2177
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !2178
	store i8 %76, i8* %81, align 1, !dbg !2178
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !2179
	store i8 %80, i8* %82, align 1, !dbg !2179
	%83 = icmp ult i64 %52, 8, !dbg !2181
	%84 = trunc i64 %52 to i8, !dbg !2181
	%85 = shl i8 %45, %84, !dbg !2181
	%86 = select i1 %83, i8 %85, i8 0, !dbg !2181
	%87 = trunc i64 %52 to i8, !dbg !2182
	%88 = icmp ult i8 %87, 8, !dbg !2183
	%89 = lshr i8 %45, %87, !dbg !2183
	%90 = select i1 %88, i8 %89, i8 0, !dbg !2183
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !2184
	store i8 %86, i8* %91, align 1, !dbg !2184
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !2185
	store i8 %90, i8* %92, align 1, !dbg !2185
	%93 = shl i8 %45, 3, !dbg !2186
	%94 = lshr i8 %45, 3, !dbg !2187
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !2188
	store i8 %93, i8* %95, align 1, !dbg !2188
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !2189
	store i8 %94, i8* %96, align 1, !dbg !2189
	%97 = icmp ult i64 %52, 8, !dbg !2190
	%98 = trunc i64 %52 to i8, !dbg !2190
	%99 = shl i8 1, %98, !dbg !2190
	%100 = select i1 %97, i8 %99, i8 0, !dbg !2190
	%101 = urem i64 %52, 8, !dbg !2191
	%102 = icmp ult i64 %101, 8, !dbg !2192
	%103 = trunc i64 %101 to i8, !dbg !2192
	%104 = lshr i8 %48, %103, !dbg !2192
	%105 = select i1 %102, i8 %104, i8 0, !dbg !2192
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !2193
	store i8 %100, i8* %106, align 1, !dbg !2193
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !2194
	store i8 %105, i8* %107, align 1, !dbg !2194
	%108 = icmp ne i8 %48, 0, !dbg !2195
	br i1 %108, label %b3, label %b4, !dbg !2195

b3:
	%109 = udiv i8 %45, %48, !dbg !2196
	%110 = urem i8 %45, %48, !dbg !2197
	%111 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2198
	store i8 %109, i8* %111, align 1, !dbg !2198
	%112 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2199
	store i8 %110, i8* %112, align 1, !dbg !2199
	br label %b5, !dbg !2199

b4:
	%113 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2200
	store i8 0, i8* %113, align 1, !dbg !2200
	%114 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2201
	store i8 0, i8* %114, align 1, !dbg !2201
	br label %b5, !dbg !2201

b5:
	%115 = udiv i8 %45, 7, !dbg !2202
	%116 = urem i8 %45, 7, !dbg !2203
	%117 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !2204
	store i8 %115, i8* %117, align 1, !dbg !2204
	%118 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !2205
	store i8 %116, i8* %118, align 1, !dbg !2205
	%119 = udiv i8 %45, 8, !dbg !2206
	%120 = urem i8 %45, 8, !dbg !2207
	%121 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !2208
	store i8 %119, i8* %121, align 1, !dbg !2208
	%122 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !2209
	store i8 %120, i8* %122, align 1, !dbg !2209
	%123 = icmp ult i8 %45, %48, !dbg !2210
	%124 = select i1 %123, i8 %45, i8 %48, !dbg !2210
	%125 = icmp ugt i8 %45, %48, !dbg !2211
	%126 = select i1 %125, i8 %45, i8 %48, !dbg !2211
	%127 = icmp ugt i8 %126, 3, !dbg !2211
	%128 = select i1 %127, i8 %126, i8 3, !dbg !2211
	%129 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !2212
	store i8 %124, i8* %129, align 1, !dbg !2212
	%130 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !2213
	store i8 %128, i8* %130, align 1, !dbg !2213
	%131 = icmp eq i8 %45, %48, !dbg !2214
	br i1 %131, label %b7, label %b6, !dbg !2217

b6:
	br label %b7, !dbg !2218

b7:
	%132 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2219
	%133 = icmp ne i8 %45, %48, !dbg !2219
	br i1 %133, label %b9, label %b8, !dbg !2221

b8:
	br label %b9, !dbg !2222

b9:
	%134 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2223
	br i1 %123, label %b11, label %b10, !dbg !2225

b10:
	br label %b11, !dbg !2226

b11:
	%135 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2227
	%136 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !2227
	store i8 %132, i8* %136, align 1, !dbg !2227
	%137 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !2228
	store i8 %134, i8* %137, align 1, !dbg !2228
	%138 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !2229
	store i8 %135, i8* %138, align 1, !dbg !2229
	%139 = icmp ule i8 %45, %48, !dbg !2230
	br i1 %139, label %b13, label %b12, !dbg !2232

b12:
	br label %b13, !dbg !2233

b13:
	%140 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2234
	br i1 %125, label %b15, label %b14, !dbg !2236

b14:
	br label %b15, !dbg !2237

b15:
	%141 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2238
	%142 = icmp uge i8 %45, %48, !dbg !2238
	br i1 %142, label %b17, label %b16, !dbg !2240

b16:
	br label %b17, !dbg !2241

b17:
	%143 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2242
	%144 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !2242
	store i8 %140, i8* %144, align 1, !dbg !2242
	%145 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !2243
	store i8 %141, i8* %145, align 1, !dbg !2243
	%146 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !2244
	store i8 %143, i8* %146, align 1, !dbg !2244
	%147 = mul i8 %53, 3, !dbg !2245
	%148 = sub i8 %147, 5, !dbg !2246
	%149 = xor i8 %148, %45, !dbg !2247
	%150 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !2248
	store i8 %149, i8* %150, align 1, !dbg !2248
	%151 = shl i8 %149, 2, !dbg !2249
	%152 = lshr i8 %151, 1, !dbg !2250
	%153 = or i8 %152, 1, !dbg !2251
	%154 = and i8 %153, -3, !dbg !2252
	%155 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !2253
	store i8 %154, i8* %155, align 1, !dbg !2253
	%156 = sub i8 %154, 1, !dbg !2254
	%157 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !2255
	store i8 %156, i8* %157, align 1, !dbg !2255
	%158 = sub i8 %48, %45, !dbg !2256
	%159 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !2257
	store i8 %158, i8* %159, align 1, !dbg !2257
	br i1 %123, label %b20, label %b18, !dbg !2258

b18:
	%160 = icmp eq i8 %45, 5, !dbg !2259
	br i1 %160, label %b20, label %b19, !dbg !2261

b19:
	br label %b20, !dbg !2262

b20:
	%161 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2263
	%162 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !2263
	store i8 %161, i8* %162, align 1, !dbg !2263
	%163 = icmp eq i8 %48, 1, !dbg !2264
	%164 = icmp ne i1 %139, %163, !dbg !2265
	br i1 %164, label %b22, label %b21, !dbg !2267

b21:
	br label %b22, !dbg !2268

b22:
	%165 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2269
	%166 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !2269
	store i8 %165, i8* %166, align 1, !dbg !2269
	%167 = and i64 %52, 3, !dbg !2270
	%168 = icmp ult i64 %167, 8, !dbg !2271
	%169 = trunc i64 %167 to i8, !dbg !2271
	%170 = shl i8 1, %169, !dbg !2271
	%171 = select i1 %168, i8 %170, i8 0, !dbg !2271
	%172 = add i8 %171, %45, !dbg !2272
	%173 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !2273
	store i8 %172, i8* %173, align 1, !dbg !2273
	%174 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !2274
	store i8 -1, i8* %174, align 1, !dbg !2274
	%175 = add i64 %35, %34, !dbg !2146
	br label %b1, !dbg !2146

b23:
	ret void, !dbg !2146

b2_fail1:
	%176 = icmp ugt i64 %39, %p1, !dbg !2150
	br i1 %176, label %b2_fail2, label %b2_ok2, !dbg !2150

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %39, i64 %p1), !dbg !2150
	ret void, !dbg !2150

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %37, i64 %39), !dbg !2150
	ret void, !dbg !2150

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p5), !dbg !2152
	ret void, !dbg !2152

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p7), !dbg !2153
	ret void, !dbg !2153
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2275 {
entry:
	br label %b0, !dbg !2276

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2277, !range !11
	%1 = sext i32 %0 to i64, !dbg !2277
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2277, !range !13
	%3 = sext i32 %2 to i64, !dbg !2277
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2277, !range !13
	%5 = sext i32 %4 to i64, !dbg !2277
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2277, !range !33
	%7 = sext i32 %6 to i64, !dbg !2277
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2277, !range !34
	%9 = sext i32 %8 to i64, !dbg !2277
	%10 = mul i64 %9, %5, !dbg !2277
	%11 = add i64 %3, %10, !dbg !2277
	%12 = mul i64 %7, %11, !dbg !2277
	%13 = add i64 %1, %12, !dbg !2277
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2277, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2277, !range !35
	%16 = mul i32 %14, %15, !dbg !2277
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2277, !range !36
	%18 = mul i32 %16, %17, !dbg !2277
	%19 = sext i32 %18 to i64, !dbg !2277
	%20 = mul i64 %13, %19, !dbg !2277
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2277, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2277, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2277, !range !14
	%24 = mul i32 %15, %23, !dbg !2277
	%25 = add i32 %22, %24, !dbg !2277
	%26 = mul i32 %14, %25, !dbg !2277
	%27 = add i32 %21, %26, !dbg !2277
	%28 = sext i32 %27 to i64, !dbg !2277
	%29 = add i64 %20, %28, !dbg !2277
	%30 = mul i64 %7, %9, !dbg !2277
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2277, !range !34
	%32 = sext i32 %31 to i64, !dbg !2277
	%33 = mul i64 %30, %32, !dbg !2277
	%34 = mul i64 %33, %19, !dbg !2277
	br label %b1, !dbg !2277

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2277
	%36 = icmp slt i64 %35, %p5, !dbg !2277
	br i1 %36, label %b2, label %b3, !dbg !2277

b2:
	%37 = mul i64 %35, 20, !dbg !2278
	%38 = add i64 %35, 1, !dbg !2279
	%39 = mul i64 %38, 20, !dbg !2280
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2281
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2282
	%42 = icmp ugt i64 %39, %p1, !dbg !2281
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2281, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !2282
	%44 = sext i8 %43 to i64, !dbg !2286
	%45 = zext i8 %43 to i16, !dbg !2287
	%46 = sext i16 %45 to i64, !dbg !2288
	%47 = zext i8 %43 to i32, !dbg !2289
	%48 = sext i32 %47 to i64, !dbg !2290
	%49 = zext i8 %43 to i64, !dbg !2291
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2292
	store i64 %44, i64* %50, align 8, !dbg !2292
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2293
	store i64 %46, i64* %51, align 8, !dbg !2293
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2294
	store i64 %48, i64* %52, align 8, !dbg !2294
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2295
	store i64 %49, i64* %53, align 8, !dbg !2295
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2296
	store i64 %49, i64* %54, align 8, !dbg !2296
	%55 = zext i8 %43 to i16, !dbg !2297
	%56 = zext i16 %55 to i64, !dbg !2298
	%57 = zext i8 %43 to i32, !dbg !2299
	%58 = zext i32 %57 to i64, !dbg !2300
	%59 = zext i8 %43 to i64, !dbg !2301
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2303
	store i64 %49, i64* %60, align 8, !dbg !2303
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2304
	store i64 %56, i64* %61, align 8, !dbg !2304
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2305
	store i64 %58, i64* %62, align 8, !dbg !2305
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2306
	store i64 %59, i64* %63, align 8, !dbg !2306
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2307
	store i64 %59, i64* %64, align 8, !dbg !2307
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2308
	store i64 %49, i64* %65, align 8, !dbg !2308
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2309
	store i64 %49, i64* %66, align 8, !dbg !2309
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2310
	store i64 %49, i64* %67, align 8, !dbg !2310
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2311
	store i64 %49, i64* %68, align 8, !dbg !2311
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2312
	store i64 %49, i64* %69, align 8, !dbg !2312
	%70 = lshr i8 %43, 1, !dbg !2313
	%71 = uitofp i8 %70 to float, !dbg !2314
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2315
	%73 = fcmp uno float %71, %71, !dbg !2315
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2315
	%75 = uitofp i8 %70 to double, !dbg !2316
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2317
	%77 = fcmp uno double %75, %75, !dbg !2317
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2317
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2318
	store i64 %74, i64* %79, align 8, !dbg !2318
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2319
	store i64 %78, i64* %80, align 8, !dbg !2319
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2320
	%82 = icmp slt i32 %81, 0, !dbg !2320
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2320
	%84 = icmp sgt i32 %83, 255, !dbg !2320
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2320
	%86 = trunc i32 %85 to i8, !dbg !2320
	%87 = zext i8 %86 to i64, !dbg !2321
	%88 = fadd double %75, 7.500000e-01, !dbg !2322
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2323
	%90 = fcmp uno double %88, %88, !dbg !2323
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2323
	%92 = icmp slt i32 %91, 0, !dbg !2323
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2323
	%94 = icmp sgt i32 %93, 255, !dbg !2323
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2323
	%96 = trunc i32 %95 to i8, !dbg !2323
	%97 = zext i8 %96 to i64, !dbg !2324
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2325
	store i64 %87, i64* %98, align 8, !dbg !2325
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2326
	store i64 %97, i64* %99, align 8, !dbg !2326
	%100 = fmul double %75, 3.500000e+00, !dbg !2327
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2328
	%102 = fcmp uno double %100, %100, !dbg !2328
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2328
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2330
	store i64 %103, i64* %104, align 8, !dbg !2330
	%105 = mul i64 %35, 2, !dbg !2331
	%106 = add i64 %105, 2, !dbg !2332
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2333
	%108 = icmp ugt i64 %106, %p3, !dbg !2333
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !2333, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !2334
	%110 = uitofp i8 %109 to float, !dbg !2337
	%111 = fpext float %110 to double, !dbg !2338
	%112 = uitofp i8 %109 to double, !dbg !2339
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !2340
	store double %111, double* %113, align 8, !dbg !2340
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !2341
	store double %112, double* %114, align 8, !dbg !2341
	%115 = add i64 %35, %34, !dbg !2277
	br label %b1, !dbg !2277

b3:
	ret void, !dbg !2277

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %39, i64 %p1), !dbg !2281
	ret void, !dbg !2281

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %106, i64 %p3), !dbg !2333
	ret void, !dbg !2333
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2342 {
entry:
	br label %b0, !dbg !2343

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2344, !range !11
	%1 = sext i32 %0 to i64, !dbg !2344
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2344, !range !13
	%3 = sext i32 %2 to i64, !dbg !2344
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2344, !range !13
	%5 = sext i32 %4 to i64, !dbg !2344
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2344, !range !33
	%7 = sext i32 %6 to i64, !dbg !2344
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2344, !range !34
	%9 = sext i32 %8 to i64, !dbg !2344
	%10 = mul i64 %9, %5, !dbg !2344
	%11 = add i64 %3, %10, !dbg !2344
	%12 = mul i64 %7, %11, !dbg !2344
	%13 = add i64 %1, %12, !dbg !2344
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2344, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2344, !range !35
	%16 = mul i32 %14, %15, !dbg !2344
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2344, !range !36
	%18 = mul i32 %16, %17, !dbg !2344
	%19 = sext i32 %18 to i64, !dbg !2344
	%20 = mul i64 %13, %19, !dbg !2344
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2344, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2344, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2344, !range !14
	%24 = mul i32 %15, %23, !dbg !2344
	%25 = add i32 %22, %24, !dbg !2344
	%26 = mul i32 %14, %25, !dbg !2344
	%27 = add i32 %21, %26, !dbg !2344
	%28 = sext i32 %27 to i64, !dbg !2344
	%29 = add i64 %20, %28, !dbg !2344
	%30 = mul i64 %7, %9, !dbg !2344
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2344, !range !34
	%32 = sext i32 %31 to i64, !dbg !2344
	%33 = mul i64 %30, %32, !dbg !2344
	%34 = mul i64 %33, %19, !dbg !2344
	br label %b1, !dbg !2344

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2344
	%36 = icmp slt i64 %35, %p3, !dbg !2344
	br i1 %36, label %b2, label %b23, !dbg !2344

b2:
	%37 = mul i64 %35, 40, !dbg !2345
	%38 = add i64 %35, 1, !dbg !2346
	%39 = mul i64 %38, 40, !dbg !2347
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2348
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2349
	%42 = icmp ugt i64 %39, %p1, !dbg !2348
	%43 = icmp ugt i64 %37, %39, !dbg !2348
	%44 = or i1 %42, %43, !dbg !2348
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2348, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !2349
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2350
	%47 = icmp uge i64 %35, %p5, !dbg !2350
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2350, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !2350
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2351
	%50 = icmp uge i64 %35, %p7, !dbg !2351
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2351, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2351
	%52 = zext i32 %51 to i64, !dbg !2352
	%53 = add i16 %45, %48, !dbg !2355
	%54 = sub i16 %45, %48, !dbg !2356
	%55 = mul i16 %45, %48, !dbg !2357
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !2358
	store i16 %53, i16* %56, align 2, !dbg !2358
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !2359
	store i16 %54, i16* %57, align 2, !dbg !2359
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !2360
	store i16 %55, i16* %58, align 2, !dbg !2360
	%59 = and i16 %45, %48, !dbg !2361
	%60 = or i16 %45, %48, !dbg !2362
	%61 = xor i16 %45, %48, !dbg !2363
	%62 = xor i16 %48, -1, !dbg !2364
	%63 = and i16 %45, %62, !dbg !2364
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !2365
	store i16 %59, i16* %64, align 2, !dbg !2365
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !2366
	store i16 %60, i16* %65, align 2, !dbg !2366
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !2367
	store i16 %61, i16* %66, align 2, !dbg !2367
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !2368
	store i16 %63, i16* %67, align 2, !dbg !2368
	%68 = xor i16 %45, -1, !dbg !2369
	%69 = sub i16 0, %45, !dbg !2370
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !2371
	store i16 %68, i16* %70, align 2, !dbg !2371
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !2372
	store i16 %69, i16* %71, align 2, !dbg !2372
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !2373
	store i16 %45, i16* %72, align 2, !dbg !2373
	%73 = icmp ult i64 %52, 16, !dbg !2374
	%74 = trunc i64 %52 to i16, !dbg !2374
	%75 = shl i16 %45, %74, !dbg !2374
	%76 = select i1 %73, i16 %75, i16 0, !dbg !2374
	%77 = icmp ult i64 %52, 16, !dbg !2375
	%78 = trunc i64 %52 to i16, !dbg !2375
	%79 = lshr i16 %45, %78, !dbg !2375
	%80 = select i1 %77, i16 %79, i16 0, !dbg !2375
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !2376
	store i16 %76, i16* %81, align 2, !dbg !2376
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !2377
	store i16 %80, i16* %82, align 2, !dbg !2377
	%83 = icmp ult i64 %52, 16, !dbg !2379
	%84 = trunc i64 %52 to i16, !dbg !2379
	%85 = shl i16 %45, %84, !dbg !2379
	%86 = select i1 %83, i16 %85, i16 0, !dbg !2379
	%87 = trunc i64 %52 to i8, !dbg !2380
	%88 = zext i8 %87 to i16, !dbg !2381
	%89 = icmp ult i16 %88, 16, !dbg !2381
	%90 = lshr i16 %45, %88, !dbg !2381
	%91 = select i1 %89, i16 %90, i16 0, !dbg !2381
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !2382
	store i16 %86, i16* %92, align 2, !dbg !2382
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !2383
	store i16 %91, i16* %93, align 2, !dbg !2383
	%94 = shl i16 %45, 3, !dbg !2384
	%95 = lshr i16 %45, 3, !dbg !2385
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !2386
	store i16 %94, i16* %96, align 2, !dbg !2386
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !2387
	store i16 %95, i16* %97, align 2, !dbg !2387
	%98 = icmp ult i64 %52, 16, !dbg !2388
	%99 = trunc i64 %52 to i16, !dbg !2388
	%100 = shl i16 1, %99, !dbg !2388
	%101 = select i1 %98, i16 %100, i16 0, !dbg !2388
	%102 = urem i64 %52, 8, !dbg !2389
	%103 = icmp ult i64 %102, 16, !dbg !2390
	%104 = trunc i64 %102 to i16, !dbg !2390
	%105 = lshr i16 %48, %104, !dbg !2390
	%106 = select i1 %103, i16 %105, i16 0, !dbg !2390
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !2391
	store i16 %101, i16* %107, align 2, !dbg !2391
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !2392
	store i16 %106, i16* %108, align 2, !dbg !2392
	%109 = icmp ne i16 %48, 0, !dbg !2393
	br i1 %109, label %b3, label %b4, !dbg !2393

b3:
	%110 = udiv i16 %45, %48, !dbg !2394
	%111 = urem i16 %45, %48, !dbg !2395
	%112 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2396
	store i16 %110, i16* %112, align 2, !dbg !2396
	%113 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2397
	store i16 %111, i16* %113, align 2, !dbg !2397
	br label %b5, !dbg !2397

b4:
	%114 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2398
	store i16 0, i16* %114, align 2, !dbg !2398
	%115 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2399
	store i16 0, i16* %115, align 2, !dbg !2399
	br label %b5, !dbg !2399

b5:
	%116 = udiv i16 %45, 7, !dbg !2400
	%117 = urem i16 %45, 7, !dbg !2401
	%118 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !2402
	store i16 %116, i16* %118, align 2, !dbg !2402
	%119 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !2403
	store i16 %117, i16* %119, align 2, !dbg !2403
	%120 = udiv i16 %45, 8, !dbg !2404
	%121 = urem i16 %45, 8, !dbg !2405
	%122 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !2406
	store i16 %120, i16* %122, align 2, !dbg !2406
	%123 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !2407
	store i16 %121, i16* %123, align 2, !dbg !2407
	%124 = icmp ult i16 %45, %48, !dbg !2408
	%125 = select i1 %124, i16 %45, i16 %48, !dbg !2408
	%126 = icmp ugt i16 %45, %48, !dbg !2409
	%127 = select i1 %126, i16 %45, i16 %48, !dbg !2409
	%128 = icmp ugt i16 %127, 3, !dbg !2409
	%129 = select i1 %128, i16 %127, i16 3, !dbg !2409
	%130 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !2410
	store i16 %125, i16* %130, align 2, !dbg !2410
	%131 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !2411
	store i16 %129, i16* %131, align 2, !dbg !2411
	%132 = icmp eq i16 %45, %48, !dbg !2412
	br i1 %132, label %b7, label %b6, !dbg !2415

b6:
	br label %b7, !dbg !2416

b7:
	%133 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2417
	%134 = icmp ne i16 %45, %48, !dbg !2417
	br i1 %134, label %b9, label %b8, !dbg !2419

b8:
	br label %b9, !dbg !2420

b9:
	%135 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2421
	br i1 %124, label %b11, label %b10, !dbg !2423

b10:
	br label %b11, !dbg !2424

b11:
	%136 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2425
	%137 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !2425
	store i16 %133, i16* %137, align 2, !dbg !2425
	%138 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !2426
	store i16 %135, i16* %138, align 2, !dbg !2426
	%139 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !2427
	store i16 %136, i16* %139, align 2, !dbg !2427
	%140 = icmp ule i16 %45, %48, !dbg !2428
	br i1 %140, label %b13, label %b12, !dbg !2430

b12:
	br label %b13, !dbg !2431

b13:
	%141 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2432
	br i1 %126, label %b15, label %b14, !dbg !2434

b14:
	br label %b15, !dbg !2435

b15:
	%142 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2436
	%143 = icmp uge i16 %45, %48, !dbg !2436
	br i1 %143, label %b17, label %b16, !dbg !2438

b16:
	br label %b17, !dbg !2439

b17:
	%144 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2440
	%145 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !2440
	store i16 %141, i16* %145, align 2, !dbg !2440
	%146 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !2441
	store i16 %142, i16* %146, align 2, !dbg !2441
	%147 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !2442
	store i16 %144, i16* %147, align 2, !dbg !2442
	%148 = mul i16 %53, 3, !dbg !2443
	%149 = sub i16 %148, 5, !dbg !2444
	%150 = xor i16 %149, %45, !dbg !2445
	%151 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !2446
	store i16 %150, i16* %151, align 2, !dbg !2446
	%152 = shl i16 %150, 2, !dbg !2447
	%153 = lshr i16 %152, 1, !dbg !2448
	%154 = or i16 %153, 1, !dbg !2449
	%155 = and i16 %154, -3, !dbg !2450
	%156 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !2451
	store i16 %155, i16* %156, align 2, !dbg !2451
	%157 = sub i16 %155, 1, !dbg !2452
	%158 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !2453
	store i16 %157, i16* %158, align 2, !dbg !2453
	%159 = sub i16 %48, %45, !dbg !2454
	%160 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !2455
	store i16 %159, i16* %160, align 2, !dbg !2455
	br i1 %124, label %b20, label %b18, !dbg !2456

b18:
	%161 = icmp eq i16 %45, 5, !dbg !2457
	br i1 %161, label %b20, label %b19, !dbg !2459

b19:
	br label %b20, !dbg !2460

b20:
	%162 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2461
	%163 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !2461
	store i16 %162, i16* %163, align 2, !dbg !2461
	%164 = icmp eq i16 %48, 1, !dbg !2462
	%165 = icmp ne i1 %140, %164, !dbg !2463
	br i1 %165, label %b22, label %b21, !dbg !2465

b21:
	br label %b22, !dbg !2466

b22:
	%166 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2467
	%167 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !2467
	store i16 %166, i16* %167, align 2, !dbg !2467
	%168 = and i64 %52, 3, !dbg !2468
	%169 = icmp ult i64 %168, 16, !dbg !2469
	%170 = trunc i64 %168 to i16, !dbg !2469
	%171 = shl i16 1, %170, !dbg !2469
	%172 = select i1 %169, i16 %171, i16 0, !dbg !2469
	%173 = add i16 %172, %45, !dbg !2470
	%174 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !2471
	store i16 %173, i16* %174, align 2, !dbg !2471
	%175 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !2472
	store i16 -1, i16* %175, align 2, !dbg !2472
	%176 = add i64 %35, %34, !dbg !2344
	br label %b1, !dbg !2344

b23:
	ret void, !dbg !2344

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2348
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2348

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %39, i64 %p1), !dbg !2348
	ret void, !dbg !2348

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %37, i64 %39), !dbg !2348
	ret void, !dbg !2348

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p5), !dbg !2350
	ret void, !dbg !2350

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p7), !dbg !2351
	ret void, !dbg !2351
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2473 {
entry:
	br label %b0, !dbg !2474

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2475, !range !11
	%1 = sext i32 %0 to i64, !dbg !2475
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2475, !range !13
	%3 = sext i32 %2 to i64, !dbg !2475
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2475, !range !13
	%5 = sext i32 %4 to i64, !dbg !2475
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2475, !range !33
	%7 = sext i32 %6 to i64, !dbg !2475
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2475, !range !34
	%9 = sext i32 %8 to i64, !dbg !2475
	%10 = mul i64 %9, %5, !dbg !2475
	%11 = add i64 %3, %10, !dbg !2475
	%12 = mul i64 %7, %11, !dbg !2475
	%13 = add i64 %1, %12, !dbg !2475
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2475, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2475, !range !35
	%16 = mul i32 %14, %15, !dbg !2475
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2475, !range !36
	%18 = mul i32 %16, %17, !dbg !2475
	%19 = sext i32 %18 to i64, !dbg !2475
	%20 = mul i64 %13, %19, !dbg !2475
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2475, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2475, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2475, !range !14
	%24 = mul i32 %15, %23, !dbg !2475
	%25 = add i32 %22, %24, !dbg !2475
	%26 = mul i32 %14, %25, !dbg !2475
	%27 = add i32 %21, %26, !dbg !2475
	%28 = sext i32 %27 to i64, !dbg !2475
	%29 = add i64 %20, %28, !dbg !2475
	%30 = mul i64 %7, %9, !dbg !2475
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2475, !range !34
	%32 = sext i32 %31 to i64, !dbg !2475
	%33 = mul i64 %30, %32, !dbg !2475
	%34 = mul i64 %33, %19, !dbg !2475
	br label %b1, !dbg !2475

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !2475
	%36 = icmp slt i64 %35, %p5, !dbg !2475
	br i1 %36, label %b2, label %b3, !dbg !2475

b2:
	%37 = mul i64 %35, 20, !dbg !2476
	%38 = add i64 %35, 1, !dbg !2477
	%39 = mul i64 %38, 20, !dbg !2478
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2479
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2480
	%42 = icmp ugt i64 %39, %p1, !dbg !2479
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2479, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !2480
	%44 = trunc i16 %43 to i8, !dbg !2483
	%45 = sext i8 %44 to i64, !dbg !2484
	%46 = sext i16 %43 to i64, !dbg !2486
	%47 = zext i16 %43 to i32, !dbg !2487
	%48 = sext i32 %47 to i64, !dbg !2488
	%49 = zext i16 %43 to i64, !dbg !2489
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2490
	store i64 %45, i64* %50, align 8, !dbg !2490
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2491
	store i64 %46, i64* %51, align 8, !dbg !2491
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2492
	store i64 %48, i64* %52, align 8, !dbg !2492
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2493
	store i64 %49, i64* %53, align 8, !dbg !2493
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2494
	store i64 %49, i64* %54, align 8, !dbg !2494
	%55 = trunc i16 %43 to i8, !dbg !2495
	%56 = zext i8 %55 to i64, !dbg !2496
	%57 = zext i16 %43 to i32, !dbg !2497
	%58 = zext i32 %57 to i64, !dbg !2498
	%59 = zext i16 %43 to i64, !dbg !2499
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2501
	store i64 %56, i64* %60, align 8, !dbg !2501
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2502
	store i64 %49, i64* %61, align 8, !dbg !2502
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2503
	store i64 %58, i64* %62, align 8, !dbg !2503
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2504
	store i64 %59, i64* %63, align 8, !dbg !2504
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2505
	store i64 %59, i64* %64, align 8, !dbg !2505
	%65 = sext i8 %44 to i16, !dbg !2506
	%66 = zext i16 %65 to i64, !dbg !2507
	%67 = zext i8 %55 to i16, !dbg !2508
	%68 = zext i16 %67 to i64, !dbg !2509
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2510
	store i64 %66, i64* %69, align 8, !dbg !2510
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2511
	store i64 %68, i64* %70, align 8, !dbg !2511
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2512
	store i64 %49, i64* %71, align 8, !dbg !2512
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2513
	store i64 %49, i64* %72, align 8, !dbg !2513
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2514
	store i64 %49, i64* %73, align 8, !dbg !2514
	%74 = lshr i8 %55, 1, !dbg !2515
	%75 = zext i8 %74 to i16, !dbg !2516
	%76 = uitofp i16 %75 to float, !dbg !2517
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2518
	%78 = fcmp uno float %76, %76, !dbg !2518
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2518
	%80 = uitofp i16 %75 to double, !dbg !2519
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2520
	%82 = fcmp uno double %80, %80, !dbg !2520
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2520
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2521
	store i64 %79, i64* %84, align 8, !dbg !2521
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2522
	store i64 %83, i64* %85, align 8, !dbg !2522
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2523
	%87 = icmp slt i32 %86, 0, !dbg !2523
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2523
	%89 = icmp sgt i32 %88, 65535, !dbg !2523
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2523
	%91 = trunc i32 %90 to i16, !dbg !2523
	%92 = zext i16 %91 to i64, !dbg !2524
	%93 = fadd double %80, 7.500000e-01, !dbg !2525
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2526
	%95 = fcmp uno double %93, %93, !dbg !2526
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2526
	%97 = icmp slt i32 %96, 0, !dbg !2526
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2526
	%99 = icmp sgt i32 %98, 65535, !dbg !2526
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2526
	%101 = trunc i32 %100 to i16, !dbg !2526
	%102 = zext i16 %101 to i64, !dbg !2527
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2528
	store i64 %92, i64* %103, align 8, !dbg !2528
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2529
	store i64 %102, i64* %104, align 8, !dbg !2529
	%105 = fmul double %80, 3.500000e+00, !dbg !2530
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2531
	%107 = fcmp uno double %105, %105, !dbg !2531
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2531
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2533
	store i64 %108, i64* %109, align 8, !dbg !2533
	%110 = mul i64 %35, 2, !dbg !2534
	%111 = add i64 %110, 2, !dbg !2535
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2536
	%113 = icmp ugt i64 %111, %p3, !dbg !2536
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !2536, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !2537
	%115 = uitofp i16 %114 to float, !dbg !2540
	%116 = fpext float %115 to double, !dbg !2541
	%117 = uitofp i16 %114 to double, !dbg !2542
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !2543
	store double %116, double* %118, align 8, !dbg !2543
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !2544
	store double %117, double* %119, align 8, !dbg !2544
	%120 = add i64 %35, %34, !dbg !2475
	br label %b1, !dbg !2475

b3:
	ret void, !dbg !2475

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %39, i64 %p1), !dbg !2479
	ret void, !dbg !2479

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %111, i64 %p3), !dbg !2536
	ret void, !dbg !2536
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2545 {
entry:
	br label %b0, !dbg !2546

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2547, !range !11
	%1 = sext i32 %0 to i64, !dbg !2547
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2547, !range !13
	%3 = sext i32 %2 to i64, !dbg !2547
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2547, !range !13
	%5 = sext i32 %4 to i64, !dbg !2547
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2547, !range !33
	%7 = sext i32 %6 to i64, !dbg !2547
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2547, !range !34
	%9 = sext i32 %8 to i64, !dbg !2547
	%10 = mul i64 %9, %5, !dbg !2547
	%11 = add i64 %3, %10, !dbg !2547
	%12 = mul i64 %7, %11, !dbg !2547
	%13 = add i64 %1, %12, !dbg !2547
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2547, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2547, !range !35
	%16 = mul i32 %14, %15, !dbg !2547
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2547, !range !36
	%18 = mul i32 %16, %17, !dbg !2547
	%19 = sext i32 %18 to i64, !dbg !2547
	%20 = mul i64 %13, %19, !dbg !2547
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2547, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2547, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2547, !range !14
	%24 = mul i32 %15, %23, !dbg !2547
	%25 = add i32 %22, %24, !dbg !2547
	%26 = mul i32 %14, %25, !dbg !2547
	%27 = add i32 %21, %26, !dbg !2547
	%28 = sext i32 %27 to i64, !dbg !2547
	%29 = add i64 %20, %28, !dbg !2547
	%30 = mul i64 %7, %9, !dbg !2547
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2547, !range !34
	%32 = sext i32 %31 to i64, !dbg !2547
	%33 = mul i64 %30, %32, !dbg !2547
	%34 = mul i64 %33, %19, !dbg !2547
	br label %b1, !dbg !2547

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2547
	%36 = icmp slt i64 %35, %p3, !dbg !2547
	br i1 %36, label %b2, label %b23, !dbg !2547

b2:
	%37 = mul i64 %35, 40, !dbg !2548
	%38 = add i64 %35, 1, !dbg !2549
	%39 = mul i64 %38, 40, !dbg !2550
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2551
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2552
	%42 = icmp ugt i64 %39, %p1, !dbg !2551
	%43 = icmp ugt i64 %37, %39, !dbg !2551
	%44 = or i1 %42, %43, !dbg !2551
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2551, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !2552
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2553
	%47 = icmp uge i64 %35, %p5, !dbg !2553
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2553, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !2553
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2554
	%50 = icmp uge i64 %35, %p7, !dbg !2554
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2554, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2554
	%52 = zext i32 %51 to i64, !dbg !2555
	%53 = add i32 %45, %48, !dbg !2558
	%54 = sub i32 %45, %48, !dbg !2559
	%55 = mul i32 %45, %48, !dbg !2560
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !2561
	store i32 %53, i32* %56, align 4, !dbg !2561
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !2562
	store i32 %54, i32* %57, align 4, !dbg !2562
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !2563
	store i32 %55, i32* %58, align 4, !dbg !2563
	%59 = and i32 %45, %48, !dbg !2564
	%60 = or i32 %45, %48, !dbg !2565
	%61 = xor i32 %45, %48, !dbg !2566
	%62 = xor i32 %48, -1, !dbg !2567
	%63 = and i32 %45, %62, !dbg !2567
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !2568
	store i32 %59, i32* %64, align 4, !dbg !2568
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !2569
	store i32 %60, i32* %65, align 4, !dbg !2569
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !2570
	store i32 %61, i32* %66, align 4, !dbg !2570
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !2571
	store i32 %63, i32* %67, align 4, !dbg !2571
	%68 = xor i32 %45, -1, !dbg !2572
	%69 = sub i32 0, %45, !dbg !2573
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !2574
	store i32 %68, i32* %70, align 4, !dbg !2574
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !2575
	store i32 %69, i32* %71, align 4, !dbg !2575
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !2576
	store i32 %45, i32* %72, align 4, !dbg !2576
	%73 = icmp ult i64 %52, 32, !dbg !2577
	%74 = trunc i64 %52 to i32, !dbg !2577
	%75 = shl i32 %45, %74, !dbg !2577
	%76 = select i1 %73, i32 %75, i32 0, !dbg !2577
	%77 = icmp ult i64 %52, 32, !dbg !2578
	%78 = trunc i64 %52 to i32, !dbg !2578
	%79 = lshr i32 %45, %78, !dbg !2578
	%80 = select i1 %77, i32 %79, i32 0, !dbg !2578
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !2579
	store i32 %76, i32* %81, align 4, !dbg !2579
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !2580
	store i32 %80, i32* %82, align 4, !dbg !2580
	%83 = icmp ult i64 %52, 32, !dbg !2582
	%84 = trunc i64 %52 to i32, !dbg !2582
	%85 = shl i32 %45, %84, !dbg !2582
	%86 = select i1 %83, i32 %85, i32 0, !dbg !2582
	%87 = trunc i64 %52 to i8, !dbg !2583
	%88 = zext i8 %87 to i32, !dbg !2584
	%89 = icmp ult i32 %88, 32, !dbg !2584
	%90 = lshr i32 %45, %88, !dbg !2584
	%91 = select i1 %89, i32 %90, i32 0, !dbg !2584
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !2585
	store i32 %86, i32* %92, align 4, !dbg !2585
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !2586
	store i32 %91, i32* %93, align 4, !dbg !2586
	%94 = shl i32 %45, 3, !dbg !2587
	%95 = lshr i32 %45, 3, !dbg !2588
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !2589
	store i32 %94, i32* %96, align 4, !dbg !2589
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !2590
	store i32 %95, i32* %97, align 4, !dbg !2590
	%98 = icmp ult i64 %52, 32, !dbg !2591
	%99 = trunc i64 %52 to i32, !dbg !2591
	%100 = shl i32 1, %99, !dbg !2591
	%101 = select i1 %98, i32 %100, i32 0, !dbg !2591
	%102 = urem i64 %52, 8, !dbg !2592
	%103 = icmp ult i64 %102, 32, !dbg !2593
	%104 = trunc i64 %102 to i32, !dbg !2593
	%105 = lshr i32 %48, %104, !dbg !2593
	%106 = select i1 %103, i32 %105, i32 0, !dbg !2593
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !2594
	store i32 %101, i32* %107, align 4, !dbg !2594
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !2595
	store i32 %106, i32* %108, align 4, !dbg !2595
	%109 = icmp ne i32 %48, 0, !dbg !2596
	br i1 %109, label %b3, label %b4, !dbg !2596

b3:
	%110 = udiv i32 %45, %48, !dbg !2597
	%111 = urem i32 %45, %48, !dbg !2598
	%112 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2599
	store i32 %110, i32* %112, align 4, !dbg !2599
	%113 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2600
	store i32 %111, i32* %113, align 4, !dbg !2600
	br label %b5, !dbg !2600

b4:
	%114 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2601
	store i32 0, i32* %114, align 4, !dbg !2601
	%115 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2602
	store i32 0, i32* %115, align 4, !dbg !2602
	br label %b5, !dbg !2602

b5:
	%116 = udiv i32 %45, 7, !dbg !2603
	%117 = urem i32 %45, 7, !dbg !2604
	%118 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !2605
	store i32 %116, i32* %118, align 4, !dbg !2605
	%119 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !2606
	store i32 %117, i32* %119, align 4, !dbg !2606
	%120 = udiv i32 %45, 8, !dbg !2607
	%121 = urem i32 %45, 8, !dbg !2608
	%122 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !2609
	store i32 %120, i32* %122, align 4, !dbg !2609
	%123 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !2610
	store i32 %121, i32* %123, align 4, !dbg !2610
	%124 = icmp ult i32 %45, %48, !dbg !2611
	%125 = select i1 %124, i32 %45, i32 %48, !dbg !2611
	%126 = icmp ugt i32 %45, %48, !dbg !2612
	%127 = select i1 %126, i32 %45, i32 %48, !dbg !2612
	%128 = icmp ugt i32 %127, 3, !dbg !2612
	%129 = select i1 %128, i32 %127, i32 3, !dbg !2612
	%130 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !2613
	store i32 %125, i32* %130, align 4, !dbg !2613
	%131 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !2614
	store i32 %129, i32* %131, align 4, !dbg !2614
	%132 = icmp eq i32 %45, %48, !dbg !2615
	br i1 %132, label %b7, label %b6, !dbg !2618

b6:
	br label %b7, !dbg !2619

b7:
	%133 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2620
	%134 = icmp ne i32 %45, %48, !dbg !2620
	br i1 %134, label %b9, label %b8, !dbg !2622

b8:
	br label %b9, !dbg !2623

b9:
	%135 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2624
	br i1 %124, label %b11, label %b10, !dbg !2626

b10:
	br label %b11, !dbg !2627

b11:
	%136 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2628
	%137 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !2628
	store i32 %133, i32* %137, align 4, !dbg !2628
	%138 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !2629
	store i32 %135, i32* %138, align 4, !dbg !2629
	%139 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !2630
	store i32 %136, i32* %139, align 4, !dbg !2630
	%140 = icmp ule i32 %45, %48, !dbg !2631
	br i1 %140, label %b13, label %b12, !dbg !2633

b12:
	br label %b13, !dbg !2634

b13:
	%141 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2635
	br i1 %126, label %b15, label %b14, !dbg !2637

b14:
	br label %b15, !dbg !2638

b15:
	%142 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2639
	%143 = icmp uge i32 %45, %48, !dbg !2639
	br i1 %143, label %b17, label %b16, !dbg !2641

b16:
	br label %b17, !dbg !2642

b17:
	%144 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2643
	%145 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !2643
	store i32 %141, i32* %145, align 4, !dbg !2643
	%146 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !2644
	store i32 %142, i32* %146, align 4, !dbg !2644
	%147 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !2645
	store i32 %144, i32* %147, align 4, !dbg !2645
	%148 = mul i32 %53, 3, !dbg !2646
	%149 = sub i32 %148, 5, !dbg !2647
	%150 = xor i32 %149, %45, !dbg !2648
	%151 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !2649
	store i32 %150, i32* %151, align 4, !dbg !2649
	%152 = shl i32 %150, 2, !dbg !2650
	%153 = lshr i32 %152, 1, !dbg !2651
	%154 = or i32 %153, 1, !dbg !2652
	%155 = and i32 %154, -3, !dbg !2653
	%156 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !2654
	store i32 %155, i32* %156, align 4, !dbg !2654
	%157 = sub i32 %155, 1, !dbg !2655
	%158 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !2656
	store i32 %157, i32* %158, align 4, !dbg !2656
	%159 = sub i32 %48, %45, !dbg !2657
	%160 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !2658
	store i32 %159, i32* %160, align 4, !dbg !2658
	br i1 %124, label %b20, label %b18, !dbg !2659

b18:
	%161 = icmp eq i32 %45, 5, !dbg !2660
	br i1 %161, label %b20, label %b19, !dbg !2662

b19:
	br label %b20, !dbg !2663

b20:
	%162 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2664
	%163 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !2664
	store i32 %162, i32* %163, align 4, !dbg !2664
	%164 = icmp eq i32 %48, 1, !dbg !2665
	%165 = icmp ne i1 %140, %164, !dbg !2666
	br i1 %165, label %b22, label %b21, !dbg !2668

b21:
	br label %b22, !dbg !2669

b22:
	%166 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2670
	%167 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !2670
	store i32 %166, i32* %167, align 4, !dbg !2670
	%168 = and i64 %52, 3, !dbg !2671
	%169 = icmp ult i64 %168, 32, !dbg !2672
	%170 = trunc i64 %168 to i32, !dbg !2672
	%171 = shl i32 1, %170, !dbg !2672
	%172 = select i1 %169, i32 %171, i32 0, !dbg !2672
	%173 = add i32 %172, %45, !dbg !2673
	%174 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !2674
	store i32 %173, i32* %174, align 4, !dbg !2674
	%175 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !2675
	store i32 -1, i32* %175, align 4, !dbg !2675
	%176 = add i64 %35, %34, !dbg !2547
	br label %b1, !dbg !2547

b23:
	ret void, !dbg !2547

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2551
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2551

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %39, i64 %p1), !dbg !2551
	ret void, !dbg !2551

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %37, i64 %39), !dbg !2551
	ret void, !dbg !2551

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p5), !dbg !2553
	ret void, !dbg !2553

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p7), !dbg !2554
	ret void, !dbg !2554
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2676 {
entry:
	br label %b0, !dbg !2677

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2678, !range !11
	%1 = sext i32 %0 to i64, !dbg !2678
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2678, !range !13
	%3 = sext i32 %2 to i64, !dbg !2678
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2678, !range !13
	%5 = sext i32 %4 to i64, !dbg !2678
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2678, !range !33
	%7 = sext i32 %6 to i64, !dbg !2678
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2678, !range !34
	%9 = sext i32 %8 to i64, !dbg !2678
	%10 = mul i64 %9, %5, !dbg !2678
	%11 = add i64 %3, %10, !dbg !2678
	%12 = mul i64 %7, %11, !dbg !2678
	%13 = add i64 %1, %12, !dbg !2678
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2678, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2678, !range !35
	%16 = mul i32 %14, %15, !dbg !2678
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2678, !range !36
	%18 = mul i32 %16, %17, !dbg !2678
	%19 = sext i32 %18 to i64, !dbg !2678
	%20 = mul i64 %13, %19, !dbg !2678
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2678, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2678, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2678, !range !14
	%24 = mul i32 %15, %23, !dbg !2678
	%25 = add i32 %22, %24, !dbg !2678
	%26 = mul i32 %14, %25, !dbg !2678
	%27 = add i32 %21, %26, !dbg !2678
	%28 = sext i32 %27 to i64, !dbg !2678
	%29 = add i64 %20, %28, !dbg !2678
	%30 = mul i64 %7, %9, !dbg !2678
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2678, !range !34
	%32 = sext i32 %31 to i64, !dbg !2678
	%33 = mul i64 %30, %32, !dbg !2678
	%34 = mul i64 %33, %19, !dbg !2678
	br label %b1, !dbg !2678

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !2678
	%36 = icmp slt i64 %35, %p5, !dbg !2678
	br i1 %36, label %b2, label %b3, !dbg !2678

b2:
	%37 = mul i64 %35, 20, !dbg !2679
	%38 = add i64 %35, 1, !dbg !2680
	%39 = mul i64 %38, 20, !dbg !2681
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2682
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2683
	%42 = icmp ugt i64 %39, %p1, !dbg !2682
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2682, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !2683
	%44 = trunc i32 %43 to i8, !dbg !2686
	%45 = sext i8 %44 to i64, !dbg !2687
	%46 = trunc i32 %43 to i16, !dbg !2688
	%47 = sext i16 %46 to i64, !dbg !2689
	%48 = sext i32 %43 to i64, !dbg !2691
	%49 = zext i32 %43 to i64, !dbg !2692
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2693
	store i64 %45, i64* %50, align 8, !dbg !2693
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2694
	store i64 %47, i64* %51, align 8, !dbg !2694
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2695
	store i64 %48, i64* %52, align 8, !dbg !2695
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2696
	store i64 %49, i64* %53, align 8, !dbg !2696
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2697
	store i64 %49, i64* %54, align 8, !dbg !2697
	%55 = trunc i32 %43 to i8, !dbg !2698
	%56 = zext i8 %55 to i64, !dbg !2699
	%57 = trunc i32 %43 to i16, !dbg !2700
	%58 = zext i16 %57 to i64, !dbg !2701
	%59 = zext i32 %43 to i64, !dbg !2702
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2704
	store i64 %56, i64* %60, align 8, !dbg !2704
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2705
	store i64 %58, i64* %61, align 8, !dbg !2705
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2706
	store i64 %49, i64* %62, align 8, !dbg !2706
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2707
	store i64 %59, i64* %63, align 8, !dbg !2707
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2708
	store i64 %59, i64* %64, align 8, !dbg !2708
	%65 = sext i8 %44 to i32, !dbg !2709
	%66 = zext i32 %65 to i64, !dbg !2710
	%67 = zext i8 %55 to i32, !dbg !2711
	%68 = zext i32 %67 to i64, !dbg !2712
	%69 = sext i16 %46 to i32, !dbg !2713
	%70 = zext i32 %69 to i64, !dbg !2714
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2715
	store i64 %66, i64* %71, align 8, !dbg !2715
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2716
	store i64 %68, i64* %72, align 8, !dbg !2716
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2717
	store i64 %70, i64* %73, align 8, !dbg !2717
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2718
	store i64 %49, i64* %74, align 8, !dbg !2718
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2719
	store i64 %49, i64* %75, align 8, !dbg !2719
	%76 = lshr i8 %55, 1, !dbg !2720
	%77 = zext i8 %76 to i32, !dbg !2721
	%78 = uitofp i32 %77 to float, !dbg !2722
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2723
	%80 = fcmp uno float %78, %78, !dbg !2723
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2723
	%82 = uitofp i32 %77 to double, !dbg !2724
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2725
	%84 = fcmp uno double %82, %82, !dbg !2725
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2725
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2726
	store i64 %81, i64* %86, align 8, !dbg !2726
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2727
	store i64 %85, i64* %87, align 8, !dbg !2727
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2728
	%89 = zext i32 %88 to i64, !dbg !2729
	%90 = fadd double %82, 7.500000e-01, !dbg !2730
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2731
	%92 = fcmp uno double %90, %90, !dbg !2731
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2731
	%94 = zext i32 %93 to i64, !dbg !2732
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2733
	store i64 %89, i64* %95, align 8, !dbg !2733
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2734
	store i64 %94, i64* %96, align 8, !dbg !2734
	%97 = fmul double %82, 3.500000e+00, !dbg !2735
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2736
	%99 = fcmp uno double %97, %97, !dbg !2736
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2736
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2738
	store i64 %100, i64* %101, align 8, !dbg !2738
	%102 = mul i64 %35, 2, !dbg !2739
	%103 = add i64 %102, 2, !dbg !2740
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2741
	%105 = icmp ugt i64 %103, %p3, !dbg !2741
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !2741, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !2742
	%107 = uitofp i32 %106 to float, !dbg !2745
	%108 = fpext float %107 to double, !dbg !2746
	%109 = uitofp i32 %106 to double, !dbg !2747
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !2748
	store double %108, double* %110, align 8, !dbg !2748
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !2749
	store double %109, double* %111, align 8, !dbg !2749
	%112 = add i64 %35, %34, !dbg !2678
	br label %b1, !dbg !2678

b3:
	ret void, !dbg !2678

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %39, i64 %p1), !dbg !2682
	ret void, !dbg !2682

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %103, i64 %p3), !dbg !2741
	ret void, !dbg !2741
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2750 {
entry:
	br label %b0, !dbg !2751

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2754, !range !11
	%1 = sext i32 %0 to i64, !dbg !2754
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2754, !range !13
	%3 = sext i32 %2 to i64, !dbg !2754
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2754, !range !13
	%5 = sext i32 %4 to i64, !dbg !2754
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2754, !range !33
	%7 = sext i32 %6 to i64, !dbg !2754
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2754, !range !34
	%9 = sext i32 %8 to i64, !dbg !2754
	%10 = mul i64 %9, %5, !dbg !2754
	%11 = add i64 %3, %10, !dbg !2754
	%12 = mul i64 %7, %11, !dbg !2754
	%13 = add i64 %1, %12, !dbg !2754
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2754, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2754, !range !35
	%16 = mul i32 %14, %15, !dbg !2754
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2754, !range !36
	%18 = mul i32 %16, %17, !dbg !2754
	%19 = sext i32 %18 to i64, !dbg !2754
	%20 = mul i64 %13, %19, !dbg !2754
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2754, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2754, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2754, !range !14
	%24 = mul i32 %15, %23, !dbg !2754
	%25 = add i32 %22, %24, !dbg !2754
	%26 = mul i32 %14, %25, !dbg !2754
	%27 = add i32 %21, %26, !dbg !2754
	%28 = sext i32 %27 to i64, !dbg !2754
	%29 = add i64 %20, %28, !dbg !2754
	%30 = add i64 %29, 1, !dbg !2755
	%31 = trunc i64 %30 to i32, !dbg !2756
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2757
	%33 = icmp uge i64 0, %p1, !dbg !2757
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !2757, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !2758
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2759
	%36 = icmp uge i64 1, %p1, !dbg !2759
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !2759, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !2760
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2761
	%39 = icmp uge i64 2, %p1, !dbg !2761
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !2761, !prof !10

b0_ok3:
	%40 = atomicrmw umin i32* %38, i32 %31 monotonic, !dbg !2762
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2763
	%42 = icmp uge i64 3, %p1, !dbg !2763
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !2763, !prof !10

b0_ok4:
	%43 = atomicrmw umax i32* %41, i32 %31 monotonic, !dbg !2764
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2765
	%45 = icmp uge i64 4, %p1, !dbg !2765
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !2765, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !2766
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2767
	%48 = icmp uge i64 %29, %p3, !dbg !2767
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !2767, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !2767
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2768
	%50 = icmp uge i64 5, %p1, !dbg !2768
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !2768, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !2769
	%52 = icmp eq i32 %51, 7, !dbg !2770
	br i1 %52, label %b1, label %b2, !dbg !2770

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2771
	%54 = icmp uge i64 %29, %p5, !dbg !2771
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !2771, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !2772
	br label %b2, !dbg !2772

b2:
	ret void, !dbg !2753

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !2757
	ret void, !dbg !2757

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !2759
	ret void, !dbg !2759

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !2761
	ret void, !dbg !2761

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !2763
	ret void, !dbg !2763

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !2765
	ret void, !dbg !2765

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !2767
	ret void, !dbg !2767

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !2768
	ret void, !dbg !2768

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !2771
	ret void, !dbg !2771
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2773 {
entry:
	br label %b0, !dbg !2774

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2777, !range !11
	%1 = sext i32 %0 to i64, !dbg !2777
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2777, !range !13
	%3 = sext i32 %2 to i64, !dbg !2777
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2777, !range !13
	%5 = sext i32 %4 to i64, !dbg !2777
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2777, !range !33
	%7 = sext i32 %6 to i64, !dbg !2777
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2777, !range !34
	%9 = sext i32 %8 to i64, !dbg !2777
	%10 = mul i64 %9, %5, !dbg !2777
	%11 = add i64 %3, %10, !dbg !2777
	%12 = mul i64 %7, %11, !dbg !2777
	%13 = add i64 %1, %12, !dbg !2777
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2777, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2777, !range !35
	%16 = mul i32 %14, %15, !dbg !2777
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2777, !range !36
	%18 = mul i32 %16, %17, !dbg !2777
	%19 = sext i32 %18 to i64, !dbg !2777
	%20 = mul i64 %13, %19, !dbg !2777
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2777, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2777, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2777, !range !14
	%24 = mul i32 %15, %23, !dbg !2777
	%25 = add i32 %22, %24, !dbg !2777
	%26 = mul i32 %14, %25, !dbg !2777
	%27 = add i32 %21, %26, !dbg !2777
	%28 = sext i32 %27 to i64, !dbg !2777
	%29 = add i64 %20, %28, !dbg !2777
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2778
	%31 = icmp uge i64 0, %p1, !dbg !2778
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2778, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2779
	%33 = icmp ult i64 %32, 32, !dbg !2780
	%34 = trunc i64 %32 to i32, !dbg !2780
	%35 = shl i32 1, %34, !dbg !2780
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2780
	%37 = xor i32 %36, -1, !dbg !2781
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !2782
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2783
	%40 = icmp uge i64 1, %p1, !dbg !2783
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !2783, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !2784
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2785
	%43 = trunc i64 %29 to i32, !dbg !2786
	%44 = icmp uge i64 2, %p1, !dbg !2785
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2785, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !2787
	br label %b1, !dbg !2787

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2788
	%47 = icmp uge i64 3, %p1, !dbg !2788
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !2788, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !2789
	%49 = add i32 %48, 1, !dbg !2790
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !2791
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2791
	%52 = icmp eq i32 %51, %48, !dbg !2792
	br i1 %52, label %b2, label %b1, !dbg !2792

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2793
	%54 = icmp uge i64 %29, %p3, !dbg !2793
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !2793, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !2793
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2794
	%56 = icmp uge i64 4, %p1, !dbg !2794
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !2794, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !2795
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2795
	%59 = icmp eq i32 %58, 1, !dbg !2796
	br i1 %59, label %b3, label %b4, !dbg !2796

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2797
	%61 = icmp uge i64 5, %p1, !dbg !2797
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !2797, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !2798
	br label %b4, !dbg !2798

b4:
	ret void, !dbg !2776

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !2778
	ret void, !dbg !2778

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !2783
	ret void, !dbg !2783

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !2785
	ret void, !dbg !2785

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !2788
	ret void, !dbg !2788

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !2793
	ret void, !dbg !2793

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !2794
	ret void, !dbg !2794

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !2797
	ret void, !dbg !2797
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2799 {
entry:
	br label %b0, !dbg !2800

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2801, !range !11
	%1 = sext i32 %0 to i64, !dbg !2801
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2801, !range !13
	%3 = sext i32 %2 to i64, !dbg !2801
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2801, !range !13
	%5 = sext i32 %4 to i64, !dbg !2801
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2801, !range !33
	%7 = sext i32 %6 to i64, !dbg !2801
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2801, !range !34
	%9 = sext i32 %8 to i64, !dbg !2801
	%10 = mul i64 %9, %5, !dbg !2801
	%11 = add i64 %3, %10, !dbg !2801
	%12 = mul i64 %7, %11, !dbg !2801
	%13 = add i64 %1, %12, !dbg !2801
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2801, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2801, !range !35
	%16 = mul i32 %14, %15, !dbg !2801
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2801, !range !36
	%18 = mul i32 %16, %17, !dbg !2801
	%19 = sext i32 %18 to i64, !dbg !2801
	%20 = mul i64 %13, %19, !dbg !2801
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2801, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2801, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2801, !range !14
	%24 = mul i32 %15, %23, !dbg !2801
	%25 = add i32 %22, %24, !dbg !2801
	%26 = mul i32 %14, %25, !dbg !2801
	%27 = add i32 %21, %26, !dbg !2801
	%28 = sext i32 %27 to i64, !dbg !2801
	%29 = add i64 %20, %28, !dbg !2801
	%30 = mul i64 %7, %9, !dbg !2801
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2801, !range !34
	%32 = sext i32 %31 to i64, !dbg !2801
	%33 = mul i64 %30, %32, !dbg !2801
	%34 = mul i64 %33, %19, !dbg !2801
	br label %b1, !dbg !2801

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2801
	%36 = icmp slt i64 %35, %p3, !dbg !2801
	br i1 %36, label %b2, label %b23, !dbg !2801

b2:
	%37 = mul i64 %35, 40, !dbg !2802
	%38 = add i64 %35, 1, !dbg !2803
	%39 = mul i64 %38, 40, !dbg !2804
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2805
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2806
	%42 = icmp ugt i64 %39, %p1, !dbg !2805
	%43 = icmp ugt i64 %37, %39, !dbg !2805
	%44 = or i1 %42, %43, !dbg !2805
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2805, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2806
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2807
	%47 = icmp uge i64 %35, %p5, !dbg !2807
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2807, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2807
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2808
	%50 = icmp uge i64 %35, %p7, !dbg !2808
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2808, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2808
	%52 = zext i32 %51 to i64, !dbg !2809
	%53 = add i64 %45, %48, !dbg !2812
	%54 = sub i64 %45, %48, !dbg !2813
	%55 = mul i64 %45, %48, !dbg !2814
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2815
	store i64 %53, i64* %56, align 8, !dbg !2815
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2816
	store i64 %54, i64* %57, align 8, !dbg !2816
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2817
	store i64 %55, i64* %58, align 8, !dbg !2817
	%59 = and i64 %45, %48, !dbg !2818
	%60 = or i64 %45, %48, !dbg !2819
	%61 = xor i64 %45, %48, !dbg !2820
	%62 = xor i64 %48, -1, !dbg !2821
	%63 = and i64 %45, %62, !dbg !2821
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2822
	store i64 %59, i64* %64, align 8, !dbg !2822
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2823
	store i64 %60, i64* %65, align 8, !dbg !2823
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2824
	store i64 %61, i64* %66, align 8, !dbg !2824
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2825
	store i64 %63, i64* %67, align 8, !dbg !2825
	%68 = xor i64 %45, -1, !dbg !2826
	%69 = sub i64 0, %45, !dbg !2827
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2828
	store i64 %68, i64* %70, align 8, !dbg !2828
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2829
	store i64 %69, i64* %71, align 8, !dbg !2829
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2830
	store i64 %45, i64* %72, align 8, !dbg !2830
	%73 = icmp ult i64 %52, 64, !dbg !2831
	%74 = shl i64 %45, %52, !dbg !2831
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2831
	%76 = icmp ult i64 %52, 64, !dbg !2832
	%77 = lshr i64 %45, %52, !dbg !2832
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2832
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2833
	store i64 %75, i64* %79, align 8, !dbg !2833
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2834
	store i64 %78, i64* %80, align 8, !dbg !2834
	%81 = icmp ult i64 %52, 64, !dbg !2836
	%82 = shl i64 %45, %52, !dbg !2836
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2836
	%84 = trunc i64 %52 to i8, !dbg !2837
	%85 = zext i8 %84 to i64, !dbg !2838
	%86 = icmp ult i64 %85, 64, !dbg !2838
	%87 = lshr i64 %45, %85, !dbg !2838
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2838
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2839
	store i64 %83, i64* %89, align 8, !dbg !2839
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2840
	store i64 %88, i64* %90, align 8, !dbg !2840
	%91 = shl i64 %45, 3, !dbg !2841
	%92 = lshr i64 %45, 3, !dbg !2842
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2843
	store i64 %91, i64* %93, align 8, !dbg !2843
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2844
	store i64 %92, i64* %94, align 8, !dbg !2844
	%95 = icmp ult i64 %52, 64, !dbg !2845
	%96 = shl i64 1, %52, !dbg !2845
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2845
	%98 = urem i64 %52, 8, !dbg !2846
	%99 = icmp ult i64 %98, 64, !dbg !2847
	%100 = lshr i64 %48, %98, !dbg !2847
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2847
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2848
	store i64 %97, i64* %102, align 8, !dbg !2848
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2849
	store i64 %101, i64* %103, align 8, !dbg !2849
	%104 = icmp ne i64 %48, 0, !dbg !2850
	br i1 %104, label %b3, label %b4, !dbg !2850

b3:
	%105 = udiv i64 %45, %48, !dbg !2851
	%106 = urem i64 %45, %48, !dbg !2852
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2853
	store i64 %105, i64* %107, align 8, !dbg !2853
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2854
	store i64 %106, i64* %108, align 8, !dbg !2854
	br label %b5, !dbg !2854

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2855
	store i64 0, i64* %109, align 8, !dbg !2855
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2856
	store i64 0, i64* %110, align 8, !dbg !2856
	br label %b5, !dbg !2856

b5:
	%111 = udiv i64 %45, 7, !dbg !2857
	%112 = urem i64 %45, 7, !dbg !2858
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2859
	store i64 %111, i64* %113, align 8, !dbg !2859
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2860
	store i64 %112, i64* %114, align 8, !dbg !2860
	%115 = udiv i64 %45, 8, !dbg !2861
	%116 = urem i64 %45, 8, !dbg !2862
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2863
	store i64 %115, i64* %117, align 8, !dbg !2863
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2864
	store i64 %116, i64* %118, align 8, !dbg !2864
	%119 = icmp ult i64 %45, %48, !dbg !2865
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2865
	%121 = icmp ugt i64 %45, %48, !dbg !2866
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2866
	%123 = icmp ugt i64 %122, 3, !dbg !2866
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2866
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2867
	store i64 %120, i64* %125, align 8, !dbg !2867
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2868
	store i64 %124, i64* %126, align 8, !dbg !2868
	%127 = icmp eq i64 %45, %48, !dbg !2869
	br i1 %127, label %b7, label %b6, !dbg !2872

b6:
	br label %b7, !dbg !2873

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2874
	%129 = icmp ne i64 %45, %48, !dbg !2874
	br i1 %129, label %b9, label %b8, !dbg !2876

b8:
	br label %b9, !dbg !2877

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2878
	br i1 %119, label %b11, label %b10, !dbg !2880

b10:
	br label %b11, !dbg !2881

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2882
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2882
	store i64 %128, i64* %132, align 8, !dbg !2882
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2883
	store i64 %130, i64* %133, align 8, !dbg !2883
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2884
	store i64 %131, i64* %134, align 8, !dbg !2884
	%135 = icmp ule i64 %45, %48, !dbg !2885
	br i1 %135, label %b13, label %b12, !dbg !2887

b12:
	br label %b13, !dbg !2888

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2889
	br i1 %121, label %b15, label %b14, !dbg !2891

b14:
	br label %b15, !dbg !2892

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2893
	%138 = icmp uge i64 %45, %48, !dbg !2893
	br i1 %138, label %b17, label %b16, !dbg !2895

b16:
	br label %b17, !dbg !2896

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2897
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !2897
	store i64 %136, i64* %140, align 8, !dbg !2897
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2898
	store i64 %137, i64* %141, align 8, !dbg !2898
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2899
	store i64 %139, i64* %142, align 8, !dbg !2899
	%143 = mul i64 %53, 3, !dbg !2900
	%144 = sub i64 %143, 5, !dbg !2901
	%145 = xor i64 %144, %45, !dbg !2902
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2903
	store i64 %145, i64* %146, align 8, !dbg !2903
	%147 = shl i64 %145, 2, !dbg !2904
	%148 = lshr i64 %147, 1, !dbg !2905
	%149 = or i64 %148, 1, !dbg !2906
	%150 = and i64 %149, -3, !dbg !2907
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2908
	store i64 %150, i64* %151, align 8, !dbg !2908
	%152 = sub i64 %150, 1, !dbg !2909
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2910
	store i64 %152, i64* %153, align 8, !dbg !2910
	%154 = sub i64 %48, %45, !dbg !2911
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2912
	store i64 %154, i64* %155, align 8, !dbg !2912
	br i1 %119, label %b20, label %b18, !dbg !2913

b18:
	%156 = icmp eq i64 %45, 5, !dbg !2914
	br i1 %156, label %b20, label %b19, !dbg !2916

b19:
	br label %b20, !dbg !2917

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2918
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2918
	store i64 %157, i64* %158, align 8, !dbg !2918
	%159 = icmp eq i64 %48, 1, !dbg !2919
	%160 = icmp ne i1 %135, %159, !dbg !2920
	br i1 %160, label %b22, label %b21, !dbg !2922

b21:
	br label %b22, !dbg !2923

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2924
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2924
	store i64 %161, i64* %162, align 8, !dbg !2924
	%163 = and i64 %52, 3, !dbg !2925
	%164 = icmp ult i64 %163, 64, !dbg !2926
	%165 = shl i64 1, %163, !dbg !2926
	%166 = select i1 %164, i64 %165, i64 0, !dbg !2926
	%167 = add i64 %166, %45, !dbg !2927
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2928
	store i64 %167, i64* %168, align 8, !dbg !2928
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2929
	store i64 -1, i64* %169, align 8, !dbg !2929
	%170 = add i64 %35, %34, !dbg !2801
	br label %b1, !dbg !2801

b23:
	ret void, !dbg !2801

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2805
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2805

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %39, i64 %p1), !dbg !2805
	ret void, !dbg !2805

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %37, i64 %39), !dbg !2805
	ret void, !dbg !2805

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %35, i64 %p5), !dbg !2807
	ret void, !dbg !2807

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %35, i64 %p7), !dbg !2808
	ret void, !dbg !2808
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2930 {
entry:
	br label %b0, !dbg !2931

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2932, !range !11
	%1 = sext i32 %0 to i64, !dbg !2932
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2932, !range !13
	%3 = sext i32 %2 to i64, !dbg !2932
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2932, !range !13
	%5 = sext i32 %4 to i64, !dbg !2932
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2932, !range !33
	%7 = sext i32 %6 to i64, !dbg !2932
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2932, !range !34
	%9 = sext i32 %8 to i64, !dbg !2932
	%10 = mul i64 %9, %5, !dbg !2932
	%11 = add i64 %3, %10, !dbg !2932
	%12 = mul i64 %7, %11, !dbg !2932
	%13 = add i64 %1, %12, !dbg !2932
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2932, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2932, !range !35
	%16 = mul i32 %14, %15, !dbg !2932
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2932, !range !36
	%18 = mul i32 %16, %17, !dbg !2932
	%19 = sext i32 %18 to i64, !dbg !2932
	%20 = mul i64 %13, %19, !dbg !2932
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2932, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2932, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2932, !range !14
	%24 = mul i32 %15, %23, !dbg !2932
	%25 = add i32 %22, %24, !dbg !2932
	%26 = mul i32 %14, %25, !dbg !2932
	%27 = add i32 %21, %26, !dbg !2932
	%28 = sext i32 %27 to i64, !dbg !2932
	%29 = add i64 %20, %28, !dbg !2932
	%30 = mul i64 %7, %9, !dbg !2932
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2932, !range !34
	%32 = sext i32 %31 to i64, !dbg !2932
	%33 = mul i64 %30, %32, !dbg !2932
	%34 = mul i64 %33, %19, !dbg !2932
	br label %b1, !dbg !2932

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2932
	%36 = icmp slt i64 %35, %p5, !dbg !2932
	br i1 %36, label %b2, label %b3, !dbg !2932

b2:
	%37 = mul i64 %35, 20, !dbg !2933
	%38 = add i64 %35, 1, !dbg !2934
	%39 = mul i64 %38, 20, !dbg !2935
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2936
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2937
	%42 = icmp ugt i64 %39, %p1, !dbg !2936
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2936, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2937
	%44 = trunc i64 %43 to i8, !dbg !2940
	%45 = sext i8 %44 to i64, !dbg !2941
	%46 = trunc i64 %43 to i16, !dbg !2942
	%47 = sext i16 %46 to i64, !dbg !2943
	%48 = trunc i64 %43 to i32, !dbg !2944
	%49 = sext i32 %48 to i64, !dbg !2945
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2947
	store i64 %45, i64* %50, align 8, !dbg !2947
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2948
	store i64 %47, i64* %51, align 8, !dbg !2948
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2949
	store i64 %49, i64* %52, align 8, !dbg !2949
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2950
	store i64 %43, i64* %53, align 8, !dbg !2950
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2951
	store i64 %43, i64* %54, align 8, !dbg !2951
	%55 = trunc i64 %43 to i8, !dbg !2952
	%56 = zext i8 %55 to i64, !dbg !2953
	%57 = trunc i64 %43 to i16, !dbg !2954
	%58 = zext i16 %57 to i64, !dbg !2955
	%59 = trunc i64 %43 to i32, !dbg !2956
	%60 = zext i32 %59 to i64, !dbg !2957
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2958
	store i64 %56, i64* %61, align 8, !dbg !2958
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2959
	store i64 %58, i64* %62, align 8, !dbg !2959
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2960
	store i64 %60, i64* %63, align 8, !dbg !2960
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2961
	store i64 %43, i64* %64, align 8, !dbg !2961
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2962
	store i64 %43, i64* %65, align 8, !dbg !2962
	%66 = sext i8 %44 to i64, !dbg !2963
	%67 = zext i8 %55 to i64, !dbg !2965
	%68 = sext i16 %46 to i64, !dbg !2967
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2969
	store i64 %66, i64* %69, align 8, !dbg !2969
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2970
	store i64 %67, i64* %70, align 8, !dbg !2970
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2971
	store i64 %68, i64* %71, align 8, !dbg !2971
	%72 = zext i32 %59 to i64, !dbg !2972
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2974
	store i64 %72, i64* %73, align 8, !dbg !2974
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2975
	store i64 %43, i64* %74, align 8, !dbg !2975
	%75 = lshr i8 %55, 1, !dbg !2976
	%76 = zext i8 %75 to i64, !dbg !2977
	%77 = uitofp i64 %76 to float, !dbg !2978
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2979
	%79 = fcmp uno float %77, %77, !dbg !2979
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2979
	%81 = uitofp i64 %76 to double, !dbg !2980
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2981
	%83 = fcmp uno double %81, %81, !dbg !2981
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2981
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2982
	store i64 %80, i64* %85, align 8, !dbg !2982
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2983
	store i64 %84, i64* %86, align 8, !dbg !2983
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !2984
	%88 = fcmp uno float %77, %77, !dbg !2984
	%89 = select i1 %88, i64 0, i64 %87, !dbg !2984
	%90 = fadd double %81, 7.500000e-01, !dbg !2986
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !2987
	%92 = fcmp uno double %90, %90, !dbg !2987
	%93 = select i1 %92, i64 0, i64 %91, !dbg !2987
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2989
	store i64 %89, i64* %94, align 8, !dbg !2989
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2990
	store i64 %93, i64* %95, align 8, !dbg !2990
	%96 = fmul double %81, 3.500000e+00, !dbg !2991
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2992
	%98 = fcmp uno double %96, %96, !dbg !2992
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2992
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2994
	store i64 %99, i64* %100, align 8, !dbg !2994
	%101 = mul i64 %35, 2, !dbg !2995
	%102 = add i64 %101, 2, !dbg !2996
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2997
	%104 = icmp ugt i64 %102, %p3, !dbg !2997
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !2997, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !2998
	%106 = uitofp i64 %105 to float, !dbg !3001
	%107 = fpext float %106 to double, !dbg !3002
	%108 = uitofp i64 %105 to double, !dbg !3003
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3004
	store double %107, double* %109, align 8, !dbg !3004
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3005
	store double %108, double* %110, align 8, !dbg !3005
	%111 = add i64 %35, %34, !dbg !2932
	br label %b1, !dbg !2932

b3:
	ret void, !dbg !2932

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %39, i64 %p1), !dbg !2936
	ret void, !dbg !2936

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %102, i64 %p3), !dbg !2997
	ret void, !dbg !2997
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3006 {
entry:
	br label %b0, !dbg !3007

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3010, !range !11
	%1 = sext i32 %0 to i64, !dbg !3010
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3010, !range !13
	%3 = sext i32 %2 to i64, !dbg !3010
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3010, !range !13
	%5 = sext i32 %4 to i64, !dbg !3010
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3010, !range !33
	%7 = sext i32 %6 to i64, !dbg !3010
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3010, !range !34
	%9 = sext i32 %8 to i64, !dbg !3010
	%10 = mul i64 %9, %5, !dbg !3010
	%11 = add i64 %3, %10, !dbg !3010
	%12 = mul i64 %7, %11, !dbg !3010
	%13 = add i64 %1, %12, !dbg !3010
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3010, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3010, !range !35
	%16 = mul i32 %14, %15, !dbg !3010
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3010, !range !36
	%18 = mul i32 %16, %17, !dbg !3010
	%19 = sext i32 %18 to i64, !dbg !3010
	%20 = mul i64 %13, %19, !dbg !3010
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3010, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3010, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3010, !range !14
	%24 = mul i32 %15, %23, !dbg !3010
	%25 = add i32 %22, %24, !dbg !3010
	%26 = mul i32 %14, %25, !dbg !3010
	%27 = add i32 %21, %26, !dbg !3010
	%28 = sext i32 %27 to i64, !dbg !3010
	%29 = add i64 %20, %28, !dbg !3010
	%30 = add i64 %29, 1, !dbg !3011
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3013
	%32 = icmp uge i64 0, %p1, !dbg !3013
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3013, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3014
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3015
	%35 = icmp uge i64 1, %p1, !dbg !3015
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3015, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3016
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3017
	%38 = icmp uge i64 2, %p1, !dbg !3017
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3017, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3018
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3019
	%41 = icmp uge i64 3, %p1, !dbg !3019
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3019, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3020
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3021
	%44 = icmp uge i64 4, %p1, !dbg !3021
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3021, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3022
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3023
	%47 = icmp uge i64 %29, %p3, !dbg !3023
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3023, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3023
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3024
	%49 = icmp uge i64 5, %p1, !dbg !3024
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3024, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3025
	%51 = icmp eq i64 %50, 7, !dbg !3026
	br i1 %51, label %b1, label %b2, !dbg !3026

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3027
	%53 = icmp uge i64 %29, %p5, !dbg !3027
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3027, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3028
	br label %b2, !dbg !3028

b2:
	ret void, !dbg !3009

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !3013
	ret void, !dbg !3013

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !3015
	ret void, !dbg !3015

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !3017
	ret void, !dbg !3017

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !3019
	ret void, !dbg !3019

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !3021
	ret void, !dbg !3021

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !3023
	ret void, !dbg !3023

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !3024
	ret void, !dbg !3024

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !3027
	ret void, !dbg !3027
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3029 {
entry:
	br label %b0, !dbg !3030

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3033, !range !11
	%1 = sext i32 %0 to i64, !dbg !3033
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3033, !range !13
	%3 = sext i32 %2 to i64, !dbg !3033
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3033, !range !13
	%5 = sext i32 %4 to i64, !dbg !3033
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3033, !range !33
	%7 = sext i32 %6 to i64, !dbg !3033
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3033, !range !34
	%9 = sext i32 %8 to i64, !dbg !3033
	%10 = mul i64 %9, %5, !dbg !3033
	%11 = add i64 %3, %10, !dbg !3033
	%12 = mul i64 %7, %11, !dbg !3033
	%13 = add i64 %1, %12, !dbg !3033
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3033, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3033, !range !35
	%16 = mul i32 %14, %15, !dbg !3033
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3033, !range !36
	%18 = mul i32 %16, %17, !dbg !3033
	%19 = sext i32 %18 to i64, !dbg !3033
	%20 = mul i64 %13, %19, !dbg !3033
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3033, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3033, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3033, !range !14
	%24 = mul i32 %15, %23, !dbg !3033
	%25 = add i32 %22, %24, !dbg !3033
	%26 = mul i32 %14, %25, !dbg !3033
	%27 = add i32 %21, %26, !dbg !3033
	%28 = sext i32 %27 to i64, !dbg !3033
	%29 = add i64 %20, %28, !dbg !3033
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3034
	%31 = icmp uge i64 0, %p1, !dbg !3034
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3034, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3035
	%33 = icmp ult i64 %32, 64, !dbg !3036
	%34 = shl i64 1, %32, !dbg !3036
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3036
	%36 = xor i64 %35, -1, !dbg !3037
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3038
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3039
	%39 = icmp uge i64 1, %p1, !dbg !3039
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3039, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3040
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3041
	%42 = icmp uge i64 2, %p1, !dbg !3041
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3041, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3043
	br label %b1, !dbg !3043

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3044
	%45 = icmp uge i64 3, %p1, !dbg !3044
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3044, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3045
	%47 = add i64 %46, 1, !dbg !3046
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3047
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3047
	%50 = icmp eq i64 %49, %46, !dbg !3048
	br i1 %50, label %b2, label %b1, !dbg !3048

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3049
	%52 = icmp uge i64 %29, %p3, !dbg !3049
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3049, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3049
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3050
	%54 = icmp uge i64 4, %p1, !dbg !3050
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3050, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3051
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3051
	%57 = icmp eq i64 %56, 1, !dbg !3052
	br i1 %57, label %b3, label %b4, !dbg !3052

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3053
	%59 = icmp uge i64 5, %p1, !dbg !3053
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3053, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3054
	br label %b4, !dbg !3054

b4:
	ret void, !dbg !3032

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !3034
	ret void, !dbg !3034

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !3039
	ret void, !dbg !3039

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !3041
	ret void, !dbg !3041

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !3044
	ret void, !dbg !3044

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !3049
	ret void, !dbg !3049

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !3050
	ret void, !dbg !3050

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !3053
	ret void, !dbg !3053
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !3055 {
entry:
	br label %b0, !dbg !3056

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3057, !range !11
	%1 = sext i32 %0 to i64, !dbg !3057
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3057, !range !13
	%3 = sext i32 %2 to i64, !dbg !3057
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3057, !range !13
	%5 = sext i32 %4 to i64, !dbg !3057
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3057, !range !33
	%7 = sext i32 %6 to i64, !dbg !3057
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3057, !range !34
	%9 = sext i32 %8 to i64, !dbg !3057
	%10 = mul i64 %9, %5, !dbg !3057
	%11 = add i64 %3, %10, !dbg !3057
	%12 = mul i64 %7, %11, !dbg !3057
	%13 = add i64 %1, %12, !dbg !3057
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3057, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3057, !range !35
	%16 = mul i32 %14, %15, !dbg !3057
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3057, !range !36
	%18 = mul i32 %16, %17, !dbg !3057
	%19 = sext i32 %18 to i64, !dbg !3057
	%20 = mul i64 %13, %19, !dbg !3057
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3057, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3057, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3057, !range !14
	%24 = mul i32 %15, %23, !dbg !3057
	%25 = add i32 %22, %24, !dbg !3057
	%26 = mul i32 %14, %25, !dbg !3057
	%27 = add i32 %21, %26, !dbg !3057
	%28 = sext i32 %27 to i64, !dbg !3057
	%29 = add i64 %20, %28, !dbg !3057
	%30 = mul i64 %7, %9, !dbg !3057
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3057, !range !34
	%32 = sext i32 %31 to i64, !dbg !3057
	%33 = mul i64 %30, %32, !dbg !3057
	%34 = mul i64 %33, %19, !dbg !3057
	br label %b1, !dbg !3057

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !3057
	%36 = icmp slt i64 %35, %p3, !dbg !3057
	br i1 %36, label %b2, label %b23, !dbg !3057

b2:
	%37 = mul i64 %35, 40, !dbg !3058
	%38 = add i64 %35, 1, !dbg !3059
	%39 = mul i64 %38, 40, !dbg !3060
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3061
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !3062
	%42 = icmp ugt i64 %39, %p1, !dbg !3061
	%43 = icmp ugt i64 %37, %39, !dbg !3061
	%44 = or i1 %42, %43, !dbg !3061
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3061, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !3062
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3063
	%47 = icmp uge i64 %35, %p5, !dbg !3063
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3063, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !3063
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !3064
	%50 = icmp uge i64 %35, %p7, !dbg !3064
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !3064, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !3064
	%52 = zext i32 %51 to i64, !dbg !3065
	%53 = add i64 %45, %48, !dbg !3068
	%54 = sub i64 %45, %48, !dbg !3069
	%55 = mul i64 %45, %48, !dbg !3070
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3071
	store i64 %53, i64* %56, align 8, !dbg !3071
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3072
	store i64 %54, i64* %57, align 8, !dbg !3072
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3073
	store i64 %55, i64* %58, align 8, !dbg !3073
	%59 = and i64 %45, %48, !dbg !3074
	%60 = or i64 %45, %48, !dbg !3075
	%61 = xor i64 %45, %48, !dbg !3076
	%62 = xor i64 %48, -1, !dbg !3077
	%63 = and i64 %45, %62, !dbg !3077
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3078
	store i64 %59, i64* %64, align 8, !dbg !3078
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3079
	store i64 %60, i64* %65, align 8, !dbg !3079
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3080
	store i64 %61, i64* %66, align 8, !dbg !3080
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3081
	store i64 %63, i64* %67, align 8, !dbg !3081
	%68 = xor i64 %45, -1, !dbg !3082
	%69 = sub i64 0, %45, !dbg !3083
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3084
	store i64 %68, i64* %70, align 8, !dbg !3084
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3085
	store i64 %69, i64* %71, align 8, !dbg !3085
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3086
	store i64 %45, i64* %72, align 8, !dbg !3086
	%73 = icmp ult i64 %52, 64, !dbg !3087
	%74 = shl i64 %45, %52, !dbg !3087
	%75 = select i1 %73, i64 %74, i64 0, !dbg !3087
	%76 = icmp ult i64 %52, 64, !dbg !3088
	%77 = lshr i64 %45, %52, !dbg !3088
	%78 = select i1 %76, i64 %77, i64 0, !dbg !3088
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3089
	store i64 %75, i64* %79, align 8, !dbg !3089
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3090
	store i64 %78, i64* %80, align 8, !dbg !3090
	%81 = icmp ult i64 %52, 64, !dbg !3092
	%82 = shl i64 %45, %52, !dbg !3092
	%83 = select i1 %81, i64 %82, i64 0, !dbg !3092
	%84 = trunc i64 %52 to i8, !dbg !3093
	%85 = zext i8 %84 to i64, !dbg !3094
	%86 = icmp ult i64 %85, 64, !dbg !3094
	%87 = lshr i64 %45, %85, !dbg !3094
	%88 = select i1 %86, i64 %87, i64 0, !dbg !3094
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3095
	store i64 %83, i64* %89, align 8, !dbg !3095
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3096
	store i64 %88, i64* %90, align 8, !dbg !3096
	%91 = shl i64 %45, 3, !dbg !3097
	%92 = lshr i64 %45, 3, !dbg !3098
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3099
	store i64 %91, i64* %93, align 8, !dbg !3099
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3100
	store i64 %92, i64* %94, align 8, !dbg !3100
	%95 = icmp ult i64 %52, 64, !dbg !3101
	%96 = shl i64 1, %52, !dbg !3101
	%97 = select i1 %95, i64 %96, i64 0, !dbg !3101
	%98 = urem i64 %52, 8, !dbg !3102
	%99 = icmp ult i64 %98, 64, !dbg !3103
	%100 = lshr i64 %48, %98, !dbg !3103
	%101 = select i1 %99, i64 %100, i64 0, !dbg !3103
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3104
	store i64 %97, i64* %102, align 8, !dbg !3104
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3105
	store i64 %101, i64* %103, align 8, !dbg !3105
	%104 = icmp ne i64 %48, 0, !dbg !3106
	br i1 %104, label %b3, label %b4, !dbg !3106

b3:
	%105 = udiv i64 %45, %48, !dbg !3107
	%106 = urem i64 %45, %48, !dbg !3108
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3109
	store i64 %105, i64* %107, align 8, !dbg !3109
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3110
	store i64 %106, i64* %108, align 8, !dbg !3110
	br label %b5, !dbg !3110

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3111
	store i64 0, i64* %109, align 8, !dbg !3111
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3112
	store i64 0, i64* %110, align 8, !dbg !3112
	br label %b5, !dbg !3112

b5:
	%111 = udiv i64 %45, 7, !dbg !3113
	%112 = urem i64 %45, 7, !dbg !3114
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !3115
	store i64 %111, i64* %113, align 8, !dbg !3115
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !3116
	store i64 %112, i64* %114, align 8, !dbg !3116
	%115 = udiv i64 %45, 8, !dbg !3117
	%116 = urem i64 %45, 8, !dbg !3118
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !3119
	store i64 %115, i64* %117, align 8, !dbg !3119
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !3120
	store i64 %116, i64* %118, align 8, !dbg !3120
	%119 = icmp ult i64 %45, %48, !dbg !3121
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !3121
	%121 = icmp ugt i64 %45, %48, !dbg !3122
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !3122
	%123 = icmp ugt i64 %122, 3, !dbg !3122
	%124 = select i1 %123, i64 %122, i64 3, !dbg !3122
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !3123
	store i64 %120, i64* %125, align 8, !dbg !3123
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !3124
	store i64 %124, i64* %126, align 8, !dbg !3124
	%127 = icmp eq i64 %45, %48, !dbg !3125
	br i1 %127, label %b7, label %b6, !dbg !3128

b6:
	br label %b7, !dbg !3129

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !3130
	%129 = icmp ne i64 %45, %48, !dbg !3130
	br i1 %129, label %b9, label %b8, !dbg !3132

b8:
	br label %b9, !dbg !3133

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !3134
	br i1 %119, label %b11, label %b10, !dbg !3136

b10:
	br label %b11, !dbg !3137

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !3138
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !3138
	store i64 %128, i64* %132, align 8, !dbg !3138
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !3139
	store i64 %130, i64* %133, align 8, !dbg !3139
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !3140
	store i64 %131, i64* %134, align 8, !dbg !3140
	%135 = icmp ule i64 %45, %48, !dbg !3141
	br i1 %135, label %b13, label %b12, !dbg !3143

b12:
	br label %b13, !dbg !3144

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !3145
	br i1 %121, label %b15, label %b14, !dbg !3147

b14:
	br label %b15, !dbg !3148

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3149
	%138 = icmp uge i64 %45, %48, !dbg !3149
	br i1 %138, label %b17, label %b16, !dbg !3151

b16:
	br label %b17, !dbg !3152

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3153
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !3153
	store i64 %136, i64* %140, align 8, !dbg !3153
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !3154
	store i64 %137, i64* %141, align 8, !dbg !3154
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !3155
	store i64 %139, i64* %142, align 8, !dbg !3155
	%143 = mul i64 %53, 3, !dbg !3156
	%144 = sub i64 %143, 5, !dbg !3157
	%145 = xor i64 %144, %45, !dbg !3158
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !3159
	store i64 %145, i64* %146, align 8, !dbg !3159
	%147 = shl i64 %145, 2, !dbg !3160
	%148 = lshr i64 %147, 1, !dbg !3161
	%149 = or i64 %148, 1, !dbg !3162
	%150 = and i64 %149, -3, !dbg !3163
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !3164
	store i64 %150, i64* %151, align 8, !dbg !3164
	%152 = sub i64 %150, 1, !dbg !3165
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !3166
	store i64 %152, i64* %153, align 8, !dbg !3166
	%154 = sub i64 %48, %45, !dbg !3167
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !3168
	store i64 %154, i64* %155, align 8, !dbg !3168
	br i1 %119, label %b20, label %b18, !dbg !3169

b18:
	%156 = icmp eq i64 %45, 5, !dbg !3170
	br i1 %156, label %b20, label %b19, !dbg !3172

b19:
	br label %b20, !dbg !3173

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3174
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !3174
	store i64 %157, i64* %158, align 8, !dbg !3174
	%159 = icmp eq i64 %48, 1, !dbg !3175
	%160 = icmp ne i1 %135, %159, !dbg !3176
	br i1 %160, label %b22, label %b21, !dbg !3178

b21:
	br label %b22, !dbg !3179

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3180
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !3180
	store i64 %161, i64* %162, align 8, !dbg !3180
	%163 = and i64 %52, 3, !dbg !3181
	%164 = icmp ult i64 %163, 64, !dbg !3182
	%165 = shl i64 1, %163, !dbg !3182
	%166 = select i1 %164, i64 %165, i64 0, !dbg !3182
	%167 = add i64 %166, %45, !dbg !3183
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !3184
	store i64 %167, i64* %168, align 8, !dbg !3184
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !3185
	store i64 -1, i64* %169, align 8, !dbg !3185
	%170 = add i64 %35, %34, !dbg !3057
	br label %b1, !dbg !3057

b23:
	ret void, !dbg !3057

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !3061
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !3061

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %39, i64 %p1), !dbg !3061
	ret void, !dbg !3061

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %37, i64 %39), !dbg !3061
	ret void, !dbg !3061

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %35, i64 %p5), !dbg !3063
	ret void, !dbg !3063

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %35, i64 %p7), !dbg !3064
	ret void, !dbg !3064
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3186 {
entry:
	br label %b0, !dbg !3187

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3188, !range !11
	%1 = sext i32 %0 to i64, !dbg !3188
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3188, !range !13
	%3 = sext i32 %2 to i64, !dbg !3188
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3188, !range !13
	%5 = sext i32 %4 to i64, !dbg !3188
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3188, !range !33
	%7 = sext i32 %6 to i64, !dbg !3188
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3188, !range !34
	%9 = sext i32 %8 to i64, !dbg !3188
	%10 = mul i64 %9, %5, !dbg !3188
	%11 = add i64 %3, %10, !dbg !3188
	%12 = mul i64 %7, %11, !dbg !3188
	%13 = add i64 %1, %12, !dbg !3188
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3188, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3188, !range !35
	%16 = mul i32 %14, %15, !dbg !3188
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3188, !range !36
	%18 = mul i32 %16, %17, !dbg !3188
	%19 = sext i32 %18 to i64, !dbg !3188
	%20 = mul i64 %13, %19, !dbg !3188
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3188, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3188, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3188, !range !14
	%24 = mul i32 %15, %23, !dbg !3188
	%25 = add i32 %22, %24, !dbg !3188
	%26 = mul i32 %14, %25, !dbg !3188
	%27 = add i32 %21, %26, !dbg !3188
	%28 = sext i32 %27 to i64, !dbg !3188
	%29 = add i64 %20, %28, !dbg !3188
	%30 = mul i64 %7, %9, !dbg !3188
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3188, !range !34
	%32 = sext i32 %31 to i64, !dbg !3188
	%33 = mul i64 %30, %32, !dbg !3188
	%34 = mul i64 %33, %19, !dbg !3188
	br label %b1, !dbg !3188

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !3188
	%36 = icmp slt i64 %35, %p5, !dbg !3188
	br i1 %36, label %b2, label %b3, !dbg !3188

b2:
	%37 = mul i64 %35, 20, !dbg !3189
	%38 = add i64 %35, 1, !dbg !3190
	%39 = mul i64 %38, 20, !dbg !3191
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3192
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3193
	%42 = icmp ugt i64 %39, %p1, !dbg !3192
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3192, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !3193
	%44 = trunc i64 %43 to i8, !dbg !3196
	%45 = sext i8 %44 to i64, !dbg !3197
	%46 = trunc i64 %43 to i16, !dbg !3198
	%47 = sext i16 %46 to i64, !dbg !3199
	%48 = trunc i64 %43 to i32, !dbg !3200
	%49 = sext i32 %48 to i64, !dbg !3201
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3203
	store i64 %45, i64* %50, align 8, !dbg !3203
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3204
	store i64 %47, i64* %51, align 8, !dbg !3204
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3205
	store i64 %49, i64* %52, align 8, !dbg !3205
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3206
	store i64 %43, i64* %53, align 8, !dbg !3206
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3207
	store i64 %43, i64* %54, align 8, !dbg !3207
	%55 = trunc i64 %43 to i8, !dbg !3208
	%56 = zext i8 %55 to i64, !dbg !3209
	%57 = trunc i64 %43 to i16, !dbg !3210
	%58 = zext i16 %57 to i64, !dbg !3211
	%59 = trunc i64 %43 to i32, !dbg !3212
	%60 = zext i32 %59 to i64, !dbg !3213
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3214
	store i64 %56, i64* %61, align 8, !dbg !3214
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3215
	store i64 %58, i64* %62, align 8, !dbg !3215
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3216
	store i64 %60, i64* %63, align 8, !dbg !3216
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3217
	store i64 %43, i64* %64, align 8, !dbg !3217
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3218
	store i64 %43, i64* %65, align 8, !dbg !3218
	%66 = sext i8 %44 to i64, !dbg !3219
	%67 = zext i8 %55 to i64, !dbg !3221
	%68 = sext i16 %46 to i64, !dbg !3223
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3225
	store i64 %66, i64* %69, align 8, !dbg !3225
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3226
	store i64 %67, i64* %70, align 8, !dbg !3226
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3227
	store i64 %68, i64* %71, align 8, !dbg !3227
	%72 = zext i32 %59 to i64, !dbg !3228
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3230
	store i64 %72, i64* %73, align 8, !dbg !3230
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3231
	store i64 %43, i64* %74, align 8, !dbg !3231
	%75 = lshr i8 %55, 1, !dbg !3232
	%76 = zext i8 %75 to i64, !dbg !3233
	%77 = uitofp i64 %76 to float, !dbg !3234
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3235
	%79 = fcmp uno float %77, %77, !dbg !3235
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3235
	%81 = uitofp i64 %76 to double, !dbg !3236
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3237
	%83 = fcmp uno double %81, %81, !dbg !3237
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3237
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3238
	store i64 %80, i64* %85, align 8, !dbg !3238
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3239
	store i64 %84, i64* %86, align 8, !dbg !3239
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3240
	%88 = fcmp uno float %77, %77, !dbg !3240
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3240
	%90 = fadd double %81, 7.500000e-01, !dbg !3242
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3243
	%92 = fcmp uno double %90, %90, !dbg !3243
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3243
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3245
	store i64 %89, i64* %94, align 8, !dbg !3245
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3246
	store i64 %93, i64* %95, align 8, !dbg !3246
	%96 = fmul double %81, 3.500000e+00, !dbg !3247
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3248
	%98 = fcmp uno double %96, %96, !dbg !3248
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3248
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3250
	store i64 %99, i64* %100, align 8, !dbg !3250
	%101 = mul i64 %35, 2, !dbg !3251
	%102 = add i64 %101, 2, !dbg !3252
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3253
	%104 = icmp ugt i64 %102, %p3, !dbg !3253
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !3253, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !3254
	%106 = uitofp i64 %105 to float, !dbg !3257
	%107 = fpext float %106 to double, !dbg !3258
	%108 = uitofp i64 %105 to double, !dbg !3259
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3260
	store double %107, double* %109, align 8, !dbg !3260
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3261
	store double %108, double* %110, align 8, !dbg !3261
	%111 = add i64 %35, %34, !dbg !3188
	br label %b1, !dbg !3188

b3:
	ret void, !dbg !3188

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !3192
	ret void, !dbg !3192

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %102, i64 %p3), !dbg !3253
	ret void, !dbg !3253
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3262 {
entry:
	br label %b0, !dbg !3263

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3266, !range !11
	%1 = sext i32 %0 to i64, !dbg !3266
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3266, !range !13
	%3 = sext i32 %2 to i64, !dbg !3266
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3266, !range !13
	%5 = sext i32 %4 to i64, !dbg !3266
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3266, !range !33
	%7 = sext i32 %6 to i64, !dbg !3266
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3266, !range !34
	%9 = sext i32 %8 to i64, !dbg !3266
	%10 = mul i64 %9, %5, !dbg !3266
	%11 = add i64 %3, %10, !dbg !3266
	%12 = mul i64 %7, %11, !dbg !3266
	%13 = add i64 %1, %12, !dbg !3266
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3266, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3266, !range !35
	%16 = mul i32 %14, %15, !dbg !3266
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3266, !range !36
	%18 = mul i32 %16, %17, !dbg !3266
	%19 = sext i32 %18 to i64, !dbg !3266
	%20 = mul i64 %13, %19, !dbg !3266
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3266, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3266, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3266, !range !14
	%24 = mul i32 %15, %23, !dbg !3266
	%25 = add i32 %22, %24, !dbg !3266
	%26 = mul i32 %14, %25, !dbg !3266
	%27 = add i32 %21, %26, !dbg !3266
	%28 = sext i32 %27 to i64, !dbg !3266
	%29 = add i64 %20, %28, !dbg !3266
	%30 = add i64 %29, 1, !dbg !3267
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3269
	%32 = icmp uge i64 0, %p1, !dbg !3269
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3269, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3270
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3271
	%35 = icmp uge i64 1, %p1, !dbg !3271
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3271, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3272
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3273
	%38 = icmp uge i64 2, %p1, !dbg !3273
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3273, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3274
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3275
	%41 = icmp uge i64 3, %p1, !dbg !3275
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3275, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3276
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3277
	%44 = icmp uge i64 4, %p1, !dbg !3277
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3277, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3278
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3279
	%47 = icmp uge i64 %29, %p3, !dbg !3279
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3279, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3279
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3280
	%49 = icmp uge i64 5, %p1, !dbg !3280
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3280, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3281
	%51 = icmp eq i64 %50, 7, !dbg !3282
	br i1 %51, label %b1, label %b2, !dbg !3282

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3283
	%53 = icmp uge i64 %29, %p5, !dbg !3283
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3283, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3284
	br label %b2, !dbg !3284

b2:
	ret void, !dbg !3265

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !3269
	ret void, !dbg !3269

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !3271
	ret void, !dbg !3271

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !3273
	ret void, !dbg !3273

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !3275
	ret void, !dbg !3275

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !3277
	ret void, !dbg !3277

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !3279
	ret void, !dbg !3279

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !3280
	ret void, !dbg !3280

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !3283
	ret void, !dbg !3283
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3285 {
entry:
	br label %b0, !dbg !3286

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3289, !range !11
	%1 = sext i32 %0 to i64, !dbg !3289
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3289, !range !13
	%3 = sext i32 %2 to i64, !dbg !3289
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3289, !range !13
	%5 = sext i32 %4 to i64, !dbg !3289
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3289, !range !33
	%7 = sext i32 %6 to i64, !dbg !3289
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3289, !range !34
	%9 = sext i32 %8 to i64, !dbg !3289
	%10 = mul i64 %9, %5, !dbg !3289
	%11 = add i64 %3, %10, !dbg !3289
	%12 = mul i64 %7, %11, !dbg !3289
	%13 = add i64 %1, %12, !dbg !3289
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3289, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3289, !range !35
	%16 = mul i32 %14, %15, !dbg !3289
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3289, !range !36
	%18 = mul i32 %16, %17, !dbg !3289
	%19 = sext i32 %18 to i64, !dbg !3289
	%20 = mul i64 %13, %19, !dbg !3289
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3289, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3289, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3289, !range !14
	%24 = mul i32 %15, %23, !dbg !3289
	%25 = add i32 %22, %24, !dbg !3289
	%26 = mul i32 %14, %25, !dbg !3289
	%27 = add i32 %21, %26, !dbg !3289
	%28 = sext i32 %27 to i64, !dbg !3289
	%29 = add i64 %20, %28, !dbg !3289
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3290
	%31 = icmp uge i64 0, %p1, !dbg !3290
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3290, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3291
	%33 = icmp ult i64 %32, 64, !dbg !3292
	%34 = shl i64 1, %32, !dbg !3292
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3292
	%36 = xor i64 %35, -1, !dbg !3293
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3294
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3295
	%39 = icmp uge i64 1, %p1, !dbg !3295
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3295, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3296
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3297
	%42 = icmp uge i64 2, %p1, !dbg !3297
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3297, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3299
	br label %b1, !dbg !3299

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3300
	%45 = icmp uge i64 3, %p1, !dbg !3300
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3300, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3301
	%47 = add i64 %46, 1, !dbg !3302
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3303
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3303
	%50 = icmp eq i64 %49, %46, !dbg !3304
	br i1 %50, label %b2, label %b1, !dbg !3304

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3305
	%52 = icmp uge i64 %29, %p3, !dbg !3305
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3305, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3305
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3306
	%54 = icmp uge i64 4, %p1, !dbg !3306
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3306, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3307
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3307
	%57 = icmp eq i64 %56, 1, !dbg !3308
	br i1 %57, label %b3, label %b4, !dbg !3308

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3309
	%59 = icmp uge i64 5, %p1, !dbg !3309
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3309, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3310
	br label %b4, !dbg !3310

b4:
	ret void, !dbg !3288

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 %p1), !dbg !3290
	ret void, !dbg !3290

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 1, i64 %p1), !dbg !3295
	ret void, !dbg !3295

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 2, i64 %p1), !dbg !3297
	ret void, !dbg !3297

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 3, i64 %p1), !dbg !3300
	ret void, !dbg !3300

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %29, i64 %p3), !dbg !3305
	ret void, !dbg !3305

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 4, i64 %p1), !dbg !3306
	ret void, !dbg !3306

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 5, i64 %p1), !dbg !3309
	ret void, !dbg !3309
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3311 {
entry:
	br label %b0, !dbg !3312

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3313, !range !11
	%1 = sext i32 %0 to i64, !dbg !3313
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3313, !range !13
	%3 = sext i32 %2 to i64, !dbg !3313
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3313, !range !13
	%5 = sext i32 %4 to i64, !dbg !3313
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3313, !range !33
	%7 = sext i32 %6 to i64, !dbg !3313
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3313, !range !34
	%9 = sext i32 %8 to i64, !dbg !3313
	%10 = mul i64 %9, %5, !dbg !3313
	%11 = add i64 %3, %10, !dbg !3313
	%12 = mul i64 %7, %11, !dbg !3313
	%13 = add i64 %1, %12, !dbg !3313
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3313, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3313, !range !35
	%16 = mul i32 %14, %15, !dbg !3313
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3313, !range !36
	%18 = mul i32 %16, %17, !dbg !3313
	%19 = sext i32 %18 to i64, !dbg !3313
	%20 = mul i64 %13, %19, !dbg !3313
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3313, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3313, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3313, !range !14
	%24 = mul i32 %15, %23, !dbg !3313
	%25 = add i32 %22, %24, !dbg !3313
	%26 = mul i32 %14, %25, !dbg !3313
	%27 = add i32 %21, %26, !dbg !3313
	%28 = sext i32 %27 to i64, !dbg !3313
	%29 = add i64 %20, %28, !dbg !3313
	%30 = mul i64 %7, %9, !dbg !3313
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3313, !range !34
	%32 = sext i32 %31 to i64, !dbg !3313
	%33 = mul i64 %30, %32, !dbg !3313
	%34 = mul i64 %33, %19, !dbg !3313
	br label %b1, !dbg !3313

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3313
	%36 = icmp slt i64 %35, %p3, !dbg !3313
	br i1 %36, label %b2, label %b21, !dbg !3313

b2:
	%37 = mul i64 %35, 28, !dbg !3314
	%38 = add i64 %35, 1, !dbg !3315
	%39 = mul i64 %38, 28, !dbg !3316
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3317
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3318
	%42 = icmp ugt i64 %39, %p1, !dbg !3317
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3317, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3318
	%44 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3319
	%45 = icmp uge i64 %35, %p5, !dbg !3319
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3319, !prof !10

b2_ok2:
	%46 = load float, float* %44, align 4, !dbg !3319
	%47 = fadd float %43, %46, !dbg !3323
	%48 = fsub float %43, %46, !dbg !3324
	%49 = fmul float %43, %46, !dbg !3325
	%50 = fdiv float %43, %46, !dbg !3326
	%51 = getelementptr inbounds float, float* %40, i64 0, !dbg !3327
	store float %47, float* %51, align 4, !dbg !3327
	%52 = getelementptr inbounds float, float* %40, i64 1, !dbg !3328
	store float %48, float* %52, align 4, !dbg !3328
	%53 = getelementptr inbounds float, float* %40, i64 2, !dbg !3329
	store float %49, float* %53, align 4, !dbg !3329
	%54 = getelementptr inbounds float, float* %40, i64 3, !dbg !3330
	store float %50, float* %54, align 4, !dbg !3330
	%55 = fsub float -0.000000e+00, %43, !dbg !3331
	%56 = getelementptr inbounds float, float* %40, i64 4, !dbg !3332
	store float %55, float* %56, align 4, !dbg !3332
	%57 = getelementptr inbounds float, float* %40, i64 5, !dbg !3333
	store float %46, float* %57, align 4, !dbg !3333
	%58 = fcmp oeq float %43, %46, !dbg !3334
	br i1 %58, label %b4, label %b3, !dbg !3337

b3:
	br label %b4, !dbg !3338

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3339
	%60 = fcmp une float %43, %46, !dbg !3339
	br i1 %60, label %b6, label %b5, !dbg !3341

b5:
	br label %b6, !dbg !3342

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3343
	%62 = fcmp olt float %43, %46, !dbg !3343
	br i1 %62, label %b8, label %b7, !dbg !3345

b7:
	br label %b8, !dbg !3346

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3347
	%64 = getelementptr inbounds float, float* %40, i64 6, !dbg !3347
	store float %59, float* %64, align 4, !dbg !3347
	%65 = getelementptr inbounds float, float* %40, i64 7, !dbg !3348
	store float %61, float* %65, align 4, !dbg !3348
	%66 = getelementptr inbounds float, float* %40, i64 8, !dbg !3349
	store float %63, float* %66, align 4, !dbg !3349
	%67 = fcmp ole float %43, %46, !dbg !3350
	br i1 %67, label %b10, label %b9, !dbg !3352

b9:
	br label %b10, !dbg !3353

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3354
	%69 = fcmp ogt float %43, %46, !dbg !3354
	br i1 %69, label %b12, label %b11, !dbg !3356

b11:
	br label %b12, !dbg !3357

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3358
	%71 = fcmp oge float %43, %46, !dbg !3358
	br i1 %71, label %b14, label %b13, !dbg !3360

b13:
	br label %b14, !dbg !3361

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3362
	%73 = getelementptr inbounds float, float* %40, i64 9, !dbg !3362
	store float %68, float* %73, align 4, !dbg !3362
	%74 = getelementptr inbounds float, float* %40, i64 10, !dbg !3363
	store float %70, float* %74, align 4, !dbg !3363
	%75 = getelementptr inbounds float, float* %40, i64 11, !dbg !3364
	store float %72, float* %75, align 4, !dbg !3364
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3365
	%77 = fcmp uno float %43, %46, !dbg !3365
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3365
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3366
	%80 = fcmp uno float %43, %46, !dbg !3366
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3366
	%82 = getelementptr inbounds float, float* %40, i64 12, !dbg !3367
	store float %78, float* %82, align 4, !dbg !3367
	%83 = getelementptr inbounds float, float* %40, i64 13, !dbg !3368
	store float %81, float* %83, align 4, !dbg !3368
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3369
	%85 = fadd float %84, 1.000000e+00, !dbg !3370
	%86 = getelementptr inbounds float, float* %40, i64 14, !dbg !3371
	store float %85, float* %86, align 4, !dbg !3371
	%87 = fsub float 1.000000e+00, %84, !dbg !3372
	%88 = getelementptr inbounds float, float* %40, i64 15, !dbg !3373
	store float %87, float* %88, align 4, !dbg !3373
	%89 = fpext float %43 to double, !dbg !3374
	%90 = fptrunc double %89 to float, !dbg !3375
	%91 = getelementptr inbounds float, float* %40, i64 16, !dbg !3376
	store float %43, float* %91, align 4, !dbg !3376
	%92 = getelementptr inbounds float, float* %40, i64 17, !dbg !3377
	store float %90, float* %92, align 4, !dbg !3377
	%93 = getelementptr inbounds float, float* %40, i64 18, !dbg !3378
	store float %43, float* %93, align 4, !dbg !3378
	%94 = load float, float* %93, align 4, !dbg !3379
	%95 = fadd float %94, 2.000000e+00, !dbg !3380
	store float %95, float* %93, align 4, !dbg !3379
	%96 = load float, float* %93, align 4, !dbg !3381
	%97 = fdiv float %96, 3.000000e+00, !dbg !3382
	store float %97, float* %93, align 4, !dbg !3381
	br i1 %62, label %b15, label %b16, !dbg !3384

b15:
	br label %b16, !dbg !3385

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3386
	%99 = getelementptr inbounds float, float* %40, i64 19, !dbg !3386
	store float %98, float* %99, align 4, !dbg !3386
	%100 = fcmp une float %43, %43, !dbg !3387
	br i1 %100, label %b18, label %b17, !dbg !3389

b17:
	br label %b18, !dbg !3390

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3391
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3391
	store float %101, float* %102, align 4, !dbg !3391
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3392
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3393
	%105 = getelementptr inbounds float, float* %40, i64 21, !dbg !3394
	store float %103, float* %105, align 4, !dbg !3394
	%106 = getelementptr inbounds float, float* %40, i64 22, !dbg !3395
	store float %104, float* %106, align 4, !dbg !3395
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3396
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3397
	store float %107, float* %108, align 4, !dbg !3397
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3398
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3398
	%110 = fmul float %43, 0x3870000000000000, !dbg !3399
	%111 = getelementptr inbounds float, float* %40, i64 25, !dbg !3400
	store float %110, float* %111, align 4, !dbg !3400
	%112 = fcmp une double %89, %89, !dbg !3401
	br i1 %112, label %b20, label %b19, !dbg !3403

b19:
	br label %b20, !dbg !3404

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3405
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3405
	store float %113, float* %114, align 4, !dbg !3405
	%115 = fpext float %46 to double, !dbg !3406
	%116 = bitcast double %115 to i64, !dbg !3407
	%117 = bitcast i64 %116 to double, !dbg !3408
	%118 = fptrunc double %117 to float, !dbg !3409
	%119 = getelementptr inbounds float, float* %40, i64 27, !dbg !3410
	store float %118, float* %119, align 4, !dbg !3410
	%120 = add i64 %35, %34, !dbg !3313
	br label %b1, !dbg !3313

b21:
	ret void, !dbg !3313

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %39, i64 %p1), !dbg !3317
	ret void, !dbg !3317

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %35, i64 %p5), !dbg !3319
	ret void, !dbg !3319
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3411 {
entry:
	br label %b0, !dbg !3412

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3413, !range !11
	%1 = sext i32 %0 to i64, !dbg !3413
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3413, !range !13
	%3 = sext i32 %2 to i64, !dbg !3413
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3413, !range !13
	%5 = sext i32 %4 to i64, !dbg !3413
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3413, !range !33
	%7 = sext i32 %6 to i64, !dbg !3413
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3413, !range !34
	%9 = sext i32 %8 to i64, !dbg !3413
	%10 = mul i64 %9, %5, !dbg !3413
	%11 = add i64 %3, %10, !dbg !3413
	%12 = mul i64 %7, %11, !dbg !3413
	%13 = add i64 %1, %12, !dbg !3413
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3413, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3413, !range !35
	%16 = mul i32 %14, %15, !dbg !3413
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3413, !range !36
	%18 = mul i32 %16, %17, !dbg !3413
	%19 = sext i32 %18 to i64, !dbg !3413
	%20 = mul i64 %13, %19, !dbg !3413
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3413, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3413, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3413, !range !14
	%24 = mul i32 %15, %23, !dbg !3413
	%25 = add i32 %22, %24, !dbg !3413
	%26 = mul i32 %14, %25, !dbg !3413
	%27 = add i32 %21, %26, !dbg !3413
	%28 = sext i32 %27 to i64, !dbg !3413
	%29 = add i64 %20, %28, !dbg !3413
	%30 = mul i64 %7, %9, !dbg !3413
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3413, !range !34
	%32 = sext i32 %31 to i64, !dbg !3413
	%33 = mul i64 %30, %32, !dbg !3413
	%34 = mul i64 %33, %19, !dbg !3413
	br label %b1, !dbg !3413

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3413
	%36 = icmp slt i64 %35, %p3, !dbg !3413
	br i1 %36, label %b2, label %b5, !dbg !3413

b2:
	%37 = mul i64 %35, 10, !dbg !3414
	%38 = add i64 %35, 1, !dbg !3415
	%39 = mul i64 %38, 10, !dbg !3416
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3417
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3418
	%42 = icmp ugt i64 %39, %p1, !dbg !3417
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3417, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3418
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3421
	%45 = icmp slt i32 %44, -128, !dbg !3421
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3421
	%47 = icmp sgt i32 %46, 127, !dbg !3421
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3421
	%49 = trunc i32 %48 to i8, !dbg !3421
	%50 = sext i8 %49 to i64, !dbg !3422
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3423
	%52 = icmp slt i32 %51, -32768, !dbg !3423
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3423
	%54 = icmp sgt i32 %53, 32767, !dbg !3423
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3423
	%56 = trunc i32 %55 to i16, !dbg !3423
	%57 = sext i16 %56 to i64, !dbg !3424
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3425
	%59 = sext i32 %58 to i64, !dbg !3426
	%60 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3427
	store i64 %50, i64* %60, align 8, !dbg !3427
	%61 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3428
	store i64 %57, i64* %61, align 8, !dbg !3428
	%62 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3429
	store i64 %59, i64* %62, align 8, !dbg !3429
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3430
	%64 = fcmp uno float %43, %43, !dbg !3430
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3430
	%66 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3431
	store i64 %65, i64* %66, align 8, !dbg !3431
	%67 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3432
	store i64 %65, i64* %67, align 8, !dbg !3432
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3433
	br i1 %68, label %b3, label %b4, !dbg !3433

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3434
	br label %b4, !dbg !3434

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3435
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3436
	%72 = icmp slt i32 %71, 0, !dbg !3436
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3436
	%74 = icmp sgt i32 %73, 255, !dbg !3436
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3436
	%76 = trunc i32 %75 to i8, !dbg !3436
	%77 = zext i8 %76 to i64, !dbg !3437
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3438
	%79 = icmp slt i32 %78, 0, !dbg !3438
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3438
	%81 = icmp sgt i32 %80, 65535, !dbg !3438
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3438
	%83 = trunc i32 %82 to i16, !dbg !3438
	%84 = zext i16 %83 to i64, !dbg !3439
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3440
	%86 = zext i32 %85 to i64, !dbg !3441
	%87 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3442
	store i64 %77, i64* %87, align 8, !dbg !3442
	%88 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3443
	store i64 %84, i64* %88, align 8, !dbg !3443
	%89 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3444
	store i64 %86, i64* %89, align 8, !dbg !3444
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3445
	%91 = fcmp uno float %70, %70, !dbg !3445
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3445
	%93 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3447
	store i64 %92, i64* %93, align 8, !dbg !3447
	%94 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3448
	store i64 %92, i64* %94, align 8, !dbg !3448
	%95 = add i64 %35, %34, !dbg !3413
	br label %b1, !dbg !3413

b5:
	ret void, !dbg !3413

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 %39, i64 %p1), !dbg !3417
	ret void, !dbg !3417
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3449 {
entry:
	br label %b0, !dbg !3450

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3451, !range !11
	%1 = sext i32 %0 to i64, !dbg !3451
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3451, !range !13
	%3 = sext i32 %2 to i64, !dbg !3451
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3451, !range !13
	%5 = sext i32 %4 to i64, !dbg !3451
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3451, !range !33
	%7 = sext i32 %6 to i64, !dbg !3451
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3451, !range !34
	%9 = sext i32 %8 to i64, !dbg !3451
	%10 = mul i64 %9, %5, !dbg !3451
	%11 = add i64 %3, %10, !dbg !3451
	%12 = mul i64 %7, %11, !dbg !3451
	%13 = add i64 %1, %12, !dbg !3451
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3451, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3451, !range !35
	%16 = mul i32 %14, %15, !dbg !3451
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3451, !range !36
	%18 = mul i32 %16, %17, !dbg !3451
	%19 = sext i32 %18 to i64, !dbg !3451
	%20 = mul i64 %13, %19, !dbg !3451
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3451, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3451, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3451, !range !14
	%24 = mul i32 %15, %23, !dbg !3451
	%25 = add i32 %22, %24, !dbg !3451
	%26 = mul i32 %14, %25, !dbg !3451
	%27 = add i32 %21, %26, !dbg !3451
	%28 = sext i32 %27 to i64, !dbg !3451
	%29 = add i64 %20, %28, !dbg !3451
	%30 = mul i64 %7, %9, !dbg !3451
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3451, !range !34
	%32 = sext i32 %31 to i64, !dbg !3451
	%33 = mul i64 %30, %32, !dbg !3451
	%34 = mul i64 %33, %19, !dbg !3451
	br label %b1, !dbg !3451

b1:
	%35 = phi i64 [ %29, %b0 ], [ %142, %b2_ok3 ], !dbg !3451
	%36 = icmp slt i64 %35, %p3, !dbg !3451
	br i1 %36, label %b2, label %b3, !dbg !3451

b2:
	%37 = mul i64 %35, 42, !dbg !3452
	%38 = add i64 %35, 1, !dbg !3453
	%39 = mul i64 %38, 42, !dbg !3454
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3455
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3456
	%42 = icmp ugt i64 %39, %p1, !dbg !3455
	%43 = icmp ugt i64 %37, %39, !dbg !3455
	%44 = or i1 %42, %43, !dbg !3455
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3455, !prof !10

b2_ok1:
	%45 = load float, float* %41, align 4, !dbg !3456
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3457
	%47 = icmp uge i64 %35, %p5, !dbg !3457
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3457, !prof !10

b2_ok3:
	%48 = load float, float* %46, align 4, !dbg !3457
	%49 = call float @__nv_fabsf(float %45), !dbg !3460
	%50 = fadd float %49, 5.000000e-01, !dbg !3461
	%51 = fadd float %49, 1.000000e+00, !dbg !3462
	%52 = fdiv float %45, %51, !dbg !3463
	%53 = call float @__nv_fmodf(float %45, float 8.000000e+00), !dbg !3464
	%54 = call float @__nv_sqrtf(float %50), !dbg !3465
	%55 = getelementptr inbounds float, float* %40, i64 0, !dbg !3466
	store float %54, float* %55, align 4, !dbg !3466
	%56 = getelementptr inbounds float, float* %40, i64 1, !dbg !3467
	store float %49, float* %56, align 4, !dbg !3467
	%57 = call float @__nv_floorf(float %45), !dbg !3468
	%58 = call float @__nv_ceilf(float %45), !dbg !3469
	%59 = call float @__nv_truncf(float %45), !dbg !3470
	%60 = getelementptr inbounds float, float* %40, i64 2, !dbg !3471
	store float %57, float* %60, align 4, !dbg !3471
	%61 = getelementptr inbounds float, float* %40, i64 3, !dbg !3472
	store float %58, float* %61, align 4, !dbg !3472
	%62 = getelementptr inbounds float, float* %40, i64 4, !dbg !3473
	store float %59, float* %62, align 4, !dbg !3473
	%63 = call float @__nv_roundf(float %45), !dbg !3474
	%64 = call float @__nv_rintf(float %45), !dbg !3475
	%65 = getelementptr inbounds float, float* %40, i64 5, !dbg !3476
	store float %63, float* %65, align 4, !dbg !3476
	%66 = getelementptr inbounds float, float* %40, i64 6, !dbg !3477
	store float %64, float* %66, align 4, !dbg !3477
	%67 = call float @__nv_fminf(float %45, float %48), !dbg !3478
	%68 = fcmp uno float %45, %48, !dbg !3478
	%69 = select i1 %68, float 0x7FF8000000000000, float %67, !dbg !3478
	%70 = call float @__nv_fmaxf(float %45, float %48), !dbg !3479
	%71 = fcmp uno float %45, %48, !dbg !3479
	%72 = select i1 %71, float 0x7FF8000000000000, float %70, !dbg !3479
	%73 = getelementptr inbounds float, float* %40, i64 7, !dbg !3480
	store float %69, float* %73, align 4, !dbg !3480
	%74 = getelementptr inbounds float, float* %40, i64 8, !dbg !3481
	store float %72, float* %74, align 4, !dbg !3481
	%75 = fsub float %45, %48, !dbg !3482
	%76 = fcmp ole float %75, 0.000000e+00, !dbg !3482
	%77 = select i1 %76, float 0.000000e+00, float %75, !dbg !3482
	%78 = call float @__nv_copysignf(float %45, float %48), !dbg !3483
	%79 = getelementptr inbounds float, float* %40, i64 9, !dbg !3484
	store float %77, float* %79, align 4, !dbg !3484
	%80 = getelementptr inbounds float, float* %40, i64 10, !dbg !3485
	store float %78, float* %80, align 4, !dbg !3485
	%81 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !3486
	%82 = getelementptr inbounds float, float* %40, i64 11, !dbg !3487
	store float %81, float* %82, align 4, !dbg !3487
	%83 = call float @__nv_fmodf(float %45, float %50), !dbg !3488
	%84 = call float @__nv_remainderf(float %45, float %50), !dbg !3489
	%85 = getelementptr inbounds float, float* %40, i64 12, !dbg !3490
	store float %83, float* %85, align 4, !dbg !3490
	%86 = getelementptr inbounds float, float* %40, i64 13, !dbg !3491
	store float %84, float* %86, align 4, !dbg !3491
	%87 = call float @__nv_rsqrtf(float %50), !dbg !3492
	%88 = call float @__nv_cbrtf(float %45), !dbg !3493
	%89 = getelementptr inbounds float, float* %40, i64 14, !dbg !3494
	store float %87, float* %89, align 4, !dbg !3494
	%90 = getelementptr inbounds float, float* %40, i64 15, !dbg !3495
	store float %88, float* %90, align 4, !dbg !3495
	%91 = call float @__nv_expf(float %53), !dbg !3496
	%92 = call float @__nv_exp2f(float %53), !dbg !3497
	%93 = call float @__nv_expm1f(float %53), !dbg !3498
	%94 = getelementptr inbounds float, float* %40, i64 16, !dbg !3499
	store float %91, float* %94, align 4, !dbg !3499
	%95 = getelementptr inbounds float, float* %40, i64 17, !dbg !3500
	store float %92, float* %95, align 4, !dbg !3500
	%96 = getelementptr inbounds float, float* %40, i64 18, !dbg !3501
	store float %93, float* %96, align 4, !dbg !3501
	%97 = call float @__nv_logf(float %50), !dbg !3502
	%98 = call float @__nv_log2f(float %50), !dbg !3503
	%99 = call float @__nv_log10f(float %50), !dbg !3504
	%100 = call float @__nv_log1pf(float %50), !dbg !3505
	%101 = getelementptr inbounds float, float* %40, i64 19, !dbg !3506
	store float %97, float* %101, align 4, !dbg !3506
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3507
	store float %98, float* %102, align 4, !dbg !3507
	%103 = getelementptr inbounds float, float* %40, i64 21, !dbg !3508
	store float %99, float* %103, align 4, !dbg !3508
	%104 = getelementptr inbounds float, float* %40, i64 22, !dbg !3509
	store float %100, float* %104, align 4, !dbg !3509
	%105 = call float @__nv_sinf(float %53), !dbg !3510
	%106 = call float @__nv_cosf(float %53), !dbg !3511
	%107 = call float @__nv_tanf(float %52), !dbg !3512
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3513
	store float %105, float* %108, align 4, !dbg !3513
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3514
	store float %106, float* %109, align 4, !dbg !3514
	%110 = getelementptr inbounds float, float* %40, i64 25, !dbg !3515
	store float %107, float* %110, align 4, !dbg !3515
	%111 = call float @__nv_asinf(float %52), !dbg !3516
	%112 = call float @__nv_acosf(float %52), !dbg !3517
	%113 = call float @__nv_atanf(float %45), !dbg !3518
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3519
	store float %111, float* %114, align 4, !dbg !3519
	%115 = getelementptr inbounds float, float* %40, i64 27, !dbg !3520
	store float %112, float* %115, align 4, !dbg !3520
	%116 = getelementptr inbounds float, float* %40, i64 28, !dbg !3521
	store float %113, float* %116, align 4, !dbg !3521
	%117 = call float @__nv_atan2f(float %48, float %45), !dbg !3522
	%118 = getelementptr inbounds float, float* %40, i64 29, !dbg !3523
	store float %117, float* %118, align 4, !dbg !3523
	%119 = call float @__nv_sinhf(float %53), !dbg !3524
	%120 = call float @__nv_coshf(float %53), !dbg !3525
	%121 = call float @__nv_tanhf(float %53), !dbg !3526
	%122 = getelementptr inbounds float, float* %40, i64 30, !dbg !3527
	store float %119, float* %122, align 4, !dbg !3527
	%123 = getelementptr inbounds float, float* %40, i64 31, !dbg !3528
	store float %120, float* %123, align 4, !dbg !3528
	%124 = getelementptr inbounds float, float* %40, i64 32, !dbg !3529
	store float %121, float* %124, align 4, !dbg !3529
	%125 = call float @__nv_asinhf(float %45), !dbg !3530
	%126 = fadd float %50, 1.000000e+00, !dbg !3531
	%127 = call float @__nv_acoshf(float %126), !dbg !3532
	%128 = call float @__nv_atanhf(float %52), !dbg !3533
	%129 = getelementptr inbounds float, float* %40, i64 33, !dbg !3534
	store float %125, float* %129, align 4, !dbg !3534
	%130 = getelementptr inbounds float, float* %40, i64 34, !dbg !3535
	store float %127, float* %130, align 4, !dbg !3535
	%131 = getelementptr inbounds float, float* %40, i64 35, !dbg !3536
	store float %128, float* %131, align 4, !dbg !3536
	%132 = call float @__nv_powf(float %50, float %52), !dbg !3537
	%133 = call float @__nv_hypotf(float %45, float %48), !dbg !3538
	%134 = getelementptr inbounds float, float* %40, i64 36, !dbg !3539
	store float %132, float* %134, align 4, !dbg !3539
	%135 = getelementptr inbounds float, float* %40, i64 37, !dbg !3540
	store float %133, float* %135, align 4, !dbg !3540
	%136 = call float @__nv_erff(float %53), !dbg !3541
	%137 = call float @__nv_erfcf(float %52), !dbg !3542
	%138 = getelementptr inbounds float, float* %40, i64 38, !dbg !3543
	store float %136, float* %138, align 4, !dbg !3543
	%139 = getelementptr inbounds float, float* %40, i64 39, !dbg !3544
	store float %137, float* %139, align 4, !dbg !3544
	%140 = getelementptr inbounds float, float* %40, i64 40, !dbg !3545
	store float %50, float* %140, align 4, !dbg !3545
	%141 = getelementptr inbounds float, float* %40, i64 41, !dbg !3546
	store float %52, float* %141, align 4, !dbg !3546
	%142 = add i64 %35, %34, !dbg !3451
	br label %b1, !dbg !3451

b3:
	ret void, !dbg !3451

b2_fail1:
	%143 = icmp ugt i64 %39, %p1, !dbg !3455
	br i1 %143, label %b2_fail2, label %b2_ok2, !dbg !3455

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 %39, i64 %p1), !dbg !3455
	ret void, !dbg !3455

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 149, i64 %37, i64 %39), !dbg !3455
	ret void, !dbg !3455

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 %35, i64 %p5), !dbg !3457
	ret void, !dbg !3457
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3547 {
entry:
	br label %b0, !dbg !3548

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3551, !range !11
	%1 = sext i32 %0 to i64, !dbg !3551
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3551, !range !13
	%3 = sext i32 %2 to i64, !dbg !3551
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3551, !range !13
	%5 = sext i32 %4 to i64, !dbg !3551
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3551, !range !33
	%7 = sext i32 %6 to i64, !dbg !3551
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3551, !range !34
	%9 = sext i32 %8 to i64, !dbg !3551
	%10 = mul i64 %9, %5, !dbg !3551
	%11 = add i64 %3, %10, !dbg !3551
	%12 = mul i64 %7, %11, !dbg !3551
	%13 = add i64 %1, %12, !dbg !3551
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3551, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3551, !range !35
	%16 = mul i32 %14, %15, !dbg !3551
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3551, !range !36
	%18 = mul i32 %16, %17, !dbg !3551
	%19 = sext i32 %18 to i64, !dbg !3551
	%20 = mul i64 %13, %19, !dbg !3551
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3551, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3551, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3551, !range !14
	%24 = mul i32 %15, %23, !dbg !3551
	%25 = add i32 %22, %24, !dbg !3551
	%26 = mul i32 %14, %25, !dbg !3551
	%27 = add i32 %21, %26, !dbg !3551
	%28 = sext i32 %27 to i64, !dbg !3551
	%29 = add i64 %20, %28, !dbg !3551
	%30 = add i64 %29, 1, !dbg !3552
	%31 = sitofp i64 %30 to float, !dbg !3553
	%32 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3554
	%33 = icmp uge i64 0, %p1, !dbg !3554
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3554, !prof !10

b0_ok1:
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %32, float %31), !dbg !3555
	%35 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3556
	%36 = icmp uge i64 1, %p1, !dbg !3556
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3556, !prof !10

b0_ok2:
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3557
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %35, float %37), !dbg !3557
	%39 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3558
	%40 = icmp uge i64 2, %p1, !dbg !3558
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3558, !prof !10

b0_ok3:
	%41 = bitcast float* %39 to i32*, !dbg !3559
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3559
	br label %b0_cas4, !dbg !3559

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3559
	%44 = bitcast i32 %43 to float, !dbg !3559
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3559
	%46 = fcmp uno float %44, %31, !dbg !3559
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3559
	%48 = bitcast float %47 to i32, !dbg !3559
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3559
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3559
	%51 = icmp eq i32 %50, %43, !dbg !3559
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3559

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3559
	%53 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3560
	%54 = icmp uge i64 3, %p1, !dbg !3560
	br i1 %54, label %b0_fail5, label %b0_ok5, !dbg !3560, !prof !10

b0_ok5:
	%55 = bitcast float* %53 to i32*, !dbg !3561
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3561
	br label %b0_cas6, !dbg !3561

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3561
	%58 = bitcast i32 %57 to float, !dbg !3561
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3561
	%60 = fcmp uno float %58, %31, !dbg !3561
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3561
	%62 = bitcast float %61 to i32, !dbg !3561
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3561
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3561
	%65 = icmp eq i32 %64, %57, !dbg !3561
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3561

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3561
	%67 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3562
	%68 = icmp uge i64 4, %p1, !dbg !3562
	br i1 %68, label %b0_fail7, label %b0_ok7, !dbg !3562, !prof !10

b0_ok7:
	%69 = bitcast float* %67 to i32*, !dbg !3563
	%70 = bitcast float %31 to i32, !dbg !3563
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3563
	%72 = bitcast i32 %71 to float, !dbg !3563
	%73 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3564
	%74 = icmp uge i64 %29, %p3, !dbg !3564
	br i1 %74, label %b0_fail8, label %b0_ok8, !dbg !3564, !prof !10

b0_ok8:
	store float %72, float* %73, align 4, !dbg !3564
	%75 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3565
	%76 = icmp uge i64 5, %p1, !dbg !3565
	br i1 %76, label %b0_fail9, label %b0_ok9, !dbg !3565, !prof !10

b0_ok9:
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %75) nounwind, !dbg !3566
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3567
	br i1 %78, label %b1, label %b2, !dbg !3567

b1:
	%79 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3568
	%80 = icmp uge i64 %29, %p5, !dbg !3568
	br i1 %80, label %b1_fail1, label %b1_ok1, !dbg !3568, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %79, float %31) nounwind, !dbg !3569
	br label %b2, !dbg !3569

b2:
	ret void, !dbg !3550

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !3554
	ret void, !dbg !3554

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !3556
	ret void, !dbg !3556

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !3558
	ret void, !dbg !3558

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !3560
	ret void, !dbg !3560

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !3562
	ret void, !dbg !3562

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !3564
	ret void, !dbg !3564

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !3565
	ret void, !dbg !3565

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !3568
	ret void, !dbg !3568
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3570 {
entry:
	br label %b0, !dbg !3571

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3572, !range !11
	%1 = sext i32 %0 to i64, !dbg !3572
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3572, !range !13
	%3 = sext i32 %2 to i64, !dbg !3572
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3572, !range !13
	%5 = sext i32 %4 to i64, !dbg !3572
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3572, !range !33
	%7 = sext i32 %6 to i64, !dbg !3572
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3572, !range !34
	%9 = sext i32 %8 to i64, !dbg !3572
	%10 = mul i64 %9, %5, !dbg !3572
	%11 = add i64 %3, %10, !dbg !3572
	%12 = mul i64 %7, %11, !dbg !3572
	%13 = add i64 %1, %12, !dbg !3572
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3572, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3572, !range !35
	%16 = mul i32 %14, %15, !dbg !3572
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3572, !range !36
	%18 = mul i32 %16, %17, !dbg !3572
	%19 = sext i32 %18 to i64, !dbg !3572
	%20 = mul i64 %13, %19, !dbg !3572
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3572, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3572, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3572, !range !14
	%24 = mul i32 %15, %23, !dbg !3572
	%25 = add i32 %22, %24, !dbg !3572
	%26 = mul i32 %14, %25, !dbg !3572
	%27 = add i32 %21, %26, !dbg !3572
	%28 = sext i32 %27 to i64, !dbg !3572
	%29 = add i64 %20, %28, !dbg !3572
	%30 = mul i64 %7, %9, !dbg !3572
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3572, !range !34
	%32 = sext i32 %31 to i64, !dbg !3572
	%33 = mul i64 %30, %32, !dbg !3572
	%34 = mul i64 %33, %19, !dbg !3572
	br label %b1, !dbg !3572

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3572
	%36 = icmp slt i64 %35, %p3, !dbg !3572
	br i1 %36, label %b2, label %b21, !dbg !3572

b2:
	%37 = mul i64 %35, 28, !dbg !3573
	%38 = add i64 %35, 1, !dbg !3574
	%39 = mul i64 %38, 28, !dbg !3575
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3576
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3577
	%42 = icmp ugt i64 %39, %p1, !dbg !3576
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3576, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3577
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3578
	%45 = icmp uge i64 %35, %p5, !dbg !3578
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3578, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !3578
	%47 = fadd double %43, %46, !dbg !3581
	%48 = fsub double %43, %46, !dbg !3582
	%49 = fmul double %43, %46, !dbg !3583
	%50 = fdiv double %43, %46, !dbg !3584
	%51 = getelementptr inbounds double, double* %40, i64 0, !dbg !3585
	store double %47, double* %51, align 8, !dbg !3585
	%52 = getelementptr inbounds double, double* %40, i64 1, !dbg !3586
	store double %48, double* %52, align 8, !dbg !3586
	%53 = getelementptr inbounds double, double* %40, i64 2, !dbg !3587
	store double %49, double* %53, align 8, !dbg !3587
	%54 = getelementptr inbounds double, double* %40, i64 3, !dbg !3588
	store double %50, double* %54, align 8, !dbg !3588
	%55 = fsub double -0.000000e+00, %43, !dbg !3589
	%56 = getelementptr inbounds double, double* %40, i64 4, !dbg !3590
	store double %55, double* %56, align 8, !dbg !3590
	%57 = getelementptr inbounds double, double* %40, i64 5, !dbg !3591
	store double %46, double* %57, align 8, !dbg !3591
	%58 = fcmp oeq double %43, %46, !dbg !3592
	br i1 %58, label %b4, label %b3, !dbg !3594

b3:
	br label %b4, !dbg !3595

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3596
	%60 = fcmp une double %43, %46, !dbg !3596
	br i1 %60, label %b6, label %b5, !dbg !3598

b5:
	br label %b6, !dbg !3599

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3600
	%62 = fcmp olt double %43, %46, !dbg !3600
	br i1 %62, label %b8, label %b7, !dbg !3602

b7:
	br label %b8, !dbg !3603

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3604
	%64 = getelementptr inbounds double, double* %40, i64 6, !dbg !3604
	store double %59, double* %64, align 8, !dbg !3604
	%65 = getelementptr inbounds double, double* %40, i64 7, !dbg !3605
	store double %61, double* %65, align 8, !dbg !3605
	%66 = getelementptr inbounds double, double* %40, i64 8, !dbg !3606
	store double %63, double* %66, align 8, !dbg !3606
	%67 = fcmp ole double %43, %46, !dbg !3607
	br i1 %67, label %b10, label %b9, !dbg !3609

b9:
	br label %b10, !dbg !3610

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3611
	%69 = fcmp ogt double %43, %46, !dbg !3611
	br i1 %69, label %b12, label %b11, !dbg !3613

b11:
	br label %b12, !dbg !3614

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3615
	%71 = fcmp oge double %43, %46, !dbg !3615
	br i1 %71, label %b14, label %b13, !dbg !3617

b13:
	br label %b14, !dbg !3618

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3619
	%73 = getelementptr inbounds double, double* %40, i64 9, !dbg !3619
	store double %68, double* %73, align 8, !dbg !3619
	%74 = getelementptr inbounds double, double* %40, i64 10, !dbg !3620
	store double %70, double* %74, align 8, !dbg !3620
	%75 = getelementptr inbounds double, double* %40, i64 11, !dbg !3621
	store double %72, double* %75, align 8, !dbg !3621
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3622
	%77 = bitcast double %43 to i64, !dbg !3622
	%78 = bitcast double %46 to i64, !dbg !3622
	%79 = or i64 %77, %78, !dbg !3622
	%80 = fcmp oeq double %43, %46, !dbg !3622
	%81 = bitcast i64 %79 to double, !dbg !3622
	%82 = select i1 %80, double %81, double %76, !dbg !3622
	%83 = fcmp uno double %43, %46, !dbg !3622
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3622
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3623
	%86 = bitcast double %43 to i64, !dbg !3623
	%87 = bitcast double %46 to i64, !dbg !3623
	%88 = and i64 %86, %87, !dbg !3623
	%89 = fcmp oeq double %43, %46, !dbg !3623
	%90 = bitcast i64 %88 to double, !dbg !3623
	%91 = select i1 %89, double %90, double %85, !dbg !3623
	%92 = fcmp uno double %43, %46, !dbg !3623
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3623
	%94 = getelementptr inbounds double, double* %40, i64 12, !dbg !3624
	store double %84, double* %94, align 8, !dbg !3624
	%95 = getelementptr inbounds double, double* %40, i64 13, !dbg !3625
	store double %93, double* %95, align 8, !dbg !3625
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3626
	%97 = fadd double %96, 1.000000e+00, !dbg !3627
	%98 = getelementptr inbounds double, double* %40, i64 14, !dbg !3628
	store double %97, double* %98, align 8, !dbg !3628
	%99 = fsub double 1.000000e+00, %96, !dbg !3629
	%100 = getelementptr inbounds double, double* %40, i64 15, !dbg !3630
	store double %99, double* %100, align 8, !dbg !3630
	%101 = fptrunc double %43 to float, !dbg !3631
	%102 = fpext float %101 to double, !dbg !3632
	%103 = getelementptr inbounds double, double* %40, i64 16, !dbg !3633
	store double %102, double* %103, align 8, !dbg !3633
	%104 = getelementptr inbounds double, double* %40, i64 17, !dbg !3634
	store double %43, double* %104, align 8, !dbg !3634
	%105 = getelementptr inbounds double, double* %40, i64 18, !dbg !3635
	store double %43, double* %105, align 8, !dbg !3635
	%106 = load double, double* %105, align 8, !dbg !3636
	%107 = fadd double %106, 2.000000e+00, !dbg !3637
	store double %107, double* %105, align 8, !dbg !3636
	%108 = load double, double* %105, align 8, !dbg !3638
	%109 = fdiv double %108, 3.000000e+00, !dbg !3639
	store double %109, double* %105, align 8, !dbg !3638
	br i1 %62, label %b15, label %b16, !dbg !3641

b15:
	br label %b16, !dbg !3642

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3643
	%111 = getelementptr inbounds double, double* %40, i64 19, !dbg !3643
	store double %110, double* %111, align 8, !dbg !3643
	%112 = fcmp une double %43, %43, !dbg !3644
	br i1 %112, label %b18, label %b17, !dbg !3646

b17:
	br label %b18, !dbg !3647

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3648
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3648
	store double %113, double* %114, align 8, !dbg !3648
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3649
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3650
	%117 = getelementptr inbounds double, double* %40, i64 21, !dbg !3651
	store double %115, double* %117, align 8, !dbg !3651
	%118 = getelementptr inbounds double, double* %40, i64 22, !dbg !3652
	store double %116, double* %118, align 8, !dbg !3652
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3653
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3654
	store double %119, double* %120, align 8, !dbg !3654
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3655
	store double 1.000000e-01, double* %121, align 8, !dbg !3655
	%122 = fmul double %43, 0x3870000000000000, !dbg !3656
	%123 = getelementptr inbounds double, double* %40, i64 25, !dbg !3657
	store double %122, double* %123, align 8, !dbg !3657
	br i1 %112, label %b20, label %b19, !dbg !3659

b19:
	br label %b20, !dbg !3660

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3661
	%125 = getelementptr inbounds double, double* %40, i64 26, !dbg !3661
	store double %124, double* %125, align 8, !dbg !3661
	%126 = bitcast double %46 to i64, !dbg !3662
	%127 = bitcast i64 %126 to double, !dbg !3663
	%128 = getelementptr inbounds double, double* %40, i64 27, !dbg !3664
	store double %127, double* %128, align 8, !dbg !3664
	%129 = add i64 %35, %34, !dbg !3572
	br label %b1, !dbg !3572

b21:
	ret void, !dbg !3572

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 %39, i64 %p1), !dbg !3576
	ret void, !dbg !3576

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 %35, i64 %p5), !dbg !3578
	ret void, !dbg !3578
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3665 {
entry:
	br label %b0, !dbg !3666

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3667, !range !11
	%1 = sext i32 %0 to i64, !dbg !3667
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3667, !range !13
	%3 = sext i32 %2 to i64, !dbg !3667
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3667, !range !13
	%5 = sext i32 %4 to i64, !dbg !3667
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3667, !range !33
	%7 = sext i32 %6 to i64, !dbg !3667
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3667, !range !34
	%9 = sext i32 %8 to i64, !dbg !3667
	%10 = mul i64 %9, %5, !dbg !3667
	%11 = add i64 %3, %10, !dbg !3667
	%12 = mul i64 %7, %11, !dbg !3667
	%13 = add i64 %1, %12, !dbg !3667
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3667, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3667, !range !35
	%16 = mul i32 %14, %15, !dbg !3667
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3667, !range !36
	%18 = mul i32 %16, %17, !dbg !3667
	%19 = sext i32 %18 to i64, !dbg !3667
	%20 = mul i64 %13, %19, !dbg !3667
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3667, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3667, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3667, !range !14
	%24 = mul i32 %15, %23, !dbg !3667
	%25 = add i32 %22, %24, !dbg !3667
	%26 = mul i32 %14, %25, !dbg !3667
	%27 = add i32 %21, %26, !dbg !3667
	%28 = sext i32 %27 to i64, !dbg !3667
	%29 = add i64 %20, %28, !dbg !3667
	%30 = mul i64 %7, %9, !dbg !3667
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3667, !range !34
	%32 = sext i32 %31 to i64, !dbg !3667
	%33 = mul i64 %30, %32, !dbg !3667
	%34 = mul i64 %33, %19, !dbg !3667
	br label %b1, !dbg !3667

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3667
	%36 = icmp slt i64 %35, %p3, !dbg !3667
	br i1 %36, label %b2, label %b5, !dbg !3667

b2:
	%37 = mul i64 %35, 10, !dbg !3668
	%38 = add i64 %35, 1, !dbg !3669
	%39 = mul i64 %38, 10, !dbg !3670
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3671
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3672
	%42 = icmp ugt i64 %39, %p1, !dbg !3671
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3671, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3672
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3675
	%45 = fcmp uno double %43, %43, !dbg !3675
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3675
	%47 = icmp slt i32 %46, -128, !dbg !3675
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3675
	%49 = icmp sgt i32 %48, 127, !dbg !3675
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3675
	%51 = trunc i32 %50 to i8, !dbg !3675
	%52 = sext i8 %51 to i64, !dbg !3676
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3677
	%54 = fcmp uno double %43, %43, !dbg !3677
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3677
	%56 = icmp slt i32 %55, -32768, !dbg !3677
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3677
	%58 = icmp sgt i32 %57, 32767, !dbg !3677
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3677
	%60 = trunc i32 %59 to i16, !dbg !3677
	%61 = sext i16 %60 to i64, !dbg !3678
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3679
	%63 = fcmp uno double %43, %43, !dbg !3679
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3679
	%65 = sext i32 %64 to i64, !dbg !3680
	%66 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3681
	store i64 %52, i64* %66, align 8, !dbg !3681
	%67 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3682
	store i64 %61, i64* %67, align 8, !dbg !3682
	%68 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3683
	store i64 %65, i64* %68, align 8, !dbg !3683
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3684
	%70 = fcmp uno double %43, %43, !dbg !3684
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3684
	%72 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3685
	store i64 %71, i64* %72, align 8, !dbg !3685
	%73 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3686
	store i64 %71, i64* %73, align 8, !dbg !3686
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3687
	br i1 %74, label %b3, label %b4, !dbg !3687

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3688
	br label %b4, !dbg !3688

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3689
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3690
	%78 = fcmp uno double %76, %76, !dbg !3690
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3690
	%80 = icmp slt i32 %79, 0, !dbg !3690
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3690
	%82 = icmp sgt i32 %81, 255, !dbg !3690
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3690
	%84 = trunc i32 %83 to i8, !dbg !3690
	%85 = zext i8 %84 to i64, !dbg !3691
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3692
	%87 = fcmp uno double %76, %76, !dbg !3692
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3692
	%89 = icmp slt i32 %88, 0, !dbg !3692
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3692
	%91 = icmp sgt i32 %90, 65535, !dbg !3692
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3692
	%93 = trunc i32 %92 to i16, !dbg !3692
	%94 = zext i16 %93 to i64, !dbg !3693
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3694
	%96 = fcmp uno double %76, %76, !dbg !3694
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3694
	%98 = zext i32 %97 to i64, !dbg !3695
	%99 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3696
	store i64 %85, i64* %99, align 8, !dbg !3696
	%100 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3697
	store i64 %94, i64* %100, align 8, !dbg !3697
	%101 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3698
	store i64 %98, i64* %101, align 8, !dbg !3698
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3699
	%103 = fcmp uno double %76, %76, !dbg !3699
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3699
	%105 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3701
	store i64 %104, i64* %105, align 8, !dbg !3701
	%106 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3702
	store i64 %104, i64* %106, align 8, !dbg !3702
	%107 = add i64 %35, %34, !dbg !3667
	br label %b1, !dbg !3667

b5:
	ret void, !dbg !3667

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 153, i64 %39, i64 %p1), !dbg !3671
	ret void, !dbg !3671
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3703 {
entry:
	br label %b0, !dbg !3704

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3705, !range !11
	%1 = sext i32 %0 to i64, !dbg !3705
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3705, !range !13
	%3 = sext i32 %2 to i64, !dbg !3705
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3705, !range !13
	%5 = sext i32 %4 to i64, !dbg !3705
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3705, !range !33
	%7 = sext i32 %6 to i64, !dbg !3705
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3705, !range !34
	%9 = sext i32 %8 to i64, !dbg !3705
	%10 = mul i64 %9, %5, !dbg !3705
	%11 = add i64 %3, %10, !dbg !3705
	%12 = mul i64 %7, %11, !dbg !3705
	%13 = add i64 %1, %12, !dbg !3705
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3705, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3705, !range !35
	%16 = mul i32 %14, %15, !dbg !3705
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3705, !range !36
	%18 = mul i32 %16, %17, !dbg !3705
	%19 = sext i32 %18 to i64, !dbg !3705
	%20 = mul i64 %13, %19, !dbg !3705
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3705, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3705, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3705, !range !14
	%24 = mul i32 %15, %23, !dbg !3705
	%25 = add i32 %22, %24, !dbg !3705
	%26 = mul i32 %14, %25, !dbg !3705
	%27 = add i32 %21, %26, !dbg !3705
	%28 = sext i32 %27 to i64, !dbg !3705
	%29 = add i64 %20, %28, !dbg !3705
	%30 = mul i64 %7, %9, !dbg !3705
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3705, !range !34
	%32 = sext i32 %31 to i64, !dbg !3705
	%33 = mul i64 %30, %32, !dbg !3705
	%34 = mul i64 %33, %19, !dbg !3705
	br label %b1, !dbg !3705

b1:
	%35 = phi i64 [ %29, %b0 ], [ %154, %b2_ok3 ], !dbg !3705
	%36 = icmp slt i64 %35, %p3, !dbg !3705
	br i1 %36, label %b2, label %b3, !dbg !3705

b2:
	%37 = mul i64 %35, 42, !dbg !3706
	%38 = add i64 %35, 1, !dbg !3707
	%39 = mul i64 %38, 42, !dbg !3708
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3709
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3710
	%42 = icmp ugt i64 %39, %p1, !dbg !3709
	%43 = icmp ugt i64 %37, %39, !dbg !3709
	%44 = or i1 %42, %43, !dbg !3709
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3709, !prof !10

b2_ok1:
	%45 = load double, double* %41, align 8, !dbg !3710
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3711
	%47 = icmp uge i64 %35, %p5, !dbg !3711
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3711, !prof !10

b2_ok3:
	%48 = load double, double* %46, align 8, !dbg !3711
	%49 = call double @__nv_fabs(double %45), !dbg !3714
	%50 = fadd double %49, 5.000000e-01, !dbg !3715
	%51 = fadd double %49, 1.000000e+00, !dbg !3716
	%52 = fdiv double %45, %51, !dbg !3717
	%53 = call double @__nv_fmod(double %45, double 8.000000e+00), !dbg !3718
	%54 = call double @__nv_sqrt(double %50), !dbg !3719
	%55 = getelementptr inbounds double, double* %40, i64 0, !dbg !3720
	store double %54, double* %55, align 8, !dbg !3720
	%56 = getelementptr inbounds double, double* %40, i64 1, !dbg !3721
	store double %49, double* %56, align 8, !dbg !3721
	%57 = call double @__nv_floor(double %45), !dbg !3722
	%58 = call double @__nv_ceil(double %45), !dbg !3723
	%59 = call double @__nv_trunc(double %45), !dbg !3724
	%60 = getelementptr inbounds double, double* %40, i64 2, !dbg !3725
	store double %57, double* %60, align 8, !dbg !3725
	%61 = getelementptr inbounds double, double* %40, i64 3, !dbg !3726
	store double %58, double* %61, align 8, !dbg !3726
	%62 = getelementptr inbounds double, double* %40, i64 4, !dbg !3727
	store double %59, double* %62, align 8, !dbg !3727
	%63 = call double @__nv_round(double %45), !dbg !3728
	%64 = call double @__nv_rint(double %45), !dbg !3729
	%65 = getelementptr inbounds double, double* %40, i64 5, !dbg !3730
	store double %63, double* %65, align 8, !dbg !3730
	%66 = getelementptr inbounds double, double* %40, i64 6, !dbg !3731
	store double %64, double* %66, align 8, !dbg !3731
	%67 = call double @__nv_fmin(double %45, double %48), !dbg !3732
	%68 = bitcast double %45 to i64, !dbg !3732
	%69 = bitcast double %48 to i64, !dbg !3732
	%70 = or i64 %68, %69, !dbg !3732
	%71 = fcmp oeq double %45, %48, !dbg !3732
	%72 = bitcast i64 %70 to double, !dbg !3732
	%73 = select i1 %71, double %72, double %67, !dbg !3732
	%74 = fcmp uno double %45, %48, !dbg !3732
	%75 = select i1 %74, double 0x7FF8000000000000, double %73, !dbg !3732
	%76 = call double @__nv_fmax(double %45, double %48), !dbg !3733
	%77 = bitcast double %45 to i64, !dbg !3733
	%78 = bitcast double %48 to i64, !dbg !3733
	%79 = and i64 %77, %78, !dbg !3733
	%80 = fcmp oeq double %45, %48, !dbg !3733
	%81 = bitcast i64 %79 to double, !dbg !3733
	%82 = select i1 %80, double %81, double %76, !dbg !3733
	%83 = fcmp uno double %45, %48, !dbg !3733
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3733
	%85 = getelementptr inbounds double, double* %40, i64 7, !dbg !3734
	store double %75, double* %85, align 8, !dbg !3734
	%86 = getelementptr inbounds double, double* %40, i64 8, !dbg !3735
	store double %84, double* %86, align 8, !dbg !3735
	%87 = fsub double %45, %48, !dbg !3736
	%88 = fcmp ole double %87, 0.000000e+00, !dbg !3736
	%89 = select i1 %88, double 0.000000e+00, double %87, !dbg !3736
	%90 = call double @__nv_copysign(double %45, double %48), !dbg !3737
	%91 = getelementptr inbounds double, double* %40, i64 9, !dbg !3738
	store double %89, double* %91, align 8, !dbg !3738
	%92 = getelementptr inbounds double, double* %40, i64 10, !dbg !3739
	store double %90, double* %92, align 8, !dbg !3739
	%93 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !3740
	%94 = getelementptr inbounds double, double* %40, i64 11, !dbg !3741
	store double %93, double* %94, align 8, !dbg !3741
	%95 = call double @__nv_fmod(double %45, double %50), !dbg !3742
	%96 = call double @__nv_remainder(double %45, double %50), !dbg !3743
	%97 = getelementptr inbounds double, double* %40, i64 12, !dbg !3744
	store double %95, double* %97, align 8, !dbg !3744
	%98 = getelementptr inbounds double, double* %40, i64 13, !dbg !3745
	store double %96, double* %98, align 8, !dbg !3745
	%99 = call double @__nv_rsqrt(double %50), !dbg !3746
	%100 = call double @__nv_cbrt(double %45), !dbg !3747
	%101 = getelementptr inbounds double, double* %40, i64 14, !dbg !3748
	store double %99, double* %101, align 8, !dbg !3748
	%102 = getelementptr inbounds double, double* %40, i64 15, !dbg !3749
	store double %100, double* %102, align 8, !dbg !3749
	%103 = call double @__nv_exp(double %53), !dbg !3750
	%104 = call double @__nv_exp2(double %53), !dbg !3751
	%105 = call double @__nv_expm1(double %53), !dbg !3752
	%106 = getelementptr inbounds double, double* %40, i64 16, !dbg !3753
	store double %103, double* %106, align 8, !dbg !3753
	%107 = getelementptr inbounds double, double* %40, i64 17, !dbg !3754
	store double %104, double* %107, align 8, !dbg !3754
	%108 = getelementptr inbounds double, double* %40, i64 18, !dbg !3755
	store double %105, double* %108, align 8, !dbg !3755
	%109 = call double @__nv_log(double %50), !dbg !3756
	%110 = call double @__nv_log2(double %50), !dbg !3757
	%111 = call double @__nv_log10(double %50), !dbg !3758
	%112 = call double @__nv_log1p(double %50), !dbg !3759
	%113 = getelementptr inbounds double, double* %40, i64 19, !dbg !3760
	store double %109, double* %113, align 8, !dbg !3760
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3761
	store double %110, double* %114, align 8, !dbg !3761
	%115 = getelementptr inbounds double, double* %40, i64 21, !dbg !3762
	store double %111, double* %115, align 8, !dbg !3762
	%116 = getelementptr inbounds double, double* %40, i64 22, !dbg !3763
	store double %112, double* %116, align 8, !dbg !3763
	%117 = call double @__nv_sin(double %53), !dbg !3764
	%118 = call double @__nv_cos(double %53), !dbg !3765
	%119 = call double @__nv_tan(double %52), !dbg !3766
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3767
	store double %117, double* %120, align 8, !dbg !3767
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3768
	store double %118, double* %121, align 8, !dbg !3768
	%122 = getelementptr inbounds double, double* %40, i64 25, !dbg !3769
	store double %119, double* %122, align 8, !dbg !3769
	%123 = call double @__nv_asin(double %52), !dbg !3770
	%124 = call double @__nv_acos(double %52), !dbg !3771
	%125 = call double @__nv_atan(double %45), !dbg !3772
	%126 = getelementptr inbounds double, double* %40, i64 26, !dbg !3773
	store double %123, double* %126, align 8, !dbg !3773
	%127 = getelementptr inbounds double, double* %40, i64 27, !dbg !3774
	store double %124, double* %127, align 8, !dbg !3774
	%128 = getelementptr inbounds double, double* %40, i64 28, !dbg !3775
	store double %125, double* %128, align 8, !dbg !3775
	%129 = call double @__nv_atan2(double %48, double %45), !dbg !3776
	%130 = getelementptr inbounds double, double* %40, i64 29, !dbg !3777
	store double %129, double* %130, align 8, !dbg !3777
	%131 = call double @__nv_sinh(double %53), !dbg !3778
	%132 = call double @__nv_cosh(double %53), !dbg !3779
	%133 = call double @__nv_tanh(double %53), !dbg !3780
	%134 = getelementptr inbounds double, double* %40, i64 30, !dbg !3781
	store double %131, double* %134, align 8, !dbg !3781
	%135 = getelementptr inbounds double, double* %40, i64 31, !dbg !3782
	store double %132, double* %135, align 8, !dbg !3782
	%136 = getelementptr inbounds double, double* %40, i64 32, !dbg !3783
	store double %133, double* %136, align 8, !dbg !3783
	%137 = call double @__nv_asinh(double %45), !dbg !3784
	%138 = fadd double %50, 1.000000e+00, !dbg !3785
	%139 = call double @__nv_acosh(double %138), !dbg !3786
	%140 = call double @__nv_atanh(double %52), !dbg !3787
	%141 = getelementptr inbounds double, double* %40, i64 33, !dbg !3788
	store double %137, double* %141, align 8, !dbg !3788
	%142 = getelementptr inbounds double, double* %40, i64 34, !dbg !3789
	store double %139, double* %142, align 8, !dbg !3789
	%143 = getelementptr inbounds double, double* %40, i64 35, !dbg !3790
	store double %140, double* %143, align 8, !dbg !3790
	%144 = call double @__nv_pow(double %50, double %52), !dbg !3791
	%145 = call double @__nv_hypot(double %45, double %48), !dbg !3792
	%146 = getelementptr inbounds double, double* %40, i64 36, !dbg !3793
	store double %144, double* %146, align 8, !dbg !3793
	%147 = getelementptr inbounds double, double* %40, i64 37, !dbg !3794
	store double %145, double* %147, align 8, !dbg !3794
	%148 = call double @__nv_erf(double %53), !dbg !3795
	%149 = call double @__nv_erfc(double %52), !dbg !3796
	%150 = getelementptr inbounds double, double* %40, i64 38, !dbg !3797
	store double %148, double* %150, align 8, !dbg !3797
	%151 = getelementptr inbounds double, double* %40, i64 39, !dbg !3798
	store double %149, double* %151, align 8, !dbg !3798
	%152 = getelementptr inbounds double, double* %40, i64 40, !dbg !3799
	store double %50, double* %152, align 8, !dbg !3799
	%153 = getelementptr inbounds double, double* %40, i64 41, !dbg !3800
	store double %52, double* %153, align 8, !dbg !3800
	%154 = add i64 %35, %34, !dbg !3705
	br label %b1, !dbg !3705

b3:
	ret void, !dbg !3705

b2_fail1:
	%155 = icmp ugt i64 %39, %p1, !dbg !3709
	br i1 %155, label %b2_fail2, label %b2_ok2, !dbg !3709

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 %39, i64 %p1), !dbg !3709
	ret void, !dbg !3709

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 %37, i64 %39), !dbg !3709
	ret void, !dbg !3709

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 %35, i64 %p5), !dbg !3711
	ret void, !dbg !3711
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3801 {
entry:
	br label %b0, !dbg !3802

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3805, !range !11
	%1 = sext i32 %0 to i64, !dbg !3805
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3805, !range !13
	%3 = sext i32 %2 to i64, !dbg !3805
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3805, !range !13
	%5 = sext i32 %4 to i64, !dbg !3805
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3805, !range !33
	%7 = sext i32 %6 to i64, !dbg !3805
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3805, !range !34
	%9 = sext i32 %8 to i64, !dbg !3805
	%10 = mul i64 %9, %5, !dbg !3805
	%11 = add i64 %3, %10, !dbg !3805
	%12 = mul i64 %7, %11, !dbg !3805
	%13 = add i64 %1, %12, !dbg !3805
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3805, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3805, !range !35
	%16 = mul i32 %14, %15, !dbg !3805
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3805, !range !36
	%18 = mul i32 %16, %17, !dbg !3805
	%19 = sext i32 %18 to i64, !dbg !3805
	%20 = mul i64 %13, %19, !dbg !3805
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3805, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3805, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3805, !range !14
	%24 = mul i32 %15, %23, !dbg !3805
	%25 = add i32 %22, %24, !dbg !3805
	%26 = mul i32 %14, %25, !dbg !3805
	%27 = add i32 %21, %26, !dbg !3805
	%28 = sext i32 %27 to i64, !dbg !3805
	%29 = add i64 %20, %28, !dbg !3805
	%30 = add i64 %29, 1, !dbg !3806
	%31 = sitofp i64 %30 to double, !dbg !3807
	%32 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3808
	%33 = icmp uge i64 0, %p1, !dbg !3808
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3808, !prof !10

b0_ok1:
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %32, double %31), !dbg !3809
	%35 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3810
	%36 = icmp uge i64 1, %p1, !dbg !3810
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3810, !prof !10

b0_ok2:
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3811
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %35, double %37), !dbg !3811
	%39 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3812
	%40 = icmp uge i64 2, %p1, !dbg !3812
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3812, !prof !10

b0_ok3:
	%41 = bitcast double* %39 to i64*, !dbg !3813
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3813
	br label %b0_cas4, !dbg !3813

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3813
	%44 = bitcast i64 %43 to double, !dbg !3813
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3813
	%46 = bitcast double %44 to i64, !dbg !3813
	%47 = bitcast double %31 to i64, !dbg !3813
	%48 = or i64 %46, %47, !dbg !3813
	%49 = fcmp oeq double %44, %31, !dbg !3813
	%50 = bitcast i64 %48 to double, !dbg !3813
	%51 = select i1 %49, double %50, double %45, !dbg !3813
	%52 = fcmp uno double %44, %31, !dbg !3813
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3813
	%54 = bitcast double %53 to i64, !dbg !3813
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3813
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3813
	%57 = icmp eq i64 %56, %43, !dbg !3813
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3813

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3813
	%59 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3814
	%60 = icmp uge i64 3, %p1, !dbg !3814
	br i1 %60, label %b0_fail5, label %b0_ok5, !dbg !3814, !prof !10

b0_ok5:
	%61 = bitcast double* %59 to i64*, !dbg !3815
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3815
	br label %b0_cas6, !dbg !3815

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3815
	%64 = bitcast i64 %63 to double, !dbg !3815
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3815
	%66 = bitcast double %64 to i64, !dbg !3815
	%67 = bitcast double %31 to i64, !dbg !3815
	%68 = and i64 %66, %67, !dbg !3815
	%69 = fcmp oeq double %64, %31, !dbg !3815
	%70 = bitcast i64 %68 to double, !dbg !3815
	%71 = select i1 %69, double %70, double %65, !dbg !3815
	%72 = fcmp uno double %64, %31, !dbg !3815
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3815
	%74 = bitcast double %73 to i64, !dbg !3815
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3815
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3815
	%77 = icmp eq i64 %76, %63, !dbg !3815
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3815

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3815
	%79 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3816
	%80 = icmp uge i64 4, %p1, !dbg !3816
	br i1 %80, label %b0_fail7, label %b0_ok7, !dbg !3816, !prof !10

b0_ok7:
	%81 = bitcast double* %79 to i64*, !dbg !3817
	%82 = bitcast double %31 to i64, !dbg !3817
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3817
	%84 = bitcast i64 %83 to double, !dbg !3817
	%85 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3818
	%86 = icmp uge i64 %29, %p3, !dbg !3818
	br i1 %86, label %b0_fail8, label %b0_ok8, !dbg !3818, !prof !10

b0_ok8:
	store double %84, double* %85, align 8, !dbg !3818
	%87 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3819
	%88 = icmp uge i64 5, %p1, !dbg !3819
	br i1 %88, label %b0_fail9, label %b0_ok9, !dbg !3819, !prof !10

b0_ok9:
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %87) nounwind, !dbg !3820
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3821
	br i1 %90, label %b1, label %b2, !dbg !3821

b1:
	%91 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3822
	%92 = icmp uge i64 %29, %p5, !dbg !3822
	br i1 %92, label %b1_fail1, label %b1_ok1, !dbg !3822, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %91, double %31) nounwind, !dbg !3823
	br label %b2, !dbg !3823

b2:
	ret void, !dbg !3804

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 0, i64 %p1), !dbg !3808
	ret void, !dbg !3808

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 1, i64 %p1), !dbg !3810
	ret void, !dbg !3810

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 2, i64 %p1), !dbg !3812
	ret void, !dbg !3812

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 3, i64 %p1), !dbg !3814
	ret void, !dbg !3814

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !3816
	ret void, !dbg !3816

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %29, i64 %p3), !dbg !3818
	ret void, !dbg !3818

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !3819
	ret void, !dbg !3819

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %29, i64 %p5), !dbg !3822
	ret void, !dbg !3822
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

define internal i16 @gpuc_bf16_fma(i16 %x, i16 %y, i16 %z) alwaysinline nounwind readnone {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	%4 = call i16 asm "fma.rn.bf16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %x, i16 %y, i16 %z) nounwind
	ret i16 %4

without:
	%5 = zext i16 %x to i32
	%6 = shl i32 %5, 16
	%7 = bitcast i32 %6 to float
	%8 = fpext float %7 to double
	%9 = zext i16 %y to i32
	%10 = shl i32 %9, 16
	%11 = bitcast i32 %10 to float
	%12 = fpext float %11 to double
	%13 = zext i16 %z to i32
	%14 = shl i32 %13, 16
	%15 = bitcast i32 %14 to float
	%16 = fpext float %15 to double
	%17 = fmul double %8, %12
	%18 = fadd double %17, %16
	%19 = fsub double %18, %17
	%20 = fsub double %18, %19
	%21 = fsub double %17, %20
	%22 = fsub double %16, %19
	%23 = fadd double %21, %22
	%24 = bitcast double %18 to i64
	%25 = and i64 %24, 1
	%26 = icmp eq i64 %25, 0
	%27 = fcmp one double %23, 0.0
	%28 = fcmp one double %18, 0.0
	%29 = and i1 %27, %28
	%30 = fcmp ogt double %23, 0.0
	%31 = fcmp ogt double %18, 0.0
	%32 = icmp eq i1 %30, %31
	%33 = select i1 %32, i64 1, i64 -1
	%34 = and i1 %29, %26
	%35 = add i64 %24, %33
	%36 = select i1 %34, i64 %35, i64 %24
	%37 = bitcast i64 %36 to double
	%38 = call float @llvm.nvvm.d2f.rz(double %37)
	%39 = fpext float %38 to double
	%40 = fcmp one double %39, %37
	%41 = bitcast float %38 to i32
	%42 = zext i1 %40 to i32
	%43 = or i32 %41, %42
	%44 = bitcast i32 %43 to float
	%45 = bitcast float %44 to i32
	%46 = lshr i32 %45, 16
	%47 = and i32 %46, 1
	%48 = add i32 %45, 32767
	%49 = add i32 %48, %47
	%50 = lshr i32 %49, 16
	%51 = trunc i32 %50 to i16
	%52 = fcmp uno float %44, %44
	%53 = select i1 %52, i16 32767, i16 %51
	ret i16 %53
}

declare i32 @__nvvm_reflect(i8* %a0) nounwind readnone

declare float @llvm.nvvm.d2f.rz(double %a0) nounwind readnone

define internal i16 @gpuc_bf16_round(float %x) alwaysinline nounwind readnone {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	%4 = call i16 asm "cvt.rn.bf16.f32 $0, $1;", "=h,f"(float %x) nounwind
	ret i16 %4

without:
	%5 = bitcast float %x to i32
	%6 = lshr i32 %5, 16
	%7 = and i32 %6, 1
	%8 = add i32 %5, 32767
	%9 = add i32 %8, %7
	%10 = lshr i32 %9, 16
	%11 = trunc i32 %10 to i16
	%12 = fcmp uno float %x, %x
	%13 = select i1 %12, i16 32767, i16 %11
	ret i16 %13
}

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
!nvvm.annotations = !{!3824, !3825, !3826, !3827, !3828, !3829, !3830, !3831, !3832, !3833, !3834, !3835, !3836, !3837, !3838, !3839, !3840, !3841, !3842, !3843, !3844, !3845, !3846, !3847, !3848, !3849, !3850, !3851, !3852, !3853, !3854, !3855, !3856, !3857, !3858, !3859, !3860, !3861, !3862, !3863, !3864, !3865, !3866, !3867, !3868, !3869, !3870, !3871, !3872, !3873, !3874, !3875, !3876, !3877, !3878, !3879, !3880, !3881, !3882, !3883, !3884, !3885, !3886, !3887, !3888, !3889, !3890, !3891, !3892, !3893, !3894, !3895, !3896, !3897}
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
!801 = !DIFile(filename: "narrow.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!802 = distinct !DISubprogram(name: "Narrow16", scope: !801, file: !801, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!803 = !DILocation(line: 61, column: 6, scope: !802)
!804 = distinct !DISubprogram(name: "narrowKernel", scope: !801, file: !801, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!805 = !DILocation(line: 62, column: 14, scope: !802)
!806 = !DILocation(line: 49, column: 27, scope: !804, inlinedAt: !805)
!807 = !DILocation(line: 50, column: 21, scope: !804, inlinedAt: !805)
!808 = !DILocation(line: 51, column: 32, scope: !804, inlinedAt: !805)
!809 = !DILocation(line: 52, column: 14, scope: !804, inlinedAt: !805)
!810 = !DILocation(line: 52, column: 7, scope: !804, inlinedAt: !805)
!811 = !DILocation(line: 53, column: 16, scope: !804, inlinedAt: !805)
!812 = !DILocation(line: 53, column: 33, scope: !804, inlinedAt: !805)
!813 = !DILocation(line: 53, column: 36, scope: !804, inlinedAt: !805)
!814 = !DILocation(line: 53, column: 14, scope: !804, inlinedAt: !805)
!815 = !DILocation(line: 53, column: 59, scope: !804, inlinedAt: !805)
!816 = !DILocation(line: 53, column: 68, scope: !804, inlinedAt: !805)
!817 = !DILocation(line: 53, column: 74, scope: !804, inlinedAt: !805)
!818 = distinct !DISubprogram(name: "Narrows", scope: !801, file: !801, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!819 = !DILocation(line: 53, column: 10, scope: !804, inlinedAt: !805)
!820 = !DILocation(line: 27, column: 40, scope: !818, inlinedAt: !819)
!821 = !DILocation(line: 27, column: 50, scope: !818, inlinedAt: !819)
!822 = !DILocation(line: 27, column: 60, scope: !818, inlinedAt: !819)
!823 = !DILocation(line: 27, column: 70, scope: !818, inlinedAt: !819)
!824 = !DILocation(line: 27, column: 5, scope: !818, inlinedAt: !819)
!825 = !DILocation(line: 27, column: 13, scope: !818, inlinedAt: !819)
!826 = !DILocation(line: 27, column: 21, scope: !818, inlinedAt: !819)
!827 = !DILocation(line: 27, column: 29, scope: !818, inlinedAt: !819)
!828 = !DILocation(line: 28, column: 24, scope: !818, inlinedAt: !819)
!829 = !DILocation(line: 28, column: 53, scope: !818, inlinedAt: !819)
!830 = !DILocation(line: 28, column: 37, scope: !818, inlinedAt: !819)
!831 = !DILocation(line: 28, column: 5, scope: !818, inlinedAt: !819)
!832 = !DILocation(line: 28, column: 13, scope: !818, inlinedAt: !819)
!833 = !DILocation(line: 29, column: 32, scope: !818, inlinedAt: !819)
!834 = !DILocation(line: 29, column: 41, scope: !818, inlinedAt: !819)
!835 = !DILocation(line: 29, column: 57, scope: !818, inlinedAt: !819)
!836 = !DILocation(line: 29, column: 5, scope: !818, inlinedAt: !819)
!837 = !DILocation(line: 29, column: 13, scope: !818, inlinedAt: !819)
!838 = !DILocation(line: 29, column: 21, scope: !818, inlinedAt: !819)
!839 = !DILocation(line: 30, column: 23, scope: !818, inlinedAt: !819)
!840 = !DILocation(line: 30, column: 5, scope: !818, inlinedAt: !819)
!841 = !DILocation(line: 31, column: 29, scope: !818, inlinedAt: !819)
!842 = !DILocation(line: 31, column: 41, scope: !818, inlinedAt: !819)
!843 = !DILocation(line: 31, column: 53, scope: !818, inlinedAt: !819)
!844 = !DILocation(line: 31, column: 59, scope: !818, inlinedAt: !819)
!845 = !DILocation(line: 31, column: 63, scope: !818, inlinedAt: !819)
!846 = distinct !DISubprogram(name: "facts", scope: !801, file: !801, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!847 = !DILocation(line: 31, column: 17, scope: !818, inlinedAt: !819)
!848 = !DILocation(line: 36, column: 6, scope: !846, inlinedAt: !847)
!849 = !DILocation(line: 38, column: 2, scope: !846, inlinedAt: !847)
!850 = !DILocation(line: 39, column: 20, scope: !846, inlinedAt: !847)
!851 = !DILocation(line: 40, column: 12, scope: !846, inlinedAt: !847)
!852 = !DILocation(line: 42, column: 13, scope: !846, inlinedAt: !847)
!853 = !DILocation(line: 31, column: 5, scope: !818, inlinedAt: !819)
!854 = !DILocation(line: 32, column: 5, scope: !818, inlinedAt: !819)
!855 = !DILocation(line: 54, column: 14, scope: !804, inlinedAt: !805)
!856 = !DILocation(line: 54, column: 25, scope: !804, inlinedAt: !805)
!857 = !DILocation(line: 54, column: 7, scope: !804, inlinedAt: !805)
!858 = distinct !DISubprogram(name: "NarrowB16", scope: !801, file: !801, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!859 = !DILocation(line: 68, column: 6, scope: !858)
!860 = distinct !DISubprogram(name: "narrowKernel", scope: !801, file: !801, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!861 = !DILocation(line: 69, column: 14, scope: !858)
!862 = !DILocation(line: 49, column: 27, scope: !860, inlinedAt: !861)
!863 = !DILocation(line: 50, column: 21, scope: !860, inlinedAt: !861)
!864 = !DILocation(line: 51, column: 32, scope: !860, inlinedAt: !861)
!865 = !DILocation(line: 52, column: 14, scope: !860, inlinedAt: !861)
!866 = !DILocation(line: 52, column: 7, scope: !860, inlinedAt: !861)
!867 = !DILocation(line: 53, column: 16, scope: !860, inlinedAt: !861)
!868 = !DILocation(line: 53, column: 33, scope: !860, inlinedAt: !861)
!869 = !DILocation(line: 53, column: 36, scope: !860, inlinedAt: !861)
!870 = !DILocation(line: 53, column: 14, scope: !860, inlinedAt: !861)
!871 = !DILocation(line: 53, column: 59, scope: !860, inlinedAt: !861)
!872 = !DILocation(line: 53, column: 68, scope: !860, inlinedAt: !861)
!873 = !DILocation(line: 53, column: 74, scope: !860, inlinedAt: !861)
!874 = distinct !DISubprogram(name: "Narrows", scope: !801, file: !801, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!875 = !DILocation(line: 53, column: 10, scope: !860, inlinedAt: !861)
!876 = !DILocation(line: 27, column: 40, scope: !874, inlinedAt: !875)
!877 = !DILocation(line: 27, column: 50, scope: !874, inlinedAt: !875)
!878 = !DILocation(line: 27, column: 60, scope: !874, inlinedAt: !875)
!879 = !DILocation(line: 27, column: 70, scope: !874, inlinedAt: !875)
!880 = !DILocation(line: 27, column: 5, scope: !874, inlinedAt: !875)
!881 = !DILocation(line: 27, column: 13, scope: !874, inlinedAt: !875)
!882 = !DILocation(line: 27, column: 21, scope: !874, inlinedAt: !875)
!883 = !DILocation(line: 27, column: 29, scope: !874, inlinedAt: !875)
!884 = !DILocation(line: 28, column: 24, scope: !874, inlinedAt: !875)
!885 = !DILocation(line: 28, column: 53, scope: !874, inlinedAt: !875)
!886 = !DILocation(line: 28, column: 37, scope: !874, inlinedAt: !875)
!887 = !DILocation(line: 28, column: 5, scope: !874, inlinedAt: !875)
!888 = !DILocation(line: 28, column: 13, scope: !874, inlinedAt: !875)
!889 = !DILocation(line: 29, column: 32, scope: !874, inlinedAt: !875)
!890 = !DILocation(line: 29, column: 41, scope: !874, inlinedAt: !875)
!891 = !DILocation(line: 29, column: 57, scope: !874, inlinedAt: !875)
!892 = !DILocation(line: 29, column: 5, scope: !874, inlinedAt: !875)
!893 = !DILocation(line: 29, column: 13, scope: !874, inlinedAt: !875)
!894 = !DILocation(line: 29, column: 21, scope: !874, inlinedAt: !875)
!895 = !DILocation(line: 30, column: 23, scope: !874, inlinedAt: !875)
!896 = !DILocation(line: 30, column: 5, scope: !874, inlinedAt: !875)
!897 = !DILocation(line: 31, column: 29, scope: !874, inlinedAt: !875)
!898 = !DILocation(line: 31, column: 41, scope: !874, inlinedAt: !875)
!899 = !DILocation(line: 31, column: 53, scope: !874, inlinedAt: !875)
!900 = !DILocation(line: 31, column: 59, scope: !874, inlinedAt: !875)
!901 = !DILocation(line: 31, column: 63, scope: !874, inlinedAt: !875)
!902 = distinct !DISubprogram(name: "facts", scope: !801, file: !801, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!903 = !DILocation(line: 31, column: 17, scope: !874, inlinedAt: !875)
!904 = !DILocation(line: 36, column: 6, scope: !902, inlinedAt: !903)
!905 = !DILocation(line: 38, column: 2, scope: !902, inlinedAt: !903)
!906 = !DILocation(line: 39, column: 20, scope: !902, inlinedAt: !903)
!907 = !DILocation(line: 40, column: 12, scope: !902, inlinedAt: !903)
!908 = !DILocation(line: 42, column: 13, scope: !902, inlinedAt: !903)
!909 = !DILocation(line: 31, column: 5, scope: !874, inlinedAt: !875)
!910 = !DILocation(line: 32, column: 5, scope: !874, inlinedAt: !875)
!911 = !DILocation(line: 54, column: 14, scope: !860, inlinedAt: !861)
!912 = !DILocation(line: 54, column: 25, scope: !860, inlinedAt: !861)
!913 = !DILocation(line: 54, column: 7, scope: !860, inlinedAt: !861)
!914 = distinct !DISubprogram(name: "NarrowRounding", scope: !801, file: !801, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!915 = !DILocation(line: 91, column: 6, scope: !914)
!916 = !DILocation(line: 92, column: 32, scope: !914)
!917 = !DILocation(line: 93, column: 20, scope: !914)
!918 = !DILocation(line: 93, column: 37, scope: !914)
!919 = !DILocation(line: 93, column: 23, scope: !914)
!920 = !DILocation(line: 93, column: 54, scope: !914)
!921 = !DILocation(line: 93, column: 40, scope: !914)
!922 = distinct !DISubprogram(name: "Round", scope: !801, file: !801, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!923 = !DILocation(line: 93, column: 17, scope: !914)
!924 = !DILocation(line: 83, column: 34, scope: !922, inlinedAt: !923)
!925 = !DILocation(line: 83, column: 60, scope: !922, inlinedAt: !923)
!926 = !DILocation(line: 83, column: 87, scope: !922, inlinedAt: !923)
!927 = !DILocation(line: 83, column: 114, scope: !922, inlinedAt: !923)
!928 = !DILocation(line: 84, column: 36, scope: !922, inlinedAt: !923)
!929 = !DILocation(line: 84, column: 55, scope: !922, inlinedAt: !923)
!930 = !DILocation(line: 84, column: 73, scope: !922, inlinedAt: !923)
!931 = !DILocation(line: 84, column: 91, scope: !922, inlinedAt: !923)
!932 = !DILocation(line: 93, column: 6, scope: !914)
!933 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!934 = distinct !DISubprogram(name: "Parameters", scope: !933, file: !933, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!935 = !DILocation(line: 35, column: 6, scope: !934)
!936 = !DILocation(line: 36, column: 18, scope: !934)
!937 = !DILocation(line: 36, column: 21, scope: !934)
!938 = !DILocation(line: 37, column: 3, scope: !934)
!939 = !DILocation(line: 39, column: 31, scope: !934)
!940 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !939)
!941 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !939)
!942 = !DILocation(line: 39, column: 43, scope: !934)
!943 = !DILocation(line: 39, column: 5, scope: !934)
!944 = !DILocation(line: 39, column: 13, scope: !934)
!945 = !DILocation(line: 40, column: 26, scope: !934)
!946 = !DILocation(line: 40, column: 44, scope: !934)
!947 = !DILocation(line: 40, column: 5, scope: !934)
!948 = !DILocation(line: 40, column: 13, scope: !934)
!949 = !DILocation(line: 41, column: 33, scope: !934)
!950 = !DILocation(line: 41, column: 23, scope: !934)
!951 = !DILocation(line: 41, column: 18, scope: !934)
!952 = !DILocation(line: 41, column: 5, scope: !934)
!953 = !DILocation(line: 42, column: 39, scope: !934)
!954 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !953)
!955 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !953)
!956 = !DILocation(line: 42, column: 64, scope: !934)
!957 = !DILocation(line: 42, column: 61, scope: !934)
!958 = !DILocation(line: 42, column: 84, scope: !934)
!959 = !DILocation(line: 42, column: 5, scope: !934)
!960 = !DILocation(line: 42, column: 13, scope: !934)
!961 = !DILocation(line: 42, column: 21, scope: !934)
!962 = !DILocation(line: 43, column: 26, scope: !934)
!963 = !DILocation(line: 43, column: 53, scope: !934)
!964 = !DILocation(line: 43, column: 5, scope: !934)
!965 = !DILocation(line: 43, column: 13, scope: !934)
!966 = !DILocation(line: 44, column: 28, scope: !934)
!967 = !DILocation(line: 44, column: 64, scope: !934)
!968 = !DILocation(line: 44, column: 50, scope: !934)
!969 = !DILocation(line: 44, column: 5, scope: !934)
!970 = !DILocation(line: 44, column: 14, scope: !934)
!971 = !DILocation(line: 45, column: 46, scope: !934)
!972 = !DILocation(line: 45, column: 28, scope: !934)
!973 = !DILocation(line: 45, column: 112, scope: !934)
!974 = !DILocation(line: 45, column: 98, scope: !934)
!975 = !DILocation(line: 45, column: 84, scope: !934)
!976 = !DILocation(line: 45, column: 66, scope: !934)
!977 = !DILocation(line: 45, column: 5, scope: !934)
!978 = !DILocation(line: 45, column: 14, scope: !934)
!979 = !DILocation(line: 46, column: 45, scope: !934)
!980 = !DILocation(line: 46, column: 28, scope: !934)
!981 = !DILocation(line: 46, column: 66, scope: !934)
!982 = !DILocation(line: 46, column: 5, scope: !934)
!983 = !DILocation(line: 46, column: 14, scope: !934)
!984 = !DILocation(line: 47, column: 28, scope: !934)
!985 = !DILocation(line: 47, column: 5, scope: !934)
!986 = !DILocation(line: 47, column: 14, scope: !934)
!987 = !DILocation(line: 48, column: 28, scope: !934)
!988 = !DILocation(line: 48, column: 42, scope: !934)
!989 = !DILocation(line: 48, column: 48, scope: !934)
!990 = !DILocation(line: 48, column: 34, scope: !934)
!991 = !DILocation(line: 48, column: 59, scope: !934)
!992 = !DILocation(line: 48, column: 65, scope: !934)
!993 = !DILocation(line: 48, column: 51, scope: !934)
!994 = !DILocation(line: 48, column: 78, scope: !934)
!995 = !DILocation(line: 48, column: 5, scope: !934)
!996 = !DILocation(line: 48, column: 14, scope: !934)
!997 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!998 = distinct !DISubprogram(name: "IntegersInt8", scope: !997, file: !997, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!999 = !DILocation(line: 10, column: 6, scope: !998)
!1000 = !DILocation(line: 11, column: 32, scope: !998)
!1001 = !DILocation(line: 12, column: 17, scope: !998)
!1002 = !DILocation(line: 12, column: 35, scope: !998)
!1003 = !DILocation(line: 12, column: 38, scope: !998)
!1004 = !DILocation(line: 12, column: 15, scope: !998)
!1005 = !DILocation(line: 12, column: 57, scope: !998)
!1006 = !DILocation(line: 12, column: 63, scope: !998)
!1007 = !DILocation(line: 12, column: 74, scope: !998)
!1008 = !DILocation(line: 12, column: 72, scope: !998)
!1009 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!1010 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1011 = !DILocation(line: 12, column: 11, scope: !998)
!1012 = !DILocation(line: 14, column: 28, scope: !1010, inlinedAt: !1011)
!1013 = !DILocation(line: 14, column: 33, scope: !1010, inlinedAt: !1011)
!1014 = !DILocation(line: 14, column: 38, scope: !1010, inlinedAt: !1011)
!1015 = !DILocation(line: 14, column: 5, scope: !1010, inlinedAt: !1011)
!1016 = !DILocation(line: 14, column: 13, scope: !1010, inlinedAt: !1011)
!1017 = !DILocation(line: 14, column: 21, scope: !1010, inlinedAt: !1011)
!1018 = !DILocation(line: 15, column: 36, scope: !1010, inlinedAt: !1011)
!1019 = !DILocation(line: 15, column: 41, scope: !1010, inlinedAt: !1011)
!1020 = !DILocation(line: 15, column: 46, scope: !1010, inlinedAt: !1011)
!1021 = !DILocation(line: 15, column: 51, scope: !1010, inlinedAt: !1011)
!1022 = !DILocation(line: 15, column: 5, scope: !1010, inlinedAt: !1011)
!1023 = !DILocation(line: 15, column: 13, scope: !1010, inlinedAt: !1011)
!1024 = !DILocation(line: 15, column: 21, scope: !1010, inlinedAt: !1011)
!1025 = !DILocation(line: 15, column: 29, scope: !1010, inlinedAt: !1011)
!1026 = !DILocation(line: 16, column: 27, scope: !1010, inlinedAt: !1011)
!1027 = !DILocation(line: 16, column: 31, scope: !1010, inlinedAt: !1011)
!1028 = !DILocation(line: 16, column: 5, scope: !1010, inlinedAt: !1011)
!1029 = !DILocation(line: 16, column: 13, scope: !1010, inlinedAt: !1011)
!1030 = !DILocation(line: 16, column: 21, scope: !1010, inlinedAt: !1011)
!1031 = !DILocation(line: 17, column: 22, scope: !1010, inlinedAt: !1011)
!1032 = !DILocation(line: 17, column: 28, scope: !1010, inlinedAt: !1011)
!1033 = !DILocation(line: 17, column: 5, scope: !1010, inlinedAt: !1011)
!1034 = !DILocation(line: 17, column: 14, scope: !1010, inlinedAt: !1011)
!1035 = !DILocation(line: 18, column: 27, scope: !1010, inlinedAt: !1011)
!1036 = !DILocation(line: 18, column: 22, scope: !1010, inlinedAt: !1011)
!1037 = !DILocation(line: 18, column: 40, scope: !1010, inlinedAt: !1011)
!1038 = !DILocation(line: 18, column: 33, scope: !1010, inlinedAt: !1011)
!1039 = !DILocation(line: 18, column: 5, scope: !1010, inlinedAt: !1011)
!1040 = !DILocation(line: 18, column: 14, scope: !1010, inlinedAt: !1011)
!1041 = !DILocation(line: 19, column: 22, scope: !1010, inlinedAt: !1011)
!1042 = !DILocation(line: 19, column: 28, scope: !1010, inlinedAt: !1011)
!1043 = !DILocation(line: 19, column: 5, scope: !1010, inlinedAt: !1011)
!1044 = !DILocation(line: 19, column: 14, scope: !1010, inlinedAt: !1011)
!1045 = !DILocation(line: 20, column: 25, scope: !1010, inlinedAt: !1011)
!1046 = !DILocation(line: 20, column: 35, scope: !1010, inlinedAt: !1011)
!1047 = !DILocation(line: 20, column: 31, scope: !1010, inlinedAt: !1011)
!1048 = !DILocation(line: 20, column: 5, scope: !1010, inlinedAt: !1011)
!1049 = !DILocation(line: 20, column: 14, scope: !1010, inlinedAt: !1011)
!1050 = !DILocation(line: 21, column: 7, scope: !1010, inlinedAt: !1011)
!1051 = !DILocation(line: 22, column: 23, scope: !1010, inlinedAt: !1011)
!1052 = !DILocation(line: 22, column: 28, scope: !1010, inlinedAt: !1011)
!1053 = !DILocation(line: 22, column: 6, scope: !1010, inlinedAt: !1011)
!1054 = !DILocation(line: 22, column: 15, scope: !1010, inlinedAt: !1011)
!1055 = !DILocation(line: 24, column: 6, scope: !1010, inlinedAt: !1011)
!1056 = !DILocation(line: 24, column: 15, scope: !1010, inlinedAt: !1011)
!1057 = !DILocation(line: 26, column: 22, scope: !1010, inlinedAt: !1011)
!1058 = !DILocation(line: 26, column: 27, scope: !1010, inlinedAt: !1011)
!1059 = !DILocation(line: 26, column: 5, scope: !1010, inlinedAt: !1011)
!1060 = !DILocation(line: 26, column: 14, scope: !1010, inlinedAt: !1011)
!1061 = !DILocation(line: 27, column: 22, scope: !1010, inlinedAt: !1011)
!1062 = !DILocation(line: 27, column: 27, scope: !1010, inlinedAt: !1011)
!1063 = !DILocation(line: 27, column: 5, scope: !1010, inlinedAt: !1011)
!1064 = !DILocation(line: 27, column: 14, scope: !1010, inlinedAt: !1011)
!1065 = !DILocation(line: 28, column: 24, scope: !1010, inlinedAt: !1011)
!1066 = !DILocation(line: 28, column: 35, scope: !1010, inlinedAt: !1011)
!1067 = !DILocation(line: 28, column: 5, scope: !1010, inlinedAt: !1011)
!1068 = !DILocation(line: 28, column: 14, scope: !1010, inlinedAt: !1011)
!1069 = !DILocation(line: 29, column: 39, scope: !1010, inlinedAt: !1011)
!1070 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1071 = !DILocation(line: 29, column: 36, scope: !1010, inlinedAt: !1011)
!1072 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1071)
!1073 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1071)
!1074 = !DILocation(line: 29, column: 55, scope: !1010, inlinedAt: !1011)
!1075 = !DILocation(line: 29, column: 52, scope: !1010, inlinedAt: !1011)
!1076 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1075)
!1077 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1075)
!1078 = !DILocation(line: 29, column: 71, scope: !1010, inlinedAt: !1011)
!1079 = !DILocation(line: 29, column: 68, scope: !1010, inlinedAt: !1011)
!1080 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1079)
!1081 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1079)
!1082 = !DILocation(line: 29, column: 5, scope: !1010, inlinedAt: !1011)
!1083 = !DILocation(line: 29, column: 14, scope: !1010, inlinedAt: !1011)
!1084 = !DILocation(line: 29, column: 23, scope: !1010, inlinedAt: !1011)
!1085 = !DILocation(line: 30, column: 39, scope: !1010, inlinedAt: !1011)
!1086 = !DILocation(line: 30, column: 36, scope: !1010, inlinedAt: !1011)
!1087 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1086)
!1088 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1086)
!1089 = !DILocation(line: 30, column: 55, scope: !1010, inlinedAt: !1011)
!1090 = !DILocation(line: 30, column: 52, scope: !1010, inlinedAt: !1011)
!1091 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1090)
!1092 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1090)
!1093 = !DILocation(line: 30, column: 70, scope: !1010, inlinedAt: !1011)
!1094 = !DILocation(line: 30, column: 67, scope: !1010, inlinedAt: !1011)
!1095 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1094)
!1096 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1094)
!1097 = !DILocation(line: 30, column: 5, scope: !1010, inlinedAt: !1011)
!1098 = !DILocation(line: 30, column: 14, scope: !1010, inlinedAt: !1011)
!1099 = !DILocation(line: 30, column: 23, scope: !1010, inlinedAt: !1011)
!1100 = !DILocation(line: 33, column: 2, scope: !1010, inlinedAt: !1011)
!1101 = !DILocation(line: 34, column: 2, scope: !1010, inlinedAt: !1011)
!1102 = !DILocation(line: 35, column: 2, scope: !1010, inlinedAt: !1011)
!1103 = !DILocation(line: 36, column: 5, scope: !1010, inlinedAt: !1011)
!1104 = !DILocation(line: 37, column: 2, scope: !1010, inlinedAt: !1011)
!1105 = !DILocation(line: 38, column: 2, scope: !1010, inlinedAt: !1011)
!1106 = !DILocation(line: 39, column: 2, scope: !1010, inlinedAt: !1011)
!1107 = !DILocation(line: 40, column: 2, scope: !1010, inlinedAt: !1011)
!1108 = !DILocation(line: 41, column: 5, scope: !1010, inlinedAt: !1011)
!1109 = !DILocation(line: 44, column: 2, scope: !1010, inlinedAt: !1011)
!1110 = !DILocation(line: 45, column: 5, scope: !1010, inlinedAt: !1011)
!1111 = !DILocation(line: 48, column: 14, scope: !1010, inlinedAt: !1011)
!1112 = !DILocation(line: 48, column: 5, scope: !1010, inlinedAt: !1011)
!1113 = !DILocation(line: 49, column: 21, scope: !1010, inlinedAt: !1011)
!1114 = !DILocation(line: 49, column: 30, scope: !1010, inlinedAt: !1011)
!1115 = !DILocation(line: 49, column: 40, scope: !1010, inlinedAt: !1011)
!1116 = !DILocation(line: 49, column: 18, scope: !1010, inlinedAt: !1011)
!1117 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1116)
!1118 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1116)
!1119 = !DILocation(line: 49, column: 5, scope: !1010, inlinedAt: !1011)
!1120 = !DILocation(line: 50, column: 34, scope: !1010, inlinedAt: !1011)
!1121 = !DILocation(line: 50, column: 28, scope: !1010, inlinedAt: !1011)
!1122 = !DILocation(line: 50, column: 18, scope: !1010, inlinedAt: !1011)
!1123 = !DILocation(line: 10, column: 6, scope: !1070, inlinedAt: !1122)
!1124 = !DILocation(line: 14, column: 2, scope: !1070, inlinedAt: !1122)
!1125 = !DILocation(line: 50, column: 5, scope: !1010, inlinedAt: !1011)
!1126 = !DILocation(line: 51, column: 17, scope: !1010, inlinedAt: !1011)
!1127 = !DILocation(line: 51, column: 13, scope: !1010, inlinedAt: !1011)
!1128 = !DILocation(line: 51, column: 21, scope: !1010, inlinedAt: !1011)
!1129 = !DILocation(line: 51, column: 5, scope: !1010, inlinedAt: !1011)
!1130 = !DILocation(line: 53, column: 5, scope: !1010, inlinedAt: !1011)
!1131 = distinct !DISubprogram(name: "ConvertInt8", scope: !997, file: !997, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1132 = !DILocation(line: 19, column: 6, scope: !1131)
!1133 = !DILocation(line: 20, column: 32, scope: !1131)
!1134 = !DILocation(line: 21, column: 20, scope: !1131)
!1135 = !DILocation(line: 21, column: 41, scope: !1131)
!1136 = !DILocation(line: 21, column: 44, scope: !1131)
!1137 = !DILocation(line: 21, column: 18, scope: !1131)
!1138 = !DILocation(line: 21, column: 66, scope: !1131)
!1139 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1140 = !DILocation(line: 21, column: 14, scope: !1131)
!1141 = !DILocation(line: 62, column: 48, scope: !1139, inlinedAt: !1140)
!1142 = !DILocation(line: 62, column: 70, scope: !1139, inlinedAt: !1140)
!1143 = !DILocation(line: 62, column: 64, scope: !1139, inlinedAt: !1140)
!1144 = !DILocation(line: 62, column: 87, scope: !1139, inlinedAt: !1140)
!1145 = !DILocation(line: 62, column: 81, scope: !1139, inlinedAt: !1140)
!1146 = !DILocation(line: 62, column: 5, scope: !1139, inlinedAt: !1140)
!1147 = !DILocation(line: 62, column: 13, scope: !1139, inlinedAt: !1140)
!1148 = !DILocation(line: 62, column: 21, scope: !1139, inlinedAt: !1140)
!1149 = !DILocation(line: 62, column: 29, scope: !1139, inlinedAt: !1140)
!1150 = !DILocation(line: 62, column: 37, scope: !1139, inlinedAt: !1140)
!1151 = !DILocation(line: 63, column: 54, scope: !1139, inlinedAt: !1140)
!1152 = !DILocation(line: 63, column: 48, scope: !1139, inlinedAt: !1140)
!1153 = !DILocation(line: 63, column: 72, scope: !1139, inlinedAt: !1140)
!1154 = !DILocation(line: 63, column: 65, scope: !1139, inlinedAt: !1140)
!1155 = !DILocation(line: 63, column: 90, scope: !1139, inlinedAt: !1140)
!1156 = !DILocation(line: 63, column: 83, scope: !1139, inlinedAt: !1140)
!1157 = !DILocation(line: 63, column: 108, scope: !1139, inlinedAt: !1140)
!1158 = !DILocation(line: 63, column: 101, scope: !1139, inlinedAt: !1140)
!1159 = !DILocation(line: 63, column: 5, scope: !1139, inlinedAt: !1140)
!1160 = !DILocation(line: 63, column: 13, scope: !1139, inlinedAt: !1140)
!1161 = !DILocation(line: 63, column: 21, scope: !1139, inlinedAt: !1140)
!1162 = !DILocation(line: 63, column: 29, scope: !1139, inlinedAt: !1140)
!1163 = !DILocation(line: 63, column: 37, scope: !1139, inlinedAt: !1140)
!1164 = !DILocation(line: 64, column: 5, scope: !1139, inlinedAt: !1140)
!1165 = !DILocation(line: 64, column: 14, scope: !1139, inlinedAt: !1140)
!1166 = !DILocation(line: 64, column: 23, scope: !1139, inlinedAt: !1140)
!1167 = !DILocation(line: 65, column: 5, scope: !1139, inlinedAt: !1140)
!1168 = !DILocation(line: 65, column: 14, scope: !1139, inlinedAt: !1140)
!1169 = !DILocation(line: 66, column: 22, scope: !1139, inlinedAt: !1140)
!1170 = !DILocation(line: 66, column: 12, scope: !1139, inlinedAt: !1140)
!1171 = !DILocation(line: 67, column: 34, scope: !1139, inlinedAt: !1140)
!1172 = !DILocation(line: 67, column: 26, scope: !1139, inlinedAt: !1140)
!1173 = !DILocation(line: 67, column: 57, scope: !1139, inlinedAt: !1140)
!1174 = !DILocation(line: 67, column: 49, scope: !1139, inlinedAt: !1140)
!1175 = !DILocation(line: 67, column: 5, scope: !1139, inlinedAt: !1140)
!1176 = !DILocation(line: 67, column: 14, scope: !1139, inlinedAt: !1140)
!1177 = !DILocation(line: 68, column: 28, scope: !1139, inlinedAt: !1140)
!1178 = !DILocation(line: 68, column: 26, scope: !1139, inlinedAt: !1140)
!1179 = !DILocation(line: 68, column: 69, scope: !1139, inlinedAt: !1140)
!1180 = !DILocation(line: 68, column: 54, scope: !1139, inlinedAt: !1140)
!1181 = !DILocation(line: 68, column: 52, scope: !1139, inlinedAt: !1140)
!1182 = !DILocation(line: 68, column: 5, scope: !1139, inlinedAt: !1140)
!1183 = !DILocation(line: 68, column: 14, scope: !1139, inlinedAt: !1140)
!1184 = !DILocation(line: 69, column: 40, scope: !1139, inlinedAt: !1140)
!1185 = !DILocation(line: 69, column: 24, scope: !1139, inlinedAt: !1140)
!1186 = !DILocation(line: 69, column: 17, scope: !1139, inlinedAt: !1140)
!1187 = !DILocation(line: 69, column: 5, scope: !1139, inlinedAt: !1140)
!1188 = !DILocation(line: 22, column: 21, scope: !1131)
!1189 = !DILocation(line: 22, column: 27, scope: !1131)
!1190 = !DILocation(line: 22, column: 19, scope: !1131)
!1191 = !DILocation(line: 22, column: 33, scope: !1131)
!1192 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1193 = !DILocation(line: 22, column: 11, scope: !1131)
!1194 = !DILocation(line: 74, column: 34, scope: !1192, inlinedAt: !1193)
!1195 = !DILocation(line: 74, column: 26, scope: !1192, inlinedAt: !1193)
!1196 = !DILocation(line: 74, column: 47, scope: !1192, inlinedAt: !1193)
!1197 = !DILocation(line: 74, column: 5, scope: !1192, inlinedAt: !1193)
!1198 = !DILocation(line: 74, column: 13, scope: !1192, inlinedAt: !1193)
!1199 = distinct !DISubprogram(name: "IntegersInt16", scope: !997, file: !997, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1200 = !DILocation(line: 29, column: 6, scope: !1199)
!1201 = !DILocation(line: 30, column: 32, scope: !1199)
!1202 = !DILocation(line: 31, column: 17, scope: !1199)
!1203 = !DILocation(line: 31, column: 35, scope: !1199)
!1204 = !DILocation(line: 31, column: 38, scope: !1199)
!1205 = !DILocation(line: 31, column: 15, scope: !1199)
!1206 = !DILocation(line: 31, column: 57, scope: !1199)
!1207 = !DILocation(line: 31, column: 63, scope: !1199)
!1208 = !DILocation(line: 31, column: 74, scope: !1199)
!1209 = !DILocation(line: 31, column: 72, scope: !1199)
!1210 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1211 = !DILocation(line: 31, column: 11, scope: !1199)
!1212 = !DILocation(line: 14, column: 28, scope: !1210, inlinedAt: !1211)
!1213 = !DILocation(line: 14, column: 33, scope: !1210, inlinedAt: !1211)
!1214 = !DILocation(line: 14, column: 38, scope: !1210, inlinedAt: !1211)
!1215 = !DILocation(line: 14, column: 5, scope: !1210, inlinedAt: !1211)
!1216 = !DILocation(line: 14, column: 13, scope: !1210, inlinedAt: !1211)
!1217 = !DILocation(line: 14, column: 21, scope: !1210, inlinedAt: !1211)
!1218 = !DILocation(line: 15, column: 36, scope: !1210, inlinedAt: !1211)
!1219 = !DILocation(line: 15, column: 41, scope: !1210, inlinedAt: !1211)
!1220 = !DILocation(line: 15, column: 46, scope: !1210, inlinedAt: !1211)
!1221 = !DILocation(line: 15, column: 51, scope: !1210, inlinedAt: !1211)
!1222 = !DILocation(line: 15, column: 5, scope: !1210, inlinedAt: !1211)
!1223 = !DILocation(line: 15, column: 13, scope: !1210, inlinedAt: !1211)
!1224 = !DILocation(line: 15, column: 21, scope: !1210, inlinedAt: !1211)
!1225 = !DILocation(line: 15, column: 29, scope: !1210, inlinedAt: !1211)
!1226 = !DILocation(line: 16, column: 27, scope: !1210, inlinedAt: !1211)
!1227 = !DILocation(line: 16, column: 31, scope: !1210, inlinedAt: !1211)
!1228 = !DILocation(line: 16, column: 5, scope: !1210, inlinedAt: !1211)
!1229 = !DILocation(line: 16, column: 13, scope: !1210, inlinedAt: !1211)
!1230 = !DILocation(line: 16, column: 21, scope: !1210, inlinedAt: !1211)
!1231 = !DILocation(line: 17, column: 22, scope: !1210, inlinedAt: !1211)
!1232 = !DILocation(line: 17, column: 28, scope: !1210, inlinedAt: !1211)
!1233 = !DILocation(line: 17, column: 5, scope: !1210, inlinedAt: !1211)
!1234 = !DILocation(line: 17, column: 14, scope: !1210, inlinedAt: !1211)
!1235 = !DILocation(line: 18, column: 27, scope: !1210, inlinedAt: !1211)
!1236 = !DILocation(line: 18, column: 22, scope: !1210, inlinedAt: !1211)
!1237 = !DILocation(line: 18, column: 40, scope: !1210, inlinedAt: !1211)
!1238 = !DILocation(line: 18, column: 33, scope: !1210, inlinedAt: !1211)
!1239 = !DILocation(line: 18, column: 5, scope: !1210, inlinedAt: !1211)
!1240 = !DILocation(line: 18, column: 14, scope: !1210, inlinedAt: !1211)
!1241 = !DILocation(line: 19, column: 22, scope: !1210, inlinedAt: !1211)
!1242 = !DILocation(line: 19, column: 28, scope: !1210, inlinedAt: !1211)
!1243 = !DILocation(line: 19, column: 5, scope: !1210, inlinedAt: !1211)
!1244 = !DILocation(line: 19, column: 14, scope: !1210, inlinedAt: !1211)
!1245 = !DILocation(line: 20, column: 25, scope: !1210, inlinedAt: !1211)
!1246 = !DILocation(line: 20, column: 35, scope: !1210, inlinedAt: !1211)
!1247 = !DILocation(line: 20, column: 31, scope: !1210, inlinedAt: !1211)
!1248 = !DILocation(line: 20, column: 5, scope: !1210, inlinedAt: !1211)
!1249 = !DILocation(line: 20, column: 14, scope: !1210, inlinedAt: !1211)
!1250 = !DILocation(line: 21, column: 7, scope: !1210, inlinedAt: !1211)
!1251 = !DILocation(line: 22, column: 23, scope: !1210, inlinedAt: !1211)
!1252 = !DILocation(line: 22, column: 28, scope: !1210, inlinedAt: !1211)
!1253 = !DILocation(line: 22, column: 6, scope: !1210, inlinedAt: !1211)
!1254 = !DILocation(line: 22, column: 15, scope: !1210, inlinedAt: !1211)
!1255 = !DILocation(line: 24, column: 6, scope: !1210, inlinedAt: !1211)
!1256 = !DILocation(line: 24, column: 15, scope: !1210, inlinedAt: !1211)
!1257 = !DILocation(line: 26, column: 22, scope: !1210, inlinedAt: !1211)
!1258 = !DILocation(line: 26, column: 27, scope: !1210, inlinedAt: !1211)
!1259 = !DILocation(line: 26, column: 5, scope: !1210, inlinedAt: !1211)
!1260 = !DILocation(line: 26, column: 14, scope: !1210, inlinedAt: !1211)
!1261 = !DILocation(line: 27, column: 22, scope: !1210, inlinedAt: !1211)
!1262 = !DILocation(line: 27, column: 27, scope: !1210, inlinedAt: !1211)
!1263 = !DILocation(line: 27, column: 5, scope: !1210, inlinedAt: !1211)
!1264 = !DILocation(line: 27, column: 14, scope: !1210, inlinedAt: !1211)
!1265 = !DILocation(line: 28, column: 24, scope: !1210, inlinedAt: !1211)
!1266 = !DILocation(line: 28, column: 35, scope: !1210, inlinedAt: !1211)
!1267 = !DILocation(line: 28, column: 5, scope: !1210, inlinedAt: !1211)
!1268 = !DILocation(line: 28, column: 14, scope: !1210, inlinedAt: !1211)
!1269 = !DILocation(line: 29, column: 39, scope: !1210, inlinedAt: !1211)
!1270 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1271 = !DILocation(line: 29, column: 36, scope: !1210, inlinedAt: !1211)
!1272 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1271)
!1273 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1271)
!1274 = !DILocation(line: 29, column: 55, scope: !1210, inlinedAt: !1211)
!1275 = !DILocation(line: 29, column: 52, scope: !1210, inlinedAt: !1211)
!1276 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1275)
!1277 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1275)
!1278 = !DILocation(line: 29, column: 71, scope: !1210, inlinedAt: !1211)
!1279 = !DILocation(line: 29, column: 68, scope: !1210, inlinedAt: !1211)
!1280 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1279)
!1281 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1279)
!1282 = !DILocation(line: 29, column: 5, scope: !1210, inlinedAt: !1211)
!1283 = !DILocation(line: 29, column: 14, scope: !1210, inlinedAt: !1211)
!1284 = !DILocation(line: 29, column: 23, scope: !1210, inlinedAt: !1211)
!1285 = !DILocation(line: 30, column: 39, scope: !1210, inlinedAt: !1211)
!1286 = !DILocation(line: 30, column: 36, scope: !1210, inlinedAt: !1211)
!1287 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1286)
!1288 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1286)
!1289 = !DILocation(line: 30, column: 55, scope: !1210, inlinedAt: !1211)
!1290 = !DILocation(line: 30, column: 52, scope: !1210, inlinedAt: !1211)
!1291 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1290)
!1292 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1290)
!1293 = !DILocation(line: 30, column: 70, scope: !1210, inlinedAt: !1211)
!1294 = !DILocation(line: 30, column: 67, scope: !1210, inlinedAt: !1211)
!1295 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1294)
!1296 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1294)
!1297 = !DILocation(line: 30, column: 5, scope: !1210, inlinedAt: !1211)
!1298 = !DILocation(line: 30, column: 14, scope: !1210, inlinedAt: !1211)
!1299 = !DILocation(line: 30, column: 23, scope: !1210, inlinedAt: !1211)
!1300 = !DILocation(line: 33, column: 2, scope: !1210, inlinedAt: !1211)
!1301 = !DILocation(line: 34, column: 2, scope: !1210, inlinedAt: !1211)
!1302 = !DILocation(line: 35, column: 2, scope: !1210, inlinedAt: !1211)
!1303 = !DILocation(line: 36, column: 5, scope: !1210, inlinedAt: !1211)
!1304 = !DILocation(line: 37, column: 2, scope: !1210, inlinedAt: !1211)
!1305 = !DILocation(line: 38, column: 2, scope: !1210, inlinedAt: !1211)
!1306 = !DILocation(line: 39, column: 2, scope: !1210, inlinedAt: !1211)
!1307 = !DILocation(line: 40, column: 2, scope: !1210, inlinedAt: !1211)
!1308 = !DILocation(line: 41, column: 5, scope: !1210, inlinedAt: !1211)
!1309 = !DILocation(line: 44, column: 2, scope: !1210, inlinedAt: !1211)
!1310 = !DILocation(line: 45, column: 5, scope: !1210, inlinedAt: !1211)
!1311 = !DILocation(line: 48, column: 14, scope: !1210, inlinedAt: !1211)
!1312 = !DILocation(line: 48, column: 5, scope: !1210, inlinedAt: !1211)
!1313 = !DILocation(line: 49, column: 21, scope: !1210, inlinedAt: !1211)
!1314 = !DILocation(line: 49, column: 30, scope: !1210, inlinedAt: !1211)
!1315 = !DILocation(line: 49, column: 40, scope: !1210, inlinedAt: !1211)
!1316 = !DILocation(line: 49, column: 18, scope: !1210, inlinedAt: !1211)
!1317 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1316)
!1318 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1316)
!1319 = !DILocation(line: 49, column: 5, scope: !1210, inlinedAt: !1211)
!1320 = !DILocation(line: 50, column: 34, scope: !1210, inlinedAt: !1211)
!1321 = !DILocation(line: 50, column: 28, scope: !1210, inlinedAt: !1211)
!1322 = !DILocation(line: 50, column: 18, scope: !1210, inlinedAt: !1211)
!1323 = !DILocation(line: 10, column: 6, scope: !1270, inlinedAt: !1322)
!1324 = !DILocation(line: 14, column: 2, scope: !1270, inlinedAt: !1322)
!1325 = !DILocation(line: 50, column: 5, scope: !1210, inlinedAt: !1211)
!1326 = !DILocation(line: 51, column: 17, scope: !1210, inlinedAt: !1211)
!1327 = !DILocation(line: 51, column: 13, scope: !1210, inlinedAt: !1211)
!1328 = !DILocation(line: 51, column: 21, scope: !1210, inlinedAt: !1211)
!1329 = !DILocation(line: 51, column: 5, scope: !1210, inlinedAt: !1211)
!1330 = !DILocation(line: 53, column: 5, scope: !1210, inlinedAt: !1211)
!1331 = distinct !DISubprogram(name: "ConvertInt16", scope: !997, file: !997, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1332 = !DILocation(line: 38, column: 6, scope: !1331)
!1333 = !DILocation(line: 39, column: 32, scope: !1331)
!1334 = !DILocation(line: 40, column: 20, scope: !1331)
!1335 = !DILocation(line: 40, column: 41, scope: !1331)
!1336 = !DILocation(line: 40, column: 44, scope: !1331)
!1337 = !DILocation(line: 40, column: 18, scope: !1331)
!1338 = !DILocation(line: 40, column: 66, scope: !1331)
!1339 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1340 = !DILocation(line: 40, column: 14, scope: !1331)
!1341 = !DILocation(line: 62, column: 53, scope: !1339, inlinedAt: !1340)
!1342 = !DILocation(line: 62, column: 48, scope: !1339, inlinedAt: !1340)
!1343 = !DILocation(line: 62, column: 64, scope: !1339, inlinedAt: !1340)
!1344 = !DILocation(line: 62, column: 87, scope: !1339, inlinedAt: !1340)
!1345 = !DILocation(line: 62, column: 81, scope: !1339, inlinedAt: !1340)
!1346 = !DILocation(line: 62, column: 5, scope: !1339, inlinedAt: !1340)
!1347 = !DILocation(line: 62, column: 13, scope: !1339, inlinedAt: !1340)
!1348 = !DILocation(line: 62, column: 21, scope: !1339, inlinedAt: !1340)
!1349 = !DILocation(line: 62, column: 29, scope: !1339, inlinedAt: !1340)
!1350 = !DILocation(line: 62, column: 37, scope: !1339, inlinedAt: !1340)
!1351 = !DILocation(line: 63, column: 54, scope: !1339, inlinedAt: !1340)
!1352 = !DILocation(line: 63, column: 48, scope: !1339, inlinedAt: !1340)
!1353 = !DILocation(line: 63, column: 72, scope: !1339, inlinedAt: !1340)
!1354 = !DILocation(line: 63, column: 65, scope: !1339, inlinedAt: !1340)
!1355 = !DILocation(line: 63, column: 90, scope: !1339, inlinedAt: !1340)
!1356 = !DILocation(line: 63, column: 83, scope: !1339, inlinedAt: !1340)
!1357 = !DILocation(line: 63, column: 108, scope: !1339, inlinedAt: !1340)
!1358 = !DILocation(line: 63, column: 101, scope: !1339, inlinedAt: !1340)
!1359 = !DILocation(line: 63, column: 5, scope: !1339, inlinedAt: !1340)
!1360 = !DILocation(line: 63, column: 13, scope: !1339, inlinedAt: !1340)
!1361 = !DILocation(line: 63, column: 21, scope: !1339, inlinedAt: !1340)
!1362 = !DILocation(line: 63, column: 29, scope: !1339, inlinedAt: !1340)
!1363 = !DILocation(line: 63, column: 37, scope: !1339, inlinedAt: !1340)
!1364 = !DILocation(line: 64, column: 37, scope: !1339, inlinedAt: !1340)
!1365 = !DILocation(line: 64, column: 35, scope: !1339, inlinedAt: !1340)
!1366 = !DILocation(line: 64, column: 56, scope: !1339, inlinedAt: !1340)
!1367 = !DILocation(line: 64, column: 54, scope: !1339, inlinedAt: !1340)
!1368 = !DILocation(line: 64, column: 5, scope: !1339, inlinedAt: !1340)
!1369 = !DILocation(line: 64, column: 14, scope: !1339, inlinedAt: !1340)
!1370 = !DILocation(line: 64, column: 23, scope: !1339, inlinedAt: !1340)
!1371 = !DILocation(line: 65, column: 5, scope: !1339, inlinedAt: !1340)
!1372 = !DILocation(line: 65, column: 14, scope: !1339, inlinedAt: !1340)
!1373 = !DILocation(line: 66, column: 22, scope: !1339, inlinedAt: !1340)
!1374 = !DILocation(line: 66, column: 12, scope: !1339, inlinedAt: !1340)
!1375 = !DILocation(line: 67, column: 34, scope: !1339, inlinedAt: !1340)
!1376 = !DILocation(line: 67, column: 26, scope: !1339, inlinedAt: !1340)
!1377 = !DILocation(line: 67, column: 57, scope: !1339, inlinedAt: !1340)
!1378 = !DILocation(line: 67, column: 49, scope: !1339, inlinedAt: !1340)
!1379 = !DILocation(line: 67, column: 5, scope: !1339, inlinedAt: !1340)
!1380 = !DILocation(line: 67, column: 14, scope: !1339, inlinedAt: !1340)
!1381 = !DILocation(line: 68, column: 28, scope: !1339, inlinedAt: !1340)
!1382 = !DILocation(line: 68, column: 26, scope: !1339, inlinedAt: !1340)
!1383 = !DILocation(line: 68, column: 69, scope: !1339, inlinedAt: !1340)
!1384 = !DILocation(line: 68, column: 54, scope: !1339, inlinedAt: !1340)
!1385 = !DILocation(line: 68, column: 52, scope: !1339, inlinedAt: !1340)
!1386 = !DILocation(line: 68, column: 5, scope: !1339, inlinedAt: !1340)
!1387 = !DILocation(line: 68, column: 14, scope: !1339, inlinedAt: !1340)
!1388 = !DILocation(line: 69, column: 40, scope: !1339, inlinedAt: !1340)
!1389 = !DILocation(line: 69, column: 24, scope: !1339, inlinedAt: !1340)
!1390 = !DILocation(line: 69, column: 17, scope: !1339, inlinedAt: !1340)
!1391 = !DILocation(line: 69, column: 5, scope: !1339, inlinedAt: !1340)
!1392 = !DILocation(line: 41, column: 21, scope: !1331)
!1393 = !DILocation(line: 41, column: 27, scope: !1331)
!1394 = !DILocation(line: 41, column: 19, scope: !1331)
!1395 = !DILocation(line: 41, column: 33, scope: !1331)
!1396 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1397 = !DILocation(line: 41, column: 11, scope: !1331)
!1398 = !DILocation(line: 74, column: 34, scope: !1396, inlinedAt: !1397)
!1399 = !DILocation(line: 74, column: 26, scope: !1396, inlinedAt: !1397)
!1400 = !DILocation(line: 74, column: 47, scope: !1396, inlinedAt: !1397)
!1401 = !DILocation(line: 74, column: 5, scope: !1396, inlinedAt: !1397)
!1402 = !DILocation(line: 74, column: 13, scope: !1396, inlinedAt: !1397)
!1403 = distinct !DISubprogram(name: "IntegersInt32", scope: !997, file: !997, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1404 = !DILocation(line: 48, column: 6, scope: !1403)
!1405 = !DILocation(line: 49, column: 32, scope: !1403)
!1406 = !DILocation(line: 50, column: 17, scope: !1403)
!1407 = !DILocation(line: 50, column: 35, scope: !1403)
!1408 = !DILocation(line: 50, column: 38, scope: !1403)
!1409 = !DILocation(line: 50, column: 15, scope: !1403)
!1410 = !DILocation(line: 50, column: 57, scope: !1403)
!1411 = !DILocation(line: 50, column: 63, scope: !1403)
!1412 = !DILocation(line: 50, column: 74, scope: !1403)
!1413 = !DILocation(line: 50, column: 72, scope: !1403)
!1414 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1415 = !DILocation(line: 50, column: 11, scope: !1403)
!1416 = !DILocation(line: 14, column: 28, scope: !1414, inlinedAt: !1415)
!1417 = !DILocation(line: 14, column: 33, scope: !1414, inlinedAt: !1415)
!1418 = !DILocation(line: 14, column: 38, scope: !1414, inlinedAt: !1415)
!1419 = !DILocation(line: 14, column: 5, scope: !1414, inlinedAt: !1415)
!1420 = !DILocation(line: 14, column: 13, scope: !1414, inlinedAt: !1415)
!1421 = !DILocation(line: 14, column: 21, scope: !1414, inlinedAt: !1415)
!1422 = !DILocation(line: 15, column: 36, scope: !1414, inlinedAt: !1415)
!1423 = !DILocation(line: 15, column: 41, scope: !1414, inlinedAt: !1415)
!1424 = !DILocation(line: 15, column: 46, scope: !1414, inlinedAt: !1415)
!1425 = !DILocation(line: 15, column: 51, scope: !1414, inlinedAt: !1415)
!1426 = !DILocation(line: 15, column: 5, scope: !1414, inlinedAt: !1415)
!1427 = !DILocation(line: 15, column: 13, scope: !1414, inlinedAt: !1415)
!1428 = !DILocation(line: 15, column: 21, scope: !1414, inlinedAt: !1415)
!1429 = !DILocation(line: 15, column: 29, scope: !1414, inlinedAt: !1415)
!1430 = !DILocation(line: 16, column: 27, scope: !1414, inlinedAt: !1415)
!1431 = !DILocation(line: 16, column: 31, scope: !1414, inlinedAt: !1415)
!1432 = !DILocation(line: 16, column: 5, scope: !1414, inlinedAt: !1415)
!1433 = !DILocation(line: 16, column: 13, scope: !1414, inlinedAt: !1415)
!1434 = !DILocation(line: 16, column: 21, scope: !1414, inlinedAt: !1415)
!1435 = !DILocation(line: 17, column: 22, scope: !1414, inlinedAt: !1415)
!1436 = !DILocation(line: 17, column: 28, scope: !1414, inlinedAt: !1415)
!1437 = !DILocation(line: 17, column: 5, scope: !1414, inlinedAt: !1415)
!1438 = !DILocation(line: 17, column: 14, scope: !1414, inlinedAt: !1415)
!1439 = !DILocation(line: 18, column: 27, scope: !1414, inlinedAt: !1415)
!1440 = !DILocation(line: 18, column: 22, scope: !1414, inlinedAt: !1415)
!1441 = !DILocation(line: 18, column: 40, scope: !1414, inlinedAt: !1415)
!1442 = !DILocation(line: 18, column: 33, scope: !1414, inlinedAt: !1415)
!1443 = !DILocation(line: 18, column: 5, scope: !1414, inlinedAt: !1415)
!1444 = !DILocation(line: 18, column: 14, scope: !1414, inlinedAt: !1415)
!1445 = !DILocation(line: 19, column: 22, scope: !1414, inlinedAt: !1415)
!1446 = !DILocation(line: 19, column: 28, scope: !1414, inlinedAt: !1415)
!1447 = !DILocation(line: 19, column: 5, scope: !1414, inlinedAt: !1415)
!1448 = !DILocation(line: 19, column: 14, scope: !1414, inlinedAt: !1415)
!1449 = !DILocation(line: 20, column: 25, scope: !1414, inlinedAt: !1415)
!1450 = !DILocation(line: 20, column: 35, scope: !1414, inlinedAt: !1415)
!1451 = !DILocation(line: 20, column: 31, scope: !1414, inlinedAt: !1415)
!1452 = !DILocation(line: 20, column: 5, scope: !1414, inlinedAt: !1415)
!1453 = !DILocation(line: 20, column: 14, scope: !1414, inlinedAt: !1415)
!1454 = !DILocation(line: 21, column: 7, scope: !1414, inlinedAt: !1415)
!1455 = !DILocation(line: 22, column: 23, scope: !1414, inlinedAt: !1415)
!1456 = !DILocation(line: 22, column: 28, scope: !1414, inlinedAt: !1415)
!1457 = !DILocation(line: 22, column: 6, scope: !1414, inlinedAt: !1415)
!1458 = !DILocation(line: 22, column: 15, scope: !1414, inlinedAt: !1415)
!1459 = !DILocation(line: 24, column: 6, scope: !1414, inlinedAt: !1415)
!1460 = !DILocation(line: 24, column: 15, scope: !1414, inlinedAt: !1415)
!1461 = !DILocation(line: 26, column: 22, scope: !1414, inlinedAt: !1415)
!1462 = !DILocation(line: 26, column: 27, scope: !1414, inlinedAt: !1415)
!1463 = !DILocation(line: 26, column: 5, scope: !1414, inlinedAt: !1415)
!1464 = !DILocation(line: 26, column: 14, scope: !1414, inlinedAt: !1415)
!1465 = !DILocation(line: 27, column: 22, scope: !1414, inlinedAt: !1415)
!1466 = !DILocation(line: 27, column: 27, scope: !1414, inlinedAt: !1415)
!1467 = !DILocation(line: 27, column: 5, scope: !1414, inlinedAt: !1415)
!1468 = !DILocation(line: 27, column: 14, scope: !1414, inlinedAt: !1415)
!1469 = !DILocation(line: 28, column: 24, scope: !1414, inlinedAt: !1415)
!1470 = !DILocation(line: 28, column: 35, scope: !1414, inlinedAt: !1415)
!1471 = !DILocation(line: 28, column: 5, scope: !1414, inlinedAt: !1415)
!1472 = !DILocation(line: 28, column: 14, scope: !1414, inlinedAt: !1415)
!1473 = !DILocation(line: 29, column: 39, scope: !1414, inlinedAt: !1415)
!1474 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1475 = !DILocation(line: 29, column: 36, scope: !1414, inlinedAt: !1415)
!1476 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1475)
!1477 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1475)
!1478 = !DILocation(line: 29, column: 55, scope: !1414, inlinedAt: !1415)
!1479 = !DILocation(line: 29, column: 52, scope: !1414, inlinedAt: !1415)
!1480 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1479)
!1481 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1479)
!1482 = !DILocation(line: 29, column: 71, scope: !1414, inlinedAt: !1415)
!1483 = !DILocation(line: 29, column: 68, scope: !1414, inlinedAt: !1415)
!1484 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1483)
!1485 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1483)
!1486 = !DILocation(line: 29, column: 5, scope: !1414, inlinedAt: !1415)
!1487 = !DILocation(line: 29, column: 14, scope: !1414, inlinedAt: !1415)
!1488 = !DILocation(line: 29, column: 23, scope: !1414, inlinedAt: !1415)
!1489 = !DILocation(line: 30, column: 39, scope: !1414, inlinedAt: !1415)
!1490 = !DILocation(line: 30, column: 36, scope: !1414, inlinedAt: !1415)
!1491 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1490)
!1492 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1490)
!1493 = !DILocation(line: 30, column: 55, scope: !1414, inlinedAt: !1415)
!1494 = !DILocation(line: 30, column: 52, scope: !1414, inlinedAt: !1415)
!1495 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1494)
!1496 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1494)
!1497 = !DILocation(line: 30, column: 70, scope: !1414, inlinedAt: !1415)
!1498 = !DILocation(line: 30, column: 67, scope: !1414, inlinedAt: !1415)
!1499 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1498)
!1500 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1498)
!1501 = !DILocation(line: 30, column: 5, scope: !1414, inlinedAt: !1415)
!1502 = !DILocation(line: 30, column: 14, scope: !1414, inlinedAt: !1415)
!1503 = !DILocation(line: 30, column: 23, scope: !1414, inlinedAt: !1415)
!1504 = !DILocation(line: 33, column: 2, scope: !1414, inlinedAt: !1415)
!1505 = !DILocation(line: 34, column: 2, scope: !1414, inlinedAt: !1415)
!1506 = !DILocation(line: 35, column: 2, scope: !1414, inlinedAt: !1415)
!1507 = !DILocation(line: 36, column: 5, scope: !1414, inlinedAt: !1415)
!1508 = !DILocation(line: 37, column: 2, scope: !1414, inlinedAt: !1415)
!1509 = !DILocation(line: 38, column: 2, scope: !1414, inlinedAt: !1415)
!1510 = !DILocation(line: 39, column: 2, scope: !1414, inlinedAt: !1415)
!1511 = !DILocation(line: 40, column: 2, scope: !1414, inlinedAt: !1415)
!1512 = !DILocation(line: 41, column: 5, scope: !1414, inlinedAt: !1415)
!1513 = !DILocation(line: 44, column: 2, scope: !1414, inlinedAt: !1415)
!1514 = !DILocation(line: 45, column: 5, scope: !1414, inlinedAt: !1415)
!1515 = !DILocation(line: 48, column: 14, scope: !1414, inlinedAt: !1415)
!1516 = !DILocation(line: 48, column: 5, scope: !1414, inlinedAt: !1415)
!1517 = !DILocation(line: 49, column: 21, scope: !1414, inlinedAt: !1415)
!1518 = !DILocation(line: 49, column: 30, scope: !1414, inlinedAt: !1415)
!1519 = !DILocation(line: 49, column: 40, scope: !1414, inlinedAt: !1415)
!1520 = !DILocation(line: 49, column: 18, scope: !1414, inlinedAt: !1415)
!1521 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1520)
!1522 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1520)
!1523 = !DILocation(line: 49, column: 5, scope: !1414, inlinedAt: !1415)
!1524 = !DILocation(line: 50, column: 34, scope: !1414, inlinedAt: !1415)
!1525 = !DILocation(line: 50, column: 28, scope: !1414, inlinedAt: !1415)
!1526 = !DILocation(line: 50, column: 18, scope: !1414, inlinedAt: !1415)
!1527 = !DILocation(line: 10, column: 6, scope: !1474, inlinedAt: !1526)
!1528 = !DILocation(line: 14, column: 2, scope: !1474, inlinedAt: !1526)
!1529 = !DILocation(line: 50, column: 5, scope: !1414, inlinedAt: !1415)
!1530 = !DILocation(line: 51, column: 17, scope: !1414, inlinedAt: !1415)
!1531 = !DILocation(line: 51, column: 13, scope: !1414, inlinedAt: !1415)
!1532 = !DILocation(line: 51, column: 21, scope: !1414, inlinedAt: !1415)
!1533 = !DILocation(line: 51, column: 5, scope: !1414, inlinedAt: !1415)
!1534 = !DILocation(line: 53, column: 5, scope: !1414, inlinedAt: !1415)
!1535 = distinct !DISubprogram(name: "ConvertInt32", scope: !997, file: !997, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1536 = !DILocation(line: 57, column: 6, scope: !1535)
!1537 = !DILocation(line: 58, column: 32, scope: !1535)
!1538 = !DILocation(line: 59, column: 20, scope: !1535)
!1539 = !DILocation(line: 59, column: 41, scope: !1535)
!1540 = !DILocation(line: 59, column: 44, scope: !1535)
!1541 = !DILocation(line: 59, column: 18, scope: !1535)
!1542 = !DILocation(line: 59, column: 66, scope: !1535)
!1543 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1544 = !DILocation(line: 59, column: 14, scope: !1535)
!1545 = !DILocation(line: 62, column: 53, scope: !1543, inlinedAt: !1544)
!1546 = !DILocation(line: 62, column: 48, scope: !1543, inlinedAt: !1544)
!1547 = !DILocation(line: 62, column: 70, scope: !1543, inlinedAt: !1544)
!1548 = !DILocation(line: 62, column: 64, scope: !1543, inlinedAt: !1544)
!1549 = !DILocation(line: 62, column: 81, scope: !1543, inlinedAt: !1544)
!1550 = !DILocation(line: 62, column: 5, scope: !1543, inlinedAt: !1544)
!1551 = !DILocation(line: 62, column: 13, scope: !1543, inlinedAt: !1544)
!1552 = !DILocation(line: 62, column: 21, scope: !1543, inlinedAt: !1544)
!1553 = !DILocation(line: 62, column: 29, scope: !1543, inlinedAt: !1544)
!1554 = !DILocation(line: 62, column: 37, scope: !1543, inlinedAt: !1544)
!1555 = !DILocation(line: 63, column: 54, scope: !1543, inlinedAt: !1544)
!1556 = !DILocation(line: 63, column: 48, scope: !1543, inlinedAt: !1544)
!1557 = !DILocation(line: 63, column: 72, scope: !1543, inlinedAt: !1544)
!1558 = !DILocation(line: 63, column: 65, scope: !1543, inlinedAt: !1544)
!1559 = !DILocation(line: 63, column: 90, scope: !1543, inlinedAt: !1544)
!1560 = !DILocation(line: 63, column: 83, scope: !1543, inlinedAt: !1544)
!1561 = !DILocation(line: 63, column: 108, scope: !1543, inlinedAt: !1544)
!1562 = !DILocation(line: 63, column: 101, scope: !1543, inlinedAt: !1544)
!1563 = !DILocation(line: 63, column: 5, scope: !1543, inlinedAt: !1544)
!1564 = !DILocation(line: 63, column: 13, scope: !1543, inlinedAt: !1544)
!1565 = !DILocation(line: 63, column: 21, scope: !1543, inlinedAt: !1544)
!1566 = !DILocation(line: 63, column: 29, scope: !1543, inlinedAt: !1544)
!1567 = !DILocation(line: 63, column: 37, scope: !1543, inlinedAt: !1544)
!1568 = !DILocation(line: 64, column: 37, scope: !1543, inlinedAt: !1544)
!1569 = !DILocation(line: 64, column: 35, scope: !1543, inlinedAt: !1544)
!1570 = !DILocation(line: 64, column: 56, scope: !1543, inlinedAt: !1544)
!1571 = !DILocation(line: 64, column: 54, scope: !1543, inlinedAt: !1544)
!1572 = !DILocation(line: 64, column: 76, scope: !1543, inlinedAt: !1544)
!1573 = !DILocation(line: 64, column: 74, scope: !1543, inlinedAt: !1544)
!1574 = !DILocation(line: 64, column: 5, scope: !1543, inlinedAt: !1544)
!1575 = !DILocation(line: 64, column: 14, scope: !1543, inlinedAt: !1544)
!1576 = !DILocation(line: 64, column: 23, scope: !1543, inlinedAt: !1544)
!1577 = !DILocation(line: 65, column: 5, scope: !1543, inlinedAt: !1544)
!1578 = !DILocation(line: 65, column: 14, scope: !1543, inlinedAt: !1544)
!1579 = !DILocation(line: 66, column: 22, scope: !1543, inlinedAt: !1544)
!1580 = !DILocation(line: 66, column: 12, scope: !1543, inlinedAt: !1544)
!1581 = !DILocation(line: 67, column: 34, scope: !1543, inlinedAt: !1544)
!1582 = !DILocation(line: 67, column: 26, scope: !1543, inlinedAt: !1544)
!1583 = !DILocation(line: 67, column: 57, scope: !1543, inlinedAt: !1544)
!1584 = !DILocation(line: 67, column: 49, scope: !1543, inlinedAt: !1544)
!1585 = !DILocation(line: 67, column: 5, scope: !1543, inlinedAt: !1544)
!1586 = !DILocation(line: 67, column: 14, scope: !1543, inlinedAt: !1544)
!1587 = !DILocation(line: 68, column: 28, scope: !1543, inlinedAt: !1544)
!1588 = !DILocation(line: 68, column: 26, scope: !1543, inlinedAt: !1544)
!1589 = !DILocation(line: 68, column: 69, scope: !1543, inlinedAt: !1544)
!1590 = !DILocation(line: 68, column: 54, scope: !1543, inlinedAt: !1544)
!1591 = !DILocation(line: 68, column: 52, scope: !1543, inlinedAt: !1544)
!1592 = !DILocation(line: 68, column: 5, scope: !1543, inlinedAt: !1544)
!1593 = !DILocation(line: 68, column: 14, scope: !1543, inlinedAt: !1544)
!1594 = !DILocation(line: 69, column: 40, scope: !1543, inlinedAt: !1544)
!1595 = !DILocation(line: 69, column: 24, scope: !1543, inlinedAt: !1544)
!1596 = !DILocation(line: 69, column: 17, scope: !1543, inlinedAt: !1544)
!1597 = !DILocation(line: 69, column: 5, scope: !1543, inlinedAt: !1544)
!1598 = !DILocation(line: 60, column: 21, scope: !1535)
!1599 = !DILocation(line: 60, column: 27, scope: !1535)
!1600 = !DILocation(line: 60, column: 19, scope: !1535)
!1601 = !DILocation(line: 60, column: 33, scope: !1535)
!1602 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1603 = !DILocation(line: 60, column: 11, scope: !1535)
!1604 = !DILocation(line: 74, column: 34, scope: !1602, inlinedAt: !1603)
!1605 = !DILocation(line: 74, column: 26, scope: !1602, inlinedAt: !1603)
!1606 = !DILocation(line: 74, column: 47, scope: !1602, inlinedAt: !1603)
!1607 = !DILocation(line: 74, column: 5, scope: !1602, inlinedAt: !1603)
!1608 = !DILocation(line: 74, column: 13, scope: !1602, inlinedAt: !1603)
!1609 = distinct !DISubprogram(name: "AtomicsInt32", scope: !997, file: !997, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1610 = !DILocation(line: 67, column: 6, scope: !1609)
!1611 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1612 = !DILocation(line: 68, column: 9, scope: !1609)
!1613 = !DILocation(line: 15, column: 23, scope: !1611, inlinedAt: !1612)
!1614 = !DILocation(line: 16, column: 14, scope: !1611, inlinedAt: !1612)
!1615 = !DILocation(line: 16, column: 8, scope: !1611, inlinedAt: !1612)
!1616 = !DILocation(line: 17, column: 25, scope: !1611, inlinedAt: !1612)
!1617 = !DILocation(line: 17, column: 15, scope: !1611, inlinedAt: !1612)
!1618 = !DILocation(line: 18, column: 25, scope: !1611, inlinedAt: !1612)
!1619 = !DILocation(line: 18, column: 15, scope: !1611, inlinedAt: !1612)
!1620 = !DILocation(line: 19, column: 25, scope: !1611, inlinedAt: !1612)
!1621 = !DILocation(line: 19, column: 15, scope: !1611, inlinedAt: !1612)
!1622 = !DILocation(line: 20, column: 25, scope: !1611, inlinedAt: !1612)
!1623 = !DILocation(line: 20, column: 15, scope: !1611, inlinedAt: !1612)
!1624 = !DILocation(line: 21, column: 42, scope: !1611, inlinedAt: !1612)
!1625 = !DILocation(line: 21, column: 32, scope: !1611, inlinedAt: !1612)
!1626 = !DILocation(line: 21, column: 5, scope: !1611, inlinedAt: !1612)
!1627 = !DILocation(line: 22, column: 29, scope: !1611, inlinedAt: !1612)
!1628 = !DILocation(line: 22, column: 19, scope: !1611, inlinedAt: !1612)
!1629 = !DILocation(line: 22, column: 34, scope: !1611, inlinedAt: !1612)
!1630 = !DILocation(line: 23, column: 26, scope: !1611, inlinedAt: !1612)
!1631 = !DILocation(line: 23, column: 18, scope: !1611, inlinedAt: !1612)
!1632 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !997, file: !997, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1633 = !DILocation(line: 74, column: 6, scope: !1632)
!1634 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1635 = !DILocation(line: 74, column: 69, scope: !1632)
!1636 = !DILocation(line: 30, column: 23, scope: !1634, inlinedAt: !1635)
!1637 = !DILocation(line: 31, column: 25, scope: !1634, inlinedAt: !1635)
!1638 = !DILocation(line: 31, column: 46, scope: !1634, inlinedAt: !1635)
!1639 = !DILocation(line: 31, column: 37, scope: !1634, inlinedAt: !1635)
!1640 = !DILocation(line: 31, column: 30, scope: !1634, inlinedAt: !1635)
!1641 = !DILocation(line: 31, column: 15, scope: !1634, inlinedAt: !1635)
!1642 = !DILocation(line: 32, column: 24, scope: !1634, inlinedAt: !1635)
!1643 = !DILocation(line: 32, column: 14, scope: !1634, inlinedAt: !1635)
!1644 = !DILocation(line: 33, column: 25, scope: !1634, inlinedAt: !1635)
!1645 = !DILocation(line: 33, column: 31, scope: !1634, inlinedAt: !1635)
!1646 = !DILocation(line: 33, column: 15, scope: !1634, inlinedAt: !1635)
!1647 = !DILocation(line: 35, column: 35, scope: !1634, inlinedAt: !1635)
!1648 = !DILocation(line: 35, column: 25, scope: !1634, inlinedAt: !1635)
!1649 = !DILocation(line: 36, column: 55, scope: !1634, inlinedAt: !1635)
!1650 = !DILocation(line: 36, column: 30, scope: !1634, inlinedAt: !1635)
!1651 = !DILocation(line: 36, column: 59, scope: !1634, inlinedAt: !1635)
!1652 = !DILocation(line: 37, column: 7, scope: !1634, inlinedAt: !1635)
!1653 = !DILocation(line: 41, column: 39, scope: !1634, inlinedAt: !1635)
!1654 = !DILocation(line: 41, column: 29, scope: !1634, inlinedAt: !1635)
!1655 = !DILocation(line: 41, column: 50, scope: !1634, inlinedAt: !1635)
!1656 = !DILocation(line: 42, column: 26, scope: !1634, inlinedAt: !1635)
!1657 = !DILocation(line: 42, column: 16, scope: !1634, inlinedAt: !1635)
!1658 = distinct !DISubprogram(name: "IntegersInt64", scope: !997, file: !997, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1659 = !DILocation(line: 79, column: 6, scope: !1658)
!1660 = !DILocation(line: 80, column: 32, scope: !1658)
!1661 = !DILocation(line: 81, column: 17, scope: !1658)
!1662 = !DILocation(line: 81, column: 35, scope: !1658)
!1663 = !DILocation(line: 81, column: 38, scope: !1658)
!1664 = !DILocation(line: 81, column: 15, scope: !1658)
!1665 = !DILocation(line: 81, column: 57, scope: !1658)
!1666 = !DILocation(line: 81, column: 63, scope: !1658)
!1667 = !DILocation(line: 81, column: 74, scope: !1658)
!1668 = !DILocation(line: 81, column: 72, scope: !1658)
!1669 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1670 = !DILocation(line: 81, column: 11, scope: !1658)
!1671 = !DILocation(line: 14, column: 28, scope: !1669, inlinedAt: !1670)
!1672 = !DILocation(line: 14, column: 33, scope: !1669, inlinedAt: !1670)
!1673 = !DILocation(line: 14, column: 38, scope: !1669, inlinedAt: !1670)
!1674 = !DILocation(line: 14, column: 5, scope: !1669, inlinedAt: !1670)
!1675 = !DILocation(line: 14, column: 13, scope: !1669, inlinedAt: !1670)
!1676 = !DILocation(line: 14, column: 21, scope: !1669, inlinedAt: !1670)
!1677 = !DILocation(line: 15, column: 36, scope: !1669, inlinedAt: !1670)
!1678 = !DILocation(line: 15, column: 41, scope: !1669, inlinedAt: !1670)
!1679 = !DILocation(line: 15, column: 46, scope: !1669, inlinedAt: !1670)
!1680 = !DILocation(line: 15, column: 51, scope: !1669, inlinedAt: !1670)
!1681 = !DILocation(line: 15, column: 5, scope: !1669, inlinedAt: !1670)
!1682 = !DILocation(line: 15, column: 13, scope: !1669, inlinedAt: !1670)
!1683 = !DILocation(line: 15, column: 21, scope: !1669, inlinedAt: !1670)
!1684 = !DILocation(line: 15, column: 29, scope: !1669, inlinedAt: !1670)
!1685 = !DILocation(line: 16, column: 27, scope: !1669, inlinedAt: !1670)
!1686 = !DILocation(line: 16, column: 31, scope: !1669, inlinedAt: !1670)
!1687 = !DILocation(line: 16, column: 5, scope: !1669, inlinedAt: !1670)
!1688 = !DILocation(line: 16, column: 13, scope: !1669, inlinedAt: !1670)
!1689 = !DILocation(line: 16, column: 21, scope: !1669, inlinedAt: !1670)
!1690 = !DILocation(line: 17, column: 22, scope: !1669, inlinedAt: !1670)
!1691 = !DILocation(line: 17, column: 28, scope: !1669, inlinedAt: !1670)
!1692 = !DILocation(line: 17, column: 5, scope: !1669, inlinedAt: !1670)
!1693 = !DILocation(line: 17, column: 14, scope: !1669, inlinedAt: !1670)
!1694 = !DILocation(line: 18, column: 27, scope: !1669, inlinedAt: !1670)
!1695 = !DILocation(line: 18, column: 22, scope: !1669, inlinedAt: !1670)
!1696 = !DILocation(line: 18, column: 40, scope: !1669, inlinedAt: !1670)
!1697 = !DILocation(line: 18, column: 33, scope: !1669, inlinedAt: !1670)
!1698 = !DILocation(line: 18, column: 5, scope: !1669, inlinedAt: !1670)
!1699 = !DILocation(line: 18, column: 14, scope: !1669, inlinedAt: !1670)
!1700 = !DILocation(line: 19, column: 22, scope: !1669, inlinedAt: !1670)
!1701 = !DILocation(line: 19, column: 28, scope: !1669, inlinedAt: !1670)
!1702 = !DILocation(line: 19, column: 5, scope: !1669, inlinedAt: !1670)
!1703 = !DILocation(line: 19, column: 14, scope: !1669, inlinedAt: !1670)
!1704 = !DILocation(line: 20, column: 25, scope: !1669, inlinedAt: !1670)
!1705 = !DILocation(line: 20, column: 35, scope: !1669, inlinedAt: !1670)
!1706 = !DILocation(line: 20, column: 31, scope: !1669, inlinedAt: !1670)
!1707 = !DILocation(line: 20, column: 5, scope: !1669, inlinedAt: !1670)
!1708 = !DILocation(line: 20, column: 14, scope: !1669, inlinedAt: !1670)
!1709 = !DILocation(line: 21, column: 7, scope: !1669, inlinedAt: !1670)
!1710 = !DILocation(line: 22, column: 23, scope: !1669, inlinedAt: !1670)
!1711 = !DILocation(line: 22, column: 28, scope: !1669, inlinedAt: !1670)
!1712 = !DILocation(line: 22, column: 6, scope: !1669, inlinedAt: !1670)
!1713 = !DILocation(line: 22, column: 15, scope: !1669, inlinedAt: !1670)
!1714 = !DILocation(line: 24, column: 6, scope: !1669, inlinedAt: !1670)
!1715 = !DILocation(line: 24, column: 15, scope: !1669, inlinedAt: !1670)
!1716 = !DILocation(line: 26, column: 22, scope: !1669, inlinedAt: !1670)
!1717 = !DILocation(line: 26, column: 27, scope: !1669, inlinedAt: !1670)
!1718 = !DILocation(line: 26, column: 5, scope: !1669, inlinedAt: !1670)
!1719 = !DILocation(line: 26, column: 14, scope: !1669, inlinedAt: !1670)
!1720 = !DILocation(line: 27, column: 22, scope: !1669, inlinedAt: !1670)
!1721 = !DILocation(line: 27, column: 27, scope: !1669, inlinedAt: !1670)
!1722 = !DILocation(line: 27, column: 5, scope: !1669, inlinedAt: !1670)
!1723 = !DILocation(line: 27, column: 14, scope: !1669, inlinedAt: !1670)
!1724 = !DILocation(line: 28, column: 24, scope: !1669, inlinedAt: !1670)
!1725 = !DILocation(line: 28, column: 35, scope: !1669, inlinedAt: !1670)
!1726 = !DILocation(line: 28, column: 5, scope: !1669, inlinedAt: !1670)
!1727 = !DILocation(line: 28, column: 14, scope: !1669, inlinedAt: !1670)
!1728 = !DILocation(line: 29, column: 39, scope: !1669, inlinedAt: !1670)
!1729 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1730 = !DILocation(line: 29, column: 36, scope: !1669, inlinedAt: !1670)
!1731 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1730)
!1732 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1730)
!1733 = !DILocation(line: 29, column: 55, scope: !1669, inlinedAt: !1670)
!1734 = !DILocation(line: 29, column: 52, scope: !1669, inlinedAt: !1670)
!1735 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1734)
!1736 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1734)
!1737 = !DILocation(line: 29, column: 71, scope: !1669, inlinedAt: !1670)
!1738 = !DILocation(line: 29, column: 68, scope: !1669, inlinedAt: !1670)
!1739 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1738)
!1740 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1738)
!1741 = !DILocation(line: 29, column: 5, scope: !1669, inlinedAt: !1670)
!1742 = !DILocation(line: 29, column: 14, scope: !1669, inlinedAt: !1670)
!1743 = !DILocation(line: 29, column: 23, scope: !1669, inlinedAt: !1670)
!1744 = !DILocation(line: 30, column: 39, scope: !1669, inlinedAt: !1670)
!1745 = !DILocation(line: 30, column: 36, scope: !1669, inlinedAt: !1670)
!1746 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1745)
!1747 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1745)
!1748 = !DILocation(line: 30, column: 55, scope: !1669, inlinedAt: !1670)
!1749 = !DILocation(line: 30, column: 52, scope: !1669, inlinedAt: !1670)
!1750 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1749)
!1751 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1749)
!1752 = !DILocation(line: 30, column: 70, scope: !1669, inlinedAt: !1670)
!1753 = !DILocation(line: 30, column: 67, scope: !1669, inlinedAt: !1670)
!1754 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1753)
!1755 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1753)
!1756 = !DILocation(line: 30, column: 5, scope: !1669, inlinedAt: !1670)
!1757 = !DILocation(line: 30, column: 14, scope: !1669, inlinedAt: !1670)
!1758 = !DILocation(line: 30, column: 23, scope: !1669, inlinedAt: !1670)
!1759 = !DILocation(line: 33, column: 2, scope: !1669, inlinedAt: !1670)
!1760 = !DILocation(line: 34, column: 2, scope: !1669, inlinedAt: !1670)
!1761 = !DILocation(line: 35, column: 2, scope: !1669, inlinedAt: !1670)
!1762 = !DILocation(line: 36, column: 5, scope: !1669, inlinedAt: !1670)
!1763 = !DILocation(line: 37, column: 2, scope: !1669, inlinedAt: !1670)
!1764 = !DILocation(line: 38, column: 2, scope: !1669, inlinedAt: !1670)
!1765 = !DILocation(line: 39, column: 2, scope: !1669, inlinedAt: !1670)
!1766 = !DILocation(line: 40, column: 2, scope: !1669, inlinedAt: !1670)
!1767 = !DILocation(line: 41, column: 5, scope: !1669, inlinedAt: !1670)
!1768 = !DILocation(line: 44, column: 2, scope: !1669, inlinedAt: !1670)
!1769 = !DILocation(line: 45, column: 5, scope: !1669, inlinedAt: !1670)
!1770 = !DILocation(line: 48, column: 14, scope: !1669, inlinedAt: !1670)
!1771 = !DILocation(line: 48, column: 5, scope: !1669, inlinedAt: !1670)
!1772 = !DILocation(line: 49, column: 21, scope: !1669, inlinedAt: !1670)
!1773 = !DILocation(line: 49, column: 30, scope: !1669, inlinedAt: !1670)
!1774 = !DILocation(line: 49, column: 40, scope: !1669, inlinedAt: !1670)
!1775 = !DILocation(line: 49, column: 18, scope: !1669, inlinedAt: !1670)
!1776 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1775)
!1777 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1775)
!1778 = !DILocation(line: 49, column: 5, scope: !1669, inlinedAt: !1670)
!1779 = !DILocation(line: 50, column: 34, scope: !1669, inlinedAt: !1670)
!1780 = !DILocation(line: 50, column: 28, scope: !1669, inlinedAt: !1670)
!1781 = !DILocation(line: 50, column: 18, scope: !1669, inlinedAt: !1670)
!1782 = !DILocation(line: 10, column: 6, scope: !1729, inlinedAt: !1781)
!1783 = !DILocation(line: 14, column: 2, scope: !1729, inlinedAt: !1781)
!1784 = !DILocation(line: 50, column: 5, scope: !1669, inlinedAt: !1670)
!1785 = !DILocation(line: 51, column: 17, scope: !1669, inlinedAt: !1670)
!1786 = !DILocation(line: 51, column: 13, scope: !1669, inlinedAt: !1670)
!1787 = !DILocation(line: 51, column: 21, scope: !1669, inlinedAt: !1670)
!1788 = !DILocation(line: 51, column: 5, scope: !1669, inlinedAt: !1670)
!1789 = !DILocation(line: 53, column: 5, scope: !1669, inlinedAt: !1670)
!1790 = distinct !DISubprogram(name: "ConvertInt64", scope: !997, file: !997, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1791 = !DILocation(line: 88, column: 6, scope: !1790)
!1792 = !DILocation(line: 89, column: 32, scope: !1790)
!1793 = !DILocation(line: 90, column: 20, scope: !1790)
!1794 = !DILocation(line: 90, column: 41, scope: !1790)
!1795 = !DILocation(line: 90, column: 44, scope: !1790)
!1796 = !DILocation(line: 90, column: 18, scope: !1790)
!1797 = !DILocation(line: 90, column: 66, scope: !1790)
!1798 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1799 = !DILocation(line: 90, column: 14, scope: !1790)
!1800 = !DILocation(line: 62, column: 53, scope: !1798, inlinedAt: !1799)
!1801 = !DILocation(line: 62, column: 48, scope: !1798, inlinedAt: !1799)
!1802 = !DILocation(line: 62, column: 70, scope: !1798, inlinedAt: !1799)
!1803 = !DILocation(line: 62, column: 64, scope: !1798, inlinedAt: !1799)
!1804 = !DILocation(line: 62, column: 87, scope: !1798, inlinedAt: !1799)
!1805 = !DILocation(line: 62, column: 81, scope: !1798, inlinedAt: !1799)
!1806 = !DILocation(line: 62, column: 5, scope: !1798, inlinedAt: !1799)
!1807 = !DILocation(line: 62, column: 13, scope: !1798, inlinedAt: !1799)
!1808 = !DILocation(line: 62, column: 21, scope: !1798, inlinedAt: !1799)
!1809 = !DILocation(line: 62, column: 29, scope: !1798, inlinedAt: !1799)
!1810 = !DILocation(line: 62, column: 37, scope: !1798, inlinedAt: !1799)
!1811 = !DILocation(line: 63, column: 54, scope: !1798, inlinedAt: !1799)
!1812 = !DILocation(line: 63, column: 48, scope: !1798, inlinedAt: !1799)
!1813 = !DILocation(line: 63, column: 72, scope: !1798, inlinedAt: !1799)
!1814 = !DILocation(line: 63, column: 65, scope: !1798, inlinedAt: !1799)
!1815 = !DILocation(line: 63, column: 90, scope: !1798, inlinedAt: !1799)
!1816 = !DILocation(line: 63, column: 83, scope: !1798, inlinedAt: !1799)
!1817 = !DILocation(line: 63, column: 5, scope: !1798, inlinedAt: !1799)
!1818 = !DILocation(line: 63, column: 13, scope: !1798, inlinedAt: !1799)
!1819 = !DILocation(line: 63, column: 21, scope: !1798, inlinedAt: !1799)
!1820 = !DILocation(line: 63, column: 29, scope: !1798, inlinedAt: !1799)
!1821 = !DILocation(line: 63, column: 37, scope: !1798, inlinedAt: !1799)
!1822 = !DILocation(line: 64, column: 5, scope: !1798, inlinedAt: !1799)
!1823 = !DILocation(line: 64, column: 14, scope: !1798, inlinedAt: !1799)
!1824 = !DILocation(line: 64, column: 23, scope: !1798, inlinedAt: !1799)
!1825 = !DILocation(line: 65, column: 5, scope: !1798, inlinedAt: !1799)
!1826 = !DILocation(line: 65, column: 14, scope: !1798, inlinedAt: !1799)
!1827 = !DILocation(line: 66, column: 22, scope: !1798, inlinedAt: !1799)
!1828 = !DILocation(line: 66, column: 12, scope: !1798, inlinedAt: !1799)
!1829 = !DILocation(line: 67, column: 34, scope: !1798, inlinedAt: !1799)
!1830 = !DILocation(line: 67, column: 26, scope: !1798, inlinedAt: !1799)
!1831 = !DILocation(line: 67, column: 57, scope: !1798, inlinedAt: !1799)
!1832 = !DILocation(line: 67, column: 49, scope: !1798, inlinedAt: !1799)
!1833 = !DILocation(line: 67, column: 5, scope: !1798, inlinedAt: !1799)
!1834 = !DILocation(line: 67, column: 14, scope: !1798, inlinedAt: !1799)
!1835 = !DILocation(line: 68, column: 69, scope: !1798, inlinedAt: !1799)
!1836 = !DILocation(line: 68, column: 54, scope: !1798, inlinedAt: !1799)
!1837 = !DILocation(line: 68, column: 5, scope: !1798, inlinedAt: !1799)
!1838 = !DILocation(line: 68, column: 14, scope: !1798, inlinedAt: !1799)
!1839 = !DILocation(line: 69, column: 40, scope: !1798, inlinedAt: !1799)
!1840 = !DILocation(line: 69, column: 24, scope: !1798, inlinedAt: !1799)
!1841 = !DILocation(line: 69, column: 17, scope: !1798, inlinedAt: !1799)
!1842 = !DILocation(line: 69, column: 5, scope: !1798, inlinedAt: !1799)
!1843 = !DILocation(line: 91, column: 21, scope: !1790)
!1844 = !DILocation(line: 91, column: 27, scope: !1790)
!1845 = !DILocation(line: 91, column: 19, scope: !1790)
!1846 = !DILocation(line: 91, column: 33, scope: !1790)
!1847 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1848 = !DILocation(line: 91, column: 11, scope: !1790)
!1849 = !DILocation(line: 74, column: 34, scope: !1847, inlinedAt: !1848)
!1850 = !DILocation(line: 74, column: 26, scope: !1847, inlinedAt: !1848)
!1851 = !DILocation(line: 74, column: 47, scope: !1847, inlinedAt: !1848)
!1852 = !DILocation(line: 74, column: 5, scope: !1847, inlinedAt: !1848)
!1853 = !DILocation(line: 74, column: 13, scope: !1847, inlinedAt: !1848)
!1854 = distinct !DISubprogram(name: "AtomicsInt64", scope: !997, file: !997, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1855 = !DILocation(line: 98, column: 6, scope: !1854)
!1856 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1857 = !DILocation(line: 99, column: 9, scope: !1854)
!1858 = !DILocation(line: 15, column: 23, scope: !1856, inlinedAt: !1857)
!1859 = !DILocation(line: 16, column: 14, scope: !1856, inlinedAt: !1857)
!1860 = !DILocation(line: 17, column: 25, scope: !1856, inlinedAt: !1857)
!1861 = !DILocation(line: 17, column: 15, scope: !1856, inlinedAt: !1857)
!1862 = !DILocation(line: 18, column: 25, scope: !1856, inlinedAt: !1857)
!1863 = !DILocation(line: 18, column: 15, scope: !1856, inlinedAt: !1857)
!1864 = !DILocation(line: 19, column: 25, scope: !1856, inlinedAt: !1857)
!1865 = !DILocation(line: 19, column: 15, scope: !1856, inlinedAt: !1857)
!1866 = !DILocation(line: 20, column: 25, scope: !1856, inlinedAt: !1857)
!1867 = !DILocation(line: 20, column: 15, scope: !1856, inlinedAt: !1857)
!1868 = !DILocation(line: 21, column: 42, scope: !1856, inlinedAt: !1857)
!1869 = !DILocation(line: 21, column: 32, scope: !1856, inlinedAt: !1857)
!1870 = !DILocation(line: 21, column: 5, scope: !1856, inlinedAt: !1857)
!1871 = !DILocation(line: 22, column: 29, scope: !1856, inlinedAt: !1857)
!1872 = !DILocation(line: 22, column: 19, scope: !1856, inlinedAt: !1857)
!1873 = !DILocation(line: 22, column: 34, scope: !1856, inlinedAt: !1857)
!1874 = !DILocation(line: 23, column: 26, scope: !1856, inlinedAt: !1857)
!1875 = !DILocation(line: 23, column: 18, scope: !1856, inlinedAt: !1857)
!1876 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !997, file: !997, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1877 = !DILocation(line: 105, column: 6, scope: !1876)
!1878 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1879 = !DILocation(line: 105, column: 69, scope: !1876)
!1880 = !DILocation(line: 30, column: 23, scope: !1878, inlinedAt: !1879)
!1881 = !DILocation(line: 31, column: 25, scope: !1878, inlinedAt: !1879)
!1882 = !DILocation(line: 31, column: 46, scope: !1878, inlinedAt: !1879)
!1883 = !DILocation(line: 31, column: 37, scope: !1878, inlinedAt: !1879)
!1884 = !DILocation(line: 31, column: 30, scope: !1878, inlinedAt: !1879)
!1885 = !DILocation(line: 31, column: 15, scope: !1878, inlinedAt: !1879)
!1886 = !DILocation(line: 32, column: 24, scope: !1878, inlinedAt: !1879)
!1887 = !DILocation(line: 32, column: 14, scope: !1878, inlinedAt: !1879)
!1888 = !DILocation(line: 33, column: 25, scope: !1878, inlinedAt: !1879)
!1889 = !DILocation(line: 33, column: 15, scope: !1878, inlinedAt: !1879)
!1890 = !DILocation(line: 35, column: 35, scope: !1878, inlinedAt: !1879)
!1891 = !DILocation(line: 35, column: 25, scope: !1878, inlinedAt: !1879)
!1892 = !DILocation(line: 36, column: 55, scope: !1878, inlinedAt: !1879)
!1893 = !DILocation(line: 36, column: 30, scope: !1878, inlinedAt: !1879)
!1894 = !DILocation(line: 36, column: 59, scope: !1878, inlinedAt: !1879)
!1895 = !DILocation(line: 37, column: 7, scope: !1878, inlinedAt: !1879)
!1896 = !DILocation(line: 41, column: 39, scope: !1878, inlinedAt: !1879)
!1897 = !DILocation(line: 41, column: 29, scope: !1878, inlinedAt: !1879)
!1898 = !DILocation(line: 41, column: 50, scope: !1878, inlinedAt: !1879)
!1899 = !DILocation(line: 42, column: 26, scope: !1878, inlinedAt: !1879)
!1900 = !DILocation(line: 42, column: 16, scope: !1878, inlinedAt: !1879)
!1901 = distinct !DISubprogram(name: "IntegersInt", scope: !997, file: !997, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1902 = !DILocation(line: 110, column: 6, scope: !1901)
!1903 = !DILocation(line: 111, column: 32, scope: !1901)
!1904 = !DILocation(line: 112, column: 17, scope: !1901)
!1905 = !DILocation(line: 112, column: 35, scope: !1901)
!1906 = !DILocation(line: 112, column: 38, scope: !1901)
!1907 = !DILocation(line: 112, column: 15, scope: !1901)
!1908 = !DILocation(line: 112, column: 57, scope: !1901)
!1909 = !DILocation(line: 112, column: 63, scope: !1901)
!1910 = !DILocation(line: 112, column: 74, scope: !1901)
!1911 = !DILocation(line: 112, column: 72, scope: !1901)
!1912 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1913 = !DILocation(line: 112, column: 11, scope: !1901)
!1914 = !DILocation(line: 14, column: 28, scope: !1912, inlinedAt: !1913)
!1915 = !DILocation(line: 14, column: 33, scope: !1912, inlinedAt: !1913)
!1916 = !DILocation(line: 14, column: 38, scope: !1912, inlinedAt: !1913)
!1917 = !DILocation(line: 14, column: 5, scope: !1912, inlinedAt: !1913)
!1918 = !DILocation(line: 14, column: 13, scope: !1912, inlinedAt: !1913)
!1919 = !DILocation(line: 14, column: 21, scope: !1912, inlinedAt: !1913)
!1920 = !DILocation(line: 15, column: 36, scope: !1912, inlinedAt: !1913)
!1921 = !DILocation(line: 15, column: 41, scope: !1912, inlinedAt: !1913)
!1922 = !DILocation(line: 15, column: 46, scope: !1912, inlinedAt: !1913)
!1923 = !DILocation(line: 15, column: 51, scope: !1912, inlinedAt: !1913)
!1924 = !DILocation(line: 15, column: 5, scope: !1912, inlinedAt: !1913)
!1925 = !DILocation(line: 15, column: 13, scope: !1912, inlinedAt: !1913)
!1926 = !DILocation(line: 15, column: 21, scope: !1912, inlinedAt: !1913)
!1927 = !DILocation(line: 15, column: 29, scope: !1912, inlinedAt: !1913)
!1928 = !DILocation(line: 16, column: 27, scope: !1912, inlinedAt: !1913)
!1929 = !DILocation(line: 16, column: 31, scope: !1912, inlinedAt: !1913)
!1930 = !DILocation(line: 16, column: 5, scope: !1912, inlinedAt: !1913)
!1931 = !DILocation(line: 16, column: 13, scope: !1912, inlinedAt: !1913)
!1932 = !DILocation(line: 16, column: 21, scope: !1912, inlinedAt: !1913)
!1933 = !DILocation(line: 17, column: 22, scope: !1912, inlinedAt: !1913)
!1934 = !DILocation(line: 17, column: 28, scope: !1912, inlinedAt: !1913)
!1935 = !DILocation(line: 17, column: 5, scope: !1912, inlinedAt: !1913)
!1936 = !DILocation(line: 17, column: 14, scope: !1912, inlinedAt: !1913)
!1937 = !DILocation(line: 18, column: 27, scope: !1912, inlinedAt: !1913)
!1938 = !DILocation(line: 18, column: 22, scope: !1912, inlinedAt: !1913)
!1939 = !DILocation(line: 18, column: 40, scope: !1912, inlinedAt: !1913)
!1940 = !DILocation(line: 18, column: 33, scope: !1912, inlinedAt: !1913)
!1941 = !DILocation(line: 18, column: 5, scope: !1912, inlinedAt: !1913)
!1942 = !DILocation(line: 18, column: 14, scope: !1912, inlinedAt: !1913)
!1943 = !DILocation(line: 19, column: 22, scope: !1912, inlinedAt: !1913)
!1944 = !DILocation(line: 19, column: 28, scope: !1912, inlinedAt: !1913)
!1945 = !DILocation(line: 19, column: 5, scope: !1912, inlinedAt: !1913)
!1946 = !DILocation(line: 19, column: 14, scope: !1912, inlinedAt: !1913)
!1947 = !DILocation(line: 20, column: 25, scope: !1912, inlinedAt: !1913)
!1948 = !DILocation(line: 20, column: 35, scope: !1912, inlinedAt: !1913)
!1949 = !DILocation(line: 20, column: 31, scope: !1912, inlinedAt: !1913)
!1950 = !DILocation(line: 20, column: 5, scope: !1912, inlinedAt: !1913)
!1951 = !DILocation(line: 20, column: 14, scope: !1912, inlinedAt: !1913)
!1952 = !DILocation(line: 21, column: 7, scope: !1912, inlinedAt: !1913)
!1953 = !DILocation(line: 22, column: 23, scope: !1912, inlinedAt: !1913)
!1954 = !DILocation(line: 22, column: 28, scope: !1912, inlinedAt: !1913)
!1955 = !DILocation(line: 22, column: 6, scope: !1912, inlinedAt: !1913)
!1956 = !DILocation(line: 22, column: 15, scope: !1912, inlinedAt: !1913)
!1957 = !DILocation(line: 24, column: 6, scope: !1912, inlinedAt: !1913)
!1958 = !DILocation(line: 24, column: 15, scope: !1912, inlinedAt: !1913)
!1959 = !DILocation(line: 26, column: 22, scope: !1912, inlinedAt: !1913)
!1960 = !DILocation(line: 26, column: 27, scope: !1912, inlinedAt: !1913)
!1961 = !DILocation(line: 26, column: 5, scope: !1912, inlinedAt: !1913)
!1962 = !DILocation(line: 26, column: 14, scope: !1912, inlinedAt: !1913)
!1963 = !DILocation(line: 27, column: 22, scope: !1912, inlinedAt: !1913)
!1964 = !DILocation(line: 27, column: 27, scope: !1912, inlinedAt: !1913)
!1965 = !DILocation(line: 27, column: 5, scope: !1912, inlinedAt: !1913)
!1966 = !DILocation(line: 27, column: 14, scope: !1912, inlinedAt: !1913)
!1967 = !DILocation(line: 28, column: 24, scope: !1912, inlinedAt: !1913)
!1968 = !DILocation(line: 28, column: 35, scope: !1912, inlinedAt: !1913)
!1969 = !DILocation(line: 28, column: 5, scope: !1912, inlinedAt: !1913)
!1970 = !DILocation(line: 28, column: 14, scope: !1912, inlinedAt: !1913)
!1971 = !DILocation(line: 29, column: 39, scope: !1912, inlinedAt: !1913)
!1972 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1973 = !DILocation(line: 29, column: 36, scope: !1912, inlinedAt: !1913)
!1974 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1973)
!1975 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1973)
!1976 = !DILocation(line: 29, column: 55, scope: !1912, inlinedAt: !1913)
!1977 = !DILocation(line: 29, column: 52, scope: !1912, inlinedAt: !1913)
!1978 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1977)
!1979 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1977)
!1980 = !DILocation(line: 29, column: 71, scope: !1912, inlinedAt: !1913)
!1981 = !DILocation(line: 29, column: 68, scope: !1912, inlinedAt: !1913)
!1982 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1981)
!1983 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1981)
!1984 = !DILocation(line: 29, column: 5, scope: !1912, inlinedAt: !1913)
!1985 = !DILocation(line: 29, column: 14, scope: !1912, inlinedAt: !1913)
!1986 = !DILocation(line: 29, column: 23, scope: !1912, inlinedAt: !1913)
!1987 = !DILocation(line: 30, column: 39, scope: !1912, inlinedAt: !1913)
!1988 = !DILocation(line: 30, column: 36, scope: !1912, inlinedAt: !1913)
!1989 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1988)
!1990 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1988)
!1991 = !DILocation(line: 30, column: 55, scope: !1912, inlinedAt: !1913)
!1992 = !DILocation(line: 30, column: 52, scope: !1912, inlinedAt: !1913)
!1993 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1992)
!1994 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1992)
!1995 = !DILocation(line: 30, column: 70, scope: !1912, inlinedAt: !1913)
!1996 = !DILocation(line: 30, column: 67, scope: !1912, inlinedAt: !1913)
!1997 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !1996)
!1998 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !1996)
!1999 = !DILocation(line: 30, column: 5, scope: !1912, inlinedAt: !1913)
!2000 = !DILocation(line: 30, column: 14, scope: !1912, inlinedAt: !1913)
!2001 = !DILocation(line: 30, column: 23, scope: !1912, inlinedAt: !1913)
!2002 = !DILocation(line: 33, column: 2, scope: !1912, inlinedAt: !1913)
!2003 = !DILocation(line: 34, column: 2, scope: !1912, inlinedAt: !1913)
!2004 = !DILocation(line: 35, column: 2, scope: !1912, inlinedAt: !1913)
!2005 = !DILocation(line: 36, column: 5, scope: !1912, inlinedAt: !1913)
!2006 = !DILocation(line: 37, column: 2, scope: !1912, inlinedAt: !1913)
!2007 = !DILocation(line: 38, column: 2, scope: !1912, inlinedAt: !1913)
!2008 = !DILocation(line: 39, column: 2, scope: !1912, inlinedAt: !1913)
!2009 = !DILocation(line: 40, column: 2, scope: !1912, inlinedAt: !1913)
!2010 = !DILocation(line: 41, column: 5, scope: !1912, inlinedAt: !1913)
!2011 = !DILocation(line: 44, column: 2, scope: !1912, inlinedAt: !1913)
!2012 = !DILocation(line: 45, column: 5, scope: !1912, inlinedAt: !1913)
!2013 = !DILocation(line: 48, column: 14, scope: !1912, inlinedAt: !1913)
!2014 = !DILocation(line: 48, column: 5, scope: !1912, inlinedAt: !1913)
!2015 = !DILocation(line: 49, column: 21, scope: !1912, inlinedAt: !1913)
!2016 = !DILocation(line: 49, column: 30, scope: !1912, inlinedAt: !1913)
!2017 = !DILocation(line: 49, column: 40, scope: !1912, inlinedAt: !1913)
!2018 = !DILocation(line: 49, column: 18, scope: !1912, inlinedAt: !1913)
!2019 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !2018)
!2020 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !2018)
!2021 = !DILocation(line: 49, column: 5, scope: !1912, inlinedAt: !1913)
!2022 = !DILocation(line: 50, column: 34, scope: !1912, inlinedAt: !1913)
!2023 = !DILocation(line: 50, column: 28, scope: !1912, inlinedAt: !1913)
!2024 = !DILocation(line: 50, column: 18, scope: !1912, inlinedAt: !1913)
!2025 = !DILocation(line: 10, column: 6, scope: !1972, inlinedAt: !2024)
!2026 = !DILocation(line: 14, column: 2, scope: !1972, inlinedAt: !2024)
!2027 = !DILocation(line: 50, column: 5, scope: !1912, inlinedAt: !1913)
!2028 = !DILocation(line: 51, column: 17, scope: !1912, inlinedAt: !1913)
!2029 = !DILocation(line: 51, column: 13, scope: !1912, inlinedAt: !1913)
!2030 = !DILocation(line: 51, column: 21, scope: !1912, inlinedAt: !1913)
!2031 = !DILocation(line: 51, column: 5, scope: !1912, inlinedAt: !1913)
!2032 = !DILocation(line: 53, column: 5, scope: !1912, inlinedAt: !1913)
!2033 = distinct !DISubprogram(name: "ConvertInt", scope: !997, file: !997, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!2034 = !DILocation(line: 119, column: 6, scope: !2033)
!2035 = !DILocation(line: 120, column: 32, scope: !2033)
!2036 = !DILocation(line: 121, column: 20, scope: !2033)
!2037 = !DILocation(line: 121, column: 41, scope: !2033)
!2038 = !DILocation(line: 121, column: 44, scope: !2033)
!2039 = !DILocation(line: 121, column: 18, scope: !2033)
!2040 = !DILocation(line: 121, column: 66, scope: !2033)
!2041 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2042 = !DILocation(line: 121, column: 14, scope: !2033)
!2043 = !DILocation(line: 62, column: 53, scope: !2041, inlinedAt: !2042)
!2044 = !DILocation(line: 62, column: 48, scope: !2041, inlinedAt: !2042)
!2045 = !DILocation(line: 62, column: 70, scope: !2041, inlinedAt: !2042)
!2046 = !DILocation(line: 62, column: 64, scope: !2041, inlinedAt: !2042)
!2047 = !DILocation(line: 62, column: 87, scope: !2041, inlinedAt: !2042)
!2048 = !DILocation(line: 62, column: 81, scope: !2041, inlinedAt: !2042)
!2049 = !DILocation(line: 62, column: 5, scope: !2041, inlinedAt: !2042)
!2050 = !DILocation(line: 62, column: 13, scope: !2041, inlinedAt: !2042)
!2051 = !DILocation(line: 62, column: 21, scope: !2041, inlinedAt: !2042)
!2052 = !DILocation(line: 62, column: 29, scope: !2041, inlinedAt: !2042)
!2053 = !DILocation(line: 62, column: 37, scope: !2041, inlinedAt: !2042)
!2054 = !DILocation(line: 63, column: 54, scope: !2041, inlinedAt: !2042)
!2055 = !DILocation(line: 63, column: 48, scope: !2041, inlinedAt: !2042)
!2056 = !DILocation(line: 63, column: 72, scope: !2041, inlinedAt: !2042)
!2057 = !DILocation(line: 63, column: 65, scope: !2041, inlinedAt: !2042)
!2058 = !DILocation(line: 63, column: 90, scope: !2041, inlinedAt: !2042)
!2059 = !DILocation(line: 63, column: 83, scope: !2041, inlinedAt: !2042)
!2060 = !DILocation(line: 63, column: 5, scope: !2041, inlinedAt: !2042)
!2061 = !DILocation(line: 63, column: 13, scope: !2041, inlinedAt: !2042)
!2062 = !DILocation(line: 63, column: 21, scope: !2041, inlinedAt: !2042)
!2063 = !DILocation(line: 63, column: 29, scope: !2041, inlinedAt: !2042)
!2064 = !DILocation(line: 63, column: 37, scope: !2041, inlinedAt: !2042)
!2065 = !DILocation(line: 64, column: 5, scope: !2041, inlinedAt: !2042)
!2066 = !DILocation(line: 64, column: 14, scope: !2041, inlinedAt: !2042)
!2067 = !DILocation(line: 64, column: 23, scope: !2041, inlinedAt: !2042)
!2068 = !DILocation(line: 65, column: 5, scope: !2041, inlinedAt: !2042)
!2069 = !DILocation(line: 65, column: 14, scope: !2041, inlinedAt: !2042)
!2070 = !DILocation(line: 66, column: 22, scope: !2041, inlinedAt: !2042)
!2071 = !DILocation(line: 66, column: 12, scope: !2041, inlinedAt: !2042)
!2072 = !DILocation(line: 67, column: 34, scope: !2041, inlinedAt: !2042)
!2073 = !DILocation(line: 67, column: 26, scope: !2041, inlinedAt: !2042)
!2074 = !DILocation(line: 67, column: 57, scope: !2041, inlinedAt: !2042)
!2075 = !DILocation(line: 67, column: 49, scope: !2041, inlinedAt: !2042)
!2076 = !DILocation(line: 67, column: 5, scope: !2041, inlinedAt: !2042)
!2077 = !DILocation(line: 67, column: 14, scope: !2041, inlinedAt: !2042)
!2078 = !DILocation(line: 68, column: 69, scope: !2041, inlinedAt: !2042)
!2079 = !DILocation(line: 68, column: 54, scope: !2041, inlinedAt: !2042)
!2080 = !DILocation(line: 68, column: 5, scope: !2041, inlinedAt: !2042)
!2081 = !DILocation(line: 68, column: 14, scope: !2041, inlinedAt: !2042)
!2082 = !DILocation(line: 69, column: 40, scope: !2041, inlinedAt: !2042)
!2083 = !DILocation(line: 69, column: 24, scope: !2041, inlinedAt: !2042)
!2084 = !DILocation(line: 69, column: 17, scope: !2041, inlinedAt: !2042)
!2085 = !DILocation(line: 69, column: 5, scope: !2041, inlinedAt: !2042)
!2086 = !DILocation(line: 122, column: 21, scope: !2033)
!2087 = !DILocation(line: 122, column: 27, scope: !2033)
!2088 = !DILocation(line: 122, column: 19, scope: !2033)
!2089 = !DILocation(line: 122, column: 33, scope: !2033)
!2090 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2091 = !DILocation(line: 122, column: 11, scope: !2033)
!2092 = !DILocation(line: 74, column: 34, scope: !2090, inlinedAt: !2091)
!2093 = !DILocation(line: 74, column: 26, scope: !2090, inlinedAt: !2091)
!2094 = !DILocation(line: 74, column: 47, scope: !2090, inlinedAt: !2091)
!2095 = !DILocation(line: 74, column: 5, scope: !2090, inlinedAt: !2091)
!2096 = !DILocation(line: 74, column: 13, scope: !2090, inlinedAt: !2091)
!2097 = distinct !DISubprogram(name: "AtomicsInt", scope: !997, file: !997, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2098 = !DILocation(line: 129, column: 6, scope: !2097)
!2099 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2100 = !DILocation(line: 130, column: 9, scope: !2097)
!2101 = !DILocation(line: 15, column: 23, scope: !2099, inlinedAt: !2100)
!2102 = !DILocation(line: 16, column: 14, scope: !2099, inlinedAt: !2100)
!2103 = !DILocation(line: 17, column: 25, scope: !2099, inlinedAt: !2100)
!2104 = !DILocation(line: 17, column: 15, scope: !2099, inlinedAt: !2100)
!2105 = !DILocation(line: 18, column: 25, scope: !2099, inlinedAt: !2100)
!2106 = !DILocation(line: 18, column: 15, scope: !2099, inlinedAt: !2100)
!2107 = !DILocation(line: 19, column: 25, scope: !2099, inlinedAt: !2100)
!2108 = !DILocation(line: 19, column: 15, scope: !2099, inlinedAt: !2100)
!2109 = !DILocation(line: 20, column: 25, scope: !2099, inlinedAt: !2100)
!2110 = !DILocation(line: 20, column: 15, scope: !2099, inlinedAt: !2100)
!2111 = !DILocation(line: 21, column: 42, scope: !2099, inlinedAt: !2100)
!2112 = !DILocation(line: 21, column: 32, scope: !2099, inlinedAt: !2100)
!2113 = !DILocation(line: 21, column: 5, scope: !2099, inlinedAt: !2100)
!2114 = !DILocation(line: 22, column: 29, scope: !2099, inlinedAt: !2100)
!2115 = !DILocation(line: 22, column: 19, scope: !2099, inlinedAt: !2100)
!2116 = !DILocation(line: 22, column: 34, scope: !2099, inlinedAt: !2100)
!2117 = !DILocation(line: 23, column: 26, scope: !2099, inlinedAt: !2100)
!2118 = !DILocation(line: 23, column: 18, scope: !2099, inlinedAt: !2100)
!2119 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !997, file: !997, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!2120 = !DILocation(line: 136, column: 6, scope: !2119)
!2121 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2122 = !DILocation(line: 136, column: 65, scope: !2119)
!2123 = !DILocation(line: 30, column: 23, scope: !2121, inlinedAt: !2122)
!2124 = !DILocation(line: 31, column: 25, scope: !2121, inlinedAt: !2122)
!2125 = !DILocation(line: 31, column: 46, scope: !2121, inlinedAt: !2122)
!2126 = !DILocation(line: 31, column: 37, scope: !2121, inlinedAt: !2122)
!2127 = !DILocation(line: 31, column: 30, scope: !2121, inlinedAt: !2122)
!2128 = !DILocation(line: 31, column: 15, scope: !2121, inlinedAt: !2122)
!2129 = !DILocation(line: 32, column: 24, scope: !2121, inlinedAt: !2122)
!2130 = !DILocation(line: 32, column: 14, scope: !2121, inlinedAt: !2122)
!2131 = !DILocation(line: 33, column: 25, scope: !2121, inlinedAt: !2122)
!2132 = !DILocation(line: 33, column: 15, scope: !2121, inlinedAt: !2122)
!2133 = !DILocation(line: 35, column: 35, scope: !2121, inlinedAt: !2122)
!2134 = !DILocation(line: 35, column: 25, scope: !2121, inlinedAt: !2122)
!2135 = !DILocation(line: 36, column: 55, scope: !2121, inlinedAt: !2122)
!2136 = !DILocation(line: 36, column: 30, scope: !2121, inlinedAt: !2122)
!2137 = !DILocation(line: 36, column: 59, scope: !2121, inlinedAt: !2122)
!2138 = !DILocation(line: 37, column: 7, scope: !2121, inlinedAt: !2122)
!2139 = !DILocation(line: 41, column: 39, scope: !2121, inlinedAt: !2122)
!2140 = !DILocation(line: 41, column: 29, scope: !2121, inlinedAt: !2122)
!2141 = !DILocation(line: 41, column: 50, scope: !2121, inlinedAt: !2122)
!2142 = !DILocation(line: 42, column: 26, scope: !2121, inlinedAt: !2122)
!2143 = !DILocation(line: 42, column: 16, scope: !2121, inlinedAt: !2122)
!2144 = distinct !DISubprogram(name: "IntegersUint8", scope: !997, file: !997, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!2145 = !DILocation(line: 141, column: 6, scope: !2144)
!2146 = !DILocation(line: 142, column: 32, scope: !2144)
!2147 = !DILocation(line: 143, column: 17, scope: !2144)
!2148 = !DILocation(line: 143, column: 35, scope: !2144)
!2149 = !DILocation(line: 143, column: 38, scope: !2144)
!2150 = !DILocation(line: 143, column: 15, scope: !2144)
!2151 = !DILocation(line: 143, column: 57, scope: !2144)
!2152 = !DILocation(line: 143, column: 63, scope: !2144)
!2153 = !DILocation(line: 143, column: 74, scope: !2144)
!2154 = !DILocation(line: 143, column: 72, scope: !2144)
!2155 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2156 = !DILocation(line: 143, column: 11, scope: !2144)
!2157 = !DILocation(line: 14, column: 28, scope: !2155, inlinedAt: !2156)
!2158 = !DILocation(line: 14, column: 33, scope: !2155, inlinedAt: !2156)
!2159 = !DILocation(line: 14, column: 38, scope: !2155, inlinedAt: !2156)
!2160 = !DILocation(line: 14, column: 5, scope: !2155, inlinedAt: !2156)
!2161 = !DILocation(line: 14, column: 13, scope: !2155, inlinedAt: !2156)
!2162 = !DILocation(line: 14, column: 21, scope: !2155, inlinedAt: !2156)
!2163 = !DILocation(line: 15, column: 36, scope: !2155, inlinedAt: !2156)
!2164 = !DILocation(line: 15, column: 41, scope: !2155, inlinedAt: !2156)
!2165 = !DILocation(line: 15, column: 46, scope: !2155, inlinedAt: !2156)
!2166 = !DILocation(line: 15, column: 51, scope: !2155, inlinedAt: !2156)
!2167 = !DILocation(line: 15, column: 5, scope: !2155, inlinedAt: !2156)
!2168 = !DILocation(line: 15, column: 13, scope: !2155, inlinedAt: !2156)
!2169 = !DILocation(line: 15, column: 21, scope: !2155, inlinedAt: !2156)
!2170 = !DILocation(line: 15, column: 29, scope: !2155, inlinedAt: !2156)
!2171 = !DILocation(line: 16, column: 27, scope: !2155, inlinedAt: !2156)
!2172 = !DILocation(line: 16, column: 31, scope: !2155, inlinedAt: !2156)
!2173 = !DILocation(line: 16, column: 5, scope: !2155, inlinedAt: !2156)
!2174 = !DILocation(line: 16, column: 13, scope: !2155, inlinedAt: !2156)
!2175 = !DILocation(line: 16, column: 21, scope: !2155, inlinedAt: !2156)
!2176 = !DILocation(line: 17, column: 22, scope: !2155, inlinedAt: !2156)
!2177 = !DILocation(line: 17, column: 28, scope: !2155, inlinedAt: !2156)
!2178 = !DILocation(line: 17, column: 5, scope: !2155, inlinedAt: !2156)
!2179 = !DILocation(line: 17, column: 14, scope: !2155, inlinedAt: !2156)
!2180 = !DILocation(line: 18, column: 27, scope: !2155, inlinedAt: !2156)
!2181 = !DILocation(line: 18, column: 22, scope: !2155, inlinedAt: !2156)
!2182 = !DILocation(line: 18, column: 40, scope: !2155, inlinedAt: !2156)
!2183 = !DILocation(line: 18, column: 33, scope: !2155, inlinedAt: !2156)
!2184 = !DILocation(line: 18, column: 5, scope: !2155, inlinedAt: !2156)
!2185 = !DILocation(line: 18, column: 14, scope: !2155, inlinedAt: !2156)
!2186 = !DILocation(line: 19, column: 22, scope: !2155, inlinedAt: !2156)
!2187 = !DILocation(line: 19, column: 28, scope: !2155, inlinedAt: !2156)
!2188 = !DILocation(line: 19, column: 5, scope: !2155, inlinedAt: !2156)
!2189 = !DILocation(line: 19, column: 14, scope: !2155, inlinedAt: !2156)
!2190 = !DILocation(line: 20, column: 25, scope: !2155, inlinedAt: !2156)
!2191 = !DILocation(line: 20, column: 35, scope: !2155, inlinedAt: !2156)
!2192 = !DILocation(line: 20, column: 31, scope: !2155, inlinedAt: !2156)
!2193 = !DILocation(line: 20, column: 5, scope: !2155, inlinedAt: !2156)
!2194 = !DILocation(line: 20, column: 14, scope: !2155, inlinedAt: !2156)
!2195 = !DILocation(line: 21, column: 7, scope: !2155, inlinedAt: !2156)
!2196 = !DILocation(line: 22, column: 23, scope: !2155, inlinedAt: !2156)
!2197 = !DILocation(line: 22, column: 28, scope: !2155, inlinedAt: !2156)
!2198 = !DILocation(line: 22, column: 6, scope: !2155, inlinedAt: !2156)
!2199 = !DILocation(line: 22, column: 15, scope: !2155, inlinedAt: !2156)
!2200 = !DILocation(line: 24, column: 6, scope: !2155, inlinedAt: !2156)
!2201 = !DILocation(line: 24, column: 15, scope: !2155, inlinedAt: !2156)
!2202 = !DILocation(line: 26, column: 22, scope: !2155, inlinedAt: !2156)
!2203 = !DILocation(line: 26, column: 27, scope: !2155, inlinedAt: !2156)
!2204 = !DILocation(line: 26, column: 5, scope: !2155, inlinedAt: !2156)
!2205 = !DILocation(line: 26, column: 14, scope: !2155, inlinedAt: !2156)
!2206 = !DILocation(line: 27, column: 22, scope: !2155, inlinedAt: !2156)
!2207 = !DILocation(line: 27, column: 27, scope: !2155, inlinedAt: !2156)
!2208 = !DILocation(line: 27, column: 5, scope: !2155, inlinedAt: !2156)
!2209 = !DILocation(line: 27, column: 14, scope: !2155, inlinedAt: !2156)
!2210 = !DILocation(line: 28, column: 24, scope: !2155, inlinedAt: !2156)
!2211 = !DILocation(line: 28, column: 35, scope: !2155, inlinedAt: !2156)
!2212 = !DILocation(line: 28, column: 5, scope: !2155, inlinedAt: !2156)
!2213 = !DILocation(line: 28, column: 14, scope: !2155, inlinedAt: !2156)
!2214 = !DILocation(line: 29, column: 39, scope: !2155, inlinedAt: !2156)
!2215 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2216 = !DILocation(line: 29, column: 36, scope: !2155, inlinedAt: !2156)
!2217 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2216)
!2218 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2216)
!2219 = !DILocation(line: 29, column: 55, scope: !2155, inlinedAt: !2156)
!2220 = !DILocation(line: 29, column: 52, scope: !2155, inlinedAt: !2156)
!2221 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2220)
!2222 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2220)
!2223 = !DILocation(line: 29, column: 71, scope: !2155, inlinedAt: !2156)
!2224 = !DILocation(line: 29, column: 68, scope: !2155, inlinedAt: !2156)
!2225 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2224)
!2226 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2224)
!2227 = !DILocation(line: 29, column: 5, scope: !2155, inlinedAt: !2156)
!2228 = !DILocation(line: 29, column: 14, scope: !2155, inlinedAt: !2156)
!2229 = !DILocation(line: 29, column: 23, scope: !2155, inlinedAt: !2156)
!2230 = !DILocation(line: 30, column: 39, scope: !2155, inlinedAt: !2156)
!2231 = !DILocation(line: 30, column: 36, scope: !2155, inlinedAt: !2156)
!2232 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2231)
!2233 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2231)
!2234 = !DILocation(line: 30, column: 55, scope: !2155, inlinedAt: !2156)
!2235 = !DILocation(line: 30, column: 52, scope: !2155, inlinedAt: !2156)
!2236 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2235)
!2237 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2235)
!2238 = !DILocation(line: 30, column: 70, scope: !2155, inlinedAt: !2156)
!2239 = !DILocation(line: 30, column: 67, scope: !2155, inlinedAt: !2156)
!2240 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2239)
!2241 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2239)
!2242 = !DILocation(line: 30, column: 5, scope: !2155, inlinedAt: !2156)
!2243 = !DILocation(line: 30, column: 14, scope: !2155, inlinedAt: !2156)
!2244 = !DILocation(line: 30, column: 23, scope: !2155, inlinedAt: !2156)
!2245 = !DILocation(line: 33, column: 2, scope: !2155, inlinedAt: !2156)
!2246 = !DILocation(line: 34, column: 2, scope: !2155, inlinedAt: !2156)
!2247 = !DILocation(line: 35, column: 2, scope: !2155, inlinedAt: !2156)
!2248 = !DILocation(line: 36, column: 5, scope: !2155, inlinedAt: !2156)
!2249 = !DILocation(line: 37, column: 2, scope: !2155, inlinedAt: !2156)
!2250 = !DILocation(line: 38, column: 2, scope: !2155, inlinedAt: !2156)
!2251 = !DILocation(line: 39, column: 2, scope: !2155, inlinedAt: !2156)
!2252 = !DILocation(line: 40, column: 2, scope: !2155, inlinedAt: !2156)
!2253 = !DILocation(line: 41, column: 5, scope: !2155, inlinedAt: !2156)
!2254 = !DILocation(line: 44, column: 2, scope: !2155, inlinedAt: !2156)
!2255 = !DILocation(line: 45, column: 5, scope: !2155, inlinedAt: !2156)
!2256 = !DILocation(line: 48, column: 14, scope: !2155, inlinedAt: !2156)
!2257 = !DILocation(line: 48, column: 5, scope: !2155, inlinedAt: !2156)
!2258 = !DILocation(line: 49, column: 21, scope: !2155, inlinedAt: !2156)
!2259 = !DILocation(line: 49, column: 40, scope: !2155, inlinedAt: !2156)
!2260 = !DILocation(line: 49, column: 18, scope: !2155, inlinedAt: !2156)
!2261 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2260)
!2262 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2260)
!2263 = !DILocation(line: 49, column: 5, scope: !2155, inlinedAt: !2156)
!2264 = !DILocation(line: 50, column: 34, scope: !2155, inlinedAt: !2156)
!2265 = !DILocation(line: 50, column: 28, scope: !2155, inlinedAt: !2156)
!2266 = !DILocation(line: 50, column: 18, scope: !2155, inlinedAt: !2156)
!2267 = !DILocation(line: 10, column: 6, scope: !2215, inlinedAt: !2266)
!2268 = !DILocation(line: 14, column: 2, scope: !2215, inlinedAt: !2266)
!2269 = !DILocation(line: 50, column: 5, scope: !2155, inlinedAt: !2156)
!2270 = !DILocation(line: 51, column: 17, scope: !2155, inlinedAt: !2156)
!2271 = !DILocation(line: 51, column: 13, scope: !2155, inlinedAt: !2156)
!2272 = !DILocation(line: 51, column: 21, scope: !2155, inlinedAt: !2156)
!2273 = !DILocation(line: 51, column: 5, scope: !2155, inlinedAt: !2156)
!2274 = !DILocation(line: 53, column: 5, scope: !2155, inlinedAt: !2156)
!2275 = distinct !DISubprogram(name: "ConvertUint8", scope: !997, file: !997, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2276 = !DILocation(line: 150, column: 6, scope: !2275)
!2277 = !DILocation(line: 151, column: 32, scope: !2275)
!2278 = !DILocation(line: 152, column: 20, scope: !2275)
!2279 = !DILocation(line: 152, column: 41, scope: !2275)
!2280 = !DILocation(line: 152, column: 44, scope: !2275)
!2281 = !DILocation(line: 152, column: 18, scope: !2275)
!2282 = !DILocation(line: 152, column: 66, scope: !2275)
!2283 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2284 = !DILocation(line: 152, column: 14, scope: !2275)
!2285 = !DILocation(line: 62, column: 53, scope: !2283, inlinedAt: !2284)
!2286 = !DILocation(line: 62, column: 48, scope: !2283, inlinedAt: !2284)
!2287 = !DILocation(line: 62, column: 70, scope: !2283, inlinedAt: !2284)
!2288 = !DILocation(line: 62, column: 64, scope: !2283, inlinedAt: !2284)
!2289 = !DILocation(line: 62, column: 87, scope: !2283, inlinedAt: !2284)
!2290 = !DILocation(line: 62, column: 81, scope: !2283, inlinedAt: !2284)
!2291 = !DILocation(line: 62, column: 98, scope: !2283, inlinedAt: !2284)
!2292 = !DILocation(line: 62, column: 5, scope: !2283, inlinedAt: !2284)
!2293 = !DILocation(line: 62, column: 13, scope: !2283, inlinedAt: !2284)
!2294 = !DILocation(line: 62, column: 21, scope: !2283, inlinedAt: !2284)
!2295 = !DILocation(line: 62, column: 29, scope: !2283, inlinedAt: !2284)
!2296 = !DILocation(line: 62, column: 37, scope: !2283, inlinedAt: !2284)
!2297 = !DILocation(line: 63, column: 72, scope: !2283, inlinedAt: !2284)
!2298 = !DILocation(line: 63, column: 65, scope: !2283, inlinedAt: !2284)
!2299 = !DILocation(line: 63, column: 90, scope: !2283, inlinedAt: !2284)
!2300 = !DILocation(line: 63, column: 83, scope: !2283, inlinedAt: !2284)
!2301 = !DILocation(line: 63, column: 108, scope: !2283, inlinedAt: !2284)
!2302 = !DILocation(line: 63, column: 101, scope: !2283, inlinedAt: !2284)
!2303 = !DILocation(line: 63, column: 5, scope: !2283, inlinedAt: !2284)
!2304 = !DILocation(line: 63, column: 13, scope: !2283, inlinedAt: !2284)
!2305 = !DILocation(line: 63, column: 21, scope: !2283, inlinedAt: !2284)
!2306 = !DILocation(line: 63, column: 29, scope: !2283, inlinedAt: !2284)
!2307 = !DILocation(line: 63, column: 37, scope: !2283, inlinedAt: !2284)
!2308 = !DILocation(line: 64, column: 5, scope: !2283, inlinedAt: !2284)
!2309 = !DILocation(line: 64, column: 14, scope: !2283, inlinedAt: !2284)
!2310 = !DILocation(line: 64, column: 23, scope: !2283, inlinedAt: !2284)
!2311 = !DILocation(line: 65, column: 5, scope: !2283, inlinedAt: !2284)
!2312 = !DILocation(line: 65, column: 14, scope: !2283, inlinedAt: !2284)
!2313 = !DILocation(line: 66, column: 22, scope: !2283, inlinedAt: !2284)
!2314 = !DILocation(line: 67, column: 34, scope: !2283, inlinedAt: !2284)
!2315 = !DILocation(line: 67, column: 26, scope: !2283, inlinedAt: !2284)
!2316 = !DILocation(line: 67, column: 57, scope: !2283, inlinedAt: !2284)
!2317 = !DILocation(line: 67, column: 49, scope: !2283, inlinedAt: !2284)
!2318 = !DILocation(line: 67, column: 5, scope: !2283, inlinedAt: !2284)
!2319 = !DILocation(line: 67, column: 14, scope: !2283, inlinedAt: !2284)
!2320 = !DILocation(line: 68, column: 28, scope: !2283, inlinedAt: !2284)
!2321 = !DILocation(line: 68, column: 26, scope: !2283, inlinedAt: !2284)
!2322 = !DILocation(line: 68, column: 69, scope: !2283, inlinedAt: !2284)
!2323 = !DILocation(line: 68, column: 54, scope: !2283, inlinedAt: !2284)
!2324 = !DILocation(line: 68, column: 52, scope: !2283, inlinedAt: !2284)
!2325 = !DILocation(line: 68, column: 5, scope: !2283, inlinedAt: !2284)
!2326 = !DILocation(line: 68, column: 14, scope: !2283, inlinedAt: !2284)
!2327 = !DILocation(line: 69, column: 40, scope: !2283, inlinedAt: !2284)
!2328 = !DILocation(line: 69, column: 24, scope: !2283, inlinedAt: !2284)
!2329 = !DILocation(line: 69, column: 17, scope: !2283, inlinedAt: !2284)
!2330 = !DILocation(line: 69, column: 5, scope: !2283, inlinedAt: !2284)
!2331 = !DILocation(line: 153, column: 21, scope: !2275)
!2332 = !DILocation(line: 153, column: 27, scope: !2275)
!2333 = !DILocation(line: 153, column: 19, scope: !2275)
!2334 = !DILocation(line: 153, column: 33, scope: !2275)
!2335 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2336 = !DILocation(line: 153, column: 11, scope: !2275)
!2337 = !DILocation(line: 74, column: 34, scope: !2335, inlinedAt: !2336)
!2338 = !DILocation(line: 74, column: 26, scope: !2335, inlinedAt: !2336)
!2339 = !DILocation(line: 74, column: 47, scope: !2335, inlinedAt: !2336)
!2340 = !DILocation(line: 74, column: 5, scope: !2335, inlinedAt: !2336)
!2341 = !DILocation(line: 74, column: 13, scope: !2335, inlinedAt: !2336)
!2342 = distinct !DISubprogram(name: "IntegersUint16", scope: !997, file: !997, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2343 = !DILocation(line: 160, column: 6, scope: !2342)
!2344 = !DILocation(line: 161, column: 32, scope: !2342)
!2345 = !DILocation(line: 162, column: 17, scope: !2342)
!2346 = !DILocation(line: 162, column: 35, scope: !2342)
!2347 = !DILocation(line: 162, column: 38, scope: !2342)
!2348 = !DILocation(line: 162, column: 15, scope: !2342)
!2349 = !DILocation(line: 162, column: 57, scope: !2342)
!2350 = !DILocation(line: 162, column: 63, scope: !2342)
!2351 = !DILocation(line: 162, column: 74, scope: !2342)
!2352 = !DILocation(line: 162, column: 72, scope: !2342)
!2353 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2354 = !DILocation(line: 162, column: 11, scope: !2342)
!2355 = !DILocation(line: 14, column: 28, scope: !2353, inlinedAt: !2354)
!2356 = !DILocation(line: 14, column: 33, scope: !2353, inlinedAt: !2354)
!2357 = !DILocation(line: 14, column: 38, scope: !2353, inlinedAt: !2354)
!2358 = !DILocation(line: 14, column: 5, scope: !2353, inlinedAt: !2354)
!2359 = !DILocation(line: 14, column: 13, scope: !2353, inlinedAt: !2354)
!2360 = !DILocation(line: 14, column: 21, scope: !2353, inlinedAt: !2354)
!2361 = !DILocation(line: 15, column: 36, scope: !2353, inlinedAt: !2354)
!2362 = !DILocation(line: 15, column: 41, scope: !2353, inlinedAt: !2354)
!2363 = !DILocation(line: 15, column: 46, scope: !2353, inlinedAt: !2354)
!2364 = !DILocation(line: 15, column: 51, scope: !2353, inlinedAt: !2354)
!2365 = !DILocation(line: 15, column: 5, scope: !2353, inlinedAt: !2354)
!2366 = !DILocation(line: 15, column: 13, scope: !2353, inlinedAt: !2354)
!2367 = !DILocation(line: 15, column: 21, scope: !2353, inlinedAt: !2354)
!2368 = !DILocation(line: 15, column: 29, scope: !2353, inlinedAt: !2354)
!2369 = !DILocation(line: 16, column: 27, scope: !2353, inlinedAt: !2354)
!2370 = !DILocation(line: 16, column: 31, scope: !2353, inlinedAt: !2354)
!2371 = !DILocation(line: 16, column: 5, scope: !2353, inlinedAt: !2354)
!2372 = !DILocation(line: 16, column: 13, scope: !2353, inlinedAt: !2354)
!2373 = !DILocation(line: 16, column: 21, scope: !2353, inlinedAt: !2354)
!2374 = !DILocation(line: 17, column: 22, scope: !2353, inlinedAt: !2354)
!2375 = !DILocation(line: 17, column: 28, scope: !2353, inlinedAt: !2354)
!2376 = !DILocation(line: 17, column: 5, scope: !2353, inlinedAt: !2354)
!2377 = !DILocation(line: 17, column: 14, scope: !2353, inlinedAt: !2354)
!2378 = !DILocation(line: 18, column: 27, scope: !2353, inlinedAt: !2354)
!2379 = !DILocation(line: 18, column: 22, scope: !2353, inlinedAt: !2354)
!2380 = !DILocation(line: 18, column: 40, scope: !2353, inlinedAt: !2354)
!2381 = !DILocation(line: 18, column: 33, scope: !2353, inlinedAt: !2354)
!2382 = !DILocation(line: 18, column: 5, scope: !2353, inlinedAt: !2354)
!2383 = !DILocation(line: 18, column: 14, scope: !2353, inlinedAt: !2354)
!2384 = !DILocation(line: 19, column: 22, scope: !2353, inlinedAt: !2354)
!2385 = !DILocation(line: 19, column: 28, scope: !2353, inlinedAt: !2354)
!2386 = !DILocation(line: 19, column: 5, scope: !2353, inlinedAt: !2354)
!2387 = !DILocation(line: 19, column: 14, scope: !2353, inlinedAt: !2354)
!2388 = !DILocation(line: 20, column: 25, scope: !2353, inlinedAt: !2354)
!2389 = !DILocation(line: 20, column: 35, scope: !2353, inlinedAt: !2354)
!2390 = !DILocation(line: 20, column: 31, scope: !2353, inlinedAt: !2354)
!2391 = !DILocation(line: 20, column: 5, scope: !2353, inlinedAt: !2354)
!2392 = !DILocation(line: 20, column: 14, scope: !2353, inlinedAt: !2354)
!2393 = !DILocation(line: 21, column: 7, scope: !2353, inlinedAt: !2354)
!2394 = !DILocation(line: 22, column: 23, scope: !2353, inlinedAt: !2354)
!2395 = !DILocation(line: 22, column: 28, scope: !2353, inlinedAt: !2354)
!2396 = !DILocation(line: 22, column: 6, scope: !2353, inlinedAt: !2354)
!2397 = !DILocation(line: 22, column: 15, scope: !2353, inlinedAt: !2354)
!2398 = !DILocation(line: 24, column: 6, scope: !2353, inlinedAt: !2354)
!2399 = !DILocation(line: 24, column: 15, scope: !2353, inlinedAt: !2354)
!2400 = !DILocation(line: 26, column: 22, scope: !2353, inlinedAt: !2354)
!2401 = !DILocation(line: 26, column: 27, scope: !2353, inlinedAt: !2354)
!2402 = !DILocation(line: 26, column: 5, scope: !2353, inlinedAt: !2354)
!2403 = !DILocation(line: 26, column: 14, scope: !2353, inlinedAt: !2354)
!2404 = !DILocation(line: 27, column: 22, scope: !2353, inlinedAt: !2354)
!2405 = !DILocation(line: 27, column: 27, scope: !2353, inlinedAt: !2354)
!2406 = !DILocation(line: 27, column: 5, scope: !2353, inlinedAt: !2354)
!2407 = !DILocation(line: 27, column: 14, scope: !2353, inlinedAt: !2354)
!2408 = !DILocation(line: 28, column: 24, scope: !2353, inlinedAt: !2354)
!2409 = !DILocation(line: 28, column: 35, scope: !2353, inlinedAt: !2354)
!2410 = !DILocation(line: 28, column: 5, scope: !2353, inlinedAt: !2354)
!2411 = !DILocation(line: 28, column: 14, scope: !2353, inlinedAt: !2354)
!2412 = !DILocation(line: 29, column: 39, scope: !2353, inlinedAt: !2354)
!2413 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2414 = !DILocation(line: 29, column: 36, scope: !2353, inlinedAt: !2354)
!2415 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2414)
!2416 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2414)
!2417 = !DILocation(line: 29, column: 55, scope: !2353, inlinedAt: !2354)
!2418 = !DILocation(line: 29, column: 52, scope: !2353, inlinedAt: !2354)
!2419 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2418)
!2420 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2418)
!2421 = !DILocation(line: 29, column: 71, scope: !2353, inlinedAt: !2354)
!2422 = !DILocation(line: 29, column: 68, scope: !2353, inlinedAt: !2354)
!2423 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2422)
!2424 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2422)
!2425 = !DILocation(line: 29, column: 5, scope: !2353, inlinedAt: !2354)
!2426 = !DILocation(line: 29, column: 14, scope: !2353, inlinedAt: !2354)
!2427 = !DILocation(line: 29, column: 23, scope: !2353, inlinedAt: !2354)
!2428 = !DILocation(line: 30, column: 39, scope: !2353, inlinedAt: !2354)
!2429 = !DILocation(line: 30, column: 36, scope: !2353, inlinedAt: !2354)
!2430 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2429)
!2431 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2429)
!2432 = !DILocation(line: 30, column: 55, scope: !2353, inlinedAt: !2354)
!2433 = !DILocation(line: 30, column: 52, scope: !2353, inlinedAt: !2354)
!2434 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2433)
!2435 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2433)
!2436 = !DILocation(line: 30, column: 70, scope: !2353, inlinedAt: !2354)
!2437 = !DILocation(line: 30, column: 67, scope: !2353, inlinedAt: !2354)
!2438 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2437)
!2439 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2437)
!2440 = !DILocation(line: 30, column: 5, scope: !2353, inlinedAt: !2354)
!2441 = !DILocation(line: 30, column: 14, scope: !2353, inlinedAt: !2354)
!2442 = !DILocation(line: 30, column: 23, scope: !2353, inlinedAt: !2354)
!2443 = !DILocation(line: 33, column: 2, scope: !2353, inlinedAt: !2354)
!2444 = !DILocation(line: 34, column: 2, scope: !2353, inlinedAt: !2354)
!2445 = !DILocation(line: 35, column: 2, scope: !2353, inlinedAt: !2354)
!2446 = !DILocation(line: 36, column: 5, scope: !2353, inlinedAt: !2354)
!2447 = !DILocation(line: 37, column: 2, scope: !2353, inlinedAt: !2354)
!2448 = !DILocation(line: 38, column: 2, scope: !2353, inlinedAt: !2354)
!2449 = !DILocation(line: 39, column: 2, scope: !2353, inlinedAt: !2354)
!2450 = !DILocation(line: 40, column: 2, scope: !2353, inlinedAt: !2354)
!2451 = !DILocation(line: 41, column: 5, scope: !2353, inlinedAt: !2354)
!2452 = !DILocation(line: 44, column: 2, scope: !2353, inlinedAt: !2354)
!2453 = !DILocation(line: 45, column: 5, scope: !2353, inlinedAt: !2354)
!2454 = !DILocation(line: 48, column: 14, scope: !2353, inlinedAt: !2354)
!2455 = !DILocation(line: 48, column: 5, scope: !2353, inlinedAt: !2354)
!2456 = !DILocation(line: 49, column: 21, scope: !2353, inlinedAt: !2354)
!2457 = !DILocation(line: 49, column: 40, scope: !2353, inlinedAt: !2354)
!2458 = !DILocation(line: 49, column: 18, scope: !2353, inlinedAt: !2354)
!2459 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2458)
!2460 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2458)
!2461 = !DILocation(line: 49, column: 5, scope: !2353, inlinedAt: !2354)
!2462 = !DILocation(line: 50, column: 34, scope: !2353, inlinedAt: !2354)
!2463 = !DILocation(line: 50, column: 28, scope: !2353, inlinedAt: !2354)
!2464 = !DILocation(line: 50, column: 18, scope: !2353, inlinedAt: !2354)
!2465 = !DILocation(line: 10, column: 6, scope: !2413, inlinedAt: !2464)
!2466 = !DILocation(line: 14, column: 2, scope: !2413, inlinedAt: !2464)
!2467 = !DILocation(line: 50, column: 5, scope: !2353, inlinedAt: !2354)
!2468 = !DILocation(line: 51, column: 17, scope: !2353, inlinedAt: !2354)
!2469 = !DILocation(line: 51, column: 13, scope: !2353, inlinedAt: !2354)
!2470 = !DILocation(line: 51, column: 21, scope: !2353, inlinedAt: !2354)
!2471 = !DILocation(line: 51, column: 5, scope: !2353, inlinedAt: !2354)
!2472 = !DILocation(line: 53, column: 5, scope: !2353, inlinedAt: !2354)
!2473 = distinct !DISubprogram(name: "ConvertUint16", scope: !997, file: !997, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2474 = !DILocation(line: 169, column: 6, scope: !2473)
!2475 = !DILocation(line: 170, column: 32, scope: !2473)
!2476 = !DILocation(line: 171, column: 20, scope: !2473)
!2477 = !DILocation(line: 171, column: 41, scope: !2473)
!2478 = !DILocation(line: 171, column: 44, scope: !2473)
!2479 = !DILocation(line: 171, column: 18, scope: !2473)
!2480 = !DILocation(line: 171, column: 66, scope: !2473)
!2481 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2482 = !DILocation(line: 171, column: 14, scope: !2473)
!2483 = !DILocation(line: 62, column: 53, scope: !2481, inlinedAt: !2482)
!2484 = !DILocation(line: 62, column: 48, scope: !2481, inlinedAt: !2482)
!2485 = !DILocation(line: 62, column: 70, scope: !2481, inlinedAt: !2482)
!2486 = !DILocation(line: 62, column: 64, scope: !2481, inlinedAt: !2482)
!2487 = !DILocation(line: 62, column: 87, scope: !2481, inlinedAt: !2482)
!2488 = !DILocation(line: 62, column: 81, scope: !2481, inlinedAt: !2482)
!2489 = !DILocation(line: 62, column: 98, scope: !2481, inlinedAt: !2482)
!2490 = !DILocation(line: 62, column: 5, scope: !2481, inlinedAt: !2482)
!2491 = !DILocation(line: 62, column: 13, scope: !2481, inlinedAt: !2482)
!2492 = !DILocation(line: 62, column: 21, scope: !2481, inlinedAt: !2482)
!2493 = !DILocation(line: 62, column: 29, scope: !2481, inlinedAt: !2482)
!2494 = !DILocation(line: 62, column: 37, scope: !2481, inlinedAt: !2482)
!2495 = !DILocation(line: 63, column: 54, scope: !2481, inlinedAt: !2482)
!2496 = !DILocation(line: 63, column: 48, scope: !2481, inlinedAt: !2482)
!2497 = !DILocation(line: 63, column: 90, scope: !2481, inlinedAt: !2482)
!2498 = !DILocation(line: 63, column: 83, scope: !2481, inlinedAt: !2482)
!2499 = !DILocation(line: 63, column: 108, scope: !2481, inlinedAt: !2482)
!2500 = !DILocation(line: 63, column: 101, scope: !2481, inlinedAt: !2482)
!2501 = !DILocation(line: 63, column: 5, scope: !2481, inlinedAt: !2482)
!2502 = !DILocation(line: 63, column: 13, scope: !2481, inlinedAt: !2482)
!2503 = !DILocation(line: 63, column: 21, scope: !2481, inlinedAt: !2482)
!2504 = !DILocation(line: 63, column: 29, scope: !2481, inlinedAt: !2482)
!2505 = !DILocation(line: 63, column: 37, scope: !2481, inlinedAt: !2482)
!2506 = !DILocation(line: 64, column: 37, scope: !2481, inlinedAt: !2482)
!2507 = !DILocation(line: 64, column: 35, scope: !2481, inlinedAt: !2482)
!2508 = !DILocation(line: 64, column: 56, scope: !2481, inlinedAt: !2482)
!2509 = !DILocation(line: 64, column: 54, scope: !2481, inlinedAt: !2482)
!2510 = !DILocation(line: 64, column: 5, scope: !2481, inlinedAt: !2482)
!2511 = !DILocation(line: 64, column: 14, scope: !2481, inlinedAt: !2482)
!2512 = !DILocation(line: 64, column: 23, scope: !2481, inlinedAt: !2482)
!2513 = !DILocation(line: 65, column: 5, scope: !2481, inlinedAt: !2482)
!2514 = !DILocation(line: 65, column: 14, scope: !2481, inlinedAt: !2482)
!2515 = !DILocation(line: 66, column: 22, scope: !2481, inlinedAt: !2482)
!2516 = !DILocation(line: 66, column: 12, scope: !2481, inlinedAt: !2482)
!2517 = !DILocation(line: 67, column: 34, scope: !2481, inlinedAt: !2482)
!2518 = !DILocation(line: 67, column: 26, scope: !2481, inlinedAt: !2482)
!2519 = !DILocation(line: 67, column: 57, scope: !2481, inlinedAt: !2482)
!2520 = !DILocation(line: 67, column: 49, scope: !2481, inlinedAt: !2482)
!2521 = !DILocation(line: 67, column: 5, scope: !2481, inlinedAt: !2482)
!2522 = !DILocation(line: 67, column: 14, scope: !2481, inlinedAt: !2482)
!2523 = !DILocation(line: 68, column: 28, scope: !2481, inlinedAt: !2482)
!2524 = !DILocation(line: 68, column: 26, scope: !2481, inlinedAt: !2482)
!2525 = !DILocation(line: 68, column: 69, scope: !2481, inlinedAt: !2482)
!2526 = !DILocation(line: 68, column: 54, scope: !2481, inlinedAt: !2482)
!2527 = !DILocation(line: 68, column: 52, scope: !2481, inlinedAt: !2482)
!2528 = !DILocation(line: 68, column: 5, scope: !2481, inlinedAt: !2482)
!2529 = !DILocation(line: 68, column: 14, scope: !2481, inlinedAt: !2482)
!2530 = !DILocation(line: 69, column: 40, scope: !2481, inlinedAt: !2482)
!2531 = !DILocation(line: 69, column: 24, scope: !2481, inlinedAt: !2482)
!2532 = !DILocation(line: 69, column: 17, scope: !2481, inlinedAt: !2482)
!2533 = !DILocation(line: 69, column: 5, scope: !2481, inlinedAt: !2482)
!2534 = !DILocation(line: 172, column: 21, scope: !2473)
!2535 = !DILocation(line: 172, column: 27, scope: !2473)
!2536 = !DILocation(line: 172, column: 19, scope: !2473)
!2537 = !DILocation(line: 172, column: 33, scope: !2473)
!2538 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2539 = !DILocation(line: 172, column: 11, scope: !2473)
!2540 = !DILocation(line: 74, column: 34, scope: !2538, inlinedAt: !2539)
!2541 = !DILocation(line: 74, column: 26, scope: !2538, inlinedAt: !2539)
!2542 = !DILocation(line: 74, column: 47, scope: !2538, inlinedAt: !2539)
!2543 = !DILocation(line: 74, column: 5, scope: !2538, inlinedAt: !2539)
!2544 = !DILocation(line: 74, column: 13, scope: !2538, inlinedAt: !2539)
!2545 = distinct !DISubprogram(name: "IntegersUint32", scope: !997, file: !997, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2546 = !DILocation(line: 179, column: 6, scope: !2545)
!2547 = !DILocation(line: 180, column: 32, scope: !2545)
!2548 = !DILocation(line: 181, column: 17, scope: !2545)
!2549 = !DILocation(line: 181, column: 35, scope: !2545)
!2550 = !DILocation(line: 181, column: 38, scope: !2545)
!2551 = !DILocation(line: 181, column: 15, scope: !2545)
!2552 = !DILocation(line: 181, column: 57, scope: !2545)
!2553 = !DILocation(line: 181, column: 63, scope: !2545)
!2554 = !DILocation(line: 181, column: 74, scope: !2545)
!2555 = !DILocation(line: 181, column: 72, scope: !2545)
!2556 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2557 = !DILocation(line: 181, column: 11, scope: !2545)
!2558 = !DILocation(line: 14, column: 28, scope: !2556, inlinedAt: !2557)
!2559 = !DILocation(line: 14, column: 33, scope: !2556, inlinedAt: !2557)
!2560 = !DILocation(line: 14, column: 38, scope: !2556, inlinedAt: !2557)
!2561 = !DILocation(line: 14, column: 5, scope: !2556, inlinedAt: !2557)
!2562 = !DILocation(line: 14, column: 13, scope: !2556, inlinedAt: !2557)
!2563 = !DILocation(line: 14, column: 21, scope: !2556, inlinedAt: !2557)
!2564 = !DILocation(line: 15, column: 36, scope: !2556, inlinedAt: !2557)
!2565 = !DILocation(line: 15, column: 41, scope: !2556, inlinedAt: !2557)
!2566 = !DILocation(line: 15, column: 46, scope: !2556, inlinedAt: !2557)
!2567 = !DILocation(line: 15, column: 51, scope: !2556, inlinedAt: !2557)
!2568 = !DILocation(line: 15, column: 5, scope: !2556, inlinedAt: !2557)
!2569 = !DILocation(line: 15, column: 13, scope: !2556, inlinedAt: !2557)
!2570 = !DILocation(line: 15, column: 21, scope: !2556, inlinedAt: !2557)
!2571 = !DILocation(line: 15, column: 29, scope: !2556, inlinedAt: !2557)
!2572 = !DILocation(line: 16, column: 27, scope: !2556, inlinedAt: !2557)
!2573 = !DILocation(line: 16, column: 31, scope: !2556, inlinedAt: !2557)
!2574 = !DILocation(line: 16, column: 5, scope: !2556, inlinedAt: !2557)
!2575 = !DILocation(line: 16, column: 13, scope: !2556, inlinedAt: !2557)
!2576 = !DILocation(line: 16, column: 21, scope: !2556, inlinedAt: !2557)
!2577 = !DILocation(line: 17, column: 22, scope: !2556, inlinedAt: !2557)
!2578 = !DILocation(line: 17, column: 28, scope: !2556, inlinedAt: !2557)
!2579 = !DILocation(line: 17, column: 5, scope: !2556, inlinedAt: !2557)
!2580 = !DILocation(line: 17, column: 14, scope: !2556, inlinedAt: !2557)
!2581 = !DILocation(line: 18, column: 27, scope: !2556, inlinedAt: !2557)
!2582 = !DILocation(line: 18, column: 22, scope: !2556, inlinedAt: !2557)
!2583 = !DILocation(line: 18, column: 40, scope: !2556, inlinedAt: !2557)
!2584 = !DILocation(line: 18, column: 33, scope: !2556, inlinedAt: !2557)
!2585 = !DILocation(line: 18, column: 5, scope: !2556, inlinedAt: !2557)
!2586 = !DILocation(line: 18, column: 14, scope: !2556, inlinedAt: !2557)
!2587 = !DILocation(line: 19, column: 22, scope: !2556, inlinedAt: !2557)
!2588 = !DILocation(line: 19, column: 28, scope: !2556, inlinedAt: !2557)
!2589 = !DILocation(line: 19, column: 5, scope: !2556, inlinedAt: !2557)
!2590 = !DILocation(line: 19, column: 14, scope: !2556, inlinedAt: !2557)
!2591 = !DILocation(line: 20, column: 25, scope: !2556, inlinedAt: !2557)
!2592 = !DILocation(line: 20, column: 35, scope: !2556, inlinedAt: !2557)
!2593 = !DILocation(line: 20, column: 31, scope: !2556, inlinedAt: !2557)
!2594 = !DILocation(line: 20, column: 5, scope: !2556, inlinedAt: !2557)
!2595 = !DILocation(line: 20, column: 14, scope: !2556, inlinedAt: !2557)
!2596 = !DILocation(line: 21, column: 7, scope: !2556, inlinedAt: !2557)
!2597 = !DILocation(line: 22, column: 23, scope: !2556, inlinedAt: !2557)
!2598 = !DILocation(line: 22, column: 28, scope: !2556, inlinedAt: !2557)
!2599 = !DILocation(line: 22, column: 6, scope: !2556, inlinedAt: !2557)
!2600 = !DILocation(line: 22, column: 15, scope: !2556, inlinedAt: !2557)
!2601 = !DILocation(line: 24, column: 6, scope: !2556, inlinedAt: !2557)
!2602 = !DILocation(line: 24, column: 15, scope: !2556, inlinedAt: !2557)
!2603 = !DILocation(line: 26, column: 22, scope: !2556, inlinedAt: !2557)
!2604 = !DILocation(line: 26, column: 27, scope: !2556, inlinedAt: !2557)
!2605 = !DILocation(line: 26, column: 5, scope: !2556, inlinedAt: !2557)
!2606 = !DILocation(line: 26, column: 14, scope: !2556, inlinedAt: !2557)
!2607 = !DILocation(line: 27, column: 22, scope: !2556, inlinedAt: !2557)
!2608 = !DILocation(line: 27, column: 27, scope: !2556, inlinedAt: !2557)
!2609 = !DILocation(line: 27, column: 5, scope: !2556, inlinedAt: !2557)
!2610 = !DILocation(line: 27, column: 14, scope: !2556, inlinedAt: !2557)
!2611 = !DILocation(line: 28, column: 24, scope: !2556, inlinedAt: !2557)
!2612 = !DILocation(line: 28, column: 35, scope: !2556, inlinedAt: !2557)
!2613 = !DILocation(line: 28, column: 5, scope: !2556, inlinedAt: !2557)
!2614 = !DILocation(line: 28, column: 14, scope: !2556, inlinedAt: !2557)
!2615 = !DILocation(line: 29, column: 39, scope: !2556, inlinedAt: !2557)
!2616 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2617 = !DILocation(line: 29, column: 36, scope: !2556, inlinedAt: !2557)
!2618 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2617)
!2619 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2617)
!2620 = !DILocation(line: 29, column: 55, scope: !2556, inlinedAt: !2557)
!2621 = !DILocation(line: 29, column: 52, scope: !2556, inlinedAt: !2557)
!2622 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2621)
!2623 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2621)
!2624 = !DILocation(line: 29, column: 71, scope: !2556, inlinedAt: !2557)
!2625 = !DILocation(line: 29, column: 68, scope: !2556, inlinedAt: !2557)
!2626 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2625)
!2627 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2625)
!2628 = !DILocation(line: 29, column: 5, scope: !2556, inlinedAt: !2557)
!2629 = !DILocation(line: 29, column: 14, scope: !2556, inlinedAt: !2557)
!2630 = !DILocation(line: 29, column: 23, scope: !2556, inlinedAt: !2557)
!2631 = !DILocation(line: 30, column: 39, scope: !2556, inlinedAt: !2557)
!2632 = !DILocation(line: 30, column: 36, scope: !2556, inlinedAt: !2557)
!2633 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2632)
!2634 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2632)
!2635 = !DILocation(line: 30, column: 55, scope: !2556, inlinedAt: !2557)
!2636 = !DILocation(line: 30, column: 52, scope: !2556, inlinedAt: !2557)
!2637 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2636)
!2638 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2636)
!2639 = !DILocation(line: 30, column: 70, scope: !2556, inlinedAt: !2557)
!2640 = !DILocation(line: 30, column: 67, scope: !2556, inlinedAt: !2557)
!2641 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2640)
!2642 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2640)
!2643 = !DILocation(line: 30, column: 5, scope: !2556, inlinedAt: !2557)
!2644 = !DILocation(line: 30, column: 14, scope: !2556, inlinedAt: !2557)
!2645 = !DILocation(line: 30, column: 23, scope: !2556, inlinedAt: !2557)
!2646 = !DILocation(line: 33, column: 2, scope: !2556, inlinedAt: !2557)
!2647 = !DILocation(line: 34, column: 2, scope: !2556, inlinedAt: !2557)
!2648 = !DILocation(line: 35, column: 2, scope: !2556, inlinedAt: !2557)
!2649 = !DILocation(line: 36, column: 5, scope: !2556, inlinedAt: !2557)
!2650 = !DILocation(line: 37, column: 2, scope: !2556, inlinedAt: !2557)
!2651 = !DILocation(line: 38, column: 2, scope: !2556, inlinedAt: !2557)
!2652 = !DILocation(line: 39, column: 2, scope: !2556, inlinedAt: !2557)
!2653 = !DILocation(line: 40, column: 2, scope: !2556, inlinedAt: !2557)
!2654 = !DILocation(line: 41, column: 5, scope: !2556, inlinedAt: !2557)
!2655 = !DILocation(line: 44, column: 2, scope: !2556, inlinedAt: !2557)
!2656 = !DILocation(line: 45, column: 5, scope: !2556, inlinedAt: !2557)
!2657 = !DILocation(line: 48, column: 14, scope: !2556, inlinedAt: !2557)
!2658 = !DILocation(line: 48, column: 5, scope: !2556, inlinedAt: !2557)
!2659 = !DILocation(line: 49, column: 21, scope: !2556, inlinedAt: !2557)
!2660 = !DILocation(line: 49, column: 40, scope: !2556, inlinedAt: !2557)
!2661 = !DILocation(line: 49, column: 18, scope: !2556, inlinedAt: !2557)
!2662 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2661)
!2663 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2661)
!2664 = !DILocation(line: 49, column: 5, scope: !2556, inlinedAt: !2557)
!2665 = !DILocation(line: 50, column: 34, scope: !2556, inlinedAt: !2557)
!2666 = !DILocation(line: 50, column: 28, scope: !2556, inlinedAt: !2557)
!2667 = !DILocation(line: 50, column: 18, scope: !2556, inlinedAt: !2557)
!2668 = !DILocation(line: 10, column: 6, scope: !2616, inlinedAt: !2667)
!2669 = !DILocation(line: 14, column: 2, scope: !2616, inlinedAt: !2667)
!2670 = !DILocation(line: 50, column: 5, scope: !2556, inlinedAt: !2557)
!2671 = !DILocation(line: 51, column: 17, scope: !2556, inlinedAt: !2557)
!2672 = !DILocation(line: 51, column: 13, scope: !2556, inlinedAt: !2557)
!2673 = !DILocation(line: 51, column: 21, scope: !2556, inlinedAt: !2557)
!2674 = !DILocation(line: 51, column: 5, scope: !2556, inlinedAt: !2557)
!2675 = !DILocation(line: 53, column: 5, scope: !2556, inlinedAt: !2557)
!2676 = distinct !DISubprogram(name: "ConvertUint32", scope: !997, file: !997, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2677 = !DILocation(line: 188, column: 6, scope: !2676)
!2678 = !DILocation(line: 189, column: 32, scope: !2676)
!2679 = !DILocation(line: 190, column: 20, scope: !2676)
!2680 = !DILocation(line: 190, column: 41, scope: !2676)
!2681 = !DILocation(line: 190, column: 44, scope: !2676)
!2682 = !DILocation(line: 190, column: 18, scope: !2676)
!2683 = !DILocation(line: 190, column: 66, scope: !2676)
!2684 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2685 = !DILocation(line: 190, column: 14, scope: !2676)
!2686 = !DILocation(line: 62, column: 53, scope: !2684, inlinedAt: !2685)
!2687 = !DILocation(line: 62, column: 48, scope: !2684, inlinedAt: !2685)
!2688 = !DILocation(line: 62, column: 70, scope: !2684, inlinedAt: !2685)
!2689 = !DILocation(line: 62, column: 64, scope: !2684, inlinedAt: !2685)
!2690 = !DILocation(line: 62, column: 87, scope: !2684, inlinedAt: !2685)
!2691 = !DILocation(line: 62, column: 81, scope: !2684, inlinedAt: !2685)
!2692 = !DILocation(line: 62, column: 98, scope: !2684, inlinedAt: !2685)
!2693 = !DILocation(line: 62, column: 5, scope: !2684, inlinedAt: !2685)
!2694 = !DILocation(line: 62, column: 13, scope: !2684, inlinedAt: !2685)
!2695 = !DILocation(line: 62, column: 21, scope: !2684, inlinedAt: !2685)
!2696 = !DILocation(line: 62, column: 29, scope: !2684, inlinedAt: !2685)
!2697 = !DILocation(line: 62, column: 37, scope: !2684, inlinedAt: !2685)
!2698 = !DILocation(line: 63, column: 54, scope: !2684, inlinedAt: !2685)
!2699 = !DILocation(line: 63, column: 48, scope: !2684, inlinedAt: !2685)
!2700 = !DILocation(line: 63, column: 72, scope: !2684, inlinedAt: !2685)
!2701 = !DILocation(line: 63, column: 65, scope: !2684, inlinedAt: !2685)
!2702 = !DILocation(line: 63, column: 108, scope: !2684, inlinedAt: !2685)
!2703 = !DILocation(line: 63, column: 101, scope: !2684, inlinedAt: !2685)
!2704 = !DILocation(line: 63, column: 5, scope: !2684, inlinedAt: !2685)
!2705 = !DILocation(line: 63, column: 13, scope: !2684, inlinedAt: !2685)
!2706 = !DILocation(line: 63, column: 21, scope: !2684, inlinedAt: !2685)
!2707 = !DILocation(line: 63, column: 29, scope: !2684, inlinedAt: !2685)
!2708 = !DILocation(line: 63, column: 37, scope: !2684, inlinedAt: !2685)
!2709 = !DILocation(line: 64, column: 37, scope: !2684, inlinedAt: !2685)
!2710 = !DILocation(line: 64, column: 35, scope: !2684, inlinedAt: !2685)
!2711 = !DILocation(line: 64, column: 56, scope: !2684, inlinedAt: !2685)
!2712 = !DILocation(line: 64, column: 54, scope: !2684, inlinedAt: !2685)
!2713 = !DILocation(line: 64, column: 76, scope: !2684, inlinedAt: !2685)
!2714 = !DILocation(line: 64, column: 74, scope: !2684, inlinedAt: !2685)
!2715 = !DILocation(line: 64, column: 5, scope: !2684, inlinedAt: !2685)
!2716 = !DILocation(line: 64, column: 14, scope: !2684, inlinedAt: !2685)
!2717 = !DILocation(line: 64, column: 23, scope: !2684, inlinedAt: !2685)
!2718 = !DILocation(line: 65, column: 5, scope: !2684, inlinedAt: !2685)
!2719 = !DILocation(line: 65, column: 14, scope: !2684, inlinedAt: !2685)
!2720 = !DILocation(line: 66, column: 22, scope: !2684, inlinedAt: !2685)
!2721 = !DILocation(line: 66, column: 12, scope: !2684, inlinedAt: !2685)
!2722 = !DILocation(line: 67, column: 34, scope: !2684, inlinedAt: !2685)
!2723 = !DILocation(line: 67, column: 26, scope: !2684, inlinedAt: !2685)
!2724 = !DILocation(line: 67, column: 57, scope: !2684, inlinedAt: !2685)
!2725 = !DILocation(line: 67, column: 49, scope: !2684, inlinedAt: !2685)
!2726 = !DILocation(line: 67, column: 5, scope: !2684, inlinedAt: !2685)
!2727 = !DILocation(line: 67, column: 14, scope: !2684, inlinedAt: !2685)
!2728 = !DILocation(line: 68, column: 28, scope: !2684, inlinedAt: !2685)
!2729 = !DILocation(line: 68, column: 26, scope: !2684, inlinedAt: !2685)
!2730 = !DILocation(line: 68, column: 69, scope: !2684, inlinedAt: !2685)
!2731 = !DILocation(line: 68, column: 54, scope: !2684, inlinedAt: !2685)
!2732 = !DILocation(line: 68, column: 52, scope: !2684, inlinedAt: !2685)
!2733 = !DILocation(line: 68, column: 5, scope: !2684, inlinedAt: !2685)
!2734 = !DILocation(line: 68, column: 14, scope: !2684, inlinedAt: !2685)
!2735 = !DILocation(line: 69, column: 40, scope: !2684, inlinedAt: !2685)
!2736 = !DILocation(line: 69, column: 24, scope: !2684, inlinedAt: !2685)
!2737 = !DILocation(line: 69, column: 17, scope: !2684, inlinedAt: !2685)
!2738 = !DILocation(line: 69, column: 5, scope: !2684, inlinedAt: !2685)
!2739 = !DILocation(line: 191, column: 21, scope: !2676)
!2740 = !DILocation(line: 191, column: 27, scope: !2676)
!2741 = !DILocation(line: 191, column: 19, scope: !2676)
!2742 = !DILocation(line: 191, column: 33, scope: !2676)
!2743 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2744 = !DILocation(line: 191, column: 11, scope: !2676)
!2745 = !DILocation(line: 74, column: 34, scope: !2743, inlinedAt: !2744)
!2746 = !DILocation(line: 74, column: 26, scope: !2743, inlinedAt: !2744)
!2747 = !DILocation(line: 74, column: 47, scope: !2743, inlinedAt: !2744)
!2748 = !DILocation(line: 74, column: 5, scope: !2743, inlinedAt: !2744)
!2749 = !DILocation(line: 74, column: 13, scope: !2743, inlinedAt: !2744)
!2750 = distinct !DISubprogram(name: "AtomicsUint32", scope: !997, file: !997, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2751 = !DILocation(line: 198, column: 6, scope: !2750)
!2752 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2753 = !DILocation(line: 199, column: 9, scope: !2750)
!2754 = !DILocation(line: 15, column: 23, scope: !2752, inlinedAt: !2753)
!2755 = !DILocation(line: 16, column: 14, scope: !2752, inlinedAt: !2753)
!2756 = !DILocation(line: 16, column: 8, scope: !2752, inlinedAt: !2753)
!2757 = !DILocation(line: 17, column: 25, scope: !2752, inlinedAt: !2753)
!2758 = !DILocation(line: 17, column: 15, scope: !2752, inlinedAt: !2753)
!2759 = !DILocation(line: 18, column: 25, scope: !2752, inlinedAt: !2753)
!2760 = !DILocation(line: 18, column: 15, scope: !2752, inlinedAt: !2753)
!2761 = !DILocation(line: 19, column: 25, scope: !2752, inlinedAt: !2753)
!2762 = !DILocation(line: 19, column: 15, scope: !2752, inlinedAt: !2753)
!2763 = !DILocation(line: 20, column: 25, scope: !2752, inlinedAt: !2753)
!2764 = !DILocation(line: 20, column: 15, scope: !2752, inlinedAt: !2753)
!2765 = !DILocation(line: 21, column: 42, scope: !2752, inlinedAt: !2753)
!2766 = !DILocation(line: 21, column: 32, scope: !2752, inlinedAt: !2753)
!2767 = !DILocation(line: 21, column: 5, scope: !2752, inlinedAt: !2753)
!2768 = !DILocation(line: 22, column: 29, scope: !2752, inlinedAt: !2753)
!2769 = !DILocation(line: 22, column: 19, scope: !2752, inlinedAt: !2753)
!2770 = !DILocation(line: 22, column: 34, scope: !2752, inlinedAt: !2753)
!2771 = !DILocation(line: 23, column: 26, scope: !2752, inlinedAt: !2753)
!2772 = !DILocation(line: 23, column: 18, scope: !2752, inlinedAt: !2753)
!2773 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !997, file: !997, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2774 = !DILocation(line: 205, column: 6, scope: !2773)
!2775 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2776 = !DILocation(line: 205, column: 71, scope: !2773)
!2777 = !DILocation(line: 30, column: 23, scope: !2775, inlinedAt: !2776)
!2778 = !DILocation(line: 31, column: 25, scope: !2775, inlinedAt: !2776)
!2779 = !DILocation(line: 31, column: 46, scope: !2775, inlinedAt: !2776)
!2780 = !DILocation(line: 31, column: 37, scope: !2775, inlinedAt: !2776)
!2781 = !DILocation(line: 31, column: 30, scope: !2775, inlinedAt: !2776)
!2782 = !DILocation(line: 31, column: 15, scope: !2775, inlinedAt: !2776)
!2783 = !DILocation(line: 32, column: 24, scope: !2775, inlinedAt: !2776)
!2784 = !DILocation(line: 32, column: 14, scope: !2775, inlinedAt: !2776)
!2785 = !DILocation(line: 33, column: 25, scope: !2775, inlinedAt: !2776)
!2786 = !DILocation(line: 33, column: 31, scope: !2775, inlinedAt: !2776)
!2787 = !DILocation(line: 33, column: 15, scope: !2775, inlinedAt: !2776)
!2788 = !DILocation(line: 35, column: 35, scope: !2775, inlinedAt: !2776)
!2789 = !DILocation(line: 35, column: 25, scope: !2775, inlinedAt: !2776)
!2790 = !DILocation(line: 36, column: 55, scope: !2775, inlinedAt: !2776)
!2791 = !DILocation(line: 36, column: 30, scope: !2775, inlinedAt: !2776)
!2792 = !DILocation(line: 36, column: 59, scope: !2775, inlinedAt: !2776)
!2793 = !DILocation(line: 37, column: 7, scope: !2775, inlinedAt: !2776)
!2794 = !DILocation(line: 41, column: 39, scope: !2775, inlinedAt: !2776)
!2795 = !DILocation(line: 41, column: 29, scope: !2775, inlinedAt: !2776)
!2796 = !DILocation(line: 41, column: 50, scope: !2775, inlinedAt: !2776)
!2797 = !DILocation(line: 42, column: 26, scope: !2775, inlinedAt: !2776)
!2798 = !DILocation(line: 42, column: 16, scope: !2775, inlinedAt: !2776)
!2799 = distinct !DISubprogram(name: "IntegersUint64", scope: !997, file: !997, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2800 = !DILocation(line: 210, column: 6, scope: !2799)
!2801 = !DILocation(line: 211, column: 32, scope: !2799)
!2802 = !DILocation(line: 212, column: 17, scope: !2799)
!2803 = !DILocation(line: 212, column: 35, scope: !2799)
!2804 = !DILocation(line: 212, column: 38, scope: !2799)
!2805 = !DILocation(line: 212, column: 15, scope: !2799)
!2806 = !DILocation(line: 212, column: 57, scope: !2799)
!2807 = !DILocation(line: 212, column: 63, scope: !2799)
!2808 = !DILocation(line: 212, column: 74, scope: !2799)
!2809 = !DILocation(line: 212, column: 72, scope: !2799)
!2810 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2811 = !DILocation(line: 212, column: 11, scope: !2799)
!2812 = !DILocation(line: 14, column: 28, scope: !2810, inlinedAt: !2811)
!2813 = !DILocation(line: 14, column: 33, scope: !2810, inlinedAt: !2811)
!2814 = !DILocation(line: 14, column: 38, scope: !2810, inlinedAt: !2811)
!2815 = !DILocation(line: 14, column: 5, scope: !2810, inlinedAt: !2811)
!2816 = !DILocation(line: 14, column: 13, scope: !2810, inlinedAt: !2811)
!2817 = !DILocation(line: 14, column: 21, scope: !2810, inlinedAt: !2811)
!2818 = !DILocation(line: 15, column: 36, scope: !2810, inlinedAt: !2811)
!2819 = !DILocation(line: 15, column: 41, scope: !2810, inlinedAt: !2811)
!2820 = !DILocation(line: 15, column: 46, scope: !2810, inlinedAt: !2811)
!2821 = !DILocation(line: 15, column: 51, scope: !2810, inlinedAt: !2811)
!2822 = !DILocation(line: 15, column: 5, scope: !2810, inlinedAt: !2811)
!2823 = !DILocation(line: 15, column: 13, scope: !2810, inlinedAt: !2811)
!2824 = !DILocation(line: 15, column: 21, scope: !2810, inlinedAt: !2811)
!2825 = !DILocation(line: 15, column: 29, scope: !2810, inlinedAt: !2811)
!2826 = !DILocation(line: 16, column: 27, scope: !2810, inlinedAt: !2811)
!2827 = !DILocation(line: 16, column: 31, scope: !2810, inlinedAt: !2811)
!2828 = !DILocation(line: 16, column: 5, scope: !2810, inlinedAt: !2811)
!2829 = !DILocation(line: 16, column: 13, scope: !2810, inlinedAt: !2811)
!2830 = !DILocation(line: 16, column: 21, scope: !2810, inlinedAt: !2811)
!2831 = !DILocation(line: 17, column: 22, scope: !2810, inlinedAt: !2811)
!2832 = !DILocation(line: 17, column: 28, scope: !2810, inlinedAt: !2811)
!2833 = !DILocation(line: 17, column: 5, scope: !2810, inlinedAt: !2811)
!2834 = !DILocation(line: 17, column: 14, scope: !2810, inlinedAt: !2811)
!2835 = !DILocation(line: 18, column: 27, scope: !2810, inlinedAt: !2811)
!2836 = !DILocation(line: 18, column: 22, scope: !2810, inlinedAt: !2811)
!2837 = !DILocation(line: 18, column: 40, scope: !2810, inlinedAt: !2811)
!2838 = !DILocation(line: 18, column: 33, scope: !2810, inlinedAt: !2811)
!2839 = !DILocation(line: 18, column: 5, scope: !2810, inlinedAt: !2811)
!2840 = !DILocation(line: 18, column: 14, scope: !2810, inlinedAt: !2811)
!2841 = !DILocation(line: 19, column: 22, scope: !2810, inlinedAt: !2811)
!2842 = !DILocation(line: 19, column: 28, scope: !2810, inlinedAt: !2811)
!2843 = !DILocation(line: 19, column: 5, scope: !2810, inlinedAt: !2811)
!2844 = !DILocation(line: 19, column: 14, scope: !2810, inlinedAt: !2811)
!2845 = !DILocation(line: 20, column: 25, scope: !2810, inlinedAt: !2811)
!2846 = !DILocation(line: 20, column: 35, scope: !2810, inlinedAt: !2811)
!2847 = !DILocation(line: 20, column: 31, scope: !2810, inlinedAt: !2811)
!2848 = !DILocation(line: 20, column: 5, scope: !2810, inlinedAt: !2811)
!2849 = !DILocation(line: 20, column: 14, scope: !2810, inlinedAt: !2811)
!2850 = !DILocation(line: 21, column: 7, scope: !2810, inlinedAt: !2811)
!2851 = !DILocation(line: 22, column: 23, scope: !2810, inlinedAt: !2811)
!2852 = !DILocation(line: 22, column: 28, scope: !2810, inlinedAt: !2811)
!2853 = !DILocation(line: 22, column: 6, scope: !2810, inlinedAt: !2811)
!2854 = !DILocation(line: 22, column: 15, scope: !2810, inlinedAt: !2811)
!2855 = !DILocation(line: 24, column: 6, scope: !2810, inlinedAt: !2811)
!2856 = !DILocation(line: 24, column: 15, scope: !2810, inlinedAt: !2811)
!2857 = !DILocation(line: 26, column: 22, scope: !2810, inlinedAt: !2811)
!2858 = !DILocation(line: 26, column: 27, scope: !2810, inlinedAt: !2811)
!2859 = !DILocation(line: 26, column: 5, scope: !2810, inlinedAt: !2811)
!2860 = !DILocation(line: 26, column: 14, scope: !2810, inlinedAt: !2811)
!2861 = !DILocation(line: 27, column: 22, scope: !2810, inlinedAt: !2811)
!2862 = !DILocation(line: 27, column: 27, scope: !2810, inlinedAt: !2811)
!2863 = !DILocation(line: 27, column: 5, scope: !2810, inlinedAt: !2811)
!2864 = !DILocation(line: 27, column: 14, scope: !2810, inlinedAt: !2811)
!2865 = !DILocation(line: 28, column: 24, scope: !2810, inlinedAt: !2811)
!2866 = !DILocation(line: 28, column: 35, scope: !2810, inlinedAt: !2811)
!2867 = !DILocation(line: 28, column: 5, scope: !2810, inlinedAt: !2811)
!2868 = !DILocation(line: 28, column: 14, scope: !2810, inlinedAt: !2811)
!2869 = !DILocation(line: 29, column: 39, scope: !2810, inlinedAt: !2811)
!2870 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2871 = !DILocation(line: 29, column: 36, scope: !2810, inlinedAt: !2811)
!2872 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2871)
!2873 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2871)
!2874 = !DILocation(line: 29, column: 55, scope: !2810, inlinedAt: !2811)
!2875 = !DILocation(line: 29, column: 52, scope: !2810, inlinedAt: !2811)
!2876 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2875)
!2877 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2875)
!2878 = !DILocation(line: 29, column: 71, scope: !2810, inlinedAt: !2811)
!2879 = !DILocation(line: 29, column: 68, scope: !2810, inlinedAt: !2811)
!2880 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2879)
!2881 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2879)
!2882 = !DILocation(line: 29, column: 5, scope: !2810, inlinedAt: !2811)
!2883 = !DILocation(line: 29, column: 14, scope: !2810, inlinedAt: !2811)
!2884 = !DILocation(line: 29, column: 23, scope: !2810, inlinedAt: !2811)
!2885 = !DILocation(line: 30, column: 39, scope: !2810, inlinedAt: !2811)
!2886 = !DILocation(line: 30, column: 36, scope: !2810, inlinedAt: !2811)
!2887 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2886)
!2888 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2886)
!2889 = !DILocation(line: 30, column: 55, scope: !2810, inlinedAt: !2811)
!2890 = !DILocation(line: 30, column: 52, scope: !2810, inlinedAt: !2811)
!2891 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2890)
!2892 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2890)
!2893 = !DILocation(line: 30, column: 70, scope: !2810, inlinedAt: !2811)
!2894 = !DILocation(line: 30, column: 67, scope: !2810, inlinedAt: !2811)
!2895 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2894)
!2896 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2894)
!2897 = !DILocation(line: 30, column: 5, scope: !2810, inlinedAt: !2811)
!2898 = !DILocation(line: 30, column: 14, scope: !2810, inlinedAt: !2811)
!2899 = !DILocation(line: 30, column: 23, scope: !2810, inlinedAt: !2811)
!2900 = !DILocation(line: 33, column: 2, scope: !2810, inlinedAt: !2811)
!2901 = !DILocation(line: 34, column: 2, scope: !2810, inlinedAt: !2811)
!2902 = !DILocation(line: 35, column: 2, scope: !2810, inlinedAt: !2811)
!2903 = !DILocation(line: 36, column: 5, scope: !2810, inlinedAt: !2811)
!2904 = !DILocation(line: 37, column: 2, scope: !2810, inlinedAt: !2811)
!2905 = !DILocation(line: 38, column: 2, scope: !2810, inlinedAt: !2811)
!2906 = !DILocation(line: 39, column: 2, scope: !2810, inlinedAt: !2811)
!2907 = !DILocation(line: 40, column: 2, scope: !2810, inlinedAt: !2811)
!2908 = !DILocation(line: 41, column: 5, scope: !2810, inlinedAt: !2811)
!2909 = !DILocation(line: 44, column: 2, scope: !2810, inlinedAt: !2811)
!2910 = !DILocation(line: 45, column: 5, scope: !2810, inlinedAt: !2811)
!2911 = !DILocation(line: 48, column: 14, scope: !2810, inlinedAt: !2811)
!2912 = !DILocation(line: 48, column: 5, scope: !2810, inlinedAt: !2811)
!2913 = !DILocation(line: 49, column: 21, scope: !2810, inlinedAt: !2811)
!2914 = !DILocation(line: 49, column: 40, scope: !2810, inlinedAt: !2811)
!2915 = !DILocation(line: 49, column: 18, scope: !2810, inlinedAt: !2811)
!2916 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2915)
!2917 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2915)
!2918 = !DILocation(line: 49, column: 5, scope: !2810, inlinedAt: !2811)
!2919 = !DILocation(line: 50, column: 34, scope: !2810, inlinedAt: !2811)
!2920 = !DILocation(line: 50, column: 28, scope: !2810, inlinedAt: !2811)
!2921 = !DILocation(line: 50, column: 18, scope: !2810, inlinedAt: !2811)
!2922 = !DILocation(line: 10, column: 6, scope: !2870, inlinedAt: !2921)
!2923 = !DILocation(line: 14, column: 2, scope: !2870, inlinedAt: !2921)
!2924 = !DILocation(line: 50, column: 5, scope: !2810, inlinedAt: !2811)
!2925 = !DILocation(line: 51, column: 17, scope: !2810, inlinedAt: !2811)
!2926 = !DILocation(line: 51, column: 13, scope: !2810, inlinedAt: !2811)
!2927 = !DILocation(line: 51, column: 21, scope: !2810, inlinedAt: !2811)
!2928 = !DILocation(line: 51, column: 5, scope: !2810, inlinedAt: !2811)
!2929 = !DILocation(line: 53, column: 5, scope: !2810, inlinedAt: !2811)
!2930 = distinct !DISubprogram(name: "ConvertUint64", scope: !997, file: !997, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2931 = !DILocation(line: 219, column: 6, scope: !2930)
!2932 = !DILocation(line: 220, column: 32, scope: !2930)
!2933 = !DILocation(line: 221, column: 20, scope: !2930)
!2934 = !DILocation(line: 221, column: 41, scope: !2930)
!2935 = !DILocation(line: 221, column: 44, scope: !2930)
!2936 = !DILocation(line: 221, column: 18, scope: !2930)
!2937 = !DILocation(line: 221, column: 66, scope: !2930)
!2938 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2939 = !DILocation(line: 221, column: 14, scope: !2930)
!2940 = !DILocation(line: 62, column: 53, scope: !2938, inlinedAt: !2939)
!2941 = !DILocation(line: 62, column: 48, scope: !2938, inlinedAt: !2939)
!2942 = !DILocation(line: 62, column: 70, scope: !2938, inlinedAt: !2939)
!2943 = !DILocation(line: 62, column: 64, scope: !2938, inlinedAt: !2939)
!2944 = !DILocation(line: 62, column: 87, scope: !2938, inlinedAt: !2939)
!2945 = !DILocation(line: 62, column: 81, scope: !2938, inlinedAt: !2939)
!2946 = !DILocation(line: 62, column: 98, scope: !2938, inlinedAt: !2939)
!2947 = !DILocation(line: 62, column: 5, scope: !2938, inlinedAt: !2939)
!2948 = !DILocation(line: 62, column: 13, scope: !2938, inlinedAt: !2939)
!2949 = !DILocation(line: 62, column: 21, scope: !2938, inlinedAt: !2939)
!2950 = !DILocation(line: 62, column: 29, scope: !2938, inlinedAt: !2939)
!2951 = !DILocation(line: 62, column: 37, scope: !2938, inlinedAt: !2939)
!2952 = !DILocation(line: 63, column: 54, scope: !2938, inlinedAt: !2939)
!2953 = !DILocation(line: 63, column: 48, scope: !2938, inlinedAt: !2939)
!2954 = !DILocation(line: 63, column: 72, scope: !2938, inlinedAt: !2939)
!2955 = !DILocation(line: 63, column: 65, scope: !2938, inlinedAt: !2939)
!2956 = !DILocation(line: 63, column: 90, scope: !2938, inlinedAt: !2939)
!2957 = !DILocation(line: 63, column: 83, scope: !2938, inlinedAt: !2939)
!2958 = !DILocation(line: 63, column: 5, scope: !2938, inlinedAt: !2939)
!2959 = !DILocation(line: 63, column: 13, scope: !2938, inlinedAt: !2939)
!2960 = !DILocation(line: 63, column: 21, scope: !2938, inlinedAt: !2939)
!2961 = !DILocation(line: 63, column: 29, scope: !2938, inlinedAt: !2939)
!2962 = !DILocation(line: 63, column: 37, scope: !2938, inlinedAt: !2939)
!2963 = !DILocation(line: 64, column: 37, scope: !2938, inlinedAt: !2939)
!2964 = !DILocation(line: 64, column: 35, scope: !2938, inlinedAt: !2939)
!2965 = !DILocation(line: 64, column: 56, scope: !2938, inlinedAt: !2939)
!2966 = !DILocation(line: 64, column: 54, scope: !2938, inlinedAt: !2939)
!2967 = !DILocation(line: 64, column: 76, scope: !2938, inlinedAt: !2939)
!2968 = !DILocation(line: 64, column: 74, scope: !2938, inlinedAt: !2939)
!2969 = !DILocation(line: 64, column: 5, scope: !2938, inlinedAt: !2939)
!2970 = !DILocation(line: 64, column: 14, scope: !2938, inlinedAt: !2939)
!2971 = !DILocation(line: 64, column: 23, scope: !2938, inlinedAt: !2939)
!2972 = !DILocation(line: 65, column: 28, scope: !2938, inlinedAt: !2939)
!2973 = !DILocation(line: 65, column: 26, scope: !2938, inlinedAt: !2939)
!2974 = !DILocation(line: 65, column: 5, scope: !2938, inlinedAt: !2939)
!2975 = !DILocation(line: 65, column: 14, scope: !2938, inlinedAt: !2939)
!2976 = !DILocation(line: 66, column: 22, scope: !2938, inlinedAt: !2939)
!2977 = !DILocation(line: 66, column: 12, scope: !2938, inlinedAt: !2939)
!2978 = !DILocation(line: 67, column: 34, scope: !2938, inlinedAt: !2939)
!2979 = !DILocation(line: 67, column: 26, scope: !2938, inlinedAt: !2939)
!2980 = !DILocation(line: 67, column: 57, scope: !2938, inlinedAt: !2939)
!2981 = !DILocation(line: 67, column: 49, scope: !2938, inlinedAt: !2939)
!2982 = !DILocation(line: 67, column: 5, scope: !2938, inlinedAt: !2939)
!2983 = !DILocation(line: 67, column: 14, scope: !2938, inlinedAt: !2939)
!2984 = !DILocation(line: 68, column: 28, scope: !2938, inlinedAt: !2939)
!2985 = !DILocation(line: 68, column: 26, scope: !2938, inlinedAt: !2939)
!2986 = !DILocation(line: 68, column: 69, scope: !2938, inlinedAt: !2939)
!2987 = !DILocation(line: 68, column: 54, scope: !2938, inlinedAt: !2939)
!2988 = !DILocation(line: 68, column: 52, scope: !2938, inlinedAt: !2939)
!2989 = !DILocation(line: 68, column: 5, scope: !2938, inlinedAt: !2939)
!2990 = !DILocation(line: 68, column: 14, scope: !2938, inlinedAt: !2939)
!2991 = !DILocation(line: 69, column: 40, scope: !2938, inlinedAt: !2939)
!2992 = !DILocation(line: 69, column: 24, scope: !2938, inlinedAt: !2939)
!2993 = !DILocation(line: 69, column: 17, scope: !2938, inlinedAt: !2939)
!2994 = !DILocation(line: 69, column: 5, scope: !2938, inlinedAt: !2939)
!2995 = !DILocation(line: 222, column: 21, scope: !2930)
!2996 = !DILocation(line: 222, column: 27, scope: !2930)
!2997 = !DILocation(line: 222, column: 19, scope: !2930)
!2998 = !DILocation(line: 222, column: 33, scope: !2930)
!2999 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3000 = !DILocation(line: 222, column: 11, scope: !2930)
!3001 = !DILocation(line: 74, column: 34, scope: !2999, inlinedAt: !3000)
!3002 = !DILocation(line: 74, column: 26, scope: !2999, inlinedAt: !3000)
!3003 = !DILocation(line: 74, column: 47, scope: !2999, inlinedAt: !3000)
!3004 = !DILocation(line: 74, column: 5, scope: !2999, inlinedAt: !3000)
!3005 = !DILocation(line: 74, column: 13, scope: !2999, inlinedAt: !3000)
!3006 = distinct !DISubprogram(name: "AtomicsUint64", scope: !997, file: !997, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!3007 = !DILocation(line: 229, column: 6, scope: !3006)
!3008 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3009 = !DILocation(line: 230, column: 9, scope: !3006)
!3010 = !DILocation(line: 15, column: 23, scope: !3008, inlinedAt: !3009)
!3011 = !DILocation(line: 16, column: 14, scope: !3008, inlinedAt: !3009)
!3012 = !DILocation(line: 16, column: 8, scope: !3008, inlinedAt: !3009)
!3013 = !DILocation(line: 17, column: 25, scope: !3008, inlinedAt: !3009)
!3014 = !DILocation(line: 17, column: 15, scope: !3008, inlinedAt: !3009)
!3015 = !DILocation(line: 18, column: 25, scope: !3008, inlinedAt: !3009)
!3016 = !DILocation(line: 18, column: 15, scope: !3008, inlinedAt: !3009)
!3017 = !DILocation(line: 19, column: 25, scope: !3008, inlinedAt: !3009)
!3018 = !DILocation(line: 19, column: 15, scope: !3008, inlinedAt: !3009)
!3019 = !DILocation(line: 20, column: 25, scope: !3008, inlinedAt: !3009)
!3020 = !DILocation(line: 20, column: 15, scope: !3008, inlinedAt: !3009)
!3021 = !DILocation(line: 21, column: 42, scope: !3008, inlinedAt: !3009)
!3022 = !DILocation(line: 21, column: 32, scope: !3008, inlinedAt: !3009)
!3023 = !DILocation(line: 21, column: 5, scope: !3008, inlinedAt: !3009)
!3024 = !DILocation(line: 22, column: 29, scope: !3008, inlinedAt: !3009)
!3025 = !DILocation(line: 22, column: 19, scope: !3008, inlinedAt: !3009)
!3026 = !DILocation(line: 22, column: 34, scope: !3008, inlinedAt: !3009)
!3027 = !DILocation(line: 23, column: 26, scope: !3008, inlinedAt: !3009)
!3028 = !DILocation(line: 23, column: 18, scope: !3008, inlinedAt: !3009)
!3029 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !997, file: !997, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!3030 = !DILocation(line: 236, column: 6, scope: !3029)
!3031 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3032 = !DILocation(line: 236, column: 71, scope: !3029)
!3033 = !DILocation(line: 30, column: 23, scope: !3031, inlinedAt: !3032)
!3034 = !DILocation(line: 31, column: 25, scope: !3031, inlinedAt: !3032)
!3035 = !DILocation(line: 31, column: 46, scope: !3031, inlinedAt: !3032)
!3036 = !DILocation(line: 31, column: 37, scope: !3031, inlinedAt: !3032)
!3037 = !DILocation(line: 31, column: 30, scope: !3031, inlinedAt: !3032)
!3038 = !DILocation(line: 31, column: 15, scope: !3031, inlinedAt: !3032)
!3039 = !DILocation(line: 32, column: 24, scope: !3031, inlinedAt: !3032)
!3040 = !DILocation(line: 32, column: 14, scope: !3031, inlinedAt: !3032)
!3041 = !DILocation(line: 33, column: 25, scope: !3031, inlinedAt: !3032)
!3042 = !DILocation(line: 33, column: 31, scope: !3031, inlinedAt: !3032)
!3043 = !DILocation(line: 33, column: 15, scope: !3031, inlinedAt: !3032)
!3044 = !DILocation(line: 35, column: 35, scope: !3031, inlinedAt: !3032)
!3045 = !DILocation(line: 35, column: 25, scope: !3031, inlinedAt: !3032)
!3046 = !DILocation(line: 36, column: 55, scope: !3031, inlinedAt: !3032)
!3047 = !DILocation(line: 36, column: 30, scope: !3031, inlinedAt: !3032)
!3048 = !DILocation(line: 36, column: 59, scope: !3031, inlinedAt: !3032)
!3049 = !DILocation(line: 37, column: 7, scope: !3031, inlinedAt: !3032)
!3050 = !DILocation(line: 41, column: 39, scope: !3031, inlinedAt: !3032)
!3051 = !DILocation(line: 41, column: 29, scope: !3031, inlinedAt: !3032)
!3052 = !DILocation(line: 41, column: 50, scope: !3031, inlinedAt: !3032)
!3053 = !DILocation(line: 42, column: 26, scope: !3031, inlinedAt: !3032)
!3054 = !DILocation(line: 42, column: 16, scope: !3031, inlinedAt: !3032)
!3055 = distinct !DISubprogram(name: "IntegersUint", scope: !997, file: !997, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!3056 = !DILocation(line: 241, column: 6, scope: !3055)
!3057 = !DILocation(line: 242, column: 32, scope: !3055)
!3058 = !DILocation(line: 243, column: 17, scope: !3055)
!3059 = !DILocation(line: 243, column: 35, scope: !3055)
!3060 = !DILocation(line: 243, column: 38, scope: !3055)
!3061 = !DILocation(line: 243, column: 15, scope: !3055)
!3062 = !DILocation(line: 243, column: 57, scope: !3055)
!3063 = !DILocation(line: 243, column: 63, scope: !3055)
!3064 = !DILocation(line: 243, column: 74, scope: !3055)
!3065 = !DILocation(line: 243, column: 72, scope: !3055)
!3066 = distinct !DISubprogram(name: "Integers", scope: !1009, file: !1009, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3067 = !DILocation(line: 243, column: 11, scope: !3055)
!3068 = !DILocation(line: 14, column: 28, scope: !3066, inlinedAt: !3067)
!3069 = !DILocation(line: 14, column: 33, scope: !3066, inlinedAt: !3067)
!3070 = !DILocation(line: 14, column: 38, scope: !3066, inlinedAt: !3067)
!3071 = !DILocation(line: 14, column: 5, scope: !3066, inlinedAt: !3067)
!3072 = !DILocation(line: 14, column: 13, scope: !3066, inlinedAt: !3067)
!3073 = !DILocation(line: 14, column: 21, scope: !3066, inlinedAt: !3067)
!3074 = !DILocation(line: 15, column: 36, scope: !3066, inlinedAt: !3067)
!3075 = !DILocation(line: 15, column: 41, scope: !3066, inlinedAt: !3067)
!3076 = !DILocation(line: 15, column: 46, scope: !3066, inlinedAt: !3067)
!3077 = !DILocation(line: 15, column: 51, scope: !3066, inlinedAt: !3067)
!3078 = !DILocation(line: 15, column: 5, scope: !3066, inlinedAt: !3067)
!3079 = !DILocation(line: 15, column: 13, scope: !3066, inlinedAt: !3067)
!3080 = !DILocation(line: 15, column: 21, scope: !3066, inlinedAt: !3067)
!3081 = !DILocation(line: 15, column: 29, scope: !3066, inlinedAt: !3067)
!3082 = !DILocation(line: 16, column: 27, scope: !3066, inlinedAt: !3067)
!3083 = !DILocation(line: 16, column: 31, scope: !3066, inlinedAt: !3067)
!3084 = !DILocation(line: 16, column: 5, scope: !3066, inlinedAt: !3067)
!3085 = !DILocation(line: 16, column: 13, scope: !3066, inlinedAt: !3067)
!3086 = !DILocation(line: 16, column: 21, scope: !3066, inlinedAt: !3067)
!3087 = !DILocation(line: 17, column: 22, scope: !3066, inlinedAt: !3067)
!3088 = !DILocation(line: 17, column: 28, scope: !3066, inlinedAt: !3067)
!3089 = !DILocation(line: 17, column: 5, scope: !3066, inlinedAt: !3067)
!3090 = !DILocation(line: 17, column: 14, scope: !3066, inlinedAt: !3067)
!3091 = !DILocation(line: 18, column: 27, scope: !3066, inlinedAt: !3067)
!3092 = !DILocation(line: 18, column: 22, scope: !3066, inlinedAt: !3067)
!3093 = !DILocation(line: 18, column: 40, scope: !3066, inlinedAt: !3067)
!3094 = !DILocation(line: 18, column: 33, scope: !3066, inlinedAt: !3067)
!3095 = !DILocation(line: 18, column: 5, scope: !3066, inlinedAt: !3067)
!3096 = !DILocation(line: 18, column: 14, scope: !3066, inlinedAt: !3067)
!3097 = !DILocation(line: 19, column: 22, scope: !3066, inlinedAt: !3067)
!3098 = !DILocation(line: 19, column: 28, scope: !3066, inlinedAt: !3067)
!3099 = !DILocation(line: 19, column: 5, scope: !3066, inlinedAt: !3067)
!3100 = !DILocation(line: 19, column: 14, scope: !3066, inlinedAt: !3067)
!3101 = !DILocation(line: 20, column: 25, scope: !3066, inlinedAt: !3067)
!3102 = !DILocation(line: 20, column: 35, scope: !3066, inlinedAt: !3067)
!3103 = !DILocation(line: 20, column: 31, scope: !3066, inlinedAt: !3067)
!3104 = !DILocation(line: 20, column: 5, scope: !3066, inlinedAt: !3067)
!3105 = !DILocation(line: 20, column: 14, scope: !3066, inlinedAt: !3067)
!3106 = !DILocation(line: 21, column: 7, scope: !3066, inlinedAt: !3067)
!3107 = !DILocation(line: 22, column: 23, scope: !3066, inlinedAt: !3067)
!3108 = !DILocation(line: 22, column: 28, scope: !3066, inlinedAt: !3067)
!3109 = !DILocation(line: 22, column: 6, scope: !3066, inlinedAt: !3067)
!3110 = !DILocation(line: 22, column: 15, scope: !3066, inlinedAt: !3067)
!3111 = !DILocation(line: 24, column: 6, scope: !3066, inlinedAt: !3067)
!3112 = !DILocation(line: 24, column: 15, scope: !3066, inlinedAt: !3067)
!3113 = !DILocation(line: 26, column: 22, scope: !3066, inlinedAt: !3067)
!3114 = !DILocation(line: 26, column: 27, scope: !3066, inlinedAt: !3067)
!3115 = !DILocation(line: 26, column: 5, scope: !3066, inlinedAt: !3067)
!3116 = !DILocation(line: 26, column: 14, scope: !3066, inlinedAt: !3067)
!3117 = !DILocation(line: 27, column: 22, scope: !3066, inlinedAt: !3067)
!3118 = !DILocation(line: 27, column: 27, scope: !3066, inlinedAt: !3067)
!3119 = !DILocation(line: 27, column: 5, scope: !3066, inlinedAt: !3067)
!3120 = !DILocation(line: 27, column: 14, scope: !3066, inlinedAt: !3067)
!3121 = !DILocation(line: 28, column: 24, scope: !3066, inlinedAt: !3067)
!3122 = !DILocation(line: 28, column: 35, scope: !3066, inlinedAt: !3067)
!3123 = !DILocation(line: 28, column: 5, scope: !3066, inlinedAt: !3067)
!3124 = !DILocation(line: 28, column: 14, scope: !3066, inlinedAt: !3067)
!3125 = !DILocation(line: 29, column: 39, scope: !3066, inlinedAt: !3067)
!3126 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3127 = !DILocation(line: 29, column: 36, scope: !3066, inlinedAt: !3067)
!3128 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3127)
!3129 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3127)
!3130 = !DILocation(line: 29, column: 55, scope: !3066, inlinedAt: !3067)
!3131 = !DILocation(line: 29, column: 52, scope: !3066, inlinedAt: !3067)
!3132 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3131)
!3133 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3131)
!3134 = !DILocation(line: 29, column: 71, scope: !3066, inlinedAt: !3067)
!3135 = !DILocation(line: 29, column: 68, scope: !3066, inlinedAt: !3067)
!3136 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3135)
!3137 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3135)
!3138 = !DILocation(line: 29, column: 5, scope: !3066, inlinedAt: !3067)
!3139 = !DILocation(line: 29, column: 14, scope: !3066, inlinedAt: !3067)
!3140 = !DILocation(line: 29, column: 23, scope: !3066, inlinedAt: !3067)
!3141 = !DILocation(line: 30, column: 39, scope: !3066, inlinedAt: !3067)
!3142 = !DILocation(line: 30, column: 36, scope: !3066, inlinedAt: !3067)
!3143 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3142)
!3144 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3142)
!3145 = !DILocation(line: 30, column: 55, scope: !3066, inlinedAt: !3067)
!3146 = !DILocation(line: 30, column: 52, scope: !3066, inlinedAt: !3067)
!3147 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3146)
!3148 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3146)
!3149 = !DILocation(line: 30, column: 70, scope: !3066, inlinedAt: !3067)
!3150 = !DILocation(line: 30, column: 67, scope: !3066, inlinedAt: !3067)
!3151 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3150)
!3152 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3150)
!3153 = !DILocation(line: 30, column: 5, scope: !3066, inlinedAt: !3067)
!3154 = !DILocation(line: 30, column: 14, scope: !3066, inlinedAt: !3067)
!3155 = !DILocation(line: 30, column: 23, scope: !3066, inlinedAt: !3067)
!3156 = !DILocation(line: 33, column: 2, scope: !3066, inlinedAt: !3067)
!3157 = !DILocation(line: 34, column: 2, scope: !3066, inlinedAt: !3067)
!3158 = !DILocation(line: 35, column: 2, scope: !3066, inlinedAt: !3067)
!3159 = !DILocation(line: 36, column: 5, scope: !3066, inlinedAt: !3067)
!3160 = !DILocation(line: 37, column: 2, scope: !3066, inlinedAt: !3067)
!3161 = !DILocation(line: 38, column: 2, scope: !3066, inlinedAt: !3067)
!3162 = !DILocation(line: 39, column: 2, scope: !3066, inlinedAt: !3067)
!3163 = !DILocation(line: 40, column: 2, scope: !3066, inlinedAt: !3067)
!3164 = !DILocation(line: 41, column: 5, scope: !3066, inlinedAt: !3067)
!3165 = !DILocation(line: 44, column: 2, scope: !3066, inlinedAt: !3067)
!3166 = !DILocation(line: 45, column: 5, scope: !3066, inlinedAt: !3067)
!3167 = !DILocation(line: 48, column: 14, scope: !3066, inlinedAt: !3067)
!3168 = !DILocation(line: 48, column: 5, scope: !3066, inlinedAt: !3067)
!3169 = !DILocation(line: 49, column: 21, scope: !3066, inlinedAt: !3067)
!3170 = !DILocation(line: 49, column: 40, scope: !3066, inlinedAt: !3067)
!3171 = !DILocation(line: 49, column: 18, scope: !3066, inlinedAt: !3067)
!3172 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3171)
!3173 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3171)
!3174 = !DILocation(line: 49, column: 5, scope: !3066, inlinedAt: !3067)
!3175 = !DILocation(line: 50, column: 34, scope: !3066, inlinedAt: !3067)
!3176 = !DILocation(line: 50, column: 28, scope: !3066, inlinedAt: !3067)
!3177 = !DILocation(line: 50, column: 18, scope: !3066, inlinedAt: !3067)
!3178 = !DILocation(line: 10, column: 6, scope: !3126, inlinedAt: !3177)
!3179 = !DILocation(line: 14, column: 2, scope: !3126, inlinedAt: !3177)
!3180 = !DILocation(line: 50, column: 5, scope: !3066, inlinedAt: !3067)
!3181 = !DILocation(line: 51, column: 17, scope: !3066, inlinedAt: !3067)
!3182 = !DILocation(line: 51, column: 13, scope: !3066, inlinedAt: !3067)
!3183 = !DILocation(line: 51, column: 21, scope: !3066, inlinedAt: !3067)
!3184 = !DILocation(line: 51, column: 5, scope: !3066, inlinedAt: !3067)
!3185 = !DILocation(line: 53, column: 5, scope: !3066, inlinedAt: !3067)
!3186 = distinct !DISubprogram(name: "ConvertUint", scope: !997, file: !997, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3187 = !DILocation(line: 250, column: 6, scope: !3186)
!3188 = !DILocation(line: 251, column: 32, scope: !3186)
!3189 = !DILocation(line: 252, column: 20, scope: !3186)
!3190 = !DILocation(line: 252, column: 41, scope: !3186)
!3191 = !DILocation(line: 252, column: 44, scope: !3186)
!3192 = !DILocation(line: 252, column: 18, scope: !3186)
!3193 = !DILocation(line: 252, column: 66, scope: !3186)
!3194 = distinct !DISubprogram(name: "Conversions", scope: !1009, file: !1009, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3195 = !DILocation(line: 252, column: 14, scope: !3186)
!3196 = !DILocation(line: 62, column: 53, scope: !3194, inlinedAt: !3195)
!3197 = !DILocation(line: 62, column: 48, scope: !3194, inlinedAt: !3195)
!3198 = !DILocation(line: 62, column: 70, scope: !3194, inlinedAt: !3195)
!3199 = !DILocation(line: 62, column: 64, scope: !3194, inlinedAt: !3195)
!3200 = !DILocation(line: 62, column: 87, scope: !3194, inlinedAt: !3195)
!3201 = !DILocation(line: 62, column: 81, scope: !3194, inlinedAt: !3195)
!3202 = !DILocation(line: 62, column: 98, scope: !3194, inlinedAt: !3195)
!3203 = !DILocation(line: 62, column: 5, scope: !3194, inlinedAt: !3195)
!3204 = !DILocation(line: 62, column: 13, scope: !3194, inlinedAt: !3195)
!3205 = !DILocation(line: 62, column: 21, scope: !3194, inlinedAt: !3195)
!3206 = !DILocation(line: 62, column: 29, scope: !3194, inlinedAt: !3195)
!3207 = !DILocation(line: 62, column: 37, scope: !3194, inlinedAt: !3195)
!3208 = !DILocation(line: 63, column: 54, scope: !3194, inlinedAt: !3195)
!3209 = !DILocation(line: 63, column: 48, scope: !3194, inlinedAt: !3195)
!3210 = !DILocation(line: 63, column: 72, scope: !3194, inlinedAt: !3195)
!3211 = !DILocation(line: 63, column: 65, scope: !3194, inlinedAt: !3195)
!3212 = !DILocation(line: 63, column: 90, scope: !3194, inlinedAt: !3195)
!3213 = !DILocation(line: 63, column: 83, scope: !3194, inlinedAt: !3195)
!3214 = !DILocation(line: 63, column: 5, scope: !3194, inlinedAt: !3195)
!3215 = !DILocation(line: 63, column: 13, scope: !3194, inlinedAt: !3195)
!3216 = !DILocation(line: 63, column: 21, scope: !3194, inlinedAt: !3195)
!3217 = !DILocation(line: 63, column: 29, scope: !3194, inlinedAt: !3195)
!3218 = !DILocation(line: 63, column: 37, scope: !3194, inlinedAt: !3195)
!3219 = !DILocation(line: 64, column: 37, scope: !3194, inlinedAt: !3195)
!3220 = !DILocation(line: 64, column: 35, scope: !3194, inlinedAt: !3195)
!3221 = !DILocation(line: 64, column: 56, scope: !3194, inlinedAt: !3195)
!3222 = !DILocation(line: 64, column: 54, scope: !3194, inlinedAt: !3195)
!3223 = !DILocation(line: 64, column: 76, scope: !3194, inlinedAt: !3195)
!3224 = !DILocation(line: 64, column: 74, scope: !3194, inlinedAt: !3195)
!3225 = !DILocation(line: 64, column: 5, scope: !3194, inlinedAt: !3195)
!3226 = !DILocation(line: 64, column: 14, scope: !3194, inlinedAt: !3195)
!3227 = !DILocation(line: 64, column: 23, scope: !3194, inlinedAt: !3195)
!3228 = !DILocation(line: 65, column: 28, scope: !3194, inlinedAt: !3195)
!3229 = !DILocation(line: 65, column: 26, scope: !3194, inlinedAt: !3195)
!3230 = !DILocation(line: 65, column: 5, scope: !3194, inlinedAt: !3195)
!3231 = !DILocation(line: 65, column: 14, scope: !3194, inlinedAt: !3195)
!3232 = !DILocation(line: 66, column: 22, scope: !3194, inlinedAt: !3195)
!3233 = !DILocation(line: 66, column: 12, scope: !3194, inlinedAt: !3195)
!3234 = !DILocation(line: 67, column: 34, scope: !3194, inlinedAt: !3195)
!3235 = !DILocation(line: 67, column: 26, scope: !3194, inlinedAt: !3195)
!3236 = !DILocation(line: 67, column: 57, scope: !3194, inlinedAt: !3195)
!3237 = !DILocation(line: 67, column: 49, scope: !3194, inlinedAt: !3195)
!3238 = !DILocation(line: 67, column: 5, scope: !3194, inlinedAt: !3195)
!3239 = !DILocation(line: 67, column: 14, scope: !3194, inlinedAt: !3195)
!3240 = !DILocation(line: 68, column: 28, scope: !3194, inlinedAt: !3195)
!3241 = !DILocation(line: 68, column: 26, scope: !3194, inlinedAt: !3195)
!3242 = !DILocation(line: 68, column: 69, scope: !3194, inlinedAt: !3195)
!3243 = !DILocation(line: 68, column: 54, scope: !3194, inlinedAt: !3195)
!3244 = !DILocation(line: 68, column: 52, scope: !3194, inlinedAt: !3195)
!3245 = !DILocation(line: 68, column: 5, scope: !3194, inlinedAt: !3195)
!3246 = !DILocation(line: 68, column: 14, scope: !3194, inlinedAt: !3195)
!3247 = !DILocation(line: 69, column: 40, scope: !3194, inlinedAt: !3195)
!3248 = !DILocation(line: 69, column: 24, scope: !3194, inlinedAt: !3195)
!3249 = !DILocation(line: 69, column: 17, scope: !3194, inlinedAt: !3195)
!3250 = !DILocation(line: 69, column: 5, scope: !3194, inlinedAt: !3195)
!3251 = !DILocation(line: 253, column: 21, scope: !3186)
!3252 = !DILocation(line: 253, column: 27, scope: !3186)
!3253 = !DILocation(line: 253, column: 19, scope: !3186)
!3254 = !DILocation(line: 253, column: 33, scope: !3186)
!3255 = distinct !DISubprogram(name: "Rounding", scope: !1009, file: !1009, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3256 = !DILocation(line: 253, column: 11, scope: !3186)
!3257 = !DILocation(line: 74, column: 34, scope: !3255, inlinedAt: !3256)
!3258 = !DILocation(line: 74, column: 26, scope: !3255, inlinedAt: !3256)
!3259 = !DILocation(line: 74, column: 47, scope: !3255, inlinedAt: !3256)
!3260 = !DILocation(line: 74, column: 5, scope: !3255, inlinedAt: !3256)
!3261 = !DILocation(line: 74, column: 13, scope: !3255, inlinedAt: !3256)
!3262 = distinct !DISubprogram(name: "AtomicsUint", scope: !997, file: !997, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3263 = !DILocation(line: 260, column: 6, scope: !3262)
!3264 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3265 = !DILocation(line: 261, column: 9, scope: !3262)
!3266 = !DILocation(line: 15, column: 23, scope: !3264, inlinedAt: !3265)
!3267 = !DILocation(line: 16, column: 14, scope: !3264, inlinedAt: !3265)
!3268 = !DILocation(line: 16, column: 8, scope: !3264, inlinedAt: !3265)
!3269 = !DILocation(line: 17, column: 25, scope: !3264, inlinedAt: !3265)
!3270 = !DILocation(line: 17, column: 15, scope: !3264, inlinedAt: !3265)
!3271 = !DILocation(line: 18, column: 25, scope: !3264, inlinedAt: !3265)
!3272 = !DILocation(line: 18, column: 15, scope: !3264, inlinedAt: !3265)
!3273 = !DILocation(line: 19, column: 25, scope: !3264, inlinedAt: !3265)
!3274 = !DILocation(line: 19, column: 15, scope: !3264, inlinedAt: !3265)
!3275 = !DILocation(line: 20, column: 25, scope: !3264, inlinedAt: !3265)
!3276 = !DILocation(line: 20, column: 15, scope: !3264, inlinedAt: !3265)
!3277 = !DILocation(line: 21, column: 42, scope: !3264, inlinedAt: !3265)
!3278 = !DILocation(line: 21, column: 32, scope: !3264, inlinedAt: !3265)
!3279 = !DILocation(line: 21, column: 5, scope: !3264, inlinedAt: !3265)
!3280 = !DILocation(line: 22, column: 29, scope: !3264, inlinedAt: !3265)
!3281 = !DILocation(line: 22, column: 19, scope: !3264, inlinedAt: !3265)
!3282 = !DILocation(line: 22, column: 34, scope: !3264, inlinedAt: !3265)
!3283 = !DILocation(line: 23, column: 26, scope: !3264, inlinedAt: !3265)
!3284 = !DILocation(line: 23, column: 18, scope: !3264, inlinedAt: !3265)
!3285 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !997, file: !997, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3286 = !DILocation(line: 267, column: 6, scope: !3285)
!3287 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3288 = !DILocation(line: 267, column: 67, scope: !3285)
!3289 = !DILocation(line: 30, column: 23, scope: !3287, inlinedAt: !3288)
!3290 = !DILocation(line: 31, column: 25, scope: !3287, inlinedAt: !3288)
!3291 = !DILocation(line: 31, column: 46, scope: !3287, inlinedAt: !3288)
!3292 = !DILocation(line: 31, column: 37, scope: !3287, inlinedAt: !3288)
!3293 = !DILocation(line: 31, column: 30, scope: !3287, inlinedAt: !3288)
!3294 = !DILocation(line: 31, column: 15, scope: !3287, inlinedAt: !3288)
!3295 = !DILocation(line: 32, column: 24, scope: !3287, inlinedAt: !3288)
!3296 = !DILocation(line: 32, column: 14, scope: !3287, inlinedAt: !3288)
!3297 = !DILocation(line: 33, column: 25, scope: !3287, inlinedAt: !3288)
!3298 = !DILocation(line: 33, column: 31, scope: !3287, inlinedAt: !3288)
!3299 = !DILocation(line: 33, column: 15, scope: !3287, inlinedAt: !3288)
!3300 = !DILocation(line: 35, column: 35, scope: !3287, inlinedAt: !3288)
!3301 = !DILocation(line: 35, column: 25, scope: !3287, inlinedAt: !3288)
!3302 = !DILocation(line: 36, column: 55, scope: !3287, inlinedAt: !3288)
!3303 = !DILocation(line: 36, column: 30, scope: !3287, inlinedAt: !3288)
!3304 = !DILocation(line: 36, column: 59, scope: !3287, inlinedAt: !3288)
!3305 = !DILocation(line: 37, column: 7, scope: !3287, inlinedAt: !3288)
!3306 = !DILocation(line: 41, column: 39, scope: !3287, inlinedAt: !3288)
!3307 = !DILocation(line: 41, column: 29, scope: !3287, inlinedAt: !3288)
!3308 = !DILocation(line: 41, column: 50, scope: !3287, inlinedAt: !3288)
!3309 = !DILocation(line: 42, column: 26, scope: !3287, inlinedAt: !3288)
!3310 = !DILocation(line: 42, column: 16, scope: !3287, inlinedAt: !3288)
!3311 = distinct !DISubprogram(name: "FloatsFloat32", scope: !997, file: !997, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3312 = !DILocation(line: 272, column: 6, scope: !3311)
!3313 = !DILocation(line: 273, column: 32, scope: !3311)
!3314 = !DILocation(line: 274, column: 15, scope: !3311)
!3315 = !DILocation(line: 274, column: 31, scope: !3311)
!3316 = !DILocation(line: 274, column: 34, scope: !3311)
!3317 = !DILocation(line: 274, column: 13, scope: !3311)
!3318 = !DILocation(line: 274, column: 51, scope: !3311)
!3319 = !DILocation(line: 274, column: 57, scope: !3311)
!3320 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3321 = distinct !DISubprogram(name: "Floats", scope: !3320, file: !3320, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3322 = !DILocation(line: 274, column: 9, scope: !3311)
!3323 = !DILocation(line: 15, column: 36, scope: !3321, inlinedAt: !3322)
!3324 = !DILocation(line: 15, column: 41, scope: !3321, inlinedAt: !3322)
!3325 = !DILocation(line: 15, column: 46, scope: !3321, inlinedAt: !3322)
!3326 = !DILocation(line: 15, column: 51, scope: !3321, inlinedAt: !3322)
!3327 = !DILocation(line: 15, column: 5, scope: !3321, inlinedAt: !3322)
!3328 = !DILocation(line: 15, column: 13, scope: !3321, inlinedAt: !3322)
!3329 = !DILocation(line: 15, column: 21, scope: !3321, inlinedAt: !3322)
!3330 = !DILocation(line: 15, column: 29, scope: !3321, inlinedAt: !3322)
!3331 = !DILocation(line: 16, column: 19, scope: !3321, inlinedAt: !3322)
!3332 = !DILocation(line: 16, column: 5, scope: !3321, inlinedAt: !3322)
!3333 = !DILocation(line: 16, column: 13, scope: !3321, inlinedAt: !3322)
!3334 = !DILocation(line: 17, column: 36, scope: !3321, inlinedAt: !3322)
!3335 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3336 = !DILocation(line: 17, column: 33, scope: !3321, inlinedAt: !3322)
!3337 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3336)
!3338 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3336)
!3339 = !DILocation(line: 17, column: 52, scope: !3321, inlinedAt: !3322)
!3340 = !DILocation(line: 17, column: 49, scope: !3321, inlinedAt: !3322)
!3341 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3340)
!3342 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3340)
!3343 = !DILocation(line: 17, column: 68, scope: !3321, inlinedAt: !3322)
!3344 = !DILocation(line: 17, column: 65, scope: !3321, inlinedAt: !3322)
!3345 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3344)
!3346 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3344)
!3347 = !DILocation(line: 17, column: 5, scope: !3321, inlinedAt: !3322)
!3348 = !DILocation(line: 17, column: 13, scope: !3321, inlinedAt: !3322)
!3349 = !DILocation(line: 17, column: 21, scope: !3321, inlinedAt: !3322)
!3350 = !DILocation(line: 18, column: 38, scope: !3321, inlinedAt: !3322)
!3351 = !DILocation(line: 18, column: 35, scope: !3321, inlinedAt: !3322)
!3352 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3351)
!3353 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3351)
!3354 = !DILocation(line: 18, column: 54, scope: !3321, inlinedAt: !3322)
!3355 = !DILocation(line: 18, column: 51, scope: !3321, inlinedAt: !3322)
!3356 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3355)
!3357 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3355)
!3358 = !DILocation(line: 18, column: 69, scope: !3321, inlinedAt: !3322)
!3359 = !DILocation(line: 18, column: 66, scope: !3321, inlinedAt: !3322)
!3360 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3359)
!3361 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3359)
!3362 = !DILocation(line: 18, column: 5, scope: !3321, inlinedAt: !3322)
!3363 = !DILocation(line: 18, column: 13, scope: !3321, inlinedAt: !3322)
!3364 = !DILocation(line: 18, column: 22, scope: !3321, inlinedAt: !3322)
!3365 = !DILocation(line: 19, column: 24, scope: !3321, inlinedAt: !3322)
!3366 = !DILocation(line: 19, column: 35, scope: !3321, inlinedAt: !3322)
!3367 = !DILocation(line: 19, column: 5, scope: !3321, inlinedAt: !3322)
!3368 = !DILocation(line: 19, column: 14, scope: !3321, inlinedAt: !3322)
!3369 = !DILocation(line: 20, column: 15, scope: !3321, inlinedAt: !3322)
!3370 = !DILocation(line: 20, column: 19, scope: !3321, inlinedAt: !3322)
!3371 = !DILocation(line: 20, column: 5, scope: !3321, inlinedAt: !3322)
!3372 = !DILocation(line: 21, column: 14, scope: !3321, inlinedAt: !3322)
!3373 = !DILocation(line: 21, column: 5, scope: !3321, inlinedAt: !3322)
!3374 = !DILocation(line: 22, column: 45, scope: !3321, inlinedAt: !3322)
!3375 = !DILocation(line: 22, column: 37, scope: !3321, inlinedAt: !3322)
!3376 = !DILocation(line: 22, column: 5, scope: !3321, inlinedAt: !3322)
!3377 = !DILocation(line: 22, column: 14, scope: !3321, inlinedAt: !3322)
!3378 = !DILocation(line: 23, column: 5, scope: !3321, inlinedAt: !3322)
!3379 = !DILocation(line: 24, column: 5, scope: !3321, inlinedAt: !3322)
!3380 = !DILocation(line: 24, column: 2, scope: !3321, inlinedAt: !3322)
!3381 = !DILocation(line: 25, column: 5, scope: !3321, inlinedAt: !3322)
!3382 = !DILocation(line: 25, column: 2, scope: !3321, inlinedAt: !3322)
!3383 = !DILocation(line: 26, column: 18, scope: !3321, inlinedAt: !3322)
!3384 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3383)
!3385 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3383)
!3386 = !DILocation(line: 26, column: 5, scope: !3321, inlinedAt: !3322)
!3387 = !DILocation(line: 27, column: 21, scope: !3321, inlinedAt: !3322)
!3388 = !DILocation(line: 27, column: 18, scope: !3321, inlinedAt: !3322)
!3389 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3388)
!3390 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3388)
!3391 = !DILocation(line: 27, column: 5, scope: !3321, inlinedAt: !3322)
!3392 = !DILocation(line: 29, column: 22, scope: !3321, inlinedAt: !3322)
!3393 = !DILocation(line: 29, column: 31, scope: !3321, inlinedAt: !3322)
!3394 = !DILocation(line: 29, column: 5, scope: !3321, inlinedAt: !3322)
!3395 = !DILocation(line: 29, column: 14, scope: !3321, inlinedAt: !3322)
!3396 = !DILocation(line: 30, column: 17, scope: !3321, inlinedAt: !3322)
!3397 = !DILocation(line: 30, column: 5, scope: !3321, inlinedAt: !3322)
!3398 = !DILocation(line: 31, column: 5, scope: !3321, inlinedAt: !3322)
!3399 = !DILocation(line: 32, column: 14, scope: !3321, inlinedAt: !3322)
!3400 = !DILocation(line: 32, column: 5, scope: !3321, inlinedAt: !3322)
!3401 = !DILocation(line: 33, column: 29, scope: !3321, inlinedAt: !3322)
!3402 = !DILocation(line: 33, column: 18, scope: !3321, inlinedAt: !3322)
!3403 = !DILocation(line: 10, column: 6, scope: !3335, inlinedAt: !3402)
!3404 = !DILocation(line: 14, column: 2, scope: !3335, inlinedAt: !3402)
!3405 = !DILocation(line: 33, column: 5, scope: !3321, inlinedAt: !3322)
!3406 = !DILocation(line: 34, column: 59, scope: !3321, inlinedAt: !3322)
!3407 = !DILocation(line: 34, column: 51, scope: !3321, inlinedAt: !3322)
!3408 = !DILocation(line: 34, column: 34, scope: !3321, inlinedAt: !3322)
!3409 = !DILocation(line: 34, column: 13, scope: !3321, inlinedAt: !3322)
!3410 = !DILocation(line: 34, column: 5, scope: !3321, inlinedAt: !3322)
!3411 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !997, file: !997, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3412 = !DILocation(line: 281, column: 6, scope: !3411)
!3413 = !DILocation(line: 282, column: 32, scope: !3411)
!3414 = !DILocation(line: 283, column: 20, scope: !3411)
!3415 = !DILocation(line: 283, column: 41, scope: !3411)
!3416 = !DILocation(line: 283, column: 44, scope: !3411)
!3417 = !DILocation(line: 283, column: 18, scope: !3411)
!3418 = !DILocation(line: 283, column: 66, scope: !3411)
!3419 = distinct !DISubprogram(name: "FloatToInts", scope: !3320, file: !3320, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3420 = !DILocation(line: 283, column: 14, scope: !3411)
!3421 = !DILocation(line: 39, column: 37, scope: !3419, inlinedAt: !3420)
!3422 = !DILocation(line: 39, column: 32, scope: !3419, inlinedAt: !3420)
!3423 = !DILocation(line: 39, column: 54, scope: !3419, inlinedAt: !3420)
!3424 = !DILocation(line: 39, column: 48, scope: !3419, inlinedAt: !3420)
!3425 = !DILocation(line: 39, column: 71, scope: !3419, inlinedAt: !3420)
!3426 = !DILocation(line: 39, column: 65, scope: !3419, inlinedAt: !3420)
!3427 = !DILocation(line: 39, column: 5, scope: !3419, inlinedAt: !3420)
!3428 = !DILocation(line: 39, column: 13, scope: !3419, inlinedAt: !3420)
!3429 = !DILocation(line: 39, column: 21, scope: !3419, inlinedAt: !3420)
!3430 = !DILocation(line: 40, column: 24, scope: !3419, inlinedAt: !3420)
!3431 = !DILocation(line: 40, column: 5, scope: !3419, inlinedAt: !3420)
!3432 = !DILocation(line: 40, column: 13, scope: !3419, inlinedAt: !3420)
!3433 = !DILocation(line: 42, column: 7, scope: !3419, inlinedAt: !3420)
!3434 = !DILocation(line: 43, column: 7, scope: !3419, inlinedAt: !3420)
!3435 = !DILocation(line: 41, column: 2, scope: !3419, inlinedAt: !3420)
!3436 = !DILocation(line: 45, column: 38, scope: !3419, inlinedAt: !3420)
!3437 = !DILocation(line: 45, column: 32, scope: !3419, inlinedAt: !3420)
!3438 = !DILocation(line: 45, column: 56, scope: !3419, inlinedAt: !3420)
!3439 = !DILocation(line: 45, column: 49, scope: !3419, inlinedAt: !3420)
!3440 = !DILocation(line: 45, column: 74, scope: !3419, inlinedAt: !3420)
!3441 = !DILocation(line: 45, column: 67, scope: !3419, inlinedAt: !3420)
!3442 = !DILocation(line: 45, column: 5, scope: !3419, inlinedAt: !3420)
!3443 = !DILocation(line: 45, column: 13, scope: !3419, inlinedAt: !3420)
!3444 = !DILocation(line: 45, column: 21, scope: !3419, inlinedAt: !3420)
!3445 = !DILocation(line: 46, column: 31, scope: !3419, inlinedAt: !3420)
!3446 = !DILocation(line: 46, column: 24, scope: !3419, inlinedAt: !3420)
!3447 = !DILocation(line: 46, column: 5, scope: !3419, inlinedAt: !3420)
!3448 = !DILocation(line: 46, column: 13, scope: !3419, inlinedAt: !3420)
!3449 = distinct !DISubprogram(name: "MathFloat32", scope: !997, file: !997, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3450 = !DILocation(line: 290, column: 6, scope: !3449)
!3451 = !DILocation(line: 291, column: 32, scope: !3449)
!3452 = !DILocation(line: 292, column: 13, scope: !3449)
!3453 = !DILocation(line: 292, column: 28, scope: !3449)
!3454 = !DILocation(line: 292, column: 31, scope: !3449)
!3455 = !DILocation(line: 292, column: 11, scope: !3449)
!3456 = !DILocation(line: 292, column: 47, scope: !3449)
!3457 = !DILocation(line: 292, column: 53, scope: !3449)
!3458 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3459 = !DILocation(line: 292, column: 7, scope: !3449)
!3460 = !DILocation(line: 16, column: 16, scope: !3458, inlinedAt: !3459)
!3461 = !DILocation(line: 16, column: 20, scope: !3458, inlinedAt: !3459)
!3462 = !DILocation(line: 17, column: 26, scope: !3458, inlinedAt: !3459)
!3463 = !DILocation(line: 17, column: 12, scope: !3458, inlinedAt: !3459)
!3464 = !DILocation(line: 18, column: 18, scope: !3458, inlinedAt: !3459)
!3465 = !DILocation(line: 19, column: 27, scope: !3458, inlinedAt: !3459)
!3466 = !DILocation(line: 19, column: 5, scope: !3458, inlinedAt: !3459)
!3467 = !DILocation(line: 19, column: 13, scope: !3458, inlinedAt: !3459)
!3468 = !DILocation(line: 20, column: 36, scope: !3458, inlinedAt: !3459)
!3469 = !DILocation(line: 20, column: 49, scope: !3458, inlinedAt: !3459)
!3470 = !DILocation(line: 20, column: 63, scope: !3458, inlinedAt: !3459)
!3471 = !DILocation(line: 20, column: 5, scope: !3458, inlinedAt: !3459)
!3472 = !DILocation(line: 20, column: 13, scope: !3458, inlinedAt: !3459)
!3473 = !DILocation(line: 20, column: 21, scope: !3458, inlinedAt: !3459)
!3474 = !DILocation(line: 21, column: 28, scope: !3458, inlinedAt: !3459)
!3475 = !DILocation(line: 21, column: 48, scope: !3458, inlinedAt: !3459)
!3476 = !DILocation(line: 21, column: 5, scope: !3458, inlinedAt: !3459)
!3477 = !DILocation(line: 21, column: 13, scope: !3458, inlinedAt: !3459)
!3478 = !DILocation(line: 22, column: 26, scope: !3458, inlinedAt: !3459)
!3479 = !DILocation(line: 22, column: 41, scope: !3458, inlinedAt: !3459)
!3480 = !DILocation(line: 22, column: 5, scope: !3458, inlinedAt: !3459)
!3481 = !DILocation(line: 22, column: 13, scope: !3458, inlinedAt: !3459)
!3482 = !DILocation(line: 23, column: 27, scope: !3458, inlinedAt: !3459)
!3483 = !DILocation(line: 23, column: 47, scope: !3458, inlinedAt: !3459)
!3484 = !DILocation(line: 23, column: 5, scope: !3458, inlinedAt: !3459)
!3485 = !DILocation(line: 23, column: 13, scope: !3458, inlinedAt: !3459)
!3486 = !DILocation(line: 24, column: 19, scope: !3458, inlinedAt: !3459)
!3487 = !DILocation(line: 24, column: 5, scope: !3458, inlinedAt: !3459)
!3488 = !DILocation(line: 25, column: 28, scope: !3458, inlinedAt: !3459)
!3489 = !DILocation(line: 25, column: 51, scope: !3458, inlinedAt: !3459)
!3490 = !DILocation(line: 25, column: 5, scope: !3458, inlinedAt: !3459)
!3491 = !DILocation(line: 25, column: 14, scope: !3458, inlinedAt: !3459)
!3492 = !DILocation(line: 26, column: 30, scope: !3458, inlinedAt: !3459)
!3493 = !DILocation(line: 26, column: 45, scope: !3458, inlinedAt: !3459)
!3494 = !DILocation(line: 26, column: 5, scope: !3458, inlinedAt: !3459)
!3495 = !DILocation(line: 26, column: 14, scope: !3458, inlinedAt: !3459)
!3496 = !DILocation(line: 27, column: 37, scope: !3458, inlinedAt: !3459)
!3497 = !DILocation(line: 27, column: 54, scope: !3458, inlinedAt: !3459)
!3498 = !DILocation(line: 27, column: 72, scope: !3458, inlinedAt: !3459)
!3499 = !DILocation(line: 27, column: 5, scope: !3458, inlinedAt: !3459)
!3500 = !DILocation(line: 27, column: 14, scope: !3458, inlinedAt: !3459)
!3501 = !DILocation(line: 27, column: 23, scope: !3458, inlinedAt: !3459)
!3502 = !DILocation(line: 28, column: 46, scope: !3458, inlinedAt: !3459)
!3503 = !DILocation(line: 28, column: 61, scope: !3458, inlinedAt: !3459)
!3504 = !DILocation(line: 28, column: 77, scope: !3458, inlinedAt: !3459)
!3505 = !DILocation(line: 28, column: 93, scope: !3458, inlinedAt: !3459)
!3506 = !DILocation(line: 28, column: 5, scope: !3458, inlinedAt: !3459)
!3507 = !DILocation(line: 28, column: 14, scope: !3458, inlinedAt: !3459)
!3508 = !DILocation(line: 28, column: 23, scope: !3458, inlinedAt: !3459)
!3509 = !DILocation(line: 28, column: 32, scope: !3458, inlinedAt: !3459)
!3510 = !DILocation(line: 29, column: 37, scope: !3458, inlinedAt: !3459)
!3511 = !DILocation(line: 29, column: 53, scope: !3458, inlinedAt: !3459)
!3512 = !DILocation(line: 29, column: 69, scope: !3458, inlinedAt: !3459)
!3513 = !DILocation(line: 29, column: 5, scope: !3458, inlinedAt: !3459)
!3514 = !DILocation(line: 29, column: 14, scope: !3458, inlinedAt: !3459)
!3515 = !DILocation(line: 29, column: 23, scope: !3458, inlinedAt: !3459)
!3516 = !DILocation(line: 30, column: 38, scope: !3458, inlinedAt: !3459)
!3517 = !DILocation(line: 30, column: 54, scope: !3458, inlinedAt: !3459)
!3518 = !DILocation(line: 30, column: 70, scope: !3458, inlinedAt: !3459)
!3519 = !DILocation(line: 30, column: 5, scope: !3458, inlinedAt: !3459)
!3520 = !DILocation(line: 30, column: 14, scope: !3458, inlinedAt: !3459)
!3521 = !DILocation(line: 30, column: 23, scope: !3458, inlinedAt: !3459)
!3522 = !DILocation(line: 31, column: 21, scope: !3458, inlinedAt: !3459)
!3523 = !DILocation(line: 31, column: 5, scope: !3458, inlinedAt: !3459)
!3524 = !DILocation(line: 32, column: 38, scope: !3458, inlinedAt: !3459)
!3525 = !DILocation(line: 32, column: 55, scope: !3458, inlinedAt: !3459)
!3526 = !DILocation(line: 32, column: 72, scope: !3458, inlinedAt: !3459)
!3527 = !DILocation(line: 32, column: 5, scope: !3458, inlinedAt: !3459)
!3528 = !DILocation(line: 32, column: 14, scope: !3458, inlinedAt: !3459)
!3529 = !DILocation(line: 32, column: 23, scope: !3458, inlinedAt: !3459)
!3530 = !DILocation(line: 33, column: 39, scope: !3458, inlinedAt: !3459)
!3531 = !DILocation(line: 33, column: 57, scope: !3458, inlinedAt: !3459)
!3532 = !DILocation(line: 33, column: 53, scope: !3458, inlinedAt: !3459)
!3533 = !DILocation(line: 33, column: 71, scope: !3458, inlinedAt: !3459)
!3534 = !DILocation(line: 33, column: 5, scope: !3458, inlinedAt: !3459)
!3535 = !DILocation(line: 33, column: 14, scope: !3458, inlinedAt: !3459)
!3536 = !DILocation(line: 33, column: 23, scope: !3458, inlinedAt: !3459)
!3537 = !DILocation(line: 34, column: 28, scope: !3458, inlinedAt: !3459)
!3538 = !DILocation(line: 34, column: 50, scope: !3458, inlinedAt: !3459)
!3539 = !DILocation(line: 34, column: 5, scope: !3458, inlinedAt: !3459)
!3540 = !DILocation(line: 34, column: 14, scope: !3458, inlinedAt: !3459)
!3541 = !DILocation(line: 35, column: 28, scope: !3458, inlinedAt: !3459)
!3542 = !DILocation(line: 35, column: 45, scope: !3458, inlinedAt: !3459)
!3543 = !DILocation(line: 35, column: 5, scope: !3458, inlinedAt: !3459)
!3544 = !DILocation(line: 35, column: 14, scope: !3458, inlinedAt: !3459)
!3545 = !DILocation(line: 36, column: 5, scope: !3458, inlinedAt: !3459)
!3546 = !DILocation(line: 36, column: 14, scope: !3458, inlinedAt: !3459)
!3547 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !997, file: !997, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3548 = !DILocation(line: 299, column: 6, scope: !3547)
!3549 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3550 = !DILocation(line: 300, column: 9, scope: !3547)
!3551 = !DILocation(line: 15, column: 23, scope: !3549, inlinedAt: !3550)
!3552 = !DILocation(line: 16, column: 14, scope: !3549, inlinedAt: !3550)
!3553 = !DILocation(line: 16, column: 8, scope: !3549, inlinedAt: !3550)
!3554 = !DILocation(line: 17, column: 25, scope: !3549, inlinedAt: !3550)
!3555 = !DILocation(line: 17, column: 15, scope: !3549, inlinedAt: !3550)
!3556 = !DILocation(line: 18, column: 25, scope: !3549, inlinedAt: !3550)
!3557 = !DILocation(line: 18, column: 15, scope: !3549, inlinedAt: !3550)
!3558 = !DILocation(line: 19, column: 25, scope: !3549, inlinedAt: !3550)
!3559 = !DILocation(line: 19, column: 15, scope: !3549, inlinedAt: !3550)
!3560 = !DILocation(line: 20, column: 25, scope: !3549, inlinedAt: !3550)
!3561 = !DILocation(line: 20, column: 15, scope: !3549, inlinedAt: !3550)
!3562 = !DILocation(line: 21, column: 42, scope: !3549, inlinedAt: !3550)
!3563 = !DILocation(line: 21, column: 32, scope: !3549, inlinedAt: !3550)
!3564 = !DILocation(line: 21, column: 5, scope: !3549, inlinedAt: !3550)
!3565 = !DILocation(line: 22, column: 29, scope: !3549, inlinedAt: !3550)
!3566 = !DILocation(line: 22, column: 19, scope: !3549, inlinedAt: !3550)
!3567 = !DILocation(line: 22, column: 34, scope: !3549, inlinedAt: !3550)
!3568 = !DILocation(line: 23, column: 26, scope: !3549, inlinedAt: !3550)
!3569 = !DILocation(line: 23, column: 18, scope: !3549, inlinedAt: !3550)
!3570 = distinct !DISubprogram(name: "FloatsFloat64", scope: !997, file: !997, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3571 = !DILocation(line: 306, column: 6, scope: !3570)
!3572 = !DILocation(line: 307, column: 32, scope: !3570)
!3573 = !DILocation(line: 308, column: 15, scope: !3570)
!3574 = !DILocation(line: 308, column: 31, scope: !3570)
!3575 = !DILocation(line: 308, column: 34, scope: !3570)
!3576 = !DILocation(line: 308, column: 13, scope: !3570)
!3577 = !DILocation(line: 308, column: 51, scope: !3570)
!3578 = !DILocation(line: 308, column: 57, scope: !3570)
!3579 = distinct !DISubprogram(name: "Floats", scope: !3320, file: !3320, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3580 = !DILocation(line: 308, column: 9, scope: !3570)
!3581 = !DILocation(line: 15, column: 36, scope: !3579, inlinedAt: !3580)
!3582 = !DILocation(line: 15, column: 41, scope: !3579, inlinedAt: !3580)
!3583 = !DILocation(line: 15, column: 46, scope: !3579, inlinedAt: !3580)
!3584 = !DILocation(line: 15, column: 51, scope: !3579, inlinedAt: !3580)
!3585 = !DILocation(line: 15, column: 5, scope: !3579, inlinedAt: !3580)
!3586 = !DILocation(line: 15, column: 13, scope: !3579, inlinedAt: !3580)
!3587 = !DILocation(line: 15, column: 21, scope: !3579, inlinedAt: !3580)
!3588 = !DILocation(line: 15, column: 29, scope: !3579, inlinedAt: !3580)
!3589 = !DILocation(line: 16, column: 19, scope: !3579, inlinedAt: !3580)
!3590 = !DILocation(line: 16, column: 5, scope: !3579, inlinedAt: !3580)
!3591 = !DILocation(line: 16, column: 13, scope: !3579, inlinedAt: !3580)
!3592 = !DILocation(line: 17, column: 36, scope: !3579, inlinedAt: !3580)
!3593 = !DILocation(line: 17, column: 33, scope: !3579, inlinedAt: !3580)
!3594 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3593)
!3595 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3593)
!3596 = !DILocation(line: 17, column: 52, scope: !3579, inlinedAt: !3580)
!3597 = !DILocation(line: 17, column: 49, scope: !3579, inlinedAt: !3580)
!3598 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3597)
!3599 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3597)
!3600 = !DILocation(line: 17, column: 68, scope: !3579, inlinedAt: !3580)
!3601 = !DILocation(line: 17, column: 65, scope: !3579, inlinedAt: !3580)
!3602 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3601)
!3603 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3601)
!3604 = !DILocation(line: 17, column: 5, scope: !3579, inlinedAt: !3580)
!3605 = !DILocation(line: 17, column: 13, scope: !3579, inlinedAt: !3580)
!3606 = !DILocation(line: 17, column: 21, scope: !3579, inlinedAt: !3580)
!3607 = !DILocation(line: 18, column: 38, scope: !3579, inlinedAt: !3580)
!3608 = !DILocation(line: 18, column: 35, scope: !3579, inlinedAt: !3580)
!3609 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3608)
!3610 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3608)
!3611 = !DILocation(line: 18, column: 54, scope: !3579, inlinedAt: !3580)
!3612 = !DILocation(line: 18, column: 51, scope: !3579, inlinedAt: !3580)
!3613 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3612)
!3614 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3612)
!3615 = !DILocation(line: 18, column: 69, scope: !3579, inlinedAt: !3580)
!3616 = !DILocation(line: 18, column: 66, scope: !3579, inlinedAt: !3580)
!3617 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3616)
!3618 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3616)
!3619 = !DILocation(line: 18, column: 5, scope: !3579, inlinedAt: !3580)
!3620 = !DILocation(line: 18, column: 13, scope: !3579, inlinedAt: !3580)
!3621 = !DILocation(line: 18, column: 22, scope: !3579, inlinedAt: !3580)
!3622 = !DILocation(line: 19, column: 24, scope: !3579, inlinedAt: !3580)
!3623 = !DILocation(line: 19, column: 35, scope: !3579, inlinedAt: !3580)
!3624 = !DILocation(line: 19, column: 5, scope: !3579, inlinedAt: !3580)
!3625 = !DILocation(line: 19, column: 14, scope: !3579, inlinedAt: !3580)
!3626 = !DILocation(line: 20, column: 15, scope: !3579, inlinedAt: !3580)
!3627 = !DILocation(line: 20, column: 19, scope: !3579, inlinedAt: !3580)
!3628 = !DILocation(line: 20, column: 5, scope: !3579, inlinedAt: !3580)
!3629 = !DILocation(line: 21, column: 14, scope: !3579, inlinedAt: !3580)
!3630 = !DILocation(line: 21, column: 5, scope: !3579, inlinedAt: !3580)
!3631 = !DILocation(line: 22, column: 30, scope: !3579, inlinedAt: !3580)
!3632 = !DILocation(line: 22, column: 22, scope: !3579, inlinedAt: !3580)
!3633 = !DILocation(line: 22, column: 5, scope: !3579, inlinedAt: !3580)
!3634 = !DILocation(line: 22, column: 14, scope: !3579, inlinedAt: !3580)
!3635 = !DILocation(line: 23, column: 5, scope: !3579, inlinedAt: !3580)
!3636 = !DILocation(line: 24, column: 5, scope: !3579, inlinedAt: !3580)
!3637 = !DILocation(line: 24, column: 2, scope: !3579, inlinedAt: !3580)
!3638 = !DILocation(line: 25, column: 5, scope: !3579, inlinedAt: !3580)
!3639 = !DILocation(line: 25, column: 2, scope: !3579, inlinedAt: !3580)
!3640 = !DILocation(line: 26, column: 18, scope: !3579, inlinedAt: !3580)
!3641 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3640)
!3642 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3640)
!3643 = !DILocation(line: 26, column: 5, scope: !3579, inlinedAt: !3580)
!3644 = !DILocation(line: 27, column: 21, scope: !3579, inlinedAt: !3580)
!3645 = !DILocation(line: 27, column: 18, scope: !3579, inlinedAt: !3580)
!3646 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3645)
!3647 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3645)
!3648 = !DILocation(line: 27, column: 5, scope: !3579, inlinedAt: !3580)
!3649 = !DILocation(line: 29, column: 22, scope: !3579, inlinedAt: !3580)
!3650 = !DILocation(line: 29, column: 31, scope: !3579, inlinedAt: !3580)
!3651 = !DILocation(line: 29, column: 5, scope: !3579, inlinedAt: !3580)
!3652 = !DILocation(line: 29, column: 14, scope: !3579, inlinedAt: !3580)
!3653 = !DILocation(line: 30, column: 17, scope: !3579, inlinedAt: !3580)
!3654 = !DILocation(line: 30, column: 5, scope: !3579, inlinedAt: !3580)
!3655 = !DILocation(line: 31, column: 5, scope: !3579, inlinedAt: !3580)
!3656 = !DILocation(line: 32, column: 14, scope: !3579, inlinedAt: !3580)
!3657 = !DILocation(line: 32, column: 5, scope: !3579, inlinedAt: !3580)
!3658 = !DILocation(line: 33, column: 18, scope: !3579, inlinedAt: !3580)
!3659 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3658)
!3660 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3658)
!3661 = !DILocation(line: 33, column: 5, scope: !3579, inlinedAt: !3580)
!3662 = !DILocation(line: 34, column: 51, scope: !3579, inlinedAt: !3580)
!3663 = !DILocation(line: 34, column: 34, scope: !3579, inlinedAt: !3580)
!3664 = !DILocation(line: 34, column: 5, scope: !3579, inlinedAt: !3580)
!3665 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !997, file: !997, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3666 = !DILocation(line: 315, column: 6, scope: !3665)
!3667 = !DILocation(line: 316, column: 32, scope: !3665)
!3668 = !DILocation(line: 317, column: 20, scope: !3665)
!3669 = !DILocation(line: 317, column: 41, scope: !3665)
!3670 = !DILocation(line: 317, column: 44, scope: !3665)
!3671 = !DILocation(line: 317, column: 18, scope: !3665)
!3672 = !DILocation(line: 317, column: 66, scope: !3665)
!3673 = distinct !DISubprogram(name: "FloatToInts", scope: !3320, file: !3320, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3674 = !DILocation(line: 317, column: 14, scope: !3665)
!3675 = !DILocation(line: 39, column: 37, scope: !3673, inlinedAt: !3674)
!3676 = !DILocation(line: 39, column: 32, scope: !3673, inlinedAt: !3674)
!3677 = !DILocation(line: 39, column: 54, scope: !3673, inlinedAt: !3674)
!3678 = !DILocation(line: 39, column: 48, scope: !3673, inlinedAt: !3674)
!3679 = !DILocation(line: 39, column: 71, scope: !3673, inlinedAt: !3674)
!3680 = !DILocation(line: 39, column: 65, scope: !3673, inlinedAt: !3674)
!3681 = !DILocation(line: 39, column: 5, scope: !3673, inlinedAt: !3674)
!3682 = !DILocation(line: 39, column: 13, scope: !3673, inlinedAt: !3674)
!3683 = !DILocation(line: 39, column: 21, scope: !3673, inlinedAt: !3674)
!3684 = !DILocation(line: 40, column: 24, scope: !3673, inlinedAt: !3674)
!3685 = !DILocation(line: 40, column: 5, scope: !3673, inlinedAt: !3674)
!3686 = !DILocation(line: 40, column: 13, scope: !3673, inlinedAt: !3674)
!3687 = !DILocation(line: 42, column: 7, scope: !3673, inlinedAt: !3674)
!3688 = !DILocation(line: 43, column: 7, scope: !3673, inlinedAt: !3674)
!3689 = !DILocation(line: 41, column: 2, scope: !3673, inlinedAt: !3674)
!3690 = !DILocation(line: 45, column: 38, scope: !3673, inlinedAt: !3674)
!3691 = !DILocation(line: 45, column: 32, scope: !3673, inlinedAt: !3674)
!3692 = !DILocation(line: 45, column: 56, scope: !3673, inlinedAt: !3674)
!3693 = !DILocation(line: 45, column: 49, scope: !3673, inlinedAt: !3674)
!3694 = !DILocation(line: 45, column: 74, scope: !3673, inlinedAt: !3674)
!3695 = !DILocation(line: 45, column: 67, scope: !3673, inlinedAt: !3674)
!3696 = !DILocation(line: 45, column: 5, scope: !3673, inlinedAt: !3674)
!3697 = !DILocation(line: 45, column: 13, scope: !3673, inlinedAt: !3674)
!3698 = !DILocation(line: 45, column: 21, scope: !3673, inlinedAt: !3674)
!3699 = !DILocation(line: 46, column: 31, scope: !3673, inlinedAt: !3674)
!3700 = !DILocation(line: 46, column: 24, scope: !3673, inlinedAt: !3674)
!3701 = !DILocation(line: 46, column: 5, scope: !3673, inlinedAt: !3674)
!3702 = !DILocation(line: 46, column: 13, scope: !3673, inlinedAt: !3674)
!3703 = distinct !DISubprogram(name: "MathFloat64", scope: !997, file: !997, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3704 = !DILocation(line: 324, column: 6, scope: !3703)
!3705 = !DILocation(line: 325, column: 32, scope: !3703)
!3706 = !DILocation(line: 326, column: 13, scope: !3703)
!3707 = !DILocation(line: 326, column: 28, scope: !3703)
!3708 = !DILocation(line: 326, column: 31, scope: !3703)
!3709 = !DILocation(line: 326, column: 11, scope: !3703)
!3710 = !DILocation(line: 326, column: 47, scope: !3703)
!3711 = !DILocation(line: 326, column: 53, scope: !3703)
!3712 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3713 = !DILocation(line: 326, column: 7, scope: !3703)
!3714 = !DILocation(line: 16, column: 16, scope: !3712, inlinedAt: !3713)
!3715 = !DILocation(line: 16, column: 20, scope: !3712, inlinedAt: !3713)
!3716 = !DILocation(line: 17, column: 26, scope: !3712, inlinedAt: !3713)
!3717 = !DILocation(line: 17, column: 12, scope: !3712, inlinedAt: !3713)
!3718 = !DILocation(line: 18, column: 18, scope: !3712, inlinedAt: !3713)
!3719 = !DILocation(line: 19, column: 27, scope: !3712, inlinedAt: !3713)
!3720 = !DILocation(line: 19, column: 5, scope: !3712, inlinedAt: !3713)
!3721 = !DILocation(line: 19, column: 13, scope: !3712, inlinedAt: !3713)
!3722 = !DILocation(line: 20, column: 36, scope: !3712, inlinedAt: !3713)
!3723 = !DILocation(line: 20, column: 49, scope: !3712, inlinedAt: !3713)
!3724 = !DILocation(line: 20, column: 63, scope: !3712, inlinedAt: !3713)
!3725 = !DILocation(line: 20, column: 5, scope: !3712, inlinedAt: !3713)
!3726 = !DILocation(line: 20, column: 13, scope: !3712, inlinedAt: !3713)
!3727 = !DILocation(line: 20, column: 21, scope: !3712, inlinedAt: !3713)
!3728 = !DILocation(line: 21, column: 28, scope: !3712, inlinedAt: !3713)
!3729 = !DILocation(line: 21, column: 48, scope: !3712, inlinedAt: !3713)
!3730 = !DILocation(line: 21, column: 5, scope: !3712, inlinedAt: !3713)
!3731 = !DILocation(line: 21, column: 13, scope: !3712, inlinedAt: !3713)
!3732 = !DILocation(line: 22, column: 26, scope: !3712, inlinedAt: !3713)
!3733 = !DILocation(line: 22, column: 41, scope: !3712, inlinedAt: !3713)
!3734 = !DILocation(line: 22, column: 5, scope: !3712, inlinedAt: !3713)
!3735 = !DILocation(line: 22, column: 13, scope: !3712, inlinedAt: !3713)
!3736 = !DILocation(line: 23, column: 27, scope: !3712, inlinedAt: !3713)
!3737 = !DILocation(line: 23, column: 47, scope: !3712, inlinedAt: !3713)
!3738 = !DILocation(line: 23, column: 5, scope: !3712, inlinedAt: !3713)
!3739 = !DILocation(line: 23, column: 13, scope: !3712, inlinedAt: !3713)
!3740 = !DILocation(line: 24, column: 19, scope: !3712, inlinedAt: !3713)
!3741 = !DILocation(line: 24, column: 5, scope: !3712, inlinedAt: !3713)
!3742 = !DILocation(line: 25, column: 28, scope: !3712, inlinedAt: !3713)
!3743 = !DILocation(line: 25, column: 51, scope: !3712, inlinedAt: !3713)
!3744 = !DILocation(line: 25, column: 5, scope: !3712, inlinedAt: !3713)
!3745 = !DILocation(line: 25, column: 14, scope: !3712, inlinedAt: !3713)
!3746 = !DILocation(line: 26, column: 30, scope: !3712, inlinedAt: !3713)
!3747 = !DILocation(line: 26, column: 45, scope: !3712, inlinedAt: !3713)
!3748 = !DILocation(line: 26, column: 5, scope: !3712, inlinedAt: !3713)
!3749 = !DILocation(line: 26, column: 14, scope: !3712, inlinedAt: !3713)
!3750 = !DILocation(line: 27, column: 37, scope: !3712, inlinedAt: !3713)
!3751 = !DILocation(line: 27, column: 54, scope: !3712, inlinedAt: !3713)
!3752 = !DILocation(line: 27, column: 72, scope: !3712, inlinedAt: !3713)
!3753 = !DILocation(line: 27, column: 5, scope: !3712, inlinedAt: !3713)
!3754 = !DILocation(line: 27, column: 14, scope: !3712, inlinedAt: !3713)
!3755 = !DILocation(line: 27, column: 23, scope: !3712, inlinedAt: !3713)
!3756 = !DILocation(line: 28, column: 46, scope: !3712, inlinedAt: !3713)
!3757 = !DILocation(line: 28, column: 61, scope: !3712, inlinedAt: !3713)
!3758 = !DILocation(line: 28, column: 77, scope: !3712, inlinedAt: !3713)
!3759 = !DILocation(line: 28, column: 93, scope: !3712, inlinedAt: !3713)
!3760 = !DILocation(line: 28, column: 5, scope: !3712, inlinedAt: !3713)
!3761 = !DILocation(line: 28, column: 14, scope: !3712, inlinedAt: !3713)
!3762 = !DILocation(line: 28, column: 23, scope: !3712, inlinedAt: !3713)
!3763 = !DILocation(line: 28, column: 32, scope: !3712, inlinedAt: !3713)
!3764 = !DILocation(line: 29, column: 37, scope: !3712, inlinedAt: !3713)
!3765 = !DILocation(line: 29, column: 53, scope: !3712, inlinedAt: !3713)
!3766 = !DILocation(line: 29, column: 69, scope: !3712, inlinedAt: !3713)
!3767 = !DILocation(line: 29, column: 5, scope: !3712, inlinedAt: !3713)
!3768 = !DILocation(line: 29, column: 14, scope: !3712, inlinedAt: !3713)
!3769 = !DILocation(line: 29, column: 23, scope: !3712, inlinedAt: !3713)
!3770 = !DILocation(line: 30, column: 38, scope: !3712, inlinedAt: !3713)
!3771 = !DILocation(line: 30, column: 54, scope: !3712, inlinedAt: !3713)
!3772 = !DILocation(line: 30, column: 70, scope: !3712, inlinedAt: !3713)
!3773 = !DILocation(line: 30, column: 5, scope: !3712, inlinedAt: !3713)
!3774 = !DILocation(line: 30, column: 14, scope: !3712, inlinedAt: !3713)
!3775 = !DILocation(line: 30, column: 23, scope: !3712, inlinedAt: !3713)
!3776 = !DILocation(line: 31, column: 21, scope: !3712, inlinedAt: !3713)
!3777 = !DILocation(line: 31, column: 5, scope: !3712, inlinedAt: !3713)
!3778 = !DILocation(line: 32, column: 38, scope: !3712, inlinedAt: !3713)
!3779 = !DILocation(line: 32, column: 55, scope: !3712, inlinedAt: !3713)
!3780 = !DILocation(line: 32, column: 72, scope: !3712, inlinedAt: !3713)
!3781 = !DILocation(line: 32, column: 5, scope: !3712, inlinedAt: !3713)
!3782 = !DILocation(line: 32, column: 14, scope: !3712, inlinedAt: !3713)
!3783 = !DILocation(line: 32, column: 23, scope: !3712, inlinedAt: !3713)
!3784 = !DILocation(line: 33, column: 39, scope: !3712, inlinedAt: !3713)
!3785 = !DILocation(line: 33, column: 57, scope: !3712, inlinedAt: !3713)
!3786 = !DILocation(line: 33, column: 53, scope: !3712, inlinedAt: !3713)
!3787 = !DILocation(line: 33, column: 71, scope: !3712, inlinedAt: !3713)
!3788 = !DILocation(line: 33, column: 5, scope: !3712, inlinedAt: !3713)
!3789 = !DILocation(line: 33, column: 14, scope: !3712, inlinedAt: !3713)
!3790 = !DILocation(line: 33, column: 23, scope: !3712, inlinedAt: !3713)
!3791 = !DILocation(line: 34, column: 28, scope: !3712, inlinedAt: !3713)
!3792 = !DILocation(line: 34, column: 50, scope: !3712, inlinedAt: !3713)
!3793 = !DILocation(line: 34, column: 5, scope: !3712, inlinedAt: !3713)
!3794 = !DILocation(line: 34, column: 14, scope: !3712, inlinedAt: !3713)
!3795 = !DILocation(line: 35, column: 28, scope: !3712, inlinedAt: !3713)
!3796 = !DILocation(line: 35, column: 45, scope: !3712, inlinedAt: !3713)
!3797 = !DILocation(line: 35, column: 5, scope: !3712, inlinedAt: !3713)
!3798 = !DILocation(line: 35, column: 14, scope: !3712, inlinedAt: !3713)
!3799 = !DILocation(line: 36, column: 5, scope: !3712, inlinedAt: !3713)
!3800 = !DILocation(line: 36, column: 14, scope: !3712, inlinedAt: !3713)
!3801 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !997, file: !997, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3802 = !DILocation(line: 333, column: 6, scope: !3801)
!3803 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3804 = !DILocation(line: 334, column: 9, scope: !3801)
!3805 = !DILocation(line: 15, column: 23, scope: !3803, inlinedAt: !3804)
!3806 = !DILocation(line: 16, column: 14, scope: !3803, inlinedAt: !3804)
!3807 = !DILocation(line: 16, column: 8, scope: !3803, inlinedAt: !3804)
!3808 = !DILocation(line: 17, column: 25, scope: !3803, inlinedAt: !3804)
!3809 = !DILocation(line: 17, column: 15, scope: !3803, inlinedAt: !3804)
!3810 = !DILocation(line: 18, column: 25, scope: !3803, inlinedAt: !3804)
!3811 = !DILocation(line: 18, column: 15, scope: !3803, inlinedAt: !3804)
!3812 = !DILocation(line: 19, column: 25, scope: !3803, inlinedAt: !3804)
!3813 = !DILocation(line: 19, column: 15, scope: !3803, inlinedAt: !3804)
!3814 = !DILocation(line: 20, column: 25, scope: !3803, inlinedAt: !3804)
!3815 = !DILocation(line: 20, column: 15, scope: !3803, inlinedAt: !3804)
!3816 = !DILocation(line: 21, column: 42, scope: !3803, inlinedAt: !3804)
!3817 = !DILocation(line: 21, column: 32, scope: !3803, inlinedAt: !3804)
!3818 = !DILocation(line: 21, column: 5, scope: !3803, inlinedAt: !3804)
!3819 = !DILocation(line: 22, column: 29, scope: !3803, inlinedAt: !3804)
!3820 = !DILocation(line: 22, column: 19, scope: !3803, inlinedAt: !3804)
!3821 = !DILocation(line: 22, column: 34, scope: !3803, inlinedAt: !3804)
!3822 = !DILocation(line: 23, column: 26, scope: !3803, inlinedAt: !3804)
!3823 = !DILocation(line: 23, column: 18, scope: !3803, inlinedAt: !3804)
!3824 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3825 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3826 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3827 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3828 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3829 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3830 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3831 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3832 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3833 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3834 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3835 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3836 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3837 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3838 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3839 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3840 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3841 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3842 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3843 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3844 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3845 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3846 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3847 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!3848 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidx", i32 64}
!3849 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidy", i32 1}
!3850 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidz", i32 1}
!3851 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3852 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3853 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3854 = !{void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @Narrow16, !"kernel", i32 1}
!3855 = !{void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @NarrowB16, !"kernel", i32 1}
!3856 = !{void (i8, i8, { i16, i16, i8, i8, [4 x float] }*, i64, float*, i64, i8*)* @NarrowRounding, !"kernel", i32 1}
!3857 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3858 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3859 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3860 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3861 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3862 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3863 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3864 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3865 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3866 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3867 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3868 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3869 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3870 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3871 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3872 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3873 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3874 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3875 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3876 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3877 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3878 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3879 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3880 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3881 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3882 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3883 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3884 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3885 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3886 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3887 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3888 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3889 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3890 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3891 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3892 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3893 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3894 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3895 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3896 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3897 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
