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
@llvm.used = appending global [58 x i8*] [i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @AtomicOrders to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @ControlKernel to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @NamedKernel to i8*), i8* bitcast (void (i64*, i64, i8*)* @Indices to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides to i8*), i8* bitcast (void (i32*, i64, i8*)* @Leave to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Reverse to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @Sum to i8*), i8* bitcast (void (i32*, i64, i8*)* @SameShared to i8*), i8* bitcast (void (i32*, i64, i8*)* @SharedAtomics to i8*), i8* bitcast (void (i32*, i64, i8*)* @WarpNeighbours to i8*), i8* bitcast (void (i32*, i64, i8*)* @EarlyExit to i8*), i8* bitcast (void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel to i8*), i8* bitcast (void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64 to i8*)], section "llvm.metadata"

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

define void @Timers(i64* %p0, i64 %p1, i64* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !600 {
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
	%38 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !611
	%39 = icmp uge i64 %29, %p5, !dbg !611
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !611, !prof !10

b2_ok1:
	store float %35, float* %38, align 4, !dbg !611
	%40 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !612
	%41 = sub i64 %40, %30, !dbg !613
	%42 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !614
	%43 = sub i64 %42, %31, !dbg !615
	%44 = getelementptr inbounds i64, i64* %p0, i64 %29, !dbg !616
	%45 = icmp uge i64 %29, %p1, !dbg !616
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !616, !prof !10

b2_ok2:
	store i64 %41, i64* %44, align 8, !dbg !616
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !617
	%47 = icmp uge i64 %29, %p3, !dbg !617
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !617, !prof !10

b2_ok3:
	store i64 %43, i64* %46, align 8, !dbg !617
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !621, !range !11
	%1 = sext i32 %0 to i64, !dbg !621
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !621, !range !13
	%3 = sext i32 %2 to i64, !dbg !621
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !621, !range !13
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !14
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
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !625
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !626
	%42 = icmp ugt i64 %39, %p1, !dbg !625
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !625, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !626
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !627
	%45 = icmp uge i64 %35, %p5, !dbg !627
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !627, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !627
	%47 = call double @__nv_fabs(double %43), !dbg !630
	%48 = call double @__nv_sqrt(double %47), !dbg !631
	%49 = call double @__nv_floor(double %43), !dbg !632
	%50 = getelementptr inbounds double, double* %40, i64 0, !dbg !633
	store double %48, double* %50, align 8, !dbg !633
	%51 = getelementptr inbounds double, double* %40, i64 1, !dbg !634
	store double %49, double* %51, align 8, !dbg !634
	%52 = call double @__nv_ceil(double %43), !dbg !635
	%53 = call double @__nv_trunc(double %43), !dbg !636
	%54 = getelementptr inbounds double, double* %40, i64 2, !dbg !637
	store double %52, double* %54, align 8, !dbg !637
	%55 = getelementptr inbounds double, double* %40, i64 3, !dbg !638
	store double %53, double* %55, align 8, !dbg !638
	%56 = call double @__nv_round(double %43), !dbg !639
	%57 = call double @__nv_rint(double %43), !dbg !640
	%58 = getelementptr inbounds double, double* %40, i64 4, !dbg !641
	store double %56, double* %58, align 8, !dbg !641
	%59 = getelementptr inbounds double, double* %40, i64 5, !dbg !642
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
	%86 = getelementptr inbounds double, double* %40, i64 6, !dbg !645
	store double %72, double* %86, align 8, !dbg !645
	%87 = getelementptr inbounds double, double* %40, i64 7, !dbg !646
	store double %85, double* %87, align 8, !dbg !646
	%88 = call double @__nv_copysign(double %43, double %46), !dbg !647
	%89 = fsub double %43, %46, !dbg !648
	%90 = fcmp ole double %89, 0.000000e+00, !dbg !648
	%91 = select i1 %90, double 0.000000e+00, double %89, !dbg !648
	%92 = getelementptr inbounds double, double* %40, i64 8, !dbg !649
	store double %88, double* %92, align 8, !dbg !649
	%93 = getelementptr inbounds double, double* %40, i64 9, !dbg !650
	store double %91, double* %93, align 8, !dbg !650
	%94 = getelementptr inbounds double, double* %40, i64 10, !dbg !651
	store double 0x7FF0000000000000, double* %94, align 8, !dbg !651
	%95 = getelementptr inbounds double, double* %40, i64 11, !dbg !652
	store double 0xFFF0000000000000, double* %95, align 8, !dbg !652
	%96 = getelementptr inbounds double, double* %40, i64 12, !dbg !653
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
	%102 = getelementptr inbounds double, double* %40, i64 13, !dbg !668
	store double %98, double* %102, align 8, !dbg !668
	%103 = getelementptr inbounds double, double* %40, i64 14, !dbg !669
	store double %99, double* %103, align 8, !dbg !669
	%104 = getelementptr inbounds double, double* %40, i64 15, !dbg !670
	store double %101, double* %104, align 8, !dbg !670
	%105 = bitcast double %43 to i64, !dbg !671
	%106 = and i64 %105, 9223372036854775807, !dbg !672
	%107 = bitcast i64 %106 to double, !dbg !673
	%108 = getelementptr inbounds double, double* %40, i64 16, !dbg !674
	store double %107, double* %108, align 8, !dbg !674
	%109 = fptrunc double %43 to float, !dbg !675
	%110 = bitcast float %109 to i32, !dbg !676
	%111 = xor i32 %110, -2147483648, !dbg !677
	%112 = bitcast i32 %111 to float, !dbg !678
	%113 = fpext float %112 to double, !dbg !679
	%114 = getelementptr inbounds double, double* %40, i64 17, !dbg !680
	store double %113, double* %114, align 8, !dbg !680
	%115 = call double @__nv_fmod(double %43, double 3.000000e+00), !dbg !681
	%116 = call double @__nv_fma(double %43, double %46, double 1.000000e+00), !dbg !682
	%117 = getelementptr inbounds double, double* %40, i64 18, !dbg !683
	store double %115, double* %117, align 8, !dbg !683
	%118 = getelementptr inbounds double, double* %40, i64 19, !dbg !684
	store double %116, double* %118, align 8, !dbg !684
	%119 = getelementptr inbounds double, double* %40, i64 20, !dbg !685
	store double 0x400921FB54442D18, double* %119, align 8, !dbg !685
	%120 = getelementptr inbounds double, double* %40, i64 21, !dbg !686
	store double 0x7FEFFFFFFFFFFFFF, double* %120, align 8, !dbg !686
	%121 = call double @__nv_remainder(double %43, double 3.000000e+00), !dbg !687
	%122 = getelementptr inbounds double, double* %40, i64 22, !dbg !688
	store double %121, double* %122, align 8, !dbg !688
	%123 = getelementptr inbounds double, double* %40, i64 23, !dbg !689
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !692, !range !11
	%1 = sext i32 %0 to i64, !dbg !692
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !692, !range !13
	%3 = sext i32 %2 to i64, !dbg !692
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !692, !range !13
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !692, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !692, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !692, !range !14
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
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !696
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !697
	%42 = icmp ugt i64 %39, %p1, !dbg !696
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !696, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !697
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !698
	%45 = icmp uge i64 %35, %p5, !dbg !698
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !698, !prof !10

b2_ok2:
	%46 = load i64, i64* %44, align 8, !dbg !698
	%47 = trunc i64 %43 to i8, !dbg !701
	%48 = zext i8 %47 to i32, !dbg !702
	%49 = call i32 @llvm.ctpop.i32(i32 %48), !dbg !702
	%50 = zext i32 %49 to i64, !dbg !702
	%51 = trunc i64 %43 to i16, !dbg !704
	%52 = zext i16 %51 to i32, !dbg !705
	%53 = call i32 @llvm.ctpop.i32(i32 %52), !dbg !705
	%54 = zext i32 %53 to i64, !dbg !705
	%55 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !707
	store i64 %50, i64* %55, align 8, !dbg !707
	%56 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !708
	store i64 %54, i64* %56, align 8, !dbg !708
	%57 = trunc i64 %43 to i32, !dbg !709
	%58 = call i32 @llvm.ctpop.i32(i32 %57), !dbg !710
	%59 = zext i32 %58 to i64, !dbg !710
	%60 = call i64 @llvm.ctpop.i64(i64 %43), !dbg !712
	%61 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !714
	store i64 %59, i64* %61, align 8, !dbg !714
	%62 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !715
	store i64 %60, i64* %62, align 8, !dbg !715
	%63 = call i32 @llvm.ctlz.i32(i32 %48, i1 false), !dbg !716
	%64 = zext i32 %63 to i64, !dbg !716
	%65 = sub i64 %64, 24, !dbg !716
	%66 = call i32 @llvm.ctlz.i32(i32 %52, i1 false), !dbg !718
	%67 = zext i32 %66 to i64, !dbg !718
	%68 = sub i64 %67, 16, !dbg !718
	%69 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !720
	store i64 %65, i64* %69, align 8, !dbg !720
	%70 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !721
	store i64 %68, i64* %70, align 8, !dbg !721
	%71 = call i32 @llvm.ctlz.i32(i32 %57, i1 false), !dbg !722
	%72 = zext i32 %71 to i64, !dbg !722
	%73 = call i64 @llvm.ctlz.i64(i64 %43, i1 false), !dbg !724
	%74 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !726
	store i64 %72, i64* %74, align 8, !dbg !726
	%75 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !727
	store i64 %73, i64* %75, align 8, !dbg !727
	%76 = or i32 %48, 256, !dbg !728
	%77 = call i32 @llvm.cttz.i32(i32 %76, i1 false), !dbg !728
	%78 = zext i32 %77 to i64, !dbg !728
	%79 = or i32 %52, 65536, !dbg !730
	%80 = call i32 @llvm.cttz.i32(i32 %79, i1 false), !dbg !730
	%81 = zext i32 %80 to i64, !dbg !730
	%82 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !732
	store i64 %78, i64* %82, align 8, !dbg !732
	%83 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !733
	store i64 %81, i64* %83, align 8, !dbg !733
	%84 = call i32 @llvm.cttz.i32(i32 %57, i1 false), !dbg !734
	%85 = zext i32 %84 to i64, !dbg !734
	%86 = call i64 @llvm.cttz.i64(i64 %43, i1 false), !dbg !736
	%87 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !738
	store i64 %85, i64* %87, align 8, !dbg !738
	%88 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !739
	store i64 %86, i64* %88, align 8, !dbg !739
	%89 = call i32 @llvm.bitreverse.i32(i32 %48), !dbg !740
	%90 = lshr i32 %89, 24, !dbg !740
	%91 = trunc i32 %90 to i8, !dbg !740
	%92 = zext i8 %91 to i64, !dbg !741
	%93 = call i32 @llvm.bitreverse.i32(i32 %52), !dbg !742
	%94 = lshr i32 %93, 16, !dbg !742
	%95 = trunc i32 %94 to i16, !dbg !742
	%96 = zext i16 %95 to i64, !dbg !743
	%97 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !744
	store i64 %92, i64* %97, align 8, !dbg !744
	%98 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !745
	store i64 %96, i64* %98, align 8, !dbg !745
	%99 = call i32 @llvm.bitreverse.i32(i32 %57), !dbg !746
	%100 = zext i32 %99 to i64, !dbg !747
	%101 = call i64 @llvm.bitreverse.i64(i64 %43), !dbg !748
	%102 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !749
	store i64 %100, i64* %102, align 8, !dbg !749
	%103 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !750
	store i64 %101, i64* %103, align 8, !dbg !750
	%104 = call i32 @llvm.bswap.i32(i32 %57), !dbg !751
	%105 = zext i32 %104 to i64, !dbg !752
	%106 = call i64 @llvm.bswap.i64(i64 %43), !dbg !753
	%107 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !754
	store i64 %105, i64* %107, align 8, !dbg !754
	%108 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !755
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
	%135 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !763
	store i64 %122, i64* %135, align 8, !dbg !763
	%136 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !764
	store i64 %134, i64* %136, align 8, !dbg !764
	%137 = sub i64 32, %72, !dbg !765
	%138 = sub i64 64, %73, !dbg !767
	%139 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !769
	store i64 %137, i64* %139, align 8, !dbg !769
	%140 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !770
	store i64 %138, i64* %140, align 8, !dbg !770
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %43, i64 %46), !dbg !771
	%142 = mul i64 %43, %46, !dbg !771
	%143 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !772
	store i64 %141, i64* %143, align 8, !dbg !772
	%144 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !773
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
	%158 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !778
	store i64 %153, i64* %158, align 8, !dbg !778
	%159 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !779
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
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !783, !range !11
	%5 = sext i32 %4 to i64, !dbg !783
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !783, !range !13
	%7 = sext i32 %6 to i64, !dbg !783
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !783, !range !13
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
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !783, !range !12
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !783, !range !12
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !783, !range !14
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
	%37 = getelementptr inbounds double, double* %p27, i64 0, !dbg !790
	%38 = icmp uge i64 0, %p28, !dbg !790
	br i1 %38, label %b4_fail1, label %b4_ok1, !dbg !790, !prof !10

b4_ok1:
	store double %35, double* %37, align 8, !dbg !790
	%39 = getelementptr inbounds double, double* %p27, i64 1, !dbg !791
	%40 = icmp uge i64 1, %p28, !dbg !791
	br i1 %40, label %b4_fail2, label %b4_ok2, !dbg !791, !prof !10

b4_ok2:
	store double %36, double* %39, align 8, !dbg !791
	%41 = fpext float %p2 to double, !dbg !792
	%42 = sitofp i64 %p4 to double, !dbg !793
	%43 = getelementptr inbounds double, double* %p27, i64 2, !dbg !794
	%44 = icmp uge i64 2, %p28, !dbg !794
	br i1 %44, label %b4_fail3, label %b4_ok3, !dbg !794, !prof !10

b4_ok3:
	store double %41, double* %43, align 8, !dbg !794
	%45 = getelementptr inbounds double, double* %p27, i64 3, !dbg !795
	%46 = icmp uge i64 3, %p28, !dbg !795
	br i1 %46, label %b4_fail4, label %b4_ok4, !dbg !795, !prof !10

b4_ok4:
	store double %42, double* %45, align 8, !dbg !795
	%47 = sub i64 %p4, 1, !dbg !796
	%48 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !797
	%49 = icmp uge i64 %47, %p4, !dbg !797
	br i1 %49, label %b4_fail5, label %b4_ok5, !dbg !797, !prof !10

b4_ok5:
	%50 = load i32, i32* %48, align 4, !dbg !797
	%51 = sitofp i32 %50 to double, !dbg !798
	%52 = getelementptr inbounds double, double* %p27, i64 4, !dbg !799
	%53 = icmp uge i64 4, %p28, !dbg !799
	br i1 %53, label %b4_fail6, label %b4_ok6, !dbg !799, !prof !10

b4_ok6:
	store double %51, double* %52, align 8, !dbg !799
	br i1 %1, label %b6, label %b5, !dbg !801

b5:
	br label %b6, !dbg !802

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !803
	%55 = sitofp i8 %p6 to double, !dbg !804
	%56 = uitofp i64 %p7 to double, !dbg !805
	%57 = getelementptr inbounds double, double* %p27, i64 5, !dbg !806
	%58 = icmp uge i64 5, %p28, !dbg !806
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !806, !prof !10

b6_ok1:
	store double %54, double* %57, align 8, !dbg !806
	%59 = getelementptr inbounds double, double* %p27, i64 6, !dbg !807
	%60 = icmp uge i64 6, %p28, !dbg !807
	br i1 %60, label %b6_fail2, label %b6_ok2, !dbg !807, !prof !10

b6_ok2:
	store double %55, double* %59, align 8, !dbg !807
	%61 = getelementptr inbounds double, double* %p27, i64 7, !dbg !808
	%62 = icmp uge i64 7, %p28, !dbg !808
	br i1 %62, label %b6_fail3, label %b6_ok3, !dbg !808, !prof !10

b6_ok3:
	store double %56, double* %61, align 8, !dbg !808
	%63 = sitofp i8 %p12 to double, !dbg !809
	%64 = uitofp i64 %p10 to double, !dbg !810
	%65 = getelementptr inbounds double, double* %p27, i64 8, !dbg !811
	%66 = icmp uge i64 8, %p28, !dbg !811
	br i1 %66, label %b6_fail4, label %b6_ok4, !dbg !811, !prof !10

b6_ok4:
	store double %63, double* %65, align 8, !dbg !811
	%67 = getelementptr inbounds double, double* %p27, i64 9, !dbg !812
	%68 = icmp uge i64 9, %p28, !dbg !812
	br i1 %68, label %b6_fail5, label %b6_ok5, !dbg !812, !prof !10

b6_ok5:
	store double %64, double* %67, align 8, !dbg !812
	%69 = sitofp i64 %p15 to double, !dbg !813
	%70 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !814
	%71 = icmp uge i64 1, %p15, !dbg !814
	br i1 %71, label %b6_fail6, label %b6_ok6, !dbg !814, !prof !10

b6_ok6:
	%72 = load i32, i32* %70, align 4, !dbg !814
	%73 = sitofp i32 %72 to double, !dbg !815
	%74 = getelementptr inbounds double, double* %p27, i64 10, !dbg !816
	%75 = icmp uge i64 10, %p28, !dbg !816
	br i1 %75, label %b6_fail7, label %b6_ok7, !dbg !816, !prof !10

b6_ok7:
	store double %69, double* %74, align 8, !dbg !816
	%76 = getelementptr inbounds double, double* %p27, i64 11, !dbg !817
	%77 = icmp uge i64 11, %p28, !dbg !817
	br i1 %77, label %b6_fail8, label %b6_ok8, !dbg !817, !prof !10

b6_ok8:
	store double %73, double* %76, align 8, !dbg !817
	%78 = icmp eq i64* %p16, null, !dbg !818
	br i1 %78, label %b6_fail9, label %b6_ok9, !dbg !818, !prof !10

b6_ok9:
	%79 = bitcast i64* %p16 to i8*, !dbg !818
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !818
	%81 = uitofp i64 %80 to double, !dbg !819
	%82 = sub i64 %p18, 1, !dbg !820
	%83 = getelementptr inbounds i64, i64* %p17, i64 %82, !dbg !821
	%84 = icmp uge i64 %82, %p18, !dbg !821
	br i1 %84, label %b6_fail10, label %b6_ok10, !dbg !821, !prof !10

b6_ok10:
	%85 = bitcast i64* %83 to i8*, !dbg !822
	%86 = call i64 @gpuc_signal_fetch_thread(i8* %85), !dbg !822
	%87 = uitofp i64 %86 to double, !dbg !823
	%88 = getelementptr inbounds double, double* %p27, i64 12, !dbg !824
	%89 = icmp uge i64 12, %p28, !dbg !824
	br i1 %89, label %b6_fail11, label %b6_ok11, !dbg !824, !prof !10

b6_ok11:
	store double %81, double* %88, align 8, !dbg !824
	%90 = getelementptr inbounds double, double* %p27, i64 13, !dbg !825
	%91 = icmp uge i64 13, %p28, !dbg !825
	br i1 %91, label %b6_fail12, label %b6_ok12, !dbg !825, !prof !10

b6_ok12:
	store double %87, double* %90, align 8, !dbg !825
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !826
	%93 = sext i32 %92 to i64, !dbg !826
	%94 = sitofp i64 %93 to double, !dbg !827
	%95 = uitofp i16 %p20 to double, !dbg !828
	%96 = getelementptr inbounds double, double* %p27, i64 14, !dbg !829
	%97 = icmp uge i64 14, %p28, !dbg !829
	br i1 %97, label %b6_fail13, label %b6_ok13, !dbg !829, !prof !10

b6_ok13:
	store double %94, double* %96, align 8, !dbg !829
	%98 = getelementptr inbounds double, double* %p27, i64 15, !dbg !830
	%99 = icmp uge i64 15, %p28, !dbg !830
	br i1 %99, label %b6_fail14, label %b6_ok14, !dbg !830, !prof !10

b6_ok14:
	store double %95, double* %98, align 8, !dbg !830
	%100 = uitofp i16 %p21 to double, !dbg !831
	%101 = getelementptr inbounds double, double* %p27, i64 16, !dbg !832
	%102 = icmp uge i64 16, %p28, !dbg !832
	br i1 %102, label %b6_fail15, label %b6_ok15, !dbg !832, !prof !10

b6_ok15:
	store double %100, double* %101, align 8, !dbg !832
	%103 = getelementptr inbounds double, double* %p27, i64 17, !dbg !833
	%104 = icmp uge i64 17, %p28, !dbg !833
	br i1 %104, label %b6_fail16, label %b6_ok16, !dbg !833, !prof !10

b6_ok16:
	store double %p22, double* %103, align 8, !dbg !833
	%105 = sitofp i16 %p23 to double, !dbg !834
	%106 = sitofp i16 %p24 to double, !dbg !835
	%107 = fmul double %106, 1.000000e+01, !dbg !836
	%108 = fadd double %105, %107, !dbg !837
	%109 = sitofp i16 %p25 to double, !dbg !838
	%110 = fmul double %109, 1.000000e+02, !dbg !839
	%111 = fadd double %108, %110, !dbg !840
	%112 = sitofp i32 %p26 to double, !dbg !841
	%113 = getelementptr inbounds double, double* %p27, i64 18, !dbg !842
	%114 = icmp uge i64 18, %p28, !dbg !842
	br i1 %114, label %b6_fail17, label %b6_ok17, !dbg !842, !prof !10

b6_ok17:
	store double %111, double* %113, align 8, !dbg !842
	%115 = getelementptr inbounds double, double* %p27, i64 19, !dbg !843
	%116 = icmp uge i64 19, %p28, !dbg !843
	br i1 %116, label %b6_fail18, label %b6_ok18, !dbg !843, !prof !10

b6_ok18:
	store double %112, double* %115, align 8, !dbg !843
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

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !845 {
entry:
	br label %b0, !dbg !846

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !847, !range !11
	%1 = sext i32 %0 to i64, !dbg !847
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !847, !range !13
	%3 = sext i32 %2 to i64, !dbg !847
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !847, !range !13
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !847, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !847, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !847, !range !14
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
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !847
	%36 = icmp slt i64 %35, %p3, !dbg !847
	br i1 %36, label %b2, label %b24, !dbg !847

b2:
	%37 = mul i64 %35, 40, !dbg !848
	%38 = add i64 %35, 1, !dbg !849
	%39 = mul i64 %38, 40, !dbg !850
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !851
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !852
	%42 = icmp ugt i64 %39, %p1, !dbg !851
	%43 = icmp ugt i64 %37, %39, !dbg !851
	%44 = or i1 %42, %43, !dbg !851
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !851, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !852
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !853
	%47 = icmp uge i64 %35, %p5, !dbg !853
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !853, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !853
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !854
	%50 = icmp uge i64 %35, %p7, !dbg !854
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !854, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !854
	%52 = zext i32 %51 to i64, !dbg !855
	%53 = add i8 %45, %48, !dbg !859
	%54 = sub i8 %45, %48, !dbg !860
	%55 = mul i8 %45, %48, !dbg !861
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !862
	store i8 %53, i8* %56, align 1, !dbg !862
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !863
	store i8 %54, i8* %57, align 1, !dbg !863
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !864
	store i8 %55, i8* %58, align 1, !dbg !864
	%59 = and i8 %45, %48, !dbg !865
	%60 = or i8 %45, %48, !dbg !866
	%61 = xor i8 %45, %48, !dbg !867
	%62 = xor i8 %48, -1, !dbg !868
	%63 = and i8 %45, %62, !dbg !868
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !869
	store i8 %59, i8* %64, align 1, !dbg !869
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !870
	store i8 %60, i8* %65, align 1, !dbg !870
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !871
	store i8 %61, i8* %66, align 1, !dbg !871
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !872
	store i8 %63, i8* %67, align 1, !dbg !872
	%68 = xor i8 %45, -1, !dbg !873
	%69 = sub i8 0, %45, !dbg !874
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !875
	store i8 %68, i8* %70, align 1, !dbg !875
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !876
	store i8 %69, i8* %71, align 1, !dbg !876
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !877
	store i8 %45, i8* %72, align 1, !dbg !877
	%73 = icmp ult i64 %52, 8, !dbg !878
	%74 = trunc i64 %52 to i8, !dbg !878
	%75 = shl i8 %45, %74, !dbg !878
	%76 = select i1 %73, i8 %75, i8 0, !dbg !878
	%77 = icmp ult i64 %52, 8, !dbg !879
	%78 = trunc i64 %52 to i8, !dbg !879
	%79 = select i1 %77, i8 %78, i8 7, !dbg !879
	%80 = ashr i8 %45, %79, !dbg !879
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !880
	store i8 %76, i8* %81, align 1, !dbg !880
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !881
	store i8 %80, i8* %82, align 1, !dbg !881
	%83 = icmp ult i64 %52, 8, !dbg !883
	%84 = trunc i64 %52 to i8, !dbg !883
	%85 = shl i8 %45, %84, !dbg !883
	%86 = select i1 %83, i8 %85, i8 0, !dbg !883
	%87 = trunc i64 %52 to i8, !dbg !884
	%88 = icmp ult i8 %87, 8, !dbg !885
	%89 = select i1 %88, i8 %87, i8 7, !dbg !885
	%90 = ashr i8 %45, %89, !dbg !885
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !886
	store i8 %86, i8* %91, align 1, !dbg !886
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !887
	store i8 %90, i8* %92, align 1, !dbg !887
	%93 = shl i8 %45, 3, !dbg !888
	%94 = ashr i8 %45, 3, !dbg !889
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !890
	store i8 %93, i8* %95, align 1, !dbg !890
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !891
	store i8 %94, i8* %96, align 1, !dbg !891
	%97 = icmp ult i64 %52, 8, !dbg !892
	%98 = trunc i64 %52 to i8, !dbg !892
	%99 = shl i8 1, %98, !dbg !892
	%100 = select i1 %97, i8 %99, i8 0, !dbg !892
	%101 = urem i64 %52, 8, !dbg !893
	%102 = icmp ult i64 %101, 8, !dbg !894
	%103 = trunc i64 %101 to i8, !dbg !894
	%104 = select i1 %102, i8 %103, i8 7, !dbg !894
	%105 = ashr i8 %48, %104, !dbg !894
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !895
	store i8 %100, i8* %106, align 1, !dbg !895
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !896
	store i8 %105, i8* %107, align 1, !dbg !896
	%108 = icmp ne i8 %48, 0, !dbg !897
	br i1 %108, label %b3, label %b4, !dbg !897

b3:
	%109 = icmp eq i8 %48, -1, !dbg !898
	%110 = select i1 %109, i8 1, i8 %48, !dbg !898
	%111 = sdiv i8 %45, %110, !dbg !898
	%112 = sub i8 0, %45, !dbg !898
	%113 = select i1 %109, i8 %112, i8 %111, !dbg !898
	%114 = icmp eq i8 %48, -1, !dbg !899
	%115 = select i1 %114, i8 1, i8 %48, !dbg !899
	%116 = srem i8 %45, %115, !dbg !899
	%117 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !900
	store i8 %113, i8* %117, align 1, !dbg !900
	%118 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !901
	store i8 %116, i8* %118, align 1, !dbg !901
	br label %b5, !dbg !901

b4:
	%119 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !902
	store i8 0, i8* %119, align 1, !dbg !902
	%120 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !903
	store i8 0, i8* %120, align 1, !dbg !903
	br label %b5, !dbg !903

b5:
	%121 = sdiv i8 %45, 7, !dbg !904
	%122 = srem i8 %45, 7, !dbg !905
	%123 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !906
	store i8 %121, i8* %123, align 1, !dbg !906
	%124 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !907
	store i8 %122, i8* %124, align 1, !dbg !907
	%125 = sdiv i8 %45, 8, !dbg !908
	%126 = srem i8 %45, 8, !dbg !909
	%127 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !910
	store i8 %125, i8* %127, align 1, !dbg !910
	%128 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !911
	store i8 %126, i8* %128, align 1, !dbg !911
	%129 = icmp slt i8 %45, %48, !dbg !912
	%130 = select i1 %129, i8 %45, i8 %48, !dbg !912
	%131 = icmp sgt i8 %45, %48, !dbg !913
	%132 = select i1 %131, i8 %45, i8 %48, !dbg !913
	%133 = icmp sgt i8 %132, 3, !dbg !913
	%134 = select i1 %133, i8 %132, i8 3, !dbg !913
	%135 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !914
	store i8 %130, i8* %135, align 1, !dbg !914
	%136 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !915
	store i8 %134, i8* %136, align 1, !dbg !915
	%137 = icmp eq i8 %45, %48, !dbg !916
	br i1 %137, label %b7, label %b6, !dbg !919

b6:
	br label %b7, !dbg !920

b7:
	%138 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !921
	%139 = icmp ne i8 %45, %48, !dbg !921
	br i1 %139, label %b9, label %b8, !dbg !923

b8:
	br label %b9, !dbg !924

b9:
	%140 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !925
	br i1 %129, label %b11, label %b10, !dbg !927

b10:
	br label %b11, !dbg !928

b11:
	%141 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !929
	%142 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !929
	store i8 %138, i8* %142, align 1, !dbg !929
	%143 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !930
	store i8 %140, i8* %143, align 1, !dbg !930
	%144 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !931
	store i8 %141, i8* %144, align 1, !dbg !931
	%145 = icmp sle i8 %45, %48, !dbg !932
	br i1 %145, label %b13, label %b12, !dbg !934

b12:
	br label %b13, !dbg !935

b13:
	%146 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !936
	br i1 %131, label %b15, label %b14, !dbg !938

b14:
	br label %b15, !dbg !939

b15:
	%147 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !940
	%148 = icmp sge i8 %45, %48, !dbg !940
	br i1 %148, label %b17, label %b16, !dbg !942

b16:
	br label %b17, !dbg !943

b17:
	%149 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !944
	%150 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !944
	store i8 %146, i8* %150, align 1, !dbg !944
	%151 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !945
	store i8 %147, i8* %151, align 1, !dbg !945
	%152 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !946
	store i8 %149, i8* %152, align 1, !dbg !946
	%153 = mul i8 %53, 3, !dbg !947
	%154 = sub i8 %153, 5, !dbg !948
	%155 = xor i8 %154, %45, !dbg !949
	%156 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !950
	store i8 %155, i8* %156, align 1, !dbg !950
	%157 = shl i8 %155, 2, !dbg !951
	%158 = ashr i8 %157, 1, !dbg !952
	%159 = or i8 %158, 1, !dbg !953
	%160 = and i8 %159, -3, !dbg !954
	%161 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !955
	store i8 %160, i8* %161, align 1, !dbg !955
	%162 = sub i8 %160, 1, !dbg !956
	%163 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !957
	store i8 %162, i8* %163, align 1, !dbg !957
	%164 = sub i8 %48, %45, !dbg !958
	%165 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !959
	store i8 %164, i8* %165, align 1, !dbg !959
	br i1 %129, label %b18, label %b19, !dbg !960

b18:
	br i1 %108, label %b21, label %b19, !dbg !961

b19:
	%166 = icmp eq i8 %45, 5, !dbg !962
	br i1 %166, label %b21, label %b20, !dbg !964

b20:
	br label %b21, !dbg !965

b21:
	%167 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !966
	%168 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !966
	store i8 %167, i8* %168, align 1, !dbg !966
	%169 = icmp eq i8 %48, 1, !dbg !967
	%170 = icmp ne i1 %145, %169, !dbg !968
	br i1 %170, label %b23, label %b22, !dbg !970

b22:
	br label %b23, !dbg !971

b23:
	%171 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !972
	%172 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !972
	store i8 %171, i8* %172, align 1, !dbg !972
	%173 = and i64 %52, 3, !dbg !973
	%174 = icmp ult i64 %173, 8, !dbg !974
	%175 = trunc i64 %173 to i8, !dbg !974
	%176 = shl i8 1, %175, !dbg !974
	%177 = select i1 %174, i8 %176, i8 0, !dbg !974
	%178 = add i8 %177, %45, !dbg !975
	%179 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !976
	store i8 %178, i8* %179, align 1, !dbg !976
	%180 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !977
	store i8 -1, i8* %180, align 1, !dbg !977
	%181 = add i64 %35, %34, !dbg !847
	br label %b1, !dbg !847

b24:
	ret void, !dbg !847

b2_fail1:
	%182 = icmp ugt i64 %39, %p1, !dbg !851
	br i1 %182, label %b2_fail2, label %b2_ok2, !dbg !851

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %39, i64 %p1), !dbg !851
	ret void, !dbg !851

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %37, i64 %39), !dbg !851
	ret void, !dbg !851

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %35, i64 %p5), !dbg !853
	ret void, !dbg !853

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %35, i64 %p7), !dbg !854
	ret void, !dbg !854
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !978 {
entry:
	br label %b0, !dbg !979

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !980, !range !11
	%1 = sext i32 %0 to i64, !dbg !980
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !980, !range !13
	%3 = sext i32 %2 to i64, !dbg !980
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !980, !range !13
	%5 = sext i32 %4 to i64, !dbg !980
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !980, !range !33
	%7 = sext i32 %6 to i64, !dbg !980
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !980, !range !34
	%9 = sext i32 %8 to i64, !dbg !980
	%10 = mul i64 %9, %5, !dbg !980
	%11 = add i64 %3, %10, !dbg !980
	%12 = mul i64 %7, %11, !dbg !980
	%13 = add i64 %1, %12, !dbg !980
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !980, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !980, !range !35
	%16 = mul i32 %14, %15, !dbg !980
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !980, !range !36
	%18 = mul i32 %16, %17, !dbg !980
	%19 = sext i32 %18 to i64, !dbg !980
	%20 = mul i64 %13, %19, !dbg !980
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !980, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !980, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !980, !range !14
	%24 = mul i32 %15, %23, !dbg !980
	%25 = add i32 %22, %24, !dbg !980
	%26 = mul i32 %14, %25, !dbg !980
	%27 = add i32 %21, %26, !dbg !980
	%28 = sext i32 %27 to i64, !dbg !980
	%29 = add i64 %20, %28, !dbg !980
	%30 = mul i64 %7, %9, !dbg !980
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !980, !range !34
	%32 = sext i32 %31 to i64, !dbg !980
	%33 = mul i64 %30, %32, !dbg !980
	%34 = mul i64 %33, %19, !dbg !980
	br label %b1, !dbg !980

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !980
	%36 = icmp slt i64 %35, %p5, !dbg !980
	br i1 %36, label %b2, label %b3, !dbg !980

b2:
	%37 = mul i64 %35, 20, !dbg !981
	%38 = add i64 %35, 1, !dbg !982
	%39 = mul i64 %38, 20, !dbg !983
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !984
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !985
	%42 = icmp ugt i64 %39, %p1, !dbg !984
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !984, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !985
	%44 = sext i8 %43 to i64, !dbg !988
	%45 = sext i8 %43 to i16, !dbg !989
	%46 = sext i16 %45 to i64, !dbg !990
	%47 = sext i8 %43 to i32, !dbg !991
	%48 = sext i32 %47 to i64, !dbg !992
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !993
	store i64 %44, i64* %49, align 8, !dbg !993
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !994
	store i64 %46, i64* %50, align 8, !dbg !994
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !995
	store i64 %48, i64* %51, align 8, !dbg !995
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !996
	store i64 %44, i64* %52, align 8, !dbg !996
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !997
	store i64 %44, i64* %53, align 8, !dbg !997
	%54 = zext i8 %43 to i64, !dbg !999
	%55 = sext i8 %43 to i16, !dbg !1000
	%56 = zext i16 %55 to i64, !dbg !1001
	%57 = sext i8 %43 to i32, !dbg !1002
	%58 = zext i32 %57 to i64, !dbg !1003
	%59 = sext i8 %43 to i64, !dbg !1004
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1006
	store i64 %54, i64* %60, align 8, !dbg !1006
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1007
	store i64 %56, i64* %61, align 8, !dbg !1007
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1008
	store i64 %58, i64* %62, align 8, !dbg !1008
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1009
	store i64 %59, i64* %63, align 8, !dbg !1009
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1010
	store i64 %59, i64* %64, align 8, !dbg !1010
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1011
	store i64 %44, i64* %65, align 8, !dbg !1011
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1012
	store i64 %44, i64* %66, align 8, !dbg !1012
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1013
	store i64 %44, i64* %67, align 8, !dbg !1013
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1014
	store i64 %44, i64* %68, align 8, !dbg !1014
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1015
	store i64 %44, i64* %69, align 8, !dbg !1015
	%70 = lshr i8 %43, 1, !dbg !1016
	%71 = sitofp i8 %70 to float, !dbg !1018
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1019
	%73 = fcmp uno float %71, %71, !dbg !1019
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1019
	%75 = sitofp i8 %70 to double, !dbg !1020
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1021
	%77 = fcmp uno double %75, %75, !dbg !1021
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1021
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1022
	store i64 %74, i64* %79, align 8, !dbg !1022
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1023
	store i64 %78, i64* %80, align 8, !dbg !1023
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1024
	%82 = icmp slt i32 %81, -128, !dbg !1024
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1024
	%84 = icmp sgt i32 %83, 127, !dbg !1024
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1024
	%86 = trunc i32 %85 to i8, !dbg !1024
	%87 = sext i8 %86 to i64, !dbg !1025
	%88 = fadd double %75, 7.500000e-01, !dbg !1026
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1027
	%90 = fcmp uno double %88, %88, !dbg !1027
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1027
	%92 = icmp slt i32 %91, -128, !dbg !1027
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1027
	%94 = icmp sgt i32 %93, 127, !dbg !1027
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1027
	%96 = trunc i32 %95 to i8, !dbg !1027
	%97 = sext i8 %96 to i64, !dbg !1028
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1029
	store i64 %87, i64* %98, align 8, !dbg !1029
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1030
	store i64 %97, i64* %99, align 8, !dbg !1030
	%100 = fmul double %75, 3.500000e+00, !dbg !1031
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1032
	%102 = fcmp uno double %100, %100, !dbg !1032
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1032
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1034
	store i64 %103, i64* %104, align 8, !dbg !1034
	%105 = mul i64 %35, 2, !dbg !1035
	%106 = add i64 %105, 2, !dbg !1036
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1037
	%108 = icmp ugt i64 %106, %p3, !dbg !1037
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !1037, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !1038
	%110 = sitofp i8 %109 to float, !dbg !1041
	%111 = fpext float %110 to double, !dbg !1042
	%112 = sitofp i8 %109 to double, !dbg !1043
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !1044
	store double %111, double* %113, align 8, !dbg !1044
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !1045
	store double %112, double* %114, align 8, !dbg !1045
	%115 = add i64 %35, %34, !dbg !980
	br label %b1, !dbg !980

b3:
	ret void, !dbg !980

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %39, i64 %p1), !dbg !984
	ret void, !dbg !984

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %106, i64 %p3), !dbg !1037
	ret void, !dbg !1037
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1046 {
entry:
	br label %b0, !dbg !1047

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1048, !range !11
	%1 = sext i32 %0 to i64, !dbg !1048
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1048, !range !13
	%3 = sext i32 %2 to i64, !dbg !1048
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1048, !range !13
	%5 = sext i32 %4 to i64, !dbg !1048
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1048, !range !33
	%7 = sext i32 %6 to i64, !dbg !1048
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1048, !range !34
	%9 = sext i32 %8 to i64, !dbg !1048
	%10 = mul i64 %9, %5, !dbg !1048
	%11 = add i64 %3, %10, !dbg !1048
	%12 = mul i64 %7, %11, !dbg !1048
	%13 = add i64 %1, %12, !dbg !1048
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1048, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1048, !range !35
	%16 = mul i32 %14, %15, !dbg !1048
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1048, !range !36
	%18 = mul i32 %16, %17, !dbg !1048
	%19 = sext i32 %18 to i64, !dbg !1048
	%20 = mul i64 %13, %19, !dbg !1048
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1048, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1048, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1048, !range !14
	%24 = mul i32 %15, %23, !dbg !1048
	%25 = add i32 %22, %24, !dbg !1048
	%26 = mul i32 %14, %25, !dbg !1048
	%27 = add i32 %21, %26, !dbg !1048
	%28 = sext i32 %27 to i64, !dbg !1048
	%29 = add i64 %20, %28, !dbg !1048
	%30 = mul i64 %7, %9, !dbg !1048
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1048, !range !34
	%32 = sext i32 %31 to i64, !dbg !1048
	%33 = mul i64 %30, %32, !dbg !1048
	%34 = mul i64 %33, %19, !dbg !1048
	br label %b1, !dbg !1048

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1048
	%36 = icmp slt i64 %35, %p3, !dbg !1048
	br i1 %36, label %b2, label %b24, !dbg !1048

b2:
	%37 = mul i64 %35, 40, !dbg !1049
	%38 = add i64 %35, 1, !dbg !1050
	%39 = mul i64 %38, 40, !dbg !1051
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1052
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1053
	%42 = icmp ugt i64 %39, %p1, !dbg !1052
	%43 = icmp ugt i64 %37, %39, !dbg !1052
	%44 = or i1 %42, %43, !dbg !1052
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1052, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !1053
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1054
	%47 = icmp uge i64 %35, %p5, !dbg !1054
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1054, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !1054
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1055
	%50 = icmp uge i64 %35, %p7, !dbg !1055
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1055, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1055
	%52 = zext i32 %51 to i64, !dbg !1056
	%53 = add i16 %45, %48, !dbg !1059
	%54 = sub i16 %45, %48, !dbg !1060
	%55 = mul i16 %45, %48, !dbg !1061
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !1062
	store i16 %53, i16* %56, align 2, !dbg !1062
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !1063
	store i16 %54, i16* %57, align 2, !dbg !1063
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !1064
	store i16 %55, i16* %58, align 2, !dbg !1064
	%59 = and i16 %45, %48, !dbg !1065
	%60 = or i16 %45, %48, !dbg !1066
	%61 = xor i16 %45, %48, !dbg !1067
	%62 = xor i16 %48, -1, !dbg !1068
	%63 = and i16 %45, %62, !dbg !1068
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !1069
	store i16 %59, i16* %64, align 2, !dbg !1069
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !1070
	store i16 %60, i16* %65, align 2, !dbg !1070
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !1071
	store i16 %61, i16* %66, align 2, !dbg !1071
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !1072
	store i16 %63, i16* %67, align 2, !dbg !1072
	%68 = xor i16 %45, -1, !dbg !1073
	%69 = sub i16 0, %45, !dbg !1074
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !1075
	store i16 %68, i16* %70, align 2, !dbg !1075
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !1076
	store i16 %69, i16* %71, align 2, !dbg !1076
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !1077
	store i16 %45, i16* %72, align 2, !dbg !1077
	%73 = icmp ult i64 %52, 16, !dbg !1078
	%74 = trunc i64 %52 to i16, !dbg !1078
	%75 = shl i16 %45, %74, !dbg !1078
	%76 = select i1 %73, i16 %75, i16 0, !dbg !1078
	%77 = icmp ult i64 %52, 16, !dbg !1079
	%78 = trunc i64 %52 to i16, !dbg !1079
	%79 = select i1 %77, i16 %78, i16 15, !dbg !1079
	%80 = ashr i16 %45, %79, !dbg !1079
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !1080
	store i16 %76, i16* %81, align 2, !dbg !1080
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !1081
	store i16 %80, i16* %82, align 2, !dbg !1081
	%83 = icmp ult i64 %52, 16, !dbg !1083
	%84 = trunc i64 %52 to i16, !dbg !1083
	%85 = shl i16 %45, %84, !dbg !1083
	%86 = select i1 %83, i16 %85, i16 0, !dbg !1083
	%87 = trunc i64 %52 to i8, !dbg !1084
	%88 = zext i8 %87 to i16, !dbg !1085
	%89 = icmp ult i16 %88, 16, !dbg !1085
	%90 = select i1 %89, i16 %88, i16 15, !dbg !1085
	%91 = ashr i16 %45, %90, !dbg !1085
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !1086
	store i16 %86, i16* %92, align 2, !dbg !1086
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !1087
	store i16 %91, i16* %93, align 2, !dbg !1087
	%94 = shl i16 %45, 3, !dbg !1088
	%95 = ashr i16 %45, 3, !dbg !1089
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !1090
	store i16 %94, i16* %96, align 2, !dbg !1090
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !1091
	store i16 %95, i16* %97, align 2, !dbg !1091
	%98 = icmp ult i64 %52, 16, !dbg !1092
	%99 = trunc i64 %52 to i16, !dbg !1092
	%100 = shl i16 1, %99, !dbg !1092
	%101 = select i1 %98, i16 %100, i16 0, !dbg !1092
	%102 = urem i64 %52, 8, !dbg !1093
	%103 = icmp ult i64 %102, 16, !dbg !1094
	%104 = trunc i64 %102 to i16, !dbg !1094
	%105 = select i1 %103, i16 %104, i16 15, !dbg !1094
	%106 = ashr i16 %48, %105, !dbg !1094
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !1095
	store i16 %101, i16* %107, align 2, !dbg !1095
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !1096
	store i16 %106, i16* %108, align 2, !dbg !1096
	%109 = icmp ne i16 %48, 0, !dbg !1097
	br i1 %109, label %b3, label %b4, !dbg !1097

b3:
	%110 = icmp eq i16 %48, -1, !dbg !1098
	%111 = select i1 %110, i16 1, i16 %48, !dbg !1098
	%112 = sdiv i16 %45, %111, !dbg !1098
	%113 = sub i16 0, %45, !dbg !1098
	%114 = select i1 %110, i16 %113, i16 %112, !dbg !1098
	%115 = icmp eq i16 %48, -1, !dbg !1099
	%116 = select i1 %115, i16 1, i16 %48, !dbg !1099
	%117 = srem i16 %45, %116, !dbg !1099
	%118 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1100
	store i16 %114, i16* %118, align 2, !dbg !1100
	%119 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1101
	store i16 %117, i16* %119, align 2, !dbg !1101
	br label %b5, !dbg !1101

b4:
	%120 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1102
	store i16 0, i16* %120, align 2, !dbg !1102
	%121 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1103
	store i16 0, i16* %121, align 2, !dbg !1103
	br label %b5, !dbg !1103

b5:
	%122 = sdiv i16 %45, 7, !dbg !1104
	%123 = srem i16 %45, 7, !dbg !1105
	%124 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !1106
	store i16 %122, i16* %124, align 2, !dbg !1106
	%125 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !1107
	store i16 %123, i16* %125, align 2, !dbg !1107
	%126 = sdiv i16 %45, 8, !dbg !1108
	%127 = srem i16 %45, 8, !dbg !1109
	%128 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !1110
	store i16 %126, i16* %128, align 2, !dbg !1110
	%129 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !1111
	store i16 %127, i16* %129, align 2, !dbg !1111
	%130 = icmp slt i16 %45, %48, !dbg !1112
	%131 = select i1 %130, i16 %45, i16 %48, !dbg !1112
	%132 = icmp sgt i16 %45, %48, !dbg !1113
	%133 = select i1 %132, i16 %45, i16 %48, !dbg !1113
	%134 = icmp sgt i16 %133, 3, !dbg !1113
	%135 = select i1 %134, i16 %133, i16 3, !dbg !1113
	%136 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !1114
	store i16 %131, i16* %136, align 2, !dbg !1114
	%137 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !1115
	store i16 %135, i16* %137, align 2, !dbg !1115
	%138 = icmp eq i16 %45, %48, !dbg !1116
	br i1 %138, label %b7, label %b6, !dbg !1119

b6:
	br label %b7, !dbg !1120

b7:
	%139 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1121
	%140 = icmp ne i16 %45, %48, !dbg !1121
	br i1 %140, label %b9, label %b8, !dbg !1123

b8:
	br label %b9, !dbg !1124

b9:
	%141 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1125
	br i1 %130, label %b11, label %b10, !dbg !1127

b10:
	br label %b11, !dbg !1128

b11:
	%142 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1129
	%143 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !1129
	store i16 %139, i16* %143, align 2, !dbg !1129
	%144 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !1130
	store i16 %141, i16* %144, align 2, !dbg !1130
	%145 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !1131
	store i16 %142, i16* %145, align 2, !dbg !1131
	%146 = icmp sle i16 %45, %48, !dbg !1132
	br i1 %146, label %b13, label %b12, !dbg !1134

b12:
	br label %b13, !dbg !1135

b13:
	%147 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1136
	br i1 %132, label %b15, label %b14, !dbg !1138

b14:
	br label %b15, !dbg !1139

b15:
	%148 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1140
	%149 = icmp sge i16 %45, %48, !dbg !1140
	br i1 %149, label %b17, label %b16, !dbg !1142

b16:
	br label %b17, !dbg !1143

b17:
	%150 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1144
	%151 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !1144
	store i16 %147, i16* %151, align 2, !dbg !1144
	%152 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !1145
	store i16 %148, i16* %152, align 2, !dbg !1145
	%153 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !1146
	store i16 %150, i16* %153, align 2, !dbg !1146
	%154 = mul i16 %53, 3, !dbg !1147
	%155 = sub i16 %154, 5, !dbg !1148
	%156 = xor i16 %155, %45, !dbg !1149
	%157 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !1150
	store i16 %156, i16* %157, align 2, !dbg !1150
	%158 = shl i16 %156, 2, !dbg !1151
	%159 = ashr i16 %158, 1, !dbg !1152
	%160 = or i16 %159, 1, !dbg !1153
	%161 = and i16 %160, -3, !dbg !1154
	%162 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !1155
	store i16 %161, i16* %162, align 2, !dbg !1155
	%163 = sub i16 %161, 1, !dbg !1156
	%164 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !1157
	store i16 %163, i16* %164, align 2, !dbg !1157
	%165 = sub i16 %48, %45, !dbg !1158
	%166 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !1159
	store i16 %165, i16* %166, align 2, !dbg !1159
	br i1 %130, label %b18, label %b19, !dbg !1160

b18:
	br i1 %109, label %b21, label %b19, !dbg !1161

b19:
	%167 = icmp eq i16 %45, 5, !dbg !1162
	br i1 %167, label %b21, label %b20, !dbg !1164

b20:
	br label %b21, !dbg !1165

b21:
	%168 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1166
	%169 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !1166
	store i16 %168, i16* %169, align 2, !dbg !1166
	%170 = icmp eq i16 %48, 1, !dbg !1167
	%171 = icmp ne i1 %146, %170, !dbg !1168
	br i1 %171, label %b23, label %b22, !dbg !1170

b22:
	br label %b23, !dbg !1171

b23:
	%172 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1172
	%173 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !1172
	store i16 %172, i16* %173, align 2, !dbg !1172
	%174 = and i64 %52, 3, !dbg !1173
	%175 = icmp ult i64 %174, 16, !dbg !1174
	%176 = trunc i64 %174 to i16, !dbg !1174
	%177 = shl i16 1, %176, !dbg !1174
	%178 = select i1 %175, i16 %177, i16 0, !dbg !1174
	%179 = add i16 %178, %45, !dbg !1175
	%180 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !1176
	store i16 %179, i16* %180, align 2, !dbg !1176
	%181 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !1177
	store i16 -1, i16* %181, align 2, !dbg !1177
	%182 = add i64 %35, %34, !dbg !1048
	br label %b1, !dbg !1048

b24:
	ret void, !dbg !1048

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1052
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1052

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %39, i64 %p1), !dbg !1052
	ret void, !dbg !1052

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %37, i64 %39), !dbg !1052
	ret void, !dbg !1052

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p5), !dbg !1054
	ret void, !dbg !1054

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p7), !dbg !1055
	ret void, !dbg !1055
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1178 {
entry:
	br label %b0, !dbg !1179

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1180, !range !11
	%1 = sext i32 %0 to i64, !dbg !1180
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1180, !range !13
	%3 = sext i32 %2 to i64, !dbg !1180
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1180, !range !13
	%5 = sext i32 %4 to i64, !dbg !1180
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1180, !range !33
	%7 = sext i32 %6 to i64, !dbg !1180
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1180, !range !34
	%9 = sext i32 %8 to i64, !dbg !1180
	%10 = mul i64 %9, %5, !dbg !1180
	%11 = add i64 %3, %10, !dbg !1180
	%12 = mul i64 %7, %11, !dbg !1180
	%13 = add i64 %1, %12, !dbg !1180
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1180, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1180, !range !35
	%16 = mul i32 %14, %15, !dbg !1180
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1180, !range !36
	%18 = mul i32 %16, %17, !dbg !1180
	%19 = sext i32 %18 to i64, !dbg !1180
	%20 = mul i64 %13, %19, !dbg !1180
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1180, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1180, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1180, !range !14
	%24 = mul i32 %15, %23, !dbg !1180
	%25 = add i32 %22, %24, !dbg !1180
	%26 = mul i32 %14, %25, !dbg !1180
	%27 = add i32 %21, %26, !dbg !1180
	%28 = sext i32 %27 to i64, !dbg !1180
	%29 = add i64 %20, %28, !dbg !1180
	%30 = mul i64 %7, %9, !dbg !1180
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1180, !range !34
	%32 = sext i32 %31 to i64, !dbg !1180
	%33 = mul i64 %30, %32, !dbg !1180
	%34 = mul i64 %33, %19, !dbg !1180
	br label %b1, !dbg !1180

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !1180
	%36 = icmp slt i64 %35, %p5, !dbg !1180
	br i1 %36, label %b2, label %b3, !dbg !1180

b2:
	%37 = mul i64 %35, 20, !dbg !1181
	%38 = add i64 %35, 1, !dbg !1182
	%39 = mul i64 %38, 20, !dbg !1183
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1184
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1185
	%42 = icmp ugt i64 %39, %p1, !dbg !1184
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1184, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !1185
	%44 = trunc i16 %43 to i8, !dbg !1188
	%45 = sext i8 %44 to i64, !dbg !1189
	%46 = sext i16 %43 to i64, !dbg !1190
	%47 = sext i16 %43 to i32, !dbg !1191
	%48 = sext i32 %47 to i64, !dbg !1192
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1193
	store i64 %45, i64* %49, align 8, !dbg !1193
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1194
	store i64 %46, i64* %50, align 8, !dbg !1194
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1195
	store i64 %48, i64* %51, align 8, !dbg !1195
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1196
	store i64 %46, i64* %52, align 8, !dbg !1196
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1197
	store i64 %46, i64* %53, align 8, !dbg !1197
	%54 = trunc i16 %43 to i8, !dbg !1198
	%55 = zext i8 %54 to i64, !dbg !1199
	%56 = zext i16 %43 to i64, !dbg !1201
	%57 = sext i16 %43 to i32, !dbg !1202
	%58 = zext i32 %57 to i64, !dbg !1203
	%59 = sext i16 %43 to i64, !dbg !1204
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1206
	store i64 %55, i64* %60, align 8, !dbg !1206
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1207
	store i64 %56, i64* %61, align 8, !dbg !1207
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1208
	store i64 %58, i64* %62, align 8, !dbg !1208
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1209
	store i64 %59, i64* %63, align 8, !dbg !1209
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1210
	store i64 %59, i64* %64, align 8, !dbg !1210
	%65 = sext i8 %44 to i16, !dbg !1211
	%66 = sext i16 %65 to i64, !dbg !1212
	%67 = zext i8 %54 to i16, !dbg !1213
	%68 = sext i16 %67 to i64, !dbg !1214
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1215
	store i64 %66, i64* %69, align 8, !dbg !1215
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1216
	store i64 %68, i64* %70, align 8, !dbg !1216
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1217
	store i64 %46, i64* %71, align 8, !dbg !1217
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1218
	store i64 %46, i64* %72, align 8, !dbg !1218
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1219
	store i64 %46, i64* %73, align 8, !dbg !1219
	%74 = lshr i8 %54, 1, !dbg !1220
	%75 = zext i8 %74 to i16, !dbg !1221
	%76 = sitofp i16 %75 to float, !dbg !1222
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1223
	%78 = fcmp uno float %76, %76, !dbg !1223
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1223
	%80 = sitofp i16 %75 to double, !dbg !1224
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1225
	%82 = fcmp uno double %80, %80, !dbg !1225
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1225
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1226
	store i64 %79, i64* %84, align 8, !dbg !1226
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1227
	store i64 %83, i64* %85, align 8, !dbg !1227
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1228
	%87 = icmp slt i32 %86, -32768, !dbg !1228
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1228
	%89 = icmp sgt i32 %88, 32767, !dbg !1228
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1228
	%91 = trunc i32 %90 to i16, !dbg !1228
	%92 = sext i16 %91 to i64, !dbg !1229
	%93 = fadd double %80, 7.500000e-01, !dbg !1230
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1231
	%95 = fcmp uno double %93, %93, !dbg !1231
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1231
	%97 = icmp slt i32 %96, -32768, !dbg !1231
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1231
	%99 = icmp sgt i32 %98, 32767, !dbg !1231
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1231
	%101 = trunc i32 %100 to i16, !dbg !1231
	%102 = sext i16 %101 to i64, !dbg !1232
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1233
	store i64 %92, i64* %103, align 8, !dbg !1233
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1234
	store i64 %102, i64* %104, align 8, !dbg !1234
	%105 = fmul double %80, 3.500000e+00, !dbg !1235
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1236
	%107 = fcmp uno double %105, %105, !dbg !1236
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1236
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1238
	store i64 %108, i64* %109, align 8, !dbg !1238
	%110 = mul i64 %35, 2, !dbg !1239
	%111 = add i64 %110, 2, !dbg !1240
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1241
	%113 = icmp ugt i64 %111, %p3, !dbg !1241
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !1241, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !1242
	%115 = sitofp i16 %114 to float, !dbg !1245
	%116 = fpext float %115 to double, !dbg !1246
	%117 = sitofp i16 %114 to double, !dbg !1247
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !1248
	store double %116, double* %118, align 8, !dbg !1248
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !1249
	store double %117, double* %119, align 8, !dbg !1249
	%120 = add i64 %35, %34, !dbg !1180
	br label %b1, !dbg !1180

b3:
	ret void, !dbg !1180

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %39, i64 %p1), !dbg !1184
	ret void, !dbg !1184

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %111, i64 %p3), !dbg !1241
	ret void, !dbg !1241
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1250 {
entry:
	br label %b0, !dbg !1251

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1252, !range !11
	%1 = sext i32 %0 to i64, !dbg !1252
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1252, !range !13
	%3 = sext i32 %2 to i64, !dbg !1252
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1252, !range !13
	%5 = sext i32 %4 to i64, !dbg !1252
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1252, !range !33
	%7 = sext i32 %6 to i64, !dbg !1252
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1252, !range !34
	%9 = sext i32 %8 to i64, !dbg !1252
	%10 = mul i64 %9, %5, !dbg !1252
	%11 = add i64 %3, %10, !dbg !1252
	%12 = mul i64 %7, %11, !dbg !1252
	%13 = add i64 %1, %12, !dbg !1252
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1252, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1252, !range !35
	%16 = mul i32 %14, %15, !dbg !1252
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1252, !range !36
	%18 = mul i32 %16, %17, !dbg !1252
	%19 = sext i32 %18 to i64, !dbg !1252
	%20 = mul i64 %13, %19, !dbg !1252
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1252, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1252, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1252, !range !14
	%24 = mul i32 %15, %23, !dbg !1252
	%25 = add i32 %22, %24, !dbg !1252
	%26 = mul i32 %14, %25, !dbg !1252
	%27 = add i32 %21, %26, !dbg !1252
	%28 = sext i32 %27 to i64, !dbg !1252
	%29 = add i64 %20, %28, !dbg !1252
	%30 = mul i64 %7, %9, !dbg !1252
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1252, !range !34
	%32 = sext i32 %31 to i64, !dbg !1252
	%33 = mul i64 %30, %32, !dbg !1252
	%34 = mul i64 %33, %19, !dbg !1252
	br label %b1, !dbg !1252

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1252
	%36 = icmp slt i64 %35, %p3, !dbg !1252
	br i1 %36, label %b2, label %b24, !dbg !1252

b2:
	%37 = mul i64 %35, 40, !dbg !1253
	%38 = add i64 %35, 1, !dbg !1254
	%39 = mul i64 %38, 40, !dbg !1255
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1256
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1257
	%42 = icmp ugt i64 %39, %p1, !dbg !1256
	%43 = icmp ugt i64 %37, %39, !dbg !1256
	%44 = or i1 %42, %43, !dbg !1256
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1256, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !1257
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1258
	%47 = icmp uge i64 %35, %p5, !dbg !1258
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1258, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !1258
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1259
	%50 = icmp uge i64 %35, %p7, !dbg !1259
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1259, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1259
	%52 = zext i32 %51 to i64, !dbg !1260
	%53 = add i32 %45, %48, !dbg !1263
	%54 = sub i32 %45, %48, !dbg !1264
	%55 = mul i32 %45, %48, !dbg !1265
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !1266
	store i32 %53, i32* %56, align 4, !dbg !1266
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !1267
	store i32 %54, i32* %57, align 4, !dbg !1267
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !1268
	store i32 %55, i32* %58, align 4, !dbg !1268
	%59 = and i32 %45, %48, !dbg !1269
	%60 = or i32 %45, %48, !dbg !1270
	%61 = xor i32 %45, %48, !dbg !1271
	%62 = xor i32 %48, -1, !dbg !1272
	%63 = and i32 %45, %62, !dbg !1272
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !1273
	store i32 %59, i32* %64, align 4, !dbg !1273
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !1274
	store i32 %60, i32* %65, align 4, !dbg !1274
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !1275
	store i32 %61, i32* %66, align 4, !dbg !1275
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !1276
	store i32 %63, i32* %67, align 4, !dbg !1276
	%68 = xor i32 %45, -1, !dbg !1277
	%69 = sub i32 0, %45, !dbg !1278
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !1279
	store i32 %68, i32* %70, align 4, !dbg !1279
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !1280
	store i32 %69, i32* %71, align 4, !dbg !1280
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !1281
	store i32 %45, i32* %72, align 4, !dbg !1281
	%73 = icmp ult i64 %52, 32, !dbg !1282
	%74 = trunc i64 %52 to i32, !dbg !1282
	%75 = shl i32 %45, %74, !dbg !1282
	%76 = select i1 %73, i32 %75, i32 0, !dbg !1282
	%77 = icmp ult i64 %52, 32, !dbg !1283
	%78 = trunc i64 %52 to i32, !dbg !1283
	%79 = select i1 %77, i32 %78, i32 31, !dbg !1283
	%80 = ashr i32 %45, %79, !dbg !1283
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !1284
	store i32 %76, i32* %81, align 4, !dbg !1284
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !1285
	store i32 %80, i32* %82, align 4, !dbg !1285
	%83 = icmp ult i64 %52, 32, !dbg !1287
	%84 = trunc i64 %52 to i32, !dbg !1287
	%85 = shl i32 %45, %84, !dbg !1287
	%86 = select i1 %83, i32 %85, i32 0, !dbg !1287
	%87 = trunc i64 %52 to i8, !dbg !1288
	%88 = zext i8 %87 to i32, !dbg !1289
	%89 = icmp ult i32 %88, 32, !dbg !1289
	%90 = select i1 %89, i32 %88, i32 31, !dbg !1289
	%91 = ashr i32 %45, %90, !dbg !1289
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !1290
	store i32 %86, i32* %92, align 4, !dbg !1290
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !1291
	store i32 %91, i32* %93, align 4, !dbg !1291
	%94 = shl i32 %45, 3, !dbg !1292
	%95 = ashr i32 %45, 3, !dbg !1293
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !1294
	store i32 %94, i32* %96, align 4, !dbg !1294
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !1295
	store i32 %95, i32* %97, align 4, !dbg !1295
	%98 = icmp ult i64 %52, 32, !dbg !1296
	%99 = trunc i64 %52 to i32, !dbg !1296
	%100 = shl i32 1, %99, !dbg !1296
	%101 = select i1 %98, i32 %100, i32 0, !dbg !1296
	%102 = urem i64 %52, 8, !dbg !1297
	%103 = icmp ult i64 %102, 32, !dbg !1298
	%104 = trunc i64 %102 to i32, !dbg !1298
	%105 = select i1 %103, i32 %104, i32 31, !dbg !1298
	%106 = ashr i32 %48, %105, !dbg !1298
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !1299
	store i32 %101, i32* %107, align 4, !dbg !1299
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !1300
	store i32 %106, i32* %108, align 4, !dbg !1300
	%109 = icmp ne i32 %48, 0, !dbg !1301
	br i1 %109, label %b3, label %b4, !dbg !1301

b3:
	%110 = icmp eq i32 %48, -1, !dbg !1302
	%111 = select i1 %110, i32 1, i32 %48, !dbg !1302
	%112 = sdiv i32 %45, %111, !dbg !1302
	%113 = sub i32 0, %45, !dbg !1302
	%114 = select i1 %110, i32 %113, i32 %112, !dbg !1302
	%115 = icmp eq i32 %48, -1, !dbg !1303
	%116 = select i1 %115, i32 1, i32 %48, !dbg !1303
	%117 = srem i32 %45, %116, !dbg !1303
	%118 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1304
	store i32 %114, i32* %118, align 4, !dbg !1304
	%119 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1305
	store i32 %117, i32* %119, align 4, !dbg !1305
	br label %b5, !dbg !1305

b4:
	%120 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1306
	store i32 0, i32* %120, align 4, !dbg !1306
	%121 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1307
	store i32 0, i32* %121, align 4, !dbg !1307
	br label %b5, !dbg !1307

b5:
	%122 = sdiv i32 %45, 7, !dbg !1308
	%123 = srem i32 %45, 7, !dbg !1309
	%124 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !1310
	store i32 %122, i32* %124, align 4, !dbg !1310
	%125 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !1311
	store i32 %123, i32* %125, align 4, !dbg !1311
	%126 = sdiv i32 %45, 8, !dbg !1312
	%127 = srem i32 %45, 8, !dbg !1313
	%128 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !1314
	store i32 %126, i32* %128, align 4, !dbg !1314
	%129 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !1315
	store i32 %127, i32* %129, align 4, !dbg !1315
	%130 = icmp slt i32 %45, %48, !dbg !1316
	%131 = select i1 %130, i32 %45, i32 %48, !dbg !1316
	%132 = icmp sgt i32 %45, %48, !dbg !1317
	%133 = select i1 %132, i32 %45, i32 %48, !dbg !1317
	%134 = icmp sgt i32 %133, 3, !dbg !1317
	%135 = select i1 %134, i32 %133, i32 3, !dbg !1317
	%136 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !1318
	store i32 %131, i32* %136, align 4, !dbg !1318
	%137 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !1319
	store i32 %135, i32* %137, align 4, !dbg !1319
	%138 = icmp eq i32 %45, %48, !dbg !1320
	br i1 %138, label %b7, label %b6, !dbg !1323

b6:
	br label %b7, !dbg !1324

b7:
	%139 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1325
	%140 = icmp ne i32 %45, %48, !dbg !1325
	br i1 %140, label %b9, label %b8, !dbg !1327

b8:
	br label %b9, !dbg !1328

b9:
	%141 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1329
	br i1 %130, label %b11, label %b10, !dbg !1331

b10:
	br label %b11, !dbg !1332

b11:
	%142 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1333
	%143 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !1333
	store i32 %139, i32* %143, align 4, !dbg !1333
	%144 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !1334
	store i32 %141, i32* %144, align 4, !dbg !1334
	%145 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !1335
	store i32 %142, i32* %145, align 4, !dbg !1335
	%146 = icmp sle i32 %45, %48, !dbg !1336
	br i1 %146, label %b13, label %b12, !dbg !1338

b12:
	br label %b13, !dbg !1339

b13:
	%147 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1340
	br i1 %132, label %b15, label %b14, !dbg !1342

b14:
	br label %b15, !dbg !1343

b15:
	%148 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1344
	%149 = icmp sge i32 %45, %48, !dbg !1344
	br i1 %149, label %b17, label %b16, !dbg !1346

b16:
	br label %b17, !dbg !1347

b17:
	%150 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1348
	%151 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !1348
	store i32 %147, i32* %151, align 4, !dbg !1348
	%152 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !1349
	store i32 %148, i32* %152, align 4, !dbg !1349
	%153 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !1350
	store i32 %150, i32* %153, align 4, !dbg !1350
	%154 = mul i32 %53, 3, !dbg !1351
	%155 = sub i32 %154, 5, !dbg !1352
	%156 = xor i32 %155, %45, !dbg !1353
	%157 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !1354
	store i32 %156, i32* %157, align 4, !dbg !1354
	%158 = shl i32 %156, 2, !dbg !1355
	%159 = ashr i32 %158, 1, !dbg !1356
	%160 = or i32 %159, 1, !dbg !1357
	%161 = and i32 %160, -3, !dbg !1358
	%162 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !1359
	store i32 %161, i32* %162, align 4, !dbg !1359
	%163 = sub i32 %161, 1, !dbg !1360
	%164 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !1361
	store i32 %163, i32* %164, align 4, !dbg !1361
	%165 = sub i32 %48, %45, !dbg !1362
	%166 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !1363
	store i32 %165, i32* %166, align 4, !dbg !1363
	br i1 %130, label %b18, label %b19, !dbg !1364

b18:
	br i1 %109, label %b21, label %b19, !dbg !1365

b19:
	%167 = icmp eq i32 %45, 5, !dbg !1366
	br i1 %167, label %b21, label %b20, !dbg !1368

b20:
	br label %b21, !dbg !1369

b21:
	%168 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1370
	%169 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !1370
	store i32 %168, i32* %169, align 4, !dbg !1370
	%170 = icmp eq i32 %48, 1, !dbg !1371
	%171 = icmp ne i1 %146, %170, !dbg !1372
	br i1 %171, label %b23, label %b22, !dbg !1374

b22:
	br label %b23, !dbg !1375

b23:
	%172 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1376
	%173 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !1376
	store i32 %172, i32* %173, align 4, !dbg !1376
	%174 = and i64 %52, 3, !dbg !1377
	%175 = icmp ult i64 %174, 32, !dbg !1378
	%176 = trunc i64 %174 to i32, !dbg !1378
	%177 = shl i32 1, %176, !dbg !1378
	%178 = select i1 %175, i32 %177, i32 0, !dbg !1378
	%179 = add i32 %178, %45, !dbg !1379
	%180 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !1380
	store i32 %179, i32* %180, align 4, !dbg !1380
	%181 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !1381
	store i32 -1, i32* %181, align 4, !dbg !1381
	%182 = add i64 %35, %34, !dbg !1252
	br label %b1, !dbg !1252

b24:
	ret void, !dbg !1252

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1256
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1256

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %39, i64 %p1), !dbg !1256
	ret void, !dbg !1256

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %37, i64 %39), !dbg !1256
	ret void, !dbg !1256

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p5), !dbg !1258
	ret void, !dbg !1258

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p7), !dbg !1259
	ret void, !dbg !1259
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1382 {
entry:
	br label %b0, !dbg !1383

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1384, !range !11
	%1 = sext i32 %0 to i64, !dbg !1384
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1384, !range !13
	%3 = sext i32 %2 to i64, !dbg !1384
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1384, !range !13
	%5 = sext i32 %4 to i64, !dbg !1384
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1384, !range !33
	%7 = sext i32 %6 to i64, !dbg !1384
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1384, !range !34
	%9 = sext i32 %8 to i64, !dbg !1384
	%10 = mul i64 %9, %5, !dbg !1384
	%11 = add i64 %3, %10, !dbg !1384
	%12 = mul i64 %7, %11, !dbg !1384
	%13 = add i64 %1, %12, !dbg !1384
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1384, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1384, !range !35
	%16 = mul i32 %14, %15, !dbg !1384
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1384, !range !36
	%18 = mul i32 %16, %17, !dbg !1384
	%19 = sext i32 %18 to i64, !dbg !1384
	%20 = mul i64 %13, %19, !dbg !1384
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1384, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1384, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1384, !range !14
	%24 = mul i32 %15, %23, !dbg !1384
	%25 = add i32 %22, %24, !dbg !1384
	%26 = mul i32 %14, %25, !dbg !1384
	%27 = add i32 %21, %26, !dbg !1384
	%28 = sext i32 %27 to i64, !dbg !1384
	%29 = add i64 %20, %28, !dbg !1384
	%30 = mul i64 %7, %9, !dbg !1384
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1384, !range !34
	%32 = sext i32 %31 to i64, !dbg !1384
	%33 = mul i64 %30, %32, !dbg !1384
	%34 = mul i64 %33, %19, !dbg !1384
	br label %b1, !dbg !1384

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !1384
	%36 = icmp slt i64 %35, %p5, !dbg !1384
	br i1 %36, label %b2, label %b3, !dbg !1384

b2:
	%37 = mul i64 %35, 20, !dbg !1385
	%38 = add i64 %35, 1, !dbg !1386
	%39 = mul i64 %38, 20, !dbg !1387
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1388
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1389
	%42 = icmp ugt i64 %39, %p1, !dbg !1388
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1388, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !1389
	%44 = trunc i32 %43 to i8, !dbg !1392
	%45 = sext i8 %44 to i64, !dbg !1393
	%46 = trunc i32 %43 to i16, !dbg !1394
	%47 = sext i16 %46 to i64, !dbg !1395
	%48 = sext i32 %43 to i64, !dbg !1396
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1397
	store i64 %45, i64* %49, align 8, !dbg !1397
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1398
	store i64 %47, i64* %50, align 8, !dbg !1398
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1399
	store i64 %48, i64* %51, align 8, !dbg !1399
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1400
	store i64 %48, i64* %52, align 8, !dbg !1400
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1401
	store i64 %48, i64* %53, align 8, !dbg !1401
	%54 = trunc i32 %43 to i8, !dbg !1402
	%55 = zext i8 %54 to i64, !dbg !1403
	%56 = trunc i32 %43 to i16, !dbg !1404
	%57 = zext i16 %56 to i64, !dbg !1405
	%58 = zext i32 %43 to i64, !dbg !1407
	%59 = sext i32 %43 to i64, !dbg !1408
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1410
	store i64 %55, i64* %60, align 8, !dbg !1410
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1411
	store i64 %57, i64* %61, align 8, !dbg !1411
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1412
	store i64 %58, i64* %62, align 8, !dbg !1412
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1413
	store i64 %59, i64* %63, align 8, !dbg !1413
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1414
	store i64 %59, i64* %64, align 8, !dbg !1414
	%65 = sext i8 %44 to i32, !dbg !1415
	%66 = sext i32 %65 to i64, !dbg !1416
	%67 = zext i8 %54 to i32, !dbg !1417
	%68 = sext i32 %67 to i64, !dbg !1418
	%69 = sext i16 %46 to i32, !dbg !1419
	%70 = sext i32 %69 to i64, !dbg !1420
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1421
	store i64 %66, i64* %71, align 8, !dbg !1421
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1422
	store i64 %68, i64* %72, align 8, !dbg !1422
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1423
	store i64 %70, i64* %73, align 8, !dbg !1423
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1424
	store i64 %48, i64* %74, align 8, !dbg !1424
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1425
	store i64 %48, i64* %75, align 8, !dbg !1425
	%76 = lshr i8 %54, 1, !dbg !1426
	%77 = zext i8 %76 to i32, !dbg !1427
	%78 = sitofp i32 %77 to float, !dbg !1428
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1429
	%80 = fcmp uno float %78, %78, !dbg !1429
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1429
	%82 = sitofp i32 %77 to double, !dbg !1430
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1431
	%84 = fcmp uno double %82, %82, !dbg !1431
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1431
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1432
	store i64 %81, i64* %86, align 8, !dbg !1432
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1433
	store i64 %85, i64* %87, align 8, !dbg !1433
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1434
	%89 = sext i32 %88 to i64, !dbg !1435
	%90 = fadd double %82, 7.500000e-01, !dbg !1436
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1437
	%92 = fcmp uno double %90, %90, !dbg !1437
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1437
	%94 = sext i32 %93 to i64, !dbg !1438
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1439
	store i64 %89, i64* %95, align 8, !dbg !1439
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1440
	store i64 %94, i64* %96, align 8, !dbg !1440
	%97 = fmul double %82, 3.500000e+00, !dbg !1441
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1442
	%99 = fcmp uno double %97, %97, !dbg !1442
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1442
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1444
	store i64 %100, i64* %101, align 8, !dbg !1444
	%102 = mul i64 %35, 2, !dbg !1445
	%103 = add i64 %102, 2, !dbg !1446
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1447
	%105 = icmp ugt i64 %103, %p3, !dbg !1447
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !1447, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !1448
	%107 = sitofp i32 %106 to float, !dbg !1451
	%108 = fpext float %107 to double, !dbg !1452
	%109 = sitofp i32 %106 to double, !dbg !1453
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !1454
	store double %108, double* %110, align 8, !dbg !1454
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !1455
	store double %109, double* %111, align 8, !dbg !1455
	%112 = add i64 %35, %34, !dbg !1384
	br label %b1, !dbg !1384

b3:
	ret void, !dbg !1384

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %39, i64 %p1), !dbg !1388
	ret void, !dbg !1388

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %103, i64 %p3), !dbg !1447
	ret void, !dbg !1447
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1456 {
entry:
	br label %b0, !dbg !1457

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1460, !range !11
	%1 = sext i32 %0 to i64, !dbg !1460
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1460, !range !13
	%3 = sext i32 %2 to i64, !dbg !1460
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1460, !range !13
	%5 = sext i32 %4 to i64, !dbg !1460
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1460, !range !33
	%7 = sext i32 %6 to i64, !dbg !1460
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1460, !range !34
	%9 = sext i32 %8 to i64, !dbg !1460
	%10 = mul i64 %9, %5, !dbg !1460
	%11 = add i64 %3, %10, !dbg !1460
	%12 = mul i64 %7, %11, !dbg !1460
	%13 = add i64 %1, %12, !dbg !1460
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1460, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1460, !range !35
	%16 = mul i32 %14, %15, !dbg !1460
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1460, !range !36
	%18 = mul i32 %16, %17, !dbg !1460
	%19 = sext i32 %18 to i64, !dbg !1460
	%20 = mul i64 %13, %19, !dbg !1460
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1460, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1460, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1460, !range !14
	%24 = mul i32 %15, %23, !dbg !1460
	%25 = add i32 %22, %24, !dbg !1460
	%26 = mul i32 %14, %25, !dbg !1460
	%27 = add i32 %21, %26, !dbg !1460
	%28 = sext i32 %27 to i64, !dbg !1460
	%29 = add i64 %20, %28, !dbg !1460
	%30 = add i64 %29, 1, !dbg !1461
	%31 = trunc i64 %30 to i32, !dbg !1462
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1463
	%33 = icmp uge i64 0, %p1, !dbg !1463
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !1463, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !1464
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1465
	%36 = icmp uge i64 1, %p1, !dbg !1465
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !1465, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !1466
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1467
	%39 = icmp uge i64 2, %p1, !dbg !1467
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !1467, !prof !10

b0_ok3:
	%40 = atomicrmw min i32* %38, i32 %31 monotonic, !dbg !1468
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1469
	%42 = icmp uge i64 3, %p1, !dbg !1469
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !1469, !prof !10

b0_ok4:
	%43 = atomicrmw max i32* %41, i32 %31 monotonic, !dbg !1470
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1471
	%45 = icmp uge i64 4, %p1, !dbg !1471
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !1471, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !1472
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1473
	%48 = icmp uge i64 %29, %p3, !dbg !1473
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !1473, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !1473
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1474
	%50 = icmp uge i64 5, %p1, !dbg !1474
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !1474, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !1475
	%52 = icmp eq i32 %51, 7, !dbg !1476
	br i1 %52, label %b1, label %b2, !dbg !1476

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1477
	%54 = icmp uge i64 %29, %p5, !dbg !1477
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !1477, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !1478
	br label %b2, !dbg !1478

b2:
	ret void, !dbg !1459

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1463
	ret void, !dbg !1463

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1465
	ret void, !dbg !1465

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1467
	ret void, !dbg !1467

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1469
	ret void, !dbg !1469

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1471
	ret void, !dbg !1471

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1473
	ret void, !dbg !1473

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1474
	ret void, !dbg !1474

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1477
	ret void, !dbg !1477
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1479 {
entry:
	br label %b0, !dbg !1480

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1483, !range !11
	%1 = sext i32 %0 to i64, !dbg !1483
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1483, !range !13
	%3 = sext i32 %2 to i64, !dbg !1483
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1483, !range !13
	%5 = sext i32 %4 to i64, !dbg !1483
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1483, !range !33
	%7 = sext i32 %6 to i64, !dbg !1483
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1483, !range !34
	%9 = sext i32 %8 to i64, !dbg !1483
	%10 = mul i64 %9, %5, !dbg !1483
	%11 = add i64 %3, %10, !dbg !1483
	%12 = mul i64 %7, %11, !dbg !1483
	%13 = add i64 %1, %12, !dbg !1483
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1483, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1483, !range !35
	%16 = mul i32 %14, %15, !dbg !1483
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1483, !range !36
	%18 = mul i32 %16, %17, !dbg !1483
	%19 = sext i32 %18 to i64, !dbg !1483
	%20 = mul i64 %13, %19, !dbg !1483
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1483, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1483, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1483, !range !14
	%24 = mul i32 %15, %23, !dbg !1483
	%25 = add i32 %22, %24, !dbg !1483
	%26 = mul i32 %14, %25, !dbg !1483
	%27 = add i32 %21, %26, !dbg !1483
	%28 = sext i32 %27 to i64, !dbg !1483
	%29 = add i64 %20, %28, !dbg !1483
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1484
	%31 = icmp uge i64 0, %p1, !dbg !1484
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1484, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1485
	%33 = icmp ult i64 %32, 32, !dbg !1486
	%34 = trunc i64 %32 to i32, !dbg !1486
	%35 = shl i32 1, %34, !dbg !1486
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1486
	%37 = xor i32 %36, -1, !dbg !1487
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !1488
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1489
	%40 = icmp uge i64 1, %p1, !dbg !1489
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !1489, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !1490
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1491
	%43 = trunc i64 %29 to i32, !dbg !1492
	%44 = icmp uge i64 2, %p1, !dbg !1491
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1491, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !1493
	br label %b1, !dbg !1493

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1494
	%47 = icmp uge i64 3, %p1, !dbg !1494
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !1494, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !1495
	%49 = add i32 %48, 1, !dbg !1496
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !1497
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1497
	%52 = icmp eq i32 %51, %48, !dbg !1498
	br i1 %52, label %b2, label %b1, !dbg !1498

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1499
	%54 = icmp uge i64 %29, %p3, !dbg !1499
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !1499, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !1499
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1500
	%56 = icmp uge i64 4, %p1, !dbg !1500
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !1500, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !1501
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1501
	%59 = icmp eq i32 %58, 1, !dbg !1502
	br i1 %59, label %b3, label %b4, !dbg !1502

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1503
	%61 = icmp uge i64 5, %p1, !dbg !1503
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !1503, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !1504
	br label %b4, !dbg !1504

b4:
	ret void, !dbg !1482

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1484
	ret void, !dbg !1484

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1489
	ret void, !dbg !1489

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1491
	ret void, !dbg !1491

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1494
	ret void, !dbg !1494

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1499
	ret void, !dbg !1499

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1500
	ret void, !dbg !1500

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1503
	ret void, !dbg !1503
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1505 {
entry:
	br label %b0, !dbg !1506

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1507, !range !11
	%1 = sext i32 %0 to i64, !dbg !1507
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1507, !range !13
	%3 = sext i32 %2 to i64, !dbg !1507
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1507, !range !13
	%5 = sext i32 %4 to i64, !dbg !1507
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1507, !range !33
	%7 = sext i32 %6 to i64, !dbg !1507
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1507, !range !34
	%9 = sext i32 %8 to i64, !dbg !1507
	%10 = mul i64 %9, %5, !dbg !1507
	%11 = add i64 %3, %10, !dbg !1507
	%12 = mul i64 %7, %11, !dbg !1507
	%13 = add i64 %1, %12, !dbg !1507
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1507, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1507, !range !35
	%16 = mul i32 %14, %15, !dbg !1507
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1507, !range !36
	%18 = mul i32 %16, %17, !dbg !1507
	%19 = sext i32 %18 to i64, !dbg !1507
	%20 = mul i64 %13, %19, !dbg !1507
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1507, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1507, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1507, !range !14
	%24 = mul i32 %15, %23, !dbg !1507
	%25 = add i32 %22, %24, !dbg !1507
	%26 = mul i32 %14, %25, !dbg !1507
	%27 = add i32 %21, %26, !dbg !1507
	%28 = sext i32 %27 to i64, !dbg !1507
	%29 = add i64 %20, %28, !dbg !1507
	%30 = mul i64 %7, %9, !dbg !1507
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1507, !range !34
	%32 = sext i32 %31 to i64, !dbg !1507
	%33 = mul i64 %30, %32, !dbg !1507
	%34 = mul i64 %33, %19, !dbg !1507
	br label %b1, !dbg !1507

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1507
	%36 = icmp slt i64 %35, %p3, !dbg !1507
	br i1 %36, label %b2, label %b24, !dbg !1507

b2:
	%37 = mul i64 %35, 40, !dbg !1508
	%38 = add i64 %35, 1, !dbg !1509
	%39 = mul i64 %38, 40, !dbg !1510
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1511
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1512
	%42 = icmp ugt i64 %39, %p1, !dbg !1511
	%43 = icmp ugt i64 %37, %39, !dbg !1511
	%44 = or i1 %42, %43, !dbg !1511
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1511, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1512
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1513
	%47 = icmp uge i64 %35, %p5, !dbg !1513
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1513, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1513
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1514
	%50 = icmp uge i64 %35, %p7, !dbg !1514
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1514, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1514
	%52 = zext i32 %51 to i64, !dbg !1515
	%53 = add i64 %45, %48, !dbg !1518
	%54 = sub i64 %45, %48, !dbg !1519
	%55 = mul i64 %45, %48, !dbg !1520
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1521
	store i64 %53, i64* %56, align 8, !dbg !1521
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1522
	store i64 %54, i64* %57, align 8, !dbg !1522
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1523
	store i64 %55, i64* %58, align 8, !dbg !1523
	%59 = and i64 %45, %48, !dbg !1524
	%60 = or i64 %45, %48, !dbg !1525
	%61 = xor i64 %45, %48, !dbg !1526
	%62 = xor i64 %48, -1, !dbg !1527
	%63 = and i64 %45, %62, !dbg !1527
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1528
	store i64 %59, i64* %64, align 8, !dbg !1528
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1529
	store i64 %60, i64* %65, align 8, !dbg !1529
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1530
	store i64 %61, i64* %66, align 8, !dbg !1530
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1531
	store i64 %63, i64* %67, align 8, !dbg !1531
	%68 = xor i64 %45, -1, !dbg !1532
	%69 = sub i64 0, %45, !dbg !1533
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1534
	store i64 %68, i64* %70, align 8, !dbg !1534
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1535
	store i64 %69, i64* %71, align 8, !dbg !1535
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1536
	store i64 %45, i64* %72, align 8, !dbg !1536
	%73 = icmp ult i64 %52, 64, !dbg !1537
	%74 = shl i64 %45, %52, !dbg !1537
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1537
	%76 = icmp ult i64 %52, 64, !dbg !1538
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1538
	%78 = ashr i64 %45, %77, !dbg !1538
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1539
	store i64 %75, i64* %79, align 8, !dbg !1539
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1540
	store i64 %78, i64* %80, align 8, !dbg !1540
	%81 = icmp ult i64 %52, 64, !dbg !1542
	%82 = shl i64 %45, %52, !dbg !1542
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1542
	%84 = trunc i64 %52 to i8, !dbg !1543
	%85 = zext i8 %84 to i64, !dbg !1544
	%86 = icmp ult i64 %85, 64, !dbg !1544
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1544
	%88 = ashr i64 %45, %87, !dbg !1544
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1545
	store i64 %83, i64* %89, align 8, !dbg !1545
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1546
	store i64 %88, i64* %90, align 8, !dbg !1546
	%91 = shl i64 %45, 3, !dbg !1547
	%92 = ashr i64 %45, 3, !dbg !1548
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1549
	store i64 %91, i64* %93, align 8, !dbg !1549
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1550
	store i64 %92, i64* %94, align 8, !dbg !1550
	%95 = icmp ult i64 %52, 64, !dbg !1551
	%96 = shl i64 1, %52, !dbg !1551
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1551
	%98 = urem i64 %52, 8, !dbg !1552
	%99 = icmp ult i64 %98, 64, !dbg !1553
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1553
	%101 = ashr i64 %48, %100, !dbg !1553
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1554
	store i64 %97, i64* %102, align 8, !dbg !1554
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1555
	store i64 %101, i64* %103, align 8, !dbg !1555
	%104 = icmp ne i64 %48, 0, !dbg !1556
	br i1 %104, label %b3, label %b4, !dbg !1556

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1557
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1557
	%107 = sdiv i64 %45, %106, !dbg !1557
	%108 = sub i64 0, %45, !dbg !1557
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1557
	%110 = icmp eq i64 %48, -1, !dbg !1558
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1558
	%112 = srem i64 %45, %111, !dbg !1558
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1559
	store i64 %109, i64* %113, align 8, !dbg !1559
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1560
	store i64 %112, i64* %114, align 8, !dbg !1560
	br label %b5, !dbg !1560

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1561
	store i64 0, i64* %115, align 8, !dbg !1561
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1562
	store i64 0, i64* %116, align 8, !dbg !1562
	br label %b5, !dbg !1562

b5:
	%117 = sdiv i64 %45, 7, !dbg !1563
	%118 = srem i64 %45, 7, !dbg !1564
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1565
	store i64 %117, i64* %119, align 8, !dbg !1565
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1566
	store i64 %118, i64* %120, align 8, !dbg !1566
	%121 = sdiv i64 %45, 8, !dbg !1567
	%122 = srem i64 %45, 8, !dbg !1568
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1569
	store i64 %121, i64* %123, align 8, !dbg !1569
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1570
	store i64 %122, i64* %124, align 8, !dbg !1570
	%125 = icmp slt i64 %45, %48, !dbg !1571
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1571
	%127 = icmp sgt i64 %45, %48, !dbg !1572
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1572
	%129 = icmp sgt i64 %128, 3, !dbg !1572
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1572
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1573
	store i64 %126, i64* %131, align 8, !dbg !1573
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1574
	store i64 %130, i64* %132, align 8, !dbg !1574
	%133 = icmp eq i64 %45, %48, !dbg !1575
	br i1 %133, label %b7, label %b6, !dbg !1578

b6:
	br label %b7, !dbg !1579

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1580
	%135 = icmp ne i64 %45, %48, !dbg !1580
	br i1 %135, label %b9, label %b8, !dbg !1582

b8:
	br label %b9, !dbg !1583

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1584
	br i1 %125, label %b11, label %b10, !dbg !1586

b10:
	br label %b11, !dbg !1587

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1588
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1588
	store i64 %134, i64* %138, align 8, !dbg !1588
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1589
	store i64 %136, i64* %139, align 8, !dbg !1589
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1590
	store i64 %137, i64* %140, align 8, !dbg !1590
	%141 = icmp sle i64 %45, %48, !dbg !1591
	br i1 %141, label %b13, label %b12, !dbg !1593

b12:
	br label %b13, !dbg !1594

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1595
	br i1 %127, label %b15, label %b14, !dbg !1597

b14:
	br label %b15, !dbg !1598

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1599
	%144 = icmp sge i64 %45, %48, !dbg !1599
	br i1 %144, label %b17, label %b16, !dbg !1601

b16:
	br label %b17, !dbg !1602

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1603
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1603
	store i64 %142, i64* %146, align 8, !dbg !1603
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1604
	store i64 %143, i64* %147, align 8, !dbg !1604
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1605
	store i64 %145, i64* %148, align 8, !dbg !1605
	%149 = mul i64 %53, 3, !dbg !1606
	%150 = sub i64 %149, 5, !dbg !1607
	%151 = xor i64 %150, %45, !dbg !1608
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1609
	store i64 %151, i64* %152, align 8, !dbg !1609
	%153 = shl i64 %151, 2, !dbg !1610
	%154 = ashr i64 %153, 1, !dbg !1611
	%155 = or i64 %154, 1, !dbg !1612
	%156 = and i64 %155, -3, !dbg !1613
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1614
	store i64 %156, i64* %157, align 8, !dbg !1614
	%158 = sub i64 %156, 1, !dbg !1615
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1616
	store i64 %158, i64* %159, align 8, !dbg !1616
	%160 = sub i64 %48, %45, !dbg !1617
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1618
	store i64 %160, i64* %161, align 8, !dbg !1618
	br i1 %125, label %b18, label %b19, !dbg !1619

b18:
	br i1 %104, label %b21, label %b19, !dbg !1620

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1621
	br i1 %162, label %b21, label %b20, !dbg !1623

b20:
	br label %b21, !dbg !1624

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1625
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1625
	store i64 %163, i64* %164, align 8, !dbg !1625
	%165 = icmp eq i64 %48, 1, !dbg !1626
	%166 = icmp ne i1 %141, %165, !dbg !1627
	br i1 %166, label %b23, label %b22, !dbg !1629

b22:
	br label %b23, !dbg !1630

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1631
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1631
	store i64 %167, i64* %168, align 8, !dbg !1631
	%169 = and i64 %52, 3, !dbg !1632
	%170 = icmp ult i64 %169, 64, !dbg !1633
	%171 = shl i64 1, %169, !dbg !1633
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1633
	%173 = add i64 %172, %45, !dbg !1634
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1635
	store i64 %173, i64* %174, align 8, !dbg !1635
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1636
	store i64 -1, i64* %175, align 8, !dbg !1636
	%176 = add i64 %35, %34, !dbg !1507
	br label %b1, !dbg !1507

b24:
	ret void, !dbg !1507

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1511
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1511

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %39, i64 %p1), !dbg !1511
	ret void, !dbg !1511

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %37, i64 %39), !dbg !1511
	ret void, !dbg !1511

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %35, i64 %p5), !dbg !1513
	ret void, !dbg !1513

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %35, i64 %p7), !dbg !1514
	ret void, !dbg !1514
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1637 {
entry:
	br label %b0, !dbg !1638

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1639, !range !11
	%1 = sext i32 %0 to i64, !dbg !1639
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1639, !range !13
	%3 = sext i32 %2 to i64, !dbg !1639
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1639, !range !13
	%5 = sext i32 %4 to i64, !dbg !1639
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1639, !range !33
	%7 = sext i32 %6 to i64, !dbg !1639
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1639, !range !34
	%9 = sext i32 %8 to i64, !dbg !1639
	%10 = mul i64 %9, %5, !dbg !1639
	%11 = add i64 %3, %10, !dbg !1639
	%12 = mul i64 %7, %11, !dbg !1639
	%13 = add i64 %1, %12, !dbg !1639
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1639, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1639, !range !35
	%16 = mul i32 %14, %15, !dbg !1639
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1639, !range !36
	%18 = mul i32 %16, %17, !dbg !1639
	%19 = sext i32 %18 to i64, !dbg !1639
	%20 = mul i64 %13, %19, !dbg !1639
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1639, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1639, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1639, !range !14
	%24 = mul i32 %15, %23, !dbg !1639
	%25 = add i32 %22, %24, !dbg !1639
	%26 = mul i32 %14, %25, !dbg !1639
	%27 = add i32 %21, %26, !dbg !1639
	%28 = sext i32 %27 to i64, !dbg !1639
	%29 = add i64 %20, %28, !dbg !1639
	%30 = mul i64 %7, %9, !dbg !1639
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1639, !range !34
	%32 = sext i32 %31 to i64, !dbg !1639
	%33 = mul i64 %30, %32, !dbg !1639
	%34 = mul i64 %33, %19, !dbg !1639
	br label %b1, !dbg !1639

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1639
	%36 = icmp slt i64 %35, %p5, !dbg !1639
	br i1 %36, label %b2, label %b3, !dbg !1639

b2:
	%37 = mul i64 %35, 20, !dbg !1640
	%38 = add i64 %35, 1, !dbg !1641
	%39 = mul i64 %38, 20, !dbg !1642
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1643
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1644
	%42 = icmp ugt i64 %39, %p1, !dbg !1643
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1643, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1644
	%44 = trunc i64 %43 to i8, !dbg !1647
	%45 = sext i8 %44 to i64, !dbg !1648
	%46 = trunc i64 %43 to i16, !dbg !1649
	%47 = sext i16 %46 to i64, !dbg !1650
	%48 = trunc i64 %43 to i32, !dbg !1651
	%49 = sext i32 %48 to i64, !dbg !1652
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1653
	store i64 %45, i64* %50, align 8, !dbg !1653
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1654
	store i64 %47, i64* %51, align 8, !dbg !1654
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1655
	store i64 %49, i64* %52, align 8, !dbg !1655
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1656
	store i64 %43, i64* %53, align 8, !dbg !1656
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1657
	store i64 %43, i64* %54, align 8, !dbg !1657
	%55 = trunc i64 %43 to i8, !dbg !1658
	%56 = zext i8 %55 to i64, !dbg !1659
	%57 = trunc i64 %43 to i16, !dbg !1660
	%58 = zext i16 %57 to i64, !dbg !1661
	%59 = trunc i64 %43 to i32, !dbg !1662
	%60 = zext i32 %59 to i64, !dbg !1663
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1664
	store i64 %56, i64* %61, align 8, !dbg !1664
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1665
	store i64 %58, i64* %62, align 8, !dbg !1665
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1666
	store i64 %60, i64* %63, align 8, !dbg !1666
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1667
	store i64 %43, i64* %64, align 8, !dbg !1667
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1668
	store i64 %43, i64* %65, align 8, !dbg !1668
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1669
	store i64 %45, i64* %66, align 8, !dbg !1669
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1670
	store i64 %56, i64* %67, align 8, !dbg !1670
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1671
	store i64 %47, i64* %68, align 8, !dbg !1671
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1672
	store i64 %60, i64* %69, align 8, !dbg !1672
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1673
	store i64 %43, i64* %70, align 8, !dbg !1673
	%71 = lshr i8 %55, 1, !dbg !1674
	%72 = zext i8 %71 to i64, !dbg !1675
	%73 = sitofp i64 %72 to float, !dbg !1676
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1677
	%75 = fcmp uno float %73, %73, !dbg !1677
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1677
	%77 = sitofp i64 %72 to double, !dbg !1678
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1679
	%79 = fcmp uno double %77, %77, !dbg !1679
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1679
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1680
	store i64 %76, i64* %81, align 8, !dbg !1680
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1681
	store i64 %80, i64* %82, align 8, !dbg !1681
	%83 = fadd double %77, 7.500000e-01, !dbg !1682
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1683
	%85 = fcmp uno double %83, %83, !dbg !1683
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1683
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1684
	store i64 %76, i64* %87, align 8, !dbg !1684
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1685
	store i64 %86, i64* %88, align 8, !dbg !1685
	%89 = fmul double %77, 3.500000e+00, !dbg !1686
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1687
	%91 = fcmp uno double %89, %89, !dbg !1687
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1687
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1689
	store i64 %92, i64* %93, align 8, !dbg !1689
	%94 = mul i64 %35, 2, !dbg !1690
	%95 = add i64 %94, 2, !dbg !1691
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1692
	%97 = icmp ugt i64 %95, %p3, !dbg !1692
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1692, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1693
	%99 = sitofp i64 %98 to float, !dbg !1696
	%100 = fpext float %99 to double, !dbg !1697
	%101 = sitofp i64 %98 to double, !dbg !1698
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1699
	store double %100, double* %102, align 8, !dbg !1699
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1700
	store double %101, double* %103, align 8, !dbg !1700
	%104 = add i64 %35, %34, !dbg !1639
	br label %b1, !dbg !1639

b3:
	ret void, !dbg !1639

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %39, i64 %p1), !dbg !1643
	ret void, !dbg !1643

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %95, i64 %p3), !dbg !1692
	ret void, !dbg !1692
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1701 {
entry:
	br label %b0, !dbg !1702

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1705, !range !11
	%1 = sext i32 %0 to i64, !dbg !1705
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1705, !range !13
	%3 = sext i32 %2 to i64, !dbg !1705
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1705, !range !13
	%5 = sext i32 %4 to i64, !dbg !1705
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1705, !range !33
	%7 = sext i32 %6 to i64, !dbg !1705
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1705, !range !34
	%9 = sext i32 %8 to i64, !dbg !1705
	%10 = mul i64 %9, %5, !dbg !1705
	%11 = add i64 %3, %10, !dbg !1705
	%12 = mul i64 %7, %11, !dbg !1705
	%13 = add i64 %1, %12, !dbg !1705
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1705, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1705, !range !35
	%16 = mul i32 %14, %15, !dbg !1705
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1705, !range !36
	%18 = mul i32 %16, %17, !dbg !1705
	%19 = sext i32 %18 to i64, !dbg !1705
	%20 = mul i64 %13, %19, !dbg !1705
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1705, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1705, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1705, !range !14
	%24 = mul i32 %15, %23, !dbg !1705
	%25 = add i32 %22, %24, !dbg !1705
	%26 = mul i32 %14, %25, !dbg !1705
	%27 = add i32 %21, %26, !dbg !1705
	%28 = sext i32 %27 to i64, !dbg !1705
	%29 = add i64 %20, %28, !dbg !1705
	%30 = add i64 %29, 1, !dbg !1706
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1707
	%32 = icmp uge i64 0, %p1, !dbg !1707
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1707, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1708
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1709
	%35 = icmp uge i64 1, %p1, !dbg !1709
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1709, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1710
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1711
	%38 = icmp uge i64 2, %p1, !dbg !1711
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1711, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1712
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1713
	%41 = icmp uge i64 3, %p1, !dbg !1713
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1713, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1714
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1715
	%44 = icmp uge i64 4, %p1, !dbg !1715
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1715, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1716
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1717
	%47 = icmp uge i64 %29, %p3, !dbg !1717
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1717, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1717
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1718
	%49 = icmp uge i64 5, %p1, !dbg !1718
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1718, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1719
	%51 = icmp eq i64 %50, 7, !dbg !1720
	br i1 %51, label %b1, label %b2, !dbg !1720

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1721
	%53 = icmp uge i64 %29, %p5, !dbg !1721
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1721, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1722
	br label %b2, !dbg !1722

b2:
	ret void, !dbg !1704

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1707
	ret void, !dbg !1707

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1709
	ret void, !dbg !1709

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1711
	ret void, !dbg !1711

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1713
	ret void, !dbg !1713

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1715
	ret void, !dbg !1715

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1717
	ret void, !dbg !1717

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1718
	ret void, !dbg !1718

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1721
	ret void, !dbg !1721
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1723 {
entry:
	br label %b0, !dbg !1724

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1727, !range !11
	%1 = sext i32 %0 to i64, !dbg !1727
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1727, !range !13
	%3 = sext i32 %2 to i64, !dbg !1727
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1727, !range !13
	%5 = sext i32 %4 to i64, !dbg !1727
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1727, !range !33
	%7 = sext i32 %6 to i64, !dbg !1727
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1727, !range !34
	%9 = sext i32 %8 to i64, !dbg !1727
	%10 = mul i64 %9, %5, !dbg !1727
	%11 = add i64 %3, %10, !dbg !1727
	%12 = mul i64 %7, %11, !dbg !1727
	%13 = add i64 %1, %12, !dbg !1727
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1727, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1727, !range !35
	%16 = mul i32 %14, %15, !dbg !1727
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1727, !range !36
	%18 = mul i32 %16, %17, !dbg !1727
	%19 = sext i32 %18 to i64, !dbg !1727
	%20 = mul i64 %13, %19, !dbg !1727
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1727, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1727, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1727, !range !14
	%24 = mul i32 %15, %23, !dbg !1727
	%25 = add i32 %22, %24, !dbg !1727
	%26 = mul i32 %14, %25, !dbg !1727
	%27 = add i32 %21, %26, !dbg !1727
	%28 = sext i32 %27 to i64, !dbg !1727
	%29 = add i64 %20, %28, !dbg !1727
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1728
	%31 = icmp uge i64 0, %p1, !dbg !1728
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1728, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1729
	%33 = icmp ult i64 %32, 64, !dbg !1730
	%34 = shl i64 1, %32, !dbg !1730
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1730
	%36 = xor i64 %35, -1, !dbg !1731
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1732
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1733
	%39 = icmp uge i64 1, %p1, !dbg !1733
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1733, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1734
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1735
	%42 = icmp uge i64 2, %p1, !dbg !1735
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1735, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !1736
	br label %b1, !dbg !1736

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1737
	%45 = icmp uge i64 3, %p1, !dbg !1737
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !1737, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !1738
	%47 = add i64 %46, 1, !dbg !1739
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !1740
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1740
	%50 = icmp eq i64 %49, %46, !dbg !1741
	br i1 %50, label %b2, label %b1, !dbg !1741

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1742
	%52 = icmp uge i64 %29, %p3, !dbg !1742
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1742, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !1742
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1743
	%54 = icmp uge i64 4, %p1, !dbg !1743
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !1743, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !1744
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1744
	%57 = icmp eq i64 %56, 1, !dbg !1745
	br i1 %57, label %b3, label %b4, !dbg !1745

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1746
	%59 = icmp uge i64 5, %p1, !dbg !1746
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !1746, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !1747
	br label %b4, !dbg !1747

b4:
	ret void, !dbg !1726

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1728
	ret void, !dbg !1728

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1733
	ret void, !dbg !1733

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1735
	ret void, !dbg !1735

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1737
	ret void, !dbg !1737

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1742
	ret void, !dbg !1742

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1743
	ret void, !dbg !1743

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1746
	ret void, !dbg !1746
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1748 {
entry:
	br label %b0, !dbg !1749

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1750, !range !11
	%1 = sext i32 %0 to i64, !dbg !1750
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1750, !range !13
	%3 = sext i32 %2 to i64, !dbg !1750
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1750, !range !13
	%5 = sext i32 %4 to i64, !dbg !1750
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1750, !range !33
	%7 = sext i32 %6 to i64, !dbg !1750
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1750, !range !34
	%9 = sext i32 %8 to i64, !dbg !1750
	%10 = mul i64 %9, %5, !dbg !1750
	%11 = add i64 %3, %10, !dbg !1750
	%12 = mul i64 %7, %11, !dbg !1750
	%13 = add i64 %1, %12, !dbg !1750
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1750, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1750, !range !35
	%16 = mul i32 %14, %15, !dbg !1750
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1750, !range !36
	%18 = mul i32 %16, %17, !dbg !1750
	%19 = sext i32 %18 to i64, !dbg !1750
	%20 = mul i64 %13, %19, !dbg !1750
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1750, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1750, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1750, !range !14
	%24 = mul i32 %15, %23, !dbg !1750
	%25 = add i32 %22, %24, !dbg !1750
	%26 = mul i32 %14, %25, !dbg !1750
	%27 = add i32 %21, %26, !dbg !1750
	%28 = sext i32 %27 to i64, !dbg !1750
	%29 = add i64 %20, %28, !dbg !1750
	%30 = mul i64 %7, %9, !dbg !1750
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1750, !range !34
	%32 = sext i32 %31 to i64, !dbg !1750
	%33 = mul i64 %30, %32, !dbg !1750
	%34 = mul i64 %33, %19, !dbg !1750
	br label %b1, !dbg !1750

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1750
	%36 = icmp slt i64 %35, %p3, !dbg !1750
	br i1 %36, label %b2, label %b24, !dbg !1750

b2:
	%37 = mul i64 %35, 40, !dbg !1751
	%38 = add i64 %35, 1, !dbg !1752
	%39 = mul i64 %38, 40, !dbg !1753
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1754
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1755
	%42 = icmp ugt i64 %39, %p1, !dbg !1754
	%43 = icmp ugt i64 %37, %39, !dbg !1754
	%44 = or i1 %42, %43, !dbg !1754
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1754, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1755
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1756
	%47 = icmp uge i64 %35, %p5, !dbg !1756
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1756, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1756
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1757
	%50 = icmp uge i64 %35, %p7, !dbg !1757
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1757, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1757
	%52 = zext i32 %51 to i64, !dbg !1758
	%53 = add i64 %45, %48, !dbg !1761
	%54 = sub i64 %45, %48, !dbg !1762
	%55 = mul i64 %45, %48, !dbg !1763
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1764
	store i64 %53, i64* %56, align 8, !dbg !1764
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1765
	store i64 %54, i64* %57, align 8, !dbg !1765
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1766
	store i64 %55, i64* %58, align 8, !dbg !1766
	%59 = and i64 %45, %48, !dbg !1767
	%60 = or i64 %45, %48, !dbg !1768
	%61 = xor i64 %45, %48, !dbg !1769
	%62 = xor i64 %48, -1, !dbg !1770
	%63 = and i64 %45, %62, !dbg !1770
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1771
	store i64 %59, i64* %64, align 8, !dbg !1771
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1772
	store i64 %60, i64* %65, align 8, !dbg !1772
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1773
	store i64 %61, i64* %66, align 8, !dbg !1773
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1774
	store i64 %63, i64* %67, align 8, !dbg !1774
	%68 = xor i64 %45, -1, !dbg !1775
	%69 = sub i64 0, %45, !dbg !1776
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1777
	store i64 %68, i64* %70, align 8, !dbg !1777
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1778
	store i64 %69, i64* %71, align 8, !dbg !1778
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1779
	store i64 %45, i64* %72, align 8, !dbg !1779
	%73 = icmp ult i64 %52, 64, !dbg !1780
	%74 = shl i64 %45, %52, !dbg !1780
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1780
	%76 = icmp ult i64 %52, 64, !dbg !1781
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1781
	%78 = ashr i64 %45, %77, !dbg !1781
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1782
	store i64 %75, i64* %79, align 8, !dbg !1782
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1783
	store i64 %78, i64* %80, align 8, !dbg !1783
	%81 = icmp ult i64 %52, 64, !dbg !1785
	%82 = shl i64 %45, %52, !dbg !1785
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1785
	%84 = trunc i64 %52 to i8, !dbg !1786
	%85 = zext i8 %84 to i64, !dbg !1787
	%86 = icmp ult i64 %85, 64, !dbg !1787
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1787
	%88 = ashr i64 %45, %87, !dbg !1787
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1788
	store i64 %83, i64* %89, align 8, !dbg !1788
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1789
	store i64 %88, i64* %90, align 8, !dbg !1789
	%91 = shl i64 %45, 3, !dbg !1790
	%92 = ashr i64 %45, 3, !dbg !1791
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1792
	store i64 %91, i64* %93, align 8, !dbg !1792
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1793
	store i64 %92, i64* %94, align 8, !dbg !1793
	%95 = icmp ult i64 %52, 64, !dbg !1794
	%96 = shl i64 1, %52, !dbg !1794
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1794
	%98 = urem i64 %52, 8, !dbg !1795
	%99 = icmp ult i64 %98, 64, !dbg !1796
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1796
	%101 = ashr i64 %48, %100, !dbg !1796
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1797
	store i64 %97, i64* %102, align 8, !dbg !1797
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1798
	store i64 %101, i64* %103, align 8, !dbg !1798
	%104 = icmp ne i64 %48, 0, !dbg !1799
	br i1 %104, label %b3, label %b4, !dbg !1799

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1800
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1800
	%107 = sdiv i64 %45, %106, !dbg !1800
	%108 = sub i64 0, %45, !dbg !1800
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1800
	%110 = icmp eq i64 %48, -1, !dbg !1801
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1801
	%112 = srem i64 %45, %111, !dbg !1801
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1802
	store i64 %109, i64* %113, align 8, !dbg !1802
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1803
	store i64 %112, i64* %114, align 8, !dbg !1803
	br label %b5, !dbg !1803

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1804
	store i64 0, i64* %115, align 8, !dbg !1804
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1805
	store i64 0, i64* %116, align 8, !dbg !1805
	br label %b5, !dbg !1805

b5:
	%117 = sdiv i64 %45, 7, !dbg !1806
	%118 = srem i64 %45, 7, !dbg !1807
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1808
	store i64 %117, i64* %119, align 8, !dbg !1808
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1809
	store i64 %118, i64* %120, align 8, !dbg !1809
	%121 = sdiv i64 %45, 8, !dbg !1810
	%122 = srem i64 %45, 8, !dbg !1811
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1812
	store i64 %121, i64* %123, align 8, !dbg !1812
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1813
	store i64 %122, i64* %124, align 8, !dbg !1813
	%125 = icmp slt i64 %45, %48, !dbg !1814
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1814
	%127 = icmp sgt i64 %45, %48, !dbg !1815
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1815
	%129 = icmp sgt i64 %128, 3, !dbg !1815
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1815
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1816
	store i64 %126, i64* %131, align 8, !dbg !1816
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1817
	store i64 %130, i64* %132, align 8, !dbg !1817
	%133 = icmp eq i64 %45, %48, !dbg !1818
	br i1 %133, label %b7, label %b6, !dbg !1821

b6:
	br label %b7, !dbg !1822

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1823
	%135 = icmp ne i64 %45, %48, !dbg !1823
	br i1 %135, label %b9, label %b8, !dbg !1825

b8:
	br label %b9, !dbg !1826

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1827
	br i1 %125, label %b11, label %b10, !dbg !1829

b10:
	br label %b11, !dbg !1830

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1831
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1831
	store i64 %134, i64* %138, align 8, !dbg !1831
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1832
	store i64 %136, i64* %139, align 8, !dbg !1832
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1833
	store i64 %137, i64* %140, align 8, !dbg !1833
	%141 = icmp sle i64 %45, %48, !dbg !1834
	br i1 %141, label %b13, label %b12, !dbg !1836

b12:
	br label %b13, !dbg !1837

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1838
	br i1 %127, label %b15, label %b14, !dbg !1840

b14:
	br label %b15, !dbg !1841

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1842
	%144 = icmp sge i64 %45, %48, !dbg !1842
	br i1 %144, label %b17, label %b16, !dbg !1844

b16:
	br label %b17, !dbg !1845

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1846
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1846
	store i64 %142, i64* %146, align 8, !dbg !1846
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1847
	store i64 %143, i64* %147, align 8, !dbg !1847
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1848
	store i64 %145, i64* %148, align 8, !dbg !1848
	%149 = mul i64 %53, 3, !dbg !1849
	%150 = sub i64 %149, 5, !dbg !1850
	%151 = xor i64 %150, %45, !dbg !1851
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1852
	store i64 %151, i64* %152, align 8, !dbg !1852
	%153 = shl i64 %151, 2, !dbg !1853
	%154 = ashr i64 %153, 1, !dbg !1854
	%155 = or i64 %154, 1, !dbg !1855
	%156 = and i64 %155, -3, !dbg !1856
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1857
	store i64 %156, i64* %157, align 8, !dbg !1857
	%158 = sub i64 %156, 1, !dbg !1858
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1859
	store i64 %158, i64* %159, align 8, !dbg !1859
	%160 = sub i64 %48, %45, !dbg !1860
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1861
	store i64 %160, i64* %161, align 8, !dbg !1861
	br i1 %125, label %b18, label %b19, !dbg !1862

b18:
	br i1 %104, label %b21, label %b19, !dbg !1863

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1864
	br i1 %162, label %b21, label %b20, !dbg !1866

b20:
	br label %b21, !dbg !1867

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1868
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1868
	store i64 %163, i64* %164, align 8, !dbg !1868
	%165 = icmp eq i64 %48, 1, !dbg !1869
	%166 = icmp ne i1 %141, %165, !dbg !1870
	br i1 %166, label %b23, label %b22, !dbg !1872

b22:
	br label %b23, !dbg !1873

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1874
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1874
	store i64 %167, i64* %168, align 8, !dbg !1874
	%169 = and i64 %52, 3, !dbg !1875
	%170 = icmp ult i64 %169, 64, !dbg !1876
	%171 = shl i64 1, %169, !dbg !1876
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1876
	%173 = add i64 %172, %45, !dbg !1877
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1878
	store i64 %173, i64* %174, align 8, !dbg !1878
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1879
	store i64 -1, i64* %175, align 8, !dbg !1879
	%176 = add i64 %35, %34, !dbg !1750
	br label %b1, !dbg !1750

b24:
	ret void, !dbg !1750

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1754
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1754

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %39, i64 %p1), !dbg !1754
	ret void, !dbg !1754

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %37, i64 %39), !dbg !1754
	ret void, !dbg !1754

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p5), !dbg !1756
	ret void, !dbg !1756

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p7), !dbg !1757
	ret void, !dbg !1757
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1880 {
entry:
	br label %b0, !dbg !1881

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1882, !range !11
	%1 = sext i32 %0 to i64, !dbg !1882
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1882, !range !13
	%3 = sext i32 %2 to i64, !dbg !1882
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1882, !range !13
	%5 = sext i32 %4 to i64, !dbg !1882
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1882, !range !33
	%7 = sext i32 %6 to i64, !dbg !1882
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1882, !range !34
	%9 = sext i32 %8 to i64, !dbg !1882
	%10 = mul i64 %9, %5, !dbg !1882
	%11 = add i64 %3, %10, !dbg !1882
	%12 = mul i64 %7, %11, !dbg !1882
	%13 = add i64 %1, %12, !dbg !1882
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1882, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1882, !range !35
	%16 = mul i32 %14, %15, !dbg !1882
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1882, !range !36
	%18 = mul i32 %16, %17, !dbg !1882
	%19 = sext i32 %18 to i64, !dbg !1882
	%20 = mul i64 %13, %19, !dbg !1882
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1882, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1882, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1882, !range !14
	%24 = mul i32 %15, %23, !dbg !1882
	%25 = add i32 %22, %24, !dbg !1882
	%26 = mul i32 %14, %25, !dbg !1882
	%27 = add i32 %21, %26, !dbg !1882
	%28 = sext i32 %27 to i64, !dbg !1882
	%29 = add i64 %20, %28, !dbg !1882
	%30 = mul i64 %7, %9, !dbg !1882
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1882, !range !34
	%32 = sext i32 %31 to i64, !dbg !1882
	%33 = mul i64 %30, %32, !dbg !1882
	%34 = mul i64 %33, %19, !dbg !1882
	br label %b1, !dbg !1882

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1882
	%36 = icmp slt i64 %35, %p5, !dbg !1882
	br i1 %36, label %b2, label %b3, !dbg !1882

b2:
	%37 = mul i64 %35, 20, !dbg !1883
	%38 = add i64 %35, 1, !dbg !1884
	%39 = mul i64 %38, 20, !dbg !1885
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1886
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1887
	%42 = icmp ugt i64 %39, %p1, !dbg !1886
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1886, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1887
	%44 = trunc i64 %43 to i8, !dbg !1890
	%45 = sext i8 %44 to i64, !dbg !1891
	%46 = trunc i64 %43 to i16, !dbg !1892
	%47 = sext i16 %46 to i64, !dbg !1893
	%48 = trunc i64 %43 to i32, !dbg !1894
	%49 = sext i32 %48 to i64, !dbg !1895
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1896
	store i64 %45, i64* %50, align 8, !dbg !1896
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1897
	store i64 %47, i64* %51, align 8, !dbg !1897
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1898
	store i64 %49, i64* %52, align 8, !dbg !1898
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1899
	store i64 %43, i64* %53, align 8, !dbg !1899
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1900
	store i64 %43, i64* %54, align 8, !dbg !1900
	%55 = trunc i64 %43 to i8, !dbg !1901
	%56 = zext i8 %55 to i64, !dbg !1902
	%57 = trunc i64 %43 to i16, !dbg !1903
	%58 = zext i16 %57 to i64, !dbg !1904
	%59 = trunc i64 %43 to i32, !dbg !1905
	%60 = zext i32 %59 to i64, !dbg !1906
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1907
	store i64 %56, i64* %61, align 8, !dbg !1907
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1908
	store i64 %58, i64* %62, align 8, !dbg !1908
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1909
	store i64 %60, i64* %63, align 8, !dbg !1909
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1910
	store i64 %43, i64* %64, align 8, !dbg !1910
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1911
	store i64 %43, i64* %65, align 8, !dbg !1911
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1912
	store i64 %45, i64* %66, align 8, !dbg !1912
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1913
	store i64 %56, i64* %67, align 8, !dbg !1913
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1914
	store i64 %47, i64* %68, align 8, !dbg !1914
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1915
	store i64 %60, i64* %69, align 8, !dbg !1915
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1916
	store i64 %43, i64* %70, align 8, !dbg !1916
	%71 = lshr i8 %55, 1, !dbg !1917
	%72 = zext i8 %71 to i64, !dbg !1918
	%73 = sitofp i64 %72 to float, !dbg !1919
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1920
	%75 = fcmp uno float %73, %73, !dbg !1920
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1920
	%77 = sitofp i64 %72 to double, !dbg !1921
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1922
	%79 = fcmp uno double %77, %77, !dbg !1922
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1922
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1923
	store i64 %76, i64* %81, align 8, !dbg !1923
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1924
	store i64 %80, i64* %82, align 8, !dbg !1924
	%83 = fadd double %77, 7.500000e-01, !dbg !1925
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1926
	%85 = fcmp uno double %83, %83, !dbg !1926
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1926
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1927
	store i64 %76, i64* %87, align 8, !dbg !1927
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1928
	store i64 %86, i64* %88, align 8, !dbg !1928
	%89 = fmul double %77, 3.500000e+00, !dbg !1929
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1930
	%91 = fcmp uno double %89, %89, !dbg !1930
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1930
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1932
	store i64 %92, i64* %93, align 8, !dbg !1932
	%94 = mul i64 %35, 2, !dbg !1933
	%95 = add i64 %94, 2, !dbg !1934
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1935
	%97 = icmp ugt i64 %95, %p3, !dbg !1935
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1935, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1936
	%99 = sitofp i64 %98 to float, !dbg !1939
	%100 = fpext float %99 to double, !dbg !1940
	%101 = sitofp i64 %98 to double, !dbg !1941
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1942
	store double %100, double* %102, align 8, !dbg !1942
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1943
	store double %101, double* %103, align 8, !dbg !1943
	%104 = add i64 %35, %34, !dbg !1882
	br label %b1, !dbg !1882

b3:
	ret void, !dbg !1882

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %39, i64 %p1), !dbg !1886
	ret void, !dbg !1886

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %95, i64 %p3), !dbg !1935
	ret void, !dbg !1935
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1944 {
entry:
	br label %b0, !dbg !1945

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1948, !range !11
	%1 = sext i32 %0 to i64, !dbg !1948
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1948, !range !13
	%3 = sext i32 %2 to i64, !dbg !1948
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1948, !range !13
	%5 = sext i32 %4 to i64, !dbg !1948
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1948, !range !33
	%7 = sext i32 %6 to i64, !dbg !1948
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1948, !range !34
	%9 = sext i32 %8 to i64, !dbg !1948
	%10 = mul i64 %9, %5, !dbg !1948
	%11 = add i64 %3, %10, !dbg !1948
	%12 = mul i64 %7, %11, !dbg !1948
	%13 = add i64 %1, %12, !dbg !1948
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1948, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1948, !range !35
	%16 = mul i32 %14, %15, !dbg !1948
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1948, !range !36
	%18 = mul i32 %16, %17, !dbg !1948
	%19 = sext i32 %18 to i64, !dbg !1948
	%20 = mul i64 %13, %19, !dbg !1948
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1948, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1948, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1948, !range !14
	%24 = mul i32 %15, %23, !dbg !1948
	%25 = add i32 %22, %24, !dbg !1948
	%26 = mul i32 %14, %25, !dbg !1948
	%27 = add i32 %21, %26, !dbg !1948
	%28 = sext i32 %27 to i64, !dbg !1948
	%29 = add i64 %20, %28, !dbg !1948
	%30 = add i64 %29, 1, !dbg !1949
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1950
	%32 = icmp uge i64 0, %p1, !dbg !1950
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1950, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1951
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1952
	%35 = icmp uge i64 1, %p1, !dbg !1952
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1952, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1953
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1954
	%38 = icmp uge i64 2, %p1, !dbg !1954
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1954, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1955
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1956
	%41 = icmp uge i64 3, %p1, !dbg !1956
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1956, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1957
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1958
	%44 = icmp uge i64 4, %p1, !dbg !1958
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1958, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1959
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1960
	%47 = icmp uge i64 %29, %p3, !dbg !1960
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1960, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1960
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1961
	%49 = icmp uge i64 5, %p1, !dbg !1961
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1961, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1962
	%51 = icmp eq i64 %50, 7, !dbg !1963
	br i1 %51, label %b1, label %b2, !dbg !1963

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1964
	%53 = icmp uge i64 %29, %p5, !dbg !1964
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1964, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1965
	br label %b2, !dbg !1965

b2:
	ret void, !dbg !1947

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1950
	ret void, !dbg !1950

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1952
	ret void, !dbg !1952

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1954
	ret void, !dbg !1954

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1956
	ret void, !dbg !1956

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1958
	ret void, !dbg !1958

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1960
	ret void, !dbg !1960

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1961
	ret void, !dbg !1961

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1964
	ret void, !dbg !1964
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1966 {
entry:
	br label %b0, !dbg !1967

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1970, !range !11
	%1 = sext i32 %0 to i64, !dbg !1970
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1970, !range !13
	%3 = sext i32 %2 to i64, !dbg !1970
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1970, !range !13
	%5 = sext i32 %4 to i64, !dbg !1970
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1970, !range !33
	%7 = sext i32 %6 to i64, !dbg !1970
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1970, !range !34
	%9 = sext i32 %8 to i64, !dbg !1970
	%10 = mul i64 %9, %5, !dbg !1970
	%11 = add i64 %3, %10, !dbg !1970
	%12 = mul i64 %7, %11, !dbg !1970
	%13 = add i64 %1, %12, !dbg !1970
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1970, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1970, !range !35
	%16 = mul i32 %14, %15, !dbg !1970
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1970, !range !36
	%18 = mul i32 %16, %17, !dbg !1970
	%19 = sext i32 %18 to i64, !dbg !1970
	%20 = mul i64 %13, %19, !dbg !1970
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1970, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1970, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1970, !range !14
	%24 = mul i32 %15, %23, !dbg !1970
	%25 = add i32 %22, %24, !dbg !1970
	%26 = mul i32 %14, %25, !dbg !1970
	%27 = add i32 %21, %26, !dbg !1970
	%28 = sext i32 %27 to i64, !dbg !1970
	%29 = add i64 %20, %28, !dbg !1970
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1971
	%31 = icmp uge i64 0, %p1, !dbg !1971
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1971, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1972
	%33 = icmp ult i64 %32, 64, !dbg !1973
	%34 = shl i64 1, %32, !dbg !1973
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1973
	%36 = xor i64 %35, -1, !dbg !1974
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1975
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1976
	%39 = icmp uge i64 1, %p1, !dbg !1976
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1976, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1977
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1978
	%42 = icmp uge i64 2, %p1, !dbg !1978
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1978, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !1979
	br label %b1, !dbg !1979

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1980
	%45 = icmp uge i64 3, %p1, !dbg !1980
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !1980, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !1981
	%47 = add i64 %46, 1, !dbg !1982
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !1983
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1983
	%50 = icmp eq i64 %49, %46, !dbg !1984
	br i1 %50, label %b2, label %b1, !dbg !1984

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1985
	%52 = icmp uge i64 %29, %p3, !dbg !1985
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1985, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !1985
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1986
	%54 = icmp uge i64 4, %p1, !dbg !1986
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !1986, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !1987
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1987
	%57 = icmp eq i64 %56, 1, !dbg !1988
	br i1 %57, label %b3, label %b4, !dbg !1988

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1989
	%59 = icmp uge i64 5, %p1, !dbg !1989
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !1989, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !1990
	br label %b4, !dbg !1990

b4:
	ret void, !dbg !1969

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1971
	ret void, !dbg !1971

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1976
	ret void, !dbg !1976

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1978
	ret void, !dbg !1978

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1980
	ret void, !dbg !1980

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1985
	ret void, !dbg !1985

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1986
	ret void, !dbg !1986

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1989
	ret void, !dbg !1989
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1991 {
entry:
	br label %b0, !dbg !1992

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1993, !range !11
	%1 = sext i32 %0 to i64, !dbg !1993
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1993, !range !13
	%3 = sext i32 %2 to i64, !dbg !1993
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1993, !range !13
	%5 = sext i32 %4 to i64, !dbg !1993
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1993, !range !33
	%7 = sext i32 %6 to i64, !dbg !1993
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1993, !range !34
	%9 = sext i32 %8 to i64, !dbg !1993
	%10 = mul i64 %9, %5, !dbg !1993
	%11 = add i64 %3, %10, !dbg !1993
	%12 = mul i64 %7, %11, !dbg !1993
	%13 = add i64 %1, %12, !dbg !1993
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1993, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1993, !range !35
	%16 = mul i32 %14, %15, !dbg !1993
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1993, !range !36
	%18 = mul i32 %16, %17, !dbg !1993
	%19 = sext i32 %18 to i64, !dbg !1993
	%20 = mul i64 %13, %19, !dbg !1993
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1993, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1993, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1993, !range !14
	%24 = mul i32 %15, %23, !dbg !1993
	%25 = add i32 %22, %24, !dbg !1993
	%26 = mul i32 %14, %25, !dbg !1993
	%27 = add i32 %21, %26, !dbg !1993
	%28 = sext i32 %27 to i64, !dbg !1993
	%29 = add i64 %20, %28, !dbg !1993
	%30 = mul i64 %7, %9, !dbg !1993
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1993, !range !34
	%32 = sext i32 %31 to i64, !dbg !1993
	%33 = mul i64 %30, %32, !dbg !1993
	%34 = mul i64 %33, %19, !dbg !1993
	br label %b1, !dbg !1993

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !1993
	%36 = icmp slt i64 %35, %p3, !dbg !1993
	br i1 %36, label %b2, label %b23, !dbg !1993

b2:
	%37 = mul i64 %35, 40, !dbg !1994
	%38 = add i64 %35, 1, !dbg !1995
	%39 = mul i64 %38, 40, !dbg !1996
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !1997
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !1998
	%42 = icmp ugt i64 %39, %p1, !dbg !1997
	%43 = icmp ugt i64 %37, %39, !dbg !1997
	%44 = or i1 %42, %43, !dbg !1997
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1997, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !1998
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1999
	%47 = icmp uge i64 %35, %p5, !dbg !1999
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1999, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !1999
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2000
	%50 = icmp uge i64 %35, %p7, !dbg !2000
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2000, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2000
	%52 = zext i32 %51 to i64, !dbg !2001
	%53 = add i8 %45, %48, !dbg !2004
	%54 = sub i8 %45, %48, !dbg !2005
	%55 = mul i8 %45, %48, !dbg !2006
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !2007
	store i8 %53, i8* %56, align 1, !dbg !2007
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !2008
	store i8 %54, i8* %57, align 1, !dbg !2008
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !2009
	store i8 %55, i8* %58, align 1, !dbg !2009
	%59 = and i8 %45, %48, !dbg !2010
	%60 = or i8 %45, %48, !dbg !2011
	%61 = xor i8 %45, %48, !dbg !2012
	%62 = xor i8 %48, -1, !dbg !2013
	%63 = and i8 %45, %62, !dbg !2013
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !2014
	store i8 %59, i8* %64, align 1, !dbg !2014
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !2015
	store i8 %60, i8* %65, align 1, !dbg !2015
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !2016
	store i8 %61, i8* %66, align 1, !dbg !2016
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !2017
	store i8 %63, i8* %67, align 1, !dbg !2017
	%68 = xor i8 %45, -1, !dbg !2018
	%69 = sub i8 0, %45, !dbg !2019
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !2020
	store i8 %68, i8* %70, align 1, !dbg !2020
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !2021
	store i8 %69, i8* %71, align 1, !dbg !2021
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !2022
	store i8 %45, i8* %72, align 1, !dbg !2022
	%73 = icmp ult i64 %52, 8, !dbg !2023
	%74 = trunc i64 %52 to i8, !dbg !2023
	%75 = shl i8 %45, %74, !dbg !2023
	%76 = select i1 %73, i8 %75, i8 0, !dbg !2023
	%77 = icmp ult i64 %52, 8, !dbg !2024
	%78 = trunc i64 %52 to i8, !dbg !2024
	%79 = lshr i8 %45, %78, !dbg !2024
	%80 = select i1 %77, i8 %79, i8 0, !dbg !2024
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !2025
	store i8 %76, i8* %81, align 1, !dbg !2025
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !2026
	store i8 %80, i8* %82, align 1, !dbg !2026
	%83 = icmp ult i64 %52, 8, !dbg !2028
	%84 = trunc i64 %52 to i8, !dbg !2028
	%85 = shl i8 %45, %84, !dbg !2028
	%86 = select i1 %83, i8 %85, i8 0, !dbg !2028
	%87 = trunc i64 %52 to i8, !dbg !2029
	%88 = icmp ult i8 %87, 8, !dbg !2030
	%89 = lshr i8 %45, %87, !dbg !2030
	%90 = select i1 %88, i8 %89, i8 0, !dbg !2030
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !2031
	store i8 %86, i8* %91, align 1, !dbg !2031
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !2032
	store i8 %90, i8* %92, align 1, !dbg !2032
	%93 = shl i8 %45, 3, !dbg !2033
	%94 = lshr i8 %45, 3, !dbg !2034
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !2035
	store i8 %93, i8* %95, align 1, !dbg !2035
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !2036
	store i8 %94, i8* %96, align 1, !dbg !2036
	%97 = icmp ult i64 %52, 8, !dbg !2037
	%98 = trunc i64 %52 to i8, !dbg !2037
	%99 = shl i8 1, %98, !dbg !2037
	%100 = select i1 %97, i8 %99, i8 0, !dbg !2037
	%101 = urem i64 %52, 8, !dbg !2038
	%102 = icmp ult i64 %101, 8, !dbg !2039
	%103 = trunc i64 %101 to i8, !dbg !2039
	%104 = lshr i8 %48, %103, !dbg !2039
	%105 = select i1 %102, i8 %104, i8 0, !dbg !2039
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !2040
	store i8 %100, i8* %106, align 1, !dbg !2040
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !2041
	store i8 %105, i8* %107, align 1, !dbg !2041
	%108 = icmp ne i8 %48, 0, !dbg !2042
	br i1 %108, label %b3, label %b4, !dbg !2042

b3:
	%109 = udiv i8 %45, %48, !dbg !2043
	%110 = urem i8 %45, %48, !dbg !2044
	%111 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2045
	store i8 %109, i8* %111, align 1, !dbg !2045
	%112 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2046
	store i8 %110, i8* %112, align 1, !dbg !2046
	br label %b5, !dbg !2046

b4:
	%113 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2047
	store i8 0, i8* %113, align 1, !dbg !2047
	%114 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2048
	store i8 0, i8* %114, align 1, !dbg !2048
	br label %b5, !dbg !2048

b5:
	%115 = udiv i8 %45, 7, !dbg !2049
	%116 = urem i8 %45, 7, !dbg !2050
	%117 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !2051
	store i8 %115, i8* %117, align 1, !dbg !2051
	%118 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !2052
	store i8 %116, i8* %118, align 1, !dbg !2052
	%119 = udiv i8 %45, 8, !dbg !2053
	%120 = urem i8 %45, 8, !dbg !2054
	%121 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !2055
	store i8 %119, i8* %121, align 1, !dbg !2055
	%122 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !2056
	store i8 %120, i8* %122, align 1, !dbg !2056
	%123 = icmp ult i8 %45, %48, !dbg !2057
	%124 = select i1 %123, i8 %45, i8 %48, !dbg !2057
	%125 = icmp ugt i8 %45, %48, !dbg !2058
	%126 = select i1 %125, i8 %45, i8 %48, !dbg !2058
	%127 = icmp ugt i8 %126, 3, !dbg !2058
	%128 = select i1 %127, i8 %126, i8 3, !dbg !2058
	%129 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !2059
	store i8 %124, i8* %129, align 1, !dbg !2059
	%130 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !2060
	store i8 %128, i8* %130, align 1, !dbg !2060
	%131 = icmp eq i8 %45, %48, !dbg !2061
	br i1 %131, label %b7, label %b6, !dbg !2064

b6:
	br label %b7, !dbg !2065

b7:
	%132 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2066
	%133 = icmp ne i8 %45, %48, !dbg !2066
	br i1 %133, label %b9, label %b8, !dbg !2068

b8:
	br label %b9, !dbg !2069

b9:
	%134 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2070
	br i1 %123, label %b11, label %b10, !dbg !2072

b10:
	br label %b11, !dbg !2073

b11:
	%135 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2074
	%136 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !2074
	store i8 %132, i8* %136, align 1, !dbg !2074
	%137 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !2075
	store i8 %134, i8* %137, align 1, !dbg !2075
	%138 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !2076
	store i8 %135, i8* %138, align 1, !dbg !2076
	%139 = icmp ule i8 %45, %48, !dbg !2077
	br i1 %139, label %b13, label %b12, !dbg !2079

b12:
	br label %b13, !dbg !2080

b13:
	%140 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2081
	br i1 %125, label %b15, label %b14, !dbg !2083

b14:
	br label %b15, !dbg !2084

b15:
	%141 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2085
	%142 = icmp uge i8 %45, %48, !dbg !2085
	br i1 %142, label %b17, label %b16, !dbg !2087

b16:
	br label %b17, !dbg !2088

b17:
	%143 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2089
	%144 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !2089
	store i8 %140, i8* %144, align 1, !dbg !2089
	%145 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !2090
	store i8 %141, i8* %145, align 1, !dbg !2090
	%146 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !2091
	store i8 %143, i8* %146, align 1, !dbg !2091
	%147 = mul i8 %53, 3, !dbg !2092
	%148 = sub i8 %147, 5, !dbg !2093
	%149 = xor i8 %148, %45, !dbg !2094
	%150 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !2095
	store i8 %149, i8* %150, align 1, !dbg !2095
	%151 = shl i8 %149, 2, !dbg !2096
	%152 = lshr i8 %151, 1, !dbg !2097
	%153 = or i8 %152, 1, !dbg !2098
	%154 = and i8 %153, -3, !dbg !2099
	%155 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !2100
	store i8 %154, i8* %155, align 1, !dbg !2100
	%156 = sub i8 %154, 1, !dbg !2101
	%157 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !2102
	store i8 %156, i8* %157, align 1, !dbg !2102
	%158 = sub i8 %48, %45, !dbg !2103
	%159 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !2104
	store i8 %158, i8* %159, align 1, !dbg !2104
	br i1 %123, label %b20, label %b18, !dbg !2105

b18:
	%160 = icmp eq i8 %45, 5, !dbg !2106
	br i1 %160, label %b20, label %b19, !dbg !2108

b19:
	br label %b20, !dbg !2109

b20:
	%161 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2110
	%162 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !2110
	store i8 %161, i8* %162, align 1, !dbg !2110
	%163 = icmp eq i8 %48, 1, !dbg !2111
	%164 = icmp ne i1 %139, %163, !dbg !2112
	br i1 %164, label %b22, label %b21, !dbg !2114

b21:
	br label %b22, !dbg !2115

b22:
	%165 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2116
	%166 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !2116
	store i8 %165, i8* %166, align 1, !dbg !2116
	%167 = and i64 %52, 3, !dbg !2117
	%168 = icmp ult i64 %167, 8, !dbg !2118
	%169 = trunc i64 %167 to i8, !dbg !2118
	%170 = shl i8 1, %169, !dbg !2118
	%171 = select i1 %168, i8 %170, i8 0, !dbg !2118
	%172 = add i8 %171, %45, !dbg !2119
	%173 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !2120
	store i8 %172, i8* %173, align 1, !dbg !2120
	%174 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !2121
	store i8 -1, i8* %174, align 1, !dbg !2121
	%175 = add i64 %35, %34, !dbg !1993
	br label %b1, !dbg !1993

b23:
	ret void, !dbg !1993

b2_fail1:
	%176 = icmp ugt i64 %39, %p1, !dbg !1997
	br i1 %176, label %b2_fail2, label %b2_ok2, !dbg !1997

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %39, i64 %p1), !dbg !1997
	ret void, !dbg !1997

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %37, i64 %39), !dbg !1997
	ret void, !dbg !1997

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p5), !dbg !1999
	ret void, !dbg !1999

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p7), !dbg !2000
	ret void, !dbg !2000
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2122 {
entry:
	br label %b0, !dbg !2123

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2124, !range !11
	%1 = sext i32 %0 to i64, !dbg !2124
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2124, !range !13
	%3 = sext i32 %2 to i64, !dbg !2124
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2124, !range !13
	%5 = sext i32 %4 to i64, !dbg !2124
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2124, !range !33
	%7 = sext i32 %6 to i64, !dbg !2124
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2124, !range !34
	%9 = sext i32 %8 to i64, !dbg !2124
	%10 = mul i64 %9, %5, !dbg !2124
	%11 = add i64 %3, %10, !dbg !2124
	%12 = mul i64 %7, %11, !dbg !2124
	%13 = add i64 %1, %12, !dbg !2124
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2124, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2124, !range !35
	%16 = mul i32 %14, %15, !dbg !2124
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2124, !range !36
	%18 = mul i32 %16, %17, !dbg !2124
	%19 = sext i32 %18 to i64, !dbg !2124
	%20 = mul i64 %13, %19, !dbg !2124
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2124, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2124, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2124, !range !14
	%24 = mul i32 %15, %23, !dbg !2124
	%25 = add i32 %22, %24, !dbg !2124
	%26 = mul i32 %14, %25, !dbg !2124
	%27 = add i32 %21, %26, !dbg !2124
	%28 = sext i32 %27 to i64, !dbg !2124
	%29 = add i64 %20, %28, !dbg !2124
	%30 = mul i64 %7, %9, !dbg !2124
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2124, !range !34
	%32 = sext i32 %31 to i64, !dbg !2124
	%33 = mul i64 %30, %32, !dbg !2124
	%34 = mul i64 %33, %19, !dbg !2124
	br label %b1, !dbg !2124

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2124
	%36 = icmp slt i64 %35, %p5, !dbg !2124
	br i1 %36, label %b2, label %b3, !dbg !2124

b2:
	%37 = mul i64 %35, 20, !dbg !2125
	%38 = add i64 %35, 1, !dbg !2126
	%39 = mul i64 %38, 20, !dbg !2127
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2128
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2129
	%42 = icmp ugt i64 %39, %p1, !dbg !2128
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2128, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !2129
	%44 = sext i8 %43 to i64, !dbg !2133
	%45 = zext i8 %43 to i16, !dbg !2134
	%46 = sext i16 %45 to i64, !dbg !2135
	%47 = zext i8 %43 to i32, !dbg !2136
	%48 = sext i32 %47 to i64, !dbg !2137
	%49 = zext i8 %43 to i64, !dbg !2138
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2139
	store i64 %44, i64* %50, align 8, !dbg !2139
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2140
	store i64 %46, i64* %51, align 8, !dbg !2140
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2141
	store i64 %48, i64* %52, align 8, !dbg !2141
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2142
	store i64 %49, i64* %53, align 8, !dbg !2142
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2143
	store i64 %49, i64* %54, align 8, !dbg !2143
	%55 = zext i8 %43 to i16, !dbg !2144
	%56 = zext i16 %55 to i64, !dbg !2145
	%57 = zext i8 %43 to i32, !dbg !2146
	%58 = zext i32 %57 to i64, !dbg !2147
	%59 = zext i8 %43 to i64, !dbg !2148
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2150
	store i64 %49, i64* %60, align 8, !dbg !2150
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2151
	store i64 %56, i64* %61, align 8, !dbg !2151
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2152
	store i64 %58, i64* %62, align 8, !dbg !2152
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2153
	store i64 %59, i64* %63, align 8, !dbg !2153
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2154
	store i64 %59, i64* %64, align 8, !dbg !2154
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2155
	store i64 %49, i64* %65, align 8, !dbg !2155
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2156
	store i64 %49, i64* %66, align 8, !dbg !2156
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2157
	store i64 %49, i64* %67, align 8, !dbg !2157
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2158
	store i64 %49, i64* %68, align 8, !dbg !2158
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2159
	store i64 %49, i64* %69, align 8, !dbg !2159
	%70 = lshr i8 %43, 1, !dbg !2160
	%71 = uitofp i8 %70 to float, !dbg !2161
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2162
	%73 = fcmp uno float %71, %71, !dbg !2162
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2162
	%75 = uitofp i8 %70 to double, !dbg !2163
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2164
	%77 = fcmp uno double %75, %75, !dbg !2164
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2164
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2165
	store i64 %74, i64* %79, align 8, !dbg !2165
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2166
	store i64 %78, i64* %80, align 8, !dbg !2166
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2167
	%82 = icmp slt i32 %81, 0, !dbg !2167
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2167
	%84 = icmp sgt i32 %83, 255, !dbg !2167
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2167
	%86 = trunc i32 %85 to i8, !dbg !2167
	%87 = zext i8 %86 to i64, !dbg !2168
	%88 = fadd double %75, 7.500000e-01, !dbg !2169
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2170
	%90 = fcmp uno double %88, %88, !dbg !2170
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2170
	%92 = icmp slt i32 %91, 0, !dbg !2170
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2170
	%94 = icmp sgt i32 %93, 255, !dbg !2170
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2170
	%96 = trunc i32 %95 to i8, !dbg !2170
	%97 = zext i8 %96 to i64, !dbg !2171
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2172
	store i64 %87, i64* %98, align 8, !dbg !2172
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2173
	store i64 %97, i64* %99, align 8, !dbg !2173
	%100 = fmul double %75, 3.500000e+00, !dbg !2174
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2175
	%102 = fcmp uno double %100, %100, !dbg !2175
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2175
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2177
	store i64 %103, i64* %104, align 8, !dbg !2177
	%105 = mul i64 %35, 2, !dbg !2178
	%106 = add i64 %105, 2, !dbg !2179
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2180
	%108 = icmp ugt i64 %106, %p3, !dbg !2180
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !2180, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !2181
	%110 = uitofp i8 %109 to float, !dbg !2184
	%111 = fpext float %110 to double, !dbg !2185
	%112 = uitofp i8 %109 to double, !dbg !2186
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !2187
	store double %111, double* %113, align 8, !dbg !2187
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !2188
	store double %112, double* %114, align 8, !dbg !2188
	%115 = add i64 %35, %34, !dbg !2124
	br label %b1, !dbg !2124

b3:
	ret void, !dbg !2124

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %39, i64 %p1), !dbg !2128
	ret void, !dbg !2128

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %106, i64 %p3), !dbg !2180
	ret void, !dbg !2180
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2189 {
entry:
	br label %b0, !dbg !2190

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2191, !range !11
	%1 = sext i32 %0 to i64, !dbg !2191
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2191, !range !13
	%3 = sext i32 %2 to i64, !dbg !2191
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2191, !range !13
	%5 = sext i32 %4 to i64, !dbg !2191
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2191, !range !33
	%7 = sext i32 %6 to i64, !dbg !2191
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2191, !range !34
	%9 = sext i32 %8 to i64, !dbg !2191
	%10 = mul i64 %9, %5, !dbg !2191
	%11 = add i64 %3, %10, !dbg !2191
	%12 = mul i64 %7, %11, !dbg !2191
	%13 = add i64 %1, %12, !dbg !2191
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2191, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2191, !range !35
	%16 = mul i32 %14, %15, !dbg !2191
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2191, !range !36
	%18 = mul i32 %16, %17, !dbg !2191
	%19 = sext i32 %18 to i64, !dbg !2191
	%20 = mul i64 %13, %19, !dbg !2191
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2191, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2191, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2191, !range !14
	%24 = mul i32 %15, %23, !dbg !2191
	%25 = add i32 %22, %24, !dbg !2191
	%26 = mul i32 %14, %25, !dbg !2191
	%27 = add i32 %21, %26, !dbg !2191
	%28 = sext i32 %27 to i64, !dbg !2191
	%29 = add i64 %20, %28, !dbg !2191
	%30 = mul i64 %7, %9, !dbg !2191
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2191, !range !34
	%32 = sext i32 %31 to i64, !dbg !2191
	%33 = mul i64 %30, %32, !dbg !2191
	%34 = mul i64 %33, %19, !dbg !2191
	br label %b1, !dbg !2191

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2191
	%36 = icmp slt i64 %35, %p3, !dbg !2191
	br i1 %36, label %b2, label %b23, !dbg !2191

b2:
	%37 = mul i64 %35, 40, !dbg !2192
	%38 = add i64 %35, 1, !dbg !2193
	%39 = mul i64 %38, 40, !dbg !2194
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2195
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2196
	%42 = icmp ugt i64 %39, %p1, !dbg !2195
	%43 = icmp ugt i64 %37, %39, !dbg !2195
	%44 = or i1 %42, %43, !dbg !2195
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2195, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !2196
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2197
	%47 = icmp uge i64 %35, %p5, !dbg !2197
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2197, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !2197
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2198
	%50 = icmp uge i64 %35, %p7, !dbg !2198
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2198, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2198
	%52 = zext i32 %51 to i64, !dbg !2199
	%53 = add i16 %45, %48, !dbg !2202
	%54 = sub i16 %45, %48, !dbg !2203
	%55 = mul i16 %45, %48, !dbg !2204
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !2205
	store i16 %53, i16* %56, align 2, !dbg !2205
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !2206
	store i16 %54, i16* %57, align 2, !dbg !2206
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !2207
	store i16 %55, i16* %58, align 2, !dbg !2207
	%59 = and i16 %45, %48, !dbg !2208
	%60 = or i16 %45, %48, !dbg !2209
	%61 = xor i16 %45, %48, !dbg !2210
	%62 = xor i16 %48, -1, !dbg !2211
	%63 = and i16 %45, %62, !dbg !2211
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !2212
	store i16 %59, i16* %64, align 2, !dbg !2212
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !2213
	store i16 %60, i16* %65, align 2, !dbg !2213
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !2214
	store i16 %61, i16* %66, align 2, !dbg !2214
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !2215
	store i16 %63, i16* %67, align 2, !dbg !2215
	%68 = xor i16 %45, -1, !dbg !2216
	%69 = sub i16 0, %45, !dbg !2217
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !2218
	store i16 %68, i16* %70, align 2, !dbg !2218
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !2219
	store i16 %69, i16* %71, align 2, !dbg !2219
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !2220
	store i16 %45, i16* %72, align 2, !dbg !2220
	%73 = icmp ult i64 %52, 16, !dbg !2221
	%74 = trunc i64 %52 to i16, !dbg !2221
	%75 = shl i16 %45, %74, !dbg !2221
	%76 = select i1 %73, i16 %75, i16 0, !dbg !2221
	%77 = icmp ult i64 %52, 16, !dbg !2222
	%78 = trunc i64 %52 to i16, !dbg !2222
	%79 = lshr i16 %45, %78, !dbg !2222
	%80 = select i1 %77, i16 %79, i16 0, !dbg !2222
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !2223
	store i16 %76, i16* %81, align 2, !dbg !2223
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !2224
	store i16 %80, i16* %82, align 2, !dbg !2224
	%83 = icmp ult i64 %52, 16, !dbg !2226
	%84 = trunc i64 %52 to i16, !dbg !2226
	%85 = shl i16 %45, %84, !dbg !2226
	%86 = select i1 %83, i16 %85, i16 0, !dbg !2226
	%87 = trunc i64 %52 to i8, !dbg !2227
	%88 = zext i8 %87 to i16, !dbg !2228
	%89 = icmp ult i16 %88, 16, !dbg !2228
	%90 = lshr i16 %45, %88, !dbg !2228
	%91 = select i1 %89, i16 %90, i16 0, !dbg !2228
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !2229
	store i16 %86, i16* %92, align 2, !dbg !2229
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !2230
	store i16 %91, i16* %93, align 2, !dbg !2230
	%94 = shl i16 %45, 3, !dbg !2231
	%95 = lshr i16 %45, 3, !dbg !2232
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !2233
	store i16 %94, i16* %96, align 2, !dbg !2233
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !2234
	store i16 %95, i16* %97, align 2, !dbg !2234
	%98 = icmp ult i64 %52, 16, !dbg !2235
	%99 = trunc i64 %52 to i16, !dbg !2235
	%100 = shl i16 1, %99, !dbg !2235
	%101 = select i1 %98, i16 %100, i16 0, !dbg !2235
	%102 = urem i64 %52, 8, !dbg !2236
	%103 = icmp ult i64 %102, 16, !dbg !2237
	%104 = trunc i64 %102 to i16, !dbg !2237
	%105 = lshr i16 %48, %104, !dbg !2237
	%106 = select i1 %103, i16 %105, i16 0, !dbg !2237
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !2238
	store i16 %101, i16* %107, align 2, !dbg !2238
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !2239
	store i16 %106, i16* %108, align 2, !dbg !2239
	%109 = icmp ne i16 %48, 0, !dbg !2240
	br i1 %109, label %b3, label %b4, !dbg !2240

b3:
	%110 = udiv i16 %45, %48, !dbg !2241
	%111 = urem i16 %45, %48, !dbg !2242
	%112 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2243
	store i16 %110, i16* %112, align 2, !dbg !2243
	%113 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2244
	store i16 %111, i16* %113, align 2, !dbg !2244
	br label %b5, !dbg !2244

b4:
	%114 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2245
	store i16 0, i16* %114, align 2, !dbg !2245
	%115 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2246
	store i16 0, i16* %115, align 2, !dbg !2246
	br label %b5, !dbg !2246

b5:
	%116 = udiv i16 %45, 7, !dbg !2247
	%117 = urem i16 %45, 7, !dbg !2248
	%118 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !2249
	store i16 %116, i16* %118, align 2, !dbg !2249
	%119 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !2250
	store i16 %117, i16* %119, align 2, !dbg !2250
	%120 = udiv i16 %45, 8, !dbg !2251
	%121 = urem i16 %45, 8, !dbg !2252
	%122 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !2253
	store i16 %120, i16* %122, align 2, !dbg !2253
	%123 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !2254
	store i16 %121, i16* %123, align 2, !dbg !2254
	%124 = icmp ult i16 %45, %48, !dbg !2255
	%125 = select i1 %124, i16 %45, i16 %48, !dbg !2255
	%126 = icmp ugt i16 %45, %48, !dbg !2256
	%127 = select i1 %126, i16 %45, i16 %48, !dbg !2256
	%128 = icmp ugt i16 %127, 3, !dbg !2256
	%129 = select i1 %128, i16 %127, i16 3, !dbg !2256
	%130 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !2257
	store i16 %125, i16* %130, align 2, !dbg !2257
	%131 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !2258
	store i16 %129, i16* %131, align 2, !dbg !2258
	%132 = icmp eq i16 %45, %48, !dbg !2259
	br i1 %132, label %b7, label %b6, !dbg !2262

b6:
	br label %b7, !dbg !2263

b7:
	%133 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2264
	%134 = icmp ne i16 %45, %48, !dbg !2264
	br i1 %134, label %b9, label %b8, !dbg !2266

b8:
	br label %b9, !dbg !2267

b9:
	%135 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2268
	br i1 %124, label %b11, label %b10, !dbg !2270

b10:
	br label %b11, !dbg !2271

b11:
	%136 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2272
	%137 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !2272
	store i16 %133, i16* %137, align 2, !dbg !2272
	%138 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !2273
	store i16 %135, i16* %138, align 2, !dbg !2273
	%139 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !2274
	store i16 %136, i16* %139, align 2, !dbg !2274
	%140 = icmp ule i16 %45, %48, !dbg !2275
	br i1 %140, label %b13, label %b12, !dbg !2277

b12:
	br label %b13, !dbg !2278

b13:
	%141 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2279
	br i1 %126, label %b15, label %b14, !dbg !2281

b14:
	br label %b15, !dbg !2282

b15:
	%142 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2283
	%143 = icmp uge i16 %45, %48, !dbg !2283
	br i1 %143, label %b17, label %b16, !dbg !2285

b16:
	br label %b17, !dbg !2286

b17:
	%144 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2287
	%145 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !2287
	store i16 %141, i16* %145, align 2, !dbg !2287
	%146 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !2288
	store i16 %142, i16* %146, align 2, !dbg !2288
	%147 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !2289
	store i16 %144, i16* %147, align 2, !dbg !2289
	%148 = mul i16 %53, 3, !dbg !2290
	%149 = sub i16 %148, 5, !dbg !2291
	%150 = xor i16 %149, %45, !dbg !2292
	%151 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !2293
	store i16 %150, i16* %151, align 2, !dbg !2293
	%152 = shl i16 %150, 2, !dbg !2294
	%153 = lshr i16 %152, 1, !dbg !2295
	%154 = or i16 %153, 1, !dbg !2296
	%155 = and i16 %154, -3, !dbg !2297
	%156 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !2298
	store i16 %155, i16* %156, align 2, !dbg !2298
	%157 = sub i16 %155, 1, !dbg !2299
	%158 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !2300
	store i16 %157, i16* %158, align 2, !dbg !2300
	%159 = sub i16 %48, %45, !dbg !2301
	%160 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !2302
	store i16 %159, i16* %160, align 2, !dbg !2302
	br i1 %124, label %b20, label %b18, !dbg !2303

b18:
	%161 = icmp eq i16 %45, 5, !dbg !2304
	br i1 %161, label %b20, label %b19, !dbg !2306

b19:
	br label %b20, !dbg !2307

b20:
	%162 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2308
	%163 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !2308
	store i16 %162, i16* %163, align 2, !dbg !2308
	%164 = icmp eq i16 %48, 1, !dbg !2309
	%165 = icmp ne i1 %140, %164, !dbg !2310
	br i1 %165, label %b22, label %b21, !dbg !2312

b21:
	br label %b22, !dbg !2313

b22:
	%166 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2314
	%167 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !2314
	store i16 %166, i16* %167, align 2, !dbg !2314
	%168 = and i64 %52, 3, !dbg !2315
	%169 = icmp ult i64 %168, 16, !dbg !2316
	%170 = trunc i64 %168 to i16, !dbg !2316
	%171 = shl i16 1, %170, !dbg !2316
	%172 = select i1 %169, i16 %171, i16 0, !dbg !2316
	%173 = add i16 %172, %45, !dbg !2317
	%174 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !2318
	store i16 %173, i16* %174, align 2, !dbg !2318
	%175 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !2319
	store i16 -1, i16* %175, align 2, !dbg !2319
	%176 = add i64 %35, %34, !dbg !2191
	br label %b1, !dbg !2191

b23:
	ret void, !dbg !2191

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2195
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2195

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !2195
	ret void, !dbg !2195

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !2195
	ret void, !dbg !2195

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !2197
	ret void, !dbg !2197

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p7), !dbg !2198
	ret void, !dbg !2198
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2320 {
entry:
	br label %b0, !dbg !2321

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2322, !range !11
	%1 = sext i32 %0 to i64, !dbg !2322
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2322, !range !13
	%3 = sext i32 %2 to i64, !dbg !2322
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2322, !range !13
	%5 = sext i32 %4 to i64, !dbg !2322
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2322, !range !33
	%7 = sext i32 %6 to i64, !dbg !2322
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2322, !range !34
	%9 = sext i32 %8 to i64, !dbg !2322
	%10 = mul i64 %9, %5, !dbg !2322
	%11 = add i64 %3, %10, !dbg !2322
	%12 = mul i64 %7, %11, !dbg !2322
	%13 = add i64 %1, %12, !dbg !2322
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2322, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2322, !range !35
	%16 = mul i32 %14, %15, !dbg !2322
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2322, !range !36
	%18 = mul i32 %16, %17, !dbg !2322
	%19 = sext i32 %18 to i64, !dbg !2322
	%20 = mul i64 %13, %19, !dbg !2322
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2322, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2322, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2322, !range !14
	%24 = mul i32 %15, %23, !dbg !2322
	%25 = add i32 %22, %24, !dbg !2322
	%26 = mul i32 %14, %25, !dbg !2322
	%27 = add i32 %21, %26, !dbg !2322
	%28 = sext i32 %27 to i64, !dbg !2322
	%29 = add i64 %20, %28, !dbg !2322
	%30 = mul i64 %7, %9, !dbg !2322
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2322, !range !34
	%32 = sext i32 %31 to i64, !dbg !2322
	%33 = mul i64 %30, %32, !dbg !2322
	%34 = mul i64 %33, %19, !dbg !2322
	br label %b1, !dbg !2322

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !2322
	%36 = icmp slt i64 %35, %p5, !dbg !2322
	br i1 %36, label %b2, label %b3, !dbg !2322

b2:
	%37 = mul i64 %35, 20, !dbg !2323
	%38 = add i64 %35, 1, !dbg !2324
	%39 = mul i64 %38, 20, !dbg !2325
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2326
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2327
	%42 = icmp ugt i64 %39, %p1, !dbg !2326
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2326, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !2327
	%44 = trunc i16 %43 to i8, !dbg !2330
	%45 = sext i8 %44 to i64, !dbg !2331
	%46 = sext i16 %43 to i64, !dbg !2333
	%47 = zext i16 %43 to i32, !dbg !2334
	%48 = sext i32 %47 to i64, !dbg !2335
	%49 = zext i16 %43 to i64, !dbg !2336
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2337
	store i64 %45, i64* %50, align 8, !dbg !2337
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2338
	store i64 %46, i64* %51, align 8, !dbg !2338
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2339
	store i64 %48, i64* %52, align 8, !dbg !2339
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2340
	store i64 %49, i64* %53, align 8, !dbg !2340
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2341
	store i64 %49, i64* %54, align 8, !dbg !2341
	%55 = trunc i16 %43 to i8, !dbg !2342
	%56 = zext i8 %55 to i64, !dbg !2343
	%57 = zext i16 %43 to i32, !dbg !2344
	%58 = zext i32 %57 to i64, !dbg !2345
	%59 = zext i16 %43 to i64, !dbg !2346
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2348
	store i64 %56, i64* %60, align 8, !dbg !2348
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2349
	store i64 %49, i64* %61, align 8, !dbg !2349
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2350
	store i64 %58, i64* %62, align 8, !dbg !2350
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2351
	store i64 %59, i64* %63, align 8, !dbg !2351
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2352
	store i64 %59, i64* %64, align 8, !dbg !2352
	%65 = sext i8 %44 to i16, !dbg !2353
	%66 = zext i16 %65 to i64, !dbg !2354
	%67 = zext i8 %55 to i16, !dbg !2355
	%68 = zext i16 %67 to i64, !dbg !2356
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2357
	store i64 %66, i64* %69, align 8, !dbg !2357
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2358
	store i64 %68, i64* %70, align 8, !dbg !2358
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2359
	store i64 %49, i64* %71, align 8, !dbg !2359
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2360
	store i64 %49, i64* %72, align 8, !dbg !2360
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2361
	store i64 %49, i64* %73, align 8, !dbg !2361
	%74 = lshr i8 %55, 1, !dbg !2362
	%75 = zext i8 %74 to i16, !dbg !2363
	%76 = uitofp i16 %75 to float, !dbg !2364
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2365
	%78 = fcmp uno float %76, %76, !dbg !2365
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2365
	%80 = uitofp i16 %75 to double, !dbg !2366
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2367
	%82 = fcmp uno double %80, %80, !dbg !2367
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2367
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2368
	store i64 %79, i64* %84, align 8, !dbg !2368
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2369
	store i64 %83, i64* %85, align 8, !dbg !2369
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2370
	%87 = icmp slt i32 %86, 0, !dbg !2370
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2370
	%89 = icmp sgt i32 %88, 65535, !dbg !2370
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2370
	%91 = trunc i32 %90 to i16, !dbg !2370
	%92 = zext i16 %91 to i64, !dbg !2371
	%93 = fadd double %80, 7.500000e-01, !dbg !2372
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2373
	%95 = fcmp uno double %93, %93, !dbg !2373
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2373
	%97 = icmp slt i32 %96, 0, !dbg !2373
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2373
	%99 = icmp sgt i32 %98, 65535, !dbg !2373
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2373
	%101 = trunc i32 %100 to i16, !dbg !2373
	%102 = zext i16 %101 to i64, !dbg !2374
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2375
	store i64 %92, i64* %103, align 8, !dbg !2375
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2376
	store i64 %102, i64* %104, align 8, !dbg !2376
	%105 = fmul double %80, 3.500000e+00, !dbg !2377
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2378
	%107 = fcmp uno double %105, %105, !dbg !2378
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2378
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2380
	store i64 %108, i64* %109, align 8, !dbg !2380
	%110 = mul i64 %35, 2, !dbg !2381
	%111 = add i64 %110, 2, !dbg !2382
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2383
	%113 = icmp ugt i64 %111, %p3, !dbg !2383
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !2383, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !2384
	%115 = uitofp i16 %114 to float, !dbg !2387
	%116 = fpext float %115 to double, !dbg !2388
	%117 = uitofp i16 %114 to double, !dbg !2389
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !2390
	store double %116, double* %118, align 8, !dbg !2390
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !2391
	store double %117, double* %119, align 8, !dbg !2391
	%120 = add i64 %35, %34, !dbg !2322
	br label %b1, !dbg !2322

b3:
	ret void, !dbg !2322

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %39, i64 %p1), !dbg !2326
	ret void, !dbg !2326

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %111, i64 %p3), !dbg !2383
	ret void, !dbg !2383
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2392 {
entry:
	br label %b0, !dbg !2393

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2394, !range !11
	%1 = sext i32 %0 to i64, !dbg !2394
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2394, !range !13
	%3 = sext i32 %2 to i64, !dbg !2394
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2394, !range !13
	%5 = sext i32 %4 to i64, !dbg !2394
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2394, !range !33
	%7 = sext i32 %6 to i64, !dbg !2394
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2394, !range !34
	%9 = sext i32 %8 to i64, !dbg !2394
	%10 = mul i64 %9, %5, !dbg !2394
	%11 = add i64 %3, %10, !dbg !2394
	%12 = mul i64 %7, %11, !dbg !2394
	%13 = add i64 %1, %12, !dbg !2394
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2394, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2394, !range !35
	%16 = mul i32 %14, %15, !dbg !2394
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2394, !range !36
	%18 = mul i32 %16, %17, !dbg !2394
	%19 = sext i32 %18 to i64, !dbg !2394
	%20 = mul i64 %13, %19, !dbg !2394
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2394, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2394, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2394, !range !14
	%24 = mul i32 %15, %23, !dbg !2394
	%25 = add i32 %22, %24, !dbg !2394
	%26 = mul i32 %14, %25, !dbg !2394
	%27 = add i32 %21, %26, !dbg !2394
	%28 = sext i32 %27 to i64, !dbg !2394
	%29 = add i64 %20, %28, !dbg !2394
	%30 = mul i64 %7, %9, !dbg !2394
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2394, !range !34
	%32 = sext i32 %31 to i64, !dbg !2394
	%33 = mul i64 %30, %32, !dbg !2394
	%34 = mul i64 %33, %19, !dbg !2394
	br label %b1, !dbg !2394

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2394
	%36 = icmp slt i64 %35, %p3, !dbg !2394
	br i1 %36, label %b2, label %b23, !dbg !2394

b2:
	%37 = mul i64 %35, 40, !dbg !2395
	%38 = add i64 %35, 1, !dbg !2396
	%39 = mul i64 %38, 40, !dbg !2397
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2398
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2399
	%42 = icmp ugt i64 %39, %p1, !dbg !2398
	%43 = icmp ugt i64 %37, %39, !dbg !2398
	%44 = or i1 %42, %43, !dbg !2398
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2398, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !2399
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2400
	%47 = icmp uge i64 %35, %p5, !dbg !2400
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2400, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !2400
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2401
	%50 = icmp uge i64 %35, %p7, !dbg !2401
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2401, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2401
	%52 = zext i32 %51 to i64, !dbg !2402
	%53 = add i32 %45, %48, !dbg !2405
	%54 = sub i32 %45, %48, !dbg !2406
	%55 = mul i32 %45, %48, !dbg !2407
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !2408
	store i32 %53, i32* %56, align 4, !dbg !2408
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !2409
	store i32 %54, i32* %57, align 4, !dbg !2409
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !2410
	store i32 %55, i32* %58, align 4, !dbg !2410
	%59 = and i32 %45, %48, !dbg !2411
	%60 = or i32 %45, %48, !dbg !2412
	%61 = xor i32 %45, %48, !dbg !2413
	%62 = xor i32 %48, -1, !dbg !2414
	%63 = and i32 %45, %62, !dbg !2414
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !2415
	store i32 %59, i32* %64, align 4, !dbg !2415
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !2416
	store i32 %60, i32* %65, align 4, !dbg !2416
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !2417
	store i32 %61, i32* %66, align 4, !dbg !2417
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !2418
	store i32 %63, i32* %67, align 4, !dbg !2418
	%68 = xor i32 %45, -1, !dbg !2419
	%69 = sub i32 0, %45, !dbg !2420
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !2421
	store i32 %68, i32* %70, align 4, !dbg !2421
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !2422
	store i32 %69, i32* %71, align 4, !dbg !2422
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !2423
	store i32 %45, i32* %72, align 4, !dbg !2423
	%73 = icmp ult i64 %52, 32, !dbg !2424
	%74 = trunc i64 %52 to i32, !dbg !2424
	%75 = shl i32 %45, %74, !dbg !2424
	%76 = select i1 %73, i32 %75, i32 0, !dbg !2424
	%77 = icmp ult i64 %52, 32, !dbg !2425
	%78 = trunc i64 %52 to i32, !dbg !2425
	%79 = lshr i32 %45, %78, !dbg !2425
	%80 = select i1 %77, i32 %79, i32 0, !dbg !2425
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !2426
	store i32 %76, i32* %81, align 4, !dbg !2426
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !2427
	store i32 %80, i32* %82, align 4, !dbg !2427
	%83 = icmp ult i64 %52, 32, !dbg !2429
	%84 = trunc i64 %52 to i32, !dbg !2429
	%85 = shl i32 %45, %84, !dbg !2429
	%86 = select i1 %83, i32 %85, i32 0, !dbg !2429
	%87 = trunc i64 %52 to i8, !dbg !2430
	%88 = zext i8 %87 to i32, !dbg !2431
	%89 = icmp ult i32 %88, 32, !dbg !2431
	%90 = lshr i32 %45, %88, !dbg !2431
	%91 = select i1 %89, i32 %90, i32 0, !dbg !2431
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !2432
	store i32 %86, i32* %92, align 4, !dbg !2432
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !2433
	store i32 %91, i32* %93, align 4, !dbg !2433
	%94 = shl i32 %45, 3, !dbg !2434
	%95 = lshr i32 %45, 3, !dbg !2435
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !2436
	store i32 %94, i32* %96, align 4, !dbg !2436
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !2437
	store i32 %95, i32* %97, align 4, !dbg !2437
	%98 = icmp ult i64 %52, 32, !dbg !2438
	%99 = trunc i64 %52 to i32, !dbg !2438
	%100 = shl i32 1, %99, !dbg !2438
	%101 = select i1 %98, i32 %100, i32 0, !dbg !2438
	%102 = urem i64 %52, 8, !dbg !2439
	%103 = icmp ult i64 %102, 32, !dbg !2440
	%104 = trunc i64 %102 to i32, !dbg !2440
	%105 = lshr i32 %48, %104, !dbg !2440
	%106 = select i1 %103, i32 %105, i32 0, !dbg !2440
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !2441
	store i32 %101, i32* %107, align 4, !dbg !2441
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !2442
	store i32 %106, i32* %108, align 4, !dbg !2442
	%109 = icmp ne i32 %48, 0, !dbg !2443
	br i1 %109, label %b3, label %b4, !dbg !2443

b3:
	%110 = udiv i32 %45, %48, !dbg !2444
	%111 = urem i32 %45, %48, !dbg !2445
	%112 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2446
	store i32 %110, i32* %112, align 4, !dbg !2446
	%113 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2447
	store i32 %111, i32* %113, align 4, !dbg !2447
	br label %b5, !dbg !2447

b4:
	%114 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2448
	store i32 0, i32* %114, align 4, !dbg !2448
	%115 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2449
	store i32 0, i32* %115, align 4, !dbg !2449
	br label %b5, !dbg !2449

b5:
	%116 = udiv i32 %45, 7, !dbg !2450
	%117 = urem i32 %45, 7, !dbg !2451
	%118 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !2452
	store i32 %116, i32* %118, align 4, !dbg !2452
	%119 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !2453
	store i32 %117, i32* %119, align 4, !dbg !2453
	%120 = udiv i32 %45, 8, !dbg !2454
	%121 = urem i32 %45, 8, !dbg !2455
	%122 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !2456
	store i32 %120, i32* %122, align 4, !dbg !2456
	%123 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !2457
	store i32 %121, i32* %123, align 4, !dbg !2457
	%124 = icmp ult i32 %45, %48, !dbg !2458
	%125 = select i1 %124, i32 %45, i32 %48, !dbg !2458
	%126 = icmp ugt i32 %45, %48, !dbg !2459
	%127 = select i1 %126, i32 %45, i32 %48, !dbg !2459
	%128 = icmp ugt i32 %127, 3, !dbg !2459
	%129 = select i1 %128, i32 %127, i32 3, !dbg !2459
	%130 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !2460
	store i32 %125, i32* %130, align 4, !dbg !2460
	%131 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !2461
	store i32 %129, i32* %131, align 4, !dbg !2461
	%132 = icmp eq i32 %45, %48, !dbg !2462
	br i1 %132, label %b7, label %b6, !dbg !2465

b6:
	br label %b7, !dbg !2466

b7:
	%133 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2467
	%134 = icmp ne i32 %45, %48, !dbg !2467
	br i1 %134, label %b9, label %b8, !dbg !2469

b8:
	br label %b9, !dbg !2470

b9:
	%135 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2471
	br i1 %124, label %b11, label %b10, !dbg !2473

b10:
	br label %b11, !dbg !2474

b11:
	%136 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2475
	%137 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !2475
	store i32 %133, i32* %137, align 4, !dbg !2475
	%138 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !2476
	store i32 %135, i32* %138, align 4, !dbg !2476
	%139 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !2477
	store i32 %136, i32* %139, align 4, !dbg !2477
	%140 = icmp ule i32 %45, %48, !dbg !2478
	br i1 %140, label %b13, label %b12, !dbg !2480

b12:
	br label %b13, !dbg !2481

b13:
	%141 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2482
	br i1 %126, label %b15, label %b14, !dbg !2484

b14:
	br label %b15, !dbg !2485

b15:
	%142 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2486
	%143 = icmp uge i32 %45, %48, !dbg !2486
	br i1 %143, label %b17, label %b16, !dbg !2488

b16:
	br label %b17, !dbg !2489

b17:
	%144 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2490
	%145 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !2490
	store i32 %141, i32* %145, align 4, !dbg !2490
	%146 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !2491
	store i32 %142, i32* %146, align 4, !dbg !2491
	%147 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !2492
	store i32 %144, i32* %147, align 4, !dbg !2492
	%148 = mul i32 %53, 3, !dbg !2493
	%149 = sub i32 %148, 5, !dbg !2494
	%150 = xor i32 %149, %45, !dbg !2495
	%151 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !2496
	store i32 %150, i32* %151, align 4, !dbg !2496
	%152 = shl i32 %150, 2, !dbg !2497
	%153 = lshr i32 %152, 1, !dbg !2498
	%154 = or i32 %153, 1, !dbg !2499
	%155 = and i32 %154, -3, !dbg !2500
	%156 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !2501
	store i32 %155, i32* %156, align 4, !dbg !2501
	%157 = sub i32 %155, 1, !dbg !2502
	%158 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !2503
	store i32 %157, i32* %158, align 4, !dbg !2503
	%159 = sub i32 %48, %45, !dbg !2504
	%160 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !2505
	store i32 %159, i32* %160, align 4, !dbg !2505
	br i1 %124, label %b20, label %b18, !dbg !2506

b18:
	%161 = icmp eq i32 %45, 5, !dbg !2507
	br i1 %161, label %b20, label %b19, !dbg !2509

b19:
	br label %b20, !dbg !2510

b20:
	%162 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2511
	%163 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !2511
	store i32 %162, i32* %163, align 4, !dbg !2511
	%164 = icmp eq i32 %48, 1, !dbg !2512
	%165 = icmp ne i1 %140, %164, !dbg !2513
	br i1 %165, label %b22, label %b21, !dbg !2515

b21:
	br label %b22, !dbg !2516

b22:
	%166 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2517
	%167 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !2517
	store i32 %166, i32* %167, align 4, !dbg !2517
	%168 = and i64 %52, 3, !dbg !2518
	%169 = icmp ult i64 %168, 32, !dbg !2519
	%170 = trunc i64 %168 to i32, !dbg !2519
	%171 = shl i32 1, %170, !dbg !2519
	%172 = select i1 %169, i32 %171, i32 0, !dbg !2519
	%173 = add i32 %172, %45, !dbg !2520
	%174 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !2521
	store i32 %173, i32* %174, align 4, !dbg !2521
	%175 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !2522
	store i32 -1, i32* %175, align 4, !dbg !2522
	%176 = add i64 %35, %34, !dbg !2394
	br label %b1, !dbg !2394

b23:
	ret void, !dbg !2394

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2398
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2398

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %39, i64 %p1), !dbg !2398
	ret void, !dbg !2398

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %37, i64 %39), !dbg !2398
	ret void, !dbg !2398

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p5), !dbg !2400
	ret void, !dbg !2400

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p7), !dbg !2401
	ret void, !dbg !2401
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2523 {
entry:
	br label %b0, !dbg !2524

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2525, !range !11
	%1 = sext i32 %0 to i64, !dbg !2525
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2525, !range !13
	%3 = sext i32 %2 to i64, !dbg !2525
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2525, !range !13
	%5 = sext i32 %4 to i64, !dbg !2525
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2525, !range !33
	%7 = sext i32 %6 to i64, !dbg !2525
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2525, !range !34
	%9 = sext i32 %8 to i64, !dbg !2525
	%10 = mul i64 %9, %5, !dbg !2525
	%11 = add i64 %3, %10, !dbg !2525
	%12 = mul i64 %7, %11, !dbg !2525
	%13 = add i64 %1, %12, !dbg !2525
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2525, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2525, !range !35
	%16 = mul i32 %14, %15, !dbg !2525
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2525, !range !36
	%18 = mul i32 %16, %17, !dbg !2525
	%19 = sext i32 %18 to i64, !dbg !2525
	%20 = mul i64 %13, %19, !dbg !2525
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2525, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2525, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2525, !range !14
	%24 = mul i32 %15, %23, !dbg !2525
	%25 = add i32 %22, %24, !dbg !2525
	%26 = mul i32 %14, %25, !dbg !2525
	%27 = add i32 %21, %26, !dbg !2525
	%28 = sext i32 %27 to i64, !dbg !2525
	%29 = add i64 %20, %28, !dbg !2525
	%30 = mul i64 %7, %9, !dbg !2525
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2525, !range !34
	%32 = sext i32 %31 to i64, !dbg !2525
	%33 = mul i64 %30, %32, !dbg !2525
	%34 = mul i64 %33, %19, !dbg !2525
	br label %b1, !dbg !2525

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !2525
	%36 = icmp slt i64 %35, %p5, !dbg !2525
	br i1 %36, label %b2, label %b3, !dbg !2525

b2:
	%37 = mul i64 %35, 20, !dbg !2526
	%38 = add i64 %35, 1, !dbg !2527
	%39 = mul i64 %38, 20, !dbg !2528
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2529
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2530
	%42 = icmp ugt i64 %39, %p1, !dbg !2529
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2529, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !2530
	%44 = trunc i32 %43 to i8, !dbg !2533
	%45 = sext i8 %44 to i64, !dbg !2534
	%46 = trunc i32 %43 to i16, !dbg !2535
	%47 = sext i16 %46 to i64, !dbg !2536
	%48 = sext i32 %43 to i64, !dbg !2538
	%49 = zext i32 %43 to i64, !dbg !2539
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2540
	store i64 %45, i64* %50, align 8, !dbg !2540
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2541
	store i64 %47, i64* %51, align 8, !dbg !2541
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2542
	store i64 %48, i64* %52, align 8, !dbg !2542
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2543
	store i64 %49, i64* %53, align 8, !dbg !2543
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2544
	store i64 %49, i64* %54, align 8, !dbg !2544
	%55 = trunc i32 %43 to i8, !dbg !2545
	%56 = zext i8 %55 to i64, !dbg !2546
	%57 = trunc i32 %43 to i16, !dbg !2547
	%58 = zext i16 %57 to i64, !dbg !2548
	%59 = zext i32 %43 to i64, !dbg !2549
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2551
	store i64 %56, i64* %60, align 8, !dbg !2551
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2552
	store i64 %58, i64* %61, align 8, !dbg !2552
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2553
	store i64 %49, i64* %62, align 8, !dbg !2553
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2554
	store i64 %59, i64* %63, align 8, !dbg !2554
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2555
	store i64 %59, i64* %64, align 8, !dbg !2555
	%65 = sext i8 %44 to i32, !dbg !2556
	%66 = zext i32 %65 to i64, !dbg !2557
	%67 = zext i8 %55 to i32, !dbg !2558
	%68 = zext i32 %67 to i64, !dbg !2559
	%69 = sext i16 %46 to i32, !dbg !2560
	%70 = zext i32 %69 to i64, !dbg !2561
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2562
	store i64 %66, i64* %71, align 8, !dbg !2562
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2563
	store i64 %68, i64* %72, align 8, !dbg !2563
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2564
	store i64 %70, i64* %73, align 8, !dbg !2564
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2565
	store i64 %49, i64* %74, align 8, !dbg !2565
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2566
	store i64 %49, i64* %75, align 8, !dbg !2566
	%76 = lshr i8 %55, 1, !dbg !2567
	%77 = zext i8 %76 to i32, !dbg !2568
	%78 = uitofp i32 %77 to float, !dbg !2569
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2570
	%80 = fcmp uno float %78, %78, !dbg !2570
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2570
	%82 = uitofp i32 %77 to double, !dbg !2571
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2572
	%84 = fcmp uno double %82, %82, !dbg !2572
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2572
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2573
	store i64 %81, i64* %86, align 8, !dbg !2573
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2574
	store i64 %85, i64* %87, align 8, !dbg !2574
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2575
	%89 = zext i32 %88 to i64, !dbg !2576
	%90 = fadd double %82, 7.500000e-01, !dbg !2577
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2578
	%92 = fcmp uno double %90, %90, !dbg !2578
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2578
	%94 = zext i32 %93 to i64, !dbg !2579
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2580
	store i64 %89, i64* %95, align 8, !dbg !2580
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2581
	store i64 %94, i64* %96, align 8, !dbg !2581
	%97 = fmul double %82, 3.500000e+00, !dbg !2582
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2583
	%99 = fcmp uno double %97, %97, !dbg !2583
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2583
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2585
	store i64 %100, i64* %101, align 8, !dbg !2585
	%102 = mul i64 %35, 2, !dbg !2586
	%103 = add i64 %102, 2, !dbg !2587
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2588
	%105 = icmp ugt i64 %103, %p3, !dbg !2588
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !2588, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !2589
	%107 = uitofp i32 %106 to float, !dbg !2592
	%108 = fpext float %107 to double, !dbg !2593
	%109 = uitofp i32 %106 to double, !dbg !2594
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !2595
	store double %108, double* %110, align 8, !dbg !2595
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !2596
	store double %109, double* %111, align 8, !dbg !2596
	%112 = add i64 %35, %34, !dbg !2525
	br label %b1, !dbg !2525

b3:
	ret void, !dbg !2525

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %39, i64 %p1), !dbg !2529
	ret void, !dbg !2529

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %103, i64 %p3), !dbg !2588
	ret void, !dbg !2588
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2597 {
entry:
	br label %b0, !dbg !2598

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2601, !range !11
	%1 = sext i32 %0 to i64, !dbg !2601
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2601, !range !13
	%3 = sext i32 %2 to i64, !dbg !2601
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2601, !range !13
	%5 = sext i32 %4 to i64, !dbg !2601
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2601, !range !33
	%7 = sext i32 %6 to i64, !dbg !2601
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2601, !range !34
	%9 = sext i32 %8 to i64, !dbg !2601
	%10 = mul i64 %9, %5, !dbg !2601
	%11 = add i64 %3, %10, !dbg !2601
	%12 = mul i64 %7, %11, !dbg !2601
	%13 = add i64 %1, %12, !dbg !2601
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2601, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2601, !range !35
	%16 = mul i32 %14, %15, !dbg !2601
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2601, !range !36
	%18 = mul i32 %16, %17, !dbg !2601
	%19 = sext i32 %18 to i64, !dbg !2601
	%20 = mul i64 %13, %19, !dbg !2601
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2601, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2601, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2601, !range !14
	%24 = mul i32 %15, %23, !dbg !2601
	%25 = add i32 %22, %24, !dbg !2601
	%26 = mul i32 %14, %25, !dbg !2601
	%27 = add i32 %21, %26, !dbg !2601
	%28 = sext i32 %27 to i64, !dbg !2601
	%29 = add i64 %20, %28, !dbg !2601
	%30 = add i64 %29, 1, !dbg !2602
	%31 = trunc i64 %30 to i32, !dbg !2603
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2604
	%33 = icmp uge i64 0, %p1, !dbg !2604
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !2604, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !2605
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2606
	%36 = icmp uge i64 1, %p1, !dbg !2606
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !2606, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !2607
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2608
	%39 = icmp uge i64 2, %p1, !dbg !2608
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !2608, !prof !10

b0_ok3:
	%40 = atomicrmw umin i32* %38, i32 %31 monotonic, !dbg !2609
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2610
	%42 = icmp uge i64 3, %p1, !dbg !2610
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !2610, !prof !10

b0_ok4:
	%43 = atomicrmw umax i32* %41, i32 %31 monotonic, !dbg !2611
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2612
	%45 = icmp uge i64 4, %p1, !dbg !2612
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !2612, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !2613
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2614
	%48 = icmp uge i64 %29, %p3, !dbg !2614
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !2614, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !2614
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2615
	%50 = icmp uge i64 5, %p1, !dbg !2615
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !2615, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !2616
	%52 = icmp eq i32 %51, 7, !dbg !2617
	br i1 %52, label %b1, label %b2, !dbg !2617

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2618
	%54 = icmp uge i64 %29, %p5, !dbg !2618
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !2618, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !2619
	br label %b2, !dbg !2619

b2:
	ret void, !dbg !2600

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !2604
	ret void, !dbg !2604

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !2606
	ret void, !dbg !2606

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !2608
	ret void, !dbg !2608

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !2610
	ret void, !dbg !2610

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !2612
	ret void, !dbg !2612

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !2614
	ret void, !dbg !2614

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !2615
	ret void, !dbg !2615

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !2618
	ret void, !dbg !2618
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2620 {
entry:
	br label %b0, !dbg !2621

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2624, !range !11
	%1 = sext i32 %0 to i64, !dbg !2624
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2624, !range !13
	%3 = sext i32 %2 to i64, !dbg !2624
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2624, !range !13
	%5 = sext i32 %4 to i64, !dbg !2624
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2624, !range !33
	%7 = sext i32 %6 to i64, !dbg !2624
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2624, !range !34
	%9 = sext i32 %8 to i64, !dbg !2624
	%10 = mul i64 %9, %5, !dbg !2624
	%11 = add i64 %3, %10, !dbg !2624
	%12 = mul i64 %7, %11, !dbg !2624
	%13 = add i64 %1, %12, !dbg !2624
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2624, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2624, !range !35
	%16 = mul i32 %14, %15, !dbg !2624
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2624, !range !36
	%18 = mul i32 %16, %17, !dbg !2624
	%19 = sext i32 %18 to i64, !dbg !2624
	%20 = mul i64 %13, %19, !dbg !2624
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2624, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2624, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2624, !range !14
	%24 = mul i32 %15, %23, !dbg !2624
	%25 = add i32 %22, %24, !dbg !2624
	%26 = mul i32 %14, %25, !dbg !2624
	%27 = add i32 %21, %26, !dbg !2624
	%28 = sext i32 %27 to i64, !dbg !2624
	%29 = add i64 %20, %28, !dbg !2624
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2625
	%31 = icmp uge i64 0, %p1, !dbg !2625
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2625, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2626
	%33 = icmp ult i64 %32, 32, !dbg !2627
	%34 = trunc i64 %32 to i32, !dbg !2627
	%35 = shl i32 1, %34, !dbg !2627
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2627
	%37 = xor i32 %36, -1, !dbg !2628
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !2629
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2630
	%40 = icmp uge i64 1, %p1, !dbg !2630
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !2630, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !2631
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2632
	%43 = trunc i64 %29 to i32, !dbg !2633
	%44 = icmp uge i64 2, %p1, !dbg !2632
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2632, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !2634
	br label %b1, !dbg !2634

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2635
	%47 = icmp uge i64 3, %p1, !dbg !2635
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !2635, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !2636
	%49 = add i32 %48, 1, !dbg !2637
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !2638
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2638
	%52 = icmp eq i32 %51, %48, !dbg !2639
	br i1 %52, label %b2, label %b1, !dbg !2639

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2640
	%54 = icmp uge i64 %29, %p3, !dbg !2640
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !2640, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !2640
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2641
	%56 = icmp uge i64 4, %p1, !dbg !2641
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !2641, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !2642
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2642
	%59 = icmp eq i32 %58, 1, !dbg !2643
	br i1 %59, label %b3, label %b4, !dbg !2643

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2644
	%61 = icmp uge i64 5, %p1, !dbg !2644
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !2644, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !2645
	br label %b4, !dbg !2645

b4:
	ret void, !dbg !2623

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !2625
	ret void, !dbg !2625

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !2630
	ret void, !dbg !2630

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !2632
	ret void, !dbg !2632

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !2635
	ret void, !dbg !2635

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !2640
	ret void, !dbg !2640

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !2641
	ret void, !dbg !2641

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !2644
	ret void, !dbg !2644
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2646 {
entry:
	br label %b0, !dbg !2647

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2648, !range !11
	%1 = sext i32 %0 to i64, !dbg !2648
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2648, !range !13
	%3 = sext i32 %2 to i64, !dbg !2648
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2648, !range !13
	%5 = sext i32 %4 to i64, !dbg !2648
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2648, !range !33
	%7 = sext i32 %6 to i64, !dbg !2648
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2648, !range !34
	%9 = sext i32 %8 to i64, !dbg !2648
	%10 = mul i64 %9, %5, !dbg !2648
	%11 = add i64 %3, %10, !dbg !2648
	%12 = mul i64 %7, %11, !dbg !2648
	%13 = add i64 %1, %12, !dbg !2648
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2648, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2648, !range !35
	%16 = mul i32 %14, %15, !dbg !2648
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2648, !range !36
	%18 = mul i32 %16, %17, !dbg !2648
	%19 = sext i32 %18 to i64, !dbg !2648
	%20 = mul i64 %13, %19, !dbg !2648
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2648, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2648, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2648, !range !14
	%24 = mul i32 %15, %23, !dbg !2648
	%25 = add i32 %22, %24, !dbg !2648
	%26 = mul i32 %14, %25, !dbg !2648
	%27 = add i32 %21, %26, !dbg !2648
	%28 = sext i32 %27 to i64, !dbg !2648
	%29 = add i64 %20, %28, !dbg !2648
	%30 = mul i64 %7, %9, !dbg !2648
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2648, !range !34
	%32 = sext i32 %31 to i64, !dbg !2648
	%33 = mul i64 %30, %32, !dbg !2648
	%34 = mul i64 %33, %19, !dbg !2648
	br label %b1, !dbg !2648

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2648
	%36 = icmp slt i64 %35, %p3, !dbg !2648
	br i1 %36, label %b2, label %b23, !dbg !2648

b2:
	%37 = mul i64 %35, 40, !dbg !2649
	%38 = add i64 %35, 1, !dbg !2650
	%39 = mul i64 %38, 40, !dbg !2651
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2652
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2653
	%42 = icmp ugt i64 %39, %p1, !dbg !2652
	%43 = icmp ugt i64 %37, %39, !dbg !2652
	%44 = or i1 %42, %43, !dbg !2652
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2652, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2653
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2654
	%47 = icmp uge i64 %35, %p5, !dbg !2654
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2654, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2654
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2655
	%50 = icmp uge i64 %35, %p7, !dbg !2655
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2655, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2655
	%52 = zext i32 %51 to i64, !dbg !2656
	%53 = add i64 %45, %48, !dbg !2659
	%54 = sub i64 %45, %48, !dbg !2660
	%55 = mul i64 %45, %48, !dbg !2661
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2662
	store i64 %53, i64* %56, align 8, !dbg !2662
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2663
	store i64 %54, i64* %57, align 8, !dbg !2663
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2664
	store i64 %55, i64* %58, align 8, !dbg !2664
	%59 = and i64 %45, %48, !dbg !2665
	%60 = or i64 %45, %48, !dbg !2666
	%61 = xor i64 %45, %48, !dbg !2667
	%62 = xor i64 %48, -1, !dbg !2668
	%63 = and i64 %45, %62, !dbg !2668
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2669
	store i64 %59, i64* %64, align 8, !dbg !2669
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2670
	store i64 %60, i64* %65, align 8, !dbg !2670
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2671
	store i64 %61, i64* %66, align 8, !dbg !2671
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2672
	store i64 %63, i64* %67, align 8, !dbg !2672
	%68 = xor i64 %45, -1, !dbg !2673
	%69 = sub i64 0, %45, !dbg !2674
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2675
	store i64 %68, i64* %70, align 8, !dbg !2675
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2676
	store i64 %69, i64* %71, align 8, !dbg !2676
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2677
	store i64 %45, i64* %72, align 8, !dbg !2677
	%73 = icmp ult i64 %52, 64, !dbg !2678
	%74 = shl i64 %45, %52, !dbg !2678
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2678
	%76 = icmp ult i64 %52, 64, !dbg !2679
	%77 = lshr i64 %45, %52, !dbg !2679
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2679
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2680
	store i64 %75, i64* %79, align 8, !dbg !2680
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2681
	store i64 %78, i64* %80, align 8, !dbg !2681
	%81 = icmp ult i64 %52, 64, !dbg !2683
	%82 = shl i64 %45, %52, !dbg !2683
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2683
	%84 = trunc i64 %52 to i8, !dbg !2684
	%85 = zext i8 %84 to i64, !dbg !2685
	%86 = icmp ult i64 %85, 64, !dbg !2685
	%87 = lshr i64 %45, %85, !dbg !2685
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2685
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2686
	store i64 %83, i64* %89, align 8, !dbg !2686
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2687
	store i64 %88, i64* %90, align 8, !dbg !2687
	%91 = shl i64 %45, 3, !dbg !2688
	%92 = lshr i64 %45, 3, !dbg !2689
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2690
	store i64 %91, i64* %93, align 8, !dbg !2690
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2691
	store i64 %92, i64* %94, align 8, !dbg !2691
	%95 = icmp ult i64 %52, 64, !dbg !2692
	%96 = shl i64 1, %52, !dbg !2692
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2692
	%98 = urem i64 %52, 8, !dbg !2693
	%99 = icmp ult i64 %98, 64, !dbg !2694
	%100 = lshr i64 %48, %98, !dbg !2694
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2694
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2695
	store i64 %97, i64* %102, align 8, !dbg !2695
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2696
	store i64 %101, i64* %103, align 8, !dbg !2696
	%104 = icmp ne i64 %48, 0, !dbg !2697
	br i1 %104, label %b3, label %b4, !dbg !2697

b3:
	%105 = udiv i64 %45, %48, !dbg !2698
	%106 = urem i64 %45, %48, !dbg !2699
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2700
	store i64 %105, i64* %107, align 8, !dbg !2700
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2701
	store i64 %106, i64* %108, align 8, !dbg !2701
	br label %b5, !dbg !2701

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2702
	store i64 0, i64* %109, align 8, !dbg !2702
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2703
	store i64 0, i64* %110, align 8, !dbg !2703
	br label %b5, !dbg !2703

b5:
	%111 = udiv i64 %45, 7, !dbg !2704
	%112 = urem i64 %45, 7, !dbg !2705
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2706
	store i64 %111, i64* %113, align 8, !dbg !2706
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2707
	store i64 %112, i64* %114, align 8, !dbg !2707
	%115 = udiv i64 %45, 8, !dbg !2708
	%116 = urem i64 %45, 8, !dbg !2709
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2710
	store i64 %115, i64* %117, align 8, !dbg !2710
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2711
	store i64 %116, i64* %118, align 8, !dbg !2711
	%119 = icmp ult i64 %45, %48, !dbg !2712
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2712
	%121 = icmp ugt i64 %45, %48, !dbg !2713
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2713
	%123 = icmp ugt i64 %122, 3, !dbg !2713
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2713
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2714
	store i64 %120, i64* %125, align 8, !dbg !2714
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2715
	store i64 %124, i64* %126, align 8, !dbg !2715
	%127 = icmp eq i64 %45, %48, !dbg !2716
	br i1 %127, label %b7, label %b6, !dbg !2719

b6:
	br label %b7, !dbg !2720

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2721
	%129 = icmp ne i64 %45, %48, !dbg !2721
	br i1 %129, label %b9, label %b8, !dbg !2723

b8:
	br label %b9, !dbg !2724

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2725
	br i1 %119, label %b11, label %b10, !dbg !2727

b10:
	br label %b11, !dbg !2728

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2729
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2729
	store i64 %128, i64* %132, align 8, !dbg !2729
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2730
	store i64 %130, i64* %133, align 8, !dbg !2730
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2731
	store i64 %131, i64* %134, align 8, !dbg !2731
	%135 = icmp ule i64 %45, %48, !dbg !2732
	br i1 %135, label %b13, label %b12, !dbg !2734

b12:
	br label %b13, !dbg !2735

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2736
	br i1 %121, label %b15, label %b14, !dbg !2738

b14:
	br label %b15, !dbg !2739

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2740
	%138 = icmp uge i64 %45, %48, !dbg !2740
	br i1 %138, label %b17, label %b16, !dbg !2742

b16:
	br label %b17, !dbg !2743

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2744
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !2744
	store i64 %136, i64* %140, align 8, !dbg !2744
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2745
	store i64 %137, i64* %141, align 8, !dbg !2745
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2746
	store i64 %139, i64* %142, align 8, !dbg !2746
	%143 = mul i64 %53, 3, !dbg !2747
	%144 = sub i64 %143, 5, !dbg !2748
	%145 = xor i64 %144, %45, !dbg !2749
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2750
	store i64 %145, i64* %146, align 8, !dbg !2750
	%147 = shl i64 %145, 2, !dbg !2751
	%148 = lshr i64 %147, 1, !dbg !2752
	%149 = or i64 %148, 1, !dbg !2753
	%150 = and i64 %149, -3, !dbg !2754
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2755
	store i64 %150, i64* %151, align 8, !dbg !2755
	%152 = sub i64 %150, 1, !dbg !2756
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2757
	store i64 %152, i64* %153, align 8, !dbg !2757
	%154 = sub i64 %48, %45, !dbg !2758
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2759
	store i64 %154, i64* %155, align 8, !dbg !2759
	br i1 %119, label %b20, label %b18, !dbg !2760

b18:
	%156 = icmp eq i64 %45, 5, !dbg !2761
	br i1 %156, label %b20, label %b19, !dbg !2763

b19:
	br label %b20, !dbg !2764

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2765
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2765
	store i64 %157, i64* %158, align 8, !dbg !2765
	%159 = icmp eq i64 %48, 1, !dbg !2766
	%160 = icmp ne i1 %135, %159, !dbg !2767
	br i1 %160, label %b22, label %b21, !dbg !2769

b21:
	br label %b22, !dbg !2770

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2771
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2771
	store i64 %161, i64* %162, align 8, !dbg !2771
	%163 = and i64 %52, 3, !dbg !2772
	%164 = icmp ult i64 %163, 64, !dbg !2773
	%165 = shl i64 1, %163, !dbg !2773
	%166 = select i1 %164, i64 %165, i64 0, !dbg !2773
	%167 = add i64 %166, %45, !dbg !2774
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2775
	store i64 %167, i64* %168, align 8, !dbg !2775
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2776
	store i64 -1, i64* %169, align 8, !dbg !2776
	%170 = add i64 %35, %34, !dbg !2648
	br label %b1, !dbg !2648

b23:
	ret void, !dbg !2648

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2652
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2652

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %39, i64 %p1), !dbg !2652
	ret void, !dbg !2652

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %37, i64 %39), !dbg !2652
	ret void, !dbg !2652

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p5), !dbg !2654
	ret void, !dbg !2654

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p7), !dbg !2655
	ret void, !dbg !2655
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2777 {
entry:
	br label %b0, !dbg !2778

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2779, !range !11
	%1 = sext i32 %0 to i64, !dbg !2779
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2779, !range !13
	%3 = sext i32 %2 to i64, !dbg !2779
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2779, !range !13
	%5 = sext i32 %4 to i64, !dbg !2779
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2779, !range !33
	%7 = sext i32 %6 to i64, !dbg !2779
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2779, !range !34
	%9 = sext i32 %8 to i64, !dbg !2779
	%10 = mul i64 %9, %5, !dbg !2779
	%11 = add i64 %3, %10, !dbg !2779
	%12 = mul i64 %7, %11, !dbg !2779
	%13 = add i64 %1, %12, !dbg !2779
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2779, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2779, !range !35
	%16 = mul i32 %14, %15, !dbg !2779
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2779, !range !36
	%18 = mul i32 %16, %17, !dbg !2779
	%19 = sext i32 %18 to i64, !dbg !2779
	%20 = mul i64 %13, %19, !dbg !2779
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2779, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2779, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2779, !range !14
	%24 = mul i32 %15, %23, !dbg !2779
	%25 = add i32 %22, %24, !dbg !2779
	%26 = mul i32 %14, %25, !dbg !2779
	%27 = add i32 %21, %26, !dbg !2779
	%28 = sext i32 %27 to i64, !dbg !2779
	%29 = add i64 %20, %28, !dbg !2779
	%30 = mul i64 %7, %9, !dbg !2779
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2779, !range !34
	%32 = sext i32 %31 to i64, !dbg !2779
	%33 = mul i64 %30, %32, !dbg !2779
	%34 = mul i64 %33, %19, !dbg !2779
	br label %b1, !dbg !2779

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2779
	%36 = icmp slt i64 %35, %p5, !dbg !2779
	br i1 %36, label %b2, label %b3, !dbg !2779

b2:
	%37 = mul i64 %35, 20, !dbg !2780
	%38 = add i64 %35, 1, !dbg !2781
	%39 = mul i64 %38, 20, !dbg !2782
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2783
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2784
	%42 = icmp ugt i64 %39, %p1, !dbg !2783
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2783, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2784
	%44 = trunc i64 %43 to i8, !dbg !2787
	%45 = sext i8 %44 to i64, !dbg !2788
	%46 = trunc i64 %43 to i16, !dbg !2789
	%47 = sext i16 %46 to i64, !dbg !2790
	%48 = trunc i64 %43 to i32, !dbg !2791
	%49 = sext i32 %48 to i64, !dbg !2792
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2794
	store i64 %45, i64* %50, align 8, !dbg !2794
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2795
	store i64 %47, i64* %51, align 8, !dbg !2795
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2796
	store i64 %49, i64* %52, align 8, !dbg !2796
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2797
	store i64 %43, i64* %53, align 8, !dbg !2797
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2798
	store i64 %43, i64* %54, align 8, !dbg !2798
	%55 = trunc i64 %43 to i8, !dbg !2799
	%56 = zext i8 %55 to i64, !dbg !2800
	%57 = trunc i64 %43 to i16, !dbg !2801
	%58 = zext i16 %57 to i64, !dbg !2802
	%59 = trunc i64 %43 to i32, !dbg !2803
	%60 = zext i32 %59 to i64, !dbg !2804
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2805
	store i64 %56, i64* %61, align 8, !dbg !2805
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2806
	store i64 %58, i64* %62, align 8, !dbg !2806
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2807
	store i64 %60, i64* %63, align 8, !dbg !2807
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2808
	store i64 %43, i64* %64, align 8, !dbg !2808
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2809
	store i64 %43, i64* %65, align 8, !dbg !2809
	%66 = sext i8 %44 to i64, !dbg !2810
	%67 = zext i8 %55 to i64, !dbg !2812
	%68 = sext i16 %46 to i64, !dbg !2814
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2816
	store i64 %66, i64* %69, align 8, !dbg !2816
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2817
	store i64 %67, i64* %70, align 8, !dbg !2817
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2818
	store i64 %68, i64* %71, align 8, !dbg !2818
	%72 = zext i32 %59 to i64, !dbg !2819
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2821
	store i64 %72, i64* %73, align 8, !dbg !2821
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2822
	store i64 %43, i64* %74, align 8, !dbg !2822
	%75 = lshr i8 %55, 1, !dbg !2823
	%76 = zext i8 %75 to i64, !dbg !2824
	%77 = uitofp i64 %76 to float, !dbg !2825
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2826
	%79 = fcmp uno float %77, %77, !dbg !2826
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2826
	%81 = uitofp i64 %76 to double, !dbg !2827
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2828
	%83 = fcmp uno double %81, %81, !dbg !2828
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2828
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2829
	store i64 %80, i64* %85, align 8, !dbg !2829
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2830
	store i64 %84, i64* %86, align 8, !dbg !2830
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !2831
	%88 = fcmp uno float %77, %77, !dbg !2831
	%89 = select i1 %88, i64 0, i64 %87, !dbg !2831
	%90 = fadd double %81, 7.500000e-01, !dbg !2833
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !2834
	%92 = fcmp uno double %90, %90, !dbg !2834
	%93 = select i1 %92, i64 0, i64 %91, !dbg !2834
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2836
	store i64 %89, i64* %94, align 8, !dbg !2836
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2837
	store i64 %93, i64* %95, align 8, !dbg !2837
	%96 = fmul double %81, 3.500000e+00, !dbg !2838
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2839
	%98 = fcmp uno double %96, %96, !dbg !2839
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2839
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2841
	store i64 %99, i64* %100, align 8, !dbg !2841
	%101 = mul i64 %35, 2, !dbg !2842
	%102 = add i64 %101, 2, !dbg !2843
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2844
	%104 = icmp ugt i64 %102, %p3, !dbg !2844
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !2844, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !2845
	%106 = uitofp i64 %105 to float, !dbg !2848
	%107 = fpext float %106 to double, !dbg !2849
	%108 = uitofp i64 %105 to double, !dbg !2850
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !2851
	store double %107, double* %109, align 8, !dbg !2851
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !2852
	store double %108, double* %110, align 8, !dbg !2852
	%111 = add i64 %35, %34, !dbg !2779
	br label %b1, !dbg !2779

b3:
	ret void, !dbg !2779

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %39, i64 %p1), !dbg !2783
	ret void, !dbg !2783

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %102, i64 %p3), !dbg !2844
	ret void, !dbg !2844
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2853 {
entry:
	br label %b0, !dbg !2854

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2857, !range !11
	%1 = sext i32 %0 to i64, !dbg !2857
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2857, !range !13
	%3 = sext i32 %2 to i64, !dbg !2857
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2857, !range !13
	%5 = sext i32 %4 to i64, !dbg !2857
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2857, !range !33
	%7 = sext i32 %6 to i64, !dbg !2857
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2857, !range !34
	%9 = sext i32 %8 to i64, !dbg !2857
	%10 = mul i64 %9, %5, !dbg !2857
	%11 = add i64 %3, %10, !dbg !2857
	%12 = mul i64 %7, %11, !dbg !2857
	%13 = add i64 %1, %12, !dbg !2857
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2857, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2857, !range !35
	%16 = mul i32 %14, %15, !dbg !2857
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2857, !range !36
	%18 = mul i32 %16, %17, !dbg !2857
	%19 = sext i32 %18 to i64, !dbg !2857
	%20 = mul i64 %13, %19, !dbg !2857
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2857, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2857, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2857, !range !14
	%24 = mul i32 %15, %23, !dbg !2857
	%25 = add i32 %22, %24, !dbg !2857
	%26 = mul i32 %14, %25, !dbg !2857
	%27 = add i32 %21, %26, !dbg !2857
	%28 = sext i32 %27 to i64, !dbg !2857
	%29 = add i64 %20, %28, !dbg !2857
	%30 = add i64 %29, 1, !dbg !2858
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2860
	%32 = icmp uge i64 0, %p1, !dbg !2860
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2860, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !2861
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2862
	%35 = icmp uge i64 1, %p1, !dbg !2862
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2862, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !2863
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2864
	%38 = icmp uge i64 2, %p1, !dbg !2864
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2864, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !2865
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2866
	%41 = icmp uge i64 3, %p1, !dbg !2866
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2866, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !2867
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2868
	%44 = icmp uge i64 4, %p1, !dbg !2868
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2868, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !2869
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2870
	%47 = icmp uge i64 %29, %p3, !dbg !2870
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2870, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !2870
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2871
	%49 = icmp uge i64 5, %p1, !dbg !2871
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2871, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !2872
	%51 = icmp eq i64 %50, 7, !dbg !2873
	br i1 %51, label %b1, label %b2, !dbg !2873

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2874
	%53 = icmp uge i64 %29, %p5, !dbg !2874
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2874, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !2875
	br label %b2, !dbg !2875

b2:
	ret void, !dbg !2856

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !2860
	ret void, !dbg !2860

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !2862
	ret void, !dbg !2862

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !2864
	ret void, !dbg !2864

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !2866
	ret void, !dbg !2866

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !2868
	ret void, !dbg !2868

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !2870
	ret void, !dbg !2870

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !2871
	ret void, !dbg !2871

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !2874
	ret void, !dbg !2874
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2876 {
entry:
	br label %b0, !dbg !2877

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2880, !range !11
	%1 = sext i32 %0 to i64, !dbg !2880
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2880, !range !13
	%3 = sext i32 %2 to i64, !dbg !2880
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2880, !range !13
	%5 = sext i32 %4 to i64, !dbg !2880
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2880, !range !33
	%7 = sext i32 %6 to i64, !dbg !2880
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2880, !range !34
	%9 = sext i32 %8 to i64, !dbg !2880
	%10 = mul i64 %9, %5, !dbg !2880
	%11 = add i64 %3, %10, !dbg !2880
	%12 = mul i64 %7, %11, !dbg !2880
	%13 = add i64 %1, %12, !dbg !2880
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2880, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2880, !range !35
	%16 = mul i32 %14, %15, !dbg !2880
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2880, !range !36
	%18 = mul i32 %16, %17, !dbg !2880
	%19 = sext i32 %18 to i64, !dbg !2880
	%20 = mul i64 %13, %19, !dbg !2880
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2880, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2880, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2880, !range !14
	%24 = mul i32 %15, %23, !dbg !2880
	%25 = add i32 %22, %24, !dbg !2880
	%26 = mul i32 %14, %25, !dbg !2880
	%27 = add i32 %21, %26, !dbg !2880
	%28 = sext i32 %27 to i64, !dbg !2880
	%29 = add i64 %20, %28, !dbg !2880
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2881
	%31 = icmp uge i64 0, %p1, !dbg !2881
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2881, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2882
	%33 = icmp ult i64 %32, 64, !dbg !2883
	%34 = shl i64 1, %32, !dbg !2883
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2883
	%36 = xor i64 %35, -1, !dbg !2884
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !2885
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2886
	%39 = icmp uge i64 1, %p1, !dbg !2886
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2886, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !2887
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2888
	%42 = icmp uge i64 2, %p1, !dbg !2888
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2888, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !2890
	br label %b1, !dbg !2890

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2891
	%45 = icmp uge i64 3, %p1, !dbg !2891
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !2891, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !2892
	%47 = add i64 %46, 1, !dbg !2893
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !2894
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2894
	%50 = icmp eq i64 %49, %46, !dbg !2895
	br i1 %50, label %b2, label %b1, !dbg !2895

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2896
	%52 = icmp uge i64 %29, %p3, !dbg !2896
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2896, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !2896
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2897
	%54 = icmp uge i64 4, %p1, !dbg !2897
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !2897, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !2898
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2898
	%57 = icmp eq i64 %56, 1, !dbg !2899
	br i1 %57, label %b3, label %b4, !dbg !2899

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2900
	%59 = icmp uge i64 5, %p1, !dbg !2900
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !2900, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !2901
	br label %b4, !dbg !2901

b4:
	ret void, !dbg !2879

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !2881
	ret void, !dbg !2881

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !2886
	ret void, !dbg !2886

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !2888
	ret void, !dbg !2888

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !2891
	ret void, !dbg !2891

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !2896
	ret void, !dbg !2896

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !2897
	ret void, !dbg !2897

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !2900
	ret void, !dbg !2900
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2902 {
entry:
	br label %b0, !dbg !2903

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2904, !range !11
	%1 = sext i32 %0 to i64, !dbg !2904
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2904, !range !13
	%3 = sext i32 %2 to i64, !dbg !2904
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2904, !range !13
	%5 = sext i32 %4 to i64, !dbg !2904
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2904, !range !33
	%7 = sext i32 %6 to i64, !dbg !2904
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2904, !range !34
	%9 = sext i32 %8 to i64, !dbg !2904
	%10 = mul i64 %9, %5, !dbg !2904
	%11 = add i64 %3, %10, !dbg !2904
	%12 = mul i64 %7, %11, !dbg !2904
	%13 = add i64 %1, %12, !dbg !2904
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2904, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2904, !range !35
	%16 = mul i32 %14, %15, !dbg !2904
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2904, !range !36
	%18 = mul i32 %16, %17, !dbg !2904
	%19 = sext i32 %18 to i64, !dbg !2904
	%20 = mul i64 %13, %19, !dbg !2904
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2904, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2904, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2904, !range !14
	%24 = mul i32 %15, %23, !dbg !2904
	%25 = add i32 %22, %24, !dbg !2904
	%26 = mul i32 %14, %25, !dbg !2904
	%27 = add i32 %21, %26, !dbg !2904
	%28 = sext i32 %27 to i64, !dbg !2904
	%29 = add i64 %20, %28, !dbg !2904
	%30 = mul i64 %7, %9, !dbg !2904
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2904, !range !34
	%32 = sext i32 %31 to i64, !dbg !2904
	%33 = mul i64 %30, %32, !dbg !2904
	%34 = mul i64 %33, %19, !dbg !2904
	br label %b1, !dbg !2904

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2904
	%36 = icmp slt i64 %35, %p3, !dbg !2904
	br i1 %36, label %b2, label %b23, !dbg !2904

b2:
	%37 = mul i64 %35, 40, !dbg !2905
	%38 = add i64 %35, 1, !dbg !2906
	%39 = mul i64 %38, 40, !dbg !2907
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2908
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2909
	%42 = icmp ugt i64 %39, %p1, !dbg !2908
	%43 = icmp ugt i64 %37, %39, !dbg !2908
	%44 = or i1 %42, %43, !dbg !2908
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2908, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2909
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2910
	%47 = icmp uge i64 %35, %p5, !dbg !2910
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2910, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2910
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2911
	%50 = icmp uge i64 %35, %p7, !dbg !2911
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2911, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2911
	%52 = zext i32 %51 to i64, !dbg !2912
	%53 = add i64 %45, %48, !dbg !2915
	%54 = sub i64 %45, %48, !dbg !2916
	%55 = mul i64 %45, %48, !dbg !2917
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2918
	store i64 %53, i64* %56, align 8, !dbg !2918
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2919
	store i64 %54, i64* %57, align 8, !dbg !2919
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2920
	store i64 %55, i64* %58, align 8, !dbg !2920
	%59 = and i64 %45, %48, !dbg !2921
	%60 = or i64 %45, %48, !dbg !2922
	%61 = xor i64 %45, %48, !dbg !2923
	%62 = xor i64 %48, -1, !dbg !2924
	%63 = and i64 %45, %62, !dbg !2924
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2925
	store i64 %59, i64* %64, align 8, !dbg !2925
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2926
	store i64 %60, i64* %65, align 8, !dbg !2926
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2927
	store i64 %61, i64* %66, align 8, !dbg !2927
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2928
	store i64 %63, i64* %67, align 8, !dbg !2928
	%68 = xor i64 %45, -1, !dbg !2929
	%69 = sub i64 0, %45, !dbg !2930
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2931
	store i64 %68, i64* %70, align 8, !dbg !2931
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2932
	store i64 %69, i64* %71, align 8, !dbg !2932
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2933
	store i64 %45, i64* %72, align 8, !dbg !2933
	%73 = icmp ult i64 %52, 64, !dbg !2934
	%74 = shl i64 %45, %52, !dbg !2934
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2934
	%76 = icmp ult i64 %52, 64, !dbg !2935
	%77 = lshr i64 %45, %52, !dbg !2935
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2935
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2936
	store i64 %75, i64* %79, align 8, !dbg !2936
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2937
	store i64 %78, i64* %80, align 8, !dbg !2937
	%81 = icmp ult i64 %52, 64, !dbg !2939
	%82 = shl i64 %45, %52, !dbg !2939
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2939
	%84 = trunc i64 %52 to i8, !dbg !2940
	%85 = zext i8 %84 to i64, !dbg !2941
	%86 = icmp ult i64 %85, 64, !dbg !2941
	%87 = lshr i64 %45, %85, !dbg !2941
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2941
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2942
	store i64 %83, i64* %89, align 8, !dbg !2942
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2943
	store i64 %88, i64* %90, align 8, !dbg !2943
	%91 = shl i64 %45, 3, !dbg !2944
	%92 = lshr i64 %45, 3, !dbg !2945
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2946
	store i64 %91, i64* %93, align 8, !dbg !2946
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2947
	store i64 %92, i64* %94, align 8, !dbg !2947
	%95 = icmp ult i64 %52, 64, !dbg !2948
	%96 = shl i64 1, %52, !dbg !2948
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2948
	%98 = urem i64 %52, 8, !dbg !2949
	%99 = icmp ult i64 %98, 64, !dbg !2950
	%100 = lshr i64 %48, %98, !dbg !2950
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2950
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2951
	store i64 %97, i64* %102, align 8, !dbg !2951
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2952
	store i64 %101, i64* %103, align 8, !dbg !2952
	%104 = icmp ne i64 %48, 0, !dbg !2953
	br i1 %104, label %b3, label %b4, !dbg !2953

b3:
	%105 = udiv i64 %45, %48, !dbg !2954
	%106 = urem i64 %45, %48, !dbg !2955
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2956
	store i64 %105, i64* %107, align 8, !dbg !2956
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2957
	store i64 %106, i64* %108, align 8, !dbg !2957
	br label %b5, !dbg !2957

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2958
	store i64 0, i64* %109, align 8, !dbg !2958
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2959
	store i64 0, i64* %110, align 8, !dbg !2959
	br label %b5, !dbg !2959

b5:
	%111 = udiv i64 %45, 7, !dbg !2960
	%112 = urem i64 %45, 7, !dbg !2961
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2962
	store i64 %111, i64* %113, align 8, !dbg !2962
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2963
	store i64 %112, i64* %114, align 8, !dbg !2963
	%115 = udiv i64 %45, 8, !dbg !2964
	%116 = urem i64 %45, 8, !dbg !2965
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2966
	store i64 %115, i64* %117, align 8, !dbg !2966
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2967
	store i64 %116, i64* %118, align 8, !dbg !2967
	%119 = icmp ult i64 %45, %48, !dbg !2968
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2968
	%121 = icmp ugt i64 %45, %48, !dbg !2969
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2969
	%123 = icmp ugt i64 %122, 3, !dbg !2969
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2969
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2970
	store i64 %120, i64* %125, align 8, !dbg !2970
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2971
	store i64 %124, i64* %126, align 8, !dbg !2971
	%127 = icmp eq i64 %45, %48, !dbg !2972
	br i1 %127, label %b7, label %b6, !dbg !2975

b6:
	br label %b7, !dbg !2976

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2977
	%129 = icmp ne i64 %45, %48, !dbg !2977
	br i1 %129, label %b9, label %b8, !dbg !2979

b8:
	br label %b9, !dbg !2980

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2981
	br i1 %119, label %b11, label %b10, !dbg !2983

b10:
	br label %b11, !dbg !2984

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2985
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2985
	store i64 %128, i64* %132, align 8, !dbg !2985
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2986
	store i64 %130, i64* %133, align 8, !dbg !2986
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2987
	store i64 %131, i64* %134, align 8, !dbg !2987
	%135 = icmp ule i64 %45, %48, !dbg !2988
	br i1 %135, label %b13, label %b12, !dbg !2990

b12:
	br label %b13, !dbg !2991

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2992
	br i1 %121, label %b15, label %b14, !dbg !2994

b14:
	br label %b15, !dbg !2995

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2996
	%138 = icmp uge i64 %45, %48, !dbg !2996
	br i1 %138, label %b17, label %b16, !dbg !2998

b16:
	br label %b17, !dbg !2999

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3000
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !3000
	store i64 %136, i64* %140, align 8, !dbg !3000
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !3001
	store i64 %137, i64* %141, align 8, !dbg !3001
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !3002
	store i64 %139, i64* %142, align 8, !dbg !3002
	%143 = mul i64 %53, 3, !dbg !3003
	%144 = sub i64 %143, 5, !dbg !3004
	%145 = xor i64 %144, %45, !dbg !3005
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !3006
	store i64 %145, i64* %146, align 8, !dbg !3006
	%147 = shl i64 %145, 2, !dbg !3007
	%148 = lshr i64 %147, 1, !dbg !3008
	%149 = or i64 %148, 1, !dbg !3009
	%150 = and i64 %149, -3, !dbg !3010
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !3011
	store i64 %150, i64* %151, align 8, !dbg !3011
	%152 = sub i64 %150, 1, !dbg !3012
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !3013
	store i64 %152, i64* %153, align 8, !dbg !3013
	%154 = sub i64 %48, %45, !dbg !3014
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !3015
	store i64 %154, i64* %155, align 8, !dbg !3015
	br i1 %119, label %b20, label %b18, !dbg !3016

b18:
	%156 = icmp eq i64 %45, 5, !dbg !3017
	br i1 %156, label %b20, label %b19, !dbg !3019

b19:
	br label %b20, !dbg !3020

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3021
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !3021
	store i64 %157, i64* %158, align 8, !dbg !3021
	%159 = icmp eq i64 %48, 1, !dbg !3022
	%160 = icmp ne i1 %135, %159, !dbg !3023
	br i1 %160, label %b22, label %b21, !dbg !3025

b21:
	br label %b22, !dbg !3026

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3027
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !3027
	store i64 %161, i64* %162, align 8, !dbg !3027
	%163 = and i64 %52, 3, !dbg !3028
	%164 = icmp ult i64 %163, 64, !dbg !3029
	%165 = shl i64 1, %163, !dbg !3029
	%166 = select i1 %164, i64 %165, i64 0, !dbg !3029
	%167 = add i64 %166, %45, !dbg !3030
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !3031
	store i64 %167, i64* %168, align 8, !dbg !3031
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !3032
	store i64 -1, i64* %169, align 8, !dbg !3032
	%170 = add i64 %35, %34, !dbg !2904
	br label %b1, !dbg !2904

b23:
	ret void, !dbg !2904

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2908
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2908

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %39, i64 %p1), !dbg !2908
	ret void, !dbg !2908

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %37, i64 %39), !dbg !2908
	ret void, !dbg !2908

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p5), !dbg !2910
	ret void, !dbg !2910

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p7), !dbg !2911
	ret void, !dbg !2911
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3033 {
entry:
	br label %b0, !dbg !3034

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3035, !range !11
	%1 = sext i32 %0 to i64, !dbg !3035
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3035, !range !13
	%3 = sext i32 %2 to i64, !dbg !3035
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3035, !range !13
	%5 = sext i32 %4 to i64, !dbg !3035
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3035, !range !33
	%7 = sext i32 %6 to i64, !dbg !3035
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3035, !range !34
	%9 = sext i32 %8 to i64, !dbg !3035
	%10 = mul i64 %9, %5, !dbg !3035
	%11 = add i64 %3, %10, !dbg !3035
	%12 = mul i64 %7, %11, !dbg !3035
	%13 = add i64 %1, %12, !dbg !3035
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3035, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3035, !range !35
	%16 = mul i32 %14, %15, !dbg !3035
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3035, !range !36
	%18 = mul i32 %16, %17, !dbg !3035
	%19 = sext i32 %18 to i64, !dbg !3035
	%20 = mul i64 %13, %19, !dbg !3035
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3035, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3035, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3035, !range !14
	%24 = mul i32 %15, %23, !dbg !3035
	%25 = add i32 %22, %24, !dbg !3035
	%26 = mul i32 %14, %25, !dbg !3035
	%27 = add i32 %21, %26, !dbg !3035
	%28 = sext i32 %27 to i64, !dbg !3035
	%29 = add i64 %20, %28, !dbg !3035
	%30 = mul i64 %7, %9, !dbg !3035
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3035, !range !34
	%32 = sext i32 %31 to i64, !dbg !3035
	%33 = mul i64 %30, %32, !dbg !3035
	%34 = mul i64 %33, %19, !dbg !3035
	br label %b1, !dbg !3035

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !3035
	%36 = icmp slt i64 %35, %p5, !dbg !3035
	br i1 %36, label %b2, label %b3, !dbg !3035

b2:
	%37 = mul i64 %35, 20, !dbg !3036
	%38 = add i64 %35, 1, !dbg !3037
	%39 = mul i64 %38, 20, !dbg !3038
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3039
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3040
	%42 = icmp ugt i64 %39, %p1, !dbg !3039
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3039, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !3040
	%44 = trunc i64 %43 to i8, !dbg !3043
	%45 = sext i8 %44 to i64, !dbg !3044
	%46 = trunc i64 %43 to i16, !dbg !3045
	%47 = sext i16 %46 to i64, !dbg !3046
	%48 = trunc i64 %43 to i32, !dbg !3047
	%49 = sext i32 %48 to i64, !dbg !3048
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3050
	store i64 %45, i64* %50, align 8, !dbg !3050
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3051
	store i64 %47, i64* %51, align 8, !dbg !3051
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3052
	store i64 %49, i64* %52, align 8, !dbg !3052
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3053
	store i64 %43, i64* %53, align 8, !dbg !3053
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3054
	store i64 %43, i64* %54, align 8, !dbg !3054
	%55 = trunc i64 %43 to i8, !dbg !3055
	%56 = zext i8 %55 to i64, !dbg !3056
	%57 = trunc i64 %43 to i16, !dbg !3057
	%58 = zext i16 %57 to i64, !dbg !3058
	%59 = trunc i64 %43 to i32, !dbg !3059
	%60 = zext i32 %59 to i64, !dbg !3060
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3061
	store i64 %56, i64* %61, align 8, !dbg !3061
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3062
	store i64 %58, i64* %62, align 8, !dbg !3062
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3063
	store i64 %60, i64* %63, align 8, !dbg !3063
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3064
	store i64 %43, i64* %64, align 8, !dbg !3064
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3065
	store i64 %43, i64* %65, align 8, !dbg !3065
	%66 = sext i8 %44 to i64, !dbg !3066
	%67 = zext i8 %55 to i64, !dbg !3068
	%68 = sext i16 %46 to i64, !dbg !3070
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3072
	store i64 %66, i64* %69, align 8, !dbg !3072
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3073
	store i64 %67, i64* %70, align 8, !dbg !3073
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3074
	store i64 %68, i64* %71, align 8, !dbg !3074
	%72 = zext i32 %59 to i64, !dbg !3075
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3077
	store i64 %72, i64* %73, align 8, !dbg !3077
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3078
	store i64 %43, i64* %74, align 8, !dbg !3078
	%75 = lshr i8 %55, 1, !dbg !3079
	%76 = zext i8 %75 to i64, !dbg !3080
	%77 = uitofp i64 %76 to float, !dbg !3081
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3082
	%79 = fcmp uno float %77, %77, !dbg !3082
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3082
	%81 = uitofp i64 %76 to double, !dbg !3083
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3084
	%83 = fcmp uno double %81, %81, !dbg !3084
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3084
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3085
	store i64 %80, i64* %85, align 8, !dbg !3085
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3086
	store i64 %84, i64* %86, align 8, !dbg !3086
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3087
	%88 = fcmp uno float %77, %77, !dbg !3087
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3087
	%90 = fadd double %81, 7.500000e-01, !dbg !3089
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3090
	%92 = fcmp uno double %90, %90, !dbg !3090
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3090
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3092
	store i64 %89, i64* %94, align 8, !dbg !3092
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3093
	store i64 %93, i64* %95, align 8, !dbg !3093
	%96 = fmul double %81, 3.500000e+00, !dbg !3094
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3095
	%98 = fcmp uno double %96, %96, !dbg !3095
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3095
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3097
	store i64 %99, i64* %100, align 8, !dbg !3097
	%101 = mul i64 %35, 2, !dbg !3098
	%102 = add i64 %101, 2, !dbg !3099
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3100
	%104 = icmp ugt i64 %102, %p3, !dbg !3100
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !3100, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !3101
	%106 = uitofp i64 %105 to float, !dbg !3104
	%107 = fpext float %106 to double, !dbg !3105
	%108 = uitofp i64 %105 to double, !dbg !3106
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3107
	store double %107, double* %109, align 8, !dbg !3107
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3108
	store double %108, double* %110, align 8, !dbg !3108
	%111 = add i64 %35, %34, !dbg !3035
	br label %b1, !dbg !3035

b3:
	ret void, !dbg !3035

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %39, i64 %p1), !dbg !3039
	ret void, !dbg !3039

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %102, i64 %p3), !dbg !3100
	ret void, !dbg !3100
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3109 {
entry:
	br label %b0, !dbg !3110

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3113, !range !11
	%1 = sext i32 %0 to i64, !dbg !3113
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3113, !range !13
	%3 = sext i32 %2 to i64, !dbg !3113
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3113, !range !13
	%5 = sext i32 %4 to i64, !dbg !3113
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3113, !range !33
	%7 = sext i32 %6 to i64, !dbg !3113
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3113, !range !34
	%9 = sext i32 %8 to i64, !dbg !3113
	%10 = mul i64 %9, %5, !dbg !3113
	%11 = add i64 %3, %10, !dbg !3113
	%12 = mul i64 %7, %11, !dbg !3113
	%13 = add i64 %1, %12, !dbg !3113
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3113, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3113, !range !35
	%16 = mul i32 %14, %15, !dbg !3113
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3113, !range !36
	%18 = mul i32 %16, %17, !dbg !3113
	%19 = sext i32 %18 to i64, !dbg !3113
	%20 = mul i64 %13, %19, !dbg !3113
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3113, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3113, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3113, !range !14
	%24 = mul i32 %15, %23, !dbg !3113
	%25 = add i32 %22, %24, !dbg !3113
	%26 = mul i32 %14, %25, !dbg !3113
	%27 = add i32 %21, %26, !dbg !3113
	%28 = sext i32 %27 to i64, !dbg !3113
	%29 = add i64 %20, %28, !dbg !3113
	%30 = add i64 %29, 1, !dbg !3114
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3116
	%32 = icmp uge i64 0, %p1, !dbg !3116
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3116, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3117
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3118
	%35 = icmp uge i64 1, %p1, !dbg !3118
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3118, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3119
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3120
	%38 = icmp uge i64 2, %p1, !dbg !3120
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3120, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3121
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3122
	%41 = icmp uge i64 3, %p1, !dbg !3122
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3122, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3123
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3124
	%44 = icmp uge i64 4, %p1, !dbg !3124
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3124, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3125
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3126
	%47 = icmp uge i64 %29, %p3, !dbg !3126
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3126, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3126
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3127
	%49 = icmp uge i64 5, %p1, !dbg !3127
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3127, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3128
	%51 = icmp eq i64 %50, 7, !dbg !3129
	br i1 %51, label %b1, label %b2, !dbg !3129

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3130
	%53 = icmp uge i64 %29, %p5, !dbg !3130
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3130, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3131
	br label %b2, !dbg !3131

b2:
	ret void, !dbg !3112

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3116
	ret void, !dbg !3116

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3118
	ret void, !dbg !3118

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3120
	ret void, !dbg !3120

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3122
	ret void, !dbg !3122

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3124
	ret void, !dbg !3124

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3126
	ret void, !dbg !3126

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3127
	ret void, !dbg !3127

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3130
	ret void, !dbg !3130
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3132 {
entry:
	br label %b0, !dbg !3133

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3136, !range !11
	%1 = sext i32 %0 to i64, !dbg !3136
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3136, !range !13
	%3 = sext i32 %2 to i64, !dbg !3136
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3136, !range !13
	%5 = sext i32 %4 to i64, !dbg !3136
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3136, !range !33
	%7 = sext i32 %6 to i64, !dbg !3136
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3136, !range !34
	%9 = sext i32 %8 to i64, !dbg !3136
	%10 = mul i64 %9, %5, !dbg !3136
	%11 = add i64 %3, %10, !dbg !3136
	%12 = mul i64 %7, %11, !dbg !3136
	%13 = add i64 %1, %12, !dbg !3136
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3136, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3136, !range !35
	%16 = mul i32 %14, %15, !dbg !3136
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3136, !range !36
	%18 = mul i32 %16, %17, !dbg !3136
	%19 = sext i32 %18 to i64, !dbg !3136
	%20 = mul i64 %13, %19, !dbg !3136
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3136, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3136, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3136, !range !14
	%24 = mul i32 %15, %23, !dbg !3136
	%25 = add i32 %22, %24, !dbg !3136
	%26 = mul i32 %14, %25, !dbg !3136
	%27 = add i32 %21, %26, !dbg !3136
	%28 = sext i32 %27 to i64, !dbg !3136
	%29 = add i64 %20, %28, !dbg !3136
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3137
	%31 = icmp uge i64 0, %p1, !dbg !3137
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3137, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3138
	%33 = icmp ult i64 %32, 64, !dbg !3139
	%34 = shl i64 1, %32, !dbg !3139
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3139
	%36 = xor i64 %35, -1, !dbg !3140
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3141
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3142
	%39 = icmp uge i64 1, %p1, !dbg !3142
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3142, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3143
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3144
	%42 = icmp uge i64 2, %p1, !dbg !3144
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3144, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3146
	br label %b1, !dbg !3146

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3147
	%45 = icmp uge i64 3, %p1, !dbg !3147
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3147, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3148
	%47 = add i64 %46, 1, !dbg !3149
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3150
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3150
	%50 = icmp eq i64 %49, %46, !dbg !3151
	br i1 %50, label %b2, label %b1, !dbg !3151

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3152
	%52 = icmp uge i64 %29, %p3, !dbg !3152
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3152, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3152
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3153
	%54 = icmp uge i64 4, %p1, !dbg !3153
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3153, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3154
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3154
	%57 = icmp eq i64 %56, 1, !dbg !3155
	br i1 %57, label %b3, label %b4, !dbg !3155

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3156
	%59 = icmp uge i64 5, %p1, !dbg !3156
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3156, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3157
	br label %b4, !dbg !3157

b4:
	ret void, !dbg !3135

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !3137
	ret void, !dbg !3137

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !3142
	ret void, !dbg !3142

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !3144
	ret void, !dbg !3144

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !3147
	ret void, !dbg !3147

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !3152
	ret void, !dbg !3152

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !3153
	ret void, !dbg !3153

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !3156
	ret void, !dbg !3156
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3158 {
entry:
	br label %b0, !dbg !3159

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3160, !range !11
	%1 = sext i32 %0 to i64, !dbg !3160
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3160, !range !13
	%3 = sext i32 %2 to i64, !dbg !3160
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3160, !range !13
	%5 = sext i32 %4 to i64, !dbg !3160
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3160, !range !33
	%7 = sext i32 %6 to i64, !dbg !3160
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3160, !range !34
	%9 = sext i32 %8 to i64, !dbg !3160
	%10 = mul i64 %9, %5, !dbg !3160
	%11 = add i64 %3, %10, !dbg !3160
	%12 = mul i64 %7, %11, !dbg !3160
	%13 = add i64 %1, %12, !dbg !3160
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3160, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3160, !range !35
	%16 = mul i32 %14, %15, !dbg !3160
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3160, !range !36
	%18 = mul i32 %16, %17, !dbg !3160
	%19 = sext i32 %18 to i64, !dbg !3160
	%20 = mul i64 %13, %19, !dbg !3160
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3160, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3160, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3160, !range !14
	%24 = mul i32 %15, %23, !dbg !3160
	%25 = add i32 %22, %24, !dbg !3160
	%26 = mul i32 %14, %25, !dbg !3160
	%27 = add i32 %21, %26, !dbg !3160
	%28 = sext i32 %27 to i64, !dbg !3160
	%29 = add i64 %20, %28, !dbg !3160
	%30 = mul i64 %7, %9, !dbg !3160
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3160, !range !34
	%32 = sext i32 %31 to i64, !dbg !3160
	%33 = mul i64 %30, %32, !dbg !3160
	%34 = mul i64 %33, %19, !dbg !3160
	br label %b1, !dbg !3160

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3160
	%36 = icmp slt i64 %35, %p3, !dbg !3160
	br i1 %36, label %b2, label %b21, !dbg !3160

b2:
	%37 = mul i64 %35, 28, !dbg !3161
	%38 = add i64 %35, 1, !dbg !3162
	%39 = mul i64 %38, 28, !dbg !3163
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3164
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3165
	%42 = icmp ugt i64 %39, %p1, !dbg !3164
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3164, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3165
	%44 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3166
	%45 = icmp uge i64 %35, %p5, !dbg !3166
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3166, !prof !10

b2_ok2:
	%46 = load float, float* %44, align 4, !dbg !3166
	%47 = fadd float %43, %46, !dbg !3170
	%48 = fsub float %43, %46, !dbg !3171
	%49 = fmul float %43, %46, !dbg !3172
	%50 = fdiv float %43, %46, !dbg !3173
	%51 = getelementptr inbounds float, float* %40, i64 0, !dbg !3174
	store float %47, float* %51, align 4, !dbg !3174
	%52 = getelementptr inbounds float, float* %40, i64 1, !dbg !3175
	store float %48, float* %52, align 4, !dbg !3175
	%53 = getelementptr inbounds float, float* %40, i64 2, !dbg !3176
	store float %49, float* %53, align 4, !dbg !3176
	%54 = getelementptr inbounds float, float* %40, i64 3, !dbg !3177
	store float %50, float* %54, align 4, !dbg !3177
	%55 = fsub float -0.000000e+00, %43, !dbg !3178
	%56 = getelementptr inbounds float, float* %40, i64 4, !dbg !3179
	store float %55, float* %56, align 4, !dbg !3179
	%57 = getelementptr inbounds float, float* %40, i64 5, !dbg !3180
	store float %46, float* %57, align 4, !dbg !3180
	%58 = fcmp oeq float %43, %46, !dbg !3181
	br i1 %58, label %b4, label %b3, !dbg !3184

b3:
	br label %b4, !dbg !3185

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3186
	%60 = fcmp une float %43, %46, !dbg !3186
	br i1 %60, label %b6, label %b5, !dbg !3188

b5:
	br label %b6, !dbg !3189

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3190
	%62 = fcmp olt float %43, %46, !dbg !3190
	br i1 %62, label %b8, label %b7, !dbg !3192

b7:
	br label %b8, !dbg !3193

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3194
	%64 = getelementptr inbounds float, float* %40, i64 6, !dbg !3194
	store float %59, float* %64, align 4, !dbg !3194
	%65 = getelementptr inbounds float, float* %40, i64 7, !dbg !3195
	store float %61, float* %65, align 4, !dbg !3195
	%66 = getelementptr inbounds float, float* %40, i64 8, !dbg !3196
	store float %63, float* %66, align 4, !dbg !3196
	%67 = fcmp ole float %43, %46, !dbg !3197
	br i1 %67, label %b10, label %b9, !dbg !3199

b9:
	br label %b10, !dbg !3200

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3201
	%69 = fcmp ogt float %43, %46, !dbg !3201
	br i1 %69, label %b12, label %b11, !dbg !3203

b11:
	br label %b12, !dbg !3204

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3205
	%71 = fcmp oge float %43, %46, !dbg !3205
	br i1 %71, label %b14, label %b13, !dbg !3207

b13:
	br label %b14, !dbg !3208

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3209
	%73 = getelementptr inbounds float, float* %40, i64 9, !dbg !3209
	store float %68, float* %73, align 4, !dbg !3209
	%74 = getelementptr inbounds float, float* %40, i64 10, !dbg !3210
	store float %70, float* %74, align 4, !dbg !3210
	%75 = getelementptr inbounds float, float* %40, i64 11, !dbg !3211
	store float %72, float* %75, align 4, !dbg !3211
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3212
	%77 = fcmp uno float %43, %46, !dbg !3212
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3212
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3213
	%80 = fcmp uno float %43, %46, !dbg !3213
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3213
	%82 = getelementptr inbounds float, float* %40, i64 12, !dbg !3214
	store float %78, float* %82, align 4, !dbg !3214
	%83 = getelementptr inbounds float, float* %40, i64 13, !dbg !3215
	store float %81, float* %83, align 4, !dbg !3215
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3216
	%85 = fadd float %84, 1.000000e+00, !dbg !3217
	%86 = getelementptr inbounds float, float* %40, i64 14, !dbg !3218
	store float %85, float* %86, align 4, !dbg !3218
	%87 = fsub float 1.000000e+00, %84, !dbg !3219
	%88 = getelementptr inbounds float, float* %40, i64 15, !dbg !3220
	store float %87, float* %88, align 4, !dbg !3220
	%89 = fpext float %43 to double, !dbg !3221
	%90 = fptrunc double %89 to float, !dbg !3222
	%91 = getelementptr inbounds float, float* %40, i64 16, !dbg !3223
	store float %43, float* %91, align 4, !dbg !3223
	%92 = getelementptr inbounds float, float* %40, i64 17, !dbg !3224
	store float %90, float* %92, align 4, !dbg !3224
	%93 = getelementptr inbounds float, float* %40, i64 18, !dbg !3225
	store float %43, float* %93, align 4, !dbg !3225
	%94 = load float, float* %93, align 4, !dbg !3226
	%95 = fadd float %94, 2.000000e+00, !dbg !3227
	store float %95, float* %93, align 4, !dbg !3226
	%96 = load float, float* %93, align 4, !dbg !3228
	%97 = fdiv float %96, 3.000000e+00, !dbg !3229
	store float %97, float* %93, align 4, !dbg !3228
	br i1 %62, label %b15, label %b16, !dbg !3231

b15:
	br label %b16, !dbg !3232

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3233
	%99 = getelementptr inbounds float, float* %40, i64 19, !dbg !3233
	store float %98, float* %99, align 4, !dbg !3233
	%100 = fcmp une float %43, %43, !dbg !3234
	br i1 %100, label %b18, label %b17, !dbg !3236

b17:
	br label %b18, !dbg !3237

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3238
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3238
	store float %101, float* %102, align 4, !dbg !3238
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3239
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3240
	%105 = getelementptr inbounds float, float* %40, i64 21, !dbg !3241
	store float %103, float* %105, align 4, !dbg !3241
	%106 = getelementptr inbounds float, float* %40, i64 22, !dbg !3242
	store float %104, float* %106, align 4, !dbg !3242
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3243
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3244
	store float %107, float* %108, align 4, !dbg !3244
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3245
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3245
	%110 = fmul float %43, 0x3870000000000000, !dbg !3246
	%111 = getelementptr inbounds float, float* %40, i64 25, !dbg !3247
	store float %110, float* %111, align 4, !dbg !3247
	%112 = fcmp une double %89, %89, !dbg !3248
	br i1 %112, label %b20, label %b19, !dbg !3250

b19:
	br label %b20, !dbg !3251

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3252
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3252
	store float %113, float* %114, align 4, !dbg !3252
	%115 = fpext float %46 to double, !dbg !3253
	%116 = bitcast double %115 to i64, !dbg !3254
	%117 = bitcast i64 %116 to double, !dbg !3255
	%118 = fptrunc double %117 to float, !dbg !3256
	%119 = getelementptr inbounds float, float* %40, i64 27, !dbg !3257
	store float %118, float* %119, align 4, !dbg !3257
	%120 = add i64 %35, %34, !dbg !3160
	br label %b1, !dbg !3160

b21:
	ret void, !dbg !3160

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %39, i64 %p1), !dbg !3164
	ret void, !dbg !3164

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %35, i64 %p5), !dbg !3166
	ret void, !dbg !3166
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3258 {
entry:
	br label %b0, !dbg !3259

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3260, !range !11
	%1 = sext i32 %0 to i64, !dbg !3260
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3260, !range !13
	%3 = sext i32 %2 to i64, !dbg !3260
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3260, !range !13
	%5 = sext i32 %4 to i64, !dbg !3260
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3260, !range !33
	%7 = sext i32 %6 to i64, !dbg !3260
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3260, !range !34
	%9 = sext i32 %8 to i64, !dbg !3260
	%10 = mul i64 %9, %5, !dbg !3260
	%11 = add i64 %3, %10, !dbg !3260
	%12 = mul i64 %7, %11, !dbg !3260
	%13 = add i64 %1, %12, !dbg !3260
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3260, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3260, !range !35
	%16 = mul i32 %14, %15, !dbg !3260
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3260, !range !36
	%18 = mul i32 %16, %17, !dbg !3260
	%19 = sext i32 %18 to i64, !dbg !3260
	%20 = mul i64 %13, %19, !dbg !3260
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3260, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3260, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3260, !range !14
	%24 = mul i32 %15, %23, !dbg !3260
	%25 = add i32 %22, %24, !dbg !3260
	%26 = mul i32 %14, %25, !dbg !3260
	%27 = add i32 %21, %26, !dbg !3260
	%28 = sext i32 %27 to i64, !dbg !3260
	%29 = add i64 %20, %28, !dbg !3260
	%30 = mul i64 %7, %9, !dbg !3260
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3260, !range !34
	%32 = sext i32 %31 to i64, !dbg !3260
	%33 = mul i64 %30, %32, !dbg !3260
	%34 = mul i64 %33, %19, !dbg !3260
	br label %b1, !dbg !3260

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3260
	%36 = icmp slt i64 %35, %p3, !dbg !3260
	br i1 %36, label %b2, label %b5, !dbg !3260

b2:
	%37 = mul i64 %35, 10, !dbg !3261
	%38 = add i64 %35, 1, !dbg !3262
	%39 = mul i64 %38, 10, !dbg !3263
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3264
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3265
	%42 = icmp ugt i64 %39, %p1, !dbg !3264
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3264, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3265
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3268
	%45 = icmp slt i32 %44, -128, !dbg !3268
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3268
	%47 = icmp sgt i32 %46, 127, !dbg !3268
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3268
	%49 = trunc i32 %48 to i8, !dbg !3268
	%50 = sext i8 %49 to i64, !dbg !3269
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3270
	%52 = icmp slt i32 %51, -32768, !dbg !3270
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3270
	%54 = icmp sgt i32 %53, 32767, !dbg !3270
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3270
	%56 = trunc i32 %55 to i16, !dbg !3270
	%57 = sext i16 %56 to i64, !dbg !3271
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3272
	%59 = sext i32 %58 to i64, !dbg !3273
	%60 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3274
	store i64 %50, i64* %60, align 8, !dbg !3274
	%61 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3275
	store i64 %57, i64* %61, align 8, !dbg !3275
	%62 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3276
	store i64 %59, i64* %62, align 8, !dbg !3276
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3277
	%64 = fcmp uno float %43, %43, !dbg !3277
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3277
	%66 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3278
	store i64 %65, i64* %66, align 8, !dbg !3278
	%67 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3279
	store i64 %65, i64* %67, align 8, !dbg !3279
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3280
	br i1 %68, label %b3, label %b4, !dbg !3280

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3281
	br label %b4, !dbg !3281

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3282
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3283
	%72 = icmp slt i32 %71, 0, !dbg !3283
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3283
	%74 = icmp sgt i32 %73, 255, !dbg !3283
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3283
	%76 = trunc i32 %75 to i8, !dbg !3283
	%77 = zext i8 %76 to i64, !dbg !3284
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3285
	%79 = icmp slt i32 %78, 0, !dbg !3285
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3285
	%81 = icmp sgt i32 %80, 65535, !dbg !3285
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3285
	%83 = trunc i32 %82 to i16, !dbg !3285
	%84 = zext i16 %83 to i64, !dbg !3286
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3287
	%86 = zext i32 %85 to i64, !dbg !3288
	%87 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3289
	store i64 %77, i64* %87, align 8, !dbg !3289
	%88 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3290
	store i64 %84, i64* %88, align 8, !dbg !3290
	%89 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3291
	store i64 %86, i64* %89, align 8, !dbg !3291
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3292
	%91 = fcmp uno float %70, %70, !dbg !3292
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3292
	%93 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3294
	store i64 %92, i64* %93, align 8, !dbg !3294
	%94 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3295
	store i64 %92, i64* %94, align 8, !dbg !3295
	%95 = add i64 %35, %34, !dbg !3260
	br label %b1, !dbg !3260

b5:
	ret void, !dbg !3260

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %39, i64 %p1), !dbg !3264
	ret void, !dbg !3264
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3296 {
entry:
	br label %b0, !dbg !3297

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3298, !range !11
	%1 = sext i32 %0 to i64, !dbg !3298
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3298, !range !13
	%3 = sext i32 %2 to i64, !dbg !3298
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3298, !range !13
	%5 = sext i32 %4 to i64, !dbg !3298
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3298, !range !33
	%7 = sext i32 %6 to i64, !dbg !3298
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3298, !range !34
	%9 = sext i32 %8 to i64, !dbg !3298
	%10 = mul i64 %9, %5, !dbg !3298
	%11 = add i64 %3, %10, !dbg !3298
	%12 = mul i64 %7, %11, !dbg !3298
	%13 = add i64 %1, %12, !dbg !3298
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3298, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3298, !range !35
	%16 = mul i32 %14, %15, !dbg !3298
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3298, !range !36
	%18 = mul i32 %16, %17, !dbg !3298
	%19 = sext i32 %18 to i64, !dbg !3298
	%20 = mul i64 %13, %19, !dbg !3298
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3298, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3298, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3298, !range !14
	%24 = mul i32 %15, %23, !dbg !3298
	%25 = add i32 %22, %24, !dbg !3298
	%26 = mul i32 %14, %25, !dbg !3298
	%27 = add i32 %21, %26, !dbg !3298
	%28 = sext i32 %27 to i64, !dbg !3298
	%29 = add i64 %20, %28, !dbg !3298
	%30 = mul i64 %7, %9, !dbg !3298
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3298, !range !34
	%32 = sext i32 %31 to i64, !dbg !3298
	%33 = mul i64 %30, %32, !dbg !3298
	%34 = mul i64 %33, %19, !dbg !3298
	br label %b1, !dbg !3298

b1:
	%35 = phi i64 [ %29, %b0 ], [ %142, %b2_ok3 ], !dbg !3298
	%36 = icmp slt i64 %35, %p3, !dbg !3298
	br i1 %36, label %b2, label %b3, !dbg !3298

b2:
	%37 = mul i64 %35, 42, !dbg !3299
	%38 = add i64 %35, 1, !dbg !3300
	%39 = mul i64 %38, 42, !dbg !3301
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3302
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3303
	%42 = icmp ugt i64 %39, %p1, !dbg !3302
	%43 = icmp ugt i64 %37, %39, !dbg !3302
	%44 = or i1 %42, %43, !dbg !3302
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3302, !prof !10

b2_ok1:
	%45 = load float, float* %41, align 4, !dbg !3303
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3304
	%47 = icmp uge i64 %35, %p5, !dbg !3304
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3304, !prof !10

b2_ok3:
	%48 = load float, float* %46, align 4, !dbg !3304
	%49 = call float @__nv_fabsf(float %45), !dbg !3307
	%50 = fadd float %49, 5.000000e-01, !dbg !3308
	%51 = fadd float %49, 1.000000e+00, !dbg !3309
	%52 = fdiv float %45, %51, !dbg !3310
	%53 = call float @__nv_fmodf(float %45, float 8.000000e+00), !dbg !3311
	%54 = call float @__nv_sqrtf(float %50), !dbg !3312
	%55 = getelementptr inbounds float, float* %40, i64 0, !dbg !3313
	store float %54, float* %55, align 4, !dbg !3313
	%56 = getelementptr inbounds float, float* %40, i64 1, !dbg !3314
	store float %49, float* %56, align 4, !dbg !3314
	%57 = call float @__nv_floorf(float %45), !dbg !3315
	%58 = call float @__nv_ceilf(float %45), !dbg !3316
	%59 = call float @__nv_truncf(float %45), !dbg !3317
	%60 = getelementptr inbounds float, float* %40, i64 2, !dbg !3318
	store float %57, float* %60, align 4, !dbg !3318
	%61 = getelementptr inbounds float, float* %40, i64 3, !dbg !3319
	store float %58, float* %61, align 4, !dbg !3319
	%62 = getelementptr inbounds float, float* %40, i64 4, !dbg !3320
	store float %59, float* %62, align 4, !dbg !3320
	%63 = call float @__nv_roundf(float %45), !dbg !3321
	%64 = call float @__nv_rintf(float %45), !dbg !3322
	%65 = getelementptr inbounds float, float* %40, i64 5, !dbg !3323
	store float %63, float* %65, align 4, !dbg !3323
	%66 = getelementptr inbounds float, float* %40, i64 6, !dbg !3324
	store float %64, float* %66, align 4, !dbg !3324
	%67 = call float @__nv_fminf(float %45, float %48), !dbg !3325
	%68 = fcmp uno float %45, %48, !dbg !3325
	%69 = select i1 %68, float 0x7FF8000000000000, float %67, !dbg !3325
	%70 = call float @__nv_fmaxf(float %45, float %48), !dbg !3326
	%71 = fcmp uno float %45, %48, !dbg !3326
	%72 = select i1 %71, float 0x7FF8000000000000, float %70, !dbg !3326
	%73 = getelementptr inbounds float, float* %40, i64 7, !dbg !3327
	store float %69, float* %73, align 4, !dbg !3327
	%74 = getelementptr inbounds float, float* %40, i64 8, !dbg !3328
	store float %72, float* %74, align 4, !dbg !3328
	%75 = fsub float %45, %48, !dbg !3329
	%76 = fcmp ole float %75, 0.000000e+00, !dbg !3329
	%77 = select i1 %76, float 0.000000e+00, float %75, !dbg !3329
	%78 = call float @__nv_copysignf(float %45, float %48), !dbg !3330
	%79 = getelementptr inbounds float, float* %40, i64 9, !dbg !3331
	store float %77, float* %79, align 4, !dbg !3331
	%80 = getelementptr inbounds float, float* %40, i64 10, !dbg !3332
	store float %78, float* %80, align 4, !dbg !3332
	%81 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !3333
	%82 = getelementptr inbounds float, float* %40, i64 11, !dbg !3334
	store float %81, float* %82, align 4, !dbg !3334
	%83 = call float @__nv_fmodf(float %45, float %50), !dbg !3335
	%84 = call float @__nv_remainderf(float %45, float %50), !dbg !3336
	%85 = getelementptr inbounds float, float* %40, i64 12, !dbg !3337
	store float %83, float* %85, align 4, !dbg !3337
	%86 = getelementptr inbounds float, float* %40, i64 13, !dbg !3338
	store float %84, float* %86, align 4, !dbg !3338
	%87 = call float @__nv_rsqrtf(float %50), !dbg !3339
	%88 = call float @__nv_cbrtf(float %45), !dbg !3340
	%89 = getelementptr inbounds float, float* %40, i64 14, !dbg !3341
	store float %87, float* %89, align 4, !dbg !3341
	%90 = getelementptr inbounds float, float* %40, i64 15, !dbg !3342
	store float %88, float* %90, align 4, !dbg !3342
	%91 = call float @__nv_expf(float %53), !dbg !3343
	%92 = call float @__nv_exp2f(float %53), !dbg !3344
	%93 = call float @__nv_expm1f(float %53), !dbg !3345
	%94 = getelementptr inbounds float, float* %40, i64 16, !dbg !3346
	store float %91, float* %94, align 4, !dbg !3346
	%95 = getelementptr inbounds float, float* %40, i64 17, !dbg !3347
	store float %92, float* %95, align 4, !dbg !3347
	%96 = getelementptr inbounds float, float* %40, i64 18, !dbg !3348
	store float %93, float* %96, align 4, !dbg !3348
	%97 = call float @__nv_logf(float %50), !dbg !3349
	%98 = call float @__nv_log2f(float %50), !dbg !3350
	%99 = call float @__nv_log10f(float %50), !dbg !3351
	%100 = call float @__nv_log1pf(float %50), !dbg !3352
	%101 = getelementptr inbounds float, float* %40, i64 19, !dbg !3353
	store float %97, float* %101, align 4, !dbg !3353
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3354
	store float %98, float* %102, align 4, !dbg !3354
	%103 = getelementptr inbounds float, float* %40, i64 21, !dbg !3355
	store float %99, float* %103, align 4, !dbg !3355
	%104 = getelementptr inbounds float, float* %40, i64 22, !dbg !3356
	store float %100, float* %104, align 4, !dbg !3356
	%105 = call float @__nv_sinf(float %53), !dbg !3357
	%106 = call float @__nv_cosf(float %53), !dbg !3358
	%107 = call float @__nv_tanf(float %52), !dbg !3359
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3360
	store float %105, float* %108, align 4, !dbg !3360
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3361
	store float %106, float* %109, align 4, !dbg !3361
	%110 = getelementptr inbounds float, float* %40, i64 25, !dbg !3362
	store float %107, float* %110, align 4, !dbg !3362
	%111 = call float @__nv_asinf(float %52), !dbg !3363
	%112 = call float @__nv_acosf(float %52), !dbg !3364
	%113 = call float @__nv_atanf(float %45), !dbg !3365
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3366
	store float %111, float* %114, align 4, !dbg !3366
	%115 = getelementptr inbounds float, float* %40, i64 27, !dbg !3367
	store float %112, float* %115, align 4, !dbg !3367
	%116 = getelementptr inbounds float, float* %40, i64 28, !dbg !3368
	store float %113, float* %116, align 4, !dbg !3368
	%117 = call float @__nv_atan2f(float %48, float %45), !dbg !3369
	%118 = getelementptr inbounds float, float* %40, i64 29, !dbg !3370
	store float %117, float* %118, align 4, !dbg !3370
	%119 = call float @__nv_sinhf(float %53), !dbg !3371
	%120 = call float @__nv_coshf(float %53), !dbg !3372
	%121 = call float @__nv_tanhf(float %53), !dbg !3373
	%122 = getelementptr inbounds float, float* %40, i64 30, !dbg !3374
	store float %119, float* %122, align 4, !dbg !3374
	%123 = getelementptr inbounds float, float* %40, i64 31, !dbg !3375
	store float %120, float* %123, align 4, !dbg !3375
	%124 = getelementptr inbounds float, float* %40, i64 32, !dbg !3376
	store float %121, float* %124, align 4, !dbg !3376
	%125 = call float @__nv_asinhf(float %45), !dbg !3377
	%126 = fadd float %50, 1.000000e+00, !dbg !3378
	%127 = call float @__nv_acoshf(float %126), !dbg !3379
	%128 = call float @__nv_atanhf(float %52), !dbg !3380
	%129 = getelementptr inbounds float, float* %40, i64 33, !dbg !3381
	store float %125, float* %129, align 4, !dbg !3381
	%130 = getelementptr inbounds float, float* %40, i64 34, !dbg !3382
	store float %127, float* %130, align 4, !dbg !3382
	%131 = getelementptr inbounds float, float* %40, i64 35, !dbg !3383
	store float %128, float* %131, align 4, !dbg !3383
	%132 = call float @__nv_powf(float %50, float %52), !dbg !3384
	%133 = call float @__nv_hypotf(float %45, float %48), !dbg !3385
	%134 = getelementptr inbounds float, float* %40, i64 36, !dbg !3386
	store float %132, float* %134, align 4, !dbg !3386
	%135 = getelementptr inbounds float, float* %40, i64 37, !dbg !3387
	store float %133, float* %135, align 4, !dbg !3387
	%136 = call float @__nv_erff(float %53), !dbg !3388
	%137 = call float @__nv_erfcf(float %52), !dbg !3389
	%138 = getelementptr inbounds float, float* %40, i64 38, !dbg !3390
	store float %136, float* %138, align 4, !dbg !3390
	%139 = getelementptr inbounds float, float* %40, i64 39, !dbg !3391
	store float %137, float* %139, align 4, !dbg !3391
	%140 = getelementptr inbounds float, float* %40, i64 40, !dbg !3392
	store float %50, float* %140, align 4, !dbg !3392
	%141 = getelementptr inbounds float, float* %40, i64 41, !dbg !3393
	store float %52, float* %141, align 4, !dbg !3393
	%142 = add i64 %35, %34, !dbg !3298
	br label %b1, !dbg !3298

b3:
	ret void, !dbg !3298

b2_fail1:
	%143 = icmp ugt i64 %39, %p1, !dbg !3302
	br i1 %143, label %b2_fail2, label %b2_ok2, !dbg !3302

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %39, i64 %p1), !dbg !3302
	ret void, !dbg !3302

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %37, i64 %39), !dbg !3302
	ret void, !dbg !3302

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %35, i64 %p5), !dbg !3304
	ret void, !dbg !3304
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3394 {
entry:
	br label %b0, !dbg !3395

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3398, !range !11
	%1 = sext i32 %0 to i64, !dbg !3398
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3398, !range !13
	%3 = sext i32 %2 to i64, !dbg !3398
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3398, !range !13
	%5 = sext i32 %4 to i64, !dbg !3398
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3398, !range !33
	%7 = sext i32 %6 to i64, !dbg !3398
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3398, !range !34
	%9 = sext i32 %8 to i64, !dbg !3398
	%10 = mul i64 %9, %5, !dbg !3398
	%11 = add i64 %3, %10, !dbg !3398
	%12 = mul i64 %7, %11, !dbg !3398
	%13 = add i64 %1, %12, !dbg !3398
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3398, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3398, !range !35
	%16 = mul i32 %14, %15, !dbg !3398
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3398, !range !36
	%18 = mul i32 %16, %17, !dbg !3398
	%19 = sext i32 %18 to i64, !dbg !3398
	%20 = mul i64 %13, %19, !dbg !3398
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3398, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3398, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3398, !range !14
	%24 = mul i32 %15, %23, !dbg !3398
	%25 = add i32 %22, %24, !dbg !3398
	%26 = mul i32 %14, %25, !dbg !3398
	%27 = add i32 %21, %26, !dbg !3398
	%28 = sext i32 %27 to i64, !dbg !3398
	%29 = add i64 %20, %28, !dbg !3398
	%30 = add i64 %29, 1, !dbg !3399
	%31 = sitofp i64 %30 to float, !dbg !3400
	%32 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3401
	%33 = icmp uge i64 0, %p1, !dbg !3401
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3401, !prof !10

b0_ok1:
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %32, float %31), !dbg !3402
	%35 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3403
	%36 = icmp uge i64 1, %p1, !dbg !3403
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3403, !prof !10

b0_ok2:
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3404
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %35, float %37), !dbg !3404
	%39 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3405
	%40 = icmp uge i64 2, %p1, !dbg !3405
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3405, !prof !10

b0_ok3:
	%41 = bitcast float* %39 to i32*, !dbg !3406
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3406
	br label %b0_cas4, !dbg !3406

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3406
	%44 = bitcast i32 %43 to float, !dbg !3406
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3406
	%46 = fcmp uno float %44, %31, !dbg !3406
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3406
	%48 = bitcast float %47 to i32, !dbg !3406
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3406
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3406
	%51 = icmp eq i32 %50, %43, !dbg !3406
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3406

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3406
	%53 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3407
	%54 = icmp uge i64 3, %p1, !dbg !3407
	br i1 %54, label %b0_fail5, label %b0_ok5, !dbg !3407, !prof !10

b0_ok5:
	%55 = bitcast float* %53 to i32*, !dbg !3408
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3408
	br label %b0_cas6, !dbg !3408

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3408
	%58 = bitcast i32 %57 to float, !dbg !3408
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3408
	%60 = fcmp uno float %58, %31, !dbg !3408
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3408
	%62 = bitcast float %61 to i32, !dbg !3408
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3408
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3408
	%65 = icmp eq i32 %64, %57, !dbg !3408
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3408

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3408
	%67 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3409
	%68 = icmp uge i64 4, %p1, !dbg !3409
	br i1 %68, label %b0_fail7, label %b0_ok7, !dbg !3409, !prof !10

b0_ok7:
	%69 = bitcast float* %67 to i32*, !dbg !3410
	%70 = bitcast float %31 to i32, !dbg !3410
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3410
	%72 = bitcast i32 %71 to float, !dbg !3410
	%73 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3411
	%74 = icmp uge i64 %29, %p3, !dbg !3411
	br i1 %74, label %b0_fail8, label %b0_ok8, !dbg !3411, !prof !10

b0_ok8:
	store float %72, float* %73, align 4, !dbg !3411
	%75 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3412
	%76 = icmp uge i64 5, %p1, !dbg !3412
	br i1 %76, label %b0_fail9, label %b0_ok9, !dbg !3412, !prof !10

b0_ok9:
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %75) nounwind, !dbg !3413
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3414
	br i1 %78, label %b1, label %b2, !dbg !3414

b1:
	%79 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3415
	%80 = icmp uge i64 %29, %p5, !dbg !3415
	br i1 %80, label %b1_fail1, label %b1_ok1, !dbg !3415, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %79, float %31) nounwind, !dbg !3416
	br label %b2, !dbg !3416

b2:
	ret void, !dbg !3397

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3401
	ret void, !dbg !3401

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3403
	ret void, !dbg !3403

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3405
	ret void, !dbg !3405

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3407
	ret void, !dbg !3407

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3409
	ret void, !dbg !3409

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3411
	ret void, !dbg !3411

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3412
	ret void, !dbg !3412

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3415
	ret void, !dbg !3415
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3417 {
entry:
	br label %b0, !dbg !3418

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
	%30 = mul i64 %7, %9, !dbg !3419
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3419, !range !34
	%32 = sext i32 %31 to i64, !dbg !3419
	%33 = mul i64 %30, %32, !dbg !3419
	%34 = mul i64 %33, %19, !dbg !3419
	br label %b1, !dbg !3419

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3419
	%36 = icmp slt i64 %35, %p3, !dbg !3419
	br i1 %36, label %b2, label %b21, !dbg !3419

b2:
	%37 = mul i64 %35, 28, !dbg !3420
	%38 = add i64 %35, 1, !dbg !3421
	%39 = mul i64 %38, 28, !dbg !3422
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3423
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3424
	%42 = icmp ugt i64 %39, %p1, !dbg !3423
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3423, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3424
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3425
	%45 = icmp uge i64 %35, %p5, !dbg !3425
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3425, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !3425
	%47 = fadd double %43, %46, !dbg !3428
	%48 = fsub double %43, %46, !dbg !3429
	%49 = fmul double %43, %46, !dbg !3430
	%50 = fdiv double %43, %46, !dbg !3431
	%51 = getelementptr inbounds double, double* %40, i64 0, !dbg !3432
	store double %47, double* %51, align 8, !dbg !3432
	%52 = getelementptr inbounds double, double* %40, i64 1, !dbg !3433
	store double %48, double* %52, align 8, !dbg !3433
	%53 = getelementptr inbounds double, double* %40, i64 2, !dbg !3434
	store double %49, double* %53, align 8, !dbg !3434
	%54 = getelementptr inbounds double, double* %40, i64 3, !dbg !3435
	store double %50, double* %54, align 8, !dbg !3435
	%55 = fsub double -0.000000e+00, %43, !dbg !3436
	%56 = getelementptr inbounds double, double* %40, i64 4, !dbg !3437
	store double %55, double* %56, align 8, !dbg !3437
	%57 = getelementptr inbounds double, double* %40, i64 5, !dbg !3438
	store double %46, double* %57, align 8, !dbg !3438
	%58 = fcmp oeq double %43, %46, !dbg !3439
	br i1 %58, label %b4, label %b3, !dbg !3441

b3:
	br label %b4, !dbg !3442

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3443
	%60 = fcmp une double %43, %46, !dbg !3443
	br i1 %60, label %b6, label %b5, !dbg !3445

b5:
	br label %b6, !dbg !3446

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3447
	%62 = fcmp olt double %43, %46, !dbg !3447
	br i1 %62, label %b8, label %b7, !dbg !3449

b7:
	br label %b8, !dbg !3450

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3451
	%64 = getelementptr inbounds double, double* %40, i64 6, !dbg !3451
	store double %59, double* %64, align 8, !dbg !3451
	%65 = getelementptr inbounds double, double* %40, i64 7, !dbg !3452
	store double %61, double* %65, align 8, !dbg !3452
	%66 = getelementptr inbounds double, double* %40, i64 8, !dbg !3453
	store double %63, double* %66, align 8, !dbg !3453
	%67 = fcmp ole double %43, %46, !dbg !3454
	br i1 %67, label %b10, label %b9, !dbg !3456

b9:
	br label %b10, !dbg !3457

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3458
	%69 = fcmp ogt double %43, %46, !dbg !3458
	br i1 %69, label %b12, label %b11, !dbg !3460

b11:
	br label %b12, !dbg !3461

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3462
	%71 = fcmp oge double %43, %46, !dbg !3462
	br i1 %71, label %b14, label %b13, !dbg !3464

b13:
	br label %b14, !dbg !3465

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3466
	%73 = getelementptr inbounds double, double* %40, i64 9, !dbg !3466
	store double %68, double* %73, align 8, !dbg !3466
	%74 = getelementptr inbounds double, double* %40, i64 10, !dbg !3467
	store double %70, double* %74, align 8, !dbg !3467
	%75 = getelementptr inbounds double, double* %40, i64 11, !dbg !3468
	store double %72, double* %75, align 8, !dbg !3468
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3469
	%77 = bitcast double %43 to i64, !dbg !3469
	%78 = bitcast double %46 to i64, !dbg !3469
	%79 = or i64 %77, %78, !dbg !3469
	%80 = fcmp oeq double %43, %46, !dbg !3469
	%81 = bitcast i64 %79 to double, !dbg !3469
	%82 = select i1 %80, double %81, double %76, !dbg !3469
	%83 = fcmp uno double %43, %46, !dbg !3469
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3469
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3470
	%86 = bitcast double %43 to i64, !dbg !3470
	%87 = bitcast double %46 to i64, !dbg !3470
	%88 = and i64 %86, %87, !dbg !3470
	%89 = fcmp oeq double %43, %46, !dbg !3470
	%90 = bitcast i64 %88 to double, !dbg !3470
	%91 = select i1 %89, double %90, double %85, !dbg !3470
	%92 = fcmp uno double %43, %46, !dbg !3470
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3470
	%94 = getelementptr inbounds double, double* %40, i64 12, !dbg !3471
	store double %84, double* %94, align 8, !dbg !3471
	%95 = getelementptr inbounds double, double* %40, i64 13, !dbg !3472
	store double %93, double* %95, align 8, !dbg !3472
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3473
	%97 = fadd double %96, 1.000000e+00, !dbg !3474
	%98 = getelementptr inbounds double, double* %40, i64 14, !dbg !3475
	store double %97, double* %98, align 8, !dbg !3475
	%99 = fsub double 1.000000e+00, %96, !dbg !3476
	%100 = getelementptr inbounds double, double* %40, i64 15, !dbg !3477
	store double %99, double* %100, align 8, !dbg !3477
	%101 = fptrunc double %43 to float, !dbg !3478
	%102 = fpext float %101 to double, !dbg !3479
	%103 = getelementptr inbounds double, double* %40, i64 16, !dbg !3480
	store double %102, double* %103, align 8, !dbg !3480
	%104 = getelementptr inbounds double, double* %40, i64 17, !dbg !3481
	store double %43, double* %104, align 8, !dbg !3481
	%105 = getelementptr inbounds double, double* %40, i64 18, !dbg !3482
	store double %43, double* %105, align 8, !dbg !3482
	%106 = load double, double* %105, align 8, !dbg !3483
	%107 = fadd double %106, 2.000000e+00, !dbg !3484
	store double %107, double* %105, align 8, !dbg !3483
	%108 = load double, double* %105, align 8, !dbg !3485
	%109 = fdiv double %108, 3.000000e+00, !dbg !3486
	store double %109, double* %105, align 8, !dbg !3485
	br i1 %62, label %b15, label %b16, !dbg !3488

b15:
	br label %b16, !dbg !3489

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3490
	%111 = getelementptr inbounds double, double* %40, i64 19, !dbg !3490
	store double %110, double* %111, align 8, !dbg !3490
	%112 = fcmp une double %43, %43, !dbg !3491
	br i1 %112, label %b18, label %b17, !dbg !3493

b17:
	br label %b18, !dbg !3494

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3495
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3495
	store double %113, double* %114, align 8, !dbg !3495
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3496
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3497
	%117 = getelementptr inbounds double, double* %40, i64 21, !dbg !3498
	store double %115, double* %117, align 8, !dbg !3498
	%118 = getelementptr inbounds double, double* %40, i64 22, !dbg !3499
	store double %116, double* %118, align 8, !dbg !3499
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3500
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3501
	store double %119, double* %120, align 8, !dbg !3501
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3502
	store double 1.000000e-01, double* %121, align 8, !dbg !3502
	%122 = fmul double %43, 0x3870000000000000, !dbg !3503
	%123 = getelementptr inbounds double, double* %40, i64 25, !dbg !3504
	store double %122, double* %123, align 8, !dbg !3504
	br i1 %112, label %b20, label %b19, !dbg !3506

b19:
	br label %b20, !dbg !3507

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3508
	%125 = getelementptr inbounds double, double* %40, i64 26, !dbg !3508
	store double %124, double* %125, align 8, !dbg !3508
	%126 = bitcast double %46 to i64, !dbg !3509
	%127 = bitcast i64 %126 to double, !dbg !3510
	%128 = getelementptr inbounds double, double* %40, i64 27, !dbg !3511
	store double %127, double* %128, align 8, !dbg !3511
	%129 = add i64 %35, %34, !dbg !3419
	br label %b1, !dbg !3419

b21:
	ret void, !dbg !3419

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %39, i64 %p1), !dbg !3423
	ret void, !dbg !3423

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %35, i64 %p5), !dbg !3425
	ret void, !dbg !3425
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3512 {
entry:
	br label %b0, !dbg !3513

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3514, !range !11
	%1 = sext i32 %0 to i64, !dbg !3514
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3514, !range !13
	%3 = sext i32 %2 to i64, !dbg !3514
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3514, !range !13
	%5 = sext i32 %4 to i64, !dbg !3514
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3514, !range !33
	%7 = sext i32 %6 to i64, !dbg !3514
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3514, !range !34
	%9 = sext i32 %8 to i64, !dbg !3514
	%10 = mul i64 %9, %5, !dbg !3514
	%11 = add i64 %3, %10, !dbg !3514
	%12 = mul i64 %7, %11, !dbg !3514
	%13 = add i64 %1, %12, !dbg !3514
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3514, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3514, !range !35
	%16 = mul i32 %14, %15, !dbg !3514
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3514, !range !36
	%18 = mul i32 %16, %17, !dbg !3514
	%19 = sext i32 %18 to i64, !dbg !3514
	%20 = mul i64 %13, %19, !dbg !3514
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3514, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3514, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3514, !range !14
	%24 = mul i32 %15, %23, !dbg !3514
	%25 = add i32 %22, %24, !dbg !3514
	%26 = mul i32 %14, %25, !dbg !3514
	%27 = add i32 %21, %26, !dbg !3514
	%28 = sext i32 %27 to i64, !dbg !3514
	%29 = add i64 %20, %28, !dbg !3514
	%30 = mul i64 %7, %9, !dbg !3514
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3514, !range !34
	%32 = sext i32 %31 to i64, !dbg !3514
	%33 = mul i64 %30, %32, !dbg !3514
	%34 = mul i64 %33, %19, !dbg !3514
	br label %b1, !dbg !3514

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3514
	%36 = icmp slt i64 %35, %p3, !dbg !3514
	br i1 %36, label %b2, label %b5, !dbg !3514

b2:
	%37 = mul i64 %35, 10, !dbg !3515
	%38 = add i64 %35, 1, !dbg !3516
	%39 = mul i64 %38, 10, !dbg !3517
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3518
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3519
	%42 = icmp ugt i64 %39, %p1, !dbg !3518
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3518, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3519
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3522
	%45 = fcmp uno double %43, %43, !dbg !3522
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3522
	%47 = icmp slt i32 %46, -128, !dbg !3522
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3522
	%49 = icmp sgt i32 %48, 127, !dbg !3522
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3522
	%51 = trunc i32 %50 to i8, !dbg !3522
	%52 = sext i8 %51 to i64, !dbg !3523
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3524
	%54 = fcmp uno double %43, %43, !dbg !3524
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3524
	%56 = icmp slt i32 %55, -32768, !dbg !3524
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3524
	%58 = icmp sgt i32 %57, 32767, !dbg !3524
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3524
	%60 = trunc i32 %59 to i16, !dbg !3524
	%61 = sext i16 %60 to i64, !dbg !3525
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3526
	%63 = fcmp uno double %43, %43, !dbg !3526
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3526
	%65 = sext i32 %64 to i64, !dbg !3527
	%66 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3528
	store i64 %52, i64* %66, align 8, !dbg !3528
	%67 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3529
	store i64 %61, i64* %67, align 8, !dbg !3529
	%68 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3530
	store i64 %65, i64* %68, align 8, !dbg !3530
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3531
	%70 = fcmp uno double %43, %43, !dbg !3531
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3531
	%72 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3532
	store i64 %71, i64* %72, align 8, !dbg !3532
	%73 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3533
	store i64 %71, i64* %73, align 8, !dbg !3533
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3534
	br i1 %74, label %b3, label %b4, !dbg !3534

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3535
	br label %b4, !dbg !3535

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3536
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3537
	%78 = fcmp uno double %76, %76, !dbg !3537
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3537
	%80 = icmp slt i32 %79, 0, !dbg !3537
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3537
	%82 = icmp sgt i32 %81, 255, !dbg !3537
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3537
	%84 = trunc i32 %83 to i8, !dbg !3537
	%85 = zext i8 %84 to i64, !dbg !3538
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3539
	%87 = fcmp uno double %76, %76, !dbg !3539
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3539
	%89 = icmp slt i32 %88, 0, !dbg !3539
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3539
	%91 = icmp sgt i32 %90, 65535, !dbg !3539
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3539
	%93 = trunc i32 %92 to i16, !dbg !3539
	%94 = zext i16 %93 to i64, !dbg !3540
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3541
	%96 = fcmp uno double %76, %76, !dbg !3541
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3541
	%98 = zext i32 %97 to i64, !dbg !3542
	%99 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3543
	store i64 %85, i64* %99, align 8, !dbg !3543
	%100 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3544
	store i64 %94, i64* %100, align 8, !dbg !3544
	%101 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3545
	store i64 %98, i64* %101, align 8, !dbg !3545
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3546
	%103 = fcmp uno double %76, %76, !dbg !3546
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3546
	%105 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3548
	store i64 %104, i64* %105, align 8, !dbg !3548
	%106 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3549
	store i64 %104, i64* %106, align 8, !dbg !3549
	%107 = add i64 %35, %34, !dbg !3514
	br label %b1, !dbg !3514

b5:
	ret void, !dbg !3514

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !3518
	ret void, !dbg !3518
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3550 {
entry:
	br label %b0, !dbg !3551

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3552, !range !11
	%1 = sext i32 %0 to i64, !dbg !3552
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3552, !range !13
	%3 = sext i32 %2 to i64, !dbg !3552
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3552, !range !13
	%5 = sext i32 %4 to i64, !dbg !3552
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3552, !range !33
	%7 = sext i32 %6 to i64, !dbg !3552
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3552, !range !34
	%9 = sext i32 %8 to i64, !dbg !3552
	%10 = mul i64 %9, %5, !dbg !3552
	%11 = add i64 %3, %10, !dbg !3552
	%12 = mul i64 %7, %11, !dbg !3552
	%13 = add i64 %1, %12, !dbg !3552
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3552, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3552, !range !35
	%16 = mul i32 %14, %15, !dbg !3552
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3552, !range !36
	%18 = mul i32 %16, %17, !dbg !3552
	%19 = sext i32 %18 to i64, !dbg !3552
	%20 = mul i64 %13, %19, !dbg !3552
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3552, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3552, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3552, !range !14
	%24 = mul i32 %15, %23, !dbg !3552
	%25 = add i32 %22, %24, !dbg !3552
	%26 = mul i32 %14, %25, !dbg !3552
	%27 = add i32 %21, %26, !dbg !3552
	%28 = sext i32 %27 to i64, !dbg !3552
	%29 = add i64 %20, %28, !dbg !3552
	%30 = mul i64 %7, %9, !dbg !3552
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3552, !range !34
	%32 = sext i32 %31 to i64, !dbg !3552
	%33 = mul i64 %30, %32, !dbg !3552
	%34 = mul i64 %33, %19, !dbg !3552
	br label %b1, !dbg !3552

b1:
	%35 = phi i64 [ %29, %b0 ], [ %154, %b2_ok3 ], !dbg !3552
	%36 = icmp slt i64 %35, %p3, !dbg !3552
	br i1 %36, label %b2, label %b3, !dbg !3552

b2:
	%37 = mul i64 %35, 42, !dbg !3553
	%38 = add i64 %35, 1, !dbg !3554
	%39 = mul i64 %38, 42, !dbg !3555
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3556
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3557
	%42 = icmp ugt i64 %39, %p1, !dbg !3556
	%43 = icmp ugt i64 %37, %39, !dbg !3556
	%44 = or i1 %42, %43, !dbg !3556
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3556, !prof !10

b2_ok1:
	%45 = load double, double* %41, align 8, !dbg !3557
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3558
	%47 = icmp uge i64 %35, %p5, !dbg !3558
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3558, !prof !10

b2_ok3:
	%48 = load double, double* %46, align 8, !dbg !3558
	%49 = call double @__nv_fabs(double %45), !dbg !3561
	%50 = fadd double %49, 5.000000e-01, !dbg !3562
	%51 = fadd double %49, 1.000000e+00, !dbg !3563
	%52 = fdiv double %45, %51, !dbg !3564
	%53 = call double @__nv_fmod(double %45, double 8.000000e+00), !dbg !3565
	%54 = call double @__nv_sqrt(double %50), !dbg !3566
	%55 = getelementptr inbounds double, double* %40, i64 0, !dbg !3567
	store double %54, double* %55, align 8, !dbg !3567
	%56 = getelementptr inbounds double, double* %40, i64 1, !dbg !3568
	store double %49, double* %56, align 8, !dbg !3568
	%57 = call double @__nv_floor(double %45), !dbg !3569
	%58 = call double @__nv_ceil(double %45), !dbg !3570
	%59 = call double @__nv_trunc(double %45), !dbg !3571
	%60 = getelementptr inbounds double, double* %40, i64 2, !dbg !3572
	store double %57, double* %60, align 8, !dbg !3572
	%61 = getelementptr inbounds double, double* %40, i64 3, !dbg !3573
	store double %58, double* %61, align 8, !dbg !3573
	%62 = getelementptr inbounds double, double* %40, i64 4, !dbg !3574
	store double %59, double* %62, align 8, !dbg !3574
	%63 = call double @__nv_round(double %45), !dbg !3575
	%64 = call double @__nv_rint(double %45), !dbg !3576
	%65 = getelementptr inbounds double, double* %40, i64 5, !dbg !3577
	store double %63, double* %65, align 8, !dbg !3577
	%66 = getelementptr inbounds double, double* %40, i64 6, !dbg !3578
	store double %64, double* %66, align 8, !dbg !3578
	%67 = call double @__nv_fmin(double %45, double %48), !dbg !3579
	%68 = bitcast double %45 to i64, !dbg !3579
	%69 = bitcast double %48 to i64, !dbg !3579
	%70 = or i64 %68, %69, !dbg !3579
	%71 = fcmp oeq double %45, %48, !dbg !3579
	%72 = bitcast i64 %70 to double, !dbg !3579
	%73 = select i1 %71, double %72, double %67, !dbg !3579
	%74 = fcmp uno double %45, %48, !dbg !3579
	%75 = select i1 %74, double 0x7FF8000000000000, double %73, !dbg !3579
	%76 = call double @__nv_fmax(double %45, double %48), !dbg !3580
	%77 = bitcast double %45 to i64, !dbg !3580
	%78 = bitcast double %48 to i64, !dbg !3580
	%79 = and i64 %77, %78, !dbg !3580
	%80 = fcmp oeq double %45, %48, !dbg !3580
	%81 = bitcast i64 %79 to double, !dbg !3580
	%82 = select i1 %80, double %81, double %76, !dbg !3580
	%83 = fcmp uno double %45, %48, !dbg !3580
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3580
	%85 = getelementptr inbounds double, double* %40, i64 7, !dbg !3581
	store double %75, double* %85, align 8, !dbg !3581
	%86 = getelementptr inbounds double, double* %40, i64 8, !dbg !3582
	store double %84, double* %86, align 8, !dbg !3582
	%87 = fsub double %45, %48, !dbg !3583
	%88 = fcmp ole double %87, 0.000000e+00, !dbg !3583
	%89 = select i1 %88, double 0.000000e+00, double %87, !dbg !3583
	%90 = call double @__nv_copysign(double %45, double %48), !dbg !3584
	%91 = getelementptr inbounds double, double* %40, i64 9, !dbg !3585
	store double %89, double* %91, align 8, !dbg !3585
	%92 = getelementptr inbounds double, double* %40, i64 10, !dbg !3586
	store double %90, double* %92, align 8, !dbg !3586
	%93 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !3587
	%94 = getelementptr inbounds double, double* %40, i64 11, !dbg !3588
	store double %93, double* %94, align 8, !dbg !3588
	%95 = call double @__nv_fmod(double %45, double %50), !dbg !3589
	%96 = call double @__nv_remainder(double %45, double %50), !dbg !3590
	%97 = getelementptr inbounds double, double* %40, i64 12, !dbg !3591
	store double %95, double* %97, align 8, !dbg !3591
	%98 = getelementptr inbounds double, double* %40, i64 13, !dbg !3592
	store double %96, double* %98, align 8, !dbg !3592
	%99 = call double @__nv_rsqrt(double %50), !dbg !3593
	%100 = call double @__nv_cbrt(double %45), !dbg !3594
	%101 = getelementptr inbounds double, double* %40, i64 14, !dbg !3595
	store double %99, double* %101, align 8, !dbg !3595
	%102 = getelementptr inbounds double, double* %40, i64 15, !dbg !3596
	store double %100, double* %102, align 8, !dbg !3596
	%103 = call double @__nv_exp(double %53), !dbg !3597
	%104 = call double @__nv_exp2(double %53), !dbg !3598
	%105 = call double @__nv_expm1(double %53), !dbg !3599
	%106 = getelementptr inbounds double, double* %40, i64 16, !dbg !3600
	store double %103, double* %106, align 8, !dbg !3600
	%107 = getelementptr inbounds double, double* %40, i64 17, !dbg !3601
	store double %104, double* %107, align 8, !dbg !3601
	%108 = getelementptr inbounds double, double* %40, i64 18, !dbg !3602
	store double %105, double* %108, align 8, !dbg !3602
	%109 = call double @__nv_log(double %50), !dbg !3603
	%110 = call double @__nv_log2(double %50), !dbg !3604
	%111 = call double @__nv_log10(double %50), !dbg !3605
	%112 = call double @__nv_log1p(double %50), !dbg !3606
	%113 = getelementptr inbounds double, double* %40, i64 19, !dbg !3607
	store double %109, double* %113, align 8, !dbg !3607
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3608
	store double %110, double* %114, align 8, !dbg !3608
	%115 = getelementptr inbounds double, double* %40, i64 21, !dbg !3609
	store double %111, double* %115, align 8, !dbg !3609
	%116 = getelementptr inbounds double, double* %40, i64 22, !dbg !3610
	store double %112, double* %116, align 8, !dbg !3610
	%117 = call double @__nv_sin(double %53), !dbg !3611
	%118 = call double @__nv_cos(double %53), !dbg !3612
	%119 = call double @__nv_tan(double %52), !dbg !3613
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3614
	store double %117, double* %120, align 8, !dbg !3614
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3615
	store double %118, double* %121, align 8, !dbg !3615
	%122 = getelementptr inbounds double, double* %40, i64 25, !dbg !3616
	store double %119, double* %122, align 8, !dbg !3616
	%123 = call double @__nv_asin(double %52), !dbg !3617
	%124 = call double @__nv_acos(double %52), !dbg !3618
	%125 = call double @__nv_atan(double %45), !dbg !3619
	%126 = getelementptr inbounds double, double* %40, i64 26, !dbg !3620
	store double %123, double* %126, align 8, !dbg !3620
	%127 = getelementptr inbounds double, double* %40, i64 27, !dbg !3621
	store double %124, double* %127, align 8, !dbg !3621
	%128 = getelementptr inbounds double, double* %40, i64 28, !dbg !3622
	store double %125, double* %128, align 8, !dbg !3622
	%129 = call double @__nv_atan2(double %48, double %45), !dbg !3623
	%130 = getelementptr inbounds double, double* %40, i64 29, !dbg !3624
	store double %129, double* %130, align 8, !dbg !3624
	%131 = call double @__nv_sinh(double %53), !dbg !3625
	%132 = call double @__nv_cosh(double %53), !dbg !3626
	%133 = call double @__nv_tanh(double %53), !dbg !3627
	%134 = getelementptr inbounds double, double* %40, i64 30, !dbg !3628
	store double %131, double* %134, align 8, !dbg !3628
	%135 = getelementptr inbounds double, double* %40, i64 31, !dbg !3629
	store double %132, double* %135, align 8, !dbg !3629
	%136 = getelementptr inbounds double, double* %40, i64 32, !dbg !3630
	store double %133, double* %136, align 8, !dbg !3630
	%137 = call double @__nv_asinh(double %45), !dbg !3631
	%138 = fadd double %50, 1.000000e+00, !dbg !3632
	%139 = call double @__nv_acosh(double %138), !dbg !3633
	%140 = call double @__nv_atanh(double %52), !dbg !3634
	%141 = getelementptr inbounds double, double* %40, i64 33, !dbg !3635
	store double %137, double* %141, align 8, !dbg !3635
	%142 = getelementptr inbounds double, double* %40, i64 34, !dbg !3636
	store double %139, double* %142, align 8, !dbg !3636
	%143 = getelementptr inbounds double, double* %40, i64 35, !dbg !3637
	store double %140, double* %143, align 8, !dbg !3637
	%144 = call double @__nv_pow(double %50, double %52), !dbg !3638
	%145 = call double @__nv_hypot(double %45, double %48), !dbg !3639
	%146 = getelementptr inbounds double, double* %40, i64 36, !dbg !3640
	store double %144, double* %146, align 8, !dbg !3640
	%147 = getelementptr inbounds double, double* %40, i64 37, !dbg !3641
	store double %145, double* %147, align 8, !dbg !3641
	%148 = call double @__nv_erf(double %53), !dbg !3642
	%149 = call double @__nv_erfc(double %52), !dbg !3643
	%150 = getelementptr inbounds double, double* %40, i64 38, !dbg !3644
	store double %148, double* %150, align 8, !dbg !3644
	%151 = getelementptr inbounds double, double* %40, i64 39, !dbg !3645
	store double %149, double* %151, align 8, !dbg !3645
	%152 = getelementptr inbounds double, double* %40, i64 40, !dbg !3646
	store double %50, double* %152, align 8, !dbg !3646
	%153 = getelementptr inbounds double, double* %40, i64 41, !dbg !3647
	store double %52, double* %153, align 8, !dbg !3647
	%154 = add i64 %35, %34, !dbg !3552
	br label %b1, !dbg !3552

b3:
	ret void, !dbg !3552

b2_fail1:
	%155 = icmp ugt i64 %39, %p1, !dbg !3556
	br i1 %155, label %b2_fail2, label %b2_ok2, !dbg !3556

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %39, i64 %p1), !dbg !3556
	ret void, !dbg !3556

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %37, i64 %39), !dbg !3556
	ret void, !dbg !3556

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %35, i64 %p5), !dbg !3558
	ret void, !dbg !3558
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3648 {
entry:
	br label %b0, !dbg !3649

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3652, !range !11
	%1 = sext i32 %0 to i64, !dbg !3652
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3652, !range !13
	%3 = sext i32 %2 to i64, !dbg !3652
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3652, !range !13
	%5 = sext i32 %4 to i64, !dbg !3652
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3652, !range !33
	%7 = sext i32 %6 to i64, !dbg !3652
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3652, !range !34
	%9 = sext i32 %8 to i64, !dbg !3652
	%10 = mul i64 %9, %5, !dbg !3652
	%11 = add i64 %3, %10, !dbg !3652
	%12 = mul i64 %7, %11, !dbg !3652
	%13 = add i64 %1, %12, !dbg !3652
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3652, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3652, !range !35
	%16 = mul i32 %14, %15, !dbg !3652
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3652, !range !36
	%18 = mul i32 %16, %17, !dbg !3652
	%19 = sext i32 %18 to i64, !dbg !3652
	%20 = mul i64 %13, %19, !dbg !3652
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3652, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3652, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3652, !range !14
	%24 = mul i32 %15, %23, !dbg !3652
	%25 = add i32 %22, %24, !dbg !3652
	%26 = mul i32 %14, %25, !dbg !3652
	%27 = add i32 %21, %26, !dbg !3652
	%28 = sext i32 %27 to i64, !dbg !3652
	%29 = add i64 %20, %28, !dbg !3652
	%30 = add i64 %29, 1, !dbg !3653
	%31 = sitofp i64 %30 to double, !dbg !3654
	%32 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3655
	%33 = icmp uge i64 0, %p1, !dbg !3655
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3655, !prof !10

b0_ok1:
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %32, double %31), !dbg !3656
	%35 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3657
	%36 = icmp uge i64 1, %p1, !dbg !3657
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3657, !prof !10

b0_ok2:
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3658
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %35, double %37), !dbg !3658
	%39 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3659
	%40 = icmp uge i64 2, %p1, !dbg !3659
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3659, !prof !10

b0_ok3:
	%41 = bitcast double* %39 to i64*, !dbg !3660
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3660
	br label %b0_cas4, !dbg !3660

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3660
	%44 = bitcast i64 %43 to double, !dbg !3660
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3660
	%46 = bitcast double %44 to i64, !dbg !3660
	%47 = bitcast double %31 to i64, !dbg !3660
	%48 = or i64 %46, %47, !dbg !3660
	%49 = fcmp oeq double %44, %31, !dbg !3660
	%50 = bitcast i64 %48 to double, !dbg !3660
	%51 = select i1 %49, double %50, double %45, !dbg !3660
	%52 = fcmp uno double %44, %31, !dbg !3660
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3660
	%54 = bitcast double %53 to i64, !dbg !3660
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3660
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3660
	%57 = icmp eq i64 %56, %43, !dbg !3660
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3660

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3660
	%59 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3661
	%60 = icmp uge i64 3, %p1, !dbg !3661
	br i1 %60, label %b0_fail5, label %b0_ok5, !dbg !3661, !prof !10

b0_ok5:
	%61 = bitcast double* %59 to i64*, !dbg !3662
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3662
	br label %b0_cas6, !dbg !3662

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3662
	%64 = bitcast i64 %63 to double, !dbg !3662
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3662
	%66 = bitcast double %64 to i64, !dbg !3662
	%67 = bitcast double %31 to i64, !dbg !3662
	%68 = and i64 %66, %67, !dbg !3662
	%69 = fcmp oeq double %64, %31, !dbg !3662
	%70 = bitcast i64 %68 to double, !dbg !3662
	%71 = select i1 %69, double %70, double %65, !dbg !3662
	%72 = fcmp uno double %64, %31, !dbg !3662
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3662
	%74 = bitcast double %73 to i64, !dbg !3662
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3662
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3662
	%77 = icmp eq i64 %76, %63, !dbg !3662
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3662

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3662
	%79 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3663
	%80 = icmp uge i64 4, %p1, !dbg !3663
	br i1 %80, label %b0_fail7, label %b0_ok7, !dbg !3663, !prof !10

b0_ok7:
	%81 = bitcast double* %79 to i64*, !dbg !3664
	%82 = bitcast double %31 to i64, !dbg !3664
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3664
	%84 = bitcast i64 %83 to double, !dbg !3664
	%85 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3665
	%86 = icmp uge i64 %29, %p3, !dbg !3665
	br i1 %86, label %b0_fail8, label %b0_ok8, !dbg !3665, !prof !10

b0_ok8:
	store double %84, double* %85, align 8, !dbg !3665
	%87 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3666
	%88 = icmp uge i64 5, %p1, !dbg !3666
	br i1 %88, label %b0_fail9, label %b0_ok9, !dbg !3666, !prof !10

b0_ok9:
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %87) nounwind, !dbg !3667
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3668
	br i1 %90, label %b1, label %b2, !dbg !3668

b1:
	%91 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3669
	%92 = icmp uge i64 %29, %p5, !dbg !3669
	br i1 %92, label %b1_fail1, label %b1_ok1, !dbg !3669, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %91, double %31) nounwind, !dbg !3670
	br label %b2, !dbg !3670

b2:
	ret void, !dbg !3651

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3655
	ret void, !dbg !3655

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3657
	ret void, !dbg !3657

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3659
	ret void, !dbg !3659

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3661
	ret void, !dbg !3661

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3663
	ret void, !dbg !3663

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3665
	ret void, !dbg !3665

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3666
	ret void, !dbg !3666

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3669
	ret void, !dbg !3669
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
!nvvm.annotations = !{!3671, !3672, !3673, !3674, !3675, !3676, !3677, !3678, !3679, !3680, !3681, !3682, !3683, !3684, !3685, !3686, !3687, !3688, !3689, !3690, !3691, !3692, !3693, !3694, !3695, !3696, !3697, !3698, !3699, !3700, !3701, !3702, !3703, !3704, !3705, !3706, !3707, !3708, !3709, !3710, !3711, !3712, !3713, !3714, !3715, !3716, !3717, !3718, !3719, !3720, !3721, !3722, !3723, !3724, !3725, !3726, !3727, !3728, !3729, !3730, !3731, !3732, !3733, !3734, !3735, !3736, !3737}
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
!844 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!845 = distinct !DISubprogram(name: "IntegersInt8", scope: !844, file: !844, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!846 = !DILocation(line: 10, column: 6, scope: !845)
!847 = !DILocation(line: 11, column: 32, scope: !845)
!848 = !DILocation(line: 12, column: 17, scope: !845)
!849 = !DILocation(line: 12, column: 35, scope: !845)
!850 = !DILocation(line: 12, column: 38, scope: !845)
!851 = !DILocation(line: 12, column: 15, scope: !845)
!852 = !DILocation(line: 12, column: 57, scope: !845)
!853 = !DILocation(line: 12, column: 63, scope: !845)
!854 = !DILocation(line: 12, column: 74, scope: !845)
!855 = !DILocation(line: 12, column: 72, scope: !845)
!856 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!857 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!858 = !DILocation(line: 12, column: 11, scope: !845)
!859 = !DILocation(line: 14, column: 28, scope: !857, inlinedAt: !858)
!860 = !DILocation(line: 14, column: 33, scope: !857, inlinedAt: !858)
!861 = !DILocation(line: 14, column: 38, scope: !857, inlinedAt: !858)
!862 = !DILocation(line: 14, column: 5, scope: !857, inlinedAt: !858)
!863 = !DILocation(line: 14, column: 13, scope: !857, inlinedAt: !858)
!864 = !DILocation(line: 14, column: 21, scope: !857, inlinedAt: !858)
!865 = !DILocation(line: 15, column: 36, scope: !857, inlinedAt: !858)
!866 = !DILocation(line: 15, column: 41, scope: !857, inlinedAt: !858)
!867 = !DILocation(line: 15, column: 46, scope: !857, inlinedAt: !858)
!868 = !DILocation(line: 15, column: 51, scope: !857, inlinedAt: !858)
!869 = !DILocation(line: 15, column: 5, scope: !857, inlinedAt: !858)
!870 = !DILocation(line: 15, column: 13, scope: !857, inlinedAt: !858)
!871 = !DILocation(line: 15, column: 21, scope: !857, inlinedAt: !858)
!872 = !DILocation(line: 15, column: 29, scope: !857, inlinedAt: !858)
!873 = !DILocation(line: 16, column: 27, scope: !857, inlinedAt: !858)
!874 = !DILocation(line: 16, column: 31, scope: !857, inlinedAt: !858)
!875 = !DILocation(line: 16, column: 5, scope: !857, inlinedAt: !858)
!876 = !DILocation(line: 16, column: 13, scope: !857, inlinedAt: !858)
!877 = !DILocation(line: 16, column: 21, scope: !857, inlinedAt: !858)
!878 = !DILocation(line: 17, column: 22, scope: !857, inlinedAt: !858)
!879 = !DILocation(line: 17, column: 28, scope: !857, inlinedAt: !858)
!880 = !DILocation(line: 17, column: 5, scope: !857, inlinedAt: !858)
!881 = !DILocation(line: 17, column: 14, scope: !857, inlinedAt: !858)
!882 = !DILocation(line: 18, column: 27, scope: !857, inlinedAt: !858)
!883 = !DILocation(line: 18, column: 22, scope: !857, inlinedAt: !858)
!884 = !DILocation(line: 18, column: 40, scope: !857, inlinedAt: !858)
!885 = !DILocation(line: 18, column: 33, scope: !857, inlinedAt: !858)
!886 = !DILocation(line: 18, column: 5, scope: !857, inlinedAt: !858)
!887 = !DILocation(line: 18, column: 14, scope: !857, inlinedAt: !858)
!888 = !DILocation(line: 19, column: 22, scope: !857, inlinedAt: !858)
!889 = !DILocation(line: 19, column: 28, scope: !857, inlinedAt: !858)
!890 = !DILocation(line: 19, column: 5, scope: !857, inlinedAt: !858)
!891 = !DILocation(line: 19, column: 14, scope: !857, inlinedAt: !858)
!892 = !DILocation(line: 20, column: 25, scope: !857, inlinedAt: !858)
!893 = !DILocation(line: 20, column: 35, scope: !857, inlinedAt: !858)
!894 = !DILocation(line: 20, column: 31, scope: !857, inlinedAt: !858)
!895 = !DILocation(line: 20, column: 5, scope: !857, inlinedAt: !858)
!896 = !DILocation(line: 20, column: 14, scope: !857, inlinedAt: !858)
!897 = !DILocation(line: 21, column: 7, scope: !857, inlinedAt: !858)
!898 = !DILocation(line: 22, column: 23, scope: !857, inlinedAt: !858)
!899 = !DILocation(line: 22, column: 28, scope: !857, inlinedAt: !858)
!900 = !DILocation(line: 22, column: 6, scope: !857, inlinedAt: !858)
!901 = !DILocation(line: 22, column: 15, scope: !857, inlinedAt: !858)
!902 = !DILocation(line: 24, column: 6, scope: !857, inlinedAt: !858)
!903 = !DILocation(line: 24, column: 15, scope: !857, inlinedAt: !858)
!904 = !DILocation(line: 26, column: 22, scope: !857, inlinedAt: !858)
!905 = !DILocation(line: 26, column: 27, scope: !857, inlinedAt: !858)
!906 = !DILocation(line: 26, column: 5, scope: !857, inlinedAt: !858)
!907 = !DILocation(line: 26, column: 14, scope: !857, inlinedAt: !858)
!908 = !DILocation(line: 27, column: 22, scope: !857, inlinedAt: !858)
!909 = !DILocation(line: 27, column: 27, scope: !857, inlinedAt: !858)
!910 = !DILocation(line: 27, column: 5, scope: !857, inlinedAt: !858)
!911 = !DILocation(line: 27, column: 14, scope: !857, inlinedAt: !858)
!912 = !DILocation(line: 28, column: 24, scope: !857, inlinedAt: !858)
!913 = !DILocation(line: 28, column: 35, scope: !857, inlinedAt: !858)
!914 = !DILocation(line: 28, column: 5, scope: !857, inlinedAt: !858)
!915 = !DILocation(line: 28, column: 14, scope: !857, inlinedAt: !858)
!916 = !DILocation(line: 29, column: 39, scope: !857, inlinedAt: !858)
!917 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!918 = !DILocation(line: 29, column: 36, scope: !857, inlinedAt: !858)
!919 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !918)
!920 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !918)
!921 = !DILocation(line: 29, column: 55, scope: !857, inlinedAt: !858)
!922 = !DILocation(line: 29, column: 52, scope: !857, inlinedAt: !858)
!923 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !922)
!924 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !922)
!925 = !DILocation(line: 29, column: 71, scope: !857, inlinedAt: !858)
!926 = !DILocation(line: 29, column: 68, scope: !857, inlinedAt: !858)
!927 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !926)
!928 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !926)
!929 = !DILocation(line: 29, column: 5, scope: !857, inlinedAt: !858)
!930 = !DILocation(line: 29, column: 14, scope: !857, inlinedAt: !858)
!931 = !DILocation(line: 29, column: 23, scope: !857, inlinedAt: !858)
!932 = !DILocation(line: 30, column: 39, scope: !857, inlinedAt: !858)
!933 = !DILocation(line: 30, column: 36, scope: !857, inlinedAt: !858)
!934 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !933)
!935 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !933)
!936 = !DILocation(line: 30, column: 55, scope: !857, inlinedAt: !858)
!937 = !DILocation(line: 30, column: 52, scope: !857, inlinedAt: !858)
!938 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !937)
!939 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !937)
!940 = !DILocation(line: 30, column: 70, scope: !857, inlinedAt: !858)
!941 = !DILocation(line: 30, column: 67, scope: !857, inlinedAt: !858)
!942 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !941)
!943 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !941)
!944 = !DILocation(line: 30, column: 5, scope: !857, inlinedAt: !858)
!945 = !DILocation(line: 30, column: 14, scope: !857, inlinedAt: !858)
!946 = !DILocation(line: 30, column: 23, scope: !857, inlinedAt: !858)
!947 = !DILocation(line: 33, column: 2, scope: !857, inlinedAt: !858)
!948 = !DILocation(line: 34, column: 2, scope: !857, inlinedAt: !858)
!949 = !DILocation(line: 35, column: 2, scope: !857, inlinedAt: !858)
!950 = !DILocation(line: 36, column: 5, scope: !857, inlinedAt: !858)
!951 = !DILocation(line: 37, column: 2, scope: !857, inlinedAt: !858)
!952 = !DILocation(line: 38, column: 2, scope: !857, inlinedAt: !858)
!953 = !DILocation(line: 39, column: 2, scope: !857, inlinedAt: !858)
!954 = !DILocation(line: 40, column: 2, scope: !857, inlinedAt: !858)
!955 = !DILocation(line: 41, column: 5, scope: !857, inlinedAt: !858)
!956 = !DILocation(line: 44, column: 2, scope: !857, inlinedAt: !858)
!957 = !DILocation(line: 45, column: 5, scope: !857, inlinedAt: !858)
!958 = !DILocation(line: 48, column: 14, scope: !857, inlinedAt: !858)
!959 = !DILocation(line: 48, column: 5, scope: !857, inlinedAt: !858)
!960 = !DILocation(line: 49, column: 21, scope: !857, inlinedAt: !858)
!961 = !DILocation(line: 49, column: 30, scope: !857, inlinedAt: !858)
!962 = !DILocation(line: 49, column: 40, scope: !857, inlinedAt: !858)
!963 = !DILocation(line: 49, column: 18, scope: !857, inlinedAt: !858)
!964 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !963)
!965 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !963)
!966 = !DILocation(line: 49, column: 5, scope: !857, inlinedAt: !858)
!967 = !DILocation(line: 50, column: 34, scope: !857, inlinedAt: !858)
!968 = !DILocation(line: 50, column: 28, scope: !857, inlinedAt: !858)
!969 = !DILocation(line: 50, column: 18, scope: !857, inlinedAt: !858)
!970 = !DILocation(line: 10, column: 6, scope: !917, inlinedAt: !969)
!971 = !DILocation(line: 14, column: 2, scope: !917, inlinedAt: !969)
!972 = !DILocation(line: 50, column: 5, scope: !857, inlinedAt: !858)
!973 = !DILocation(line: 51, column: 17, scope: !857, inlinedAt: !858)
!974 = !DILocation(line: 51, column: 13, scope: !857, inlinedAt: !858)
!975 = !DILocation(line: 51, column: 21, scope: !857, inlinedAt: !858)
!976 = !DILocation(line: 51, column: 5, scope: !857, inlinedAt: !858)
!977 = !DILocation(line: 53, column: 5, scope: !857, inlinedAt: !858)
!978 = distinct !DISubprogram(name: "ConvertInt8", scope: !844, file: !844, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!979 = !DILocation(line: 19, column: 6, scope: !978)
!980 = !DILocation(line: 20, column: 32, scope: !978)
!981 = !DILocation(line: 21, column: 20, scope: !978)
!982 = !DILocation(line: 21, column: 41, scope: !978)
!983 = !DILocation(line: 21, column: 44, scope: !978)
!984 = !DILocation(line: 21, column: 18, scope: !978)
!985 = !DILocation(line: 21, column: 66, scope: !978)
!986 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!987 = !DILocation(line: 21, column: 14, scope: !978)
!988 = !DILocation(line: 62, column: 48, scope: !986, inlinedAt: !987)
!989 = !DILocation(line: 62, column: 70, scope: !986, inlinedAt: !987)
!990 = !DILocation(line: 62, column: 64, scope: !986, inlinedAt: !987)
!991 = !DILocation(line: 62, column: 87, scope: !986, inlinedAt: !987)
!992 = !DILocation(line: 62, column: 81, scope: !986, inlinedAt: !987)
!993 = !DILocation(line: 62, column: 5, scope: !986, inlinedAt: !987)
!994 = !DILocation(line: 62, column: 13, scope: !986, inlinedAt: !987)
!995 = !DILocation(line: 62, column: 21, scope: !986, inlinedAt: !987)
!996 = !DILocation(line: 62, column: 29, scope: !986, inlinedAt: !987)
!997 = !DILocation(line: 62, column: 37, scope: !986, inlinedAt: !987)
!998 = !DILocation(line: 63, column: 54, scope: !986, inlinedAt: !987)
!999 = !DILocation(line: 63, column: 48, scope: !986, inlinedAt: !987)
!1000 = !DILocation(line: 63, column: 72, scope: !986, inlinedAt: !987)
!1001 = !DILocation(line: 63, column: 65, scope: !986, inlinedAt: !987)
!1002 = !DILocation(line: 63, column: 90, scope: !986, inlinedAt: !987)
!1003 = !DILocation(line: 63, column: 83, scope: !986, inlinedAt: !987)
!1004 = !DILocation(line: 63, column: 108, scope: !986, inlinedAt: !987)
!1005 = !DILocation(line: 63, column: 101, scope: !986, inlinedAt: !987)
!1006 = !DILocation(line: 63, column: 5, scope: !986, inlinedAt: !987)
!1007 = !DILocation(line: 63, column: 13, scope: !986, inlinedAt: !987)
!1008 = !DILocation(line: 63, column: 21, scope: !986, inlinedAt: !987)
!1009 = !DILocation(line: 63, column: 29, scope: !986, inlinedAt: !987)
!1010 = !DILocation(line: 63, column: 37, scope: !986, inlinedAt: !987)
!1011 = !DILocation(line: 64, column: 5, scope: !986, inlinedAt: !987)
!1012 = !DILocation(line: 64, column: 14, scope: !986, inlinedAt: !987)
!1013 = !DILocation(line: 64, column: 23, scope: !986, inlinedAt: !987)
!1014 = !DILocation(line: 65, column: 5, scope: !986, inlinedAt: !987)
!1015 = !DILocation(line: 65, column: 14, scope: !986, inlinedAt: !987)
!1016 = !DILocation(line: 66, column: 22, scope: !986, inlinedAt: !987)
!1017 = !DILocation(line: 66, column: 12, scope: !986, inlinedAt: !987)
!1018 = !DILocation(line: 67, column: 34, scope: !986, inlinedAt: !987)
!1019 = !DILocation(line: 67, column: 26, scope: !986, inlinedAt: !987)
!1020 = !DILocation(line: 67, column: 57, scope: !986, inlinedAt: !987)
!1021 = !DILocation(line: 67, column: 49, scope: !986, inlinedAt: !987)
!1022 = !DILocation(line: 67, column: 5, scope: !986, inlinedAt: !987)
!1023 = !DILocation(line: 67, column: 14, scope: !986, inlinedAt: !987)
!1024 = !DILocation(line: 68, column: 28, scope: !986, inlinedAt: !987)
!1025 = !DILocation(line: 68, column: 26, scope: !986, inlinedAt: !987)
!1026 = !DILocation(line: 68, column: 69, scope: !986, inlinedAt: !987)
!1027 = !DILocation(line: 68, column: 54, scope: !986, inlinedAt: !987)
!1028 = !DILocation(line: 68, column: 52, scope: !986, inlinedAt: !987)
!1029 = !DILocation(line: 68, column: 5, scope: !986, inlinedAt: !987)
!1030 = !DILocation(line: 68, column: 14, scope: !986, inlinedAt: !987)
!1031 = !DILocation(line: 69, column: 40, scope: !986, inlinedAt: !987)
!1032 = !DILocation(line: 69, column: 24, scope: !986, inlinedAt: !987)
!1033 = !DILocation(line: 69, column: 17, scope: !986, inlinedAt: !987)
!1034 = !DILocation(line: 69, column: 5, scope: !986, inlinedAt: !987)
!1035 = !DILocation(line: 22, column: 21, scope: !978)
!1036 = !DILocation(line: 22, column: 27, scope: !978)
!1037 = !DILocation(line: 22, column: 19, scope: !978)
!1038 = !DILocation(line: 22, column: 33, scope: !978)
!1039 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1040 = !DILocation(line: 22, column: 11, scope: !978)
!1041 = !DILocation(line: 74, column: 34, scope: !1039, inlinedAt: !1040)
!1042 = !DILocation(line: 74, column: 26, scope: !1039, inlinedAt: !1040)
!1043 = !DILocation(line: 74, column: 47, scope: !1039, inlinedAt: !1040)
!1044 = !DILocation(line: 74, column: 5, scope: !1039, inlinedAt: !1040)
!1045 = !DILocation(line: 74, column: 13, scope: !1039, inlinedAt: !1040)
!1046 = distinct !DISubprogram(name: "IntegersInt16", scope: !844, file: !844, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1047 = !DILocation(line: 29, column: 6, scope: !1046)
!1048 = !DILocation(line: 30, column: 32, scope: !1046)
!1049 = !DILocation(line: 31, column: 17, scope: !1046)
!1050 = !DILocation(line: 31, column: 35, scope: !1046)
!1051 = !DILocation(line: 31, column: 38, scope: !1046)
!1052 = !DILocation(line: 31, column: 15, scope: !1046)
!1053 = !DILocation(line: 31, column: 57, scope: !1046)
!1054 = !DILocation(line: 31, column: 63, scope: !1046)
!1055 = !DILocation(line: 31, column: 74, scope: !1046)
!1056 = !DILocation(line: 31, column: 72, scope: !1046)
!1057 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1058 = !DILocation(line: 31, column: 11, scope: !1046)
!1059 = !DILocation(line: 14, column: 28, scope: !1057, inlinedAt: !1058)
!1060 = !DILocation(line: 14, column: 33, scope: !1057, inlinedAt: !1058)
!1061 = !DILocation(line: 14, column: 38, scope: !1057, inlinedAt: !1058)
!1062 = !DILocation(line: 14, column: 5, scope: !1057, inlinedAt: !1058)
!1063 = !DILocation(line: 14, column: 13, scope: !1057, inlinedAt: !1058)
!1064 = !DILocation(line: 14, column: 21, scope: !1057, inlinedAt: !1058)
!1065 = !DILocation(line: 15, column: 36, scope: !1057, inlinedAt: !1058)
!1066 = !DILocation(line: 15, column: 41, scope: !1057, inlinedAt: !1058)
!1067 = !DILocation(line: 15, column: 46, scope: !1057, inlinedAt: !1058)
!1068 = !DILocation(line: 15, column: 51, scope: !1057, inlinedAt: !1058)
!1069 = !DILocation(line: 15, column: 5, scope: !1057, inlinedAt: !1058)
!1070 = !DILocation(line: 15, column: 13, scope: !1057, inlinedAt: !1058)
!1071 = !DILocation(line: 15, column: 21, scope: !1057, inlinedAt: !1058)
!1072 = !DILocation(line: 15, column: 29, scope: !1057, inlinedAt: !1058)
!1073 = !DILocation(line: 16, column: 27, scope: !1057, inlinedAt: !1058)
!1074 = !DILocation(line: 16, column: 31, scope: !1057, inlinedAt: !1058)
!1075 = !DILocation(line: 16, column: 5, scope: !1057, inlinedAt: !1058)
!1076 = !DILocation(line: 16, column: 13, scope: !1057, inlinedAt: !1058)
!1077 = !DILocation(line: 16, column: 21, scope: !1057, inlinedAt: !1058)
!1078 = !DILocation(line: 17, column: 22, scope: !1057, inlinedAt: !1058)
!1079 = !DILocation(line: 17, column: 28, scope: !1057, inlinedAt: !1058)
!1080 = !DILocation(line: 17, column: 5, scope: !1057, inlinedAt: !1058)
!1081 = !DILocation(line: 17, column: 14, scope: !1057, inlinedAt: !1058)
!1082 = !DILocation(line: 18, column: 27, scope: !1057, inlinedAt: !1058)
!1083 = !DILocation(line: 18, column: 22, scope: !1057, inlinedAt: !1058)
!1084 = !DILocation(line: 18, column: 40, scope: !1057, inlinedAt: !1058)
!1085 = !DILocation(line: 18, column: 33, scope: !1057, inlinedAt: !1058)
!1086 = !DILocation(line: 18, column: 5, scope: !1057, inlinedAt: !1058)
!1087 = !DILocation(line: 18, column: 14, scope: !1057, inlinedAt: !1058)
!1088 = !DILocation(line: 19, column: 22, scope: !1057, inlinedAt: !1058)
!1089 = !DILocation(line: 19, column: 28, scope: !1057, inlinedAt: !1058)
!1090 = !DILocation(line: 19, column: 5, scope: !1057, inlinedAt: !1058)
!1091 = !DILocation(line: 19, column: 14, scope: !1057, inlinedAt: !1058)
!1092 = !DILocation(line: 20, column: 25, scope: !1057, inlinedAt: !1058)
!1093 = !DILocation(line: 20, column: 35, scope: !1057, inlinedAt: !1058)
!1094 = !DILocation(line: 20, column: 31, scope: !1057, inlinedAt: !1058)
!1095 = !DILocation(line: 20, column: 5, scope: !1057, inlinedAt: !1058)
!1096 = !DILocation(line: 20, column: 14, scope: !1057, inlinedAt: !1058)
!1097 = !DILocation(line: 21, column: 7, scope: !1057, inlinedAt: !1058)
!1098 = !DILocation(line: 22, column: 23, scope: !1057, inlinedAt: !1058)
!1099 = !DILocation(line: 22, column: 28, scope: !1057, inlinedAt: !1058)
!1100 = !DILocation(line: 22, column: 6, scope: !1057, inlinedAt: !1058)
!1101 = !DILocation(line: 22, column: 15, scope: !1057, inlinedAt: !1058)
!1102 = !DILocation(line: 24, column: 6, scope: !1057, inlinedAt: !1058)
!1103 = !DILocation(line: 24, column: 15, scope: !1057, inlinedAt: !1058)
!1104 = !DILocation(line: 26, column: 22, scope: !1057, inlinedAt: !1058)
!1105 = !DILocation(line: 26, column: 27, scope: !1057, inlinedAt: !1058)
!1106 = !DILocation(line: 26, column: 5, scope: !1057, inlinedAt: !1058)
!1107 = !DILocation(line: 26, column: 14, scope: !1057, inlinedAt: !1058)
!1108 = !DILocation(line: 27, column: 22, scope: !1057, inlinedAt: !1058)
!1109 = !DILocation(line: 27, column: 27, scope: !1057, inlinedAt: !1058)
!1110 = !DILocation(line: 27, column: 5, scope: !1057, inlinedAt: !1058)
!1111 = !DILocation(line: 27, column: 14, scope: !1057, inlinedAt: !1058)
!1112 = !DILocation(line: 28, column: 24, scope: !1057, inlinedAt: !1058)
!1113 = !DILocation(line: 28, column: 35, scope: !1057, inlinedAt: !1058)
!1114 = !DILocation(line: 28, column: 5, scope: !1057, inlinedAt: !1058)
!1115 = !DILocation(line: 28, column: 14, scope: !1057, inlinedAt: !1058)
!1116 = !DILocation(line: 29, column: 39, scope: !1057, inlinedAt: !1058)
!1117 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1118 = !DILocation(line: 29, column: 36, scope: !1057, inlinedAt: !1058)
!1119 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1118)
!1120 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1118)
!1121 = !DILocation(line: 29, column: 55, scope: !1057, inlinedAt: !1058)
!1122 = !DILocation(line: 29, column: 52, scope: !1057, inlinedAt: !1058)
!1123 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1122)
!1124 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1122)
!1125 = !DILocation(line: 29, column: 71, scope: !1057, inlinedAt: !1058)
!1126 = !DILocation(line: 29, column: 68, scope: !1057, inlinedAt: !1058)
!1127 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1126)
!1128 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1126)
!1129 = !DILocation(line: 29, column: 5, scope: !1057, inlinedAt: !1058)
!1130 = !DILocation(line: 29, column: 14, scope: !1057, inlinedAt: !1058)
!1131 = !DILocation(line: 29, column: 23, scope: !1057, inlinedAt: !1058)
!1132 = !DILocation(line: 30, column: 39, scope: !1057, inlinedAt: !1058)
!1133 = !DILocation(line: 30, column: 36, scope: !1057, inlinedAt: !1058)
!1134 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1133)
!1135 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1133)
!1136 = !DILocation(line: 30, column: 55, scope: !1057, inlinedAt: !1058)
!1137 = !DILocation(line: 30, column: 52, scope: !1057, inlinedAt: !1058)
!1138 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1137)
!1139 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1137)
!1140 = !DILocation(line: 30, column: 70, scope: !1057, inlinedAt: !1058)
!1141 = !DILocation(line: 30, column: 67, scope: !1057, inlinedAt: !1058)
!1142 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1141)
!1143 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1141)
!1144 = !DILocation(line: 30, column: 5, scope: !1057, inlinedAt: !1058)
!1145 = !DILocation(line: 30, column: 14, scope: !1057, inlinedAt: !1058)
!1146 = !DILocation(line: 30, column: 23, scope: !1057, inlinedAt: !1058)
!1147 = !DILocation(line: 33, column: 2, scope: !1057, inlinedAt: !1058)
!1148 = !DILocation(line: 34, column: 2, scope: !1057, inlinedAt: !1058)
!1149 = !DILocation(line: 35, column: 2, scope: !1057, inlinedAt: !1058)
!1150 = !DILocation(line: 36, column: 5, scope: !1057, inlinedAt: !1058)
!1151 = !DILocation(line: 37, column: 2, scope: !1057, inlinedAt: !1058)
!1152 = !DILocation(line: 38, column: 2, scope: !1057, inlinedAt: !1058)
!1153 = !DILocation(line: 39, column: 2, scope: !1057, inlinedAt: !1058)
!1154 = !DILocation(line: 40, column: 2, scope: !1057, inlinedAt: !1058)
!1155 = !DILocation(line: 41, column: 5, scope: !1057, inlinedAt: !1058)
!1156 = !DILocation(line: 44, column: 2, scope: !1057, inlinedAt: !1058)
!1157 = !DILocation(line: 45, column: 5, scope: !1057, inlinedAt: !1058)
!1158 = !DILocation(line: 48, column: 14, scope: !1057, inlinedAt: !1058)
!1159 = !DILocation(line: 48, column: 5, scope: !1057, inlinedAt: !1058)
!1160 = !DILocation(line: 49, column: 21, scope: !1057, inlinedAt: !1058)
!1161 = !DILocation(line: 49, column: 30, scope: !1057, inlinedAt: !1058)
!1162 = !DILocation(line: 49, column: 40, scope: !1057, inlinedAt: !1058)
!1163 = !DILocation(line: 49, column: 18, scope: !1057, inlinedAt: !1058)
!1164 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1163)
!1165 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1163)
!1166 = !DILocation(line: 49, column: 5, scope: !1057, inlinedAt: !1058)
!1167 = !DILocation(line: 50, column: 34, scope: !1057, inlinedAt: !1058)
!1168 = !DILocation(line: 50, column: 28, scope: !1057, inlinedAt: !1058)
!1169 = !DILocation(line: 50, column: 18, scope: !1057, inlinedAt: !1058)
!1170 = !DILocation(line: 10, column: 6, scope: !1117, inlinedAt: !1169)
!1171 = !DILocation(line: 14, column: 2, scope: !1117, inlinedAt: !1169)
!1172 = !DILocation(line: 50, column: 5, scope: !1057, inlinedAt: !1058)
!1173 = !DILocation(line: 51, column: 17, scope: !1057, inlinedAt: !1058)
!1174 = !DILocation(line: 51, column: 13, scope: !1057, inlinedAt: !1058)
!1175 = !DILocation(line: 51, column: 21, scope: !1057, inlinedAt: !1058)
!1176 = !DILocation(line: 51, column: 5, scope: !1057, inlinedAt: !1058)
!1177 = !DILocation(line: 53, column: 5, scope: !1057, inlinedAt: !1058)
!1178 = distinct !DISubprogram(name: "ConvertInt16", scope: !844, file: !844, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1179 = !DILocation(line: 38, column: 6, scope: !1178)
!1180 = !DILocation(line: 39, column: 32, scope: !1178)
!1181 = !DILocation(line: 40, column: 20, scope: !1178)
!1182 = !DILocation(line: 40, column: 41, scope: !1178)
!1183 = !DILocation(line: 40, column: 44, scope: !1178)
!1184 = !DILocation(line: 40, column: 18, scope: !1178)
!1185 = !DILocation(line: 40, column: 66, scope: !1178)
!1186 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1187 = !DILocation(line: 40, column: 14, scope: !1178)
!1188 = !DILocation(line: 62, column: 53, scope: !1186, inlinedAt: !1187)
!1189 = !DILocation(line: 62, column: 48, scope: !1186, inlinedAt: !1187)
!1190 = !DILocation(line: 62, column: 64, scope: !1186, inlinedAt: !1187)
!1191 = !DILocation(line: 62, column: 87, scope: !1186, inlinedAt: !1187)
!1192 = !DILocation(line: 62, column: 81, scope: !1186, inlinedAt: !1187)
!1193 = !DILocation(line: 62, column: 5, scope: !1186, inlinedAt: !1187)
!1194 = !DILocation(line: 62, column: 13, scope: !1186, inlinedAt: !1187)
!1195 = !DILocation(line: 62, column: 21, scope: !1186, inlinedAt: !1187)
!1196 = !DILocation(line: 62, column: 29, scope: !1186, inlinedAt: !1187)
!1197 = !DILocation(line: 62, column: 37, scope: !1186, inlinedAt: !1187)
!1198 = !DILocation(line: 63, column: 54, scope: !1186, inlinedAt: !1187)
!1199 = !DILocation(line: 63, column: 48, scope: !1186, inlinedAt: !1187)
!1200 = !DILocation(line: 63, column: 72, scope: !1186, inlinedAt: !1187)
!1201 = !DILocation(line: 63, column: 65, scope: !1186, inlinedAt: !1187)
!1202 = !DILocation(line: 63, column: 90, scope: !1186, inlinedAt: !1187)
!1203 = !DILocation(line: 63, column: 83, scope: !1186, inlinedAt: !1187)
!1204 = !DILocation(line: 63, column: 108, scope: !1186, inlinedAt: !1187)
!1205 = !DILocation(line: 63, column: 101, scope: !1186, inlinedAt: !1187)
!1206 = !DILocation(line: 63, column: 5, scope: !1186, inlinedAt: !1187)
!1207 = !DILocation(line: 63, column: 13, scope: !1186, inlinedAt: !1187)
!1208 = !DILocation(line: 63, column: 21, scope: !1186, inlinedAt: !1187)
!1209 = !DILocation(line: 63, column: 29, scope: !1186, inlinedAt: !1187)
!1210 = !DILocation(line: 63, column: 37, scope: !1186, inlinedAt: !1187)
!1211 = !DILocation(line: 64, column: 37, scope: !1186, inlinedAt: !1187)
!1212 = !DILocation(line: 64, column: 35, scope: !1186, inlinedAt: !1187)
!1213 = !DILocation(line: 64, column: 56, scope: !1186, inlinedAt: !1187)
!1214 = !DILocation(line: 64, column: 54, scope: !1186, inlinedAt: !1187)
!1215 = !DILocation(line: 64, column: 5, scope: !1186, inlinedAt: !1187)
!1216 = !DILocation(line: 64, column: 14, scope: !1186, inlinedAt: !1187)
!1217 = !DILocation(line: 64, column: 23, scope: !1186, inlinedAt: !1187)
!1218 = !DILocation(line: 65, column: 5, scope: !1186, inlinedAt: !1187)
!1219 = !DILocation(line: 65, column: 14, scope: !1186, inlinedAt: !1187)
!1220 = !DILocation(line: 66, column: 22, scope: !1186, inlinedAt: !1187)
!1221 = !DILocation(line: 66, column: 12, scope: !1186, inlinedAt: !1187)
!1222 = !DILocation(line: 67, column: 34, scope: !1186, inlinedAt: !1187)
!1223 = !DILocation(line: 67, column: 26, scope: !1186, inlinedAt: !1187)
!1224 = !DILocation(line: 67, column: 57, scope: !1186, inlinedAt: !1187)
!1225 = !DILocation(line: 67, column: 49, scope: !1186, inlinedAt: !1187)
!1226 = !DILocation(line: 67, column: 5, scope: !1186, inlinedAt: !1187)
!1227 = !DILocation(line: 67, column: 14, scope: !1186, inlinedAt: !1187)
!1228 = !DILocation(line: 68, column: 28, scope: !1186, inlinedAt: !1187)
!1229 = !DILocation(line: 68, column: 26, scope: !1186, inlinedAt: !1187)
!1230 = !DILocation(line: 68, column: 69, scope: !1186, inlinedAt: !1187)
!1231 = !DILocation(line: 68, column: 54, scope: !1186, inlinedAt: !1187)
!1232 = !DILocation(line: 68, column: 52, scope: !1186, inlinedAt: !1187)
!1233 = !DILocation(line: 68, column: 5, scope: !1186, inlinedAt: !1187)
!1234 = !DILocation(line: 68, column: 14, scope: !1186, inlinedAt: !1187)
!1235 = !DILocation(line: 69, column: 40, scope: !1186, inlinedAt: !1187)
!1236 = !DILocation(line: 69, column: 24, scope: !1186, inlinedAt: !1187)
!1237 = !DILocation(line: 69, column: 17, scope: !1186, inlinedAt: !1187)
!1238 = !DILocation(line: 69, column: 5, scope: !1186, inlinedAt: !1187)
!1239 = !DILocation(line: 41, column: 21, scope: !1178)
!1240 = !DILocation(line: 41, column: 27, scope: !1178)
!1241 = !DILocation(line: 41, column: 19, scope: !1178)
!1242 = !DILocation(line: 41, column: 33, scope: !1178)
!1243 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1244 = !DILocation(line: 41, column: 11, scope: !1178)
!1245 = !DILocation(line: 74, column: 34, scope: !1243, inlinedAt: !1244)
!1246 = !DILocation(line: 74, column: 26, scope: !1243, inlinedAt: !1244)
!1247 = !DILocation(line: 74, column: 47, scope: !1243, inlinedAt: !1244)
!1248 = !DILocation(line: 74, column: 5, scope: !1243, inlinedAt: !1244)
!1249 = !DILocation(line: 74, column: 13, scope: !1243, inlinedAt: !1244)
!1250 = distinct !DISubprogram(name: "IntegersInt32", scope: !844, file: !844, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1251 = !DILocation(line: 48, column: 6, scope: !1250)
!1252 = !DILocation(line: 49, column: 32, scope: !1250)
!1253 = !DILocation(line: 50, column: 17, scope: !1250)
!1254 = !DILocation(line: 50, column: 35, scope: !1250)
!1255 = !DILocation(line: 50, column: 38, scope: !1250)
!1256 = !DILocation(line: 50, column: 15, scope: !1250)
!1257 = !DILocation(line: 50, column: 57, scope: !1250)
!1258 = !DILocation(line: 50, column: 63, scope: !1250)
!1259 = !DILocation(line: 50, column: 74, scope: !1250)
!1260 = !DILocation(line: 50, column: 72, scope: !1250)
!1261 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1262 = !DILocation(line: 50, column: 11, scope: !1250)
!1263 = !DILocation(line: 14, column: 28, scope: !1261, inlinedAt: !1262)
!1264 = !DILocation(line: 14, column: 33, scope: !1261, inlinedAt: !1262)
!1265 = !DILocation(line: 14, column: 38, scope: !1261, inlinedAt: !1262)
!1266 = !DILocation(line: 14, column: 5, scope: !1261, inlinedAt: !1262)
!1267 = !DILocation(line: 14, column: 13, scope: !1261, inlinedAt: !1262)
!1268 = !DILocation(line: 14, column: 21, scope: !1261, inlinedAt: !1262)
!1269 = !DILocation(line: 15, column: 36, scope: !1261, inlinedAt: !1262)
!1270 = !DILocation(line: 15, column: 41, scope: !1261, inlinedAt: !1262)
!1271 = !DILocation(line: 15, column: 46, scope: !1261, inlinedAt: !1262)
!1272 = !DILocation(line: 15, column: 51, scope: !1261, inlinedAt: !1262)
!1273 = !DILocation(line: 15, column: 5, scope: !1261, inlinedAt: !1262)
!1274 = !DILocation(line: 15, column: 13, scope: !1261, inlinedAt: !1262)
!1275 = !DILocation(line: 15, column: 21, scope: !1261, inlinedAt: !1262)
!1276 = !DILocation(line: 15, column: 29, scope: !1261, inlinedAt: !1262)
!1277 = !DILocation(line: 16, column: 27, scope: !1261, inlinedAt: !1262)
!1278 = !DILocation(line: 16, column: 31, scope: !1261, inlinedAt: !1262)
!1279 = !DILocation(line: 16, column: 5, scope: !1261, inlinedAt: !1262)
!1280 = !DILocation(line: 16, column: 13, scope: !1261, inlinedAt: !1262)
!1281 = !DILocation(line: 16, column: 21, scope: !1261, inlinedAt: !1262)
!1282 = !DILocation(line: 17, column: 22, scope: !1261, inlinedAt: !1262)
!1283 = !DILocation(line: 17, column: 28, scope: !1261, inlinedAt: !1262)
!1284 = !DILocation(line: 17, column: 5, scope: !1261, inlinedAt: !1262)
!1285 = !DILocation(line: 17, column: 14, scope: !1261, inlinedAt: !1262)
!1286 = !DILocation(line: 18, column: 27, scope: !1261, inlinedAt: !1262)
!1287 = !DILocation(line: 18, column: 22, scope: !1261, inlinedAt: !1262)
!1288 = !DILocation(line: 18, column: 40, scope: !1261, inlinedAt: !1262)
!1289 = !DILocation(line: 18, column: 33, scope: !1261, inlinedAt: !1262)
!1290 = !DILocation(line: 18, column: 5, scope: !1261, inlinedAt: !1262)
!1291 = !DILocation(line: 18, column: 14, scope: !1261, inlinedAt: !1262)
!1292 = !DILocation(line: 19, column: 22, scope: !1261, inlinedAt: !1262)
!1293 = !DILocation(line: 19, column: 28, scope: !1261, inlinedAt: !1262)
!1294 = !DILocation(line: 19, column: 5, scope: !1261, inlinedAt: !1262)
!1295 = !DILocation(line: 19, column: 14, scope: !1261, inlinedAt: !1262)
!1296 = !DILocation(line: 20, column: 25, scope: !1261, inlinedAt: !1262)
!1297 = !DILocation(line: 20, column: 35, scope: !1261, inlinedAt: !1262)
!1298 = !DILocation(line: 20, column: 31, scope: !1261, inlinedAt: !1262)
!1299 = !DILocation(line: 20, column: 5, scope: !1261, inlinedAt: !1262)
!1300 = !DILocation(line: 20, column: 14, scope: !1261, inlinedAt: !1262)
!1301 = !DILocation(line: 21, column: 7, scope: !1261, inlinedAt: !1262)
!1302 = !DILocation(line: 22, column: 23, scope: !1261, inlinedAt: !1262)
!1303 = !DILocation(line: 22, column: 28, scope: !1261, inlinedAt: !1262)
!1304 = !DILocation(line: 22, column: 6, scope: !1261, inlinedAt: !1262)
!1305 = !DILocation(line: 22, column: 15, scope: !1261, inlinedAt: !1262)
!1306 = !DILocation(line: 24, column: 6, scope: !1261, inlinedAt: !1262)
!1307 = !DILocation(line: 24, column: 15, scope: !1261, inlinedAt: !1262)
!1308 = !DILocation(line: 26, column: 22, scope: !1261, inlinedAt: !1262)
!1309 = !DILocation(line: 26, column: 27, scope: !1261, inlinedAt: !1262)
!1310 = !DILocation(line: 26, column: 5, scope: !1261, inlinedAt: !1262)
!1311 = !DILocation(line: 26, column: 14, scope: !1261, inlinedAt: !1262)
!1312 = !DILocation(line: 27, column: 22, scope: !1261, inlinedAt: !1262)
!1313 = !DILocation(line: 27, column: 27, scope: !1261, inlinedAt: !1262)
!1314 = !DILocation(line: 27, column: 5, scope: !1261, inlinedAt: !1262)
!1315 = !DILocation(line: 27, column: 14, scope: !1261, inlinedAt: !1262)
!1316 = !DILocation(line: 28, column: 24, scope: !1261, inlinedAt: !1262)
!1317 = !DILocation(line: 28, column: 35, scope: !1261, inlinedAt: !1262)
!1318 = !DILocation(line: 28, column: 5, scope: !1261, inlinedAt: !1262)
!1319 = !DILocation(line: 28, column: 14, scope: !1261, inlinedAt: !1262)
!1320 = !DILocation(line: 29, column: 39, scope: !1261, inlinedAt: !1262)
!1321 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1322 = !DILocation(line: 29, column: 36, scope: !1261, inlinedAt: !1262)
!1323 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1322)
!1324 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1322)
!1325 = !DILocation(line: 29, column: 55, scope: !1261, inlinedAt: !1262)
!1326 = !DILocation(line: 29, column: 52, scope: !1261, inlinedAt: !1262)
!1327 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1326)
!1328 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1326)
!1329 = !DILocation(line: 29, column: 71, scope: !1261, inlinedAt: !1262)
!1330 = !DILocation(line: 29, column: 68, scope: !1261, inlinedAt: !1262)
!1331 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1330)
!1332 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1330)
!1333 = !DILocation(line: 29, column: 5, scope: !1261, inlinedAt: !1262)
!1334 = !DILocation(line: 29, column: 14, scope: !1261, inlinedAt: !1262)
!1335 = !DILocation(line: 29, column: 23, scope: !1261, inlinedAt: !1262)
!1336 = !DILocation(line: 30, column: 39, scope: !1261, inlinedAt: !1262)
!1337 = !DILocation(line: 30, column: 36, scope: !1261, inlinedAt: !1262)
!1338 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1337)
!1339 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1337)
!1340 = !DILocation(line: 30, column: 55, scope: !1261, inlinedAt: !1262)
!1341 = !DILocation(line: 30, column: 52, scope: !1261, inlinedAt: !1262)
!1342 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1341)
!1343 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1341)
!1344 = !DILocation(line: 30, column: 70, scope: !1261, inlinedAt: !1262)
!1345 = !DILocation(line: 30, column: 67, scope: !1261, inlinedAt: !1262)
!1346 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1345)
!1347 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1345)
!1348 = !DILocation(line: 30, column: 5, scope: !1261, inlinedAt: !1262)
!1349 = !DILocation(line: 30, column: 14, scope: !1261, inlinedAt: !1262)
!1350 = !DILocation(line: 30, column: 23, scope: !1261, inlinedAt: !1262)
!1351 = !DILocation(line: 33, column: 2, scope: !1261, inlinedAt: !1262)
!1352 = !DILocation(line: 34, column: 2, scope: !1261, inlinedAt: !1262)
!1353 = !DILocation(line: 35, column: 2, scope: !1261, inlinedAt: !1262)
!1354 = !DILocation(line: 36, column: 5, scope: !1261, inlinedAt: !1262)
!1355 = !DILocation(line: 37, column: 2, scope: !1261, inlinedAt: !1262)
!1356 = !DILocation(line: 38, column: 2, scope: !1261, inlinedAt: !1262)
!1357 = !DILocation(line: 39, column: 2, scope: !1261, inlinedAt: !1262)
!1358 = !DILocation(line: 40, column: 2, scope: !1261, inlinedAt: !1262)
!1359 = !DILocation(line: 41, column: 5, scope: !1261, inlinedAt: !1262)
!1360 = !DILocation(line: 44, column: 2, scope: !1261, inlinedAt: !1262)
!1361 = !DILocation(line: 45, column: 5, scope: !1261, inlinedAt: !1262)
!1362 = !DILocation(line: 48, column: 14, scope: !1261, inlinedAt: !1262)
!1363 = !DILocation(line: 48, column: 5, scope: !1261, inlinedAt: !1262)
!1364 = !DILocation(line: 49, column: 21, scope: !1261, inlinedAt: !1262)
!1365 = !DILocation(line: 49, column: 30, scope: !1261, inlinedAt: !1262)
!1366 = !DILocation(line: 49, column: 40, scope: !1261, inlinedAt: !1262)
!1367 = !DILocation(line: 49, column: 18, scope: !1261, inlinedAt: !1262)
!1368 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1367)
!1369 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1367)
!1370 = !DILocation(line: 49, column: 5, scope: !1261, inlinedAt: !1262)
!1371 = !DILocation(line: 50, column: 34, scope: !1261, inlinedAt: !1262)
!1372 = !DILocation(line: 50, column: 28, scope: !1261, inlinedAt: !1262)
!1373 = !DILocation(line: 50, column: 18, scope: !1261, inlinedAt: !1262)
!1374 = !DILocation(line: 10, column: 6, scope: !1321, inlinedAt: !1373)
!1375 = !DILocation(line: 14, column: 2, scope: !1321, inlinedAt: !1373)
!1376 = !DILocation(line: 50, column: 5, scope: !1261, inlinedAt: !1262)
!1377 = !DILocation(line: 51, column: 17, scope: !1261, inlinedAt: !1262)
!1378 = !DILocation(line: 51, column: 13, scope: !1261, inlinedAt: !1262)
!1379 = !DILocation(line: 51, column: 21, scope: !1261, inlinedAt: !1262)
!1380 = !DILocation(line: 51, column: 5, scope: !1261, inlinedAt: !1262)
!1381 = !DILocation(line: 53, column: 5, scope: !1261, inlinedAt: !1262)
!1382 = distinct !DISubprogram(name: "ConvertInt32", scope: !844, file: !844, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1383 = !DILocation(line: 57, column: 6, scope: !1382)
!1384 = !DILocation(line: 58, column: 32, scope: !1382)
!1385 = !DILocation(line: 59, column: 20, scope: !1382)
!1386 = !DILocation(line: 59, column: 41, scope: !1382)
!1387 = !DILocation(line: 59, column: 44, scope: !1382)
!1388 = !DILocation(line: 59, column: 18, scope: !1382)
!1389 = !DILocation(line: 59, column: 66, scope: !1382)
!1390 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1391 = !DILocation(line: 59, column: 14, scope: !1382)
!1392 = !DILocation(line: 62, column: 53, scope: !1390, inlinedAt: !1391)
!1393 = !DILocation(line: 62, column: 48, scope: !1390, inlinedAt: !1391)
!1394 = !DILocation(line: 62, column: 70, scope: !1390, inlinedAt: !1391)
!1395 = !DILocation(line: 62, column: 64, scope: !1390, inlinedAt: !1391)
!1396 = !DILocation(line: 62, column: 81, scope: !1390, inlinedAt: !1391)
!1397 = !DILocation(line: 62, column: 5, scope: !1390, inlinedAt: !1391)
!1398 = !DILocation(line: 62, column: 13, scope: !1390, inlinedAt: !1391)
!1399 = !DILocation(line: 62, column: 21, scope: !1390, inlinedAt: !1391)
!1400 = !DILocation(line: 62, column: 29, scope: !1390, inlinedAt: !1391)
!1401 = !DILocation(line: 62, column: 37, scope: !1390, inlinedAt: !1391)
!1402 = !DILocation(line: 63, column: 54, scope: !1390, inlinedAt: !1391)
!1403 = !DILocation(line: 63, column: 48, scope: !1390, inlinedAt: !1391)
!1404 = !DILocation(line: 63, column: 72, scope: !1390, inlinedAt: !1391)
!1405 = !DILocation(line: 63, column: 65, scope: !1390, inlinedAt: !1391)
!1406 = !DILocation(line: 63, column: 90, scope: !1390, inlinedAt: !1391)
!1407 = !DILocation(line: 63, column: 83, scope: !1390, inlinedAt: !1391)
!1408 = !DILocation(line: 63, column: 108, scope: !1390, inlinedAt: !1391)
!1409 = !DILocation(line: 63, column: 101, scope: !1390, inlinedAt: !1391)
!1410 = !DILocation(line: 63, column: 5, scope: !1390, inlinedAt: !1391)
!1411 = !DILocation(line: 63, column: 13, scope: !1390, inlinedAt: !1391)
!1412 = !DILocation(line: 63, column: 21, scope: !1390, inlinedAt: !1391)
!1413 = !DILocation(line: 63, column: 29, scope: !1390, inlinedAt: !1391)
!1414 = !DILocation(line: 63, column: 37, scope: !1390, inlinedAt: !1391)
!1415 = !DILocation(line: 64, column: 37, scope: !1390, inlinedAt: !1391)
!1416 = !DILocation(line: 64, column: 35, scope: !1390, inlinedAt: !1391)
!1417 = !DILocation(line: 64, column: 56, scope: !1390, inlinedAt: !1391)
!1418 = !DILocation(line: 64, column: 54, scope: !1390, inlinedAt: !1391)
!1419 = !DILocation(line: 64, column: 76, scope: !1390, inlinedAt: !1391)
!1420 = !DILocation(line: 64, column: 74, scope: !1390, inlinedAt: !1391)
!1421 = !DILocation(line: 64, column: 5, scope: !1390, inlinedAt: !1391)
!1422 = !DILocation(line: 64, column: 14, scope: !1390, inlinedAt: !1391)
!1423 = !DILocation(line: 64, column: 23, scope: !1390, inlinedAt: !1391)
!1424 = !DILocation(line: 65, column: 5, scope: !1390, inlinedAt: !1391)
!1425 = !DILocation(line: 65, column: 14, scope: !1390, inlinedAt: !1391)
!1426 = !DILocation(line: 66, column: 22, scope: !1390, inlinedAt: !1391)
!1427 = !DILocation(line: 66, column: 12, scope: !1390, inlinedAt: !1391)
!1428 = !DILocation(line: 67, column: 34, scope: !1390, inlinedAt: !1391)
!1429 = !DILocation(line: 67, column: 26, scope: !1390, inlinedAt: !1391)
!1430 = !DILocation(line: 67, column: 57, scope: !1390, inlinedAt: !1391)
!1431 = !DILocation(line: 67, column: 49, scope: !1390, inlinedAt: !1391)
!1432 = !DILocation(line: 67, column: 5, scope: !1390, inlinedAt: !1391)
!1433 = !DILocation(line: 67, column: 14, scope: !1390, inlinedAt: !1391)
!1434 = !DILocation(line: 68, column: 28, scope: !1390, inlinedAt: !1391)
!1435 = !DILocation(line: 68, column: 26, scope: !1390, inlinedAt: !1391)
!1436 = !DILocation(line: 68, column: 69, scope: !1390, inlinedAt: !1391)
!1437 = !DILocation(line: 68, column: 54, scope: !1390, inlinedAt: !1391)
!1438 = !DILocation(line: 68, column: 52, scope: !1390, inlinedAt: !1391)
!1439 = !DILocation(line: 68, column: 5, scope: !1390, inlinedAt: !1391)
!1440 = !DILocation(line: 68, column: 14, scope: !1390, inlinedAt: !1391)
!1441 = !DILocation(line: 69, column: 40, scope: !1390, inlinedAt: !1391)
!1442 = !DILocation(line: 69, column: 24, scope: !1390, inlinedAt: !1391)
!1443 = !DILocation(line: 69, column: 17, scope: !1390, inlinedAt: !1391)
!1444 = !DILocation(line: 69, column: 5, scope: !1390, inlinedAt: !1391)
!1445 = !DILocation(line: 60, column: 21, scope: !1382)
!1446 = !DILocation(line: 60, column: 27, scope: !1382)
!1447 = !DILocation(line: 60, column: 19, scope: !1382)
!1448 = !DILocation(line: 60, column: 33, scope: !1382)
!1449 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1450 = !DILocation(line: 60, column: 11, scope: !1382)
!1451 = !DILocation(line: 74, column: 34, scope: !1449, inlinedAt: !1450)
!1452 = !DILocation(line: 74, column: 26, scope: !1449, inlinedAt: !1450)
!1453 = !DILocation(line: 74, column: 47, scope: !1449, inlinedAt: !1450)
!1454 = !DILocation(line: 74, column: 5, scope: !1449, inlinedAt: !1450)
!1455 = !DILocation(line: 74, column: 13, scope: !1449, inlinedAt: !1450)
!1456 = distinct !DISubprogram(name: "AtomicsInt32", scope: !844, file: !844, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1457 = !DILocation(line: 67, column: 6, scope: !1456)
!1458 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1459 = !DILocation(line: 68, column: 9, scope: !1456)
!1460 = !DILocation(line: 15, column: 23, scope: !1458, inlinedAt: !1459)
!1461 = !DILocation(line: 16, column: 14, scope: !1458, inlinedAt: !1459)
!1462 = !DILocation(line: 16, column: 8, scope: !1458, inlinedAt: !1459)
!1463 = !DILocation(line: 17, column: 25, scope: !1458, inlinedAt: !1459)
!1464 = !DILocation(line: 17, column: 15, scope: !1458, inlinedAt: !1459)
!1465 = !DILocation(line: 18, column: 25, scope: !1458, inlinedAt: !1459)
!1466 = !DILocation(line: 18, column: 15, scope: !1458, inlinedAt: !1459)
!1467 = !DILocation(line: 19, column: 25, scope: !1458, inlinedAt: !1459)
!1468 = !DILocation(line: 19, column: 15, scope: !1458, inlinedAt: !1459)
!1469 = !DILocation(line: 20, column: 25, scope: !1458, inlinedAt: !1459)
!1470 = !DILocation(line: 20, column: 15, scope: !1458, inlinedAt: !1459)
!1471 = !DILocation(line: 21, column: 42, scope: !1458, inlinedAt: !1459)
!1472 = !DILocation(line: 21, column: 32, scope: !1458, inlinedAt: !1459)
!1473 = !DILocation(line: 21, column: 5, scope: !1458, inlinedAt: !1459)
!1474 = !DILocation(line: 22, column: 29, scope: !1458, inlinedAt: !1459)
!1475 = !DILocation(line: 22, column: 19, scope: !1458, inlinedAt: !1459)
!1476 = !DILocation(line: 22, column: 34, scope: !1458, inlinedAt: !1459)
!1477 = !DILocation(line: 23, column: 26, scope: !1458, inlinedAt: !1459)
!1478 = !DILocation(line: 23, column: 18, scope: !1458, inlinedAt: !1459)
!1479 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !844, file: !844, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1480 = !DILocation(line: 74, column: 6, scope: !1479)
!1481 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1482 = !DILocation(line: 74, column: 69, scope: !1479)
!1483 = !DILocation(line: 30, column: 23, scope: !1481, inlinedAt: !1482)
!1484 = !DILocation(line: 31, column: 25, scope: !1481, inlinedAt: !1482)
!1485 = !DILocation(line: 31, column: 46, scope: !1481, inlinedAt: !1482)
!1486 = !DILocation(line: 31, column: 37, scope: !1481, inlinedAt: !1482)
!1487 = !DILocation(line: 31, column: 30, scope: !1481, inlinedAt: !1482)
!1488 = !DILocation(line: 31, column: 15, scope: !1481, inlinedAt: !1482)
!1489 = !DILocation(line: 32, column: 24, scope: !1481, inlinedAt: !1482)
!1490 = !DILocation(line: 32, column: 14, scope: !1481, inlinedAt: !1482)
!1491 = !DILocation(line: 33, column: 25, scope: !1481, inlinedAt: !1482)
!1492 = !DILocation(line: 33, column: 31, scope: !1481, inlinedAt: !1482)
!1493 = !DILocation(line: 33, column: 15, scope: !1481, inlinedAt: !1482)
!1494 = !DILocation(line: 35, column: 35, scope: !1481, inlinedAt: !1482)
!1495 = !DILocation(line: 35, column: 25, scope: !1481, inlinedAt: !1482)
!1496 = !DILocation(line: 36, column: 55, scope: !1481, inlinedAt: !1482)
!1497 = !DILocation(line: 36, column: 30, scope: !1481, inlinedAt: !1482)
!1498 = !DILocation(line: 36, column: 59, scope: !1481, inlinedAt: !1482)
!1499 = !DILocation(line: 37, column: 7, scope: !1481, inlinedAt: !1482)
!1500 = !DILocation(line: 41, column: 39, scope: !1481, inlinedAt: !1482)
!1501 = !DILocation(line: 41, column: 29, scope: !1481, inlinedAt: !1482)
!1502 = !DILocation(line: 41, column: 50, scope: !1481, inlinedAt: !1482)
!1503 = !DILocation(line: 42, column: 26, scope: !1481, inlinedAt: !1482)
!1504 = !DILocation(line: 42, column: 16, scope: !1481, inlinedAt: !1482)
!1505 = distinct !DISubprogram(name: "IntegersInt64", scope: !844, file: !844, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1506 = !DILocation(line: 79, column: 6, scope: !1505)
!1507 = !DILocation(line: 80, column: 32, scope: !1505)
!1508 = !DILocation(line: 81, column: 17, scope: !1505)
!1509 = !DILocation(line: 81, column: 35, scope: !1505)
!1510 = !DILocation(line: 81, column: 38, scope: !1505)
!1511 = !DILocation(line: 81, column: 15, scope: !1505)
!1512 = !DILocation(line: 81, column: 57, scope: !1505)
!1513 = !DILocation(line: 81, column: 63, scope: !1505)
!1514 = !DILocation(line: 81, column: 74, scope: !1505)
!1515 = !DILocation(line: 81, column: 72, scope: !1505)
!1516 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1517 = !DILocation(line: 81, column: 11, scope: !1505)
!1518 = !DILocation(line: 14, column: 28, scope: !1516, inlinedAt: !1517)
!1519 = !DILocation(line: 14, column: 33, scope: !1516, inlinedAt: !1517)
!1520 = !DILocation(line: 14, column: 38, scope: !1516, inlinedAt: !1517)
!1521 = !DILocation(line: 14, column: 5, scope: !1516, inlinedAt: !1517)
!1522 = !DILocation(line: 14, column: 13, scope: !1516, inlinedAt: !1517)
!1523 = !DILocation(line: 14, column: 21, scope: !1516, inlinedAt: !1517)
!1524 = !DILocation(line: 15, column: 36, scope: !1516, inlinedAt: !1517)
!1525 = !DILocation(line: 15, column: 41, scope: !1516, inlinedAt: !1517)
!1526 = !DILocation(line: 15, column: 46, scope: !1516, inlinedAt: !1517)
!1527 = !DILocation(line: 15, column: 51, scope: !1516, inlinedAt: !1517)
!1528 = !DILocation(line: 15, column: 5, scope: !1516, inlinedAt: !1517)
!1529 = !DILocation(line: 15, column: 13, scope: !1516, inlinedAt: !1517)
!1530 = !DILocation(line: 15, column: 21, scope: !1516, inlinedAt: !1517)
!1531 = !DILocation(line: 15, column: 29, scope: !1516, inlinedAt: !1517)
!1532 = !DILocation(line: 16, column: 27, scope: !1516, inlinedAt: !1517)
!1533 = !DILocation(line: 16, column: 31, scope: !1516, inlinedAt: !1517)
!1534 = !DILocation(line: 16, column: 5, scope: !1516, inlinedAt: !1517)
!1535 = !DILocation(line: 16, column: 13, scope: !1516, inlinedAt: !1517)
!1536 = !DILocation(line: 16, column: 21, scope: !1516, inlinedAt: !1517)
!1537 = !DILocation(line: 17, column: 22, scope: !1516, inlinedAt: !1517)
!1538 = !DILocation(line: 17, column: 28, scope: !1516, inlinedAt: !1517)
!1539 = !DILocation(line: 17, column: 5, scope: !1516, inlinedAt: !1517)
!1540 = !DILocation(line: 17, column: 14, scope: !1516, inlinedAt: !1517)
!1541 = !DILocation(line: 18, column: 27, scope: !1516, inlinedAt: !1517)
!1542 = !DILocation(line: 18, column: 22, scope: !1516, inlinedAt: !1517)
!1543 = !DILocation(line: 18, column: 40, scope: !1516, inlinedAt: !1517)
!1544 = !DILocation(line: 18, column: 33, scope: !1516, inlinedAt: !1517)
!1545 = !DILocation(line: 18, column: 5, scope: !1516, inlinedAt: !1517)
!1546 = !DILocation(line: 18, column: 14, scope: !1516, inlinedAt: !1517)
!1547 = !DILocation(line: 19, column: 22, scope: !1516, inlinedAt: !1517)
!1548 = !DILocation(line: 19, column: 28, scope: !1516, inlinedAt: !1517)
!1549 = !DILocation(line: 19, column: 5, scope: !1516, inlinedAt: !1517)
!1550 = !DILocation(line: 19, column: 14, scope: !1516, inlinedAt: !1517)
!1551 = !DILocation(line: 20, column: 25, scope: !1516, inlinedAt: !1517)
!1552 = !DILocation(line: 20, column: 35, scope: !1516, inlinedAt: !1517)
!1553 = !DILocation(line: 20, column: 31, scope: !1516, inlinedAt: !1517)
!1554 = !DILocation(line: 20, column: 5, scope: !1516, inlinedAt: !1517)
!1555 = !DILocation(line: 20, column: 14, scope: !1516, inlinedAt: !1517)
!1556 = !DILocation(line: 21, column: 7, scope: !1516, inlinedAt: !1517)
!1557 = !DILocation(line: 22, column: 23, scope: !1516, inlinedAt: !1517)
!1558 = !DILocation(line: 22, column: 28, scope: !1516, inlinedAt: !1517)
!1559 = !DILocation(line: 22, column: 6, scope: !1516, inlinedAt: !1517)
!1560 = !DILocation(line: 22, column: 15, scope: !1516, inlinedAt: !1517)
!1561 = !DILocation(line: 24, column: 6, scope: !1516, inlinedAt: !1517)
!1562 = !DILocation(line: 24, column: 15, scope: !1516, inlinedAt: !1517)
!1563 = !DILocation(line: 26, column: 22, scope: !1516, inlinedAt: !1517)
!1564 = !DILocation(line: 26, column: 27, scope: !1516, inlinedAt: !1517)
!1565 = !DILocation(line: 26, column: 5, scope: !1516, inlinedAt: !1517)
!1566 = !DILocation(line: 26, column: 14, scope: !1516, inlinedAt: !1517)
!1567 = !DILocation(line: 27, column: 22, scope: !1516, inlinedAt: !1517)
!1568 = !DILocation(line: 27, column: 27, scope: !1516, inlinedAt: !1517)
!1569 = !DILocation(line: 27, column: 5, scope: !1516, inlinedAt: !1517)
!1570 = !DILocation(line: 27, column: 14, scope: !1516, inlinedAt: !1517)
!1571 = !DILocation(line: 28, column: 24, scope: !1516, inlinedAt: !1517)
!1572 = !DILocation(line: 28, column: 35, scope: !1516, inlinedAt: !1517)
!1573 = !DILocation(line: 28, column: 5, scope: !1516, inlinedAt: !1517)
!1574 = !DILocation(line: 28, column: 14, scope: !1516, inlinedAt: !1517)
!1575 = !DILocation(line: 29, column: 39, scope: !1516, inlinedAt: !1517)
!1576 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1577 = !DILocation(line: 29, column: 36, scope: !1516, inlinedAt: !1517)
!1578 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1577)
!1579 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1577)
!1580 = !DILocation(line: 29, column: 55, scope: !1516, inlinedAt: !1517)
!1581 = !DILocation(line: 29, column: 52, scope: !1516, inlinedAt: !1517)
!1582 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1581)
!1583 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1581)
!1584 = !DILocation(line: 29, column: 71, scope: !1516, inlinedAt: !1517)
!1585 = !DILocation(line: 29, column: 68, scope: !1516, inlinedAt: !1517)
!1586 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1585)
!1587 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1585)
!1588 = !DILocation(line: 29, column: 5, scope: !1516, inlinedAt: !1517)
!1589 = !DILocation(line: 29, column: 14, scope: !1516, inlinedAt: !1517)
!1590 = !DILocation(line: 29, column: 23, scope: !1516, inlinedAt: !1517)
!1591 = !DILocation(line: 30, column: 39, scope: !1516, inlinedAt: !1517)
!1592 = !DILocation(line: 30, column: 36, scope: !1516, inlinedAt: !1517)
!1593 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1592)
!1594 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1592)
!1595 = !DILocation(line: 30, column: 55, scope: !1516, inlinedAt: !1517)
!1596 = !DILocation(line: 30, column: 52, scope: !1516, inlinedAt: !1517)
!1597 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1596)
!1598 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1596)
!1599 = !DILocation(line: 30, column: 70, scope: !1516, inlinedAt: !1517)
!1600 = !DILocation(line: 30, column: 67, scope: !1516, inlinedAt: !1517)
!1601 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1600)
!1602 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1600)
!1603 = !DILocation(line: 30, column: 5, scope: !1516, inlinedAt: !1517)
!1604 = !DILocation(line: 30, column: 14, scope: !1516, inlinedAt: !1517)
!1605 = !DILocation(line: 30, column: 23, scope: !1516, inlinedAt: !1517)
!1606 = !DILocation(line: 33, column: 2, scope: !1516, inlinedAt: !1517)
!1607 = !DILocation(line: 34, column: 2, scope: !1516, inlinedAt: !1517)
!1608 = !DILocation(line: 35, column: 2, scope: !1516, inlinedAt: !1517)
!1609 = !DILocation(line: 36, column: 5, scope: !1516, inlinedAt: !1517)
!1610 = !DILocation(line: 37, column: 2, scope: !1516, inlinedAt: !1517)
!1611 = !DILocation(line: 38, column: 2, scope: !1516, inlinedAt: !1517)
!1612 = !DILocation(line: 39, column: 2, scope: !1516, inlinedAt: !1517)
!1613 = !DILocation(line: 40, column: 2, scope: !1516, inlinedAt: !1517)
!1614 = !DILocation(line: 41, column: 5, scope: !1516, inlinedAt: !1517)
!1615 = !DILocation(line: 44, column: 2, scope: !1516, inlinedAt: !1517)
!1616 = !DILocation(line: 45, column: 5, scope: !1516, inlinedAt: !1517)
!1617 = !DILocation(line: 48, column: 14, scope: !1516, inlinedAt: !1517)
!1618 = !DILocation(line: 48, column: 5, scope: !1516, inlinedAt: !1517)
!1619 = !DILocation(line: 49, column: 21, scope: !1516, inlinedAt: !1517)
!1620 = !DILocation(line: 49, column: 30, scope: !1516, inlinedAt: !1517)
!1621 = !DILocation(line: 49, column: 40, scope: !1516, inlinedAt: !1517)
!1622 = !DILocation(line: 49, column: 18, scope: !1516, inlinedAt: !1517)
!1623 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1622)
!1624 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1622)
!1625 = !DILocation(line: 49, column: 5, scope: !1516, inlinedAt: !1517)
!1626 = !DILocation(line: 50, column: 34, scope: !1516, inlinedAt: !1517)
!1627 = !DILocation(line: 50, column: 28, scope: !1516, inlinedAt: !1517)
!1628 = !DILocation(line: 50, column: 18, scope: !1516, inlinedAt: !1517)
!1629 = !DILocation(line: 10, column: 6, scope: !1576, inlinedAt: !1628)
!1630 = !DILocation(line: 14, column: 2, scope: !1576, inlinedAt: !1628)
!1631 = !DILocation(line: 50, column: 5, scope: !1516, inlinedAt: !1517)
!1632 = !DILocation(line: 51, column: 17, scope: !1516, inlinedAt: !1517)
!1633 = !DILocation(line: 51, column: 13, scope: !1516, inlinedAt: !1517)
!1634 = !DILocation(line: 51, column: 21, scope: !1516, inlinedAt: !1517)
!1635 = !DILocation(line: 51, column: 5, scope: !1516, inlinedAt: !1517)
!1636 = !DILocation(line: 53, column: 5, scope: !1516, inlinedAt: !1517)
!1637 = distinct !DISubprogram(name: "ConvertInt64", scope: !844, file: !844, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1638 = !DILocation(line: 88, column: 6, scope: !1637)
!1639 = !DILocation(line: 89, column: 32, scope: !1637)
!1640 = !DILocation(line: 90, column: 20, scope: !1637)
!1641 = !DILocation(line: 90, column: 41, scope: !1637)
!1642 = !DILocation(line: 90, column: 44, scope: !1637)
!1643 = !DILocation(line: 90, column: 18, scope: !1637)
!1644 = !DILocation(line: 90, column: 66, scope: !1637)
!1645 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1646 = !DILocation(line: 90, column: 14, scope: !1637)
!1647 = !DILocation(line: 62, column: 53, scope: !1645, inlinedAt: !1646)
!1648 = !DILocation(line: 62, column: 48, scope: !1645, inlinedAt: !1646)
!1649 = !DILocation(line: 62, column: 70, scope: !1645, inlinedAt: !1646)
!1650 = !DILocation(line: 62, column: 64, scope: !1645, inlinedAt: !1646)
!1651 = !DILocation(line: 62, column: 87, scope: !1645, inlinedAt: !1646)
!1652 = !DILocation(line: 62, column: 81, scope: !1645, inlinedAt: !1646)
!1653 = !DILocation(line: 62, column: 5, scope: !1645, inlinedAt: !1646)
!1654 = !DILocation(line: 62, column: 13, scope: !1645, inlinedAt: !1646)
!1655 = !DILocation(line: 62, column: 21, scope: !1645, inlinedAt: !1646)
!1656 = !DILocation(line: 62, column: 29, scope: !1645, inlinedAt: !1646)
!1657 = !DILocation(line: 62, column: 37, scope: !1645, inlinedAt: !1646)
!1658 = !DILocation(line: 63, column: 54, scope: !1645, inlinedAt: !1646)
!1659 = !DILocation(line: 63, column: 48, scope: !1645, inlinedAt: !1646)
!1660 = !DILocation(line: 63, column: 72, scope: !1645, inlinedAt: !1646)
!1661 = !DILocation(line: 63, column: 65, scope: !1645, inlinedAt: !1646)
!1662 = !DILocation(line: 63, column: 90, scope: !1645, inlinedAt: !1646)
!1663 = !DILocation(line: 63, column: 83, scope: !1645, inlinedAt: !1646)
!1664 = !DILocation(line: 63, column: 5, scope: !1645, inlinedAt: !1646)
!1665 = !DILocation(line: 63, column: 13, scope: !1645, inlinedAt: !1646)
!1666 = !DILocation(line: 63, column: 21, scope: !1645, inlinedAt: !1646)
!1667 = !DILocation(line: 63, column: 29, scope: !1645, inlinedAt: !1646)
!1668 = !DILocation(line: 63, column: 37, scope: !1645, inlinedAt: !1646)
!1669 = !DILocation(line: 64, column: 5, scope: !1645, inlinedAt: !1646)
!1670 = !DILocation(line: 64, column: 14, scope: !1645, inlinedAt: !1646)
!1671 = !DILocation(line: 64, column: 23, scope: !1645, inlinedAt: !1646)
!1672 = !DILocation(line: 65, column: 5, scope: !1645, inlinedAt: !1646)
!1673 = !DILocation(line: 65, column: 14, scope: !1645, inlinedAt: !1646)
!1674 = !DILocation(line: 66, column: 22, scope: !1645, inlinedAt: !1646)
!1675 = !DILocation(line: 66, column: 12, scope: !1645, inlinedAt: !1646)
!1676 = !DILocation(line: 67, column: 34, scope: !1645, inlinedAt: !1646)
!1677 = !DILocation(line: 67, column: 26, scope: !1645, inlinedAt: !1646)
!1678 = !DILocation(line: 67, column: 57, scope: !1645, inlinedAt: !1646)
!1679 = !DILocation(line: 67, column: 49, scope: !1645, inlinedAt: !1646)
!1680 = !DILocation(line: 67, column: 5, scope: !1645, inlinedAt: !1646)
!1681 = !DILocation(line: 67, column: 14, scope: !1645, inlinedAt: !1646)
!1682 = !DILocation(line: 68, column: 69, scope: !1645, inlinedAt: !1646)
!1683 = !DILocation(line: 68, column: 54, scope: !1645, inlinedAt: !1646)
!1684 = !DILocation(line: 68, column: 5, scope: !1645, inlinedAt: !1646)
!1685 = !DILocation(line: 68, column: 14, scope: !1645, inlinedAt: !1646)
!1686 = !DILocation(line: 69, column: 40, scope: !1645, inlinedAt: !1646)
!1687 = !DILocation(line: 69, column: 24, scope: !1645, inlinedAt: !1646)
!1688 = !DILocation(line: 69, column: 17, scope: !1645, inlinedAt: !1646)
!1689 = !DILocation(line: 69, column: 5, scope: !1645, inlinedAt: !1646)
!1690 = !DILocation(line: 91, column: 21, scope: !1637)
!1691 = !DILocation(line: 91, column: 27, scope: !1637)
!1692 = !DILocation(line: 91, column: 19, scope: !1637)
!1693 = !DILocation(line: 91, column: 33, scope: !1637)
!1694 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1695 = !DILocation(line: 91, column: 11, scope: !1637)
!1696 = !DILocation(line: 74, column: 34, scope: !1694, inlinedAt: !1695)
!1697 = !DILocation(line: 74, column: 26, scope: !1694, inlinedAt: !1695)
!1698 = !DILocation(line: 74, column: 47, scope: !1694, inlinedAt: !1695)
!1699 = !DILocation(line: 74, column: 5, scope: !1694, inlinedAt: !1695)
!1700 = !DILocation(line: 74, column: 13, scope: !1694, inlinedAt: !1695)
!1701 = distinct !DISubprogram(name: "AtomicsInt64", scope: !844, file: !844, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1702 = !DILocation(line: 98, column: 6, scope: !1701)
!1703 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1704 = !DILocation(line: 99, column: 9, scope: !1701)
!1705 = !DILocation(line: 15, column: 23, scope: !1703, inlinedAt: !1704)
!1706 = !DILocation(line: 16, column: 14, scope: !1703, inlinedAt: !1704)
!1707 = !DILocation(line: 17, column: 25, scope: !1703, inlinedAt: !1704)
!1708 = !DILocation(line: 17, column: 15, scope: !1703, inlinedAt: !1704)
!1709 = !DILocation(line: 18, column: 25, scope: !1703, inlinedAt: !1704)
!1710 = !DILocation(line: 18, column: 15, scope: !1703, inlinedAt: !1704)
!1711 = !DILocation(line: 19, column: 25, scope: !1703, inlinedAt: !1704)
!1712 = !DILocation(line: 19, column: 15, scope: !1703, inlinedAt: !1704)
!1713 = !DILocation(line: 20, column: 25, scope: !1703, inlinedAt: !1704)
!1714 = !DILocation(line: 20, column: 15, scope: !1703, inlinedAt: !1704)
!1715 = !DILocation(line: 21, column: 42, scope: !1703, inlinedAt: !1704)
!1716 = !DILocation(line: 21, column: 32, scope: !1703, inlinedAt: !1704)
!1717 = !DILocation(line: 21, column: 5, scope: !1703, inlinedAt: !1704)
!1718 = !DILocation(line: 22, column: 29, scope: !1703, inlinedAt: !1704)
!1719 = !DILocation(line: 22, column: 19, scope: !1703, inlinedAt: !1704)
!1720 = !DILocation(line: 22, column: 34, scope: !1703, inlinedAt: !1704)
!1721 = !DILocation(line: 23, column: 26, scope: !1703, inlinedAt: !1704)
!1722 = !DILocation(line: 23, column: 18, scope: !1703, inlinedAt: !1704)
!1723 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !844, file: !844, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1724 = !DILocation(line: 105, column: 6, scope: !1723)
!1725 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1726 = !DILocation(line: 105, column: 69, scope: !1723)
!1727 = !DILocation(line: 30, column: 23, scope: !1725, inlinedAt: !1726)
!1728 = !DILocation(line: 31, column: 25, scope: !1725, inlinedAt: !1726)
!1729 = !DILocation(line: 31, column: 46, scope: !1725, inlinedAt: !1726)
!1730 = !DILocation(line: 31, column: 37, scope: !1725, inlinedAt: !1726)
!1731 = !DILocation(line: 31, column: 30, scope: !1725, inlinedAt: !1726)
!1732 = !DILocation(line: 31, column: 15, scope: !1725, inlinedAt: !1726)
!1733 = !DILocation(line: 32, column: 24, scope: !1725, inlinedAt: !1726)
!1734 = !DILocation(line: 32, column: 14, scope: !1725, inlinedAt: !1726)
!1735 = !DILocation(line: 33, column: 25, scope: !1725, inlinedAt: !1726)
!1736 = !DILocation(line: 33, column: 15, scope: !1725, inlinedAt: !1726)
!1737 = !DILocation(line: 35, column: 35, scope: !1725, inlinedAt: !1726)
!1738 = !DILocation(line: 35, column: 25, scope: !1725, inlinedAt: !1726)
!1739 = !DILocation(line: 36, column: 55, scope: !1725, inlinedAt: !1726)
!1740 = !DILocation(line: 36, column: 30, scope: !1725, inlinedAt: !1726)
!1741 = !DILocation(line: 36, column: 59, scope: !1725, inlinedAt: !1726)
!1742 = !DILocation(line: 37, column: 7, scope: !1725, inlinedAt: !1726)
!1743 = !DILocation(line: 41, column: 39, scope: !1725, inlinedAt: !1726)
!1744 = !DILocation(line: 41, column: 29, scope: !1725, inlinedAt: !1726)
!1745 = !DILocation(line: 41, column: 50, scope: !1725, inlinedAt: !1726)
!1746 = !DILocation(line: 42, column: 26, scope: !1725, inlinedAt: !1726)
!1747 = !DILocation(line: 42, column: 16, scope: !1725, inlinedAt: !1726)
!1748 = distinct !DISubprogram(name: "IntegersInt", scope: !844, file: !844, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1749 = !DILocation(line: 110, column: 6, scope: !1748)
!1750 = !DILocation(line: 111, column: 32, scope: !1748)
!1751 = !DILocation(line: 112, column: 17, scope: !1748)
!1752 = !DILocation(line: 112, column: 35, scope: !1748)
!1753 = !DILocation(line: 112, column: 38, scope: !1748)
!1754 = !DILocation(line: 112, column: 15, scope: !1748)
!1755 = !DILocation(line: 112, column: 57, scope: !1748)
!1756 = !DILocation(line: 112, column: 63, scope: !1748)
!1757 = !DILocation(line: 112, column: 74, scope: !1748)
!1758 = !DILocation(line: 112, column: 72, scope: !1748)
!1759 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1760 = !DILocation(line: 112, column: 11, scope: !1748)
!1761 = !DILocation(line: 14, column: 28, scope: !1759, inlinedAt: !1760)
!1762 = !DILocation(line: 14, column: 33, scope: !1759, inlinedAt: !1760)
!1763 = !DILocation(line: 14, column: 38, scope: !1759, inlinedAt: !1760)
!1764 = !DILocation(line: 14, column: 5, scope: !1759, inlinedAt: !1760)
!1765 = !DILocation(line: 14, column: 13, scope: !1759, inlinedAt: !1760)
!1766 = !DILocation(line: 14, column: 21, scope: !1759, inlinedAt: !1760)
!1767 = !DILocation(line: 15, column: 36, scope: !1759, inlinedAt: !1760)
!1768 = !DILocation(line: 15, column: 41, scope: !1759, inlinedAt: !1760)
!1769 = !DILocation(line: 15, column: 46, scope: !1759, inlinedAt: !1760)
!1770 = !DILocation(line: 15, column: 51, scope: !1759, inlinedAt: !1760)
!1771 = !DILocation(line: 15, column: 5, scope: !1759, inlinedAt: !1760)
!1772 = !DILocation(line: 15, column: 13, scope: !1759, inlinedAt: !1760)
!1773 = !DILocation(line: 15, column: 21, scope: !1759, inlinedAt: !1760)
!1774 = !DILocation(line: 15, column: 29, scope: !1759, inlinedAt: !1760)
!1775 = !DILocation(line: 16, column: 27, scope: !1759, inlinedAt: !1760)
!1776 = !DILocation(line: 16, column: 31, scope: !1759, inlinedAt: !1760)
!1777 = !DILocation(line: 16, column: 5, scope: !1759, inlinedAt: !1760)
!1778 = !DILocation(line: 16, column: 13, scope: !1759, inlinedAt: !1760)
!1779 = !DILocation(line: 16, column: 21, scope: !1759, inlinedAt: !1760)
!1780 = !DILocation(line: 17, column: 22, scope: !1759, inlinedAt: !1760)
!1781 = !DILocation(line: 17, column: 28, scope: !1759, inlinedAt: !1760)
!1782 = !DILocation(line: 17, column: 5, scope: !1759, inlinedAt: !1760)
!1783 = !DILocation(line: 17, column: 14, scope: !1759, inlinedAt: !1760)
!1784 = !DILocation(line: 18, column: 27, scope: !1759, inlinedAt: !1760)
!1785 = !DILocation(line: 18, column: 22, scope: !1759, inlinedAt: !1760)
!1786 = !DILocation(line: 18, column: 40, scope: !1759, inlinedAt: !1760)
!1787 = !DILocation(line: 18, column: 33, scope: !1759, inlinedAt: !1760)
!1788 = !DILocation(line: 18, column: 5, scope: !1759, inlinedAt: !1760)
!1789 = !DILocation(line: 18, column: 14, scope: !1759, inlinedAt: !1760)
!1790 = !DILocation(line: 19, column: 22, scope: !1759, inlinedAt: !1760)
!1791 = !DILocation(line: 19, column: 28, scope: !1759, inlinedAt: !1760)
!1792 = !DILocation(line: 19, column: 5, scope: !1759, inlinedAt: !1760)
!1793 = !DILocation(line: 19, column: 14, scope: !1759, inlinedAt: !1760)
!1794 = !DILocation(line: 20, column: 25, scope: !1759, inlinedAt: !1760)
!1795 = !DILocation(line: 20, column: 35, scope: !1759, inlinedAt: !1760)
!1796 = !DILocation(line: 20, column: 31, scope: !1759, inlinedAt: !1760)
!1797 = !DILocation(line: 20, column: 5, scope: !1759, inlinedAt: !1760)
!1798 = !DILocation(line: 20, column: 14, scope: !1759, inlinedAt: !1760)
!1799 = !DILocation(line: 21, column: 7, scope: !1759, inlinedAt: !1760)
!1800 = !DILocation(line: 22, column: 23, scope: !1759, inlinedAt: !1760)
!1801 = !DILocation(line: 22, column: 28, scope: !1759, inlinedAt: !1760)
!1802 = !DILocation(line: 22, column: 6, scope: !1759, inlinedAt: !1760)
!1803 = !DILocation(line: 22, column: 15, scope: !1759, inlinedAt: !1760)
!1804 = !DILocation(line: 24, column: 6, scope: !1759, inlinedAt: !1760)
!1805 = !DILocation(line: 24, column: 15, scope: !1759, inlinedAt: !1760)
!1806 = !DILocation(line: 26, column: 22, scope: !1759, inlinedAt: !1760)
!1807 = !DILocation(line: 26, column: 27, scope: !1759, inlinedAt: !1760)
!1808 = !DILocation(line: 26, column: 5, scope: !1759, inlinedAt: !1760)
!1809 = !DILocation(line: 26, column: 14, scope: !1759, inlinedAt: !1760)
!1810 = !DILocation(line: 27, column: 22, scope: !1759, inlinedAt: !1760)
!1811 = !DILocation(line: 27, column: 27, scope: !1759, inlinedAt: !1760)
!1812 = !DILocation(line: 27, column: 5, scope: !1759, inlinedAt: !1760)
!1813 = !DILocation(line: 27, column: 14, scope: !1759, inlinedAt: !1760)
!1814 = !DILocation(line: 28, column: 24, scope: !1759, inlinedAt: !1760)
!1815 = !DILocation(line: 28, column: 35, scope: !1759, inlinedAt: !1760)
!1816 = !DILocation(line: 28, column: 5, scope: !1759, inlinedAt: !1760)
!1817 = !DILocation(line: 28, column: 14, scope: !1759, inlinedAt: !1760)
!1818 = !DILocation(line: 29, column: 39, scope: !1759, inlinedAt: !1760)
!1819 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1820 = !DILocation(line: 29, column: 36, scope: !1759, inlinedAt: !1760)
!1821 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1820)
!1822 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1820)
!1823 = !DILocation(line: 29, column: 55, scope: !1759, inlinedAt: !1760)
!1824 = !DILocation(line: 29, column: 52, scope: !1759, inlinedAt: !1760)
!1825 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1824)
!1826 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1824)
!1827 = !DILocation(line: 29, column: 71, scope: !1759, inlinedAt: !1760)
!1828 = !DILocation(line: 29, column: 68, scope: !1759, inlinedAt: !1760)
!1829 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1828)
!1830 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1828)
!1831 = !DILocation(line: 29, column: 5, scope: !1759, inlinedAt: !1760)
!1832 = !DILocation(line: 29, column: 14, scope: !1759, inlinedAt: !1760)
!1833 = !DILocation(line: 29, column: 23, scope: !1759, inlinedAt: !1760)
!1834 = !DILocation(line: 30, column: 39, scope: !1759, inlinedAt: !1760)
!1835 = !DILocation(line: 30, column: 36, scope: !1759, inlinedAt: !1760)
!1836 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1835)
!1837 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1835)
!1838 = !DILocation(line: 30, column: 55, scope: !1759, inlinedAt: !1760)
!1839 = !DILocation(line: 30, column: 52, scope: !1759, inlinedAt: !1760)
!1840 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1839)
!1841 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1839)
!1842 = !DILocation(line: 30, column: 70, scope: !1759, inlinedAt: !1760)
!1843 = !DILocation(line: 30, column: 67, scope: !1759, inlinedAt: !1760)
!1844 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1843)
!1845 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1843)
!1846 = !DILocation(line: 30, column: 5, scope: !1759, inlinedAt: !1760)
!1847 = !DILocation(line: 30, column: 14, scope: !1759, inlinedAt: !1760)
!1848 = !DILocation(line: 30, column: 23, scope: !1759, inlinedAt: !1760)
!1849 = !DILocation(line: 33, column: 2, scope: !1759, inlinedAt: !1760)
!1850 = !DILocation(line: 34, column: 2, scope: !1759, inlinedAt: !1760)
!1851 = !DILocation(line: 35, column: 2, scope: !1759, inlinedAt: !1760)
!1852 = !DILocation(line: 36, column: 5, scope: !1759, inlinedAt: !1760)
!1853 = !DILocation(line: 37, column: 2, scope: !1759, inlinedAt: !1760)
!1854 = !DILocation(line: 38, column: 2, scope: !1759, inlinedAt: !1760)
!1855 = !DILocation(line: 39, column: 2, scope: !1759, inlinedAt: !1760)
!1856 = !DILocation(line: 40, column: 2, scope: !1759, inlinedAt: !1760)
!1857 = !DILocation(line: 41, column: 5, scope: !1759, inlinedAt: !1760)
!1858 = !DILocation(line: 44, column: 2, scope: !1759, inlinedAt: !1760)
!1859 = !DILocation(line: 45, column: 5, scope: !1759, inlinedAt: !1760)
!1860 = !DILocation(line: 48, column: 14, scope: !1759, inlinedAt: !1760)
!1861 = !DILocation(line: 48, column: 5, scope: !1759, inlinedAt: !1760)
!1862 = !DILocation(line: 49, column: 21, scope: !1759, inlinedAt: !1760)
!1863 = !DILocation(line: 49, column: 30, scope: !1759, inlinedAt: !1760)
!1864 = !DILocation(line: 49, column: 40, scope: !1759, inlinedAt: !1760)
!1865 = !DILocation(line: 49, column: 18, scope: !1759, inlinedAt: !1760)
!1866 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1865)
!1867 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1865)
!1868 = !DILocation(line: 49, column: 5, scope: !1759, inlinedAt: !1760)
!1869 = !DILocation(line: 50, column: 34, scope: !1759, inlinedAt: !1760)
!1870 = !DILocation(line: 50, column: 28, scope: !1759, inlinedAt: !1760)
!1871 = !DILocation(line: 50, column: 18, scope: !1759, inlinedAt: !1760)
!1872 = !DILocation(line: 10, column: 6, scope: !1819, inlinedAt: !1871)
!1873 = !DILocation(line: 14, column: 2, scope: !1819, inlinedAt: !1871)
!1874 = !DILocation(line: 50, column: 5, scope: !1759, inlinedAt: !1760)
!1875 = !DILocation(line: 51, column: 17, scope: !1759, inlinedAt: !1760)
!1876 = !DILocation(line: 51, column: 13, scope: !1759, inlinedAt: !1760)
!1877 = !DILocation(line: 51, column: 21, scope: !1759, inlinedAt: !1760)
!1878 = !DILocation(line: 51, column: 5, scope: !1759, inlinedAt: !1760)
!1879 = !DILocation(line: 53, column: 5, scope: !1759, inlinedAt: !1760)
!1880 = distinct !DISubprogram(name: "ConvertInt", scope: !844, file: !844, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1881 = !DILocation(line: 119, column: 6, scope: !1880)
!1882 = !DILocation(line: 120, column: 32, scope: !1880)
!1883 = !DILocation(line: 121, column: 20, scope: !1880)
!1884 = !DILocation(line: 121, column: 41, scope: !1880)
!1885 = !DILocation(line: 121, column: 44, scope: !1880)
!1886 = !DILocation(line: 121, column: 18, scope: !1880)
!1887 = !DILocation(line: 121, column: 66, scope: !1880)
!1888 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1889 = !DILocation(line: 121, column: 14, scope: !1880)
!1890 = !DILocation(line: 62, column: 53, scope: !1888, inlinedAt: !1889)
!1891 = !DILocation(line: 62, column: 48, scope: !1888, inlinedAt: !1889)
!1892 = !DILocation(line: 62, column: 70, scope: !1888, inlinedAt: !1889)
!1893 = !DILocation(line: 62, column: 64, scope: !1888, inlinedAt: !1889)
!1894 = !DILocation(line: 62, column: 87, scope: !1888, inlinedAt: !1889)
!1895 = !DILocation(line: 62, column: 81, scope: !1888, inlinedAt: !1889)
!1896 = !DILocation(line: 62, column: 5, scope: !1888, inlinedAt: !1889)
!1897 = !DILocation(line: 62, column: 13, scope: !1888, inlinedAt: !1889)
!1898 = !DILocation(line: 62, column: 21, scope: !1888, inlinedAt: !1889)
!1899 = !DILocation(line: 62, column: 29, scope: !1888, inlinedAt: !1889)
!1900 = !DILocation(line: 62, column: 37, scope: !1888, inlinedAt: !1889)
!1901 = !DILocation(line: 63, column: 54, scope: !1888, inlinedAt: !1889)
!1902 = !DILocation(line: 63, column: 48, scope: !1888, inlinedAt: !1889)
!1903 = !DILocation(line: 63, column: 72, scope: !1888, inlinedAt: !1889)
!1904 = !DILocation(line: 63, column: 65, scope: !1888, inlinedAt: !1889)
!1905 = !DILocation(line: 63, column: 90, scope: !1888, inlinedAt: !1889)
!1906 = !DILocation(line: 63, column: 83, scope: !1888, inlinedAt: !1889)
!1907 = !DILocation(line: 63, column: 5, scope: !1888, inlinedAt: !1889)
!1908 = !DILocation(line: 63, column: 13, scope: !1888, inlinedAt: !1889)
!1909 = !DILocation(line: 63, column: 21, scope: !1888, inlinedAt: !1889)
!1910 = !DILocation(line: 63, column: 29, scope: !1888, inlinedAt: !1889)
!1911 = !DILocation(line: 63, column: 37, scope: !1888, inlinedAt: !1889)
!1912 = !DILocation(line: 64, column: 5, scope: !1888, inlinedAt: !1889)
!1913 = !DILocation(line: 64, column: 14, scope: !1888, inlinedAt: !1889)
!1914 = !DILocation(line: 64, column: 23, scope: !1888, inlinedAt: !1889)
!1915 = !DILocation(line: 65, column: 5, scope: !1888, inlinedAt: !1889)
!1916 = !DILocation(line: 65, column: 14, scope: !1888, inlinedAt: !1889)
!1917 = !DILocation(line: 66, column: 22, scope: !1888, inlinedAt: !1889)
!1918 = !DILocation(line: 66, column: 12, scope: !1888, inlinedAt: !1889)
!1919 = !DILocation(line: 67, column: 34, scope: !1888, inlinedAt: !1889)
!1920 = !DILocation(line: 67, column: 26, scope: !1888, inlinedAt: !1889)
!1921 = !DILocation(line: 67, column: 57, scope: !1888, inlinedAt: !1889)
!1922 = !DILocation(line: 67, column: 49, scope: !1888, inlinedAt: !1889)
!1923 = !DILocation(line: 67, column: 5, scope: !1888, inlinedAt: !1889)
!1924 = !DILocation(line: 67, column: 14, scope: !1888, inlinedAt: !1889)
!1925 = !DILocation(line: 68, column: 69, scope: !1888, inlinedAt: !1889)
!1926 = !DILocation(line: 68, column: 54, scope: !1888, inlinedAt: !1889)
!1927 = !DILocation(line: 68, column: 5, scope: !1888, inlinedAt: !1889)
!1928 = !DILocation(line: 68, column: 14, scope: !1888, inlinedAt: !1889)
!1929 = !DILocation(line: 69, column: 40, scope: !1888, inlinedAt: !1889)
!1930 = !DILocation(line: 69, column: 24, scope: !1888, inlinedAt: !1889)
!1931 = !DILocation(line: 69, column: 17, scope: !1888, inlinedAt: !1889)
!1932 = !DILocation(line: 69, column: 5, scope: !1888, inlinedAt: !1889)
!1933 = !DILocation(line: 122, column: 21, scope: !1880)
!1934 = !DILocation(line: 122, column: 27, scope: !1880)
!1935 = !DILocation(line: 122, column: 19, scope: !1880)
!1936 = !DILocation(line: 122, column: 33, scope: !1880)
!1937 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1938 = !DILocation(line: 122, column: 11, scope: !1880)
!1939 = !DILocation(line: 74, column: 34, scope: !1937, inlinedAt: !1938)
!1940 = !DILocation(line: 74, column: 26, scope: !1937, inlinedAt: !1938)
!1941 = !DILocation(line: 74, column: 47, scope: !1937, inlinedAt: !1938)
!1942 = !DILocation(line: 74, column: 5, scope: !1937, inlinedAt: !1938)
!1943 = !DILocation(line: 74, column: 13, scope: !1937, inlinedAt: !1938)
!1944 = distinct !DISubprogram(name: "AtomicsInt", scope: !844, file: !844, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1945 = !DILocation(line: 129, column: 6, scope: !1944)
!1946 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1947 = !DILocation(line: 130, column: 9, scope: !1944)
!1948 = !DILocation(line: 15, column: 23, scope: !1946, inlinedAt: !1947)
!1949 = !DILocation(line: 16, column: 14, scope: !1946, inlinedAt: !1947)
!1950 = !DILocation(line: 17, column: 25, scope: !1946, inlinedAt: !1947)
!1951 = !DILocation(line: 17, column: 15, scope: !1946, inlinedAt: !1947)
!1952 = !DILocation(line: 18, column: 25, scope: !1946, inlinedAt: !1947)
!1953 = !DILocation(line: 18, column: 15, scope: !1946, inlinedAt: !1947)
!1954 = !DILocation(line: 19, column: 25, scope: !1946, inlinedAt: !1947)
!1955 = !DILocation(line: 19, column: 15, scope: !1946, inlinedAt: !1947)
!1956 = !DILocation(line: 20, column: 25, scope: !1946, inlinedAt: !1947)
!1957 = !DILocation(line: 20, column: 15, scope: !1946, inlinedAt: !1947)
!1958 = !DILocation(line: 21, column: 42, scope: !1946, inlinedAt: !1947)
!1959 = !DILocation(line: 21, column: 32, scope: !1946, inlinedAt: !1947)
!1960 = !DILocation(line: 21, column: 5, scope: !1946, inlinedAt: !1947)
!1961 = !DILocation(line: 22, column: 29, scope: !1946, inlinedAt: !1947)
!1962 = !DILocation(line: 22, column: 19, scope: !1946, inlinedAt: !1947)
!1963 = !DILocation(line: 22, column: 34, scope: !1946, inlinedAt: !1947)
!1964 = !DILocation(line: 23, column: 26, scope: !1946, inlinedAt: !1947)
!1965 = !DILocation(line: 23, column: 18, scope: !1946, inlinedAt: !1947)
!1966 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !844, file: !844, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1967 = !DILocation(line: 136, column: 6, scope: !1966)
!1968 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1969 = !DILocation(line: 136, column: 65, scope: !1966)
!1970 = !DILocation(line: 30, column: 23, scope: !1968, inlinedAt: !1969)
!1971 = !DILocation(line: 31, column: 25, scope: !1968, inlinedAt: !1969)
!1972 = !DILocation(line: 31, column: 46, scope: !1968, inlinedAt: !1969)
!1973 = !DILocation(line: 31, column: 37, scope: !1968, inlinedAt: !1969)
!1974 = !DILocation(line: 31, column: 30, scope: !1968, inlinedAt: !1969)
!1975 = !DILocation(line: 31, column: 15, scope: !1968, inlinedAt: !1969)
!1976 = !DILocation(line: 32, column: 24, scope: !1968, inlinedAt: !1969)
!1977 = !DILocation(line: 32, column: 14, scope: !1968, inlinedAt: !1969)
!1978 = !DILocation(line: 33, column: 25, scope: !1968, inlinedAt: !1969)
!1979 = !DILocation(line: 33, column: 15, scope: !1968, inlinedAt: !1969)
!1980 = !DILocation(line: 35, column: 35, scope: !1968, inlinedAt: !1969)
!1981 = !DILocation(line: 35, column: 25, scope: !1968, inlinedAt: !1969)
!1982 = !DILocation(line: 36, column: 55, scope: !1968, inlinedAt: !1969)
!1983 = !DILocation(line: 36, column: 30, scope: !1968, inlinedAt: !1969)
!1984 = !DILocation(line: 36, column: 59, scope: !1968, inlinedAt: !1969)
!1985 = !DILocation(line: 37, column: 7, scope: !1968, inlinedAt: !1969)
!1986 = !DILocation(line: 41, column: 39, scope: !1968, inlinedAt: !1969)
!1987 = !DILocation(line: 41, column: 29, scope: !1968, inlinedAt: !1969)
!1988 = !DILocation(line: 41, column: 50, scope: !1968, inlinedAt: !1969)
!1989 = !DILocation(line: 42, column: 26, scope: !1968, inlinedAt: !1969)
!1990 = !DILocation(line: 42, column: 16, scope: !1968, inlinedAt: !1969)
!1991 = distinct !DISubprogram(name: "IntegersUint8", scope: !844, file: !844, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!1992 = !DILocation(line: 141, column: 6, scope: !1991)
!1993 = !DILocation(line: 142, column: 32, scope: !1991)
!1994 = !DILocation(line: 143, column: 17, scope: !1991)
!1995 = !DILocation(line: 143, column: 35, scope: !1991)
!1996 = !DILocation(line: 143, column: 38, scope: !1991)
!1997 = !DILocation(line: 143, column: 15, scope: !1991)
!1998 = !DILocation(line: 143, column: 57, scope: !1991)
!1999 = !DILocation(line: 143, column: 63, scope: !1991)
!2000 = !DILocation(line: 143, column: 74, scope: !1991)
!2001 = !DILocation(line: 143, column: 72, scope: !1991)
!2002 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2003 = !DILocation(line: 143, column: 11, scope: !1991)
!2004 = !DILocation(line: 14, column: 28, scope: !2002, inlinedAt: !2003)
!2005 = !DILocation(line: 14, column: 33, scope: !2002, inlinedAt: !2003)
!2006 = !DILocation(line: 14, column: 38, scope: !2002, inlinedAt: !2003)
!2007 = !DILocation(line: 14, column: 5, scope: !2002, inlinedAt: !2003)
!2008 = !DILocation(line: 14, column: 13, scope: !2002, inlinedAt: !2003)
!2009 = !DILocation(line: 14, column: 21, scope: !2002, inlinedAt: !2003)
!2010 = !DILocation(line: 15, column: 36, scope: !2002, inlinedAt: !2003)
!2011 = !DILocation(line: 15, column: 41, scope: !2002, inlinedAt: !2003)
!2012 = !DILocation(line: 15, column: 46, scope: !2002, inlinedAt: !2003)
!2013 = !DILocation(line: 15, column: 51, scope: !2002, inlinedAt: !2003)
!2014 = !DILocation(line: 15, column: 5, scope: !2002, inlinedAt: !2003)
!2015 = !DILocation(line: 15, column: 13, scope: !2002, inlinedAt: !2003)
!2016 = !DILocation(line: 15, column: 21, scope: !2002, inlinedAt: !2003)
!2017 = !DILocation(line: 15, column: 29, scope: !2002, inlinedAt: !2003)
!2018 = !DILocation(line: 16, column: 27, scope: !2002, inlinedAt: !2003)
!2019 = !DILocation(line: 16, column: 31, scope: !2002, inlinedAt: !2003)
!2020 = !DILocation(line: 16, column: 5, scope: !2002, inlinedAt: !2003)
!2021 = !DILocation(line: 16, column: 13, scope: !2002, inlinedAt: !2003)
!2022 = !DILocation(line: 16, column: 21, scope: !2002, inlinedAt: !2003)
!2023 = !DILocation(line: 17, column: 22, scope: !2002, inlinedAt: !2003)
!2024 = !DILocation(line: 17, column: 28, scope: !2002, inlinedAt: !2003)
!2025 = !DILocation(line: 17, column: 5, scope: !2002, inlinedAt: !2003)
!2026 = !DILocation(line: 17, column: 14, scope: !2002, inlinedAt: !2003)
!2027 = !DILocation(line: 18, column: 27, scope: !2002, inlinedAt: !2003)
!2028 = !DILocation(line: 18, column: 22, scope: !2002, inlinedAt: !2003)
!2029 = !DILocation(line: 18, column: 40, scope: !2002, inlinedAt: !2003)
!2030 = !DILocation(line: 18, column: 33, scope: !2002, inlinedAt: !2003)
!2031 = !DILocation(line: 18, column: 5, scope: !2002, inlinedAt: !2003)
!2032 = !DILocation(line: 18, column: 14, scope: !2002, inlinedAt: !2003)
!2033 = !DILocation(line: 19, column: 22, scope: !2002, inlinedAt: !2003)
!2034 = !DILocation(line: 19, column: 28, scope: !2002, inlinedAt: !2003)
!2035 = !DILocation(line: 19, column: 5, scope: !2002, inlinedAt: !2003)
!2036 = !DILocation(line: 19, column: 14, scope: !2002, inlinedAt: !2003)
!2037 = !DILocation(line: 20, column: 25, scope: !2002, inlinedAt: !2003)
!2038 = !DILocation(line: 20, column: 35, scope: !2002, inlinedAt: !2003)
!2039 = !DILocation(line: 20, column: 31, scope: !2002, inlinedAt: !2003)
!2040 = !DILocation(line: 20, column: 5, scope: !2002, inlinedAt: !2003)
!2041 = !DILocation(line: 20, column: 14, scope: !2002, inlinedAt: !2003)
!2042 = !DILocation(line: 21, column: 7, scope: !2002, inlinedAt: !2003)
!2043 = !DILocation(line: 22, column: 23, scope: !2002, inlinedAt: !2003)
!2044 = !DILocation(line: 22, column: 28, scope: !2002, inlinedAt: !2003)
!2045 = !DILocation(line: 22, column: 6, scope: !2002, inlinedAt: !2003)
!2046 = !DILocation(line: 22, column: 15, scope: !2002, inlinedAt: !2003)
!2047 = !DILocation(line: 24, column: 6, scope: !2002, inlinedAt: !2003)
!2048 = !DILocation(line: 24, column: 15, scope: !2002, inlinedAt: !2003)
!2049 = !DILocation(line: 26, column: 22, scope: !2002, inlinedAt: !2003)
!2050 = !DILocation(line: 26, column: 27, scope: !2002, inlinedAt: !2003)
!2051 = !DILocation(line: 26, column: 5, scope: !2002, inlinedAt: !2003)
!2052 = !DILocation(line: 26, column: 14, scope: !2002, inlinedAt: !2003)
!2053 = !DILocation(line: 27, column: 22, scope: !2002, inlinedAt: !2003)
!2054 = !DILocation(line: 27, column: 27, scope: !2002, inlinedAt: !2003)
!2055 = !DILocation(line: 27, column: 5, scope: !2002, inlinedAt: !2003)
!2056 = !DILocation(line: 27, column: 14, scope: !2002, inlinedAt: !2003)
!2057 = !DILocation(line: 28, column: 24, scope: !2002, inlinedAt: !2003)
!2058 = !DILocation(line: 28, column: 35, scope: !2002, inlinedAt: !2003)
!2059 = !DILocation(line: 28, column: 5, scope: !2002, inlinedAt: !2003)
!2060 = !DILocation(line: 28, column: 14, scope: !2002, inlinedAt: !2003)
!2061 = !DILocation(line: 29, column: 39, scope: !2002, inlinedAt: !2003)
!2062 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2063 = !DILocation(line: 29, column: 36, scope: !2002, inlinedAt: !2003)
!2064 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2063)
!2065 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2063)
!2066 = !DILocation(line: 29, column: 55, scope: !2002, inlinedAt: !2003)
!2067 = !DILocation(line: 29, column: 52, scope: !2002, inlinedAt: !2003)
!2068 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2067)
!2069 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2067)
!2070 = !DILocation(line: 29, column: 71, scope: !2002, inlinedAt: !2003)
!2071 = !DILocation(line: 29, column: 68, scope: !2002, inlinedAt: !2003)
!2072 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2071)
!2073 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2071)
!2074 = !DILocation(line: 29, column: 5, scope: !2002, inlinedAt: !2003)
!2075 = !DILocation(line: 29, column: 14, scope: !2002, inlinedAt: !2003)
!2076 = !DILocation(line: 29, column: 23, scope: !2002, inlinedAt: !2003)
!2077 = !DILocation(line: 30, column: 39, scope: !2002, inlinedAt: !2003)
!2078 = !DILocation(line: 30, column: 36, scope: !2002, inlinedAt: !2003)
!2079 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2078)
!2080 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2078)
!2081 = !DILocation(line: 30, column: 55, scope: !2002, inlinedAt: !2003)
!2082 = !DILocation(line: 30, column: 52, scope: !2002, inlinedAt: !2003)
!2083 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2082)
!2084 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2082)
!2085 = !DILocation(line: 30, column: 70, scope: !2002, inlinedAt: !2003)
!2086 = !DILocation(line: 30, column: 67, scope: !2002, inlinedAt: !2003)
!2087 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2086)
!2088 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2086)
!2089 = !DILocation(line: 30, column: 5, scope: !2002, inlinedAt: !2003)
!2090 = !DILocation(line: 30, column: 14, scope: !2002, inlinedAt: !2003)
!2091 = !DILocation(line: 30, column: 23, scope: !2002, inlinedAt: !2003)
!2092 = !DILocation(line: 33, column: 2, scope: !2002, inlinedAt: !2003)
!2093 = !DILocation(line: 34, column: 2, scope: !2002, inlinedAt: !2003)
!2094 = !DILocation(line: 35, column: 2, scope: !2002, inlinedAt: !2003)
!2095 = !DILocation(line: 36, column: 5, scope: !2002, inlinedAt: !2003)
!2096 = !DILocation(line: 37, column: 2, scope: !2002, inlinedAt: !2003)
!2097 = !DILocation(line: 38, column: 2, scope: !2002, inlinedAt: !2003)
!2098 = !DILocation(line: 39, column: 2, scope: !2002, inlinedAt: !2003)
!2099 = !DILocation(line: 40, column: 2, scope: !2002, inlinedAt: !2003)
!2100 = !DILocation(line: 41, column: 5, scope: !2002, inlinedAt: !2003)
!2101 = !DILocation(line: 44, column: 2, scope: !2002, inlinedAt: !2003)
!2102 = !DILocation(line: 45, column: 5, scope: !2002, inlinedAt: !2003)
!2103 = !DILocation(line: 48, column: 14, scope: !2002, inlinedAt: !2003)
!2104 = !DILocation(line: 48, column: 5, scope: !2002, inlinedAt: !2003)
!2105 = !DILocation(line: 49, column: 21, scope: !2002, inlinedAt: !2003)
!2106 = !DILocation(line: 49, column: 40, scope: !2002, inlinedAt: !2003)
!2107 = !DILocation(line: 49, column: 18, scope: !2002, inlinedAt: !2003)
!2108 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2107)
!2109 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2107)
!2110 = !DILocation(line: 49, column: 5, scope: !2002, inlinedAt: !2003)
!2111 = !DILocation(line: 50, column: 34, scope: !2002, inlinedAt: !2003)
!2112 = !DILocation(line: 50, column: 28, scope: !2002, inlinedAt: !2003)
!2113 = !DILocation(line: 50, column: 18, scope: !2002, inlinedAt: !2003)
!2114 = !DILocation(line: 10, column: 6, scope: !2062, inlinedAt: !2113)
!2115 = !DILocation(line: 14, column: 2, scope: !2062, inlinedAt: !2113)
!2116 = !DILocation(line: 50, column: 5, scope: !2002, inlinedAt: !2003)
!2117 = !DILocation(line: 51, column: 17, scope: !2002, inlinedAt: !2003)
!2118 = !DILocation(line: 51, column: 13, scope: !2002, inlinedAt: !2003)
!2119 = !DILocation(line: 51, column: 21, scope: !2002, inlinedAt: !2003)
!2120 = !DILocation(line: 51, column: 5, scope: !2002, inlinedAt: !2003)
!2121 = !DILocation(line: 53, column: 5, scope: !2002, inlinedAt: !2003)
!2122 = distinct !DISubprogram(name: "ConvertUint8", scope: !844, file: !844, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2123 = !DILocation(line: 150, column: 6, scope: !2122)
!2124 = !DILocation(line: 151, column: 32, scope: !2122)
!2125 = !DILocation(line: 152, column: 20, scope: !2122)
!2126 = !DILocation(line: 152, column: 41, scope: !2122)
!2127 = !DILocation(line: 152, column: 44, scope: !2122)
!2128 = !DILocation(line: 152, column: 18, scope: !2122)
!2129 = !DILocation(line: 152, column: 66, scope: !2122)
!2130 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2131 = !DILocation(line: 152, column: 14, scope: !2122)
!2132 = !DILocation(line: 62, column: 53, scope: !2130, inlinedAt: !2131)
!2133 = !DILocation(line: 62, column: 48, scope: !2130, inlinedAt: !2131)
!2134 = !DILocation(line: 62, column: 70, scope: !2130, inlinedAt: !2131)
!2135 = !DILocation(line: 62, column: 64, scope: !2130, inlinedAt: !2131)
!2136 = !DILocation(line: 62, column: 87, scope: !2130, inlinedAt: !2131)
!2137 = !DILocation(line: 62, column: 81, scope: !2130, inlinedAt: !2131)
!2138 = !DILocation(line: 62, column: 98, scope: !2130, inlinedAt: !2131)
!2139 = !DILocation(line: 62, column: 5, scope: !2130, inlinedAt: !2131)
!2140 = !DILocation(line: 62, column: 13, scope: !2130, inlinedAt: !2131)
!2141 = !DILocation(line: 62, column: 21, scope: !2130, inlinedAt: !2131)
!2142 = !DILocation(line: 62, column: 29, scope: !2130, inlinedAt: !2131)
!2143 = !DILocation(line: 62, column: 37, scope: !2130, inlinedAt: !2131)
!2144 = !DILocation(line: 63, column: 72, scope: !2130, inlinedAt: !2131)
!2145 = !DILocation(line: 63, column: 65, scope: !2130, inlinedAt: !2131)
!2146 = !DILocation(line: 63, column: 90, scope: !2130, inlinedAt: !2131)
!2147 = !DILocation(line: 63, column: 83, scope: !2130, inlinedAt: !2131)
!2148 = !DILocation(line: 63, column: 108, scope: !2130, inlinedAt: !2131)
!2149 = !DILocation(line: 63, column: 101, scope: !2130, inlinedAt: !2131)
!2150 = !DILocation(line: 63, column: 5, scope: !2130, inlinedAt: !2131)
!2151 = !DILocation(line: 63, column: 13, scope: !2130, inlinedAt: !2131)
!2152 = !DILocation(line: 63, column: 21, scope: !2130, inlinedAt: !2131)
!2153 = !DILocation(line: 63, column: 29, scope: !2130, inlinedAt: !2131)
!2154 = !DILocation(line: 63, column: 37, scope: !2130, inlinedAt: !2131)
!2155 = !DILocation(line: 64, column: 5, scope: !2130, inlinedAt: !2131)
!2156 = !DILocation(line: 64, column: 14, scope: !2130, inlinedAt: !2131)
!2157 = !DILocation(line: 64, column: 23, scope: !2130, inlinedAt: !2131)
!2158 = !DILocation(line: 65, column: 5, scope: !2130, inlinedAt: !2131)
!2159 = !DILocation(line: 65, column: 14, scope: !2130, inlinedAt: !2131)
!2160 = !DILocation(line: 66, column: 22, scope: !2130, inlinedAt: !2131)
!2161 = !DILocation(line: 67, column: 34, scope: !2130, inlinedAt: !2131)
!2162 = !DILocation(line: 67, column: 26, scope: !2130, inlinedAt: !2131)
!2163 = !DILocation(line: 67, column: 57, scope: !2130, inlinedAt: !2131)
!2164 = !DILocation(line: 67, column: 49, scope: !2130, inlinedAt: !2131)
!2165 = !DILocation(line: 67, column: 5, scope: !2130, inlinedAt: !2131)
!2166 = !DILocation(line: 67, column: 14, scope: !2130, inlinedAt: !2131)
!2167 = !DILocation(line: 68, column: 28, scope: !2130, inlinedAt: !2131)
!2168 = !DILocation(line: 68, column: 26, scope: !2130, inlinedAt: !2131)
!2169 = !DILocation(line: 68, column: 69, scope: !2130, inlinedAt: !2131)
!2170 = !DILocation(line: 68, column: 54, scope: !2130, inlinedAt: !2131)
!2171 = !DILocation(line: 68, column: 52, scope: !2130, inlinedAt: !2131)
!2172 = !DILocation(line: 68, column: 5, scope: !2130, inlinedAt: !2131)
!2173 = !DILocation(line: 68, column: 14, scope: !2130, inlinedAt: !2131)
!2174 = !DILocation(line: 69, column: 40, scope: !2130, inlinedAt: !2131)
!2175 = !DILocation(line: 69, column: 24, scope: !2130, inlinedAt: !2131)
!2176 = !DILocation(line: 69, column: 17, scope: !2130, inlinedAt: !2131)
!2177 = !DILocation(line: 69, column: 5, scope: !2130, inlinedAt: !2131)
!2178 = !DILocation(line: 153, column: 21, scope: !2122)
!2179 = !DILocation(line: 153, column: 27, scope: !2122)
!2180 = !DILocation(line: 153, column: 19, scope: !2122)
!2181 = !DILocation(line: 153, column: 33, scope: !2122)
!2182 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2183 = !DILocation(line: 153, column: 11, scope: !2122)
!2184 = !DILocation(line: 74, column: 34, scope: !2182, inlinedAt: !2183)
!2185 = !DILocation(line: 74, column: 26, scope: !2182, inlinedAt: !2183)
!2186 = !DILocation(line: 74, column: 47, scope: !2182, inlinedAt: !2183)
!2187 = !DILocation(line: 74, column: 5, scope: !2182, inlinedAt: !2183)
!2188 = !DILocation(line: 74, column: 13, scope: !2182, inlinedAt: !2183)
!2189 = distinct !DISubprogram(name: "IntegersUint16", scope: !844, file: !844, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2190 = !DILocation(line: 160, column: 6, scope: !2189)
!2191 = !DILocation(line: 161, column: 32, scope: !2189)
!2192 = !DILocation(line: 162, column: 17, scope: !2189)
!2193 = !DILocation(line: 162, column: 35, scope: !2189)
!2194 = !DILocation(line: 162, column: 38, scope: !2189)
!2195 = !DILocation(line: 162, column: 15, scope: !2189)
!2196 = !DILocation(line: 162, column: 57, scope: !2189)
!2197 = !DILocation(line: 162, column: 63, scope: !2189)
!2198 = !DILocation(line: 162, column: 74, scope: !2189)
!2199 = !DILocation(line: 162, column: 72, scope: !2189)
!2200 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2201 = !DILocation(line: 162, column: 11, scope: !2189)
!2202 = !DILocation(line: 14, column: 28, scope: !2200, inlinedAt: !2201)
!2203 = !DILocation(line: 14, column: 33, scope: !2200, inlinedAt: !2201)
!2204 = !DILocation(line: 14, column: 38, scope: !2200, inlinedAt: !2201)
!2205 = !DILocation(line: 14, column: 5, scope: !2200, inlinedAt: !2201)
!2206 = !DILocation(line: 14, column: 13, scope: !2200, inlinedAt: !2201)
!2207 = !DILocation(line: 14, column: 21, scope: !2200, inlinedAt: !2201)
!2208 = !DILocation(line: 15, column: 36, scope: !2200, inlinedAt: !2201)
!2209 = !DILocation(line: 15, column: 41, scope: !2200, inlinedAt: !2201)
!2210 = !DILocation(line: 15, column: 46, scope: !2200, inlinedAt: !2201)
!2211 = !DILocation(line: 15, column: 51, scope: !2200, inlinedAt: !2201)
!2212 = !DILocation(line: 15, column: 5, scope: !2200, inlinedAt: !2201)
!2213 = !DILocation(line: 15, column: 13, scope: !2200, inlinedAt: !2201)
!2214 = !DILocation(line: 15, column: 21, scope: !2200, inlinedAt: !2201)
!2215 = !DILocation(line: 15, column: 29, scope: !2200, inlinedAt: !2201)
!2216 = !DILocation(line: 16, column: 27, scope: !2200, inlinedAt: !2201)
!2217 = !DILocation(line: 16, column: 31, scope: !2200, inlinedAt: !2201)
!2218 = !DILocation(line: 16, column: 5, scope: !2200, inlinedAt: !2201)
!2219 = !DILocation(line: 16, column: 13, scope: !2200, inlinedAt: !2201)
!2220 = !DILocation(line: 16, column: 21, scope: !2200, inlinedAt: !2201)
!2221 = !DILocation(line: 17, column: 22, scope: !2200, inlinedAt: !2201)
!2222 = !DILocation(line: 17, column: 28, scope: !2200, inlinedAt: !2201)
!2223 = !DILocation(line: 17, column: 5, scope: !2200, inlinedAt: !2201)
!2224 = !DILocation(line: 17, column: 14, scope: !2200, inlinedAt: !2201)
!2225 = !DILocation(line: 18, column: 27, scope: !2200, inlinedAt: !2201)
!2226 = !DILocation(line: 18, column: 22, scope: !2200, inlinedAt: !2201)
!2227 = !DILocation(line: 18, column: 40, scope: !2200, inlinedAt: !2201)
!2228 = !DILocation(line: 18, column: 33, scope: !2200, inlinedAt: !2201)
!2229 = !DILocation(line: 18, column: 5, scope: !2200, inlinedAt: !2201)
!2230 = !DILocation(line: 18, column: 14, scope: !2200, inlinedAt: !2201)
!2231 = !DILocation(line: 19, column: 22, scope: !2200, inlinedAt: !2201)
!2232 = !DILocation(line: 19, column: 28, scope: !2200, inlinedAt: !2201)
!2233 = !DILocation(line: 19, column: 5, scope: !2200, inlinedAt: !2201)
!2234 = !DILocation(line: 19, column: 14, scope: !2200, inlinedAt: !2201)
!2235 = !DILocation(line: 20, column: 25, scope: !2200, inlinedAt: !2201)
!2236 = !DILocation(line: 20, column: 35, scope: !2200, inlinedAt: !2201)
!2237 = !DILocation(line: 20, column: 31, scope: !2200, inlinedAt: !2201)
!2238 = !DILocation(line: 20, column: 5, scope: !2200, inlinedAt: !2201)
!2239 = !DILocation(line: 20, column: 14, scope: !2200, inlinedAt: !2201)
!2240 = !DILocation(line: 21, column: 7, scope: !2200, inlinedAt: !2201)
!2241 = !DILocation(line: 22, column: 23, scope: !2200, inlinedAt: !2201)
!2242 = !DILocation(line: 22, column: 28, scope: !2200, inlinedAt: !2201)
!2243 = !DILocation(line: 22, column: 6, scope: !2200, inlinedAt: !2201)
!2244 = !DILocation(line: 22, column: 15, scope: !2200, inlinedAt: !2201)
!2245 = !DILocation(line: 24, column: 6, scope: !2200, inlinedAt: !2201)
!2246 = !DILocation(line: 24, column: 15, scope: !2200, inlinedAt: !2201)
!2247 = !DILocation(line: 26, column: 22, scope: !2200, inlinedAt: !2201)
!2248 = !DILocation(line: 26, column: 27, scope: !2200, inlinedAt: !2201)
!2249 = !DILocation(line: 26, column: 5, scope: !2200, inlinedAt: !2201)
!2250 = !DILocation(line: 26, column: 14, scope: !2200, inlinedAt: !2201)
!2251 = !DILocation(line: 27, column: 22, scope: !2200, inlinedAt: !2201)
!2252 = !DILocation(line: 27, column: 27, scope: !2200, inlinedAt: !2201)
!2253 = !DILocation(line: 27, column: 5, scope: !2200, inlinedAt: !2201)
!2254 = !DILocation(line: 27, column: 14, scope: !2200, inlinedAt: !2201)
!2255 = !DILocation(line: 28, column: 24, scope: !2200, inlinedAt: !2201)
!2256 = !DILocation(line: 28, column: 35, scope: !2200, inlinedAt: !2201)
!2257 = !DILocation(line: 28, column: 5, scope: !2200, inlinedAt: !2201)
!2258 = !DILocation(line: 28, column: 14, scope: !2200, inlinedAt: !2201)
!2259 = !DILocation(line: 29, column: 39, scope: !2200, inlinedAt: !2201)
!2260 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2261 = !DILocation(line: 29, column: 36, scope: !2200, inlinedAt: !2201)
!2262 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2261)
!2263 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2261)
!2264 = !DILocation(line: 29, column: 55, scope: !2200, inlinedAt: !2201)
!2265 = !DILocation(line: 29, column: 52, scope: !2200, inlinedAt: !2201)
!2266 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2265)
!2267 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2265)
!2268 = !DILocation(line: 29, column: 71, scope: !2200, inlinedAt: !2201)
!2269 = !DILocation(line: 29, column: 68, scope: !2200, inlinedAt: !2201)
!2270 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2269)
!2271 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2269)
!2272 = !DILocation(line: 29, column: 5, scope: !2200, inlinedAt: !2201)
!2273 = !DILocation(line: 29, column: 14, scope: !2200, inlinedAt: !2201)
!2274 = !DILocation(line: 29, column: 23, scope: !2200, inlinedAt: !2201)
!2275 = !DILocation(line: 30, column: 39, scope: !2200, inlinedAt: !2201)
!2276 = !DILocation(line: 30, column: 36, scope: !2200, inlinedAt: !2201)
!2277 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2276)
!2278 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2276)
!2279 = !DILocation(line: 30, column: 55, scope: !2200, inlinedAt: !2201)
!2280 = !DILocation(line: 30, column: 52, scope: !2200, inlinedAt: !2201)
!2281 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2280)
!2282 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2280)
!2283 = !DILocation(line: 30, column: 70, scope: !2200, inlinedAt: !2201)
!2284 = !DILocation(line: 30, column: 67, scope: !2200, inlinedAt: !2201)
!2285 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2284)
!2286 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2284)
!2287 = !DILocation(line: 30, column: 5, scope: !2200, inlinedAt: !2201)
!2288 = !DILocation(line: 30, column: 14, scope: !2200, inlinedAt: !2201)
!2289 = !DILocation(line: 30, column: 23, scope: !2200, inlinedAt: !2201)
!2290 = !DILocation(line: 33, column: 2, scope: !2200, inlinedAt: !2201)
!2291 = !DILocation(line: 34, column: 2, scope: !2200, inlinedAt: !2201)
!2292 = !DILocation(line: 35, column: 2, scope: !2200, inlinedAt: !2201)
!2293 = !DILocation(line: 36, column: 5, scope: !2200, inlinedAt: !2201)
!2294 = !DILocation(line: 37, column: 2, scope: !2200, inlinedAt: !2201)
!2295 = !DILocation(line: 38, column: 2, scope: !2200, inlinedAt: !2201)
!2296 = !DILocation(line: 39, column: 2, scope: !2200, inlinedAt: !2201)
!2297 = !DILocation(line: 40, column: 2, scope: !2200, inlinedAt: !2201)
!2298 = !DILocation(line: 41, column: 5, scope: !2200, inlinedAt: !2201)
!2299 = !DILocation(line: 44, column: 2, scope: !2200, inlinedAt: !2201)
!2300 = !DILocation(line: 45, column: 5, scope: !2200, inlinedAt: !2201)
!2301 = !DILocation(line: 48, column: 14, scope: !2200, inlinedAt: !2201)
!2302 = !DILocation(line: 48, column: 5, scope: !2200, inlinedAt: !2201)
!2303 = !DILocation(line: 49, column: 21, scope: !2200, inlinedAt: !2201)
!2304 = !DILocation(line: 49, column: 40, scope: !2200, inlinedAt: !2201)
!2305 = !DILocation(line: 49, column: 18, scope: !2200, inlinedAt: !2201)
!2306 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2305)
!2307 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2305)
!2308 = !DILocation(line: 49, column: 5, scope: !2200, inlinedAt: !2201)
!2309 = !DILocation(line: 50, column: 34, scope: !2200, inlinedAt: !2201)
!2310 = !DILocation(line: 50, column: 28, scope: !2200, inlinedAt: !2201)
!2311 = !DILocation(line: 50, column: 18, scope: !2200, inlinedAt: !2201)
!2312 = !DILocation(line: 10, column: 6, scope: !2260, inlinedAt: !2311)
!2313 = !DILocation(line: 14, column: 2, scope: !2260, inlinedAt: !2311)
!2314 = !DILocation(line: 50, column: 5, scope: !2200, inlinedAt: !2201)
!2315 = !DILocation(line: 51, column: 17, scope: !2200, inlinedAt: !2201)
!2316 = !DILocation(line: 51, column: 13, scope: !2200, inlinedAt: !2201)
!2317 = !DILocation(line: 51, column: 21, scope: !2200, inlinedAt: !2201)
!2318 = !DILocation(line: 51, column: 5, scope: !2200, inlinedAt: !2201)
!2319 = !DILocation(line: 53, column: 5, scope: !2200, inlinedAt: !2201)
!2320 = distinct !DISubprogram(name: "ConvertUint16", scope: !844, file: !844, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2321 = !DILocation(line: 169, column: 6, scope: !2320)
!2322 = !DILocation(line: 170, column: 32, scope: !2320)
!2323 = !DILocation(line: 171, column: 20, scope: !2320)
!2324 = !DILocation(line: 171, column: 41, scope: !2320)
!2325 = !DILocation(line: 171, column: 44, scope: !2320)
!2326 = !DILocation(line: 171, column: 18, scope: !2320)
!2327 = !DILocation(line: 171, column: 66, scope: !2320)
!2328 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2329 = !DILocation(line: 171, column: 14, scope: !2320)
!2330 = !DILocation(line: 62, column: 53, scope: !2328, inlinedAt: !2329)
!2331 = !DILocation(line: 62, column: 48, scope: !2328, inlinedAt: !2329)
!2332 = !DILocation(line: 62, column: 70, scope: !2328, inlinedAt: !2329)
!2333 = !DILocation(line: 62, column: 64, scope: !2328, inlinedAt: !2329)
!2334 = !DILocation(line: 62, column: 87, scope: !2328, inlinedAt: !2329)
!2335 = !DILocation(line: 62, column: 81, scope: !2328, inlinedAt: !2329)
!2336 = !DILocation(line: 62, column: 98, scope: !2328, inlinedAt: !2329)
!2337 = !DILocation(line: 62, column: 5, scope: !2328, inlinedAt: !2329)
!2338 = !DILocation(line: 62, column: 13, scope: !2328, inlinedAt: !2329)
!2339 = !DILocation(line: 62, column: 21, scope: !2328, inlinedAt: !2329)
!2340 = !DILocation(line: 62, column: 29, scope: !2328, inlinedAt: !2329)
!2341 = !DILocation(line: 62, column: 37, scope: !2328, inlinedAt: !2329)
!2342 = !DILocation(line: 63, column: 54, scope: !2328, inlinedAt: !2329)
!2343 = !DILocation(line: 63, column: 48, scope: !2328, inlinedAt: !2329)
!2344 = !DILocation(line: 63, column: 90, scope: !2328, inlinedAt: !2329)
!2345 = !DILocation(line: 63, column: 83, scope: !2328, inlinedAt: !2329)
!2346 = !DILocation(line: 63, column: 108, scope: !2328, inlinedAt: !2329)
!2347 = !DILocation(line: 63, column: 101, scope: !2328, inlinedAt: !2329)
!2348 = !DILocation(line: 63, column: 5, scope: !2328, inlinedAt: !2329)
!2349 = !DILocation(line: 63, column: 13, scope: !2328, inlinedAt: !2329)
!2350 = !DILocation(line: 63, column: 21, scope: !2328, inlinedAt: !2329)
!2351 = !DILocation(line: 63, column: 29, scope: !2328, inlinedAt: !2329)
!2352 = !DILocation(line: 63, column: 37, scope: !2328, inlinedAt: !2329)
!2353 = !DILocation(line: 64, column: 37, scope: !2328, inlinedAt: !2329)
!2354 = !DILocation(line: 64, column: 35, scope: !2328, inlinedAt: !2329)
!2355 = !DILocation(line: 64, column: 56, scope: !2328, inlinedAt: !2329)
!2356 = !DILocation(line: 64, column: 54, scope: !2328, inlinedAt: !2329)
!2357 = !DILocation(line: 64, column: 5, scope: !2328, inlinedAt: !2329)
!2358 = !DILocation(line: 64, column: 14, scope: !2328, inlinedAt: !2329)
!2359 = !DILocation(line: 64, column: 23, scope: !2328, inlinedAt: !2329)
!2360 = !DILocation(line: 65, column: 5, scope: !2328, inlinedAt: !2329)
!2361 = !DILocation(line: 65, column: 14, scope: !2328, inlinedAt: !2329)
!2362 = !DILocation(line: 66, column: 22, scope: !2328, inlinedAt: !2329)
!2363 = !DILocation(line: 66, column: 12, scope: !2328, inlinedAt: !2329)
!2364 = !DILocation(line: 67, column: 34, scope: !2328, inlinedAt: !2329)
!2365 = !DILocation(line: 67, column: 26, scope: !2328, inlinedAt: !2329)
!2366 = !DILocation(line: 67, column: 57, scope: !2328, inlinedAt: !2329)
!2367 = !DILocation(line: 67, column: 49, scope: !2328, inlinedAt: !2329)
!2368 = !DILocation(line: 67, column: 5, scope: !2328, inlinedAt: !2329)
!2369 = !DILocation(line: 67, column: 14, scope: !2328, inlinedAt: !2329)
!2370 = !DILocation(line: 68, column: 28, scope: !2328, inlinedAt: !2329)
!2371 = !DILocation(line: 68, column: 26, scope: !2328, inlinedAt: !2329)
!2372 = !DILocation(line: 68, column: 69, scope: !2328, inlinedAt: !2329)
!2373 = !DILocation(line: 68, column: 54, scope: !2328, inlinedAt: !2329)
!2374 = !DILocation(line: 68, column: 52, scope: !2328, inlinedAt: !2329)
!2375 = !DILocation(line: 68, column: 5, scope: !2328, inlinedAt: !2329)
!2376 = !DILocation(line: 68, column: 14, scope: !2328, inlinedAt: !2329)
!2377 = !DILocation(line: 69, column: 40, scope: !2328, inlinedAt: !2329)
!2378 = !DILocation(line: 69, column: 24, scope: !2328, inlinedAt: !2329)
!2379 = !DILocation(line: 69, column: 17, scope: !2328, inlinedAt: !2329)
!2380 = !DILocation(line: 69, column: 5, scope: !2328, inlinedAt: !2329)
!2381 = !DILocation(line: 172, column: 21, scope: !2320)
!2382 = !DILocation(line: 172, column: 27, scope: !2320)
!2383 = !DILocation(line: 172, column: 19, scope: !2320)
!2384 = !DILocation(line: 172, column: 33, scope: !2320)
!2385 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2386 = !DILocation(line: 172, column: 11, scope: !2320)
!2387 = !DILocation(line: 74, column: 34, scope: !2385, inlinedAt: !2386)
!2388 = !DILocation(line: 74, column: 26, scope: !2385, inlinedAt: !2386)
!2389 = !DILocation(line: 74, column: 47, scope: !2385, inlinedAt: !2386)
!2390 = !DILocation(line: 74, column: 5, scope: !2385, inlinedAt: !2386)
!2391 = !DILocation(line: 74, column: 13, scope: !2385, inlinedAt: !2386)
!2392 = distinct !DISubprogram(name: "IntegersUint32", scope: !844, file: !844, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2393 = !DILocation(line: 179, column: 6, scope: !2392)
!2394 = !DILocation(line: 180, column: 32, scope: !2392)
!2395 = !DILocation(line: 181, column: 17, scope: !2392)
!2396 = !DILocation(line: 181, column: 35, scope: !2392)
!2397 = !DILocation(line: 181, column: 38, scope: !2392)
!2398 = !DILocation(line: 181, column: 15, scope: !2392)
!2399 = !DILocation(line: 181, column: 57, scope: !2392)
!2400 = !DILocation(line: 181, column: 63, scope: !2392)
!2401 = !DILocation(line: 181, column: 74, scope: !2392)
!2402 = !DILocation(line: 181, column: 72, scope: !2392)
!2403 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2404 = !DILocation(line: 181, column: 11, scope: !2392)
!2405 = !DILocation(line: 14, column: 28, scope: !2403, inlinedAt: !2404)
!2406 = !DILocation(line: 14, column: 33, scope: !2403, inlinedAt: !2404)
!2407 = !DILocation(line: 14, column: 38, scope: !2403, inlinedAt: !2404)
!2408 = !DILocation(line: 14, column: 5, scope: !2403, inlinedAt: !2404)
!2409 = !DILocation(line: 14, column: 13, scope: !2403, inlinedAt: !2404)
!2410 = !DILocation(line: 14, column: 21, scope: !2403, inlinedAt: !2404)
!2411 = !DILocation(line: 15, column: 36, scope: !2403, inlinedAt: !2404)
!2412 = !DILocation(line: 15, column: 41, scope: !2403, inlinedAt: !2404)
!2413 = !DILocation(line: 15, column: 46, scope: !2403, inlinedAt: !2404)
!2414 = !DILocation(line: 15, column: 51, scope: !2403, inlinedAt: !2404)
!2415 = !DILocation(line: 15, column: 5, scope: !2403, inlinedAt: !2404)
!2416 = !DILocation(line: 15, column: 13, scope: !2403, inlinedAt: !2404)
!2417 = !DILocation(line: 15, column: 21, scope: !2403, inlinedAt: !2404)
!2418 = !DILocation(line: 15, column: 29, scope: !2403, inlinedAt: !2404)
!2419 = !DILocation(line: 16, column: 27, scope: !2403, inlinedAt: !2404)
!2420 = !DILocation(line: 16, column: 31, scope: !2403, inlinedAt: !2404)
!2421 = !DILocation(line: 16, column: 5, scope: !2403, inlinedAt: !2404)
!2422 = !DILocation(line: 16, column: 13, scope: !2403, inlinedAt: !2404)
!2423 = !DILocation(line: 16, column: 21, scope: !2403, inlinedAt: !2404)
!2424 = !DILocation(line: 17, column: 22, scope: !2403, inlinedAt: !2404)
!2425 = !DILocation(line: 17, column: 28, scope: !2403, inlinedAt: !2404)
!2426 = !DILocation(line: 17, column: 5, scope: !2403, inlinedAt: !2404)
!2427 = !DILocation(line: 17, column: 14, scope: !2403, inlinedAt: !2404)
!2428 = !DILocation(line: 18, column: 27, scope: !2403, inlinedAt: !2404)
!2429 = !DILocation(line: 18, column: 22, scope: !2403, inlinedAt: !2404)
!2430 = !DILocation(line: 18, column: 40, scope: !2403, inlinedAt: !2404)
!2431 = !DILocation(line: 18, column: 33, scope: !2403, inlinedAt: !2404)
!2432 = !DILocation(line: 18, column: 5, scope: !2403, inlinedAt: !2404)
!2433 = !DILocation(line: 18, column: 14, scope: !2403, inlinedAt: !2404)
!2434 = !DILocation(line: 19, column: 22, scope: !2403, inlinedAt: !2404)
!2435 = !DILocation(line: 19, column: 28, scope: !2403, inlinedAt: !2404)
!2436 = !DILocation(line: 19, column: 5, scope: !2403, inlinedAt: !2404)
!2437 = !DILocation(line: 19, column: 14, scope: !2403, inlinedAt: !2404)
!2438 = !DILocation(line: 20, column: 25, scope: !2403, inlinedAt: !2404)
!2439 = !DILocation(line: 20, column: 35, scope: !2403, inlinedAt: !2404)
!2440 = !DILocation(line: 20, column: 31, scope: !2403, inlinedAt: !2404)
!2441 = !DILocation(line: 20, column: 5, scope: !2403, inlinedAt: !2404)
!2442 = !DILocation(line: 20, column: 14, scope: !2403, inlinedAt: !2404)
!2443 = !DILocation(line: 21, column: 7, scope: !2403, inlinedAt: !2404)
!2444 = !DILocation(line: 22, column: 23, scope: !2403, inlinedAt: !2404)
!2445 = !DILocation(line: 22, column: 28, scope: !2403, inlinedAt: !2404)
!2446 = !DILocation(line: 22, column: 6, scope: !2403, inlinedAt: !2404)
!2447 = !DILocation(line: 22, column: 15, scope: !2403, inlinedAt: !2404)
!2448 = !DILocation(line: 24, column: 6, scope: !2403, inlinedAt: !2404)
!2449 = !DILocation(line: 24, column: 15, scope: !2403, inlinedAt: !2404)
!2450 = !DILocation(line: 26, column: 22, scope: !2403, inlinedAt: !2404)
!2451 = !DILocation(line: 26, column: 27, scope: !2403, inlinedAt: !2404)
!2452 = !DILocation(line: 26, column: 5, scope: !2403, inlinedAt: !2404)
!2453 = !DILocation(line: 26, column: 14, scope: !2403, inlinedAt: !2404)
!2454 = !DILocation(line: 27, column: 22, scope: !2403, inlinedAt: !2404)
!2455 = !DILocation(line: 27, column: 27, scope: !2403, inlinedAt: !2404)
!2456 = !DILocation(line: 27, column: 5, scope: !2403, inlinedAt: !2404)
!2457 = !DILocation(line: 27, column: 14, scope: !2403, inlinedAt: !2404)
!2458 = !DILocation(line: 28, column: 24, scope: !2403, inlinedAt: !2404)
!2459 = !DILocation(line: 28, column: 35, scope: !2403, inlinedAt: !2404)
!2460 = !DILocation(line: 28, column: 5, scope: !2403, inlinedAt: !2404)
!2461 = !DILocation(line: 28, column: 14, scope: !2403, inlinedAt: !2404)
!2462 = !DILocation(line: 29, column: 39, scope: !2403, inlinedAt: !2404)
!2463 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2464 = !DILocation(line: 29, column: 36, scope: !2403, inlinedAt: !2404)
!2465 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2464)
!2466 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2464)
!2467 = !DILocation(line: 29, column: 55, scope: !2403, inlinedAt: !2404)
!2468 = !DILocation(line: 29, column: 52, scope: !2403, inlinedAt: !2404)
!2469 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2468)
!2470 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2468)
!2471 = !DILocation(line: 29, column: 71, scope: !2403, inlinedAt: !2404)
!2472 = !DILocation(line: 29, column: 68, scope: !2403, inlinedAt: !2404)
!2473 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2472)
!2474 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2472)
!2475 = !DILocation(line: 29, column: 5, scope: !2403, inlinedAt: !2404)
!2476 = !DILocation(line: 29, column: 14, scope: !2403, inlinedAt: !2404)
!2477 = !DILocation(line: 29, column: 23, scope: !2403, inlinedAt: !2404)
!2478 = !DILocation(line: 30, column: 39, scope: !2403, inlinedAt: !2404)
!2479 = !DILocation(line: 30, column: 36, scope: !2403, inlinedAt: !2404)
!2480 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2479)
!2481 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2479)
!2482 = !DILocation(line: 30, column: 55, scope: !2403, inlinedAt: !2404)
!2483 = !DILocation(line: 30, column: 52, scope: !2403, inlinedAt: !2404)
!2484 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2483)
!2485 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2483)
!2486 = !DILocation(line: 30, column: 70, scope: !2403, inlinedAt: !2404)
!2487 = !DILocation(line: 30, column: 67, scope: !2403, inlinedAt: !2404)
!2488 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2487)
!2489 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2487)
!2490 = !DILocation(line: 30, column: 5, scope: !2403, inlinedAt: !2404)
!2491 = !DILocation(line: 30, column: 14, scope: !2403, inlinedAt: !2404)
!2492 = !DILocation(line: 30, column: 23, scope: !2403, inlinedAt: !2404)
!2493 = !DILocation(line: 33, column: 2, scope: !2403, inlinedAt: !2404)
!2494 = !DILocation(line: 34, column: 2, scope: !2403, inlinedAt: !2404)
!2495 = !DILocation(line: 35, column: 2, scope: !2403, inlinedAt: !2404)
!2496 = !DILocation(line: 36, column: 5, scope: !2403, inlinedAt: !2404)
!2497 = !DILocation(line: 37, column: 2, scope: !2403, inlinedAt: !2404)
!2498 = !DILocation(line: 38, column: 2, scope: !2403, inlinedAt: !2404)
!2499 = !DILocation(line: 39, column: 2, scope: !2403, inlinedAt: !2404)
!2500 = !DILocation(line: 40, column: 2, scope: !2403, inlinedAt: !2404)
!2501 = !DILocation(line: 41, column: 5, scope: !2403, inlinedAt: !2404)
!2502 = !DILocation(line: 44, column: 2, scope: !2403, inlinedAt: !2404)
!2503 = !DILocation(line: 45, column: 5, scope: !2403, inlinedAt: !2404)
!2504 = !DILocation(line: 48, column: 14, scope: !2403, inlinedAt: !2404)
!2505 = !DILocation(line: 48, column: 5, scope: !2403, inlinedAt: !2404)
!2506 = !DILocation(line: 49, column: 21, scope: !2403, inlinedAt: !2404)
!2507 = !DILocation(line: 49, column: 40, scope: !2403, inlinedAt: !2404)
!2508 = !DILocation(line: 49, column: 18, scope: !2403, inlinedAt: !2404)
!2509 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2508)
!2510 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2508)
!2511 = !DILocation(line: 49, column: 5, scope: !2403, inlinedAt: !2404)
!2512 = !DILocation(line: 50, column: 34, scope: !2403, inlinedAt: !2404)
!2513 = !DILocation(line: 50, column: 28, scope: !2403, inlinedAt: !2404)
!2514 = !DILocation(line: 50, column: 18, scope: !2403, inlinedAt: !2404)
!2515 = !DILocation(line: 10, column: 6, scope: !2463, inlinedAt: !2514)
!2516 = !DILocation(line: 14, column: 2, scope: !2463, inlinedAt: !2514)
!2517 = !DILocation(line: 50, column: 5, scope: !2403, inlinedAt: !2404)
!2518 = !DILocation(line: 51, column: 17, scope: !2403, inlinedAt: !2404)
!2519 = !DILocation(line: 51, column: 13, scope: !2403, inlinedAt: !2404)
!2520 = !DILocation(line: 51, column: 21, scope: !2403, inlinedAt: !2404)
!2521 = !DILocation(line: 51, column: 5, scope: !2403, inlinedAt: !2404)
!2522 = !DILocation(line: 53, column: 5, scope: !2403, inlinedAt: !2404)
!2523 = distinct !DISubprogram(name: "ConvertUint32", scope: !844, file: !844, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2524 = !DILocation(line: 188, column: 6, scope: !2523)
!2525 = !DILocation(line: 189, column: 32, scope: !2523)
!2526 = !DILocation(line: 190, column: 20, scope: !2523)
!2527 = !DILocation(line: 190, column: 41, scope: !2523)
!2528 = !DILocation(line: 190, column: 44, scope: !2523)
!2529 = !DILocation(line: 190, column: 18, scope: !2523)
!2530 = !DILocation(line: 190, column: 66, scope: !2523)
!2531 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2532 = !DILocation(line: 190, column: 14, scope: !2523)
!2533 = !DILocation(line: 62, column: 53, scope: !2531, inlinedAt: !2532)
!2534 = !DILocation(line: 62, column: 48, scope: !2531, inlinedAt: !2532)
!2535 = !DILocation(line: 62, column: 70, scope: !2531, inlinedAt: !2532)
!2536 = !DILocation(line: 62, column: 64, scope: !2531, inlinedAt: !2532)
!2537 = !DILocation(line: 62, column: 87, scope: !2531, inlinedAt: !2532)
!2538 = !DILocation(line: 62, column: 81, scope: !2531, inlinedAt: !2532)
!2539 = !DILocation(line: 62, column: 98, scope: !2531, inlinedAt: !2532)
!2540 = !DILocation(line: 62, column: 5, scope: !2531, inlinedAt: !2532)
!2541 = !DILocation(line: 62, column: 13, scope: !2531, inlinedAt: !2532)
!2542 = !DILocation(line: 62, column: 21, scope: !2531, inlinedAt: !2532)
!2543 = !DILocation(line: 62, column: 29, scope: !2531, inlinedAt: !2532)
!2544 = !DILocation(line: 62, column: 37, scope: !2531, inlinedAt: !2532)
!2545 = !DILocation(line: 63, column: 54, scope: !2531, inlinedAt: !2532)
!2546 = !DILocation(line: 63, column: 48, scope: !2531, inlinedAt: !2532)
!2547 = !DILocation(line: 63, column: 72, scope: !2531, inlinedAt: !2532)
!2548 = !DILocation(line: 63, column: 65, scope: !2531, inlinedAt: !2532)
!2549 = !DILocation(line: 63, column: 108, scope: !2531, inlinedAt: !2532)
!2550 = !DILocation(line: 63, column: 101, scope: !2531, inlinedAt: !2532)
!2551 = !DILocation(line: 63, column: 5, scope: !2531, inlinedAt: !2532)
!2552 = !DILocation(line: 63, column: 13, scope: !2531, inlinedAt: !2532)
!2553 = !DILocation(line: 63, column: 21, scope: !2531, inlinedAt: !2532)
!2554 = !DILocation(line: 63, column: 29, scope: !2531, inlinedAt: !2532)
!2555 = !DILocation(line: 63, column: 37, scope: !2531, inlinedAt: !2532)
!2556 = !DILocation(line: 64, column: 37, scope: !2531, inlinedAt: !2532)
!2557 = !DILocation(line: 64, column: 35, scope: !2531, inlinedAt: !2532)
!2558 = !DILocation(line: 64, column: 56, scope: !2531, inlinedAt: !2532)
!2559 = !DILocation(line: 64, column: 54, scope: !2531, inlinedAt: !2532)
!2560 = !DILocation(line: 64, column: 76, scope: !2531, inlinedAt: !2532)
!2561 = !DILocation(line: 64, column: 74, scope: !2531, inlinedAt: !2532)
!2562 = !DILocation(line: 64, column: 5, scope: !2531, inlinedAt: !2532)
!2563 = !DILocation(line: 64, column: 14, scope: !2531, inlinedAt: !2532)
!2564 = !DILocation(line: 64, column: 23, scope: !2531, inlinedAt: !2532)
!2565 = !DILocation(line: 65, column: 5, scope: !2531, inlinedAt: !2532)
!2566 = !DILocation(line: 65, column: 14, scope: !2531, inlinedAt: !2532)
!2567 = !DILocation(line: 66, column: 22, scope: !2531, inlinedAt: !2532)
!2568 = !DILocation(line: 66, column: 12, scope: !2531, inlinedAt: !2532)
!2569 = !DILocation(line: 67, column: 34, scope: !2531, inlinedAt: !2532)
!2570 = !DILocation(line: 67, column: 26, scope: !2531, inlinedAt: !2532)
!2571 = !DILocation(line: 67, column: 57, scope: !2531, inlinedAt: !2532)
!2572 = !DILocation(line: 67, column: 49, scope: !2531, inlinedAt: !2532)
!2573 = !DILocation(line: 67, column: 5, scope: !2531, inlinedAt: !2532)
!2574 = !DILocation(line: 67, column: 14, scope: !2531, inlinedAt: !2532)
!2575 = !DILocation(line: 68, column: 28, scope: !2531, inlinedAt: !2532)
!2576 = !DILocation(line: 68, column: 26, scope: !2531, inlinedAt: !2532)
!2577 = !DILocation(line: 68, column: 69, scope: !2531, inlinedAt: !2532)
!2578 = !DILocation(line: 68, column: 54, scope: !2531, inlinedAt: !2532)
!2579 = !DILocation(line: 68, column: 52, scope: !2531, inlinedAt: !2532)
!2580 = !DILocation(line: 68, column: 5, scope: !2531, inlinedAt: !2532)
!2581 = !DILocation(line: 68, column: 14, scope: !2531, inlinedAt: !2532)
!2582 = !DILocation(line: 69, column: 40, scope: !2531, inlinedAt: !2532)
!2583 = !DILocation(line: 69, column: 24, scope: !2531, inlinedAt: !2532)
!2584 = !DILocation(line: 69, column: 17, scope: !2531, inlinedAt: !2532)
!2585 = !DILocation(line: 69, column: 5, scope: !2531, inlinedAt: !2532)
!2586 = !DILocation(line: 191, column: 21, scope: !2523)
!2587 = !DILocation(line: 191, column: 27, scope: !2523)
!2588 = !DILocation(line: 191, column: 19, scope: !2523)
!2589 = !DILocation(line: 191, column: 33, scope: !2523)
!2590 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2591 = !DILocation(line: 191, column: 11, scope: !2523)
!2592 = !DILocation(line: 74, column: 34, scope: !2590, inlinedAt: !2591)
!2593 = !DILocation(line: 74, column: 26, scope: !2590, inlinedAt: !2591)
!2594 = !DILocation(line: 74, column: 47, scope: !2590, inlinedAt: !2591)
!2595 = !DILocation(line: 74, column: 5, scope: !2590, inlinedAt: !2591)
!2596 = !DILocation(line: 74, column: 13, scope: !2590, inlinedAt: !2591)
!2597 = distinct !DISubprogram(name: "AtomicsUint32", scope: !844, file: !844, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2598 = !DILocation(line: 198, column: 6, scope: !2597)
!2599 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2600 = !DILocation(line: 199, column: 9, scope: !2597)
!2601 = !DILocation(line: 15, column: 23, scope: !2599, inlinedAt: !2600)
!2602 = !DILocation(line: 16, column: 14, scope: !2599, inlinedAt: !2600)
!2603 = !DILocation(line: 16, column: 8, scope: !2599, inlinedAt: !2600)
!2604 = !DILocation(line: 17, column: 25, scope: !2599, inlinedAt: !2600)
!2605 = !DILocation(line: 17, column: 15, scope: !2599, inlinedAt: !2600)
!2606 = !DILocation(line: 18, column: 25, scope: !2599, inlinedAt: !2600)
!2607 = !DILocation(line: 18, column: 15, scope: !2599, inlinedAt: !2600)
!2608 = !DILocation(line: 19, column: 25, scope: !2599, inlinedAt: !2600)
!2609 = !DILocation(line: 19, column: 15, scope: !2599, inlinedAt: !2600)
!2610 = !DILocation(line: 20, column: 25, scope: !2599, inlinedAt: !2600)
!2611 = !DILocation(line: 20, column: 15, scope: !2599, inlinedAt: !2600)
!2612 = !DILocation(line: 21, column: 42, scope: !2599, inlinedAt: !2600)
!2613 = !DILocation(line: 21, column: 32, scope: !2599, inlinedAt: !2600)
!2614 = !DILocation(line: 21, column: 5, scope: !2599, inlinedAt: !2600)
!2615 = !DILocation(line: 22, column: 29, scope: !2599, inlinedAt: !2600)
!2616 = !DILocation(line: 22, column: 19, scope: !2599, inlinedAt: !2600)
!2617 = !DILocation(line: 22, column: 34, scope: !2599, inlinedAt: !2600)
!2618 = !DILocation(line: 23, column: 26, scope: !2599, inlinedAt: !2600)
!2619 = !DILocation(line: 23, column: 18, scope: !2599, inlinedAt: !2600)
!2620 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !844, file: !844, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2621 = !DILocation(line: 205, column: 6, scope: !2620)
!2622 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2623 = !DILocation(line: 205, column: 71, scope: !2620)
!2624 = !DILocation(line: 30, column: 23, scope: !2622, inlinedAt: !2623)
!2625 = !DILocation(line: 31, column: 25, scope: !2622, inlinedAt: !2623)
!2626 = !DILocation(line: 31, column: 46, scope: !2622, inlinedAt: !2623)
!2627 = !DILocation(line: 31, column: 37, scope: !2622, inlinedAt: !2623)
!2628 = !DILocation(line: 31, column: 30, scope: !2622, inlinedAt: !2623)
!2629 = !DILocation(line: 31, column: 15, scope: !2622, inlinedAt: !2623)
!2630 = !DILocation(line: 32, column: 24, scope: !2622, inlinedAt: !2623)
!2631 = !DILocation(line: 32, column: 14, scope: !2622, inlinedAt: !2623)
!2632 = !DILocation(line: 33, column: 25, scope: !2622, inlinedAt: !2623)
!2633 = !DILocation(line: 33, column: 31, scope: !2622, inlinedAt: !2623)
!2634 = !DILocation(line: 33, column: 15, scope: !2622, inlinedAt: !2623)
!2635 = !DILocation(line: 35, column: 35, scope: !2622, inlinedAt: !2623)
!2636 = !DILocation(line: 35, column: 25, scope: !2622, inlinedAt: !2623)
!2637 = !DILocation(line: 36, column: 55, scope: !2622, inlinedAt: !2623)
!2638 = !DILocation(line: 36, column: 30, scope: !2622, inlinedAt: !2623)
!2639 = !DILocation(line: 36, column: 59, scope: !2622, inlinedAt: !2623)
!2640 = !DILocation(line: 37, column: 7, scope: !2622, inlinedAt: !2623)
!2641 = !DILocation(line: 41, column: 39, scope: !2622, inlinedAt: !2623)
!2642 = !DILocation(line: 41, column: 29, scope: !2622, inlinedAt: !2623)
!2643 = !DILocation(line: 41, column: 50, scope: !2622, inlinedAt: !2623)
!2644 = !DILocation(line: 42, column: 26, scope: !2622, inlinedAt: !2623)
!2645 = !DILocation(line: 42, column: 16, scope: !2622, inlinedAt: !2623)
!2646 = distinct !DISubprogram(name: "IntegersUint64", scope: !844, file: !844, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2647 = !DILocation(line: 210, column: 6, scope: !2646)
!2648 = !DILocation(line: 211, column: 32, scope: !2646)
!2649 = !DILocation(line: 212, column: 17, scope: !2646)
!2650 = !DILocation(line: 212, column: 35, scope: !2646)
!2651 = !DILocation(line: 212, column: 38, scope: !2646)
!2652 = !DILocation(line: 212, column: 15, scope: !2646)
!2653 = !DILocation(line: 212, column: 57, scope: !2646)
!2654 = !DILocation(line: 212, column: 63, scope: !2646)
!2655 = !DILocation(line: 212, column: 74, scope: !2646)
!2656 = !DILocation(line: 212, column: 72, scope: !2646)
!2657 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2658 = !DILocation(line: 212, column: 11, scope: !2646)
!2659 = !DILocation(line: 14, column: 28, scope: !2657, inlinedAt: !2658)
!2660 = !DILocation(line: 14, column: 33, scope: !2657, inlinedAt: !2658)
!2661 = !DILocation(line: 14, column: 38, scope: !2657, inlinedAt: !2658)
!2662 = !DILocation(line: 14, column: 5, scope: !2657, inlinedAt: !2658)
!2663 = !DILocation(line: 14, column: 13, scope: !2657, inlinedAt: !2658)
!2664 = !DILocation(line: 14, column: 21, scope: !2657, inlinedAt: !2658)
!2665 = !DILocation(line: 15, column: 36, scope: !2657, inlinedAt: !2658)
!2666 = !DILocation(line: 15, column: 41, scope: !2657, inlinedAt: !2658)
!2667 = !DILocation(line: 15, column: 46, scope: !2657, inlinedAt: !2658)
!2668 = !DILocation(line: 15, column: 51, scope: !2657, inlinedAt: !2658)
!2669 = !DILocation(line: 15, column: 5, scope: !2657, inlinedAt: !2658)
!2670 = !DILocation(line: 15, column: 13, scope: !2657, inlinedAt: !2658)
!2671 = !DILocation(line: 15, column: 21, scope: !2657, inlinedAt: !2658)
!2672 = !DILocation(line: 15, column: 29, scope: !2657, inlinedAt: !2658)
!2673 = !DILocation(line: 16, column: 27, scope: !2657, inlinedAt: !2658)
!2674 = !DILocation(line: 16, column: 31, scope: !2657, inlinedAt: !2658)
!2675 = !DILocation(line: 16, column: 5, scope: !2657, inlinedAt: !2658)
!2676 = !DILocation(line: 16, column: 13, scope: !2657, inlinedAt: !2658)
!2677 = !DILocation(line: 16, column: 21, scope: !2657, inlinedAt: !2658)
!2678 = !DILocation(line: 17, column: 22, scope: !2657, inlinedAt: !2658)
!2679 = !DILocation(line: 17, column: 28, scope: !2657, inlinedAt: !2658)
!2680 = !DILocation(line: 17, column: 5, scope: !2657, inlinedAt: !2658)
!2681 = !DILocation(line: 17, column: 14, scope: !2657, inlinedAt: !2658)
!2682 = !DILocation(line: 18, column: 27, scope: !2657, inlinedAt: !2658)
!2683 = !DILocation(line: 18, column: 22, scope: !2657, inlinedAt: !2658)
!2684 = !DILocation(line: 18, column: 40, scope: !2657, inlinedAt: !2658)
!2685 = !DILocation(line: 18, column: 33, scope: !2657, inlinedAt: !2658)
!2686 = !DILocation(line: 18, column: 5, scope: !2657, inlinedAt: !2658)
!2687 = !DILocation(line: 18, column: 14, scope: !2657, inlinedAt: !2658)
!2688 = !DILocation(line: 19, column: 22, scope: !2657, inlinedAt: !2658)
!2689 = !DILocation(line: 19, column: 28, scope: !2657, inlinedAt: !2658)
!2690 = !DILocation(line: 19, column: 5, scope: !2657, inlinedAt: !2658)
!2691 = !DILocation(line: 19, column: 14, scope: !2657, inlinedAt: !2658)
!2692 = !DILocation(line: 20, column: 25, scope: !2657, inlinedAt: !2658)
!2693 = !DILocation(line: 20, column: 35, scope: !2657, inlinedAt: !2658)
!2694 = !DILocation(line: 20, column: 31, scope: !2657, inlinedAt: !2658)
!2695 = !DILocation(line: 20, column: 5, scope: !2657, inlinedAt: !2658)
!2696 = !DILocation(line: 20, column: 14, scope: !2657, inlinedAt: !2658)
!2697 = !DILocation(line: 21, column: 7, scope: !2657, inlinedAt: !2658)
!2698 = !DILocation(line: 22, column: 23, scope: !2657, inlinedAt: !2658)
!2699 = !DILocation(line: 22, column: 28, scope: !2657, inlinedAt: !2658)
!2700 = !DILocation(line: 22, column: 6, scope: !2657, inlinedAt: !2658)
!2701 = !DILocation(line: 22, column: 15, scope: !2657, inlinedAt: !2658)
!2702 = !DILocation(line: 24, column: 6, scope: !2657, inlinedAt: !2658)
!2703 = !DILocation(line: 24, column: 15, scope: !2657, inlinedAt: !2658)
!2704 = !DILocation(line: 26, column: 22, scope: !2657, inlinedAt: !2658)
!2705 = !DILocation(line: 26, column: 27, scope: !2657, inlinedAt: !2658)
!2706 = !DILocation(line: 26, column: 5, scope: !2657, inlinedAt: !2658)
!2707 = !DILocation(line: 26, column: 14, scope: !2657, inlinedAt: !2658)
!2708 = !DILocation(line: 27, column: 22, scope: !2657, inlinedAt: !2658)
!2709 = !DILocation(line: 27, column: 27, scope: !2657, inlinedAt: !2658)
!2710 = !DILocation(line: 27, column: 5, scope: !2657, inlinedAt: !2658)
!2711 = !DILocation(line: 27, column: 14, scope: !2657, inlinedAt: !2658)
!2712 = !DILocation(line: 28, column: 24, scope: !2657, inlinedAt: !2658)
!2713 = !DILocation(line: 28, column: 35, scope: !2657, inlinedAt: !2658)
!2714 = !DILocation(line: 28, column: 5, scope: !2657, inlinedAt: !2658)
!2715 = !DILocation(line: 28, column: 14, scope: !2657, inlinedAt: !2658)
!2716 = !DILocation(line: 29, column: 39, scope: !2657, inlinedAt: !2658)
!2717 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2718 = !DILocation(line: 29, column: 36, scope: !2657, inlinedAt: !2658)
!2719 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2718)
!2720 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2718)
!2721 = !DILocation(line: 29, column: 55, scope: !2657, inlinedAt: !2658)
!2722 = !DILocation(line: 29, column: 52, scope: !2657, inlinedAt: !2658)
!2723 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2722)
!2724 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2722)
!2725 = !DILocation(line: 29, column: 71, scope: !2657, inlinedAt: !2658)
!2726 = !DILocation(line: 29, column: 68, scope: !2657, inlinedAt: !2658)
!2727 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2726)
!2728 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2726)
!2729 = !DILocation(line: 29, column: 5, scope: !2657, inlinedAt: !2658)
!2730 = !DILocation(line: 29, column: 14, scope: !2657, inlinedAt: !2658)
!2731 = !DILocation(line: 29, column: 23, scope: !2657, inlinedAt: !2658)
!2732 = !DILocation(line: 30, column: 39, scope: !2657, inlinedAt: !2658)
!2733 = !DILocation(line: 30, column: 36, scope: !2657, inlinedAt: !2658)
!2734 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2733)
!2735 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2733)
!2736 = !DILocation(line: 30, column: 55, scope: !2657, inlinedAt: !2658)
!2737 = !DILocation(line: 30, column: 52, scope: !2657, inlinedAt: !2658)
!2738 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2737)
!2739 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2737)
!2740 = !DILocation(line: 30, column: 70, scope: !2657, inlinedAt: !2658)
!2741 = !DILocation(line: 30, column: 67, scope: !2657, inlinedAt: !2658)
!2742 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2741)
!2743 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2741)
!2744 = !DILocation(line: 30, column: 5, scope: !2657, inlinedAt: !2658)
!2745 = !DILocation(line: 30, column: 14, scope: !2657, inlinedAt: !2658)
!2746 = !DILocation(line: 30, column: 23, scope: !2657, inlinedAt: !2658)
!2747 = !DILocation(line: 33, column: 2, scope: !2657, inlinedAt: !2658)
!2748 = !DILocation(line: 34, column: 2, scope: !2657, inlinedAt: !2658)
!2749 = !DILocation(line: 35, column: 2, scope: !2657, inlinedAt: !2658)
!2750 = !DILocation(line: 36, column: 5, scope: !2657, inlinedAt: !2658)
!2751 = !DILocation(line: 37, column: 2, scope: !2657, inlinedAt: !2658)
!2752 = !DILocation(line: 38, column: 2, scope: !2657, inlinedAt: !2658)
!2753 = !DILocation(line: 39, column: 2, scope: !2657, inlinedAt: !2658)
!2754 = !DILocation(line: 40, column: 2, scope: !2657, inlinedAt: !2658)
!2755 = !DILocation(line: 41, column: 5, scope: !2657, inlinedAt: !2658)
!2756 = !DILocation(line: 44, column: 2, scope: !2657, inlinedAt: !2658)
!2757 = !DILocation(line: 45, column: 5, scope: !2657, inlinedAt: !2658)
!2758 = !DILocation(line: 48, column: 14, scope: !2657, inlinedAt: !2658)
!2759 = !DILocation(line: 48, column: 5, scope: !2657, inlinedAt: !2658)
!2760 = !DILocation(line: 49, column: 21, scope: !2657, inlinedAt: !2658)
!2761 = !DILocation(line: 49, column: 40, scope: !2657, inlinedAt: !2658)
!2762 = !DILocation(line: 49, column: 18, scope: !2657, inlinedAt: !2658)
!2763 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2762)
!2764 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2762)
!2765 = !DILocation(line: 49, column: 5, scope: !2657, inlinedAt: !2658)
!2766 = !DILocation(line: 50, column: 34, scope: !2657, inlinedAt: !2658)
!2767 = !DILocation(line: 50, column: 28, scope: !2657, inlinedAt: !2658)
!2768 = !DILocation(line: 50, column: 18, scope: !2657, inlinedAt: !2658)
!2769 = !DILocation(line: 10, column: 6, scope: !2717, inlinedAt: !2768)
!2770 = !DILocation(line: 14, column: 2, scope: !2717, inlinedAt: !2768)
!2771 = !DILocation(line: 50, column: 5, scope: !2657, inlinedAt: !2658)
!2772 = !DILocation(line: 51, column: 17, scope: !2657, inlinedAt: !2658)
!2773 = !DILocation(line: 51, column: 13, scope: !2657, inlinedAt: !2658)
!2774 = !DILocation(line: 51, column: 21, scope: !2657, inlinedAt: !2658)
!2775 = !DILocation(line: 51, column: 5, scope: !2657, inlinedAt: !2658)
!2776 = !DILocation(line: 53, column: 5, scope: !2657, inlinedAt: !2658)
!2777 = distinct !DISubprogram(name: "ConvertUint64", scope: !844, file: !844, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2778 = !DILocation(line: 219, column: 6, scope: !2777)
!2779 = !DILocation(line: 220, column: 32, scope: !2777)
!2780 = !DILocation(line: 221, column: 20, scope: !2777)
!2781 = !DILocation(line: 221, column: 41, scope: !2777)
!2782 = !DILocation(line: 221, column: 44, scope: !2777)
!2783 = !DILocation(line: 221, column: 18, scope: !2777)
!2784 = !DILocation(line: 221, column: 66, scope: !2777)
!2785 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2786 = !DILocation(line: 221, column: 14, scope: !2777)
!2787 = !DILocation(line: 62, column: 53, scope: !2785, inlinedAt: !2786)
!2788 = !DILocation(line: 62, column: 48, scope: !2785, inlinedAt: !2786)
!2789 = !DILocation(line: 62, column: 70, scope: !2785, inlinedAt: !2786)
!2790 = !DILocation(line: 62, column: 64, scope: !2785, inlinedAt: !2786)
!2791 = !DILocation(line: 62, column: 87, scope: !2785, inlinedAt: !2786)
!2792 = !DILocation(line: 62, column: 81, scope: !2785, inlinedAt: !2786)
!2793 = !DILocation(line: 62, column: 98, scope: !2785, inlinedAt: !2786)
!2794 = !DILocation(line: 62, column: 5, scope: !2785, inlinedAt: !2786)
!2795 = !DILocation(line: 62, column: 13, scope: !2785, inlinedAt: !2786)
!2796 = !DILocation(line: 62, column: 21, scope: !2785, inlinedAt: !2786)
!2797 = !DILocation(line: 62, column: 29, scope: !2785, inlinedAt: !2786)
!2798 = !DILocation(line: 62, column: 37, scope: !2785, inlinedAt: !2786)
!2799 = !DILocation(line: 63, column: 54, scope: !2785, inlinedAt: !2786)
!2800 = !DILocation(line: 63, column: 48, scope: !2785, inlinedAt: !2786)
!2801 = !DILocation(line: 63, column: 72, scope: !2785, inlinedAt: !2786)
!2802 = !DILocation(line: 63, column: 65, scope: !2785, inlinedAt: !2786)
!2803 = !DILocation(line: 63, column: 90, scope: !2785, inlinedAt: !2786)
!2804 = !DILocation(line: 63, column: 83, scope: !2785, inlinedAt: !2786)
!2805 = !DILocation(line: 63, column: 5, scope: !2785, inlinedAt: !2786)
!2806 = !DILocation(line: 63, column: 13, scope: !2785, inlinedAt: !2786)
!2807 = !DILocation(line: 63, column: 21, scope: !2785, inlinedAt: !2786)
!2808 = !DILocation(line: 63, column: 29, scope: !2785, inlinedAt: !2786)
!2809 = !DILocation(line: 63, column: 37, scope: !2785, inlinedAt: !2786)
!2810 = !DILocation(line: 64, column: 37, scope: !2785, inlinedAt: !2786)
!2811 = !DILocation(line: 64, column: 35, scope: !2785, inlinedAt: !2786)
!2812 = !DILocation(line: 64, column: 56, scope: !2785, inlinedAt: !2786)
!2813 = !DILocation(line: 64, column: 54, scope: !2785, inlinedAt: !2786)
!2814 = !DILocation(line: 64, column: 76, scope: !2785, inlinedAt: !2786)
!2815 = !DILocation(line: 64, column: 74, scope: !2785, inlinedAt: !2786)
!2816 = !DILocation(line: 64, column: 5, scope: !2785, inlinedAt: !2786)
!2817 = !DILocation(line: 64, column: 14, scope: !2785, inlinedAt: !2786)
!2818 = !DILocation(line: 64, column: 23, scope: !2785, inlinedAt: !2786)
!2819 = !DILocation(line: 65, column: 28, scope: !2785, inlinedAt: !2786)
!2820 = !DILocation(line: 65, column: 26, scope: !2785, inlinedAt: !2786)
!2821 = !DILocation(line: 65, column: 5, scope: !2785, inlinedAt: !2786)
!2822 = !DILocation(line: 65, column: 14, scope: !2785, inlinedAt: !2786)
!2823 = !DILocation(line: 66, column: 22, scope: !2785, inlinedAt: !2786)
!2824 = !DILocation(line: 66, column: 12, scope: !2785, inlinedAt: !2786)
!2825 = !DILocation(line: 67, column: 34, scope: !2785, inlinedAt: !2786)
!2826 = !DILocation(line: 67, column: 26, scope: !2785, inlinedAt: !2786)
!2827 = !DILocation(line: 67, column: 57, scope: !2785, inlinedAt: !2786)
!2828 = !DILocation(line: 67, column: 49, scope: !2785, inlinedAt: !2786)
!2829 = !DILocation(line: 67, column: 5, scope: !2785, inlinedAt: !2786)
!2830 = !DILocation(line: 67, column: 14, scope: !2785, inlinedAt: !2786)
!2831 = !DILocation(line: 68, column: 28, scope: !2785, inlinedAt: !2786)
!2832 = !DILocation(line: 68, column: 26, scope: !2785, inlinedAt: !2786)
!2833 = !DILocation(line: 68, column: 69, scope: !2785, inlinedAt: !2786)
!2834 = !DILocation(line: 68, column: 54, scope: !2785, inlinedAt: !2786)
!2835 = !DILocation(line: 68, column: 52, scope: !2785, inlinedAt: !2786)
!2836 = !DILocation(line: 68, column: 5, scope: !2785, inlinedAt: !2786)
!2837 = !DILocation(line: 68, column: 14, scope: !2785, inlinedAt: !2786)
!2838 = !DILocation(line: 69, column: 40, scope: !2785, inlinedAt: !2786)
!2839 = !DILocation(line: 69, column: 24, scope: !2785, inlinedAt: !2786)
!2840 = !DILocation(line: 69, column: 17, scope: !2785, inlinedAt: !2786)
!2841 = !DILocation(line: 69, column: 5, scope: !2785, inlinedAt: !2786)
!2842 = !DILocation(line: 222, column: 21, scope: !2777)
!2843 = !DILocation(line: 222, column: 27, scope: !2777)
!2844 = !DILocation(line: 222, column: 19, scope: !2777)
!2845 = !DILocation(line: 222, column: 33, scope: !2777)
!2846 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2847 = !DILocation(line: 222, column: 11, scope: !2777)
!2848 = !DILocation(line: 74, column: 34, scope: !2846, inlinedAt: !2847)
!2849 = !DILocation(line: 74, column: 26, scope: !2846, inlinedAt: !2847)
!2850 = !DILocation(line: 74, column: 47, scope: !2846, inlinedAt: !2847)
!2851 = !DILocation(line: 74, column: 5, scope: !2846, inlinedAt: !2847)
!2852 = !DILocation(line: 74, column: 13, scope: !2846, inlinedAt: !2847)
!2853 = distinct !DISubprogram(name: "AtomicsUint64", scope: !844, file: !844, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2854 = !DILocation(line: 229, column: 6, scope: !2853)
!2855 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2856 = !DILocation(line: 230, column: 9, scope: !2853)
!2857 = !DILocation(line: 15, column: 23, scope: !2855, inlinedAt: !2856)
!2858 = !DILocation(line: 16, column: 14, scope: !2855, inlinedAt: !2856)
!2859 = !DILocation(line: 16, column: 8, scope: !2855, inlinedAt: !2856)
!2860 = !DILocation(line: 17, column: 25, scope: !2855, inlinedAt: !2856)
!2861 = !DILocation(line: 17, column: 15, scope: !2855, inlinedAt: !2856)
!2862 = !DILocation(line: 18, column: 25, scope: !2855, inlinedAt: !2856)
!2863 = !DILocation(line: 18, column: 15, scope: !2855, inlinedAt: !2856)
!2864 = !DILocation(line: 19, column: 25, scope: !2855, inlinedAt: !2856)
!2865 = !DILocation(line: 19, column: 15, scope: !2855, inlinedAt: !2856)
!2866 = !DILocation(line: 20, column: 25, scope: !2855, inlinedAt: !2856)
!2867 = !DILocation(line: 20, column: 15, scope: !2855, inlinedAt: !2856)
!2868 = !DILocation(line: 21, column: 42, scope: !2855, inlinedAt: !2856)
!2869 = !DILocation(line: 21, column: 32, scope: !2855, inlinedAt: !2856)
!2870 = !DILocation(line: 21, column: 5, scope: !2855, inlinedAt: !2856)
!2871 = !DILocation(line: 22, column: 29, scope: !2855, inlinedAt: !2856)
!2872 = !DILocation(line: 22, column: 19, scope: !2855, inlinedAt: !2856)
!2873 = !DILocation(line: 22, column: 34, scope: !2855, inlinedAt: !2856)
!2874 = !DILocation(line: 23, column: 26, scope: !2855, inlinedAt: !2856)
!2875 = !DILocation(line: 23, column: 18, scope: !2855, inlinedAt: !2856)
!2876 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !844, file: !844, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2877 = !DILocation(line: 236, column: 6, scope: !2876)
!2878 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2879 = !DILocation(line: 236, column: 71, scope: !2876)
!2880 = !DILocation(line: 30, column: 23, scope: !2878, inlinedAt: !2879)
!2881 = !DILocation(line: 31, column: 25, scope: !2878, inlinedAt: !2879)
!2882 = !DILocation(line: 31, column: 46, scope: !2878, inlinedAt: !2879)
!2883 = !DILocation(line: 31, column: 37, scope: !2878, inlinedAt: !2879)
!2884 = !DILocation(line: 31, column: 30, scope: !2878, inlinedAt: !2879)
!2885 = !DILocation(line: 31, column: 15, scope: !2878, inlinedAt: !2879)
!2886 = !DILocation(line: 32, column: 24, scope: !2878, inlinedAt: !2879)
!2887 = !DILocation(line: 32, column: 14, scope: !2878, inlinedAt: !2879)
!2888 = !DILocation(line: 33, column: 25, scope: !2878, inlinedAt: !2879)
!2889 = !DILocation(line: 33, column: 31, scope: !2878, inlinedAt: !2879)
!2890 = !DILocation(line: 33, column: 15, scope: !2878, inlinedAt: !2879)
!2891 = !DILocation(line: 35, column: 35, scope: !2878, inlinedAt: !2879)
!2892 = !DILocation(line: 35, column: 25, scope: !2878, inlinedAt: !2879)
!2893 = !DILocation(line: 36, column: 55, scope: !2878, inlinedAt: !2879)
!2894 = !DILocation(line: 36, column: 30, scope: !2878, inlinedAt: !2879)
!2895 = !DILocation(line: 36, column: 59, scope: !2878, inlinedAt: !2879)
!2896 = !DILocation(line: 37, column: 7, scope: !2878, inlinedAt: !2879)
!2897 = !DILocation(line: 41, column: 39, scope: !2878, inlinedAt: !2879)
!2898 = !DILocation(line: 41, column: 29, scope: !2878, inlinedAt: !2879)
!2899 = !DILocation(line: 41, column: 50, scope: !2878, inlinedAt: !2879)
!2900 = !DILocation(line: 42, column: 26, scope: !2878, inlinedAt: !2879)
!2901 = !DILocation(line: 42, column: 16, scope: !2878, inlinedAt: !2879)
!2902 = distinct !DISubprogram(name: "IntegersUint", scope: !844, file: !844, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2903 = !DILocation(line: 241, column: 6, scope: !2902)
!2904 = !DILocation(line: 242, column: 32, scope: !2902)
!2905 = !DILocation(line: 243, column: 17, scope: !2902)
!2906 = !DILocation(line: 243, column: 35, scope: !2902)
!2907 = !DILocation(line: 243, column: 38, scope: !2902)
!2908 = !DILocation(line: 243, column: 15, scope: !2902)
!2909 = !DILocation(line: 243, column: 57, scope: !2902)
!2910 = !DILocation(line: 243, column: 63, scope: !2902)
!2911 = !DILocation(line: 243, column: 74, scope: !2902)
!2912 = !DILocation(line: 243, column: 72, scope: !2902)
!2913 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2914 = !DILocation(line: 243, column: 11, scope: !2902)
!2915 = !DILocation(line: 14, column: 28, scope: !2913, inlinedAt: !2914)
!2916 = !DILocation(line: 14, column: 33, scope: !2913, inlinedAt: !2914)
!2917 = !DILocation(line: 14, column: 38, scope: !2913, inlinedAt: !2914)
!2918 = !DILocation(line: 14, column: 5, scope: !2913, inlinedAt: !2914)
!2919 = !DILocation(line: 14, column: 13, scope: !2913, inlinedAt: !2914)
!2920 = !DILocation(line: 14, column: 21, scope: !2913, inlinedAt: !2914)
!2921 = !DILocation(line: 15, column: 36, scope: !2913, inlinedAt: !2914)
!2922 = !DILocation(line: 15, column: 41, scope: !2913, inlinedAt: !2914)
!2923 = !DILocation(line: 15, column: 46, scope: !2913, inlinedAt: !2914)
!2924 = !DILocation(line: 15, column: 51, scope: !2913, inlinedAt: !2914)
!2925 = !DILocation(line: 15, column: 5, scope: !2913, inlinedAt: !2914)
!2926 = !DILocation(line: 15, column: 13, scope: !2913, inlinedAt: !2914)
!2927 = !DILocation(line: 15, column: 21, scope: !2913, inlinedAt: !2914)
!2928 = !DILocation(line: 15, column: 29, scope: !2913, inlinedAt: !2914)
!2929 = !DILocation(line: 16, column: 27, scope: !2913, inlinedAt: !2914)
!2930 = !DILocation(line: 16, column: 31, scope: !2913, inlinedAt: !2914)
!2931 = !DILocation(line: 16, column: 5, scope: !2913, inlinedAt: !2914)
!2932 = !DILocation(line: 16, column: 13, scope: !2913, inlinedAt: !2914)
!2933 = !DILocation(line: 16, column: 21, scope: !2913, inlinedAt: !2914)
!2934 = !DILocation(line: 17, column: 22, scope: !2913, inlinedAt: !2914)
!2935 = !DILocation(line: 17, column: 28, scope: !2913, inlinedAt: !2914)
!2936 = !DILocation(line: 17, column: 5, scope: !2913, inlinedAt: !2914)
!2937 = !DILocation(line: 17, column: 14, scope: !2913, inlinedAt: !2914)
!2938 = !DILocation(line: 18, column: 27, scope: !2913, inlinedAt: !2914)
!2939 = !DILocation(line: 18, column: 22, scope: !2913, inlinedAt: !2914)
!2940 = !DILocation(line: 18, column: 40, scope: !2913, inlinedAt: !2914)
!2941 = !DILocation(line: 18, column: 33, scope: !2913, inlinedAt: !2914)
!2942 = !DILocation(line: 18, column: 5, scope: !2913, inlinedAt: !2914)
!2943 = !DILocation(line: 18, column: 14, scope: !2913, inlinedAt: !2914)
!2944 = !DILocation(line: 19, column: 22, scope: !2913, inlinedAt: !2914)
!2945 = !DILocation(line: 19, column: 28, scope: !2913, inlinedAt: !2914)
!2946 = !DILocation(line: 19, column: 5, scope: !2913, inlinedAt: !2914)
!2947 = !DILocation(line: 19, column: 14, scope: !2913, inlinedAt: !2914)
!2948 = !DILocation(line: 20, column: 25, scope: !2913, inlinedAt: !2914)
!2949 = !DILocation(line: 20, column: 35, scope: !2913, inlinedAt: !2914)
!2950 = !DILocation(line: 20, column: 31, scope: !2913, inlinedAt: !2914)
!2951 = !DILocation(line: 20, column: 5, scope: !2913, inlinedAt: !2914)
!2952 = !DILocation(line: 20, column: 14, scope: !2913, inlinedAt: !2914)
!2953 = !DILocation(line: 21, column: 7, scope: !2913, inlinedAt: !2914)
!2954 = !DILocation(line: 22, column: 23, scope: !2913, inlinedAt: !2914)
!2955 = !DILocation(line: 22, column: 28, scope: !2913, inlinedAt: !2914)
!2956 = !DILocation(line: 22, column: 6, scope: !2913, inlinedAt: !2914)
!2957 = !DILocation(line: 22, column: 15, scope: !2913, inlinedAt: !2914)
!2958 = !DILocation(line: 24, column: 6, scope: !2913, inlinedAt: !2914)
!2959 = !DILocation(line: 24, column: 15, scope: !2913, inlinedAt: !2914)
!2960 = !DILocation(line: 26, column: 22, scope: !2913, inlinedAt: !2914)
!2961 = !DILocation(line: 26, column: 27, scope: !2913, inlinedAt: !2914)
!2962 = !DILocation(line: 26, column: 5, scope: !2913, inlinedAt: !2914)
!2963 = !DILocation(line: 26, column: 14, scope: !2913, inlinedAt: !2914)
!2964 = !DILocation(line: 27, column: 22, scope: !2913, inlinedAt: !2914)
!2965 = !DILocation(line: 27, column: 27, scope: !2913, inlinedAt: !2914)
!2966 = !DILocation(line: 27, column: 5, scope: !2913, inlinedAt: !2914)
!2967 = !DILocation(line: 27, column: 14, scope: !2913, inlinedAt: !2914)
!2968 = !DILocation(line: 28, column: 24, scope: !2913, inlinedAt: !2914)
!2969 = !DILocation(line: 28, column: 35, scope: !2913, inlinedAt: !2914)
!2970 = !DILocation(line: 28, column: 5, scope: !2913, inlinedAt: !2914)
!2971 = !DILocation(line: 28, column: 14, scope: !2913, inlinedAt: !2914)
!2972 = !DILocation(line: 29, column: 39, scope: !2913, inlinedAt: !2914)
!2973 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2974 = !DILocation(line: 29, column: 36, scope: !2913, inlinedAt: !2914)
!2975 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2974)
!2976 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2974)
!2977 = !DILocation(line: 29, column: 55, scope: !2913, inlinedAt: !2914)
!2978 = !DILocation(line: 29, column: 52, scope: !2913, inlinedAt: !2914)
!2979 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2978)
!2980 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2978)
!2981 = !DILocation(line: 29, column: 71, scope: !2913, inlinedAt: !2914)
!2982 = !DILocation(line: 29, column: 68, scope: !2913, inlinedAt: !2914)
!2983 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2982)
!2984 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2982)
!2985 = !DILocation(line: 29, column: 5, scope: !2913, inlinedAt: !2914)
!2986 = !DILocation(line: 29, column: 14, scope: !2913, inlinedAt: !2914)
!2987 = !DILocation(line: 29, column: 23, scope: !2913, inlinedAt: !2914)
!2988 = !DILocation(line: 30, column: 39, scope: !2913, inlinedAt: !2914)
!2989 = !DILocation(line: 30, column: 36, scope: !2913, inlinedAt: !2914)
!2990 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2989)
!2991 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2989)
!2992 = !DILocation(line: 30, column: 55, scope: !2913, inlinedAt: !2914)
!2993 = !DILocation(line: 30, column: 52, scope: !2913, inlinedAt: !2914)
!2994 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2993)
!2995 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2993)
!2996 = !DILocation(line: 30, column: 70, scope: !2913, inlinedAt: !2914)
!2997 = !DILocation(line: 30, column: 67, scope: !2913, inlinedAt: !2914)
!2998 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !2997)
!2999 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !2997)
!3000 = !DILocation(line: 30, column: 5, scope: !2913, inlinedAt: !2914)
!3001 = !DILocation(line: 30, column: 14, scope: !2913, inlinedAt: !2914)
!3002 = !DILocation(line: 30, column: 23, scope: !2913, inlinedAt: !2914)
!3003 = !DILocation(line: 33, column: 2, scope: !2913, inlinedAt: !2914)
!3004 = !DILocation(line: 34, column: 2, scope: !2913, inlinedAt: !2914)
!3005 = !DILocation(line: 35, column: 2, scope: !2913, inlinedAt: !2914)
!3006 = !DILocation(line: 36, column: 5, scope: !2913, inlinedAt: !2914)
!3007 = !DILocation(line: 37, column: 2, scope: !2913, inlinedAt: !2914)
!3008 = !DILocation(line: 38, column: 2, scope: !2913, inlinedAt: !2914)
!3009 = !DILocation(line: 39, column: 2, scope: !2913, inlinedAt: !2914)
!3010 = !DILocation(line: 40, column: 2, scope: !2913, inlinedAt: !2914)
!3011 = !DILocation(line: 41, column: 5, scope: !2913, inlinedAt: !2914)
!3012 = !DILocation(line: 44, column: 2, scope: !2913, inlinedAt: !2914)
!3013 = !DILocation(line: 45, column: 5, scope: !2913, inlinedAt: !2914)
!3014 = !DILocation(line: 48, column: 14, scope: !2913, inlinedAt: !2914)
!3015 = !DILocation(line: 48, column: 5, scope: !2913, inlinedAt: !2914)
!3016 = !DILocation(line: 49, column: 21, scope: !2913, inlinedAt: !2914)
!3017 = !DILocation(line: 49, column: 40, scope: !2913, inlinedAt: !2914)
!3018 = !DILocation(line: 49, column: 18, scope: !2913, inlinedAt: !2914)
!3019 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !3018)
!3020 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !3018)
!3021 = !DILocation(line: 49, column: 5, scope: !2913, inlinedAt: !2914)
!3022 = !DILocation(line: 50, column: 34, scope: !2913, inlinedAt: !2914)
!3023 = !DILocation(line: 50, column: 28, scope: !2913, inlinedAt: !2914)
!3024 = !DILocation(line: 50, column: 18, scope: !2913, inlinedAt: !2914)
!3025 = !DILocation(line: 10, column: 6, scope: !2973, inlinedAt: !3024)
!3026 = !DILocation(line: 14, column: 2, scope: !2973, inlinedAt: !3024)
!3027 = !DILocation(line: 50, column: 5, scope: !2913, inlinedAt: !2914)
!3028 = !DILocation(line: 51, column: 17, scope: !2913, inlinedAt: !2914)
!3029 = !DILocation(line: 51, column: 13, scope: !2913, inlinedAt: !2914)
!3030 = !DILocation(line: 51, column: 21, scope: !2913, inlinedAt: !2914)
!3031 = !DILocation(line: 51, column: 5, scope: !2913, inlinedAt: !2914)
!3032 = !DILocation(line: 53, column: 5, scope: !2913, inlinedAt: !2914)
!3033 = distinct !DISubprogram(name: "ConvertUint", scope: !844, file: !844, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3034 = !DILocation(line: 250, column: 6, scope: !3033)
!3035 = !DILocation(line: 251, column: 32, scope: !3033)
!3036 = !DILocation(line: 252, column: 20, scope: !3033)
!3037 = !DILocation(line: 252, column: 41, scope: !3033)
!3038 = !DILocation(line: 252, column: 44, scope: !3033)
!3039 = !DILocation(line: 252, column: 18, scope: !3033)
!3040 = !DILocation(line: 252, column: 66, scope: !3033)
!3041 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3042 = !DILocation(line: 252, column: 14, scope: !3033)
!3043 = !DILocation(line: 62, column: 53, scope: !3041, inlinedAt: !3042)
!3044 = !DILocation(line: 62, column: 48, scope: !3041, inlinedAt: !3042)
!3045 = !DILocation(line: 62, column: 70, scope: !3041, inlinedAt: !3042)
!3046 = !DILocation(line: 62, column: 64, scope: !3041, inlinedAt: !3042)
!3047 = !DILocation(line: 62, column: 87, scope: !3041, inlinedAt: !3042)
!3048 = !DILocation(line: 62, column: 81, scope: !3041, inlinedAt: !3042)
!3049 = !DILocation(line: 62, column: 98, scope: !3041, inlinedAt: !3042)
!3050 = !DILocation(line: 62, column: 5, scope: !3041, inlinedAt: !3042)
!3051 = !DILocation(line: 62, column: 13, scope: !3041, inlinedAt: !3042)
!3052 = !DILocation(line: 62, column: 21, scope: !3041, inlinedAt: !3042)
!3053 = !DILocation(line: 62, column: 29, scope: !3041, inlinedAt: !3042)
!3054 = !DILocation(line: 62, column: 37, scope: !3041, inlinedAt: !3042)
!3055 = !DILocation(line: 63, column: 54, scope: !3041, inlinedAt: !3042)
!3056 = !DILocation(line: 63, column: 48, scope: !3041, inlinedAt: !3042)
!3057 = !DILocation(line: 63, column: 72, scope: !3041, inlinedAt: !3042)
!3058 = !DILocation(line: 63, column: 65, scope: !3041, inlinedAt: !3042)
!3059 = !DILocation(line: 63, column: 90, scope: !3041, inlinedAt: !3042)
!3060 = !DILocation(line: 63, column: 83, scope: !3041, inlinedAt: !3042)
!3061 = !DILocation(line: 63, column: 5, scope: !3041, inlinedAt: !3042)
!3062 = !DILocation(line: 63, column: 13, scope: !3041, inlinedAt: !3042)
!3063 = !DILocation(line: 63, column: 21, scope: !3041, inlinedAt: !3042)
!3064 = !DILocation(line: 63, column: 29, scope: !3041, inlinedAt: !3042)
!3065 = !DILocation(line: 63, column: 37, scope: !3041, inlinedAt: !3042)
!3066 = !DILocation(line: 64, column: 37, scope: !3041, inlinedAt: !3042)
!3067 = !DILocation(line: 64, column: 35, scope: !3041, inlinedAt: !3042)
!3068 = !DILocation(line: 64, column: 56, scope: !3041, inlinedAt: !3042)
!3069 = !DILocation(line: 64, column: 54, scope: !3041, inlinedAt: !3042)
!3070 = !DILocation(line: 64, column: 76, scope: !3041, inlinedAt: !3042)
!3071 = !DILocation(line: 64, column: 74, scope: !3041, inlinedAt: !3042)
!3072 = !DILocation(line: 64, column: 5, scope: !3041, inlinedAt: !3042)
!3073 = !DILocation(line: 64, column: 14, scope: !3041, inlinedAt: !3042)
!3074 = !DILocation(line: 64, column: 23, scope: !3041, inlinedAt: !3042)
!3075 = !DILocation(line: 65, column: 28, scope: !3041, inlinedAt: !3042)
!3076 = !DILocation(line: 65, column: 26, scope: !3041, inlinedAt: !3042)
!3077 = !DILocation(line: 65, column: 5, scope: !3041, inlinedAt: !3042)
!3078 = !DILocation(line: 65, column: 14, scope: !3041, inlinedAt: !3042)
!3079 = !DILocation(line: 66, column: 22, scope: !3041, inlinedAt: !3042)
!3080 = !DILocation(line: 66, column: 12, scope: !3041, inlinedAt: !3042)
!3081 = !DILocation(line: 67, column: 34, scope: !3041, inlinedAt: !3042)
!3082 = !DILocation(line: 67, column: 26, scope: !3041, inlinedAt: !3042)
!3083 = !DILocation(line: 67, column: 57, scope: !3041, inlinedAt: !3042)
!3084 = !DILocation(line: 67, column: 49, scope: !3041, inlinedAt: !3042)
!3085 = !DILocation(line: 67, column: 5, scope: !3041, inlinedAt: !3042)
!3086 = !DILocation(line: 67, column: 14, scope: !3041, inlinedAt: !3042)
!3087 = !DILocation(line: 68, column: 28, scope: !3041, inlinedAt: !3042)
!3088 = !DILocation(line: 68, column: 26, scope: !3041, inlinedAt: !3042)
!3089 = !DILocation(line: 68, column: 69, scope: !3041, inlinedAt: !3042)
!3090 = !DILocation(line: 68, column: 54, scope: !3041, inlinedAt: !3042)
!3091 = !DILocation(line: 68, column: 52, scope: !3041, inlinedAt: !3042)
!3092 = !DILocation(line: 68, column: 5, scope: !3041, inlinedAt: !3042)
!3093 = !DILocation(line: 68, column: 14, scope: !3041, inlinedAt: !3042)
!3094 = !DILocation(line: 69, column: 40, scope: !3041, inlinedAt: !3042)
!3095 = !DILocation(line: 69, column: 24, scope: !3041, inlinedAt: !3042)
!3096 = !DILocation(line: 69, column: 17, scope: !3041, inlinedAt: !3042)
!3097 = !DILocation(line: 69, column: 5, scope: !3041, inlinedAt: !3042)
!3098 = !DILocation(line: 253, column: 21, scope: !3033)
!3099 = !DILocation(line: 253, column: 27, scope: !3033)
!3100 = !DILocation(line: 253, column: 19, scope: !3033)
!3101 = !DILocation(line: 253, column: 33, scope: !3033)
!3102 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3103 = !DILocation(line: 253, column: 11, scope: !3033)
!3104 = !DILocation(line: 74, column: 34, scope: !3102, inlinedAt: !3103)
!3105 = !DILocation(line: 74, column: 26, scope: !3102, inlinedAt: !3103)
!3106 = !DILocation(line: 74, column: 47, scope: !3102, inlinedAt: !3103)
!3107 = !DILocation(line: 74, column: 5, scope: !3102, inlinedAt: !3103)
!3108 = !DILocation(line: 74, column: 13, scope: !3102, inlinedAt: !3103)
!3109 = distinct !DISubprogram(name: "AtomicsUint", scope: !844, file: !844, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3110 = !DILocation(line: 260, column: 6, scope: !3109)
!3111 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3112 = !DILocation(line: 261, column: 9, scope: !3109)
!3113 = !DILocation(line: 15, column: 23, scope: !3111, inlinedAt: !3112)
!3114 = !DILocation(line: 16, column: 14, scope: !3111, inlinedAt: !3112)
!3115 = !DILocation(line: 16, column: 8, scope: !3111, inlinedAt: !3112)
!3116 = !DILocation(line: 17, column: 25, scope: !3111, inlinedAt: !3112)
!3117 = !DILocation(line: 17, column: 15, scope: !3111, inlinedAt: !3112)
!3118 = !DILocation(line: 18, column: 25, scope: !3111, inlinedAt: !3112)
!3119 = !DILocation(line: 18, column: 15, scope: !3111, inlinedAt: !3112)
!3120 = !DILocation(line: 19, column: 25, scope: !3111, inlinedAt: !3112)
!3121 = !DILocation(line: 19, column: 15, scope: !3111, inlinedAt: !3112)
!3122 = !DILocation(line: 20, column: 25, scope: !3111, inlinedAt: !3112)
!3123 = !DILocation(line: 20, column: 15, scope: !3111, inlinedAt: !3112)
!3124 = !DILocation(line: 21, column: 42, scope: !3111, inlinedAt: !3112)
!3125 = !DILocation(line: 21, column: 32, scope: !3111, inlinedAt: !3112)
!3126 = !DILocation(line: 21, column: 5, scope: !3111, inlinedAt: !3112)
!3127 = !DILocation(line: 22, column: 29, scope: !3111, inlinedAt: !3112)
!3128 = !DILocation(line: 22, column: 19, scope: !3111, inlinedAt: !3112)
!3129 = !DILocation(line: 22, column: 34, scope: !3111, inlinedAt: !3112)
!3130 = !DILocation(line: 23, column: 26, scope: !3111, inlinedAt: !3112)
!3131 = !DILocation(line: 23, column: 18, scope: !3111, inlinedAt: !3112)
!3132 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !844, file: !844, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3133 = !DILocation(line: 267, column: 6, scope: !3132)
!3134 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3135 = !DILocation(line: 267, column: 67, scope: !3132)
!3136 = !DILocation(line: 30, column: 23, scope: !3134, inlinedAt: !3135)
!3137 = !DILocation(line: 31, column: 25, scope: !3134, inlinedAt: !3135)
!3138 = !DILocation(line: 31, column: 46, scope: !3134, inlinedAt: !3135)
!3139 = !DILocation(line: 31, column: 37, scope: !3134, inlinedAt: !3135)
!3140 = !DILocation(line: 31, column: 30, scope: !3134, inlinedAt: !3135)
!3141 = !DILocation(line: 31, column: 15, scope: !3134, inlinedAt: !3135)
!3142 = !DILocation(line: 32, column: 24, scope: !3134, inlinedAt: !3135)
!3143 = !DILocation(line: 32, column: 14, scope: !3134, inlinedAt: !3135)
!3144 = !DILocation(line: 33, column: 25, scope: !3134, inlinedAt: !3135)
!3145 = !DILocation(line: 33, column: 31, scope: !3134, inlinedAt: !3135)
!3146 = !DILocation(line: 33, column: 15, scope: !3134, inlinedAt: !3135)
!3147 = !DILocation(line: 35, column: 35, scope: !3134, inlinedAt: !3135)
!3148 = !DILocation(line: 35, column: 25, scope: !3134, inlinedAt: !3135)
!3149 = !DILocation(line: 36, column: 55, scope: !3134, inlinedAt: !3135)
!3150 = !DILocation(line: 36, column: 30, scope: !3134, inlinedAt: !3135)
!3151 = !DILocation(line: 36, column: 59, scope: !3134, inlinedAt: !3135)
!3152 = !DILocation(line: 37, column: 7, scope: !3134, inlinedAt: !3135)
!3153 = !DILocation(line: 41, column: 39, scope: !3134, inlinedAt: !3135)
!3154 = !DILocation(line: 41, column: 29, scope: !3134, inlinedAt: !3135)
!3155 = !DILocation(line: 41, column: 50, scope: !3134, inlinedAt: !3135)
!3156 = !DILocation(line: 42, column: 26, scope: !3134, inlinedAt: !3135)
!3157 = !DILocation(line: 42, column: 16, scope: !3134, inlinedAt: !3135)
!3158 = distinct !DISubprogram(name: "FloatsFloat32", scope: !844, file: !844, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3159 = !DILocation(line: 272, column: 6, scope: !3158)
!3160 = !DILocation(line: 273, column: 32, scope: !3158)
!3161 = !DILocation(line: 274, column: 15, scope: !3158)
!3162 = !DILocation(line: 274, column: 31, scope: !3158)
!3163 = !DILocation(line: 274, column: 34, scope: !3158)
!3164 = !DILocation(line: 274, column: 13, scope: !3158)
!3165 = !DILocation(line: 274, column: 51, scope: !3158)
!3166 = !DILocation(line: 274, column: 57, scope: !3158)
!3167 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3168 = distinct !DISubprogram(name: "Floats", scope: !3167, file: !3167, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3169 = !DILocation(line: 274, column: 9, scope: !3158)
!3170 = !DILocation(line: 15, column: 36, scope: !3168, inlinedAt: !3169)
!3171 = !DILocation(line: 15, column: 41, scope: !3168, inlinedAt: !3169)
!3172 = !DILocation(line: 15, column: 46, scope: !3168, inlinedAt: !3169)
!3173 = !DILocation(line: 15, column: 51, scope: !3168, inlinedAt: !3169)
!3174 = !DILocation(line: 15, column: 5, scope: !3168, inlinedAt: !3169)
!3175 = !DILocation(line: 15, column: 13, scope: !3168, inlinedAt: !3169)
!3176 = !DILocation(line: 15, column: 21, scope: !3168, inlinedAt: !3169)
!3177 = !DILocation(line: 15, column: 29, scope: !3168, inlinedAt: !3169)
!3178 = !DILocation(line: 16, column: 19, scope: !3168, inlinedAt: !3169)
!3179 = !DILocation(line: 16, column: 5, scope: !3168, inlinedAt: !3169)
!3180 = !DILocation(line: 16, column: 13, scope: !3168, inlinedAt: !3169)
!3181 = !DILocation(line: 17, column: 36, scope: !3168, inlinedAt: !3169)
!3182 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3183 = !DILocation(line: 17, column: 33, scope: !3168, inlinedAt: !3169)
!3184 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3183)
!3185 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3183)
!3186 = !DILocation(line: 17, column: 52, scope: !3168, inlinedAt: !3169)
!3187 = !DILocation(line: 17, column: 49, scope: !3168, inlinedAt: !3169)
!3188 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3187)
!3189 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3187)
!3190 = !DILocation(line: 17, column: 68, scope: !3168, inlinedAt: !3169)
!3191 = !DILocation(line: 17, column: 65, scope: !3168, inlinedAt: !3169)
!3192 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3191)
!3193 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3191)
!3194 = !DILocation(line: 17, column: 5, scope: !3168, inlinedAt: !3169)
!3195 = !DILocation(line: 17, column: 13, scope: !3168, inlinedAt: !3169)
!3196 = !DILocation(line: 17, column: 21, scope: !3168, inlinedAt: !3169)
!3197 = !DILocation(line: 18, column: 38, scope: !3168, inlinedAt: !3169)
!3198 = !DILocation(line: 18, column: 35, scope: !3168, inlinedAt: !3169)
!3199 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3198)
!3200 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3198)
!3201 = !DILocation(line: 18, column: 54, scope: !3168, inlinedAt: !3169)
!3202 = !DILocation(line: 18, column: 51, scope: !3168, inlinedAt: !3169)
!3203 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3202)
!3204 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3202)
!3205 = !DILocation(line: 18, column: 69, scope: !3168, inlinedAt: !3169)
!3206 = !DILocation(line: 18, column: 66, scope: !3168, inlinedAt: !3169)
!3207 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3206)
!3208 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3206)
!3209 = !DILocation(line: 18, column: 5, scope: !3168, inlinedAt: !3169)
!3210 = !DILocation(line: 18, column: 13, scope: !3168, inlinedAt: !3169)
!3211 = !DILocation(line: 18, column: 22, scope: !3168, inlinedAt: !3169)
!3212 = !DILocation(line: 19, column: 24, scope: !3168, inlinedAt: !3169)
!3213 = !DILocation(line: 19, column: 35, scope: !3168, inlinedAt: !3169)
!3214 = !DILocation(line: 19, column: 5, scope: !3168, inlinedAt: !3169)
!3215 = !DILocation(line: 19, column: 14, scope: !3168, inlinedAt: !3169)
!3216 = !DILocation(line: 20, column: 15, scope: !3168, inlinedAt: !3169)
!3217 = !DILocation(line: 20, column: 19, scope: !3168, inlinedAt: !3169)
!3218 = !DILocation(line: 20, column: 5, scope: !3168, inlinedAt: !3169)
!3219 = !DILocation(line: 21, column: 14, scope: !3168, inlinedAt: !3169)
!3220 = !DILocation(line: 21, column: 5, scope: !3168, inlinedAt: !3169)
!3221 = !DILocation(line: 22, column: 45, scope: !3168, inlinedAt: !3169)
!3222 = !DILocation(line: 22, column: 37, scope: !3168, inlinedAt: !3169)
!3223 = !DILocation(line: 22, column: 5, scope: !3168, inlinedAt: !3169)
!3224 = !DILocation(line: 22, column: 14, scope: !3168, inlinedAt: !3169)
!3225 = !DILocation(line: 23, column: 5, scope: !3168, inlinedAt: !3169)
!3226 = !DILocation(line: 24, column: 5, scope: !3168, inlinedAt: !3169)
!3227 = !DILocation(line: 24, column: 2, scope: !3168, inlinedAt: !3169)
!3228 = !DILocation(line: 25, column: 5, scope: !3168, inlinedAt: !3169)
!3229 = !DILocation(line: 25, column: 2, scope: !3168, inlinedAt: !3169)
!3230 = !DILocation(line: 26, column: 18, scope: !3168, inlinedAt: !3169)
!3231 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3230)
!3232 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3230)
!3233 = !DILocation(line: 26, column: 5, scope: !3168, inlinedAt: !3169)
!3234 = !DILocation(line: 27, column: 21, scope: !3168, inlinedAt: !3169)
!3235 = !DILocation(line: 27, column: 18, scope: !3168, inlinedAt: !3169)
!3236 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3235)
!3237 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3235)
!3238 = !DILocation(line: 27, column: 5, scope: !3168, inlinedAt: !3169)
!3239 = !DILocation(line: 29, column: 22, scope: !3168, inlinedAt: !3169)
!3240 = !DILocation(line: 29, column: 31, scope: !3168, inlinedAt: !3169)
!3241 = !DILocation(line: 29, column: 5, scope: !3168, inlinedAt: !3169)
!3242 = !DILocation(line: 29, column: 14, scope: !3168, inlinedAt: !3169)
!3243 = !DILocation(line: 30, column: 17, scope: !3168, inlinedAt: !3169)
!3244 = !DILocation(line: 30, column: 5, scope: !3168, inlinedAt: !3169)
!3245 = !DILocation(line: 31, column: 5, scope: !3168, inlinedAt: !3169)
!3246 = !DILocation(line: 32, column: 14, scope: !3168, inlinedAt: !3169)
!3247 = !DILocation(line: 32, column: 5, scope: !3168, inlinedAt: !3169)
!3248 = !DILocation(line: 33, column: 29, scope: !3168, inlinedAt: !3169)
!3249 = !DILocation(line: 33, column: 18, scope: !3168, inlinedAt: !3169)
!3250 = !DILocation(line: 10, column: 6, scope: !3182, inlinedAt: !3249)
!3251 = !DILocation(line: 14, column: 2, scope: !3182, inlinedAt: !3249)
!3252 = !DILocation(line: 33, column: 5, scope: !3168, inlinedAt: !3169)
!3253 = !DILocation(line: 34, column: 59, scope: !3168, inlinedAt: !3169)
!3254 = !DILocation(line: 34, column: 51, scope: !3168, inlinedAt: !3169)
!3255 = !DILocation(line: 34, column: 34, scope: !3168, inlinedAt: !3169)
!3256 = !DILocation(line: 34, column: 13, scope: !3168, inlinedAt: !3169)
!3257 = !DILocation(line: 34, column: 5, scope: !3168, inlinedAt: !3169)
!3258 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !844, file: !844, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3259 = !DILocation(line: 281, column: 6, scope: !3258)
!3260 = !DILocation(line: 282, column: 32, scope: !3258)
!3261 = !DILocation(line: 283, column: 20, scope: !3258)
!3262 = !DILocation(line: 283, column: 41, scope: !3258)
!3263 = !DILocation(line: 283, column: 44, scope: !3258)
!3264 = !DILocation(line: 283, column: 18, scope: !3258)
!3265 = !DILocation(line: 283, column: 66, scope: !3258)
!3266 = distinct !DISubprogram(name: "FloatToInts", scope: !3167, file: !3167, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3267 = !DILocation(line: 283, column: 14, scope: !3258)
!3268 = !DILocation(line: 39, column: 37, scope: !3266, inlinedAt: !3267)
!3269 = !DILocation(line: 39, column: 32, scope: !3266, inlinedAt: !3267)
!3270 = !DILocation(line: 39, column: 54, scope: !3266, inlinedAt: !3267)
!3271 = !DILocation(line: 39, column: 48, scope: !3266, inlinedAt: !3267)
!3272 = !DILocation(line: 39, column: 71, scope: !3266, inlinedAt: !3267)
!3273 = !DILocation(line: 39, column: 65, scope: !3266, inlinedAt: !3267)
!3274 = !DILocation(line: 39, column: 5, scope: !3266, inlinedAt: !3267)
!3275 = !DILocation(line: 39, column: 13, scope: !3266, inlinedAt: !3267)
!3276 = !DILocation(line: 39, column: 21, scope: !3266, inlinedAt: !3267)
!3277 = !DILocation(line: 40, column: 24, scope: !3266, inlinedAt: !3267)
!3278 = !DILocation(line: 40, column: 5, scope: !3266, inlinedAt: !3267)
!3279 = !DILocation(line: 40, column: 13, scope: !3266, inlinedAt: !3267)
!3280 = !DILocation(line: 42, column: 7, scope: !3266, inlinedAt: !3267)
!3281 = !DILocation(line: 43, column: 7, scope: !3266, inlinedAt: !3267)
!3282 = !DILocation(line: 41, column: 2, scope: !3266, inlinedAt: !3267)
!3283 = !DILocation(line: 45, column: 38, scope: !3266, inlinedAt: !3267)
!3284 = !DILocation(line: 45, column: 32, scope: !3266, inlinedAt: !3267)
!3285 = !DILocation(line: 45, column: 56, scope: !3266, inlinedAt: !3267)
!3286 = !DILocation(line: 45, column: 49, scope: !3266, inlinedAt: !3267)
!3287 = !DILocation(line: 45, column: 74, scope: !3266, inlinedAt: !3267)
!3288 = !DILocation(line: 45, column: 67, scope: !3266, inlinedAt: !3267)
!3289 = !DILocation(line: 45, column: 5, scope: !3266, inlinedAt: !3267)
!3290 = !DILocation(line: 45, column: 13, scope: !3266, inlinedAt: !3267)
!3291 = !DILocation(line: 45, column: 21, scope: !3266, inlinedAt: !3267)
!3292 = !DILocation(line: 46, column: 31, scope: !3266, inlinedAt: !3267)
!3293 = !DILocation(line: 46, column: 24, scope: !3266, inlinedAt: !3267)
!3294 = !DILocation(line: 46, column: 5, scope: !3266, inlinedAt: !3267)
!3295 = !DILocation(line: 46, column: 13, scope: !3266, inlinedAt: !3267)
!3296 = distinct !DISubprogram(name: "MathFloat32", scope: !844, file: !844, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3297 = !DILocation(line: 290, column: 6, scope: !3296)
!3298 = !DILocation(line: 291, column: 32, scope: !3296)
!3299 = !DILocation(line: 292, column: 13, scope: !3296)
!3300 = !DILocation(line: 292, column: 28, scope: !3296)
!3301 = !DILocation(line: 292, column: 31, scope: !3296)
!3302 = !DILocation(line: 292, column: 11, scope: !3296)
!3303 = !DILocation(line: 292, column: 47, scope: !3296)
!3304 = !DILocation(line: 292, column: 53, scope: !3296)
!3305 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3306 = !DILocation(line: 292, column: 7, scope: !3296)
!3307 = !DILocation(line: 16, column: 16, scope: !3305, inlinedAt: !3306)
!3308 = !DILocation(line: 16, column: 20, scope: !3305, inlinedAt: !3306)
!3309 = !DILocation(line: 17, column: 26, scope: !3305, inlinedAt: !3306)
!3310 = !DILocation(line: 17, column: 12, scope: !3305, inlinedAt: !3306)
!3311 = !DILocation(line: 18, column: 18, scope: !3305, inlinedAt: !3306)
!3312 = !DILocation(line: 19, column: 27, scope: !3305, inlinedAt: !3306)
!3313 = !DILocation(line: 19, column: 5, scope: !3305, inlinedAt: !3306)
!3314 = !DILocation(line: 19, column: 13, scope: !3305, inlinedAt: !3306)
!3315 = !DILocation(line: 20, column: 36, scope: !3305, inlinedAt: !3306)
!3316 = !DILocation(line: 20, column: 49, scope: !3305, inlinedAt: !3306)
!3317 = !DILocation(line: 20, column: 63, scope: !3305, inlinedAt: !3306)
!3318 = !DILocation(line: 20, column: 5, scope: !3305, inlinedAt: !3306)
!3319 = !DILocation(line: 20, column: 13, scope: !3305, inlinedAt: !3306)
!3320 = !DILocation(line: 20, column: 21, scope: !3305, inlinedAt: !3306)
!3321 = !DILocation(line: 21, column: 28, scope: !3305, inlinedAt: !3306)
!3322 = !DILocation(line: 21, column: 48, scope: !3305, inlinedAt: !3306)
!3323 = !DILocation(line: 21, column: 5, scope: !3305, inlinedAt: !3306)
!3324 = !DILocation(line: 21, column: 13, scope: !3305, inlinedAt: !3306)
!3325 = !DILocation(line: 22, column: 26, scope: !3305, inlinedAt: !3306)
!3326 = !DILocation(line: 22, column: 41, scope: !3305, inlinedAt: !3306)
!3327 = !DILocation(line: 22, column: 5, scope: !3305, inlinedAt: !3306)
!3328 = !DILocation(line: 22, column: 13, scope: !3305, inlinedAt: !3306)
!3329 = !DILocation(line: 23, column: 27, scope: !3305, inlinedAt: !3306)
!3330 = !DILocation(line: 23, column: 47, scope: !3305, inlinedAt: !3306)
!3331 = !DILocation(line: 23, column: 5, scope: !3305, inlinedAt: !3306)
!3332 = !DILocation(line: 23, column: 13, scope: !3305, inlinedAt: !3306)
!3333 = !DILocation(line: 24, column: 19, scope: !3305, inlinedAt: !3306)
!3334 = !DILocation(line: 24, column: 5, scope: !3305, inlinedAt: !3306)
!3335 = !DILocation(line: 25, column: 28, scope: !3305, inlinedAt: !3306)
!3336 = !DILocation(line: 25, column: 51, scope: !3305, inlinedAt: !3306)
!3337 = !DILocation(line: 25, column: 5, scope: !3305, inlinedAt: !3306)
!3338 = !DILocation(line: 25, column: 14, scope: !3305, inlinedAt: !3306)
!3339 = !DILocation(line: 26, column: 30, scope: !3305, inlinedAt: !3306)
!3340 = !DILocation(line: 26, column: 45, scope: !3305, inlinedAt: !3306)
!3341 = !DILocation(line: 26, column: 5, scope: !3305, inlinedAt: !3306)
!3342 = !DILocation(line: 26, column: 14, scope: !3305, inlinedAt: !3306)
!3343 = !DILocation(line: 27, column: 37, scope: !3305, inlinedAt: !3306)
!3344 = !DILocation(line: 27, column: 54, scope: !3305, inlinedAt: !3306)
!3345 = !DILocation(line: 27, column: 72, scope: !3305, inlinedAt: !3306)
!3346 = !DILocation(line: 27, column: 5, scope: !3305, inlinedAt: !3306)
!3347 = !DILocation(line: 27, column: 14, scope: !3305, inlinedAt: !3306)
!3348 = !DILocation(line: 27, column: 23, scope: !3305, inlinedAt: !3306)
!3349 = !DILocation(line: 28, column: 46, scope: !3305, inlinedAt: !3306)
!3350 = !DILocation(line: 28, column: 61, scope: !3305, inlinedAt: !3306)
!3351 = !DILocation(line: 28, column: 77, scope: !3305, inlinedAt: !3306)
!3352 = !DILocation(line: 28, column: 93, scope: !3305, inlinedAt: !3306)
!3353 = !DILocation(line: 28, column: 5, scope: !3305, inlinedAt: !3306)
!3354 = !DILocation(line: 28, column: 14, scope: !3305, inlinedAt: !3306)
!3355 = !DILocation(line: 28, column: 23, scope: !3305, inlinedAt: !3306)
!3356 = !DILocation(line: 28, column: 32, scope: !3305, inlinedAt: !3306)
!3357 = !DILocation(line: 29, column: 37, scope: !3305, inlinedAt: !3306)
!3358 = !DILocation(line: 29, column: 53, scope: !3305, inlinedAt: !3306)
!3359 = !DILocation(line: 29, column: 69, scope: !3305, inlinedAt: !3306)
!3360 = !DILocation(line: 29, column: 5, scope: !3305, inlinedAt: !3306)
!3361 = !DILocation(line: 29, column: 14, scope: !3305, inlinedAt: !3306)
!3362 = !DILocation(line: 29, column: 23, scope: !3305, inlinedAt: !3306)
!3363 = !DILocation(line: 30, column: 38, scope: !3305, inlinedAt: !3306)
!3364 = !DILocation(line: 30, column: 54, scope: !3305, inlinedAt: !3306)
!3365 = !DILocation(line: 30, column: 70, scope: !3305, inlinedAt: !3306)
!3366 = !DILocation(line: 30, column: 5, scope: !3305, inlinedAt: !3306)
!3367 = !DILocation(line: 30, column: 14, scope: !3305, inlinedAt: !3306)
!3368 = !DILocation(line: 30, column: 23, scope: !3305, inlinedAt: !3306)
!3369 = !DILocation(line: 31, column: 21, scope: !3305, inlinedAt: !3306)
!3370 = !DILocation(line: 31, column: 5, scope: !3305, inlinedAt: !3306)
!3371 = !DILocation(line: 32, column: 38, scope: !3305, inlinedAt: !3306)
!3372 = !DILocation(line: 32, column: 55, scope: !3305, inlinedAt: !3306)
!3373 = !DILocation(line: 32, column: 72, scope: !3305, inlinedAt: !3306)
!3374 = !DILocation(line: 32, column: 5, scope: !3305, inlinedAt: !3306)
!3375 = !DILocation(line: 32, column: 14, scope: !3305, inlinedAt: !3306)
!3376 = !DILocation(line: 32, column: 23, scope: !3305, inlinedAt: !3306)
!3377 = !DILocation(line: 33, column: 39, scope: !3305, inlinedAt: !3306)
!3378 = !DILocation(line: 33, column: 57, scope: !3305, inlinedAt: !3306)
!3379 = !DILocation(line: 33, column: 53, scope: !3305, inlinedAt: !3306)
!3380 = !DILocation(line: 33, column: 71, scope: !3305, inlinedAt: !3306)
!3381 = !DILocation(line: 33, column: 5, scope: !3305, inlinedAt: !3306)
!3382 = !DILocation(line: 33, column: 14, scope: !3305, inlinedAt: !3306)
!3383 = !DILocation(line: 33, column: 23, scope: !3305, inlinedAt: !3306)
!3384 = !DILocation(line: 34, column: 28, scope: !3305, inlinedAt: !3306)
!3385 = !DILocation(line: 34, column: 50, scope: !3305, inlinedAt: !3306)
!3386 = !DILocation(line: 34, column: 5, scope: !3305, inlinedAt: !3306)
!3387 = !DILocation(line: 34, column: 14, scope: !3305, inlinedAt: !3306)
!3388 = !DILocation(line: 35, column: 28, scope: !3305, inlinedAt: !3306)
!3389 = !DILocation(line: 35, column: 45, scope: !3305, inlinedAt: !3306)
!3390 = !DILocation(line: 35, column: 5, scope: !3305, inlinedAt: !3306)
!3391 = !DILocation(line: 35, column: 14, scope: !3305, inlinedAt: !3306)
!3392 = !DILocation(line: 36, column: 5, scope: !3305, inlinedAt: !3306)
!3393 = !DILocation(line: 36, column: 14, scope: !3305, inlinedAt: !3306)
!3394 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !844, file: !844, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3395 = !DILocation(line: 299, column: 6, scope: !3394)
!3396 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3397 = !DILocation(line: 300, column: 9, scope: !3394)
!3398 = !DILocation(line: 15, column: 23, scope: !3396, inlinedAt: !3397)
!3399 = !DILocation(line: 16, column: 14, scope: !3396, inlinedAt: !3397)
!3400 = !DILocation(line: 16, column: 8, scope: !3396, inlinedAt: !3397)
!3401 = !DILocation(line: 17, column: 25, scope: !3396, inlinedAt: !3397)
!3402 = !DILocation(line: 17, column: 15, scope: !3396, inlinedAt: !3397)
!3403 = !DILocation(line: 18, column: 25, scope: !3396, inlinedAt: !3397)
!3404 = !DILocation(line: 18, column: 15, scope: !3396, inlinedAt: !3397)
!3405 = !DILocation(line: 19, column: 25, scope: !3396, inlinedAt: !3397)
!3406 = !DILocation(line: 19, column: 15, scope: !3396, inlinedAt: !3397)
!3407 = !DILocation(line: 20, column: 25, scope: !3396, inlinedAt: !3397)
!3408 = !DILocation(line: 20, column: 15, scope: !3396, inlinedAt: !3397)
!3409 = !DILocation(line: 21, column: 42, scope: !3396, inlinedAt: !3397)
!3410 = !DILocation(line: 21, column: 32, scope: !3396, inlinedAt: !3397)
!3411 = !DILocation(line: 21, column: 5, scope: !3396, inlinedAt: !3397)
!3412 = !DILocation(line: 22, column: 29, scope: !3396, inlinedAt: !3397)
!3413 = !DILocation(line: 22, column: 19, scope: !3396, inlinedAt: !3397)
!3414 = !DILocation(line: 22, column: 34, scope: !3396, inlinedAt: !3397)
!3415 = !DILocation(line: 23, column: 26, scope: !3396, inlinedAt: !3397)
!3416 = !DILocation(line: 23, column: 18, scope: !3396, inlinedAt: !3397)
!3417 = distinct !DISubprogram(name: "FloatsFloat64", scope: !844, file: !844, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3418 = !DILocation(line: 306, column: 6, scope: !3417)
!3419 = !DILocation(line: 307, column: 32, scope: !3417)
!3420 = !DILocation(line: 308, column: 15, scope: !3417)
!3421 = !DILocation(line: 308, column: 31, scope: !3417)
!3422 = !DILocation(line: 308, column: 34, scope: !3417)
!3423 = !DILocation(line: 308, column: 13, scope: !3417)
!3424 = !DILocation(line: 308, column: 51, scope: !3417)
!3425 = !DILocation(line: 308, column: 57, scope: !3417)
!3426 = distinct !DISubprogram(name: "Floats", scope: !3167, file: !3167, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3427 = !DILocation(line: 308, column: 9, scope: !3417)
!3428 = !DILocation(line: 15, column: 36, scope: !3426, inlinedAt: !3427)
!3429 = !DILocation(line: 15, column: 41, scope: !3426, inlinedAt: !3427)
!3430 = !DILocation(line: 15, column: 46, scope: !3426, inlinedAt: !3427)
!3431 = !DILocation(line: 15, column: 51, scope: !3426, inlinedAt: !3427)
!3432 = !DILocation(line: 15, column: 5, scope: !3426, inlinedAt: !3427)
!3433 = !DILocation(line: 15, column: 13, scope: !3426, inlinedAt: !3427)
!3434 = !DILocation(line: 15, column: 21, scope: !3426, inlinedAt: !3427)
!3435 = !DILocation(line: 15, column: 29, scope: !3426, inlinedAt: !3427)
!3436 = !DILocation(line: 16, column: 19, scope: !3426, inlinedAt: !3427)
!3437 = !DILocation(line: 16, column: 5, scope: !3426, inlinedAt: !3427)
!3438 = !DILocation(line: 16, column: 13, scope: !3426, inlinedAt: !3427)
!3439 = !DILocation(line: 17, column: 36, scope: !3426, inlinedAt: !3427)
!3440 = !DILocation(line: 17, column: 33, scope: !3426, inlinedAt: !3427)
!3441 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3440)
!3442 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3440)
!3443 = !DILocation(line: 17, column: 52, scope: !3426, inlinedAt: !3427)
!3444 = !DILocation(line: 17, column: 49, scope: !3426, inlinedAt: !3427)
!3445 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3444)
!3446 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3444)
!3447 = !DILocation(line: 17, column: 68, scope: !3426, inlinedAt: !3427)
!3448 = !DILocation(line: 17, column: 65, scope: !3426, inlinedAt: !3427)
!3449 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3448)
!3450 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3448)
!3451 = !DILocation(line: 17, column: 5, scope: !3426, inlinedAt: !3427)
!3452 = !DILocation(line: 17, column: 13, scope: !3426, inlinedAt: !3427)
!3453 = !DILocation(line: 17, column: 21, scope: !3426, inlinedAt: !3427)
!3454 = !DILocation(line: 18, column: 38, scope: !3426, inlinedAt: !3427)
!3455 = !DILocation(line: 18, column: 35, scope: !3426, inlinedAt: !3427)
!3456 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3455)
!3457 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3455)
!3458 = !DILocation(line: 18, column: 54, scope: !3426, inlinedAt: !3427)
!3459 = !DILocation(line: 18, column: 51, scope: !3426, inlinedAt: !3427)
!3460 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3459)
!3461 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3459)
!3462 = !DILocation(line: 18, column: 69, scope: !3426, inlinedAt: !3427)
!3463 = !DILocation(line: 18, column: 66, scope: !3426, inlinedAt: !3427)
!3464 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3463)
!3465 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3463)
!3466 = !DILocation(line: 18, column: 5, scope: !3426, inlinedAt: !3427)
!3467 = !DILocation(line: 18, column: 13, scope: !3426, inlinedAt: !3427)
!3468 = !DILocation(line: 18, column: 22, scope: !3426, inlinedAt: !3427)
!3469 = !DILocation(line: 19, column: 24, scope: !3426, inlinedAt: !3427)
!3470 = !DILocation(line: 19, column: 35, scope: !3426, inlinedAt: !3427)
!3471 = !DILocation(line: 19, column: 5, scope: !3426, inlinedAt: !3427)
!3472 = !DILocation(line: 19, column: 14, scope: !3426, inlinedAt: !3427)
!3473 = !DILocation(line: 20, column: 15, scope: !3426, inlinedAt: !3427)
!3474 = !DILocation(line: 20, column: 19, scope: !3426, inlinedAt: !3427)
!3475 = !DILocation(line: 20, column: 5, scope: !3426, inlinedAt: !3427)
!3476 = !DILocation(line: 21, column: 14, scope: !3426, inlinedAt: !3427)
!3477 = !DILocation(line: 21, column: 5, scope: !3426, inlinedAt: !3427)
!3478 = !DILocation(line: 22, column: 30, scope: !3426, inlinedAt: !3427)
!3479 = !DILocation(line: 22, column: 22, scope: !3426, inlinedAt: !3427)
!3480 = !DILocation(line: 22, column: 5, scope: !3426, inlinedAt: !3427)
!3481 = !DILocation(line: 22, column: 14, scope: !3426, inlinedAt: !3427)
!3482 = !DILocation(line: 23, column: 5, scope: !3426, inlinedAt: !3427)
!3483 = !DILocation(line: 24, column: 5, scope: !3426, inlinedAt: !3427)
!3484 = !DILocation(line: 24, column: 2, scope: !3426, inlinedAt: !3427)
!3485 = !DILocation(line: 25, column: 5, scope: !3426, inlinedAt: !3427)
!3486 = !DILocation(line: 25, column: 2, scope: !3426, inlinedAt: !3427)
!3487 = !DILocation(line: 26, column: 18, scope: !3426, inlinedAt: !3427)
!3488 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3487)
!3489 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3487)
!3490 = !DILocation(line: 26, column: 5, scope: !3426, inlinedAt: !3427)
!3491 = !DILocation(line: 27, column: 21, scope: !3426, inlinedAt: !3427)
!3492 = !DILocation(line: 27, column: 18, scope: !3426, inlinedAt: !3427)
!3493 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3492)
!3494 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3492)
!3495 = !DILocation(line: 27, column: 5, scope: !3426, inlinedAt: !3427)
!3496 = !DILocation(line: 29, column: 22, scope: !3426, inlinedAt: !3427)
!3497 = !DILocation(line: 29, column: 31, scope: !3426, inlinedAt: !3427)
!3498 = !DILocation(line: 29, column: 5, scope: !3426, inlinedAt: !3427)
!3499 = !DILocation(line: 29, column: 14, scope: !3426, inlinedAt: !3427)
!3500 = !DILocation(line: 30, column: 17, scope: !3426, inlinedAt: !3427)
!3501 = !DILocation(line: 30, column: 5, scope: !3426, inlinedAt: !3427)
!3502 = !DILocation(line: 31, column: 5, scope: !3426, inlinedAt: !3427)
!3503 = !DILocation(line: 32, column: 14, scope: !3426, inlinedAt: !3427)
!3504 = !DILocation(line: 32, column: 5, scope: !3426, inlinedAt: !3427)
!3505 = !DILocation(line: 33, column: 18, scope: !3426, inlinedAt: !3427)
!3506 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3505)
!3507 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3505)
!3508 = !DILocation(line: 33, column: 5, scope: !3426, inlinedAt: !3427)
!3509 = !DILocation(line: 34, column: 51, scope: !3426, inlinedAt: !3427)
!3510 = !DILocation(line: 34, column: 34, scope: !3426, inlinedAt: !3427)
!3511 = !DILocation(line: 34, column: 5, scope: !3426, inlinedAt: !3427)
!3512 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !844, file: !844, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3513 = !DILocation(line: 315, column: 6, scope: !3512)
!3514 = !DILocation(line: 316, column: 32, scope: !3512)
!3515 = !DILocation(line: 317, column: 20, scope: !3512)
!3516 = !DILocation(line: 317, column: 41, scope: !3512)
!3517 = !DILocation(line: 317, column: 44, scope: !3512)
!3518 = !DILocation(line: 317, column: 18, scope: !3512)
!3519 = !DILocation(line: 317, column: 66, scope: !3512)
!3520 = distinct !DISubprogram(name: "FloatToInts", scope: !3167, file: !3167, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3521 = !DILocation(line: 317, column: 14, scope: !3512)
!3522 = !DILocation(line: 39, column: 37, scope: !3520, inlinedAt: !3521)
!3523 = !DILocation(line: 39, column: 32, scope: !3520, inlinedAt: !3521)
!3524 = !DILocation(line: 39, column: 54, scope: !3520, inlinedAt: !3521)
!3525 = !DILocation(line: 39, column: 48, scope: !3520, inlinedAt: !3521)
!3526 = !DILocation(line: 39, column: 71, scope: !3520, inlinedAt: !3521)
!3527 = !DILocation(line: 39, column: 65, scope: !3520, inlinedAt: !3521)
!3528 = !DILocation(line: 39, column: 5, scope: !3520, inlinedAt: !3521)
!3529 = !DILocation(line: 39, column: 13, scope: !3520, inlinedAt: !3521)
!3530 = !DILocation(line: 39, column: 21, scope: !3520, inlinedAt: !3521)
!3531 = !DILocation(line: 40, column: 24, scope: !3520, inlinedAt: !3521)
!3532 = !DILocation(line: 40, column: 5, scope: !3520, inlinedAt: !3521)
!3533 = !DILocation(line: 40, column: 13, scope: !3520, inlinedAt: !3521)
!3534 = !DILocation(line: 42, column: 7, scope: !3520, inlinedAt: !3521)
!3535 = !DILocation(line: 43, column: 7, scope: !3520, inlinedAt: !3521)
!3536 = !DILocation(line: 41, column: 2, scope: !3520, inlinedAt: !3521)
!3537 = !DILocation(line: 45, column: 38, scope: !3520, inlinedAt: !3521)
!3538 = !DILocation(line: 45, column: 32, scope: !3520, inlinedAt: !3521)
!3539 = !DILocation(line: 45, column: 56, scope: !3520, inlinedAt: !3521)
!3540 = !DILocation(line: 45, column: 49, scope: !3520, inlinedAt: !3521)
!3541 = !DILocation(line: 45, column: 74, scope: !3520, inlinedAt: !3521)
!3542 = !DILocation(line: 45, column: 67, scope: !3520, inlinedAt: !3521)
!3543 = !DILocation(line: 45, column: 5, scope: !3520, inlinedAt: !3521)
!3544 = !DILocation(line: 45, column: 13, scope: !3520, inlinedAt: !3521)
!3545 = !DILocation(line: 45, column: 21, scope: !3520, inlinedAt: !3521)
!3546 = !DILocation(line: 46, column: 31, scope: !3520, inlinedAt: !3521)
!3547 = !DILocation(line: 46, column: 24, scope: !3520, inlinedAt: !3521)
!3548 = !DILocation(line: 46, column: 5, scope: !3520, inlinedAt: !3521)
!3549 = !DILocation(line: 46, column: 13, scope: !3520, inlinedAt: !3521)
!3550 = distinct !DISubprogram(name: "MathFloat64", scope: !844, file: !844, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3551 = !DILocation(line: 324, column: 6, scope: !3550)
!3552 = !DILocation(line: 325, column: 32, scope: !3550)
!3553 = !DILocation(line: 326, column: 13, scope: !3550)
!3554 = !DILocation(line: 326, column: 28, scope: !3550)
!3555 = !DILocation(line: 326, column: 31, scope: !3550)
!3556 = !DILocation(line: 326, column: 11, scope: !3550)
!3557 = !DILocation(line: 326, column: 47, scope: !3550)
!3558 = !DILocation(line: 326, column: 53, scope: !3550)
!3559 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3560 = !DILocation(line: 326, column: 7, scope: !3550)
!3561 = !DILocation(line: 16, column: 16, scope: !3559, inlinedAt: !3560)
!3562 = !DILocation(line: 16, column: 20, scope: !3559, inlinedAt: !3560)
!3563 = !DILocation(line: 17, column: 26, scope: !3559, inlinedAt: !3560)
!3564 = !DILocation(line: 17, column: 12, scope: !3559, inlinedAt: !3560)
!3565 = !DILocation(line: 18, column: 18, scope: !3559, inlinedAt: !3560)
!3566 = !DILocation(line: 19, column: 27, scope: !3559, inlinedAt: !3560)
!3567 = !DILocation(line: 19, column: 5, scope: !3559, inlinedAt: !3560)
!3568 = !DILocation(line: 19, column: 13, scope: !3559, inlinedAt: !3560)
!3569 = !DILocation(line: 20, column: 36, scope: !3559, inlinedAt: !3560)
!3570 = !DILocation(line: 20, column: 49, scope: !3559, inlinedAt: !3560)
!3571 = !DILocation(line: 20, column: 63, scope: !3559, inlinedAt: !3560)
!3572 = !DILocation(line: 20, column: 5, scope: !3559, inlinedAt: !3560)
!3573 = !DILocation(line: 20, column: 13, scope: !3559, inlinedAt: !3560)
!3574 = !DILocation(line: 20, column: 21, scope: !3559, inlinedAt: !3560)
!3575 = !DILocation(line: 21, column: 28, scope: !3559, inlinedAt: !3560)
!3576 = !DILocation(line: 21, column: 48, scope: !3559, inlinedAt: !3560)
!3577 = !DILocation(line: 21, column: 5, scope: !3559, inlinedAt: !3560)
!3578 = !DILocation(line: 21, column: 13, scope: !3559, inlinedAt: !3560)
!3579 = !DILocation(line: 22, column: 26, scope: !3559, inlinedAt: !3560)
!3580 = !DILocation(line: 22, column: 41, scope: !3559, inlinedAt: !3560)
!3581 = !DILocation(line: 22, column: 5, scope: !3559, inlinedAt: !3560)
!3582 = !DILocation(line: 22, column: 13, scope: !3559, inlinedAt: !3560)
!3583 = !DILocation(line: 23, column: 27, scope: !3559, inlinedAt: !3560)
!3584 = !DILocation(line: 23, column: 47, scope: !3559, inlinedAt: !3560)
!3585 = !DILocation(line: 23, column: 5, scope: !3559, inlinedAt: !3560)
!3586 = !DILocation(line: 23, column: 13, scope: !3559, inlinedAt: !3560)
!3587 = !DILocation(line: 24, column: 19, scope: !3559, inlinedAt: !3560)
!3588 = !DILocation(line: 24, column: 5, scope: !3559, inlinedAt: !3560)
!3589 = !DILocation(line: 25, column: 28, scope: !3559, inlinedAt: !3560)
!3590 = !DILocation(line: 25, column: 51, scope: !3559, inlinedAt: !3560)
!3591 = !DILocation(line: 25, column: 5, scope: !3559, inlinedAt: !3560)
!3592 = !DILocation(line: 25, column: 14, scope: !3559, inlinedAt: !3560)
!3593 = !DILocation(line: 26, column: 30, scope: !3559, inlinedAt: !3560)
!3594 = !DILocation(line: 26, column: 45, scope: !3559, inlinedAt: !3560)
!3595 = !DILocation(line: 26, column: 5, scope: !3559, inlinedAt: !3560)
!3596 = !DILocation(line: 26, column: 14, scope: !3559, inlinedAt: !3560)
!3597 = !DILocation(line: 27, column: 37, scope: !3559, inlinedAt: !3560)
!3598 = !DILocation(line: 27, column: 54, scope: !3559, inlinedAt: !3560)
!3599 = !DILocation(line: 27, column: 72, scope: !3559, inlinedAt: !3560)
!3600 = !DILocation(line: 27, column: 5, scope: !3559, inlinedAt: !3560)
!3601 = !DILocation(line: 27, column: 14, scope: !3559, inlinedAt: !3560)
!3602 = !DILocation(line: 27, column: 23, scope: !3559, inlinedAt: !3560)
!3603 = !DILocation(line: 28, column: 46, scope: !3559, inlinedAt: !3560)
!3604 = !DILocation(line: 28, column: 61, scope: !3559, inlinedAt: !3560)
!3605 = !DILocation(line: 28, column: 77, scope: !3559, inlinedAt: !3560)
!3606 = !DILocation(line: 28, column: 93, scope: !3559, inlinedAt: !3560)
!3607 = !DILocation(line: 28, column: 5, scope: !3559, inlinedAt: !3560)
!3608 = !DILocation(line: 28, column: 14, scope: !3559, inlinedAt: !3560)
!3609 = !DILocation(line: 28, column: 23, scope: !3559, inlinedAt: !3560)
!3610 = !DILocation(line: 28, column: 32, scope: !3559, inlinedAt: !3560)
!3611 = !DILocation(line: 29, column: 37, scope: !3559, inlinedAt: !3560)
!3612 = !DILocation(line: 29, column: 53, scope: !3559, inlinedAt: !3560)
!3613 = !DILocation(line: 29, column: 69, scope: !3559, inlinedAt: !3560)
!3614 = !DILocation(line: 29, column: 5, scope: !3559, inlinedAt: !3560)
!3615 = !DILocation(line: 29, column: 14, scope: !3559, inlinedAt: !3560)
!3616 = !DILocation(line: 29, column: 23, scope: !3559, inlinedAt: !3560)
!3617 = !DILocation(line: 30, column: 38, scope: !3559, inlinedAt: !3560)
!3618 = !DILocation(line: 30, column: 54, scope: !3559, inlinedAt: !3560)
!3619 = !DILocation(line: 30, column: 70, scope: !3559, inlinedAt: !3560)
!3620 = !DILocation(line: 30, column: 5, scope: !3559, inlinedAt: !3560)
!3621 = !DILocation(line: 30, column: 14, scope: !3559, inlinedAt: !3560)
!3622 = !DILocation(line: 30, column: 23, scope: !3559, inlinedAt: !3560)
!3623 = !DILocation(line: 31, column: 21, scope: !3559, inlinedAt: !3560)
!3624 = !DILocation(line: 31, column: 5, scope: !3559, inlinedAt: !3560)
!3625 = !DILocation(line: 32, column: 38, scope: !3559, inlinedAt: !3560)
!3626 = !DILocation(line: 32, column: 55, scope: !3559, inlinedAt: !3560)
!3627 = !DILocation(line: 32, column: 72, scope: !3559, inlinedAt: !3560)
!3628 = !DILocation(line: 32, column: 5, scope: !3559, inlinedAt: !3560)
!3629 = !DILocation(line: 32, column: 14, scope: !3559, inlinedAt: !3560)
!3630 = !DILocation(line: 32, column: 23, scope: !3559, inlinedAt: !3560)
!3631 = !DILocation(line: 33, column: 39, scope: !3559, inlinedAt: !3560)
!3632 = !DILocation(line: 33, column: 57, scope: !3559, inlinedAt: !3560)
!3633 = !DILocation(line: 33, column: 53, scope: !3559, inlinedAt: !3560)
!3634 = !DILocation(line: 33, column: 71, scope: !3559, inlinedAt: !3560)
!3635 = !DILocation(line: 33, column: 5, scope: !3559, inlinedAt: !3560)
!3636 = !DILocation(line: 33, column: 14, scope: !3559, inlinedAt: !3560)
!3637 = !DILocation(line: 33, column: 23, scope: !3559, inlinedAt: !3560)
!3638 = !DILocation(line: 34, column: 28, scope: !3559, inlinedAt: !3560)
!3639 = !DILocation(line: 34, column: 50, scope: !3559, inlinedAt: !3560)
!3640 = !DILocation(line: 34, column: 5, scope: !3559, inlinedAt: !3560)
!3641 = !DILocation(line: 34, column: 14, scope: !3559, inlinedAt: !3560)
!3642 = !DILocation(line: 35, column: 28, scope: !3559, inlinedAt: !3560)
!3643 = !DILocation(line: 35, column: 45, scope: !3559, inlinedAt: !3560)
!3644 = !DILocation(line: 35, column: 5, scope: !3559, inlinedAt: !3560)
!3645 = !DILocation(line: 35, column: 14, scope: !3559, inlinedAt: !3560)
!3646 = !DILocation(line: 36, column: 5, scope: !3559, inlinedAt: !3560)
!3647 = !DILocation(line: 36, column: 14, scope: !3559, inlinedAt: !3560)
!3648 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !844, file: !844, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3649 = !DILocation(line: 333, column: 6, scope: !3648)
!3650 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3651 = !DILocation(line: 334, column: 9, scope: !3648)
!3652 = !DILocation(line: 15, column: 23, scope: !3650, inlinedAt: !3651)
!3653 = !DILocation(line: 16, column: 14, scope: !3650, inlinedAt: !3651)
!3654 = !DILocation(line: 16, column: 8, scope: !3650, inlinedAt: !3651)
!3655 = !DILocation(line: 17, column: 25, scope: !3650, inlinedAt: !3651)
!3656 = !DILocation(line: 17, column: 15, scope: !3650, inlinedAt: !3651)
!3657 = !DILocation(line: 18, column: 25, scope: !3650, inlinedAt: !3651)
!3658 = !DILocation(line: 18, column: 15, scope: !3650, inlinedAt: !3651)
!3659 = !DILocation(line: 19, column: 25, scope: !3650, inlinedAt: !3651)
!3660 = !DILocation(line: 19, column: 15, scope: !3650, inlinedAt: !3651)
!3661 = !DILocation(line: 20, column: 25, scope: !3650, inlinedAt: !3651)
!3662 = !DILocation(line: 20, column: 15, scope: !3650, inlinedAt: !3651)
!3663 = !DILocation(line: 21, column: 42, scope: !3650, inlinedAt: !3651)
!3664 = !DILocation(line: 21, column: 32, scope: !3650, inlinedAt: !3651)
!3665 = !DILocation(line: 21, column: 5, scope: !3650, inlinedAt: !3651)
!3666 = !DILocation(line: 22, column: 29, scope: !3650, inlinedAt: !3651)
!3667 = !DILocation(line: 22, column: 19, scope: !3650, inlinedAt: !3651)
!3668 = !DILocation(line: 22, column: 34, scope: !3650, inlinedAt: !3651)
!3669 = !DILocation(line: 23, column: 26, scope: !3650, inlinedAt: !3651)
!3670 = !DILocation(line: 23, column: 18, scope: !3650, inlinedAt: !3651)
!3671 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3672 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3673 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3674 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3675 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3676 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3677 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3678 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3679 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3680 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3681 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3682 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3683 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3684 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3685 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3686 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3687 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3688 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3689 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3690 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3691 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3692 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3693 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3694 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3695 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3696 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3697 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3698 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3699 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3700 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3701 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3702 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3703 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3704 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3705 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3706 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3707 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3708 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3709 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3710 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3711 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3712 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3713 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3714 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3715 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3716 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3717 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3718 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3719 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3720 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3721 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3722 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3723 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3724 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3725 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3726 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3727 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3728 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3729 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3730 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3731 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3732 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3733 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3734 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3735 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3736 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3737 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
