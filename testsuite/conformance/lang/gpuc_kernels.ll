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
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 %p5), !dbg !82
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
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !221
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
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %35, i64 %p1), !dbg !233
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
	%44 = phi i64 [ %38, %b0 ], [ %421, %b53 ], !dbg !236
	%45 = icmp slt i64 %44, %p1, !dbg !236
	br i1 %45, label %b2, label %b54, !dbg !236

b2:
	%46 = add i64 %44, %p4, !dbg !237
	%47 = icmp ugt i64 %46, %p3, !dbg !238
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !238, !prof !9

b2_ok1:
	%48 = icmp ugt i64 %44, %46, !dbg !238
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !238, !prof !9

b2_ok2:
	%49 = sub i64 %46, %44, !dbg !238
	%50 = sub i64 %p3, %44, !dbg !238
	%51 = getelementptr inbounds i32, i32* %p2, i64 %44, !dbg !238
	%52 = sub i64 %49, 2, !dbg !241
	%53 = icmp ugt i64 %52, %50, !dbg !242
	br i1 %53, label %b2_fail3, label %b2_ok3, !dbg !242, !prof !9

b2_ok3:
	%54 = icmp ugt i64 2, %52, !dbg !242
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !242, !prof !9

b2_ok4:
	%55 = sub i64 %52, 2, !dbg !242
	%56 = getelementptr inbounds i32, i32* %51, i64 2, !dbg !242
	%57 = icmp uge i64 0, %55, !dbg !243
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !243, !prof !9

b2_ok5:
	%58 = getelementptr inbounds i32, i32* %56, i64 0, !dbg !243
	%59 = load i32, i32* %58, align 4, !dbg !243
	%60 = mul i64 %49, 31, !dbg !244
	%61 = sext i32 %59 to i64, !dbg !245
	%62 = add i64 %60, %61, !dbg !246
	%63 = trunc i64 %55 to i32, !dbg !247
	%64 = mul i64 %62, 31, !dbg !244
	%65 = sext i32 %63 to i64, !dbg !245
	%66 = add i64 %64, %65, !dbg !246
	%67 = icmp ugt i64 6, %50, !dbg !248
	br i1 %67, label %b2_fail6, label %b2_ok6, !dbg !248, !prof !9

b2_ok6:
	%68 = getelementptr inbounds i32, i32* %51, i64 1, !dbg !248
	%69 = mul i64 %66, 31, !dbg !244
	%70 = add i64 %69, 5, !dbg !246
	%71 = mul i64 %70, 31, !dbg !244
	%72 = icmp ugt i64 3, %50, !dbg !249
	br i1 %72, label %b2_fail7, label %b2_ok7, !dbg !249, !prof !9

b2_ok7:
	br label %b3, !dbg !249

b3:
	%73 = phi i64 [ %71, %b2_ok7 ], [ %84, %b4_ok1 ], !dbg !250
	%74 = phi i64 [ -1, %b2_ok7 ], [ %75, %b4_ok1 ], !dbg !249
	%75 = add i64 %74, 1, !dbg !249
	%76 = icmp slt i64 %75, 3, !dbg !249
	br i1 %76, label %b4, label %b5, !dbg !249

b4:
	%77 = icmp uge i64 %75, 3, !dbg !249
	br i1 %77, label %b4_fail1, label %b4_ok1, !dbg !249, !prof !9

b4_ok1:
	%78 = getelementptr inbounds i32, i32* %51, i64 %75, !dbg !249
	%79 = load i32, i32* %78, align 4, !dbg !249
	%80 = trunc i64 %75 to i32, !dbg !251
	%81 = add i32 %79, %80, !dbg !252
	%82 = mul i64 %73, 31, !dbg !244
	%83 = sext i32 %81 to i64, !dbg !245
	%84 = add i64 %82, %83, !dbg !246
	br label %b3, !dbg !253

b5:
	%85 = phi i64 [ %73, %b3 ], [ %95, %b7_ok1 ], !dbg !254
	%86 = phi i64 [ -1, %b3 ], [ %87, %b7_ok1 ], !dbg !253
	%87 = add i64 %86, 1, !dbg !253
	%88 = icmp slt i64 %87, %55, !dbg !253
	br i1 %88, label %b6, label %b8, !dbg !253

b6:
	%89 = icmp eq i64 %87, 3, !dbg !255
	br i1 %89, label %b8, label %b7, !dbg !255

b7:
	%90 = icmp uge i64 %87, %55, !dbg !256
	br i1 %90, label %b7_fail1, label %b7_ok1, !dbg !256, !prof !9

b7_ok1:
	%91 = getelementptr inbounds i32, i32* %56, i64 %87, !dbg !256
	%92 = load i32, i32* %91, align 4, !dbg !256
	%93 = mul i64 %85, 31, !dbg !244
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
	%111 = phi i64 [ -1, %b8 ], [ %112, %b10_ok2 ], !dbg !261
	%112 = add i64 %111, 1, !dbg !261
	%113 = icmp slt i64 %112, 5, !dbg !261
	br i1 %113, label %b10, label %b11, !dbg !261

b10:
	%114 = icmp uge i64 %112, %49, !dbg !262
	br i1 %114, label %b10_fail1, label %b10_ok1, !dbg !262, !prof !9

b10_ok1:
	%115 = getelementptr inbounds i32, i32* %51, i64 %112, !dbg !262
	%116 = load i32, i32* %115, align 4, !dbg !262
	%117 = trunc i64 %112 to i32, !dbg !263
	%118 = mul i32 %116, %117, !dbg !264
	%119 = icmp uge i64 %112, 5, !dbg !265
	br i1 %119, label %b10_fail2, label %b10_ok2, !dbg !265, !prof !9

b10_ok2:
	%120 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 %112, !dbg !265
	store i32 %118, i32* %120, align 4, !dbg !265
	br label %b9, !dbg !265

b11:
	%121 = load i32, i32* %102, align 4, !dbg !266
	%122 = add i32 %121, 100, !dbg !266
	store i32 %122, i32* %102, align 4, !dbg !266
	%123 = load i32, i32* %102, align 4, !dbg !267
	store i32 %123, i32* %107, align 4, !dbg !268
	store [5 x i32] zeroinitializer, [5 x i32]* %2, align 4, !dbg !269
	%124 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 0, !dbg !269
	store i32 1, i32* %124, align 4, !dbg !269
	%125 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 1, !dbg !269
	store i32 2, i32* %125, align 4, !dbg !269
	%126 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 2, !dbg !269
	store i32 0, i32* %126, align 4, !dbg !269
	%127 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 3, !dbg !269
	store i32 0, i32* %127, align 4, !dbg !269
	%128 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 4, !dbg !269
	store i32 9, i32* %128, align 4, !dbg !269
	br label %b12, !dbg !269

b12:
	%129 = phi i64 [ -1, %b11 ], [ %130, %b13_ok3 ], !dbg !269
	%130 = add i64 %129, 1, !dbg !269
	%131 = icmp slt i64 %130, 5, !dbg !269
	br i1 %131, label %b13, label %b14, !dbg !269

b13:
	%132 = icmp uge i64 %130, 5, !dbg !270
	br i1 %132, label %b13_fail1, label %b13_ok1, !dbg !270, !prof !9

b13_ok1:
	%133 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %130, !dbg !270
	%134 = load i32, i32* %133, align 4, !dbg !270
	%135 = srem i64 %130, 5, !dbg !271
	%136 = icmp uge i64 %135, 5, !dbg !272
	br i1 %136, label %b13_fail2, label %b13_ok2, !dbg !272, !prof !9

b13_ok2:
	%137 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 %135, !dbg !272
	%138 = load i32, i32* %137, align 4, !dbg !272
	%139 = add i32 %138, %134, !dbg !273
	%140 = icmp uge i64 %135, 5, !dbg !272
	br i1 %140, label %b13_fail3, label %b13_ok3, !dbg !272, !prof !9

b13_ok3:
	store i32 %139, i32* %137, align 4, !dbg !272
	br label %b12, !dbg !272

b14:
	store [5 x i32] zeroinitializer, [5 x i32]* %3, align 4, !dbg !274
	%141 = load [5 x i32], [5 x i32]* %1, align 4, !dbg !274
	store [5 x i32] %141, [5 x i32]* %3, align 4, !dbg !274
	br label %b15, !dbg !274

b15:
	%142 = phi i64 [ %85, %b14 ], [ %151, %b16_ok1 ], !dbg !275
	%143 = phi i64 [ -1, %b14 ], [ %144, %b16_ok1 ], !dbg !274
	%144 = add i64 %143, 1, !dbg !274
	%145 = icmp slt i64 %144, 5, !dbg !274
	br i1 %145, label %b16, label %b17, !dbg !274

b16:
	%146 = icmp uge i64 %144, 5, !dbg !274
	br i1 %146, label %b16_fail1, label %b16_ok1, !dbg !274, !prof !9

b16_ok1:
	%147 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 %144, !dbg !274
	%148 = load i32, i32* %147, align 4, !dbg !274
	%149 = mul i64 %142, 31, !dbg !244
	%150 = sext i32 %148 to i64, !dbg !245
	%151 = add i64 %149, %150, !dbg !246
	br label %b15, !dbg !276

b17:
	%152 = getelementptr inbounds i32, i32* %96, i64 1, !dbg !277
	%153 = getelementptr inbounds i32, i32* %152, i64 0, !dbg !278
	store i32 -7, i32* %153, align 4, !dbg !278
	%154 = load i32, i32* %98, align 4, !dbg !279
	%155 = mul i64 %142, 31, !dbg !244
	%156 = sext i32 %154 to i64, !dbg !245
	%157 = add i64 %155, %156, !dbg !246
	%158 = load i32, i32* %96, align 4, !dbg !280
	%159 = load i32, i32* %98, align 4, !dbg !280
	%160 = load i32, i32* %100, align 4, !dbg !280
	%161 = load i32, i32* %102, align 4, !dbg !280
	%162 = load i32, i32* %104, align 4, !dbg !280
	%163 = load i32, i32* %106, align 4, !dbg !281
	%164 = load i32, i32* %107, align 4, !dbg !281
	%165 = load i32, i32* %108, align 4, !dbg !281
	%166 = load i32, i32* %109, align 4, !dbg !281
	%167 = load i32, i32* %110, align 4, !dbg !281
	%168 = icmp eq i32 %158, %163, !dbg !282
	%169 = icmp eq i32 %159, %164, !dbg !282
	%170 = and i1 %168, %169, !dbg !282
	%171 = icmp eq i32 %160, %165, !dbg !282
	%172 = and i1 %170, %171, !dbg !282
	%173 = icmp eq i32 %161, %166, !dbg !282
	%174 = and i1 %172, %173, !dbg !282
	%175 = icmp eq i32 %162, %167, !dbg !282
	%176 = and i1 %174, %175, !dbg !282
	br i1 %176, label %b18, label %b19, !dbg !282

b18:
	%177 = mul i64 %157, 31, !dbg !244
	%178 = add i64 %177, 1, !dbg !246
	br label %b19, !dbg !283

b19:
	%179 = phi i64 [ %157, %b17 ], [ %178, %b18 ], !dbg !284
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %4, align 4, !dbg !285
	%180 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 0, !dbg !285
	%181 = getelementptr inbounds [3 x i32], [3 x i32]* %180, i64 0, i64 0, !dbg !285
	store i32 1, i32* %181, align 4, !dbg !285
	%182 = getelementptr inbounds [3 x i32], [3 x i32]* %180, i64 0, i64 1, !dbg !285
	store i32 2, i32* %182, align 4, !dbg !285
	%183 = getelementptr inbounds [3 x i32], [3 x i32]* %180, i64 0, i64 2, !dbg !285
	store i32 3, i32* %183, align 4, !dbg !285
	%184 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 1, !dbg !285
	%185 = getelementptr inbounds [3 x i32], [3 x i32]* %184, i64 0, i64 0, !dbg !285
	store i32 4, i32* %185, align 4, !dbg !285
	%186 = getelementptr inbounds [3 x i32], [3 x i32]* %184, i64 0, i64 1, !dbg !285
	store i32 5, i32* %186, align 4, !dbg !285
	%187 = getelementptr inbounds [3 x i32], [3 x i32]* %184, i64 0, i64 2, !dbg !285
	store i32 6, i32* %187, align 4, !dbg !285
	%188 = icmp uge i64 0, %49, !dbg !286
	br i1 %188, label %b19_fail1, label %b19_ok1, !dbg !286, !prof !9

b19_ok1:
	%189 = getelementptr inbounds i32, i32* %51, i64 0, !dbg !286
	%190 = load i32, i32* %189, align 4, !dbg !286
	%191 = and i32 %190, 1, !dbg !287
	%192 = sext i32 %191 to i64, !dbg !288
	%193 = getelementptr inbounds [3 x i32], [3 x i32]* %184, i64 0, i64 %192, !dbg !288
	%194 = load i32, i32* %193, align 4, !dbg !288
	%195 = add i32 %194, 1, !dbg !289
	store i32 %195, i32* %193, align 4, !dbg !288
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %5, align 4, !dbg !290
	%196 = load [2 x [3 x i32]], [2 x [3 x i32]]* %4, align 4, !dbg !290
	store [2 x [3 x i32]] %196, [2 x [3 x i32]]* %5, align 4, !dbg !290
	br label %b20, !dbg !290

b20:
	%197 = phi i64 [ %179, %b19_ok1 ], [ %204, %b22 ], !dbg !291
	%198 = phi i64 [ -1, %b19_ok1 ], [ %199, %b22 ], !dbg !290
	%199 = add i64 %198, 1, !dbg !290
	%200 = icmp slt i64 %199, 2, !dbg !290
	br i1 %200, label %b21, label %b24, !dbg !290

b21:
	%201 = icmp uge i64 %199, 2, !dbg !290
	br i1 %201, label %b21_fail1, label %b21_ok1, !dbg !290, !prof !9

b21_ok1:
	%202 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %5, i64 0, i64 %199, !dbg !290
	store [3 x i32] zeroinitializer, [3 x i32]* %6, align 4, !dbg !290
	%203 = load [3 x i32], [3 x i32]* %202, align 4, !dbg !290
	store [3 x i32] %203, [3 x i32]* %6, align 4, !dbg !290
	br label %b22, !dbg !290

b22:
	%204 = phi i64 [ %197, %b21_ok1 ], [ %213, %b23_ok1 ], !dbg !291
	%205 = phi i64 [ -1, %b21_ok1 ], [ %206, %b23_ok1 ], !dbg !290
	%206 = add i64 %205, 1, !dbg !290
	%207 = icmp slt i64 %206, 3, !dbg !290
	br i1 %207, label %b23, label %b20, !dbg !290

b23:
	%208 = icmp uge i64 %206, 3, !dbg !292
	br i1 %208, label %b23_fail1, label %b23_ok1, !dbg !292, !prof !9

b23_ok1:
	%209 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %206, !dbg !292
	%210 = load i32, i32* %209, align 4, !dbg !292
	%211 = mul i64 %204, 31, !dbg !244
	%212 = sext i32 %210 to i64, !dbg !245
	%213 = add i64 %211, %212, !dbg !246
	br label %b22, !dbg !293

b24:
	store { { i32, i32 }, { i32, i32 }, [3 x i8] } zeroinitializer, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, align 4, !dbg !294
	%214 = icmp uge i64 0, %49, !dbg !295
	br i1 %214, label %b24_fail1, label %b24_ok1, !dbg !295, !prof !9

b24_ok1:
	%215 = load i32, i32* %189, align 4, !dbg !295
	%216 = load i32, i32* %68, align 4, !dbg !296
	%217 = load i32, i32* %56, align 4, !dbg !297
	%218 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 0, !dbg !294
	%219 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %218, i32 0, i32 0, !dbg !294
	store i32 %215, i32* %219, align 4, !dbg !294
	%220 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %218, i32 0, i32 1, !dbg !294
	store i32 %216, i32* %220, align 4, !dbg !294
	%221 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 1, !dbg !294
	%222 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %221, i32 0, i32 0, !dbg !294
	store i32 0, i32* %222, align 4, !dbg !294
	%223 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %221, i32 0, i32 1, !dbg !294
	store i32 %217, i32* %223, align 4, !dbg !294
	%224 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 2, !dbg !294
	%225 = getelementptr inbounds [3 x i8], [3 x i8]* %224, i64 0, i64 0, !dbg !294
	store i8 1, i8* %225, align 1, !dbg !294
	%226 = getelementptr inbounds [3 x i8], [3 x i8]* %224, i64 0, i64 1, !dbg !294
	store i8 2, i8* %226, align 1, !dbg !294
	%227 = getelementptr inbounds [3 x i8], [3 x i8]* %224, i64 0, i64 2, !dbg !294
	store i8 3, i8* %227, align 1, !dbg !294
	%228 = load i32, i32* %219, align 4, !dbg !300
	%229 = add i32 %228, 3, !dbg !301
	store i32 %229, i32* %219, align 4, !dbg !300
	%230 = load i32, i32* %220, align 4, !dbg !302
	%231 = add i32 %230, -4, !dbg !303
	store i32 %231, i32* %220, align 4, !dbg !302
	%232 = getelementptr inbounds i32, i32* %51, i64 3, !dbg !304
	%233 = load i32, i32* %232, align 4, !dbg !304
	%234 = load i32, i32* %222, align 4, !dbg !306
	%235 = add i32 %234, %233, !dbg !307
	store i32 %235, i32* %222, align 4, !dbg !306
	%236 = load i32, i32* %223, align 4, !dbg !308
	%237 = add i32 %236, 1, !dbg !309
	store i32 %237, i32* %223, align 4, !dbg !308
	%238 = getelementptr inbounds i32, i32* %51, i64 4, !dbg !310
	%239 = load i32, i32* %238, align 4, !dbg !310
	%240 = and i32 %239, 1, !dbg !311
	%241 = icmp uge i64 5, %49, !dbg !312
	br i1 %241, label %b24_fail2, label %b24_ok2, !dbg !312, !prof !9

b24_ok2:
	%242 = getelementptr inbounds i32, i32* %51, i64 5, !dbg !312
	%243 = load i32, i32* %242, align 4, !dbg !312
	%244 = trunc i32 %243 to i8, !dbg !313
	%245 = sext i32 %240 to i64, !dbg !314
	%246 = getelementptr inbounds [3 x i8], [3 x i8]* %224, i64 0, i64 %245, !dbg !314
	store i8 %244, i8* %246, align 1, !dbg !314
	%247 = load i32, i32* %219, align 4, !dbg !315
	%248 = load i32, i32* %220, align 4, !dbg !315
	%249 = load i32, i32* %222, align 4, !dbg !315
	%250 = load i32, i32* %223, align 4, !dbg !315
	%251 = load i8, i8* %225, align 1, !dbg !315
	%252 = load i8, i8* %226, align 1, !dbg !315
	%253 = load i8, i8* %227, align 1, !dbg !315
	%254 = add i32 %247, 1, !dbg !316
	%255 = load i32, i32* %219, align 4, !dbg !317
	%256 = load i32, i32* %220, align 4, !dbg !317
	%257 = sub i32 0, %255, !dbg !319
	%258 = icmp sgt i32 %255, %257, !dbg !320
	%259 = select i1 %258, i32 %255, i32 %257, !dbg !320
	%260 = sub i32 0, %256, !dbg !321
	%261 = icmp sgt i32 %256, %260, !dbg !322
	%262 = select i1 %261, i32 %256, i32 %260, !dbg !322
	%263 = add i32 %259, %262, !dbg !323
	%264 = sub i32 0, %254, !dbg !325
	%265 = icmp sgt i32 %254, %264, !dbg !326
	%266 = select i1 %265, i32 %254, i32 %264, !dbg !326
	%267 = sub i32 0, %248, !dbg !327
	%268 = icmp sgt i32 %248, %267, !dbg !328
	%269 = select i1 %268, i32 %248, i32 %267, !dbg !328
	%270 = add i32 %266, %269, !dbg !329
	%271 = add i32 %263, %270, !dbg !330
	%272 = load i32, i32* %222, align 4, !dbg !331
	%273 = load i32, i32* %223, align 4, !dbg !331
	%274 = sub i32 0, %272, !dbg !333
	%275 = icmp sgt i32 %272, %274, !dbg !334
	%276 = select i1 %275, i32 %272, i32 %274, !dbg !334
	%277 = sub i32 0, %273, !dbg !335
	%278 = icmp sgt i32 %273, %277, !dbg !336
	%279 = select i1 %278, i32 %273, i32 %277, !dbg !336
	%280 = add i32 %276, %279, !dbg !337
	%281 = add i32 %271, %280, !dbg !338
	%282 = add i32 %281, %250, !dbg !339
	%283 = mul i64 %197, 31, !dbg !244
	%284 = sext i32 %282 to i64, !dbg !245
	%285 = add i64 %283, %284, !dbg !246
	%286 = load i8, i8* %225, align 1, !dbg !340
	%287 = zext i8 %286 to i32, !dbg !341
	%288 = load i8, i8* %226, align 1, !dbg !342
	%289 = zext i8 %288 to i32, !dbg !343
	%290 = add i32 %287, %289, !dbg !344
	%291 = mul i64 %285, 31, !dbg !244
	%292 = sext i32 %290 to i64, !dbg !245
	%293 = add i64 %291, %292, !dbg !246
	%294 = load i32, i32* %219, align 4, !dbg !345
	%295 = load i32, i32* %220, align 4, !dbg !345
	%296 = icmp uge i64 0, %49, !dbg !346
	br i1 %296, label %b24_fail3, label %b24_ok3, !dbg !346, !prof !9

b24_ok3:
	%297 = load i32, i32* %189, align 4, !dbg !346
	%298 = add i32 %297, 3, !dbg !347
	%299 = load i32, i32* %68, align 4, !dbg !348
	%300 = sub i32 %299, 4, !dbg !349
	%301 = icmp eq i32 %294, %298, !dbg !350
	%302 = icmp eq i32 %295, %300, !dbg !350
	%303 = and i1 %301, %302, !dbg !350
	br i1 %303, label %b25, label %b27, !dbg !350

b25:
	%304 = load i32, i32* %219, align 4, !dbg !351
	%305 = load i32, i32* %220, align 4, !dbg !351
	%306 = load i32, i32* %222, align 4, !dbg !351
	%307 = load i32, i32* %223, align 4, !dbg !351
	%308 = load i8, i8* %225, align 1, !dbg !351
	%309 = load i8, i8* %226, align 1, !dbg !351
	%310 = load i8, i8* %227, align 1, !dbg !351
	%311 = icmp eq i32 %304, %254, !dbg !352
	%312 = icmp eq i32 %305, %248, !dbg !352
	%313 = and i1 %311, %312, !dbg !352
	%314 = icmp eq i32 %306, %250, !dbg !352
	%315 = icmp eq i32 %307, %249, !dbg !352
	%316 = and i1 %314, %315, !dbg !352
	%317 = and i1 %313, %316, !dbg !352
	%318 = icmp eq i8 %308, %251, !dbg !352
	%319 = icmp eq i8 %309, %252, !dbg !352
	%320 = and i1 %318, %319, !dbg !352
	%321 = icmp eq i8 %310, %253, !dbg !352
	%322 = and i1 %320, %321, !dbg !352
	%323 = and i1 %317, %322, !dbg !352
	br i1 %323, label %b27, label %b26, !dbg !352

b26:
	%324 = mul i64 %293, 31, !dbg !244
	%325 = add i64 %324, 17, !dbg !246
	br label %b27, !dbg !353

b27:
	%326 = phi i64 [ %293, %b24_ok3 ], [ %293, %b25 ], [ %325, %b26 ], !dbg !354
	store [3 x { i32, i32 }] zeroinitializer, [3 x { i32, i32 }]* %8, align 4, !dbg !355
	%327 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 0, !dbg !355
	%328 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %327, i32 0, i32 0, !dbg !355
	store i32 1, i32* %328, align 4, !dbg !355
	%329 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %327, i32 0, i32 1, !dbg !355
	store i32 2, i32* %329, align 4, !dbg !355
	%330 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 1, !dbg !355
	%331 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 0, !dbg !355
	store i32 3, i32* %331, align 4, !dbg !355
	%332 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 1, !dbg !355
	store i32 4, i32* %332, align 4, !dbg !355
	%333 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 2, !dbg !355
	%334 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %333, i32 0, i32 0, !dbg !355
	store i32 5, i32* %334, align 4, !dbg !355
	%335 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %333, i32 0, i32 1, !dbg !355
	store i32 6, i32* %335, align 4, !dbg !355
	br label %b28, !dbg !356

b28:
	%336 = phi i64 [ -1, %b27 ], [ %337, %b29_ok3 ], !dbg !356
	%337 = add i64 %336, 1, !dbg !356
	%338 = icmp slt i64 %337, 3, !dbg !356
	br i1 %338, label %b29, label %b30, !dbg !356

b29:
	%339 = icmp uge i64 %337, 3, !dbg !357
	br i1 %339, label %b29_fail1, label %b29_ok1, !dbg !357, !prof !9

b29_ok1:
	%340 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 %337, !dbg !357
	%341 = trunc i64 %337 to i32, !dbg !358
	%342 = icmp uge i64 %337, %49, !dbg !359
	br i1 %342, label %b29_fail2, label %b29_ok2, !dbg !359, !prof !9

b29_ok2:
	%343 = getelementptr inbounds i32, i32* %51, i64 %337, !dbg !359
	%344 = load i32, i32* %343, align 4, !dbg !359
	%345 = icmp eq { i32, i32 }* %340, null, !dbg !361
	br i1 %345, label %b29_fail3, label %b29_ok3, !dbg !361, !prof !9

b29_ok3:
	%346 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %340, i32 0, i32 0, !dbg !361
	%347 = load i32, i32* %346, align 4, !dbg !361
	%348 = add i32 %347, %341, !dbg !362
	store i32 %348, i32* %346, align 4, !dbg !361
	%349 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %340, i32 0, i32 1, !dbg !363
	%350 = load i32, i32* %349, align 4, !dbg !363
	%351 = add i32 %350, %344, !dbg !364
	store i32 %351, i32* %349, align 4, !dbg !363
	br label %b28, !dbg !360

b30:
	%352 = load i32, i32* %334, align 4, !dbg !365
	%353 = load i32, i32* %332, align 4, !dbg !366
	%354 = add i32 %352, %353, !dbg !367
	%355 = mul i64 %326, 31, !dbg !244
	%356 = sext i32 %354 to i64, !dbg !245
	%357 = add i64 %355, %356, !dbg !246
	%358 = icmp uge i64 0, %49, !dbg !368
	br i1 %358, label %b30_fail1, label %b30_ok1, !dbg !368, !prof !9

b30_ok1:
	%359 = load i32, i32* %189, align 4, !dbg !368
	%360 = sext i32 %359 to i64, !dbg !369
	%361 = load i32, i32* %68, align 4, !dbg !370
	%362 = sext i32 %361 to i64, !dbg !371
	%363 = mul i64 %360, 2, !dbg !375
	%364 = mul i64 %362, 2, !dbg !376
	%365 = add i64 %363, 1, !dbg !379
	%366 = add i64 %364, 1, !dbg !380
	%367 = mul i64 %363, %365, !dbg !383
	%368 = mul i64 %364, %366, !dbg !384
	%369 = add i64 %367, %368, !dbg !385
	%370 = add i64 %369, 42, !dbg !386
	%371 = add i64 %357, %370, !dbg !387
	br label %b31, !dbg !390

b31:
	%372 = phi i32 [ 0, %b30_ok1 ], [ %383, %b38 ], !dbg !391
	%373 = phi i32 [ 0, %b30_ok1 ], [ %385, %b38 ], !dbg !392
	%374 = phi i1 [ false, %b30_ok1 ], [ true, %b38 ], !dbg !393
	%375 = phi i64 [ -1, %b30_ok1 ], [ %376, %b38 ], !dbg !393
	%376 = add i64 %375, 1, !dbg !393
	%377 = icmp slt i64 %376, %55, !dbg !393
	br i1 %377, label %b32, label %b39, !dbg !393

b32:
	%378 = icmp uge i64 %376, %55, !dbg !394
	br i1 %378, label %b32_fail1, label %b32_ok1, !dbg !394, !prof !9

b32_ok1:
	%379 = getelementptr inbounds i32, i32* %56, i64 %376, !dbg !394
	%380 = load i32, i32* %379, align 4, !dbg !394
	%381 = icmp eq i64 %376, 0, !dbg !395
	br i1 %381, label %b34, label %b33, !dbg !395

b33:
	%382 = icmp slt i32 %380, %372, !dbg !396
	br i1 %382, label %b34, label %b35, !dbg !396

b34:
	br label %b35, !dbg !396

b35:
	%383 = phi i32 [ %372, %b33 ], [ %380, %b34 ], !dbg !391
	br i1 %381, label %b37, label %b36, !dbg !397

b36:
	%384 = icmp sgt i32 %380, %373, !dbg !398
	br i1 %384, label %b37, label %b38, !dbg !398

b37:
	br label %b38, !dbg !398

b38:
	%385 = phi i32 [ %373, %b36 ], [ %380, %b37 ], !dbg !392
	br label %b31, !dbg !392

b39:
	br i1 %374, label %b40, label %b41, !dbg !389

b40:
	%386 = mul i64 %371, 31, !dbg !244
	%387 = sext i32 %372 to i64, !dbg !245
	%388 = add i64 %386, %387, !dbg !246
	%389 = mul i64 %388, 31, !dbg !244
	%390 = sext i32 %373 to i64, !dbg !245
	%391 = add i64 %389, %390, !dbg !246
	br label %b41, !dbg !399

b41:
	%392 = phi i64 [ %371, %b39 ], [ %391, %b40 ], !dbg !400
	br label %b42, !dbg !402

b42:
	%393 = phi i32 [ 0, %b41 ], [ %403, %b47 ], !dbg !403
	%394 = phi i32 [ 0, %b41 ], [ %405, %b47 ], !dbg !404
	%395 = phi i1 [ false, %b41 ], [ true, %b47 ], !dbg !405
	%396 = phi i64 [ -1, %b41 ], [ %397, %b47 ], !dbg !405
	%397 = add i64 %396, 1, !dbg !405
	%398 = icmp slt i64 %397, 0, !dbg !405
	br i1 %398, label %b43, label %b48, !dbg !405

b43:
	%399 = icmp uge i64 %397, 0, !dbg !406
	br i1 %399, label %b43_fail1, label %b43_ok1, !dbg !406, !prof !9

b43_ok1:
	%400 = getelementptr inbounds i32, i32* %51, i64 %397, !dbg !406
	%401 = load i32, i32* %400, align 4, !dbg !406
	%402 = icmp slt i32 %401, %393, !dbg !407
	br i1 %402, label %b44, label %b45, !dbg !407

b44:
	br label %b45, !dbg !407

b45:
	%403 = phi i32 [ %393, %b43_ok1 ], [ %401, %b44 ], !dbg !403
	%404 = icmp sgt i32 %401, %394, !dbg !408
	br i1 %404, label %b46, label %b47, !dbg !408

b46:
	br label %b47, !dbg !408

b47:
	%405 = phi i32 [ %394, %b45 ], [ %401, %b46 ], !dbg !404
	br label %b42, !dbg !404

b48:
	br i1 %395, label %b49, label %b50, !dbg !401

b49:
	%406 = mul i64 %392, 31, !dbg !244
	%407 = add i64 %406, 99, !dbg !246
	br label %b50, !dbg !409

b50:
	%408 = phi i64 [ %392, %b48 ], [ %407, %b49 ], !dbg !410
	br label %b51, !dbg !413

b51:
	%409 = phi i64 [ 1, %b50 ], [ %418, %b52_ok1 ], !dbg !414
	%410 = phi i64 [ -1, %b50 ], [ %411, %b52_ok1 ], !dbg !414
	%411 = add i64 %410, 1, !dbg !414
	%412 = icmp slt i64 %411, %49, !dbg !414
	br i1 %412, label %b52, label %b53, !dbg !414

b52:
	%413 = icmp uge i64 %411, %49, !dbg !415
	br i1 %413, label %b52_fail1, label %b52_ok1, !dbg !415, !prof !9

b52_ok1:
	%414 = getelementptr inbounds i32, i32* %51, i64 %411, !dbg !415
	%415 = load i32, i32* %414, align 4, !dbg !415
	%416 = mul i64 %409, 3, !dbg !416
	%417 = sext i32 %415 to i64, !dbg !417
	%418 = add i64 %416, %417, !dbg !418
	br label %b51, !dbg !419

b53:
	%419 = add i64 %408, %409, !dbg !420
	%420 = getelementptr inbounds i64, i64* %p0, i64 %44, !dbg !421
	store i64 %419, i64* %420, align 8, !dbg !421
	%421 = add i64 %44, %43, !dbg !236
	br label %b1, !dbg !236

b54:
	ret void, !dbg !236

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %46, i64 %p3), !dbg !238
	ret void, !dbg !238

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %44, i64 %46), !dbg !238
	ret void, !dbg !238

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %52, i64 %50), !dbg !242
	ret void, !dbg !242

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 2, i64 %52), !dbg !242
	ret void, !dbg !242

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %55), !dbg !243
	ret void, !dbg !243

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 6, i64 %50), !dbg !248
	ret void, !dbg !248

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %50), !dbg !249
	ret void, !dbg !249

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %75, i64 3), !dbg !249
	ret void, !dbg !249

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %87, i64 %55), !dbg !256
	ret void, !dbg !256

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %112, i64 %49), !dbg !262
	ret void, !dbg !262

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %112, i64 5), !dbg !265
	ret void, !dbg !265

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %130, i64 5), !dbg !270
	ret void, !dbg !270

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %135, i64 5), !dbg !272
	ret void, !dbg !272

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %135, i64 5), !dbg !272
	ret void, !dbg !272

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %144, i64 5), !dbg !274
	ret void, !dbg !274

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %49), !dbg !286
	ret void, !dbg !286

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %199, i64 2), !dbg !290
	ret void, !dbg !290

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %206, i64 3), !dbg !292
	ret void, !dbg !292

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 %49), !dbg !295
	ret void, !dbg !295

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 5, i64 %49), !dbg !312
	ret void, !dbg !312

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 %49), !dbg !346
	ret void, !dbg !346

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %337, i64 3), !dbg !357
	ret void, !dbg !357

b29_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %337, i64 %49), !dbg !359
	ret void, !dbg !359

b29_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 0, i64 0), !dbg !361
	ret void, !dbg !361

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %49), !dbg !368
	ret void, !dbg !368

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %376, i64 %55), !dbg !394
	ret void, !dbg !394

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %397, i64 0), !dbg !406
	ret void, !dbg !406

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %411, i64 %49), !dbg !415
	ret void, !dbg !415
}

define void @NamedKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !422 {
entry:
	br label %b0, !dbg !423

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !424, !range !10
	%1 = sext i32 %0 to i64, !dbg !424
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !424, !range !12
	%3 = sext i32 %2 to i64, !dbg !424
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !424, !range !12
	%5 = sext i32 %4 to i64, !dbg !424
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !424, !range !33
	%7 = sext i32 %6 to i64, !dbg !424
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !424, !range !34
	%9 = sext i32 %8 to i64, !dbg !424
	%10 = mul i64 %9, %5, !dbg !424
	%11 = add i64 %3, %10, !dbg !424
	%12 = mul i64 %7, %11, !dbg !424
	%13 = add i64 %1, %12, !dbg !424
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !424, !range !35
	%16 = mul i32 %14, %15, !dbg !424
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !424, !range !36
	%18 = mul i32 %16, %17, !dbg !424
	%19 = sext i32 %18 to i64, !dbg !424
	%20 = mul i64 %13, %19, !dbg !424
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !424, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !424, !range !13
	%24 = mul i32 %15, %23, !dbg !424
	%25 = add i32 %22, %24, !dbg !424
	%26 = mul i32 %14, %25, !dbg !424
	%27 = add i32 %21, %26, !dbg !424
	%28 = sext i32 %27 to i64, !dbg !424
	%29 = add i64 %20, %28, !dbg !424
	%30 = mul i64 %7, %9, !dbg !424
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !424, !range !34
	%32 = sext i32 %31 to i64, !dbg !424
	%33 = mul i64 %30, %32, !dbg !424
	%34 = mul i64 %33, %19, !dbg !424
	br label %b1, !dbg !424

b1:
	%35 = phi i64 [ %29, %b0 ], [ %44, %b2_ok1 ], !dbg !424
	%36 = icmp slt i64 %35, %p3, !dbg !424
	br i1 %36, label %b2, label %b3, !dbg !424

b2:
	%37 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !425
	%38 = load double, double* %37, align 8, !dbg !425
	%39 = call double @llvm.nvvm.mul.rn.d(double %38, double 9.000000e+00), !dbg !428
	%40 = fdiv double %39, 5.000000e+00, !dbg !429
	%41 = fadd double %40, 3.200000e+01, !dbg !430
	%42 = icmp uge i64 %35, %p1, !dbg !431
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !431, !prof !9

b2_ok1:
	%43 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !431
	store double %41, double* %43, align 8, !dbg !431
	%44 = add i64 %35, %34, !dbg !424
	br label %b1, !dbg !424

b3:
	ret void, !dbg !424

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %35, i64 %p1), !dbg !431
	ret void, !dbg !431
}

define void @Indices(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !433 {
entry:
	br label %b0, !dbg !434

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !435, !range !10
	%1 = sext i32 %0 to i64, !dbg !435
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !435, !range !12
	%3 = sext i32 %2 to i64, !dbg !435
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !435, !range !12
	%5 = sext i32 %4 to i64, !dbg !435
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !435, !range !33
	%7 = sext i32 %6 to i64, !dbg !435
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !435, !range !34
	%9 = sext i32 %8 to i64, !dbg !435
	%10 = mul i64 %9, %5, !dbg !435
	%11 = add i64 %3, %10, !dbg !435
	%12 = mul i64 %7, %11, !dbg !435
	%13 = add i64 %1, %12, !dbg !435
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !435, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !435, !range !35
	%16 = mul i32 %14, %15, !dbg !435
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !435, !range !36
	%18 = mul i32 %16, %17, !dbg !435
	%19 = sext i32 %18 to i64, !dbg !435
	%20 = mul i64 %13, %19, !dbg !435
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !435, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !435, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !435, !range !13
	%24 = mul i32 %15, %23, !dbg !435
	%25 = add i32 %22, %24, !dbg !435
	%26 = mul i32 %14, %25, !dbg !435
	%27 = add i32 %21, %26, !dbg !435
	%28 = sext i32 %27 to i64, !dbg !435
	%29 = add i64 %20, %28, !dbg !435
	%30 = mul i64 %29, 18, !dbg !436
	%31 = icmp ugt i64 %30, %p1, !dbg !437
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !437, !prof !9

b0_ok1:
	%32 = sub i64 %p1, %30, !dbg !437
	%33 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !437
	%34 = icmp ugt i64 18, %32, !dbg !438
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !438, !prof !9

b0_ok2:
	%35 = sext i32 %21 to i64, !dbg !439
	%36 = sext i32 %22 to i64, !dbg !439
	%37 = sext i32 %23 to i64, !dbg !439
	%38 = sext i32 %14 to i64, !dbg !440
	%39 = sext i32 %15 to i64, !dbg !440
	%40 = sext i32 %17 to i64, !dbg !440
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !441, !range !34
	%42 = sext i32 %41 to i64, !dbg !441
	%43 = getelementptr inbounds i64, i64* %33, i64 0, !dbg !442
	store i64 %35, i64* %43, align 8, !dbg !442
	%44 = getelementptr inbounds i64, i64* %33, i64 1, !dbg !443
	store i64 %36, i64* %44, align 8, !dbg !443
	%45 = getelementptr inbounds i64, i64* %33, i64 2, !dbg !444
	store i64 %37, i64* %45, align 8, !dbg !444
	%46 = getelementptr inbounds i64, i64* %33, i64 3, !dbg !445
	store i64 %1, i64* %46, align 8, !dbg !445
	%47 = getelementptr inbounds i64, i64* %33, i64 4, !dbg !446
	store i64 %3, i64* %47, align 8, !dbg !446
	%48 = getelementptr inbounds i64, i64* %33, i64 5, !dbg !447
	store i64 %5, i64* %48, align 8, !dbg !447
	%49 = getelementptr inbounds i64, i64* %33, i64 6, !dbg !448
	store i64 %38, i64* %49, align 8, !dbg !448
	%50 = getelementptr inbounds i64, i64* %33, i64 7, !dbg !449
	store i64 %39, i64* %50, align 8, !dbg !449
	%51 = getelementptr inbounds i64, i64* %33, i64 8, !dbg !450
	store i64 %40, i64* %51, align 8, !dbg !450
	%52 = getelementptr inbounds i64, i64* %33, i64 9, !dbg !451
	store i64 %7, i64* %52, align 8, !dbg !451
	%53 = getelementptr inbounds i64, i64* %33, i64 10, !dbg !452
	store i64 %9, i64* %53, align 8, !dbg !452
	%54 = getelementptr inbounds i64, i64* %33, i64 11, !dbg !453
	store i64 %42, i64* %54, align 8, !dbg !453
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !454, !range !455
	%56 = sext i32 %55 to i64, !dbg !454
	%57 = and i32 %27, -32, !dbg !456
	%58 = sub i32 %18, %57, !dbg !456
	%59 = icmp slt i32 %58, 32, !dbg !456
	%60 = select i1 %59, i32 %58, i32 32, !dbg !456
	%61 = sext i32 %60 to i64, !dbg !456
	%62 = getelementptr inbounds i64, i64* %33, i64 12, !dbg !457
	store i64 %56, i64* %62, align 8, !dbg !457
	%63 = getelementptr inbounds i64, i64* %33, i64 13, !dbg !458
	store i64 %61, i64* %63, align 8, !dbg !458
	%64 = getelementptr inbounds i64, i64* %33, i64 14, !dbg !459
	store i64 %28, i64* %64, align 8, !dbg !459
	%65 = getelementptr inbounds i64, i64* %33, i64 15, !dbg !460
	store i64 %19, i64* %65, align 8, !dbg !460
	%66 = mul i64 %7, %9, !dbg !461
	%67 = mul i64 %66, %42, !dbg !461
	%68 = mul i64 %67, %19, !dbg !461
	%69 = getelementptr inbounds i64, i64* %33, i64 16, !dbg !462
	store i64 %29, i64* %69, align 8, !dbg !462
	%70 = getelementptr inbounds i64, i64* %33, i64 17, !dbg !463
	store i64 %68, i64* %70, align 8, !dbg !463
	ret void, !dbg !463

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %30, i64 %p1), !dbg !437
	ret void, !dbg !437

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 18, i64 %32), !dbg !438
	ret void, !dbg !438
}

define void @Strides(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !464 {
entry:
	br label %b0, !dbg !465

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !466, !range !11
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !466, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !466, !range !13
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !466, !range !35
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !466, !range !35
	%5 = mul i32 %4, %2, !dbg !466
	%6 = add i32 %1, %5, !dbg !466
	%7 = mul i32 %3, %6, !dbg !466
	%8 = add i32 %0, %7, !dbg !466
	%9 = sext i32 %8 to i64, !dbg !466
	%10 = and i32 %8, -32, !dbg !467
	%11 = mul i32 %3, %4, !dbg !467
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !467, !range !36
	%13 = mul i32 %11, %12, !dbg !467
	%14 = sub i32 %13, %10, !dbg !467
	%15 = icmp slt i32 %14, 32, !dbg !467
	%16 = select i1 %15, i32 %14, i32 32, !dbg !467
	%17 = sext i32 %16 to i64, !dbg !467
	%18 = icmp slt i64 %9, %17, !dbg !468
	br i1 %18, label %b1, label %b4, !dbg !468

b1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !469, !range !455
	%20 = sext i32 %19 to i64, !dbg !469
	br label %b2, !dbg !469

b2:
	%21 = phi i64 [ %20, %b1 ], [ %28, %b3_ok1 ], !dbg !469
	%22 = icmp slt i64 %21, %p6, !dbg !469
	br i1 %22, label %b3, label %b4, !dbg !469

b3:
	%23 = icmp uge i64 %21, %p1, !dbg !470
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !470, !prof !9

b3_ok1:
	%24 = getelementptr inbounds i32, i32* %p0, i64 %21, !dbg !470
	%25 = add i64 %20, 1, !dbg !471
	%26 = trunc i64 %25 to i32, !dbg !472
	%27 = atomicrmw add i32* %24, i32 %26 monotonic, !dbg !473
	%28 = add i64 %21, %17, !dbg !469
	br label %b2, !dbg !469

b4:
	%29 = sext i32 %13 to i64, !dbg !474
	br label %b5, !dbg !474

b5:
	%30 = phi i64 [ %9, %b4 ], [ %37, %b6_ok1 ], !dbg !474
	%31 = icmp slt i64 %30, %p6, !dbg !474
	br i1 %31, label %b6, label %b7, !dbg !474

b6:
	%32 = icmp uge i64 %30, %p3, !dbg !475
	br i1 %32, label %b6_fail1, label %b6_ok1, !dbg !475, !prof !9

b6_ok1:
	%33 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !475
	%34 = add i64 %9, 1, !dbg !476
	%35 = trunc i64 %34 to i32, !dbg !477
	%36 = atomicrmw add i32* %33, i32 %35 monotonic, !dbg !478
	%37 = add i64 %30, %29, !dbg !474
	br label %b5, !dbg !474

b7:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !479, !range !10
	%39 = sext i32 %38 to i64, !dbg !479
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !479, !range !12
	%41 = sext i32 %40 to i64, !dbg !479
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !479, !range !12
	%43 = sext i32 %42 to i64, !dbg !479
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !479, !range !33
	%45 = sext i32 %44 to i64, !dbg !479
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !479, !range !34
	%47 = sext i32 %46 to i64, !dbg !479
	%48 = mul i64 %47, %43, !dbg !479
	%49 = add i64 %41, %48, !dbg !479
	%50 = mul i64 %45, %49, !dbg !479
	%51 = add i64 %39, %50, !dbg !479
	%52 = mul i64 %51, %29, !dbg !479
	%53 = add i64 %52, %9, !dbg !479
	%54 = mul i64 %45, %47, !dbg !479
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !479, !range !34
	%56 = sext i32 %55 to i64, !dbg !479
	%57 = mul i64 %54, %56, !dbg !479
	%58 = mul i64 %57, %29, !dbg !479
	br label %b8, !dbg !479

b8:
	%59 = phi i64 [ %53, %b7 ], [ %66, %b9_ok1 ], !dbg !479
	%60 = icmp slt i64 %59, %p6, !dbg !479
	br i1 %60, label %b9, label %b10, !dbg !479

b9:
	%61 = icmp uge i64 %59, %p5, !dbg !480
	br i1 %61, label %b9_fail1, label %b9_ok1, !dbg !480, !prof !9

b9_ok1:
	%62 = getelementptr inbounds i32, i32* %p4, i64 %59, !dbg !480
	%63 = add i64 %53, 1, !dbg !481
	%64 = trunc i64 %63 to i32, !dbg !482
	%65 = atomicrmw add i32* %62, i32 %64 monotonic, !dbg !483
	%66 = add i64 %59, %58, !dbg !479
	br label %b8, !dbg !479

b10:
	ret void, !dbg !479

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %21, i64 %p1), !dbg !470
	ret void, !dbg !470

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %30, i64 %p3), !dbg !475
	ret void, !dbg !475

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %59, i64 %p5), !dbg !480
	ret void, !dbg !480
}

define void @Leave(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !484 {
entry:
	br label %b0, !dbg !485

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486, !range !10
	%1 = sext i32 %0 to i64, !dbg !486
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !486, !range !12
	%3 = sext i32 %2 to i64, !dbg !486
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !486, !range !12
	%5 = sext i32 %4 to i64, !dbg !486
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !486, !range !33
	%7 = sext i32 %6 to i64, !dbg !486
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !486, !range !34
	%9 = sext i32 %8 to i64, !dbg !486
	%10 = mul i64 %9, %5, !dbg !486
	%11 = add i64 %3, %10, !dbg !486
	%12 = mul i64 %7, %11, !dbg !486
	%13 = add i64 %1, %12, !dbg !486
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486, !range !35
	%16 = mul i32 %14, %15, !dbg !486
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486, !range !36
	%18 = mul i32 %16, %17, !dbg !486
	%19 = sext i32 %18 to i64, !dbg !486
	%20 = mul i64 %13, %19, !dbg !486
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !486, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !486, !range !13
	%24 = mul i32 %15, %23, !dbg !486
	%25 = add i32 %22, %24, !dbg !486
	%26 = mul i32 %14, %25, !dbg !486
	%27 = add i32 %21, %26, !dbg !486
	%28 = sext i32 %27 to i64, !dbg !486
	%29 = add i64 %20, %28, !dbg !486
	%30 = mul i64 %7, %9, !dbg !486
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !486, !range !34
	%32 = sext i32 %31 to i64, !dbg !486
	%33 = mul i64 %30, %32, !dbg !486
	%34 = mul i64 %33, %19, !dbg !486
	br label %b1, !dbg !486

b1:
	%35 = phi i64 [ 0, %b0 ], [ %44, %b5 ], !dbg !486
	%36 = phi i64 [ %29, %b0 ], [ %45, %b5 ], !dbg !486
	%37 = icmp slt i64 %36, %p1, !dbg !486
	br i1 %37, label %b2, label %b6, !dbg !486

b2:
	%38 = srem i64 %36, 5, !dbg !487
	%39 = icmp eq i64 %38, 0, !dbg !488
	br i1 %39, label %b5, label %b3, !dbg !488

b3:
	%40 = icmp eq i64 %35, 3, !dbg !489
	br i1 %40, label %b6, label %b4, !dbg !489

b4:
	%41 = add i64 %35, 1, !dbg !490
	%42 = trunc i64 %36 to i32, !dbg !491
	%43 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !492
	store i32 %42, i32* %43, align 4, !dbg !492
	br label %b5, !dbg !492

b5:
	%44 = phi i64 [ %35, %b2 ], [ %41, %b4 ], !dbg !493
	%45 = add i64 %36, %34, !dbg !486
	br label %b1, !dbg !486

b6:
	%46 = phi i64 [ 0, %b1 ], [ 1, %b3 ], !dbg !486
	%47 = icmp eq i64 %46, 0, !dbg !486
	br i1 %47, label %b8, label %b7, !dbg !486

b7:
	br label %b8, !dbg !494

b8:
	ret void, !dbg !494
}

define void @Reverse(float* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !495 {
entry:
	br label %b0, !dbg !496

b0:
	%0 = addrspacecast { [64 x float], i32 } addrspace(3)* @gpuc_shared_Reverse_69 to { [64 x float], i32 }*, !dbg !497
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498, !range !35
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !498, !range !35
	%3 = mul i32 %1, %2, !dbg !498
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !498, !range !36
	%5 = mul i32 %3, %4, !dbg !498
	%6 = sext i32 %5 to i64, !dbg !498
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !499, !range !11
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !499, !range !11
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !499, !range !13
	%10 = mul i32 %2, %9, !dbg !499
	%11 = add i32 %8, %10, !dbg !499
	%12 = mul i32 %1, %11, !dbg !499
	%13 = add i32 %7, %12, !dbg !499
	%14 = sext i32 %13 to i64, !dbg !499
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !500, !range !10
	%16 = sext i32 %15 to i64, !dbg !500
	%17 = mul i64 %16, %6, !dbg !501
	%18 = getelementptr inbounds { [64 x float], i32 }, { [64 x float], i32 }* %0, i32 0, i32 0, !dbg !502
	%19 = add i64 %17, %14, !dbg !503
	%20 = icmp uge i64 %19, %p3, !dbg !504
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !504, !prof !9

b0_ok1:
	%21 = getelementptr inbounds float, float* %p2, i64 %19, !dbg !504
	%22 = load float, float* %21, align 4, !dbg !504
	%23 = icmp uge i64 %14, 64, !dbg !505
	br i1 %23, label %b0_fail2, label %b0_ok2, !dbg !505, !prof !9

b0_ok2:
	%24 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %14, !dbg !505
	store float %22, float* %24, align 4, !dbg !505
	call void @llvm.nvvm.barrier0(), !dbg !506
	%25 = sub i64 %6, 1, !dbg !507
	%26 = sub i64 %25, %14, !dbg !508
	%27 = icmp uge i64 %26, 64, !dbg !509
	br i1 %27, label %b0_fail3, label %b0_ok3, !dbg !509, !prof !9

b0_ok3:
	%28 = getelementptr inbounds [64 x float], [64 x float]* %18, i64 0, i64 %26, !dbg !509
	%29 = load float, float* %28, align 4, !dbg !509
	%30 = icmp uge i64 %19, %p1, !dbg !510
	br i1 %30, label %b0_fail4, label %b0_ok4, !dbg !510, !prof !9

b0_ok4:
	%31 = getelementptr inbounds float, float* %p0, i64 %19, !dbg !510
	store float %29, float* %31, align 4, !dbg !510
	ret void, !dbg !510

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %19, i64 %p3), !dbg !504
	ret void, !dbg !504

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %14, i64 64), !dbg !505
	ret void, !dbg !505

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %26, i64 64), !dbg !509
	ret void, !dbg !509

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %19, i64 %p1), !dbg !510
	ret void, !dbg !510
}

define void @Sum(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !511 {
entry:
	br label %b0, !dbg !512

b0:
	%0 = addrspacecast [256 x i64] addrspace(3)* @gpuc_shared_Sum_82 to [256 x i64]*, !dbg !513
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !514, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !514, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !514, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !514, !range !35
	%6 = mul i32 %5, %3, !dbg !514
	%7 = add i32 %2, %6, !dbg !514
	%8 = mul i32 %4, %7, !dbg !514
	%9 = add i32 %1, %8, !dbg !514
	%10 = sext i32 %9 to i64, !dbg !514
	%11 = mul i32 %4, %5, !dbg !515
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !515, !range !36
	%13 = mul i32 %11, %12, !dbg !515
	%14 = sext i32 %13 to i64, !dbg !515
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !516, !range !10
	%16 = sext i32 %15 to i64, !dbg !516
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !516, !range !12
	%18 = sext i32 %17 to i64, !dbg !516
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !516, !range !12
	%20 = sext i32 %19 to i64, !dbg !516
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !516, !range !33
	%22 = sext i32 %21 to i64, !dbg !516
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !516, !range !34
	%24 = sext i32 %23 to i64, !dbg !516
	%25 = mul i64 %24, %20, !dbg !516
	%26 = add i64 %18, %25, !dbg !516
	%27 = mul i64 %22, %26, !dbg !516
	%28 = add i64 %16, %27, !dbg !516
	%29 = mul i64 %28, %14, !dbg !516
	%30 = add i64 %29, %10, !dbg !516
	%31 = mul i64 %22, %24, !dbg !516
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !516, !range !34
	%33 = sext i32 %32 to i64, !dbg !516
	%34 = mul i64 %31, %33, !dbg !516
	%35 = mul i64 %34, %14, !dbg !516
	br label %b1, !dbg !516

b1:
	%36 = phi i64 [ 0, %b0 ], [ %42, %b2 ], !dbg !516
	%37 = phi i64 [ %30, %b0 ], [ %43, %b2 ], !dbg !516
	%38 = icmp slt i64 %37, %p3, !dbg !516
	br i1 %38, label %b2, label %b3, !dbg !516

b2:
	%39 = getelementptr inbounds i32, i32* %p2, i64 %37, !dbg !517
	%40 = load i32, i32* %39, align 4, !dbg !517
	%41 = sext i32 %40 to i64, !dbg !518
	%42 = add i64 %36, %41, !dbg !519
	%43 = add i64 %37, %35, !dbg !516
	br label %b1, !dbg !516

b3:
	%44 = icmp uge i64 %10, 256, !dbg !520
	br i1 %44, label %b3_fail1, label %b3_ok1, !dbg !520, !prof !9

b3_ok1:
	%45 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %10, !dbg !520
	store i64 %36, i64* %45, align 8, !dbg !520
	br label %b4, !dbg !520

b4:
	%46 = phi i64 [ %14, %b3_ok1 ], [ %49, %b5 ], [ %49, %b6_ok1 ], !dbg !521
	%47 = icmp sgt i64 %46, 1, !dbg !522
	br i1 %47, label %b5, label %b7, !dbg !522

b5:
	call void @llvm.nvvm.barrier0(), !dbg !523
	%48 = add i64 %46, 1, !dbg !524
	%49 = sdiv i64 %48, 2, !dbg !525
	%50 = sdiv i64 %46, 2, !dbg !526
	%51 = icmp slt i64 %10, %50, !dbg !527
	br i1 %51, label %b6, label %b4, !dbg !527

b6:
	%52 = add i64 %10, %49, !dbg !528
	%53 = icmp uge i64 %52, 256, !dbg !529
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !529, !prof !9

b6_ok1:
	%54 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 %52, !dbg !529
	%55 = load i64, i64* %54, align 8, !dbg !529
	%56 = load i64, i64* %45, align 8, !dbg !530
	%57 = add i64 %56, %55, !dbg !531
	store i64 %57, i64* %45, align 8, !dbg !530
	br label %b4, !dbg !530

b7:
	%58 = icmp eq i64 %10, 0, !dbg !532
	br i1 %58, label %b8, label %b9, !dbg !532

b8:
	%59 = getelementptr inbounds [256 x i64], [256 x i64]* %0, i64 0, i64 0, !dbg !533
	%60 = load i64, i64* %59, align 8, !dbg !533
	%61 = icmp uge i64 %16, %p1, !dbg !534
	br i1 %61, label %b8_fail1, label %b8_ok1, !dbg !534, !prof !9

b8_ok1:
	%62 = getelementptr inbounds i64, i64* %p0, i64 %16, !dbg !534
	store i64 %60, i64* %62, align 8, !dbg !534
	br label %b9, !dbg !534

b9:
	ret void, !dbg !534

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %10, i64 256), !dbg !520
	ret void, !dbg !520

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %52, i64 256), !dbg !529
	ret void, !dbg !529

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %16, i64 %p1), !dbg !534
	ret void, !dbg !534
}

define void @SameShared(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !535 {
entry:
	br label %b0, !dbg !536

b0:
	%0 = addrspacecast [2 x i32] addrspace(3)* @gpuc_shared_scratch_103 to [2 x i32]*, !dbg !539
	%1 = addrspacecast [2 x i32] addrspace(3)* @gpuc_shared_SameShared_111 to [2 x i32]*, !dbg !540
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !541, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !541, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !541, !range !35
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !541, !range !35
	%7 = mul i32 %6, %4, !dbg !541
	%8 = add i32 %3, %7, !dbg !541
	%9 = mul i32 %5, %8, !dbg !541
	%10 = add i32 %2, %9, !dbg !541
	%11 = sext i32 %10 to i64, !dbg !541
	%12 = icmp eq i64 %11, 0, !dbg !542
	br i1 %12, label %b1, label %b2, !dbg !542

b1:
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !543, !range !10
	%14 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 0, !dbg !544
	store i32 1, i32* %14, align 4, !dbg !544
	%15 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 1, !dbg !545
	store i32 %13, i32* %15, align 4, !dbg !545
	%16 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !546
	store i32 10, i32* %16, align 4, !dbg !546
	%17 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !547
	store i32 20, i32* %17, align 4, !dbg !547
	br label %b2, !dbg !547

b2:
	call void @llvm.nvvm.barrier0(), !dbg !548
	%18 = mul i32 %5, %6, !dbg !549
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !549, !range !36
	%20 = mul i32 %18, %19, !dbg !549
	%21 = sext i32 %20 to i64, !dbg !549
	%22 = sub i64 %21, 1, !dbg !550
	%23 = icmp eq i64 %11, %22, !dbg !551
	br i1 %23, label %b3, label %b4, !dbg !551

b3:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !552, !range !10
	%25 = sext i32 %24 to i64, !dbg !552
	%26 = mul i64 %25, 4, !dbg !553
	%27 = icmp ugt i64 %26, %p1, !dbg !554
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !554, !prof !9

b3_ok1:
	%28 = sub i64 %p1, %26, !dbg !554
	%29 = getelementptr inbounds i32, i32* %p0, i64 %26, !dbg !554
	%30 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 0, !dbg !555
	%31 = load i32, i32* %30, align 4, !dbg !555
	%32 = getelementptr inbounds [2 x i32], [2 x i32]* %0, i64 0, i64 1, !dbg !556
	%33 = load i32, i32* %32, align 4, !dbg !556
	%34 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !557
	%35 = load i32, i32* %34, align 4, !dbg !557
	%36 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !558
	%37 = load i32, i32* %36, align 4, !dbg !558
	%38 = icmp uge i64 0, %28, !dbg !559
	br i1 %38, label %b3_fail2, label %b3_ok2, !dbg !559, !prof !9

b3_ok2:
	%39 = getelementptr inbounds i32, i32* %29, i64 0, !dbg !559
	store i32 %31, i32* %39, align 4, !dbg !559
	%40 = icmp uge i64 1, %28, !dbg !560
	br i1 %40, label %b3_fail3, label %b3_ok3, !dbg !560, !prof !9

b3_ok3:
	%41 = getelementptr inbounds i32, i32* %29, i64 1, !dbg !560
	store i32 %33, i32* %41, align 4, !dbg !560
	%42 = icmp uge i64 2, %28, !dbg !561
	br i1 %42, label %b3_fail4, label %b3_ok4, !dbg !561, !prof !9

b3_ok4:
	%43 = getelementptr inbounds i32, i32* %29, i64 2, !dbg !561
	store i32 %35, i32* %43, align 4, !dbg !561
	%44 = icmp uge i64 3, %28, !dbg !562
	br i1 %44, label %b3_fail5, label %b3_ok5, !dbg !562, !prof !9

b3_ok5:
	%45 = getelementptr inbounds i32, i32* %29, i64 3, !dbg !562
	store i32 %37, i32* %45, align 4, !dbg !562
	br label %b4, !dbg !562

b4:
	ret void, !dbg !562

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %26, i64 %p1), !dbg !554
	ret void, !dbg !554

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 0, i64 %28), !dbg !559
	ret void, !dbg !559

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 1, i64 %28), !dbg !560
	ret void, !dbg !560

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 2, i64 %28), !dbg !561
	ret void, !dbg !561

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 3, i64 %28), !dbg !562
	ret void, !dbg !562
}

define void @SharedAtomics(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !563 {
entry:
	br label %b0, !dbg !564

b0:
	%0 = addrspacecast [4 x i32] addrspace(3)* @gpuc_shared_SharedAtomics_128 to [4 x i32]*, !dbg !565
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !566, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !566, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !566, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !566, !range !35
	%6 = mul i32 %5, %3, !dbg !566
	%7 = add i32 %2, %6, !dbg !566
	%8 = mul i32 %4, %7, !dbg !566
	%9 = add i32 %1, %8, !dbg !566
	%10 = sext i32 %9 to i64, !dbg !566
	%11 = mul i32 %4, %5, !dbg !566
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !566, !range !36
	%13 = mul i32 %11, %12, !dbg !566
	%14 = sext i32 %13 to i64, !dbg !566
	br label %b1, !dbg !566

b1:
	%15 = phi i64 [ %10, %b0 ], [ %18, %b2 ], !dbg !566
	%16 = icmp slt i64 %15, 4, !dbg !566
	br i1 %16, label %b2, label %b3, !dbg !566

b2:
	%17 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %15, !dbg !567
	store i32 0, i32* %17, align 4, !dbg !567
	%18 = add i64 %15, %14, !dbg !566
	br label %b1, !dbg !566

b3:
	call void @llvm.nvvm.barrier0(), !dbg !568
	%19 = srem i64 %10, 4, !dbg !569
	%20 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %19, !dbg !570
	%21 = call i32 asm sideeffect "atom.relaxed.cta.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %20, i32 1) nounwind, !dbg !571
	call void @llvm.nvvm.barrier0(), !dbg !572
	br label %b4, !dbg !573

b4:
	%22 = phi i64 [ %10, %b3 ], [ %32, %b5_ok1 ], !dbg !573
	%23 = icmp slt i64 %22, 4, !dbg !573
	br i1 %23, label %b5, label %b6, !dbg !573

b5:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !574, !range !10
	%25 = sext i32 %24 to i64, !dbg !574
	%26 = mul i64 %25, 4, !dbg !575
	%27 = add i64 %26, %22, !dbg !576
	%28 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %22, !dbg !577
	%29 = load i32, i32* %28, align 4, !dbg !577
	%30 = icmp uge i64 %27, %p1, !dbg !578
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !578, !prof !9

b5_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 %27, !dbg !578
	store i32 %29, i32* %31, align 4, !dbg !578
	%32 = add i64 %22, %14, !dbg !573
	br label %b4, !dbg !573

b6:
	ret void, !dbg !573

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %27, i64 %p1), !dbg !578
	ret void, !dbg !578
}

define void @WarpNeighbours(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !579 {
entry:
	br label %b0, !dbg !580

b0:
	%0 = addrspacecast [128 x i32] addrspace(3)* @gpuc_shared_WarpNeighbours_145 to [128 x i32]*, !dbg !581
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !582, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !582, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !582, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !582, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !582, !range !35
	%6 = mul i32 %5, %3, !dbg !582
	%7 = add i32 %2, %6, !dbg !582
	%8 = mul i32 %4, %7, !dbg !582
	%9 = add i32 %1, %8, !dbg !582
	%10 = sext i32 %9 to i64, !dbg !582
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !583, !range !455
	%12 = sext i32 %11 to i64, !dbg !583
	%13 = sub i64 %10, %12, !dbg !584
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !585, !range !10
	%15 = sext i32 %14 to i64, !dbg !585
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !585, !range !12
	%17 = sext i32 %16 to i64, !dbg !585
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !585, !range !12
	%19 = sext i32 %18 to i64, !dbg !585
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !585, !range !33
	%21 = sext i32 %20 to i64, !dbg !585
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !585, !range !34
	%23 = sext i32 %22 to i64, !dbg !585
	%24 = mul i64 %23, %19, !dbg !585
	%25 = add i64 %17, %24, !dbg !585
	%26 = mul i64 %21, %25, !dbg !585
	%27 = add i64 %15, %26, !dbg !585
	%28 = mul i32 %4, %5, !dbg !585
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !585, !range !36
	%30 = mul i32 %28, %29, !dbg !585
	%31 = sext i32 %30 to i64, !dbg !585
	%32 = mul i64 %27, %31, !dbg !585
	%33 = add i64 %32, %10, !dbg !585
	%34 = trunc i64 %33 to i32, !dbg !586
	br label %b1, !dbg !586

b1:
	%35 = phi i32 [ %34, %b0 ], [ %53, %b1_ok3 ], !dbg !587
	%36 = phi i64 [ 0, %b0 ], [ %54, %b1_ok3 ], !dbg !587
	%37 = add i64 %13, %12, !dbg !588
	%38 = icmp uge i64 %37, 128, !dbg !589
	br i1 %38, label %b1_fail1, label %b1_ok1, !dbg !589, !prof !9

b1_ok1:
	%39 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %37, !dbg !589
	store i32 %35, i32* %39, align 4, !dbg !589
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !590
	%40 = add i64 %12, 1, !dbg !591
	%41 = and i32 %9, -32, !dbg !592
	%42 = sub i32 %30, %41, !dbg !592
	%43 = icmp slt i32 %42, 32, !dbg !592
	%44 = select i1 %43, i32 %42, i32 32, !dbg !592
	%45 = sext i32 %44 to i64, !dbg !592
	%46 = icmp eq i64 %45, 0, !dbg !593
	br i1 %46, label %b1_fail2, label %b1_ok2, !dbg !593, !prof !9

b1_ok2:
	%47 = icmp eq i64 %45, -1, !dbg !593
	%48 = select i1 %47, i64 1, i64 %45, !dbg !593
	%49 = srem i64 %40, %48, !dbg !593
	%50 = add i64 %13, %49, !dbg !594
	%51 = icmp uge i64 %50, 128, !dbg !595
	br i1 %51, label %b1_fail3, label %b1_ok3, !dbg !595, !prof !9

b1_ok3:
	%52 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %50, !dbg !595
	%53 = load i32, i32* %52, align 4, !dbg !595
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !596
	%54 = add i64 %36, 1, !dbg !596
	%55 = icmp slt i64 %54, 3, !dbg !596
	br i1 %55, label %b1, label %b2, !dbg !596

b2:
	%56 = icmp uge i64 %33, %p1, !dbg !597
	br i1 %56, label %b2_fail1, label %b2_ok1, !dbg !597, !prof !9

b2_ok1:
	%57 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !597
	store i32 %53, i32* %57, align 4, !dbg !597
	ret void, !dbg !597

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %37, i64 128), !dbg !589
	ret void, !dbg !589

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 0), !dbg !593
	ret void, !dbg !593

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %50, i64 128), !dbg !595
	ret void, !dbg !595

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %33, i64 %p1), !dbg !597
	ret void, !dbg !597
}

define void @EarlyExit(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !598 {
entry:
	br label %b0, !dbg !599

b0:
	%0 = addrspacecast i32 addrspace(3)* @gpuc_shared_EarlyExit_163 to i32*, !dbg !600
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !601, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !601, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !601, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !601, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !601, !range !35
	%6 = mul i32 %5, %3, !dbg !601
	%7 = add i32 %2, %6, !dbg !601
	%8 = mul i32 %4, %7, !dbg !601
	%9 = add i32 %1, %8, !dbg !601
	%10 = sext i32 %9 to i64, !dbg !601
	%11 = icmp eq i64 %10, 0, !dbg !602
	br i1 %11, label %b1, label %b2, !dbg !602

b1:
	store i32 42, i32* %0, align 4, !dbg !603
	br label %b2, !dbg !603

b2:
	%12 = srem i64 %10, 2, !dbg !604
	%13 = icmp eq i64 %12, 1, !dbg !605
	br i1 %13, label %b3, label %b4, !dbg !605

b3:
	ret void, !dbg !606

b4:
	call void @llvm.nvvm.barrier0(), !dbg !607
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !608, !range !10
	%15 = sext i32 %14 to i64, !dbg !608
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !608, !range !12
	%17 = sext i32 %16 to i64, !dbg !608
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !608, !range !12
	%19 = sext i32 %18 to i64, !dbg !608
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !608, !range !33
	%21 = sext i32 %20 to i64, !dbg !608
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !608, !range !34
	%23 = sext i32 %22 to i64, !dbg !608
	%24 = mul i64 %23, %19, !dbg !608
	%25 = add i64 %17, %24, !dbg !608
	%26 = mul i64 %21, %25, !dbg !608
	%27 = add i64 %15, %26, !dbg !608
	%28 = mul i32 %4, %5, !dbg !608
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !608, !range !36
	%30 = mul i32 %28, %29, !dbg !608
	%31 = sext i32 %30 to i64, !dbg !608
	%32 = mul i64 %27, %31, !dbg !608
	%33 = add i64 %32, %10, !dbg !608
	%34 = load i32, i32* %0, align 4, !dbg !609
	%35 = icmp uge i64 %33, %p1, !dbg !610
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !610, !prof !9

b4_ok1:
	%36 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !610
	store i32 %34, i32* %36, align 4, !dbg !610
	ret void, !dbg !610

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %33, i64 %p1), !dbg !610
	ret void, !dbg !610
}

define void @Timers(i64* %p0, i64 %p1, i64* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !611 {
entry:
	br label %b0, !dbg !612

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !613, !range !10
	%1 = sext i32 %0 to i64, !dbg !613
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !613, !range !12
	%3 = sext i32 %2 to i64, !dbg !613
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !613, !range !12
	%5 = sext i32 %4 to i64, !dbg !613
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !613, !range !33
	%7 = sext i32 %6 to i64, !dbg !613
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !613, !range !34
	%9 = sext i32 %8 to i64, !dbg !613
	%10 = mul i64 %9, %5, !dbg !613
	%11 = add i64 %3, %10, !dbg !613
	%12 = mul i64 %7, %11, !dbg !613
	%13 = add i64 %1, %12, !dbg !613
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !613, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !613, !range !35
	%16 = mul i32 %14, %15, !dbg !613
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !613, !range !36
	%18 = mul i32 %16, %17, !dbg !613
	%19 = sext i32 %18 to i64, !dbg !613
	%20 = mul i64 %13, %19, !dbg !613
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !613, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !613, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !613, !range !13
	%24 = mul i32 %15, %23, !dbg !613
	%25 = add i32 %22, %24, !dbg !613
	%26 = mul i32 %14, %25, !dbg !613
	%27 = add i32 %21, %26, !dbg !613
	%28 = sext i32 %27 to i64, !dbg !613
	%29 = add i64 %20, %28, !dbg !613
	%30 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !614
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !615
	br label %b1, !dbg !615

b1:
	%32 = phi float [ 1.000000e+00, %b0 ], [ %35, %b1 ], !dbg !616
	%33 = phi i64 [ 0, %b0 ], [ %36, %b1 ], !dbg !616
	%34 = fadd float %32, 1.000000e+00, !dbg !617
	%35 = call float @__nv_sqrtf(float %34), !dbg !618
	call void @llvm.nvvm.membar.cta(), !dbg !619
	%36 = add i64 %33, 1, !dbg !619
	%37 = icmp slt i64 %36, 1000, !dbg !619
	br i1 %37, label %b1, label %b2, !dbg !619

b2:
	call void @llvm.nvvm.membar.gl(), !dbg !620
	call void @llvm.nvvm.membar.sys(), !dbg !621
	%38 = icmp uge i64 %29, %p5, !dbg !622
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !622, !prof !9

b2_ok1:
	%39 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !622
	store float %35, float* %39, align 4, !dbg !622
	%40 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !623
	%41 = sub i64 %40, %30, !dbg !624
	%42 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !625
	%43 = sub i64 %42, %31, !dbg !626
	%44 = icmp uge i64 %29, %p1, !dbg !627
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !627, !prof !9

b2_ok2:
	%45 = getelementptr inbounds i64, i64* %p0, i64 %29, !dbg !627
	store i64 %41, i64* %45, align 8, !dbg !627
	%46 = icmp uge i64 %29, %p3, !dbg !628
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !628, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !628
	store i64 %43, i64* %47, align 8, !dbg !628
	ret void, !dbg !628

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p5), !dbg !622
	ret void, !dbg !622

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %29, i64 %p1), !dbg !627
	ret void, !dbg !627

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %29, i64 %p3), !dbg !628
	ret void, !dbg !628
}

define void @StdMathKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !630 {
entry:
	br label %b0, !dbg !631

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !632, !range !10
	%1 = sext i32 %0 to i64, !dbg !632
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !632, !range !12
	%3 = sext i32 %2 to i64, !dbg !632
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !632, !range !12
	%5 = sext i32 %4 to i64, !dbg !632
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !632, !range !33
	%7 = sext i32 %6 to i64, !dbg !632
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !632, !range !34
	%9 = sext i32 %8 to i64, !dbg !632
	%10 = mul i64 %9, %5, !dbg !632
	%11 = add i64 %3, %10, !dbg !632
	%12 = mul i64 %7, %11, !dbg !632
	%13 = add i64 %1, %12, !dbg !632
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !632, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !632, !range !35
	%16 = mul i32 %14, %15, !dbg !632
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !632, !range !36
	%18 = mul i32 %16, %17, !dbg !632
	%19 = sext i32 %18 to i64, !dbg !632
	%20 = mul i64 %13, %19, !dbg !632
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !632, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !632, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !632, !range !13
	%24 = mul i32 %15, %23, !dbg !632
	%25 = add i32 %22, %24, !dbg !632
	%26 = mul i32 %14, %25, !dbg !632
	%27 = add i32 %21, %26, !dbg !632
	%28 = sext i32 %27 to i64, !dbg !632
	%29 = add i64 %20, %28, !dbg !632
	%30 = mul i64 %7, %9, !dbg !632
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !632, !range !34
	%32 = sext i32 %31 to i64, !dbg !632
	%33 = mul i64 %30, %32, !dbg !632
	%34 = mul i64 %33, %19, !dbg !632
	br label %b1, !dbg !632

b1:
	%35 = phi i64 [ %29, %b0 ], [ %130, %b8_ok11 ], !dbg !632
	%36 = icmp slt i64 %35, %p3, !dbg !632
	br i1 %36, label %b2, label %b9, !dbg !632

b2:
	%37 = mul i64 %35, 24, !dbg !633
	%38 = add i64 %35, 1, !dbg !634
	%39 = mul i64 %38, 24, !dbg !635
	%40 = icmp ugt i64 %39, %p1, !dbg !636
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !636, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !636
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !636, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !636
	%43 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !636
	%44 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !637
	%45 = load double, double* %44, align 8, !dbg !637
	%46 = icmp uge i64 %35, %p5, !dbg !638
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !638, !prof !9

b2_ok3:
	%47 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !638
	%48 = load double, double* %47, align 8, !dbg !638
	%49 = call double @__nv_fabs(double %45), !dbg !641
	%50 = call double @__nv_sqrt(double %49), !dbg !642
	%51 = call double @__nv_floor(double %45), !dbg !643
	%52 = icmp uge i64 0, %42, !dbg !644
	br i1 %52, label %b2_fail4, label %b2_ok4, !dbg !644, !prof !9

b2_ok4:
	%53 = getelementptr inbounds double, double* %43, i64 0, !dbg !644
	store double %50, double* %53, align 8, !dbg !644
	%54 = icmp uge i64 1, %42, !dbg !645
	br i1 %54, label %b2_fail5, label %b2_ok5, !dbg !645, !prof !9

b2_ok5:
	%55 = getelementptr inbounds double, double* %43, i64 1, !dbg !645
	store double %51, double* %55, align 8, !dbg !645
	%56 = call double @__nv_ceil(double %45), !dbg !646
	%57 = call double @__nv_trunc(double %45), !dbg !647
	%58 = icmp uge i64 2, %42, !dbg !648
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !648, !prof !9

b2_ok6:
	%59 = getelementptr inbounds double, double* %43, i64 2, !dbg !648
	store double %56, double* %59, align 8, !dbg !648
	%60 = icmp uge i64 3, %42, !dbg !649
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !649, !prof !9

b2_ok7:
	%61 = getelementptr inbounds double, double* %43, i64 3, !dbg !649
	store double %57, double* %61, align 8, !dbg !649
	%62 = call double @__nv_round(double %45), !dbg !650
	%63 = call double @__nv_rint(double %45), !dbg !651
	%64 = icmp uge i64 4, %42, !dbg !652
	br i1 %64, label %b2_fail8, label %b2_ok8, !dbg !652, !prof !9

b2_ok8:
	%65 = getelementptr inbounds double, double* %43, i64 4, !dbg !652
	store double %62, double* %65, align 8, !dbg !652
	%66 = icmp uge i64 5, %42, !dbg !653
	br i1 %66, label %b2_fail9, label %b2_ok9, !dbg !653, !prof !9

b2_ok9:
	%67 = getelementptr inbounds double, double* %43, i64 5, !dbg !653
	store double %63, double* %67, align 8, !dbg !653
	%68 = call double @__nv_fmax(double %45, double %48), !dbg !654
	%69 = fcmp uno double %45, %48, !dbg !654
	%70 = select i1 %69, double 0x7FF8000000000000, double %68, !dbg !654
	%71 = call double @__nv_fmin(double %45, double %48), !dbg !655
	%72 = fcmp uno double %45, %48, !dbg !655
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !655
	%74 = icmp uge i64 6, %42, !dbg !656
	br i1 %74, label %b2_fail10, label %b2_ok10, !dbg !656, !prof !9

b2_ok10:
	%75 = getelementptr inbounds double, double* %43, i64 6, !dbg !656
	store double %70, double* %75, align 8, !dbg !656
	%76 = icmp uge i64 7, %42, !dbg !657
	br i1 %76, label %b2_fail11, label %b2_ok11, !dbg !657, !prof !9

b2_ok11:
	%77 = getelementptr inbounds double, double* %43, i64 7, !dbg !657
	store double %73, double* %77, align 8, !dbg !657
	%78 = call double @__nv_copysign(double %45, double %48), !dbg !658
	%79 = call double @__nv_fdim(double %45, double %48), !dbg !659
	%80 = icmp uge i64 8, %42, !dbg !660
	br i1 %80, label %b2_fail12, label %b2_ok12, !dbg !660, !prof !9

b2_ok12:
	%81 = getelementptr inbounds double, double* %43, i64 8, !dbg !660
	store double %78, double* %81, align 8, !dbg !660
	%82 = icmp uge i64 9, %42, !dbg !661
	br i1 %82, label %b2_fail13, label %b2_ok13, !dbg !661, !prof !9

b2_ok13:
	%83 = getelementptr inbounds double, double* %43, i64 9, !dbg !661
	store double %79, double* %83, align 8, !dbg !661
	%84 = icmp uge i64 10, %42, !dbg !662
	br i1 %84, label %b2_fail14, label %b2_ok14, !dbg !662, !prof !9

b2_ok14:
	%85 = getelementptr inbounds double, double* %43, i64 10, !dbg !662
	store double 0x7FF0000000000000, double* %85, align 8, !dbg !662
	%86 = icmp uge i64 11, %42, !dbg !663
	br i1 %86, label %b2_fail15, label %b2_ok15, !dbg !663, !prof !9

b2_ok15:
	%87 = getelementptr inbounds double, double* %43, i64 11, !dbg !663
	store double 0xFFF0000000000000, double* %87, align 8, !dbg !663
	%88 = icmp uge i64 12, %42, !dbg !664
	br i1 %88, label %b2_fail16, label %b2_ok16, !dbg !664, !prof !9

b2_ok16:
	%89 = getelementptr inbounds double, double* %43, i64 12, !dbg !664
	store double 0x7FF8000000000000, double* %89, align 8, !dbg !664
	%90 = fcmp oeq double %45, 0x7FF0000000000000, !dbg !665
	%91 = fcmp oeq double %45, 0xFFF0000000000000, !dbg !665
	%92 = or i1 %90, %91, !dbg !665
	br i1 %92, label %b4, label %b3, !dbg !669

b3:
	br label %b4, !dbg !670

b4:
	%93 = phi double [ 1.000000e+00, %b2_ok16 ], [ 0.000000e+00, %b3 ], !dbg !671
	br i1 %90, label %b6, label %b5, !dbg !673

b5:
	br label %b6, !dbg !674

b6:
	%94 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !675
	%95 = fcmp une double %45, %45, !dbg !675
	br i1 %95, label %b8, label %b7, !dbg !677

b7:
	br label %b8, !dbg !678

b8:
	%96 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !679
	%97 = icmp uge i64 13, %42, !dbg !679
	br i1 %97, label %b8_fail1, label %b8_ok1, !dbg !679, !prof !9

b8_ok1:
	%98 = getelementptr inbounds double, double* %43, i64 13, !dbg !679
	store double %93, double* %98, align 8, !dbg !679
	%99 = icmp uge i64 14, %42, !dbg !680
	br i1 %99, label %b8_fail2, label %b8_ok2, !dbg !680, !prof !9

b8_ok2:
	%100 = getelementptr inbounds double, double* %43, i64 14, !dbg !680
	store double %94, double* %100, align 8, !dbg !680
	%101 = icmp uge i64 15, %42, !dbg !681
	br i1 %101, label %b8_fail3, label %b8_ok3, !dbg !681, !prof !9

b8_ok3:
	%102 = getelementptr inbounds double, double* %43, i64 15, !dbg !681
	store double %96, double* %102, align 8, !dbg !681
	%103 = bitcast double %45 to i64, !dbg !682
	%104 = and i64 %103, 9223372036854775807, !dbg !683
	%105 = bitcast i64 %104 to double, !dbg !684
	%106 = icmp uge i64 16, %42, !dbg !685
	br i1 %106, label %b8_fail4, label %b8_ok4, !dbg !685, !prof !9

b8_ok4:
	%107 = getelementptr inbounds double, double* %43, i64 16, !dbg !685
	store double %105, double* %107, align 8, !dbg !685
	%108 = fptrunc double %45 to float, !dbg !686
	%109 = bitcast float %108 to i32, !dbg !687
	%110 = xor i32 %109, -2147483648, !dbg !688
	%111 = bitcast i32 %110 to float, !dbg !689
	%112 = fpext float %111 to double, !dbg !690
	%113 = icmp uge i64 17, %42, !dbg !691
	br i1 %113, label %b8_fail5, label %b8_ok5, !dbg !691, !prof !9

b8_ok5:
	%114 = getelementptr inbounds double, double* %43, i64 17, !dbg !691
	store double %112, double* %114, align 8, !dbg !691
	%115 = call double @__nv_fmod(double %45, double 3.000000e+00), !dbg !692
	%116 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !693
	%117 = icmp uge i64 18, %42, !dbg !694
	br i1 %117, label %b8_fail6, label %b8_ok6, !dbg !694, !prof !9

b8_ok6:
	%118 = getelementptr inbounds double, double* %43, i64 18, !dbg !694
	store double %115, double* %118, align 8, !dbg !694
	%119 = icmp uge i64 19, %42, !dbg !695
	br i1 %119, label %b8_fail7, label %b8_ok7, !dbg !695, !prof !9

b8_ok7:
	%120 = getelementptr inbounds double, double* %43, i64 19, !dbg !695
	store double %116, double* %120, align 8, !dbg !695
	%121 = icmp uge i64 20, %42, !dbg !696
	br i1 %121, label %b8_fail8, label %b8_ok8, !dbg !696, !prof !9

b8_ok8:
	%122 = getelementptr inbounds double, double* %43, i64 20, !dbg !696
	store double 0x400921FB54442D18, double* %122, align 8, !dbg !696
	%123 = icmp uge i64 21, %42, !dbg !697
	br i1 %123, label %b8_fail9, label %b8_ok9, !dbg !697, !prof !9

b8_ok9:
	%124 = getelementptr inbounds double, double* %43, i64 21, !dbg !697
	store double 0x7FEFFFFFFFFFFFFF, double* %124, align 8, !dbg !697
	%125 = call double @__nv_remainder(double %45, double 3.000000e+00), !dbg !698
	%126 = icmp uge i64 22, %42, !dbg !699
	br i1 %126, label %b8_fail10, label %b8_ok10, !dbg !699, !prof !9

b8_ok10:
	%127 = getelementptr inbounds double, double* %43, i64 22, !dbg !699
	store double %125, double* %127, align 8, !dbg !699
	%128 = icmp uge i64 23, %42, !dbg !700
	br i1 %128, label %b8_fail11, label %b8_ok11, !dbg !700, !prof !9

b8_ok11:
	%129 = getelementptr inbounds double, double* %43, i64 23, !dbg !700
	store double 0x41DFFFFFFFC00000, double* %129, align 8, !dbg !700
	%130 = add i64 %35, %34, !dbg !632
	br label %b1, !dbg !632

b9:
	ret void, !dbg !632

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %39, i64 %p1), !dbg !636
	ret void, !dbg !636

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %37, i64 %39), !dbg !636
	ret void, !dbg !636

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %35, i64 %p5), !dbg !638
	ret void, !dbg !638

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 0, i64 %42), !dbg !644
	ret void, !dbg !644

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 1, i64 %42), !dbg !645
	ret void, !dbg !645

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 2, i64 %42), !dbg !648
	ret void, !dbg !648

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 3, i64 %42), !dbg !649
	ret void, !dbg !649

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 4, i64 %42), !dbg !652
	ret void, !dbg !652

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %42), !dbg !653
	ret void, !dbg !653

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 6, i64 %42), !dbg !656
	ret void, !dbg !656

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 7, i64 %42), !dbg !657
	ret void, !dbg !657

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 8, i64 %42), !dbg !660
	ret void, !dbg !660

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 9, i64 %42), !dbg !661
	ret void, !dbg !661

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 10, i64 %42), !dbg !662
	ret void, !dbg !662

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 11, i64 %42), !dbg !663
	ret void, !dbg !663

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 12, i64 %42), !dbg !664
	ret void, !dbg !664

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 13, i64 %42), !dbg !679
	ret void, !dbg !679

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 14, i64 %42), !dbg !680
	ret void, !dbg !680

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 15, i64 %42), !dbg !681
	ret void, !dbg !681

b8_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 16, i64 %42), !dbg !685
	ret void, !dbg !685

b8_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 17, i64 %42), !dbg !691
	ret void, !dbg !691

b8_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 18, i64 %42), !dbg !694
	ret void, !dbg !694

b8_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 19, i64 %42), !dbg !695
	ret void, !dbg !695

b8_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 20, i64 %42), !dbg !696
	ret void, !dbg !696

b8_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 21, i64 %42), !dbg !697
	ret void, !dbg !697

b8_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 22, i64 %42), !dbg !699
	ret void, !dbg !699

b8_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 23, i64 %42), !dbg !700
	ret void, !dbg !700
}

define void @BitsKernel(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !701 {
entry:
	br label %b0, !dbg !702

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703, !range !10
	%1 = sext i32 %0 to i64, !dbg !703
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !703, !range !12
	%3 = sext i32 %2 to i64, !dbg !703
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !703, !range !12
	%5 = sext i32 %4 to i64, !dbg !703
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !703, !range !33
	%7 = sext i32 %6 to i64, !dbg !703
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !703, !range !34
	%9 = sext i32 %8 to i64, !dbg !703
	%10 = mul i64 %9, %5, !dbg !703
	%11 = add i64 %3, %10, !dbg !703
	%12 = mul i64 %7, %11, !dbg !703
	%13 = add i64 %1, %12, !dbg !703
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !703, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !703, !range !35
	%16 = mul i32 %14, %15, !dbg !703
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !703, !range !36
	%18 = mul i32 %16, %17, !dbg !703
	%19 = sext i32 %18 to i64, !dbg !703
	%20 = mul i64 %13, %19, !dbg !703
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !703, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !703, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !703, !range !13
	%24 = mul i32 %15, %23, !dbg !703
	%25 = add i32 %22, %24, !dbg !703
	%26 = mul i32 %14, %25, !dbg !703
	%27 = add i32 %21, %26, !dbg !703
	%28 = sext i32 %27 to i64, !dbg !703
	%29 = add i64 %20, %28, !dbg !703
	%30 = mul i64 %7, %9, !dbg !703
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !703, !range !34
	%32 = sext i32 %31 to i64, !dbg !703
	%33 = mul i64 %30, %32, !dbg !703
	%34 = mul i64 %33, %19, !dbg !703
	br label %b1, !dbg !703

b1:
	%35 = phi i64 [ %29, %b0 ], [ %188, %b2_ok29 ], !dbg !703
	%36 = icmp slt i64 %35, %p3, !dbg !703
	br i1 %36, label %b2, label %b3, !dbg !703

b2:
	%37 = mul i64 %35, 26, !dbg !704
	%38 = add i64 %35, 1, !dbg !705
	%39 = mul i64 %38, 26, !dbg !706
	%40 = icmp ugt i64 %39, %p1, !dbg !707
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !707, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !707
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !707, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !707
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !707
	%44 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !708
	%45 = load i64, i64* %44, align 8, !dbg !708
	%46 = icmp uge i64 %35, %p5, !dbg !709
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !709, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !709
	%48 = load i64, i64* %47, align 8, !dbg !709
	%49 = trunc i64 %45 to i8, !dbg !712
	%50 = zext i8 %49 to i32, !dbg !713
	%51 = call i32 @llvm.ctpop.i32(i32 %50), !dbg !713
	%52 = zext i32 %51 to i64, !dbg !713
	%53 = trunc i64 %45 to i16, !dbg !715
	%54 = zext i16 %53 to i32, !dbg !716
	%55 = call i32 @llvm.ctpop.i32(i32 %54), !dbg !716
	%56 = zext i32 %55 to i64, !dbg !716
	%57 = icmp uge i64 0, %42, !dbg !718
	br i1 %57, label %b2_fail4, label %b2_ok4, !dbg !718, !prof !9

b2_ok4:
	%58 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !718
	store i64 %52, i64* %58, align 8, !dbg !718
	%59 = icmp uge i64 1, %42, !dbg !719
	br i1 %59, label %b2_fail5, label %b2_ok5, !dbg !719, !prof !9

b2_ok5:
	%60 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !719
	store i64 %56, i64* %60, align 8, !dbg !719
	%61 = trunc i64 %45 to i32, !dbg !720
	%62 = call i32 @llvm.ctpop.i32(i32 %61), !dbg !721
	%63 = zext i32 %62 to i64, !dbg !721
	%64 = call i64 @llvm.ctpop.i64(i64 %45), !dbg !723
	%65 = icmp uge i64 2, %42, !dbg !725
	br i1 %65, label %b2_fail6, label %b2_ok6, !dbg !725, !prof !9

b2_ok6:
	%66 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !725
	store i64 %63, i64* %66, align 8, !dbg !725
	%67 = icmp uge i64 3, %42, !dbg !726
	br i1 %67, label %b2_fail7, label %b2_ok7, !dbg !726, !prof !9

b2_ok7:
	%68 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !726
	store i64 %64, i64* %68, align 8, !dbg !726
	%69 = call i32 @llvm.ctlz.i32(i32 %50, i1 false), !dbg !727
	%70 = zext i32 %69 to i64, !dbg !727
	%71 = sub i64 %70, 24, !dbg !727
	%72 = call i32 @llvm.ctlz.i32(i32 %54, i1 false), !dbg !729
	%73 = zext i32 %72 to i64, !dbg !729
	%74 = sub i64 %73, 16, !dbg !729
	%75 = icmp uge i64 4, %42, !dbg !731
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !731, !prof !9

b2_ok8:
	%76 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !731
	store i64 %71, i64* %76, align 8, !dbg !731
	%77 = icmp uge i64 5, %42, !dbg !732
	br i1 %77, label %b2_fail9, label %b2_ok9, !dbg !732, !prof !9

b2_ok9:
	%78 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !732
	store i64 %74, i64* %78, align 8, !dbg !732
	%79 = call i32 @llvm.ctlz.i32(i32 %61, i1 false), !dbg !733
	%80 = zext i32 %79 to i64, !dbg !733
	%81 = call i64 @llvm.ctlz.i64(i64 %45, i1 false), !dbg !735
	%82 = icmp uge i64 6, %42, !dbg !737
	br i1 %82, label %b2_fail10, label %b2_ok10, !dbg !737, !prof !9

b2_ok10:
	%83 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !737
	store i64 %80, i64* %83, align 8, !dbg !737
	%84 = icmp uge i64 7, %42, !dbg !738
	br i1 %84, label %b2_fail11, label %b2_ok11, !dbg !738, !prof !9

b2_ok11:
	%85 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !738
	store i64 %81, i64* %85, align 8, !dbg !738
	%86 = or i32 %50, 256, !dbg !739
	%87 = call i32 @llvm.cttz.i32(i32 %86, i1 false), !dbg !739
	%88 = zext i32 %87 to i64, !dbg !739
	%89 = or i32 %54, 65536, !dbg !741
	%90 = call i32 @llvm.cttz.i32(i32 %89, i1 false), !dbg !741
	%91 = zext i32 %90 to i64, !dbg !741
	%92 = icmp uge i64 8, %42, !dbg !743
	br i1 %92, label %b2_fail12, label %b2_ok12, !dbg !743, !prof !9

b2_ok12:
	%93 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !743
	store i64 %88, i64* %93, align 8, !dbg !743
	%94 = icmp uge i64 9, %42, !dbg !744
	br i1 %94, label %b2_fail13, label %b2_ok13, !dbg !744, !prof !9

b2_ok13:
	%95 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !744
	store i64 %91, i64* %95, align 8, !dbg !744
	%96 = call i32 @llvm.cttz.i32(i32 %61, i1 false), !dbg !745
	%97 = zext i32 %96 to i64, !dbg !745
	%98 = call i64 @llvm.cttz.i64(i64 %45, i1 false), !dbg !747
	%99 = icmp uge i64 10, %42, !dbg !749
	br i1 %99, label %b2_fail14, label %b2_ok14, !dbg !749, !prof !9

b2_ok14:
	%100 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !749
	store i64 %97, i64* %100, align 8, !dbg !749
	%101 = icmp uge i64 11, %42, !dbg !750
	br i1 %101, label %b2_fail15, label %b2_ok15, !dbg !750, !prof !9

b2_ok15:
	%102 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !750
	store i64 %98, i64* %102, align 8, !dbg !750
	%103 = call i32 @llvm.bitreverse.i32(i32 %50), !dbg !751
	%104 = lshr i32 %103, 24, !dbg !751
	%105 = trunc i32 %104 to i8, !dbg !751
	%106 = zext i8 %105 to i64, !dbg !752
	%107 = call i32 @llvm.bitreverse.i32(i32 %54), !dbg !753
	%108 = lshr i32 %107, 16, !dbg !753
	%109 = trunc i32 %108 to i16, !dbg !753
	%110 = zext i16 %109 to i64, !dbg !754
	%111 = icmp uge i64 12, %42, !dbg !755
	br i1 %111, label %b2_fail16, label %b2_ok16, !dbg !755, !prof !9

b2_ok16:
	%112 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !755
	store i64 %106, i64* %112, align 8, !dbg !755
	%113 = icmp uge i64 13, %42, !dbg !756
	br i1 %113, label %b2_fail17, label %b2_ok17, !dbg !756, !prof !9

b2_ok17:
	%114 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !756
	store i64 %110, i64* %114, align 8, !dbg !756
	%115 = call i32 @llvm.bitreverse.i32(i32 %61), !dbg !757
	%116 = zext i32 %115 to i64, !dbg !758
	%117 = call i64 @llvm.bitreverse.i64(i64 %45), !dbg !759
	%118 = icmp uge i64 14, %42, !dbg !760
	br i1 %118, label %b2_fail18, label %b2_ok18, !dbg !760, !prof !9

b2_ok18:
	%119 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !760
	store i64 %116, i64* %119, align 8, !dbg !760
	%120 = icmp uge i64 15, %42, !dbg !761
	br i1 %120, label %b2_fail19, label %b2_ok19, !dbg !761, !prof !9

b2_ok19:
	%121 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !761
	store i64 %117, i64* %121, align 8, !dbg !761
	%122 = call i32 @llvm.bswap.i32(i32 %61), !dbg !762
	%123 = zext i32 %122 to i64, !dbg !763
	%124 = call i64 @llvm.bswap.i64(i64 %45), !dbg !764
	%125 = icmp uge i64 16, %42, !dbg !765
	br i1 %125, label %b2_fail20, label %b2_ok20, !dbg !765, !prof !9

b2_ok20:
	%126 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !765
	store i64 %123, i64* %126, align 8, !dbg !765
	%127 = icmp uge i64 17, %42, !dbg !766
	br i1 %127, label %b2_fail21, label %b2_ok21, !dbg !766, !prof !9

b2_ok21:
	%128 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !766
	store i64 %124, i64* %128, align 8, !dbg !766
	%129 = urem i64 %48, 64, !dbg !767
	%130 = and i64 %129, 31, !dbg !768
	%131 = sub i64 0, %129, !dbg !768
	%132 = and i64 %131, 31, !dbg !768
	%133 = icmp ult i64 %130, 32, !dbg !768
	%134 = trunc i64 %130 to i32, !dbg !768
	%135 = shl i32 %61, %134, !dbg !768
	%136 = select i1 %133, i32 %135, i32 0, !dbg !768
	%137 = icmp ult i64 %132, 32, !dbg !768
	%138 = trunc i64 %132 to i32, !dbg !768
	%139 = lshr i32 %61, %138, !dbg !768
	%140 = select i1 %137, i32 %139, i32 0, !dbg !768
	%141 = or i32 %136, %140, !dbg !768
	%142 = zext i32 %141 to i64, !dbg !769
	%143 = urem i64 %48, 128, !dbg !770
	%144 = sub i64 0, %143, !dbg !772
	%145 = and i64 %144, 63, !dbg !773
	%146 = sub i64 0, %144, !dbg !773
	%147 = and i64 %146, 63, !dbg !773
	%148 = icmp ult i64 %145, 64, !dbg !773
	%149 = shl i64 %45, %145, !dbg !773
	%150 = select i1 %148, i64 %149, i64 0, !dbg !773
	%151 = icmp ult i64 %147, 64, !dbg !773
	%152 = lshr i64 %45, %147, !dbg !773
	%153 = select i1 %151, i64 %152, i64 0, !dbg !773
	%154 = or i64 %150, %153, !dbg !773
	%155 = icmp uge i64 18, %42, !dbg !774
	br i1 %155, label %b2_fail22, label %b2_ok22, !dbg !774, !prof !9

b2_ok22:
	%156 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !774
	store i64 %142, i64* %156, align 8, !dbg !774
	%157 = icmp uge i64 19, %42, !dbg !775
	br i1 %157, label %b2_fail23, label %b2_ok23, !dbg !775, !prof !9

b2_ok23:
	%158 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !775
	store i64 %154, i64* %158, align 8, !dbg !775
	%159 = sub i64 32, %80, !dbg !776
	%160 = sub i64 64, %81, !dbg !778
	%161 = icmp uge i64 20, %42, !dbg !780
	br i1 %161, label %b2_fail24, label %b2_ok24, !dbg !780, !prof !9

b2_ok24:
	%162 = getelementptr inbounds i64, i64* %43, i64 20, !dbg !780
	store i64 %159, i64* %162, align 8, !dbg !780
	%163 = icmp uge i64 21, %42, !dbg !781
	br i1 %163, label %b2_fail25, label %b2_ok25, !dbg !781, !prof !9

b2_ok25:
	%164 = getelementptr inbounds i64, i64* %43, i64 21, !dbg !781
	store i64 %160, i64* %164, align 8, !dbg !781
	%165 = call i64 @llvm.nvvm.mulhi.ull(i64 %45, i64 %48), !dbg !782
	%166 = mul i64 %45, %48, !dbg !782
	%167 = icmp uge i64 22, %42, !dbg !783
	br i1 %167, label %b2_fail26, label %b2_ok26, !dbg !783, !prof !9

b2_ok26:
	%168 = getelementptr inbounds i64, i64* %43, i64 22, !dbg !783
	store i64 %165, i64* %168, align 8, !dbg !783
	%169 = icmp uge i64 23, %42, !dbg !784
	br i1 %169, label %b2_fail27, label %b2_ok27, !dbg !784, !prof !9

b2_ok27:
	%170 = getelementptr inbounds i64, i64* %43, i64 23, !dbg !784
	store i64 %166, i64* %170, align 8, !dbg !784
	%171 = sub i64 0, 3, !dbg !785
	%172 = and i64 %171, 7, !dbg !785
	%173 = shl i8 %49, 3, !dbg !785
	%174 = icmp ult i64 %172, 8, !dbg !785
	%175 = trunc i64 %172 to i8, !dbg !785
	%176 = lshr i8 %49, %175, !dbg !785
	%177 = select i1 %174, i8 %176, i8 0, !dbg !785
	%178 = or i8 %173, %177, !dbg !785
	%179 = zext i8 %178 to i64, !dbg !786
	%180 = call i32 @llvm.bswap.i32(i32 %54), !dbg !787
	%181 = lshr i32 %180, 16, !dbg !787
	%182 = trunc i32 %181 to i16, !dbg !787
	%183 = zext i16 %182 to i64, !dbg !788
	%184 = icmp uge i64 24, %42, !dbg !789
	br i1 %184, label %b2_fail28, label %b2_ok28, !dbg !789, !prof !9

b2_ok28:
	%185 = getelementptr inbounds i64, i64* %43, i64 24, !dbg !789
	store i64 %179, i64* %185, align 8, !dbg !789
	%186 = icmp uge i64 25, %42, !dbg !790
	br i1 %186, label %b2_fail29, label %b2_ok29, !dbg !790, !prof !9

b2_ok29:
	%187 = getelementptr inbounds i64, i64* %43, i64 25, !dbg !790
	store i64 %183, i64* %187, align 8, !dbg !790
	%188 = add i64 %35, %34, !dbg !703
	br label %b1, !dbg !703

b3:
	ret void, !dbg !703

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !707
	ret void, !dbg !707

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !707
	ret void, !dbg !707

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !709
	ret void, !dbg !709

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 0, i64 %42), !dbg !718
	ret void, !dbg !718

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 1, i64 %42), !dbg !719
	ret void, !dbg !719

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 2, i64 %42), !dbg !725
	ret void, !dbg !725

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 3, i64 %42), !dbg !726
	ret void, !dbg !726

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 4, i64 %42), !dbg !731
	ret void, !dbg !731

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 5, i64 %42), !dbg !732
	ret void, !dbg !732

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 6, i64 %42), !dbg !737
	ret void, !dbg !737

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 7, i64 %42), !dbg !738
	ret void, !dbg !738

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 8, i64 %42), !dbg !743
	ret void, !dbg !743

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 9, i64 %42), !dbg !744
	ret void, !dbg !744

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 10, i64 %42), !dbg !749
	ret void, !dbg !749

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 11, i64 %42), !dbg !750
	ret void, !dbg !750

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 12, i64 %42), !dbg !755
	ret void, !dbg !755

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 13, i64 %42), !dbg !756
	ret void, !dbg !756

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 14, i64 %42), !dbg !760
	ret void, !dbg !760

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 15, i64 %42), !dbg !761
	ret void, !dbg !761

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 16, i64 %42), !dbg !765
	ret void, !dbg !765

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 17, i64 %42), !dbg !766
	ret void, !dbg !766

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 18, i64 %42), !dbg !774
	ret void, !dbg !774

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 19, i64 %42), !dbg !775
	ret void, !dbg !775

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 20, i64 %42), !dbg !780
	ret void, !dbg !780

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 21, i64 %42), !dbg !781
	ret void, !dbg !781

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 22, i64 %42), !dbg !783
	ret void, !dbg !783

b2_fail27:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 23, i64 %42), !dbg !784
	ret void, !dbg !784

b2_fail28:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 24, i64 %42), !dbg !789
	ret void, !dbg !789

b2_fail29:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 25, i64 %42), !dbg !790
	ret void, !dbg !790
}

define void @Parameters(i8 zeroext %p0, i8 signext %p1, float %p2, i32* %p3, i64 %p4, i8 zeroext %p5, i8 signext %p6, i64 %p7, i8 zeroext %p8, i8 signext %p9, i64 %p10, i8 zeroext %p11, i8 signext %p12, i64 %p13, i32* %p14, i64 %p15, i64* %p16, i64* %p17, i64 %p18, i32 %p19, i16 zeroext %p20, i16 zeroext %p21, double %p22, i16 signext %p23, i16 signext %p24, i16 signext %p25, i32 %p26, double* %p27, i64 %p28, i8* %ctrl) nounwind !dbg !792 {
entry:
	%0 = icmp ne i8 %p0, 0, !dbg !793
	%1 = icmp ne i8 %p5, 0, !dbg !793
	%2 = icmp ne i8 %p8, 0, !dbg !793
	%3 = icmp ne i8 %p11, 0, !dbg !793
	br label %b0, !dbg !793

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !794, !range !10
	%5 = sext i32 %4 to i64, !dbg !794
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !794, !range !12
	%7 = sext i32 %6 to i64, !dbg !794
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !794, !range !12
	%9 = sext i32 %8 to i64, !dbg !794
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !794, !range !33
	%11 = sext i32 %10 to i64, !dbg !794
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !794, !range !34
	%13 = sext i32 %12 to i64, !dbg !794
	%14 = mul i64 %13, %9, !dbg !794
	%15 = add i64 %7, %14, !dbg !794
	%16 = mul i64 %11, %15, !dbg !794
	%17 = add i64 %5, %16, !dbg !794
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !794, !range !35
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !794, !range !35
	%20 = mul i32 %18, %19, !dbg !794
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !794, !range !36
	%22 = mul i32 %20, %21, !dbg !794
	%23 = sext i32 %22 to i64, !dbg !794
	%24 = mul i64 %17, %23, !dbg !794
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !794, !range !11
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !794, !range !11
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !794, !range !13
	%28 = mul i32 %19, %27, !dbg !794
	%29 = add i32 %26, %28, !dbg !794
	%30 = mul i32 %18, %29, !dbg !794
	%31 = add i32 %25, %30, !dbg !794
	%32 = sext i32 %31 to i64, !dbg !794
	%33 = add i64 %24, %32, !dbg !794
	%34 = icmp ne i64 %33, 0, !dbg !795
	br i1 %34, label %b1, label %b2, !dbg !795

b1:
	ret void, !dbg !796

b2:
	br i1 %0, label %b4, label %b3, !dbg !798

b3:
	br label %b4, !dbg !799

b4:
	%35 = phi double [ 1.000000e+00, %b2 ], [ 0.000000e+00, %b3 ], !dbg !800
	%36 = sitofp i8 %p1 to double, !dbg !800
	%37 = icmp uge i64 0, %p28, !dbg !801
	br i1 %37, label %b4_fail1, label %b4_ok1, !dbg !801, !prof !9

b4_ok1:
	%38 = getelementptr inbounds double, double* %p27, i64 0, !dbg !801
	store double %35, double* %38, align 8, !dbg !801
	%39 = icmp uge i64 1, %p28, !dbg !802
	br i1 %39, label %b4_fail2, label %b4_ok2, !dbg !802, !prof !9

b4_ok2:
	%40 = getelementptr inbounds double, double* %p27, i64 1, !dbg !802
	store double %36, double* %40, align 8, !dbg !802
	%41 = fpext float %p2 to double, !dbg !803
	%42 = sitofp i64 %p4 to double, !dbg !804
	%43 = icmp uge i64 2, %p28, !dbg !805
	br i1 %43, label %b4_fail3, label %b4_ok3, !dbg !805, !prof !9

b4_ok3:
	%44 = getelementptr inbounds double, double* %p27, i64 2, !dbg !805
	store double %41, double* %44, align 8, !dbg !805
	%45 = icmp uge i64 3, %p28, !dbg !806
	br i1 %45, label %b4_fail4, label %b4_ok4, !dbg !806, !prof !9

b4_ok4:
	%46 = getelementptr inbounds double, double* %p27, i64 3, !dbg !806
	store double %42, double* %46, align 8, !dbg !806
	%47 = sub i64 %p4, 1, !dbg !807
	%48 = icmp uge i64 %47, %p4, !dbg !808
	br i1 %48, label %b4_fail5, label %b4_ok5, !dbg !808, !prof !9

b4_ok5:
	%49 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !808
	%50 = load i32, i32* %49, align 4, !dbg !808
	%51 = sitofp i32 %50 to double, !dbg !809
	%52 = icmp uge i64 4, %p28, !dbg !810
	br i1 %52, label %b4_fail6, label %b4_ok6, !dbg !810, !prof !9

b4_ok6:
	%53 = getelementptr inbounds double, double* %p27, i64 4, !dbg !810
	store double %51, double* %53, align 8, !dbg !810
	br i1 %1, label %b6, label %b5, !dbg !812

b5:
	br label %b6, !dbg !813

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !814
	%55 = sitofp i8 %p6 to double, !dbg !815
	%56 = uitofp i64 %p7 to double, !dbg !816
	%57 = icmp uge i64 5, %p28, !dbg !817
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !817, !prof !9

b6_ok1:
	%58 = getelementptr inbounds double, double* %p27, i64 5, !dbg !817
	store double %54, double* %58, align 8, !dbg !817
	%59 = icmp uge i64 6, %p28, !dbg !818
	br i1 %59, label %b6_fail2, label %b6_ok2, !dbg !818, !prof !9

b6_ok2:
	%60 = getelementptr inbounds double, double* %p27, i64 6, !dbg !818
	store double %55, double* %60, align 8, !dbg !818
	%61 = icmp uge i64 7, %p28, !dbg !819
	br i1 %61, label %b6_fail3, label %b6_ok3, !dbg !819, !prof !9

b6_ok3:
	%62 = getelementptr inbounds double, double* %p27, i64 7, !dbg !819
	store double %56, double* %62, align 8, !dbg !819
	%63 = sitofp i8 %p12 to double, !dbg !820
	%64 = uitofp i64 %p10 to double, !dbg !821
	%65 = icmp uge i64 8, %p28, !dbg !822
	br i1 %65, label %b6_fail4, label %b6_ok4, !dbg !822, !prof !9

b6_ok4:
	%66 = getelementptr inbounds double, double* %p27, i64 8, !dbg !822
	store double %63, double* %66, align 8, !dbg !822
	%67 = icmp uge i64 9, %p28, !dbg !823
	br i1 %67, label %b6_fail5, label %b6_ok5, !dbg !823, !prof !9

b6_ok5:
	%68 = getelementptr inbounds double, double* %p27, i64 9, !dbg !823
	store double %64, double* %68, align 8, !dbg !823
	%69 = sitofp i64 %p15 to double, !dbg !824
	%70 = icmp uge i64 1, %p15, !dbg !825
	br i1 %70, label %b6_fail6, label %b6_ok6, !dbg !825, !prof !9

b6_ok6:
	%71 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !825
	%72 = load i32, i32* %71, align 4, !dbg !825
	%73 = sitofp i32 %72 to double, !dbg !826
	%74 = icmp uge i64 10, %p28, !dbg !827
	br i1 %74, label %b6_fail7, label %b6_ok7, !dbg !827, !prof !9

b6_ok7:
	%75 = getelementptr inbounds double, double* %p27, i64 10, !dbg !827
	store double %69, double* %75, align 8, !dbg !827
	%76 = icmp uge i64 11, %p28, !dbg !828
	br i1 %76, label %b6_fail8, label %b6_ok8, !dbg !828, !prof !9

b6_ok8:
	%77 = getelementptr inbounds double, double* %p27, i64 11, !dbg !828
	store double %73, double* %77, align 8, !dbg !828
	%78 = bitcast i64* %p16 to i8*, !dbg !829
	%79 = call i64 @gpuc_signal_fetch_thread(i8* %78), !dbg !829
	%80 = uitofp i64 %79 to double, !dbg !830
	%81 = sub i64 %p18, 1, !dbg !831
	%82 = icmp uge i64 %81, %p18, !dbg !832
	br i1 %82, label %b6_fail9, label %b6_ok9, !dbg !832, !prof !9

b6_ok9:
	%83 = getelementptr inbounds i64, i64* %p17, i64 %81, !dbg !832
	%84 = bitcast i64* %83 to i8*, !dbg !833
	%85 = call i64 @gpuc_signal_fetch_thread(i8* %84), !dbg !833
	%86 = uitofp i64 %85 to double, !dbg !834
	%87 = icmp uge i64 12, %p28, !dbg !835
	br i1 %87, label %b6_fail10, label %b6_ok10, !dbg !835, !prof !9

b6_ok10:
	%88 = getelementptr inbounds double, double* %p27, i64 12, !dbg !835
	store double %80, double* %88, align 8, !dbg !835
	%89 = icmp uge i64 13, %p28, !dbg !836
	br i1 %89, label %b6_fail11, label %b6_ok11, !dbg !836, !prof !9

b6_ok11:
	%90 = getelementptr inbounds double, double* %p27, i64 13, !dbg !836
	store double %86, double* %90, align 8, !dbg !836
	%91 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !837
	%92 = sext i32 %91 to i64, !dbg !837
	%93 = sitofp i64 %92 to double, !dbg !838
	%94 = uitofp i16 %p20 to double, !dbg !839
	%95 = icmp uge i64 14, %p28, !dbg !840
	br i1 %95, label %b6_fail12, label %b6_ok12, !dbg !840, !prof !9

b6_ok12:
	%96 = getelementptr inbounds double, double* %p27, i64 14, !dbg !840
	store double %93, double* %96, align 8, !dbg !840
	%97 = icmp uge i64 15, %p28, !dbg !841
	br i1 %97, label %b6_fail13, label %b6_ok13, !dbg !841, !prof !9

b6_ok13:
	%98 = getelementptr inbounds double, double* %p27, i64 15, !dbg !841
	store double %94, double* %98, align 8, !dbg !841
	%99 = uitofp i16 %p21 to double, !dbg !842
	%100 = icmp uge i64 16, %p28, !dbg !843
	br i1 %100, label %b6_fail14, label %b6_ok14, !dbg !843, !prof !9

b6_ok14:
	%101 = getelementptr inbounds double, double* %p27, i64 16, !dbg !843
	store double %99, double* %101, align 8, !dbg !843
	%102 = icmp uge i64 17, %p28, !dbg !844
	br i1 %102, label %b6_fail15, label %b6_ok15, !dbg !844, !prof !9

b6_ok15:
	%103 = getelementptr inbounds double, double* %p27, i64 17, !dbg !844
	store double %p22, double* %103, align 8, !dbg !844
	%104 = sitofp i16 %p23 to double, !dbg !845
	%105 = sitofp i16 %p24 to double, !dbg !846
	%106 = fmul double %105, 1.000000e+01, !dbg !847
	%107 = fadd double %104, %106, !dbg !848
	%108 = sitofp i16 %p25 to double, !dbg !849
	%109 = fmul double %108, 1.000000e+02, !dbg !850
	%110 = fadd double %107, %109, !dbg !851
	%111 = sitofp i32 %p26 to double, !dbg !852
	%112 = icmp uge i64 18, %p28, !dbg !853
	br i1 %112, label %b6_fail16, label %b6_ok16, !dbg !853, !prof !9

b6_ok16:
	%113 = getelementptr inbounds double, double* %p27, i64 18, !dbg !853
	store double %110, double* %113, align 8, !dbg !853
	%114 = icmp uge i64 19, %p28, !dbg !854
	br i1 %114, label %b6_fail17, label %b6_ok17, !dbg !854, !prof !9

b6_ok17:
	%115 = getelementptr inbounds double, double* %p27, i64 19, !dbg !854
	store double %111, double* %115, align 8, !dbg !854
	ret void, !dbg !854

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 0, i64 %p28), !dbg !801
	ret void, !dbg !801

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 1, i64 %p28), !dbg !802
	ret void, !dbg !802

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 2, i64 %p28), !dbg !805
	ret void, !dbg !805

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 3, i64 %p28), !dbg !806
	ret void, !dbg !806

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %47, i64 %p4), !dbg !808
	ret void, !dbg !808

b4_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 4, i64 %p28), !dbg !810
	ret void, !dbg !810

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 5, i64 %p28), !dbg !817
	ret void, !dbg !817

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 6, i64 %p28), !dbg !818
	ret void, !dbg !818

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 7, i64 %p28), !dbg !819
	ret void, !dbg !819

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 8, i64 %p28), !dbg !822
	ret void, !dbg !822

b6_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 9, i64 %p28), !dbg !823
	ret void, !dbg !823

b6_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 1, i64 %p15), !dbg !825
	ret void, !dbg !825

b6_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 10, i64 %p28), !dbg !827
	ret void, !dbg !827

b6_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 11, i64 %p28), !dbg !828
	ret void, !dbg !828

b6_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %81, i64 %p18), !dbg !832
	ret void, !dbg !832

b6_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 12, i64 %p28), !dbg !835
	ret void, !dbg !835

b6_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 13, i64 %p28), !dbg !836
	ret void, !dbg !836

b6_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 14, i64 %p28), !dbg !840
	ret void, !dbg !840

b6_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 15, i64 %p28), !dbg !841
	ret void, !dbg !841

b6_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 16, i64 %p28), !dbg !843
	ret void, !dbg !843

b6_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 17, i64 %p28), !dbg !844
	ret void, !dbg !844

b6_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 18, i64 %p28), !dbg !853
	ret void, !dbg !853

b6_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 19, i64 %p28), !dbg !854
	ret void, !dbg !854
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !856 {
entry:
	br label %b0, !dbg !857

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !858, !range !10
	%1 = sext i32 %0 to i64, !dbg !858
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !858, !range !12
	%3 = sext i32 %2 to i64, !dbg !858
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !858, !range !12
	%5 = sext i32 %4 to i64, !dbg !858
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !858, !range !33
	%7 = sext i32 %6 to i64, !dbg !858
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !858, !range !34
	%9 = sext i32 %8 to i64, !dbg !858
	%10 = mul i64 %9, %5, !dbg !858
	%11 = add i64 %3, %10, !dbg !858
	%12 = mul i64 %7, %11, !dbg !858
	%13 = add i64 %1, %12, !dbg !858
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !858, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !858, !range !35
	%16 = mul i32 %14, %15, !dbg !858
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !858, !range !36
	%18 = mul i32 %16, %17, !dbg !858
	%19 = sext i32 %18 to i64, !dbg !858
	%20 = mul i64 %13, %19, !dbg !858
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !858, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !858, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !858, !range !13
	%24 = mul i32 %15, %23, !dbg !858
	%25 = add i32 %22, %24, !dbg !858
	%26 = mul i32 %14, %25, !dbg !858
	%27 = add i32 %21, %26, !dbg !858
	%28 = sext i32 %27 to i64, !dbg !858
	%29 = add i64 %20, %28, !dbg !858
	%30 = mul i64 %7, %9, !dbg !858
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !858, !range !34
	%32 = sext i32 %31 to i64, !dbg !858
	%33 = mul i64 %30, %32, !dbg !858
	%34 = mul i64 %33, %19, !dbg !858
	br label %b1, !dbg !858

b1:
	%35 = phi i64 [ %29, %b0 ], [ %225, %b23_ok3 ], !dbg !858
	%36 = icmp slt i64 %35, %p3, !dbg !858
	br i1 %36, label %b2, label %b24, !dbg !858

b2:
	%37 = mul i64 %35, 40, !dbg !859
	%38 = add i64 %35, 1, !dbg !860
	%39 = mul i64 %38, 40, !dbg !861
	%40 = icmp ugt i64 %39, %p1, !dbg !862
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !862, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !862
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !862, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !862
	%43 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !862
	%44 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !863
	%45 = load i8, i8* %44, align 1, !dbg !863
	%46 = icmp uge i64 %35, %p5, !dbg !864
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !864, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !864
	%48 = load i8, i8* %47, align 1, !dbg !864
	%49 = icmp uge i64 %35, %p7, !dbg !865
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !865, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !865
	%51 = load i32, i32* %50, align 4, !dbg !865
	%52 = zext i32 %51 to i64, !dbg !866
	%53 = add i8 %45, %48, !dbg !870
	%54 = sub i8 %45, %48, !dbg !871
	%55 = mul i8 %45, %48, !dbg !872
	%56 = icmp uge i64 0, %42, !dbg !873
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !873, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i8, i8* %43, i64 0, !dbg !873
	store i8 %53, i8* %57, align 1, !dbg !873
	%58 = icmp uge i64 1, %42, !dbg !874
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !874, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i8, i8* %43, i64 1, !dbg !874
	store i8 %54, i8* %59, align 1, !dbg !874
	%60 = icmp uge i64 2, %42, !dbg !875
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !875, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i8, i8* %43, i64 2, !dbg !875
	store i8 %55, i8* %61, align 1, !dbg !875
	%62 = and i8 %45, %48, !dbg !876
	%63 = or i8 %45, %48, !dbg !877
	%64 = xor i8 %45, %48, !dbg !878
	%65 = xor i8 %48, -1, !dbg !879
	%66 = and i8 %45, %65, !dbg !879
	%67 = icmp uge i64 3, %42, !dbg !880
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !880, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i8, i8* %43, i64 3, !dbg !880
	store i8 %62, i8* %68, align 1, !dbg !880
	%69 = icmp uge i64 4, %42, !dbg !881
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !881, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i8, i8* %43, i64 4, !dbg !881
	store i8 %63, i8* %70, align 1, !dbg !881
	%71 = icmp uge i64 5, %42, !dbg !882
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !882, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i8, i8* %43, i64 5, !dbg !882
	store i8 %64, i8* %72, align 1, !dbg !882
	%73 = icmp uge i64 6, %42, !dbg !883
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !883, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i8, i8* %43, i64 6, !dbg !883
	store i8 %66, i8* %74, align 1, !dbg !883
	%75 = xor i8 %45, -1, !dbg !884
	%76 = sub i8 0, %45, !dbg !885
	%77 = icmp uge i64 7, %42, !dbg !886
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !886, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i8, i8* %43, i64 7, !dbg !886
	store i8 %75, i8* %78, align 1, !dbg !886
	%79 = icmp uge i64 8, %42, !dbg !887
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !887, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i8, i8* %43, i64 8, !dbg !887
	store i8 %76, i8* %80, align 1, !dbg !887
	%81 = icmp uge i64 9, %42, !dbg !888
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !888, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i8, i8* %43, i64 9, !dbg !888
	store i8 %45, i8* %82, align 1, !dbg !888
	%83 = icmp ult i64 %52, 8, !dbg !889
	%84 = trunc i64 %52 to i8, !dbg !889
	%85 = shl i8 %45, %84, !dbg !889
	%86 = select i1 %83, i8 %85, i8 0, !dbg !889
	%87 = icmp ult i64 %52, 8, !dbg !890
	%88 = trunc i64 %52 to i8, !dbg !890
	%89 = select i1 %87, i8 %88, i8 7, !dbg !890
	%90 = ashr i8 %45, %89, !dbg !890
	%91 = icmp uge i64 10, %42, !dbg !891
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !891, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i8, i8* %43, i64 10, !dbg !891
	store i8 %86, i8* %92, align 1, !dbg !891
	%93 = icmp uge i64 11, %42, !dbg !892
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !892, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i8, i8* %43, i64 11, !dbg !892
	store i8 %90, i8* %94, align 1, !dbg !892
	%95 = icmp ult i64 %52, 8, !dbg !894
	%96 = trunc i64 %52 to i8, !dbg !894
	%97 = shl i8 %45, %96, !dbg !894
	%98 = select i1 %95, i8 %97, i8 0, !dbg !894
	%99 = trunc i64 %52 to i8, !dbg !895
	%100 = icmp ult i8 %99, 8, !dbg !896
	%101 = select i1 %100, i8 %99, i8 7, !dbg !896
	%102 = ashr i8 %45, %101, !dbg !896
	%103 = icmp uge i64 12, %42, !dbg !897
	br i1 %103, label %b2_fail17, label %b2_ok17, !dbg !897, !prof !9

b2_ok17:
	%104 = getelementptr inbounds i8, i8* %43, i64 12, !dbg !897
	store i8 %98, i8* %104, align 1, !dbg !897
	%105 = icmp uge i64 13, %42, !dbg !898
	br i1 %105, label %b2_fail18, label %b2_ok18, !dbg !898, !prof !9

b2_ok18:
	%106 = getelementptr inbounds i8, i8* %43, i64 13, !dbg !898
	store i8 %102, i8* %106, align 1, !dbg !898
	%107 = shl i8 %45, 3, !dbg !899
	%108 = ashr i8 %45, 3, !dbg !900
	%109 = icmp uge i64 14, %42, !dbg !901
	br i1 %109, label %b2_fail19, label %b2_ok19, !dbg !901, !prof !9

b2_ok19:
	%110 = getelementptr inbounds i8, i8* %43, i64 14, !dbg !901
	store i8 %107, i8* %110, align 1, !dbg !901
	%111 = icmp uge i64 15, %42, !dbg !902
	br i1 %111, label %b2_fail20, label %b2_ok20, !dbg !902, !prof !9

b2_ok20:
	%112 = getelementptr inbounds i8, i8* %43, i64 15, !dbg !902
	store i8 %108, i8* %112, align 1, !dbg !902
	%113 = icmp ult i64 %52, 8, !dbg !903
	%114 = trunc i64 %52 to i8, !dbg !903
	%115 = shl i8 1, %114, !dbg !903
	%116 = select i1 %113, i8 %115, i8 0, !dbg !903
	%117 = urem i64 %52, 8, !dbg !904
	%118 = icmp ult i64 %117, 8, !dbg !905
	%119 = trunc i64 %117 to i8, !dbg !905
	%120 = select i1 %118, i8 %119, i8 7, !dbg !905
	%121 = ashr i8 %48, %120, !dbg !905
	%122 = icmp uge i64 16, %42, !dbg !906
	br i1 %122, label %b2_fail21, label %b2_ok21, !dbg !906, !prof !9

b2_ok21:
	%123 = getelementptr inbounds i8, i8* %43, i64 16, !dbg !906
	store i8 %116, i8* %123, align 1, !dbg !906
	%124 = icmp uge i64 17, %42, !dbg !907
	br i1 %124, label %b2_fail22, label %b2_ok22, !dbg !907, !prof !9

b2_ok22:
	%125 = getelementptr inbounds i8, i8* %43, i64 17, !dbg !907
	store i8 %121, i8* %125, align 1, !dbg !907
	%126 = icmp ne i8 %48, 0, !dbg !908
	br i1 %126, label %b3, label %b4, !dbg !908

b3:
	%127 = icmp eq i8 %48, -1, !dbg !909
	%128 = select i1 %127, i8 1, i8 %48, !dbg !909
	%129 = sdiv i8 %45, %128, !dbg !909
	%130 = sub i8 0, %45, !dbg !909
	%131 = select i1 %127, i8 %130, i8 %129, !dbg !909
	%132 = icmp eq i8 %48, -1, !dbg !910
	%133 = select i1 %132, i8 1, i8 %48, !dbg !910
	%134 = srem i8 %45, %133, !dbg !910
	%135 = icmp uge i64 18, %42, !dbg !911
	br i1 %135, label %b3_fail1, label %b3_ok1, !dbg !911, !prof !9

b3_ok1:
	%136 = getelementptr inbounds i8, i8* %43, i64 18, !dbg !911
	store i8 %131, i8* %136, align 1, !dbg !911
	%137 = icmp uge i64 19, %42, !dbg !912
	br i1 %137, label %b3_fail2, label %b3_ok2, !dbg !912, !prof !9

b3_ok2:
	%138 = getelementptr inbounds i8, i8* %43, i64 19, !dbg !912
	store i8 %134, i8* %138, align 1, !dbg !912
	br label %b5, !dbg !912

b4:
	%139 = icmp uge i64 18, %42, !dbg !913
	br i1 %139, label %b4_fail1, label %b4_ok1, !dbg !913, !prof !9

b4_ok1:
	%140 = getelementptr inbounds i8, i8* %43, i64 18, !dbg !913
	store i8 0, i8* %140, align 1, !dbg !913
	%141 = icmp uge i64 19, %42, !dbg !914
	br i1 %141, label %b4_fail2, label %b4_ok2, !dbg !914, !prof !9

b4_ok2:
	%142 = getelementptr inbounds i8, i8* %43, i64 19, !dbg !914
	store i8 0, i8* %142, align 1, !dbg !914
	br label %b5, !dbg !914

b5:
	%143 = sdiv i8 %45, 7, !dbg !915
	%144 = srem i8 %45, 7, !dbg !916
	%145 = icmp uge i64 20, %42, !dbg !917
	br i1 %145, label %b5_fail1, label %b5_ok1, !dbg !917, !prof !9

b5_ok1:
	%146 = getelementptr inbounds i8, i8* %43, i64 20, !dbg !917
	store i8 %143, i8* %146, align 1, !dbg !917
	%147 = icmp uge i64 21, %42, !dbg !918
	br i1 %147, label %b5_fail2, label %b5_ok2, !dbg !918, !prof !9

b5_ok2:
	%148 = getelementptr inbounds i8, i8* %43, i64 21, !dbg !918
	store i8 %144, i8* %148, align 1, !dbg !918
	%149 = sdiv i8 %45, 8, !dbg !919
	%150 = srem i8 %45, 8, !dbg !920
	%151 = icmp uge i64 22, %42, !dbg !921
	br i1 %151, label %b5_fail3, label %b5_ok3, !dbg !921, !prof !9

b5_ok3:
	%152 = getelementptr inbounds i8, i8* %43, i64 22, !dbg !921
	store i8 %149, i8* %152, align 1, !dbg !921
	%153 = icmp uge i64 23, %42, !dbg !922
	br i1 %153, label %b5_fail4, label %b5_ok4, !dbg !922, !prof !9

b5_ok4:
	%154 = getelementptr inbounds i8, i8* %43, i64 23, !dbg !922
	store i8 %150, i8* %154, align 1, !dbg !922
	%155 = icmp slt i8 %45, %48, !dbg !923
	%156 = select i1 %155, i8 %45, i8 %48, !dbg !923
	%157 = icmp sgt i8 %45, %48, !dbg !924
	%158 = select i1 %157, i8 %45, i8 %48, !dbg !924
	%159 = icmp sgt i8 %158, 3, !dbg !924
	%160 = select i1 %159, i8 %158, i8 3, !dbg !924
	%161 = icmp uge i64 24, %42, !dbg !925
	br i1 %161, label %b5_fail5, label %b5_ok5, !dbg !925, !prof !9

b5_ok5:
	%162 = getelementptr inbounds i8, i8* %43, i64 24, !dbg !925
	store i8 %156, i8* %162, align 1, !dbg !925
	%163 = icmp uge i64 25, %42, !dbg !926
	br i1 %163, label %b5_fail6, label %b5_ok6, !dbg !926, !prof !9

b5_ok6:
	%164 = getelementptr inbounds i8, i8* %43, i64 25, !dbg !926
	store i8 %160, i8* %164, align 1, !dbg !926
	%165 = icmp eq i8 %45, %48, !dbg !927
	br i1 %165, label %b7, label %b6, !dbg !930

b6:
	br label %b7, !dbg !931

b7:
	%166 = phi i8 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !932
	%167 = icmp ne i8 %45, %48, !dbg !932
	br i1 %167, label %b9, label %b8, !dbg !934

b8:
	br label %b9, !dbg !935

b9:
	%168 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !936
	br i1 %155, label %b11, label %b10, !dbg !938

b10:
	br label %b11, !dbg !939

b11:
	%169 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !940
	%170 = icmp uge i64 26, %42, !dbg !940
	br i1 %170, label %b11_fail1, label %b11_ok1, !dbg !940, !prof !9

b11_ok1:
	%171 = getelementptr inbounds i8, i8* %43, i64 26, !dbg !940
	store i8 %166, i8* %171, align 1, !dbg !940
	%172 = icmp uge i64 27, %42, !dbg !941
	br i1 %172, label %b11_fail2, label %b11_ok2, !dbg !941, !prof !9

b11_ok2:
	%173 = getelementptr inbounds i8, i8* %43, i64 27, !dbg !941
	store i8 %168, i8* %173, align 1, !dbg !941
	%174 = icmp uge i64 28, %42, !dbg !942
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !942, !prof !9

b11_ok3:
	%175 = getelementptr inbounds i8, i8* %43, i64 28, !dbg !942
	store i8 %169, i8* %175, align 1, !dbg !942
	%176 = icmp sle i8 %45, %48, !dbg !943
	br i1 %176, label %b13, label %b12, !dbg !945

b12:
	br label %b13, !dbg !946

b13:
	%177 = phi i8 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !947
	br i1 %157, label %b15, label %b14, !dbg !949

b14:
	br label %b15, !dbg !950

b15:
	%178 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !951
	%179 = icmp sge i8 %45, %48, !dbg !951
	br i1 %179, label %b17, label %b16, !dbg !953

b16:
	br label %b17, !dbg !954

b17:
	%180 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !955
	%181 = icmp uge i64 29, %42, !dbg !955
	br i1 %181, label %b17_fail1, label %b17_ok1, !dbg !955, !prof !9

b17_ok1:
	%182 = getelementptr inbounds i8, i8* %43, i64 29, !dbg !955
	store i8 %177, i8* %182, align 1, !dbg !955
	%183 = icmp uge i64 30, %42, !dbg !956
	br i1 %183, label %b17_fail2, label %b17_ok2, !dbg !956, !prof !9

b17_ok2:
	%184 = getelementptr inbounds i8, i8* %43, i64 30, !dbg !956
	store i8 %178, i8* %184, align 1, !dbg !956
	%185 = icmp uge i64 31, %42, !dbg !957
	br i1 %185, label %b17_fail3, label %b17_ok3, !dbg !957, !prof !9

b17_ok3:
	%186 = getelementptr inbounds i8, i8* %43, i64 31, !dbg !957
	store i8 %180, i8* %186, align 1, !dbg !957
	%187 = mul i8 %53, 3, !dbg !958
	%188 = sub i8 %187, 5, !dbg !959
	%189 = xor i8 %188, %45, !dbg !960
	%190 = icmp uge i64 32, %42, !dbg !961
	br i1 %190, label %b17_fail4, label %b17_ok4, !dbg !961, !prof !9

b17_ok4:
	%191 = getelementptr inbounds i8, i8* %43, i64 32, !dbg !961
	store i8 %189, i8* %191, align 1, !dbg !961
	%192 = shl i8 %189, 2, !dbg !962
	%193 = ashr i8 %192, 1, !dbg !963
	%194 = or i8 %193, 1, !dbg !964
	%195 = and i8 %194, -3, !dbg !965
	%196 = icmp uge i64 33, %42, !dbg !966
	br i1 %196, label %b17_fail5, label %b17_ok5, !dbg !966, !prof !9

b17_ok5:
	%197 = getelementptr inbounds i8, i8* %43, i64 33, !dbg !966
	store i8 %195, i8* %197, align 1, !dbg !966
	%198 = add i8 %195, 1, !dbg !967
	%199 = sub i8 %198, 1, !dbg !968
	%200 = sub i8 %199, 1, !dbg !969
	%201 = icmp uge i64 34, %42, !dbg !970
	br i1 %201, label %b17_fail6, label %b17_ok6, !dbg !970, !prof !9

b17_ok6:
	%202 = getelementptr inbounds i8, i8* %43, i64 34, !dbg !970
	store i8 %200, i8* %202, align 1, !dbg !970
	%203 = sub i8 %48, %45, !dbg !971
	%204 = icmp uge i64 35, %42, !dbg !972
	br i1 %204, label %b17_fail7, label %b17_ok7, !dbg !972, !prof !9

b17_ok7:
	%205 = getelementptr inbounds i8, i8* %43, i64 35, !dbg !972
	store i8 %203, i8* %205, align 1, !dbg !972
	br i1 %155, label %b18, label %b19, !dbg !973

b18:
	br i1 %126, label %b21, label %b19, !dbg !974

b19:
	%206 = icmp eq i8 %45, 5, !dbg !975
	br i1 %206, label %b21, label %b20, !dbg !977

b20:
	br label %b21, !dbg !978

b21:
	%207 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !979
	%208 = icmp uge i64 36, %42, !dbg !979
	br i1 %208, label %b21_fail1, label %b21_ok1, !dbg !979, !prof !9

b21_ok1:
	%209 = getelementptr inbounds i8, i8* %43, i64 36, !dbg !979
	store i8 %207, i8* %209, align 1, !dbg !979
	%210 = icmp eq i8 %48, 1, !dbg !980
	%211 = icmp ne i1 %176, %210, !dbg !981
	br i1 %211, label %b23, label %b22, !dbg !983

b22:
	br label %b23, !dbg !984

b23:
	%212 = phi i8 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !985
	%213 = icmp uge i64 37, %42, !dbg !985
	br i1 %213, label %b23_fail1, label %b23_ok1, !dbg !985, !prof !9

b23_ok1:
	%214 = getelementptr inbounds i8, i8* %43, i64 37, !dbg !985
	store i8 %212, i8* %214, align 1, !dbg !985
	%215 = and i64 %52, 3, !dbg !986
	%216 = icmp ult i64 %215, 8, !dbg !987
	%217 = trunc i64 %215 to i8, !dbg !987
	%218 = shl i8 1, %217, !dbg !987
	%219 = select i1 %216, i8 %218, i8 0, !dbg !987
	%220 = add i8 %219, %45, !dbg !988
	%221 = icmp uge i64 38, %42, !dbg !989
	br i1 %221, label %b23_fail2, label %b23_ok2, !dbg !989, !prof !9

b23_ok2:
	%222 = getelementptr inbounds i8, i8* %43, i64 38, !dbg !989
	store i8 %220, i8* %222, align 1, !dbg !989
	%223 = icmp uge i64 39, %42, !dbg !990
	br i1 %223, label %b23_fail3, label %b23_ok3, !dbg !990, !prof !9

b23_ok3:
	%224 = getelementptr inbounds i8, i8* %43, i64 39, !dbg !990
	store i8 -1, i8* %224, align 1, !dbg !990
	%225 = add i64 %35, %34, !dbg !858
	br label %b1, !dbg !858

b24:
	ret void, !dbg !858

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %39, i64 %p1), !dbg !862
	ret void, !dbg !862

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %37, i64 %39), !dbg !862
	ret void, !dbg !862

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %35, i64 %p5), !dbg !864
	ret void, !dbg !864

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %35, i64 %p7), !dbg !865
	ret void, !dbg !865

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !873
	ret void, !dbg !873

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !874
	ret void, !dbg !874

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !875
	ret void, !dbg !875

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !880
	ret void, !dbg !880

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !881
	ret void, !dbg !881

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !882
	ret void, !dbg !882

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !883
	ret void, !dbg !883

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !886
	ret void, !dbg !886

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !887
	ret void, !dbg !887

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !888
	ret void, !dbg !888

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !891
	ret void, !dbg !891

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !892
	ret void, !dbg !892

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !897
	ret void, !dbg !897

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !898
	ret void, !dbg !898

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !901
	ret void, !dbg !901

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !902
	ret void, !dbg !902

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !906
	ret void, !dbg !906

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !907
	ret void, !dbg !907

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !911
	ret void, !dbg !911

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !912
	ret void, !dbg !912

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !913
	ret void, !dbg !913

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !914
	ret void, !dbg !914

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !917
	ret void, !dbg !917

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !918
	ret void, !dbg !918

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !921
	ret void, !dbg !921

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !922
	ret void, !dbg !922

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !925
	ret void, !dbg !925

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !926
	ret void, !dbg !926

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !940
	ret void, !dbg !940

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !941
	ret void, !dbg !941

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !942
	ret void, !dbg !942

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !955
	ret void, !dbg !955

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !956
	ret void, !dbg !956

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !957
	ret void, !dbg !957

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !961
	ret void, !dbg !961

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !966
	ret void, !dbg !966

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !970
	ret void, !dbg !970

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !972
	ret void, !dbg !972

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !979
	ret void, !dbg !979

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !985
	ret void, !dbg !985

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !989
	ret void, !dbg !989

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !990
	ret void, !dbg !990
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !991 {
entry:
	br label %b0, !dbg !992

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !993, !range !10
	%1 = sext i32 %0 to i64, !dbg !993
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !993, !range !12
	%3 = sext i32 %2 to i64, !dbg !993
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !993, !range !12
	%5 = sext i32 %4 to i64, !dbg !993
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !993, !range !33
	%7 = sext i32 %6 to i64, !dbg !993
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !993, !range !34
	%9 = sext i32 %8 to i64, !dbg !993
	%10 = mul i64 %9, %5, !dbg !993
	%11 = add i64 %3, %10, !dbg !993
	%12 = mul i64 %7, %11, !dbg !993
	%13 = add i64 %1, %12, !dbg !993
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !993, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !993, !range !35
	%16 = mul i32 %14, %15, !dbg !993
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !993, !range !36
	%18 = mul i32 %16, %17, !dbg !993
	%19 = sext i32 %18 to i64, !dbg !993
	%20 = mul i64 %13, %19, !dbg !993
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !993, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !993, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !993, !range !13
	%24 = mul i32 %15, %23, !dbg !993
	%25 = add i32 %22, %24, !dbg !993
	%26 = mul i32 %14, %25, !dbg !993
	%27 = add i32 %21, %26, !dbg !993
	%28 = sext i32 %27 to i64, !dbg !993
	%29 = add i64 %20, %28, !dbg !993
	%30 = mul i64 %7, %9, !dbg !993
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !993, !range !34
	%32 = sext i32 %31 to i64, !dbg !993
	%33 = mul i64 %30, %32, !dbg !993
	%34 = mul i64 %33, %19, !dbg !993
	br label %b1, !dbg !993

b1:
	%35 = phi i64 [ %29, %b0 ], [ %141, %b2_ok26 ], !dbg !993
	%36 = icmp slt i64 %35, %p5, !dbg !993
	br i1 %36, label %b2, label %b3, !dbg !993

b2:
	%37 = mul i64 %35, 20, !dbg !994
	%38 = add i64 %35, 1, !dbg !995
	%39 = mul i64 %38, 20, !dbg !996
	%40 = icmp ugt i64 %39, %p1, !dbg !997
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !997, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !997
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !997, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !997
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !997
	%44 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !998
	%45 = load i8, i8* %44, align 1, !dbg !998
	%46 = sext i8 %45 to i64, !dbg !1001
	%47 = sext i8 %45 to i16, !dbg !1002
	%48 = sext i16 %47 to i64, !dbg !1003
	%49 = sext i8 %45 to i32, !dbg !1004
	%50 = sext i32 %49 to i64, !dbg !1005
	%51 = icmp uge i64 0, %42, !dbg !1006
	br i1 %51, label %b2_fail3, label %b2_ok3, !dbg !1006, !prof !9

b2_ok3:
	%52 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1006
	store i64 %46, i64* %52, align 8, !dbg !1006
	%53 = icmp uge i64 1, %42, !dbg !1007
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !1007, !prof !9

b2_ok4:
	%54 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1007
	store i64 %48, i64* %54, align 8, !dbg !1007
	%55 = icmp uge i64 2, %42, !dbg !1008
	br i1 %55, label %b2_fail5, label %b2_ok5, !dbg !1008, !prof !9

b2_ok5:
	%56 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1008
	store i64 %50, i64* %56, align 8, !dbg !1008
	%57 = icmp uge i64 3, %42, !dbg !1009
	br i1 %57, label %b2_fail6, label %b2_ok6, !dbg !1009, !prof !9

b2_ok6:
	%58 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1009
	store i64 %46, i64* %58, align 8, !dbg !1009
	%59 = icmp uge i64 4, %42, !dbg !1010
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !1010, !prof !9

b2_ok7:
	%60 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1010
	store i64 %46, i64* %60, align 8, !dbg !1010
	%61 = zext i8 %45 to i64, !dbg !1012
	%62 = sext i8 %45 to i16, !dbg !1013
	%63 = zext i16 %62 to i64, !dbg !1014
	%64 = sext i8 %45 to i32, !dbg !1015
	%65 = zext i32 %64 to i64, !dbg !1016
	%66 = sext i8 %45 to i64, !dbg !1017
	%67 = icmp uge i64 5, %42, !dbg !1019
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1019, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1019
	store i64 %61, i64* %68, align 8, !dbg !1019
	%69 = icmp uge i64 6, %42, !dbg !1020
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1020, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1020
	store i64 %63, i64* %70, align 8, !dbg !1020
	%71 = icmp uge i64 7, %42, !dbg !1021
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1021, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1021
	store i64 %65, i64* %72, align 8, !dbg !1021
	%73 = icmp uge i64 8, %42, !dbg !1022
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1022, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1022
	store i64 %66, i64* %74, align 8, !dbg !1022
	%75 = icmp uge i64 9, %42, !dbg !1023
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !1023, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1023
	store i64 %66, i64* %76, align 8, !dbg !1023
	%77 = icmp uge i64 10, %42, !dbg !1024
	br i1 %77, label %b2_fail13, label %b2_ok13, !dbg !1024, !prof !9

b2_ok13:
	%78 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1024
	store i64 %46, i64* %78, align 8, !dbg !1024
	%79 = icmp uge i64 11, %42, !dbg !1025
	br i1 %79, label %b2_fail14, label %b2_ok14, !dbg !1025, !prof !9

b2_ok14:
	%80 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1025
	store i64 %46, i64* %80, align 8, !dbg !1025
	%81 = icmp uge i64 12, %42, !dbg !1026
	br i1 %81, label %b2_fail15, label %b2_ok15, !dbg !1026, !prof !9

b2_ok15:
	%82 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1026
	store i64 %46, i64* %82, align 8, !dbg !1026
	%83 = icmp uge i64 13, %42, !dbg !1027
	br i1 %83, label %b2_fail16, label %b2_ok16, !dbg !1027, !prof !9

b2_ok16:
	%84 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1027
	store i64 %46, i64* %84, align 8, !dbg !1027
	%85 = icmp uge i64 14, %42, !dbg !1028
	br i1 %85, label %b2_fail17, label %b2_ok17, !dbg !1028, !prof !9

b2_ok17:
	%86 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1028
	store i64 %46, i64* %86, align 8, !dbg !1028
	%87 = ashr i8 %45, 1, !dbg !1029
	%88 = sitofp i8 %87 to float, !dbg !1030
	%89 = call i64 @llvm.nvvm.f2ll.rz(float %88), !dbg !1031
	%90 = fcmp uno float %88, %88, !dbg !1031
	%91 = select i1 %90, i64 0, i64 %89, !dbg !1031
	%92 = sitofp i8 %87 to double, !dbg !1032
	%93 = call i64 @llvm.nvvm.d2ll.rz(double %92), !dbg !1033
	%94 = fcmp uno double %92, %92, !dbg !1033
	%95 = select i1 %94, i64 0, i64 %93, !dbg !1033
	%96 = icmp uge i64 15, %42, !dbg !1034
	br i1 %96, label %b2_fail18, label %b2_ok18, !dbg !1034, !prof !9

b2_ok18:
	%97 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1034
	store i64 %91, i64* %97, align 8, !dbg !1034
	%98 = icmp uge i64 16, %42, !dbg !1035
	br i1 %98, label %b2_fail19, label %b2_ok19, !dbg !1035, !prof !9

b2_ok19:
	%99 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1035
	store i64 %95, i64* %99, align 8, !dbg !1035
	%100 = call i32 @llvm.nvvm.f2i.rz(float %88), !dbg !1036
	%101 = icmp slt i32 %100, -128, !dbg !1036
	%102 = select i1 %101, i32 -128, i32 %100, !dbg !1036
	%103 = icmp sgt i32 %102, 127, !dbg !1036
	%104 = select i1 %103, i32 127, i32 %102, !dbg !1036
	%105 = trunc i32 %104 to i8, !dbg !1036
	%106 = sext i8 %105 to i64, !dbg !1037
	%107 = fadd double %92, 7.500000e-01, !dbg !1038
	%108 = call i32 @llvm.nvvm.d2i.rz(double %107), !dbg !1039
	%109 = fcmp uno double %107, %107, !dbg !1039
	%110 = select i1 %109, i32 0, i32 %108, !dbg !1039
	%111 = icmp slt i32 %110, -128, !dbg !1039
	%112 = select i1 %111, i32 -128, i32 %110, !dbg !1039
	%113 = icmp sgt i32 %112, 127, !dbg !1039
	%114 = select i1 %113, i32 127, i32 %112, !dbg !1039
	%115 = trunc i32 %114 to i8, !dbg !1039
	%116 = sext i8 %115 to i64, !dbg !1040
	%117 = icmp uge i64 17, %42, !dbg !1041
	br i1 %117, label %b2_fail20, label %b2_ok20, !dbg !1041, !prof !9

b2_ok20:
	%118 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1041
	store i64 %106, i64* %118, align 8, !dbg !1041
	%119 = icmp uge i64 18, %42, !dbg !1042
	br i1 %119, label %b2_fail21, label %b2_ok21, !dbg !1042, !prof !9

b2_ok21:
	%120 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1042
	store i64 %116, i64* %120, align 8, !dbg !1042
	%121 = fmul double %92, 3.500000e+00, !dbg !1043
	%122 = call i64 @llvm.nvvm.d2ull.rz(double %121), !dbg !1044
	%123 = fcmp uno double %121, %121, !dbg !1044
	%124 = select i1 %123, i64 0, i64 %122, !dbg !1044
	%125 = icmp uge i64 19, %42, !dbg !1046
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !1046, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1046
	store i64 %124, i64* %126, align 8, !dbg !1046
	%127 = mul i64 %35, 2, !dbg !1047
	%128 = add i64 %127, 2, !dbg !1048
	%129 = icmp ugt i64 %128, %p3, !dbg !1049
	br i1 %129, label %b2_fail23, label %b2_ok23, !dbg !1049, !prof !9

b2_ok23:
	%130 = icmp ugt i64 %127, %128, !dbg !1049
	br i1 %130, label %b2_fail24, label %b2_ok24, !dbg !1049, !prof !9

b2_ok24:
	%131 = sub i64 %128, %127, !dbg !1049
	%132 = getelementptr inbounds double, double* %p2, i64 %127, !dbg !1049
	%133 = load i8, i8* %44, align 1, !dbg !1050
	%134 = sitofp i8 %133 to float, !dbg !1053
	%135 = fpext float %134 to double, !dbg !1054
	%136 = sitofp i8 %133 to double, !dbg !1055
	%137 = icmp uge i64 0, %131, !dbg !1056
	br i1 %137, label %b2_fail25, label %b2_ok25, !dbg !1056, !prof !9

b2_ok25:
	%138 = getelementptr inbounds double, double* %132, i64 0, !dbg !1056
	store double %135, double* %138, align 8, !dbg !1056
	%139 = icmp uge i64 1, %131, !dbg !1057
	br i1 %139, label %b2_fail26, label %b2_ok26, !dbg !1057, !prof !9

b2_ok26:
	%140 = getelementptr inbounds double, double* %132, i64 1, !dbg !1057
	store double %136, double* %140, align 8, !dbg !1057
	%141 = add i64 %35, %34, !dbg !993
	br label %b1, !dbg !993

b3:
	ret void, !dbg !993

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 170, i64 %39, i64 %p1), !dbg !997
	ret void, !dbg !997

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 171, i64 %37, i64 %39), !dbg !997
	ret void, !dbg !997

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !1006
	ret void, !dbg !1006

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !1007
	ret void, !dbg !1007

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !1008
	ret void, !dbg !1008

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !1009
	ret void, !dbg !1009

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !1010
	ret void, !dbg !1010

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !1019
	ret void, !dbg !1019

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !1020
	ret void, !dbg !1020

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !1021
	ret void, !dbg !1021

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !1022
	ret void, !dbg !1022

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !1023
	ret void, !dbg !1023

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !1024
	ret void, !dbg !1024

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !1025
	ret void, !dbg !1025

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !1026
	ret void, !dbg !1026

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !1027
	ret void, !dbg !1027

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !1028
	ret void, !dbg !1028

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !1034
	ret void, !dbg !1034

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !1035
	ret void, !dbg !1035

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !1041
	ret void, !dbg !1041

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !1042
	ret void, !dbg !1042

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !1046
	ret void, !dbg !1046

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 180, i64 %128, i64 %p3), !dbg !1049
	ret void, !dbg !1049

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 181, i64 %127, i64 %128), !dbg !1049
	ret void, !dbg !1049

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %131), !dbg !1056
	ret void, !dbg !1056

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %131), !dbg !1057
	ret void, !dbg !1057
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1058 {
entry:
	br label %b0, !dbg !1059

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1060, !range !10
	%1 = sext i32 %0 to i64, !dbg !1060
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1060, !range !12
	%3 = sext i32 %2 to i64, !dbg !1060
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1060, !range !12
	%5 = sext i32 %4 to i64, !dbg !1060
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1060, !range !33
	%7 = sext i32 %6 to i64, !dbg !1060
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1060, !range !34
	%9 = sext i32 %8 to i64, !dbg !1060
	%10 = mul i64 %9, %5, !dbg !1060
	%11 = add i64 %3, %10, !dbg !1060
	%12 = mul i64 %7, %11, !dbg !1060
	%13 = add i64 %1, %12, !dbg !1060
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1060, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1060, !range !35
	%16 = mul i32 %14, %15, !dbg !1060
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1060, !range !36
	%18 = mul i32 %16, %17, !dbg !1060
	%19 = sext i32 %18 to i64, !dbg !1060
	%20 = mul i64 %13, %19, !dbg !1060
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1060, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1060, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1060, !range !13
	%24 = mul i32 %15, %23, !dbg !1060
	%25 = add i32 %22, %24, !dbg !1060
	%26 = mul i32 %14, %25, !dbg !1060
	%27 = add i32 %21, %26, !dbg !1060
	%28 = sext i32 %27 to i64, !dbg !1060
	%29 = add i64 %20, %28, !dbg !1060
	%30 = mul i64 %7, %9, !dbg !1060
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1060, !range !34
	%32 = sext i32 %31 to i64, !dbg !1060
	%33 = mul i64 %30, %32, !dbg !1060
	%34 = mul i64 %33, %19, !dbg !1060
	br label %b1, !dbg !1060

b1:
	%35 = phi i64 [ %29, %b0 ], [ %226, %b23_ok3 ], !dbg !1060
	%36 = icmp slt i64 %35, %p3, !dbg !1060
	br i1 %36, label %b2, label %b24, !dbg !1060

b2:
	%37 = mul i64 %35, 40, !dbg !1061
	%38 = add i64 %35, 1, !dbg !1062
	%39 = mul i64 %38, 40, !dbg !1063
	%40 = icmp ugt i64 %39, %p1, !dbg !1064
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1064, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1064
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1064, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1064
	%43 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1064
	%44 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1065
	%45 = load i16, i16* %44, align 2, !dbg !1065
	%46 = icmp uge i64 %35, %p5, !dbg !1066
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !1066, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1066
	%48 = load i16, i16* %47, align 2, !dbg !1066
	%49 = icmp uge i64 %35, %p7, !dbg !1067
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1067, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1067
	%51 = load i32, i32* %50, align 4, !dbg !1067
	%52 = zext i32 %51 to i64, !dbg !1068
	%53 = add i16 %45, %48, !dbg !1071
	%54 = sub i16 %45, %48, !dbg !1072
	%55 = mul i16 %45, %48, !dbg !1073
	%56 = icmp uge i64 0, %42, !dbg !1074
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1074, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i16, i16* %43, i64 0, !dbg !1074
	store i16 %53, i16* %57, align 2, !dbg !1074
	%58 = icmp uge i64 1, %42, !dbg !1075
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1075, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i16, i16* %43, i64 1, !dbg !1075
	store i16 %54, i16* %59, align 2, !dbg !1075
	%60 = icmp uge i64 2, %42, !dbg !1076
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1076, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i16, i16* %43, i64 2, !dbg !1076
	store i16 %55, i16* %61, align 2, !dbg !1076
	%62 = and i16 %45, %48, !dbg !1077
	%63 = or i16 %45, %48, !dbg !1078
	%64 = xor i16 %45, %48, !dbg !1079
	%65 = xor i16 %48, -1, !dbg !1080
	%66 = and i16 %45, %65, !dbg !1080
	%67 = icmp uge i64 3, %42, !dbg !1081
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1081, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i16, i16* %43, i64 3, !dbg !1081
	store i16 %62, i16* %68, align 2, !dbg !1081
	%69 = icmp uge i64 4, %42, !dbg !1082
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1082, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i16, i16* %43, i64 4, !dbg !1082
	store i16 %63, i16* %70, align 2, !dbg !1082
	%71 = icmp uge i64 5, %42, !dbg !1083
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1083, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i16, i16* %43, i64 5, !dbg !1083
	store i16 %64, i16* %72, align 2, !dbg !1083
	%73 = icmp uge i64 6, %42, !dbg !1084
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1084, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i16, i16* %43, i64 6, !dbg !1084
	store i16 %66, i16* %74, align 2, !dbg !1084
	%75 = xor i16 %45, -1, !dbg !1085
	%76 = sub i16 0, %45, !dbg !1086
	%77 = icmp uge i64 7, %42, !dbg !1087
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !1087, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i16, i16* %43, i64 7, !dbg !1087
	store i16 %75, i16* %78, align 2, !dbg !1087
	%79 = icmp uge i64 8, %42, !dbg !1088
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !1088, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i16, i16* %43, i64 8, !dbg !1088
	store i16 %76, i16* %80, align 2, !dbg !1088
	%81 = icmp uge i64 9, %42, !dbg !1089
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !1089, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i16, i16* %43, i64 9, !dbg !1089
	store i16 %45, i16* %82, align 2, !dbg !1089
	%83 = icmp ult i64 %52, 16, !dbg !1090
	%84 = trunc i64 %52 to i16, !dbg !1090
	%85 = shl i16 %45, %84, !dbg !1090
	%86 = select i1 %83, i16 %85, i16 0, !dbg !1090
	%87 = icmp ult i64 %52, 16, !dbg !1091
	%88 = trunc i64 %52 to i16, !dbg !1091
	%89 = select i1 %87, i16 %88, i16 15, !dbg !1091
	%90 = ashr i16 %45, %89, !dbg !1091
	%91 = icmp uge i64 10, %42, !dbg !1092
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !1092, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i16, i16* %43, i64 10, !dbg !1092
	store i16 %86, i16* %92, align 2, !dbg !1092
	%93 = icmp uge i64 11, %42, !dbg !1093
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !1093, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i16, i16* %43, i64 11, !dbg !1093
	store i16 %90, i16* %94, align 2, !dbg !1093
	%95 = icmp ult i64 %52, 16, !dbg !1095
	%96 = trunc i64 %52 to i16, !dbg !1095
	%97 = shl i16 %45, %96, !dbg !1095
	%98 = select i1 %95, i16 %97, i16 0, !dbg !1095
	%99 = trunc i64 %52 to i8, !dbg !1096
	%100 = zext i8 %99 to i16, !dbg !1097
	%101 = icmp ult i16 %100, 16, !dbg !1097
	%102 = select i1 %101, i16 %100, i16 15, !dbg !1097
	%103 = ashr i16 %45, %102, !dbg !1097
	%104 = icmp uge i64 12, %42, !dbg !1098
	br i1 %104, label %b2_fail17, label %b2_ok17, !dbg !1098, !prof !9

b2_ok17:
	%105 = getelementptr inbounds i16, i16* %43, i64 12, !dbg !1098
	store i16 %98, i16* %105, align 2, !dbg !1098
	%106 = icmp uge i64 13, %42, !dbg !1099
	br i1 %106, label %b2_fail18, label %b2_ok18, !dbg !1099, !prof !9

b2_ok18:
	%107 = getelementptr inbounds i16, i16* %43, i64 13, !dbg !1099
	store i16 %103, i16* %107, align 2, !dbg !1099
	%108 = shl i16 %45, 3, !dbg !1100
	%109 = ashr i16 %45, 3, !dbg !1101
	%110 = icmp uge i64 14, %42, !dbg !1102
	br i1 %110, label %b2_fail19, label %b2_ok19, !dbg !1102, !prof !9

b2_ok19:
	%111 = getelementptr inbounds i16, i16* %43, i64 14, !dbg !1102
	store i16 %108, i16* %111, align 2, !dbg !1102
	%112 = icmp uge i64 15, %42, !dbg !1103
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !1103, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i16, i16* %43, i64 15, !dbg !1103
	store i16 %109, i16* %113, align 2, !dbg !1103
	%114 = icmp ult i64 %52, 16, !dbg !1104
	%115 = trunc i64 %52 to i16, !dbg !1104
	%116 = shl i16 1, %115, !dbg !1104
	%117 = select i1 %114, i16 %116, i16 0, !dbg !1104
	%118 = urem i64 %52, 8, !dbg !1105
	%119 = icmp ult i64 %118, 16, !dbg !1106
	%120 = trunc i64 %118 to i16, !dbg !1106
	%121 = select i1 %119, i16 %120, i16 15, !dbg !1106
	%122 = ashr i16 %48, %121, !dbg !1106
	%123 = icmp uge i64 16, %42, !dbg !1107
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !1107, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i16, i16* %43, i64 16, !dbg !1107
	store i16 %117, i16* %124, align 2, !dbg !1107
	%125 = icmp uge i64 17, %42, !dbg !1108
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !1108, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i16, i16* %43, i64 17, !dbg !1108
	store i16 %122, i16* %126, align 2, !dbg !1108
	%127 = icmp ne i16 %48, 0, !dbg !1109
	br i1 %127, label %b3, label %b4, !dbg !1109

b3:
	%128 = icmp eq i16 %48, -1, !dbg !1110
	%129 = select i1 %128, i16 1, i16 %48, !dbg !1110
	%130 = sdiv i16 %45, %129, !dbg !1110
	%131 = sub i16 0, %45, !dbg !1110
	%132 = select i1 %128, i16 %131, i16 %130, !dbg !1110
	%133 = icmp eq i16 %48, -1, !dbg !1111
	%134 = select i1 %133, i16 1, i16 %48, !dbg !1111
	%135 = srem i16 %45, %134, !dbg !1111
	%136 = icmp uge i64 18, %42, !dbg !1112
	br i1 %136, label %b3_fail1, label %b3_ok1, !dbg !1112, !prof !9

b3_ok1:
	%137 = getelementptr inbounds i16, i16* %43, i64 18, !dbg !1112
	store i16 %132, i16* %137, align 2, !dbg !1112
	%138 = icmp uge i64 19, %42, !dbg !1113
	br i1 %138, label %b3_fail2, label %b3_ok2, !dbg !1113, !prof !9

b3_ok2:
	%139 = getelementptr inbounds i16, i16* %43, i64 19, !dbg !1113
	store i16 %135, i16* %139, align 2, !dbg !1113
	br label %b5, !dbg !1113

b4:
	%140 = icmp uge i64 18, %42, !dbg !1114
	br i1 %140, label %b4_fail1, label %b4_ok1, !dbg !1114, !prof !9

b4_ok1:
	%141 = getelementptr inbounds i16, i16* %43, i64 18, !dbg !1114
	store i16 0, i16* %141, align 2, !dbg !1114
	%142 = icmp uge i64 19, %42, !dbg !1115
	br i1 %142, label %b4_fail2, label %b4_ok2, !dbg !1115, !prof !9

b4_ok2:
	%143 = getelementptr inbounds i16, i16* %43, i64 19, !dbg !1115
	store i16 0, i16* %143, align 2, !dbg !1115
	br label %b5, !dbg !1115

b5:
	%144 = sdiv i16 %45, 7, !dbg !1116
	%145 = srem i16 %45, 7, !dbg !1117
	%146 = icmp uge i64 20, %42, !dbg !1118
	br i1 %146, label %b5_fail1, label %b5_ok1, !dbg !1118, !prof !9

b5_ok1:
	%147 = getelementptr inbounds i16, i16* %43, i64 20, !dbg !1118
	store i16 %144, i16* %147, align 2, !dbg !1118
	%148 = icmp uge i64 21, %42, !dbg !1119
	br i1 %148, label %b5_fail2, label %b5_ok2, !dbg !1119, !prof !9

b5_ok2:
	%149 = getelementptr inbounds i16, i16* %43, i64 21, !dbg !1119
	store i16 %145, i16* %149, align 2, !dbg !1119
	%150 = sdiv i16 %45, 8, !dbg !1120
	%151 = srem i16 %45, 8, !dbg !1121
	%152 = icmp uge i64 22, %42, !dbg !1122
	br i1 %152, label %b5_fail3, label %b5_ok3, !dbg !1122, !prof !9

b5_ok3:
	%153 = getelementptr inbounds i16, i16* %43, i64 22, !dbg !1122
	store i16 %150, i16* %153, align 2, !dbg !1122
	%154 = icmp uge i64 23, %42, !dbg !1123
	br i1 %154, label %b5_fail4, label %b5_ok4, !dbg !1123, !prof !9

b5_ok4:
	%155 = getelementptr inbounds i16, i16* %43, i64 23, !dbg !1123
	store i16 %151, i16* %155, align 2, !dbg !1123
	%156 = icmp slt i16 %45, %48, !dbg !1124
	%157 = select i1 %156, i16 %45, i16 %48, !dbg !1124
	%158 = icmp sgt i16 %45, %48, !dbg !1125
	%159 = select i1 %158, i16 %45, i16 %48, !dbg !1125
	%160 = icmp sgt i16 %159, 3, !dbg !1125
	%161 = select i1 %160, i16 %159, i16 3, !dbg !1125
	%162 = icmp uge i64 24, %42, !dbg !1126
	br i1 %162, label %b5_fail5, label %b5_ok5, !dbg !1126, !prof !9

b5_ok5:
	%163 = getelementptr inbounds i16, i16* %43, i64 24, !dbg !1126
	store i16 %157, i16* %163, align 2, !dbg !1126
	%164 = icmp uge i64 25, %42, !dbg !1127
	br i1 %164, label %b5_fail6, label %b5_ok6, !dbg !1127, !prof !9

b5_ok6:
	%165 = getelementptr inbounds i16, i16* %43, i64 25, !dbg !1127
	store i16 %161, i16* %165, align 2, !dbg !1127
	%166 = icmp eq i16 %45, %48, !dbg !1128
	br i1 %166, label %b7, label %b6, !dbg !1131

b6:
	br label %b7, !dbg !1132

b7:
	%167 = phi i16 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !1133
	%168 = icmp ne i16 %45, %48, !dbg !1133
	br i1 %168, label %b9, label %b8, !dbg !1135

b8:
	br label %b9, !dbg !1136

b9:
	%169 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1137
	br i1 %156, label %b11, label %b10, !dbg !1139

b10:
	br label %b11, !dbg !1140

b11:
	%170 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1141
	%171 = icmp uge i64 26, %42, !dbg !1141
	br i1 %171, label %b11_fail1, label %b11_ok1, !dbg !1141, !prof !9

b11_ok1:
	%172 = getelementptr inbounds i16, i16* %43, i64 26, !dbg !1141
	store i16 %167, i16* %172, align 2, !dbg !1141
	%173 = icmp uge i64 27, %42, !dbg !1142
	br i1 %173, label %b11_fail2, label %b11_ok2, !dbg !1142, !prof !9

b11_ok2:
	%174 = getelementptr inbounds i16, i16* %43, i64 27, !dbg !1142
	store i16 %169, i16* %174, align 2, !dbg !1142
	%175 = icmp uge i64 28, %42, !dbg !1143
	br i1 %175, label %b11_fail3, label %b11_ok3, !dbg !1143, !prof !9

b11_ok3:
	%176 = getelementptr inbounds i16, i16* %43, i64 28, !dbg !1143
	store i16 %170, i16* %176, align 2, !dbg !1143
	%177 = icmp sle i16 %45, %48, !dbg !1144
	br i1 %177, label %b13, label %b12, !dbg !1146

b12:
	br label %b13, !dbg !1147

b13:
	%178 = phi i16 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !1148
	br i1 %158, label %b15, label %b14, !dbg !1150

b14:
	br label %b15, !dbg !1151

b15:
	%179 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1152
	%180 = icmp sge i16 %45, %48, !dbg !1152
	br i1 %180, label %b17, label %b16, !dbg !1154

b16:
	br label %b17, !dbg !1155

b17:
	%181 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1156
	%182 = icmp uge i64 29, %42, !dbg !1156
	br i1 %182, label %b17_fail1, label %b17_ok1, !dbg !1156, !prof !9

b17_ok1:
	%183 = getelementptr inbounds i16, i16* %43, i64 29, !dbg !1156
	store i16 %178, i16* %183, align 2, !dbg !1156
	%184 = icmp uge i64 30, %42, !dbg !1157
	br i1 %184, label %b17_fail2, label %b17_ok2, !dbg !1157, !prof !9

b17_ok2:
	%185 = getelementptr inbounds i16, i16* %43, i64 30, !dbg !1157
	store i16 %179, i16* %185, align 2, !dbg !1157
	%186 = icmp uge i64 31, %42, !dbg !1158
	br i1 %186, label %b17_fail3, label %b17_ok3, !dbg !1158, !prof !9

b17_ok3:
	%187 = getelementptr inbounds i16, i16* %43, i64 31, !dbg !1158
	store i16 %181, i16* %187, align 2, !dbg !1158
	%188 = mul i16 %53, 3, !dbg !1159
	%189 = sub i16 %188, 5, !dbg !1160
	%190 = xor i16 %189, %45, !dbg !1161
	%191 = icmp uge i64 32, %42, !dbg !1162
	br i1 %191, label %b17_fail4, label %b17_ok4, !dbg !1162, !prof !9

b17_ok4:
	%192 = getelementptr inbounds i16, i16* %43, i64 32, !dbg !1162
	store i16 %190, i16* %192, align 2, !dbg !1162
	%193 = shl i16 %190, 2, !dbg !1163
	%194 = ashr i16 %193, 1, !dbg !1164
	%195 = or i16 %194, 1, !dbg !1165
	%196 = and i16 %195, -3, !dbg !1166
	%197 = icmp uge i64 33, %42, !dbg !1167
	br i1 %197, label %b17_fail5, label %b17_ok5, !dbg !1167, !prof !9

b17_ok5:
	%198 = getelementptr inbounds i16, i16* %43, i64 33, !dbg !1167
	store i16 %196, i16* %198, align 2, !dbg !1167
	%199 = add i16 %196, 1, !dbg !1168
	%200 = sub i16 %199, 1, !dbg !1169
	%201 = sub i16 %200, 1, !dbg !1170
	%202 = icmp uge i64 34, %42, !dbg !1171
	br i1 %202, label %b17_fail6, label %b17_ok6, !dbg !1171, !prof !9

b17_ok6:
	%203 = getelementptr inbounds i16, i16* %43, i64 34, !dbg !1171
	store i16 %201, i16* %203, align 2, !dbg !1171
	%204 = sub i16 %48, %45, !dbg !1172
	%205 = icmp uge i64 35, %42, !dbg !1173
	br i1 %205, label %b17_fail7, label %b17_ok7, !dbg !1173, !prof !9

b17_ok7:
	%206 = getelementptr inbounds i16, i16* %43, i64 35, !dbg !1173
	store i16 %204, i16* %206, align 2, !dbg !1173
	br i1 %156, label %b18, label %b19, !dbg !1174

b18:
	br i1 %127, label %b21, label %b19, !dbg !1175

b19:
	%207 = icmp eq i16 %45, 5, !dbg !1176
	br i1 %207, label %b21, label %b20, !dbg !1178

b20:
	br label %b21, !dbg !1179

b21:
	%208 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1180
	%209 = icmp uge i64 36, %42, !dbg !1180
	br i1 %209, label %b21_fail1, label %b21_ok1, !dbg !1180, !prof !9

b21_ok1:
	%210 = getelementptr inbounds i16, i16* %43, i64 36, !dbg !1180
	store i16 %208, i16* %210, align 2, !dbg !1180
	%211 = icmp eq i16 %48, 1, !dbg !1181
	%212 = icmp ne i1 %177, %211, !dbg !1182
	br i1 %212, label %b23, label %b22, !dbg !1184

b22:
	br label %b23, !dbg !1185

b23:
	%213 = phi i16 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !1186
	%214 = icmp uge i64 37, %42, !dbg !1186
	br i1 %214, label %b23_fail1, label %b23_ok1, !dbg !1186, !prof !9

b23_ok1:
	%215 = getelementptr inbounds i16, i16* %43, i64 37, !dbg !1186
	store i16 %213, i16* %215, align 2, !dbg !1186
	%216 = and i64 %52, 3, !dbg !1187
	%217 = icmp ult i64 %216, 16, !dbg !1188
	%218 = trunc i64 %216 to i16, !dbg !1188
	%219 = shl i16 1, %218, !dbg !1188
	%220 = select i1 %217, i16 %219, i16 0, !dbg !1188
	%221 = add i16 %220, %45, !dbg !1189
	%222 = icmp uge i64 38, %42, !dbg !1190
	br i1 %222, label %b23_fail2, label %b23_ok2, !dbg !1190, !prof !9

b23_ok2:
	%223 = getelementptr inbounds i16, i16* %43, i64 38, !dbg !1190
	store i16 %221, i16* %223, align 2, !dbg !1190
	%224 = icmp uge i64 39, %42, !dbg !1191
	br i1 %224, label %b23_fail3, label %b23_ok3, !dbg !1191, !prof !9

b23_ok3:
	%225 = getelementptr inbounds i16, i16* %43, i64 39, !dbg !1191
	store i16 -1, i16* %225, align 2, !dbg !1191
	%226 = add i64 %35, %34, !dbg !1060
	br label %b1, !dbg !1060

b24:
	ret void, !dbg !1060

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 185, i64 %39, i64 %p1), !dbg !1064
	ret void, !dbg !1064

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 186, i64 %37, i64 %39), !dbg !1064
	ret void, !dbg !1064

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 187, i64 %35, i64 %p5), !dbg !1066
	ret void, !dbg !1066

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 187, i64 %35, i64 %p7), !dbg !1067
	ret void, !dbg !1067

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !1074
	ret void, !dbg !1074

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !1075
	ret void, !dbg !1075

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !1076
	ret void, !dbg !1076

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !1081
	ret void, !dbg !1081

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !1082
	ret void, !dbg !1082

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !1083
	ret void, !dbg !1083

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !1084
	ret void, !dbg !1084

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !1087
	ret void, !dbg !1087

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !1088
	ret void, !dbg !1088

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !1089
	ret void, !dbg !1089

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !1092
	ret void, !dbg !1092

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !1093
	ret void, !dbg !1093

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !1098
	ret void, !dbg !1098

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !1099
	ret void, !dbg !1099

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !1102
	ret void, !dbg !1102

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !1103
	ret void, !dbg !1103

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !1107
	ret void, !dbg !1107

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !1108
	ret void, !dbg !1108

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !1112
	ret void, !dbg !1112

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !1113
	ret void, !dbg !1113

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !1114
	ret void, !dbg !1114

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !1115
	ret void, !dbg !1115

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !1118
	ret void, !dbg !1118

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !1119
	ret void, !dbg !1119

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !1122
	ret void, !dbg !1122

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !1123
	ret void, !dbg !1123

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !1126
	ret void, !dbg !1126

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !1127
	ret void, !dbg !1127

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !1141
	ret void, !dbg !1141

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !1142
	ret void, !dbg !1142

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !1143
	ret void, !dbg !1143

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !1156
	ret void, !dbg !1156

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !1157
	ret void, !dbg !1157

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !1158
	ret void, !dbg !1158

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !1162
	ret void, !dbg !1162

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !1167
	ret void, !dbg !1167

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !1171
	ret void, !dbg !1171

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !1173
	ret void, !dbg !1173

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !1180
	ret void, !dbg !1180

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !1186
	ret void, !dbg !1186

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !1190
	ret void, !dbg !1190

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !1191
	ret void, !dbg !1191
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1192 {
entry:
	br label %b0, !dbg !1193

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1194, !range !10
	%1 = sext i32 %0 to i64, !dbg !1194
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1194, !range !12
	%3 = sext i32 %2 to i64, !dbg !1194
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1194, !range !12
	%5 = sext i32 %4 to i64, !dbg !1194
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1194, !range !33
	%7 = sext i32 %6 to i64, !dbg !1194
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1194, !range !34
	%9 = sext i32 %8 to i64, !dbg !1194
	%10 = mul i64 %9, %5, !dbg !1194
	%11 = add i64 %3, %10, !dbg !1194
	%12 = mul i64 %7, %11, !dbg !1194
	%13 = add i64 %1, %12, !dbg !1194
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1194, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1194, !range !35
	%16 = mul i32 %14, %15, !dbg !1194
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1194, !range !36
	%18 = mul i32 %16, %17, !dbg !1194
	%19 = sext i32 %18 to i64, !dbg !1194
	%20 = mul i64 %13, %19, !dbg !1194
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1194, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1194, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1194, !range !13
	%24 = mul i32 %15, %23, !dbg !1194
	%25 = add i32 %22, %24, !dbg !1194
	%26 = mul i32 %14, %25, !dbg !1194
	%27 = add i32 %21, %26, !dbg !1194
	%28 = sext i32 %27 to i64, !dbg !1194
	%29 = add i64 %20, %28, !dbg !1194
	%30 = mul i64 %7, %9, !dbg !1194
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1194, !range !34
	%32 = sext i32 %31 to i64, !dbg !1194
	%33 = mul i64 %30, %32, !dbg !1194
	%34 = mul i64 %33, %19, !dbg !1194
	br label %b1, !dbg !1194

b1:
	%35 = phi i64 [ %29, %b0 ], [ %145, %b2_ok26 ], !dbg !1194
	%36 = icmp slt i64 %35, %p5, !dbg !1194
	br i1 %36, label %b2, label %b3, !dbg !1194

b2:
	%37 = mul i64 %35, 20, !dbg !1195
	%38 = add i64 %35, 1, !dbg !1196
	%39 = mul i64 %38, 20, !dbg !1197
	%40 = icmp ugt i64 %39, %p1, !dbg !1198
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1198, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1198
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1198, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1198
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1198
	%44 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1199
	%45 = load i16, i16* %44, align 2, !dbg !1199
	%46 = trunc i16 %45 to i8, !dbg !1202
	%47 = sext i8 %46 to i64, !dbg !1203
	%48 = sext i16 %45 to i64, !dbg !1204
	%49 = sext i16 %45 to i32, !dbg !1205
	%50 = sext i32 %49 to i64, !dbg !1206
	%51 = icmp uge i64 0, %42, !dbg !1207
	br i1 %51, label %b2_fail3, label %b2_ok3, !dbg !1207, !prof !9

b2_ok3:
	%52 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1207
	store i64 %47, i64* %52, align 8, !dbg !1207
	%53 = icmp uge i64 1, %42, !dbg !1208
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !1208, !prof !9

b2_ok4:
	%54 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1208
	store i64 %48, i64* %54, align 8, !dbg !1208
	%55 = icmp uge i64 2, %42, !dbg !1209
	br i1 %55, label %b2_fail5, label %b2_ok5, !dbg !1209, !prof !9

b2_ok5:
	%56 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1209
	store i64 %50, i64* %56, align 8, !dbg !1209
	%57 = icmp uge i64 3, %42, !dbg !1210
	br i1 %57, label %b2_fail6, label %b2_ok6, !dbg !1210, !prof !9

b2_ok6:
	%58 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1210
	store i64 %48, i64* %58, align 8, !dbg !1210
	%59 = icmp uge i64 4, %42, !dbg !1211
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !1211, !prof !9

b2_ok7:
	%60 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1211
	store i64 %48, i64* %60, align 8, !dbg !1211
	%61 = trunc i16 %45 to i8, !dbg !1212
	%62 = zext i8 %61 to i64, !dbg !1213
	%63 = zext i16 %45 to i64, !dbg !1215
	%64 = sext i16 %45 to i32, !dbg !1216
	%65 = zext i32 %64 to i64, !dbg !1217
	%66 = sext i16 %45 to i64, !dbg !1218
	%67 = icmp uge i64 5, %42, !dbg !1220
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1220, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1220
	store i64 %62, i64* %68, align 8, !dbg !1220
	%69 = icmp uge i64 6, %42, !dbg !1221
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1221, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1221
	store i64 %63, i64* %70, align 8, !dbg !1221
	%71 = icmp uge i64 7, %42, !dbg !1222
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1222, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1222
	store i64 %65, i64* %72, align 8, !dbg !1222
	%73 = icmp uge i64 8, %42, !dbg !1223
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1223, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1223
	store i64 %66, i64* %74, align 8, !dbg !1223
	%75 = icmp uge i64 9, %42, !dbg !1224
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !1224, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1224
	store i64 %66, i64* %76, align 8, !dbg !1224
	%77 = sext i8 %46 to i16, !dbg !1225
	%78 = sext i16 %77 to i64, !dbg !1226
	%79 = zext i8 %61 to i16, !dbg !1227
	%80 = sext i16 %79 to i64, !dbg !1228
	%81 = icmp uge i64 10, %42, !dbg !1229
	br i1 %81, label %b2_fail13, label %b2_ok13, !dbg !1229, !prof !9

b2_ok13:
	%82 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1229
	store i64 %78, i64* %82, align 8, !dbg !1229
	%83 = icmp uge i64 11, %42, !dbg !1230
	br i1 %83, label %b2_fail14, label %b2_ok14, !dbg !1230, !prof !9

b2_ok14:
	%84 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1230
	store i64 %80, i64* %84, align 8, !dbg !1230
	%85 = icmp uge i64 12, %42, !dbg !1231
	br i1 %85, label %b2_fail15, label %b2_ok15, !dbg !1231, !prof !9

b2_ok15:
	%86 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1231
	store i64 %48, i64* %86, align 8, !dbg !1231
	%87 = icmp uge i64 13, %42, !dbg !1232
	br i1 %87, label %b2_fail16, label %b2_ok16, !dbg !1232, !prof !9

b2_ok16:
	%88 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1232
	store i64 %48, i64* %88, align 8, !dbg !1232
	%89 = icmp uge i64 14, %42, !dbg !1233
	br i1 %89, label %b2_fail17, label %b2_ok17, !dbg !1233, !prof !9

b2_ok17:
	%90 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1233
	store i64 %48, i64* %90, align 8, !dbg !1233
	%91 = ashr i16 %79, 1, !dbg !1234
	%92 = sitofp i16 %91 to float, !dbg !1235
	%93 = call i64 @llvm.nvvm.f2ll.rz(float %92), !dbg !1236
	%94 = fcmp uno float %92, %92, !dbg !1236
	%95 = select i1 %94, i64 0, i64 %93, !dbg !1236
	%96 = sitofp i16 %91 to double, !dbg !1237
	%97 = call i64 @llvm.nvvm.d2ll.rz(double %96), !dbg !1238
	%98 = fcmp uno double %96, %96, !dbg !1238
	%99 = select i1 %98, i64 0, i64 %97, !dbg !1238
	%100 = icmp uge i64 15, %42, !dbg !1239
	br i1 %100, label %b2_fail18, label %b2_ok18, !dbg !1239, !prof !9

b2_ok18:
	%101 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1239
	store i64 %95, i64* %101, align 8, !dbg !1239
	%102 = icmp uge i64 16, %42, !dbg !1240
	br i1 %102, label %b2_fail19, label %b2_ok19, !dbg !1240, !prof !9

b2_ok19:
	%103 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1240
	store i64 %99, i64* %103, align 8, !dbg !1240
	%104 = call i32 @llvm.nvvm.f2i.rz(float %92), !dbg !1241
	%105 = icmp slt i32 %104, -32768, !dbg !1241
	%106 = select i1 %105, i32 -32768, i32 %104, !dbg !1241
	%107 = icmp sgt i32 %106, 32767, !dbg !1241
	%108 = select i1 %107, i32 32767, i32 %106, !dbg !1241
	%109 = trunc i32 %108 to i16, !dbg !1241
	%110 = sext i16 %109 to i64, !dbg !1242
	%111 = fadd double %96, 7.500000e-01, !dbg !1243
	%112 = call i32 @llvm.nvvm.d2i.rz(double %111), !dbg !1244
	%113 = fcmp uno double %111, %111, !dbg !1244
	%114 = select i1 %113, i32 0, i32 %112, !dbg !1244
	%115 = icmp slt i32 %114, -32768, !dbg !1244
	%116 = select i1 %115, i32 -32768, i32 %114, !dbg !1244
	%117 = icmp sgt i32 %116, 32767, !dbg !1244
	%118 = select i1 %117, i32 32767, i32 %116, !dbg !1244
	%119 = trunc i32 %118 to i16, !dbg !1244
	%120 = sext i16 %119 to i64, !dbg !1245
	%121 = icmp uge i64 17, %42, !dbg !1246
	br i1 %121, label %b2_fail20, label %b2_ok20, !dbg !1246, !prof !9

b2_ok20:
	%122 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1246
	store i64 %110, i64* %122, align 8, !dbg !1246
	%123 = icmp uge i64 18, %42, !dbg !1247
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !1247, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1247
	store i64 %120, i64* %124, align 8, !dbg !1247
	%125 = fmul double %96, 3.500000e+00, !dbg !1248
	%126 = call i64 @llvm.nvvm.d2ull.rz(double %125), !dbg !1249
	%127 = fcmp uno double %125, %125, !dbg !1249
	%128 = select i1 %127, i64 0, i64 %126, !dbg !1249
	%129 = icmp uge i64 19, %42, !dbg !1251
	br i1 %129, label %b2_fail22, label %b2_ok22, !dbg !1251, !prof !9

b2_ok22:
	%130 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1251
	store i64 %128, i64* %130, align 8, !dbg !1251
	%131 = mul i64 %35, 2, !dbg !1252
	%132 = add i64 %131, 2, !dbg !1253
	%133 = icmp ugt i64 %132, %p3, !dbg !1254
	br i1 %133, label %b2_fail23, label %b2_ok23, !dbg !1254, !prof !9

b2_ok23:
	%134 = icmp ugt i64 %131, %132, !dbg !1254
	br i1 %134, label %b2_fail24, label %b2_ok24, !dbg !1254, !prof !9

b2_ok24:
	%135 = sub i64 %132, %131, !dbg !1254
	%136 = getelementptr inbounds double, double* %p2, i64 %131, !dbg !1254
	%137 = load i16, i16* %44, align 2, !dbg !1255
	%138 = sitofp i16 %137 to float, !dbg !1258
	%139 = fpext float %138 to double, !dbg !1259
	%140 = sitofp i16 %137 to double, !dbg !1260
	%141 = icmp uge i64 0, %135, !dbg !1261
	br i1 %141, label %b2_fail25, label %b2_ok25, !dbg !1261, !prof !9

b2_ok25:
	%142 = getelementptr inbounds double, double* %136, i64 0, !dbg !1261
	store double %139, double* %142, align 8, !dbg !1261
	%143 = icmp uge i64 1, %135, !dbg !1262
	br i1 %143, label %b2_fail26, label %b2_ok26, !dbg !1262, !prof !9

b2_ok26:
	%144 = getelementptr inbounds double, double* %136, i64 1, !dbg !1262
	store double %140, double* %144, align 8, !dbg !1262
	%145 = add i64 %35, %34, !dbg !1194
	br label %b1, !dbg !1194

b3:
	ret void, !dbg !1194

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 189, i64 %39, i64 %p1), !dbg !1198
	ret void, !dbg !1198

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 190, i64 %37, i64 %39), !dbg !1198
	ret void, !dbg !1198

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !1207
	ret void, !dbg !1207

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !1208
	ret void, !dbg !1208

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !1209
	ret void, !dbg !1209

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !1210
	ret void, !dbg !1210

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !1211
	ret void, !dbg !1211

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !1220
	ret void, !dbg !1220

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !1221
	ret void, !dbg !1221

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !1222
	ret void, !dbg !1222

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !1223
	ret void, !dbg !1223

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !1224
	ret void, !dbg !1224

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !1229
	ret void, !dbg !1229

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !1230
	ret void, !dbg !1230

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !1231
	ret void, !dbg !1231

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !1232
	ret void, !dbg !1232

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !1233
	ret void, !dbg !1233

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !1239
	ret void, !dbg !1239

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !1240
	ret void, !dbg !1240

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !1246
	ret void, !dbg !1246

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !1247
	ret void, !dbg !1247

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !1251
	ret void, !dbg !1251

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 192, i64 %132, i64 %p3), !dbg !1254
	ret void, !dbg !1254

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 193, i64 %131, i64 %132), !dbg !1254
	ret void, !dbg !1254

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %135), !dbg !1261
	ret void, !dbg !1261

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %135), !dbg !1262
	ret void, !dbg !1262
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1263 {
entry:
	br label %b0, !dbg !1264

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1265, !range !10
	%1 = sext i32 %0 to i64, !dbg !1265
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1265, !range !12
	%3 = sext i32 %2 to i64, !dbg !1265
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1265, !range !12
	%5 = sext i32 %4 to i64, !dbg !1265
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1265, !range !33
	%7 = sext i32 %6 to i64, !dbg !1265
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1265, !range !34
	%9 = sext i32 %8 to i64, !dbg !1265
	%10 = mul i64 %9, %5, !dbg !1265
	%11 = add i64 %3, %10, !dbg !1265
	%12 = mul i64 %7, %11, !dbg !1265
	%13 = add i64 %1, %12, !dbg !1265
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1265, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1265, !range !35
	%16 = mul i32 %14, %15, !dbg !1265
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1265, !range !36
	%18 = mul i32 %16, %17, !dbg !1265
	%19 = sext i32 %18 to i64, !dbg !1265
	%20 = mul i64 %13, %19, !dbg !1265
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1265, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1265, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1265, !range !13
	%24 = mul i32 %15, %23, !dbg !1265
	%25 = add i32 %22, %24, !dbg !1265
	%26 = mul i32 %14, %25, !dbg !1265
	%27 = add i32 %21, %26, !dbg !1265
	%28 = sext i32 %27 to i64, !dbg !1265
	%29 = add i64 %20, %28, !dbg !1265
	%30 = mul i64 %7, %9, !dbg !1265
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1265, !range !34
	%32 = sext i32 %31 to i64, !dbg !1265
	%33 = mul i64 %30, %32, !dbg !1265
	%34 = mul i64 %33, %19, !dbg !1265
	br label %b1, !dbg !1265

b1:
	%35 = phi i64 [ %29, %b0 ], [ %226, %b23_ok3 ], !dbg !1265
	%36 = icmp slt i64 %35, %p3, !dbg !1265
	br i1 %36, label %b2, label %b24, !dbg !1265

b2:
	%37 = mul i64 %35, 40, !dbg !1266
	%38 = add i64 %35, 1, !dbg !1267
	%39 = mul i64 %38, 40, !dbg !1268
	%40 = icmp ugt i64 %39, %p1, !dbg !1269
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1269, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1269
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1269, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1269
	%43 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1269
	%44 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1270
	%45 = load i32, i32* %44, align 4, !dbg !1270
	%46 = icmp uge i64 %35, %p5, !dbg !1271
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !1271, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1271
	%48 = load i32, i32* %47, align 4, !dbg !1271
	%49 = icmp uge i64 %35, %p7, !dbg !1272
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1272, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1272
	%51 = load i32, i32* %50, align 4, !dbg !1272
	%52 = zext i32 %51 to i64, !dbg !1273
	%53 = add i32 %45, %48, !dbg !1276
	%54 = sub i32 %45, %48, !dbg !1277
	%55 = mul i32 %45, %48, !dbg !1278
	%56 = icmp uge i64 0, %42, !dbg !1279
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1279, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i32, i32* %43, i64 0, !dbg !1279
	store i32 %53, i32* %57, align 4, !dbg !1279
	%58 = icmp uge i64 1, %42, !dbg !1280
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1280, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i32, i32* %43, i64 1, !dbg !1280
	store i32 %54, i32* %59, align 4, !dbg !1280
	%60 = icmp uge i64 2, %42, !dbg !1281
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1281, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i32, i32* %43, i64 2, !dbg !1281
	store i32 %55, i32* %61, align 4, !dbg !1281
	%62 = and i32 %45, %48, !dbg !1282
	%63 = or i32 %45, %48, !dbg !1283
	%64 = xor i32 %45, %48, !dbg !1284
	%65 = xor i32 %48, -1, !dbg !1285
	%66 = and i32 %45, %65, !dbg !1285
	%67 = icmp uge i64 3, %42, !dbg !1286
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1286, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i32, i32* %43, i64 3, !dbg !1286
	store i32 %62, i32* %68, align 4, !dbg !1286
	%69 = icmp uge i64 4, %42, !dbg !1287
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1287, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i32, i32* %43, i64 4, !dbg !1287
	store i32 %63, i32* %70, align 4, !dbg !1287
	%71 = icmp uge i64 5, %42, !dbg !1288
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1288, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i32, i32* %43, i64 5, !dbg !1288
	store i32 %64, i32* %72, align 4, !dbg !1288
	%73 = icmp uge i64 6, %42, !dbg !1289
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1289, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i32, i32* %43, i64 6, !dbg !1289
	store i32 %66, i32* %74, align 4, !dbg !1289
	%75 = xor i32 %45, -1, !dbg !1290
	%76 = sub i32 0, %45, !dbg !1291
	%77 = icmp uge i64 7, %42, !dbg !1292
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !1292, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i32, i32* %43, i64 7, !dbg !1292
	store i32 %75, i32* %78, align 4, !dbg !1292
	%79 = icmp uge i64 8, %42, !dbg !1293
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !1293, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i32, i32* %43, i64 8, !dbg !1293
	store i32 %76, i32* %80, align 4, !dbg !1293
	%81 = icmp uge i64 9, %42, !dbg !1294
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !1294, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i32, i32* %43, i64 9, !dbg !1294
	store i32 %45, i32* %82, align 4, !dbg !1294
	%83 = icmp ult i64 %52, 32, !dbg !1295
	%84 = trunc i64 %52 to i32, !dbg !1295
	%85 = shl i32 %45, %84, !dbg !1295
	%86 = select i1 %83, i32 %85, i32 0, !dbg !1295
	%87 = icmp ult i64 %52, 32, !dbg !1296
	%88 = trunc i64 %52 to i32, !dbg !1296
	%89 = select i1 %87, i32 %88, i32 31, !dbg !1296
	%90 = ashr i32 %45, %89, !dbg !1296
	%91 = icmp uge i64 10, %42, !dbg !1297
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !1297, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i32, i32* %43, i64 10, !dbg !1297
	store i32 %86, i32* %92, align 4, !dbg !1297
	%93 = icmp uge i64 11, %42, !dbg !1298
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !1298, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i32, i32* %43, i64 11, !dbg !1298
	store i32 %90, i32* %94, align 4, !dbg !1298
	%95 = icmp ult i64 %52, 32, !dbg !1300
	%96 = trunc i64 %52 to i32, !dbg !1300
	%97 = shl i32 %45, %96, !dbg !1300
	%98 = select i1 %95, i32 %97, i32 0, !dbg !1300
	%99 = trunc i64 %52 to i8, !dbg !1301
	%100 = zext i8 %99 to i32, !dbg !1302
	%101 = icmp ult i32 %100, 32, !dbg !1302
	%102 = select i1 %101, i32 %100, i32 31, !dbg !1302
	%103 = ashr i32 %45, %102, !dbg !1302
	%104 = icmp uge i64 12, %42, !dbg !1303
	br i1 %104, label %b2_fail17, label %b2_ok17, !dbg !1303, !prof !9

b2_ok17:
	%105 = getelementptr inbounds i32, i32* %43, i64 12, !dbg !1303
	store i32 %98, i32* %105, align 4, !dbg !1303
	%106 = icmp uge i64 13, %42, !dbg !1304
	br i1 %106, label %b2_fail18, label %b2_ok18, !dbg !1304, !prof !9

b2_ok18:
	%107 = getelementptr inbounds i32, i32* %43, i64 13, !dbg !1304
	store i32 %103, i32* %107, align 4, !dbg !1304
	%108 = shl i32 %45, 3, !dbg !1305
	%109 = ashr i32 %45, 3, !dbg !1306
	%110 = icmp uge i64 14, %42, !dbg !1307
	br i1 %110, label %b2_fail19, label %b2_ok19, !dbg !1307, !prof !9

b2_ok19:
	%111 = getelementptr inbounds i32, i32* %43, i64 14, !dbg !1307
	store i32 %108, i32* %111, align 4, !dbg !1307
	%112 = icmp uge i64 15, %42, !dbg !1308
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !1308, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i32, i32* %43, i64 15, !dbg !1308
	store i32 %109, i32* %113, align 4, !dbg !1308
	%114 = icmp ult i64 %52, 32, !dbg !1309
	%115 = trunc i64 %52 to i32, !dbg !1309
	%116 = shl i32 1, %115, !dbg !1309
	%117 = select i1 %114, i32 %116, i32 0, !dbg !1309
	%118 = urem i64 %52, 8, !dbg !1310
	%119 = icmp ult i64 %118, 32, !dbg !1311
	%120 = trunc i64 %118 to i32, !dbg !1311
	%121 = select i1 %119, i32 %120, i32 31, !dbg !1311
	%122 = ashr i32 %48, %121, !dbg !1311
	%123 = icmp uge i64 16, %42, !dbg !1312
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !1312, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i32, i32* %43, i64 16, !dbg !1312
	store i32 %117, i32* %124, align 4, !dbg !1312
	%125 = icmp uge i64 17, %42, !dbg !1313
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !1313, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i32, i32* %43, i64 17, !dbg !1313
	store i32 %122, i32* %126, align 4, !dbg !1313
	%127 = icmp ne i32 %48, 0, !dbg !1314
	br i1 %127, label %b3, label %b4, !dbg !1314

b3:
	%128 = icmp eq i32 %48, -1, !dbg !1315
	%129 = select i1 %128, i32 1, i32 %48, !dbg !1315
	%130 = sdiv i32 %45, %129, !dbg !1315
	%131 = sub i32 0, %45, !dbg !1315
	%132 = select i1 %128, i32 %131, i32 %130, !dbg !1315
	%133 = icmp eq i32 %48, -1, !dbg !1316
	%134 = select i1 %133, i32 1, i32 %48, !dbg !1316
	%135 = srem i32 %45, %134, !dbg !1316
	%136 = icmp uge i64 18, %42, !dbg !1317
	br i1 %136, label %b3_fail1, label %b3_ok1, !dbg !1317, !prof !9

b3_ok1:
	%137 = getelementptr inbounds i32, i32* %43, i64 18, !dbg !1317
	store i32 %132, i32* %137, align 4, !dbg !1317
	%138 = icmp uge i64 19, %42, !dbg !1318
	br i1 %138, label %b3_fail2, label %b3_ok2, !dbg !1318, !prof !9

b3_ok2:
	%139 = getelementptr inbounds i32, i32* %43, i64 19, !dbg !1318
	store i32 %135, i32* %139, align 4, !dbg !1318
	br label %b5, !dbg !1318

b4:
	%140 = icmp uge i64 18, %42, !dbg !1319
	br i1 %140, label %b4_fail1, label %b4_ok1, !dbg !1319, !prof !9

b4_ok1:
	%141 = getelementptr inbounds i32, i32* %43, i64 18, !dbg !1319
	store i32 0, i32* %141, align 4, !dbg !1319
	%142 = icmp uge i64 19, %42, !dbg !1320
	br i1 %142, label %b4_fail2, label %b4_ok2, !dbg !1320, !prof !9

b4_ok2:
	%143 = getelementptr inbounds i32, i32* %43, i64 19, !dbg !1320
	store i32 0, i32* %143, align 4, !dbg !1320
	br label %b5, !dbg !1320

b5:
	%144 = sdiv i32 %45, 7, !dbg !1321
	%145 = srem i32 %45, 7, !dbg !1322
	%146 = icmp uge i64 20, %42, !dbg !1323
	br i1 %146, label %b5_fail1, label %b5_ok1, !dbg !1323, !prof !9

b5_ok1:
	%147 = getelementptr inbounds i32, i32* %43, i64 20, !dbg !1323
	store i32 %144, i32* %147, align 4, !dbg !1323
	%148 = icmp uge i64 21, %42, !dbg !1324
	br i1 %148, label %b5_fail2, label %b5_ok2, !dbg !1324, !prof !9

b5_ok2:
	%149 = getelementptr inbounds i32, i32* %43, i64 21, !dbg !1324
	store i32 %145, i32* %149, align 4, !dbg !1324
	%150 = sdiv i32 %45, 8, !dbg !1325
	%151 = srem i32 %45, 8, !dbg !1326
	%152 = icmp uge i64 22, %42, !dbg !1327
	br i1 %152, label %b5_fail3, label %b5_ok3, !dbg !1327, !prof !9

b5_ok3:
	%153 = getelementptr inbounds i32, i32* %43, i64 22, !dbg !1327
	store i32 %150, i32* %153, align 4, !dbg !1327
	%154 = icmp uge i64 23, %42, !dbg !1328
	br i1 %154, label %b5_fail4, label %b5_ok4, !dbg !1328, !prof !9

b5_ok4:
	%155 = getelementptr inbounds i32, i32* %43, i64 23, !dbg !1328
	store i32 %151, i32* %155, align 4, !dbg !1328
	%156 = icmp slt i32 %45, %48, !dbg !1329
	%157 = select i1 %156, i32 %45, i32 %48, !dbg !1329
	%158 = icmp sgt i32 %45, %48, !dbg !1330
	%159 = select i1 %158, i32 %45, i32 %48, !dbg !1330
	%160 = icmp sgt i32 %159, 3, !dbg !1330
	%161 = select i1 %160, i32 %159, i32 3, !dbg !1330
	%162 = icmp uge i64 24, %42, !dbg !1331
	br i1 %162, label %b5_fail5, label %b5_ok5, !dbg !1331, !prof !9

b5_ok5:
	%163 = getelementptr inbounds i32, i32* %43, i64 24, !dbg !1331
	store i32 %157, i32* %163, align 4, !dbg !1331
	%164 = icmp uge i64 25, %42, !dbg !1332
	br i1 %164, label %b5_fail6, label %b5_ok6, !dbg !1332, !prof !9

b5_ok6:
	%165 = getelementptr inbounds i32, i32* %43, i64 25, !dbg !1332
	store i32 %161, i32* %165, align 4, !dbg !1332
	%166 = icmp eq i32 %45, %48, !dbg !1333
	br i1 %166, label %b7, label %b6, !dbg !1336

b6:
	br label %b7, !dbg !1337

b7:
	%167 = phi i32 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !1338
	%168 = icmp ne i32 %45, %48, !dbg !1338
	br i1 %168, label %b9, label %b8, !dbg !1340

b8:
	br label %b9, !dbg !1341

b9:
	%169 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1342
	br i1 %156, label %b11, label %b10, !dbg !1344

b10:
	br label %b11, !dbg !1345

b11:
	%170 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1346
	%171 = icmp uge i64 26, %42, !dbg !1346
	br i1 %171, label %b11_fail1, label %b11_ok1, !dbg !1346, !prof !9

b11_ok1:
	%172 = getelementptr inbounds i32, i32* %43, i64 26, !dbg !1346
	store i32 %167, i32* %172, align 4, !dbg !1346
	%173 = icmp uge i64 27, %42, !dbg !1347
	br i1 %173, label %b11_fail2, label %b11_ok2, !dbg !1347, !prof !9

b11_ok2:
	%174 = getelementptr inbounds i32, i32* %43, i64 27, !dbg !1347
	store i32 %169, i32* %174, align 4, !dbg !1347
	%175 = icmp uge i64 28, %42, !dbg !1348
	br i1 %175, label %b11_fail3, label %b11_ok3, !dbg !1348, !prof !9

b11_ok3:
	%176 = getelementptr inbounds i32, i32* %43, i64 28, !dbg !1348
	store i32 %170, i32* %176, align 4, !dbg !1348
	%177 = icmp sle i32 %45, %48, !dbg !1349
	br i1 %177, label %b13, label %b12, !dbg !1351

b12:
	br label %b13, !dbg !1352

b13:
	%178 = phi i32 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !1353
	br i1 %158, label %b15, label %b14, !dbg !1355

b14:
	br label %b15, !dbg !1356

b15:
	%179 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1357
	%180 = icmp sge i32 %45, %48, !dbg !1357
	br i1 %180, label %b17, label %b16, !dbg !1359

b16:
	br label %b17, !dbg !1360

b17:
	%181 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1361
	%182 = icmp uge i64 29, %42, !dbg !1361
	br i1 %182, label %b17_fail1, label %b17_ok1, !dbg !1361, !prof !9

b17_ok1:
	%183 = getelementptr inbounds i32, i32* %43, i64 29, !dbg !1361
	store i32 %178, i32* %183, align 4, !dbg !1361
	%184 = icmp uge i64 30, %42, !dbg !1362
	br i1 %184, label %b17_fail2, label %b17_ok2, !dbg !1362, !prof !9

b17_ok2:
	%185 = getelementptr inbounds i32, i32* %43, i64 30, !dbg !1362
	store i32 %179, i32* %185, align 4, !dbg !1362
	%186 = icmp uge i64 31, %42, !dbg !1363
	br i1 %186, label %b17_fail3, label %b17_ok3, !dbg !1363, !prof !9

b17_ok3:
	%187 = getelementptr inbounds i32, i32* %43, i64 31, !dbg !1363
	store i32 %181, i32* %187, align 4, !dbg !1363
	%188 = mul i32 %53, 3, !dbg !1364
	%189 = sub i32 %188, 5, !dbg !1365
	%190 = xor i32 %189, %45, !dbg !1366
	%191 = icmp uge i64 32, %42, !dbg !1367
	br i1 %191, label %b17_fail4, label %b17_ok4, !dbg !1367, !prof !9

b17_ok4:
	%192 = getelementptr inbounds i32, i32* %43, i64 32, !dbg !1367
	store i32 %190, i32* %192, align 4, !dbg !1367
	%193 = shl i32 %190, 2, !dbg !1368
	%194 = ashr i32 %193, 1, !dbg !1369
	%195 = or i32 %194, 1, !dbg !1370
	%196 = and i32 %195, -3, !dbg !1371
	%197 = icmp uge i64 33, %42, !dbg !1372
	br i1 %197, label %b17_fail5, label %b17_ok5, !dbg !1372, !prof !9

b17_ok5:
	%198 = getelementptr inbounds i32, i32* %43, i64 33, !dbg !1372
	store i32 %196, i32* %198, align 4, !dbg !1372
	%199 = add i32 %196, 1, !dbg !1373
	%200 = sub i32 %199, 1, !dbg !1374
	%201 = sub i32 %200, 1, !dbg !1375
	%202 = icmp uge i64 34, %42, !dbg !1376
	br i1 %202, label %b17_fail6, label %b17_ok6, !dbg !1376, !prof !9

b17_ok6:
	%203 = getelementptr inbounds i32, i32* %43, i64 34, !dbg !1376
	store i32 %201, i32* %203, align 4, !dbg !1376
	%204 = sub i32 %48, %45, !dbg !1377
	%205 = icmp uge i64 35, %42, !dbg !1378
	br i1 %205, label %b17_fail7, label %b17_ok7, !dbg !1378, !prof !9

b17_ok7:
	%206 = getelementptr inbounds i32, i32* %43, i64 35, !dbg !1378
	store i32 %204, i32* %206, align 4, !dbg !1378
	br i1 %156, label %b18, label %b19, !dbg !1379

b18:
	br i1 %127, label %b21, label %b19, !dbg !1380

b19:
	%207 = icmp eq i32 %45, 5, !dbg !1381
	br i1 %207, label %b21, label %b20, !dbg !1383

b20:
	br label %b21, !dbg !1384

b21:
	%208 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1385
	%209 = icmp uge i64 36, %42, !dbg !1385
	br i1 %209, label %b21_fail1, label %b21_ok1, !dbg !1385, !prof !9

b21_ok1:
	%210 = getelementptr inbounds i32, i32* %43, i64 36, !dbg !1385
	store i32 %208, i32* %210, align 4, !dbg !1385
	%211 = icmp eq i32 %48, 1, !dbg !1386
	%212 = icmp ne i1 %177, %211, !dbg !1387
	br i1 %212, label %b23, label %b22, !dbg !1389

b22:
	br label %b23, !dbg !1390

b23:
	%213 = phi i32 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !1391
	%214 = icmp uge i64 37, %42, !dbg !1391
	br i1 %214, label %b23_fail1, label %b23_ok1, !dbg !1391, !prof !9

b23_ok1:
	%215 = getelementptr inbounds i32, i32* %43, i64 37, !dbg !1391
	store i32 %213, i32* %215, align 4, !dbg !1391
	%216 = and i64 %52, 3, !dbg !1392
	%217 = icmp ult i64 %216, 32, !dbg !1393
	%218 = trunc i64 %216 to i32, !dbg !1393
	%219 = shl i32 1, %218, !dbg !1393
	%220 = select i1 %217, i32 %219, i32 0, !dbg !1393
	%221 = add i32 %220, %45, !dbg !1394
	%222 = icmp uge i64 38, %42, !dbg !1395
	br i1 %222, label %b23_fail2, label %b23_ok2, !dbg !1395, !prof !9

b23_ok2:
	%223 = getelementptr inbounds i32, i32* %43, i64 38, !dbg !1395
	store i32 %221, i32* %223, align 4, !dbg !1395
	%224 = icmp uge i64 39, %42, !dbg !1396
	br i1 %224, label %b23_fail3, label %b23_ok3, !dbg !1396, !prof !9

b23_ok3:
	%225 = getelementptr inbounds i32, i32* %43, i64 39, !dbg !1396
	store i32 -1, i32* %225, align 4, !dbg !1396
	%226 = add i64 %35, %34, !dbg !1265
	br label %b1, !dbg !1265

b24:
	ret void, !dbg !1265

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 196, i64 %39, i64 %p1), !dbg !1269
	ret void, !dbg !1269

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 197, i64 %37, i64 %39), !dbg !1269
	ret void, !dbg !1269

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 198, i64 %35, i64 %p5), !dbg !1271
	ret void, !dbg !1271

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 198, i64 %35, i64 %p7), !dbg !1272
	ret void, !dbg !1272

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !1279
	ret void, !dbg !1279

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !1280
	ret void, !dbg !1280

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !1281
	ret void, !dbg !1281

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !1286
	ret void, !dbg !1286

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !1287
	ret void, !dbg !1287

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !1288
	ret void, !dbg !1288

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !1289
	ret void, !dbg !1289

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !1292
	ret void, !dbg !1292

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !1293
	ret void, !dbg !1293

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !1294
	ret void, !dbg !1294

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !1297
	ret void, !dbg !1297

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !1298
	ret void, !dbg !1298

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !1303
	ret void, !dbg !1303

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !1304
	ret void, !dbg !1304

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !1307
	ret void, !dbg !1307

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !1308
	ret void, !dbg !1308

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !1312
	ret void, !dbg !1312

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !1313
	ret void, !dbg !1313

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !1317
	ret void, !dbg !1317

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !1318
	ret void, !dbg !1318

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !1319
	ret void, !dbg !1319

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !1320
	ret void, !dbg !1320

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !1323
	ret void, !dbg !1323

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !1324
	ret void, !dbg !1324

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !1327
	ret void, !dbg !1327

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !1328
	ret void, !dbg !1328

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !1331
	ret void, !dbg !1331

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !1332
	ret void, !dbg !1332

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !1346
	ret void, !dbg !1346

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !1347
	ret void, !dbg !1347

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !1348
	ret void, !dbg !1348

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !1361
	ret void, !dbg !1361

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !1362
	ret void, !dbg !1362

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !1363
	ret void, !dbg !1363

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !1367
	ret void, !dbg !1367

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !1372
	ret void, !dbg !1372

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !1376
	ret void, !dbg !1376

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !1378
	ret void, !dbg !1378

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !1385
	ret void, !dbg !1385

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !1391
	ret void, !dbg !1391

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !1395
	ret void, !dbg !1395

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !1396
	ret void, !dbg !1396
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1397 {
entry:
	br label %b0, !dbg !1398

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1399, !range !10
	%1 = sext i32 %0 to i64, !dbg !1399
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1399, !range !12
	%3 = sext i32 %2 to i64, !dbg !1399
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1399, !range !12
	%5 = sext i32 %4 to i64, !dbg !1399
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1399, !range !33
	%7 = sext i32 %6 to i64, !dbg !1399
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1399, !range !34
	%9 = sext i32 %8 to i64, !dbg !1399
	%10 = mul i64 %9, %5, !dbg !1399
	%11 = add i64 %3, %10, !dbg !1399
	%12 = mul i64 %7, %11, !dbg !1399
	%13 = add i64 %1, %12, !dbg !1399
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1399, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1399, !range !35
	%16 = mul i32 %14, %15, !dbg !1399
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1399, !range !36
	%18 = mul i32 %16, %17, !dbg !1399
	%19 = sext i32 %18 to i64, !dbg !1399
	%20 = mul i64 %13, %19, !dbg !1399
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1399, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1399, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1399, !range !13
	%24 = mul i32 %15, %23, !dbg !1399
	%25 = add i32 %22, %24, !dbg !1399
	%26 = mul i32 %14, %25, !dbg !1399
	%27 = add i32 %21, %26, !dbg !1399
	%28 = sext i32 %27 to i64, !dbg !1399
	%29 = add i64 %20, %28, !dbg !1399
	%30 = mul i64 %7, %9, !dbg !1399
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1399, !range !34
	%32 = sext i32 %31 to i64, !dbg !1399
	%33 = mul i64 %30, %32, !dbg !1399
	%34 = mul i64 %33, %19, !dbg !1399
	br label %b1, !dbg !1399

b1:
	%35 = phi i64 [ %29, %b0 ], [ %137, %b2_ok26 ], !dbg !1399
	%36 = icmp slt i64 %35, %p5, !dbg !1399
	br i1 %36, label %b2, label %b3, !dbg !1399

b2:
	%37 = mul i64 %35, 20, !dbg !1400
	%38 = add i64 %35, 1, !dbg !1401
	%39 = mul i64 %38, 20, !dbg !1402
	%40 = icmp ugt i64 %39, %p1, !dbg !1403
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1403, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1403
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1403, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1403
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1403
	%44 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1404
	%45 = load i32, i32* %44, align 4, !dbg !1404
	%46 = trunc i32 %45 to i8, !dbg !1407
	%47 = sext i8 %46 to i64, !dbg !1408
	%48 = trunc i32 %45 to i16, !dbg !1409
	%49 = sext i16 %48 to i64, !dbg !1410
	%50 = sext i32 %45 to i64, !dbg !1411
	%51 = icmp uge i64 0, %42, !dbg !1412
	br i1 %51, label %b2_fail3, label %b2_ok3, !dbg !1412, !prof !9

b2_ok3:
	%52 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1412
	store i64 %47, i64* %52, align 8, !dbg !1412
	%53 = icmp uge i64 1, %42, !dbg !1413
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !1413, !prof !9

b2_ok4:
	%54 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1413
	store i64 %49, i64* %54, align 8, !dbg !1413
	%55 = icmp uge i64 2, %42, !dbg !1414
	br i1 %55, label %b2_fail5, label %b2_ok5, !dbg !1414, !prof !9

b2_ok5:
	%56 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1414
	store i64 %50, i64* %56, align 8, !dbg !1414
	%57 = icmp uge i64 3, %42, !dbg !1415
	br i1 %57, label %b2_fail6, label %b2_ok6, !dbg !1415, !prof !9

b2_ok6:
	%58 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1415
	store i64 %50, i64* %58, align 8, !dbg !1415
	%59 = icmp uge i64 4, %42, !dbg !1416
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !1416, !prof !9

b2_ok7:
	%60 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1416
	store i64 %50, i64* %60, align 8, !dbg !1416
	%61 = trunc i32 %45 to i8, !dbg !1417
	%62 = zext i8 %61 to i64, !dbg !1418
	%63 = trunc i32 %45 to i16, !dbg !1419
	%64 = zext i16 %63 to i64, !dbg !1420
	%65 = zext i32 %45 to i64, !dbg !1422
	%66 = sext i32 %45 to i64, !dbg !1423
	%67 = icmp uge i64 5, %42, !dbg !1425
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1425, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1425
	store i64 %62, i64* %68, align 8, !dbg !1425
	%69 = icmp uge i64 6, %42, !dbg !1426
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1426, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1426
	store i64 %64, i64* %70, align 8, !dbg !1426
	%71 = icmp uge i64 7, %42, !dbg !1427
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1427, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1427
	store i64 %65, i64* %72, align 8, !dbg !1427
	%73 = icmp uge i64 8, %42, !dbg !1428
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1428, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1428
	store i64 %66, i64* %74, align 8, !dbg !1428
	%75 = icmp uge i64 9, %42, !dbg !1429
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !1429, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1429
	store i64 %66, i64* %76, align 8, !dbg !1429
	%77 = sext i8 %46 to i32, !dbg !1430
	%78 = sext i32 %77 to i64, !dbg !1431
	%79 = zext i8 %61 to i32, !dbg !1432
	%80 = sext i32 %79 to i64, !dbg !1433
	%81 = sext i16 %48 to i32, !dbg !1434
	%82 = sext i32 %81 to i64, !dbg !1435
	%83 = icmp uge i64 10, %42, !dbg !1436
	br i1 %83, label %b2_fail13, label %b2_ok13, !dbg !1436, !prof !9

b2_ok13:
	%84 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1436
	store i64 %78, i64* %84, align 8, !dbg !1436
	%85 = icmp uge i64 11, %42, !dbg !1437
	br i1 %85, label %b2_fail14, label %b2_ok14, !dbg !1437, !prof !9

b2_ok14:
	%86 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1437
	store i64 %80, i64* %86, align 8, !dbg !1437
	%87 = icmp uge i64 12, %42, !dbg !1438
	br i1 %87, label %b2_fail15, label %b2_ok15, !dbg !1438, !prof !9

b2_ok15:
	%88 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1438
	store i64 %82, i64* %88, align 8, !dbg !1438
	%89 = icmp uge i64 13, %42, !dbg !1439
	br i1 %89, label %b2_fail16, label %b2_ok16, !dbg !1439, !prof !9

b2_ok16:
	%90 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1439
	store i64 %50, i64* %90, align 8, !dbg !1439
	%91 = icmp uge i64 14, %42, !dbg !1440
	br i1 %91, label %b2_fail17, label %b2_ok17, !dbg !1440, !prof !9

b2_ok17:
	%92 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1440
	store i64 %50, i64* %92, align 8, !dbg !1440
	%93 = ashr i32 %79, 1, !dbg !1441
	%94 = sitofp i32 %93 to float, !dbg !1442
	%95 = call i64 @llvm.nvvm.f2ll.rz(float %94), !dbg !1443
	%96 = fcmp uno float %94, %94, !dbg !1443
	%97 = select i1 %96, i64 0, i64 %95, !dbg !1443
	%98 = sitofp i32 %93 to double, !dbg !1444
	%99 = call i64 @llvm.nvvm.d2ll.rz(double %98), !dbg !1445
	%100 = fcmp uno double %98, %98, !dbg !1445
	%101 = select i1 %100, i64 0, i64 %99, !dbg !1445
	%102 = icmp uge i64 15, %42, !dbg !1446
	br i1 %102, label %b2_fail18, label %b2_ok18, !dbg !1446, !prof !9

b2_ok18:
	%103 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1446
	store i64 %97, i64* %103, align 8, !dbg !1446
	%104 = icmp uge i64 16, %42, !dbg !1447
	br i1 %104, label %b2_fail19, label %b2_ok19, !dbg !1447, !prof !9

b2_ok19:
	%105 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1447
	store i64 %101, i64* %105, align 8, !dbg !1447
	%106 = call i32 @llvm.nvvm.f2i.rz(float %94), !dbg !1448
	%107 = sext i32 %106 to i64, !dbg !1449
	%108 = fadd double %98, 7.500000e-01, !dbg !1450
	%109 = call i32 @llvm.nvvm.d2i.rz(double %108), !dbg !1451
	%110 = fcmp uno double %108, %108, !dbg !1451
	%111 = select i1 %110, i32 0, i32 %109, !dbg !1451
	%112 = sext i32 %111 to i64, !dbg !1452
	%113 = icmp uge i64 17, %42, !dbg !1453
	br i1 %113, label %b2_fail20, label %b2_ok20, !dbg !1453, !prof !9

b2_ok20:
	%114 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1453
	store i64 %107, i64* %114, align 8, !dbg !1453
	%115 = icmp uge i64 18, %42, !dbg !1454
	br i1 %115, label %b2_fail21, label %b2_ok21, !dbg !1454, !prof !9

b2_ok21:
	%116 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1454
	store i64 %112, i64* %116, align 8, !dbg !1454
	%117 = fmul double %98, 3.500000e+00, !dbg !1455
	%118 = call i64 @llvm.nvvm.d2ull.rz(double %117), !dbg !1456
	%119 = fcmp uno double %117, %117, !dbg !1456
	%120 = select i1 %119, i64 0, i64 %118, !dbg !1456
	%121 = icmp uge i64 19, %42, !dbg !1458
	br i1 %121, label %b2_fail22, label %b2_ok22, !dbg !1458, !prof !9

b2_ok22:
	%122 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1458
	store i64 %120, i64* %122, align 8, !dbg !1458
	%123 = mul i64 %35, 2, !dbg !1459
	%124 = add i64 %123, 2, !dbg !1460
	%125 = icmp ugt i64 %124, %p3, !dbg !1461
	br i1 %125, label %b2_fail23, label %b2_ok23, !dbg !1461, !prof !9

b2_ok23:
	%126 = icmp ugt i64 %123, %124, !dbg !1461
	br i1 %126, label %b2_fail24, label %b2_ok24, !dbg !1461, !prof !9

b2_ok24:
	%127 = sub i64 %124, %123, !dbg !1461
	%128 = getelementptr inbounds double, double* %p2, i64 %123, !dbg !1461
	%129 = load i32, i32* %44, align 4, !dbg !1462
	%130 = sitofp i32 %129 to float, !dbg !1465
	%131 = fpext float %130 to double, !dbg !1466
	%132 = sitofp i32 %129 to double, !dbg !1467
	%133 = icmp uge i64 0, %127, !dbg !1468
	br i1 %133, label %b2_fail25, label %b2_ok25, !dbg !1468, !prof !9

b2_ok25:
	%134 = getelementptr inbounds double, double* %128, i64 0, !dbg !1468
	store double %131, double* %134, align 8, !dbg !1468
	%135 = icmp uge i64 1, %127, !dbg !1469
	br i1 %135, label %b2_fail26, label %b2_ok26, !dbg !1469, !prof !9

b2_ok26:
	%136 = getelementptr inbounds double, double* %128, i64 1, !dbg !1469
	store double %132, double* %136, align 8, !dbg !1469
	%137 = add i64 %35, %34, !dbg !1399
	br label %b1, !dbg !1399

b3:
	ret void, !dbg !1399

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 200, i64 %39, i64 %p1), !dbg !1403
	ret void, !dbg !1403

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 201, i64 %37, i64 %39), !dbg !1403
	ret void, !dbg !1403

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !1412
	ret void, !dbg !1412

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !1413
	ret void, !dbg !1413

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !1414
	ret void, !dbg !1414

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !1415
	ret void, !dbg !1415

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !1416
	ret void, !dbg !1416

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !1425
	ret void, !dbg !1425

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !1426
	ret void, !dbg !1426

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !1427
	ret void, !dbg !1427

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !1428
	ret void, !dbg !1428

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !1429
	ret void, !dbg !1429

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !1436
	ret void, !dbg !1436

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !1437
	ret void, !dbg !1437

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !1438
	ret void, !dbg !1438

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !1439
	ret void, !dbg !1439

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !1440
	ret void, !dbg !1440

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !1446
	ret void, !dbg !1446

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !1447
	ret void, !dbg !1447

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !1453
	ret void, !dbg !1453

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !1454
	ret void, !dbg !1454

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !1458
	ret void, !dbg !1458

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 203, i64 %124, i64 %p3), !dbg !1461
	ret void, !dbg !1461

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 204, i64 %123, i64 %124), !dbg !1461
	ret void, !dbg !1461

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %127), !dbg !1468
	ret void, !dbg !1468

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %127), !dbg !1469
	ret void, !dbg !1469
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1470 {
entry:
	br label %b0, !dbg !1471

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1474, !range !10
	%1 = sext i32 %0 to i64, !dbg !1474
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1474, !range !12
	%3 = sext i32 %2 to i64, !dbg !1474
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1474, !range !12
	%5 = sext i32 %4 to i64, !dbg !1474
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1474, !range !33
	%7 = sext i32 %6 to i64, !dbg !1474
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1474, !range !34
	%9 = sext i32 %8 to i64, !dbg !1474
	%10 = mul i64 %9, %5, !dbg !1474
	%11 = add i64 %3, %10, !dbg !1474
	%12 = mul i64 %7, %11, !dbg !1474
	%13 = add i64 %1, %12, !dbg !1474
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1474, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1474, !range !35
	%16 = mul i32 %14, %15, !dbg !1474
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1474, !range !36
	%18 = mul i32 %16, %17, !dbg !1474
	%19 = sext i32 %18 to i64, !dbg !1474
	%20 = mul i64 %13, %19, !dbg !1474
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1474, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1474, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1474, !range !13
	%24 = mul i32 %15, %23, !dbg !1474
	%25 = add i32 %22, %24, !dbg !1474
	%26 = mul i32 %14, %25, !dbg !1474
	%27 = add i32 %21, %26, !dbg !1474
	%28 = sext i32 %27 to i64, !dbg !1474
	%29 = add i64 %20, %28, !dbg !1474
	%30 = add i64 %29, 1, !dbg !1475
	%31 = trunc i64 %30 to i32, !dbg !1476
	%32 = icmp uge i64 0, %p1, !dbg !1477
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1477, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1477
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !1478
	%35 = icmp uge i64 1, %p1, !dbg !1479
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1479, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1479
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !1480
	%38 = icmp uge i64 2, %p1, !dbg !1481
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1481, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1481
	%40 = atomicrmw min i32* %39, i32 %31 monotonic, !dbg !1482
	%41 = icmp uge i64 3, %p1, !dbg !1483
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1483, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1483
	%43 = atomicrmw max i32* %42, i32 %31 monotonic, !dbg !1484
	%44 = icmp uge i64 4, %p1, !dbg !1485
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1485, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1485
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !1486
	%47 = icmp uge i64 %29, %p3, !dbg !1487
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1487, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1487
	store i32 %46, i32* %48, align 4, !dbg !1487
	%49 = icmp uge i64 5, %p1, !dbg !1488
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1488, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1488
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !1489
	%52 = icmp eq i32 %51, 7, !dbg !1490
	br i1 %52, label %b1, label %b2, !dbg !1490

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !1491
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1491, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1491
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !1492
	br label %b2, !dbg !1492

b2:
	ret void, !dbg !1473

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !1477
	ret void, !dbg !1477

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !1479
	ret void, !dbg !1479

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !1481
	ret void, !dbg !1481

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !1483
	ret void, !dbg !1483

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !1485
	ret void, !dbg !1485

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !1487
	ret void, !dbg !1487

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !1488
	ret void, !dbg !1488

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !1491
	ret void, !dbg !1491
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1493 {
entry:
	br label %b0, !dbg !1494

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1497, !range !10
	%1 = sext i32 %0 to i64, !dbg !1497
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1497, !range !12
	%3 = sext i32 %2 to i64, !dbg !1497
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1497, !range !12
	%5 = sext i32 %4 to i64, !dbg !1497
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1497, !range !33
	%7 = sext i32 %6 to i64, !dbg !1497
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1497, !range !34
	%9 = sext i32 %8 to i64, !dbg !1497
	%10 = mul i64 %9, %5, !dbg !1497
	%11 = add i64 %3, %10, !dbg !1497
	%12 = mul i64 %7, %11, !dbg !1497
	%13 = add i64 %1, %12, !dbg !1497
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1497, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1497, !range !35
	%16 = mul i32 %14, %15, !dbg !1497
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1497, !range !36
	%18 = mul i32 %16, %17, !dbg !1497
	%19 = sext i32 %18 to i64, !dbg !1497
	%20 = mul i64 %13, %19, !dbg !1497
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1497, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1497, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1497, !range !13
	%24 = mul i32 %15, %23, !dbg !1497
	%25 = add i32 %22, %24, !dbg !1497
	%26 = mul i32 %14, %25, !dbg !1497
	%27 = add i32 %21, %26, !dbg !1497
	%28 = sext i32 %27 to i64, !dbg !1497
	%29 = add i64 %20, %28, !dbg !1497
	%30 = icmp uge i64 0, %p1, !dbg !1498
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1498, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1498
	%32 = srem i64 %29, 31, !dbg !1499
	%33 = icmp ult i64 %32, 32, !dbg !1500
	%34 = trunc i64 %32 to i32, !dbg !1500
	%35 = shl i32 1, %34, !dbg !1500
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1500
	%37 = xor i32 %36, -1, !dbg !1501
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !1502
	%39 = icmp uge i64 1, %p1, !dbg !1503
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1503, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1503
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !1504
	%42 = icmp uge i64 2, %p1, !dbg !1505
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1505, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1505
	%44 = trunc i64 %29 to i32, !dbg !1506
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !1507
	br label %b1, !dbg !1507

b1:
	%46 = icmp uge i64 3, %p1, !dbg !1508
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !1508, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1508
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !1509
	%49 = add i32 %48, 1, !dbg !1510
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !1511
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1511
	%52 = icmp eq i32 %51, %48, !dbg !1512
	br i1 %52, label %b2, label %b1, !dbg !1512

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !1513
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !1513, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1513
	store i32 %48, i32* %54, align 4, !dbg !1513
	%55 = icmp uge i64 4, %p1, !dbg !1514
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !1514, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1514
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !1515
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1515
	%59 = icmp eq i32 %58, 1, !dbg !1516
	br i1 %59, label %b3, label %b4, !dbg !1516

b3:
	%60 = icmp uge i64 5, %p1, !dbg !1517
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !1517, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1517
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !1518
	br label %b4, !dbg !1518

b4:
	ret void, !dbg !1496

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !1498
	ret void, !dbg !1498

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !1503
	ret void, !dbg !1503

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !1505
	ret void, !dbg !1505

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !1508
	ret void, !dbg !1508

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !1513
	ret void, !dbg !1513

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !1514
	ret void, !dbg !1514

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !1517
	ret void, !dbg !1517
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1519 {
entry:
	br label %b0, !dbg !1520

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1521, !range !10
	%1 = sext i32 %0 to i64, !dbg !1521
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1521, !range !12
	%3 = sext i32 %2 to i64, !dbg !1521
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1521, !range !12
	%5 = sext i32 %4 to i64, !dbg !1521
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1521, !range !33
	%7 = sext i32 %6 to i64, !dbg !1521
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1521, !range !34
	%9 = sext i32 %8 to i64, !dbg !1521
	%10 = mul i64 %9, %5, !dbg !1521
	%11 = add i64 %3, %10, !dbg !1521
	%12 = mul i64 %7, %11, !dbg !1521
	%13 = add i64 %1, %12, !dbg !1521
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1521, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1521, !range !35
	%16 = mul i32 %14, %15, !dbg !1521
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1521, !range !36
	%18 = mul i32 %16, %17, !dbg !1521
	%19 = sext i32 %18 to i64, !dbg !1521
	%20 = mul i64 %13, %19, !dbg !1521
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1521, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1521, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1521, !range !13
	%24 = mul i32 %15, %23, !dbg !1521
	%25 = add i32 %22, %24, !dbg !1521
	%26 = mul i32 %14, %25, !dbg !1521
	%27 = add i32 %21, %26, !dbg !1521
	%28 = sext i32 %27 to i64, !dbg !1521
	%29 = add i64 %20, %28, !dbg !1521
	%30 = mul i64 %7, %9, !dbg !1521
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1521, !range !34
	%32 = sext i32 %31 to i64, !dbg !1521
	%33 = mul i64 %30, %32, !dbg !1521
	%34 = mul i64 %33, %19, !dbg !1521
	br label %b1, !dbg !1521

b1:
	%35 = phi i64 [ %29, %b0 ], [ %220, %b23_ok3 ], !dbg !1521
	%36 = icmp slt i64 %35, %p3, !dbg !1521
	br i1 %36, label %b2, label %b24, !dbg !1521

b2:
	%37 = mul i64 %35, 40, !dbg !1522
	%38 = add i64 %35, 1, !dbg !1523
	%39 = mul i64 %38, 40, !dbg !1524
	%40 = icmp ugt i64 %39, %p1, !dbg !1525
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1525, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1525
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1525, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1525
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1525
	%44 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1526
	%45 = load i64, i64* %44, align 8, !dbg !1526
	%46 = icmp uge i64 %35, %p5, !dbg !1527
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !1527, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1527
	%48 = load i64, i64* %47, align 8, !dbg !1527
	%49 = icmp uge i64 %35, %p7, !dbg !1528
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1528, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1528
	%51 = load i32, i32* %50, align 4, !dbg !1528
	%52 = zext i32 %51 to i64, !dbg !1529
	%53 = add i64 %45, %48, !dbg !1532
	%54 = sub i64 %45, %48, !dbg !1533
	%55 = mul i64 %45, %48, !dbg !1534
	%56 = icmp uge i64 0, %42, !dbg !1535
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1535, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1535
	store i64 %53, i64* %57, align 8, !dbg !1535
	%58 = icmp uge i64 1, %42, !dbg !1536
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1536, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1536
	store i64 %54, i64* %59, align 8, !dbg !1536
	%60 = icmp uge i64 2, %42, !dbg !1537
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1537, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1537
	store i64 %55, i64* %61, align 8, !dbg !1537
	%62 = and i64 %45, %48, !dbg !1538
	%63 = or i64 %45, %48, !dbg !1539
	%64 = xor i64 %45, %48, !dbg !1540
	%65 = xor i64 %48, -1, !dbg !1541
	%66 = and i64 %45, %65, !dbg !1541
	%67 = icmp uge i64 3, %42, !dbg !1542
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1542, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1542
	store i64 %62, i64* %68, align 8, !dbg !1542
	%69 = icmp uge i64 4, %42, !dbg !1543
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1543, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1543
	store i64 %63, i64* %70, align 8, !dbg !1543
	%71 = icmp uge i64 5, %42, !dbg !1544
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1544, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1544
	store i64 %64, i64* %72, align 8, !dbg !1544
	%73 = icmp uge i64 6, %42, !dbg !1545
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1545, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1545
	store i64 %66, i64* %74, align 8, !dbg !1545
	%75 = xor i64 %45, -1, !dbg !1546
	%76 = sub i64 0, %45, !dbg !1547
	%77 = icmp uge i64 7, %42, !dbg !1548
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !1548, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1548
	store i64 %75, i64* %78, align 8, !dbg !1548
	%79 = icmp uge i64 8, %42, !dbg !1549
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !1549, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1549
	store i64 %76, i64* %80, align 8, !dbg !1549
	%81 = icmp uge i64 9, %42, !dbg !1550
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !1550, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1550
	store i64 %45, i64* %82, align 8, !dbg !1550
	%83 = icmp ult i64 %52, 64, !dbg !1551
	%84 = shl i64 %45, %52, !dbg !1551
	%85 = select i1 %83, i64 %84, i64 0, !dbg !1551
	%86 = icmp ult i64 %52, 64, !dbg !1552
	%87 = select i1 %86, i64 %52, i64 63, !dbg !1552
	%88 = ashr i64 %45, %87, !dbg !1552
	%89 = icmp uge i64 10, %42, !dbg !1553
	br i1 %89, label %b2_fail15, label %b2_ok15, !dbg !1553, !prof !9

b2_ok15:
	%90 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1553
	store i64 %85, i64* %90, align 8, !dbg !1553
	%91 = icmp uge i64 11, %42, !dbg !1554
	br i1 %91, label %b2_fail16, label %b2_ok16, !dbg !1554, !prof !9

b2_ok16:
	%92 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1554
	store i64 %88, i64* %92, align 8, !dbg !1554
	%93 = icmp ult i64 %52, 64, !dbg !1556
	%94 = shl i64 %45, %52, !dbg !1556
	%95 = select i1 %93, i64 %94, i64 0, !dbg !1556
	%96 = trunc i64 %52 to i8, !dbg !1557
	%97 = zext i8 %96 to i64, !dbg !1558
	%98 = icmp ult i64 %97, 64, !dbg !1558
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1558
	%100 = ashr i64 %45, %99, !dbg !1558
	%101 = icmp uge i64 12, %42, !dbg !1559
	br i1 %101, label %b2_fail17, label %b2_ok17, !dbg !1559, !prof !9

b2_ok17:
	%102 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1559
	store i64 %95, i64* %102, align 8, !dbg !1559
	%103 = icmp uge i64 13, %42, !dbg !1560
	br i1 %103, label %b2_fail18, label %b2_ok18, !dbg !1560, !prof !9

b2_ok18:
	%104 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1560
	store i64 %100, i64* %104, align 8, !dbg !1560
	%105 = shl i64 %45, 3, !dbg !1561
	%106 = ashr i64 %45, 3, !dbg !1562
	%107 = icmp uge i64 14, %42, !dbg !1563
	br i1 %107, label %b2_fail19, label %b2_ok19, !dbg !1563, !prof !9

b2_ok19:
	%108 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1563
	store i64 %105, i64* %108, align 8, !dbg !1563
	%109 = icmp uge i64 15, %42, !dbg !1564
	br i1 %109, label %b2_fail20, label %b2_ok20, !dbg !1564, !prof !9

b2_ok20:
	%110 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1564
	store i64 %106, i64* %110, align 8, !dbg !1564
	%111 = icmp ult i64 %52, 64, !dbg !1565
	%112 = shl i64 1, %52, !dbg !1565
	%113 = select i1 %111, i64 %112, i64 0, !dbg !1565
	%114 = urem i64 %52, 8, !dbg !1566
	%115 = icmp ult i64 %114, 64, !dbg !1567
	%116 = select i1 %115, i64 %114, i64 63, !dbg !1567
	%117 = ashr i64 %48, %116, !dbg !1567
	%118 = icmp uge i64 16, %42, !dbg !1568
	br i1 %118, label %b2_fail21, label %b2_ok21, !dbg !1568, !prof !9

b2_ok21:
	%119 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1568
	store i64 %113, i64* %119, align 8, !dbg !1568
	%120 = icmp uge i64 17, %42, !dbg !1569
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !1569, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1569
	store i64 %117, i64* %121, align 8, !dbg !1569
	%122 = icmp ne i64 %48, 0, !dbg !1570
	br i1 %122, label %b3, label %b4, !dbg !1570

b3:
	%123 = icmp eq i64 %48, -1, !dbg !1571
	%124 = select i1 %123, i64 1, i64 %48, !dbg !1571
	%125 = sdiv i64 %45, %124, !dbg !1571
	%126 = sub i64 0, %45, !dbg !1571
	%127 = select i1 %123, i64 %126, i64 %125, !dbg !1571
	%128 = icmp eq i64 %48, -1, !dbg !1572
	%129 = select i1 %128, i64 1, i64 %48, !dbg !1572
	%130 = srem i64 %45, %129, !dbg !1572
	%131 = icmp uge i64 18, %42, !dbg !1573
	br i1 %131, label %b3_fail1, label %b3_ok1, !dbg !1573, !prof !9

b3_ok1:
	%132 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1573
	store i64 %127, i64* %132, align 8, !dbg !1573
	%133 = icmp uge i64 19, %42, !dbg !1574
	br i1 %133, label %b3_fail2, label %b3_ok2, !dbg !1574, !prof !9

b3_ok2:
	%134 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1574
	store i64 %130, i64* %134, align 8, !dbg !1574
	br label %b5, !dbg !1574

b4:
	%135 = icmp uge i64 18, %42, !dbg !1575
	br i1 %135, label %b4_fail1, label %b4_ok1, !dbg !1575, !prof !9

b4_ok1:
	%136 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1575
	store i64 0, i64* %136, align 8, !dbg !1575
	%137 = icmp uge i64 19, %42, !dbg !1576
	br i1 %137, label %b4_fail2, label %b4_ok2, !dbg !1576, !prof !9

b4_ok2:
	%138 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1576
	store i64 0, i64* %138, align 8, !dbg !1576
	br label %b5, !dbg !1576

b5:
	%139 = sdiv i64 %45, 7, !dbg !1577
	%140 = srem i64 %45, 7, !dbg !1578
	%141 = icmp uge i64 20, %42, !dbg !1579
	br i1 %141, label %b5_fail1, label %b5_ok1, !dbg !1579, !prof !9

b5_ok1:
	%142 = getelementptr inbounds i64, i64* %43, i64 20, !dbg !1579
	store i64 %139, i64* %142, align 8, !dbg !1579
	%143 = icmp uge i64 21, %42, !dbg !1580
	br i1 %143, label %b5_fail2, label %b5_ok2, !dbg !1580, !prof !9

b5_ok2:
	%144 = getelementptr inbounds i64, i64* %43, i64 21, !dbg !1580
	store i64 %140, i64* %144, align 8, !dbg !1580
	%145 = sdiv i64 %45, 8, !dbg !1581
	%146 = srem i64 %45, 8, !dbg !1582
	%147 = icmp uge i64 22, %42, !dbg !1583
	br i1 %147, label %b5_fail3, label %b5_ok3, !dbg !1583, !prof !9

b5_ok3:
	%148 = getelementptr inbounds i64, i64* %43, i64 22, !dbg !1583
	store i64 %145, i64* %148, align 8, !dbg !1583
	%149 = icmp uge i64 23, %42, !dbg !1584
	br i1 %149, label %b5_fail4, label %b5_ok4, !dbg !1584, !prof !9

b5_ok4:
	%150 = getelementptr inbounds i64, i64* %43, i64 23, !dbg !1584
	store i64 %146, i64* %150, align 8, !dbg !1584
	%151 = icmp slt i64 %45, %48, !dbg !1585
	%152 = select i1 %151, i64 %45, i64 %48, !dbg !1585
	%153 = icmp sgt i64 %45, %48, !dbg !1586
	%154 = select i1 %153, i64 %45, i64 %48, !dbg !1586
	%155 = icmp sgt i64 %154, 3, !dbg !1586
	%156 = select i1 %155, i64 %154, i64 3, !dbg !1586
	%157 = icmp uge i64 24, %42, !dbg !1587
	br i1 %157, label %b5_fail5, label %b5_ok5, !dbg !1587, !prof !9

b5_ok5:
	%158 = getelementptr inbounds i64, i64* %43, i64 24, !dbg !1587
	store i64 %152, i64* %158, align 8, !dbg !1587
	%159 = icmp uge i64 25, %42, !dbg !1588
	br i1 %159, label %b5_fail6, label %b5_ok6, !dbg !1588, !prof !9

b5_ok6:
	%160 = getelementptr inbounds i64, i64* %43, i64 25, !dbg !1588
	store i64 %156, i64* %160, align 8, !dbg !1588
	%161 = icmp eq i64 %45, %48, !dbg !1589
	br i1 %161, label %b7, label %b6, !dbg !1592

b6:
	br label %b7, !dbg !1593

b7:
	%162 = phi i64 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !1594
	%163 = icmp ne i64 %45, %48, !dbg !1594
	br i1 %163, label %b9, label %b8, !dbg !1596

b8:
	br label %b9, !dbg !1597

b9:
	%164 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1598
	br i1 %151, label %b11, label %b10, !dbg !1600

b10:
	br label %b11, !dbg !1601

b11:
	%165 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1602
	%166 = icmp uge i64 26, %42, !dbg !1602
	br i1 %166, label %b11_fail1, label %b11_ok1, !dbg !1602, !prof !9

b11_ok1:
	%167 = getelementptr inbounds i64, i64* %43, i64 26, !dbg !1602
	store i64 %162, i64* %167, align 8, !dbg !1602
	%168 = icmp uge i64 27, %42, !dbg !1603
	br i1 %168, label %b11_fail2, label %b11_ok2, !dbg !1603, !prof !9

b11_ok2:
	%169 = getelementptr inbounds i64, i64* %43, i64 27, !dbg !1603
	store i64 %164, i64* %169, align 8, !dbg !1603
	%170 = icmp uge i64 28, %42, !dbg !1604
	br i1 %170, label %b11_fail3, label %b11_ok3, !dbg !1604, !prof !9

b11_ok3:
	%171 = getelementptr inbounds i64, i64* %43, i64 28, !dbg !1604
	store i64 %165, i64* %171, align 8, !dbg !1604
	%172 = icmp sle i64 %45, %48, !dbg !1605
	br i1 %172, label %b13, label %b12, !dbg !1607

b12:
	br label %b13, !dbg !1608

b13:
	%173 = phi i64 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !1609
	br i1 %153, label %b15, label %b14, !dbg !1611

b14:
	br label %b15, !dbg !1612

b15:
	%174 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1613
	%175 = icmp sge i64 %45, %48, !dbg !1613
	br i1 %175, label %b17, label %b16, !dbg !1615

b16:
	br label %b17, !dbg !1616

b17:
	%176 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1617
	%177 = icmp uge i64 29, %42, !dbg !1617
	br i1 %177, label %b17_fail1, label %b17_ok1, !dbg !1617, !prof !9

b17_ok1:
	%178 = getelementptr inbounds i64, i64* %43, i64 29, !dbg !1617
	store i64 %173, i64* %178, align 8, !dbg !1617
	%179 = icmp uge i64 30, %42, !dbg !1618
	br i1 %179, label %b17_fail2, label %b17_ok2, !dbg !1618, !prof !9

b17_ok2:
	%180 = getelementptr inbounds i64, i64* %43, i64 30, !dbg !1618
	store i64 %174, i64* %180, align 8, !dbg !1618
	%181 = icmp uge i64 31, %42, !dbg !1619
	br i1 %181, label %b17_fail3, label %b17_ok3, !dbg !1619, !prof !9

b17_ok3:
	%182 = getelementptr inbounds i64, i64* %43, i64 31, !dbg !1619
	store i64 %176, i64* %182, align 8, !dbg !1619
	%183 = mul i64 %53, 3, !dbg !1620
	%184 = sub i64 %183, 5, !dbg !1621
	%185 = xor i64 %184, %45, !dbg !1622
	%186 = icmp uge i64 32, %42, !dbg !1623
	br i1 %186, label %b17_fail4, label %b17_ok4, !dbg !1623, !prof !9

b17_ok4:
	%187 = getelementptr inbounds i64, i64* %43, i64 32, !dbg !1623
	store i64 %185, i64* %187, align 8, !dbg !1623
	%188 = shl i64 %185, 2, !dbg !1624
	%189 = ashr i64 %188, 1, !dbg !1625
	%190 = or i64 %189, 1, !dbg !1626
	%191 = and i64 %190, -3, !dbg !1627
	%192 = icmp uge i64 33, %42, !dbg !1628
	br i1 %192, label %b17_fail5, label %b17_ok5, !dbg !1628, !prof !9

b17_ok5:
	%193 = getelementptr inbounds i64, i64* %43, i64 33, !dbg !1628
	store i64 %191, i64* %193, align 8, !dbg !1628
	%194 = add i64 %191, 1, !dbg !1629
	%195 = sub i64 %194, 1, !dbg !1630
	%196 = sub i64 %195, 1, !dbg !1631
	%197 = icmp uge i64 34, %42, !dbg !1632
	br i1 %197, label %b17_fail6, label %b17_ok6, !dbg !1632, !prof !9

b17_ok6:
	%198 = getelementptr inbounds i64, i64* %43, i64 34, !dbg !1632
	store i64 %196, i64* %198, align 8, !dbg !1632
	%199 = sub i64 %48, %45, !dbg !1633
	%200 = icmp uge i64 35, %42, !dbg !1634
	br i1 %200, label %b17_fail7, label %b17_ok7, !dbg !1634, !prof !9

b17_ok7:
	%201 = getelementptr inbounds i64, i64* %43, i64 35, !dbg !1634
	store i64 %199, i64* %201, align 8, !dbg !1634
	br i1 %151, label %b18, label %b19, !dbg !1635

b18:
	br i1 %122, label %b21, label %b19, !dbg !1636

b19:
	%202 = icmp eq i64 %45, 5, !dbg !1637
	br i1 %202, label %b21, label %b20, !dbg !1639

b20:
	br label %b21, !dbg !1640

b21:
	%203 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1641
	%204 = icmp uge i64 36, %42, !dbg !1641
	br i1 %204, label %b21_fail1, label %b21_ok1, !dbg !1641, !prof !9

b21_ok1:
	%205 = getelementptr inbounds i64, i64* %43, i64 36, !dbg !1641
	store i64 %203, i64* %205, align 8, !dbg !1641
	%206 = icmp eq i64 %48, 1, !dbg !1642
	%207 = icmp ne i1 %172, %206, !dbg !1643
	br i1 %207, label %b23, label %b22, !dbg !1645

b22:
	br label %b23, !dbg !1646

b23:
	%208 = phi i64 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !1647
	%209 = icmp uge i64 37, %42, !dbg !1647
	br i1 %209, label %b23_fail1, label %b23_ok1, !dbg !1647, !prof !9

b23_ok1:
	%210 = getelementptr inbounds i64, i64* %43, i64 37, !dbg !1647
	store i64 %208, i64* %210, align 8, !dbg !1647
	%211 = and i64 %52, 3, !dbg !1648
	%212 = icmp ult i64 %211, 64, !dbg !1649
	%213 = shl i64 1, %211, !dbg !1649
	%214 = select i1 %212, i64 %213, i64 0, !dbg !1649
	%215 = add i64 %214, %45, !dbg !1650
	%216 = icmp uge i64 38, %42, !dbg !1651
	br i1 %216, label %b23_fail2, label %b23_ok2, !dbg !1651, !prof !9

b23_ok2:
	%217 = getelementptr inbounds i64, i64* %43, i64 38, !dbg !1651
	store i64 %215, i64* %217, align 8, !dbg !1651
	%218 = icmp uge i64 39, %42, !dbg !1652
	br i1 %218, label %b23_fail3, label %b23_ok3, !dbg !1652, !prof !9

b23_ok3:
	%219 = getelementptr inbounds i64, i64* %43, i64 39, !dbg !1652
	store i64 -1, i64* %219, align 8, !dbg !1652
	%220 = add i64 %35, %34, !dbg !1521
	br label %b1, !dbg !1521

b24:
	ret void, !dbg !1521

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 %39, i64 %p1), !dbg !1525
	ret void, !dbg !1525

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 225, i64 %37, i64 %39), !dbg !1525
	ret void, !dbg !1525

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 226, i64 %35, i64 %p5), !dbg !1527
	ret void, !dbg !1527

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 226, i64 %35, i64 %p7), !dbg !1528
	ret void, !dbg !1528

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !1535
	ret void, !dbg !1535

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !1536
	ret void, !dbg !1536

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !1537
	ret void, !dbg !1537

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !1542
	ret void, !dbg !1542

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !1543
	ret void, !dbg !1543

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !1544
	ret void, !dbg !1544

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !1545
	ret void, !dbg !1545

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !1548
	ret void, !dbg !1548

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !1549
	ret void, !dbg !1549

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !1550
	ret void, !dbg !1550

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !1553
	ret void, !dbg !1553

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !1554
	ret void, !dbg !1554

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !1559
	ret void, !dbg !1559

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !1560
	ret void, !dbg !1560

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !1563
	ret void, !dbg !1563

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !1564
	ret void, !dbg !1564

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !1568
	ret void, !dbg !1568

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !1569
	ret void, !dbg !1569

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !1573
	ret void, !dbg !1573

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !1574
	ret void, !dbg !1574

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !1575
	ret void, !dbg !1575

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !1576
	ret void, !dbg !1576

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !1579
	ret void, !dbg !1579

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !1580
	ret void, !dbg !1580

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !1583
	ret void, !dbg !1583

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !1584
	ret void, !dbg !1584

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !1587
	ret void, !dbg !1587

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !1588
	ret void, !dbg !1588

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !1602
	ret void, !dbg !1602

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !1603
	ret void, !dbg !1603

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !1604
	ret void, !dbg !1604

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !1617
	ret void, !dbg !1617

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !1618
	ret void, !dbg !1618

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !1619
	ret void, !dbg !1619

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !1623
	ret void, !dbg !1623

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !1628
	ret void, !dbg !1628

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !1632
	ret void, !dbg !1632

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !1634
	ret void, !dbg !1634

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !1641
	ret void, !dbg !1641

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !1647
	ret void, !dbg !1647

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !1651
	ret void, !dbg !1651

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !1652
	ret void, !dbg !1652
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1653 {
entry:
	br label %b0, !dbg !1654

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1655, !range !10
	%1 = sext i32 %0 to i64, !dbg !1655
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1655, !range !12
	%3 = sext i32 %2 to i64, !dbg !1655
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1655, !range !12
	%5 = sext i32 %4 to i64, !dbg !1655
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1655, !range !33
	%7 = sext i32 %6 to i64, !dbg !1655
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1655, !range !34
	%9 = sext i32 %8 to i64, !dbg !1655
	%10 = mul i64 %9, %5, !dbg !1655
	%11 = add i64 %3, %10, !dbg !1655
	%12 = mul i64 %7, %11, !dbg !1655
	%13 = add i64 %1, %12, !dbg !1655
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1655, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1655, !range !35
	%16 = mul i32 %14, %15, !dbg !1655
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1655, !range !36
	%18 = mul i32 %16, %17, !dbg !1655
	%19 = sext i32 %18 to i64, !dbg !1655
	%20 = mul i64 %13, %19, !dbg !1655
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1655, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1655, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1655, !range !13
	%24 = mul i32 %15, %23, !dbg !1655
	%25 = add i32 %22, %24, !dbg !1655
	%26 = mul i32 %14, %25, !dbg !1655
	%27 = add i32 %21, %26, !dbg !1655
	%28 = sext i32 %27 to i64, !dbg !1655
	%29 = add i64 %20, %28, !dbg !1655
	%30 = mul i64 %7, %9, !dbg !1655
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1655, !range !34
	%32 = sext i32 %31 to i64, !dbg !1655
	%33 = mul i64 %30, %32, !dbg !1655
	%34 = mul i64 %33, %19, !dbg !1655
	br label %b1, !dbg !1655

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b2_ok26 ], !dbg !1655
	%36 = icmp slt i64 %35, %p5, !dbg !1655
	br i1 %36, label %b2, label %b3, !dbg !1655

b2:
	%37 = mul i64 %35, 20, !dbg !1656
	%38 = add i64 %35, 1, !dbg !1657
	%39 = mul i64 %38, 20, !dbg !1658
	%40 = icmp ugt i64 %39, %p1, !dbg !1659
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1659, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1659
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1659, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1659
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1659
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1660
	%45 = load i64, i64* %44, align 8, !dbg !1660
	%46 = trunc i64 %45 to i8, !dbg !1663
	%47 = sext i8 %46 to i64, !dbg !1664
	%48 = trunc i64 %45 to i16, !dbg !1665
	%49 = sext i16 %48 to i64, !dbg !1666
	%50 = trunc i64 %45 to i32, !dbg !1667
	%51 = sext i32 %50 to i64, !dbg !1668
	%52 = icmp uge i64 0, %42, !dbg !1669
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !1669, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1669
	store i64 %47, i64* %53, align 8, !dbg !1669
	%54 = icmp uge i64 1, %42, !dbg !1670
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !1670, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1670
	store i64 %49, i64* %55, align 8, !dbg !1670
	%56 = icmp uge i64 2, %42, !dbg !1671
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1671, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1671
	store i64 %51, i64* %57, align 8, !dbg !1671
	%58 = icmp uge i64 3, %42, !dbg !1672
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1672, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1672
	store i64 %45, i64* %59, align 8, !dbg !1672
	%60 = icmp uge i64 4, %42, !dbg !1673
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1673, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1673
	store i64 %45, i64* %61, align 8, !dbg !1673
	%62 = trunc i64 %45 to i8, !dbg !1674
	%63 = zext i8 %62 to i64, !dbg !1675
	%64 = trunc i64 %45 to i16, !dbg !1676
	%65 = zext i16 %64 to i64, !dbg !1677
	%66 = trunc i64 %45 to i32, !dbg !1678
	%67 = zext i32 %66 to i64, !dbg !1679
	%68 = icmp uge i64 5, %42, !dbg !1680
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !1680, !prof !9

b2_ok8:
	%69 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1680
	store i64 %63, i64* %69, align 8, !dbg !1680
	%70 = icmp uge i64 6, %42, !dbg !1681
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !1681, !prof !9

b2_ok9:
	%71 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1681
	store i64 %65, i64* %71, align 8, !dbg !1681
	%72 = icmp uge i64 7, %42, !dbg !1682
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !1682, !prof !9

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1682
	store i64 %67, i64* %73, align 8, !dbg !1682
	%74 = icmp uge i64 8, %42, !dbg !1683
	br i1 %74, label %b2_fail11, label %b2_ok11, !dbg !1683, !prof !9

b2_ok11:
	%75 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1683
	store i64 %45, i64* %75, align 8, !dbg !1683
	%76 = icmp uge i64 9, %42, !dbg !1684
	br i1 %76, label %b2_fail12, label %b2_ok12, !dbg !1684, !prof !9

b2_ok12:
	%77 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1684
	store i64 %45, i64* %77, align 8, !dbg !1684
	%78 = icmp uge i64 10, %42, !dbg !1685
	br i1 %78, label %b2_fail13, label %b2_ok13, !dbg !1685, !prof !9

b2_ok13:
	%79 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1685
	store i64 %47, i64* %79, align 8, !dbg !1685
	%80 = icmp uge i64 11, %42, !dbg !1686
	br i1 %80, label %b2_fail14, label %b2_ok14, !dbg !1686, !prof !9

b2_ok14:
	%81 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1686
	store i64 %63, i64* %81, align 8, !dbg !1686
	%82 = icmp uge i64 12, %42, !dbg !1687
	br i1 %82, label %b2_fail15, label %b2_ok15, !dbg !1687, !prof !9

b2_ok15:
	%83 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1687
	store i64 %49, i64* %83, align 8, !dbg !1687
	%84 = icmp uge i64 13, %42, !dbg !1688
	br i1 %84, label %b2_fail16, label %b2_ok16, !dbg !1688, !prof !9

b2_ok16:
	%85 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1688
	store i64 %67, i64* %85, align 8, !dbg !1688
	%86 = icmp uge i64 14, %42, !dbg !1689
	br i1 %86, label %b2_fail17, label %b2_ok17, !dbg !1689, !prof !9

b2_ok17:
	%87 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1689
	store i64 %45, i64* %87, align 8, !dbg !1689
	%88 = ashr i64 %63, 1, !dbg !1690
	%89 = sitofp i64 %88 to float, !dbg !1691
	%90 = call i64 @llvm.nvvm.f2ll.rz(float %89), !dbg !1692
	%91 = fcmp uno float %89, %89, !dbg !1692
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1692
	%93 = sitofp i64 %88 to double, !dbg !1693
	%94 = call i64 @llvm.nvvm.d2ll.rz(double %93), !dbg !1694
	%95 = fcmp uno double %93, %93, !dbg !1694
	%96 = select i1 %95, i64 0, i64 %94, !dbg !1694
	%97 = icmp uge i64 15, %42, !dbg !1695
	br i1 %97, label %b2_fail18, label %b2_ok18, !dbg !1695, !prof !9

b2_ok18:
	%98 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1695
	store i64 %92, i64* %98, align 8, !dbg !1695
	%99 = icmp uge i64 16, %42, !dbg !1696
	br i1 %99, label %b2_fail19, label %b2_ok19, !dbg !1696, !prof !9

b2_ok19:
	%100 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1696
	store i64 %96, i64* %100, align 8, !dbg !1696
	%101 = fadd double %93, 7.500000e-01, !dbg !1697
	%102 = call i64 @llvm.nvvm.d2ll.rz(double %101), !dbg !1698
	%103 = fcmp uno double %101, %101, !dbg !1698
	%104 = select i1 %103, i64 0, i64 %102, !dbg !1698
	%105 = icmp uge i64 17, %42, !dbg !1699
	br i1 %105, label %b2_fail20, label %b2_ok20, !dbg !1699, !prof !9

b2_ok20:
	%106 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1699
	store i64 %92, i64* %106, align 8, !dbg !1699
	%107 = icmp uge i64 18, %42, !dbg !1700
	br i1 %107, label %b2_fail21, label %b2_ok21, !dbg !1700, !prof !9

b2_ok21:
	%108 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1700
	store i64 %104, i64* %108, align 8, !dbg !1700
	%109 = fmul double %93, 3.500000e+00, !dbg !1701
	%110 = call i64 @llvm.nvvm.d2ull.rz(double %109), !dbg !1702
	%111 = fcmp uno double %109, %109, !dbg !1702
	%112 = select i1 %111, i64 0, i64 %110, !dbg !1702
	%113 = icmp uge i64 19, %42, !dbg !1704
	br i1 %113, label %b2_fail22, label %b2_ok22, !dbg !1704, !prof !9

b2_ok22:
	%114 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1704
	store i64 %112, i64* %114, align 8, !dbg !1704
	%115 = mul i64 %35, 2, !dbg !1705
	%116 = add i64 %115, 2, !dbg !1706
	%117 = icmp ugt i64 %116, %p3, !dbg !1707
	br i1 %117, label %b2_fail23, label %b2_ok23, !dbg !1707, !prof !9

b2_ok23:
	%118 = icmp ugt i64 %115, %116, !dbg !1707
	br i1 %118, label %b2_fail24, label %b2_ok24, !dbg !1707, !prof !9

b2_ok24:
	%119 = sub i64 %116, %115, !dbg !1707
	%120 = getelementptr inbounds double, double* %p2, i64 %115, !dbg !1707
	%121 = load i64, i64* %44, align 8, !dbg !1708
	%122 = sitofp i64 %121 to float, !dbg !1711
	%123 = fpext float %122 to double, !dbg !1712
	%124 = sitofp i64 %121 to double, !dbg !1713
	%125 = icmp uge i64 0, %119, !dbg !1714
	br i1 %125, label %b2_fail25, label %b2_ok25, !dbg !1714, !prof !9

b2_ok25:
	%126 = getelementptr inbounds double, double* %120, i64 0, !dbg !1714
	store double %123, double* %126, align 8, !dbg !1714
	%127 = icmp uge i64 1, %119, !dbg !1715
	br i1 %127, label %b2_fail26, label %b2_ok26, !dbg !1715, !prof !9

b2_ok26:
	%128 = getelementptr inbounds double, double* %120, i64 1, !dbg !1715
	store double %124, double* %128, align 8, !dbg !1715
	%129 = add i64 %35, %34, !dbg !1655
	br label %b1, !dbg !1655

b3:
	ret void, !dbg !1655

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 228, i64 %39, i64 %p1), !dbg !1659
	ret void, !dbg !1659

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 229, i64 %37, i64 %39), !dbg !1659
	ret void, !dbg !1659

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !1669
	ret void, !dbg !1669

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !1670
	ret void, !dbg !1670

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !1671
	ret void, !dbg !1671

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !1672
	ret void, !dbg !1672

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !1673
	ret void, !dbg !1673

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !1680
	ret void, !dbg !1680

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !1681
	ret void, !dbg !1681

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !1682
	ret void, !dbg !1682

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !1683
	ret void, !dbg !1683

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !1684
	ret void, !dbg !1684

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !1685
	ret void, !dbg !1685

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !1686
	ret void, !dbg !1686

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !1687
	ret void, !dbg !1687

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !1688
	ret void, !dbg !1688

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !1689
	ret void, !dbg !1689

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !1695
	ret void, !dbg !1695

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !1696
	ret void, !dbg !1696

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !1699
	ret void, !dbg !1699

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !1700
	ret void, !dbg !1700

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !1704
	ret void, !dbg !1704

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 231, i64 %116, i64 %p3), !dbg !1707
	ret void, !dbg !1707

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 232, i64 %115, i64 %116), !dbg !1707
	ret void, !dbg !1707

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %119), !dbg !1714
	ret void, !dbg !1714

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %119), !dbg !1715
	ret void, !dbg !1715
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1716 {
entry:
	br label %b0, !dbg !1717

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1720, !range !10
	%1 = sext i32 %0 to i64, !dbg !1720
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1720, !range !12
	%3 = sext i32 %2 to i64, !dbg !1720
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1720, !range !12
	%5 = sext i32 %4 to i64, !dbg !1720
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1720, !range !33
	%7 = sext i32 %6 to i64, !dbg !1720
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1720, !range !34
	%9 = sext i32 %8 to i64, !dbg !1720
	%10 = mul i64 %9, %5, !dbg !1720
	%11 = add i64 %3, %10, !dbg !1720
	%12 = mul i64 %7, %11, !dbg !1720
	%13 = add i64 %1, %12, !dbg !1720
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1720, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1720, !range !35
	%16 = mul i32 %14, %15, !dbg !1720
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1720, !range !36
	%18 = mul i32 %16, %17, !dbg !1720
	%19 = sext i32 %18 to i64, !dbg !1720
	%20 = mul i64 %13, %19, !dbg !1720
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1720, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1720, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1720, !range !13
	%24 = mul i32 %15, %23, !dbg !1720
	%25 = add i32 %22, %24, !dbg !1720
	%26 = mul i32 %14, %25, !dbg !1720
	%27 = add i32 %21, %26, !dbg !1720
	%28 = sext i32 %27 to i64, !dbg !1720
	%29 = add i64 %20, %28, !dbg !1720
	%30 = add i64 %29, 1, !dbg !1721
	%31 = icmp uge i64 0, %p1, !dbg !1722
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1722, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1722
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1723
	%34 = icmp uge i64 1, %p1, !dbg !1724
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1724, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1724
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1725
	%37 = icmp uge i64 2, %p1, !dbg !1726
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1726, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1726
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1727
	%40 = icmp uge i64 3, %p1, !dbg !1728
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1728, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1728
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1729
	%43 = icmp uge i64 4, %p1, !dbg !1730
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1730, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1730
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1731
	%46 = icmp uge i64 %29, %p3, !dbg !1732
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1732, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1732
	store i64 %45, i64* %47, align 8, !dbg !1732
	%48 = icmp uge i64 5, %p1, !dbg !1733
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1733, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1733
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1734
	%51 = icmp eq i64 %50, 7, !dbg !1735
	br i1 %51, label %b1, label %b2, !dbg !1735

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1736
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1736, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1736
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1737
	br label %b2, !dbg !1737

b2:
	ret void, !dbg !1719

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !1722
	ret void, !dbg !1722

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !1724
	ret void, !dbg !1724

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !1726
	ret void, !dbg !1726

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !1728
	ret void, !dbg !1728

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !1730
	ret void, !dbg !1730

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !1732
	ret void, !dbg !1732

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !1733
	ret void, !dbg !1733

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !1736
	ret void, !dbg !1736
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1738 {
entry:
	br label %b0, !dbg !1739

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1742, !range !10
	%1 = sext i32 %0 to i64, !dbg !1742
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1742, !range !12
	%3 = sext i32 %2 to i64, !dbg !1742
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1742, !range !12
	%5 = sext i32 %4 to i64, !dbg !1742
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1742, !range !33
	%7 = sext i32 %6 to i64, !dbg !1742
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1742, !range !34
	%9 = sext i32 %8 to i64, !dbg !1742
	%10 = mul i64 %9, %5, !dbg !1742
	%11 = add i64 %3, %10, !dbg !1742
	%12 = mul i64 %7, %11, !dbg !1742
	%13 = add i64 %1, %12, !dbg !1742
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1742, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1742, !range !35
	%16 = mul i32 %14, %15, !dbg !1742
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1742, !range !36
	%18 = mul i32 %16, %17, !dbg !1742
	%19 = sext i32 %18 to i64, !dbg !1742
	%20 = mul i64 %13, %19, !dbg !1742
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1742, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1742, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1742, !range !13
	%24 = mul i32 %15, %23, !dbg !1742
	%25 = add i32 %22, %24, !dbg !1742
	%26 = mul i32 %14, %25, !dbg !1742
	%27 = add i32 %21, %26, !dbg !1742
	%28 = sext i32 %27 to i64, !dbg !1742
	%29 = add i64 %20, %28, !dbg !1742
	%30 = icmp uge i64 0, %p1, !dbg !1743
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1743, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1743
	%32 = srem i64 %29, 31, !dbg !1744
	%33 = icmp ult i64 %32, 64, !dbg !1745
	%34 = shl i64 1, %32, !dbg !1745
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1745
	%36 = xor i64 %35, -1, !dbg !1746
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1747
	%38 = icmp uge i64 1, %p1, !dbg !1748
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1748, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1748
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1749
	%41 = icmp uge i64 2, %p1, !dbg !1750
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1750, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1750
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1751
	br label %b1, !dbg !1751

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1752
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1752, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1752
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1753
	%47 = add i64 %46, 1, !dbg !1754
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1755
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1755
	%50 = icmp eq i64 %49, %46, !dbg !1756
	br i1 %50, label %b2, label %b1, !dbg !1756

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1757
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1757, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1757
	store i64 %46, i64* %52, align 8, !dbg !1757
	%53 = icmp uge i64 4, %p1, !dbg !1758
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1758, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1758
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1759
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1759
	%57 = icmp eq i64 %56, 1, !dbg !1760
	br i1 %57, label %b3, label %b4, !dbg !1760

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1761
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1761, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1761
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1762
	br label %b4, !dbg !1762

b4:
	ret void, !dbg !1741

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !1743
	ret void, !dbg !1743

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !1748
	ret void, !dbg !1748

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !1750
	ret void, !dbg !1750

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !1752
	ret void, !dbg !1752

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !1757
	ret void, !dbg !1757

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !1758
	ret void, !dbg !1758

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !1761
	ret void, !dbg !1761
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1763 {
entry:
	br label %b0, !dbg !1764

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1765, !range !10
	%1 = sext i32 %0 to i64, !dbg !1765
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1765, !range !12
	%3 = sext i32 %2 to i64, !dbg !1765
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1765, !range !12
	%5 = sext i32 %4 to i64, !dbg !1765
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1765, !range !33
	%7 = sext i32 %6 to i64, !dbg !1765
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1765, !range !34
	%9 = sext i32 %8 to i64, !dbg !1765
	%10 = mul i64 %9, %5, !dbg !1765
	%11 = add i64 %3, %10, !dbg !1765
	%12 = mul i64 %7, %11, !dbg !1765
	%13 = add i64 %1, %12, !dbg !1765
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1765, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1765, !range !35
	%16 = mul i32 %14, %15, !dbg !1765
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1765, !range !36
	%18 = mul i32 %16, %17, !dbg !1765
	%19 = sext i32 %18 to i64, !dbg !1765
	%20 = mul i64 %13, %19, !dbg !1765
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1765, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1765, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1765, !range !13
	%24 = mul i32 %15, %23, !dbg !1765
	%25 = add i32 %22, %24, !dbg !1765
	%26 = mul i32 %14, %25, !dbg !1765
	%27 = add i32 %21, %26, !dbg !1765
	%28 = sext i32 %27 to i64, !dbg !1765
	%29 = add i64 %20, %28, !dbg !1765
	%30 = mul i64 %7, %9, !dbg !1765
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1765, !range !34
	%32 = sext i32 %31 to i64, !dbg !1765
	%33 = mul i64 %30, %32, !dbg !1765
	%34 = mul i64 %33, %19, !dbg !1765
	br label %b1, !dbg !1765

b1:
	%35 = phi i64 [ %29, %b0 ], [ %220, %b23_ok3 ], !dbg !1765
	%36 = icmp slt i64 %35, %p3, !dbg !1765
	br i1 %36, label %b2, label %b24, !dbg !1765

b2:
	%37 = mul i64 %35, 40, !dbg !1766
	%38 = add i64 %35, 1, !dbg !1767
	%39 = mul i64 %38, 40, !dbg !1768
	%40 = icmp ugt i64 %39, %p1, !dbg !1769
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1769, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1769
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1769, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1769
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1769
	%44 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1770
	%45 = load i64, i64* %44, align 8, !dbg !1770
	%46 = icmp uge i64 %35, %p5, !dbg !1771
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !1771, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1771
	%48 = load i64, i64* %47, align 8, !dbg !1771
	%49 = icmp uge i64 %35, %p7, !dbg !1772
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1772, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1772
	%51 = load i32, i32* %50, align 4, !dbg !1772
	%52 = zext i32 %51 to i64, !dbg !1773
	%53 = add i64 %45, %48, !dbg !1776
	%54 = sub i64 %45, %48, !dbg !1777
	%55 = mul i64 %45, %48, !dbg !1778
	%56 = icmp uge i64 0, %42, !dbg !1779
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1779, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1779
	store i64 %53, i64* %57, align 8, !dbg !1779
	%58 = icmp uge i64 1, %42, !dbg !1780
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1780, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1780
	store i64 %54, i64* %59, align 8, !dbg !1780
	%60 = icmp uge i64 2, %42, !dbg !1781
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1781, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1781
	store i64 %55, i64* %61, align 8, !dbg !1781
	%62 = and i64 %45, %48, !dbg !1782
	%63 = or i64 %45, %48, !dbg !1783
	%64 = xor i64 %45, %48, !dbg !1784
	%65 = xor i64 %48, -1, !dbg !1785
	%66 = and i64 %45, %65, !dbg !1785
	%67 = icmp uge i64 3, %42, !dbg !1786
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !1786, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1786
	store i64 %62, i64* %68, align 8, !dbg !1786
	%69 = icmp uge i64 4, %42, !dbg !1787
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !1787, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1787
	store i64 %63, i64* %70, align 8, !dbg !1787
	%71 = icmp uge i64 5, %42, !dbg !1788
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !1788, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1788
	store i64 %64, i64* %72, align 8, !dbg !1788
	%73 = icmp uge i64 6, %42, !dbg !1789
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !1789, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1789
	store i64 %66, i64* %74, align 8, !dbg !1789
	%75 = xor i64 %45, -1, !dbg !1790
	%76 = sub i64 0, %45, !dbg !1791
	%77 = icmp uge i64 7, %42, !dbg !1792
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !1792, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1792
	store i64 %75, i64* %78, align 8, !dbg !1792
	%79 = icmp uge i64 8, %42, !dbg !1793
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !1793, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1793
	store i64 %76, i64* %80, align 8, !dbg !1793
	%81 = icmp uge i64 9, %42, !dbg !1794
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !1794, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1794
	store i64 %45, i64* %82, align 8, !dbg !1794
	%83 = icmp ult i64 %52, 64, !dbg !1795
	%84 = shl i64 %45, %52, !dbg !1795
	%85 = select i1 %83, i64 %84, i64 0, !dbg !1795
	%86 = icmp ult i64 %52, 64, !dbg !1796
	%87 = select i1 %86, i64 %52, i64 63, !dbg !1796
	%88 = ashr i64 %45, %87, !dbg !1796
	%89 = icmp uge i64 10, %42, !dbg !1797
	br i1 %89, label %b2_fail15, label %b2_ok15, !dbg !1797, !prof !9

b2_ok15:
	%90 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1797
	store i64 %85, i64* %90, align 8, !dbg !1797
	%91 = icmp uge i64 11, %42, !dbg !1798
	br i1 %91, label %b2_fail16, label %b2_ok16, !dbg !1798, !prof !9

b2_ok16:
	%92 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1798
	store i64 %88, i64* %92, align 8, !dbg !1798
	%93 = icmp ult i64 %52, 64, !dbg !1800
	%94 = shl i64 %45, %52, !dbg !1800
	%95 = select i1 %93, i64 %94, i64 0, !dbg !1800
	%96 = trunc i64 %52 to i8, !dbg !1801
	%97 = zext i8 %96 to i64, !dbg !1802
	%98 = icmp ult i64 %97, 64, !dbg !1802
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1802
	%100 = ashr i64 %45, %99, !dbg !1802
	%101 = icmp uge i64 12, %42, !dbg !1803
	br i1 %101, label %b2_fail17, label %b2_ok17, !dbg !1803, !prof !9

b2_ok17:
	%102 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1803
	store i64 %95, i64* %102, align 8, !dbg !1803
	%103 = icmp uge i64 13, %42, !dbg !1804
	br i1 %103, label %b2_fail18, label %b2_ok18, !dbg !1804, !prof !9

b2_ok18:
	%104 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1804
	store i64 %100, i64* %104, align 8, !dbg !1804
	%105 = shl i64 %45, 3, !dbg !1805
	%106 = ashr i64 %45, 3, !dbg !1806
	%107 = icmp uge i64 14, %42, !dbg !1807
	br i1 %107, label %b2_fail19, label %b2_ok19, !dbg !1807, !prof !9

b2_ok19:
	%108 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1807
	store i64 %105, i64* %108, align 8, !dbg !1807
	%109 = icmp uge i64 15, %42, !dbg !1808
	br i1 %109, label %b2_fail20, label %b2_ok20, !dbg !1808, !prof !9

b2_ok20:
	%110 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1808
	store i64 %106, i64* %110, align 8, !dbg !1808
	%111 = icmp ult i64 %52, 64, !dbg !1809
	%112 = shl i64 1, %52, !dbg !1809
	%113 = select i1 %111, i64 %112, i64 0, !dbg !1809
	%114 = urem i64 %52, 8, !dbg !1810
	%115 = icmp ult i64 %114, 64, !dbg !1811
	%116 = select i1 %115, i64 %114, i64 63, !dbg !1811
	%117 = ashr i64 %48, %116, !dbg !1811
	%118 = icmp uge i64 16, %42, !dbg !1812
	br i1 %118, label %b2_fail21, label %b2_ok21, !dbg !1812, !prof !9

b2_ok21:
	%119 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1812
	store i64 %113, i64* %119, align 8, !dbg !1812
	%120 = icmp uge i64 17, %42, !dbg !1813
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !1813, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1813
	store i64 %117, i64* %121, align 8, !dbg !1813
	%122 = icmp ne i64 %48, 0, !dbg !1814
	br i1 %122, label %b3, label %b4, !dbg !1814

b3:
	%123 = icmp eq i64 %48, -1, !dbg !1815
	%124 = select i1 %123, i64 1, i64 %48, !dbg !1815
	%125 = sdiv i64 %45, %124, !dbg !1815
	%126 = sub i64 0, %45, !dbg !1815
	%127 = select i1 %123, i64 %126, i64 %125, !dbg !1815
	%128 = icmp eq i64 %48, -1, !dbg !1816
	%129 = select i1 %128, i64 1, i64 %48, !dbg !1816
	%130 = srem i64 %45, %129, !dbg !1816
	%131 = icmp uge i64 18, %42, !dbg !1817
	br i1 %131, label %b3_fail1, label %b3_ok1, !dbg !1817, !prof !9

b3_ok1:
	%132 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1817
	store i64 %127, i64* %132, align 8, !dbg !1817
	%133 = icmp uge i64 19, %42, !dbg !1818
	br i1 %133, label %b3_fail2, label %b3_ok2, !dbg !1818, !prof !9

b3_ok2:
	%134 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1818
	store i64 %130, i64* %134, align 8, !dbg !1818
	br label %b5, !dbg !1818

b4:
	%135 = icmp uge i64 18, %42, !dbg !1819
	br i1 %135, label %b4_fail1, label %b4_ok1, !dbg !1819, !prof !9

b4_ok1:
	%136 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1819
	store i64 0, i64* %136, align 8, !dbg !1819
	%137 = icmp uge i64 19, %42, !dbg !1820
	br i1 %137, label %b4_fail2, label %b4_ok2, !dbg !1820, !prof !9

b4_ok2:
	%138 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1820
	store i64 0, i64* %138, align 8, !dbg !1820
	br label %b5, !dbg !1820

b5:
	%139 = sdiv i64 %45, 7, !dbg !1821
	%140 = srem i64 %45, 7, !dbg !1822
	%141 = icmp uge i64 20, %42, !dbg !1823
	br i1 %141, label %b5_fail1, label %b5_ok1, !dbg !1823, !prof !9

b5_ok1:
	%142 = getelementptr inbounds i64, i64* %43, i64 20, !dbg !1823
	store i64 %139, i64* %142, align 8, !dbg !1823
	%143 = icmp uge i64 21, %42, !dbg !1824
	br i1 %143, label %b5_fail2, label %b5_ok2, !dbg !1824, !prof !9

b5_ok2:
	%144 = getelementptr inbounds i64, i64* %43, i64 21, !dbg !1824
	store i64 %140, i64* %144, align 8, !dbg !1824
	%145 = sdiv i64 %45, 8, !dbg !1825
	%146 = srem i64 %45, 8, !dbg !1826
	%147 = icmp uge i64 22, %42, !dbg !1827
	br i1 %147, label %b5_fail3, label %b5_ok3, !dbg !1827, !prof !9

b5_ok3:
	%148 = getelementptr inbounds i64, i64* %43, i64 22, !dbg !1827
	store i64 %145, i64* %148, align 8, !dbg !1827
	%149 = icmp uge i64 23, %42, !dbg !1828
	br i1 %149, label %b5_fail4, label %b5_ok4, !dbg !1828, !prof !9

b5_ok4:
	%150 = getelementptr inbounds i64, i64* %43, i64 23, !dbg !1828
	store i64 %146, i64* %150, align 8, !dbg !1828
	%151 = icmp slt i64 %45, %48, !dbg !1829
	%152 = select i1 %151, i64 %45, i64 %48, !dbg !1829
	%153 = icmp sgt i64 %45, %48, !dbg !1830
	%154 = select i1 %153, i64 %45, i64 %48, !dbg !1830
	%155 = icmp sgt i64 %154, 3, !dbg !1830
	%156 = select i1 %155, i64 %154, i64 3, !dbg !1830
	%157 = icmp uge i64 24, %42, !dbg !1831
	br i1 %157, label %b5_fail5, label %b5_ok5, !dbg !1831, !prof !9

b5_ok5:
	%158 = getelementptr inbounds i64, i64* %43, i64 24, !dbg !1831
	store i64 %152, i64* %158, align 8, !dbg !1831
	%159 = icmp uge i64 25, %42, !dbg !1832
	br i1 %159, label %b5_fail6, label %b5_ok6, !dbg !1832, !prof !9

b5_ok6:
	%160 = getelementptr inbounds i64, i64* %43, i64 25, !dbg !1832
	store i64 %156, i64* %160, align 8, !dbg !1832
	%161 = icmp eq i64 %45, %48, !dbg !1833
	br i1 %161, label %b7, label %b6, !dbg !1836

b6:
	br label %b7, !dbg !1837

b7:
	%162 = phi i64 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !1838
	%163 = icmp ne i64 %45, %48, !dbg !1838
	br i1 %163, label %b9, label %b8, !dbg !1840

b8:
	br label %b9, !dbg !1841

b9:
	%164 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1842
	br i1 %151, label %b11, label %b10, !dbg !1844

b10:
	br label %b11, !dbg !1845

b11:
	%165 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1846
	%166 = icmp uge i64 26, %42, !dbg !1846
	br i1 %166, label %b11_fail1, label %b11_ok1, !dbg !1846, !prof !9

b11_ok1:
	%167 = getelementptr inbounds i64, i64* %43, i64 26, !dbg !1846
	store i64 %162, i64* %167, align 8, !dbg !1846
	%168 = icmp uge i64 27, %42, !dbg !1847
	br i1 %168, label %b11_fail2, label %b11_ok2, !dbg !1847, !prof !9

b11_ok2:
	%169 = getelementptr inbounds i64, i64* %43, i64 27, !dbg !1847
	store i64 %164, i64* %169, align 8, !dbg !1847
	%170 = icmp uge i64 28, %42, !dbg !1848
	br i1 %170, label %b11_fail3, label %b11_ok3, !dbg !1848, !prof !9

b11_ok3:
	%171 = getelementptr inbounds i64, i64* %43, i64 28, !dbg !1848
	store i64 %165, i64* %171, align 8, !dbg !1848
	%172 = icmp sle i64 %45, %48, !dbg !1849
	br i1 %172, label %b13, label %b12, !dbg !1851

b12:
	br label %b13, !dbg !1852

b13:
	%173 = phi i64 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !1853
	br i1 %153, label %b15, label %b14, !dbg !1855

b14:
	br label %b15, !dbg !1856

b15:
	%174 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1857
	%175 = icmp sge i64 %45, %48, !dbg !1857
	br i1 %175, label %b17, label %b16, !dbg !1859

b16:
	br label %b17, !dbg !1860

b17:
	%176 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1861
	%177 = icmp uge i64 29, %42, !dbg !1861
	br i1 %177, label %b17_fail1, label %b17_ok1, !dbg !1861, !prof !9

b17_ok1:
	%178 = getelementptr inbounds i64, i64* %43, i64 29, !dbg !1861
	store i64 %173, i64* %178, align 8, !dbg !1861
	%179 = icmp uge i64 30, %42, !dbg !1862
	br i1 %179, label %b17_fail2, label %b17_ok2, !dbg !1862, !prof !9

b17_ok2:
	%180 = getelementptr inbounds i64, i64* %43, i64 30, !dbg !1862
	store i64 %174, i64* %180, align 8, !dbg !1862
	%181 = icmp uge i64 31, %42, !dbg !1863
	br i1 %181, label %b17_fail3, label %b17_ok3, !dbg !1863, !prof !9

b17_ok3:
	%182 = getelementptr inbounds i64, i64* %43, i64 31, !dbg !1863
	store i64 %176, i64* %182, align 8, !dbg !1863
	%183 = mul i64 %53, 3, !dbg !1864
	%184 = sub i64 %183, 5, !dbg !1865
	%185 = xor i64 %184, %45, !dbg !1866
	%186 = icmp uge i64 32, %42, !dbg !1867
	br i1 %186, label %b17_fail4, label %b17_ok4, !dbg !1867, !prof !9

b17_ok4:
	%187 = getelementptr inbounds i64, i64* %43, i64 32, !dbg !1867
	store i64 %185, i64* %187, align 8, !dbg !1867
	%188 = shl i64 %185, 2, !dbg !1868
	%189 = ashr i64 %188, 1, !dbg !1869
	%190 = or i64 %189, 1, !dbg !1870
	%191 = and i64 %190, -3, !dbg !1871
	%192 = icmp uge i64 33, %42, !dbg !1872
	br i1 %192, label %b17_fail5, label %b17_ok5, !dbg !1872, !prof !9

b17_ok5:
	%193 = getelementptr inbounds i64, i64* %43, i64 33, !dbg !1872
	store i64 %191, i64* %193, align 8, !dbg !1872
	%194 = add i64 %191, 1, !dbg !1873
	%195 = sub i64 %194, 1, !dbg !1874
	%196 = sub i64 %195, 1, !dbg !1875
	%197 = icmp uge i64 34, %42, !dbg !1876
	br i1 %197, label %b17_fail6, label %b17_ok6, !dbg !1876, !prof !9

b17_ok6:
	%198 = getelementptr inbounds i64, i64* %43, i64 34, !dbg !1876
	store i64 %196, i64* %198, align 8, !dbg !1876
	%199 = sub i64 %48, %45, !dbg !1877
	%200 = icmp uge i64 35, %42, !dbg !1878
	br i1 %200, label %b17_fail7, label %b17_ok7, !dbg !1878, !prof !9

b17_ok7:
	%201 = getelementptr inbounds i64, i64* %43, i64 35, !dbg !1878
	store i64 %199, i64* %201, align 8, !dbg !1878
	br i1 %151, label %b18, label %b19, !dbg !1879

b18:
	br i1 %122, label %b21, label %b19, !dbg !1880

b19:
	%202 = icmp eq i64 %45, 5, !dbg !1881
	br i1 %202, label %b21, label %b20, !dbg !1883

b20:
	br label %b21, !dbg !1884

b21:
	%203 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1885
	%204 = icmp uge i64 36, %42, !dbg !1885
	br i1 %204, label %b21_fail1, label %b21_ok1, !dbg !1885, !prof !9

b21_ok1:
	%205 = getelementptr inbounds i64, i64* %43, i64 36, !dbg !1885
	store i64 %203, i64* %205, align 8, !dbg !1885
	%206 = icmp eq i64 %48, 1, !dbg !1886
	%207 = icmp ne i1 %172, %206, !dbg !1887
	br i1 %207, label %b23, label %b22, !dbg !1889

b22:
	br label %b23, !dbg !1890

b23:
	%208 = phi i64 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !1891
	%209 = icmp uge i64 37, %42, !dbg !1891
	br i1 %209, label %b23_fail1, label %b23_ok1, !dbg !1891, !prof !9

b23_ok1:
	%210 = getelementptr inbounds i64, i64* %43, i64 37, !dbg !1891
	store i64 %208, i64* %210, align 8, !dbg !1891
	%211 = and i64 %52, 3, !dbg !1892
	%212 = icmp ult i64 %211, 64, !dbg !1893
	%213 = shl i64 1, %211, !dbg !1893
	%214 = select i1 %212, i64 %213, i64 0, !dbg !1893
	%215 = add i64 %214, %45, !dbg !1894
	%216 = icmp uge i64 38, %42, !dbg !1895
	br i1 %216, label %b23_fail2, label %b23_ok2, !dbg !1895, !prof !9

b23_ok2:
	%217 = getelementptr inbounds i64, i64* %43, i64 38, !dbg !1895
	store i64 %215, i64* %217, align 8, !dbg !1895
	%218 = icmp uge i64 39, %42, !dbg !1896
	br i1 %218, label %b23_fail3, label %b23_ok3, !dbg !1896, !prof !9

b23_ok3:
	%219 = getelementptr inbounds i64, i64* %43, i64 39, !dbg !1896
	store i64 -1, i64* %219, align 8, !dbg !1896
	%220 = add i64 %35, %34, !dbg !1765
	br label %b1, !dbg !1765

b24:
	ret void, !dbg !1765

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 235, i64 %39, i64 %p1), !dbg !1769
	ret void, !dbg !1769

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 236, i64 %37, i64 %39), !dbg !1769
	ret void, !dbg !1769

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 237, i64 %35, i64 %p5), !dbg !1771
	ret void, !dbg !1771

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 237, i64 %35, i64 %p7), !dbg !1772
	ret void, !dbg !1772

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !1779
	ret void, !dbg !1779

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !1780
	ret void, !dbg !1780

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !1781
	ret void, !dbg !1781

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !1786
	ret void, !dbg !1786

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !1787
	ret void, !dbg !1787

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !1788
	ret void, !dbg !1788

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !1789
	ret void, !dbg !1789

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !1792
	ret void, !dbg !1792

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !1793
	ret void, !dbg !1793

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !1794
	ret void, !dbg !1794

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !1797
	ret void, !dbg !1797

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !1798
	ret void, !dbg !1798

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !1803
	ret void, !dbg !1803

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !1804
	ret void, !dbg !1804

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !1807
	ret void, !dbg !1807

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !1808
	ret void, !dbg !1808

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !1812
	ret void, !dbg !1812

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !1813
	ret void, !dbg !1813

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !1817
	ret void, !dbg !1817

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !1818
	ret void, !dbg !1818

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !1819
	ret void, !dbg !1819

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !1820
	ret void, !dbg !1820

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !1823
	ret void, !dbg !1823

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !1824
	ret void, !dbg !1824

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !1827
	ret void, !dbg !1827

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !1828
	ret void, !dbg !1828

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !1831
	ret void, !dbg !1831

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !1832
	ret void, !dbg !1832

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !1846
	ret void, !dbg !1846

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !1847
	ret void, !dbg !1847

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !1848
	ret void, !dbg !1848

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !1861
	ret void, !dbg !1861

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !1862
	ret void, !dbg !1862

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !1863
	ret void, !dbg !1863

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !1867
	ret void, !dbg !1867

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !1872
	ret void, !dbg !1872

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !1876
	ret void, !dbg !1876

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !1878
	ret void, !dbg !1878

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !1885
	ret void, !dbg !1885

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !1891
	ret void, !dbg !1891

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !1895
	ret void, !dbg !1895

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !1896
	ret void, !dbg !1896
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1897 {
entry:
	br label %b0, !dbg !1898

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1899, !range !10
	%1 = sext i32 %0 to i64, !dbg !1899
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1899, !range !12
	%3 = sext i32 %2 to i64, !dbg !1899
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1899, !range !12
	%5 = sext i32 %4 to i64, !dbg !1899
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1899, !range !33
	%7 = sext i32 %6 to i64, !dbg !1899
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1899, !range !34
	%9 = sext i32 %8 to i64, !dbg !1899
	%10 = mul i64 %9, %5, !dbg !1899
	%11 = add i64 %3, %10, !dbg !1899
	%12 = mul i64 %7, %11, !dbg !1899
	%13 = add i64 %1, %12, !dbg !1899
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1899, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1899, !range !35
	%16 = mul i32 %14, %15, !dbg !1899
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1899, !range !36
	%18 = mul i32 %16, %17, !dbg !1899
	%19 = sext i32 %18 to i64, !dbg !1899
	%20 = mul i64 %13, %19, !dbg !1899
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1899, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1899, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1899, !range !13
	%24 = mul i32 %15, %23, !dbg !1899
	%25 = add i32 %22, %24, !dbg !1899
	%26 = mul i32 %14, %25, !dbg !1899
	%27 = add i32 %21, %26, !dbg !1899
	%28 = sext i32 %27 to i64, !dbg !1899
	%29 = add i64 %20, %28, !dbg !1899
	%30 = mul i64 %7, %9, !dbg !1899
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1899, !range !34
	%32 = sext i32 %31 to i64, !dbg !1899
	%33 = mul i64 %30, %32, !dbg !1899
	%34 = mul i64 %33, %19, !dbg !1899
	br label %b1, !dbg !1899

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b2_ok26 ], !dbg !1899
	%36 = icmp slt i64 %35, %p5, !dbg !1899
	br i1 %36, label %b2, label %b3, !dbg !1899

b2:
	%37 = mul i64 %35, 20, !dbg !1900
	%38 = add i64 %35, 1, !dbg !1901
	%39 = mul i64 %38, 20, !dbg !1902
	%40 = icmp ugt i64 %39, %p1, !dbg !1903
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1903, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1903
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1903, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !1903
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1903
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1904
	%45 = load i64, i64* %44, align 8, !dbg !1904
	%46 = trunc i64 %45 to i8, !dbg !1907
	%47 = sext i8 %46 to i64, !dbg !1908
	%48 = trunc i64 %45 to i16, !dbg !1909
	%49 = sext i16 %48 to i64, !dbg !1910
	%50 = trunc i64 %45 to i32, !dbg !1911
	%51 = sext i32 %50 to i64, !dbg !1912
	%52 = icmp uge i64 0, %42, !dbg !1913
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !1913, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1913
	store i64 %47, i64* %53, align 8, !dbg !1913
	%54 = icmp uge i64 1, %42, !dbg !1914
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !1914, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1914
	store i64 %49, i64* %55, align 8, !dbg !1914
	%56 = icmp uge i64 2, %42, !dbg !1915
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !1915, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1915
	store i64 %51, i64* %57, align 8, !dbg !1915
	%58 = icmp uge i64 3, %42, !dbg !1916
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !1916, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1916
	store i64 %45, i64* %59, align 8, !dbg !1916
	%60 = icmp uge i64 4, %42, !dbg !1917
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !1917, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1917
	store i64 %45, i64* %61, align 8, !dbg !1917
	%62 = trunc i64 %45 to i8, !dbg !1918
	%63 = zext i8 %62 to i64, !dbg !1919
	%64 = trunc i64 %45 to i16, !dbg !1920
	%65 = zext i16 %64 to i64, !dbg !1921
	%66 = trunc i64 %45 to i32, !dbg !1922
	%67 = zext i32 %66 to i64, !dbg !1923
	%68 = icmp uge i64 5, %42, !dbg !1924
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !1924, !prof !9

b2_ok8:
	%69 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1924
	store i64 %63, i64* %69, align 8, !dbg !1924
	%70 = icmp uge i64 6, %42, !dbg !1925
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !1925, !prof !9

b2_ok9:
	%71 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1925
	store i64 %65, i64* %71, align 8, !dbg !1925
	%72 = icmp uge i64 7, %42, !dbg !1926
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !1926, !prof !9

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1926
	store i64 %67, i64* %73, align 8, !dbg !1926
	%74 = icmp uge i64 8, %42, !dbg !1927
	br i1 %74, label %b2_fail11, label %b2_ok11, !dbg !1927, !prof !9

b2_ok11:
	%75 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1927
	store i64 %45, i64* %75, align 8, !dbg !1927
	%76 = icmp uge i64 9, %42, !dbg !1928
	br i1 %76, label %b2_fail12, label %b2_ok12, !dbg !1928, !prof !9

b2_ok12:
	%77 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1928
	store i64 %45, i64* %77, align 8, !dbg !1928
	%78 = icmp uge i64 10, %42, !dbg !1929
	br i1 %78, label %b2_fail13, label %b2_ok13, !dbg !1929, !prof !9

b2_ok13:
	%79 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1929
	store i64 %47, i64* %79, align 8, !dbg !1929
	%80 = icmp uge i64 11, %42, !dbg !1930
	br i1 %80, label %b2_fail14, label %b2_ok14, !dbg !1930, !prof !9

b2_ok14:
	%81 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1930
	store i64 %63, i64* %81, align 8, !dbg !1930
	%82 = icmp uge i64 12, %42, !dbg !1931
	br i1 %82, label %b2_fail15, label %b2_ok15, !dbg !1931, !prof !9

b2_ok15:
	%83 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1931
	store i64 %49, i64* %83, align 8, !dbg !1931
	%84 = icmp uge i64 13, %42, !dbg !1932
	br i1 %84, label %b2_fail16, label %b2_ok16, !dbg !1932, !prof !9

b2_ok16:
	%85 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1932
	store i64 %67, i64* %85, align 8, !dbg !1932
	%86 = icmp uge i64 14, %42, !dbg !1933
	br i1 %86, label %b2_fail17, label %b2_ok17, !dbg !1933, !prof !9

b2_ok17:
	%87 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !1933
	store i64 %45, i64* %87, align 8, !dbg !1933
	%88 = ashr i64 %63, 1, !dbg !1934
	%89 = sitofp i64 %88 to float, !dbg !1935
	%90 = call i64 @llvm.nvvm.f2ll.rz(float %89), !dbg !1936
	%91 = fcmp uno float %89, %89, !dbg !1936
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1936
	%93 = sitofp i64 %88 to double, !dbg !1937
	%94 = call i64 @llvm.nvvm.d2ll.rz(double %93), !dbg !1938
	%95 = fcmp uno double %93, %93, !dbg !1938
	%96 = select i1 %95, i64 0, i64 %94, !dbg !1938
	%97 = icmp uge i64 15, %42, !dbg !1939
	br i1 %97, label %b2_fail18, label %b2_ok18, !dbg !1939, !prof !9

b2_ok18:
	%98 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !1939
	store i64 %92, i64* %98, align 8, !dbg !1939
	%99 = icmp uge i64 16, %42, !dbg !1940
	br i1 %99, label %b2_fail19, label %b2_ok19, !dbg !1940, !prof !9

b2_ok19:
	%100 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !1940
	store i64 %96, i64* %100, align 8, !dbg !1940
	%101 = fadd double %93, 7.500000e-01, !dbg !1941
	%102 = call i64 @llvm.nvvm.d2ll.rz(double %101), !dbg !1942
	%103 = fcmp uno double %101, %101, !dbg !1942
	%104 = select i1 %103, i64 0, i64 %102, !dbg !1942
	%105 = icmp uge i64 17, %42, !dbg !1943
	br i1 %105, label %b2_fail20, label %b2_ok20, !dbg !1943, !prof !9

b2_ok20:
	%106 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !1943
	store i64 %92, i64* %106, align 8, !dbg !1943
	%107 = icmp uge i64 18, %42, !dbg !1944
	br i1 %107, label %b2_fail21, label %b2_ok21, !dbg !1944, !prof !9

b2_ok21:
	%108 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !1944
	store i64 %104, i64* %108, align 8, !dbg !1944
	%109 = fmul double %93, 3.500000e+00, !dbg !1945
	%110 = call i64 @llvm.nvvm.d2ull.rz(double %109), !dbg !1946
	%111 = fcmp uno double %109, %109, !dbg !1946
	%112 = select i1 %111, i64 0, i64 %110, !dbg !1946
	%113 = icmp uge i64 19, %42, !dbg !1948
	br i1 %113, label %b2_fail22, label %b2_ok22, !dbg !1948, !prof !9

b2_ok22:
	%114 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !1948
	store i64 %112, i64* %114, align 8, !dbg !1948
	%115 = mul i64 %35, 2, !dbg !1949
	%116 = add i64 %115, 2, !dbg !1950
	%117 = icmp ugt i64 %116, %p3, !dbg !1951
	br i1 %117, label %b2_fail23, label %b2_ok23, !dbg !1951, !prof !9

b2_ok23:
	%118 = icmp ugt i64 %115, %116, !dbg !1951
	br i1 %118, label %b2_fail24, label %b2_ok24, !dbg !1951, !prof !9

b2_ok24:
	%119 = sub i64 %116, %115, !dbg !1951
	%120 = getelementptr inbounds double, double* %p2, i64 %115, !dbg !1951
	%121 = load i64, i64* %44, align 8, !dbg !1952
	%122 = sitofp i64 %121 to float, !dbg !1955
	%123 = fpext float %122 to double, !dbg !1956
	%124 = sitofp i64 %121 to double, !dbg !1957
	%125 = icmp uge i64 0, %119, !dbg !1958
	br i1 %125, label %b2_fail25, label %b2_ok25, !dbg !1958, !prof !9

b2_ok25:
	%126 = getelementptr inbounds double, double* %120, i64 0, !dbg !1958
	store double %123, double* %126, align 8, !dbg !1958
	%127 = icmp uge i64 1, %119, !dbg !1959
	br i1 %127, label %b2_fail26, label %b2_ok26, !dbg !1959, !prof !9

b2_ok26:
	%128 = getelementptr inbounds double, double* %120, i64 1, !dbg !1959
	store double %124, double* %128, align 8, !dbg !1959
	%129 = add i64 %35, %34, !dbg !1899
	br label %b1, !dbg !1899

b3:
	ret void, !dbg !1899

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 239, i64 %39, i64 %p1), !dbg !1903
	ret void, !dbg !1903

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 240, i64 %37, i64 %39), !dbg !1903
	ret void, !dbg !1903

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !1913
	ret void, !dbg !1913

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !1914
	ret void, !dbg !1914

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !1915
	ret void, !dbg !1915

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !1916
	ret void, !dbg !1916

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !1917
	ret void, !dbg !1917

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !1924
	ret void, !dbg !1924

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !1925
	ret void, !dbg !1925

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !1926
	ret void, !dbg !1926

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !1927
	ret void, !dbg !1927

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !1928
	ret void, !dbg !1928

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !1929
	ret void, !dbg !1929

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !1930
	ret void, !dbg !1930

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !1931
	ret void, !dbg !1931

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !1932
	ret void, !dbg !1932

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !1933
	ret void, !dbg !1933

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !1939
	ret void, !dbg !1939

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !1940
	ret void, !dbg !1940

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !1943
	ret void, !dbg !1943

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !1944
	ret void, !dbg !1944

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !1948
	ret void, !dbg !1948

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 242, i64 %116, i64 %p3), !dbg !1951
	ret void, !dbg !1951

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 243, i64 %115, i64 %116), !dbg !1951
	ret void, !dbg !1951

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %119), !dbg !1958
	ret void, !dbg !1958

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %119), !dbg !1959
	ret void, !dbg !1959
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1960 {
entry:
	br label %b0, !dbg !1961

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1964, !range !10
	%1 = sext i32 %0 to i64, !dbg !1964
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1964, !range !12
	%3 = sext i32 %2 to i64, !dbg !1964
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1964, !range !12
	%5 = sext i32 %4 to i64, !dbg !1964
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1964, !range !33
	%7 = sext i32 %6 to i64, !dbg !1964
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1964, !range !34
	%9 = sext i32 %8 to i64, !dbg !1964
	%10 = mul i64 %9, %5, !dbg !1964
	%11 = add i64 %3, %10, !dbg !1964
	%12 = mul i64 %7, %11, !dbg !1964
	%13 = add i64 %1, %12, !dbg !1964
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1964, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1964, !range !35
	%16 = mul i32 %14, %15, !dbg !1964
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1964, !range !36
	%18 = mul i32 %16, %17, !dbg !1964
	%19 = sext i32 %18 to i64, !dbg !1964
	%20 = mul i64 %13, %19, !dbg !1964
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1964, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1964, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1964, !range !13
	%24 = mul i32 %15, %23, !dbg !1964
	%25 = add i32 %22, %24, !dbg !1964
	%26 = mul i32 %14, %25, !dbg !1964
	%27 = add i32 %21, %26, !dbg !1964
	%28 = sext i32 %27 to i64, !dbg !1964
	%29 = add i64 %20, %28, !dbg !1964
	%30 = add i64 %29, 1, !dbg !1965
	%31 = icmp uge i64 0, %p1, !dbg !1966
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1966, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1966
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1967
	%34 = icmp uge i64 1, %p1, !dbg !1968
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1968, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1968
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1969
	%37 = icmp uge i64 2, %p1, !dbg !1970
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1970, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1970
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1971
	%40 = icmp uge i64 3, %p1, !dbg !1972
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1972, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1972
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1973
	%43 = icmp uge i64 4, %p1, !dbg !1974
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1974, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1974
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1975
	%46 = icmp uge i64 %29, %p3, !dbg !1976
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1976, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1976
	store i64 %45, i64* %47, align 8, !dbg !1976
	%48 = icmp uge i64 5, %p1, !dbg !1977
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1977, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1977
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1978
	%51 = icmp eq i64 %50, 7, !dbg !1979
	br i1 %51, label %b1, label %b2, !dbg !1979

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1980
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1980, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1980
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1981
	br label %b2, !dbg !1981

b2:
	ret void, !dbg !1963

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !1966
	ret void, !dbg !1966

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !1968
	ret void, !dbg !1968

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !1970
	ret void, !dbg !1970

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !1972
	ret void, !dbg !1972

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !1974
	ret void, !dbg !1974

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !1976
	ret void, !dbg !1976

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !1977
	ret void, !dbg !1977

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !1980
	ret void, !dbg !1980
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1982 {
entry:
	br label %b0, !dbg !1983

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1986, !range !10
	%1 = sext i32 %0 to i64, !dbg !1986
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1986, !range !12
	%3 = sext i32 %2 to i64, !dbg !1986
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1986, !range !12
	%5 = sext i32 %4 to i64, !dbg !1986
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1986, !range !33
	%7 = sext i32 %6 to i64, !dbg !1986
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1986, !range !34
	%9 = sext i32 %8 to i64, !dbg !1986
	%10 = mul i64 %9, %5, !dbg !1986
	%11 = add i64 %3, %10, !dbg !1986
	%12 = mul i64 %7, %11, !dbg !1986
	%13 = add i64 %1, %12, !dbg !1986
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1986, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1986, !range !35
	%16 = mul i32 %14, %15, !dbg !1986
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1986, !range !36
	%18 = mul i32 %16, %17, !dbg !1986
	%19 = sext i32 %18 to i64, !dbg !1986
	%20 = mul i64 %13, %19, !dbg !1986
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1986, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1986, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1986, !range !13
	%24 = mul i32 %15, %23, !dbg !1986
	%25 = add i32 %22, %24, !dbg !1986
	%26 = mul i32 %14, %25, !dbg !1986
	%27 = add i32 %21, %26, !dbg !1986
	%28 = sext i32 %27 to i64, !dbg !1986
	%29 = add i64 %20, %28, !dbg !1986
	%30 = icmp uge i64 0, %p1, !dbg !1987
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1987, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1987
	%32 = srem i64 %29, 31, !dbg !1988
	%33 = icmp ult i64 %32, 64, !dbg !1989
	%34 = shl i64 1, %32, !dbg !1989
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1989
	%36 = xor i64 %35, -1, !dbg !1990
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1991
	%38 = icmp uge i64 1, %p1, !dbg !1992
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1992, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1992
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1993
	%41 = icmp uge i64 2, %p1, !dbg !1994
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1994, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1994
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1995
	br label %b1, !dbg !1995

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1996
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1996, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1996
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1997
	%47 = add i64 %46, 1, !dbg !1998
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1999
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1999
	%50 = icmp eq i64 %49, %46, !dbg !2000
	br i1 %50, label %b2, label %b1, !dbg !2000

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2001
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2001, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2001
	store i64 %46, i64* %52, align 8, !dbg !2001
	%53 = icmp uge i64 4, %p1, !dbg !2002
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2002, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2002
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2003
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2003
	%57 = icmp eq i64 %56, 1, !dbg !2004
	br i1 %57, label %b3, label %b4, !dbg !2004

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2005
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2005, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2005
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2006
	br label %b4, !dbg !2006

b4:
	ret void, !dbg !1985

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !1987
	ret void, !dbg !1987

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !1992
	ret void, !dbg !1992

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !1994
	ret void, !dbg !1994

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !1996
	ret void, !dbg !1996

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !2001
	ret void, !dbg !2001

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !2002
	ret void, !dbg !2002

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !2005
	ret void, !dbg !2005
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2007 {
entry:
	br label %b0, !dbg !2008

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2009, !range !10
	%1 = sext i32 %0 to i64, !dbg !2009
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2009, !range !12
	%3 = sext i32 %2 to i64, !dbg !2009
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2009, !range !12
	%5 = sext i32 %4 to i64, !dbg !2009
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2009, !range !33
	%7 = sext i32 %6 to i64, !dbg !2009
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2009, !range !34
	%9 = sext i32 %8 to i64, !dbg !2009
	%10 = mul i64 %9, %5, !dbg !2009
	%11 = add i64 %3, %10, !dbg !2009
	%12 = mul i64 %7, %11, !dbg !2009
	%13 = add i64 %1, %12, !dbg !2009
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2009, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2009, !range !35
	%16 = mul i32 %14, %15, !dbg !2009
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2009, !range !36
	%18 = mul i32 %16, %17, !dbg !2009
	%19 = sext i32 %18 to i64, !dbg !2009
	%20 = mul i64 %13, %19, !dbg !2009
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2009, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2009, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2009, !range !13
	%24 = mul i32 %15, %23, !dbg !2009
	%25 = add i32 %22, %24, !dbg !2009
	%26 = mul i32 %14, %25, !dbg !2009
	%27 = add i32 %21, %26, !dbg !2009
	%28 = sext i32 %27 to i64, !dbg !2009
	%29 = add i64 %20, %28, !dbg !2009
	%30 = mul i64 %7, %9, !dbg !2009
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2009, !range !34
	%32 = sext i32 %31 to i64, !dbg !2009
	%33 = mul i64 %30, %32, !dbg !2009
	%34 = mul i64 %33, %19, !dbg !2009
	br label %b1, !dbg !2009

b1:
	%35 = phi i64 [ %29, %b0 ], [ %219, %b23_ok3 ], !dbg !2009
	%36 = icmp slt i64 %35, %p3, !dbg !2009
	br i1 %36, label %b2, label %b24, !dbg !2009

b2:
	%37 = mul i64 %35, 40, !dbg !2010
	%38 = add i64 %35, 1, !dbg !2011
	%39 = mul i64 %38, 40, !dbg !2012
	%40 = icmp ugt i64 %39, %p1, !dbg !2013
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2013, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2013
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2013, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2013
	%43 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2013
	%44 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2014
	%45 = load i8, i8* %44, align 1, !dbg !2014
	%46 = icmp uge i64 %35, %p5, !dbg !2015
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2015, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2015
	%48 = load i8, i8* %47, align 1, !dbg !2015
	%49 = icmp uge i64 %35, %p7, !dbg !2016
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2016, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2016
	%51 = load i32, i32* %50, align 4, !dbg !2016
	%52 = zext i32 %51 to i64, !dbg !2017
	%53 = add i8 %45, %48, !dbg !2020
	%54 = sub i8 %45, %48, !dbg !2021
	%55 = mul i8 %45, %48, !dbg !2022
	%56 = icmp uge i64 0, %42, !dbg !2023
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2023, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i8, i8* %43, i64 0, !dbg !2023
	store i8 %53, i8* %57, align 1, !dbg !2023
	%58 = icmp uge i64 1, %42, !dbg !2024
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2024, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i8, i8* %43, i64 1, !dbg !2024
	store i8 %54, i8* %59, align 1, !dbg !2024
	%60 = icmp uge i64 2, %42, !dbg !2025
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2025, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i8, i8* %43, i64 2, !dbg !2025
	store i8 %55, i8* %61, align 1, !dbg !2025
	%62 = and i8 %45, %48, !dbg !2026
	%63 = or i8 %45, %48, !dbg !2027
	%64 = xor i8 %45, %48, !dbg !2028
	%65 = xor i8 %48, -1, !dbg !2029
	%66 = and i8 %45, %65, !dbg !2029
	%67 = icmp uge i64 3, %42, !dbg !2030
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2030, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i8, i8* %43, i64 3, !dbg !2030
	store i8 %62, i8* %68, align 1, !dbg !2030
	%69 = icmp uge i64 4, %42, !dbg !2031
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2031, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i8, i8* %43, i64 4, !dbg !2031
	store i8 %63, i8* %70, align 1, !dbg !2031
	%71 = icmp uge i64 5, %42, !dbg !2032
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2032, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i8, i8* %43, i64 5, !dbg !2032
	store i8 %64, i8* %72, align 1, !dbg !2032
	%73 = icmp uge i64 6, %42, !dbg !2033
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2033, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i8, i8* %43, i64 6, !dbg !2033
	store i8 %66, i8* %74, align 1, !dbg !2033
	%75 = xor i8 %45, -1, !dbg !2034
	%76 = sub i8 0, %45, !dbg !2035
	%77 = icmp uge i64 7, %42, !dbg !2036
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !2036, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i8, i8* %43, i64 7, !dbg !2036
	store i8 %75, i8* %78, align 1, !dbg !2036
	%79 = icmp uge i64 8, %42, !dbg !2037
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !2037, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i8, i8* %43, i64 8, !dbg !2037
	store i8 %76, i8* %80, align 1, !dbg !2037
	%81 = icmp uge i64 9, %42, !dbg !2038
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !2038, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i8, i8* %43, i64 9, !dbg !2038
	store i8 %45, i8* %82, align 1, !dbg !2038
	%83 = icmp ult i64 %52, 8, !dbg !2039
	%84 = trunc i64 %52 to i8, !dbg !2039
	%85 = shl i8 %45, %84, !dbg !2039
	%86 = select i1 %83, i8 %85, i8 0, !dbg !2039
	%87 = icmp ult i64 %52, 8, !dbg !2040
	%88 = trunc i64 %52 to i8, !dbg !2040
	%89 = lshr i8 %45, %88, !dbg !2040
	%90 = select i1 %87, i8 %89, i8 0, !dbg !2040
	%91 = icmp uge i64 10, %42, !dbg !2041
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !2041, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i8, i8* %43, i64 10, !dbg !2041
	store i8 %86, i8* %92, align 1, !dbg !2041
	%93 = icmp uge i64 11, %42, !dbg !2042
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !2042, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i8, i8* %43, i64 11, !dbg !2042
	store i8 %90, i8* %94, align 1, !dbg !2042
	%95 = icmp ult i64 %52, 8, !dbg !2044
	%96 = trunc i64 %52 to i8, !dbg !2044
	%97 = shl i8 %45, %96, !dbg !2044
	%98 = select i1 %95, i8 %97, i8 0, !dbg !2044
	%99 = trunc i64 %52 to i8, !dbg !2045
	%100 = icmp ult i8 %99, 8, !dbg !2046
	%101 = lshr i8 %45, %99, !dbg !2046
	%102 = select i1 %100, i8 %101, i8 0, !dbg !2046
	%103 = icmp uge i64 12, %42, !dbg !2047
	br i1 %103, label %b2_fail17, label %b2_ok17, !dbg !2047, !prof !9

b2_ok17:
	%104 = getelementptr inbounds i8, i8* %43, i64 12, !dbg !2047
	store i8 %98, i8* %104, align 1, !dbg !2047
	%105 = icmp uge i64 13, %42, !dbg !2048
	br i1 %105, label %b2_fail18, label %b2_ok18, !dbg !2048, !prof !9

b2_ok18:
	%106 = getelementptr inbounds i8, i8* %43, i64 13, !dbg !2048
	store i8 %102, i8* %106, align 1, !dbg !2048
	%107 = shl i8 %45, 3, !dbg !2049
	%108 = lshr i8 %45, 3, !dbg !2050
	%109 = icmp uge i64 14, %42, !dbg !2051
	br i1 %109, label %b2_fail19, label %b2_ok19, !dbg !2051, !prof !9

b2_ok19:
	%110 = getelementptr inbounds i8, i8* %43, i64 14, !dbg !2051
	store i8 %107, i8* %110, align 1, !dbg !2051
	%111 = icmp uge i64 15, %42, !dbg !2052
	br i1 %111, label %b2_fail20, label %b2_ok20, !dbg !2052, !prof !9

b2_ok20:
	%112 = getelementptr inbounds i8, i8* %43, i64 15, !dbg !2052
	store i8 %108, i8* %112, align 1, !dbg !2052
	%113 = icmp ult i64 %52, 8, !dbg !2053
	%114 = trunc i64 %52 to i8, !dbg !2053
	%115 = shl i8 1, %114, !dbg !2053
	%116 = select i1 %113, i8 %115, i8 0, !dbg !2053
	%117 = urem i64 %52, 8, !dbg !2054
	%118 = icmp ult i64 %117, 8, !dbg !2055
	%119 = trunc i64 %117 to i8, !dbg !2055
	%120 = lshr i8 %48, %119, !dbg !2055
	%121 = select i1 %118, i8 %120, i8 0, !dbg !2055
	%122 = icmp uge i64 16, %42, !dbg !2056
	br i1 %122, label %b2_fail21, label %b2_ok21, !dbg !2056, !prof !9

b2_ok21:
	%123 = getelementptr inbounds i8, i8* %43, i64 16, !dbg !2056
	store i8 %116, i8* %123, align 1, !dbg !2056
	%124 = icmp uge i64 17, %42, !dbg !2057
	br i1 %124, label %b2_fail22, label %b2_ok22, !dbg !2057, !prof !9

b2_ok22:
	%125 = getelementptr inbounds i8, i8* %43, i64 17, !dbg !2057
	store i8 %121, i8* %125, align 1, !dbg !2057
	%126 = icmp ne i8 %48, 0, !dbg !2058
	br i1 %126, label %b3, label %b4, !dbg !2058

b3:
	%127 = udiv i8 %45, %48, !dbg !2059
	%128 = urem i8 %45, %48, !dbg !2060
	%129 = icmp uge i64 18, %42, !dbg !2061
	br i1 %129, label %b3_fail1, label %b3_ok1, !dbg !2061, !prof !9

b3_ok1:
	%130 = getelementptr inbounds i8, i8* %43, i64 18, !dbg !2061
	store i8 %127, i8* %130, align 1, !dbg !2061
	%131 = icmp uge i64 19, %42, !dbg !2062
	br i1 %131, label %b3_fail2, label %b3_ok2, !dbg !2062, !prof !9

b3_ok2:
	%132 = getelementptr inbounds i8, i8* %43, i64 19, !dbg !2062
	store i8 %128, i8* %132, align 1, !dbg !2062
	br label %b5, !dbg !2062

b4:
	%133 = icmp uge i64 18, %42, !dbg !2063
	br i1 %133, label %b4_fail1, label %b4_ok1, !dbg !2063, !prof !9

b4_ok1:
	%134 = getelementptr inbounds i8, i8* %43, i64 18, !dbg !2063
	store i8 0, i8* %134, align 1, !dbg !2063
	%135 = icmp uge i64 19, %42, !dbg !2064
	br i1 %135, label %b4_fail2, label %b4_ok2, !dbg !2064, !prof !9

b4_ok2:
	%136 = getelementptr inbounds i8, i8* %43, i64 19, !dbg !2064
	store i8 0, i8* %136, align 1, !dbg !2064
	br label %b5, !dbg !2064

b5:
	%137 = udiv i8 %45, 7, !dbg !2065
	%138 = urem i8 %45, 7, !dbg !2066
	%139 = icmp uge i64 20, %42, !dbg !2067
	br i1 %139, label %b5_fail1, label %b5_ok1, !dbg !2067, !prof !9

b5_ok1:
	%140 = getelementptr inbounds i8, i8* %43, i64 20, !dbg !2067
	store i8 %137, i8* %140, align 1, !dbg !2067
	%141 = icmp uge i64 21, %42, !dbg !2068
	br i1 %141, label %b5_fail2, label %b5_ok2, !dbg !2068, !prof !9

b5_ok2:
	%142 = getelementptr inbounds i8, i8* %43, i64 21, !dbg !2068
	store i8 %138, i8* %142, align 1, !dbg !2068
	%143 = udiv i8 %45, 8, !dbg !2069
	%144 = urem i8 %45, 8, !dbg !2070
	%145 = icmp uge i64 22, %42, !dbg !2071
	br i1 %145, label %b5_fail3, label %b5_ok3, !dbg !2071, !prof !9

b5_ok3:
	%146 = getelementptr inbounds i8, i8* %43, i64 22, !dbg !2071
	store i8 %143, i8* %146, align 1, !dbg !2071
	%147 = icmp uge i64 23, %42, !dbg !2072
	br i1 %147, label %b5_fail4, label %b5_ok4, !dbg !2072, !prof !9

b5_ok4:
	%148 = getelementptr inbounds i8, i8* %43, i64 23, !dbg !2072
	store i8 %144, i8* %148, align 1, !dbg !2072
	%149 = icmp ult i8 %45, %48, !dbg !2073
	%150 = select i1 %149, i8 %45, i8 %48, !dbg !2073
	%151 = icmp ugt i8 %45, %48, !dbg !2074
	%152 = select i1 %151, i8 %45, i8 %48, !dbg !2074
	%153 = icmp ugt i8 %152, 3, !dbg !2074
	%154 = select i1 %153, i8 %152, i8 3, !dbg !2074
	%155 = icmp uge i64 24, %42, !dbg !2075
	br i1 %155, label %b5_fail5, label %b5_ok5, !dbg !2075, !prof !9

b5_ok5:
	%156 = getelementptr inbounds i8, i8* %43, i64 24, !dbg !2075
	store i8 %150, i8* %156, align 1, !dbg !2075
	%157 = icmp uge i64 25, %42, !dbg !2076
	br i1 %157, label %b5_fail6, label %b5_ok6, !dbg !2076, !prof !9

b5_ok6:
	%158 = getelementptr inbounds i8, i8* %43, i64 25, !dbg !2076
	store i8 %154, i8* %158, align 1, !dbg !2076
	%159 = icmp eq i8 %45, %48, !dbg !2077
	br i1 %159, label %b7, label %b6, !dbg !2080

b6:
	br label %b7, !dbg !2081

b7:
	%160 = phi i8 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !2082
	%161 = icmp ne i8 %45, %48, !dbg !2082
	br i1 %161, label %b9, label %b8, !dbg !2084

b8:
	br label %b9, !dbg !2085

b9:
	%162 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2086
	br i1 %149, label %b11, label %b10, !dbg !2088

b10:
	br label %b11, !dbg !2089

b11:
	%163 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2090
	%164 = icmp uge i64 26, %42, !dbg !2090
	br i1 %164, label %b11_fail1, label %b11_ok1, !dbg !2090, !prof !9

b11_ok1:
	%165 = getelementptr inbounds i8, i8* %43, i64 26, !dbg !2090
	store i8 %160, i8* %165, align 1, !dbg !2090
	%166 = icmp uge i64 27, %42, !dbg !2091
	br i1 %166, label %b11_fail2, label %b11_ok2, !dbg !2091, !prof !9

b11_ok2:
	%167 = getelementptr inbounds i8, i8* %43, i64 27, !dbg !2091
	store i8 %162, i8* %167, align 1, !dbg !2091
	%168 = icmp uge i64 28, %42, !dbg !2092
	br i1 %168, label %b11_fail3, label %b11_ok3, !dbg !2092, !prof !9

b11_ok3:
	%169 = getelementptr inbounds i8, i8* %43, i64 28, !dbg !2092
	store i8 %163, i8* %169, align 1, !dbg !2092
	%170 = icmp ule i8 %45, %48, !dbg !2093
	br i1 %170, label %b13, label %b12, !dbg !2095

b12:
	br label %b13, !dbg !2096

b13:
	%171 = phi i8 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !2097
	br i1 %151, label %b15, label %b14, !dbg !2099

b14:
	br label %b15, !dbg !2100

b15:
	%172 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2101
	%173 = icmp uge i8 %45, %48, !dbg !2101
	br i1 %173, label %b17, label %b16, !dbg !2103

b16:
	br label %b17, !dbg !2104

b17:
	%174 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2105
	%175 = icmp uge i64 29, %42, !dbg !2105
	br i1 %175, label %b17_fail1, label %b17_ok1, !dbg !2105, !prof !9

b17_ok1:
	%176 = getelementptr inbounds i8, i8* %43, i64 29, !dbg !2105
	store i8 %171, i8* %176, align 1, !dbg !2105
	%177 = icmp uge i64 30, %42, !dbg !2106
	br i1 %177, label %b17_fail2, label %b17_ok2, !dbg !2106, !prof !9

b17_ok2:
	%178 = getelementptr inbounds i8, i8* %43, i64 30, !dbg !2106
	store i8 %172, i8* %178, align 1, !dbg !2106
	%179 = icmp uge i64 31, %42, !dbg !2107
	br i1 %179, label %b17_fail3, label %b17_ok3, !dbg !2107, !prof !9

b17_ok3:
	%180 = getelementptr inbounds i8, i8* %43, i64 31, !dbg !2107
	store i8 %174, i8* %180, align 1, !dbg !2107
	%181 = mul i8 %53, 3, !dbg !2108
	%182 = sub i8 %181, 5, !dbg !2109
	%183 = xor i8 %182, %45, !dbg !2110
	%184 = icmp uge i64 32, %42, !dbg !2111
	br i1 %184, label %b17_fail4, label %b17_ok4, !dbg !2111, !prof !9

b17_ok4:
	%185 = getelementptr inbounds i8, i8* %43, i64 32, !dbg !2111
	store i8 %183, i8* %185, align 1, !dbg !2111
	%186 = shl i8 %183, 2, !dbg !2112
	%187 = lshr i8 %186, 1, !dbg !2113
	%188 = or i8 %187, 1, !dbg !2114
	%189 = and i8 %188, -3, !dbg !2115
	%190 = icmp uge i64 33, %42, !dbg !2116
	br i1 %190, label %b17_fail5, label %b17_ok5, !dbg !2116, !prof !9

b17_ok5:
	%191 = getelementptr inbounds i8, i8* %43, i64 33, !dbg !2116
	store i8 %189, i8* %191, align 1, !dbg !2116
	%192 = add i8 %189, 1, !dbg !2117
	%193 = sub i8 %192, 1, !dbg !2118
	%194 = sub i8 %193, 1, !dbg !2119
	%195 = icmp uge i64 34, %42, !dbg !2120
	br i1 %195, label %b17_fail6, label %b17_ok6, !dbg !2120, !prof !9

b17_ok6:
	%196 = getelementptr inbounds i8, i8* %43, i64 34, !dbg !2120
	store i8 %194, i8* %196, align 1, !dbg !2120
	%197 = sub i8 %48, %45, !dbg !2121
	%198 = icmp uge i64 35, %42, !dbg !2122
	br i1 %198, label %b17_fail7, label %b17_ok7, !dbg !2122, !prof !9

b17_ok7:
	%199 = getelementptr inbounds i8, i8* %43, i64 35, !dbg !2122
	store i8 %197, i8* %199, align 1, !dbg !2122
	br i1 %149, label %b18, label %b19, !dbg !2123

b18:
	br i1 %126, label %b21, label %b19, !dbg !2124

b19:
	%200 = icmp eq i8 %45, 5, !dbg !2125
	br i1 %200, label %b21, label %b20, !dbg !2127

b20:
	br label %b21, !dbg !2128

b21:
	%201 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2129
	%202 = icmp uge i64 36, %42, !dbg !2129
	br i1 %202, label %b21_fail1, label %b21_ok1, !dbg !2129, !prof !9

b21_ok1:
	%203 = getelementptr inbounds i8, i8* %43, i64 36, !dbg !2129
	store i8 %201, i8* %203, align 1, !dbg !2129
	%204 = icmp eq i8 %48, 1, !dbg !2130
	%205 = icmp ne i1 %170, %204, !dbg !2131
	br i1 %205, label %b23, label %b22, !dbg !2133

b22:
	br label %b23, !dbg !2134

b23:
	%206 = phi i8 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !2135
	%207 = icmp uge i64 37, %42, !dbg !2135
	br i1 %207, label %b23_fail1, label %b23_ok1, !dbg !2135, !prof !9

b23_ok1:
	%208 = getelementptr inbounds i8, i8* %43, i64 37, !dbg !2135
	store i8 %206, i8* %208, align 1, !dbg !2135
	%209 = and i64 %52, 3, !dbg !2136
	%210 = icmp ult i64 %209, 8, !dbg !2137
	%211 = trunc i64 %209 to i8, !dbg !2137
	%212 = shl i8 1, %211, !dbg !2137
	%213 = select i1 %210, i8 %212, i8 0, !dbg !2137
	%214 = add i8 %213, %45, !dbg !2138
	%215 = icmp uge i64 38, %42, !dbg !2139
	br i1 %215, label %b23_fail2, label %b23_ok2, !dbg !2139, !prof !9

b23_ok2:
	%216 = getelementptr inbounds i8, i8* %43, i64 38, !dbg !2139
	store i8 %214, i8* %216, align 1, !dbg !2139
	%217 = icmp uge i64 39, %42, !dbg !2140
	br i1 %217, label %b23_fail3, label %b23_ok3, !dbg !2140, !prof !9

b23_ok3:
	%218 = getelementptr inbounds i8, i8* %43, i64 39, !dbg !2140
	store i8 -1, i8* %218, align 1, !dbg !2140
	%219 = add i64 %35, %34, !dbg !2009
	br label %b1, !dbg !2009

b24:
	ret void, !dbg !2009

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 246, i64 %39, i64 %p1), !dbg !2013
	ret void, !dbg !2013

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 247, i64 %37, i64 %39), !dbg !2013
	ret void, !dbg !2013

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 248, i64 %35, i64 %p5), !dbg !2015
	ret void, !dbg !2015

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 248, i64 %35, i64 %p7), !dbg !2016
	ret void, !dbg !2016

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !2023
	ret void, !dbg !2023

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !2024
	ret void, !dbg !2024

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !2025
	ret void, !dbg !2025

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !2030
	ret void, !dbg !2030

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !2031
	ret void, !dbg !2031

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !2032
	ret void, !dbg !2032

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !2033
	ret void, !dbg !2033

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !2036
	ret void, !dbg !2036

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !2037
	ret void, !dbg !2037

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !2038
	ret void, !dbg !2038

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !2041
	ret void, !dbg !2041

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !2042
	ret void, !dbg !2042

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !2047
	ret void, !dbg !2047

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !2048
	ret void, !dbg !2048

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !2051
	ret void, !dbg !2051

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !2052
	ret void, !dbg !2052

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !2056
	ret void, !dbg !2056

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !2057
	ret void, !dbg !2057

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !2061
	ret void, !dbg !2061

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !2062
	ret void, !dbg !2062

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !2063
	ret void, !dbg !2063

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !2064
	ret void, !dbg !2064

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !2067
	ret void, !dbg !2067

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !2068
	ret void, !dbg !2068

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !2071
	ret void, !dbg !2071

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !2072
	ret void, !dbg !2072

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !2075
	ret void, !dbg !2075

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !2076
	ret void, !dbg !2076

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !2090
	ret void, !dbg !2090

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !2091
	ret void, !dbg !2091

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !2092
	ret void, !dbg !2092

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !2105
	ret void, !dbg !2105

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !2106
	ret void, !dbg !2106

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !2107
	ret void, !dbg !2107

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !2111
	ret void, !dbg !2111

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !2116
	ret void, !dbg !2116

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !2120
	ret void, !dbg !2120

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !2122
	ret void, !dbg !2122

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !2129
	ret void, !dbg !2129

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !2135
	ret void, !dbg !2135

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !2139
	ret void, !dbg !2139

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !2140
	ret void, !dbg !2140
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2141 {
entry:
	br label %b0, !dbg !2142

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2143, !range !10
	%1 = sext i32 %0 to i64, !dbg !2143
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2143, !range !12
	%3 = sext i32 %2 to i64, !dbg !2143
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2143, !range !12
	%5 = sext i32 %4 to i64, !dbg !2143
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2143, !range !33
	%7 = sext i32 %6 to i64, !dbg !2143
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2143, !range !34
	%9 = sext i32 %8 to i64, !dbg !2143
	%10 = mul i64 %9, %5, !dbg !2143
	%11 = add i64 %3, %10, !dbg !2143
	%12 = mul i64 %7, %11, !dbg !2143
	%13 = add i64 %1, %12, !dbg !2143
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2143, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2143, !range !35
	%16 = mul i32 %14, %15, !dbg !2143
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2143, !range !36
	%18 = mul i32 %16, %17, !dbg !2143
	%19 = sext i32 %18 to i64, !dbg !2143
	%20 = mul i64 %13, %19, !dbg !2143
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2143, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2143, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2143, !range !13
	%24 = mul i32 %15, %23, !dbg !2143
	%25 = add i32 %22, %24, !dbg !2143
	%26 = mul i32 %14, %25, !dbg !2143
	%27 = add i32 %21, %26, !dbg !2143
	%28 = sext i32 %27 to i64, !dbg !2143
	%29 = add i64 %20, %28, !dbg !2143
	%30 = mul i64 %7, %9, !dbg !2143
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2143, !range !34
	%32 = sext i32 %31 to i64, !dbg !2143
	%33 = mul i64 %30, %32, !dbg !2143
	%34 = mul i64 %33, %19, !dbg !2143
	br label %b1, !dbg !2143

b1:
	%35 = phi i64 [ %29, %b0 ], [ %141, %b2_ok26 ], !dbg !2143
	%36 = icmp slt i64 %35, %p5, !dbg !2143
	br i1 %36, label %b2, label %b3, !dbg !2143

b2:
	%37 = mul i64 %35, 20, !dbg !2144
	%38 = add i64 %35, 1, !dbg !2145
	%39 = mul i64 %38, 20, !dbg !2146
	%40 = icmp ugt i64 %39, %p1, !dbg !2147
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2147, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2147
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2147, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2147
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2147
	%44 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2148
	%45 = load i8, i8* %44, align 1, !dbg !2148
	%46 = sext i8 %45 to i64, !dbg !2152
	%47 = zext i8 %45 to i16, !dbg !2153
	%48 = sext i16 %47 to i64, !dbg !2154
	%49 = zext i8 %45 to i32, !dbg !2155
	%50 = sext i32 %49 to i64, !dbg !2156
	%51 = zext i8 %45 to i64, !dbg !2157
	%52 = icmp uge i64 0, %42, !dbg !2158
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !2158, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2158
	store i64 %46, i64* %53, align 8, !dbg !2158
	%54 = icmp uge i64 1, %42, !dbg !2159
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !2159, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2159
	store i64 %48, i64* %55, align 8, !dbg !2159
	%56 = icmp uge i64 2, %42, !dbg !2160
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2160, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2160
	store i64 %50, i64* %57, align 8, !dbg !2160
	%58 = icmp uge i64 3, %42, !dbg !2161
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2161, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2161
	store i64 %51, i64* %59, align 8, !dbg !2161
	%60 = icmp uge i64 4, %42, !dbg !2162
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2162, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2162
	store i64 %51, i64* %61, align 8, !dbg !2162
	%62 = zext i8 %45 to i16, !dbg !2163
	%63 = zext i16 %62 to i64, !dbg !2164
	%64 = zext i8 %45 to i32, !dbg !2165
	%65 = zext i32 %64 to i64, !dbg !2166
	%66 = zext i8 %45 to i64, !dbg !2167
	%67 = icmp uge i64 5, %42, !dbg !2169
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2169, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2169
	store i64 %51, i64* %68, align 8, !dbg !2169
	%69 = icmp uge i64 6, %42, !dbg !2170
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2170, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2170
	store i64 %63, i64* %70, align 8, !dbg !2170
	%71 = icmp uge i64 7, %42, !dbg !2171
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2171, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2171
	store i64 %65, i64* %72, align 8, !dbg !2171
	%73 = icmp uge i64 8, %42, !dbg !2172
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2172, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2172
	store i64 %66, i64* %74, align 8, !dbg !2172
	%75 = icmp uge i64 9, %42, !dbg !2173
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !2173, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2173
	store i64 %66, i64* %76, align 8, !dbg !2173
	%77 = icmp uge i64 10, %42, !dbg !2174
	br i1 %77, label %b2_fail13, label %b2_ok13, !dbg !2174, !prof !9

b2_ok13:
	%78 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2174
	store i64 %51, i64* %78, align 8, !dbg !2174
	%79 = icmp uge i64 11, %42, !dbg !2175
	br i1 %79, label %b2_fail14, label %b2_ok14, !dbg !2175, !prof !9

b2_ok14:
	%80 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2175
	store i64 %51, i64* %80, align 8, !dbg !2175
	%81 = icmp uge i64 12, %42, !dbg !2176
	br i1 %81, label %b2_fail15, label %b2_ok15, !dbg !2176, !prof !9

b2_ok15:
	%82 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2176
	store i64 %51, i64* %82, align 8, !dbg !2176
	%83 = icmp uge i64 13, %42, !dbg !2177
	br i1 %83, label %b2_fail16, label %b2_ok16, !dbg !2177, !prof !9

b2_ok16:
	%84 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2177
	store i64 %51, i64* %84, align 8, !dbg !2177
	%85 = icmp uge i64 14, %42, !dbg !2178
	br i1 %85, label %b2_fail17, label %b2_ok17, !dbg !2178, !prof !9

b2_ok17:
	%86 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2178
	store i64 %51, i64* %86, align 8, !dbg !2178
	%87 = lshr i8 %45, 1, !dbg !2179
	%88 = uitofp i8 %87 to float, !dbg !2180
	%89 = call i64 @llvm.nvvm.f2ll.rz(float %88), !dbg !2181
	%90 = fcmp uno float %88, %88, !dbg !2181
	%91 = select i1 %90, i64 0, i64 %89, !dbg !2181
	%92 = uitofp i8 %87 to double, !dbg !2182
	%93 = call i64 @llvm.nvvm.d2ll.rz(double %92), !dbg !2183
	%94 = fcmp uno double %92, %92, !dbg !2183
	%95 = select i1 %94, i64 0, i64 %93, !dbg !2183
	%96 = icmp uge i64 15, %42, !dbg !2184
	br i1 %96, label %b2_fail18, label %b2_ok18, !dbg !2184, !prof !9

b2_ok18:
	%97 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2184
	store i64 %91, i64* %97, align 8, !dbg !2184
	%98 = icmp uge i64 16, %42, !dbg !2185
	br i1 %98, label %b2_fail19, label %b2_ok19, !dbg !2185, !prof !9

b2_ok19:
	%99 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2185
	store i64 %95, i64* %99, align 8, !dbg !2185
	%100 = call i32 @llvm.nvvm.f2i.rz(float %88), !dbg !2186
	%101 = icmp slt i32 %100, 0, !dbg !2186
	%102 = select i1 %101, i32 0, i32 %100, !dbg !2186
	%103 = icmp sgt i32 %102, 255, !dbg !2186
	%104 = select i1 %103, i32 255, i32 %102, !dbg !2186
	%105 = trunc i32 %104 to i8, !dbg !2186
	%106 = zext i8 %105 to i64, !dbg !2187
	%107 = fadd double %92, 7.500000e-01, !dbg !2188
	%108 = call i32 @llvm.nvvm.d2i.rz(double %107), !dbg !2189
	%109 = fcmp uno double %107, %107, !dbg !2189
	%110 = select i1 %109, i32 0, i32 %108, !dbg !2189
	%111 = icmp slt i32 %110, 0, !dbg !2189
	%112 = select i1 %111, i32 0, i32 %110, !dbg !2189
	%113 = icmp sgt i32 %112, 255, !dbg !2189
	%114 = select i1 %113, i32 255, i32 %112, !dbg !2189
	%115 = trunc i32 %114 to i8, !dbg !2189
	%116 = zext i8 %115 to i64, !dbg !2190
	%117 = icmp uge i64 17, %42, !dbg !2191
	br i1 %117, label %b2_fail20, label %b2_ok20, !dbg !2191, !prof !9

b2_ok20:
	%118 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2191
	store i64 %106, i64* %118, align 8, !dbg !2191
	%119 = icmp uge i64 18, %42, !dbg !2192
	br i1 %119, label %b2_fail21, label %b2_ok21, !dbg !2192, !prof !9

b2_ok21:
	%120 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2192
	store i64 %116, i64* %120, align 8, !dbg !2192
	%121 = fmul double %92, 3.500000e+00, !dbg !2193
	%122 = call i64 @llvm.nvvm.d2ull.rz(double %121), !dbg !2194
	%123 = fcmp uno double %121, %121, !dbg !2194
	%124 = select i1 %123, i64 0, i64 %122, !dbg !2194
	%125 = icmp uge i64 19, %42, !dbg !2196
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !2196, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2196
	store i64 %124, i64* %126, align 8, !dbg !2196
	%127 = mul i64 %35, 2, !dbg !2197
	%128 = add i64 %127, 2, !dbg !2198
	%129 = icmp ugt i64 %128, %p3, !dbg !2199
	br i1 %129, label %b2_fail23, label %b2_ok23, !dbg !2199, !prof !9

b2_ok23:
	%130 = icmp ugt i64 %127, %128, !dbg !2199
	br i1 %130, label %b2_fail24, label %b2_ok24, !dbg !2199, !prof !9

b2_ok24:
	%131 = sub i64 %128, %127, !dbg !2199
	%132 = getelementptr inbounds double, double* %p2, i64 %127, !dbg !2199
	%133 = load i8, i8* %44, align 1, !dbg !2200
	%134 = uitofp i8 %133 to float, !dbg !2203
	%135 = fpext float %134 to double, !dbg !2204
	%136 = uitofp i8 %133 to double, !dbg !2205
	%137 = icmp uge i64 0, %131, !dbg !2206
	br i1 %137, label %b2_fail25, label %b2_ok25, !dbg !2206, !prof !9

b2_ok25:
	%138 = getelementptr inbounds double, double* %132, i64 0, !dbg !2206
	store double %135, double* %138, align 8, !dbg !2206
	%139 = icmp uge i64 1, %131, !dbg !2207
	br i1 %139, label %b2_fail26, label %b2_ok26, !dbg !2207, !prof !9

b2_ok26:
	%140 = getelementptr inbounds double, double* %132, i64 1, !dbg !2207
	store double %136, double* %140, align 8, !dbg !2207
	%141 = add i64 %35, %34, !dbg !2143
	br label %b1, !dbg !2143

b3:
	ret void, !dbg !2143

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 250, i64 %39, i64 %p1), !dbg !2147
	ret void, !dbg !2147

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 251, i64 %37, i64 %39), !dbg !2147
	ret void, !dbg !2147

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !2158
	ret void, !dbg !2158

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !2159
	ret void, !dbg !2159

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !2160
	ret void, !dbg !2160

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !2161
	ret void, !dbg !2161

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !2162
	ret void, !dbg !2162

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !2169
	ret void, !dbg !2169

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !2170
	ret void, !dbg !2170

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !2171
	ret void, !dbg !2171

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !2172
	ret void, !dbg !2172

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !2173
	ret void, !dbg !2173

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !2174
	ret void, !dbg !2174

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !2175
	ret void, !dbg !2175

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !2176
	ret void, !dbg !2176

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !2177
	ret void, !dbg !2177

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !2178
	ret void, !dbg !2178

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !2184
	ret void, !dbg !2184

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !2185
	ret void, !dbg !2185

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !2191
	ret void, !dbg !2191

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !2192
	ret void, !dbg !2192

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !2196
	ret void, !dbg !2196

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 253, i64 %128, i64 %p3), !dbg !2199
	ret void, !dbg !2199

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 254, i64 %127, i64 %128), !dbg !2199
	ret void, !dbg !2199

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %131), !dbg !2206
	ret void, !dbg !2206

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %131), !dbg !2207
	ret void, !dbg !2207
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2208 {
entry:
	br label %b0, !dbg !2209

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2210, !range !10
	%1 = sext i32 %0 to i64, !dbg !2210
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2210, !range !12
	%3 = sext i32 %2 to i64, !dbg !2210
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2210, !range !12
	%5 = sext i32 %4 to i64, !dbg !2210
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2210, !range !33
	%7 = sext i32 %6 to i64, !dbg !2210
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2210, !range !34
	%9 = sext i32 %8 to i64, !dbg !2210
	%10 = mul i64 %9, %5, !dbg !2210
	%11 = add i64 %3, %10, !dbg !2210
	%12 = mul i64 %7, %11, !dbg !2210
	%13 = add i64 %1, %12, !dbg !2210
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2210, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2210, !range !35
	%16 = mul i32 %14, %15, !dbg !2210
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2210, !range !36
	%18 = mul i32 %16, %17, !dbg !2210
	%19 = sext i32 %18 to i64, !dbg !2210
	%20 = mul i64 %13, %19, !dbg !2210
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2210, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2210, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2210, !range !13
	%24 = mul i32 %15, %23, !dbg !2210
	%25 = add i32 %22, %24, !dbg !2210
	%26 = mul i32 %14, %25, !dbg !2210
	%27 = add i32 %21, %26, !dbg !2210
	%28 = sext i32 %27 to i64, !dbg !2210
	%29 = add i64 %20, %28, !dbg !2210
	%30 = mul i64 %7, %9, !dbg !2210
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2210, !range !34
	%32 = sext i32 %31 to i64, !dbg !2210
	%33 = mul i64 %30, %32, !dbg !2210
	%34 = mul i64 %33, %19, !dbg !2210
	br label %b1, !dbg !2210

b1:
	%35 = phi i64 [ %29, %b0 ], [ %220, %b23_ok3 ], !dbg !2210
	%36 = icmp slt i64 %35, %p3, !dbg !2210
	br i1 %36, label %b2, label %b24, !dbg !2210

b2:
	%37 = mul i64 %35, 40, !dbg !2211
	%38 = add i64 %35, 1, !dbg !2212
	%39 = mul i64 %38, 40, !dbg !2213
	%40 = icmp ugt i64 %39, %p1, !dbg !2214
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2214, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2214
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2214, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2214
	%43 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2214
	%44 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2215
	%45 = load i16, i16* %44, align 2, !dbg !2215
	%46 = icmp uge i64 %35, %p5, !dbg !2216
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2216, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2216
	%48 = load i16, i16* %47, align 2, !dbg !2216
	%49 = icmp uge i64 %35, %p7, !dbg !2217
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2217, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2217
	%51 = load i32, i32* %50, align 4, !dbg !2217
	%52 = zext i32 %51 to i64, !dbg !2218
	%53 = add i16 %45, %48, !dbg !2221
	%54 = sub i16 %45, %48, !dbg !2222
	%55 = mul i16 %45, %48, !dbg !2223
	%56 = icmp uge i64 0, %42, !dbg !2224
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2224, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i16, i16* %43, i64 0, !dbg !2224
	store i16 %53, i16* %57, align 2, !dbg !2224
	%58 = icmp uge i64 1, %42, !dbg !2225
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2225, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i16, i16* %43, i64 1, !dbg !2225
	store i16 %54, i16* %59, align 2, !dbg !2225
	%60 = icmp uge i64 2, %42, !dbg !2226
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2226, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i16, i16* %43, i64 2, !dbg !2226
	store i16 %55, i16* %61, align 2, !dbg !2226
	%62 = and i16 %45, %48, !dbg !2227
	%63 = or i16 %45, %48, !dbg !2228
	%64 = xor i16 %45, %48, !dbg !2229
	%65 = xor i16 %48, -1, !dbg !2230
	%66 = and i16 %45, %65, !dbg !2230
	%67 = icmp uge i64 3, %42, !dbg !2231
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2231, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i16, i16* %43, i64 3, !dbg !2231
	store i16 %62, i16* %68, align 2, !dbg !2231
	%69 = icmp uge i64 4, %42, !dbg !2232
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2232, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i16, i16* %43, i64 4, !dbg !2232
	store i16 %63, i16* %70, align 2, !dbg !2232
	%71 = icmp uge i64 5, %42, !dbg !2233
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2233, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i16, i16* %43, i64 5, !dbg !2233
	store i16 %64, i16* %72, align 2, !dbg !2233
	%73 = icmp uge i64 6, %42, !dbg !2234
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2234, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i16, i16* %43, i64 6, !dbg !2234
	store i16 %66, i16* %74, align 2, !dbg !2234
	%75 = xor i16 %45, -1, !dbg !2235
	%76 = sub i16 0, %45, !dbg !2236
	%77 = icmp uge i64 7, %42, !dbg !2237
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !2237, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i16, i16* %43, i64 7, !dbg !2237
	store i16 %75, i16* %78, align 2, !dbg !2237
	%79 = icmp uge i64 8, %42, !dbg !2238
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !2238, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i16, i16* %43, i64 8, !dbg !2238
	store i16 %76, i16* %80, align 2, !dbg !2238
	%81 = icmp uge i64 9, %42, !dbg !2239
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !2239, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i16, i16* %43, i64 9, !dbg !2239
	store i16 %45, i16* %82, align 2, !dbg !2239
	%83 = icmp ult i64 %52, 16, !dbg !2240
	%84 = trunc i64 %52 to i16, !dbg !2240
	%85 = shl i16 %45, %84, !dbg !2240
	%86 = select i1 %83, i16 %85, i16 0, !dbg !2240
	%87 = icmp ult i64 %52, 16, !dbg !2241
	%88 = trunc i64 %52 to i16, !dbg !2241
	%89 = lshr i16 %45, %88, !dbg !2241
	%90 = select i1 %87, i16 %89, i16 0, !dbg !2241
	%91 = icmp uge i64 10, %42, !dbg !2242
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !2242, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i16, i16* %43, i64 10, !dbg !2242
	store i16 %86, i16* %92, align 2, !dbg !2242
	%93 = icmp uge i64 11, %42, !dbg !2243
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !2243, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i16, i16* %43, i64 11, !dbg !2243
	store i16 %90, i16* %94, align 2, !dbg !2243
	%95 = icmp ult i64 %52, 16, !dbg !2245
	%96 = trunc i64 %52 to i16, !dbg !2245
	%97 = shl i16 %45, %96, !dbg !2245
	%98 = select i1 %95, i16 %97, i16 0, !dbg !2245
	%99 = trunc i64 %52 to i8, !dbg !2246
	%100 = zext i8 %99 to i16, !dbg !2247
	%101 = icmp ult i16 %100, 16, !dbg !2247
	%102 = lshr i16 %45, %100, !dbg !2247
	%103 = select i1 %101, i16 %102, i16 0, !dbg !2247
	%104 = icmp uge i64 12, %42, !dbg !2248
	br i1 %104, label %b2_fail17, label %b2_ok17, !dbg !2248, !prof !9

b2_ok17:
	%105 = getelementptr inbounds i16, i16* %43, i64 12, !dbg !2248
	store i16 %98, i16* %105, align 2, !dbg !2248
	%106 = icmp uge i64 13, %42, !dbg !2249
	br i1 %106, label %b2_fail18, label %b2_ok18, !dbg !2249, !prof !9

b2_ok18:
	%107 = getelementptr inbounds i16, i16* %43, i64 13, !dbg !2249
	store i16 %103, i16* %107, align 2, !dbg !2249
	%108 = shl i16 %45, 3, !dbg !2250
	%109 = lshr i16 %45, 3, !dbg !2251
	%110 = icmp uge i64 14, %42, !dbg !2252
	br i1 %110, label %b2_fail19, label %b2_ok19, !dbg !2252, !prof !9

b2_ok19:
	%111 = getelementptr inbounds i16, i16* %43, i64 14, !dbg !2252
	store i16 %108, i16* %111, align 2, !dbg !2252
	%112 = icmp uge i64 15, %42, !dbg !2253
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !2253, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i16, i16* %43, i64 15, !dbg !2253
	store i16 %109, i16* %113, align 2, !dbg !2253
	%114 = icmp ult i64 %52, 16, !dbg !2254
	%115 = trunc i64 %52 to i16, !dbg !2254
	%116 = shl i16 1, %115, !dbg !2254
	%117 = select i1 %114, i16 %116, i16 0, !dbg !2254
	%118 = urem i64 %52, 8, !dbg !2255
	%119 = icmp ult i64 %118, 16, !dbg !2256
	%120 = trunc i64 %118 to i16, !dbg !2256
	%121 = lshr i16 %48, %120, !dbg !2256
	%122 = select i1 %119, i16 %121, i16 0, !dbg !2256
	%123 = icmp uge i64 16, %42, !dbg !2257
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !2257, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i16, i16* %43, i64 16, !dbg !2257
	store i16 %117, i16* %124, align 2, !dbg !2257
	%125 = icmp uge i64 17, %42, !dbg !2258
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !2258, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i16, i16* %43, i64 17, !dbg !2258
	store i16 %122, i16* %126, align 2, !dbg !2258
	%127 = icmp ne i16 %48, 0, !dbg !2259
	br i1 %127, label %b3, label %b4, !dbg !2259

b3:
	%128 = udiv i16 %45, %48, !dbg !2260
	%129 = urem i16 %45, %48, !dbg !2261
	%130 = icmp uge i64 18, %42, !dbg !2262
	br i1 %130, label %b3_fail1, label %b3_ok1, !dbg !2262, !prof !9

b3_ok1:
	%131 = getelementptr inbounds i16, i16* %43, i64 18, !dbg !2262
	store i16 %128, i16* %131, align 2, !dbg !2262
	%132 = icmp uge i64 19, %42, !dbg !2263
	br i1 %132, label %b3_fail2, label %b3_ok2, !dbg !2263, !prof !9

b3_ok2:
	%133 = getelementptr inbounds i16, i16* %43, i64 19, !dbg !2263
	store i16 %129, i16* %133, align 2, !dbg !2263
	br label %b5, !dbg !2263

b4:
	%134 = icmp uge i64 18, %42, !dbg !2264
	br i1 %134, label %b4_fail1, label %b4_ok1, !dbg !2264, !prof !9

b4_ok1:
	%135 = getelementptr inbounds i16, i16* %43, i64 18, !dbg !2264
	store i16 0, i16* %135, align 2, !dbg !2264
	%136 = icmp uge i64 19, %42, !dbg !2265
	br i1 %136, label %b4_fail2, label %b4_ok2, !dbg !2265, !prof !9

b4_ok2:
	%137 = getelementptr inbounds i16, i16* %43, i64 19, !dbg !2265
	store i16 0, i16* %137, align 2, !dbg !2265
	br label %b5, !dbg !2265

b5:
	%138 = udiv i16 %45, 7, !dbg !2266
	%139 = urem i16 %45, 7, !dbg !2267
	%140 = icmp uge i64 20, %42, !dbg !2268
	br i1 %140, label %b5_fail1, label %b5_ok1, !dbg !2268, !prof !9

b5_ok1:
	%141 = getelementptr inbounds i16, i16* %43, i64 20, !dbg !2268
	store i16 %138, i16* %141, align 2, !dbg !2268
	%142 = icmp uge i64 21, %42, !dbg !2269
	br i1 %142, label %b5_fail2, label %b5_ok2, !dbg !2269, !prof !9

b5_ok2:
	%143 = getelementptr inbounds i16, i16* %43, i64 21, !dbg !2269
	store i16 %139, i16* %143, align 2, !dbg !2269
	%144 = udiv i16 %45, 8, !dbg !2270
	%145 = urem i16 %45, 8, !dbg !2271
	%146 = icmp uge i64 22, %42, !dbg !2272
	br i1 %146, label %b5_fail3, label %b5_ok3, !dbg !2272, !prof !9

b5_ok3:
	%147 = getelementptr inbounds i16, i16* %43, i64 22, !dbg !2272
	store i16 %144, i16* %147, align 2, !dbg !2272
	%148 = icmp uge i64 23, %42, !dbg !2273
	br i1 %148, label %b5_fail4, label %b5_ok4, !dbg !2273, !prof !9

b5_ok4:
	%149 = getelementptr inbounds i16, i16* %43, i64 23, !dbg !2273
	store i16 %145, i16* %149, align 2, !dbg !2273
	%150 = icmp ult i16 %45, %48, !dbg !2274
	%151 = select i1 %150, i16 %45, i16 %48, !dbg !2274
	%152 = icmp ugt i16 %45, %48, !dbg !2275
	%153 = select i1 %152, i16 %45, i16 %48, !dbg !2275
	%154 = icmp ugt i16 %153, 3, !dbg !2275
	%155 = select i1 %154, i16 %153, i16 3, !dbg !2275
	%156 = icmp uge i64 24, %42, !dbg !2276
	br i1 %156, label %b5_fail5, label %b5_ok5, !dbg !2276, !prof !9

b5_ok5:
	%157 = getelementptr inbounds i16, i16* %43, i64 24, !dbg !2276
	store i16 %151, i16* %157, align 2, !dbg !2276
	%158 = icmp uge i64 25, %42, !dbg !2277
	br i1 %158, label %b5_fail6, label %b5_ok6, !dbg !2277, !prof !9

b5_ok6:
	%159 = getelementptr inbounds i16, i16* %43, i64 25, !dbg !2277
	store i16 %155, i16* %159, align 2, !dbg !2277
	%160 = icmp eq i16 %45, %48, !dbg !2278
	br i1 %160, label %b7, label %b6, !dbg !2281

b6:
	br label %b7, !dbg !2282

b7:
	%161 = phi i16 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !2283
	%162 = icmp ne i16 %45, %48, !dbg !2283
	br i1 %162, label %b9, label %b8, !dbg !2285

b8:
	br label %b9, !dbg !2286

b9:
	%163 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2287
	br i1 %150, label %b11, label %b10, !dbg !2289

b10:
	br label %b11, !dbg !2290

b11:
	%164 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2291
	%165 = icmp uge i64 26, %42, !dbg !2291
	br i1 %165, label %b11_fail1, label %b11_ok1, !dbg !2291, !prof !9

b11_ok1:
	%166 = getelementptr inbounds i16, i16* %43, i64 26, !dbg !2291
	store i16 %161, i16* %166, align 2, !dbg !2291
	%167 = icmp uge i64 27, %42, !dbg !2292
	br i1 %167, label %b11_fail2, label %b11_ok2, !dbg !2292, !prof !9

b11_ok2:
	%168 = getelementptr inbounds i16, i16* %43, i64 27, !dbg !2292
	store i16 %163, i16* %168, align 2, !dbg !2292
	%169 = icmp uge i64 28, %42, !dbg !2293
	br i1 %169, label %b11_fail3, label %b11_ok3, !dbg !2293, !prof !9

b11_ok3:
	%170 = getelementptr inbounds i16, i16* %43, i64 28, !dbg !2293
	store i16 %164, i16* %170, align 2, !dbg !2293
	%171 = icmp ule i16 %45, %48, !dbg !2294
	br i1 %171, label %b13, label %b12, !dbg !2296

b12:
	br label %b13, !dbg !2297

b13:
	%172 = phi i16 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !2298
	br i1 %152, label %b15, label %b14, !dbg !2300

b14:
	br label %b15, !dbg !2301

b15:
	%173 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2302
	%174 = icmp uge i16 %45, %48, !dbg !2302
	br i1 %174, label %b17, label %b16, !dbg !2304

b16:
	br label %b17, !dbg !2305

b17:
	%175 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2306
	%176 = icmp uge i64 29, %42, !dbg !2306
	br i1 %176, label %b17_fail1, label %b17_ok1, !dbg !2306, !prof !9

b17_ok1:
	%177 = getelementptr inbounds i16, i16* %43, i64 29, !dbg !2306
	store i16 %172, i16* %177, align 2, !dbg !2306
	%178 = icmp uge i64 30, %42, !dbg !2307
	br i1 %178, label %b17_fail2, label %b17_ok2, !dbg !2307, !prof !9

b17_ok2:
	%179 = getelementptr inbounds i16, i16* %43, i64 30, !dbg !2307
	store i16 %173, i16* %179, align 2, !dbg !2307
	%180 = icmp uge i64 31, %42, !dbg !2308
	br i1 %180, label %b17_fail3, label %b17_ok3, !dbg !2308, !prof !9

b17_ok3:
	%181 = getelementptr inbounds i16, i16* %43, i64 31, !dbg !2308
	store i16 %175, i16* %181, align 2, !dbg !2308
	%182 = mul i16 %53, 3, !dbg !2309
	%183 = sub i16 %182, 5, !dbg !2310
	%184 = xor i16 %183, %45, !dbg !2311
	%185 = icmp uge i64 32, %42, !dbg !2312
	br i1 %185, label %b17_fail4, label %b17_ok4, !dbg !2312, !prof !9

b17_ok4:
	%186 = getelementptr inbounds i16, i16* %43, i64 32, !dbg !2312
	store i16 %184, i16* %186, align 2, !dbg !2312
	%187 = shl i16 %184, 2, !dbg !2313
	%188 = lshr i16 %187, 1, !dbg !2314
	%189 = or i16 %188, 1, !dbg !2315
	%190 = and i16 %189, -3, !dbg !2316
	%191 = icmp uge i64 33, %42, !dbg !2317
	br i1 %191, label %b17_fail5, label %b17_ok5, !dbg !2317, !prof !9

b17_ok5:
	%192 = getelementptr inbounds i16, i16* %43, i64 33, !dbg !2317
	store i16 %190, i16* %192, align 2, !dbg !2317
	%193 = add i16 %190, 1, !dbg !2318
	%194 = sub i16 %193, 1, !dbg !2319
	%195 = sub i16 %194, 1, !dbg !2320
	%196 = icmp uge i64 34, %42, !dbg !2321
	br i1 %196, label %b17_fail6, label %b17_ok6, !dbg !2321, !prof !9

b17_ok6:
	%197 = getelementptr inbounds i16, i16* %43, i64 34, !dbg !2321
	store i16 %195, i16* %197, align 2, !dbg !2321
	%198 = sub i16 %48, %45, !dbg !2322
	%199 = icmp uge i64 35, %42, !dbg !2323
	br i1 %199, label %b17_fail7, label %b17_ok7, !dbg !2323, !prof !9

b17_ok7:
	%200 = getelementptr inbounds i16, i16* %43, i64 35, !dbg !2323
	store i16 %198, i16* %200, align 2, !dbg !2323
	br i1 %150, label %b18, label %b19, !dbg !2324

b18:
	br i1 %127, label %b21, label %b19, !dbg !2325

b19:
	%201 = icmp eq i16 %45, 5, !dbg !2326
	br i1 %201, label %b21, label %b20, !dbg !2328

b20:
	br label %b21, !dbg !2329

b21:
	%202 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2330
	%203 = icmp uge i64 36, %42, !dbg !2330
	br i1 %203, label %b21_fail1, label %b21_ok1, !dbg !2330, !prof !9

b21_ok1:
	%204 = getelementptr inbounds i16, i16* %43, i64 36, !dbg !2330
	store i16 %202, i16* %204, align 2, !dbg !2330
	%205 = icmp eq i16 %48, 1, !dbg !2331
	%206 = icmp ne i1 %171, %205, !dbg !2332
	br i1 %206, label %b23, label %b22, !dbg !2334

b22:
	br label %b23, !dbg !2335

b23:
	%207 = phi i16 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !2336
	%208 = icmp uge i64 37, %42, !dbg !2336
	br i1 %208, label %b23_fail1, label %b23_ok1, !dbg !2336, !prof !9

b23_ok1:
	%209 = getelementptr inbounds i16, i16* %43, i64 37, !dbg !2336
	store i16 %207, i16* %209, align 2, !dbg !2336
	%210 = and i64 %52, 3, !dbg !2337
	%211 = icmp ult i64 %210, 16, !dbg !2338
	%212 = trunc i64 %210 to i16, !dbg !2338
	%213 = shl i16 1, %212, !dbg !2338
	%214 = select i1 %211, i16 %213, i16 0, !dbg !2338
	%215 = add i16 %214, %45, !dbg !2339
	%216 = icmp uge i64 38, %42, !dbg !2340
	br i1 %216, label %b23_fail2, label %b23_ok2, !dbg !2340, !prof !9

b23_ok2:
	%217 = getelementptr inbounds i16, i16* %43, i64 38, !dbg !2340
	store i16 %215, i16* %217, align 2, !dbg !2340
	%218 = icmp uge i64 39, %42, !dbg !2341
	br i1 %218, label %b23_fail3, label %b23_ok3, !dbg !2341, !prof !9

b23_ok3:
	%219 = getelementptr inbounds i16, i16* %43, i64 39, !dbg !2341
	store i16 -1, i16* %219, align 2, !dbg !2341
	%220 = add i64 %35, %34, !dbg !2210
	br label %b1, !dbg !2210

b24:
	ret void, !dbg !2210

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 257, i64 %39, i64 %p1), !dbg !2214
	ret void, !dbg !2214

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 258, i64 %37, i64 %39), !dbg !2214
	ret void, !dbg !2214

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 259, i64 %35, i64 %p5), !dbg !2216
	ret void, !dbg !2216

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 259, i64 %35, i64 %p7), !dbg !2217
	ret void, !dbg !2217

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !2224
	ret void, !dbg !2224

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !2225
	ret void, !dbg !2225

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !2226
	ret void, !dbg !2226

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !2231
	ret void, !dbg !2231

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !2232
	ret void, !dbg !2232

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !2233
	ret void, !dbg !2233

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !2234
	ret void, !dbg !2234

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !2237
	ret void, !dbg !2237

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !2238
	ret void, !dbg !2238

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !2239
	ret void, !dbg !2239

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !2242
	ret void, !dbg !2242

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !2243
	ret void, !dbg !2243

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !2248
	ret void, !dbg !2248

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !2249
	ret void, !dbg !2249

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !2252
	ret void, !dbg !2252

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !2253
	ret void, !dbg !2253

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !2257
	ret void, !dbg !2257

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !2258
	ret void, !dbg !2258

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !2262
	ret void, !dbg !2262

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !2263
	ret void, !dbg !2263

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !2264
	ret void, !dbg !2264

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !2265
	ret void, !dbg !2265

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !2268
	ret void, !dbg !2268

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !2269
	ret void, !dbg !2269

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !2272
	ret void, !dbg !2272

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !2273
	ret void, !dbg !2273

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !2276
	ret void, !dbg !2276

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !2277
	ret void, !dbg !2277

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !2291
	ret void, !dbg !2291

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !2292
	ret void, !dbg !2292

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !2293
	ret void, !dbg !2293

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !2306
	ret void, !dbg !2306

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !2307
	ret void, !dbg !2307

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !2308
	ret void, !dbg !2308

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !2312
	ret void, !dbg !2312

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !2317
	ret void, !dbg !2317

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !2321
	ret void, !dbg !2321

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !2323
	ret void, !dbg !2323

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !2330
	ret void, !dbg !2330

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !2336
	ret void, !dbg !2336

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !2340
	ret void, !dbg !2340

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !2341
	ret void, !dbg !2341
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2342 {
entry:
	br label %b0, !dbg !2343

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2344, !range !10
	%1 = sext i32 %0 to i64, !dbg !2344
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2344, !range !12
	%3 = sext i32 %2 to i64, !dbg !2344
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2344, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2344, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2344, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2344, !range !13
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
	%35 = phi i64 [ %29, %b0 ], [ %145, %b2_ok26 ], !dbg !2344
	%36 = icmp slt i64 %35, %p5, !dbg !2344
	br i1 %36, label %b2, label %b3, !dbg !2344

b2:
	%37 = mul i64 %35, 20, !dbg !2345
	%38 = add i64 %35, 1, !dbg !2346
	%39 = mul i64 %38, 20, !dbg !2347
	%40 = icmp ugt i64 %39, %p1, !dbg !2348
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2348, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2348
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2348, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2348
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2348
	%44 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2349
	%45 = load i16, i16* %44, align 2, !dbg !2349
	%46 = trunc i16 %45 to i8, !dbg !2352
	%47 = sext i8 %46 to i64, !dbg !2353
	%48 = sext i16 %45 to i64, !dbg !2355
	%49 = zext i16 %45 to i32, !dbg !2356
	%50 = sext i32 %49 to i64, !dbg !2357
	%51 = zext i16 %45 to i64, !dbg !2358
	%52 = icmp uge i64 0, %42, !dbg !2359
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !2359, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2359
	store i64 %47, i64* %53, align 8, !dbg !2359
	%54 = icmp uge i64 1, %42, !dbg !2360
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !2360, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2360
	store i64 %48, i64* %55, align 8, !dbg !2360
	%56 = icmp uge i64 2, %42, !dbg !2361
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2361, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2361
	store i64 %50, i64* %57, align 8, !dbg !2361
	%58 = icmp uge i64 3, %42, !dbg !2362
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2362, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2362
	store i64 %51, i64* %59, align 8, !dbg !2362
	%60 = icmp uge i64 4, %42, !dbg !2363
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2363, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2363
	store i64 %51, i64* %61, align 8, !dbg !2363
	%62 = trunc i16 %45 to i8, !dbg !2364
	%63 = zext i8 %62 to i64, !dbg !2365
	%64 = zext i16 %45 to i32, !dbg !2366
	%65 = zext i32 %64 to i64, !dbg !2367
	%66 = zext i16 %45 to i64, !dbg !2368
	%67 = icmp uge i64 5, %42, !dbg !2370
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2370, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2370
	store i64 %63, i64* %68, align 8, !dbg !2370
	%69 = icmp uge i64 6, %42, !dbg !2371
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2371, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2371
	store i64 %51, i64* %70, align 8, !dbg !2371
	%71 = icmp uge i64 7, %42, !dbg !2372
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2372, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2372
	store i64 %65, i64* %72, align 8, !dbg !2372
	%73 = icmp uge i64 8, %42, !dbg !2373
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2373, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2373
	store i64 %66, i64* %74, align 8, !dbg !2373
	%75 = icmp uge i64 9, %42, !dbg !2374
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !2374, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2374
	store i64 %66, i64* %76, align 8, !dbg !2374
	%77 = sext i8 %46 to i16, !dbg !2375
	%78 = zext i16 %77 to i64, !dbg !2376
	%79 = zext i8 %62 to i16, !dbg !2377
	%80 = zext i16 %79 to i64, !dbg !2378
	%81 = icmp uge i64 10, %42, !dbg !2379
	br i1 %81, label %b2_fail13, label %b2_ok13, !dbg !2379, !prof !9

b2_ok13:
	%82 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2379
	store i64 %78, i64* %82, align 8, !dbg !2379
	%83 = icmp uge i64 11, %42, !dbg !2380
	br i1 %83, label %b2_fail14, label %b2_ok14, !dbg !2380, !prof !9

b2_ok14:
	%84 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2380
	store i64 %80, i64* %84, align 8, !dbg !2380
	%85 = icmp uge i64 12, %42, !dbg !2381
	br i1 %85, label %b2_fail15, label %b2_ok15, !dbg !2381, !prof !9

b2_ok15:
	%86 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2381
	store i64 %51, i64* %86, align 8, !dbg !2381
	%87 = icmp uge i64 13, %42, !dbg !2382
	br i1 %87, label %b2_fail16, label %b2_ok16, !dbg !2382, !prof !9

b2_ok16:
	%88 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2382
	store i64 %51, i64* %88, align 8, !dbg !2382
	%89 = icmp uge i64 14, %42, !dbg !2383
	br i1 %89, label %b2_fail17, label %b2_ok17, !dbg !2383, !prof !9

b2_ok17:
	%90 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2383
	store i64 %51, i64* %90, align 8, !dbg !2383
	%91 = lshr i16 %79, 1, !dbg !2384
	%92 = uitofp i16 %91 to float, !dbg !2385
	%93 = call i64 @llvm.nvvm.f2ll.rz(float %92), !dbg !2386
	%94 = fcmp uno float %92, %92, !dbg !2386
	%95 = select i1 %94, i64 0, i64 %93, !dbg !2386
	%96 = uitofp i16 %91 to double, !dbg !2387
	%97 = call i64 @llvm.nvvm.d2ll.rz(double %96), !dbg !2388
	%98 = fcmp uno double %96, %96, !dbg !2388
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2388
	%100 = icmp uge i64 15, %42, !dbg !2389
	br i1 %100, label %b2_fail18, label %b2_ok18, !dbg !2389, !prof !9

b2_ok18:
	%101 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2389
	store i64 %95, i64* %101, align 8, !dbg !2389
	%102 = icmp uge i64 16, %42, !dbg !2390
	br i1 %102, label %b2_fail19, label %b2_ok19, !dbg !2390, !prof !9

b2_ok19:
	%103 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2390
	store i64 %99, i64* %103, align 8, !dbg !2390
	%104 = call i32 @llvm.nvvm.f2i.rz(float %92), !dbg !2391
	%105 = icmp slt i32 %104, 0, !dbg !2391
	%106 = select i1 %105, i32 0, i32 %104, !dbg !2391
	%107 = icmp sgt i32 %106, 65535, !dbg !2391
	%108 = select i1 %107, i32 65535, i32 %106, !dbg !2391
	%109 = trunc i32 %108 to i16, !dbg !2391
	%110 = zext i16 %109 to i64, !dbg !2392
	%111 = fadd double %96, 7.500000e-01, !dbg !2393
	%112 = call i32 @llvm.nvvm.d2i.rz(double %111), !dbg !2394
	%113 = fcmp uno double %111, %111, !dbg !2394
	%114 = select i1 %113, i32 0, i32 %112, !dbg !2394
	%115 = icmp slt i32 %114, 0, !dbg !2394
	%116 = select i1 %115, i32 0, i32 %114, !dbg !2394
	%117 = icmp sgt i32 %116, 65535, !dbg !2394
	%118 = select i1 %117, i32 65535, i32 %116, !dbg !2394
	%119 = trunc i32 %118 to i16, !dbg !2394
	%120 = zext i16 %119 to i64, !dbg !2395
	%121 = icmp uge i64 17, %42, !dbg !2396
	br i1 %121, label %b2_fail20, label %b2_ok20, !dbg !2396, !prof !9

b2_ok20:
	%122 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2396
	store i64 %110, i64* %122, align 8, !dbg !2396
	%123 = icmp uge i64 18, %42, !dbg !2397
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !2397, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2397
	store i64 %120, i64* %124, align 8, !dbg !2397
	%125 = fmul double %96, 3.500000e+00, !dbg !2398
	%126 = call i64 @llvm.nvvm.d2ull.rz(double %125), !dbg !2399
	%127 = fcmp uno double %125, %125, !dbg !2399
	%128 = select i1 %127, i64 0, i64 %126, !dbg !2399
	%129 = icmp uge i64 19, %42, !dbg !2401
	br i1 %129, label %b2_fail22, label %b2_ok22, !dbg !2401, !prof !9

b2_ok22:
	%130 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2401
	store i64 %128, i64* %130, align 8, !dbg !2401
	%131 = mul i64 %35, 2, !dbg !2402
	%132 = add i64 %131, 2, !dbg !2403
	%133 = icmp ugt i64 %132, %p3, !dbg !2404
	br i1 %133, label %b2_fail23, label %b2_ok23, !dbg !2404, !prof !9

b2_ok23:
	%134 = icmp ugt i64 %131, %132, !dbg !2404
	br i1 %134, label %b2_fail24, label %b2_ok24, !dbg !2404, !prof !9

b2_ok24:
	%135 = sub i64 %132, %131, !dbg !2404
	%136 = getelementptr inbounds double, double* %p2, i64 %131, !dbg !2404
	%137 = load i16, i16* %44, align 2, !dbg !2405
	%138 = uitofp i16 %137 to float, !dbg !2408
	%139 = fpext float %138 to double, !dbg !2409
	%140 = uitofp i16 %137 to double, !dbg !2410
	%141 = icmp uge i64 0, %135, !dbg !2411
	br i1 %141, label %b2_fail25, label %b2_ok25, !dbg !2411, !prof !9

b2_ok25:
	%142 = getelementptr inbounds double, double* %136, i64 0, !dbg !2411
	store double %139, double* %142, align 8, !dbg !2411
	%143 = icmp uge i64 1, %135, !dbg !2412
	br i1 %143, label %b2_fail26, label %b2_ok26, !dbg !2412, !prof !9

b2_ok26:
	%144 = getelementptr inbounds double, double* %136, i64 1, !dbg !2412
	store double %140, double* %144, align 8, !dbg !2412
	%145 = add i64 %35, %34, !dbg !2344
	br label %b1, !dbg !2344

b3:
	ret void, !dbg !2344

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 261, i64 %39, i64 %p1), !dbg !2348
	ret void, !dbg !2348

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 262, i64 %37, i64 %39), !dbg !2348
	ret void, !dbg !2348

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !2359
	ret void, !dbg !2359

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !2360
	ret void, !dbg !2360

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !2361
	ret void, !dbg !2361

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !2362
	ret void, !dbg !2362

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !2363
	ret void, !dbg !2363

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !2370
	ret void, !dbg !2370

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !2371
	ret void, !dbg !2371

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !2372
	ret void, !dbg !2372

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !2373
	ret void, !dbg !2373

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !2374
	ret void, !dbg !2374

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !2379
	ret void, !dbg !2379

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !2380
	ret void, !dbg !2380

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !2381
	ret void, !dbg !2381

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !2382
	ret void, !dbg !2382

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !2383
	ret void, !dbg !2383

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !2389
	ret void, !dbg !2389

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !2390
	ret void, !dbg !2390

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !2396
	ret void, !dbg !2396

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !2397
	ret void, !dbg !2397

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !2401
	ret void, !dbg !2401

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 264, i64 %132, i64 %p3), !dbg !2404
	ret void, !dbg !2404

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 265, i64 %131, i64 %132), !dbg !2404
	ret void, !dbg !2404

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %135), !dbg !2411
	ret void, !dbg !2411

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %135), !dbg !2412
	ret void, !dbg !2412
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2413 {
entry:
	br label %b0, !dbg !2414

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2415, !range !10
	%1 = sext i32 %0 to i64, !dbg !2415
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2415, !range !12
	%3 = sext i32 %2 to i64, !dbg !2415
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2415, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2415, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2415, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2415, !range !13
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
	%35 = phi i64 [ %29, %b0 ], [ %220, %b23_ok3 ], !dbg !2415
	%36 = icmp slt i64 %35, %p3, !dbg !2415
	br i1 %36, label %b2, label %b24, !dbg !2415

b2:
	%37 = mul i64 %35, 40, !dbg !2416
	%38 = add i64 %35, 1, !dbg !2417
	%39 = mul i64 %38, 40, !dbg !2418
	%40 = icmp ugt i64 %39, %p1, !dbg !2419
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2419, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2419
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2419, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2419
	%43 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2419
	%44 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2420
	%45 = load i32, i32* %44, align 4, !dbg !2420
	%46 = icmp uge i64 %35, %p5, !dbg !2421
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2421, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2421
	%48 = load i32, i32* %47, align 4, !dbg !2421
	%49 = icmp uge i64 %35, %p7, !dbg !2422
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2422, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2422
	%51 = load i32, i32* %50, align 4, !dbg !2422
	%52 = zext i32 %51 to i64, !dbg !2423
	%53 = add i32 %45, %48, !dbg !2426
	%54 = sub i32 %45, %48, !dbg !2427
	%55 = mul i32 %45, %48, !dbg !2428
	%56 = icmp uge i64 0, %42, !dbg !2429
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2429, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i32, i32* %43, i64 0, !dbg !2429
	store i32 %53, i32* %57, align 4, !dbg !2429
	%58 = icmp uge i64 1, %42, !dbg !2430
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2430, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i32, i32* %43, i64 1, !dbg !2430
	store i32 %54, i32* %59, align 4, !dbg !2430
	%60 = icmp uge i64 2, %42, !dbg !2431
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2431, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i32, i32* %43, i64 2, !dbg !2431
	store i32 %55, i32* %61, align 4, !dbg !2431
	%62 = and i32 %45, %48, !dbg !2432
	%63 = or i32 %45, %48, !dbg !2433
	%64 = xor i32 %45, %48, !dbg !2434
	%65 = xor i32 %48, -1, !dbg !2435
	%66 = and i32 %45, %65, !dbg !2435
	%67 = icmp uge i64 3, %42, !dbg !2436
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2436, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i32, i32* %43, i64 3, !dbg !2436
	store i32 %62, i32* %68, align 4, !dbg !2436
	%69 = icmp uge i64 4, %42, !dbg !2437
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2437, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i32, i32* %43, i64 4, !dbg !2437
	store i32 %63, i32* %70, align 4, !dbg !2437
	%71 = icmp uge i64 5, %42, !dbg !2438
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2438, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i32, i32* %43, i64 5, !dbg !2438
	store i32 %64, i32* %72, align 4, !dbg !2438
	%73 = icmp uge i64 6, %42, !dbg !2439
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2439, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i32, i32* %43, i64 6, !dbg !2439
	store i32 %66, i32* %74, align 4, !dbg !2439
	%75 = xor i32 %45, -1, !dbg !2440
	%76 = sub i32 0, %45, !dbg !2441
	%77 = icmp uge i64 7, %42, !dbg !2442
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !2442, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i32, i32* %43, i64 7, !dbg !2442
	store i32 %75, i32* %78, align 4, !dbg !2442
	%79 = icmp uge i64 8, %42, !dbg !2443
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !2443, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i32, i32* %43, i64 8, !dbg !2443
	store i32 %76, i32* %80, align 4, !dbg !2443
	%81 = icmp uge i64 9, %42, !dbg !2444
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !2444, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i32, i32* %43, i64 9, !dbg !2444
	store i32 %45, i32* %82, align 4, !dbg !2444
	%83 = icmp ult i64 %52, 32, !dbg !2445
	%84 = trunc i64 %52 to i32, !dbg !2445
	%85 = shl i32 %45, %84, !dbg !2445
	%86 = select i1 %83, i32 %85, i32 0, !dbg !2445
	%87 = icmp ult i64 %52, 32, !dbg !2446
	%88 = trunc i64 %52 to i32, !dbg !2446
	%89 = lshr i32 %45, %88, !dbg !2446
	%90 = select i1 %87, i32 %89, i32 0, !dbg !2446
	%91 = icmp uge i64 10, %42, !dbg !2447
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !2447, !prof !9

b2_ok15:
	%92 = getelementptr inbounds i32, i32* %43, i64 10, !dbg !2447
	store i32 %86, i32* %92, align 4, !dbg !2447
	%93 = icmp uge i64 11, %42, !dbg !2448
	br i1 %93, label %b2_fail16, label %b2_ok16, !dbg !2448, !prof !9

b2_ok16:
	%94 = getelementptr inbounds i32, i32* %43, i64 11, !dbg !2448
	store i32 %90, i32* %94, align 4, !dbg !2448
	%95 = icmp ult i64 %52, 32, !dbg !2450
	%96 = trunc i64 %52 to i32, !dbg !2450
	%97 = shl i32 %45, %96, !dbg !2450
	%98 = select i1 %95, i32 %97, i32 0, !dbg !2450
	%99 = trunc i64 %52 to i8, !dbg !2451
	%100 = zext i8 %99 to i32, !dbg !2452
	%101 = icmp ult i32 %100, 32, !dbg !2452
	%102 = lshr i32 %45, %100, !dbg !2452
	%103 = select i1 %101, i32 %102, i32 0, !dbg !2452
	%104 = icmp uge i64 12, %42, !dbg !2453
	br i1 %104, label %b2_fail17, label %b2_ok17, !dbg !2453, !prof !9

b2_ok17:
	%105 = getelementptr inbounds i32, i32* %43, i64 12, !dbg !2453
	store i32 %98, i32* %105, align 4, !dbg !2453
	%106 = icmp uge i64 13, %42, !dbg !2454
	br i1 %106, label %b2_fail18, label %b2_ok18, !dbg !2454, !prof !9

b2_ok18:
	%107 = getelementptr inbounds i32, i32* %43, i64 13, !dbg !2454
	store i32 %103, i32* %107, align 4, !dbg !2454
	%108 = shl i32 %45, 3, !dbg !2455
	%109 = lshr i32 %45, 3, !dbg !2456
	%110 = icmp uge i64 14, %42, !dbg !2457
	br i1 %110, label %b2_fail19, label %b2_ok19, !dbg !2457, !prof !9

b2_ok19:
	%111 = getelementptr inbounds i32, i32* %43, i64 14, !dbg !2457
	store i32 %108, i32* %111, align 4, !dbg !2457
	%112 = icmp uge i64 15, %42, !dbg !2458
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !2458, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i32, i32* %43, i64 15, !dbg !2458
	store i32 %109, i32* %113, align 4, !dbg !2458
	%114 = icmp ult i64 %52, 32, !dbg !2459
	%115 = trunc i64 %52 to i32, !dbg !2459
	%116 = shl i32 1, %115, !dbg !2459
	%117 = select i1 %114, i32 %116, i32 0, !dbg !2459
	%118 = urem i64 %52, 8, !dbg !2460
	%119 = icmp ult i64 %118, 32, !dbg !2461
	%120 = trunc i64 %118 to i32, !dbg !2461
	%121 = lshr i32 %48, %120, !dbg !2461
	%122 = select i1 %119, i32 %121, i32 0, !dbg !2461
	%123 = icmp uge i64 16, %42, !dbg !2462
	br i1 %123, label %b2_fail21, label %b2_ok21, !dbg !2462, !prof !9

b2_ok21:
	%124 = getelementptr inbounds i32, i32* %43, i64 16, !dbg !2462
	store i32 %117, i32* %124, align 4, !dbg !2462
	%125 = icmp uge i64 17, %42, !dbg !2463
	br i1 %125, label %b2_fail22, label %b2_ok22, !dbg !2463, !prof !9

b2_ok22:
	%126 = getelementptr inbounds i32, i32* %43, i64 17, !dbg !2463
	store i32 %122, i32* %126, align 4, !dbg !2463
	%127 = icmp ne i32 %48, 0, !dbg !2464
	br i1 %127, label %b3, label %b4, !dbg !2464

b3:
	%128 = udiv i32 %45, %48, !dbg !2465
	%129 = urem i32 %45, %48, !dbg !2466
	%130 = icmp uge i64 18, %42, !dbg !2467
	br i1 %130, label %b3_fail1, label %b3_ok1, !dbg !2467, !prof !9

b3_ok1:
	%131 = getelementptr inbounds i32, i32* %43, i64 18, !dbg !2467
	store i32 %128, i32* %131, align 4, !dbg !2467
	%132 = icmp uge i64 19, %42, !dbg !2468
	br i1 %132, label %b3_fail2, label %b3_ok2, !dbg !2468, !prof !9

b3_ok2:
	%133 = getelementptr inbounds i32, i32* %43, i64 19, !dbg !2468
	store i32 %129, i32* %133, align 4, !dbg !2468
	br label %b5, !dbg !2468

b4:
	%134 = icmp uge i64 18, %42, !dbg !2469
	br i1 %134, label %b4_fail1, label %b4_ok1, !dbg !2469, !prof !9

b4_ok1:
	%135 = getelementptr inbounds i32, i32* %43, i64 18, !dbg !2469
	store i32 0, i32* %135, align 4, !dbg !2469
	%136 = icmp uge i64 19, %42, !dbg !2470
	br i1 %136, label %b4_fail2, label %b4_ok2, !dbg !2470, !prof !9

b4_ok2:
	%137 = getelementptr inbounds i32, i32* %43, i64 19, !dbg !2470
	store i32 0, i32* %137, align 4, !dbg !2470
	br label %b5, !dbg !2470

b5:
	%138 = udiv i32 %45, 7, !dbg !2471
	%139 = urem i32 %45, 7, !dbg !2472
	%140 = icmp uge i64 20, %42, !dbg !2473
	br i1 %140, label %b5_fail1, label %b5_ok1, !dbg !2473, !prof !9

b5_ok1:
	%141 = getelementptr inbounds i32, i32* %43, i64 20, !dbg !2473
	store i32 %138, i32* %141, align 4, !dbg !2473
	%142 = icmp uge i64 21, %42, !dbg !2474
	br i1 %142, label %b5_fail2, label %b5_ok2, !dbg !2474, !prof !9

b5_ok2:
	%143 = getelementptr inbounds i32, i32* %43, i64 21, !dbg !2474
	store i32 %139, i32* %143, align 4, !dbg !2474
	%144 = udiv i32 %45, 8, !dbg !2475
	%145 = urem i32 %45, 8, !dbg !2476
	%146 = icmp uge i64 22, %42, !dbg !2477
	br i1 %146, label %b5_fail3, label %b5_ok3, !dbg !2477, !prof !9

b5_ok3:
	%147 = getelementptr inbounds i32, i32* %43, i64 22, !dbg !2477
	store i32 %144, i32* %147, align 4, !dbg !2477
	%148 = icmp uge i64 23, %42, !dbg !2478
	br i1 %148, label %b5_fail4, label %b5_ok4, !dbg !2478, !prof !9

b5_ok4:
	%149 = getelementptr inbounds i32, i32* %43, i64 23, !dbg !2478
	store i32 %145, i32* %149, align 4, !dbg !2478
	%150 = icmp ult i32 %45, %48, !dbg !2479
	%151 = select i1 %150, i32 %45, i32 %48, !dbg !2479
	%152 = icmp ugt i32 %45, %48, !dbg !2480
	%153 = select i1 %152, i32 %45, i32 %48, !dbg !2480
	%154 = icmp ugt i32 %153, 3, !dbg !2480
	%155 = select i1 %154, i32 %153, i32 3, !dbg !2480
	%156 = icmp uge i64 24, %42, !dbg !2481
	br i1 %156, label %b5_fail5, label %b5_ok5, !dbg !2481, !prof !9

b5_ok5:
	%157 = getelementptr inbounds i32, i32* %43, i64 24, !dbg !2481
	store i32 %151, i32* %157, align 4, !dbg !2481
	%158 = icmp uge i64 25, %42, !dbg !2482
	br i1 %158, label %b5_fail6, label %b5_ok6, !dbg !2482, !prof !9

b5_ok6:
	%159 = getelementptr inbounds i32, i32* %43, i64 25, !dbg !2482
	store i32 %155, i32* %159, align 4, !dbg !2482
	%160 = icmp eq i32 %45, %48, !dbg !2483
	br i1 %160, label %b7, label %b6, !dbg !2486

b6:
	br label %b7, !dbg !2487

b7:
	%161 = phi i32 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !2488
	%162 = icmp ne i32 %45, %48, !dbg !2488
	br i1 %162, label %b9, label %b8, !dbg !2490

b8:
	br label %b9, !dbg !2491

b9:
	%163 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2492
	br i1 %150, label %b11, label %b10, !dbg !2494

b10:
	br label %b11, !dbg !2495

b11:
	%164 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2496
	%165 = icmp uge i64 26, %42, !dbg !2496
	br i1 %165, label %b11_fail1, label %b11_ok1, !dbg !2496, !prof !9

b11_ok1:
	%166 = getelementptr inbounds i32, i32* %43, i64 26, !dbg !2496
	store i32 %161, i32* %166, align 4, !dbg !2496
	%167 = icmp uge i64 27, %42, !dbg !2497
	br i1 %167, label %b11_fail2, label %b11_ok2, !dbg !2497, !prof !9

b11_ok2:
	%168 = getelementptr inbounds i32, i32* %43, i64 27, !dbg !2497
	store i32 %163, i32* %168, align 4, !dbg !2497
	%169 = icmp uge i64 28, %42, !dbg !2498
	br i1 %169, label %b11_fail3, label %b11_ok3, !dbg !2498, !prof !9

b11_ok3:
	%170 = getelementptr inbounds i32, i32* %43, i64 28, !dbg !2498
	store i32 %164, i32* %170, align 4, !dbg !2498
	%171 = icmp ule i32 %45, %48, !dbg !2499
	br i1 %171, label %b13, label %b12, !dbg !2501

b12:
	br label %b13, !dbg !2502

b13:
	%172 = phi i32 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !2503
	br i1 %152, label %b15, label %b14, !dbg !2505

b14:
	br label %b15, !dbg !2506

b15:
	%173 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2507
	%174 = icmp uge i32 %45, %48, !dbg !2507
	br i1 %174, label %b17, label %b16, !dbg !2509

b16:
	br label %b17, !dbg !2510

b17:
	%175 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2511
	%176 = icmp uge i64 29, %42, !dbg !2511
	br i1 %176, label %b17_fail1, label %b17_ok1, !dbg !2511, !prof !9

b17_ok1:
	%177 = getelementptr inbounds i32, i32* %43, i64 29, !dbg !2511
	store i32 %172, i32* %177, align 4, !dbg !2511
	%178 = icmp uge i64 30, %42, !dbg !2512
	br i1 %178, label %b17_fail2, label %b17_ok2, !dbg !2512, !prof !9

b17_ok2:
	%179 = getelementptr inbounds i32, i32* %43, i64 30, !dbg !2512
	store i32 %173, i32* %179, align 4, !dbg !2512
	%180 = icmp uge i64 31, %42, !dbg !2513
	br i1 %180, label %b17_fail3, label %b17_ok3, !dbg !2513, !prof !9

b17_ok3:
	%181 = getelementptr inbounds i32, i32* %43, i64 31, !dbg !2513
	store i32 %175, i32* %181, align 4, !dbg !2513
	%182 = mul i32 %53, 3, !dbg !2514
	%183 = sub i32 %182, 5, !dbg !2515
	%184 = xor i32 %183, %45, !dbg !2516
	%185 = icmp uge i64 32, %42, !dbg !2517
	br i1 %185, label %b17_fail4, label %b17_ok4, !dbg !2517, !prof !9

b17_ok4:
	%186 = getelementptr inbounds i32, i32* %43, i64 32, !dbg !2517
	store i32 %184, i32* %186, align 4, !dbg !2517
	%187 = shl i32 %184, 2, !dbg !2518
	%188 = lshr i32 %187, 1, !dbg !2519
	%189 = or i32 %188, 1, !dbg !2520
	%190 = and i32 %189, -3, !dbg !2521
	%191 = icmp uge i64 33, %42, !dbg !2522
	br i1 %191, label %b17_fail5, label %b17_ok5, !dbg !2522, !prof !9

b17_ok5:
	%192 = getelementptr inbounds i32, i32* %43, i64 33, !dbg !2522
	store i32 %190, i32* %192, align 4, !dbg !2522
	%193 = add i32 %190, 1, !dbg !2523
	%194 = sub i32 %193, 1, !dbg !2524
	%195 = sub i32 %194, 1, !dbg !2525
	%196 = icmp uge i64 34, %42, !dbg !2526
	br i1 %196, label %b17_fail6, label %b17_ok6, !dbg !2526, !prof !9

b17_ok6:
	%197 = getelementptr inbounds i32, i32* %43, i64 34, !dbg !2526
	store i32 %195, i32* %197, align 4, !dbg !2526
	%198 = sub i32 %48, %45, !dbg !2527
	%199 = icmp uge i64 35, %42, !dbg !2528
	br i1 %199, label %b17_fail7, label %b17_ok7, !dbg !2528, !prof !9

b17_ok7:
	%200 = getelementptr inbounds i32, i32* %43, i64 35, !dbg !2528
	store i32 %198, i32* %200, align 4, !dbg !2528
	br i1 %150, label %b18, label %b19, !dbg !2529

b18:
	br i1 %127, label %b21, label %b19, !dbg !2530

b19:
	%201 = icmp eq i32 %45, 5, !dbg !2531
	br i1 %201, label %b21, label %b20, !dbg !2533

b20:
	br label %b21, !dbg !2534

b21:
	%202 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2535
	%203 = icmp uge i64 36, %42, !dbg !2535
	br i1 %203, label %b21_fail1, label %b21_ok1, !dbg !2535, !prof !9

b21_ok1:
	%204 = getelementptr inbounds i32, i32* %43, i64 36, !dbg !2535
	store i32 %202, i32* %204, align 4, !dbg !2535
	%205 = icmp eq i32 %48, 1, !dbg !2536
	%206 = icmp ne i1 %171, %205, !dbg !2537
	br i1 %206, label %b23, label %b22, !dbg !2539

b22:
	br label %b23, !dbg !2540

b23:
	%207 = phi i32 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !2541
	%208 = icmp uge i64 37, %42, !dbg !2541
	br i1 %208, label %b23_fail1, label %b23_ok1, !dbg !2541, !prof !9

b23_ok1:
	%209 = getelementptr inbounds i32, i32* %43, i64 37, !dbg !2541
	store i32 %207, i32* %209, align 4, !dbg !2541
	%210 = and i64 %52, 3, !dbg !2542
	%211 = icmp ult i64 %210, 32, !dbg !2543
	%212 = trunc i64 %210 to i32, !dbg !2543
	%213 = shl i32 1, %212, !dbg !2543
	%214 = select i1 %211, i32 %213, i32 0, !dbg !2543
	%215 = add i32 %214, %45, !dbg !2544
	%216 = icmp uge i64 38, %42, !dbg !2545
	br i1 %216, label %b23_fail2, label %b23_ok2, !dbg !2545, !prof !9

b23_ok2:
	%217 = getelementptr inbounds i32, i32* %43, i64 38, !dbg !2545
	store i32 %215, i32* %217, align 4, !dbg !2545
	%218 = icmp uge i64 39, %42, !dbg !2546
	br i1 %218, label %b23_fail3, label %b23_ok3, !dbg !2546, !prof !9

b23_ok3:
	%219 = getelementptr inbounds i32, i32* %43, i64 39, !dbg !2546
	store i32 -1, i32* %219, align 4, !dbg !2546
	%220 = add i64 %35, %34, !dbg !2415
	br label %b1, !dbg !2415

b24:
	ret void, !dbg !2415

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 268, i64 %39, i64 %p1), !dbg !2419
	ret void, !dbg !2419

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 269, i64 %37, i64 %39), !dbg !2419
	ret void, !dbg !2419

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 270, i64 %35, i64 %p5), !dbg !2421
	ret void, !dbg !2421

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 270, i64 %35, i64 %p7), !dbg !2422
	ret void, !dbg !2422

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !2429
	ret void, !dbg !2429

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !2430
	ret void, !dbg !2430

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !2431
	ret void, !dbg !2431

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !2436
	ret void, !dbg !2436

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !2437
	ret void, !dbg !2437

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !2438
	ret void, !dbg !2438

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !2439
	ret void, !dbg !2439

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !2442
	ret void, !dbg !2442

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !2443
	ret void, !dbg !2443

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !2444
	ret void, !dbg !2444

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !2447
	ret void, !dbg !2447

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !2448
	ret void, !dbg !2448

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !2453
	ret void, !dbg !2453

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !2454
	ret void, !dbg !2454

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !2457
	ret void, !dbg !2457

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !2458
	ret void, !dbg !2458

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !2462
	ret void, !dbg !2462

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !2463
	ret void, !dbg !2463

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !2467
	ret void, !dbg !2467

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !2468
	ret void, !dbg !2468

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !2469
	ret void, !dbg !2469

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !2470
	ret void, !dbg !2470

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !2473
	ret void, !dbg !2473

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !2474
	ret void, !dbg !2474

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !2477
	ret void, !dbg !2477

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !2478
	ret void, !dbg !2478

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !2481
	ret void, !dbg !2481

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !2482
	ret void, !dbg !2482

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !2496
	ret void, !dbg !2496

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !2497
	ret void, !dbg !2497

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !2498
	ret void, !dbg !2498

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !2511
	ret void, !dbg !2511

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !2512
	ret void, !dbg !2512

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !2513
	ret void, !dbg !2513

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !2517
	ret void, !dbg !2517

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !2522
	ret void, !dbg !2522

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !2526
	ret void, !dbg !2526

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !2528
	ret void, !dbg !2528

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !2535
	ret void, !dbg !2535

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !2541
	ret void, !dbg !2541

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !2545
	ret void, !dbg !2545

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !2546
	ret void, !dbg !2546
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2547 {
entry:
	br label %b0, !dbg !2548

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2549, !range !10
	%1 = sext i32 %0 to i64, !dbg !2549
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2549, !range !12
	%3 = sext i32 %2 to i64, !dbg !2549
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2549, !range !12
	%5 = sext i32 %4 to i64, !dbg !2549
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2549, !range !33
	%7 = sext i32 %6 to i64, !dbg !2549
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2549, !range !34
	%9 = sext i32 %8 to i64, !dbg !2549
	%10 = mul i64 %9, %5, !dbg !2549
	%11 = add i64 %3, %10, !dbg !2549
	%12 = mul i64 %7, %11, !dbg !2549
	%13 = add i64 %1, %12, !dbg !2549
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2549, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2549, !range !35
	%16 = mul i32 %14, %15, !dbg !2549
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2549, !range !36
	%18 = mul i32 %16, %17, !dbg !2549
	%19 = sext i32 %18 to i64, !dbg !2549
	%20 = mul i64 %13, %19, !dbg !2549
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2549, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2549, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2549, !range !13
	%24 = mul i32 %15, %23, !dbg !2549
	%25 = add i32 %22, %24, !dbg !2549
	%26 = mul i32 %14, %25, !dbg !2549
	%27 = add i32 %21, %26, !dbg !2549
	%28 = sext i32 %27 to i64, !dbg !2549
	%29 = add i64 %20, %28, !dbg !2549
	%30 = mul i64 %7, %9, !dbg !2549
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2549, !range !34
	%32 = sext i32 %31 to i64, !dbg !2549
	%33 = mul i64 %30, %32, !dbg !2549
	%34 = mul i64 %33, %19, !dbg !2549
	br label %b1, !dbg !2549

b1:
	%35 = phi i64 [ %29, %b0 ], [ %137, %b2_ok26 ], !dbg !2549
	%36 = icmp slt i64 %35, %p5, !dbg !2549
	br i1 %36, label %b2, label %b3, !dbg !2549

b2:
	%37 = mul i64 %35, 20, !dbg !2550
	%38 = add i64 %35, 1, !dbg !2551
	%39 = mul i64 %38, 20, !dbg !2552
	%40 = icmp ugt i64 %39, %p1, !dbg !2553
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2553, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2553
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2553, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2553
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2553
	%44 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2554
	%45 = load i32, i32* %44, align 4, !dbg !2554
	%46 = trunc i32 %45 to i8, !dbg !2557
	%47 = sext i8 %46 to i64, !dbg !2558
	%48 = trunc i32 %45 to i16, !dbg !2559
	%49 = sext i16 %48 to i64, !dbg !2560
	%50 = sext i32 %45 to i64, !dbg !2562
	%51 = zext i32 %45 to i64, !dbg !2563
	%52 = icmp uge i64 0, %42, !dbg !2564
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !2564, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2564
	store i64 %47, i64* %53, align 8, !dbg !2564
	%54 = icmp uge i64 1, %42, !dbg !2565
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !2565, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2565
	store i64 %49, i64* %55, align 8, !dbg !2565
	%56 = icmp uge i64 2, %42, !dbg !2566
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2566, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2566
	store i64 %50, i64* %57, align 8, !dbg !2566
	%58 = icmp uge i64 3, %42, !dbg !2567
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2567, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2567
	store i64 %51, i64* %59, align 8, !dbg !2567
	%60 = icmp uge i64 4, %42, !dbg !2568
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2568, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2568
	store i64 %51, i64* %61, align 8, !dbg !2568
	%62 = trunc i32 %45 to i8, !dbg !2569
	%63 = zext i8 %62 to i64, !dbg !2570
	%64 = trunc i32 %45 to i16, !dbg !2571
	%65 = zext i16 %64 to i64, !dbg !2572
	%66 = zext i32 %45 to i64, !dbg !2573
	%67 = icmp uge i64 5, %42, !dbg !2575
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2575, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2575
	store i64 %63, i64* %68, align 8, !dbg !2575
	%69 = icmp uge i64 6, %42, !dbg !2576
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2576, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2576
	store i64 %65, i64* %70, align 8, !dbg !2576
	%71 = icmp uge i64 7, %42, !dbg !2577
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2577, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2577
	store i64 %51, i64* %72, align 8, !dbg !2577
	%73 = icmp uge i64 8, %42, !dbg !2578
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2578, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2578
	store i64 %66, i64* %74, align 8, !dbg !2578
	%75 = icmp uge i64 9, %42, !dbg !2579
	br i1 %75, label %b2_fail12, label %b2_ok12, !dbg !2579, !prof !9

b2_ok12:
	%76 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2579
	store i64 %66, i64* %76, align 8, !dbg !2579
	%77 = sext i8 %46 to i32, !dbg !2580
	%78 = zext i32 %77 to i64, !dbg !2581
	%79 = zext i8 %62 to i32, !dbg !2582
	%80 = zext i32 %79 to i64, !dbg !2583
	%81 = sext i16 %48 to i32, !dbg !2584
	%82 = zext i32 %81 to i64, !dbg !2585
	%83 = icmp uge i64 10, %42, !dbg !2586
	br i1 %83, label %b2_fail13, label %b2_ok13, !dbg !2586, !prof !9

b2_ok13:
	%84 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2586
	store i64 %78, i64* %84, align 8, !dbg !2586
	%85 = icmp uge i64 11, %42, !dbg !2587
	br i1 %85, label %b2_fail14, label %b2_ok14, !dbg !2587, !prof !9

b2_ok14:
	%86 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2587
	store i64 %80, i64* %86, align 8, !dbg !2587
	%87 = icmp uge i64 12, %42, !dbg !2588
	br i1 %87, label %b2_fail15, label %b2_ok15, !dbg !2588, !prof !9

b2_ok15:
	%88 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2588
	store i64 %82, i64* %88, align 8, !dbg !2588
	%89 = icmp uge i64 13, %42, !dbg !2589
	br i1 %89, label %b2_fail16, label %b2_ok16, !dbg !2589, !prof !9

b2_ok16:
	%90 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2589
	store i64 %51, i64* %90, align 8, !dbg !2589
	%91 = icmp uge i64 14, %42, !dbg !2590
	br i1 %91, label %b2_fail17, label %b2_ok17, !dbg !2590, !prof !9

b2_ok17:
	%92 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2590
	store i64 %51, i64* %92, align 8, !dbg !2590
	%93 = lshr i32 %79, 1, !dbg !2591
	%94 = uitofp i32 %93 to float, !dbg !2592
	%95 = call i64 @llvm.nvvm.f2ll.rz(float %94), !dbg !2593
	%96 = fcmp uno float %94, %94, !dbg !2593
	%97 = select i1 %96, i64 0, i64 %95, !dbg !2593
	%98 = uitofp i32 %93 to double, !dbg !2594
	%99 = call i64 @llvm.nvvm.d2ll.rz(double %98), !dbg !2595
	%100 = fcmp uno double %98, %98, !dbg !2595
	%101 = select i1 %100, i64 0, i64 %99, !dbg !2595
	%102 = icmp uge i64 15, %42, !dbg !2596
	br i1 %102, label %b2_fail18, label %b2_ok18, !dbg !2596, !prof !9

b2_ok18:
	%103 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2596
	store i64 %97, i64* %103, align 8, !dbg !2596
	%104 = icmp uge i64 16, %42, !dbg !2597
	br i1 %104, label %b2_fail19, label %b2_ok19, !dbg !2597, !prof !9

b2_ok19:
	%105 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2597
	store i64 %101, i64* %105, align 8, !dbg !2597
	%106 = call i32 @llvm.nvvm.f2ui.rz(float %94), !dbg !2598
	%107 = zext i32 %106 to i64, !dbg !2599
	%108 = fadd double %98, 7.500000e-01, !dbg !2600
	%109 = call i32 @llvm.nvvm.d2ui.rz(double %108), !dbg !2601
	%110 = fcmp uno double %108, %108, !dbg !2601
	%111 = select i1 %110, i32 0, i32 %109, !dbg !2601
	%112 = zext i32 %111 to i64, !dbg !2602
	%113 = icmp uge i64 17, %42, !dbg !2603
	br i1 %113, label %b2_fail20, label %b2_ok20, !dbg !2603, !prof !9

b2_ok20:
	%114 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2603
	store i64 %107, i64* %114, align 8, !dbg !2603
	%115 = icmp uge i64 18, %42, !dbg !2604
	br i1 %115, label %b2_fail21, label %b2_ok21, !dbg !2604, !prof !9

b2_ok21:
	%116 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2604
	store i64 %112, i64* %116, align 8, !dbg !2604
	%117 = fmul double %98, 3.500000e+00, !dbg !2605
	%118 = call i64 @llvm.nvvm.d2ull.rz(double %117), !dbg !2606
	%119 = fcmp uno double %117, %117, !dbg !2606
	%120 = select i1 %119, i64 0, i64 %118, !dbg !2606
	%121 = icmp uge i64 19, %42, !dbg !2608
	br i1 %121, label %b2_fail22, label %b2_ok22, !dbg !2608, !prof !9

b2_ok22:
	%122 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2608
	store i64 %120, i64* %122, align 8, !dbg !2608
	%123 = mul i64 %35, 2, !dbg !2609
	%124 = add i64 %123, 2, !dbg !2610
	%125 = icmp ugt i64 %124, %p3, !dbg !2611
	br i1 %125, label %b2_fail23, label %b2_ok23, !dbg !2611, !prof !9

b2_ok23:
	%126 = icmp ugt i64 %123, %124, !dbg !2611
	br i1 %126, label %b2_fail24, label %b2_ok24, !dbg !2611, !prof !9

b2_ok24:
	%127 = sub i64 %124, %123, !dbg !2611
	%128 = getelementptr inbounds double, double* %p2, i64 %123, !dbg !2611
	%129 = load i32, i32* %44, align 4, !dbg !2612
	%130 = uitofp i32 %129 to float, !dbg !2615
	%131 = fpext float %130 to double, !dbg !2616
	%132 = uitofp i32 %129 to double, !dbg !2617
	%133 = icmp uge i64 0, %127, !dbg !2618
	br i1 %133, label %b2_fail25, label %b2_ok25, !dbg !2618, !prof !9

b2_ok25:
	%134 = getelementptr inbounds double, double* %128, i64 0, !dbg !2618
	store double %131, double* %134, align 8, !dbg !2618
	%135 = icmp uge i64 1, %127, !dbg !2619
	br i1 %135, label %b2_fail26, label %b2_ok26, !dbg !2619, !prof !9

b2_ok26:
	%136 = getelementptr inbounds double, double* %128, i64 1, !dbg !2619
	store double %132, double* %136, align 8, !dbg !2619
	%137 = add i64 %35, %34, !dbg !2549
	br label %b1, !dbg !2549

b3:
	ret void, !dbg !2549

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 272, i64 %39, i64 %p1), !dbg !2553
	ret void, !dbg !2553

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 273, i64 %37, i64 %39), !dbg !2553
	ret void, !dbg !2553

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !2564
	ret void, !dbg !2564

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !2565
	ret void, !dbg !2565

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !2566
	ret void, !dbg !2566

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !2567
	ret void, !dbg !2567

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !2568
	ret void, !dbg !2568

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !2575
	ret void, !dbg !2575

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !2576
	ret void, !dbg !2576

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !2577
	ret void, !dbg !2577

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !2578
	ret void, !dbg !2578

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !2579
	ret void, !dbg !2579

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !2586
	ret void, !dbg !2586

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !2587
	ret void, !dbg !2587

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !2588
	ret void, !dbg !2588

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !2589
	ret void, !dbg !2589

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !2590
	ret void, !dbg !2590

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !2596
	ret void, !dbg !2596

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !2597
	ret void, !dbg !2597

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !2603
	ret void, !dbg !2603

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !2604
	ret void, !dbg !2604

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !2608
	ret void, !dbg !2608

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 275, i64 %124, i64 %p3), !dbg !2611
	ret void, !dbg !2611

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 276, i64 %123, i64 %124), !dbg !2611
	ret void, !dbg !2611

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %127), !dbg !2618
	ret void, !dbg !2618

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %127), !dbg !2619
	ret void, !dbg !2619
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2620 {
entry:
	br label %b0, !dbg !2621

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2624, !range !10
	%1 = sext i32 %0 to i64, !dbg !2624
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2624, !range !12
	%3 = sext i32 %2 to i64, !dbg !2624
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2624, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2624, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2624, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2624, !range !13
	%24 = mul i32 %15, %23, !dbg !2624
	%25 = add i32 %22, %24, !dbg !2624
	%26 = mul i32 %14, %25, !dbg !2624
	%27 = add i32 %21, %26, !dbg !2624
	%28 = sext i32 %27 to i64, !dbg !2624
	%29 = add i64 %20, %28, !dbg !2624
	%30 = add i64 %29, 1, !dbg !2625
	%31 = trunc i64 %30 to i32, !dbg !2626
	%32 = icmp uge i64 0, %p1, !dbg !2627
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2627, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2627
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !2628
	%35 = icmp uge i64 1, %p1, !dbg !2629
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2629, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2629
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !2630
	%38 = icmp uge i64 2, %p1, !dbg !2631
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2631, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2631
	%40 = atomicrmw umin i32* %39, i32 %31 monotonic, !dbg !2632
	%41 = icmp uge i64 3, %p1, !dbg !2633
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2633, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2633
	%43 = atomicrmw umax i32* %42, i32 %31 monotonic, !dbg !2634
	%44 = icmp uge i64 4, %p1, !dbg !2635
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2635, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2635
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !2636
	%47 = icmp uge i64 %29, %p3, !dbg !2637
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2637, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2637
	store i32 %46, i32* %48, align 4, !dbg !2637
	%49 = icmp uge i64 5, %p1, !dbg !2638
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2638, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2638
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !2639
	%52 = icmp eq i32 %51, 7, !dbg !2640
	br i1 %52, label %b1, label %b2, !dbg !2640

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !2641
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2641, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2641
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !2642
	br label %b2, !dbg !2642

b2:
	ret void, !dbg !2623

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !2627
	ret void, !dbg !2627

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !2629
	ret void, !dbg !2629

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !2631
	ret void, !dbg !2631

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !2633
	ret void, !dbg !2633

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !2635
	ret void, !dbg !2635

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !2637
	ret void, !dbg !2637

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !2638
	ret void, !dbg !2638

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !2641
	ret void, !dbg !2641
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2643 {
entry:
	br label %b0, !dbg !2644

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2647, !range !10
	%1 = sext i32 %0 to i64, !dbg !2647
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2647, !range !12
	%3 = sext i32 %2 to i64, !dbg !2647
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2647, !range !12
	%5 = sext i32 %4 to i64, !dbg !2647
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2647, !range !33
	%7 = sext i32 %6 to i64, !dbg !2647
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2647, !range !34
	%9 = sext i32 %8 to i64, !dbg !2647
	%10 = mul i64 %9, %5, !dbg !2647
	%11 = add i64 %3, %10, !dbg !2647
	%12 = mul i64 %7, %11, !dbg !2647
	%13 = add i64 %1, %12, !dbg !2647
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2647, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2647, !range !35
	%16 = mul i32 %14, %15, !dbg !2647
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2647, !range !36
	%18 = mul i32 %16, %17, !dbg !2647
	%19 = sext i32 %18 to i64, !dbg !2647
	%20 = mul i64 %13, %19, !dbg !2647
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2647, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2647, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2647, !range !13
	%24 = mul i32 %15, %23, !dbg !2647
	%25 = add i32 %22, %24, !dbg !2647
	%26 = mul i32 %14, %25, !dbg !2647
	%27 = add i32 %21, %26, !dbg !2647
	%28 = sext i32 %27 to i64, !dbg !2647
	%29 = add i64 %20, %28, !dbg !2647
	%30 = icmp uge i64 0, %p1, !dbg !2648
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2648, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2648
	%32 = srem i64 %29, 31, !dbg !2649
	%33 = icmp ult i64 %32, 32, !dbg !2650
	%34 = trunc i64 %32 to i32, !dbg !2650
	%35 = shl i32 1, %34, !dbg !2650
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2650
	%37 = xor i32 %36, -1, !dbg !2651
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !2652
	%39 = icmp uge i64 1, %p1, !dbg !2653
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2653, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2653
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !2654
	%42 = icmp uge i64 2, %p1, !dbg !2655
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2655, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2655
	%44 = trunc i64 %29 to i32, !dbg !2656
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !2657
	br label %b1, !dbg !2657

b1:
	%46 = icmp uge i64 3, %p1, !dbg !2658
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !2658, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2658
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !2659
	%49 = add i32 %48, 1, !dbg !2660
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !2661
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2661
	%52 = icmp eq i32 %51, %48, !dbg !2662
	br i1 %52, label %b2, label %b1, !dbg !2662

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !2663
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !2663, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2663
	store i32 %48, i32* %54, align 4, !dbg !2663
	%55 = icmp uge i64 4, %p1, !dbg !2664
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !2664, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2664
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !2665
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2665
	%59 = icmp eq i32 %58, 1, !dbg !2666
	br i1 %59, label %b3, label %b4, !dbg !2666

b3:
	%60 = icmp uge i64 5, %p1, !dbg !2667
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !2667, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2667
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !2668
	br label %b4, !dbg !2668

b4:
	ret void, !dbg !2646

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !2648
	ret void, !dbg !2648

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !2653
	ret void, !dbg !2653

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !2655
	ret void, !dbg !2655

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !2658
	ret void, !dbg !2658

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !2663
	ret void, !dbg !2663

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !2664
	ret void, !dbg !2664

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !2667
	ret void, !dbg !2667
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2669 {
entry:
	br label %b0, !dbg !2670

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2671, !range !10
	%1 = sext i32 %0 to i64, !dbg !2671
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2671, !range !12
	%3 = sext i32 %2 to i64, !dbg !2671
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2671, !range !12
	%5 = sext i32 %4 to i64, !dbg !2671
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2671, !range !33
	%7 = sext i32 %6 to i64, !dbg !2671
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2671, !range !34
	%9 = sext i32 %8 to i64, !dbg !2671
	%10 = mul i64 %9, %5, !dbg !2671
	%11 = add i64 %3, %10, !dbg !2671
	%12 = mul i64 %7, %11, !dbg !2671
	%13 = add i64 %1, %12, !dbg !2671
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2671, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2671, !range !35
	%16 = mul i32 %14, %15, !dbg !2671
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2671, !range !36
	%18 = mul i32 %16, %17, !dbg !2671
	%19 = sext i32 %18 to i64, !dbg !2671
	%20 = mul i64 %13, %19, !dbg !2671
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2671, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2671, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2671, !range !13
	%24 = mul i32 %15, %23, !dbg !2671
	%25 = add i32 %22, %24, !dbg !2671
	%26 = mul i32 %14, %25, !dbg !2671
	%27 = add i32 %21, %26, !dbg !2671
	%28 = sext i32 %27 to i64, !dbg !2671
	%29 = add i64 %20, %28, !dbg !2671
	%30 = mul i64 %7, %9, !dbg !2671
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2671, !range !34
	%32 = sext i32 %31 to i64, !dbg !2671
	%33 = mul i64 %30, %32, !dbg !2671
	%34 = mul i64 %33, %19, !dbg !2671
	br label %b1, !dbg !2671

b1:
	%35 = phi i64 [ %29, %b0 ], [ %214, %b23_ok3 ], !dbg !2671
	%36 = icmp slt i64 %35, %p3, !dbg !2671
	br i1 %36, label %b2, label %b24, !dbg !2671

b2:
	%37 = mul i64 %35, 40, !dbg !2672
	%38 = add i64 %35, 1, !dbg !2673
	%39 = mul i64 %38, 40, !dbg !2674
	%40 = icmp ugt i64 %39, %p1, !dbg !2675
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2675, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2675
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2675, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2675
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2675
	%44 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2676
	%45 = load i64, i64* %44, align 8, !dbg !2676
	%46 = icmp uge i64 %35, %p5, !dbg !2677
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2677, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2677
	%48 = load i64, i64* %47, align 8, !dbg !2677
	%49 = icmp uge i64 %35, %p7, !dbg !2678
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2678, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2678
	%51 = load i32, i32* %50, align 4, !dbg !2678
	%52 = zext i32 %51 to i64, !dbg !2679
	%53 = add i64 %45, %48, !dbg !2682
	%54 = sub i64 %45, %48, !dbg !2683
	%55 = mul i64 %45, %48, !dbg !2684
	%56 = icmp uge i64 0, %42, !dbg !2685
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2685, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2685
	store i64 %53, i64* %57, align 8, !dbg !2685
	%58 = icmp uge i64 1, %42, !dbg !2686
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2686, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2686
	store i64 %54, i64* %59, align 8, !dbg !2686
	%60 = icmp uge i64 2, %42, !dbg !2687
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2687, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2687
	store i64 %55, i64* %61, align 8, !dbg !2687
	%62 = and i64 %45, %48, !dbg !2688
	%63 = or i64 %45, %48, !dbg !2689
	%64 = xor i64 %45, %48, !dbg !2690
	%65 = xor i64 %48, -1, !dbg !2691
	%66 = and i64 %45, %65, !dbg !2691
	%67 = icmp uge i64 3, %42, !dbg !2692
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2692, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2692
	store i64 %62, i64* %68, align 8, !dbg !2692
	%69 = icmp uge i64 4, %42, !dbg !2693
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2693, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2693
	store i64 %63, i64* %70, align 8, !dbg !2693
	%71 = icmp uge i64 5, %42, !dbg !2694
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2694, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2694
	store i64 %64, i64* %72, align 8, !dbg !2694
	%73 = icmp uge i64 6, %42, !dbg !2695
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2695, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2695
	store i64 %66, i64* %74, align 8, !dbg !2695
	%75 = xor i64 %45, -1, !dbg !2696
	%76 = sub i64 0, %45, !dbg !2697
	%77 = icmp uge i64 7, %42, !dbg !2698
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !2698, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2698
	store i64 %75, i64* %78, align 8, !dbg !2698
	%79 = icmp uge i64 8, %42, !dbg !2699
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !2699, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2699
	store i64 %76, i64* %80, align 8, !dbg !2699
	%81 = icmp uge i64 9, %42, !dbg !2700
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !2700, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2700
	store i64 %45, i64* %82, align 8, !dbg !2700
	%83 = icmp ult i64 %52, 64, !dbg !2701
	%84 = shl i64 %45, %52, !dbg !2701
	%85 = select i1 %83, i64 %84, i64 0, !dbg !2701
	%86 = icmp ult i64 %52, 64, !dbg !2702
	%87 = lshr i64 %45, %52, !dbg !2702
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2702
	%89 = icmp uge i64 10, %42, !dbg !2703
	br i1 %89, label %b2_fail15, label %b2_ok15, !dbg !2703, !prof !9

b2_ok15:
	%90 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2703
	store i64 %85, i64* %90, align 8, !dbg !2703
	%91 = icmp uge i64 11, %42, !dbg !2704
	br i1 %91, label %b2_fail16, label %b2_ok16, !dbg !2704, !prof !9

b2_ok16:
	%92 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2704
	store i64 %88, i64* %92, align 8, !dbg !2704
	%93 = icmp ult i64 %52, 64, !dbg !2706
	%94 = shl i64 %45, %52, !dbg !2706
	%95 = select i1 %93, i64 %94, i64 0, !dbg !2706
	%96 = trunc i64 %52 to i8, !dbg !2707
	%97 = zext i8 %96 to i64, !dbg !2708
	%98 = icmp ult i64 %97, 64, !dbg !2708
	%99 = lshr i64 %45, %97, !dbg !2708
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2708
	%101 = icmp uge i64 12, %42, !dbg !2709
	br i1 %101, label %b2_fail17, label %b2_ok17, !dbg !2709, !prof !9

b2_ok17:
	%102 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2709
	store i64 %95, i64* %102, align 8, !dbg !2709
	%103 = icmp uge i64 13, %42, !dbg !2710
	br i1 %103, label %b2_fail18, label %b2_ok18, !dbg !2710, !prof !9

b2_ok18:
	%104 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2710
	store i64 %100, i64* %104, align 8, !dbg !2710
	%105 = shl i64 %45, 3, !dbg !2711
	%106 = lshr i64 %45, 3, !dbg !2712
	%107 = icmp uge i64 14, %42, !dbg !2713
	br i1 %107, label %b2_fail19, label %b2_ok19, !dbg !2713, !prof !9

b2_ok19:
	%108 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2713
	store i64 %105, i64* %108, align 8, !dbg !2713
	%109 = icmp uge i64 15, %42, !dbg !2714
	br i1 %109, label %b2_fail20, label %b2_ok20, !dbg !2714, !prof !9

b2_ok20:
	%110 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2714
	store i64 %106, i64* %110, align 8, !dbg !2714
	%111 = icmp ult i64 %52, 64, !dbg !2715
	%112 = shl i64 1, %52, !dbg !2715
	%113 = select i1 %111, i64 %112, i64 0, !dbg !2715
	%114 = urem i64 %52, 8, !dbg !2716
	%115 = icmp ult i64 %114, 64, !dbg !2717
	%116 = lshr i64 %48, %114, !dbg !2717
	%117 = select i1 %115, i64 %116, i64 0, !dbg !2717
	%118 = icmp uge i64 16, %42, !dbg !2718
	br i1 %118, label %b2_fail21, label %b2_ok21, !dbg !2718, !prof !9

b2_ok21:
	%119 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2718
	store i64 %113, i64* %119, align 8, !dbg !2718
	%120 = icmp uge i64 17, %42, !dbg !2719
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !2719, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2719
	store i64 %117, i64* %121, align 8, !dbg !2719
	%122 = icmp ne i64 %48, 0, !dbg !2720
	br i1 %122, label %b3, label %b4, !dbg !2720

b3:
	%123 = udiv i64 %45, %48, !dbg !2721
	%124 = urem i64 %45, %48, !dbg !2722
	%125 = icmp uge i64 18, %42, !dbg !2723
	br i1 %125, label %b3_fail1, label %b3_ok1, !dbg !2723, !prof !9

b3_ok1:
	%126 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2723
	store i64 %123, i64* %126, align 8, !dbg !2723
	%127 = icmp uge i64 19, %42, !dbg !2724
	br i1 %127, label %b3_fail2, label %b3_ok2, !dbg !2724, !prof !9

b3_ok2:
	%128 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2724
	store i64 %124, i64* %128, align 8, !dbg !2724
	br label %b5, !dbg !2724

b4:
	%129 = icmp uge i64 18, %42, !dbg !2725
	br i1 %129, label %b4_fail1, label %b4_ok1, !dbg !2725, !prof !9

b4_ok1:
	%130 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2725
	store i64 0, i64* %130, align 8, !dbg !2725
	%131 = icmp uge i64 19, %42, !dbg !2726
	br i1 %131, label %b4_fail2, label %b4_ok2, !dbg !2726, !prof !9

b4_ok2:
	%132 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2726
	store i64 0, i64* %132, align 8, !dbg !2726
	br label %b5, !dbg !2726

b5:
	%133 = udiv i64 %45, 7, !dbg !2727
	%134 = urem i64 %45, 7, !dbg !2728
	%135 = icmp uge i64 20, %42, !dbg !2729
	br i1 %135, label %b5_fail1, label %b5_ok1, !dbg !2729, !prof !9

b5_ok1:
	%136 = getelementptr inbounds i64, i64* %43, i64 20, !dbg !2729
	store i64 %133, i64* %136, align 8, !dbg !2729
	%137 = icmp uge i64 21, %42, !dbg !2730
	br i1 %137, label %b5_fail2, label %b5_ok2, !dbg !2730, !prof !9

b5_ok2:
	%138 = getelementptr inbounds i64, i64* %43, i64 21, !dbg !2730
	store i64 %134, i64* %138, align 8, !dbg !2730
	%139 = udiv i64 %45, 8, !dbg !2731
	%140 = urem i64 %45, 8, !dbg !2732
	%141 = icmp uge i64 22, %42, !dbg !2733
	br i1 %141, label %b5_fail3, label %b5_ok3, !dbg !2733, !prof !9

b5_ok3:
	%142 = getelementptr inbounds i64, i64* %43, i64 22, !dbg !2733
	store i64 %139, i64* %142, align 8, !dbg !2733
	%143 = icmp uge i64 23, %42, !dbg !2734
	br i1 %143, label %b5_fail4, label %b5_ok4, !dbg !2734, !prof !9

b5_ok4:
	%144 = getelementptr inbounds i64, i64* %43, i64 23, !dbg !2734
	store i64 %140, i64* %144, align 8, !dbg !2734
	%145 = icmp ult i64 %45, %48, !dbg !2735
	%146 = select i1 %145, i64 %45, i64 %48, !dbg !2735
	%147 = icmp ugt i64 %45, %48, !dbg !2736
	%148 = select i1 %147, i64 %45, i64 %48, !dbg !2736
	%149 = icmp ugt i64 %148, 3, !dbg !2736
	%150 = select i1 %149, i64 %148, i64 3, !dbg !2736
	%151 = icmp uge i64 24, %42, !dbg !2737
	br i1 %151, label %b5_fail5, label %b5_ok5, !dbg !2737, !prof !9

b5_ok5:
	%152 = getelementptr inbounds i64, i64* %43, i64 24, !dbg !2737
	store i64 %146, i64* %152, align 8, !dbg !2737
	%153 = icmp uge i64 25, %42, !dbg !2738
	br i1 %153, label %b5_fail6, label %b5_ok6, !dbg !2738, !prof !9

b5_ok6:
	%154 = getelementptr inbounds i64, i64* %43, i64 25, !dbg !2738
	store i64 %150, i64* %154, align 8, !dbg !2738
	%155 = icmp eq i64 %45, %48, !dbg !2739
	br i1 %155, label %b7, label %b6, !dbg !2742

b6:
	br label %b7, !dbg !2743

b7:
	%156 = phi i64 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !2744
	%157 = icmp ne i64 %45, %48, !dbg !2744
	br i1 %157, label %b9, label %b8, !dbg !2746

b8:
	br label %b9, !dbg !2747

b9:
	%158 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2748
	br i1 %145, label %b11, label %b10, !dbg !2750

b10:
	br label %b11, !dbg !2751

b11:
	%159 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2752
	%160 = icmp uge i64 26, %42, !dbg !2752
	br i1 %160, label %b11_fail1, label %b11_ok1, !dbg !2752, !prof !9

b11_ok1:
	%161 = getelementptr inbounds i64, i64* %43, i64 26, !dbg !2752
	store i64 %156, i64* %161, align 8, !dbg !2752
	%162 = icmp uge i64 27, %42, !dbg !2753
	br i1 %162, label %b11_fail2, label %b11_ok2, !dbg !2753, !prof !9

b11_ok2:
	%163 = getelementptr inbounds i64, i64* %43, i64 27, !dbg !2753
	store i64 %158, i64* %163, align 8, !dbg !2753
	%164 = icmp uge i64 28, %42, !dbg !2754
	br i1 %164, label %b11_fail3, label %b11_ok3, !dbg !2754, !prof !9

b11_ok3:
	%165 = getelementptr inbounds i64, i64* %43, i64 28, !dbg !2754
	store i64 %159, i64* %165, align 8, !dbg !2754
	%166 = icmp ule i64 %45, %48, !dbg !2755
	br i1 %166, label %b13, label %b12, !dbg !2757

b12:
	br label %b13, !dbg !2758

b13:
	%167 = phi i64 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !2759
	br i1 %147, label %b15, label %b14, !dbg !2761

b14:
	br label %b15, !dbg !2762

b15:
	%168 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2763
	%169 = icmp uge i64 %45, %48, !dbg !2763
	br i1 %169, label %b17, label %b16, !dbg !2765

b16:
	br label %b17, !dbg !2766

b17:
	%170 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2767
	%171 = icmp uge i64 29, %42, !dbg !2767
	br i1 %171, label %b17_fail1, label %b17_ok1, !dbg !2767, !prof !9

b17_ok1:
	%172 = getelementptr inbounds i64, i64* %43, i64 29, !dbg !2767
	store i64 %167, i64* %172, align 8, !dbg !2767
	%173 = icmp uge i64 30, %42, !dbg !2768
	br i1 %173, label %b17_fail2, label %b17_ok2, !dbg !2768, !prof !9

b17_ok2:
	%174 = getelementptr inbounds i64, i64* %43, i64 30, !dbg !2768
	store i64 %168, i64* %174, align 8, !dbg !2768
	%175 = icmp uge i64 31, %42, !dbg !2769
	br i1 %175, label %b17_fail3, label %b17_ok3, !dbg !2769, !prof !9

b17_ok3:
	%176 = getelementptr inbounds i64, i64* %43, i64 31, !dbg !2769
	store i64 %170, i64* %176, align 8, !dbg !2769
	%177 = mul i64 %53, 3, !dbg !2770
	%178 = sub i64 %177, 5, !dbg !2771
	%179 = xor i64 %178, %45, !dbg !2772
	%180 = icmp uge i64 32, %42, !dbg !2773
	br i1 %180, label %b17_fail4, label %b17_ok4, !dbg !2773, !prof !9

b17_ok4:
	%181 = getelementptr inbounds i64, i64* %43, i64 32, !dbg !2773
	store i64 %179, i64* %181, align 8, !dbg !2773
	%182 = shl i64 %179, 2, !dbg !2774
	%183 = lshr i64 %182, 1, !dbg !2775
	%184 = or i64 %183, 1, !dbg !2776
	%185 = and i64 %184, -3, !dbg !2777
	%186 = icmp uge i64 33, %42, !dbg !2778
	br i1 %186, label %b17_fail5, label %b17_ok5, !dbg !2778, !prof !9

b17_ok5:
	%187 = getelementptr inbounds i64, i64* %43, i64 33, !dbg !2778
	store i64 %185, i64* %187, align 8, !dbg !2778
	%188 = add i64 %185, 1, !dbg !2779
	%189 = sub i64 %188, 1, !dbg !2780
	%190 = sub i64 %189, 1, !dbg !2781
	%191 = icmp uge i64 34, %42, !dbg !2782
	br i1 %191, label %b17_fail6, label %b17_ok6, !dbg !2782, !prof !9

b17_ok6:
	%192 = getelementptr inbounds i64, i64* %43, i64 34, !dbg !2782
	store i64 %190, i64* %192, align 8, !dbg !2782
	%193 = sub i64 %48, %45, !dbg !2783
	%194 = icmp uge i64 35, %42, !dbg !2784
	br i1 %194, label %b17_fail7, label %b17_ok7, !dbg !2784, !prof !9

b17_ok7:
	%195 = getelementptr inbounds i64, i64* %43, i64 35, !dbg !2784
	store i64 %193, i64* %195, align 8, !dbg !2784
	br i1 %145, label %b18, label %b19, !dbg !2785

b18:
	br i1 %122, label %b21, label %b19, !dbg !2786

b19:
	%196 = icmp eq i64 %45, 5, !dbg !2787
	br i1 %196, label %b21, label %b20, !dbg !2789

b20:
	br label %b21, !dbg !2790

b21:
	%197 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2791
	%198 = icmp uge i64 36, %42, !dbg !2791
	br i1 %198, label %b21_fail1, label %b21_ok1, !dbg !2791, !prof !9

b21_ok1:
	%199 = getelementptr inbounds i64, i64* %43, i64 36, !dbg !2791
	store i64 %197, i64* %199, align 8, !dbg !2791
	%200 = icmp eq i64 %48, 1, !dbg !2792
	%201 = icmp ne i1 %166, %200, !dbg !2793
	br i1 %201, label %b23, label %b22, !dbg !2795

b22:
	br label %b23, !dbg !2796

b23:
	%202 = phi i64 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !2797
	%203 = icmp uge i64 37, %42, !dbg !2797
	br i1 %203, label %b23_fail1, label %b23_ok1, !dbg !2797, !prof !9

b23_ok1:
	%204 = getelementptr inbounds i64, i64* %43, i64 37, !dbg !2797
	store i64 %202, i64* %204, align 8, !dbg !2797
	%205 = and i64 %52, 3, !dbg !2798
	%206 = icmp ult i64 %205, 64, !dbg !2799
	%207 = shl i64 1, %205, !dbg !2799
	%208 = select i1 %206, i64 %207, i64 0, !dbg !2799
	%209 = add i64 %208, %45, !dbg !2800
	%210 = icmp uge i64 38, %42, !dbg !2801
	br i1 %210, label %b23_fail2, label %b23_ok2, !dbg !2801, !prof !9

b23_ok2:
	%211 = getelementptr inbounds i64, i64* %43, i64 38, !dbg !2801
	store i64 %209, i64* %211, align 8, !dbg !2801
	%212 = icmp uge i64 39, %42, !dbg !2802
	br i1 %212, label %b23_fail3, label %b23_ok3, !dbg !2802, !prof !9

b23_ok3:
	%213 = getelementptr inbounds i64, i64* %43, i64 39, !dbg !2802
	store i64 -1, i64* %213, align 8, !dbg !2802
	%214 = add i64 %35, %34, !dbg !2671
	br label %b1, !dbg !2671

b24:
	ret void, !dbg !2671

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 279, i64 %39, i64 %p1), !dbg !2675
	ret void, !dbg !2675

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 280, i64 %37, i64 %39), !dbg !2675
	ret void, !dbg !2675

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 281, i64 %35, i64 %p5), !dbg !2677
	ret void, !dbg !2677

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 281, i64 %35, i64 %p7), !dbg !2678
	ret void, !dbg !2678

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !2685
	ret void, !dbg !2685

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !2686
	ret void, !dbg !2686

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !2687
	ret void, !dbg !2687

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !2692
	ret void, !dbg !2692

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !2693
	ret void, !dbg !2693

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !2694
	ret void, !dbg !2694

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !2695
	ret void, !dbg !2695

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !2698
	ret void, !dbg !2698

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !2699
	ret void, !dbg !2699

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !2700
	ret void, !dbg !2700

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !2703
	ret void, !dbg !2703

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !2704
	ret void, !dbg !2704

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !2709
	ret void, !dbg !2709

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !2710
	ret void, !dbg !2710

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !2713
	ret void, !dbg !2713

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !2714
	ret void, !dbg !2714

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !2718
	ret void, !dbg !2718

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !2719
	ret void, !dbg !2719

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !2723
	ret void, !dbg !2723

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !2724
	ret void, !dbg !2724

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !2725
	ret void, !dbg !2725

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !2726
	ret void, !dbg !2726

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !2729
	ret void, !dbg !2729

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !2730
	ret void, !dbg !2730

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !2733
	ret void, !dbg !2733

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !2734
	ret void, !dbg !2734

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !2737
	ret void, !dbg !2737

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !2738
	ret void, !dbg !2738

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !2752
	ret void, !dbg !2752

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !2753
	ret void, !dbg !2753

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !2754
	ret void, !dbg !2754

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !2767
	ret void, !dbg !2767

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !2768
	ret void, !dbg !2768

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !2769
	ret void, !dbg !2769

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !2773
	ret void, !dbg !2773

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !2778
	ret void, !dbg !2778

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !2782
	ret void, !dbg !2782

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !2784
	ret void, !dbg !2784

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !2791
	ret void, !dbg !2791

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !2797
	ret void, !dbg !2797

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !2801
	ret void, !dbg !2801

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !2802
	ret void, !dbg !2802
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2803 {
entry:
	br label %b0, !dbg !2804

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2805, !range !10
	%1 = sext i32 %0 to i64, !dbg !2805
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2805, !range !12
	%3 = sext i32 %2 to i64, !dbg !2805
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2805, !range !12
	%5 = sext i32 %4 to i64, !dbg !2805
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2805, !range !33
	%7 = sext i32 %6 to i64, !dbg !2805
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2805, !range !34
	%9 = sext i32 %8 to i64, !dbg !2805
	%10 = mul i64 %9, %5, !dbg !2805
	%11 = add i64 %3, %10, !dbg !2805
	%12 = mul i64 %7, %11, !dbg !2805
	%13 = add i64 %1, %12, !dbg !2805
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2805, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2805, !range !35
	%16 = mul i32 %14, %15, !dbg !2805
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2805, !range !36
	%18 = mul i32 %16, %17, !dbg !2805
	%19 = sext i32 %18 to i64, !dbg !2805
	%20 = mul i64 %13, %19, !dbg !2805
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2805, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2805, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2805, !range !13
	%24 = mul i32 %15, %23, !dbg !2805
	%25 = add i32 %22, %24, !dbg !2805
	%26 = mul i32 %14, %25, !dbg !2805
	%27 = add i32 %21, %26, !dbg !2805
	%28 = sext i32 %27 to i64, !dbg !2805
	%29 = add i64 %20, %28, !dbg !2805
	%30 = mul i64 %7, %9, !dbg !2805
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2805, !range !34
	%32 = sext i32 %31 to i64, !dbg !2805
	%33 = mul i64 %30, %32, !dbg !2805
	%34 = mul i64 %33, %19, !dbg !2805
	br label %b1, !dbg !2805

b1:
	%35 = phi i64 [ %29, %b0 ], [ %136, %b2_ok26 ], !dbg !2805
	%36 = icmp slt i64 %35, %p5, !dbg !2805
	br i1 %36, label %b2, label %b3, !dbg !2805

b2:
	%37 = mul i64 %35, 20, !dbg !2806
	%38 = add i64 %35, 1, !dbg !2807
	%39 = mul i64 %38, 20, !dbg !2808
	%40 = icmp ugt i64 %39, %p1, !dbg !2809
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2809, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2809
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2809, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2809
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2809
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2810
	%45 = load i64, i64* %44, align 8, !dbg !2810
	%46 = trunc i64 %45 to i8, !dbg !2813
	%47 = sext i8 %46 to i64, !dbg !2814
	%48 = trunc i64 %45 to i16, !dbg !2815
	%49 = sext i16 %48 to i64, !dbg !2816
	%50 = trunc i64 %45 to i32, !dbg !2817
	%51 = sext i32 %50 to i64, !dbg !2818
	%52 = icmp uge i64 0, %42, !dbg !2820
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !2820, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2820
	store i64 %47, i64* %53, align 8, !dbg !2820
	%54 = icmp uge i64 1, %42, !dbg !2821
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !2821, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2821
	store i64 %49, i64* %55, align 8, !dbg !2821
	%56 = icmp uge i64 2, %42, !dbg !2822
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2822, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2822
	store i64 %51, i64* %57, align 8, !dbg !2822
	%58 = icmp uge i64 3, %42, !dbg !2823
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2823, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2823
	store i64 %45, i64* %59, align 8, !dbg !2823
	%60 = icmp uge i64 4, %42, !dbg !2824
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2824, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2824
	store i64 %45, i64* %61, align 8, !dbg !2824
	%62 = trunc i64 %45 to i8, !dbg !2825
	%63 = zext i8 %62 to i64, !dbg !2826
	%64 = trunc i64 %45 to i16, !dbg !2827
	%65 = zext i16 %64 to i64, !dbg !2828
	%66 = trunc i64 %45 to i32, !dbg !2829
	%67 = zext i32 %66 to i64, !dbg !2830
	%68 = icmp uge i64 5, %42, !dbg !2831
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !2831, !prof !9

b2_ok8:
	%69 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2831
	store i64 %63, i64* %69, align 8, !dbg !2831
	%70 = icmp uge i64 6, %42, !dbg !2832
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !2832, !prof !9

b2_ok9:
	%71 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2832
	store i64 %65, i64* %71, align 8, !dbg !2832
	%72 = icmp uge i64 7, %42, !dbg !2833
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !2833, !prof !9

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2833
	store i64 %67, i64* %73, align 8, !dbg !2833
	%74 = icmp uge i64 8, %42, !dbg !2834
	br i1 %74, label %b2_fail11, label %b2_ok11, !dbg !2834, !prof !9

b2_ok11:
	%75 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2834
	store i64 %45, i64* %75, align 8, !dbg !2834
	%76 = icmp uge i64 9, %42, !dbg !2835
	br i1 %76, label %b2_fail12, label %b2_ok12, !dbg !2835, !prof !9

b2_ok12:
	%77 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2835
	store i64 %45, i64* %77, align 8, !dbg !2835
	%78 = sext i8 %46 to i64, !dbg !2836
	%79 = zext i8 %62 to i64, !dbg !2838
	%80 = sext i16 %48 to i64, !dbg !2840
	%81 = icmp uge i64 10, %42, !dbg !2842
	br i1 %81, label %b2_fail13, label %b2_ok13, !dbg !2842, !prof !9

b2_ok13:
	%82 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2842
	store i64 %78, i64* %82, align 8, !dbg !2842
	%83 = icmp uge i64 11, %42, !dbg !2843
	br i1 %83, label %b2_fail14, label %b2_ok14, !dbg !2843, !prof !9

b2_ok14:
	%84 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2843
	store i64 %79, i64* %84, align 8, !dbg !2843
	%85 = icmp uge i64 12, %42, !dbg !2844
	br i1 %85, label %b2_fail15, label %b2_ok15, !dbg !2844, !prof !9

b2_ok15:
	%86 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2844
	store i64 %80, i64* %86, align 8, !dbg !2844
	%87 = zext i32 %66 to i64, !dbg !2845
	%88 = icmp uge i64 13, %42, !dbg !2847
	br i1 %88, label %b2_fail16, label %b2_ok16, !dbg !2847, !prof !9

b2_ok16:
	%89 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2847
	store i64 %87, i64* %89, align 8, !dbg !2847
	%90 = icmp uge i64 14, %42, !dbg !2848
	br i1 %90, label %b2_fail17, label %b2_ok17, !dbg !2848, !prof !9

b2_ok17:
	%91 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2848
	store i64 %45, i64* %91, align 8, !dbg !2848
	%92 = lshr i64 %79, 1, !dbg !2849
	%93 = uitofp i64 %92 to float, !dbg !2850
	%94 = call i64 @llvm.nvvm.f2ll.rz(float %93), !dbg !2851
	%95 = fcmp uno float %93, %93, !dbg !2851
	%96 = select i1 %95, i64 0, i64 %94, !dbg !2851
	%97 = uitofp i64 %92 to double, !dbg !2852
	%98 = call i64 @llvm.nvvm.d2ll.rz(double %97), !dbg !2853
	%99 = fcmp uno double %97, %97, !dbg !2853
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2853
	%101 = icmp uge i64 15, %42, !dbg !2854
	br i1 %101, label %b2_fail18, label %b2_ok18, !dbg !2854, !prof !9

b2_ok18:
	%102 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2854
	store i64 %96, i64* %102, align 8, !dbg !2854
	%103 = icmp uge i64 16, %42, !dbg !2855
	br i1 %103, label %b2_fail19, label %b2_ok19, !dbg !2855, !prof !9

b2_ok19:
	%104 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2855
	store i64 %100, i64* %104, align 8, !dbg !2855
	%105 = call i64 @llvm.nvvm.f2ull.rz(float %93), !dbg !2856
	%106 = fcmp uno float %93, %93, !dbg !2856
	%107 = select i1 %106, i64 0, i64 %105, !dbg !2856
	%108 = fadd double %97, 7.500000e-01, !dbg !2858
	%109 = call i64 @llvm.nvvm.d2ull.rz(double %108), !dbg !2859
	%110 = fcmp uno double %108, %108, !dbg !2859
	%111 = select i1 %110, i64 0, i64 %109, !dbg !2859
	%112 = icmp uge i64 17, %42, !dbg !2861
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !2861, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2861
	store i64 %107, i64* %113, align 8, !dbg !2861
	%114 = icmp uge i64 18, %42, !dbg !2862
	br i1 %114, label %b2_fail21, label %b2_ok21, !dbg !2862, !prof !9

b2_ok21:
	%115 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2862
	store i64 %111, i64* %115, align 8, !dbg !2862
	%116 = fmul double %97, 3.500000e+00, !dbg !2863
	%117 = call i64 @llvm.nvvm.d2ull.rz(double %116), !dbg !2864
	%118 = fcmp uno double %116, %116, !dbg !2864
	%119 = select i1 %118, i64 0, i64 %117, !dbg !2864
	%120 = icmp uge i64 19, %42, !dbg !2866
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !2866, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2866
	store i64 %119, i64* %121, align 8, !dbg !2866
	%122 = mul i64 %35, 2, !dbg !2867
	%123 = add i64 %122, 2, !dbg !2868
	%124 = icmp ugt i64 %123, %p3, !dbg !2869
	br i1 %124, label %b2_fail23, label %b2_ok23, !dbg !2869, !prof !9

b2_ok23:
	%125 = icmp ugt i64 %122, %123, !dbg !2869
	br i1 %125, label %b2_fail24, label %b2_ok24, !dbg !2869, !prof !9

b2_ok24:
	%126 = sub i64 %123, %122, !dbg !2869
	%127 = getelementptr inbounds double, double* %p2, i64 %122, !dbg !2869
	%128 = load i64, i64* %44, align 8, !dbg !2870
	%129 = uitofp i64 %128 to float, !dbg !2873
	%130 = fpext float %129 to double, !dbg !2874
	%131 = uitofp i64 %128 to double, !dbg !2875
	%132 = icmp uge i64 0, %126, !dbg !2876
	br i1 %132, label %b2_fail25, label %b2_ok25, !dbg !2876, !prof !9

b2_ok25:
	%133 = getelementptr inbounds double, double* %127, i64 0, !dbg !2876
	store double %130, double* %133, align 8, !dbg !2876
	%134 = icmp uge i64 1, %126, !dbg !2877
	br i1 %134, label %b2_fail26, label %b2_ok26, !dbg !2877, !prof !9

b2_ok26:
	%135 = getelementptr inbounds double, double* %127, i64 1, !dbg !2877
	store double %131, double* %135, align 8, !dbg !2877
	%136 = add i64 %35, %34, !dbg !2805
	br label %b1, !dbg !2805

b3:
	ret void, !dbg !2805

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 283, i64 %39, i64 %p1), !dbg !2809
	ret void, !dbg !2809

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 284, i64 %37, i64 %39), !dbg !2809
	ret void, !dbg !2809

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !2820
	ret void, !dbg !2820

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !2821
	ret void, !dbg !2821

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !2822
	ret void, !dbg !2822

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !2823
	ret void, !dbg !2823

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !2824
	ret void, !dbg !2824

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !2831
	ret void, !dbg !2831

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !2832
	ret void, !dbg !2832

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !2833
	ret void, !dbg !2833

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !2834
	ret void, !dbg !2834

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !2835
	ret void, !dbg !2835

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !2842
	ret void, !dbg !2842

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !2843
	ret void, !dbg !2843

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !2844
	ret void, !dbg !2844

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !2847
	ret void, !dbg !2847

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !2848
	ret void, !dbg !2848

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !2854
	ret void, !dbg !2854

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !2855
	ret void, !dbg !2855

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !2861
	ret void, !dbg !2861

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !2862
	ret void, !dbg !2862

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !2866
	ret void, !dbg !2866

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 286, i64 %123, i64 %p3), !dbg !2869
	ret void, !dbg !2869

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 287, i64 %122, i64 %123), !dbg !2869
	ret void, !dbg !2869

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %126), !dbg !2876
	ret void, !dbg !2876

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %126), !dbg !2877
	ret void, !dbg !2877
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2878 {
entry:
	br label %b0, !dbg !2879

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2882, !range !10
	%1 = sext i32 %0 to i64, !dbg !2882
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2882, !range !12
	%3 = sext i32 %2 to i64, !dbg !2882
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2882, !range !12
	%5 = sext i32 %4 to i64, !dbg !2882
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2882, !range !33
	%7 = sext i32 %6 to i64, !dbg !2882
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2882, !range !34
	%9 = sext i32 %8 to i64, !dbg !2882
	%10 = mul i64 %9, %5, !dbg !2882
	%11 = add i64 %3, %10, !dbg !2882
	%12 = mul i64 %7, %11, !dbg !2882
	%13 = add i64 %1, %12, !dbg !2882
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2882, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2882, !range !35
	%16 = mul i32 %14, %15, !dbg !2882
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2882, !range !36
	%18 = mul i32 %16, %17, !dbg !2882
	%19 = sext i32 %18 to i64, !dbg !2882
	%20 = mul i64 %13, %19, !dbg !2882
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2882, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2882, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2882, !range !13
	%24 = mul i32 %15, %23, !dbg !2882
	%25 = add i32 %22, %24, !dbg !2882
	%26 = mul i32 %14, %25, !dbg !2882
	%27 = add i32 %21, %26, !dbg !2882
	%28 = sext i32 %27 to i64, !dbg !2882
	%29 = add i64 %20, %28, !dbg !2882
	%30 = add i64 %29, 1, !dbg !2883
	%31 = icmp uge i64 0, %p1, !dbg !2885
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2885, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2885
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !2886
	%34 = icmp uge i64 1, %p1, !dbg !2887
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !2887, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2887
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !2888
	%37 = icmp uge i64 2, %p1, !dbg !2889
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !2889, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2889
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !2890
	%40 = icmp uge i64 3, %p1, !dbg !2891
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !2891, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2891
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !2892
	%43 = icmp uge i64 4, %p1, !dbg !2893
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !2893, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2893
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !2894
	%46 = icmp uge i64 %29, %p3, !dbg !2895
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !2895, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2895
	store i64 %45, i64* %47, align 8, !dbg !2895
	%48 = icmp uge i64 5, %p1, !dbg !2896
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2896, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2896
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !2897
	%51 = icmp eq i64 %50, 7, !dbg !2898
	br i1 %51, label %b1, label %b2, !dbg !2898

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !2899
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !2899, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2899
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !2900
	br label %b2, !dbg !2900

b2:
	ret void, !dbg !2881

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !2885
	ret void, !dbg !2885

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !2887
	ret void, !dbg !2887

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !2889
	ret void, !dbg !2889

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !2891
	ret void, !dbg !2891

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !2893
	ret void, !dbg !2893

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !2895
	ret void, !dbg !2895

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !2896
	ret void, !dbg !2896

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !2899
	ret void, !dbg !2899
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2901 {
entry:
	br label %b0, !dbg !2902

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2905, !range !10
	%1 = sext i32 %0 to i64, !dbg !2905
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2905, !range !12
	%3 = sext i32 %2 to i64, !dbg !2905
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2905, !range !12
	%5 = sext i32 %4 to i64, !dbg !2905
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2905, !range !33
	%7 = sext i32 %6 to i64, !dbg !2905
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2905, !range !34
	%9 = sext i32 %8 to i64, !dbg !2905
	%10 = mul i64 %9, %5, !dbg !2905
	%11 = add i64 %3, %10, !dbg !2905
	%12 = mul i64 %7, %11, !dbg !2905
	%13 = add i64 %1, %12, !dbg !2905
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2905, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2905, !range !35
	%16 = mul i32 %14, %15, !dbg !2905
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2905, !range !36
	%18 = mul i32 %16, %17, !dbg !2905
	%19 = sext i32 %18 to i64, !dbg !2905
	%20 = mul i64 %13, %19, !dbg !2905
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2905, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2905, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2905, !range !13
	%24 = mul i32 %15, %23, !dbg !2905
	%25 = add i32 %22, %24, !dbg !2905
	%26 = mul i32 %14, %25, !dbg !2905
	%27 = add i32 %21, %26, !dbg !2905
	%28 = sext i32 %27 to i64, !dbg !2905
	%29 = add i64 %20, %28, !dbg !2905
	%30 = icmp uge i64 0, %p1, !dbg !2906
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2906, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2906
	%32 = srem i64 %29, 31, !dbg !2907
	%33 = icmp ult i64 %32, 64, !dbg !2908
	%34 = shl i64 1, %32, !dbg !2908
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2908
	%36 = xor i64 %35, -1, !dbg !2909
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !2910
	%38 = icmp uge i64 1, %p1, !dbg !2911
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !2911, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2911
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !2912
	%41 = icmp uge i64 2, %p1, !dbg !2913
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !2913, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2913
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !2915
	br label %b1, !dbg !2915

b1:
	%44 = icmp uge i64 3, %p1, !dbg !2916
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !2916, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2916
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !2917
	%47 = add i64 %46, 1, !dbg !2918
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !2919
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2919
	%50 = icmp eq i64 %49, %46, !dbg !2920
	br i1 %50, label %b2, label %b1, !dbg !2920

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2921
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2921, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2921
	store i64 %46, i64* %52, align 8, !dbg !2921
	%53 = icmp uge i64 4, %p1, !dbg !2922
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2922, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2922
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2923
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2923
	%57 = icmp eq i64 %56, 1, !dbg !2924
	br i1 %57, label %b3, label %b4, !dbg !2924

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2925
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2925, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2925
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2926
	br label %b4, !dbg !2926

b4:
	ret void, !dbg !2904

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !2906
	ret void, !dbg !2906

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !2911
	ret void, !dbg !2911

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !2913
	ret void, !dbg !2913

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !2916
	ret void, !dbg !2916

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !2921
	ret void, !dbg !2921

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !2922
	ret void, !dbg !2922

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !2925
	ret void, !dbg !2925
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2927 {
entry:
	br label %b0, !dbg !2928

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2929, !range !10
	%1 = sext i32 %0 to i64, !dbg !2929
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2929, !range !12
	%3 = sext i32 %2 to i64, !dbg !2929
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2929, !range !12
	%5 = sext i32 %4 to i64, !dbg !2929
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2929, !range !33
	%7 = sext i32 %6 to i64, !dbg !2929
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2929, !range !34
	%9 = sext i32 %8 to i64, !dbg !2929
	%10 = mul i64 %9, %5, !dbg !2929
	%11 = add i64 %3, %10, !dbg !2929
	%12 = mul i64 %7, %11, !dbg !2929
	%13 = add i64 %1, %12, !dbg !2929
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2929, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2929, !range !35
	%16 = mul i32 %14, %15, !dbg !2929
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2929, !range !36
	%18 = mul i32 %16, %17, !dbg !2929
	%19 = sext i32 %18 to i64, !dbg !2929
	%20 = mul i64 %13, %19, !dbg !2929
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2929, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2929, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2929, !range !13
	%24 = mul i32 %15, %23, !dbg !2929
	%25 = add i32 %22, %24, !dbg !2929
	%26 = mul i32 %14, %25, !dbg !2929
	%27 = add i32 %21, %26, !dbg !2929
	%28 = sext i32 %27 to i64, !dbg !2929
	%29 = add i64 %20, %28, !dbg !2929
	%30 = mul i64 %7, %9, !dbg !2929
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2929, !range !34
	%32 = sext i32 %31 to i64, !dbg !2929
	%33 = mul i64 %30, %32, !dbg !2929
	%34 = mul i64 %33, %19, !dbg !2929
	br label %b1, !dbg !2929

b1:
	%35 = phi i64 [ %29, %b0 ], [ %214, %b23_ok3 ], !dbg !2929
	%36 = icmp slt i64 %35, %p3, !dbg !2929
	br i1 %36, label %b2, label %b24, !dbg !2929

b2:
	%37 = mul i64 %35, 40, !dbg !2930
	%38 = add i64 %35, 1, !dbg !2931
	%39 = mul i64 %38, 40, !dbg !2932
	%40 = icmp ugt i64 %39, %p1, !dbg !2933
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2933, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2933
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2933, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !2933
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2933
	%44 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2934
	%45 = load i64, i64* %44, align 8, !dbg !2934
	%46 = icmp uge i64 %35, %p5, !dbg !2935
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2935, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2935
	%48 = load i64, i64* %47, align 8, !dbg !2935
	%49 = icmp uge i64 %35, %p7, !dbg !2936
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2936, !prof !9

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2936
	%51 = load i32, i32* %50, align 4, !dbg !2936
	%52 = zext i32 %51 to i64, !dbg !2937
	%53 = add i64 %45, %48, !dbg !2940
	%54 = sub i64 %45, %48, !dbg !2941
	%55 = mul i64 %45, %48, !dbg !2942
	%56 = icmp uge i64 0, %42, !dbg !2943
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !2943, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2943
	store i64 %53, i64* %57, align 8, !dbg !2943
	%58 = icmp uge i64 1, %42, !dbg !2944
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !2944, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2944
	store i64 %54, i64* %59, align 8, !dbg !2944
	%60 = icmp uge i64 2, %42, !dbg !2945
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !2945, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2945
	store i64 %55, i64* %61, align 8, !dbg !2945
	%62 = and i64 %45, %48, !dbg !2946
	%63 = or i64 %45, %48, !dbg !2947
	%64 = xor i64 %45, %48, !dbg !2948
	%65 = xor i64 %48, -1, !dbg !2949
	%66 = and i64 %45, %65, !dbg !2949
	%67 = icmp uge i64 3, %42, !dbg !2950
	br i1 %67, label %b2_fail8, label %b2_ok8, !dbg !2950, !prof !9

b2_ok8:
	%68 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2950
	store i64 %62, i64* %68, align 8, !dbg !2950
	%69 = icmp uge i64 4, %42, !dbg !2951
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !2951, !prof !9

b2_ok9:
	%70 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2951
	store i64 %63, i64* %70, align 8, !dbg !2951
	%71 = icmp uge i64 5, %42, !dbg !2952
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !2952, !prof !9

b2_ok10:
	%72 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2952
	store i64 %64, i64* %72, align 8, !dbg !2952
	%73 = icmp uge i64 6, %42, !dbg !2953
	br i1 %73, label %b2_fail11, label %b2_ok11, !dbg !2953, !prof !9

b2_ok11:
	%74 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2953
	store i64 %66, i64* %74, align 8, !dbg !2953
	%75 = xor i64 %45, -1, !dbg !2954
	%76 = sub i64 0, %45, !dbg !2955
	%77 = icmp uge i64 7, %42, !dbg !2956
	br i1 %77, label %b2_fail12, label %b2_ok12, !dbg !2956, !prof !9

b2_ok12:
	%78 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2956
	store i64 %75, i64* %78, align 8, !dbg !2956
	%79 = icmp uge i64 8, %42, !dbg !2957
	br i1 %79, label %b2_fail13, label %b2_ok13, !dbg !2957, !prof !9

b2_ok13:
	%80 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2957
	store i64 %76, i64* %80, align 8, !dbg !2957
	%81 = icmp uge i64 9, %42, !dbg !2958
	br i1 %81, label %b2_fail14, label %b2_ok14, !dbg !2958, !prof !9

b2_ok14:
	%82 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2958
	store i64 %45, i64* %82, align 8, !dbg !2958
	%83 = icmp ult i64 %52, 64, !dbg !2959
	%84 = shl i64 %45, %52, !dbg !2959
	%85 = select i1 %83, i64 %84, i64 0, !dbg !2959
	%86 = icmp ult i64 %52, 64, !dbg !2960
	%87 = lshr i64 %45, %52, !dbg !2960
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2960
	%89 = icmp uge i64 10, %42, !dbg !2961
	br i1 %89, label %b2_fail15, label %b2_ok15, !dbg !2961, !prof !9

b2_ok15:
	%90 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2961
	store i64 %85, i64* %90, align 8, !dbg !2961
	%91 = icmp uge i64 11, %42, !dbg !2962
	br i1 %91, label %b2_fail16, label %b2_ok16, !dbg !2962, !prof !9

b2_ok16:
	%92 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2962
	store i64 %88, i64* %92, align 8, !dbg !2962
	%93 = icmp ult i64 %52, 64, !dbg !2964
	%94 = shl i64 %45, %52, !dbg !2964
	%95 = select i1 %93, i64 %94, i64 0, !dbg !2964
	%96 = trunc i64 %52 to i8, !dbg !2965
	%97 = zext i8 %96 to i64, !dbg !2966
	%98 = icmp ult i64 %97, 64, !dbg !2966
	%99 = lshr i64 %45, %97, !dbg !2966
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2966
	%101 = icmp uge i64 12, %42, !dbg !2967
	br i1 %101, label %b2_fail17, label %b2_ok17, !dbg !2967, !prof !9

b2_ok17:
	%102 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2967
	store i64 %95, i64* %102, align 8, !dbg !2967
	%103 = icmp uge i64 13, %42, !dbg !2968
	br i1 %103, label %b2_fail18, label %b2_ok18, !dbg !2968, !prof !9

b2_ok18:
	%104 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2968
	store i64 %100, i64* %104, align 8, !dbg !2968
	%105 = shl i64 %45, 3, !dbg !2969
	%106 = lshr i64 %45, 3, !dbg !2970
	%107 = icmp uge i64 14, %42, !dbg !2971
	br i1 %107, label %b2_fail19, label %b2_ok19, !dbg !2971, !prof !9

b2_ok19:
	%108 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !2971
	store i64 %105, i64* %108, align 8, !dbg !2971
	%109 = icmp uge i64 15, %42, !dbg !2972
	br i1 %109, label %b2_fail20, label %b2_ok20, !dbg !2972, !prof !9

b2_ok20:
	%110 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !2972
	store i64 %106, i64* %110, align 8, !dbg !2972
	%111 = icmp ult i64 %52, 64, !dbg !2973
	%112 = shl i64 1, %52, !dbg !2973
	%113 = select i1 %111, i64 %112, i64 0, !dbg !2973
	%114 = urem i64 %52, 8, !dbg !2974
	%115 = icmp ult i64 %114, 64, !dbg !2975
	%116 = lshr i64 %48, %114, !dbg !2975
	%117 = select i1 %115, i64 %116, i64 0, !dbg !2975
	%118 = icmp uge i64 16, %42, !dbg !2976
	br i1 %118, label %b2_fail21, label %b2_ok21, !dbg !2976, !prof !9

b2_ok21:
	%119 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !2976
	store i64 %113, i64* %119, align 8, !dbg !2976
	%120 = icmp uge i64 17, %42, !dbg !2977
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !2977, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !2977
	store i64 %117, i64* %121, align 8, !dbg !2977
	%122 = icmp ne i64 %48, 0, !dbg !2978
	br i1 %122, label %b3, label %b4, !dbg !2978

b3:
	%123 = udiv i64 %45, %48, !dbg !2979
	%124 = urem i64 %45, %48, !dbg !2980
	%125 = icmp uge i64 18, %42, !dbg !2981
	br i1 %125, label %b3_fail1, label %b3_ok1, !dbg !2981, !prof !9

b3_ok1:
	%126 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2981
	store i64 %123, i64* %126, align 8, !dbg !2981
	%127 = icmp uge i64 19, %42, !dbg !2982
	br i1 %127, label %b3_fail2, label %b3_ok2, !dbg !2982, !prof !9

b3_ok2:
	%128 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2982
	store i64 %124, i64* %128, align 8, !dbg !2982
	br label %b5, !dbg !2982

b4:
	%129 = icmp uge i64 18, %42, !dbg !2983
	br i1 %129, label %b4_fail1, label %b4_ok1, !dbg !2983, !prof !9

b4_ok1:
	%130 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !2983
	store i64 0, i64* %130, align 8, !dbg !2983
	%131 = icmp uge i64 19, %42, !dbg !2984
	br i1 %131, label %b4_fail2, label %b4_ok2, !dbg !2984, !prof !9

b4_ok2:
	%132 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !2984
	store i64 0, i64* %132, align 8, !dbg !2984
	br label %b5, !dbg !2984

b5:
	%133 = udiv i64 %45, 7, !dbg !2985
	%134 = urem i64 %45, 7, !dbg !2986
	%135 = icmp uge i64 20, %42, !dbg !2987
	br i1 %135, label %b5_fail1, label %b5_ok1, !dbg !2987, !prof !9

b5_ok1:
	%136 = getelementptr inbounds i64, i64* %43, i64 20, !dbg !2987
	store i64 %133, i64* %136, align 8, !dbg !2987
	%137 = icmp uge i64 21, %42, !dbg !2988
	br i1 %137, label %b5_fail2, label %b5_ok2, !dbg !2988, !prof !9

b5_ok2:
	%138 = getelementptr inbounds i64, i64* %43, i64 21, !dbg !2988
	store i64 %134, i64* %138, align 8, !dbg !2988
	%139 = udiv i64 %45, 8, !dbg !2989
	%140 = urem i64 %45, 8, !dbg !2990
	%141 = icmp uge i64 22, %42, !dbg !2991
	br i1 %141, label %b5_fail3, label %b5_ok3, !dbg !2991, !prof !9

b5_ok3:
	%142 = getelementptr inbounds i64, i64* %43, i64 22, !dbg !2991
	store i64 %139, i64* %142, align 8, !dbg !2991
	%143 = icmp uge i64 23, %42, !dbg !2992
	br i1 %143, label %b5_fail4, label %b5_ok4, !dbg !2992, !prof !9

b5_ok4:
	%144 = getelementptr inbounds i64, i64* %43, i64 23, !dbg !2992
	store i64 %140, i64* %144, align 8, !dbg !2992
	%145 = icmp ult i64 %45, %48, !dbg !2993
	%146 = select i1 %145, i64 %45, i64 %48, !dbg !2993
	%147 = icmp ugt i64 %45, %48, !dbg !2994
	%148 = select i1 %147, i64 %45, i64 %48, !dbg !2994
	%149 = icmp ugt i64 %148, 3, !dbg !2994
	%150 = select i1 %149, i64 %148, i64 3, !dbg !2994
	%151 = icmp uge i64 24, %42, !dbg !2995
	br i1 %151, label %b5_fail5, label %b5_ok5, !dbg !2995, !prof !9

b5_ok5:
	%152 = getelementptr inbounds i64, i64* %43, i64 24, !dbg !2995
	store i64 %146, i64* %152, align 8, !dbg !2995
	%153 = icmp uge i64 25, %42, !dbg !2996
	br i1 %153, label %b5_fail6, label %b5_ok6, !dbg !2996, !prof !9

b5_ok6:
	%154 = getelementptr inbounds i64, i64* %43, i64 25, !dbg !2996
	store i64 %150, i64* %154, align 8, !dbg !2996
	%155 = icmp eq i64 %45, %48, !dbg !2997
	br i1 %155, label %b7, label %b6, !dbg !3000

b6:
	br label %b7, !dbg !3001

b7:
	%156 = phi i64 [ 1, %b5_ok6 ], [ 0, %b6 ], !dbg !3002
	%157 = icmp ne i64 %45, %48, !dbg !3002
	br i1 %157, label %b9, label %b8, !dbg !3004

b8:
	br label %b9, !dbg !3005

b9:
	%158 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !3006
	br i1 %145, label %b11, label %b10, !dbg !3008

b10:
	br label %b11, !dbg !3009

b11:
	%159 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !3010
	%160 = icmp uge i64 26, %42, !dbg !3010
	br i1 %160, label %b11_fail1, label %b11_ok1, !dbg !3010, !prof !9

b11_ok1:
	%161 = getelementptr inbounds i64, i64* %43, i64 26, !dbg !3010
	store i64 %156, i64* %161, align 8, !dbg !3010
	%162 = icmp uge i64 27, %42, !dbg !3011
	br i1 %162, label %b11_fail2, label %b11_ok2, !dbg !3011, !prof !9

b11_ok2:
	%163 = getelementptr inbounds i64, i64* %43, i64 27, !dbg !3011
	store i64 %158, i64* %163, align 8, !dbg !3011
	%164 = icmp uge i64 28, %42, !dbg !3012
	br i1 %164, label %b11_fail3, label %b11_ok3, !dbg !3012, !prof !9

b11_ok3:
	%165 = getelementptr inbounds i64, i64* %43, i64 28, !dbg !3012
	store i64 %159, i64* %165, align 8, !dbg !3012
	%166 = icmp ule i64 %45, %48, !dbg !3013
	br i1 %166, label %b13, label %b12, !dbg !3015

b12:
	br label %b13, !dbg !3016

b13:
	%167 = phi i64 [ 1, %b11_ok3 ], [ 0, %b12 ], !dbg !3017
	br i1 %147, label %b15, label %b14, !dbg !3019

b14:
	br label %b15, !dbg !3020

b15:
	%168 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3021
	%169 = icmp uge i64 %45, %48, !dbg !3021
	br i1 %169, label %b17, label %b16, !dbg !3023

b16:
	br label %b17, !dbg !3024

b17:
	%170 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3025
	%171 = icmp uge i64 29, %42, !dbg !3025
	br i1 %171, label %b17_fail1, label %b17_ok1, !dbg !3025, !prof !9

b17_ok1:
	%172 = getelementptr inbounds i64, i64* %43, i64 29, !dbg !3025
	store i64 %167, i64* %172, align 8, !dbg !3025
	%173 = icmp uge i64 30, %42, !dbg !3026
	br i1 %173, label %b17_fail2, label %b17_ok2, !dbg !3026, !prof !9

b17_ok2:
	%174 = getelementptr inbounds i64, i64* %43, i64 30, !dbg !3026
	store i64 %168, i64* %174, align 8, !dbg !3026
	%175 = icmp uge i64 31, %42, !dbg !3027
	br i1 %175, label %b17_fail3, label %b17_ok3, !dbg !3027, !prof !9

b17_ok3:
	%176 = getelementptr inbounds i64, i64* %43, i64 31, !dbg !3027
	store i64 %170, i64* %176, align 8, !dbg !3027
	%177 = mul i64 %53, 3, !dbg !3028
	%178 = sub i64 %177, 5, !dbg !3029
	%179 = xor i64 %178, %45, !dbg !3030
	%180 = icmp uge i64 32, %42, !dbg !3031
	br i1 %180, label %b17_fail4, label %b17_ok4, !dbg !3031, !prof !9

b17_ok4:
	%181 = getelementptr inbounds i64, i64* %43, i64 32, !dbg !3031
	store i64 %179, i64* %181, align 8, !dbg !3031
	%182 = shl i64 %179, 2, !dbg !3032
	%183 = lshr i64 %182, 1, !dbg !3033
	%184 = or i64 %183, 1, !dbg !3034
	%185 = and i64 %184, -3, !dbg !3035
	%186 = icmp uge i64 33, %42, !dbg !3036
	br i1 %186, label %b17_fail5, label %b17_ok5, !dbg !3036, !prof !9

b17_ok5:
	%187 = getelementptr inbounds i64, i64* %43, i64 33, !dbg !3036
	store i64 %185, i64* %187, align 8, !dbg !3036
	%188 = add i64 %185, 1, !dbg !3037
	%189 = sub i64 %188, 1, !dbg !3038
	%190 = sub i64 %189, 1, !dbg !3039
	%191 = icmp uge i64 34, %42, !dbg !3040
	br i1 %191, label %b17_fail6, label %b17_ok6, !dbg !3040, !prof !9

b17_ok6:
	%192 = getelementptr inbounds i64, i64* %43, i64 34, !dbg !3040
	store i64 %190, i64* %192, align 8, !dbg !3040
	%193 = sub i64 %48, %45, !dbg !3041
	%194 = icmp uge i64 35, %42, !dbg !3042
	br i1 %194, label %b17_fail7, label %b17_ok7, !dbg !3042, !prof !9

b17_ok7:
	%195 = getelementptr inbounds i64, i64* %43, i64 35, !dbg !3042
	store i64 %193, i64* %195, align 8, !dbg !3042
	br i1 %145, label %b18, label %b19, !dbg !3043

b18:
	br i1 %122, label %b21, label %b19, !dbg !3044

b19:
	%196 = icmp eq i64 %45, 5, !dbg !3045
	br i1 %196, label %b21, label %b20, !dbg !3047

b20:
	br label %b21, !dbg !3048

b21:
	%197 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !3049
	%198 = icmp uge i64 36, %42, !dbg !3049
	br i1 %198, label %b21_fail1, label %b21_ok1, !dbg !3049, !prof !9

b21_ok1:
	%199 = getelementptr inbounds i64, i64* %43, i64 36, !dbg !3049
	store i64 %197, i64* %199, align 8, !dbg !3049
	%200 = icmp eq i64 %48, 1, !dbg !3050
	%201 = icmp ne i1 %166, %200, !dbg !3051
	br i1 %201, label %b23, label %b22, !dbg !3053

b22:
	br label %b23, !dbg !3054

b23:
	%202 = phi i64 [ 1, %b21_ok1 ], [ 0, %b22 ], !dbg !3055
	%203 = icmp uge i64 37, %42, !dbg !3055
	br i1 %203, label %b23_fail1, label %b23_ok1, !dbg !3055, !prof !9

b23_ok1:
	%204 = getelementptr inbounds i64, i64* %43, i64 37, !dbg !3055
	store i64 %202, i64* %204, align 8, !dbg !3055
	%205 = and i64 %52, 3, !dbg !3056
	%206 = icmp ult i64 %205, 64, !dbg !3057
	%207 = shl i64 1, %205, !dbg !3057
	%208 = select i1 %206, i64 %207, i64 0, !dbg !3057
	%209 = add i64 %208, %45, !dbg !3058
	%210 = icmp uge i64 38, %42, !dbg !3059
	br i1 %210, label %b23_fail2, label %b23_ok2, !dbg !3059, !prof !9

b23_ok2:
	%211 = getelementptr inbounds i64, i64* %43, i64 38, !dbg !3059
	store i64 %209, i64* %211, align 8, !dbg !3059
	%212 = icmp uge i64 39, %42, !dbg !3060
	br i1 %212, label %b23_fail3, label %b23_ok3, !dbg !3060, !prof !9

b23_ok3:
	%213 = getelementptr inbounds i64, i64* %43, i64 39, !dbg !3060
	store i64 -1, i64* %213, align 8, !dbg !3060
	%214 = add i64 %35, %34, !dbg !2929
	br label %b1, !dbg !2929

b24:
	ret void, !dbg !2929

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 290, i64 %39, i64 %p1), !dbg !2933
	ret void, !dbg !2933

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 291, i64 %37, i64 %39), !dbg !2933
	ret void, !dbg !2933

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 292, i64 %35, i64 %p5), !dbg !2935
	ret void, !dbg !2935

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 292, i64 %35, i64 %p7), !dbg !2936
	ret void, !dbg !2936

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 0, i64 %42), !dbg !2943
	ret void, !dbg !2943

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 1, i64 %42), !dbg !2944
	ret void, !dbg !2944

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 2, i64 %42), !dbg !2945
	ret void, !dbg !2945

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 3, i64 %42), !dbg !2950
	ret void, !dbg !2950

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 4, i64 %42), !dbg !2951
	ret void, !dbg !2951

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 5, i64 %42), !dbg !2952
	ret void, !dbg !2952

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 6, i64 %42), !dbg !2953
	ret void, !dbg !2953

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 7, i64 %42), !dbg !2956
	ret void, !dbg !2956

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 8, i64 %42), !dbg !2957
	ret void, !dbg !2957

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 9, i64 %42), !dbg !2958
	ret void, !dbg !2958

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 10, i64 %42), !dbg !2961
	ret void, !dbg !2961

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 11, i64 %42), !dbg !2962
	ret void, !dbg !2962

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 12, i64 %42), !dbg !2967
	ret void, !dbg !2967

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 13, i64 %42), !dbg !2968
	ret void, !dbg !2968

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 14, i64 %42), !dbg !2971
	ret void, !dbg !2971

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 15, i64 %42), !dbg !2972
	ret void, !dbg !2972

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 16, i64 %42), !dbg !2976
	ret void, !dbg !2976

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 17, i64 %42), !dbg !2977
	ret void, !dbg !2977

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 18, i64 %42), !dbg !2981
	ret void, !dbg !2981

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 19, i64 %42), !dbg !2982
	ret void, !dbg !2982

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 18, i64 %42), !dbg !2983
	ret void, !dbg !2983

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 19, i64 %42), !dbg !2984
	ret void, !dbg !2984

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 20, i64 %42), !dbg !2987
	ret void, !dbg !2987

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 21, i64 %42), !dbg !2988
	ret void, !dbg !2988

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 22, i64 %42), !dbg !2991
	ret void, !dbg !2991

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 23, i64 %42), !dbg !2992
	ret void, !dbg !2992

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 24, i64 %42), !dbg !2995
	ret void, !dbg !2995

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 158, i64 25, i64 %42), !dbg !2996
	ret void, !dbg !2996

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 26, i64 %42), !dbg !3010
	ret void, !dbg !3010

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 27, i64 %42), !dbg !3011
	ret void, !dbg !3011

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 159, i64 28, i64 %42), !dbg !3012
	ret void, !dbg !3012

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 29, i64 %42), !dbg !3025
	ret void, !dbg !3025

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 30, i64 %42), !dbg !3026
	ret void, !dbg !3026

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 160, i64 31, i64 %42), !dbg !3027
	ret void, !dbg !3027

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 161, i64 32, i64 %42), !dbg !3031
	ret void, !dbg !3031

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 162, i64 33, i64 %42), !dbg !3036
	ret void, !dbg !3036

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 163, i64 34, i64 %42), !dbg !3040
	ret void, !dbg !3040

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 164, i64 35, i64 %42), !dbg !3042
	ret void, !dbg !3042

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 165, i64 36, i64 %42), !dbg !3049
	ret void, !dbg !3049

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 166, i64 37, i64 %42), !dbg !3055
	ret void, !dbg !3055

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 167, i64 38, i64 %42), !dbg !3059
	ret void, !dbg !3059

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 168, i64 39, i64 %42), !dbg !3060
	ret void, !dbg !3060
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3061 {
entry:
	br label %b0, !dbg !3062

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3063, !range !10
	%1 = sext i32 %0 to i64, !dbg !3063
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3063, !range !12
	%3 = sext i32 %2 to i64, !dbg !3063
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3063, !range !12
	%5 = sext i32 %4 to i64, !dbg !3063
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3063, !range !33
	%7 = sext i32 %6 to i64, !dbg !3063
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3063, !range !34
	%9 = sext i32 %8 to i64, !dbg !3063
	%10 = mul i64 %9, %5, !dbg !3063
	%11 = add i64 %3, %10, !dbg !3063
	%12 = mul i64 %7, %11, !dbg !3063
	%13 = add i64 %1, %12, !dbg !3063
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3063, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3063, !range !35
	%16 = mul i32 %14, %15, !dbg !3063
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3063, !range !36
	%18 = mul i32 %16, %17, !dbg !3063
	%19 = sext i32 %18 to i64, !dbg !3063
	%20 = mul i64 %13, %19, !dbg !3063
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3063, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3063, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3063, !range !13
	%24 = mul i32 %15, %23, !dbg !3063
	%25 = add i32 %22, %24, !dbg !3063
	%26 = mul i32 %14, %25, !dbg !3063
	%27 = add i32 %21, %26, !dbg !3063
	%28 = sext i32 %27 to i64, !dbg !3063
	%29 = add i64 %20, %28, !dbg !3063
	%30 = mul i64 %7, %9, !dbg !3063
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3063, !range !34
	%32 = sext i32 %31 to i64, !dbg !3063
	%33 = mul i64 %30, %32, !dbg !3063
	%34 = mul i64 %33, %19, !dbg !3063
	br label %b1, !dbg !3063

b1:
	%35 = phi i64 [ %29, %b0 ], [ %136, %b2_ok26 ], !dbg !3063
	%36 = icmp slt i64 %35, %p5, !dbg !3063
	br i1 %36, label %b2, label %b3, !dbg !3063

b2:
	%37 = mul i64 %35, 20, !dbg !3064
	%38 = add i64 %35, 1, !dbg !3065
	%39 = mul i64 %38, 20, !dbg !3066
	%40 = icmp ugt i64 %39, %p1, !dbg !3067
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3067, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3067
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3067, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3067
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3067
	%44 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3068
	%45 = load i64, i64* %44, align 8, !dbg !3068
	%46 = trunc i64 %45 to i8, !dbg !3071
	%47 = sext i8 %46 to i64, !dbg !3072
	%48 = trunc i64 %45 to i16, !dbg !3073
	%49 = sext i16 %48 to i64, !dbg !3074
	%50 = trunc i64 %45 to i32, !dbg !3075
	%51 = sext i32 %50 to i64, !dbg !3076
	%52 = icmp uge i64 0, %42, !dbg !3078
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !3078, !prof !9

b2_ok3:
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !3078
	store i64 %47, i64* %53, align 8, !dbg !3078
	%54 = icmp uge i64 1, %42, !dbg !3079
	br i1 %54, label %b2_fail4, label %b2_ok4, !dbg !3079, !prof !9

b2_ok4:
	%55 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !3079
	store i64 %49, i64* %55, align 8, !dbg !3079
	%56 = icmp uge i64 2, %42, !dbg !3080
	br i1 %56, label %b2_fail5, label %b2_ok5, !dbg !3080, !prof !9

b2_ok5:
	%57 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !3080
	store i64 %51, i64* %57, align 8, !dbg !3080
	%58 = icmp uge i64 3, %42, !dbg !3081
	br i1 %58, label %b2_fail6, label %b2_ok6, !dbg !3081, !prof !9

b2_ok6:
	%59 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !3081
	store i64 %45, i64* %59, align 8, !dbg !3081
	%60 = icmp uge i64 4, %42, !dbg !3082
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !3082, !prof !9

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !3082
	store i64 %45, i64* %61, align 8, !dbg !3082
	%62 = trunc i64 %45 to i8, !dbg !3083
	%63 = zext i8 %62 to i64, !dbg !3084
	%64 = trunc i64 %45 to i16, !dbg !3085
	%65 = zext i16 %64 to i64, !dbg !3086
	%66 = trunc i64 %45 to i32, !dbg !3087
	%67 = zext i32 %66 to i64, !dbg !3088
	%68 = icmp uge i64 5, %42, !dbg !3089
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !3089, !prof !9

b2_ok8:
	%69 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !3089
	store i64 %63, i64* %69, align 8, !dbg !3089
	%70 = icmp uge i64 6, %42, !dbg !3090
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !3090, !prof !9

b2_ok9:
	%71 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !3090
	store i64 %65, i64* %71, align 8, !dbg !3090
	%72 = icmp uge i64 7, %42, !dbg !3091
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !3091, !prof !9

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !3091
	store i64 %67, i64* %73, align 8, !dbg !3091
	%74 = icmp uge i64 8, %42, !dbg !3092
	br i1 %74, label %b2_fail11, label %b2_ok11, !dbg !3092, !prof !9

b2_ok11:
	%75 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !3092
	store i64 %45, i64* %75, align 8, !dbg !3092
	%76 = icmp uge i64 9, %42, !dbg !3093
	br i1 %76, label %b2_fail12, label %b2_ok12, !dbg !3093, !prof !9

b2_ok12:
	%77 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !3093
	store i64 %45, i64* %77, align 8, !dbg !3093
	%78 = sext i8 %46 to i64, !dbg !3094
	%79 = zext i8 %62 to i64, !dbg !3096
	%80 = sext i16 %48 to i64, !dbg !3098
	%81 = icmp uge i64 10, %42, !dbg !3100
	br i1 %81, label %b2_fail13, label %b2_ok13, !dbg !3100, !prof !9

b2_ok13:
	%82 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !3100
	store i64 %78, i64* %82, align 8, !dbg !3100
	%83 = icmp uge i64 11, %42, !dbg !3101
	br i1 %83, label %b2_fail14, label %b2_ok14, !dbg !3101, !prof !9

b2_ok14:
	%84 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !3101
	store i64 %79, i64* %84, align 8, !dbg !3101
	%85 = icmp uge i64 12, %42, !dbg !3102
	br i1 %85, label %b2_fail15, label %b2_ok15, !dbg !3102, !prof !9

b2_ok15:
	%86 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !3102
	store i64 %80, i64* %86, align 8, !dbg !3102
	%87 = zext i32 %66 to i64, !dbg !3103
	%88 = icmp uge i64 13, %42, !dbg !3105
	br i1 %88, label %b2_fail16, label %b2_ok16, !dbg !3105, !prof !9

b2_ok16:
	%89 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !3105
	store i64 %87, i64* %89, align 8, !dbg !3105
	%90 = icmp uge i64 14, %42, !dbg !3106
	br i1 %90, label %b2_fail17, label %b2_ok17, !dbg !3106, !prof !9

b2_ok17:
	%91 = getelementptr inbounds i64, i64* %43, i64 14, !dbg !3106
	store i64 %45, i64* %91, align 8, !dbg !3106
	%92 = lshr i64 %79, 1, !dbg !3107
	%93 = uitofp i64 %92 to float, !dbg !3108
	%94 = call i64 @llvm.nvvm.f2ll.rz(float %93), !dbg !3109
	%95 = fcmp uno float %93, %93, !dbg !3109
	%96 = select i1 %95, i64 0, i64 %94, !dbg !3109
	%97 = uitofp i64 %92 to double, !dbg !3110
	%98 = call i64 @llvm.nvvm.d2ll.rz(double %97), !dbg !3111
	%99 = fcmp uno double %97, %97, !dbg !3111
	%100 = select i1 %99, i64 0, i64 %98, !dbg !3111
	%101 = icmp uge i64 15, %42, !dbg !3112
	br i1 %101, label %b2_fail18, label %b2_ok18, !dbg !3112, !prof !9

b2_ok18:
	%102 = getelementptr inbounds i64, i64* %43, i64 15, !dbg !3112
	store i64 %96, i64* %102, align 8, !dbg !3112
	%103 = icmp uge i64 16, %42, !dbg !3113
	br i1 %103, label %b2_fail19, label %b2_ok19, !dbg !3113, !prof !9

b2_ok19:
	%104 = getelementptr inbounds i64, i64* %43, i64 16, !dbg !3113
	store i64 %100, i64* %104, align 8, !dbg !3113
	%105 = call i64 @llvm.nvvm.f2ull.rz(float %93), !dbg !3114
	%106 = fcmp uno float %93, %93, !dbg !3114
	%107 = select i1 %106, i64 0, i64 %105, !dbg !3114
	%108 = fadd double %97, 7.500000e-01, !dbg !3116
	%109 = call i64 @llvm.nvvm.d2ull.rz(double %108), !dbg !3117
	%110 = fcmp uno double %108, %108, !dbg !3117
	%111 = select i1 %110, i64 0, i64 %109, !dbg !3117
	%112 = icmp uge i64 17, %42, !dbg !3119
	br i1 %112, label %b2_fail20, label %b2_ok20, !dbg !3119, !prof !9

b2_ok20:
	%113 = getelementptr inbounds i64, i64* %43, i64 17, !dbg !3119
	store i64 %107, i64* %113, align 8, !dbg !3119
	%114 = icmp uge i64 18, %42, !dbg !3120
	br i1 %114, label %b2_fail21, label %b2_ok21, !dbg !3120, !prof !9

b2_ok21:
	%115 = getelementptr inbounds i64, i64* %43, i64 18, !dbg !3120
	store i64 %111, i64* %115, align 8, !dbg !3120
	%116 = fmul double %97, 3.500000e+00, !dbg !3121
	%117 = call i64 @llvm.nvvm.d2ull.rz(double %116), !dbg !3122
	%118 = fcmp uno double %116, %116, !dbg !3122
	%119 = select i1 %118, i64 0, i64 %117, !dbg !3122
	%120 = icmp uge i64 19, %42, !dbg !3124
	br i1 %120, label %b2_fail22, label %b2_ok22, !dbg !3124, !prof !9

b2_ok22:
	%121 = getelementptr inbounds i64, i64* %43, i64 19, !dbg !3124
	store i64 %119, i64* %121, align 8, !dbg !3124
	%122 = mul i64 %35, 2, !dbg !3125
	%123 = add i64 %122, 2, !dbg !3126
	%124 = icmp ugt i64 %123, %p3, !dbg !3127
	br i1 %124, label %b2_fail23, label %b2_ok23, !dbg !3127, !prof !9

b2_ok23:
	%125 = icmp ugt i64 %122, %123, !dbg !3127
	br i1 %125, label %b2_fail24, label %b2_ok24, !dbg !3127, !prof !9

b2_ok24:
	%126 = sub i64 %123, %122, !dbg !3127
	%127 = getelementptr inbounds double, double* %p2, i64 %122, !dbg !3127
	%128 = load i64, i64* %44, align 8, !dbg !3128
	%129 = uitofp i64 %128 to float, !dbg !3131
	%130 = fpext float %129 to double, !dbg !3132
	%131 = uitofp i64 %128 to double, !dbg !3133
	%132 = icmp uge i64 0, %126, !dbg !3134
	br i1 %132, label %b2_fail25, label %b2_ok25, !dbg !3134, !prof !9

b2_ok25:
	%133 = getelementptr inbounds double, double* %127, i64 0, !dbg !3134
	store double %130, double* %133, align 8, !dbg !3134
	%134 = icmp uge i64 1, %126, !dbg !3135
	br i1 %134, label %b2_fail26, label %b2_ok26, !dbg !3135, !prof !9

b2_ok26:
	%135 = getelementptr inbounds double, double* %127, i64 1, !dbg !3135
	store double %131, double* %135, align 8, !dbg !3135
	%136 = add i64 %35, %34, !dbg !3063
	br label %b1, !dbg !3063

b3:
	ret void, !dbg !3063

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 294, i64 %39, i64 %p1), !dbg !3067
	ret void, !dbg !3067

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 295, i64 %37, i64 %39), !dbg !3067
	ret void, !dbg !3067

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 0, i64 %42), !dbg !3078
	ret void, !dbg !3078

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 1, i64 %42), !dbg !3079
	ret void, !dbg !3079

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 2, i64 %42), !dbg !3080
	ret void, !dbg !3080

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 3, i64 %42), !dbg !3081
	ret void, !dbg !3081

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 173, i64 4, i64 %42), !dbg !3082
	ret void, !dbg !3082

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 5, i64 %42), !dbg !3089
	ret void, !dbg !3089

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 6, i64 %42), !dbg !3090
	ret void, !dbg !3090

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 7, i64 %42), !dbg !3091
	ret void, !dbg !3091

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 8, i64 %42), !dbg !3092
	ret void, !dbg !3092

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 174, i64 9, i64 %42), !dbg !3093
	ret void, !dbg !3093

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 10, i64 %42), !dbg !3100
	ret void, !dbg !3100

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 11, i64 %42), !dbg !3101
	ret void, !dbg !3101

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 175, i64 12, i64 %42), !dbg !3102
	ret void, !dbg !3102

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 13, i64 %42), !dbg !3105
	ret void, !dbg !3105

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 176, i64 14, i64 %42), !dbg !3106
	ret void, !dbg !3106

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 15, i64 %42), !dbg !3112
	ret void, !dbg !3112

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 177, i64 16, i64 %42), !dbg !3113
	ret void, !dbg !3113

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 17, i64 %42), !dbg !3119
	ret void, !dbg !3119

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 178, i64 18, i64 %42), !dbg !3120
	ret void, !dbg !3120

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 179, i64 19, i64 %42), !dbg !3124
	ret void, !dbg !3124

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 297, i64 %123, i64 %p3), !dbg !3127
	ret void, !dbg !3127

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 298, i64 %122, i64 %123), !dbg !3127
	ret void, !dbg !3127

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 0, i64 %126), !dbg !3134
	ret void, !dbg !3134

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 183, i64 1, i64 %126), !dbg !3135
	ret void, !dbg !3135
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3136 {
entry:
	br label %b0, !dbg !3137

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3140, !range !10
	%1 = sext i32 %0 to i64, !dbg !3140
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3140, !range !12
	%3 = sext i32 %2 to i64, !dbg !3140
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3140, !range !12
	%5 = sext i32 %4 to i64, !dbg !3140
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3140, !range !33
	%7 = sext i32 %6 to i64, !dbg !3140
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3140, !range !34
	%9 = sext i32 %8 to i64, !dbg !3140
	%10 = mul i64 %9, %5, !dbg !3140
	%11 = add i64 %3, %10, !dbg !3140
	%12 = mul i64 %7, %11, !dbg !3140
	%13 = add i64 %1, %12, !dbg !3140
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3140, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3140, !range !35
	%16 = mul i32 %14, %15, !dbg !3140
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3140, !range !36
	%18 = mul i32 %16, %17, !dbg !3140
	%19 = sext i32 %18 to i64, !dbg !3140
	%20 = mul i64 %13, %19, !dbg !3140
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3140, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3140, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3140, !range !13
	%24 = mul i32 %15, %23, !dbg !3140
	%25 = add i32 %22, %24, !dbg !3140
	%26 = mul i32 %14, %25, !dbg !3140
	%27 = add i32 %21, %26, !dbg !3140
	%28 = sext i32 %27 to i64, !dbg !3140
	%29 = add i64 %20, %28, !dbg !3140
	%30 = add i64 %29, 1, !dbg !3141
	%31 = icmp uge i64 0, %p1, !dbg !3143
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3143, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3143
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !3144
	%34 = icmp uge i64 1, %p1, !dbg !3145
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !3145, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3145
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !3146
	%37 = icmp uge i64 2, %p1, !dbg !3147
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !3147, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3147
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !3148
	%40 = icmp uge i64 3, %p1, !dbg !3149
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !3149, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3149
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !3150
	%43 = icmp uge i64 4, %p1, !dbg !3151
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !3151, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3151
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !3152
	%46 = icmp uge i64 %29, %p3, !dbg !3153
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !3153, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3153
	store i64 %45, i64* %47, align 8, !dbg !3153
	%48 = icmp uge i64 5, %p1, !dbg !3154
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !3154, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3154
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !3155
	%51 = icmp eq i64 %50, 7, !dbg !3156
	br i1 %51, label %b1, label %b2, !dbg !3156

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !3157
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !3157, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3157
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !3158
	br label %b2, !dbg !3158

b2:
	ret void, !dbg !3139

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !3143
	ret void, !dbg !3143

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !3145
	ret void, !dbg !3145

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !3147
	ret void, !dbg !3147

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !3149
	ret void, !dbg !3149

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !3151
	ret void, !dbg !3151

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !3153
	ret void, !dbg !3153

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !3154
	ret void, !dbg !3154

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !3157
	ret void, !dbg !3157
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3159 {
entry:
	br label %b0, !dbg !3160

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3163, !range !10
	%1 = sext i32 %0 to i64, !dbg !3163
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3163, !range !12
	%3 = sext i32 %2 to i64, !dbg !3163
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3163, !range !12
	%5 = sext i32 %4 to i64, !dbg !3163
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3163, !range !33
	%7 = sext i32 %6 to i64, !dbg !3163
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3163, !range !34
	%9 = sext i32 %8 to i64, !dbg !3163
	%10 = mul i64 %9, %5, !dbg !3163
	%11 = add i64 %3, %10, !dbg !3163
	%12 = mul i64 %7, %11, !dbg !3163
	%13 = add i64 %1, %12, !dbg !3163
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3163, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3163, !range !35
	%16 = mul i32 %14, %15, !dbg !3163
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3163, !range !36
	%18 = mul i32 %16, %17, !dbg !3163
	%19 = sext i32 %18 to i64, !dbg !3163
	%20 = mul i64 %13, %19, !dbg !3163
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3163, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3163, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3163, !range !13
	%24 = mul i32 %15, %23, !dbg !3163
	%25 = add i32 %22, %24, !dbg !3163
	%26 = mul i32 %14, %25, !dbg !3163
	%27 = add i32 %21, %26, !dbg !3163
	%28 = sext i32 %27 to i64, !dbg !3163
	%29 = add i64 %20, %28, !dbg !3163
	%30 = icmp uge i64 0, %p1, !dbg !3164
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !3164, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3164
	%32 = srem i64 %29, 31, !dbg !3165
	%33 = icmp ult i64 %32, 64, !dbg !3166
	%34 = shl i64 1, %32, !dbg !3166
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3166
	%36 = xor i64 %35, -1, !dbg !3167
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !3168
	%38 = icmp uge i64 1, %p1, !dbg !3169
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !3169, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3169
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !3170
	%41 = icmp uge i64 2, %p1, !dbg !3171
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !3171, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3171
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !3173
	br label %b1, !dbg !3173

b1:
	%44 = icmp uge i64 3, %p1, !dbg !3174
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !3174, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3174
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !3175
	%47 = add i64 %46, 1, !dbg !3176
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !3177
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3177
	%50 = icmp eq i64 %49, %46, !dbg !3178
	br i1 %50, label %b2, label %b1, !dbg !3178

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !3179
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !3179, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3179
	store i64 %46, i64* %52, align 8, !dbg !3179
	%53 = icmp uge i64 4, %p1, !dbg !3180
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !3180, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3180
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !3181
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3181
	%57 = icmp eq i64 %56, 1, !dbg !3182
	br i1 %57, label %b3, label %b4, !dbg !3182

b3:
	%58 = icmp uge i64 5, %p1, !dbg !3183
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !3183, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3183
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !3184
	br label %b4, !dbg !3184

b4:
	ret void, !dbg !3162

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 0, i64 %p1), !dbg !3164
	ret void, !dbg !3164

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 216, i64 1, i64 %p1), !dbg !3169
	ret void, !dbg !3169

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 218, i64 2, i64 %p1), !dbg !3171
	ret void, !dbg !3171

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 3, i64 %p1), !dbg !3174
	ret void, !dbg !3174

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 221, i64 %29, i64 %p3), !dbg !3179
	ret void, !dbg !3179

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 4, i64 %p1), !dbg !3180
	ret void, !dbg !3180

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 5, i64 %p1), !dbg !3183
	ret void, !dbg !3183
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3185 {
entry:
	br label %b0, !dbg !3186

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3187, !range !10
	%1 = sext i32 %0 to i64, !dbg !3187
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3187, !range !12
	%3 = sext i32 %2 to i64, !dbg !3187
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3187, !range !12
	%5 = sext i32 %4 to i64, !dbg !3187
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3187, !range !33
	%7 = sext i32 %6 to i64, !dbg !3187
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3187, !range !34
	%9 = sext i32 %8 to i64, !dbg !3187
	%10 = mul i64 %9, %5, !dbg !3187
	%11 = add i64 %3, %10, !dbg !3187
	%12 = mul i64 %7, %11, !dbg !3187
	%13 = add i64 %1, %12, !dbg !3187
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3187, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3187, !range !35
	%16 = mul i32 %14, %15, !dbg !3187
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3187, !range !36
	%18 = mul i32 %16, %17, !dbg !3187
	%19 = sext i32 %18 to i64, !dbg !3187
	%20 = mul i64 %13, %19, !dbg !3187
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3187, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3187, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3187, !range !13
	%24 = mul i32 %15, %23, !dbg !3187
	%25 = add i32 %22, %24, !dbg !3187
	%26 = mul i32 %14, %25, !dbg !3187
	%27 = add i32 %21, %26, !dbg !3187
	%28 = sext i32 %27 to i64, !dbg !3187
	%29 = add i64 %20, %28, !dbg !3187
	%30 = mul i64 %7, %9, !dbg !3187
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3187, !range !34
	%32 = sext i32 %31 to i64, !dbg !3187
	%33 = mul i64 %30, %32, !dbg !3187
	%34 = mul i64 %33, %19, !dbg !3187
	br label %b1, !dbg !3187

b1:
	%35 = phi i64 [ %29, %b0 ], [ %150, %b20_ok2 ], !dbg !3187
	%36 = icmp slt i64 %35, %p3, !dbg !3187
	br i1 %36, label %b2, label %b21, !dbg !3187

b2:
	%37 = mul i64 %35, 28, !dbg !3188
	%38 = add i64 %35, 1, !dbg !3189
	%39 = mul i64 %38, 28, !dbg !3190
	%40 = icmp ugt i64 %39, %p1, !dbg !3191
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3191, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3191
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3191, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3191
	%43 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3191
	%44 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3192
	%45 = load float, float* %44, align 4, !dbg !3192
	%46 = icmp uge i64 %35, %p5, !dbg !3193
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !3193, !prof !9

b2_ok3:
	%47 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3193
	%48 = load float, float* %47, align 4, !dbg !3193
	%49 = fadd float %45, %48, !dbg !3197
	%50 = fsub float %45, %48, !dbg !3198
	%51 = fmul float %45, %48, !dbg !3199
	%52 = fdiv float %45, %48, !dbg !3200
	%53 = icmp uge i64 0, %42, !dbg !3201
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !3201, !prof !9

b2_ok4:
	%54 = getelementptr inbounds float, float* %43, i64 0, !dbg !3201
	store float %49, float* %54, align 4, !dbg !3201
	%55 = icmp uge i64 1, %42, !dbg !3202
	br i1 %55, label %b2_fail5, label %b2_ok5, !dbg !3202, !prof !9

b2_ok5:
	%56 = getelementptr inbounds float, float* %43, i64 1, !dbg !3202
	store float %50, float* %56, align 4, !dbg !3202
	%57 = icmp uge i64 2, %42, !dbg !3203
	br i1 %57, label %b2_fail6, label %b2_ok6, !dbg !3203, !prof !9

b2_ok6:
	%58 = getelementptr inbounds float, float* %43, i64 2, !dbg !3203
	store float %51, float* %58, align 4, !dbg !3203
	%59 = icmp uge i64 3, %42, !dbg !3204
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !3204, !prof !9

b2_ok7:
	%60 = getelementptr inbounds float, float* %43, i64 3, !dbg !3204
	store float %52, float* %60, align 4, !dbg !3204
	%61 = fsub float -0.000000e+00, %45, !dbg !3205
	%62 = icmp uge i64 4, %42, !dbg !3206
	br i1 %62, label %b2_fail8, label %b2_ok8, !dbg !3206, !prof !9

b2_ok8:
	%63 = getelementptr inbounds float, float* %43, i64 4, !dbg !3206
	store float %61, float* %63, align 4, !dbg !3206
	%64 = icmp uge i64 5, %42, !dbg !3207
	br i1 %64, label %b2_fail9, label %b2_ok9, !dbg !3207, !prof !9

b2_ok9:
	%65 = getelementptr inbounds float, float* %43, i64 5, !dbg !3207
	store float %48, float* %65, align 4, !dbg !3207
	%66 = fcmp oeq float %45, %48, !dbg !3208
	br i1 %66, label %b4, label %b3, !dbg !3211

b3:
	br label %b4, !dbg !3212

b4:
	%67 = phi float [ 1.000000e+00, %b2_ok9 ], [ 0.000000e+00, %b3 ], !dbg !3213
	%68 = fcmp une float %45, %48, !dbg !3213
	br i1 %68, label %b6, label %b5, !dbg !3215

b5:
	br label %b6, !dbg !3216

b6:
	%69 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3217
	%70 = fcmp olt float %45, %48, !dbg !3217
	br i1 %70, label %b8, label %b7, !dbg !3219

b7:
	br label %b8, !dbg !3220

b8:
	%71 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3221
	%72 = icmp uge i64 6, %42, !dbg !3221
	br i1 %72, label %b8_fail1, label %b8_ok1, !dbg !3221, !prof !9

b8_ok1:
	%73 = getelementptr inbounds float, float* %43, i64 6, !dbg !3221
	store float %67, float* %73, align 4, !dbg !3221
	%74 = icmp uge i64 7, %42, !dbg !3222
	br i1 %74, label %b8_fail2, label %b8_ok2, !dbg !3222, !prof !9

b8_ok2:
	%75 = getelementptr inbounds float, float* %43, i64 7, !dbg !3222
	store float %69, float* %75, align 4, !dbg !3222
	%76 = icmp uge i64 8, %42, !dbg !3223
	br i1 %76, label %b8_fail3, label %b8_ok3, !dbg !3223, !prof !9

b8_ok3:
	%77 = getelementptr inbounds float, float* %43, i64 8, !dbg !3223
	store float %71, float* %77, align 4, !dbg !3223
	%78 = fcmp ole float %45, %48, !dbg !3224
	br i1 %78, label %b10, label %b9, !dbg !3226

b9:
	br label %b10, !dbg !3227

b10:
	%79 = phi float [ 1.000000e+00, %b8_ok3 ], [ 0.000000e+00, %b9 ], !dbg !3228
	%80 = fcmp ogt float %45, %48, !dbg !3228
	br i1 %80, label %b12, label %b11, !dbg !3230

b11:
	br label %b12, !dbg !3231

b12:
	%81 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3232
	%82 = fcmp oge float %45, %48, !dbg !3232
	br i1 %82, label %b14, label %b13, !dbg !3234

b13:
	br label %b14, !dbg !3235

b14:
	%83 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3236
	%84 = icmp uge i64 9, %42, !dbg !3236
	br i1 %84, label %b14_fail1, label %b14_ok1, !dbg !3236, !prof !9

b14_ok1:
	%85 = getelementptr inbounds float, float* %43, i64 9, !dbg !3236
	store float %79, float* %85, align 4, !dbg !3236
	%86 = icmp uge i64 10, %42, !dbg !3237
	br i1 %86, label %b14_fail2, label %b14_ok2, !dbg !3237, !prof !9

b14_ok2:
	%87 = getelementptr inbounds float, float* %43, i64 10, !dbg !3237
	store float %81, float* %87, align 4, !dbg !3237
	%88 = icmp uge i64 11, %42, !dbg !3238
	br i1 %88, label %b14_fail3, label %b14_ok3, !dbg !3238, !prof !9

b14_ok3:
	%89 = getelementptr inbounds float, float* %43, i64 11, !dbg !3238
	store float %83, float* %89, align 4, !dbg !3238
	%90 = call float @__nv_fminf(float %45, float %48), !dbg !3239
	%91 = fcmp uno float %45, %48, !dbg !3239
	%92 = select i1 %91, float 0x7FF8000000000000, float %90, !dbg !3239
	%93 = call float @__nv_fmaxf(float %45, float %48), !dbg !3240
	%94 = fcmp uno float %45, %48, !dbg !3240
	%95 = select i1 %94, float 0x7FF8000000000000, float %93, !dbg !3240
	%96 = icmp uge i64 12, %42, !dbg !3241
	br i1 %96, label %b14_fail4, label %b14_ok4, !dbg !3241, !prof !9

b14_ok4:
	%97 = getelementptr inbounds float, float* %43, i64 12, !dbg !3241
	store float %92, float* %97, align 4, !dbg !3241
	%98 = icmp uge i64 13, %42, !dbg !3242
	br i1 %98, label %b14_fail5, label %b14_ok5, !dbg !3242, !prof !9

b14_ok5:
	%99 = getelementptr inbounds float, float* %43, i64 13, !dbg !3242
	store float %95, float* %99, align 4, !dbg !3242
	%100 = call float @llvm.nvvm.mul.rn.f(float %45, float %48), !dbg !3243
	%101 = fadd float %100, 1.000000e+00, !dbg !3244
	%102 = icmp uge i64 14, %42, !dbg !3245
	br i1 %102, label %b14_fail6, label %b14_ok6, !dbg !3245, !prof !9

b14_ok6:
	%103 = getelementptr inbounds float, float* %43, i64 14, !dbg !3245
	store float %101, float* %103, align 4, !dbg !3245
	%104 = fsub float 1.000000e+00, %100, !dbg !3246
	%105 = icmp uge i64 15, %42, !dbg !3247
	br i1 %105, label %b14_fail7, label %b14_ok7, !dbg !3247, !prof !9

b14_ok7:
	%106 = getelementptr inbounds float, float* %43, i64 15, !dbg !3247
	store float %104, float* %106, align 4, !dbg !3247
	%107 = fpext float %45 to double, !dbg !3248
	%108 = fptrunc double %107 to float, !dbg !3249
	%109 = icmp uge i64 16, %42, !dbg !3250
	br i1 %109, label %b14_fail8, label %b14_ok8, !dbg !3250, !prof !9

b14_ok8:
	%110 = getelementptr inbounds float, float* %43, i64 16, !dbg !3250
	store float %45, float* %110, align 4, !dbg !3250
	%111 = icmp uge i64 17, %42, !dbg !3251
	br i1 %111, label %b14_fail9, label %b14_ok9, !dbg !3251, !prof !9

b14_ok9:
	%112 = getelementptr inbounds float, float* %43, i64 17, !dbg !3251
	store float %108, float* %112, align 4, !dbg !3251
	%113 = icmp uge i64 18, %42, !dbg !3252
	br i1 %113, label %b14_fail10, label %b14_ok10, !dbg !3252, !prof !9

b14_ok10:
	%114 = getelementptr inbounds float, float* %43, i64 18, !dbg !3252
	store float %45, float* %114, align 4, !dbg !3252
	%115 = load float, float* %114, align 4, !dbg !3253
	%116 = fadd float %115, 2.000000e+00, !dbg !3254
	store float %116, float* %114, align 4, !dbg !3253
	%117 = load float, float* %114, align 4, !dbg !3255
	%118 = fdiv float %117, 3.000000e+00, !dbg !3256
	store float %118, float* %114, align 4, !dbg !3255
	br i1 %70, label %b15, label %b16, !dbg !3258

b15:
	br label %b16, !dbg !3259

b16:
	%119 = phi float [ 1.000000e+00, %b14_ok10 ], [ 0.000000e+00, %b15 ], !dbg !3260
	%120 = icmp uge i64 19, %42, !dbg !3260
	br i1 %120, label %b16_fail1, label %b16_ok1, !dbg !3260, !prof !9

b16_ok1:
	%121 = getelementptr inbounds float, float* %43, i64 19, !dbg !3260
	store float %119, float* %121, align 4, !dbg !3260
	%122 = fcmp une float %45, %45, !dbg !3261
	br i1 %122, label %b18, label %b17, !dbg !3263

b17:
	br label %b18, !dbg !3264

b18:
	%123 = phi float [ 1.000000e+00, %b16_ok1 ], [ 0.000000e+00, %b17 ], !dbg !3265
	%124 = icmp uge i64 20, %42, !dbg !3265
	br i1 %124, label %b18_fail1, label %b18_ok1, !dbg !3265, !prof !9

b18_ok1:
	%125 = getelementptr inbounds float, float* %43, i64 20, !dbg !3265
	store float %123, float* %125, align 4, !dbg !3265
	%126 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3266
	%127 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3267
	%128 = icmp uge i64 21, %42, !dbg !3268
	br i1 %128, label %b18_fail2, label %b18_ok2, !dbg !3268, !prof !9

b18_ok2:
	%129 = getelementptr inbounds float, float* %43, i64 21, !dbg !3268
	store float %126, float* %129, align 4, !dbg !3268
	%130 = icmp uge i64 22, %42, !dbg !3269
	br i1 %130, label %b18_fail3, label %b18_ok3, !dbg !3269, !prof !9

b18_ok3:
	%131 = getelementptr inbounds float, float* %43, i64 22, !dbg !3269
	store float %127, float* %131, align 4, !dbg !3269
	%132 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3270
	%133 = icmp uge i64 23, %42, !dbg !3271
	br i1 %133, label %b18_fail4, label %b18_ok4, !dbg !3271, !prof !9

b18_ok4:
	%134 = getelementptr inbounds float, float* %43, i64 23, !dbg !3271
	store float %132, float* %134, align 4, !dbg !3271
	%135 = icmp uge i64 24, %42, !dbg !3272
	br i1 %135, label %b18_fail5, label %b18_ok5, !dbg !3272, !prof !9

b18_ok5:
	%136 = getelementptr inbounds float, float* %43, i64 24, !dbg !3272
	store float 0x3FB99999A0000000, float* %136, align 4, !dbg !3272
	%137 = fmul float %45, 0x3870000000000000, !dbg !3273
	%138 = icmp uge i64 25, %42, !dbg !3274
	br i1 %138, label %b18_fail6, label %b18_ok6, !dbg !3274, !prof !9

b18_ok6:
	%139 = getelementptr inbounds float, float* %43, i64 25, !dbg !3274
	store float %137, float* %139, align 4, !dbg !3274
	%140 = fcmp une double %107, %107, !dbg !3275
	br i1 %140, label %b20, label %b19, !dbg !3277

b19:
	br label %b20, !dbg !3278

b20:
	%141 = phi float [ 1.000000e+00, %b18_ok6 ], [ 0.000000e+00, %b19 ], !dbg !3279
	%142 = icmp uge i64 26, %42, !dbg !3279
	br i1 %142, label %b20_fail1, label %b20_ok1, !dbg !3279, !prof !9

b20_ok1:
	%143 = getelementptr inbounds float, float* %43, i64 26, !dbg !3279
	store float %141, float* %143, align 4, !dbg !3279
	%144 = fpext float %48 to double, !dbg !3280
	%145 = bitcast double %144 to i64, !dbg !3281
	%146 = bitcast i64 %145 to double, !dbg !3282
	%147 = fptrunc double %146 to float, !dbg !3283
	%148 = icmp uge i64 27, %42, !dbg !3284
	br i1 %148, label %b20_fail2, label %b20_ok2, !dbg !3284, !prof !9

b20_ok2:
	%149 = getelementptr inbounds float, float* %43, i64 27, !dbg !3284
	store float %147, float* %149, align 4, !dbg !3284
	%150 = add i64 %35, %34, !dbg !3187
	br label %b1, !dbg !3187

b21:
	ret void, !dbg !3187

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 301, i64 %39, i64 %p1), !dbg !3191
	ret void, !dbg !3191

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 302, i64 %37, i64 %39), !dbg !3191
	ret void, !dbg !3191

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 303, i64 %35, i64 %p5), !dbg !3193
	ret void, !dbg !3193

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 0, i64 %42), !dbg !3201
	ret void, !dbg !3201

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 1, i64 %42), !dbg !3202
	ret void, !dbg !3202

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 2, i64 %42), !dbg !3203
	ret void, !dbg !3203

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 3, i64 %42), !dbg !3204
	ret void, !dbg !3204

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 305, i64 4, i64 %42), !dbg !3206
	ret void, !dbg !3206

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 305, i64 5, i64 %42), !dbg !3207
	ret void, !dbg !3207

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 6, i64 %42), !dbg !3221
	ret void, !dbg !3221

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 7, i64 %42), !dbg !3222
	ret void, !dbg !3222

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 8, i64 %42), !dbg !3223
	ret void, !dbg !3223

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 9, i64 %42), !dbg !3236
	ret void, !dbg !3236

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 10, i64 %42), !dbg !3237
	ret void, !dbg !3237

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 11, i64 %42), !dbg !3238
	ret void, !dbg !3238

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 308, i64 12, i64 %42), !dbg !3241
	ret void, !dbg !3241

b14_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 308, i64 13, i64 %42), !dbg !3242
	ret void, !dbg !3242

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 309, i64 14, i64 %42), !dbg !3245
	ret void, !dbg !3245

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 310, i64 15, i64 %42), !dbg !3247
	ret void, !dbg !3247

b14_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 311, i64 16, i64 %42), !dbg !3250
	ret void, !dbg !3250

b14_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 311, i64 17, i64 %42), !dbg !3251
	ret void, !dbg !3251

b14_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 312, i64 18, i64 %42), !dbg !3252
	ret void, !dbg !3252

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 315, i64 19, i64 %42), !dbg !3260
	ret void, !dbg !3260

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 316, i64 20, i64 %42), !dbg !3265
	ret void, !dbg !3265

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 317, i64 21, i64 %42), !dbg !3268
	ret void, !dbg !3268

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 317, i64 22, i64 %42), !dbg !3269
	ret void, !dbg !3269

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 318, i64 23, i64 %42), !dbg !3271
	ret void, !dbg !3271

b18_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 319, i64 24, i64 %42), !dbg !3272
	ret void, !dbg !3272

b18_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 320, i64 25, i64 %42), !dbg !3274
	ret void, !dbg !3274

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 321, i64 26, i64 %42), !dbg !3279
	ret void, !dbg !3279

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 322, i64 27, i64 %42), !dbg !3284
	ret void, !dbg !3284
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3285 {
entry:
	br label %b0, !dbg !3286

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3287, !range !10
	%1 = sext i32 %0 to i64, !dbg !3287
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3287, !range !12
	%3 = sext i32 %2 to i64, !dbg !3287
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3287, !range !12
	%5 = sext i32 %4 to i64, !dbg !3287
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3287, !range !33
	%7 = sext i32 %6 to i64, !dbg !3287
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3287, !range !34
	%9 = sext i32 %8 to i64, !dbg !3287
	%10 = mul i64 %9, %5, !dbg !3287
	%11 = add i64 %3, %10, !dbg !3287
	%12 = mul i64 %7, %11, !dbg !3287
	%13 = add i64 %1, %12, !dbg !3287
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3287, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3287, !range !35
	%16 = mul i32 %14, %15, !dbg !3287
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3287, !range !36
	%18 = mul i32 %16, %17, !dbg !3287
	%19 = sext i32 %18 to i64, !dbg !3287
	%20 = mul i64 %13, %19, !dbg !3287
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3287, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3287, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3287, !range !13
	%24 = mul i32 %15, %23, !dbg !3287
	%25 = add i32 %22, %24, !dbg !3287
	%26 = mul i32 %14, %25, !dbg !3287
	%27 = add i32 %21, %26, !dbg !3287
	%28 = sext i32 %27 to i64, !dbg !3287
	%29 = add i64 %20, %28, !dbg !3287
	%30 = mul i64 %7, %9, !dbg !3287
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3287, !range !34
	%32 = sext i32 %31 to i64, !dbg !3287
	%33 = mul i64 %30, %32, !dbg !3287
	%34 = mul i64 %33, %19, !dbg !3287
	br label %b1, !dbg !3287

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4_ok5 ], !dbg !3287
	%36 = icmp slt i64 %35, %p3, !dbg !3287
	br i1 %36, label %b2, label %b5, !dbg !3287

b2:
	%37 = mul i64 %35, 10, !dbg !3288
	%38 = add i64 %35, 1, !dbg !3289
	%39 = mul i64 %38, 10, !dbg !3290
	%40 = icmp ugt i64 %39, %p1, !dbg !3291
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3291, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3291
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3291, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3291
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3291
	%44 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3292
	%45 = load float, float* %44, align 4, !dbg !3292
	%46 = call i32 @llvm.nvvm.f2i.rz(float %45), !dbg !3295
	%47 = icmp slt i32 %46, -128, !dbg !3295
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3295
	%49 = icmp sgt i32 %48, 127, !dbg !3295
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3295
	%51 = trunc i32 %50 to i8, !dbg !3295
	%52 = sext i8 %51 to i64, !dbg !3296
	%53 = call i32 @llvm.nvvm.f2i.rz(float %45), !dbg !3297
	%54 = icmp slt i32 %53, -32768, !dbg !3297
	%55 = select i1 %54, i32 -32768, i32 %53, !dbg !3297
	%56 = icmp sgt i32 %55, 32767, !dbg !3297
	%57 = select i1 %56, i32 32767, i32 %55, !dbg !3297
	%58 = trunc i32 %57 to i16, !dbg !3297
	%59 = sext i16 %58 to i64, !dbg !3298
	%60 = call i32 @llvm.nvvm.f2i.rz(float %45), !dbg !3299
	%61 = sext i32 %60 to i64, !dbg !3300
	%62 = icmp uge i64 0, %42, !dbg !3301
	br i1 %62, label %b2_fail3, label %b2_ok3, !dbg !3301, !prof !9

b2_ok3:
	%63 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !3301
	store i64 %52, i64* %63, align 8, !dbg !3301
	%64 = icmp uge i64 1, %42, !dbg !3302
	br i1 %64, label %b2_fail4, label %b2_ok4, !dbg !3302, !prof !9

b2_ok4:
	%65 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !3302
	store i64 %59, i64* %65, align 8, !dbg !3302
	%66 = icmp uge i64 2, %42, !dbg !3303
	br i1 %66, label %b2_fail5, label %b2_ok5, !dbg !3303, !prof !9

b2_ok5:
	%67 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !3303
	store i64 %61, i64* %67, align 8, !dbg !3303
	%68 = call i64 @llvm.nvvm.f2ll.rz(float %45), !dbg !3304
	%69 = fcmp uno float %45, %45, !dbg !3304
	%70 = select i1 %69, i64 0, i64 %68, !dbg !3304
	%71 = icmp uge i64 3, %42, !dbg !3305
	br i1 %71, label %b2_fail6, label %b2_ok6, !dbg !3305, !prof !9

b2_ok6:
	%72 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !3305
	store i64 %70, i64* %72, align 8, !dbg !3305
	%73 = icmp uge i64 4, %42, !dbg !3306
	br i1 %73, label %b2_fail7, label %b2_ok7, !dbg !3306, !prof !9

b2_ok7:
	%74 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !3306
	store i64 %70, i64* %74, align 8, !dbg !3306
	%75 = fcmp olt float %45, 0.000000e+00, !dbg !3307
	br i1 %75, label %b3, label %b4, !dbg !3307

b3:
	%76 = fsub float -0.000000e+00, %45, !dbg !3308
	br label %b4, !dbg !3308

b4:
	%77 = phi float [ %45, %b2_ok7 ], [ %76, %b3 ], !dbg !3309
	%78 = call i32 @llvm.nvvm.f2i.rz(float %77), !dbg !3310
	%79 = icmp slt i32 %78, 0, !dbg !3310
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3310
	%81 = icmp sgt i32 %80, 255, !dbg !3310
	%82 = select i1 %81, i32 255, i32 %80, !dbg !3310
	%83 = trunc i32 %82 to i8, !dbg !3310
	%84 = zext i8 %83 to i64, !dbg !3311
	%85 = call i32 @llvm.nvvm.f2i.rz(float %77), !dbg !3312
	%86 = icmp slt i32 %85, 0, !dbg !3312
	%87 = select i1 %86, i32 0, i32 %85, !dbg !3312
	%88 = icmp sgt i32 %87, 65535, !dbg !3312
	%89 = select i1 %88, i32 65535, i32 %87, !dbg !3312
	%90 = trunc i32 %89 to i16, !dbg !3312
	%91 = zext i16 %90 to i64, !dbg !3313
	%92 = call i32 @llvm.nvvm.f2ui.rz(float %77), !dbg !3314
	%93 = zext i32 %92 to i64, !dbg !3315
	%94 = icmp uge i64 5, %42, !dbg !3316
	br i1 %94, label %b4_fail1, label %b4_ok1, !dbg !3316, !prof !9

b4_ok1:
	%95 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !3316
	store i64 %84, i64* %95, align 8, !dbg !3316
	%96 = icmp uge i64 6, %42, !dbg !3317
	br i1 %96, label %b4_fail2, label %b4_ok2, !dbg !3317, !prof !9

b4_ok2:
	%97 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !3317
	store i64 %91, i64* %97, align 8, !dbg !3317
	%98 = icmp uge i64 7, %42, !dbg !3318
	br i1 %98, label %b4_fail3, label %b4_ok3, !dbg !3318, !prof !9

b4_ok3:
	%99 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !3318
	store i64 %93, i64* %99, align 8, !dbg !3318
	%100 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3319
	%101 = fcmp uno float %77, %77, !dbg !3319
	%102 = select i1 %101, i64 0, i64 %100, !dbg !3319
	%103 = icmp uge i64 8, %42, !dbg !3321
	br i1 %103, label %b4_fail4, label %b4_ok4, !dbg !3321, !prof !9

b4_ok4:
	%104 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !3321
	store i64 %102, i64* %104, align 8, !dbg !3321
	%105 = icmp uge i64 9, %42, !dbg !3322
	br i1 %105, label %b4_fail5, label %b4_ok5, !dbg !3322, !prof !9

b4_ok5:
	%106 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !3322
	store i64 %102, i64* %106, align 8, !dbg !3322
	%107 = add i64 %35, %34, !dbg !3287
	br label %b1, !dbg !3287

b5:
	ret void, !dbg !3287

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 324, i64 %39, i64 %p1), !dbg !3291
	ret void, !dbg !3291

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 325, i64 %37, i64 %39), !dbg !3291
	ret void, !dbg !3291

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 0, i64 %42), !dbg !3301
	ret void, !dbg !3301

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 1, i64 %42), !dbg !3302
	ret void, !dbg !3302

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 2, i64 %42), !dbg !3303
	ret void, !dbg !3303

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 328, i64 3, i64 %42), !dbg !3305
	ret void, !dbg !3305

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 328, i64 4, i64 %42), !dbg !3306
	ret void, !dbg !3306

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 5, i64 %42), !dbg !3316
	ret void, !dbg !3316

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 6, i64 %42), !dbg !3317
	ret void, !dbg !3317

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 7, i64 %42), !dbg !3318
	ret void, !dbg !3318

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 330, i64 8, i64 %42), !dbg !3321
	ret void, !dbg !3321

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 330, i64 9, i64 %42), !dbg !3322
	ret void, !dbg !3322
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3323 {
entry:
	br label %b0, !dbg !3324

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3325, !range !10
	%1 = sext i32 %0 to i64, !dbg !3325
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3325, !range !12
	%3 = sext i32 %2 to i64, !dbg !3325
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3325, !range !12
	%5 = sext i32 %4 to i64, !dbg !3325
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3325, !range !33
	%7 = sext i32 %6 to i64, !dbg !3325
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3325, !range !34
	%9 = sext i32 %8 to i64, !dbg !3325
	%10 = mul i64 %9, %5, !dbg !3325
	%11 = add i64 %3, %10, !dbg !3325
	%12 = mul i64 %7, %11, !dbg !3325
	%13 = add i64 %1, %12, !dbg !3325
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3325, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3325, !range !35
	%16 = mul i32 %14, %15, !dbg !3325
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3325, !range !36
	%18 = mul i32 %16, %17, !dbg !3325
	%19 = sext i32 %18 to i64, !dbg !3325
	%20 = mul i64 %13, %19, !dbg !3325
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3325, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3325, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3325, !range !13
	%24 = mul i32 %15, %23, !dbg !3325
	%25 = add i32 %22, %24, !dbg !3325
	%26 = mul i32 %14, %25, !dbg !3325
	%27 = add i32 %21, %26, !dbg !3325
	%28 = sext i32 %27 to i64, !dbg !3325
	%29 = add i64 %20, %28, !dbg !3325
	%30 = mul i64 %7, %9, !dbg !3325
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3325, !range !34
	%32 = sext i32 %31 to i64, !dbg !3325
	%33 = mul i64 %30, %32, !dbg !3325
	%34 = mul i64 %33, %19, !dbg !3325
	br label %b1, !dbg !3325

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b2_ok45 ], !dbg !3325
	%36 = icmp slt i64 %35, %p3, !dbg !3325
	br i1 %36, label %b2, label %b3, !dbg !3325

b2:
	%37 = mul i64 %35, 42, !dbg !3326
	%38 = add i64 %35, 1, !dbg !3327
	%39 = mul i64 %38, 42, !dbg !3328
	%40 = icmp ugt i64 %39, %p1, !dbg !3329
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3329, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3329
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3329, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3329
	%43 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3329
	%44 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3330
	%45 = load float, float* %44, align 4, !dbg !3330
	%46 = icmp uge i64 %35, %p5, !dbg !3331
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !3331, !prof !9

b2_ok3:
	%47 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3331
	%48 = load float, float* %47, align 4, !dbg !3331
	%49 = call float @__nv_fabsf(float %45), !dbg !3334
	%50 = fadd float %49, 5.000000e-01, !dbg !3335
	%51 = fadd float %49, 1.000000e+00, !dbg !3336
	%52 = fdiv float %45, %51, !dbg !3337
	%53 = call float @__nv_fmodf(float %45, float 8.000000e+00), !dbg !3338
	%54 = call float @__nv_sqrtf(float %50), !dbg !3339
	%55 = icmp uge i64 0, %42, !dbg !3340
	br i1 %55, label %b2_fail4, label %b2_ok4, !dbg !3340, !prof !9

b2_ok4:
	%56 = getelementptr inbounds float, float* %43, i64 0, !dbg !3340
	store float %54, float* %56, align 4, !dbg !3340
	%57 = icmp uge i64 1, %42, !dbg !3341
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !3341, !prof !9

b2_ok5:
	%58 = getelementptr inbounds float, float* %43, i64 1, !dbg !3341
	store float %49, float* %58, align 4, !dbg !3341
	%59 = call float @__nv_floorf(float %45), !dbg !3342
	%60 = call float @__nv_ceilf(float %45), !dbg !3343
	%61 = call float @__nv_truncf(float %45), !dbg !3344
	%62 = icmp uge i64 2, %42, !dbg !3345
	br i1 %62, label %b2_fail6, label %b2_ok6, !dbg !3345, !prof !9

b2_ok6:
	%63 = getelementptr inbounds float, float* %43, i64 2, !dbg !3345
	store float %59, float* %63, align 4, !dbg !3345
	%64 = icmp uge i64 3, %42, !dbg !3346
	br i1 %64, label %b2_fail7, label %b2_ok7, !dbg !3346, !prof !9

b2_ok7:
	%65 = getelementptr inbounds float, float* %43, i64 3, !dbg !3346
	store float %60, float* %65, align 4, !dbg !3346
	%66 = icmp uge i64 4, %42, !dbg !3347
	br i1 %66, label %b2_fail8, label %b2_ok8, !dbg !3347, !prof !9

b2_ok8:
	%67 = getelementptr inbounds float, float* %43, i64 4, !dbg !3347
	store float %61, float* %67, align 4, !dbg !3347
	%68 = call float @__nv_roundf(float %45), !dbg !3348
	%69 = call float @__nv_rintf(float %45), !dbg !3349
	%70 = icmp uge i64 5, %42, !dbg !3350
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !3350, !prof !9

b2_ok9:
	%71 = getelementptr inbounds float, float* %43, i64 5, !dbg !3350
	store float %68, float* %71, align 4, !dbg !3350
	%72 = icmp uge i64 6, %42, !dbg !3351
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !3351, !prof !9

b2_ok10:
	%73 = getelementptr inbounds float, float* %43, i64 6, !dbg !3351
	store float %69, float* %73, align 4, !dbg !3351
	%74 = call float @__nv_fminf(float %45, float %48), !dbg !3352
	%75 = fcmp uno float %45, %48, !dbg !3352
	%76 = select i1 %75, float 0x7FF8000000000000, float %74, !dbg !3352
	%77 = call float @__nv_fmaxf(float %45, float %48), !dbg !3353
	%78 = fcmp uno float %45, %48, !dbg !3353
	%79 = select i1 %78, float 0x7FF8000000000000, float %77, !dbg !3353
	%80 = icmp uge i64 7, %42, !dbg !3354
	br i1 %80, label %b2_fail11, label %b2_ok11, !dbg !3354, !prof !9

b2_ok11:
	%81 = getelementptr inbounds float, float* %43, i64 7, !dbg !3354
	store float %76, float* %81, align 4, !dbg !3354
	%82 = icmp uge i64 8, %42, !dbg !3355
	br i1 %82, label %b2_fail12, label %b2_ok12, !dbg !3355, !prof !9

b2_ok12:
	%83 = getelementptr inbounds float, float* %43, i64 8, !dbg !3355
	store float %79, float* %83, align 4, !dbg !3355
	%84 = call float @__nv_fdimf(float %45, float %48), !dbg !3356
	%85 = call float @__nv_copysignf(float %45, float %48), !dbg !3357
	%86 = icmp uge i64 9, %42, !dbg !3358
	br i1 %86, label %b2_fail13, label %b2_ok13, !dbg !3358, !prof !9

b2_ok13:
	%87 = getelementptr inbounds float, float* %43, i64 9, !dbg !3358
	store float %84, float* %87, align 4, !dbg !3358
	%88 = icmp uge i64 10, %42, !dbg !3359
	br i1 %88, label %b2_fail14, label %b2_ok14, !dbg !3359, !prof !9

b2_ok14:
	%89 = getelementptr inbounds float, float* %43, i64 10, !dbg !3359
	store float %85, float* %89, align 4, !dbg !3359
	%90 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !3360
	%91 = icmp uge i64 11, %42, !dbg !3361
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !3361, !prof !9

b2_ok15:
	%92 = getelementptr inbounds float, float* %43, i64 11, !dbg !3361
	store float %90, float* %92, align 4, !dbg !3361
	%93 = call float @__nv_fmodf(float %45, float %50), !dbg !3362
	%94 = call float @__nv_remainderf(float %45, float %50), !dbg !3363
	%95 = icmp uge i64 12, %42, !dbg !3364
	br i1 %95, label %b2_fail16, label %b2_ok16, !dbg !3364, !prof !9

b2_ok16:
	%96 = getelementptr inbounds float, float* %43, i64 12, !dbg !3364
	store float %93, float* %96, align 4, !dbg !3364
	%97 = icmp uge i64 13, %42, !dbg !3365
	br i1 %97, label %b2_fail17, label %b2_ok17, !dbg !3365, !prof !9

b2_ok17:
	%98 = getelementptr inbounds float, float* %43, i64 13, !dbg !3365
	store float %94, float* %98, align 4, !dbg !3365
	%99 = call float @__nv_rsqrtf(float %50), !dbg !3366
	%100 = call float @__nv_cbrtf(float %45), !dbg !3367
	%101 = icmp uge i64 14, %42, !dbg !3368
	br i1 %101, label %b2_fail18, label %b2_ok18, !dbg !3368, !prof !9

b2_ok18:
	%102 = getelementptr inbounds float, float* %43, i64 14, !dbg !3368
	store float %99, float* %102, align 4, !dbg !3368
	%103 = icmp uge i64 15, %42, !dbg !3369
	br i1 %103, label %b2_fail19, label %b2_ok19, !dbg !3369, !prof !9

b2_ok19:
	%104 = getelementptr inbounds float, float* %43, i64 15, !dbg !3369
	store float %100, float* %104, align 4, !dbg !3369
	%105 = call float @__nv_expf(float %53), !dbg !3370
	%106 = call float @__nv_exp2f(float %53), !dbg !3371
	%107 = call float @__nv_expm1f(float %53), !dbg !3372
	%108 = icmp uge i64 16, %42, !dbg !3373
	br i1 %108, label %b2_fail20, label %b2_ok20, !dbg !3373, !prof !9

b2_ok20:
	%109 = getelementptr inbounds float, float* %43, i64 16, !dbg !3373
	store float %105, float* %109, align 4, !dbg !3373
	%110 = icmp uge i64 17, %42, !dbg !3374
	br i1 %110, label %b2_fail21, label %b2_ok21, !dbg !3374, !prof !9

b2_ok21:
	%111 = getelementptr inbounds float, float* %43, i64 17, !dbg !3374
	store float %106, float* %111, align 4, !dbg !3374
	%112 = icmp uge i64 18, %42, !dbg !3375
	br i1 %112, label %b2_fail22, label %b2_ok22, !dbg !3375, !prof !9

b2_ok22:
	%113 = getelementptr inbounds float, float* %43, i64 18, !dbg !3375
	store float %107, float* %113, align 4, !dbg !3375
	%114 = call float @__nv_logf(float %50), !dbg !3376
	%115 = call float @__nv_log2f(float %50), !dbg !3377
	%116 = call float @__nv_log10f(float %50), !dbg !3378
	%117 = call float @__nv_log1pf(float %50), !dbg !3379
	%118 = icmp uge i64 19, %42, !dbg !3380
	br i1 %118, label %b2_fail23, label %b2_ok23, !dbg !3380, !prof !9

b2_ok23:
	%119 = getelementptr inbounds float, float* %43, i64 19, !dbg !3380
	store float %114, float* %119, align 4, !dbg !3380
	%120 = icmp uge i64 20, %42, !dbg !3381
	br i1 %120, label %b2_fail24, label %b2_ok24, !dbg !3381, !prof !9

b2_ok24:
	%121 = getelementptr inbounds float, float* %43, i64 20, !dbg !3381
	store float %115, float* %121, align 4, !dbg !3381
	%122 = icmp uge i64 21, %42, !dbg !3382
	br i1 %122, label %b2_fail25, label %b2_ok25, !dbg !3382, !prof !9

b2_ok25:
	%123 = getelementptr inbounds float, float* %43, i64 21, !dbg !3382
	store float %116, float* %123, align 4, !dbg !3382
	%124 = icmp uge i64 22, %42, !dbg !3383
	br i1 %124, label %b2_fail26, label %b2_ok26, !dbg !3383, !prof !9

b2_ok26:
	%125 = getelementptr inbounds float, float* %43, i64 22, !dbg !3383
	store float %117, float* %125, align 4, !dbg !3383
	%126 = call float @__nv_sinf(float %53), !dbg !3384
	%127 = call float @__nv_cosf(float %53), !dbg !3385
	%128 = call float @__nv_tanf(float %52), !dbg !3386
	%129 = icmp uge i64 23, %42, !dbg !3387
	br i1 %129, label %b2_fail27, label %b2_ok27, !dbg !3387, !prof !9

b2_ok27:
	%130 = getelementptr inbounds float, float* %43, i64 23, !dbg !3387
	store float %126, float* %130, align 4, !dbg !3387
	%131 = icmp uge i64 24, %42, !dbg !3388
	br i1 %131, label %b2_fail28, label %b2_ok28, !dbg !3388, !prof !9

b2_ok28:
	%132 = getelementptr inbounds float, float* %43, i64 24, !dbg !3388
	store float %127, float* %132, align 4, !dbg !3388
	%133 = icmp uge i64 25, %42, !dbg !3389
	br i1 %133, label %b2_fail29, label %b2_ok29, !dbg !3389, !prof !9

b2_ok29:
	%134 = getelementptr inbounds float, float* %43, i64 25, !dbg !3389
	store float %128, float* %134, align 4, !dbg !3389
	%135 = call float @__nv_asinf(float %52), !dbg !3390
	%136 = call float @__nv_acosf(float %52), !dbg !3391
	%137 = call float @__nv_atanf(float %45), !dbg !3392
	%138 = icmp uge i64 26, %42, !dbg !3393
	br i1 %138, label %b2_fail30, label %b2_ok30, !dbg !3393, !prof !9

b2_ok30:
	%139 = getelementptr inbounds float, float* %43, i64 26, !dbg !3393
	store float %135, float* %139, align 4, !dbg !3393
	%140 = icmp uge i64 27, %42, !dbg !3394
	br i1 %140, label %b2_fail31, label %b2_ok31, !dbg !3394, !prof !9

b2_ok31:
	%141 = getelementptr inbounds float, float* %43, i64 27, !dbg !3394
	store float %136, float* %141, align 4, !dbg !3394
	%142 = icmp uge i64 28, %42, !dbg !3395
	br i1 %142, label %b2_fail32, label %b2_ok32, !dbg !3395, !prof !9

b2_ok32:
	%143 = getelementptr inbounds float, float* %43, i64 28, !dbg !3395
	store float %137, float* %143, align 4, !dbg !3395
	%144 = call float @__nv_atan2f(float %48, float %45), !dbg !3396
	%145 = icmp uge i64 29, %42, !dbg !3397
	br i1 %145, label %b2_fail33, label %b2_ok33, !dbg !3397, !prof !9

b2_ok33:
	%146 = getelementptr inbounds float, float* %43, i64 29, !dbg !3397
	store float %144, float* %146, align 4, !dbg !3397
	%147 = call float @__nv_sinhf(float %53), !dbg !3398
	%148 = call float @__nv_coshf(float %53), !dbg !3399
	%149 = call float @__nv_tanhf(float %53), !dbg !3400
	%150 = icmp uge i64 30, %42, !dbg !3401
	br i1 %150, label %b2_fail34, label %b2_ok34, !dbg !3401, !prof !9

b2_ok34:
	%151 = getelementptr inbounds float, float* %43, i64 30, !dbg !3401
	store float %147, float* %151, align 4, !dbg !3401
	%152 = icmp uge i64 31, %42, !dbg !3402
	br i1 %152, label %b2_fail35, label %b2_ok35, !dbg !3402, !prof !9

b2_ok35:
	%153 = getelementptr inbounds float, float* %43, i64 31, !dbg !3402
	store float %148, float* %153, align 4, !dbg !3402
	%154 = icmp uge i64 32, %42, !dbg !3403
	br i1 %154, label %b2_fail36, label %b2_ok36, !dbg !3403, !prof !9

b2_ok36:
	%155 = getelementptr inbounds float, float* %43, i64 32, !dbg !3403
	store float %149, float* %155, align 4, !dbg !3403
	%156 = call float @__nv_asinhf(float %45), !dbg !3404
	%157 = fadd float %50, 1.000000e+00, !dbg !3405
	%158 = call float @__nv_acoshf(float %157), !dbg !3406
	%159 = call float @__nv_atanhf(float %52), !dbg !3407
	%160 = icmp uge i64 33, %42, !dbg !3408
	br i1 %160, label %b2_fail37, label %b2_ok37, !dbg !3408, !prof !9

b2_ok37:
	%161 = getelementptr inbounds float, float* %43, i64 33, !dbg !3408
	store float %156, float* %161, align 4, !dbg !3408
	%162 = icmp uge i64 34, %42, !dbg !3409
	br i1 %162, label %b2_fail38, label %b2_ok38, !dbg !3409, !prof !9

b2_ok38:
	%163 = getelementptr inbounds float, float* %43, i64 34, !dbg !3409
	store float %158, float* %163, align 4, !dbg !3409
	%164 = icmp uge i64 35, %42, !dbg !3410
	br i1 %164, label %b2_fail39, label %b2_ok39, !dbg !3410, !prof !9

b2_ok39:
	%165 = getelementptr inbounds float, float* %43, i64 35, !dbg !3410
	store float %159, float* %165, align 4, !dbg !3410
	%166 = call float @__nv_powf(float %50, float %52), !dbg !3411
	%167 = call float @__nv_hypotf(float %45, float %48), !dbg !3412
	%168 = icmp uge i64 36, %42, !dbg !3413
	br i1 %168, label %b2_fail40, label %b2_ok40, !dbg !3413, !prof !9

b2_ok40:
	%169 = getelementptr inbounds float, float* %43, i64 36, !dbg !3413
	store float %166, float* %169, align 4, !dbg !3413
	%170 = icmp uge i64 37, %42, !dbg !3414
	br i1 %170, label %b2_fail41, label %b2_ok41, !dbg !3414, !prof !9

b2_ok41:
	%171 = getelementptr inbounds float, float* %43, i64 37, !dbg !3414
	store float %167, float* %171, align 4, !dbg !3414
	%172 = call float @__nv_erff(float %53), !dbg !3415
	%173 = call float @__nv_erfcf(float %52), !dbg !3416
	%174 = icmp uge i64 38, %42, !dbg !3417
	br i1 %174, label %b2_fail42, label %b2_ok42, !dbg !3417, !prof !9

b2_ok42:
	%175 = getelementptr inbounds float, float* %43, i64 38, !dbg !3417
	store float %172, float* %175, align 4, !dbg !3417
	%176 = icmp uge i64 39, %42, !dbg !3418
	br i1 %176, label %b2_fail43, label %b2_ok43, !dbg !3418, !prof !9

b2_ok43:
	%177 = getelementptr inbounds float, float* %43, i64 39, !dbg !3418
	store float %173, float* %177, align 4, !dbg !3418
	%178 = icmp uge i64 40, %42, !dbg !3419
	br i1 %178, label %b2_fail44, label %b2_ok44, !dbg !3419, !prof !9

b2_ok44:
	%179 = getelementptr inbounds float, float* %43, i64 40, !dbg !3419
	store float %50, float* %179, align 4, !dbg !3419
	%180 = icmp uge i64 41, %42, !dbg !3420
	br i1 %180, label %b2_fail45, label %b2_ok45, !dbg !3420, !prof !9

b2_ok45:
	%181 = getelementptr inbounds float, float* %43, i64 41, !dbg !3420
	store float %52, float* %181, align 4, !dbg !3420
	%182 = add i64 %35, %34, !dbg !3325
	br label %b1, !dbg !3325

b3:
	ret void, !dbg !3325

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 332, i64 %39, i64 %p1), !dbg !3329
	ret void, !dbg !3329

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 333, i64 %37, i64 %39), !dbg !3329
	ret void, !dbg !3329

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 334, i64 %35, i64 %p5), !dbg !3331
	ret void, !dbg !3331

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 335, i64 0, i64 %42), !dbg !3340
	ret void, !dbg !3340

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 335, i64 1, i64 %42), !dbg !3341
	ret void, !dbg !3341

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 2, i64 %42), !dbg !3345
	ret void, !dbg !3345

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 3, i64 %42), !dbg !3346
	ret void, !dbg !3346

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 4, i64 %42), !dbg !3347
	ret void, !dbg !3347

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 337, i64 5, i64 %42), !dbg !3350
	ret void, !dbg !3350

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 337, i64 6, i64 %42), !dbg !3351
	ret void, !dbg !3351

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 338, i64 7, i64 %42), !dbg !3354
	ret void, !dbg !3354

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 338, i64 8, i64 %42), !dbg !3355
	ret void, !dbg !3355

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 339, i64 9, i64 %42), !dbg !3358
	ret void, !dbg !3358

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 339, i64 10, i64 %42), !dbg !3359
	ret void, !dbg !3359

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 340, i64 11, i64 %42), !dbg !3361
	ret void, !dbg !3361

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 341, i64 12, i64 %42), !dbg !3364
	ret void, !dbg !3364

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 341, i64 13, i64 %42), !dbg !3365
	ret void, !dbg !3365

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 342, i64 14, i64 %42), !dbg !3368
	ret void, !dbg !3368

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 342, i64 15, i64 %42), !dbg !3369
	ret void, !dbg !3369

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 16, i64 %42), !dbg !3373
	ret void, !dbg !3373

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 17, i64 %42), !dbg !3374
	ret void, !dbg !3374

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 18, i64 %42), !dbg !3375
	ret void, !dbg !3375

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 19, i64 %42), !dbg !3380
	ret void, !dbg !3380

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 20, i64 %42), !dbg !3381
	ret void, !dbg !3381

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 21, i64 %42), !dbg !3382
	ret void, !dbg !3382

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 22, i64 %42), !dbg !3383
	ret void, !dbg !3383

b2_fail27:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 23, i64 %42), !dbg !3387
	ret void, !dbg !3387

b2_fail28:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 24, i64 %42), !dbg !3388
	ret void, !dbg !3388

b2_fail29:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 25, i64 %42), !dbg !3389
	ret void, !dbg !3389

b2_fail30:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 26, i64 %42), !dbg !3393
	ret void, !dbg !3393

b2_fail31:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 27, i64 %42), !dbg !3394
	ret void, !dbg !3394

b2_fail32:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 28, i64 %42), !dbg !3395
	ret void, !dbg !3395

b2_fail33:
	call void @gpuc_fail(i8* %ctrl, i32 347, i64 29, i64 %42), !dbg !3397
	ret void, !dbg !3397

b2_fail34:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 30, i64 %42), !dbg !3401
	ret void, !dbg !3401

b2_fail35:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 31, i64 %42), !dbg !3402
	ret void, !dbg !3402

b2_fail36:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 32, i64 %42), !dbg !3403
	ret void, !dbg !3403

b2_fail37:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 33, i64 %42), !dbg !3408
	ret void, !dbg !3408

b2_fail38:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 34, i64 %42), !dbg !3409
	ret void, !dbg !3409

b2_fail39:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 35, i64 %42), !dbg !3410
	ret void, !dbg !3410

b2_fail40:
	call void @gpuc_fail(i8* %ctrl, i32 350, i64 36, i64 %42), !dbg !3413
	ret void, !dbg !3413

b2_fail41:
	call void @gpuc_fail(i8* %ctrl, i32 350, i64 37, i64 %42), !dbg !3414
	ret void, !dbg !3414

b2_fail42:
	call void @gpuc_fail(i8* %ctrl, i32 351, i64 38, i64 %42), !dbg !3417
	ret void, !dbg !3417

b2_fail43:
	call void @gpuc_fail(i8* %ctrl, i32 351, i64 39, i64 %42), !dbg !3418
	ret void, !dbg !3418

b2_fail44:
	call void @gpuc_fail(i8* %ctrl, i32 352, i64 40, i64 %42), !dbg !3419
	ret void, !dbg !3419

b2_fail45:
	call void @gpuc_fail(i8* %ctrl, i32 352, i64 41, i64 %42), !dbg !3420
	ret void, !dbg !3420
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3421 {
entry:
	br label %b0, !dbg !3422

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3425, !range !10
	%1 = sext i32 %0 to i64, !dbg !3425
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3425, !range !12
	%3 = sext i32 %2 to i64, !dbg !3425
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3425, !range !12
	%5 = sext i32 %4 to i64, !dbg !3425
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3425, !range !33
	%7 = sext i32 %6 to i64, !dbg !3425
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3425, !range !34
	%9 = sext i32 %8 to i64, !dbg !3425
	%10 = mul i64 %9, %5, !dbg !3425
	%11 = add i64 %3, %10, !dbg !3425
	%12 = mul i64 %7, %11, !dbg !3425
	%13 = add i64 %1, %12, !dbg !3425
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3425, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3425, !range !35
	%16 = mul i32 %14, %15, !dbg !3425
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3425, !range !36
	%18 = mul i32 %16, %17, !dbg !3425
	%19 = sext i32 %18 to i64, !dbg !3425
	%20 = mul i64 %13, %19, !dbg !3425
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3425, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3425, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3425, !range !13
	%24 = mul i32 %15, %23, !dbg !3425
	%25 = add i32 %22, %24, !dbg !3425
	%26 = mul i32 %14, %25, !dbg !3425
	%27 = add i32 %21, %26, !dbg !3425
	%28 = sext i32 %27 to i64, !dbg !3425
	%29 = add i64 %20, %28, !dbg !3425
	%30 = add i64 %29, 1, !dbg !3426
	%31 = sitofp i64 %30 to float, !dbg !3427
	%32 = icmp uge i64 0, %p1, !dbg !3428
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3428, !prof !9

b0_ok1:
	%33 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3428
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %33, float %31), !dbg !3429
	%35 = icmp uge i64 1, %p1, !dbg !3430
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3430, !prof !9

b0_ok2:
	%36 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3430
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3431
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %36, float %37), !dbg !3431
	%39 = icmp uge i64 2, %p1, !dbg !3432
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3432, !prof !9

b0_ok3:
	%40 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3432
	%41 = bitcast float* %40 to i32*, !dbg !3433
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3433
	br label %b0_cas4, !dbg !3433

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3433
	%44 = bitcast i32 %43 to float, !dbg !3433
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3433
	%46 = fcmp uno float %44, %31, !dbg !3433
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3433
	%48 = bitcast float %47 to i32, !dbg !3433
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3433
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3433
	%51 = icmp eq i32 %50, %43, !dbg !3433
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3433

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3433
	%53 = icmp uge i64 3, %p1, !dbg !3434
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3434, !prof !9

b0_ok5:
	%54 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3434
	%55 = bitcast float* %54 to i32*, !dbg !3435
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3435
	br label %b0_cas6, !dbg !3435

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3435
	%58 = bitcast i32 %57 to float, !dbg !3435
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3435
	%60 = fcmp uno float %58, %31, !dbg !3435
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3435
	%62 = bitcast float %61 to i32, !dbg !3435
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3435
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3435
	%65 = icmp eq i32 %64, %57, !dbg !3435
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3435

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3435
	%67 = icmp uge i64 4, %p1, !dbg !3436
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3436, !prof !9

b0_ok7:
	%68 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3436
	%69 = bitcast float* %68 to i32*, !dbg !3437
	%70 = bitcast float %31 to i32, !dbg !3437
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3437
	%72 = bitcast i32 %71 to float, !dbg !3437
	%73 = icmp uge i64 %29, %p3, !dbg !3438
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3438, !prof !9

b0_ok8:
	%74 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3438
	store float %72, float* %74, align 4, !dbg !3438
	%75 = icmp uge i64 5, %p1, !dbg !3439
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3439, !prof !9

b0_ok9:
	%76 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3439
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %76) nounwind, !dbg !3440
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3441
	br i1 %78, label %b1, label %b2, !dbg !3441

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3442
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3442, !prof !9

b1_ok1:
	%80 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3442
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %80, float %31) nounwind, !dbg !3443
	br label %b2, !dbg !3443

b2:
	ret void, !dbg !3424

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !3428
	ret void, !dbg !3428

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !3430
	ret void, !dbg !3430

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !3432
	ret void, !dbg !3432

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !3434
	ret void, !dbg !3434

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !3436
	ret void, !dbg !3436

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !3438
	ret void, !dbg !3438

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !3439
	ret void, !dbg !3439

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !3442
	ret void, !dbg !3442
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3444 {
entry:
	br label %b0, !dbg !3445

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3446, !range !10
	%1 = sext i32 %0 to i64, !dbg !3446
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3446, !range !12
	%3 = sext i32 %2 to i64, !dbg !3446
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3446, !range !12
	%5 = sext i32 %4 to i64, !dbg !3446
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3446, !range !33
	%7 = sext i32 %6 to i64, !dbg !3446
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3446, !range !34
	%9 = sext i32 %8 to i64, !dbg !3446
	%10 = mul i64 %9, %5, !dbg !3446
	%11 = add i64 %3, %10, !dbg !3446
	%12 = mul i64 %7, %11, !dbg !3446
	%13 = add i64 %1, %12, !dbg !3446
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3446, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3446, !range !35
	%16 = mul i32 %14, %15, !dbg !3446
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3446, !range !36
	%18 = mul i32 %16, %17, !dbg !3446
	%19 = sext i32 %18 to i64, !dbg !3446
	%20 = mul i64 %13, %19, !dbg !3446
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3446, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3446, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3446, !range !13
	%24 = mul i32 %15, %23, !dbg !3446
	%25 = add i32 %22, %24, !dbg !3446
	%26 = mul i32 %14, %25, !dbg !3446
	%27 = add i32 %21, %26, !dbg !3446
	%28 = sext i32 %27 to i64, !dbg !3446
	%29 = add i64 %20, %28, !dbg !3446
	%30 = mul i64 %7, %9, !dbg !3446
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3446, !range !34
	%32 = sext i32 %31 to i64, !dbg !3446
	%33 = mul i64 %30, %32, !dbg !3446
	%34 = mul i64 %33, %19, !dbg !3446
	br label %b1, !dbg !3446

b1:
	%35 = phi i64 [ %29, %b0 ], [ %147, %b20_ok2 ], !dbg !3446
	%36 = icmp slt i64 %35, %p3, !dbg !3446
	br i1 %36, label %b2, label %b21, !dbg !3446

b2:
	%37 = mul i64 %35, 28, !dbg !3447
	%38 = add i64 %35, 1, !dbg !3448
	%39 = mul i64 %38, 28, !dbg !3449
	%40 = icmp ugt i64 %39, %p1, !dbg !3450
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3450, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3450
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3450, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3450
	%43 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3450
	%44 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3451
	%45 = load double, double* %44, align 8, !dbg !3451
	%46 = icmp uge i64 %35, %p5, !dbg !3452
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !3452, !prof !9

b2_ok3:
	%47 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3452
	%48 = load double, double* %47, align 8, !dbg !3452
	%49 = fadd double %45, %48, !dbg !3455
	%50 = fsub double %45, %48, !dbg !3456
	%51 = fmul double %45, %48, !dbg !3457
	%52 = fdiv double %45, %48, !dbg !3458
	%53 = icmp uge i64 0, %42, !dbg !3459
	br i1 %53, label %b2_fail4, label %b2_ok4, !dbg !3459, !prof !9

b2_ok4:
	%54 = getelementptr inbounds double, double* %43, i64 0, !dbg !3459
	store double %49, double* %54, align 8, !dbg !3459
	%55 = icmp uge i64 1, %42, !dbg !3460
	br i1 %55, label %b2_fail5, label %b2_ok5, !dbg !3460, !prof !9

b2_ok5:
	%56 = getelementptr inbounds double, double* %43, i64 1, !dbg !3460
	store double %50, double* %56, align 8, !dbg !3460
	%57 = icmp uge i64 2, %42, !dbg !3461
	br i1 %57, label %b2_fail6, label %b2_ok6, !dbg !3461, !prof !9

b2_ok6:
	%58 = getelementptr inbounds double, double* %43, i64 2, !dbg !3461
	store double %51, double* %58, align 8, !dbg !3461
	%59 = icmp uge i64 3, %42, !dbg !3462
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !3462, !prof !9

b2_ok7:
	%60 = getelementptr inbounds double, double* %43, i64 3, !dbg !3462
	store double %52, double* %60, align 8, !dbg !3462
	%61 = fsub double -0.000000e+00, %45, !dbg !3463
	%62 = icmp uge i64 4, %42, !dbg !3464
	br i1 %62, label %b2_fail8, label %b2_ok8, !dbg !3464, !prof !9

b2_ok8:
	%63 = getelementptr inbounds double, double* %43, i64 4, !dbg !3464
	store double %61, double* %63, align 8, !dbg !3464
	%64 = icmp uge i64 5, %42, !dbg !3465
	br i1 %64, label %b2_fail9, label %b2_ok9, !dbg !3465, !prof !9

b2_ok9:
	%65 = getelementptr inbounds double, double* %43, i64 5, !dbg !3465
	store double %48, double* %65, align 8, !dbg !3465
	%66 = fcmp oeq double %45, %48, !dbg !3466
	br i1 %66, label %b4, label %b3, !dbg !3468

b3:
	br label %b4, !dbg !3469

b4:
	%67 = phi double [ 1.000000e+00, %b2_ok9 ], [ 0.000000e+00, %b3 ], !dbg !3470
	%68 = fcmp une double %45, %48, !dbg !3470
	br i1 %68, label %b6, label %b5, !dbg !3472

b5:
	br label %b6, !dbg !3473

b6:
	%69 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3474
	%70 = fcmp olt double %45, %48, !dbg !3474
	br i1 %70, label %b8, label %b7, !dbg !3476

b7:
	br label %b8, !dbg !3477

b8:
	%71 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3478
	%72 = icmp uge i64 6, %42, !dbg !3478
	br i1 %72, label %b8_fail1, label %b8_ok1, !dbg !3478, !prof !9

b8_ok1:
	%73 = getelementptr inbounds double, double* %43, i64 6, !dbg !3478
	store double %67, double* %73, align 8, !dbg !3478
	%74 = icmp uge i64 7, %42, !dbg !3479
	br i1 %74, label %b8_fail2, label %b8_ok2, !dbg !3479, !prof !9

b8_ok2:
	%75 = getelementptr inbounds double, double* %43, i64 7, !dbg !3479
	store double %69, double* %75, align 8, !dbg !3479
	%76 = icmp uge i64 8, %42, !dbg !3480
	br i1 %76, label %b8_fail3, label %b8_ok3, !dbg !3480, !prof !9

b8_ok3:
	%77 = getelementptr inbounds double, double* %43, i64 8, !dbg !3480
	store double %71, double* %77, align 8, !dbg !3480
	%78 = fcmp ole double %45, %48, !dbg !3481
	br i1 %78, label %b10, label %b9, !dbg !3483

b9:
	br label %b10, !dbg !3484

b10:
	%79 = phi double [ 1.000000e+00, %b8_ok3 ], [ 0.000000e+00, %b9 ], !dbg !3485
	%80 = fcmp ogt double %45, %48, !dbg !3485
	br i1 %80, label %b12, label %b11, !dbg !3487

b11:
	br label %b12, !dbg !3488

b12:
	%81 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3489
	%82 = fcmp oge double %45, %48, !dbg !3489
	br i1 %82, label %b14, label %b13, !dbg !3491

b13:
	br label %b14, !dbg !3492

b14:
	%83 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3493
	%84 = icmp uge i64 9, %42, !dbg !3493
	br i1 %84, label %b14_fail1, label %b14_ok1, !dbg !3493, !prof !9

b14_ok1:
	%85 = getelementptr inbounds double, double* %43, i64 9, !dbg !3493
	store double %79, double* %85, align 8, !dbg !3493
	%86 = icmp uge i64 10, %42, !dbg !3494
	br i1 %86, label %b14_fail2, label %b14_ok2, !dbg !3494, !prof !9

b14_ok2:
	%87 = getelementptr inbounds double, double* %43, i64 10, !dbg !3494
	store double %81, double* %87, align 8, !dbg !3494
	%88 = icmp uge i64 11, %42, !dbg !3495
	br i1 %88, label %b14_fail3, label %b14_ok3, !dbg !3495, !prof !9

b14_ok3:
	%89 = getelementptr inbounds double, double* %43, i64 11, !dbg !3495
	store double %83, double* %89, align 8, !dbg !3495
	%90 = call double @__nv_fmin(double %45, double %48), !dbg !3496
	%91 = fcmp uno double %45, %48, !dbg !3496
	%92 = select i1 %91, double 0x7FF8000000000000, double %90, !dbg !3496
	%93 = call double @__nv_fmax(double %45, double %48), !dbg !3497
	%94 = fcmp uno double %45, %48, !dbg !3497
	%95 = select i1 %94, double 0x7FF8000000000000, double %93, !dbg !3497
	%96 = icmp uge i64 12, %42, !dbg !3498
	br i1 %96, label %b14_fail4, label %b14_ok4, !dbg !3498, !prof !9

b14_ok4:
	%97 = getelementptr inbounds double, double* %43, i64 12, !dbg !3498
	store double %92, double* %97, align 8, !dbg !3498
	%98 = icmp uge i64 13, %42, !dbg !3499
	br i1 %98, label %b14_fail5, label %b14_ok5, !dbg !3499, !prof !9

b14_ok5:
	%99 = getelementptr inbounds double, double* %43, i64 13, !dbg !3499
	store double %95, double* %99, align 8, !dbg !3499
	%100 = call double @llvm.nvvm.mul.rn.d(double %45, double %48), !dbg !3500
	%101 = fadd double %100, 1.000000e+00, !dbg !3501
	%102 = icmp uge i64 14, %42, !dbg !3502
	br i1 %102, label %b14_fail6, label %b14_ok6, !dbg !3502, !prof !9

b14_ok6:
	%103 = getelementptr inbounds double, double* %43, i64 14, !dbg !3502
	store double %101, double* %103, align 8, !dbg !3502
	%104 = fsub double 1.000000e+00, %100, !dbg !3503
	%105 = icmp uge i64 15, %42, !dbg !3504
	br i1 %105, label %b14_fail7, label %b14_ok7, !dbg !3504, !prof !9

b14_ok7:
	%106 = getelementptr inbounds double, double* %43, i64 15, !dbg !3504
	store double %104, double* %106, align 8, !dbg !3504
	%107 = fptrunc double %45 to float, !dbg !3505
	%108 = fpext float %107 to double, !dbg !3506
	%109 = icmp uge i64 16, %42, !dbg !3507
	br i1 %109, label %b14_fail8, label %b14_ok8, !dbg !3507, !prof !9

b14_ok8:
	%110 = getelementptr inbounds double, double* %43, i64 16, !dbg !3507
	store double %108, double* %110, align 8, !dbg !3507
	%111 = icmp uge i64 17, %42, !dbg !3508
	br i1 %111, label %b14_fail9, label %b14_ok9, !dbg !3508, !prof !9

b14_ok9:
	%112 = getelementptr inbounds double, double* %43, i64 17, !dbg !3508
	store double %45, double* %112, align 8, !dbg !3508
	%113 = icmp uge i64 18, %42, !dbg !3509
	br i1 %113, label %b14_fail10, label %b14_ok10, !dbg !3509, !prof !9

b14_ok10:
	%114 = getelementptr inbounds double, double* %43, i64 18, !dbg !3509
	store double %45, double* %114, align 8, !dbg !3509
	%115 = load double, double* %114, align 8, !dbg !3510
	%116 = fadd double %115, 2.000000e+00, !dbg !3511
	store double %116, double* %114, align 8, !dbg !3510
	%117 = load double, double* %114, align 8, !dbg !3512
	%118 = fdiv double %117, 3.000000e+00, !dbg !3513
	store double %118, double* %114, align 8, !dbg !3512
	br i1 %70, label %b15, label %b16, !dbg !3515

b15:
	br label %b16, !dbg !3516

b16:
	%119 = phi double [ 1.000000e+00, %b14_ok10 ], [ 0.000000e+00, %b15 ], !dbg !3517
	%120 = icmp uge i64 19, %42, !dbg !3517
	br i1 %120, label %b16_fail1, label %b16_ok1, !dbg !3517, !prof !9

b16_ok1:
	%121 = getelementptr inbounds double, double* %43, i64 19, !dbg !3517
	store double %119, double* %121, align 8, !dbg !3517
	%122 = fcmp une double %45, %45, !dbg !3518
	br i1 %122, label %b18, label %b17, !dbg !3520

b17:
	br label %b18, !dbg !3521

b18:
	%123 = phi double [ 1.000000e+00, %b16_ok1 ], [ 0.000000e+00, %b17 ], !dbg !3522
	%124 = icmp uge i64 20, %42, !dbg !3522
	br i1 %124, label %b18_fail1, label %b18_ok1, !dbg !3522, !prof !9

b18_ok1:
	%125 = getelementptr inbounds double, double* %43, i64 20, !dbg !3522
	store double %123, double* %125, align 8, !dbg !3522
	%126 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3523
	%127 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3524
	%128 = icmp uge i64 21, %42, !dbg !3525
	br i1 %128, label %b18_fail2, label %b18_ok2, !dbg !3525, !prof !9

b18_ok2:
	%129 = getelementptr inbounds double, double* %43, i64 21, !dbg !3525
	store double %126, double* %129, align 8, !dbg !3525
	%130 = icmp uge i64 22, %42, !dbg !3526
	br i1 %130, label %b18_fail3, label %b18_ok3, !dbg !3526, !prof !9

b18_ok3:
	%131 = getelementptr inbounds double, double* %43, i64 22, !dbg !3526
	store double %127, double* %131, align 8, !dbg !3526
	%132 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3527
	%133 = icmp uge i64 23, %42, !dbg !3528
	br i1 %133, label %b18_fail4, label %b18_ok4, !dbg !3528, !prof !9

b18_ok4:
	%134 = getelementptr inbounds double, double* %43, i64 23, !dbg !3528
	store double %132, double* %134, align 8, !dbg !3528
	%135 = icmp uge i64 24, %42, !dbg !3529
	br i1 %135, label %b18_fail5, label %b18_ok5, !dbg !3529, !prof !9

b18_ok5:
	%136 = getelementptr inbounds double, double* %43, i64 24, !dbg !3529
	store double 1.000000e-01, double* %136, align 8, !dbg !3529
	%137 = fmul double %45, 0x3870000000000000, !dbg !3530
	%138 = icmp uge i64 25, %42, !dbg !3531
	br i1 %138, label %b18_fail6, label %b18_ok6, !dbg !3531, !prof !9

b18_ok6:
	%139 = getelementptr inbounds double, double* %43, i64 25, !dbg !3531
	store double %137, double* %139, align 8, !dbg !3531
	br i1 %122, label %b20, label %b19, !dbg !3533

b19:
	br label %b20, !dbg !3534

b20:
	%140 = phi double [ 1.000000e+00, %b18_ok6 ], [ 0.000000e+00, %b19 ], !dbg !3535
	%141 = icmp uge i64 26, %42, !dbg !3535
	br i1 %141, label %b20_fail1, label %b20_ok1, !dbg !3535, !prof !9

b20_ok1:
	%142 = getelementptr inbounds double, double* %43, i64 26, !dbg !3535
	store double %140, double* %142, align 8, !dbg !3535
	%143 = bitcast double %48 to i64, !dbg !3536
	%144 = bitcast i64 %143 to double, !dbg !3537
	%145 = icmp uge i64 27, %42, !dbg !3538
	br i1 %145, label %b20_fail2, label %b20_ok2, !dbg !3538, !prof !9

b20_ok2:
	%146 = getelementptr inbounds double, double* %43, i64 27, !dbg !3538
	store double %144, double* %146, align 8, !dbg !3538
	%147 = add i64 %35, %34, !dbg !3446
	br label %b1, !dbg !3446

b21:
	ret void, !dbg !3446

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 354, i64 %39, i64 %p1), !dbg !3450
	ret void, !dbg !3450

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 355, i64 %37, i64 %39), !dbg !3450
	ret void, !dbg !3450

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 356, i64 %35, i64 %p5), !dbg !3452
	ret void, !dbg !3452

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 0, i64 %42), !dbg !3459
	ret void, !dbg !3459

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 1, i64 %42), !dbg !3460
	ret void, !dbg !3460

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 2, i64 %42), !dbg !3461
	ret void, !dbg !3461

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 3, i64 %42), !dbg !3462
	ret void, !dbg !3462

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 305, i64 4, i64 %42), !dbg !3464
	ret void, !dbg !3464

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 305, i64 5, i64 %42), !dbg !3465
	ret void, !dbg !3465

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 6, i64 %42), !dbg !3478
	ret void, !dbg !3478

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 7, i64 %42), !dbg !3479
	ret void, !dbg !3479

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 306, i64 8, i64 %42), !dbg !3480
	ret void, !dbg !3480

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 9, i64 %42), !dbg !3493
	ret void, !dbg !3493

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 10, i64 %42), !dbg !3494
	ret void, !dbg !3494

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 307, i64 11, i64 %42), !dbg !3495
	ret void, !dbg !3495

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 308, i64 12, i64 %42), !dbg !3498
	ret void, !dbg !3498

b14_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 308, i64 13, i64 %42), !dbg !3499
	ret void, !dbg !3499

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 309, i64 14, i64 %42), !dbg !3502
	ret void, !dbg !3502

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 310, i64 15, i64 %42), !dbg !3504
	ret void, !dbg !3504

b14_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 311, i64 16, i64 %42), !dbg !3507
	ret void, !dbg !3507

b14_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 311, i64 17, i64 %42), !dbg !3508
	ret void, !dbg !3508

b14_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 312, i64 18, i64 %42), !dbg !3509
	ret void, !dbg !3509

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 315, i64 19, i64 %42), !dbg !3517
	ret void, !dbg !3517

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 316, i64 20, i64 %42), !dbg !3522
	ret void, !dbg !3522

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 317, i64 21, i64 %42), !dbg !3525
	ret void, !dbg !3525

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 317, i64 22, i64 %42), !dbg !3526
	ret void, !dbg !3526

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 318, i64 23, i64 %42), !dbg !3528
	ret void, !dbg !3528

b18_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 319, i64 24, i64 %42), !dbg !3529
	ret void, !dbg !3529

b18_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 320, i64 25, i64 %42), !dbg !3531
	ret void, !dbg !3531

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 321, i64 26, i64 %42), !dbg !3535
	ret void, !dbg !3535

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 322, i64 27, i64 %42), !dbg !3538
	ret void, !dbg !3538
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3539 {
entry:
	br label %b0, !dbg !3540

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3541, !range !10
	%1 = sext i32 %0 to i64, !dbg !3541
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3541, !range !12
	%3 = sext i32 %2 to i64, !dbg !3541
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3541, !range !12
	%5 = sext i32 %4 to i64, !dbg !3541
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3541, !range !33
	%7 = sext i32 %6 to i64, !dbg !3541
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3541, !range !34
	%9 = sext i32 %8 to i64, !dbg !3541
	%10 = mul i64 %9, %5, !dbg !3541
	%11 = add i64 %3, %10, !dbg !3541
	%12 = mul i64 %7, %11, !dbg !3541
	%13 = add i64 %1, %12, !dbg !3541
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3541, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3541, !range !35
	%16 = mul i32 %14, %15, !dbg !3541
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3541, !range !36
	%18 = mul i32 %16, %17, !dbg !3541
	%19 = sext i32 %18 to i64, !dbg !3541
	%20 = mul i64 %13, %19, !dbg !3541
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3541, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3541, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3541, !range !13
	%24 = mul i32 %15, %23, !dbg !3541
	%25 = add i32 %22, %24, !dbg !3541
	%26 = mul i32 %14, %25, !dbg !3541
	%27 = add i32 %21, %26, !dbg !3541
	%28 = sext i32 %27 to i64, !dbg !3541
	%29 = add i64 %20, %28, !dbg !3541
	%30 = mul i64 %7, %9, !dbg !3541
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3541, !range !34
	%32 = sext i32 %31 to i64, !dbg !3541
	%33 = mul i64 %30, %32, !dbg !3541
	%34 = mul i64 %33, %19, !dbg !3541
	br label %b1, !dbg !3541

b1:
	%35 = phi i64 [ %29, %b0 ], [ %119, %b4_ok5 ], !dbg !3541
	%36 = icmp slt i64 %35, %p3, !dbg !3541
	br i1 %36, label %b2, label %b5, !dbg !3541

b2:
	%37 = mul i64 %35, 10, !dbg !3542
	%38 = add i64 %35, 1, !dbg !3543
	%39 = mul i64 %38, 10, !dbg !3544
	%40 = icmp ugt i64 %39, %p1, !dbg !3545
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3545, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3545
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3545, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3545
	%43 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3545
	%44 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3546
	%45 = load double, double* %44, align 8, !dbg !3546
	%46 = call i32 @llvm.nvvm.d2i.rz(double %45), !dbg !3549
	%47 = fcmp uno double %45, %45, !dbg !3549
	%48 = select i1 %47, i32 0, i32 %46, !dbg !3549
	%49 = icmp slt i32 %48, -128, !dbg !3549
	%50 = select i1 %49, i32 -128, i32 %48, !dbg !3549
	%51 = icmp sgt i32 %50, 127, !dbg !3549
	%52 = select i1 %51, i32 127, i32 %50, !dbg !3549
	%53 = trunc i32 %52 to i8, !dbg !3549
	%54 = sext i8 %53 to i64, !dbg !3550
	%55 = call i32 @llvm.nvvm.d2i.rz(double %45), !dbg !3551
	%56 = fcmp uno double %45, %45, !dbg !3551
	%57 = select i1 %56, i32 0, i32 %55, !dbg !3551
	%58 = icmp slt i32 %57, -32768, !dbg !3551
	%59 = select i1 %58, i32 -32768, i32 %57, !dbg !3551
	%60 = icmp sgt i32 %59, 32767, !dbg !3551
	%61 = select i1 %60, i32 32767, i32 %59, !dbg !3551
	%62 = trunc i32 %61 to i16, !dbg !3551
	%63 = sext i16 %62 to i64, !dbg !3552
	%64 = call i32 @llvm.nvvm.d2i.rz(double %45), !dbg !3553
	%65 = fcmp uno double %45, %45, !dbg !3553
	%66 = select i1 %65, i32 0, i32 %64, !dbg !3553
	%67 = sext i32 %66 to i64, !dbg !3554
	%68 = icmp uge i64 0, %42, !dbg !3555
	br i1 %68, label %b2_fail3, label %b2_ok3, !dbg !3555, !prof !9

b2_ok3:
	%69 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !3555
	store i64 %54, i64* %69, align 8, !dbg !3555
	%70 = icmp uge i64 1, %42, !dbg !3556
	br i1 %70, label %b2_fail4, label %b2_ok4, !dbg !3556, !prof !9

b2_ok4:
	%71 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !3556
	store i64 %63, i64* %71, align 8, !dbg !3556
	%72 = icmp uge i64 2, %42, !dbg !3557
	br i1 %72, label %b2_fail5, label %b2_ok5, !dbg !3557, !prof !9

b2_ok5:
	%73 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !3557
	store i64 %67, i64* %73, align 8, !dbg !3557
	%74 = call i64 @llvm.nvvm.d2ll.rz(double %45), !dbg !3558
	%75 = fcmp uno double %45, %45, !dbg !3558
	%76 = select i1 %75, i64 0, i64 %74, !dbg !3558
	%77 = icmp uge i64 3, %42, !dbg !3559
	br i1 %77, label %b2_fail6, label %b2_ok6, !dbg !3559, !prof !9

b2_ok6:
	%78 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !3559
	store i64 %76, i64* %78, align 8, !dbg !3559
	%79 = icmp uge i64 4, %42, !dbg !3560
	br i1 %79, label %b2_fail7, label %b2_ok7, !dbg !3560, !prof !9

b2_ok7:
	%80 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !3560
	store i64 %76, i64* %80, align 8, !dbg !3560
	%81 = fcmp olt double %45, 0.000000e+00, !dbg !3561
	br i1 %81, label %b3, label %b4, !dbg !3561

b3:
	%82 = fsub double -0.000000e+00, %45, !dbg !3562
	br label %b4, !dbg !3562

b4:
	%83 = phi double [ %45, %b2_ok7 ], [ %82, %b3 ], !dbg !3563
	%84 = call i32 @llvm.nvvm.d2i.rz(double %83), !dbg !3564
	%85 = fcmp uno double %83, %83, !dbg !3564
	%86 = select i1 %85, i32 0, i32 %84, !dbg !3564
	%87 = icmp slt i32 %86, 0, !dbg !3564
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3564
	%89 = icmp sgt i32 %88, 255, !dbg !3564
	%90 = select i1 %89, i32 255, i32 %88, !dbg !3564
	%91 = trunc i32 %90 to i8, !dbg !3564
	%92 = zext i8 %91 to i64, !dbg !3565
	%93 = call i32 @llvm.nvvm.d2i.rz(double %83), !dbg !3566
	%94 = fcmp uno double %83, %83, !dbg !3566
	%95 = select i1 %94, i32 0, i32 %93, !dbg !3566
	%96 = icmp slt i32 %95, 0, !dbg !3566
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3566
	%98 = icmp sgt i32 %97, 65535, !dbg !3566
	%99 = select i1 %98, i32 65535, i32 %97, !dbg !3566
	%100 = trunc i32 %99 to i16, !dbg !3566
	%101 = zext i16 %100 to i64, !dbg !3567
	%102 = call i32 @llvm.nvvm.d2ui.rz(double %83), !dbg !3568
	%103 = fcmp uno double %83, %83, !dbg !3568
	%104 = select i1 %103, i32 0, i32 %102, !dbg !3568
	%105 = zext i32 %104 to i64, !dbg !3569
	%106 = icmp uge i64 5, %42, !dbg !3570
	br i1 %106, label %b4_fail1, label %b4_ok1, !dbg !3570, !prof !9

b4_ok1:
	%107 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !3570
	store i64 %92, i64* %107, align 8, !dbg !3570
	%108 = icmp uge i64 6, %42, !dbg !3571
	br i1 %108, label %b4_fail2, label %b4_ok2, !dbg !3571, !prof !9

b4_ok2:
	%109 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !3571
	store i64 %101, i64* %109, align 8, !dbg !3571
	%110 = icmp uge i64 7, %42, !dbg !3572
	br i1 %110, label %b4_fail3, label %b4_ok3, !dbg !3572, !prof !9

b4_ok3:
	%111 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !3572
	store i64 %105, i64* %111, align 8, !dbg !3572
	%112 = call i64 @llvm.nvvm.d2ull.rz(double %83), !dbg !3573
	%113 = fcmp uno double %83, %83, !dbg !3573
	%114 = select i1 %113, i64 0, i64 %112, !dbg !3573
	%115 = icmp uge i64 8, %42, !dbg !3575
	br i1 %115, label %b4_fail4, label %b4_ok4, !dbg !3575, !prof !9

b4_ok4:
	%116 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !3575
	store i64 %114, i64* %116, align 8, !dbg !3575
	%117 = icmp uge i64 9, %42, !dbg !3576
	br i1 %117, label %b4_fail5, label %b4_ok5, !dbg !3576, !prof !9

b4_ok5:
	%118 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !3576
	store i64 %114, i64* %118, align 8, !dbg !3576
	%119 = add i64 %35, %34, !dbg !3541
	br label %b1, !dbg !3541

b5:
	ret void, !dbg !3541

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 358, i64 %39, i64 %p1), !dbg !3545
	ret void, !dbg !3545

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 359, i64 %37, i64 %39), !dbg !3545
	ret void, !dbg !3545

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 0, i64 %42), !dbg !3555
	ret void, !dbg !3555

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 1, i64 %42), !dbg !3556
	ret void, !dbg !3556

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 327, i64 2, i64 %42), !dbg !3557
	ret void, !dbg !3557

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 328, i64 3, i64 %42), !dbg !3559
	ret void, !dbg !3559

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 328, i64 4, i64 %42), !dbg !3560
	ret void, !dbg !3560

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 5, i64 %42), !dbg !3570
	ret void, !dbg !3570

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 6, i64 %42), !dbg !3571
	ret void, !dbg !3571

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 329, i64 7, i64 %42), !dbg !3572
	ret void, !dbg !3572

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 330, i64 8, i64 %42), !dbg !3575
	ret void, !dbg !3575

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 330, i64 9, i64 %42), !dbg !3576
	ret void, !dbg !3576
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3577 {
entry:
	br label %b0, !dbg !3578

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3579, !range !10
	%1 = sext i32 %0 to i64, !dbg !3579
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3579, !range !12
	%3 = sext i32 %2 to i64, !dbg !3579
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3579, !range !12
	%5 = sext i32 %4 to i64, !dbg !3579
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3579, !range !33
	%7 = sext i32 %6 to i64, !dbg !3579
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3579, !range !34
	%9 = sext i32 %8 to i64, !dbg !3579
	%10 = mul i64 %9, %5, !dbg !3579
	%11 = add i64 %3, %10, !dbg !3579
	%12 = mul i64 %7, %11, !dbg !3579
	%13 = add i64 %1, %12, !dbg !3579
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3579, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3579, !range !35
	%16 = mul i32 %14, %15, !dbg !3579
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3579, !range !36
	%18 = mul i32 %16, %17, !dbg !3579
	%19 = sext i32 %18 to i64, !dbg !3579
	%20 = mul i64 %13, %19, !dbg !3579
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3579, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3579, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3579, !range !13
	%24 = mul i32 %15, %23, !dbg !3579
	%25 = add i32 %22, %24, !dbg !3579
	%26 = mul i32 %14, %25, !dbg !3579
	%27 = add i32 %21, %26, !dbg !3579
	%28 = sext i32 %27 to i64, !dbg !3579
	%29 = add i64 %20, %28, !dbg !3579
	%30 = mul i64 %7, %9, !dbg !3579
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3579, !range !34
	%32 = sext i32 %31 to i64, !dbg !3579
	%33 = mul i64 %30, %32, !dbg !3579
	%34 = mul i64 %33, %19, !dbg !3579
	br label %b1, !dbg !3579

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b2_ok45 ], !dbg !3579
	%36 = icmp slt i64 %35, %p3, !dbg !3579
	br i1 %36, label %b2, label %b3, !dbg !3579

b2:
	%37 = mul i64 %35, 42, !dbg !3580
	%38 = add i64 %35, 1, !dbg !3581
	%39 = mul i64 %38, 42, !dbg !3582
	%40 = icmp ugt i64 %39, %p1, !dbg !3583
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3583, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3583
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3583, !prof !9

b2_ok2:
	%42 = sub i64 %39, %37, !dbg !3583
	%43 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3583
	%44 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3584
	%45 = load double, double* %44, align 8, !dbg !3584
	%46 = icmp uge i64 %35, %p5, !dbg !3585
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !3585, !prof !9

b2_ok3:
	%47 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3585
	%48 = load double, double* %47, align 8, !dbg !3585
	%49 = call double @__nv_fabs(double %45), !dbg !3588
	%50 = fadd double %49, 5.000000e-01, !dbg !3589
	%51 = fadd double %49, 1.000000e+00, !dbg !3590
	%52 = fdiv double %45, %51, !dbg !3591
	%53 = call double @__nv_fmod(double %45, double 8.000000e+00), !dbg !3592
	%54 = call double @__nv_sqrt(double %50), !dbg !3593
	%55 = icmp uge i64 0, %42, !dbg !3594
	br i1 %55, label %b2_fail4, label %b2_ok4, !dbg !3594, !prof !9

b2_ok4:
	%56 = getelementptr inbounds double, double* %43, i64 0, !dbg !3594
	store double %54, double* %56, align 8, !dbg !3594
	%57 = icmp uge i64 1, %42, !dbg !3595
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !3595, !prof !9

b2_ok5:
	%58 = getelementptr inbounds double, double* %43, i64 1, !dbg !3595
	store double %49, double* %58, align 8, !dbg !3595
	%59 = call double @__nv_floor(double %45), !dbg !3596
	%60 = call double @__nv_ceil(double %45), !dbg !3597
	%61 = call double @__nv_trunc(double %45), !dbg !3598
	%62 = icmp uge i64 2, %42, !dbg !3599
	br i1 %62, label %b2_fail6, label %b2_ok6, !dbg !3599, !prof !9

b2_ok6:
	%63 = getelementptr inbounds double, double* %43, i64 2, !dbg !3599
	store double %59, double* %63, align 8, !dbg !3599
	%64 = icmp uge i64 3, %42, !dbg !3600
	br i1 %64, label %b2_fail7, label %b2_ok7, !dbg !3600, !prof !9

b2_ok7:
	%65 = getelementptr inbounds double, double* %43, i64 3, !dbg !3600
	store double %60, double* %65, align 8, !dbg !3600
	%66 = icmp uge i64 4, %42, !dbg !3601
	br i1 %66, label %b2_fail8, label %b2_ok8, !dbg !3601, !prof !9

b2_ok8:
	%67 = getelementptr inbounds double, double* %43, i64 4, !dbg !3601
	store double %61, double* %67, align 8, !dbg !3601
	%68 = call double @__nv_round(double %45), !dbg !3602
	%69 = call double @__nv_rint(double %45), !dbg !3603
	%70 = icmp uge i64 5, %42, !dbg !3604
	br i1 %70, label %b2_fail9, label %b2_ok9, !dbg !3604, !prof !9

b2_ok9:
	%71 = getelementptr inbounds double, double* %43, i64 5, !dbg !3604
	store double %68, double* %71, align 8, !dbg !3604
	%72 = icmp uge i64 6, %42, !dbg !3605
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !3605, !prof !9

b2_ok10:
	%73 = getelementptr inbounds double, double* %43, i64 6, !dbg !3605
	store double %69, double* %73, align 8, !dbg !3605
	%74 = call double @__nv_fmin(double %45, double %48), !dbg !3606
	%75 = fcmp uno double %45, %48, !dbg !3606
	%76 = select i1 %75, double 0x7FF8000000000000, double %74, !dbg !3606
	%77 = call double @__nv_fmax(double %45, double %48), !dbg !3607
	%78 = fcmp uno double %45, %48, !dbg !3607
	%79 = select i1 %78, double 0x7FF8000000000000, double %77, !dbg !3607
	%80 = icmp uge i64 7, %42, !dbg !3608
	br i1 %80, label %b2_fail11, label %b2_ok11, !dbg !3608, !prof !9

b2_ok11:
	%81 = getelementptr inbounds double, double* %43, i64 7, !dbg !3608
	store double %76, double* %81, align 8, !dbg !3608
	%82 = icmp uge i64 8, %42, !dbg !3609
	br i1 %82, label %b2_fail12, label %b2_ok12, !dbg !3609, !prof !9

b2_ok12:
	%83 = getelementptr inbounds double, double* %43, i64 8, !dbg !3609
	store double %79, double* %83, align 8, !dbg !3609
	%84 = call double @__nv_fdim(double %45, double %48), !dbg !3610
	%85 = call double @__nv_copysign(double %45, double %48), !dbg !3611
	%86 = icmp uge i64 9, %42, !dbg !3612
	br i1 %86, label %b2_fail13, label %b2_ok13, !dbg !3612, !prof !9

b2_ok13:
	%87 = getelementptr inbounds double, double* %43, i64 9, !dbg !3612
	store double %84, double* %87, align 8, !dbg !3612
	%88 = icmp uge i64 10, %42, !dbg !3613
	br i1 %88, label %b2_fail14, label %b2_ok14, !dbg !3613, !prof !9

b2_ok14:
	%89 = getelementptr inbounds double, double* %43, i64 10, !dbg !3613
	store double %85, double* %89, align 8, !dbg !3613
	%90 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !3614
	%91 = icmp uge i64 11, %42, !dbg !3615
	br i1 %91, label %b2_fail15, label %b2_ok15, !dbg !3615, !prof !9

b2_ok15:
	%92 = getelementptr inbounds double, double* %43, i64 11, !dbg !3615
	store double %90, double* %92, align 8, !dbg !3615
	%93 = call double @__nv_fmod(double %45, double %50), !dbg !3616
	%94 = call double @__nv_remainder(double %45, double %50), !dbg !3617
	%95 = icmp uge i64 12, %42, !dbg !3618
	br i1 %95, label %b2_fail16, label %b2_ok16, !dbg !3618, !prof !9

b2_ok16:
	%96 = getelementptr inbounds double, double* %43, i64 12, !dbg !3618
	store double %93, double* %96, align 8, !dbg !3618
	%97 = icmp uge i64 13, %42, !dbg !3619
	br i1 %97, label %b2_fail17, label %b2_ok17, !dbg !3619, !prof !9

b2_ok17:
	%98 = getelementptr inbounds double, double* %43, i64 13, !dbg !3619
	store double %94, double* %98, align 8, !dbg !3619
	%99 = call double @__nv_rsqrt(double %50), !dbg !3620
	%100 = call double @__nv_cbrt(double %45), !dbg !3621
	%101 = icmp uge i64 14, %42, !dbg !3622
	br i1 %101, label %b2_fail18, label %b2_ok18, !dbg !3622, !prof !9

b2_ok18:
	%102 = getelementptr inbounds double, double* %43, i64 14, !dbg !3622
	store double %99, double* %102, align 8, !dbg !3622
	%103 = icmp uge i64 15, %42, !dbg !3623
	br i1 %103, label %b2_fail19, label %b2_ok19, !dbg !3623, !prof !9

b2_ok19:
	%104 = getelementptr inbounds double, double* %43, i64 15, !dbg !3623
	store double %100, double* %104, align 8, !dbg !3623
	%105 = call double @__nv_exp(double %53), !dbg !3624
	%106 = call double @__nv_exp2(double %53), !dbg !3625
	%107 = call double @__nv_expm1(double %53), !dbg !3626
	%108 = icmp uge i64 16, %42, !dbg !3627
	br i1 %108, label %b2_fail20, label %b2_ok20, !dbg !3627, !prof !9

b2_ok20:
	%109 = getelementptr inbounds double, double* %43, i64 16, !dbg !3627
	store double %105, double* %109, align 8, !dbg !3627
	%110 = icmp uge i64 17, %42, !dbg !3628
	br i1 %110, label %b2_fail21, label %b2_ok21, !dbg !3628, !prof !9

b2_ok21:
	%111 = getelementptr inbounds double, double* %43, i64 17, !dbg !3628
	store double %106, double* %111, align 8, !dbg !3628
	%112 = icmp uge i64 18, %42, !dbg !3629
	br i1 %112, label %b2_fail22, label %b2_ok22, !dbg !3629, !prof !9

b2_ok22:
	%113 = getelementptr inbounds double, double* %43, i64 18, !dbg !3629
	store double %107, double* %113, align 8, !dbg !3629
	%114 = call double @__nv_log(double %50), !dbg !3630
	%115 = call double @__nv_log2(double %50), !dbg !3631
	%116 = call double @__nv_log10(double %50), !dbg !3632
	%117 = call double @__nv_log1p(double %50), !dbg !3633
	%118 = icmp uge i64 19, %42, !dbg !3634
	br i1 %118, label %b2_fail23, label %b2_ok23, !dbg !3634, !prof !9

b2_ok23:
	%119 = getelementptr inbounds double, double* %43, i64 19, !dbg !3634
	store double %114, double* %119, align 8, !dbg !3634
	%120 = icmp uge i64 20, %42, !dbg !3635
	br i1 %120, label %b2_fail24, label %b2_ok24, !dbg !3635, !prof !9

b2_ok24:
	%121 = getelementptr inbounds double, double* %43, i64 20, !dbg !3635
	store double %115, double* %121, align 8, !dbg !3635
	%122 = icmp uge i64 21, %42, !dbg !3636
	br i1 %122, label %b2_fail25, label %b2_ok25, !dbg !3636, !prof !9

b2_ok25:
	%123 = getelementptr inbounds double, double* %43, i64 21, !dbg !3636
	store double %116, double* %123, align 8, !dbg !3636
	%124 = icmp uge i64 22, %42, !dbg !3637
	br i1 %124, label %b2_fail26, label %b2_ok26, !dbg !3637, !prof !9

b2_ok26:
	%125 = getelementptr inbounds double, double* %43, i64 22, !dbg !3637
	store double %117, double* %125, align 8, !dbg !3637
	%126 = call double @__nv_sin(double %53), !dbg !3638
	%127 = call double @__nv_cos(double %53), !dbg !3639
	%128 = call double @__nv_tan(double %52), !dbg !3640
	%129 = icmp uge i64 23, %42, !dbg !3641
	br i1 %129, label %b2_fail27, label %b2_ok27, !dbg !3641, !prof !9

b2_ok27:
	%130 = getelementptr inbounds double, double* %43, i64 23, !dbg !3641
	store double %126, double* %130, align 8, !dbg !3641
	%131 = icmp uge i64 24, %42, !dbg !3642
	br i1 %131, label %b2_fail28, label %b2_ok28, !dbg !3642, !prof !9

b2_ok28:
	%132 = getelementptr inbounds double, double* %43, i64 24, !dbg !3642
	store double %127, double* %132, align 8, !dbg !3642
	%133 = icmp uge i64 25, %42, !dbg !3643
	br i1 %133, label %b2_fail29, label %b2_ok29, !dbg !3643, !prof !9

b2_ok29:
	%134 = getelementptr inbounds double, double* %43, i64 25, !dbg !3643
	store double %128, double* %134, align 8, !dbg !3643
	%135 = call double @__nv_asin(double %52), !dbg !3644
	%136 = call double @__nv_acos(double %52), !dbg !3645
	%137 = call double @__nv_atan(double %45), !dbg !3646
	%138 = icmp uge i64 26, %42, !dbg !3647
	br i1 %138, label %b2_fail30, label %b2_ok30, !dbg !3647, !prof !9

b2_ok30:
	%139 = getelementptr inbounds double, double* %43, i64 26, !dbg !3647
	store double %135, double* %139, align 8, !dbg !3647
	%140 = icmp uge i64 27, %42, !dbg !3648
	br i1 %140, label %b2_fail31, label %b2_ok31, !dbg !3648, !prof !9

b2_ok31:
	%141 = getelementptr inbounds double, double* %43, i64 27, !dbg !3648
	store double %136, double* %141, align 8, !dbg !3648
	%142 = icmp uge i64 28, %42, !dbg !3649
	br i1 %142, label %b2_fail32, label %b2_ok32, !dbg !3649, !prof !9

b2_ok32:
	%143 = getelementptr inbounds double, double* %43, i64 28, !dbg !3649
	store double %137, double* %143, align 8, !dbg !3649
	%144 = call double @__nv_atan2(double %48, double %45), !dbg !3650
	%145 = icmp uge i64 29, %42, !dbg !3651
	br i1 %145, label %b2_fail33, label %b2_ok33, !dbg !3651, !prof !9

b2_ok33:
	%146 = getelementptr inbounds double, double* %43, i64 29, !dbg !3651
	store double %144, double* %146, align 8, !dbg !3651
	%147 = call double @__nv_sinh(double %53), !dbg !3652
	%148 = call double @__nv_cosh(double %53), !dbg !3653
	%149 = call double @__nv_tanh(double %53), !dbg !3654
	%150 = icmp uge i64 30, %42, !dbg !3655
	br i1 %150, label %b2_fail34, label %b2_ok34, !dbg !3655, !prof !9

b2_ok34:
	%151 = getelementptr inbounds double, double* %43, i64 30, !dbg !3655
	store double %147, double* %151, align 8, !dbg !3655
	%152 = icmp uge i64 31, %42, !dbg !3656
	br i1 %152, label %b2_fail35, label %b2_ok35, !dbg !3656, !prof !9

b2_ok35:
	%153 = getelementptr inbounds double, double* %43, i64 31, !dbg !3656
	store double %148, double* %153, align 8, !dbg !3656
	%154 = icmp uge i64 32, %42, !dbg !3657
	br i1 %154, label %b2_fail36, label %b2_ok36, !dbg !3657, !prof !9

b2_ok36:
	%155 = getelementptr inbounds double, double* %43, i64 32, !dbg !3657
	store double %149, double* %155, align 8, !dbg !3657
	%156 = call double @__nv_asinh(double %45), !dbg !3658
	%157 = fadd double %50, 1.000000e+00, !dbg !3659
	%158 = call double @__nv_acosh(double %157), !dbg !3660
	%159 = call double @__nv_atanh(double %52), !dbg !3661
	%160 = icmp uge i64 33, %42, !dbg !3662
	br i1 %160, label %b2_fail37, label %b2_ok37, !dbg !3662, !prof !9

b2_ok37:
	%161 = getelementptr inbounds double, double* %43, i64 33, !dbg !3662
	store double %156, double* %161, align 8, !dbg !3662
	%162 = icmp uge i64 34, %42, !dbg !3663
	br i1 %162, label %b2_fail38, label %b2_ok38, !dbg !3663, !prof !9

b2_ok38:
	%163 = getelementptr inbounds double, double* %43, i64 34, !dbg !3663
	store double %158, double* %163, align 8, !dbg !3663
	%164 = icmp uge i64 35, %42, !dbg !3664
	br i1 %164, label %b2_fail39, label %b2_ok39, !dbg !3664, !prof !9

b2_ok39:
	%165 = getelementptr inbounds double, double* %43, i64 35, !dbg !3664
	store double %159, double* %165, align 8, !dbg !3664
	%166 = call double @__nv_pow(double %50, double %52), !dbg !3665
	%167 = call double @__nv_hypot(double %45, double %48), !dbg !3666
	%168 = icmp uge i64 36, %42, !dbg !3667
	br i1 %168, label %b2_fail40, label %b2_ok40, !dbg !3667, !prof !9

b2_ok40:
	%169 = getelementptr inbounds double, double* %43, i64 36, !dbg !3667
	store double %166, double* %169, align 8, !dbg !3667
	%170 = icmp uge i64 37, %42, !dbg !3668
	br i1 %170, label %b2_fail41, label %b2_ok41, !dbg !3668, !prof !9

b2_ok41:
	%171 = getelementptr inbounds double, double* %43, i64 37, !dbg !3668
	store double %167, double* %171, align 8, !dbg !3668
	%172 = call double @__nv_erf(double %53), !dbg !3669
	%173 = call double @__nv_erfc(double %52), !dbg !3670
	%174 = icmp uge i64 38, %42, !dbg !3671
	br i1 %174, label %b2_fail42, label %b2_ok42, !dbg !3671, !prof !9

b2_ok42:
	%175 = getelementptr inbounds double, double* %43, i64 38, !dbg !3671
	store double %172, double* %175, align 8, !dbg !3671
	%176 = icmp uge i64 39, %42, !dbg !3672
	br i1 %176, label %b2_fail43, label %b2_ok43, !dbg !3672, !prof !9

b2_ok43:
	%177 = getelementptr inbounds double, double* %43, i64 39, !dbg !3672
	store double %173, double* %177, align 8, !dbg !3672
	%178 = icmp uge i64 40, %42, !dbg !3673
	br i1 %178, label %b2_fail44, label %b2_ok44, !dbg !3673, !prof !9

b2_ok44:
	%179 = getelementptr inbounds double, double* %43, i64 40, !dbg !3673
	store double %50, double* %179, align 8, !dbg !3673
	%180 = icmp uge i64 41, %42, !dbg !3674
	br i1 %180, label %b2_fail45, label %b2_ok45, !dbg !3674, !prof !9

b2_ok45:
	%181 = getelementptr inbounds double, double* %43, i64 41, !dbg !3674
	store double %52, double* %181, align 8, !dbg !3674
	%182 = add i64 %35, %34, !dbg !3579
	br label %b1, !dbg !3579

b3:
	ret void, !dbg !3579

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 362, i64 %39, i64 %p1), !dbg !3583
	ret void, !dbg !3583

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 363, i64 %37, i64 %39), !dbg !3583
	ret void, !dbg !3583

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 364, i64 %35, i64 %p5), !dbg !3585
	ret void, !dbg !3585

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 335, i64 0, i64 %42), !dbg !3594
	ret void, !dbg !3594

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 335, i64 1, i64 %42), !dbg !3595
	ret void, !dbg !3595

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 2, i64 %42), !dbg !3599
	ret void, !dbg !3599

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 3, i64 %42), !dbg !3600
	ret void, !dbg !3600

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 336, i64 4, i64 %42), !dbg !3601
	ret void, !dbg !3601

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 337, i64 5, i64 %42), !dbg !3604
	ret void, !dbg !3604

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 337, i64 6, i64 %42), !dbg !3605
	ret void, !dbg !3605

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 338, i64 7, i64 %42), !dbg !3608
	ret void, !dbg !3608

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 338, i64 8, i64 %42), !dbg !3609
	ret void, !dbg !3609

b2_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 339, i64 9, i64 %42), !dbg !3612
	ret void, !dbg !3612

b2_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 339, i64 10, i64 %42), !dbg !3613
	ret void, !dbg !3613

b2_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 340, i64 11, i64 %42), !dbg !3615
	ret void, !dbg !3615

b2_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 341, i64 12, i64 %42), !dbg !3618
	ret void, !dbg !3618

b2_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 341, i64 13, i64 %42), !dbg !3619
	ret void, !dbg !3619

b2_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 342, i64 14, i64 %42), !dbg !3622
	ret void, !dbg !3622

b2_fail19:
	call void @gpuc_fail(i8* %ctrl, i32 342, i64 15, i64 %42), !dbg !3623
	ret void, !dbg !3623

b2_fail20:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 16, i64 %42), !dbg !3627
	ret void, !dbg !3627

b2_fail21:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 17, i64 %42), !dbg !3628
	ret void, !dbg !3628

b2_fail22:
	call void @gpuc_fail(i8* %ctrl, i32 343, i64 18, i64 %42), !dbg !3629
	ret void, !dbg !3629

b2_fail23:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 19, i64 %42), !dbg !3634
	ret void, !dbg !3634

b2_fail24:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 20, i64 %42), !dbg !3635
	ret void, !dbg !3635

b2_fail25:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 21, i64 %42), !dbg !3636
	ret void, !dbg !3636

b2_fail26:
	call void @gpuc_fail(i8* %ctrl, i32 344, i64 22, i64 %42), !dbg !3637
	ret void, !dbg !3637

b2_fail27:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 23, i64 %42), !dbg !3641
	ret void, !dbg !3641

b2_fail28:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 24, i64 %42), !dbg !3642
	ret void, !dbg !3642

b2_fail29:
	call void @gpuc_fail(i8* %ctrl, i32 345, i64 25, i64 %42), !dbg !3643
	ret void, !dbg !3643

b2_fail30:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 26, i64 %42), !dbg !3647
	ret void, !dbg !3647

b2_fail31:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 27, i64 %42), !dbg !3648
	ret void, !dbg !3648

b2_fail32:
	call void @gpuc_fail(i8* %ctrl, i32 346, i64 28, i64 %42), !dbg !3649
	ret void, !dbg !3649

b2_fail33:
	call void @gpuc_fail(i8* %ctrl, i32 347, i64 29, i64 %42), !dbg !3651
	ret void, !dbg !3651

b2_fail34:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 30, i64 %42), !dbg !3655
	ret void, !dbg !3655

b2_fail35:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 31, i64 %42), !dbg !3656
	ret void, !dbg !3656

b2_fail36:
	call void @gpuc_fail(i8* %ctrl, i32 348, i64 32, i64 %42), !dbg !3657
	ret void, !dbg !3657

b2_fail37:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 33, i64 %42), !dbg !3662
	ret void, !dbg !3662

b2_fail38:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 34, i64 %42), !dbg !3663
	ret void, !dbg !3663

b2_fail39:
	call void @gpuc_fail(i8* %ctrl, i32 349, i64 35, i64 %42), !dbg !3664
	ret void, !dbg !3664

b2_fail40:
	call void @gpuc_fail(i8* %ctrl, i32 350, i64 36, i64 %42), !dbg !3667
	ret void, !dbg !3667

b2_fail41:
	call void @gpuc_fail(i8* %ctrl, i32 350, i64 37, i64 %42), !dbg !3668
	ret void, !dbg !3668

b2_fail42:
	call void @gpuc_fail(i8* %ctrl, i32 351, i64 38, i64 %42), !dbg !3671
	ret void, !dbg !3671

b2_fail43:
	call void @gpuc_fail(i8* %ctrl, i32 351, i64 39, i64 %42), !dbg !3672
	ret void, !dbg !3672

b2_fail44:
	call void @gpuc_fail(i8* %ctrl, i32 352, i64 40, i64 %42), !dbg !3673
	ret void, !dbg !3673

b2_fail45:
	call void @gpuc_fail(i8* %ctrl, i32 352, i64 41, i64 %42), !dbg !3674
	ret void, !dbg !3674
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3675 {
entry:
	br label %b0, !dbg !3676

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3679, !range !10
	%1 = sext i32 %0 to i64, !dbg !3679
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3679, !range !12
	%3 = sext i32 %2 to i64, !dbg !3679
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3679, !range !12
	%5 = sext i32 %4 to i64, !dbg !3679
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3679, !range !33
	%7 = sext i32 %6 to i64, !dbg !3679
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3679, !range !34
	%9 = sext i32 %8 to i64, !dbg !3679
	%10 = mul i64 %9, %5, !dbg !3679
	%11 = add i64 %3, %10, !dbg !3679
	%12 = mul i64 %7, %11, !dbg !3679
	%13 = add i64 %1, %12, !dbg !3679
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3679, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3679, !range !35
	%16 = mul i32 %14, %15, !dbg !3679
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3679, !range !36
	%18 = mul i32 %16, %17, !dbg !3679
	%19 = sext i32 %18 to i64, !dbg !3679
	%20 = mul i64 %13, %19, !dbg !3679
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3679, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3679, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3679, !range !13
	%24 = mul i32 %15, %23, !dbg !3679
	%25 = add i32 %22, %24, !dbg !3679
	%26 = mul i32 %14, %25, !dbg !3679
	%27 = add i32 %21, %26, !dbg !3679
	%28 = sext i32 %27 to i64, !dbg !3679
	%29 = add i64 %20, %28, !dbg !3679
	%30 = add i64 %29, 1, !dbg !3680
	%31 = sitofp i64 %30 to double, !dbg !3681
	%32 = icmp uge i64 0, %p1, !dbg !3682
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3682, !prof !9

b0_ok1:
	%33 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3682
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %33, double %31), !dbg !3683
	%35 = icmp uge i64 1, %p1, !dbg !3684
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3684, !prof !9

b0_ok2:
	%36 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3684
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3685
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %36, double %37), !dbg !3685
	%39 = icmp uge i64 2, %p1, !dbg !3686
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3686, !prof !9

b0_ok3:
	%40 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3686
	%41 = bitcast double* %40 to i64*, !dbg !3687
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3687
	br label %b0_cas4, !dbg !3687

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3687
	%44 = bitcast i64 %43 to double, !dbg !3687
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3687
	%46 = fcmp uno double %44, %31, !dbg !3687
	%47 = select i1 %46, double 0x7FF8000000000000, double %45, !dbg !3687
	%48 = bitcast double %47 to i64, !dbg !3687
	%49 = cmpxchg i64* %41, i64 %43, i64 %48 monotonic monotonic, !dbg !3687
	%50 = extractvalue { i64, i1 } %49, 0, !dbg !3687
	%51 = icmp eq i64 %50, %43, !dbg !3687
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3687

b0_swapped4:
	%52 = bitcast i64 %50 to double, !dbg !3687
	%53 = icmp uge i64 3, %p1, !dbg !3688
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3688, !prof !9

b0_ok5:
	%54 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3688
	%55 = bitcast double* %54 to i64*, !dbg !3689
	%56 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %55) nounwind, !dbg !3689
	br label %b0_cas6, !dbg !3689

b0_cas6:
	%57 = phi i64 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3689
	%58 = bitcast i64 %57 to double, !dbg !3689
	%59 = call double @__nv_fmax(double %58, double %31), !dbg !3689
	%60 = fcmp uno double %58, %31, !dbg !3689
	%61 = select i1 %60, double 0x7FF8000000000000, double %59, !dbg !3689
	%62 = bitcast double %61 to i64, !dbg !3689
	%63 = cmpxchg i64* %55, i64 %57, i64 %62 monotonic monotonic, !dbg !3689
	%64 = extractvalue { i64, i1 } %63, 0, !dbg !3689
	%65 = icmp eq i64 %64, %57, !dbg !3689
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3689

b0_swapped6:
	%66 = bitcast i64 %64 to double, !dbg !3689
	%67 = icmp uge i64 4, %p1, !dbg !3690
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3690, !prof !9

b0_ok7:
	%68 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3690
	%69 = bitcast double* %68 to i64*, !dbg !3691
	%70 = bitcast double %31 to i64, !dbg !3691
	%71 = atomicrmw xchg i64* %69, i64 %70 monotonic, !dbg !3691
	%72 = bitcast i64 %71 to double, !dbg !3691
	%73 = icmp uge i64 %29, %p3, !dbg !3692
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3692, !prof !9

b0_ok8:
	%74 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3692
	store double %72, double* %74, align 8, !dbg !3692
	%75 = icmp uge i64 5, %p1, !dbg !3693
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3693, !prof !9

b0_ok9:
	%76 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3693
	%77 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %76) nounwind, !dbg !3694
	%78 = fcmp oeq double %77, 7.000000e+00, !dbg !3695
	br i1 %78, label %b1, label %b2, !dbg !3695

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3696
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3696, !prof !9

b1_ok1:
	%80 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3696
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %80, double %31) nounwind, !dbg !3697
	br label %b2, !dbg !3697

b2:
	ret void, !dbg !3678

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 207, i64 0, i64 %p1), !dbg !3682
	ret void, !dbg !3682

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 1, i64 %p1), !dbg !3684
	ret void, !dbg !3684

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 2, i64 %p1), !dbg !3686
	ret void, !dbg !3686

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 3, i64 %p1), !dbg !3688
	ret void, !dbg !3688

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 4, i64 %p1), !dbg !3690
	ret void, !dbg !3690

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 %29, i64 %p3), !dbg !3692
	ret void, !dbg !3692

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 5, i64 %p1), !dbg !3693
	ret void, !dbg !3693

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 %29, i64 %p5), !dbg !3696
	ret void, !dbg !3696
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

declare double @__nv_fdim(double %a0, double %a1) nounwind readnone

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

declare float @__nv_fdimf(float %a0, float %a1) nounwind readnone

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
!nvvm.annotations = !{!3698, !3699, !3700, !3701, !3702, !3703, !3704, !3705, !3706, !3707, !3708, !3709, !3710, !3711, !3712, !3713, !3714, !3715, !3716, !3717, !3718, !3719, !3720, !3721, !3722, !3723, !3724, !3725, !3726, !3727, !3728, !3729, !3730, !3731, !3732, !3733, !3734, !3735, !3736, !3737, !3738, !3739, !3740, !3741, !3742, !3743, !3744, !3745, !3746, !3747, !3748, !3749, !3750, !3751, !3752, !3753, !3754, !3755, !3756, !3757, !3758, !3759, !3760, !3761, !3762, !3763, !3764}
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
!401 = !DILocation(line: 113, column: 29, scope: !239, inlinedAt: !240)
!402 = !DILocation(line: 35, column: 6, scope: !388, inlinedAt: !401)
!403 = !DILocation(line: 35, column: 31, scope: !388, inlinedAt: !401)
!404 = !DILocation(line: 35, column: 35, scope: !388, inlinedAt: !401)
!405 = !DILocation(line: 35, column: 41, scope: !388, inlinedAt: !401)
!406 = !DILocation(line: 36, column: 20, scope: !388, inlinedAt: !401)
!407 = !DILocation(line: 37, column: 18, scope: !388, inlinedAt: !401)
!408 = !DILocation(line: 40, column: 18, scope: !388, inlinedAt: !401)
!409 = !DILocation(line: 114, column: 6, scope: !239, inlinedAt: !240)
!410 = !DILocation(line: 116, column: 15, scope: !234)
!411 = distinct !DISubprogram(name: "Fold", scope: !372, file: !372, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!412 = !DILocation(line: 116, column: 15, scope: !239, inlinedAt: !240)
!413 = !DILocation(line: 116, column: 15, scope: !411, inlinedAt: !412)
!414 = !DILocation(line: 26, column: 28, scope: !411, inlinedAt: !412)
!415 = !DILocation(line: 27, column: 20, scope: !411, inlinedAt: !412)
!416 = !DILocation(line: 116, column: 69, scope: !239, inlinedAt: !240)
!417 = !DILocation(line: 116, column: 79, scope: !239, inlinedAt: !240)
!418 = !DILocation(line: 116, column: 72, scope: !239, inlinedAt: !240)
!419 = !DILocation(line: 28, column: 8, scope: !411, inlinedAt: !412)
!420 = !DILocation(line: 116, column: 2, scope: !239, inlinedAt: !240)
!421 = !DILocation(line: 126, column: 6, scope: !234)
!422 = distinct !DISubprogram(name: "NamedKernel", scope: !185, file: !185, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!423 = !DILocation(line: 133, column: 6, scope: !422)
!424 = !DILocation(line: 134, column: 32, scope: !422)
!425 = !DILocation(line: 135, column: 14, scope: !422)
!426 = distinct !DISubprogram(name: "Celsius.Fahrenheit", scope: !185, file: !185, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!427 = !DILocation(line: 135, column: 28, scope: !422)
!428 = !DILocation(line: 12, column: 57, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 12, column: 60, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 12, column: 63, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 135, column: 6, scope: !422)
!432 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!433 = distinct !DISubprogram(name: "Indices", scope: !432, file: !432, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!434 = !DILocation(line: 12, column: 6, scope: !433)
!435 = !DILocation(line: 13, column: 24, scope: !433)
!436 = !DILocation(line: 13, column: 26, scope: !433)
!437 = !DILocation(line: 13, column: 10, scope: !433)
!438 = !DILocation(line: 13, column: 41, scope: !433)
!439 = !DILocation(line: 14, column: 27, scope: !433)
!440 = !DILocation(line: 14, column: 55, scope: !433)
!441 = !DILocation(line: 14, column: 68, scope: !433)
!442 = !DILocation(line: 15, column: 3, scope: !433)
!443 = !DILocation(line: 15, column: 9, scope: !433)
!444 = !DILocation(line: 15, column: 15, scope: !433)
!445 = !DILocation(line: 16, column: 3, scope: !433)
!446 = !DILocation(line: 16, column: 9, scope: !433)
!447 = !DILocation(line: 16, column: 15, scope: !433)
!448 = !DILocation(line: 17, column: 3, scope: !433)
!449 = !DILocation(line: 17, column: 9, scope: !433)
!450 = !DILocation(line: 17, column: 15, scope: !433)
!451 = !DILocation(line: 18, column: 3, scope: !433)
!452 = !DILocation(line: 18, column: 9, scope: !433)
!453 = !DILocation(line: 18, column: 16, scope: !433)
!454 = !DILocation(line: 19, column: 30, scope: !433)
!455 = !{i32 0, i32 32}
!456 = !DILocation(line: 19, column: 47, scope: !433)
!457 = !DILocation(line: 19, column: 3, scope: !433)
!458 = !DILocation(line: 19, column: 10, scope: !433)
!459 = !DILocation(line: 20, column: 3, scope: !433)
!460 = !DILocation(line: 20, column: 10, scope: !433)
!461 = !DILocation(line: 21, column: 47, scope: !433)
!462 = !DILocation(line: 21, column: 3, scope: !433)
!463 = !DILocation(line: 21, column: 10, scope: !433)
!464 = distinct !DISubprogram(name: "Strides", scope: !432, file: !432, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!465 = !DILocation(line: 28, column: 6, scope: !464)
!466 = !DILocation(line: 29, column: 19, scope: !464)
!467 = !DILocation(line: 29, column: 37, scope: !464)
!468 = !DILocation(line: 29, column: 22, scope: !464)
!469 = !DILocation(line: 30, column: 33, scope: !464)
!470 = !DILocation(line: 31, column: 26, scope: !464)
!471 = !DILocation(line: 31, column: 52, scope: !464)
!472 = !DILocation(line: 31, column: 36, scope: !464)
!473 = !DILocation(line: 31, column: 17, scope: !464)
!474 = !DILocation(line: 34, column: 33, scope: !464)
!475 = !DILocation(line: 35, column: 26, scope: !464)
!476 = !DILocation(line: 35, column: 53, scope: !464)
!477 = !DILocation(line: 35, column: 36, scope: !464)
!478 = !DILocation(line: 35, column: 16, scope: !464)
!479 = !DILocation(line: 37, column: 32, scope: !464)
!480 = !DILocation(line: 38, column: 25, scope: !464)
!481 = !DILocation(line: 38, column: 51, scope: !464)
!482 = !DILocation(line: 38, column: 35, scope: !464)
!483 = !DILocation(line: 38, column: 16, scope: !464)
!484 = distinct !DISubprogram(name: "Leave", scope: !432, file: !432, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!485 = !DILocation(line: 46, column: 6, scope: !484)
!486 = !DILocation(line: 48, column: 32, scope: !484)
!487 = !DILocation(line: 49, column: 7, scope: !484)
!488 = !DILocation(line: 49, column: 10, scope: !484)
!489 = !DILocation(line: 52, column: 12, scope: !484)
!490 = !DILocation(line: 55, column: 3, scope: !484)
!491 = !DILocation(line: 56, column: 17, scope: !484)
!492 = !DILocation(line: 56, column: 6, scope: !484)
!493 = !DILocation(line: 57, column: 2, scope: !484)
!494 = !DILocation(line: 53, column: 4, scope: !484)
!495 = distinct !DISubprogram(name: "Reverse", scope: !432, file: !432, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!496 = !DILocation(line: 68, column: 6, scope: !495)
!497 = !DILocation(line: 69, column: 23, scope: !495)
!498 = !DILocation(line: 70, column: 24, scope: !495)
!499 = !DILocation(line: 70, column: 42, scope: !495)
!500 = !DILocation(line: 71, column: 20, scope: !495)
!501 = !DILocation(line: 71, column: 25, scope: !495)
!502 = !DILocation(line: 72, column: 4, scope: !495)
!503 = !DILocation(line: 72, column: 23, scope: !495)
!504 = !DILocation(line: 72, column: 18, scope: !495)
!505 = !DILocation(line: 72, column: 10, scope: !495)
!506 = !DILocation(line: 73, column: 16, scope: !495)
!507 = !DILocation(line: 74, column: 26, scope: !495)
!508 = !DILocation(line: 74, column: 28, scope: !495)
!509 = !DILocation(line: 74, column: 24, scope: !495)
!510 = !DILocation(line: 74, column: 5, scope: !495)
!511 = distinct !DISubprogram(name: "Sum", scope: !432, file: !432, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!512 = !DILocation(line: 81, column: 6, scope: !511)
!513 = !DILocation(line: 82, column: 31, scope: !511)
!514 = !DILocation(line: 83, column: 24, scope: !511)
!515 = !DILocation(line: 83, column: 42, scope: !511)
!516 = !DILocation(line: 85, column: 32, scope: !511)
!517 = !DILocation(line: 86, column: 19, scope: !511)
!518 = !DILocation(line: 86, column: 16, scope: !511)
!519 = !DILocation(line: 86, column: 3, scope: !511)
!520 = !DILocation(line: 88, column: 5, scope: !511)
!521 = !DILocation(line: 89, column: 6, scope: !511)
!522 = !DILocation(line: 89, column: 24, scope: !511)
!523 = !DILocation(line: 90, column: 17, scope: !511)
!524 = !DILocation(line: 91, column: 18, scope: !511)
!525 = !DILocation(line: 91, column: 23, scope: !511)
!526 = !DILocation(line: 92, column: 15, scope: !511)
!527 = !DILocation(line: 92, column: 8, scope: !511)
!528 = !DILocation(line: 93, column: 19, scope: !511)
!529 = !DILocation(line: 93, column: 17, scope: !511)
!530 = !DILocation(line: 93, column: 7, scope: !511)
!531 = !DILocation(line: 93, column: 4, scope: !511)
!532 = !DILocation(line: 97, column: 7, scope: !511)
!533 = !DILocation(line: 98, column: 28, scope: !511)
!534 = !DILocation(line: 98, column: 6, scope: !511)
!535 = distinct !DISubprogram(name: "SameShared", scope: !432, file: !432, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!536 = !DILocation(line: 109, column: 6, scope: !535)
!537 = distinct !DISubprogram(name: "scratch", scope: !432, file: !432, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!538 = !DILocation(line: 110, column: 14, scope: !535)
!539 = !DILocation(line: 103, column: 68, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 111, column: 27, scope: !535)
!541 = !DILocation(line: 112, column: 19, scope: !535)
!542 = !DILocation(line: 112, column: 22, scope: !535)
!543 = !DILocation(line: 113, column: 35, scope: !535)
!544 = !DILocation(line: 113, column: 4, scope: !535)
!545 = !DILocation(line: 113, column: 10, scope: !535)
!546 = !DILocation(line: 114, column: 4, scope: !535)
!547 = !DILocation(line: 114, column: 10, scope: !535)
!548 = !DILocation(line: 116, column: 16, scope: !535)
!549 = !DILocation(line: 118, column: 39, scope: !535)
!550 = !DILocation(line: 118, column: 41, scope: !535)
!551 = !DILocation(line: 118, column: 22, scope: !535)
!552 = !DILocation(line: 119, column: 24, scope: !535)
!553 = !DILocation(line: 119, column: 13, scope: !535)
!554 = !DILocation(line: 119, column: 11, scope: !535)
!555 = !DILocation(line: 120, column: 29, scope: !535)
!556 = !DILocation(line: 120, column: 35, scope: !535)
!557 = !DILocation(line: 120, column: 41, scope: !535)
!558 = !DILocation(line: 120, column: 47, scope: !535)
!559 = !DILocation(line: 120, column: 4, scope: !535)
!560 = !DILocation(line: 120, column: 10, scope: !535)
!561 = !DILocation(line: 120, column: 16, scope: !535)
!562 = !DILocation(line: 120, column: 22, scope: !535)
!563 = distinct !DISubprogram(name: "SharedAtomics", scope: !432, file: !432, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!564 = !DILocation(line: 127, column: 6, scope: !563)
!565 = !DILocation(line: 128, column: 32, scope: !563)
!566 = !DILocation(line: 129, column: 33, scope: !563)
!567 = !DILocation(line: 130, column: 9, scope: !563)
!568 = !DILocation(line: 132, column: 16, scope: !563)
!569 = !DILocation(line: 133, column: 51, scope: !563)
!570 = !DILocation(line: 133, column: 34, scope: !563)
!571 = !DILocation(line: 133, column: 23, scope: !563)
!572 = !DILocation(line: 134, column: 16, scope: !563)
!573 = !DILocation(line: 135, column: 33, scope: !563)
!574 = !DILocation(line: 136, column: 19, scope: !563)
!575 = !DILocation(line: 136, column: 8, scope: !563)
!576 = !DILocation(line: 136, column: 23, scope: !563)
!577 = !DILocation(line: 136, column: 35, scope: !563)
!578 = !DILocation(line: 136, column: 6, scope: !563)
!579 = distinct !DISubprogram(name: "WarpNeighbours", scope: !432, file: !432, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!580 = !DILocation(line: 144, column: 6, scope: !579)
!581 = !DILocation(line: 145, column: 33, scope: !579)
!582 = !DILocation(line: 147, column: 25, scope: !579)
!583 = !DILocation(line: 147, column: 36, scope: !579)
!584 = !DILocation(line: 147, column: 28, scope: !579)
!585 = !DILocation(line: 148, column: 29, scope: !579)
!586 = !DILocation(line: 148, column: 15, scope: !579)
!587 = !DILocation(line: 148, column: 2, scope: !579)
!588 = !DILocation(line: 150, column: 14, scope: !579)
!589 = !DILocation(line: 150, column: 8, scope: !579)
!590 = !DILocation(line: 151, column: 9, scope: !579)
!591 = !DILocation(line: 152, column: 31, scope: !579)
!592 = !DILocation(line: 152, column: 41, scope: !579)
!593 = !DILocation(line: 152, column: 34, scope: !579)
!594 = !DILocation(line: 152, column: 21, scope: !579)
!595 = !DILocation(line: 152, column: 15, scope: !579)
!596 = !DILocation(line: 153, column: 9, scope: !579)
!597 = !DILocation(line: 155, column: 5, scope: !579)
!598 = distinct !DISubprogram(name: "EarlyExit", scope: !432, file: !432, line: 162, type: !4, isDefinition: true, scopeLine: 162, isOptimized: true, unit: !2)
!599 = !DILocation(line: 162, column: 6, scope: !598)
!600 = !DILocation(line: 163, column: 28, scope: !598)
!601 = !DILocation(line: 164, column: 19, scope: !598)
!602 = !DILocation(line: 164, column: 22, scope: !598)
!603 = !DILocation(line: 165, column: 3, scope: !598)
!604 = !DILocation(line: 167, column: 21, scope: !598)
!605 = !DILocation(line: 167, column: 24, scope: !598)
!606 = !DILocation(line: 168, column: 3, scope: !598)
!607 = !DILocation(line: 170, column: 16, scope: !598)
!608 = !DILocation(line: 171, column: 19, scope: !598)
!609 = !DILocation(line: 171, column: 25, scope: !598)
!610 = !DILocation(line: 171, column: 5, scope: !598)
!611 = distinct !DISubprogram(name: "Timers", scope: !432, file: !432, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!612 = !DILocation(line: 178, column: 6, scope: !611)
!613 = !DILocation(line: 179, column: 20, scope: !611)
!614 = !DILocation(line: 180, column: 19, scope: !611)
!615 = !DILocation(line: 180, column: 39, scope: !611)
!616 = !DILocation(line: 181, column: 2, scope: !611)
!617 = !DILocation(line: 183, column: 18, scope: !611)
!618 = !DILocation(line: 183, column: 15, scope: !611)
!619 = !DILocation(line: 184, column: 23, scope: !611)
!620 = !DILocation(line: 186, column: 17, scope: !611)
!621 = !DILocation(line: 187, column: 23, scope: !611)
!622 = !DILocation(line: 188, column: 5, scope: !611)
!623 = !DILocation(line: 189, column: 33, scope: !611)
!624 = !DILocation(line: 189, column: 36, scope: !611)
!625 = !DILocation(line: 189, column: 55, scope: !611)
!626 = !DILocation(line: 189, column: 58, scope: !611)
!627 = !DILocation(line: 189, column: 8, scope: !611)
!628 = !DILocation(line: 189, column: 18, scope: !611)
!629 = !DIFile(filename: "math.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!630 = distinct !DISubprogram(name: "StdMathKernel", scope: !629, file: !629, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!631 = !DILocation(line: 83, column: 6, scope: !630)
!632 = !DILocation(line: 84, column: 32, scope: !630)
!633 = !DILocation(line: 85, column: 16, scope: !630)
!634 = !DILocation(line: 85, column: 34, scope: !630)
!635 = !DILocation(line: 85, column: 37, scope: !630)
!636 = !DILocation(line: 85, column: 14, scope: !630)
!637 = !DILocation(line: 85, column: 56, scope: !630)
!638 = !DILocation(line: 85, column: 62, scope: !630)
!639 = distinct !DISubprogram(name: "StdMath", scope: !629, file: !629, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!640 = !DILocation(line: 85, column: 10, scope: !630)
!641 = !DILocation(line: 44, column: 37, scope: !639, inlinedAt: !640)
!642 = !DILocation(line: 44, column: 28, scope: !639, inlinedAt: !640)
!643 = !DILocation(line: 44, column: 53, scope: !639, inlinedAt: !640)
!644 = !DILocation(line: 44, column: 5, scope: !639, inlinedAt: !640)
!645 = !DILocation(line: 44, column: 13, scope: !639, inlinedAt: !640)
!646 = !DILocation(line: 45, column: 28, scope: !639, inlinedAt: !640)
!647 = !DILocation(line: 45, column: 43, scope: !639, inlinedAt: !640)
!648 = !DILocation(line: 45, column: 5, scope: !639, inlinedAt: !640)
!649 = !DILocation(line: 45, column: 13, scope: !639, inlinedAt: !640)
!650 = !DILocation(line: 46, column: 29, scope: !639, inlinedAt: !640)
!651 = !DILocation(line: 46, column: 50, scope: !639, inlinedAt: !640)
!652 = !DILocation(line: 46, column: 5, scope: !639, inlinedAt: !640)
!653 = !DILocation(line: 46, column: 13, scope: !639, inlinedAt: !640)
!654 = !DILocation(line: 47, column: 27, scope: !639, inlinedAt: !640)
!655 = !DILocation(line: 47, column: 43, scope: !639, inlinedAt: !640)
!656 = !DILocation(line: 47, column: 5, scope: !639, inlinedAt: !640)
!657 = !DILocation(line: 47, column: 13, scope: !639, inlinedAt: !640)
!658 = !DILocation(line: 48, column: 32, scope: !639, inlinedAt: !640)
!659 = !DILocation(line: 48, column: 48, scope: !639, inlinedAt: !640)
!660 = !DILocation(line: 48, column: 5, scope: !639, inlinedAt: !640)
!661 = !DILocation(line: 48, column: 13, scope: !639, inlinedAt: !640)
!662 = !DILocation(line: 49, column: 5, scope: !639, inlinedAt: !640)
!663 = !DILocation(line: 49, column: 14, scope: !639, inlinedAt: !640)
!664 = !DILocation(line: 50, column: 5, scope: !639, inlinedAt: !640)
!665 = !DILocation(line: 51, column: 53, scope: !639, inlinedAt: !640)
!666 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!667 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!668 = !DILocation(line: 51, column: 42, scope: !639, inlinedAt: !640)
!669 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !668)
!670 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !668)
!671 = !DILocation(line: 51, column: 85, scope: !639, inlinedAt: !640)
!672 = !DILocation(line: 51, column: 74, scope: !639, inlinedAt: !640)
!673 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !672)
!674 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !672)
!675 = !DILocation(line: 51, column: 117, scope: !639, inlinedAt: !640)
!676 = !DILocation(line: 51, column: 106, scope: !639, inlinedAt: !640)
!677 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !676)
!678 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !676)
!679 = !DILocation(line: 51, column: 5, scope: !639, inlinedAt: !640)
!680 = !DILocation(line: 51, column: 14, scope: !639, inlinedAt: !640)
!681 = !DILocation(line: 51, column: 23, scope: !639, inlinedAt: !640)
!682 = !DILocation(line: 52, column: 49, scope: !639, inlinedAt: !640)
!683 = !DILocation(line: 52, column: 53, scope: !639, inlinedAt: !640)
!684 = !DILocation(line: 52, column: 32, scope: !639, inlinedAt: !640)
!685 = !DILocation(line: 52, column: 5, scope: !639, inlinedAt: !640)
!686 = !DILocation(line: 53, column: 65, scope: !639, inlinedAt: !640)
!687 = !DILocation(line: 53, column: 57, scope: !639, inlinedAt: !640)
!688 = !DILocation(line: 53, column: 70, scope: !639, inlinedAt: !640)
!689 = !DILocation(line: 53, column: 40, scope: !639, inlinedAt: !640)
!690 = !DILocation(line: 53, column: 19, scope: !639, inlinedAt: !640)
!691 = !DILocation(line: 53, column: 5, scope: !639, inlinedAt: !640)
!692 = !DILocation(line: 54, column: 29, scope: !639, inlinedAt: !640)
!693 = !DILocation(line: 54, column: 45, scope: !639, inlinedAt: !640)
!694 = !DILocation(line: 54, column: 5, scope: !639, inlinedAt: !640)
!695 = !DILocation(line: 54, column: 14, scope: !639, inlinedAt: !640)
!696 = !DILocation(line: 55, column: 5, scope: !639, inlinedAt: !640)
!697 = !DILocation(line: 55, column: 14, scope: !639, inlinedAt: !640)
!698 = !DILocation(line: 56, column: 26, scope: !639, inlinedAt: !640)
!699 = !DILocation(line: 56, column: 5, scope: !639, inlinedAt: !640)
!700 = !DILocation(line: 57, column: 5, scope: !639, inlinedAt: !640)
!701 = distinct !DISubprogram(name: "BitsKernel", scope: !629, file: !629, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!702 = !DILocation(line: 92, column: 6, scope: !701)
!703 = !DILocation(line: 93, column: 32, scope: !701)
!704 = !DILocation(line: 94, column: 13, scope: !701)
!705 = !DILocation(line: 94, column: 28, scope: !701)
!706 = !DILocation(line: 94, column: 31, scope: !701)
!707 = !DILocation(line: 94, column: 11, scope: !701)
!708 = !DILocation(line: 94, column: 47, scope: !701)
!709 = !DILocation(line: 94, column: 53, scope: !701)
!710 = distinct !DISubprogram(name: "Bits", scope: !629, file: !629, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!711 = !DILocation(line: 94, column: 7, scope: !701)
!712 = !DILocation(line: 65, column: 47, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 65, column: 41, scope: !710, inlinedAt: !711)
!714 = !DILocation(line: 65, column: 25, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 65, column: 84, scope: !710, inlinedAt: !711)
!716 = !DILocation(line: 65, column: 77, scope: !710, inlinedAt: !711)
!717 = !DILocation(line: 65, column: 60, scope: !710, inlinedAt: !711)
!718 = !DILocation(line: 65, column: 5, scope: !710, inlinedAt: !711)
!719 = !DILocation(line: 65, column: 13, scope: !710, inlinedAt: !711)
!720 = !DILocation(line: 66, column: 49, scope: !710, inlinedAt: !711)
!721 = !DILocation(line: 66, column: 42, scope: !710, inlinedAt: !711)
!722 = !DILocation(line: 66, column: 25, scope: !710, inlinedAt: !711)
!723 = !DILocation(line: 66, column: 79, scope: !710, inlinedAt: !711)
!724 = !DILocation(line: 66, column: 62, scope: !710, inlinedAt: !711)
!725 = !DILocation(line: 66, column: 5, scope: !710, inlinedAt: !711)
!726 = !DILocation(line: 66, column: 13, scope: !710, inlinedAt: !711)
!727 = !DILocation(line: 67, column: 44, scope: !710, inlinedAt: !711)
!728 = !DILocation(line: 67, column: 25, scope: !710, inlinedAt: !711)
!729 = !DILocation(line: 67, column: 83, scope: !710, inlinedAt: !711)
!730 = !DILocation(line: 67, column: 63, scope: !710, inlinedAt: !711)
!731 = !DILocation(line: 67, column: 5, scope: !710, inlinedAt: !711)
!732 = !DILocation(line: 67, column: 13, scope: !710, inlinedAt: !711)
!733 = !DILocation(line: 68, column: 45, scope: !710, inlinedAt: !711)
!734 = !DILocation(line: 68, column: 25, scope: !710, inlinedAt: !711)
!735 = !DILocation(line: 68, column: 85, scope: !710, inlinedAt: !711)
!736 = !DILocation(line: 68, column: 65, scope: !710, inlinedAt: !711)
!737 = !DILocation(line: 68, column: 5, scope: !710, inlinedAt: !711)
!738 = !DILocation(line: 68, column: 13, scope: !710, inlinedAt: !711)
!739 = !DILocation(line: 69, column: 45, scope: !710, inlinedAt: !711)
!740 = !DILocation(line: 69, column: 25, scope: !710, inlinedAt: !711)
!741 = !DILocation(line: 69, column: 85, scope: !710, inlinedAt: !711)
!742 = !DILocation(line: 69, column: 64, scope: !710, inlinedAt: !711)
!743 = !DILocation(line: 69, column: 5, scope: !710, inlinedAt: !711)
!744 = !DILocation(line: 69, column: 13, scope: !710, inlinedAt: !711)
!745 = !DILocation(line: 70, column: 48, scope: !710, inlinedAt: !711)
!746 = !DILocation(line: 70, column: 27, scope: !710, inlinedAt: !711)
!747 = !DILocation(line: 70, column: 89, scope: !710, inlinedAt: !711)
!748 = !DILocation(line: 70, column: 68, scope: !710, inlinedAt: !711)
!749 = !DILocation(line: 70, column: 5, scope: !710, inlinedAt: !711)
!750 = !DILocation(line: 70, column: 14, scope: !710, inlinedAt: !711)
!751 = !DILocation(line: 71, column: 41, scope: !710, inlinedAt: !711)
!752 = !DILocation(line: 71, column: 27, scope: !710, inlinedAt: !711)
!753 = !DILocation(line: 71, column: 75, scope: !710, inlinedAt: !711)
!754 = !DILocation(line: 71, column: 60, scope: !710, inlinedAt: !711)
!755 = !DILocation(line: 71, column: 5, scope: !710, inlinedAt: !711)
!756 = !DILocation(line: 71, column: 14, scope: !710, inlinedAt: !711)
!757 = !DILocation(line: 72, column: 42, scope: !710, inlinedAt: !711)
!758 = !DILocation(line: 72, column: 27, scope: !710, inlinedAt: !711)
!759 = !DILocation(line: 72, column: 70, scope: !710, inlinedAt: !711)
!760 = !DILocation(line: 72, column: 5, scope: !710, inlinedAt: !711)
!761 = !DILocation(line: 72, column: 14, scope: !710, inlinedAt: !711)
!762 = !DILocation(line: 73, column: 47, scope: !710, inlinedAt: !711)
!763 = !DILocation(line: 73, column: 27, scope: !710, inlinedAt: !711)
!764 = !DILocation(line: 73, column: 80, scope: !710, inlinedAt: !711)
!765 = !DILocation(line: 73, column: 5, scope: !710, inlinedAt: !711)
!766 = !DILocation(line: 73, column: 14, scope: !710, inlinedAt: !711)
!767 = !DILocation(line: 74, column: 62, scope: !710, inlinedAt: !711)
!768 = !DILocation(line: 74, column: 45, scope: !710, inlinedAt: !711)
!769 = !DILocation(line: 74, column: 27, scope: !710, inlinedAt: !711)
!770 = !DILocation(line: 74, column: 97, scope: !710, inlinedAt: !711)
!771 = !DILocation(line: 74, column: 95, scope: !710, inlinedAt: !711)
!772 = !DILocation(line: 74, column: 91, scope: !710, inlinedAt: !711)
!773 = !DILocation(line: 74, column: 87, scope: !710, inlinedAt: !711)
!774 = !DILocation(line: 74, column: 5, scope: !710, inlinedAt: !711)
!775 = !DILocation(line: 74, column: 14, scope: !710, inlinedAt: !711)
!776 = !DILocation(line: 75, column: 38, scope: !710, inlinedAt: !711)
!777 = !DILocation(line: 75, column: 27, scope: !710, inlinedAt: !711)
!778 = !DILocation(line: 75, column: 69, scope: !710, inlinedAt: !711)
!779 = !DILocation(line: 75, column: 58, scope: !710, inlinedAt: !711)
!780 = !DILocation(line: 75, column: 5, scope: !710, inlinedAt: !711)
!781 = !DILocation(line: 75, column: 14, scope: !710, inlinedAt: !711)
!782 = !DILocation(line: 76, column: 31, scope: !710, inlinedAt: !711)
!783 = !DILocation(line: 76, column: 5, scope: !710, inlinedAt: !711)
!784 = !DILocation(line: 76, column: 14, scope: !710, inlinedAt: !711)
!785 = !DILocation(line: 77, column: 44, scope: !710, inlinedAt: !711)
!786 = !DILocation(line: 77, column: 27, scope: !710, inlinedAt: !711)
!787 = !DILocation(line: 77, column: 86, scope: !710, inlinedAt: !711)
!788 = !DILocation(line: 77, column: 66, scope: !710, inlinedAt: !711)
!789 = !DILocation(line: 77, column: 5, scope: !710, inlinedAt: !711)
!790 = !DILocation(line: 77, column: 14, scope: !710, inlinedAt: !711)
!791 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!792 = distinct !DISubprogram(name: "Parameters", scope: !791, file: !791, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!793 = !DILocation(line: 35, column: 6, scope: !792)
!794 = !DILocation(line: 36, column: 18, scope: !792)
!795 = !DILocation(line: 36, column: 21, scope: !792)
!796 = !DILocation(line: 37, column: 3, scope: !792)
!797 = !DILocation(line: 39, column: 31, scope: !792)
!798 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !797)
!799 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !797)
!800 = !DILocation(line: 39, column: 43, scope: !792)
!801 = !DILocation(line: 39, column: 5, scope: !792)
!802 = !DILocation(line: 39, column: 13, scope: !792)
!803 = !DILocation(line: 40, column: 26, scope: !792)
!804 = !DILocation(line: 40, column: 44, scope: !792)
!805 = !DILocation(line: 40, column: 5, scope: !792)
!806 = !DILocation(line: 40, column: 13, scope: !792)
!807 = !DILocation(line: 41, column: 33, scope: !792)
!808 = !DILocation(line: 41, column: 23, scope: !792)
!809 = !DILocation(line: 41, column: 18, scope: !792)
!810 = !DILocation(line: 41, column: 5, scope: !792)
!811 = !DILocation(line: 42, column: 39, scope: !792)
!812 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !811)
!813 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !811)
!814 = !DILocation(line: 42, column: 64, scope: !792)
!815 = !DILocation(line: 42, column: 61, scope: !792)
!816 = !DILocation(line: 42, column: 84, scope: !792)
!817 = !DILocation(line: 42, column: 5, scope: !792)
!818 = !DILocation(line: 42, column: 13, scope: !792)
!819 = !DILocation(line: 42, column: 21, scope: !792)
!820 = !DILocation(line: 43, column: 26, scope: !792)
!821 = !DILocation(line: 43, column: 53, scope: !792)
!822 = !DILocation(line: 43, column: 5, scope: !792)
!823 = !DILocation(line: 43, column: 13, scope: !792)
!824 = !DILocation(line: 44, column: 28, scope: !792)
!825 = !DILocation(line: 44, column: 64, scope: !792)
!826 = !DILocation(line: 44, column: 50, scope: !792)
!827 = !DILocation(line: 44, column: 5, scope: !792)
!828 = !DILocation(line: 44, column: 14, scope: !792)
!829 = !DILocation(line: 45, column: 46, scope: !792)
!830 = !DILocation(line: 45, column: 28, scope: !792)
!831 = !DILocation(line: 45, column: 112, scope: !792)
!832 = !DILocation(line: 45, column: 98, scope: !792)
!833 = !DILocation(line: 45, column: 84, scope: !792)
!834 = !DILocation(line: 45, column: 66, scope: !792)
!835 = !DILocation(line: 45, column: 5, scope: !792)
!836 = !DILocation(line: 45, column: 14, scope: !792)
!837 = !DILocation(line: 46, column: 45, scope: !792)
!838 = !DILocation(line: 46, column: 28, scope: !792)
!839 = !DILocation(line: 46, column: 66, scope: !792)
!840 = !DILocation(line: 46, column: 5, scope: !792)
!841 = !DILocation(line: 46, column: 14, scope: !792)
!842 = !DILocation(line: 47, column: 28, scope: !792)
!843 = !DILocation(line: 47, column: 5, scope: !792)
!844 = !DILocation(line: 47, column: 14, scope: !792)
!845 = !DILocation(line: 48, column: 28, scope: !792)
!846 = !DILocation(line: 48, column: 42, scope: !792)
!847 = !DILocation(line: 48, column: 48, scope: !792)
!848 = !DILocation(line: 48, column: 34, scope: !792)
!849 = !DILocation(line: 48, column: 59, scope: !792)
!850 = !DILocation(line: 48, column: 65, scope: !792)
!851 = !DILocation(line: 48, column: 51, scope: !792)
!852 = !DILocation(line: 48, column: 78, scope: !792)
!853 = !DILocation(line: 48, column: 5, scope: !792)
!854 = !DILocation(line: 48, column: 14, scope: !792)
!855 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!856 = distinct !DISubprogram(name: "IntegersInt8", scope: !855, file: !855, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!857 = !DILocation(line: 10, column: 6, scope: !856)
!858 = !DILocation(line: 11, column: 32, scope: !856)
!859 = !DILocation(line: 12, column: 17, scope: !856)
!860 = !DILocation(line: 12, column: 35, scope: !856)
!861 = !DILocation(line: 12, column: 38, scope: !856)
!862 = !DILocation(line: 12, column: 15, scope: !856)
!863 = !DILocation(line: 12, column: 57, scope: !856)
!864 = !DILocation(line: 12, column: 63, scope: !856)
!865 = !DILocation(line: 12, column: 74, scope: !856)
!866 = !DILocation(line: 12, column: 72, scope: !856)
!867 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!868 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!869 = !DILocation(line: 12, column: 11, scope: !856)
!870 = !DILocation(line: 14, column: 28, scope: !868, inlinedAt: !869)
!871 = !DILocation(line: 14, column: 33, scope: !868, inlinedAt: !869)
!872 = !DILocation(line: 14, column: 38, scope: !868, inlinedAt: !869)
!873 = !DILocation(line: 14, column: 5, scope: !868, inlinedAt: !869)
!874 = !DILocation(line: 14, column: 13, scope: !868, inlinedAt: !869)
!875 = !DILocation(line: 14, column: 21, scope: !868, inlinedAt: !869)
!876 = !DILocation(line: 15, column: 36, scope: !868, inlinedAt: !869)
!877 = !DILocation(line: 15, column: 41, scope: !868, inlinedAt: !869)
!878 = !DILocation(line: 15, column: 46, scope: !868, inlinedAt: !869)
!879 = !DILocation(line: 15, column: 51, scope: !868, inlinedAt: !869)
!880 = !DILocation(line: 15, column: 5, scope: !868, inlinedAt: !869)
!881 = !DILocation(line: 15, column: 13, scope: !868, inlinedAt: !869)
!882 = !DILocation(line: 15, column: 21, scope: !868, inlinedAt: !869)
!883 = !DILocation(line: 15, column: 29, scope: !868, inlinedAt: !869)
!884 = !DILocation(line: 16, column: 27, scope: !868, inlinedAt: !869)
!885 = !DILocation(line: 16, column: 31, scope: !868, inlinedAt: !869)
!886 = !DILocation(line: 16, column: 5, scope: !868, inlinedAt: !869)
!887 = !DILocation(line: 16, column: 13, scope: !868, inlinedAt: !869)
!888 = !DILocation(line: 16, column: 21, scope: !868, inlinedAt: !869)
!889 = !DILocation(line: 17, column: 22, scope: !868, inlinedAt: !869)
!890 = !DILocation(line: 17, column: 28, scope: !868, inlinedAt: !869)
!891 = !DILocation(line: 17, column: 5, scope: !868, inlinedAt: !869)
!892 = !DILocation(line: 17, column: 14, scope: !868, inlinedAt: !869)
!893 = !DILocation(line: 18, column: 27, scope: !868, inlinedAt: !869)
!894 = !DILocation(line: 18, column: 22, scope: !868, inlinedAt: !869)
!895 = !DILocation(line: 18, column: 40, scope: !868, inlinedAt: !869)
!896 = !DILocation(line: 18, column: 33, scope: !868, inlinedAt: !869)
!897 = !DILocation(line: 18, column: 5, scope: !868, inlinedAt: !869)
!898 = !DILocation(line: 18, column: 14, scope: !868, inlinedAt: !869)
!899 = !DILocation(line: 19, column: 22, scope: !868, inlinedAt: !869)
!900 = !DILocation(line: 19, column: 28, scope: !868, inlinedAt: !869)
!901 = !DILocation(line: 19, column: 5, scope: !868, inlinedAt: !869)
!902 = !DILocation(line: 19, column: 14, scope: !868, inlinedAt: !869)
!903 = !DILocation(line: 20, column: 25, scope: !868, inlinedAt: !869)
!904 = !DILocation(line: 20, column: 35, scope: !868, inlinedAt: !869)
!905 = !DILocation(line: 20, column: 31, scope: !868, inlinedAt: !869)
!906 = !DILocation(line: 20, column: 5, scope: !868, inlinedAt: !869)
!907 = !DILocation(line: 20, column: 14, scope: !868, inlinedAt: !869)
!908 = !DILocation(line: 21, column: 7, scope: !868, inlinedAt: !869)
!909 = !DILocation(line: 22, column: 23, scope: !868, inlinedAt: !869)
!910 = !DILocation(line: 22, column: 28, scope: !868, inlinedAt: !869)
!911 = !DILocation(line: 22, column: 6, scope: !868, inlinedAt: !869)
!912 = !DILocation(line: 22, column: 15, scope: !868, inlinedAt: !869)
!913 = !DILocation(line: 24, column: 6, scope: !868, inlinedAt: !869)
!914 = !DILocation(line: 24, column: 15, scope: !868, inlinedAt: !869)
!915 = !DILocation(line: 26, column: 22, scope: !868, inlinedAt: !869)
!916 = !DILocation(line: 26, column: 27, scope: !868, inlinedAt: !869)
!917 = !DILocation(line: 26, column: 5, scope: !868, inlinedAt: !869)
!918 = !DILocation(line: 26, column: 14, scope: !868, inlinedAt: !869)
!919 = !DILocation(line: 27, column: 22, scope: !868, inlinedAt: !869)
!920 = !DILocation(line: 27, column: 27, scope: !868, inlinedAt: !869)
!921 = !DILocation(line: 27, column: 5, scope: !868, inlinedAt: !869)
!922 = !DILocation(line: 27, column: 14, scope: !868, inlinedAt: !869)
!923 = !DILocation(line: 28, column: 24, scope: !868, inlinedAt: !869)
!924 = !DILocation(line: 28, column: 35, scope: !868, inlinedAt: !869)
!925 = !DILocation(line: 28, column: 5, scope: !868, inlinedAt: !869)
!926 = !DILocation(line: 28, column: 14, scope: !868, inlinedAt: !869)
!927 = !DILocation(line: 29, column: 39, scope: !868, inlinedAt: !869)
!928 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!929 = !DILocation(line: 29, column: 36, scope: !868, inlinedAt: !869)
!930 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !929)
!931 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !929)
!932 = !DILocation(line: 29, column: 55, scope: !868, inlinedAt: !869)
!933 = !DILocation(line: 29, column: 52, scope: !868, inlinedAt: !869)
!934 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !933)
!935 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !933)
!936 = !DILocation(line: 29, column: 71, scope: !868, inlinedAt: !869)
!937 = !DILocation(line: 29, column: 68, scope: !868, inlinedAt: !869)
!938 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !937)
!939 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !937)
!940 = !DILocation(line: 29, column: 5, scope: !868, inlinedAt: !869)
!941 = !DILocation(line: 29, column: 14, scope: !868, inlinedAt: !869)
!942 = !DILocation(line: 29, column: 23, scope: !868, inlinedAt: !869)
!943 = !DILocation(line: 30, column: 39, scope: !868, inlinedAt: !869)
!944 = !DILocation(line: 30, column: 36, scope: !868, inlinedAt: !869)
!945 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !944)
!946 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !944)
!947 = !DILocation(line: 30, column: 55, scope: !868, inlinedAt: !869)
!948 = !DILocation(line: 30, column: 52, scope: !868, inlinedAt: !869)
!949 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !948)
!950 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !948)
!951 = !DILocation(line: 30, column: 70, scope: !868, inlinedAt: !869)
!952 = !DILocation(line: 30, column: 67, scope: !868, inlinedAt: !869)
!953 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !952)
!954 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !952)
!955 = !DILocation(line: 30, column: 5, scope: !868, inlinedAt: !869)
!956 = !DILocation(line: 30, column: 14, scope: !868, inlinedAt: !869)
!957 = !DILocation(line: 30, column: 23, scope: !868, inlinedAt: !869)
!958 = !DILocation(line: 33, column: 2, scope: !868, inlinedAt: !869)
!959 = !DILocation(line: 34, column: 2, scope: !868, inlinedAt: !869)
!960 = !DILocation(line: 35, column: 2, scope: !868, inlinedAt: !869)
!961 = !DILocation(line: 36, column: 5, scope: !868, inlinedAt: !869)
!962 = !DILocation(line: 37, column: 2, scope: !868, inlinedAt: !869)
!963 = !DILocation(line: 38, column: 2, scope: !868, inlinedAt: !869)
!964 = !DILocation(line: 39, column: 2, scope: !868, inlinedAt: !869)
!965 = !DILocation(line: 40, column: 2, scope: !868, inlinedAt: !869)
!966 = !DILocation(line: 41, column: 5, scope: !868, inlinedAt: !869)
!967 = !DILocation(line: 42, column: 2, scope: !868, inlinedAt: !869)
!968 = !DILocation(line: 43, column: 2, scope: !868, inlinedAt: !869)
!969 = !DILocation(line: 44, column: 2, scope: !868, inlinedAt: !869)
!970 = !DILocation(line: 45, column: 5, scope: !868, inlinedAt: !869)
!971 = !DILocation(line: 48, column: 14, scope: !868, inlinedAt: !869)
!972 = !DILocation(line: 48, column: 5, scope: !868, inlinedAt: !869)
!973 = !DILocation(line: 49, column: 21, scope: !868, inlinedAt: !869)
!974 = !DILocation(line: 49, column: 30, scope: !868, inlinedAt: !869)
!975 = !DILocation(line: 49, column: 40, scope: !868, inlinedAt: !869)
!976 = !DILocation(line: 49, column: 18, scope: !868, inlinedAt: !869)
!977 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !976)
!978 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !976)
!979 = !DILocation(line: 49, column: 5, scope: !868, inlinedAt: !869)
!980 = !DILocation(line: 50, column: 34, scope: !868, inlinedAt: !869)
!981 = !DILocation(line: 50, column: 28, scope: !868, inlinedAt: !869)
!982 = !DILocation(line: 50, column: 18, scope: !868, inlinedAt: !869)
!983 = !DILocation(line: 10, column: 6, scope: !928, inlinedAt: !982)
!984 = !DILocation(line: 14, column: 2, scope: !928, inlinedAt: !982)
!985 = !DILocation(line: 50, column: 5, scope: !868, inlinedAt: !869)
!986 = !DILocation(line: 51, column: 17, scope: !868, inlinedAt: !869)
!987 = !DILocation(line: 51, column: 13, scope: !868, inlinedAt: !869)
!988 = !DILocation(line: 51, column: 21, scope: !868, inlinedAt: !869)
!989 = !DILocation(line: 51, column: 5, scope: !868, inlinedAt: !869)
!990 = !DILocation(line: 53, column: 5, scope: !868, inlinedAt: !869)
!991 = distinct !DISubprogram(name: "ConvertInt8", scope: !855, file: !855, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!992 = !DILocation(line: 19, column: 6, scope: !991)
!993 = !DILocation(line: 20, column: 32, scope: !991)
!994 = !DILocation(line: 21, column: 20, scope: !991)
!995 = !DILocation(line: 21, column: 41, scope: !991)
!996 = !DILocation(line: 21, column: 44, scope: !991)
!997 = !DILocation(line: 21, column: 18, scope: !991)
!998 = !DILocation(line: 21, column: 66, scope: !991)
!999 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1000 = !DILocation(line: 21, column: 14, scope: !991)
!1001 = !DILocation(line: 62, column: 48, scope: !999, inlinedAt: !1000)
!1002 = !DILocation(line: 62, column: 70, scope: !999, inlinedAt: !1000)
!1003 = !DILocation(line: 62, column: 64, scope: !999, inlinedAt: !1000)
!1004 = !DILocation(line: 62, column: 87, scope: !999, inlinedAt: !1000)
!1005 = !DILocation(line: 62, column: 81, scope: !999, inlinedAt: !1000)
!1006 = !DILocation(line: 62, column: 5, scope: !999, inlinedAt: !1000)
!1007 = !DILocation(line: 62, column: 13, scope: !999, inlinedAt: !1000)
!1008 = !DILocation(line: 62, column: 21, scope: !999, inlinedAt: !1000)
!1009 = !DILocation(line: 62, column: 29, scope: !999, inlinedAt: !1000)
!1010 = !DILocation(line: 62, column: 37, scope: !999, inlinedAt: !1000)
!1011 = !DILocation(line: 63, column: 54, scope: !999, inlinedAt: !1000)
!1012 = !DILocation(line: 63, column: 48, scope: !999, inlinedAt: !1000)
!1013 = !DILocation(line: 63, column: 72, scope: !999, inlinedAt: !1000)
!1014 = !DILocation(line: 63, column: 65, scope: !999, inlinedAt: !1000)
!1015 = !DILocation(line: 63, column: 90, scope: !999, inlinedAt: !1000)
!1016 = !DILocation(line: 63, column: 83, scope: !999, inlinedAt: !1000)
!1017 = !DILocation(line: 63, column: 108, scope: !999, inlinedAt: !1000)
!1018 = !DILocation(line: 63, column: 101, scope: !999, inlinedAt: !1000)
!1019 = !DILocation(line: 63, column: 5, scope: !999, inlinedAt: !1000)
!1020 = !DILocation(line: 63, column: 13, scope: !999, inlinedAt: !1000)
!1021 = !DILocation(line: 63, column: 21, scope: !999, inlinedAt: !1000)
!1022 = !DILocation(line: 63, column: 29, scope: !999, inlinedAt: !1000)
!1023 = !DILocation(line: 63, column: 37, scope: !999, inlinedAt: !1000)
!1024 = !DILocation(line: 64, column: 5, scope: !999, inlinedAt: !1000)
!1025 = !DILocation(line: 64, column: 14, scope: !999, inlinedAt: !1000)
!1026 = !DILocation(line: 64, column: 23, scope: !999, inlinedAt: !1000)
!1027 = !DILocation(line: 65, column: 5, scope: !999, inlinedAt: !1000)
!1028 = !DILocation(line: 65, column: 14, scope: !999, inlinedAt: !1000)
!1029 = !DILocation(line: 66, column: 23, scope: !999, inlinedAt: !1000)
!1030 = !DILocation(line: 67, column: 34, scope: !999, inlinedAt: !1000)
!1031 = !DILocation(line: 67, column: 26, scope: !999, inlinedAt: !1000)
!1032 = !DILocation(line: 67, column: 57, scope: !999, inlinedAt: !1000)
!1033 = !DILocation(line: 67, column: 49, scope: !999, inlinedAt: !1000)
!1034 = !DILocation(line: 67, column: 5, scope: !999, inlinedAt: !1000)
!1035 = !DILocation(line: 67, column: 14, scope: !999, inlinedAt: !1000)
!1036 = !DILocation(line: 68, column: 28, scope: !999, inlinedAt: !1000)
!1037 = !DILocation(line: 68, column: 26, scope: !999, inlinedAt: !1000)
!1038 = !DILocation(line: 68, column: 69, scope: !999, inlinedAt: !1000)
!1039 = !DILocation(line: 68, column: 54, scope: !999, inlinedAt: !1000)
!1040 = !DILocation(line: 68, column: 52, scope: !999, inlinedAt: !1000)
!1041 = !DILocation(line: 68, column: 5, scope: !999, inlinedAt: !1000)
!1042 = !DILocation(line: 68, column: 14, scope: !999, inlinedAt: !1000)
!1043 = !DILocation(line: 69, column: 40, scope: !999, inlinedAt: !1000)
!1044 = !DILocation(line: 69, column: 24, scope: !999, inlinedAt: !1000)
!1045 = !DILocation(line: 69, column: 17, scope: !999, inlinedAt: !1000)
!1046 = !DILocation(line: 69, column: 5, scope: !999, inlinedAt: !1000)
!1047 = !DILocation(line: 22, column: 21, scope: !991)
!1048 = !DILocation(line: 22, column: 27, scope: !991)
!1049 = !DILocation(line: 22, column: 19, scope: !991)
!1050 = !DILocation(line: 22, column: 33, scope: !991)
!1051 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1052 = !DILocation(line: 22, column: 11, scope: !991)
!1053 = !DILocation(line: 74, column: 34, scope: !1051, inlinedAt: !1052)
!1054 = !DILocation(line: 74, column: 26, scope: !1051, inlinedAt: !1052)
!1055 = !DILocation(line: 74, column: 47, scope: !1051, inlinedAt: !1052)
!1056 = !DILocation(line: 74, column: 5, scope: !1051, inlinedAt: !1052)
!1057 = !DILocation(line: 74, column: 13, scope: !1051, inlinedAt: !1052)
!1058 = distinct !DISubprogram(name: "IntegersInt16", scope: !855, file: !855, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1059 = !DILocation(line: 29, column: 6, scope: !1058)
!1060 = !DILocation(line: 30, column: 32, scope: !1058)
!1061 = !DILocation(line: 31, column: 17, scope: !1058)
!1062 = !DILocation(line: 31, column: 35, scope: !1058)
!1063 = !DILocation(line: 31, column: 38, scope: !1058)
!1064 = !DILocation(line: 31, column: 15, scope: !1058)
!1065 = !DILocation(line: 31, column: 57, scope: !1058)
!1066 = !DILocation(line: 31, column: 63, scope: !1058)
!1067 = !DILocation(line: 31, column: 74, scope: !1058)
!1068 = !DILocation(line: 31, column: 72, scope: !1058)
!1069 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1070 = !DILocation(line: 31, column: 11, scope: !1058)
!1071 = !DILocation(line: 14, column: 28, scope: !1069, inlinedAt: !1070)
!1072 = !DILocation(line: 14, column: 33, scope: !1069, inlinedAt: !1070)
!1073 = !DILocation(line: 14, column: 38, scope: !1069, inlinedAt: !1070)
!1074 = !DILocation(line: 14, column: 5, scope: !1069, inlinedAt: !1070)
!1075 = !DILocation(line: 14, column: 13, scope: !1069, inlinedAt: !1070)
!1076 = !DILocation(line: 14, column: 21, scope: !1069, inlinedAt: !1070)
!1077 = !DILocation(line: 15, column: 36, scope: !1069, inlinedAt: !1070)
!1078 = !DILocation(line: 15, column: 41, scope: !1069, inlinedAt: !1070)
!1079 = !DILocation(line: 15, column: 46, scope: !1069, inlinedAt: !1070)
!1080 = !DILocation(line: 15, column: 51, scope: !1069, inlinedAt: !1070)
!1081 = !DILocation(line: 15, column: 5, scope: !1069, inlinedAt: !1070)
!1082 = !DILocation(line: 15, column: 13, scope: !1069, inlinedAt: !1070)
!1083 = !DILocation(line: 15, column: 21, scope: !1069, inlinedAt: !1070)
!1084 = !DILocation(line: 15, column: 29, scope: !1069, inlinedAt: !1070)
!1085 = !DILocation(line: 16, column: 27, scope: !1069, inlinedAt: !1070)
!1086 = !DILocation(line: 16, column: 31, scope: !1069, inlinedAt: !1070)
!1087 = !DILocation(line: 16, column: 5, scope: !1069, inlinedAt: !1070)
!1088 = !DILocation(line: 16, column: 13, scope: !1069, inlinedAt: !1070)
!1089 = !DILocation(line: 16, column: 21, scope: !1069, inlinedAt: !1070)
!1090 = !DILocation(line: 17, column: 22, scope: !1069, inlinedAt: !1070)
!1091 = !DILocation(line: 17, column: 28, scope: !1069, inlinedAt: !1070)
!1092 = !DILocation(line: 17, column: 5, scope: !1069, inlinedAt: !1070)
!1093 = !DILocation(line: 17, column: 14, scope: !1069, inlinedAt: !1070)
!1094 = !DILocation(line: 18, column: 27, scope: !1069, inlinedAt: !1070)
!1095 = !DILocation(line: 18, column: 22, scope: !1069, inlinedAt: !1070)
!1096 = !DILocation(line: 18, column: 40, scope: !1069, inlinedAt: !1070)
!1097 = !DILocation(line: 18, column: 33, scope: !1069, inlinedAt: !1070)
!1098 = !DILocation(line: 18, column: 5, scope: !1069, inlinedAt: !1070)
!1099 = !DILocation(line: 18, column: 14, scope: !1069, inlinedAt: !1070)
!1100 = !DILocation(line: 19, column: 22, scope: !1069, inlinedAt: !1070)
!1101 = !DILocation(line: 19, column: 28, scope: !1069, inlinedAt: !1070)
!1102 = !DILocation(line: 19, column: 5, scope: !1069, inlinedAt: !1070)
!1103 = !DILocation(line: 19, column: 14, scope: !1069, inlinedAt: !1070)
!1104 = !DILocation(line: 20, column: 25, scope: !1069, inlinedAt: !1070)
!1105 = !DILocation(line: 20, column: 35, scope: !1069, inlinedAt: !1070)
!1106 = !DILocation(line: 20, column: 31, scope: !1069, inlinedAt: !1070)
!1107 = !DILocation(line: 20, column: 5, scope: !1069, inlinedAt: !1070)
!1108 = !DILocation(line: 20, column: 14, scope: !1069, inlinedAt: !1070)
!1109 = !DILocation(line: 21, column: 7, scope: !1069, inlinedAt: !1070)
!1110 = !DILocation(line: 22, column: 23, scope: !1069, inlinedAt: !1070)
!1111 = !DILocation(line: 22, column: 28, scope: !1069, inlinedAt: !1070)
!1112 = !DILocation(line: 22, column: 6, scope: !1069, inlinedAt: !1070)
!1113 = !DILocation(line: 22, column: 15, scope: !1069, inlinedAt: !1070)
!1114 = !DILocation(line: 24, column: 6, scope: !1069, inlinedAt: !1070)
!1115 = !DILocation(line: 24, column: 15, scope: !1069, inlinedAt: !1070)
!1116 = !DILocation(line: 26, column: 22, scope: !1069, inlinedAt: !1070)
!1117 = !DILocation(line: 26, column: 27, scope: !1069, inlinedAt: !1070)
!1118 = !DILocation(line: 26, column: 5, scope: !1069, inlinedAt: !1070)
!1119 = !DILocation(line: 26, column: 14, scope: !1069, inlinedAt: !1070)
!1120 = !DILocation(line: 27, column: 22, scope: !1069, inlinedAt: !1070)
!1121 = !DILocation(line: 27, column: 27, scope: !1069, inlinedAt: !1070)
!1122 = !DILocation(line: 27, column: 5, scope: !1069, inlinedAt: !1070)
!1123 = !DILocation(line: 27, column: 14, scope: !1069, inlinedAt: !1070)
!1124 = !DILocation(line: 28, column: 24, scope: !1069, inlinedAt: !1070)
!1125 = !DILocation(line: 28, column: 35, scope: !1069, inlinedAt: !1070)
!1126 = !DILocation(line: 28, column: 5, scope: !1069, inlinedAt: !1070)
!1127 = !DILocation(line: 28, column: 14, scope: !1069, inlinedAt: !1070)
!1128 = !DILocation(line: 29, column: 39, scope: !1069, inlinedAt: !1070)
!1129 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1130 = !DILocation(line: 29, column: 36, scope: !1069, inlinedAt: !1070)
!1131 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1130)
!1132 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1130)
!1133 = !DILocation(line: 29, column: 55, scope: !1069, inlinedAt: !1070)
!1134 = !DILocation(line: 29, column: 52, scope: !1069, inlinedAt: !1070)
!1135 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1134)
!1136 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1134)
!1137 = !DILocation(line: 29, column: 71, scope: !1069, inlinedAt: !1070)
!1138 = !DILocation(line: 29, column: 68, scope: !1069, inlinedAt: !1070)
!1139 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1138)
!1140 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1138)
!1141 = !DILocation(line: 29, column: 5, scope: !1069, inlinedAt: !1070)
!1142 = !DILocation(line: 29, column: 14, scope: !1069, inlinedAt: !1070)
!1143 = !DILocation(line: 29, column: 23, scope: !1069, inlinedAt: !1070)
!1144 = !DILocation(line: 30, column: 39, scope: !1069, inlinedAt: !1070)
!1145 = !DILocation(line: 30, column: 36, scope: !1069, inlinedAt: !1070)
!1146 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1145)
!1147 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1145)
!1148 = !DILocation(line: 30, column: 55, scope: !1069, inlinedAt: !1070)
!1149 = !DILocation(line: 30, column: 52, scope: !1069, inlinedAt: !1070)
!1150 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1149)
!1151 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1149)
!1152 = !DILocation(line: 30, column: 70, scope: !1069, inlinedAt: !1070)
!1153 = !DILocation(line: 30, column: 67, scope: !1069, inlinedAt: !1070)
!1154 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1153)
!1155 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1153)
!1156 = !DILocation(line: 30, column: 5, scope: !1069, inlinedAt: !1070)
!1157 = !DILocation(line: 30, column: 14, scope: !1069, inlinedAt: !1070)
!1158 = !DILocation(line: 30, column: 23, scope: !1069, inlinedAt: !1070)
!1159 = !DILocation(line: 33, column: 2, scope: !1069, inlinedAt: !1070)
!1160 = !DILocation(line: 34, column: 2, scope: !1069, inlinedAt: !1070)
!1161 = !DILocation(line: 35, column: 2, scope: !1069, inlinedAt: !1070)
!1162 = !DILocation(line: 36, column: 5, scope: !1069, inlinedAt: !1070)
!1163 = !DILocation(line: 37, column: 2, scope: !1069, inlinedAt: !1070)
!1164 = !DILocation(line: 38, column: 2, scope: !1069, inlinedAt: !1070)
!1165 = !DILocation(line: 39, column: 2, scope: !1069, inlinedAt: !1070)
!1166 = !DILocation(line: 40, column: 2, scope: !1069, inlinedAt: !1070)
!1167 = !DILocation(line: 41, column: 5, scope: !1069, inlinedAt: !1070)
!1168 = !DILocation(line: 42, column: 2, scope: !1069, inlinedAt: !1070)
!1169 = !DILocation(line: 43, column: 2, scope: !1069, inlinedAt: !1070)
!1170 = !DILocation(line: 44, column: 2, scope: !1069, inlinedAt: !1070)
!1171 = !DILocation(line: 45, column: 5, scope: !1069, inlinedAt: !1070)
!1172 = !DILocation(line: 48, column: 14, scope: !1069, inlinedAt: !1070)
!1173 = !DILocation(line: 48, column: 5, scope: !1069, inlinedAt: !1070)
!1174 = !DILocation(line: 49, column: 21, scope: !1069, inlinedAt: !1070)
!1175 = !DILocation(line: 49, column: 30, scope: !1069, inlinedAt: !1070)
!1176 = !DILocation(line: 49, column: 40, scope: !1069, inlinedAt: !1070)
!1177 = !DILocation(line: 49, column: 18, scope: !1069, inlinedAt: !1070)
!1178 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1177)
!1179 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1177)
!1180 = !DILocation(line: 49, column: 5, scope: !1069, inlinedAt: !1070)
!1181 = !DILocation(line: 50, column: 34, scope: !1069, inlinedAt: !1070)
!1182 = !DILocation(line: 50, column: 28, scope: !1069, inlinedAt: !1070)
!1183 = !DILocation(line: 50, column: 18, scope: !1069, inlinedAt: !1070)
!1184 = !DILocation(line: 10, column: 6, scope: !1129, inlinedAt: !1183)
!1185 = !DILocation(line: 14, column: 2, scope: !1129, inlinedAt: !1183)
!1186 = !DILocation(line: 50, column: 5, scope: !1069, inlinedAt: !1070)
!1187 = !DILocation(line: 51, column: 17, scope: !1069, inlinedAt: !1070)
!1188 = !DILocation(line: 51, column: 13, scope: !1069, inlinedAt: !1070)
!1189 = !DILocation(line: 51, column: 21, scope: !1069, inlinedAt: !1070)
!1190 = !DILocation(line: 51, column: 5, scope: !1069, inlinedAt: !1070)
!1191 = !DILocation(line: 53, column: 5, scope: !1069, inlinedAt: !1070)
!1192 = distinct !DISubprogram(name: "ConvertInt16", scope: !855, file: !855, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1193 = !DILocation(line: 38, column: 6, scope: !1192)
!1194 = !DILocation(line: 39, column: 32, scope: !1192)
!1195 = !DILocation(line: 40, column: 20, scope: !1192)
!1196 = !DILocation(line: 40, column: 41, scope: !1192)
!1197 = !DILocation(line: 40, column: 44, scope: !1192)
!1198 = !DILocation(line: 40, column: 18, scope: !1192)
!1199 = !DILocation(line: 40, column: 66, scope: !1192)
!1200 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1201 = !DILocation(line: 40, column: 14, scope: !1192)
!1202 = !DILocation(line: 62, column: 53, scope: !1200, inlinedAt: !1201)
!1203 = !DILocation(line: 62, column: 48, scope: !1200, inlinedAt: !1201)
!1204 = !DILocation(line: 62, column: 64, scope: !1200, inlinedAt: !1201)
!1205 = !DILocation(line: 62, column: 87, scope: !1200, inlinedAt: !1201)
!1206 = !DILocation(line: 62, column: 81, scope: !1200, inlinedAt: !1201)
!1207 = !DILocation(line: 62, column: 5, scope: !1200, inlinedAt: !1201)
!1208 = !DILocation(line: 62, column: 13, scope: !1200, inlinedAt: !1201)
!1209 = !DILocation(line: 62, column: 21, scope: !1200, inlinedAt: !1201)
!1210 = !DILocation(line: 62, column: 29, scope: !1200, inlinedAt: !1201)
!1211 = !DILocation(line: 62, column: 37, scope: !1200, inlinedAt: !1201)
!1212 = !DILocation(line: 63, column: 54, scope: !1200, inlinedAt: !1201)
!1213 = !DILocation(line: 63, column: 48, scope: !1200, inlinedAt: !1201)
!1214 = !DILocation(line: 63, column: 72, scope: !1200, inlinedAt: !1201)
!1215 = !DILocation(line: 63, column: 65, scope: !1200, inlinedAt: !1201)
!1216 = !DILocation(line: 63, column: 90, scope: !1200, inlinedAt: !1201)
!1217 = !DILocation(line: 63, column: 83, scope: !1200, inlinedAt: !1201)
!1218 = !DILocation(line: 63, column: 108, scope: !1200, inlinedAt: !1201)
!1219 = !DILocation(line: 63, column: 101, scope: !1200, inlinedAt: !1201)
!1220 = !DILocation(line: 63, column: 5, scope: !1200, inlinedAt: !1201)
!1221 = !DILocation(line: 63, column: 13, scope: !1200, inlinedAt: !1201)
!1222 = !DILocation(line: 63, column: 21, scope: !1200, inlinedAt: !1201)
!1223 = !DILocation(line: 63, column: 29, scope: !1200, inlinedAt: !1201)
!1224 = !DILocation(line: 63, column: 37, scope: !1200, inlinedAt: !1201)
!1225 = !DILocation(line: 64, column: 37, scope: !1200, inlinedAt: !1201)
!1226 = !DILocation(line: 64, column: 35, scope: !1200, inlinedAt: !1201)
!1227 = !DILocation(line: 64, column: 56, scope: !1200, inlinedAt: !1201)
!1228 = !DILocation(line: 64, column: 54, scope: !1200, inlinedAt: !1201)
!1229 = !DILocation(line: 64, column: 5, scope: !1200, inlinedAt: !1201)
!1230 = !DILocation(line: 64, column: 14, scope: !1200, inlinedAt: !1201)
!1231 = !DILocation(line: 64, column: 23, scope: !1200, inlinedAt: !1201)
!1232 = !DILocation(line: 65, column: 5, scope: !1200, inlinedAt: !1201)
!1233 = !DILocation(line: 65, column: 14, scope: !1200, inlinedAt: !1201)
!1234 = !DILocation(line: 66, column: 23, scope: !1200, inlinedAt: !1201)
!1235 = !DILocation(line: 67, column: 34, scope: !1200, inlinedAt: !1201)
!1236 = !DILocation(line: 67, column: 26, scope: !1200, inlinedAt: !1201)
!1237 = !DILocation(line: 67, column: 57, scope: !1200, inlinedAt: !1201)
!1238 = !DILocation(line: 67, column: 49, scope: !1200, inlinedAt: !1201)
!1239 = !DILocation(line: 67, column: 5, scope: !1200, inlinedAt: !1201)
!1240 = !DILocation(line: 67, column: 14, scope: !1200, inlinedAt: !1201)
!1241 = !DILocation(line: 68, column: 28, scope: !1200, inlinedAt: !1201)
!1242 = !DILocation(line: 68, column: 26, scope: !1200, inlinedAt: !1201)
!1243 = !DILocation(line: 68, column: 69, scope: !1200, inlinedAt: !1201)
!1244 = !DILocation(line: 68, column: 54, scope: !1200, inlinedAt: !1201)
!1245 = !DILocation(line: 68, column: 52, scope: !1200, inlinedAt: !1201)
!1246 = !DILocation(line: 68, column: 5, scope: !1200, inlinedAt: !1201)
!1247 = !DILocation(line: 68, column: 14, scope: !1200, inlinedAt: !1201)
!1248 = !DILocation(line: 69, column: 40, scope: !1200, inlinedAt: !1201)
!1249 = !DILocation(line: 69, column: 24, scope: !1200, inlinedAt: !1201)
!1250 = !DILocation(line: 69, column: 17, scope: !1200, inlinedAt: !1201)
!1251 = !DILocation(line: 69, column: 5, scope: !1200, inlinedAt: !1201)
!1252 = !DILocation(line: 41, column: 21, scope: !1192)
!1253 = !DILocation(line: 41, column: 27, scope: !1192)
!1254 = !DILocation(line: 41, column: 19, scope: !1192)
!1255 = !DILocation(line: 41, column: 33, scope: !1192)
!1256 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1257 = !DILocation(line: 41, column: 11, scope: !1192)
!1258 = !DILocation(line: 74, column: 34, scope: !1256, inlinedAt: !1257)
!1259 = !DILocation(line: 74, column: 26, scope: !1256, inlinedAt: !1257)
!1260 = !DILocation(line: 74, column: 47, scope: !1256, inlinedAt: !1257)
!1261 = !DILocation(line: 74, column: 5, scope: !1256, inlinedAt: !1257)
!1262 = !DILocation(line: 74, column: 13, scope: !1256, inlinedAt: !1257)
!1263 = distinct !DISubprogram(name: "IntegersInt32", scope: !855, file: !855, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1264 = !DILocation(line: 48, column: 6, scope: !1263)
!1265 = !DILocation(line: 49, column: 32, scope: !1263)
!1266 = !DILocation(line: 50, column: 17, scope: !1263)
!1267 = !DILocation(line: 50, column: 35, scope: !1263)
!1268 = !DILocation(line: 50, column: 38, scope: !1263)
!1269 = !DILocation(line: 50, column: 15, scope: !1263)
!1270 = !DILocation(line: 50, column: 57, scope: !1263)
!1271 = !DILocation(line: 50, column: 63, scope: !1263)
!1272 = !DILocation(line: 50, column: 74, scope: !1263)
!1273 = !DILocation(line: 50, column: 72, scope: !1263)
!1274 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1275 = !DILocation(line: 50, column: 11, scope: !1263)
!1276 = !DILocation(line: 14, column: 28, scope: !1274, inlinedAt: !1275)
!1277 = !DILocation(line: 14, column: 33, scope: !1274, inlinedAt: !1275)
!1278 = !DILocation(line: 14, column: 38, scope: !1274, inlinedAt: !1275)
!1279 = !DILocation(line: 14, column: 5, scope: !1274, inlinedAt: !1275)
!1280 = !DILocation(line: 14, column: 13, scope: !1274, inlinedAt: !1275)
!1281 = !DILocation(line: 14, column: 21, scope: !1274, inlinedAt: !1275)
!1282 = !DILocation(line: 15, column: 36, scope: !1274, inlinedAt: !1275)
!1283 = !DILocation(line: 15, column: 41, scope: !1274, inlinedAt: !1275)
!1284 = !DILocation(line: 15, column: 46, scope: !1274, inlinedAt: !1275)
!1285 = !DILocation(line: 15, column: 51, scope: !1274, inlinedAt: !1275)
!1286 = !DILocation(line: 15, column: 5, scope: !1274, inlinedAt: !1275)
!1287 = !DILocation(line: 15, column: 13, scope: !1274, inlinedAt: !1275)
!1288 = !DILocation(line: 15, column: 21, scope: !1274, inlinedAt: !1275)
!1289 = !DILocation(line: 15, column: 29, scope: !1274, inlinedAt: !1275)
!1290 = !DILocation(line: 16, column: 27, scope: !1274, inlinedAt: !1275)
!1291 = !DILocation(line: 16, column: 31, scope: !1274, inlinedAt: !1275)
!1292 = !DILocation(line: 16, column: 5, scope: !1274, inlinedAt: !1275)
!1293 = !DILocation(line: 16, column: 13, scope: !1274, inlinedAt: !1275)
!1294 = !DILocation(line: 16, column: 21, scope: !1274, inlinedAt: !1275)
!1295 = !DILocation(line: 17, column: 22, scope: !1274, inlinedAt: !1275)
!1296 = !DILocation(line: 17, column: 28, scope: !1274, inlinedAt: !1275)
!1297 = !DILocation(line: 17, column: 5, scope: !1274, inlinedAt: !1275)
!1298 = !DILocation(line: 17, column: 14, scope: !1274, inlinedAt: !1275)
!1299 = !DILocation(line: 18, column: 27, scope: !1274, inlinedAt: !1275)
!1300 = !DILocation(line: 18, column: 22, scope: !1274, inlinedAt: !1275)
!1301 = !DILocation(line: 18, column: 40, scope: !1274, inlinedAt: !1275)
!1302 = !DILocation(line: 18, column: 33, scope: !1274, inlinedAt: !1275)
!1303 = !DILocation(line: 18, column: 5, scope: !1274, inlinedAt: !1275)
!1304 = !DILocation(line: 18, column: 14, scope: !1274, inlinedAt: !1275)
!1305 = !DILocation(line: 19, column: 22, scope: !1274, inlinedAt: !1275)
!1306 = !DILocation(line: 19, column: 28, scope: !1274, inlinedAt: !1275)
!1307 = !DILocation(line: 19, column: 5, scope: !1274, inlinedAt: !1275)
!1308 = !DILocation(line: 19, column: 14, scope: !1274, inlinedAt: !1275)
!1309 = !DILocation(line: 20, column: 25, scope: !1274, inlinedAt: !1275)
!1310 = !DILocation(line: 20, column: 35, scope: !1274, inlinedAt: !1275)
!1311 = !DILocation(line: 20, column: 31, scope: !1274, inlinedAt: !1275)
!1312 = !DILocation(line: 20, column: 5, scope: !1274, inlinedAt: !1275)
!1313 = !DILocation(line: 20, column: 14, scope: !1274, inlinedAt: !1275)
!1314 = !DILocation(line: 21, column: 7, scope: !1274, inlinedAt: !1275)
!1315 = !DILocation(line: 22, column: 23, scope: !1274, inlinedAt: !1275)
!1316 = !DILocation(line: 22, column: 28, scope: !1274, inlinedAt: !1275)
!1317 = !DILocation(line: 22, column: 6, scope: !1274, inlinedAt: !1275)
!1318 = !DILocation(line: 22, column: 15, scope: !1274, inlinedAt: !1275)
!1319 = !DILocation(line: 24, column: 6, scope: !1274, inlinedAt: !1275)
!1320 = !DILocation(line: 24, column: 15, scope: !1274, inlinedAt: !1275)
!1321 = !DILocation(line: 26, column: 22, scope: !1274, inlinedAt: !1275)
!1322 = !DILocation(line: 26, column: 27, scope: !1274, inlinedAt: !1275)
!1323 = !DILocation(line: 26, column: 5, scope: !1274, inlinedAt: !1275)
!1324 = !DILocation(line: 26, column: 14, scope: !1274, inlinedAt: !1275)
!1325 = !DILocation(line: 27, column: 22, scope: !1274, inlinedAt: !1275)
!1326 = !DILocation(line: 27, column: 27, scope: !1274, inlinedAt: !1275)
!1327 = !DILocation(line: 27, column: 5, scope: !1274, inlinedAt: !1275)
!1328 = !DILocation(line: 27, column: 14, scope: !1274, inlinedAt: !1275)
!1329 = !DILocation(line: 28, column: 24, scope: !1274, inlinedAt: !1275)
!1330 = !DILocation(line: 28, column: 35, scope: !1274, inlinedAt: !1275)
!1331 = !DILocation(line: 28, column: 5, scope: !1274, inlinedAt: !1275)
!1332 = !DILocation(line: 28, column: 14, scope: !1274, inlinedAt: !1275)
!1333 = !DILocation(line: 29, column: 39, scope: !1274, inlinedAt: !1275)
!1334 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1335 = !DILocation(line: 29, column: 36, scope: !1274, inlinedAt: !1275)
!1336 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1335)
!1337 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1335)
!1338 = !DILocation(line: 29, column: 55, scope: !1274, inlinedAt: !1275)
!1339 = !DILocation(line: 29, column: 52, scope: !1274, inlinedAt: !1275)
!1340 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1339)
!1341 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1339)
!1342 = !DILocation(line: 29, column: 71, scope: !1274, inlinedAt: !1275)
!1343 = !DILocation(line: 29, column: 68, scope: !1274, inlinedAt: !1275)
!1344 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1343)
!1345 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1343)
!1346 = !DILocation(line: 29, column: 5, scope: !1274, inlinedAt: !1275)
!1347 = !DILocation(line: 29, column: 14, scope: !1274, inlinedAt: !1275)
!1348 = !DILocation(line: 29, column: 23, scope: !1274, inlinedAt: !1275)
!1349 = !DILocation(line: 30, column: 39, scope: !1274, inlinedAt: !1275)
!1350 = !DILocation(line: 30, column: 36, scope: !1274, inlinedAt: !1275)
!1351 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1350)
!1352 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1350)
!1353 = !DILocation(line: 30, column: 55, scope: !1274, inlinedAt: !1275)
!1354 = !DILocation(line: 30, column: 52, scope: !1274, inlinedAt: !1275)
!1355 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1354)
!1356 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1354)
!1357 = !DILocation(line: 30, column: 70, scope: !1274, inlinedAt: !1275)
!1358 = !DILocation(line: 30, column: 67, scope: !1274, inlinedAt: !1275)
!1359 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1358)
!1360 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1358)
!1361 = !DILocation(line: 30, column: 5, scope: !1274, inlinedAt: !1275)
!1362 = !DILocation(line: 30, column: 14, scope: !1274, inlinedAt: !1275)
!1363 = !DILocation(line: 30, column: 23, scope: !1274, inlinedAt: !1275)
!1364 = !DILocation(line: 33, column: 2, scope: !1274, inlinedAt: !1275)
!1365 = !DILocation(line: 34, column: 2, scope: !1274, inlinedAt: !1275)
!1366 = !DILocation(line: 35, column: 2, scope: !1274, inlinedAt: !1275)
!1367 = !DILocation(line: 36, column: 5, scope: !1274, inlinedAt: !1275)
!1368 = !DILocation(line: 37, column: 2, scope: !1274, inlinedAt: !1275)
!1369 = !DILocation(line: 38, column: 2, scope: !1274, inlinedAt: !1275)
!1370 = !DILocation(line: 39, column: 2, scope: !1274, inlinedAt: !1275)
!1371 = !DILocation(line: 40, column: 2, scope: !1274, inlinedAt: !1275)
!1372 = !DILocation(line: 41, column: 5, scope: !1274, inlinedAt: !1275)
!1373 = !DILocation(line: 42, column: 2, scope: !1274, inlinedAt: !1275)
!1374 = !DILocation(line: 43, column: 2, scope: !1274, inlinedAt: !1275)
!1375 = !DILocation(line: 44, column: 2, scope: !1274, inlinedAt: !1275)
!1376 = !DILocation(line: 45, column: 5, scope: !1274, inlinedAt: !1275)
!1377 = !DILocation(line: 48, column: 14, scope: !1274, inlinedAt: !1275)
!1378 = !DILocation(line: 48, column: 5, scope: !1274, inlinedAt: !1275)
!1379 = !DILocation(line: 49, column: 21, scope: !1274, inlinedAt: !1275)
!1380 = !DILocation(line: 49, column: 30, scope: !1274, inlinedAt: !1275)
!1381 = !DILocation(line: 49, column: 40, scope: !1274, inlinedAt: !1275)
!1382 = !DILocation(line: 49, column: 18, scope: !1274, inlinedAt: !1275)
!1383 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1382)
!1384 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1382)
!1385 = !DILocation(line: 49, column: 5, scope: !1274, inlinedAt: !1275)
!1386 = !DILocation(line: 50, column: 34, scope: !1274, inlinedAt: !1275)
!1387 = !DILocation(line: 50, column: 28, scope: !1274, inlinedAt: !1275)
!1388 = !DILocation(line: 50, column: 18, scope: !1274, inlinedAt: !1275)
!1389 = !DILocation(line: 10, column: 6, scope: !1334, inlinedAt: !1388)
!1390 = !DILocation(line: 14, column: 2, scope: !1334, inlinedAt: !1388)
!1391 = !DILocation(line: 50, column: 5, scope: !1274, inlinedAt: !1275)
!1392 = !DILocation(line: 51, column: 17, scope: !1274, inlinedAt: !1275)
!1393 = !DILocation(line: 51, column: 13, scope: !1274, inlinedAt: !1275)
!1394 = !DILocation(line: 51, column: 21, scope: !1274, inlinedAt: !1275)
!1395 = !DILocation(line: 51, column: 5, scope: !1274, inlinedAt: !1275)
!1396 = !DILocation(line: 53, column: 5, scope: !1274, inlinedAt: !1275)
!1397 = distinct !DISubprogram(name: "ConvertInt32", scope: !855, file: !855, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1398 = !DILocation(line: 57, column: 6, scope: !1397)
!1399 = !DILocation(line: 58, column: 32, scope: !1397)
!1400 = !DILocation(line: 59, column: 20, scope: !1397)
!1401 = !DILocation(line: 59, column: 41, scope: !1397)
!1402 = !DILocation(line: 59, column: 44, scope: !1397)
!1403 = !DILocation(line: 59, column: 18, scope: !1397)
!1404 = !DILocation(line: 59, column: 66, scope: !1397)
!1405 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1406 = !DILocation(line: 59, column: 14, scope: !1397)
!1407 = !DILocation(line: 62, column: 53, scope: !1405, inlinedAt: !1406)
!1408 = !DILocation(line: 62, column: 48, scope: !1405, inlinedAt: !1406)
!1409 = !DILocation(line: 62, column: 70, scope: !1405, inlinedAt: !1406)
!1410 = !DILocation(line: 62, column: 64, scope: !1405, inlinedAt: !1406)
!1411 = !DILocation(line: 62, column: 81, scope: !1405, inlinedAt: !1406)
!1412 = !DILocation(line: 62, column: 5, scope: !1405, inlinedAt: !1406)
!1413 = !DILocation(line: 62, column: 13, scope: !1405, inlinedAt: !1406)
!1414 = !DILocation(line: 62, column: 21, scope: !1405, inlinedAt: !1406)
!1415 = !DILocation(line: 62, column: 29, scope: !1405, inlinedAt: !1406)
!1416 = !DILocation(line: 62, column: 37, scope: !1405, inlinedAt: !1406)
!1417 = !DILocation(line: 63, column: 54, scope: !1405, inlinedAt: !1406)
!1418 = !DILocation(line: 63, column: 48, scope: !1405, inlinedAt: !1406)
!1419 = !DILocation(line: 63, column: 72, scope: !1405, inlinedAt: !1406)
!1420 = !DILocation(line: 63, column: 65, scope: !1405, inlinedAt: !1406)
!1421 = !DILocation(line: 63, column: 90, scope: !1405, inlinedAt: !1406)
!1422 = !DILocation(line: 63, column: 83, scope: !1405, inlinedAt: !1406)
!1423 = !DILocation(line: 63, column: 108, scope: !1405, inlinedAt: !1406)
!1424 = !DILocation(line: 63, column: 101, scope: !1405, inlinedAt: !1406)
!1425 = !DILocation(line: 63, column: 5, scope: !1405, inlinedAt: !1406)
!1426 = !DILocation(line: 63, column: 13, scope: !1405, inlinedAt: !1406)
!1427 = !DILocation(line: 63, column: 21, scope: !1405, inlinedAt: !1406)
!1428 = !DILocation(line: 63, column: 29, scope: !1405, inlinedAt: !1406)
!1429 = !DILocation(line: 63, column: 37, scope: !1405, inlinedAt: !1406)
!1430 = !DILocation(line: 64, column: 37, scope: !1405, inlinedAt: !1406)
!1431 = !DILocation(line: 64, column: 35, scope: !1405, inlinedAt: !1406)
!1432 = !DILocation(line: 64, column: 56, scope: !1405, inlinedAt: !1406)
!1433 = !DILocation(line: 64, column: 54, scope: !1405, inlinedAt: !1406)
!1434 = !DILocation(line: 64, column: 76, scope: !1405, inlinedAt: !1406)
!1435 = !DILocation(line: 64, column: 74, scope: !1405, inlinedAt: !1406)
!1436 = !DILocation(line: 64, column: 5, scope: !1405, inlinedAt: !1406)
!1437 = !DILocation(line: 64, column: 14, scope: !1405, inlinedAt: !1406)
!1438 = !DILocation(line: 64, column: 23, scope: !1405, inlinedAt: !1406)
!1439 = !DILocation(line: 65, column: 5, scope: !1405, inlinedAt: !1406)
!1440 = !DILocation(line: 65, column: 14, scope: !1405, inlinedAt: !1406)
!1441 = !DILocation(line: 66, column: 23, scope: !1405, inlinedAt: !1406)
!1442 = !DILocation(line: 67, column: 34, scope: !1405, inlinedAt: !1406)
!1443 = !DILocation(line: 67, column: 26, scope: !1405, inlinedAt: !1406)
!1444 = !DILocation(line: 67, column: 57, scope: !1405, inlinedAt: !1406)
!1445 = !DILocation(line: 67, column: 49, scope: !1405, inlinedAt: !1406)
!1446 = !DILocation(line: 67, column: 5, scope: !1405, inlinedAt: !1406)
!1447 = !DILocation(line: 67, column: 14, scope: !1405, inlinedAt: !1406)
!1448 = !DILocation(line: 68, column: 28, scope: !1405, inlinedAt: !1406)
!1449 = !DILocation(line: 68, column: 26, scope: !1405, inlinedAt: !1406)
!1450 = !DILocation(line: 68, column: 69, scope: !1405, inlinedAt: !1406)
!1451 = !DILocation(line: 68, column: 54, scope: !1405, inlinedAt: !1406)
!1452 = !DILocation(line: 68, column: 52, scope: !1405, inlinedAt: !1406)
!1453 = !DILocation(line: 68, column: 5, scope: !1405, inlinedAt: !1406)
!1454 = !DILocation(line: 68, column: 14, scope: !1405, inlinedAt: !1406)
!1455 = !DILocation(line: 69, column: 40, scope: !1405, inlinedAt: !1406)
!1456 = !DILocation(line: 69, column: 24, scope: !1405, inlinedAt: !1406)
!1457 = !DILocation(line: 69, column: 17, scope: !1405, inlinedAt: !1406)
!1458 = !DILocation(line: 69, column: 5, scope: !1405, inlinedAt: !1406)
!1459 = !DILocation(line: 60, column: 21, scope: !1397)
!1460 = !DILocation(line: 60, column: 27, scope: !1397)
!1461 = !DILocation(line: 60, column: 19, scope: !1397)
!1462 = !DILocation(line: 60, column: 33, scope: !1397)
!1463 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1464 = !DILocation(line: 60, column: 11, scope: !1397)
!1465 = !DILocation(line: 74, column: 34, scope: !1463, inlinedAt: !1464)
!1466 = !DILocation(line: 74, column: 26, scope: !1463, inlinedAt: !1464)
!1467 = !DILocation(line: 74, column: 47, scope: !1463, inlinedAt: !1464)
!1468 = !DILocation(line: 74, column: 5, scope: !1463, inlinedAt: !1464)
!1469 = !DILocation(line: 74, column: 13, scope: !1463, inlinedAt: !1464)
!1470 = distinct !DISubprogram(name: "AtomicsInt32", scope: !855, file: !855, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1471 = !DILocation(line: 67, column: 6, scope: !1470)
!1472 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1473 = !DILocation(line: 68, column: 9, scope: !1470)
!1474 = !DILocation(line: 15, column: 23, scope: !1472, inlinedAt: !1473)
!1475 = !DILocation(line: 16, column: 14, scope: !1472, inlinedAt: !1473)
!1476 = !DILocation(line: 16, column: 8, scope: !1472, inlinedAt: !1473)
!1477 = !DILocation(line: 17, column: 25, scope: !1472, inlinedAt: !1473)
!1478 = !DILocation(line: 17, column: 15, scope: !1472, inlinedAt: !1473)
!1479 = !DILocation(line: 18, column: 25, scope: !1472, inlinedAt: !1473)
!1480 = !DILocation(line: 18, column: 15, scope: !1472, inlinedAt: !1473)
!1481 = !DILocation(line: 19, column: 25, scope: !1472, inlinedAt: !1473)
!1482 = !DILocation(line: 19, column: 15, scope: !1472, inlinedAt: !1473)
!1483 = !DILocation(line: 20, column: 25, scope: !1472, inlinedAt: !1473)
!1484 = !DILocation(line: 20, column: 15, scope: !1472, inlinedAt: !1473)
!1485 = !DILocation(line: 21, column: 42, scope: !1472, inlinedAt: !1473)
!1486 = !DILocation(line: 21, column: 32, scope: !1472, inlinedAt: !1473)
!1487 = !DILocation(line: 21, column: 5, scope: !1472, inlinedAt: !1473)
!1488 = !DILocation(line: 22, column: 29, scope: !1472, inlinedAt: !1473)
!1489 = !DILocation(line: 22, column: 19, scope: !1472, inlinedAt: !1473)
!1490 = !DILocation(line: 22, column: 34, scope: !1472, inlinedAt: !1473)
!1491 = !DILocation(line: 23, column: 26, scope: !1472, inlinedAt: !1473)
!1492 = !DILocation(line: 23, column: 18, scope: !1472, inlinedAt: !1473)
!1493 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !855, file: !855, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1494 = !DILocation(line: 74, column: 6, scope: !1493)
!1495 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1496 = !DILocation(line: 74, column: 69, scope: !1493)
!1497 = !DILocation(line: 30, column: 23, scope: !1495, inlinedAt: !1496)
!1498 = !DILocation(line: 31, column: 25, scope: !1495, inlinedAt: !1496)
!1499 = !DILocation(line: 31, column: 46, scope: !1495, inlinedAt: !1496)
!1500 = !DILocation(line: 31, column: 37, scope: !1495, inlinedAt: !1496)
!1501 = !DILocation(line: 31, column: 30, scope: !1495, inlinedAt: !1496)
!1502 = !DILocation(line: 31, column: 15, scope: !1495, inlinedAt: !1496)
!1503 = !DILocation(line: 32, column: 24, scope: !1495, inlinedAt: !1496)
!1504 = !DILocation(line: 32, column: 14, scope: !1495, inlinedAt: !1496)
!1505 = !DILocation(line: 33, column: 25, scope: !1495, inlinedAt: !1496)
!1506 = !DILocation(line: 33, column: 31, scope: !1495, inlinedAt: !1496)
!1507 = !DILocation(line: 33, column: 15, scope: !1495, inlinedAt: !1496)
!1508 = !DILocation(line: 35, column: 35, scope: !1495, inlinedAt: !1496)
!1509 = !DILocation(line: 35, column: 25, scope: !1495, inlinedAt: !1496)
!1510 = !DILocation(line: 36, column: 55, scope: !1495, inlinedAt: !1496)
!1511 = !DILocation(line: 36, column: 30, scope: !1495, inlinedAt: !1496)
!1512 = !DILocation(line: 36, column: 59, scope: !1495, inlinedAt: !1496)
!1513 = !DILocation(line: 37, column: 7, scope: !1495, inlinedAt: !1496)
!1514 = !DILocation(line: 41, column: 39, scope: !1495, inlinedAt: !1496)
!1515 = !DILocation(line: 41, column: 29, scope: !1495, inlinedAt: !1496)
!1516 = !DILocation(line: 41, column: 50, scope: !1495, inlinedAt: !1496)
!1517 = !DILocation(line: 42, column: 26, scope: !1495, inlinedAt: !1496)
!1518 = !DILocation(line: 42, column: 16, scope: !1495, inlinedAt: !1496)
!1519 = distinct !DISubprogram(name: "IntegersInt64", scope: !855, file: !855, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1520 = !DILocation(line: 79, column: 6, scope: !1519)
!1521 = !DILocation(line: 80, column: 32, scope: !1519)
!1522 = !DILocation(line: 81, column: 17, scope: !1519)
!1523 = !DILocation(line: 81, column: 35, scope: !1519)
!1524 = !DILocation(line: 81, column: 38, scope: !1519)
!1525 = !DILocation(line: 81, column: 15, scope: !1519)
!1526 = !DILocation(line: 81, column: 57, scope: !1519)
!1527 = !DILocation(line: 81, column: 63, scope: !1519)
!1528 = !DILocation(line: 81, column: 74, scope: !1519)
!1529 = !DILocation(line: 81, column: 72, scope: !1519)
!1530 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1531 = !DILocation(line: 81, column: 11, scope: !1519)
!1532 = !DILocation(line: 14, column: 28, scope: !1530, inlinedAt: !1531)
!1533 = !DILocation(line: 14, column: 33, scope: !1530, inlinedAt: !1531)
!1534 = !DILocation(line: 14, column: 38, scope: !1530, inlinedAt: !1531)
!1535 = !DILocation(line: 14, column: 5, scope: !1530, inlinedAt: !1531)
!1536 = !DILocation(line: 14, column: 13, scope: !1530, inlinedAt: !1531)
!1537 = !DILocation(line: 14, column: 21, scope: !1530, inlinedAt: !1531)
!1538 = !DILocation(line: 15, column: 36, scope: !1530, inlinedAt: !1531)
!1539 = !DILocation(line: 15, column: 41, scope: !1530, inlinedAt: !1531)
!1540 = !DILocation(line: 15, column: 46, scope: !1530, inlinedAt: !1531)
!1541 = !DILocation(line: 15, column: 51, scope: !1530, inlinedAt: !1531)
!1542 = !DILocation(line: 15, column: 5, scope: !1530, inlinedAt: !1531)
!1543 = !DILocation(line: 15, column: 13, scope: !1530, inlinedAt: !1531)
!1544 = !DILocation(line: 15, column: 21, scope: !1530, inlinedAt: !1531)
!1545 = !DILocation(line: 15, column: 29, scope: !1530, inlinedAt: !1531)
!1546 = !DILocation(line: 16, column: 27, scope: !1530, inlinedAt: !1531)
!1547 = !DILocation(line: 16, column: 31, scope: !1530, inlinedAt: !1531)
!1548 = !DILocation(line: 16, column: 5, scope: !1530, inlinedAt: !1531)
!1549 = !DILocation(line: 16, column: 13, scope: !1530, inlinedAt: !1531)
!1550 = !DILocation(line: 16, column: 21, scope: !1530, inlinedAt: !1531)
!1551 = !DILocation(line: 17, column: 22, scope: !1530, inlinedAt: !1531)
!1552 = !DILocation(line: 17, column: 28, scope: !1530, inlinedAt: !1531)
!1553 = !DILocation(line: 17, column: 5, scope: !1530, inlinedAt: !1531)
!1554 = !DILocation(line: 17, column: 14, scope: !1530, inlinedAt: !1531)
!1555 = !DILocation(line: 18, column: 27, scope: !1530, inlinedAt: !1531)
!1556 = !DILocation(line: 18, column: 22, scope: !1530, inlinedAt: !1531)
!1557 = !DILocation(line: 18, column: 40, scope: !1530, inlinedAt: !1531)
!1558 = !DILocation(line: 18, column: 33, scope: !1530, inlinedAt: !1531)
!1559 = !DILocation(line: 18, column: 5, scope: !1530, inlinedAt: !1531)
!1560 = !DILocation(line: 18, column: 14, scope: !1530, inlinedAt: !1531)
!1561 = !DILocation(line: 19, column: 22, scope: !1530, inlinedAt: !1531)
!1562 = !DILocation(line: 19, column: 28, scope: !1530, inlinedAt: !1531)
!1563 = !DILocation(line: 19, column: 5, scope: !1530, inlinedAt: !1531)
!1564 = !DILocation(line: 19, column: 14, scope: !1530, inlinedAt: !1531)
!1565 = !DILocation(line: 20, column: 25, scope: !1530, inlinedAt: !1531)
!1566 = !DILocation(line: 20, column: 35, scope: !1530, inlinedAt: !1531)
!1567 = !DILocation(line: 20, column: 31, scope: !1530, inlinedAt: !1531)
!1568 = !DILocation(line: 20, column: 5, scope: !1530, inlinedAt: !1531)
!1569 = !DILocation(line: 20, column: 14, scope: !1530, inlinedAt: !1531)
!1570 = !DILocation(line: 21, column: 7, scope: !1530, inlinedAt: !1531)
!1571 = !DILocation(line: 22, column: 23, scope: !1530, inlinedAt: !1531)
!1572 = !DILocation(line: 22, column: 28, scope: !1530, inlinedAt: !1531)
!1573 = !DILocation(line: 22, column: 6, scope: !1530, inlinedAt: !1531)
!1574 = !DILocation(line: 22, column: 15, scope: !1530, inlinedAt: !1531)
!1575 = !DILocation(line: 24, column: 6, scope: !1530, inlinedAt: !1531)
!1576 = !DILocation(line: 24, column: 15, scope: !1530, inlinedAt: !1531)
!1577 = !DILocation(line: 26, column: 22, scope: !1530, inlinedAt: !1531)
!1578 = !DILocation(line: 26, column: 27, scope: !1530, inlinedAt: !1531)
!1579 = !DILocation(line: 26, column: 5, scope: !1530, inlinedAt: !1531)
!1580 = !DILocation(line: 26, column: 14, scope: !1530, inlinedAt: !1531)
!1581 = !DILocation(line: 27, column: 22, scope: !1530, inlinedAt: !1531)
!1582 = !DILocation(line: 27, column: 27, scope: !1530, inlinedAt: !1531)
!1583 = !DILocation(line: 27, column: 5, scope: !1530, inlinedAt: !1531)
!1584 = !DILocation(line: 27, column: 14, scope: !1530, inlinedAt: !1531)
!1585 = !DILocation(line: 28, column: 24, scope: !1530, inlinedAt: !1531)
!1586 = !DILocation(line: 28, column: 35, scope: !1530, inlinedAt: !1531)
!1587 = !DILocation(line: 28, column: 5, scope: !1530, inlinedAt: !1531)
!1588 = !DILocation(line: 28, column: 14, scope: !1530, inlinedAt: !1531)
!1589 = !DILocation(line: 29, column: 39, scope: !1530, inlinedAt: !1531)
!1590 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1591 = !DILocation(line: 29, column: 36, scope: !1530, inlinedAt: !1531)
!1592 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1591)
!1593 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1591)
!1594 = !DILocation(line: 29, column: 55, scope: !1530, inlinedAt: !1531)
!1595 = !DILocation(line: 29, column: 52, scope: !1530, inlinedAt: !1531)
!1596 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1595)
!1597 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1595)
!1598 = !DILocation(line: 29, column: 71, scope: !1530, inlinedAt: !1531)
!1599 = !DILocation(line: 29, column: 68, scope: !1530, inlinedAt: !1531)
!1600 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1599)
!1601 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1599)
!1602 = !DILocation(line: 29, column: 5, scope: !1530, inlinedAt: !1531)
!1603 = !DILocation(line: 29, column: 14, scope: !1530, inlinedAt: !1531)
!1604 = !DILocation(line: 29, column: 23, scope: !1530, inlinedAt: !1531)
!1605 = !DILocation(line: 30, column: 39, scope: !1530, inlinedAt: !1531)
!1606 = !DILocation(line: 30, column: 36, scope: !1530, inlinedAt: !1531)
!1607 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1606)
!1608 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1606)
!1609 = !DILocation(line: 30, column: 55, scope: !1530, inlinedAt: !1531)
!1610 = !DILocation(line: 30, column: 52, scope: !1530, inlinedAt: !1531)
!1611 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1610)
!1612 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1610)
!1613 = !DILocation(line: 30, column: 70, scope: !1530, inlinedAt: !1531)
!1614 = !DILocation(line: 30, column: 67, scope: !1530, inlinedAt: !1531)
!1615 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1614)
!1616 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1614)
!1617 = !DILocation(line: 30, column: 5, scope: !1530, inlinedAt: !1531)
!1618 = !DILocation(line: 30, column: 14, scope: !1530, inlinedAt: !1531)
!1619 = !DILocation(line: 30, column: 23, scope: !1530, inlinedAt: !1531)
!1620 = !DILocation(line: 33, column: 2, scope: !1530, inlinedAt: !1531)
!1621 = !DILocation(line: 34, column: 2, scope: !1530, inlinedAt: !1531)
!1622 = !DILocation(line: 35, column: 2, scope: !1530, inlinedAt: !1531)
!1623 = !DILocation(line: 36, column: 5, scope: !1530, inlinedAt: !1531)
!1624 = !DILocation(line: 37, column: 2, scope: !1530, inlinedAt: !1531)
!1625 = !DILocation(line: 38, column: 2, scope: !1530, inlinedAt: !1531)
!1626 = !DILocation(line: 39, column: 2, scope: !1530, inlinedAt: !1531)
!1627 = !DILocation(line: 40, column: 2, scope: !1530, inlinedAt: !1531)
!1628 = !DILocation(line: 41, column: 5, scope: !1530, inlinedAt: !1531)
!1629 = !DILocation(line: 42, column: 2, scope: !1530, inlinedAt: !1531)
!1630 = !DILocation(line: 43, column: 2, scope: !1530, inlinedAt: !1531)
!1631 = !DILocation(line: 44, column: 2, scope: !1530, inlinedAt: !1531)
!1632 = !DILocation(line: 45, column: 5, scope: !1530, inlinedAt: !1531)
!1633 = !DILocation(line: 48, column: 14, scope: !1530, inlinedAt: !1531)
!1634 = !DILocation(line: 48, column: 5, scope: !1530, inlinedAt: !1531)
!1635 = !DILocation(line: 49, column: 21, scope: !1530, inlinedAt: !1531)
!1636 = !DILocation(line: 49, column: 30, scope: !1530, inlinedAt: !1531)
!1637 = !DILocation(line: 49, column: 40, scope: !1530, inlinedAt: !1531)
!1638 = !DILocation(line: 49, column: 18, scope: !1530, inlinedAt: !1531)
!1639 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1638)
!1640 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1638)
!1641 = !DILocation(line: 49, column: 5, scope: !1530, inlinedAt: !1531)
!1642 = !DILocation(line: 50, column: 34, scope: !1530, inlinedAt: !1531)
!1643 = !DILocation(line: 50, column: 28, scope: !1530, inlinedAt: !1531)
!1644 = !DILocation(line: 50, column: 18, scope: !1530, inlinedAt: !1531)
!1645 = !DILocation(line: 10, column: 6, scope: !1590, inlinedAt: !1644)
!1646 = !DILocation(line: 14, column: 2, scope: !1590, inlinedAt: !1644)
!1647 = !DILocation(line: 50, column: 5, scope: !1530, inlinedAt: !1531)
!1648 = !DILocation(line: 51, column: 17, scope: !1530, inlinedAt: !1531)
!1649 = !DILocation(line: 51, column: 13, scope: !1530, inlinedAt: !1531)
!1650 = !DILocation(line: 51, column: 21, scope: !1530, inlinedAt: !1531)
!1651 = !DILocation(line: 51, column: 5, scope: !1530, inlinedAt: !1531)
!1652 = !DILocation(line: 53, column: 5, scope: !1530, inlinedAt: !1531)
!1653 = distinct !DISubprogram(name: "ConvertInt64", scope: !855, file: !855, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1654 = !DILocation(line: 88, column: 6, scope: !1653)
!1655 = !DILocation(line: 89, column: 32, scope: !1653)
!1656 = !DILocation(line: 90, column: 20, scope: !1653)
!1657 = !DILocation(line: 90, column: 41, scope: !1653)
!1658 = !DILocation(line: 90, column: 44, scope: !1653)
!1659 = !DILocation(line: 90, column: 18, scope: !1653)
!1660 = !DILocation(line: 90, column: 66, scope: !1653)
!1661 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1662 = !DILocation(line: 90, column: 14, scope: !1653)
!1663 = !DILocation(line: 62, column: 53, scope: !1661, inlinedAt: !1662)
!1664 = !DILocation(line: 62, column: 48, scope: !1661, inlinedAt: !1662)
!1665 = !DILocation(line: 62, column: 70, scope: !1661, inlinedAt: !1662)
!1666 = !DILocation(line: 62, column: 64, scope: !1661, inlinedAt: !1662)
!1667 = !DILocation(line: 62, column: 87, scope: !1661, inlinedAt: !1662)
!1668 = !DILocation(line: 62, column: 81, scope: !1661, inlinedAt: !1662)
!1669 = !DILocation(line: 62, column: 5, scope: !1661, inlinedAt: !1662)
!1670 = !DILocation(line: 62, column: 13, scope: !1661, inlinedAt: !1662)
!1671 = !DILocation(line: 62, column: 21, scope: !1661, inlinedAt: !1662)
!1672 = !DILocation(line: 62, column: 29, scope: !1661, inlinedAt: !1662)
!1673 = !DILocation(line: 62, column: 37, scope: !1661, inlinedAt: !1662)
!1674 = !DILocation(line: 63, column: 54, scope: !1661, inlinedAt: !1662)
!1675 = !DILocation(line: 63, column: 48, scope: !1661, inlinedAt: !1662)
!1676 = !DILocation(line: 63, column: 72, scope: !1661, inlinedAt: !1662)
!1677 = !DILocation(line: 63, column: 65, scope: !1661, inlinedAt: !1662)
!1678 = !DILocation(line: 63, column: 90, scope: !1661, inlinedAt: !1662)
!1679 = !DILocation(line: 63, column: 83, scope: !1661, inlinedAt: !1662)
!1680 = !DILocation(line: 63, column: 5, scope: !1661, inlinedAt: !1662)
!1681 = !DILocation(line: 63, column: 13, scope: !1661, inlinedAt: !1662)
!1682 = !DILocation(line: 63, column: 21, scope: !1661, inlinedAt: !1662)
!1683 = !DILocation(line: 63, column: 29, scope: !1661, inlinedAt: !1662)
!1684 = !DILocation(line: 63, column: 37, scope: !1661, inlinedAt: !1662)
!1685 = !DILocation(line: 64, column: 5, scope: !1661, inlinedAt: !1662)
!1686 = !DILocation(line: 64, column: 14, scope: !1661, inlinedAt: !1662)
!1687 = !DILocation(line: 64, column: 23, scope: !1661, inlinedAt: !1662)
!1688 = !DILocation(line: 65, column: 5, scope: !1661, inlinedAt: !1662)
!1689 = !DILocation(line: 65, column: 14, scope: !1661, inlinedAt: !1662)
!1690 = !DILocation(line: 66, column: 23, scope: !1661, inlinedAt: !1662)
!1691 = !DILocation(line: 67, column: 34, scope: !1661, inlinedAt: !1662)
!1692 = !DILocation(line: 67, column: 26, scope: !1661, inlinedAt: !1662)
!1693 = !DILocation(line: 67, column: 57, scope: !1661, inlinedAt: !1662)
!1694 = !DILocation(line: 67, column: 49, scope: !1661, inlinedAt: !1662)
!1695 = !DILocation(line: 67, column: 5, scope: !1661, inlinedAt: !1662)
!1696 = !DILocation(line: 67, column: 14, scope: !1661, inlinedAt: !1662)
!1697 = !DILocation(line: 68, column: 69, scope: !1661, inlinedAt: !1662)
!1698 = !DILocation(line: 68, column: 54, scope: !1661, inlinedAt: !1662)
!1699 = !DILocation(line: 68, column: 5, scope: !1661, inlinedAt: !1662)
!1700 = !DILocation(line: 68, column: 14, scope: !1661, inlinedAt: !1662)
!1701 = !DILocation(line: 69, column: 40, scope: !1661, inlinedAt: !1662)
!1702 = !DILocation(line: 69, column: 24, scope: !1661, inlinedAt: !1662)
!1703 = !DILocation(line: 69, column: 17, scope: !1661, inlinedAt: !1662)
!1704 = !DILocation(line: 69, column: 5, scope: !1661, inlinedAt: !1662)
!1705 = !DILocation(line: 91, column: 21, scope: !1653)
!1706 = !DILocation(line: 91, column: 27, scope: !1653)
!1707 = !DILocation(line: 91, column: 19, scope: !1653)
!1708 = !DILocation(line: 91, column: 33, scope: !1653)
!1709 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1710 = !DILocation(line: 91, column: 11, scope: !1653)
!1711 = !DILocation(line: 74, column: 34, scope: !1709, inlinedAt: !1710)
!1712 = !DILocation(line: 74, column: 26, scope: !1709, inlinedAt: !1710)
!1713 = !DILocation(line: 74, column: 47, scope: !1709, inlinedAt: !1710)
!1714 = !DILocation(line: 74, column: 5, scope: !1709, inlinedAt: !1710)
!1715 = !DILocation(line: 74, column: 13, scope: !1709, inlinedAt: !1710)
!1716 = distinct !DISubprogram(name: "AtomicsInt64", scope: !855, file: !855, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1717 = !DILocation(line: 98, column: 6, scope: !1716)
!1718 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1719 = !DILocation(line: 99, column: 9, scope: !1716)
!1720 = !DILocation(line: 15, column: 23, scope: !1718, inlinedAt: !1719)
!1721 = !DILocation(line: 16, column: 14, scope: !1718, inlinedAt: !1719)
!1722 = !DILocation(line: 17, column: 25, scope: !1718, inlinedAt: !1719)
!1723 = !DILocation(line: 17, column: 15, scope: !1718, inlinedAt: !1719)
!1724 = !DILocation(line: 18, column: 25, scope: !1718, inlinedAt: !1719)
!1725 = !DILocation(line: 18, column: 15, scope: !1718, inlinedAt: !1719)
!1726 = !DILocation(line: 19, column: 25, scope: !1718, inlinedAt: !1719)
!1727 = !DILocation(line: 19, column: 15, scope: !1718, inlinedAt: !1719)
!1728 = !DILocation(line: 20, column: 25, scope: !1718, inlinedAt: !1719)
!1729 = !DILocation(line: 20, column: 15, scope: !1718, inlinedAt: !1719)
!1730 = !DILocation(line: 21, column: 42, scope: !1718, inlinedAt: !1719)
!1731 = !DILocation(line: 21, column: 32, scope: !1718, inlinedAt: !1719)
!1732 = !DILocation(line: 21, column: 5, scope: !1718, inlinedAt: !1719)
!1733 = !DILocation(line: 22, column: 29, scope: !1718, inlinedAt: !1719)
!1734 = !DILocation(line: 22, column: 19, scope: !1718, inlinedAt: !1719)
!1735 = !DILocation(line: 22, column: 34, scope: !1718, inlinedAt: !1719)
!1736 = !DILocation(line: 23, column: 26, scope: !1718, inlinedAt: !1719)
!1737 = !DILocation(line: 23, column: 18, scope: !1718, inlinedAt: !1719)
!1738 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !855, file: !855, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1739 = !DILocation(line: 105, column: 6, scope: !1738)
!1740 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1741 = !DILocation(line: 105, column: 69, scope: !1738)
!1742 = !DILocation(line: 30, column: 23, scope: !1740, inlinedAt: !1741)
!1743 = !DILocation(line: 31, column: 25, scope: !1740, inlinedAt: !1741)
!1744 = !DILocation(line: 31, column: 46, scope: !1740, inlinedAt: !1741)
!1745 = !DILocation(line: 31, column: 37, scope: !1740, inlinedAt: !1741)
!1746 = !DILocation(line: 31, column: 30, scope: !1740, inlinedAt: !1741)
!1747 = !DILocation(line: 31, column: 15, scope: !1740, inlinedAt: !1741)
!1748 = !DILocation(line: 32, column: 24, scope: !1740, inlinedAt: !1741)
!1749 = !DILocation(line: 32, column: 14, scope: !1740, inlinedAt: !1741)
!1750 = !DILocation(line: 33, column: 25, scope: !1740, inlinedAt: !1741)
!1751 = !DILocation(line: 33, column: 15, scope: !1740, inlinedAt: !1741)
!1752 = !DILocation(line: 35, column: 35, scope: !1740, inlinedAt: !1741)
!1753 = !DILocation(line: 35, column: 25, scope: !1740, inlinedAt: !1741)
!1754 = !DILocation(line: 36, column: 55, scope: !1740, inlinedAt: !1741)
!1755 = !DILocation(line: 36, column: 30, scope: !1740, inlinedAt: !1741)
!1756 = !DILocation(line: 36, column: 59, scope: !1740, inlinedAt: !1741)
!1757 = !DILocation(line: 37, column: 7, scope: !1740, inlinedAt: !1741)
!1758 = !DILocation(line: 41, column: 39, scope: !1740, inlinedAt: !1741)
!1759 = !DILocation(line: 41, column: 29, scope: !1740, inlinedAt: !1741)
!1760 = !DILocation(line: 41, column: 50, scope: !1740, inlinedAt: !1741)
!1761 = !DILocation(line: 42, column: 26, scope: !1740, inlinedAt: !1741)
!1762 = !DILocation(line: 42, column: 16, scope: !1740, inlinedAt: !1741)
!1763 = distinct !DISubprogram(name: "IntegersInt", scope: !855, file: !855, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1764 = !DILocation(line: 110, column: 6, scope: !1763)
!1765 = !DILocation(line: 111, column: 32, scope: !1763)
!1766 = !DILocation(line: 112, column: 17, scope: !1763)
!1767 = !DILocation(line: 112, column: 35, scope: !1763)
!1768 = !DILocation(line: 112, column: 38, scope: !1763)
!1769 = !DILocation(line: 112, column: 15, scope: !1763)
!1770 = !DILocation(line: 112, column: 57, scope: !1763)
!1771 = !DILocation(line: 112, column: 63, scope: !1763)
!1772 = !DILocation(line: 112, column: 74, scope: !1763)
!1773 = !DILocation(line: 112, column: 72, scope: !1763)
!1774 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1775 = !DILocation(line: 112, column: 11, scope: !1763)
!1776 = !DILocation(line: 14, column: 28, scope: !1774, inlinedAt: !1775)
!1777 = !DILocation(line: 14, column: 33, scope: !1774, inlinedAt: !1775)
!1778 = !DILocation(line: 14, column: 38, scope: !1774, inlinedAt: !1775)
!1779 = !DILocation(line: 14, column: 5, scope: !1774, inlinedAt: !1775)
!1780 = !DILocation(line: 14, column: 13, scope: !1774, inlinedAt: !1775)
!1781 = !DILocation(line: 14, column: 21, scope: !1774, inlinedAt: !1775)
!1782 = !DILocation(line: 15, column: 36, scope: !1774, inlinedAt: !1775)
!1783 = !DILocation(line: 15, column: 41, scope: !1774, inlinedAt: !1775)
!1784 = !DILocation(line: 15, column: 46, scope: !1774, inlinedAt: !1775)
!1785 = !DILocation(line: 15, column: 51, scope: !1774, inlinedAt: !1775)
!1786 = !DILocation(line: 15, column: 5, scope: !1774, inlinedAt: !1775)
!1787 = !DILocation(line: 15, column: 13, scope: !1774, inlinedAt: !1775)
!1788 = !DILocation(line: 15, column: 21, scope: !1774, inlinedAt: !1775)
!1789 = !DILocation(line: 15, column: 29, scope: !1774, inlinedAt: !1775)
!1790 = !DILocation(line: 16, column: 27, scope: !1774, inlinedAt: !1775)
!1791 = !DILocation(line: 16, column: 31, scope: !1774, inlinedAt: !1775)
!1792 = !DILocation(line: 16, column: 5, scope: !1774, inlinedAt: !1775)
!1793 = !DILocation(line: 16, column: 13, scope: !1774, inlinedAt: !1775)
!1794 = !DILocation(line: 16, column: 21, scope: !1774, inlinedAt: !1775)
!1795 = !DILocation(line: 17, column: 22, scope: !1774, inlinedAt: !1775)
!1796 = !DILocation(line: 17, column: 28, scope: !1774, inlinedAt: !1775)
!1797 = !DILocation(line: 17, column: 5, scope: !1774, inlinedAt: !1775)
!1798 = !DILocation(line: 17, column: 14, scope: !1774, inlinedAt: !1775)
!1799 = !DILocation(line: 18, column: 27, scope: !1774, inlinedAt: !1775)
!1800 = !DILocation(line: 18, column: 22, scope: !1774, inlinedAt: !1775)
!1801 = !DILocation(line: 18, column: 40, scope: !1774, inlinedAt: !1775)
!1802 = !DILocation(line: 18, column: 33, scope: !1774, inlinedAt: !1775)
!1803 = !DILocation(line: 18, column: 5, scope: !1774, inlinedAt: !1775)
!1804 = !DILocation(line: 18, column: 14, scope: !1774, inlinedAt: !1775)
!1805 = !DILocation(line: 19, column: 22, scope: !1774, inlinedAt: !1775)
!1806 = !DILocation(line: 19, column: 28, scope: !1774, inlinedAt: !1775)
!1807 = !DILocation(line: 19, column: 5, scope: !1774, inlinedAt: !1775)
!1808 = !DILocation(line: 19, column: 14, scope: !1774, inlinedAt: !1775)
!1809 = !DILocation(line: 20, column: 25, scope: !1774, inlinedAt: !1775)
!1810 = !DILocation(line: 20, column: 35, scope: !1774, inlinedAt: !1775)
!1811 = !DILocation(line: 20, column: 31, scope: !1774, inlinedAt: !1775)
!1812 = !DILocation(line: 20, column: 5, scope: !1774, inlinedAt: !1775)
!1813 = !DILocation(line: 20, column: 14, scope: !1774, inlinedAt: !1775)
!1814 = !DILocation(line: 21, column: 7, scope: !1774, inlinedAt: !1775)
!1815 = !DILocation(line: 22, column: 23, scope: !1774, inlinedAt: !1775)
!1816 = !DILocation(line: 22, column: 28, scope: !1774, inlinedAt: !1775)
!1817 = !DILocation(line: 22, column: 6, scope: !1774, inlinedAt: !1775)
!1818 = !DILocation(line: 22, column: 15, scope: !1774, inlinedAt: !1775)
!1819 = !DILocation(line: 24, column: 6, scope: !1774, inlinedAt: !1775)
!1820 = !DILocation(line: 24, column: 15, scope: !1774, inlinedAt: !1775)
!1821 = !DILocation(line: 26, column: 22, scope: !1774, inlinedAt: !1775)
!1822 = !DILocation(line: 26, column: 27, scope: !1774, inlinedAt: !1775)
!1823 = !DILocation(line: 26, column: 5, scope: !1774, inlinedAt: !1775)
!1824 = !DILocation(line: 26, column: 14, scope: !1774, inlinedAt: !1775)
!1825 = !DILocation(line: 27, column: 22, scope: !1774, inlinedAt: !1775)
!1826 = !DILocation(line: 27, column: 27, scope: !1774, inlinedAt: !1775)
!1827 = !DILocation(line: 27, column: 5, scope: !1774, inlinedAt: !1775)
!1828 = !DILocation(line: 27, column: 14, scope: !1774, inlinedAt: !1775)
!1829 = !DILocation(line: 28, column: 24, scope: !1774, inlinedAt: !1775)
!1830 = !DILocation(line: 28, column: 35, scope: !1774, inlinedAt: !1775)
!1831 = !DILocation(line: 28, column: 5, scope: !1774, inlinedAt: !1775)
!1832 = !DILocation(line: 28, column: 14, scope: !1774, inlinedAt: !1775)
!1833 = !DILocation(line: 29, column: 39, scope: !1774, inlinedAt: !1775)
!1834 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1835 = !DILocation(line: 29, column: 36, scope: !1774, inlinedAt: !1775)
!1836 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1835)
!1837 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1835)
!1838 = !DILocation(line: 29, column: 55, scope: !1774, inlinedAt: !1775)
!1839 = !DILocation(line: 29, column: 52, scope: !1774, inlinedAt: !1775)
!1840 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1839)
!1841 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1839)
!1842 = !DILocation(line: 29, column: 71, scope: !1774, inlinedAt: !1775)
!1843 = !DILocation(line: 29, column: 68, scope: !1774, inlinedAt: !1775)
!1844 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1843)
!1845 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1843)
!1846 = !DILocation(line: 29, column: 5, scope: !1774, inlinedAt: !1775)
!1847 = !DILocation(line: 29, column: 14, scope: !1774, inlinedAt: !1775)
!1848 = !DILocation(line: 29, column: 23, scope: !1774, inlinedAt: !1775)
!1849 = !DILocation(line: 30, column: 39, scope: !1774, inlinedAt: !1775)
!1850 = !DILocation(line: 30, column: 36, scope: !1774, inlinedAt: !1775)
!1851 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1850)
!1852 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1850)
!1853 = !DILocation(line: 30, column: 55, scope: !1774, inlinedAt: !1775)
!1854 = !DILocation(line: 30, column: 52, scope: !1774, inlinedAt: !1775)
!1855 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1854)
!1856 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1854)
!1857 = !DILocation(line: 30, column: 70, scope: !1774, inlinedAt: !1775)
!1858 = !DILocation(line: 30, column: 67, scope: !1774, inlinedAt: !1775)
!1859 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1858)
!1860 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1858)
!1861 = !DILocation(line: 30, column: 5, scope: !1774, inlinedAt: !1775)
!1862 = !DILocation(line: 30, column: 14, scope: !1774, inlinedAt: !1775)
!1863 = !DILocation(line: 30, column: 23, scope: !1774, inlinedAt: !1775)
!1864 = !DILocation(line: 33, column: 2, scope: !1774, inlinedAt: !1775)
!1865 = !DILocation(line: 34, column: 2, scope: !1774, inlinedAt: !1775)
!1866 = !DILocation(line: 35, column: 2, scope: !1774, inlinedAt: !1775)
!1867 = !DILocation(line: 36, column: 5, scope: !1774, inlinedAt: !1775)
!1868 = !DILocation(line: 37, column: 2, scope: !1774, inlinedAt: !1775)
!1869 = !DILocation(line: 38, column: 2, scope: !1774, inlinedAt: !1775)
!1870 = !DILocation(line: 39, column: 2, scope: !1774, inlinedAt: !1775)
!1871 = !DILocation(line: 40, column: 2, scope: !1774, inlinedAt: !1775)
!1872 = !DILocation(line: 41, column: 5, scope: !1774, inlinedAt: !1775)
!1873 = !DILocation(line: 42, column: 2, scope: !1774, inlinedAt: !1775)
!1874 = !DILocation(line: 43, column: 2, scope: !1774, inlinedAt: !1775)
!1875 = !DILocation(line: 44, column: 2, scope: !1774, inlinedAt: !1775)
!1876 = !DILocation(line: 45, column: 5, scope: !1774, inlinedAt: !1775)
!1877 = !DILocation(line: 48, column: 14, scope: !1774, inlinedAt: !1775)
!1878 = !DILocation(line: 48, column: 5, scope: !1774, inlinedAt: !1775)
!1879 = !DILocation(line: 49, column: 21, scope: !1774, inlinedAt: !1775)
!1880 = !DILocation(line: 49, column: 30, scope: !1774, inlinedAt: !1775)
!1881 = !DILocation(line: 49, column: 40, scope: !1774, inlinedAt: !1775)
!1882 = !DILocation(line: 49, column: 18, scope: !1774, inlinedAt: !1775)
!1883 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1882)
!1884 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1882)
!1885 = !DILocation(line: 49, column: 5, scope: !1774, inlinedAt: !1775)
!1886 = !DILocation(line: 50, column: 34, scope: !1774, inlinedAt: !1775)
!1887 = !DILocation(line: 50, column: 28, scope: !1774, inlinedAt: !1775)
!1888 = !DILocation(line: 50, column: 18, scope: !1774, inlinedAt: !1775)
!1889 = !DILocation(line: 10, column: 6, scope: !1834, inlinedAt: !1888)
!1890 = !DILocation(line: 14, column: 2, scope: !1834, inlinedAt: !1888)
!1891 = !DILocation(line: 50, column: 5, scope: !1774, inlinedAt: !1775)
!1892 = !DILocation(line: 51, column: 17, scope: !1774, inlinedAt: !1775)
!1893 = !DILocation(line: 51, column: 13, scope: !1774, inlinedAt: !1775)
!1894 = !DILocation(line: 51, column: 21, scope: !1774, inlinedAt: !1775)
!1895 = !DILocation(line: 51, column: 5, scope: !1774, inlinedAt: !1775)
!1896 = !DILocation(line: 53, column: 5, scope: !1774, inlinedAt: !1775)
!1897 = distinct !DISubprogram(name: "ConvertInt", scope: !855, file: !855, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1898 = !DILocation(line: 119, column: 6, scope: !1897)
!1899 = !DILocation(line: 120, column: 32, scope: !1897)
!1900 = !DILocation(line: 121, column: 20, scope: !1897)
!1901 = !DILocation(line: 121, column: 41, scope: !1897)
!1902 = !DILocation(line: 121, column: 44, scope: !1897)
!1903 = !DILocation(line: 121, column: 18, scope: !1897)
!1904 = !DILocation(line: 121, column: 66, scope: !1897)
!1905 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1906 = !DILocation(line: 121, column: 14, scope: !1897)
!1907 = !DILocation(line: 62, column: 53, scope: !1905, inlinedAt: !1906)
!1908 = !DILocation(line: 62, column: 48, scope: !1905, inlinedAt: !1906)
!1909 = !DILocation(line: 62, column: 70, scope: !1905, inlinedAt: !1906)
!1910 = !DILocation(line: 62, column: 64, scope: !1905, inlinedAt: !1906)
!1911 = !DILocation(line: 62, column: 87, scope: !1905, inlinedAt: !1906)
!1912 = !DILocation(line: 62, column: 81, scope: !1905, inlinedAt: !1906)
!1913 = !DILocation(line: 62, column: 5, scope: !1905, inlinedAt: !1906)
!1914 = !DILocation(line: 62, column: 13, scope: !1905, inlinedAt: !1906)
!1915 = !DILocation(line: 62, column: 21, scope: !1905, inlinedAt: !1906)
!1916 = !DILocation(line: 62, column: 29, scope: !1905, inlinedAt: !1906)
!1917 = !DILocation(line: 62, column: 37, scope: !1905, inlinedAt: !1906)
!1918 = !DILocation(line: 63, column: 54, scope: !1905, inlinedAt: !1906)
!1919 = !DILocation(line: 63, column: 48, scope: !1905, inlinedAt: !1906)
!1920 = !DILocation(line: 63, column: 72, scope: !1905, inlinedAt: !1906)
!1921 = !DILocation(line: 63, column: 65, scope: !1905, inlinedAt: !1906)
!1922 = !DILocation(line: 63, column: 90, scope: !1905, inlinedAt: !1906)
!1923 = !DILocation(line: 63, column: 83, scope: !1905, inlinedAt: !1906)
!1924 = !DILocation(line: 63, column: 5, scope: !1905, inlinedAt: !1906)
!1925 = !DILocation(line: 63, column: 13, scope: !1905, inlinedAt: !1906)
!1926 = !DILocation(line: 63, column: 21, scope: !1905, inlinedAt: !1906)
!1927 = !DILocation(line: 63, column: 29, scope: !1905, inlinedAt: !1906)
!1928 = !DILocation(line: 63, column: 37, scope: !1905, inlinedAt: !1906)
!1929 = !DILocation(line: 64, column: 5, scope: !1905, inlinedAt: !1906)
!1930 = !DILocation(line: 64, column: 14, scope: !1905, inlinedAt: !1906)
!1931 = !DILocation(line: 64, column: 23, scope: !1905, inlinedAt: !1906)
!1932 = !DILocation(line: 65, column: 5, scope: !1905, inlinedAt: !1906)
!1933 = !DILocation(line: 65, column: 14, scope: !1905, inlinedAt: !1906)
!1934 = !DILocation(line: 66, column: 23, scope: !1905, inlinedAt: !1906)
!1935 = !DILocation(line: 67, column: 34, scope: !1905, inlinedAt: !1906)
!1936 = !DILocation(line: 67, column: 26, scope: !1905, inlinedAt: !1906)
!1937 = !DILocation(line: 67, column: 57, scope: !1905, inlinedAt: !1906)
!1938 = !DILocation(line: 67, column: 49, scope: !1905, inlinedAt: !1906)
!1939 = !DILocation(line: 67, column: 5, scope: !1905, inlinedAt: !1906)
!1940 = !DILocation(line: 67, column: 14, scope: !1905, inlinedAt: !1906)
!1941 = !DILocation(line: 68, column: 69, scope: !1905, inlinedAt: !1906)
!1942 = !DILocation(line: 68, column: 54, scope: !1905, inlinedAt: !1906)
!1943 = !DILocation(line: 68, column: 5, scope: !1905, inlinedAt: !1906)
!1944 = !DILocation(line: 68, column: 14, scope: !1905, inlinedAt: !1906)
!1945 = !DILocation(line: 69, column: 40, scope: !1905, inlinedAt: !1906)
!1946 = !DILocation(line: 69, column: 24, scope: !1905, inlinedAt: !1906)
!1947 = !DILocation(line: 69, column: 17, scope: !1905, inlinedAt: !1906)
!1948 = !DILocation(line: 69, column: 5, scope: !1905, inlinedAt: !1906)
!1949 = !DILocation(line: 122, column: 21, scope: !1897)
!1950 = !DILocation(line: 122, column: 27, scope: !1897)
!1951 = !DILocation(line: 122, column: 19, scope: !1897)
!1952 = !DILocation(line: 122, column: 33, scope: !1897)
!1953 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1954 = !DILocation(line: 122, column: 11, scope: !1897)
!1955 = !DILocation(line: 74, column: 34, scope: !1953, inlinedAt: !1954)
!1956 = !DILocation(line: 74, column: 26, scope: !1953, inlinedAt: !1954)
!1957 = !DILocation(line: 74, column: 47, scope: !1953, inlinedAt: !1954)
!1958 = !DILocation(line: 74, column: 5, scope: !1953, inlinedAt: !1954)
!1959 = !DILocation(line: 74, column: 13, scope: !1953, inlinedAt: !1954)
!1960 = distinct !DISubprogram(name: "AtomicsInt", scope: !855, file: !855, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1961 = !DILocation(line: 129, column: 6, scope: !1960)
!1962 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1963 = !DILocation(line: 130, column: 9, scope: !1960)
!1964 = !DILocation(line: 15, column: 23, scope: !1962, inlinedAt: !1963)
!1965 = !DILocation(line: 16, column: 14, scope: !1962, inlinedAt: !1963)
!1966 = !DILocation(line: 17, column: 25, scope: !1962, inlinedAt: !1963)
!1967 = !DILocation(line: 17, column: 15, scope: !1962, inlinedAt: !1963)
!1968 = !DILocation(line: 18, column: 25, scope: !1962, inlinedAt: !1963)
!1969 = !DILocation(line: 18, column: 15, scope: !1962, inlinedAt: !1963)
!1970 = !DILocation(line: 19, column: 25, scope: !1962, inlinedAt: !1963)
!1971 = !DILocation(line: 19, column: 15, scope: !1962, inlinedAt: !1963)
!1972 = !DILocation(line: 20, column: 25, scope: !1962, inlinedAt: !1963)
!1973 = !DILocation(line: 20, column: 15, scope: !1962, inlinedAt: !1963)
!1974 = !DILocation(line: 21, column: 42, scope: !1962, inlinedAt: !1963)
!1975 = !DILocation(line: 21, column: 32, scope: !1962, inlinedAt: !1963)
!1976 = !DILocation(line: 21, column: 5, scope: !1962, inlinedAt: !1963)
!1977 = !DILocation(line: 22, column: 29, scope: !1962, inlinedAt: !1963)
!1978 = !DILocation(line: 22, column: 19, scope: !1962, inlinedAt: !1963)
!1979 = !DILocation(line: 22, column: 34, scope: !1962, inlinedAt: !1963)
!1980 = !DILocation(line: 23, column: 26, scope: !1962, inlinedAt: !1963)
!1981 = !DILocation(line: 23, column: 18, scope: !1962, inlinedAt: !1963)
!1982 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !855, file: !855, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1983 = !DILocation(line: 136, column: 6, scope: !1982)
!1984 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1985 = !DILocation(line: 136, column: 65, scope: !1982)
!1986 = !DILocation(line: 30, column: 23, scope: !1984, inlinedAt: !1985)
!1987 = !DILocation(line: 31, column: 25, scope: !1984, inlinedAt: !1985)
!1988 = !DILocation(line: 31, column: 46, scope: !1984, inlinedAt: !1985)
!1989 = !DILocation(line: 31, column: 37, scope: !1984, inlinedAt: !1985)
!1990 = !DILocation(line: 31, column: 30, scope: !1984, inlinedAt: !1985)
!1991 = !DILocation(line: 31, column: 15, scope: !1984, inlinedAt: !1985)
!1992 = !DILocation(line: 32, column: 24, scope: !1984, inlinedAt: !1985)
!1993 = !DILocation(line: 32, column: 14, scope: !1984, inlinedAt: !1985)
!1994 = !DILocation(line: 33, column: 25, scope: !1984, inlinedAt: !1985)
!1995 = !DILocation(line: 33, column: 15, scope: !1984, inlinedAt: !1985)
!1996 = !DILocation(line: 35, column: 35, scope: !1984, inlinedAt: !1985)
!1997 = !DILocation(line: 35, column: 25, scope: !1984, inlinedAt: !1985)
!1998 = !DILocation(line: 36, column: 55, scope: !1984, inlinedAt: !1985)
!1999 = !DILocation(line: 36, column: 30, scope: !1984, inlinedAt: !1985)
!2000 = !DILocation(line: 36, column: 59, scope: !1984, inlinedAt: !1985)
!2001 = !DILocation(line: 37, column: 7, scope: !1984, inlinedAt: !1985)
!2002 = !DILocation(line: 41, column: 39, scope: !1984, inlinedAt: !1985)
!2003 = !DILocation(line: 41, column: 29, scope: !1984, inlinedAt: !1985)
!2004 = !DILocation(line: 41, column: 50, scope: !1984, inlinedAt: !1985)
!2005 = !DILocation(line: 42, column: 26, scope: !1984, inlinedAt: !1985)
!2006 = !DILocation(line: 42, column: 16, scope: !1984, inlinedAt: !1985)
!2007 = distinct !DISubprogram(name: "IntegersUint8", scope: !855, file: !855, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!2008 = !DILocation(line: 141, column: 6, scope: !2007)
!2009 = !DILocation(line: 142, column: 32, scope: !2007)
!2010 = !DILocation(line: 143, column: 17, scope: !2007)
!2011 = !DILocation(line: 143, column: 35, scope: !2007)
!2012 = !DILocation(line: 143, column: 38, scope: !2007)
!2013 = !DILocation(line: 143, column: 15, scope: !2007)
!2014 = !DILocation(line: 143, column: 57, scope: !2007)
!2015 = !DILocation(line: 143, column: 63, scope: !2007)
!2016 = !DILocation(line: 143, column: 74, scope: !2007)
!2017 = !DILocation(line: 143, column: 72, scope: !2007)
!2018 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2019 = !DILocation(line: 143, column: 11, scope: !2007)
!2020 = !DILocation(line: 14, column: 28, scope: !2018, inlinedAt: !2019)
!2021 = !DILocation(line: 14, column: 33, scope: !2018, inlinedAt: !2019)
!2022 = !DILocation(line: 14, column: 38, scope: !2018, inlinedAt: !2019)
!2023 = !DILocation(line: 14, column: 5, scope: !2018, inlinedAt: !2019)
!2024 = !DILocation(line: 14, column: 13, scope: !2018, inlinedAt: !2019)
!2025 = !DILocation(line: 14, column: 21, scope: !2018, inlinedAt: !2019)
!2026 = !DILocation(line: 15, column: 36, scope: !2018, inlinedAt: !2019)
!2027 = !DILocation(line: 15, column: 41, scope: !2018, inlinedAt: !2019)
!2028 = !DILocation(line: 15, column: 46, scope: !2018, inlinedAt: !2019)
!2029 = !DILocation(line: 15, column: 51, scope: !2018, inlinedAt: !2019)
!2030 = !DILocation(line: 15, column: 5, scope: !2018, inlinedAt: !2019)
!2031 = !DILocation(line: 15, column: 13, scope: !2018, inlinedAt: !2019)
!2032 = !DILocation(line: 15, column: 21, scope: !2018, inlinedAt: !2019)
!2033 = !DILocation(line: 15, column: 29, scope: !2018, inlinedAt: !2019)
!2034 = !DILocation(line: 16, column: 27, scope: !2018, inlinedAt: !2019)
!2035 = !DILocation(line: 16, column: 31, scope: !2018, inlinedAt: !2019)
!2036 = !DILocation(line: 16, column: 5, scope: !2018, inlinedAt: !2019)
!2037 = !DILocation(line: 16, column: 13, scope: !2018, inlinedAt: !2019)
!2038 = !DILocation(line: 16, column: 21, scope: !2018, inlinedAt: !2019)
!2039 = !DILocation(line: 17, column: 22, scope: !2018, inlinedAt: !2019)
!2040 = !DILocation(line: 17, column: 28, scope: !2018, inlinedAt: !2019)
!2041 = !DILocation(line: 17, column: 5, scope: !2018, inlinedAt: !2019)
!2042 = !DILocation(line: 17, column: 14, scope: !2018, inlinedAt: !2019)
!2043 = !DILocation(line: 18, column: 27, scope: !2018, inlinedAt: !2019)
!2044 = !DILocation(line: 18, column: 22, scope: !2018, inlinedAt: !2019)
!2045 = !DILocation(line: 18, column: 40, scope: !2018, inlinedAt: !2019)
!2046 = !DILocation(line: 18, column: 33, scope: !2018, inlinedAt: !2019)
!2047 = !DILocation(line: 18, column: 5, scope: !2018, inlinedAt: !2019)
!2048 = !DILocation(line: 18, column: 14, scope: !2018, inlinedAt: !2019)
!2049 = !DILocation(line: 19, column: 22, scope: !2018, inlinedAt: !2019)
!2050 = !DILocation(line: 19, column: 28, scope: !2018, inlinedAt: !2019)
!2051 = !DILocation(line: 19, column: 5, scope: !2018, inlinedAt: !2019)
!2052 = !DILocation(line: 19, column: 14, scope: !2018, inlinedAt: !2019)
!2053 = !DILocation(line: 20, column: 25, scope: !2018, inlinedAt: !2019)
!2054 = !DILocation(line: 20, column: 35, scope: !2018, inlinedAt: !2019)
!2055 = !DILocation(line: 20, column: 31, scope: !2018, inlinedAt: !2019)
!2056 = !DILocation(line: 20, column: 5, scope: !2018, inlinedAt: !2019)
!2057 = !DILocation(line: 20, column: 14, scope: !2018, inlinedAt: !2019)
!2058 = !DILocation(line: 21, column: 7, scope: !2018, inlinedAt: !2019)
!2059 = !DILocation(line: 22, column: 23, scope: !2018, inlinedAt: !2019)
!2060 = !DILocation(line: 22, column: 28, scope: !2018, inlinedAt: !2019)
!2061 = !DILocation(line: 22, column: 6, scope: !2018, inlinedAt: !2019)
!2062 = !DILocation(line: 22, column: 15, scope: !2018, inlinedAt: !2019)
!2063 = !DILocation(line: 24, column: 6, scope: !2018, inlinedAt: !2019)
!2064 = !DILocation(line: 24, column: 15, scope: !2018, inlinedAt: !2019)
!2065 = !DILocation(line: 26, column: 22, scope: !2018, inlinedAt: !2019)
!2066 = !DILocation(line: 26, column: 27, scope: !2018, inlinedAt: !2019)
!2067 = !DILocation(line: 26, column: 5, scope: !2018, inlinedAt: !2019)
!2068 = !DILocation(line: 26, column: 14, scope: !2018, inlinedAt: !2019)
!2069 = !DILocation(line: 27, column: 22, scope: !2018, inlinedAt: !2019)
!2070 = !DILocation(line: 27, column: 27, scope: !2018, inlinedAt: !2019)
!2071 = !DILocation(line: 27, column: 5, scope: !2018, inlinedAt: !2019)
!2072 = !DILocation(line: 27, column: 14, scope: !2018, inlinedAt: !2019)
!2073 = !DILocation(line: 28, column: 24, scope: !2018, inlinedAt: !2019)
!2074 = !DILocation(line: 28, column: 35, scope: !2018, inlinedAt: !2019)
!2075 = !DILocation(line: 28, column: 5, scope: !2018, inlinedAt: !2019)
!2076 = !DILocation(line: 28, column: 14, scope: !2018, inlinedAt: !2019)
!2077 = !DILocation(line: 29, column: 39, scope: !2018, inlinedAt: !2019)
!2078 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2079 = !DILocation(line: 29, column: 36, scope: !2018, inlinedAt: !2019)
!2080 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2079)
!2081 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2079)
!2082 = !DILocation(line: 29, column: 55, scope: !2018, inlinedAt: !2019)
!2083 = !DILocation(line: 29, column: 52, scope: !2018, inlinedAt: !2019)
!2084 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2083)
!2085 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2083)
!2086 = !DILocation(line: 29, column: 71, scope: !2018, inlinedAt: !2019)
!2087 = !DILocation(line: 29, column: 68, scope: !2018, inlinedAt: !2019)
!2088 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2087)
!2089 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2087)
!2090 = !DILocation(line: 29, column: 5, scope: !2018, inlinedAt: !2019)
!2091 = !DILocation(line: 29, column: 14, scope: !2018, inlinedAt: !2019)
!2092 = !DILocation(line: 29, column: 23, scope: !2018, inlinedAt: !2019)
!2093 = !DILocation(line: 30, column: 39, scope: !2018, inlinedAt: !2019)
!2094 = !DILocation(line: 30, column: 36, scope: !2018, inlinedAt: !2019)
!2095 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2094)
!2096 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2094)
!2097 = !DILocation(line: 30, column: 55, scope: !2018, inlinedAt: !2019)
!2098 = !DILocation(line: 30, column: 52, scope: !2018, inlinedAt: !2019)
!2099 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2098)
!2100 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2098)
!2101 = !DILocation(line: 30, column: 70, scope: !2018, inlinedAt: !2019)
!2102 = !DILocation(line: 30, column: 67, scope: !2018, inlinedAt: !2019)
!2103 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2102)
!2104 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2102)
!2105 = !DILocation(line: 30, column: 5, scope: !2018, inlinedAt: !2019)
!2106 = !DILocation(line: 30, column: 14, scope: !2018, inlinedAt: !2019)
!2107 = !DILocation(line: 30, column: 23, scope: !2018, inlinedAt: !2019)
!2108 = !DILocation(line: 33, column: 2, scope: !2018, inlinedAt: !2019)
!2109 = !DILocation(line: 34, column: 2, scope: !2018, inlinedAt: !2019)
!2110 = !DILocation(line: 35, column: 2, scope: !2018, inlinedAt: !2019)
!2111 = !DILocation(line: 36, column: 5, scope: !2018, inlinedAt: !2019)
!2112 = !DILocation(line: 37, column: 2, scope: !2018, inlinedAt: !2019)
!2113 = !DILocation(line: 38, column: 2, scope: !2018, inlinedAt: !2019)
!2114 = !DILocation(line: 39, column: 2, scope: !2018, inlinedAt: !2019)
!2115 = !DILocation(line: 40, column: 2, scope: !2018, inlinedAt: !2019)
!2116 = !DILocation(line: 41, column: 5, scope: !2018, inlinedAt: !2019)
!2117 = !DILocation(line: 42, column: 2, scope: !2018, inlinedAt: !2019)
!2118 = !DILocation(line: 43, column: 2, scope: !2018, inlinedAt: !2019)
!2119 = !DILocation(line: 44, column: 2, scope: !2018, inlinedAt: !2019)
!2120 = !DILocation(line: 45, column: 5, scope: !2018, inlinedAt: !2019)
!2121 = !DILocation(line: 48, column: 14, scope: !2018, inlinedAt: !2019)
!2122 = !DILocation(line: 48, column: 5, scope: !2018, inlinedAt: !2019)
!2123 = !DILocation(line: 49, column: 21, scope: !2018, inlinedAt: !2019)
!2124 = !DILocation(line: 49, column: 30, scope: !2018, inlinedAt: !2019)
!2125 = !DILocation(line: 49, column: 40, scope: !2018, inlinedAt: !2019)
!2126 = !DILocation(line: 49, column: 18, scope: !2018, inlinedAt: !2019)
!2127 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2126)
!2128 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2126)
!2129 = !DILocation(line: 49, column: 5, scope: !2018, inlinedAt: !2019)
!2130 = !DILocation(line: 50, column: 34, scope: !2018, inlinedAt: !2019)
!2131 = !DILocation(line: 50, column: 28, scope: !2018, inlinedAt: !2019)
!2132 = !DILocation(line: 50, column: 18, scope: !2018, inlinedAt: !2019)
!2133 = !DILocation(line: 10, column: 6, scope: !2078, inlinedAt: !2132)
!2134 = !DILocation(line: 14, column: 2, scope: !2078, inlinedAt: !2132)
!2135 = !DILocation(line: 50, column: 5, scope: !2018, inlinedAt: !2019)
!2136 = !DILocation(line: 51, column: 17, scope: !2018, inlinedAt: !2019)
!2137 = !DILocation(line: 51, column: 13, scope: !2018, inlinedAt: !2019)
!2138 = !DILocation(line: 51, column: 21, scope: !2018, inlinedAt: !2019)
!2139 = !DILocation(line: 51, column: 5, scope: !2018, inlinedAt: !2019)
!2140 = !DILocation(line: 53, column: 5, scope: !2018, inlinedAt: !2019)
!2141 = distinct !DISubprogram(name: "ConvertUint8", scope: !855, file: !855, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2142 = !DILocation(line: 150, column: 6, scope: !2141)
!2143 = !DILocation(line: 151, column: 32, scope: !2141)
!2144 = !DILocation(line: 152, column: 20, scope: !2141)
!2145 = !DILocation(line: 152, column: 41, scope: !2141)
!2146 = !DILocation(line: 152, column: 44, scope: !2141)
!2147 = !DILocation(line: 152, column: 18, scope: !2141)
!2148 = !DILocation(line: 152, column: 66, scope: !2141)
!2149 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2150 = !DILocation(line: 152, column: 14, scope: !2141)
!2151 = !DILocation(line: 62, column: 53, scope: !2149, inlinedAt: !2150)
!2152 = !DILocation(line: 62, column: 48, scope: !2149, inlinedAt: !2150)
!2153 = !DILocation(line: 62, column: 70, scope: !2149, inlinedAt: !2150)
!2154 = !DILocation(line: 62, column: 64, scope: !2149, inlinedAt: !2150)
!2155 = !DILocation(line: 62, column: 87, scope: !2149, inlinedAt: !2150)
!2156 = !DILocation(line: 62, column: 81, scope: !2149, inlinedAt: !2150)
!2157 = !DILocation(line: 62, column: 98, scope: !2149, inlinedAt: !2150)
!2158 = !DILocation(line: 62, column: 5, scope: !2149, inlinedAt: !2150)
!2159 = !DILocation(line: 62, column: 13, scope: !2149, inlinedAt: !2150)
!2160 = !DILocation(line: 62, column: 21, scope: !2149, inlinedAt: !2150)
!2161 = !DILocation(line: 62, column: 29, scope: !2149, inlinedAt: !2150)
!2162 = !DILocation(line: 62, column: 37, scope: !2149, inlinedAt: !2150)
!2163 = !DILocation(line: 63, column: 72, scope: !2149, inlinedAt: !2150)
!2164 = !DILocation(line: 63, column: 65, scope: !2149, inlinedAt: !2150)
!2165 = !DILocation(line: 63, column: 90, scope: !2149, inlinedAt: !2150)
!2166 = !DILocation(line: 63, column: 83, scope: !2149, inlinedAt: !2150)
!2167 = !DILocation(line: 63, column: 108, scope: !2149, inlinedAt: !2150)
!2168 = !DILocation(line: 63, column: 101, scope: !2149, inlinedAt: !2150)
!2169 = !DILocation(line: 63, column: 5, scope: !2149, inlinedAt: !2150)
!2170 = !DILocation(line: 63, column: 13, scope: !2149, inlinedAt: !2150)
!2171 = !DILocation(line: 63, column: 21, scope: !2149, inlinedAt: !2150)
!2172 = !DILocation(line: 63, column: 29, scope: !2149, inlinedAt: !2150)
!2173 = !DILocation(line: 63, column: 37, scope: !2149, inlinedAt: !2150)
!2174 = !DILocation(line: 64, column: 5, scope: !2149, inlinedAt: !2150)
!2175 = !DILocation(line: 64, column: 14, scope: !2149, inlinedAt: !2150)
!2176 = !DILocation(line: 64, column: 23, scope: !2149, inlinedAt: !2150)
!2177 = !DILocation(line: 65, column: 5, scope: !2149, inlinedAt: !2150)
!2178 = !DILocation(line: 65, column: 14, scope: !2149, inlinedAt: !2150)
!2179 = !DILocation(line: 66, column: 23, scope: !2149, inlinedAt: !2150)
!2180 = !DILocation(line: 67, column: 34, scope: !2149, inlinedAt: !2150)
!2181 = !DILocation(line: 67, column: 26, scope: !2149, inlinedAt: !2150)
!2182 = !DILocation(line: 67, column: 57, scope: !2149, inlinedAt: !2150)
!2183 = !DILocation(line: 67, column: 49, scope: !2149, inlinedAt: !2150)
!2184 = !DILocation(line: 67, column: 5, scope: !2149, inlinedAt: !2150)
!2185 = !DILocation(line: 67, column: 14, scope: !2149, inlinedAt: !2150)
!2186 = !DILocation(line: 68, column: 28, scope: !2149, inlinedAt: !2150)
!2187 = !DILocation(line: 68, column: 26, scope: !2149, inlinedAt: !2150)
!2188 = !DILocation(line: 68, column: 69, scope: !2149, inlinedAt: !2150)
!2189 = !DILocation(line: 68, column: 54, scope: !2149, inlinedAt: !2150)
!2190 = !DILocation(line: 68, column: 52, scope: !2149, inlinedAt: !2150)
!2191 = !DILocation(line: 68, column: 5, scope: !2149, inlinedAt: !2150)
!2192 = !DILocation(line: 68, column: 14, scope: !2149, inlinedAt: !2150)
!2193 = !DILocation(line: 69, column: 40, scope: !2149, inlinedAt: !2150)
!2194 = !DILocation(line: 69, column: 24, scope: !2149, inlinedAt: !2150)
!2195 = !DILocation(line: 69, column: 17, scope: !2149, inlinedAt: !2150)
!2196 = !DILocation(line: 69, column: 5, scope: !2149, inlinedAt: !2150)
!2197 = !DILocation(line: 153, column: 21, scope: !2141)
!2198 = !DILocation(line: 153, column: 27, scope: !2141)
!2199 = !DILocation(line: 153, column: 19, scope: !2141)
!2200 = !DILocation(line: 153, column: 33, scope: !2141)
!2201 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2202 = !DILocation(line: 153, column: 11, scope: !2141)
!2203 = !DILocation(line: 74, column: 34, scope: !2201, inlinedAt: !2202)
!2204 = !DILocation(line: 74, column: 26, scope: !2201, inlinedAt: !2202)
!2205 = !DILocation(line: 74, column: 47, scope: !2201, inlinedAt: !2202)
!2206 = !DILocation(line: 74, column: 5, scope: !2201, inlinedAt: !2202)
!2207 = !DILocation(line: 74, column: 13, scope: !2201, inlinedAt: !2202)
!2208 = distinct !DISubprogram(name: "IntegersUint16", scope: !855, file: !855, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2209 = !DILocation(line: 160, column: 6, scope: !2208)
!2210 = !DILocation(line: 161, column: 32, scope: !2208)
!2211 = !DILocation(line: 162, column: 17, scope: !2208)
!2212 = !DILocation(line: 162, column: 35, scope: !2208)
!2213 = !DILocation(line: 162, column: 38, scope: !2208)
!2214 = !DILocation(line: 162, column: 15, scope: !2208)
!2215 = !DILocation(line: 162, column: 57, scope: !2208)
!2216 = !DILocation(line: 162, column: 63, scope: !2208)
!2217 = !DILocation(line: 162, column: 74, scope: !2208)
!2218 = !DILocation(line: 162, column: 72, scope: !2208)
!2219 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2220 = !DILocation(line: 162, column: 11, scope: !2208)
!2221 = !DILocation(line: 14, column: 28, scope: !2219, inlinedAt: !2220)
!2222 = !DILocation(line: 14, column: 33, scope: !2219, inlinedAt: !2220)
!2223 = !DILocation(line: 14, column: 38, scope: !2219, inlinedAt: !2220)
!2224 = !DILocation(line: 14, column: 5, scope: !2219, inlinedAt: !2220)
!2225 = !DILocation(line: 14, column: 13, scope: !2219, inlinedAt: !2220)
!2226 = !DILocation(line: 14, column: 21, scope: !2219, inlinedAt: !2220)
!2227 = !DILocation(line: 15, column: 36, scope: !2219, inlinedAt: !2220)
!2228 = !DILocation(line: 15, column: 41, scope: !2219, inlinedAt: !2220)
!2229 = !DILocation(line: 15, column: 46, scope: !2219, inlinedAt: !2220)
!2230 = !DILocation(line: 15, column: 51, scope: !2219, inlinedAt: !2220)
!2231 = !DILocation(line: 15, column: 5, scope: !2219, inlinedAt: !2220)
!2232 = !DILocation(line: 15, column: 13, scope: !2219, inlinedAt: !2220)
!2233 = !DILocation(line: 15, column: 21, scope: !2219, inlinedAt: !2220)
!2234 = !DILocation(line: 15, column: 29, scope: !2219, inlinedAt: !2220)
!2235 = !DILocation(line: 16, column: 27, scope: !2219, inlinedAt: !2220)
!2236 = !DILocation(line: 16, column: 31, scope: !2219, inlinedAt: !2220)
!2237 = !DILocation(line: 16, column: 5, scope: !2219, inlinedAt: !2220)
!2238 = !DILocation(line: 16, column: 13, scope: !2219, inlinedAt: !2220)
!2239 = !DILocation(line: 16, column: 21, scope: !2219, inlinedAt: !2220)
!2240 = !DILocation(line: 17, column: 22, scope: !2219, inlinedAt: !2220)
!2241 = !DILocation(line: 17, column: 28, scope: !2219, inlinedAt: !2220)
!2242 = !DILocation(line: 17, column: 5, scope: !2219, inlinedAt: !2220)
!2243 = !DILocation(line: 17, column: 14, scope: !2219, inlinedAt: !2220)
!2244 = !DILocation(line: 18, column: 27, scope: !2219, inlinedAt: !2220)
!2245 = !DILocation(line: 18, column: 22, scope: !2219, inlinedAt: !2220)
!2246 = !DILocation(line: 18, column: 40, scope: !2219, inlinedAt: !2220)
!2247 = !DILocation(line: 18, column: 33, scope: !2219, inlinedAt: !2220)
!2248 = !DILocation(line: 18, column: 5, scope: !2219, inlinedAt: !2220)
!2249 = !DILocation(line: 18, column: 14, scope: !2219, inlinedAt: !2220)
!2250 = !DILocation(line: 19, column: 22, scope: !2219, inlinedAt: !2220)
!2251 = !DILocation(line: 19, column: 28, scope: !2219, inlinedAt: !2220)
!2252 = !DILocation(line: 19, column: 5, scope: !2219, inlinedAt: !2220)
!2253 = !DILocation(line: 19, column: 14, scope: !2219, inlinedAt: !2220)
!2254 = !DILocation(line: 20, column: 25, scope: !2219, inlinedAt: !2220)
!2255 = !DILocation(line: 20, column: 35, scope: !2219, inlinedAt: !2220)
!2256 = !DILocation(line: 20, column: 31, scope: !2219, inlinedAt: !2220)
!2257 = !DILocation(line: 20, column: 5, scope: !2219, inlinedAt: !2220)
!2258 = !DILocation(line: 20, column: 14, scope: !2219, inlinedAt: !2220)
!2259 = !DILocation(line: 21, column: 7, scope: !2219, inlinedAt: !2220)
!2260 = !DILocation(line: 22, column: 23, scope: !2219, inlinedAt: !2220)
!2261 = !DILocation(line: 22, column: 28, scope: !2219, inlinedAt: !2220)
!2262 = !DILocation(line: 22, column: 6, scope: !2219, inlinedAt: !2220)
!2263 = !DILocation(line: 22, column: 15, scope: !2219, inlinedAt: !2220)
!2264 = !DILocation(line: 24, column: 6, scope: !2219, inlinedAt: !2220)
!2265 = !DILocation(line: 24, column: 15, scope: !2219, inlinedAt: !2220)
!2266 = !DILocation(line: 26, column: 22, scope: !2219, inlinedAt: !2220)
!2267 = !DILocation(line: 26, column: 27, scope: !2219, inlinedAt: !2220)
!2268 = !DILocation(line: 26, column: 5, scope: !2219, inlinedAt: !2220)
!2269 = !DILocation(line: 26, column: 14, scope: !2219, inlinedAt: !2220)
!2270 = !DILocation(line: 27, column: 22, scope: !2219, inlinedAt: !2220)
!2271 = !DILocation(line: 27, column: 27, scope: !2219, inlinedAt: !2220)
!2272 = !DILocation(line: 27, column: 5, scope: !2219, inlinedAt: !2220)
!2273 = !DILocation(line: 27, column: 14, scope: !2219, inlinedAt: !2220)
!2274 = !DILocation(line: 28, column: 24, scope: !2219, inlinedAt: !2220)
!2275 = !DILocation(line: 28, column: 35, scope: !2219, inlinedAt: !2220)
!2276 = !DILocation(line: 28, column: 5, scope: !2219, inlinedAt: !2220)
!2277 = !DILocation(line: 28, column: 14, scope: !2219, inlinedAt: !2220)
!2278 = !DILocation(line: 29, column: 39, scope: !2219, inlinedAt: !2220)
!2279 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2280 = !DILocation(line: 29, column: 36, scope: !2219, inlinedAt: !2220)
!2281 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2280)
!2282 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2280)
!2283 = !DILocation(line: 29, column: 55, scope: !2219, inlinedAt: !2220)
!2284 = !DILocation(line: 29, column: 52, scope: !2219, inlinedAt: !2220)
!2285 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2284)
!2286 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2284)
!2287 = !DILocation(line: 29, column: 71, scope: !2219, inlinedAt: !2220)
!2288 = !DILocation(line: 29, column: 68, scope: !2219, inlinedAt: !2220)
!2289 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2288)
!2290 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2288)
!2291 = !DILocation(line: 29, column: 5, scope: !2219, inlinedAt: !2220)
!2292 = !DILocation(line: 29, column: 14, scope: !2219, inlinedAt: !2220)
!2293 = !DILocation(line: 29, column: 23, scope: !2219, inlinedAt: !2220)
!2294 = !DILocation(line: 30, column: 39, scope: !2219, inlinedAt: !2220)
!2295 = !DILocation(line: 30, column: 36, scope: !2219, inlinedAt: !2220)
!2296 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2295)
!2297 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2295)
!2298 = !DILocation(line: 30, column: 55, scope: !2219, inlinedAt: !2220)
!2299 = !DILocation(line: 30, column: 52, scope: !2219, inlinedAt: !2220)
!2300 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2299)
!2301 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2299)
!2302 = !DILocation(line: 30, column: 70, scope: !2219, inlinedAt: !2220)
!2303 = !DILocation(line: 30, column: 67, scope: !2219, inlinedAt: !2220)
!2304 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2303)
!2305 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2303)
!2306 = !DILocation(line: 30, column: 5, scope: !2219, inlinedAt: !2220)
!2307 = !DILocation(line: 30, column: 14, scope: !2219, inlinedAt: !2220)
!2308 = !DILocation(line: 30, column: 23, scope: !2219, inlinedAt: !2220)
!2309 = !DILocation(line: 33, column: 2, scope: !2219, inlinedAt: !2220)
!2310 = !DILocation(line: 34, column: 2, scope: !2219, inlinedAt: !2220)
!2311 = !DILocation(line: 35, column: 2, scope: !2219, inlinedAt: !2220)
!2312 = !DILocation(line: 36, column: 5, scope: !2219, inlinedAt: !2220)
!2313 = !DILocation(line: 37, column: 2, scope: !2219, inlinedAt: !2220)
!2314 = !DILocation(line: 38, column: 2, scope: !2219, inlinedAt: !2220)
!2315 = !DILocation(line: 39, column: 2, scope: !2219, inlinedAt: !2220)
!2316 = !DILocation(line: 40, column: 2, scope: !2219, inlinedAt: !2220)
!2317 = !DILocation(line: 41, column: 5, scope: !2219, inlinedAt: !2220)
!2318 = !DILocation(line: 42, column: 2, scope: !2219, inlinedAt: !2220)
!2319 = !DILocation(line: 43, column: 2, scope: !2219, inlinedAt: !2220)
!2320 = !DILocation(line: 44, column: 2, scope: !2219, inlinedAt: !2220)
!2321 = !DILocation(line: 45, column: 5, scope: !2219, inlinedAt: !2220)
!2322 = !DILocation(line: 48, column: 14, scope: !2219, inlinedAt: !2220)
!2323 = !DILocation(line: 48, column: 5, scope: !2219, inlinedAt: !2220)
!2324 = !DILocation(line: 49, column: 21, scope: !2219, inlinedAt: !2220)
!2325 = !DILocation(line: 49, column: 30, scope: !2219, inlinedAt: !2220)
!2326 = !DILocation(line: 49, column: 40, scope: !2219, inlinedAt: !2220)
!2327 = !DILocation(line: 49, column: 18, scope: !2219, inlinedAt: !2220)
!2328 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2327)
!2329 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2327)
!2330 = !DILocation(line: 49, column: 5, scope: !2219, inlinedAt: !2220)
!2331 = !DILocation(line: 50, column: 34, scope: !2219, inlinedAt: !2220)
!2332 = !DILocation(line: 50, column: 28, scope: !2219, inlinedAt: !2220)
!2333 = !DILocation(line: 50, column: 18, scope: !2219, inlinedAt: !2220)
!2334 = !DILocation(line: 10, column: 6, scope: !2279, inlinedAt: !2333)
!2335 = !DILocation(line: 14, column: 2, scope: !2279, inlinedAt: !2333)
!2336 = !DILocation(line: 50, column: 5, scope: !2219, inlinedAt: !2220)
!2337 = !DILocation(line: 51, column: 17, scope: !2219, inlinedAt: !2220)
!2338 = !DILocation(line: 51, column: 13, scope: !2219, inlinedAt: !2220)
!2339 = !DILocation(line: 51, column: 21, scope: !2219, inlinedAt: !2220)
!2340 = !DILocation(line: 51, column: 5, scope: !2219, inlinedAt: !2220)
!2341 = !DILocation(line: 53, column: 5, scope: !2219, inlinedAt: !2220)
!2342 = distinct !DISubprogram(name: "ConvertUint16", scope: !855, file: !855, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2343 = !DILocation(line: 169, column: 6, scope: !2342)
!2344 = !DILocation(line: 170, column: 32, scope: !2342)
!2345 = !DILocation(line: 171, column: 20, scope: !2342)
!2346 = !DILocation(line: 171, column: 41, scope: !2342)
!2347 = !DILocation(line: 171, column: 44, scope: !2342)
!2348 = !DILocation(line: 171, column: 18, scope: !2342)
!2349 = !DILocation(line: 171, column: 66, scope: !2342)
!2350 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2351 = !DILocation(line: 171, column: 14, scope: !2342)
!2352 = !DILocation(line: 62, column: 53, scope: !2350, inlinedAt: !2351)
!2353 = !DILocation(line: 62, column: 48, scope: !2350, inlinedAt: !2351)
!2354 = !DILocation(line: 62, column: 70, scope: !2350, inlinedAt: !2351)
!2355 = !DILocation(line: 62, column: 64, scope: !2350, inlinedAt: !2351)
!2356 = !DILocation(line: 62, column: 87, scope: !2350, inlinedAt: !2351)
!2357 = !DILocation(line: 62, column: 81, scope: !2350, inlinedAt: !2351)
!2358 = !DILocation(line: 62, column: 98, scope: !2350, inlinedAt: !2351)
!2359 = !DILocation(line: 62, column: 5, scope: !2350, inlinedAt: !2351)
!2360 = !DILocation(line: 62, column: 13, scope: !2350, inlinedAt: !2351)
!2361 = !DILocation(line: 62, column: 21, scope: !2350, inlinedAt: !2351)
!2362 = !DILocation(line: 62, column: 29, scope: !2350, inlinedAt: !2351)
!2363 = !DILocation(line: 62, column: 37, scope: !2350, inlinedAt: !2351)
!2364 = !DILocation(line: 63, column: 54, scope: !2350, inlinedAt: !2351)
!2365 = !DILocation(line: 63, column: 48, scope: !2350, inlinedAt: !2351)
!2366 = !DILocation(line: 63, column: 90, scope: !2350, inlinedAt: !2351)
!2367 = !DILocation(line: 63, column: 83, scope: !2350, inlinedAt: !2351)
!2368 = !DILocation(line: 63, column: 108, scope: !2350, inlinedAt: !2351)
!2369 = !DILocation(line: 63, column: 101, scope: !2350, inlinedAt: !2351)
!2370 = !DILocation(line: 63, column: 5, scope: !2350, inlinedAt: !2351)
!2371 = !DILocation(line: 63, column: 13, scope: !2350, inlinedAt: !2351)
!2372 = !DILocation(line: 63, column: 21, scope: !2350, inlinedAt: !2351)
!2373 = !DILocation(line: 63, column: 29, scope: !2350, inlinedAt: !2351)
!2374 = !DILocation(line: 63, column: 37, scope: !2350, inlinedAt: !2351)
!2375 = !DILocation(line: 64, column: 37, scope: !2350, inlinedAt: !2351)
!2376 = !DILocation(line: 64, column: 35, scope: !2350, inlinedAt: !2351)
!2377 = !DILocation(line: 64, column: 56, scope: !2350, inlinedAt: !2351)
!2378 = !DILocation(line: 64, column: 54, scope: !2350, inlinedAt: !2351)
!2379 = !DILocation(line: 64, column: 5, scope: !2350, inlinedAt: !2351)
!2380 = !DILocation(line: 64, column: 14, scope: !2350, inlinedAt: !2351)
!2381 = !DILocation(line: 64, column: 23, scope: !2350, inlinedAt: !2351)
!2382 = !DILocation(line: 65, column: 5, scope: !2350, inlinedAt: !2351)
!2383 = !DILocation(line: 65, column: 14, scope: !2350, inlinedAt: !2351)
!2384 = !DILocation(line: 66, column: 23, scope: !2350, inlinedAt: !2351)
!2385 = !DILocation(line: 67, column: 34, scope: !2350, inlinedAt: !2351)
!2386 = !DILocation(line: 67, column: 26, scope: !2350, inlinedAt: !2351)
!2387 = !DILocation(line: 67, column: 57, scope: !2350, inlinedAt: !2351)
!2388 = !DILocation(line: 67, column: 49, scope: !2350, inlinedAt: !2351)
!2389 = !DILocation(line: 67, column: 5, scope: !2350, inlinedAt: !2351)
!2390 = !DILocation(line: 67, column: 14, scope: !2350, inlinedAt: !2351)
!2391 = !DILocation(line: 68, column: 28, scope: !2350, inlinedAt: !2351)
!2392 = !DILocation(line: 68, column: 26, scope: !2350, inlinedAt: !2351)
!2393 = !DILocation(line: 68, column: 69, scope: !2350, inlinedAt: !2351)
!2394 = !DILocation(line: 68, column: 54, scope: !2350, inlinedAt: !2351)
!2395 = !DILocation(line: 68, column: 52, scope: !2350, inlinedAt: !2351)
!2396 = !DILocation(line: 68, column: 5, scope: !2350, inlinedAt: !2351)
!2397 = !DILocation(line: 68, column: 14, scope: !2350, inlinedAt: !2351)
!2398 = !DILocation(line: 69, column: 40, scope: !2350, inlinedAt: !2351)
!2399 = !DILocation(line: 69, column: 24, scope: !2350, inlinedAt: !2351)
!2400 = !DILocation(line: 69, column: 17, scope: !2350, inlinedAt: !2351)
!2401 = !DILocation(line: 69, column: 5, scope: !2350, inlinedAt: !2351)
!2402 = !DILocation(line: 172, column: 21, scope: !2342)
!2403 = !DILocation(line: 172, column: 27, scope: !2342)
!2404 = !DILocation(line: 172, column: 19, scope: !2342)
!2405 = !DILocation(line: 172, column: 33, scope: !2342)
!2406 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2407 = !DILocation(line: 172, column: 11, scope: !2342)
!2408 = !DILocation(line: 74, column: 34, scope: !2406, inlinedAt: !2407)
!2409 = !DILocation(line: 74, column: 26, scope: !2406, inlinedAt: !2407)
!2410 = !DILocation(line: 74, column: 47, scope: !2406, inlinedAt: !2407)
!2411 = !DILocation(line: 74, column: 5, scope: !2406, inlinedAt: !2407)
!2412 = !DILocation(line: 74, column: 13, scope: !2406, inlinedAt: !2407)
!2413 = distinct !DISubprogram(name: "IntegersUint32", scope: !855, file: !855, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
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
!2424 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
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
!2484 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
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
!2523 = !DILocation(line: 42, column: 2, scope: !2424, inlinedAt: !2425)
!2524 = !DILocation(line: 43, column: 2, scope: !2424, inlinedAt: !2425)
!2525 = !DILocation(line: 44, column: 2, scope: !2424, inlinedAt: !2425)
!2526 = !DILocation(line: 45, column: 5, scope: !2424, inlinedAt: !2425)
!2527 = !DILocation(line: 48, column: 14, scope: !2424, inlinedAt: !2425)
!2528 = !DILocation(line: 48, column: 5, scope: !2424, inlinedAt: !2425)
!2529 = !DILocation(line: 49, column: 21, scope: !2424, inlinedAt: !2425)
!2530 = !DILocation(line: 49, column: 30, scope: !2424, inlinedAt: !2425)
!2531 = !DILocation(line: 49, column: 40, scope: !2424, inlinedAt: !2425)
!2532 = !DILocation(line: 49, column: 18, scope: !2424, inlinedAt: !2425)
!2533 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2532)
!2534 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2532)
!2535 = !DILocation(line: 49, column: 5, scope: !2424, inlinedAt: !2425)
!2536 = !DILocation(line: 50, column: 34, scope: !2424, inlinedAt: !2425)
!2537 = !DILocation(line: 50, column: 28, scope: !2424, inlinedAt: !2425)
!2538 = !DILocation(line: 50, column: 18, scope: !2424, inlinedAt: !2425)
!2539 = !DILocation(line: 10, column: 6, scope: !2484, inlinedAt: !2538)
!2540 = !DILocation(line: 14, column: 2, scope: !2484, inlinedAt: !2538)
!2541 = !DILocation(line: 50, column: 5, scope: !2424, inlinedAt: !2425)
!2542 = !DILocation(line: 51, column: 17, scope: !2424, inlinedAt: !2425)
!2543 = !DILocation(line: 51, column: 13, scope: !2424, inlinedAt: !2425)
!2544 = !DILocation(line: 51, column: 21, scope: !2424, inlinedAt: !2425)
!2545 = !DILocation(line: 51, column: 5, scope: !2424, inlinedAt: !2425)
!2546 = !DILocation(line: 53, column: 5, scope: !2424, inlinedAt: !2425)
!2547 = distinct !DISubprogram(name: "ConvertUint32", scope: !855, file: !855, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2548 = !DILocation(line: 188, column: 6, scope: !2547)
!2549 = !DILocation(line: 189, column: 32, scope: !2547)
!2550 = !DILocation(line: 190, column: 20, scope: !2547)
!2551 = !DILocation(line: 190, column: 41, scope: !2547)
!2552 = !DILocation(line: 190, column: 44, scope: !2547)
!2553 = !DILocation(line: 190, column: 18, scope: !2547)
!2554 = !DILocation(line: 190, column: 66, scope: !2547)
!2555 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2556 = !DILocation(line: 190, column: 14, scope: !2547)
!2557 = !DILocation(line: 62, column: 53, scope: !2555, inlinedAt: !2556)
!2558 = !DILocation(line: 62, column: 48, scope: !2555, inlinedAt: !2556)
!2559 = !DILocation(line: 62, column: 70, scope: !2555, inlinedAt: !2556)
!2560 = !DILocation(line: 62, column: 64, scope: !2555, inlinedAt: !2556)
!2561 = !DILocation(line: 62, column: 87, scope: !2555, inlinedAt: !2556)
!2562 = !DILocation(line: 62, column: 81, scope: !2555, inlinedAt: !2556)
!2563 = !DILocation(line: 62, column: 98, scope: !2555, inlinedAt: !2556)
!2564 = !DILocation(line: 62, column: 5, scope: !2555, inlinedAt: !2556)
!2565 = !DILocation(line: 62, column: 13, scope: !2555, inlinedAt: !2556)
!2566 = !DILocation(line: 62, column: 21, scope: !2555, inlinedAt: !2556)
!2567 = !DILocation(line: 62, column: 29, scope: !2555, inlinedAt: !2556)
!2568 = !DILocation(line: 62, column: 37, scope: !2555, inlinedAt: !2556)
!2569 = !DILocation(line: 63, column: 54, scope: !2555, inlinedAt: !2556)
!2570 = !DILocation(line: 63, column: 48, scope: !2555, inlinedAt: !2556)
!2571 = !DILocation(line: 63, column: 72, scope: !2555, inlinedAt: !2556)
!2572 = !DILocation(line: 63, column: 65, scope: !2555, inlinedAt: !2556)
!2573 = !DILocation(line: 63, column: 108, scope: !2555, inlinedAt: !2556)
!2574 = !DILocation(line: 63, column: 101, scope: !2555, inlinedAt: !2556)
!2575 = !DILocation(line: 63, column: 5, scope: !2555, inlinedAt: !2556)
!2576 = !DILocation(line: 63, column: 13, scope: !2555, inlinedAt: !2556)
!2577 = !DILocation(line: 63, column: 21, scope: !2555, inlinedAt: !2556)
!2578 = !DILocation(line: 63, column: 29, scope: !2555, inlinedAt: !2556)
!2579 = !DILocation(line: 63, column: 37, scope: !2555, inlinedAt: !2556)
!2580 = !DILocation(line: 64, column: 37, scope: !2555, inlinedAt: !2556)
!2581 = !DILocation(line: 64, column: 35, scope: !2555, inlinedAt: !2556)
!2582 = !DILocation(line: 64, column: 56, scope: !2555, inlinedAt: !2556)
!2583 = !DILocation(line: 64, column: 54, scope: !2555, inlinedAt: !2556)
!2584 = !DILocation(line: 64, column: 76, scope: !2555, inlinedAt: !2556)
!2585 = !DILocation(line: 64, column: 74, scope: !2555, inlinedAt: !2556)
!2586 = !DILocation(line: 64, column: 5, scope: !2555, inlinedAt: !2556)
!2587 = !DILocation(line: 64, column: 14, scope: !2555, inlinedAt: !2556)
!2588 = !DILocation(line: 64, column: 23, scope: !2555, inlinedAt: !2556)
!2589 = !DILocation(line: 65, column: 5, scope: !2555, inlinedAt: !2556)
!2590 = !DILocation(line: 65, column: 14, scope: !2555, inlinedAt: !2556)
!2591 = !DILocation(line: 66, column: 23, scope: !2555, inlinedAt: !2556)
!2592 = !DILocation(line: 67, column: 34, scope: !2555, inlinedAt: !2556)
!2593 = !DILocation(line: 67, column: 26, scope: !2555, inlinedAt: !2556)
!2594 = !DILocation(line: 67, column: 57, scope: !2555, inlinedAt: !2556)
!2595 = !DILocation(line: 67, column: 49, scope: !2555, inlinedAt: !2556)
!2596 = !DILocation(line: 67, column: 5, scope: !2555, inlinedAt: !2556)
!2597 = !DILocation(line: 67, column: 14, scope: !2555, inlinedAt: !2556)
!2598 = !DILocation(line: 68, column: 28, scope: !2555, inlinedAt: !2556)
!2599 = !DILocation(line: 68, column: 26, scope: !2555, inlinedAt: !2556)
!2600 = !DILocation(line: 68, column: 69, scope: !2555, inlinedAt: !2556)
!2601 = !DILocation(line: 68, column: 54, scope: !2555, inlinedAt: !2556)
!2602 = !DILocation(line: 68, column: 52, scope: !2555, inlinedAt: !2556)
!2603 = !DILocation(line: 68, column: 5, scope: !2555, inlinedAt: !2556)
!2604 = !DILocation(line: 68, column: 14, scope: !2555, inlinedAt: !2556)
!2605 = !DILocation(line: 69, column: 40, scope: !2555, inlinedAt: !2556)
!2606 = !DILocation(line: 69, column: 24, scope: !2555, inlinedAt: !2556)
!2607 = !DILocation(line: 69, column: 17, scope: !2555, inlinedAt: !2556)
!2608 = !DILocation(line: 69, column: 5, scope: !2555, inlinedAt: !2556)
!2609 = !DILocation(line: 191, column: 21, scope: !2547)
!2610 = !DILocation(line: 191, column: 27, scope: !2547)
!2611 = !DILocation(line: 191, column: 19, scope: !2547)
!2612 = !DILocation(line: 191, column: 33, scope: !2547)
!2613 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2614 = !DILocation(line: 191, column: 11, scope: !2547)
!2615 = !DILocation(line: 74, column: 34, scope: !2613, inlinedAt: !2614)
!2616 = !DILocation(line: 74, column: 26, scope: !2613, inlinedAt: !2614)
!2617 = !DILocation(line: 74, column: 47, scope: !2613, inlinedAt: !2614)
!2618 = !DILocation(line: 74, column: 5, scope: !2613, inlinedAt: !2614)
!2619 = !DILocation(line: 74, column: 13, scope: !2613, inlinedAt: !2614)
!2620 = distinct !DISubprogram(name: "AtomicsUint32", scope: !855, file: !855, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2621 = !DILocation(line: 198, column: 6, scope: !2620)
!2622 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2623 = !DILocation(line: 199, column: 9, scope: !2620)
!2624 = !DILocation(line: 15, column: 23, scope: !2622, inlinedAt: !2623)
!2625 = !DILocation(line: 16, column: 14, scope: !2622, inlinedAt: !2623)
!2626 = !DILocation(line: 16, column: 8, scope: !2622, inlinedAt: !2623)
!2627 = !DILocation(line: 17, column: 25, scope: !2622, inlinedAt: !2623)
!2628 = !DILocation(line: 17, column: 15, scope: !2622, inlinedAt: !2623)
!2629 = !DILocation(line: 18, column: 25, scope: !2622, inlinedAt: !2623)
!2630 = !DILocation(line: 18, column: 15, scope: !2622, inlinedAt: !2623)
!2631 = !DILocation(line: 19, column: 25, scope: !2622, inlinedAt: !2623)
!2632 = !DILocation(line: 19, column: 15, scope: !2622, inlinedAt: !2623)
!2633 = !DILocation(line: 20, column: 25, scope: !2622, inlinedAt: !2623)
!2634 = !DILocation(line: 20, column: 15, scope: !2622, inlinedAt: !2623)
!2635 = !DILocation(line: 21, column: 42, scope: !2622, inlinedAt: !2623)
!2636 = !DILocation(line: 21, column: 32, scope: !2622, inlinedAt: !2623)
!2637 = !DILocation(line: 21, column: 5, scope: !2622, inlinedAt: !2623)
!2638 = !DILocation(line: 22, column: 29, scope: !2622, inlinedAt: !2623)
!2639 = !DILocation(line: 22, column: 19, scope: !2622, inlinedAt: !2623)
!2640 = !DILocation(line: 22, column: 34, scope: !2622, inlinedAt: !2623)
!2641 = !DILocation(line: 23, column: 26, scope: !2622, inlinedAt: !2623)
!2642 = !DILocation(line: 23, column: 18, scope: !2622, inlinedAt: !2623)
!2643 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !855, file: !855, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2644 = !DILocation(line: 205, column: 6, scope: !2643)
!2645 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2646 = !DILocation(line: 205, column: 71, scope: !2643)
!2647 = !DILocation(line: 30, column: 23, scope: !2645, inlinedAt: !2646)
!2648 = !DILocation(line: 31, column: 25, scope: !2645, inlinedAt: !2646)
!2649 = !DILocation(line: 31, column: 46, scope: !2645, inlinedAt: !2646)
!2650 = !DILocation(line: 31, column: 37, scope: !2645, inlinedAt: !2646)
!2651 = !DILocation(line: 31, column: 30, scope: !2645, inlinedAt: !2646)
!2652 = !DILocation(line: 31, column: 15, scope: !2645, inlinedAt: !2646)
!2653 = !DILocation(line: 32, column: 24, scope: !2645, inlinedAt: !2646)
!2654 = !DILocation(line: 32, column: 14, scope: !2645, inlinedAt: !2646)
!2655 = !DILocation(line: 33, column: 25, scope: !2645, inlinedAt: !2646)
!2656 = !DILocation(line: 33, column: 31, scope: !2645, inlinedAt: !2646)
!2657 = !DILocation(line: 33, column: 15, scope: !2645, inlinedAt: !2646)
!2658 = !DILocation(line: 35, column: 35, scope: !2645, inlinedAt: !2646)
!2659 = !DILocation(line: 35, column: 25, scope: !2645, inlinedAt: !2646)
!2660 = !DILocation(line: 36, column: 55, scope: !2645, inlinedAt: !2646)
!2661 = !DILocation(line: 36, column: 30, scope: !2645, inlinedAt: !2646)
!2662 = !DILocation(line: 36, column: 59, scope: !2645, inlinedAt: !2646)
!2663 = !DILocation(line: 37, column: 7, scope: !2645, inlinedAt: !2646)
!2664 = !DILocation(line: 41, column: 39, scope: !2645, inlinedAt: !2646)
!2665 = !DILocation(line: 41, column: 29, scope: !2645, inlinedAt: !2646)
!2666 = !DILocation(line: 41, column: 50, scope: !2645, inlinedAt: !2646)
!2667 = !DILocation(line: 42, column: 26, scope: !2645, inlinedAt: !2646)
!2668 = !DILocation(line: 42, column: 16, scope: !2645, inlinedAt: !2646)
!2669 = distinct !DISubprogram(name: "IntegersUint64", scope: !855, file: !855, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2670 = !DILocation(line: 210, column: 6, scope: !2669)
!2671 = !DILocation(line: 211, column: 32, scope: !2669)
!2672 = !DILocation(line: 212, column: 17, scope: !2669)
!2673 = !DILocation(line: 212, column: 35, scope: !2669)
!2674 = !DILocation(line: 212, column: 38, scope: !2669)
!2675 = !DILocation(line: 212, column: 15, scope: !2669)
!2676 = !DILocation(line: 212, column: 57, scope: !2669)
!2677 = !DILocation(line: 212, column: 63, scope: !2669)
!2678 = !DILocation(line: 212, column: 74, scope: !2669)
!2679 = !DILocation(line: 212, column: 72, scope: !2669)
!2680 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2681 = !DILocation(line: 212, column: 11, scope: !2669)
!2682 = !DILocation(line: 14, column: 28, scope: !2680, inlinedAt: !2681)
!2683 = !DILocation(line: 14, column: 33, scope: !2680, inlinedAt: !2681)
!2684 = !DILocation(line: 14, column: 38, scope: !2680, inlinedAt: !2681)
!2685 = !DILocation(line: 14, column: 5, scope: !2680, inlinedAt: !2681)
!2686 = !DILocation(line: 14, column: 13, scope: !2680, inlinedAt: !2681)
!2687 = !DILocation(line: 14, column: 21, scope: !2680, inlinedAt: !2681)
!2688 = !DILocation(line: 15, column: 36, scope: !2680, inlinedAt: !2681)
!2689 = !DILocation(line: 15, column: 41, scope: !2680, inlinedAt: !2681)
!2690 = !DILocation(line: 15, column: 46, scope: !2680, inlinedAt: !2681)
!2691 = !DILocation(line: 15, column: 51, scope: !2680, inlinedAt: !2681)
!2692 = !DILocation(line: 15, column: 5, scope: !2680, inlinedAt: !2681)
!2693 = !DILocation(line: 15, column: 13, scope: !2680, inlinedAt: !2681)
!2694 = !DILocation(line: 15, column: 21, scope: !2680, inlinedAt: !2681)
!2695 = !DILocation(line: 15, column: 29, scope: !2680, inlinedAt: !2681)
!2696 = !DILocation(line: 16, column: 27, scope: !2680, inlinedAt: !2681)
!2697 = !DILocation(line: 16, column: 31, scope: !2680, inlinedAt: !2681)
!2698 = !DILocation(line: 16, column: 5, scope: !2680, inlinedAt: !2681)
!2699 = !DILocation(line: 16, column: 13, scope: !2680, inlinedAt: !2681)
!2700 = !DILocation(line: 16, column: 21, scope: !2680, inlinedAt: !2681)
!2701 = !DILocation(line: 17, column: 22, scope: !2680, inlinedAt: !2681)
!2702 = !DILocation(line: 17, column: 28, scope: !2680, inlinedAt: !2681)
!2703 = !DILocation(line: 17, column: 5, scope: !2680, inlinedAt: !2681)
!2704 = !DILocation(line: 17, column: 14, scope: !2680, inlinedAt: !2681)
!2705 = !DILocation(line: 18, column: 27, scope: !2680, inlinedAt: !2681)
!2706 = !DILocation(line: 18, column: 22, scope: !2680, inlinedAt: !2681)
!2707 = !DILocation(line: 18, column: 40, scope: !2680, inlinedAt: !2681)
!2708 = !DILocation(line: 18, column: 33, scope: !2680, inlinedAt: !2681)
!2709 = !DILocation(line: 18, column: 5, scope: !2680, inlinedAt: !2681)
!2710 = !DILocation(line: 18, column: 14, scope: !2680, inlinedAt: !2681)
!2711 = !DILocation(line: 19, column: 22, scope: !2680, inlinedAt: !2681)
!2712 = !DILocation(line: 19, column: 28, scope: !2680, inlinedAt: !2681)
!2713 = !DILocation(line: 19, column: 5, scope: !2680, inlinedAt: !2681)
!2714 = !DILocation(line: 19, column: 14, scope: !2680, inlinedAt: !2681)
!2715 = !DILocation(line: 20, column: 25, scope: !2680, inlinedAt: !2681)
!2716 = !DILocation(line: 20, column: 35, scope: !2680, inlinedAt: !2681)
!2717 = !DILocation(line: 20, column: 31, scope: !2680, inlinedAt: !2681)
!2718 = !DILocation(line: 20, column: 5, scope: !2680, inlinedAt: !2681)
!2719 = !DILocation(line: 20, column: 14, scope: !2680, inlinedAt: !2681)
!2720 = !DILocation(line: 21, column: 7, scope: !2680, inlinedAt: !2681)
!2721 = !DILocation(line: 22, column: 23, scope: !2680, inlinedAt: !2681)
!2722 = !DILocation(line: 22, column: 28, scope: !2680, inlinedAt: !2681)
!2723 = !DILocation(line: 22, column: 6, scope: !2680, inlinedAt: !2681)
!2724 = !DILocation(line: 22, column: 15, scope: !2680, inlinedAt: !2681)
!2725 = !DILocation(line: 24, column: 6, scope: !2680, inlinedAt: !2681)
!2726 = !DILocation(line: 24, column: 15, scope: !2680, inlinedAt: !2681)
!2727 = !DILocation(line: 26, column: 22, scope: !2680, inlinedAt: !2681)
!2728 = !DILocation(line: 26, column: 27, scope: !2680, inlinedAt: !2681)
!2729 = !DILocation(line: 26, column: 5, scope: !2680, inlinedAt: !2681)
!2730 = !DILocation(line: 26, column: 14, scope: !2680, inlinedAt: !2681)
!2731 = !DILocation(line: 27, column: 22, scope: !2680, inlinedAt: !2681)
!2732 = !DILocation(line: 27, column: 27, scope: !2680, inlinedAt: !2681)
!2733 = !DILocation(line: 27, column: 5, scope: !2680, inlinedAt: !2681)
!2734 = !DILocation(line: 27, column: 14, scope: !2680, inlinedAt: !2681)
!2735 = !DILocation(line: 28, column: 24, scope: !2680, inlinedAt: !2681)
!2736 = !DILocation(line: 28, column: 35, scope: !2680, inlinedAt: !2681)
!2737 = !DILocation(line: 28, column: 5, scope: !2680, inlinedAt: !2681)
!2738 = !DILocation(line: 28, column: 14, scope: !2680, inlinedAt: !2681)
!2739 = !DILocation(line: 29, column: 39, scope: !2680, inlinedAt: !2681)
!2740 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2741 = !DILocation(line: 29, column: 36, scope: !2680, inlinedAt: !2681)
!2742 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2741)
!2743 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2741)
!2744 = !DILocation(line: 29, column: 55, scope: !2680, inlinedAt: !2681)
!2745 = !DILocation(line: 29, column: 52, scope: !2680, inlinedAt: !2681)
!2746 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2745)
!2747 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2745)
!2748 = !DILocation(line: 29, column: 71, scope: !2680, inlinedAt: !2681)
!2749 = !DILocation(line: 29, column: 68, scope: !2680, inlinedAt: !2681)
!2750 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2749)
!2751 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2749)
!2752 = !DILocation(line: 29, column: 5, scope: !2680, inlinedAt: !2681)
!2753 = !DILocation(line: 29, column: 14, scope: !2680, inlinedAt: !2681)
!2754 = !DILocation(line: 29, column: 23, scope: !2680, inlinedAt: !2681)
!2755 = !DILocation(line: 30, column: 39, scope: !2680, inlinedAt: !2681)
!2756 = !DILocation(line: 30, column: 36, scope: !2680, inlinedAt: !2681)
!2757 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2756)
!2758 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2756)
!2759 = !DILocation(line: 30, column: 55, scope: !2680, inlinedAt: !2681)
!2760 = !DILocation(line: 30, column: 52, scope: !2680, inlinedAt: !2681)
!2761 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2760)
!2762 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2760)
!2763 = !DILocation(line: 30, column: 70, scope: !2680, inlinedAt: !2681)
!2764 = !DILocation(line: 30, column: 67, scope: !2680, inlinedAt: !2681)
!2765 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2764)
!2766 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2764)
!2767 = !DILocation(line: 30, column: 5, scope: !2680, inlinedAt: !2681)
!2768 = !DILocation(line: 30, column: 14, scope: !2680, inlinedAt: !2681)
!2769 = !DILocation(line: 30, column: 23, scope: !2680, inlinedAt: !2681)
!2770 = !DILocation(line: 33, column: 2, scope: !2680, inlinedAt: !2681)
!2771 = !DILocation(line: 34, column: 2, scope: !2680, inlinedAt: !2681)
!2772 = !DILocation(line: 35, column: 2, scope: !2680, inlinedAt: !2681)
!2773 = !DILocation(line: 36, column: 5, scope: !2680, inlinedAt: !2681)
!2774 = !DILocation(line: 37, column: 2, scope: !2680, inlinedAt: !2681)
!2775 = !DILocation(line: 38, column: 2, scope: !2680, inlinedAt: !2681)
!2776 = !DILocation(line: 39, column: 2, scope: !2680, inlinedAt: !2681)
!2777 = !DILocation(line: 40, column: 2, scope: !2680, inlinedAt: !2681)
!2778 = !DILocation(line: 41, column: 5, scope: !2680, inlinedAt: !2681)
!2779 = !DILocation(line: 42, column: 2, scope: !2680, inlinedAt: !2681)
!2780 = !DILocation(line: 43, column: 2, scope: !2680, inlinedAt: !2681)
!2781 = !DILocation(line: 44, column: 2, scope: !2680, inlinedAt: !2681)
!2782 = !DILocation(line: 45, column: 5, scope: !2680, inlinedAt: !2681)
!2783 = !DILocation(line: 48, column: 14, scope: !2680, inlinedAt: !2681)
!2784 = !DILocation(line: 48, column: 5, scope: !2680, inlinedAt: !2681)
!2785 = !DILocation(line: 49, column: 21, scope: !2680, inlinedAt: !2681)
!2786 = !DILocation(line: 49, column: 30, scope: !2680, inlinedAt: !2681)
!2787 = !DILocation(line: 49, column: 40, scope: !2680, inlinedAt: !2681)
!2788 = !DILocation(line: 49, column: 18, scope: !2680, inlinedAt: !2681)
!2789 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2788)
!2790 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2788)
!2791 = !DILocation(line: 49, column: 5, scope: !2680, inlinedAt: !2681)
!2792 = !DILocation(line: 50, column: 34, scope: !2680, inlinedAt: !2681)
!2793 = !DILocation(line: 50, column: 28, scope: !2680, inlinedAt: !2681)
!2794 = !DILocation(line: 50, column: 18, scope: !2680, inlinedAt: !2681)
!2795 = !DILocation(line: 10, column: 6, scope: !2740, inlinedAt: !2794)
!2796 = !DILocation(line: 14, column: 2, scope: !2740, inlinedAt: !2794)
!2797 = !DILocation(line: 50, column: 5, scope: !2680, inlinedAt: !2681)
!2798 = !DILocation(line: 51, column: 17, scope: !2680, inlinedAt: !2681)
!2799 = !DILocation(line: 51, column: 13, scope: !2680, inlinedAt: !2681)
!2800 = !DILocation(line: 51, column: 21, scope: !2680, inlinedAt: !2681)
!2801 = !DILocation(line: 51, column: 5, scope: !2680, inlinedAt: !2681)
!2802 = !DILocation(line: 53, column: 5, scope: !2680, inlinedAt: !2681)
!2803 = distinct !DISubprogram(name: "ConvertUint64", scope: !855, file: !855, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2804 = !DILocation(line: 219, column: 6, scope: !2803)
!2805 = !DILocation(line: 220, column: 32, scope: !2803)
!2806 = !DILocation(line: 221, column: 20, scope: !2803)
!2807 = !DILocation(line: 221, column: 41, scope: !2803)
!2808 = !DILocation(line: 221, column: 44, scope: !2803)
!2809 = !DILocation(line: 221, column: 18, scope: !2803)
!2810 = !DILocation(line: 221, column: 66, scope: !2803)
!2811 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2812 = !DILocation(line: 221, column: 14, scope: !2803)
!2813 = !DILocation(line: 62, column: 53, scope: !2811, inlinedAt: !2812)
!2814 = !DILocation(line: 62, column: 48, scope: !2811, inlinedAt: !2812)
!2815 = !DILocation(line: 62, column: 70, scope: !2811, inlinedAt: !2812)
!2816 = !DILocation(line: 62, column: 64, scope: !2811, inlinedAt: !2812)
!2817 = !DILocation(line: 62, column: 87, scope: !2811, inlinedAt: !2812)
!2818 = !DILocation(line: 62, column: 81, scope: !2811, inlinedAt: !2812)
!2819 = !DILocation(line: 62, column: 98, scope: !2811, inlinedAt: !2812)
!2820 = !DILocation(line: 62, column: 5, scope: !2811, inlinedAt: !2812)
!2821 = !DILocation(line: 62, column: 13, scope: !2811, inlinedAt: !2812)
!2822 = !DILocation(line: 62, column: 21, scope: !2811, inlinedAt: !2812)
!2823 = !DILocation(line: 62, column: 29, scope: !2811, inlinedAt: !2812)
!2824 = !DILocation(line: 62, column: 37, scope: !2811, inlinedAt: !2812)
!2825 = !DILocation(line: 63, column: 54, scope: !2811, inlinedAt: !2812)
!2826 = !DILocation(line: 63, column: 48, scope: !2811, inlinedAt: !2812)
!2827 = !DILocation(line: 63, column: 72, scope: !2811, inlinedAt: !2812)
!2828 = !DILocation(line: 63, column: 65, scope: !2811, inlinedAt: !2812)
!2829 = !DILocation(line: 63, column: 90, scope: !2811, inlinedAt: !2812)
!2830 = !DILocation(line: 63, column: 83, scope: !2811, inlinedAt: !2812)
!2831 = !DILocation(line: 63, column: 5, scope: !2811, inlinedAt: !2812)
!2832 = !DILocation(line: 63, column: 13, scope: !2811, inlinedAt: !2812)
!2833 = !DILocation(line: 63, column: 21, scope: !2811, inlinedAt: !2812)
!2834 = !DILocation(line: 63, column: 29, scope: !2811, inlinedAt: !2812)
!2835 = !DILocation(line: 63, column: 37, scope: !2811, inlinedAt: !2812)
!2836 = !DILocation(line: 64, column: 37, scope: !2811, inlinedAt: !2812)
!2837 = !DILocation(line: 64, column: 35, scope: !2811, inlinedAt: !2812)
!2838 = !DILocation(line: 64, column: 56, scope: !2811, inlinedAt: !2812)
!2839 = !DILocation(line: 64, column: 54, scope: !2811, inlinedAt: !2812)
!2840 = !DILocation(line: 64, column: 76, scope: !2811, inlinedAt: !2812)
!2841 = !DILocation(line: 64, column: 74, scope: !2811, inlinedAt: !2812)
!2842 = !DILocation(line: 64, column: 5, scope: !2811, inlinedAt: !2812)
!2843 = !DILocation(line: 64, column: 14, scope: !2811, inlinedAt: !2812)
!2844 = !DILocation(line: 64, column: 23, scope: !2811, inlinedAt: !2812)
!2845 = !DILocation(line: 65, column: 28, scope: !2811, inlinedAt: !2812)
!2846 = !DILocation(line: 65, column: 26, scope: !2811, inlinedAt: !2812)
!2847 = !DILocation(line: 65, column: 5, scope: !2811, inlinedAt: !2812)
!2848 = !DILocation(line: 65, column: 14, scope: !2811, inlinedAt: !2812)
!2849 = !DILocation(line: 66, column: 23, scope: !2811, inlinedAt: !2812)
!2850 = !DILocation(line: 67, column: 34, scope: !2811, inlinedAt: !2812)
!2851 = !DILocation(line: 67, column: 26, scope: !2811, inlinedAt: !2812)
!2852 = !DILocation(line: 67, column: 57, scope: !2811, inlinedAt: !2812)
!2853 = !DILocation(line: 67, column: 49, scope: !2811, inlinedAt: !2812)
!2854 = !DILocation(line: 67, column: 5, scope: !2811, inlinedAt: !2812)
!2855 = !DILocation(line: 67, column: 14, scope: !2811, inlinedAt: !2812)
!2856 = !DILocation(line: 68, column: 28, scope: !2811, inlinedAt: !2812)
!2857 = !DILocation(line: 68, column: 26, scope: !2811, inlinedAt: !2812)
!2858 = !DILocation(line: 68, column: 69, scope: !2811, inlinedAt: !2812)
!2859 = !DILocation(line: 68, column: 54, scope: !2811, inlinedAt: !2812)
!2860 = !DILocation(line: 68, column: 52, scope: !2811, inlinedAt: !2812)
!2861 = !DILocation(line: 68, column: 5, scope: !2811, inlinedAt: !2812)
!2862 = !DILocation(line: 68, column: 14, scope: !2811, inlinedAt: !2812)
!2863 = !DILocation(line: 69, column: 40, scope: !2811, inlinedAt: !2812)
!2864 = !DILocation(line: 69, column: 24, scope: !2811, inlinedAt: !2812)
!2865 = !DILocation(line: 69, column: 17, scope: !2811, inlinedAt: !2812)
!2866 = !DILocation(line: 69, column: 5, scope: !2811, inlinedAt: !2812)
!2867 = !DILocation(line: 222, column: 21, scope: !2803)
!2868 = !DILocation(line: 222, column: 27, scope: !2803)
!2869 = !DILocation(line: 222, column: 19, scope: !2803)
!2870 = !DILocation(line: 222, column: 33, scope: !2803)
!2871 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2872 = !DILocation(line: 222, column: 11, scope: !2803)
!2873 = !DILocation(line: 74, column: 34, scope: !2871, inlinedAt: !2872)
!2874 = !DILocation(line: 74, column: 26, scope: !2871, inlinedAt: !2872)
!2875 = !DILocation(line: 74, column: 47, scope: !2871, inlinedAt: !2872)
!2876 = !DILocation(line: 74, column: 5, scope: !2871, inlinedAt: !2872)
!2877 = !DILocation(line: 74, column: 13, scope: !2871, inlinedAt: !2872)
!2878 = distinct !DISubprogram(name: "AtomicsUint64", scope: !855, file: !855, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2879 = !DILocation(line: 229, column: 6, scope: !2878)
!2880 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2881 = !DILocation(line: 230, column: 9, scope: !2878)
!2882 = !DILocation(line: 15, column: 23, scope: !2880, inlinedAt: !2881)
!2883 = !DILocation(line: 16, column: 14, scope: !2880, inlinedAt: !2881)
!2884 = !DILocation(line: 16, column: 8, scope: !2880, inlinedAt: !2881)
!2885 = !DILocation(line: 17, column: 25, scope: !2880, inlinedAt: !2881)
!2886 = !DILocation(line: 17, column: 15, scope: !2880, inlinedAt: !2881)
!2887 = !DILocation(line: 18, column: 25, scope: !2880, inlinedAt: !2881)
!2888 = !DILocation(line: 18, column: 15, scope: !2880, inlinedAt: !2881)
!2889 = !DILocation(line: 19, column: 25, scope: !2880, inlinedAt: !2881)
!2890 = !DILocation(line: 19, column: 15, scope: !2880, inlinedAt: !2881)
!2891 = !DILocation(line: 20, column: 25, scope: !2880, inlinedAt: !2881)
!2892 = !DILocation(line: 20, column: 15, scope: !2880, inlinedAt: !2881)
!2893 = !DILocation(line: 21, column: 42, scope: !2880, inlinedAt: !2881)
!2894 = !DILocation(line: 21, column: 32, scope: !2880, inlinedAt: !2881)
!2895 = !DILocation(line: 21, column: 5, scope: !2880, inlinedAt: !2881)
!2896 = !DILocation(line: 22, column: 29, scope: !2880, inlinedAt: !2881)
!2897 = !DILocation(line: 22, column: 19, scope: !2880, inlinedAt: !2881)
!2898 = !DILocation(line: 22, column: 34, scope: !2880, inlinedAt: !2881)
!2899 = !DILocation(line: 23, column: 26, scope: !2880, inlinedAt: !2881)
!2900 = !DILocation(line: 23, column: 18, scope: !2880, inlinedAt: !2881)
!2901 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !855, file: !855, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2902 = !DILocation(line: 236, column: 6, scope: !2901)
!2903 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2904 = !DILocation(line: 236, column: 71, scope: !2901)
!2905 = !DILocation(line: 30, column: 23, scope: !2903, inlinedAt: !2904)
!2906 = !DILocation(line: 31, column: 25, scope: !2903, inlinedAt: !2904)
!2907 = !DILocation(line: 31, column: 46, scope: !2903, inlinedAt: !2904)
!2908 = !DILocation(line: 31, column: 37, scope: !2903, inlinedAt: !2904)
!2909 = !DILocation(line: 31, column: 30, scope: !2903, inlinedAt: !2904)
!2910 = !DILocation(line: 31, column: 15, scope: !2903, inlinedAt: !2904)
!2911 = !DILocation(line: 32, column: 24, scope: !2903, inlinedAt: !2904)
!2912 = !DILocation(line: 32, column: 14, scope: !2903, inlinedAt: !2904)
!2913 = !DILocation(line: 33, column: 25, scope: !2903, inlinedAt: !2904)
!2914 = !DILocation(line: 33, column: 31, scope: !2903, inlinedAt: !2904)
!2915 = !DILocation(line: 33, column: 15, scope: !2903, inlinedAt: !2904)
!2916 = !DILocation(line: 35, column: 35, scope: !2903, inlinedAt: !2904)
!2917 = !DILocation(line: 35, column: 25, scope: !2903, inlinedAt: !2904)
!2918 = !DILocation(line: 36, column: 55, scope: !2903, inlinedAt: !2904)
!2919 = !DILocation(line: 36, column: 30, scope: !2903, inlinedAt: !2904)
!2920 = !DILocation(line: 36, column: 59, scope: !2903, inlinedAt: !2904)
!2921 = !DILocation(line: 37, column: 7, scope: !2903, inlinedAt: !2904)
!2922 = !DILocation(line: 41, column: 39, scope: !2903, inlinedAt: !2904)
!2923 = !DILocation(line: 41, column: 29, scope: !2903, inlinedAt: !2904)
!2924 = !DILocation(line: 41, column: 50, scope: !2903, inlinedAt: !2904)
!2925 = !DILocation(line: 42, column: 26, scope: !2903, inlinedAt: !2904)
!2926 = !DILocation(line: 42, column: 16, scope: !2903, inlinedAt: !2904)
!2927 = distinct !DISubprogram(name: "IntegersUint", scope: !855, file: !855, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2928 = !DILocation(line: 241, column: 6, scope: !2927)
!2929 = !DILocation(line: 242, column: 32, scope: !2927)
!2930 = !DILocation(line: 243, column: 17, scope: !2927)
!2931 = !DILocation(line: 243, column: 35, scope: !2927)
!2932 = !DILocation(line: 243, column: 38, scope: !2927)
!2933 = !DILocation(line: 243, column: 15, scope: !2927)
!2934 = !DILocation(line: 243, column: 57, scope: !2927)
!2935 = !DILocation(line: 243, column: 63, scope: !2927)
!2936 = !DILocation(line: 243, column: 74, scope: !2927)
!2937 = !DILocation(line: 243, column: 72, scope: !2927)
!2938 = distinct !DISubprogram(name: "Integers", scope: !867, file: !867, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2939 = !DILocation(line: 243, column: 11, scope: !2927)
!2940 = !DILocation(line: 14, column: 28, scope: !2938, inlinedAt: !2939)
!2941 = !DILocation(line: 14, column: 33, scope: !2938, inlinedAt: !2939)
!2942 = !DILocation(line: 14, column: 38, scope: !2938, inlinedAt: !2939)
!2943 = !DILocation(line: 14, column: 5, scope: !2938, inlinedAt: !2939)
!2944 = !DILocation(line: 14, column: 13, scope: !2938, inlinedAt: !2939)
!2945 = !DILocation(line: 14, column: 21, scope: !2938, inlinedAt: !2939)
!2946 = !DILocation(line: 15, column: 36, scope: !2938, inlinedAt: !2939)
!2947 = !DILocation(line: 15, column: 41, scope: !2938, inlinedAt: !2939)
!2948 = !DILocation(line: 15, column: 46, scope: !2938, inlinedAt: !2939)
!2949 = !DILocation(line: 15, column: 51, scope: !2938, inlinedAt: !2939)
!2950 = !DILocation(line: 15, column: 5, scope: !2938, inlinedAt: !2939)
!2951 = !DILocation(line: 15, column: 13, scope: !2938, inlinedAt: !2939)
!2952 = !DILocation(line: 15, column: 21, scope: !2938, inlinedAt: !2939)
!2953 = !DILocation(line: 15, column: 29, scope: !2938, inlinedAt: !2939)
!2954 = !DILocation(line: 16, column: 27, scope: !2938, inlinedAt: !2939)
!2955 = !DILocation(line: 16, column: 31, scope: !2938, inlinedAt: !2939)
!2956 = !DILocation(line: 16, column: 5, scope: !2938, inlinedAt: !2939)
!2957 = !DILocation(line: 16, column: 13, scope: !2938, inlinedAt: !2939)
!2958 = !DILocation(line: 16, column: 21, scope: !2938, inlinedAt: !2939)
!2959 = !DILocation(line: 17, column: 22, scope: !2938, inlinedAt: !2939)
!2960 = !DILocation(line: 17, column: 28, scope: !2938, inlinedAt: !2939)
!2961 = !DILocation(line: 17, column: 5, scope: !2938, inlinedAt: !2939)
!2962 = !DILocation(line: 17, column: 14, scope: !2938, inlinedAt: !2939)
!2963 = !DILocation(line: 18, column: 27, scope: !2938, inlinedAt: !2939)
!2964 = !DILocation(line: 18, column: 22, scope: !2938, inlinedAt: !2939)
!2965 = !DILocation(line: 18, column: 40, scope: !2938, inlinedAt: !2939)
!2966 = !DILocation(line: 18, column: 33, scope: !2938, inlinedAt: !2939)
!2967 = !DILocation(line: 18, column: 5, scope: !2938, inlinedAt: !2939)
!2968 = !DILocation(line: 18, column: 14, scope: !2938, inlinedAt: !2939)
!2969 = !DILocation(line: 19, column: 22, scope: !2938, inlinedAt: !2939)
!2970 = !DILocation(line: 19, column: 28, scope: !2938, inlinedAt: !2939)
!2971 = !DILocation(line: 19, column: 5, scope: !2938, inlinedAt: !2939)
!2972 = !DILocation(line: 19, column: 14, scope: !2938, inlinedAt: !2939)
!2973 = !DILocation(line: 20, column: 25, scope: !2938, inlinedAt: !2939)
!2974 = !DILocation(line: 20, column: 35, scope: !2938, inlinedAt: !2939)
!2975 = !DILocation(line: 20, column: 31, scope: !2938, inlinedAt: !2939)
!2976 = !DILocation(line: 20, column: 5, scope: !2938, inlinedAt: !2939)
!2977 = !DILocation(line: 20, column: 14, scope: !2938, inlinedAt: !2939)
!2978 = !DILocation(line: 21, column: 7, scope: !2938, inlinedAt: !2939)
!2979 = !DILocation(line: 22, column: 23, scope: !2938, inlinedAt: !2939)
!2980 = !DILocation(line: 22, column: 28, scope: !2938, inlinedAt: !2939)
!2981 = !DILocation(line: 22, column: 6, scope: !2938, inlinedAt: !2939)
!2982 = !DILocation(line: 22, column: 15, scope: !2938, inlinedAt: !2939)
!2983 = !DILocation(line: 24, column: 6, scope: !2938, inlinedAt: !2939)
!2984 = !DILocation(line: 24, column: 15, scope: !2938, inlinedAt: !2939)
!2985 = !DILocation(line: 26, column: 22, scope: !2938, inlinedAt: !2939)
!2986 = !DILocation(line: 26, column: 27, scope: !2938, inlinedAt: !2939)
!2987 = !DILocation(line: 26, column: 5, scope: !2938, inlinedAt: !2939)
!2988 = !DILocation(line: 26, column: 14, scope: !2938, inlinedAt: !2939)
!2989 = !DILocation(line: 27, column: 22, scope: !2938, inlinedAt: !2939)
!2990 = !DILocation(line: 27, column: 27, scope: !2938, inlinedAt: !2939)
!2991 = !DILocation(line: 27, column: 5, scope: !2938, inlinedAt: !2939)
!2992 = !DILocation(line: 27, column: 14, scope: !2938, inlinedAt: !2939)
!2993 = !DILocation(line: 28, column: 24, scope: !2938, inlinedAt: !2939)
!2994 = !DILocation(line: 28, column: 35, scope: !2938, inlinedAt: !2939)
!2995 = !DILocation(line: 28, column: 5, scope: !2938, inlinedAt: !2939)
!2996 = !DILocation(line: 28, column: 14, scope: !2938, inlinedAt: !2939)
!2997 = !DILocation(line: 29, column: 39, scope: !2938, inlinedAt: !2939)
!2998 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2999 = !DILocation(line: 29, column: 36, scope: !2938, inlinedAt: !2939)
!3000 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !2999)
!3001 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !2999)
!3002 = !DILocation(line: 29, column: 55, scope: !2938, inlinedAt: !2939)
!3003 = !DILocation(line: 29, column: 52, scope: !2938, inlinedAt: !2939)
!3004 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3003)
!3005 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3003)
!3006 = !DILocation(line: 29, column: 71, scope: !2938, inlinedAt: !2939)
!3007 = !DILocation(line: 29, column: 68, scope: !2938, inlinedAt: !2939)
!3008 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3007)
!3009 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3007)
!3010 = !DILocation(line: 29, column: 5, scope: !2938, inlinedAt: !2939)
!3011 = !DILocation(line: 29, column: 14, scope: !2938, inlinedAt: !2939)
!3012 = !DILocation(line: 29, column: 23, scope: !2938, inlinedAt: !2939)
!3013 = !DILocation(line: 30, column: 39, scope: !2938, inlinedAt: !2939)
!3014 = !DILocation(line: 30, column: 36, scope: !2938, inlinedAt: !2939)
!3015 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3014)
!3016 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3014)
!3017 = !DILocation(line: 30, column: 55, scope: !2938, inlinedAt: !2939)
!3018 = !DILocation(line: 30, column: 52, scope: !2938, inlinedAt: !2939)
!3019 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3018)
!3020 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3018)
!3021 = !DILocation(line: 30, column: 70, scope: !2938, inlinedAt: !2939)
!3022 = !DILocation(line: 30, column: 67, scope: !2938, inlinedAt: !2939)
!3023 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3022)
!3024 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3022)
!3025 = !DILocation(line: 30, column: 5, scope: !2938, inlinedAt: !2939)
!3026 = !DILocation(line: 30, column: 14, scope: !2938, inlinedAt: !2939)
!3027 = !DILocation(line: 30, column: 23, scope: !2938, inlinedAt: !2939)
!3028 = !DILocation(line: 33, column: 2, scope: !2938, inlinedAt: !2939)
!3029 = !DILocation(line: 34, column: 2, scope: !2938, inlinedAt: !2939)
!3030 = !DILocation(line: 35, column: 2, scope: !2938, inlinedAt: !2939)
!3031 = !DILocation(line: 36, column: 5, scope: !2938, inlinedAt: !2939)
!3032 = !DILocation(line: 37, column: 2, scope: !2938, inlinedAt: !2939)
!3033 = !DILocation(line: 38, column: 2, scope: !2938, inlinedAt: !2939)
!3034 = !DILocation(line: 39, column: 2, scope: !2938, inlinedAt: !2939)
!3035 = !DILocation(line: 40, column: 2, scope: !2938, inlinedAt: !2939)
!3036 = !DILocation(line: 41, column: 5, scope: !2938, inlinedAt: !2939)
!3037 = !DILocation(line: 42, column: 2, scope: !2938, inlinedAt: !2939)
!3038 = !DILocation(line: 43, column: 2, scope: !2938, inlinedAt: !2939)
!3039 = !DILocation(line: 44, column: 2, scope: !2938, inlinedAt: !2939)
!3040 = !DILocation(line: 45, column: 5, scope: !2938, inlinedAt: !2939)
!3041 = !DILocation(line: 48, column: 14, scope: !2938, inlinedAt: !2939)
!3042 = !DILocation(line: 48, column: 5, scope: !2938, inlinedAt: !2939)
!3043 = !DILocation(line: 49, column: 21, scope: !2938, inlinedAt: !2939)
!3044 = !DILocation(line: 49, column: 30, scope: !2938, inlinedAt: !2939)
!3045 = !DILocation(line: 49, column: 40, scope: !2938, inlinedAt: !2939)
!3046 = !DILocation(line: 49, column: 18, scope: !2938, inlinedAt: !2939)
!3047 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3046)
!3048 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3046)
!3049 = !DILocation(line: 49, column: 5, scope: !2938, inlinedAt: !2939)
!3050 = !DILocation(line: 50, column: 34, scope: !2938, inlinedAt: !2939)
!3051 = !DILocation(line: 50, column: 28, scope: !2938, inlinedAt: !2939)
!3052 = !DILocation(line: 50, column: 18, scope: !2938, inlinedAt: !2939)
!3053 = !DILocation(line: 10, column: 6, scope: !2998, inlinedAt: !3052)
!3054 = !DILocation(line: 14, column: 2, scope: !2998, inlinedAt: !3052)
!3055 = !DILocation(line: 50, column: 5, scope: !2938, inlinedAt: !2939)
!3056 = !DILocation(line: 51, column: 17, scope: !2938, inlinedAt: !2939)
!3057 = !DILocation(line: 51, column: 13, scope: !2938, inlinedAt: !2939)
!3058 = !DILocation(line: 51, column: 21, scope: !2938, inlinedAt: !2939)
!3059 = !DILocation(line: 51, column: 5, scope: !2938, inlinedAt: !2939)
!3060 = !DILocation(line: 53, column: 5, scope: !2938, inlinedAt: !2939)
!3061 = distinct !DISubprogram(name: "ConvertUint", scope: !855, file: !855, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3062 = !DILocation(line: 250, column: 6, scope: !3061)
!3063 = !DILocation(line: 251, column: 32, scope: !3061)
!3064 = !DILocation(line: 252, column: 20, scope: !3061)
!3065 = !DILocation(line: 252, column: 41, scope: !3061)
!3066 = !DILocation(line: 252, column: 44, scope: !3061)
!3067 = !DILocation(line: 252, column: 18, scope: !3061)
!3068 = !DILocation(line: 252, column: 66, scope: !3061)
!3069 = distinct !DISubprogram(name: "Conversions", scope: !867, file: !867, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3070 = !DILocation(line: 252, column: 14, scope: !3061)
!3071 = !DILocation(line: 62, column: 53, scope: !3069, inlinedAt: !3070)
!3072 = !DILocation(line: 62, column: 48, scope: !3069, inlinedAt: !3070)
!3073 = !DILocation(line: 62, column: 70, scope: !3069, inlinedAt: !3070)
!3074 = !DILocation(line: 62, column: 64, scope: !3069, inlinedAt: !3070)
!3075 = !DILocation(line: 62, column: 87, scope: !3069, inlinedAt: !3070)
!3076 = !DILocation(line: 62, column: 81, scope: !3069, inlinedAt: !3070)
!3077 = !DILocation(line: 62, column: 98, scope: !3069, inlinedAt: !3070)
!3078 = !DILocation(line: 62, column: 5, scope: !3069, inlinedAt: !3070)
!3079 = !DILocation(line: 62, column: 13, scope: !3069, inlinedAt: !3070)
!3080 = !DILocation(line: 62, column: 21, scope: !3069, inlinedAt: !3070)
!3081 = !DILocation(line: 62, column: 29, scope: !3069, inlinedAt: !3070)
!3082 = !DILocation(line: 62, column: 37, scope: !3069, inlinedAt: !3070)
!3083 = !DILocation(line: 63, column: 54, scope: !3069, inlinedAt: !3070)
!3084 = !DILocation(line: 63, column: 48, scope: !3069, inlinedAt: !3070)
!3085 = !DILocation(line: 63, column: 72, scope: !3069, inlinedAt: !3070)
!3086 = !DILocation(line: 63, column: 65, scope: !3069, inlinedAt: !3070)
!3087 = !DILocation(line: 63, column: 90, scope: !3069, inlinedAt: !3070)
!3088 = !DILocation(line: 63, column: 83, scope: !3069, inlinedAt: !3070)
!3089 = !DILocation(line: 63, column: 5, scope: !3069, inlinedAt: !3070)
!3090 = !DILocation(line: 63, column: 13, scope: !3069, inlinedAt: !3070)
!3091 = !DILocation(line: 63, column: 21, scope: !3069, inlinedAt: !3070)
!3092 = !DILocation(line: 63, column: 29, scope: !3069, inlinedAt: !3070)
!3093 = !DILocation(line: 63, column: 37, scope: !3069, inlinedAt: !3070)
!3094 = !DILocation(line: 64, column: 37, scope: !3069, inlinedAt: !3070)
!3095 = !DILocation(line: 64, column: 35, scope: !3069, inlinedAt: !3070)
!3096 = !DILocation(line: 64, column: 56, scope: !3069, inlinedAt: !3070)
!3097 = !DILocation(line: 64, column: 54, scope: !3069, inlinedAt: !3070)
!3098 = !DILocation(line: 64, column: 76, scope: !3069, inlinedAt: !3070)
!3099 = !DILocation(line: 64, column: 74, scope: !3069, inlinedAt: !3070)
!3100 = !DILocation(line: 64, column: 5, scope: !3069, inlinedAt: !3070)
!3101 = !DILocation(line: 64, column: 14, scope: !3069, inlinedAt: !3070)
!3102 = !DILocation(line: 64, column: 23, scope: !3069, inlinedAt: !3070)
!3103 = !DILocation(line: 65, column: 28, scope: !3069, inlinedAt: !3070)
!3104 = !DILocation(line: 65, column: 26, scope: !3069, inlinedAt: !3070)
!3105 = !DILocation(line: 65, column: 5, scope: !3069, inlinedAt: !3070)
!3106 = !DILocation(line: 65, column: 14, scope: !3069, inlinedAt: !3070)
!3107 = !DILocation(line: 66, column: 23, scope: !3069, inlinedAt: !3070)
!3108 = !DILocation(line: 67, column: 34, scope: !3069, inlinedAt: !3070)
!3109 = !DILocation(line: 67, column: 26, scope: !3069, inlinedAt: !3070)
!3110 = !DILocation(line: 67, column: 57, scope: !3069, inlinedAt: !3070)
!3111 = !DILocation(line: 67, column: 49, scope: !3069, inlinedAt: !3070)
!3112 = !DILocation(line: 67, column: 5, scope: !3069, inlinedAt: !3070)
!3113 = !DILocation(line: 67, column: 14, scope: !3069, inlinedAt: !3070)
!3114 = !DILocation(line: 68, column: 28, scope: !3069, inlinedAt: !3070)
!3115 = !DILocation(line: 68, column: 26, scope: !3069, inlinedAt: !3070)
!3116 = !DILocation(line: 68, column: 69, scope: !3069, inlinedAt: !3070)
!3117 = !DILocation(line: 68, column: 54, scope: !3069, inlinedAt: !3070)
!3118 = !DILocation(line: 68, column: 52, scope: !3069, inlinedAt: !3070)
!3119 = !DILocation(line: 68, column: 5, scope: !3069, inlinedAt: !3070)
!3120 = !DILocation(line: 68, column: 14, scope: !3069, inlinedAt: !3070)
!3121 = !DILocation(line: 69, column: 40, scope: !3069, inlinedAt: !3070)
!3122 = !DILocation(line: 69, column: 24, scope: !3069, inlinedAt: !3070)
!3123 = !DILocation(line: 69, column: 17, scope: !3069, inlinedAt: !3070)
!3124 = !DILocation(line: 69, column: 5, scope: !3069, inlinedAt: !3070)
!3125 = !DILocation(line: 253, column: 21, scope: !3061)
!3126 = !DILocation(line: 253, column: 27, scope: !3061)
!3127 = !DILocation(line: 253, column: 19, scope: !3061)
!3128 = !DILocation(line: 253, column: 33, scope: !3061)
!3129 = distinct !DISubprogram(name: "Rounding", scope: !867, file: !867, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3130 = !DILocation(line: 253, column: 11, scope: !3061)
!3131 = !DILocation(line: 74, column: 34, scope: !3129, inlinedAt: !3130)
!3132 = !DILocation(line: 74, column: 26, scope: !3129, inlinedAt: !3130)
!3133 = !DILocation(line: 74, column: 47, scope: !3129, inlinedAt: !3130)
!3134 = !DILocation(line: 74, column: 5, scope: !3129, inlinedAt: !3130)
!3135 = !DILocation(line: 74, column: 13, scope: !3129, inlinedAt: !3130)
!3136 = distinct !DISubprogram(name: "AtomicsUint", scope: !855, file: !855, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3137 = !DILocation(line: 260, column: 6, scope: !3136)
!3138 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3139 = !DILocation(line: 261, column: 9, scope: !3136)
!3140 = !DILocation(line: 15, column: 23, scope: !3138, inlinedAt: !3139)
!3141 = !DILocation(line: 16, column: 14, scope: !3138, inlinedAt: !3139)
!3142 = !DILocation(line: 16, column: 8, scope: !3138, inlinedAt: !3139)
!3143 = !DILocation(line: 17, column: 25, scope: !3138, inlinedAt: !3139)
!3144 = !DILocation(line: 17, column: 15, scope: !3138, inlinedAt: !3139)
!3145 = !DILocation(line: 18, column: 25, scope: !3138, inlinedAt: !3139)
!3146 = !DILocation(line: 18, column: 15, scope: !3138, inlinedAt: !3139)
!3147 = !DILocation(line: 19, column: 25, scope: !3138, inlinedAt: !3139)
!3148 = !DILocation(line: 19, column: 15, scope: !3138, inlinedAt: !3139)
!3149 = !DILocation(line: 20, column: 25, scope: !3138, inlinedAt: !3139)
!3150 = !DILocation(line: 20, column: 15, scope: !3138, inlinedAt: !3139)
!3151 = !DILocation(line: 21, column: 42, scope: !3138, inlinedAt: !3139)
!3152 = !DILocation(line: 21, column: 32, scope: !3138, inlinedAt: !3139)
!3153 = !DILocation(line: 21, column: 5, scope: !3138, inlinedAt: !3139)
!3154 = !DILocation(line: 22, column: 29, scope: !3138, inlinedAt: !3139)
!3155 = !DILocation(line: 22, column: 19, scope: !3138, inlinedAt: !3139)
!3156 = !DILocation(line: 22, column: 34, scope: !3138, inlinedAt: !3139)
!3157 = !DILocation(line: 23, column: 26, scope: !3138, inlinedAt: !3139)
!3158 = !DILocation(line: 23, column: 18, scope: !3138, inlinedAt: !3139)
!3159 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !855, file: !855, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3160 = !DILocation(line: 267, column: 6, scope: !3159)
!3161 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3162 = !DILocation(line: 267, column: 67, scope: !3159)
!3163 = !DILocation(line: 30, column: 23, scope: !3161, inlinedAt: !3162)
!3164 = !DILocation(line: 31, column: 25, scope: !3161, inlinedAt: !3162)
!3165 = !DILocation(line: 31, column: 46, scope: !3161, inlinedAt: !3162)
!3166 = !DILocation(line: 31, column: 37, scope: !3161, inlinedAt: !3162)
!3167 = !DILocation(line: 31, column: 30, scope: !3161, inlinedAt: !3162)
!3168 = !DILocation(line: 31, column: 15, scope: !3161, inlinedAt: !3162)
!3169 = !DILocation(line: 32, column: 24, scope: !3161, inlinedAt: !3162)
!3170 = !DILocation(line: 32, column: 14, scope: !3161, inlinedAt: !3162)
!3171 = !DILocation(line: 33, column: 25, scope: !3161, inlinedAt: !3162)
!3172 = !DILocation(line: 33, column: 31, scope: !3161, inlinedAt: !3162)
!3173 = !DILocation(line: 33, column: 15, scope: !3161, inlinedAt: !3162)
!3174 = !DILocation(line: 35, column: 35, scope: !3161, inlinedAt: !3162)
!3175 = !DILocation(line: 35, column: 25, scope: !3161, inlinedAt: !3162)
!3176 = !DILocation(line: 36, column: 55, scope: !3161, inlinedAt: !3162)
!3177 = !DILocation(line: 36, column: 30, scope: !3161, inlinedAt: !3162)
!3178 = !DILocation(line: 36, column: 59, scope: !3161, inlinedAt: !3162)
!3179 = !DILocation(line: 37, column: 7, scope: !3161, inlinedAt: !3162)
!3180 = !DILocation(line: 41, column: 39, scope: !3161, inlinedAt: !3162)
!3181 = !DILocation(line: 41, column: 29, scope: !3161, inlinedAt: !3162)
!3182 = !DILocation(line: 41, column: 50, scope: !3161, inlinedAt: !3162)
!3183 = !DILocation(line: 42, column: 26, scope: !3161, inlinedAt: !3162)
!3184 = !DILocation(line: 42, column: 16, scope: !3161, inlinedAt: !3162)
!3185 = distinct !DISubprogram(name: "FloatsFloat32", scope: !855, file: !855, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3186 = !DILocation(line: 272, column: 6, scope: !3185)
!3187 = !DILocation(line: 273, column: 32, scope: !3185)
!3188 = !DILocation(line: 274, column: 15, scope: !3185)
!3189 = !DILocation(line: 274, column: 31, scope: !3185)
!3190 = !DILocation(line: 274, column: 34, scope: !3185)
!3191 = !DILocation(line: 274, column: 13, scope: !3185)
!3192 = !DILocation(line: 274, column: 51, scope: !3185)
!3193 = !DILocation(line: 274, column: 57, scope: !3185)
!3194 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3195 = distinct !DISubprogram(name: "Floats", scope: !3194, file: !3194, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3196 = !DILocation(line: 274, column: 9, scope: !3185)
!3197 = !DILocation(line: 15, column: 36, scope: !3195, inlinedAt: !3196)
!3198 = !DILocation(line: 15, column: 41, scope: !3195, inlinedAt: !3196)
!3199 = !DILocation(line: 15, column: 46, scope: !3195, inlinedAt: !3196)
!3200 = !DILocation(line: 15, column: 51, scope: !3195, inlinedAt: !3196)
!3201 = !DILocation(line: 15, column: 5, scope: !3195, inlinedAt: !3196)
!3202 = !DILocation(line: 15, column: 13, scope: !3195, inlinedAt: !3196)
!3203 = !DILocation(line: 15, column: 21, scope: !3195, inlinedAt: !3196)
!3204 = !DILocation(line: 15, column: 29, scope: !3195, inlinedAt: !3196)
!3205 = !DILocation(line: 16, column: 19, scope: !3195, inlinedAt: !3196)
!3206 = !DILocation(line: 16, column: 5, scope: !3195, inlinedAt: !3196)
!3207 = !DILocation(line: 16, column: 13, scope: !3195, inlinedAt: !3196)
!3208 = !DILocation(line: 17, column: 36, scope: !3195, inlinedAt: !3196)
!3209 = distinct !DISubprogram(name: "bit", scope: !666, file: !666, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3210 = !DILocation(line: 17, column: 33, scope: !3195, inlinedAt: !3196)
!3211 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3210)
!3212 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3210)
!3213 = !DILocation(line: 17, column: 52, scope: !3195, inlinedAt: !3196)
!3214 = !DILocation(line: 17, column: 49, scope: !3195, inlinedAt: !3196)
!3215 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3214)
!3216 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3214)
!3217 = !DILocation(line: 17, column: 68, scope: !3195, inlinedAt: !3196)
!3218 = !DILocation(line: 17, column: 65, scope: !3195, inlinedAt: !3196)
!3219 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3218)
!3220 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3218)
!3221 = !DILocation(line: 17, column: 5, scope: !3195, inlinedAt: !3196)
!3222 = !DILocation(line: 17, column: 13, scope: !3195, inlinedAt: !3196)
!3223 = !DILocation(line: 17, column: 21, scope: !3195, inlinedAt: !3196)
!3224 = !DILocation(line: 18, column: 38, scope: !3195, inlinedAt: !3196)
!3225 = !DILocation(line: 18, column: 35, scope: !3195, inlinedAt: !3196)
!3226 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3225)
!3227 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3225)
!3228 = !DILocation(line: 18, column: 54, scope: !3195, inlinedAt: !3196)
!3229 = !DILocation(line: 18, column: 51, scope: !3195, inlinedAt: !3196)
!3230 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3229)
!3231 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3229)
!3232 = !DILocation(line: 18, column: 69, scope: !3195, inlinedAt: !3196)
!3233 = !DILocation(line: 18, column: 66, scope: !3195, inlinedAt: !3196)
!3234 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3233)
!3235 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3233)
!3236 = !DILocation(line: 18, column: 5, scope: !3195, inlinedAt: !3196)
!3237 = !DILocation(line: 18, column: 13, scope: !3195, inlinedAt: !3196)
!3238 = !DILocation(line: 18, column: 22, scope: !3195, inlinedAt: !3196)
!3239 = !DILocation(line: 19, column: 24, scope: !3195, inlinedAt: !3196)
!3240 = !DILocation(line: 19, column: 35, scope: !3195, inlinedAt: !3196)
!3241 = !DILocation(line: 19, column: 5, scope: !3195, inlinedAt: !3196)
!3242 = !DILocation(line: 19, column: 14, scope: !3195, inlinedAt: !3196)
!3243 = !DILocation(line: 20, column: 15, scope: !3195, inlinedAt: !3196)
!3244 = !DILocation(line: 20, column: 19, scope: !3195, inlinedAt: !3196)
!3245 = !DILocation(line: 20, column: 5, scope: !3195, inlinedAt: !3196)
!3246 = !DILocation(line: 21, column: 14, scope: !3195, inlinedAt: !3196)
!3247 = !DILocation(line: 21, column: 5, scope: !3195, inlinedAt: !3196)
!3248 = !DILocation(line: 22, column: 45, scope: !3195, inlinedAt: !3196)
!3249 = !DILocation(line: 22, column: 37, scope: !3195, inlinedAt: !3196)
!3250 = !DILocation(line: 22, column: 5, scope: !3195, inlinedAt: !3196)
!3251 = !DILocation(line: 22, column: 14, scope: !3195, inlinedAt: !3196)
!3252 = !DILocation(line: 23, column: 5, scope: !3195, inlinedAt: !3196)
!3253 = !DILocation(line: 24, column: 5, scope: !3195, inlinedAt: !3196)
!3254 = !DILocation(line: 24, column: 2, scope: !3195, inlinedAt: !3196)
!3255 = !DILocation(line: 25, column: 5, scope: !3195, inlinedAt: !3196)
!3256 = !DILocation(line: 25, column: 2, scope: !3195, inlinedAt: !3196)
!3257 = !DILocation(line: 26, column: 18, scope: !3195, inlinedAt: !3196)
!3258 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3257)
!3259 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3257)
!3260 = !DILocation(line: 26, column: 5, scope: !3195, inlinedAt: !3196)
!3261 = !DILocation(line: 27, column: 21, scope: !3195, inlinedAt: !3196)
!3262 = !DILocation(line: 27, column: 18, scope: !3195, inlinedAt: !3196)
!3263 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3262)
!3264 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3262)
!3265 = !DILocation(line: 27, column: 5, scope: !3195, inlinedAt: !3196)
!3266 = !DILocation(line: 29, column: 22, scope: !3195, inlinedAt: !3196)
!3267 = !DILocation(line: 29, column: 31, scope: !3195, inlinedAt: !3196)
!3268 = !DILocation(line: 29, column: 5, scope: !3195, inlinedAt: !3196)
!3269 = !DILocation(line: 29, column: 14, scope: !3195, inlinedAt: !3196)
!3270 = !DILocation(line: 30, column: 17, scope: !3195, inlinedAt: !3196)
!3271 = !DILocation(line: 30, column: 5, scope: !3195, inlinedAt: !3196)
!3272 = !DILocation(line: 31, column: 5, scope: !3195, inlinedAt: !3196)
!3273 = !DILocation(line: 32, column: 14, scope: !3195, inlinedAt: !3196)
!3274 = !DILocation(line: 32, column: 5, scope: !3195, inlinedAt: !3196)
!3275 = !DILocation(line: 33, column: 29, scope: !3195, inlinedAt: !3196)
!3276 = !DILocation(line: 33, column: 18, scope: !3195, inlinedAt: !3196)
!3277 = !DILocation(line: 10, column: 6, scope: !3209, inlinedAt: !3276)
!3278 = !DILocation(line: 14, column: 2, scope: !3209, inlinedAt: !3276)
!3279 = !DILocation(line: 33, column: 5, scope: !3195, inlinedAt: !3196)
!3280 = !DILocation(line: 34, column: 59, scope: !3195, inlinedAt: !3196)
!3281 = !DILocation(line: 34, column: 51, scope: !3195, inlinedAt: !3196)
!3282 = !DILocation(line: 34, column: 34, scope: !3195, inlinedAt: !3196)
!3283 = !DILocation(line: 34, column: 13, scope: !3195, inlinedAt: !3196)
!3284 = !DILocation(line: 34, column: 5, scope: !3195, inlinedAt: !3196)
!3285 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !855, file: !855, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3286 = !DILocation(line: 281, column: 6, scope: !3285)
!3287 = !DILocation(line: 282, column: 32, scope: !3285)
!3288 = !DILocation(line: 283, column: 20, scope: !3285)
!3289 = !DILocation(line: 283, column: 41, scope: !3285)
!3290 = !DILocation(line: 283, column: 44, scope: !3285)
!3291 = !DILocation(line: 283, column: 18, scope: !3285)
!3292 = !DILocation(line: 283, column: 66, scope: !3285)
!3293 = distinct !DISubprogram(name: "FloatToInts", scope: !3194, file: !3194, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3294 = !DILocation(line: 283, column: 14, scope: !3285)
!3295 = !DILocation(line: 39, column: 37, scope: !3293, inlinedAt: !3294)
!3296 = !DILocation(line: 39, column: 32, scope: !3293, inlinedAt: !3294)
!3297 = !DILocation(line: 39, column: 54, scope: !3293, inlinedAt: !3294)
!3298 = !DILocation(line: 39, column: 48, scope: !3293, inlinedAt: !3294)
!3299 = !DILocation(line: 39, column: 71, scope: !3293, inlinedAt: !3294)
!3300 = !DILocation(line: 39, column: 65, scope: !3293, inlinedAt: !3294)
!3301 = !DILocation(line: 39, column: 5, scope: !3293, inlinedAt: !3294)
!3302 = !DILocation(line: 39, column: 13, scope: !3293, inlinedAt: !3294)
!3303 = !DILocation(line: 39, column: 21, scope: !3293, inlinedAt: !3294)
!3304 = !DILocation(line: 40, column: 24, scope: !3293, inlinedAt: !3294)
!3305 = !DILocation(line: 40, column: 5, scope: !3293, inlinedAt: !3294)
!3306 = !DILocation(line: 40, column: 13, scope: !3293, inlinedAt: !3294)
!3307 = !DILocation(line: 42, column: 7, scope: !3293, inlinedAt: !3294)
!3308 = !DILocation(line: 43, column: 7, scope: !3293, inlinedAt: !3294)
!3309 = !DILocation(line: 41, column: 2, scope: !3293, inlinedAt: !3294)
!3310 = !DILocation(line: 45, column: 38, scope: !3293, inlinedAt: !3294)
!3311 = !DILocation(line: 45, column: 32, scope: !3293, inlinedAt: !3294)
!3312 = !DILocation(line: 45, column: 56, scope: !3293, inlinedAt: !3294)
!3313 = !DILocation(line: 45, column: 49, scope: !3293, inlinedAt: !3294)
!3314 = !DILocation(line: 45, column: 74, scope: !3293, inlinedAt: !3294)
!3315 = !DILocation(line: 45, column: 67, scope: !3293, inlinedAt: !3294)
!3316 = !DILocation(line: 45, column: 5, scope: !3293, inlinedAt: !3294)
!3317 = !DILocation(line: 45, column: 13, scope: !3293, inlinedAt: !3294)
!3318 = !DILocation(line: 45, column: 21, scope: !3293, inlinedAt: !3294)
!3319 = !DILocation(line: 46, column: 31, scope: !3293, inlinedAt: !3294)
!3320 = !DILocation(line: 46, column: 24, scope: !3293, inlinedAt: !3294)
!3321 = !DILocation(line: 46, column: 5, scope: !3293, inlinedAt: !3294)
!3322 = !DILocation(line: 46, column: 13, scope: !3293, inlinedAt: !3294)
!3323 = distinct !DISubprogram(name: "MathFloat32", scope: !855, file: !855, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3324 = !DILocation(line: 290, column: 6, scope: !3323)
!3325 = !DILocation(line: 291, column: 32, scope: !3323)
!3326 = !DILocation(line: 292, column: 13, scope: !3323)
!3327 = !DILocation(line: 292, column: 28, scope: !3323)
!3328 = !DILocation(line: 292, column: 31, scope: !3323)
!3329 = !DILocation(line: 292, column: 11, scope: !3323)
!3330 = !DILocation(line: 292, column: 47, scope: !3323)
!3331 = !DILocation(line: 292, column: 53, scope: !3323)
!3332 = distinct !DISubprogram(name: "Math", scope: !629, file: !629, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3333 = !DILocation(line: 292, column: 7, scope: !3323)
!3334 = !DILocation(line: 16, column: 16, scope: !3332, inlinedAt: !3333)
!3335 = !DILocation(line: 16, column: 20, scope: !3332, inlinedAt: !3333)
!3336 = !DILocation(line: 17, column: 26, scope: !3332, inlinedAt: !3333)
!3337 = !DILocation(line: 17, column: 12, scope: !3332, inlinedAt: !3333)
!3338 = !DILocation(line: 18, column: 18, scope: !3332, inlinedAt: !3333)
!3339 = !DILocation(line: 19, column: 27, scope: !3332, inlinedAt: !3333)
!3340 = !DILocation(line: 19, column: 5, scope: !3332, inlinedAt: !3333)
!3341 = !DILocation(line: 19, column: 13, scope: !3332, inlinedAt: !3333)
!3342 = !DILocation(line: 20, column: 36, scope: !3332, inlinedAt: !3333)
!3343 = !DILocation(line: 20, column: 49, scope: !3332, inlinedAt: !3333)
!3344 = !DILocation(line: 20, column: 63, scope: !3332, inlinedAt: !3333)
!3345 = !DILocation(line: 20, column: 5, scope: !3332, inlinedAt: !3333)
!3346 = !DILocation(line: 20, column: 13, scope: !3332, inlinedAt: !3333)
!3347 = !DILocation(line: 20, column: 21, scope: !3332, inlinedAt: !3333)
!3348 = !DILocation(line: 21, column: 28, scope: !3332, inlinedAt: !3333)
!3349 = !DILocation(line: 21, column: 48, scope: !3332, inlinedAt: !3333)
!3350 = !DILocation(line: 21, column: 5, scope: !3332, inlinedAt: !3333)
!3351 = !DILocation(line: 21, column: 13, scope: !3332, inlinedAt: !3333)
!3352 = !DILocation(line: 22, column: 26, scope: !3332, inlinedAt: !3333)
!3353 = !DILocation(line: 22, column: 41, scope: !3332, inlinedAt: !3333)
!3354 = !DILocation(line: 22, column: 5, scope: !3332, inlinedAt: !3333)
!3355 = !DILocation(line: 22, column: 13, scope: !3332, inlinedAt: !3333)
!3356 = !DILocation(line: 23, column: 27, scope: !3332, inlinedAt: !3333)
!3357 = !DILocation(line: 23, column: 47, scope: !3332, inlinedAt: !3333)
!3358 = !DILocation(line: 23, column: 5, scope: !3332, inlinedAt: !3333)
!3359 = !DILocation(line: 23, column: 13, scope: !3332, inlinedAt: !3333)
!3360 = !DILocation(line: 24, column: 19, scope: !3332, inlinedAt: !3333)
!3361 = !DILocation(line: 24, column: 5, scope: !3332, inlinedAt: !3333)
!3362 = !DILocation(line: 25, column: 28, scope: !3332, inlinedAt: !3333)
!3363 = !DILocation(line: 25, column: 51, scope: !3332, inlinedAt: !3333)
!3364 = !DILocation(line: 25, column: 5, scope: !3332, inlinedAt: !3333)
!3365 = !DILocation(line: 25, column: 14, scope: !3332, inlinedAt: !3333)
!3366 = !DILocation(line: 26, column: 30, scope: !3332, inlinedAt: !3333)
!3367 = !DILocation(line: 26, column: 45, scope: !3332, inlinedAt: !3333)
!3368 = !DILocation(line: 26, column: 5, scope: !3332, inlinedAt: !3333)
!3369 = !DILocation(line: 26, column: 14, scope: !3332, inlinedAt: !3333)
!3370 = !DILocation(line: 27, column: 37, scope: !3332, inlinedAt: !3333)
!3371 = !DILocation(line: 27, column: 54, scope: !3332, inlinedAt: !3333)
!3372 = !DILocation(line: 27, column: 72, scope: !3332, inlinedAt: !3333)
!3373 = !DILocation(line: 27, column: 5, scope: !3332, inlinedAt: !3333)
!3374 = !DILocation(line: 27, column: 14, scope: !3332, inlinedAt: !3333)
!3375 = !DILocation(line: 27, column: 23, scope: !3332, inlinedAt: !3333)
!3376 = !DILocation(line: 28, column: 46, scope: !3332, inlinedAt: !3333)
!3377 = !DILocation(line: 28, column: 61, scope: !3332, inlinedAt: !3333)
!3378 = !DILocation(line: 28, column: 77, scope: !3332, inlinedAt: !3333)
!3379 = !DILocation(line: 28, column: 93, scope: !3332, inlinedAt: !3333)
!3380 = !DILocation(line: 28, column: 5, scope: !3332, inlinedAt: !3333)
!3381 = !DILocation(line: 28, column: 14, scope: !3332, inlinedAt: !3333)
!3382 = !DILocation(line: 28, column: 23, scope: !3332, inlinedAt: !3333)
!3383 = !DILocation(line: 28, column: 32, scope: !3332, inlinedAt: !3333)
!3384 = !DILocation(line: 29, column: 37, scope: !3332, inlinedAt: !3333)
!3385 = !DILocation(line: 29, column: 53, scope: !3332, inlinedAt: !3333)
!3386 = !DILocation(line: 29, column: 69, scope: !3332, inlinedAt: !3333)
!3387 = !DILocation(line: 29, column: 5, scope: !3332, inlinedAt: !3333)
!3388 = !DILocation(line: 29, column: 14, scope: !3332, inlinedAt: !3333)
!3389 = !DILocation(line: 29, column: 23, scope: !3332, inlinedAt: !3333)
!3390 = !DILocation(line: 30, column: 38, scope: !3332, inlinedAt: !3333)
!3391 = !DILocation(line: 30, column: 54, scope: !3332, inlinedAt: !3333)
!3392 = !DILocation(line: 30, column: 70, scope: !3332, inlinedAt: !3333)
!3393 = !DILocation(line: 30, column: 5, scope: !3332, inlinedAt: !3333)
!3394 = !DILocation(line: 30, column: 14, scope: !3332, inlinedAt: !3333)
!3395 = !DILocation(line: 30, column: 23, scope: !3332, inlinedAt: !3333)
!3396 = !DILocation(line: 31, column: 21, scope: !3332, inlinedAt: !3333)
!3397 = !DILocation(line: 31, column: 5, scope: !3332, inlinedAt: !3333)
!3398 = !DILocation(line: 32, column: 38, scope: !3332, inlinedAt: !3333)
!3399 = !DILocation(line: 32, column: 55, scope: !3332, inlinedAt: !3333)
!3400 = !DILocation(line: 32, column: 72, scope: !3332, inlinedAt: !3333)
!3401 = !DILocation(line: 32, column: 5, scope: !3332, inlinedAt: !3333)
!3402 = !DILocation(line: 32, column: 14, scope: !3332, inlinedAt: !3333)
!3403 = !DILocation(line: 32, column: 23, scope: !3332, inlinedAt: !3333)
!3404 = !DILocation(line: 33, column: 39, scope: !3332, inlinedAt: !3333)
!3405 = !DILocation(line: 33, column: 57, scope: !3332, inlinedAt: !3333)
!3406 = !DILocation(line: 33, column: 53, scope: !3332, inlinedAt: !3333)
!3407 = !DILocation(line: 33, column: 71, scope: !3332, inlinedAt: !3333)
!3408 = !DILocation(line: 33, column: 5, scope: !3332, inlinedAt: !3333)
!3409 = !DILocation(line: 33, column: 14, scope: !3332, inlinedAt: !3333)
!3410 = !DILocation(line: 33, column: 23, scope: !3332, inlinedAt: !3333)
!3411 = !DILocation(line: 34, column: 28, scope: !3332, inlinedAt: !3333)
!3412 = !DILocation(line: 34, column: 50, scope: !3332, inlinedAt: !3333)
!3413 = !DILocation(line: 34, column: 5, scope: !3332, inlinedAt: !3333)
!3414 = !DILocation(line: 34, column: 14, scope: !3332, inlinedAt: !3333)
!3415 = !DILocation(line: 35, column: 28, scope: !3332, inlinedAt: !3333)
!3416 = !DILocation(line: 35, column: 45, scope: !3332, inlinedAt: !3333)
!3417 = !DILocation(line: 35, column: 5, scope: !3332, inlinedAt: !3333)
!3418 = !DILocation(line: 35, column: 14, scope: !3332, inlinedAt: !3333)
!3419 = !DILocation(line: 36, column: 5, scope: !3332, inlinedAt: !3333)
!3420 = !DILocation(line: 36, column: 14, scope: !3332, inlinedAt: !3333)
!3421 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !855, file: !855, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3422 = !DILocation(line: 299, column: 6, scope: !3421)
!3423 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3424 = !DILocation(line: 300, column: 9, scope: !3421)
!3425 = !DILocation(line: 15, column: 23, scope: !3423, inlinedAt: !3424)
!3426 = !DILocation(line: 16, column: 14, scope: !3423, inlinedAt: !3424)
!3427 = !DILocation(line: 16, column: 8, scope: !3423, inlinedAt: !3424)
!3428 = !DILocation(line: 17, column: 25, scope: !3423, inlinedAt: !3424)
!3429 = !DILocation(line: 17, column: 15, scope: !3423, inlinedAt: !3424)
!3430 = !DILocation(line: 18, column: 25, scope: !3423, inlinedAt: !3424)
!3431 = !DILocation(line: 18, column: 15, scope: !3423, inlinedAt: !3424)
!3432 = !DILocation(line: 19, column: 25, scope: !3423, inlinedAt: !3424)
!3433 = !DILocation(line: 19, column: 15, scope: !3423, inlinedAt: !3424)
!3434 = !DILocation(line: 20, column: 25, scope: !3423, inlinedAt: !3424)
!3435 = !DILocation(line: 20, column: 15, scope: !3423, inlinedAt: !3424)
!3436 = !DILocation(line: 21, column: 42, scope: !3423, inlinedAt: !3424)
!3437 = !DILocation(line: 21, column: 32, scope: !3423, inlinedAt: !3424)
!3438 = !DILocation(line: 21, column: 5, scope: !3423, inlinedAt: !3424)
!3439 = !DILocation(line: 22, column: 29, scope: !3423, inlinedAt: !3424)
!3440 = !DILocation(line: 22, column: 19, scope: !3423, inlinedAt: !3424)
!3441 = !DILocation(line: 22, column: 34, scope: !3423, inlinedAt: !3424)
!3442 = !DILocation(line: 23, column: 26, scope: !3423, inlinedAt: !3424)
!3443 = !DILocation(line: 23, column: 18, scope: !3423, inlinedAt: !3424)
!3444 = distinct !DISubprogram(name: "FloatsFloat64", scope: !855, file: !855, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3445 = !DILocation(line: 306, column: 6, scope: !3444)
!3446 = !DILocation(line: 307, column: 32, scope: !3444)
!3447 = !DILocation(line: 308, column: 15, scope: !3444)
!3448 = !DILocation(line: 308, column: 31, scope: !3444)
!3449 = !DILocation(line: 308, column: 34, scope: !3444)
!3450 = !DILocation(line: 308, column: 13, scope: !3444)
!3451 = !DILocation(line: 308, column: 51, scope: !3444)
!3452 = !DILocation(line: 308, column: 57, scope: !3444)
!3453 = distinct !DISubprogram(name: "Floats", scope: !3194, file: !3194, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3454 = !DILocation(line: 308, column: 9, scope: !3444)
!3455 = !DILocation(line: 15, column: 36, scope: !3453, inlinedAt: !3454)
!3456 = !DILocation(line: 15, column: 41, scope: !3453, inlinedAt: !3454)
!3457 = !DILocation(line: 15, column: 46, scope: !3453, inlinedAt: !3454)
!3458 = !DILocation(line: 15, column: 51, scope: !3453, inlinedAt: !3454)
!3459 = !DILocation(line: 15, column: 5, scope: !3453, inlinedAt: !3454)
!3460 = !DILocation(line: 15, column: 13, scope: !3453, inlinedAt: !3454)
!3461 = !DILocation(line: 15, column: 21, scope: !3453, inlinedAt: !3454)
!3462 = !DILocation(line: 15, column: 29, scope: !3453, inlinedAt: !3454)
!3463 = !DILocation(line: 16, column: 19, scope: !3453, inlinedAt: !3454)
!3464 = !DILocation(line: 16, column: 5, scope: !3453, inlinedAt: !3454)
!3465 = !DILocation(line: 16, column: 13, scope: !3453, inlinedAt: !3454)
!3466 = !DILocation(line: 17, column: 36, scope: !3453, inlinedAt: !3454)
!3467 = !DILocation(line: 17, column: 33, scope: !3453, inlinedAt: !3454)
!3468 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3467)
!3469 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3467)
!3470 = !DILocation(line: 17, column: 52, scope: !3453, inlinedAt: !3454)
!3471 = !DILocation(line: 17, column: 49, scope: !3453, inlinedAt: !3454)
!3472 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3471)
!3473 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3471)
!3474 = !DILocation(line: 17, column: 68, scope: !3453, inlinedAt: !3454)
!3475 = !DILocation(line: 17, column: 65, scope: !3453, inlinedAt: !3454)
!3476 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3475)
!3477 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3475)
!3478 = !DILocation(line: 17, column: 5, scope: !3453, inlinedAt: !3454)
!3479 = !DILocation(line: 17, column: 13, scope: !3453, inlinedAt: !3454)
!3480 = !DILocation(line: 17, column: 21, scope: !3453, inlinedAt: !3454)
!3481 = !DILocation(line: 18, column: 38, scope: !3453, inlinedAt: !3454)
!3482 = !DILocation(line: 18, column: 35, scope: !3453, inlinedAt: !3454)
!3483 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3482)
!3484 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3482)
!3485 = !DILocation(line: 18, column: 54, scope: !3453, inlinedAt: !3454)
!3486 = !DILocation(line: 18, column: 51, scope: !3453, inlinedAt: !3454)
!3487 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3486)
!3488 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3486)
!3489 = !DILocation(line: 18, column: 69, scope: !3453, inlinedAt: !3454)
!3490 = !DILocation(line: 18, column: 66, scope: !3453, inlinedAt: !3454)
!3491 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3490)
!3492 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3490)
!3493 = !DILocation(line: 18, column: 5, scope: !3453, inlinedAt: !3454)
!3494 = !DILocation(line: 18, column: 13, scope: !3453, inlinedAt: !3454)
!3495 = !DILocation(line: 18, column: 22, scope: !3453, inlinedAt: !3454)
!3496 = !DILocation(line: 19, column: 24, scope: !3453, inlinedAt: !3454)
!3497 = !DILocation(line: 19, column: 35, scope: !3453, inlinedAt: !3454)
!3498 = !DILocation(line: 19, column: 5, scope: !3453, inlinedAt: !3454)
!3499 = !DILocation(line: 19, column: 14, scope: !3453, inlinedAt: !3454)
!3500 = !DILocation(line: 20, column: 15, scope: !3453, inlinedAt: !3454)
!3501 = !DILocation(line: 20, column: 19, scope: !3453, inlinedAt: !3454)
!3502 = !DILocation(line: 20, column: 5, scope: !3453, inlinedAt: !3454)
!3503 = !DILocation(line: 21, column: 14, scope: !3453, inlinedAt: !3454)
!3504 = !DILocation(line: 21, column: 5, scope: !3453, inlinedAt: !3454)
!3505 = !DILocation(line: 22, column: 30, scope: !3453, inlinedAt: !3454)
!3506 = !DILocation(line: 22, column: 22, scope: !3453, inlinedAt: !3454)
!3507 = !DILocation(line: 22, column: 5, scope: !3453, inlinedAt: !3454)
!3508 = !DILocation(line: 22, column: 14, scope: !3453, inlinedAt: !3454)
!3509 = !DILocation(line: 23, column: 5, scope: !3453, inlinedAt: !3454)
!3510 = !DILocation(line: 24, column: 5, scope: !3453, inlinedAt: !3454)
!3511 = !DILocation(line: 24, column: 2, scope: !3453, inlinedAt: !3454)
!3512 = !DILocation(line: 25, column: 5, scope: !3453, inlinedAt: !3454)
!3513 = !DILocation(line: 25, column: 2, scope: !3453, inlinedAt: !3454)
!3514 = !DILocation(line: 26, column: 18, scope: !3453, inlinedAt: !3454)
!3515 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3514)
!3516 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3514)
!3517 = !DILocation(line: 26, column: 5, scope: !3453, inlinedAt: !3454)
!3518 = !DILocation(line: 27, column: 21, scope: !3453, inlinedAt: !3454)
!3519 = !DILocation(line: 27, column: 18, scope: !3453, inlinedAt: !3454)
!3520 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3519)
!3521 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3519)
!3522 = !DILocation(line: 27, column: 5, scope: !3453, inlinedAt: !3454)
!3523 = !DILocation(line: 29, column: 22, scope: !3453, inlinedAt: !3454)
!3524 = !DILocation(line: 29, column: 31, scope: !3453, inlinedAt: !3454)
!3525 = !DILocation(line: 29, column: 5, scope: !3453, inlinedAt: !3454)
!3526 = !DILocation(line: 29, column: 14, scope: !3453, inlinedAt: !3454)
!3527 = !DILocation(line: 30, column: 17, scope: !3453, inlinedAt: !3454)
!3528 = !DILocation(line: 30, column: 5, scope: !3453, inlinedAt: !3454)
!3529 = !DILocation(line: 31, column: 5, scope: !3453, inlinedAt: !3454)
!3530 = !DILocation(line: 32, column: 14, scope: !3453, inlinedAt: !3454)
!3531 = !DILocation(line: 32, column: 5, scope: !3453, inlinedAt: !3454)
!3532 = !DILocation(line: 33, column: 18, scope: !3453, inlinedAt: !3454)
!3533 = !DILocation(line: 10, column: 6, scope: !667, inlinedAt: !3532)
!3534 = !DILocation(line: 14, column: 2, scope: !667, inlinedAt: !3532)
!3535 = !DILocation(line: 33, column: 5, scope: !3453, inlinedAt: !3454)
!3536 = !DILocation(line: 34, column: 51, scope: !3453, inlinedAt: !3454)
!3537 = !DILocation(line: 34, column: 34, scope: !3453, inlinedAt: !3454)
!3538 = !DILocation(line: 34, column: 5, scope: !3453, inlinedAt: !3454)
!3539 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !855, file: !855, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3540 = !DILocation(line: 315, column: 6, scope: !3539)
!3541 = !DILocation(line: 316, column: 32, scope: !3539)
!3542 = !DILocation(line: 317, column: 20, scope: !3539)
!3543 = !DILocation(line: 317, column: 41, scope: !3539)
!3544 = !DILocation(line: 317, column: 44, scope: !3539)
!3545 = !DILocation(line: 317, column: 18, scope: !3539)
!3546 = !DILocation(line: 317, column: 66, scope: !3539)
!3547 = distinct !DISubprogram(name: "FloatToInts", scope: !3194, file: !3194, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3548 = !DILocation(line: 317, column: 14, scope: !3539)
!3549 = !DILocation(line: 39, column: 37, scope: !3547, inlinedAt: !3548)
!3550 = !DILocation(line: 39, column: 32, scope: !3547, inlinedAt: !3548)
!3551 = !DILocation(line: 39, column: 54, scope: !3547, inlinedAt: !3548)
!3552 = !DILocation(line: 39, column: 48, scope: !3547, inlinedAt: !3548)
!3553 = !DILocation(line: 39, column: 71, scope: !3547, inlinedAt: !3548)
!3554 = !DILocation(line: 39, column: 65, scope: !3547, inlinedAt: !3548)
!3555 = !DILocation(line: 39, column: 5, scope: !3547, inlinedAt: !3548)
!3556 = !DILocation(line: 39, column: 13, scope: !3547, inlinedAt: !3548)
!3557 = !DILocation(line: 39, column: 21, scope: !3547, inlinedAt: !3548)
!3558 = !DILocation(line: 40, column: 24, scope: !3547, inlinedAt: !3548)
!3559 = !DILocation(line: 40, column: 5, scope: !3547, inlinedAt: !3548)
!3560 = !DILocation(line: 40, column: 13, scope: !3547, inlinedAt: !3548)
!3561 = !DILocation(line: 42, column: 7, scope: !3547, inlinedAt: !3548)
!3562 = !DILocation(line: 43, column: 7, scope: !3547, inlinedAt: !3548)
!3563 = !DILocation(line: 41, column: 2, scope: !3547, inlinedAt: !3548)
!3564 = !DILocation(line: 45, column: 38, scope: !3547, inlinedAt: !3548)
!3565 = !DILocation(line: 45, column: 32, scope: !3547, inlinedAt: !3548)
!3566 = !DILocation(line: 45, column: 56, scope: !3547, inlinedAt: !3548)
!3567 = !DILocation(line: 45, column: 49, scope: !3547, inlinedAt: !3548)
!3568 = !DILocation(line: 45, column: 74, scope: !3547, inlinedAt: !3548)
!3569 = !DILocation(line: 45, column: 67, scope: !3547, inlinedAt: !3548)
!3570 = !DILocation(line: 45, column: 5, scope: !3547, inlinedAt: !3548)
!3571 = !DILocation(line: 45, column: 13, scope: !3547, inlinedAt: !3548)
!3572 = !DILocation(line: 45, column: 21, scope: !3547, inlinedAt: !3548)
!3573 = !DILocation(line: 46, column: 31, scope: !3547, inlinedAt: !3548)
!3574 = !DILocation(line: 46, column: 24, scope: !3547, inlinedAt: !3548)
!3575 = !DILocation(line: 46, column: 5, scope: !3547, inlinedAt: !3548)
!3576 = !DILocation(line: 46, column: 13, scope: !3547, inlinedAt: !3548)
!3577 = distinct !DISubprogram(name: "MathFloat64", scope: !855, file: !855, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3578 = !DILocation(line: 324, column: 6, scope: !3577)
!3579 = !DILocation(line: 325, column: 32, scope: !3577)
!3580 = !DILocation(line: 326, column: 13, scope: !3577)
!3581 = !DILocation(line: 326, column: 28, scope: !3577)
!3582 = !DILocation(line: 326, column: 31, scope: !3577)
!3583 = !DILocation(line: 326, column: 11, scope: !3577)
!3584 = !DILocation(line: 326, column: 47, scope: !3577)
!3585 = !DILocation(line: 326, column: 53, scope: !3577)
!3586 = distinct !DISubprogram(name: "Math", scope: !629, file: !629, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3587 = !DILocation(line: 326, column: 7, scope: !3577)
!3588 = !DILocation(line: 16, column: 16, scope: !3586, inlinedAt: !3587)
!3589 = !DILocation(line: 16, column: 20, scope: !3586, inlinedAt: !3587)
!3590 = !DILocation(line: 17, column: 26, scope: !3586, inlinedAt: !3587)
!3591 = !DILocation(line: 17, column: 12, scope: !3586, inlinedAt: !3587)
!3592 = !DILocation(line: 18, column: 18, scope: !3586, inlinedAt: !3587)
!3593 = !DILocation(line: 19, column: 27, scope: !3586, inlinedAt: !3587)
!3594 = !DILocation(line: 19, column: 5, scope: !3586, inlinedAt: !3587)
!3595 = !DILocation(line: 19, column: 13, scope: !3586, inlinedAt: !3587)
!3596 = !DILocation(line: 20, column: 36, scope: !3586, inlinedAt: !3587)
!3597 = !DILocation(line: 20, column: 49, scope: !3586, inlinedAt: !3587)
!3598 = !DILocation(line: 20, column: 63, scope: !3586, inlinedAt: !3587)
!3599 = !DILocation(line: 20, column: 5, scope: !3586, inlinedAt: !3587)
!3600 = !DILocation(line: 20, column: 13, scope: !3586, inlinedAt: !3587)
!3601 = !DILocation(line: 20, column: 21, scope: !3586, inlinedAt: !3587)
!3602 = !DILocation(line: 21, column: 28, scope: !3586, inlinedAt: !3587)
!3603 = !DILocation(line: 21, column: 48, scope: !3586, inlinedAt: !3587)
!3604 = !DILocation(line: 21, column: 5, scope: !3586, inlinedAt: !3587)
!3605 = !DILocation(line: 21, column: 13, scope: !3586, inlinedAt: !3587)
!3606 = !DILocation(line: 22, column: 26, scope: !3586, inlinedAt: !3587)
!3607 = !DILocation(line: 22, column: 41, scope: !3586, inlinedAt: !3587)
!3608 = !DILocation(line: 22, column: 5, scope: !3586, inlinedAt: !3587)
!3609 = !DILocation(line: 22, column: 13, scope: !3586, inlinedAt: !3587)
!3610 = !DILocation(line: 23, column: 27, scope: !3586, inlinedAt: !3587)
!3611 = !DILocation(line: 23, column: 47, scope: !3586, inlinedAt: !3587)
!3612 = !DILocation(line: 23, column: 5, scope: !3586, inlinedAt: !3587)
!3613 = !DILocation(line: 23, column: 13, scope: !3586, inlinedAt: !3587)
!3614 = !DILocation(line: 24, column: 19, scope: !3586, inlinedAt: !3587)
!3615 = !DILocation(line: 24, column: 5, scope: !3586, inlinedAt: !3587)
!3616 = !DILocation(line: 25, column: 28, scope: !3586, inlinedAt: !3587)
!3617 = !DILocation(line: 25, column: 51, scope: !3586, inlinedAt: !3587)
!3618 = !DILocation(line: 25, column: 5, scope: !3586, inlinedAt: !3587)
!3619 = !DILocation(line: 25, column: 14, scope: !3586, inlinedAt: !3587)
!3620 = !DILocation(line: 26, column: 30, scope: !3586, inlinedAt: !3587)
!3621 = !DILocation(line: 26, column: 45, scope: !3586, inlinedAt: !3587)
!3622 = !DILocation(line: 26, column: 5, scope: !3586, inlinedAt: !3587)
!3623 = !DILocation(line: 26, column: 14, scope: !3586, inlinedAt: !3587)
!3624 = !DILocation(line: 27, column: 37, scope: !3586, inlinedAt: !3587)
!3625 = !DILocation(line: 27, column: 54, scope: !3586, inlinedAt: !3587)
!3626 = !DILocation(line: 27, column: 72, scope: !3586, inlinedAt: !3587)
!3627 = !DILocation(line: 27, column: 5, scope: !3586, inlinedAt: !3587)
!3628 = !DILocation(line: 27, column: 14, scope: !3586, inlinedAt: !3587)
!3629 = !DILocation(line: 27, column: 23, scope: !3586, inlinedAt: !3587)
!3630 = !DILocation(line: 28, column: 46, scope: !3586, inlinedAt: !3587)
!3631 = !DILocation(line: 28, column: 61, scope: !3586, inlinedAt: !3587)
!3632 = !DILocation(line: 28, column: 77, scope: !3586, inlinedAt: !3587)
!3633 = !DILocation(line: 28, column: 93, scope: !3586, inlinedAt: !3587)
!3634 = !DILocation(line: 28, column: 5, scope: !3586, inlinedAt: !3587)
!3635 = !DILocation(line: 28, column: 14, scope: !3586, inlinedAt: !3587)
!3636 = !DILocation(line: 28, column: 23, scope: !3586, inlinedAt: !3587)
!3637 = !DILocation(line: 28, column: 32, scope: !3586, inlinedAt: !3587)
!3638 = !DILocation(line: 29, column: 37, scope: !3586, inlinedAt: !3587)
!3639 = !DILocation(line: 29, column: 53, scope: !3586, inlinedAt: !3587)
!3640 = !DILocation(line: 29, column: 69, scope: !3586, inlinedAt: !3587)
!3641 = !DILocation(line: 29, column: 5, scope: !3586, inlinedAt: !3587)
!3642 = !DILocation(line: 29, column: 14, scope: !3586, inlinedAt: !3587)
!3643 = !DILocation(line: 29, column: 23, scope: !3586, inlinedAt: !3587)
!3644 = !DILocation(line: 30, column: 38, scope: !3586, inlinedAt: !3587)
!3645 = !DILocation(line: 30, column: 54, scope: !3586, inlinedAt: !3587)
!3646 = !DILocation(line: 30, column: 70, scope: !3586, inlinedAt: !3587)
!3647 = !DILocation(line: 30, column: 5, scope: !3586, inlinedAt: !3587)
!3648 = !DILocation(line: 30, column: 14, scope: !3586, inlinedAt: !3587)
!3649 = !DILocation(line: 30, column: 23, scope: !3586, inlinedAt: !3587)
!3650 = !DILocation(line: 31, column: 21, scope: !3586, inlinedAt: !3587)
!3651 = !DILocation(line: 31, column: 5, scope: !3586, inlinedAt: !3587)
!3652 = !DILocation(line: 32, column: 38, scope: !3586, inlinedAt: !3587)
!3653 = !DILocation(line: 32, column: 55, scope: !3586, inlinedAt: !3587)
!3654 = !DILocation(line: 32, column: 72, scope: !3586, inlinedAt: !3587)
!3655 = !DILocation(line: 32, column: 5, scope: !3586, inlinedAt: !3587)
!3656 = !DILocation(line: 32, column: 14, scope: !3586, inlinedAt: !3587)
!3657 = !DILocation(line: 32, column: 23, scope: !3586, inlinedAt: !3587)
!3658 = !DILocation(line: 33, column: 39, scope: !3586, inlinedAt: !3587)
!3659 = !DILocation(line: 33, column: 57, scope: !3586, inlinedAt: !3587)
!3660 = !DILocation(line: 33, column: 53, scope: !3586, inlinedAt: !3587)
!3661 = !DILocation(line: 33, column: 71, scope: !3586, inlinedAt: !3587)
!3662 = !DILocation(line: 33, column: 5, scope: !3586, inlinedAt: !3587)
!3663 = !DILocation(line: 33, column: 14, scope: !3586, inlinedAt: !3587)
!3664 = !DILocation(line: 33, column: 23, scope: !3586, inlinedAt: !3587)
!3665 = !DILocation(line: 34, column: 28, scope: !3586, inlinedAt: !3587)
!3666 = !DILocation(line: 34, column: 50, scope: !3586, inlinedAt: !3587)
!3667 = !DILocation(line: 34, column: 5, scope: !3586, inlinedAt: !3587)
!3668 = !DILocation(line: 34, column: 14, scope: !3586, inlinedAt: !3587)
!3669 = !DILocation(line: 35, column: 28, scope: !3586, inlinedAt: !3587)
!3670 = !DILocation(line: 35, column: 45, scope: !3586, inlinedAt: !3587)
!3671 = !DILocation(line: 35, column: 5, scope: !3586, inlinedAt: !3587)
!3672 = !DILocation(line: 35, column: 14, scope: !3586, inlinedAt: !3587)
!3673 = !DILocation(line: 36, column: 5, scope: !3586, inlinedAt: !3587)
!3674 = !DILocation(line: 36, column: 14, scope: !3586, inlinedAt: !3587)
!3675 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !855, file: !855, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3676 = !DILocation(line: 333, column: 6, scope: !3675)
!3677 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3678 = !DILocation(line: 334, column: 9, scope: !3675)
!3679 = !DILocation(line: 15, column: 23, scope: !3677, inlinedAt: !3678)
!3680 = !DILocation(line: 16, column: 14, scope: !3677, inlinedAt: !3678)
!3681 = !DILocation(line: 16, column: 8, scope: !3677, inlinedAt: !3678)
!3682 = !DILocation(line: 17, column: 25, scope: !3677, inlinedAt: !3678)
!3683 = !DILocation(line: 17, column: 15, scope: !3677, inlinedAt: !3678)
!3684 = !DILocation(line: 18, column: 25, scope: !3677, inlinedAt: !3678)
!3685 = !DILocation(line: 18, column: 15, scope: !3677, inlinedAt: !3678)
!3686 = !DILocation(line: 19, column: 25, scope: !3677, inlinedAt: !3678)
!3687 = !DILocation(line: 19, column: 15, scope: !3677, inlinedAt: !3678)
!3688 = !DILocation(line: 20, column: 25, scope: !3677, inlinedAt: !3678)
!3689 = !DILocation(line: 20, column: 15, scope: !3677, inlinedAt: !3678)
!3690 = !DILocation(line: 21, column: 42, scope: !3677, inlinedAt: !3678)
!3691 = !DILocation(line: 21, column: 32, scope: !3677, inlinedAt: !3678)
!3692 = !DILocation(line: 21, column: 5, scope: !3677, inlinedAt: !3678)
!3693 = !DILocation(line: 22, column: 29, scope: !3677, inlinedAt: !3678)
!3694 = !DILocation(line: 22, column: 19, scope: !3677, inlinedAt: !3678)
!3695 = !DILocation(line: 22, column: 34, scope: !3677, inlinedAt: !3678)
!3696 = !DILocation(line: 23, column: 26, scope: !3677, inlinedAt: !3678)
!3697 = !DILocation(line: 23, column: 18, scope: !3677, inlinedAt: !3678)
!3698 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3699 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3700 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3701 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3702 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3703 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3704 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3705 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3706 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3707 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3708 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3709 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3710 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3711 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3712 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3713 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3714 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3715 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3716 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3717 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3718 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3719 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3720 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3721 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3722 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3723 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3724 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3725 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3726 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3727 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3728 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3729 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3730 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3731 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3732 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3733 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3734 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3735 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3736 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3737 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3738 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3739 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3740 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3741 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3742 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3743 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3744 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3745 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3746 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3747 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3748 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3749 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3750 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3751 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3752 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3753 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3754 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3755 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3756 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3757 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3758 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3759 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3760 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3761 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3762 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3763 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3764 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
