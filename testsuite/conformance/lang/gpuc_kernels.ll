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
@llvm.used = appending global [61 x i8*] [i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @AtomicOrders to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @ControlKernel to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @NamedKernel to i8*), i8* bitcast (void (i64*, i64, i8*)* @Indices to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides to i8*), i8* bitcast (void (i32*, i64, i8*)* @Leave to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Reverse to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @Sum to i8*), i8* bitcast (void (i32*, i64, i8*)* @SameShared to i8*), i8* bitcast (void (i32*, i64, i8*)* @SharedAtomics to i8*), i8* bitcast (void (i32*, i64, i8*)* @WarpNeighbours to i8*), i8* bitcast (void (i32*, i64, i8*)* @EarlyExit to i8*), i8* bitcast (void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel to i8*), i8* bitcast (void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdSpecialKernel to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @SpecialFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @SpecialFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64 to i8*)], section "llvm.metadata"

define void @AtomicOrders(i32* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = icmp uge i64 0, %p1, !dbg !8
	br i1 %0, label %b0_fail1, label %b0_ok1, !dbg !8, !prof !9

b0_ok1:
	%1 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !8
	%2 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %1, i32 1) nounwind, !dbg !14
	%3 = icmp uge i64 1, %p1, !dbg !15
	br i1 %3, label %b0_fail2, label %b0_ok2, !dbg !15, !prof !9

b0_ok2:
	%4 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !15
	%5 = call i32 asm sideeffect "atom.acquire.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %4, i32 1) nounwind, !dbg !16
	%6 = icmp uge i64 2, %p1, !dbg !17
	br i1 %6, label %b0_fail3, label %b0_ok3, !dbg !17, !prof !9

b0_ok3:
	%7 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !17
	%8 = call i32 asm sideeffect "atom.release.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %7, i32 1) nounwind, !dbg !18
	%9 = icmp uge i64 3, %p1, !dbg !19
	br i1 %9, label %b0_fail4, label %b0_ok4, !dbg !19, !prof !9

b0_ok4:
	%10 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !19
	%11 = call i32 asm sideeffect "atom.acq_rel.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %10, i32 1) nounwind, !dbg !20
	%12 = icmp uge i64 4, %p1, !dbg !21
	br i1 %12, label %b0_fail5, label %b0_ok5, !dbg !21, !prof !9

b0_ok5:
	%13 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !21
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !22
	%14 = call i32 asm sideeffect "atom.acquire.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %13, i32 1) nounwind, !dbg !22
	%15 = icmp uge i64 5, %p1, !dbg !23
	br i1 %15, label %b0_fail6, label %b0_ok6, !dbg !23, !prof !9

b0_ok6:
	%16 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !23
	%17 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %16, i32 1) nounwind, !dbg !24
	%18 = icmp uge i64 6, %p1, !dbg !25
	br i1 %18, label %b0_fail7, label %b0_ok7, !dbg !25, !prof !9

b0_ok7:
	%19 = getelementptr inbounds i32, i32* %p0, i64 6, !dbg !25
	call void asm sideeffect "fence.sc.gpu;", "~{memory}"() nounwind, !dbg !26
	%20 = call i32 asm sideeffect "atom.acquire.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %19, i32 1) nounwind, !dbg !26
	%21 = icmp uge i64 7, %p1, !dbg !27
	br i1 %21, label %b0_fail8, label %b0_ok8, !dbg !27, !prof !9

b0_ok8:
	%22 = getelementptr inbounds i32, i32* %p0, i64 7, !dbg !27
	%23 = atomicrmw add i32* %22, i32 1 monotonic, !dbg !28
	%24 = icmp uge i64 0, %p3, !dbg !29
	br i1 %24, label %b0_fail9, label %b0_ok9, !dbg !29, !prof !9

b0_ok9:
	%25 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !29
	%26 = sub i64 0, 1, !dbg !30
	%27 = call i64 asm sideeffect "atom.acq_rel.gpu.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %25, i64 %26) nounwind, !dbg !30
	%28 = icmp uge i64 1, %p3, !dbg !31
	br i1 %28, label %b0_fail10, label %b0_ok10, !dbg !31, !prof !9

b0_ok10:
	%29 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !31
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32, !range !10
	%31 = sext i32 %30 to i64, !dbg !32
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !32, !range !12
	%33 = sext i32 %32 to i64, !dbg !32
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !12
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
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !11
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !11
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !13
	%54 = mul i32 %45, %53, !dbg !32
	%55 = add i32 %52, %54, !dbg !32
	%56 = mul i32 %44, %55, !dbg !32
	%57 = add i32 %51, %56, !dbg !32
	%58 = sext i32 %57 to i64, !dbg !32
	%59 = add i64 %50, %58, !dbg !32
	%60 = add i64 %59, 5, !dbg !37
	%61 = call i64 asm sideeffect "atom.relaxed.sys.min.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %29, i64 %60) nounwind, !dbg !39
	%62 = icmp uge i64 2, %p3, !dbg !40
	br i1 %62, label %b0_fail11, label %b0_ok11, !dbg !40, !prof !9

b0_ok11:
	%63 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !40
	%64 = call i64 asm sideeffect "atom.release.gpu.max.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %63, i64 %60) nounwind, !dbg !41
	%65 = icmp uge i64 3, %p3, !dbg !42
	br i1 %65, label %b0_fail12, label %b0_ok12, !dbg !42, !prof !9

b0_ok12:
	%66 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !42
	%67 = call i64 asm sideeffect "atom.acquire.gpu.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %66, i64 -2) nounwind, !dbg !43
	%68 = icmp uge i64 4, %p3, !dbg !44
	br i1 %68, label %b0_fail13, label %b0_ok13, !dbg !44, !prof !9

b0_ok13:
	%69 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !44
	%70 = call i64 asm sideeffect "atom.acq_rel.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %69, i64 -9223372036854775808) nounwind, !dbg !45
	%71 = icmp uge i64 5, %p3, !dbg !46
	br i1 %71, label %b0_fail14, label %b0_ok14, !dbg !46, !prof !9

b0_ok14:
	%72 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !46
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !47
	%73 = call i64 asm sideeffect "atom.acquire.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %72, i64 1) nounwind, !dbg !47
	%74 = icmp uge i64 6, %p3, !dbg !48
	br i1 %74, label %b0_fail15, label %b0_ok15, !dbg !48, !prof !9

b0_ok15:
	%75 = getelementptr inbounds i64, i64* %p2, i64 6, !dbg !48
	%76 = call i64 asm sideeffect "atom.acq_rel.gpu.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %75, i64 9) nounwind, !dbg !49
	%77 = icmp uge i64 7, %p3, !dbg !50
	br i1 %77, label %b0_fail16, label %b0_ok16, !dbg !50, !prof !9

b0_ok16:
	%78 = getelementptr inbounds i64, i64* %p2, i64 7, !dbg !50
	%79 = call i64 asm sideeffect "atom.acq_rel.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %78, i64 3, i64 4) nounwind, !dbg !51
	%80 = icmp uge i64 8, %p3, !dbg !52
	br i1 %80, label %b0_fail17, label %b0_ok17, !dbg !52, !prof !9

b0_ok17:
	%81 = getelementptr inbounds i64, i64* %p2, i64 8, !dbg !52
	%82 = call i64 asm sideeffect "ld.acquire.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %81) nounwind, !dbg !53
	%83 = icmp eq i64 %82, 11, !dbg !54
	br i1 %83, label %b1, label %b2, !dbg !54

b1:
	%84 = icmp uge i64 9, %p3, !dbg !55
	br i1 %84, label %b1_fail1, label %b1_ok1, !dbg !55, !prof !9

b1_ok1:
	%85 = getelementptr inbounds i64, i64* %p2, i64 9, !dbg !55
	call void asm sideeffect "st.release.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %85, i64 12) nounwind, !dbg !56
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
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !13
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
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62, !range !10
	%13 = sext i32 %12 to i64, !dbg !62
	%14 = add i64 %13, 1, !dbg !63
	%15 = trunc i64 %14 to i32, !dbg !64
	%16 = icmp uge i64 %13, %p1, !dbg !65
	br i1 %16, label %b1_fail1, label %b1_ok1, !dbg !65, !prof !9

b1_ok1:
	%17 = getelementptr inbounds i32, i32* %p0, i64 %13, !dbg !65
	store i32 %15, i32* %17, align 4, !dbg !65
	call void @llvm.nvvm.membar.gl(), !dbg !66
	%18 = icmp uge i64 0, %p3, !dbg !67
	br i1 %18, label %b1_fail2, label %b1_ok2, !dbg !67, !prof !9

b1_ok2:
	%19 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !67
	%20 = atomicrmw add i32* %19, i32 1 monotonic, !dbg !68
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
	%36 = icmp uge i64 0, %p5, !dbg !82
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !82, !prof !9

b7_ok1:
	%37 = getelementptr inbounds i32, i32* %p4, i64 0, !dbg !82
	store i32 %29, i32* %37, align 4, !dbg !82
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !10
	%1 = sext i32 %0 to i64, !dbg !86
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !86, !range !12
	%3 = sext i32 %2 to i64, !dbg !86
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !86, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !86, !range !13
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
	%222 = icmp uge i64 %35, %p1, !dbg !233
	br i1 %222, label %b57_fail1, label %b57_ok1, !dbg !233, !prof !9

b57_ok1:
	%223 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !233
	store i64 %221, i64* %223, align 8, !dbg !233
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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !236, !range !10
	%10 = sext i32 %9 to i64, !dbg !236
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !236, !range !12
	%12 = sext i32 %11 to i64, !dbg !236
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !236, !range !12
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
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236, !range !11
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !236, !range !11
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !236, !range !13
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
	%44 = phi i64 [ %38, %b0 ], [ %391, %b44 ], !dbg !236
	%45 = icmp slt i64 %44, %p1, !dbg !236
	br i1 %45, label %b2, label %b45, !dbg !236

b2:
	%46 = add i64 %44, %p4, !dbg !237
	%47 = icmp ugt i64 %46, %p3, !dbg !238
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !238, !prof !9

b2_ok1:
	%48 = icmp ugt i64 %44, %46, !dbg !238
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !238, !prof !9

b2_ok2:
	%49 = sub i64 %p3, %44, !dbg !238
	%50 = getelementptr inbounds i32, i32* %p2, i64 %44, !dbg !238
	%51 = sub i64 %p4, 2, !dbg !241
	%52 = icmp ugt i64 %51, %49, !dbg !242
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !242, !prof !9

b2_ok3:
	%53 = icmp ugt i64 2, %51, !dbg !242
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !242, !prof !9

b2_ok4:
	%54 = sub i64 %51, 2, !dbg !242
	%55 = getelementptr inbounds i32, i32* %50, i64 2, !dbg !242
	%56 = icmp uge i64 0, %54, !dbg !243
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !243, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i32, i32* %55, i64 0, !dbg !243
	%58 = load i32, i32* %57, align 4, !dbg !243
	%59 = mul i64 %p4, 31, !dbg !244
	%60 = sext i32 %58 to i64, !dbg !245
	%61 = add i64 %59, %60, !dbg !246
	%62 = trunc i64 %54 to i32, !dbg !247
	%63 = mul i64 %61, 31, !dbg !244
	%64 = sext i32 %62 to i64, !dbg !245
	%65 = add i64 %63, %64, !dbg !246
	%66 = icmp ugt i64 6, %49, !dbg !248
	br i1 %66, label %b2_fail6, label %b2_ok6, !dbg !248, !prof !9

b2_ok6:
	%67 = getelementptr inbounds i32, i32* %50, i64 1, !dbg !248
	%68 = mul i64 %65, 31, !dbg !244
	%69 = add i64 %68, 5, !dbg !246
	%70 = mul i64 %69, 31, !dbg !244
	br label %b3, !dbg !249

b3:
	%71 = phi i64 [ %70, %b2_ok6 ], [ %81, %b4 ], !dbg !250
	%72 = phi i64 [ -1, %b2_ok6 ], [ %73, %b4 ], !dbg !249
	%73 = add i64 %72, 1, !dbg !249
	%74 = icmp slt i64 %73, 3, !dbg !249
	br i1 %74, label %b4, label %b5, !dbg !249

b4:
	%75 = getelementptr inbounds i32, i32* %50, i64 %73, !dbg !249
	%76 = load i32, i32* %75, align 4, !dbg !249
	%77 = trunc i64 %73 to i32, !dbg !251
	%78 = add i32 %76, %77, !dbg !252
	%79 = mul i64 %71, 31, !dbg !244
	%80 = sext i32 %78 to i64, !dbg !245
	%81 = add i64 %79, %80, !dbg !246
	br label %b3, !dbg !253

b5:
	%82 = phi i64 [ %71, %b3 ], [ %91, %b7 ], !dbg !254
	%83 = phi i64 [ -1, %b3 ], [ %84, %b7 ], !dbg !253
	%84 = add i64 %83, 1, !dbg !253
	%85 = icmp slt i64 %84, %54, !dbg !253
	br i1 %85, label %b6, label %b8, !dbg !253

b6:
	%86 = icmp eq i64 %84, 3, !dbg !255
	br i1 %86, label %b8, label %b7, !dbg !255

b7:
	%87 = getelementptr inbounds i32, i32* %55, i64 %84, !dbg !256
	%88 = load i32, i32* %87, align 4, !dbg !256
	%89 = mul i64 %82, 31, !dbg !244
	%90 = sext i32 %88 to i64, !dbg !245
	%91 = add i64 %89, %90, !dbg !246
	br label %b5, !dbg !257

b8:
	store [5 x i32] zeroinitializer, [5 x i32]* %0, align 4, !dbg !258
	store [5 x i32] zeroinitializer, [5 x i32]* %1, align 4, !dbg !259
	%92 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 0, !dbg !260
	%93 = load i32, i32* %92, align 4, !dbg !260
	%94 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 1, !dbg !260
	%95 = load i32, i32* %94, align 4, !dbg !260
	%96 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 2, !dbg !260
	%97 = load i32, i32* %96, align 4, !dbg !260
	%98 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 3, !dbg !260
	%99 = load i32, i32* %98, align 4, !dbg !260
	%100 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 4, !dbg !260
	%101 = load i32, i32* %100, align 4, !dbg !260
	%102 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 0, !dbg !259
	store i32 %93, i32* %102, align 4, !dbg !259
	%103 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 1, !dbg !259
	store i32 %95, i32* %103, align 4, !dbg !259
	%104 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 2, !dbg !259
	store i32 %97, i32* %104, align 4, !dbg !259
	%105 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 3, !dbg !259
	store i32 %99, i32* %105, align 4, !dbg !259
	%106 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 4, !dbg !259
	store i32 %101, i32* %106, align 4, !dbg !259
	br label %b9, !dbg !261

b9:
	%107 = phi i64 [ -1, %b8 ], [ %108, %b10_ok1 ], !dbg !261
	%108 = add i64 %107, 1, !dbg !261
	%109 = icmp slt i64 %108, 5, !dbg !261
	br i1 %109, label %b10, label %b11, !dbg !261

b10:
	%110 = icmp uge i64 %108, %p4, !dbg !262
	br i1 %110, label %b10_fail1, label %b10_ok1, !dbg !262, !prof !9

b10_ok1:
	%111 = getelementptr inbounds i32, i32* %50, i64 %108, !dbg !262
	%112 = load i32, i32* %111, align 4, !dbg !262
	%113 = trunc i64 %108 to i32, !dbg !263
	%114 = mul i32 %112, %113, !dbg !264
	%115 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 %108, !dbg !265
	store i32 %114, i32* %115, align 4, !dbg !265
	br label %b9, !dbg !265

b11:
	%116 = load i32, i32* %98, align 4, !dbg !266
	%117 = add i32 %116, 100, !dbg !266
	store i32 %117, i32* %98, align 4, !dbg !266
	%118 = load i32, i32* %98, align 4, !dbg !267
	store i32 %118, i32* %103, align 4, !dbg !268
	store [5 x i32] zeroinitializer, [5 x i32]* %2, align 4, !dbg !269
	%119 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 0, !dbg !269
	store i32 1, i32* %119, align 4, !dbg !269
	%120 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 1, !dbg !269
	store i32 2, i32* %120, align 4, !dbg !269
	%121 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 2, !dbg !269
	store i32 0, i32* %121, align 4, !dbg !269
	%122 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 3, !dbg !269
	store i32 0, i32* %122, align 4, !dbg !269
	%123 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 4, !dbg !269
	store i32 9, i32* %123, align 4, !dbg !269
	br label %b12, !dbg !269

b12:
	%124 = phi i64 [ -1, %b11 ], [ %125, %b13 ], !dbg !269
	%125 = add i64 %124, 1, !dbg !269
	%126 = icmp slt i64 %125, 5, !dbg !269
	br i1 %126, label %b13, label %b14, !dbg !269

b13:
	%127 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %125, !dbg !270
	%128 = load i32, i32* %127, align 4, !dbg !270
	%129 = srem i64 %125, 5, !dbg !271
	%130 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 %129, !dbg !272
	%131 = load i32, i32* %130, align 4, !dbg !272
	%132 = add i32 %131, %128, !dbg !273
	store i32 %132, i32* %130, align 4, !dbg !272
	br label %b12, !dbg !272

b14:
	store [5 x i32] zeroinitializer, [5 x i32]* %3, align 4, !dbg !274
	%133 = load [5 x i32], [5 x i32]* %1, align 4, !dbg !274
	store [5 x i32] %133, [5 x i32]* %3, align 4, !dbg !274
	br label %b15, !dbg !274

b15:
	%134 = phi i64 [ %82, %b14 ], [ %142, %b16 ], !dbg !275
	%135 = phi i64 [ -1, %b14 ], [ %136, %b16 ], !dbg !274
	%136 = add i64 %135, 1, !dbg !274
	%137 = icmp slt i64 %136, 5, !dbg !274
	br i1 %137, label %b16, label %b17, !dbg !274

b16:
	%138 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 %136, !dbg !274
	%139 = load i32, i32* %138, align 4, !dbg !274
	%140 = mul i64 %134, 31, !dbg !244
	%141 = sext i32 %139 to i64, !dbg !245
	%142 = add i64 %140, %141, !dbg !246
	br label %b15, !dbg !276

b17:
	%143 = getelementptr inbounds i32, i32* %92, i64 1, !dbg !277
	%144 = getelementptr inbounds i32, i32* %143, i64 0, !dbg !278
	store i32 -7, i32* %144, align 4, !dbg !278
	%145 = load i32, i32* %94, align 4, !dbg !279
	%146 = mul i64 %134, 31, !dbg !244
	%147 = sext i32 %145 to i64, !dbg !245
	%148 = add i64 %146, %147, !dbg !246
	%149 = load i32, i32* %92, align 4, !dbg !280
	%150 = load i32, i32* %94, align 4, !dbg !280
	%151 = load i32, i32* %96, align 4, !dbg !280
	%152 = load i32, i32* %98, align 4, !dbg !280
	%153 = load i32, i32* %100, align 4, !dbg !280
	%154 = load i32, i32* %102, align 4, !dbg !281
	%155 = load i32, i32* %103, align 4, !dbg !281
	%156 = load i32, i32* %104, align 4, !dbg !281
	%157 = load i32, i32* %105, align 4, !dbg !281
	%158 = load i32, i32* %106, align 4, !dbg !281
	%159 = icmp eq i32 %149, %154, !dbg !282
	%160 = icmp eq i32 %150, %155, !dbg !282
	%161 = and i1 %159, %160, !dbg !282
	%162 = icmp eq i32 %151, %156, !dbg !282
	%163 = and i1 %161, %162, !dbg !282
	%164 = icmp eq i32 %152, %157, !dbg !282
	%165 = and i1 %163, %164, !dbg !282
	%166 = icmp eq i32 %153, %158, !dbg !282
	%167 = and i1 %165, %166, !dbg !282
	br i1 %167, label %b18, label %b19, !dbg !282

b18:
	%168 = mul i64 %148, 31, !dbg !244
	%169 = add i64 %168, 1, !dbg !246
	br label %b19, !dbg !283

b19:
	%170 = phi i64 [ %148, %b17 ], [ %169, %b18 ], !dbg !284
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %4, align 4, !dbg !285
	%171 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 0, !dbg !285
	%172 = getelementptr inbounds [3 x i32], [3 x i32]* %171, i64 0, i64 0, !dbg !285
	store i32 1, i32* %172, align 4, !dbg !285
	%173 = getelementptr inbounds [3 x i32], [3 x i32]* %171, i64 0, i64 1, !dbg !285
	store i32 2, i32* %173, align 4, !dbg !285
	%174 = getelementptr inbounds [3 x i32], [3 x i32]* %171, i64 0, i64 2, !dbg !285
	store i32 3, i32* %174, align 4, !dbg !285
	%175 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 1, !dbg !285
	%176 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 0, !dbg !285
	store i32 4, i32* %176, align 4, !dbg !285
	%177 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 1, !dbg !285
	store i32 5, i32* %177, align 4, !dbg !285
	%178 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 2, !dbg !285
	store i32 6, i32* %178, align 4, !dbg !285
	%179 = icmp uge i64 0, %p4, !dbg !286
	br i1 %179, label %b19_fail1, label %b19_ok1, !dbg !286, !prof !9

b19_ok1:
	%180 = getelementptr inbounds i32, i32* %50, i64 0, !dbg !286
	%181 = load i32, i32* %180, align 4, !dbg !286
	%182 = and i32 %181, 1, !dbg !287
	%183 = sext i32 %182 to i64, !dbg !288
	%184 = getelementptr inbounds [3 x i32], [3 x i32]* %175, i64 0, i64 %183, !dbg !288
	%185 = load i32, i32* %184, align 4, !dbg !288
	%186 = add i32 %185, 1, !dbg !289
	store i32 %186, i32* %184, align 4, !dbg !288
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %5, align 4, !dbg !290
	%187 = load [2 x [3 x i32]], [2 x [3 x i32]]* %4, align 4, !dbg !290
	store [2 x [3 x i32]] %187, [2 x [3 x i32]]* %5, align 4, !dbg !290
	br label %b20, !dbg !290

b20:
	%188 = phi i64 [ %170, %b19_ok1 ], [ %194, %b22 ], !dbg !291
	%189 = phi i64 [ -1, %b19_ok1 ], [ %190, %b22 ], !dbg !290
	%190 = add i64 %189, 1, !dbg !290
	%191 = icmp slt i64 %190, 2, !dbg !290
	br i1 %191, label %b21, label %b24, !dbg !290

b21:
	%192 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %5, i64 0, i64 %190, !dbg !290
	store [3 x i32] zeroinitializer, [3 x i32]* %6, align 4, !dbg !290
	%193 = load [3 x i32], [3 x i32]* %192, align 4, !dbg !290
	store [3 x i32] %193, [3 x i32]* %6, align 4, !dbg !290
	br label %b22, !dbg !290

b22:
	%194 = phi i64 [ %188, %b21 ], [ %202, %b23 ], !dbg !291
	%195 = phi i64 [ -1, %b21 ], [ %196, %b23 ], !dbg !290
	%196 = add i64 %195, 1, !dbg !290
	%197 = icmp slt i64 %196, 3, !dbg !290
	br i1 %197, label %b23, label %b20, !dbg !290

b23:
	%198 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %196, !dbg !292
	%199 = load i32, i32* %198, align 4, !dbg !292
	%200 = mul i64 %194, 31, !dbg !244
	%201 = sext i32 %199 to i64, !dbg !245
	%202 = add i64 %200, %201, !dbg !246
	br label %b22, !dbg !293

b24:
	store { { i32, i32 }, { i32, i32 }, [3 x i8] } zeroinitializer, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, align 4, !dbg !294
	%203 = load i32, i32* %180, align 4, !dbg !295
	%204 = icmp uge i64 1, %p4, !dbg !296
	br i1 %204, label %b24_fail1, label %b24_ok1, !dbg !296, !prof !9

b24_ok1:
	%205 = load i32, i32* %67, align 4, !dbg !296
	%206 = icmp uge i64 2, %p4, !dbg !297
	br i1 %206, label %b24_fail2, label %b24_ok2, !dbg !297, !prof !9

b24_ok2:
	%207 = load i32, i32* %55, align 4, !dbg !297
	%208 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 0, !dbg !294
	%209 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %208, i32 0, i32 0, !dbg !294
	store i32 %203, i32* %209, align 4, !dbg !294
	%210 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %208, i32 0, i32 1, !dbg !294
	store i32 %205, i32* %210, align 4, !dbg !294
	%211 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 1, !dbg !294
	%212 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %211, i32 0, i32 0, !dbg !294
	store i32 0, i32* %212, align 4, !dbg !294
	%213 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %211, i32 0, i32 1, !dbg !294
	store i32 %207, i32* %213, align 4, !dbg !294
	%214 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 2, !dbg !294
	%215 = getelementptr inbounds [3 x i8], [3 x i8]* %214, i64 0, i64 0, !dbg !294
	store i8 1, i8* %215, align 1, !dbg !294
	%216 = getelementptr inbounds [3 x i8], [3 x i8]* %214, i64 0, i64 1, !dbg !294
	store i8 2, i8* %216, align 1, !dbg !294
	%217 = getelementptr inbounds [3 x i8], [3 x i8]* %214, i64 0, i64 2, !dbg !294
	store i8 3, i8* %217, align 1, !dbg !294
	%218 = load i32, i32* %209, align 4, !dbg !300
	%219 = add i32 %218, 3, !dbg !301
	store i32 %219, i32* %209, align 4, !dbg !300
	%220 = load i32, i32* %210, align 4, !dbg !302
	%221 = add i32 %220, -4, !dbg !303
	store i32 %221, i32* %210, align 4, !dbg !302
	%222 = icmp uge i64 3, %p4, !dbg !304
	br i1 %222, label %b24_fail3, label %b24_ok3, !dbg !304, !prof !9

b24_ok3:
	%223 = getelementptr inbounds i32, i32* %50, i64 3, !dbg !304
	%224 = load i32, i32* %223, align 4, !dbg !304
	%225 = load i32, i32* %212, align 4, !dbg !306
	%226 = add i32 %225, %224, !dbg !307
	store i32 %226, i32* %212, align 4, !dbg !306
	%227 = load i32, i32* %213, align 4, !dbg !308
	%228 = add i32 %227, 1, !dbg !309
	store i32 %228, i32* %213, align 4, !dbg !308
	%229 = icmp uge i64 4, %p4, !dbg !310
	br i1 %229, label %b24_fail4, label %b24_ok4, !dbg !310, !prof !9

b24_ok4:
	%230 = getelementptr inbounds i32, i32* %50, i64 4, !dbg !310
	%231 = load i32, i32* %230, align 4, !dbg !310
	%232 = and i32 %231, 1, !dbg !311
	%233 = icmp uge i64 5, %p4, !dbg !312
	br i1 %233, label %b24_fail5, label %b24_ok5, !dbg !312, !prof !9

b24_ok5:
	%234 = getelementptr inbounds i32, i32* %50, i64 5, !dbg !312
	%235 = load i32, i32* %234, align 4, !dbg !312
	%236 = trunc i32 %235 to i8, !dbg !313
	%237 = sext i32 %232 to i64, !dbg !314
	%238 = getelementptr inbounds [3 x i8], [3 x i8]* %214, i64 0, i64 %237, !dbg !314
	store i8 %236, i8* %238, align 1, !dbg !314
	%239 = load i32, i32* %209, align 4, !dbg !315
	%240 = load i32, i32* %210, align 4, !dbg !315
	%241 = load i32, i32* %212, align 4, !dbg !315
	%242 = load i32, i32* %213, align 4, !dbg !315
	%243 = load i8, i8* %215, align 1, !dbg !315
	%244 = load i8, i8* %216, align 1, !dbg !315
	%245 = load i8, i8* %217, align 1, !dbg !315
	%246 = add i32 %239, 1, !dbg !316
	%247 = load i32, i32* %209, align 4, !dbg !317
	%248 = load i32, i32* %210, align 4, !dbg !317
	%249 = sub i32 0, %247, !dbg !319
	%250 = icmp sgt i32 %247, %249, !dbg !320
	%251 = select i1 %250, i32 %247, i32 %249, !dbg !320
	%252 = sub i32 0, %248, !dbg !321
	%253 = icmp sgt i32 %248, %252, !dbg !322
	%254 = select i1 %253, i32 %248, i32 %252, !dbg !322
	%255 = add i32 %251, %254, !dbg !323
	%256 = sub i32 0, %246, !dbg !325
	%257 = icmp sgt i32 %246, %256, !dbg !326
	%258 = select i1 %257, i32 %246, i32 %256, !dbg !326
	%259 = sub i32 0, %240, !dbg !327
	%260 = icmp sgt i32 %240, %259, !dbg !328
	%261 = select i1 %260, i32 %240, i32 %259, !dbg !328
	%262 = add i32 %258, %261, !dbg !329
	%263 = add i32 %255, %262, !dbg !330
	%264 = load i32, i32* %212, align 4, !dbg !331
	%265 = load i32, i32* %213, align 4, !dbg !331
	%266 = sub i32 0, %264, !dbg !333
	%267 = icmp sgt i32 %264, %266, !dbg !334
	%268 = select i1 %267, i32 %264, i32 %266, !dbg !334
	%269 = sub i32 0, %265, !dbg !335
	%270 = icmp sgt i32 %265, %269, !dbg !336
	%271 = select i1 %270, i32 %265, i32 %269, !dbg !336
	%272 = add i32 %268, %271, !dbg !337
	%273 = add i32 %263, %272, !dbg !338
	%274 = add i32 %273, %242, !dbg !339
	%275 = mul i64 %188, 31, !dbg !244
	%276 = sext i32 %274 to i64, !dbg !245
	%277 = add i64 %275, %276, !dbg !246
	%278 = load i8, i8* %215, align 1, !dbg !340
	%279 = zext i8 %278 to i32, !dbg !341
	%280 = load i8, i8* %216, align 1, !dbg !342
	%281 = zext i8 %280 to i32, !dbg !343
	%282 = add i32 %279, %281, !dbg !344
	%283 = mul i64 %277, 31, !dbg !244
	%284 = sext i32 %282 to i64, !dbg !245
	%285 = add i64 %283, %284, !dbg !246
	%286 = load i32, i32* %209, align 4, !dbg !345
	%287 = load i32, i32* %210, align 4, !dbg !345
	%288 = load i32, i32* %180, align 4, !dbg !346
	%289 = add i32 %288, 3, !dbg !347
	%290 = load i32, i32* %67, align 4, !dbg !348
	%291 = sub i32 %290, 4, !dbg !349
	%292 = icmp eq i32 %286, %289, !dbg !350
	%293 = icmp eq i32 %287, %291, !dbg !350
	%294 = and i1 %292, %293, !dbg !350
	br i1 %294, label %b25, label %b27, !dbg !350

b25:
	%295 = load i32, i32* %209, align 4, !dbg !351
	%296 = load i32, i32* %210, align 4, !dbg !351
	%297 = load i32, i32* %212, align 4, !dbg !351
	%298 = load i32, i32* %213, align 4, !dbg !351
	%299 = load i8, i8* %215, align 1, !dbg !351
	%300 = load i8, i8* %216, align 1, !dbg !351
	%301 = load i8, i8* %217, align 1, !dbg !351
	%302 = icmp eq i32 %295, %246, !dbg !352
	%303 = icmp eq i32 %296, %240, !dbg !352
	%304 = and i1 %302, %303, !dbg !352
	%305 = icmp eq i32 %297, %242, !dbg !352
	%306 = icmp eq i32 %298, %241, !dbg !352
	%307 = and i1 %305, %306, !dbg !352
	%308 = and i1 %304, %307, !dbg !352
	%309 = icmp eq i8 %299, %243, !dbg !352
	%310 = icmp eq i8 %300, %244, !dbg !352
	%311 = and i1 %309, %310, !dbg !352
	%312 = icmp eq i8 %301, %245, !dbg !352
	%313 = and i1 %311, %312, !dbg !352
	%314 = and i1 %308, %313, !dbg !352
	br i1 %314, label %b27, label %b26, !dbg !352

b26:
	%315 = mul i64 %285, 31, !dbg !244
	%316 = add i64 %315, 17, !dbg !246
	br label %b27, !dbg !353

b27:
	%317 = phi i64 [ %285, %b24_ok5 ], [ %285, %b25 ], [ %316, %b26 ], !dbg !354
	store [3 x { i32, i32 }] zeroinitializer, [3 x { i32, i32 }]* %8, align 4, !dbg !355
	%318 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 0, !dbg !355
	%319 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %318, i32 0, i32 0, !dbg !355
	store i32 1, i32* %319, align 4, !dbg !355
	%320 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %318, i32 0, i32 1, !dbg !355
	store i32 2, i32* %320, align 4, !dbg !355
	%321 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 1, !dbg !355
	%322 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %321, i32 0, i32 0, !dbg !355
	store i32 3, i32* %322, align 4, !dbg !355
	%323 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %321, i32 0, i32 1, !dbg !355
	store i32 4, i32* %323, align 4, !dbg !355
	%324 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 2, !dbg !355
	%325 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %324, i32 0, i32 0, !dbg !355
	store i32 5, i32* %325, align 4, !dbg !355
	%326 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %324, i32 0, i32 1, !dbg !355
	store i32 6, i32* %326, align 4, !dbg !355
	br label %b28, !dbg !356

b28:
	%327 = phi i64 [ -1, %b27 ], [ %328, %b29_ok1 ], !dbg !356
	%328 = add i64 %327, 1, !dbg !356
	%329 = icmp slt i64 %328, 3, !dbg !356
	br i1 %329, label %b29, label %b30, !dbg !356

b29:
	%330 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 %328, !dbg !357
	%331 = trunc i64 %328 to i32, !dbg !358
	%332 = getelementptr inbounds i32, i32* %50, i64 %328, !dbg !359
	%333 = load i32, i32* %332, align 4, !dbg !359
	%334 = icmp eq { i32, i32 }* %330, null, !dbg !361
	br i1 %334, label %b29_fail1, label %b29_ok1, !dbg !361, !prof !9

b29_ok1:
	%335 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 0, !dbg !361
	%336 = load i32, i32* %335, align 4, !dbg !361
	%337 = add i32 %336, %331, !dbg !362
	store i32 %337, i32* %335, align 4, !dbg !361
	%338 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 1, !dbg !363
	%339 = load i32, i32* %338, align 4, !dbg !363
	%340 = add i32 %339, %333, !dbg !364
	store i32 %340, i32* %338, align 4, !dbg !363
	br label %b28, !dbg !360

b30:
	%341 = load i32, i32* %325, align 4, !dbg !365
	%342 = load i32, i32* %323, align 4, !dbg !366
	%343 = add i32 %341, %342, !dbg !367
	%344 = mul i64 %317, 31, !dbg !244
	%345 = sext i32 %343 to i64, !dbg !245
	%346 = add i64 %344, %345, !dbg !246
	%347 = load i32, i32* %180, align 4, !dbg !368
	%348 = sext i32 %347 to i64, !dbg !369
	%349 = load i32, i32* %67, align 4, !dbg !370
	%350 = sext i32 %349 to i64, !dbg !371
	%351 = mul i64 %348, 2, !dbg !375
	%352 = mul i64 %350, 2, !dbg !376
	%353 = add i64 %351, 1, !dbg !379
	%354 = add i64 %352, 1, !dbg !380
	%355 = mul i64 %351, %353, !dbg !383
	%356 = mul i64 %352, %354, !dbg !384
	%357 = add i64 %355, %356, !dbg !385
	%358 = add i64 %357, 42, !dbg !386
	%359 = add i64 %346, %358, !dbg !387
	br label %b31, !dbg !390

b31:
	%360 = phi i32 [ 0, %b30 ], [ %370, %b38 ], !dbg !391
	%361 = phi i32 [ 0, %b30 ], [ %372, %b38 ], !dbg !392
	%362 = phi i1 [ false, %b30 ], [ true, %b38 ], !dbg !393
	%363 = phi i64 [ -1, %b30 ], [ %364, %b38 ], !dbg !393
	%364 = add i64 %363, 1, !dbg !393
	%365 = icmp slt i64 %364, %54, !dbg !393
	br i1 %365, label %b32, label %b39, !dbg !393

b32:
	%366 = getelementptr inbounds i32, i32* %55, i64 %364, !dbg !394
	%367 = load i32, i32* %366, align 4, !dbg !394
	%368 = icmp eq i64 %364, 0, !dbg !395
	br i1 %368, label %b34, label %b33, !dbg !395

b33:
	%369 = icmp slt i32 %367, %360, !dbg !396
	br i1 %369, label %b34, label %b35, !dbg !396

b34:
	br label %b35, !dbg !396

b35:
	%370 = phi i32 [ %360, %b33 ], [ %367, %b34 ], !dbg !391
	br i1 %368, label %b37, label %b36, !dbg !397

b36:
	%371 = icmp sgt i32 %367, %361, !dbg !398
	br i1 %371, label %b37, label %b38, !dbg !398

b37:
	br label %b38, !dbg !398

b38:
	%372 = phi i32 [ %361, %b36 ], [ %367, %b37 ], !dbg !392
	br label %b31, !dbg !392

b39:
	br i1 %362, label %b40, label %b41, !dbg !389

b40:
	%373 = mul i64 %359, 31, !dbg !244
	%374 = sext i32 %360 to i64, !dbg !245
	%375 = add i64 %373, %374, !dbg !246
	%376 = mul i64 %375, 31, !dbg !244
	%377 = sext i32 %361 to i64, !dbg !245
	%378 = add i64 %376, %377, !dbg !246
	br label %b41, !dbg !399

b41:
	%379 = phi i64 [ %359, %b39 ], [ %378, %b40 ], !dbg !400
	br label %b42, !dbg !403

b42:
	%380 = phi i64 [ 1, %b41 ], [ %388, %b43 ], !dbg !404
	%381 = phi i64 [ -1, %b41 ], [ %382, %b43 ], !dbg !404
	%382 = add i64 %381, 1, !dbg !404
	%383 = icmp slt i64 %382, %p4, !dbg !404
	br i1 %383, label %b43, label %b44, !dbg !404

b43:
	%384 = getelementptr inbounds i32, i32* %50, i64 %382, !dbg !405
	%385 = load i32, i32* %384, align 4, !dbg !405
	%386 = mul i64 %380, 3, !dbg !406
	%387 = sext i32 %385 to i64, !dbg !407
	%388 = add i64 %386, %387, !dbg !408
	br label %b42, !dbg !409

b44:
	%389 = add i64 %379, %380, !dbg !410
	%390 = getelementptr inbounds i64, i64* %p0, i64 %44, !dbg !411
	store i64 %389, i64* %390, align 8, !dbg !411
	%391 = add i64 %44, %43, !dbg !236
	br label %b1, !dbg !236

b45:
	ret void, !dbg !236

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %46, i64 %p3), !dbg !238
	ret void, !dbg !238

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %44, i64 %46), !dbg !238
	ret void, !dbg !238

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %51, i64 %49), !dbg !242
	ret void, !dbg !242

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 2, i64 %51), !dbg !242
	ret void, !dbg !242

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %54), !dbg !243
	ret void, !dbg !243

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %49), !dbg !248
	ret void, !dbg !248

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %108, i64 %p4), !dbg !262
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414, !range !10
	%1 = sext i32 %0 to i64, !dbg !414
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !414, !range !12
	%3 = sext i32 %2 to i64, !dbg !414
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !414, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !414, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !414, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !414, !range !13
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
	%42 = icmp uge i64 %35, %p1, !dbg !421
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !421, !prof !9

b2_ok1:
	%43 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !421
	store double %41, double* %43, align 8, !dbg !421
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !10
	%1 = sext i32 %0 to i64, !dbg !425
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !12
	%3 = sext i32 %2 to i64, !dbg !425
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !425, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !13
	%24 = mul i32 %15, %23, !dbg !425
	%25 = add i32 %22, %24, !dbg !425
	%26 = mul i32 %14, %25, !dbg !425
	%27 = add i32 %21, %26, !dbg !425
	%28 = sext i32 %27 to i64, !dbg !425
	%29 = add i64 %20, %28, !dbg !425
	%30 = mul i64 %29, 18, !dbg !426
	%31 = icmp ugt i64 %30, %p1, !dbg !427
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !427, !prof !9

b0_ok1:
	%32 = sub i64 %p1, %30, !dbg !427
	%33 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !427
	%34 = icmp ugt i64 18, %32, !dbg !428
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !428, !prof !9

b0_ok2:
	%35 = sext i32 %21 to i64, !dbg !429
	%36 = sext i32 %22 to i64, !dbg !429
	%37 = sext i32 %23 to i64, !dbg !429
	%38 = sext i32 %14 to i64, !dbg !430
	%39 = sext i32 %15 to i64, !dbg !430
	%40 = sext i32 %17 to i64, !dbg !430
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !34
	%42 = sext i32 %41 to i64, !dbg !431
	%43 = getelementptr inbounds i64, i64* %33, i64 0, !dbg !432
	store i64 %35, i64* %43, align 8, !dbg !432
	%44 = getelementptr inbounds i64, i64* %33, i64 1, !dbg !433
	store i64 %36, i64* %44, align 8, !dbg !433
	%45 = getelementptr inbounds i64, i64* %33, i64 2, !dbg !434
	store i64 %37, i64* %45, align 8, !dbg !434
	%46 = getelementptr inbounds i64, i64* %33, i64 3, !dbg !435
	store i64 %1, i64* %46, align 8, !dbg !435
	%47 = getelementptr inbounds i64, i64* %33, i64 4, !dbg !436
	store i64 %3, i64* %47, align 8, !dbg !436
	%48 = getelementptr inbounds i64, i64* %33, i64 5, !dbg !437
	store i64 %5, i64* %48, align 8, !dbg !437
	%49 = getelementptr inbounds i64, i64* %33, i64 6, !dbg !438
	store i64 %38, i64* %49, align 8, !dbg !438
	%50 = getelementptr inbounds i64, i64* %33, i64 7, !dbg !439
	store i64 %39, i64* %50, align 8, !dbg !439
	%51 = getelementptr inbounds i64, i64* %33, i64 8, !dbg !440
	store i64 %40, i64* %51, align 8, !dbg !440
	%52 = getelementptr inbounds i64, i64* %33, i64 9, !dbg !441
	store i64 %7, i64* %52, align 8, !dbg !441
	%53 = getelementptr inbounds i64, i64* %33, i64 10, !dbg !442
	store i64 %9, i64* %53, align 8, !dbg !442
	%54 = getelementptr inbounds i64, i64* %33, i64 11, !dbg !443
	store i64 %42, i64* %54, align 8, !dbg !443
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !444, !range !445
	%56 = sext i32 %55 to i64, !dbg !444
	%57 = and i32 %27, -32, !dbg !446
	%58 = sub i32 %18, %57, !dbg !446
	%59 = icmp slt i32 %58, 32, !dbg !446
	%60 = select i1 %59, i32 %58, i32 32, !dbg !446
	%61 = sext i32 %60 to i64, !dbg !446
	%62 = getelementptr inbounds i64, i64* %33, i64 12, !dbg !447
	store i64 %56, i64* %62, align 8, !dbg !447
	%63 = getelementptr inbounds i64, i64* %33, i64 13, !dbg !448
	store i64 %61, i64* %63, align 8, !dbg !448
	%64 = getelementptr inbounds i64, i64* %33, i64 14, !dbg !449
	store i64 %28, i64* %64, align 8, !dbg !449
	%65 = getelementptr inbounds i64, i64* %33, i64 15, !dbg !450
	store i64 %19, i64* %65, align 8, !dbg !450
	%66 = mul i64 %7, %9, !dbg !451
	%67 = mul i64 %66, %42, !dbg !451
	%68 = mul i64 %67, %19, !dbg !451
	%69 = getelementptr inbounds i64, i64* %33, i64 16, !dbg !452
	store i64 %29, i64* %69, align 8, !dbg !452
	%70 = getelementptr inbounds i64, i64* %33, i64 17, !dbg !453
	store i64 %68, i64* %70, align 8, !dbg !453
	ret void, !dbg !453

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !427
	ret void, !dbg !427

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 18, i64 %32), !dbg !428
	ret void, !dbg !428
}

define void @Strides(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !454 {
entry:
	br label %b0, !dbg !455

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !456, !range !11
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !456, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !456, !range !13
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
	%23 = icmp uge i64 %21, %p1, !dbg !460
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !460, !prof !9

b3_ok1:
	%24 = getelementptr inbounds i32, i32* %p0, i64 %21, !dbg !460
	%25 = add i64 %20, 1, !dbg !461
	%26 = trunc i64 %25 to i32, !dbg !462
	%27 = atomicrmw add i32* %24, i32 %26 monotonic, !dbg !463
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
	%32 = icmp uge i64 %30, %p3, !dbg !465
	br i1 %32, label %b6_fail1, label %b6_ok1, !dbg !465, !prof !9

b6_ok1:
	%33 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !465
	%34 = add i64 %9, 1, !dbg !466
	%35 = trunc i64 %34 to i32, !dbg !467
	%36 = atomicrmw add i32* %33, i32 %35 monotonic, !dbg !468
	%37 = add i64 %30, %29, !dbg !464
	br label %b5, !dbg !464

b7:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469, !range !10
	%39 = sext i32 %38 to i64, !dbg !469
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !469, !range !12
	%41 = sext i32 %40 to i64, !dbg !469
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !469, !range !12
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
	%61 = icmp uge i64 %59, %p5, !dbg !470
	br i1 %61, label %b9_fail1, label %b9_ok1, !dbg !470, !prof !9

b9_ok1:
	%62 = getelementptr inbounds i32, i32* %p4, i64 %59, !dbg !470
	%63 = add i64 %53, 1, !dbg !471
	%64 = trunc i64 %63 to i32, !dbg !472
	%65 = atomicrmw add i32* %62, i32 %64 monotonic, !dbg !473
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !476, !range !10
	%1 = sext i32 %0 to i64, !dbg !476
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !476, !range !12
	%3 = sext i32 %2 to i64, !dbg !476
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !476, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476, !range !13
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
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489, !range !11
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !489, !range !11
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !489, !range !13
	%10 = mul i32 %2, %9, !dbg !489
	%11 = add i32 %8, %10, !dbg !489
	%12 = mul i32 %1, %11, !dbg !489
	%13 = add i32 %7, %12, !dbg !489
	%14 = sext i32 %13 to i64, !dbg !489
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !490, !range !10
	%16 = sext i32 %15 to i64, !dbg !490
	%17 = mul i64 %16, %6, !dbg !491
	%18 = getelementptr inbounds { [64 x float], i32 }, { [64 x float], i32 }* %0, i32 0, i32 0, !dbg !492
	%19 = add i64 %17, %14, !dbg !493
	%20 = icmp uge i64 %19, %p3, !dbg !494
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !494, !prof !9

b0_ok1:
	%21 = getelementptr inbounds float, float* %p2, i64 %19, !dbg !494
	%22 = load float, float* %21, align 4, !dbg !494
	%23 = icmp uge i64 %14, 64, !dbg !495
	br i1 %23, label %b0_fail2, label %b0_ok2, !dbg !495, !prof !9

b0_ok2:
	%24 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %14, !dbg !495
	store float %22, float* %24, align 4, !dbg !495
	call void @llvm.nvvm.barrier0(), !dbg !496
	%25 = sub i64 %6, 1, !dbg !497
	%26 = sub i64 %25, %14, !dbg !498
	%27 = icmp uge i64 %26, 64, !dbg !499
	br i1 %27, label %b0_fail3, label %b0_ok3, !dbg !499, !prof !9

b0_ok3:
	%28 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %26, !dbg !499
	%29 = load float, float* %28, align 4, !dbg !499
	%30 = icmp uge i64 %19, %p1, !dbg !500
	br i1 %30, label %b0_fail4, label %b0_ok4, !dbg !500, !prof !9

b0_ok4:
	%31 = getelementptr inbounds float, float* %p0, i64 %19, !dbg !500
	store float %29, float* %31, align 4, !dbg !500
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
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !504, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !504, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !504, !range !13
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
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !506, !range !10
	%16 = sext i32 %15 to i64, !dbg !506
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !506, !range !12
	%18 = sext i32 %17 to i64, !dbg !506
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !506, !range !12
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
	%44 = icmp uge i64 %10, 256, !dbg !510
	br i1 %44, label %b3_fail1, label %b3_ok1, !dbg !510, !prof !9

b3_ok1:
	%45 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %10, !dbg !510
	store i64 %36, i64* %45, align 8, !dbg !510
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
	%53 = icmp uge i64 %52, 256, !dbg !519
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !519, !prof !9

b6_ok1:
	%54 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %52, !dbg !519
	%55 = load i64, i64* %54, align 8, !dbg !519
	%56 = load i64, i64* %45, align 8, !dbg !520
	%57 = add i64 %56, %55, !dbg !521
	store i64 %57, i64* %45, align 8, !dbg !520
	br label %b4, !dbg !520

b7:
	%58 = icmp eq i64 %10, 0, !dbg !522
	br i1 %58, label %b8, label %b9, !dbg !522

b8:
	%59 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 0, !dbg !523
	%60 = load i64, i64* %59, align 8, !dbg !523
	%61 = icmp uge i64 %16, %p1, !dbg !524
	br i1 %61, label %b8_fail1, label %b8_ok1, !dbg !524, !prof !9

b8_ok1:
	%62 = getelementptr inbounds i64, i64* %p0, i64 %16, !dbg !524
	store i64 %60, i64* %62, align 8, !dbg !524
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
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !531, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !531, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !531, !range !13
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !10
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
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !542, !range !10
	%25 = sext i32 %24 to i64, !dbg !542
	%26 = mul i64 %25, 4, !dbg !543
	%27 = icmp ugt i64 %26, %p1, !dbg !544
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !544, !prof !9

b3_ok1:
	%28 = sub i64 %p1, %26, !dbg !544
	%29 = getelementptr inbounds i32, i32* %p0, i64 %26, !dbg !544
	%30 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 0, !dbg !545
	%31 = load i32, i32* %30, align 4, !dbg !545
	%32 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 1, !dbg !546
	%33 = load i32, i32* %32, align 4, !dbg !546
	%34 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !547
	%35 = load i32, i32* %34, align 4, !dbg !547
	%36 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !548
	%37 = load i32, i32* %36, align 4, !dbg !548
	%38 = icmp uge i64 0, %28, !dbg !549
	br i1 %38, label %b3_fail2, label %b3_ok2, !dbg !549, !prof !9

b3_ok2:
	%39 = getelementptr inbounds i32, i32* %29, i64 0, !dbg !549
	store i32 %31, i32* %39, align 4, !dbg !549
	%40 = icmp uge i64 1, %28, !dbg !550
	br i1 %40, label %b3_fail3, label %b3_ok3, !dbg !550, !prof !9

b3_ok3:
	%41 = getelementptr inbounds i32, i32* %29, i64 1, !dbg !550
	store i32 %33, i32* %41, align 4, !dbg !550
	%42 = icmp uge i64 2, %28, !dbg !551
	br i1 %42, label %b3_fail4, label %b3_ok4, !dbg !551, !prof !9

b3_ok4:
	%43 = getelementptr inbounds i32, i32* %29, i64 2, !dbg !551
	store i32 %35, i32* %43, align 4, !dbg !551
	%44 = icmp uge i64 3, %28, !dbg !552
	br i1 %44, label %b3_fail5, label %b3_ok5, !dbg !552, !prof !9

b3_ok5:
	%45 = getelementptr inbounds i32, i32* %29, i64 3, !dbg !552
	store i32 %37, i32* %45, align 4, !dbg !552
	br label %b4, !dbg !552

b4:
	ret void, !dbg !552

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %26, i64 %p1), !dbg !544
	ret void, !dbg !544

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 %28), !dbg !549
	ret void, !dbg !549

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 1, i64 %28), !dbg !550
	ret void, !dbg !550

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 2, i64 %28), !dbg !551
	ret void, !dbg !551

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 3, i64 %28), !dbg !552
	ret void, !dbg !552
}

define void @SharedAtomics(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast [4 x i32] addrspace(3)* @gpuc_shared_SharedAtomics_128 to [4 x i32]*, !dbg !555
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !556, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !556, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !556, !range !13
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
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !564, !range !10
	%25 = sext i32 %24 to i64, !dbg !564
	%26 = mul i64 %25, 4, !dbg !565
	%27 = add i64 %26, %22, !dbg !566
	%28 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %22, !dbg !567
	%29 = load i32, i32* %28, align 4, !dbg !567
	%30 = icmp uge i64 %27, %p1, !dbg !568
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !568, !prof !9

b5_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 %27, !dbg !568
	store i32 %29, i32* %31, align 4, !dbg !568
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
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !13
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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !10
	%15 = sext i32 %14 to i64, !dbg !575
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !12
	%17 = sext i32 %16 to i64, !dbg !575
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !575, !range !12
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
	%37 = icmp uge i64 %10, 128, !dbg !578
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !578, !prof !9

b1_ok1:
	%38 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %10, !dbg !578
	store i32 %35, i32* %38, align 4, !dbg !578
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !579
	%39 = add i64 %12, 1, !dbg !580
	%40 = and i32 %9, -32, !dbg !581
	%41 = sub i32 %30, %40, !dbg !581
	%42 = icmp slt i32 %41, 32, !dbg !581
	%43 = select i1 %42, i32 %41, i32 32, !dbg !581
	%44 = sext i32 %43 to i64, !dbg !581
	%45 = icmp eq i64 %44, 0, !dbg !582
	br i1 %45, label %b1_fail2, label %b1_ok2, !dbg !582, !prof !9

b1_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !582
	%47 = select i1 %46, i64 1, i64 %44, !dbg !582
	%48 = srem i64 %39, %47, !dbg !582
	%49 = add i64 %13, %48, !dbg !583
	%50 = icmp uge i64 %49, 128, !dbg !584
	br i1 %50, label %b1_fail3, label %b1_ok3, !dbg !584, !prof !9

b1_ok3:
	%51 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %49, !dbg !584
	%52 = load i32, i32* %51, align 4, !dbg !584
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !585
	%53 = add i64 %36, 1, !dbg !585
	%54 = icmp slt i64 %53, 3, !dbg !585
	br i1 %54, label %b1, label %b2, !dbg !585

b2:
	%55 = icmp uge i64 %33, %p1, !dbg !586
	br i1 %55, label %b2_fail1, label %b2_ok1, !dbg !586, !prof !9

b2_ok1:
	%56 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !586
	store i32 %52, i32* %56, align 4, !dbg !586
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
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !13
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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !597, !range !10
	%15 = sext i32 %14 to i64, !dbg !597
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !597, !range !12
	%17 = sext i32 %16 to i64, !dbg !597
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !597, !range !12
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
	%35 = icmp uge i64 %33, %p1, !dbg !599
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !599, !prof !9

b4_ok1:
	%36 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !599
	store i32 %34, i32* %36, align 4, !dbg !599
	ret void, !dbg !599

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %33, i64 %p1), !dbg !599
	ret void, !dbg !599
}

define void @Timers(i64* %p0, i64 %p1, i64* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !600 {
entry:
	br label %b0, !dbg !601

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !602, !range !10
	%1 = sext i32 %0 to i64, !dbg !602
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !602, !range !12
	%3 = sext i32 %2 to i64, !dbg !602
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !602, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !602, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !602, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !602, !range !13
	%24 = mul i32 %15, %23, !dbg !602
	%25 = add i32 %22, %24, !dbg !602
	%26 = mul i32 %14, %25, !dbg !602
	%27 = add i32 %21, %26, !dbg !602
	%28 = sext i32 %27 to i64, !dbg !602
	%29 = add i64 %20, %28, !dbg !602
	%30 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !603
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !604
	br label %b1, !dbg !604

b1:
	%32 = phi float [ 1.000000e+00, %b0 ], [ %35, %b1 ], !dbg !605
	%33 = phi i64 [ 0, %b0 ], [ %36, %b1 ], !dbg !605
	%34 = fadd float %32, 1.000000e+00, !dbg !606
	%35 = call float @__nv_sqrtf(float %34), !dbg !607
	call void @llvm.nvvm.membar.cta(), !dbg !608
	%36 = add i64 %33, 1, !dbg !608
	%37 = icmp slt i64 %36, 1000, !dbg !608
	br i1 %37, label %b1, label %b2, !dbg !608

b2:
	call void @llvm.nvvm.membar.gl(), !dbg !609
	call void @llvm.nvvm.membar.sys(), !dbg !610
	%38 = icmp uge i64 %29, %p5, !dbg !611
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !611, !prof !9

b2_ok1:
	%39 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !611
	store float %35, float* %39, align 4, !dbg !611
	%40 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !612
	%41 = sub i64 %40, %30, !dbg !613
	%42 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !614
	%43 = sub i64 %42, %31, !dbg !615
	%44 = icmp uge i64 %29, %p1, !dbg !616
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !616, !prof !9

b2_ok2:
	%45 = getelementptr inbounds i64, i64* %p0, i64 %29, !dbg !616
	store i64 %41, i64* %45, align 8, !dbg !616
	%46 = icmp uge i64 %29, %p3, !dbg !617
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !617, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !617
	store i64 %43, i64* %47, align 8, !dbg !617
	ret void, !dbg !617

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %29, i64 %p5), !dbg !611
	ret void, !dbg !611

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %29, i64 %p1), !dbg !616
	ret void, !dbg !616

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %29, i64 %p3), !dbg !617
	ret void, !dbg !617
}

define void @StdMathKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !619 {
entry:
	br label %b0, !dbg !620

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !621, !range !10
	%1 = sext i32 %0 to i64, !dbg !621
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !621, !range !12
	%3 = sext i32 %2 to i64, !dbg !621
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !621, !range !12
	%5 = sext i32 %4 to i64, !dbg !621
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !621, !range !33
	%7 = sext i32 %6 to i64, !dbg !621
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !621, !range !34
	%9 = sext i32 %8 to i64, !dbg !621
	%10 = mul i64 %9, %5, !dbg !621
	%11 = add i64 %3, %10, !dbg !621
	%12 = mul i64 %7, %11, !dbg !621
	%13 = add i64 %1, %12, !dbg !621
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !621, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !621, !range !35
	%16 = mul i32 %14, %15, !dbg !621
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !36
	%18 = mul i32 %16, %17, !dbg !621
	%19 = sext i32 %18 to i64, !dbg !621
	%20 = mul i64 %13, %19, !dbg !621
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !13
	%24 = mul i32 %15, %23, !dbg !621
	%25 = add i32 %22, %24, !dbg !621
	%26 = mul i32 %14, %25, !dbg !621
	%27 = add i32 %21, %26, !dbg !621
	%28 = sext i32 %27 to i64, !dbg !621
	%29 = add i64 %20, %28, !dbg !621
	%30 = mul i64 %7, %9, !dbg !621
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !621, !range !34
	%32 = sext i32 %31 to i64, !dbg !621
	%33 = mul i64 %30, %32, !dbg !621
	%34 = mul i64 %33, %19, !dbg !621
	br label %b1, !dbg !621

b1:
	%35 = phi i64 [ %29, %b0 ], [ %124, %b8 ], !dbg !621
	%36 = icmp slt i64 %35, %p3, !dbg !621
	br i1 %36, label %b2, label %b9, !dbg !621

b2:
	%37 = mul i64 %35, 24, !dbg !622
	%38 = add i64 %35, 1, !dbg !623
	%39 = mul i64 %38, 24, !dbg !624
	%40 = icmp ugt i64 %39, %p1, !dbg !625
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !625, !prof !9

b2_ok1:
	%41 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !625
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !626
	%43 = load double, double* %42, align 8, !dbg !626
	%44 = icmp uge i64 %35, %p5, !dbg !627
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !627, !prof !9

b2_ok2:
	%45 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !627
	%46 = load double, double* %45, align 8, !dbg !627
	%47 = call double @__nv_fabs(double %43), !dbg !630
	%48 = call double @__nv_sqrt(double %47), !dbg !631
	%49 = call double @__nv_floor(double %43), !dbg !632
	%50 = getelementptr inbounds double, double* %41, i64 0, !dbg !633
	store double %48, double* %50, align 8, !dbg !633
	%51 = getelementptr inbounds double, double* %41, i64 1, !dbg !634
	store double %49, double* %51, align 8, !dbg !634
	%52 = call double @__nv_ceil(double %43), !dbg !635
	%53 = call double @__nv_trunc(double %43), !dbg !636
	%54 = getelementptr inbounds double, double* %41, i64 2, !dbg !637
	store double %52, double* %54, align 8, !dbg !637
	%55 = getelementptr inbounds double, double* %41, i64 3, !dbg !638
	store double %53, double* %55, align 8, !dbg !638
	%56 = call double @__nv_round(double %43), !dbg !639
	%57 = call double @__nv_rint(double %43), !dbg !640
	%58 = getelementptr inbounds double, double* %41, i64 4, !dbg !641
	store double %56, double* %58, align 8, !dbg !641
	%59 = getelementptr inbounds double, double* %41, i64 5, !dbg !642
	store double %57, double* %59, align 8, !dbg !642
	%60 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !643
	%61 = fcmp oeq double %46, 0x7FF0000000000000, !dbg !643
	%62 = or i1 %60, %61, !dbg !643
	%63 = call double @__nv_fmax(double %43, double %46), !dbg !643
	%64 = bitcast double %43 to i64, !dbg !643
	%65 = bitcast double %46 to i64, !dbg !643
	%66 = and i64 %64, %65, !dbg !643
	%67 = fcmp oeq double %43, %46, !dbg !643
	%68 = bitcast i64 %66 to double, !dbg !643
	%69 = select i1 %67, double %68, double %63, !dbg !643
	%70 = fcmp uno double %43, %46, !dbg !643
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !643
	%72 = select i1 %62, double 0x7FF0000000000000, double %71, !dbg !643
	%73 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !644
	%74 = fcmp oeq double %46, 0xFFF0000000000000, !dbg !644
	%75 = or i1 %73, %74, !dbg !644
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !644
	%77 = bitcast double %43 to i64, !dbg !644
	%78 = bitcast double %46 to i64, !dbg !644
	%79 = or i64 %77, %78, !dbg !644
	%80 = fcmp oeq double %43, %46, !dbg !644
	%81 = bitcast i64 %79 to double, !dbg !644
	%82 = select i1 %80, double %81, double %76, !dbg !644
	%83 = fcmp uno double %43, %46, !dbg !644
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !644
	%85 = select i1 %75, double 0xFFF0000000000000, double %84, !dbg !644
	%86 = getelementptr inbounds double, double* %41, i64 6, !dbg !645
	store double %72, double* %86, align 8, !dbg !645
	%87 = getelementptr inbounds double, double* %41, i64 7, !dbg !646
	store double %85, double* %87, align 8, !dbg !646
	%88 = call double @__nv_copysign(double %43, double %46), !dbg !647
	%89 = fsub double %43, %46, !dbg !648
	%90 = fcmp ole double %89, 0.000000e+00, !dbg !648
	%91 = select i1 %90, double 0.000000e+00, double %89, !dbg !648
	%92 = getelementptr inbounds double, double* %41, i64 8, !dbg !649
	store double %88, double* %92, align 8, !dbg !649
	%93 = getelementptr inbounds double, double* %41, i64 9, !dbg !650
	store double %91, double* %93, align 8, !dbg !650
	%94 = getelementptr inbounds double, double* %41, i64 10, !dbg !651
	store double 0x7FF0000000000000, double* %94, align 8, !dbg !651
	%95 = getelementptr inbounds double, double* %41, i64 11, !dbg !652
	store double 0xFFF0000000000000, double* %95, align 8, !dbg !652
	%96 = getelementptr inbounds double, double* %41, i64 12, !dbg !653
	store double 0x7FF8000000000000, double* %96, align 8, !dbg !653
	%97 = or i1 %60, %73, !dbg !654
	br i1 %97, label %b4, label %b3, !dbg !658

b3:
	br label %b4, !dbg !659

b4:
	%98 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !660
	br i1 %60, label %b6, label %b5, !dbg !662

b5:
	br label %b6, !dbg !663

b6:
	%99 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !664
	%100 = fcmp une double %43, %43, !dbg !664
	br i1 %100, label %b8, label %b7, !dbg !666

b7:
	br label %b8, !dbg !667

b8:
	%101 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !668
	%102 = getelementptr inbounds double, double* %41, i64 13, !dbg !668
	store double %98, double* %102, align 8, !dbg !668
	%103 = getelementptr inbounds double, double* %41, i64 14, !dbg !669
	store double %99, double* %103, align 8, !dbg !669
	%104 = getelementptr inbounds double, double* %41, i64 15, !dbg !670
	store double %101, double* %104, align 8, !dbg !670
	%105 = bitcast double %43 to i64, !dbg !671
	%106 = and i64 %105, 9223372036854775807, !dbg !672
	%107 = bitcast i64 %106 to double, !dbg !673
	%108 = getelementptr inbounds double, double* %41, i64 16, !dbg !674
	store double %107, double* %108, align 8, !dbg !674
	%109 = fptrunc double %43 to float, !dbg !675
	%110 = bitcast float %109 to i32, !dbg !676
	%111 = xor i32 %110, -2147483648, !dbg !677
	%112 = bitcast i32 %111 to float, !dbg !678
	%113 = fpext float %112 to double, !dbg !679
	%114 = getelementptr inbounds double, double* %41, i64 17, !dbg !680
	store double %113, double* %114, align 8, !dbg !680
	%115 = call double @__nv_fmod(double %43, double 3.000000e+00), !dbg !681
	%116 = call double @__nv_fma(double %43, double %46, double 1.000000e+00), !dbg !682
	%117 = getelementptr inbounds double, double* %41, i64 18, !dbg !683
	store double %115, double* %117, align 8, !dbg !683
	%118 = getelementptr inbounds double, double* %41, i64 19, !dbg !684
	store double %116, double* %118, align 8, !dbg !684
	%119 = getelementptr inbounds double, double* %41, i64 20, !dbg !685
	store double 0x400921FB54442D18, double* %119, align 8, !dbg !685
	%120 = getelementptr inbounds double, double* %41, i64 21, !dbg !686
	store double 0x7FEFFFFFFFFFFFFF, double* %120, align 8, !dbg !686
	%121 = call double @__nv_remainder(double %43, double 3.000000e+00), !dbg !687
	%122 = getelementptr inbounds double, double* %41, i64 22, !dbg !688
	store double %121, double* %122, align 8, !dbg !688
	%123 = getelementptr inbounds double, double* %41, i64 23, !dbg !689
	store double 0x41DFFFFFFFC00000, double* %123, align 8, !dbg !689
	%124 = add i64 %35, %34, !dbg !621
	br label %b1, !dbg !621

b9:
	ret void, !dbg !621

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %39, i64 %p1), !dbg !625
	ret void, !dbg !625

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %35, i64 %p5), !dbg !627
	ret void, !dbg !627
}

define void @BitsKernel(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !690 {
entry:
	br label %b0, !dbg !691

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !692, !range !10
	%1 = sext i32 %0 to i64, !dbg !692
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !692, !range !12
	%3 = sext i32 %2 to i64, !dbg !692
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !692, !range !12
	%5 = sext i32 %4 to i64, !dbg !692
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !692, !range !33
	%7 = sext i32 %6 to i64, !dbg !692
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !692, !range !34
	%9 = sext i32 %8 to i64, !dbg !692
	%10 = mul i64 %9, %5, !dbg !692
	%11 = add i64 %3, %10, !dbg !692
	%12 = mul i64 %7, %11, !dbg !692
	%13 = add i64 %1, %12, !dbg !692
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !692, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !692, !range !35
	%16 = mul i32 %14, %15, !dbg !692
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !692, !range !36
	%18 = mul i32 %16, %17, !dbg !692
	%19 = sext i32 %18 to i64, !dbg !692
	%20 = mul i64 %13, %19, !dbg !692
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !692, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !692, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !692, !range !13
	%24 = mul i32 %15, %23, !dbg !692
	%25 = add i32 %22, %24, !dbg !692
	%26 = mul i32 %14, %25, !dbg !692
	%27 = add i32 %21, %26, !dbg !692
	%28 = sext i32 %27 to i64, !dbg !692
	%29 = add i64 %20, %28, !dbg !692
	%30 = mul i64 %7, %9, !dbg !692
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !692, !range !34
	%32 = sext i32 %31 to i64, !dbg !692
	%33 = mul i64 %30, %32, !dbg !692
	%34 = mul i64 %33, %19, !dbg !692
	br label %b1, !dbg !692

b1:
	%35 = phi i64 [ %29, %b0 ], [ %160, %b2_ok2 ], !dbg !692
	%36 = icmp slt i64 %35, %p3, !dbg !692
	br i1 %36, label %b2, label %b3, !dbg !692

b2:
	%37 = mul i64 %35, 26, !dbg !693
	%38 = add i64 %35, 1, !dbg !694
	%39 = mul i64 %38, 26, !dbg !695
	%40 = icmp ugt i64 %39, %p1, !dbg !696
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !696, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !696
	%42 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !697
	%43 = load i64, i64* %42, align 8, !dbg !697
	%44 = icmp uge i64 %35, %p5, !dbg !698
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !698, !prof !9

b2_ok2:
	%45 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !698
	%46 = load i64, i64* %45, align 8, !dbg !698
	%47 = trunc i64 %43 to i8, !dbg !701
	%48 = zext i8 %47 to i32, !dbg !702
	%49 = call i32 @llvm.ctpop.i32(i32 %48), !dbg !702
	%50 = zext i32 %49 to i64, !dbg !702
	%51 = trunc i64 %43 to i16, !dbg !704
	%52 = zext i16 %51 to i32, !dbg !705
	%53 = call i32 @llvm.ctpop.i32(i32 %52), !dbg !705
	%54 = zext i32 %53 to i64, !dbg !705
	%55 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !707
	store i64 %50, i64* %55, align 8, !dbg !707
	%56 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !708
	store i64 %54, i64* %56, align 8, !dbg !708
	%57 = trunc i64 %43 to i32, !dbg !709
	%58 = call i32 @llvm.ctpop.i32(i32 %57), !dbg !710
	%59 = zext i32 %58 to i64, !dbg !710
	%60 = call i64 @llvm.ctpop.i64(i64 %43), !dbg !712
	%61 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !714
	store i64 %59, i64* %61, align 8, !dbg !714
	%62 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !715
	store i64 %60, i64* %62, align 8, !dbg !715
	%63 = call i32 @llvm.ctlz.i32(i32 %48, i1 false), !dbg !716
	%64 = zext i32 %63 to i64, !dbg !716
	%65 = sub i64 %64, 24, !dbg !716
	%66 = call i32 @llvm.ctlz.i32(i32 %52, i1 false), !dbg !718
	%67 = zext i32 %66 to i64, !dbg !718
	%68 = sub i64 %67, 16, !dbg !718
	%69 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !720
	store i64 %65, i64* %69, align 8, !dbg !720
	%70 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !721
	store i64 %68, i64* %70, align 8, !dbg !721
	%71 = call i32 @llvm.ctlz.i32(i32 %57, i1 false), !dbg !722
	%72 = zext i32 %71 to i64, !dbg !722
	%73 = call i64 @llvm.ctlz.i64(i64 %43, i1 false), !dbg !724
	%74 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !726
	store i64 %72, i64* %74, align 8, !dbg !726
	%75 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !727
	store i64 %73, i64* %75, align 8, !dbg !727
	%76 = or i32 %48, 256, !dbg !728
	%77 = call i32 @llvm.cttz.i32(i32 %76, i1 false), !dbg !728
	%78 = zext i32 %77 to i64, !dbg !728
	%79 = or i32 %52, 65536, !dbg !730
	%80 = call i32 @llvm.cttz.i32(i32 %79, i1 false), !dbg !730
	%81 = zext i32 %80 to i64, !dbg !730
	%82 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !732
	store i64 %78, i64* %82, align 8, !dbg !732
	%83 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !733
	store i64 %81, i64* %83, align 8, !dbg !733
	%84 = call i32 @llvm.cttz.i32(i32 %57, i1 false), !dbg !734
	%85 = zext i32 %84 to i64, !dbg !734
	%86 = call i64 @llvm.cttz.i64(i64 %43, i1 false), !dbg !736
	%87 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !738
	store i64 %85, i64* %87, align 8, !dbg !738
	%88 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !739
	store i64 %86, i64* %88, align 8, !dbg !739
	%89 = call i32 @llvm.bitreverse.i32(i32 %48), !dbg !740
	%90 = lshr i32 %89, 24, !dbg !740
	%91 = trunc i32 %90 to i8, !dbg !740
	%92 = zext i8 %91 to i64, !dbg !741
	%93 = call i32 @llvm.bitreverse.i32(i32 %52), !dbg !742
	%94 = lshr i32 %93, 16, !dbg !742
	%95 = trunc i32 %94 to i16, !dbg !742
	%96 = zext i16 %95 to i64, !dbg !743
	%97 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !744
	store i64 %92, i64* %97, align 8, !dbg !744
	%98 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !745
	store i64 %96, i64* %98, align 8, !dbg !745
	%99 = call i32 @llvm.bitreverse.i32(i32 %57), !dbg !746
	%100 = zext i32 %99 to i64, !dbg !747
	%101 = call i64 @llvm.bitreverse.i64(i64 %43), !dbg !748
	%102 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !749
	store i64 %100, i64* %102, align 8, !dbg !749
	%103 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !750
	store i64 %101, i64* %103, align 8, !dbg !750
	%104 = call i32 @llvm.bswap.i32(i32 %57), !dbg !751
	%105 = zext i32 %104 to i64, !dbg !752
	%106 = call i64 @llvm.bswap.i64(i64 %43), !dbg !753
	%107 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !754
	store i64 %105, i64* %107, align 8, !dbg !754
	%108 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !755
	store i64 %106, i64* %108, align 8, !dbg !755
	%109 = urem i64 %46, 64, !dbg !756
	%110 = and i64 %109, 31, !dbg !757
	%111 = sub i64 0, %109, !dbg !757
	%112 = and i64 %111, 31, !dbg !757
	%113 = icmp ult i64 %110, 32, !dbg !757
	%114 = trunc i64 %110 to i32, !dbg !757
	%115 = shl i32 %57, %114, !dbg !757
	%116 = select i1 %113, i32 %115, i32 0, !dbg !757
	%117 = icmp ult i64 %112, 32, !dbg !757
	%118 = trunc i64 %112 to i32, !dbg !757
	%119 = lshr i32 %57, %118, !dbg !757
	%120 = select i1 %117, i32 %119, i32 0, !dbg !757
	%121 = or i32 %116, %120, !dbg !757
	%122 = zext i32 %121 to i64, !dbg !758
	%123 = urem i64 %46, 128, !dbg !759
	%124 = sub i64 0, %123, !dbg !761
	%125 = and i64 %124, 63, !dbg !762
	%126 = sub i64 0, %124, !dbg !762
	%127 = and i64 %126, 63, !dbg !762
	%128 = icmp ult i64 %125, 64, !dbg !762
	%129 = shl i64 %43, %125, !dbg !762
	%130 = select i1 %128, i64 %129, i64 0, !dbg !762
	%131 = icmp ult i64 %127, 64, !dbg !762
	%132 = lshr i64 %43, %127, !dbg !762
	%133 = select i1 %131, i64 %132, i64 0, !dbg !762
	%134 = or i64 %130, %133, !dbg !762
	%135 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !763
	store i64 %122, i64* %135, align 8, !dbg !763
	%136 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !764
	store i64 %134, i64* %136, align 8, !dbg !764
	%137 = sub i64 32, %72, !dbg !765
	%138 = sub i64 64, %73, !dbg !767
	%139 = getelementptr inbounds i64, i64* %41, i64 20, !dbg !769
	store i64 %137, i64* %139, align 8, !dbg !769
	%140 = getelementptr inbounds i64, i64* %41, i64 21, !dbg !770
	store i64 %138, i64* %140, align 8, !dbg !770
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %43, i64 %46), !dbg !771
	%142 = mul i64 %43, %46, !dbg !771
	%143 = getelementptr inbounds i64, i64* %41, i64 22, !dbg !772
	store i64 %141, i64* %143, align 8, !dbg !772
	%144 = getelementptr inbounds i64, i64* %41, i64 23, !dbg !773
	store i64 %142, i64* %144, align 8, !dbg !773
	%145 = sub i64 0, 3, !dbg !774
	%146 = and i64 %145, 7, !dbg !774
	%147 = shl i8 %47, 3, !dbg !774
	%148 = icmp ult i64 %146, 8, !dbg !774
	%149 = trunc i64 %146 to i8, !dbg !774
	%150 = lshr i8 %47, %149, !dbg !774
	%151 = select i1 %148, i8 %150, i8 0, !dbg !774
	%152 = or i8 %147, %151, !dbg !774
	%153 = zext i8 %152 to i64, !dbg !775
	%154 = call i32 @llvm.bswap.i32(i32 %52), !dbg !776
	%155 = lshr i32 %154, 16, !dbg !776
	%156 = trunc i32 %155 to i16, !dbg !776
	%157 = zext i16 %156 to i64, !dbg !777
	%158 = getelementptr inbounds i64, i64* %41, i64 24, !dbg !778
	store i64 %153, i64* %158, align 8, !dbg !778
	%159 = getelementptr inbounds i64, i64* %41, i64 25, !dbg !779
	store i64 %157, i64* %159, align 8, !dbg !779
	%160 = add i64 %35, %34, !dbg !692
	br label %b1, !dbg !692

b3:
	ret void, !dbg !692

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %39, i64 %p1), !dbg !696
	ret void, !dbg !696

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %35, i64 %p5), !dbg !698
	ret void, !dbg !698
}

define void @Parameters(i8 zeroext %p0, i8 signext %p1, float %p2, i32* %p3, i64 %p4, i8 zeroext %p5, i8 signext %p6, i64 %p7, i8 zeroext %p8, i8 signext %p9, i64 %p10, i8 zeroext %p11, i8 signext %p12, i64 %p13, i32* %p14, i64 %p15, i64* %p16, i64* %p17, i64 %p18, i32 %p19, i16 zeroext %p20, i16 zeroext %p21, double %p22, i16 signext %p23, i16 signext %p24, i16 signext %p25, i32 %p26, double* %p27, i64 %p28, i8* %ctrl) nounwind !dbg !781 {
entry:
	%0 = icmp ne i8 %p0, 0, !dbg !782
	%1 = icmp ne i8 %p5, 0, !dbg !782
	%2 = icmp ne i8 %p8, 0, !dbg !782
	%3 = icmp ne i8 %p11, 0, !dbg !782
	br label %b0, !dbg !782

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !783, !range !10
	%5 = sext i32 %4 to i64, !dbg !783
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !783, !range !12
	%7 = sext i32 %6 to i64, !dbg !783
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !783, !range !12
	%9 = sext i32 %8 to i64, !dbg !783
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !783, !range !33
	%11 = sext i32 %10 to i64, !dbg !783
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !783, !range !34
	%13 = sext i32 %12 to i64, !dbg !783
	%14 = mul i64 %13, %9, !dbg !783
	%15 = add i64 %7, %14, !dbg !783
	%16 = mul i64 %11, %15, !dbg !783
	%17 = add i64 %5, %16, !dbg !783
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !783, !range !35
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !783, !range !35
	%20 = mul i32 %18, %19, !dbg !783
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !783, !range !36
	%22 = mul i32 %20, %21, !dbg !783
	%23 = sext i32 %22 to i64, !dbg !783
	%24 = mul i64 %17, %23, !dbg !783
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !783, !range !11
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !783, !range !11
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !783, !range !13
	%28 = mul i32 %19, %27, !dbg !783
	%29 = add i32 %26, %28, !dbg !783
	%30 = mul i32 %18, %29, !dbg !783
	%31 = add i32 %25, %30, !dbg !783
	%32 = sext i32 %31 to i64, !dbg !783
	%33 = add i64 %24, %32, !dbg !783
	%34 = icmp ne i64 %33, 0, !dbg !784
	br i1 %34, label %b1, label %b2, !dbg !784

b1:
	ret void, !dbg !785

b2:
	br i1 %0, label %b4, label %b3, !dbg !787

b3:
	br label %b4, !dbg !788

b4:
	%35 = phi double [ 1.000000e+00, %b2 ], [ 0.000000e+00, %b3 ], !dbg !789
	%36 = sitofp i8 %p1 to double, !dbg !789
	%37 = icmp uge i64 0, %p28, !dbg !790
	br i1 %37, label %b4_fail1, label %b4_ok1, !dbg !790, !prof !9

b4_ok1:
	%38 = getelementptr inbounds double, double* %p27, i64 0, !dbg !790
	store double %35, double* %38, align 8, !dbg !790
	%39 = icmp uge i64 1, %p28, !dbg !791
	br i1 %39, label %b4_fail2, label %b4_ok2, !dbg !791, !prof !9

b4_ok2:
	%40 = getelementptr inbounds double, double* %p27, i64 1, !dbg !791
	store double %36, double* %40, align 8, !dbg !791
	%41 = fpext float %p2 to double, !dbg !792
	%42 = sitofp i64 %p4 to double, !dbg !793
	%43 = icmp uge i64 2, %p28, !dbg !794
	br i1 %43, label %b4_fail3, label %b4_ok3, !dbg !794, !prof !9

b4_ok3:
	%44 = getelementptr inbounds double, double* %p27, i64 2, !dbg !794
	store double %41, double* %44, align 8, !dbg !794
	%45 = icmp uge i64 3, %p28, !dbg !795
	br i1 %45, label %b4_fail4, label %b4_ok4, !dbg !795, !prof !9

b4_ok4:
	%46 = getelementptr inbounds double, double* %p27, i64 3, !dbg !795
	store double %42, double* %46, align 8, !dbg !795
	%47 = sub i64 %p4, 1, !dbg !796
	%48 = icmp uge i64 %47, %p4, !dbg !797
	br i1 %48, label %b4_fail5, label %b4_ok5, !dbg !797, !prof !9

b4_ok5:
	%49 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !797
	%50 = load i32, i32* %49, align 4, !dbg !797
	%51 = sitofp i32 %50 to double, !dbg !798
	%52 = icmp uge i64 4, %p28, !dbg !799
	br i1 %52, label %b4_fail6, label %b4_ok6, !dbg !799, !prof !9

b4_ok6:
	%53 = getelementptr inbounds double, double* %p27, i64 4, !dbg !799
	store double %51, double* %53, align 8, !dbg !799
	br i1 %1, label %b6, label %b5, !dbg !801

b5:
	br label %b6, !dbg !802

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !803
	%55 = sitofp i8 %p6 to double, !dbg !804
	%56 = uitofp i64 %p7 to double, !dbg !805
	%57 = icmp uge i64 5, %p28, !dbg !806
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !806, !prof !9

b6_ok1:
	%58 = getelementptr inbounds double, double* %p27, i64 5, !dbg !806
	store double %54, double* %58, align 8, !dbg !806
	%59 = icmp uge i64 6, %p28, !dbg !807
	br i1 %59, label %b6_fail2, label %b6_ok2, !dbg !807, !prof !9

b6_ok2:
	%60 = getelementptr inbounds double, double* %p27, i64 6, !dbg !807
	store double %55, double* %60, align 8, !dbg !807
	%61 = icmp uge i64 7, %p28, !dbg !808
	br i1 %61, label %b6_fail3, label %b6_ok3, !dbg !808, !prof !9

b6_ok3:
	%62 = getelementptr inbounds double, double* %p27, i64 7, !dbg !808
	store double %56, double* %62, align 8, !dbg !808
	%63 = sitofp i8 %p12 to double, !dbg !809
	%64 = uitofp i64 %p10 to double, !dbg !810
	%65 = icmp uge i64 8, %p28, !dbg !811
	br i1 %65, label %b6_fail4, label %b6_ok4, !dbg !811, !prof !9

b6_ok4:
	%66 = getelementptr inbounds double, double* %p27, i64 8, !dbg !811
	store double %63, double* %66, align 8, !dbg !811
	%67 = icmp uge i64 9, %p28, !dbg !812
	br i1 %67, label %b6_fail5, label %b6_ok5, !dbg !812, !prof !9

b6_ok5:
	%68 = getelementptr inbounds double, double* %p27, i64 9, !dbg !812
	store double %64, double* %68, align 8, !dbg !812
	%69 = sitofp i64 %p15 to double, !dbg !813
	%70 = icmp uge i64 1, %p15, !dbg !814
	br i1 %70, label %b6_fail6, label %b6_ok6, !dbg !814, !prof !9

b6_ok6:
	%71 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !814
	%72 = load i32, i32* %71, align 4, !dbg !814
	%73 = sitofp i32 %72 to double, !dbg !815
	%74 = icmp uge i64 10, %p28, !dbg !816
	br i1 %74, label %b6_fail7, label %b6_ok7, !dbg !816, !prof !9

b6_ok7:
	%75 = getelementptr inbounds double, double* %p27, i64 10, !dbg !816
	store double %69, double* %75, align 8, !dbg !816
	%76 = icmp uge i64 11, %p28, !dbg !817
	br i1 %76, label %b6_fail8, label %b6_ok8, !dbg !817, !prof !9

b6_ok8:
	%77 = getelementptr inbounds double, double* %p27, i64 11, !dbg !817
	store double %73, double* %77, align 8, !dbg !817
	%78 = icmp eq i64* %p16, null, !dbg !818
	br i1 %78, label %b6_fail9, label %b6_ok9, !dbg !818, !prof !9

b6_ok9:
	%79 = bitcast i64* %p16 to i8*, !dbg !818
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !818
	%81 = uitofp i64 %80 to double, !dbg !819
	%82 = sub i64 %p18, 1, !dbg !820
	%83 = icmp uge i64 %82, %p18, !dbg !821
	br i1 %83, label %b6_fail10, label %b6_ok10, !dbg !821, !prof !9

b6_ok10:
	%84 = getelementptr inbounds i64, i64* %p17, i64 %82, !dbg !821
	%85 = bitcast i64* %84 to i8*, !dbg !822
	%86 = call i64 @gpuc_signal_fetch_thread(i8* %85), !dbg !822
	%87 = uitofp i64 %86 to double, !dbg !823
	%88 = icmp uge i64 12, %p28, !dbg !824
	br i1 %88, label %b6_fail11, label %b6_ok11, !dbg !824, !prof !9

b6_ok11:
	%89 = getelementptr inbounds double, double* %p27, i64 12, !dbg !824
	store double %81, double* %89, align 8, !dbg !824
	%90 = icmp uge i64 13, %p28, !dbg !825
	br i1 %90, label %b6_fail12, label %b6_ok12, !dbg !825, !prof !9

b6_ok12:
	%91 = getelementptr inbounds double, double* %p27, i64 13, !dbg !825
	store double %87, double* %91, align 8, !dbg !825
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !826
	%93 = sext i32 %92 to i64, !dbg !826
	%94 = sitofp i64 %93 to double, !dbg !827
	%95 = uitofp i16 %p20 to double, !dbg !828
	%96 = icmp uge i64 14, %p28, !dbg !829
	br i1 %96, label %b6_fail13, label %b6_ok13, !dbg !829, !prof !9

b6_ok13:
	%97 = getelementptr inbounds double, double* %p27, i64 14, !dbg !829
	store double %94, double* %97, align 8, !dbg !829
	%98 = icmp uge i64 15, %p28, !dbg !830
	br i1 %98, label %b6_fail14, label %b6_ok14, !dbg !830, !prof !9

b6_ok14:
	%99 = getelementptr inbounds double, double* %p27, i64 15, !dbg !830
	store double %95, double* %99, align 8, !dbg !830
	%100 = uitofp i16 %p21 to double, !dbg !831
	%101 = icmp uge i64 16, %p28, !dbg !832
	br i1 %101, label %b6_fail15, label %b6_ok15, !dbg !832, !prof !9

b6_ok15:
	%102 = getelementptr inbounds double, double* %p27, i64 16, !dbg !832
	store double %100, double* %102, align 8, !dbg !832
	%103 = icmp uge i64 17, %p28, !dbg !833
	br i1 %103, label %b6_fail16, label %b6_ok16, !dbg !833, !prof !9

b6_ok16:
	%104 = getelementptr inbounds double, double* %p27, i64 17, !dbg !833
	store double %p22, double* %104, align 8, !dbg !833
	%105 = sitofp i16 %p23 to double, !dbg !834
	%106 = sitofp i16 %p24 to double, !dbg !835
	%107 = fmul double %106, 1.000000e+01, !dbg !836
	%108 = fadd double %105, %107, !dbg !837
	%109 = sitofp i16 %p25 to double, !dbg !838
	%110 = fmul double %109, 1.000000e+02, !dbg !839
	%111 = fadd double %108, %110, !dbg !840
	%112 = sitofp i32 %p26 to double, !dbg !841
	%113 = icmp uge i64 18, %p28, !dbg !842
	br i1 %113, label %b6_fail17, label %b6_ok17, !dbg !842, !prof !9

b6_ok17:
	%114 = getelementptr inbounds double, double* %p27, i64 18, !dbg !842
	store double %111, double* %114, align 8, !dbg !842
	%115 = icmp uge i64 19, %p28, !dbg !843
	br i1 %115, label %b6_fail18, label %b6_ok18, !dbg !843, !prof !9

b6_ok18:
	%116 = getelementptr inbounds double, double* %p27, i64 19, !dbg !843
	store double %112, double* %116, align 8, !dbg !843
	ret void, !dbg !843

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 %p28), !dbg !790
	ret void, !dbg !790

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 1, i64 %p28), !dbg !791
	ret void, !dbg !791

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 2, i64 %p28), !dbg !794
	ret void, !dbg !794

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 3, i64 %p28), !dbg !795
	ret void, !dbg !795

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %47, i64 %p4), !dbg !797
	ret void, !dbg !797

b4_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 4, i64 %p28), !dbg !799
	ret void, !dbg !799

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 5, i64 %p28), !dbg !806
	ret void, !dbg !806

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 6, i64 %p28), !dbg !807
	ret void, !dbg !807

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 7, i64 %p28), !dbg !808
	ret void, !dbg !808

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 8, i64 %p28), !dbg !811
	ret void, !dbg !811

b6_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 9, i64 %p28), !dbg !812
	ret void, !dbg !812

b6_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 1, i64 %p15), !dbg !814
	ret void, !dbg !814

b6_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 10, i64 %p28), !dbg !816
	ret void, !dbg !816

b6_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 11, i64 %p28), !dbg !817
	ret void, !dbg !817

b6_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 0, i64 0), !dbg !818
	ret void, !dbg !818

b6_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %82, i64 %p18), !dbg !821
	ret void, !dbg !821

b6_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 12, i64 %p28), !dbg !824
	ret void, !dbg !824

b6_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 13, i64 %p28), !dbg !825
	ret void, !dbg !825

b6_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 14, i64 %p28), !dbg !829
	ret void, !dbg !829

b6_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 15, i64 %p28), !dbg !830
	ret void, !dbg !830

b6_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 16, i64 %p28), !dbg !832
	ret void, !dbg !832

b6_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 17, i64 %p28), !dbg !833
	ret void, !dbg !833

b6_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 18, i64 %p28), !dbg !842
	ret void, !dbg !842

b6_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 19, i64 %p28), !dbg !843
	ret void, !dbg !843
}

define void @StdSpecialKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !845 {
entry:
	br label %b0, !dbg !846

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !847, !range !10
	%1 = sext i32 %0 to i64, !dbg !847
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !847, !range !12
	%3 = sext i32 %2 to i64, !dbg !847
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !847, !range !12
	%5 = sext i32 %4 to i64, !dbg !847
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !847, !range !33
	%7 = sext i32 %6 to i64, !dbg !847
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !847, !range !34
	%9 = sext i32 %8 to i64, !dbg !847
	%10 = mul i64 %9, %5, !dbg !847
	%11 = add i64 %3, %10, !dbg !847
	%12 = mul i64 %7, %11, !dbg !847
	%13 = add i64 %1, %12, !dbg !847
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !847, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !847, !range !35
	%16 = mul i32 %14, %15, !dbg !847
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !847, !range !36
	%18 = mul i32 %16, %17, !dbg !847
	%19 = sext i32 %18 to i64, !dbg !847
	%20 = mul i64 %13, %19, !dbg !847
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !847, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !847, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !847, !range !13
	%24 = mul i32 %15, %23, !dbg !847
	%25 = add i32 %22, %24, !dbg !847
	%26 = mul i32 %14, %25, !dbg !847
	%27 = add i32 %21, %26, !dbg !847
	%28 = sext i32 %27 to i64, !dbg !847
	%29 = add i64 %20, %28, !dbg !847
	%30 = mul i64 %7, %9, !dbg !847
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !847, !range !34
	%32 = sext i32 %31 to i64, !dbg !847
	%33 = mul i64 %30, %32, !dbg !847
	%34 = mul i64 %33, %19, !dbg !847
	br label %b1, !dbg !847

b1:
	%35 = phi i64 [ %29, %b0 ], [ %131, %b9 ], !dbg !847
	%36 = icmp slt i64 %35, %p3, !dbg !847
	br i1 %36, label %b2, label %b10, !dbg !847

b2:
	%37 = mul i64 %35, 18, !dbg !848
	%38 = add i64 %35, 1, !dbg !849
	%39 = mul i64 %38, 18, !dbg !850
	%40 = icmp ugt i64 %39, %p1, !dbg !851
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !851, !prof !9

b2_ok1:
	%41 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !851
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !852
	%43 = load double, double* %42, align 8, !dbg !852
	%44 = icmp uge i64 %35, %p5, !dbg !853
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !853, !prof !9

b2_ok2:
	%45 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !853
	%46 = load double, double* %45, align 8, !dbg !853
	%47 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !856
	%48 = fcmp oeq double %46, 0x7FF0000000000000, !dbg !856
	%49 = or i1 %47, %48, !dbg !856
	%50 = call double @__nv_fmax(double %43, double %46), !dbg !856
	%51 = bitcast double %43 to i64, !dbg !856
	%52 = bitcast double %46 to i64, !dbg !856
	%53 = and i64 %51, %52, !dbg !856
	%54 = fcmp oeq double %43, %46, !dbg !856
	%55 = bitcast i64 %53 to double, !dbg !856
	%56 = select i1 %54, double %55, double %50, !dbg !856
	%57 = fcmp uno double %43, %46, !dbg !856
	%58 = select i1 %57, double 0x7FF8000000000000, double %56, !dbg !856
	%59 = select i1 %49, double 0x7FF0000000000000, double %58, !dbg !856
	%60 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !857
	%61 = fcmp oeq double %46, 0xFFF0000000000000, !dbg !857
	%62 = or i1 %60, %61, !dbg !857
	%63 = call double @__nv_fmin(double %43, double %46), !dbg !857
	%64 = bitcast double %43 to i64, !dbg !857
	%65 = bitcast double %46 to i64, !dbg !857
	%66 = or i64 %64, %65, !dbg !857
	%67 = fcmp oeq double %43, %46, !dbg !857
	%68 = bitcast i64 %66 to double, !dbg !857
	%69 = select i1 %67, double %68, double %63, !dbg !857
	%70 = fcmp uno double %43, %46, !dbg !857
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !857
	%72 = select i1 %62, double 0xFFF0000000000000, double %71, !dbg !857
	%73 = fsub double %43, %46, !dbg !858
	%74 = fcmp ole double %73, 0.000000e+00, !dbg !858
	%75 = select i1 %74, double 0.000000e+00, double %73, !dbg !858
	%76 = getelementptr inbounds double, double* %41, i64 0, !dbg !859
	store double %59, double* %76, align 8, !dbg !859
	%77 = getelementptr inbounds double, double* %41, i64 1, !dbg !860
	store double %72, double* %77, align 8, !dbg !860
	%78 = getelementptr inbounds double, double* %41, i64 2, !dbg !861
	store double %75, double* %78, align 8, !dbg !861
	%79 = call double @__nv_trunc(double %43), !dbg !862
	%80 = fsub double %43, %79, !dbg !862
	%81 = call double @__nv_copysign(double %80, double %43), !dbg !862
	%82 = getelementptr inbounds double, double* %41, i64 3, !dbg !863
	store double %79, double* %82, align 8, !dbg !863
	%83 = getelementptr inbounds double, double* %41, i64 4, !dbg !864
	store double %81, double* %83, align 8, !dbg !864
	%84 = call double @__nv_sin(double %43), !dbg !865
	%85 = call double @__nv_cos(double %43), !dbg !865
	%86 = getelementptr inbounds double, double* %41, i64 5, !dbg !866
	store double %84, double* %86, align 8, !dbg !866
	%87 = getelementptr inbounds double, double* %41, i64 6, !dbg !867
	store double %85, double* %87, align 8, !dbg !867
	%88 = call double @__nv_tgamma(double %43), !dbg !868
	%89 = call double @__nv_erfinv(double %43), !dbg !869
	%90 = getelementptr inbounds double, double* %41, i64 7, !dbg !870
	store double %88, double* %90, align 8, !dbg !870
	%91 = getelementptr inbounds double, double* %41, i64 8, !dbg !871
	store double %89, double* %91, align 8, !dbg !871
	%92 = call double @__nv_j0(double %43), !dbg !872
	%93 = call double @__nv_j1(double %43), !dbg !873
	%94 = call double @__nv_y0(double %43), !dbg !874
	%95 = call double @__nv_y1(double %43), !dbg !875
	%96 = getelementptr inbounds double, double* %41, i64 9, !dbg !876
	store double %92, double* %96, align 8, !dbg !876
	%97 = getelementptr inbounds double, double* %41, i64 10, !dbg !877
	store double %93, double* %97, align 8, !dbg !877
	%98 = getelementptr inbounds double, double* %41, i64 11, !dbg !878
	store double %94, double* %98, align 8, !dbg !878
	%99 = getelementptr inbounds double, double* %41, i64 12, !dbg !879
	store double %95, double* %99, align 8, !dbg !879
	%100 = fcmp ogt double %46, 0.000000e+00, !dbg !880
	br i1 %100, label %b5, label %b3, !dbg !880

b3:
	%101 = fcmp olt double %46, 0.000000e+00, !dbg !881
	br i1 %101, label %b4, label %b5, !dbg !881

b4:
	br label %b5, !dbg !881

b5:
	%102 = phi i64 [ 1, %b2_ok2 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !882
	%103 = icmp sge i64 %102, 0, !dbg !883
	%104 = and i1 %47, %103, !dbg !883
	%105 = icmp sle i64 %102, 0, !dbg !883
	%106 = and i1 %60, %105, !dbg !883
	%107 = or i1 %104, %106, !dbg !883
	br i1 %107, label %b7, label %b6, !dbg !885

b6:
	br label %b7, !dbg !886

b7:
	%108 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !887
	%109 = bitcast double %43 to i64, !dbg !887
	%110 = icmp slt i64 %109, 0, !dbg !887
	br i1 %110, label %b9, label %b8, !dbg !889

b8:
	br label %b9, !dbg !890

b9:
	%111 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !891
	%112 = getelementptr inbounds double, double* %41, i64 13, !dbg !891
	store double %108, double* %112, align 8, !dbg !891
	%113 = getelementptr inbounds double, double* %41, i64 14, !dbg !892
	store double %111, double* %113, align 8, !dbg !892
	%114 = select i1 %103, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !893
	%115 = call double @__nv_pow(double %43, double %46), !dbg !894
	%116 = getelementptr inbounds double, double* %41, i64 15, !dbg !895
	store double %114, double* %116, align 8, !dbg !895
	%117 = getelementptr inbounds double, double* %41, i64 16, !dbg !896
	store double %115, double* %117, align 8, !dbg !896
	%118 = fcmp oeq double %72, 0x7FF0000000000000, !dbg !897
	%119 = or i1 %118, %48, !dbg !897
	%120 = call double @__nv_fmax(double %72, double %46), !dbg !897
	%121 = bitcast double %72 to i64, !dbg !897
	%122 = bitcast double %46 to i64, !dbg !897
	%123 = and i64 %121, %122, !dbg !897
	%124 = fcmp oeq double %72, %46, !dbg !897
	%125 = bitcast i64 %123 to double, !dbg !897
	%126 = select i1 %124, double %125, double %120, !dbg !897
	%127 = fcmp uno double %72, %46, !dbg !897
	%128 = select i1 %127, double 0x7FF8000000000000, double %126, !dbg !897
	%129 = select i1 %119, double 0x7FF0000000000000, double %128, !dbg !897
	%130 = getelementptr inbounds double, double* %41, i64 17, !dbg !898
	store double %129, double* %130, align 8, !dbg !898
	%131 = add i64 %35, %34, !dbg !847
	br label %b1, !dbg !847

b10:
	ret void, !dbg !847

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %39, i64 %p1), !dbg !851
	ret void, !dbg !851

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %35, i64 %p5), !dbg !853
	ret void, !dbg !853
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !900 {
entry:
	br label %b0, !dbg !901

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !902, !range !10
	%1 = sext i32 %0 to i64, !dbg !902
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !902, !range !12
	%3 = sext i32 %2 to i64, !dbg !902
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !902, !range !12
	%5 = sext i32 %4 to i64, !dbg !902
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !902, !range !33
	%7 = sext i32 %6 to i64, !dbg !902
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !902, !range !34
	%9 = sext i32 %8 to i64, !dbg !902
	%10 = mul i64 %9, %5, !dbg !902
	%11 = add i64 %3, %10, !dbg !902
	%12 = mul i64 %7, %11, !dbg !902
	%13 = add i64 %1, %12, !dbg !902
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !902, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !902, !range !35
	%16 = mul i32 %14, %15, !dbg !902
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !902, !range !36
	%18 = mul i32 %16, %17, !dbg !902
	%19 = sext i32 %18 to i64, !dbg !902
	%20 = mul i64 %13, %19, !dbg !902
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !902, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !902, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !902, !range !13
	%24 = mul i32 %15, %23, !dbg !902
	%25 = add i32 %22, %24, !dbg !902
	%26 = mul i32 %14, %25, !dbg !902
	%27 = add i32 %21, %26, !dbg !902
	%28 = sext i32 %27 to i64, !dbg !902
	%29 = add i64 %20, %28, !dbg !902
	%30 = mul i64 %7, %9, !dbg !902
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !902, !range !34
	%32 = sext i32 %31 to i64, !dbg !902
	%33 = mul i64 %30, %32, !dbg !902
	%34 = mul i64 %33, %19, !dbg !902
	br label %b1, !dbg !902

b1:
	%35 = phi i64 [ %29, %b0 ], [ %180, %b23 ], !dbg !902
	%36 = icmp slt i64 %35, %p3, !dbg !902
	br i1 %36, label %b2, label %b24, !dbg !902

b2:
	%37 = mul i64 %35, 40, !dbg !903
	%38 = add i64 %35, 1, !dbg !904
	%39 = mul i64 %38, 40, !dbg !905
	%40 = icmp ugt i64 %39, %p1, !dbg !906
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !906, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !906
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !906, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !906
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !907
	%44 = load i8, i8* %43, align 1, !dbg !907
	%45 = icmp uge i64 %35, %p5, !dbg !908
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !908, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !908
	%47 = load i8, i8* %46, align 1, !dbg !908
	%48 = icmp uge i64 %35, %p7, !dbg !909
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !909, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !909
	%50 = load i32, i32* %49, align 4, !dbg !909
	%51 = zext i32 %50 to i64, !dbg !910
	%52 = add i8 %44, %47, !dbg !914
	%53 = sub i8 %44, %47, !dbg !915
	%54 = mul i8 %44, %47, !dbg !916
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !917
	store i8 %52, i8* %55, align 1, !dbg !917
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !918
	store i8 %53, i8* %56, align 1, !dbg !918
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !919
	store i8 %54, i8* %57, align 1, !dbg !919
	%58 = and i8 %44, %47, !dbg !920
	%59 = or i8 %44, %47, !dbg !921
	%60 = xor i8 %44, %47, !dbg !922
	%61 = xor i8 %47, -1, !dbg !923
	%62 = and i8 %44, %61, !dbg !923
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !924
	store i8 %58, i8* %63, align 1, !dbg !924
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !925
	store i8 %59, i8* %64, align 1, !dbg !925
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !926
	store i8 %60, i8* %65, align 1, !dbg !926
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !927
	store i8 %62, i8* %66, align 1, !dbg !927
	%67 = xor i8 %44, -1, !dbg !928
	%68 = sub i8 0, %44, !dbg !929
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !930
	store i8 %67, i8* %69, align 1, !dbg !930
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !931
	store i8 %68, i8* %70, align 1, !dbg !931
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !932
	store i8 %44, i8* %71, align 1, !dbg !932
	%72 = icmp ult i64 %51, 8, !dbg !933
	%73 = trunc i64 %51 to i8, !dbg !933
	%74 = shl i8 %44, %73, !dbg !933
	%75 = select i1 %72, i8 %74, i8 0, !dbg !933
	%76 = icmp ult i64 %51, 8, !dbg !934
	%77 = trunc i64 %51 to i8, !dbg !934
	%78 = select i1 %76, i8 %77, i8 7, !dbg !934
	%79 = ashr i8 %44, %78, !dbg !934
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !935
	store i8 %75, i8* %80, align 1, !dbg !935
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !936
	store i8 %79, i8* %81, align 1, !dbg !936
	%82 = icmp ult i64 %51, 8, !dbg !938
	%83 = trunc i64 %51 to i8, !dbg !938
	%84 = shl i8 %44, %83, !dbg !938
	%85 = select i1 %82, i8 %84, i8 0, !dbg !938
	%86 = trunc i64 %51 to i8, !dbg !939
	%87 = icmp ult i8 %86, 8, !dbg !940
	%88 = select i1 %87, i8 %86, i8 7, !dbg !940
	%89 = ashr i8 %44, %88, !dbg !940
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !941
	store i8 %85, i8* %90, align 1, !dbg !941
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !942
	store i8 %89, i8* %91, align 1, !dbg !942
	%92 = shl i8 %44, 3, !dbg !943
	%93 = ashr i8 %44, 3, !dbg !944
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !945
	store i8 %92, i8* %94, align 1, !dbg !945
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !946
	store i8 %93, i8* %95, align 1, !dbg !946
	%96 = icmp ult i64 %51, 8, !dbg !947
	%97 = trunc i64 %51 to i8, !dbg !947
	%98 = shl i8 1, %97, !dbg !947
	%99 = select i1 %96, i8 %98, i8 0, !dbg !947
	%100 = urem i64 %51, 8, !dbg !948
	%101 = icmp ult i64 %100, 8, !dbg !949
	%102 = trunc i64 %100 to i8, !dbg !949
	%103 = select i1 %101, i8 %102, i8 7, !dbg !949
	%104 = ashr i8 %47, %103, !dbg !949
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !950
	store i8 %99, i8* %105, align 1, !dbg !950
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !951
	store i8 %104, i8* %106, align 1, !dbg !951
	%107 = icmp ne i8 %47, 0, !dbg !952
	br i1 %107, label %b3, label %b4, !dbg !952

b3:
	%108 = icmp eq i8 %47, -1, !dbg !953
	%109 = select i1 %108, i8 1, i8 %47, !dbg !953
	%110 = sdiv i8 %44, %109, !dbg !953
	%111 = sub i8 0, %44, !dbg !953
	%112 = select i1 %108, i8 %111, i8 %110, !dbg !953
	%113 = icmp eq i8 %47, -1, !dbg !954
	%114 = select i1 %113, i8 1, i8 %47, !dbg !954
	%115 = srem i8 %44, %114, !dbg !954
	%116 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !955
	store i8 %112, i8* %116, align 1, !dbg !955
	%117 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !956
	store i8 %115, i8* %117, align 1, !dbg !956
	br label %b5, !dbg !956

b4:
	%118 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !957
	store i8 0, i8* %118, align 1, !dbg !957
	%119 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !958
	store i8 0, i8* %119, align 1, !dbg !958
	br label %b5, !dbg !958

b5:
	%120 = sdiv i8 %44, 7, !dbg !959
	%121 = srem i8 %44, 7, !dbg !960
	%122 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !961
	store i8 %120, i8* %122, align 1, !dbg !961
	%123 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !962
	store i8 %121, i8* %123, align 1, !dbg !962
	%124 = sdiv i8 %44, 8, !dbg !963
	%125 = srem i8 %44, 8, !dbg !964
	%126 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !965
	store i8 %124, i8* %126, align 1, !dbg !965
	%127 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !966
	store i8 %125, i8* %127, align 1, !dbg !966
	%128 = icmp slt i8 %44, %47, !dbg !967
	%129 = select i1 %128, i8 %44, i8 %47, !dbg !967
	%130 = icmp sgt i8 %44, %47, !dbg !968
	%131 = select i1 %130, i8 %44, i8 %47, !dbg !968
	%132 = icmp sgt i8 %131, 3, !dbg !968
	%133 = select i1 %132, i8 %131, i8 3, !dbg !968
	%134 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !969
	store i8 %129, i8* %134, align 1, !dbg !969
	%135 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !970
	store i8 %133, i8* %135, align 1, !dbg !970
	%136 = icmp eq i8 %44, %47, !dbg !971
	br i1 %136, label %b7, label %b6, !dbg !974

b6:
	br label %b7, !dbg !975

b7:
	%137 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !976
	%138 = icmp ne i8 %44, %47, !dbg !976
	br i1 %138, label %b9, label %b8, !dbg !978

b8:
	br label %b9, !dbg !979

b9:
	%139 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !980
	br i1 %128, label %b11, label %b10, !dbg !982

b10:
	br label %b11, !dbg !983

b11:
	%140 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !984
	%141 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !984
	store i8 %137, i8* %141, align 1, !dbg !984
	%142 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !985
	store i8 %139, i8* %142, align 1, !dbg !985
	%143 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !986
	store i8 %140, i8* %143, align 1, !dbg !986
	%144 = icmp sle i8 %44, %47, !dbg !987
	br i1 %144, label %b13, label %b12, !dbg !989

b12:
	br label %b13, !dbg !990

b13:
	%145 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !991
	br i1 %130, label %b15, label %b14, !dbg !993

b14:
	br label %b15, !dbg !994

b15:
	%146 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !995
	%147 = icmp sge i8 %44, %47, !dbg !995
	br i1 %147, label %b17, label %b16, !dbg !997

b16:
	br label %b17, !dbg !998

b17:
	%148 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !999
	%149 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !999
	store i8 %145, i8* %149, align 1, !dbg !999
	%150 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !1000
	store i8 %146, i8* %150, align 1, !dbg !1000
	%151 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !1001
	store i8 %148, i8* %151, align 1, !dbg !1001
	%152 = mul i8 %52, 3, !dbg !1002
	%153 = sub i8 %152, 5, !dbg !1003
	%154 = xor i8 %153, %44, !dbg !1004
	%155 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !1005
	store i8 %154, i8* %155, align 1, !dbg !1005
	%156 = shl i8 %154, 2, !dbg !1006
	%157 = ashr i8 %156, 1, !dbg !1007
	%158 = or i8 %157, 1, !dbg !1008
	%159 = and i8 %158, -3, !dbg !1009
	%160 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !1010
	store i8 %159, i8* %160, align 1, !dbg !1010
	%161 = sub i8 %159, 1, !dbg !1011
	%162 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !1012
	store i8 %161, i8* %162, align 1, !dbg !1012
	%163 = sub i8 %47, %44, !dbg !1013
	%164 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !1014
	store i8 %163, i8* %164, align 1, !dbg !1014
	br i1 %128, label %b18, label %b19, !dbg !1015

b18:
	br i1 %107, label %b21, label %b19, !dbg !1016

b19:
	%165 = icmp eq i8 %44, 5, !dbg !1017
	br i1 %165, label %b21, label %b20, !dbg !1019

b20:
	br label %b21, !dbg !1020

b21:
	%166 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1021
	%167 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !1021
	store i8 %166, i8* %167, align 1, !dbg !1021
	%168 = icmp eq i8 %47, 1, !dbg !1022
	%169 = icmp ne i1 %144, %168, !dbg !1023
	br i1 %169, label %b23, label %b22, !dbg !1025

b22:
	br label %b23, !dbg !1026

b23:
	%170 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !1027
	%171 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !1027
	store i8 %170, i8* %171, align 1, !dbg !1027
	%172 = and i64 %51, 3, !dbg !1028
	%173 = icmp ult i64 %172, 8, !dbg !1029
	%174 = trunc i64 %172 to i8, !dbg !1029
	%175 = shl i8 1, %174, !dbg !1029
	%176 = select i1 %173, i8 %175, i8 0, !dbg !1029
	%177 = add i8 %176, %44, !dbg !1030
	%178 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !1031
	store i8 %177, i8* %178, align 1, !dbg !1031
	%179 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !1032
	store i8 -1, i8* %179, align 1, !dbg !1032
	%180 = add i64 %35, %34, !dbg !902
	br label %b1, !dbg !902

b24:
	ret void, !dbg !902

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %39, i64 %p1), !dbg !906
	ret void, !dbg !906

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %37, i64 %39), !dbg !906
	ret void, !dbg !906

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %35, i64 %p5), !dbg !908
	ret void, !dbg !908

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %35, i64 %p7), !dbg !909
	ret void, !dbg !909
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1033 {
entry:
	br label %b0, !dbg !1034

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1035, !range !10
	%1 = sext i32 %0 to i64, !dbg !1035
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1035, !range !12
	%3 = sext i32 %2 to i64, !dbg !1035
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1035, !range !12
	%5 = sext i32 %4 to i64, !dbg !1035
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1035, !range !33
	%7 = sext i32 %6 to i64, !dbg !1035
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1035, !range !34
	%9 = sext i32 %8 to i64, !dbg !1035
	%10 = mul i64 %9, %5, !dbg !1035
	%11 = add i64 %3, %10, !dbg !1035
	%12 = mul i64 %7, %11, !dbg !1035
	%13 = add i64 %1, %12, !dbg !1035
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1035, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1035, !range !35
	%16 = mul i32 %14, %15, !dbg !1035
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1035, !range !36
	%18 = mul i32 %16, %17, !dbg !1035
	%19 = sext i32 %18 to i64, !dbg !1035
	%20 = mul i64 %13, %19, !dbg !1035
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1035, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1035, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1035, !range !13
	%24 = mul i32 %15, %23, !dbg !1035
	%25 = add i32 %22, %24, !dbg !1035
	%26 = mul i32 %14, %25, !dbg !1035
	%27 = add i32 %21, %26, !dbg !1035
	%28 = sext i32 %27 to i64, !dbg !1035
	%29 = add i64 %20, %28, !dbg !1035
	%30 = mul i64 %7, %9, !dbg !1035
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1035, !range !34
	%32 = sext i32 %31 to i64, !dbg !1035
	%33 = mul i64 %30, %32, !dbg !1035
	%34 = mul i64 %33, %19, !dbg !1035
	br label %b1, !dbg !1035

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !1035
	%36 = icmp slt i64 %35, %p5, !dbg !1035
	br i1 %36, label %b2, label %b3, !dbg !1035

b2:
	%37 = mul i64 %35, 20, !dbg !1036
	%38 = add i64 %35, 1, !dbg !1037
	%39 = mul i64 %38, 20, !dbg !1038
	%40 = icmp ugt i64 %39, %p1, !dbg !1039
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1039, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1039
	%42 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1040
	%43 = load i8, i8* %42, align 1, !dbg !1040
	%44 = sext i8 %43 to i64, !dbg !1043
	%45 = sext i8 %43 to i16, !dbg !1044
	%46 = sext i16 %45 to i64, !dbg !1045
	%47 = sext i8 %43 to i32, !dbg !1046
	%48 = sext i32 %47 to i64, !dbg !1047
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1048
	store i64 %44, i64* %49, align 8, !dbg !1048
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1049
	store i64 %46, i64* %50, align 8, !dbg !1049
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1050
	store i64 %48, i64* %51, align 8, !dbg !1050
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1051
	store i64 %44, i64* %52, align 8, !dbg !1051
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1052
	store i64 %44, i64* %53, align 8, !dbg !1052
	%54 = zext i8 %43 to i64, !dbg !1054
	%55 = sext i8 %43 to i16, !dbg !1055
	%56 = zext i16 %55 to i64, !dbg !1056
	%57 = sext i8 %43 to i32, !dbg !1057
	%58 = zext i32 %57 to i64, !dbg !1058
	%59 = sext i8 %43 to i64, !dbg !1059
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1061
	store i64 %54, i64* %60, align 8, !dbg !1061
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1062
	store i64 %56, i64* %61, align 8, !dbg !1062
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1063
	store i64 %58, i64* %62, align 8, !dbg !1063
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1064
	store i64 %59, i64* %63, align 8, !dbg !1064
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1065
	store i64 %59, i64* %64, align 8, !dbg !1065
	%65 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1066
	store i64 %44, i64* %65, align 8, !dbg !1066
	%66 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1067
	store i64 %44, i64* %66, align 8, !dbg !1067
	%67 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1068
	store i64 %44, i64* %67, align 8, !dbg !1068
	%68 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1069
	store i64 %44, i64* %68, align 8, !dbg !1069
	%69 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1070
	store i64 %44, i64* %69, align 8, !dbg !1070
	%70 = lshr i8 %43, 1, !dbg !1071
	%71 = sitofp i8 %70 to float, !dbg !1073
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1074
	%73 = fcmp uno float %71, %71, !dbg !1074
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1074
	%75 = sitofp i8 %70 to double, !dbg !1075
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1076
	%77 = fcmp uno double %75, %75, !dbg !1076
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1076
	%79 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1077
	store i64 %74, i64* %79, align 8, !dbg !1077
	%80 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1078
	store i64 %78, i64* %80, align 8, !dbg !1078
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1079
	%82 = icmp slt i32 %81, -128, !dbg !1079
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1079
	%84 = icmp sgt i32 %83, 127, !dbg !1079
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1079
	%86 = trunc i32 %85 to i8, !dbg !1079
	%87 = sext i8 %86 to i64, !dbg !1080
	%88 = fadd double %75, 7.500000e-01, !dbg !1081
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1082
	%90 = fcmp uno double %88, %88, !dbg !1082
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1082
	%92 = icmp slt i32 %91, -128, !dbg !1082
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1082
	%94 = icmp sgt i32 %93, 127, !dbg !1082
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1082
	%96 = trunc i32 %95 to i8, !dbg !1082
	%97 = sext i8 %96 to i64, !dbg !1083
	%98 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1084
	store i64 %87, i64* %98, align 8, !dbg !1084
	%99 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1085
	store i64 %97, i64* %99, align 8, !dbg !1085
	%100 = fmul double %75, 3.500000e+00, !dbg !1086
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1087
	%102 = fcmp uno double %100, %100, !dbg !1087
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1087
	%104 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1089
	store i64 %103, i64* %104, align 8, !dbg !1089
	%105 = mul i64 %35, 2, !dbg !1090
	%106 = add i64 %105, 2, !dbg !1091
	%107 = icmp ugt i64 %106, %p3, !dbg !1092
	br i1 %107, label %b2_fail2, label %b2_ok2, !dbg !1092, !prof !9

b2_ok2:
	%108 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1092
	%109 = load i8, i8* %42, align 1, !dbg !1093
	%110 = sitofp i8 %109 to float, !dbg !1096
	%111 = fpext float %110 to double, !dbg !1097
	%112 = sitofp i8 %109 to double, !dbg !1098
	%113 = getelementptr inbounds double, double* %108, i64 0, !dbg !1099
	store double %111, double* %113, align 8, !dbg !1099
	%114 = getelementptr inbounds double, double* %108, i64 1, !dbg !1100
	store double %112, double* %114, align 8, !dbg !1100
	%115 = add i64 %35, %34, !dbg !1035
	br label %b1, !dbg !1035

b3:
	ret void, !dbg !1035

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %39, i64 %p1), !dbg !1039
	ret void, !dbg !1039

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %106, i64 %p3), !dbg !1092
	ret void, !dbg !1092
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1101 {
entry:
	br label %b0, !dbg !1102

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1103, !range !10
	%1 = sext i32 %0 to i64, !dbg !1103
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1103, !range !12
	%3 = sext i32 %2 to i64, !dbg !1103
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1103, !range !12
	%5 = sext i32 %4 to i64, !dbg !1103
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1103, !range !33
	%7 = sext i32 %6 to i64, !dbg !1103
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1103, !range !34
	%9 = sext i32 %8 to i64, !dbg !1103
	%10 = mul i64 %9, %5, !dbg !1103
	%11 = add i64 %3, %10, !dbg !1103
	%12 = mul i64 %7, %11, !dbg !1103
	%13 = add i64 %1, %12, !dbg !1103
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1103, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1103, !range !35
	%16 = mul i32 %14, %15, !dbg !1103
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1103, !range !36
	%18 = mul i32 %16, %17, !dbg !1103
	%19 = sext i32 %18 to i64, !dbg !1103
	%20 = mul i64 %13, %19, !dbg !1103
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1103, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1103, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1103, !range !13
	%24 = mul i32 %15, %23, !dbg !1103
	%25 = add i32 %22, %24, !dbg !1103
	%26 = mul i32 %14, %25, !dbg !1103
	%27 = add i32 %21, %26, !dbg !1103
	%28 = sext i32 %27 to i64, !dbg !1103
	%29 = add i64 %20, %28, !dbg !1103
	%30 = mul i64 %7, %9, !dbg !1103
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1103, !range !34
	%32 = sext i32 %31 to i64, !dbg !1103
	%33 = mul i64 %30, %32, !dbg !1103
	%34 = mul i64 %33, %19, !dbg !1103
	br label %b1, !dbg !1103

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1103
	%36 = icmp slt i64 %35, %p3, !dbg !1103
	br i1 %36, label %b2, label %b24, !dbg !1103

b2:
	%37 = mul i64 %35, 40, !dbg !1104
	%38 = add i64 %35, 1, !dbg !1105
	%39 = mul i64 %38, 40, !dbg !1106
	%40 = icmp ugt i64 %39, %p1, !dbg !1107
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1107, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1107
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1107, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1107
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1108
	%44 = load i16, i16* %43, align 2, !dbg !1108
	%45 = icmp uge i64 %35, %p5, !dbg !1109
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1109, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1109
	%47 = load i16, i16* %46, align 2, !dbg !1109
	%48 = icmp uge i64 %35, %p7, !dbg !1110
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1110, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1110
	%50 = load i32, i32* %49, align 4, !dbg !1110
	%51 = zext i32 %50 to i64, !dbg !1111
	%52 = add i16 %44, %47, !dbg !1114
	%53 = sub i16 %44, %47, !dbg !1115
	%54 = mul i16 %44, %47, !dbg !1116
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !1117
	store i16 %52, i16* %55, align 2, !dbg !1117
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !1118
	store i16 %53, i16* %56, align 2, !dbg !1118
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !1119
	store i16 %54, i16* %57, align 2, !dbg !1119
	%58 = and i16 %44, %47, !dbg !1120
	%59 = or i16 %44, %47, !dbg !1121
	%60 = xor i16 %44, %47, !dbg !1122
	%61 = xor i16 %47, -1, !dbg !1123
	%62 = and i16 %44, %61, !dbg !1123
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !1124
	store i16 %58, i16* %63, align 2, !dbg !1124
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !1125
	store i16 %59, i16* %64, align 2, !dbg !1125
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !1126
	store i16 %60, i16* %65, align 2, !dbg !1126
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !1127
	store i16 %62, i16* %66, align 2, !dbg !1127
	%67 = xor i16 %44, -1, !dbg !1128
	%68 = sub i16 0, %44, !dbg !1129
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !1130
	store i16 %67, i16* %69, align 2, !dbg !1130
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !1131
	store i16 %68, i16* %70, align 2, !dbg !1131
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !1132
	store i16 %44, i16* %71, align 2, !dbg !1132
	%72 = icmp ult i64 %51, 16, !dbg !1133
	%73 = trunc i64 %51 to i16, !dbg !1133
	%74 = shl i16 %44, %73, !dbg !1133
	%75 = select i1 %72, i16 %74, i16 0, !dbg !1133
	%76 = icmp ult i64 %51, 16, !dbg !1134
	%77 = trunc i64 %51 to i16, !dbg !1134
	%78 = select i1 %76, i16 %77, i16 15, !dbg !1134
	%79 = ashr i16 %44, %78, !dbg !1134
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !1135
	store i16 %75, i16* %80, align 2, !dbg !1135
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !1136
	store i16 %79, i16* %81, align 2, !dbg !1136
	%82 = icmp ult i64 %51, 16, !dbg !1138
	%83 = trunc i64 %51 to i16, !dbg !1138
	%84 = shl i16 %44, %83, !dbg !1138
	%85 = select i1 %82, i16 %84, i16 0, !dbg !1138
	%86 = trunc i64 %51 to i8, !dbg !1139
	%87 = zext i8 %86 to i16, !dbg !1140
	%88 = icmp ult i16 %87, 16, !dbg !1140
	%89 = select i1 %88, i16 %87, i16 15, !dbg !1140
	%90 = ashr i16 %44, %89, !dbg !1140
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !1141
	store i16 %85, i16* %91, align 2, !dbg !1141
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !1142
	store i16 %90, i16* %92, align 2, !dbg !1142
	%93 = shl i16 %44, 3, !dbg !1143
	%94 = ashr i16 %44, 3, !dbg !1144
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !1145
	store i16 %93, i16* %95, align 2, !dbg !1145
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !1146
	store i16 %94, i16* %96, align 2, !dbg !1146
	%97 = icmp ult i64 %51, 16, !dbg !1147
	%98 = trunc i64 %51 to i16, !dbg !1147
	%99 = shl i16 1, %98, !dbg !1147
	%100 = select i1 %97, i16 %99, i16 0, !dbg !1147
	%101 = urem i64 %51, 8, !dbg !1148
	%102 = icmp ult i64 %101, 16, !dbg !1149
	%103 = trunc i64 %101 to i16, !dbg !1149
	%104 = select i1 %102, i16 %103, i16 15, !dbg !1149
	%105 = ashr i16 %47, %104, !dbg !1149
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !1150
	store i16 %100, i16* %106, align 2, !dbg !1150
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !1151
	store i16 %105, i16* %107, align 2, !dbg !1151
	%108 = icmp ne i16 %47, 0, !dbg !1152
	br i1 %108, label %b3, label %b4, !dbg !1152

b3:
	%109 = icmp eq i16 %47, -1, !dbg !1153
	%110 = select i1 %109, i16 1, i16 %47, !dbg !1153
	%111 = sdiv i16 %44, %110, !dbg !1153
	%112 = sub i16 0, %44, !dbg !1153
	%113 = select i1 %109, i16 %112, i16 %111, !dbg !1153
	%114 = icmp eq i16 %47, -1, !dbg !1154
	%115 = select i1 %114, i16 1, i16 %47, !dbg !1154
	%116 = srem i16 %44, %115, !dbg !1154
	%117 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1155
	store i16 %113, i16* %117, align 2, !dbg !1155
	%118 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1156
	store i16 %116, i16* %118, align 2, !dbg !1156
	br label %b5, !dbg !1156

b4:
	%119 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1157
	store i16 0, i16* %119, align 2, !dbg !1157
	%120 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1158
	store i16 0, i16* %120, align 2, !dbg !1158
	br label %b5, !dbg !1158

b5:
	%121 = sdiv i16 %44, 7, !dbg !1159
	%122 = srem i16 %44, 7, !dbg !1160
	%123 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !1161
	store i16 %121, i16* %123, align 2, !dbg !1161
	%124 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !1162
	store i16 %122, i16* %124, align 2, !dbg !1162
	%125 = sdiv i16 %44, 8, !dbg !1163
	%126 = srem i16 %44, 8, !dbg !1164
	%127 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !1165
	store i16 %125, i16* %127, align 2, !dbg !1165
	%128 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !1166
	store i16 %126, i16* %128, align 2, !dbg !1166
	%129 = icmp slt i16 %44, %47, !dbg !1167
	%130 = select i1 %129, i16 %44, i16 %47, !dbg !1167
	%131 = icmp sgt i16 %44, %47, !dbg !1168
	%132 = select i1 %131, i16 %44, i16 %47, !dbg !1168
	%133 = icmp sgt i16 %132, 3, !dbg !1168
	%134 = select i1 %133, i16 %132, i16 3, !dbg !1168
	%135 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !1169
	store i16 %130, i16* %135, align 2, !dbg !1169
	%136 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !1170
	store i16 %134, i16* %136, align 2, !dbg !1170
	%137 = icmp eq i16 %44, %47, !dbg !1171
	br i1 %137, label %b7, label %b6, !dbg !1174

b6:
	br label %b7, !dbg !1175

b7:
	%138 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1176
	%139 = icmp ne i16 %44, %47, !dbg !1176
	br i1 %139, label %b9, label %b8, !dbg !1178

b8:
	br label %b9, !dbg !1179

b9:
	%140 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1180
	br i1 %129, label %b11, label %b10, !dbg !1182

b10:
	br label %b11, !dbg !1183

b11:
	%141 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1184
	%142 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !1184
	store i16 %138, i16* %142, align 2, !dbg !1184
	%143 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !1185
	store i16 %140, i16* %143, align 2, !dbg !1185
	%144 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !1186
	store i16 %141, i16* %144, align 2, !dbg !1186
	%145 = icmp sle i16 %44, %47, !dbg !1187
	br i1 %145, label %b13, label %b12, !dbg !1189

b12:
	br label %b13, !dbg !1190

b13:
	%146 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1191
	br i1 %131, label %b15, label %b14, !dbg !1193

b14:
	br label %b15, !dbg !1194

b15:
	%147 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1195
	%148 = icmp sge i16 %44, %47, !dbg !1195
	br i1 %148, label %b17, label %b16, !dbg !1197

b16:
	br label %b17, !dbg !1198

b17:
	%149 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1199
	%150 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !1199
	store i16 %146, i16* %150, align 2, !dbg !1199
	%151 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !1200
	store i16 %147, i16* %151, align 2, !dbg !1200
	%152 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !1201
	store i16 %149, i16* %152, align 2, !dbg !1201
	%153 = mul i16 %52, 3, !dbg !1202
	%154 = sub i16 %153, 5, !dbg !1203
	%155 = xor i16 %154, %44, !dbg !1204
	%156 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !1205
	store i16 %155, i16* %156, align 2, !dbg !1205
	%157 = shl i16 %155, 2, !dbg !1206
	%158 = ashr i16 %157, 1, !dbg !1207
	%159 = or i16 %158, 1, !dbg !1208
	%160 = and i16 %159, -3, !dbg !1209
	%161 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !1210
	store i16 %160, i16* %161, align 2, !dbg !1210
	%162 = sub i16 %160, 1, !dbg !1211
	%163 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !1212
	store i16 %162, i16* %163, align 2, !dbg !1212
	%164 = sub i16 %47, %44, !dbg !1213
	%165 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !1214
	store i16 %164, i16* %165, align 2, !dbg !1214
	br i1 %129, label %b18, label %b19, !dbg !1215

b18:
	br i1 %108, label %b21, label %b19, !dbg !1216

b19:
	%166 = icmp eq i16 %44, 5, !dbg !1217
	br i1 %166, label %b21, label %b20, !dbg !1219

b20:
	br label %b21, !dbg !1220

b21:
	%167 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1221
	%168 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !1221
	store i16 %167, i16* %168, align 2, !dbg !1221
	%169 = icmp eq i16 %47, 1, !dbg !1222
	%170 = icmp ne i1 %145, %169, !dbg !1223
	br i1 %170, label %b23, label %b22, !dbg !1225

b22:
	br label %b23, !dbg !1226

b23:
	%171 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1227
	%172 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !1227
	store i16 %171, i16* %172, align 2, !dbg !1227
	%173 = and i64 %51, 3, !dbg !1228
	%174 = icmp ult i64 %173, 16, !dbg !1229
	%175 = trunc i64 %173 to i16, !dbg !1229
	%176 = shl i16 1, %175, !dbg !1229
	%177 = select i1 %174, i16 %176, i16 0, !dbg !1229
	%178 = add i16 %177, %44, !dbg !1230
	%179 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !1231
	store i16 %178, i16* %179, align 2, !dbg !1231
	%180 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !1232
	store i16 -1, i16* %180, align 2, !dbg !1232
	%181 = add i64 %35, %34, !dbg !1103
	br label %b1, !dbg !1103

b24:
	ret void, !dbg !1103

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %39, i64 %p1), !dbg !1107
	ret void, !dbg !1107

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %37, i64 %39), !dbg !1107
	ret void, !dbg !1107

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %35, i64 %p5), !dbg !1109
	ret void, !dbg !1109

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %35, i64 %p7), !dbg !1110
	ret void, !dbg !1110
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1233 {
entry:
	br label %b0, !dbg !1234

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1235, !range !10
	%1 = sext i32 %0 to i64, !dbg !1235
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1235, !range !12
	%3 = sext i32 %2 to i64, !dbg !1235
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1235, !range !12
	%5 = sext i32 %4 to i64, !dbg !1235
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1235, !range !33
	%7 = sext i32 %6 to i64, !dbg !1235
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1235, !range !34
	%9 = sext i32 %8 to i64, !dbg !1235
	%10 = mul i64 %9, %5, !dbg !1235
	%11 = add i64 %3, %10, !dbg !1235
	%12 = mul i64 %7, %11, !dbg !1235
	%13 = add i64 %1, %12, !dbg !1235
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1235, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1235, !range !35
	%16 = mul i32 %14, %15, !dbg !1235
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1235, !range !36
	%18 = mul i32 %16, %17, !dbg !1235
	%19 = sext i32 %18 to i64, !dbg !1235
	%20 = mul i64 %13, %19, !dbg !1235
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1235, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1235, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1235, !range !13
	%24 = mul i32 %15, %23, !dbg !1235
	%25 = add i32 %22, %24, !dbg !1235
	%26 = mul i32 %14, %25, !dbg !1235
	%27 = add i32 %21, %26, !dbg !1235
	%28 = sext i32 %27 to i64, !dbg !1235
	%29 = add i64 %20, %28, !dbg !1235
	%30 = mul i64 %7, %9, !dbg !1235
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1235, !range !34
	%32 = sext i32 %31 to i64, !dbg !1235
	%33 = mul i64 %30, %32, !dbg !1235
	%34 = mul i64 %33, %19, !dbg !1235
	br label %b1, !dbg !1235

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !1235
	%36 = icmp slt i64 %35, %p5, !dbg !1235
	br i1 %36, label %b2, label %b3, !dbg !1235

b2:
	%37 = mul i64 %35, 20, !dbg !1236
	%38 = add i64 %35, 1, !dbg !1237
	%39 = mul i64 %38, 20, !dbg !1238
	%40 = icmp ugt i64 %39, %p1, !dbg !1239
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1239, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1239
	%42 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1240
	%43 = load i16, i16* %42, align 2, !dbg !1240
	%44 = trunc i16 %43 to i8, !dbg !1243
	%45 = sext i8 %44 to i64, !dbg !1244
	%46 = sext i16 %43 to i64, !dbg !1245
	%47 = sext i16 %43 to i32, !dbg !1246
	%48 = sext i32 %47 to i64, !dbg !1247
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1248
	store i64 %45, i64* %49, align 8, !dbg !1248
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1249
	store i64 %46, i64* %50, align 8, !dbg !1249
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1250
	store i64 %48, i64* %51, align 8, !dbg !1250
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1251
	store i64 %46, i64* %52, align 8, !dbg !1251
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1252
	store i64 %46, i64* %53, align 8, !dbg !1252
	%54 = trunc i16 %43 to i8, !dbg !1253
	%55 = zext i8 %54 to i64, !dbg !1254
	%56 = zext i16 %43 to i64, !dbg !1256
	%57 = sext i16 %43 to i32, !dbg !1257
	%58 = zext i32 %57 to i64, !dbg !1258
	%59 = sext i16 %43 to i64, !dbg !1259
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1261
	store i64 %55, i64* %60, align 8, !dbg !1261
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1262
	store i64 %56, i64* %61, align 8, !dbg !1262
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1263
	store i64 %58, i64* %62, align 8, !dbg !1263
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1264
	store i64 %59, i64* %63, align 8, !dbg !1264
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1265
	store i64 %59, i64* %64, align 8, !dbg !1265
	%65 = sext i8 %44 to i16, !dbg !1266
	%66 = sext i16 %65 to i64, !dbg !1267
	%67 = zext i8 %54 to i16, !dbg !1268
	%68 = sext i16 %67 to i64, !dbg !1269
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1270
	store i64 %66, i64* %69, align 8, !dbg !1270
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1271
	store i64 %68, i64* %70, align 8, !dbg !1271
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1272
	store i64 %46, i64* %71, align 8, !dbg !1272
	%72 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1273
	store i64 %46, i64* %72, align 8, !dbg !1273
	%73 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1274
	store i64 %46, i64* %73, align 8, !dbg !1274
	%74 = lshr i8 %54, 1, !dbg !1275
	%75 = zext i8 %74 to i16, !dbg !1276
	%76 = sitofp i16 %75 to float, !dbg !1277
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1278
	%78 = fcmp uno float %76, %76, !dbg !1278
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1278
	%80 = sitofp i16 %75 to double, !dbg !1279
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1280
	%82 = fcmp uno double %80, %80, !dbg !1280
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1280
	%84 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1281
	store i64 %79, i64* %84, align 8, !dbg !1281
	%85 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1282
	store i64 %83, i64* %85, align 8, !dbg !1282
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1283
	%87 = icmp slt i32 %86, -32768, !dbg !1283
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1283
	%89 = icmp sgt i32 %88, 32767, !dbg !1283
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1283
	%91 = trunc i32 %90 to i16, !dbg !1283
	%92 = sext i16 %91 to i64, !dbg !1284
	%93 = fadd double %80, 7.500000e-01, !dbg !1285
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1286
	%95 = fcmp uno double %93, %93, !dbg !1286
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1286
	%97 = icmp slt i32 %96, -32768, !dbg !1286
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1286
	%99 = icmp sgt i32 %98, 32767, !dbg !1286
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1286
	%101 = trunc i32 %100 to i16, !dbg !1286
	%102 = sext i16 %101 to i64, !dbg !1287
	%103 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1288
	store i64 %92, i64* %103, align 8, !dbg !1288
	%104 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1289
	store i64 %102, i64* %104, align 8, !dbg !1289
	%105 = fmul double %80, 3.500000e+00, !dbg !1290
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1291
	%107 = fcmp uno double %105, %105, !dbg !1291
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1291
	%109 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1293
	store i64 %108, i64* %109, align 8, !dbg !1293
	%110 = mul i64 %35, 2, !dbg !1294
	%111 = add i64 %110, 2, !dbg !1295
	%112 = icmp ugt i64 %111, %p3, !dbg !1296
	br i1 %112, label %b2_fail2, label %b2_ok2, !dbg !1296, !prof !9

b2_ok2:
	%113 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1296
	%114 = load i16, i16* %42, align 2, !dbg !1297
	%115 = sitofp i16 %114 to float, !dbg !1300
	%116 = fpext float %115 to double, !dbg !1301
	%117 = sitofp i16 %114 to double, !dbg !1302
	%118 = getelementptr inbounds double, double* %113, i64 0, !dbg !1303
	store double %116, double* %118, align 8, !dbg !1303
	%119 = getelementptr inbounds double, double* %113, i64 1, !dbg !1304
	store double %117, double* %119, align 8, !dbg !1304
	%120 = add i64 %35, %34, !dbg !1235
	br label %b1, !dbg !1235

b3:
	ret void, !dbg !1235

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %39, i64 %p1), !dbg !1239
	ret void, !dbg !1239

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %111, i64 %p3), !dbg !1296
	ret void, !dbg !1296
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1305 {
entry:
	br label %b0, !dbg !1306

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1307, !range !10
	%1 = sext i32 %0 to i64, !dbg !1307
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1307, !range !12
	%3 = sext i32 %2 to i64, !dbg !1307
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1307, !range !12
	%5 = sext i32 %4 to i64, !dbg !1307
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1307, !range !33
	%7 = sext i32 %6 to i64, !dbg !1307
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1307, !range !34
	%9 = sext i32 %8 to i64, !dbg !1307
	%10 = mul i64 %9, %5, !dbg !1307
	%11 = add i64 %3, %10, !dbg !1307
	%12 = mul i64 %7, %11, !dbg !1307
	%13 = add i64 %1, %12, !dbg !1307
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1307, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1307, !range !35
	%16 = mul i32 %14, %15, !dbg !1307
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1307, !range !36
	%18 = mul i32 %16, %17, !dbg !1307
	%19 = sext i32 %18 to i64, !dbg !1307
	%20 = mul i64 %13, %19, !dbg !1307
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1307, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1307, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1307, !range !13
	%24 = mul i32 %15, %23, !dbg !1307
	%25 = add i32 %22, %24, !dbg !1307
	%26 = mul i32 %14, %25, !dbg !1307
	%27 = add i32 %21, %26, !dbg !1307
	%28 = sext i32 %27 to i64, !dbg !1307
	%29 = add i64 %20, %28, !dbg !1307
	%30 = mul i64 %7, %9, !dbg !1307
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1307, !range !34
	%32 = sext i32 %31 to i64, !dbg !1307
	%33 = mul i64 %30, %32, !dbg !1307
	%34 = mul i64 %33, %19, !dbg !1307
	br label %b1, !dbg !1307

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1307
	%36 = icmp slt i64 %35, %p3, !dbg !1307
	br i1 %36, label %b2, label %b24, !dbg !1307

b2:
	%37 = mul i64 %35, 40, !dbg !1308
	%38 = add i64 %35, 1, !dbg !1309
	%39 = mul i64 %38, 40, !dbg !1310
	%40 = icmp ugt i64 %39, %p1, !dbg !1311
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1311, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1311
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1311, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1311
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1312
	%44 = load i32, i32* %43, align 4, !dbg !1312
	%45 = icmp uge i64 %35, %p5, !dbg !1313
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1313, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1313
	%47 = load i32, i32* %46, align 4, !dbg !1313
	%48 = icmp uge i64 %35, %p7, !dbg !1314
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1314, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1314
	%50 = load i32, i32* %49, align 4, !dbg !1314
	%51 = zext i32 %50 to i64, !dbg !1315
	%52 = add i32 %44, %47, !dbg !1318
	%53 = sub i32 %44, %47, !dbg !1319
	%54 = mul i32 %44, %47, !dbg !1320
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !1321
	store i32 %52, i32* %55, align 4, !dbg !1321
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !1322
	store i32 %53, i32* %56, align 4, !dbg !1322
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !1323
	store i32 %54, i32* %57, align 4, !dbg !1323
	%58 = and i32 %44, %47, !dbg !1324
	%59 = or i32 %44, %47, !dbg !1325
	%60 = xor i32 %44, %47, !dbg !1326
	%61 = xor i32 %47, -1, !dbg !1327
	%62 = and i32 %44, %61, !dbg !1327
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !1328
	store i32 %58, i32* %63, align 4, !dbg !1328
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !1329
	store i32 %59, i32* %64, align 4, !dbg !1329
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !1330
	store i32 %60, i32* %65, align 4, !dbg !1330
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !1331
	store i32 %62, i32* %66, align 4, !dbg !1331
	%67 = xor i32 %44, -1, !dbg !1332
	%68 = sub i32 0, %44, !dbg !1333
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !1334
	store i32 %67, i32* %69, align 4, !dbg !1334
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !1335
	store i32 %68, i32* %70, align 4, !dbg !1335
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !1336
	store i32 %44, i32* %71, align 4, !dbg !1336
	%72 = icmp ult i64 %51, 32, !dbg !1337
	%73 = trunc i64 %51 to i32, !dbg !1337
	%74 = shl i32 %44, %73, !dbg !1337
	%75 = select i1 %72, i32 %74, i32 0, !dbg !1337
	%76 = icmp ult i64 %51, 32, !dbg !1338
	%77 = trunc i64 %51 to i32, !dbg !1338
	%78 = select i1 %76, i32 %77, i32 31, !dbg !1338
	%79 = ashr i32 %44, %78, !dbg !1338
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !1339
	store i32 %75, i32* %80, align 4, !dbg !1339
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !1340
	store i32 %79, i32* %81, align 4, !dbg !1340
	%82 = icmp ult i64 %51, 32, !dbg !1342
	%83 = trunc i64 %51 to i32, !dbg !1342
	%84 = shl i32 %44, %83, !dbg !1342
	%85 = select i1 %82, i32 %84, i32 0, !dbg !1342
	%86 = trunc i64 %51 to i8, !dbg !1343
	%87 = zext i8 %86 to i32, !dbg !1344
	%88 = icmp ult i32 %87, 32, !dbg !1344
	%89 = select i1 %88, i32 %87, i32 31, !dbg !1344
	%90 = ashr i32 %44, %89, !dbg !1344
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !1345
	store i32 %85, i32* %91, align 4, !dbg !1345
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !1346
	store i32 %90, i32* %92, align 4, !dbg !1346
	%93 = shl i32 %44, 3, !dbg !1347
	%94 = ashr i32 %44, 3, !dbg !1348
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !1349
	store i32 %93, i32* %95, align 4, !dbg !1349
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !1350
	store i32 %94, i32* %96, align 4, !dbg !1350
	%97 = icmp ult i64 %51, 32, !dbg !1351
	%98 = trunc i64 %51 to i32, !dbg !1351
	%99 = shl i32 1, %98, !dbg !1351
	%100 = select i1 %97, i32 %99, i32 0, !dbg !1351
	%101 = urem i64 %51, 8, !dbg !1352
	%102 = icmp ult i64 %101, 32, !dbg !1353
	%103 = trunc i64 %101 to i32, !dbg !1353
	%104 = select i1 %102, i32 %103, i32 31, !dbg !1353
	%105 = ashr i32 %47, %104, !dbg !1353
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !1354
	store i32 %100, i32* %106, align 4, !dbg !1354
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !1355
	store i32 %105, i32* %107, align 4, !dbg !1355
	%108 = icmp ne i32 %47, 0, !dbg !1356
	br i1 %108, label %b3, label %b4, !dbg !1356

b3:
	%109 = icmp eq i32 %47, -1, !dbg !1357
	%110 = select i1 %109, i32 1, i32 %47, !dbg !1357
	%111 = sdiv i32 %44, %110, !dbg !1357
	%112 = sub i32 0, %44, !dbg !1357
	%113 = select i1 %109, i32 %112, i32 %111, !dbg !1357
	%114 = icmp eq i32 %47, -1, !dbg !1358
	%115 = select i1 %114, i32 1, i32 %47, !dbg !1358
	%116 = srem i32 %44, %115, !dbg !1358
	%117 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1359
	store i32 %113, i32* %117, align 4, !dbg !1359
	%118 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1360
	store i32 %116, i32* %118, align 4, !dbg !1360
	br label %b5, !dbg !1360

b4:
	%119 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1361
	store i32 0, i32* %119, align 4, !dbg !1361
	%120 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1362
	store i32 0, i32* %120, align 4, !dbg !1362
	br label %b5, !dbg !1362

b5:
	%121 = sdiv i32 %44, 7, !dbg !1363
	%122 = srem i32 %44, 7, !dbg !1364
	%123 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !1365
	store i32 %121, i32* %123, align 4, !dbg !1365
	%124 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !1366
	store i32 %122, i32* %124, align 4, !dbg !1366
	%125 = sdiv i32 %44, 8, !dbg !1367
	%126 = srem i32 %44, 8, !dbg !1368
	%127 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !1369
	store i32 %125, i32* %127, align 4, !dbg !1369
	%128 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !1370
	store i32 %126, i32* %128, align 4, !dbg !1370
	%129 = icmp slt i32 %44, %47, !dbg !1371
	%130 = select i1 %129, i32 %44, i32 %47, !dbg !1371
	%131 = icmp sgt i32 %44, %47, !dbg !1372
	%132 = select i1 %131, i32 %44, i32 %47, !dbg !1372
	%133 = icmp sgt i32 %132, 3, !dbg !1372
	%134 = select i1 %133, i32 %132, i32 3, !dbg !1372
	%135 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !1373
	store i32 %130, i32* %135, align 4, !dbg !1373
	%136 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !1374
	store i32 %134, i32* %136, align 4, !dbg !1374
	%137 = icmp eq i32 %44, %47, !dbg !1375
	br i1 %137, label %b7, label %b6, !dbg !1378

b6:
	br label %b7, !dbg !1379

b7:
	%138 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1380
	%139 = icmp ne i32 %44, %47, !dbg !1380
	br i1 %139, label %b9, label %b8, !dbg !1382

b8:
	br label %b9, !dbg !1383

b9:
	%140 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1384
	br i1 %129, label %b11, label %b10, !dbg !1386

b10:
	br label %b11, !dbg !1387

b11:
	%141 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1388
	%142 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !1388
	store i32 %138, i32* %142, align 4, !dbg !1388
	%143 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !1389
	store i32 %140, i32* %143, align 4, !dbg !1389
	%144 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !1390
	store i32 %141, i32* %144, align 4, !dbg !1390
	%145 = icmp sle i32 %44, %47, !dbg !1391
	br i1 %145, label %b13, label %b12, !dbg !1393

b12:
	br label %b13, !dbg !1394

b13:
	%146 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1395
	br i1 %131, label %b15, label %b14, !dbg !1397

b14:
	br label %b15, !dbg !1398

b15:
	%147 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1399
	%148 = icmp sge i32 %44, %47, !dbg !1399
	br i1 %148, label %b17, label %b16, !dbg !1401

b16:
	br label %b17, !dbg !1402

b17:
	%149 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1403
	%150 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !1403
	store i32 %146, i32* %150, align 4, !dbg !1403
	%151 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !1404
	store i32 %147, i32* %151, align 4, !dbg !1404
	%152 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !1405
	store i32 %149, i32* %152, align 4, !dbg !1405
	%153 = mul i32 %52, 3, !dbg !1406
	%154 = sub i32 %153, 5, !dbg !1407
	%155 = xor i32 %154, %44, !dbg !1408
	%156 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !1409
	store i32 %155, i32* %156, align 4, !dbg !1409
	%157 = shl i32 %155, 2, !dbg !1410
	%158 = ashr i32 %157, 1, !dbg !1411
	%159 = or i32 %158, 1, !dbg !1412
	%160 = and i32 %159, -3, !dbg !1413
	%161 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !1414
	store i32 %160, i32* %161, align 4, !dbg !1414
	%162 = sub i32 %160, 1, !dbg !1415
	%163 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !1416
	store i32 %162, i32* %163, align 4, !dbg !1416
	%164 = sub i32 %47, %44, !dbg !1417
	%165 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !1418
	store i32 %164, i32* %165, align 4, !dbg !1418
	br i1 %129, label %b18, label %b19, !dbg !1419

b18:
	br i1 %108, label %b21, label %b19, !dbg !1420

b19:
	%166 = icmp eq i32 %44, 5, !dbg !1421
	br i1 %166, label %b21, label %b20, !dbg !1423

b20:
	br label %b21, !dbg !1424

b21:
	%167 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1425
	%168 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !1425
	store i32 %167, i32* %168, align 4, !dbg !1425
	%169 = icmp eq i32 %47, 1, !dbg !1426
	%170 = icmp ne i1 %145, %169, !dbg !1427
	br i1 %170, label %b23, label %b22, !dbg !1429

b22:
	br label %b23, !dbg !1430

b23:
	%171 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1431
	%172 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !1431
	store i32 %171, i32* %172, align 4, !dbg !1431
	%173 = and i64 %51, 3, !dbg !1432
	%174 = icmp ult i64 %173, 32, !dbg !1433
	%175 = trunc i64 %173 to i32, !dbg !1433
	%176 = shl i32 1, %175, !dbg !1433
	%177 = select i1 %174, i32 %176, i32 0, !dbg !1433
	%178 = add i32 %177, %44, !dbg !1434
	%179 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !1435
	store i32 %178, i32* %179, align 4, !dbg !1435
	%180 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !1436
	store i32 -1, i32* %180, align 4, !dbg !1436
	%181 = add i64 %35, %34, !dbg !1307
	br label %b1, !dbg !1307

b24:
	ret void, !dbg !1307

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %39, i64 %p1), !dbg !1311
	ret void, !dbg !1311

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %37, i64 %39), !dbg !1311
	ret void, !dbg !1311

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %35, i64 %p5), !dbg !1313
	ret void, !dbg !1313

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %35, i64 %p7), !dbg !1314
	ret void, !dbg !1314
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1437 {
entry:
	br label %b0, !dbg !1438

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1439, !range !10
	%1 = sext i32 %0 to i64, !dbg !1439
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1439, !range !12
	%3 = sext i32 %2 to i64, !dbg !1439
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1439, !range !12
	%5 = sext i32 %4 to i64, !dbg !1439
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1439, !range !33
	%7 = sext i32 %6 to i64, !dbg !1439
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1439, !range !34
	%9 = sext i32 %8 to i64, !dbg !1439
	%10 = mul i64 %9, %5, !dbg !1439
	%11 = add i64 %3, %10, !dbg !1439
	%12 = mul i64 %7, %11, !dbg !1439
	%13 = add i64 %1, %12, !dbg !1439
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1439, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1439, !range !35
	%16 = mul i32 %14, %15, !dbg !1439
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1439, !range !36
	%18 = mul i32 %16, %17, !dbg !1439
	%19 = sext i32 %18 to i64, !dbg !1439
	%20 = mul i64 %13, %19, !dbg !1439
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1439, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1439, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1439, !range !13
	%24 = mul i32 %15, %23, !dbg !1439
	%25 = add i32 %22, %24, !dbg !1439
	%26 = mul i32 %14, %25, !dbg !1439
	%27 = add i32 %21, %26, !dbg !1439
	%28 = sext i32 %27 to i64, !dbg !1439
	%29 = add i64 %20, %28, !dbg !1439
	%30 = mul i64 %7, %9, !dbg !1439
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1439, !range !34
	%32 = sext i32 %31 to i64, !dbg !1439
	%33 = mul i64 %30, %32, !dbg !1439
	%34 = mul i64 %33, %19, !dbg !1439
	br label %b1, !dbg !1439

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !1439
	%36 = icmp slt i64 %35, %p5, !dbg !1439
	br i1 %36, label %b2, label %b3, !dbg !1439

b2:
	%37 = mul i64 %35, 20, !dbg !1440
	%38 = add i64 %35, 1, !dbg !1441
	%39 = mul i64 %38, 20, !dbg !1442
	%40 = icmp ugt i64 %39, %p1, !dbg !1443
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1443, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1443
	%42 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1444
	%43 = load i32, i32* %42, align 4, !dbg !1444
	%44 = trunc i32 %43 to i8, !dbg !1447
	%45 = sext i8 %44 to i64, !dbg !1448
	%46 = trunc i32 %43 to i16, !dbg !1449
	%47 = sext i16 %46 to i64, !dbg !1450
	%48 = sext i32 %43 to i64, !dbg !1451
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1452
	store i64 %45, i64* %49, align 8, !dbg !1452
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1453
	store i64 %47, i64* %50, align 8, !dbg !1453
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1454
	store i64 %48, i64* %51, align 8, !dbg !1454
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1455
	store i64 %48, i64* %52, align 8, !dbg !1455
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1456
	store i64 %48, i64* %53, align 8, !dbg !1456
	%54 = trunc i32 %43 to i8, !dbg !1457
	%55 = zext i8 %54 to i64, !dbg !1458
	%56 = trunc i32 %43 to i16, !dbg !1459
	%57 = zext i16 %56 to i64, !dbg !1460
	%58 = zext i32 %43 to i64, !dbg !1462
	%59 = sext i32 %43 to i64, !dbg !1463
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1465
	store i64 %55, i64* %60, align 8, !dbg !1465
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1466
	store i64 %57, i64* %61, align 8, !dbg !1466
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1467
	store i64 %58, i64* %62, align 8, !dbg !1467
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1468
	store i64 %59, i64* %63, align 8, !dbg !1468
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1469
	store i64 %59, i64* %64, align 8, !dbg !1469
	%65 = sext i8 %44 to i32, !dbg !1470
	%66 = sext i32 %65 to i64, !dbg !1471
	%67 = zext i8 %54 to i32, !dbg !1472
	%68 = sext i32 %67 to i64, !dbg !1473
	%69 = sext i16 %46 to i32, !dbg !1474
	%70 = sext i32 %69 to i64, !dbg !1475
	%71 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1476
	store i64 %66, i64* %71, align 8, !dbg !1476
	%72 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1477
	store i64 %68, i64* %72, align 8, !dbg !1477
	%73 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1478
	store i64 %70, i64* %73, align 8, !dbg !1478
	%74 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1479
	store i64 %48, i64* %74, align 8, !dbg !1479
	%75 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1480
	store i64 %48, i64* %75, align 8, !dbg !1480
	%76 = lshr i8 %54, 1, !dbg !1481
	%77 = zext i8 %76 to i32, !dbg !1482
	%78 = sitofp i32 %77 to float, !dbg !1483
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1484
	%80 = fcmp uno float %78, %78, !dbg !1484
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1484
	%82 = sitofp i32 %77 to double, !dbg !1485
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1486
	%84 = fcmp uno double %82, %82, !dbg !1486
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1486
	%86 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1487
	store i64 %81, i64* %86, align 8, !dbg !1487
	%87 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1488
	store i64 %85, i64* %87, align 8, !dbg !1488
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1489
	%89 = sext i32 %88 to i64, !dbg !1490
	%90 = fadd double %82, 7.500000e-01, !dbg !1491
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1492
	%92 = fcmp uno double %90, %90, !dbg !1492
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1492
	%94 = sext i32 %93 to i64, !dbg !1493
	%95 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1494
	store i64 %89, i64* %95, align 8, !dbg !1494
	%96 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1495
	store i64 %94, i64* %96, align 8, !dbg !1495
	%97 = fmul double %82, 3.500000e+00, !dbg !1496
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1497
	%99 = fcmp uno double %97, %97, !dbg !1497
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1497
	%101 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1499
	store i64 %100, i64* %101, align 8, !dbg !1499
	%102 = mul i64 %35, 2, !dbg !1500
	%103 = add i64 %102, 2, !dbg !1501
	%104 = icmp ugt i64 %103, %p3, !dbg !1502
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !1502, !prof !9

b2_ok2:
	%105 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1502
	%106 = load i32, i32* %42, align 4, !dbg !1503
	%107 = sitofp i32 %106 to float, !dbg !1506
	%108 = fpext float %107 to double, !dbg !1507
	%109 = sitofp i32 %106 to double, !dbg !1508
	%110 = getelementptr inbounds double, double* %105, i64 0, !dbg !1509
	store double %108, double* %110, align 8, !dbg !1509
	%111 = getelementptr inbounds double, double* %105, i64 1, !dbg !1510
	store double %109, double* %111, align 8, !dbg !1510
	%112 = add i64 %35, %34, !dbg !1439
	br label %b1, !dbg !1439

b3:
	ret void, !dbg !1439

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %39, i64 %p1), !dbg !1443
	ret void, !dbg !1443

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %103, i64 %p3), !dbg !1502
	ret void, !dbg !1502
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1511 {
entry:
	br label %b0, !dbg !1512

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1515, !range !10
	%1 = sext i32 %0 to i64, !dbg !1515
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1515, !range !12
	%3 = sext i32 %2 to i64, !dbg !1515
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1515, !range !12
	%5 = sext i32 %4 to i64, !dbg !1515
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1515, !range !33
	%7 = sext i32 %6 to i64, !dbg !1515
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1515, !range !34
	%9 = sext i32 %8 to i64, !dbg !1515
	%10 = mul i64 %9, %5, !dbg !1515
	%11 = add i64 %3, %10, !dbg !1515
	%12 = mul i64 %7, %11, !dbg !1515
	%13 = add i64 %1, %12, !dbg !1515
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1515, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1515, !range !35
	%16 = mul i32 %14, %15, !dbg !1515
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1515, !range !36
	%18 = mul i32 %16, %17, !dbg !1515
	%19 = sext i32 %18 to i64, !dbg !1515
	%20 = mul i64 %13, %19, !dbg !1515
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1515, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1515, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1515, !range !13
	%24 = mul i32 %15, %23, !dbg !1515
	%25 = add i32 %22, %24, !dbg !1515
	%26 = mul i32 %14, %25, !dbg !1515
	%27 = add i32 %21, %26, !dbg !1515
	%28 = sext i32 %27 to i64, !dbg !1515
	%29 = add i64 %20, %28, !dbg !1515
	%30 = add i64 %29, 1, !dbg !1516
	%31 = trunc i64 %30 to i32, !dbg !1517
	%32 = icmp uge i64 0, %p1, !dbg !1518
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1518, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1518
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !1519
	%35 = icmp uge i64 1, %p1, !dbg !1520
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1520, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1520
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !1521
	%38 = icmp uge i64 2, %p1, !dbg !1522
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1522, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1522
	%40 = atomicrmw min i32* %39, i32 %31 monotonic, !dbg !1523
	%41 = icmp uge i64 3, %p1, !dbg !1524
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1524, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1524
	%43 = atomicrmw max i32* %42, i32 %31 monotonic, !dbg !1525
	%44 = icmp uge i64 4, %p1, !dbg !1526
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1526, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1526
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !1527
	%47 = icmp uge i64 %29, %p3, !dbg !1528
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1528, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1528
	store i32 %46, i32* %48, align 4, !dbg !1528
	%49 = icmp uge i64 5, %p1, !dbg !1529
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1529, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1529
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !1530
	%52 = icmp eq i32 %51, 7, !dbg !1531
	br i1 %52, label %b1, label %b2, !dbg !1531

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !1532
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1532, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1532
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !1533
	br label %b2, !dbg !1533

b2:
	ret void, !dbg !1514

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !1518
	ret void, !dbg !1518

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !1520
	ret void, !dbg !1520

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !1522
	ret void, !dbg !1522

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !1524
	ret void, !dbg !1524

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !1526
	ret void, !dbg !1526

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !1528
	ret void, !dbg !1528

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !1529
	ret void, !dbg !1529

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !1532
	ret void, !dbg !1532
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1534 {
entry:
	br label %b0, !dbg !1535

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1538, !range !10
	%1 = sext i32 %0 to i64, !dbg !1538
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1538, !range !12
	%3 = sext i32 %2 to i64, !dbg !1538
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1538, !range !12
	%5 = sext i32 %4 to i64, !dbg !1538
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1538, !range !33
	%7 = sext i32 %6 to i64, !dbg !1538
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1538, !range !34
	%9 = sext i32 %8 to i64, !dbg !1538
	%10 = mul i64 %9, %5, !dbg !1538
	%11 = add i64 %3, %10, !dbg !1538
	%12 = mul i64 %7, %11, !dbg !1538
	%13 = add i64 %1, %12, !dbg !1538
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1538, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1538, !range !35
	%16 = mul i32 %14, %15, !dbg !1538
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1538, !range !36
	%18 = mul i32 %16, %17, !dbg !1538
	%19 = sext i32 %18 to i64, !dbg !1538
	%20 = mul i64 %13, %19, !dbg !1538
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1538, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1538, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1538, !range !13
	%24 = mul i32 %15, %23, !dbg !1538
	%25 = add i32 %22, %24, !dbg !1538
	%26 = mul i32 %14, %25, !dbg !1538
	%27 = add i32 %21, %26, !dbg !1538
	%28 = sext i32 %27 to i64, !dbg !1538
	%29 = add i64 %20, %28, !dbg !1538
	%30 = icmp uge i64 0, %p1, !dbg !1539
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1539, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1539
	%32 = srem i64 %29, 31, !dbg !1540
	%33 = icmp ult i64 %32, 32, !dbg !1541
	%34 = trunc i64 %32 to i32, !dbg !1541
	%35 = shl i32 1, %34, !dbg !1541
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1541
	%37 = xor i32 %36, -1, !dbg !1542
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !1543
	%39 = icmp uge i64 1, %p1, !dbg !1544
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1544, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1544
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !1545
	%42 = icmp uge i64 2, %p1, !dbg !1546
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1546, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1546
	%44 = trunc i64 %29 to i32, !dbg !1547
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !1548
	br label %b1, !dbg !1548

b1:
	%46 = icmp uge i64 3, %p1, !dbg !1549
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !1549, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1549
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !1550
	%49 = add i32 %48, 1, !dbg !1551
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !1552
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1552
	%52 = icmp eq i32 %51, %48, !dbg !1553
	br i1 %52, label %b2, label %b1, !dbg !1553

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !1554
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !1554, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1554
	store i32 %48, i32* %54, align 4, !dbg !1554
	%55 = icmp uge i64 4, %p1, !dbg !1555
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !1555, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1555
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !1556
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1556
	%59 = icmp eq i32 %58, 1, !dbg !1557
	br i1 %59, label %b3, label %b4, !dbg !1557

b3:
	%60 = icmp uge i64 5, %p1, !dbg !1558
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !1558, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1558
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !1559
	br label %b4, !dbg !1559

b4:
	ret void, !dbg !1537

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !1539
	ret void, !dbg !1539

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !1544
	ret void, !dbg !1544

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !1546
	ret void, !dbg !1546

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !1549
	ret void, !dbg !1549

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !1554
	ret void, !dbg !1554

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !1555
	ret void, !dbg !1555

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !1558
	ret void, !dbg !1558
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1560 {
entry:
	br label %b0, !dbg !1561

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1562, !range !10
	%1 = sext i32 %0 to i64, !dbg !1562
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1562, !range !12
	%3 = sext i32 %2 to i64, !dbg !1562
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1562, !range !12
	%5 = sext i32 %4 to i64, !dbg !1562
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1562, !range !33
	%7 = sext i32 %6 to i64, !dbg !1562
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1562, !range !34
	%9 = sext i32 %8 to i64, !dbg !1562
	%10 = mul i64 %9, %5, !dbg !1562
	%11 = add i64 %3, %10, !dbg !1562
	%12 = mul i64 %7, %11, !dbg !1562
	%13 = add i64 %1, %12, !dbg !1562
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1562, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1562, !range !35
	%16 = mul i32 %14, %15, !dbg !1562
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1562, !range !36
	%18 = mul i32 %16, %17, !dbg !1562
	%19 = sext i32 %18 to i64, !dbg !1562
	%20 = mul i64 %13, %19, !dbg !1562
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1562, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1562, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1562, !range !13
	%24 = mul i32 %15, %23, !dbg !1562
	%25 = add i32 %22, %24, !dbg !1562
	%26 = mul i32 %14, %25, !dbg !1562
	%27 = add i32 %21, %26, !dbg !1562
	%28 = sext i32 %27 to i64, !dbg !1562
	%29 = add i64 %20, %28, !dbg !1562
	%30 = mul i64 %7, %9, !dbg !1562
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1562, !range !34
	%32 = sext i32 %31 to i64, !dbg !1562
	%33 = mul i64 %30, %32, !dbg !1562
	%34 = mul i64 %33, %19, !dbg !1562
	br label %b1, !dbg !1562

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1562
	%36 = icmp slt i64 %35, %p3, !dbg !1562
	br i1 %36, label %b2, label %b24, !dbg !1562

b2:
	%37 = mul i64 %35, 40, !dbg !1563
	%38 = add i64 %35, 1, !dbg !1564
	%39 = mul i64 %38, 40, !dbg !1565
	%40 = icmp ugt i64 %39, %p1, !dbg !1566
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1566, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1566
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1566, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1566
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1567
	%44 = load i64, i64* %43, align 8, !dbg !1567
	%45 = icmp uge i64 %35, %p5, !dbg !1568
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1568, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1568
	%47 = load i64, i64* %46, align 8, !dbg !1568
	%48 = icmp uge i64 %35, %p7, !dbg !1569
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1569, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1569
	%50 = load i32, i32* %49, align 4, !dbg !1569
	%51 = zext i32 %50 to i64, !dbg !1570
	%52 = add i64 %44, %47, !dbg !1573
	%53 = sub i64 %44, %47, !dbg !1574
	%54 = mul i64 %44, %47, !dbg !1575
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1576
	store i64 %52, i64* %55, align 8, !dbg !1576
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1577
	store i64 %53, i64* %56, align 8, !dbg !1577
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1578
	store i64 %54, i64* %57, align 8, !dbg !1578
	%58 = and i64 %44, %47, !dbg !1579
	%59 = or i64 %44, %47, !dbg !1580
	%60 = xor i64 %44, %47, !dbg !1581
	%61 = xor i64 %47, -1, !dbg !1582
	%62 = and i64 %44, %61, !dbg !1582
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1583
	store i64 %58, i64* %63, align 8, !dbg !1583
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1584
	store i64 %59, i64* %64, align 8, !dbg !1584
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1585
	store i64 %60, i64* %65, align 8, !dbg !1585
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1586
	store i64 %62, i64* %66, align 8, !dbg !1586
	%67 = xor i64 %44, -1, !dbg !1587
	%68 = sub i64 0, %44, !dbg !1588
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1589
	store i64 %67, i64* %69, align 8, !dbg !1589
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1590
	store i64 %68, i64* %70, align 8, !dbg !1590
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1591
	store i64 %44, i64* %71, align 8, !dbg !1591
	%72 = icmp ult i64 %51, 64, !dbg !1592
	%73 = shl i64 %44, %51, !dbg !1592
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1592
	%75 = icmp ult i64 %51, 64, !dbg !1593
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1593
	%77 = ashr i64 %44, %76, !dbg !1593
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1594
	store i64 %74, i64* %78, align 8, !dbg !1594
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1595
	store i64 %77, i64* %79, align 8, !dbg !1595
	%80 = icmp ult i64 %51, 64, !dbg !1597
	%81 = shl i64 %44, %51, !dbg !1597
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1597
	%83 = trunc i64 %51 to i8, !dbg !1598
	%84 = zext i8 %83 to i64, !dbg !1599
	%85 = icmp ult i64 %84, 64, !dbg !1599
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1599
	%87 = ashr i64 %44, %86, !dbg !1599
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1600
	store i64 %82, i64* %88, align 8, !dbg !1600
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1601
	store i64 %87, i64* %89, align 8, !dbg !1601
	%90 = shl i64 %44, 3, !dbg !1602
	%91 = ashr i64 %44, 3, !dbg !1603
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1604
	store i64 %90, i64* %92, align 8, !dbg !1604
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1605
	store i64 %91, i64* %93, align 8, !dbg !1605
	%94 = icmp ult i64 %51, 64, !dbg !1606
	%95 = shl i64 1, %51, !dbg !1606
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1606
	%97 = urem i64 %51, 8, !dbg !1607
	%98 = icmp ult i64 %97, 64, !dbg !1608
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1608
	%100 = ashr i64 %47, %99, !dbg !1608
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1609
	store i64 %96, i64* %101, align 8, !dbg !1609
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1610
	store i64 %100, i64* %102, align 8, !dbg !1610
	%103 = icmp ne i64 %47, 0, !dbg !1611
	br i1 %103, label %b3, label %b4, !dbg !1611

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1612
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1612
	%106 = sdiv i64 %44, %105, !dbg !1612
	%107 = sub i64 0, %44, !dbg !1612
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1612
	%109 = icmp eq i64 %47, -1, !dbg !1613
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1613
	%111 = srem i64 %44, %110, !dbg !1613
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1614
	store i64 %108, i64* %112, align 8, !dbg !1614
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1615
	store i64 %111, i64* %113, align 8, !dbg !1615
	br label %b5, !dbg !1615

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1616
	store i64 0, i64* %114, align 8, !dbg !1616
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1617
	store i64 0, i64* %115, align 8, !dbg !1617
	br label %b5, !dbg !1617

b5:
	%116 = sdiv i64 %44, 7, !dbg !1618
	%117 = srem i64 %44, 7, !dbg !1619
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1620
	store i64 %116, i64* %118, align 8, !dbg !1620
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1621
	store i64 %117, i64* %119, align 8, !dbg !1621
	%120 = sdiv i64 %44, 8, !dbg !1622
	%121 = srem i64 %44, 8, !dbg !1623
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1624
	store i64 %120, i64* %122, align 8, !dbg !1624
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1625
	store i64 %121, i64* %123, align 8, !dbg !1625
	%124 = icmp slt i64 %44, %47, !dbg !1626
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1626
	%126 = icmp sgt i64 %44, %47, !dbg !1627
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1627
	%128 = icmp sgt i64 %127, 3, !dbg !1627
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1627
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1628
	store i64 %125, i64* %130, align 8, !dbg !1628
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1629
	store i64 %129, i64* %131, align 8, !dbg !1629
	%132 = icmp eq i64 %44, %47, !dbg !1630
	br i1 %132, label %b7, label %b6, !dbg !1633

b6:
	br label %b7, !dbg !1634

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1635
	%134 = icmp ne i64 %44, %47, !dbg !1635
	br i1 %134, label %b9, label %b8, !dbg !1637

b8:
	br label %b9, !dbg !1638

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1639
	br i1 %124, label %b11, label %b10, !dbg !1641

b10:
	br label %b11, !dbg !1642

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1643
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1643
	store i64 %133, i64* %137, align 8, !dbg !1643
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1644
	store i64 %135, i64* %138, align 8, !dbg !1644
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1645
	store i64 %136, i64* %139, align 8, !dbg !1645
	%140 = icmp sle i64 %44, %47, !dbg !1646
	br i1 %140, label %b13, label %b12, !dbg !1648

b12:
	br label %b13, !dbg !1649

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1650
	br i1 %126, label %b15, label %b14, !dbg !1652

b14:
	br label %b15, !dbg !1653

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1654
	%143 = icmp sge i64 %44, %47, !dbg !1654
	br i1 %143, label %b17, label %b16, !dbg !1656

b16:
	br label %b17, !dbg !1657

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1658
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1658
	store i64 %141, i64* %145, align 8, !dbg !1658
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1659
	store i64 %142, i64* %146, align 8, !dbg !1659
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1660
	store i64 %144, i64* %147, align 8, !dbg !1660
	%148 = mul i64 %52, 3, !dbg !1661
	%149 = sub i64 %148, 5, !dbg !1662
	%150 = xor i64 %149, %44, !dbg !1663
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1664
	store i64 %150, i64* %151, align 8, !dbg !1664
	%152 = shl i64 %150, 2, !dbg !1665
	%153 = ashr i64 %152, 1, !dbg !1666
	%154 = or i64 %153, 1, !dbg !1667
	%155 = and i64 %154, -3, !dbg !1668
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1669
	store i64 %155, i64* %156, align 8, !dbg !1669
	%157 = sub i64 %155, 1, !dbg !1670
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1671
	store i64 %157, i64* %158, align 8, !dbg !1671
	%159 = sub i64 %47, %44, !dbg !1672
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1673
	store i64 %159, i64* %160, align 8, !dbg !1673
	br i1 %124, label %b18, label %b19, !dbg !1674

b18:
	br i1 %103, label %b21, label %b19, !dbg !1675

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1676
	br i1 %161, label %b21, label %b20, !dbg !1678

b20:
	br label %b21, !dbg !1679

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1680
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1680
	store i64 %162, i64* %163, align 8, !dbg !1680
	%164 = icmp eq i64 %47, 1, !dbg !1681
	%165 = icmp ne i1 %140, %164, !dbg !1682
	br i1 %165, label %b23, label %b22, !dbg !1684

b22:
	br label %b23, !dbg !1685

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1686
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1686
	store i64 %166, i64* %167, align 8, !dbg !1686
	%168 = and i64 %51, 3, !dbg !1687
	%169 = icmp ult i64 %168, 64, !dbg !1688
	%170 = shl i64 1, %168, !dbg !1688
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1688
	%172 = add i64 %171, %44, !dbg !1689
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1690
	store i64 %172, i64* %173, align 8, !dbg !1690
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1691
	store i64 -1, i64* %174, align 8, !dbg !1691
	%175 = add i64 %35, %34, !dbg !1562
	br label %b1, !dbg !1562

b24:
	ret void, !dbg !1562

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %39, i64 %p1), !dbg !1566
	ret void, !dbg !1566

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %37, i64 %39), !dbg !1566
	ret void, !dbg !1566

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %35, i64 %p5), !dbg !1568
	ret void, !dbg !1568

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %35, i64 %p7), !dbg !1569
	ret void, !dbg !1569
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1692 {
entry:
	br label %b0, !dbg !1693

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1694, !range !10
	%1 = sext i32 %0 to i64, !dbg !1694
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1694, !range !12
	%3 = sext i32 %2 to i64, !dbg !1694
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1694, !range !12
	%5 = sext i32 %4 to i64, !dbg !1694
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1694, !range !33
	%7 = sext i32 %6 to i64, !dbg !1694
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1694, !range !34
	%9 = sext i32 %8 to i64, !dbg !1694
	%10 = mul i64 %9, %5, !dbg !1694
	%11 = add i64 %3, %10, !dbg !1694
	%12 = mul i64 %7, %11, !dbg !1694
	%13 = add i64 %1, %12, !dbg !1694
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1694, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1694, !range !35
	%16 = mul i32 %14, %15, !dbg !1694
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1694, !range !36
	%18 = mul i32 %16, %17, !dbg !1694
	%19 = sext i32 %18 to i64, !dbg !1694
	%20 = mul i64 %13, %19, !dbg !1694
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1694, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1694, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1694, !range !13
	%24 = mul i32 %15, %23, !dbg !1694
	%25 = add i32 %22, %24, !dbg !1694
	%26 = mul i32 %14, %25, !dbg !1694
	%27 = add i32 %21, %26, !dbg !1694
	%28 = sext i32 %27 to i64, !dbg !1694
	%29 = add i64 %20, %28, !dbg !1694
	%30 = mul i64 %7, %9, !dbg !1694
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1694, !range !34
	%32 = sext i32 %31 to i64, !dbg !1694
	%33 = mul i64 %30, %32, !dbg !1694
	%34 = mul i64 %33, %19, !dbg !1694
	br label %b1, !dbg !1694

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1694
	%36 = icmp slt i64 %35, %p5, !dbg !1694
	br i1 %36, label %b2, label %b3, !dbg !1694

b2:
	%37 = mul i64 %35, 20, !dbg !1695
	%38 = add i64 %35, 1, !dbg !1696
	%39 = mul i64 %38, 20, !dbg !1697
	%40 = icmp ugt i64 %39, %p1, !dbg !1698
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1698, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1698
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1699
	%43 = load i64, i64* %42, align 8, !dbg !1699
	%44 = trunc i64 %43 to i8, !dbg !1702
	%45 = sext i8 %44 to i64, !dbg !1703
	%46 = trunc i64 %43 to i16, !dbg !1704
	%47 = sext i16 %46 to i64, !dbg !1705
	%48 = trunc i64 %43 to i32, !dbg !1706
	%49 = sext i32 %48 to i64, !dbg !1707
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1708
	store i64 %45, i64* %50, align 8, !dbg !1708
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1709
	store i64 %47, i64* %51, align 8, !dbg !1709
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1710
	store i64 %49, i64* %52, align 8, !dbg !1710
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1711
	store i64 %43, i64* %53, align 8, !dbg !1711
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1712
	store i64 %43, i64* %54, align 8, !dbg !1712
	%55 = trunc i64 %43 to i8, !dbg !1713
	%56 = zext i8 %55 to i64, !dbg !1714
	%57 = trunc i64 %43 to i16, !dbg !1715
	%58 = zext i16 %57 to i64, !dbg !1716
	%59 = trunc i64 %43 to i32, !dbg !1717
	%60 = zext i32 %59 to i64, !dbg !1718
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1719
	store i64 %56, i64* %61, align 8, !dbg !1719
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1720
	store i64 %58, i64* %62, align 8, !dbg !1720
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1721
	store i64 %60, i64* %63, align 8, !dbg !1721
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1722
	store i64 %43, i64* %64, align 8, !dbg !1722
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1723
	store i64 %43, i64* %65, align 8, !dbg !1723
	%66 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1724
	store i64 %45, i64* %66, align 8, !dbg !1724
	%67 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1725
	store i64 %56, i64* %67, align 8, !dbg !1725
	%68 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1726
	store i64 %47, i64* %68, align 8, !dbg !1726
	%69 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1727
	store i64 %60, i64* %69, align 8, !dbg !1727
	%70 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1728
	store i64 %43, i64* %70, align 8, !dbg !1728
	%71 = lshr i8 %55, 1, !dbg !1729
	%72 = zext i8 %71 to i64, !dbg !1730
	%73 = sitofp i64 %72 to float, !dbg !1731
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1732
	%75 = fcmp uno float %73, %73, !dbg !1732
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1732
	%77 = sitofp i64 %72 to double, !dbg !1733
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1734
	%79 = fcmp uno double %77, %77, !dbg !1734
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1734
	%81 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1735
	store i64 %76, i64* %81, align 8, !dbg !1735
	%82 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1736
	store i64 %80, i64* %82, align 8, !dbg !1736
	%83 = fadd double %77, 7.500000e-01, !dbg !1737
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1738
	%85 = fcmp uno double %83, %83, !dbg !1738
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1738
	%87 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1739
	store i64 %76, i64* %87, align 8, !dbg !1739
	%88 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1740
	store i64 %86, i64* %88, align 8, !dbg !1740
	%89 = fmul double %77, 3.500000e+00, !dbg !1741
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1742
	%91 = fcmp uno double %89, %89, !dbg !1742
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1742
	%93 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1744
	store i64 %92, i64* %93, align 8, !dbg !1744
	%94 = mul i64 %35, 2, !dbg !1745
	%95 = add i64 %94, 2, !dbg !1746
	%96 = icmp ugt i64 %95, %p3, !dbg !1747
	br i1 %96, label %b2_fail2, label %b2_ok2, !dbg !1747, !prof !9

b2_ok2:
	%97 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1747
	%98 = load i64, i64* %42, align 8, !dbg !1748
	%99 = sitofp i64 %98 to float, !dbg !1751
	%100 = fpext float %99 to double, !dbg !1752
	%101 = sitofp i64 %98 to double, !dbg !1753
	%102 = getelementptr inbounds double, double* %97, i64 0, !dbg !1754
	store double %100, double* %102, align 8, !dbg !1754
	%103 = getelementptr inbounds double, double* %97, i64 1, !dbg !1755
	store double %101, double* %103, align 8, !dbg !1755
	%104 = add i64 %35, %34, !dbg !1694
	br label %b1, !dbg !1694

b3:
	ret void, !dbg !1694

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %39, i64 %p1), !dbg !1698
	ret void, !dbg !1698

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %95, i64 %p3), !dbg !1747
	ret void, !dbg !1747
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1756 {
entry:
	br label %b0, !dbg !1757

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1760, !range !10
	%1 = sext i32 %0 to i64, !dbg !1760
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1760, !range !12
	%3 = sext i32 %2 to i64, !dbg !1760
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1760, !range !12
	%5 = sext i32 %4 to i64, !dbg !1760
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1760, !range !33
	%7 = sext i32 %6 to i64, !dbg !1760
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1760, !range !34
	%9 = sext i32 %8 to i64, !dbg !1760
	%10 = mul i64 %9, %5, !dbg !1760
	%11 = add i64 %3, %10, !dbg !1760
	%12 = mul i64 %7, %11, !dbg !1760
	%13 = add i64 %1, %12, !dbg !1760
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1760, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1760, !range !35
	%16 = mul i32 %14, %15, !dbg !1760
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1760, !range !36
	%18 = mul i32 %16, %17, !dbg !1760
	%19 = sext i32 %18 to i64, !dbg !1760
	%20 = mul i64 %13, %19, !dbg !1760
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1760, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1760, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1760, !range !13
	%24 = mul i32 %15, %23, !dbg !1760
	%25 = add i32 %22, %24, !dbg !1760
	%26 = mul i32 %14, %25, !dbg !1760
	%27 = add i32 %21, %26, !dbg !1760
	%28 = sext i32 %27 to i64, !dbg !1760
	%29 = add i64 %20, %28, !dbg !1760
	%30 = add i64 %29, 1, !dbg !1761
	%31 = icmp uge i64 0, %p1, !dbg !1762
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1762, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1762
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1763
	%34 = icmp uge i64 1, %p1, !dbg !1764
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1764, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1764
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1765
	%37 = icmp uge i64 2, %p1, !dbg !1766
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1766, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1766
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1767
	%40 = icmp uge i64 3, %p1, !dbg !1768
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1768, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1768
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1769
	%43 = icmp uge i64 4, %p1, !dbg !1770
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1770, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1770
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1771
	%46 = icmp uge i64 %29, %p3, !dbg !1772
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1772, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1772
	store i64 %45, i64* %47, align 8, !dbg !1772
	%48 = icmp uge i64 5, %p1, !dbg !1773
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1773, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1773
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1774
	%51 = icmp eq i64 %50, 7, !dbg !1775
	br i1 %51, label %b1, label %b2, !dbg !1775

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1776
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1776, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1776
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1777
	br label %b2, !dbg !1777

b2:
	ret void, !dbg !1759

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !1762
	ret void, !dbg !1762

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !1764
	ret void, !dbg !1764

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !1766
	ret void, !dbg !1766

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !1768
	ret void, !dbg !1768

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !1770
	ret void, !dbg !1770

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !1772
	ret void, !dbg !1772

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !1773
	ret void, !dbg !1773

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !1776
	ret void, !dbg !1776
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1778 {
entry:
	br label %b0, !dbg !1779

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1782, !range !10
	%1 = sext i32 %0 to i64, !dbg !1782
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1782, !range !12
	%3 = sext i32 %2 to i64, !dbg !1782
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1782, !range !12
	%5 = sext i32 %4 to i64, !dbg !1782
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1782, !range !33
	%7 = sext i32 %6 to i64, !dbg !1782
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1782, !range !34
	%9 = sext i32 %8 to i64, !dbg !1782
	%10 = mul i64 %9, %5, !dbg !1782
	%11 = add i64 %3, %10, !dbg !1782
	%12 = mul i64 %7, %11, !dbg !1782
	%13 = add i64 %1, %12, !dbg !1782
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1782, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1782, !range !35
	%16 = mul i32 %14, %15, !dbg !1782
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1782, !range !36
	%18 = mul i32 %16, %17, !dbg !1782
	%19 = sext i32 %18 to i64, !dbg !1782
	%20 = mul i64 %13, %19, !dbg !1782
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1782, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1782, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1782, !range !13
	%24 = mul i32 %15, %23, !dbg !1782
	%25 = add i32 %22, %24, !dbg !1782
	%26 = mul i32 %14, %25, !dbg !1782
	%27 = add i32 %21, %26, !dbg !1782
	%28 = sext i32 %27 to i64, !dbg !1782
	%29 = add i64 %20, %28, !dbg !1782
	%30 = icmp uge i64 0, %p1, !dbg !1783
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1783, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1783
	%32 = srem i64 %29, 31, !dbg !1784
	%33 = icmp ult i64 %32, 64, !dbg !1785
	%34 = shl i64 1, %32, !dbg !1785
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1785
	%36 = xor i64 %35, -1, !dbg !1786
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1787
	%38 = icmp uge i64 1, %p1, !dbg !1788
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1788, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1788
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1789
	%41 = icmp uge i64 2, %p1, !dbg !1790
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1790, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1790
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1791
	br label %b1, !dbg !1791

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1792
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1792, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1792
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1793
	%47 = add i64 %46, 1, !dbg !1794
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1795
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1795
	%50 = icmp eq i64 %49, %46, !dbg !1796
	br i1 %50, label %b2, label %b1, !dbg !1796

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1797
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1797, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1797
	store i64 %46, i64* %52, align 8, !dbg !1797
	%53 = icmp uge i64 4, %p1, !dbg !1798
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1798, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1798
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1799
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1799
	%57 = icmp eq i64 %56, 1, !dbg !1800
	br i1 %57, label %b3, label %b4, !dbg !1800

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1801
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1801, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1801
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1802
	br label %b4, !dbg !1802

b4:
	ret void, !dbg !1781

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !1783
	ret void, !dbg !1783

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !1788
	ret void, !dbg !1788

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !1790
	ret void, !dbg !1790

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !1792
	ret void, !dbg !1792

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !1797
	ret void, !dbg !1797

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !1798
	ret void, !dbg !1798

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !1801
	ret void, !dbg !1801
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1803 {
entry:
	br label %b0, !dbg !1804

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1805, !range !10
	%1 = sext i32 %0 to i64, !dbg !1805
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1805, !range !12
	%3 = sext i32 %2 to i64, !dbg !1805
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1805, !range !12
	%5 = sext i32 %4 to i64, !dbg !1805
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1805, !range !33
	%7 = sext i32 %6 to i64, !dbg !1805
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1805, !range !34
	%9 = sext i32 %8 to i64, !dbg !1805
	%10 = mul i64 %9, %5, !dbg !1805
	%11 = add i64 %3, %10, !dbg !1805
	%12 = mul i64 %7, %11, !dbg !1805
	%13 = add i64 %1, %12, !dbg !1805
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1805, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1805, !range !35
	%16 = mul i32 %14, %15, !dbg !1805
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1805, !range !36
	%18 = mul i32 %16, %17, !dbg !1805
	%19 = sext i32 %18 to i64, !dbg !1805
	%20 = mul i64 %13, %19, !dbg !1805
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1805, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1805, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1805, !range !13
	%24 = mul i32 %15, %23, !dbg !1805
	%25 = add i32 %22, %24, !dbg !1805
	%26 = mul i32 %14, %25, !dbg !1805
	%27 = add i32 %21, %26, !dbg !1805
	%28 = sext i32 %27 to i64, !dbg !1805
	%29 = add i64 %20, %28, !dbg !1805
	%30 = mul i64 %7, %9, !dbg !1805
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1805, !range !34
	%32 = sext i32 %31 to i64, !dbg !1805
	%33 = mul i64 %30, %32, !dbg !1805
	%34 = mul i64 %33, %19, !dbg !1805
	br label %b1, !dbg !1805

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1805
	%36 = icmp slt i64 %35, %p3, !dbg !1805
	br i1 %36, label %b2, label %b24, !dbg !1805

b2:
	%37 = mul i64 %35, 40, !dbg !1806
	%38 = add i64 %35, 1, !dbg !1807
	%39 = mul i64 %38, 40, !dbg !1808
	%40 = icmp ugt i64 %39, %p1, !dbg !1809
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1809, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1809
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1809, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1809
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1810
	%44 = load i64, i64* %43, align 8, !dbg !1810
	%45 = icmp uge i64 %35, %p5, !dbg !1811
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1811, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1811
	%47 = load i64, i64* %46, align 8, !dbg !1811
	%48 = icmp uge i64 %35, %p7, !dbg !1812
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1812, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1812
	%50 = load i32, i32* %49, align 4, !dbg !1812
	%51 = zext i32 %50 to i64, !dbg !1813
	%52 = add i64 %44, %47, !dbg !1816
	%53 = sub i64 %44, %47, !dbg !1817
	%54 = mul i64 %44, %47, !dbg !1818
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1819
	store i64 %52, i64* %55, align 8, !dbg !1819
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1820
	store i64 %53, i64* %56, align 8, !dbg !1820
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1821
	store i64 %54, i64* %57, align 8, !dbg !1821
	%58 = and i64 %44, %47, !dbg !1822
	%59 = or i64 %44, %47, !dbg !1823
	%60 = xor i64 %44, %47, !dbg !1824
	%61 = xor i64 %47, -1, !dbg !1825
	%62 = and i64 %44, %61, !dbg !1825
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1826
	store i64 %58, i64* %63, align 8, !dbg !1826
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1827
	store i64 %59, i64* %64, align 8, !dbg !1827
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1828
	store i64 %60, i64* %65, align 8, !dbg !1828
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1829
	store i64 %62, i64* %66, align 8, !dbg !1829
	%67 = xor i64 %44, -1, !dbg !1830
	%68 = sub i64 0, %44, !dbg !1831
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1832
	store i64 %67, i64* %69, align 8, !dbg !1832
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1833
	store i64 %68, i64* %70, align 8, !dbg !1833
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1834
	store i64 %44, i64* %71, align 8, !dbg !1834
	%72 = icmp ult i64 %51, 64, !dbg !1835
	%73 = shl i64 %44, %51, !dbg !1835
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1835
	%75 = icmp ult i64 %51, 64, !dbg !1836
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1836
	%77 = ashr i64 %44, %76, !dbg !1836
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1837
	store i64 %74, i64* %78, align 8, !dbg !1837
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1838
	store i64 %77, i64* %79, align 8, !dbg !1838
	%80 = icmp ult i64 %51, 64, !dbg !1840
	%81 = shl i64 %44, %51, !dbg !1840
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1840
	%83 = trunc i64 %51 to i8, !dbg !1841
	%84 = zext i8 %83 to i64, !dbg !1842
	%85 = icmp ult i64 %84, 64, !dbg !1842
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1842
	%87 = ashr i64 %44, %86, !dbg !1842
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1843
	store i64 %82, i64* %88, align 8, !dbg !1843
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1844
	store i64 %87, i64* %89, align 8, !dbg !1844
	%90 = shl i64 %44, 3, !dbg !1845
	%91 = ashr i64 %44, 3, !dbg !1846
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1847
	store i64 %90, i64* %92, align 8, !dbg !1847
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1848
	store i64 %91, i64* %93, align 8, !dbg !1848
	%94 = icmp ult i64 %51, 64, !dbg !1849
	%95 = shl i64 1, %51, !dbg !1849
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1849
	%97 = urem i64 %51, 8, !dbg !1850
	%98 = icmp ult i64 %97, 64, !dbg !1851
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1851
	%100 = ashr i64 %47, %99, !dbg !1851
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1852
	store i64 %96, i64* %101, align 8, !dbg !1852
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1853
	store i64 %100, i64* %102, align 8, !dbg !1853
	%103 = icmp ne i64 %47, 0, !dbg !1854
	br i1 %103, label %b3, label %b4, !dbg !1854

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1855
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1855
	%106 = sdiv i64 %44, %105, !dbg !1855
	%107 = sub i64 0, %44, !dbg !1855
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1855
	%109 = icmp eq i64 %47, -1, !dbg !1856
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1856
	%111 = srem i64 %44, %110, !dbg !1856
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1857
	store i64 %108, i64* %112, align 8, !dbg !1857
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1858
	store i64 %111, i64* %113, align 8, !dbg !1858
	br label %b5, !dbg !1858

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1859
	store i64 0, i64* %114, align 8, !dbg !1859
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1860
	store i64 0, i64* %115, align 8, !dbg !1860
	br label %b5, !dbg !1860

b5:
	%116 = sdiv i64 %44, 7, !dbg !1861
	%117 = srem i64 %44, 7, !dbg !1862
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1863
	store i64 %116, i64* %118, align 8, !dbg !1863
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1864
	store i64 %117, i64* %119, align 8, !dbg !1864
	%120 = sdiv i64 %44, 8, !dbg !1865
	%121 = srem i64 %44, 8, !dbg !1866
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1867
	store i64 %120, i64* %122, align 8, !dbg !1867
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1868
	store i64 %121, i64* %123, align 8, !dbg !1868
	%124 = icmp slt i64 %44, %47, !dbg !1869
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1869
	%126 = icmp sgt i64 %44, %47, !dbg !1870
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1870
	%128 = icmp sgt i64 %127, 3, !dbg !1870
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1870
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1871
	store i64 %125, i64* %130, align 8, !dbg !1871
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1872
	store i64 %129, i64* %131, align 8, !dbg !1872
	%132 = icmp eq i64 %44, %47, !dbg !1873
	br i1 %132, label %b7, label %b6, !dbg !1876

b6:
	br label %b7, !dbg !1877

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1878
	%134 = icmp ne i64 %44, %47, !dbg !1878
	br i1 %134, label %b9, label %b8, !dbg !1880

b8:
	br label %b9, !dbg !1881

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1882
	br i1 %124, label %b11, label %b10, !dbg !1884

b10:
	br label %b11, !dbg !1885

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1886
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1886
	store i64 %133, i64* %137, align 8, !dbg !1886
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1887
	store i64 %135, i64* %138, align 8, !dbg !1887
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1888
	store i64 %136, i64* %139, align 8, !dbg !1888
	%140 = icmp sle i64 %44, %47, !dbg !1889
	br i1 %140, label %b13, label %b12, !dbg !1891

b12:
	br label %b13, !dbg !1892

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1893
	br i1 %126, label %b15, label %b14, !dbg !1895

b14:
	br label %b15, !dbg !1896

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1897
	%143 = icmp sge i64 %44, %47, !dbg !1897
	br i1 %143, label %b17, label %b16, !dbg !1899

b16:
	br label %b17, !dbg !1900

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1901
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1901
	store i64 %141, i64* %145, align 8, !dbg !1901
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1902
	store i64 %142, i64* %146, align 8, !dbg !1902
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1903
	store i64 %144, i64* %147, align 8, !dbg !1903
	%148 = mul i64 %52, 3, !dbg !1904
	%149 = sub i64 %148, 5, !dbg !1905
	%150 = xor i64 %149, %44, !dbg !1906
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1907
	store i64 %150, i64* %151, align 8, !dbg !1907
	%152 = shl i64 %150, 2, !dbg !1908
	%153 = ashr i64 %152, 1, !dbg !1909
	%154 = or i64 %153, 1, !dbg !1910
	%155 = and i64 %154, -3, !dbg !1911
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1912
	store i64 %155, i64* %156, align 8, !dbg !1912
	%157 = sub i64 %155, 1, !dbg !1913
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1914
	store i64 %157, i64* %158, align 8, !dbg !1914
	%159 = sub i64 %47, %44, !dbg !1915
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1916
	store i64 %159, i64* %160, align 8, !dbg !1916
	br i1 %124, label %b18, label %b19, !dbg !1917

b18:
	br i1 %103, label %b21, label %b19, !dbg !1918

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1919
	br i1 %161, label %b21, label %b20, !dbg !1921

b20:
	br label %b21, !dbg !1922

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1923
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1923
	store i64 %162, i64* %163, align 8, !dbg !1923
	%164 = icmp eq i64 %47, 1, !dbg !1924
	%165 = icmp ne i1 %140, %164, !dbg !1925
	br i1 %165, label %b23, label %b22, !dbg !1927

b22:
	br label %b23, !dbg !1928

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1929
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1929
	store i64 %166, i64* %167, align 8, !dbg !1929
	%168 = and i64 %51, 3, !dbg !1930
	%169 = icmp ult i64 %168, 64, !dbg !1931
	%170 = shl i64 1, %168, !dbg !1931
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1931
	%172 = add i64 %171, %44, !dbg !1932
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1933
	store i64 %172, i64* %173, align 8, !dbg !1933
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1934
	store i64 -1, i64* %174, align 8, !dbg !1934
	%175 = add i64 %35, %34, !dbg !1805
	br label %b1, !dbg !1805

b24:
	ret void, !dbg !1805

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %39, i64 %p1), !dbg !1809
	ret void, !dbg !1809

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %37, i64 %39), !dbg !1809
	ret void, !dbg !1809

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %35, i64 %p5), !dbg !1811
	ret void, !dbg !1811

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %35, i64 %p7), !dbg !1812
	ret void, !dbg !1812
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1935 {
entry:
	br label %b0, !dbg !1936

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1937, !range !10
	%1 = sext i32 %0 to i64, !dbg !1937
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1937, !range !12
	%3 = sext i32 %2 to i64, !dbg !1937
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1937, !range !12
	%5 = sext i32 %4 to i64, !dbg !1937
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1937, !range !33
	%7 = sext i32 %6 to i64, !dbg !1937
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1937, !range !34
	%9 = sext i32 %8 to i64, !dbg !1937
	%10 = mul i64 %9, %5, !dbg !1937
	%11 = add i64 %3, %10, !dbg !1937
	%12 = mul i64 %7, %11, !dbg !1937
	%13 = add i64 %1, %12, !dbg !1937
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1937, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1937, !range !35
	%16 = mul i32 %14, %15, !dbg !1937
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1937, !range !36
	%18 = mul i32 %16, %17, !dbg !1937
	%19 = sext i32 %18 to i64, !dbg !1937
	%20 = mul i64 %13, %19, !dbg !1937
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1937, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1937, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1937, !range !13
	%24 = mul i32 %15, %23, !dbg !1937
	%25 = add i32 %22, %24, !dbg !1937
	%26 = mul i32 %14, %25, !dbg !1937
	%27 = add i32 %21, %26, !dbg !1937
	%28 = sext i32 %27 to i64, !dbg !1937
	%29 = add i64 %20, %28, !dbg !1937
	%30 = mul i64 %7, %9, !dbg !1937
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1937, !range !34
	%32 = sext i32 %31 to i64, !dbg !1937
	%33 = mul i64 %30, %32, !dbg !1937
	%34 = mul i64 %33, %19, !dbg !1937
	br label %b1, !dbg !1937

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1937
	%36 = icmp slt i64 %35, %p5, !dbg !1937
	br i1 %36, label %b2, label %b3, !dbg !1937

b2:
	%37 = mul i64 %35, 20, !dbg !1938
	%38 = add i64 %35, 1, !dbg !1939
	%39 = mul i64 %38, 20, !dbg !1940
	%40 = icmp ugt i64 %39, %p1, !dbg !1941
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1941, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1941
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1942
	%43 = load i64, i64* %42, align 8, !dbg !1942
	%44 = trunc i64 %43 to i8, !dbg !1945
	%45 = sext i8 %44 to i64, !dbg !1946
	%46 = trunc i64 %43 to i16, !dbg !1947
	%47 = sext i16 %46 to i64, !dbg !1948
	%48 = trunc i64 %43 to i32, !dbg !1949
	%49 = sext i32 %48 to i64, !dbg !1950
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1951
	store i64 %45, i64* %50, align 8, !dbg !1951
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1952
	store i64 %47, i64* %51, align 8, !dbg !1952
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1953
	store i64 %49, i64* %52, align 8, !dbg !1953
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1954
	store i64 %43, i64* %53, align 8, !dbg !1954
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1955
	store i64 %43, i64* %54, align 8, !dbg !1955
	%55 = trunc i64 %43 to i8, !dbg !1956
	%56 = zext i8 %55 to i64, !dbg !1957
	%57 = trunc i64 %43 to i16, !dbg !1958
	%58 = zext i16 %57 to i64, !dbg !1959
	%59 = trunc i64 %43 to i32, !dbg !1960
	%60 = zext i32 %59 to i64, !dbg !1961
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1962
	store i64 %56, i64* %61, align 8, !dbg !1962
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1963
	store i64 %58, i64* %62, align 8, !dbg !1963
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1964
	store i64 %60, i64* %63, align 8, !dbg !1964
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1965
	store i64 %43, i64* %64, align 8, !dbg !1965
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1966
	store i64 %43, i64* %65, align 8, !dbg !1966
	%66 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1967
	store i64 %45, i64* %66, align 8, !dbg !1967
	%67 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1968
	store i64 %56, i64* %67, align 8, !dbg !1968
	%68 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1969
	store i64 %47, i64* %68, align 8, !dbg !1969
	%69 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1970
	store i64 %60, i64* %69, align 8, !dbg !1970
	%70 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1971
	store i64 %43, i64* %70, align 8, !dbg !1971
	%71 = lshr i8 %55, 1, !dbg !1972
	%72 = zext i8 %71 to i64, !dbg !1973
	%73 = sitofp i64 %72 to float, !dbg !1974
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1975
	%75 = fcmp uno float %73, %73, !dbg !1975
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1975
	%77 = sitofp i64 %72 to double, !dbg !1976
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1977
	%79 = fcmp uno double %77, %77, !dbg !1977
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1977
	%81 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1978
	store i64 %76, i64* %81, align 8, !dbg !1978
	%82 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1979
	store i64 %80, i64* %82, align 8, !dbg !1979
	%83 = fadd double %77, 7.500000e-01, !dbg !1980
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1981
	%85 = fcmp uno double %83, %83, !dbg !1981
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1981
	%87 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1982
	store i64 %76, i64* %87, align 8, !dbg !1982
	%88 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1983
	store i64 %86, i64* %88, align 8, !dbg !1983
	%89 = fmul double %77, 3.500000e+00, !dbg !1984
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1985
	%91 = fcmp uno double %89, %89, !dbg !1985
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1985
	%93 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1987
	store i64 %92, i64* %93, align 8, !dbg !1987
	%94 = mul i64 %35, 2, !dbg !1988
	%95 = add i64 %94, 2, !dbg !1989
	%96 = icmp ugt i64 %95, %p3, !dbg !1990
	br i1 %96, label %b2_fail2, label %b2_ok2, !dbg !1990, !prof !9

b2_ok2:
	%97 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1990
	%98 = load i64, i64* %42, align 8, !dbg !1991
	%99 = sitofp i64 %98 to float, !dbg !1994
	%100 = fpext float %99 to double, !dbg !1995
	%101 = sitofp i64 %98 to double, !dbg !1996
	%102 = getelementptr inbounds double, double* %97, i64 0, !dbg !1997
	store double %100, double* %102, align 8, !dbg !1997
	%103 = getelementptr inbounds double, double* %97, i64 1, !dbg !1998
	store double %101, double* %103, align 8, !dbg !1998
	%104 = add i64 %35, %34, !dbg !1937
	br label %b1, !dbg !1937

b3:
	ret void, !dbg !1937

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %39, i64 %p1), !dbg !1941
	ret void, !dbg !1941

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %95, i64 %p3), !dbg !1990
	ret void, !dbg !1990
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1999 {
entry:
	br label %b0, !dbg !2000

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2003, !range !10
	%1 = sext i32 %0 to i64, !dbg !2003
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2003, !range !12
	%3 = sext i32 %2 to i64, !dbg !2003
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2003, !range !12
	%5 = sext i32 %4 to i64, !dbg !2003
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2003, !range !33
	%7 = sext i32 %6 to i64, !dbg !2003
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2003, !range !34
	%9 = sext i32 %8 to i64, !dbg !2003
	%10 = mul i64 %9, %5, !dbg !2003
	%11 = add i64 %3, %10, !dbg !2003
	%12 = mul i64 %7, %11, !dbg !2003
	%13 = add i64 %1, %12, !dbg !2003
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2003, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2003, !range !35
	%16 = mul i32 %14, %15, !dbg !2003
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2003, !range !36
	%18 = mul i32 %16, %17, !dbg !2003
	%19 = sext i32 %18 to i64, !dbg !2003
	%20 = mul i64 %13, %19, !dbg !2003
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2003, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2003, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2003, !range !13
	%24 = mul i32 %15, %23, !dbg !2003
	%25 = add i32 %22, %24, !dbg !2003
	%26 = mul i32 %14, %25, !dbg !2003
	%27 = add i32 %21, %26, !dbg !2003
	%28 = sext i32 %27 to i64, !dbg !2003
	%29 = add i64 %20, %28, !dbg !2003
	%30 = add i64 %29, 1, !dbg !2004
	%31 = icmp uge i64 0, %p1, !dbg !2005
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2005, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2005
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !2006
	%34 = icmp uge i64 1, %p1, !dbg !2007
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !2007, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2007
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !2008
	%37 = icmp uge i64 2, %p1, !dbg !2009
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !2009, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2009
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !2010
	%40 = icmp uge i64 3, %p1, !dbg !2011
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !2011, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2011
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !2012
	%43 = icmp uge i64 4, %p1, !dbg !2013
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !2013, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2013
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !2014
	%46 = icmp uge i64 %29, %p3, !dbg !2015
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !2015, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2015
	store i64 %45, i64* %47, align 8, !dbg !2015
	%48 = icmp uge i64 5, %p1, !dbg !2016
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2016, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2016
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !2017
	%51 = icmp eq i64 %50, 7, !dbg !2018
	br i1 %51, label %b1, label %b2, !dbg !2018

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !2019
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !2019, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2019
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !2020
	br label %b2, !dbg !2020

b2:
	ret void, !dbg !2002

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !2005
	ret void, !dbg !2005

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !2007
	ret void, !dbg !2007

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !2009
	ret void, !dbg !2009

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !2011
	ret void, !dbg !2011

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !2013
	ret void, !dbg !2013

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !2015
	ret void, !dbg !2015

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !2016
	ret void, !dbg !2016

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !2019
	ret void, !dbg !2019
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2021 {
entry:
	br label %b0, !dbg !2022

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2025, !range !10
	%1 = sext i32 %0 to i64, !dbg !2025
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2025, !range !12
	%3 = sext i32 %2 to i64, !dbg !2025
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2025, !range !12
	%5 = sext i32 %4 to i64, !dbg !2025
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2025, !range !33
	%7 = sext i32 %6 to i64, !dbg !2025
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2025, !range !34
	%9 = sext i32 %8 to i64, !dbg !2025
	%10 = mul i64 %9, %5, !dbg !2025
	%11 = add i64 %3, %10, !dbg !2025
	%12 = mul i64 %7, %11, !dbg !2025
	%13 = add i64 %1, %12, !dbg !2025
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2025, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2025, !range !35
	%16 = mul i32 %14, %15, !dbg !2025
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2025, !range !36
	%18 = mul i32 %16, %17, !dbg !2025
	%19 = sext i32 %18 to i64, !dbg !2025
	%20 = mul i64 %13, %19, !dbg !2025
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2025, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2025, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2025, !range !13
	%24 = mul i32 %15, %23, !dbg !2025
	%25 = add i32 %22, %24, !dbg !2025
	%26 = mul i32 %14, %25, !dbg !2025
	%27 = add i32 %21, %26, !dbg !2025
	%28 = sext i32 %27 to i64, !dbg !2025
	%29 = add i64 %20, %28, !dbg !2025
	%30 = icmp uge i64 0, %p1, !dbg !2026
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2026, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2026
	%32 = srem i64 %29, 31, !dbg !2027
	%33 = icmp ult i64 %32, 64, !dbg !2028
	%34 = shl i64 1, %32, !dbg !2028
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2028
	%36 = xor i64 %35, -1, !dbg !2029
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !2030
	%38 = icmp uge i64 1, %p1, !dbg !2031
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !2031, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2031
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !2032
	%41 = icmp uge i64 2, %p1, !dbg !2033
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !2033, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2033
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !2034
	br label %b1, !dbg !2034

b1:
	%44 = icmp uge i64 3, %p1, !dbg !2035
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !2035, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2035
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !2036
	%47 = add i64 %46, 1, !dbg !2037
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !2038
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2038
	%50 = icmp eq i64 %49, %46, !dbg !2039
	br i1 %50, label %b2, label %b1, !dbg !2039

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2040
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2040, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2040
	store i64 %46, i64* %52, align 8, !dbg !2040
	%53 = icmp uge i64 4, %p1, !dbg !2041
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2041, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2041
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2042
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2042
	%57 = icmp eq i64 %56, 1, !dbg !2043
	br i1 %57, label %b3, label %b4, !dbg !2043

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2044
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2044, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2044
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2045
	br label %b4, !dbg !2045

b4:
	ret void, !dbg !2024

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !2026
	ret void, !dbg !2026

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !2031
	ret void, !dbg !2031

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !2033
	ret void, !dbg !2033

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !2035
	ret void, !dbg !2035

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !2040
	ret void, !dbg !2040

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !2041
	ret void, !dbg !2041

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !2044
	ret void, !dbg !2044
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2046 {
entry:
	br label %b0, !dbg !2047

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2048, !range !10
	%1 = sext i32 %0 to i64, !dbg !2048
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2048, !range !12
	%3 = sext i32 %2 to i64, !dbg !2048
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2048, !range !12
	%5 = sext i32 %4 to i64, !dbg !2048
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2048, !range !33
	%7 = sext i32 %6 to i64, !dbg !2048
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2048, !range !34
	%9 = sext i32 %8 to i64, !dbg !2048
	%10 = mul i64 %9, %5, !dbg !2048
	%11 = add i64 %3, %10, !dbg !2048
	%12 = mul i64 %7, %11, !dbg !2048
	%13 = add i64 %1, %12, !dbg !2048
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2048, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2048, !range !35
	%16 = mul i32 %14, %15, !dbg !2048
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2048, !range !36
	%18 = mul i32 %16, %17, !dbg !2048
	%19 = sext i32 %18 to i64, !dbg !2048
	%20 = mul i64 %13, %19, !dbg !2048
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2048, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2048, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2048, !range !13
	%24 = mul i32 %15, %23, !dbg !2048
	%25 = add i32 %22, %24, !dbg !2048
	%26 = mul i32 %14, %25, !dbg !2048
	%27 = add i32 %21, %26, !dbg !2048
	%28 = sext i32 %27 to i64, !dbg !2048
	%29 = add i64 %20, %28, !dbg !2048
	%30 = mul i64 %7, %9, !dbg !2048
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2048, !range !34
	%32 = sext i32 %31 to i64, !dbg !2048
	%33 = mul i64 %30, %32, !dbg !2048
	%34 = mul i64 %33, %19, !dbg !2048
	br label %b1, !dbg !2048

b1:
	%35 = phi i64 [ %29, %b0 ], [ %174, %b22 ], !dbg !2048
	%36 = icmp slt i64 %35, %p3, !dbg !2048
	br i1 %36, label %b2, label %b23, !dbg !2048

b2:
	%37 = mul i64 %35, 40, !dbg !2049
	%38 = add i64 %35, 1, !dbg !2050
	%39 = mul i64 %38, 40, !dbg !2051
	%40 = icmp ugt i64 %39, %p1, !dbg !2052
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2052, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2052
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2052, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2052
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2053
	%44 = load i8, i8* %43, align 1, !dbg !2053
	%45 = icmp uge i64 %35, %p5, !dbg !2054
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2054, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2054
	%47 = load i8, i8* %46, align 1, !dbg !2054
	%48 = icmp uge i64 %35, %p7, !dbg !2055
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2055, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2055
	%50 = load i32, i32* %49, align 4, !dbg !2055
	%51 = zext i32 %50 to i64, !dbg !2056
	%52 = add i8 %44, %47, !dbg !2059
	%53 = sub i8 %44, %47, !dbg !2060
	%54 = mul i8 %44, %47, !dbg !2061
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !2062
	store i8 %52, i8* %55, align 1, !dbg !2062
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !2063
	store i8 %53, i8* %56, align 1, !dbg !2063
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !2064
	store i8 %54, i8* %57, align 1, !dbg !2064
	%58 = and i8 %44, %47, !dbg !2065
	%59 = or i8 %44, %47, !dbg !2066
	%60 = xor i8 %44, %47, !dbg !2067
	%61 = xor i8 %47, -1, !dbg !2068
	%62 = and i8 %44, %61, !dbg !2068
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !2069
	store i8 %58, i8* %63, align 1, !dbg !2069
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !2070
	store i8 %59, i8* %64, align 1, !dbg !2070
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !2071
	store i8 %60, i8* %65, align 1, !dbg !2071
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !2072
	store i8 %62, i8* %66, align 1, !dbg !2072
	%67 = xor i8 %44, -1, !dbg !2073
	%68 = sub i8 0, %44, !dbg !2074
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !2075
	store i8 %67, i8* %69, align 1, !dbg !2075
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !2076
	store i8 %68, i8* %70, align 1, !dbg !2076
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !2077
	store i8 %44, i8* %71, align 1, !dbg !2077
	%72 = icmp ult i64 %51, 8, !dbg !2078
	%73 = trunc i64 %51 to i8, !dbg !2078
	%74 = shl i8 %44, %73, !dbg !2078
	%75 = select i1 %72, i8 %74, i8 0, !dbg !2078
	%76 = icmp ult i64 %51, 8, !dbg !2079
	%77 = trunc i64 %51 to i8, !dbg !2079
	%78 = lshr i8 %44, %77, !dbg !2079
	%79 = select i1 %76, i8 %78, i8 0, !dbg !2079
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !2080
	store i8 %75, i8* %80, align 1, !dbg !2080
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !2081
	store i8 %79, i8* %81, align 1, !dbg !2081
	%82 = icmp ult i64 %51, 8, !dbg !2083
	%83 = trunc i64 %51 to i8, !dbg !2083
	%84 = shl i8 %44, %83, !dbg !2083
	%85 = select i1 %82, i8 %84, i8 0, !dbg !2083
	%86 = trunc i64 %51 to i8, !dbg !2084
	%87 = icmp ult i8 %86, 8, !dbg !2085
	%88 = lshr i8 %44, %86, !dbg !2085
	%89 = select i1 %87, i8 %88, i8 0, !dbg !2085
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !2086
	store i8 %85, i8* %90, align 1, !dbg !2086
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !2087
	store i8 %89, i8* %91, align 1, !dbg !2087
	%92 = shl i8 %44, 3, !dbg !2088
	%93 = lshr i8 %44, 3, !dbg !2089
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !2090
	store i8 %92, i8* %94, align 1, !dbg !2090
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !2091
	store i8 %93, i8* %95, align 1, !dbg !2091
	%96 = icmp ult i64 %51, 8, !dbg !2092
	%97 = trunc i64 %51 to i8, !dbg !2092
	%98 = shl i8 1, %97, !dbg !2092
	%99 = select i1 %96, i8 %98, i8 0, !dbg !2092
	%100 = urem i64 %51, 8, !dbg !2093
	%101 = icmp ult i64 %100, 8, !dbg !2094
	%102 = trunc i64 %100 to i8, !dbg !2094
	%103 = lshr i8 %47, %102, !dbg !2094
	%104 = select i1 %101, i8 %103, i8 0, !dbg !2094
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !2095
	store i8 %99, i8* %105, align 1, !dbg !2095
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !2096
	store i8 %104, i8* %106, align 1, !dbg !2096
	%107 = icmp ne i8 %47, 0, !dbg !2097
	br i1 %107, label %b3, label %b4, !dbg !2097

b3:
	%108 = udiv i8 %44, %47, !dbg !2098
	%109 = urem i8 %44, %47, !dbg !2099
	%110 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2100
	store i8 %108, i8* %110, align 1, !dbg !2100
	%111 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2101
	store i8 %109, i8* %111, align 1, !dbg !2101
	br label %b5, !dbg !2101

b4:
	%112 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2102
	store i8 0, i8* %112, align 1, !dbg !2102
	%113 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2103
	store i8 0, i8* %113, align 1, !dbg !2103
	br label %b5, !dbg !2103

b5:
	%114 = udiv i8 %44, 7, !dbg !2104
	%115 = urem i8 %44, 7, !dbg !2105
	%116 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !2106
	store i8 %114, i8* %116, align 1, !dbg !2106
	%117 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !2107
	store i8 %115, i8* %117, align 1, !dbg !2107
	%118 = udiv i8 %44, 8, !dbg !2108
	%119 = urem i8 %44, 8, !dbg !2109
	%120 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !2110
	store i8 %118, i8* %120, align 1, !dbg !2110
	%121 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !2111
	store i8 %119, i8* %121, align 1, !dbg !2111
	%122 = icmp ult i8 %44, %47, !dbg !2112
	%123 = select i1 %122, i8 %44, i8 %47, !dbg !2112
	%124 = icmp ugt i8 %44, %47, !dbg !2113
	%125 = select i1 %124, i8 %44, i8 %47, !dbg !2113
	%126 = icmp ugt i8 %125, 3, !dbg !2113
	%127 = select i1 %126, i8 %125, i8 3, !dbg !2113
	%128 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !2114
	store i8 %123, i8* %128, align 1, !dbg !2114
	%129 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !2115
	store i8 %127, i8* %129, align 1, !dbg !2115
	%130 = icmp eq i8 %44, %47, !dbg !2116
	br i1 %130, label %b7, label %b6, !dbg !2119

b6:
	br label %b7, !dbg !2120

b7:
	%131 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2121
	%132 = icmp ne i8 %44, %47, !dbg !2121
	br i1 %132, label %b9, label %b8, !dbg !2123

b8:
	br label %b9, !dbg !2124

b9:
	%133 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2125
	br i1 %122, label %b11, label %b10, !dbg !2127

b10:
	br label %b11, !dbg !2128

b11:
	%134 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2129
	%135 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !2129
	store i8 %131, i8* %135, align 1, !dbg !2129
	%136 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !2130
	store i8 %133, i8* %136, align 1, !dbg !2130
	%137 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !2131
	store i8 %134, i8* %137, align 1, !dbg !2131
	%138 = icmp ule i8 %44, %47, !dbg !2132
	br i1 %138, label %b13, label %b12, !dbg !2134

b12:
	br label %b13, !dbg !2135

b13:
	%139 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2136
	br i1 %124, label %b15, label %b14, !dbg !2138

b14:
	br label %b15, !dbg !2139

b15:
	%140 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2140
	%141 = icmp uge i8 %44, %47, !dbg !2140
	br i1 %141, label %b17, label %b16, !dbg !2142

b16:
	br label %b17, !dbg !2143

b17:
	%142 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2144
	%143 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !2144
	store i8 %139, i8* %143, align 1, !dbg !2144
	%144 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !2145
	store i8 %140, i8* %144, align 1, !dbg !2145
	%145 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !2146
	store i8 %142, i8* %145, align 1, !dbg !2146
	%146 = mul i8 %52, 3, !dbg !2147
	%147 = sub i8 %146, 5, !dbg !2148
	%148 = xor i8 %147, %44, !dbg !2149
	%149 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !2150
	store i8 %148, i8* %149, align 1, !dbg !2150
	%150 = shl i8 %148, 2, !dbg !2151
	%151 = lshr i8 %150, 1, !dbg !2152
	%152 = or i8 %151, 1, !dbg !2153
	%153 = and i8 %152, -3, !dbg !2154
	%154 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !2155
	store i8 %153, i8* %154, align 1, !dbg !2155
	%155 = sub i8 %153, 1, !dbg !2156
	%156 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !2157
	store i8 %155, i8* %156, align 1, !dbg !2157
	%157 = sub i8 %47, %44, !dbg !2158
	%158 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !2159
	store i8 %157, i8* %158, align 1, !dbg !2159
	br i1 %122, label %b20, label %b18, !dbg !2160

b18:
	%159 = icmp eq i8 %44, 5, !dbg !2161
	br i1 %159, label %b20, label %b19, !dbg !2163

b19:
	br label %b20, !dbg !2164

b20:
	%160 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2165
	%161 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !2165
	store i8 %160, i8* %161, align 1, !dbg !2165
	%162 = icmp eq i8 %47, 1, !dbg !2166
	%163 = icmp ne i1 %138, %162, !dbg !2167
	br i1 %163, label %b22, label %b21, !dbg !2169

b21:
	br label %b22, !dbg !2170

b22:
	%164 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2171
	%165 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !2171
	store i8 %164, i8* %165, align 1, !dbg !2171
	%166 = and i64 %51, 3, !dbg !2172
	%167 = icmp ult i64 %166, 8, !dbg !2173
	%168 = trunc i64 %166 to i8, !dbg !2173
	%169 = shl i8 1, %168, !dbg !2173
	%170 = select i1 %167, i8 %169, i8 0, !dbg !2173
	%171 = add i8 %170, %44, !dbg !2174
	%172 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !2175
	store i8 %171, i8* %172, align 1, !dbg !2175
	%173 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !2176
	store i8 -1, i8* %173, align 1, !dbg !2176
	%174 = add i64 %35, %34, !dbg !2048
	br label %b1, !dbg !2048

b23:
	ret void, !dbg !2048

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %39, i64 %p1), !dbg !2052
	ret void, !dbg !2052

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %37, i64 %39), !dbg !2052
	ret void, !dbg !2052

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %35, i64 %p5), !dbg !2054
	ret void, !dbg !2054

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %35, i64 %p7), !dbg !2055
	ret void, !dbg !2055
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2177 {
entry:
	br label %b0, !dbg !2178

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2179, !range !10
	%1 = sext i32 %0 to i64, !dbg !2179
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2179, !range !12
	%3 = sext i32 %2 to i64, !dbg !2179
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2179, !range !12
	%5 = sext i32 %4 to i64, !dbg !2179
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2179, !range !33
	%7 = sext i32 %6 to i64, !dbg !2179
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2179, !range !34
	%9 = sext i32 %8 to i64, !dbg !2179
	%10 = mul i64 %9, %5, !dbg !2179
	%11 = add i64 %3, %10, !dbg !2179
	%12 = mul i64 %7, %11, !dbg !2179
	%13 = add i64 %1, %12, !dbg !2179
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2179, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2179, !range !35
	%16 = mul i32 %14, %15, !dbg !2179
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2179, !range !36
	%18 = mul i32 %16, %17, !dbg !2179
	%19 = sext i32 %18 to i64, !dbg !2179
	%20 = mul i64 %13, %19, !dbg !2179
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2179, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2179, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2179, !range !13
	%24 = mul i32 %15, %23, !dbg !2179
	%25 = add i32 %22, %24, !dbg !2179
	%26 = mul i32 %14, %25, !dbg !2179
	%27 = add i32 %21, %26, !dbg !2179
	%28 = sext i32 %27 to i64, !dbg !2179
	%29 = add i64 %20, %28, !dbg !2179
	%30 = mul i64 %7, %9, !dbg !2179
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2179, !range !34
	%32 = sext i32 %31 to i64, !dbg !2179
	%33 = mul i64 %30, %32, !dbg !2179
	%34 = mul i64 %33, %19, !dbg !2179
	br label %b1, !dbg !2179

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2179
	%36 = icmp slt i64 %35, %p5, !dbg !2179
	br i1 %36, label %b2, label %b3, !dbg !2179

b2:
	%37 = mul i64 %35, 20, !dbg !2180
	%38 = add i64 %35, 1, !dbg !2181
	%39 = mul i64 %38, 20, !dbg !2182
	%40 = icmp ugt i64 %39, %p1, !dbg !2183
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2183, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2183
	%42 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2184
	%43 = load i8, i8* %42, align 1, !dbg !2184
	%44 = sext i8 %43 to i64, !dbg !2188
	%45 = zext i8 %43 to i16, !dbg !2189
	%46 = sext i16 %45 to i64, !dbg !2190
	%47 = zext i8 %43 to i32, !dbg !2191
	%48 = sext i32 %47 to i64, !dbg !2192
	%49 = zext i8 %43 to i64, !dbg !2193
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2194
	store i64 %44, i64* %50, align 8, !dbg !2194
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2195
	store i64 %46, i64* %51, align 8, !dbg !2195
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2196
	store i64 %48, i64* %52, align 8, !dbg !2196
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2197
	store i64 %49, i64* %53, align 8, !dbg !2197
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2198
	store i64 %49, i64* %54, align 8, !dbg !2198
	%55 = zext i8 %43 to i16, !dbg !2199
	%56 = zext i16 %55 to i64, !dbg !2200
	%57 = zext i8 %43 to i32, !dbg !2201
	%58 = zext i32 %57 to i64, !dbg !2202
	%59 = zext i8 %43 to i64, !dbg !2203
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2205
	store i64 %49, i64* %60, align 8, !dbg !2205
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2206
	store i64 %56, i64* %61, align 8, !dbg !2206
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2207
	store i64 %58, i64* %62, align 8, !dbg !2207
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2208
	store i64 %59, i64* %63, align 8, !dbg !2208
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2209
	store i64 %59, i64* %64, align 8, !dbg !2209
	%65 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2210
	store i64 %49, i64* %65, align 8, !dbg !2210
	%66 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2211
	store i64 %49, i64* %66, align 8, !dbg !2211
	%67 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2212
	store i64 %49, i64* %67, align 8, !dbg !2212
	%68 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2213
	store i64 %49, i64* %68, align 8, !dbg !2213
	%69 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2214
	store i64 %49, i64* %69, align 8, !dbg !2214
	%70 = lshr i8 %43, 1, !dbg !2215
	%71 = uitofp i8 %70 to float, !dbg !2216
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2217
	%73 = fcmp uno float %71, %71, !dbg !2217
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2217
	%75 = uitofp i8 %70 to double, !dbg !2218
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2219
	%77 = fcmp uno double %75, %75, !dbg !2219
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2219
	%79 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2220
	store i64 %74, i64* %79, align 8, !dbg !2220
	%80 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2221
	store i64 %78, i64* %80, align 8, !dbg !2221
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2222
	%82 = icmp slt i32 %81, 0, !dbg !2222
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2222
	%84 = icmp sgt i32 %83, 255, !dbg !2222
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2222
	%86 = trunc i32 %85 to i8, !dbg !2222
	%87 = zext i8 %86 to i64, !dbg !2223
	%88 = fadd double %75, 7.500000e-01, !dbg !2224
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2225
	%90 = fcmp uno double %88, %88, !dbg !2225
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2225
	%92 = icmp slt i32 %91, 0, !dbg !2225
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2225
	%94 = icmp sgt i32 %93, 255, !dbg !2225
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2225
	%96 = trunc i32 %95 to i8, !dbg !2225
	%97 = zext i8 %96 to i64, !dbg !2226
	%98 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2227
	store i64 %87, i64* %98, align 8, !dbg !2227
	%99 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2228
	store i64 %97, i64* %99, align 8, !dbg !2228
	%100 = fmul double %75, 3.500000e+00, !dbg !2229
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2230
	%102 = fcmp uno double %100, %100, !dbg !2230
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2230
	%104 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2232
	store i64 %103, i64* %104, align 8, !dbg !2232
	%105 = mul i64 %35, 2, !dbg !2233
	%106 = add i64 %105, 2, !dbg !2234
	%107 = icmp ugt i64 %106, %p3, !dbg !2235
	br i1 %107, label %b2_fail2, label %b2_ok2, !dbg !2235, !prof !9

b2_ok2:
	%108 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2235
	%109 = load i8, i8* %42, align 1, !dbg !2236
	%110 = uitofp i8 %109 to float, !dbg !2239
	%111 = fpext float %110 to double, !dbg !2240
	%112 = uitofp i8 %109 to double, !dbg !2241
	%113 = getelementptr inbounds double, double* %108, i64 0, !dbg !2242
	store double %111, double* %113, align 8, !dbg !2242
	%114 = getelementptr inbounds double, double* %108, i64 1, !dbg !2243
	store double %112, double* %114, align 8, !dbg !2243
	%115 = add i64 %35, %34, !dbg !2179
	br label %b1, !dbg !2179

b3:
	ret void, !dbg !2179

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !2183
	ret void, !dbg !2183

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %106, i64 %p3), !dbg !2235
	ret void, !dbg !2235
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2244 {
entry:
	br label %b0, !dbg !2245

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2246, !range !10
	%1 = sext i32 %0 to i64, !dbg !2246
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2246, !range !12
	%3 = sext i32 %2 to i64, !dbg !2246
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2246, !range !12
	%5 = sext i32 %4 to i64, !dbg !2246
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2246, !range !33
	%7 = sext i32 %6 to i64, !dbg !2246
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2246, !range !34
	%9 = sext i32 %8 to i64, !dbg !2246
	%10 = mul i64 %9, %5, !dbg !2246
	%11 = add i64 %3, %10, !dbg !2246
	%12 = mul i64 %7, %11, !dbg !2246
	%13 = add i64 %1, %12, !dbg !2246
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2246, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2246, !range !35
	%16 = mul i32 %14, %15, !dbg !2246
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2246, !range !36
	%18 = mul i32 %16, %17, !dbg !2246
	%19 = sext i32 %18 to i64, !dbg !2246
	%20 = mul i64 %13, %19, !dbg !2246
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2246, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2246, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2246, !range !13
	%24 = mul i32 %15, %23, !dbg !2246
	%25 = add i32 %22, %24, !dbg !2246
	%26 = mul i32 %14, %25, !dbg !2246
	%27 = add i32 %21, %26, !dbg !2246
	%28 = sext i32 %27 to i64, !dbg !2246
	%29 = add i64 %20, %28, !dbg !2246
	%30 = mul i64 %7, %9, !dbg !2246
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2246, !range !34
	%32 = sext i32 %31 to i64, !dbg !2246
	%33 = mul i64 %30, %32, !dbg !2246
	%34 = mul i64 %33, %19, !dbg !2246
	br label %b1, !dbg !2246

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2246
	%36 = icmp slt i64 %35, %p3, !dbg !2246
	br i1 %36, label %b2, label %b23, !dbg !2246

b2:
	%37 = mul i64 %35, 40, !dbg !2247
	%38 = add i64 %35, 1, !dbg !2248
	%39 = mul i64 %38, 40, !dbg !2249
	%40 = icmp ugt i64 %39, %p1, !dbg !2250
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2250, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2250
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2250, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2250
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2251
	%44 = load i16, i16* %43, align 2, !dbg !2251
	%45 = icmp uge i64 %35, %p5, !dbg !2252
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2252, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2252
	%47 = load i16, i16* %46, align 2, !dbg !2252
	%48 = icmp uge i64 %35, %p7, !dbg !2253
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2253, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2253
	%50 = load i32, i32* %49, align 4, !dbg !2253
	%51 = zext i32 %50 to i64, !dbg !2254
	%52 = add i16 %44, %47, !dbg !2257
	%53 = sub i16 %44, %47, !dbg !2258
	%54 = mul i16 %44, %47, !dbg !2259
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !2260
	store i16 %52, i16* %55, align 2, !dbg !2260
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !2261
	store i16 %53, i16* %56, align 2, !dbg !2261
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !2262
	store i16 %54, i16* %57, align 2, !dbg !2262
	%58 = and i16 %44, %47, !dbg !2263
	%59 = or i16 %44, %47, !dbg !2264
	%60 = xor i16 %44, %47, !dbg !2265
	%61 = xor i16 %47, -1, !dbg !2266
	%62 = and i16 %44, %61, !dbg !2266
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !2267
	store i16 %58, i16* %63, align 2, !dbg !2267
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !2268
	store i16 %59, i16* %64, align 2, !dbg !2268
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !2269
	store i16 %60, i16* %65, align 2, !dbg !2269
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !2270
	store i16 %62, i16* %66, align 2, !dbg !2270
	%67 = xor i16 %44, -1, !dbg !2271
	%68 = sub i16 0, %44, !dbg !2272
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !2273
	store i16 %67, i16* %69, align 2, !dbg !2273
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !2274
	store i16 %68, i16* %70, align 2, !dbg !2274
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !2275
	store i16 %44, i16* %71, align 2, !dbg !2275
	%72 = icmp ult i64 %51, 16, !dbg !2276
	%73 = trunc i64 %51 to i16, !dbg !2276
	%74 = shl i16 %44, %73, !dbg !2276
	%75 = select i1 %72, i16 %74, i16 0, !dbg !2276
	%76 = icmp ult i64 %51, 16, !dbg !2277
	%77 = trunc i64 %51 to i16, !dbg !2277
	%78 = lshr i16 %44, %77, !dbg !2277
	%79 = select i1 %76, i16 %78, i16 0, !dbg !2277
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !2278
	store i16 %75, i16* %80, align 2, !dbg !2278
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !2279
	store i16 %79, i16* %81, align 2, !dbg !2279
	%82 = icmp ult i64 %51, 16, !dbg !2281
	%83 = trunc i64 %51 to i16, !dbg !2281
	%84 = shl i16 %44, %83, !dbg !2281
	%85 = select i1 %82, i16 %84, i16 0, !dbg !2281
	%86 = trunc i64 %51 to i8, !dbg !2282
	%87 = zext i8 %86 to i16, !dbg !2283
	%88 = icmp ult i16 %87, 16, !dbg !2283
	%89 = lshr i16 %44, %87, !dbg !2283
	%90 = select i1 %88, i16 %89, i16 0, !dbg !2283
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !2284
	store i16 %85, i16* %91, align 2, !dbg !2284
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !2285
	store i16 %90, i16* %92, align 2, !dbg !2285
	%93 = shl i16 %44, 3, !dbg !2286
	%94 = lshr i16 %44, 3, !dbg !2287
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !2288
	store i16 %93, i16* %95, align 2, !dbg !2288
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !2289
	store i16 %94, i16* %96, align 2, !dbg !2289
	%97 = icmp ult i64 %51, 16, !dbg !2290
	%98 = trunc i64 %51 to i16, !dbg !2290
	%99 = shl i16 1, %98, !dbg !2290
	%100 = select i1 %97, i16 %99, i16 0, !dbg !2290
	%101 = urem i64 %51, 8, !dbg !2291
	%102 = icmp ult i64 %101, 16, !dbg !2292
	%103 = trunc i64 %101 to i16, !dbg !2292
	%104 = lshr i16 %47, %103, !dbg !2292
	%105 = select i1 %102, i16 %104, i16 0, !dbg !2292
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !2293
	store i16 %100, i16* %106, align 2, !dbg !2293
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !2294
	store i16 %105, i16* %107, align 2, !dbg !2294
	%108 = icmp ne i16 %47, 0, !dbg !2295
	br i1 %108, label %b3, label %b4, !dbg !2295

b3:
	%109 = udiv i16 %44, %47, !dbg !2296
	%110 = urem i16 %44, %47, !dbg !2297
	%111 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2298
	store i16 %109, i16* %111, align 2, !dbg !2298
	%112 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2299
	store i16 %110, i16* %112, align 2, !dbg !2299
	br label %b5, !dbg !2299

b4:
	%113 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2300
	store i16 0, i16* %113, align 2, !dbg !2300
	%114 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2301
	store i16 0, i16* %114, align 2, !dbg !2301
	br label %b5, !dbg !2301

b5:
	%115 = udiv i16 %44, 7, !dbg !2302
	%116 = urem i16 %44, 7, !dbg !2303
	%117 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !2304
	store i16 %115, i16* %117, align 2, !dbg !2304
	%118 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !2305
	store i16 %116, i16* %118, align 2, !dbg !2305
	%119 = udiv i16 %44, 8, !dbg !2306
	%120 = urem i16 %44, 8, !dbg !2307
	%121 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !2308
	store i16 %119, i16* %121, align 2, !dbg !2308
	%122 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !2309
	store i16 %120, i16* %122, align 2, !dbg !2309
	%123 = icmp ult i16 %44, %47, !dbg !2310
	%124 = select i1 %123, i16 %44, i16 %47, !dbg !2310
	%125 = icmp ugt i16 %44, %47, !dbg !2311
	%126 = select i1 %125, i16 %44, i16 %47, !dbg !2311
	%127 = icmp ugt i16 %126, 3, !dbg !2311
	%128 = select i1 %127, i16 %126, i16 3, !dbg !2311
	%129 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !2312
	store i16 %124, i16* %129, align 2, !dbg !2312
	%130 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !2313
	store i16 %128, i16* %130, align 2, !dbg !2313
	%131 = icmp eq i16 %44, %47, !dbg !2314
	br i1 %131, label %b7, label %b6, !dbg !2317

b6:
	br label %b7, !dbg !2318

b7:
	%132 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2319
	%133 = icmp ne i16 %44, %47, !dbg !2319
	br i1 %133, label %b9, label %b8, !dbg !2321

b8:
	br label %b9, !dbg !2322

b9:
	%134 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2323
	br i1 %123, label %b11, label %b10, !dbg !2325

b10:
	br label %b11, !dbg !2326

b11:
	%135 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2327
	%136 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !2327
	store i16 %132, i16* %136, align 2, !dbg !2327
	%137 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !2328
	store i16 %134, i16* %137, align 2, !dbg !2328
	%138 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !2329
	store i16 %135, i16* %138, align 2, !dbg !2329
	%139 = icmp ule i16 %44, %47, !dbg !2330
	br i1 %139, label %b13, label %b12, !dbg !2332

b12:
	br label %b13, !dbg !2333

b13:
	%140 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2334
	br i1 %125, label %b15, label %b14, !dbg !2336

b14:
	br label %b15, !dbg !2337

b15:
	%141 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2338
	%142 = icmp uge i16 %44, %47, !dbg !2338
	br i1 %142, label %b17, label %b16, !dbg !2340

b16:
	br label %b17, !dbg !2341

b17:
	%143 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2342
	%144 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !2342
	store i16 %140, i16* %144, align 2, !dbg !2342
	%145 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !2343
	store i16 %141, i16* %145, align 2, !dbg !2343
	%146 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !2344
	store i16 %143, i16* %146, align 2, !dbg !2344
	%147 = mul i16 %52, 3, !dbg !2345
	%148 = sub i16 %147, 5, !dbg !2346
	%149 = xor i16 %148, %44, !dbg !2347
	%150 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !2348
	store i16 %149, i16* %150, align 2, !dbg !2348
	%151 = shl i16 %149, 2, !dbg !2349
	%152 = lshr i16 %151, 1, !dbg !2350
	%153 = or i16 %152, 1, !dbg !2351
	%154 = and i16 %153, -3, !dbg !2352
	%155 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !2353
	store i16 %154, i16* %155, align 2, !dbg !2353
	%156 = sub i16 %154, 1, !dbg !2354
	%157 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !2355
	store i16 %156, i16* %157, align 2, !dbg !2355
	%158 = sub i16 %47, %44, !dbg !2356
	%159 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !2357
	store i16 %158, i16* %159, align 2, !dbg !2357
	br i1 %123, label %b20, label %b18, !dbg !2358

b18:
	%160 = icmp eq i16 %44, 5, !dbg !2359
	br i1 %160, label %b20, label %b19, !dbg !2361

b19:
	br label %b20, !dbg !2362

b20:
	%161 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2363
	%162 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !2363
	store i16 %161, i16* %162, align 2, !dbg !2363
	%163 = icmp eq i16 %47, 1, !dbg !2364
	%164 = icmp ne i1 %139, %163, !dbg !2365
	br i1 %164, label %b22, label %b21, !dbg !2367

b21:
	br label %b22, !dbg !2368

b22:
	%165 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2369
	%166 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !2369
	store i16 %165, i16* %166, align 2, !dbg !2369
	%167 = and i64 %51, 3, !dbg !2370
	%168 = icmp ult i64 %167, 16, !dbg !2371
	%169 = trunc i64 %167 to i16, !dbg !2371
	%170 = shl i16 1, %169, !dbg !2371
	%171 = select i1 %168, i16 %170, i16 0, !dbg !2371
	%172 = add i16 %171, %44, !dbg !2372
	%173 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !2373
	store i16 %172, i16* %173, align 2, !dbg !2373
	%174 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !2374
	store i16 -1, i16* %174, align 2, !dbg !2374
	%175 = add i64 %35, %34, !dbg !2246
	br label %b1, !dbg !2246

b23:
	ret void, !dbg !2246

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %39, i64 %p1), !dbg !2250
	ret void, !dbg !2250

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %37, i64 %39), !dbg !2250
	ret void, !dbg !2250

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %35, i64 %p5), !dbg !2252
	ret void, !dbg !2252

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %35, i64 %p7), !dbg !2253
	ret void, !dbg !2253
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2375 {
entry:
	br label %b0, !dbg !2376

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2377, !range !10
	%1 = sext i32 %0 to i64, !dbg !2377
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2377, !range !12
	%3 = sext i32 %2 to i64, !dbg !2377
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2377, !range !12
	%5 = sext i32 %4 to i64, !dbg !2377
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2377, !range !33
	%7 = sext i32 %6 to i64, !dbg !2377
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2377, !range !34
	%9 = sext i32 %8 to i64, !dbg !2377
	%10 = mul i64 %9, %5, !dbg !2377
	%11 = add i64 %3, %10, !dbg !2377
	%12 = mul i64 %7, %11, !dbg !2377
	%13 = add i64 %1, %12, !dbg !2377
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2377, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2377, !range !35
	%16 = mul i32 %14, %15, !dbg !2377
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2377, !range !36
	%18 = mul i32 %16, %17, !dbg !2377
	%19 = sext i32 %18 to i64, !dbg !2377
	%20 = mul i64 %13, %19, !dbg !2377
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2377, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2377, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2377, !range !13
	%24 = mul i32 %15, %23, !dbg !2377
	%25 = add i32 %22, %24, !dbg !2377
	%26 = mul i32 %14, %25, !dbg !2377
	%27 = add i32 %21, %26, !dbg !2377
	%28 = sext i32 %27 to i64, !dbg !2377
	%29 = add i64 %20, %28, !dbg !2377
	%30 = mul i64 %7, %9, !dbg !2377
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2377, !range !34
	%32 = sext i32 %31 to i64, !dbg !2377
	%33 = mul i64 %30, %32, !dbg !2377
	%34 = mul i64 %33, %19, !dbg !2377
	br label %b1, !dbg !2377

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !2377
	%36 = icmp slt i64 %35, %p5, !dbg !2377
	br i1 %36, label %b2, label %b3, !dbg !2377

b2:
	%37 = mul i64 %35, 20, !dbg !2378
	%38 = add i64 %35, 1, !dbg !2379
	%39 = mul i64 %38, 20, !dbg !2380
	%40 = icmp ugt i64 %39, %p1, !dbg !2381
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2381, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2381
	%42 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2382
	%43 = load i16, i16* %42, align 2, !dbg !2382
	%44 = trunc i16 %43 to i8, !dbg !2385
	%45 = sext i8 %44 to i64, !dbg !2386
	%46 = sext i16 %43 to i64, !dbg !2388
	%47 = zext i16 %43 to i32, !dbg !2389
	%48 = sext i32 %47 to i64, !dbg !2390
	%49 = zext i16 %43 to i64, !dbg !2391
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2392
	store i64 %45, i64* %50, align 8, !dbg !2392
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2393
	store i64 %46, i64* %51, align 8, !dbg !2393
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2394
	store i64 %48, i64* %52, align 8, !dbg !2394
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2395
	store i64 %49, i64* %53, align 8, !dbg !2395
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2396
	store i64 %49, i64* %54, align 8, !dbg !2396
	%55 = trunc i16 %43 to i8, !dbg !2397
	%56 = zext i8 %55 to i64, !dbg !2398
	%57 = zext i16 %43 to i32, !dbg !2399
	%58 = zext i32 %57 to i64, !dbg !2400
	%59 = zext i16 %43 to i64, !dbg !2401
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2403
	store i64 %56, i64* %60, align 8, !dbg !2403
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2404
	store i64 %49, i64* %61, align 8, !dbg !2404
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2405
	store i64 %58, i64* %62, align 8, !dbg !2405
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2406
	store i64 %59, i64* %63, align 8, !dbg !2406
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2407
	store i64 %59, i64* %64, align 8, !dbg !2407
	%65 = sext i8 %44 to i16, !dbg !2408
	%66 = zext i16 %65 to i64, !dbg !2409
	%67 = zext i8 %55 to i16, !dbg !2410
	%68 = zext i16 %67 to i64, !dbg !2411
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2412
	store i64 %66, i64* %69, align 8, !dbg !2412
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2413
	store i64 %68, i64* %70, align 8, !dbg !2413
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2414
	store i64 %49, i64* %71, align 8, !dbg !2414
	%72 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2415
	store i64 %49, i64* %72, align 8, !dbg !2415
	%73 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2416
	store i64 %49, i64* %73, align 8, !dbg !2416
	%74 = lshr i8 %55, 1, !dbg !2417
	%75 = zext i8 %74 to i16, !dbg !2418
	%76 = uitofp i16 %75 to float, !dbg !2419
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2420
	%78 = fcmp uno float %76, %76, !dbg !2420
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2420
	%80 = uitofp i16 %75 to double, !dbg !2421
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2422
	%82 = fcmp uno double %80, %80, !dbg !2422
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2422
	%84 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2423
	store i64 %79, i64* %84, align 8, !dbg !2423
	%85 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2424
	store i64 %83, i64* %85, align 8, !dbg !2424
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2425
	%87 = icmp slt i32 %86, 0, !dbg !2425
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2425
	%89 = icmp sgt i32 %88, 65535, !dbg !2425
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2425
	%91 = trunc i32 %90 to i16, !dbg !2425
	%92 = zext i16 %91 to i64, !dbg !2426
	%93 = fadd double %80, 7.500000e-01, !dbg !2427
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2428
	%95 = fcmp uno double %93, %93, !dbg !2428
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2428
	%97 = icmp slt i32 %96, 0, !dbg !2428
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2428
	%99 = icmp sgt i32 %98, 65535, !dbg !2428
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2428
	%101 = trunc i32 %100 to i16, !dbg !2428
	%102 = zext i16 %101 to i64, !dbg !2429
	%103 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2430
	store i64 %92, i64* %103, align 8, !dbg !2430
	%104 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2431
	store i64 %102, i64* %104, align 8, !dbg !2431
	%105 = fmul double %80, 3.500000e+00, !dbg !2432
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2433
	%107 = fcmp uno double %105, %105, !dbg !2433
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2433
	%109 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2435
	store i64 %108, i64* %109, align 8, !dbg !2435
	%110 = mul i64 %35, 2, !dbg !2436
	%111 = add i64 %110, 2, !dbg !2437
	%112 = icmp ugt i64 %111, %p3, !dbg !2438
	br i1 %112, label %b2_fail2, label %b2_ok2, !dbg !2438, !prof !9

b2_ok2:
	%113 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2438
	%114 = load i16, i16* %42, align 2, !dbg !2439
	%115 = uitofp i16 %114 to float, !dbg !2442
	%116 = fpext float %115 to double, !dbg !2443
	%117 = uitofp i16 %114 to double, !dbg !2444
	%118 = getelementptr inbounds double, double* %113, i64 0, !dbg !2445
	store double %116, double* %118, align 8, !dbg !2445
	%119 = getelementptr inbounds double, double* %113, i64 1, !dbg !2446
	store double %117, double* %119, align 8, !dbg !2446
	%120 = add i64 %35, %34, !dbg !2377
	br label %b1, !dbg !2377

b3:
	ret void, !dbg !2377

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %39, i64 %p1), !dbg !2381
	ret void, !dbg !2381

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %111, i64 %p3), !dbg !2438
	ret void, !dbg !2438
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2447 {
entry:
	br label %b0, !dbg !2448

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2449, !range !10
	%1 = sext i32 %0 to i64, !dbg !2449
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2449, !range !12
	%3 = sext i32 %2 to i64, !dbg !2449
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2449, !range !12
	%5 = sext i32 %4 to i64, !dbg !2449
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2449, !range !33
	%7 = sext i32 %6 to i64, !dbg !2449
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2449, !range !34
	%9 = sext i32 %8 to i64, !dbg !2449
	%10 = mul i64 %9, %5, !dbg !2449
	%11 = add i64 %3, %10, !dbg !2449
	%12 = mul i64 %7, %11, !dbg !2449
	%13 = add i64 %1, %12, !dbg !2449
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2449, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2449, !range !35
	%16 = mul i32 %14, %15, !dbg !2449
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2449, !range !36
	%18 = mul i32 %16, %17, !dbg !2449
	%19 = sext i32 %18 to i64, !dbg !2449
	%20 = mul i64 %13, %19, !dbg !2449
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2449, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2449, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2449, !range !13
	%24 = mul i32 %15, %23, !dbg !2449
	%25 = add i32 %22, %24, !dbg !2449
	%26 = mul i32 %14, %25, !dbg !2449
	%27 = add i32 %21, %26, !dbg !2449
	%28 = sext i32 %27 to i64, !dbg !2449
	%29 = add i64 %20, %28, !dbg !2449
	%30 = mul i64 %7, %9, !dbg !2449
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2449, !range !34
	%32 = sext i32 %31 to i64, !dbg !2449
	%33 = mul i64 %30, %32, !dbg !2449
	%34 = mul i64 %33, %19, !dbg !2449
	br label %b1, !dbg !2449

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2449
	%36 = icmp slt i64 %35, %p3, !dbg !2449
	br i1 %36, label %b2, label %b23, !dbg !2449

b2:
	%37 = mul i64 %35, 40, !dbg !2450
	%38 = add i64 %35, 1, !dbg !2451
	%39 = mul i64 %38, 40, !dbg !2452
	%40 = icmp ugt i64 %39, %p1, !dbg !2453
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2453, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2453
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2453, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2453
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2454
	%44 = load i32, i32* %43, align 4, !dbg !2454
	%45 = icmp uge i64 %35, %p5, !dbg !2455
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2455, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2455
	%47 = load i32, i32* %46, align 4, !dbg !2455
	%48 = icmp uge i64 %35, %p7, !dbg !2456
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2456, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2456
	%50 = load i32, i32* %49, align 4, !dbg !2456
	%51 = zext i32 %50 to i64, !dbg !2457
	%52 = add i32 %44, %47, !dbg !2460
	%53 = sub i32 %44, %47, !dbg !2461
	%54 = mul i32 %44, %47, !dbg !2462
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !2463
	store i32 %52, i32* %55, align 4, !dbg !2463
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !2464
	store i32 %53, i32* %56, align 4, !dbg !2464
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !2465
	store i32 %54, i32* %57, align 4, !dbg !2465
	%58 = and i32 %44, %47, !dbg !2466
	%59 = or i32 %44, %47, !dbg !2467
	%60 = xor i32 %44, %47, !dbg !2468
	%61 = xor i32 %47, -1, !dbg !2469
	%62 = and i32 %44, %61, !dbg !2469
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !2470
	store i32 %58, i32* %63, align 4, !dbg !2470
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !2471
	store i32 %59, i32* %64, align 4, !dbg !2471
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !2472
	store i32 %60, i32* %65, align 4, !dbg !2472
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !2473
	store i32 %62, i32* %66, align 4, !dbg !2473
	%67 = xor i32 %44, -1, !dbg !2474
	%68 = sub i32 0, %44, !dbg !2475
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !2476
	store i32 %67, i32* %69, align 4, !dbg !2476
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !2477
	store i32 %68, i32* %70, align 4, !dbg !2477
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !2478
	store i32 %44, i32* %71, align 4, !dbg !2478
	%72 = icmp ult i64 %51, 32, !dbg !2479
	%73 = trunc i64 %51 to i32, !dbg !2479
	%74 = shl i32 %44, %73, !dbg !2479
	%75 = select i1 %72, i32 %74, i32 0, !dbg !2479
	%76 = icmp ult i64 %51, 32, !dbg !2480
	%77 = trunc i64 %51 to i32, !dbg !2480
	%78 = lshr i32 %44, %77, !dbg !2480
	%79 = select i1 %76, i32 %78, i32 0, !dbg !2480
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !2481
	store i32 %75, i32* %80, align 4, !dbg !2481
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !2482
	store i32 %79, i32* %81, align 4, !dbg !2482
	%82 = icmp ult i64 %51, 32, !dbg !2484
	%83 = trunc i64 %51 to i32, !dbg !2484
	%84 = shl i32 %44, %83, !dbg !2484
	%85 = select i1 %82, i32 %84, i32 0, !dbg !2484
	%86 = trunc i64 %51 to i8, !dbg !2485
	%87 = zext i8 %86 to i32, !dbg !2486
	%88 = icmp ult i32 %87, 32, !dbg !2486
	%89 = lshr i32 %44, %87, !dbg !2486
	%90 = select i1 %88, i32 %89, i32 0, !dbg !2486
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !2487
	store i32 %85, i32* %91, align 4, !dbg !2487
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !2488
	store i32 %90, i32* %92, align 4, !dbg !2488
	%93 = shl i32 %44, 3, !dbg !2489
	%94 = lshr i32 %44, 3, !dbg !2490
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !2491
	store i32 %93, i32* %95, align 4, !dbg !2491
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !2492
	store i32 %94, i32* %96, align 4, !dbg !2492
	%97 = icmp ult i64 %51, 32, !dbg !2493
	%98 = trunc i64 %51 to i32, !dbg !2493
	%99 = shl i32 1, %98, !dbg !2493
	%100 = select i1 %97, i32 %99, i32 0, !dbg !2493
	%101 = urem i64 %51, 8, !dbg !2494
	%102 = icmp ult i64 %101, 32, !dbg !2495
	%103 = trunc i64 %101 to i32, !dbg !2495
	%104 = lshr i32 %47, %103, !dbg !2495
	%105 = select i1 %102, i32 %104, i32 0, !dbg !2495
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !2496
	store i32 %100, i32* %106, align 4, !dbg !2496
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !2497
	store i32 %105, i32* %107, align 4, !dbg !2497
	%108 = icmp ne i32 %47, 0, !dbg !2498
	br i1 %108, label %b3, label %b4, !dbg !2498

b3:
	%109 = udiv i32 %44, %47, !dbg !2499
	%110 = urem i32 %44, %47, !dbg !2500
	%111 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2501
	store i32 %109, i32* %111, align 4, !dbg !2501
	%112 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2502
	store i32 %110, i32* %112, align 4, !dbg !2502
	br label %b5, !dbg !2502

b4:
	%113 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2503
	store i32 0, i32* %113, align 4, !dbg !2503
	%114 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2504
	store i32 0, i32* %114, align 4, !dbg !2504
	br label %b5, !dbg !2504

b5:
	%115 = udiv i32 %44, 7, !dbg !2505
	%116 = urem i32 %44, 7, !dbg !2506
	%117 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !2507
	store i32 %115, i32* %117, align 4, !dbg !2507
	%118 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !2508
	store i32 %116, i32* %118, align 4, !dbg !2508
	%119 = udiv i32 %44, 8, !dbg !2509
	%120 = urem i32 %44, 8, !dbg !2510
	%121 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !2511
	store i32 %119, i32* %121, align 4, !dbg !2511
	%122 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !2512
	store i32 %120, i32* %122, align 4, !dbg !2512
	%123 = icmp ult i32 %44, %47, !dbg !2513
	%124 = select i1 %123, i32 %44, i32 %47, !dbg !2513
	%125 = icmp ugt i32 %44, %47, !dbg !2514
	%126 = select i1 %125, i32 %44, i32 %47, !dbg !2514
	%127 = icmp ugt i32 %126, 3, !dbg !2514
	%128 = select i1 %127, i32 %126, i32 3, !dbg !2514
	%129 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !2515
	store i32 %124, i32* %129, align 4, !dbg !2515
	%130 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !2516
	store i32 %128, i32* %130, align 4, !dbg !2516
	%131 = icmp eq i32 %44, %47, !dbg !2517
	br i1 %131, label %b7, label %b6, !dbg !2520

b6:
	br label %b7, !dbg !2521

b7:
	%132 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2522
	%133 = icmp ne i32 %44, %47, !dbg !2522
	br i1 %133, label %b9, label %b8, !dbg !2524

b8:
	br label %b9, !dbg !2525

b9:
	%134 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2526
	br i1 %123, label %b11, label %b10, !dbg !2528

b10:
	br label %b11, !dbg !2529

b11:
	%135 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2530
	%136 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !2530
	store i32 %132, i32* %136, align 4, !dbg !2530
	%137 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !2531
	store i32 %134, i32* %137, align 4, !dbg !2531
	%138 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !2532
	store i32 %135, i32* %138, align 4, !dbg !2532
	%139 = icmp ule i32 %44, %47, !dbg !2533
	br i1 %139, label %b13, label %b12, !dbg !2535

b12:
	br label %b13, !dbg !2536

b13:
	%140 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2537
	br i1 %125, label %b15, label %b14, !dbg !2539

b14:
	br label %b15, !dbg !2540

b15:
	%141 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2541
	%142 = icmp uge i32 %44, %47, !dbg !2541
	br i1 %142, label %b17, label %b16, !dbg !2543

b16:
	br label %b17, !dbg !2544

b17:
	%143 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2545
	%144 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !2545
	store i32 %140, i32* %144, align 4, !dbg !2545
	%145 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !2546
	store i32 %141, i32* %145, align 4, !dbg !2546
	%146 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !2547
	store i32 %143, i32* %146, align 4, !dbg !2547
	%147 = mul i32 %52, 3, !dbg !2548
	%148 = sub i32 %147, 5, !dbg !2549
	%149 = xor i32 %148, %44, !dbg !2550
	%150 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !2551
	store i32 %149, i32* %150, align 4, !dbg !2551
	%151 = shl i32 %149, 2, !dbg !2552
	%152 = lshr i32 %151, 1, !dbg !2553
	%153 = or i32 %152, 1, !dbg !2554
	%154 = and i32 %153, -3, !dbg !2555
	%155 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !2556
	store i32 %154, i32* %155, align 4, !dbg !2556
	%156 = sub i32 %154, 1, !dbg !2557
	%157 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !2558
	store i32 %156, i32* %157, align 4, !dbg !2558
	%158 = sub i32 %47, %44, !dbg !2559
	%159 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !2560
	store i32 %158, i32* %159, align 4, !dbg !2560
	br i1 %123, label %b20, label %b18, !dbg !2561

b18:
	%160 = icmp eq i32 %44, 5, !dbg !2562
	br i1 %160, label %b20, label %b19, !dbg !2564

b19:
	br label %b20, !dbg !2565

b20:
	%161 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2566
	%162 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !2566
	store i32 %161, i32* %162, align 4, !dbg !2566
	%163 = icmp eq i32 %47, 1, !dbg !2567
	%164 = icmp ne i1 %139, %163, !dbg !2568
	br i1 %164, label %b22, label %b21, !dbg !2570

b21:
	br label %b22, !dbg !2571

b22:
	%165 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2572
	%166 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !2572
	store i32 %165, i32* %166, align 4, !dbg !2572
	%167 = and i64 %51, 3, !dbg !2573
	%168 = icmp ult i64 %167, 32, !dbg !2574
	%169 = trunc i64 %167 to i32, !dbg !2574
	%170 = shl i32 1, %169, !dbg !2574
	%171 = select i1 %168, i32 %170, i32 0, !dbg !2574
	%172 = add i32 %171, %44, !dbg !2575
	%173 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !2576
	store i32 %172, i32* %173, align 4, !dbg !2576
	%174 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !2577
	store i32 -1, i32* %174, align 4, !dbg !2577
	%175 = add i64 %35, %34, !dbg !2449
	br label %b1, !dbg !2449

b23:
	ret void, !dbg !2449

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %39, i64 %p1), !dbg !2453
	ret void, !dbg !2453

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %37, i64 %39), !dbg !2453
	ret void, !dbg !2453

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %35, i64 %p5), !dbg !2455
	ret void, !dbg !2455

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %35, i64 %p7), !dbg !2456
	ret void, !dbg !2456
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2578 {
entry:
	br label %b0, !dbg !2579

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2580, !range !10
	%1 = sext i32 %0 to i64, !dbg !2580
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2580, !range !12
	%3 = sext i32 %2 to i64, !dbg !2580
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2580, !range !12
	%5 = sext i32 %4 to i64, !dbg !2580
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2580, !range !33
	%7 = sext i32 %6 to i64, !dbg !2580
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2580, !range !34
	%9 = sext i32 %8 to i64, !dbg !2580
	%10 = mul i64 %9, %5, !dbg !2580
	%11 = add i64 %3, %10, !dbg !2580
	%12 = mul i64 %7, %11, !dbg !2580
	%13 = add i64 %1, %12, !dbg !2580
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2580, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2580, !range !35
	%16 = mul i32 %14, %15, !dbg !2580
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2580, !range !36
	%18 = mul i32 %16, %17, !dbg !2580
	%19 = sext i32 %18 to i64, !dbg !2580
	%20 = mul i64 %13, %19, !dbg !2580
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2580, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2580, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2580, !range !13
	%24 = mul i32 %15, %23, !dbg !2580
	%25 = add i32 %22, %24, !dbg !2580
	%26 = mul i32 %14, %25, !dbg !2580
	%27 = add i32 %21, %26, !dbg !2580
	%28 = sext i32 %27 to i64, !dbg !2580
	%29 = add i64 %20, %28, !dbg !2580
	%30 = mul i64 %7, %9, !dbg !2580
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2580, !range !34
	%32 = sext i32 %31 to i64, !dbg !2580
	%33 = mul i64 %30, %32, !dbg !2580
	%34 = mul i64 %33, %19, !dbg !2580
	br label %b1, !dbg !2580

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !2580
	%36 = icmp slt i64 %35, %p5, !dbg !2580
	br i1 %36, label %b2, label %b3, !dbg !2580

b2:
	%37 = mul i64 %35, 20, !dbg !2581
	%38 = add i64 %35, 1, !dbg !2582
	%39 = mul i64 %38, 20, !dbg !2583
	%40 = icmp ugt i64 %39, %p1, !dbg !2584
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2584, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2584
	%42 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2585
	%43 = load i32, i32* %42, align 4, !dbg !2585
	%44 = trunc i32 %43 to i8, !dbg !2588
	%45 = sext i8 %44 to i64, !dbg !2589
	%46 = trunc i32 %43 to i16, !dbg !2590
	%47 = sext i16 %46 to i64, !dbg !2591
	%48 = sext i32 %43 to i64, !dbg !2593
	%49 = zext i32 %43 to i64, !dbg !2594
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2595
	store i64 %45, i64* %50, align 8, !dbg !2595
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2596
	store i64 %47, i64* %51, align 8, !dbg !2596
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2597
	store i64 %48, i64* %52, align 8, !dbg !2597
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2598
	store i64 %49, i64* %53, align 8, !dbg !2598
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2599
	store i64 %49, i64* %54, align 8, !dbg !2599
	%55 = trunc i32 %43 to i8, !dbg !2600
	%56 = zext i8 %55 to i64, !dbg !2601
	%57 = trunc i32 %43 to i16, !dbg !2602
	%58 = zext i16 %57 to i64, !dbg !2603
	%59 = zext i32 %43 to i64, !dbg !2604
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2606
	store i64 %56, i64* %60, align 8, !dbg !2606
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2607
	store i64 %58, i64* %61, align 8, !dbg !2607
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2608
	store i64 %49, i64* %62, align 8, !dbg !2608
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2609
	store i64 %59, i64* %63, align 8, !dbg !2609
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2610
	store i64 %59, i64* %64, align 8, !dbg !2610
	%65 = sext i8 %44 to i32, !dbg !2611
	%66 = zext i32 %65 to i64, !dbg !2612
	%67 = zext i8 %55 to i32, !dbg !2613
	%68 = zext i32 %67 to i64, !dbg !2614
	%69 = sext i16 %46 to i32, !dbg !2615
	%70 = zext i32 %69 to i64, !dbg !2616
	%71 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2617
	store i64 %66, i64* %71, align 8, !dbg !2617
	%72 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2618
	store i64 %68, i64* %72, align 8, !dbg !2618
	%73 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2619
	store i64 %70, i64* %73, align 8, !dbg !2619
	%74 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2620
	store i64 %49, i64* %74, align 8, !dbg !2620
	%75 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2621
	store i64 %49, i64* %75, align 8, !dbg !2621
	%76 = lshr i8 %55, 1, !dbg !2622
	%77 = zext i8 %76 to i32, !dbg !2623
	%78 = uitofp i32 %77 to float, !dbg !2624
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2625
	%80 = fcmp uno float %78, %78, !dbg !2625
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2625
	%82 = uitofp i32 %77 to double, !dbg !2626
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2627
	%84 = fcmp uno double %82, %82, !dbg !2627
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2627
	%86 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2628
	store i64 %81, i64* %86, align 8, !dbg !2628
	%87 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2629
	store i64 %85, i64* %87, align 8, !dbg !2629
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2630
	%89 = zext i32 %88 to i64, !dbg !2631
	%90 = fadd double %82, 7.500000e-01, !dbg !2632
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2633
	%92 = fcmp uno double %90, %90, !dbg !2633
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2633
	%94 = zext i32 %93 to i64, !dbg !2634
	%95 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2635
	store i64 %89, i64* %95, align 8, !dbg !2635
	%96 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2636
	store i64 %94, i64* %96, align 8, !dbg !2636
	%97 = fmul double %82, 3.500000e+00, !dbg !2637
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2638
	%99 = fcmp uno double %97, %97, !dbg !2638
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2638
	%101 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2640
	store i64 %100, i64* %101, align 8, !dbg !2640
	%102 = mul i64 %35, 2, !dbg !2641
	%103 = add i64 %102, 2, !dbg !2642
	%104 = icmp ugt i64 %103, %p3, !dbg !2643
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !2643, !prof !9

b2_ok2:
	%105 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2643
	%106 = load i32, i32* %42, align 4, !dbg !2644
	%107 = uitofp i32 %106 to float, !dbg !2647
	%108 = fpext float %107 to double, !dbg !2648
	%109 = uitofp i32 %106 to double, !dbg !2649
	%110 = getelementptr inbounds double, double* %105, i64 0, !dbg !2650
	store double %108, double* %110, align 8, !dbg !2650
	%111 = getelementptr inbounds double, double* %105, i64 1, !dbg !2651
	store double %109, double* %111, align 8, !dbg !2651
	%112 = add i64 %35, %34, !dbg !2580
	br label %b1, !dbg !2580

b3:
	ret void, !dbg !2580

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %39, i64 %p1), !dbg !2584
	ret void, !dbg !2584

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %103, i64 %p3), !dbg !2643
	ret void, !dbg !2643
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2652 {
entry:
	br label %b0, !dbg !2653

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2656, !range !10
	%1 = sext i32 %0 to i64, !dbg !2656
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2656, !range !12
	%3 = sext i32 %2 to i64, !dbg !2656
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2656, !range !12
	%5 = sext i32 %4 to i64, !dbg !2656
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2656, !range !33
	%7 = sext i32 %6 to i64, !dbg !2656
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2656, !range !34
	%9 = sext i32 %8 to i64, !dbg !2656
	%10 = mul i64 %9, %5, !dbg !2656
	%11 = add i64 %3, %10, !dbg !2656
	%12 = mul i64 %7, %11, !dbg !2656
	%13 = add i64 %1, %12, !dbg !2656
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2656, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2656, !range !35
	%16 = mul i32 %14, %15, !dbg !2656
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2656, !range !36
	%18 = mul i32 %16, %17, !dbg !2656
	%19 = sext i32 %18 to i64, !dbg !2656
	%20 = mul i64 %13, %19, !dbg !2656
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2656, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2656, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2656, !range !13
	%24 = mul i32 %15, %23, !dbg !2656
	%25 = add i32 %22, %24, !dbg !2656
	%26 = mul i32 %14, %25, !dbg !2656
	%27 = add i32 %21, %26, !dbg !2656
	%28 = sext i32 %27 to i64, !dbg !2656
	%29 = add i64 %20, %28, !dbg !2656
	%30 = add i64 %29, 1, !dbg !2657
	%31 = trunc i64 %30 to i32, !dbg !2658
	%32 = icmp uge i64 0, %p1, !dbg !2659
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2659, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2659
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !2660
	%35 = icmp uge i64 1, %p1, !dbg !2661
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2661, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2661
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !2662
	%38 = icmp uge i64 2, %p1, !dbg !2663
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2663, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2663
	%40 = atomicrmw umin i32* %39, i32 %31 monotonic, !dbg !2664
	%41 = icmp uge i64 3, %p1, !dbg !2665
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2665, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2665
	%43 = atomicrmw umax i32* %42, i32 %31 monotonic, !dbg !2666
	%44 = icmp uge i64 4, %p1, !dbg !2667
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2667, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2667
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !2668
	%47 = icmp uge i64 %29, %p3, !dbg !2669
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2669, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2669
	store i32 %46, i32* %48, align 4, !dbg !2669
	%49 = icmp uge i64 5, %p1, !dbg !2670
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2670, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2670
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !2671
	%52 = icmp eq i32 %51, 7, !dbg !2672
	br i1 %52, label %b1, label %b2, !dbg !2672

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !2673
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2673, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2673
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !2674
	br label %b2, !dbg !2674

b2:
	ret void, !dbg !2655

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !2659
	ret void, !dbg !2659

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !2661
	ret void, !dbg !2661

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !2663
	ret void, !dbg !2663

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !2665
	ret void, !dbg !2665

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !2667
	ret void, !dbg !2667

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !2669
	ret void, !dbg !2669

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !2670
	ret void, !dbg !2670

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !2673
	ret void, !dbg !2673
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2675 {
entry:
	br label %b0, !dbg !2676

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2679, !range !10
	%1 = sext i32 %0 to i64, !dbg !2679
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2679, !range !12
	%3 = sext i32 %2 to i64, !dbg !2679
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2679, !range !12
	%5 = sext i32 %4 to i64, !dbg !2679
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2679, !range !33
	%7 = sext i32 %6 to i64, !dbg !2679
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2679, !range !34
	%9 = sext i32 %8 to i64, !dbg !2679
	%10 = mul i64 %9, %5, !dbg !2679
	%11 = add i64 %3, %10, !dbg !2679
	%12 = mul i64 %7, %11, !dbg !2679
	%13 = add i64 %1, %12, !dbg !2679
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2679, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2679, !range !35
	%16 = mul i32 %14, %15, !dbg !2679
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2679, !range !36
	%18 = mul i32 %16, %17, !dbg !2679
	%19 = sext i32 %18 to i64, !dbg !2679
	%20 = mul i64 %13, %19, !dbg !2679
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2679, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2679, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2679, !range !13
	%24 = mul i32 %15, %23, !dbg !2679
	%25 = add i32 %22, %24, !dbg !2679
	%26 = mul i32 %14, %25, !dbg !2679
	%27 = add i32 %21, %26, !dbg !2679
	%28 = sext i32 %27 to i64, !dbg !2679
	%29 = add i64 %20, %28, !dbg !2679
	%30 = icmp uge i64 0, %p1, !dbg !2680
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2680, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2680
	%32 = srem i64 %29, 31, !dbg !2681
	%33 = icmp ult i64 %32, 32, !dbg !2682
	%34 = trunc i64 %32 to i32, !dbg !2682
	%35 = shl i32 1, %34, !dbg !2682
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2682
	%37 = xor i32 %36, -1, !dbg !2683
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !2684
	%39 = icmp uge i64 1, %p1, !dbg !2685
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2685, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2685
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !2686
	%42 = icmp uge i64 2, %p1, !dbg !2687
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2687, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2687
	%44 = trunc i64 %29 to i32, !dbg !2688
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !2689
	br label %b1, !dbg !2689

b1:
	%46 = icmp uge i64 3, %p1, !dbg !2690
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !2690, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2690
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !2691
	%49 = add i32 %48, 1, !dbg !2692
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !2693
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2693
	%52 = icmp eq i32 %51, %48, !dbg !2694
	br i1 %52, label %b2, label %b1, !dbg !2694

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !2695
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !2695, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2695
	store i32 %48, i32* %54, align 4, !dbg !2695
	%55 = icmp uge i64 4, %p1, !dbg !2696
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !2696, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2696
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !2697
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2697
	%59 = icmp eq i32 %58, 1, !dbg !2698
	br i1 %59, label %b3, label %b4, !dbg !2698

b3:
	%60 = icmp uge i64 5, %p1, !dbg !2699
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !2699, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2699
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !2700
	br label %b4, !dbg !2700

b4:
	ret void, !dbg !2678

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !2680
	ret void, !dbg !2680

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !2685
	ret void, !dbg !2685

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !2687
	ret void, !dbg !2687

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !2690
	ret void, !dbg !2690

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !2695
	ret void, !dbg !2695

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !2696
	ret void, !dbg !2696

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !2699
	ret void, !dbg !2699
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2701 {
entry:
	br label %b0, !dbg !2702

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2703, !range !10
	%1 = sext i32 %0 to i64, !dbg !2703
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2703, !range !12
	%3 = sext i32 %2 to i64, !dbg !2703
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2703, !range !12
	%5 = sext i32 %4 to i64, !dbg !2703
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2703, !range !33
	%7 = sext i32 %6 to i64, !dbg !2703
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2703, !range !34
	%9 = sext i32 %8 to i64, !dbg !2703
	%10 = mul i64 %9, %5, !dbg !2703
	%11 = add i64 %3, %10, !dbg !2703
	%12 = mul i64 %7, %11, !dbg !2703
	%13 = add i64 %1, %12, !dbg !2703
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2703, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2703, !range !35
	%16 = mul i32 %14, %15, !dbg !2703
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2703, !range !36
	%18 = mul i32 %16, %17, !dbg !2703
	%19 = sext i32 %18 to i64, !dbg !2703
	%20 = mul i64 %13, %19, !dbg !2703
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2703, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2703, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2703, !range !13
	%24 = mul i32 %15, %23, !dbg !2703
	%25 = add i32 %22, %24, !dbg !2703
	%26 = mul i32 %14, %25, !dbg !2703
	%27 = add i32 %21, %26, !dbg !2703
	%28 = sext i32 %27 to i64, !dbg !2703
	%29 = add i64 %20, %28, !dbg !2703
	%30 = mul i64 %7, %9, !dbg !2703
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2703, !range !34
	%32 = sext i32 %31 to i64, !dbg !2703
	%33 = mul i64 %30, %32, !dbg !2703
	%34 = mul i64 %33, %19, !dbg !2703
	br label %b1, !dbg !2703

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b22 ], !dbg !2703
	%36 = icmp slt i64 %35, %p3, !dbg !2703
	br i1 %36, label %b2, label %b23, !dbg !2703

b2:
	%37 = mul i64 %35, 40, !dbg !2704
	%38 = add i64 %35, 1, !dbg !2705
	%39 = mul i64 %38, 40, !dbg !2706
	%40 = icmp ugt i64 %39, %p1, !dbg !2707
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2707, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2707
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2707, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2707
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2708
	%44 = load i64, i64* %43, align 8, !dbg !2708
	%45 = icmp uge i64 %35, %p5, !dbg !2709
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2709, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2709
	%47 = load i64, i64* %46, align 8, !dbg !2709
	%48 = icmp uge i64 %35, %p7, !dbg !2710
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2710, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2710
	%50 = load i32, i32* %49, align 4, !dbg !2710
	%51 = zext i32 %50 to i64, !dbg !2711
	%52 = add i64 %44, %47, !dbg !2714
	%53 = sub i64 %44, %47, !dbg !2715
	%54 = mul i64 %44, %47, !dbg !2716
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2717
	store i64 %52, i64* %55, align 8, !dbg !2717
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2718
	store i64 %53, i64* %56, align 8, !dbg !2718
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2719
	store i64 %54, i64* %57, align 8, !dbg !2719
	%58 = and i64 %44, %47, !dbg !2720
	%59 = or i64 %44, %47, !dbg !2721
	%60 = xor i64 %44, %47, !dbg !2722
	%61 = xor i64 %47, -1, !dbg !2723
	%62 = and i64 %44, %61, !dbg !2723
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2724
	store i64 %58, i64* %63, align 8, !dbg !2724
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2725
	store i64 %59, i64* %64, align 8, !dbg !2725
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2726
	store i64 %60, i64* %65, align 8, !dbg !2726
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2727
	store i64 %62, i64* %66, align 8, !dbg !2727
	%67 = xor i64 %44, -1, !dbg !2728
	%68 = sub i64 0, %44, !dbg !2729
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2730
	store i64 %67, i64* %69, align 8, !dbg !2730
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2731
	store i64 %68, i64* %70, align 8, !dbg !2731
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2732
	store i64 %44, i64* %71, align 8, !dbg !2732
	%72 = icmp ult i64 %51, 64, !dbg !2733
	%73 = shl i64 %44, %51, !dbg !2733
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2733
	%75 = icmp ult i64 %51, 64, !dbg !2734
	%76 = lshr i64 %44, %51, !dbg !2734
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2734
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2735
	store i64 %74, i64* %78, align 8, !dbg !2735
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2736
	store i64 %77, i64* %79, align 8, !dbg !2736
	%80 = icmp ult i64 %51, 64, !dbg !2738
	%81 = shl i64 %44, %51, !dbg !2738
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2738
	%83 = trunc i64 %51 to i8, !dbg !2739
	%84 = zext i8 %83 to i64, !dbg !2740
	%85 = icmp ult i64 %84, 64, !dbg !2740
	%86 = lshr i64 %44, %84, !dbg !2740
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2740
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2741
	store i64 %82, i64* %88, align 8, !dbg !2741
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2742
	store i64 %87, i64* %89, align 8, !dbg !2742
	%90 = shl i64 %44, 3, !dbg !2743
	%91 = lshr i64 %44, 3, !dbg !2744
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2745
	store i64 %90, i64* %92, align 8, !dbg !2745
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2746
	store i64 %91, i64* %93, align 8, !dbg !2746
	%94 = icmp ult i64 %51, 64, !dbg !2747
	%95 = shl i64 1, %51, !dbg !2747
	%96 = select i1 %94, i64 %95, i64 0, !dbg !2747
	%97 = urem i64 %51, 8, !dbg !2748
	%98 = icmp ult i64 %97, 64, !dbg !2749
	%99 = lshr i64 %47, %97, !dbg !2749
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2749
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2750
	store i64 %96, i64* %101, align 8, !dbg !2750
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2751
	store i64 %100, i64* %102, align 8, !dbg !2751
	%103 = icmp ne i64 %47, 0, !dbg !2752
	br i1 %103, label %b3, label %b4, !dbg !2752

b3:
	%104 = udiv i64 %44, %47, !dbg !2753
	%105 = urem i64 %44, %47, !dbg !2754
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2755
	store i64 %104, i64* %106, align 8, !dbg !2755
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2756
	store i64 %105, i64* %107, align 8, !dbg !2756
	br label %b5, !dbg !2756

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2757
	store i64 0, i64* %108, align 8, !dbg !2757
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2758
	store i64 0, i64* %109, align 8, !dbg !2758
	br label %b5, !dbg !2758

b5:
	%110 = udiv i64 %44, 7, !dbg !2759
	%111 = urem i64 %44, 7, !dbg !2760
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !2761
	store i64 %110, i64* %112, align 8, !dbg !2761
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !2762
	store i64 %111, i64* %113, align 8, !dbg !2762
	%114 = udiv i64 %44, 8, !dbg !2763
	%115 = urem i64 %44, 8, !dbg !2764
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !2765
	store i64 %114, i64* %116, align 8, !dbg !2765
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !2766
	store i64 %115, i64* %117, align 8, !dbg !2766
	%118 = icmp ult i64 %44, %47, !dbg !2767
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !2767
	%120 = icmp ugt i64 %44, %47, !dbg !2768
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !2768
	%122 = icmp ugt i64 %121, 3, !dbg !2768
	%123 = select i1 %122, i64 %121, i64 3, !dbg !2768
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !2769
	store i64 %119, i64* %124, align 8, !dbg !2769
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !2770
	store i64 %123, i64* %125, align 8, !dbg !2770
	%126 = icmp eq i64 %44, %47, !dbg !2771
	br i1 %126, label %b7, label %b6, !dbg !2774

b6:
	br label %b7, !dbg !2775

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2776
	%128 = icmp ne i64 %44, %47, !dbg !2776
	br i1 %128, label %b9, label %b8, !dbg !2778

b8:
	br label %b9, !dbg !2779

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2780
	br i1 %118, label %b11, label %b10, !dbg !2782

b10:
	br label %b11, !dbg !2783

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2784
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !2784
	store i64 %127, i64* %131, align 8, !dbg !2784
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !2785
	store i64 %129, i64* %132, align 8, !dbg !2785
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !2786
	store i64 %130, i64* %133, align 8, !dbg !2786
	%134 = icmp ule i64 %44, %47, !dbg !2787
	br i1 %134, label %b13, label %b12, !dbg !2789

b12:
	br label %b13, !dbg !2790

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2791
	br i1 %120, label %b15, label %b14, !dbg !2793

b14:
	br label %b15, !dbg !2794

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2795
	%137 = icmp uge i64 %44, %47, !dbg !2795
	br i1 %137, label %b17, label %b16, !dbg !2797

b16:
	br label %b17, !dbg !2798

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2799
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !2799
	store i64 %135, i64* %139, align 8, !dbg !2799
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !2800
	store i64 %136, i64* %140, align 8, !dbg !2800
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !2801
	store i64 %138, i64* %141, align 8, !dbg !2801
	%142 = mul i64 %52, 3, !dbg !2802
	%143 = sub i64 %142, 5, !dbg !2803
	%144 = xor i64 %143, %44, !dbg !2804
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !2805
	store i64 %144, i64* %145, align 8, !dbg !2805
	%146 = shl i64 %144, 2, !dbg !2806
	%147 = lshr i64 %146, 1, !dbg !2807
	%148 = or i64 %147, 1, !dbg !2808
	%149 = and i64 %148, -3, !dbg !2809
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !2810
	store i64 %149, i64* %150, align 8, !dbg !2810
	%151 = sub i64 %149, 1, !dbg !2811
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !2812
	store i64 %151, i64* %152, align 8, !dbg !2812
	%153 = sub i64 %47, %44, !dbg !2813
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !2814
	store i64 %153, i64* %154, align 8, !dbg !2814
	br i1 %118, label %b20, label %b18, !dbg !2815

b18:
	%155 = icmp eq i64 %44, 5, !dbg !2816
	br i1 %155, label %b20, label %b19, !dbg !2818

b19:
	br label %b20, !dbg !2819

b20:
	%156 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2820
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !2820
	store i64 %156, i64* %157, align 8, !dbg !2820
	%158 = icmp eq i64 %47, 1, !dbg !2821
	%159 = icmp ne i1 %134, %158, !dbg !2822
	br i1 %159, label %b22, label %b21, !dbg !2824

b21:
	br label %b22, !dbg !2825

b22:
	%160 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2826
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !2826
	store i64 %160, i64* %161, align 8, !dbg !2826
	%162 = and i64 %51, 3, !dbg !2827
	%163 = icmp ult i64 %162, 64, !dbg !2828
	%164 = shl i64 1, %162, !dbg !2828
	%165 = select i1 %163, i64 %164, i64 0, !dbg !2828
	%166 = add i64 %165, %44, !dbg !2829
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !2830
	store i64 %166, i64* %167, align 8, !dbg !2830
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !2831
	store i64 -1, i64* %168, align 8, !dbg !2831
	%169 = add i64 %35, %34, !dbg !2703
	br label %b1, !dbg !2703

b23:
	ret void, !dbg !2703

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %39, i64 %p1), !dbg !2707
	ret void, !dbg !2707

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %37, i64 %39), !dbg !2707
	ret void, !dbg !2707

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %35, i64 %p5), !dbg !2709
	ret void, !dbg !2709

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %35, i64 %p7), !dbg !2710
	ret void, !dbg !2710
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2832 {
entry:
	br label %b0, !dbg !2833

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2834, !range !10
	%1 = sext i32 %0 to i64, !dbg !2834
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2834, !range !12
	%3 = sext i32 %2 to i64, !dbg !2834
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2834, !range !12
	%5 = sext i32 %4 to i64, !dbg !2834
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2834, !range !33
	%7 = sext i32 %6 to i64, !dbg !2834
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2834, !range !34
	%9 = sext i32 %8 to i64, !dbg !2834
	%10 = mul i64 %9, %5, !dbg !2834
	%11 = add i64 %3, %10, !dbg !2834
	%12 = mul i64 %7, %11, !dbg !2834
	%13 = add i64 %1, %12, !dbg !2834
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2834, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2834, !range !35
	%16 = mul i32 %14, %15, !dbg !2834
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2834, !range !36
	%18 = mul i32 %16, %17, !dbg !2834
	%19 = sext i32 %18 to i64, !dbg !2834
	%20 = mul i64 %13, %19, !dbg !2834
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2834, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2834, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2834, !range !13
	%24 = mul i32 %15, %23, !dbg !2834
	%25 = add i32 %22, %24, !dbg !2834
	%26 = mul i32 %14, %25, !dbg !2834
	%27 = add i32 %21, %26, !dbg !2834
	%28 = sext i32 %27 to i64, !dbg !2834
	%29 = add i64 %20, %28, !dbg !2834
	%30 = mul i64 %7, %9, !dbg !2834
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2834, !range !34
	%32 = sext i32 %31 to i64, !dbg !2834
	%33 = mul i64 %30, %32, !dbg !2834
	%34 = mul i64 %33, %19, !dbg !2834
	br label %b1, !dbg !2834

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2834
	%36 = icmp slt i64 %35, %p5, !dbg !2834
	br i1 %36, label %b2, label %b3, !dbg !2834

b2:
	%37 = mul i64 %35, 20, !dbg !2835
	%38 = add i64 %35, 1, !dbg !2836
	%39 = mul i64 %38, 20, !dbg !2837
	%40 = icmp ugt i64 %39, %p1, !dbg !2838
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2838, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2838
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2839
	%43 = load i64, i64* %42, align 8, !dbg !2839
	%44 = trunc i64 %43 to i8, !dbg !2842
	%45 = sext i8 %44 to i64, !dbg !2843
	%46 = trunc i64 %43 to i16, !dbg !2844
	%47 = sext i16 %46 to i64, !dbg !2845
	%48 = trunc i64 %43 to i32, !dbg !2846
	%49 = sext i32 %48 to i64, !dbg !2847
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2849
	store i64 %45, i64* %50, align 8, !dbg !2849
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2850
	store i64 %47, i64* %51, align 8, !dbg !2850
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2851
	store i64 %49, i64* %52, align 8, !dbg !2851
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2852
	store i64 %43, i64* %53, align 8, !dbg !2852
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2853
	store i64 %43, i64* %54, align 8, !dbg !2853
	%55 = trunc i64 %43 to i8, !dbg !2854
	%56 = zext i8 %55 to i64, !dbg !2855
	%57 = trunc i64 %43 to i16, !dbg !2856
	%58 = zext i16 %57 to i64, !dbg !2857
	%59 = trunc i64 %43 to i32, !dbg !2858
	%60 = zext i32 %59 to i64, !dbg !2859
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2860
	store i64 %56, i64* %61, align 8, !dbg !2860
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2861
	store i64 %58, i64* %62, align 8, !dbg !2861
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2862
	store i64 %60, i64* %63, align 8, !dbg !2862
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2863
	store i64 %43, i64* %64, align 8, !dbg !2863
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2864
	store i64 %43, i64* %65, align 8, !dbg !2864
	%66 = sext i8 %44 to i64, !dbg !2865
	%67 = zext i8 %55 to i64, !dbg !2867
	%68 = sext i16 %46 to i64, !dbg !2869
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2871
	store i64 %66, i64* %69, align 8, !dbg !2871
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2872
	store i64 %67, i64* %70, align 8, !dbg !2872
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2873
	store i64 %68, i64* %71, align 8, !dbg !2873
	%72 = zext i32 %59 to i64, !dbg !2874
	%73 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2876
	store i64 %72, i64* %73, align 8, !dbg !2876
	%74 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2877
	store i64 %43, i64* %74, align 8, !dbg !2877
	%75 = lshr i8 %55, 1, !dbg !2878
	%76 = zext i8 %75 to i64, !dbg !2879
	%77 = uitofp i64 %76 to float, !dbg !2880
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2881
	%79 = fcmp uno float %77, %77, !dbg !2881
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2881
	%81 = uitofp i64 %76 to double, !dbg !2882
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2883
	%83 = fcmp uno double %81, %81, !dbg !2883
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2883
	%85 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2884
	store i64 %80, i64* %85, align 8, !dbg !2884
	%86 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2885
	store i64 %84, i64* %86, align 8, !dbg !2885
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !2886
	%88 = fcmp uno float %77, %77, !dbg !2886
	%89 = select i1 %88, i64 0, i64 %87, !dbg !2886
	%90 = fadd double %81, 7.500000e-01, !dbg !2888
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !2889
	%92 = fcmp uno double %90, %90, !dbg !2889
	%93 = select i1 %92, i64 0, i64 %91, !dbg !2889
	%94 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2891
	store i64 %89, i64* %94, align 8, !dbg !2891
	%95 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2892
	store i64 %93, i64* %95, align 8, !dbg !2892
	%96 = fmul double %81, 3.500000e+00, !dbg !2893
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2894
	%98 = fcmp uno double %96, %96, !dbg !2894
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2894
	%100 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2896
	store i64 %99, i64* %100, align 8, !dbg !2896
	%101 = mul i64 %35, 2, !dbg !2897
	%102 = add i64 %101, 2, !dbg !2898
	%103 = icmp ugt i64 %102, %p3, !dbg !2899
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !2899, !prof !9

b2_ok2:
	%104 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2899
	%105 = load i64, i64* %42, align 8, !dbg !2900
	%106 = uitofp i64 %105 to float, !dbg !2903
	%107 = fpext float %106 to double, !dbg !2904
	%108 = uitofp i64 %105 to double, !dbg !2905
	%109 = getelementptr inbounds double, double* %104, i64 0, !dbg !2906
	store double %107, double* %109, align 8, !dbg !2906
	%110 = getelementptr inbounds double, double* %104, i64 1, !dbg !2907
	store double %108, double* %110, align 8, !dbg !2907
	%111 = add i64 %35, %34, !dbg !2834
	br label %b1, !dbg !2834

b3:
	ret void, !dbg !2834

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %39, i64 %p1), !dbg !2838
	ret void, !dbg !2838

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %102, i64 %p3), !dbg !2899
	ret void, !dbg !2899
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2908 {
entry:
	br label %b0, !dbg !2909

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2912, !range !10
	%1 = sext i32 %0 to i64, !dbg !2912
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2912, !range !12
	%3 = sext i32 %2 to i64, !dbg !2912
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2912, !range !12
	%5 = sext i32 %4 to i64, !dbg !2912
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2912, !range !33
	%7 = sext i32 %6 to i64, !dbg !2912
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2912, !range !34
	%9 = sext i32 %8 to i64, !dbg !2912
	%10 = mul i64 %9, %5, !dbg !2912
	%11 = add i64 %3, %10, !dbg !2912
	%12 = mul i64 %7, %11, !dbg !2912
	%13 = add i64 %1, %12, !dbg !2912
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2912, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2912, !range !35
	%16 = mul i32 %14, %15, !dbg !2912
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2912, !range !36
	%18 = mul i32 %16, %17, !dbg !2912
	%19 = sext i32 %18 to i64, !dbg !2912
	%20 = mul i64 %13, %19, !dbg !2912
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2912, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2912, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2912, !range !13
	%24 = mul i32 %15, %23, !dbg !2912
	%25 = add i32 %22, %24, !dbg !2912
	%26 = mul i32 %14, %25, !dbg !2912
	%27 = add i32 %21, %26, !dbg !2912
	%28 = sext i32 %27 to i64, !dbg !2912
	%29 = add i64 %20, %28, !dbg !2912
	%30 = add i64 %29, 1, !dbg !2913
	%31 = icmp uge i64 0, %p1, !dbg !2915
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2915, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2915
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !2916
	%34 = icmp uge i64 1, %p1, !dbg !2917
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !2917, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2917
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !2918
	%37 = icmp uge i64 2, %p1, !dbg !2919
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !2919, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2919
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !2920
	%40 = icmp uge i64 3, %p1, !dbg !2921
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !2921, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2921
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !2922
	%43 = icmp uge i64 4, %p1, !dbg !2923
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !2923, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2923
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !2924
	%46 = icmp uge i64 %29, %p3, !dbg !2925
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !2925, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2925
	store i64 %45, i64* %47, align 8, !dbg !2925
	%48 = icmp uge i64 5, %p1, !dbg !2926
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2926, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2926
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !2927
	%51 = icmp eq i64 %50, 7, !dbg !2928
	br i1 %51, label %b1, label %b2, !dbg !2928

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !2929
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !2929, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2929
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !2930
	br label %b2, !dbg !2930

b2:
	ret void, !dbg !2911

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !2915
	ret void, !dbg !2915

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !2917
	ret void, !dbg !2917

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !2919
	ret void, !dbg !2919

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !2921
	ret void, !dbg !2921

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !2923
	ret void, !dbg !2923

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !2925
	ret void, !dbg !2925

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !2926
	ret void, !dbg !2926

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !2929
	ret void, !dbg !2929
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2931 {
entry:
	br label %b0, !dbg !2932

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2935, !range !10
	%1 = sext i32 %0 to i64, !dbg !2935
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2935, !range !12
	%3 = sext i32 %2 to i64, !dbg !2935
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2935, !range !12
	%5 = sext i32 %4 to i64, !dbg !2935
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2935, !range !33
	%7 = sext i32 %6 to i64, !dbg !2935
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2935, !range !34
	%9 = sext i32 %8 to i64, !dbg !2935
	%10 = mul i64 %9, %5, !dbg !2935
	%11 = add i64 %3, %10, !dbg !2935
	%12 = mul i64 %7, %11, !dbg !2935
	%13 = add i64 %1, %12, !dbg !2935
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2935, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2935, !range !35
	%16 = mul i32 %14, %15, !dbg !2935
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2935, !range !36
	%18 = mul i32 %16, %17, !dbg !2935
	%19 = sext i32 %18 to i64, !dbg !2935
	%20 = mul i64 %13, %19, !dbg !2935
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2935, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2935, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2935, !range !13
	%24 = mul i32 %15, %23, !dbg !2935
	%25 = add i32 %22, %24, !dbg !2935
	%26 = mul i32 %14, %25, !dbg !2935
	%27 = add i32 %21, %26, !dbg !2935
	%28 = sext i32 %27 to i64, !dbg !2935
	%29 = add i64 %20, %28, !dbg !2935
	%30 = icmp uge i64 0, %p1, !dbg !2936
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2936, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2936
	%32 = srem i64 %29, 31, !dbg !2937
	%33 = icmp ult i64 %32, 64, !dbg !2938
	%34 = shl i64 1, %32, !dbg !2938
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2938
	%36 = xor i64 %35, -1, !dbg !2939
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !2940
	%38 = icmp uge i64 1, %p1, !dbg !2941
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !2941, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2941
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !2942
	%41 = icmp uge i64 2, %p1, !dbg !2943
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !2943, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2943
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !2945
	br label %b1, !dbg !2945

b1:
	%44 = icmp uge i64 3, %p1, !dbg !2946
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !2946, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2946
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !2947
	%47 = add i64 %46, 1, !dbg !2948
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !2949
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2949
	%50 = icmp eq i64 %49, %46, !dbg !2950
	br i1 %50, label %b2, label %b1, !dbg !2950

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2951
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2951, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2951
	store i64 %46, i64* %52, align 8, !dbg !2951
	%53 = icmp uge i64 4, %p1, !dbg !2952
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2952, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2952
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2953
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2953
	%57 = icmp eq i64 %56, 1, !dbg !2954
	br i1 %57, label %b3, label %b4, !dbg !2954

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2955
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2955, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2955
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2956
	br label %b4, !dbg !2956

b4:
	ret void, !dbg !2934

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !2936
	ret void, !dbg !2936

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !2941
	ret void, !dbg !2941

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !2943
	ret void, !dbg !2943

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !2946
	ret void, !dbg !2946

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !2951
	ret void, !dbg !2951

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !2952
	ret void, !dbg !2952

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !2955
	ret void, !dbg !2955
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2957 {
entry:
	br label %b0, !dbg !2958

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2959, !range !10
	%1 = sext i32 %0 to i64, !dbg !2959
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2959, !range !12
	%3 = sext i32 %2 to i64, !dbg !2959
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2959, !range !12
	%5 = sext i32 %4 to i64, !dbg !2959
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2959, !range !33
	%7 = sext i32 %6 to i64, !dbg !2959
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2959, !range !34
	%9 = sext i32 %8 to i64, !dbg !2959
	%10 = mul i64 %9, %5, !dbg !2959
	%11 = add i64 %3, %10, !dbg !2959
	%12 = mul i64 %7, %11, !dbg !2959
	%13 = add i64 %1, %12, !dbg !2959
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2959, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2959, !range !35
	%16 = mul i32 %14, %15, !dbg !2959
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2959, !range !36
	%18 = mul i32 %16, %17, !dbg !2959
	%19 = sext i32 %18 to i64, !dbg !2959
	%20 = mul i64 %13, %19, !dbg !2959
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2959, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2959, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2959, !range !13
	%24 = mul i32 %15, %23, !dbg !2959
	%25 = add i32 %22, %24, !dbg !2959
	%26 = mul i32 %14, %25, !dbg !2959
	%27 = add i32 %21, %26, !dbg !2959
	%28 = sext i32 %27 to i64, !dbg !2959
	%29 = add i64 %20, %28, !dbg !2959
	%30 = mul i64 %7, %9, !dbg !2959
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2959, !range !34
	%32 = sext i32 %31 to i64, !dbg !2959
	%33 = mul i64 %30, %32, !dbg !2959
	%34 = mul i64 %33, %19, !dbg !2959
	br label %b1, !dbg !2959

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b22 ], !dbg !2959
	%36 = icmp slt i64 %35, %p3, !dbg !2959
	br i1 %36, label %b2, label %b23, !dbg !2959

b2:
	%37 = mul i64 %35, 40, !dbg !2960
	%38 = add i64 %35, 1, !dbg !2961
	%39 = mul i64 %38, 40, !dbg !2962
	%40 = icmp ugt i64 %39, %p1, !dbg !2963
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2963, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2963
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2963, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2963
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2964
	%44 = load i64, i64* %43, align 8, !dbg !2964
	%45 = icmp uge i64 %35, %p5, !dbg !2965
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2965, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2965
	%47 = load i64, i64* %46, align 8, !dbg !2965
	%48 = icmp uge i64 %35, %p7, !dbg !2966
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2966, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2966
	%50 = load i32, i32* %49, align 4, !dbg !2966
	%51 = zext i32 %50 to i64, !dbg !2967
	%52 = add i64 %44, %47, !dbg !2970
	%53 = sub i64 %44, %47, !dbg !2971
	%54 = mul i64 %44, %47, !dbg !2972
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2973
	store i64 %52, i64* %55, align 8, !dbg !2973
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2974
	store i64 %53, i64* %56, align 8, !dbg !2974
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2975
	store i64 %54, i64* %57, align 8, !dbg !2975
	%58 = and i64 %44, %47, !dbg !2976
	%59 = or i64 %44, %47, !dbg !2977
	%60 = xor i64 %44, %47, !dbg !2978
	%61 = xor i64 %47, -1, !dbg !2979
	%62 = and i64 %44, %61, !dbg !2979
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2980
	store i64 %58, i64* %63, align 8, !dbg !2980
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2981
	store i64 %59, i64* %64, align 8, !dbg !2981
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2982
	store i64 %60, i64* %65, align 8, !dbg !2982
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2983
	store i64 %62, i64* %66, align 8, !dbg !2983
	%67 = xor i64 %44, -1, !dbg !2984
	%68 = sub i64 0, %44, !dbg !2985
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2986
	store i64 %67, i64* %69, align 8, !dbg !2986
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2987
	store i64 %68, i64* %70, align 8, !dbg !2987
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2988
	store i64 %44, i64* %71, align 8, !dbg !2988
	%72 = icmp ult i64 %51, 64, !dbg !2989
	%73 = shl i64 %44, %51, !dbg !2989
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2989
	%75 = icmp ult i64 %51, 64, !dbg !2990
	%76 = lshr i64 %44, %51, !dbg !2990
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2990
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2991
	store i64 %74, i64* %78, align 8, !dbg !2991
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2992
	store i64 %77, i64* %79, align 8, !dbg !2992
	%80 = icmp ult i64 %51, 64, !dbg !2994
	%81 = shl i64 %44, %51, !dbg !2994
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2994
	%83 = trunc i64 %51 to i8, !dbg !2995
	%84 = zext i8 %83 to i64, !dbg !2996
	%85 = icmp ult i64 %84, 64, !dbg !2996
	%86 = lshr i64 %44, %84, !dbg !2996
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2996
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2997
	store i64 %82, i64* %88, align 8, !dbg !2997
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2998
	store i64 %87, i64* %89, align 8, !dbg !2998
	%90 = shl i64 %44, 3, !dbg !2999
	%91 = lshr i64 %44, 3, !dbg !3000
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !3001
	store i64 %90, i64* %92, align 8, !dbg !3001
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !3002
	store i64 %91, i64* %93, align 8, !dbg !3002
	%94 = icmp ult i64 %51, 64, !dbg !3003
	%95 = shl i64 1, %51, !dbg !3003
	%96 = select i1 %94, i64 %95, i64 0, !dbg !3003
	%97 = urem i64 %51, 8, !dbg !3004
	%98 = icmp ult i64 %97, 64, !dbg !3005
	%99 = lshr i64 %47, %97, !dbg !3005
	%100 = select i1 %98, i64 %99, i64 0, !dbg !3005
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !3006
	store i64 %96, i64* %101, align 8, !dbg !3006
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !3007
	store i64 %100, i64* %102, align 8, !dbg !3007
	%103 = icmp ne i64 %47, 0, !dbg !3008
	br i1 %103, label %b3, label %b4, !dbg !3008

b3:
	%104 = udiv i64 %44, %47, !dbg !3009
	%105 = urem i64 %44, %47, !dbg !3010
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !3011
	store i64 %104, i64* %106, align 8, !dbg !3011
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !3012
	store i64 %105, i64* %107, align 8, !dbg !3012
	br label %b5, !dbg !3012

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !3013
	store i64 0, i64* %108, align 8, !dbg !3013
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !3014
	store i64 0, i64* %109, align 8, !dbg !3014
	br label %b5, !dbg !3014

b5:
	%110 = udiv i64 %44, 7, !dbg !3015
	%111 = urem i64 %44, 7, !dbg !3016
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !3017
	store i64 %110, i64* %112, align 8, !dbg !3017
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !3018
	store i64 %111, i64* %113, align 8, !dbg !3018
	%114 = udiv i64 %44, 8, !dbg !3019
	%115 = urem i64 %44, 8, !dbg !3020
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !3021
	store i64 %114, i64* %116, align 8, !dbg !3021
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !3022
	store i64 %115, i64* %117, align 8, !dbg !3022
	%118 = icmp ult i64 %44, %47, !dbg !3023
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !3023
	%120 = icmp ugt i64 %44, %47, !dbg !3024
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !3024
	%122 = icmp ugt i64 %121, 3, !dbg !3024
	%123 = select i1 %122, i64 %121, i64 3, !dbg !3024
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !3025
	store i64 %119, i64* %124, align 8, !dbg !3025
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !3026
	store i64 %123, i64* %125, align 8, !dbg !3026
	%126 = icmp eq i64 %44, %47, !dbg !3027
	br i1 %126, label %b7, label %b6, !dbg !3030

b6:
	br label %b7, !dbg !3031

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !3032
	%128 = icmp ne i64 %44, %47, !dbg !3032
	br i1 %128, label %b9, label %b8, !dbg !3034

b8:
	br label %b9, !dbg !3035

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !3036
	br i1 %118, label %b11, label %b10, !dbg !3038

b10:
	br label %b11, !dbg !3039

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !3040
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !3040
	store i64 %127, i64* %131, align 8, !dbg !3040
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !3041
	store i64 %129, i64* %132, align 8, !dbg !3041
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !3042
	store i64 %130, i64* %133, align 8, !dbg !3042
	%134 = icmp ule i64 %44, %47, !dbg !3043
	br i1 %134, label %b13, label %b12, !dbg !3045

b12:
	br label %b13, !dbg !3046

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !3047
	br i1 %120, label %b15, label %b14, !dbg !3049

b14:
	br label %b15, !dbg !3050

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3051
	%137 = icmp uge i64 %44, %47, !dbg !3051
	br i1 %137, label %b17, label %b16, !dbg !3053

b16:
	br label %b17, !dbg !3054

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3055
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !3055
	store i64 %135, i64* %139, align 8, !dbg !3055
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !3056
	store i64 %136, i64* %140, align 8, !dbg !3056
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !3057
	store i64 %138, i64* %141, align 8, !dbg !3057
	%142 = mul i64 %52, 3, !dbg !3058
	%143 = sub i64 %142, 5, !dbg !3059
	%144 = xor i64 %143, %44, !dbg !3060
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !3061
	store i64 %144, i64* %145, align 8, !dbg !3061
	%146 = shl i64 %144, 2, !dbg !3062
	%147 = lshr i64 %146, 1, !dbg !3063
	%148 = or i64 %147, 1, !dbg !3064
	%149 = and i64 %148, -3, !dbg !3065
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !3066
	store i64 %149, i64* %150, align 8, !dbg !3066
	%151 = sub i64 %149, 1, !dbg !3067
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !3068
	store i64 %151, i64* %152, align 8, !dbg !3068
	%153 = sub i64 %47, %44, !dbg !3069
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !3070
	store i64 %153, i64* %154, align 8, !dbg !3070
	br i1 %118, label %b20, label %b18, !dbg !3071

b18:
	%155 = icmp eq i64 %44, 5, !dbg !3072
	br i1 %155, label %b20, label %b19, !dbg !3074

b19:
	br label %b20, !dbg !3075

b20:
	%156 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3076
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !3076
	store i64 %156, i64* %157, align 8, !dbg !3076
	%158 = icmp eq i64 %47, 1, !dbg !3077
	%159 = icmp ne i1 %134, %158, !dbg !3078
	br i1 %159, label %b22, label %b21, !dbg !3080

b21:
	br label %b22, !dbg !3081

b22:
	%160 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3082
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !3082
	store i64 %160, i64* %161, align 8, !dbg !3082
	%162 = and i64 %51, 3, !dbg !3083
	%163 = icmp ult i64 %162, 64, !dbg !3084
	%164 = shl i64 1, %162, !dbg !3084
	%165 = select i1 %163, i64 %164, i64 0, !dbg !3084
	%166 = add i64 %165, %44, !dbg !3085
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !3086
	store i64 %166, i64* %167, align 8, !dbg !3086
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !3087
	store i64 -1, i64* %168, align 8, !dbg !3087
	%169 = add i64 %35, %34, !dbg !2959
	br label %b1, !dbg !2959

b23:
	ret void, !dbg !2959

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %39, i64 %p1), !dbg !2963
	ret void, !dbg !2963

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %37, i64 %39), !dbg !2963
	ret void, !dbg !2963

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %35, i64 %p5), !dbg !2965
	ret void, !dbg !2965

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %35, i64 %p7), !dbg !2966
	ret void, !dbg !2966
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3088 {
entry:
	br label %b0, !dbg !3089

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3090, !range !10
	%1 = sext i32 %0 to i64, !dbg !3090
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3090, !range !12
	%3 = sext i32 %2 to i64, !dbg !3090
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3090, !range !12
	%5 = sext i32 %4 to i64, !dbg !3090
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3090, !range !33
	%7 = sext i32 %6 to i64, !dbg !3090
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3090, !range !34
	%9 = sext i32 %8 to i64, !dbg !3090
	%10 = mul i64 %9, %5, !dbg !3090
	%11 = add i64 %3, %10, !dbg !3090
	%12 = mul i64 %7, %11, !dbg !3090
	%13 = add i64 %1, %12, !dbg !3090
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3090, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3090, !range !35
	%16 = mul i32 %14, %15, !dbg !3090
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3090, !range !36
	%18 = mul i32 %16, %17, !dbg !3090
	%19 = sext i32 %18 to i64, !dbg !3090
	%20 = mul i64 %13, %19, !dbg !3090
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3090, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3090, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3090, !range !13
	%24 = mul i32 %15, %23, !dbg !3090
	%25 = add i32 %22, %24, !dbg !3090
	%26 = mul i32 %14, %25, !dbg !3090
	%27 = add i32 %21, %26, !dbg !3090
	%28 = sext i32 %27 to i64, !dbg !3090
	%29 = add i64 %20, %28, !dbg !3090
	%30 = mul i64 %7, %9, !dbg !3090
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3090, !range !34
	%32 = sext i32 %31 to i64, !dbg !3090
	%33 = mul i64 %30, %32, !dbg !3090
	%34 = mul i64 %33, %19, !dbg !3090
	br label %b1, !dbg !3090

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !3090
	%36 = icmp slt i64 %35, %p5, !dbg !3090
	br i1 %36, label %b2, label %b3, !dbg !3090

b2:
	%37 = mul i64 %35, 20, !dbg !3091
	%38 = add i64 %35, 1, !dbg !3092
	%39 = mul i64 %38, 20, !dbg !3093
	%40 = icmp ugt i64 %39, %p1, !dbg !3094
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3094, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3094
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3095
	%43 = load i64, i64* %42, align 8, !dbg !3095
	%44 = trunc i64 %43 to i8, !dbg !3098
	%45 = sext i8 %44 to i64, !dbg !3099
	%46 = trunc i64 %43 to i16, !dbg !3100
	%47 = sext i16 %46 to i64, !dbg !3101
	%48 = trunc i64 %43 to i32, !dbg !3102
	%49 = sext i32 %48 to i64, !dbg !3103
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3105
	store i64 %45, i64* %50, align 8, !dbg !3105
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3106
	store i64 %47, i64* %51, align 8, !dbg !3106
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3107
	store i64 %49, i64* %52, align 8, !dbg !3107
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3108
	store i64 %43, i64* %53, align 8, !dbg !3108
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3109
	store i64 %43, i64* %54, align 8, !dbg !3109
	%55 = trunc i64 %43 to i8, !dbg !3110
	%56 = zext i8 %55 to i64, !dbg !3111
	%57 = trunc i64 %43 to i16, !dbg !3112
	%58 = zext i16 %57 to i64, !dbg !3113
	%59 = trunc i64 %43 to i32, !dbg !3114
	%60 = zext i32 %59 to i64, !dbg !3115
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3116
	store i64 %56, i64* %61, align 8, !dbg !3116
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3117
	store i64 %58, i64* %62, align 8, !dbg !3117
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3118
	store i64 %60, i64* %63, align 8, !dbg !3118
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3119
	store i64 %43, i64* %64, align 8, !dbg !3119
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3120
	store i64 %43, i64* %65, align 8, !dbg !3120
	%66 = sext i8 %44 to i64, !dbg !3121
	%67 = zext i8 %55 to i64, !dbg !3123
	%68 = sext i16 %46 to i64, !dbg !3125
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !3127
	store i64 %66, i64* %69, align 8, !dbg !3127
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !3128
	store i64 %67, i64* %70, align 8, !dbg !3128
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !3129
	store i64 %68, i64* %71, align 8, !dbg !3129
	%72 = zext i32 %59 to i64, !dbg !3130
	%73 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !3132
	store i64 %72, i64* %73, align 8, !dbg !3132
	%74 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !3133
	store i64 %43, i64* %74, align 8, !dbg !3133
	%75 = lshr i8 %55, 1, !dbg !3134
	%76 = zext i8 %75 to i64, !dbg !3135
	%77 = uitofp i64 %76 to float, !dbg !3136
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3137
	%79 = fcmp uno float %77, %77, !dbg !3137
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3137
	%81 = uitofp i64 %76 to double, !dbg !3138
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3139
	%83 = fcmp uno double %81, %81, !dbg !3139
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3139
	%85 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !3140
	store i64 %80, i64* %85, align 8, !dbg !3140
	%86 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !3141
	store i64 %84, i64* %86, align 8, !dbg !3141
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3142
	%88 = fcmp uno float %77, %77, !dbg !3142
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3142
	%90 = fadd double %81, 7.500000e-01, !dbg !3144
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3145
	%92 = fcmp uno double %90, %90, !dbg !3145
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3145
	%94 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !3147
	store i64 %89, i64* %94, align 8, !dbg !3147
	%95 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !3148
	store i64 %93, i64* %95, align 8, !dbg !3148
	%96 = fmul double %81, 3.500000e+00, !dbg !3149
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3150
	%98 = fcmp uno double %96, %96, !dbg !3150
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3150
	%100 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !3152
	store i64 %99, i64* %100, align 8, !dbg !3152
	%101 = mul i64 %35, 2, !dbg !3153
	%102 = add i64 %101, 2, !dbg !3154
	%103 = icmp ugt i64 %102, %p3, !dbg !3155
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !3155, !prof !9

b2_ok2:
	%104 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3155
	%105 = load i64, i64* %42, align 8, !dbg !3156
	%106 = uitofp i64 %105 to float, !dbg !3159
	%107 = fpext float %106 to double, !dbg !3160
	%108 = uitofp i64 %105 to double, !dbg !3161
	%109 = getelementptr inbounds double, double* %104, i64 0, !dbg !3162
	store double %107, double* %109, align 8, !dbg !3162
	%110 = getelementptr inbounds double, double* %104, i64 1, !dbg !3163
	store double %108, double* %110, align 8, !dbg !3163
	%111 = add i64 %35, %34, !dbg !3090
	br label %b1, !dbg !3090

b3:
	ret void, !dbg !3090

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %39, i64 %p1), !dbg !3094
	ret void, !dbg !3094

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %102, i64 %p3), !dbg !3155
	ret void, !dbg !3155
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3164 {
entry:
	br label %b0, !dbg !3165

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3168, !range !10
	%1 = sext i32 %0 to i64, !dbg !3168
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3168, !range !12
	%3 = sext i32 %2 to i64, !dbg !3168
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3168, !range !12
	%5 = sext i32 %4 to i64, !dbg !3168
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3168, !range !33
	%7 = sext i32 %6 to i64, !dbg !3168
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3168, !range !34
	%9 = sext i32 %8 to i64, !dbg !3168
	%10 = mul i64 %9, %5, !dbg !3168
	%11 = add i64 %3, %10, !dbg !3168
	%12 = mul i64 %7, %11, !dbg !3168
	%13 = add i64 %1, %12, !dbg !3168
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3168, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3168, !range !35
	%16 = mul i32 %14, %15, !dbg !3168
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3168, !range !36
	%18 = mul i32 %16, %17, !dbg !3168
	%19 = sext i32 %18 to i64, !dbg !3168
	%20 = mul i64 %13, %19, !dbg !3168
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3168, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3168, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3168, !range !13
	%24 = mul i32 %15, %23, !dbg !3168
	%25 = add i32 %22, %24, !dbg !3168
	%26 = mul i32 %14, %25, !dbg !3168
	%27 = add i32 %21, %26, !dbg !3168
	%28 = sext i32 %27 to i64, !dbg !3168
	%29 = add i64 %20, %28, !dbg !3168
	%30 = add i64 %29, 1, !dbg !3169
	%31 = icmp uge i64 0, %p1, !dbg !3171
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3171, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3171
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !3172
	%34 = icmp uge i64 1, %p1, !dbg !3173
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !3173, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3173
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !3174
	%37 = icmp uge i64 2, %p1, !dbg !3175
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !3175, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3175
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !3176
	%40 = icmp uge i64 3, %p1, !dbg !3177
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !3177, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3177
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !3178
	%43 = icmp uge i64 4, %p1, !dbg !3179
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !3179, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3179
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !3180
	%46 = icmp uge i64 %29, %p3, !dbg !3181
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !3181, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3181
	store i64 %45, i64* %47, align 8, !dbg !3181
	%48 = icmp uge i64 5, %p1, !dbg !3182
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !3182, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3182
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !3183
	%51 = icmp eq i64 %50, 7, !dbg !3184
	br i1 %51, label %b1, label %b2, !dbg !3184

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !3185
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !3185, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3185
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !3186
	br label %b2, !dbg !3186

b2:
	ret void, !dbg !3167

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !3171
	ret void, !dbg !3171

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !3173
	ret void, !dbg !3173

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !3175
	ret void, !dbg !3175

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !3177
	ret void, !dbg !3177

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !3179
	ret void, !dbg !3179

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !3181
	ret void, !dbg !3181

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !3182
	ret void, !dbg !3182

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !3185
	ret void, !dbg !3185
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3187 {
entry:
	br label %b0, !dbg !3188

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3191, !range !10
	%1 = sext i32 %0 to i64, !dbg !3191
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3191, !range !12
	%3 = sext i32 %2 to i64, !dbg !3191
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3191, !range !12
	%5 = sext i32 %4 to i64, !dbg !3191
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3191, !range !33
	%7 = sext i32 %6 to i64, !dbg !3191
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3191, !range !34
	%9 = sext i32 %8 to i64, !dbg !3191
	%10 = mul i64 %9, %5, !dbg !3191
	%11 = add i64 %3, %10, !dbg !3191
	%12 = mul i64 %7, %11, !dbg !3191
	%13 = add i64 %1, %12, !dbg !3191
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3191, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3191, !range !35
	%16 = mul i32 %14, %15, !dbg !3191
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3191, !range !36
	%18 = mul i32 %16, %17, !dbg !3191
	%19 = sext i32 %18 to i64, !dbg !3191
	%20 = mul i64 %13, %19, !dbg !3191
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3191, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3191, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3191, !range !13
	%24 = mul i32 %15, %23, !dbg !3191
	%25 = add i32 %22, %24, !dbg !3191
	%26 = mul i32 %14, %25, !dbg !3191
	%27 = add i32 %21, %26, !dbg !3191
	%28 = sext i32 %27 to i64, !dbg !3191
	%29 = add i64 %20, %28, !dbg !3191
	%30 = icmp uge i64 0, %p1, !dbg !3192
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !3192, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3192
	%32 = srem i64 %29, 31, !dbg !3193
	%33 = icmp ult i64 %32, 64, !dbg !3194
	%34 = shl i64 1, %32, !dbg !3194
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3194
	%36 = xor i64 %35, -1, !dbg !3195
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !3196
	%38 = icmp uge i64 1, %p1, !dbg !3197
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !3197, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3197
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !3198
	%41 = icmp uge i64 2, %p1, !dbg !3199
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !3199, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3199
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !3201
	br label %b1, !dbg !3201

b1:
	%44 = icmp uge i64 3, %p1, !dbg !3202
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !3202, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3202
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !3203
	%47 = add i64 %46, 1, !dbg !3204
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !3205
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3205
	%50 = icmp eq i64 %49, %46, !dbg !3206
	br i1 %50, label %b2, label %b1, !dbg !3206

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !3207
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !3207, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3207
	store i64 %46, i64* %52, align 8, !dbg !3207
	%53 = icmp uge i64 4, %p1, !dbg !3208
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !3208, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3208
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !3209
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3209
	%57 = icmp eq i64 %56, 1, !dbg !3210
	br i1 %57, label %b3, label %b4, !dbg !3210

b3:
	%58 = icmp uge i64 5, %p1, !dbg !3211
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !3211, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3211
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !3212
	br label %b4, !dbg !3212

b4:
	ret void, !dbg !3190

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 0, i64 %p1), !dbg !3192
	ret void, !dbg !3192

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 1, i64 %p1), !dbg !3197
	ret void, !dbg !3197

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 2, i64 %p1), !dbg !3199
	ret void, !dbg !3199

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 3, i64 %p1), !dbg !3202
	ret void, !dbg !3202

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %29, i64 %p3), !dbg !3207
	ret void, !dbg !3207

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 4, i64 %p1), !dbg !3208
	ret void, !dbg !3208

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 5, i64 %p1), !dbg !3211
	ret void, !dbg !3211
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3213 {
entry:
	br label %b0, !dbg !3214

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3215, !range !10
	%1 = sext i32 %0 to i64, !dbg !3215
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3215, !range !12
	%3 = sext i32 %2 to i64, !dbg !3215
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3215, !range !12
	%5 = sext i32 %4 to i64, !dbg !3215
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3215, !range !33
	%7 = sext i32 %6 to i64, !dbg !3215
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3215, !range !34
	%9 = sext i32 %8 to i64, !dbg !3215
	%10 = mul i64 %9, %5, !dbg !3215
	%11 = add i64 %3, %10, !dbg !3215
	%12 = mul i64 %7, %11, !dbg !3215
	%13 = add i64 %1, %12, !dbg !3215
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3215, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3215, !range !35
	%16 = mul i32 %14, %15, !dbg !3215
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3215, !range !36
	%18 = mul i32 %16, %17, !dbg !3215
	%19 = sext i32 %18 to i64, !dbg !3215
	%20 = mul i64 %13, %19, !dbg !3215
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3215, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3215, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3215, !range !13
	%24 = mul i32 %15, %23, !dbg !3215
	%25 = add i32 %22, %24, !dbg !3215
	%26 = mul i32 %14, %25, !dbg !3215
	%27 = add i32 %21, %26, !dbg !3215
	%28 = sext i32 %27 to i64, !dbg !3215
	%29 = add i64 %20, %28, !dbg !3215
	%30 = mul i64 %7, %9, !dbg !3215
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3215, !range !34
	%32 = sext i32 %31 to i64, !dbg !3215
	%33 = mul i64 %30, %32, !dbg !3215
	%34 = mul i64 %33, %19, !dbg !3215
	br label %b1, !dbg !3215

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3215
	%36 = icmp slt i64 %35, %p3, !dbg !3215
	br i1 %36, label %b2, label %b21, !dbg !3215

b2:
	%37 = mul i64 %35, 28, !dbg !3216
	%38 = add i64 %35, 1, !dbg !3217
	%39 = mul i64 %38, 28, !dbg !3218
	%40 = icmp ugt i64 %39, %p1, !dbg !3219
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3219, !prof !9

b2_ok1:
	%41 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3219
	%42 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3220
	%43 = load float, float* %42, align 4, !dbg !3220
	%44 = icmp uge i64 %35, %p5, !dbg !3221
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !3221, !prof !9

b2_ok2:
	%45 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3221
	%46 = load float, float* %45, align 4, !dbg !3221
	%47 = fadd float %43, %46, !dbg !3225
	%48 = fsub float %43, %46, !dbg !3226
	%49 = fmul float %43, %46, !dbg !3227
	%50 = fdiv float %43, %46, !dbg !3228
	%51 = getelementptr inbounds float, float* %41, i64 0, !dbg !3229
	store float %47, float* %51, align 4, !dbg !3229
	%52 = getelementptr inbounds float, float* %41, i64 1, !dbg !3230
	store float %48, float* %52, align 4, !dbg !3230
	%53 = getelementptr inbounds float, float* %41, i64 2, !dbg !3231
	store float %49, float* %53, align 4, !dbg !3231
	%54 = getelementptr inbounds float, float* %41, i64 3, !dbg !3232
	store float %50, float* %54, align 4, !dbg !3232
	%55 = fsub float -0.000000e+00, %43, !dbg !3233
	%56 = getelementptr inbounds float, float* %41, i64 4, !dbg !3234
	store float %55, float* %56, align 4, !dbg !3234
	%57 = getelementptr inbounds float, float* %41, i64 5, !dbg !3235
	store float %46, float* %57, align 4, !dbg !3235
	%58 = fcmp oeq float %43, %46, !dbg !3236
	br i1 %58, label %b4, label %b3, !dbg !3239

b3:
	br label %b4, !dbg !3240

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3241
	%60 = fcmp une float %43, %46, !dbg !3241
	br i1 %60, label %b6, label %b5, !dbg !3243

b5:
	br label %b6, !dbg !3244

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3245
	%62 = fcmp olt float %43, %46, !dbg !3245
	br i1 %62, label %b8, label %b7, !dbg !3247

b7:
	br label %b8, !dbg !3248

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3249
	%64 = getelementptr inbounds float, float* %41, i64 6, !dbg !3249
	store float %59, float* %64, align 4, !dbg !3249
	%65 = getelementptr inbounds float, float* %41, i64 7, !dbg !3250
	store float %61, float* %65, align 4, !dbg !3250
	%66 = getelementptr inbounds float, float* %41, i64 8, !dbg !3251
	store float %63, float* %66, align 4, !dbg !3251
	%67 = fcmp ole float %43, %46, !dbg !3252
	br i1 %67, label %b10, label %b9, !dbg !3254

b9:
	br label %b10, !dbg !3255

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3256
	%69 = fcmp ogt float %43, %46, !dbg !3256
	br i1 %69, label %b12, label %b11, !dbg !3258

b11:
	br label %b12, !dbg !3259

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3260
	%71 = fcmp oge float %43, %46, !dbg !3260
	br i1 %71, label %b14, label %b13, !dbg !3262

b13:
	br label %b14, !dbg !3263

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3264
	%73 = getelementptr inbounds float, float* %41, i64 9, !dbg !3264
	store float %68, float* %73, align 4, !dbg !3264
	%74 = getelementptr inbounds float, float* %41, i64 10, !dbg !3265
	store float %70, float* %74, align 4, !dbg !3265
	%75 = getelementptr inbounds float, float* %41, i64 11, !dbg !3266
	store float %72, float* %75, align 4, !dbg !3266
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3267
	%77 = fcmp uno float %43, %46, !dbg !3267
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3267
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3268
	%80 = fcmp uno float %43, %46, !dbg !3268
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3268
	%82 = getelementptr inbounds float, float* %41, i64 12, !dbg !3269
	store float %78, float* %82, align 4, !dbg !3269
	%83 = getelementptr inbounds float, float* %41, i64 13, !dbg !3270
	store float %81, float* %83, align 4, !dbg !3270
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3271
	%85 = fadd float %84, 1.000000e+00, !dbg !3272
	%86 = getelementptr inbounds float, float* %41, i64 14, !dbg !3273
	store float %85, float* %86, align 4, !dbg !3273
	%87 = fsub float 1.000000e+00, %84, !dbg !3274
	%88 = getelementptr inbounds float, float* %41, i64 15, !dbg !3275
	store float %87, float* %88, align 4, !dbg !3275
	%89 = fpext float %43 to double, !dbg !3276
	%90 = fptrunc double %89 to float, !dbg !3277
	%91 = getelementptr inbounds float, float* %41, i64 16, !dbg !3278
	store float %43, float* %91, align 4, !dbg !3278
	%92 = getelementptr inbounds float, float* %41, i64 17, !dbg !3279
	store float %90, float* %92, align 4, !dbg !3279
	%93 = getelementptr inbounds float, float* %41, i64 18, !dbg !3280
	store float %43, float* %93, align 4, !dbg !3280
	%94 = load float, float* %93, align 4, !dbg !3281
	%95 = fadd float %94, 2.000000e+00, !dbg !3282
	store float %95, float* %93, align 4, !dbg !3281
	%96 = load float, float* %93, align 4, !dbg !3283
	%97 = fdiv float %96, 3.000000e+00, !dbg !3284
	store float %97, float* %93, align 4, !dbg !3283
	br i1 %62, label %b15, label %b16, !dbg !3286

b15:
	br label %b16, !dbg !3287

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3288
	%99 = getelementptr inbounds float, float* %41, i64 19, !dbg !3288
	store float %98, float* %99, align 4, !dbg !3288
	%100 = fcmp une float %43, %43, !dbg !3289
	br i1 %100, label %b18, label %b17, !dbg !3291

b17:
	br label %b18, !dbg !3292

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3293
	%102 = getelementptr inbounds float, float* %41, i64 20, !dbg !3293
	store float %101, float* %102, align 4, !dbg !3293
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3294
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3295
	%105 = getelementptr inbounds float, float* %41, i64 21, !dbg !3296
	store float %103, float* %105, align 4, !dbg !3296
	%106 = getelementptr inbounds float, float* %41, i64 22, !dbg !3297
	store float %104, float* %106, align 4, !dbg !3297
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3298
	%108 = getelementptr inbounds float, float* %41, i64 23, !dbg !3299
	store float %107, float* %108, align 4, !dbg !3299
	%109 = getelementptr inbounds float, float* %41, i64 24, !dbg !3300
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3300
	%110 = fmul float %43, 0x3870000000000000, !dbg !3301
	%111 = getelementptr inbounds float, float* %41, i64 25, !dbg !3302
	store float %110, float* %111, align 4, !dbg !3302
	%112 = fcmp une double %89, %89, !dbg !3303
	br i1 %112, label %b20, label %b19, !dbg !3305

b19:
	br label %b20, !dbg !3306

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3307
	%114 = getelementptr inbounds float, float* %41, i64 26, !dbg !3307
	store float %113, float* %114, align 4, !dbg !3307
	%115 = fpext float %46 to double, !dbg !3308
	%116 = bitcast double %115 to i64, !dbg !3309
	%117 = bitcast i64 %116 to double, !dbg !3310
	%118 = fptrunc double %117 to float, !dbg !3311
	%119 = getelementptr inbounds float, float* %41, i64 27, !dbg !3312
	store float %118, float* %119, align 4, !dbg !3312
	%120 = add i64 %35, %34, !dbg !3215
	br label %b1, !dbg !3215

b21:
	ret void, !dbg !3215

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %39, i64 %p1), !dbg !3219
	ret void, !dbg !3219

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %35, i64 %p5), !dbg !3221
	ret void, !dbg !3221
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3313 {
entry:
	br label %b0, !dbg !3314

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3315, !range !10
	%1 = sext i32 %0 to i64, !dbg !3315
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3315, !range !12
	%3 = sext i32 %2 to i64, !dbg !3315
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3315, !range !12
	%5 = sext i32 %4 to i64, !dbg !3315
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3315, !range !33
	%7 = sext i32 %6 to i64, !dbg !3315
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3315, !range !34
	%9 = sext i32 %8 to i64, !dbg !3315
	%10 = mul i64 %9, %5, !dbg !3315
	%11 = add i64 %3, %10, !dbg !3315
	%12 = mul i64 %7, %11, !dbg !3315
	%13 = add i64 %1, %12, !dbg !3315
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3315, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3315, !range !35
	%16 = mul i32 %14, %15, !dbg !3315
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3315, !range !36
	%18 = mul i32 %16, %17, !dbg !3315
	%19 = sext i32 %18 to i64, !dbg !3315
	%20 = mul i64 %13, %19, !dbg !3315
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3315, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3315, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3315, !range !13
	%24 = mul i32 %15, %23, !dbg !3315
	%25 = add i32 %22, %24, !dbg !3315
	%26 = mul i32 %14, %25, !dbg !3315
	%27 = add i32 %21, %26, !dbg !3315
	%28 = sext i32 %27 to i64, !dbg !3315
	%29 = add i64 %20, %28, !dbg !3315
	%30 = mul i64 %7, %9, !dbg !3315
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3315, !range !34
	%32 = sext i32 %31 to i64, !dbg !3315
	%33 = mul i64 %30, %32, !dbg !3315
	%34 = mul i64 %33, %19, !dbg !3315
	br label %b1, !dbg !3315

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3315
	%36 = icmp slt i64 %35, %p3, !dbg !3315
	br i1 %36, label %b2, label %b5, !dbg !3315

b2:
	%37 = mul i64 %35, 10, !dbg !3316
	%38 = add i64 %35, 1, !dbg !3317
	%39 = mul i64 %38, 10, !dbg !3318
	%40 = icmp ugt i64 %39, %p1, !dbg !3319
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3319, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3319
	%42 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3320
	%43 = load float, float* %42, align 4, !dbg !3320
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3323
	%45 = icmp slt i32 %44, -128, !dbg !3323
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3323
	%47 = icmp sgt i32 %46, 127, !dbg !3323
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3323
	%49 = trunc i32 %48 to i8, !dbg !3323
	%50 = sext i8 %49 to i64, !dbg !3324
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3325
	%52 = icmp slt i32 %51, -32768, !dbg !3325
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3325
	%54 = icmp sgt i32 %53, 32767, !dbg !3325
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3325
	%56 = trunc i32 %55 to i16, !dbg !3325
	%57 = sext i16 %56 to i64, !dbg !3326
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3327
	%59 = sext i32 %58 to i64, !dbg !3328
	%60 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3329
	store i64 %50, i64* %60, align 8, !dbg !3329
	%61 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3330
	store i64 %57, i64* %61, align 8, !dbg !3330
	%62 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3331
	store i64 %59, i64* %62, align 8, !dbg !3331
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3332
	%64 = fcmp uno float %43, %43, !dbg !3332
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3332
	%66 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3333
	store i64 %65, i64* %66, align 8, !dbg !3333
	%67 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3334
	store i64 %65, i64* %67, align 8, !dbg !3334
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3335
	br i1 %68, label %b3, label %b4, !dbg !3335

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3336
	br label %b4, !dbg !3336

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3337
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3338
	%72 = icmp slt i32 %71, 0, !dbg !3338
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3338
	%74 = icmp sgt i32 %73, 255, !dbg !3338
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3338
	%76 = trunc i32 %75 to i8, !dbg !3338
	%77 = zext i8 %76 to i64, !dbg !3339
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3340
	%79 = icmp slt i32 %78, 0, !dbg !3340
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3340
	%81 = icmp sgt i32 %80, 65535, !dbg !3340
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3340
	%83 = trunc i32 %82 to i16, !dbg !3340
	%84 = zext i16 %83 to i64, !dbg !3341
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3342
	%86 = zext i32 %85 to i64, !dbg !3343
	%87 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3344
	store i64 %77, i64* %87, align 8, !dbg !3344
	%88 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3345
	store i64 %84, i64* %88, align 8, !dbg !3345
	%89 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3346
	store i64 %86, i64* %89, align 8, !dbg !3346
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3347
	%91 = fcmp uno float %70, %70, !dbg !3347
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3347
	%93 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3349
	store i64 %92, i64* %93, align 8, !dbg !3349
	%94 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3350
	store i64 %92, i64* %94, align 8, !dbg !3350
	%95 = add i64 %35, %34, !dbg !3315
	br label %b1, !dbg !3315

b5:
	ret void, !dbg !3315

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %39, i64 %p1), !dbg !3319
	ret void, !dbg !3319
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3351 {
entry:
	br label %b0, !dbg !3352

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3353, !range !10
	%1 = sext i32 %0 to i64, !dbg !3353
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3353, !range !12
	%3 = sext i32 %2 to i64, !dbg !3353
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3353, !range !12
	%5 = sext i32 %4 to i64, !dbg !3353
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3353, !range !33
	%7 = sext i32 %6 to i64, !dbg !3353
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3353, !range !34
	%9 = sext i32 %8 to i64, !dbg !3353
	%10 = mul i64 %9, %5, !dbg !3353
	%11 = add i64 %3, %10, !dbg !3353
	%12 = mul i64 %7, %11, !dbg !3353
	%13 = add i64 %1, %12, !dbg !3353
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3353, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3353, !range !35
	%16 = mul i32 %14, %15, !dbg !3353
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3353, !range !36
	%18 = mul i32 %16, %17, !dbg !3353
	%19 = sext i32 %18 to i64, !dbg !3353
	%20 = mul i64 %13, %19, !dbg !3353
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3353, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3353, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3353, !range !13
	%24 = mul i32 %15, %23, !dbg !3353
	%25 = add i32 %22, %24, !dbg !3353
	%26 = mul i32 %14, %25, !dbg !3353
	%27 = add i32 %21, %26, !dbg !3353
	%28 = sext i32 %27 to i64, !dbg !3353
	%29 = add i64 %20, %28, !dbg !3353
	%30 = mul i64 %7, %9, !dbg !3353
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3353, !range !34
	%32 = sext i32 %31 to i64, !dbg !3353
	%33 = mul i64 %30, %32, !dbg !3353
	%34 = mul i64 %33, %19, !dbg !3353
	br label %b1, !dbg !3353

b1:
	%35 = phi i64 [ %29, %b0 ], [ %141, %b2_ok3 ], !dbg !3353
	%36 = icmp slt i64 %35, %p3, !dbg !3353
	br i1 %36, label %b2, label %b3, !dbg !3353

b2:
	%37 = mul i64 %35, 42, !dbg !3354
	%38 = add i64 %35, 1, !dbg !3355
	%39 = mul i64 %38, 42, !dbg !3356
	%40 = icmp ugt i64 %39, %p1, !dbg !3357
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3357, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3357
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3357, !prof !9

b2_ok2:
	%42 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3357
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3358
	%44 = load float, float* %43, align 4, !dbg !3358
	%45 = icmp uge i64 %35, %p5, !dbg !3359
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3359, !prof !9

b2_ok3:
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3359
	%47 = load float, float* %46, align 4, !dbg !3359
	%48 = call float @__nv_fabsf(float %44), !dbg !3362
	%49 = fadd float %48, 5.000000e-01, !dbg !3363
	%50 = fadd float %48, 1.000000e+00, !dbg !3364
	%51 = fdiv float %44, %50, !dbg !3365
	%52 = call float @__nv_fmodf(float %44, float 8.000000e+00), !dbg !3366
	%53 = call float @__nv_sqrtf(float %49), !dbg !3367
	%54 = getelementptr inbounds float, float* %42, i64 0, !dbg !3368
	store float %53, float* %54, align 4, !dbg !3368
	%55 = getelementptr inbounds float, float* %42, i64 1, !dbg !3369
	store float %48, float* %55, align 4, !dbg !3369
	%56 = call float @__nv_floorf(float %44), !dbg !3370
	%57 = call float @__nv_ceilf(float %44), !dbg !3371
	%58 = call float @__nv_truncf(float %44), !dbg !3372
	%59 = getelementptr inbounds float, float* %42, i64 2, !dbg !3373
	store float %56, float* %59, align 4, !dbg !3373
	%60 = getelementptr inbounds float, float* %42, i64 3, !dbg !3374
	store float %57, float* %60, align 4, !dbg !3374
	%61 = getelementptr inbounds float, float* %42, i64 4, !dbg !3375
	store float %58, float* %61, align 4, !dbg !3375
	%62 = call float @__nv_roundf(float %44), !dbg !3376
	%63 = call float @__nv_rintf(float %44), !dbg !3377
	%64 = getelementptr inbounds float, float* %42, i64 5, !dbg !3378
	store float %62, float* %64, align 4, !dbg !3378
	%65 = getelementptr inbounds float, float* %42, i64 6, !dbg !3379
	store float %63, float* %65, align 4, !dbg !3379
	%66 = call float @__nv_fminf(float %44, float %47), !dbg !3380
	%67 = fcmp uno float %44, %47, !dbg !3380
	%68 = select i1 %67, float 0x7FF8000000000000, float %66, !dbg !3380
	%69 = call float @__nv_fmaxf(float %44, float %47), !dbg !3381
	%70 = fcmp uno float %44, %47, !dbg !3381
	%71 = select i1 %70, float 0x7FF8000000000000, float %69, !dbg !3381
	%72 = getelementptr inbounds float, float* %42, i64 7, !dbg !3382
	store float %68, float* %72, align 4, !dbg !3382
	%73 = getelementptr inbounds float, float* %42, i64 8, !dbg !3383
	store float %71, float* %73, align 4, !dbg !3383
	%74 = fsub float %44, %47, !dbg !3384
	%75 = fcmp ole float %74, 0.000000e+00, !dbg !3384
	%76 = select i1 %75, float 0.000000e+00, float %74, !dbg !3384
	%77 = call float @__nv_copysignf(float %44, float %47), !dbg !3385
	%78 = getelementptr inbounds float, float* %42, i64 9, !dbg !3386
	store float %76, float* %78, align 4, !dbg !3386
	%79 = getelementptr inbounds float, float* %42, i64 10, !dbg !3387
	store float %77, float* %79, align 4, !dbg !3387
	%80 = call float @__nv_fmaf(float %44, float %47, float 1.000000e+00), !dbg !3388
	%81 = getelementptr inbounds float, float* %42, i64 11, !dbg !3389
	store float %80, float* %81, align 4, !dbg !3389
	%82 = call float @__nv_fmodf(float %44, float %49), !dbg !3390
	%83 = call float @__nv_remainderf(float %44, float %49), !dbg !3391
	%84 = getelementptr inbounds float, float* %42, i64 12, !dbg !3392
	store float %82, float* %84, align 4, !dbg !3392
	%85 = getelementptr inbounds float, float* %42, i64 13, !dbg !3393
	store float %83, float* %85, align 4, !dbg !3393
	%86 = call float @__nv_rsqrtf(float %49), !dbg !3394
	%87 = call float @__nv_cbrtf(float %44), !dbg !3395
	%88 = getelementptr inbounds float, float* %42, i64 14, !dbg !3396
	store float %86, float* %88, align 4, !dbg !3396
	%89 = getelementptr inbounds float, float* %42, i64 15, !dbg !3397
	store float %87, float* %89, align 4, !dbg !3397
	%90 = call float @__nv_expf(float %52), !dbg !3398
	%91 = call float @__nv_exp2f(float %52), !dbg !3399
	%92 = call float @__nv_expm1f(float %52), !dbg !3400
	%93 = getelementptr inbounds float, float* %42, i64 16, !dbg !3401
	store float %90, float* %93, align 4, !dbg !3401
	%94 = getelementptr inbounds float, float* %42, i64 17, !dbg !3402
	store float %91, float* %94, align 4, !dbg !3402
	%95 = getelementptr inbounds float, float* %42, i64 18, !dbg !3403
	store float %92, float* %95, align 4, !dbg !3403
	%96 = call float @__nv_logf(float %49), !dbg !3404
	%97 = call float @__nv_log2f(float %49), !dbg !3405
	%98 = call float @__nv_log10f(float %49), !dbg !3406
	%99 = call float @__nv_log1pf(float %49), !dbg !3407
	%100 = getelementptr inbounds float, float* %42, i64 19, !dbg !3408
	store float %96, float* %100, align 4, !dbg !3408
	%101 = getelementptr inbounds float, float* %42, i64 20, !dbg !3409
	store float %97, float* %101, align 4, !dbg !3409
	%102 = getelementptr inbounds float, float* %42, i64 21, !dbg !3410
	store float %98, float* %102, align 4, !dbg !3410
	%103 = getelementptr inbounds float, float* %42, i64 22, !dbg !3411
	store float %99, float* %103, align 4, !dbg !3411
	%104 = call float @__nv_sinf(float %52), !dbg !3412
	%105 = call float @__nv_cosf(float %52), !dbg !3413
	%106 = call float @__nv_tanf(float %51), !dbg !3414
	%107 = getelementptr inbounds float, float* %42, i64 23, !dbg !3415
	store float %104, float* %107, align 4, !dbg !3415
	%108 = getelementptr inbounds float, float* %42, i64 24, !dbg !3416
	store float %105, float* %108, align 4, !dbg !3416
	%109 = getelementptr inbounds float, float* %42, i64 25, !dbg !3417
	store float %106, float* %109, align 4, !dbg !3417
	%110 = call float @__nv_asinf(float %51), !dbg !3418
	%111 = call float @__nv_acosf(float %51), !dbg !3419
	%112 = call float @__nv_atanf(float %44), !dbg !3420
	%113 = getelementptr inbounds float, float* %42, i64 26, !dbg !3421
	store float %110, float* %113, align 4, !dbg !3421
	%114 = getelementptr inbounds float, float* %42, i64 27, !dbg !3422
	store float %111, float* %114, align 4, !dbg !3422
	%115 = getelementptr inbounds float, float* %42, i64 28, !dbg !3423
	store float %112, float* %115, align 4, !dbg !3423
	%116 = call float @__nv_atan2f(float %47, float %44), !dbg !3424
	%117 = getelementptr inbounds float, float* %42, i64 29, !dbg !3425
	store float %116, float* %117, align 4, !dbg !3425
	%118 = call float @__nv_sinhf(float %52), !dbg !3426
	%119 = call float @__nv_coshf(float %52), !dbg !3427
	%120 = call float @__nv_tanhf(float %52), !dbg !3428
	%121 = getelementptr inbounds float, float* %42, i64 30, !dbg !3429
	store float %118, float* %121, align 4, !dbg !3429
	%122 = getelementptr inbounds float, float* %42, i64 31, !dbg !3430
	store float %119, float* %122, align 4, !dbg !3430
	%123 = getelementptr inbounds float, float* %42, i64 32, !dbg !3431
	store float %120, float* %123, align 4, !dbg !3431
	%124 = call float @__nv_asinhf(float %44), !dbg !3432
	%125 = fadd float %49, 1.000000e+00, !dbg !3433
	%126 = call float @__nv_acoshf(float %125), !dbg !3434
	%127 = call float @__nv_atanhf(float %51), !dbg !3435
	%128 = getelementptr inbounds float, float* %42, i64 33, !dbg !3436
	store float %124, float* %128, align 4, !dbg !3436
	%129 = getelementptr inbounds float, float* %42, i64 34, !dbg !3437
	store float %126, float* %129, align 4, !dbg !3437
	%130 = getelementptr inbounds float, float* %42, i64 35, !dbg !3438
	store float %127, float* %130, align 4, !dbg !3438
	%131 = call float @__nv_powf(float %49, float %51), !dbg !3439
	%132 = call float @__nv_hypotf(float %44, float %47), !dbg !3440
	%133 = getelementptr inbounds float, float* %42, i64 36, !dbg !3441
	store float %131, float* %133, align 4, !dbg !3441
	%134 = getelementptr inbounds float, float* %42, i64 37, !dbg !3442
	store float %132, float* %134, align 4, !dbg !3442
	%135 = call float @__nv_erff(float %52), !dbg !3443
	%136 = call float @__nv_erfcf(float %51), !dbg !3444
	%137 = getelementptr inbounds float, float* %42, i64 38, !dbg !3445
	store float %135, float* %137, align 4, !dbg !3445
	%138 = getelementptr inbounds float, float* %42, i64 39, !dbg !3446
	store float %136, float* %138, align 4, !dbg !3446
	%139 = getelementptr inbounds float, float* %42, i64 40, !dbg !3447
	store float %49, float* %139, align 4, !dbg !3447
	%140 = getelementptr inbounds float, float* %42, i64 41, !dbg !3448
	store float %51, float* %140, align 4, !dbg !3448
	%141 = add i64 %35, %34, !dbg !3353
	br label %b1, !dbg !3353

b3:
	ret void, !dbg !3353

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %39, i64 %p1), !dbg !3357
	ret void, !dbg !3357

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %37, i64 %39), !dbg !3357
	ret void, !dbg !3357

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %35, i64 %p5), !dbg !3359
	ret void, !dbg !3359
}

define void @SpecialFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3449 {
entry:
	br label %b0, !dbg !3450

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3451, !range !10
	%1 = sext i32 %0 to i64, !dbg !3451
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3451, !range !12
	%3 = sext i32 %2 to i64, !dbg !3451
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3451, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3451, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3451, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3451, !range !13
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
	%35 = phi i64 [ %29, %b0 ], [ %140, %b2_ok3 ], !dbg !3451
	%36 = icmp slt i64 %35, %p3, !dbg !3451
	br i1 %36, label %b2, label %b3, !dbg !3451

b2:
	%37 = mul i64 %35, 42, !dbg !3452
	%38 = add i64 %35, 1, !dbg !3453
	%39 = mul i64 %38, 42, !dbg !3454
	%40 = icmp ugt i64 %39, %p1, !dbg !3455
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3455, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3455
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3455, !prof !9

b2_ok2:
	%42 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3455
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3456
	%44 = load float, float* %43, align 4, !dbg !3456
	%45 = icmp uge i64 %35, %p5, !dbg !3457
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3457, !prof !9

b2_ok3:
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3457
	%47 = load float, float* %46, align 4, !dbg !3457
	%48 = call float @__nv_sqrtf(float %44), !dbg !3460
	%49 = call float @__nv_rsqrtf(float %44), !dbg !3461
	%50 = call float @__nv_cbrtf(float %44), !dbg !3462
	%51 = call float @__nv_fabsf(float %44), !dbg !3463
	%52 = getelementptr inbounds float, float* %42, i64 0, !dbg !3464
	store float %48, float* %52, align 4, !dbg !3464
	%53 = getelementptr inbounds float, float* %42, i64 1, !dbg !3465
	store float %49, float* %53, align 4, !dbg !3465
	%54 = getelementptr inbounds float, float* %42, i64 2, !dbg !3466
	store float %50, float* %54, align 4, !dbg !3466
	%55 = getelementptr inbounds float, float* %42, i64 3, !dbg !3467
	store float %51, float* %55, align 4, !dbg !3467
	%56 = call float @__nv_floorf(float %44), !dbg !3468
	%57 = call float @__nv_ceilf(float %44), !dbg !3469
	%58 = call float @__nv_truncf(float %44), !dbg !3470
	%59 = getelementptr inbounds float, float* %42, i64 4, !dbg !3471
	store float %56, float* %59, align 4, !dbg !3471
	%60 = getelementptr inbounds float, float* %42, i64 5, !dbg !3472
	store float %57, float* %60, align 4, !dbg !3472
	%61 = getelementptr inbounds float, float* %42, i64 6, !dbg !3473
	store float %58, float* %61, align 4, !dbg !3473
	%62 = call float @__nv_roundf(float %44), !dbg !3474
	%63 = call float @__nv_rintf(float %44), !dbg !3475
	%64 = getelementptr inbounds float, float* %42, i64 7, !dbg !3476
	store float %62, float* %64, align 4, !dbg !3476
	%65 = getelementptr inbounds float, float* %42, i64 8, !dbg !3477
	store float %63, float* %65, align 4, !dbg !3477
	%66 = call float @__nv_expf(float %44), !dbg !3478
	%67 = call float @__nv_exp2f(float %44), !dbg !3479
	%68 = call float @__nv_expm1f(float %44), !dbg !3480
	%69 = getelementptr inbounds float, float* %42, i64 9, !dbg !3481
	store float %66, float* %69, align 4, !dbg !3481
	%70 = getelementptr inbounds float, float* %42, i64 10, !dbg !3482
	store float %67, float* %70, align 4, !dbg !3482
	%71 = getelementptr inbounds float, float* %42, i64 11, !dbg !3483
	store float %68, float* %71, align 4, !dbg !3483
	%72 = call float @__nv_logf(float %44), !dbg !3484
	%73 = call float @__nv_log2f(float %44), !dbg !3485
	%74 = call float @__nv_log10f(float %44), !dbg !3486
	%75 = call float @__nv_log1pf(float %44), !dbg !3487
	%76 = getelementptr inbounds float, float* %42, i64 12, !dbg !3488
	store float %72, float* %76, align 4, !dbg !3488
	%77 = getelementptr inbounds float, float* %42, i64 13, !dbg !3489
	store float %73, float* %77, align 4, !dbg !3489
	%78 = getelementptr inbounds float, float* %42, i64 14, !dbg !3490
	store float %74, float* %78, align 4, !dbg !3490
	%79 = getelementptr inbounds float, float* %42, i64 15, !dbg !3491
	store float %75, float* %79, align 4, !dbg !3491
	%80 = call float @__nv_sinf(float %44), !dbg !3492
	%81 = call float @__nv_cosf(float %44), !dbg !3493
	%82 = call float @__nv_tanf(float %44), !dbg !3494
	%83 = getelementptr inbounds float, float* %42, i64 16, !dbg !3495
	store float %80, float* %83, align 4, !dbg !3495
	%84 = getelementptr inbounds float, float* %42, i64 17, !dbg !3496
	store float %81, float* %84, align 4, !dbg !3496
	%85 = getelementptr inbounds float, float* %42, i64 18, !dbg !3497
	store float %82, float* %85, align 4, !dbg !3497
	%86 = call float @__nv_asinf(float %44), !dbg !3498
	%87 = call float @__nv_acosf(float %44), !dbg !3499
	%88 = call float @__nv_atanf(float %44), !dbg !3500
	%89 = getelementptr inbounds float, float* %42, i64 19, !dbg !3501
	store float %86, float* %89, align 4, !dbg !3501
	%90 = getelementptr inbounds float, float* %42, i64 20, !dbg !3502
	store float %87, float* %90, align 4, !dbg !3502
	%91 = getelementptr inbounds float, float* %42, i64 21, !dbg !3503
	store float %88, float* %91, align 4, !dbg !3503
	%92 = call float @__nv_sinhf(float %44), !dbg !3504
	%93 = call float @__nv_coshf(float %44), !dbg !3505
	%94 = call float @__nv_tanhf(float %44), !dbg !3506
	%95 = getelementptr inbounds float, float* %42, i64 22, !dbg !3507
	store float %92, float* %95, align 4, !dbg !3507
	%96 = getelementptr inbounds float, float* %42, i64 23, !dbg !3508
	store float %93, float* %96, align 4, !dbg !3508
	%97 = getelementptr inbounds float, float* %42, i64 24, !dbg !3509
	store float %94, float* %97, align 4, !dbg !3509
	%98 = call float @__nv_asinhf(float %44), !dbg !3510
	%99 = call float @__nv_acoshf(float %44), !dbg !3511
	%100 = call float @__nv_atanhf(float %44), !dbg !3512
	%101 = getelementptr inbounds float, float* %42, i64 25, !dbg !3513
	store float %98, float* %101, align 4, !dbg !3513
	%102 = getelementptr inbounds float, float* %42, i64 26, !dbg !3514
	store float %99, float* %102, align 4, !dbg !3514
	%103 = getelementptr inbounds float, float* %42, i64 27, !dbg !3515
	store float %100, float* %103, align 4, !dbg !3515
	%104 = call float @__nv_erff(float %44), !dbg !3516
	%105 = call float @__nv_erfcf(float %44), !dbg !3517
	%106 = getelementptr inbounds float, float* %42, i64 28, !dbg !3518
	store float %104, float* %106, align 4, !dbg !3518
	%107 = getelementptr inbounds float, float* %42, i64 29, !dbg !3519
	store float %105, float* %107, align 4, !dbg !3519
	%108 = call float @__nv_atan2f(float %44, float %47), !dbg !3520
	%109 = call float @__nv_powf(float %44, float %47), !dbg !3521
	%110 = call float @__nv_hypotf(float %44, float %47), !dbg !3522
	%111 = getelementptr inbounds float, float* %42, i64 30, !dbg !3523
	store float %108, float* %111, align 4, !dbg !3523
	%112 = getelementptr inbounds float, float* %42, i64 31, !dbg !3524
	store float %109, float* %112, align 4, !dbg !3524
	%113 = getelementptr inbounds float, float* %42, i64 32, !dbg !3525
	store float %110, float* %113, align 4, !dbg !3525
	%114 = call float @__nv_fmodf(float %44, float %47), !dbg !3526
	%115 = call float @__nv_remainderf(float %44, float %47), !dbg !3527
	%116 = getelementptr inbounds float, float* %42, i64 33, !dbg !3528
	store float %114, float* %116, align 4, !dbg !3528
	%117 = getelementptr inbounds float, float* %42, i64 34, !dbg !3529
	store float %115, float* %117, align 4, !dbg !3529
	%118 = fsub float %44, %47, !dbg !3530
	%119 = fcmp ole float %118, 0.000000e+00, !dbg !3530
	%120 = select i1 %119, float 0.000000e+00, float %118, !dbg !3530
	%121 = call float @__nv_copysignf(float %44, float %47), !dbg !3531
	%122 = getelementptr inbounds float, float* %42, i64 35, !dbg !3532
	store float %120, float* %122, align 4, !dbg !3532
	%123 = getelementptr inbounds float, float* %42, i64 36, !dbg !3533
	store float %121, float* %123, align 4, !dbg !3533
	%124 = call float @__nv_fminf(float %44, float %47), !dbg !3534
	%125 = fcmp uno float %44, %47, !dbg !3534
	%126 = select i1 %125, float 0x7FF8000000000000, float %124, !dbg !3534
	%127 = call float @__nv_fmaxf(float %44, float %47), !dbg !3535
	%128 = fcmp uno float %44, %47, !dbg !3535
	%129 = select i1 %128, float 0x7FF8000000000000, float %127, !dbg !3535
	%130 = getelementptr inbounds float, float* %42, i64 37, !dbg !3536
	store float %126, float* %130, align 4, !dbg !3536
	%131 = getelementptr inbounds float, float* %42, i64 38, !dbg !3537
	store float %129, float* %131, align 4, !dbg !3537
	%132 = call float @__nv_fmaf(float %44, float %47, float 1.000000e+00), !dbg !3538
	%133 = call float @__nv_fmaf(float %44, float 2.000000e+00, float %47), !dbg !3539
	%134 = call float @__nv_fminf(float %126, float 1.000000e+00), !dbg !3540
	%135 = fcmp uno float %126, 1.000000e+00, !dbg !3540
	%136 = select i1 %135, float 0x7FF8000000000000, float %134, !dbg !3540
	%137 = getelementptr inbounds float, float* %42, i64 39, !dbg !3541
	store float %132, float* %137, align 4, !dbg !3541
	%138 = getelementptr inbounds float, float* %42, i64 40, !dbg !3542
	store float %133, float* %138, align 4, !dbg !3542
	%139 = getelementptr inbounds float, float* %42, i64 41, !dbg !3543
	store float %136, float* %139, align 4, !dbg !3543
	%140 = add i64 %35, %34, !dbg !3451
	br label %b1, !dbg !3451

b3:
	ret void, !dbg !3451

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !3455
	ret void, !dbg !3455

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %37, i64 %39), !dbg !3455
	ret void, !dbg !3455

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %35, i64 %p5), !dbg !3457
	ret void, !dbg !3457
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3544 {
entry:
	br label %b0, !dbg !3545

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3548, !range !10
	%1 = sext i32 %0 to i64, !dbg !3548
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3548, !range !12
	%3 = sext i32 %2 to i64, !dbg !3548
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3548, !range !12
	%5 = sext i32 %4 to i64, !dbg !3548
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3548, !range !33
	%7 = sext i32 %6 to i64, !dbg !3548
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3548, !range !34
	%9 = sext i32 %8 to i64, !dbg !3548
	%10 = mul i64 %9, %5, !dbg !3548
	%11 = add i64 %3, %10, !dbg !3548
	%12 = mul i64 %7, %11, !dbg !3548
	%13 = add i64 %1, %12, !dbg !3548
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3548, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3548, !range !35
	%16 = mul i32 %14, %15, !dbg !3548
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3548, !range !36
	%18 = mul i32 %16, %17, !dbg !3548
	%19 = sext i32 %18 to i64, !dbg !3548
	%20 = mul i64 %13, %19, !dbg !3548
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3548, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3548, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3548, !range !13
	%24 = mul i32 %15, %23, !dbg !3548
	%25 = add i32 %22, %24, !dbg !3548
	%26 = mul i32 %14, %25, !dbg !3548
	%27 = add i32 %21, %26, !dbg !3548
	%28 = sext i32 %27 to i64, !dbg !3548
	%29 = add i64 %20, %28, !dbg !3548
	%30 = add i64 %29, 1, !dbg !3549
	%31 = sitofp i64 %30 to float, !dbg !3550
	%32 = icmp uge i64 0, %p1, !dbg !3551
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3551, !prof !9

b0_ok1:
	%33 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3551
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %33, float %31), !dbg !3552
	%35 = icmp uge i64 1, %p1, !dbg !3553
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3553, !prof !9

b0_ok2:
	%36 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3553
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3554
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %36, float %37), !dbg !3554
	%39 = icmp uge i64 2, %p1, !dbg !3555
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3555, !prof !9

b0_ok3:
	%40 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3555
	%41 = bitcast float* %40 to i32*, !dbg !3556
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3556
	br label %b0_cas4, !dbg !3556

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3556
	%44 = bitcast i32 %43 to float, !dbg !3556
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3556
	%46 = fcmp uno float %44, %31, !dbg !3556
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3556
	%48 = bitcast float %47 to i32, !dbg !3556
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3556
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3556
	%51 = icmp eq i32 %50, %43, !dbg !3556
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3556

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3556
	%53 = icmp uge i64 3, %p1, !dbg !3557
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3557, !prof !9

b0_ok5:
	%54 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3557
	%55 = bitcast float* %54 to i32*, !dbg !3558
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3558
	br label %b0_cas6, !dbg !3558

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3558
	%58 = bitcast i32 %57 to float, !dbg !3558
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3558
	%60 = fcmp uno float %58, %31, !dbg !3558
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3558
	%62 = bitcast float %61 to i32, !dbg !3558
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3558
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3558
	%65 = icmp eq i32 %64, %57, !dbg !3558
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3558

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3558
	%67 = icmp uge i64 4, %p1, !dbg !3559
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3559, !prof !9

b0_ok7:
	%68 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3559
	%69 = bitcast float* %68 to i32*, !dbg !3560
	%70 = bitcast float %31 to i32, !dbg !3560
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3560
	%72 = bitcast i32 %71 to float, !dbg !3560
	%73 = icmp uge i64 %29, %p3, !dbg !3561
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3561, !prof !9

b0_ok8:
	%74 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3561
	store float %72, float* %74, align 4, !dbg !3561
	%75 = icmp uge i64 5, %p1, !dbg !3562
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3562, !prof !9

b0_ok9:
	%76 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3562
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %76) nounwind, !dbg !3563
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3564
	br i1 %78, label %b1, label %b2, !dbg !3564

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3565
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3565, !prof !9

b1_ok1:
	%80 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3565
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %80, float %31) nounwind, !dbg !3566
	br label %b2, !dbg !3566

b2:
	ret void, !dbg !3547

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !3551
	ret void, !dbg !3551

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !3553
	ret void, !dbg !3553

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !3555
	ret void, !dbg !3555

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !3557
	ret void, !dbg !3557

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !3559
	ret void, !dbg !3559

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !3561
	ret void, !dbg !3561

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !3562
	ret void, !dbg !3562

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !3565
	ret void, !dbg !3565
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3567 {
entry:
	br label %b0, !dbg !3568

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3569, !range !10
	%1 = sext i32 %0 to i64, !dbg !3569
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3569, !range !12
	%3 = sext i32 %2 to i64, !dbg !3569
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3569, !range !12
	%5 = sext i32 %4 to i64, !dbg !3569
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3569, !range !33
	%7 = sext i32 %6 to i64, !dbg !3569
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3569, !range !34
	%9 = sext i32 %8 to i64, !dbg !3569
	%10 = mul i64 %9, %5, !dbg !3569
	%11 = add i64 %3, %10, !dbg !3569
	%12 = mul i64 %7, %11, !dbg !3569
	%13 = add i64 %1, %12, !dbg !3569
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3569, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3569, !range !35
	%16 = mul i32 %14, %15, !dbg !3569
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3569, !range !36
	%18 = mul i32 %16, %17, !dbg !3569
	%19 = sext i32 %18 to i64, !dbg !3569
	%20 = mul i64 %13, %19, !dbg !3569
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3569, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3569, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3569, !range !13
	%24 = mul i32 %15, %23, !dbg !3569
	%25 = add i32 %22, %24, !dbg !3569
	%26 = mul i32 %14, %25, !dbg !3569
	%27 = add i32 %21, %26, !dbg !3569
	%28 = sext i32 %27 to i64, !dbg !3569
	%29 = add i64 %20, %28, !dbg !3569
	%30 = mul i64 %7, %9, !dbg !3569
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3569, !range !34
	%32 = sext i32 %31 to i64, !dbg !3569
	%33 = mul i64 %30, %32, !dbg !3569
	%34 = mul i64 %33, %19, !dbg !3569
	br label %b1, !dbg !3569

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3569
	%36 = icmp slt i64 %35, %p3, !dbg !3569
	br i1 %36, label %b2, label %b21, !dbg !3569

b2:
	%37 = mul i64 %35, 28, !dbg !3570
	%38 = add i64 %35, 1, !dbg !3571
	%39 = mul i64 %38, 28, !dbg !3572
	%40 = icmp ugt i64 %39, %p1, !dbg !3573
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3573, !prof !9

b2_ok1:
	%41 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3573
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3574
	%43 = load double, double* %42, align 8, !dbg !3574
	%44 = icmp uge i64 %35, %p5, !dbg !3575
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !3575, !prof !9

b2_ok2:
	%45 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3575
	%46 = load double, double* %45, align 8, !dbg !3575
	%47 = fadd double %43, %46, !dbg !3578
	%48 = fsub double %43, %46, !dbg !3579
	%49 = fmul double %43, %46, !dbg !3580
	%50 = fdiv double %43, %46, !dbg !3581
	%51 = getelementptr inbounds double, double* %41, i64 0, !dbg !3582
	store double %47, double* %51, align 8, !dbg !3582
	%52 = getelementptr inbounds double, double* %41, i64 1, !dbg !3583
	store double %48, double* %52, align 8, !dbg !3583
	%53 = getelementptr inbounds double, double* %41, i64 2, !dbg !3584
	store double %49, double* %53, align 8, !dbg !3584
	%54 = getelementptr inbounds double, double* %41, i64 3, !dbg !3585
	store double %50, double* %54, align 8, !dbg !3585
	%55 = fsub double -0.000000e+00, %43, !dbg !3586
	%56 = getelementptr inbounds double, double* %41, i64 4, !dbg !3587
	store double %55, double* %56, align 8, !dbg !3587
	%57 = getelementptr inbounds double, double* %41, i64 5, !dbg !3588
	store double %46, double* %57, align 8, !dbg !3588
	%58 = fcmp oeq double %43, %46, !dbg !3589
	br i1 %58, label %b4, label %b3, !dbg !3591

b3:
	br label %b4, !dbg !3592

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3593
	%60 = fcmp une double %43, %46, !dbg !3593
	br i1 %60, label %b6, label %b5, !dbg !3595

b5:
	br label %b6, !dbg !3596

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3597
	%62 = fcmp olt double %43, %46, !dbg !3597
	br i1 %62, label %b8, label %b7, !dbg !3599

b7:
	br label %b8, !dbg !3600

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3601
	%64 = getelementptr inbounds double, double* %41, i64 6, !dbg !3601
	store double %59, double* %64, align 8, !dbg !3601
	%65 = getelementptr inbounds double, double* %41, i64 7, !dbg !3602
	store double %61, double* %65, align 8, !dbg !3602
	%66 = getelementptr inbounds double, double* %41, i64 8, !dbg !3603
	store double %63, double* %66, align 8, !dbg !3603
	%67 = fcmp ole double %43, %46, !dbg !3604
	br i1 %67, label %b10, label %b9, !dbg !3606

b9:
	br label %b10, !dbg !3607

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3608
	%69 = fcmp ogt double %43, %46, !dbg !3608
	br i1 %69, label %b12, label %b11, !dbg !3610

b11:
	br label %b12, !dbg !3611

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3612
	%71 = fcmp oge double %43, %46, !dbg !3612
	br i1 %71, label %b14, label %b13, !dbg !3614

b13:
	br label %b14, !dbg !3615

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3616
	%73 = getelementptr inbounds double, double* %41, i64 9, !dbg !3616
	store double %68, double* %73, align 8, !dbg !3616
	%74 = getelementptr inbounds double, double* %41, i64 10, !dbg !3617
	store double %70, double* %74, align 8, !dbg !3617
	%75 = getelementptr inbounds double, double* %41, i64 11, !dbg !3618
	store double %72, double* %75, align 8, !dbg !3618
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3619
	%77 = bitcast double %43 to i64, !dbg !3619
	%78 = bitcast double %46 to i64, !dbg !3619
	%79 = or i64 %77, %78, !dbg !3619
	%80 = fcmp oeq double %43, %46, !dbg !3619
	%81 = bitcast i64 %79 to double, !dbg !3619
	%82 = select i1 %80, double %81, double %76, !dbg !3619
	%83 = fcmp uno double %43, %46, !dbg !3619
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3619
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3620
	%86 = bitcast double %43 to i64, !dbg !3620
	%87 = bitcast double %46 to i64, !dbg !3620
	%88 = and i64 %86, %87, !dbg !3620
	%89 = fcmp oeq double %43, %46, !dbg !3620
	%90 = bitcast i64 %88 to double, !dbg !3620
	%91 = select i1 %89, double %90, double %85, !dbg !3620
	%92 = fcmp uno double %43, %46, !dbg !3620
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3620
	%94 = getelementptr inbounds double, double* %41, i64 12, !dbg !3621
	store double %84, double* %94, align 8, !dbg !3621
	%95 = getelementptr inbounds double, double* %41, i64 13, !dbg !3622
	store double %93, double* %95, align 8, !dbg !3622
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3623
	%97 = fadd double %96, 1.000000e+00, !dbg !3624
	%98 = getelementptr inbounds double, double* %41, i64 14, !dbg !3625
	store double %97, double* %98, align 8, !dbg !3625
	%99 = fsub double 1.000000e+00, %96, !dbg !3626
	%100 = getelementptr inbounds double, double* %41, i64 15, !dbg !3627
	store double %99, double* %100, align 8, !dbg !3627
	%101 = fptrunc double %43 to float, !dbg !3628
	%102 = fpext float %101 to double, !dbg !3629
	%103 = getelementptr inbounds double, double* %41, i64 16, !dbg !3630
	store double %102, double* %103, align 8, !dbg !3630
	%104 = getelementptr inbounds double, double* %41, i64 17, !dbg !3631
	store double %43, double* %104, align 8, !dbg !3631
	%105 = getelementptr inbounds double, double* %41, i64 18, !dbg !3632
	store double %43, double* %105, align 8, !dbg !3632
	%106 = load double, double* %105, align 8, !dbg !3633
	%107 = fadd double %106, 2.000000e+00, !dbg !3634
	store double %107, double* %105, align 8, !dbg !3633
	%108 = load double, double* %105, align 8, !dbg !3635
	%109 = fdiv double %108, 3.000000e+00, !dbg !3636
	store double %109, double* %105, align 8, !dbg !3635
	br i1 %62, label %b15, label %b16, !dbg !3638

b15:
	br label %b16, !dbg !3639

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3640
	%111 = getelementptr inbounds double, double* %41, i64 19, !dbg !3640
	store double %110, double* %111, align 8, !dbg !3640
	%112 = fcmp une double %43, %43, !dbg !3641
	br i1 %112, label %b18, label %b17, !dbg !3643

b17:
	br label %b18, !dbg !3644

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3645
	%114 = getelementptr inbounds double, double* %41, i64 20, !dbg !3645
	store double %113, double* %114, align 8, !dbg !3645
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3646
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3647
	%117 = getelementptr inbounds double, double* %41, i64 21, !dbg !3648
	store double %115, double* %117, align 8, !dbg !3648
	%118 = getelementptr inbounds double, double* %41, i64 22, !dbg !3649
	store double %116, double* %118, align 8, !dbg !3649
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3650
	%120 = getelementptr inbounds double, double* %41, i64 23, !dbg !3651
	store double %119, double* %120, align 8, !dbg !3651
	%121 = getelementptr inbounds double, double* %41, i64 24, !dbg !3652
	store double 1.000000e-01, double* %121, align 8, !dbg !3652
	%122 = fmul double %43, 0x3870000000000000, !dbg !3653
	%123 = getelementptr inbounds double, double* %41, i64 25, !dbg !3654
	store double %122, double* %123, align 8, !dbg !3654
	br i1 %112, label %b20, label %b19, !dbg !3656

b19:
	br label %b20, !dbg !3657

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3658
	%125 = getelementptr inbounds double, double* %41, i64 26, !dbg !3658
	store double %124, double* %125, align 8, !dbg !3658
	%126 = bitcast double %46 to i64, !dbg !3659
	%127 = bitcast i64 %126 to double, !dbg !3660
	%128 = getelementptr inbounds double, double* %41, i64 27, !dbg !3661
	store double %127, double* %128, align 8, !dbg !3661
	%129 = add i64 %35, %34, !dbg !3569
	br label %b1, !dbg !3569

b21:
	ret void, !dbg !3569

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %39, i64 %p1), !dbg !3573
	ret void, !dbg !3573

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 %35, i64 %p5), !dbg !3575
	ret void, !dbg !3575
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3662 {
entry:
	br label %b0, !dbg !3663

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3664, !range !10
	%1 = sext i32 %0 to i64, !dbg !3664
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3664, !range !12
	%3 = sext i32 %2 to i64, !dbg !3664
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3664, !range !12
	%5 = sext i32 %4 to i64, !dbg !3664
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3664, !range !33
	%7 = sext i32 %6 to i64, !dbg !3664
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3664, !range !34
	%9 = sext i32 %8 to i64, !dbg !3664
	%10 = mul i64 %9, %5, !dbg !3664
	%11 = add i64 %3, %10, !dbg !3664
	%12 = mul i64 %7, %11, !dbg !3664
	%13 = add i64 %1, %12, !dbg !3664
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3664, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3664, !range !35
	%16 = mul i32 %14, %15, !dbg !3664
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3664, !range !36
	%18 = mul i32 %16, %17, !dbg !3664
	%19 = sext i32 %18 to i64, !dbg !3664
	%20 = mul i64 %13, %19, !dbg !3664
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3664, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3664, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3664, !range !13
	%24 = mul i32 %15, %23, !dbg !3664
	%25 = add i32 %22, %24, !dbg !3664
	%26 = mul i32 %14, %25, !dbg !3664
	%27 = add i32 %21, %26, !dbg !3664
	%28 = sext i32 %27 to i64, !dbg !3664
	%29 = add i64 %20, %28, !dbg !3664
	%30 = mul i64 %7, %9, !dbg !3664
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3664, !range !34
	%32 = sext i32 %31 to i64, !dbg !3664
	%33 = mul i64 %30, %32, !dbg !3664
	%34 = mul i64 %33, %19, !dbg !3664
	br label %b1, !dbg !3664

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3664
	%36 = icmp slt i64 %35, %p3, !dbg !3664
	br i1 %36, label %b2, label %b5, !dbg !3664

b2:
	%37 = mul i64 %35, 10, !dbg !3665
	%38 = add i64 %35, 1, !dbg !3666
	%39 = mul i64 %38, 10, !dbg !3667
	%40 = icmp ugt i64 %39, %p1, !dbg !3668
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3668, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3668
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3669
	%43 = load double, double* %42, align 8, !dbg !3669
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3672
	%45 = fcmp uno double %43, %43, !dbg !3672
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3672
	%47 = icmp slt i32 %46, -128, !dbg !3672
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3672
	%49 = icmp sgt i32 %48, 127, !dbg !3672
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3672
	%51 = trunc i32 %50 to i8, !dbg !3672
	%52 = sext i8 %51 to i64, !dbg !3673
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3674
	%54 = fcmp uno double %43, %43, !dbg !3674
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3674
	%56 = icmp slt i32 %55, -32768, !dbg !3674
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3674
	%58 = icmp sgt i32 %57, 32767, !dbg !3674
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3674
	%60 = trunc i32 %59 to i16, !dbg !3674
	%61 = sext i16 %60 to i64, !dbg !3675
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3676
	%63 = fcmp uno double %43, %43, !dbg !3676
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3676
	%65 = sext i32 %64 to i64, !dbg !3677
	%66 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3678
	store i64 %52, i64* %66, align 8, !dbg !3678
	%67 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3679
	store i64 %61, i64* %67, align 8, !dbg !3679
	%68 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3680
	store i64 %65, i64* %68, align 8, !dbg !3680
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3681
	%70 = fcmp uno double %43, %43, !dbg !3681
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3681
	%72 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3682
	store i64 %71, i64* %72, align 8, !dbg !3682
	%73 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3683
	store i64 %71, i64* %73, align 8, !dbg !3683
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3684
	br i1 %74, label %b3, label %b4, !dbg !3684

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3685
	br label %b4, !dbg !3685

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3686
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3687
	%78 = fcmp uno double %76, %76, !dbg !3687
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3687
	%80 = icmp slt i32 %79, 0, !dbg !3687
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3687
	%82 = icmp sgt i32 %81, 255, !dbg !3687
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3687
	%84 = trunc i32 %83 to i8, !dbg !3687
	%85 = zext i8 %84 to i64, !dbg !3688
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3689
	%87 = fcmp uno double %76, %76, !dbg !3689
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3689
	%89 = icmp slt i32 %88, 0, !dbg !3689
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3689
	%91 = icmp sgt i32 %90, 65535, !dbg !3689
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3689
	%93 = trunc i32 %92 to i16, !dbg !3689
	%94 = zext i16 %93 to i64, !dbg !3690
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3691
	%96 = fcmp uno double %76, %76, !dbg !3691
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3691
	%98 = zext i32 %97 to i64, !dbg !3692
	%99 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3693
	store i64 %85, i64* %99, align 8, !dbg !3693
	%100 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3694
	store i64 %94, i64* %100, align 8, !dbg !3694
	%101 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3695
	store i64 %98, i64* %101, align 8, !dbg !3695
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3696
	%103 = fcmp uno double %76, %76, !dbg !3696
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3696
	%105 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3698
	store i64 %104, i64* %105, align 8, !dbg !3698
	%106 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3699
	store i64 %104, i64* %106, align 8, !dbg !3699
	%107 = add i64 %35, %34, !dbg !3664
	br label %b1, !dbg !3664

b5:
	ret void, !dbg !3664

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 %39, i64 %p1), !dbg !3668
	ret void, !dbg !3668
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3700 {
entry:
	br label %b0, !dbg !3701

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3702, !range !10
	%1 = sext i32 %0 to i64, !dbg !3702
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3702, !range !12
	%3 = sext i32 %2 to i64, !dbg !3702
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3702, !range !12
	%5 = sext i32 %4 to i64, !dbg !3702
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3702, !range !33
	%7 = sext i32 %6 to i64, !dbg !3702
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3702, !range !34
	%9 = sext i32 %8 to i64, !dbg !3702
	%10 = mul i64 %9, %5, !dbg !3702
	%11 = add i64 %3, %10, !dbg !3702
	%12 = mul i64 %7, %11, !dbg !3702
	%13 = add i64 %1, %12, !dbg !3702
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3702, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3702, !range !35
	%16 = mul i32 %14, %15, !dbg !3702
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3702, !range !36
	%18 = mul i32 %16, %17, !dbg !3702
	%19 = sext i32 %18 to i64, !dbg !3702
	%20 = mul i64 %13, %19, !dbg !3702
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3702, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3702, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3702, !range !13
	%24 = mul i32 %15, %23, !dbg !3702
	%25 = add i32 %22, %24, !dbg !3702
	%26 = mul i32 %14, %25, !dbg !3702
	%27 = add i32 %21, %26, !dbg !3702
	%28 = sext i32 %27 to i64, !dbg !3702
	%29 = add i64 %20, %28, !dbg !3702
	%30 = mul i64 %7, %9, !dbg !3702
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3702, !range !34
	%32 = sext i32 %31 to i64, !dbg !3702
	%33 = mul i64 %30, %32, !dbg !3702
	%34 = mul i64 %33, %19, !dbg !3702
	br label %b1, !dbg !3702

b1:
	%35 = phi i64 [ %29, %b0 ], [ %153, %b2_ok3 ], !dbg !3702
	%36 = icmp slt i64 %35, %p3, !dbg !3702
	br i1 %36, label %b2, label %b3, !dbg !3702

b2:
	%37 = mul i64 %35, 42, !dbg !3703
	%38 = add i64 %35, 1, !dbg !3704
	%39 = mul i64 %38, 42, !dbg !3705
	%40 = icmp ugt i64 %39, %p1, !dbg !3706
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3706, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3706
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3706, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3706
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3707
	%44 = load double, double* %43, align 8, !dbg !3707
	%45 = icmp uge i64 %35, %p5, !dbg !3708
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3708, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3708
	%47 = load double, double* %46, align 8, !dbg !3708
	%48 = call double @__nv_fabs(double %44), !dbg !3711
	%49 = fadd double %48, 5.000000e-01, !dbg !3712
	%50 = fadd double %48, 1.000000e+00, !dbg !3713
	%51 = fdiv double %44, %50, !dbg !3714
	%52 = call double @__nv_fmod(double %44, double 8.000000e+00), !dbg !3715
	%53 = call double @__nv_sqrt(double %49), !dbg !3716
	%54 = getelementptr inbounds double, double* %42, i64 0, !dbg !3717
	store double %53, double* %54, align 8, !dbg !3717
	%55 = getelementptr inbounds double, double* %42, i64 1, !dbg !3718
	store double %48, double* %55, align 8, !dbg !3718
	%56 = call double @__nv_floor(double %44), !dbg !3719
	%57 = call double @__nv_ceil(double %44), !dbg !3720
	%58 = call double @__nv_trunc(double %44), !dbg !3721
	%59 = getelementptr inbounds double, double* %42, i64 2, !dbg !3722
	store double %56, double* %59, align 8, !dbg !3722
	%60 = getelementptr inbounds double, double* %42, i64 3, !dbg !3723
	store double %57, double* %60, align 8, !dbg !3723
	%61 = getelementptr inbounds double, double* %42, i64 4, !dbg !3724
	store double %58, double* %61, align 8, !dbg !3724
	%62 = call double @__nv_round(double %44), !dbg !3725
	%63 = call double @__nv_rint(double %44), !dbg !3726
	%64 = getelementptr inbounds double, double* %42, i64 5, !dbg !3727
	store double %62, double* %64, align 8, !dbg !3727
	%65 = getelementptr inbounds double, double* %42, i64 6, !dbg !3728
	store double %63, double* %65, align 8, !dbg !3728
	%66 = call double @__nv_fmin(double %44, double %47), !dbg !3729
	%67 = bitcast double %44 to i64, !dbg !3729
	%68 = bitcast double %47 to i64, !dbg !3729
	%69 = or i64 %67, %68, !dbg !3729
	%70 = fcmp oeq double %44, %47, !dbg !3729
	%71 = bitcast i64 %69 to double, !dbg !3729
	%72 = select i1 %70, double %71, double %66, !dbg !3729
	%73 = fcmp uno double %44, %47, !dbg !3729
	%74 = select i1 %73, double 0x7FF8000000000000, double %72, !dbg !3729
	%75 = call double @__nv_fmax(double %44, double %47), !dbg !3730
	%76 = bitcast double %44 to i64, !dbg !3730
	%77 = bitcast double %47 to i64, !dbg !3730
	%78 = and i64 %76, %77, !dbg !3730
	%79 = fcmp oeq double %44, %47, !dbg !3730
	%80 = bitcast i64 %78 to double, !dbg !3730
	%81 = select i1 %79, double %80, double %75, !dbg !3730
	%82 = fcmp uno double %44, %47, !dbg !3730
	%83 = select i1 %82, double 0x7FF8000000000000, double %81, !dbg !3730
	%84 = getelementptr inbounds double, double* %42, i64 7, !dbg !3731
	store double %74, double* %84, align 8, !dbg !3731
	%85 = getelementptr inbounds double, double* %42, i64 8, !dbg !3732
	store double %83, double* %85, align 8, !dbg !3732
	%86 = fsub double %44, %47, !dbg !3733
	%87 = fcmp ole double %86, 0.000000e+00, !dbg !3733
	%88 = select i1 %87, double 0.000000e+00, double %86, !dbg !3733
	%89 = call double @__nv_copysign(double %44, double %47), !dbg !3734
	%90 = getelementptr inbounds double, double* %42, i64 9, !dbg !3735
	store double %88, double* %90, align 8, !dbg !3735
	%91 = getelementptr inbounds double, double* %42, i64 10, !dbg !3736
	store double %89, double* %91, align 8, !dbg !3736
	%92 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !3737
	%93 = getelementptr inbounds double, double* %42, i64 11, !dbg !3738
	store double %92, double* %93, align 8, !dbg !3738
	%94 = call double @__nv_fmod(double %44, double %49), !dbg !3739
	%95 = call double @__nv_remainder(double %44, double %49), !dbg !3740
	%96 = getelementptr inbounds double, double* %42, i64 12, !dbg !3741
	store double %94, double* %96, align 8, !dbg !3741
	%97 = getelementptr inbounds double, double* %42, i64 13, !dbg !3742
	store double %95, double* %97, align 8, !dbg !3742
	%98 = call double @__nv_rsqrt(double %49), !dbg !3743
	%99 = call double @__nv_cbrt(double %44), !dbg !3744
	%100 = getelementptr inbounds double, double* %42, i64 14, !dbg !3745
	store double %98, double* %100, align 8, !dbg !3745
	%101 = getelementptr inbounds double, double* %42, i64 15, !dbg !3746
	store double %99, double* %101, align 8, !dbg !3746
	%102 = call double @__nv_exp(double %52), !dbg !3747
	%103 = call double @__nv_exp2(double %52), !dbg !3748
	%104 = call double @__nv_expm1(double %52), !dbg !3749
	%105 = getelementptr inbounds double, double* %42, i64 16, !dbg !3750
	store double %102, double* %105, align 8, !dbg !3750
	%106 = getelementptr inbounds double, double* %42, i64 17, !dbg !3751
	store double %103, double* %106, align 8, !dbg !3751
	%107 = getelementptr inbounds double, double* %42, i64 18, !dbg !3752
	store double %104, double* %107, align 8, !dbg !3752
	%108 = call double @__nv_log(double %49), !dbg !3753
	%109 = call double @__nv_log2(double %49), !dbg !3754
	%110 = call double @__nv_log10(double %49), !dbg !3755
	%111 = call double @__nv_log1p(double %49), !dbg !3756
	%112 = getelementptr inbounds double, double* %42, i64 19, !dbg !3757
	store double %108, double* %112, align 8, !dbg !3757
	%113 = getelementptr inbounds double, double* %42, i64 20, !dbg !3758
	store double %109, double* %113, align 8, !dbg !3758
	%114 = getelementptr inbounds double, double* %42, i64 21, !dbg !3759
	store double %110, double* %114, align 8, !dbg !3759
	%115 = getelementptr inbounds double, double* %42, i64 22, !dbg !3760
	store double %111, double* %115, align 8, !dbg !3760
	%116 = call double @__nv_sin(double %52), !dbg !3761
	%117 = call double @__nv_cos(double %52), !dbg !3762
	%118 = call double @__nv_tan(double %51), !dbg !3763
	%119 = getelementptr inbounds double, double* %42, i64 23, !dbg !3764
	store double %116, double* %119, align 8, !dbg !3764
	%120 = getelementptr inbounds double, double* %42, i64 24, !dbg !3765
	store double %117, double* %120, align 8, !dbg !3765
	%121 = getelementptr inbounds double, double* %42, i64 25, !dbg !3766
	store double %118, double* %121, align 8, !dbg !3766
	%122 = call double @__nv_asin(double %51), !dbg !3767
	%123 = call double @__nv_acos(double %51), !dbg !3768
	%124 = call double @__nv_atan(double %44), !dbg !3769
	%125 = getelementptr inbounds double, double* %42, i64 26, !dbg !3770
	store double %122, double* %125, align 8, !dbg !3770
	%126 = getelementptr inbounds double, double* %42, i64 27, !dbg !3771
	store double %123, double* %126, align 8, !dbg !3771
	%127 = getelementptr inbounds double, double* %42, i64 28, !dbg !3772
	store double %124, double* %127, align 8, !dbg !3772
	%128 = call double @__nv_atan2(double %47, double %44), !dbg !3773
	%129 = getelementptr inbounds double, double* %42, i64 29, !dbg !3774
	store double %128, double* %129, align 8, !dbg !3774
	%130 = call double @__nv_sinh(double %52), !dbg !3775
	%131 = call double @__nv_cosh(double %52), !dbg !3776
	%132 = call double @__nv_tanh(double %52), !dbg !3777
	%133 = getelementptr inbounds double, double* %42, i64 30, !dbg !3778
	store double %130, double* %133, align 8, !dbg !3778
	%134 = getelementptr inbounds double, double* %42, i64 31, !dbg !3779
	store double %131, double* %134, align 8, !dbg !3779
	%135 = getelementptr inbounds double, double* %42, i64 32, !dbg !3780
	store double %132, double* %135, align 8, !dbg !3780
	%136 = call double @__nv_asinh(double %44), !dbg !3781
	%137 = fadd double %49, 1.000000e+00, !dbg !3782
	%138 = call double @__nv_acosh(double %137), !dbg !3783
	%139 = call double @__nv_atanh(double %51), !dbg !3784
	%140 = getelementptr inbounds double, double* %42, i64 33, !dbg !3785
	store double %136, double* %140, align 8, !dbg !3785
	%141 = getelementptr inbounds double, double* %42, i64 34, !dbg !3786
	store double %138, double* %141, align 8, !dbg !3786
	%142 = getelementptr inbounds double, double* %42, i64 35, !dbg !3787
	store double %139, double* %142, align 8, !dbg !3787
	%143 = call double @__nv_pow(double %49, double %51), !dbg !3788
	%144 = call double @__nv_hypot(double %44, double %47), !dbg !3789
	%145 = getelementptr inbounds double, double* %42, i64 36, !dbg !3790
	store double %143, double* %145, align 8, !dbg !3790
	%146 = getelementptr inbounds double, double* %42, i64 37, !dbg !3791
	store double %144, double* %146, align 8, !dbg !3791
	%147 = call double @__nv_erf(double %52), !dbg !3792
	%148 = call double @__nv_erfc(double %51), !dbg !3793
	%149 = getelementptr inbounds double, double* %42, i64 38, !dbg !3794
	store double %147, double* %149, align 8, !dbg !3794
	%150 = getelementptr inbounds double, double* %42, i64 39, !dbg !3795
	store double %148, double* %150, align 8, !dbg !3795
	%151 = getelementptr inbounds double, double* %42, i64 40, !dbg !3796
	store double %49, double* %151, align 8, !dbg !3796
	%152 = getelementptr inbounds double, double* %42, i64 41, !dbg !3797
	store double %51, double* %152, align 8, !dbg !3797
	%153 = add i64 %35, %34, !dbg !3702
	br label %b1, !dbg !3702

b3:
	ret void, !dbg !3702

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 149, i64 %39, i64 %p1), !dbg !3706
	ret void, !dbg !3706

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 %37, i64 %39), !dbg !3706
	ret void, !dbg !3706

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 %35, i64 %p5), !dbg !3708
	ret void, !dbg !3708
}

define void @SpecialFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3798 {
entry:
	br label %b0, !dbg !3799

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3800, !range !10
	%1 = sext i32 %0 to i64, !dbg !3800
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3800, !range !12
	%3 = sext i32 %2 to i64, !dbg !3800
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3800, !range !12
	%5 = sext i32 %4 to i64, !dbg !3800
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3800, !range !33
	%7 = sext i32 %6 to i64, !dbg !3800
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3800, !range !34
	%9 = sext i32 %8 to i64, !dbg !3800
	%10 = mul i64 %9, %5, !dbg !3800
	%11 = add i64 %3, %10, !dbg !3800
	%12 = mul i64 %7, %11, !dbg !3800
	%13 = add i64 %1, %12, !dbg !3800
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3800, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3800, !range !35
	%16 = mul i32 %14, %15, !dbg !3800
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3800, !range !36
	%18 = mul i32 %16, %17, !dbg !3800
	%19 = sext i32 %18 to i64, !dbg !3800
	%20 = mul i64 %13, %19, !dbg !3800
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3800, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3800, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3800, !range !13
	%24 = mul i32 %15, %23, !dbg !3800
	%25 = add i32 %22, %24, !dbg !3800
	%26 = mul i32 %14, %25, !dbg !3800
	%27 = add i32 %21, %26, !dbg !3800
	%28 = sext i32 %27 to i64, !dbg !3800
	%29 = add i64 %20, %28, !dbg !3800
	%30 = mul i64 %7, %9, !dbg !3800
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3800, !range !34
	%32 = sext i32 %31 to i64, !dbg !3800
	%33 = mul i64 %30, %32, !dbg !3800
	%34 = mul i64 %33, %19, !dbg !3800
	br label %b1, !dbg !3800

b1:
	%35 = phi i64 [ %29, %b0 ], [ %158, %b2_ok3 ], !dbg !3800
	%36 = icmp slt i64 %35, %p3, !dbg !3800
	br i1 %36, label %b2, label %b3, !dbg !3800

b2:
	%37 = mul i64 %35, 42, !dbg !3801
	%38 = add i64 %35, 1, !dbg !3802
	%39 = mul i64 %38, 42, !dbg !3803
	%40 = icmp ugt i64 %39, %p1, !dbg !3804
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3804, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3804
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3804, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3804
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3805
	%44 = load double, double* %43, align 8, !dbg !3805
	%45 = icmp uge i64 %35, %p5, !dbg !3806
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3806, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3806
	%47 = load double, double* %46, align 8, !dbg !3806
	%48 = call double @__nv_sqrt(double %44), !dbg !3809
	%49 = call double @__nv_rsqrt(double %44), !dbg !3810
	%50 = call double @__nv_cbrt(double %44), !dbg !3811
	%51 = call double @__nv_fabs(double %44), !dbg !3812
	%52 = getelementptr inbounds double, double* %42, i64 0, !dbg !3813
	store double %48, double* %52, align 8, !dbg !3813
	%53 = getelementptr inbounds double, double* %42, i64 1, !dbg !3814
	store double %49, double* %53, align 8, !dbg !3814
	%54 = getelementptr inbounds double, double* %42, i64 2, !dbg !3815
	store double %50, double* %54, align 8, !dbg !3815
	%55 = getelementptr inbounds double, double* %42, i64 3, !dbg !3816
	store double %51, double* %55, align 8, !dbg !3816
	%56 = call double @__nv_floor(double %44), !dbg !3817
	%57 = call double @__nv_ceil(double %44), !dbg !3818
	%58 = call double @__nv_trunc(double %44), !dbg !3819
	%59 = getelementptr inbounds double, double* %42, i64 4, !dbg !3820
	store double %56, double* %59, align 8, !dbg !3820
	%60 = getelementptr inbounds double, double* %42, i64 5, !dbg !3821
	store double %57, double* %60, align 8, !dbg !3821
	%61 = getelementptr inbounds double, double* %42, i64 6, !dbg !3822
	store double %58, double* %61, align 8, !dbg !3822
	%62 = call double @__nv_round(double %44), !dbg !3823
	%63 = call double @__nv_rint(double %44), !dbg !3824
	%64 = getelementptr inbounds double, double* %42, i64 7, !dbg !3825
	store double %62, double* %64, align 8, !dbg !3825
	%65 = getelementptr inbounds double, double* %42, i64 8, !dbg !3826
	store double %63, double* %65, align 8, !dbg !3826
	%66 = call double @__nv_exp(double %44), !dbg !3827
	%67 = call double @__nv_exp2(double %44), !dbg !3828
	%68 = call double @__nv_expm1(double %44), !dbg !3829
	%69 = getelementptr inbounds double, double* %42, i64 9, !dbg !3830
	store double %66, double* %69, align 8, !dbg !3830
	%70 = getelementptr inbounds double, double* %42, i64 10, !dbg !3831
	store double %67, double* %70, align 8, !dbg !3831
	%71 = getelementptr inbounds double, double* %42, i64 11, !dbg !3832
	store double %68, double* %71, align 8, !dbg !3832
	%72 = call double @__nv_log(double %44), !dbg !3833
	%73 = call double @__nv_log2(double %44), !dbg !3834
	%74 = call double @__nv_log10(double %44), !dbg !3835
	%75 = call double @__nv_log1p(double %44), !dbg !3836
	%76 = getelementptr inbounds double, double* %42, i64 12, !dbg !3837
	store double %72, double* %76, align 8, !dbg !3837
	%77 = getelementptr inbounds double, double* %42, i64 13, !dbg !3838
	store double %73, double* %77, align 8, !dbg !3838
	%78 = getelementptr inbounds double, double* %42, i64 14, !dbg !3839
	store double %74, double* %78, align 8, !dbg !3839
	%79 = getelementptr inbounds double, double* %42, i64 15, !dbg !3840
	store double %75, double* %79, align 8, !dbg !3840
	%80 = call double @__nv_sin(double %44), !dbg !3841
	%81 = call double @__nv_cos(double %44), !dbg !3842
	%82 = call double @__nv_tan(double %44), !dbg !3843
	%83 = getelementptr inbounds double, double* %42, i64 16, !dbg !3844
	store double %80, double* %83, align 8, !dbg !3844
	%84 = getelementptr inbounds double, double* %42, i64 17, !dbg !3845
	store double %81, double* %84, align 8, !dbg !3845
	%85 = getelementptr inbounds double, double* %42, i64 18, !dbg !3846
	store double %82, double* %85, align 8, !dbg !3846
	%86 = call double @__nv_asin(double %44), !dbg !3847
	%87 = call double @__nv_acos(double %44), !dbg !3848
	%88 = call double @__nv_atan(double %44), !dbg !3849
	%89 = getelementptr inbounds double, double* %42, i64 19, !dbg !3850
	store double %86, double* %89, align 8, !dbg !3850
	%90 = getelementptr inbounds double, double* %42, i64 20, !dbg !3851
	store double %87, double* %90, align 8, !dbg !3851
	%91 = getelementptr inbounds double, double* %42, i64 21, !dbg !3852
	store double %88, double* %91, align 8, !dbg !3852
	%92 = call double @__nv_sinh(double %44), !dbg !3853
	%93 = call double @__nv_cosh(double %44), !dbg !3854
	%94 = call double @__nv_tanh(double %44), !dbg !3855
	%95 = getelementptr inbounds double, double* %42, i64 22, !dbg !3856
	store double %92, double* %95, align 8, !dbg !3856
	%96 = getelementptr inbounds double, double* %42, i64 23, !dbg !3857
	store double %93, double* %96, align 8, !dbg !3857
	%97 = getelementptr inbounds double, double* %42, i64 24, !dbg !3858
	store double %94, double* %97, align 8, !dbg !3858
	%98 = call double @__nv_asinh(double %44), !dbg !3859
	%99 = call double @__nv_acosh(double %44), !dbg !3860
	%100 = call double @__nv_atanh(double %44), !dbg !3861
	%101 = getelementptr inbounds double, double* %42, i64 25, !dbg !3862
	store double %98, double* %101, align 8, !dbg !3862
	%102 = getelementptr inbounds double, double* %42, i64 26, !dbg !3863
	store double %99, double* %102, align 8, !dbg !3863
	%103 = getelementptr inbounds double, double* %42, i64 27, !dbg !3864
	store double %100, double* %103, align 8, !dbg !3864
	%104 = call double @__nv_erf(double %44), !dbg !3865
	%105 = call double @__nv_erfc(double %44), !dbg !3866
	%106 = getelementptr inbounds double, double* %42, i64 28, !dbg !3867
	store double %104, double* %106, align 8, !dbg !3867
	%107 = getelementptr inbounds double, double* %42, i64 29, !dbg !3868
	store double %105, double* %107, align 8, !dbg !3868
	%108 = call double @__nv_atan2(double %44, double %47), !dbg !3869
	%109 = call double @__nv_pow(double %44, double %47), !dbg !3870
	%110 = call double @__nv_hypot(double %44, double %47), !dbg !3871
	%111 = getelementptr inbounds double, double* %42, i64 30, !dbg !3872
	store double %108, double* %111, align 8, !dbg !3872
	%112 = getelementptr inbounds double, double* %42, i64 31, !dbg !3873
	store double %109, double* %112, align 8, !dbg !3873
	%113 = getelementptr inbounds double, double* %42, i64 32, !dbg !3874
	store double %110, double* %113, align 8, !dbg !3874
	%114 = call double @__nv_fmod(double %44, double %47), !dbg !3875
	%115 = call double @__nv_remainder(double %44, double %47), !dbg !3876
	%116 = getelementptr inbounds double, double* %42, i64 33, !dbg !3877
	store double %114, double* %116, align 8, !dbg !3877
	%117 = getelementptr inbounds double, double* %42, i64 34, !dbg !3878
	store double %115, double* %117, align 8, !dbg !3878
	%118 = fsub double %44, %47, !dbg !3879
	%119 = fcmp ole double %118, 0.000000e+00, !dbg !3879
	%120 = select i1 %119, double 0.000000e+00, double %118, !dbg !3879
	%121 = call double @__nv_copysign(double %44, double %47), !dbg !3880
	%122 = getelementptr inbounds double, double* %42, i64 35, !dbg !3881
	store double %120, double* %122, align 8, !dbg !3881
	%123 = getelementptr inbounds double, double* %42, i64 36, !dbg !3882
	store double %121, double* %123, align 8, !dbg !3882
	%124 = call double @__nv_fmin(double %44, double %47), !dbg !3883
	%125 = bitcast double %44 to i64, !dbg !3883
	%126 = bitcast double %47 to i64, !dbg !3883
	%127 = or i64 %125, %126, !dbg !3883
	%128 = fcmp oeq double %44, %47, !dbg !3883
	%129 = bitcast i64 %127 to double, !dbg !3883
	%130 = select i1 %128, double %129, double %124, !dbg !3883
	%131 = fcmp uno double %44, %47, !dbg !3883
	%132 = select i1 %131, double 0x7FF8000000000000, double %130, !dbg !3883
	%133 = call double @__nv_fmax(double %44, double %47), !dbg !3884
	%134 = bitcast double %44 to i64, !dbg !3884
	%135 = bitcast double %47 to i64, !dbg !3884
	%136 = and i64 %134, %135, !dbg !3884
	%137 = fcmp oeq double %44, %47, !dbg !3884
	%138 = bitcast i64 %136 to double, !dbg !3884
	%139 = select i1 %137, double %138, double %133, !dbg !3884
	%140 = fcmp uno double %44, %47, !dbg !3884
	%141 = select i1 %140, double 0x7FF8000000000000, double %139, !dbg !3884
	%142 = getelementptr inbounds double, double* %42, i64 37, !dbg !3885
	store double %132, double* %142, align 8, !dbg !3885
	%143 = getelementptr inbounds double, double* %42, i64 38, !dbg !3886
	store double %141, double* %143, align 8, !dbg !3886
	%144 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !3887
	%145 = call double @__nv_fma(double %44, double 2.000000e+00, double %47), !dbg !3888
	%146 = call double @__nv_fmin(double %132, double 1.000000e+00), !dbg !3889
	%147 = bitcast double %132 to i64, !dbg !3889
	%148 = bitcast double 1.000000e+00 to i64, !dbg !3889
	%149 = or i64 %147, %148, !dbg !3889
	%150 = fcmp oeq double %132, 1.000000e+00, !dbg !3889
	%151 = bitcast i64 %149 to double, !dbg !3889
	%152 = select i1 %150, double %151, double %146, !dbg !3889
	%153 = fcmp uno double %132, 1.000000e+00, !dbg !3889
	%154 = select i1 %153, double 0x7FF8000000000000, double %152, !dbg !3889
	%155 = getelementptr inbounds double, double* %42, i64 39, !dbg !3890
	store double %144, double* %155, align 8, !dbg !3890
	%156 = getelementptr inbounds double, double* %42, i64 40, !dbg !3891
	store double %145, double* %156, align 8, !dbg !3891
	%157 = getelementptr inbounds double, double* %42, i64 41, !dbg !3892
	store double %154, double* %157, align 8, !dbg !3892
	%158 = add i64 %35, %34, !dbg !3800
	br label %b1, !dbg !3800

b3:
	ret void, !dbg !3800

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 %39, i64 %p1), !dbg !3804
	ret void, !dbg !3804

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 153, i64 %37, i64 %39), !dbg !3804
	ret void, !dbg !3804

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 %35, i64 %p5), !dbg !3806
	ret void, !dbg !3806
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3893 {
entry:
	br label %b0, !dbg !3894

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3897, !range !10
	%1 = sext i32 %0 to i64, !dbg !3897
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3897, !range !12
	%3 = sext i32 %2 to i64, !dbg !3897
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3897, !range !12
	%5 = sext i32 %4 to i64, !dbg !3897
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3897, !range !33
	%7 = sext i32 %6 to i64, !dbg !3897
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3897, !range !34
	%9 = sext i32 %8 to i64, !dbg !3897
	%10 = mul i64 %9, %5, !dbg !3897
	%11 = add i64 %3, %10, !dbg !3897
	%12 = mul i64 %7, %11, !dbg !3897
	%13 = add i64 %1, %12, !dbg !3897
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3897, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3897, !range !35
	%16 = mul i32 %14, %15, !dbg !3897
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3897, !range !36
	%18 = mul i32 %16, %17, !dbg !3897
	%19 = sext i32 %18 to i64, !dbg !3897
	%20 = mul i64 %13, %19, !dbg !3897
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3897, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3897, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3897, !range !13
	%24 = mul i32 %15, %23, !dbg !3897
	%25 = add i32 %22, %24, !dbg !3897
	%26 = mul i32 %14, %25, !dbg !3897
	%27 = add i32 %21, %26, !dbg !3897
	%28 = sext i32 %27 to i64, !dbg !3897
	%29 = add i64 %20, %28, !dbg !3897
	%30 = add i64 %29, 1, !dbg !3898
	%31 = sitofp i64 %30 to double, !dbg !3899
	%32 = icmp uge i64 0, %p1, !dbg !3900
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3900, !prof !9

b0_ok1:
	%33 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3900
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %33, double %31), !dbg !3901
	%35 = icmp uge i64 1, %p1, !dbg !3902
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3902, !prof !9

b0_ok2:
	%36 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3902
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3903
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %36, double %37), !dbg !3903
	%39 = icmp uge i64 2, %p1, !dbg !3904
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3904, !prof !9

b0_ok3:
	%40 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3904
	%41 = bitcast double* %40 to i64*, !dbg !3905
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3905
	br label %b0_cas4, !dbg !3905

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3905
	%44 = bitcast i64 %43 to double, !dbg !3905
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3905
	%46 = bitcast double %44 to i64, !dbg !3905
	%47 = bitcast double %31 to i64, !dbg !3905
	%48 = or i64 %46, %47, !dbg !3905
	%49 = fcmp oeq double %44, %31, !dbg !3905
	%50 = bitcast i64 %48 to double, !dbg !3905
	%51 = select i1 %49, double %50, double %45, !dbg !3905
	%52 = fcmp uno double %44, %31, !dbg !3905
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3905
	%54 = bitcast double %53 to i64, !dbg !3905
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3905
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3905
	%57 = icmp eq i64 %56, %43, !dbg !3905
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3905

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3905
	%59 = icmp uge i64 3, %p1, !dbg !3906
	br i1 %59, label %b0_fail5, label %b0_ok5, !dbg !3906, !prof !9

b0_ok5:
	%60 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3906
	%61 = bitcast double* %60 to i64*, !dbg !3907
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3907
	br label %b0_cas6, !dbg !3907

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3907
	%64 = bitcast i64 %63 to double, !dbg !3907
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3907
	%66 = bitcast double %64 to i64, !dbg !3907
	%67 = bitcast double %31 to i64, !dbg !3907
	%68 = and i64 %66, %67, !dbg !3907
	%69 = fcmp oeq double %64, %31, !dbg !3907
	%70 = bitcast i64 %68 to double, !dbg !3907
	%71 = select i1 %69, double %70, double %65, !dbg !3907
	%72 = fcmp uno double %64, %31, !dbg !3907
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3907
	%74 = bitcast double %73 to i64, !dbg !3907
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3907
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3907
	%77 = icmp eq i64 %76, %63, !dbg !3907
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3907

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3907
	%79 = icmp uge i64 4, %p1, !dbg !3908
	br i1 %79, label %b0_fail7, label %b0_ok7, !dbg !3908, !prof !9

b0_ok7:
	%80 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3908
	%81 = bitcast double* %80 to i64*, !dbg !3909
	%82 = bitcast double %31 to i64, !dbg !3909
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3909
	%84 = bitcast i64 %83 to double, !dbg !3909
	%85 = icmp uge i64 %29, %p3, !dbg !3910
	br i1 %85, label %b0_fail8, label %b0_ok8, !dbg !3910, !prof !9

b0_ok8:
	%86 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3910
	store double %84, double* %86, align 8, !dbg !3910
	%87 = icmp uge i64 5, %p1, !dbg !3911
	br i1 %87, label %b0_fail9, label %b0_ok9, !dbg !3911, !prof !9

b0_ok9:
	%88 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3911
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %88) nounwind, !dbg !3912
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3913
	br i1 %90, label %b1, label %b2, !dbg !3913

b1:
	%91 = icmp uge i64 %29, %p5, !dbg !3914
	br i1 %91, label %b1_fail1, label %b1_ok1, !dbg !3914, !prof !9

b1_ok1:
	%92 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3914
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %92, double %31) nounwind, !dbg !3915
	br label %b2, !dbg !3915

b2:
	ret void, !dbg !3896

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 0, i64 %p1), !dbg !3900
	ret void, !dbg !3900

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 1, i64 %p1), !dbg !3902
	ret void, !dbg !3902

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 2, i64 %p1), !dbg !3904
	ret void, !dbg !3904

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 3, i64 %p1), !dbg !3906
	ret void, !dbg !3906

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 4, i64 %p1), !dbg !3908
	ret void, !dbg !3908

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p3), !dbg !3910
	ret void, !dbg !3910

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 5, i64 %p1), !dbg !3911
	ret void, !dbg !3911

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %29, i64 %p5), !dbg !3914
	ret void, !dbg !3914
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !10
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !12
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !12
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !13
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

declare double @__nv_sin(double %a0) nounwind readnone

declare double @__nv_cos(double %a0) nounwind readnone

declare double @__nv_tgamma(double %a0) nounwind readnone

declare double @__nv_erfinv(double %a0) nounwind readnone

declare double @__nv_j0(double %a0) nounwind readnone

declare double @__nv_j1(double %a0) nounwind readnone

declare double @__nv_y0(double %a0) nounwind readnone

declare double @__nv_y1(double %a0) nounwind readnone

declare double @__nv_pow(double %a0, double %a1) nounwind readnone

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

declare double @__nv_hypot(double %a0, double %a1) nounwind readnone

declare double @__nv_erf(double %a0) nounwind readnone

declare double @__nv_erfc(double %a0) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %a0, double %a1) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!3916, !3917, !3918, !3919, !3920, !3921, !3922, !3923, !3924, !3925, !3926, !3927, !3928, !3929, !3930, !3931, !3932, !3933, !3934, !3935, !3936, !3937, !3938, !3939, !3940, !3941, !3942, !3943, !3944, !3945, !3946, !3947, !3948, !3949, !3950, !3951, !3952, !3953, !3954, !3955, !3956, !3957, !3958, !3959, !3960, !3961, !3962, !3963, !3964, !3965, !3966, !3967, !3968, !3969, !3970, !3971, !3972, !3973, !3974, !3975, !3976, !3977, !3978, !3979, !3980, !3981, !3982, !3983, !3984, !3985}
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
!9 = !{!"branch_weights", i32 1, i32 1048576}
!10 = !{i32 0, i32 2147483647}
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 65535}
!13 = !{i32 0, i32 64}
!14 = !DILocation(line: 51, column: 23, scope: !6)
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
!600 = distinct !DISubprogram(name: "Timers", scope: !422, file: !422, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!601 = !DILocation(line: 178, column: 6, scope: !600)
!602 = !DILocation(line: 179, column: 20, scope: !600)
!603 = !DILocation(line: 180, column: 19, scope: !600)
!604 = !DILocation(line: 180, column: 39, scope: !600)
!605 = !DILocation(line: 181, column: 2, scope: !600)
!606 = !DILocation(line: 183, column: 18, scope: !600)
!607 = !DILocation(line: 183, column: 15, scope: !600)
!608 = !DILocation(line: 184, column: 23, scope: !600)
!609 = !DILocation(line: 186, column: 17, scope: !600)
!610 = !DILocation(line: 187, column: 23, scope: !600)
!611 = !DILocation(line: 188, column: 5, scope: !600)
!612 = !DILocation(line: 189, column: 33, scope: !600)
!613 = !DILocation(line: 189, column: 36, scope: !600)
!614 = !DILocation(line: 189, column: 55, scope: !600)
!615 = !DILocation(line: 189, column: 58, scope: !600)
!616 = !DILocation(line: 189, column: 8, scope: !600)
!617 = !DILocation(line: 189, column: 18, scope: !600)
!618 = !DIFile(filename: "math.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!619 = distinct !DISubprogram(name: "StdMathKernel", scope: !618, file: !618, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!620 = !DILocation(line: 83, column: 6, scope: !619)
!621 = !DILocation(line: 84, column: 32, scope: !619)
!622 = !DILocation(line: 85, column: 16, scope: !619)
!623 = !DILocation(line: 85, column: 34, scope: !619)
!624 = !DILocation(line: 85, column: 37, scope: !619)
!625 = !DILocation(line: 85, column: 14, scope: !619)
!626 = !DILocation(line: 85, column: 56, scope: !619)
!627 = !DILocation(line: 85, column: 62, scope: !619)
!628 = distinct !DISubprogram(name: "StdMath", scope: !618, file: !618, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!629 = !DILocation(line: 85, column: 10, scope: !619)
!630 = !DILocation(line: 44, column: 37, scope: !628, inlinedAt: !629)
!631 = !DILocation(line: 44, column: 28, scope: !628, inlinedAt: !629)
!632 = !DILocation(line: 44, column: 53, scope: !628, inlinedAt: !629)
!633 = !DILocation(line: 44, column: 5, scope: !628, inlinedAt: !629)
!634 = !DILocation(line: 44, column: 13, scope: !628, inlinedAt: !629)
!635 = !DILocation(line: 45, column: 28, scope: !628, inlinedAt: !629)
!636 = !DILocation(line: 45, column: 43, scope: !628, inlinedAt: !629)
!637 = !DILocation(line: 45, column: 5, scope: !628, inlinedAt: !629)
!638 = !DILocation(line: 45, column: 13, scope: !628, inlinedAt: !629)
!639 = !DILocation(line: 46, column: 29, scope: !628, inlinedAt: !629)
!640 = !DILocation(line: 46, column: 50, scope: !628, inlinedAt: !629)
!641 = !DILocation(line: 46, column: 5, scope: !628, inlinedAt: !629)
!642 = !DILocation(line: 46, column: 13, scope: !628, inlinedAt: !629)
!643 = !DILocation(line: 47, column: 27, scope: !628, inlinedAt: !629)
!644 = !DILocation(line: 47, column: 43, scope: !628, inlinedAt: !629)
!645 = !DILocation(line: 47, column: 5, scope: !628, inlinedAt: !629)
!646 = !DILocation(line: 47, column: 13, scope: !628, inlinedAt: !629)
!647 = !DILocation(line: 48, column: 32, scope: !628, inlinedAt: !629)
!648 = !DILocation(line: 48, column: 48, scope: !628, inlinedAt: !629)
!649 = !DILocation(line: 48, column: 5, scope: !628, inlinedAt: !629)
!650 = !DILocation(line: 48, column: 13, scope: !628, inlinedAt: !629)
!651 = !DILocation(line: 49, column: 5, scope: !628, inlinedAt: !629)
!652 = !DILocation(line: 49, column: 14, scope: !628, inlinedAt: !629)
!653 = !DILocation(line: 50, column: 5, scope: !628, inlinedAt: !629)
!654 = !DILocation(line: 51, column: 53, scope: !628, inlinedAt: !629)
!655 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!656 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!657 = !DILocation(line: 51, column: 42, scope: !628, inlinedAt: !629)
!658 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !657)
!659 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !657)
!660 = !DILocation(line: 51, column: 85, scope: !628, inlinedAt: !629)
!661 = !DILocation(line: 51, column: 74, scope: !628, inlinedAt: !629)
!662 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !661)
!663 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !661)
!664 = !DILocation(line: 51, column: 117, scope: !628, inlinedAt: !629)
!665 = !DILocation(line: 51, column: 106, scope: !628, inlinedAt: !629)
!666 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !665)
!667 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !665)
!668 = !DILocation(line: 51, column: 5, scope: !628, inlinedAt: !629)
!669 = !DILocation(line: 51, column: 14, scope: !628, inlinedAt: !629)
!670 = !DILocation(line: 51, column: 23, scope: !628, inlinedAt: !629)
!671 = !DILocation(line: 52, column: 49, scope: !628, inlinedAt: !629)
!672 = !DILocation(line: 52, column: 53, scope: !628, inlinedAt: !629)
!673 = !DILocation(line: 52, column: 32, scope: !628, inlinedAt: !629)
!674 = !DILocation(line: 52, column: 5, scope: !628, inlinedAt: !629)
!675 = !DILocation(line: 53, column: 65, scope: !628, inlinedAt: !629)
!676 = !DILocation(line: 53, column: 57, scope: !628, inlinedAt: !629)
!677 = !DILocation(line: 53, column: 70, scope: !628, inlinedAt: !629)
!678 = !DILocation(line: 53, column: 40, scope: !628, inlinedAt: !629)
!679 = !DILocation(line: 53, column: 19, scope: !628, inlinedAt: !629)
!680 = !DILocation(line: 53, column: 5, scope: !628, inlinedAt: !629)
!681 = !DILocation(line: 54, column: 29, scope: !628, inlinedAt: !629)
!682 = !DILocation(line: 54, column: 45, scope: !628, inlinedAt: !629)
!683 = !DILocation(line: 54, column: 5, scope: !628, inlinedAt: !629)
!684 = !DILocation(line: 54, column: 14, scope: !628, inlinedAt: !629)
!685 = !DILocation(line: 55, column: 5, scope: !628, inlinedAt: !629)
!686 = !DILocation(line: 55, column: 14, scope: !628, inlinedAt: !629)
!687 = !DILocation(line: 56, column: 26, scope: !628, inlinedAt: !629)
!688 = !DILocation(line: 56, column: 5, scope: !628, inlinedAt: !629)
!689 = !DILocation(line: 57, column: 5, scope: !628, inlinedAt: !629)
!690 = distinct !DISubprogram(name: "BitsKernel", scope: !618, file: !618, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!691 = !DILocation(line: 92, column: 6, scope: !690)
!692 = !DILocation(line: 93, column: 32, scope: !690)
!693 = !DILocation(line: 94, column: 13, scope: !690)
!694 = !DILocation(line: 94, column: 28, scope: !690)
!695 = !DILocation(line: 94, column: 31, scope: !690)
!696 = !DILocation(line: 94, column: 11, scope: !690)
!697 = !DILocation(line: 94, column: 47, scope: !690)
!698 = !DILocation(line: 94, column: 53, scope: !690)
!699 = distinct !DISubprogram(name: "Bits", scope: !618, file: !618, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!700 = !DILocation(line: 94, column: 7, scope: !690)
!701 = !DILocation(line: 65, column: 47, scope: !699, inlinedAt: !700)
!702 = !DILocation(line: 65, column: 41, scope: !699, inlinedAt: !700)
!703 = !DILocation(line: 65, column: 25, scope: !699, inlinedAt: !700)
!704 = !DILocation(line: 65, column: 84, scope: !699, inlinedAt: !700)
!705 = !DILocation(line: 65, column: 77, scope: !699, inlinedAt: !700)
!706 = !DILocation(line: 65, column: 60, scope: !699, inlinedAt: !700)
!707 = !DILocation(line: 65, column: 5, scope: !699, inlinedAt: !700)
!708 = !DILocation(line: 65, column: 13, scope: !699, inlinedAt: !700)
!709 = !DILocation(line: 66, column: 49, scope: !699, inlinedAt: !700)
!710 = !DILocation(line: 66, column: 42, scope: !699, inlinedAt: !700)
!711 = !DILocation(line: 66, column: 25, scope: !699, inlinedAt: !700)
!712 = !DILocation(line: 66, column: 79, scope: !699, inlinedAt: !700)
!713 = !DILocation(line: 66, column: 62, scope: !699, inlinedAt: !700)
!714 = !DILocation(line: 66, column: 5, scope: !699, inlinedAt: !700)
!715 = !DILocation(line: 66, column: 13, scope: !699, inlinedAt: !700)
!716 = !DILocation(line: 67, column: 44, scope: !699, inlinedAt: !700)
!717 = !DILocation(line: 67, column: 25, scope: !699, inlinedAt: !700)
!718 = !DILocation(line: 67, column: 83, scope: !699, inlinedAt: !700)
!719 = !DILocation(line: 67, column: 63, scope: !699, inlinedAt: !700)
!720 = !DILocation(line: 67, column: 5, scope: !699, inlinedAt: !700)
!721 = !DILocation(line: 67, column: 13, scope: !699, inlinedAt: !700)
!722 = !DILocation(line: 68, column: 45, scope: !699, inlinedAt: !700)
!723 = !DILocation(line: 68, column: 25, scope: !699, inlinedAt: !700)
!724 = !DILocation(line: 68, column: 85, scope: !699, inlinedAt: !700)
!725 = !DILocation(line: 68, column: 65, scope: !699, inlinedAt: !700)
!726 = !DILocation(line: 68, column: 5, scope: !699, inlinedAt: !700)
!727 = !DILocation(line: 68, column: 13, scope: !699, inlinedAt: !700)
!728 = !DILocation(line: 69, column: 45, scope: !699, inlinedAt: !700)
!729 = !DILocation(line: 69, column: 25, scope: !699, inlinedAt: !700)
!730 = !DILocation(line: 69, column: 85, scope: !699, inlinedAt: !700)
!731 = !DILocation(line: 69, column: 64, scope: !699, inlinedAt: !700)
!732 = !DILocation(line: 69, column: 5, scope: !699, inlinedAt: !700)
!733 = !DILocation(line: 69, column: 13, scope: !699, inlinedAt: !700)
!734 = !DILocation(line: 70, column: 48, scope: !699, inlinedAt: !700)
!735 = !DILocation(line: 70, column: 27, scope: !699, inlinedAt: !700)
!736 = !DILocation(line: 70, column: 89, scope: !699, inlinedAt: !700)
!737 = !DILocation(line: 70, column: 68, scope: !699, inlinedAt: !700)
!738 = !DILocation(line: 70, column: 5, scope: !699, inlinedAt: !700)
!739 = !DILocation(line: 70, column: 14, scope: !699, inlinedAt: !700)
!740 = !DILocation(line: 71, column: 41, scope: !699, inlinedAt: !700)
!741 = !DILocation(line: 71, column: 27, scope: !699, inlinedAt: !700)
!742 = !DILocation(line: 71, column: 75, scope: !699, inlinedAt: !700)
!743 = !DILocation(line: 71, column: 60, scope: !699, inlinedAt: !700)
!744 = !DILocation(line: 71, column: 5, scope: !699, inlinedAt: !700)
!745 = !DILocation(line: 71, column: 14, scope: !699, inlinedAt: !700)
!746 = !DILocation(line: 72, column: 42, scope: !699, inlinedAt: !700)
!747 = !DILocation(line: 72, column: 27, scope: !699, inlinedAt: !700)
!748 = !DILocation(line: 72, column: 70, scope: !699, inlinedAt: !700)
!749 = !DILocation(line: 72, column: 5, scope: !699, inlinedAt: !700)
!750 = !DILocation(line: 72, column: 14, scope: !699, inlinedAt: !700)
!751 = !DILocation(line: 73, column: 47, scope: !699, inlinedAt: !700)
!752 = !DILocation(line: 73, column: 27, scope: !699, inlinedAt: !700)
!753 = !DILocation(line: 73, column: 80, scope: !699, inlinedAt: !700)
!754 = !DILocation(line: 73, column: 5, scope: !699, inlinedAt: !700)
!755 = !DILocation(line: 73, column: 14, scope: !699, inlinedAt: !700)
!756 = !DILocation(line: 74, column: 62, scope: !699, inlinedAt: !700)
!757 = !DILocation(line: 74, column: 45, scope: !699, inlinedAt: !700)
!758 = !DILocation(line: 74, column: 27, scope: !699, inlinedAt: !700)
!759 = !DILocation(line: 74, column: 97, scope: !699, inlinedAt: !700)
!760 = !DILocation(line: 74, column: 95, scope: !699, inlinedAt: !700)
!761 = !DILocation(line: 74, column: 91, scope: !699, inlinedAt: !700)
!762 = !DILocation(line: 74, column: 87, scope: !699, inlinedAt: !700)
!763 = !DILocation(line: 74, column: 5, scope: !699, inlinedAt: !700)
!764 = !DILocation(line: 74, column: 14, scope: !699, inlinedAt: !700)
!765 = !DILocation(line: 75, column: 38, scope: !699, inlinedAt: !700)
!766 = !DILocation(line: 75, column: 27, scope: !699, inlinedAt: !700)
!767 = !DILocation(line: 75, column: 69, scope: !699, inlinedAt: !700)
!768 = !DILocation(line: 75, column: 58, scope: !699, inlinedAt: !700)
!769 = !DILocation(line: 75, column: 5, scope: !699, inlinedAt: !700)
!770 = !DILocation(line: 75, column: 14, scope: !699, inlinedAt: !700)
!771 = !DILocation(line: 76, column: 31, scope: !699, inlinedAt: !700)
!772 = !DILocation(line: 76, column: 5, scope: !699, inlinedAt: !700)
!773 = !DILocation(line: 76, column: 14, scope: !699, inlinedAt: !700)
!774 = !DILocation(line: 77, column: 44, scope: !699, inlinedAt: !700)
!775 = !DILocation(line: 77, column: 27, scope: !699, inlinedAt: !700)
!776 = !DILocation(line: 77, column: 86, scope: !699, inlinedAt: !700)
!777 = !DILocation(line: 77, column: 66, scope: !699, inlinedAt: !700)
!778 = !DILocation(line: 77, column: 5, scope: !699, inlinedAt: !700)
!779 = !DILocation(line: 77, column: 14, scope: !699, inlinedAt: !700)
!780 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!781 = distinct !DISubprogram(name: "Parameters", scope: !780, file: !780, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!782 = !DILocation(line: 35, column: 6, scope: !781)
!783 = !DILocation(line: 36, column: 18, scope: !781)
!784 = !DILocation(line: 36, column: 21, scope: !781)
!785 = !DILocation(line: 37, column: 3, scope: !781)
!786 = !DILocation(line: 39, column: 31, scope: !781)
!787 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !786)
!788 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !786)
!789 = !DILocation(line: 39, column: 43, scope: !781)
!790 = !DILocation(line: 39, column: 5, scope: !781)
!791 = !DILocation(line: 39, column: 13, scope: !781)
!792 = !DILocation(line: 40, column: 26, scope: !781)
!793 = !DILocation(line: 40, column: 44, scope: !781)
!794 = !DILocation(line: 40, column: 5, scope: !781)
!795 = !DILocation(line: 40, column: 13, scope: !781)
!796 = !DILocation(line: 41, column: 33, scope: !781)
!797 = !DILocation(line: 41, column: 23, scope: !781)
!798 = !DILocation(line: 41, column: 18, scope: !781)
!799 = !DILocation(line: 41, column: 5, scope: !781)
!800 = !DILocation(line: 42, column: 39, scope: !781)
!801 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !800)
!802 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !800)
!803 = !DILocation(line: 42, column: 64, scope: !781)
!804 = !DILocation(line: 42, column: 61, scope: !781)
!805 = !DILocation(line: 42, column: 84, scope: !781)
!806 = !DILocation(line: 42, column: 5, scope: !781)
!807 = !DILocation(line: 42, column: 13, scope: !781)
!808 = !DILocation(line: 42, column: 21, scope: !781)
!809 = !DILocation(line: 43, column: 26, scope: !781)
!810 = !DILocation(line: 43, column: 53, scope: !781)
!811 = !DILocation(line: 43, column: 5, scope: !781)
!812 = !DILocation(line: 43, column: 13, scope: !781)
!813 = !DILocation(line: 44, column: 28, scope: !781)
!814 = !DILocation(line: 44, column: 64, scope: !781)
!815 = !DILocation(line: 44, column: 50, scope: !781)
!816 = !DILocation(line: 44, column: 5, scope: !781)
!817 = !DILocation(line: 44, column: 14, scope: !781)
!818 = !DILocation(line: 45, column: 46, scope: !781)
!819 = !DILocation(line: 45, column: 28, scope: !781)
!820 = !DILocation(line: 45, column: 112, scope: !781)
!821 = !DILocation(line: 45, column: 98, scope: !781)
!822 = !DILocation(line: 45, column: 84, scope: !781)
!823 = !DILocation(line: 45, column: 66, scope: !781)
!824 = !DILocation(line: 45, column: 5, scope: !781)
!825 = !DILocation(line: 45, column: 14, scope: !781)
!826 = !DILocation(line: 46, column: 45, scope: !781)
!827 = !DILocation(line: 46, column: 28, scope: !781)
!828 = !DILocation(line: 46, column: 66, scope: !781)
!829 = !DILocation(line: 46, column: 5, scope: !781)
!830 = !DILocation(line: 46, column: 14, scope: !781)
!831 = !DILocation(line: 47, column: 28, scope: !781)
!832 = !DILocation(line: 47, column: 5, scope: !781)
!833 = !DILocation(line: 47, column: 14, scope: !781)
!834 = !DILocation(line: 48, column: 28, scope: !781)
!835 = !DILocation(line: 48, column: 42, scope: !781)
!836 = !DILocation(line: 48, column: 48, scope: !781)
!837 = !DILocation(line: 48, column: 34, scope: !781)
!838 = !DILocation(line: 48, column: 59, scope: !781)
!839 = !DILocation(line: 48, column: 65, scope: !781)
!840 = !DILocation(line: 48, column: 51, scope: !781)
!841 = !DILocation(line: 48, column: 78, scope: !781)
!842 = !DILocation(line: 48, column: 5, scope: !781)
!843 = !DILocation(line: 48, column: 14, scope: !781)
!844 = !DIFile(filename: "special.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!845 = distinct !DISubprogram(name: "StdSpecialKernel", scope: !844, file: !844, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!846 = !DILocation(line: 71, column: 6, scope: !845)
!847 = !DILocation(line: 72, column: 32, scope: !845)
!848 = !DILocation(line: 73, column: 19, scope: !845)
!849 = !DILocation(line: 73, column: 40, scope: !845)
!850 = !DILocation(line: 73, column: 43, scope: !845)
!851 = !DILocation(line: 73, column: 17, scope: !845)
!852 = !DILocation(line: 73, column: 65, scope: !845)
!853 = !DILocation(line: 73, column: 71, scope: !845)
!854 = distinct !DISubprogram(name: "StdSpecial", scope: !844, file: !844, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!855 = !DILocation(line: 73, column: 13, scope: !845)
!856 = !DILocation(line: 46, column: 35, scope: !854, inlinedAt: !855)
!857 = !DILocation(line: 46, column: 51, scope: !854, inlinedAt: !855)
!858 = !DILocation(line: 46, column: 67, scope: !854, inlinedAt: !855)
!859 = !DILocation(line: 46, column: 5, scope: !854, inlinedAt: !855)
!860 = !DILocation(line: 46, column: 13, scope: !854, inlinedAt: !855)
!861 = !DILocation(line: 46, column: 21, scope: !854, inlinedAt: !855)
!862 = !DILocation(line: 47, column: 28, scope: !854, inlinedAt: !855)
!863 = !DILocation(line: 47, column: 5, scope: !854, inlinedAt: !855)
!864 = !DILocation(line: 47, column: 13, scope: !854, inlinedAt: !855)
!865 = !DILocation(line: 48, column: 30, scope: !854, inlinedAt: !855)
!866 = !DILocation(line: 48, column: 5, scope: !854, inlinedAt: !855)
!867 = !DILocation(line: 48, column: 13, scope: !854, inlinedAt: !855)
!868 = !DILocation(line: 49, column: 29, scope: !854, inlinedAt: !855)
!869 = !DILocation(line: 49, column: 45, scope: !854, inlinedAt: !855)
!870 = !DILocation(line: 49, column: 5, scope: !854, inlinedAt: !855)
!871 = !DILocation(line: 49, column: 13, scope: !854, inlinedAt: !855)
!872 = !DILocation(line: 50, column: 45, scope: !854, inlinedAt: !855)
!873 = !DILocation(line: 50, column: 57, scope: !854, inlinedAt: !855)
!874 = !DILocation(line: 50, column: 69, scope: !854, inlinedAt: !855)
!875 = !DILocation(line: 50, column: 81, scope: !854, inlinedAt: !855)
!876 = !DILocation(line: 50, column: 5, scope: !854, inlinedAt: !855)
!877 = !DILocation(line: 50, column: 13, scope: !854, inlinedAt: !855)
!878 = !DILocation(line: 50, column: 22, scope: !854, inlinedAt: !855)
!879 = !DILocation(line: 50, column: 31, scope: !854, inlinedAt: !855)
!880 = !DILocation(line: 52, column: 7, scope: !854, inlinedAt: !855)
!881 = !DILocation(line: 54, column: 14, scope: !854, inlinedAt: !855)
!882 = !DILocation(line: 51, column: 2, scope: !854, inlinedAt: !855)
!883 = !DILocation(line: 57, column: 44, scope: !854, inlinedAt: !855)
!884 = !DILocation(line: 57, column: 33, scope: !854, inlinedAt: !855)
!885 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !884)
!886 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !884)
!887 = !DILocation(line: 57, column: 81, scope: !854, inlinedAt: !855)
!888 = !DILocation(line: 57, column: 68, scope: !854, inlinedAt: !855)
!889 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !888)
!890 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !888)
!891 = !DILocation(line: 57, column: 5, scope: !854, inlinedAt: !855)
!892 = !DILocation(line: 57, column: 14, scope: !854, inlinedAt: !855)
!893 = !DILocation(line: 58, column: 29, scope: !854, inlinedAt: !855)
!894 = !DILocation(line: 58, column: 45, scope: !854, inlinedAt: !855)
!895 = !DILocation(line: 58, column: 5, scope: !854, inlinedAt: !855)
!896 = !DILocation(line: 58, column: 14, scope: !854, inlinedAt: !855)
!897 = !DILocation(line: 59, column: 20, scope: !854, inlinedAt: !855)
!898 = !DILocation(line: 59, column: 5, scope: !854, inlinedAt: !855)
!899 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!900 = distinct !DISubprogram(name: "IntegersInt8", scope: !899, file: !899, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!901 = !DILocation(line: 10, column: 6, scope: !900)
!902 = !DILocation(line: 11, column: 32, scope: !900)
!903 = !DILocation(line: 12, column: 17, scope: !900)
!904 = !DILocation(line: 12, column: 35, scope: !900)
!905 = !DILocation(line: 12, column: 38, scope: !900)
!906 = !DILocation(line: 12, column: 15, scope: !900)
!907 = !DILocation(line: 12, column: 57, scope: !900)
!908 = !DILocation(line: 12, column: 63, scope: !900)
!909 = !DILocation(line: 12, column: 74, scope: !900)
!910 = !DILocation(line: 12, column: 72, scope: !900)
!911 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!912 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!913 = !DILocation(line: 12, column: 11, scope: !900)
!914 = !DILocation(line: 14, column: 28, scope: !912, inlinedAt: !913)
!915 = !DILocation(line: 14, column: 33, scope: !912, inlinedAt: !913)
!916 = !DILocation(line: 14, column: 38, scope: !912, inlinedAt: !913)
!917 = !DILocation(line: 14, column: 5, scope: !912, inlinedAt: !913)
!918 = !DILocation(line: 14, column: 13, scope: !912, inlinedAt: !913)
!919 = !DILocation(line: 14, column: 21, scope: !912, inlinedAt: !913)
!920 = !DILocation(line: 15, column: 36, scope: !912, inlinedAt: !913)
!921 = !DILocation(line: 15, column: 41, scope: !912, inlinedAt: !913)
!922 = !DILocation(line: 15, column: 46, scope: !912, inlinedAt: !913)
!923 = !DILocation(line: 15, column: 51, scope: !912, inlinedAt: !913)
!924 = !DILocation(line: 15, column: 5, scope: !912, inlinedAt: !913)
!925 = !DILocation(line: 15, column: 13, scope: !912, inlinedAt: !913)
!926 = !DILocation(line: 15, column: 21, scope: !912, inlinedAt: !913)
!927 = !DILocation(line: 15, column: 29, scope: !912, inlinedAt: !913)
!928 = !DILocation(line: 16, column: 27, scope: !912, inlinedAt: !913)
!929 = !DILocation(line: 16, column: 31, scope: !912, inlinedAt: !913)
!930 = !DILocation(line: 16, column: 5, scope: !912, inlinedAt: !913)
!931 = !DILocation(line: 16, column: 13, scope: !912, inlinedAt: !913)
!932 = !DILocation(line: 16, column: 21, scope: !912, inlinedAt: !913)
!933 = !DILocation(line: 17, column: 22, scope: !912, inlinedAt: !913)
!934 = !DILocation(line: 17, column: 28, scope: !912, inlinedAt: !913)
!935 = !DILocation(line: 17, column: 5, scope: !912, inlinedAt: !913)
!936 = !DILocation(line: 17, column: 14, scope: !912, inlinedAt: !913)
!937 = !DILocation(line: 18, column: 27, scope: !912, inlinedAt: !913)
!938 = !DILocation(line: 18, column: 22, scope: !912, inlinedAt: !913)
!939 = !DILocation(line: 18, column: 40, scope: !912, inlinedAt: !913)
!940 = !DILocation(line: 18, column: 33, scope: !912, inlinedAt: !913)
!941 = !DILocation(line: 18, column: 5, scope: !912, inlinedAt: !913)
!942 = !DILocation(line: 18, column: 14, scope: !912, inlinedAt: !913)
!943 = !DILocation(line: 19, column: 22, scope: !912, inlinedAt: !913)
!944 = !DILocation(line: 19, column: 28, scope: !912, inlinedAt: !913)
!945 = !DILocation(line: 19, column: 5, scope: !912, inlinedAt: !913)
!946 = !DILocation(line: 19, column: 14, scope: !912, inlinedAt: !913)
!947 = !DILocation(line: 20, column: 25, scope: !912, inlinedAt: !913)
!948 = !DILocation(line: 20, column: 35, scope: !912, inlinedAt: !913)
!949 = !DILocation(line: 20, column: 31, scope: !912, inlinedAt: !913)
!950 = !DILocation(line: 20, column: 5, scope: !912, inlinedAt: !913)
!951 = !DILocation(line: 20, column: 14, scope: !912, inlinedAt: !913)
!952 = !DILocation(line: 21, column: 7, scope: !912, inlinedAt: !913)
!953 = !DILocation(line: 22, column: 23, scope: !912, inlinedAt: !913)
!954 = !DILocation(line: 22, column: 28, scope: !912, inlinedAt: !913)
!955 = !DILocation(line: 22, column: 6, scope: !912, inlinedAt: !913)
!956 = !DILocation(line: 22, column: 15, scope: !912, inlinedAt: !913)
!957 = !DILocation(line: 24, column: 6, scope: !912, inlinedAt: !913)
!958 = !DILocation(line: 24, column: 15, scope: !912, inlinedAt: !913)
!959 = !DILocation(line: 26, column: 22, scope: !912, inlinedAt: !913)
!960 = !DILocation(line: 26, column: 27, scope: !912, inlinedAt: !913)
!961 = !DILocation(line: 26, column: 5, scope: !912, inlinedAt: !913)
!962 = !DILocation(line: 26, column: 14, scope: !912, inlinedAt: !913)
!963 = !DILocation(line: 27, column: 22, scope: !912, inlinedAt: !913)
!964 = !DILocation(line: 27, column: 27, scope: !912, inlinedAt: !913)
!965 = !DILocation(line: 27, column: 5, scope: !912, inlinedAt: !913)
!966 = !DILocation(line: 27, column: 14, scope: !912, inlinedAt: !913)
!967 = !DILocation(line: 28, column: 24, scope: !912, inlinedAt: !913)
!968 = !DILocation(line: 28, column: 35, scope: !912, inlinedAt: !913)
!969 = !DILocation(line: 28, column: 5, scope: !912, inlinedAt: !913)
!970 = !DILocation(line: 28, column: 14, scope: !912, inlinedAt: !913)
!971 = !DILocation(line: 29, column: 39, scope: !912, inlinedAt: !913)
!972 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!973 = !DILocation(line: 29, column: 36, scope: !912, inlinedAt: !913)
!974 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !973)
!975 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !973)
!976 = !DILocation(line: 29, column: 55, scope: !912, inlinedAt: !913)
!977 = !DILocation(line: 29, column: 52, scope: !912, inlinedAt: !913)
!978 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !977)
!979 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !977)
!980 = !DILocation(line: 29, column: 71, scope: !912, inlinedAt: !913)
!981 = !DILocation(line: 29, column: 68, scope: !912, inlinedAt: !913)
!982 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !981)
!983 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !981)
!984 = !DILocation(line: 29, column: 5, scope: !912, inlinedAt: !913)
!985 = !DILocation(line: 29, column: 14, scope: !912, inlinedAt: !913)
!986 = !DILocation(line: 29, column: 23, scope: !912, inlinedAt: !913)
!987 = !DILocation(line: 30, column: 39, scope: !912, inlinedAt: !913)
!988 = !DILocation(line: 30, column: 36, scope: !912, inlinedAt: !913)
!989 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !988)
!990 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !988)
!991 = !DILocation(line: 30, column: 55, scope: !912, inlinedAt: !913)
!992 = !DILocation(line: 30, column: 52, scope: !912, inlinedAt: !913)
!993 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !992)
!994 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !992)
!995 = !DILocation(line: 30, column: 70, scope: !912, inlinedAt: !913)
!996 = !DILocation(line: 30, column: 67, scope: !912, inlinedAt: !913)
!997 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !996)
!998 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !996)
!999 = !DILocation(line: 30, column: 5, scope: !912, inlinedAt: !913)
!1000 = !DILocation(line: 30, column: 14, scope: !912, inlinedAt: !913)
!1001 = !DILocation(line: 30, column: 23, scope: !912, inlinedAt: !913)
!1002 = !DILocation(line: 33, column: 2, scope: !912, inlinedAt: !913)
!1003 = !DILocation(line: 34, column: 2, scope: !912, inlinedAt: !913)
!1004 = !DILocation(line: 35, column: 2, scope: !912, inlinedAt: !913)
!1005 = !DILocation(line: 36, column: 5, scope: !912, inlinedAt: !913)
!1006 = !DILocation(line: 37, column: 2, scope: !912, inlinedAt: !913)
!1007 = !DILocation(line: 38, column: 2, scope: !912, inlinedAt: !913)
!1008 = !DILocation(line: 39, column: 2, scope: !912, inlinedAt: !913)
!1009 = !DILocation(line: 40, column: 2, scope: !912, inlinedAt: !913)
!1010 = !DILocation(line: 41, column: 5, scope: !912, inlinedAt: !913)
!1011 = !DILocation(line: 44, column: 2, scope: !912, inlinedAt: !913)
!1012 = !DILocation(line: 45, column: 5, scope: !912, inlinedAt: !913)
!1013 = !DILocation(line: 48, column: 14, scope: !912, inlinedAt: !913)
!1014 = !DILocation(line: 48, column: 5, scope: !912, inlinedAt: !913)
!1015 = !DILocation(line: 49, column: 21, scope: !912, inlinedAt: !913)
!1016 = !DILocation(line: 49, column: 30, scope: !912, inlinedAt: !913)
!1017 = !DILocation(line: 49, column: 40, scope: !912, inlinedAt: !913)
!1018 = !DILocation(line: 49, column: 18, scope: !912, inlinedAt: !913)
!1019 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !1018)
!1020 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !1018)
!1021 = !DILocation(line: 49, column: 5, scope: !912, inlinedAt: !913)
!1022 = !DILocation(line: 50, column: 34, scope: !912, inlinedAt: !913)
!1023 = !DILocation(line: 50, column: 28, scope: !912, inlinedAt: !913)
!1024 = !DILocation(line: 50, column: 18, scope: !912, inlinedAt: !913)
!1025 = !DILocation(line: 10, column: 6, scope: !972, inlinedAt: !1024)
!1026 = !DILocation(line: 14, column: 2, scope: !972, inlinedAt: !1024)
!1027 = !DILocation(line: 50, column: 5, scope: !912, inlinedAt: !913)
!1028 = !DILocation(line: 51, column: 17, scope: !912, inlinedAt: !913)
!1029 = !DILocation(line: 51, column: 13, scope: !912, inlinedAt: !913)
!1030 = !DILocation(line: 51, column: 21, scope: !912, inlinedAt: !913)
!1031 = !DILocation(line: 51, column: 5, scope: !912, inlinedAt: !913)
!1032 = !DILocation(line: 53, column: 5, scope: !912, inlinedAt: !913)
!1033 = distinct !DISubprogram(name: "ConvertInt8", scope: !899, file: !899, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1034 = !DILocation(line: 19, column: 6, scope: !1033)
!1035 = !DILocation(line: 20, column: 32, scope: !1033)
!1036 = !DILocation(line: 21, column: 20, scope: !1033)
!1037 = !DILocation(line: 21, column: 41, scope: !1033)
!1038 = !DILocation(line: 21, column: 44, scope: !1033)
!1039 = !DILocation(line: 21, column: 18, scope: !1033)
!1040 = !DILocation(line: 21, column: 66, scope: !1033)
!1041 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1042 = !DILocation(line: 21, column: 14, scope: !1033)
!1043 = !DILocation(line: 62, column: 48, scope: !1041, inlinedAt: !1042)
!1044 = !DILocation(line: 62, column: 70, scope: !1041, inlinedAt: !1042)
!1045 = !DILocation(line: 62, column: 64, scope: !1041, inlinedAt: !1042)
!1046 = !DILocation(line: 62, column: 87, scope: !1041, inlinedAt: !1042)
!1047 = !DILocation(line: 62, column: 81, scope: !1041, inlinedAt: !1042)
!1048 = !DILocation(line: 62, column: 5, scope: !1041, inlinedAt: !1042)
!1049 = !DILocation(line: 62, column: 13, scope: !1041, inlinedAt: !1042)
!1050 = !DILocation(line: 62, column: 21, scope: !1041, inlinedAt: !1042)
!1051 = !DILocation(line: 62, column: 29, scope: !1041, inlinedAt: !1042)
!1052 = !DILocation(line: 62, column: 37, scope: !1041, inlinedAt: !1042)
!1053 = !DILocation(line: 63, column: 54, scope: !1041, inlinedAt: !1042)
!1054 = !DILocation(line: 63, column: 48, scope: !1041, inlinedAt: !1042)
!1055 = !DILocation(line: 63, column: 72, scope: !1041, inlinedAt: !1042)
!1056 = !DILocation(line: 63, column: 65, scope: !1041, inlinedAt: !1042)
!1057 = !DILocation(line: 63, column: 90, scope: !1041, inlinedAt: !1042)
!1058 = !DILocation(line: 63, column: 83, scope: !1041, inlinedAt: !1042)
!1059 = !DILocation(line: 63, column: 108, scope: !1041, inlinedAt: !1042)
!1060 = !DILocation(line: 63, column: 101, scope: !1041, inlinedAt: !1042)
!1061 = !DILocation(line: 63, column: 5, scope: !1041, inlinedAt: !1042)
!1062 = !DILocation(line: 63, column: 13, scope: !1041, inlinedAt: !1042)
!1063 = !DILocation(line: 63, column: 21, scope: !1041, inlinedAt: !1042)
!1064 = !DILocation(line: 63, column: 29, scope: !1041, inlinedAt: !1042)
!1065 = !DILocation(line: 63, column: 37, scope: !1041, inlinedAt: !1042)
!1066 = !DILocation(line: 64, column: 5, scope: !1041, inlinedAt: !1042)
!1067 = !DILocation(line: 64, column: 14, scope: !1041, inlinedAt: !1042)
!1068 = !DILocation(line: 64, column: 23, scope: !1041, inlinedAt: !1042)
!1069 = !DILocation(line: 65, column: 5, scope: !1041, inlinedAt: !1042)
!1070 = !DILocation(line: 65, column: 14, scope: !1041, inlinedAt: !1042)
!1071 = !DILocation(line: 66, column: 22, scope: !1041, inlinedAt: !1042)
!1072 = !DILocation(line: 66, column: 12, scope: !1041, inlinedAt: !1042)
!1073 = !DILocation(line: 67, column: 34, scope: !1041, inlinedAt: !1042)
!1074 = !DILocation(line: 67, column: 26, scope: !1041, inlinedAt: !1042)
!1075 = !DILocation(line: 67, column: 57, scope: !1041, inlinedAt: !1042)
!1076 = !DILocation(line: 67, column: 49, scope: !1041, inlinedAt: !1042)
!1077 = !DILocation(line: 67, column: 5, scope: !1041, inlinedAt: !1042)
!1078 = !DILocation(line: 67, column: 14, scope: !1041, inlinedAt: !1042)
!1079 = !DILocation(line: 68, column: 28, scope: !1041, inlinedAt: !1042)
!1080 = !DILocation(line: 68, column: 26, scope: !1041, inlinedAt: !1042)
!1081 = !DILocation(line: 68, column: 69, scope: !1041, inlinedAt: !1042)
!1082 = !DILocation(line: 68, column: 54, scope: !1041, inlinedAt: !1042)
!1083 = !DILocation(line: 68, column: 52, scope: !1041, inlinedAt: !1042)
!1084 = !DILocation(line: 68, column: 5, scope: !1041, inlinedAt: !1042)
!1085 = !DILocation(line: 68, column: 14, scope: !1041, inlinedAt: !1042)
!1086 = !DILocation(line: 69, column: 40, scope: !1041, inlinedAt: !1042)
!1087 = !DILocation(line: 69, column: 24, scope: !1041, inlinedAt: !1042)
!1088 = !DILocation(line: 69, column: 17, scope: !1041, inlinedAt: !1042)
!1089 = !DILocation(line: 69, column: 5, scope: !1041, inlinedAt: !1042)
!1090 = !DILocation(line: 22, column: 21, scope: !1033)
!1091 = !DILocation(line: 22, column: 27, scope: !1033)
!1092 = !DILocation(line: 22, column: 19, scope: !1033)
!1093 = !DILocation(line: 22, column: 33, scope: !1033)
!1094 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1095 = !DILocation(line: 22, column: 11, scope: !1033)
!1096 = !DILocation(line: 74, column: 34, scope: !1094, inlinedAt: !1095)
!1097 = !DILocation(line: 74, column: 26, scope: !1094, inlinedAt: !1095)
!1098 = !DILocation(line: 74, column: 47, scope: !1094, inlinedAt: !1095)
!1099 = !DILocation(line: 74, column: 5, scope: !1094, inlinedAt: !1095)
!1100 = !DILocation(line: 74, column: 13, scope: !1094, inlinedAt: !1095)
!1101 = distinct !DISubprogram(name: "IntegersInt16", scope: !899, file: !899, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1102 = !DILocation(line: 29, column: 6, scope: !1101)
!1103 = !DILocation(line: 30, column: 32, scope: !1101)
!1104 = !DILocation(line: 31, column: 17, scope: !1101)
!1105 = !DILocation(line: 31, column: 35, scope: !1101)
!1106 = !DILocation(line: 31, column: 38, scope: !1101)
!1107 = !DILocation(line: 31, column: 15, scope: !1101)
!1108 = !DILocation(line: 31, column: 57, scope: !1101)
!1109 = !DILocation(line: 31, column: 63, scope: !1101)
!1110 = !DILocation(line: 31, column: 74, scope: !1101)
!1111 = !DILocation(line: 31, column: 72, scope: !1101)
!1112 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1113 = !DILocation(line: 31, column: 11, scope: !1101)
!1114 = !DILocation(line: 14, column: 28, scope: !1112, inlinedAt: !1113)
!1115 = !DILocation(line: 14, column: 33, scope: !1112, inlinedAt: !1113)
!1116 = !DILocation(line: 14, column: 38, scope: !1112, inlinedAt: !1113)
!1117 = !DILocation(line: 14, column: 5, scope: !1112, inlinedAt: !1113)
!1118 = !DILocation(line: 14, column: 13, scope: !1112, inlinedAt: !1113)
!1119 = !DILocation(line: 14, column: 21, scope: !1112, inlinedAt: !1113)
!1120 = !DILocation(line: 15, column: 36, scope: !1112, inlinedAt: !1113)
!1121 = !DILocation(line: 15, column: 41, scope: !1112, inlinedAt: !1113)
!1122 = !DILocation(line: 15, column: 46, scope: !1112, inlinedAt: !1113)
!1123 = !DILocation(line: 15, column: 51, scope: !1112, inlinedAt: !1113)
!1124 = !DILocation(line: 15, column: 5, scope: !1112, inlinedAt: !1113)
!1125 = !DILocation(line: 15, column: 13, scope: !1112, inlinedAt: !1113)
!1126 = !DILocation(line: 15, column: 21, scope: !1112, inlinedAt: !1113)
!1127 = !DILocation(line: 15, column: 29, scope: !1112, inlinedAt: !1113)
!1128 = !DILocation(line: 16, column: 27, scope: !1112, inlinedAt: !1113)
!1129 = !DILocation(line: 16, column: 31, scope: !1112, inlinedAt: !1113)
!1130 = !DILocation(line: 16, column: 5, scope: !1112, inlinedAt: !1113)
!1131 = !DILocation(line: 16, column: 13, scope: !1112, inlinedAt: !1113)
!1132 = !DILocation(line: 16, column: 21, scope: !1112, inlinedAt: !1113)
!1133 = !DILocation(line: 17, column: 22, scope: !1112, inlinedAt: !1113)
!1134 = !DILocation(line: 17, column: 28, scope: !1112, inlinedAt: !1113)
!1135 = !DILocation(line: 17, column: 5, scope: !1112, inlinedAt: !1113)
!1136 = !DILocation(line: 17, column: 14, scope: !1112, inlinedAt: !1113)
!1137 = !DILocation(line: 18, column: 27, scope: !1112, inlinedAt: !1113)
!1138 = !DILocation(line: 18, column: 22, scope: !1112, inlinedAt: !1113)
!1139 = !DILocation(line: 18, column: 40, scope: !1112, inlinedAt: !1113)
!1140 = !DILocation(line: 18, column: 33, scope: !1112, inlinedAt: !1113)
!1141 = !DILocation(line: 18, column: 5, scope: !1112, inlinedAt: !1113)
!1142 = !DILocation(line: 18, column: 14, scope: !1112, inlinedAt: !1113)
!1143 = !DILocation(line: 19, column: 22, scope: !1112, inlinedAt: !1113)
!1144 = !DILocation(line: 19, column: 28, scope: !1112, inlinedAt: !1113)
!1145 = !DILocation(line: 19, column: 5, scope: !1112, inlinedAt: !1113)
!1146 = !DILocation(line: 19, column: 14, scope: !1112, inlinedAt: !1113)
!1147 = !DILocation(line: 20, column: 25, scope: !1112, inlinedAt: !1113)
!1148 = !DILocation(line: 20, column: 35, scope: !1112, inlinedAt: !1113)
!1149 = !DILocation(line: 20, column: 31, scope: !1112, inlinedAt: !1113)
!1150 = !DILocation(line: 20, column: 5, scope: !1112, inlinedAt: !1113)
!1151 = !DILocation(line: 20, column: 14, scope: !1112, inlinedAt: !1113)
!1152 = !DILocation(line: 21, column: 7, scope: !1112, inlinedAt: !1113)
!1153 = !DILocation(line: 22, column: 23, scope: !1112, inlinedAt: !1113)
!1154 = !DILocation(line: 22, column: 28, scope: !1112, inlinedAt: !1113)
!1155 = !DILocation(line: 22, column: 6, scope: !1112, inlinedAt: !1113)
!1156 = !DILocation(line: 22, column: 15, scope: !1112, inlinedAt: !1113)
!1157 = !DILocation(line: 24, column: 6, scope: !1112, inlinedAt: !1113)
!1158 = !DILocation(line: 24, column: 15, scope: !1112, inlinedAt: !1113)
!1159 = !DILocation(line: 26, column: 22, scope: !1112, inlinedAt: !1113)
!1160 = !DILocation(line: 26, column: 27, scope: !1112, inlinedAt: !1113)
!1161 = !DILocation(line: 26, column: 5, scope: !1112, inlinedAt: !1113)
!1162 = !DILocation(line: 26, column: 14, scope: !1112, inlinedAt: !1113)
!1163 = !DILocation(line: 27, column: 22, scope: !1112, inlinedAt: !1113)
!1164 = !DILocation(line: 27, column: 27, scope: !1112, inlinedAt: !1113)
!1165 = !DILocation(line: 27, column: 5, scope: !1112, inlinedAt: !1113)
!1166 = !DILocation(line: 27, column: 14, scope: !1112, inlinedAt: !1113)
!1167 = !DILocation(line: 28, column: 24, scope: !1112, inlinedAt: !1113)
!1168 = !DILocation(line: 28, column: 35, scope: !1112, inlinedAt: !1113)
!1169 = !DILocation(line: 28, column: 5, scope: !1112, inlinedAt: !1113)
!1170 = !DILocation(line: 28, column: 14, scope: !1112, inlinedAt: !1113)
!1171 = !DILocation(line: 29, column: 39, scope: !1112, inlinedAt: !1113)
!1172 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1173 = !DILocation(line: 29, column: 36, scope: !1112, inlinedAt: !1113)
!1174 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1173)
!1175 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1173)
!1176 = !DILocation(line: 29, column: 55, scope: !1112, inlinedAt: !1113)
!1177 = !DILocation(line: 29, column: 52, scope: !1112, inlinedAt: !1113)
!1178 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1177)
!1179 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1177)
!1180 = !DILocation(line: 29, column: 71, scope: !1112, inlinedAt: !1113)
!1181 = !DILocation(line: 29, column: 68, scope: !1112, inlinedAt: !1113)
!1182 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1181)
!1183 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1181)
!1184 = !DILocation(line: 29, column: 5, scope: !1112, inlinedAt: !1113)
!1185 = !DILocation(line: 29, column: 14, scope: !1112, inlinedAt: !1113)
!1186 = !DILocation(line: 29, column: 23, scope: !1112, inlinedAt: !1113)
!1187 = !DILocation(line: 30, column: 39, scope: !1112, inlinedAt: !1113)
!1188 = !DILocation(line: 30, column: 36, scope: !1112, inlinedAt: !1113)
!1189 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1188)
!1190 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1188)
!1191 = !DILocation(line: 30, column: 55, scope: !1112, inlinedAt: !1113)
!1192 = !DILocation(line: 30, column: 52, scope: !1112, inlinedAt: !1113)
!1193 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1192)
!1194 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1192)
!1195 = !DILocation(line: 30, column: 70, scope: !1112, inlinedAt: !1113)
!1196 = !DILocation(line: 30, column: 67, scope: !1112, inlinedAt: !1113)
!1197 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1196)
!1198 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1196)
!1199 = !DILocation(line: 30, column: 5, scope: !1112, inlinedAt: !1113)
!1200 = !DILocation(line: 30, column: 14, scope: !1112, inlinedAt: !1113)
!1201 = !DILocation(line: 30, column: 23, scope: !1112, inlinedAt: !1113)
!1202 = !DILocation(line: 33, column: 2, scope: !1112, inlinedAt: !1113)
!1203 = !DILocation(line: 34, column: 2, scope: !1112, inlinedAt: !1113)
!1204 = !DILocation(line: 35, column: 2, scope: !1112, inlinedAt: !1113)
!1205 = !DILocation(line: 36, column: 5, scope: !1112, inlinedAt: !1113)
!1206 = !DILocation(line: 37, column: 2, scope: !1112, inlinedAt: !1113)
!1207 = !DILocation(line: 38, column: 2, scope: !1112, inlinedAt: !1113)
!1208 = !DILocation(line: 39, column: 2, scope: !1112, inlinedAt: !1113)
!1209 = !DILocation(line: 40, column: 2, scope: !1112, inlinedAt: !1113)
!1210 = !DILocation(line: 41, column: 5, scope: !1112, inlinedAt: !1113)
!1211 = !DILocation(line: 44, column: 2, scope: !1112, inlinedAt: !1113)
!1212 = !DILocation(line: 45, column: 5, scope: !1112, inlinedAt: !1113)
!1213 = !DILocation(line: 48, column: 14, scope: !1112, inlinedAt: !1113)
!1214 = !DILocation(line: 48, column: 5, scope: !1112, inlinedAt: !1113)
!1215 = !DILocation(line: 49, column: 21, scope: !1112, inlinedAt: !1113)
!1216 = !DILocation(line: 49, column: 30, scope: !1112, inlinedAt: !1113)
!1217 = !DILocation(line: 49, column: 40, scope: !1112, inlinedAt: !1113)
!1218 = !DILocation(line: 49, column: 18, scope: !1112, inlinedAt: !1113)
!1219 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1218)
!1220 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1218)
!1221 = !DILocation(line: 49, column: 5, scope: !1112, inlinedAt: !1113)
!1222 = !DILocation(line: 50, column: 34, scope: !1112, inlinedAt: !1113)
!1223 = !DILocation(line: 50, column: 28, scope: !1112, inlinedAt: !1113)
!1224 = !DILocation(line: 50, column: 18, scope: !1112, inlinedAt: !1113)
!1225 = !DILocation(line: 10, column: 6, scope: !1172, inlinedAt: !1224)
!1226 = !DILocation(line: 14, column: 2, scope: !1172, inlinedAt: !1224)
!1227 = !DILocation(line: 50, column: 5, scope: !1112, inlinedAt: !1113)
!1228 = !DILocation(line: 51, column: 17, scope: !1112, inlinedAt: !1113)
!1229 = !DILocation(line: 51, column: 13, scope: !1112, inlinedAt: !1113)
!1230 = !DILocation(line: 51, column: 21, scope: !1112, inlinedAt: !1113)
!1231 = !DILocation(line: 51, column: 5, scope: !1112, inlinedAt: !1113)
!1232 = !DILocation(line: 53, column: 5, scope: !1112, inlinedAt: !1113)
!1233 = distinct !DISubprogram(name: "ConvertInt16", scope: !899, file: !899, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1234 = !DILocation(line: 38, column: 6, scope: !1233)
!1235 = !DILocation(line: 39, column: 32, scope: !1233)
!1236 = !DILocation(line: 40, column: 20, scope: !1233)
!1237 = !DILocation(line: 40, column: 41, scope: !1233)
!1238 = !DILocation(line: 40, column: 44, scope: !1233)
!1239 = !DILocation(line: 40, column: 18, scope: !1233)
!1240 = !DILocation(line: 40, column: 66, scope: !1233)
!1241 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1242 = !DILocation(line: 40, column: 14, scope: !1233)
!1243 = !DILocation(line: 62, column: 53, scope: !1241, inlinedAt: !1242)
!1244 = !DILocation(line: 62, column: 48, scope: !1241, inlinedAt: !1242)
!1245 = !DILocation(line: 62, column: 64, scope: !1241, inlinedAt: !1242)
!1246 = !DILocation(line: 62, column: 87, scope: !1241, inlinedAt: !1242)
!1247 = !DILocation(line: 62, column: 81, scope: !1241, inlinedAt: !1242)
!1248 = !DILocation(line: 62, column: 5, scope: !1241, inlinedAt: !1242)
!1249 = !DILocation(line: 62, column: 13, scope: !1241, inlinedAt: !1242)
!1250 = !DILocation(line: 62, column: 21, scope: !1241, inlinedAt: !1242)
!1251 = !DILocation(line: 62, column: 29, scope: !1241, inlinedAt: !1242)
!1252 = !DILocation(line: 62, column: 37, scope: !1241, inlinedAt: !1242)
!1253 = !DILocation(line: 63, column: 54, scope: !1241, inlinedAt: !1242)
!1254 = !DILocation(line: 63, column: 48, scope: !1241, inlinedAt: !1242)
!1255 = !DILocation(line: 63, column: 72, scope: !1241, inlinedAt: !1242)
!1256 = !DILocation(line: 63, column: 65, scope: !1241, inlinedAt: !1242)
!1257 = !DILocation(line: 63, column: 90, scope: !1241, inlinedAt: !1242)
!1258 = !DILocation(line: 63, column: 83, scope: !1241, inlinedAt: !1242)
!1259 = !DILocation(line: 63, column: 108, scope: !1241, inlinedAt: !1242)
!1260 = !DILocation(line: 63, column: 101, scope: !1241, inlinedAt: !1242)
!1261 = !DILocation(line: 63, column: 5, scope: !1241, inlinedAt: !1242)
!1262 = !DILocation(line: 63, column: 13, scope: !1241, inlinedAt: !1242)
!1263 = !DILocation(line: 63, column: 21, scope: !1241, inlinedAt: !1242)
!1264 = !DILocation(line: 63, column: 29, scope: !1241, inlinedAt: !1242)
!1265 = !DILocation(line: 63, column: 37, scope: !1241, inlinedAt: !1242)
!1266 = !DILocation(line: 64, column: 37, scope: !1241, inlinedAt: !1242)
!1267 = !DILocation(line: 64, column: 35, scope: !1241, inlinedAt: !1242)
!1268 = !DILocation(line: 64, column: 56, scope: !1241, inlinedAt: !1242)
!1269 = !DILocation(line: 64, column: 54, scope: !1241, inlinedAt: !1242)
!1270 = !DILocation(line: 64, column: 5, scope: !1241, inlinedAt: !1242)
!1271 = !DILocation(line: 64, column: 14, scope: !1241, inlinedAt: !1242)
!1272 = !DILocation(line: 64, column: 23, scope: !1241, inlinedAt: !1242)
!1273 = !DILocation(line: 65, column: 5, scope: !1241, inlinedAt: !1242)
!1274 = !DILocation(line: 65, column: 14, scope: !1241, inlinedAt: !1242)
!1275 = !DILocation(line: 66, column: 22, scope: !1241, inlinedAt: !1242)
!1276 = !DILocation(line: 66, column: 12, scope: !1241, inlinedAt: !1242)
!1277 = !DILocation(line: 67, column: 34, scope: !1241, inlinedAt: !1242)
!1278 = !DILocation(line: 67, column: 26, scope: !1241, inlinedAt: !1242)
!1279 = !DILocation(line: 67, column: 57, scope: !1241, inlinedAt: !1242)
!1280 = !DILocation(line: 67, column: 49, scope: !1241, inlinedAt: !1242)
!1281 = !DILocation(line: 67, column: 5, scope: !1241, inlinedAt: !1242)
!1282 = !DILocation(line: 67, column: 14, scope: !1241, inlinedAt: !1242)
!1283 = !DILocation(line: 68, column: 28, scope: !1241, inlinedAt: !1242)
!1284 = !DILocation(line: 68, column: 26, scope: !1241, inlinedAt: !1242)
!1285 = !DILocation(line: 68, column: 69, scope: !1241, inlinedAt: !1242)
!1286 = !DILocation(line: 68, column: 54, scope: !1241, inlinedAt: !1242)
!1287 = !DILocation(line: 68, column: 52, scope: !1241, inlinedAt: !1242)
!1288 = !DILocation(line: 68, column: 5, scope: !1241, inlinedAt: !1242)
!1289 = !DILocation(line: 68, column: 14, scope: !1241, inlinedAt: !1242)
!1290 = !DILocation(line: 69, column: 40, scope: !1241, inlinedAt: !1242)
!1291 = !DILocation(line: 69, column: 24, scope: !1241, inlinedAt: !1242)
!1292 = !DILocation(line: 69, column: 17, scope: !1241, inlinedAt: !1242)
!1293 = !DILocation(line: 69, column: 5, scope: !1241, inlinedAt: !1242)
!1294 = !DILocation(line: 41, column: 21, scope: !1233)
!1295 = !DILocation(line: 41, column: 27, scope: !1233)
!1296 = !DILocation(line: 41, column: 19, scope: !1233)
!1297 = !DILocation(line: 41, column: 33, scope: !1233)
!1298 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1299 = !DILocation(line: 41, column: 11, scope: !1233)
!1300 = !DILocation(line: 74, column: 34, scope: !1298, inlinedAt: !1299)
!1301 = !DILocation(line: 74, column: 26, scope: !1298, inlinedAt: !1299)
!1302 = !DILocation(line: 74, column: 47, scope: !1298, inlinedAt: !1299)
!1303 = !DILocation(line: 74, column: 5, scope: !1298, inlinedAt: !1299)
!1304 = !DILocation(line: 74, column: 13, scope: !1298, inlinedAt: !1299)
!1305 = distinct !DISubprogram(name: "IntegersInt32", scope: !899, file: !899, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1306 = !DILocation(line: 48, column: 6, scope: !1305)
!1307 = !DILocation(line: 49, column: 32, scope: !1305)
!1308 = !DILocation(line: 50, column: 17, scope: !1305)
!1309 = !DILocation(line: 50, column: 35, scope: !1305)
!1310 = !DILocation(line: 50, column: 38, scope: !1305)
!1311 = !DILocation(line: 50, column: 15, scope: !1305)
!1312 = !DILocation(line: 50, column: 57, scope: !1305)
!1313 = !DILocation(line: 50, column: 63, scope: !1305)
!1314 = !DILocation(line: 50, column: 74, scope: !1305)
!1315 = !DILocation(line: 50, column: 72, scope: !1305)
!1316 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1317 = !DILocation(line: 50, column: 11, scope: !1305)
!1318 = !DILocation(line: 14, column: 28, scope: !1316, inlinedAt: !1317)
!1319 = !DILocation(line: 14, column: 33, scope: !1316, inlinedAt: !1317)
!1320 = !DILocation(line: 14, column: 38, scope: !1316, inlinedAt: !1317)
!1321 = !DILocation(line: 14, column: 5, scope: !1316, inlinedAt: !1317)
!1322 = !DILocation(line: 14, column: 13, scope: !1316, inlinedAt: !1317)
!1323 = !DILocation(line: 14, column: 21, scope: !1316, inlinedAt: !1317)
!1324 = !DILocation(line: 15, column: 36, scope: !1316, inlinedAt: !1317)
!1325 = !DILocation(line: 15, column: 41, scope: !1316, inlinedAt: !1317)
!1326 = !DILocation(line: 15, column: 46, scope: !1316, inlinedAt: !1317)
!1327 = !DILocation(line: 15, column: 51, scope: !1316, inlinedAt: !1317)
!1328 = !DILocation(line: 15, column: 5, scope: !1316, inlinedAt: !1317)
!1329 = !DILocation(line: 15, column: 13, scope: !1316, inlinedAt: !1317)
!1330 = !DILocation(line: 15, column: 21, scope: !1316, inlinedAt: !1317)
!1331 = !DILocation(line: 15, column: 29, scope: !1316, inlinedAt: !1317)
!1332 = !DILocation(line: 16, column: 27, scope: !1316, inlinedAt: !1317)
!1333 = !DILocation(line: 16, column: 31, scope: !1316, inlinedAt: !1317)
!1334 = !DILocation(line: 16, column: 5, scope: !1316, inlinedAt: !1317)
!1335 = !DILocation(line: 16, column: 13, scope: !1316, inlinedAt: !1317)
!1336 = !DILocation(line: 16, column: 21, scope: !1316, inlinedAt: !1317)
!1337 = !DILocation(line: 17, column: 22, scope: !1316, inlinedAt: !1317)
!1338 = !DILocation(line: 17, column: 28, scope: !1316, inlinedAt: !1317)
!1339 = !DILocation(line: 17, column: 5, scope: !1316, inlinedAt: !1317)
!1340 = !DILocation(line: 17, column: 14, scope: !1316, inlinedAt: !1317)
!1341 = !DILocation(line: 18, column: 27, scope: !1316, inlinedAt: !1317)
!1342 = !DILocation(line: 18, column: 22, scope: !1316, inlinedAt: !1317)
!1343 = !DILocation(line: 18, column: 40, scope: !1316, inlinedAt: !1317)
!1344 = !DILocation(line: 18, column: 33, scope: !1316, inlinedAt: !1317)
!1345 = !DILocation(line: 18, column: 5, scope: !1316, inlinedAt: !1317)
!1346 = !DILocation(line: 18, column: 14, scope: !1316, inlinedAt: !1317)
!1347 = !DILocation(line: 19, column: 22, scope: !1316, inlinedAt: !1317)
!1348 = !DILocation(line: 19, column: 28, scope: !1316, inlinedAt: !1317)
!1349 = !DILocation(line: 19, column: 5, scope: !1316, inlinedAt: !1317)
!1350 = !DILocation(line: 19, column: 14, scope: !1316, inlinedAt: !1317)
!1351 = !DILocation(line: 20, column: 25, scope: !1316, inlinedAt: !1317)
!1352 = !DILocation(line: 20, column: 35, scope: !1316, inlinedAt: !1317)
!1353 = !DILocation(line: 20, column: 31, scope: !1316, inlinedAt: !1317)
!1354 = !DILocation(line: 20, column: 5, scope: !1316, inlinedAt: !1317)
!1355 = !DILocation(line: 20, column: 14, scope: !1316, inlinedAt: !1317)
!1356 = !DILocation(line: 21, column: 7, scope: !1316, inlinedAt: !1317)
!1357 = !DILocation(line: 22, column: 23, scope: !1316, inlinedAt: !1317)
!1358 = !DILocation(line: 22, column: 28, scope: !1316, inlinedAt: !1317)
!1359 = !DILocation(line: 22, column: 6, scope: !1316, inlinedAt: !1317)
!1360 = !DILocation(line: 22, column: 15, scope: !1316, inlinedAt: !1317)
!1361 = !DILocation(line: 24, column: 6, scope: !1316, inlinedAt: !1317)
!1362 = !DILocation(line: 24, column: 15, scope: !1316, inlinedAt: !1317)
!1363 = !DILocation(line: 26, column: 22, scope: !1316, inlinedAt: !1317)
!1364 = !DILocation(line: 26, column: 27, scope: !1316, inlinedAt: !1317)
!1365 = !DILocation(line: 26, column: 5, scope: !1316, inlinedAt: !1317)
!1366 = !DILocation(line: 26, column: 14, scope: !1316, inlinedAt: !1317)
!1367 = !DILocation(line: 27, column: 22, scope: !1316, inlinedAt: !1317)
!1368 = !DILocation(line: 27, column: 27, scope: !1316, inlinedAt: !1317)
!1369 = !DILocation(line: 27, column: 5, scope: !1316, inlinedAt: !1317)
!1370 = !DILocation(line: 27, column: 14, scope: !1316, inlinedAt: !1317)
!1371 = !DILocation(line: 28, column: 24, scope: !1316, inlinedAt: !1317)
!1372 = !DILocation(line: 28, column: 35, scope: !1316, inlinedAt: !1317)
!1373 = !DILocation(line: 28, column: 5, scope: !1316, inlinedAt: !1317)
!1374 = !DILocation(line: 28, column: 14, scope: !1316, inlinedAt: !1317)
!1375 = !DILocation(line: 29, column: 39, scope: !1316, inlinedAt: !1317)
!1376 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1377 = !DILocation(line: 29, column: 36, scope: !1316, inlinedAt: !1317)
!1378 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1377)
!1379 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1377)
!1380 = !DILocation(line: 29, column: 55, scope: !1316, inlinedAt: !1317)
!1381 = !DILocation(line: 29, column: 52, scope: !1316, inlinedAt: !1317)
!1382 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1381)
!1383 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1381)
!1384 = !DILocation(line: 29, column: 71, scope: !1316, inlinedAt: !1317)
!1385 = !DILocation(line: 29, column: 68, scope: !1316, inlinedAt: !1317)
!1386 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1385)
!1387 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1385)
!1388 = !DILocation(line: 29, column: 5, scope: !1316, inlinedAt: !1317)
!1389 = !DILocation(line: 29, column: 14, scope: !1316, inlinedAt: !1317)
!1390 = !DILocation(line: 29, column: 23, scope: !1316, inlinedAt: !1317)
!1391 = !DILocation(line: 30, column: 39, scope: !1316, inlinedAt: !1317)
!1392 = !DILocation(line: 30, column: 36, scope: !1316, inlinedAt: !1317)
!1393 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1392)
!1394 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1392)
!1395 = !DILocation(line: 30, column: 55, scope: !1316, inlinedAt: !1317)
!1396 = !DILocation(line: 30, column: 52, scope: !1316, inlinedAt: !1317)
!1397 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1396)
!1398 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1396)
!1399 = !DILocation(line: 30, column: 70, scope: !1316, inlinedAt: !1317)
!1400 = !DILocation(line: 30, column: 67, scope: !1316, inlinedAt: !1317)
!1401 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1400)
!1402 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1400)
!1403 = !DILocation(line: 30, column: 5, scope: !1316, inlinedAt: !1317)
!1404 = !DILocation(line: 30, column: 14, scope: !1316, inlinedAt: !1317)
!1405 = !DILocation(line: 30, column: 23, scope: !1316, inlinedAt: !1317)
!1406 = !DILocation(line: 33, column: 2, scope: !1316, inlinedAt: !1317)
!1407 = !DILocation(line: 34, column: 2, scope: !1316, inlinedAt: !1317)
!1408 = !DILocation(line: 35, column: 2, scope: !1316, inlinedAt: !1317)
!1409 = !DILocation(line: 36, column: 5, scope: !1316, inlinedAt: !1317)
!1410 = !DILocation(line: 37, column: 2, scope: !1316, inlinedAt: !1317)
!1411 = !DILocation(line: 38, column: 2, scope: !1316, inlinedAt: !1317)
!1412 = !DILocation(line: 39, column: 2, scope: !1316, inlinedAt: !1317)
!1413 = !DILocation(line: 40, column: 2, scope: !1316, inlinedAt: !1317)
!1414 = !DILocation(line: 41, column: 5, scope: !1316, inlinedAt: !1317)
!1415 = !DILocation(line: 44, column: 2, scope: !1316, inlinedAt: !1317)
!1416 = !DILocation(line: 45, column: 5, scope: !1316, inlinedAt: !1317)
!1417 = !DILocation(line: 48, column: 14, scope: !1316, inlinedAt: !1317)
!1418 = !DILocation(line: 48, column: 5, scope: !1316, inlinedAt: !1317)
!1419 = !DILocation(line: 49, column: 21, scope: !1316, inlinedAt: !1317)
!1420 = !DILocation(line: 49, column: 30, scope: !1316, inlinedAt: !1317)
!1421 = !DILocation(line: 49, column: 40, scope: !1316, inlinedAt: !1317)
!1422 = !DILocation(line: 49, column: 18, scope: !1316, inlinedAt: !1317)
!1423 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1422)
!1424 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1422)
!1425 = !DILocation(line: 49, column: 5, scope: !1316, inlinedAt: !1317)
!1426 = !DILocation(line: 50, column: 34, scope: !1316, inlinedAt: !1317)
!1427 = !DILocation(line: 50, column: 28, scope: !1316, inlinedAt: !1317)
!1428 = !DILocation(line: 50, column: 18, scope: !1316, inlinedAt: !1317)
!1429 = !DILocation(line: 10, column: 6, scope: !1376, inlinedAt: !1428)
!1430 = !DILocation(line: 14, column: 2, scope: !1376, inlinedAt: !1428)
!1431 = !DILocation(line: 50, column: 5, scope: !1316, inlinedAt: !1317)
!1432 = !DILocation(line: 51, column: 17, scope: !1316, inlinedAt: !1317)
!1433 = !DILocation(line: 51, column: 13, scope: !1316, inlinedAt: !1317)
!1434 = !DILocation(line: 51, column: 21, scope: !1316, inlinedAt: !1317)
!1435 = !DILocation(line: 51, column: 5, scope: !1316, inlinedAt: !1317)
!1436 = !DILocation(line: 53, column: 5, scope: !1316, inlinedAt: !1317)
!1437 = distinct !DISubprogram(name: "ConvertInt32", scope: !899, file: !899, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1438 = !DILocation(line: 57, column: 6, scope: !1437)
!1439 = !DILocation(line: 58, column: 32, scope: !1437)
!1440 = !DILocation(line: 59, column: 20, scope: !1437)
!1441 = !DILocation(line: 59, column: 41, scope: !1437)
!1442 = !DILocation(line: 59, column: 44, scope: !1437)
!1443 = !DILocation(line: 59, column: 18, scope: !1437)
!1444 = !DILocation(line: 59, column: 66, scope: !1437)
!1445 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1446 = !DILocation(line: 59, column: 14, scope: !1437)
!1447 = !DILocation(line: 62, column: 53, scope: !1445, inlinedAt: !1446)
!1448 = !DILocation(line: 62, column: 48, scope: !1445, inlinedAt: !1446)
!1449 = !DILocation(line: 62, column: 70, scope: !1445, inlinedAt: !1446)
!1450 = !DILocation(line: 62, column: 64, scope: !1445, inlinedAt: !1446)
!1451 = !DILocation(line: 62, column: 81, scope: !1445, inlinedAt: !1446)
!1452 = !DILocation(line: 62, column: 5, scope: !1445, inlinedAt: !1446)
!1453 = !DILocation(line: 62, column: 13, scope: !1445, inlinedAt: !1446)
!1454 = !DILocation(line: 62, column: 21, scope: !1445, inlinedAt: !1446)
!1455 = !DILocation(line: 62, column: 29, scope: !1445, inlinedAt: !1446)
!1456 = !DILocation(line: 62, column: 37, scope: !1445, inlinedAt: !1446)
!1457 = !DILocation(line: 63, column: 54, scope: !1445, inlinedAt: !1446)
!1458 = !DILocation(line: 63, column: 48, scope: !1445, inlinedAt: !1446)
!1459 = !DILocation(line: 63, column: 72, scope: !1445, inlinedAt: !1446)
!1460 = !DILocation(line: 63, column: 65, scope: !1445, inlinedAt: !1446)
!1461 = !DILocation(line: 63, column: 90, scope: !1445, inlinedAt: !1446)
!1462 = !DILocation(line: 63, column: 83, scope: !1445, inlinedAt: !1446)
!1463 = !DILocation(line: 63, column: 108, scope: !1445, inlinedAt: !1446)
!1464 = !DILocation(line: 63, column: 101, scope: !1445, inlinedAt: !1446)
!1465 = !DILocation(line: 63, column: 5, scope: !1445, inlinedAt: !1446)
!1466 = !DILocation(line: 63, column: 13, scope: !1445, inlinedAt: !1446)
!1467 = !DILocation(line: 63, column: 21, scope: !1445, inlinedAt: !1446)
!1468 = !DILocation(line: 63, column: 29, scope: !1445, inlinedAt: !1446)
!1469 = !DILocation(line: 63, column: 37, scope: !1445, inlinedAt: !1446)
!1470 = !DILocation(line: 64, column: 37, scope: !1445, inlinedAt: !1446)
!1471 = !DILocation(line: 64, column: 35, scope: !1445, inlinedAt: !1446)
!1472 = !DILocation(line: 64, column: 56, scope: !1445, inlinedAt: !1446)
!1473 = !DILocation(line: 64, column: 54, scope: !1445, inlinedAt: !1446)
!1474 = !DILocation(line: 64, column: 76, scope: !1445, inlinedAt: !1446)
!1475 = !DILocation(line: 64, column: 74, scope: !1445, inlinedAt: !1446)
!1476 = !DILocation(line: 64, column: 5, scope: !1445, inlinedAt: !1446)
!1477 = !DILocation(line: 64, column: 14, scope: !1445, inlinedAt: !1446)
!1478 = !DILocation(line: 64, column: 23, scope: !1445, inlinedAt: !1446)
!1479 = !DILocation(line: 65, column: 5, scope: !1445, inlinedAt: !1446)
!1480 = !DILocation(line: 65, column: 14, scope: !1445, inlinedAt: !1446)
!1481 = !DILocation(line: 66, column: 22, scope: !1445, inlinedAt: !1446)
!1482 = !DILocation(line: 66, column: 12, scope: !1445, inlinedAt: !1446)
!1483 = !DILocation(line: 67, column: 34, scope: !1445, inlinedAt: !1446)
!1484 = !DILocation(line: 67, column: 26, scope: !1445, inlinedAt: !1446)
!1485 = !DILocation(line: 67, column: 57, scope: !1445, inlinedAt: !1446)
!1486 = !DILocation(line: 67, column: 49, scope: !1445, inlinedAt: !1446)
!1487 = !DILocation(line: 67, column: 5, scope: !1445, inlinedAt: !1446)
!1488 = !DILocation(line: 67, column: 14, scope: !1445, inlinedAt: !1446)
!1489 = !DILocation(line: 68, column: 28, scope: !1445, inlinedAt: !1446)
!1490 = !DILocation(line: 68, column: 26, scope: !1445, inlinedAt: !1446)
!1491 = !DILocation(line: 68, column: 69, scope: !1445, inlinedAt: !1446)
!1492 = !DILocation(line: 68, column: 54, scope: !1445, inlinedAt: !1446)
!1493 = !DILocation(line: 68, column: 52, scope: !1445, inlinedAt: !1446)
!1494 = !DILocation(line: 68, column: 5, scope: !1445, inlinedAt: !1446)
!1495 = !DILocation(line: 68, column: 14, scope: !1445, inlinedAt: !1446)
!1496 = !DILocation(line: 69, column: 40, scope: !1445, inlinedAt: !1446)
!1497 = !DILocation(line: 69, column: 24, scope: !1445, inlinedAt: !1446)
!1498 = !DILocation(line: 69, column: 17, scope: !1445, inlinedAt: !1446)
!1499 = !DILocation(line: 69, column: 5, scope: !1445, inlinedAt: !1446)
!1500 = !DILocation(line: 60, column: 21, scope: !1437)
!1501 = !DILocation(line: 60, column: 27, scope: !1437)
!1502 = !DILocation(line: 60, column: 19, scope: !1437)
!1503 = !DILocation(line: 60, column: 33, scope: !1437)
!1504 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1505 = !DILocation(line: 60, column: 11, scope: !1437)
!1506 = !DILocation(line: 74, column: 34, scope: !1504, inlinedAt: !1505)
!1507 = !DILocation(line: 74, column: 26, scope: !1504, inlinedAt: !1505)
!1508 = !DILocation(line: 74, column: 47, scope: !1504, inlinedAt: !1505)
!1509 = !DILocation(line: 74, column: 5, scope: !1504, inlinedAt: !1505)
!1510 = !DILocation(line: 74, column: 13, scope: !1504, inlinedAt: !1505)
!1511 = distinct !DISubprogram(name: "AtomicsInt32", scope: !899, file: !899, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1512 = !DILocation(line: 67, column: 6, scope: !1511)
!1513 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1514 = !DILocation(line: 68, column: 9, scope: !1511)
!1515 = !DILocation(line: 15, column: 23, scope: !1513, inlinedAt: !1514)
!1516 = !DILocation(line: 16, column: 14, scope: !1513, inlinedAt: !1514)
!1517 = !DILocation(line: 16, column: 8, scope: !1513, inlinedAt: !1514)
!1518 = !DILocation(line: 17, column: 25, scope: !1513, inlinedAt: !1514)
!1519 = !DILocation(line: 17, column: 15, scope: !1513, inlinedAt: !1514)
!1520 = !DILocation(line: 18, column: 25, scope: !1513, inlinedAt: !1514)
!1521 = !DILocation(line: 18, column: 15, scope: !1513, inlinedAt: !1514)
!1522 = !DILocation(line: 19, column: 25, scope: !1513, inlinedAt: !1514)
!1523 = !DILocation(line: 19, column: 15, scope: !1513, inlinedAt: !1514)
!1524 = !DILocation(line: 20, column: 25, scope: !1513, inlinedAt: !1514)
!1525 = !DILocation(line: 20, column: 15, scope: !1513, inlinedAt: !1514)
!1526 = !DILocation(line: 21, column: 42, scope: !1513, inlinedAt: !1514)
!1527 = !DILocation(line: 21, column: 32, scope: !1513, inlinedAt: !1514)
!1528 = !DILocation(line: 21, column: 5, scope: !1513, inlinedAt: !1514)
!1529 = !DILocation(line: 22, column: 29, scope: !1513, inlinedAt: !1514)
!1530 = !DILocation(line: 22, column: 19, scope: !1513, inlinedAt: !1514)
!1531 = !DILocation(line: 22, column: 34, scope: !1513, inlinedAt: !1514)
!1532 = !DILocation(line: 23, column: 26, scope: !1513, inlinedAt: !1514)
!1533 = !DILocation(line: 23, column: 18, scope: !1513, inlinedAt: !1514)
!1534 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !899, file: !899, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1535 = !DILocation(line: 74, column: 6, scope: !1534)
!1536 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1537 = !DILocation(line: 74, column: 69, scope: !1534)
!1538 = !DILocation(line: 30, column: 23, scope: !1536, inlinedAt: !1537)
!1539 = !DILocation(line: 31, column: 25, scope: !1536, inlinedAt: !1537)
!1540 = !DILocation(line: 31, column: 46, scope: !1536, inlinedAt: !1537)
!1541 = !DILocation(line: 31, column: 37, scope: !1536, inlinedAt: !1537)
!1542 = !DILocation(line: 31, column: 30, scope: !1536, inlinedAt: !1537)
!1543 = !DILocation(line: 31, column: 15, scope: !1536, inlinedAt: !1537)
!1544 = !DILocation(line: 32, column: 24, scope: !1536, inlinedAt: !1537)
!1545 = !DILocation(line: 32, column: 14, scope: !1536, inlinedAt: !1537)
!1546 = !DILocation(line: 33, column: 25, scope: !1536, inlinedAt: !1537)
!1547 = !DILocation(line: 33, column: 31, scope: !1536, inlinedAt: !1537)
!1548 = !DILocation(line: 33, column: 15, scope: !1536, inlinedAt: !1537)
!1549 = !DILocation(line: 35, column: 35, scope: !1536, inlinedAt: !1537)
!1550 = !DILocation(line: 35, column: 25, scope: !1536, inlinedAt: !1537)
!1551 = !DILocation(line: 36, column: 55, scope: !1536, inlinedAt: !1537)
!1552 = !DILocation(line: 36, column: 30, scope: !1536, inlinedAt: !1537)
!1553 = !DILocation(line: 36, column: 59, scope: !1536, inlinedAt: !1537)
!1554 = !DILocation(line: 37, column: 7, scope: !1536, inlinedAt: !1537)
!1555 = !DILocation(line: 41, column: 39, scope: !1536, inlinedAt: !1537)
!1556 = !DILocation(line: 41, column: 29, scope: !1536, inlinedAt: !1537)
!1557 = !DILocation(line: 41, column: 50, scope: !1536, inlinedAt: !1537)
!1558 = !DILocation(line: 42, column: 26, scope: !1536, inlinedAt: !1537)
!1559 = !DILocation(line: 42, column: 16, scope: !1536, inlinedAt: !1537)
!1560 = distinct !DISubprogram(name: "IntegersInt64", scope: !899, file: !899, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1561 = !DILocation(line: 79, column: 6, scope: !1560)
!1562 = !DILocation(line: 80, column: 32, scope: !1560)
!1563 = !DILocation(line: 81, column: 17, scope: !1560)
!1564 = !DILocation(line: 81, column: 35, scope: !1560)
!1565 = !DILocation(line: 81, column: 38, scope: !1560)
!1566 = !DILocation(line: 81, column: 15, scope: !1560)
!1567 = !DILocation(line: 81, column: 57, scope: !1560)
!1568 = !DILocation(line: 81, column: 63, scope: !1560)
!1569 = !DILocation(line: 81, column: 74, scope: !1560)
!1570 = !DILocation(line: 81, column: 72, scope: !1560)
!1571 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1572 = !DILocation(line: 81, column: 11, scope: !1560)
!1573 = !DILocation(line: 14, column: 28, scope: !1571, inlinedAt: !1572)
!1574 = !DILocation(line: 14, column: 33, scope: !1571, inlinedAt: !1572)
!1575 = !DILocation(line: 14, column: 38, scope: !1571, inlinedAt: !1572)
!1576 = !DILocation(line: 14, column: 5, scope: !1571, inlinedAt: !1572)
!1577 = !DILocation(line: 14, column: 13, scope: !1571, inlinedAt: !1572)
!1578 = !DILocation(line: 14, column: 21, scope: !1571, inlinedAt: !1572)
!1579 = !DILocation(line: 15, column: 36, scope: !1571, inlinedAt: !1572)
!1580 = !DILocation(line: 15, column: 41, scope: !1571, inlinedAt: !1572)
!1581 = !DILocation(line: 15, column: 46, scope: !1571, inlinedAt: !1572)
!1582 = !DILocation(line: 15, column: 51, scope: !1571, inlinedAt: !1572)
!1583 = !DILocation(line: 15, column: 5, scope: !1571, inlinedAt: !1572)
!1584 = !DILocation(line: 15, column: 13, scope: !1571, inlinedAt: !1572)
!1585 = !DILocation(line: 15, column: 21, scope: !1571, inlinedAt: !1572)
!1586 = !DILocation(line: 15, column: 29, scope: !1571, inlinedAt: !1572)
!1587 = !DILocation(line: 16, column: 27, scope: !1571, inlinedAt: !1572)
!1588 = !DILocation(line: 16, column: 31, scope: !1571, inlinedAt: !1572)
!1589 = !DILocation(line: 16, column: 5, scope: !1571, inlinedAt: !1572)
!1590 = !DILocation(line: 16, column: 13, scope: !1571, inlinedAt: !1572)
!1591 = !DILocation(line: 16, column: 21, scope: !1571, inlinedAt: !1572)
!1592 = !DILocation(line: 17, column: 22, scope: !1571, inlinedAt: !1572)
!1593 = !DILocation(line: 17, column: 28, scope: !1571, inlinedAt: !1572)
!1594 = !DILocation(line: 17, column: 5, scope: !1571, inlinedAt: !1572)
!1595 = !DILocation(line: 17, column: 14, scope: !1571, inlinedAt: !1572)
!1596 = !DILocation(line: 18, column: 27, scope: !1571, inlinedAt: !1572)
!1597 = !DILocation(line: 18, column: 22, scope: !1571, inlinedAt: !1572)
!1598 = !DILocation(line: 18, column: 40, scope: !1571, inlinedAt: !1572)
!1599 = !DILocation(line: 18, column: 33, scope: !1571, inlinedAt: !1572)
!1600 = !DILocation(line: 18, column: 5, scope: !1571, inlinedAt: !1572)
!1601 = !DILocation(line: 18, column: 14, scope: !1571, inlinedAt: !1572)
!1602 = !DILocation(line: 19, column: 22, scope: !1571, inlinedAt: !1572)
!1603 = !DILocation(line: 19, column: 28, scope: !1571, inlinedAt: !1572)
!1604 = !DILocation(line: 19, column: 5, scope: !1571, inlinedAt: !1572)
!1605 = !DILocation(line: 19, column: 14, scope: !1571, inlinedAt: !1572)
!1606 = !DILocation(line: 20, column: 25, scope: !1571, inlinedAt: !1572)
!1607 = !DILocation(line: 20, column: 35, scope: !1571, inlinedAt: !1572)
!1608 = !DILocation(line: 20, column: 31, scope: !1571, inlinedAt: !1572)
!1609 = !DILocation(line: 20, column: 5, scope: !1571, inlinedAt: !1572)
!1610 = !DILocation(line: 20, column: 14, scope: !1571, inlinedAt: !1572)
!1611 = !DILocation(line: 21, column: 7, scope: !1571, inlinedAt: !1572)
!1612 = !DILocation(line: 22, column: 23, scope: !1571, inlinedAt: !1572)
!1613 = !DILocation(line: 22, column: 28, scope: !1571, inlinedAt: !1572)
!1614 = !DILocation(line: 22, column: 6, scope: !1571, inlinedAt: !1572)
!1615 = !DILocation(line: 22, column: 15, scope: !1571, inlinedAt: !1572)
!1616 = !DILocation(line: 24, column: 6, scope: !1571, inlinedAt: !1572)
!1617 = !DILocation(line: 24, column: 15, scope: !1571, inlinedAt: !1572)
!1618 = !DILocation(line: 26, column: 22, scope: !1571, inlinedAt: !1572)
!1619 = !DILocation(line: 26, column: 27, scope: !1571, inlinedAt: !1572)
!1620 = !DILocation(line: 26, column: 5, scope: !1571, inlinedAt: !1572)
!1621 = !DILocation(line: 26, column: 14, scope: !1571, inlinedAt: !1572)
!1622 = !DILocation(line: 27, column: 22, scope: !1571, inlinedAt: !1572)
!1623 = !DILocation(line: 27, column: 27, scope: !1571, inlinedAt: !1572)
!1624 = !DILocation(line: 27, column: 5, scope: !1571, inlinedAt: !1572)
!1625 = !DILocation(line: 27, column: 14, scope: !1571, inlinedAt: !1572)
!1626 = !DILocation(line: 28, column: 24, scope: !1571, inlinedAt: !1572)
!1627 = !DILocation(line: 28, column: 35, scope: !1571, inlinedAt: !1572)
!1628 = !DILocation(line: 28, column: 5, scope: !1571, inlinedAt: !1572)
!1629 = !DILocation(line: 28, column: 14, scope: !1571, inlinedAt: !1572)
!1630 = !DILocation(line: 29, column: 39, scope: !1571, inlinedAt: !1572)
!1631 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1632 = !DILocation(line: 29, column: 36, scope: !1571, inlinedAt: !1572)
!1633 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1632)
!1634 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1632)
!1635 = !DILocation(line: 29, column: 55, scope: !1571, inlinedAt: !1572)
!1636 = !DILocation(line: 29, column: 52, scope: !1571, inlinedAt: !1572)
!1637 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1636)
!1638 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1636)
!1639 = !DILocation(line: 29, column: 71, scope: !1571, inlinedAt: !1572)
!1640 = !DILocation(line: 29, column: 68, scope: !1571, inlinedAt: !1572)
!1641 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1640)
!1642 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1640)
!1643 = !DILocation(line: 29, column: 5, scope: !1571, inlinedAt: !1572)
!1644 = !DILocation(line: 29, column: 14, scope: !1571, inlinedAt: !1572)
!1645 = !DILocation(line: 29, column: 23, scope: !1571, inlinedAt: !1572)
!1646 = !DILocation(line: 30, column: 39, scope: !1571, inlinedAt: !1572)
!1647 = !DILocation(line: 30, column: 36, scope: !1571, inlinedAt: !1572)
!1648 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1647)
!1649 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1647)
!1650 = !DILocation(line: 30, column: 55, scope: !1571, inlinedAt: !1572)
!1651 = !DILocation(line: 30, column: 52, scope: !1571, inlinedAt: !1572)
!1652 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1651)
!1653 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1651)
!1654 = !DILocation(line: 30, column: 70, scope: !1571, inlinedAt: !1572)
!1655 = !DILocation(line: 30, column: 67, scope: !1571, inlinedAt: !1572)
!1656 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1655)
!1657 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1655)
!1658 = !DILocation(line: 30, column: 5, scope: !1571, inlinedAt: !1572)
!1659 = !DILocation(line: 30, column: 14, scope: !1571, inlinedAt: !1572)
!1660 = !DILocation(line: 30, column: 23, scope: !1571, inlinedAt: !1572)
!1661 = !DILocation(line: 33, column: 2, scope: !1571, inlinedAt: !1572)
!1662 = !DILocation(line: 34, column: 2, scope: !1571, inlinedAt: !1572)
!1663 = !DILocation(line: 35, column: 2, scope: !1571, inlinedAt: !1572)
!1664 = !DILocation(line: 36, column: 5, scope: !1571, inlinedAt: !1572)
!1665 = !DILocation(line: 37, column: 2, scope: !1571, inlinedAt: !1572)
!1666 = !DILocation(line: 38, column: 2, scope: !1571, inlinedAt: !1572)
!1667 = !DILocation(line: 39, column: 2, scope: !1571, inlinedAt: !1572)
!1668 = !DILocation(line: 40, column: 2, scope: !1571, inlinedAt: !1572)
!1669 = !DILocation(line: 41, column: 5, scope: !1571, inlinedAt: !1572)
!1670 = !DILocation(line: 44, column: 2, scope: !1571, inlinedAt: !1572)
!1671 = !DILocation(line: 45, column: 5, scope: !1571, inlinedAt: !1572)
!1672 = !DILocation(line: 48, column: 14, scope: !1571, inlinedAt: !1572)
!1673 = !DILocation(line: 48, column: 5, scope: !1571, inlinedAt: !1572)
!1674 = !DILocation(line: 49, column: 21, scope: !1571, inlinedAt: !1572)
!1675 = !DILocation(line: 49, column: 30, scope: !1571, inlinedAt: !1572)
!1676 = !DILocation(line: 49, column: 40, scope: !1571, inlinedAt: !1572)
!1677 = !DILocation(line: 49, column: 18, scope: !1571, inlinedAt: !1572)
!1678 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1677)
!1679 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1677)
!1680 = !DILocation(line: 49, column: 5, scope: !1571, inlinedAt: !1572)
!1681 = !DILocation(line: 50, column: 34, scope: !1571, inlinedAt: !1572)
!1682 = !DILocation(line: 50, column: 28, scope: !1571, inlinedAt: !1572)
!1683 = !DILocation(line: 50, column: 18, scope: !1571, inlinedAt: !1572)
!1684 = !DILocation(line: 10, column: 6, scope: !1631, inlinedAt: !1683)
!1685 = !DILocation(line: 14, column: 2, scope: !1631, inlinedAt: !1683)
!1686 = !DILocation(line: 50, column: 5, scope: !1571, inlinedAt: !1572)
!1687 = !DILocation(line: 51, column: 17, scope: !1571, inlinedAt: !1572)
!1688 = !DILocation(line: 51, column: 13, scope: !1571, inlinedAt: !1572)
!1689 = !DILocation(line: 51, column: 21, scope: !1571, inlinedAt: !1572)
!1690 = !DILocation(line: 51, column: 5, scope: !1571, inlinedAt: !1572)
!1691 = !DILocation(line: 53, column: 5, scope: !1571, inlinedAt: !1572)
!1692 = distinct !DISubprogram(name: "ConvertInt64", scope: !899, file: !899, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1693 = !DILocation(line: 88, column: 6, scope: !1692)
!1694 = !DILocation(line: 89, column: 32, scope: !1692)
!1695 = !DILocation(line: 90, column: 20, scope: !1692)
!1696 = !DILocation(line: 90, column: 41, scope: !1692)
!1697 = !DILocation(line: 90, column: 44, scope: !1692)
!1698 = !DILocation(line: 90, column: 18, scope: !1692)
!1699 = !DILocation(line: 90, column: 66, scope: !1692)
!1700 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1701 = !DILocation(line: 90, column: 14, scope: !1692)
!1702 = !DILocation(line: 62, column: 53, scope: !1700, inlinedAt: !1701)
!1703 = !DILocation(line: 62, column: 48, scope: !1700, inlinedAt: !1701)
!1704 = !DILocation(line: 62, column: 70, scope: !1700, inlinedAt: !1701)
!1705 = !DILocation(line: 62, column: 64, scope: !1700, inlinedAt: !1701)
!1706 = !DILocation(line: 62, column: 87, scope: !1700, inlinedAt: !1701)
!1707 = !DILocation(line: 62, column: 81, scope: !1700, inlinedAt: !1701)
!1708 = !DILocation(line: 62, column: 5, scope: !1700, inlinedAt: !1701)
!1709 = !DILocation(line: 62, column: 13, scope: !1700, inlinedAt: !1701)
!1710 = !DILocation(line: 62, column: 21, scope: !1700, inlinedAt: !1701)
!1711 = !DILocation(line: 62, column: 29, scope: !1700, inlinedAt: !1701)
!1712 = !DILocation(line: 62, column: 37, scope: !1700, inlinedAt: !1701)
!1713 = !DILocation(line: 63, column: 54, scope: !1700, inlinedAt: !1701)
!1714 = !DILocation(line: 63, column: 48, scope: !1700, inlinedAt: !1701)
!1715 = !DILocation(line: 63, column: 72, scope: !1700, inlinedAt: !1701)
!1716 = !DILocation(line: 63, column: 65, scope: !1700, inlinedAt: !1701)
!1717 = !DILocation(line: 63, column: 90, scope: !1700, inlinedAt: !1701)
!1718 = !DILocation(line: 63, column: 83, scope: !1700, inlinedAt: !1701)
!1719 = !DILocation(line: 63, column: 5, scope: !1700, inlinedAt: !1701)
!1720 = !DILocation(line: 63, column: 13, scope: !1700, inlinedAt: !1701)
!1721 = !DILocation(line: 63, column: 21, scope: !1700, inlinedAt: !1701)
!1722 = !DILocation(line: 63, column: 29, scope: !1700, inlinedAt: !1701)
!1723 = !DILocation(line: 63, column: 37, scope: !1700, inlinedAt: !1701)
!1724 = !DILocation(line: 64, column: 5, scope: !1700, inlinedAt: !1701)
!1725 = !DILocation(line: 64, column: 14, scope: !1700, inlinedAt: !1701)
!1726 = !DILocation(line: 64, column: 23, scope: !1700, inlinedAt: !1701)
!1727 = !DILocation(line: 65, column: 5, scope: !1700, inlinedAt: !1701)
!1728 = !DILocation(line: 65, column: 14, scope: !1700, inlinedAt: !1701)
!1729 = !DILocation(line: 66, column: 22, scope: !1700, inlinedAt: !1701)
!1730 = !DILocation(line: 66, column: 12, scope: !1700, inlinedAt: !1701)
!1731 = !DILocation(line: 67, column: 34, scope: !1700, inlinedAt: !1701)
!1732 = !DILocation(line: 67, column: 26, scope: !1700, inlinedAt: !1701)
!1733 = !DILocation(line: 67, column: 57, scope: !1700, inlinedAt: !1701)
!1734 = !DILocation(line: 67, column: 49, scope: !1700, inlinedAt: !1701)
!1735 = !DILocation(line: 67, column: 5, scope: !1700, inlinedAt: !1701)
!1736 = !DILocation(line: 67, column: 14, scope: !1700, inlinedAt: !1701)
!1737 = !DILocation(line: 68, column: 69, scope: !1700, inlinedAt: !1701)
!1738 = !DILocation(line: 68, column: 54, scope: !1700, inlinedAt: !1701)
!1739 = !DILocation(line: 68, column: 5, scope: !1700, inlinedAt: !1701)
!1740 = !DILocation(line: 68, column: 14, scope: !1700, inlinedAt: !1701)
!1741 = !DILocation(line: 69, column: 40, scope: !1700, inlinedAt: !1701)
!1742 = !DILocation(line: 69, column: 24, scope: !1700, inlinedAt: !1701)
!1743 = !DILocation(line: 69, column: 17, scope: !1700, inlinedAt: !1701)
!1744 = !DILocation(line: 69, column: 5, scope: !1700, inlinedAt: !1701)
!1745 = !DILocation(line: 91, column: 21, scope: !1692)
!1746 = !DILocation(line: 91, column: 27, scope: !1692)
!1747 = !DILocation(line: 91, column: 19, scope: !1692)
!1748 = !DILocation(line: 91, column: 33, scope: !1692)
!1749 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1750 = !DILocation(line: 91, column: 11, scope: !1692)
!1751 = !DILocation(line: 74, column: 34, scope: !1749, inlinedAt: !1750)
!1752 = !DILocation(line: 74, column: 26, scope: !1749, inlinedAt: !1750)
!1753 = !DILocation(line: 74, column: 47, scope: !1749, inlinedAt: !1750)
!1754 = !DILocation(line: 74, column: 5, scope: !1749, inlinedAt: !1750)
!1755 = !DILocation(line: 74, column: 13, scope: !1749, inlinedAt: !1750)
!1756 = distinct !DISubprogram(name: "AtomicsInt64", scope: !899, file: !899, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1757 = !DILocation(line: 98, column: 6, scope: !1756)
!1758 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1759 = !DILocation(line: 99, column: 9, scope: !1756)
!1760 = !DILocation(line: 15, column: 23, scope: !1758, inlinedAt: !1759)
!1761 = !DILocation(line: 16, column: 14, scope: !1758, inlinedAt: !1759)
!1762 = !DILocation(line: 17, column: 25, scope: !1758, inlinedAt: !1759)
!1763 = !DILocation(line: 17, column: 15, scope: !1758, inlinedAt: !1759)
!1764 = !DILocation(line: 18, column: 25, scope: !1758, inlinedAt: !1759)
!1765 = !DILocation(line: 18, column: 15, scope: !1758, inlinedAt: !1759)
!1766 = !DILocation(line: 19, column: 25, scope: !1758, inlinedAt: !1759)
!1767 = !DILocation(line: 19, column: 15, scope: !1758, inlinedAt: !1759)
!1768 = !DILocation(line: 20, column: 25, scope: !1758, inlinedAt: !1759)
!1769 = !DILocation(line: 20, column: 15, scope: !1758, inlinedAt: !1759)
!1770 = !DILocation(line: 21, column: 42, scope: !1758, inlinedAt: !1759)
!1771 = !DILocation(line: 21, column: 32, scope: !1758, inlinedAt: !1759)
!1772 = !DILocation(line: 21, column: 5, scope: !1758, inlinedAt: !1759)
!1773 = !DILocation(line: 22, column: 29, scope: !1758, inlinedAt: !1759)
!1774 = !DILocation(line: 22, column: 19, scope: !1758, inlinedAt: !1759)
!1775 = !DILocation(line: 22, column: 34, scope: !1758, inlinedAt: !1759)
!1776 = !DILocation(line: 23, column: 26, scope: !1758, inlinedAt: !1759)
!1777 = !DILocation(line: 23, column: 18, scope: !1758, inlinedAt: !1759)
!1778 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !899, file: !899, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1779 = !DILocation(line: 105, column: 6, scope: !1778)
!1780 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1781 = !DILocation(line: 105, column: 69, scope: !1778)
!1782 = !DILocation(line: 30, column: 23, scope: !1780, inlinedAt: !1781)
!1783 = !DILocation(line: 31, column: 25, scope: !1780, inlinedAt: !1781)
!1784 = !DILocation(line: 31, column: 46, scope: !1780, inlinedAt: !1781)
!1785 = !DILocation(line: 31, column: 37, scope: !1780, inlinedAt: !1781)
!1786 = !DILocation(line: 31, column: 30, scope: !1780, inlinedAt: !1781)
!1787 = !DILocation(line: 31, column: 15, scope: !1780, inlinedAt: !1781)
!1788 = !DILocation(line: 32, column: 24, scope: !1780, inlinedAt: !1781)
!1789 = !DILocation(line: 32, column: 14, scope: !1780, inlinedAt: !1781)
!1790 = !DILocation(line: 33, column: 25, scope: !1780, inlinedAt: !1781)
!1791 = !DILocation(line: 33, column: 15, scope: !1780, inlinedAt: !1781)
!1792 = !DILocation(line: 35, column: 35, scope: !1780, inlinedAt: !1781)
!1793 = !DILocation(line: 35, column: 25, scope: !1780, inlinedAt: !1781)
!1794 = !DILocation(line: 36, column: 55, scope: !1780, inlinedAt: !1781)
!1795 = !DILocation(line: 36, column: 30, scope: !1780, inlinedAt: !1781)
!1796 = !DILocation(line: 36, column: 59, scope: !1780, inlinedAt: !1781)
!1797 = !DILocation(line: 37, column: 7, scope: !1780, inlinedAt: !1781)
!1798 = !DILocation(line: 41, column: 39, scope: !1780, inlinedAt: !1781)
!1799 = !DILocation(line: 41, column: 29, scope: !1780, inlinedAt: !1781)
!1800 = !DILocation(line: 41, column: 50, scope: !1780, inlinedAt: !1781)
!1801 = !DILocation(line: 42, column: 26, scope: !1780, inlinedAt: !1781)
!1802 = !DILocation(line: 42, column: 16, scope: !1780, inlinedAt: !1781)
!1803 = distinct !DISubprogram(name: "IntegersInt", scope: !899, file: !899, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1804 = !DILocation(line: 110, column: 6, scope: !1803)
!1805 = !DILocation(line: 111, column: 32, scope: !1803)
!1806 = !DILocation(line: 112, column: 17, scope: !1803)
!1807 = !DILocation(line: 112, column: 35, scope: !1803)
!1808 = !DILocation(line: 112, column: 38, scope: !1803)
!1809 = !DILocation(line: 112, column: 15, scope: !1803)
!1810 = !DILocation(line: 112, column: 57, scope: !1803)
!1811 = !DILocation(line: 112, column: 63, scope: !1803)
!1812 = !DILocation(line: 112, column: 74, scope: !1803)
!1813 = !DILocation(line: 112, column: 72, scope: !1803)
!1814 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1815 = !DILocation(line: 112, column: 11, scope: !1803)
!1816 = !DILocation(line: 14, column: 28, scope: !1814, inlinedAt: !1815)
!1817 = !DILocation(line: 14, column: 33, scope: !1814, inlinedAt: !1815)
!1818 = !DILocation(line: 14, column: 38, scope: !1814, inlinedAt: !1815)
!1819 = !DILocation(line: 14, column: 5, scope: !1814, inlinedAt: !1815)
!1820 = !DILocation(line: 14, column: 13, scope: !1814, inlinedAt: !1815)
!1821 = !DILocation(line: 14, column: 21, scope: !1814, inlinedAt: !1815)
!1822 = !DILocation(line: 15, column: 36, scope: !1814, inlinedAt: !1815)
!1823 = !DILocation(line: 15, column: 41, scope: !1814, inlinedAt: !1815)
!1824 = !DILocation(line: 15, column: 46, scope: !1814, inlinedAt: !1815)
!1825 = !DILocation(line: 15, column: 51, scope: !1814, inlinedAt: !1815)
!1826 = !DILocation(line: 15, column: 5, scope: !1814, inlinedAt: !1815)
!1827 = !DILocation(line: 15, column: 13, scope: !1814, inlinedAt: !1815)
!1828 = !DILocation(line: 15, column: 21, scope: !1814, inlinedAt: !1815)
!1829 = !DILocation(line: 15, column: 29, scope: !1814, inlinedAt: !1815)
!1830 = !DILocation(line: 16, column: 27, scope: !1814, inlinedAt: !1815)
!1831 = !DILocation(line: 16, column: 31, scope: !1814, inlinedAt: !1815)
!1832 = !DILocation(line: 16, column: 5, scope: !1814, inlinedAt: !1815)
!1833 = !DILocation(line: 16, column: 13, scope: !1814, inlinedAt: !1815)
!1834 = !DILocation(line: 16, column: 21, scope: !1814, inlinedAt: !1815)
!1835 = !DILocation(line: 17, column: 22, scope: !1814, inlinedAt: !1815)
!1836 = !DILocation(line: 17, column: 28, scope: !1814, inlinedAt: !1815)
!1837 = !DILocation(line: 17, column: 5, scope: !1814, inlinedAt: !1815)
!1838 = !DILocation(line: 17, column: 14, scope: !1814, inlinedAt: !1815)
!1839 = !DILocation(line: 18, column: 27, scope: !1814, inlinedAt: !1815)
!1840 = !DILocation(line: 18, column: 22, scope: !1814, inlinedAt: !1815)
!1841 = !DILocation(line: 18, column: 40, scope: !1814, inlinedAt: !1815)
!1842 = !DILocation(line: 18, column: 33, scope: !1814, inlinedAt: !1815)
!1843 = !DILocation(line: 18, column: 5, scope: !1814, inlinedAt: !1815)
!1844 = !DILocation(line: 18, column: 14, scope: !1814, inlinedAt: !1815)
!1845 = !DILocation(line: 19, column: 22, scope: !1814, inlinedAt: !1815)
!1846 = !DILocation(line: 19, column: 28, scope: !1814, inlinedAt: !1815)
!1847 = !DILocation(line: 19, column: 5, scope: !1814, inlinedAt: !1815)
!1848 = !DILocation(line: 19, column: 14, scope: !1814, inlinedAt: !1815)
!1849 = !DILocation(line: 20, column: 25, scope: !1814, inlinedAt: !1815)
!1850 = !DILocation(line: 20, column: 35, scope: !1814, inlinedAt: !1815)
!1851 = !DILocation(line: 20, column: 31, scope: !1814, inlinedAt: !1815)
!1852 = !DILocation(line: 20, column: 5, scope: !1814, inlinedAt: !1815)
!1853 = !DILocation(line: 20, column: 14, scope: !1814, inlinedAt: !1815)
!1854 = !DILocation(line: 21, column: 7, scope: !1814, inlinedAt: !1815)
!1855 = !DILocation(line: 22, column: 23, scope: !1814, inlinedAt: !1815)
!1856 = !DILocation(line: 22, column: 28, scope: !1814, inlinedAt: !1815)
!1857 = !DILocation(line: 22, column: 6, scope: !1814, inlinedAt: !1815)
!1858 = !DILocation(line: 22, column: 15, scope: !1814, inlinedAt: !1815)
!1859 = !DILocation(line: 24, column: 6, scope: !1814, inlinedAt: !1815)
!1860 = !DILocation(line: 24, column: 15, scope: !1814, inlinedAt: !1815)
!1861 = !DILocation(line: 26, column: 22, scope: !1814, inlinedAt: !1815)
!1862 = !DILocation(line: 26, column: 27, scope: !1814, inlinedAt: !1815)
!1863 = !DILocation(line: 26, column: 5, scope: !1814, inlinedAt: !1815)
!1864 = !DILocation(line: 26, column: 14, scope: !1814, inlinedAt: !1815)
!1865 = !DILocation(line: 27, column: 22, scope: !1814, inlinedAt: !1815)
!1866 = !DILocation(line: 27, column: 27, scope: !1814, inlinedAt: !1815)
!1867 = !DILocation(line: 27, column: 5, scope: !1814, inlinedAt: !1815)
!1868 = !DILocation(line: 27, column: 14, scope: !1814, inlinedAt: !1815)
!1869 = !DILocation(line: 28, column: 24, scope: !1814, inlinedAt: !1815)
!1870 = !DILocation(line: 28, column: 35, scope: !1814, inlinedAt: !1815)
!1871 = !DILocation(line: 28, column: 5, scope: !1814, inlinedAt: !1815)
!1872 = !DILocation(line: 28, column: 14, scope: !1814, inlinedAt: !1815)
!1873 = !DILocation(line: 29, column: 39, scope: !1814, inlinedAt: !1815)
!1874 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1875 = !DILocation(line: 29, column: 36, scope: !1814, inlinedAt: !1815)
!1876 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1875)
!1877 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1875)
!1878 = !DILocation(line: 29, column: 55, scope: !1814, inlinedAt: !1815)
!1879 = !DILocation(line: 29, column: 52, scope: !1814, inlinedAt: !1815)
!1880 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1879)
!1881 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1879)
!1882 = !DILocation(line: 29, column: 71, scope: !1814, inlinedAt: !1815)
!1883 = !DILocation(line: 29, column: 68, scope: !1814, inlinedAt: !1815)
!1884 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1883)
!1885 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1883)
!1886 = !DILocation(line: 29, column: 5, scope: !1814, inlinedAt: !1815)
!1887 = !DILocation(line: 29, column: 14, scope: !1814, inlinedAt: !1815)
!1888 = !DILocation(line: 29, column: 23, scope: !1814, inlinedAt: !1815)
!1889 = !DILocation(line: 30, column: 39, scope: !1814, inlinedAt: !1815)
!1890 = !DILocation(line: 30, column: 36, scope: !1814, inlinedAt: !1815)
!1891 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1890)
!1892 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1890)
!1893 = !DILocation(line: 30, column: 55, scope: !1814, inlinedAt: !1815)
!1894 = !DILocation(line: 30, column: 52, scope: !1814, inlinedAt: !1815)
!1895 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1894)
!1896 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1894)
!1897 = !DILocation(line: 30, column: 70, scope: !1814, inlinedAt: !1815)
!1898 = !DILocation(line: 30, column: 67, scope: !1814, inlinedAt: !1815)
!1899 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1898)
!1900 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1898)
!1901 = !DILocation(line: 30, column: 5, scope: !1814, inlinedAt: !1815)
!1902 = !DILocation(line: 30, column: 14, scope: !1814, inlinedAt: !1815)
!1903 = !DILocation(line: 30, column: 23, scope: !1814, inlinedAt: !1815)
!1904 = !DILocation(line: 33, column: 2, scope: !1814, inlinedAt: !1815)
!1905 = !DILocation(line: 34, column: 2, scope: !1814, inlinedAt: !1815)
!1906 = !DILocation(line: 35, column: 2, scope: !1814, inlinedAt: !1815)
!1907 = !DILocation(line: 36, column: 5, scope: !1814, inlinedAt: !1815)
!1908 = !DILocation(line: 37, column: 2, scope: !1814, inlinedAt: !1815)
!1909 = !DILocation(line: 38, column: 2, scope: !1814, inlinedAt: !1815)
!1910 = !DILocation(line: 39, column: 2, scope: !1814, inlinedAt: !1815)
!1911 = !DILocation(line: 40, column: 2, scope: !1814, inlinedAt: !1815)
!1912 = !DILocation(line: 41, column: 5, scope: !1814, inlinedAt: !1815)
!1913 = !DILocation(line: 44, column: 2, scope: !1814, inlinedAt: !1815)
!1914 = !DILocation(line: 45, column: 5, scope: !1814, inlinedAt: !1815)
!1915 = !DILocation(line: 48, column: 14, scope: !1814, inlinedAt: !1815)
!1916 = !DILocation(line: 48, column: 5, scope: !1814, inlinedAt: !1815)
!1917 = !DILocation(line: 49, column: 21, scope: !1814, inlinedAt: !1815)
!1918 = !DILocation(line: 49, column: 30, scope: !1814, inlinedAt: !1815)
!1919 = !DILocation(line: 49, column: 40, scope: !1814, inlinedAt: !1815)
!1920 = !DILocation(line: 49, column: 18, scope: !1814, inlinedAt: !1815)
!1921 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1920)
!1922 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1920)
!1923 = !DILocation(line: 49, column: 5, scope: !1814, inlinedAt: !1815)
!1924 = !DILocation(line: 50, column: 34, scope: !1814, inlinedAt: !1815)
!1925 = !DILocation(line: 50, column: 28, scope: !1814, inlinedAt: !1815)
!1926 = !DILocation(line: 50, column: 18, scope: !1814, inlinedAt: !1815)
!1927 = !DILocation(line: 10, column: 6, scope: !1874, inlinedAt: !1926)
!1928 = !DILocation(line: 14, column: 2, scope: !1874, inlinedAt: !1926)
!1929 = !DILocation(line: 50, column: 5, scope: !1814, inlinedAt: !1815)
!1930 = !DILocation(line: 51, column: 17, scope: !1814, inlinedAt: !1815)
!1931 = !DILocation(line: 51, column: 13, scope: !1814, inlinedAt: !1815)
!1932 = !DILocation(line: 51, column: 21, scope: !1814, inlinedAt: !1815)
!1933 = !DILocation(line: 51, column: 5, scope: !1814, inlinedAt: !1815)
!1934 = !DILocation(line: 53, column: 5, scope: !1814, inlinedAt: !1815)
!1935 = distinct !DISubprogram(name: "ConvertInt", scope: !899, file: !899, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1936 = !DILocation(line: 119, column: 6, scope: !1935)
!1937 = !DILocation(line: 120, column: 32, scope: !1935)
!1938 = !DILocation(line: 121, column: 20, scope: !1935)
!1939 = !DILocation(line: 121, column: 41, scope: !1935)
!1940 = !DILocation(line: 121, column: 44, scope: !1935)
!1941 = !DILocation(line: 121, column: 18, scope: !1935)
!1942 = !DILocation(line: 121, column: 66, scope: !1935)
!1943 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1944 = !DILocation(line: 121, column: 14, scope: !1935)
!1945 = !DILocation(line: 62, column: 53, scope: !1943, inlinedAt: !1944)
!1946 = !DILocation(line: 62, column: 48, scope: !1943, inlinedAt: !1944)
!1947 = !DILocation(line: 62, column: 70, scope: !1943, inlinedAt: !1944)
!1948 = !DILocation(line: 62, column: 64, scope: !1943, inlinedAt: !1944)
!1949 = !DILocation(line: 62, column: 87, scope: !1943, inlinedAt: !1944)
!1950 = !DILocation(line: 62, column: 81, scope: !1943, inlinedAt: !1944)
!1951 = !DILocation(line: 62, column: 5, scope: !1943, inlinedAt: !1944)
!1952 = !DILocation(line: 62, column: 13, scope: !1943, inlinedAt: !1944)
!1953 = !DILocation(line: 62, column: 21, scope: !1943, inlinedAt: !1944)
!1954 = !DILocation(line: 62, column: 29, scope: !1943, inlinedAt: !1944)
!1955 = !DILocation(line: 62, column: 37, scope: !1943, inlinedAt: !1944)
!1956 = !DILocation(line: 63, column: 54, scope: !1943, inlinedAt: !1944)
!1957 = !DILocation(line: 63, column: 48, scope: !1943, inlinedAt: !1944)
!1958 = !DILocation(line: 63, column: 72, scope: !1943, inlinedAt: !1944)
!1959 = !DILocation(line: 63, column: 65, scope: !1943, inlinedAt: !1944)
!1960 = !DILocation(line: 63, column: 90, scope: !1943, inlinedAt: !1944)
!1961 = !DILocation(line: 63, column: 83, scope: !1943, inlinedAt: !1944)
!1962 = !DILocation(line: 63, column: 5, scope: !1943, inlinedAt: !1944)
!1963 = !DILocation(line: 63, column: 13, scope: !1943, inlinedAt: !1944)
!1964 = !DILocation(line: 63, column: 21, scope: !1943, inlinedAt: !1944)
!1965 = !DILocation(line: 63, column: 29, scope: !1943, inlinedAt: !1944)
!1966 = !DILocation(line: 63, column: 37, scope: !1943, inlinedAt: !1944)
!1967 = !DILocation(line: 64, column: 5, scope: !1943, inlinedAt: !1944)
!1968 = !DILocation(line: 64, column: 14, scope: !1943, inlinedAt: !1944)
!1969 = !DILocation(line: 64, column: 23, scope: !1943, inlinedAt: !1944)
!1970 = !DILocation(line: 65, column: 5, scope: !1943, inlinedAt: !1944)
!1971 = !DILocation(line: 65, column: 14, scope: !1943, inlinedAt: !1944)
!1972 = !DILocation(line: 66, column: 22, scope: !1943, inlinedAt: !1944)
!1973 = !DILocation(line: 66, column: 12, scope: !1943, inlinedAt: !1944)
!1974 = !DILocation(line: 67, column: 34, scope: !1943, inlinedAt: !1944)
!1975 = !DILocation(line: 67, column: 26, scope: !1943, inlinedAt: !1944)
!1976 = !DILocation(line: 67, column: 57, scope: !1943, inlinedAt: !1944)
!1977 = !DILocation(line: 67, column: 49, scope: !1943, inlinedAt: !1944)
!1978 = !DILocation(line: 67, column: 5, scope: !1943, inlinedAt: !1944)
!1979 = !DILocation(line: 67, column: 14, scope: !1943, inlinedAt: !1944)
!1980 = !DILocation(line: 68, column: 69, scope: !1943, inlinedAt: !1944)
!1981 = !DILocation(line: 68, column: 54, scope: !1943, inlinedAt: !1944)
!1982 = !DILocation(line: 68, column: 5, scope: !1943, inlinedAt: !1944)
!1983 = !DILocation(line: 68, column: 14, scope: !1943, inlinedAt: !1944)
!1984 = !DILocation(line: 69, column: 40, scope: !1943, inlinedAt: !1944)
!1985 = !DILocation(line: 69, column: 24, scope: !1943, inlinedAt: !1944)
!1986 = !DILocation(line: 69, column: 17, scope: !1943, inlinedAt: !1944)
!1987 = !DILocation(line: 69, column: 5, scope: !1943, inlinedAt: !1944)
!1988 = !DILocation(line: 122, column: 21, scope: !1935)
!1989 = !DILocation(line: 122, column: 27, scope: !1935)
!1990 = !DILocation(line: 122, column: 19, scope: !1935)
!1991 = !DILocation(line: 122, column: 33, scope: !1935)
!1992 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1993 = !DILocation(line: 122, column: 11, scope: !1935)
!1994 = !DILocation(line: 74, column: 34, scope: !1992, inlinedAt: !1993)
!1995 = !DILocation(line: 74, column: 26, scope: !1992, inlinedAt: !1993)
!1996 = !DILocation(line: 74, column: 47, scope: !1992, inlinedAt: !1993)
!1997 = !DILocation(line: 74, column: 5, scope: !1992, inlinedAt: !1993)
!1998 = !DILocation(line: 74, column: 13, scope: !1992, inlinedAt: !1993)
!1999 = distinct !DISubprogram(name: "AtomicsInt", scope: !899, file: !899, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2000 = !DILocation(line: 129, column: 6, scope: !1999)
!2001 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2002 = !DILocation(line: 130, column: 9, scope: !1999)
!2003 = !DILocation(line: 15, column: 23, scope: !2001, inlinedAt: !2002)
!2004 = !DILocation(line: 16, column: 14, scope: !2001, inlinedAt: !2002)
!2005 = !DILocation(line: 17, column: 25, scope: !2001, inlinedAt: !2002)
!2006 = !DILocation(line: 17, column: 15, scope: !2001, inlinedAt: !2002)
!2007 = !DILocation(line: 18, column: 25, scope: !2001, inlinedAt: !2002)
!2008 = !DILocation(line: 18, column: 15, scope: !2001, inlinedAt: !2002)
!2009 = !DILocation(line: 19, column: 25, scope: !2001, inlinedAt: !2002)
!2010 = !DILocation(line: 19, column: 15, scope: !2001, inlinedAt: !2002)
!2011 = !DILocation(line: 20, column: 25, scope: !2001, inlinedAt: !2002)
!2012 = !DILocation(line: 20, column: 15, scope: !2001, inlinedAt: !2002)
!2013 = !DILocation(line: 21, column: 42, scope: !2001, inlinedAt: !2002)
!2014 = !DILocation(line: 21, column: 32, scope: !2001, inlinedAt: !2002)
!2015 = !DILocation(line: 21, column: 5, scope: !2001, inlinedAt: !2002)
!2016 = !DILocation(line: 22, column: 29, scope: !2001, inlinedAt: !2002)
!2017 = !DILocation(line: 22, column: 19, scope: !2001, inlinedAt: !2002)
!2018 = !DILocation(line: 22, column: 34, scope: !2001, inlinedAt: !2002)
!2019 = !DILocation(line: 23, column: 26, scope: !2001, inlinedAt: !2002)
!2020 = !DILocation(line: 23, column: 18, scope: !2001, inlinedAt: !2002)
!2021 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !899, file: !899, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!2022 = !DILocation(line: 136, column: 6, scope: !2021)
!2023 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2024 = !DILocation(line: 136, column: 65, scope: !2021)
!2025 = !DILocation(line: 30, column: 23, scope: !2023, inlinedAt: !2024)
!2026 = !DILocation(line: 31, column: 25, scope: !2023, inlinedAt: !2024)
!2027 = !DILocation(line: 31, column: 46, scope: !2023, inlinedAt: !2024)
!2028 = !DILocation(line: 31, column: 37, scope: !2023, inlinedAt: !2024)
!2029 = !DILocation(line: 31, column: 30, scope: !2023, inlinedAt: !2024)
!2030 = !DILocation(line: 31, column: 15, scope: !2023, inlinedAt: !2024)
!2031 = !DILocation(line: 32, column: 24, scope: !2023, inlinedAt: !2024)
!2032 = !DILocation(line: 32, column: 14, scope: !2023, inlinedAt: !2024)
!2033 = !DILocation(line: 33, column: 25, scope: !2023, inlinedAt: !2024)
!2034 = !DILocation(line: 33, column: 15, scope: !2023, inlinedAt: !2024)
!2035 = !DILocation(line: 35, column: 35, scope: !2023, inlinedAt: !2024)
!2036 = !DILocation(line: 35, column: 25, scope: !2023, inlinedAt: !2024)
!2037 = !DILocation(line: 36, column: 55, scope: !2023, inlinedAt: !2024)
!2038 = !DILocation(line: 36, column: 30, scope: !2023, inlinedAt: !2024)
!2039 = !DILocation(line: 36, column: 59, scope: !2023, inlinedAt: !2024)
!2040 = !DILocation(line: 37, column: 7, scope: !2023, inlinedAt: !2024)
!2041 = !DILocation(line: 41, column: 39, scope: !2023, inlinedAt: !2024)
!2042 = !DILocation(line: 41, column: 29, scope: !2023, inlinedAt: !2024)
!2043 = !DILocation(line: 41, column: 50, scope: !2023, inlinedAt: !2024)
!2044 = !DILocation(line: 42, column: 26, scope: !2023, inlinedAt: !2024)
!2045 = !DILocation(line: 42, column: 16, scope: !2023, inlinedAt: !2024)
!2046 = distinct !DISubprogram(name: "IntegersUint8", scope: !899, file: !899, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!2047 = !DILocation(line: 141, column: 6, scope: !2046)
!2048 = !DILocation(line: 142, column: 32, scope: !2046)
!2049 = !DILocation(line: 143, column: 17, scope: !2046)
!2050 = !DILocation(line: 143, column: 35, scope: !2046)
!2051 = !DILocation(line: 143, column: 38, scope: !2046)
!2052 = !DILocation(line: 143, column: 15, scope: !2046)
!2053 = !DILocation(line: 143, column: 57, scope: !2046)
!2054 = !DILocation(line: 143, column: 63, scope: !2046)
!2055 = !DILocation(line: 143, column: 74, scope: !2046)
!2056 = !DILocation(line: 143, column: 72, scope: !2046)
!2057 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2058 = !DILocation(line: 143, column: 11, scope: !2046)
!2059 = !DILocation(line: 14, column: 28, scope: !2057, inlinedAt: !2058)
!2060 = !DILocation(line: 14, column: 33, scope: !2057, inlinedAt: !2058)
!2061 = !DILocation(line: 14, column: 38, scope: !2057, inlinedAt: !2058)
!2062 = !DILocation(line: 14, column: 5, scope: !2057, inlinedAt: !2058)
!2063 = !DILocation(line: 14, column: 13, scope: !2057, inlinedAt: !2058)
!2064 = !DILocation(line: 14, column: 21, scope: !2057, inlinedAt: !2058)
!2065 = !DILocation(line: 15, column: 36, scope: !2057, inlinedAt: !2058)
!2066 = !DILocation(line: 15, column: 41, scope: !2057, inlinedAt: !2058)
!2067 = !DILocation(line: 15, column: 46, scope: !2057, inlinedAt: !2058)
!2068 = !DILocation(line: 15, column: 51, scope: !2057, inlinedAt: !2058)
!2069 = !DILocation(line: 15, column: 5, scope: !2057, inlinedAt: !2058)
!2070 = !DILocation(line: 15, column: 13, scope: !2057, inlinedAt: !2058)
!2071 = !DILocation(line: 15, column: 21, scope: !2057, inlinedAt: !2058)
!2072 = !DILocation(line: 15, column: 29, scope: !2057, inlinedAt: !2058)
!2073 = !DILocation(line: 16, column: 27, scope: !2057, inlinedAt: !2058)
!2074 = !DILocation(line: 16, column: 31, scope: !2057, inlinedAt: !2058)
!2075 = !DILocation(line: 16, column: 5, scope: !2057, inlinedAt: !2058)
!2076 = !DILocation(line: 16, column: 13, scope: !2057, inlinedAt: !2058)
!2077 = !DILocation(line: 16, column: 21, scope: !2057, inlinedAt: !2058)
!2078 = !DILocation(line: 17, column: 22, scope: !2057, inlinedAt: !2058)
!2079 = !DILocation(line: 17, column: 28, scope: !2057, inlinedAt: !2058)
!2080 = !DILocation(line: 17, column: 5, scope: !2057, inlinedAt: !2058)
!2081 = !DILocation(line: 17, column: 14, scope: !2057, inlinedAt: !2058)
!2082 = !DILocation(line: 18, column: 27, scope: !2057, inlinedAt: !2058)
!2083 = !DILocation(line: 18, column: 22, scope: !2057, inlinedAt: !2058)
!2084 = !DILocation(line: 18, column: 40, scope: !2057, inlinedAt: !2058)
!2085 = !DILocation(line: 18, column: 33, scope: !2057, inlinedAt: !2058)
!2086 = !DILocation(line: 18, column: 5, scope: !2057, inlinedAt: !2058)
!2087 = !DILocation(line: 18, column: 14, scope: !2057, inlinedAt: !2058)
!2088 = !DILocation(line: 19, column: 22, scope: !2057, inlinedAt: !2058)
!2089 = !DILocation(line: 19, column: 28, scope: !2057, inlinedAt: !2058)
!2090 = !DILocation(line: 19, column: 5, scope: !2057, inlinedAt: !2058)
!2091 = !DILocation(line: 19, column: 14, scope: !2057, inlinedAt: !2058)
!2092 = !DILocation(line: 20, column: 25, scope: !2057, inlinedAt: !2058)
!2093 = !DILocation(line: 20, column: 35, scope: !2057, inlinedAt: !2058)
!2094 = !DILocation(line: 20, column: 31, scope: !2057, inlinedAt: !2058)
!2095 = !DILocation(line: 20, column: 5, scope: !2057, inlinedAt: !2058)
!2096 = !DILocation(line: 20, column: 14, scope: !2057, inlinedAt: !2058)
!2097 = !DILocation(line: 21, column: 7, scope: !2057, inlinedAt: !2058)
!2098 = !DILocation(line: 22, column: 23, scope: !2057, inlinedAt: !2058)
!2099 = !DILocation(line: 22, column: 28, scope: !2057, inlinedAt: !2058)
!2100 = !DILocation(line: 22, column: 6, scope: !2057, inlinedAt: !2058)
!2101 = !DILocation(line: 22, column: 15, scope: !2057, inlinedAt: !2058)
!2102 = !DILocation(line: 24, column: 6, scope: !2057, inlinedAt: !2058)
!2103 = !DILocation(line: 24, column: 15, scope: !2057, inlinedAt: !2058)
!2104 = !DILocation(line: 26, column: 22, scope: !2057, inlinedAt: !2058)
!2105 = !DILocation(line: 26, column: 27, scope: !2057, inlinedAt: !2058)
!2106 = !DILocation(line: 26, column: 5, scope: !2057, inlinedAt: !2058)
!2107 = !DILocation(line: 26, column: 14, scope: !2057, inlinedAt: !2058)
!2108 = !DILocation(line: 27, column: 22, scope: !2057, inlinedAt: !2058)
!2109 = !DILocation(line: 27, column: 27, scope: !2057, inlinedAt: !2058)
!2110 = !DILocation(line: 27, column: 5, scope: !2057, inlinedAt: !2058)
!2111 = !DILocation(line: 27, column: 14, scope: !2057, inlinedAt: !2058)
!2112 = !DILocation(line: 28, column: 24, scope: !2057, inlinedAt: !2058)
!2113 = !DILocation(line: 28, column: 35, scope: !2057, inlinedAt: !2058)
!2114 = !DILocation(line: 28, column: 5, scope: !2057, inlinedAt: !2058)
!2115 = !DILocation(line: 28, column: 14, scope: !2057, inlinedAt: !2058)
!2116 = !DILocation(line: 29, column: 39, scope: !2057, inlinedAt: !2058)
!2117 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2118 = !DILocation(line: 29, column: 36, scope: !2057, inlinedAt: !2058)
!2119 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2118)
!2120 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2118)
!2121 = !DILocation(line: 29, column: 55, scope: !2057, inlinedAt: !2058)
!2122 = !DILocation(line: 29, column: 52, scope: !2057, inlinedAt: !2058)
!2123 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2122)
!2124 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2122)
!2125 = !DILocation(line: 29, column: 71, scope: !2057, inlinedAt: !2058)
!2126 = !DILocation(line: 29, column: 68, scope: !2057, inlinedAt: !2058)
!2127 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2126)
!2128 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2126)
!2129 = !DILocation(line: 29, column: 5, scope: !2057, inlinedAt: !2058)
!2130 = !DILocation(line: 29, column: 14, scope: !2057, inlinedAt: !2058)
!2131 = !DILocation(line: 29, column: 23, scope: !2057, inlinedAt: !2058)
!2132 = !DILocation(line: 30, column: 39, scope: !2057, inlinedAt: !2058)
!2133 = !DILocation(line: 30, column: 36, scope: !2057, inlinedAt: !2058)
!2134 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2133)
!2135 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2133)
!2136 = !DILocation(line: 30, column: 55, scope: !2057, inlinedAt: !2058)
!2137 = !DILocation(line: 30, column: 52, scope: !2057, inlinedAt: !2058)
!2138 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2137)
!2139 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2137)
!2140 = !DILocation(line: 30, column: 70, scope: !2057, inlinedAt: !2058)
!2141 = !DILocation(line: 30, column: 67, scope: !2057, inlinedAt: !2058)
!2142 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2141)
!2143 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2141)
!2144 = !DILocation(line: 30, column: 5, scope: !2057, inlinedAt: !2058)
!2145 = !DILocation(line: 30, column: 14, scope: !2057, inlinedAt: !2058)
!2146 = !DILocation(line: 30, column: 23, scope: !2057, inlinedAt: !2058)
!2147 = !DILocation(line: 33, column: 2, scope: !2057, inlinedAt: !2058)
!2148 = !DILocation(line: 34, column: 2, scope: !2057, inlinedAt: !2058)
!2149 = !DILocation(line: 35, column: 2, scope: !2057, inlinedAt: !2058)
!2150 = !DILocation(line: 36, column: 5, scope: !2057, inlinedAt: !2058)
!2151 = !DILocation(line: 37, column: 2, scope: !2057, inlinedAt: !2058)
!2152 = !DILocation(line: 38, column: 2, scope: !2057, inlinedAt: !2058)
!2153 = !DILocation(line: 39, column: 2, scope: !2057, inlinedAt: !2058)
!2154 = !DILocation(line: 40, column: 2, scope: !2057, inlinedAt: !2058)
!2155 = !DILocation(line: 41, column: 5, scope: !2057, inlinedAt: !2058)
!2156 = !DILocation(line: 44, column: 2, scope: !2057, inlinedAt: !2058)
!2157 = !DILocation(line: 45, column: 5, scope: !2057, inlinedAt: !2058)
!2158 = !DILocation(line: 48, column: 14, scope: !2057, inlinedAt: !2058)
!2159 = !DILocation(line: 48, column: 5, scope: !2057, inlinedAt: !2058)
!2160 = !DILocation(line: 49, column: 21, scope: !2057, inlinedAt: !2058)
!2161 = !DILocation(line: 49, column: 40, scope: !2057, inlinedAt: !2058)
!2162 = !DILocation(line: 49, column: 18, scope: !2057, inlinedAt: !2058)
!2163 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2162)
!2164 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2162)
!2165 = !DILocation(line: 49, column: 5, scope: !2057, inlinedAt: !2058)
!2166 = !DILocation(line: 50, column: 34, scope: !2057, inlinedAt: !2058)
!2167 = !DILocation(line: 50, column: 28, scope: !2057, inlinedAt: !2058)
!2168 = !DILocation(line: 50, column: 18, scope: !2057, inlinedAt: !2058)
!2169 = !DILocation(line: 10, column: 6, scope: !2117, inlinedAt: !2168)
!2170 = !DILocation(line: 14, column: 2, scope: !2117, inlinedAt: !2168)
!2171 = !DILocation(line: 50, column: 5, scope: !2057, inlinedAt: !2058)
!2172 = !DILocation(line: 51, column: 17, scope: !2057, inlinedAt: !2058)
!2173 = !DILocation(line: 51, column: 13, scope: !2057, inlinedAt: !2058)
!2174 = !DILocation(line: 51, column: 21, scope: !2057, inlinedAt: !2058)
!2175 = !DILocation(line: 51, column: 5, scope: !2057, inlinedAt: !2058)
!2176 = !DILocation(line: 53, column: 5, scope: !2057, inlinedAt: !2058)
!2177 = distinct !DISubprogram(name: "ConvertUint8", scope: !899, file: !899, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2178 = !DILocation(line: 150, column: 6, scope: !2177)
!2179 = !DILocation(line: 151, column: 32, scope: !2177)
!2180 = !DILocation(line: 152, column: 20, scope: !2177)
!2181 = !DILocation(line: 152, column: 41, scope: !2177)
!2182 = !DILocation(line: 152, column: 44, scope: !2177)
!2183 = !DILocation(line: 152, column: 18, scope: !2177)
!2184 = !DILocation(line: 152, column: 66, scope: !2177)
!2185 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2186 = !DILocation(line: 152, column: 14, scope: !2177)
!2187 = !DILocation(line: 62, column: 53, scope: !2185, inlinedAt: !2186)
!2188 = !DILocation(line: 62, column: 48, scope: !2185, inlinedAt: !2186)
!2189 = !DILocation(line: 62, column: 70, scope: !2185, inlinedAt: !2186)
!2190 = !DILocation(line: 62, column: 64, scope: !2185, inlinedAt: !2186)
!2191 = !DILocation(line: 62, column: 87, scope: !2185, inlinedAt: !2186)
!2192 = !DILocation(line: 62, column: 81, scope: !2185, inlinedAt: !2186)
!2193 = !DILocation(line: 62, column: 98, scope: !2185, inlinedAt: !2186)
!2194 = !DILocation(line: 62, column: 5, scope: !2185, inlinedAt: !2186)
!2195 = !DILocation(line: 62, column: 13, scope: !2185, inlinedAt: !2186)
!2196 = !DILocation(line: 62, column: 21, scope: !2185, inlinedAt: !2186)
!2197 = !DILocation(line: 62, column: 29, scope: !2185, inlinedAt: !2186)
!2198 = !DILocation(line: 62, column: 37, scope: !2185, inlinedAt: !2186)
!2199 = !DILocation(line: 63, column: 72, scope: !2185, inlinedAt: !2186)
!2200 = !DILocation(line: 63, column: 65, scope: !2185, inlinedAt: !2186)
!2201 = !DILocation(line: 63, column: 90, scope: !2185, inlinedAt: !2186)
!2202 = !DILocation(line: 63, column: 83, scope: !2185, inlinedAt: !2186)
!2203 = !DILocation(line: 63, column: 108, scope: !2185, inlinedAt: !2186)
!2204 = !DILocation(line: 63, column: 101, scope: !2185, inlinedAt: !2186)
!2205 = !DILocation(line: 63, column: 5, scope: !2185, inlinedAt: !2186)
!2206 = !DILocation(line: 63, column: 13, scope: !2185, inlinedAt: !2186)
!2207 = !DILocation(line: 63, column: 21, scope: !2185, inlinedAt: !2186)
!2208 = !DILocation(line: 63, column: 29, scope: !2185, inlinedAt: !2186)
!2209 = !DILocation(line: 63, column: 37, scope: !2185, inlinedAt: !2186)
!2210 = !DILocation(line: 64, column: 5, scope: !2185, inlinedAt: !2186)
!2211 = !DILocation(line: 64, column: 14, scope: !2185, inlinedAt: !2186)
!2212 = !DILocation(line: 64, column: 23, scope: !2185, inlinedAt: !2186)
!2213 = !DILocation(line: 65, column: 5, scope: !2185, inlinedAt: !2186)
!2214 = !DILocation(line: 65, column: 14, scope: !2185, inlinedAt: !2186)
!2215 = !DILocation(line: 66, column: 22, scope: !2185, inlinedAt: !2186)
!2216 = !DILocation(line: 67, column: 34, scope: !2185, inlinedAt: !2186)
!2217 = !DILocation(line: 67, column: 26, scope: !2185, inlinedAt: !2186)
!2218 = !DILocation(line: 67, column: 57, scope: !2185, inlinedAt: !2186)
!2219 = !DILocation(line: 67, column: 49, scope: !2185, inlinedAt: !2186)
!2220 = !DILocation(line: 67, column: 5, scope: !2185, inlinedAt: !2186)
!2221 = !DILocation(line: 67, column: 14, scope: !2185, inlinedAt: !2186)
!2222 = !DILocation(line: 68, column: 28, scope: !2185, inlinedAt: !2186)
!2223 = !DILocation(line: 68, column: 26, scope: !2185, inlinedAt: !2186)
!2224 = !DILocation(line: 68, column: 69, scope: !2185, inlinedAt: !2186)
!2225 = !DILocation(line: 68, column: 54, scope: !2185, inlinedAt: !2186)
!2226 = !DILocation(line: 68, column: 52, scope: !2185, inlinedAt: !2186)
!2227 = !DILocation(line: 68, column: 5, scope: !2185, inlinedAt: !2186)
!2228 = !DILocation(line: 68, column: 14, scope: !2185, inlinedAt: !2186)
!2229 = !DILocation(line: 69, column: 40, scope: !2185, inlinedAt: !2186)
!2230 = !DILocation(line: 69, column: 24, scope: !2185, inlinedAt: !2186)
!2231 = !DILocation(line: 69, column: 17, scope: !2185, inlinedAt: !2186)
!2232 = !DILocation(line: 69, column: 5, scope: !2185, inlinedAt: !2186)
!2233 = !DILocation(line: 153, column: 21, scope: !2177)
!2234 = !DILocation(line: 153, column: 27, scope: !2177)
!2235 = !DILocation(line: 153, column: 19, scope: !2177)
!2236 = !DILocation(line: 153, column: 33, scope: !2177)
!2237 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2238 = !DILocation(line: 153, column: 11, scope: !2177)
!2239 = !DILocation(line: 74, column: 34, scope: !2237, inlinedAt: !2238)
!2240 = !DILocation(line: 74, column: 26, scope: !2237, inlinedAt: !2238)
!2241 = !DILocation(line: 74, column: 47, scope: !2237, inlinedAt: !2238)
!2242 = !DILocation(line: 74, column: 5, scope: !2237, inlinedAt: !2238)
!2243 = !DILocation(line: 74, column: 13, scope: !2237, inlinedAt: !2238)
!2244 = distinct !DISubprogram(name: "IntegersUint16", scope: !899, file: !899, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2245 = !DILocation(line: 160, column: 6, scope: !2244)
!2246 = !DILocation(line: 161, column: 32, scope: !2244)
!2247 = !DILocation(line: 162, column: 17, scope: !2244)
!2248 = !DILocation(line: 162, column: 35, scope: !2244)
!2249 = !DILocation(line: 162, column: 38, scope: !2244)
!2250 = !DILocation(line: 162, column: 15, scope: !2244)
!2251 = !DILocation(line: 162, column: 57, scope: !2244)
!2252 = !DILocation(line: 162, column: 63, scope: !2244)
!2253 = !DILocation(line: 162, column: 74, scope: !2244)
!2254 = !DILocation(line: 162, column: 72, scope: !2244)
!2255 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2256 = !DILocation(line: 162, column: 11, scope: !2244)
!2257 = !DILocation(line: 14, column: 28, scope: !2255, inlinedAt: !2256)
!2258 = !DILocation(line: 14, column: 33, scope: !2255, inlinedAt: !2256)
!2259 = !DILocation(line: 14, column: 38, scope: !2255, inlinedAt: !2256)
!2260 = !DILocation(line: 14, column: 5, scope: !2255, inlinedAt: !2256)
!2261 = !DILocation(line: 14, column: 13, scope: !2255, inlinedAt: !2256)
!2262 = !DILocation(line: 14, column: 21, scope: !2255, inlinedAt: !2256)
!2263 = !DILocation(line: 15, column: 36, scope: !2255, inlinedAt: !2256)
!2264 = !DILocation(line: 15, column: 41, scope: !2255, inlinedAt: !2256)
!2265 = !DILocation(line: 15, column: 46, scope: !2255, inlinedAt: !2256)
!2266 = !DILocation(line: 15, column: 51, scope: !2255, inlinedAt: !2256)
!2267 = !DILocation(line: 15, column: 5, scope: !2255, inlinedAt: !2256)
!2268 = !DILocation(line: 15, column: 13, scope: !2255, inlinedAt: !2256)
!2269 = !DILocation(line: 15, column: 21, scope: !2255, inlinedAt: !2256)
!2270 = !DILocation(line: 15, column: 29, scope: !2255, inlinedAt: !2256)
!2271 = !DILocation(line: 16, column: 27, scope: !2255, inlinedAt: !2256)
!2272 = !DILocation(line: 16, column: 31, scope: !2255, inlinedAt: !2256)
!2273 = !DILocation(line: 16, column: 5, scope: !2255, inlinedAt: !2256)
!2274 = !DILocation(line: 16, column: 13, scope: !2255, inlinedAt: !2256)
!2275 = !DILocation(line: 16, column: 21, scope: !2255, inlinedAt: !2256)
!2276 = !DILocation(line: 17, column: 22, scope: !2255, inlinedAt: !2256)
!2277 = !DILocation(line: 17, column: 28, scope: !2255, inlinedAt: !2256)
!2278 = !DILocation(line: 17, column: 5, scope: !2255, inlinedAt: !2256)
!2279 = !DILocation(line: 17, column: 14, scope: !2255, inlinedAt: !2256)
!2280 = !DILocation(line: 18, column: 27, scope: !2255, inlinedAt: !2256)
!2281 = !DILocation(line: 18, column: 22, scope: !2255, inlinedAt: !2256)
!2282 = !DILocation(line: 18, column: 40, scope: !2255, inlinedAt: !2256)
!2283 = !DILocation(line: 18, column: 33, scope: !2255, inlinedAt: !2256)
!2284 = !DILocation(line: 18, column: 5, scope: !2255, inlinedAt: !2256)
!2285 = !DILocation(line: 18, column: 14, scope: !2255, inlinedAt: !2256)
!2286 = !DILocation(line: 19, column: 22, scope: !2255, inlinedAt: !2256)
!2287 = !DILocation(line: 19, column: 28, scope: !2255, inlinedAt: !2256)
!2288 = !DILocation(line: 19, column: 5, scope: !2255, inlinedAt: !2256)
!2289 = !DILocation(line: 19, column: 14, scope: !2255, inlinedAt: !2256)
!2290 = !DILocation(line: 20, column: 25, scope: !2255, inlinedAt: !2256)
!2291 = !DILocation(line: 20, column: 35, scope: !2255, inlinedAt: !2256)
!2292 = !DILocation(line: 20, column: 31, scope: !2255, inlinedAt: !2256)
!2293 = !DILocation(line: 20, column: 5, scope: !2255, inlinedAt: !2256)
!2294 = !DILocation(line: 20, column: 14, scope: !2255, inlinedAt: !2256)
!2295 = !DILocation(line: 21, column: 7, scope: !2255, inlinedAt: !2256)
!2296 = !DILocation(line: 22, column: 23, scope: !2255, inlinedAt: !2256)
!2297 = !DILocation(line: 22, column: 28, scope: !2255, inlinedAt: !2256)
!2298 = !DILocation(line: 22, column: 6, scope: !2255, inlinedAt: !2256)
!2299 = !DILocation(line: 22, column: 15, scope: !2255, inlinedAt: !2256)
!2300 = !DILocation(line: 24, column: 6, scope: !2255, inlinedAt: !2256)
!2301 = !DILocation(line: 24, column: 15, scope: !2255, inlinedAt: !2256)
!2302 = !DILocation(line: 26, column: 22, scope: !2255, inlinedAt: !2256)
!2303 = !DILocation(line: 26, column: 27, scope: !2255, inlinedAt: !2256)
!2304 = !DILocation(line: 26, column: 5, scope: !2255, inlinedAt: !2256)
!2305 = !DILocation(line: 26, column: 14, scope: !2255, inlinedAt: !2256)
!2306 = !DILocation(line: 27, column: 22, scope: !2255, inlinedAt: !2256)
!2307 = !DILocation(line: 27, column: 27, scope: !2255, inlinedAt: !2256)
!2308 = !DILocation(line: 27, column: 5, scope: !2255, inlinedAt: !2256)
!2309 = !DILocation(line: 27, column: 14, scope: !2255, inlinedAt: !2256)
!2310 = !DILocation(line: 28, column: 24, scope: !2255, inlinedAt: !2256)
!2311 = !DILocation(line: 28, column: 35, scope: !2255, inlinedAt: !2256)
!2312 = !DILocation(line: 28, column: 5, scope: !2255, inlinedAt: !2256)
!2313 = !DILocation(line: 28, column: 14, scope: !2255, inlinedAt: !2256)
!2314 = !DILocation(line: 29, column: 39, scope: !2255, inlinedAt: !2256)
!2315 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2316 = !DILocation(line: 29, column: 36, scope: !2255, inlinedAt: !2256)
!2317 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2316)
!2318 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2316)
!2319 = !DILocation(line: 29, column: 55, scope: !2255, inlinedAt: !2256)
!2320 = !DILocation(line: 29, column: 52, scope: !2255, inlinedAt: !2256)
!2321 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2320)
!2322 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2320)
!2323 = !DILocation(line: 29, column: 71, scope: !2255, inlinedAt: !2256)
!2324 = !DILocation(line: 29, column: 68, scope: !2255, inlinedAt: !2256)
!2325 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2324)
!2326 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2324)
!2327 = !DILocation(line: 29, column: 5, scope: !2255, inlinedAt: !2256)
!2328 = !DILocation(line: 29, column: 14, scope: !2255, inlinedAt: !2256)
!2329 = !DILocation(line: 29, column: 23, scope: !2255, inlinedAt: !2256)
!2330 = !DILocation(line: 30, column: 39, scope: !2255, inlinedAt: !2256)
!2331 = !DILocation(line: 30, column: 36, scope: !2255, inlinedAt: !2256)
!2332 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2331)
!2333 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2331)
!2334 = !DILocation(line: 30, column: 55, scope: !2255, inlinedAt: !2256)
!2335 = !DILocation(line: 30, column: 52, scope: !2255, inlinedAt: !2256)
!2336 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2335)
!2337 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2335)
!2338 = !DILocation(line: 30, column: 70, scope: !2255, inlinedAt: !2256)
!2339 = !DILocation(line: 30, column: 67, scope: !2255, inlinedAt: !2256)
!2340 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2339)
!2341 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2339)
!2342 = !DILocation(line: 30, column: 5, scope: !2255, inlinedAt: !2256)
!2343 = !DILocation(line: 30, column: 14, scope: !2255, inlinedAt: !2256)
!2344 = !DILocation(line: 30, column: 23, scope: !2255, inlinedAt: !2256)
!2345 = !DILocation(line: 33, column: 2, scope: !2255, inlinedAt: !2256)
!2346 = !DILocation(line: 34, column: 2, scope: !2255, inlinedAt: !2256)
!2347 = !DILocation(line: 35, column: 2, scope: !2255, inlinedAt: !2256)
!2348 = !DILocation(line: 36, column: 5, scope: !2255, inlinedAt: !2256)
!2349 = !DILocation(line: 37, column: 2, scope: !2255, inlinedAt: !2256)
!2350 = !DILocation(line: 38, column: 2, scope: !2255, inlinedAt: !2256)
!2351 = !DILocation(line: 39, column: 2, scope: !2255, inlinedAt: !2256)
!2352 = !DILocation(line: 40, column: 2, scope: !2255, inlinedAt: !2256)
!2353 = !DILocation(line: 41, column: 5, scope: !2255, inlinedAt: !2256)
!2354 = !DILocation(line: 44, column: 2, scope: !2255, inlinedAt: !2256)
!2355 = !DILocation(line: 45, column: 5, scope: !2255, inlinedAt: !2256)
!2356 = !DILocation(line: 48, column: 14, scope: !2255, inlinedAt: !2256)
!2357 = !DILocation(line: 48, column: 5, scope: !2255, inlinedAt: !2256)
!2358 = !DILocation(line: 49, column: 21, scope: !2255, inlinedAt: !2256)
!2359 = !DILocation(line: 49, column: 40, scope: !2255, inlinedAt: !2256)
!2360 = !DILocation(line: 49, column: 18, scope: !2255, inlinedAt: !2256)
!2361 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2360)
!2362 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2360)
!2363 = !DILocation(line: 49, column: 5, scope: !2255, inlinedAt: !2256)
!2364 = !DILocation(line: 50, column: 34, scope: !2255, inlinedAt: !2256)
!2365 = !DILocation(line: 50, column: 28, scope: !2255, inlinedAt: !2256)
!2366 = !DILocation(line: 50, column: 18, scope: !2255, inlinedAt: !2256)
!2367 = !DILocation(line: 10, column: 6, scope: !2315, inlinedAt: !2366)
!2368 = !DILocation(line: 14, column: 2, scope: !2315, inlinedAt: !2366)
!2369 = !DILocation(line: 50, column: 5, scope: !2255, inlinedAt: !2256)
!2370 = !DILocation(line: 51, column: 17, scope: !2255, inlinedAt: !2256)
!2371 = !DILocation(line: 51, column: 13, scope: !2255, inlinedAt: !2256)
!2372 = !DILocation(line: 51, column: 21, scope: !2255, inlinedAt: !2256)
!2373 = !DILocation(line: 51, column: 5, scope: !2255, inlinedAt: !2256)
!2374 = !DILocation(line: 53, column: 5, scope: !2255, inlinedAt: !2256)
!2375 = distinct !DISubprogram(name: "ConvertUint16", scope: !899, file: !899, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2376 = !DILocation(line: 169, column: 6, scope: !2375)
!2377 = !DILocation(line: 170, column: 32, scope: !2375)
!2378 = !DILocation(line: 171, column: 20, scope: !2375)
!2379 = !DILocation(line: 171, column: 41, scope: !2375)
!2380 = !DILocation(line: 171, column: 44, scope: !2375)
!2381 = !DILocation(line: 171, column: 18, scope: !2375)
!2382 = !DILocation(line: 171, column: 66, scope: !2375)
!2383 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2384 = !DILocation(line: 171, column: 14, scope: !2375)
!2385 = !DILocation(line: 62, column: 53, scope: !2383, inlinedAt: !2384)
!2386 = !DILocation(line: 62, column: 48, scope: !2383, inlinedAt: !2384)
!2387 = !DILocation(line: 62, column: 70, scope: !2383, inlinedAt: !2384)
!2388 = !DILocation(line: 62, column: 64, scope: !2383, inlinedAt: !2384)
!2389 = !DILocation(line: 62, column: 87, scope: !2383, inlinedAt: !2384)
!2390 = !DILocation(line: 62, column: 81, scope: !2383, inlinedAt: !2384)
!2391 = !DILocation(line: 62, column: 98, scope: !2383, inlinedAt: !2384)
!2392 = !DILocation(line: 62, column: 5, scope: !2383, inlinedAt: !2384)
!2393 = !DILocation(line: 62, column: 13, scope: !2383, inlinedAt: !2384)
!2394 = !DILocation(line: 62, column: 21, scope: !2383, inlinedAt: !2384)
!2395 = !DILocation(line: 62, column: 29, scope: !2383, inlinedAt: !2384)
!2396 = !DILocation(line: 62, column: 37, scope: !2383, inlinedAt: !2384)
!2397 = !DILocation(line: 63, column: 54, scope: !2383, inlinedAt: !2384)
!2398 = !DILocation(line: 63, column: 48, scope: !2383, inlinedAt: !2384)
!2399 = !DILocation(line: 63, column: 90, scope: !2383, inlinedAt: !2384)
!2400 = !DILocation(line: 63, column: 83, scope: !2383, inlinedAt: !2384)
!2401 = !DILocation(line: 63, column: 108, scope: !2383, inlinedAt: !2384)
!2402 = !DILocation(line: 63, column: 101, scope: !2383, inlinedAt: !2384)
!2403 = !DILocation(line: 63, column: 5, scope: !2383, inlinedAt: !2384)
!2404 = !DILocation(line: 63, column: 13, scope: !2383, inlinedAt: !2384)
!2405 = !DILocation(line: 63, column: 21, scope: !2383, inlinedAt: !2384)
!2406 = !DILocation(line: 63, column: 29, scope: !2383, inlinedAt: !2384)
!2407 = !DILocation(line: 63, column: 37, scope: !2383, inlinedAt: !2384)
!2408 = !DILocation(line: 64, column: 37, scope: !2383, inlinedAt: !2384)
!2409 = !DILocation(line: 64, column: 35, scope: !2383, inlinedAt: !2384)
!2410 = !DILocation(line: 64, column: 56, scope: !2383, inlinedAt: !2384)
!2411 = !DILocation(line: 64, column: 54, scope: !2383, inlinedAt: !2384)
!2412 = !DILocation(line: 64, column: 5, scope: !2383, inlinedAt: !2384)
!2413 = !DILocation(line: 64, column: 14, scope: !2383, inlinedAt: !2384)
!2414 = !DILocation(line: 64, column: 23, scope: !2383, inlinedAt: !2384)
!2415 = !DILocation(line: 65, column: 5, scope: !2383, inlinedAt: !2384)
!2416 = !DILocation(line: 65, column: 14, scope: !2383, inlinedAt: !2384)
!2417 = !DILocation(line: 66, column: 22, scope: !2383, inlinedAt: !2384)
!2418 = !DILocation(line: 66, column: 12, scope: !2383, inlinedAt: !2384)
!2419 = !DILocation(line: 67, column: 34, scope: !2383, inlinedAt: !2384)
!2420 = !DILocation(line: 67, column: 26, scope: !2383, inlinedAt: !2384)
!2421 = !DILocation(line: 67, column: 57, scope: !2383, inlinedAt: !2384)
!2422 = !DILocation(line: 67, column: 49, scope: !2383, inlinedAt: !2384)
!2423 = !DILocation(line: 67, column: 5, scope: !2383, inlinedAt: !2384)
!2424 = !DILocation(line: 67, column: 14, scope: !2383, inlinedAt: !2384)
!2425 = !DILocation(line: 68, column: 28, scope: !2383, inlinedAt: !2384)
!2426 = !DILocation(line: 68, column: 26, scope: !2383, inlinedAt: !2384)
!2427 = !DILocation(line: 68, column: 69, scope: !2383, inlinedAt: !2384)
!2428 = !DILocation(line: 68, column: 54, scope: !2383, inlinedAt: !2384)
!2429 = !DILocation(line: 68, column: 52, scope: !2383, inlinedAt: !2384)
!2430 = !DILocation(line: 68, column: 5, scope: !2383, inlinedAt: !2384)
!2431 = !DILocation(line: 68, column: 14, scope: !2383, inlinedAt: !2384)
!2432 = !DILocation(line: 69, column: 40, scope: !2383, inlinedAt: !2384)
!2433 = !DILocation(line: 69, column: 24, scope: !2383, inlinedAt: !2384)
!2434 = !DILocation(line: 69, column: 17, scope: !2383, inlinedAt: !2384)
!2435 = !DILocation(line: 69, column: 5, scope: !2383, inlinedAt: !2384)
!2436 = !DILocation(line: 172, column: 21, scope: !2375)
!2437 = !DILocation(line: 172, column: 27, scope: !2375)
!2438 = !DILocation(line: 172, column: 19, scope: !2375)
!2439 = !DILocation(line: 172, column: 33, scope: !2375)
!2440 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2441 = !DILocation(line: 172, column: 11, scope: !2375)
!2442 = !DILocation(line: 74, column: 34, scope: !2440, inlinedAt: !2441)
!2443 = !DILocation(line: 74, column: 26, scope: !2440, inlinedAt: !2441)
!2444 = !DILocation(line: 74, column: 47, scope: !2440, inlinedAt: !2441)
!2445 = !DILocation(line: 74, column: 5, scope: !2440, inlinedAt: !2441)
!2446 = !DILocation(line: 74, column: 13, scope: !2440, inlinedAt: !2441)
!2447 = distinct !DISubprogram(name: "IntegersUint32", scope: !899, file: !899, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2448 = !DILocation(line: 179, column: 6, scope: !2447)
!2449 = !DILocation(line: 180, column: 32, scope: !2447)
!2450 = !DILocation(line: 181, column: 17, scope: !2447)
!2451 = !DILocation(line: 181, column: 35, scope: !2447)
!2452 = !DILocation(line: 181, column: 38, scope: !2447)
!2453 = !DILocation(line: 181, column: 15, scope: !2447)
!2454 = !DILocation(line: 181, column: 57, scope: !2447)
!2455 = !DILocation(line: 181, column: 63, scope: !2447)
!2456 = !DILocation(line: 181, column: 74, scope: !2447)
!2457 = !DILocation(line: 181, column: 72, scope: !2447)
!2458 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2459 = !DILocation(line: 181, column: 11, scope: !2447)
!2460 = !DILocation(line: 14, column: 28, scope: !2458, inlinedAt: !2459)
!2461 = !DILocation(line: 14, column: 33, scope: !2458, inlinedAt: !2459)
!2462 = !DILocation(line: 14, column: 38, scope: !2458, inlinedAt: !2459)
!2463 = !DILocation(line: 14, column: 5, scope: !2458, inlinedAt: !2459)
!2464 = !DILocation(line: 14, column: 13, scope: !2458, inlinedAt: !2459)
!2465 = !DILocation(line: 14, column: 21, scope: !2458, inlinedAt: !2459)
!2466 = !DILocation(line: 15, column: 36, scope: !2458, inlinedAt: !2459)
!2467 = !DILocation(line: 15, column: 41, scope: !2458, inlinedAt: !2459)
!2468 = !DILocation(line: 15, column: 46, scope: !2458, inlinedAt: !2459)
!2469 = !DILocation(line: 15, column: 51, scope: !2458, inlinedAt: !2459)
!2470 = !DILocation(line: 15, column: 5, scope: !2458, inlinedAt: !2459)
!2471 = !DILocation(line: 15, column: 13, scope: !2458, inlinedAt: !2459)
!2472 = !DILocation(line: 15, column: 21, scope: !2458, inlinedAt: !2459)
!2473 = !DILocation(line: 15, column: 29, scope: !2458, inlinedAt: !2459)
!2474 = !DILocation(line: 16, column: 27, scope: !2458, inlinedAt: !2459)
!2475 = !DILocation(line: 16, column: 31, scope: !2458, inlinedAt: !2459)
!2476 = !DILocation(line: 16, column: 5, scope: !2458, inlinedAt: !2459)
!2477 = !DILocation(line: 16, column: 13, scope: !2458, inlinedAt: !2459)
!2478 = !DILocation(line: 16, column: 21, scope: !2458, inlinedAt: !2459)
!2479 = !DILocation(line: 17, column: 22, scope: !2458, inlinedAt: !2459)
!2480 = !DILocation(line: 17, column: 28, scope: !2458, inlinedAt: !2459)
!2481 = !DILocation(line: 17, column: 5, scope: !2458, inlinedAt: !2459)
!2482 = !DILocation(line: 17, column: 14, scope: !2458, inlinedAt: !2459)
!2483 = !DILocation(line: 18, column: 27, scope: !2458, inlinedAt: !2459)
!2484 = !DILocation(line: 18, column: 22, scope: !2458, inlinedAt: !2459)
!2485 = !DILocation(line: 18, column: 40, scope: !2458, inlinedAt: !2459)
!2486 = !DILocation(line: 18, column: 33, scope: !2458, inlinedAt: !2459)
!2487 = !DILocation(line: 18, column: 5, scope: !2458, inlinedAt: !2459)
!2488 = !DILocation(line: 18, column: 14, scope: !2458, inlinedAt: !2459)
!2489 = !DILocation(line: 19, column: 22, scope: !2458, inlinedAt: !2459)
!2490 = !DILocation(line: 19, column: 28, scope: !2458, inlinedAt: !2459)
!2491 = !DILocation(line: 19, column: 5, scope: !2458, inlinedAt: !2459)
!2492 = !DILocation(line: 19, column: 14, scope: !2458, inlinedAt: !2459)
!2493 = !DILocation(line: 20, column: 25, scope: !2458, inlinedAt: !2459)
!2494 = !DILocation(line: 20, column: 35, scope: !2458, inlinedAt: !2459)
!2495 = !DILocation(line: 20, column: 31, scope: !2458, inlinedAt: !2459)
!2496 = !DILocation(line: 20, column: 5, scope: !2458, inlinedAt: !2459)
!2497 = !DILocation(line: 20, column: 14, scope: !2458, inlinedAt: !2459)
!2498 = !DILocation(line: 21, column: 7, scope: !2458, inlinedAt: !2459)
!2499 = !DILocation(line: 22, column: 23, scope: !2458, inlinedAt: !2459)
!2500 = !DILocation(line: 22, column: 28, scope: !2458, inlinedAt: !2459)
!2501 = !DILocation(line: 22, column: 6, scope: !2458, inlinedAt: !2459)
!2502 = !DILocation(line: 22, column: 15, scope: !2458, inlinedAt: !2459)
!2503 = !DILocation(line: 24, column: 6, scope: !2458, inlinedAt: !2459)
!2504 = !DILocation(line: 24, column: 15, scope: !2458, inlinedAt: !2459)
!2505 = !DILocation(line: 26, column: 22, scope: !2458, inlinedAt: !2459)
!2506 = !DILocation(line: 26, column: 27, scope: !2458, inlinedAt: !2459)
!2507 = !DILocation(line: 26, column: 5, scope: !2458, inlinedAt: !2459)
!2508 = !DILocation(line: 26, column: 14, scope: !2458, inlinedAt: !2459)
!2509 = !DILocation(line: 27, column: 22, scope: !2458, inlinedAt: !2459)
!2510 = !DILocation(line: 27, column: 27, scope: !2458, inlinedAt: !2459)
!2511 = !DILocation(line: 27, column: 5, scope: !2458, inlinedAt: !2459)
!2512 = !DILocation(line: 27, column: 14, scope: !2458, inlinedAt: !2459)
!2513 = !DILocation(line: 28, column: 24, scope: !2458, inlinedAt: !2459)
!2514 = !DILocation(line: 28, column: 35, scope: !2458, inlinedAt: !2459)
!2515 = !DILocation(line: 28, column: 5, scope: !2458, inlinedAt: !2459)
!2516 = !DILocation(line: 28, column: 14, scope: !2458, inlinedAt: !2459)
!2517 = !DILocation(line: 29, column: 39, scope: !2458, inlinedAt: !2459)
!2518 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2519 = !DILocation(line: 29, column: 36, scope: !2458, inlinedAt: !2459)
!2520 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2519)
!2521 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2519)
!2522 = !DILocation(line: 29, column: 55, scope: !2458, inlinedAt: !2459)
!2523 = !DILocation(line: 29, column: 52, scope: !2458, inlinedAt: !2459)
!2524 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2523)
!2525 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2523)
!2526 = !DILocation(line: 29, column: 71, scope: !2458, inlinedAt: !2459)
!2527 = !DILocation(line: 29, column: 68, scope: !2458, inlinedAt: !2459)
!2528 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2527)
!2529 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2527)
!2530 = !DILocation(line: 29, column: 5, scope: !2458, inlinedAt: !2459)
!2531 = !DILocation(line: 29, column: 14, scope: !2458, inlinedAt: !2459)
!2532 = !DILocation(line: 29, column: 23, scope: !2458, inlinedAt: !2459)
!2533 = !DILocation(line: 30, column: 39, scope: !2458, inlinedAt: !2459)
!2534 = !DILocation(line: 30, column: 36, scope: !2458, inlinedAt: !2459)
!2535 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2534)
!2536 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2534)
!2537 = !DILocation(line: 30, column: 55, scope: !2458, inlinedAt: !2459)
!2538 = !DILocation(line: 30, column: 52, scope: !2458, inlinedAt: !2459)
!2539 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2538)
!2540 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2538)
!2541 = !DILocation(line: 30, column: 70, scope: !2458, inlinedAt: !2459)
!2542 = !DILocation(line: 30, column: 67, scope: !2458, inlinedAt: !2459)
!2543 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2542)
!2544 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2542)
!2545 = !DILocation(line: 30, column: 5, scope: !2458, inlinedAt: !2459)
!2546 = !DILocation(line: 30, column: 14, scope: !2458, inlinedAt: !2459)
!2547 = !DILocation(line: 30, column: 23, scope: !2458, inlinedAt: !2459)
!2548 = !DILocation(line: 33, column: 2, scope: !2458, inlinedAt: !2459)
!2549 = !DILocation(line: 34, column: 2, scope: !2458, inlinedAt: !2459)
!2550 = !DILocation(line: 35, column: 2, scope: !2458, inlinedAt: !2459)
!2551 = !DILocation(line: 36, column: 5, scope: !2458, inlinedAt: !2459)
!2552 = !DILocation(line: 37, column: 2, scope: !2458, inlinedAt: !2459)
!2553 = !DILocation(line: 38, column: 2, scope: !2458, inlinedAt: !2459)
!2554 = !DILocation(line: 39, column: 2, scope: !2458, inlinedAt: !2459)
!2555 = !DILocation(line: 40, column: 2, scope: !2458, inlinedAt: !2459)
!2556 = !DILocation(line: 41, column: 5, scope: !2458, inlinedAt: !2459)
!2557 = !DILocation(line: 44, column: 2, scope: !2458, inlinedAt: !2459)
!2558 = !DILocation(line: 45, column: 5, scope: !2458, inlinedAt: !2459)
!2559 = !DILocation(line: 48, column: 14, scope: !2458, inlinedAt: !2459)
!2560 = !DILocation(line: 48, column: 5, scope: !2458, inlinedAt: !2459)
!2561 = !DILocation(line: 49, column: 21, scope: !2458, inlinedAt: !2459)
!2562 = !DILocation(line: 49, column: 40, scope: !2458, inlinedAt: !2459)
!2563 = !DILocation(line: 49, column: 18, scope: !2458, inlinedAt: !2459)
!2564 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2563)
!2565 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2563)
!2566 = !DILocation(line: 49, column: 5, scope: !2458, inlinedAt: !2459)
!2567 = !DILocation(line: 50, column: 34, scope: !2458, inlinedAt: !2459)
!2568 = !DILocation(line: 50, column: 28, scope: !2458, inlinedAt: !2459)
!2569 = !DILocation(line: 50, column: 18, scope: !2458, inlinedAt: !2459)
!2570 = !DILocation(line: 10, column: 6, scope: !2518, inlinedAt: !2569)
!2571 = !DILocation(line: 14, column: 2, scope: !2518, inlinedAt: !2569)
!2572 = !DILocation(line: 50, column: 5, scope: !2458, inlinedAt: !2459)
!2573 = !DILocation(line: 51, column: 17, scope: !2458, inlinedAt: !2459)
!2574 = !DILocation(line: 51, column: 13, scope: !2458, inlinedAt: !2459)
!2575 = !DILocation(line: 51, column: 21, scope: !2458, inlinedAt: !2459)
!2576 = !DILocation(line: 51, column: 5, scope: !2458, inlinedAt: !2459)
!2577 = !DILocation(line: 53, column: 5, scope: !2458, inlinedAt: !2459)
!2578 = distinct !DISubprogram(name: "ConvertUint32", scope: !899, file: !899, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2579 = !DILocation(line: 188, column: 6, scope: !2578)
!2580 = !DILocation(line: 189, column: 32, scope: !2578)
!2581 = !DILocation(line: 190, column: 20, scope: !2578)
!2582 = !DILocation(line: 190, column: 41, scope: !2578)
!2583 = !DILocation(line: 190, column: 44, scope: !2578)
!2584 = !DILocation(line: 190, column: 18, scope: !2578)
!2585 = !DILocation(line: 190, column: 66, scope: !2578)
!2586 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2587 = !DILocation(line: 190, column: 14, scope: !2578)
!2588 = !DILocation(line: 62, column: 53, scope: !2586, inlinedAt: !2587)
!2589 = !DILocation(line: 62, column: 48, scope: !2586, inlinedAt: !2587)
!2590 = !DILocation(line: 62, column: 70, scope: !2586, inlinedAt: !2587)
!2591 = !DILocation(line: 62, column: 64, scope: !2586, inlinedAt: !2587)
!2592 = !DILocation(line: 62, column: 87, scope: !2586, inlinedAt: !2587)
!2593 = !DILocation(line: 62, column: 81, scope: !2586, inlinedAt: !2587)
!2594 = !DILocation(line: 62, column: 98, scope: !2586, inlinedAt: !2587)
!2595 = !DILocation(line: 62, column: 5, scope: !2586, inlinedAt: !2587)
!2596 = !DILocation(line: 62, column: 13, scope: !2586, inlinedAt: !2587)
!2597 = !DILocation(line: 62, column: 21, scope: !2586, inlinedAt: !2587)
!2598 = !DILocation(line: 62, column: 29, scope: !2586, inlinedAt: !2587)
!2599 = !DILocation(line: 62, column: 37, scope: !2586, inlinedAt: !2587)
!2600 = !DILocation(line: 63, column: 54, scope: !2586, inlinedAt: !2587)
!2601 = !DILocation(line: 63, column: 48, scope: !2586, inlinedAt: !2587)
!2602 = !DILocation(line: 63, column: 72, scope: !2586, inlinedAt: !2587)
!2603 = !DILocation(line: 63, column: 65, scope: !2586, inlinedAt: !2587)
!2604 = !DILocation(line: 63, column: 108, scope: !2586, inlinedAt: !2587)
!2605 = !DILocation(line: 63, column: 101, scope: !2586, inlinedAt: !2587)
!2606 = !DILocation(line: 63, column: 5, scope: !2586, inlinedAt: !2587)
!2607 = !DILocation(line: 63, column: 13, scope: !2586, inlinedAt: !2587)
!2608 = !DILocation(line: 63, column: 21, scope: !2586, inlinedAt: !2587)
!2609 = !DILocation(line: 63, column: 29, scope: !2586, inlinedAt: !2587)
!2610 = !DILocation(line: 63, column: 37, scope: !2586, inlinedAt: !2587)
!2611 = !DILocation(line: 64, column: 37, scope: !2586, inlinedAt: !2587)
!2612 = !DILocation(line: 64, column: 35, scope: !2586, inlinedAt: !2587)
!2613 = !DILocation(line: 64, column: 56, scope: !2586, inlinedAt: !2587)
!2614 = !DILocation(line: 64, column: 54, scope: !2586, inlinedAt: !2587)
!2615 = !DILocation(line: 64, column: 76, scope: !2586, inlinedAt: !2587)
!2616 = !DILocation(line: 64, column: 74, scope: !2586, inlinedAt: !2587)
!2617 = !DILocation(line: 64, column: 5, scope: !2586, inlinedAt: !2587)
!2618 = !DILocation(line: 64, column: 14, scope: !2586, inlinedAt: !2587)
!2619 = !DILocation(line: 64, column: 23, scope: !2586, inlinedAt: !2587)
!2620 = !DILocation(line: 65, column: 5, scope: !2586, inlinedAt: !2587)
!2621 = !DILocation(line: 65, column: 14, scope: !2586, inlinedAt: !2587)
!2622 = !DILocation(line: 66, column: 22, scope: !2586, inlinedAt: !2587)
!2623 = !DILocation(line: 66, column: 12, scope: !2586, inlinedAt: !2587)
!2624 = !DILocation(line: 67, column: 34, scope: !2586, inlinedAt: !2587)
!2625 = !DILocation(line: 67, column: 26, scope: !2586, inlinedAt: !2587)
!2626 = !DILocation(line: 67, column: 57, scope: !2586, inlinedAt: !2587)
!2627 = !DILocation(line: 67, column: 49, scope: !2586, inlinedAt: !2587)
!2628 = !DILocation(line: 67, column: 5, scope: !2586, inlinedAt: !2587)
!2629 = !DILocation(line: 67, column: 14, scope: !2586, inlinedAt: !2587)
!2630 = !DILocation(line: 68, column: 28, scope: !2586, inlinedAt: !2587)
!2631 = !DILocation(line: 68, column: 26, scope: !2586, inlinedAt: !2587)
!2632 = !DILocation(line: 68, column: 69, scope: !2586, inlinedAt: !2587)
!2633 = !DILocation(line: 68, column: 54, scope: !2586, inlinedAt: !2587)
!2634 = !DILocation(line: 68, column: 52, scope: !2586, inlinedAt: !2587)
!2635 = !DILocation(line: 68, column: 5, scope: !2586, inlinedAt: !2587)
!2636 = !DILocation(line: 68, column: 14, scope: !2586, inlinedAt: !2587)
!2637 = !DILocation(line: 69, column: 40, scope: !2586, inlinedAt: !2587)
!2638 = !DILocation(line: 69, column: 24, scope: !2586, inlinedAt: !2587)
!2639 = !DILocation(line: 69, column: 17, scope: !2586, inlinedAt: !2587)
!2640 = !DILocation(line: 69, column: 5, scope: !2586, inlinedAt: !2587)
!2641 = !DILocation(line: 191, column: 21, scope: !2578)
!2642 = !DILocation(line: 191, column: 27, scope: !2578)
!2643 = !DILocation(line: 191, column: 19, scope: !2578)
!2644 = !DILocation(line: 191, column: 33, scope: !2578)
!2645 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2646 = !DILocation(line: 191, column: 11, scope: !2578)
!2647 = !DILocation(line: 74, column: 34, scope: !2645, inlinedAt: !2646)
!2648 = !DILocation(line: 74, column: 26, scope: !2645, inlinedAt: !2646)
!2649 = !DILocation(line: 74, column: 47, scope: !2645, inlinedAt: !2646)
!2650 = !DILocation(line: 74, column: 5, scope: !2645, inlinedAt: !2646)
!2651 = !DILocation(line: 74, column: 13, scope: !2645, inlinedAt: !2646)
!2652 = distinct !DISubprogram(name: "AtomicsUint32", scope: !899, file: !899, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2653 = !DILocation(line: 198, column: 6, scope: !2652)
!2654 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2655 = !DILocation(line: 199, column: 9, scope: !2652)
!2656 = !DILocation(line: 15, column: 23, scope: !2654, inlinedAt: !2655)
!2657 = !DILocation(line: 16, column: 14, scope: !2654, inlinedAt: !2655)
!2658 = !DILocation(line: 16, column: 8, scope: !2654, inlinedAt: !2655)
!2659 = !DILocation(line: 17, column: 25, scope: !2654, inlinedAt: !2655)
!2660 = !DILocation(line: 17, column: 15, scope: !2654, inlinedAt: !2655)
!2661 = !DILocation(line: 18, column: 25, scope: !2654, inlinedAt: !2655)
!2662 = !DILocation(line: 18, column: 15, scope: !2654, inlinedAt: !2655)
!2663 = !DILocation(line: 19, column: 25, scope: !2654, inlinedAt: !2655)
!2664 = !DILocation(line: 19, column: 15, scope: !2654, inlinedAt: !2655)
!2665 = !DILocation(line: 20, column: 25, scope: !2654, inlinedAt: !2655)
!2666 = !DILocation(line: 20, column: 15, scope: !2654, inlinedAt: !2655)
!2667 = !DILocation(line: 21, column: 42, scope: !2654, inlinedAt: !2655)
!2668 = !DILocation(line: 21, column: 32, scope: !2654, inlinedAt: !2655)
!2669 = !DILocation(line: 21, column: 5, scope: !2654, inlinedAt: !2655)
!2670 = !DILocation(line: 22, column: 29, scope: !2654, inlinedAt: !2655)
!2671 = !DILocation(line: 22, column: 19, scope: !2654, inlinedAt: !2655)
!2672 = !DILocation(line: 22, column: 34, scope: !2654, inlinedAt: !2655)
!2673 = !DILocation(line: 23, column: 26, scope: !2654, inlinedAt: !2655)
!2674 = !DILocation(line: 23, column: 18, scope: !2654, inlinedAt: !2655)
!2675 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !899, file: !899, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2676 = !DILocation(line: 205, column: 6, scope: !2675)
!2677 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2678 = !DILocation(line: 205, column: 71, scope: !2675)
!2679 = !DILocation(line: 30, column: 23, scope: !2677, inlinedAt: !2678)
!2680 = !DILocation(line: 31, column: 25, scope: !2677, inlinedAt: !2678)
!2681 = !DILocation(line: 31, column: 46, scope: !2677, inlinedAt: !2678)
!2682 = !DILocation(line: 31, column: 37, scope: !2677, inlinedAt: !2678)
!2683 = !DILocation(line: 31, column: 30, scope: !2677, inlinedAt: !2678)
!2684 = !DILocation(line: 31, column: 15, scope: !2677, inlinedAt: !2678)
!2685 = !DILocation(line: 32, column: 24, scope: !2677, inlinedAt: !2678)
!2686 = !DILocation(line: 32, column: 14, scope: !2677, inlinedAt: !2678)
!2687 = !DILocation(line: 33, column: 25, scope: !2677, inlinedAt: !2678)
!2688 = !DILocation(line: 33, column: 31, scope: !2677, inlinedAt: !2678)
!2689 = !DILocation(line: 33, column: 15, scope: !2677, inlinedAt: !2678)
!2690 = !DILocation(line: 35, column: 35, scope: !2677, inlinedAt: !2678)
!2691 = !DILocation(line: 35, column: 25, scope: !2677, inlinedAt: !2678)
!2692 = !DILocation(line: 36, column: 55, scope: !2677, inlinedAt: !2678)
!2693 = !DILocation(line: 36, column: 30, scope: !2677, inlinedAt: !2678)
!2694 = !DILocation(line: 36, column: 59, scope: !2677, inlinedAt: !2678)
!2695 = !DILocation(line: 37, column: 7, scope: !2677, inlinedAt: !2678)
!2696 = !DILocation(line: 41, column: 39, scope: !2677, inlinedAt: !2678)
!2697 = !DILocation(line: 41, column: 29, scope: !2677, inlinedAt: !2678)
!2698 = !DILocation(line: 41, column: 50, scope: !2677, inlinedAt: !2678)
!2699 = !DILocation(line: 42, column: 26, scope: !2677, inlinedAt: !2678)
!2700 = !DILocation(line: 42, column: 16, scope: !2677, inlinedAt: !2678)
!2701 = distinct !DISubprogram(name: "IntegersUint64", scope: !899, file: !899, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2702 = !DILocation(line: 210, column: 6, scope: !2701)
!2703 = !DILocation(line: 211, column: 32, scope: !2701)
!2704 = !DILocation(line: 212, column: 17, scope: !2701)
!2705 = !DILocation(line: 212, column: 35, scope: !2701)
!2706 = !DILocation(line: 212, column: 38, scope: !2701)
!2707 = !DILocation(line: 212, column: 15, scope: !2701)
!2708 = !DILocation(line: 212, column: 57, scope: !2701)
!2709 = !DILocation(line: 212, column: 63, scope: !2701)
!2710 = !DILocation(line: 212, column: 74, scope: !2701)
!2711 = !DILocation(line: 212, column: 72, scope: !2701)
!2712 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2713 = !DILocation(line: 212, column: 11, scope: !2701)
!2714 = !DILocation(line: 14, column: 28, scope: !2712, inlinedAt: !2713)
!2715 = !DILocation(line: 14, column: 33, scope: !2712, inlinedAt: !2713)
!2716 = !DILocation(line: 14, column: 38, scope: !2712, inlinedAt: !2713)
!2717 = !DILocation(line: 14, column: 5, scope: !2712, inlinedAt: !2713)
!2718 = !DILocation(line: 14, column: 13, scope: !2712, inlinedAt: !2713)
!2719 = !DILocation(line: 14, column: 21, scope: !2712, inlinedAt: !2713)
!2720 = !DILocation(line: 15, column: 36, scope: !2712, inlinedAt: !2713)
!2721 = !DILocation(line: 15, column: 41, scope: !2712, inlinedAt: !2713)
!2722 = !DILocation(line: 15, column: 46, scope: !2712, inlinedAt: !2713)
!2723 = !DILocation(line: 15, column: 51, scope: !2712, inlinedAt: !2713)
!2724 = !DILocation(line: 15, column: 5, scope: !2712, inlinedAt: !2713)
!2725 = !DILocation(line: 15, column: 13, scope: !2712, inlinedAt: !2713)
!2726 = !DILocation(line: 15, column: 21, scope: !2712, inlinedAt: !2713)
!2727 = !DILocation(line: 15, column: 29, scope: !2712, inlinedAt: !2713)
!2728 = !DILocation(line: 16, column: 27, scope: !2712, inlinedAt: !2713)
!2729 = !DILocation(line: 16, column: 31, scope: !2712, inlinedAt: !2713)
!2730 = !DILocation(line: 16, column: 5, scope: !2712, inlinedAt: !2713)
!2731 = !DILocation(line: 16, column: 13, scope: !2712, inlinedAt: !2713)
!2732 = !DILocation(line: 16, column: 21, scope: !2712, inlinedAt: !2713)
!2733 = !DILocation(line: 17, column: 22, scope: !2712, inlinedAt: !2713)
!2734 = !DILocation(line: 17, column: 28, scope: !2712, inlinedAt: !2713)
!2735 = !DILocation(line: 17, column: 5, scope: !2712, inlinedAt: !2713)
!2736 = !DILocation(line: 17, column: 14, scope: !2712, inlinedAt: !2713)
!2737 = !DILocation(line: 18, column: 27, scope: !2712, inlinedAt: !2713)
!2738 = !DILocation(line: 18, column: 22, scope: !2712, inlinedAt: !2713)
!2739 = !DILocation(line: 18, column: 40, scope: !2712, inlinedAt: !2713)
!2740 = !DILocation(line: 18, column: 33, scope: !2712, inlinedAt: !2713)
!2741 = !DILocation(line: 18, column: 5, scope: !2712, inlinedAt: !2713)
!2742 = !DILocation(line: 18, column: 14, scope: !2712, inlinedAt: !2713)
!2743 = !DILocation(line: 19, column: 22, scope: !2712, inlinedAt: !2713)
!2744 = !DILocation(line: 19, column: 28, scope: !2712, inlinedAt: !2713)
!2745 = !DILocation(line: 19, column: 5, scope: !2712, inlinedAt: !2713)
!2746 = !DILocation(line: 19, column: 14, scope: !2712, inlinedAt: !2713)
!2747 = !DILocation(line: 20, column: 25, scope: !2712, inlinedAt: !2713)
!2748 = !DILocation(line: 20, column: 35, scope: !2712, inlinedAt: !2713)
!2749 = !DILocation(line: 20, column: 31, scope: !2712, inlinedAt: !2713)
!2750 = !DILocation(line: 20, column: 5, scope: !2712, inlinedAt: !2713)
!2751 = !DILocation(line: 20, column: 14, scope: !2712, inlinedAt: !2713)
!2752 = !DILocation(line: 21, column: 7, scope: !2712, inlinedAt: !2713)
!2753 = !DILocation(line: 22, column: 23, scope: !2712, inlinedAt: !2713)
!2754 = !DILocation(line: 22, column: 28, scope: !2712, inlinedAt: !2713)
!2755 = !DILocation(line: 22, column: 6, scope: !2712, inlinedAt: !2713)
!2756 = !DILocation(line: 22, column: 15, scope: !2712, inlinedAt: !2713)
!2757 = !DILocation(line: 24, column: 6, scope: !2712, inlinedAt: !2713)
!2758 = !DILocation(line: 24, column: 15, scope: !2712, inlinedAt: !2713)
!2759 = !DILocation(line: 26, column: 22, scope: !2712, inlinedAt: !2713)
!2760 = !DILocation(line: 26, column: 27, scope: !2712, inlinedAt: !2713)
!2761 = !DILocation(line: 26, column: 5, scope: !2712, inlinedAt: !2713)
!2762 = !DILocation(line: 26, column: 14, scope: !2712, inlinedAt: !2713)
!2763 = !DILocation(line: 27, column: 22, scope: !2712, inlinedAt: !2713)
!2764 = !DILocation(line: 27, column: 27, scope: !2712, inlinedAt: !2713)
!2765 = !DILocation(line: 27, column: 5, scope: !2712, inlinedAt: !2713)
!2766 = !DILocation(line: 27, column: 14, scope: !2712, inlinedAt: !2713)
!2767 = !DILocation(line: 28, column: 24, scope: !2712, inlinedAt: !2713)
!2768 = !DILocation(line: 28, column: 35, scope: !2712, inlinedAt: !2713)
!2769 = !DILocation(line: 28, column: 5, scope: !2712, inlinedAt: !2713)
!2770 = !DILocation(line: 28, column: 14, scope: !2712, inlinedAt: !2713)
!2771 = !DILocation(line: 29, column: 39, scope: !2712, inlinedAt: !2713)
!2772 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2773 = !DILocation(line: 29, column: 36, scope: !2712, inlinedAt: !2713)
!2774 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2773)
!2775 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2773)
!2776 = !DILocation(line: 29, column: 55, scope: !2712, inlinedAt: !2713)
!2777 = !DILocation(line: 29, column: 52, scope: !2712, inlinedAt: !2713)
!2778 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2777)
!2779 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2777)
!2780 = !DILocation(line: 29, column: 71, scope: !2712, inlinedAt: !2713)
!2781 = !DILocation(line: 29, column: 68, scope: !2712, inlinedAt: !2713)
!2782 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2781)
!2783 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2781)
!2784 = !DILocation(line: 29, column: 5, scope: !2712, inlinedAt: !2713)
!2785 = !DILocation(line: 29, column: 14, scope: !2712, inlinedAt: !2713)
!2786 = !DILocation(line: 29, column: 23, scope: !2712, inlinedAt: !2713)
!2787 = !DILocation(line: 30, column: 39, scope: !2712, inlinedAt: !2713)
!2788 = !DILocation(line: 30, column: 36, scope: !2712, inlinedAt: !2713)
!2789 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2788)
!2790 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2788)
!2791 = !DILocation(line: 30, column: 55, scope: !2712, inlinedAt: !2713)
!2792 = !DILocation(line: 30, column: 52, scope: !2712, inlinedAt: !2713)
!2793 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2792)
!2794 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2792)
!2795 = !DILocation(line: 30, column: 70, scope: !2712, inlinedAt: !2713)
!2796 = !DILocation(line: 30, column: 67, scope: !2712, inlinedAt: !2713)
!2797 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2796)
!2798 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2796)
!2799 = !DILocation(line: 30, column: 5, scope: !2712, inlinedAt: !2713)
!2800 = !DILocation(line: 30, column: 14, scope: !2712, inlinedAt: !2713)
!2801 = !DILocation(line: 30, column: 23, scope: !2712, inlinedAt: !2713)
!2802 = !DILocation(line: 33, column: 2, scope: !2712, inlinedAt: !2713)
!2803 = !DILocation(line: 34, column: 2, scope: !2712, inlinedAt: !2713)
!2804 = !DILocation(line: 35, column: 2, scope: !2712, inlinedAt: !2713)
!2805 = !DILocation(line: 36, column: 5, scope: !2712, inlinedAt: !2713)
!2806 = !DILocation(line: 37, column: 2, scope: !2712, inlinedAt: !2713)
!2807 = !DILocation(line: 38, column: 2, scope: !2712, inlinedAt: !2713)
!2808 = !DILocation(line: 39, column: 2, scope: !2712, inlinedAt: !2713)
!2809 = !DILocation(line: 40, column: 2, scope: !2712, inlinedAt: !2713)
!2810 = !DILocation(line: 41, column: 5, scope: !2712, inlinedAt: !2713)
!2811 = !DILocation(line: 44, column: 2, scope: !2712, inlinedAt: !2713)
!2812 = !DILocation(line: 45, column: 5, scope: !2712, inlinedAt: !2713)
!2813 = !DILocation(line: 48, column: 14, scope: !2712, inlinedAt: !2713)
!2814 = !DILocation(line: 48, column: 5, scope: !2712, inlinedAt: !2713)
!2815 = !DILocation(line: 49, column: 21, scope: !2712, inlinedAt: !2713)
!2816 = !DILocation(line: 49, column: 40, scope: !2712, inlinedAt: !2713)
!2817 = !DILocation(line: 49, column: 18, scope: !2712, inlinedAt: !2713)
!2818 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2817)
!2819 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2817)
!2820 = !DILocation(line: 49, column: 5, scope: !2712, inlinedAt: !2713)
!2821 = !DILocation(line: 50, column: 34, scope: !2712, inlinedAt: !2713)
!2822 = !DILocation(line: 50, column: 28, scope: !2712, inlinedAt: !2713)
!2823 = !DILocation(line: 50, column: 18, scope: !2712, inlinedAt: !2713)
!2824 = !DILocation(line: 10, column: 6, scope: !2772, inlinedAt: !2823)
!2825 = !DILocation(line: 14, column: 2, scope: !2772, inlinedAt: !2823)
!2826 = !DILocation(line: 50, column: 5, scope: !2712, inlinedAt: !2713)
!2827 = !DILocation(line: 51, column: 17, scope: !2712, inlinedAt: !2713)
!2828 = !DILocation(line: 51, column: 13, scope: !2712, inlinedAt: !2713)
!2829 = !DILocation(line: 51, column: 21, scope: !2712, inlinedAt: !2713)
!2830 = !DILocation(line: 51, column: 5, scope: !2712, inlinedAt: !2713)
!2831 = !DILocation(line: 53, column: 5, scope: !2712, inlinedAt: !2713)
!2832 = distinct !DISubprogram(name: "ConvertUint64", scope: !899, file: !899, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2833 = !DILocation(line: 219, column: 6, scope: !2832)
!2834 = !DILocation(line: 220, column: 32, scope: !2832)
!2835 = !DILocation(line: 221, column: 20, scope: !2832)
!2836 = !DILocation(line: 221, column: 41, scope: !2832)
!2837 = !DILocation(line: 221, column: 44, scope: !2832)
!2838 = !DILocation(line: 221, column: 18, scope: !2832)
!2839 = !DILocation(line: 221, column: 66, scope: !2832)
!2840 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2841 = !DILocation(line: 221, column: 14, scope: !2832)
!2842 = !DILocation(line: 62, column: 53, scope: !2840, inlinedAt: !2841)
!2843 = !DILocation(line: 62, column: 48, scope: !2840, inlinedAt: !2841)
!2844 = !DILocation(line: 62, column: 70, scope: !2840, inlinedAt: !2841)
!2845 = !DILocation(line: 62, column: 64, scope: !2840, inlinedAt: !2841)
!2846 = !DILocation(line: 62, column: 87, scope: !2840, inlinedAt: !2841)
!2847 = !DILocation(line: 62, column: 81, scope: !2840, inlinedAt: !2841)
!2848 = !DILocation(line: 62, column: 98, scope: !2840, inlinedAt: !2841)
!2849 = !DILocation(line: 62, column: 5, scope: !2840, inlinedAt: !2841)
!2850 = !DILocation(line: 62, column: 13, scope: !2840, inlinedAt: !2841)
!2851 = !DILocation(line: 62, column: 21, scope: !2840, inlinedAt: !2841)
!2852 = !DILocation(line: 62, column: 29, scope: !2840, inlinedAt: !2841)
!2853 = !DILocation(line: 62, column: 37, scope: !2840, inlinedAt: !2841)
!2854 = !DILocation(line: 63, column: 54, scope: !2840, inlinedAt: !2841)
!2855 = !DILocation(line: 63, column: 48, scope: !2840, inlinedAt: !2841)
!2856 = !DILocation(line: 63, column: 72, scope: !2840, inlinedAt: !2841)
!2857 = !DILocation(line: 63, column: 65, scope: !2840, inlinedAt: !2841)
!2858 = !DILocation(line: 63, column: 90, scope: !2840, inlinedAt: !2841)
!2859 = !DILocation(line: 63, column: 83, scope: !2840, inlinedAt: !2841)
!2860 = !DILocation(line: 63, column: 5, scope: !2840, inlinedAt: !2841)
!2861 = !DILocation(line: 63, column: 13, scope: !2840, inlinedAt: !2841)
!2862 = !DILocation(line: 63, column: 21, scope: !2840, inlinedAt: !2841)
!2863 = !DILocation(line: 63, column: 29, scope: !2840, inlinedAt: !2841)
!2864 = !DILocation(line: 63, column: 37, scope: !2840, inlinedAt: !2841)
!2865 = !DILocation(line: 64, column: 37, scope: !2840, inlinedAt: !2841)
!2866 = !DILocation(line: 64, column: 35, scope: !2840, inlinedAt: !2841)
!2867 = !DILocation(line: 64, column: 56, scope: !2840, inlinedAt: !2841)
!2868 = !DILocation(line: 64, column: 54, scope: !2840, inlinedAt: !2841)
!2869 = !DILocation(line: 64, column: 76, scope: !2840, inlinedAt: !2841)
!2870 = !DILocation(line: 64, column: 74, scope: !2840, inlinedAt: !2841)
!2871 = !DILocation(line: 64, column: 5, scope: !2840, inlinedAt: !2841)
!2872 = !DILocation(line: 64, column: 14, scope: !2840, inlinedAt: !2841)
!2873 = !DILocation(line: 64, column: 23, scope: !2840, inlinedAt: !2841)
!2874 = !DILocation(line: 65, column: 28, scope: !2840, inlinedAt: !2841)
!2875 = !DILocation(line: 65, column: 26, scope: !2840, inlinedAt: !2841)
!2876 = !DILocation(line: 65, column: 5, scope: !2840, inlinedAt: !2841)
!2877 = !DILocation(line: 65, column: 14, scope: !2840, inlinedAt: !2841)
!2878 = !DILocation(line: 66, column: 22, scope: !2840, inlinedAt: !2841)
!2879 = !DILocation(line: 66, column: 12, scope: !2840, inlinedAt: !2841)
!2880 = !DILocation(line: 67, column: 34, scope: !2840, inlinedAt: !2841)
!2881 = !DILocation(line: 67, column: 26, scope: !2840, inlinedAt: !2841)
!2882 = !DILocation(line: 67, column: 57, scope: !2840, inlinedAt: !2841)
!2883 = !DILocation(line: 67, column: 49, scope: !2840, inlinedAt: !2841)
!2884 = !DILocation(line: 67, column: 5, scope: !2840, inlinedAt: !2841)
!2885 = !DILocation(line: 67, column: 14, scope: !2840, inlinedAt: !2841)
!2886 = !DILocation(line: 68, column: 28, scope: !2840, inlinedAt: !2841)
!2887 = !DILocation(line: 68, column: 26, scope: !2840, inlinedAt: !2841)
!2888 = !DILocation(line: 68, column: 69, scope: !2840, inlinedAt: !2841)
!2889 = !DILocation(line: 68, column: 54, scope: !2840, inlinedAt: !2841)
!2890 = !DILocation(line: 68, column: 52, scope: !2840, inlinedAt: !2841)
!2891 = !DILocation(line: 68, column: 5, scope: !2840, inlinedAt: !2841)
!2892 = !DILocation(line: 68, column: 14, scope: !2840, inlinedAt: !2841)
!2893 = !DILocation(line: 69, column: 40, scope: !2840, inlinedAt: !2841)
!2894 = !DILocation(line: 69, column: 24, scope: !2840, inlinedAt: !2841)
!2895 = !DILocation(line: 69, column: 17, scope: !2840, inlinedAt: !2841)
!2896 = !DILocation(line: 69, column: 5, scope: !2840, inlinedAt: !2841)
!2897 = !DILocation(line: 222, column: 21, scope: !2832)
!2898 = !DILocation(line: 222, column: 27, scope: !2832)
!2899 = !DILocation(line: 222, column: 19, scope: !2832)
!2900 = !DILocation(line: 222, column: 33, scope: !2832)
!2901 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2902 = !DILocation(line: 222, column: 11, scope: !2832)
!2903 = !DILocation(line: 74, column: 34, scope: !2901, inlinedAt: !2902)
!2904 = !DILocation(line: 74, column: 26, scope: !2901, inlinedAt: !2902)
!2905 = !DILocation(line: 74, column: 47, scope: !2901, inlinedAt: !2902)
!2906 = !DILocation(line: 74, column: 5, scope: !2901, inlinedAt: !2902)
!2907 = !DILocation(line: 74, column: 13, scope: !2901, inlinedAt: !2902)
!2908 = distinct !DISubprogram(name: "AtomicsUint64", scope: !899, file: !899, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2909 = !DILocation(line: 229, column: 6, scope: !2908)
!2910 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2911 = !DILocation(line: 230, column: 9, scope: !2908)
!2912 = !DILocation(line: 15, column: 23, scope: !2910, inlinedAt: !2911)
!2913 = !DILocation(line: 16, column: 14, scope: !2910, inlinedAt: !2911)
!2914 = !DILocation(line: 16, column: 8, scope: !2910, inlinedAt: !2911)
!2915 = !DILocation(line: 17, column: 25, scope: !2910, inlinedAt: !2911)
!2916 = !DILocation(line: 17, column: 15, scope: !2910, inlinedAt: !2911)
!2917 = !DILocation(line: 18, column: 25, scope: !2910, inlinedAt: !2911)
!2918 = !DILocation(line: 18, column: 15, scope: !2910, inlinedAt: !2911)
!2919 = !DILocation(line: 19, column: 25, scope: !2910, inlinedAt: !2911)
!2920 = !DILocation(line: 19, column: 15, scope: !2910, inlinedAt: !2911)
!2921 = !DILocation(line: 20, column: 25, scope: !2910, inlinedAt: !2911)
!2922 = !DILocation(line: 20, column: 15, scope: !2910, inlinedAt: !2911)
!2923 = !DILocation(line: 21, column: 42, scope: !2910, inlinedAt: !2911)
!2924 = !DILocation(line: 21, column: 32, scope: !2910, inlinedAt: !2911)
!2925 = !DILocation(line: 21, column: 5, scope: !2910, inlinedAt: !2911)
!2926 = !DILocation(line: 22, column: 29, scope: !2910, inlinedAt: !2911)
!2927 = !DILocation(line: 22, column: 19, scope: !2910, inlinedAt: !2911)
!2928 = !DILocation(line: 22, column: 34, scope: !2910, inlinedAt: !2911)
!2929 = !DILocation(line: 23, column: 26, scope: !2910, inlinedAt: !2911)
!2930 = !DILocation(line: 23, column: 18, scope: !2910, inlinedAt: !2911)
!2931 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !899, file: !899, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2932 = !DILocation(line: 236, column: 6, scope: !2931)
!2933 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2934 = !DILocation(line: 236, column: 71, scope: !2931)
!2935 = !DILocation(line: 30, column: 23, scope: !2933, inlinedAt: !2934)
!2936 = !DILocation(line: 31, column: 25, scope: !2933, inlinedAt: !2934)
!2937 = !DILocation(line: 31, column: 46, scope: !2933, inlinedAt: !2934)
!2938 = !DILocation(line: 31, column: 37, scope: !2933, inlinedAt: !2934)
!2939 = !DILocation(line: 31, column: 30, scope: !2933, inlinedAt: !2934)
!2940 = !DILocation(line: 31, column: 15, scope: !2933, inlinedAt: !2934)
!2941 = !DILocation(line: 32, column: 24, scope: !2933, inlinedAt: !2934)
!2942 = !DILocation(line: 32, column: 14, scope: !2933, inlinedAt: !2934)
!2943 = !DILocation(line: 33, column: 25, scope: !2933, inlinedAt: !2934)
!2944 = !DILocation(line: 33, column: 31, scope: !2933, inlinedAt: !2934)
!2945 = !DILocation(line: 33, column: 15, scope: !2933, inlinedAt: !2934)
!2946 = !DILocation(line: 35, column: 35, scope: !2933, inlinedAt: !2934)
!2947 = !DILocation(line: 35, column: 25, scope: !2933, inlinedAt: !2934)
!2948 = !DILocation(line: 36, column: 55, scope: !2933, inlinedAt: !2934)
!2949 = !DILocation(line: 36, column: 30, scope: !2933, inlinedAt: !2934)
!2950 = !DILocation(line: 36, column: 59, scope: !2933, inlinedAt: !2934)
!2951 = !DILocation(line: 37, column: 7, scope: !2933, inlinedAt: !2934)
!2952 = !DILocation(line: 41, column: 39, scope: !2933, inlinedAt: !2934)
!2953 = !DILocation(line: 41, column: 29, scope: !2933, inlinedAt: !2934)
!2954 = !DILocation(line: 41, column: 50, scope: !2933, inlinedAt: !2934)
!2955 = !DILocation(line: 42, column: 26, scope: !2933, inlinedAt: !2934)
!2956 = !DILocation(line: 42, column: 16, scope: !2933, inlinedAt: !2934)
!2957 = distinct !DISubprogram(name: "IntegersUint", scope: !899, file: !899, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2958 = !DILocation(line: 241, column: 6, scope: !2957)
!2959 = !DILocation(line: 242, column: 32, scope: !2957)
!2960 = !DILocation(line: 243, column: 17, scope: !2957)
!2961 = !DILocation(line: 243, column: 35, scope: !2957)
!2962 = !DILocation(line: 243, column: 38, scope: !2957)
!2963 = !DILocation(line: 243, column: 15, scope: !2957)
!2964 = !DILocation(line: 243, column: 57, scope: !2957)
!2965 = !DILocation(line: 243, column: 63, scope: !2957)
!2966 = !DILocation(line: 243, column: 74, scope: !2957)
!2967 = !DILocation(line: 243, column: 72, scope: !2957)
!2968 = distinct !DISubprogram(name: "Integers", scope: !911, file: !911, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2969 = !DILocation(line: 243, column: 11, scope: !2957)
!2970 = !DILocation(line: 14, column: 28, scope: !2968, inlinedAt: !2969)
!2971 = !DILocation(line: 14, column: 33, scope: !2968, inlinedAt: !2969)
!2972 = !DILocation(line: 14, column: 38, scope: !2968, inlinedAt: !2969)
!2973 = !DILocation(line: 14, column: 5, scope: !2968, inlinedAt: !2969)
!2974 = !DILocation(line: 14, column: 13, scope: !2968, inlinedAt: !2969)
!2975 = !DILocation(line: 14, column: 21, scope: !2968, inlinedAt: !2969)
!2976 = !DILocation(line: 15, column: 36, scope: !2968, inlinedAt: !2969)
!2977 = !DILocation(line: 15, column: 41, scope: !2968, inlinedAt: !2969)
!2978 = !DILocation(line: 15, column: 46, scope: !2968, inlinedAt: !2969)
!2979 = !DILocation(line: 15, column: 51, scope: !2968, inlinedAt: !2969)
!2980 = !DILocation(line: 15, column: 5, scope: !2968, inlinedAt: !2969)
!2981 = !DILocation(line: 15, column: 13, scope: !2968, inlinedAt: !2969)
!2982 = !DILocation(line: 15, column: 21, scope: !2968, inlinedAt: !2969)
!2983 = !DILocation(line: 15, column: 29, scope: !2968, inlinedAt: !2969)
!2984 = !DILocation(line: 16, column: 27, scope: !2968, inlinedAt: !2969)
!2985 = !DILocation(line: 16, column: 31, scope: !2968, inlinedAt: !2969)
!2986 = !DILocation(line: 16, column: 5, scope: !2968, inlinedAt: !2969)
!2987 = !DILocation(line: 16, column: 13, scope: !2968, inlinedAt: !2969)
!2988 = !DILocation(line: 16, column: 21, scope: !2968, inlinedAt: !2969)
!2989 = !DILocation(line: 17, column: 22, scope: !2968, inlinedAt: !2969)
!2990 = !DILocation(line: 17, column: 28, scope: !2968, inlinedAt: !2969)
!2991 = !DILocation(line: 17, column: 5, scope: !2968, inlinedAt: !2969)
!2992 = !DILocation(line: 17, column: 14, scope: !2968, inlinedAt: !2969)
!2993 = !DILocation(line: 18, column: 27, scope: !2968, inlinedAt: !2969)
!2994 = !DILocation(line: 18, column: 22, scope: !2968, inlinedAt: !2969)
!2995 = !DILocation(line: 18, column: 40, scope: !2968, inlinedAt: !2969)
!2996 = !DILocation(line: 18, column: 33, scope: !2968, inlinedAt: !2969)
!2997 = !DILocation(line: 18, column: 5, scope: !2968, inlinedAt: !2969)
!2998 = !DILocation(line: 18, column: 14, scope: !2968, inlinedAt: !2969)
!2999 = !DILocation(line: 19, column: 22, scope: !2968, inlinedAt: !2969)
!3000 = !DILocation(line: 19, column: 28, scope: !2968, inlinedAt: !2969)
!3001 = !DILocation(line: 19, column: 5, scope: !2968, inlinedAt: !2969)
!3002 = !DILocation(line: 19, column: 14, scope: !2968, inlinedAt: !2969)
!3003 = !DILocation(line: 20, column: 25, scope: !2968, inlinedAt: !2969)
!3004 = !DILocation(line: 20, column: 35, scope: !2968, inlinedAt: !2969)
!3005 = !DILocation(line: 20, column: 31, scope: !2968, inlinedAt: !2969)
!3006 = !DILocation(line: 20, column: 5, scope: !2968, inlinedAt: !2969)
!3007 = !DILocation(line: 20, column: 14, scope: !2968, inlinedAt: !2969)
!3008 = !DILocation(line: 21, column: 7, scope: !2968, inlinedAt: !2969)
!3009 = !DILocation(line: 22, column: 23, scope: !2968, inlinedAt: !2969)
!3010 = !DILocation(line: 22, column: 28, scope: !2968, inlinedAt: !2969)
!3011 = !DILocation(line: 22, column: 6, scope: !2968, inlinedAt: !2969)
!3012 = !DILocation(line: 22, column: 15, scope: !2968, inlinedAt: !2969)
!3013 = !DILocation(line: 24, column: 6, scope: !2968, inlinedAt: !2969)
!3014 = !DILocation(line: 24, column: 15, scope: !2968, inlinedAt: !2969)
!3015 = !DILocation(line: 26, column: 22, scope: !2968, inlinedAt: !2969)
!3016 = !DILocation(line: 26, column: 27, scope: !2968, inlinedAt: !2969)
!3017 = !DILocation(line: 26, column: 5, scope: !2968, inlinedAt: !2969)
!3018 = !DILocation(line: 26, column: 14, scope: !2968, inlinedAt: !2969)
!3019 = !DILocation(line: 27, column: 22, scope: !2968, inlinedAt: !2969)
!3020 = !DILocation(line: 27, column: 27, scope: !2968, inlinedAt: !2969)
!3021 = !DILocation(line: 27, column: 5, scope: !2968, inlinedAt: !2969)
!3022 = !DILocation(line: 27, column: 14, scope: !2968, inlinedAt: !2969)
!3023 = !DILocation(line: 28, column: 24, scope: !2968, inlinedAt: !2969)
!3024 = !DILocation(line: 28, column: 35, scope: !2968, inlinedAt: !2969)
!3025 = !DILocation(line: 28, column: 5, scope: !2968, inlinedAt: !2969)
!3026 = !DILocation(line: 28, column: 14, scope: !2968, inlinedAt: !2969)
!3027 = !DILocation(line: 29, column: 39, scope: !2968, inlinedAt: !2969)
!3028 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3029 = !DILocation(line: 29, column: 36, scope: !2968, inlinedAt: !2969)
!3030 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3029)
!3031 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3029)
!3032 = !DILocation(line: 29, column: 55, scope: !2968, inlinedAt: !2969)
!3033 = !DILocation(line: 29, column: 52, scope: !2968, inlinedAt: !2969)
!3034 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3033)
!3035 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3033)
!3036 = !DILocation(line: 29, column: 71, scope: !2968, inlinedAt: !2969)
!3037 = !DILocation(line: 29, column: 68, scope: !2968, inlinedAt: !2969)
!3038 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3037)
!3039 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3037)
!3040 = !DILocation(line: 29, column: 5, scope: !2968, inlinedAt: !2969)
!3041 = !DILocation(line: 29, column: 14, scope: !2968, inlinedAt: !2969)
!3042 = !DILocation(line: 29, column: 23, scope: !2968, inlinedAt: !2969)
!3043 = !DILocation(line: 30, column: 39, scope: !2968, inlinedAt: !2969)
!3044 = !DILocation(line: 30, column: 36, scope: !2968, inlinedAt: !2969)
!3045 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3044)
!3046 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3044)
!3047 = !DILocation(line: 30, column: 55, scope: !2968, inlinedAt: !2969)
!3048 = !DILocation(line: 30, column: 52, scope: !2968, inlinedAt: !2969)
!3049 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3048)
!3050 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3048)
!3051 = !DILocation(line: 30, column: 70, scope: !2968, inlinedAt: !2969)
!3052 = !DILocation(line: 30, column: 67, scope: !2968, inlinedAt: !2969)
!3053 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3052)
!3054 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3052)
!3055 = !DILocation(line: 30, column: 5, scope: !2968, inlinedAt: !2969)
!3056 = !DILocation(line: 30, column: 14, scope: !2968, inlinedAt: !2969)
!3057 = !DILocation(line: 30, column: 23, scope: !2968, inlinedAt: !2969)
!3058 = !DILocation(line: 33, column: 2, scope: !2968, inlinedAt: !2969)
!3059 = !DILocation(line: 34, column: 2, scope: !2968, inlinedAt: !2969)
!3060 = !DILocation(line: 35, column: 2, scope: !2968, inlinedAt: !2969)
!3061 = !DILocation(line: 36, column: 5, scope: !2968, inlinedAt: !2969)
!3062 = !DILocation(line: 37, column: 2, scope: !2968, inlinedAt: !2969)
!3063 = !DILocation(line: 38, column: 2, scope: !2968, inlinedAt: !2969)
!3064 = !DILocation(line: 39, column: 2, scope: !2968, inlinedAt: !2969)
!3065 = !DILocation(line: 40, column: 2, scope: !2968, inlinedAt: !2969)
!3066 = !DILocation(line: 41, column: 5, scope: !2968, inlinedAt: !2969)
!3067 = !DILocation(line: 44, column: 2, scope: !2968, inlinedAt: !2969)
!3068 = !DILocation(line: 45, column: 5, scope: !2968, inlinedAt: !2969)
!3069 = !DILocation(line: 48, column: 14, scope: !2968, inlinedAt: !2969)
!3070 = !DILocation(line: 48, column: 5, scope: !2968, inlinedAt: !2969)
!3071 = !DILocation(line: 49, column: 21, scope: !2968, inlinedAt: !2969)
!3072 = !DILocation(line: 49, column: 40, scope: !2968, inlinedAt: !2969)
!3073 = !DILocation(line: 49, column: 18, scope: !2968, inlinedAt: !2969)
!3074 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3073)
!3075 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3073)
!3076 = !DILocation(line: 49, column: 5, scope: !2968, inlinedAt: !2969)
!3077 = !DILocation(line: 50, column: 34, scope: !2968, inlinedAt: !2969)
!3078 = !DILocation(line: 50, column: 28, scope: !2968, inlinedAt: !2969)
!3079 = !DILocation(line: 50, column: 18, scope: !2968, inlinedAt: !2969)
!3080 = !DILocation(line: 10, column: 6, scope: !3028, inlinedAt: !3079)
!3081 = !DILocation(line: 14, column: 2, scope: !3028, inlinedAt: !3079)
!3082 = !DILocation(line: 50, column: 5, scope: !2968, inlinedAt: !2969)
!3083 = !DILocation(line: 51, column: 17, scope: !2968, inlinedAt: !2969)
!3084 = !DILocation(line: 51, column: 13, scope: !2968, inlinedAt: !2969)
!3085 = !DILocation(line: 51, column: 21, scope: !2968, inlinedAt: !2969)
!3086 = !DILocation(line: 51, column: 5, scope: !2968, inlinedAt: !2969)
!3087 = !DILocation(line: 53, column: 5, scope: !2968, inlinedAt: !2969)
!3088 = distinct !DISubprogram(name: "ConvertUint", scope: !899, file: !899, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3089 = !DILocation(line: 250, column: 6, scope: !3088)
!3090 = !DILocation(line: 251, column: 32, scope: !3088)
!3091 = !DILocation(line: 252, column: 20, scope: !3088)
!3092 = !DILocation(line: 252, column: 41, scope: !3088)
!3093 = !DILocation(line: 252, column: 44, scope: !3088)
!3094 = !DILocation(line: 252, column: 18, scope: !3088)
!3095 = !DILocation(line: 252, column: 66, scope: !3088)
!3096 = distinct !DISubprogram(name: "Conversions", scope: !911, file: !911, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3097 = !DILocation(line: 252, column: 14, scope: !3088)
!3098 = !DILocation(line: 62, column: 53, scope: !3096, inlinedAt: !3097)
!3099 = !DILocation(line: 62, column: 48, scope: !3096, inlinedAt: !3097)
!3100 = !DILocation(line: 62, column: 70, scope: !3096, inlinedAt: !3097)
!3101 = !DILocation(line: 62, column: 64, scope: !3096, inlinedAt: !3097)
!3102 = !DILocation(line: 62, column: 87, scope: !3096, inlinedAt: !3097)
!3103 = !DILocation(line: 62, column: 81, scope: !3096, inlinedAt: !3097)
!3104 = !DILocation(line: 62, column: 98, scope: !3096, inlinedAt: !3097)
!3105 = !DILocation(line: 62, column: 5, scope: !3096, inlinedAt: !3097)
!3106 = !DILocation(line: 62, column: 13, scope: !3096, inlinedAt: !3097)
!3107 = !DILocation(line: 62, column: 21, scope: !3096, inlinedAt: !3097)
!3108 = !DILocation(line: 62, column: 29, scope: !3096, inlinedAt: !3097)
!3109 = !DILocation(line: 62, column: 37, scope: !3096, inlinedAt: !3097)
!3110 = !DILocation(line: 63, column: 54, scope: !3096, inlinedAt: !3097)
!3111 = !DILocation(line: 63, column: 48, scope: !3096, inlinedAt: !3097)
!3112 = !DILocation(line: 63, column: 72, scope: !3096, inlinedAt: !3097)
!3113 = !DILocation(line: 63, column: 65, scope: !3096, inlinedAt: !3097)
!3114 = !DILocation(line: 63, column: 90, scope: !3096, inlinedAt: !3097)
!3115 = !DILocation(line: 63, column: 83, scope: !3096, inlinedAt: !3097)
!3116 = !DILocation(line: 63, column: 5, scope: !3096, inlinedAt: !3097)
!3117 = !DILocation(line: 63, column: 13, scope: !3096, inlinedAt: !3097)
!3118 = !DILocation(line: 63, column: 21, scope: !3096, inlinedAt: !3097)
!3119 = !DILocation(line: 63, column: 29, scope: !3096, inlinedAt: !3097)
!3120 = !DILocation(line: 63, column: 37, scope: !3096, inlinedAt: !3097)
!3121 = !DILocation(line: 64, column: 37, scope: !3096, inlinedAt: !3097)
!3122 = !DILocation(line: 64, column: 35, scope: !3096, inlinedAt: !3097)
!3123 = !DILocation(line: 64, column: 56, scope: !3096, inlinedAt: !3097)
!3124 = !DILocation(line: 64, column: 54, scope: !3096, inlinedAt: !3097)
!3125 = !DILocation(line: 64, column: 76, scope: !3096, inlinedAt: !3097)
!3126 = !DILocation(line: 64, column: 74, scope: !3096, inlinedAt: !3097)
!3127 = !DILocation(line: 64, column: 5, scope: !3096, inlinedAt: !3097)
!3128 = !DILocation(line: 64, column: 14, scope: !3096, inlinedAt: !3097)
!3129 = !DILocation(line: 64, column: 23, scope: !3096, inlinedAt: !3097)
!3130 = !DILocation(line: 65, column: 28, scope: !3096, inlinedAt: !3097)
!3131 = !DILocation(line: 65, column: 26, scope: !3096, inlinedAt: !3097)
!3132 = !DILocation(line: 65, column: 5, scope: !3096, inlinedAt: !3097)
!3133 = !DILocation(line: 65, column: 14, scope: !3096, inlinedAt: !3097)
!3134 = !DILocation(line: 66, column: 22, scope: !3096, inlinedAt: !3097)
!3135 = !DILocation(line: 66, column: 12, scope: !3096, inlinedAt: !3097)
!3136 = !DILocation(line: 67, column: 34, scope: !3096, inlinedAt: !3097)
!3137 = !DILocation(line: 67, column: 26, scope: !3096, inlinedAt: !3097)
!3138 = !DILocation(line: 67, column: 57, scope: !3096, inlinedAt: !3097)
!3139 = !DILocation(line: 67, column: 49, scope: !3096, inlinedAt: !3097)
!3140 = !DILocation(line: 67, column: 5, scope: !3096, inlinedAt: !3097)
!3141 = !DILocation(line: 67, column: 14, scope: !3096, inlinedAt: !3097)
!3142 = !DILocation(line: 68, column: 28, scope: !3096, inlinedAt: !3097)
!3143 = !DILocation(line: 68, column: 26, scope: !3096, inlinedAt: !3097)
!3144 = !DILocation(line: 68, column: 69, scope: !3096, inlinedAt: !3097)
!3145 = !DILocation(line: 68, column: 54, scope: !3096, inlinedAt: !3097)
!3146 = !DILocation(line: 68, column: 52, scope: !3096, inlinedAt: !3097)
!3147 = !DILocation(line: 68, column: 5, scope: !3096, inlinedAt: !3097)
!3148 = !DILocation(line: 68, column: 14, scope: !3096, inlinedAt: !3097)
!3149 = !DILocation(line: 69, column: 40, scope: !3096, inlinedAt: !3097)
!3150 = !DILocation(line: 69, column: 24, scope: !3096, inlinedAt: !3097)
!3151 = !DILocation(line: 69, column: 17, scope: !3096, inlinedAt: !3097)
!3152 = !DILocation(line: 69, column: 5, scope: !3096, inlinedAt: !3097)
!3153 = !DILocation(line: 253, column: 21, scope: !3088)
!3154 = !DILocation(line: 253, column: 27, scope: !3088)
!3155 = !DILocation(line: 253, column: 19, scope: !3088)
!3156 = !DILocation(line: 253, column: 33, scope: !3088)
!3157 = distinct !DISubprogram(name: "Rounding", scope: !911, file: !911, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3158 = !DILocation(line: 253, column: 11, scope: !3088)
!3159 = !DILocation(line: 74, column: 34, scope: !3157, inlinedAt: !3158)
!3160 = !DILocation(line: 74, column: 26, scope: !3157, inlinedAt: !3158)
!3161 = !DILocation(line: 74, column: 47, scope: !3157, inlinedAt: !3158)
!3162 = !DILocation(line: 74, column: 5, scope: !3157, inlinedAt: !3158)
!3163 = !DILocation(line: 74, column: 13, scope: !3157, inlinedAt: !3158)
!3164 = distinct !DISubprogram(name: "AtomicsUint", scope: !899, file: !899, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3165 = !DILocation(line: 260, column: 6, scope: !3164)
!3166 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3167 = !DILocation(line: 261, column: 9, scope: !3164)
!3168 = !DILocation(line: 15, column: 23, scope: !3166, inlinedAt: !3167)
!3169 = !DILocation(line: 16, column: 14, scope: !3166, inlinedAt: !3167)
!3170 = !DILocation(line: 16, column: 8, scope: !3166, inlinedAt: !3167)
!3171 = !DILocation(line: 17, column: 25, scope: !3166, inlinedAt: !3167)
!3172 = !DILocation(line: 17, column: 15, scope: !3166, inlinedAt: !3167)
!3173 = !DILocation(line: 18, column: 25, scope: !3166, inlinedAt: !3167)
!3174 = !DILocation(line: 18, column: 15, scope: !3166, inlinedAt: !3167)
!3175 = !DILocation(line: 19, column: 25, scope: !3166, inlinedAt: !3167)
!3176 = !DILocation(line: 19, column: 15, scope: !3166, inlinedAt: !3167)
!3177 = !DILocation(line: 20, column: 25, scope: !3166, inlinedAt: !3167)
!3178 = !DILocation(line: 20, column: 15, scope: !3166, inlinedAt: !3167)
!3179 = !DILocation(line: 21, column: 42, scope: !3166, inlinedAt: !3167)
!3180 = !DILocation(line: 21, column: 32, scope: !3166, inlinedAt: !3167)
!3181 = !DILocation(line: 21, column: 5, scope: !3166, inlinedAt: !3167)
!3182 = !DILocation(line: 22, column: 29, scope: !3166, inlinedAt: !3167)
!3183 = !DILocation(line: 22, column: 19, scope: !3166, inlinedAt: !3167)
!3184 = !DILocation(line: 22, column: 34, scope: !3166, inlinedAt: !3167)
!3185 = !DILocation(line: 23, column: 26, scope: !3166, inlinedAt: !3167)
!3186 = !DILocation(line: 23, column: 18, scope: !3166, inlinedAt: !3167)
!3187 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !899, file: !899, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3188 = !DILocation(line: 267, column: 6, scope: !3187)
!3189 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3190 = !DILocation(line: 267, column: 67, scope: !3187)
!3191 = !DILocation(line: 30, column: 23, scope: !3189, inlinedAt: !3190)
!3192 = !DILocation(line: 31, column: 25, scope: !3189, inlinedAt: !3190)
!3193 = !DILocation(line: 31, column: 46, scope: !3189, inlinedAt: !3190)
!3194 = !DILocation(line: 31, column: 37, scope: !3189, inlinedAt: !3190)
!3195 = !DILocation(line: 31, column: 30, scope: !3189, inlinedAt: !3190)
!3196 = !DILocation(line: 31, column: 15, scope: !3189, inlinedAt: !3190)
!3197 = !DILocation(line: 32, column: 24, scope: !3189, inlinedAt: !3190)
!3198 = !DILocation(line: 32, column: 14, scope: !3189, inlinedAt: !3190)
!3199 = !DILocation(line: 33, column: 25, scope: !3189, inlinedAt: !3190)
!3200 = !DILocation(line: 33, column: 31, scope: !3189, inlinedAt: !3190)
!3201 = !DILocation(line: 33, column: 15, scope: !3189, inlinedAt: !3190)
!3202 = !DILocation(line: 35, column: 35, scope: !3189, inlinedAt: !3190)
!3203 = !DILocation(line: 35, column: 25, scope: !3189, inlinedAt: !3190)
!3204 = !DILocation(line: 36, column: 55, scope: !3189, inlinedAt: !3190)
!3205 = !DILocation(line: 36, column: 30, scope: !3189, inlinedAt: !3190)
!3206 = !DILocation(line: 36, column: 59, scope: !3189, inlinedAt: !3190)
!3207 = !DILocation(line: 37, column: 7, scope: !3189, inlinedAt: !3190)
!3208 = !DILocation(line: 41, column: 39, scope: !3189, inlinedAt: !3190)
!3209 = !DILocation(line: 41, column: 29, scope: !3189, inlinedAt: !3190)
!3210 = !DILocation(line: 41, column: 50, scope: !3189, inlinedAt: !3190)
!3211 = !DILocation(line: 42, column: 26, scope: !3189, inlinedAt: !3190)
!3212 = !DILocation(line: 42, column: 16, scope: !3189, inlinedAt: !3190)
!3213 = distinct !DISubprogram(name: "FloatsFloat32", scope: !899, file: !899, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3214 = !DILocation(line: 272, column: 6, scope: !3213)
!3215 = !DILocation(line: 273, column: 32, scope: !3213)
!3216 = !DILocation(line: 274, column: 15, scope: !3213)
!3217 = !DILocation(line: 274, column: 31, scope: !3213)
!3218 = !DILocation(line: 274, column: 34, scope: !3213)
!3219 = !DILocation(line: 274, column: 13, scope: !3213)
!3220 = !DILocation(line: 274, column: 51, scope: !3213)
!3221 = !DILocation(line: 274, column: 57, scope: !3213)
!3222 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3223 = distinct !DISubprogram(name: "Floats", scope: !3222, file: !3222, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3224 = !DILocation(line: 274, column: 9, scope: !3213)
!3225 = !DILocation(line: 15, column: 36, scope: !3223, inlinedAt: !3224)
!3226 = !DILocation(line: 15, column: 41, scope: !3223, inlinedAt: !3224)
!3227 = !DILocation(line: 15, column: 46, scope: !3223, inlinedAt: !3224)
!3228 = !DILocation(line: 15, column: 51, scope: !3223, inlinedAt: !3224)
!3229 = !DILocation(line: 15, column: 5, scope: !3223, inlinedAt: !3224)
!3230 = !DILocation(line: 15, column: 13, scope: !3223, inlinedAt: !3224)
!3231 = !DILocation(line: 15, column: 21, scope: !3223, inlinedAt: !3224)
!3232 = !DILocation(line: 15, column: 29, scope: !3223, inlinedAt: !3224)
!3233 = !DILocation(line: 16, column: 19, scope: !3223, inlinedAt: !3224)
!3234 = !DILocation(line: 16, column: 5, scope: !3223, inlinedAt: !3224)
!3235 = !DILocation(line: 16, column: 13, scope: !3223, inlinedAt: !3224)
!3236 = !DILocation(line: 17, column: 36, scope: !3223, inlinedAt: !3224)
!3237 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3238 = !DILocation(line: 17, column: 33, scope: !3223, inlinedAt: !3224)
!3239 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3238)
!3240 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3238)
!3241 = !DILocation(line: 17, column: 52, scope: !3223, inlinedAt: !3224)
!3242 = !DILocation(line: 17, column: 49, scope: !3223, inlinedAt: !3224)
!3243 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3242)
!3244 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3242)
!3245 = !DILocation(line: 17, column: 68, scope: !3223, inlinedAt: !3224)
!3246 = !DILocation(line: 17, column: 65, scope: !3223, inlinedAt: !3224)
!3247 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3246)
!3248 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3246)
!3249 = !DILocation(line: 17, column: 5, scope: !3223, inlinedAt: !3224)
!3250 = !DILocation(line: 17, column: 13, scope: !3223, inlinedAt: !3224)
!3251 = !DILocation(line: 17, column: 21, scope: !3223, inlinedAt: !3224)
!3252 = !DILocation(line: 18, column: 38, scope: !3223, inlinedAt: !3224)
!3253 = !DILocation(line: 18, column: 35, scope: !3223, inlinedAt: !3224)
!3254 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3253)
!3255 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3253)
!3256 = !DILocation(line: 18, column: 54, scope: !3223, inlinedAt: !3224)
!3257 = !DILocation(line: 18, column: 51, scope: !3223, inlinedAt: !3224)
!3258 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3257)
!3259 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3257)
!3260 = !DILocation(line: 18, column: 69, scope: !3223, inlinedAt: !3224)
!3261 = !DILocation(line: 18, column: 66, scope: !3223, inlinedAt: !3224)
!3262 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3261)
!3263 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3261)
!3264 = !DILocation(line: 18, column: 5, scope: !3223, inlinedAt: !3224)
!3265 = !DILocation(line: 18, column: 13, scope: !3223, inlinedAt: !3224)
!3266 = !DILocation(line: 18, column: 22, scope: !3223, inlinedAt: !3224)
!3267 = !DILocation(line: 19, column: 24, scope: !3223, inlinedAt: !3224)
!3268 = !DILocation(line: 19, column: 35, scope: !3223, inlinedAt: !3224)
!3269 = !DILocation(line: 19, column: 5, scope: !3223, inlinedAt: !3224)
!3270 = !DILocation(line: 19, column: 14, scope: !3223, inlinedAt: !3224)
!3271 = !DILocation(line: 20, column: 15, scope: !3223, inlinedAt: !3224)
!3272 = !DILocation(line: 20, column: 19, scope: !3223, inlinedAt: !3224)
!3273 = !DILocation(line: 20, column: 5, scope: !3223, inlinedAt: !3224)
!3274 = !DILocation(line: 21, column: 14, scope: !3223, inlinedAt: !3224)
!3275 = !DILocation(line: 21, column: 5, scope: !3223, inlinedAt: !3224)
!3276 = !DILocation(line: 22, column: 45, scope: !3223, inlinedAt: !3224)
!3277 = !DILocation(line: 22, column: 37, scope: !3223, inlinedAt: !3224)
!3278 = !DILocation(line: 22, column: 5, scope: !3223, inlinedAt: !3224)
!3279 = !DILocation(line: 22, column: 14, scope: !3223, inlinedAt: !3224)
!3280 = !DILocation(line: 23, column: 5, scope: !3223, inlinedAt: !3224)
!3281 = !DILocation(line: 24, column: 5, scope: !3223, inlinedAt: !3224)
!3282 = !DILocation(line: 24, column: 2, scope: !3223, inlinedAt: !3224)
!3283 = !DILocation(line: 25, column: 5, scope: !3223, inlinedAt: !3224)
!3284 = !DILocation(line: 25, column: 2, scope: !3223, inlinedAt: !3224)
!3285 = !DILocation(line: 26, column: 18, scope: !3223, inlinedAt: !3224)
!3286 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3285)
!3287 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3285)
!3288 = !DILocation(line: 26, column: 5, scope: !3223, inlinedAt: !3224)
!3289 = !DILocation(line: 27, column: 21, scope: !3223, inlinedAt: !3224)
!3290 = !DILocation(line: 27, column: 18, scope: !3223, inlinedAt: !3224)
!3291 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3290)
!3292 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3290)
!3293 = !DILocation(line: 27, column: 5, scope: !3223, inlinedAt: !3224)
!3294 = !DILocation(line: 29, column: 22, scope: !3223, inlinedAt: !3224)
!3295 = !DILocation(line: 29, column: 31, scope: !3223, inlinedAt: !3224)
!3296 = !DILocation(line: 29, column: 5, scope: !3223, inlinedAt: !3224)
!3297 = !DILocation(line: 29, column: 14, scope: !3223, inlinedAt: !3224)
!3298 = !DILocation(line: 30, column: 17, scope: !3223, inlinedAt: !3224)
!3299 = !DILocation(line: 30, column: 5, scope: !3223, inlinedAt: !3224)
!3300 = !DILocation(line: 31, column: 5, scope: !3223, inlinedAt: !3224)
!3301 = !DILocation(line: 32, column: 14, scope: !3223, inlinedAt: !3224)
!3302 = !DILocation(line: 32, column: 5, scope: !3223, inlinedAt: !3224)
!3303 = !DILocation(line: 33, column: 29, scope: !3223, inlinedAt: !3224)
!3304 = !DILocation(line: 33, column: 18, scope: !3223, inlinedAt: !3224)
!3305 = !DILocation(line: 10, column: 6, scope: !3237, inlinedAt: !3304)
!3306 = !DILocation(line: 14, column: 2, scope: !3237, inlinedAt: !3304)
!3307 = !DILocation(line: 33, column: 5, scope: !3223, inlinedAt: !3224)
!3308 = !DILocation(line: 34, column: 59, scope: !3223, inlinedAt: !3224)
!3309 = !DILocation(line: 34, column: 51, scope: !3223, inlinedAt: !3224)
!3310 = !DILocation(line: 34, column: 34, scope: !3223, inlinedAt: !3224)
!3311 = !DILocation(line: 34, column: 13, scope: !3223, inlinedAt: !3224)
!3312 = !DILocation(line: 34, column: 5, scope: !3223, inlinedAt: !3224)
!3313 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !899, file: !899, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3314 = !DILocation(line: 281, column: 6, scope: !3313)
!3315 = !DILocation(line: 282, column: 32, scope: !3313)
!3316 = !DILocation(line: 283, column: 20, scope: !3313)
!3317 = !DILocation(line: 283, column: 41, scope: !3313)
!3318 = !DILocation(line: 283, column: 44, scope: !3313)
!3319 = !DILocation(line: 283, column: 18, scope: !3313)
!3320 = !DILocation(line: 283, column: 66, scope: !3313)
!3321 = distinct !DISubprogram(name: "FloatToInts", scope: !3222, file: !3222, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3322 = !DILocation(line: 283, column: 14, scope: !3313)
!3323 = !DILocation(line: 39, column: 37, scope: !3321, inlinedAt: !3322)
!3324 = !DILocation(line: 39, column: 32, scope: !3321, inlinedAt: !3322)
!3325 = !DILocation(line: 39, column: 54, scope: !3321, inlinedAt: !3322)
!3326 = !DILocation(line: 39, column: 48, scope: !3321, inlinedAt: !3322)
!3327 = !DILocation(line: 39, column: 71, scope: !3321, inlinedAt: !3322)
!3328 = !DILocation(line: 39, column: 65, scope: !3321, inlinedAt: !3322)
!3329 = !DILocation(line: 39, column: 5, scope: !3321, inlinedAt: !3322)
!3330 = !DILocation(line: 39, column: 13, scope: !3321, inlinedAt: !3322)
!3331 = !DILocation(line: 39, column: 21, scope: !3321, inlinedAt: !3322)
!3332 = !DILocation(line: 40, column: 24, scope: !3321, inlinedAt: !3322)
!3333 = !DILocation(line: 40, column: 5, scope: !3321, inlinedAt: !3322)
!3334 = !DILocation(line: 40, column: 13, scope: !3321, inlinedAt: !3322)
!3335 = !DILocation(line: 42, column: 7, scope: !3321, inlinedAt: !3322)
!3336 = !DILocation(line: 43, column: 7, scope: !3321, inlinedAt: !3322)
!3337 = !DILocation(line: 41, column: 2, scope: !3321, inlinedAt: !3322)
!3338 = !DILocation(line: 45, column: 38, scope: !3321, inlinedAt: !3322)
!3339 = !DILocation(line: 45, column: 32, scope: !3321, inlinedAt: !3322)
!3340 = !DILocation(line: 45, column: 56, scope: !3321, inlinedAt: !3322)
!3341 = !DILocation(line: 45, column: 49, scope: !3321, inlinedAt: !3322)
!3342 = !DILocation(line: 45, column: 74, scope: !3321, inlinedAt: !3322)
!3343 = !DILocation(line: 45, column: 67, scope: !3321, inlinedAt: !3322)
!3344 = !DILocation(line: 45, column: 5, scope: !3321, inlinedAt: !3322)
!3345 = !DILocation(line: 45, column: 13, scope: !3321, inlinedAt: !3322)
!3346 = !DILocation(line: 45, column: 21, scope: !3321, inlinedAt: !3322)
!3347 = !DILocation(line: 46, column: 31, scope: !3321, inlinedAt: !3322)
!3348 = !DILocation(line: 46, column: 24, scope: !3321, inlinedAt: !3322)
!3349 = !DILocation(line: 46, column: 5, scope: !3321, inlinedAt: !3322)
!3350 = !DILocation(line: 46, column: 13, scope: !3321, inlinedAt: !3322)
!3351 = distinct !DISubprogram(name: "MathFloat32", scope: !899, file: !899, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3352 = !DILocation(line: 290, column: 6, scope: !3351)
!3353 = !DILocation(line: 291, column: 32, scope: !3351)
!3354 = !DILocation(line: 292, column: 13, scope: !3351)
!3355 = !DILocation(line: 292, column: 28, scope: !3351)
!3356 = !DILocation(line: 292, column: 31, scope: !3351)
!3357 = !DILocation(line: 292, column: 11, scope: !3351)
!3358 = !DILocation(line: 292, column: 47, scope: !3351)
!3359 = !DILocation(line: 292, column: 53, scope: !3351)
!3360 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3361 = !DILocation(line: 292, column: 7, scope: !3351)
!3362 = !DILocation(line: 16, column: 16, scope: !3360, inlinedAt: !3361)
!3363 = !DILocation(line: 16, column: 20, scope: !3360, inlinedAt: !3361)
!3364 = !DILocation(line: 17, column: 26, scope: !3360, inlinedAt: !3361)
!3365 = !DILocation(line: 17, column: 12, scope: !3360, inlinedAt: !3361)
!3366 = !DILocation(line: 18, column: 18, scope: !3360, inlinedAt: !3361)
!3367 = !DILocation(line: 19, column: 27, scope: !3360, inlinedAt: !3361)
!3368 = !DILocation(line: 19, column: 5, scope: !3360, inlinedAt: !3361)
!3369 = !DILocation(line: 19, column: 13, scope: !3360, inlinedAt: !3361)
!3370 = !DILocation(line: 20, column: 36, scope: !3360, inlinedAt: !3361)
!3371 = !DILocation(line: 20, column: 49, scope: !3360, inlinedAt: !3361)
!3372 = !DILocation(line: 20, column: 63, scope: !3360, inlinedAt: !3361)
!3373 = !DILocation(line: 20, column: 5, scope: !3360, inlinedAt: !3361)
!3374 = !DILocation(line: 20, column: 13, scope: !3360, inlinedAt: !3361)
!3375 = !DILocation(line: 20, column: 21, scope: !3360, inlinedAt: !3361)
!3376 = !DILocation(line: 21, column: 28, scope: !3360, inlinedAt: !3361)
!3377 = !DILocation(line: 21, column: 48, scope: !3360, inlinedAt: !3361)
!3378 = !DILocation(line: 21, column: 5, scope: !3360, inlinedAt: !3361)
!3379 = !DILocation(line: 21, column: 13, scope: !3360, inlinedAt: !3361)
!3380 = !DILocation(line: 22, column: 26, scope: !3360, inlinedAt: !3361)
!3381 = !DILocation(line: 22, column: 41, scope: !3360, inlinedAt: !3361)
!3382 = !DILocation(line: 22, column: 5, scope: !3360, inlinedAt: !3361)
!3383 = !DILocation(line: 22, column: 13, scope: !3360, inlinedAt: !3361)
!3384 = !DILocation(line: 23, column: 27, scope: !3360, inlinedAt: !3361)
!3385 = !DILocation(line: 23, column: 47, scope: !3360, inlinedAt: !3361)
!3386 = !DILocation(line: 23, column: 5, scope: !3360, inlinedAt: !3361)
!3387 = !DILocation(line: 23, column: 13, scope: !3360, inlinedAt: !3361)
!3388 = !DILocation(line: 24, column: 19, scope: !3360, inlinedAt: !3361)
!3389 = !DILocation(line: 24, column: 5, scope: !3360, inlinedAt: !3361)
!3390 = !DILocation(line: 25, column: 28, scope: !3360, inlinedAt: !3361)
!3391 = !DILocation(line: 25, column: 51, scope: !3360, inlinedAt: !3361)
!3392 = !DILocation(line: 25, column: 5, scope: !3360, inlinedAt: !3361)
!3393 = !DILocation(line: 25, column: 14, scope: !3360, inlinedAt: !3361)
!3394 = !DILocation(line: 26, column: 30, scope: !3360, inlinedAt: !3361)
!3395 = !DILocation(line: 26, column: 45, scope: !3360, inlinedAt: !3361)
!3396 = !DILocation(line: 26, column: 5, scope: !3360, inlinedAt: !3361)
!3397 = !DILocation(line: 26, column: 14, scope: !3360, inlinedAt: !3361)
!3398 = !DILocation(line: 27, column: 37, scope: !3360, inlinedAt: !3361)
!3399 = !DILocation(line: 27, column: 54, scope: !3360, inlinedAt: !3361)
!3400 = !DILocation(line: 27, column: 72, scope: !3360, inlinedAt: !3361)
!3401 = !DILocation(line: 27, column: 5, scope: !3360, inlinedAt: !3361)
!3402 = !DILocation(line: 27, column: 14, scope: !3360, inlinedAt: !3361)
!3403 = !DILocation(line: 27, column: 23, scope: !3360, inlinedAt: !3361)
!3404 = !DILocation(line: 28, column: 46, scope: !3360, inlinedAt: !3361)
!3405 = !DILocation(line: 28, column: 61, scope: !3360, inlinedAt: !3361)
!3406 = !DILocation(line: 28, column: 77, scope: !3360, inlinedAt: !3361)
!3407 = !DILocation(line: 28, column: 93, scope: !3360, inlinedAt: !3361)
!3408 = !DILocation(line: 28, column: 5, scope: !3360, inlinedAt: !3361)
!3409 = !DILocation(line: 28, column: 14, scope: !3360, inlinedAt: !3361)
!3410 = !DILocation(line: 28, column: 23, scope: !3360, inlinedAt: !3361)
!3411 = !DILocation(line: 28, column: 32, scope: !3360, inlinedAt: !3361)
!3412 = !DILocation(line: 29, column: 37, scope: !3360, inlinedAt: !3361)
!3413 = !DILocation(line: 29, column: 53, scope: !3360, inlinedAt: !3361)
!3414 = !DILocation(line: 29, column: 69, scope: !3360, inlinedAt: !3361)
!3415 = !DILocation(line: 29, column: 5, scope: !3360, inlinedAt: !3361)
!3416 = !DILocation(line: 29, column: 14, scope: !3360, inlinedAt: !3361)
!3417 = !DILocation(line: 29, column: 23, scope: !3360, inlinedAt: !3361)
!3418 = !DILocation(line: 30, column: 38, scope: !3360, inlinedAt: !3361)
!3419 = !DILocation(line: 30, column: 54, scope: !3360, inlinedAt: !3361)
!3420 = !DILocation(line: 30, column: 70, scope: !3360, inlinedAt: !3361)
!3421 = !DILocation(line: 30, column: 5, scope: !3360, inlinedAt: !3361)
!3422 = !DILocation(line: 30, column: 14, scope: !3360, inlinedAt: !3361)
!3423 = !DILocation(line: 30, column: 23, scope: !3360, inlinedAt: !3361)
!3424 = !DILocation(line: 31, column: 21, scope: !3360, inlinedAt: !3361)
!3425 = !DILocation(line: 31, column: 5, scope: !3360, inlinedAt: !3361)
!3426 = !DILocation(line: 32, column: 38, scope: !3360, inlinedAt: !3361)
!3427 = !DILocation(line: 32, column: 55, scope: !3360, inlinedAt: !3361)
!3428 = !DILocation(line: 32, column: 72, scope: !3360, inlinedAt: !3361)
!3429 = !DILocation(line: 32, column: 5, scope: !3360, inlinedAt: !3361)
!3430 = !DILocation(line: 32, column: 14, scope: !3360, inlinedAt: !3361)
!3431 = !DILocation(line: 32, column: 23, scope: !3360, inlinedAt: !3361)
!3432 = !DILocation(line: 33, column: 39, scope: !3360, inlinedAt: !3361)
!3433 = !DILocation(line: 33, column: 57, scope: !3360, inlinedAt: !3361)
!3434 = !DILocation(line: 33, column: 53, scope: !3360, inlinedAt: !3361)
!3435 = !DILocation(line: 33, column: 71, scope: !3360, inlinedAt: !3361)
!3436 = !DILocation(line: 33, column: 5, scope: !3360, inlinedAt: !3361)
!3437 = !DILocation(line: 33, column: 14, scope: !3360, inlinedAt: !3361)
!3438 = !DILocation(line: 33, column: 23, scope: !3360, inlinedAt: !3361)
!3439 = !DILocation(line: 34, column: 28, scope: !3360, inlinedAt: !3361)
!3440 = !DILocation(line: 34, column: 50, scope: !3360, inlinedAt: !3361)
!3441 = !DILocation(line: 34, column: 5, scope: !3360, inlinedAt: !3361)
!3442 = !DILocation(line: 34, column: 14, scope: !3360, inlinedAt: !3361)
!3443 = !DILocation(line: 35, column: 28, scope: !3360, inlinedAt: !3361)
!3444 = !DILocation(line: 35, column: 45, scope: !3360, inlinedAt: !3361)
!3445 = !DILocation(line: 35, column: 5, scope: !3360, inlinedAt: !3361)
!3446 = !DILocation(line: 35, column: 14, scope: !3360, inlinedAt: !3361)
!3447 = !DILocation(line: 36, column: 5, scope: !3360, inlinedAt: !3361)
!3448 = !DILocation(line: 36, column: 14, scope: !3360, inlinedAt: !3361)
!3449 = distinct !DISubprogram(name: "SpecialFloat32", scope: !899, file: !899, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3450 = !DILocation(line: 299, column: 6, scope: !3449)
!3451 = !DILocation(line: 300, column: 32, scope: !3449)
!3452 = !DILocation(line: 301, column: 16, scope: !3449)
!3453 = !DILocation(line: 301, column: 34, scope: !3449)
!3454 = !DILocation(line: 301, column: 37, scope: !3449)
!3455 = !DILocation(line: 301, column: 14, scope: !3449)
!3456 = !DILocation(line: 301, column: 56, scope: !3449)
!3457 = !DILocation(line: 301, column: 62, scope: !3449)
!3458 = distinct !DISubprogram(name: "Special", scope: !844, file: !844, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3459 = !DILocation(line: 301, column: 10, scope: !3449)
!3460 = !DILocation(line: 15, column: 43, scope: !3458, inlinedAt: !3459)
!3461 = !DILocation(line: 15, column: 57, scope: !3458, inlinedAt: !3459)
!3462 = !DILocation(line: 15, column: 70, scope: !3458, inlinedAt: !3459)
!3463 = !DILocation(line: 15, column: 82, scope: !3458, inlinedAt: !3459)
!3464 = !DILocation(line: 15, column: 5, scope: !3458, inlinedAt: !3459)
!3465 = !DILocation(line: 15, column: 13, scope: !3458, inlinedAt: !3459)
!3466 = !DILocation(line: 15, column: 21, scope: !3458, inlinedAt: !3459)
!3467 = !DILocation(line: 15, column: 29, scope: !3458, inlinedAt: !3459)
!3468 = !DILocation(line: 16, column: 36, scope: !3458, inlinedAt: !3459)
!3469 = !DILocation(line: 16, column: 49, scope: !3458, inlinedAt: !3459)
!3470 = !DILocation(line: 16, column: 63, scope: !3458, inlinedAt: !3459)
!3471 = !DILocation(line: 16, column: 5, scope: !3458, inlinedAt: !3459)
!3472 = !DILocation(line: 16, column: 13, scope: !3458, inlinedAt: !3459)
!3473 = !DILocation(line: 16, column: 21, scope: !3458, inlinedAt: !3459)
!3474 = !DILocation(line: 17, column: 28, scope: !3458, inlinedAt: !3459)
!3475 = !DILocation(line: 17, column: 48, scope: !3458, inlinedAt: !3459)
!3476 = !DILocation(line: 17, column: 5, scope: !3458, inlinedAt: !3459)
!3477 = !DILocation(line: 17, column: 13, scope: !3458, inlinedAt: !3459)
!3478 = !DILocation(line: 18, column: 36, scope: !3458, inlinedAt: !3459)
!3479 = !DILocation(line: 18, column: 49, scope: !3458, inlinedAt: !3459)
!3480 = !DILocation(line: 18, column: 63, scope: !3458, inlinedAt: !3459)
!3481 = !DILocation(line: 18, column: 5, scope: !3458, inlinedAt: !3459)
!3482 = !DILocation(line: 18, column: 13, scope: !3458, inlinedAt: !3459)
!3483 = !DILocation(line: 18, column: 22, scope: !3458, inlinedAt: !3459)
!3484 = !DILocation(line: 19, column: 46, scope: !3458, inlinedAt: !3459)
!3485 = !DILocation(line: 19, column: 59, scope: !3458, inlinedAt: !3459)
!3486 = !DILocation(line: 19, column: 73, scope: !3458, inlinedAt: !3459)
!3487 = !DILocation(line: 19, column: 87, scope: !3458, inlinedAt: !3459)
!3488 = !DILocation(line: 19, column: 5, scope: !3458, inlinedAt: !3459)
!3489 = !DILocation(line: 19, column: 14, scope: !3458, inlinedAt: !3459)
!3490 = !DILocation(line: 19, column: 23, scope: !3458, inlinedAt: !3459)
!3491 = !DILocation(line: 19, column: 32, scope: !3458, inlinedAt: !3459)
!3492 = !DILocation(line: 20, column: 37, scope: !3458, inlinedAt: !3459)
!3493 = !DILocation(line: 20, column: 49, scope: !3458, inlinedAt: !3459)
!3494 = !DILocation(line: 20, column: 61, scope: !3458, inlinedAt: !3459)
!3495 = !DILocation(line: 20, column: 5, scope: !3458, inlinedAt: !3459)
!3496 = !DILocation(line: 20, column: 14, scope: !3458, inlinedAt: !3459)
!3497 = !DILocation(line: 20, column: 23, scope: !3458, inlinedAt: !3459)
!3498 = !DILocation(line: 21, column: 38, scope: !3458, inlinedAt: !3459)
!3499 = !DILocation(line: 21, column: 51, scope: !3458, inlinedAt: !3459)
!3500 = !DILocation(line: 21, column: 64, scope: !3458, inlinedAt: !3459)
!3501 = !DILocation(line: 21, column: 5, scope: !3458, inlinedAt: !3459)
!3502 = !DILocation(line: 21, column: 14, scope: !3458, inlinedAt: !3459)
!3503 = !DILocation(line: 21, column: 23, scope: !3458, inlinedAt: !3459)
!3504 = !DILocation(line: 22, column: 38, scope: !3458, inlinedAt: !3459)
!3505 = !DILocation(line: 22, column: 51, scope: !3458, inlinedAt: !3459)
!3506 = !DILocation(line: 22, column: 64, scope: !3458, inlinedAt: !3459)
!3507 = !DILocation(line: 22, column: 5, scope: !3458, inlinedAt: !3459)
!3508 = !DILocation(line: 22, column: 14, scope: !3458, inlinedAt: !3459)
!3509 = !DILocation(line: 22, column: 23, scope: !3458, inlinedAt: !3459)
!3510 = !DILocation(line: 23, column: 39, scope: !3458, inlinedAt: !3459)
!3511 = !DILocation(line: 23, column: 53, scope: !3458, inlinedAt: !3459)
!3512 = !DILocation(line: 23, column: 67, scope: !3458, inlinedAt: !3459)
!3513 = !DILocation(line: 23, column: 5, scope: !3458, inlinedAt: !3459)
!3514 = !DILocation(line: 23, column: 14, scope: !3458, inlinedAt: !3459)
!3515 = !DILocation(line: 23, column: 23, scope: !3458, inlinedAt: !3459)
!3516 = !DILocation(line: 24, column: 28, scope: !3458, inlinedAt: !3459)
!3517 = !DILocation(line: 24, column: 41, scope: !3458, inlinedAt: !3459)
!3518 = !DILocation(line: 24, column: 5, scope: !3458, inlinedAt: !3459)
!3519 = !DILocation(line: 24, column: 14, scope: !3458, inlinedAt: !3459)
!3520 = !DILocation(line: 25, column: 39, scope: !3458, inlinedAt: !3459)
!3521 = !DILocation(line: 25, column: 54, scope: !3458, inlinedAt: !3459)
!3522 = !DILocation(line: 25, column: 71, scope: !3458, inlinedAt: !3459)
!3523 = !DILocation(line: 25, column: 5, scope: !3458, inlinedAt: !3459)
!3524 = !DILocation(line: 25, column: 14, scope: !3458, inlinedAt: !3459)
!3525 = !DILocation(line: 25, column: 23, scope: !3458, inlinedAt: !3459)
!3526 = !DILocation(line: 26, column: 28, scope: !3458, inlinedAt: !3459)
!3527 = !DILocation(line: 26, column: 49, scope: !3458, inlinedAt: !3459)
!3528 = !DILocation(line: 26, column: 5, scope: !3458, inlinedAt: !3459)
!3529 = !DILocation(line: 26, column: 14, scope: !3458, inlinedAt: !3459)
!3530 = !DILocation(line: 27, column: 28, scope: !3458, inlinedAt: !3459)
!3531 = !DILocation(line: 27, column: 48, scope: !3458, inlinedAt: !3459)
!3532 = !DILocation(line: 27, column: 5, scope: !3458, inlinedAt: !3459)
!3533 = !DILocation(line: 27, column: 14, scope: !3458, inlinedAt: !3459)
!3534 = !DILocation(line: 28, column: 28, scope: !3458, inlinedAt: !3459)
!3535 = !DILocation(line: 28, column: 43, scope: !3458, inlinedAt: !3459)
!3536 = !DILocation(line: 28, column: 5, scope: !3458, inlinedAt: !3459)
!3537 = !DILocation(line: 28, column: 14, scope: !3458, inlinedAt: !3459)
!3538 = !DILocation(line: 29, column: 37, scope: !3458, inlinedAt: !3459)
!3539 = !DILocation(line: 29, column: 55, scope: !3458, inlinedAt: !3459)
!3540 = !DILocation(line: 29, column: 69, scope: !3458, inlinedAt: !3459)
!3541 = !DILocation(line: 29, column: 5, scope: !3458, inlinedAt: !3459)
!3542 = !DILocation(line: 29, column: 14, scope: !3458, inlinedAt: !3459)
!3543 = !DILocation(line: 29, column: 23, scope: !3458, inlinedAt: !3459)
!3544 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !899, file: !899, line: 308, type: !4, isDefinition: true, scopeLine: 308, isOptimized: true, unit: !2)
!3545 = !DILocation(line: 308, column: 6, scope: !3544)
!3546 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3547 = !DILocation(line: 309, column: 9, scope: !3544)
!3548 = !DILocation(line: 15, column: 23, scope: !3546, inlinedAt: !3547)
!3549 = !DILocation(line: 16, column: 14, scope: !3546, inlinedAt: !3547)
!3550 = !DILocation(line: 16, column: 8, scope: !3546, inlinedAt: !3547)
!3551 = !DILocation(line: 17, column: 25, scope: !3546, inlinedAt: !3547)
!3552 = !DILocation(line: 17, column: 15, scope: !3546, inlinedAt: !3547)
!3553 = !DILocation(line: 18, column: 25, scope: !3546, inlinedAt: !3547)
!3554 = !DILocation(line: 18, column: 15, scope: !3546, inlinedAt: !3547)
!3555 = !DILocation(line: 19, column: 25, scope: !3546, inlinedAt: !3547)
!3556 = !DILocation(line: 19, column: 15, scope: !3546, inlinedAt: !3547)
!3557 = !DILocation(line: 20, column: 25, scope: !3546, inlinedAt: !3547)
!3558 = !DILocation(line: 20, column: 15, scope: !3546, inlinedAt: !3547)
!3559 = !DILocation(line: 21, column: 42, scope: !3546, inlinedAt: !3547)
!3560 = !DILocation(line: 21, column: 32, scope: !3546, inlinedAt: !3547)
!3561 = !DILocation(line: 21, column: 5, scope: !3546, inlinedAt: !3547)
!3562 = !DILocation(line: 22, column: 29, scope: !3546, inlinedAt: !3547)
!3563 = !DILocation(line: 22, column: 19, scope: !3546, inlinedAt: !3547)
!3564 = !DILocation(line: 22, column: 34, scope: !3546, inlinedAt: !3547)
!3565 = !DILocation(line: 23, column: 26, scope: !3546, inlinedAt: !3547)
!3566 = !DILocation(line: 23, column: 18, scope: !3546, inlinedAt: !3547)
!3567 = distinct !DISubprogram(name: "FloatsFloat64", scope: !899, file: !899, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3568 = !DILocation(line: 315, column: 6, scope: !3567)
!3569 = !DILocation(line: 316, column: 32, scope: !3567)
!3570 = !DILocation(line: 317, column: 15, scope: !3567)
!3571 = !DILocation(line: 317, column: 31, scope: !3567)
!3572 = !DILocation(line: 317, column: 34, scope: !3567)
!3573 = !DILocation(line: 317, column: 13, scope: !3567)
!3574 = !DILocation(line: 317, column: 51, scope: !3567)
!3575 = !DILocation(line: 317, column: 57, scope: !3567)
!3576 = distinct !DISubprogram(name: "Floats", scope: !3222, file: !3222, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3577 = !DILocation(line: 317, column: 9, scope: !3567)
!3578 = !DILocation(line: 15, column: 36, scope: !3576, inlinedAt: !3577)
!3579 = !DILocation(line: 15, column: 41, scope: !3576, inlinedAt: !3577)
!3580 = !DILocation(line: 15, column: 46, scope: !3576, inlinedAt: !3577)
!3581 = !DILocation(line: 15, column: 51, scope: !3576, inlinedAt: !3577)
!3582 = !DILocation(line: 15, column: 5, scope: !3576, inlinedAt: !3577)
!3583 = !DILocation(line: 15, column: 13, scope: !3576, inlinedAt: !3577)
!3584 = !DILocation(line: 15, column: 21, scope: !3576, inlinedAt: !3577)
!3585 = !DILocation(line: 15, column: 29, scope: !3576, inlinedAt: !3577)
!3586 = !DILocation(line: 16, column: 19, scope: !3576, inlinedAt: !3577)
!3587 = !DILocation(line: 16, column: 5, scope: !3576, inlinedAt: !3577)
!3588 = !DILocation(line: 16, column: 13, scope: !3576, inlinedAt: !3577)
!3589 = !DILocation(line: 17, column: 36, scope: !3576, inlinedAt: !3577)
!3590 = !DILocation(line: 17, column: 33, scope: !3576, inlinedAt: !3577)
!3591 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3590)
!3592 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3590)
!3593 = !DILocation(line: 17, column: 52, scope: !3576, inlinedAt: !3577)
!3594 = !DILocation(line: 17, column: 49, scope: !3576, inlinedAt: !3577)
!3595 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3594)
!3596 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3594)
!3597 = !DILocation(line: 17, column: 68, scope: !3576, inlinedAt: !3577)
!3598 = !DILocation(line: 17, column: 65, scope: !3576, inlinedAt: !3577)
!3599 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3598)
!3600 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3598)
!3601 = !DILocation(line: 17, column: 5, scope: !3576, inlinedAt: !3577)
!3602 = !DILocation(line: 17, column: 13, scope: !3576, inlinedAt: !3577)
!3603 = !DILocation(line: 17, column: 21, scope: !3576, inlinedAt: !3577)
!3604 = !DILocation(line: 18, column: 38, scope: !3576, inlinedAt: !3577)
!3605 = !DILocation(line: 18, column: 35, scope: !3576, inlinedAt: !3577)
!3606 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3605)
!3607 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3605)
!3608 = !DILocation(line: 18, column: 54, scope: !3576, inlinedAt: !3577)
!3609 = !DILocation(line: 18, column: 51, scope: !3576, inlinedAt: !3577)
!3610 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3609)
!3611 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3609)
!3612 = !DILocation(line: 18, column: 69, scope: !3576, inlinedAt: !3577)
!3613 = !DILocation(line: 18, column: 66, scope: !3576, inlinedAt: !3577)
!3614 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3613)
!3615 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3613)
!3616 = !DILocation(line: 18, column: 5, scope: !3576, inlinedAt: !3577)
!3617 = !DILocation(line: 18, column: 13, scope: !3576, inlinedAt: !3577)
!3618 = !DILocation(line: 18, column: 22, scope: !3576, inlinedAt: !3577)
!3619 = !DILocation(line: 19, column: 24, scope: !3576, inlinedAt: !3577)
!3620 = !DILocation(line: 19, column: 35, scope: !3576, inlinedAt: !3577)
!3621 = !DILocation(line: 19, column: 5, scope: !3576, inlinedAt: !3577)
!3622 = !DILocation(line: 19, column: 14, scope: !3576, inlinedAt: !3577)
!3623 = !DILocation(line: 20, column: 15, scope: !3576, inlinedAt: !3577)
!3624 = !DILocation(line: 20, column: 19, scope: !3576, inlinedAt: !3577)
!3625 = !DILocation(line: 20, column: 5, scope: !3576, inlinedAt: !3577)
!3626 = !DILocation(line: 21, column: 14, scope: !3576, inlinedAt: !3577)
!3627 = !DILocation(line: 21, column: 5, scope: !3576, inlinedAt: !3577)
!3628 = !DILocation(line: 22, column: 30, scope: !3576, inlinedAt: !3577)
!3629 = !DILocation(line: 22, column: 22, scope: !3576, inlinedAt: !3577)
!3630 = !DILocation(line: 22, column: 5, scope: !3576, inlinedAt: !3577)
!3631 = !DILocation(line: 22, column: 14, scope: !3576, inlinedAt: !3577)
!3632 = !DILocation(line: 23, column: 5, scope: !3576, inlinedAt: !3577)
!3633 = !DILocation(line: 24, column: 5, scope: !3576, inlinedAt: !3577)
!3634 = !DILocation(line: 24, column: 2, scope: !3576, inlinedAt: !3577)
!3635 = !DILocation(line: 25, column: 5, scope: !3576, inlinedAt: !3577)
!3636 = !DILocation(line: 25, column: 2, scope: !3576, inlinedAt: !3577)
!3637 = !DILocation(line: 26, column: 18, scope: !3576, inlinedAt: !3577)
!3638 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3637)
!3639 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3637)
!3640 = !DILocation(line: 26, column: 5, scope: !3576, inlinedAt: !3577)
!3641 = !DILocation(line: 27, column: 21, scope: !3576, inlinedAt: !3577)
!3642 = !DILocation(line: 27, column: 18, scope: !3576, inlinedAt: !3577)
!3643 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3642)
!3644 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3642)
!3645 = !DILocation(line: 27, column: 5, scope: !3576, inlinedAt: !3577)
!3646 = !DILocation(line: 29, column: 22, scope: !3576, inlinedAt: !3577)
!3647 = !DILocation(line: 29, column: 31, scope: !3576, inlinedAt: !3577)
!3648 = !DILocation(line: 29, column: 5, scope: !3576, inlinedAt: !3577)
!3649 = !DILocation(line: 29, column: 14, scope: !3576, inlinedAt: !3577)
!3650 = !DILocation(line: 30, column: 17, scope: !3576, inlinedAt: !3577)
!3651 = !DILocation(line: 30, column: 5, scope: !3576, inlinedAt: !3577)
!3652 = !DILocation(line: 31, column: 5, scope: !3576, inlinedAt: !3577)
!3653 = !DILocation(line: 32, column: 14, scope: !3576, inlinedAt: !3577)
!3654 = !DILocation(line: 32, column: 5, scope: !3576, inlinedAt: !3577)
!3655 = !DILocation(line: 33, column: 18, scope: !3576, inlinedAt: !3577)
!3656 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3655)
!3657 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3655)
!3658 = !DILocation(line: 33, column: 5, scope: !3576, inlinedAt: !3577)
!3659 = !DILocation(line: 34, column: 51, scope: !3576, inlinedAt: !3577)
!3660 = !DILocation(line: 34, column: 34, scope: !3576, inlinedAt: !3577)
!3661 = !DILocation(line: 34, column: 5, scope: !3576, inlinedAt: !3577)
!3662 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !899, file: !899, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3663 = !DILocation(line: 324, column: 6, scope: !3662)
!3664 = !DILocation(line: 325, column: 32, scope: !3662)
!3665 = !DILocation(line: 326, column: 20, scope: !3662)
!3666 = !DILocation(line: 326, column: 41, scope: !3662)
!3667 = !DILocation(line: 326, column: 44, scope: !3662)
!3668 = !DILocation(line: 326, column: 18, scope: !3662)
!3669 = !DILocation(line: 326, column: 66, scope: !3662)
!3670 = distinct !DISubprogram(name: "FloatToInts", scope: !3222, file: !3222, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3671 = !DILocation(line: 326, column: 14, scope: !3662)
!3672 = !DILocation(line: 39, column: 37, scope: !3670, inlinedAt: !3671)
!3673 = !DILocation(line: 39, column: 32, scope: !3670, inlinedAt: !3671)
!3674 = !DILocation(line: 39, column: 54, scope: !3670, inlinedAt: !3671)
!3675 = !DILocation(line: 39, column: 48, scope: !3670, inlinedAt: !3671)
!3676 = !DILocation(line: 39, column: 71, scope: !3670, inlinedAt: !3671)
!3677 = !DILocation(line: 39, column: 65, scope: !3670, inlinedAt: !3671)
!3678 = !DILocation(line: 39, column: 5, scope: !3670, inlinedAt: !3671)
!3679 = !DILocation(line: 39, column: 13, scope: !3670, inlinedAt: !3671)
!3680 = !DILocation(line: 39, column: 21, scope: !3670, inlinedAt: !3671)
!3681 = !DILocation(line: 40, column: 24, scope: !3670, inlinedAt: !3671)
!3682 = !DILocation(line: 40, column: 5, scope: !3670, inlinedAt: !3671)
!3683 = !DILocation(line: 40, column: 13, scope: !3670, inlinedAt: !3671)
!3684 = !DILocation(line: 42, column: 7, scope: !3670, inlinedAt: !3671)
!3685 = !DILocation(line: 43, column: 7, scope: !3670, inlinedAt: !3671)
!3686 = !DILocation(line: 41, column: 2, scope: !3670, inlinedAt: !3671)
!3687 = !DILocation(line: 45, column: 38, scope: !3670, inlinedAt: !3671)
!3688 = !DILocation(line: 45, column: 32, scope: !3670, inlinedAt: !3671)
!3689 = !DILocation(line: 45, column: 56, scope: !3670, inlinedAt: !3671)
!3690 = !DILocation(line: 45, column: 49, scope: !3670, inlinedAt: !3671)
!3691 = !DILocation(line: 45, column: 74, scope: !3670, inlinedAt: !3671)
!3692 = !DILocation(line: 45, column: 67, scope: !3670, inlinedAt: !3671)
!3693 = !DILocation(line: 45, column: 5, scope: !3670, inlinedAt: !3671)
!3694 = !DILocation(line: 45, column: 13, scope: !3670, inlinedAt: !3671)
!3695 = !DILocation(line: 45, column: 21, scope: !3670, inlinedAt: !3671)
!3696 = !DILocation(line: 46, column: 31, scope: !3670, inlinedAt: !3671)
!3697 = !DILocation(line: 46, column: 24, scope: !3670, inlinedAt: !3671)
!3698 = !DILocation(line: 46, column: 5, scope: !3670, inlinedAt: !3671)
!3699 = !DILocation(line: 46, column: 13, scope: !3670, inlinedAt: !3671)
!3700 = distinct !DISubprogram(name: "MathFloat64", scope: !899, file: !899, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3701 = !DILocation(line: 333, column: 6, scope: !3700)
!3702 = !DILocation(line: 334, column: 32, scope: !3700)
!3703 = !DILocation(line: 335, column: 13, scope: !3700)
!3704 = !DILocation(line: 335, column: 28, scope: !3700)
!3705 = !DILocation(line: 335, column: 31, scope: !3700)
!3706 = !DILocation(line: 335, column: 11, scope: !3700)
!3707 = !DILocation(line: 335, column: 47, scope: !3700)
!3708 = !DILocation(line: 335, column: 53, scope: !3700)
!3709 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3710 = !DILocation(line: 335, column: 7, scope: !3700)
!3711 = !DILocation(line: 16, column: 16, scope: !3709, inlinedAt: !3710)
!3712 = !DILocation(line: 16, column: 20, scope: !3709, inlinedAt: !3710)
!3713 = !DILocation(line: 17, column: 26, scope: !3709, inlinedAt: !3710)
!3714 = !DILocation(line: 17, column: 12, scope: !3709, inlinedAt: !3710)
!3715 = !DILocation(line: 18, column: 18, scope: !3709, inlinedAt: !3710)
!3716 = !DILocation(line: 19, column: 27, scope: !3709, inlinedAt: !3710)
!3717 = !DILocation(line: 19, column: 5, scope: !3709, inlinedAt: !3710)
!3718 = !DILocation(line: 19, column: 13, scope: !3709, inlinedAt: !3710)
!3719 = !DILocation(line: 20, column: 36, scope: !3709, inlinedAt: !3710)
!3720 = !DILocation(line: 20, column: 49, scope: !3709, inlinedAt: !3710)
!3721 = !DILocation(line: 20, column: 63, scope: !3709, inlinedAt: !3710)
!3722 = !DILocation(line: 20, column: 5, scope: !3709, inlinedAt: !3710)
!3723 = !DILocation(line: 20, column: 13, scope: !3709, inlinedAt: !3710)
!3724 = !DILocation(line: 20, column: 21, scope: !3709, inlinedAt: !3710)
!3725 = !DILocation(line: 21, column: 28, scope: !3709, inlinedAt: !3710)
!3726 = !DILocation(line: 21, column: 48, scope: !3709, inlinedAt: !3710)
!3727 = !DILocation(line: 21, column: 5, scope: !3709, inlinedAt: !3710)
!3728 = !DILocation(line: 21, column: 13, scope: !3709, inlinedAt: !3710)
!3729 = !DILocation(line: 22, column: 26, scope: !3709, inlinedAt: !3710)
!3730 = !DILocation(line: 22, column: 41, scope: !3709, inlinedAt: !3710)
!3731 = !DILocation(line: 22, column: 5, scope: !3709, inlinedAt: !3710)
!3732 = !DILocation(line: 22, column: 13, scope: !3709, inlinedAt: !3710)
!3733 = !DILocation(line: 23, column: 27, scope: !3709, inlinedAt: !3710)
!3734 = !DILocation(line: 23, column: 47, scope: !3709, inlinedAt: !3710)
!3735 = !DILocation(line: 23, column: 5, scope: !3709, inlinedAt: !3710)
!3736 = !DILocation(line: 23, column: 13, scope: !3709, inlinedAt: !3710)
!3737 = !DILocation(line: 24, column: 19, scope: !3709, inlinedAt: !3710)
!3738 = !DILocation(line: 24, column: 5, scope: !3709, inlinedAt: !3710)
!3739 = !DILocation(line: 25, column: 28, scope: !3709, inlinedAt: !3710)
!3740 = !DILocation(line: 25, column: 51, scope: !3709, inlinedAt: !3710)
!3741 = !DILocation(line: 25, column: 5, scope: !3709, inlinedAt: !3710)
!3742 = !DILocation(line: 25, column: 14, scope: !3709, inlinedAt: !3710)
!3743 = !DILocation(line: 26, column: 30, scope: !3709, inlinedAt: !3710)
!3744 = !DILocation(line: 26, column: 45, scope: !3709, inlinedAt: !3710)
!3745 = !DILocation(line: 26, column: 5, scope: !3709, inlinedAt: !3710)
!3746 = !DILocation(line: 26, column: 14, scope: !3709, inlinedAt: !3710)
!3747 = !DILocation(line: 27, column: 37, scope: !3709, inlinedAt: !3710)
!3748 = !DILocation(line: 27, column: 54, scope: !3709, inlinedAt: !3710)
!3749 = !DILocation(line: 27, column: 72, scope: !3709, inlinedAt: !3710)
!3750 = !DILocation(line: 27, column: 5, scope: !3709, inlinedAt: !3710)
!3751 = !DILocation(line: 27, column: 14, scope: !3709, inlinedAt: !3710)
!3752 = !DILocation(line: 27, column: 23, scope: !3709, inlinedAt: !3710)
!3753 = !DILocation(line: 28, column: 46, scope: !3709, inlinedAt: !3710)
!3754 = !DILocation(line: 28, column: 61, scope: !3709, inlinedAt: !3710)
!3755 = !DILocation(line: 28, column: 77, scope: !3709, inlinedAt: !3710)
!3756 = !DILocation(line: 28, column: 93, scope: !3709, inlinedAt: !3710)
!3757 = !DILocation(line: 28, column: 5, scope: !3709, inlinedAt: !3710)
!3758 = !DILocation(line: 28, column: 14, scope: !3709, inlinedAt: !3710)
!3759 = !DILocation(line: 28, column: 23, scope: !3709, inlinedAt: !3710)
!3760 = !DILocation(line: 28, column: 32, scope: !3709, inlinedAt: !3710)
!3761 = !DILocation(line: 29, column: 37, scope: !3709, inlinedAt: !3710)
!3762 = !DILocation(line: 29, column: 53, scope: !3709, inlinedAt: !3710)
!3763 = !DILocation(line: 29, column: 69, scope: !3709, inlinedAt: !3710)
!3764 = !DILocation(line: 29, column: 5, scope: !3709, inlinedAt: !3710)
!3765 = !DILocation(line: 29, column: 14, scope: !3709, inlinedAt: !3710)
!3766 = !DILocation(line: 29, column: 23, scope: !3709, inlinedAt: !3710)
!3767 = !DILocation(line: 30, column: 38, scope: !3709, inlinedAt: !3710)
!3768 = !DILocation(line: 30, column: 54, scope: !3709, inlinedAt: !3710)
!3769 = !DILocation(line: 30, column: 70, scope: !3709, inlinedAt: !3710)
!3770 = !DILocation(line: 30, column: 5, scope: !3709, inlinedAt: !3710)
!3771 = !DILocation(line: 30, column: 14, scope: !3709, inlinedAt: !3710)
!3772 = !DILocation(line: 30, column: 23, scope: !3709, inlinedAt: !3710)
!3773 = !DILocation(line: 31, column: 21, scope: !3709, inlinedAt: !3710)
!3774 = !DILocation(line: 31, column: 5, scope: !3709, inlinedAt: !3710)
!3775 = !DILocation(line: 32, column: 38, scope: !3709, inlinedAt: !3710)
!3776 = !DILocation(line: 32, column: 55, scope: !3709, inlinedAt: !3710)
!3777 = !DILocation(line: 32, column: 72, scope: !3709, inlinedAt: !3710)
!3778 = !DILocation(line: 32, column: 5, scope: !3709, inlinedAt: !3710)
!3779 = !DILocation(line: 32, column: 14, scope: !3709, inlinedAt: !3710)
!3780 = !DILocation(line: 32, column: 23, scope: !3709, inlinedAt: !3710)
!3781 = !DILocation(line: 33, column: 39, scope: !3709, inlinedAt: !3710)
!3782 = !DILocation(line: 33, column: 57, scope: !3709, inlinedAt: !3710)
!3783 = !DILocation(line: 33, column: 53, scope: !3709, inlinedAt: !3710)
!3784 = !DILocation(line: 33, column: 71, scope: !3709, inlinedAt: !3710)
!3785 = !DILocation(line: 33, column: 5, scope: !3709, inlinedAt: !3710)
!3786 = !DILocation(line: 33, column: 14, scope: !3709, inlinedAt: !3710)
!3787 = !DILocation(line: 33, column: 23, scope: !3709, inlinedAt: !3710)
!3788 = !DILocation(line: 34, column: 28, scope: !3709, inlinedAt: !3710)
!3789 = !DILocation(line: 34, column: 50, scope: !3709, inlinedAt: !3710)
!3790 = !DILocation(line: 34, column: 5, scope: !3709, inlinedAt: !3710)
!3791 = !DILocation(line: 34, column: 14, scope: !3709, inlinedAt: !3710)
!3792 = !DILocation(line: 35, column: 28, scope: !3709, inlinedAt: !3710)
!3793 = !DILocation(line: 35, column: 45, scope: !3709, inlinedAt: !3710)
!3794 = !DILocation(line: 35, column: 5, scope: !3709, inlinedAt: !3710)
!3795 = !DILocation(line: 35, column: 14, scope: !3709, inlinedAt: !3710)
!3796 = !DILocation(line: 36, column: 5, scope: !3709, inlinedAt: !3710)
!3797 = !DILocation(line: 36, column: 14, scope: !3709, inlinedAt: !3710)
!3798 = distinct !DISubprogram(name: "SpecialFloat64", scope: !899, file: !899, line: 342, type: !4, isDefinition: true, scopeLine: 342, isOptimized: true, unit: !2)
!3799 = !DILocation(line: 342, column: 6, scope: !3798)
!3800 = !DILocation(line: 343, column: 32, scope: !3798)
!3801 = !DILocation(line: 344, column: 16, scope: !3798)
!3802 = !DILocation(line: 344, column: 34, scope: !3798)
!3803 = !DILocation(line: 344, column: 37, scope: !3798)
!3804 = !DILocation(line: 344, column: 14, scope: !3798)
!3805 = !DILocation(line: 344, column: 56, scope: !3798)
!3806 = !DILocation(line: 344, column: 62, scope: !3798)
!3807 = distinct !DISubprogram(name: "Special", scope: !844, file: !844, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3808 = !DILocation(line: 344, column: 10, scope: !3798)
!3809 = !DILocation(line: 15, column: 43, scope: !3807, inlinedAt: !3808)
!3810 = !DILocation(line: 15, column: 57, scope: !3807, inlinedAt: !3808)
!3811 = !DILocation(line: 15, column: 70, scope: !3807, inlinedAt: !3808)
!3812 = !DILocation(line: 15, column: 82, scope: !3807, inlinedAt: !3808)
!3813 = !DILocation(line: 15, column: 5, scope: !3807, inlinedAt: !3808)
!3814 = !DILocation(line: 15, column: 13, scope: !3807, inlinedAt: !3808)
!3815 = !DILocation(line: 15, column: 21, scope: !3807, inlinedAt: !3808)
!3816 = !DILocation(line: 15, column: 29, scope: !3807, inlinedAt: !3808)
!3817 = !DILocation(line: 16, column: 36, scope: !3807, inlinedAt: !3808)
!3818 = !DILocation(line: 16, column: 49, scope: !3807, inlinedAt: !3808)
!3819 = !DILocation(line: 16, column: 63, scope: !3807, inlinedAt: !3808)
!3820 = !DILocation(line: 16, column: 5, scope: !3807, inlinedAt: !3808)
!3821 = !DILocation(line: 16, column: 13, scope: !3807, inlinedAt: !3808)
!3822 = !DILocation(line: 16, column: 21, scope: !3807, inlinedAt: !3808)
!3823 = !DILocation(line: 17, column: 28, scope: !3807, inlinedAt: !3808)
!3824 = !DILocation(line: 17, column: 48, scope: !3807, inlinedAt: !3808)
!3825 = !DILocation(line: 17, column: 5, scope: !3807, inlinedAt: !3808)
!3826 = !DILocation(line: 17, column: 13, scope: !3807, inlinedAt: !3808)
!3827 = !DILocation(line: 18, column: 36, scope: !3807, inlinedAt: !3808)
!3828 = !DILocation(line: 18, column: 49, scope: !3807, inlinedAt: !3808)
!3829 = !DILocation(line: 18, column: 63, scope: !3807, inlinedAt: !3808)
!3830 = !DILocation(line: 18, column: 5, scope: !3807, inlinedAt: !3808)
!3831 = !DILocation(line: 18, column: 13, scope: !3807, inlinedAt: !3808)
!3832 = !DILocation(line: 18, column: 22, scope: !3807, inlinedAt: !3808)
!3833 = !DILocation(line: 19, column: 46, scope: !3807, inlinedAt: !3808)
!3834 = !DILocation(line: 19, column: 59, scope: !3807, inlinedAt: !3808)
!3835 = !DILocation(line: 19, column: 73, scope: !3807, inlinedAt: !3808)
!3836 = !DILocation(line: 19, column: 87, scope: !3807, inlinedAt: !3808)
!3837 = !DILocation(line: 19, column: 5, scope: !3807, inlinedAt: !3808)
!3838 = !DILocation(line: 19, column: 14, scope: !3807, inlinedAt: !3808)
!3839 = !DILocation(line: 19, column: 23, scope: !3807, inlinedAt: !3808)
!3840 = !DILocation(line: 19, column: 32, scope: !3807, inlinedAt: !3808)
!3841 = !DILocation(line: 20, column: 37, scope: !3807, inlinedAt: !3808)
!3842 = !DILocation(line: 20, column: 49, scope: !3807, inlinedAt: !3808)
!3843 = !DILocation(line: 20, column: 61, scope: !3807, inlinedAt: !3808)
!3844 = !DILocation(line: 20, column: 5, scope: !3807, inlinedAt: !3808)
!3845 = !DILocation(line: 20, column: 14, scope: !3807, inlinedAt: !3808)
!3846 = !DILocation(line: 20, column: 23, scope: !3807, inlinedAt: !3808)
!3847 = !DILocation(line: 21, column: 38, scope: !3807, inlinedAt: !3808)
!3848 = !DILocation(line: 21, column: 51, scope: !3807, inlinedAt: !3808)
!3849 = !DILocation(line: 21, column: 64, scope: !3807, inlinedAt: !3808)
!3850 = !DILocation(line: 21, column: 5, scope: !3807, inlinedAt: !3808)
!3851 = !DILocation(line: 21, column: 14, scope: !3807, inlinedAt: !3808)
!3852 = !DILocation(line: 21, column: 23, scope: !3807, inlinedAt: !3808)
!3853 = !DILocation(line: 22, column: 38, scope: !3807, inlinedAt: !3808)
!3854 = !DILocation(line: 22, column: 51, scope: !3807, inlinedAt: !3808)
!3855 = !DILocation(line: 22, column: 64, scope: !3807, inlinedAt: !3808)
!3856 = !DILocation(line: 22, column: 5, scope: !3807, inlinedAt: !3808)
!3857 = !DILocation(line: 22, column: 14, scope: !3807, inlinedAt: !3808)
!3858 = !DILocation(line: 22, column: 23, scope: !3807, inlinedAt: !3808)
!3859 = !DILocation(line: 23, column: 39, scope: !3807, inlinedAt: !3808)
!3860 = !DILocation(line: 23, column: 53, scope: !3807, inlinedAt: !3808)
!3861 = !DILocation(line: 23, column: 67, scope: !3807, inlinedAt: !3808)
!3862 = !DILocation(line: 23, column: 5, scope: !3807, inlinedAt: !3808)
!3863 = !DILocation(line: 23, column: 14, scope: !3807, inlinedAt: !3808)
!3864 = !DILocation(line: 23, column: 23, scope: !3807, inlinedAt: !3808)
!3865 = !DILocation(line: 24, column: 28, scope: !3807, inlinedAt: !3808)
!3866 = !DILocation(line: 24, column: 41, scope: !3807, inlinedAt: !3808)
!3867 = !DILocation(line: 24, column: 5, scope: !3807, inlinedAt: !3808)
!3868 = !DILocation(line: 24, column: 14, scope: !3807, inlinedAt: !3808)
!3869 = !DILocation(line: 25, column: 39, scope: !3807, inlinedAt: !3808)
!3870 = !DILocation(line: 25, column: 54, scope: !3807, inlinedAt: !3808)
!3871 = !DILocation(line: 25, column: 71, scope: !3807, inlinedAt: !3808)
!3872 = !DILocation(line: 25, column: 5, scope: !3807, inlinedAt: !3808)
!3873 = !DILocation(line: 25, column: 14, scope: !3807, inlinedAt: !3808)
!3874 = !DILocation(line: 25, column: 23, scope: !3807, inlinedAt: !3808)
!3875 = !DILocation(line: 26, column: 28, scope: !3807, inlinedAt: !3808)
!3876 = !DILocation(line: 26, column: 49, scope: !3807, inlinedAt: !3808)
!3877 = !DILocation(line: 26, column: 5, scope: !3807, inlinedAt: !3808)
!3878 = !DILocation(line: 26, column: 14, scope: !3807, inlinedAt: !3808)
!3879 = !DILocation(line: 27, column: 28, scope: !3807, inlinedAt: !3808)
!3880 = !DILocation(line: 27, column: 48, scope: !3807, inlinedAt: !3808)
!3881 = !DILocation(line: 27, column: 5, scope: !3807, inlinedAt: !3808)
!3882 = !DILocation(line: 27, column: 14, scope: !3807, inlinedAt: !3808)
!3883 = !DILocation(line: 28, column: 28, scope: !3807, inlinedAt: !3808)
!3884 = !DILocation(line: 28, column: 43, scope: !3807, inlinedAt: !3808)
!3885 = !DILocation(line: 28, column: 5, scope: !3807, inlinedAt: !3808)
!3886 = !DILocation(line: 28, column: 14, scope: !3807, inlinedAt: !3808)
!3887 = !DILocation(line: 29, column: 37, scope: !3807, inlinedAt: !3808)
!3888 = !DILocation(line: 29, column: 55, scope: !3807, inlinedAt: !3808)
!3889 = !DILocation(line: 29, column: 69, scope: !3807, inlinedAt: !3808)
!3890 = !DILocation(line: 29, column: 5, scope: !3807, inlinedAt: !3808)
!3891 = !DILocation(line: 29, column: 14, scope: !3807, inlinedAt: !3808)
!3892 = !DILocation(line: 29, column: 23, scope: !3807, inlinedAt: !3808)
!3893 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !899, file: !899, line: 351, type: !4, isDefinition: true, scopeLine: 351, isOptimized: true, unit: !2)
!3894 = !DILocation(line: 351, column: 6, scope: !3893)
!3895 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3896 = !DILocation(line: 352, column: 9, scope: !3893)
!3897 = !DILocation(line: 15, column: 23, scope: !3895, inlinedAt: !3896)
!3898 = !DILocation(line: 16, column: 14, scope: !3895, inlinedAt: !3896)
!3899 = !DILocation(line: 16, column: 8, scope: !3895, inlinedAt: !3896)
!3900 = !DILocation(line: 17, column: 25, scope: !3895, inlinedAt: !3896)
!3901 = !DILocation(line: 17, column: 15, scope: !3895, inlinedAt: !3896)
!3902 = !DILocation(line: 18, column: 25, scope: !3895, inlinedAt: !3896)
!3903 = !DILocation(line: 18, column: 15, scope: !3895, inlinedAt: !3896)
!3904 = !DILocation(line: 19, column: 25, scope: !3895, inlinedAt: !3896)
!3905 = !DILocation(line: 19, column: 15, scope: !3895, inlinedAt: !3896)
!3906 = !DILocation(line: 20, column: 25, scope: !3895, inlinedAt: !3896)
!3907 = !DILocation(line: 20, column: 15, scope: !3895, inlinedAt: !3896)
!3908 = !DILocation(line: 21, column: 42, scope: !3895, inlinedAt: !3896)
!3909 = !DILocation(line: 21, column: 32, scope: !3895, inlinedAt: !3896)
!3910 = !DILocation(line: 21, column: 5, scope: !3895, inlinedAt: !3896)
!3911 = !DILocation(line: 22, column: 29, scope: !3895, inlinedAt: !3896)
!3912 = !DILocation(line: 22, column: 19, scope: !3895, inlinedAt: !3896)
!3913 = !DILocation(line: 22, column: 34, scope: !3895, inlinedAt: !3896)
!3914 = !DILocation(line: 23, column: 26, scope: !3895, inlinedAt: !3896)
!3915 = !DILocation(line: 23, column: 18, scope: !3895, inlinedAt: !3896)
!3916 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3917 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3918 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3919 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3920 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3921 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3922 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3923 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3924 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3925 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3926 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3927 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3928 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3929 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3930 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3931 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3932 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3933 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3934 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3935 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3936 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3937 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3938 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3939 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3940 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3941 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3942 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3943 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdSpecialKernel, !"kernel", i32 1}
!3944 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3945 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3946 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3947 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3948 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3949 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3950 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3951 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3952 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3953 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3954 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3955 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3956 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3957 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3958 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3959 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3960 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3961 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3962 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3963 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3964 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3965 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3966 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3967 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3968 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3969 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3970 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3971 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3972 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3973 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3974 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3975 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3976 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3977 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3978 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3979 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @SpecialFloat32, !"kernel", i32 1}
!3980 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3981 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3982 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3983 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3984 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @SpecialFloat64, !"kernel", i32 1}
!3985 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
