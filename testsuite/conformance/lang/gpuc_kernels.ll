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
	%44 = phi i64 [ %38, %b0 ], [ %425, %b53 ], !dbg !236
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
	%71 = phi i64 [ %70, %b2_ok6 ], [ %82, %b4_ok1 ], !dbg !250
	%72 = phi i64 [ -1, %b2_ok6 ], [ %73, %b4_ok1 ], !dbg !249
	%73 = add i64 %72, 1, !dbg !249
	%74 = icmp slt i64 %73, 3, !dbg !249
	br i1 %74, label %b4, label %b5, !dbg !249

b4:
	%75 = icmp uge i64 %73, 3, !dbg !249
	br i1 %75, label %b4_fail1, label %b4_ok1, !dbg !249, !prof !9

b4_ok1:
	%76 = getelementptr inbounds i32, i32* %50, i64 %73, !dbg !249
	%77 = load i32, i32* %76, align 4, !dbg !249
	%78 = trunc i64 %73 to i32, !dbg !251
	%79 = add i32 %77, %78, !dbg !252
	%80 = mul i64 %71, 31, !dbg !244
	%81 = sext i32 %79 to i64, !dbg !245
	%82 = add i64 %80, %81, !dbg !246
	br label %b3, !dbg !253

b5:
	%83 = phi i64 [ %71, %b3 ], [ %93, %b7_ok1 ], !dbg !254
	%84 = phi i64 [ -1, %b3 ], [ %85, %b7_ok1 ], !dbg !253
	%85 = add i64 %84, 1, !dbg !253
	%86 = icmp slt i64 %85, %54, !dbg !253
	br i1 %86, label %b6, label %b8, !dbg !253

b6:
	%87 = icmp eq i64 %85, 3, !dbg !255
	br i1 %87, label %b8, label %b7, !dbg !255

b7:
	%88 = icmp uge i64 %85, %54, !dbg !256
	br i1 %88, label %b7_fail1, label %b7_ok1, !dbg !256, !prof !9

b7_ok1:
	%89 = getelementptr inbounds i32, i32* %55, i64 %85, !dbg !256
	%90 = load i32, i32* %89, align 4, !dbg !256
	%91 = mul i64 %83, 31, !dbg !244
	%92 = sext i32 %90 to i64, !dbg !245
	%93 = add i64 %91, %92, !dbg !246
	br label %b5, !dbg !257

b8:
	store [5 x i32] zeroinitializer, [5 x i32]* %0, align 4, !dbg !258
	store [5 x i32] zeroinitializer, [5 x i32]* %1, align 4, !dbg !259
	%94 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 0, !dbg !260
	%95 = load i32, i32* %94, align 4, !dbg !260
	%96 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 1, !dbg !260
	%97 = load i32, i32* %96, align 4, !dbg !260
	%98 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 2, !dbg !260
	%99 = load i32, i32* %98, align 4, !dbg !260
	%100 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 3, !dbg !260
	%101 = load i32, i32* %100, align 4, !dbg !260
	%102 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 4, !dbg !260
	%103 = load i32, i32* %102, align 4, !dbg !260
	%104 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 0, !dbg !259
	store i32 %95, i32* %104, align 4, !dbg !259
	%105 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 1, !dbg !259
	store i32 %97, i32* %105, align 4, !dbg !259
	%106 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 2, !dbg !259
	store i32 %99, i32* %106, align 4, !dbg !259
	%107 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 3, !dbg !259
	store i32 %101, i32* %107, align 4, !dbg !259
	%108 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 4, !dbg !259
	store i32 %103, i32* %108, align 4, !dbg !259
	br label %b9, !dbg !261

b9:
	%109 = phi i64 [ -1, %b8 ], [ %110, %b10_ok2 ], !dbg !261
	%110 = add i64 %109, 1, !dbg !261
	%111 = icmp slt i64 %110, 5, !dbg !261
	br i1 %111, label %b10, label %b11, !dbg !261

b10:
	%112 = icmp uge i64 %110, %p4, !dbg !262
	br i1 %112, label %b10_fail1, label %b10_ok1, !dbg !262, !prof !9

b10_ok1:
	%113 = getelementptr inbounds i32, i32* %50, i64 %110, !dbg !262
	%114 = load i32, i32* %113, align 4, !dbg !262
	%115 = trunc i64 %110 to i32, !dbg !263
	%116 = mul i32 %114, %115, !dbg !264
	%117 = icmp uge i64 %110, 5, !dbg !265
	br i1 %117, label %b10_fail2, label %b10_ok2, !dbg !265, !prof !9

b10_ok2:
	%118 = getelementptr inbounds [5 x i32], [5 x i32]* %0, i64 0, i64 %110, !dbg !265
	store i32 %116, i32* %118, align 4, !dbg !265
	br label %b9, !dbg !265

b11:
	%119 = load i32, i32* %100, align 4, !dbg !266
	%120 = add i32 %119, 100, !dbg !266
	store i32 %120, i32* %100, align 4, !dbg !266
	%121 = load i32, i32* %100, align 4, !dbg !267
	store i32 %121, i32* %105, align 4, !dbg !268
	store [5 x i32] zeroinitializer, [5 x i32]* %2, align 4, !dbg !269
	%122 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 0, !dbg !269
	store i32 1, i32* %122, align 4, !dbg !269
	%123 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 1, !dbg !269
	store i32 2, i32* %123, align 4, !dbg !269
	%124 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 2, !dbg !269
	store i32 0, i32* %124, align 4, !dbg !269
	%125 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 3, !dbg !269
	store i32 0, i32* %125, align 4, !dbg !269
	%126 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 4, !dbg !269
	store i32 9, i32* %126, align 4, !dbg !269
	br label %b12, !dbg !269

b12:
	%127 = phi i64 [ -1, %b11 ], [ %128, %b13_ok3 ], !dbg !269
	%128 = add i64 %127, 1, !dbg !269
	%129 = icmp slt i64 %128, 5, !dbg !269
	br i1 %129, label %b13, label %b14, !dbg !269

b13:
	%130 = icmp uge i64 %128, 5, !dbg !270
	br i1 %130, label %b13_fail1, label %b13_ok1, !dbg !270, !prof !9

b13_ok1:
	%131 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %128, !dbg !270
	%132 = load i32, i32* %131, align 4, !dbg !270
	%133 = srem i64 %128, 5, !dbg !271
	%134 = icmp uge i64 %133, 5, !dbg !272
	br i1 %134, label %b13_fail2, label %b13_ok2, !dbg !272, !prof !9

b13_ok2:
	%135 = getelementptr inbounds [5 x i32], [5 x i32]* %1, i64 0, i64 %133, !dbg !272
	%136 = load i32, i32* %135, align 4, !dbg !272
	%137 = add i32 %136, %132, !dbg !273
	%138 = icmp uge i64 %133, 5, !dbg !272
	br i1 %138, label %b13_fail3, label %b13_ok3, !dbg !272, !prof !9

b13_ok3:
	store i32 %137, i32* %135, align 4, !dbg !272
	br label %b12, !dbg !272

b14:
	store [5 x i32] zeroinitializer, [5 x i32]* %3, align 4, !dbg !274
	%139 = load [5 x i32], [5 x i32]* %1, align 4, !dbg !274
	store [5 x i32] %139, [5 x i32]* %3, align 4, !dbg !274
	br label %b15, !dbg !274

b15:
	%140 = phi i64 [ %83, %b14 ], [ %149, %b16_ok1 ], !dbg !275
	%141 = phi i64 [ -1, %b14 ], [ %142, %b16_ok1 ], !dbg !274
	%142 = add i64 %141, 1, !dbg !274
	%143 = icmp slt i64 %142, 5, !dbg !274
	br i1 %143, label %b16, label %b17, !dbg !274

b16:
	%144 = icmp uge i64 %142, 5, !dbg !274
	br i1 %144, label %b16_fail1, label %b16_ok1, !dbg !274, !prof !9

b16_ok1:
	%145 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 %142, !dbg !274
	%146 = load i32, i32* %145, align 4, !dbg !274
	%147 = mul i64 %140, 31, !dbg !244
	%148 = sext i32 %146 to i64, !dbg !245
	%149 = add i64 %147, %148, !dbg !246
	br label %b15, !dbg !276

b17:
	%150 = getelementptr inbounds i32, i32* %94, i64 1, !dbg !277
	%151 = getelementptr inbounds i32, i32* %150, i64 0, !dbg !278
	store i32 -7, i32* %151, align 4, !dbg !278
	%152 = load i32, i32* %96, align 4, !dbg !279
	%153 = mul i64 %140, 31, !dbg !244
	%154 = sext i32 %152 to i64, !dbg !245
	%155 = add i64 %153, %154, !dbg !246
	%156 = load i32, i32* %94, align 4, !dbg !280
	%157 = load i32, i32* %96, align 4, !dbg !280
	%158 = load i32, i32* %98, align 4, !dbg !280
	%159 = load i32, i32* %100, align 4, !dbg !280
	%160 = load i32, i32* %102, align 4, !dbg !280
	%161 = load i32, i32* %104, align 4, !dbg !281
	%162 = load i32, i32* %105, align 4, !dbg !281
	%163 = load i32, i32* %106, align 4, !dbg !281
	%164 = load i32, i32* %107, align 4, !dbg !281
	%165 = load i32, i32* %108, align 4, !dbg !281
	%166 = icmp eq i32 %156, %161, !dbg !282
	%167 = icmp eq i32 %157, %162, !dbg !282
	%168 = and i1 %166, %167, !dbg !282
	%169 = icmp eq i32 %158, %163, !dbg !282
	%170 = and i1 %168, %169, !dbg !282
	%171 = icmp eq i32 %159, %164, !dbg !282
	%172 = and i1 %170, %171, !dbg !282
	%173 = icmp eq i32 %160, %165, !dbg !282
	%174 = and i1 %172, %173, !dbg !282
	br i1 %174, label %b18, label %b19, !dbg !282

b18:
	%175 = mul i64 %155, 31, !dbg !244
	%176 = add i64 %175, 1, !dbg !246
	br label %b19, !dbg !283

b19:
	%177 = phi i64 [ %155, %b17 ], [ %176, %b18 ], !dbg !284
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %4, align 4, !dbg !285
	%178 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 0, !dbg !285
	%179 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 0, !dbg !285
	store i32 1, i32* %179, align 4, !dbg !285
	%180 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 1, !dbg !285
	store i32 2, i32* %180, align 4, !dbg !285
	%181 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 2, !dbg !285
	store i32 3, i32* %181, align 4, !dbg !285
	%182 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %4, i64 0, i64 1, !dbg !285
	%183 = getelementptr inbounds [3 x i32], [3 x i32]* %182, i64 0, i64 0, !dbg !285
	store i32 4, i32* %183, align 4, !dbg !285
	%184 = getelementptr inbounds [3 x i32], [3 x i32]* %182, i64 0, i64 1, !dbg !285
	store i32 5, i32* %184, align 4, !dbg !285
	%185 = getelementptr inbounds [3 x i32], [3 x i32]* %182, i64 0, i64 2, !dbg !285
	store i32 6, i32* %185, align 4, !dbg !285
	%186 = icmp uge i64 0, %p4, !dbg !286
	br i1 %186, label %b19_fail1, label %b19_ok1, !dbg !286, !prof !9

b19_ok1:
	%187 = getelementptr inbounds i32, i32* %50, i64 0, !dbg !286
	%188 = load i32, i32* %187, align 4, !dbg !286
	%189 = and i32 %188, 1, !dbg !287
	%190 = sext i32 %189 to i64, !dbg !288
	%191 = getelementptr inbounds [3 x i32], [3 x i32]* %182, i64 0, i64 %190, !dbg !288
	%192 = load i32, i32* %191, align 4, !dbg !288
	%193 = add i32 %192, 1, !dbg !289
	store i32 %193, i32* %191, align 4, !dbg !288
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %5, align 4, !dbg !290
	%194 = load [2 x [3 x i32]], [2 x [3 x i32]]* %4, align 4, !dbg !290
	store [2 x [3 x i32]] %194, [2 x [3 x i32]]* %5, align 4, !dbg !290
	br label %b20, !dbg !290

b20:
	%195 = phi i64 [ %177, %b19_ok1 ], [ %202, %b22 ], !dbg !291
	%196 = phi i64 [ -1, %b19_ok1 ], [ %197, %b22 ], !dbg !290
	%197 = add i64 %196, 1, !dbg !290
	%198 = icmp slt i64 %197, 2, !dbg !290
	br i1 %198, label %b21, label %b24, !dbg !290

b21:
	%199 = icmp uge i64 %197, 2, !dbg !290
	br i1 %199, label %b21_fail1, label %b21_ok1, !dbg !290, !prof !9

b21_ok1:
	%200 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %5, i64 0, i64 %197, !dbg !290
	store [3 x i32] zeroinitializer, [3 x i32]* %6, align 4, !dbg !290
	%201 = load [3 x i32], [3 x i32]* %200, align 4, !dbg !290
	store [3 x i32] %201, [3 x i32]* %6, align 4, !dbg !290
	br label %b22, !dbg !290

b22:
	%202 = phi i64 [ %195, %b21_ok1 ], [ %211, %b23_ok1 ], !dbg !291
	%203 = phi i64 [ -1, %b21_ok1 ], [ %204, %b23_ok1 ], !dbg !290
	%204 = add i64 %203, 1, !dbg !290
	%205 = icmp slt i64 %204, 3, !dbg !290
	br i1 %205, label %b23, label %b20, !dbg !290

b23:
	%206 = icmp uge i64 %204, 3, !dbg !292
	br i1 %206, label %b23_fail1, label %b23_ok1, !dbg !292, !prof !9

b23_ok1:
	%207 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %204, !dbg !292
	%208 = load i32, i32* %207, align 4, !dbg !292
	%209 = mul i64 %202, 31, !dbg !244
	%210 = sext i32 %208 to i64, !dbg !245
	%211 = add i64 %209, %210, !dbg !246
	br label %b22, !dbg !293

b24:
	store { { i32, i32 }, { i32, i32 }, [3 x i8] } zeroinitializer, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, align 4, !dbg !294
	%212 = icmp uge i64 0, %p4, !dbg !295
	br i1 %212, label %b24_fail1, label %b24_ok1, !dbg !295, !prof !9

b24_ok1:
	%213 = load i32, i32* %187, align 4, !dbg !295
	%214 = icmp uge i64 1, %p4, !dbg !296
	br i1 %214, label %b24_fail2, label %b24_ok2, !dbg !296, !prof !9

b24_ok2:
	%215 = load i32, i32* %67, align 4, !dbg !296
	%216 = icmp uge i64 2, %p4, !dbg !297
	br i1 %216, label %b24_fail3, label %b24_ok3, !dbg !297, !prof !9

b24_ok3:
	%217 = load i32, i32* %55, align 4, !dbg !297
	%218 = getelementptr inbounds { { i32, i32 }, { i32, i32 }, [3 x i8] }, { { i32, i32 }, { i32, i32 }, [3 x i8] }* %7, i32 0, i32 0, !dbg !294
	%219 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %218, i32 0, i32 0, !dbg !294
	store i32 %213, i32* %219, align 4, !dbg !294
	%220 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %218, i32 0, i32 1, !dbg !294
	store i32 %215, i32* %220, align 4, !dbg !294
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
	%232 = icmp uge i64 3, %p4, !dbg !304
	br i1 %232, label %b24_fail4, label %b24_ok4, !dbg !304, !prof !9

b24_ok4:
	%233 = getelementptr inbounds i32, i32* %50, i64 3, !dbg !304
	%234 = load i32, i32* %233, align 4, !dbg !304
	%235 = load i32, i32* %222, align 4, !dbg !306
	%236 = add i32 %235, %234, !dbg !307
	store i32 %236, i32* %222, align 4, !dbg !306
	%237 = load i32, i32* %223, align 4, !dbg !308
	%238 = add i32 %237, 1, !dbg !309
	store i32 %238, i32* %223, align 4, !dbg !308
	%239 = icmp uge i64 4, %p4, !dbg !310
	br i1 %239, label %b24_fail5, label %b24_ok5, !dbg !310, !prof !9

b24_ok5:
	%240 = getelementptr inbounds i32, i32* %50, i64 4, !dbg !310
	%241 = load i32, i32* %240, align 4, !dbg !310
	%242 = and i32 %241, 1, !dbg !311
	%243 = icmp uge i64 5, %p4, !dbg !312
	br i1 %243, label %b24_fail6, label %b24_ok6, !dbg !312, !prof !9

b24_ok6:
	%244 = getelementptr inbounds i32, i32* %50, i64 5, !dbg !312
	%245 = load i32, i32* %244, align 4, !dbg !312
	%246 = trunc i32 %245 to i8, !dbg !313
	%247 = sext i32 %242 to i64, !dbg !314
	%248 = getelementptr inbounds [3 x i8], [3 x i8]* %224, i64 0, i64 %247, !dbg !314
	store i8 %246, i8* %248, align 1, !dbg !314
	%249 = load i32, i32* %219, align 4, !dbg !315
	%250 = load i32, i32* %220, align 4, !dbg !315
	%251 = load i32, i32* %222, align 4, !dbg !315
	%252 = load i32, i32* %223, align 4, !dbg !315
	%253 = load i8, i8* %225, align 1, !dbg !315
	%254 = load i8, i8* %226, align 1, !dbg !315
	%255 = load i8, i8* %227, align 1, !dbg !315
	%256 = add i32 %249, 1, !dbg !316
	%257 = load i32, i32* %219, align 4, !dbg !317
	%258 = load i32, i32* %220, align 4, !dbg !317
	%259 = sub i32 0, %257, !dbg !319
	%260 = icmp sgt i32 %257, %259, !dbg !320
	%261 = select i1 %260, i32 %257, i32 %259, !dbg !320
	%262 = sub i32 0, %258, !dbg !321
	%263 = icmp sgt i32 %258, %262, !dbg !322
	%264 = select i1 %263, i32 %258, i32 %262, !dbg !322
	%265 = add i32 %261, %264, !dbg !323
	%266 = sub i32 0, %256, !dbg !325
	%267 = icmp sgt i32 %256, %266, !dbg !326
	%268 = select i1 %267, i32 %256, i32 %266, !dbg !326
	%269 = sub i32 0, %250, !dbg !327
	%270 = icmp sgt i32 %250, %269, !dbg !328
	%271 = select i1 %270, i32 %250, i32 %269, !dbg !328
	%272 = add i32 %268, %271, !dbg !329
	%273 = add i32 %265, %272, !dbg !330
	%274 = load i32, i32* %222, align 4, !dbg !331
	%275 = load i32, i32* %223, align 4, !dbg !331
	%276 = sub i32 0, %274, !dbg !333
	%277 = icmp sgt i32 %274, %276, !dbg !334
	%278 = select i1 %277, i32 %274, i32 %276, !dbg !334
	%279 = sub i32 0, %275, !dbg !335
	%280 = icmp sgt i32 %275, %279, !dbg !336
	%281 = select i1 %280, i32 %275, i32 %279, !dbg !336
	%282 = add i32 %278, %281, !dbg !337
	%283 = add i32 %273, %282, !dbg !338
	%284 = add i32 %283, %252, !dbg !339
	%285 = mul i64 %195, 31, !dbg !244
	%286 = sext i32 %284 to i64, !dbg !245
	%287 = add i64 %285, %286, !dbg !246
	%288 = load i8, i8* %225, align 1, !dbg !340
	%289 = zext i8 %288 to i32, !dbg !341
	%290 = load i8, i8* %226, align 1, !dbg !342
	%291 = zext i8 %290 to i32, !dbg !343
	%292 = add i32 %289, %291, !dbg !344
	%293 = mul i64 %287, 31, !dbg !244
	%294 = sext i32 %292 to i64, !dbg !245
	%295 = add i64 %293, %294, !dbg !246
	%296 = load i32, i32* %219, align 4, !dbg !345
	%297 = load i32, i32* %220, align 4, !dbg !345
	%298 = icmp uge i64 0, %p4, !dbg !346
	br i1 %298, label %b24_fail7, label %b24_ok7, !dbg !346, !prof !9

b24_ok7:
	%299 = load i32, i32* %187, align 4, !dbg !346
	%300 = add i32 %299, 3, !dbg !347
	%301 = icmp uge i64 1, %p4, !dbg !348
	br i1 %301, label %b24_fail8, label %b24_ok8, !dbg !348, !prof !9

b24_ok8:
	%302 = load i32, i32* %67, align 4, !dbg !348
	%303 = sub i32 %302, 4, !dbg !349
	%304 = icmp eq i32 %296, %300, !dbg !350
	%305 = icmp eq i32 %297, %303, !dbg !350
	%306 = and i1 %304, %305, !dbg !350
	br i1 %306, label %b25, label %b27, !dbg !350

b25:
	%307 = load i32, i32* %219, align 4, !dbg !351
	%308 = load i32, i32* %220, align 4, !dbg !351
	%309 = load i32, i32* %222, align 4, !dbg !351
	%310 = load i32, i32* %223, align 4, !dbg !351
	%311 = load i8, i8* %225, align 1, !dbg !351
	%312 = load i8, i8* %226, align 1, !dbg !351
	%313 = load i8, i8* %227, align 1, !dbg !351
	%314 = icmp eq i32 %307, %256, !dbg !352
	%315 = icmp eq i32 %308, %250, !dbg !352
	%316 = and i1 %314, %315, !dbg !352
	%317 = icmp eq i32 %309, %252, !dbg !352
	%318 = icmp eq i32 %310, %251, !dbg !352
	%319 = and i1 %317, %318, !dbg !352
	%320 = and i1 %316, %319, !dbg !352
	%321 = icmp eq i8 %311, %253, !dbg !352
	%322 = icmp eq i8 %312, %254, !dbg !352
	%323 = and i1 %321, %322, !dbg !352
	%324 = icmp eq i8 %313, %255, !dbg !352
	%325 = and i1 %323, %324, !dbg !352
	%326 = and i1 %320, %325, !dbg !352
	br i1 %326, label %b27, label %b26, !dbg !352

b26:
	%327 = mul i64 %295, 31, !dbg !244
	%328 = add i64 %327, 17, !dbg !246
	br label %b27, !dbg !353

b27:
	%329 = phi i64 [ %295, %b24_ok8 ], [ %295, %b25 ], [ %328, %b26 ], !dbg !354
	store [3 x { i32, i32 }] zeroinitializer, [3 x { i32, i32 }]* %8, align 4, !dbg !355
	%330 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 0, !dbg !355
	%331 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 0, !dbg !355
	store i32 1, i32* %331, align 4, !dbg !355
	%332 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %330, i32 0, i32 1, !dbg !355
	store i32 2, i32* %332, align 4, !dbg !355
	%333 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 1, !dbg !355
	%334 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %333, i32 0, i32 0, !dbg !355
	store i32 3, i32* %334, align 4, !dbg !355
	%335 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %333, i32 0, i32 1, !dbg !355
	store i32 4, i32* %335, align 4, !dbg !355
	%336 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 2, !dbg !355
	%337 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %336, i32 0, i32 0, !dbg !355
	store i32 5, i32* %337, align 4, !dbg !355
	%338 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %336, i32 0, i32 1, !dbg !355
	store i32 6, i32* %338, align 4, !dbg !355
	br label %b28, !dbg !356

b28:
	%339 = phi i64 [ -1, %b27 ], [ %340, %b29_ok3 ], !dbg !356
	%340 = add i64 %339, 1, !dbg !356
	%341 = icmp slt i64 %340, 3, !dbg !356
	br i1 %341, label %b29, label %b30, !dbg !356

b29:
	%342 = icmp uge i64 %340, 3, !dbg !357
	br i1 %342, label %b29_fail1, label %b29_ok1, !dbg !357, !prof !9

b29_ok1:
	%343 = getelementptr inbounds [3 x { i32, i32 }], [3 x { i32, i32 }]* %8, i64 0, i64 %340, !dbg !357
	%344 = trunc i64 %340 to i32, !dbg !358
	%345 = icmp uge i64 %340, %p4, !dbg !359
	br i1 %345, label %b29_fail2, label %b29_ok2, !dbg !359, !prof !9

b29_ok2:
	%346 = getelementptr inbounds i32, i32* %50, i64 %340, !dbg !359
	%347 = load i32, i32* %346, align 4, !dbg !359
	%348 = icmp eq { i32, i32 }* %343, null, !dbg !361
	br i1 %348, label %b29_fail3, label %b29_ok3, !dbg !361, !prof !9

b29_ok3:
	%349 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %343, i32 0, i32 0, !dbg !361
	%350 = load i32, i32* %349, align 4, !dbg !361
	%351 = add i32 %350, %344, !dbg !362
	store i32 %351, i32* %349, align 4, !dbg !361
	%352 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %343, i32 0, i32 1, !dbg !363
	%353 = load i32, i32* %352, align 4, !dbg !363
	%354 = add i32 %353, %347, !dbg !364
	store i32 %354, i32* %352, align 4, !dbg !363
	br label %b28, !dbg !360

b30:
	%355 = load i32, i32* %337, align 4, !dbg !365
	%356 = load i32, i32* %335, align 4, !dbg !366
	%357 = add i32 %355, %356, !dbg !367
	%358 = mul i64 %329, 31, !dbg !244
	%359 = sext i32 %357 to i64, !dbg !245
	%360 = add i64 %358, %359, !dbg !246
	%361 = icmp uge i64 0, %p4, !dbg !368
	br i1 %361, label %b30_fail1, label %b30_ok1, !dbg !368, !prof !9

b30_ok1:
	%362 = load i32, i32* %187, align 4, !dbg !368
	%363 = sext i32 %362 to i64, !dbg !369
	%364 = icmp uge i64 1, %p4, !dbg !370
	br i1 %364, label %b30_fail2, label %b30_ok2, !dbg !370, !prof !9

b30_ok2:
	%365 = load i32, i32* %67, align 4, !dbg !370
	%366 = sext i32 %365 to i64, !dbg !371
	%367 = mul i64 %363, 2, !dbg !375
	%368 = mul i64 %366, 2, !dbg !376
	%369 = add i64 %367, 1, !dbg !379
	%370 = add i64 %368, 1, !dbg !380
	%371 = mul i64 %367, %369, !dbg !383
	%372 = mul i64 %368, %370, !dbg !384
	%373 = add i64 %371, %372, !dbg !385
	%374 = add i64 %373, 42, !dbg !386
	%375 = add i64 %360, %374, !dbg !387
	br label %b31, !dbg !390

b31:
	%376 = phi i32 [ 0, %b30_ok2 ], [ %387, %b38 ], !dbg !391
	%377 = phi i32 [ 0, %b30_ok2 ], [ %389, %b38 ], !dbg !392
	%378 = phi i1 [ false, %b30_ok2 ], [ true, %b38 ], !dbg !393
	%379 = phi i64 [ -1, %b30_ok2 ], [ %380, %b38 ], !dbg !393
	%380 = add i64 %379, 1, !dbg !393
	%381 = icmp slt i64 %380, %54, !dbg !393
	br i1 %381, label %b32, label %b39, !dbg !393

b32:
	%382 = icmp uge i64 %380, %54, !dbg !394
	br i1 %382, label %b32_fail1, label %b32_ok1, !dbg !394, !prof !9

b32_ok1:
	%383 = getelementptr inbounds i32, i32* %55, i64 %380, !dbg !394
	%384 = load i32, i32* %383, align 4, !dbg !394
	%385 = icmp eq i64 %380, 0, !dbg !395
	br i1 %385, label %b34, label %b33, !dbg !395

b33:
	%386 = icmp slt i32 %384, %376, !dbg !396
	br i1 %386, label %b34, label %b35, !dbg !396

b34:
	br label %b35, !dbg !396

b35:
	%387 = phi i32 [ %376, %b33 ], [ %384, %b34 ], !dbg !391
	br i1 %385, label %b37, label %b36, !dbg !397

b36:
	%388 = icmp sgt i32 %384, %377, !dbg !398
	br i1 %388, label %b37, label %b38, !dbg !398

b37:
	br label %b38, !dbg !398

b38:
	%389 = phi i32 [ %377, %b36 ], [ %384, %b37 ], !dbg !392
	br label %b31, !dbg !392

b39:
	br i1 %378, label %b40, label %b41, !dbg !389

b40:
	%390 = mul i64 %375, 31, !dbg !244
	%391 = sext i32 %376 to i64, !dbg !245
	%392 = add i64 %390, %391, !dbg !246
	%393 = mul i64 %392, 31, !dbg !244
	%394 = sext i32 %377 to i64, !dbg !245
	%395 = add i64 %393, %394, !dbg !246
	br label %b41, !dbg !399

b41:
	%396 = phi i64 [ %375, %b39 ], [ %395, %b40 ], !dbg !400
	br label %b42, !dbg !402

b42:
	%397 = phi i32 [ 0, %b41 ], [ %407, %b47 ], !dbg !403
	%398 = phi i32 [ 0, %b41 ], [ %409, %b47 ], !dbg !404
	%399 = phi i1 [ false, %b41 ], [ true, %b47 ], !dbg !405
	%400 = phi i64 [ -1, %b41 ], [ %401, %b47 ], !dbg !405
	%401 = add i64 %400, 1, !dbg !405
	%402 = icmp slt i64 %401, 0, !dbg !405
	br i1 %402, label %b43, label %b48, !dbg !405

b43:
	%403 = icmp uge i64 %401, 0, !dbg !406
	br i1 %403, label %b43_fail1, label %b43_ok1, !dbg !406, !prof !9

b43_ok1:
	%404 = getelementptr inbounds i32, i32* %50, i64 %401, !dbg !406
	%405 = load i32, i32* %404, align 4, !dbg !406
	%406 = icmp slt i32 %405, %397, !dbg !407
	br i1 %406, label %b44, label %b45, !dbg !407

b44:
	br label %b45, !dbg !407

b45:
	%407 = phi i32 [ %397, %b43_ok1 ], [ %405, %b44 ], !dbg !403
	%408 = icmp sgt i32 %405, %398, !dbg !408
	br i1 %408, label %b46, label %b47, !dbg !408

b46:
	br label %b47, !dbg !408

b47:
	%409 = phi i32 [ %398, %b45 ], [ %405, %b46 ], !dbg !404
	br label %b42, !dbg !404

b48:
	br i1 %399, label %b49, label %b50, !dbg !401

b49:
	%410 = mul i64 %396, 31, !dbg !244
	%411 = add i64 %410, 99, !dbg !246
	br label %b50, !dbg !409

b50:
	%412 = phi i64 [ %396, %b48 ], [ %411, %b49 ], !dbg !410
	br label %b51, !dbg !413

b51:
	%413 = phi i64 [ 1, %b50 ], [ %422, %b52_ok1 ], !dbg !414
	%414 = phi i64 [ -1, %b50 ], [ %415, %b52_ok1 ], !dbg !414
	%415 = add i64 %414, 1, !dbg !414
	%416 = icmp slt i64 %415, %p4, !dbg !414
	br i1 %416, label %b52, label %b53, !dbg !414

b52:
	%417 = icmp uge i64 %415, %p4, !dbg !415
	br i1 %417, label %b52_fail1, label %b52_ok1, !dbg !415, !prof !9

b52_ok1:
	%418 = getelementptr inbounds i32, i32* %50, i64 %415, !dbg !415
	%419 = load i32, i32* %418, align 4, !dbg !415
	%420 = mul i64 %413, 3, !dbg !416
	%421 = sext i32 %419 to i64, !dbg !417
	%422 = add i64 %420, %421, !dbg !418
	br label %b51, !dbg !419

b53:
	%423 = add i64 %412, %413, !dbg !420
	%424 = getelementptr inbounds i64, i64* %p0, i64 %44, !dbg !421
	store i64 %423, i64* %424, align 8, !dbg !421
	%425 = add i64 %44, %43, !dbg !236
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
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %51, i64 %49), !dbg !242
	ret void, !dbg !242

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 2, i64 %51), !dbg !242
	ret void, !dbg !242

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %54), !dbg !243
	ret void, !dbg !243

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 6, i64 %49), !dbg !248
	ret void, !dbg !248

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %73, i64 3), !dbg !249
	ret void, !dbg !249

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %85, i64 %54), !dbg !256
	ret void, !dbg !256

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %110, i64 %p4), !dbg !262
	ret void, !dbg !262

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %110, i64 5), !dbg !265
	ret void, !dbg !265

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %128, i64 5), !dbg !270
	ret void, !dbg !270

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %133, i64 5), !dbg !272
	ret void, !dbg !272

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %133, i64 5), !dbg !272
	ret void, !dbg !272

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %142, i64 5), !dbg !274
	ret void, !dbg !274

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p4), !dbg !286
	ret void, !dbg !286

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %197, i64 2), !dbg !290
	ret void, !dbg !290

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %204, i64 3), !dbg !292
	ret void, !dbg !292

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 %p4), !dbg !295
	ret void, !dbg !295

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 1, i64 %p4), !dbg !296
	ret void, !dbg !296

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 2, i64 %p4), !dbg !297
	ret void, !dbg !297

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 3, i64 %p4), !dbg !304
	ret void, !dbg !304

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 4, i64 %p4), !dbg !310
	ret void, !dbg !310

b24_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 5, i64 %p4), !dbg !312
	ret void, !dbg !312

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 %p4), !dbg !346
	ret void, !dbg !346

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 1, i64 %p4), !dbg !348
	ret void, !dbg !348

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %340, i64 3), !dbg !357
	ret void, !dbg !357

b29_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %340, i64 %p4), !dbg !359
	ret void, !dbg !359

b29_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 0, i64 0), !dbg !361
	ret void, !dbg !361

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p4), !dbg !368
	ret void, !dbg !368

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 1, i64 %p4), !dbg !370
	ret void, !dbg !370

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %380, i64 %54), !dbg !394
	ret void, !dbg !394

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %401, i64 0), !dbg !406
	ret void, !dbg !406

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %415, i64 %p4), !dbg !415
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
	%35 = phi i32 [ %34, %b0 ], [ %52, %b1_ok3 ], !dbg !587
	%36 = phi i64 [ 0, %b0 ], [ %53, %b1_ok3 ], !dbg !587
	%37 = icmp uge i64 %10, 128, !dbg !588
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !588, !prof !9

b1_ok1:
	%38 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %10, !dbg !588
	store i32 %35, i32* %38, align 4, !dbg !588
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !589
	%39 = add i64 %12, 1, !dbg !590
	%40 = and i32 %9, -32, !dbg !591
	%41 = sub i32 %30, %40, !dbg !591
	%42 = icmp slt i32 %41, 32, !dbg !591
	%43 = select i1 %42, i32 %41, i32 32, !dbg !591
	%44 = sext i32 %43 to i64, !dbg !591
	%45 = icmp eq i64 %44, 0, !dbg !592
	br i1 %45, label %b1_fail2, label %b1_ok2, !dbg !592, !prof !9

b1_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !592
	%47 = select i1 %46, i64 1, i64 %44, !dbg !592
	%48 = srem i64 %39, %47, !dbg !592
	%49 = add i64 %13, %48, !dbg !593
	%50 = icmp uge i64 %49, 128, !dbg !594
	br i1 %50, label %b1_fail3, label %b1_ok3, !dbg !594, !prof !9

b1_ok3:
	%51 = getelementptr inbounds [128 x i32], [128 x i32]* %0, i64 0, i64 %49, !dbg !594
	%52 = load i32, i32* %51, align 4, !dbg !594
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !595
	%53 = add i64 %36, 1, !dbg !595
	%54 = icmp slt i64 %53, 3, !dbg !595
	br i1 %54, label %b1, label %b2, !dbg !595

b2:
	%55 = icmp uge i64 %33, %p1, !dbg !596
	br i1 %55, label %b2_fail1, label %b2_ok1, !dbg !596, !prof !9

b2_ok1:
	%56 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !596
	store i32 %52, i32* %56, align 4, !dbg !596
	ret void, !dbg !596

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %10, i64 128), !dbg !588
	ret void, !dbg !588

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 0, i64 0), !dbg !592
	ret void, !dbg !592

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %49, i64 128), !dbg !594
	ret void, !dbg !594

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %33, i64 %p1), !dbg !596
	ret void, !dbg !596
}

define void @EarlyExit(i32* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !597 {
entry:
	br label %b0, !dbg !598

b0:
	%0 = addrspacecast i32 addrspace(3)* @gpuc_shared_EarlyExit_163 to i32*, !dbg !599
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !600, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !600, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !600, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !600, !range !35
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !600, !range !35
	%6 = mul i32 %5, %3, !dbg !600
	%7 = add i32 %2, %6, !dbg !600
	%8 = mul i32 %4, %7, !dbg !600
	%9 = add i32 %1, %8, !dbg !600
	%10 = sext i32 %9 to i64, !dbg !600
	%11 = icmp eq i64 %10, 0, !dbg !601
	br i1 %11, label %b1, label %b2, !dbg !601

b1:
	store i32 42, i32* %0, align 4, !dbg !602
	br label %b2, !dbg !602

b2:
	%12 = srem i64 %10, 2, !dbg !603
	%13 = icmp eq i64 %12, 1, !dbg !604
	br i1 %13, label %b3, label %b4, !dbg !604

b3:
	ret void, !dbg !605

b4:
	call void @llvm.nvvm.barrier0(), !dbg !606
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !10
	%15 = sext i32 %14 to i64, !dbg !607
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !12
	%17 = sext i32 %16 to i64, !dbg !607
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !607, !range !12
	%19 = sext i32 %18 to i64, !dbg !607
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !607, !range !33
	%21 = sext i32 %20 to i64, !dbg !607
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !607, !range !34
	%23 = sext i32 %22 to i64, !dbg !607
	%24 = mul i64 %23, %19, !dbg !607
	%25 = add i64 %17, %24, !dbg !607
	%26 = mul i64 %21, %25, !dbg !607
	%27 = add i64 %15, %26, !dbg !607
	%28 = mul i32 %4, %5, !dbg !607
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !36
	%30 = mul i32 %28, %29, !dbg !607
	%31 = sext i32 %30 to i64, !dbg !607
	%32 = mul i64 %27, %31, !dbg !607
	%33 = add i64 %32, %10, !dbg !607
	%34 = load i32, i32* %0, align 4, !dbg !608
	%35 = icmp uge i64 %33, %p1, !dbg !609
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !609, !prof !9

b4_ok1:
	%36 = getelementptr inbounds i32, i32* %p0, i64 %33, !dbg !609
	store i32 %34, i32* %36, align 4, !dbg !609
	ret void, !dbg !609

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %33, i64 %p1), !dbg !609
	ret void, !dbg !609
}

define void @Timers(i64* %p0, i64 %p1, i64* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !610 {
entry:
	br label %b0, !dbg !611

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !612, !range !10
	%1 = sext i32 %0 to i64, !dbg !612
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !612, !range !12
	%3 = sext i32 %2 to i64, !dbg !612
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !612, !range !12
	%5 = sext i32 %4 to i64, !dbg !612
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !612, !range !33
	%7 = sext i32 %6 to i64, !dbg !612
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !612, !range !34
	%9 = sext i32 %8 to i64, !dbg !612
	%10 = mul i64 %9, %5, !dbg !612
	%11 = add i64 %3, %10, !dbg !612
	%12 = mul i64 %7, %11, !dbg !612
	%13 = add i64 %1, %12, !dbg !612
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !612, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !612, !range !35
	%16 = mul i32 %14, %15, !dbg !612
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !612, !range !36
	%18 = mul i32 %16, %17, !dbg !612
	%19 = sext i32 %18 to i64, !dbg !612
	%20 = mul i64 %13, %19, !dbg !612
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !612, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !612, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !612, !range !13
	%24 = mul i32 %15, %23, !dbg !612
	%25 = add i32 %22, %24, !dbg !612
	%26 = mul i32 %14, %25, !dbg !612
	%27 = add i32 %21, %26, !dbg !612
	%28 = sext i32 %27 to i64, !dbg !612
	%29 = add i64 %20, %28, !dbg !612
	%30 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !613
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !614
	br label %b1, !dbg !614

b1:
	%32 = phi float [ 1.000000e+00, %b0 ], [ %35, %b1 ], !dbg !615
	%33 = phi i64 [ 0, %b0 ], [ %36, %b1 ], !dbg !615
	%34 = fadd float %32, 1.000000e+00, !dbg !616
	%35 = call float @__nv_sqrtf(float %34), !dbg !617
	call void @llvm.nvvm.membar.cta(), !dbg !618
	%36 = add i64 %33, 1, !dbg !618
	%37 = icmp slt i64 %36, 1000, !dbg !618
	br i1 %37, label %b1, label %b2, !dbg !618

b2:
	call void @llvm.nvvm.membar.gl(), !dbg !619
	call void @llvm.nvvm.membar.sys(), !dbg !620
	%38 = icmp uge i64 %29, %p5, !dbg !621
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !621, !prof !9

b2_ok1:
	%39 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !621
	store float %35, float* %39, align 4, !dbg !621
	%40 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !622
	%41 = sub i64 %40, %30, !dbg !623
	%42 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !624
	%43 = sub i64 %42, %31, !dbg !625
	%44 = icmp uge i64 %29, %p1, !dbg !626
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !626, !prof !9

b2_ok2:
	%45 = getelementptr inbounds i64, i64* %p0, i64 %29, !dbg !626
	store i64 %41, i64* %45, align 8, !dbg !626
	%46 = icmp uge i64 %29, %p3, !dbg !627
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !627, !prof !9

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !627
	store i64 %43, i64* %47, align 8, !dbg !627
	ret void, !dbg !627

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %29, i64 %p5), !dbg !621
	ret void, !dbg !621

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %29, i64 %p1), !dbg !626
	ret void, !dbg !626

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %29, i64 %p3), !dbg !627
	ret void, !dbg !627
}

define void @StdMathKernel(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !629 {
entry:
	br label %b0, !dbg !630

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !631, !range !10
	%1 = sext i32 %0 to i64, !dbg !631
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !631, !range !12
	%3 = sext i32 %2 to i64, !dbg !631
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !631, !range !12
	%5 = sext i32 %4 to i64, !dbg !631
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !631, !range !33
	%7 = sext i32 %6 to i64, !dbg !631
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !631, !range !34
	%9 = sext i32 %8 to i64, !dbg !631
	%10 = mul i64 %9, %5, !dbg !631
	%11 = add i64 %3, %10, !dbg !631
	%12 = mul i64 %7, %11, !dbg !631
	%13 = add i64 %1, %12, !dbg !631
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !631, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !631, !range !35
	%16 = mul i32 %14, %15, !dbg !631
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !631, !range !36
	%18 = mul i32 %16, %17, !dbg !631
	%19 = sext i32 %18 to i64, !dbg !631
	%20 = mul i64 %13, %19, !dbg !631
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !631, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !631, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !631, !range !13
	%24 = mul i32 %15, %23, !dbg !631
	%25 = add i32 %22, %24, !dbg !631
	%26 = mul i32 %14, %25, !dbg !631
	%27 = add i32 %21, %26, !dbg !631
	%28 = sext i32 %27 to i64, !dbg !631
	%29 = add i64 %20, %28, !dbg !631
	%30 = mul i64 %7, %9, !dbg !631
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !631, !range !34
	%32 = sext i32 %31 to i64, !dbg !631
	%33 = mul i64 %30, %32, !dbg !631
	%34 = mul i64 %33, %19, !dbg !631
	br label %b1, !dbg !631

b1:
	%35 = phi i64 [ %29, %b0 ], [ %105, %b8 ], !dbg !631
	%36 = icmp slt i64 %35, %p3, !dbg !631
	br i1 %36, label %b2, label %b9, !dbg !631

b2:
	%37 = mul i64 %35, 24, !dbg !632
	%38 = add i64 %35, 1, !dbg !633
	%39 = mul i64 %38, 24, !dbg !634
	%40 = icmp ugt i64 %39, %p1, !dbg !635
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !635, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !635
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !635, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !635
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !636
	%44 = load double, double* %43, align 8, !dbg !636
	%45 = icmp uge i64 %35, %p5, !dbg !637
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !637, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !637
	%47 = load double, double* %46, align 8, !dbg !637
	%48 = call double @__nv_fabs(double %44), !dbg !640
	%49 = call double @__nv_sqrt(double %48), !dbg !641
	%50 = call double @__nv_floor(double %44), !dbg !642
	%51 = getelementptr inbounds double, double* %42, i64 0, !dbg !643
	store double %49, double* %51, align 8, !dbg !643
	%52 = getelementptr inbounds double, double* %42, i64 1, !dbg !644
	store double %50, double* %52, align 8, !dbg !644
	%53 = call double @__nv_ceil(double %44), !dbg !645
	%54 = call double @__nv_trunc(double %44), !dbg !646
	%55 = getelementptr inbounds double, double* %42, i64 2, !dbg !647
	store double %53, double* %55, align 8, !dbg !647
	%56 = getelementptr inbounds double, double* %42, i64 3, !dbg !648
	store double %54, double* %56, align 8, !dbg !648
	%57 = call double @__nv_round(double %44), !dbg !649
	%58 = call double @__nv_rint(double %44), !dbg !650
	%59 = getelementptr inbounds double, double* %42, i64 4, !dbg !651
	store double %57, double* %59, align 8, !dbg !651
	%60 = getelementptr inbounds double, double* %42, i64 5, !dbg !652
	store double %58, double* %60, align 8, !dbg !652
	%61 = call double @__nv_fmax(double %44, double %47), !dbg !653
	%62 = fcmp uno double %44, %47, !dbg !653
	%63 = select i1 %62, double 0x7FF8000000000000, double %61, !dbg !653
	%64 = call double @__nv_fmin(double %44, double %47), !dbg !654
	%65 = fcmp uno double %44, %47, !dbg !654
	%66 = select i1 %65, double 0x7FF8000000000000, double %64, !dbg !654
	%67 = getelementptr inbounds double, double* %42, i64 6, !dbg !655
	store double %63, double* %67, align 8, !dbg !655
	%68 = getelementptr inbounds double, double* %42, i64 7, !dbg !656
	store double %66, double* %68, align 8, !dbg !656
	%69 = call double @__nv_copysign(double %44, double %47), !dbg !657
	%70 = call double @__nv_fdim(double %44, double %47), !dbg !658
	%71 = getelementptr inbounds double, double* %42, i64 8, !dbg !659
	store double %69, double* %71, align 8, !dbg !659
	%72 = getelementptr inbounds double, double* %42, i64 9, !dbg !660
	store double %70, double* %72, align 8, !dbg !660
	%73 = getelementptr inbounds double, double* %42, i64 10, !dbg !661
	store double 0x7FF0000000000000, double* %73, align 8, !dbg !661
	%74 = getelementptr inbounds double, double* %42, i64 11, !dbg !662
	store double 0xFFF0000000000000, double* %74, align 8, !dbg !662
	%75 = getelementptr inbounds double, double* %42, i64 12, !dbg !663
	store double 0x7FF8000000000000, double* %75, align 8, !dbg !663
	%76 = fcmp oeq double %44, 0x7FF0000000000000, !dbg !664
	%77 = fcmp oeq double %44, 0xFFF0000000000000, !dbg !664
	%78 = or i1 %76, %77, !dbg !664
	br i1 %78, label %b4, label %b3, !dbg !668

b3:
	br label %b4, !dbg !669

b4:
	%79 = phi double [ 1.000000e+00, %b2_ok3 ], [ 0.000000e+00, %b3 ], !dbg !670
	br i1 %76, label %b6, label %b5, !dbg !672

b5:
	br label %b6, !dbg !673

b6:
	%80 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !674
	%81 = fcmp une double %44, %44, !dbg !674
	br i1 %81, label %b8, label %b7, !dbg !676

b7:
	br label %b8, !dbg !677

b8:
	%82 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !678
	%83 = getelementptr inbounds double, double* %42, i64 13, !dbg !678
	store double %79, double* %83, align 8, !dbg !678
	%84 = getelementptr inbounds double, double* %42, i64 14, !dbg !679
	store double %80, double* %84, align 8, !dbg !679
	%85 = getelementptr inbounds double, double* %42, i64 15, !dbg !680
	store double %82, double* %85, align 8, !dbg !680
	%86 = bitcast double %44 to i64, !dbg !681
	%87 = and i64 %86, 9223372036854775807, !dbg !682
	%88 = bitcast i64 %87 to double, !dbg !683
	%89 = getelementptr inbounds double, double* %42, i64 16, !dbg !684
	store double %88, double* %89, align 8, !dbg !684
	%90 = fptrunc double %44 to float, !dbg !685
	%91 = bitcast float %90 to i32, !dbg !686
	%92 = xor i32 %91, -2147483648, !dbg !687
	%93 = bitcast i32 %92 to float, !dbg !688
	%94 = fpext float %93 to double, !dbg !689
	%95 = getelementptr inbounds double, double* %42, i64 17, !dbg !690
	store double %94, double* %95, align 8, !dbg !690
	%96 = call double @__nv_fmod(double %44, double 3.000000e+00), !dbg !691
	%97 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !692
	%98 = getelementptr inbounds double, double* %42, i64 18, !dbg !693
	store double %96, double* %98, align 8, !dbg !693
	%99 = getelementptr inbounds double, double* %42, i64 19, !dbg !694
	store double %97, double* %99, align 8, !dbg !694
	%100 = getelementptr inbounds double, double* %42, i64 20, !dbg !695
	store double 0x400921FB54442D18, double* %100, align 8, !dbg !695
	%101 = getelementptr inbounds double, double* %42, i64 21, !dbg !696
	store double 0x7FEFFFFFFFFFFFFF, double* %101, align 8, !dbg !696
	%102 = call double @__nv_remainder(double %44, double 3.000000e+00), !dbg !697
	%103 = getelementptr inbounds double, double* %42, i64 22, !dbg !698
	store double %102, double* %103, align 8, !dbg !698
	%104 = getelementptr inbounds double, double* %42, i64 23, !dbg !699
	store double 0x41DFFFFFFFC00000, double* %104, align 8, !dbg !699
	%105 = add i64 %35, %34, !dbg !631
	br label %b1, !dbg !631

b9:
	ret void, !dbg !631

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %39, i64 %p1), !dbg !635
	ret void, !dbg !635

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %37, i64 %39), !dbg !635
	ret void, !dbg !635

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %35, i64 %p5), !dbg !637
	ret void, !dbg !637
}

define void @BitsKernel(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !700 {
entry:
	br label %b0, !dbg !701

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !702, !range !10
	%1 = sext i32 %0 to i64, !dbg !702
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !702, !range !12
	%3 = sext i32 %2 to i64, !dbg !702
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !702, !range !12
	%5 = sext i32 %4 to i64, !dbg !702
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !702, !range !33
	%7 = sext i32 %6 to i64, !dbg !702
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !702, !range !34
	%9 = sext i32 %8 to i64, !dbg !702
	%10 = mul i64 %9, %5, !dbg !702
	%11 = add i64 %3, %10, !dbg !702
	%12 = mul i64 %7, %11, !dbg !702
	%13 = add i64 %1, %12, !dbg !702
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !702, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !702, !range !35
	%16 = mul i32 %14, %15, !dbg !702
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !702, !range !36
	%18 = mul i32 %16, %17, !dbg !702
	%19 = sext i32 %18 to i64, !dbg !702
	%20 = mul i64 %13, %19, !dbg !702
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !702, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !702, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !702, !range !13
	%24 = mul i32 %15, %23, !dbg !702
	%25 = add i32 %22, %24, !dbg !702
	%26 = mul i32 %14, %25, !dbg !702
	%27 = add i32 %21, %26, !dbg !702
	%28 = sext i32 %27 to i64, !dbg !702
	%29 = add i64 %20, %28, !dbg !702
	%30 = mul i64 %7, %9, !dbg !702
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !702, !range !34
	%32 = sext i32 %31 to i64, !dbg !702
	%33 = mul i64 %30, %32, !dbg !702
	%34 = mul i64 %33, %19, !dbg !702
	br label %b1, !dbg !702

b1:
	%35 = phi i64 [ %29, %b0 ], [ %161, %b2_ok3 ], !dbg !702
	%36 = icmp slt i64 %35, %p3, !dbg !702
	br i1 %36, label %b2, label %b3, !dbg !702

b2:
	%37 = mul i64 %35, 26, !dbg !703
	%38 = add i64 %35, 1, !dbg !704
	%39 = mul i64 %38, 26, !dbg !705
	%40 = icmp ugt i64 %39, %p1, !dbg !706
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !706, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !706
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !706, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !706
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !707
	%44 = load i64, i64* %43, align 8, !dbg !707
	%45 = icmp uge i64 %35, %p5, !dbg !708
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !708, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !708
	%47 = load i64, i64* %46, align 8, !dbg !708
	%48 = trunc i64 %44 to i8, !dbg !711
	%49 = zext i8 %48 to i32, !dbg !712
	%50 = call i32 @llvm.ctpop.i32(i32 %49), !dbg !712
	%51 = zext i32 %50 to i64, !dbg !712
	%52 = trunc i64 %44 to i16, !dbg !714
	%53 = zext i16 %52 to i32, !dbg !715
	%54 = call i32 @llvm.ctpop.i32(i32 %53), !dbg !715
	%55 = zext i32 %54 to i64, !dbg !715
	%56 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !717
	store i64 %51, i64* %56, align 8, !dbg !717
	%57 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !718
	store i64 %55, i64* %57, align 8, !dbg !718
	%58 = trunc i64 %44 to i32, !dbg !719
	%59 = call i32 @llvm.ctpop.i32(i32 %58), !dbg !720
	%60 = zext i32 %59 to i64, !dbg !720
	%61 = call i64 @llvm.ctpop.i64(i64 %44), !dbg !722
	%62 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !724
	store i64 %60, i64* %62, align 8, !dbg !724
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !725
	store i64 %61, i64* %63, align 8, !dbg !725
	%64 = call i32 @llvm.ctlz.i32(i32 %49, i1 false), !dbg !726
	%65 = zext i32 %64 to i64, !dbg !726
	%66 = sub i64 %65, 24, !dbg !726
	%67 = call i32 @llvm.ctlz.i32(i32 %53, i1 false), !dbg !728
	%68 = zext i32 %67 to i64, !dbg !728
	%69 = sub i64 %68, 16, !dbg !728
	%70 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !730
	store i64 %66, i64* %70, align 8, !dbg !730
	%71 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !731
	store i64 %69, i64* %71, align 8, !dbg !731
	%72 = call i32 @llvm.ctlz.i32(i32 %58, i1 false), !dbg !732
	%73 = zext i32 %72 to i64, !dbg !732
	%74 = call i64 @llvm.ctlz.i64(i64 %44, i1 false), !dbg !734
	%75 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !736
	store i64 %73, i64* %75, align 8, !dbg !736
	%76 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !737
	store i64 %74, i64* %76, align 8, !dbg !737
	%77 = or i32 %49, 256, !dbg !738
	%78 = call i32 @llvm.cttz.i32(i32 %77, i1 false), !dbg !738
	%79 = zext i32 %78 to i64, !dbg !738
	%80 = or i32 %53, 65536, !dbg !740
	%81 = call i32 @llvm.cttz.i32(i32 %80, i1 false), !dbg !740
	%82 = zext i32 %81 to i64, !dbg !740
	%83 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !742
	store i64 %79, i64* %83, align 8, !dbg !742
	%84 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !743
	store i64 %82, i64* %84, align 8, !dbg !743
	%85 = call i32 @llvm.cttz.i32(i32 %58, i1 false), !dbg !744
	%86 = zext i32 %85 to i64, !dbg !744
	%87 = call i64 @llvm.cttz.i64(i64 %44, i1 false), !dbg !746
	%88 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !748
	store i64 %86, i64* %88, align 8, !dbg !748
	%89 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !749
	store i64 %87, i64* %89, align 8, !dbg !749
	%90 = call i32 @llvm.bitreverse.i32(i32 %49), !dbg !750
	%91 = lshr i32 %90, 24, !dbg !750
	%92 = trunc i32 %91 to i8, !dbg !750
	%93 = zext i8 %92 to i64, !dbg !751
	%94 = call i32 @llvm.bitreverse.i32(i32 %53), !dbg !752
	%95 = lshr i32 %94, 16, !dbg !752
	%96 = trunc i32 %95 to i16, !dbg !752
	%97 = zext i16 %96 to i64, !dbg !753
	%98 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !754
	store i64 %93, i64* %98, align 8, !dbg !754
	%99 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !755
	store i64 %97, i64* %99, align 8, !dbg !755
	%100 = call i32 @llvm.bitreverse.i32(i32 %58), !dbg !756
	%101 = zext i32 %100 to i64, !dbg !757
	%102 = call i64 @llvm.bitreverse.i64(i64 %44), !dbg !758
	%103 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !759
	store i64 %101, i64* %103, align 8, !dbg !759
	%104 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !760
	store i64 %102, i64* %104, align 8, !dbg !760
	%105 = call i32 @llvm.bswap.i32(i32 %58), !dbg !761
	%106 = zext i32 %105 to i64, !dbg !762
	%107 = call i64 @llvm.bswap.i64(i64 %44), !dbg !763
	%108 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !764
	store i64 %106, i64* %108, align 8, !dbg !764
	%109 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !765
	store i64 %107, i64* %109, align 8, !dbg !765
	%110 = urem i64 %47, 64, !dbg !766
	%111 = and i64 %110, 31, !dbg !767
	%112 = sub i64 0, %110, !dbg !767
	%113 = and i64 %112, 31, !dbg !767
	%114 = icmp ult i64 %111, 32, !dbg !767
	%115 = trunc i64 %111 to i32, !dbg !767
	%116 = shl i32 %58, %115, !dbg !767
	%117 = select i1 %114, i32 %116, i32 0, !dbg !767
	%118 = icmp ult i64 %113, 32, !dbg !767
	%119 = trunc i64 %113 to i32, !dbg !767
	%120 = lshr i32 %58, %119, !dbg !767
	%121 = select i1 %118, i32 %120, i32 0, !dbg !767
	%122 = or i32 %117, %121, !dbg !767
	%123 = zext i32 %122 to i64, !dbg !768
	%124 = urem i64 %47, 128, !dbg !769
	%125 = sub i64 0, %124, !dbg !771
	%126 = and i64 %125, 63, !dbg !772
	%127 = sub i64 0, %125, !dbg !772
	%128 = and i64 %127, 63, !dbg !772
	%129 = icmp ult i64 %126, 64, !dbg !772
	%130 = shl i64 %44, %126, !dbg !772
	%131 = select i1 %129, i64 %130, i64 0, !dbg !772
	%132 = icmp ult i64 %128, 64, !dbg !772
	%133 = lshr i64 %44, %128, !dbg !772
	%134 = select i1 %132, i64 %133, i64 0, !dbg !772
	%135 = or i64 %131, %134, !dbg !772
	%136 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !773
	store i64 %123, i64* %136, align 8, !dbg !773
	%137 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !774
	store i64 %135, i64* %137, align 8, !dbg !774
	%138 = sub i64 32, %73, !dbg !775
	%139 = sub i64 64, %74, !dbg !777
	%140 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !779
	store i64 %138, i64* %140, align 8, !dbg !779
	%141 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !780
	store i64 %139, i64* %141, align 8, !dbg !780
	%142 = call i64 @llvm.nvvm.mulhi.ull(i64 %44, i64 %47), !dbg !781
	%143 = mul i64 %44, %47, !dbg !781
	%144 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !782
	store i64 %142, i64* %144, align 8, !dbg !782
	%145 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !783
	store i64 %143, i64* %145, align 8, !dbg !783
	%146 = sub i64 0, 3, !dbg !784
	%147 = and i64 %146, 7, !dbg !784
	%148 = shl i8 %48, 3, !dbg !784
	%149 = icmp ult i64 %147, 8, !dbg !784
	%150 = trunc i64 %147 to i8, !dbg !784
	%151 = lshr i8 %48, %150, !dbg !784
	%152 = select i1 %149, i8 %151, i8 0, !dbg !784
	%153 = or i8 %148, %152, !dbg !784
	%154 = zext i8 %153 to i64, !dbg !785
	%155 = call i32 @llvm.bswap.i32(i32 %53), !dbg !786
	%156 = lshr i32 %155, 16, !dbg !786
	%157 = trunc i32 %156 to i16, !dbg !786
	%158 = zext i16 %157 to i64, !dbg !787
	%159 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !788
	store i64 %154, i64* %159, align 8, !dbg !788
	%160 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !789
	store i64 %158, i64* %160, align 8, !dbg !789
	%161 = add i64 %35, %34, !dbg !702
	br label %b1, !dbg !702

b3:
	ret void, !dbg !702

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !706
	ret void, !dbg !706

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !706
	ret void, !dbg !706

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !708
	ret void, !dbg !708
}

define void @Parameters(i8 zeroext %p0, i8 signext %p1, float %p2, i32* %p3, i64 %p4, i8 zeroext %p5, i8 signext %p6, i64 %p7, i8 zeroext %p8, i8 signext %p9, i64 %p10, i8 zeroext %p11, i8 signext %p12, i64 %p13, i32* %p14, i64 %p15, i64* %p16, i64* %p17, i64 %p18, i32 %p19, i16 zeroext %p20, i16 zeroext %p21, double %p22, i16 signext %p23, i16 signext %p24, i16 signext %p25, i32 %p26, double* %p27, i64 %p28, i8* %ctrl) nounwind !dbg !791 {
entry:
	%0 = icmp ne i8 %p0, 0, !dbg !792
	%1 = icmp ne i8 %p5, 0, !dbg !792
	%2 = icmp ne i8 %p8, 0, !dbg !792
	%3 = icmp ne i8 %p11, 0, !dbg !792
	br label %b0, !dbg !792

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !793, !range !10
	%5 = sext i32 %4 to i64, !dbg !793
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !793, !range !12
	%7 = sext i32 %6 to i64, !dbg !793
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !793, !range !12
	%9 = sext i32 %8 to i64, !dbg !793
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !793, !range !33
	%11 = sext i32 %10 to i64, !dbg !793
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !793, !range !34
	%13 = sext i32 %12 to i64, !dbg !793
	%14 = mul i64 %13, %9, !dbg !793
	%15 = add i64 %7, %14, !dbg !793
	%16 = mul i64 %11, %15, !dbg !793
	%17 = add i64 %5, %16, !dbg !793
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !793, !range !35
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !793, !range !35
	%20 = mul i32 %18, %19, !dbg !793
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !793, !range !36
	%22 = mul i32 %20, %21, !dbg !793
	%23 = sext i32 %22 to i64, !dbg !793
	%24 = mul i64 %17, %23, !dbg !793
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !793, !range !11
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !793, !range !11
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !793, !range !13
	%28 = mul i32 %19, %27, !dbg !793
	%29 = add i32 %26, %28, !dbg !793
	%30 = mul i32 %18, %29, !dbg !793
	%31 = add i32 %25, %30, !dbg !793
	%32 = sext i32 %31 to i64, !dbg !793
	%33 = add i64 %24, %32, !dbg !793
	%34 = icmp ne i64 %33, 0, !dbg !794
	br i1 %34, label %b1, label %b2, !dbg !794

b1:
	ret void, !dbg !795

b2:
	br i1 %0, label %b4, label %b3, !dbg !797

b3:
	br label %b4, !dbg !798

b4:
	%35 = phi double [ 1.000000e+00, %b2 ], [ 0.000000e+00, %b3 ], !dbg !799
	%36 = sitofp i8 %p1 to double, !dbg !799
	%37 = icmp uge i64 0, %p28, !dbg !800
	br i1 %37, label %b4_fail1, label %b4_ok1, !dbg !800, !prof !9

b4_ok1:
	%38 = getelementptr inbounds double, double* %p27, i64 0, !dbg !800
	store double %35, double* %38, align 8, !dbg !800
	%39 = icmp uge i64 1, %p28, !dbg !801
	br i1 %39, label %b4_fail2, label %b4_ok2, !dbg !801, !prof !9

b4_ok2:
	%40 = getelementptr inbounds double, double* %p27, i64 1, !dbg !801
	store double %36, double* %40, align 8, !dbg !801
	%41 = fpext float %p2 to double, !dbg !802
	%42 = sitofp i64 %p4 to double, !dbg !803
	%43 = icmp uge i64 2, %p28, !dbg !804
	br i1 %43, label %b4_fail3, label %b4_ok3, !dbg !804, !prof !9

b4_ok3:
	%44 = getelementptr inbounds double, double* %p27, i64 2, !dbg !804
	store double %41, double* %44, align 8, !dbg !804
	%45 = icmp uge i64 3, %p28, !dbg !805
	br i1 %45, label %b4_fail4, label %b4_ok4, !dbg !805, !prof !9

b4_ok4:
	%46 = getelementptr inbounds double, double* %p27, i64 3, !dbg !805
	store double %42, double* %46, align 8, !dbg !805
	%47 = sub i64 %p4, 1, !dbg !806
	%48 = icmp uge i64 %47, %p4, !dbg !807
	br i1 %48, label %b4_fail5, label %b4_ok5, !dbg !807, !prof !9

b4_ok5:
	%49 = getelementptr inbounds i32, i32* %p3, i64 %47, !dbg !807
	%50 = load i32, i32* %49, align 4, !dbg !807
	%51 = sitofp i32 %50 to double, !dbg !808
	%52 = icmp uge i64 4, %p28, !dbg !809
	br i1 %52, label %b4_fail6, label %b4_ok6, !dbg !809, !prof !9

b4_ok6:
	%53 = getelementptr inbounds double, double* %p27, i64 4, !dbg !809
	store double %51, double* %53, align 8, !dbg !809
	br i1 %1, label %b6, label %b5, !dbg !811

b5:
	br label %b6, !dbg !812

b6:
	%54 = phi double [ 1.000000e+00, %b4_ok6 ], [ 0.000000e+00, %b5 ], !dbg !813
	%55 = sitofp i8 %p6 to double, !dbg !814
	%56 = uitofp i64 %p7 to double, !dbg !815
	%57 = icmp uge i64 5, %p28, !dbg !816
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !816, !prof !9

b6_ok1:
	%58 = getelementptr inbounds double, double* %p27, i64 5, !dbg !816
	store double %54, double* %58, align 8, !dbg !816
	%59 = icmp uge i64 6, %p28, !dbg !817
	br i1 %59, label %b6_fail2, label %b6_ok2, !dbg !817, !prof !9

b6_ok2:
	%60 = getelementptr inbounds double, double* %p27, i64 6, !dbg !817
	store double %55, double* %60, align 8, !dbg !817
	%61 = icmp uge i64 7, %p28, !dbg !818
	br i1 %61, label %b6_fail3, label %b6_ok3, !dbg !818, !prof !9

b6_ok3:
	%62 = getelementptr inbounds double, double* %p27, i64 7, !dbg !818
	store double %56, double* %62, align 8, !dbg !818
	%63 = sitofp i8 %p12 to double, !dbg !819
	%64 = uitofp i64 %p10 to double, !dbg !820
	%65 = icmp uge i64 8, %p28, !dbg !821
	br i1 %65, label %b6_fail4, label %b6_ok4, !dbg !821, !prof !9

b6_ok4:
	%66 = getelementptr inbounds double, double* %p27, i64 8, !dbg !821
	store double %63, double* %66, align 8, !dbg !821
	%67 = icmp uge i64 9, %p28, !dbg !822
	br i1 %67, label %b6_fail5, label %b6_ok5, !dbg !822, !prof !9

b6_ok5:
	%68 = getelementptr inbounds double, double* %p27, i64 9, !dbg !822
	store double %64, double* %68, align 8, !dbg !822
	%69 = sitofp i64 %p15 to double, !dbg !823
	%70 = icmp uge i64 1, %p15, !dbg !824
	br i1 %70, label %b6_fail6, label %b6_ok6, !dbg !824, !prof !9

b6_ok6:
	%71 = getelementptr inbounds i32, i32* %p14, i64 1, !dbg !824
	%72 = load i32, i32* %71, align 4, !dbg !824
	%73 = sitofp i32 %72 to double, !dbg !825
	%74 = icmp uge i64 10, %p28, !dbg !826
	br i1 %74, label %b6_fail7, label %b6_ok7, !dbg !826, !prof !9

b6_ok7:
	%75 = getelementptr inbounds double, double* %p27, i64 10, !dbg !826
	store double %69, double* %75, align 8, !dbg !826
	%76 = icmp uge i64 11, %p28, !dbg !827
	br i1 %76, label %b6_fail8, label %b6_ok8, !dbg !827, !prof !9

b6_ok8:
	%77 = getelementptr inbounds double, double* %p27, i64 11, !dbg !827
	store double %73, double* %77, align 8, !dbg !827
	%78 = icmp eq i64* %p16, null, !dbg !828
	br i1 %78, label %b6_fail9, label %b6_ok9, !dbg !828, !prof !9

b6_ok9:
	%79 = bitcast i64* %p16 to i8*, !dbg !828
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !828
	%81 = uitofp i64 %80 to double, !dbg !829
	%82 = sub i64 %p18, 1, !dbg !830
	%83 = icmp uge i64 %82, %p18, !dbg !831
	br i1 %83, label %b6_fail10, label %b6_ok10, !dbg !831, !prof !9

b6_ok10:
	%84 = getelementptr inbounds i64, i64* %p17, i64 %82, !dbg !831
	%85 = bitcast i64* %84 to i8*, !dbg !832
	%86 = call i64 @gpuc_signal_fetch_thread(i8* %85), !dbg !832
	%87 = uitofp i64 %86 to double, !dbg !833
	%88 = icmp uge i64 12, %p28, !dbg !834
	br i1 %88, label %b6_fail11, label %b6_ok11, !dbg !834, !prof !9

b6_ok11:
	%89 = getelementptr inbounds double, double* %p27, i64 12, !dbg !834
	store double %81, double* %89, align 8, !dbg !834
	%90 = icmp uge i64 13, %p28, !dbg !835
	br i1 %90, label %b6_fail12, label %b6_ok12, !dbg !835, !prof !9

b6_ok12:
	%91 = getelementptr inbounds double, double* %p27, i64 13, !dbg !835
	store double %87, double* %91, align 8, !dbg !835
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p19), !dbg !836
	%93 = sext i32 %92 to i64, !dbg !836
	%94 = sitofp i64 %93 to double, !dbg !837
	%95 = uitofp i16 %p20 to double, !dbg !838
	%96 = icmp uge i64 14, %p28, !dbg !839
	br i1 %96, label %b6_fail13, label %b6_ok13, !dbg !839, !prof !9

b6_ok13:
	%97 = getelementptr inbounds double, double* %p27, i64 14, !dbg !839
	store double %94, double* %97, align 8, !dbg !839
	%98 = icmp uge i64 15, %p28, !dbg !840
	br i1 %98, label %b6_fail14, label %b6_ok14, !dbg !840, !prof !9

b6_ok14:
	%99 = getelementptr inbounds double, double* %p27, i64 15, !dbg !840
	store double %95, double* %99, align 8, !dbg !840
	%100 = uitofp i16 %p21 to double, !dbg !841
	%101 = icmp uge i64 16, %p28, !dbg !842
	br i1 %101, label %b6_fail15, label %b6_ok15, !dbg !842, !prof !9

b6_ok15:
	%102 = getelementptr inbounds double, double* %p27, i64 16, !dbg !842
	store double %100, double* %102, align 8, !dbg !842
	%103 = icmp uge i64 17, %p28, !dbg !843
	br i1 %103, label %b6_fail16, label %b6_ok16, !dbg !843, !prof !9

b6_ok16:
	%104 = getelementptr inbounds double, double* %p27, i64 17, !dbg !843
	store double %p22, double* %104, align 8, !dbg !843
	%105 = sitofp i16 %p23 to double, !dbg !844
	%106 = sitofp i16 %p24 to double, !dbg !845
	%107 = fmul double %106, 1.000000e+01, !dbg !846
	%108 = fadd double %105, %107, !dbg !847
	%109 = sitofp i16 %p25 to double, !dbg !848
	%110 = fmul double %109, 1.000000e+02, !dbg !849
	%111 = fadd double %108, %110, !dbg !850
	%112 = sitofp i32 %p26 to double, !dbg !851
	%113 = icmp uge i64 18, %p28, !dbg !852
	br i1 %113, label %b6_fail17, label %b6_ok17, !dbg !852, !prof !9

b6_ok17:
	%114 = getelementptr inbounds double, double* %p27, i64 18, !dbg !852
	store double %111, double* %114, align 8, !dbg !852
	%115 = icmp uge i64 19, %p28, !dbg !853
	br i1 %115, label %b6_fail18, label %b6_ok18, !dbg !853, !prof !9

b6_ok18:
	%116 = getelementptr inbounds double, double* %p27, i64 19, !dbg !853
	store double %112, double* %116, align 8, !dbg !853
	ret void, !dbg !853

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 0, i64 %p28), !dbg !800
	ret void, !dbg !800

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 1, i64 %p28), !dbg !801
	ret void, !dbg !801

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 2, i64 %p28), !dbg !804
	ret void, !dbg !804

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 3, i64 %p28), !dbg !805
	ret void, !dbg !805

b4_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %47, i64 %p4), !dbg !807
	ret void, !dbg !807

b4_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 4, i64 %p28), !dbg !809
	ret void, !dbg !809

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 5, i64 %p28), !dbg !816
	ret void, !dbg !816

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 6, i64 %p28), !dbg !817
	ret void, !dbg !817

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 7, i64 %p28), !dbg !818
	ret void, !dbg !818

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 8, i64 %p28), !dbg !821
	ret void, !dbg !821

b6_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 9, i64 %p28), !dbg !822
	ret void, !dbg !822

b6_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 1, i64 %p15), !dbg !824
	ret void, !dbg !824

b6_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 10, i64 %p28), !dbg !826
	ret void, !dbg !826

b6_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 11, i64 %p28), !dbg !827
	ret void, !dbg !827

b6_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 0, i64 0), !dbg !828
	ret void, !dbg !828

b6_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %82, i64 %p18), !dbg !831
	ret void, !dbg !831

b6_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 12, i64 %p28), !dbg !834
	ret void, !dbg !834

b6_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 13, i64 %p28), !dbg !835
	ret void, !dbg !835

b6_fail13:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 14, i64 %p28), !dbg !839
	ret void, !dbg !839

b6_fail14:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 15, i64 %p28), !dbg !840
	ret void, !dbg !840

b6_fail15:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 16, i64 %p28), !dbg !842
	ret void, !dbg !842

b6_fail16:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 17, i64 %p28), !dbg !843
	ret void, !dbg !843

b6_fail17:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 18, i64 %p28), !dbg !852
	ret void, !dbg !852

b6_fail18:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 19, i64 %p28), !dbg !853
	ret void, !dbg !853
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !855 {
entry:
	br label %b0, !dbg !856

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !857, !range !10
	%1 = sext i32 %0 to i64, !dbg !857
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !857, !range !12
	%3 = sext i32 %2 to i64, !dbg !857
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !857, !range !12
	%5 = sext i32 %4 to i64, !dbg !857
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !857, !range !33
	%7 = sext i32 %6 to i64, !dbg !857
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !857, !range !34
	%9 = sext i32 %8 to i64, !dbg !857
	%10 = mul i64 %9, %5, !dbg !857
	%11 = add i64 %3, %10, !dbg !857
	%12 = mul i64 %7, %11, !dbg !857
	%13 = add i64 %1, %12, !dbg !857
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !857, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !857, !range !35
	%16 = mul i32 %14, %15, !dbg !857
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !857, !range !36
	%18 = mul i32 %16, %17, !dbg !857
	%19 = sext i32 %18 to i64, !dbg !857
	%20 = mul i64 %13, %19, !dbg !857
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !857, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !857, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !857, !range !13
	%24 = mul i32 %15, %23, !dbg !857
	%25 = add i32 %22, %24, !dbg !857
	%26 = mul i32 %14, %25, !dbg !857
	%27 = add i32 %21, %26, !dbg !857
	%28 = sext i32 %27 to i64, !dbg !857
	%29 = add i64 %20, %28, !dbg !857
	%30 = mul i64 %7, %9, !dbg !857
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !857, !range !34
	%32 = sext i32 %31 to i64, !dbg !857
	%33 = mul i64 %30, %32, !dbg !857
	%34 = mul i64 %33, %19, !dbg !857
	br label %b1, !dbg !857

b1:
	%35 = phi i64 [ %29, %b0 ], [ %180, %b23 ], !dbg !857
	%36 = icmp slt i64 %35, %p3, !dbg !857
	br i1 %36, label %b2, label %b24, !dbg !857

b2:
	%37 = mul i64 %35, 40, !dbg !858
	%38 = add i64 %35, 1, !dbg !859
	%39 = mul i64 %38, 40, !dbg !860
	%40 = icmp ugt i64 %39, %p1, !dbg !861
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !861, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !861
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !861, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !861
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !862
	%44 = load i8, i8* %43, align 1, !dbg !862
	%45 = icmp uge i64 %35, %p5, !dbg !863
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !863, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !863
	%47 = load i8, i8* %46, align 1, !dbg !863
	%48 = icmp uge i64 %35, %p7, !dbg !864
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !864, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !864
	%50 = load i32, i32* %49, align 4, !dbg !864
	%51 = zext i32 %50 to i64, !dbg !865
	%52 = add i8 %44, %47, !dbg !869
	%53 = sub i8 %44, %47, !dbg !870
	%54 = mul i8 %44, %47, !dbg !871
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !872
	store i8 %52, i8* %55, align 1, !dbg !872
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !873
	store i8 %53, i8* %56, align 1, !dbg !873
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !874
	store i8 %54, i8* %57, align 1, !dbg !874
	%58 = and i8 %44, %47, !dbg !875
	%59 = or i8 %44, %47, !dbg !876
	%60 = xor i8 %44, %47, !dbg !877
	%61 = xor i8 %47, -1, !dbg !878
	%62 = and i8 %44, %61, !dbg !878
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !879
	store i8 %58, i8* %63, align 1, !dbg !879
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !880
	store i8 %59, i8* %64, align 1, !dbg !880
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !881
	store i8 %60, i8* %65, align 1, !dbg !881
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !882
	store i8 %62, i8* %66, align 1, !dbg !882
	%67 = xor i8 %44, -1, !dbg !883
	%68 = sub i8 0, %44, !dbg !884
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !885
	store i8 %67, i8* %69, align 1, !dbg !885
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !886
	store i8 %68, i8* %70, align 1, !dbg !886
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !887
	store i8 %44, i8* %71, align 1, !dbg !887
	%72 = icmp ult i64 %51, 8, !dbg !888
	%73 = trunc i64 %51 to i8, !dbg !888
	%74 = shl i8 %44, %73, !dbg !888
	%75 = select i1 %72, i8 %74, i8 0, !dbg !888
	%76 = icmp ult i64 %51, 8, !dbg !889
	%77 = trunc i64 %51 to i8, !dbg !889
	%78 = select i1 %76, i8 %77, i8 7, !dbg !889
	%79 = ashr i8 %44, %78, !dbg !889
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !890
	store i8 %75, i8* %80, align 1, !dbg !890
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !891
	store i8 %79, i8* %81, align 1, !dbg !891
	%82 = icmp ult i64 %51, 8, !dbg !893
	%83 = trunc i64 %51 to i8, !dbg !893
	%84 = shl i8 %44, %83, !dbg !893
	%85 = select i1 %82, i8 %84, i8 0, !dbg !893
	%86 = trunc i64 %51 to i8, !dbg !894
	%87 = icmp ult i8 %86, 8, !dbg !895
	%88 = select i1 %87, i8 %86, i8 7, !dbg !895
	%89 = ashr i8 %44, %88, !dbg !895
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !896
	store i8 %85, i8* %90, align 1, !dbg !896
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !897
	store i8 %89, i8* %91, align 1, !dbg !897
	%92 = shl i8 %44, 3, !dbg !898
	%93 = ashr i8 %44, 3, !dbg !899
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !900
	store i8 %92, i8* %94, align 1, !dbg !900
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !901
	store i8 %93, i8* %95, align 1, !dbg !901
	%96 = icmp ult i64 %51, 8, !dbg !902
	%97 = trunc i64 %51 to i8, !dbg !902
	%98 = shl i8 1, %97, !dbg !902
	%99 = select i1 %96, i8 %98, i8 0, !dbg !902
	%100 = urem i64 %51, 8, !dbg !903
	%101 = icmp ult i64 %100, 8, !dbg !904
	%102 = trunc i64 %100 to i8, !dbg !904
	%103 = select i1 %101, i8 %102, i8 7, !dbg !904
	%104 = ashr i8 %47, %103, !dbg !904
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !905
	store i8 %99, i8* %105, align 1, !dbg !905
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !906
	store i8 %104, i8* %106, align 1, !dbg !906
	%107 = icmp ne i8 %47, 0, !dbg !907
	br i1 %107, label %b3, label %b4, !dbg !907

b3:
	%108 = icmp eq i8 %47, -1, !dbg !908
	%109 = select i1 %108, i8 1, i8 %47, !dbg !908
	%110 = sdiv i8 %44, %109, !dbg !908
	%111 = sub i8 0, %44, !dbg !908
	%112 = select i1 %108, i8 %111, i8 %110, !dbg !908
	%113 = icmp eq i8 %47, -1, !dbg !909
	%114 = select i1 %113, i8 1, i8 %47, !dbg !909
	%115 = srem i8 %44, %114, !dbg !909
	%116 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !910
	store i8 %112, i8* %116, align 1, !dbg !910
	%117 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !911
	store i8 %115, i8* %117, align 1, !dbg !911
	br label %b5, !dbg !911

b4:
	%118 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !912
	store i8 0, i8* %118, align 1, !dbg !912
	%119 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !913
	store i8 0, i8* %119, align 1, !dbg !913
	br label %b5, !dbg !913

b5:
	%120 = sdiv i8 %44, 7, !dbg !914
	%121 = srem i8 %44, 7, !dbg !915
	%122 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !916
	store i8 %120, i8* %122, align 1, !dbg !916
	%123 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !917
	store i8 %121, i8* %123, align 1, !dbg !917
	%124 = sdiv i8 %44, 8, !dbg !918
	%125 = srem i8 %44, 8, !dbg !919
	%126 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !920
	store i8 %124, i8* %126, align 1, !dbg !920
	%127 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !921
	store i8 %125, i8* %127, align 1, !dbg !921
	%128 = icmp slt i8 %44, %47, !dbg !922
	%129 = select i1 %128, i8 %44, i8 %47, !dbg !922
	%130 = icmp sgt i8 %44, %47, !dbg !923
	%131 = select i1 %130, i8 %44, i8 %47, !dbg !923
	%132 = icmp sgt i8 %131, 3, !dbg !923
	%133 = select i1 %132, i8 %131, i8 3, !dbg !923
	%134 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !924
	store i8 %129, i8* %134, align 1, !dbg !924
	%135 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !925
	store i8 %133, i8* %135, align 1, !dbg !925
	%136 = icmp eq i8 %44, %47, !dbg !926
	br i1 %136, label %b7, label %b6, !dbg !929

b6:
	br label %b7, !dbg !930

b7:
	%137 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !931
	%138 = icmp ne i8 %44, %47, !dbg !931
	br i1 %138, label %b9, label %b8, !dbg !933

b8:
	br label %b9, !dbg !934

b9:
	%139 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !935
	br i1 %128, label %b11, label %b10, !dbg !937

b10:
	br label %b11, !dbg !938

b11:
	%140 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !939
	%141 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !939
	store i8 %137, i8* %141, align 1, !dbg !939
	%142 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !940
	store i8 %139, i8* %142, align 1, !dbg !940
	%143 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !941
	store i8 %140, i8* %143, align 1, !dbg !941
	%144 = icmp sle i8 %44, %47, !dbg !942
	br i1 %144, label %b13, label %b12, !dbg !944

b12:
	br label %b13, !dbg !945

b13:
	%145 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !946
	br i1 %130, label %b15, label %b14, !dbg !948

b14:
	br label %b15, !dbg !949

b15:
	%146 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !950
	%147 = icmp sge i8 %44, %47, !dbg !950
	br i1 %147, label %b17, label %b16, !dbg !952

b16:
	br label %b17, !dbg !953

b17:
	%148 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !954
	%149 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !954
	store i8 %145, i8* %149, align 1, !dbg !954
	%150 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !955
	store i8 %146, i8* %150, align 1, !dbg !955
	%151 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !956
	store i8 %148, i8* %151, align 1, !dbg !956
	%152 = mul i8 %52, 3, !dbg !957
	%153 = sub i8 %152, 5, !dbg !958
	%154 = xor i8 %153, %44, !dbg !959
	%155 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !960
	store i8 %154, i8* %155, align 1, !dbg !960
	%156 = shl i8 %154, 2, !dbg !961
	%157 = ashr i8 %156, 1, !dbg !962
	%158 = or i8 %157, 1, !dbg !963
	%159 = and i8 %158, -3, !dbg !964
	%160 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !965
	store i8 %159, i8* %160, align 1, !dbg !965
	%161 = sub i8 %159, 1, !dbg !966
	%162 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !967
	store i8 %161, i8* %162, align 1, !dbg !967
	%163 = sub i8 %47, %44, !dbg !968
	%164 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !969
	store i8 %163, i8* %164, align 1, !dbg !969
	br i1 %128, label %b18, label %b19, !dbg !970

b18:
	br i1 %107, label %b21, label %b19, !dbg !971

b19:
	%165 = icmp eq i8 %44, 5, !dbg !972
	br i1 %165, label %b21, label %b20, !dbg !974

b20:
	br label %b21, !dbg !975

b21:
	%166 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !976
	%167 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !976
	store i8 %166, i8* %167, align 1, !dbg !976
	%168 = icmp eq i8 %47, 1, !dbg !977
	%169 = icmp ne i1 %144, %168, !dbg !978
	br i1 %169, label %b23, label %b22, !dbg !980

b22:
	br label %b23, !dbg !981

b23:
	%170 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !982
	%171 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !982
	store i8 %170, i8* %171, align 1, !dbg !982
	%172 = and i64 %51, 3, !dbg !983
	%173 = icmp ult i64 %172, 8, !dbg !984
	%174 = trunc i64 %172 to i8, !dbg !984
	%175 = shl i8 1, %174, !dbg !984
	%176 = select i1 %173, i8 %175, i8 0, !dbg !984
	%177 = add i8 %176, %44, !dbg !985
	%178 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !986
	store i8 %177, i8* %178, align 1, !dbg !986
	%179 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !987
	store i8 -1, i8* %179, align 1, !dbg !987
	%180 = add i64 %35, %34, !dbg !857
	br label %b1, !dbg !857

b24:
	ret void, !dbg !857

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !861
	ret void, !dbg !861

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %37, i64 %39), !dbg !861
	ret void, !dbg !861

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %35, i64 %p5), !dbg !863
	ret void, !dbg !863

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %35, i64 %p7), !dbg !864
	ret void, !dbg !864
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !988 {
entry:
	br label %b0, !dbg !989

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !990, !range !10
	%1 = sext i32 %0 to i64, !dbg !990
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !990, !range !12
	%3 = sext i32 %2 to i64, !dbg !990
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !990, !range !12
	%5 = sext i32 %4 to i64, !dbg !990
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !990, !range !33
	%7 = sext i32 %6 to i64, !dbg !990
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !990, !range !34
	%9 = sext i32 %8 to i64, !dbg !990
	%10 = mul i64 %9, %5, !dbg !990
	%11 = add i64 %3, %10, !dbg !990
	%12 = mul i64 %7, %11, !dbg !990
	%13 = add i64 %1, %12, !dbg !990
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !990, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !990, !range !35
	%16 = mul i32 %14, %15, !dbg !990
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !990, !range !36
	%18 = mul i32 %16, %17, !dbg !990
	%19 = sext i32 %18 to i64, !dbg !990
	%20 = mul i64 %13, %19, !dbg !990
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !990, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !990, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !990, !range !13
	%24 = mul i32 %15, %23, !dbg !990
	%25 = add i32 %22, %24, !dbg !990
	%26 = mul i32 %14, %25, !dbg !990
	%27 = add i32 %21, %26, !dbg !990
	%28 = sext i32 %27 to i64, !dbg !990
	%29 = add i64 %20, %28, !dbg !990
	%30 = mul i64 %7, %9, !dbg !990
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !990, !range !34
	%32 = sext i32 %31 to i64, !dbg !990
	%33 = mul i64 %30, %32, !dbg !990
	%34 = mul i64 %33, %19, !dbg !990
	br label %b1, !dbg !990

b1:
	%35 = phi i64 [ %29, %b0 ], [ %117, %b2_ok4 ], !dbg !990
	%36 = icmp slt i64 %35, %p5, !dbg !990
	br i1 %36, label %b2, label %b3, !dbg !990

b2:
	%37 = mul i64 %35, 20, !dbg !991
	%38 = add i64 %35, 1, !dbg !992
	%39 = mul i64 %38, 20, !dbg !993
	%40 = icmp ugt i64 %39, %p1, !dbg !994
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !994, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !994
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !994, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !994
	%43 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !995
	%44 = load i8, i8* %43, align 1, !dbg !995
	%45 = sext i8 %44 to i64, !dbg !998
	%46 = sext i8 %44 to i16, !dbg !999
	%47 = sext i16 %46 to i64, !dbg !1000
	%48 = sext i8 %44 to i32, !dbg !1001
	%49 = sext i32 %48 to i64, !dbg !1002
	%50 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1003
	store i64 %45, i64* %50, align 8, !dbg !1003
	%51 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1004
	store i64 %47, i64* %51, align 8, !dbg !1004
	%52 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1005
	store i64 %49, i64* %52, align 8, !dbg !1005
	%53 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1006
	store i64 %45, i64* %53, align 8, !dbg !1006
	%54 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1007
	store i64 %45, i64* %54, align 8, !dbg !1007
	%55 = zext i8 %44 to i64, !dbg !1009
	%56 = sext i8 %44 to i16, !dbg !1010
	%57 = zext i16 %56 to i64, !dbg !1011
	%58 = sext i8 %44 to i32, !dbg !1012
	%59 = zext i32 %58 to i64, !dbg !1013
	%60 = sext i8 %44 to i64, !dbg !1014
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1016
	store i64 %55, i64* %61, align 8, !dbg !1016
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1017
	store i64 %57, i64* %62, align 8, !dbg !1017
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1018
	store i64 %59, i64* %63, align 8, !dbg !1018
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1019
	store i64 %60, i64* %64, align 8, !dbg !1019
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1020
	store i64 %60, i64* %65, align 8, !dbg !1020
	%66 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1021
	store i64 %45, i64* %66, align 8, !dbg !1021
	%67 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1022
	store i64 %45, i64* %67, align 8, !dbg !1022
	%68 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1023
	store i64 %45, i64* %68, align 8, !dbg !1023
	%69 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1024
	store i64 %45, i64* %69, align 8, !dbg !1024
	%70 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1025
	store i64 %45, i64* %70, align 8, !dbg !1025
	%71 = ashr i8 %44, 1, !dbg !1026
	%72 = sitofp i8 %71 to float, !dbg !1027
	%73 = call i64 @llvm.nvvm.f2ll.rz(float %72), !dbg !1028
	%74 = fcmp uno float %72, %72, !dbg !1028
	%75 = select i1 %74, i64 0, i64 %73, !dbg !1028
	%76 = sitofp i8 %71 to double, !dbg !1029
	%77 = call i64 @llvm.nvvm.d2ll.rz(double %76), !dbg !1030
	%78 = fcmp uno double %76, %76, !dbg !1030
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1030
	%80 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1031
	store i64 %75, i64* %80, align 8, !dbg !1031
	%81 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1032
	store i64 %79, i64* %81, align 8, !dbg !1032
	%82 = call i32 @llvm.nvvm.f2i.rz(float %72), !dbg !1033
	%83 = icmp slt i32 %82, -128, !dbg !1033
	%84 = select i1 %83, i32 -128, i32 %82, !dbg !1033
	%85 = icmp sgt i32 %84, 127, !dbg !1033
	%86 = select i1 %85, i32 127, i32 %84, !dbg !1033
	%87 = trunc i32 %86 to i8, !dbg !1033
	%88 = sext i8 %87 to i64, !dbg !1034
	%89 = fadd double %76, 7.500000e-01, !dbg !1035
	%90 = call i32 @llvm.nvvm.d2i.rz(double %89), !dbg !1036
	%91 = fcmp uno double %89, %89, !dbg !1036
	%92 = select i1 %91, i32 0, i32 %90, !dbg !1036
	%93 = icmp slt i32 %92, -128, !dbg !1036
	%94 = select i1 %93, i32 -128, i32 %92, !dbg !1036
	%95 = icmp sgt i32 %94, 127, !dbg !1036
	%96 = select i1 %95, i32 127, i32 %94, !dbg !1036
	%97 = trunc i32 %96 to i8, !dbg !1036
	%98 = sext i8 %97 to i64, !dbg !1037
	%99 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1038
	store i64 %88, i64* %99, align 8, !dbg !1038
	%100 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1039
	store i64 %98, i64* %100, align 8, !dbg !1039
	%101 = fmul double %76, 3.500000e+00, !dbg !1040
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %101), !dbg !1041
	%103 = fcmp uno double %101, %101, !dbg !1041
	%104 = select i1 %103, i64 0, i64 %102, !dbg !1041
	%105 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1043
	store i64 %104, i64* %105, align 8, !dbg !1043
	%106 = mul i64 %35, 2, !dbg !1044
	%107 = add i64 %106, 2, !dbg !1045
	%108 = icmp ugt i64 %107, %p3, !dbg !1046
	br i1 %108, label %b2_fail3, label %b2_ok3, !dbg !1046, !prof !9

b2_ok3:
	%109 = icmp ugt i64 %106, %107, !dbg !1046
	br i1 %109, label %b2_fail4, label %b2_ok4, !dbg !1046, !prof !9

b2_ok4:
	%110 = getelementptr inbounds double, double* %p2, i64 %106, !dbg !1046
	%111 = load i8, i8* %43, align 1, !dbg !1047
	%112 = sitofp i8 %111 to float, !dbg !1050
	%113 = fpext float %112 to double, !dbg !1051
	%114 = sitofp i8 %111 to double, !dbg !1052
	%115 = getelementptr inbounds double, double* %110, i64 0, !dbg !1053
	store double %113, double* %115, align 8, !dbg !1053
	%116 = getelementptr inbounds double, double* %110, i64 1, !dbg !1054
	store double %114, double* %116, align 8, !dbg !1054
	%117 = add i64 %35, %34, !dbg !990
	br label %b1, !dbg !990

b3:
	ret void, !dbg !990

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 171, i64 %39, i64 %p1), !dbg !994
	ret void, !dbg !994

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 172, i64 %37, i64 %39), !dbg !994
	ret void, !dbg !994

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 181, i64 %107, i64 %p3), !dbg !1046
	ret void, !dbg !1046

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 182, i64 %106, i64 %107), !dbg !1046
	ret void, !dbg !1046
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1055 {
entry:
	br label %b0, !dbg !1056

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1057, !range !10
	%1 = sext i32 %0 to i64, !dbg !1057
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1057, !range !12
	%3 = sext i32 %2 to i64, !dbg !1057
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1057, !range !12
	%5 = sext i32 %4 to i64, !dbg !1057
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1057, !range !33
	%7 = sext i32 %6 to i64, !dbg !1057
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1057, !range !34
	%9 = sext i32 %8 to i64, !dbg !1057
	%10 = mul i64 %9, %5, !dbg !1057
	%11 = add i64 %3, %10, !dbg !1057
	%12 = mul i64 %7, %11, !dbg !1057
	%13 = add i64 %1, %12, !dbg !1057
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1057, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1057, !range !35
	%16 = mul i32 %14, %15, !dbg !1057
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1057, !range !36
	%18 = mul i32 %16, %17, !dbg !1057
	%19 = sext i32 %18 to i64, !dbg !1057
	%20 = mul i64 %13, %19, !dbg !1057
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1057, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1057, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1057, !range !13
	%24 = mul i32 %15, %23, !dbg !1057
	%25 = add i32 %22, %24, !dbg !1057
	%26 = mul i32 %14, %25, !dbg !1057
	%27 = add i32 %21, %26, !dbg !1057
	%28 = sext i32 %27 to i64, !dbg !1057
	%29 = add i64 %20, %28, !dbg !1057
	%30 = mul i64 %7, %9, !dbg !1057
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1057, !range !34
	%32 = sext i32 %31 to i64, !dbg !1057
	%33 = mul i64 %30, %32, !dbg !1057
	%34 = mul i64 %33, %19, !dbg !1057
	br label %b1, !dbg !1057

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1057
	%36 = icmp slt i64 %35, %p3, !dbg !1057
	br i1 %36, label %b2, label %b24, !dbg !1057

b2:
	%37 = mul i64 %35, 40, !dbg !1058
	%38 = add i64 %35, 1, !dbg !1059
	%39 = mul i64 %38, 40, !dbg !1060
	%40 = icmp ugt i64 %39, %p1, !dbg !1061
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1061, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1061
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1061, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1061
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1062
	%44 = load i16, i16* %43, align 2, !dbg !1062
	%45 = icmp uge i64 %35, %p5, !dbg !1063
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1063, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1063
	%47 = load i16, i16* %46, align 2, !dbg !1063
	%48 = icmp uge i64 %35, %p7, !dbg !1064
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1064, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1064
	%50 = load i32, i32* %49, align 4, !dbg !1064
	%51 = zext i32 %50 to i64, !dbg !1065
	%52 = add i16 %44, %47, !dbg !1068
	%53 = sub i16 %44, %47, !dbg !1069
	%54 = mul i16 %44, %47, !dbg !1070
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !1071
	store i16 %52, i16* %55, align 2, !dbg !1071
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !1072
	store i16 %53, i16* %56, align 2, !dbg !1072
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !1073
	store i16 %54, i16* %57, align 2, !dbg !1073
	%58 = and i16 %44, %47, !dbg !1074
	%59 = or i16 %44, %47, !dbg !1075
	%60 = xor i16 %44, %47, !dbg !1076
	%61 = xor i16 %47, -1, !dbg !1077
	%62 = and i16 %44, %61, !dbg !1077
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !1078
	store i16 %58, i16* %63, align 2, !dbg !1078
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !1079
	store i16 %59, i16* %64, align 2, !dbg !1079
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !1080
	store i16 %60, i16* %65, align 2, !dbg !1080
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !1081
	store i16 %62, i16* %66, align 2, !dbg !1081
	%67 = xor i16 %44, -1, !dbg !1082
	%68 = sub i16 0, %44, !dbg !1083
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !1084
	store i16 %67, i16* %69, align 2, !dbg !1084
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !1085
	store i16 %68, i16* %70, align 2, !dbg !1085
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !1086
	store i16 %44, i16* %71, align 2, !dbg !1086
	%72 = icmp ult i64 %51, 16, !dbg !1087
	%73 = trunc i64 %51 to i16, !dbg !1087
	%74 = shl i16 %44, %73, !dbg !1087
	%75 = select i1 %72, i16 %74, i16 0, !dbg !1087
	%76 = icmp ult i64 %51, 16, !dbg !1088
	%77 = trunc i64 %51 to i16, !dbg !1088
	%78 = select i1 %76, i16 %77, i16 15, !dbg !1088
	%79 = ashr i16 %44, %78, !dbg !1088
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !1089
	store i16 %75, i16* %80, align 2, !dbg !1089
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !1090
	store i16 %79, i16* %81, align 2, !dbg !1090
	%82 = icmp ult i64 %51, 16, !dbg !1092
	%83 = trunc i64 %51 to i16, !dbg !1092
	%84 = shl i16 %44, %83, !dbg !1092
	%85 = select i1 %82, i16 %84, i16 0, !dbg !1092
	%86 = trunc i64 %51 to i8, !dbg !1093
	%87 = zext i8 %86 to i16, !dbg !1094
	%88 = icmp ult i16 %87, 16, !dbg !1094
	%89 = select i1 %88, i16 %87, i16 15, !dbg !1094
	%90 = ashr i16 %44, %89, !dbg !1094
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !1095
	store i16 %85, i16* %91, align 2, !dbg !1095
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !1096
	store i16 %90, i16* %92, align 2, !dbg !1096
	%93 = shl i16 %44, 3, !dbg !1097
	%94 = ashr i16 %44, 3, !dbg !1098
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !1099
	store i16 %93, i16* %95, align 2, !dbg !1099
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !1100
	store i16 %94, i16* %96, align 2, !dbg !1100
	%97 = icmp ult i64 %51, 16, !dbg !1101
	%98 = trunc i64 %51 to i16, !dbg !1101
	%99 = shl i16 1, %98, !dbg !1101
	%100 = select i1 %97, i16 %99, i16 0, !dbg !1101
	%101 = urem i64 %51, 8, !dbg !1102
	%102 = icmp ult i64 %101, 16, !dbg !1103
	%103 = trunc i64 %101 to i16, !dbg !1103
	%104 = select i1 %102, i16 %103, i16 15, !dbg !1103
	%105 = ashr i16 %47, %104, !dbg !1103
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !1104
	store i16 %100, i16* %106, align 2, !dbg !1104
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !1105
	store i16 %105, i16* %107, align 2, !dbg !1105
	%108 = icmp ne i16 %47, 0, !dbg !1106
	br i1 %108, label %b3, label %b4, !dbg !1106

b3:
	%109 = icmp eq i16 %47, -1, !dbg !1107
	%110 = select i1 %109, i16 1, i16 %47, !dbg !1107
	%111 = sdiv i16 %44, %110, !dbg !1107
	%112 = sub i16 0, %44, !dbg !1107
	%113 = select i1 %109, i16 %112, i16 %111, !dbg !1107
	%114 = icmp eq i16 %47, -1, !dbg !1108
	%115 = select i1 %114, i16 1, i16 %47, !dbg !1108
	%116 = srem i16 %44, %115, !dbg !1108
	%117 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1109
	store i16 %113, i16* %117, align 2, !dbg !1109
	%118 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1110
	store i16 %116, i16* %118, align 2, !dbg !1110
	br label %b5, !dbg !1110

b4:
	%119 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1111
	store i16 0, i16* %119, align 2, !dbg !1111
	%120 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1112
	store i16 0, i16* %120, align 2, !dbg !1112
	br label %b5, !dbg !1112

b5:
	%121 = sdiv i16 %44, 7, !dbg !1113
	%122 = srem i16 %44, 7, !dbg !1114
	%123 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !1115
	store i16 %121, i16* %123, align 2, !dbg !1115
	%124 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !1116
	store i16 %122, i16* %124, align 2, !dbg !1116
	%125 = sdiv i16 %44, 8, !dbg !1117
	%126 = srem i16 %44, 8, !dbg !1118
	%127 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !1119
	store i16 %125, i16* %127, align 2, !dbg !1119
	%128 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !1120
	store i16 %126, i16* %128, align 2, !dbg !1120
	%129 = icmp slt i16 %44, %47, !dbg !1121
	%130 = select i1 %129, i16 %44, i16 %47, !dbg !1121
	%131 = icmp sgt i16 %44, %47, !dbg !1122
	%132 = select i1 %131, i16 %44, i16 %47, !dbg !1122
	%133 = icmp sgt i16 %132, 3, !dbg !1122
	%134 = select i1 %133, i16 %132, i16 3, !dbg !1122
	%135 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !1123
	store i16 %130, i16* %135, align 2, !dbg !1123
	%136 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !1124
	store i16 %134, i16* %136, align 2, !dbg !1124
	%137 = icmp eq i16 %44, %47, !dbg !1125
	br i1 %137, label %b7, label %b6, !dbg !1128

b6:
	br label %b7, !dbg !1129

b7:
	%138 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1130
	%139 = icmp ne i16 %44, %47, !dbg !1130
	br i1 %139, label %b9, label %b8, !dbg !1132

b8:
	br label %b9, !dbg !1133

b9:
	%140 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1134
	br i1 %129, label %b11, label %b10, !dbg !1136

b10:
	br label %b11, !dbg !1137

b11:
	%141 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1138
	%142 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !1138
	store i16 %138, i16* %142, align 2, !dbg !1138
	%143 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !1139
	store i16 %140, i16* %143, align 2, !dbg !1139
	%144 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !1140
	store i16 %141, i16* %144, align 2, !dbg !1140
	%145 = icmp sle i16 %44, %47, !dbg !1141
	br i1 %145, label %b13, label %b12, !dbg !1143

b12:
	br label %b13, !dbg !1144

b13:
	%146 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1145
	br i1 %131, label %b15, label %b14, !dbg !1147

b14:
	br label %b15, !dbg !1148

b15:
	%147 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1149
	%148 = icmp sge i16 %44, %47, !dbg !1149
	br i1 %148, label %b17, label %b16, !dbg !1151

b16:
	br label %b17, !dbg !1152

b17:
	%149 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1153
	%150 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !1153
	store i16 %146, i16* %150, align 2, !dbg !1153
	%151 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !1154
	store i16 %147, i16* %151, align 2, !dbg !1154
	%152 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !1155
	store i16 %149, i16* %152, align 2, !dbg !1155
	%153 = mul i16 %52, 3, !dbg !1156
	%154 = sub i16 %153, 5, !dbg !1157
	%155 = xor i16 %154, %44, !dbg !1158
	%156 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !1159
	store i16 %155, i16* %156, align 2, !dbg !1159
	%157 = shl i16 %155, 2, !dbg !1160
	%158 = ashr i16 %157, 1, !dbg !1161
	%159 = or i16 %158, 1, !dbg !1162
	%160 = and i16 %159, -3, !dbg !1163
	%161 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !1164
	store i16 %160, i16* %161, align 2, !dbg !1164
	%162 = sub i16 %160, 1, !dbg !1165
	%163 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !1166
	store i16 %162, i16* %163, align 2, !dbg !1166
	%164 = sub i16 %47, %44, !dbg !1167
	%165 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !1168
	store i16 %164, i16* %165, align 2, !dbg !1168
	br i1 %129, label %b18, label %b19, !dbg !1169

b18:
	br i1 %108, label %b21, label %b19, !dbg !1170

b19:
	%166 = icmp eq i16 %44, 5, !dbg !1171
	br i1 %166, label %b21, label %b20, !dbg !1173

b20:
	br label %b21, !dbg !1174

b21:
	%167 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1175
	%168 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !1175
	store i16 %167, i16* %168, align 2, !dbg !1175
	%169 = icmp eq i16 %47, 1, !dbg !1176
	%170 = icmp ne i1 %145, %169, !dbg !1177
	br i1 %170, label %b23, label %b22, !dbg !1179

b22:
	br label %b23, !dbg !1180

b23:
	%171 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1181
	%172 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !1181
	store i16 %171, i16* %172, align 2, !dbg !1181
	%173 = and i64 %51, 3, !dbg !1182
	%174 = icmp ult i64 %173, 16, !dbg !1183
	%175 = trunc i64 %173 to i16, !dbg !1183
	%176 = shl i16 1, %175, !dbg !1183
	%177 = select i1 %174, i16 %176, i16 0, !dbg !1183
	%178 = add i16 %177, %44, !dbg !1184
	%179 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !1185
	store i16 %178, i16* %179, align 2, !dbg !1185
	%180 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !1186
	store i16 -1, i16* %180, align 2, !dbg !1186
	%181 = add i64 %35, %34, !dbg !1057
	br label %b1, !dbg !1057

b24:
	ret void, !dbg !1057

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 186, i64 %39, i64 %p1), !dbg !1061
	ret void, !dbg !1061

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 187, i64 %37, i64 %39), !dbg !1061
	ret void, !dbg !1061

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 188, i64 %35, i64 %p5), !dbg !1063
	ret void, !dbg !1063

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 188, i64 %35, i64 %p7), !dbg !1064
	ret void, !dbg !1064
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1187 {
entry:
	br label %b0, !dbg !1188

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1189, !range !10
	%1 = sext i32 %0 to i64, !dbg !1189
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1189, !range !12
	%3 = sext i32 %2 to i64, !dbg !1189
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1189, !range !12
	%5 = sext i32 %4 to i64, !dbg !1189
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1189, !range !33
	%7 = sext i32 %6 to i64, !dbg !1189
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1189, !range !34
	%9 = sext i32 %8 to i64, !dbg !1189
	%10 = mul i64 %9, %5, !dbg !1189
	%11 = add i64 %3, %10, !dbg !1189
	%12 = mul i64 %7, %11, !dbg !1189
	%13 = add i64 %1, %12, !dbg !1189
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1189, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1189, !range !35
	%16 = mul i32 %14, %15, !dbg !1189
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1189, !range !36
	%18 = mul i32 %16, %17, !dbg !1189
	%19 = sext i32 %18 to i64, !dbg !1189
	%20 = mul i64 %13, %19, !dbg !1189
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1189, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1189, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1189, !range !13
	%24 = mul i32 %15, %23, !dbg !1189
	%25 = add i32 %22, %24, !dbg !1189
	%26 = mul i32 %14, %25, !dbg !1189
	%27 = add i32 %21, %26, !dbg !1189
	%28 = sext i32 %27 to i64, !dbg !1189
	%29 = add i64 %20, %28, !dbg !1189
	%30 = mul i64 %7, %9, !dbg !1189
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1189, !range !34
	%32 = sext i32 %31 to i64, !dbg !1189
	%33 = mul i64 %30, %32, !dbg !1189
	%34 = mul i64 %33, %19, !dbg !1189
	br label %b1, !dbg !1189

b1:
	%35 = phi i64 [ %29, %b0 ], [ %121, %b2_ok4 ], !dbg !1189
	%36 = icmp slt i64 %35, %p5, !dbg !1189
	br i1 %36, label %b2, label %b3, !dbg !1189

b2:
	%37 = mul i64 %35, 20, !dbg !1190
	%38 = add i64 %35, 1, !dbg !1191
	%39 = mul i64 %38, 20, !dbg !1192
	%40 = icmp ugt i64 %39, %p1, !dbg !1193
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1193, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1193
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1193, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1193
	%43 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1194
	%44 = load i16, i16* %43, align 2, !dbg !1194
	%45 = trunc i16 %44 to i8, !dbg !1197
	%46 = sext i8 %45 to i64, !dbg !1198
	%47 = sext i16 %44 to i64, !dbg !1199
	%48 = sext i16 %44 to i32, !dbg !1200
	%49 = sext i32 %48 to i64, !dbg !1201
	%50 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1202
	store i64 %46, i64* %50, align 8, !dbg !1202
	%51 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1203
	store i64 %47, i64* %51, align 8, !dbg !1203
	%52 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1204
	store i64 %49, i64* %52, align 8, !dbg !1204
	%53 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1205
	store i64 %47, i64* %53, align 8, !dbg !1205
	%54 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1206
	store i64 %47, i64* %54, align 8, !dbg !1206
	%55 = trunc i16 %44 to i8, !dbg !1207
	%56 = zext i8 %55 to i64, !dbg !1208
	%57 = zext i16 %44 to i64, !dbg !1210
	%58 = sext i16 %44 to i32, !dbg !1211
	%59 = zext i32 %58 to i64, !dbg !1212
	%60 = sext i16 %44 to i64, !dbg !1213
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1215
	store i64 %56, i64* %61, align 8, !dbg !1215
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1216
	store i64 %57, i64* %62, align 8, !dbg !1216
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1217
	store i64 %59, i64* %63, align 8, !dbg !1217
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1218
	store i64 %60, i64* %64, align 8, !dbg !1218
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1219
	store i64 %60, i64* %65, align 8, !dbg !1219
	%66 = sext i8 %45 to i16, !dbg !1220
	%67 = sext i16 %66 to i64, !dbg !1221
	%68 = zext i8 %55 to i16, !dbg !1222
	%69 = sext i16 %68 to i64, !dbg !1223
	%70 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1224
	store i64 %67, i64* %70, align 8, !dbg !1224
	%71 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1225
	store i64 %69, i64* %71, align 8, !dbg !1225
	%72 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1226
	store i64 %47, i64* %72, align 8, !dbg !1226
	%73 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1227
	store i64 %47, i64* %73, align 8, !dbg !1227
	%74 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1228
	store i64 %47, i64* %74, align 8, !dbg !1228
	%75 = ashr i16 %68, 1, !dbg !1229
	%76 = sitofp i16 %75 to float, !dbg !1230
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1231
	%78 = fcmp uno float %76, %76, !dbg !1231
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1231
	%80 = sitofp i16 %75 to double, !dbg !1232
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1233
	%82 = fcmp uno double %80, %80, !dbg !1233
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1233
	%84 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1234
	store i64 %79, i64* %84, align 8, !dbg !1234
	%85 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1235
	store i64 %83, i64* %85, align 8, !dbg !1235
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1236
	%87 = icmp slt i32 %86, -32768, !dbg !1236
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1236
	%89 = icmp sgt i32 %88, 32767, !dbg !1236
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1236
	%91 = trunc i32 %90 to i16, !dbg !1236
	%92 = sext i16 %91 to i64, !dbg !1237
	%93 = fadd double %80, 7.500000e-01, !dbg !1238
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1239
	%95 = fcmp uno double %93, %93, !dbg !1239
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1239
	%97 = icmp slt i32 %96, -32768, !dbg !1239
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1239
	%99 = icmp sgt i32 %98, 32767, !dbg !1239
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1239
	%101 = trunc i32 %100 to i16, !dbg !1239
	%102 = sext i16 %101 to i64, !dbg !1240
	%103 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1241
	store i64 %92, i64* %103, align 8, !dbg !1241
	%104 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1242
	store i64 %102, i64* %104, align 8, !dbg !1242
	%105 = fmul double %80, 3.500000e+00, !dbg !1243
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1244
	%107 = fcmp uno double %105, %105, !dbg !1244
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1244
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1246
	store i64 %108, i64* %109, align 8, !dbg !1246
	%110 = mul i64 %35, 2, !dbg !1247
	%111 = add i64 %110, 2, !dbg !1248
	%112 = icmp ugt i64 %111, %p3, !dbg !1249
	br i1 %112, label %b2_fail3, label %b2_ok3, !dbg !1249, !prof !9

b2_ok3:
	%113 = icmp ugt i64 %110, %111, !dbg !1249
	br i1 %113, label %b2_fail4, label %b2_ok4, !dbg !1249, !prof !9

b2_ok4:
	%114 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1249
	%115 = load i16, i16* %43, align 2, !dbg !1250
	%116 = sitofp i16 %115 to float, !dbg !1253
	%117 = fpext float %116 to double, !dbg !1254
	%118 = sitofp i16 %115 to double, !dbg !1255
	%119 = getelementptr inbounds double, double* %114, i64 0, !dbg !1256
	store double %117, double* %119, align 8, !dbg !1256
	%120 = getelementptr inbounds double, double* %114, i64 1, !dbg !1257
	store double %118, double* %120, align 8, !dbg !1257
	%121 = add i64 %35, %34, !dbg !1189
	br label %b1, !dbg !1189

b3:
	ret void, !dbg !1189

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 190, i64 %39, i64 %p1), !dbg !1193
	ret void, !dbg !1193

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 191, i64 %37, i64 %39), !dbg !1193
	ret void, !dbg !1193

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 193, i64 %111, i64 %p3), !dbg !1249
	ret void, !dbg !1249

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 194, i64 %110, i64 %111), !dbg !1249
	ret void, !dbg !1249
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1258 {
entry:
	br label %b0, !dbg !1259

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1260, !range !10
	%1 = sext i32 %0 to i64, !dbg !1260
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1260, !range !12
	%3 = sext i32 %2 to i64, !dbg !1260
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1260, !range !12
	%5 = sext i32 %4 to i64, !dbg !1260
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1260, !range !33
	%7 = sext i32 %6 to i64, !dbg !1260
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1260, !range !34
	%9 = sext i32 %8 to i64, !dbg !1260
	%10 = mul i64 %9, %5, !dbg !1260
	%11 = add i64 %3, %10, !dbg !1260
	%12 = mul i64 %7, %11, !dbg !1260
	%13 = add i64 %1, %12, !dbg !1260
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1260, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1260, !range !35
	%16 = mul i32 %14, %15, !dbg !1260
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1260, !range !36
	%18 = mul i32 %16, %17, !dbg !1260
	%19 = sext i32 %18 to i64, !dbg !1260
	%20 = mul i64 %13, %19, !dbg !1260
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1260, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1260, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1260, !range !13
	%24 = mul i32 %15, %23, !dbg !1260
	%25 = add i32 %22, %24, !dbg !1260
	%26 = mul i32 %14, %25, !dbg !1260
	%27 = add i32 %21, %26, !dbg !1260
	%28 = sext i32 %27 to i64, !dbg !1260
	%29 = add i64 %20, %28, !dbg !1260
	%30 = mul i64 %7, %9, !dbg !1260
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1260, !range !34
	%32 = sext i32 %31 to i64, !dbg !1260
	%33 = mul i64 %30, %32, !dbg !1260
	%34 = mul i64 %33, %19, !dbg !1260
	br label %b1, !dbg !1260

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1260
	%36 = icmp slt i64 %35, %p3, !dbg !1260
	br i1 %36, label %b2, label %b24, !dbg !1260

b2:
	%37 = mul i64 %35, 40, !dbg !1261
	%38 = add i64 %35, 1, !dbg !1262
	%39 = mul i64 %38, 40, !dbg !1263
	%40 = icmp ugt i64 %39, %p1, !dbg !1264
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1264, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1264
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1264, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1264
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1265
	%44 = load i32, i32* %43, align 4, !dbg !1265
	%45 = icmp uge i64 %35, %p5, !dbg !1266
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1266, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1266
	%47 = load i32, i32* %46, align 4, !dbg !1266
	%48 = icmp uge i64 %35, %p7, !dbg !1267
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1267, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1267
	%50 = load i32, i32* %49, align 4, !dbg !1267
	%51 = zext i32 %50 to i64, !dbg !1268
	%52 = add i32 %44, %47, !dbg !1271
	%53 = sub i32 %44, %47, !dbg !1272
	%54 = mul i32 %44, %47, !dbg !1273
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !1274
	store i32 %52, i32* %55, align 4, !dbg !1274
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !1275
	store i32 %53, i32* %56, align 4, !dbg !1275
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !1276
	store i32 %54, i32* %57, align 4, !dbg !1276
	%58 = and i32 %44, %47, !dbg !1277
	%59 = or i32 %44, %47, !dbg !1278
	%60 = xor i32 %44, %47, !dbg !1279
	%61 = xor i32 %47, -1, !dbg !1280
	%62 = and i32 %44, %61, !dbg !1280
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !1281
	store i32 %58, i32* %63, align 4, !dbg !1281
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !1282
	store i32 %59, i32* %64, align 4, !dbg !1282
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !1283
	store i32 %60, i32* %65, align 4, !dbg !1283
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !1284
	store i32 %62, i32* %66, align 4, !dbg !1284
	%67 = xor i32 %44, -1, !dbg !1285
	%68 = sub i32 0, %44, !dbg !1286
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !1287
	store i32 %67, i32* %69, align 4, !dbg !1287
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !1288
	store i32 %68, i32* %70, align 4, !dbg !1288
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !1289
	store i32 %44, i32* %71, align 4, !dbg !1289
	%72 = icmp ult i64 %51, 32, !dbg !1290
	%73 = trunc i64 %51 to i32, !dbg !1290
	%74 = shl i32 %44, %73, !dbg !1290
	%75 = select i1 %72, i32 %74, i32 0, !dbg !1290
	%76 = icmp ult i64 %51, 32, !dbg !1291
	%77 = trunc i64 %51 to i32, !dbg !1291
	%78 = select i1 %76, i32 %77, i32 31, !dbg !1291
	%79 = ashr i32 %44, %78, !dbg !1291
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !1292
	store i32 %75, i32* %80, align 4, !dbg !1292
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !1293
	store i32 %79, i32* %81, align 4, !dbg !1293
	%82 = icmp ult i64 %51, 32, !dbg !1295
	%83 = trunc i64 %51 to i32, !dbg !1295
	%84 = shl i32 %44, %83, !dbg !1295
	%85 = select i1 %82, i32 %84, i32 0, !dbg !1295
	%86 = trunc i64 %51 to i8, !dbg !1296
	%87 = zext i8 %86 to i32, !dbg !1297
	%88 = icmp ult i32 %87, 32, !dbg !1297
	%89 = select i1 %88, i32 %87, i32 31, !dbg !1297
	%90 = ashr i32 %44, %89, !dbg !1297
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !1298
	store i32 %85, i32* %91, align 4, !dbg !1298
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !1299
	store i32 %90, i32* %92, align 4, !dbg !1299
	%93 = shl i32 %44, 3, !dbg !1300
	%94 = ashr i32 %44, 3, !dbg !1301
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !1302
	store i32 %93, i32* %95, align 4, !dbg !1302
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !1303
	store i32 %94, i32* %96, align 4, !dbg !1303
	%97 = icmp ult i64 %51, 32, !dbg !1304
	%98 = trunc i64 %51 to i32, !dbg !1304
	%99 = shl i32 1, %98, !dbg !1304
	%100 = select i1 %97, i32 %99, i32 0, !dbg !1304
	%101 = urem i64 %51, 8, !dbg !1305
	%102 = icmp ult i64 %101, 32, !dbg !1306
	%103 = trunc i64 %101 to i32, !dbg !1306
	%104 = select i1 %102, i32 %103, i32 31, !dbg !1306
	%105 = ashr i32 %47, %104, !dbg !1306
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !1307
	store i32 %100, i32* %106, align 4, !dbg !1307
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !1308
	store i32 %105, i32* %107, align 4, !dbg !1308
	%108 = icmp ne i32 %47, 0, !dbg !1309
	br i1 %108, label %b3, label %b4, !dbg !1309

b3:
	%109 = icmp eq i32 %47, -1, !dbg !1310
	%110 = select i1 %109, i32 1, i32 %47, !dbg !1310
	%111 = sdiv i32 %44, %110, !dbg !1310
	%112 = sub i32 0, %44, !dbg !1310
	%113 = select i1 %109, i32 %112, i32 %111, !dbg !1310
	%114 = icmp eq i32 %47, -1, !dbg !1311
	%115 = select i1 %114, i32 1, i32 %47, !dbg !1311
	%116 = srem i32 %44, %115, !dbg !1311
	%117 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1312
	store i32 %113, i32* %117, align 4, !dbg !1312
	%118 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1313
	store i32 %116, i32* %118, align 4, !dbg !1313
	br label %b5, !dbg !1313

b4:
	%119 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1314
	store i32 0, i32* %119, align 4, !dbg !1314
	%120 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1315
	store i32 0, i32* %120, align 4, !dbg !1315
	br label %b5, !dbg !1315

b5:
	%121 = sdiv i32 %44, 7, !dbg !1316
	%122 = srem i32 %44, 7, !dbg !1317
	%123 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !1318
	store i32 %121, i32* %123, align 4, !dbg !1318
	%124 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !1319
	store i32 %122, i32* %124, align 4, !dbg !1319
	%125 = sdiv i32 %44, 8, !dbg !1320
	%126 = srem i32 %44, 8, !dbg !1321
	%127 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !1322
	store i32 %125, i32* %127, align 4, !dbg !1322
	%128 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !1323
	store i32 %126, i32* %128, align 4, !dbg !1323
	%129 = icmp slt i32 %44, %47, !dbg !1324
	%130 = select i1 %129, i32 %44, i32 %47, !dbg !1324
	%131 = icmp sgt i32 %44, %47, !dbg !1325
	%132 = select i1 %131, i32 %44, i32 %47, !dbg !1325
	%133 = icmp sgt i32 %132, 3, !dbg !1325
	%134 = select i1 %133, i32 %132, i32 3, !dbg !1325
	%135 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !1326
	store i32 %130, i32* %135, align 4, !dbg !1326
	%136 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !1327
	store i32 %134, i32* %136, align 4, !dbg !1327
	%137 = icmp eq i32 %44, %47, !dbg !1328
	br i1 %137, label %b7, label %b6, !dbg !1331

b6:
	br label %b7, !dbg !1332

b7:
	%138 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1333
	%139 = icmp ne i32 %44, %47, !dbg !1333
	br i1 %139, label %b9, label %b8, !dbg !1335

b8:
	br label %b9, !dbg !1336

b9:
	%140 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1337
	br i1 %129, label %b11, label %b10, !dbg !1339

b10:
	br label %b11, !dbg !1340

b11:
	%141 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1341
	%142 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !1341
	store i32 %138, i32* %142, align 4, !dbg !1341
	%143 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !1342
	store i32 %140, i32* %143, align 4, !dbg !1342
	%144 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !1343
	store i32 %141, i32* %144, align 4, !dbg !1343
	%145 = icmp sle i32 %44, %47, !dbg !1344
	br i1 %145, label %b13, label %b12, !dbg !1346

b12:
	br label %b13, !dbg !1347

b13:
	%146 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1348
	br i1 %131, label %b15, label %b14, !dbg !1350

b14:
	br label %b15, !dbg !1351

b15:
	%147 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1352
	%148 = icmp sge i32 %44, %47, !dbg !1352
	br i1 %148, label %b17, label %b16, !dbg !1354

b16:
	br label %b17, !dbg !1355

b17:
	%149 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1356
	%150 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !1356
	store i32 %146, i32* %150, align 4, !dbg !1356
	%151 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !1357
	store i32 %147, i32* %151, align 4, !dbg !1357
	%152 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !1358
	store i32 %149, i32* %152, align 4, !dbg !1358
	%153 = mul i32 %52, 3, !dbg !1359
	%154 = sub i32 %153, 5, !dbg !1360
	%155 = xor i32 %154, %44, !dbg !1361
	%156 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !1362
	store i32 %155, i32* %156, align 4, !dbg !1362
	%157 = shl i32 %155, 2, !dbg !1363
	%158 = ashr i32 %157, 1, !dbg !1364
	%159 = or i32 %158, 1, !dbg !1365
	%160 = and i32 %159, -3, !dbg !1366
	%161 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !1367
	store i32 %160, i32* %161, align 4, !dbg !1367
	%162 = sub i32 %160, 1, !dbg !1368
	%163 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !1369
	store i32 %162, i32* %163, align 4, !dbg !1369
	%164 = sub i32 %47, %44, !dbg !1370
	%165 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !1371
	store i32 %164, i32* %165, align 4, !dbg !1371
	br i1 %129, label %b18, label %b19, !dbg !1372

b18:
	br i1 %108, label %b21, label %b19, !dbg !1373

b19:
	%166 = icmp eq i32 %44, 5, !dbg !1374
	br i1 %166, label %b21, label %b20, !dbg !1376

b20:
	br label %b21, !dbg !1377

b21:
	%167 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1378
	%168 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !1378
	store i32 %167, i32* %168, align 4, !dbg !1378
	%169 = icmp eq i32 %47, 1, !dbg !1379
	%170 = icmp ne i1 %145, %169, !dbg !1380
	br i1 %170, label %b23, label %b22, !dbg !1382

b22:
	br label %b23, !dbg !1383

b23:
	%171 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1384
	%172 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !1384
	store i32 %171, i32* %172, align 4, !dbg !1384
	%173 = and i64 %51, 3, !dbg !1385
	%174 = icmp ult i64 %173, 32, !dbg !1386
	%175 = trunc i64 %173 to i32, !dbg !1386
	%176 = shl i32 1, %175, !dbg !1386
	%177 = select i1 %174, i32 %176, i32 0, !dbg !1386
	%178 = add i32 %177, %44, !dbg !1387
	%179 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !1388
	store i32 %178, i32* %179, align 4, !dbg !1388
	%180 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !1389
	store i32 -1, i32* %180, align 4, !dbg !1389
	%181 = add i64 %35, %34, !dbg !1260
	br label %b1, !dbg !1260

b24:
	ret void, !dbg !1260

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 197, i64 %39, i64 %p1), !dbg !1264
	ret void, !dbg !1264

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 198, i64 %37, i64 %39), !dbg !1264
	ret void, !dbg !1264

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 199, i64 %35, i64 %p5), !dbg !1266
	ret void, !dbg !1266

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 199, i64 %35, i64 %p7), !dbg !1267
	ret void, !dbg !1267
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1390 {
entry:
	br label %b0, !dbg !1391

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1392, !range !10
	%1 = sext i32 %0 to i64, !dbg !1392
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1392, !range !12
	%3 = sext i32 %2 to i64, !dbg !1392
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1392, !range !12
	%5 = sext i32 %4 to i64, !dbg !1392
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1392, !range !33
	%7 = sext i32 %6 to i64, !dbg !1392
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1392, !range !34
	%9 = sext i32 %8 to i64, !dbg !1392
	%10 = mul i64 %9, %5, !dbg !1392
	%11 = add i64 %3, %10, !dbg !1392
	%12 = mul i64 %7, %11, !dbg !1392
	%13 = add i64 %1, %12, !dbg !1392
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1392, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1392, !range !35
	%16 = mul i32 %14, %15, !dbg !1392
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1392, !range !36
	%18 = mul i32 %16, %17, !dbg !1392
	%19 = sext i32 %18 to i64, !dbg !1392
	%20 = mul i64 %13, %19, !dbg !1392
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1392, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1392, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1392, !range !13
	%24 = mul i32 %15, %23, !dbg !1392
	%25 = add i32 %22, %24, !dbg !1392
	%26 = mul i32 %14, %25, !dbg !1392
	%27 = add i32 %21, %26, !dbg !1392
	%28 = sext i32 %27 to i64, !dbg !1392
	%29 = add i64 %20, %28, !dbg !1392
	%30 = mul i64 %7, %9, !dbg !1392
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1392, !range !34
	%32 = sext i32 %31 to i64, !dbg !1392
	%33 = mul i64 %30, %32, !dbg !1392
	%34 = mul i64 %33, %19, !dbg !1392
	br label %b1, !dbg !1392

b1:
	%35 = phi i64 [ %29, %b0 ], [ %113, %b2_ok4 ], !dbg !1392
	%36 = icmp slt i64 %35, %p5, !dbg !1392
	br i1 %36, label %b2, label %b3, !dbg !1392

b2:
	%37 = mul i64 %35, 20, !dbg !1393
	%38 = add i64 %35, 1, !dbg !1394
	%39 = mul i64 %38, 20, !dbg !1395
	%40 = icmp ugt i64 %39, %p1, !dbg !1396
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1396, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1396
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1396, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1396
	%43 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1397
	%44 = load i32, i32* %43, align 4, !dbg !1397
	%45 = trunc i32 %44 to i8, !dbg !1400
	%46 = sext i8 %45 to i64, !dbg !1401
	%47 = trunc i32 %44 to i16, !dbg !1402
	%48 = sext i16 %47 to i64, !dbg !1403
	%49 = sext i32 %44 to i64, !dbg !1404
	%50 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1405
	store i64 %46, i64* %50, align 8, !dbg !1405
	%51 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1406
	store i64 %48, i64* %51, align 8, !dbg !1406
	%52 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1407
	store i64 %49, i64* %52, align 8, !dbg !1407
	%53 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1408
	store i64 %49, i64* %53, align 8, !dbg !1408
	%54 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1409
	store i64 %49, i64* %54, align 8, !dbg !1409
	%55 = trunc i32 %44 to i8, !dbg !1410
	%56 = zext i8 %55 to i64, !dbg !1411
	%57 = trunc i32 %44 to i16, !dbg !1412
	%58 = zext i16 %57 to i64, !dbg !1413
	%59 = zext i32 %44 to i64, !dbg !1415
	%60 = sext i32 %44 to i64, !dbg !1416
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1418
	store i64 %56, i64* %61, align 8, !dbg !1418
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1419
	store i64 %58, i64* %62, align 8, !dbg !1419
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1420
	store i64 %59, i64* %63, align 8, !dbg !1420
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1421
	store i64 %60, i64* %64, align 8, !dbg !1421
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1422
	store i64 %60, i64* %65, align 8, !dbg !1422
	%66 = sext i8 %45 to i32, !dbg !1423
	%67 = sext i32 %66 to i64, !dbg !1424
	%68 = zext i8 %55 to i32, !dbg !1425
	%69 = sext i32 %68 to i64, !dbg !1426
	%70 = sext i16 %47 to i32, !dbg !1427
	%71 = sext i32 %70 to i64, !dbg !1428
	%72 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1429
	store i64 %67, i64* %72, align 8, !dbg !1429
	%73 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1430
	store i64 %69, i64* %73, align 8, !dbg !1430
	%74 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1431
	store i64 %71, i64* %74, align 8, !dbg !1431
	%75 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1432
	store i64 %49, i64* %75, align 8, !dbg !1432
	%76 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1433
	store i64 %49, i64* %76, align 8, !dbg !1433
	%77 = ashr i32 %68, 1, !dbg !1434
	%78 = sitofp i32 %77 to float, !dbg !1435
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1436
	%80 = fcmp uno float %78, %78, !dbg !1436
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1436
	%82 = sitofp i32 %77 to double, !dbg !1437
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1438
	%84 = fcmp uno double %82, %82, !dbg !1438
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1438
	%86 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1439
	store i64 %81, i64* %86, align 8, !dbg !1439
	%87 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1440
	store i64 %85, i64* %87, align 8, !dbg !1440
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1441
	%89 = sext i32 %88 to i64, !dbg !1442
	%90 = fadd double %82, 7.500000e-01, !dbg !1443
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1444
	%92 = fcmp uno double %90, %90, !dbg !1444
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1444
	%94 = sext i32 %93 to i64, !dbg !1445
	%95 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1446
	store i64 %89, i64* %95, align 8, !dbg !1446
	%96 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1447
	store i64 %94, i64* %96, align 8, !dbg !1447
	%97 = fmul double %82, 3.500000e+00, !dbg !1448
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1449
	%99 = fcmp uno double %97, %97, !dbg !1449
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1449
	%101 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1451
	store i64 %100, i64* %101, align 8, !dbg !1451
	%102 = mul i64 %35, 2, !dbg !1452
	%103 = add i64 %102, 2, !dbg !1453
	%104 = icmp ugt i64 %103, %p3, !dbg !1454
	br i1 %104, label %b2_fail3, label %b2_ok3, !dbg !1454, !prof !9

b2_ok3:
	%105 = icmp ugt i64 %102, %103, !dbg !1454
	br i1 %105, label %b2_fail4, label %b2_ok4, !dbg !1454, !prof !9

b2_ok4:
	%106 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1454
	%107 = load i32, i32* %43, align 4, !dbg !1455
	%108 = sitofp i32 %107 to float, !dbg !1458
	%109 = fpext float %108 to double, !dbg !1459
	%110 = sitofp i32 %107 to double, !dbg !1460
	%111 = getelementptr inbounds double, double* %106, i64 0, !dbg !1461
	store double %109, double* %111, align 8, !dbg !1461
	%112 = getelementptr inbounds double, double* %106, i64 1, !dbg !1462
	store double %110, double* %112, align 8, !dbg !1462
	%113 = add i64 %35, %34, !dbg !1392
	br label %b1, !dbg !1392

b3:
	ret void, !dbg !1392

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 201, i64 %39, i64 %p1), !dbg !1396
	ret void, !dbg !1396

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 202, i64 %37, i64 %39), !dbg !1396
	ret void, !dbg !1396

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 204, i64 %103, i64 %p3), !dbg !1454
	ret void, !dbg !1454

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 205, i64 %102, i64 %103), !dbg !1454
	ret void, !dbg !1454
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1463 {
entry:
	br label %b0, !dbg !1464

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1467, !range !10
	%1 = sext i32 %0 to i64, !dbg !1467
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1467, !range !12
	%3 = sext i32 %2 to i64, !dbg !1467
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1467, !range !12
	%5 = sext i32 %4 to i64, !dbg !1467
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1467, !range !33
	%7 = sext i32 %6 to i64, !dbg !1467
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1467, !range !34
	%9 = sext i32 %8 to i64, !dbg !1467
	%10 = mul i64 %9, %5, !dbg !1467
	%11 = add i64 %3, %10, !dbg !1467
	%12 = mul i64 %7, %11, !dbg !1467
	%13 = add i64 %1, %12, !dbg !1467
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1467, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1467, !range !35
	%16 = mul i32 %14, %15, !dbg !1467
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1467, !range !36
	%18 = mul i32 %16, %17, !dbg !1467
	%19 = sext i32 %18 to i64, !dbg !1467
	%20 = mul i64 %13, %19, !dbg !1467
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1467, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1467, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1467, !range !13
	%24 = mul i32 %15, %23, !dbg !1467
	%25 = add i32 %22, %24, !dbg !1467
	%26 = mul i32 %14, %25, !dbg !1467
	%27 = add i32 %21, %26, !dbg !1467
	%28 = sext i32 %27 to i64, !dbg !1467
	%29 = add i64 %20, %28, !dbg !1467
	%30 = add i64 %29, 1, !dbg !1468
	%31 = trunc i64 %30 to i32, !dbg !1469
	%32 = icmp uge i64 0, %p1, !dbg !1470
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1470, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1470
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !1471
	%35 = icmp uge i64 1, %p1, !dbg !1472
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1472, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1472
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !1473
	%38 = icmp uge i64 2, %p1, !dbg !1474
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1474, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1474
	%40 = atomicrmw min i32* %39, i32 %31 monotonic, !dbg !1475
	%41 = icmp uge i64 3, %p1, !dbg !1476
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1476, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1476
	%43 = atomicrmw max i32* %42, i32 %31 monotonic, !dbg !1477
	%44 = icmp uge i64 4, %p1, !dbg !1478
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1478, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1478
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !1479
	%47 = icmp uge i64 %29, %p3, !dbg !1480
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1480, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1480
	store i32 %46, i32* %48, align 4, !dbg !1480
	%49 = icmp uge i64 5, %p1, !dbg !1481
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1481, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1481
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !1482
	%52 = icmp eq i32 %51, 7, !dbg !1483
	br i1 %52, label %b1, label %b2, !dbg !1483

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !1484
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1484, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1484
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !1485
	br label %b2, !dbg !1485

b2:
	ret void, !dbg !1466

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !1470
	ret void, !dbg !1470

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !1472
	ret void, !dbg !1472

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !1474
	ret void, !dbg !1474

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !1476
	ret void, !dbg !1476

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !1478
	ret void, !dbg !1478

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !1480
	ret void, !dbg !1480

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !1481
	ret void, !dbg !1481

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !1484
	ret void, !dbg !1484
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1486 {
entry:
	br label %b0, !dbg !1487

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1490, !range !10
	%1 = sext i32 %0 to i64, !dbg !1490
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1490, !range !12
	%3 = sext i32 %2 to i64, !dbg !1490
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1490, !range !12
	%5 = sext i32 %4 to i64, !dbg !1490
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1490, !range !33
	%7 = sext i32 %6 to i64, !dbg !1490
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1490, !range !34
	%9 = sext i32 %8 to i64, !dbg !1490
	%10 = mul i64 %9, %5, !dbg !1490
	%11 = add i64 %3, %10, !dbg !1490
	%12 = mul i64 %7, %11, !dbg !1490
	%13 = add i64 %1, %12, !dbg !1490
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1490, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1490, !range !35
	%16 = mul i32 %14, %15, !dbg !1490
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1490, !range !36
	%18 = mul i32 %16, %17, !dbg !1490
	%19 = sext i32 %18 to i64, !dbg !1490
	%20 = mul i64 %13, %19, !dbg !1490
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1490, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1490, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1490, !range !13
	%24 = mul i32 %15, %23, !dbg !1490
	%25 = add i32 %22, %24, !dbg !1490
	%26 = mul i32 %14, %25, !dbg !1490
	%27 = add i32 %21, %26, !dbg !1490
	%28 = sext i32 %27 to i64, !dbg !1490
	%29 = add i64 %20, %28, !dbg !1490
	%30 = icmp uge i64 0, %p1, !dbg !1491
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1491, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1491
	%32 = srem i64 %29, 31, !dbg !1492
	%33 = icmp ult i64 %32, 32, !dbg !1493
	%34 = trunc i64 %32 to i32, !dbg !1493
	%35 = shl i32 1, %34, !dbg !1493
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1493
	%37 = xor i32 %36, -1, !dbg !1494
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !1495
	%39 = icmp uge i64 1, %p1, !dbg !1496
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1496, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1496
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !1497
	%42 = icmp uge i64 2, %p1, !dbg !1498
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1498, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1498
	%44 = trunc i64 %29 to i32, !dbg !1499
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !1500
	br label %b1, !dbg !1500

b1:
	%46 = icmp uge i64 3, %p1, !dbg !1501
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !1501, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1501
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !1502
	%49 = add i32 %48, 1, !dbg !1503
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !1504
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1504
	%52 = icmp eq i32 %51, %48, !dbg !1505
	br i1 %52, label %b2, label %b1, !dbg !1505

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !1506
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !1506, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1506
	store i32 %48, i32* %54, align 4, !dbg !1506
	%55 = icmp uge i64 4, %p1, !dbg !1507
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !1507, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1507
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !1508
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1508
	%59 = icmp eq i32 %58, 1, !dbg !1509
	br i1 %59, label %b3, label %b4, !dbg !1509

b3:
	%60 = icmp uge i64 5, %p1, !dbg !1510
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !1510, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1510
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !1511
	br label %b4, !dbg !1511

b4:
	ret void, !dbg !1489

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !1491
	ret void, !dbg !1491

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !1496
	ret void, !dbg !1496

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !1498
	ret void, !dbg !1498

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !1501
	ret void, !dbg !1501

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !1506
	ret void, !dbg !1506

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !1507
	ret void, !dbg !1507

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !1510
	ret void, !dbg !1510
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1512 {
entry:
	br label %b0, !dbg !1513

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1514, !range !10
	%1 = sext i32 %0 to i64, !dbg !1514
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1514, !range !12
	%3 = sext i32 %2 to i64, !dbg !1514
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1514, !range !12
	%5 = sext i32 %4 to i64, !dbg !1514
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1514, !range !33
	%7 = sext i32 %6 to i64, !dbg !1514
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1514, !range !34
	%9 = sext i32 %8 to i64, !dbg !1514
	%10 = mul i64 %9, %5, !dbg !1514
	%11 = add i64 %3, %10, !dbg !1514
	%12 = mul i64 %7, %11, !dbg !1514
	%13 = add i64 %1, %12, !dbg !1514
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1514, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1514, !range !35
	%16 = mul i32 %14, %15, !dbg !1514
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1514, !range !36
	%18 = mul i32 %16, %17, !dbg !1514
	%19 = sext i32 %18 to i64, !dbg !1514
	%20 = mul i64 %13, %19, !dbg !1514
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1514, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1514, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1514, !range !13
	%24 = mul i32 %15, %23, !dbg !1514
	%25 = add i32 %22, %24, !dbg !1514
	%26 = mul i32 %14, %25, !dbg !1514
	%27 = add i32 %21, %26, !dbg !1514
	%28 = sext i32 %27 to i64, !dbg !1514
	%29 = add i64 %20, %28, !dbg !1514
	%30 = mul i64 %7, %9, !dbg !1514
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1514, !range !34
	%32 = sext i32 %31 to i64, !dbg !1514
	%33 = mul i64 %30, %32, !dbg !1514
	%34 = mul i64 %33, %19, !dbg !1514
	br label %b1, !dbg !1514

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1514
	%36 = icmp slt i64 %35, %p3, !dbg !1514
	br i1 %36, label %b2, label %b24, !dbg !1514

b2:
	%37 = mul i64 %35, 40, !dbg !1515
	%38 = add i64 %35, 1, !dbg !1516
	%39 = mul i64 %38, 40, !dbg !1517
	%40 = icmp ugt i64 %39, %p1, !dbg !1518
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1518, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1518
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1518, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1518
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1519
	%44 = load i64, i64* %43, align 8, !dbg !1519
	%45 = icmp uge i64 %35, %p5, !dbg !1520
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1520, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1520
	%47 = load i64, i64* %46, align 8, !dbg !1520
	%48 = icmp uge i64 %35, %p7, !dbg !1521
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1521, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1521
	%50 = load i32, i32* %49, align 4, !dbg !1521
	%51 = zext i32 %50 to i64, !dbg !1522
	%52 = add i64 %44, %47, !dbg !1525
	%53 = sub i64 %44, %47, !dbg !1526
	%54 = mul i64 %44, %47, !dbg !1527
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1528
	store i64 %52, i64* %55, align 8, !dbg !1528
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1529
	store i64 %53, i64* %56, align 8, !dbg !1529
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1530
	store i64 %54, i64* %57, align 8, !dbg !1530
	%58 = and i64 %44, %47, !dbg !1531
	%59 = or i64 %44, %47, !dbg !1532
	%60 = xor i64 %44, %47, !dbg !1533
	%61 = xor i64 %47, -1, !dbg !1534
	%62 = and i64 %44, %61, !dbg !1534
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1535
	store i64 %58, i64* %63, align 8, !dbg !1535
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1536
	store i64 %59, i64* %64, align 8, !dbg !1536
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1537
	store i64 %60, i64* %65, align 8, !dbg !1537
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1538
	store i64 %62, i64* %66, align 8, !dbg !1538
	%67 = xor i64 %44, -1, !dbg !1539
	%68 = sub i64 0, %44, !dbg !1540
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1541
	store i64 %67, i64* %69, align 8, !dbg !1541
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1542
	store i64 %68, i64* %70, align 8, !dbg !1542
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1543
	store i64 %44, i64* %71, align 8, !dbg !1543
	%72 = icmp ult i64 %51, 64, !dbg !1544
	%73 = shl i64 %44, %51, !dbg !1544
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1544
	%75 = icmp ult i64 %51, 64, !dbg !1545
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1545
	%77 = ashr i64 %44, %76, !dbg !1545
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1546
	store i64 %74, i64* %78, align 8, !dbg !1546
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1547
	store i64 %77, i64* %79, align 8, !dbg !1547
	%80 = icmp ult i64 %51, 64, !dbg !1549
	%81 = shl i64 %44, %51, !dbg !1549
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1549
	%83 = trunc i64 %51 to i8, !dbg !1550
	%84 = zext i8 %83 to i64, !dbg !1551
	%85 = icmp ult i64 %84, 64, !dbg !1551
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1551
	%87 = ashr i64 %44, %86, !dbg !1551
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1552
	store i64 %82, i64* %88, align 8, !dbg !1552
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1553
	store i64 %87, i64* %89, align 8, !dbg !1553
	%90 = shl i64 %44, 3, !dbg !1554
	%91 = ashr i64 %44, 3, !dbg !1555
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1556
	store i64 %90, i64* %92, align 8, !dbg !1556
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1557
	store i64 %91, i64* %93, align 8, !dbg !1557
	%94 = icmp ult i64 %51, 64, !dbg !1558
	%95 = shl i64 1, %51, !dbg !1558
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1558
	%97 = urem i64 %51, 8, !dbg !1559
	%98 = icmp ult i64 %97, 64, !dbg !1560
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1560
	%100 = ashr i64 %47, %99, !dbg !1560
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1561
	store i64 %96, i64* %101, align 8, !dbg !1561
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1562
	store i64 %100, i64* %102, align 8, !dbg !1562
	%103 = icmp ne i64 %47, 0, !dbg !1563
	br i1 %103, label %b3, label %b4, !dbg !1563

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1564
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1564
	%106 = sdiv i64 %44, %105, !dbg !1564
	%107 = sub i64 0, %44, !dbg !1564
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1564
	%109 = icmp eq i64 %47, -1, !dbg !1565
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1565
	%111 = srem i64 %44, %110, !dbg !1565
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1566
	store i64 %108, i64* %112, align 8, !dbg !1566
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1567
	store i64 %111, i64* %113, align 8, !dbg !1567
	br label %b5, !dbg !1567

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1568
	store i64 0, i64* %114, align 8, !dbg !1568
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1569
	store i64 0, i64* %115, align 8, !dbg !1569
	br label %b5, !dbg !1569

b5:
	%116 = sdiv i64 %44, 7, !dbg !1570
	%117 = srem i64 %44, 7, !dbg !1571
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1572
	store i64 %116, i64* %118, align 8, !dbg !1572
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1573
	store i64 %117, i64* %119, align 8, !dbg !1573
	%120 = sdiv i64 %44, 8, !dbg !1574
	%121 = srem i64 %44, 8, !dbg !1575
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1576
	store i64 %120, i64* %122, align 8, !dbg !1576
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1577
	store i64 %121, i64* %123, align 8, !dbg !1577
	%124 = icmp slt i64 %44, %47, !dbg !1578
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1578
	%126 = icmp sgt i64 %44, %47, !dbg !1579
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1579
	%128 = icmp sgt i64 %127, 3, !dbg !1579
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1579
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1580
	store i64 %125, i64* %130, align 8, !dbg !1580
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1581
	store i64 %129, i64* %131, align 8, !dbg !1581
	%132 = icmp eq i64 %44, %47, !dbg !1582
	br i1 %132, label %b7, label %b6, !dbg !1585

b6:
	br label %b7, !dbg !1586

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1587
	%134 = icmp ne i64 %44, %47, !dbg !1587
	br i1 %134, label %b9, label %b8, !dbg !1589

b8:
	br label %b9, !dbg !1590

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1591
	br i1 %124, label %b11, label %b10, !dbg !1593

b10:
	br label %b11, !dbg !1594

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1595
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1595
	store i64 %133, i64* %137, align 8, !dbg !1595
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1596
	store i64 %135, i64* %138, align 8, !dbg !1596
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1597
	store i64 %136, i64* %139, align 8, !dbg !1597
	%140 = icmp sle i64 %44, %47, !dbg !1598
	br i1 %140, label %b13, label %b12, !dbg !1600

b12:
	br label %b13, !dbg !1601

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1602
	br i1 %126, label %b15, label %b14, !dbg !1604

b14:
	br label %b15, !dbg !1605

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1606
	%143 = icmp sge i64 %44, %47, !dbg !1606
	br i1 %143, label %b17, label %b16, !dbg !1608

b16:
	br label %b17, !dbg !1609

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1610
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1610
	store i64 %141, i64* %145, align 8, !dbg !1610
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1611
	store i64 %142, i64* %146, align 8, !dbg !1611
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1612
	store i64 %144, i64* %147, align 8, !dbg !1612
	%148 = mul i64 %52, 3, !dbg !1613
	%149 = sub i64 %148, 5, !dbg !1614
	%150 = xor i64 %149, %44, !dbg !1615
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1616
	store i64 %150, i64* %151, align 8, !dbg !1616
	%152 = shl i64 %150, 2, !dbg !1617
	%153 = ashr i64 %152, 1, !dbg !1618
	%154 = or i64 %153, 1, !dbg !1619
	%155 = and i64 %154, -3, !dbg !1620
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1621
	store i64 %155, i64* %156, align 8, !dbg !1621
	%157 = sub i64 %155, 1, !dbg !1622
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1623
	store i64 %157, i64* %158, align 8, !dbg !1623
	%159 = sub i64 %47, %44, !dbg !1624
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1625
	store i64 %159, i64* %160, align 8, !dbg !1625
	br i1 %124, label %b18, label %b19, !dbg !1626

b18:
	br i1 %103, label %b21, label %b19, !dbg !1627

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1628
	br i1 %161, label %b21, label %b20, !dbg !1630

b20:
	br label %b21, !dbg !1631

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1632
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1632
	store i64 %162, i64* %163, align 8, !dbg !1632
	%164 = icmp eq i64 %47, 1, !dbg !1633
	%165 = icmp ne i1 %140, %164, !dbg !1634
	br i1 %165, label %b23, label %b22, !dbg !1636

b22:
	br label %b23, !dbg !1637

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1638
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1638
	store i64 %166, i64* %167, align 8, !dbg !1638
	%168 = and i64 %51, 3, !dbg !1639
	%169 = icmp ult i64 %168, 64, !dbg !1640
	%170 = shl i64 1, %168, !dbg !1640
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1640
	%172 = add i64 %171, %44, !dbg !1641
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1642
	store i64 %172, i64* %173, align 8, !dbg !1642
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1643
	store i64 -1, i64* %174, align 8, !dbg !1643
	%175 = add i64 %35, %34, !dbg !1514
	br label %b1, !dbg !1514

b24:
	ret void, !dbg !1514

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 225, i64 %39, i64 %p1), !dbg !1518
	ret void, !dbg !1518

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 226, i64 %37, i64 %39), !dbg !1518
	ret void, !dbg !1518

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 227, i64 %35, i64 %p5), !dbg !1520
	ret void, !dbg !1520

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 227, i64 %35, i64 %p7), !dbg !1521
	ret void, !dbg !1521
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1644 {
entry:
	br label %b0, !dbg !1645

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1646, !range !10
	%1 = sext i32 %0 to i64, !dbg !1646
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1646, !range !12
	%3 = sext i32 %2 to i64, !dbg !1646
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1646, !range !12
	%5 = sext i32 %4 to i64, !dbg !1646
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1646, !range !33
	%7 = sext i32 %6 to i64, !dbg !1646
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1646, !range !34
	%9 = sext i32 %8 to i64, !dbg !1646
	%10 = mul i64 %9, %5, !dbg !1646
	%11 = add i64 %3, %10, !dbg !1646
	%12 = mul i64 %7, %11, !dbg !1646
	%13 = add i64 %1, %12, !dbg !1646
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1646, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1646, !range !35
	%16 = mul i32 %14, %15, !dbg !1646
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1646, !range !36
	%18 = mul i32 %16, %17, !dbg !1646
	%19 = sext i32 %18 to i64, !dbg !1646
	%20 = mul i64 %13, %19, !dbg !1646
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1646, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1646, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1646, !range !13
	%24 = mul i32 %15, %23, !dbg !1646
	%25 = add i32 %22, %24, !dbg !1646
	%26 = mul i32 %14, %25, !dbg !1646
	%27 = add i32 %21, %26, !dbg !1646
	%28 = sext i32 %27 to i64, !dbg !1646
	%29 = add i64 %20, %28, !dbg !1646
	%30 = mul i64 %7, %9, !dbg !1646
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1646, !range !34
	%32 = sext i32 %31 to i64, !dbg !1646
	%33 = mul i64 %30, %32, !dbg !1646
	%34 = mul i64 %33, %19, !dbg !1646
	br label %b1, !dbg !1646

b1:
	%35 = phi i64 [ %29, %b0 ], [ %105, %b2_ok4 ], !dbg !1646
	%36 = icmp slt i64 %35, %p5, !dbg !1646
	br i1 %36, label %b2, label %b3, !dbg !1646

b2:
	%37 = mul i64 %35, 20, !dbg !1647
	%38 = add i64 %35, 1, !dbg !1648
	%39 = mul i64 %38, 20, !dbg !1649
	%40 = icmp ugt i64 %39, %p1, !dbg !1650
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1650, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1650
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1650, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1650
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1651
	%44 = load i64, i64* %43, align 8, !dbg !1651
	%45 = trunc i64 %44 to i8, !dbg !1654
	%46 = sext i8 %45 to i64, !dbg !1655
	%47 = trunc i64 %44 to i16, !dbg !1656
	%48 = sext i16 %47 to i64, !dbg !1657
	%49 = trunc i64 %44 to i32, !dbg !1658
	%50 = sext i32 %49 to i64, !dbg !1659
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1660
	store i64 %46, i64* %51, align 8, !dbg !1660
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1661
	store i64 %48, i64* %52, align 8, !dbg !1661
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1662
	store i64 %50, i64* %53, align 8, !dbg !1662
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1663
	store i64 %44, i64* %54, align 8, !dbg !1663
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1664
	store i64 %44, i64* %55, align 8, !dbg !1664
	%56 = trunc i64 %44 to i8, !dbg !1665
	%57 = zext i8 %56 to i64, !dbg !1666
	%58 = trunc i64 %44 to i16, !dbg !1667
	%59 = zext i16 %58 to i64, !dbg !1668
	%60 = trunc i64 %44 to i32, !dbg !1669
	%61 = zext i32 %60 to i64, !dbg !1670
	%62 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1671
	store i64 %57, i64* %62, align 8, !dbg !1671
	%63 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1672
	store i64 %59, i64* %63, align 8, !dbg !1672
	%64 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1673
	store i64 %61, i64* %64, align 8, !dbg !1673
	%65 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1674
	store i64 %44, i64* %65, align 8, !dbg !1674
	%66 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1675
	store i64 %44, i64* %66, align 8, !dbg !1675
	%67 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1676
	store i64 %46, i64* %67, align 8, !dbg !1676
	%68 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1677
	store i64 %57, i64* %68, align 8, !dbg !1677
	%69 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1678
	store i64 %48, i64* %69, align 8, !dbg !1678
	%70 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1679
	store i64 %61, i64* %70, align 8, !dbg !1679
	%71 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1680
	store i64 %44, i64* %71, align 8, !dbg !1680
	%72 = ashr i64 %57, 1, !dbg !1681
	%73 = sitofp i64 %72 to float, !dbg !1682
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1683
	%75 = fcmp uno float %73, %73, !dbg !1683
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1683
	%77 = sitofp i64 %72 to double, !dbg !1684
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1685
	%79 = fcmp uno double %77, %77, !dbg !1685
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1685
	%81 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1686
	store i64 %76, i64* %81, align 8, !dbg !1686
	%82 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1687
	store i64 %80, i64* %82, align 8, !dbg !1687
	%83 = fadd double %77, 7.500000e-01, !dbg !1688
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1689
	%85 = fcmp uno double %83, %83, !dbg !1689
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1689
	%87 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1690
	store i64 %76, i64* %87, align 8, !dbg !1690
	%88 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1691
	store i64 %86, i64* %88, align 8, !dbg !1691
	%89 = fmul double %77, 3.500000e+00, !dbg !1692
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1693
	%91 = fcmp uno double %89, %89, !dbg !1693
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1693
	%93 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1695
	store i64 %92, i64* %93, align 8, !dbg !1695
	%94 = mul i64 %35, 2, !dbg !1696
	%95 = add i64 %94, 2, !dbg !1697
	%96 = icmp ugt i64 %95, %p3, !dbg !1698
	br i1 %96, label %b2_fail3, label %b2_ok3, !dbg !1698, !prof !9

b2_ok3:
	%97 = icmp ugt i64 %94, %95, !dbg !1698
	br i1 %97, label %b2_fail4, label %b2_ok4, !dbg !1698, !prof !9

b2_ok4:
	%98 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1698
	%99 = load i64, i64* %43, align 8, !dbg !1699
	%100 = sitofp i64 %99 to float, !dbg !1702
	%101 = fpext float %100 to double, !dbg !1703
	%102 = sitofp i64 %99 to double, !dbg !1704
	%103 = getelementptr inbounds double, double* %98, i64 0, !dbg !1705
	store double %101, double* %103, align 8, !dbg !1705
	%104 = getelementptr inbounds double, double* %98, i64 1, !dbg !1706
	store double %102, double* %104, align 8, !dbg !1706
	%105 = add i64 %35, %34, !dbg !1646
	br label %b1, !dbg !1646

b3:
	ret void, !dbg !1646

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 229, i64 %39, i64 %p1), !dbg !1650
	ret void, !dbg !1650

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 230, i64 %37, i64 %39), !dbg !1650
	ret void, !dbg !1650

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 232, i64 %95, i64 %p3), !dbg !1698
	ret void, !dbg !1698

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 233, i64 %94, i64 %95), !dbg !1698
	ret void, !dbg !1698
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1707 {
entry:
	br label %b0, !dbg !1708

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1711, !range !10
	%1 = sext i32 %0 to i64, !dbg !1711
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1711, !range !12
	%3 = sext i32 %2 to i64, !dbg !1711
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1711, !range !12
	%5 = sext i32 %4 to i64, !dbg !1711
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1711, !range !33
	%7 = sext i32 %6 to i64, !dbg !1711
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1711, !range !34
	%9 = sext i32 %8 to i64, !dbg !1711
	%10 = mul i64 %9, %5, !dbg !1711
	%11 = add i64 %3, %10, !dbg !1711
	%12 = mul i64 %7, %11, !dbg !1711
	%13 = add i64 %1, %12, !dbg !1711
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1711, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1711, !range !35
	%16 = mul i32 %14, %15, !dbg !1711
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1711, !range !36
	%18 = mul i32 %16, %17, !dbg !1711
	%19 = sext i32 %18 to i64, !dbg !1711
	%20 = mul i64 %13, %19, !dbg !1711
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1711, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1711, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1711, !range !13
	%24 = mul i32 %15, %23, !dbg !1711
	%25 = add i32 %22, %24, !dbg !1711
	%26 = mul i32 %14, %25, !dbg !1711
	%27 = add i32 %21, %26, !dbg !1711
	%28 = sext i32 %27 to i64, !dbg !1711
	%29 = add i64 %20, %28, !dbg !1711
	%30 = add i64 %29, 1, !dbg !1712
	%31 = icmp uge i64 0, %p1, !dbg !1713
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1713, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1713
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1714
	%34 = icmp uge i64 1, %p1, !dbg !1715
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1715, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1715
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1716
	%37 = icmp uge i64 2, %p1, !dbg !1717
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1717, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1717
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1718
	%40 = icmp uge i64 3, %p1, !dbg !1719
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1719, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1719
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1720
	%43 = icmp uge i64 4, %p1, !dbg !1721
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1721, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1721
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1722
	%46 = icmp uge i64 %29, %p3, !dbg !1723
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1723, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1723
	store i64 %45, i64* %47, align 8, !dbg !1723
	%48 = icmp uge i64 5, %p1, !dbg !1724
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1724, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1724
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1725
	%51 = icmp eq i64 %50, 7, !dbg !1726
	br i1 %51, label %b1, label %b2, !dbg !1726

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1727
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1727, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1727
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1728
	br label %b2, !dbg !1728

b2:
	ret void, !dbg !1710

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !1713
	ret void, !dbg !1713

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !1715
	ret void, !dbg !1715

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !1717
	ret void, !dbg !1717

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !1719
	ret void, !dbg !1719

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !1721
	ret void, !dbg !1721

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !1723
	ret void, !dbg !1723

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !1724
	ret void, !dbg !1724

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !1727
	ret void, !dbg !1727
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1729 {
entry:
	br label %b0, !dbg !1730

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1733, !range !10
	%1 = sext i32 %0 to i64, !dbg !1733
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1733, !range !12
	%3 = sext i32 %2 to i64, !dbg !1733
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1733, !range !12
	%5 = sext i32 %4 to i64, !dbg !1733
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1733, !range !33
	%7 = sext i32 %6 to i64, !dbg !1733
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1733, !range !34
	%9 = sext i32 %8 to i64, !dbg !1733
	%10 = mul i64 %9, %5, !dbg !1733
	%11 = add i64 %3, %10, !dbg !1733
	%12 = mul i64 %7, %11, !dbg !1733
	%13 = add i64 %1, %12, !dbg !1733
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1733, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1733, !range !35
	%16 = mul i32 %14, %15, !dbg !1733
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1733, !range !36
	%18 = mul i32 %16, %17, !dbg !1733
	%19 = sext i32 %18 to i64, !dbg !1733
	%20 = mul i64 %13, %19, !dbg !1733
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1733, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1733, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1733, !range !13
	%24 = mul i32 %15, %23, !dbg !1733
	%25 = add i32 %22, %24, !dbg !1733
	%26 = mul i32 %14, %25, !dbg !1733
	%27 = add i32 %21, %26, !dbg !1733
	%28 = sext i32 %27 to i64, !dbg !1733
	%29 = add i64 %20, %28, !dbg !1733
	%30 = icmp uge i64 0, %p1, !dbg !1734
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1734, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1734
	%32 = srem i64 %29, 31, !dbg !1735
	%33 = icmp ult i64 %32, 64, !dbg !1736
	%34 = shl i64 1, %32, !dbg !1736
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1736
	%36 = xor i64 %35, -1, !dbg !1737
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1738
	%38 = icmp uge i64 1, %p1, !dbg !1739
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1739, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1739
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1740
	%41 = icmp uge i64 2, %p1, !dbg !1741
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1741, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1741
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1742
	br label %b1, !dbg !1742

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1743
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1743, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1743
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1744
	%47 = add i64 %46, 1, !dbg !1745
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1746
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1746
	%50 = icmp eq i64 %49, %46, !dbg !1747
	br i1 %50, label %b2, label %b1, !dbg !1747

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1748
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1748, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1748
	store i64 %46, i64* %52, align 8, !dbg !1748
	%53 = icmp uge i64 4, %p1, !dbg !1749
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1749, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1749
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1750
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1750
	%57 = icmp eq i64 %56, 1, !dbg !1751
	br i1 %57, label %b3, label %b4, !dbg !1751

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1752
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1752, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1752
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1753
	br label %b4, !dbg !1753

b4:
	ret void, !dbg !1732

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !1734
	ret void, !dbg !1734

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !1739
	ret void, !dbg !1739

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !1741
	ret void, !dbg !1741

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !1743
	ret void, !dbg !1743

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !1748
	ret void, !dbg !1748

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !1749
	ret void, !dbg !1749

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !1752
	ret void, !dbg !1752
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1754 {
entry:
	br label %b0, !dbg !1755

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1756, !range !10
	%1 = sext i32 %0 to i64, !dbg !1756
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1756, !range !12
	%3 = sext i32 %2 to i64, !dbg !1756
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1756, !range !12
	%5 = sext i32 %4 to i64, !dbg !1756
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1756, !range !33
	%7 = sext i32 %6 to i64, !dbg !1756
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1756, !range !34
	%9 = sext i32 %8 to i64, !dbg !1756
	%10 = mul i64 %9, %5, !dbg !1756
	%11 = add i64 %3, %10, !dbg !1756
	%12 = mul i64 %7, %11, !dbg !1756
	%13 = add i64 %1, %12, !dbg !1756
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1756, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1756, !range !35
	%16 = mul i32 %14, %15, !dbg !1756
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1756, !range !36
	%18 = mul i32 %16, %17, !dbg !1756
	%19 = sext i32 %18 to i64, !dbg !1756
	%20 = mul i64 %13, %19, !dbg !1756
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1756, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1756, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1756, !range !13
	%24 = mul i32 %15, %23, !dbg !1756
	%25 = add i32 %22, %24, !dbg !1756
	%26 = mul i32 %14, %25, !dbg !1756
	%27 = add i32 %21, %26, !dbg !1756
	%28 = sext i32 %27 to i64, !dbg !1756
	%29 = add i64 %20, %28, !dbg !1756
	%30 = mul i64 %7, %9, !dbg !1756
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1756, !range !34
	%32 = sext i32 %31 to i64, !dbg !1756
	%33 = mul i64 %30, %32, !dbg !1756
	%34 = mul i64 %33, %19, !dbg !1756
	br label %b1, !dbg !1756

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1756
	%36 = icmp slt i64 %35, %p3, !dbg !1756
	br i1 %36, label %b2, label %b24, !dbg !1756

b2:
	%37 = mul i64 %35, 40, !dbg !1757
	%38 = add i64 %35, 1, !dbg !1758
	%39 = mul i64 %38, 40, !dbg !1759
	%40 = icmp ugt i64 %39, %p1, !dbg !1760
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1760, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1760
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1760, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1760
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1761
	%44 = load i64, i64* %43, align 8, !dbg !1761
	%45 = icmp uge i64 %35, %p5, !dbg !1762
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1762, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1762
	%47 = load i64, i64* %46, align 8, !dbg !1762
	%48 = icmp uge i64 %35, %p7, !dbg !1763
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1763, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1763
	%50 = load i32, i32* %49, align 4, !dbg !1763
	%51 = zext i32 %50 to i64, !dbg !1764
	%52 = add i64 %44, %47, !dbg !1767
	%53 = sub i64 %44, %47, !dbg !1768
	%54 = mul i64 %44, %47, !dbg !1769
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1770
	store i64 %52, i64* %55, align 8, !dbg !1770
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1771
	store i64 %53, i64* %56, align 8, !dbg !1771
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1772
	store i64 %54, i64* %57, align 8, !dbg !1772
	%58 = and i64 %44, %47, !dbg !1773
	%59 = or i64 %44, %47, !dbg !1774
	%60 = xor i64 %44, %47, !dbg !1775
	%61 = xor i64 %47, -1, !dbg !1776
	%62 = and i64 %44, %61, !dbg !1776
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1777
	store i64 %58, i64* %63, align 8, !dbg !1777
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1778
	store i64 %59, i64* %64, align 8, !dbg !1778
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1779
	store i64 %60, i64* %65, align 8, !dbg !1779
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1780
	store i64 %62, i64* %66, align 8, !dbg !1780
	%67 = xor i64 %44, -1, !dbg !1781
	%68 = sub i64 0, %44, !dbg !1782
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1783
	store i64 %67, i64* %69, align 8, !dbg !1783
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1784
	store i64 %68, i64* %70, align 8, !dbg !1784
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1785
	store i64 %44, i64* %71, align 8, !dbg !1785
	%72 = icmp ult i64 %51, 64, !dbg !1786
	%73 = shl i64 %44, %51, !dbg !1786
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1786
	%75 = icmp ult i64 %51, 64, !dbg !1787
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1787
	%77 = ashr i64 %44, %76, !dbg !1787
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1788
	store i64 %74, i64* %78, align 8, !dbg !1788
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1789
	store i64 %77, i64* %79, align 8, !dbg !1789
	%80 = icmp ult i64 %51, 64, !dbg !1791
	%81 = shl i64 %44, %51, !dbg !1791
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1791
	%83 = trunc i64 %51 to i8, !dbg !1792
	%84 = zext i8 %83 to i64, !dbg !1793
	%85 = icmp ult i64 %84, 64, !dbg !1793
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1793
	%87 = ashr i64 %44, %86, !dbg !1793
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1794
	store i64 %82, i64* %88, align 8, !dbg !1794
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1795
	store i64 %87, i64* %89, align 8, !dbg !1795
	%90 = shl i64 %44, 3, !dbg !1796
	%91 = ashr i64 %44, 3, !dbg !1797
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1798
	store i64 %90, i64* %92, align 8, !dbg !1798
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1799
	store i64 %91, i64* %93, align 8, !dbg !1799
	%94 = icmp ult i64 %51, 64, !dbg !1800
	%95 = shl i64 1, %51, !dbg !1800
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1800
	%97 = urem i64 %51, 8, !dbg !1801
	%98 = icmp ult i64 %97, 64, !dbg !1802
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1802
	%100 = ashr i64 %47, %99, !dbg !1802
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1803
	store i64 %96, i64* %101, align 8, !dbg !1803
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1804
	store i64 %100, i64* %102, align 8, !dbg !1804
	%103 = icmp ne i64 %47, 0, !dbg !1805
	br i1 %103, label %b3, label %b4, !dbg !1805

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1806
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1806
	%106 = sdiv i64 %44, %105, !dbg !1806
	%107 = sub i64 0, %44, !dbg !1806
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1806
	%109 = icmp eq i64 %47, -1, !dbg !1807
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1807
	%111 = srem i64 %44, %110, !dbg !1807
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1808
	store i64 %108, i64* %112, align 8, !dbg !1808
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1809
	store i64 %111, i64* %113, align 8, !dbg !1809
	br label %b5, !dbg !1809

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1810
	store i64 0, i64* %114, align 8, !dbg !1810
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1811
	store i64 0, i64* %115, align 8, !dbg !1811
	br label %b5, !dbg !1811

b5:
	%116 = sdiv i64 %44, 7, !dbg !1812
	%117 = srem i64 %44, 7, !dbg !1813
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1814
	store i64 %116, i64* %118, align 8, !dbg !1814
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1815
	store i64 %117, i64* %119, align 8, !dbg !1815
	%120 = sdiv i64 %44, 8, !dbg !1816
	%121 = srem i64 %44, 8, !dbg !1817
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1818
	store i64 %120, i64* %122, align 8, !dbg !1818
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1819
	store i64 %121, i64* %123, align 8, !dbg !1819
	%124 = icmp slt i64 %44, %47, !dbg !1820
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1820
	%126 = icmp sgt i64 %44, %47, !dbg !1821
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1821
	%128 = icmp sgt i64 %127, 3, !dbg !1821
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1821
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1822
	store i64 %125, i64* %130, align 8, !dbg !1822
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1823
	store i64 %129, i64* %131, align 8, !dbg !1823
	%132 = icmp eq i64 %44, %47, !dbg !1824
	br i1 %132, label %b7, label %b6, !dbg !1827

b6:
	br label %b7, !dbg !1828

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1829
	%134 = icmp ne i64 %44, %47, !dbg !1829
	br i1 %134, label %b9, label %b8, !dbg !1831

b8:
	br label %b9, !dbg !1832

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1833
	br i1 %124, label %b11, label %b10, !dbg !1835

b10:
	br label %b11, !dbg !1836

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1837
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1837
	store i64 %133, i64* %137, align 8, !dbg !1837
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1838
	store i64 %135, i64* %138, align 8, !dbg !1838
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1839
	store i64 %136, i64* %139, align 8, !dbg !1839
	%140 = icmp sle i64 %44, %47, !dbg !1840
	br i1 %140, label %b13, label %b12, !dbg !1842

b12:
	br label %b13, !dbg !1843

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1844
	br i1 %126, label %b15, label %b14, !dbg !1846

b14:
	br label %b15, !dbg !1847

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1848
	%143 = icmp sge i64 %44, %47, !dbg !1848
	br i1 %143, label %b17, label %b16, !dbg !1850

b16:
	br label %b17, !dbg !1851

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1852
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1852
	store i64 %141, i64* %145, align 8, !dbg !1852
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1853
	store i64 %142, i64* %146, align 8, !dbg !1853
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1854
	store i64 %144, i64* %147, align 8, !dbg !1854
	%148 = mul i64 %52, 3, !dbg !1855
	%149 = sub i64 %148, 5, !dbg !1856
	%150 = xor i64 %149, %44, !dbg !1857
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1858
	store i64 %150, i64* %151, align 8, !dbg !1858
	%152 = shl i64 %150, 2, !dbg !1859
	%153 = ashr i64 %152, 1, !dbg !1860
	%154 = or i64 %153, 1, !dbg !1861
	%155 = and i64 %154, -3, !dbg !1862
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1863
	store i64 %155, i64* %156, align 8, !dbg !1863
	%157 = sub i64 %155, 1, !dbg !1864
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1865
	store i64 %157, i64* %158, align 8, !dbg !1865
	%159 = sub i64 %47, %44, !dbg !1866
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1867
	store i64 %159, i64* %160, align 8, !dbg !1867
	br i1 %124, label %b18, label %b19, !dbg !1868

b18:
	br i1 %103, label %b21, label %b19, !dbg !1869

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1870
	br i1 %161, label %b21, label %b20, !dbg !1872

b20:
	br label %b21, !dbg !1873

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1874
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1874
	store i64 %162, i64* %163, align 8, !dbg !1874
	%164 = icmp eq i64 %47, 1, !dbg !1875
	%165 = icmp ne i1 %140, %164, !dbg !1876
	br i1 %165, label %b23, label %b22, !dbg !1878

b22:
	br label %b23, !dbg !1879

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1880
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1880
	store i64 %166, i64* %167, align 8, !dbg !1880
	%168 = and i64 %51, 3, !dbg !1881
	%169 = icmp ult i64 %168, 64, !dbg !1882
	%170 = shl i64 1, %168, !dbg !1882
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1882
	%172 = add i64 %171, %44, !dbg !1883
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1884
	store i64 %172, i64* %173, align 8, !dbg !1884
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1885
	store i64 -1, i64* %174, align 8, !dbg !1885
	%175 = add i64 %35, %34, !dbg !1756
	br label %b1, !dbg !1756

b24:
	ret void, !dbg !1756

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 236, i64 %39, i64 %p1), !dbg !1760
	ret void, !dbg !1760

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 237, i64 %37, i64 %39), !dbg !1760
	ret void, !dbg !1760

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 238, i64 %35, i64 %p5), !dbg !1762
	ret void, !dbg !1762

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 238, i64 %35, i64 %p7), !dbg !1763
	ret void, !dbg !1763
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1886 {
entry:
	br label %b0, !dbg !1887

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1888, !range !10
	%1 = sext i32 %0 to i64, !dbg !1888
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1888, !range !12
	%3 = sext i32 %2 to i64, !dbg !1888
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1888, !range !12
	%5 = sext i32 %4 to i64, !dbg !1888
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1888, !range !33
	%7 = sext i32 %6 to i64, !dbg !1888
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1888, !range !34
	%9 = sext i32 %8 to i64, !dbg !1888
	%10 = mul i64 %9, %5, !dbg !1888
	%11 = add i64 %3, %10, !dbg !1888
	%12 = mul i64 %7, %11, !dbg !1888
	%13 = add i64 %1, %12, !dbg !1888
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1888, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1888, !range !35
	%16 = mul i32 %14, %15, !dbg !1888
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1888, !range !36
	%18 = mul i32 %16, %17, !dbg !1888
	%19 = sext i32 %18 to i64, !dbg !1888
	%20 = mul i64 %13, %19, !dbg !1888
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1888, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1888, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1888, !range !13
	%24 = mul i32 %15, %23, !dbg !1888
	%25 = add i32 %22, %24, !dbg !1888
	%26 = mul i32 %14, %25, !dbg !1888
	%27 = add i32 %21, %26, !dbg !1888
	%28 = sext i32 %27 to i64, !dbg !1888
	%29 = add i64 %20, %28, !dbg !1888
	%30 = mul i64 %7, %9, !dbg !1888
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1888, !range !34
	%32 = sext i32 %31 to i64, !dbg !1888
	%33 = mul i64 %30, %32, !dbg !1888
	%34 = mul i64 %33, %19, !dbg !1888
	br label %b1, !dbg !1888

b1:
	%35 = phi i64 [ %29, %b0 ], [ %105, %b2_ok4 ], !dbg !1888
	%36 = icmp slt i64 %35, %p5, !dbg !1888
	br i1 %36, label %b2, label %b3, !dbg !1888

b2:
	%37 = mul i64 %35, 20, !dbg !1889
	%38 = add i64 %35, 1, !dbg !1890
	%39 = mul i64 %38, 20, !dbg !1891
	%40 = icmp ugt i64 %39, %p1, !dbg !1892
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1892, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1892
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1892, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1892
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1893
	%44 = load i64, i64* %43, align 8, !dbg !1893
	%45 = trunc i64 %44 to i8, !dbg !1896
	%46 = sext i8 %45 to i64, !dbg !1897
	%47 = trunc i64 %44 to i16, !dbg !1898
	%48 = sext i16 %47 to i64, !dbg !1899
	%49 = trunc i64 %44 to i32, !dbg !1900
	%50 = sext i32 %49 to i64, !dbg !1901
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1902
	store i64 %46, i64* %51, align 8, !dbg !1902
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1903
	store i64 %48, i64* %52, align 8, !dbg !1903
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1904
	store i64 %50, i64* %53, align 8, !dbg !1904
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1905
	store i64 %44, i64* %54, align 8, !dbg !1905
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1906
	store i64 %44, i64* %55, align 8, !dbg !1906
	%56 = trunc i64 %44 to i8, !dbg !1907
	%57 = zext i8 %56 to i64, !dbg !1908
	%58 = trunc i64 %44 to i16, !dbg !1909
	%59 = zext i16 %58 to i64, !dbg !1910
	%60 = trunc i64 %44 to i32, !dbg !1911
	%61 = zext i32 %60 to i64, !dbg !1912
	%62 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1913
	store i64 %57, i64* %62, align 8, !dbg !1913
	%63 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1914
	store i64 %59, i64* %63, align 8, !dbg !1914
	%64 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1915
	store i64 %61, i64* %64, align 8, !dbg !1915
	%65 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1916
	store i64 %44, i64* %65, align 8, !dbg !1916
	%66 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1917
	store i64 %44, i64* %66, align 8, !dbg !1917
	%67 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1918
	store i64 %46, i64* %67, align 8, !dbg !1918
	%68 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1919
	store i64 %57, i64* %68, align 8, !dbg !1919
	%69 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1920
	store i64 %48, i64* %69, align 8, !dbg !1920
	%70 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1921
	store i64 %61, i64* %70, align 8, !dbg !1921
	%71 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1922
	store i64 %44, i64* %71, align 8, !dbg !1922
	%72 = ashr i64 %57, 1, !dbg !1923
	%73 = sitofp i64 %72 to float, !dbg !1924
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1925
	%75 = fcmp uno float %73, %73, !dbg !1925
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1925
	%77 = sitofp i64 %72 to double, !dbg !1926
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1927
	%79 = fcmp uno double %77, %77, !dbg !1927
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1927
	%81 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1928
	store i64 %76, i64* %81, align 8, !dbg !1928
	%82 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1929
	store i64 %80, i64* %82, align 8, !dbg !1929
	%83 = fadd double %77, 7.500000e-01, !dbg !1930
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1931
	%85 = fcmp uno double %83, %83, !dbg !1931
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1931
	%87 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1932
	store i64 %76, i64* %87, align 8, !dbg !1932
	%88 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1933
	store i64 %86, i64* %88, align 8, !dbg !1933
	%89 = fmul double %77, 3.500000e+00, !dbg !1934
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1935
	%91 = fcmp uno double %89, %89, !dbg !1935
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1935
	%93 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1937
	store i64 %92, i64* %93, align 8, !dbg !1937
	%94 = mul i64 %35, 2, !dbg !1938
	%95 = add i64 %94, 2, !dbg !1939
	%96 = icmp ugt i64 %95, %p3, !dbg !1940
	br i1 %96, label %b2_fail3, label %b2_ok3, !dbg !1940, !prof !9

b2_ok3:
	%97 = icmp ugt i64 %94, %95, !dbg !1940
	br i1 %97, label %b2_fail4, label %b2_ok4, !dbg !1940, !prof !9

b2_ok4:
	%98 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1940
	%99 = load i64, i64* %43, align 8, !dbg !1941
	%100 = sitofp i64 %99 to float, !dbg !1944
	%101 = fpext float %100 to double, !dbg !1945
	%102 = sitofp i64 %99 to double, !dbg !1946
	%103 = getelementptr inbounds double, double* %98, i64 0, !dbg !1947
	store double %101, double* %103, align 8, !dbg !1947
	%104 = getelementptr inbounds double, double* %98, i64 1, !dbg !1948
	store double %102, double* %104, align 8, !dbg !1948
	%105 = add i64 %35, %34, !dbg !1888
	br label %b1, !dbg !1888

b3:
	ret void, !dbg !1888

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 240, i64 %39, i64 %p1), !dbg !1892
	ret void, !dbg !1892

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 241, i64 %37, i64 %39), !dbg !1892
	ret void, !dbg !1892

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 243, i64 %95, i64 %p3), !dbg !1940
	ret void, !dbg !1940

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 244, i64 %94, i64 %95), !dbg !1940
	ret void, !dbg !1940
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1949 {
entry:
	br label %b0, !dbg !1950

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1953, !range !10
	%1 = sext i32 %0 to i64, !dbg !1953
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1953, !range !12
	%3 = sext i32 %2 to i64, !dbg !1953
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1953, !range !12
	%5 = sext i32 %4 to i64, !dbg !1953
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1953, !range !33
	%7 = sext i32 %6 to i64, !dbg !1953
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1953, !range !34
	%9 = sext i32 %8 to i64, !dbg !1953
	%10 = mul i64 %9, %5, !dbg !1953
	%11 = add i64 %3, %10, !dbg !1953
	%12 = mul i64 %7, %11, !dbg !1953
	%13 = add i64 %1, %12, !dbg !1953
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1953, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1953, !range !35
	%16 = mul i32 %14, %15, !dbg !1953
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1953, !range !36
	%18 = mul i32 %16, %17, !dbg !1953
	%19 = sext i32 %18 to i64, !dbg !1953
	%20 = mul i64 %13, %19, !dbg !1953
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1953, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1953, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1953, !range !13
	%24 = mul i32 %15, %23, !dbg !1953
	%25 = add i32 %22, %24, !dbg !1953
	%26 = mul i32 %14, %25, !dbg !1953
	%27 = add i32 %21, %26, !dbg !1953
	%28 = sext i32 %27 to i64, !dbg !1953
	%29 = add i64 %20, %28, !dbg !1953
	%30 = add i64 %29, 1, !dbg !1954
	%31 = icmp uge i64 0, %p1, !dbg !1955
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1955, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1955
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1956
	%34 = icmp uge i64 1, %p1, !dbg !1957
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1957, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1957
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1958
	%37 = icmp uge i64 2, %p1, !dbg !1959
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1959, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1959
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1960
	%40 = icmp uge i64 3, %p1, !dbg !1961
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1961, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1961
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1962
	%43 = icmp uge i64 4, %p1, !dbg !1963
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1963, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1963
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1964
	%46 = icmp uge i64 %29, %p3, !dbg !1965
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1965, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1965
	store i64 %45, i64* %47, align 8, !dbg !1965
	%48 = icmp uge i64 5, %p1, !dbg !1966
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1966, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1966
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1967
	%51 = icmp eq i64 %50, 7, !dbg !1968
	br i1 %51, label %b1, label %b2, !dbg !1968

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1969
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1969, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1969
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1970
	br label %b2, !dbg !1970

b2:
	ret void, !dbg !1952

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !1955
	ret void, !dbg !1955

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !1957
	ret void, !dbg !1957

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !1959
	ret void, !dbg !1959

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !1961
	ret void, !dbg !1961

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !1963
	ret void, !dbg !1963

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !1965
	ret void, !dbg !1965

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !1966
	ret void, !dbg !1966

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !1969
	ret void, !dbg !1969
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1971 {
entry:
	br label %b0, !dbg !1972

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1975, !range !10
	%1 = sext i32 %0 to i64, !dbg !1975
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1975, !range !12
	%3 = sext i32 %2 to i64, !dbg !1975
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1975, !range !12
	%5 = sext i32 %4 to i64, !dbg !1975
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1975, !range !33
	%7 = sext i32 %6 to i64, !dbg !1975
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1975, !range !34
	%9 = sext i32 %8 to i64, !dbg !1975
	%10 = mul i64 %9, %5, !dbg !1975
	%11 = add i64 %3, %10, !dbg !1975
	%12 = mul i64 %7, %11, !dbg !1975
	%13 = add i64 %1, %12, !dbg !1975
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1975, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1975, !range !35
	%16 = mul i32 %14, %15, !dbg !1975
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1975, !range !36
	%18 = mul i32 %16, %17, !dbg !1975
	%19 = sext i32 %18 to i64, !dbg !1975
	%20 = mul i64 %13, %19, !dbg !1975
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1975, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1975, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1975, !range !13
	%24 = mul i32 %15, %23, !dbg !1975
	%25 = add i32 %22, %24, !dbg !1975
	%26 = mul i32 %14, %25, !dbg !1975
	%27 = add i32 %21, %26, !dbg !1975
	%28 = sext i32 %27 to i64, !dbg !1975
	%29 = add i64 %20, %28, !dbg !1975
	%30 = icmp uge i64 0, %p1, !dbg !1976
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1976, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1976
	%32 = srem i64 %29, 31, !dbg !1977
	%33 = icmp ult i64 %32, 64, !dbg !1978
	%34 = shl i64 1, %32, !dbg !1978
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1978
	%36 = xor i64 %35, -1, !dbg !1979
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1980
	%38 = icmp uge i64 1, %p1, !dbg !1981
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1981, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1981
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1982
	%41 = icmp uge i64 2, %p1, !dbg !1983
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1983, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1983
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1984
	br label %b1, !dbg !1984

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1985
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1985, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1985
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1986
	%47 = add i64 %46, 1, !dbg !1987
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1988
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1988
	%50 = icmp eq i64 %49, %46, !dbg !1989
	br i1 %50, label %b2, label %b1, !dbg !1989

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1990
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1990, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1990
	store i64 %46, i64* %52, align 8, !dbg !1990
	%53 = icmp uge i64 4, %p1, !dbg !1991
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1991, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1991
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1992
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1992
	%57 = icmp eq i64 %56, 1, !dbg !1993
	br i1 %57, label %b3, label %b4, !dbg !1993

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1994
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1994, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1994
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1995
	br label %b4, !dbg !1995

b4:
	ret void, !dbg !1974

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !1976
	ret void, !dbg !1976

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !1981
	ret void, !dbg !1981

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !1983
	ret void, !dbg !1983

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !1985
	ret void, !dbg !1985

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !1990
	ret void, !dbg !1990

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !1991
	ret void, !dbg !1991

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !1994
	ret void, !dbg !1994
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1996 {
entry:
	br label %b0, !dbg !1997

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1998, !range !10
	%1 = sext i32 %0 to i64, !dbg !1998
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1998, !range !12
	%3 = sext i32 %2 to i64, !dbg !1998
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1998, !range !12
	%5 = sext i32 %4 to i64, !dbg !1998
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1998, !range !33
	%7 = sext i32 %6 to i64, !dbg !1998
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1998, !range !34
	%9 = sext i32 %8 to i64, !dbg !1998
	%10 = mul i64 %9, %5, !dbg !1998
	%11 = add i64 %3, %10, !dbg !1998
	%12 = mul i64 %7, %11, !dbg !1998
	%13 = add i64 %1, %12, !dbg !1998
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1998, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1998, !range !35
	%16 = mul i32 %14, %15, !dbg !1998
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1998, !range !36
	%18 = mul i32 %16, %17, !dbg !1998
	%19 = sext i32 %18 to i64, !dbg !1998
	%20 = mul i64 %13, %19, !dbg !1998
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1998, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1998, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1998, !range !13
	%24 = mul i32 %15, %23, !dbg !1998
	%25 = add i32 %22, %24, !dbg !1998
	%26 = mul i32 %14, %25, !dbg !1998
	%27 = add i32 %21, %26, !dbg !1998
	%28 = sext i32 %27 to i64, !dbg !1998
	%29 = add i64 %20, %28, !dbg !1998
	%30 = mul i64 %7, %9, !dbg !1998
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1998, !range !34
	%32 = sext i32 %31 to i64, !dbg !1998
	%33 = mul i64 %30, %32, !dbg !1998
	%34 = mul i64 %33, %19, !dbg !1998
	br label %b1, !dbg !1998

b1:
	%35 = phi i64 [ %29, %b0 ], [ %174, %b23 ], !dbg !1998
	%36 = icmp slt i64 %35, %p3, !dbg !1998
	br i1 %36, label %b2, label %b24, !dbg !1998

b2:
	%37 = mul i64 %35, 40, !dbg !1999
	%38 = add i64 %35, 1, !dbg !2000
	%39 = mul i64 %38, 40, !dbg !2001
	%40 = icmp ugt i64 %39, %p1, !dbg !2002
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2002, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2002
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2002, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2002
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2003
	%44 = load i8, i8* %43, align 1, !dbg !2003
	%45 = icmp uge i64 %35, %p5, !dbg !2004
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2004, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2004
	%47 = load i8, i8* %46, align 1, !dbg !2004
	%48 = icmp uge i64 %35, %p7, !dbg !2005
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2005, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2005
	%50 = load i32, i32* %49, align 4, !dbg !2005
	%51 = zext i32 %50 to i64, !dbg !2006
	%52 = add i8 %44, %47, !dbg !2009
	%53 = sub i8 %44, %47, !dbg !2010
	%54 = mul i8 %44, %47, !dbg !2011
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !2012
	store i8 %52, i8* %55, align 1, !dbg !2012
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !2013
	store i8 %53, i8* %56, align 1, !dbg !2013
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !2014
	store i8 %54, i8* %57, align 1, !dbg !2014
	%58 = and i8 %44, %47, !dbg !2015
	%59 = or i8 %44, %47, !dbg !2016
	%60 = xor i8 %44, %47, !dbg !2017
	%61 = xor i8 %47, -1, !dbg !2018
	%62 = and i8 %44, %61, !dbg !2018
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !2019
	store i8 %58, i8* %63, align 1, !dbg !2019
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !2020
	store i8 %59, i8* %64, align 1, !dbg !2020
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !2021
	store i8 %60, i8* %65, align 1, !dbg !2021
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !2022
	store i8 %62, i8* %66, align 1, !dbg !2022
	%67 = xor i8 %44, -1, !dbg !2023
	%68 = sub i8 0, %44, !dbg !2024
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !2025
	store i8 %67, i8* %69, align 1, !dbg !2025
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !2026
	store i8 %68, i8* %70, align 1, !dbg !2026
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !2027
	store i8 %44, i8* %71, align 1, !dbg !2027
	%72 = icmp ult i64 %51, 8, !dbg !2028
	%73 = trunc i64 %51 to i8, !dbg !2028
	%74 = shl i8 %44, %73, !dbg !2028
	%75 = select i1 %72, i8 %74, i8 0, !dbg !2028
	%76 = icmp ult i64 %51, 8, !dbg !2029
	%77 = trunc i64 %51 to i8, !dbg !2029
	%78 = lshr i8 %44, %77, !dbg !2029
	%79 = select i1 %76, i8 %78, i8 0, !dbg !2029
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !2030
	store i8 %75, i8* %80, align 1, !dbg !2030
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !2031
	store i8 %79, i8* %81, align 1, !dbg !2031
	%82 = icmp ult i64 %51, 8, !dbg !2033
	%83 = trunc i64 %51 to i8, !dbg !2033
	%84 = shl i8 %44, %83, !dbg !2033
	%85 = select i1 %82, i8 %84, i8 0, !dbg !2033
	%86 = trunc i64 %51 to i8, !dbg !2034
	%87 = icmp ult i8 %86, 8, !dbg !2035
	%88 = lshr i8 %44, %86, !dbg !2035
	%89 = select i1 %87, i8 %88, i8 0, !dbg !2035
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !2036
	store i8 %85, i8* %90, align 1, !dbg !2036
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !2037
	store i8 %89, i8* %91, align 1, !dbg !2037
	%92 = shl i8 %44, 3, !dbg !2038
	%93 = lshr i8 %44, 3, !dbg !2039
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !2040
	store i8 %92, i8* %94, align 1, !dbg !2040
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !2041
	store i8 %93, i8* %95, align 1, !dbg !2041
	%96 = icmp ult i64 %51, 8, !dbg !2042
	%97 = trunc i64 %51 to i8, !dbg !2042
	%98 = shl i8 1, %97, !dbg !2042
	%99 = select i1 %96, i8 %98, i8 0, !dbg !2042
	%100 = urem i64 %51, 8, !dbg !2043
	%101 = icmp ult i64 %100, 8, !dbg !2044
	%102 = trunc i64 %100 to i8, !dbg !2044
	%103 = lshr i8 %47, %102, !dbg !2044
	%104 = select i1 %101, i8 %103, i8 0, !dbg !2044
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !2045
	store i8 %99, i8* %105, align 1, !dbg !2045
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !2046
	store i8 %104, i8* %106, align 1, !dbg !2046
	%107 = icmp ne i8 %47, 0, !dbg !2047
	br i1 %107, label %b3, label %b4, !dbg !2047

b3:
	%108 = udiv i8 %44, %47, !dbg !2048
	%109 = urem i8 %44, %47, !dbg !2049
	%110 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2050
	store i8 %108, i8* %110, align 1, !dbg !2050
	%111 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2051
	store i8 %109, i8* %111, align 1, !dbg !2051
	br label %b5, !dbg !2051

b4:
	%112 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2052
	store i8 0, i8* %112, align 1, !dbg !2052
	%113 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2053
	store i8 0, i8* %113, align 1, !dbg !2053
	br label %b5, !dbg !2053

b5:
	%114 = udiv i8 %44, 7, !dbg !2054
	%115 = urem i8 %44, 7, !dbg !2055
	%116 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !2056
	store i8 %114, i8* %116, align 1, !dbg !2056
	%117 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !2057
	store i8 %115, i8* %117, align 1, !dbg !2057
	%118 = udiv i8 %44, 8, !dbg !2058
	%119 = urem i8 %44, 8, !dbg !2059
	%120 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !2060
	store i8 %118, i8* %120, align 1, !dbg !2060
	%121 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !2061
	store i8 %119, i8* %121, align 1, !dbg !2061
	%122 = icmp ult i8 %44, %47, !dbg !2062
	%123 = select i1 %122, i8 %44, i8 %47, !dbg !2062
	%124 = icmp ugt i8 %44, %47, !dbg !2063
	%125 = select i1 %124, i8 %44, i8 %47, !dbg !2063
	%126 = icmp ugt i8 %125, 3, !dbg !2063
	%127 = select i1 %126, i8 %125, i8 3, !dbg !2063
	%128 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !2064
	store i8 %123, i8* %128, align 1, !dbg !2064
	%129 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !2065
	store i8 %127, i8* %129, align 1, !dbg !2065
	%130 = icmp eq i8 %44, %47, !dbg !2066
	br i1 %130, label %b7, label %b6, !dbg !2069

b6:
	br label %b7, !dbg !2070

b7:
	%131 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2071
	%132 = icmp ne i8 %44, %47, !dbg !2071
	br i1 %132, label %b9, label %b8, !dbg !2073

b8:
	br label %b9, !dbg !2074

b9:
	%133 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2075
	br i1 %122, label %b11, label %b10, !dbg !2077

b10:
	br label %b11, !dbg !2078

b11:
	%134 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2079
	%135 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !2079
	store i8 %131, i8* %135, align 1, !dbg !2079
	%136 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !2080
	store i8 %133, i8* %136, align 1, !dbg !2080
	%137 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !2081
	store i8 %134, i8* %137, align 1, !dbg !2081
	%138 = icmp ule i8 %44, %47, !dbg !2082
	br i1 %138, label %b13, label %b12, !dbg !2084

b12:
	br label %b13, !dbg !2085

b13:
	%139 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2086
	br i1 %124, label %b15, label %b14, !dbg !2088

b14:
	br label %b15, !dbg !2089

b15:
	%140 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2090
	%141 = icmp uge i8 %44, %47, !dbg !2090
	br i1 %141, label %b17, label %b16, !dbg !2092

b16:
	br label %b17, !dbg !2093

b17:
	%142 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2094
	%143 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !2094
	store i8 %139, i8* %143, align 1, !dbg !2094
	%144 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !2095
	store i8 %140, i8* %144, align 1, !dbg !2095
	%145 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !2096
	store i8 %142, i8* %145, align 1, !dbg !2096
	%146 = mul i8 %52, 3, !dbg !2097
	%147 = sub i8 %146, 5, !dbg !2098
	%148 = xor i8 %147, %44, !dbg !2099
	%149 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !2100
	store i8 %148, i8* %149, align 1, !dbg !2100
	%150 = shl i8 %148, 2, !dbg !2101
	%151 = lshr i8 %150, 1, !dbg !2102
	%152 = or i8 %151, 1, !dbg !2103
	%153 = and i8 %152, -3, !dbg !2104
	%154 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !2105
	store i8 %153, i8* %154, align 1, !dbg !2105
	%155 = sub i8 %153, 1, !dbg !2106
	%156 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !2107
	store i8 %155, i8* %156, align 1, !dbg !2107
	%157 = sub i8 %47, %44, !dbg !2108
	%158 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !2109
	store i8 %157, i8* %158, align 1, !dbg !2109
	br i1 %122, label %b18, label %b19, !dbg !2110

b18:
	br i1 %107, label %b21, label %b19, !dbg !2111

b19:
	%159 = icmp eq i8 %44, 5, !dbg !2112
	br i1 %159, label %b21, label %b20, !dbg !2114

b20:
	br label %b21, !dbg !2115

b21:
	%160 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2116
	%161 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !2116
	store i8 %160, i8* %161, align 1, !dbg !2116
	%162 = icmp eq i8 %47, 1, !dbg !2117
	%163 = icmp ne i1 %138, %162, !dbg !2118
	br i1 %163, label %b23, label %b22, !dbg !2120

b22:
	br label %b23, !dbg !2121

b23:
	%164 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !2122
	%165 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !2122
	store i8 %164, i8* %165, align 1, !dbg !2122
	%166 = and i64 %51, 3, !dbg !2123
	%167 = icmp ult i64 %166, 8, !dbg !2124
	%168 = trunc i64 %166 to i8, !dbg !2124
	%169 = shl i8 1, %168, !dbg !2124
	%170 = select i1 %167, i8 %169, i8 0, !dbg !2124
	%171 = add i8 %170, %44, !dbg !2125
	%172 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !2126
	store i8 %171, i8* %172, align 1, !dbg !2126
	%173 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !2127
	store i8 -1, i8* %173, align 1, !dbg !2127
	%174 = add i64 %35, %34, !dbg !1998
	br label %b1, !dbg !1998

b24:
	ret void, !dbg !1998

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 247, i64 %39, i64 %p1), !dbg !2002
	ret void, !dbg !2002

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 248, i64 %37, i64 %39), !dbg !2002
	ret void, !dbg !2002

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 249, i64 %35, i64 %p5), !dbg !2004
	ret void, !dbg !2004

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 249, i64 %35, i64 %p7), !dbg !2005
	ret void, !dbg !2005
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2128 {
entry:
	br label %b0, !dbg !2129

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2130, !range !10
	%1 = sext i32 %0 to i64, !dbg !2130
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2130, !range !12
	%3 = sext i32 %2 to i64, !dbg !2130
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2130, !range !12
	%5 = sext i32 %4 to i64, !dbg !2130
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2130, !range !33
	%7 = sext i32 %6 to i64, !dbg !2130
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2130, !range !34
	%9 = sext i32 %8 to i64, !dbg !2130
	%10 = mul i64 %9, %5, !dbg !2130
	%11 = add i64 %3, %10, !dbg !2130
	%12 = mul i64 %7, %11, !dbg !2130
	%13 = add i64 %1, %12, !dbg !2130
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2130, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2130, !range !35
	%16 = mul i32 %14, %15, !dbg !2130
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2130, !range !36
	%18 = mul i32 %16, %17, !dbg !2130
	%19 = sext i32 %18 to i64, !dbg !2130
	%20 = mul i64 %13, %19, !dbg !2130
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2130, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2130, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2130, !range !13
	%24 = mul i32 %15, %23, !dbg !2130
	%25 = add i32 %22, %24, !dbg !2130
	%26 = mul i32 %14, %25, !dbg !2130
	%27 = add i32 %21, %26, !dbg !2130
	%28 = sext i32 %27 to i64, !dbg !2130
	%29 = add i64 %20, %28, !dbg !2130
	%30 = mul i64 %7, %9, !dbg !2130
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2130, !range !34
	%32 = sext i32 %31 to i64, !dbg !2130
	%33 = mul i64 %30, %32, !dbg !2130
	%34 = mul i64 %33, %19, !dbg !2130
	br label %b1, !dbg !2130

b1:
	%35 = phi i64 [ %29, %b0 ], [ %117, %b2_ok4 ], !dbg !2130
	%36 = icmp slt i64 %35, %p5, !dbg !2130
	br i1 %36, label %b2, label %b3, !dbg !2130

b2:
	%37 = mul i64 %35, 20, !dbg !2131
	%38 = add i64 %35, 1, !dbg !2132
	%39 = mul i64 %38, 20, !dbg !2133
	%40 = icmp ugt i64 %39, %p1, !dbg !2134
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2134, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2134
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2134, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2134
	%43 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2135
	%44 = load i8, i8* %43, align 1, !dbg !2135
	%45 = sext i8 %44 to i64, !dbg !2139
	%46 = zext i8 %44 to i16, !dbg !2140
	%47 = sext i16 %46 to i64, !dbg !2141
	%48 = zext i8 %44 to i32, !dbg !2142
	%49 = sext i32 %48 to i64, !dbg !2143
	%50 = zext i8 %44 to i64, !dbg !2144
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2145
	store i64 %45, i64* %51, align 8, !dbg !2145
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2146
	store i64 %47, i64* %52, align 8, !dbg !2146
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2147
	store i64 %49, i64* %53, align 8, !dbg !2147
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2148
	store i64 %50, i64* %54, align 8, !dbg !2148
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2149
	store i64 %50, i64* %55, align 8, !dbg !2149
	%56 = zext i8 %44 to i16, !dbg !2150
	%57 = zext i16 %56 to i64, !dbg !2151
	%58 = zext i8 %44 to i32, !dbg !2152
	%59 = zext i32 %58 to i64, !dbg !2153
	%60 = zext i8 %44 to i64, !dbg !2154
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2156
	store i64 %50, i64* %61, align 8, !dbg !2156
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2157
	store i64 %57, i64* %62, align 8, !dbg !2157
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2158
	store i64 %59, i64* %63, align 8, !dbg !2158
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2159
	store i64 %60, i64* %64, align 8, !dbg !2159
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2160
	store i64 %60, i64* %65, align 8, !dbg !2160
	%66 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2161
	store i64 %50, i64* %66, align 8, !dbg !2161
	%67 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2162
	store i64 %50, i64* %67, align 8, !dbg !2162
	%68 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2163
	store i64 %50, i64* %68, align 8, !dbg !2163
	%69 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2164
	store i64 %50, i64* %69, align 8, !dbg !2164
	%70 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2165
	store i64 %50, i64* %70, align 8, !dbg !2165
	%71 = lshr i8 %44, 1, !dbg !2166
	%72 = uitofp i8 %71 to float, !dbg !2167
	%73 = call i64 @llvm.nvvm.f2ll.rz(float %72), !dbg !2168
	%74 = fcmp uno float %72, %72, !dbg !2168
	%75 = select i1 %74, i64 0, i64 %73, !dbg !2168
	%76 = uitofp i8 %71 to double, !dbg !2169
	%77 = call i64 @llvm.nvvm.d2ll.rz(double %76), !dbg !2170
	%78 = fcmp uno double %76, %76, !dbg !2170
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2170
	%80 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2171
	store i64 %75, i64* %80, align 8, !dbg !2171
	%81 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2172
	store i64 %79, i64* %81, align 8, !dbg !2172
	%82 = call i32 @llvm.nvvm.f2i.rz(float %72), !dbg !2173
	%83 = icmp slt i32 %82, 0, !dbg !2173
	%84 = select i1 %83, i32 0, i32 %82, !dbg !2173
	%85 = icmp sgt i32 %84, 255, !dbg !2173
	%86 = select i1 %85, i32 255, i32 %84, !dbg !2173
	%87 = trunc i32 %86 to i8, !dbg !2173
	%88 = zext i8 %87 to i64, !dbg !2174
	%89 = fadd double %76, 7.500000e-01, !dbg !2175
	%90 = call i32 @llvm.nvvm.d2i.rz(double %89), !dbg !2176
	%91 = fcmp uno double %89, %89, !dbg !2176
	%92 = select i1 %91, i32 0, i32 %90, !dbg !2176
	%93 = icmp slt i32 %92, 0, !dbg !2176
	%94 = select i1 %93, i32 0, i32 %92, !dbg !2176
	%95 = icmp sgt i32 %94, 255, !dbg !2176
	%96 = select i1 %95, i32 255, i32 %94, !dbg !2176
	%97 = trunc i32 %96 to i8, !dbg !2176
	%98 = zext i8 %97 to i64, !dbg !2177
	%99 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2178
	store i64 %88, i64* %99, align 8, !dbg !2178
	%100 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2179
	store i64 %98, i64* %100, align 8, !dbg !2179
	%101 = fmul double %76, 3.500000e+00, !dbg !2180
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %101), !dbg !2181
	%103 = fcmp uno double %101, %101, !dbg !2181
	%104 = select i1 %103, i64 0, i64 %102, !dbg !2181
	%105 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2183
	store i64 %104, i64* %105, align 8, !dbg !2183
	%106 = mul i64 %35, 2, !dbg !2184
	%107 = add i64 %106, 2, !dbg !2185
	%108 = icmp ugt i64 %107, %p3, !dbg !2186
	br i1 %108, label %b2_fail3, label %b2_ok3, !dbg !2186, !prof !9

b2_ok3:
	%109 = icmp ugt i64 %106, %107, !dbg !2186
	br i1 %109, label %b2_fail4, label %b2_ok4, !dbg !2186, !prof !9

b2_ok4:
	%110 = getelementptr inbounds double, double* %p2, i64 %106, !dbg !2186
	%111 = load i8, i8* %43, align 1, !dbg !2187
	%112 = uitofp i8 %111 to float, !dbg !2190
	%113 = fpext float %112 to double, !dbg !2191
	%114 = uitofp i8 %111 to double, !dbg !2192
	%115 = getelementptr inbounds double, double* %110, i64 0, !dbg !2193
	store double %113, double* %115, align 8, !dbg !2193
	%116 = getelementptr inbounds double, double* %110, i64 1, !dbg !2194
	store double %114, double* %116, align 8, !dbg !2194
	%117 = add i64 %35, %34, !dbg !2130
	br label %b1, !dbg !2130

b3:
	ret void, !dbg !2130

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 251, i64 %39, i64 %p1), !dbg !2134
	ret void, !dbg !2134

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 252, i64 %37, i64 %39), !dbg !2134
	ret void, !dbg !2134

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 254, i64 %107, i64 %p3), !dbg !2186
	ret void, !dbg !2186

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 255, i64 %106, i64 %107), !dbg !2186
	ret void, !dbg !2186
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2195 {
entry:
	br label %b0, !dbg !2196

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2197, !range !10
	%1 = sext i32 %0 to i64, !dbg !2197
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2197, !range !12
	%3 = sext i32 %2 to i64, !dbg !2197
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2197, !range !12
	%5 = sext i32 %4 to i64, !dbg !2197
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2197, !range !33
	%7 = sext i32 %6 to i64, !dbg !2197
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2197, !range !34
	%9 = sext i32 %8 to i64, !dbg !2197
	%10 = mul i64 %9, %5, !dbg !2197
	%11 = add i64 %3, %10, !dbg !2197
	%12 = mul i64 %7, %11, !dbg !2197
	%13 = add i64 %1, %12, !dbg !2197
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2197, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2197, !range !35
	%16 = mul i32 %14, %15, !dbg !2197
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2197, !range !36
	%18 = mul i32 %16, %17, !dbg !2197
	%19 = sext i32 %18 to i64, !dbg !2197
	%20 = mul i64 %13, %19, !dbg !2197
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2197, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2197, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2197, !range !13
	%24 = mul i32 %15, %23, !dbg !2197
	%25 = add i32 %22, %24, !dbg !2197
	%26 = mul i32 %14, %25, !dbg !2197
	%27 = add i32 %21, %26, !dbg !2197
	%28 = sext i32 %27 to i64, !dbg !2197
	%29 = add i64 %20, %28, !dbg !2197
	%30 = mul i64 %7, %9, !dbg !2197
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2197, !range !34
	%32 = sext i32 %31 to i64, !dbg !2197
	%33 = mul i64 %30, %32, !dbg !2197
	%34 = mul i64 %33, %19, !dbg !2197
	br label %b1, !dbg !2197

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !2197
	%36 = icmp slt i64 %35, %p3, !dbg !2197
	br i1 %36, label %b2, label %b24, !dbg !2197

b2:
	%37 = mul i64 %35, 40, !dbg !2198
	%38 = add i64 %35, 1, !dbg !2199
	%39 = mul i64 %38, 40, !dbg !2200
	%40 = icmp ugt i64 %39, %p1, !dbg !2201
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2201, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2201
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2201, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2201
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2202
	%44 = load i16, i16* %43, align 2, !dbg !2202
	%45 = icmp uge i64 %35, %p5, !dbg !2203
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2203, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2203
	%47 = load i16, i16* %46, align 2, !dbg !2203
	%48 = icmp uge i64 %35, %p7, !dbg !2204
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2204, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2204
	%50 = load i32, i32* %49, align 4, !dbg !2204
	%51 = zext i32 %50 to i64, !dbg !2205
	%52 = add i16 %44, %47, !dbg !2208
	%53 = sub i16 %44, %47, !dbg !2209
	%54 = mul i16 %44, %47, !dbg !2210
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !2211
	store i16 %52, i16* %55, align 2, !dbg !2211
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !2212
	store i16 %53, i16* %56, align 2, !dbg !2212
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !2213
	store i16 %54, i16* %57, align 2, !dbg !2213
	%58 = and i16 %44, %47, !dbg !2214
	%59 = or i16 %44, %47, !dbg !2215
	%60 = xor i16 %44, %47, !dbg !2216
	%61 = xor i16 %47, -1, !dbg !2217
	%62 = and i16 %44, %61, !dbg !2217
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !2218
	store i16 %58, i16* %63, align 2, !dbg !2218
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !2219
	store i16 %59, i16* %64, align 2, !dbg !2219
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !2220
	store i16 %60, i16* %65, align 2, !dbg !2220
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !2221
	store i16 %62, i16* %66, align 2, !dbg !2221
	%67 = xor i16 %44, -1, !dbg !2222
	%68 = sub i16 0, %44, !dbg !2223
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !2224
	store i16 %67, i16* %69, align 2, !dbg !2224
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !2225
	store i16 %68, i16* %70, align 2, !dbg !2225
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !2226
	store i16 %44, i16* %71, align 2, !dbg !2226
	%72 = icmp ult i64 %51, 16, !dbg !2227
	%73 = trunc i64 %51 to i16, !dbg !2227
	%74 = shl i16 %44, %73, !dbg !2227
	%75 = select i1 %72, i16 %74, i16 0, !dbg !2227
	%76 = icmp ult i64 %51, 16, !dbg !2228
	%77 = trunc i64 %51 to i16, !dbg !2228
	%78 = lshr i16 %44, %77, !dbg !2228
	%79 = select i1 %76, i16 %78, i16 0, !dbg !2228
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !2229
	store i16 %75, i16* %80, align 2, !dbg !2229
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !2230
	store i16 %79, i16* %81, align 2, !dbg !2230
	%82 = icmp ult i64 %51, 16, !dbg !2232
	%83 = trunc i64 %51 to i16, !dbg !2232
	%84 = shl i16 %44, %83, !dbg !2232
	%85 = select i1 %82, i16 %84, i16 0, !dbg !2232
	%86 = trunc i64 %51 to i8, !dbg !2233
	%87 = zext i8 %86 to i16, !dbg !2234
	%88 = icmp ult i16 %87, 16, !dbg !2234
	%89 = lshr i16 %44, %87, !dbg !2234
	%90 = select i1 %88, i16 %89, i16 0, !dbg !2234
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !2235
	store i16 %85, i16* %91, align 2, !dbg !2235
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !2236
	store i16 %90, i16* %92, align 2, !dbg !2236
	%93 = shl i16 %44, 3, !dbg !2237
	%94 = lshr i16 %44, 3, !dbg !2238
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !2239
	store i16 %93, i16* %95, align 2, !dbg !2239
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !2240
	store i16 %94, i16* %96, align 2, !dbg !2240
	%97 = icmp ult i64 %51, 16, !dbg !2241
	%98 = trunc i64 %51 to i16, !dbg !2241
	%99 = shl i16 1, %98, !dbg !2241
	%100 = select i1 %97, i16 %99, i16 0, !dbg !2241
	%101 = urem i64 %51, 8, !dbg !2242
	%102 = icmp ult i64 %101, 16, !dbg !2243
	%103 = trunc i64 %101 to i16, !dbg !2243
	%104 = lshr i16 %47, %103, !dbg !2243
	%105 = select i1 %102, i16 %104, i16 0, !dbg !2243
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !2244
	store i16 %100, i16* %106, align 2, !dbg !2244
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !2245
	store i16 %105, i16* %107, align 2, !dbg !2245
	%108 = icmp ne i16 %47, 0, !dbg !2246
	br i1 %108, label %b3, label %b4, !dbg !2246

b3:
	%109 = udiv i16 %44, %47, !dbg !2247
	%110 = urem i16 %44, %47, !dbg !2248
	%111 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2249
	store i16 %109, i16* %111, align 2, !dbg !2249
	%112 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2250
	store i16 %110, i16* %112, align 2, !dbg !2250
	br label %b5, !dbg !2250

b4:
	%113 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2251
	store i16 0, i16* %113, align 2, !dbg !2251
	%114 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2252
	store i16 0, i16* %114, align 2, !dbg !2252
	br label %b5, !dbg !2252

b5:
	%115 = udiv i16 %44, 7, !dbg !2253
	%116 = urem i16 %44, 7, !dbg !2254
	%117 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !2255
	store i16 %115, i16* %117, align 2, !dbg !2255
	%118 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !2256
	store i16 %116, i16* %118, align 2, !dbg !2256
	%119 = udiv i16 %44, 8, !dbg !2257
	%120 = urem i16 %44, 8, !dbg !2258
	%121 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !2259
	store i16 %119, i16* %121, align 2, !dbg !2259
	%122 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !2260
	store i16 %120, i16* %122, align 2, !dbg !2260
	%123 = icmp ult i16 %44, %47, !dbg !2261
	%124 = select i1 %123, i16 %44, i16 %47, !dbg !2261
	%125 = icmp ugt i16 %44, %47, !dbg !2262
	%126 = select i1 %125, i16 %44, i16 %47, !dbg !2262
	%127 = icmp ugt i16 %126, 3, !dbg !2262
	%128 = select i1 %127, i16 %126, i16 3, !dbg !2262
	%129 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !2263
	store i16 %124, i16* %129, align 2, !dbg !2263
	%130 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !2264
	store i16 %128, i16* %130, align 2, !dbg !2264
	%131 = icmp eq i16 %44, %47, !dbg !2265
	br i1 %131, label %b7, label %b6, !dbg !2268

b6:
	br label %b7, !dbg !2269

b7:
	%132 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2270
	%133 = icmp ne i16 %44, %47, !dbg !2270
	br i1 %133, label %b9, label %b8, !dbg !2272

b8:
	br label %b9, !dbg !2273

b9:
	%134 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2274
	br i1 %123, label %b11, label %b10, !dbg !2276

b10:
	br label %b11, !dbg !2277

b11:
	%135 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2278
	%136 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !2278
	store i16 %132, i16* %136, align 2, !dbg !2278
	%137 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !2279
	store i16 %134, i16* %137, align 2, !dbg !2279
	%138 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !2280
	store i16 %135, i16* %138, align 2, !dbg !2280
	%139 = icmp ule i16 %44, %47, !dbg !2281
	br i1 %139, label %b13, label %b12, !dbg !2283

b12:
	br label %b13, !dbg !2284

b13:
	%140 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2285
	br i1 %125, label %b15, label %b14, !dbg !2287

b14:
	br label %b15, !dbg !2288

b15:
	%141 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2289
	%142 = icmp uge i16 %44, %47, !dbg !2289
	br i1 %142, label %b17, label %b16, !dbg !2291

b16:
	br label %b17, !dbg !2292

b17:
	%143 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2293
	%144 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !2293
	store i16 %140, i16* %144, align 2, !dbg !2293
	%145 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !2294
	store i16 %141, i16* %145, align 2, !dbg !2294
	%146 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !2295
	store i16 %143, i16* %146, align 2, !dbg !2295
	%147 = mul i16 %52, 3, !dbg !2296
	%148 = sub i16 %147, 5, !dbg !2297
	%149 = xor i16 %148, %44, !dbg !2298
	%150 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !2299
	store i16 %149, i16* %150, align 2, !dbg !2299
	%151 = shl i16 %149, 2, !dbg !2300
	%152 = lshr i16 %151, 1, !dbg !2301
	%153 = or i16 %152, 1, !dbg !2302
	%154 = and i16 %153, -3, !dbg !2303
	%155 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !2304
	store i16 %154, i16* %155, align 2, !dbg !2304
	%156 = sub i16 %154, 1, !dbg !2305
	%157 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !2306
	store i16 %156, i16* %157, align 2, !dbg !2306
	%158 = sub i16 %47, %44, !dbg !2307
	%159 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !2308
	store i16 %158, i16* %159, align 2, !dbg !2308
	br i1 %123, label %b18, label %b19, !dbg !2309

b18:
	br i1 %108, label %b21, label %b19, !dbg !2310

b19:
	%160 = icmp eq i16 %44, 5, !dbg !2311
	br i1 %160, label %b21, label %b20, !dbg !2313

b20:
	br label %b21, !dbg !2314

b21:
	%161 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2315
	%162 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !2315
	store i16 %161, i16* %162, align 2, !dbg !2315
	%163 = icmp eq i16 %47, 1, !dbg !2316
	%164 = icmp ne i1 %139, %163, !dbg !2317
	br i1 %164, label %b23, label %b22, !dbg !2319

b22:
	br label %b23, !dbg !2320

b23:
	%165 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !2321
	%166 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !2321
	store i16 %165, i16* %166, align 2, !dbg !2321
	%167 = and i64 %51, 3, !dbg !2322
	%168 = icmp ult i64 %167, 16, !dbg !2323
	%169 = trunc i64 %167 to i16, !dbg !2323
	%170 = shl i16 1, %169, !dbg !2323
	%171 = select i1 %168, i16 %170, i16 0, !dbg !2323
	%172 = add i16 %171, %44, !dbg !2324
	%173 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !2325
	store i16 %172, i16* %173, align 2, !dbg !2325
	%174 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !2326
	store i16 -1, i16* %174, align 2, !dbg !2326
	%175 = add i64 %35, %34, !dbg !2197
	br label %b1, !dbg !2197

b24:
	ret void, !dbg !2197

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 258, i64 %39, i64 %p1), !dbg !2201
	ret void, !dbg !2201

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 259, i64 %37, i64 %39), !dbg !2201
	ret void, !dbg !2201

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 260, i64 %35, i64 %p5), !dbg !2203
	ret void, !dbg !2203

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 260, i64 %35, i64 %p7), !dbg !2204
	ret void, !dbg !2204
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2327 {
entry:
	br label %b0, !dbg !2328

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2329, !range !10
	%1 = sext i32 %0 to i64, !dbg !2329
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2329, !range !12
	%3 = sext i32 %2 to i64, !dbg !2329
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2329, !range !12
	%5 = sext i32 %4 to i64, !dbg !2329
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2329, !range !33
	%7 = sext i32 %6 to i64, !dbg !2329
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2329, !range !34
	%9 = sext i32 %8 to i64, !dbg !2329
	%10 = mul i64 %9, %5, !dbg !2329
	%11 = add i64 %3, %10, !dbg !2329
	%12 = mul i64 %7, %11, !dbg !2329
	%13 = add i64 %1, %12, !dbg !2329
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2329, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2329, !range !35
	%16 = mul i32 %14, %15, !dbg !2329
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2329, !range !36
	%18 = mul i32 %16, %17, !dbg !2329
	%19 = sext i32 %18 to i64, !dbg !2329
	%20 = mul i64 %13, %19, !dbg !2329
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2329, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2329, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2329, !range !13
	%24 = mul i32 %15, %23, !dbg !2329
	%25 = add i32 %22, %24, !dbg !2329
	%26 = mul i32 %14, %25, !dbg !2329
	%27 = add i32 %21, %26, !dbg !2329
	%28 = sext i32 %27 to i64, !dbg !2329
	%29 = add i64 %20, %28, !dbg !2329
	%30 = mul i64 %7, %9, !dbg !2329
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2329, !range !34
	%32 = sext i32 %31 to i64, !dbg !2329
	%33 = mul i64 %30, %32, !dbg !2329
	%34 = mul i64 %33, %19, !dbg !2329
	br label %b1, !dbg !2329

b1:
	%35 = phi i64 [ %29, %b0 ], [ %121, %b2_ok4 ], !dbg !2329
	%36 = icmp slt i64 %35, %p5, !dbg !2329
	br i1 %36, label %b2, label %b3, !dbg !2329

b2:
	%37 = mul i64 %35, 20, !dbg !2330
	%38 = add i64 %35, 1, !dbg !2331
	%39 = mul i64 %38, 20, !dbg !2332
	%40 = icmp ugt i64 %39, %p1, !dbg !2333
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2333, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2333
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2333, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2333
	%43 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2334
	%44 = load i16, i16* %43, align 2, !dbg !2334
	%45 = trunc i16 %44 to i8, !dbg !2337
	%46 = sext i8 %45 to i64, !dbg !2338
	%47 = sext i16 %44 to i64, !dbg !2340
	%48 = zext i16 %44 to i32, !dbg !2341
	%49 = sext i32 %48 to i64, !dbg !2342
	%50 = zext i16 %44 to i64, !dbg !2343
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2344
	store i64 %46, i64* %51, align 8, !dbg !2344
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2345
	store i64 %47, i64* %52, align 8, !dbg !2345
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2346
	store i64 %49, i64* %53, align 8, !dbg !2346
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2347
	store i64 %50, i64* %54, align 8, !dbg !2347
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2348
	store i64 %50, i64* %55, align 8, !dbg !2348
	%56 = trunc i16 %44 to i8, !dbg !2349
	%57 = zext i8 %56 to i64, !dbg !2350
	%58 = zext i16 %44 to i32, !dbg !2351
	%59 = zext i32 %58 to i64, !dbg !2352
	%60 = zext i16 %44 to i64, !dbg !2353
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2355
	store i64 %57, i64* %61, align 8, !dbg !2355
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2356
	store i64 %50, i64* %62, align 8, !dbg !2356
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2357
	store i64 %59, i64* %63, align 8, !dbg !2357
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2358
	store i64 %60, i64* %64, align 8, !dbg !2358
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2359
	store i64 %60, i64* %65, align 8, !dbg !2359
	%66 = sext i8 %45 to i16, !dbg !2360
	%67 = zext i16 %66 to i64, !dbg !2361
	%68 = zext i8 %56 to i16, !dbg !2362
	%69 = zext i16 %68 to i64, !dbg !2363
	%70 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2364
	store i64 %67, i64* %70, align 8, !dbg !2364
	%71 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2365
	store i64 %69, i64* %71, align 8, !dbg !2365
	%72 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2366
	store i64 %50, i64* %72, align 8, !dbg !2366
	%73 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2367
	store i64 %50, i64* %73, align 8, !dbg !2367
	%74 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2368
	store i64 %50, i64* %74, align 8, !dbg !2368
	%75 = lshr i16 %68, 1, !dbg !2369
	%76 = uitofp i16 %75 to float, !dbg !2370
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2371
	%78 = fcmp uno float %76, %76, !dbg !2371
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2371
	%80 = uitofp i16 %75 to double, !dbg !2372
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2373
	%82 = fcmp uno double %80, %80, !dbg !2373
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2373
	%84 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2374
	store i64 %79, i64* %84, align 8, !dbg !2374
	%85 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2375
	store i64 %83, i64* %85, align 8, !dbg !2375
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2376
	%87 = icmp slt i32 %86, 0, !dbg !2376
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2376
	%89 = icmp sgt i32 %88, 65535, !dbg !2376
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2376
	%91 = trunc i32 %90 to i16, !dbg !2376
	%92 = zext i16 %91 to i64, !dbg !2377
	%93 = fadd double %80, 7.500000e-01, !dbg !2378
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2379
	%95 = fcmp uno double %93, %93, !dbg !2379
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2379
	%97 = icmp slt i32 %96, 0, !dbg !2379
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2379
	%99 = icmp sgt i32 %98, 65535, !dbg !2379
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2379
	%101 = trunc i32 %100 to i16, !dbg !2379
	%102 = zext i16 %101 to i64, !dbg !2380
	%103 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2381
	store i64 %92, i64* %103, align 8, !dbg !2381
	%104 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2382
	store i64 %102, i64* %104, align 8, !dbg !2382
	%105 = fmul double %80, 3.500000e+00, !dbg !2383
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2384
	%107 = fcmp uno double %105, %105, !dbg !2384
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2384
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2386
	store i64 %108, i64* %109, align 8, !dbg !2386
	%110 = mul i64 %35, 2, !dbg !2387
	%111 = add i64 %110, 2, !dbg !2388
	%112 = icmp ugt i64 %111, %p3, !dbg !2389
	br i1 %112, label %b2_fail3, label %b2_ok3, !dbg !2389, !prof !9

b2_ok3:
	%113 = icmp ugt i64 %110, %111, !dbg !2389
	br i1 %113, label %b2_fail4, label %b2_ok4, !dbg !2389, !prof !9

b2_ok4:
	%114 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2389
	%115 = load i16, i16* %43, align 2, !dbg !2390
	%116 = uitofp i16 %115 to float, !dbg !2393
	%117 = fpext float %116 to double, !dbg !2394
	%118 = uitofp i16 %115 to double, !dbg !2395
	%119 = getelementptr inbounds double, double* %114, i64 0, !dbg !2396
	store double %117, double* %119, align 8, !dbg !2396
	%120 = getelementptr inbounds double, double* %114, i64 1, !dbg !2397
	store double %118, double* %120, align 8, !dbg !2397
	%121 = add i64 %35, %34, !dbg !2329
	br label %b1, !dbg !2329

b3:
	ret void, !dbg !2329

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 262, i64 %39, i64 %p1), !dbg !2333
	ret void, !dbg !2333

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 263, i64 %37, i64 %39), !dbg !2333
	ret void, !dbg !2333

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 265, i64 %111, i64 %p3), !dbg !2389
	ret void, !dbg !2389

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 266, i64 %110, i64 %111), !dbg !2389
	ret void, !dbg !2389
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2398 {
entry:
	br label %b0, !dbg !2399

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2400, !range !10
	%1 = sext i32 %0 to i64, !dbg !2400
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2400, !range !12
	%3 = sext i32 %2 to i64, !dbg !2400
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2400, !range !12
	%5 = sext i32 %4 to i64, !dbg !2400
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2400, !range !33
	%7 = sext i32 %6 to i64, !dbg !2400
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2400, !range !34
	%9 = sext i32 %8 to i64, !dbg !2400
	%10 = mul i64 %9, %5, !dbg !2400
	%11 = add i64 %3, %10, !dbg !2400
	%12 = mul i64 %7, %11, !dbg !2400
	%13 = add i64 %1, %12, !dbg !2400
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2400, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2400, !range !35
	%16 = mul i32 %14, %15, !dbg !2400
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2400, !range !36
	%18 = mul i32 %16, %17, !dbg !2400
	%19 = sext i32 %18 to i64, !dbg !2400
	%20 = mul i64 %13, %19, !dbg !2400
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2400, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2400, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2400, !range !13
	%24 = mul i32 %15, %23, !dbg !2400
	%25 = add i32 %22, %24, !dbg !2400
	%26 = mul i32 %14, %25, !dbg !2400
	%27 = add i32 %21, %26, !dbg !2400
	%28 = sext i32 %27 to i64, !dbg !2400
	%29 = add i64 %20, %28, !dbg !2400
	%30 = mul i64 %7, %9, !dbg !2400
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2400, !range !34
	%32 = sext i32 %31 to i64, !dbg !2400
	%33 = mul i64 %30, %32, !dbg !2400
	%34 = mul i64 %33, %19, !dbg !2400
	br label %b1, !dbg !2400

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !2400
	%36 = icmp slt i64 %35, %p3, !dbg !2400
	br i1 %36, label %b2, label %b24, !dbg !2400

b2:
	%37 = mul i64 %35, 40, !dbg !2401
	%38 = add i64 %35, 1, !dbg !2402
	%39 = mul i64 %38, 40, !dbg !2403
	%40 = icmp ugt i64 %39, %p1, !dbg !2404
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2404, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2404
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2404, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2404
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2405
	%44 = load i32, i32* %43, align 4, !dbg !2405
	%45 = icmp uge i64 %35, %p5, !dbg !2406
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2406, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2406
	%47 = load i32, i32* %46, align 4, !dbg !2406
	%48 = icmp uge i64 %35, %p7, !dbg !2407
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2407, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2407
	%50 = load i32, i32* %49, align 4, !dbg !2407
	%51 = zext i32 %50 to i64, !dbg !2408
	%52 = add i32 %44, %47, !dbg !2411
	%53 = sub i32 %44, %47, !dbg !2412
	%54 = mul i32 %44, %47, !dbg !2413
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !2414
	store i32 %52, i32* %55, align 4, !dbg !2414
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !2415
	store i32 %53, i32* %56, align 4, !dbg !2415
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !2416
	store i32 %54, i32* %57, align 4, !dbg !2416
	%58 = and i32 %44, %47, !dbg !2417
	%59 = or i32 %44, %47, !dbg !2418
	%60 = xor i32 %44, %47, !dbg !2419
	%61 = xor i32 %47, -1, !dbg !2420
	%62 = and i32 %44, %61, !dbg !2420
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !2421
	store i32 %58, i32* %63, align 4, !dbg !2421
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !2422
	store i32 %59, i32* %64, align 4, !dbg !2422
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !2423
	store i32 %60, i32* %65, align 4, !dbg !2423
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !2424
	store i32 %62, i32* %66, align 4, !dbg !2424
	%67 = xor i32 %44, -1, !dbg !2425
	%68 = sub i32 0, %44, !dbg !2426
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !2427
	store i32 %67, i32* %69, align 4, !dbg !2427
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !2428
	store i32 %68, i32* %70, align 4, !dbg !2428
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !2429
	store i32 %44, i32* %71, align 4, !dbg !2429
	%72 = icmp ult i64 %51, 32, !dbg !2430
	%73 = trunc i64 %51 to i32, !dbg !2430
	%74 = shl i32 %44, %73, !dbg !2430
	%75 = select i1 %72, i32 %74, i32 0, !dbg !2430
	%76 = icmp ult i64 %51, 32, !dbg !2431
	%77 = trunc i64 %51 to i32, !dbg !2431
	%78 = lshr i32 %44, %77, !dbg !2431
	%79 = select i1 %76, i32 %78, i32 0, !dbg !2431
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !2432
	store i32 %75, i32* %80, align 4, !dbg !2432
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !2433
	store i32 %79, i32* %81, align 4, !dbg !2433
	%82 = icmp ult i64 %51, 32, !dbg !2435
	%83 = trunc i64 %51 to i32, !dbg !2435
	%84 = shl i32 %44, %83, !dbg !2435
	%85 = select i1 %82, i32 %84, i32 0, !dbg !2435
	%86 = trunc i64 %51 to i8, !dbg !2436
	%87 = zext i8 %86 to i32, !dbg !2437
	%88 = icmp ult i32 %87, 32, !dbg !2437
	%89 = lshr i32 %44, %87, !dbg !2437
	%90 = select i1 %88, i32 %89, i32 0, !dbg !2437
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !2438
	store i32 %85, i32* %91, align 4, !dbg !2438
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !2439
	store i32 %90, i32* %92, align 4, !dbg !2439
	%93 = shl i32 %44, 3, !dbg !2440
	%94 = lshr i32 %44, 3, !dbg !2441
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !2442
	store i32 %93, i32* %95, align 4, !dbg !2442
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !2443
	store i32 %94, i32* %96, align 4, !dbg !2443
	%97 = icmp ult i64 %51, 32, !dbg !2444
	%98 = trunc i64 %51 to i32, !dbg !2444
	%99 = shl i32 1, %98, !dbg !2444
	%100 = select i1 %97, i32 %99, i32 0, !dbg !2444
	%101 = urem i64 %51, 8, !dbg !2445
	%102 = icmp ult i64 %101, 32, !dbg !2446
	%103 = trunc i64 %101 to i32, !dbg !2446
	%104 = lshr i32 %47, %103, !dbg !2446
	%105 = select i1 %102, i32 %104, i32 0, !dbg !2446
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !2447
	store i32 %100, i32* %106, align 4, !dbg !2447
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !2448
	store i32 %105, i32* %107, align 4, !dbg !2448
	%108 = icmp ne i32 %47, 0, !dbg !2449
	br i1 %108, label %b3, label %b4, !dbg !2449

b3:
	%109 = udiv i32 %44, %47, !dbg !2450
	%110 = urem i32 %44, %47, !dbg !2451
	%111 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2452
	store i32 %109, i32* %111, align 4, !dbg !2452
	%112 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2453
	store i32 %110, i32* %112, align 4, !dbg !2453
	br label %b5, !dbg !2453

b4:
	%113 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2454
	store i32 0, i32* %113, align 4, !dbg !2454
	%114 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2455
	store i32 0, i32* %114, align 4, !dbg !2455
	br label %b5, !dbg !2455

b5:
	%115 = udiv i32 %44, 7, !dbg !2456
	%116 = urem i32 %44, 7, !dbg !2457
	%117 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !2458
	store i32 %115, i32* %117, align 4, !dbg !2458
	%118 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !2459
	store i32 %116, i32* %118, align 4, !dbg !2459
	%119 = udiv i32 %44, 8, !dbg !2460
	%120 = urem i32 %44, 8, !dbg !2461
	%121 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !2462
	store i32 %119, i32* %121, align 4, !dbg !2462
	%122 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !2463
	store i32 %120, i32* %122, align 4, !dbg !2463
	%123 = icmp ult i32 %44, %47, !dbg !2464
	%124 = select i1 %123, i32 %44, i32 %47, !dbg !2464
	%125 = icmp ugt i32 %44, %47, !dbg !2465
	%126 = select i1 %125, i32 %44, i32 %47, !dbg !2465
	%127 = icmp ugt i32 %126, 3, !dbg !2465
	%128 = select i1 %127, i32 %126, i32 3, !dbg !2465
	%129 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !2466
	store i32 %124, i32* %129, align 4, !dbg !2466
	%130 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !2467
	store i32 %128, i32* %130, align 4, !dbg !2467
	%131 = icmp eq i32 %44, %47, !dbg !2468
	br i1 %131, label %b7, label %b6, !dbg !2471

b6:
	br label %b7, !dbg !2472

b7:
	%132 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2473
	%133 = icmp ne i32 %44, %47, !dbg !2473
	br i1 %133, label %b9, label %b8, !dbg !2475

b8:
	br label %b9, !dbg !2476

b9:
	%134 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2477
	br i1 %123, label %b11, label %b10, !dbg !2479

b10:
	br label %b11, !dbg !2480

b11:
	%135 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2481
	%136 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !2481
	store i32 %132, i32* %136, align 4, !dbg !2481
	%137 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !2482
	store i32 %134, i32* %137, align 4, !dbg !2482
	%138 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !2483
	store i32 %135, i32* %138, align 4, !dbg !2483
	%139 = icmp ule i32 %44, %47, !dbg !2484
	br i1 %139, label %b13, label %b12, !dbg !2486

b12:
	br label %b13, !dbg !2487

b13:
	%140 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2488
	br i1 %125, label %b15, label %b14, !dbg !2490

b14:
	br label %b15, !dbg !2491

b15:
	%141 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2492
	%142 = icmp uge i32 %44, %47, !dbg !2492
	br i1 %142, label %b17, label %b16, !dbg !2494

b16:
	br label %b17, !dbg !2495

b17:
	%143 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2496
	%144 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !2496
	store i32 %140, i32* %144, align 4, !dbg !2496
	%145 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !2497
	store i32 %141, i32* %145, align 4, !dbg !2497
	%146 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !2498
	store i32 %143, i32* %146, align 4, !dbg !2498
	%147 = mul i32 %52, 3, !dbg !2499
	%148 = sub i32 %147, 5, !dbg !2500
	%149 = xor i32 %148, %44, !dbg !2501
	%150 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !2502
	store i32 %149, i32* %150, align 4, !dbg !2502
	%151 = shl i32 %149, 2, !dbg !2503
	%152 = lshr i32 %151, 1, !dbg !2504
	%153 = or i32 %152, 1, !dbg !2505
	%154 = and i32 %153, -3, !dbg !2506
	%155 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !2507
	store i32 %154, i32* %155, align 4, !dbg !2507
	%156 = sub i32 %154, 1, !dbg !2508
	%157 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !2509
	store i32 %156, i32* %157, align 4, !dbg !2509
	%158 = sub i32 %47, %44, !dbg !2510
	%159 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !2511
	store i32 %158, i32* %159, align 4, !dbg !2511
	br i1 %123, label %b18, label %b19, !dbg !2512

b18:
	br i1 %108, label %b21, label %b19, !dbg !2513

b19:
	%160 = icmp eq i32 %44, 5, !dbg !2514
	br i1 %160, label %b21, label %b20, !dbg !2516

b20:
	br label %b21, !dbg !2517

b21:
	%161 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2518
	%162 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !2518
	store i32 %161, i32* %162, align 4, !dbg !2518
	%163 = icmp eq i32 %47, 1, !dbg !2519
	%164 = icmp ne i1 %139, %163, !dbg !2520
	br i1 %164, label %b23, label %b22, !dbg !2522

b22:
	br label %b23, !dbg !2523

b23:
	%165 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !2524
	%166 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !2524
	store i32 %165, i32* %166, align 4, !dbg !2524
	%167 = and i64 %51, 3, !dbg !2525
	%168 = icmp ult i64 %167, 32, !dbg !2526
	%169 = trunc i64 %167 to i32, !dbg !2526
	%170 = shl i32 1, %169, !dbg !2526
	%171 = select i1 %168, i32 %170, i32 0, !dbg !2526
	%172 = add i32 %171, %44, !dbg !2527
	%173 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !2528
	store i32 %172, i32* %173, align 4, !dbg !2528
	%174 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !2529
	store i32 -1, i32* %174, align 4, !dbg !2529
	%175 = add i64 %35, %34, !dbg !2400
	br label %b1, !dbg !2400

b24:
	ret void, !dbg !2400

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 269, i64 %39, i64 %p1), !dbg !2404
	ret void, !dbg !2404

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 270, i64 %37, i64 %39), !dbg !2404
	ret void, !dbg !2404

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 271, i64 %35, i64 %p5), !dbg !2406
	ret void, !dbg !2406

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 271, i64 %35, i64 %p7), !dbg !2407
	ret void, !dbg !2407
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2530 {
entry:
	br label %b0, !dbg !2531

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2532, !range !10
	%1 = sext i32 %0 to i64, !dbg !2532
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2532, !range !12
	%3 = sext i32 %2 to i64, !dbg !2532
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2532, !range !12
	%5 = sext i32 %4 to i64, !dbg !2532
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2532, !range !33
	%7 = sext i32 %6 to i64, !dbg !2532
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2532, !range !34
	%9 = sext i32 %8 to i64, !dbg !2532
	%10 = mul i64 %9, %5, !dbg !2532
	%11 = add i64 %3, %10, !dbg !2532
	%12 = mul i64 %7, %11, !dbg !2532
	%13 = add i64 %1, %12, !dbg !2532
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2532, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2532, !range !35
	%16 = mul i32 %14, %15, !dbg !2532
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2532, !range !36
	%18 = mul i32 %16, %17, !dbg !2532
	%19 = sext i32 %18 to i64, !dbg !2532
	%20 = mul i64 %13, %19, !dbg !2532
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2532, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2532, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2532, !range !13
	%24 = mul i32 %15, %23, !dbg !2532
	%25 = add i32 %22, %24, !dbg !2532
	%26 = mul i32 %14, %25, !dbg !2532
	%27 = add i32 %21, %26, !dbg !2532
	%28 = sext i32 %27 to i64, !dbg !2532
	%29 = add i64 %20, %28, !dbg !2532
	%30 = mul i64 %7, %9, !dbg !2532
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2532, !range !34
	%32 = sext i32 %31 to i64, !dbg !2532
	%33 = mul i64 %30, %32, !dbg !2532
	%34 = mul i64 %33, %19, !dbg !2532
	br label %b1, !dbg !2532

b1:
	%35 = phi i64 [ %29, %b0 ], [ %113, %b2_ok4 ], !dbg !2532
	%36 = icmp slt i64 %35, %p5, !dbg !2532
	br i1 %36, label %b2, label %b3, !dbg !2532

b2:
	%37 = mul i64 %35, 20, !dbg !2533
	%38 = add i64 %35, 1, !dbg !2534
	%39 = mul i64 %38, 20, !dbg !2535
	%40 = icmp ugt i64 %39, %p1, !dbg !2536
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2536, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2536
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2536, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2536
	%43 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2537
	%44 = load i32, i32* %43, align 4, !dbg !2537
	%45 = trunc i32 %44 to i8, !dbg !2540
	%46 = sext i8 %45 to i64, !dbg !2541
	%47 = trunc i32 %44 to i16, !dbg !2542
	%48 = sext i16 %47 to i64, !dbg !2543
	%49 = sext i32 %44 to i64, !dbg !2545
	%50 = zext i32 %44 to i64, !dbg !2546
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2547
	store i64 %46, i64* %51, align 8, !dbg !2547
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2548
	store i64 %48, i64* %52, align 8, !dbg !2548
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2549
	store i64 %49, i64* %53, align 8, !dbg !2549
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2550
	store i64 %50, i64* %54, align 8, !dbg !2550
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2551
	store i64 %50, i64* %55, align 8, !dbg !2551
	%56 = trunc i32 %44 to i8, !dbg !2552
	%57 = zext i8 %56 to i64, !dbg !2553
	%58 = trunc i32 %44 to i16, !dbg !2554
	%59 = zext i16 %58 to i64, !dbg !2555
	%60 = zext i32 %44 to i64, !dbg !2556
	%61 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2558
	store i64 %57, i64* %61, align 8, !dbg !2558
	%62 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2559
	store i64 %59, i64* %62, align 8, !dbg !2559
	%63 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2560
	store i64 %50, i64* %63, align 8, !dbg !2560
	%64 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2561
	store i64 %60, i64* %64, align 8, !dbg !2561
	%65 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2562
	store i64 %60, i64* %65, align 8, !dbg !2562
	%66 = sext i8 %45 to i32, !dbg !2563
	%67 = zext i32 %66 to i64, !dbg !2564
	%68 = zext i8 %56 to i32, !dbg !2565
	%69 = zext i32 %68 to i64, !dbg !2566
	%70 = sext i16 %47 to i32, !dbg !2567
	%71 = zext i32 %70 to i64, !dbg !2568
	%72 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2569
	store i64 %67, i64* %72, align 8, !dbg !2569
	%73 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2570
	store i64 %69, i64* %73, align 8, !dbg !2570
	%74 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2571
	store i64 %71, i64* %74, align 8, !dbg !2571
	%75 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2572
	store i64 %50, i64* %75, align 8, !dbg !2572
	%76 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2573
	store i64 %50, i64* %76, align 8, !dbg !2573
	%77 = lshr i32 %68, 1, !dbg !2574
	%78 = uitofp i32 %77 to float, !dbg !2575
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2576
	%80 = fcmp uno float %78, %78, !dbg !2576
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2576
	%82 = uitofp i32 %77 to double, !dbg !2577
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2578
	%84 = fcmp uno double %82, %82, !dbg !2578
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2578
	%86 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2579
	store i64 %81, i64* %86, align 8, !dbg !2579
	%87 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2580
	store i64 %85, i64* %87, align 8, !dbg !2580
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2581
	%89 = zext i32 %88 to i64, !dbg !2582
	%90 = fadd double %82, 7.500000e-01, !dbg !2583
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2584
	%92 = fcmp uno double %90, %90, !dbg !2584
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2584
	%94 = zext i32 %93 to i64, !dbg !2585
	%95 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2586
	store i64 %89, i64* %95, align 8, !dbg !2586
	%96 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2587
	store i64 %94, i64* %96, align 8, !dbg !2587
	%97 = fmul double %82, 3.500000e+00, !dbg !2588
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2589
	%99 = fcmp uno double %97, %97, !dbg !2589
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2589
	%101 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2591
	store i64 %100, i64* %101, align 8, !dbg !2591
	%102 = mul i64 %35, 2, !dbg !2592
	%103 = add i64 %102, 2, !dbg !2593
	%104 = icmp ugt i64 %103, %p3, !dbg !2594
	br i1 %104, label %b2_fail3, label %b2_ok3, !dbg !2594, !prof !9

b2_ok3:
	%105 = icmp ugt i64 %102, %103, !dbg !2594
	br i1 %105, label %b2_fail4, label %b2_ok4, !dbg !2594, !prof !9

b2_ok4:
	%106 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2594
	%107 = load i32, i32* %43, align 4, !dbg !2595
	%108 = uitofp i32 %107 to float, !dbg !2598
	%109 = fpext float %108 to double, !dbg !2599
	%110 = uitofp i32 %107 to double, !dbg !2600
	%111 = getelementptr inbounds double, double* %106, i64 0, !dbg !2601
	store double %109, double* %111, align 8, !dbg !2601
	%112 = getelementptr inbounds double, double* %106, i64 1, !dbg !2602
	store double %110, double* %112, align 8, !dbg !2602
	%113 = add i64 %35, %34, !dbg !2532
	br label %b1, !dbg !2532

b3:
	ret void, !dbg !2532

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 273, i64 %39, i64 %p1), !dbg !2536
	ret void, !dbg !2536

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 274, i64 %37, i64 %39), !dbg !2536
	ret void, !dbg !2536

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 276, i64 %103, i64 %p3), !dbg !2594
	ret void, !dbg !2594

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 277, i64 %102, i64 %103), !dbg !2594
	ret void, !dbg !2594
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2603 {
entry:
	br label %b0, !dbg !2604

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2607, !range !10
	%1 = sext i32 %0 to i64, !dbg !2607
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2607, !range !12
	%3 = sext i32 %2 to i64, !dbg !2607
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2607, !range !12
	%5 = sext i32 %4 to i64, !dbg !2607
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2607, !range !33
	%7 = sext i32 %6 to i64, !dbg !2607
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2607, !range !34
	%9 = sext i32 %8 to i64, !dbg !2607
	%10 = mul i64 %9, %5, !dbg !2607
	%11 = add i64 %3, %10, !dbg !2607
	%12 = mul i64 %7, %11, !dbg !2607
	%13 = add i64 %1, %12, !dbg !2607
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2607, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2607, !range !35
	%16 = mul i32 %14, %15, !dbg !2607
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2607, !range !36
	%18 = mul i32 %16, %17, !dbg !2607
	%19 = sext i32 %18 to i64, !dbg !2607
	%20 = mul i64 %13, %19, !dbg !2607
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2607, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2607, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2607, !range !13
	%24 = mul i32 %15, %23, !dbg !2607
	%25 = add i32 %22, %24, !dbg !2607
	%26 = mul i32 %14, %25, !dbg !2607
	%27 = add i32 %21, %26, !dbg !2607
	%28 = sext i32 %27 to i64, !dbg !2607
	%29 = add i64 %20, %28, !dbg !2607
	%30 = add i64 %29, 1, !dbg !2608
	%31 = trunc i64 %30 to i32, !dbg !2609
	%32 = icmp uge i64 0, %p1, !dbg !2610
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2610, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2610
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !2611
	%35 = icmp uge i64 1, %p1, !dbg !2612
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2612, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2612
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !2613
	%38 = icmp uge i64 2, %p1, !dbg !2614
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2614, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2614
	%40 = atomicrmw umin i32* %39, i32 %31 monotonic, !dbg !2615
	%41 = icmp uge i64 3, %p1, !dbg !2616
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2616, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2616
	%43 = atomicrmw umax i32* %42, i32 %31 monotonic, !dbg !2617
	%44 = icmp uge i64 4, %p1, !dbg !2618
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2618, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2618
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !2619
	%47 = icmp uge i64 %29, %p3, !dbg !2620
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2620, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2620
	store i32 %46, i32* %48, align 4, !dbg !2620
	%49 = icmp uge i64 5, %p1, !dbg !2621
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2621, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2621
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !2622
	%52 = icmp eq i32 %51, 7, !dbg !2623
	br i1 %52, label %b1, label %b2, !dbg !2623

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !2624
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2624, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2624
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !2625
	br label %b2, !dbg !2625

b2:
	ret void, !dbg !2606

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !2610
	ret void, !dbg !2610

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !2612
	ret void, !dbg !2612

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !2614
	ret void, !dbg !2614

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !2616
	ret void, !dbg !2616

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !2618
	ret void, !dbg !2618

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !2620
	ret void, !dbg !2620

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !2621
	ret void, !dbg !2621

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !2624
	ret void, !dbg !2624
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2626 {
entry:
	br label %b0, !dbg !2627

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2630, !range !10
	%1 = sext i32 %0 to i64, !dbg !2630
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2630, !range !12
	%3 = sext i32 %2 to i64, !dbg !2630
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2630, !range !12
	%5 = sext i32 %4 to i64, !dbg !2630
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2630, !range !33
	%7 = sext i32 %6 to i64, !dbg !2630
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2630, !range !34
	%9 = sext i32 %8 to i64, !dbg !2630
	%10 = mul i64 %9, %5, !dbg !2630
	%11 = add i64 %3, %10, !dbg !2630
	%12 = mul i64 %7, %11, !dbg !2630
	%13 = add i64 %1, %12, !dbg !2630
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2630, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2630, !range !35
	%16 = mul i32 %14, %15, !dbg !2630
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2630, !range !36
	%18 = mul i32 %16, %17, !dbg !2630
	%19 = sext i32 %18 to i64, !dbg !2630
	%20 = mul i64 %13, %19, !dbg !2630
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2630, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2630, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2630, !range !13
	%24 = mul i32 %15, %23, !dbg !2630
	%25 = add i32 %22, %24, !dbg !2630
	%26 = mul i32 %14, %25, !dbg !2630
	%27 = add i32 %21, %26, !dbg !2630
	%28 = sext i32 %27 to i64, !dbg !2630
	%29 = add i64 %20, %28, !dbg !2630
	%30 = icmp uge i64 0, %p1, !dbg !2631
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2631, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2631
	%32 = srem i64 %29, 31, !dbg !2632
	%33 = icmp ult i64 %32, 32, !dbg !2633
	%34 = trunc i64 %32 to i32, !dbg !2633
	%35 = shl i32 1, %34, !dbg !2633
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2633
	%37 = xor i32 %36, -1, !dbg !2634
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !2635
	%39 = icmp uge i64 1, %p1, !dbg !2636
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2636, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2636
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !2637
	%42 = icmp uge i64 2, %p1, !dbg !2638
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2638, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2638
	%44 = trunc i64 %29 to i32, !dbg !2639
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !2640
	br label %b1, !dbg !2640

b1:
	%46 = icmp uge i64 3, %p1, !dbg !2641
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !2641, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2641
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !2642
	%49 = add i32 %48, 1, !dbg !2643
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !2644
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2644
	%52 = icmp eq i32 %51, %48, !dbg !2645
	br i1 %52, label %b2, label %b1, !dbg !2645

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !2646
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !2646, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2646
	store i32 %48, i32* %54, align 4, !dbg !2646
	%55 = icmp uge i64 4, %p1, !dbg !2647
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !2647, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2647
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !2648
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2648
	%59 = icmp eq i32 %58, 1, !dbg !2649
	br i1 %59, label %b3, label %b4, !dbg !2649

b3:
	%60 = icmp uge i64 5, %p1, !dbg !2650
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !2650, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2650
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !2651
	br label %b4, !dbg !2651

b4:
	ret void, !dbg !2629

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !2631
	ret void, !dbg !2631

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !2636
	ret void, !dbg !2636

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !2638
	ret void, !dbg !2638

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !2641
	ret void, !dbg !2641

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !2646
	ret void, !dbg !2646

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !2647
	ret void, !dbg !2647

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !2650
	ret void, !dbg !2650
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2652 {
entry:
	br label %b0, !dbg !2653

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2654, !range !10
	%1 = sext i32 %0 to i64, !dbg !2654
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2654, !range !12
	%3 = sext i32 %2 to i64, !dbg !2654
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2654, !range !12
	%5 = sext i32 %4 to i64, !dbg !2654
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2654, !range !33
	%7 = sext i32 %6 to i64, !dbg !2654
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2654, !range !34
	%9 = sext i32 %8 to i64, !dbg !2654
	%10 = mul i64 %9, %5, !dbg !2654
	%11 = add i64 %3, %10, !dbg !2654
	%12 = mul i64 %7, %11, !dbg !2654
	%13 = add i64 %1, %12, !dbg !2654
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2654, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2654, !range !35
	%16 = mul i32 %14, %15, !dbg !2654
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2654, !range !36
	%18 = mul i32 %16, %17, !dbg !2654
	%19 = sext i32 %18 to i64, !dbg !2654
	%20 = mul i64 %13, %19, !dbg !2654
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2654, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2654, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2654, !range !13
	%24 = mul i32 %15, %23, !dbg !2654
	%25 = add i32 %22, %24, !dbg !2654
	%26 = mul i32 %14, %25, !dbg !2654
	%27 = add i32 %21, %26, !dbg !2654
	%28 = sext i32 %27 to i64, !dbg !2654
	%29 = add i64 %20, %28, !dbg !2654
	%30 = mul i64 %7, %9, !dbg !2654
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2654, !range !34
	%32 = sext i32 %31 to i64, !dbg !2654
	%33 = mul i64 %30, %32, !dbg !2654
	%34 = mul i64 %33, %19, !dbg !2654
	br label %b1, !dbg !2654

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b23 ], !dbg !2654
	%36 = icmp slt i64 %35, %p3, !dbg !2654
	br i1 %36, label %b2, label %b24, !dbg !2654

b2:
	%37 = mul i64 %35, 40, !dbg !2655
	%38 = add i64 %35, 1, !dbg !2656
	%39 = mul i64 %38, 40, !dbg !2657
	%40 = icmp ugt i64 %39, %p1, !dbg !2658
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2658, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2658
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2658, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2658
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2659
	%44 = load i64, i64* %43, align 8, !dbg !2659
	%45 = icmp uge i64 %35, %p5, !dbg !2660
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2660, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2660
	%47 = load i64, i64* %46, align 8, !dbg !2660
	%48 = icmp uge i64 %35, %p7, !dbg !2661
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2661, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2661
	%50 = load i32, i32* %49, align 4, !dbg !2661
	%51 = zext i32 %50 to i64, !dbg !2662
	%52 = add i64 %44, %47, !dbg !2665
	%53 = sub i64 %44, %47, !dbg !2666
	%54 = mul i64 %44, %47, !dbg !2667
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2668
	store i64 %52, i64* %55, align 8, !dbg !2668
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2669
	store i64 %53, i64* %56, align 8, !dbg !2669
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2670
	store i64 %54, i64* %57, align 8, !dbg !2670
	%58 = and i64 %44, %47, !dbg !2671
	%59 = or i64 %44, %47, !dbg !2672
	%60 = xor i64 %44, %47, !dbg !2673
	%61 = xor i64 %47, -1, !dbg !2674
	%62 = and i64 %44, %61, !dbg !2674
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2675
	store i64 %58, i64* %63, align 8, !dbg !2675
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2676
	store i64 %59, i64* %64, align 8, !dbg !2676
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2677
	store i64 %60, i64* %65, align 8, !dbg !2677
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2678
	store i64 %62, i64* %66, align 8, !dbg !2678
	%67 = xor i64 %44, -1, !dbg !2679
	%68 = sub i64 0, %44, !dbg !2680
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2681
	store i64 %67, i64* %69, align 8, !dbg !2681
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2682
	store i64 %68, i64* %70, align 8, !dbg !2682
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2683
	store i64 %44, i64* %71, align 8, !dbg !2683
	%72 = icmp ult i64 %51, 64, !dbg !2684
	%73 = shl i64 %44, %51, !dbg !2684
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2684
	%75 = icmp ult i64 %51, 64, !dbg !2685
	%76 = lshr i64 %44, %51, !dbg !2685
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2685
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2686
	store i64 %74, i64* %78, align 8, !dbg !2686
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2687
	store i64 %77, i64* %79, align 8, !dbg !2687
	%80 = icmp ult i64 %51, 64, !dbg !2689
	%81 = shl i64 %44, %51, !dbg !2689
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2689
	%83 = trunc i64 %51 to i8, !dbg !2690
	%84 = zext i8 %83 to i64, !dbg !2691
	%85 = icmp ult i64 %84, 64, !dbg !2691
	%86 = lshr i64 %44, %84, !dbg !2691
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2691
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2692
	store i64 %82, i64* %88, align 8, !dbg !2692
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2693
	store i64 %87, i64* %89, align 8, !dbg !2693
	%90 = shl i64 %44, 3, !dbg !2694
	%91 = lshr i64 %44, 3, !dbg !2695
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2696
	store i64 %90, i64* %92, align 8, !dbg !2696
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2697
	store i64 %91, i64* %93, align 8, !dbg !2697
	%94 = icmp ult i64 %51, 64, !dbg !2698
	%95 = shl i64 1, %51, !dbg !2698
	%96 = select i1 %94, i64 %95, i64 0, !dbg !2698
	%97 = urem i64 %51, 8, !dbg !2699
	%98 = icmp ult i64 %97, 64, !dbg !2700
	%99 = lshr i64 %47, %97, !dbg !2700
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2700
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2701
	store i64 %96, i64* %101, align 8, !dbg !2701
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2702
	store i64 %100, i64* %102, align 8, !dbg !2702
	%103 = icmp ne i64 %47, 0, !dbg !2703
	br i1 %103, label %b3, label %b4, !dbg !2703

b3:
	%104 = udiv i64 %44, %47, !dbg !2704
	%105 = urem i64 %44, %47, !dbg !2705
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2706
	store i64 %104, i64* %106, align 8, !dbg !2706
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2707
	store i64 %105, i64* %107, align 8, !dbg !2707
	br label %b5, !dbg !2707

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2708
	store i64 0, i64* %108, align 8, !dbg !2708
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2709
	store i64 0, i64* %109, align 8, !dbg !2709
	br label %b5, !dbg !2709

b5:
	%110 = udiv i64 %44, 7, !dbg !2710
	%111 = urem i64 %44, 7, !dbg !2711
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !2712
	store i64 %110, i64* %112, align 8, !dbg !2712
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !2713
	store i64 %111, i64* %113, align 8, !dbg !2713
	%114 = udiv i64 %44, 8, !dbg !2714
	%115 = urem i64 %44, 8, !dbg !2715
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !2716
	store i64 %114, i64* %116, align 8, !dbg !2716
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !2717
	store i64 %115, i64* %117, align 8, !dbg !2717
	%118 = icmp ult i64 %44, %47, !dbg !2718
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !2718
	%120 = icmp ugt i64 %44, %47, !dbg !2719
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !2719
	%122 = icmp ugt i64 %121, 3, !dbg !2719
	%123 = select i1 %122, i64 %121, i64 3, !dbg !2719
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !2720
	store i64 %119, i64* %124, align 8, !dbg !2720
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !2721
	store i64 %123, i64* %125, align 8, !dbg !2721
	%126 = icmp eq i64 %44, %47, !dbg !2722
	br i1 %126, label %b7, label %b6, !dbg !2725

b6:
	br label %b7, !dbg !2726

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2727
	%128 = icmp ne i64 %44, %47, !dbg !2727
	br i1 %128, label %b9, label %b8, !dbg !2729

b8:
	br label %b9, !dbg !2730

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2731
	br i1 %118, label %b11, label %b10, !dbg !2733

b10:
	br label %b11, !dbg !2734

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2735
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !2735
	store i64 %127, i64* %131, align 8, !dbg !2735
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !2736
	store i64 %129, i64* %132, align 8, !dbg !2736
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !2737
	store i64 %130, i64* %133, align 8, !dbg !2737
	%134 = icmp ule i64 %44, %47, !dbg !2738
	br i1 %134, label %b13, label %b12, !dbg !2740

b12:
	br label %b13, !dbg !2741

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2742
	br i1 %120, label %b15, label %b14, !dbg !2744

b14:
	br label %b15, !dbg !2745

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2746
	%137 = icmp uge i64 %44, %47, !dbg !2746
	br i1 %137, label %b17, label %b16, !dbg !2748

b16:
	br label %b17, !dbg !2749

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2750
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !2750
	store i64 %135, i64* %139, align 8, !dbg !2750
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !2751
	store i64 %136, i64* %140, align 8, !dbg !2751
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !2752
	store i64 %138, i64* %141, align 8, !dbg !2752
	%142 = mul i64 %52, 3, !dbg !2753
	%143 = sub i64 %142, 5, !dbg !2754
	%144 = xor i64 %143, %44, !dbg !2755
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !2756
	store i64 %144, i64* %145, align 8, !dbg !2756
	%146 = shl i64 %144, 2, !dbg !2757
	%147 = lshr i64 %146, 1, !dbg !2758
	%148 = or i64 %147, 1, !dbg !2759
	%149 = and i64 %148, -3, !dbg !2760
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !2761
	store i64 %149, i64* %150, align 8, !dbg !2761
	%151 = sub i64 %149, 1, !dbg !2762
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !2763
	store i64 %151, i64* %152, align 8, !dbg !2763
	%153 = sub i64 %47, %44, !dbg !2764
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !2765
	store i64 %153, i64* %154, align 8, !dbg !2765
	br i1 %118, label %b18, label %b19, !dbg !2766

b18:
	br i1 %103, label %b21, label %b19, !dbg !2767

b19:
	%155 = icmp eq i64 %44, 5, !dbg !2768
	br i1 %155, label %b21, label %b20, !dbg !2770

b20:
	br label %b21, !dbg !2771

b21:
	%156 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2772
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !2772
	store i64 %156, i64* %157, align 8, !dbg !2772
	%158 = icmp eq i64 %47, 1, !dbg !2773
	%159 = icmp ne i1 %134, %158, !dbg !2774
	br i1 %159, label %b23, label %b22, !dbg !2776

b22:
	br label %b23, !dbg !2777

b23:
	%160 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !2778
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !2778
	store i64 %160, i64* %161, align 8, !dbg !2778
	%162 = and i64 %51, 3, !dbg !2779
	%163 = icmp ult i64 %162, 64, !dbg !2780
	%164 = shl i64 1, %162, !dbg !2780
	%165 = select i1 %163, i64 %164, i64 0, !dbg !2780
	%166 = add i64 %165, %44, !dbg !2781
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !2782
	store i64 %166, i64* %167, align 8, !dbg !2782
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !2783
	store i64 -1, i64* %168, align 8, !dbg !2783
	%169 = add i64 %35, %34, !dbg !2654
	br label %b1, !dbg !2654

b24:
	ret void, !dbg !2654

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 280, i64 %39, i64 %p1), !dbg !2658
	ret void, !dbg !2658

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 281, i64 %37, i64 %39), !dbg !2658
	ret void, !dbg !2658

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 282, i64 %35, i64 %p5), !dbg !2660
	ret void, !dbg !2660

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 282, i64 %35, i64 %p7), !dbg !2661
	ret void, !dbg !2661
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2784 {
entry:
	br label %b0, !dbg !2785

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2786, !range !10
	%1 = sext i32 %0 to i64, !dbg !2786
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2786, !range !12
	%3 = sext i32 %2 to i64, !dbg !2786
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2786, !range !12
	%5 = sext i32 %4 to i64, !dbg !2786
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2786, !range !33
	%7 = sext i32 %6 to i64, !dbg !2786
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2786, !range !34
	%9 = sext i32 %8 to i64, !dbg !2786
	%10 = mul i64 %9, %5, !dbg !2786
	%11 = add i64 %3, %10, !dbg !2786
	%12 = mul i64 %7, %11, !dbg !2786
	%13 = add i64 %1, %12, !dbg !2786
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2786, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2786, !range !35
	%16 = mul i32 %14, %15, !dbg !2786
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2786, !range !36
	%18 = mul i32 %16, %17, !dbg !2786
	%19 = sext i32 %18 to i64, !dbg !2786
	%20 = mul i64 %13, %19, !dbg !2786
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2786, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2786, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2786, !range !13
	%24 = mul i32 %15, %23, !dbg !2786
	%25 = add i32 %22, %24, !dbg !2786
	%26 = mul i32 %14, %25, !dbg !2786
	%27 = add i32 %21, %26, !dbg !2786
	%28 = sext i32 %27 to i64, !dbg !2786
	%29 = add i64 %20, %28, !dbg !2786
	%30 = mul i64 %7, %9, !dbg !2786
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2786, !range !34
	%32 = sext i32 %31 to i64, !dbg !2786
	%33 = mul i64 %30, %32, !dbg !2786
	%34 = mul i64 %33, %19, !dbg !2786
	br label %b1, !dbg !2786

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok4 ], !dbg !2786
	%36 = icmp slt i64 %35, %p5, !dbg !2786
	br i1 %36, label %b2, label %b3, !dbg !2786

b2:
	%37 = mul i64 %35, 20, !dbg !2787
	%38 = add i64 %35, 1, !dbg !2788
	%39 = mul i64 %38, 20, !dbg !2789
	%40 = icmp ugt i64 %39, %p1, !dbg !2790
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2790, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2790
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2790, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2790
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2791
	%44 = load i64, i64* %43, align 8, !dbg !2791
	%45 = trunc i64 %44 to i8, !dbg !2794
	%46 = sext i8 %45 to i64, !dbg !2795
	%47 = trunc i64 %44 to i16, !dbg !2796
	%48 = sext i16 %47 to i64, !dbg !2797
	%49 = trunc i64 %44 to i32, !dbg !2798
	%50 = sext i32 %49 to i64, !dbg !2799
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2801
	store i64 %46, i64* %51, align 8, !dbg !2801
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2802
	store i64 %48, i64* %52, align 8, !dbg !2802
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2803
	store i64 %50, i64* %53, align 8, !dbg !2803
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2804
	store i64 %44, i64* %54, align 8, !dbg !2804
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2805
	store i64 %44, i64* %55, align 8, !dbg !2805
	%56 = trunc i64 %44 to i8, !dbg !2806
	%57 = zext i8 %56 to i64, !dbg !2807
	%58 = trunc i64 %44 to i16, !dbg !2808
	%59 = zext i16 %58 to i64, !dbg !2809
	%60 = trunc i64 %44 to i32, !dbg !2810
	%61 = zext i32 %60 to i64, !dbg !2811
	%62 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2812
	store i64 %57, i64* %62, align 8, !dbg !2812
	%63 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2813
	store i64 %59, i64* %63, align 8, !dbg !2813
	%64 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2814
	store i64 %61, i64* %64, align 8, !dbg !2814
	%65 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2815
	store i64 %44, i64* %65, align 8, !dbg !2815
	%66 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2816
	store i64 %44, i64* %66, align 8, !dbg !2816
	%67 = sext i8 %45 to i64, !dbg !2817
	%68 = zext i8 %56 to i64, !dbg !2819
	%69 = sext i16 %47 to i64, !dbg !2821
	%70 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2823
	store i64 %67, i64* %70, align 8, !dbg !2823
	%71 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2824
	store i64 %68, i64* %71, align 8, !dbg !2824
	%72 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2825
	store i64 %69, i64* %72, align 8, !dbg !2825
	%73 = zext i32 %60 to i64, !dbg !2826
	%74 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2828
	store i64 %73, i64* %74, align 8, !dbg !2828
	%75 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2829
	store i64 %44, i64* %75, align 8, !dbg !2829
	%76 = lshr i64 %68, 1, !dbg !2830
	%77 = uitofp i64 %76 to float, !dbg !2831
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2832
	%79 = fcmp uno float %77, %77, !dbg !2832
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2832
	%81 = uitofp i64 %76 to double, !dbg !2833
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2834
	%83 = fcmp uno double %81, %81, !dbg !2834
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2834
	%85 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2835
	store i64 %80, i64* %85, align 8, !dbg !2835
	%86 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2836
	store i64 %84, i64* %86, align 8, !dbg !2836
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !2837
	%88 = fcmp uno float %77, %77, !dbg !2837
	%89 = select i1 %88, i64 0, i64 %87, !dbg !2837
	%90 = fadd double %81, 7.500000e-01, !dbg !2839
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !2840
	%92 = fcmp uno double %90, %90, !dbg !2840
	%93 = select i1 %92, i64 0, i64 %91, !dbg !2840
	%94 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2842
	store i64 %89, i64* %94, align 8, !dbg !2842
	%95 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2843
	store i64 %93, i64* %95, align 8, !dbg !2843
	%96 = fmul double %81, 3.500000e+00, !dbg !2844
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2845
	%98 = fcmp uno double %96, %96, !dbg !2845
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2845
	%100 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2847
	store i64 %99, i64* %100, align 8, !dbg !2847
	%101 = mul i64 %35, 2, !dbg !2848
	%102 = add i64 %101, 2, !dbg !2849
	%103 = icmp ugt i64 %102, %p3, !dbg !2850
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2850, !prof !9

b2_ok3:
	%104 = icmp ugt i64 %101, %102, !dbg !2850
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2850, !prof !9

b2_ok4:
	%105 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2850
	%106 = load i64, i64* %43, align 8, !dbg !2851
	%107 = uitofp i64 %106 to float, !dbg !2854
	%108 = fpext float %107 to double, !dbg !2855
	%109 = uitofp i64 %106 to double, !dbg !2856
	%110 = getelementptr inbounds double, double* %105, i64 0, !dbg !2857
	store double %108, double* %110, align 8, !dbg !2857
	%111 = getelementptr inbounds double, double* %105, i64 1, !dbg !2858
	store double %109, double* %111, align 8, !dbg !2858
	%112 = add i64 %35, %34, !dbg !2786
	br label %b1, !dbg !2786

b3:
	ret void, !dbg !2786

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 284, i64 %39, i64 %p1), !dbg !2790
	ret void, !dbg !2790

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 285, i64 %37, i64 %39), !dbg !2790
	ret void, !dbg !2790

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 287, i64 %102, i64 %p3), !dbg !2850
	ret void, !dbg !2850

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 288, i64 %101, i64 %102), !dbg !2850
	ret void, !dbg !2850
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2859 {
entry:
	br label %b0, !dbg !2860

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2863, !range !10
	%1 = sext i32 %0 to i64, !dbg !2863
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2863, !range !12
	%3 = sext i32 %2 to i64, !dbg !2863
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2863, !range !12
	%5 = sext i32 %4 to i64, !dbg !2863
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2863, !range !33
	%7 = sext i32 %6 to i64, !dbg !2863
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2863, !range !34
	%9 = sext i32 %8 to i64, !dbg !2863
	%10 = mul i64 %9, %5, !dbg !2863
	%11 = add i64 %3, %10, !dbg !2863
	%12 = mul i64 %7, %11, !dbg !2863
	%13 = add i64 %1, %12, !dbg !2863
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2863, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2863, !range !35
	%16 = mul i32 %14, %15, !dbg !2863
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2863, !range !36
	%18 = mul i32 %16, %17, !dbg !2863
	%19 = sext i32 %18 to i64, !dbg !2863
	%20 = mul i64 %13, %19, !dbg !2863
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2863, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2863, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2863, !range !13
	%24 = mul i32 %15, %23, !dbg !2863
	%25 = add i32 %22, %24, !dbg !2863
	%26 = mul i32 %14, %25, !dbg !2863
	%27 = add i32 %21, %26, !dbg !2863
	%28 = sext i32 %27 to i64, !dbg !2863
	%29 = add i64 %20, %28, !dbg !2863
	%30 = add i64 %29, 1, !dbg !2864
	%31 = icmp uge i64 0, %p1, !dbg !2866
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2866, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2866
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !2867
	%34 = icmp uge i64 1, %p1, !dbg !2868
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !2868, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2868
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !2869
	%37 = icmp uge i64 2, %p1, !dbg !2870
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !2870, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2870
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !2871
	%40 = icmp uge i64 3, %p1, !dbg !2872
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !2872, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2872
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !2873
	%43 = icmp uge i64 4, %p1, !dbg !2874
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !2874, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2874
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !2875
	%46 = icmp uge i64 %29, %p3, !dbg !2876
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !2876, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2876
	store i64 %45, i64* %47, align 8, !dbg !2876
	%48 = icmp uge i64 5, %p1, !dbg !2877
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2877, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2877
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !2878
	%51 = icmp eq i64 %50, 7, !dbg !2879
	br i1 %51, label %b1, label %b2, !dbg !2879

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !2880
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !2880, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2880
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !2881
	br label %b2, !dbg !2881

b2:
	ret void, !dbg !2862

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !2866
	ret void, !dbg !2866

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !2868
	ret void, !dbg !2868

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !2870
	ret void, !dbg !2870

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !2872
	ret void, !dbg !2872

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !2874
	ret void, !dbg !2874

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !2876
	ret void, !dbg !2876

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !2877
	ret void, !dbg !2877

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !2880
	ret void, !dbg !2880
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2882 {
entry:
	br label %b0, !dbg !2883

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2886, !range !10
	%1 = sext i32 %0 to i64, !dbg !2886
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2886, !range !12
	%3 = sext i32 %2 to i64, !dbg !2886
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2886, !range !12
	%5 = sext i32 %4 to i64, !dbg !2886
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2886, !range !33
	%7 = sext i32 %6 to i64, !dbg !2886
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2886, !range !34
	%9 = sext i32 %8 to i64, !dbg !2886
	%10 = mul i64 %9, %5, !dbg !2886
	%11 = add i64 %3, %10, !dbg !2886
	%12 = mul i64 %7, %11, !dbg !2886
	%13 = add i64 %1, %12, !dbg !2886
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2886, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2886, !range !35
	%16 = mul i32 %14, %15, !dbg !2886
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2886, !range !36
	%18 = mul i32 %16, %17, !dbg !2886
	%19 = sext i32 %18 to i64, !dbg !2886
	%20 = mul i64 %13, %19, !dbg !2886
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2886, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2886, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2886, !range !13
	%24 = mul i32 %15, %23, !dbg !2886
	%25 = add i32 %22, %24, !dbg !2886
	%26 = mul i32 %14, %25, !dbg !2886
	%27 = add i32 %21, %26, !dbg !2886
	%28 = sext i32 %27 to i64, !dbg !2886
	%29 = add i64 %20, %28, !dbg !2886
	%30 = icmp uge i64 0, %p1, !dbg !2887
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2887, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2887
	%32 = srem i64 %29, 31, !dbg !2888
	%33 = icmp ult i64 %32, 64, !dbg !2889
	%34 = shl i64 1, %32, !dbg !2889
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2889
	%36 = xor i64 %35, -1, !dbg !2890
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !2891
	%38 = icmp uge i64 1, %p1, !dbg !2892
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !2892, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2892
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !2893
	%41 = icmp uge i64 2, %p1, !dbg !2894
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !2894, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2894
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !2896
	br label %b1, !dbg !2896

b1:
	%44 = icmp uge i64 3, %p1, !dbg !2897
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !2897, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2897
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !2898
	%47 = add i64 %46, 1, !dbg !2899
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !2900
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2900
	%50 = icmp eq i64 %49, %46, !dbg !2901
	br i1 %50, label %b2, label %b1, !dbg !2901

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2902
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2902, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2902
	store i64 %46, i64* %52, align 8, !dbg !2902
	%53 = icmp uge i64 4, %p1, !dbg !2903
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2903, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2903
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2904
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2904
	%57 = icmp eq i64 %56, 1, !dbg !2905
	br i1 %57, label %b3, label %b4, !dbg !2905

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2906
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2906, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2906
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2907
	br label %b4, !dbg !2907

b4:
	ret void, !dbg !2885

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !2887
	ret void, !dbg !2887

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !2892
	ret void, !dbg !2892

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !2894
	ret void, !dbg !2894

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !2897
	ret void, !dbg !2897

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !2902
	ret void, !dbg !2902

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !2903
	ret void, !dbg !2903

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !2906
	ret void, !dbg !2906
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2908 {
entry:
	br label %b0, !dbg !2909

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2910, !range !10
	%1 = sext i32 %0 to i64, !dbg !2910
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2910, !range !12
	%3 = sext i32 %2 to i64, !dbg !2910
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2910, !range !12
	%5 = sext i32 %4 to i64, !dbg !2910
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2910, !range !33
	%7 = sext i32 %6 to i64, !dbg !2910
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2910, !range !34
	%9 = sext i32 %8 to i64, !dbg !2910
	%10 = mul i64 %9, %5, !dbg !2910
	%11 = add i64 %3, %10, !dbg !2910
	%12 = mul i64 %7, %11, !dbg !2910
	%13 = add i64 %1, %12, !dbg !2910
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2910, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2910, !range !35
	%16 = mul i32 %14, %15, !dbg !2910
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2910, !range !36
	%18 = mul i32 %16, %17, !dbg !2910
	%19 = sext i32 %18 to i64, !dbg !2910
	%20 = mul i64 %13, %19, !dbg !2910
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2910, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2910, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2910, !range !13
	%24 = mul i32 %15, %23, !dbg !2910
	%25 = add i32 %22, %24, !dbg !2910
	%26 = mul i32 %14, %25, !dbg !2910
	%27 = add i32 %21, %26, !dbg !2910
	%28 = sext i32 %27 to i64, !dbg !2910
	%29 = add i64 %20, %28, !dbg !2910
	%30 = mul i64 %7, %9, !dbg !2910
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2910, !range !34
	%32 = sext i32 %31 to i64, !dbg !2910
	%33 = mul i64 %30, %32, !dbg !2910
	%34 = mul i64 %33, %19, !dbg !2910
	br label %b1, !dbg !2910

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b23 ], !dbg !2910
	%36 = icmp slt i64 %35, %p3, !dbg !2910
	br i1 %36, label %b2, label %b24, !dbg !2910

b2:
	%37 = mul i64 %35, 40, !dbg !2911
	%38 = add i64 %35, 1, !dbg !2912
	%39 = mul i64 %38, 40, !dbg !2913
	%40 = icmp ugt i64 %39, %p1, !dbg !2914
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2914, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2914
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2914, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2914
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2915
	%44 = load i64, i64* %43, align 8, !dbg !2915
	%45 = icmp uge i64 %35, %p5, !dbg !2916
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2916, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2916
	%47 = load i64, i64* %46, align 8, !dbg !2916
	%48 = icmp uge i64 %35, %p7, !dbg !2917
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2917, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2917
	%50 = load i32, i32* %49, align 4, !dbg !2917
	%51 = zext i32 %50 to i64, !dbg !2918
	%52 = add i64 %44, %47, !dbg !2921
	%53 = sub i64 %44, %47, !dbg !2922
	%54 = mul i64 %44, %47, !dbg !2923
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2924
	store i64 %52, i64* %55, align 8, !dbg !2924
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2925
	store i64 %53, i64* %56, align 8, !dbg !2925
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2926
	store i64 %54, i64* %57, align 8, !dbg !2926
	%58 = and i64 %44, %47, !dbg !2927
	%59 = or i64 %44, %47, !dbg !2928
	%60 = xor i64 %44, %47, !dbg !2929
	%61 = xor i64 %47, -1, !dbg !2930
	%62 = and i64 %44, %61, !dbg !2930
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2931
	store i64 %58, i64* %63, align 8, !dbg !2931
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2932
	store i64 %59, i64* %64, align 8, !dbg !2932
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2933
	store i64 %60, i64* %65, align 8, !dbg !2933
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2934
	store i64 %62, i64* %66, align 8, !dbg !2934
	%67 = xor i64 %44, -1, !dbg !2935
	%68 = sub i64 0, %44, !dbg !2936
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2937
	store i64 %67, i64* %69, align 8, !dbg !2937
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2938
	store i64 %68, i64* %70, align 8, !dbg !2938
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2939
	store i64 %44, i64* %71, align 8, !dbg !2939
	%72 = icmp ult i64 %51, 64, !dbg !2940
	%73 = shl i64 %44, %51, !dbg !2940
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2940
	%75 = icmp ult i64 %51, 64, !dbg !2941
	%76 = lshr i64 %44, %51, !dbg !2941
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2941
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2942
	store i64 %74, i64* %78, align 8, !dbg !2942
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2943
	store i64 %77, i64* %79, align 8, !dbg !2943
	%80 = icmp ult i64 %51, 64, !dbg !2945
	%81 = shl i64 %44, %51, !dbg !2945
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2945
	%83 = trunc i64 %51 to i8, !dbg !2946
	%84 = zext i8 %83 to i64, !dbg !2947
	%85 = icmp ult i64 %84, 64, !dbg !2947
	%86 = lshr i64 %44, %84, !dbg !2947
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2947
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2948
	store i64 %82, i64* %88, align 8, !dbg !2948
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2949
	store i64 %87, i64* %89, align 8, !dbg !2949
	%90 = shl i64 %44, 3, !dbg !2950
	%91 = lshr i64 %44, 3, !dbg !2951
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2952
	store i64 %90, i64* %92, align 8, !dbg !2952
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2953
	store i64 %91, i64* %93, align 8, !dbg !2953
	%94 = icmp ult i64 %51, 64, !dbg !2954
	%95 = shl i64 1, %51, !dbg !2954
	%96 = select i1 %94, i64 %95, i64 0, !dbg !2954
	%97 = urem i64 %51, 8, !dbg !2955
	%98 = icmp ult i64 %97, 64, !dbg !2956
	%99 = lshr i64 %47, %97, !dbg !2956
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2956
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2957
	store i64 %96, i64* %101, align 8, !dbg !2957
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2958
	store i64 %100, i64* %102, align 8, !dbg !2958
	%103 = icmp ne i64 %47, 0, !dbg !2959
	br i1 %103, label %b3, label %b4, !dbg !2959

b3:
	%104 = udiv i64 %44, %47, !dbg !2960
	%105 = urem i64 %44, %47, !dbg !2961
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2962
	store i64 %104, i64* %106, align 8, !dbg !2962
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2963
	store i64 %105, i64* %107, align 8, !dbg !2963
	br label %b5, !dbg !2963

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2964
	store i64 0, i64* %108, align 8, !dbg !2964
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2965
	store i64 0, i64* %109, align 8, !dbg !2965
	br label %b5, !dbg !2965

b5:
	%110 = udiv i64 %44, 7, !dbg !2966
	%111 = urem i64 %44, 7, !dbg !2967
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !2968
	store i64 %110, i64* %112, align 8, !dbg !2968
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !2969
	store i64 %111, i64* %113, align 8, !dbg !2969
	%114 = udiv i64 %44, 8, !dbg !2970
	%115 = urem i64 %44, 8, !dbg !2971
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !2972
	store i64 %114, i64* %116, align 8, !dbg !2972
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !2973
	store i64 %115, i64* %117, align 8, !dbg !2973
	%118 = icmp ult i64 %44, %47, !dbg !2974
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !2974
	%120 = icmp ugt i64 %44, %47, !dbg !2975
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !2975
	%122 = icmp ugt i64 %121, 3, !dbg !2975
	%123 = select i1 %122, i64 %121, i64 3, !dbg !2975
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !2976
	store i64 %119, i64* %124, align 8, !dbg !2976
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !2977
	store i64 %123, i64* %125, align 8, !dbg !2977
	%126 = icmp eq i64 %44, %47, !dbg !2978
	br i1 %126, label %b7, label %b6, !dbg !2981

b6:
	br label %b7, !dbg !2982

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2983
	%128 = icmp ne i64 %44, %47, !dbg !2983
	br i1 %128, label %b9, label %b8, !dbg !2985

b8:
	br label %b9, !dbg !2986

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2987
	br i1 %118, label %b11, label %b10, !dbg !2989

b10:
	br label %b11, !dbg !2990

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2991
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !2991
	store i64 %127, i64* %131, align 8, !dbg !2991
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !2992
	store i64 %129, i64* %132, align 8, !dbg !2992
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !2993
	store i64 %130, i64* %133, align 8, !dbg !2993
	%134 = icmp ule i64 %44, %47, !dbg !2994
	br i1 %134, label %b13, label %b12, !dbg !2996

b12:
	br label %b13, !dbg !2997

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2998
	br i1 %120, label %b15, label %b14, !dbg !3000

b14:
	br label %b15, !dbg !3001

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3002
	%137 = icmp uge i64 %44, %47, !dbg !3002
	br i1 %137, label %b17, label %b16, !dbg !3004

b16:
	br label %b17, !dbg !3005

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3006
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !3006
	store i64 %135, i64* %139, align 8, !dbg !3006
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !3007
	store i64 %136, i64* %140, align 8, !dbg !3007
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !3008
	store i64 %138, i64* %141, align 8, !dbg !3008
	%142 = mul i64 %52, 3, !dbg !3009
	%143 = sub i64 %142, 5, !dbg !3010
	%144 = xor i64 %143, %44, !dbg !3011
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !3012
	store i64 %144, i64* %145, align 8, !dbg !3012
	%146 = shl i64 %144, 2, !dbg !3013
	%147 = lshr i64 %146, 1, !dbg !3014
	%148 = or i64 %147, 1, !dbg !3015
	%149 = and i64 %148, -3, !dbg !3016
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !3017
	store i64 %149, i64* %150, align 8, !dbg !3017
	%151 = sub i64 %149, 1, !dbg !3018
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !3019
	store i64 %151, i64* %152, align 8, !dbg !3019
	%153 = sub i64 %47, %44, !dbg !3020
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !3021
	store i64 %153, i64* %154, align 8, !dbg !3021
	br i1 %118, label %b18, label %b19, !dbg !3022

b18:
	br i1 %103, label %b21, label %b19, !dbg !3023

b19:
	%155 = icmp eq i64 %44, 5, !dbg !3024
	br i1 %155, label %b21, label %b20, !dbg !3026

b20:
	br label %b21, !dbg !3027

b21:
	%156 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !3028
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !3028
	store i64 %156, i64* %157, align 8, !dbg !3028
	%158 = icmp eq i64 %47, 1, !dbg !3029
	%159 = icmp ne i1 %134, %158, !dbg !3030
	br i1 %159, label %b23, label %b22, !dbg !3032

b22:
	br label %b23, !dbg !3033

b23:
	%160 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !3034
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !3034
	store i64 %160, i64* %161, align 8, !dbg !3034
	%162 = and i64 %51, 3, !dbg !3035
	%163 = icmp ult i64 %162, 64, !dbg !3036
	%164 = shl i64 1, %162, !dbg !3036
	%165 = select i1 %163, i64 %164, i64 0, !dbg !3036
	%166 = add i64 %165, %44, !dbg !3037
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !3038
	store i64 %166, i64* %167, align 8, !dbg !3038
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !3039
	store i64 -1, i64* %168, align 8, !dbg !3039
	%169 = add i64 %35, %34, !dbg !2910
	br label %b1, !dbg !2910

b24:
	ret void, !dbg !2910

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 291, i64 %39, i64 %p1), !dbg !2914
	ret void, !dbg !2914

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 292, i64 %37, i64 %39), !dbg !2914
	ret void, !dbg !2914

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 293, i64 %35, i64 %p5), !dbg !2916
	ret void, !dbg !2916

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 293, i64 %35, i64 %p7), !dbg !2917
	ret void, !dbg !2917
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3040 {
entry:
	br label %b0, !dbg !3041

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3042, !range !10
	%1 = sext i32 %0 to i64, !dbg !3042
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3042, !range !12
	%3 = sext i32 %2 to i64, !dbg !3042
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3042, !range !12
	%5 = sext i32 %4 to i64, !dbg !3042
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3042, !range !33
	%7 = sext i32 %6 to i64, !dbg !3042
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3042, !range !34
	%9 = sext i32 %8 to i64, !dbg !3042
	%10 = mul i64 %9, %5, !dbg !3042
	%11 = add i64 %3, %10, !dbg !3042
	%12 = mul i64 %7, %11, !dbg !3042
	%13 = add i64 %1, %12, !dbg !3042
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3042, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3042, !range !35
	%16 = mul i32 %14, %15, !dbg !3042
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3042, !range !36
	%18 = mul i32 %16, %17, !dbg !3042
	%19 = sext i32 %18 to i64, !dbg !3042
	%20 = mul i64 %13, %19, !dbg !3042
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3042, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3042, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3042, !range !13
	%24 = mul i32 %15, %23, !dbg !3042
	%25 = add i32 %22, %24, !dbg !3042
	%26 = mul i32 %14, %25, !dbg !3042
	%27 = add i32 %21, %26, !dbg !3042
	%28 = sext i32 %27 to i64, !dbg !3042
	%29 = add i64 %20, %28, !dbg !3042
	%30 = mul i64 %7, %9, !dbg !3042
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3042, !range !34
	%32 = sext i32 %31 to i64, !dbg !3042
	%33 = mul i64 %30, %32, !dbg !3042
	%34 = mul i64 %33, %19, !dbg !3042
	br label %b1, !dbg !3042

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok4 ], !dbg !3042
	%36 = icmp slt i64 %35, %p5, !dbg !3042
	br i1 %36, label %b2, label %b3, !dbg !3042

b2:
	%37 = mul i64 %35, 20, !dbg !3043
	%38 = add i64 %35, 1, !dbg !3044
	%39 = mul i64 %38, 20, !dbg !3045
	%40 = icmp ugt i64 %39, %p1, !dbg !3046
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3046, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3046
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3046, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3046
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3047
	%44 = load i64, i64* %43, align 8, !dbg !3047
	%45 = trunc i64 %44 to i8, !dbg !3050
	%46 = sext i8 %45 to i64, !dbg !3051
	%47 = trunc i64 %44 to i16, !dbg !3052
	%48 = sext i16 %47 to i64, !dbg !3053
	%49 = trunc i64 %44 to i32, !dbg !3054
	%50 = sext i32 %49 to i64, !dbg !3055
	%51 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !3057
	store i64 %46, i64* %51, align 8, !dbg !3057
	%52 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !3058
	store i64 %48, i64* %52, align 8, !dbg !3058
	%53 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !3059
	store i64 %50, i64* %53, align 8, !dbg !3059
	%54 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !3060
	store i64 %44, i64* %54, align 8, !dbg !3060
	%55 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !3061
	store i64 %44, i64* %55, align 8, !dbg !3061
	%56 = trunc i64 %44 to i8, !dbg !3062
	%57 = zext i8 %56 to i64, !dbg !3063
	%58 = trunc i64 %44 to i16, !dbg !3064
	%59 = zext i16 %58 to i64, !dbg !3065
	%60 = trunc i64 %44 to i32, !dbg !3066
	%61 = zext i32 %60 to i64, !dbg !3067
	%62 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !3068
	store i64 %57, i64* %62, align 8, !dbg !3068
	%63 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !3069
	store i64 %59, i64* %63, align 8, !dbg !3069
	%64 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !3070
	store i64 %61, i64* %64, align 8, !dbg !3070
	%65 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !3071
	store i64 %44, i64* %65, align 8, !dbg !3071
	%66 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !3072
	store i64 %44, i64* %66, align 8, !dbg !3072
	%67 = sext i8 %45 to i64, !dbg !3073
	%68 = zext i8 %56 to i64, !dbg !3075
	%69 = sext i16 %47 to i64, !dbg !3077
	%70 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !3079
	store i64 %67, i64* %70, align 8, !dbg !3079
	%71 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !3080
	store i64 %68, i64* %71, align 8, !dbg !3080
	%72 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !3081
	store i64 %69, i64* %72, align 8, !dbg !3081
	%73 = zext i32 %60 to i64, !dbg !3082
	%74 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !3084
	store i64 %73, i64* %74, align 8, !dbg !3084
	%75 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !3085
	store i64 %44, i64* %75, align 8, !dbg !3085
	%76 = lshr i64 %68, 1, !dbg !3086
	%77 = uitofp i64 %76 to float, !dbg !3087
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3088
	%79 = fcmp uno float %77, %77, !dbg !3088
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3088
	%81 = uitofp i64 %76 to double, !dbg !3089
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3090
	%83 = fcmp uno double %81, %81, !dbg !3090
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3090
	%85 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !3091
	store i64 %80, i64* %85, align 8, !dbg !3091
	%86 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !3092
	store i64 %84, i64* %86, align 8, !dbg !3092
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3093
	%88 = fcmp uno float %77, %77, !dbg !3093
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3093
	%90 = fadd double %81, 7.500000e-01, !dbg !3095
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3096
	%92 = fcmp uno double %90, %90, !dbg !3096
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3096
	%94 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !3098
	store i64 %89, i64* %94, align 8, !dbg !3098
	%95 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !3099
	store i64 %93, i64* %95, align 8, !dbg !3099
	%96 = fmul double %81, 3.500000e+00, !dbg !3100
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3101
	%98 = fcmp uno double %96, %96, !dbg !3101
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3101
	%100 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !3103
	store i64 %99, i64* %100, align 8, !dbg !3103
	%101 = mul i64 %35, 2, !dbg !3104
	%102 = add i64 %101, 2, !dbg !3105
	%103 = icmp ugt i64 %102, %p3, !dbg !3106
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3106, !prof !9

b2_ok3:
	%104 = icmp ugt i64 %101, %102, !dbg !3106
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3106, !prof !9

b2_ok4:
	%105 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3106
	%106 = load i64, i64* %43, align 8, !dbg !3107
	%107 = uitofp i64 %106 to float, !dbg !3110
	%108 = fpext float %107 to double, !dbg !3111
	%109 = uitofp i64 %106 to double, !dbg !3112
	%110 = getelementptr inbounds double, double* %105, i64 0, !dbg !3113
	store double %108, double* %110, align 8, !dbg !3113
	%111 = getelementptr inbounds double, double* %105, i64 1, !dbg !3114
	store double %109, double* %111, align 8, !dbg !3114
	%112 = add i64 %35, %34, !dbg !3042
	br label %b1, !dbg !3042

b3:
	ret void, !dbg !3042

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 295, i64 %39, i64 %p1), !dbg !3046
	ret void, !dbg !3046

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 296, i64 %37, i64 %39), !dbg !3046
	ret void, !dbg !3046

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 298, i64 %102, i64 %p3), !dbg !3106
	ret void, !dbg !3106

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 299, i64 %101, i64 %102), !dbg !3106
	ret void, !dbg !3106
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3115 {
entry:
	br label %b0, !dbg !3116

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3119, !range !10
	%1 = sext i32 %0 to i64, !dbg !3119
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3119, !range !12
	%3 = sext i32 %2 to i64, !dbg !3119
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3119, !range !12
	%5 = sext i32 %4 to i64, !dbg !3119
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3119, !range !33
	%7 = sext i32 %6 to i64, !dbg !3119
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3119, !range !34
	%9 = sext i32 %8 to i64, !dbg !3119
	%10 = mul i64 %9, %5, !dbg !3119
	%11 = add i64 %3, %10, !dbg !3119
	%12 = mul i64 %7, %11, !dbg !3119
	%13 = add i64 %1, %12, !dbg !3119
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3119, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3119, !range !35
	%16 = mul i32 %14, %15, !dbg !3119
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3119, !range !36
	%18 = mul i32 %16, %17, !dbg !3119
	%19 = sext i32 %18 to i64, !dbg !3119
	%20 = mul i64 %13, %19, !dbg !3119
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3119, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3119, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3119, !range !13
	%24 = mul i32 %15, %23, !dbg !3119
	%25 = add i32 %22, %24, !dbg !3119
	%26 = mul i32 %14, %25, !dbg !3119
	%27 = add i32 %21, %26, !dbg !3119
	%28 = sext i32 %27 to i64, !dbg !3119
	%29 = add i64 %20, %28, !dbg !3119
	%30 = add i64 %29, 1, !dbg !3120
	%31 = icmp uge i64 0, %p1, !dbg !3122
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3122, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3122
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !3123
	%34 = icmp uge i64 1, %p1, !dbg !3124
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !3124, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3124
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !3125
	%37 = icmp uge i64 2, %p1, !dbg !3126
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !3126, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3126
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !3127
	%40 = icmp uge i64 3, %p1, !dbg !3128
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !3128, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3128
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !3129
	%43 = icmp uge i64 4, %p1, !dbg !3130
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !3130, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3130
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !3131
	%46 = icmp uge i64 %29, %p3, !dbg !3132
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !3132, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3132
	store i64 %45, i64* %47, align 8, !dbg !3132
	%48 = icmp uge i64 5, %p1, !dbg !3133
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !3133, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3133
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !3134
	%51 = icmp eq i64 %50, 7, !dbg !3135
	br i1 %51, label %b1, label %b2, !dbg !3135

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !3136
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !3136, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3136
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !3137
	br label %b2, !dbg !3137

b2:
	ret void, !dbg !3118

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !3122
	ret void, !dbg !3122

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !3124
	ret void, !dbg !3124

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !3126
	ret void, !dbg !3126

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !3128
	ret void, !dbg !3128

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !3130
	ret void, !dbg !3130

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !3132
	ret void, !dbg !3132

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !3133
	ret void, !dbg !3133

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !3136
	ret void, !dbg !3136
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3138 {
entry:
	br label %b0, !dbg !3139

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3142, !range !10
	%1 = sext i32 %0 to i64, !dbg !3142
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3142, !range !12
	%3 = sext i32 %2 to i64, !dbg !3142
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3142, !range !12
	%5 = sext i32 %4 to i64, !dbg !3142
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3142, !range !33
	%7 = sext i32 %6 to i64, !dbg !3142
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3142, !range !34
	%9 = sext i32 %8 to i64, !dbg !3142
	%10 = mul i64 %9, %5, !dbg !3142
	%11 = add i64 %3, %10, !dbg !3142
	%12 = mul i64 %7, %11, !dbg !3142
	%13 = add i64 %1, %12, !dbg !3142
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3142, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3142, !range !35
	%16 = mul i32 %14, %15, !dbg !3142
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3142, !range !36
	%18 = mul i32 %16, %17, !dbg !3142
	%19 = sext i32 %18 to i64, !dbg !3142
	%20 = mul i64 %13, %19, !dbg !3142
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3142, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3142, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3142, !range !13
	%24 = mul i32 %15, %23, !dbg !3142
	%25 = add i32 %22, %24, !dbg !3142
	%26 = mul i32 %14, %25, !dbg !3142
	%27 = add i32 %21, %26, !dbg !3142
	%28 = sext i32 %27 to i64, !dbg !3142
	%29 = add i64 %20, %28, !dbg !3142
	%30 = icmp uge i64 0, %p1, !dbg !3143
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !3143, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3143
	%32 = srem i64 %29, 31, !dbg !3144
	%33 = icmp ult i64 %32, 64, !dbg !3145
	%34 = shl i64 1, %32, !dbg !3145
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3145
	%36 = xor i64 %35, -1, !dbg !3146
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !3147
	%38 = icmp uge i64 1, %p1, !dbg !3148
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !3148, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3148
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !3149
	%41 = icmp uge i64 2, %p1, !dbg !3150
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !3150, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3150
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !3152
	br label %b1, !dbg !3152

b1:
	%44 = icmp uge i64 3, %p1, !dbg !3153
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !3153, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3153
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !3154
	%47 = add i64 %46, 1, !dbg !3155
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !3156
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3156
	%50 = icmp eq i64 %49, %46, !dbg !3157
	br i1 %50, label %b2, label %b1, !dbg !3157

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !3158
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !3158, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3158
	store i64 %46, i64* %52, align 8, !dbg !3158
	%53 = icmp uge i64 4, %p1, !dbg !3159
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !3159, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3159
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !3160
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3160
	%57 = icmp eq i64 %56, 1, !dbg !3161
	br i1 %57, label %b3, label %b4, !dbg !3161

b3:
	%58 = icmp uge i64 5, %p1, !dbg !3162
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !3162, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3162
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !3163
	br label %b4, !dbg !3163

b4:
	ret void, !dbg !3141

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 215, i64 0, i64 %p1), !dbg !3143
	ret void, !dbg !3143

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 217, i64 1, i64 %p1), !dbg !3148
	ret void, !dbg !3148

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 219, i64 2, i64 %p1), !dbg !3150
	ret void, !dbg !3150

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 220, i64 3, i64 %p1), !dbg !3153
	ret void, !dbg !3153

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 222, i64 %29, i64 %p3), !dbg !3158
	ret void, !dbg !3158

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 223, i64 4, i64 %p1), !dbg !3159
	ret void, !dbg !3159

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 224, i64 5, i64 %p1), !dbg !3162
	ret void, !dbg !3162
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3164 {
entry:
	br label %b0, !dbg !3165

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3166, !range !10
	%1 = sext i32 %0 to i64, !dbg !3166
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3166, !range !12
	%3 = sext i32 %2 to i64, !dbg !3166
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3166, !range !12
	%5 = sext i32 %4 to i64, !dbg !3166
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3166, !range !33
	%7 = sext i32 %6 to i64, !dbg !3166
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3166, !range !34
	%9 = sext i32 %8 to i64, !dbg !3166
	%10 = mul i64 %9, %5, !dbg !3166
	%11 = add i64 %3, %10, !dbg !3166
	%12 = mul i64 %7, %11, !dbg !3166
	%13 = add i64 %1, %12, !dbg !3166
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3166, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3166, !range !35
	%16 = mul i32 %14, %15, !dbg !3166
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3166, !range !36
	%18 = mul i32 %16, %17, !dbg !3166
	%19 = sext i32 %18 to i64, !dbg !3166
	%20 = mul i64 %13, %19, !dbg !3166
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3166, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3166, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3166, !range !13
	%24 = mul i32 %15, %23, !dbg !3166
	%25 = add i32 %22, %24, !dbg !3166
	%26 = mul i32 %14, %25, !dbg !3166
	%27 = add i32 %21, %26, !dbg !3166
	%28 = sext i32 %27 to i64, !dbg !3166
	%29 = add i64 %20, %28, !dbg !3166
	%30 = mul i64 %7, %9, !dbg !3166
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3166, !range !34
	%32 = sext i32 %31 to i64, !dbg !3166
	%33 = mul i64 %30, %32, !dbg !3166
	%34 = mul i64 %33, %19, !dbg !3166
	br label %b1, !dbg !3166

b1:
	%35 = phi i64 [ %29, %b0 ], [ %121, %b20 ], !dbg !3166
	%36 = icmp slt i64 %35, %p3, !dbg !3166
	br i1 %36, label %b2, label %b21, !dbg !3166

b2:
	%37 = mul i64 %35, 28, !dbg !3167
	%38 = add i64 %35, 1, !dbg !3168
	%39 = mul i64 %38, 28, !dbg !3169
	%40 = icmp ugt i64 %39, %p1, !dbg !3170
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3170, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3170
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3170, !prof !9

b2_ok2:
	%42 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3170
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3171
	%44 = load float, float* %43, align 4, !dbg !3171
	%45 = icmp uge i64 %35, %p5, !dbg !3172
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3172, !prof !9

b2_ok3:
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3172
	%47 = load float, float* %46, align 4, !dbg !3172
	%48 = fadd float %44, %47, !dbg !3176
	%49 = fsub float %44, %47, !dbg !3177
	%50 = fmul float %44, %47, !dbg !3178
	%51 = fdiv float %44, %47, !dbg !3179
	%52 = getelementptr inbounds float, float* %42, i64 0, !dbg !3180
	store float %48, float* %52, align 4, !dbg !3180
	%53 = getelementptr inbounds float, float* %42, i64 1, !dbg !3181
	store float %49, float* %53, align 4, !dbg !3181
	%54 = getelementptr inbounds float, float* %42, i64 2, !dbg !3182
	store float %50, float* %54, align 4, !dbg !3182
	%55 = getelementptr inbounds float, float* %42, i64 3, !dbg !3183
	store float %51, float* %55, align 4, !dbg !3183
	%56 = fsub float -0.000000e+00, %44, !dbg !3184
	%57 = getelementptr inbounds float, float* %42, i64 4, !dbg !3185
	store float %56, float* %57, align 4, !dbg !3185
	%58 = getelementptr inbounds float, float* %42, i64 5, !dbg !3186
	store float %47, float* %58, align 4, !dbg !3186
	%59 = fcmp oeq float %44, %47, !dbg !3187
	br i1 %59, label %b4, label %b3, !dbg !3190

b3:
	br label %b4, !dbg !3191

b4:
	%60 = phi float [ 1.000000e+00, %b2_ok3 ], [ 0.000000e+00, %b3 ], !dbg !3192
	%61 = fcmp une float %44, %47, !dbg !3192
	br i1 %61, label %b6, label %b5, !dbg !3194

b5:
	br label %b6, !dbg !3195

b6:
	%62 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3196
	%63 = fcmp olt float %44, %47, !dbg !3196
	br i1 %63, label %b8, label %b7, !dbg !3198

b7:
	br label %b8, !dbg !3199

b8:
	%64 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3200
	%65 = getelementptr inbounds float, float* %42, i64 6, !dbg !3200
	store float %60, float* %65, align 4, !dbg !3200
	%66 = getelementptr inbounds float, float* %42, i64 7, !dbg !3201
	store float %62, float* %66, align 4, !dbg !3201
	%67 = getelementptr inbounds float, float* %42, i64 8, !dbg !3202
	store float %64, float* %67, align 4, !dbg !3202
	%68 = fcmp ole float %44, %47, !dbg !3203
	br i1 %68, label %b10, label %b9, !dbg !3205

b9:
	br label %b10, !dbg !3206

b10:
	%69 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3207
	%70 = fcmp ogt float %44, %47, !dbg !3207
	br i1 %70, label %b12, label %b11, !dbg !3209

b11:
	br label %b12, !dbg !3210

b12:
	%71 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3211
	%72 = fcmp oge float %44, %47, !dbg !3211
	br i1 %72, label %b14, label %b13, !dbg !3213

b13:
	br label %b14, !dbg !3214

b14:
	%73 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3215
	%74 = getelementptr inbounds float, float* %42, i64 9, !dbg !3215
	store float %69, float* %74, align 4, !dbg !3215
	%75 = getelementptr inbounds float, float* %42, i64 10, !dbg !3216
	store float %71, float* %75, align 4, !dbg !3216
	%76 = getelementptr inbounds float, float* %42, i64 11, !dbg !3217
	store float %73, float* %76, align 4, !dbg !3217
	%77 = call float @__nv_fminf(float %44, float %47), !dbg !3218
	%78 = fcmp uno float %44, %47, !dbg !3218
	%79 = select i1 %78, float 0x7FF8000000000000, float %77, !dbg !3218
	%80 = call float @__nv_fmaxf(float %44, float %47), !dbg !3219
	%81 = fcmp uno float %44, %47, !dbg !3219
	%82 = select i1 %81, float 0x7FF8000000000000, float %80, !dbg !3219
	%83 = getelementptr inbounds float, float* %42, i64 12, !dbg !3220
	store float %79, float* %83, align 4, !dbg !3220
	%84 = getelementptr inbounds float, float* %42, i64 13, !dbg !3221
	store float %82, float* %84, align 4, !dbg !3221
	%85 = call float @llvm.nvvm.mul.rn.f(float %44, float %47), !dbg !3222
	%86 = fadd float %85, 1.000000e+00, !dbg !3223
	%87 = getelementptr inbounds float, float* %42, i64 14, !dbg !3224
	store float %86, float* %87, align 4, !dbg !3224
	%88 = fsub float 1.000000e+00, %85, !dbg !3225
	%89 = getelementptr inbounds float, float* %42, i64 15, !dbg !3226
	store float %88, float* %89, align 4, !dbg !3226
	%90 = fpext float %44 to double, !dbg !3227
	%91 = fptrunc double %90 to float, !dbg !3228
	%92 = getelementptr inbounds float, float* %42, i64 16, !dbg !3229
	store float %44, float* %92, align 4, !dbg !3229
	%93 = getelementptr inbounds float, float* %42, i64 17, !dbg !3230
	store float %91, float* %93, align 4, !dbg !3230
	%94 = getelementptr inbounds float, float* %42, i64 18, !dbg !3231
	store float %44, float* %94, align 4, !dbg !3231
	%95 = load float, float* %94, align 4, !dbg !3232
	%96 = fadd float %95, 2.000000e+00, !dbg !3233
	store float %96, float* %94, align 4, !dbg !3232
	%97 = load float, float* %94, align 4, !dbg !3234
	%98 = fdiv float %97, 3.000000e+00, !dbg !3235
	store float %98, float* %94, align 4, !dbg !3234
	br i1 %63, label %b15, label %b16, !dbg !3237

b15:
	br label %b16, !dbg !3238

b16:
	%99 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3239
	%100 = getelementptr inbounds float, float* %42, i64 19, !dbg !3239
	store float %99, float* %100, align 4, !dbg !3239
	%101 = fcmp une float %44, %44, !dbg !3240
	br i1 %101, label %b18, label %b17, !dbg !3242

b17:
	br label %b18, !dbg !3243

b18:
	%102 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3244
	%103 = getelementptr inbounds float, float* %42, i64 20, !dbg !3244
	store float %102, float* %103, align 4, !dbg !3244
	%104 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3245
	%105 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3246
	%106 = getelementptr inbounds float, float* %42, i64 21, !dbg !3247
	store float %104, float* %106, align 4, !dbg !3247
	%107 = getelementptr inbounds float, float* %42, i64 22, !dbg !3248
	store float %105, float* %107, align 4, !dbg !3248
	%108 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3249
	%109 = getelementptr inbounds float, float* %42, i64 23, !dbg !3250
	store float %108, float* %109, align 4, !dbg !3250
	%110 = getelementptr inbounds float, float* %42, i64 24, !dbg !3251
	store float 0x3FB99999A0000000, float* %110, align 4, !dbg !3251
	%111 = fmul float %44, 0x3870000000000000, !dbg !3252
	%112 = getelementptr inbounds float, float* %42, i64 25, !dbg !3253
	store float %111, float* %112, align 4, !dbg !3253
	%113 = fcmp une double %90, %90, !dbg !3254
	br i1 %113, label %b20, label %b19, !dbg !3256

b19:
	br label %b20, !dbg !3257

b20:
	%114 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3258
	%115 = getelementptr inbounds float, float* %42, i64 26, !dbg !3258
	store float %114, float* %115, align 4, !dbg !3258
	%116 = fpext float %47 to double, !dbg !3259
	%117 = bitcast double %116 to i64, !dbg !3260
	%118 = bitcast i64 %117 to double, !dbg !3261
	%119 = fptrunc double %118 to float, !dbg !3262
	%120 = getelementptr inbounds float, float* %42, i64 27, !dbg !3263
	store float %119, float* %120, align 4, !dbg !3263
	%121 = add i64 %35, %34, !dbg !3166
	br label %b1, !dbg !3166

b21:
	ret void, !dbg !3166

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 302, i64 %39, i64 %p1), !dbg !3170
	ret void, !dbg !3170

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 303, i64 %37, i64 %39), !dbg !3170
	ret void, !dbg !3170

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 304, i64 %35, i64 %p5), !dbg !3172
	ret void, !dbg !3172
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3264 {
entry:
	br label %b0, !dbg !3265

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3266, !range !10
	%1 = sext i32 %0 to i64, !dbg !3266
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3266, !range !12
	%3 = sext i32 %2 to i64, !dbg !3266
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3266, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3266, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3266, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3266, !range !13
	%24 = mul i32 %15, %23, !dbg !3266
	%25 = add i32 %22, %24, !dbg !3266
	%26 = mul i32 %14, %25, !dbg !3266
	%27 = add i32 %21, %26, !dbg !3266
	%28 = sext i32 %27 to i64, !dbg !3266
	%29 = add i64 %20, %28, !dbg !3266
	%30 = mul i64 %7, %9, !dbg !3266
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3266, !range !34
	%32 = sext i32 %31 to i64, !dbg !3266
	%33 = mul i64 %30, %32, !dbg !3266
	%34 = mul i64 %33, %19, !dbg !3266
	br label %b1, !dbg !3266

b1:
	%35 = phi i64 [ %29, %b0 ], [ %96, %b4 ], !dbg !3266
	%36 = icmp slt i64 %35, %p3, !dbg !3266
	br i1 %36, label %b2, label %b5, !dbg !3266

b2:
	%37 = mul i64 %35, 10, !dbg !3267
	%38 = add i64 %35, 1, !dbg !3268
	%39 = mul i64 %38, 10, !dbg !3269
	%40 = icmp ugt i64 %39, %p1, !dbg !3270
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3270, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3270
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3270, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3270
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3271
	%44 = load float, float* %43, align 4, !dbg !3271
	%45 = call i32 @llvm.nvvm.f2i.rz(float %44), !dbg !3274
	%46 = icmp slt i32 %45, -128, !dbg !3274
	%47 = select i1 %46, i32 -128, i32 %45, !dbg !3274
	%48 = icmp sgt i32 %47, 127, !dbg !3274
	%49 = select i1 %48, i32 127, i32 %47, !dbg !3274
	%50 = trunc i32 %49 to i8, !dbg !3274
	%51 = sext i8 %50 to i64, !dbg !3275
	%52 = call i32 @llvm.nvvm.f2i.rz(float %44), !dbg !3276
	%53 = icmp slt i32 %52, -32768, !dbg !3276
	%54 = select i1 %53, i32 -32768, i32 %52, !dbg !3276
	%55 = icmp sgt i32 %54, 32767, !dbg !3276
	%56 = select i1 %55, i32 32767, i32 %54, !dbg !3276
	%57 = trunc i32 %56 to i16, !dbg !3276
	%58 = sext i16 %57 to i64, !dbg !3277
	%59 = call i32 @llvm.nvvm.f2i.rz(float %44), !dbg !3278
	%60 = sext i32 %59 to i64, !dbg !3279
	%61 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !3280
	store i64 %51, i64* %61, align 8, !dbg !3280
	%62 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !3281
	store i64 %58, i64* %62, align 8, !dbg !3281
	%63 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !3282
	store i64 %60, i64* %63, align 8, !dbg !3282
	%64 = call i64 @llvm.nvvm.f2ll.rz(float %44), !dbg !3283
	%65 = fcmp uno float %44, %44, !dbg !3283
	%66 = select i1 %65, i64 0, i64 %64, !dbg !3283
	%67 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !3284
	store i64 %66, i64* %67, align 8, !dbg !3284
	%68 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !3285
	store i64 %66, i64* %68, align 8, !dbg !3285
	%69 = fcmp olt float %44, 0.000000e+00, !dbg !3286
	br i1 %69, label %b3, label %b4, !dbg !3286

b3:
	%70 = fsub float -0.000000e+00, %44, !dbg !3287
	br label %b4, !dbg !3287

b4:
	%71 = phi float [ %44, %b2_ok2 ], [ %70, %b3 ], !dbg !3288
	%72 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !3289
	%73 = icmp slt i32 %72, 0, !dbg !3289
	%74 = select i1 %73, i32 0, i32 %72, !dbg !3289
	%75 = icmp sgt i32 %74, 255, !dbg !3289
	%76 = select i1 %75, i32 255, i32 %74, !dbg !3289
	%77 = trunc i32 %76 to i8, !dbg !3289
	%78 = zext i8 %77 to i64, !dbg !3290
	%79 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !3291
	%80 = icmp slt i32 %79, 0, !dbg !3291
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3291
	%82 = icmp sgt i32 %81, 65535, !dbg !3291
	%83 = select i1 %82, i32 65535, i32 %81, !dbg !3291
	%84 = trunc i32 %83 to i16, !dbg !3291
	%85 = zext i16 %84 to i64, !dbg !3292
	%86 = call i32 @llvm.nvvm.f2ui.rz(float %71), !dbg !3293
	%87 = zext i32 %86 to i64, !dbg !3294
	%88 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !3295
	store i64 %78, i64* %88, align 8, !dbg !3295
	%89 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !3296
	store i64 %85, i64* %89, align 8, !dbg !3296
	%90 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !3297
	store i64 %87, i64* %90, align 8, !dbg !3297
	%91 = call i64 @llvm.nvvm.f2ull.rz(float %71), !dbg !3298
	%92 = fcmp uno float %71, %71, !dbg !3298
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3298
	%94 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !3300
	store i64 %93, i64* %94, align 8, !dbg !3300
	%95 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !3301
	store i64 %93, i64* %95, align 8, !dbg !3301
	%96 = add i64 %35, %34, !dbg !3266
	br label %b1, !dbg !3266

b5:
	ret void, !dbg !3266

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 325, i64 %39, i64 %p1), !dbg !3270
	ret void, !dbg !3270

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 326, i64 %37, i64 %39), !dbg !3270
	ret void, !dbg !3270
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3302 {
entry:
	br label %b0, !dbg !3303

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3304, !range !10
	%1 = sext i32 %0 to i64, !dbg !3304
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3304, !range !12
	%3 = sext i32 %2 to i64, !dbg !3304
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3304, !range !12
	%5 = sext i32 %4 to i64, !dbg !3304
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3304, !range !33
	%7 = sext i32 %6 to i64, !dbg !3304
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3304, !range !34
	%9 = sext i32 %8 to i64, !dbg !3304
	%10 = mul i64 %9, %5, !dbg !3304
	%11 = add i64 %3, %10, !dbg !3304
	%12 = mul i64 %7, %11, !dbg !3304
	%13 = add i64 %1, %12, !dbg !3304
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3304, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3304, !range !35
	%16 = mul i32 %14, %15, !dbg !3304
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3304, !range !36
	%18 = mul i32 %16, %17, !dbg !3304
	%19 = sext i32 %18 to i64, !dbg !3304
	%20 = mul i64 %13, %19, !dbg !3304
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3304, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3304, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3304, !range !13
	%24 = mul i32 %15, %23, !dbg !3304
	%25 = add i32 %22, %24, !dbg !3304
	%26 = mul i32 %14, %25, !dbg !3304
	%27 = add i32 %21, %26, !dbg !3304
	%28 = sext i32 %27 to i64, !dbg !3304
	%29 = add i64 %20, %28, !dbg !3304
	%30 = mul i64 %7, %9, !dbg !3304
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3304, !range !34
	%32 = sext i32 %31 to i64, !dbg !3304
	%33 = mul i64 %30, %32, !dbg !3304
	%34 = mul i64 %33, %19, !dbg !3304
	br label %b1, !dbg !3304

b1:
	%35 = phi i64 [ %29, %b0 ], [ %139, %b2_ok3 ], !dbg !3304
	%36 = icmp slt i64 %35, %p3, !dbg !3304
	br i1 %36, label %b2, label %b3, !dbg !3304

b2:
	%37 = mul i64 %35, 42, !dbg !3305
	%38 = add i64 %35, 1, !dbg !3306
	%39 = mul i64 %38, 42, !dbg !3307
	%40 = icmp ugt i64 %39, %p1, !dbg !3308
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3308, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3308
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3308, !prof !9

b2_ok2:
	%42 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3308
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3309
	%44 = load float, float* %43, align 4, !dbg !3309
	%45 = icmp uge i64 %35, %p5, !dbg !3310
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3310, !prof !9

b2_ok3:
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3310
	%47 = load float, float* %46, align 4, !dbg !3310
	%48 = call float @__nv_fabsf(float %44), !dbg !3313
	%49 = fadd float %48, 5.000000e-01, !dbg !3314
	%50 = fadd float %48, 1.000000e+00, !dbg !3315
	%51 = fdiv float %44, %50, !dbg !3316
	%52 = call float @__nv_fmodf(float %44, float 8.000000e+00), !dbg !3317
	%53 = call float @__nv_sqrtf(float %49), !dbg !3318
	%54 = getelementptr inbounds float, float* %42, i64 0, !dbg !3319
	store float %53, float* %54, align 4, !dbg !3319
	%55 = getelementptr inbounds float, float* %42, i64 1, !dbg !3320
	store float %48, float* %55, align 4, !dbg !3320
	%56 = call float @__nv_floorf(float %44), !dbg !3321
	%57 = call float @__nv_ceilf(float %44), !dbg !3322
	%58 = call float @__nv_truncf(float %44), !dbg !3323
	%59 = getelementptr inbounds float, float* %42, i64 2, !dbg !3324
	store float %56, float* %59, align 4, !dbg !3324
	%60 = getelementptr inbounds float, float* %42, i64 3, !dbg !3325
	store float %57, float* %60, align 4, !dbg !3325
	%61 = getelementptr inbounds float, float* %42, i64 4, !dbg !3326
	store float %58, float* %61, align 4, !dbg !3326
	%62 = call float @__nv_roundf(float %44), !dbg !3327
	%63 = call float @__nv_rintf(float %44), !dbg !3328
	%64 = getelementptr inbounds float, float* %42, i64 5, !dbg !3329
	store float %62, float* %64, align 4, !dbg !3329
	%65 = getelementptr inbounds float, float* %42, i64 6, !dbg !3330
	store float %63, float* %65, align 4, !dbg !3330
	%66 = call float @__nv_fminf(float %44, float %47), !dbg !3331
	%67 = fcmp uno float %44, %47, !dbg !3331
	%68 = select i1 %67, float 0x7FF8000000000000, float %66, !dbg !3331
	%69 = call float @__nv_fmaxf(float %44, float %47), !dbg !3332
	%70 = fcmp uno float %44, %47, !dbg !3332
	%71 = select i1 %70, float 0x7FF8000000000000, float %69, !dbg !3332
	%72 = getelementptr inbounds float, float* %42, i64 7, !dbg !3333
	store float %68, float* %72, align 4, !dbg !3333
	%73 = getelementptr inbounds float, float* %42, i64 8, !dbg !3334
	store float %71, float* %73, align 4, !dbg !3334
	%74 = call float @__nv_fdimf(float %44, float %47), !dbg !3335
	%75 = call float @__nv_copysignf(float %44, float %47), !dbg !3336
	%76 = getelementptr inbounds float, float* %42, i64 9, !dbg !3337
	store float %74, float* %76, align 4, !dbg !3337
	%77 = getelementptr inbounds float, float* %42, i64 10, !dbg !3338
	store float %75, float* %77, align 4, !dbg !3338
	%78 = call float @__nv_fmaf(float %44, float %47, float 1.000000e+00), !dbg !3339
	%79 = getelementptr inbounds float, float* %42, i64 11, !dbg !3340
	store float %78, float* %79, align 4, !dbg !3340
	%80 = call float @__nv_fmodf(float %44, float %49), !dbg !3341
	%81 = call float @__nv_remainderf(float %44, float %49), !dbg !3342
	%82 = getelementptr inbounds float, float* %42, i64 12, !dbg !3343
	store float %80, float* %82, align 4, !dbg !3343
	%83 = getelementptr inbounds float, float* %42, i64 13, !dbg !3344
	store float %81, float* %83, align 4, !dbg !3344
	%84 = call float @__nv_rsqrtf(float %49), !dbg !3345
	%85 = call float @__nv_cbrtf(float %44), !dbg !3346
	%86 = getelementptr inbounds float, float* %42, i64 14, !dbg !3347
	store float %84, float* %86, align 4, !dbg !3347
	%87 = getelementptr inbounds float, float* %42, i64 15, !dbg !3348
	store float %85, float* %87, align 4, !dbg !3348
	%88 = call float @__nv_expf(float %52), !dbg !3349
	%89 = call float @__nv_exp2f(float %52), !dbg !3350
	%90 = call float @__nv_expm1f(float %52), !dbg !3351
	%91 = getelementptr inbounds float, float* %42, i64 16, !dbg !3352
	store float %88, float* %91, align 4, !dbg !3352
	%92 = getelementptr inbounds float, float* %42, i64 17, !dbg !3353
	store float %89, float* %92, align 4, !dbg !3353
	%93 = getelementptr inbounds float, float* %42, i64 18, !dbg !3354
	store float %90, float* %93, align 4, !dbg !3354
	%94 = call float @__nv_logf(float %49), !dbg !3355
	%95 = call float @__nv_log2f(float %49), !dbg !3356
	%96 = call float @__nv_log10f(float %49), !dbg !3357
	%97 = call float @__nv_log1pf(float %49), !dbg !3358
	%98 = getelementptr inbounds float, float* %42, i64 19, !dbg !3359
	store float %94, float* %98, align 4, !dbg !3359
	%99 = getelementptr inbounds float, float* %42, i64 20, !dbg !3360
	store float %95, float* %99, align 4, !dbg !3360
	%100 = getelementptr inbounds float, float* %42, i64 21, !dbg !3361
	store float %96, float* %100, align 4, !dbg !3361
	%101 = getelementptr inbounds float, float* %42, i64 22, !dbg !3362
	store float %97, float* %101, align 4, !dbg !3362
	%102 = call float @__nv_sinf(float %52), !dbg !3363
	%103 = call float @__nv_cosf(float %52), !dbg !3364
	%104 = call float @__nv_tanf(float %51), !dbg !3365
	%105 = getelementptr inbounds float, float* %42, i64 23, !dbg !3366
	store float %102, float* %105, align 4, !dbg !3366
	%106 = getelementptr inbounds float, float* %42, i64 24, !dbg !3367
	store float %103, float* %106, align 4, !dbg !3367
	%107 = getelementptr inbounds float, float* %42, i64 25, !dbg !3368
	store float %104, float* %107, align 4, !dbg !3368
	%108 = call float @__nv_asinf(float %51), !dbg !3369
	%109 = call float @__nv_acosf(float %51), !dbg !3370
	%110 = call float @__nv_atanf(float %44), !dbg !3371
	%111 = getelementptr inbounds float, float* %42, i64 26, !dbg !3372
	store float %108, float* %111, align 4, !dbg !3372
	%112 = getelementptr inbounds float, float* %42, i64 27, !dbg !3373
	store float %109, float* %112, align 4, !dbg !3373
	%113 = getelementptr inbounds float, float* %42, i64 28, !dbg !3374
	store float %110, float* %113, align 4, !dbg !3374
	%114 = call float @__nv_atan2f(float %47, float %44), !dbg !3375
	%115 = getelementptr inbounds float, float* %42, i64 29, !dbg !3376
	store float %114, float* %115, align 4, !dbg !3376
	%116 = call float @__nv_sinhf(float %52), !dbg !3377
	%117 = call float @__nv_coshf(float %52), !dbg !3378
	%118 = call float @__nv_tanhf(float %52), !dbg !3379
	%119 = getelementptr inbounds float, float* %42, i64 30, !dbg !3380
	store float %116, float* %119, align 4, !dbg !3380
	%120 = getelementptr inbounds float, float* %42, i64 31, !dbg !3381
	store float %117, float* %120, align 4, !dbg !3381
	%121 = getelementptr inbounds float, float* %42, i64 32, !dbg !3382
	store float %118, float* %121, align 4, !dbg !3382
	%122 = call float @__nv_asinhf(float %44), !dbg !3383
	%123 = fadd float %49, 1.000000e+00, !dbg !3384
	%124 = call float @__nv_acoshf(float %123), !dbg !3385
	%125 = call float @__nv_atanhf(float %51), !dbg !3386
	%126 = getelementptr inbounds float, float* %42, i64 33, !dbg !3387
	store float %122, float* %126, align 4, !dbg !3387
	%127 = getelementptr inbounds float, float* %42, i64 34, !dbg !3388
	store float %124, float* %127, align 4, !dbg !3388
	%128 = getelementptr inbounds float, float* %42, i64 35, !dbg !3389
	store float %125, float* %128, align 4, !dbg !3389
	%129 = call float @__nv_powf(float %49, float %51), !dbg !3390
	%130 = call float @__nv_hypotf(float %44, float %47), !dbg !3391
	%131 = getelementptr inbounds float, float* %42, i64 36, !dbg !3392
	store float %129, float* %131, align 4, !dbg !3392
	%132 = getelementptr inbounds float, float* %42, i64 37, !dbg !3393
	store float %130, float* %132, align 4, !dbg !3393
	%133 = call float @__nv_erff(float %52), !dbg !3394
	%134 = call float @__nv_erfcf(float %51), !dbg !3395
	%135 = getelementptr inbounds float, float* %42, i64 38, !dbg !3396
	store float %133, float* %135, align 4, !dbg !3396
	%136 = getelementptr inbounds float, float* %42, i64 39, !dbg !3397
	store float %134, float* %136, align 4, !dbg !3397
	%137 = getelementptr inbounds float, float* %42, i64 40, !dbg !3398
	store float %49, float* %137, align 4, !dbg !3398
	%138 = getelementptr inbounds float, float* %42, i64 41, !dbg !3399
	store float %51, float* %138, align 4, !dbg !3399
	%139 = add i64 %35, %34, !dbg !3304
	br label %b1, !dbg !3304

b3:
	ret void, !dbg !3304

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 333, i64 %39, i64 %p1), !dbg !3308
	ret void, !dbg !3308

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 334, i64 %37, i64 %39), !dbg !3308
	ret void, !dbg !3308

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 335, i64 %35, i64 %p5), !dbg !3310
	ret void, !dbg !3310
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3400 {
entry:
	br label %b0, !dbg !3401

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3404, !range !10
	%1 = sext i32 %0 to i64, !dbg !3404
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3404, !range !12
	%3 = sext i32 %2 to i64, !dbg !3404
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3404, !range !12
	%5 = sext i32 %4 to i64, !dbg !3404
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3404, !range !33
	%7 = sext i32 %6 to i64, !dbg !3404
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3404, !range !34
	%9 = sext i32 %8 to i64, !dbg !3404
	%10 = mul i64 %9, %5, !dbg !3404
	%11 = add i64 %3, %10, !dbg !3404
	%12 = mul i64 %7, %11, !dbg !3404
	%13 = add i64 %1, %12, !dbg !3404
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3404, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3404, !range !35
	%16 = mul i32 %14, %15, !dbg !3404
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3404, !range !36
	%18 = mul i32 %16, %17, !dbg !3404
	%19 = sext i32 %18 to i64, !dbg !3404
	%20 = mul i64 %13, %19, !dbg !3404
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3404, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3404, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3404, !range !13
	%24 = mul i32 %15, %23, !dbg !3404
	%25 = add i32 %22, %24, !dbg !3404
	%26 = mul i32 %14, %25, !dbg !3404
	%27 = add i32 %21, %26, !dbg !3404
	%28 = sext i32 %27 to i64, !dbg !3404
	%29 = add i64 %20, %28, !dbg !3404
	%30 = add i64 %29, 1, !dbg !3405
	%31 = sitofp i64 %30 to float, !dbg !3406
	%32 = icmp uge i64 0, %p1, !dbg !3407
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3407, !prof !9

b0_ok1:
	%33 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3407
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %33, float %31), !dbg !3408
	%35 = icmp uge i64 1, %p1, !dbg !3409
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3409, !prof !9

b0_ok2:
	%36 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3409
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3410
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %36, float %37), !dbg !3410
	%39 = icmp uge i64 2, %p1, !dbg !3411
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3411, !prof !9

b0_ok3:
	%40 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3411
	%41 = bitcast float* %40 to i32*, !dbg !3412
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3412
	br label %b0_cas4, !dbg !3412

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3412
	%44 = bitcast i32 %43 to float, !dbg !3412
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3412
	%46 = fcmp uno float %44, %31, !dbg !3412
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3412
	%48 = bitcast float %47 to i32, !dbg !3412
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3412
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3412
	%51 = icmp eq i32 %50, %43, !dbg !3412
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3412

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3412
	%53 = icmp uge i64 3, %p1, !dbg !3413
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3413, !prof !9

b0_ok5:
	%54 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3413
	%55 = bitcast float* %54 to i32*, !dbg !3414
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3414
	br label %b0_cas6, !dbg !3414

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3414
	%58 = bitcast i32 %57 to float, !dbg !3414
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3414
	%60 = fcmp uno float %58, %31, !dbg !3414
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3414
	%62 = bitcast float %61 to i32, !dbg !3414
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3414
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3414
	%65 = icmp eq i32 %64, %57, !dbg !3414
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3414

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3414
	%67 = icmp uge i64 4, %p1, !dbg !3415
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3415, !prof !9

b0_ok7:
	%68 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3415
	%69 = bitcast float* %68 to i32*, !dbg !3416
	%70 = bitcast float %31 to i32, !dbg !3416
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3416
	%72 = bitcast i32 %71 to float, !dbg !3416
	%73 = icmp uge i64 %29, %p3, !dbg !3417
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3417, !prof !9

b0_ok8:
	%74 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3417
	store float %72, float* %74, align 4, !dbg !3417
	%75 = icmp uge i64 5, %p1, !dbg !3418
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3418, !prof !9

b0_ok9:
	%76 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3418
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %76) nounwind, !dbg !3419
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3420
	br i1 %78, label %b1, label %b2, !dbg !3420

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3421
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3421, !prof !9

b1_ok1:
	%80 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3421
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %80, float %31) nounwind, !dbg !3422
	br label %b2, !dbg !3422

b2:
	ret void, !dbg !3403

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !3407
	ret void, !dbg !3407

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !3409
	ret void, !dbg !3409

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !3411
	ret void, !dbg !3411

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !3413
	ret void, !dbg !3413

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !3415
	ret void, !dbg !3415

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !3417
	ret void, !dbg !3417

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !3418
	ret void, !dbg !3418

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !3421
	ret void, !dbg !3421
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3423 {
entry:
	br label %b0, !dbg !3424

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
	%30 = mul i64 %7, %9, !dbg !3425
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3425, !range !34
	%32 = sext i32 %31 to i64, !dbg !3425
	%33 = mul i64 %30, %32, !dbg !3425
	%34 = mul i64 %33, %19, !dbg !3425
	br label %b1, !dbg !3425

b1:
	%35 = phi i64 [ %29, %b0 ], [ %118, %b20 ], !dbg !3425
	%36 = icmp slt i64 %35, %p3, !dbg !3425
	br i1 %36, label %b2, label %b21, !dbg !3425

b2:
	%37 = mul i64 %35, 28, !dbg !3426
	%38 = add i64 %35, 1, !dbg !3427
	%39 = mul i64 %38, 28, !dbg !3428
	%40 = icmp ugt i64 %39, %p1, !dbg !3429
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3429, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3429
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3429, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3429
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3430
	%44 = load double, double* %43, align 8, !dbg !3430
	%45 = icmp uge i64 %35, %p5, !dbg !3431
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3431, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3431
	%47 = load double, double* %46, align 8, !dbg !3431
	%48 = fadd double %44, %47, !dbg !3434
	%49 = fsub double %44, %47, !dbg !3435
	%50 = fmul double %44, %47, !dbg !3436
	%51 = fdiv double %44, %47, !dbg !3437
	%52 = getelementptr inbounds double, double* %42, i64 0, !dbg !3438
	store double %48, double* %52, align 8, !dbg !3438
	%53 = getelementptr inbounds double, double* %42, i64 1, !dbg !3439
	store double %49, double* %53, align 8, !dbg !3439
	%54 = getelementptr inbounds double, double* %42, i64 2, !dbg !3440
	store double %50, double* %54, align 8, !dbg !3440
	%55 = getelementptr inbounds double, double* %42, i64 3, !dbg !3441
	store double %51, double* %55, align 8, !dbg !3441
	%56 = fsub double -0.000000e+00, %44, !dbg !3442
	%57 = getelementptr inbounds double, double* %42, i64 4, !dbg !3443
	store double %56, double* %57, align 8, !dbg !3443
	%58 = getelementptr inbounds double, double* %42, i64 5, !dbg !3444
	store double %47, double* %58, align 8, !dbg !3444
	%59 = fcmp oeq double %44, %47, !dbg !3445
	br i1 %59, label %b4, label %b3, !dbg !3447

b3:
	br label %b4, !dbg !3448

b4:
	%60 = phi double [ 1.000000e+00, %b2_ok3 ], [ 0.000000e+00, %b3 ], !dbg !3449
	%61 = fcmp une double %44, %47, !dbg !3449
	br i1 %61, label %b6, label %b5, !dbg !3451

b5:
	br label %b6, !dbg !3452

b6:
	%62 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3453
	%63 = fcmp olt double %44, %47, !dbg !3453
	br i1 %63, label %b8, label %b7, !dbg !3455

b7:
	br label %b8, !dbg !3456

b8:
	%64 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3457
	%65 = getelementptr inbounds double, double* %42, i64 6, !dbg !3457
	store double %60, double* %65, align 8, !dbg !3457
	%66 = getelementptr inbounds double, double* %42, i64 7, !dbg !3458
	store double %62, double* %66, align 8, !dbg !3458
	%67 = getelementptr inbounds double, double* %42, i64 8, !dbg !3459
	store double %64, double* %67, align 8, !dbg !3459
	%68 = fcmp ole double %44, %47, !dbg !3460
	br i1 %68, label %b10, label %b9, !dbg !3462

b9:
	br label %b10, !dbg !3463

b10:
	%69 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3464
	%70 = fcmp ogt double %44, %47, !dbg !3464
	br i1 %70, label %b12, label %b11, !dbg !3466

b11:
	br label %b12, !dbg !3467

b12:
	%71 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3468
	%72 = fcmp oge double %44, %47, !dbg !3468
	br i1 %72, label %b14, label %b13, !dbg !3470

b13:
	br label %b14, !dbg !3471

b14:
	%73 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3472
	%74 = getelementptr inbounds double, double* %42, i64 9, !dbg !3472
	store double %69, double* %74, align 8, !dbg !3472
	%75 = getelementptr inbounds double, double* %42, i64 10, !dbg !3473
	store double %71, double* %75, align 8, !dbg !3473
	%76 = getelementptr inbounds double, double* %42, i64 11, !dbg !3474
	store double %73, double* %76, align 8, !dbg !3474
	%77 = call double @__nv_fmin(double %44, double %47), !dbg !3475
	%78 = fcmp uno double %44, %47, !dbg !3475
	%79 = select i1 %78, double 0x7FF8000000000000, double %77, !dbg !3475
	%80 = call double @__nv_fmax(double %44, double %47), !dbg !3476
	%81 = fcmp uno double %44, %47, !dbg !3476
	%82 = select i1 %81, double 0x7FF8000000000000, double %80, !dbg !3476
	%83 = getelementptr inbounds double, double* %42, i64 12, !dbg !3477
	store double %79, double* %83, align 8, !dbg !3477
	%84 = getelementptr inbounds double, double* %42, i64 13, !dbg !3478
	store double %82, double* %84, align 8, !dbg !3478
	%85 = call double @llvm.nvvm.mul.rn.d(double %44, double %47), !dbg !3479
	%86 = fadd double %85, 1.000000e+00, !dbg !3480
	%87 = getelementptr inbounds double, double* %42, i64 14, !dbg !3481
	store double %86, double* %87, align 8, !dbg !3481
	%88 = fsub double 1.000000e+00, %85, !dbg !3482
	%89 = getelementptr inbounds double, double* %42, i64 15, !dbg !3483
	store double %88, double* %89, align 8, !dbg !3483
	%90 = fptrunc double %44 to float, !dbg !3484
	%91 = fpext float %90 to double, !dbg !3485
	%92 = getelementptr inbounds double, double* %42, i64 16, !dbg !3486
	store double %91, double* %92, align 8, !dbg !3486
	%93 = getelementptr inbounds double, double* %42, i64 17, !dbg !3487
	store double %44, double* %93, align 8, !dbg !3487
	%94 = getelementptr inbounds double, double* %42, i64 18, !dbg !3488
	store double %44, double* %94, align 8, !dbg !3488
	%95 = load double, double* %94, align 8, !dbg !3489
	%96 = fadd double %95, 2.000000e+00, !dbg !3490
	store double %96, double* %94, align 8, !dbg !3489
	%97 = load double, double* %94, align 8, !dbg !3491
	%98 = fdiv double %97, 3.000000e+00, !dbg !3492
	store double %98, double* %94, align 8, !dbg !3491
	br i1 %63, label %b15, label %b16, !dbg !3494

b15:
	br label %b16, !dbg !3495

b16:
	%99 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3496
	%100 = getelementptr inbounds double, double* %42, i64 19, !dbg !3496
	store double %99, double* %100, align 8, !dbg !3496
	%101 = fcmp une double %44, %44, !dbg !3497
	br i1 %101, label %b18, label %b17, !dbg !3499

b17:
	br label %b18, !dbg !3500

b18:
	%102 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3501
	%103 = getelementptr inbounds double, double* %42, i64 20, !dbg !3501
	store double %102, double* %103, align 8, !dbg !3501
	%104 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3502
	%105 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3503
	%106 = getelementptr inbounds double, double* %42, i64 21, !dbg !3504
	store double %104, double* %106, align 8, !dbg !3504
	%107 = getelementptr inbounds double, double* %42, i64 22, !dbg !3505
	store double %105, double* %107, align 8, !dbg !3505
	%108 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3506
	%109 = getelementptr inbounds double, double* %42, i64 23, !dbg !3507
	store double %108, double* %109, align 8, !dbg !3507
	%110 = getelementptr inbounds double, double* %42, i64 24, !dbg !3508
	store double 1.000000e-01, double* %110, align 8, !dbg !3508
	%111 = fmul double %44, 0x3870000000000000, !dbg !3509
	%112 = getelementptr inbounds double, double* %42, i64 25, !dbg !3510
	store double %111, double* %112, align 8, !dbg !3510
	br i1 %101, label %b20, label %b19, !dbg !3512

b19:
	br label %b20, !dbg !3513

b20:
	%113 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3514
	%114 = getelementptr inbounds double, double* %42, i64 26, !dbg !3514
	store double %113, double* %114, align 8, !dbg !3514
	%115 = bitcast double %47 to i64, !dbg !3515
	%116 = bitcast i64 %115 to double, !dbg !3516
	%117 = getelementptr inbounds double, double* %42, i64 27, !dbg !3517
	store double %116, double* %117, align 8, !dbg !3517
	%118 = add i64 %35, %34, !dbg !3425
	br label %b1, !dbg !3425

b21:
	ret void, !dbg !3425

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 355, i64 %39, i64 %p1), !dbg !3429
	ret void, !dbg !3429

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 356, i64 %37, i64 %39), !dbg !3429
	ret void, !dbg !3429

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 357, i64 %35, i64 %p5), !dbg !3431
	ret void, !dbg !3431
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3518 {
entry:
	br label %b0, !dbg !3519

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3520, !range !10
	%1 = sext i32 %0 to i64, !dbg !3520
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3520, !range !12
	%3 = sext i32 %2 to i64, !dbg !3520
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3520, !range !12
	%5 = sext i32 %4 to i64, !dbg !3520
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3520, !range !33
	%7 = sext i32 %6 to i64, !dbg !3520
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3520, !range !34
	%9 = sext i32 %8 to i64, !dbg !3520
	%10 = mul i64 %9, %5, !dbg !3520
	%11 = add i64 %3, %10, !dbg !3520
	%12 = mul i64 %7, %11, !dbg !3520
	%13 = add i64 %1, %12, !dbg !3520
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3520, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3520, !range !35
	%16 = mul i32 %14, %15, !dbg !3520
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3520, !range !36
	%18 = mul i32 %16, %17, !dbg !3520
	%19 = sext i32 %18 to i64, !dbg !3520
	%20 = mul i64 %13, %19, !dbg !3520
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3520, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3520, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3520, !range !13
	%24 = mul i32 %15, %23, !dbg !3520
	%25 = add i32 %22, %24, !dbg !3520
	%26 = mul i32 %14, %25, !dbg !3520
	%27 = add i32 %21, %26, !dbg !3520
	%28 = sext i32 %27 to i64, !dbg !3520
	%29 = add i64 %20, %28, !dbg !3520
	%30 = mul i64 %7, %9, !dbg !3520
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3520, !range !34
	%32 = sext i32 %31 to i64, !dbg !3520
	%33 = mul i64 %30, %32, !dbg !3520
	%34 = mul i64 %33, %19, !dbg !3520
	br label %b1, !dbg !3520

b1:
	%35 = phi i64 [ %29, %b0 ], [ %108, %b4 ], !dbg !3520
	%36 = icmp slt i64 %35, %p3, !dbg !3520
	br i1 %36, label %b2, label %b5, !dbg !3520

b2:
	%37 = mul i64 %35, 10, !dbg !3521
	%38 = add i64 %35, 1, !dbg !3522
	%39 = mul i64 %38, 10, !dbg !3523
	%40 = icmp ugt i64 %39, %p1, !dbg !3524
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3524, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3524
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3524, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3524
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3525
	%44 = load double, double* %43, align 8, !dbg !3525
	%45 = call i32 @llvm.nvvm.d2i.rz(double %44), !dbg !3528
	%46 = fcmp uno double %44, %44, !dbg !3528
	%47 = select i1 %46, i32 0, i32 %45, !dbg !3528
	%48 = icmp slt i32 %47, -128, !dbg !3528
	%49 = select i1 %48, i32 -128, i32 %47, !dbg !3528
	%50 = icmp sgt i32 %49, 127, !dbg !3528
	%51 = select i1 %50, i32 127, i32 %49, !dbg !3528
	%52 = trunc i32 %51 to i8, !dbg !3528
	%53 = sext i8 %52 to i64, !dbg !3529
	%54 = call i32 @llvm.nvvm.d2i.rz(double %44), !dbg !3530
	%55 = fcmp uno double %44, %44, !dbg !3530
	%56 = select i1 %55, i32 0, i32 %54, !dbg !3530
	%57 = icmp slt i32 %56, -32768, !dbg !3530
	%58 = select i1 %57, i32 -32768, i32 %56, !dbg !3530
	%59 = icmp sgt i32 %58, 32767, !dbg !3530
	%60 = select i1 %59, i32 32767, i32 %58, !dbg !3530
	%61 = trunc i32 %60 to i16, !dbg !3530
	%62 = sext i16 %61 to i64, !dbg !3531
	%63 = call i32 @llvm.nvvm.d2i.rz(double %44), !dbg !3532
	%64 = fcmp uno double %44, %44, !dbg !3532
	%65 = select i1 %64, i32 0, i32 %63, !dbg !3532
	%66 = sext i32 %65 to i64, !dbg !3533
	%67 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !3534
	store i64 %53, i64* %67, align 8, !dbg !3534
	%68 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !3535
	store i64 %62, i64* %68, align 8, !dbg !3535
	%69 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !3536
	store i64 %66, i64* %69, align 8, !dbg !3536
	%70 = call i64 @llvm.nvvm.d2ll.rz(double %44), !dbg !3537
	%71 = fcmp uno double %44, %44, !dbg !3537
	%72 = select i1 %71, i64 0, i64 %70, !dbg !3537
	%73 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !3538
	store i64 %72, i64* %73, align 8, !dbg !3538
	%74 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !3539
	store i64 %72, i64* %74, align 8, !dbg !3539
	%75 = fcmp olt double %44, 0.000000e+00, !dbg !3540
	br i1 %75, label %b3, label %b4, !dbg !3540

b3:
	%76 = fsub double -0.000000e+00, %44, !dbg !3541
	br label %b4, !dbg !3541

b4:
	%77 = phi double [ %44, %b2_ok2 ], [ %76, %b3 ], !dbg !3542
	%78 = call i32 @llvm.nvvm.d2i.rz(double %77), !dbg !3543
	%79 = fcmp uno double %77, %77, !dbg !3543
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3543
	%81 = icmp slt i32 %80, 0, !dbg !3543
	%82 = select i1 %81, i32 0, i32 %80, !dbg !3543
	%83 = icmp sgt i32 %82, 255, !dbg !3543
	%84 = select i1 %83, i32 255, i32 %82, !dbg !3543
	%85 = trunc i32 %84 to i8, !dbg !3543
	%86 = zext i8 %85 to i64, !dbg !3544
	%87 = call i32 @llvm.nvvm.d2i.rz(double %77), !dbg !3545
	%88 = fcmp uno double %77, %77, !dbg !3545
	%89 = select i1 %88, i32 0, i32 %87, !dbg !3545
	%90 = icmp slt i32 %89, 0, !dbg !3545
	%91 = select i1 %90, i32 0, i32 %89, !dbg !3545
	%92 = icmp sgt i32 %91, 65535, !dbg !3545
	%93 = select i1 %92, i32 65535, i32 %91, !dbg !3545
	%94 = trunc i32 %93 to i16, !dbg !3545
	%95 = zext i16 %94 to i64, !dbg !3546
	%96 = call i32 @llvm.nvvm.d2ui.rz(double %77), !dbg !3547
	%97 = fcmp uno double %77, %77, !dbg !3547
	%98 = select i1 %97, i32 0, i32 %96, !dbg !3547
	%99 = zext i32 %98 to i64, !dbg !3548
	%100 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !3549
	store i64 %86, i64* %100, align 8, !dbg !3549
	%101 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !3550
	store i64 %95, i64* %101, align 8, !dbg !3550
	%102 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !3551
	store i64 %99, i64* %102, align 8, !dbg !3551
	%103 = call i64 @llvm.nvvm.d2ull.rz(double %77), !dbg !3552
	%104 = fcmp uno double %77, %77, !dbg !3552
	%105 = select i1 %104, i64 0, i64 %103, !dbg !3552
	%106 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !3554
	store i64 %105, i64* %106, align 8, !dbg !3554
	%107 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !3555
	store i64 %105, i64* %107, align 8, !dbg !3555
	%108 = add i64 %35, %34, !dbg !3520
	br label %b1, !dbg !3520

b5:
	ret void, !dbg !3520

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 359, i64 %39, i64 %p1), !dbg !3524
	ret void, !dbg !3524

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 360, i64 %37, i64 %39), !dbg !3524
	ret void, !dbg !3524
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3556 {
entry:
	br label %b0, !dbg !3557

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3558, !range !10
	%1 = sext i32 %0 to i64, !dbg !3558
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3558, !range !12
	%3 = sext i32 %2 to i64, !dbg !3558
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3558, !range !12
	%5 = sext i32 %4 to i64, !dbg !3558
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3558, !range !33
	%7 = sext i32 %6 to i64, !dbg !3558
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3558, !range !34
	%9 = sext i32 %8 to i64, !dbg !3558
	%10 = mul i64 %9, %5, !dbg !3558
	%11 = add i64 %3, %10, !dbg !3558
	%12 = mul i64 %7, %11, !dbg !3558
	%13 = add i64 %1, %12, !dbg !3558
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3558, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3558, !range !35
	%16 = mul i32 %14, %15, !dbg !3558
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3558, !range !36
	%18 = mul i32 %16, %17, !dbg !3558
	%19 = sext i32 %18 to i64, !dbg !3558
	%20 = mul i64 %13, %19, !dbg !3558
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3558, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3558, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3558, !range !13
	%24 = mul i32 %15, %23, !dbg !3558
	%25 = add i32 %22, %24, !dbg !3558
	%26 = mul i32 %14, %25, !dbg !3558
	%27 = add i32 %21, %26, !dbg !3558
	%28 = sext i32 %27 to i64, !dbg !3558
	%29 = add i64 %20, %28, !dbg !3558
	%30 = mul i64 %7, %9, !dbg !3558
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3558, !range !34
	%32 = sext i32 %31 to i64, !dbg !3558
	%33 = mul i64 %30, %32, !dbg !3558
	%34 = mul i64 %33, %19, !dbg !3558
	br label %b1, !dbg !3558

b1:
	%35 = phi i64 [ %29, %b0 ], [ %139, %b2_ok3 ], !dbg !3558
	%36 = icmp slt i64 %35, %p3, !dbg !3558
	br i1 %36, label %b2, label %b3, !dbg !3558

b2:
	%37 = mul i64 %35, 42, !dbg !3559
	%38 = add i64 %35, 1, !dbg !3560
	%39 = mul i64 %38, 42, !dbg !3561
	%40 = icmp ugt i64 %39, %p1, !dbg !3562
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3562, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3562
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3562, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3562
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3563
	%44 = load double, double* %43, align 8, !dbg !3563
	%45 = icmp uge i64 %35, %p5, !dbg !3564
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3564, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3564
	%47 = load double, double* %46, align 8, !dbg !3564
	%48 = call double @__nv_fabs(double %44), !dbg !3567
	%49 = fadd double %48, 5.000000e-01, !dbg !3568
	%50 = fadd double %48, 1.000000e+00, !dbg !3569
	%51 = fdiv double %44, %50, !dbg !3570
	%52 = call double @__nv_fmod(double %44, double 8.000000e+00), !dbg !3571
	%53 = call double @__nv_sqrt(double %49), !dbg !3572
	%54 = getelementptr inbounds double, double* %42, i64 0, !dbg !3573
	store double %53, double* %54, align 8, !dbg !3573
	%55 = getelementptr inbounds double, double* %42, i64 1, !dbg !3574
	store double %48, double* %55, align 8, !dbg !3574
	%56 = call double @__nv_floor(double %44), !dbg !3575
	%57 = call double @__nv_ceil(double %44), !dbg !3576
	%58 = call double @__nv_trunc(double %44), !dbg !3577
	%59 = getelementptr inbounds double, double* %42, i64 2, !dbg !3578
	store double %56, double* %59, align 8, !dbg !3578
	%60 = getelementptr inbounds double, double* %42, i64 3, !dbg !3579
	store double %57, double* %60, align 8, !dbg !3579
	%61 = getelementptr inbounds double, double* %42, i64 4, !dbg !3580
	store double %58, double* %61, align 8, !dbg !3580
	%62 = call double @__nv_round(double %44), !dbg !3581
	%63 = call double @__nv_rint(double %44), !dbg !3582
	%64 = getelementptr inbounds double, double* %42, i64 5, !dbg !3583
	store double %62, double* %64, align 8, !dbg !3583
	%65 = getelementptr inbounds double, double* %42, i64 6, !dbg !3584
	store double %63, double* %65, align 8, !dbg !3584
	%66 = call double @__nv_fmin(double %44, double %47), !dbg !3585
	%67 = fcmp uno double %44, %47, !dbg !3585
	%68 = select i1 %67, double 0x7FF8000000000000, double %66, !dbg !3585
	%69 = call double @__nv_fmax(double %44, double %47), !dbg !3586
	%70 = fcmp uno double %44, %47, !dbg !3586
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !3586
	%72 = getelementptr inbounds double, double* %42, i64 7, !dbg !3587
	store double %68, double* %72, align 8, !dbg !3587
	%73 = getelementptr inbounds double, double* %42, i64 8, !dbg !3588
	store double %71, double* %73, align 8, !dbg !3588
	%74 = call double @__nv_fdim(double %44, double %47), !dbg !3589
	%75 = call double @__nv_copysign(double %44, double %47), !dbg !3590
	%76 = getelementptr inbounds double, double* %42, i64 9, !dbg !3591
	store double %74, double* %76, align 8, !dbg !3591
	%77 = getelementptr inbounds double, double* %42, i64 10, !dbg !3592
	store double %75, double* %77, align 8, !dbg !3592
	%78 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !3593
	%79 = getelementptr inbounds double, double* %42, i64 11, !dbg !3594
	store double %78, double* %79, align 8, !dbg !3594
	%80 = call double @__nv_fmod(double %44, double %49), !dbg !3595
	%81 = call double @__nv_remainder(double %44, double %49), !dbg !3596
	%82 = getelementptr inbounds double, double* %42, i64 12, !dbg !3597
	store double %80, double* %82, align 8, !dbg !3597
	%83 = getelementptr inbounds double, double* %42, i64 13, !dbg !3598
	store double %81, double* %83, align 8, !dbg !3598
	%84 = call double @__nv_rsqrt(double %49), !dbg !3599
	%85 = call double @__nv_cbrt(double %44), !dbg !3600
	%86 = getelementptr inbounds double, double* %42, i64 14, !dbg !3601
	store double %84, double* %86, align 8, !dbg !3601
	%87 = getelementptr inbounds double, double* %42, i64 15, !dbg !3602
	store double %85, double* %87, align 8, !dbg !3602
	%88 = call double @__nv_exp(double %52), !dbg !3603
	%89 = call double @__nv_exp2(double %52), !dbg !3604
	%90 = call double @__nv_expm1(double %52), !dbg !3605
	%91 = getelementptr inbounds double, double* %42, i64 16, !dbg !3606
	store double %88, double* %91, align 8, !dbg !3606
	%92 = getelementptr inbounds double, double* %42, i64 17, !dbg !3607
	store double %89, double* %92, align 8, !dbg !3607
	%93 = getelementptr inbounds double, double* %42, i64 18, !dbg !3608
	store double %90, double* %93, align 8, !dbg !3608
	%94 = call double @__nv_log(double %49), !dbg !3609
	%95 = call double @__nv_log2(double %49), !dbg !3610
	%96 = call double @__nv_log10(double %49), !dbg !3611
	%97 = call double @__nv_log1p(double %49), !dbg !3612
	%98 = getelementptr inbounds double, double* %42, i64 19, !dbg !3613
	store double %94, double* %98, align 8, !dbg !3613
	%99 = getelementptr inbounds double, double* %42, i64 20, !dbg !3614
	store double %95, double* %99, align 8, !dbg !3614
	%100 = getelementptr inbounds double, double* %42, i64 21, !dbg !3615
	store double %96, double* %100, align 8, !dbg !3615
	%101 = getelementptr inbounds double, double* %42, i64 22, !dbg !3616
	store double %97, double* %101, align 8, !dbg !3616
	%102 = call double @__nv_sin(double %52), !dbg !3617
	%103 = call double @__nv_cos(double %52), !dbg !3618
	%104 = call double @__nv_tan(double %51), !dbg !3619
	%105 = getelementptr inbounds double, double* %42, i64 23, !dbg !3620
	store double %102, double* %105, align 8, !dbg !3620
	%106 = getelementptr inbounds double, double* %42, i64 24, !dbg !3621
	store double %103, double* %106, align 8, !dbg !3621
	%107 = getelementptr inbounds double, double* %42, i64 25, !dbg !3622
	store double %104, double* %107, align 8, !dbg !3622
	%108 = call double @__nv_asin(double %51), !dbg !3623
	%109 = call double @__nv_acos(double %51), !dbg !3624
	%110 = call double @__nv_atan(double %44), !dbg !3625
	%111 = getelementptr inbounds double, double* %42, i64 26, !dbg !3626
	store double %108, double* %111, align 8, !dbg !3626
	%112 = getelementptr inbounds double, double* %42, i64 27, !dbg !3627
	store double %109, double* %112, align 8, !dbg !3627
	%113 = getelementptr inbounds double, double* %42, i64 28, !dbg !3628
	store double %110, double* %113, align 8, !dbg !3628
	%114 = call double @__nv_atan2(double %47, double %44), !dbg !3629
	%115 = getelementptr inbounds double, double* %42, i64 29, !dbg !3630
	store double %114, double* %115, align 8, !dbg !3630
	%116 = call double @__nv_sinh(double %52), !dbg !3631
	%117 = call double @__nv_cosh(double %52), !dbg !3632
	%118 = call double @__nv_tanh(double %52), !dbg !3633
	%119 = getelementptr inbounds double, double* %42, i64 30, !dbg !3634
	store double %116, double* %119, align 8, !dbg !3634
	%120 = getelementptr inbounds double, double* %42, i64 31, !dbg !3635
	store double %117, double* %120, align 8, !dbg !3635
	%121 = getelementptr inbounds double, double* %42, i64 32, !dbg !3636
	store double %118, double* %121, align 8, !dbg !3636
	%122 = call double @__nv_asinh(double %44), !dbg !3637
	%123 = fadd double %49, 1.000000e+00, !dbg !3638
	%124 = call double @__nv_acosh(double %123), !dbg !3639
	%125 = call double @__nv_atanh(double %51), !dbg !3640
	%126 = getelementptr inbounds double, double* %42, i64 33, !dbg !3641
	store double %122, double* %126, align 8, !dbg !3641
	%127 = getelementptr inbounds double, double* %42, i64 34, !dbg !3642
	store double %124, double* %127, align 8, !dbg !3642
	%128 = getelementptr inbounds double, double* %42, i64 35, !dbg !3643
	store double %125, double* %128, align 8, !dbg !3643
	%129 = call double @__nv_pow(double %49, double %51), !dbg !3644
	%130 = call double @__nv_hypot(double %44, double %47), !dbg !3645
	%131 = getelementptr inbounds double, double* %42, i64 36, !dbg !3646
	store double %129, double* %131, align 8, !dbg !3646
	%132 = getelementptr inbounds double, double* %42, i64 37, !dbg !3647
	store double %130, double* %132, align 8, !dbg !3647
	%133 = call double @__nv_erf(double %52), !dbg !3648
	%134 = call double @__nv_erfc(double %51), !dbg !3649
	%135 = getelementptr inbounds double, double* %42, i64 38, !dbg !3650
	store double %133, double* %135, align 8, !dbg !3650
	%136 = getelementptr inbounds double, double* %42, i64 39, !dbg !3651
	store double %134, double* %136, align 8, !dbg !3651
	%137 = getelementptr inbounds double, double* %42, i64 40, !dbg !3652
	store double %49, double* %137, align 8, !dbg !3652
	%138 = getelementptr inbounds double, double* %42, i64 41, !dbg !3653
	store double %51, double* %138, align 8, !dbg !3653
	%139 = add i64 %35, %34, !dbg !3558
	br label %b1, !dbg !3558

b3:
	ret void, !dbg !3558

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 363, i64 %39, i64 %p1), !dbg !3562
	ret void, !dbg !3562

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 364, i64 %37, i64 %39), !dbg !3562
	ret void, !dbg !3562

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 365, i64 %35, i64 %p5), !dbg !3564
	ret void, !dbg !3564
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3654 {
entry:
	br label %b0, !dbg !3655

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3658, !range !10
	%1 = sext i32 %0 to i64, !dbg !3658
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3658, !range !12
	%3 = sext i32 %2 to i64, !dbg !3658
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3658, !range !12
	%5 = sext i32 %4 to i64, !dbg !3658
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3658, !range !33
	%7 = sext i32 %6 to i64, !dbg !3658
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3658, !range !34
	%9 = sext i32 %8 to i64, !dbg !3658
	%10 = mul i64 %9, %5, !dbg !3658
	%11 = add i64 %3, %10, !dbg !3658
	%12 = mul i64 %7, %11, !dbg !3658
	%13 = add i64 %1, %12, !dbg !3658
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3658, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3658, !range !35
	%16 = mul i32 %14, %15, !dbg !3658
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3658, !range !36
	%18 = mul i32 %16, %17, !dbg !3658
	%19 = sext i32 %18 to i64, !dbg !3658
	%20 = mul i64 %13, %19, !dbg !3658
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3658, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3658, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3658, !range !13
	%24 = mul i32 %15, %23, !dbg !3658
	%25 = add i32 %22, %24, !dbg !3658
	%26 = mul i32 %14, %25, !dbg !3658
	%27 = add i32 %21, %26, !dbg !3658
	%28 = sext i32 %27 to i64, !dbg !3658
	%29 = add i64 %20, %28, !dbg !3658
	%30 = add i64 %29, 1, !dbg !3659
	%31 = sitofp i64 %30 to double, !dbg !3660
	%32 = icmp uge i64 0, %p1, !dbg !3661
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3661, !prof !9

b0_ok1:
	%33 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3661
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %33, double %31), !dbg !3662
	%35 = icmp uge i64 1, %p1, !dbg !3663
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3663, !prof !9

b0_ok2:
	%36 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3663
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3664
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %36, double %37), !dbg !3664
	%39 = icmp uge i64 2, %p1, !dbg !3665
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3665, !prof !9

b0_ok3:
	%40 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3665
	%41 = bitcast double* %40 to i64*, !dbg !3666
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3666
	br label %b0_cas4, !dbg !3666

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3666
	%44 = bitcast i64 %43 to double, !dbg !3666
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3666
	%46 = fcmp uno double %44, %31, !dbg !3666
	%47 = select i1 %46, double 0x7FF8000000000000, double %45, !dbg !3666
	%48 = bitcast double %47 to i64, !dbg !3666
	%49 = cmpxchg i64* %41, i64 %43, i64 %48 monotonic monotonic, !dbg !3666
	%50 = extractvalue { i64, i1 } %49, 0, !dbg !3666
	%51 = icmp eq i64 %50, %43, !dbg !3666
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3666

b0_swapped4:
	%52 = bitcast i64 %50 to double, !dbg !3666
	%53 = icmp uge i64 3, %p1, !dbg !3667
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3667, !prof !9

b0_ok5:
	%54 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3667
	%55 = bitcast double* %54 to i64*, !dbg !3668
	%56 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %55) nounwind, !dbg !3668
	br label %b0_cas6, !dbg !3668

b0_cas6:
	%57 = phi i64 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3668
	%58 = bitcast i64 %57 to double, !dbg !3668
	%59 = call double @__nv_fmax(double %58, double %31), !dbg !3668
	%60 = fcmp uno double %58, %31, !dbg !3668
	%61 = select i1 %60, double 0x7FF8000000000000, double %59, !dbg !3668
	%62 = bitcast double %61 to i64, !dbg !3668
	%63 = cmpxchg i64* %55, i64 %57, i64 %62 monotonic monotonic, !dbg !3668
	%64 = extractvalue { i64, i1 } %63, 0, !dbg !3668
	%65 = icmp eq i64 %64, %57, !dbg !3668
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3668

b0_swapped6:
	%66 = bitcast i64 %64 to double, !dbg !3668
	%67 = icmp uge i64 4, %p1, !dbg !3669
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3669, !prof !9

b0_ok7:
	%68 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3669
	%69 = bitcast double* %68 to i64*, !dbg !3670
	%70 = bitcast double %31 to i64, !dbg !3670
	%71 = atomicrmw xchg i64* %69, i64 %70 monotonic, !dbg !3670
	%72 = bitcast i64 %71 to double, !dbg !3670
	%73 = icmp uge i64 %29, %p3, !dbg !3671
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3671, !prof !9

b0_ok8:
	%74 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3671
	store double %72, double* %74, align 8, !dbg !3671
	%75 = icmp uge i64 5, %p1, !dbg !3672
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3672, !prof !9

b0_ok9:
	%76 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3672
	%77 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %76) nounwind, !dbg !3673
	%78 = fcmp oeq double %77, 7.000000e+00, !dbg !3674
	br i1 %78, label %b1, label %b2, !dbg !3674

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3675
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3675, !prof !9

b1_ok1:
	%80 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3675
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %80, double %31) nounwind, !dbg !3676
	br label %b2, !dbg !3676

b2:
	ret void, !dbg !3657

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 208, i64 0, i64 %p1), !dbg !3661
	ret void, !dbg !3661

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 209, i64 1, i64 %p1), !dbg !3663
	ret void, !dbg !3663

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 210, i64 2, i64 %p1), !dbg !3665
	ret void, !dbg !3665

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 211, i64 3, i64 %p1), !dbg !3667
	ret void, !dbg !3667

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 4, i64 %p1), !dbg !3669
	ret void, !dbg !3669

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 212, i64 %29, i64 %p3), !dbg !3671
	ret void, !dbg !3671

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 213, i64 5, i64 %p1), !dbg !3672
	ret void, !dbg !3672

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 214, i64 %29, i64 %p5), !dbg !3675
	ret void, !dbg !3675
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
!nvvm.annotations = !{!3677, !3678, !3679, !3680, !3681, !3682, !3683, !3684, !3685, !3686, !3687, !3688, !3689, !3690, !3691, !3692, !3693, !3694, !3695, !3696, !3697, !3698, !3699, !3700, !3701, !3702, !3703, !3704, !3705, !3706, !3707, !3708, !3709, !3710, !3711, !3712, !3713, !3714, !3715, !3716, !3717, !3718, !3719, !3720, !3721, !3722, !3723, !3724, !3725, !3726, !3727, !3728, !3729, !3730, !3731, !3732, !3733, !3734, !3735, !3736, !3737, !3738, !3739, !3740, !3741, !3742, !3743}
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
!588 = !DILocation(line: 150, column: 8, scope: !579)
!589 = !DILocation(line: 151, column: 9, scope: !579)
!590 = !DILocation(line: 152, column: 31, scope: !579)
!591 = !DILocation(line: 152, column: 41, scope: !579)
!592 = !DILocation(line: 152, column: 34, scope: !579)
!593 = !DILocation(line: 152, column: 21, scope: !579)
!594 = !DILocation(line: 152, column: 15, scope: !579)
!595 = !DILocation(line: 153, column: 9, scope: !579)
!596 = !DILocation(line: 155, column: 5, scope: !579)
!597 = distinct !DISubprogram(name: "EarlyExit", scope: !432, file: !432, line: 162, type: !4, isDefinition: true, scopeLine: 162, isOptimized: true, unit: !2)
!598 = !DILocation(line: 162, column: 6, scope: !597)
!599 = !DILocation(line: 163, column: 28, scope: !597)
!600 = !DILocation(line: 164, column: 19, scope: !597)
!601 = !DILocation(line: 164, column: 22, scope: !597)
!602 = !DILocation(line: 165, column: 3, scope: !597)
!603 = !DILocation(line: 167, column: 21, scope: !597)
!604 = !DILocation(line: 167, column: 24, scope: !597)
!605 = !DILocation(line: 168, column: 3, scope: !597)
!606 = !DILocation(line: 170, column: 16, scope: !597)
!607 = !DILocation(line: 171, column: 19, scope: !597)
!608 = !DILocation(line: 171, column: 25, scope: !597)
!609 = !DILocation(line: 171, column: 5, scope: !597)
!610 = distinct !DISubprogram(name: "Timers", scope: !432, file: !432, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!611 = !DILocation(line: 178, column: 6, scope: !610)
!612 = !DILocation(line: 179, column: 20, scope: !610)
!613 = !DILocation(line: 180, column: 19, scope: !610)
!614 = !DILocation(line: 180, column: 39, scope: !610)
!615 = !DILocation(line: 181, column: 2, scope: !610)
!616 = !DILocation(line: 183, column: 18, scope: !610)
!617 = !DILocation(line: 183, column: 15, scope: !610)
!618 = !DILocation(line: 184, column: 23, scope: !610)
!619 = !DILocation(line: 186, column: 17, scope: !610)
!620 = !DILocation(line: 187, column: 23, scope: !610)
!621 = !DILocation(line: 188, column: 5, scope: !610)
!622 = !DILocation(line: 189, column: 33, scope: !610)
!623 = !DILocation(line: 189, column: 36, scope: !610)
!624 = !DILocation(line: 189, column: 55, scope: !610)
!625 = !DILocation(line: 189, column: 58, scope: !610)
!626 = !DILocation(line: 189, column: 8, scope: !610)
!627 = !DILocation(line: 189, column: 18, scope: !610)
!628 = !DIFile(filename: "math.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!629 = distinct !DISubprogram(name: "StdMathKernel", scope: !628, file: !628, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!630 = !DILocation(line: 83, column: 6, scope: !629)
!631 = !DILocation(line: 84, column: 32, scope: !629)
!632 = !DILocation(line: 85, column: 16, scope: !629)
!633 = !DILocation(line: 85, column: 34, scope: !629)
!634 = !DILocation(line: 85, column: 37, scope: !629)
!635 = !DILocation(line: 85, column: 14, scope: !629)
!636 = !DILocation(line: 85, column: 56, scope: !629)
!637 = !DILocation(line: 85, column: 62, scope: !629)
!638 = distinct !DISubprogram(name: "StdMath", scope: !628, file: !628, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!639 = !DILocation(line: 85, column: 10, scope: !629)
!640 = !DILocation(line: 44, column: 37, scope: !638, inlinedAt: !639)
!641 = !DILocation(line: 44, column: 28, scope: !638, inlinedAt: !639)
!642 = !DILocation(line: 44, column: 53, scope: !638, inlinedAt: !639)
!643 = !DILocation(line: 44, column: 5, scope: !638, inlinedAt: !639)
!644 = !DILocation(line: 44, column: 13, scope: !638, inlinedAt: !639)
!645 = !DILocation(line: 45, column: 28, scope: !638, inlinedAt: !639)
!646 = !DILocation(line: 45, column: 43, scope: !638, inlinedAt: !639)
!647 = !DILocation(line: 45, column: 5, scope: !638, inlinedAt: !639)
!648 = !DILocation(line: 45, column: 13, scope: !638, inlinedAt: !639)
!649 = !DILocation(line: 46, column: 29, scope: !638, inlinedAt: !639)
!650 = !DILocation(line: 46, column: 50, scope: !638, inlinedAt: !639)
!651 = !DILocation(line: 46, column: 5, scope: !638, inlinedAt: !639)
!652 = !DILocation(line: 46, column: 13, scope: !638, inlinedAt: !639)
!653 = !DILocation(line: 47, column: 27, scope: !638, inlinedAt: !639)
!654 = !DILocation(line: 47, column: 43, scope: !638, inlinedAt: !639)
!655 = !DILocation(line: 47, column: 5, scope: !638, inlinedAt: !639)
!656 = !DILocation(line: 47, column: 13, scope: !638, inlinedAt: !639)
!657 = !DILocation(line: 48, column: 32, scope: !638, inlinedAt: !639)
!658 = !DILocation(line: 48, column: 48, scope: !638, inlinedAt: !639)
!659 = !DILocation(line: 48, column: 5, scope: !638, inlinedAt: !639)
!660 = !DILocation(line: 48, column: 13, scope: !638, inlinedAt: !639)
!661 = !DILocation(line: 49, column: 5, scope: !638, inlinedAt: !639)
!662 = !DILocation(line: 49, column: 14, scope: !638, inlinedAt: !639)
!663 = !DILocation(line: 50, column: 5, scope: !638, inlinedAt: !639)
!664 = !DILocation(line: 51, column: 53, scope: !638, inlinedAt: !639)
!665 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!666 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!667 = !DILocation(line: 51, column: 42, scope: !638, inlinedAt: !639)
!668 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !667)
!669 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !667)
!670 = !DILocation(line: 51, column: 85, scope: !638, inlinedAt: !639)
!671 = !DILocation(line: 51, column: 74, scope: !638, inlinedAt: !639)
!672 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !671)
!673 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !671)
!674 = !DILocation(line: 51, column: 117, scope: !638, inlinedAt: !639)
!675 = !DILocation(line: 51, column: 106, scope: !638, inlinedAt: !639)
!676 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !675)
!677 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !675)
!678 = !DILocation(line: 51, column: 5, scope: !638, inlinedAt: !639)
!679 = !DILocation(line: 51, column: 14, scope: !638, inlinedAt: !639)
!680 = !DILocation(line: 51, column: 23, scope: !638, inlinedAt: !639)
!681 = !DILocation(line: 52, column: 49, scope: !638, inlinedAt: !639)
!682 = !DILocation(line: 52, column: 53, scope: !638, inlinedAt: !639)
!683 = !DILocation(line: 52, column: 32, scope: !638, inlinedAt: !639)
!684 = !DILocation(line: 52, column: 5, scope: !638, inlinedAt: !639)
!685 = !DILocation(line: 53, column: 65, scope: !638, inlinedAt: !639)
!686 = !DILocation(line: 53, column: 57, scope: !638, inlinedAt: !639)
!687 = !DILocation(line: 53, column: 70, scope: !638, inlinedAt: !639)
!688 = !DILocation(line: 53, column: 40, scope: !638, inlinedAt: !639)
!689 = !DILocation(line: 53, column: 19, scope: !638, inlinedAt: !639)
!690 = !DILocation(line: 53, column: 5, scope: !638, inlinedAt: !639)
!691 = !DILocation(line: 54, column: 29, scope: !638, inlinedAt: !639)
!692 = !DILocation(line: 54, column: 45, scope: !638, inlinedAt: !639)
!693 = !DILocation(line: 54, column: 5, scope: !638, inlinedAt: !639)
!694 = !DILocation(line: 54, column: 14, scope: !638, inlinedAt: !639)
!695 = !DILocation(line: 55, column: 5, scope: !638, inlinedAt: !639)
!696 = !DILocation(line: 55, column: 14, scope: !638, inlinedAt: !639)
!697 = !DILocation(line: 56, column: 26, scope: !638, inlinedAt: !639)
!698 = !DILocation(line: 56, column: 5, scope: !638, inlinedAt: !639)
!699 = !DILocation(line: 57, column: 5, scope: !638, inlinedAt: !639)
!700 = distinct !DISubprogram(name: "BitsKernel", scope: !628, file: !628, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!701 = !DILocation(line: 92, column: 6, scope: !700)
!702 = !DILocation(line: 93, column: 32, scope: !700)
!703 = !DILocation(line: 94, column: 13, scope: !700)
!704 = !DILocation(line: 94, column: 28, scope: !700)
!705 = !DILocation(line: 94, column: 31, scope: !700)
!706 = !DILocation(line: 94, column: 11, scope: !700)
!707 = !DILocation(line: 94, column: 47, scope: !700)
!708 = !DILocation(line: 94, column: 53, scope: !700)
!709 = distinct !DISubprogram(name: "Bits", scope: !628, file: !628, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!710 = !DILocation(line: 94, column: 7, scope: !700)
!711 = !DILocation(line: 65, column: 47, scope: !709, inlinedAt: !710)
!712 = !DILocation(line: 65, column: 41, scope: !709, inlinedAt: !710)
!713 = !DILocation(line: 65, column: 25, scope: !709, inlinedAt: !710)
!714 = !DILocation(line: 65, column: 84, scope: !709, inlinedAt: !710)
!715 = !DILocation(line: 65, column: 77, scope: !709, inlinedAt: !710)
!716 = !DILocation(line: 65, column: 60, scope: !709, inlinedAt: !710)
!717 = !DILocation(line: 65, column: 5, scope: !709, inlinedAt: !710)
!718 = !DILocation(line: 65, column: 13, scope: !709, inlinedAt: !710)
!719 = !DILocation(line: 66, column: 49, scope: !709, inlinedAt: !710)
!720 = !DILocation(line: 66, column: 42, scope: !709, inlinedAt: !710)
!721 = !DILocation(line: 66, column: 25, scope: !709, inlinedAt: !710)
!722 = !DILocation(line: 66, column: 79, scope: !709, inlinedAt: !710)
!723 = !DILocation(line: 66, column: 62, scope: !709, inlinedAt: !710)
!724 = !DILocation(line: 66, column: 5, scope: !709, inlinedAt: !710)
!725 = !DILocation(line: 66, column: 13, scope: !709, inlinedAt: !710)
!726 = !DILocation(line: 67, column: 44, scope: !709, inlinedAt: !710)
!727 = !DILocation(line: 67, column: 25, scope: !709, inlinedAt: !710)
!728 = !DILocation(line: 67, column: 83, scope: !709, inlinedAt: !710)
!729 = !DILocation(line: 67, column: 63, scope: !709, inlinedAt: !710)
!730 = !DILocation(line: 67, column: 5, scope: !709, inlinedAt: !710)
!731 = !DILocation(line: 67, column: 13, scope: !709, inlinedAt: !710)
!732 = !DILocation(line: 68, column: 45, scope: !709, inlinedAt: !710)
!733 = !DILocation(line: 68, column: 25, scope: !709, inlinedAt: !710)
!734 = !DILocation(line: 68, column: 85, scope: !709, inlinedAt: !710)
!735 = !DILocation(line: 68, column: 65, scope: !709, inlinedAt: !710)
!736 = !DILocation(line: 68, column: 5, scope: !709, inlinedAt: !710)
!737 = !DILocation(line: 68, column: 13, scope: !709, inlinedAt: !710)
!738 = !DILocation(line: 69, column: 45, scope: !709, inlinedAt: !710)
!739 = !DILocation(line: 69, column: 25, scope: !709, inlinedAt: !710)
!740 = !DILocation(line: 69, column: 85, scope: !709, inlinedAt: !710)
!741 = !DILocation(line: 69, column: 64, scope: !709, inlinedAt: !710)
!742 = !DILocation(line: 69, column: 5, scope: !709, inlinedAt: !710)
!743 = !DILocation(line: 69, column: 13, scope: !709, inlinedAt: !710)
!744 = !DILocation(line: 70, column: 48, scope: !709, inlinedAt: !710)
!745 = !DILocation(line: 70, column: 27, scope: !709, inlinedAt: !710)
!746 = !DILocation(line: 70, column: 89, scope: !709, inlinedAt: !710)
!747 = !DILocation(line: 70, column: 68, scope: !709, inlinedAt: !710)
!748 = !DILocation(line: 70, column: 5, scope: !709, inlinedAt: !710)
!749 = !DILocation(line: 70, column: 14, scope: !709, inlinedAt: !710)
!750 = !DILocation(line: 71, column: 41, scope: !709, inlinedAt: !710)
!751 = !DILocation(line: 71, column: 27, scope: !709, inlinedAt: !710)
!752 = !DILocation(line: 71, column: 75, scope: !709, inlinedAt: !710)
!753 = !DILocation(line: 71, column: 60, scope: !709, inlinedAt: !710)
!754 = !DILocation(line: 71, column: 5, scope: !709, inlinedAt: !710)
!755 = !DILocation(line: 71, column: 14, scope: !709, inlinedAt: !710)
!756 = !DILocation(line: 72, column: 42, scope: !709, inlinedAt: !710)
!757 = !DILocation(line: 72, column: 27, scope: !709, inlinedAt: !710)
!758 = !DILocation(line: 72, column: 70, scope: !709, inlinedAt: !710)
!759 = !DILocation(line: 72, column: 5, scope: !709, inlinedAt: !710)
!760 = !DILocation(line: 72, column: 14, scope: !709, inlinedAt: !710)
!761 = !DILocation(line: 73, column: 47, scope: !709, inlinedAt: !710)
!762 = !DILocation(line: 73, column: 27, scope: !709, inlinedAt: !710)
!763 = !DILocation(line: 73, column: 80, scope: !709, inlinedAt: !710)
!764 = !DILocation(line: 73, column: 5, scope: !709, inlinedAt: !710)
!765 = !DILocation(line: 73, column: 14, scope: !709, inlinedAt: !710)
!766 = !DILocation(line: 74, column: 62, scope: !709, inlinedAt: !710)
!767 = !DILocation(line: 74, column: 45, scope: !709, inlinedAt: !710)
!768 = !DILocation(line: 74, column: 27, scope: !709, inlinedAt: !710)
!769 = !DILocation(line: 74, column: 97, scope: !709, inlinedAt: !710)
!770 = !DILocation(line: 74, column: 95, scope: !709, inlinedAt: !710)
!771 = !DILocation(line: 74, column: 91, scope: !709, inlinedAt: !710)
!772 = !DILocation(line: 74, column: 87, scope: !709, inlinedAt: !710)
!773 = !DILocation(line: 74, column: 5, scope: !709, inlinedAt: !710)
!774 = !DILocation(line: 74, column: 14, scope: !709, inlinedAt: !710)
!775 = !DILocation(line: 75, column: 38, scope: !709, inlinedAt: !710)
!776 = !DILocation(line: 75, column: 27, scope: !709, inlinedAt: !710)
!777 = !DILocation(line: 75, column: 69, scope: !709, inlinedAt: !710)
!778 = !DILocation(line: 75, column: 58, scope: !709, inlinedAt: !710)
!779 = !DILocation(line: 75, column: 5, scope: !709, inlinedAt: !710)
!780 = !DILocation(line: 75, column: 14, scope: !709, inlinedAt: !710)
!781 = !DILocation(line: 76, column: 31, scope: !709, inlinedAt: !710)
!782 = !DILocation(line: 76, column: 5, scope: !709, inlinedAt: !710)
!783 = !DILocation(line: 76, column: 14, scope: !709, inlinedAt: !710)
!784 = !DILocation(line: 77, column: 44, scope: !709, inlinedAt: !710)
!785 = !DILocation(line: 77, column: 27, scope: !709, inlinedAt: !710)
!786 = !DILocation(line: 77, column: 86, scope: !709, inlinedAt: !710)
!787 = !DILocation(line: 77, column: 66, scope: !709, inlinedAt: !710)
!788 = !DILocation(line: 77, column: 5, scope: !709, inlinedAt: !710)
!789 = !DILocation(line: 77, column: 14, scope: !709, inlinedAt: !710)
!790 = !DIFile(filename: "params.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!791 = distinct !DISubprogram(name: "Parameters", scope: !790, file: !790, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!792 = !DILocation(line: 35, column: 6, scope: !791)
!793 = !DILocation(line: 36, column: 18, scope: !791)
!794 = !DILocation(line: 36, column: 21, scope: !791)
!795 = !DILocation(line: 37, column: 3, scope: !791)
!796 = !DILocation(line: 39, column: 31, scope: !791)
!797 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !796)
!798 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !796)
!799 = !DILocation(line: 39, column: 43, scope: !791)
!800 = !DILocation(line: 39, column: 5, scope: !791)
!801 = !DILocation(line: 39, column: 13, scope: !791)
!802 = !DILocation(line: 40, column: 26, scope: !791)
!803 = !DILocation(line: 40, column: 44, scope: !791)
!804 = !DILocation(line: 40, column: 5, scope: !791)
!805 = !DILocation(line: 40, column: 13, scope: !791)
!806 = !DILocation(line: 41, column: 33, scope: !791)
!807 = !DILocation(line: 41, column: 23, scope: !791)
!808 = !DILocation(line: 41, column: 18, scope: !791)
!809 = !DILocation(line: 41, column: 5, scope: !791)
!810 = !DILocation(line: 42, column: 39, scope: !791)
!811 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !810)
!812 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !810)
!813 = !DILocation(line: 42, column: 64, scope: !791)
!814 = !DILocation(line: 42, column: 61, scope: !791)
!815 = !DILocation(line: 42, column: 84, scope: !791)
!816 = !DILocation(line: 42, column: 5, scope: !791)
!817 = !DILocation(line: 42, column: 13, scope: !791)
!818 = !DILocation(line: 42, column: 21, scope: !791)
!819 = !DILocation(line: 43, column: 26, scope: !791)
!820 = !DILocation(line: 43, column: 53, scope: !791)
!821 = !DILocation(line: 43, column: 5, scope: !791)
!822 = !DILocation(line: 43, column: 13, scope: !791)
!823 = !DILocation(line: 44, column: 28, scope: !791)
!824 = !DILocation(line: 44, column: 64, scope: !791)
!825 = !DILocation(line: 44, column: 50, scope: !791)
!826 = !DILocation(line: 44, column: 5, scope: !791)
!827 = !DILocation(line: 44, column: 14, scope: !791)
!828 = !DILocation(line: 45, column: 46, scope: !791)
!829 = !DILocation(line: 45, column: 28, scope: !791)
!830 = !DILocation(line: 45, column: 112, scope: !791)
!831 = !DILocation(line: 45, column: 98, scope: !791)
!832 = !DILocation(line: 45, column: 84, scope: !791)
!833 = !DILocation(line: 45, column: 66, scope: !791)
!834 = !DILocation(line: 45, column: 5, scope: !791)
!835 = !DILocation(line: 45, column: 14, scope: !791)
!836 = !DILocation(line: 46, column: 45, scope: !791)
!837 = !DILocation(line: 46, column: 28, scope: !791)
!838 = !DILocation(line: 46, column: 66, scope: !791)
!839 = !DILocation(line: 46, column: 5, scope: !791)
!840 = !DILocation(line: 46, column: 14, scope: !791)
!841 = !DILocation(line: 47, column: 28, scope: !791)
!842 = !DILocation(line: 47, column: 5, scope: !791)
!843 = !DILocation(line: 47, column: 14, scope: !791)
!844 = !DILocation(line: 48, column: 28, scope: !791)
!845 = !DILocation(line: 48, column: 42, scope: !791)
!846 = !DILocation(line: 48, column: 48, scope: !791)
!847 = !DILocation(line: 48, column: 34, scope: !791)
!848 = !DILocation(line: 48, column: 59, scope: !791)
!849 = !DILocation(line: 48, column: 65, scope: !791)
!850 = !DILocation(line: 48, column: 51, scope: !791)
!851 = !DILocation(line: 48, column: 78, scope: !791)
!852 = !DILocation(line: 48, column: 5, scope: !791)
!853 = !DILocation(line: 48, column: 14, scope: !791)
!854 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!855 = distinct !DISubprogram(name: "IntegersInt8", scope: !854, file: !854, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!856 = !DILocation(line: 10, column: 6, scope: !855)
!857 = !DILocation(line: 11, column: 32, scope: !855)
!858 = !DILocation(line: 12, column: 17, scope: !855)
!859 = !DILocation(line: 12, column: 35, scope: !855)
!860 = !DILocation(line: 12, column: 38, scope: !855)
!861 = !DILocation(line: 12, column: 15, scope: !855)
!862 = !DILocation(line: 12, column: 57, scope: !855)
!863 = !DILocation(line: 12, column: 63, scope: !855)
!864 = !DILocation(line: 12, column: 74, scope: !855)
!865 = !DILocation(line: 12, column: 72, scope: !855)
!866 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!867 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!868 = !DILocation(line: 12, column: 11, scope: !855)
!869 = !DILocation(line: 14, column: 28, scope: !867, inlinedAt: !868)
!870 = !DILocation(line: 14, column: 33, scope: !867, inlinedAt: !868)
!871 = !DILocation(line: 14, column: 38, scope: !867, inlinedAt: !868)
!872 = !DILocation(line: 14, column: 5, scope: !867, inlinedAt: !868)
!873 = !DILocation(line: 14, column: 13, scope: !867, inlinedAt: !868)
!874 = !DILocation(line: 14, column: 21, scope: !867, inlinedAt: !868)
!875 = !DILocation(line: 15, column: 36, scope: !867, inlinedAt: !868)
!876 = !DILocation(line: 15, column: 41, scope: !867, inlinedAt: !868)
!877 = !DILocation(line: 15, column: 46, scope: !867, inlinedAt: !868)
!878 = !DILocation(line: 15, column: 51, scope: !867, inlinedAt: !868)
!879 = !DILocation(line: 15, column: 5, scope: !867, inlinedAt: !868)
!880 = !DILocation(line: 15, column: 13, scope: !867, inlinedAt: !868)
!881 = !DILocation(line: 15, column: 21, scope: !867, inlinedAt: !868)
!882 = !DILocation(line: 15, column: 29, scope: !867, inlinedAt: !868)
!883 = !DILocation(line: 16, column: 27, scope: !867, inlinedAt: !868)
!884 = !DILocation(line: 16, column: 31, scope: !867, inlinedAt: !868)
!885 = !DILocation(line: 16, column: 5, scope: !867, inlinedAt: !868)
!886 = !DILocation(line: 16, column: 13, scope: !867, inlinedAt: !868)
!887 = !DILocation(line: 16, column: 21, scope: !867, inlinedAt: !868)
!888 = !DILocation(line: 17, column: 22, scope: !867, inlinedAt: !868)
!889 = !DILocation(line: 17, column: 28, scope: !867, inlinedAt: !868)
!890 = !DILocation(line: 17, column: 5, scope: !867, inlinedAt: !868)
!891 = !DILocation(line: 17, column: 14, scope: !867, inlinedAt: !868)
!892 = !DILocation(line: 18, column: 27, scope: !867, inlinedAt: !868)
!893 = !DILocation(line: 18, column: 22, scope: !867, inlinedAt: !868)
!894 = !DILocation(line: 18, column: 40, scope: !867, inlinedAt: !868)
!895 = !DILocation(line: 18, column: 33, scope: !867, inlinedAt: !868)
!896 = !DILocation(line: 18, column: 5, scope: !867, inlinedAt: !868)
!897 = !DILocation(line: 18, column: 14, scope: !867, inlinedAt: !868)
!898 = !DILocation(line: 19, column: 22, scope: !867, inlinedAt: !868)
!899 = !DILocation(line: 19, column: 28, scope: !867, inlinedAt: !868)
!900 = !DILocation(line: 19, column: 5, scope: !867, inlinedAt: !868)
!901 = !DILocation(line: 19, column: 14, scope: !867, inlinedAt: !868)
!902 = !DILocation(line: 20, column: 25, scope: !867, inlinedAt: !868)
!903 = !DILocation(line: 20, column: 35, scope: !867, inlinedAt: !868)
!904 = !DILocation(line: 20, column: 31, scope: !867, inlinedAt: !868)
!905 = !DILocation(line: 20, column: 5, scope: !867, inlinedAt: !868)
!906 = !DILocation(line: 20, column: 14, scope: !867, inlinedAt: !868)
!907 = !DILocation(line: 21, column: 7, scope: !867, inlinedAt: !868)
!908 = !DILocation(line: 22, column: 23, scope: !867, inlinedAt: !868)
!909 = !DILocation(line: 22, column: 28, scope: !867, inlinedAt: !868)
!910 = !DILocation(line: 22, column: 6, scope: !867, inlinedAt: !868)
!911 = !DILocation(line: 22, column: 15, scope: !867, inlinedAt: !868)
!912 = !DILocation(line: 24, column: 6, scope: !867, inlinedAt: !868)
!913 = !DILocation(line: 24, column: 15, scope: !867, inlinedAt: !868)
!914 = !DILocation(line: 26, column: 22, scope: !867, inlinedAt: !868)
!915 = !DILocation(line: 26, column: 27, scope: !867, inlinedAt: !868)
!916 = !DILocation(line: 26, column: 5, scope: !867, inlinedAt: !868)
!917 = !DILocation(line: 26, column: 14, scope: !867, inlinedAt: !868)
!918 = !DILocation(line: 27, column: 22, scope: !867, inlinedAt: !868)
!919 = !DILocation(line: 27, column: 27, scope: !867, inlinedAt: !868)
!920 = !DILocation(line: 27, column: 5, scope: !867, inlinedAt: !868)
!921 = !DILocation(line: 27, column: 14, scope: !867, inlinedAt: !868)
!922 = !DILocation(line: 28, column: 24, scope: !867, inlinedAt: !868)
!923 = !DILocation(line: 28, column: 35, scope: !867, inlinedAt: !868)
!924 = !DILocation(line: 28, column: 5, scope: !867, inlinedAt: !868)
!925 = !DILocation(line: 28, column: 14, scope: !867, inlinedAt: !868)
!926 = !DILocation(line: 29, column: 39, scope: !867, inlinedAt: !868)
!927 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!928 = !DILocation(line: 29, column: 36, scope: !867, inlinedAt: !868)
!929 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !928)
!930 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !928)
!931 = !DILocation(line: 29, column: 55, scope: !867, inlinedAt: !868)
!932 = !DILocation(line: 29, column: 52, scope: !867, inlinedAt: !868)
!933 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !932)
!934 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !932)
!935 = !DILocation(line: 29, column: 71, scope: !867, inlinedAt: !868)
!936 = !DILocation(line: 29, column: 68, scope: !867, inlinedAt: !868)
!937 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !936)
!938 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !936)
!939 = !DILocation(line: 29, column: 5, scope: !867, inlinedAt: !868)
!940 = !DILocation(line: 29, column: 14, scope: !867, inlinedAt: !868)
!941 = !DILocation(line: 29, column: 23, scope: !867, inlinedAt: !868)
!942 = !DILocation(line: 30, column: 39, scope: !867, inlinedAt: !868)
!943 = !DILocation(line: 30, column: 36, scope: !867, inlinedAt: !868)
!944 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !943)
!945 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !943)
!946 = !DILocation(line: 30, column: 55, scope: !867, inlinedAt: !868)
!947 = !DILocation(line: 30, column: 52, scope: !867, inlinedAt: !868)
!948 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !947)
!949 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !947)
!950 = !DILocation(line: 30, column: 70, scope: !867, inlinedAt: !868)
!951 = !DILocation(line: 30, column: 67, scope: !867, inlinedAt: !868)
!952 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !951)
!953 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !951)
!954 = !DILocation(line: 30, column: 5, scope: !867, inlinedAt: !868)
!955 = !DILocation(line: 30, column: 14, scope: !867, inlinedAt: !868)
!956 = !DILocation(line: 30, column: 23, scope: !867, inlinedAt: !868)
!957 = !DILocation(line: 33, column: 2, scope: !867, inlinedAt: !868)
!958 = !DILocation(line: 34, column: 2, scope: !867, inlinedAt: !868)
!959 = !DILocation(line: 35, column: 2, scope: !867, inlinedAt: !868)
!960 = !DILocation(line: 36, column: 5, scope: !867, inlinedAt: !868)
!961 = !DILocation(line: 37, column: 2, scope: !867, inlinedAt: !868)
!962 = !DILocation(line: 38, column: 2, scope: !867, inlinedAt: !868)
!963 = !DILocation(line: 39, column: 2, scope: !867, inlinedAt: !868)
!964 = !DILocation(line: 40, column: 2, scope: !867, inlinedAt: !868)
!965 = !DILocation(line: 41, column: 5, scope: !867, inlinedAt: !868)
!966 = !DILocation(line: 44, column: 2, scope: !867, inlinedAt: !868)
!967 = !DILocation(line: 45, column: 5, scope: !867, inlinedAt: !868)
!968 = !DILocation(line: 48, column: 14, scope: !867, inlinedAt: !868)
!969 = !DILocation(line: 48, column: 5, scope: !867, inlinedAt: !868)
!970 = !DILocation(line: 49, column: 21, scope: !867, inlinedAt: !868)
!971 = !DILocation(line: 49, column: 30, scope: !867, inlinedAt: !868)
!972 = !DILocation(line: 49, column: 40, scope: !867, inlinedAt: !868)
!973 = !DILocation(line: 49, column: 18, scope: !867, inlinedAt: !868)
!974 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !973)
!975 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !973)
!976 = !DILocation(line: 49, column: 5, scope: !867, inlinedAt: !868)
!977 = !DILocation(line: 50, column: 34, scope: !867, inlinedAt: !868)
!978 = !DILocation(line: 50, column: 28, scope: !867, inlinedAt: !868)
!979 = !DILocation(line: 50, column: 18, scope: !867, inlinedAt: !868)
!980 = !DILocation(line: 10, column: 6, scope: !927, inlinedAt: !979)
!981 = !DILocation(line: 14, column: 2, scope: !927, inlinedAt: !979)
!982 = !DILocation(line: 50, column: 5, scope: !867, inlinedAt: !868)
!983 = !DILocation(line: 51, column: 17, scope: !867, inlinedAt: !868)
!984 = !DILocation(line: 51, column: 13, scope: !867, inlinedAt: !868)
!985 = !DILocation(line: 51, column: 21, scope: !867, inlinedAt: !868)
!986 = !DILocation(line: 51, column: 5, scope: !867, inlinedAt: !868)
!987 = !DILocation(line: 53, column: 5, scope: !867, inlinedAt: !868)
!988 = distinct !DISubprogram(name: "ConvertInt8", scope: !854, file: !854, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!989 = !DILocation(line: 19, column: 6, scope: !988)
!990 = !DILocation(line: 20, column: 32, scope: !988)
!991 = !DILocation(line: 21, column: 20, scope: !988)
!992 = !DILocation(line: 21, column: 41, scope: !988)
!993 = !DILocation(line: 21, column: 44, scope: !988)
!994 = !DILocation(line: 21, column: 18, scope: !988)
!995 = !DILocation(line: 21, column: 66, scope: !988)
!996 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!997 = !DILocation(line: 21, column: 14, scope: !988)
!998 = !DILocation(line: 62, column: 48, scope: !996, inlinedAt: !997)
!999 = !DILocation(line: 62, column: 70, scope: !996, inlinedAt: !997)
!1000 = !DILocation(line: 62, column: 64, scope: !996, inlinedAt: !997)
!1001 = !DILocation(line: 62, column: 87, scope: !996, inlinedAt: !997)
!1002 = !DILocation(line: 62, column: 81, scope: !996, inlinedAt: !997)
!1003 = !DILocation(line: 62, column: 5, scope: !996, inlinedAt: !997)
!1004 = !DILocation(line: 62, column: 13, scope: !996, inlinedAt: !997)
!1005 = !DILocation(line: 62, column: 21, scope: !996, inlinedAt: !997)
!1006 = !DILocation(line: 62, column: 29, scope: !996, inlinedAt: !997)
!1007 = !DILocation(line: 62, column: 37, scope: !996, inlinedAt: !997)
!1008 = !DILocation(line: 63, column: 54, scope: !996, inlinedAt: !997)
!1009 = !DILocation(line: 63, column: 48, scope: !996, inlinedAt: !997)
!1010 = !DILocation(line: 63, column: 72, scope: !996, inlinedAt: !997)
!1011 = !DILocation(line: 63, column: 65, scope: !996, inlinedAt: !997)
!1012 = !DILocation(line: 63, column: 90, scope: !996, inlinedAt: !997)
!1013 = !DILocation(line: 63, column: 83, scope: !996, inlinedAt: !997)
!1014 = !DILocation(line: 63, column: 108, scope: !996, inlinedAt: !997)
!1015 = !DILocation(line: 63, column: 101, scope: !996, inlinedAt: !997)
!1016 = !DILocation(line: 63, column: 5, scope: !996, inlinedAt: !997)
!1017 = !DILocation(line: 63, column: 13, scope: !996, inlinedAt: !997)
!1018 = !DILocation(line: 63, column: 21, scope: !996, inlinedAt: !997)
!1019 = !DILocation(line: 63, column: 29, scope: !996, inlinedAt: !997)
!1020 = !DILocation(line: 63, column: 37, scope: !996, inlinedAt: !997)
!1021 = !DILocation(line: 64, column: 5, scope: !996, inlinedAt: !997)
!1022 = !DILocation(line: 64, column: 14, scope: !996, inlinedAt: !997)
!1023 = !DILocation(line: 64, column: 23, scope: !996, inlinedAt: !997)
!1024 = !DILocation(line: 65, column: 5, scope: !996, inlinedAt: !997)
!1025 = !DILocation(line: 65, column: 14, scope: !996, inlinedAt: !997)
!1026 = !DILocation(line: 66, column: 23, scope: !996, inlinedAt: !997)
!1027 = !DILocation(line: 67, column: 34, scope: !996, inlinedAt: !997)
!1028 = !DILocation(line: 67, column: 26, scope: !996, inlinedAt: !997)
!1029 = !DILocation(line: 67, column: 57, scope: !996, inlinedAt: !997)
!1030 = !DILocation(line: 67, column: 49, scope: !996, inlinedAt: !997)
!1031 = !DILocation(line: 67, column: 5, scope: !996, inlinedAt: !997)
!1032 = !DILocation(line: 67, column: 14, scope: !996, inlinedAt: !997)
!1033 = !DILocation(line: 68, column: 28, scope: !996, inlinedAt: !997)
!1034 = !DILocation(line: 68, column: 26, scope: !996, inlinedAt: !997)
!1035 = !DILocation(line: 68, column: 69, scope: !996, inlinedAt: !997)
!1036 = !DILocation(line: 68, column: 54, scope: !996, inlinedAt: !997)
!1037 = !DILocation(line: 68, column: 52, scope: !996, inlinedAt: !997)
!1038 = !DILocation(line: 68, column: 5, scope: !996, inlinedAt: !997)
!1039 = !DILocation(line: 68, column: 14, scope: !996, inlinedAt: !997)
!1040 = !DILocation(line: 69, column: 40, scope: !996, inlinedAt: !997)
!1041 = !DILocation(line: 69, column: 24, scope: !996, inlinedAt: !997)
!1042 = !DILocation(line: 69, column: 17, scope: !996, inlinedAt: !997)
!1043 = !DILocation(line: 69, column: 5, scope: !996, inlinedAt: !997)
!1044 = !DILocation(line: 22, column: 21, scope: !988)
!1045 = !DILocation(line: 22, column: 27, scope: !988)
!1046 = !DILocation(line: 22, column: 19, scope: !988)
!1047 = !DILocation(line: 22, column: 33, scope: !988)
!1048 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1049 = !DILocation(line: 22, column: 11, scope: !988)
!1050 = !DILocation(line: 74, column: 34, scope: !1048, inlinedAt: !1049)
!1051 = !DILocation(line: 74, column: 26, scope: !1048, inlinedAt: !1049)
!1052 = !DILocation(line: 74, column: 47, scope: !1048, inlinedAt: !1049)
!1053 = !DILocation(line: 74, column: 5, scope: !1048, inlinedAt: !1049)
!1054 = !DILocation(line: 74, column: 13, scope: !1048, inlinedAt: !1049)
!1055 = distinct !DISubprogram(name: "IntegersInt16", scope: !854, file: !854, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1056 = !DILocation(line: 29, column: 6, scope: !1055)
!1057 = !DILocation(line: 30, column: 32, scope: !1055)
!1058 = !DILocation(line: 31, column: 17, scope: !1055)
!1059 = !DILocation(line: 31, column: 35, scope: !1055)
!1060 = !DILocation(line: 31, column: 38, scope: !1055)
!1061 = !DILocation(line: 31, column: 15, scope: !1055)
!1062 = !DILocation(line: 31, column: 57, scope: !1055)
!1063 = !DILocation(line: 31, column: 63, scope: !1055)
!1064 = !DILocation(line: 31, column: 74, scope: !1055)
!1065 = !DILocation(line: 31, column: 72, scope: !1055)
!1066 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1067 = !DILocation(line: 31, column: 11, scope: !1055)
!1068 = !DILocation(line: 14, column: 28, scope: !1066, inlinedAt: !1067)
!1069 = !DILocation(line: 14, column: 33, scope: !1066, inlinedAt: !1067)
!1070 = !DILocation(line: 14, column: 38, scope: !1066, inlinedAt: !1067)
!1071 = !DILocation(line: 14, column: 5, scope: !1066, inlinedAt: !1067)
!1072 = !DILocation(line: 14, column: 13, scope: !1066, inlinedAt: !1067)
!1073 = !DILocation(line: 14, column: 21, scope: !1066, inlinedAt: !1067)
!1074 = !DILocation(line: 15, column: 36, scope: !1066, inlinedAt: !1067)
!1075 = !DILocation(line: 15, column: 41, scope: !1066, inlinedAt: !1067)
!1076 = !DILocation(line: 15, column: 46, scope: !1066, inlinedAt: !1067)
!1077 = !DILocation(line: 15, column: 51, scope: !1066, inlinedAt: !1067)
!1078 = !DILocation(line: 15, column: 5, scope: !1066, inlinedAt: !1067)
!1079 = !DILocation(line: 15, column: 13, scope: !1066, inlinedAt: !1067)
!1080 = !DILocation(line: 15, column: 21, scope: !1066, inlinedAt: !1067)
!1081 = !DILocation(line: 15, column: 29, scope: !1066, inlinedAt: !1067)
!1082 = !DILocation(line: 16, column: 27, scope: !1066, inlinedAt: !1067)
!1083 = !DILocation(line: 16, column: 31, scope: !1066, inlinedAt: !1067)
!1084 = !DILocation(line: 16, column: 5, scope: !1066, inlinedAt: !1067)
!1085 = !DILocation(line: 16, column: 13, scope: !1066, inlinedAt: !1067)
!1086 = !DILocation(line: 16, column: 21, scope: !1066, inlinedAt: !1067)
!1087 = !DILocation(line: 17, column: 22, scope: !1066, inlinedAt: !1067)
!1088 = !DILocation(line: 17, column: 28, scope: !1066, inlinedAt: !1067)
!1089 = !DILocation(line: 17, column: 5, scope: !1066, inlinedAt: !1067)
!1090 = !DILocation(line: 17, column: 14, scope: !1066, inlinedAt: !1067)
!1091 = !DILocation(line: 18, column: 27, scope: !1066, inlinedAt: !1067)
!1092 = !DILocation(line: 18, column: 22, scope: !1066, inlinedAt: !1067)
!1093 = !DILocation(line: 18, column: 40, scope: !1066, inlinedAt: !1067)
!1094 = !DILocation(line: 18, column: 33, scope: !1066, inlinedAt: !1067)
!1095 = !DILocation(line: 18, column: 5, scope: !1066, inlinedAt: !1067)
!1096 = !DILocation(line: 18, column: 14, scope: !1066, inlinedAt: !1067)
!1097 = !DILocation(line: 19, column: 22, scope: !1066, inlinedAt: !1067)
!1098 = !DILocation(line: 19, column: 28, scope: !1066, inlinedAt: !1067)
!1099 = !DILocation(line: 19, column: 5, scope: !1066, inlinedAt: !1067)
!1100 = !DILocation(line: 19, column: 14, scope: !1066, inlinedAt: !1067)
!1101 = !DILocation(line: 20, column: 25, scope: !1066, inlinedAt: !1067)
!1102 = !DILocation(line: 20, column: 35, scope: !1066, inlinedAt: !1067)
!1103 = !DILocation(line: 20, column: 31, scope: !1066, inlinedAt: !1067)
!1104 = !DILocation(line: 20, column: 5, scope: !1066, inlinedAt: !1067)
!1105 = !DILocation(line: 20, column: 14, scope: !1066, inlinedAt: !1067)
!1106 = !DILocation(line: 21, column: 7, scope: !1066, inlinedAt: !1067)
!1107 = !DILocation(line: 22, column: 23, scope: !1066, inlinedAt: !1067)
!1108 = !DILocation(line: 22, column: 28, scope: !1066, inlinedAt: !1067)
!1109 = !DILocation(line: 22, column: 6, scope: !1066, inlinedAt: !1067)
!1110 = !DILocation(line: 22, column: 15, scope: !1066, inlinedAt: !1067)
!1111 = !DILocation(line: 24, column: 6, scope: !1066, inlinedAt: !1067)
!1112 = !DILocation(line: 24, column: 15, scope: !1066, inlinedAt: !1067)
!1113 = !DILocation(line: 26, column: 22, scope: !1066, inlinedAt: !1067)
!1114 = !DILocation(line: 26, column: 27, scope: !1066, inlinedAt: !1067)
!1115 = !DILocation(line: 26, column: 5, scope: !1066, inlinedAt: !1067)
!1116 = !DILocation(line: 26, column: 14, scope: !1066, inlinedAt: !1067)
!1117 = !DILocation(line: 27, column: 22, scope: !1066, inlinedAt: !1067)
!1118 = !DILocation(line: 27, column: 27, scope: !1066, inlinedAt: !1067)
!1119 = !DILocation(line: 27, column: 5, scope: !1066, inlinedAt: !1067)
!1120 = !DILocation(line: 27, column: 14, scope: !1066, inlinedAt: !1067)
!1121 = !DILocation(line: 28, column: 24, scope: !1066, inlinedAt: !1067)
!1122 = !DILocation(line: 28, column: 35, scope: !1066, inlinedAt: !1067)
!1123 = !DILocation(line: 28, column: 5, scope: !1066, inlinedAt: !1067)
!1124 = !DILocation(line: 28, column: 14, scope: !1066, inlinedAt: !1067)
!1125 = !DILocation(line: 29, column: 39, scope: !1066, inlinedAt: !1067)
!1126 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1127 = !DILocation(line: 29, column: 36, scope: !1066, inlinedAt: !1067)
!1128 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1127)
!1129 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1127)
!1130 = !DILocation(line: 29, column: 55, scope: !1066, inlinedAt: !1067)
!1131 = !DILocation(line: 29, column: 52, scope: !1066, inlinedAt: !1067)
!1132 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1131)
!1133 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1131)
!1134 = !DILocation(line: 29, column: 71, scope: !1066, inlinedAt: !1067)
!1135 = !DILocation(line: 29, column: 68, scope: !1066, inlinedAt: !1067)
!1136 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1135)
!1137 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1135)
!1138 = !DILocation(line: 29, column: 5, scope: !1066, inlinedAt: !1067)
!1139 = !DILocation(line: 29, column: 14, scope: !1066, inlinedAt: !1067)
!1140 = !DILocation(line: 29, column: 23, scope: !1066, inlinedAt: !1067)
!1141 = !DILocation(line: 30, column: 39, scope: !1066, inlinedAt: !1067)
!1142 = !DILocation(line: 30, column: 36, scope: !1066, inlinedAt: !1067)
!1143 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1142)
!1144 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1142)
!1145 = !DILocation(line: 30, column: 55, scope: !1066, inlinedAt: !1067)
!1146 = !DILocation(line: 30, column: 52, scope: !1066, inlinedAt: !1067)
!1147 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1146)
!1148 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1146)
!1149 = !DILocation(line: 30, column: 70, scope: !1066, inlinedAt: !1067)
!1150 = !DILocation(line: 30, column: 67, scope: !1066, inlinedAt: !1067)
!1151 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1150)
!1152 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1150)
!1153 = !DILocation(line: 30, column: 5, scope: !1066, inlinedAt: !1067)
!1154 = !DILocation(line: 30, column: 14, scope: !1066, inlinedAt: !1067)
!1155 = !DILocation(line: 30, column: 23, scope: !1066, inlinedAt: !1067)
!1156 = !DILocation(line: 33, column: 2, scope: !1066, inlinedAt: !1067)
!1157 = !DILocation(line: 34, column: 2, scope: !1066, inlinedAt: !1067)
!1158 = !DILocation(line: 35, column: 2, scope: !1066, inlinedAt: !1067)
!1159 = !DILocation(line: 36, column: 5, scope: !1066, inlinedAt: !1067)
!1160 = !DILocation(line: 37, column: 2, scope: !1066, inlinedAt: !1067)
!1161 = !DILocation(line: 38, column: 2, scope: !1066, inlinedAt: !1067)
!1162 = !DILocation(line: 39, column: 2, scope: !1066, inlinedAt: !1067)
!1163 = !DILocation(line: 40, column: 2, scope: !1066, inlinedAt: !1067)
!1164 = !DILocation(line: 41, column: 5, scope: !1066, inlinedAt: !1067)
!1165 = !DILocation(line: 44, column: 2, scope: !1066, inlinedAt: !1067)
!1166 = !DILocation(line: 45, column: 5, scope: !1066, inlinedAt: !1067)
!1167 = !DILocation(line: 48, column: 14, scope: !1066, inlinedAt: !1067)
!1168 = !DILocation(line: 48, column: 5, scope: !1066, inlinedAt: !1067)
!1169 = !DILocation(line: 49, column: 21, scope: !1066, inlinedAt: !1067)
!1170 = !DILocation(line: 49, column: 30, scope: !1066, inlinedAt: !1067)
!1171 = !DILocation(line: 49, column: 40, scope: !1066, inlinedAt: !1067)
!1172 = !DILocation(line: 49, column: 18, scope: !1066, inlinedAt: !1067)
!1173 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1172)
!1174 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1172)
!1175 = !DILocation(line: 49, column: 5, scope: !1066, inlinedAt: !1067)
!1176 = !DILocation(line: 50, column: 34, scope: !1066, inlinedAt: !1067)
!1177 = !DILocation(line: 50, column: 28, scope: !1066, inlinedAt: !1067)
!1178 = !DILocation(line: 50, column: 18, scope: !1066, inlinedAt: !1067)
!1179 = !DILocation(line: 10, column: 6, scope: !1126, inlinedAt: !1178)
!1180 = !DILocation(line: 14, column: 2, scope: !1126, inlinedAt: !1178)
!1181 = !DILocation(line: 50, column: 5, scope: !1066, inlinedAt: !1067)
!1182 = !DILocation(line: 51, column: 17, scope: !1066, inlinedAt: !1067)
!1183 = !DILocation(line: 51, column: 13, scope: !1066, inlinedAt: !1067)
!1184 = !DILocation(line: 51, column: 21, scope: !1066, inlinedAt: !1067)
!1185 = !DILocation(line: 51, column: 5, scope: !1066, inlinedAt: !1067)
!1186 = !DILocation(line: 53, column: 5, scope: !1066, inlinedAt: !1067)
!1187 = distinct !DISubprogram(name: "ConvertInt16", scope: !854, file: !854, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1188 = !DILocation(line: 38, column: 6, scope: !1187)
!1189 = !DILocation(line: 39, column: 32, scope: !1187)
!1190 = !DILocation(line: 40, column: 20, scope: !1187)
!1191 = !DILocation(line: 40, column: 41, scope: !1187)
!1192 = !DILocation(line: 40, column: 44, scope: !1187)
!1193 = !DILocation(line: 40, column: 18, scope: !1187)
!1194 = !DILocation(line: 40, column: 66, scope: !1187)
!1195 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1196 = !DILocation(line: 40, column: 14, scope: !1187)
!1197 = !DILocation(line: 62, column: 53, scope: !1195, inlinedAt: !1196)
!1198 = !DILocation(line: 62, column: 48, scope: !1195, inlinedAt: !1196)
!1199 = !DILocation(line: 62, column: 64, scope: !1195, inlinedAt: !1196)
!1200 = !DILocation(line: 62, column: 87, scope: !1195, inlinedAt: !1196)
!1201 = !DILocation(line: 62, column: 81, scope: !1195, inlinedAt: !1196)
!1202 = !DILocation(line: 62, column: 5, scope: !1195, inlinedAt: !1196)
!1203 = !DILocation(line: 62, column: 13, scope: !1195, inlinedAt: !1196)
!1204 = !DILocation(line: 62, column: 21, scope: !1195, inlinedAt: !1196)
!1205 = !DILocation(line: 62, column: 29, scope: !1195, inlinedAt: !1196)
!1206 = !DILocation(line: 62, column: 37, scope: !1195, inlinedAt: !1196)
!1207 = !DILocation(line: 63, column: 54, scope: !1195, inlinedAt: !1196)
!1208 = !DILocation(line: 63, column: 48, scope: !1195, inlinedAt: !1196)
!1209 = !DILocation(line: 63, column: 72, scope: !1195, inlinedAt: !1196)
!1210 = !DILocation(line: 63, column: 65, scope: !1195, inlinedAt: !1196)
!1211 = !DILocation(line: 63, column: 90, scope: !1195, inlinedAt: !1196)
!1212 = !DILocation(line: 63, column: 83, scope: !1195, inlinedAt: !1196)
!1213 = !DILocation(line: 63, column: 108, scope: !1195, inlinedAt: !1196)
!1214 = !DILocation(line: 63, column: 101, scope: !1195, inlinedAt: !1196)
!1215 = !DILocation(line: 63, column: 5, scope: !1195, inlinedAt: !1196)
!1216 = !DILocation(line: 63, column: 13, scope: !1195, inlinedAt: !1196)
!1217 = !DILocation(line: 63, column: 21, scope: !1195, inlinedAt: !1196)
!1218 = !DILocation(line: 63, column: 29, scope: !1195, inlinedAt: !1196)
!1219 = !DILocation(line: 63, column: 37, scope: !1195, inlinedAt: !1196)
!1220 = !DILocation(line: 64, column: 37, scope: !1195, inlinedAt: !1196)
!1221 = !DILocation(line: 64, column: 35, scope: !1195, inlinedAt: !1196)
!1222 = !DILocation(line: 64, column: 56, scope: !1195, inlinedAt: !1196)
!1223 = !DILocation(line: 64, column: 54, scope: !1195, inlinedAt: !1196)
!1224 = !DILocation(line: 64, column: 5, scope: !1195, inlinedAt: !1196)
!1225 = !DILocation(line: 64, column: 14, scope: !1195, inlinedAt: !1196)
!1226 = !DILocation(line: 64, column: 23, scope: !1195, inlinedAt: !1196)
!1227 = !DILocation(line: 65, column: 5, scope: !1195, inlinedAt: !1196)
!1228 = !DILocation(line: 65, column: 14, scope: !1195, inlinedAt: !1196)
!1229 = !DILocation(line: 66, column: 23, scope: !1195, inlinedAt: !1196)
!1230 = !DILocation(line: 67, column: 34, scope: !1195, inlinedAt: !1196)
!1231 = !DILocation(line: 67, column: 26, scope: !1195, inlinedAt: !1196)
!1232 = !DILocation(line: 67, column: 57, scope: !1195, inlinedAt: !1196)
!1233 = !DILocation(line: 67, column: 49, scope: !1195, inlinedAt: !1196)
!1234 = !DILocation(line: 67, column: 5, scope: !1195, inlinedAt: !1196)
!1235 = !DILocation(line: 67, column: 14, scope: !1195, inlinedAt: !1196)
!1236 = !DILocation(line: 68, column: 28, scope: !1195, inlinedAt: !1196)
!1237 = !DILocation(line: 68, column: 26, scope: !1195, inlinedAt: !1196)
!1238 = !DILocation(line: 68, column: 69, scope: !1195, inlinedAt: !1196)
!1239 = !DILocation(line: 68, column: 54, scope: !1195, inlinedAt: !1196)
!1240 = !DILocation(line: 68, column: 52, scope: !1195, inlinedAt: !1196)
!1241 = !DILocation(line: 68, column: 5, scope: !1195, inlinedAt: !1196)
!1242 = !DILocation(line: 68, column: 14, scope: !1195, inlinedAt: !1196)
!1243 = !DILocation(line: 69, column: 40, scope: !1195, inlinedAt: !1196)
!1244 = !DILocation(line: 69, column: 24, scope: !1195, inlinedAt: !1196)
!1245 = !DILocation(line: 69, column: 17, scope: !1195, inlinedAt: !1196)
!1246 = !DILocation(line: 69, column: 5, scope: !1195, inlinedAt: !1196)
!1247 = !DILocation(line: 41, column: 21, scope: !1187)
!1248 = !DILocation(line: 41, column: 27, scope: !1187)
!1249 = !DILocation(line: 41, column: 19, scope: !1187)
!1250 = !DILocation(line: 41, column: 33, scope: !1187)
!1251 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1252 = !DILocation(line: 41, column: 11, scope: !1187)
!1253 = !DILocation(line: 74, column: 34, scope: !1251, inlinedAt: !1252)
!1254 = !DILocation(line: 74, column: 26, scope: !1251, inlinedAt: !1252)
!1255 = !DILocation(line: 74, column: 47, scope: !1251, inlinedAt: !1252)
!1256 = !DILocation(line: 74, column: 5, scope: !1251, inlinedAt: !1252)
!1257 = !DILocation(line: 74, column: 13, scope: !1251, inlinedAt: !1252)
!1258 = distinct !DISubprogram(name: "IntegersInt32", scope: !854, file: !854, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1259 = !DILocation(line: 48, column: 6, scope: !1258)
!1260 = !DILocation(line: 49, column: 32, scope: !1258)
!1261 = !DILocation(line: 50, column: 17, scope: !1258)
!1262 = !DILocation(line: 50, column: 35, scope: !1258)
!1263 = !DILocation(line: 50, column: 38, scope: !1258)
!1264 = !DILocation(line: 50, column: 15, scope: !1258)
!1265 = !DILocation(line: 50, column: 57, scope: !1258)
!1266 = !DILocation(line: 50, column: 63, scope: !1258)
!1267 = !DILocation(line: 50, column: 74, scope: !1258)
!1268 = !DILocation(line: 50, column: 72, scope: !1258)
!1269 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1270 = !DILocation(line: 50, column: 11, scope: !1258)
!1271 = !DILocation(line: 14, column: 28, scope: !1269, inlinedAt: !1270)
!1272 = !DILocation(line: 14, column: 33, scope: !1269, inlinedAt: !1270)
!1273 = !DILocation(line: 14, column: 38, scope: !1269, inlinedAt: !1270)
!1274 = !DILocation(line: 14, column: 5, scope: !1269, inlinedAt: !1270)
!1275 = !DILocation(line: 14, column: 13, scope: !1269, inlinedAt: !1270)
!1276 = !DILocation(line: 14, column: 21, scope: !1269, inlinedAt: !1270)
!1277 = !DILocation(line: 15, column: 36, scope: !1269, inlinedAt: !1270)
!1278 = !DILocation(line: 15, column: 41, scope: !1269, inlinedAt: !1270)
!1279 = !DILocation(line: 15, column: 46, scope: !1269, inlinedAt: !1270)
!1280 = !DILocation(line: 15, column: 51, scope: !1269, inlinedAt: !1270)
!1281 = !DILocation(line: 15, column: 5, scope: !1269, inlinedAt: !1270)
!1282 = !DILocation(line: 15, column: 13, scope: !1269, inlinedAt: !1270)
!1283 = !DILocation(line: 15, column: 21, scope: !1269, inlinedAt: !1270)
!1284 = !DILocation(line: 15, column: 29, scope: !1269, inlinedAt: !1270)
!1285 = !DILocation(line: 16, column: 27, scope: !1269, inlinedAt: !1270)
!1286 = !DILocation(line: 16, column: 31, scope: !1269, inlinedAt: !1270)
!1287 = !DILocation(line: 16, column: 5, scope: !1269, inlinedAt: !1270)
!1288 = !DILocation(line: 16, column: 13, scope: !1269, inlinedAt: !1270)
!1289 = !DILocation(line: 16, column: 21, scope: !1269, inlinedAt: !1270)
!1290 = !DILocation(line: 17, column: 22, scope: !1269, inlinedAt: !1270)
!1291 = !DILocation(line: 17, column: 28, scope: !1269, inlinedAt: !1270)
!1292 = !DILocation(line: 17, column: 5, scope: !1269, inlinedAt: !1270)
!1293 = !DILocation(line: 17, column: 14, scope: !1269, inlinedAt: !1270)
!1294 = !DILocation(line: 18, column: 27, scope: !1269, inlinedAt: !1270)
!1295 = !DILocation(line: 18, column: 22, scope: !1269, inlinedAt: !1270)
!1296 = !DILocation(line: 18, column: 40, scope: !1269, inlinedAt: !1270)
!1297 = !DILocation(line: 18, column: 33, scope: !1269, inlinedAt: !1270)
!1298 = !DILocation(line: 18, column: 5, scope: !1269, inlinedAt: !1270)
!1299 = !DILocation(line: 18, column: 14, scope: !1269, inlinedAt: !1270)
!1300 = !DILocation(line: 19, column: 22, scope: !1269, inlinedAt: !1270)
!1301 = !DILocation(line: 19, column: 28, scope: !1269, inlinedAt: !1270)
!1302 = !DILocation(line: 19, column: 5, scope: !1269, inlinedAt: !1270)
!1303 = !DILocation(line: 19, column: 14, scope: !1269, inlinedAt: !1270)
!1304 = !DILocation(line: 20, column: 25, scope: !1269, inlinedAt: !1270)
!1305 = !DILocation(line: 20, column: 35, scope: !1269, inlinedAt: !1270)
!1306 = !DILocation(line: 20, column: 31, scope: !1269, inlinedAt: !1270)
!1307 = !DILocation(line: 20, column: 5, scope: !1269, inlinedAt: !1270)
!1308 = !DILocation(line: 20, column: 14, scope: !1269, inlinedAt: !1270)
!1309 = !DILocation(line: 21, column: 7, scope: !1269, inlinedAt: !1270)
!1310 = !DILocation(line: 22, column: 23, scope: !1269, inlinedAt: !1270)
!1311 = !DILocation(line: 22, column: 28, scope: !1269, inlinedAt: !1270)
!1312 = !DILocation(line: 22, column: 6, scope: !1269, inlinedAt: !1270)
!1313 = !DILocation(line: 22, column: 15, scope: !1269, inlinedAt: !1270)
!1314 = !DILocation(line: 24, column: 6, scope: !1269, inlinedAt: !1270)
!1315 = !DILocation(line: 24, column: 15, scope: !1269, inlinedAt: !1270)
!1316 = !DILocation(line: 26, column: 22, scope: !1269, inlinedAt: !1270)
!1317 = !DILocation(line: 26, column: 27, scope: !1269, inlinedAt: !1270)
!1318 = !DILocation(line: 26, column: 5, scope: !1269, inlinedAt: !1270)
!1319 = !DILocation(line: 26, column: 14, scope: !1269, inlinedAt: !1270)
!1320 = !DILocation(line: 27, column: 22, scope: !1269, inlinedAt: !1270)
!1321 = !DILocation(line: 27, column: 27, scope: !1269, inlinedAt: !1270)
!1322 = !DILocation(line: 27, column: 5, scope: !1269, inlinedAt: !1270)
!1323 = !DILocation(line: 27, column: 14, scope: !1269, inlinedAt: !1270)
!1324 = !DILocation(line: 28, column: 24, scope: !1269, inlinedAt: !1270)
!1325 = !DILocation(line: 28, column: 35, scope: !1269, inlinedAt: !1270)
!1326 = !DILocation(line: 28, column: 5, scope: !1269, inlinedAt: !1270)
!1327 = !DILocation(line: 28, column: 14, scope: !1269, inlinedAt: !1270)
!1328 = !DILocation(line: 29, column: 39, scope: !1269, inlinedAt: !1270)
!1329 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1330 = !DILocation(line: 29, column: 36, scope: !1269, inlinedAt: !1270)
!1331 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1330)
!1332 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1330)
!1333 = !DILocation(line: 29, column: 55, scope: !1269, inlinedAt: !1270)
!1334 = !DILocation(line: 29, column: 52, scope: !1269, inlinedAt: !1270)
!1335 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1334)
!1336 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1334)
!1337 = !DILocation(line: 29, column: 71, scope: !1269, inlinedAt: !1270)
!1338 = !DILocation(line: 29, column: 68, scope: !1269, inlinedAt: !1270)
!1339 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1338)
!1340 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1338)
!1341 = !DILocation(line: 29, column: 5, scope: !1269, inlinedAt: !1270)
!1342 = !DILocation(line: 29, column: 14, scope: !1269, inlinedAt: !1270)
!1343 = !DILocation(line: 29, column: 23, scope: !1269, inlinedAt: !1270)
!1344 = !DILocation(line: 30, column: 39, scope: !1269, inlinedAt: !1270)
!1345 = !DILocation(line: 30, column: 36, scope: !1269, inlinedAt: !1270)
!1346 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1345)
!1347 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1345)
!1348 = !DILocation(line: 30, column: 55, scope: !1269, inlinedAt: !1270)
!1349 = !DILocation(line: 30, column: 52, scope: !1269, inlinedAt: !1270)
!1350 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1349)
!1351 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1349)
!1352 = !DILocation(line: 30, column: 70, scope: !1269, inlinedAt: !1270)
!1353 = !DILocation(line: 30, column: 67, scope: !1269, inlinedAt: !1270)
!1354 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1353)
!1355 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1353)
!1356 = !DILocation(line: 30, column: 5, scope: !1269, inlinedAt: !1270)
!1357 = !DILocation(line: 30, column: 14, scope: !1269, inlinedAt: !1270)
!1358 = !DILocation(line: 30, column: 23, scope: !1269, inlinedAt: !1270)
!1359 = !DILocation(line: 33, column: 2, scope: !1269, inlinedAt: !1270)
!1360 = !DILocation(line: 34, column: 2, scope: !1269, inlinedAt: !1270)
!1361 = !DILocation(line: 35, column: 2, scope: !1269, inlinedAt: !1270)
!1362 = !DILocation(line: 36, column: 5, scope: !1269, inlinedAt: !1270)
!1363 = !DILocation(line: 37, column: 2, scope: !1269, inlinedAt: !1270)
!1364 = !DILocation(line: 38, column: 2, scope: !1269, inlinedAt: !1270)
!1365 = !DILocation(line: 39, column: 2, scope: !1269, inlinedAt: !1270)
!1366 = !DILocation(line: 40, column: 2, scope: !1269, inlinedAt: !1270)
!1367 = !DILocation(line: 41, column: 5, scope: !1269, inlinedAt: !1270)
!1368 = !DILocation(line: 44, column: 2, scope: !1269, inlinedAt: !1270)
!1369 = !DILocation(line: 45, column: 5, scope: !1269, inlinedAt: !1270)
!1370 = !DILocation(line: 48, column: 14, scope: !1269, inlinedAt: !1270)
!1371 = !DILocation(line: 48, column: 5, scope: !1269, inlinedAt: !1270)
!1372 = !DILocation(line: 49, column: 21, scope: !1269, inlinedAt: !1270)
!1373 = !DILocation(line: 49, column: 30, scope: !1269, inlinedAt: !1270)
!1374 = !DILocation(line: 49, column: 40, scope: !1269, inlinedAt: !1270)
!1375 = !DILocation(line: 49, column: 18, scope: !1269, inlinedAt: !1270)
!1376 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1375)
!1377 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1375)
!1378 = !DILocation(line: 49, column: 5, scope: !1269, inlinedAt: !1270)
!1379 = !DILocation(line: 50, column: 34, scope: !1269, inlinedAt: !1270)
!1380 = !DILocation(line: 50, column: 28, scope: !1269, inlinedAt: !1270)
!1381 = !DILocation(line: 50, column: 18, scope: !1269, inlinedAt: !1270)
!1382 = !DILocation(line: 10, column: 6, scope: !1329, inlinedAt: !1381)
!1383 = !DILocation(line: 14, column: 2, scope: !1329, inlinedAt: !1381)
!1384 = !DILocation(line: 50, column: 5, scope: !1269, inlinedAt: !1270)
!1385 = !DILocation(line: 51, column: 17, scope: !1269, inlinedAt: !1270)
!1386 = !DILocation(line: 51, column: 13, scope: !1269, inlinedAt: !1270)
!1387 = !DILocation(line: 51, column: 21, scope: !1269, inlinedAt: !1270)
!1388 = !DILocation(line: 51, column: 5, scope: !1269, inlinedAt: !1270)
!1389 = !DILocation(line: 53, column: 5, scope: !1269, inlinedAt: !1270)
!1390 = distinct !DISubprogram(name: "ConvertInt32", scope: !854, file: !854, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1391 = !DILocation(line: 57, column: 6, scope: !1390)
!1392 = !DILocation(line: 58, column: 32, scope: !1390)
!1393 = !DILocation(line: 59, column: 20, scope: !1390)
!1394 = !DILocation(line: 59, column: 41, scope: !1390)
!1395 = !DILocation(line: 59, column: 44, scope: !1390)
!1396 = !DILocation(line: 59, column: 18, scope: !1390)
!1397 = !DILocation(line: 59, column: 66, scope: !1390)
!1398 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1399 = !DILocation(line: 59, column: 14, scope: !1390)
!1400 = !DILocation(line: 62, column: 53, scope: !1398, inlinedAt: !1399)
!1401 = !DILocation(line: 62, column: 48, scope: !1398, inlinedAt: !1399)
!1402 = !DILocation(line: 62, column: 70, scope: !1398, inlinedAt: !1399)
!1403 = !DILocation(line: 62, column: 64, scope: !1398, inlinedAt: !1399)
!1404 = !DILocation(line: 62, column: 81, scope: !1398, inlinedAt: !1399)
!1405 = !DILocation(line: 62, column: 5, scope: !1398, inlinedAt: !1399)
!1406 = !DILocation(line: 62, column: 13, scope: !1398, inlinedAt: !1399)
!1407 = !DILocation(line: 62, column: 21, scope: !1398, inlinedAt: !1399)
!1408 = !DILocation(line: 62, column: 29, scope: !1398, inlinedAt: !1399)
!1409 = !DILocation(line: 62, column: 37, scope: !1398, inlinedAt: !1399)
!1410 = !DILocation(line: 63, column: 54, scope: !1398, inlinedAt: !1399)
!1411 = !DILocation(line: 63, column: 48, scope: !1398, inlinedAt: !1399)
!1412 = !DILocation(line: 63, column: 72, scope: !1398, inlinedAt: !1399)
!1413 = !DILocation(line: 63, column: 65, scope: !1398, inlinedAt: !1399)
!1414 = !DILocation(line: 63, column: 90, scope: !1398, inlinedAt: !1399)
!1415 = !DILocation(line: 63, column: 83, scope: !1398, inlinedAt: !1399)
!1416 = !DILocation(line: 63, column: 108, scope: !1398, inlinedAt: !1399)
!1417 = !DILocation(line: 63, column: 101, scope: !1398, inlinedAt: !1399)
!1418 = !DILocation(line: 63, column: 5, scope: !1398, inlinedAt: !1399)
!1419 = !DILocation(line: 63, column: 13, scope: !1398, inlinedAt: !1399)
!1420 = !DILocation(line: 63, column: 21, scope: !1398, inlinedAt: !1399)
!1421 = !DILocation(line: 63, column: 29, scope: !1398, inlinedAt: !1399)
!1422 = !DILocation(line: 63, column: 37, scope: !1398, inlinedAt: !1399)
!1423 = !DILocation(line: 64, column: 37, scope: !1398, inlinedAt: !1399)
!1424 = !DILocation(line: 64, column: 35, scope: !1398, inlinedAt: !1399)
!1425 = !DILocation(line: 64, column: 56, scope: !1398, inlinedAt: !1399)
!1426 = !DILocation(line: 64, column: 54, scope: !1398, inlinedAt: !1399)
!1427 = !DILocation(line: 64, column: 76, scope: !1398, inlinedAt: !1399)
!1428 = !DILocation(line: 64, column: 74, scope: !1398, inlinedAt: !1399)
!1429 = !DILocation(line: 64, column: 5, scope: !1398, inlinedAt: !1399)
!1430 = !DILocation(line: 64, column: 14, scope: !1398, inlinedAt: !1399)
!1431 = !DILocation(line: 64, column: 23, scope: !1398, inlinedAt: !1399)
!1432 = !DILocation(line: 65, column: 5, scope: !1398, inlinedAt: !1399)
!1433 = !DILocation(line: 65, column: 14, scope: !1398, inlinedAt: !1399)
!1434 = !DILocation(line: 66, column: 23, scope: !1398, inlinedAt: !1399)
!1435 = !DILocation(line: 67, column: 34, scope: !1398, inlinedAt: !1399)
!1436 = !DILocation(line: 67, column: 26, scope: !1398, inlinedAt: !1399)
!1437 = !DILocation(line: 67, column: 57, scope: !1398, inlinedAt: !1399)
!1438 = !DILocation(line: 67, column: 49, scope: !1398, inlinedAt: !1399)
!1439 = !DILocation(line: 67, column: 5, scope: !1398, inlinedAt: !1399)
!1440 = !DILocation(line: 67, column: 14, scope: !1398, inlinedAt: !1399)
!1441 = !DILocation(line: 68, column: 28, scope: !1398, inlinedAt: !1399)
!1442 = !DILocation(line: 68, column: 26, scope: !1398, inlinedAt: !1399)
!1443 = !DILocation(line: 68, column: 69, scope: !1398, inlinedAt: !1399)
!1444 = !DILocation(line: 68, column: 54, scope: !1398, inlinedAt: !1399)
!1445 = !DILocation(line: 68, column: 52, scope: !1398, inlinedAt: !1399)
!1446 = !DILocation(line: 68, column: 5, scope: !1398, inlinedAt: !1399)
!1447 = !DILocation(line: 68, column: 14, scope: !1398, inlinedAt: !1399)
!1448 = !DILocation(line: 69, column: 40, scope: !1398, inlinedAt: !1399)
!1449 = !DILocation(line: 69, column: 24, scope: !1398, inlinedAt: !1399)
!1450 = !DILocation(line: 69, column: 17, scope: !1398, inlinedAt: !1399)
!1451 = !DILocation(line: 69, column: 5, scope: !1398, inlinedAt: !1399)
!1452 = !DILocation(line: 60, column: 21, scope: !1390)
!1453 = !DILocation(line: 60, column: 27, scope: !1390)
!1454 = !DILocation(line: 60, column: 19, scope: !1390)
!1455 = !DILocation(line: 60, column: 33, scope: !1390)
!1456 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1457 = !DILocation(line: 60, column: 11, scope: !1390)
!1458 = !DILocation(line: 74, column: 34, scope: !1456, inlinedAt: !1457)
!1459 = !DILocation(line: 74, column: 26, scope: !1456, inlinedAt: !1457)
!1460 = !DILocation(line: 74, column: 47, scope: !1456, inlinedAt: !1457)
!1461 = !DILocation(line: 74, column: 5, scope: !1456, inlinedAt: !1457)
!1462 = !DILocation(line: 74, column: 13, scope: !1456, inlinedAt: !1457)
!1463 = distinct !DISubprogram(name: "AtomicsInt32", scope: !854, file: !854, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1464 = !DILocation(line: 67, column: 6, scope: !1463)
!1465 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1466 = !DILocation(line: 68, column: 9, scope: !1463)
!1467 = !DILocation(line: 15, column: 23, scope: !1465, inlinedAt: !1466)
!1468 = !DILocation(line: 16, column: 14, scope: !1465, inlinedAt: !1466)
!1469 = !DILocation(line: 16, column: 8, scope: !1465, inlinedAt: !1466)
!1470 = !DILocation(line: 17, column: 25, scope: !1465, inlinedAt: !1466)
!1471 = !DILocation(line: 17, column: 15, scope: !1465, inlinedAt: !1466)
!1472 = !DILocation(line: 18, column: 25, scope: !1465, inlinedAt: !1466)
!1473 = !DILocation(line: 18, column: 15, scope: !1465, inlinedAt: !1466)
!1474 = !DILocation(line: 19, column: 25, scope: !1465, inlinedAt: !1466)
!1475 = !DILocation(line: 19, column: 15, scope: !1465, inlinedAt: !1466)
!1476 = !DILocation(line: 20, column: 25, scope: !1465, inlinedAt: !1466)
!1477 = !DILocation(line: 20, column: 15, scope: !1465, inlinedAt: !1466)
!1478 = !DILocation(line: 21, column: 42, scope: !1465, inlinedAt: !1466)
!1479 = !DILocation(line: 21, column: 32, scope: !1465, inlinedAt: !1466)
!1480 = !DILocation(line: 21, column: 5, scope: !1465, inlinedAt: !1466)
!1481 = !DILocation(line: 22, column: 29, scope: !1465, inlinedAt: !1466)
!1482 = !DILocation(line: 22, column: 19, scope: !1465, inlinedAt: !1466)
!1483 = !DILocation(line: 22, column: 34, scope: !1465, inlinedAt: !1466)
!1484 = !DILocation(line: 23, column: 26, scope: !1465, inlinedAt: !1466)
!1485 = !DILocation(line: 23, column: 18, scope: !1465, inlinedAt: !1466)
!1486 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !854, file: !854, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1487 = !DILocation(line: 74, column: 6, scope: !1486)
!1488 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1489 = !DILocation(line: 74, column: 69, scope: !1486)
!1490 = !DILocation(line: 30, column: 23, scope: !1488, inlinedAt: !1489)
!1491 = !DILocation(line: 31, column: 25, scope: !1488, inlinedAt: !1489)
!1492 = !DILocation(line: 31, column: 46, scope: !1488, inlinedAt: !1489)
!1493 = !DILocation(line: 31, column: 37, scope: !1488, inlinedAt: !1489)
!1494 = !DILocation(line: 31, column: 30, scope: !1488, inlinedAt: !1489)
!1495 = !DILocation(line: 31, column: 15, scope: !1488, inlinedAt: !1489)
!1496 = !DILocation(line: 32, column: 24, scope: !1488, inlinedAt: !1489)
!1497 = !DILocation(line: 32, column: 14, scope: !1488, inlinedAt: !1489)
!1498 = !DILocation(line: 33, column: 25, scope: !1488, inlinedAt: !1489)
!1499 = !DILocation(line: 33, column: 31, scope: !1488, inlinedAt: !1489)
!1500 = !DILocation(line: 33, column: 15, scope: !1488, inlinedAt: !1489)
!1501 = !DILocation(line: 35, column: 35, scope: !1488, inlinedAt: !1489)
!1502 = !DILocation(line: 35, column: 25, scope: !1488, inlinedAt: !1489)
!1503 = !DILocation(line: 36, column: 55, scope: !1488, inlinedAt: !1489)
!1504 = !DILocation(line: 36, column: 30, scope: !1488, inlinedAt: !1489)
!1505 = !DILocation(line: 36, column: 59, scope: !1488, inlinedAt: !1489)
!1506 = !DILocation(line: 37, column: 7, scope: !1488, inlinedAt: !1489)
!1507 = !DILocation(line: 41, column: 39, scope: !1488, inlinedAt: !1489)
!1508 = !DILocation(line: 41, column: 29, scope: !1488, inlinedAt: !1489)
!1509 = !DILocation(line: 41, column: 50, scope: !1488, inlinedAt: !1489)
!1510 = !DILocation(line: 42, column: 26, scope: !1488, inlinedAt: !1489)
!1511 = !DILocation(line: 42, column: 16, scope: !1488, inlinedAt: !1489)
!1512 = distinct !DISubprogram(name: "IntegersInt64", scope: !854, file: !854, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1513 = !DILocation(line: 79, column: 6, scope: !1512)
!1514 = !DILocation(line: 80, column: 32, scope: !1512)
!1515 = !DILocation(line: 81, column: 17, scope: !1512)
!1516 = !DILocation(line: 81, column: 35, scope: !1512)
!1517 = !DILocation(line: 81, column: 38, scope: !1512)
!1518 = !DILocation(line: 81, column: 15, scope: !1512)
!1519 = !DILocation(line: 81, column: 57, scope: !1512)
!1520 = !DILocation(line: 81, column: 63, scope: !1512)
!1521 = !DILocation(line: 81, column: 74, scope: !1512)
!1522 = !DILocation(line: 81, column: 72, scope: !1512)
!1523 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1524 = !DILocation(line: 81, column: 11, scope: !1512)
!1525 = !DILocation(line: 14, column: 28, scope: !1523, inlinedAt: !1524)
!1526 = !DILocation(line: 14, column: 33, scope: !1523, inlinedAt: !1524)
!1527 = !DILocation(line: 14, column: 38, scope: !1523, inlinedAt: !1524)
!1528 = !DILocation(line: 14, column: 5, scope: !1523, inlinedAt: !1524)
!1529 = !DILocation(line: 14, column: 13, scope: !1523, inlinedAt: !1524)
!1530 = !DILocation(line: 14, column: 21, scope: !1523, inlinedAt: !1524)
!1531 = !DILocation(line: 15, column: 36, scope: !1523, inlinedAt: !1524)
!1532 = !DILocation(line: 15, column: 41, scope: !1523, inlinedAt: !1524)
!1533 = !DILocation(line: 15, column: 46, scope: !1523, inlinedAt: !1524)
!1534 = !DILocation(line: 15, column: 51, scope: !1523, inlinedAt: !1524)
!1535 = !DILocation(line: 15, column: 5, scope: !1523, inlinedAt: !1524)
!1536 = !DILocation(line: 15, column: 13, scope: !1523, inlinedAt: !1524)
!1537 = !DILocation(line: 15, column: 21, scope: !1523, inlinedAt: !1524)
!1538 = !DILocation(line: 15, column: 29, scope: !1523, inlinedAt: !1524)
!1539 = !DILocation(line: 16, column: 27, scope: !1523, inlinedAt: !1524)
!1540 = !DILocation(line: 16, column: 31, scope: !1523, inlinedAt: !1524)
!1541 = !DILocation(line: 16, column: 5, scope: !1523, inlinedAt: !1524)
!1542 = !DILocation(line: 16, column: 13, scope: !1523, inlinedAt: !1524)
!1543 = !DILocation(line: 16, column: 21, scope: !1523, inlinedAt: !1524)
!1544 = !DILocation(line: 17, column: 22, scope: !1523, inlinedAt: !1524)
!1545 = !DILocation(line: 17, column: 28, scope: !1523, inlinedAt: !1524)
!1546 = !DILocation(line: 17, column: 5, scope: !1523, inlinedAt: !1524)
!1547 = !DILocation(line: 17, column: 14, scope: !1523, inlinedAt: !1524)
!1548 = !DILocation(line: 18, column: 27, scope: !1523, inlinedAt: !1524)
!1549 = !DILocation(line: 18, column: 22, scope: !1523, inlinedAt: !1524)
!1550 = !DILocation(line: 18, column: 40, scope: !1523, inlinedAt: !1524)
!1551 = !DILocation(line: 18, column: 33, scope: !1523, inlinedAt: !1524)
!1552 = !DILocation(line: 18, column: 5, scope: !1523, inlinedAt: !1524)
!1553 = !DILocation(line: 18, column: 14, scope: !1523, inlinedAt: !1524)
!1554 = !DILocation(line: 19, column: 22, scope: !1523, inlinedAt: !1524)
!1555 = !DILocation(line: 19, column: 28, scope: !1523, inlinedAt: !1524)
!1556 = !DILocation(line: 19, column: 5, scope: !1523, inlinedAt: !1524)
!1557 = !DILocation(line: 19, column: 14, scope: !1523, inlinedAt: !1524)
!1558 = !DILocation(line: 20, column: 25, scope: !1523, inlinedAt: !1524)
!1559 = !DILocation(line: 20, column: 35, scope: !1523, inlinedAt: !1524)
!1560 = !DILocation(line: 20, column: 31, scope: !1523, inlinedAt: !1524)
!1561 = !DILocation(line: 20, column: 5, scope: !1523, inlinedAt: !1524)
!1562 = !DILocation(line: 20, column: 14, scope: !1523, inlinedAt: !1524)
!1563 = !DILocation(line: 21, column: 7, scope: !1523, inlinedAt: !1524)
!1564 = !DILocation(line: 22, column: 23, scope: !1523, inlinedAt: !1524)
!1565 = !DILocation(line: 22, column: 28, scope: !1523, inlinedAt: !1524)
!1566 = !DILocation(line: 22, column: 6, scope: !1523, inlinedAt: !1524)
!1567 = !DILocation(line: 22, column: 15, scope: !1523, inlinedAt: !1524)
!1568 = !DILocation(line: 24, column: 6, scope: !1523, inlinedAt: !1524)
!1569 = !DILocation(line: 24, column: 15, scope: !1523, inlinedAt: !1524)
!1570 = !DILocation(line: 26, column: 22, scope: !1523, inlinedAt: !1524)
!1571 = !DILocation(line: 26, column: 27, scope: !1523, inlinedAt: !1524)
!1572 = !DILocation(line: 26, column: 5, scope: !1523, inlinedAt: !1524)
!1573 = !DILocation(line: 26, column: 14, scope: !1523, inlinedAt: !1524)
!1574 = !DILocation(line: 27, column: 22, scope: !1523, inlinedAt: !1524)
!1575 = !DILocation(line: 27, column: 27, scope: !1523, inlinedAt: !1524)
!1576 = !DILocation(line: 27, column: 5, scope: !1523, inlinedAt: !1524)
!1577 = !DILocation(line: 27, column: 14, scope: !1523, inlinedAt: !1524)
!1578 = !DILocation(line: 28, column: 24, scope: !1523, inlinedAt: !1524)
!1579 = !DILocation(line: 28, column: 35, scope: !1523, inlinedAt: !1524)
!1580 = !DILocation(line: 28, column: 5, scope: !1523, inlinedAt: !1524)
!1581 = !DILocation(line: 28, column: 14, scope: !1523, inlinedAt: !1524)
!1582 = !DILocation(line: 29, column: 39, scope: !1523, inlinedAt: !1524)
!1583 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1584 = !DILocation(line: 29, column: 36, scope: !1523, inlinedAt: !1524)
!1585 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1584)
!1586 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1584)
!1587 = !DILocation(line: 29, column: 55, scope: !1523, inlinedAt: !1524)
!1588 = !DILocation(line: 29, column: 52, scope: !1523, inlinedAt: !1524)
!1589 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1588)
!1590 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1588)
!1591 = !DILocation(line: 29, column: 71, scope: !1523, inlinedAt: !1524)
!1592 = !DILocation(line: 29, column: 68, scope: !1523, inlinedAt: !1524)
!1593 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1592)
!1594 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1592)
!1595 = !DILocation(line: 29, column: 5, scope: !1523, inlinedAt: !1524)
!1596 = !DILocation(line: 29, column: 14, scope: !1523, inlinedAt: !1524)
!1597 = !DILocation(line: 29, column: 23, scope: !1523, inlinedAt: !1524)
!1598 = !DILocation(line: 30, column: 39, scope: !1523, inlinedAt: !1524)
!1599 = !DILocation(line: 30, column: 36, scope: !1523, inlinedAt: !1524)
!1600 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1599)
!1601 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1599)
!1602 = !DILocation(line: 30, column: 55, scope: !1523, inlinedAt: !1524)
!1603 = !DILocation(line: 30, column: 52, scope: !1523, inlinedAt: !1524)
!1604 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1603)
!1605 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1603)
!1606 = !DILocation(line: 30, column: 70, scope: !1523, inlinedAt: !1524)
!1607 = !DILocation(line: 30, column: 67, scope: !1523, inlinedAt: !1524)
!1608 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1607)
!1609 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1607)
!1610 = !DILocation(line: 30, column: 5, scope: !1523, inlinedAt: !1524)
!1611 = !DILocation(line: 30, column: 14, scope: !1523, inlinedAt: !1524)
!1612 = !DILocation(line: 30, column: 23, scope: !1523, inlinedAt: !1524)
!1613 = !DILocation(line: 33, column: 2, scope: !1523, inlinedAt: !1524)
!1614 = !DILocation(line: 34, column: 2, scope: !1523, inlinedAt: !1524)
!1615 = !DILocation(line: 35, column: 2, scope: !1523, inlinedAt: !1524)
!1616 = !DILocation(line: 36, column: 5, scope: !1523, inlinedAt: !1524)
!1617 = !DILocation(line: 37, column: 2, scope: !1523, inlinedAt: !1524)
!1618 = !DILocation(line: 38, column: 2, scope: !1523, inlinedAt: !1524)
!1619 = !DILocation(line: 39, column: 2, scope: !1523, inlinedAt: !1524)
!1620 = !DILocation(line: 40, column: 2, scope: !1523, inlinedAt: !1524)
!1621 = !DILocation(line: 41, column: 5, scope: !1523, inlinedAt: !1524)
!1622 = !DILocation(line: 44, column: 2, scope: !1523, inlinedAt: !1524)
!1623 = !DILocation(line: 45, column: 5, scope: !1523, inlinedAt: !1524)
!1624 = !DILocation(line: 48, column: 14, scope: !1523, inlinedAt: !1524)
!1625 = !DILocation(line: 48, column: 5, scope: !1523, inlinedAt: !1524)
!1626 = !DILocation(line: 49, column: 21, scope: !1523, inlinedAt: !1524)
!1627 = !DILocation(line: 49, column: 30, scope: !1523, inlinedAt: !1524)
!1628 = !DILocation(line: 49, column: 40, scope: !1523, inlinedAt: !1524)
!1629 = !DILocation(line: 49, column: 18, scope: !1523, inlinedAt: !1524)
!1630 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1629)
!1631 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1629)
!1632 = !DILocation(line: 49, column: 5, scope: !1523, inlinedAt: !1524)
!1633 = !DILocation(line: 50, column: 34, scope: !1523, inlinedAt: !1524)
!1634 = !DILocation(line: 50, column: 28, scope: !1523, inlinedAt: !1524)
!1635 = !DILocation(line: 50, column: 18, scope: !1523, inlinedAt: !1524)
!1636 = !DILocation(line: 10, column: 6, scope: !1583, inlinedAt: !1635)
!1637 = !DILocation(line: 14, column: 2, scope: !1583, inlinedAt: !1635)
!1638 = !DILocation(line: 50, column: 5, scope: !1523, inlinedAt: !1524)
!1639 = !DILocation(line: 51, column: 17, scope: !1523, inlinedAt: !1524)
!1640 = !DILocation(line: 51, column: 13, scope: !1523, inlinedAt: !1524)
!1641 = !DILocation(line: 51, column: 21, scope: !1523, inlinedAt: !1524)
!1642 = !DILocation(line: 51, column: 5, scope: !1523, inlinedAt: !1524)
!1643 = !DILocation(line: 53, column: 5, scope: !1523, inlinedAt: !1524)
!1644 = distinct !DISubprogram(name: "ConvertInt64", scope: !854, file: !854, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1645 = !DILocation(line: 88, column: 6, scope: !1644)
!1646 = !DILocation(line: 89, column: 32, scope: !1644)
!1647 = !DILocation(line: 90, column: 20, scope: !1644)
!1648 = !DILocation(line: 90, column: 41, scope: !1644)
!1649 = !DILocation(line: 90, column: 44, scope: !1644)
!1650 = !DILocation(line: 90, column: 18, scope: !1644)
!1651 = !DILocation(line: 90, column: 66, scope: !1644)
!1652 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1653 = !DILocation(line: 90, column: 14, scope: !1644)
!1654 = !DILocation(line: 62, column: 53, scope: !1652, inlinedAt: !1653)
!1655 = !DILocation(line: 62, column: 48, scope: !1652, inlinedAt: !1653)
!1656 = !DILocation(line: 62, column: 70, scope: !1652, inlinedAt: !1653)
!1657 = !DILocation(line: 62, column: 64, scope: !1652, inlinedAt: !1653)
!1658 = !DILocation(line: 62, column: 87, scope: !1652, inlinedAt: !1653)
!1659 = !DILocation(line: 62, column: 81, scope: !1652, inlinedAt: !1653)
!1660 = !DILocation(line: 62, column: 5, scope: !1652, inlinedAt: !1653)
!1661 = !DILocation(line: 62, column: 13, scope: !1652, inlinedAt: !1653)
!1662 = !DILocation(line: 62, column: 21, scope: !1652, inlinedAt: !1653)
!1663 = !DILocation(line: 62, column: 29, scope: !1652, inlinedAt: !1653)
!1664 = !DILocation(line: 62, column: 37, scope: !1652, inlinedAt: !1653)
!1665 = !DILocation(line: 63, column: 54, scope: !1652, inlinedAt: !1653)
!1666 = !DILocation(line: 63, column: 48, scope: !1652, inlinedAt: !1653)
!1667 = !DILocation(line: 63, column: 72, scope: !1652, inlinedAt: !1653)
!1668 = !DILocation(line: 63, column: 65, scope: !1652, inlinedAt: !1653)
!1669 = !DILocation(line: 63, column: 90, scope: !1652, inlinedAt: !1653)
!1670 = !DILocation(line: 63, column: 83, scope: !1652, inlinedAt: !1653)
!1671 = !DILocation(line: 63, column: 5, scope: !1652, inlinedAt: !1653)
!1672 = !DILocation(line: 63, column: 13, scope: !1652, inlinedAt: !1653)
!1673 = !DILocation(line: 63, column: 21, scope: !1652, inlinedAt: !1653)
!1674 = !DILocation(line: 63, column: 29, scope: !1652, inlinedAt: !1653)
!1675 = !DILocation(line: 63, column: 37, scope: !1652, inlinedAt: !1653)
!1676 = !DILocation(line: 64, column: 5, scope: !1652, inlinedAt: !1653)
!1677 = !DILocation(line: 64, column: 14, scope: !1652, inlinedAt: !1653)
!1678 = !DILocation(line: 64, column: 23, scope: !1652, inlinedAt: !1653)
!1679 = !DILocation(line: 65, column: 5, scope: !1652, inlinedAt: !1653)
!1680 = !DILocation(line: 65, column: 14, scope: !1652, inlinedAt: !1653)
!1681 = !DILocation(line: 66, column: 23, scope: !1652, inlinedAt: !1653)
!1682 = !DILocation(line: 67, column: 34, scope: !1652, inlinedAt: !1653)
!1683 = !DILocation(line: 67, column: 26, scope: !1652, inlinedAt: !1653)
!1684 = !DILocation(line: 67, column: 57, scope: !1652, inlinedAt: !1653)
!1685 = !DILocation(line: 67, column: 49, scope: !1652, inlinedAt: !1653)
!1686 = !DILocation(line: 67, column: 5, scope: !1652, inlinedAt: !1653)
!1687 = !DILocation(line: 67, column: 14, scope: !1652, inlinedAt: !1653)
!1688 = !DILocation(line: 68, column: 69, scope: !1652, inlinedAt: !1653)
!1689 = !DILocation(line: 68, column: 54, scope: !1652, inlinedAt: !1653)
!1690 = !DILocation(line: 68, column: 5, scope: !1652, inlinedAt: !1653)
!1691 = !DILocation(line: 68, column: 14, scope: !1652, inlinedAt: !1653)
!1692 = !DILocation(line: 69, column: 40, scope: !1652, inlinedAt: !1653)
!1693 = !DILocation(line: 69, column: 24, scope: !1652, inlinedAt: !1653)
!1694 = !DILocation(line: 69, column: 17, scope: !1652, inlinedAt: !1653)
!1695 = !DILocation(line: 69, column: 5, scope: !1652, inlinedAt: !1653)
!1696 = !DILocation(line: 91, column: 21, scope: !1644)
!1697 = !DILocation(line: 91, column: 27, scope: !1644)
!1698 = !DILocation(line: 91, column: 19, scope: !1644)
!1699 = !DILocation(line: 91, column: 33, scope: !1644)
!1700 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1701 = !DILocation(line: 91, column: 11, scope: !1644)
!1702 = !DILocation(line: 74, column: 34, scope: !1700, inlinedAt: !1701)
!1703 = !DILocation(line: 74, column: 26, scope: !1700, inlinedAt: !1701)
!1704 = !DILocation(line: 74, column: 47, scope: !1700, inlinedAt: !1701)
!1705 = !DILocation(line: 74, column: 5, scope: !1700, inlinedAt: !1701)
!1706 = !DILocation(line: 74, column: 13, scope: !1700, inlinedAt: !1701)
!1707 = distinct !DISubprogram(name: "AtomicsInt64", scope: !854, file: !854, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1708 = !DILocation(line: 98, column: 6, scope: !1707)
!1709 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1710 = !DILocation(line: 99, column: 9, scope: !1707)
!1711 = !DILocation(line: 15, column: 23, scope: !1709, inlinedAt: !1710)
!1712 = !DILocation(line: 16, column: 14, scope: !1709, inlinedAt: !1710)
!1713 = !DILocation(line: 17, column: 25, scope: !1709, inlinedAt: !1710)
!1714 = !DILocation(line: 17, column: 15, scope: !1709, inlinedAt: !1710)
!1715 = !DILocation(line: 18, column: 25, scope: !1709, inlinedAt: !1710)
!1716 = !DILocation(line: 18, column: 15, scope: !1709, inlinedAt: !1710)
!1717 = !DILocation(line: 19, column: 25, scope: !1709, inlinedAt: !1710)
!1718 = !DILocation(line: 19, column: 15, scope: !1709, inlinedAt: !1710)
!1719 = !DILocation(line: 20, column: 25, scope: !1709, inlinedAt: !1710)
!1720 = !DILocation(line: 20, column: 15, scope: !1709, inlinedAt: !1710)
!1721 = !DILocation(line: 21, column: 42, scope: !1709, inlinedAt: !1710)
!1722 = !DILocation(line: 21, column: 32, scope: !1709, inlinedAt: !1710)
!1723 = !DILocation(line: 21, column: 5, scope: !1709, inlinedAt: !1710)
!1724 = !DILocation(line: 22, column: 29, scope: !1709, inlinedAt: !1710)
!1725 = !DILocation(line: 22, column: 19, scope: !1709, inlinedAt: !1710)
!1726 = !DILocation(line: 22, column: 34, scope: !1709, inlinedAt: !1710)
!1727 = !DILocation(line: 23, column: 26, scope: !1709, inlinedAt: !1710)
!1728 = !DILocation(line: 23, column: 18, scope: !1709, inlinedAt: !1710)
!1729 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !854, file: !854, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1730 = !DILocation(line: 105, column: 6, scope: !1729)
!1731 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1732 = !DILocation(line: 105, column: 69, scope: !1729)
!1733 = !DILocation(line: 30, column: 23, scope: !1731, inlinedAt: !1732)
!1734 = !DILocation(line: 31, column: 25, scope: !1731, inlinedAt: !1732)
!1735 = !DILocation(line: 31, column: 46, scope: !1731, inlinedAt: !1732)
!1736 = !DILocation(line: 31, column: 37, scope: !1731, inlinedAt: !1732)
!1737 = !DILocation(line: 31, column: 30, scope: !1731, inlinedAt: !1732)
!1738 = !DILocation(line: 31, column: 15, scope: !1731, inlinedAt: !1732)
!1739 = !DILocation(line: 32, column: 24, scope: !1731, inlinedAt: !1732)
!1740 = !DILocation(line: 32, column: 14, scope: !1731, inlinedAt: !1732)
!1741 = !DILocation(line: 33, column: 25, scope: !1731, inlinedAt: !1732)
!1742 = !DILocation(line: 33, column: 15, scope: !1731, inlinedAt: !1732)
!1743 = !DILocation(line: 35, column: 35, scope: !1731, inlinedAt: !1732)
!1744 = !DILocation(line: 35, column: 25, scope: !1731, inlinedAt: !1732)
!1745 = !DILocation(line: 36, column: 55, scope: !1731, inlinedAt: !1732)
!1746 = !DILocation(line: 36, column: 30, scope: !1731, inlinedAt: !1732)
!1747 = !DILocation(line: 36, column: 59, scope: !1731, inlinedAt: !1732)
!1748 = !DILocation(line: 37, column: 7, scope: !1731, inlinedAt: !1732)
!1749 = !DILocation(line: 41, column: 39, scope: !1731, inlinedAt: !1732)
!1750 = !DILocation(line: 41, column: 29, scope: !1731, inlinedAt: !1732)
!1751 = !DILocation(line: 41, column: 50, scope: !1731, inlinedAt: !1732)
!1752 = !DILocation(line: 42, column: 26, scope: !1731, inlinedAt: !1732)
!1753 = !DILocation(line: 42, column: 16, scope: !1731, inlinedAt: !1732)
!1754 = distinct !DISubprogram(name: "IntegersInt", scope: !854, file: !854, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1755 = !DILocation(line: 110, column: 6, scope: !1754)
!1756 = !DILocation(line: 111, column: 32, scope: !1754)
!1757 = !DILocation(line: 112, column: 17, scope: !1754)
!1758 = !DILocation(line: 112, column: 35, scope: !1754)
!1759 = !DILocation(line: 112, column: 38, scope: !1754)
!1760 = !DILocation(line: 112, column: 15, scope: !1754)
!1761 = !DILocation(line: 112, column: 57, scope: !1754)
!1762 = !DILocation(line: 112, column: 63, scope: !1754)
!1763 = !DILocation(line: 112, column: 74, scope: !1754)
!1764 = !DILocation(line: 112, column: 72, scope: !1754)
!1765 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1766 = !DILocation(line: 112, column: 11, scope: !1754)
!1767 = !DILocation(line: 14, column: 28, scope: !1765, inlinedAt: !1766)
!1768 = !DILocation(line: 14, column: 33, scope: !1765, inlinedAt: !1766)
!1769 = !DILocation(line: 14, column: 38, scope: !1765, inlinedAt: !1766)
!1770 = !DILocation(line: 14, column: 5, scope: !1765, inlinedAt: !1766)
!1771 = !DILocation(line: 14, column: 13, scope: !1765, inlinedAt: !1766)
!1772 = !DILocation(line: 14, column: 21, scope: !1765, inlinedAt: !1766)
!1773 = !DILocation(line: 15, column: 36, scope: !1765, inlinedAt: !1766)
!1774 = !DILocation(line: 15, column: 41, scope: !1765, inlinedAt: !1766)
!1775 = !DILocation(line: 15, column: 46, scope: !1765, inlinedAt: !1766)
!1776 = !DILocation(line: 15, column: 51, scope: !1765, inlinedAt: !1766)
!1777 = !DILocation(line: 15, column: 5, scope: !1765, inlinedAt: !1766)
!1778 = !DILocation(line: 15, column: 13, scope: !1765, inlinedAt: !1766)
!1779 = !DILocation(line: 15, column: 21, scope: !1765, inlinedAt: !1766)
!1780 = !DILocation(line: 15, column: 29, scope: !1765, inlinedAt: !1766)
!1781 = !DILocation(line: 16, column: 27, scope: !1765, inlinedAt: !1766)
!1782 = !DILocation(line: 16, column: 31, scope: !1765, inlinedAt: !1766)
!1783 = !DILocation(line: 16, column: 5, scope: !1765, inlinedAt: !1766)
!1784 = !DILocation(line: 16, column: 13, scope: !1765, inlinedAt: !1766)
!1785 = !DILocation(line: 16, column: 21, scope: !1765, inlinedAt: !1766)
!1786 = !DILocation(line: 17, column: 22, scope: !1765, inlinedAt: !1766)
!1787 = !DILocation(line: 17, column: 28, scope: !1765, inlinedAt: !1766)
!1788 = !DILocation(line: 17, column: 5, scope: !1765, inlinedAt: !1766)
!1789 = !DILocation(line: 17, column: 14, scope: !1765, inlinedAt: !1766)
!1790 = !DILocation(line: 18, column: 27, scope: !1765, inlinedAt: !1766)
!1791 = !DILocation(line: 18, column: 22, scope: !1765, inlinedAt: !1766)
!1792 = !DILocation(line: 18, column: 40, scope: !1765, inlinedAt: !1766)
!1793 = !DILocation(line: 18, column: 33, scope: !1765, inlinedAt: !1766)
!1794 = !DILocation(line: 18, column: 5, scope: !1765, inlinedAt: !1766)
!1795 = !DILocation(line: 18, column: 14, scope: !1765, inlinedAt: !1766)
!1796 = !DILocation(line: 19, column: 22, scope: !1765, inlinedAt: !1766)
!1797 = !DILocation(line: 19, column: 28, scope: !1765, inlinedAt: !1766)
!1798 = !DILocation(line: 19, column: 5, scope: !1765, inlinedAt: !1766)
!1799 = !DILocation(line: 19, column: 14, scope: !1765, inlinedAt: !1766)
!1800 = !DILocation(line: 20, column: 25, scope: !1765, inlinedAt: !1766)
!1801 = !DILocation(line: 20, column: 35, scope: !1765, inlinedAt: !1766)
!1802 = !DILocation(line: 20, column: 31, scope: !1765, inlinedAt: !1766)
!1803 = !DILocation(line: 20, column: 5, scope: !1765, inlinedAt: !1766)
!1804 = !DILocation(line: 20, column: 14, scope: !1765, inlinedAt: !1766)
!1805 = !DILocation(line: 21, column: 7, scope: !1765, inlinedAt: !1766)
!1806 = !DILocation(line: 22, column: 23, scope: !1765, inlinedAt: !1766)
!1807 = !DILocation(line: 22, column: 28, scope: !1765, inlinedAt: !1766)
!1808 = !DILocation(line: 22, column: 6, scope: !1765, inlinedAt: !1766)
!1809 = !DILocation(line: 22, column: 15, scope: !1765, inlinedAt: !1766)
!1810 = !DILocation(line: 24, column: 6, scope: !1765, inlinedAt: !1766)
!1811 = !DILocation(line: 24, column: 15, scope: !1765, inlinedAt: !1766)
!1812 = !DILocation(line: 26, column: 22, scope: !1765, inlinedAt: !1766)
!1813 = !DILocation(line: 26, column: 27, scope: !1765, inlinedAt: !1766)
!1814 = !DILocation(line: 26, column: 5, scope: !1765, inlinedAt: !1766)
!1815 = !DILocation(line: 26, column: 14, scope: !1765, inlinedAt: !1766)
!1816 = !DILocation(line: 27, column: 22, scope: !1765, inlinedAt: !1766)
!1817 = !DILocation(line: 27, column: 27, scope: !1765, inlinedAt: !1766)
!1818 = !DILocation(line: 27, column: 5, scope: !1765, inlinedAt: !1766)
!1819 = !DILocation(line: 27, column: 14, scope: !1765, inlinedAt: !1766)
!1820 = !DILocation(line: 28, column: 24, scope: !1765, inlinedAt: !1766)
!1821 = !DILocation(line: 28, column: 35, scope: !1765, inlinedAt: !1766)
!1822 = !DILocation(line: 28, column: 5, scope: !1765, inlinedAt: !1766)
!1823 = !DILocation(line: 28, column: 14, scope: !1765, inlinedAt: !1766)
!1824 = !DILocation(line: 29, column: 39, scope: !1765, inlinedAt: !1766)
!1825 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1826 = !DILocation(line: 29, column: 36, scope: !1765, inlinedAt: !1766)
!1827 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1826)
!1828 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1826)
!1829 = !DILocation(line: 29, column: 55, scope: !1765, inlinedAt: !1766)
!1830 = !DILocation(line: 29, column: 52, scope: !1765, inlinedAt: !1766)
!1831 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1830)
!1832 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1830)
!1833 = !DILocation(line: 29, column: 71, scope: !1765, inlinedAt: !1766)
!1834 = !DILocation(line: 29, column: 68, scope: !1765, inlinedAt: !1766)
!1835 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1834)
!1836 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1834)
!1837 = !DILocation(line: 29, column: 5, scope: !1765, inlinedAt: !1766)
!1838 = !DILocation(line: 29, column: 14, scope: !1765, inlinedAt: !1766)
!1839 = !DILocation(line: 29, column: 23, scope: !1765, inlinedAt: !1766)
!1840 = !DILocation(line: 30, column: 39, scope: !1765, inlinedAt: !1766)
!1841 = !DILocation(line: 30, column: 36, scope: !1765, inlinedAt: !1766)
!1842 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1841)
!1843 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1841)
!1844 = !DILocation(line: 30, column: 55, scope: !1765, inlinedAt: !1766)
!1845 = !DILocation(line: 30, column: 52, scope: !1765, inlinedAt: !1766)
!1846 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1845)
!1847 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1845)
!1848 = !DILocation(line: 30, column: 70, scope: !1765, inlinedAt: !1766)
!1849 = !DILocation(line: 30, column: 67, scope: !1765, inlinedAt: !1766)
!1850 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1849)
!1851 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1849)
!1852 = !DILocation(line: 30, column: 5, scope: !1765, inlinedAt: !1766)
!1853 = !DILocation(line: 30, column: 14, scope: !1765, inlinedAt: !1766)
!1854 = !DILocation(line: 30, column: 23, scope: !1765, inlinedAt: !1766)
!1855 = !DILocation(line: 33, column: 2, scope: !1765, inlinedAt: !1766)
!1856 = !DILocation(line: 34, column: 2, scope: !1765, inlinedAt: !1766)
!1857 = !DILocation(line: 35, column: 2, scope: !1765, inlinedAt: !1766)
!1858 = !DILocation(line: 36, column: 5, scope: !1765, inlinedAt: !1766)
!1859 = !DILocation(line: 37, column: 2, scope: !1765, inlinedAt: !1766)
!1860 = !DILocation(line: 38, column: 2, scope: !1765, inlinedAt: !1766)
!1861 = !DILocation(line: 39, column: 2, scope: !1765, inlinedAt: !1766)
!1862 = !DILocation(line: 40, column: 2, scope: !1765, inlinedAt: !1766)
!1863 = !DILocation(line: 41, column: 5, scope: !1765, inlinedAt: !1766)
!1864 = !DILocation(line: 44, column: 2, scope: !1765, inlinedAt: !1766)
!1865 = !DILocation(line: 45, column: 5, scope: !1765, inlinedAt: !1766)
!1866 = !DILocation(line: 48, column: 14, scope: !1765, inlinedAt: !1766)
!1867 = !DILocation(line: 48, column: 5, scope: !1765, inlinedAt: !1766)
!1868 = !DILocation(line: 49, column: 21, scope: !1765, inlinedAt: !1766)
!1869 = !DILocation(line: 49, column: 30, scope: !1765, inlinedAt: !1766)
!1870 = !DILocation(line: 49, column: 40, scope: !1765, inlinedAt: !1766)
!1871 = !DILocation(line: 49, column: 18, scope: !1765, inlinedAt: !1766)
!1872 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1871)
!1873 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1871)
!1874 = !DILocation(line: 49, column: 5, scope: !1765, inlinedAt: !1766)
!1875 = !DILocation(line: 50, column: 34, scope: !1765, inlinedAt: !1766)
!1876 = !DILocation(line: 50, column: 28, scope: !1765, inlinedAt: !1766)
!1877 = !DILocation(line: 50, column: 18, scope: !1765, inlinedAt: !1766)
!1878 = !DILocation(line: 10, column: 6, scope: !1825, inlinedAt: !1877)
!1879 = !DILocation(line: 14, column: 2, scope: !1825, inlinedAt: !1877)
!1880 = !DILocation(line: 50, column: 5, scope: !1765, inlinedAt: !1766)
!1881 = !DILocation(line: 51, column: 17, scope: !1765, inlinedAt: !1766)
!1882 = !DILocation(line: 51, column: 13, scope: !1765, inlinedAt: !1766)
!1883 = !DILocation(line: 51, column: 21, scope: !1765, inlinedAt: !1766)
!1884 = !DILocation(line: 51, column: 5, scope: !1765, inlinedAt: !1766)
!1885 = !DILocation(line: 53, column: 5, scope: !1765, inlinedAt: !1766)
!1886 = distinct !DISubprogram(name: "ConvertInt", scope: !854, file: !854, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1887 = !DILocation(line: 119, column: 6, scope: !1886)
!1888 = !DILocation(line: 120, column: 32, scope: !1886)
!1889 = !DILocation(line: 121, column: 20, scope: !1886)
!1890 = !DILocation(line: 121, column: 41, scope: !1886)
!1891 = !DILocation(line: 121, column: 44, scope: !1886)
!1892 = !DILocation(line: 121, column: 18, scope: !1886)
!1893 = !DILocation(line: 121, column: 66, scope: !1886)
!1894 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1895 = !DILocation(line: 121, column: 14, scope: !1886)
!1896 = !DILocation(line: 62, column: 53, scope: !1894, inlinedAt: !1895)
!1897 = !DILocation(line: 62, column: 48, scope: !1894, inlinedAt: !1895)
!1898 = !DILocation(line: 62, column: 70, scope: !1894, inlinedAt: !1895)
!1899 = !DILocation(line: 62, column: 64, scope: !1894, inlinedAt: !1895)
!1900 = !DILocation(line: 62, column: 87, scope: !1894, inlinedAt: !1895)
!1901 = !DILocation(line: 62, column: 81, scope: !1894, inlinedAt: !1895)
!1902 = !DILocation(line: 62, column: 5, scope: !1894, inlinedAt: !1895)
!1903 = !DILocation(line: 62, column: 13, scope: !1894, inlinedAt: !1895)
!1904 = !DILocation(line: 62, column: 21, scope: !1894, inlinedAt: !1895)
!1905 = !DILocation(line: 62, column: 29, scope: !1894, inlinedAt: !1895)
!1906 = !DILocation(line: 62, column: 37, scope: !1894, inlinedAt: !1895)
!1907 = !DILocation(line: 63, column: 54, scope: !1894, inlinedAt: !1895)
!1908 = !DILocation(line: 63, column: 48, scope: !1894, inlinedAt: !1895)
!1909 = !DILocation(line: 63, column: 72, scope: !1894, inlinedAt: !1895)
!1910 = !DILocation(line: 63, column: 65, scope: !1894, inlinedAt: !1895)
!1911 = !DILocation(line: 63, column: 90, scope: !1894, inlinedAt: !1895)
!1912 = !DILocation(line: 63, column: 83, scope: !1894, inlinedAt: !1895)
!1913 = !DILocation(line: 63, column: 5, scope: !1894, inlinedAt: !1895)
!1914 = !DILocation(line: 63, column: 13, scope: !1894, inlinedAt: !1895)
!1915 = !DILocation(line: 63, column: 21, scope: !1894, inlinedAt: !1895)
!1916 = !DILocation(line: 63, column: 29, scope: !1894, inlinedAt: !1895)
!1917 = !DILocation(line: 63, column: 37, scope: !1894, inlinedAt: !1895)
!1918 = !DILocation(line: 64, column: 5, scope: !1894, inlinedAt: !1895)
!1919 = !DILocation(line: 64, column: 14, scope: !1894, inlinedAt: !1895)
!1920 = !DILocation(line: 64, column: 23, scope: !1894, inlinedAt: !1895)
!1921 = !DILocation(line: 65, column: 5, scope: !1894, inlinedAt: !1895)
!1922 = !DILocation(line: 65, column: 14, scope: !1894, inlinedAt: !1895)
!1923 = !DILocation(line: 66, column: 23, scope: !1894, inlinedAt: !1895)
!1924 = !DILocation(line: 67, column: 34, scope: !1894, inlinedAt: !1895)
!1925 = !DILocation(line: 67, column: 26, scope: !1894, inlinedAt: !1895)
!1926 = !DILocation(line: 67, column: 57, scope: !1894, inlinedAt: !1895)
!1927 = !DILocation(line: 67, column: 49, scope: !1894, inlinedAt: !1895)
!1928 = !DILocation(line: 67, column: 5, scope: !1894, inlinedAt: !1895)
!1929 = !DILocation(line: 67, column: 14, scope: !1894, inlinedAt: !1895)
!1930 = !DILocation(line: 68, column: 69, scope: !1894, inlinedAt: !1895)
!1931 = !DILocation(line: 68, column: 54, scope: !1894, inlinedAt: !1895)
!1932 = !DILocation(line: 68, column: 5, scope: !1894, inlinedAt: !1895)
!1933 = !DILocation(line: 68, column: 14, scope: !1894, inlinedAt: !1895)
!1934 = !DILocation(line: 69, column: 40, scope: !1894, inlinedAt: !1895)
!1935 = !DILocation(line: 69, column: 24, scope: !1894, inlinedAt: !1895)
!1936 = !DILocation(line: 69, column: 17, scope: !1894, inlinedAt: !1895)
!1937 = !DILocation(line: 69, column: 5, scope: !1894, inlinedAt: !1895)
!1938 = !DILocation(line: 122, column: 21, scope: !1886)
!1939 = !DILocation(line: 122, column: 27, scope: !1886)
!1940 = !DILocation(line: 122, column: 19, scope: !1886)
!1941 = !DILocation(line: 122, column: 33, scope: !1886)
!1942 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1943 = !DILocation(line: 122, column: 11, scope: !1886)
!1944 = !DILocation(line: 74, column: 34, scope: !1942, inlinedAt: !1943)
!1945 = !DILocation(line: 74, column: 26, scope: !1942, inlinedAt: !1943)
!1946 = !DILocation(line: 74, column: 47, scope: !1942, inlinedAt: !1943)
!1947 = !DILocation(line: 74, column: 5, scope: !1942, inlinedAt: !1943)
!1948 = !DILocation(line: 74, column: 13, scope: !1942, inlinedAt: !1943)
!1949 = distinct !DISubprogram(name: "AtomicsInt", scope: !854, file: !854, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1950 = !DILocation(line: 129, column: 6, scope: !1949)
!1951 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1952 = !DILocation(line: 130, column: 9, scope: !1949)
!1953 = !DILocation(line: 15, column: 23, scope: !1951, inlinedAt: !1952)
!1954 = !DILocation(line: 16, column: 14, scope: !1951, inlinedAt: !1952)
!1955 = !DILocation(line: 17, column: 25, scope: !1951, inlinedAt: !1952)
!1956 = !DILocation(line: 17, column: 15, scope: !1951, inlinedAt: !1952)
!1957 = !DILocation(line: 18, column: 25, scope: !1951, inlinedAt: !1952)
!1958 = !DILocation(line: 18, column: 15, scope: !1951, inlinedAt: !1952)
!1959 = !DILocation(line: 19, column: 25, scope: !1951, inlinedAt: !1952)
!1960 = !DILocation(line: 19, column: 15, scope: !1951, inlinedAt: !1952)
!1961 = !DILocation(line: 20, column: 25, scope: !1951, inlinedAt: !1952)
!1962 = !DILocation(line: 20, column: 15, scope: !1951, inlinedAt: !1952)
!1963 = !DILocation(line: 21, column: 42, scope: !1951, inlinedAt: !1952)
!1964 = !DILocation(line: 21, column: 32, scope: !1951, inlinedAt: !1952)
!1965 = !DILocation(line: 21, column: 5, scope: !1951, inlinedAt: !1952)
!1966 = !DILocation(line: 22, column: 29, scope: !1951, inlinedAt: !1952)
!1967 = !DILocation(line: 22, column: 19, scope: !1951, inlinedAt: !1952)
!1968 = !DILocation(line: 22, column: 34, scope: !1951, inlinedAt: !1952)
!1969 = !DILocation(line: 23, column: 26, scope: !1951, inlinedAt: !1952)
!1970 = !DILocation(line: 23, column: 18, scope: !1951, inlinedAt: !1952)
!1971 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !854, file: !854, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1972 = !DILocation(line: 136, column: 6, scope: !1971)
!1973 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1974 = !DILocation(line: 136, column: 65, scope: !1971)
!1975 = !DILocation(line: 30, column: 23, scope: !1973, inlinedAt: !1974)
!1976 = !DILocation(line: 31, column: 25, scope: !1973, inlinedAt: !1974)
!1977 = !DILocation(line: 31, column: 46, scope: !1973, inlinedAt: !1974)
!1978 = !DILocation(line: 31, column: 37, scope: !1973, inlinedAt: !1974)
!1979 = !DILocation(line: 31, column: 30, scope: !1973, inlinedAt: !1974)
!1980 = !DILocation(line: 31, column: 15, scope: !1973, inlinedAt: !1974)
!1981 = !DILocation(line: 32, column: 24, scope: !1973, inlinedAt: !1974)
!1982 = !DILocation(line: 32, column: 14, scope: !1973, inlinedAt: !1974)
!1983 = !DILocation(line: 33, column: 25, scope: !1973, inlinedAt: !1974)
!1984 = !DILocation(line: 33, column: 15, scope: !1973, inlinedAt: !1974)
!1985 = !DILocation(line: 35, column: 35, scope: !1973, inlinedAt: !1974)
!1986 = !DILocation(line: 35, column: 25, scope: !1973, inlinedAt: !1974)
!1987 = !DILocation(line: 36, column: 55, scope: !1973, inlinedAt: !1974)
!1988 = !DILocation(line: 36, column: 30, scope: !1973, inlinedAt: !1974)
!1989 = !DILocation(line: 36, column: 59, scope: !1973, inlinedAt: !1974)
!1990 = !DILocation(line: 37, column: 7, scope: !1973, inlinedAt: !1974)
!1991 = !DILocation(line: 41, column: 39, scope: !1973, inlinedAt: !1974)
!1992 = !DILocation(line: 41, column: 29, scope: !1973, inlinedAt: !1974)
!1993 = !DILocation(line: 41, column: 50, scope: !1973, inlinedAt: !1974)
!1994 = !DILocation(line: 42, column: 26, scope: !1973, inlinedAt: !1974)
!1995 = !DILocation(line: 42, column: 16, scope: !1973, inlinedAt: !1974)
!1996 = distinct !DISubprogram(name: "IntegersUint8", scope: !854, file: !854, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!1997 = !DILocation(line: 141, column: 6, scope: !1996)
!1998 = !DILocation(line: 142, column: 32, scope: !1996)
!1999 = !DILocation(line: 143, column: 17, scope: !1996)
!2000 = !DILocation(line: 143, column: 35, scope: !1996)
!2001 = !DILocation(line: 143, column: 38, scope: !1996)
!2002 = !DILocation(line: 143, column: 15, scope: !1996)
!2003 = !DILocation(line: 143, column: 57, scope: !1996)
!2004 = !DILocation(line: 143, column: 63, scope: !1996)
!2005 = !DILocation(line: 143, column: 74, scope: !1996)
!2006 = !DILocation(line: 143, column: 72, scope: !1996)
!2007 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2008 = !DILocation(line: 143, column: 11, scope: !1996)
!2009 = !DILocation(line: 14, column: 28, scope: !2007, inlinedAt: !2008)
!2010 = !DILocation(line: 14, column: 33, scope: !2007, inlinedAt: !2008)
!2011 = !DILocation(line: 14, column: 38, scope: !2007, inlinedAt: !2008)
!2012 = !DILocation(line: 14, column: 5, scope: !2007, inlinedAt: !2008)
!2013 = !DILocation(line: 14, column: 13, scope: !2007, inlinedAt: !2008)
!2014 = !DILocation(line: 14, column: 21, scope: !2007, inlinedAt: !2008)
!2015 = !DILocation(line: 15, column: 36, scope: !2007, inlinedAt: !2008)
!2016 = !DILocation(line: 15, column: 41, scope: !2007, inlinedAt: !2008)
!2017 = !DILocation(line: 15, column: 46, scope: !2007, inlinedAt: !2008)
!2018 = !DILocation(line: 15, column: 51, scope: !2007, inlinedAt: !2008)
!2019 = !DILocation(line: 15, column: 5, scope: !2007, inlinedAt: !2008)
!2020 = !DILocation(line: 15, column: 13, scope: !2007, inlinedAt: !2008)
!2021 = !DILocation(line: 15, column: 21, scope: !2007, inlinedAt: !2008)
!2022 = !DILocation(line: 15, column: 29, scope: !2007, inlinedAt: !2008)
!2023 = !DILocation(line: 16, column: 27, scope: !2007, inlinedAt: !2008)
!2024 = !DILocation(line: 16, column: 31, scope: !2007, inlinedAt: !2008)
!2025 = !DILocation(line: 16, column: 5, scope: !2007, inlinedAt: !2008)
!2026 = !DILocation(line: 16, column: 13, scope: !2007, inlinedAt: !2008)
!2027 = !DILocation(line: 16, column: 21, scope: !2007, inlinedAt: !2008)
!2028 = !DILocation(line: 17, column: 22, scope: !2007, inlinedAt: !2008)
!2029 = !DILocation(line: 17, column: 28, scope: !2007, inlinedAt: !2008)
!2030 = !DILocation(line: 17, column: 5, scope: !2007, inlinedAt: !2008)
!2031 = !DILocation(line: 17, column: 14, scope: !2007, inlinedAt: !2008)
!2032 = !DILocation(line: 18, column: 27, scope: !2007, inlinedAt: !2008)
!2033 = !DILocation(line: 18, column: 22, scope: !2007, inlinedAt: !2008)
!2034 = !DILocation(line: 18, column: 40, scope: !2007, inlinedAt: !2008)
!2035 = !DILocation(line: 18, column: 33, scope: !2007, inlinedAt: !2008)
!2036 = !DILocation(line: 18, column: 5, scope: !2007, inlinedAt: !2008)
!2037 = !DILocation(line: 18, column: 14, scope: !2007, inlinedAt: !2008)
!2038 = !DILocation(line: 19, column: 22, scope: !2007, inlinedAt: !2008)
!2039 = !DILocation(line: 19, column: 28, scope: !2007, inlinedAt: !2008)
!2040 = !DILocation(line: 19, column: 5, scope: !2007, inlinedAt: !2008)
!2041 = !DILocation(line: 19, column: 14, scope: !2007, inlinedAt: !2008)
!2042 = !DILocation(line: 20, column: 25, scope: !2007, inlinedAt: !2008)
!2043 = !DILocation(line: 20, column: 35, scope: !2007, inlinedAt: !2008)
!2044 = !DILocation(line: 20, column: 31, scope: !2007, inlinedAt: !2008)
!2045 = !DILocation(line: 20, column: 5, scope: !2007, inlinedAt: !2008)
!2046 = !DILocation(line: 20, column: 14, scope: !2007, inlinedAt: !2008)
!2047 = !DILocation(line: 21, column: 7, scope: !2007, inlinedAt: !2008)
!2048 = !DILocation(line: 22, column: 23, scope: !2007, inlinedAt: !2008)
!2049 = !DILocation(line: 22, column: 28, scope: !2007, inlinedAt: !2008)
!2050 = !DILocation(line: 22, column: 6, scope: !2007, inlinedAt: !2008)
!2051 = !DILocation(line: 22, column: 15, scope: !2007, inlinedAt: !2008)
!2052 = !DILocation(line: 24, column: 6, scope: !2007, inlinedAt: !2008)
!2053 = !DILocation(line: 24, column: 15, scope: !2007, inlinedAt: !2008)
!2054 = !DILocation(line: 26, column: 22, scope: !2007, inlinedAt: !2008)
!2055 = !DILocation(line: 26, column: 27, scope: !2007, inlinedAt: !2008)
!2056 = !DILocation(line: 26, column: 5, scope: !2007, inlinedAt: !2008)
!2057 = !DILocation(line: 26, column: 14, scope: !2007, inlinedAt: !2008)
!2058 = !DILocation(line: 27, column: 22, scope: !2007, inlinedAt: !2008)
!2059 = !DILocation(line: 27, column: 27, scope: !2007, inlinedAt: !2008)
!2060 = !DILocation(line: 27, column: 5, scope: !2007, inlinedAt: !2008)
!2061 = !DILocation(line: 27, column: 14, scope: !2007, inlinedAt: !2008)
!2062 = !DILocation(line: 28, column: 24, scope: !2007, inlinedAt: !2008)
!2063 = !DILocation(line: 28, column: 35, scope: !2007, inlinedAt: !2008)
!2064 = !DILocation(line: 28, column: 5, scope: !2007, inlinedAt: !2008)
!2065 = !DILocation(line: 28, column: 14, scope: !2007, inlinedAt: !2008)
!2066 = !DILocation(line: 29, column: 39, scope: !2007, inlinedAt: !2008)
!2067 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2068 = !DILocation(line: 29, column: 36, scope: !2007, inlinedAt: !2008)
!2069 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2068)
!2070 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2068)
!2071 = !DILocation(line: 29, column: 55, scope: !2007, inlinedAt: !2008)
!2072 = !DILocation(line: 29, column: 52, scope: !2007, inlinedAt: !2008)
!2073 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2072)
!2074 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2072)
!2075 = !DILocation(line: 29, column: 71, scope: !2007, inlinedAt: !2008)
!2076 = !DILocation(line: 29, column: 68, scope: !2007, inlinedAt: !2008)
!2077 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2076)
!2078 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2076)
!2079 = !DILocation(line: 29, column: 5, scope: !2007, inlinedAt: !2008)
!2080 = !DILocation(line: 29, column: 14, scope: !2007, inlinedAt: !2008)
!2081 = !DILocation(line: 29, column: 23, scope: !2007, inlinedAt: !2008)
!2082 = !DILocation(line: 30, column: 39, scope: !2007, inlinedAt: !2008)
!2083 = !DILocation(line: 30, column: 36, scope: !2007, inlinedAt: !2008)
!2084 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2083)
!2085 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2083)
!2086 = !DILocation(line: 30, column: 55, scope: !2007, inlinedAt: !2008)
!2087 = !DILocation(line: 30, column: 52, scope: !2007, inlinedAt: !2008)
!2088 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2087)
!2089 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2087)
!2090 = !DILocation(line: 30, column: 70, scope: !2007, inlinedAt: !2008)
!2091 = !DILocation(line: 30, column: 67, scope: !2007, inlinedAt: !2008)
!2092 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2091)
!2093 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2091)
!2094 = !DILocation(line: 30, column: 5, scope: !2007, inlinedAt: !2008)
!2095 = !DILocation(line: 30, column: 14, scope: !2007, inlinedAt: !2008)
!2096 = !DILocation(line: 30, column: 23, scope: !2007, inlinedAt: !2008)
!2097 = !DILocation(line: 33, column: 2, scope: !2007, inlinedAt: !2008)
!2098 = !DILocation(line: 34, column: 2, scope: !2007, inlinedAt: !2008)
!2099 = !DILocation(line: 35, column: 2, scope: !2007, inlinedAt: !2008)
!2100 = !DILocation(line: 36, column: 5, scope: !2007, inlinedAt: !2008)
!2101 = !DILocation(line: 37, column: 2, scope: !2007, inlinedAt: !2008)
!2102 = !DILocation(line: 38, column: 2, scope: !2007, inlinedAt: !2008)
!2103 = !DILocation(line: 39, column: 2, scope: !2007, inlinedAt: !2008)
!2104 = !DILocation(line: 40, column: 2, scope: !2007, inlinedAt: !2008)
!2105 = !DILocation(line: 41, column: 5, scope: !2007, inlinedAt: !2008)
!2106 = !DILocation(line: 44, column: 2, scope: !2007, inlinedAt: !2008)
!2107 = !DILocation(line: 45, column: 5, scope: !2007, inlinedAt: !2008)
!2108 = !DILocation(line: 48, column: 14, scope: !2007, inlinedAt: !2008)
!2109 = !DILocation(line: 48, column: 5, scope: !2007, inlinedAt: !2008)
!2110 = !DILocation(line: 49, column: 21, scope: !2007, inlinedAt: !2008)
!2111 = !DILocation(line: 49, column: 30, scope: !2007, inlinedAt: !2008)
!2112 = !DILocation(line: 49, column: 40, scope: !2007, inlinedAt: !2008)
!2113 = !DILocation(line: 49, column: 18, scope: !2007, inlinedAt: !2008)
!2114 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2113)
!2115 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2113)
!2116 = !DILocation(line: 49, column: 5, scope: !2007, inlinedAt: !2008)
!2117 = !DILocation(line: 50, column: 34, scope: !2007, inlinedAt: !2008)
!2118 = !DILocation(line: 50, column: 28, scope: !2007, inlinedAt: !2008)
!2119 = !DILocation(line: 50, column: 18, scope: !2007, inlinedAt: !2008)
!2120 = !DILocation(line: 10, column: 6, scope: !2067, inlinedAt: !2119)
!2121 = !DILocation(line: 14, column: 2, scope: !2067, inlinedAt: !2119)
!2122 = !DILocation(line: 50, column: 5, scope: !2007, inlinedAt: !2008)
!2123 = !DILocation(line: 51, column: 17, scope: !2007, inlinedAt: !2008)
!2124 = !DILocation(line: 51, column: 13, scope: !2007, inlinedAt: !2008)
!2125 = !DILocation(line: 51, column: 21, scope: !2007, inlinedAt: !2008)
!2126 = !DILocation(line: 51, column: 5, scope: !2007, inlinedAt: !2008)
!2127 = !DILocation(line: 53, column: 5, scope: !2007, inlinedAt: !2008)
!2128 = distinct !DISubprogram(name: "ConvertUint8", scope: !854, file: !854, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2129 = !DILocation(line: 150, column: 6, scope: !2128)
!2130 = !DILocation(line: 151, column: 32, scope: !2128)
!2131 = !DILocation(line: 152, column: 20, scope: !2128)
!2132 = !DILocation(line: 152, column: 41, scope: !2128)
!2133 = !DILocation(line: 152, column: 44, scope: !2128)
!2134 = !DILocation(line: 152, column: 18, scope: !2128)
!2135 = !DILocation(line: 152, column: 66, scope: !2128)
!2136 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2137 = !DILocation(line: 152, column: 14, scope: !2128)
!2138 = !DILocation(line: 62, column: 53, scope: !2136, inlinedAt: !2137)
!2139 = !DILocation(line: 62, column: 48, scope: !2136, inlinedAt: !2137)
!2140 = !DILocation(line: 62, column: 70, scope: !2136, inlinedAt: !2137)
!2141 = !DILocation(line: 62, column: 64, scope: !2136, inlinedAt: !2137)
!2142 = !DILocation(line: 62, column: 87, scope: !2136, inlinedAt: !2137)
!2143 = !DILocation(line: 62, column: 81, scope: !2136, inlinedAt: !2137)
!2144 = !DILocation(line: 62, column: 98, scope: !2136, inlinedAt: !2137)
!2145 = !DILocation(line: 62, column: 5, scope: !2136, inlinedAt: !2137)
!2146 = !DILocation(line: 62, column: 13, scope: !2136, inlinedAt: !2137)
!2147 = !DILocation(line: 62, column: 21, scope: !2136, inlinedAt: !2137)
!2148 = !DILocation(line: 62, column: 29, scope: !2136, inlinedAt: !2137)
!2149 = !DILocation(line: 62, column: 37, scope: !2136, inlinedAt: !2137)
!2150 = !DILocation(line: 63, column: 72, scope: !2136, inlinedAt: !2137)
!2151 = !DILocation(line: 63, column: 65, scope: !2136, inlinedAt: !2137)
!2152 = !DILocation(line: 63, column: 90, scope: !2136, inlinedAt: !2137)
!2153 = !DILocation(line: 63, column: 83, scope: !2136, inlinedAt: !2137)
!2154 = !DILocation(line: 63, column: 108, scope: !2136, inlinedAt: !2137)
!2155 = !DILocation(line: 63, column: 101, scope: !2136, inlinedAt: !2137)
!2156 = !DILocation(line: 63, column: 5, scope: !2136, inlinedAt: !2137)
!2157 = !DILocation(line: 63, column: 13, scope: !2136, inlinedAt: !2137)
!2158 = !DILocation(line: 63, column: 21, scope: !2136, inlinedAt: !2137)
!2159 = !DILocation(line: 63, column: 29, scope: !2136, inlinedAt: !2137)
!2160 = !DILocation(line: 63, column: 37, scope: !2136, inlinedAt: !2137)
!2161 = !DILocation(line: 64, column: 5, scope: !2136, inlinedAt: !2137)
!2162 = !DILocation(line: 64, column: 14, scope: !2136, inlinedAt: !2137)
!2163 = !DILocation(line: 64, column: 23, scope: !2136, inlinedAt: !2137)
!2164 = !DILocation(line: 65, column: 5, scope: !2136, inlinedAt: !2137)
!2165 = !DILocation(line: 65, column: 14, scope: !2136, inlinedAt: !2137)
!2166 = !DILocation(line: 66, column: 23, scope: !2136, inlinedAt: !2137)
!2167 = !DILocation(line: 67, column: 34, scope: !2136, inlinedAt: !2137)
!2168 = !DILocation(line: 67, column: 26, scope: !2136, inlinedAt: !2137)
!2169 = !DILocation(line: 67, column: 57, scope: !2136, inlinedAt: !2137)
!2170 = !DILocation(line: 67, column: 49, scope: !2136, inlinedAt: !2137)
!2171 = !DILocation(line: 67, column: 5, scope: !2136, inlinedAt: !2137)
!2172 = !DILocation(line: 67, column: 14, scope: !2136, inlinedAt: !2137)
!2173 = !DILocation(line: 68, column: 28, scope: !2136, inlinedAt: !2137)
!2174 = !DILocation(line: 68, column: 26, scope: !2136, inlinedAt: !2137)
!2175 = !DILocation(line: 68, column: 69, scope: !2136, inlinedAt: !2137)
!2176 = !DILocation(line: 68, column: 54, scope: !2136, inlinedAt: !2137)
!2177 = !DILocation(line: 68, column: 52, scope: !2136, inlinedAt: !2137)
!2178 = !DILocation(line: 68, column: 5, scope: !2136, inlinedAt: !2137)
!2179 = !DILocation(line: 68, column: 14, scope: !2136, inlinedAt: !2137)
!2180 = !DILocation(line: 69, column: 40, scope: !2136, inlinedAt: !2137)
!2181 = !DILocation(line: 69, column: 24, scope: !2136, inlinedAt: !2137)
!2182 = !DILocation(line: 69, column: 17, scope: !2136, inlinedAt: !2137)
!2183 = !DILocation(line: 69, column: 5, scope: !2136, inlinedAt: !2137)
!2184 = !DILocation(line: 153, column: 21, scope: !2128)
!2185 = !DILocation(line: 153, column: 27, scope: !2128)
!2186 = !DILocation(line: 153, column: 19, scope: !2128)
!2187 = !DILocation(line: 153, column: 33, scope: !2128)
!2188 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2189 = !DILocation(line: 153, column: 11, scope: !2128)
!2190 = !DILocation(line: 74, column: 34, scope: !2188, inlinedAt: !2189)
!2191 = !DILocation(line: 74, column: 26, scope: !2188, inlinedAt: !2189)
!2192 = !DILocation(line: 74, column: 47, scope: !2188, inlinedAt: !2189)
!2193 = !DILocation(line: 74, column: 5, scope: !2188, inlinedAt: !2189)
!2194 = !DILocation(line: 74, column: 13, scope: !2188, inlinedAt: !2189)
!2195 = distinct !DISubprogram(name: "IntegersUint16", scope: !854, file: !854, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2196 = !DILocation(line: 160, column: 6, scope: !2195)
!2197 = !DILocation(line: 161, column: 32, scope: !2195)
!2198 = !DILocation(line: 162, column: 17, scope: !2195)
!2199 = !DILocation(line: 162, column: 35, scope: !2195)
!2200 = !DILocation(line: 162, column: 38, scope: !2195)
!2201 = !DILocation(line: 162, column: 15, scope: !2195)
!2202 = !DILocation(line: 162, column: 57, scope: !2195)
!2203 = !DILocation(line: 162, column: 63, scope: !2195)
!2204 = !DILocation(line: 162, column: 74, scope: !2195)
!2205 = !DILocation(line: 162, column: 72, scope: !2195)
!2206 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2207 = !DILocation(line: 162, column: 11, scope: !2195)
!2208 = !DILocation(line: 14, column: 28, scope: !2206, inlinedAt: !2207)
!2209 = !DILocation(line: 14, column: 33, scope: !2206, inlinedAt: !2207)
!2210 = !DILocation(line: 14, column: 38, scope: !2206, inlinedAt: !2207)
!2211 = !DILocation(line: 14, column: 5, scope: !2206, inlinedAt: !2207)
!2212 = !DILocation(line: 14, column: 13, scope: !2206, inlinedAt: !2207)
!2213 = !DILocation(line: 14, column: 21, scope: !2206, inlinedAt: !2207)
!2214 = !DILocation(line: 15, column: 36, scope: !2206, inlinedAt: !2207)
!2215 = !DILocation(line: 15, column: 41, scope: !2206, inlinedAt: !2207)
!2216 = !DILocation(line: 15, column: 46, scope: !2206, inlinedAt: !2207)
!2217 = !DILocation(line: 15, column: 51, scope: !2206, inlinedAt: !2207)
!2218 = !DILocation(line: 15, column: 5, scope: !2206, inlinedAt: !2207)
!2219 = !DILocation(line: 15, column: 13, scope: !2206, inlinedAt: !2207)
!2220 = !DILocation(line: 15, column: 21, scope: !2206, inlinedAt: !2207)
!2221 = !DILocation(line: 15, column: 29, scope: !2206, inlinedAt: !2207)
!2222 = !DILocation(line: 16, column: 27, scope: !2206, inlinedAt: !2207)
!2223 = !DILocation(line: 16, column: 31, scope: !2206, inlinedAt: !2207)
!2224 = !DILocation(line: 16, column: 5, scope: !2206, inlinedAt: !2207)
!2225 = !DILocation(line: 16, column: 13, scope: !2206, inlinedAt: !2207)
!2226 = !DILocation(line: 16, column: 21, scope: !2206, inlinedAt: !2207)
!2227 = !DILocation(line: 17, column: 22, scope: !2206, inlinedAt: !2207)
!2228 = !DILocation(line: 17, column: 28, scope: !2206, inlinedAt: !2207)
!2229 = !DILocation(line: 17, column: 5, scope: !2206, inlinedAt: !2207)
!2230 = !DILocation(line: 17, column: 14, scope: !2206, inlinedAt: !2207)
!2231 = !DILocation(line: 18, column: 27, scope: !2206, inlinedAt: !2207)
!2232 = !DILocation(line: 18, column: 22, scope: !2206, inlinedAt: !2207)
!2233 = !DILocation(line: 18, column: 40, scope: !2206, inlinedAt: !2207)
!2234 = !DILocation(line: 18, column: 33, scope: !2206, inlinedAt: !2207)
!2235 = !DILocation(line: 18, column: 5, scope: !2206, inlinedAt: !2207)
!2236 = !DILocation(line: 18, column: 14, scope: !2206, inlinedAt: !2207)
!2237 = !DILocation(line: 19, column: 22, scope: !2206, inlinedAt: !2207)
!2238 = !DILocation(line: 19, column: 28, scope: !2206, inlinedAt: !2207)
!2239 = !DILocation(line: 19, column: 5, scope: !2206, inlinedAt: !2207)
!2240 = !DILocation(line: 19, column: 14, scope: !2206, inlinedAt: !2207)
!2241 = !DILocation(line: 20, column: 25, scope: !2206, inlinedAt: !2207)
!2242 = !DILocation(line: 20, column: 35, scope: !2206, inlinedAt: !2207)
!2243 = !DILocation(line: 20, column: 31, scope: !2206, inlinedAt: !2207)
!2244 = !DILocation(line: 20, column: 5, scope: !2206, inlinedAt: !2207)
!2245 = !DILocation(line: 20, column: 14, scope: !2206, inlinedAt: !2207)
!2246 = !DILocation(line: 21, column: 7, scope: !2206, inlinedAt: !2207)
!2247 = !DILocation(line: 22, column: 23, scope: !2206, inlinedAt: !2207)
!2248 = !DILocation(line: 22, column: 28, scope: !2206, inlinedAt: !2207)
!2249 = !DILocation(line: 22, column: 6, scope: !2206, inlinedAt: !2207)
!2250 = !DILocation(line: 22, column: 15, scope: !2206, inlinedAt: !2207)
!2251 = !DILocation(line: 24, column: 6, scope: !2206, inlinedAt: !2207)
!2252 = !DILocation(line: 24, column: 15, scope: !2206, inlinedAt: !2207)
!2253 = !DILocation(line: 26, column: 22, scope: !2206, inlinedAt: !2207)
!2254 = !DILocation(line: 26, column: 27, scope: !2206, inlinedAt: !2207)
!2255 = !DILocation(line: 26, column: 5, scope: !2206, inlinedAt: !2207)
!2256 = !DILocation(line: 26, column: 14, scope: !2206, inlinedAt: !2207)
!2257 = !DILocation(line: 27, column: 22, scope: !2206, inlinedAt: !2207)
!2258 = !DILocation(line: 27, column: 27, scope: !2206, inlinedAt: !2207)
!2259 = !DILocation(line: 27, column: 5, scope: !2206, inlinedAt: !2207)
!2260 = !DILocation(line: 27, column: 14, scope: !2206, inlinedAt: !2207)
!2261 = !DILocation(line: 28, column: 24, scope: !2206, inlinedAt: !2207)
!2262 = !DILocation(line: 28, column: 35, scope: !2206, inlinedAt: !2207)
!2263 = !DILocation(line: 28, column: 5, scope: !2206, inlinedAt: !2207)
!2264 = !DILocation(line: 28, column: 14, scope: !2206, inlinedAt: !2207)
!2265 = !DILocation(line: 29, column: 39, scope: !2206, inlinedAt: !2207)
!2266 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2267 = !DILocation(line: 29, column: 36, scope: !2206, inlinedAt: !2207)
!2268 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2267)
!2269 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2267)
!2270 = !DILocation(line: 29, column: 55, scope: !2206, inlinedAt: !2207)
!2271 = !DILocation(line: 29, column: 52, scope: !2206, inlinedAt: !2207)
!2272 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2271)
!2273 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2271)
!2274 = !DILocation(line: 29, column: 71, scope: !2206, inlinedAt: !2207)
!2275 = !DILocation(line: 29, column: 68, scope: !2206, inlinedAt: !2207)
!2276 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2275)
!2277 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2275)
!2278 = !DILocation(line: 29, column: 5, scope: !2206, inlinedAt: !2207)
!2279 = !DILocation(line: 29, column: 14, scope: !2206, inlinedAt: !2207)
!2280 = !DILocation(line: 29, column: 23, scope: !2206, inlinedAt: !2207)
!2281 = !DILocation(line: 30, column: 39, scope: !2206, inlinedAt: !2207)
!2282 = !DILocation(line: 30, column: 36, scope: !2206, inlinedAt: !2207)
!2283 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2282)
!2284 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2282)
!2285 = !DILocation(line: 30, column: 55, scope: !2206, inlinedAt: !2207)
!2286 = !DILocation(line: 30, column: 52, scope: !2206, inlinedAt: !2207)
!2287 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2286)
!2288 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2286)
!2289 = !DILocation(line: 30, column: 70, scope: !2206, inlinedAt: !2207)
!2290 = !DILocation(line: 30, column: 67, scope: !2206, inlinedAt: !2207)
!2291 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2290)
!2292 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2290)
!2293 = !DILocation(line: 30, column: 5, scope: !2206, inlinedAt: !2207)
!2294 = !DILocation(line: 30, column: 14, scope: !2206, inlinedAt: !2207)
!2295 = !DILocation(line: 30, column: 23, scope: !2206, inlinedAt: !2207)
!2296 = !DILocation(line: 33, column: 2, scope: !2206, inlinedAt: !2207)
!2297 = !DILocation(line: 34, column: 2, scope: !2206, inlinedAt: !2207)
!2298 = !DILocation(line: 35, column: 2, scope: !2206, inlinedAt: !2207)
!2299 = !DILocation(line: 36, column: 5, scope: !2206, inlinedAt: !2207)
!2300 = !DILocation(line: 37, column: 2, scope: !2206, inlinedAt: !2207)
!2301 = !DILocation(line: 38, column: 2, scope: !2206, inlinedAt: !2207)
!2302 = !DILocation(line: 39, column: 2, scope: !2206, inlinedAt: !2207)
!2303 = !DILocation(line: 40, column: 2, scope: !2206, inlinedAt: !2207)
!2304 = !DILocation(line: 41, column: 5, scope: !2206, inlinedAt: !2207)
!2305 = !DILocation(line: 44, column: 2, scope: !2206, inlinedAt: !2207)
!2306 = !DILocation(line: 45, column: 5, scope: !2206, inlinedAt: !2207)
!2307 = !DILocation(line: 48, column: 14, scope: !2206, inlinedAt: !2207)
!2308 = !DILocation(line: 48, column: 5, scope: !2206, inlinedAt: !2207)
!2309 = !DILocation(line: 49, column: 21, scope: !2206, inlinedAt: !2207)
!2310 = !DILocation(line: 49, column: 30, scope: !2206, inlinedAt: !2207)
!2311 = !DILocation(line: 49, column: 40, scope: !2206, inlinedAt: !2207)
!2312 = !DILocation(line: 49, column: 18, scope: !2206, inlinedAt: !2207)
!2313 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2312)
!2314 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2312)
!2315 = !DILocation(line: 49, column: 5, scope: !2206, inlinedAt: !2207)
!2316 = !DILocation(line: 50, column: 34, scope: !2206, inlinedAt: !2207)
!2317 = !DILocation(line: 50, column: 28, scope: !2206, inlinedAt: !2207)
!2318 = !DILocation(line: 50, column: 18, scope: !2206, inlinedAt: !2207)
!2319 = !DILocation(line: 10, column: 6, scope: !2266, inlinedAt: !2318)
!2320 = !DILocation(line: 14, column: 2, scope: !2266, inlinedAt: !2318)
!2321 = !DILocation(line: 50, column: 5, scope: !2206, inlinedAt: !2207)
!2322 = !DILocation(line: 51, column: 17, scope: !2206, inlinedAt: !2207)
!2323 = !DILocation(line: 51, column: 13, scope: !2206, inlinedAt: !2207)
!2324 = !DILocation(line: 51, column: 21, scope: !2206, inlinedAt: !2207)
!2325 = !DILocation(line: 51, column: 5, scope: !2206, inlinedAt: !2207)
!2326 = !DILocation(line: 53, column: 5, scope: !2206, inlinedAt: !2207)
!2327 = distinct !DISubprogram(name: "ConvertUint16", scope: !854, file: !854, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2328 = !DILocation(line: 169, column: 6, scope: !2327)
!2329 = !DILocation(line: 170, column: 32, scope: !2327)
!2330 = !DILocation(line: 171, column: 20, scope: !2327)
!2331 = !DILocation(line: 171, column: 41, scope: !2327)
!2332 = !DILocation(line: 171, column: 44, scope: !2327)
!2333 = !DILocation(line: 171, column: 18, scope: !2327)
!2334 = !DILocation(line: 171, column: 66, scope: !2327)
!2335 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2336 = !DILocation(line: 171, column: 14, scope: !2327)
!2337 = !DILocation(line: 62, column: 53, scope: !2335, inlinedAt: !2336)
!2338 = !DILocation(line: 62, column: 48, scope: !2335, inlinedAt: !2336)
!2339 = !DILocation(line: 62, column: 70, scope: !2335, inlinedAt: !2336)
!2340 = !DILocation(line: 62, column: 64, scope: !2335, inlinedAt: !2336)
!2341 = !DILocation(line: 62, column: 87, scope: !2335, inlinedAt: !2336)
!2342 = !DILocation(line: 62, column: 81, scope: !2335, inlinedAt: !2336)
!2343 = !DILocation(line: 62, column: 98, scope: !2335, inlinedAt: !2336)
!2344 = !DILocation(line: 62, column: 5, scope: !2335, inlinedAt: !2336)
!2345 = !DILocation(line: 62, column: 13, scope: !2335, inlinedAt: !2336)
!2346 = !DILocation(line: 62, column: 21, scope: !2335, inlinedAt: !2336)
!2347 = !DILocation(line: 62, column: 29, scope: !2335, inlinedAt: !2336)
!2348 = !DILocation(line: 62, column: 37, scope: !2335, inlinedAt: !2336)
!2349 = !DILocation(line: 63, column: 54, scope: !2335, inlinedAt: !2336)
!2350 = !DILocation(line: 63, column: 48, scope: !2335, inlinedAt: !2336)
!2351 = !DILocation(line: 63, column: 90, scope: !2335, inlinedAt: !2336)
!2352 = !DILocation(line: 63, column: 83, scope: !2335, inlinedAt: !2336)
!2353 = !DILocation(line: 63, column: 108, scope: !2335, inlinedAt: !2336)
!2354 = !DILocation(line: 63, column: 101, scope: !2335, inlinedAt: !2336)
!2355 = !DILocation(line: 63, column: 5, scope: !2335, inlinedAt: !2336)
!2356 = !DILocation(line: 63, column: 13, scope: !2335, inlinedAt: !2336)
!2357 = !DILocation(line: 63, column: 21, scope: !2335, inlinedAt: !2336)
!2358 = !DILocation(line: 63, column: 29, scope: !2335, inlinedAt: !2336)
!2359 = !DILocation(line: 63, column: 37, scope: !2335, inlinedAt: !2336)
!2360 = !DILocation(line: 64, column: 37, scope: !2335, inlinedAt: !2336)
!2361 = !DILocation(line: 64, column: 35, scope: !2335, inlinedAt: !2336)
!2362 = !DILocation(line: 64, column: 56, scope: !2335, inlinedAt: !2336)
!2363 = !DILocation(line: 64, column: 54, scope: !2335, inlinedAt: !2336)
!2364 = !DILocation(line: 64, column: 5, scope: !2335, inlinedAt: !2336)
!2365 = !DILocation(line: 64, column: 14, scope: !2335, inlinedAt: !2336)
!2366 = !DILocation(line: 64, column: 23, scope: !2335, inlinedAt: !2336)
!2367 = !DILocation(line: 65, column: 5, scope: !2335, inlinedAt: !2336)
!2368 = !DILocation(line: 65, column: 14, scope: !2335, inlinedAt: !2336)
!2369 = !DILocation(line: 66, column: 23, scope: !2335, inlinedAt: !2336)
!2370 = !DILocation(line: 67, column: 34, scope: !2335, inlinedAt: !2336)
!2371 = !DILocation(line: 67, column: 26, scope: !2335, inlinedAt: !2336)
!2372 = !DILocation(line: 67, column: 57, scope: !2335, inlinedAt: !2336)
!2373 = !DILocation(line: 67, column: 49, scope: !2335, inlinedAt: !2336)
!2374 = !DILocation(line: 67, column: 5, scope: !2335, inlinedAt: !2336)
!2375 = !DILocation(line: 67, column: 14, scope: !2335, inlinedAt: !2336)
!2376 = !DILocation(line: 68, column: 28, scope: !2335, inlinedAt: !2336)
!2377 = !DILocation(line: 68, column: 26, scope: !2335, inlinedAt: !2336)
!2378 = !DILocation(line: 68, column: 69, scope: !2335, inlinedAt: !2336)
!2379 = !DILocation(line: 68, column: 54, scope: !2335, inlinedAt: !2336)
!2380 = !DILocation(line: 68, column: 52, scope: !2335, inlinedAt: !2336)
!2381 = !DILocation(line: 68, column: 5, scope: !2335, inlinedAt: !2336)
!2382 = !DILocation(line: 68, column: 14, scope: !2335, inlinedAt: !2336)
!2383 = !DILocation(line: 69, column: 40, scope: !2335, inlinedAt: !2336)
!2384 = !DILocation(line: 69, column: 24, scope: !2335, inlinedAt: !2336)
!2385 = !DILocation(line: 69, column: 17, scope: !2335, inlinedAt: !2336)
!2386 = !DILocation(line: 69, column: 5, scope: !2335, inlinedAt: !2336)
!2387 = !DILocation(line: 172, column: 21, scope: !2327)
!2388 = !DILocation(line: 172, column: 27, scope: !2327)
!2389 = !DILocation(line: 172, column: 19, scope: !2327)
!2390 = !DILocation(line: 172, column: 33, scope: !2327)
!2391 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2392 = !DILocation(line: 172, column: 11, scope: !2327)
!2393 = !DILocation(line: 74, column: 34, scope: !2391, inlinedAt: !2392)
!2394 = !DILocation(line: 74, column: 26, scope: !2391, inlinedAt: !2392)
!2395 = !DILocation(line: 74, column: 47, scope: !2391, inlinedAt: !2392)
!2396 = !DILocation(line: 74, column: 5, scope: !2391, inlinedAt: !2392)
!2397 = !DILocation(line: 74, column: 13, scope: !2391, inlinedAt: !2392)
!2398 = distinct !DISubprogram(name: "IntegersUint32", scope: !854, file: !854, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2399 = !DILocation(line: 179, column: 6, scope: !2398)
!2400 = !DILocation(line: 180, column: 32, scope: !2398)
!2401 = !DILocation(line: 181, column: 17, scope: !2398)
!2402 = !DILocation(line: 181, column: 35, scope: !2398)
!2403 = !DILocation(line: 181, column: 38, scope: !2398)
!2404 = !DILocation(line: 181, column: 15, scope: !2398)
!2405 = !DILocation(line: 181, column: 57, scope: !2398)
!2406 = !DILocation(line: 181, column: 63, scope: !2398)
!2407 = !DILocation(line: 181, column: 74, scope: !2398)
!2408 = !DILocation(line: 181, column: 72, scope: !2398)
!2409 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2410 = !DILocation(line: 181, column: 11, scope: !2398)
!2411 = !DILocation(line: 14, column: 28, scope: !2409, inlinedAt: !2410)
!2412 = !DILocation(line: 14, column: 33, scope: !2409, inlinedAt: !2410)
!2413 = !DILocation(line: 14, column: 38, scope: !2409, inlinedAt: !2410)
!2414 = !DILocation(line: 14, column: 5, scope: !2409, inlinedAt: !2410)
!2415 = !DILocation(line: 14, column: 13, scope: !2409, inlinedAt: !2410)
!2416 = !DILocation(line: 14, column: 21, scope: !2409, inlinedAt: !2410)
!2417 = !DILocation(line: 15, column: 36, scope: !2409, inlinedAt: !2410)
!2418 = !DILocation(line: 15, column: 41, scope: !2409, inlinedAt: !2410)
!2419 = !DILocation(line: 15, column: 46, scope: !2409, inlinedAt: !2410)
!2420 = !DILocation(line: 15, column: 51, scope: !2409, inlinedAt: !2410)
!2421 = !DILocation(line: 15, column: 5, scope: !2409, inlinedAt: !2410)
!2422 = !DILocation(line: 15, column: 13, scope: !2409, inlinedAt: !2410)
!2423 = !DILocation(line: 15, column: 21, scope: !2409, inlinedAt: !2410)
!2424 = !DILocation(line: 15, column: 29, scope: !2409, inlinedAt: !2410)
!2425 = !DILocation(line: 16, column: 27, scope: !2409, inlinedAt: !2410)
!2426 = !DILocation(line: 16, column: 31, scope: !2409, inlinedAt: !2410)
!2427 = !DILocation(line: 16, column: 5, scope: !2409, inlinedAt: !2410)
!2428 = !DILocation(line: 16, column: 13, scope: !2409, inlinedAt: !2410)
!2429 = !DILocation(line: 16, column: 21, scope: !2409, inlinedAt: !2410)
!2430 = !DILocation(line: 17, column: 22, scope: !2409, inlinedAt: !2410)
!2431 = !DILocation(line: 17, column: 28, scope: !2409, inlinedAt: !2410)
!2432 = !DILocation(line: 17, column: 5, scope: !2409, inlinedAt: !2410)
!2433 = !DILocation(line: 17, column: 14, scope: !2409, inlinedAt: !2410)
!2434 = !DILocation(line: 18, column: 27, scope: !2409, inlinedAt: !2410)
!2435 = !DILocation(line: 18, column: 22, scope: !2409, inlinedAt: !2410)
!2436 = !DILocation(line: 18, column: 40, scope: !2409, inlinedAt: !2410)
!2437 = !DILocation(line: 18, column: 33, scope: !2409, inlinedAt: !2410)
!2438 = !DILocation(line: 18, column: 5, scope: !2409, inlinedAt: !2410)
!2439 = !DILocation(line: 18, column: 14, scope: !2409, inlinedAt: !2410)
!2440 = !DILocation(line: 19, column: 22, scope: !2409, inlinedAt: !2410)
!2441 = !DILocation(line: 19, column: 28, scope: !2409, inlinedAt: !2410)
!2442 = !DILocation(line: 19, column: 5, scope: !2409, inlinedAt: !2410)
!2443 = !DILocation(line: 19, column: 14, scope: !2409, inlinedAt: !2410)
!2444 = !DILocation(line: 20, column: 25, scope: !2409, inlinedAt: !2410)
!2445 = !DILocation(line: 20, column: 35, scope: !2409, inlinedAt: !2410)
!2446 = !DILocation(line: 20, column: 31, scope: !2409, inlinedAt: !2410)
!2447 = !DILocation(line: 20, column: 5, scope: !2409, inlinedAt: !2410)
!2448 = !DILocation(line: 20, column: 14, scope: !2409, inlinedAt: !2410)
!2449 = !DILocation(line: 21, column: 7, scope: !2409, inlinedAt: !2410)
!2450 = !DILocation(line: 22, column: 23, scope: !2409, inlinedAt: !2410)
!2451 = !DILocation(line: 22, column: 28, scope: !2409, inlinedAt: !2410)
!2452 = !DILocation(line: 22, column: 6, scope: !2409, inlinedAt: !2410)
!2453 = !DILocation(line: 22, column: 15, scope: !2409, inlinedAt: !2410)
!2454 = !DILocation(line: 24, column: 6, scope: !2409, inlinedAt: !2410)
!2455 = !DILocation(line: 24, column: 15, scope: !2409, inlinedAt: !2410)
!2456 = !DILocation(line: 26, column: 22, scope: !2409, inlinedAt: !2410)
!2457 = !DILocation(line: 26, column: 27, scope: !2409, inlinedAt: !2410)
!2458 = !DILocation(line: 26, column: 5, scope: !2409, inlinedAt: !2410)
!2459 = !DILocation(line: 26, column: 14, scope: !2409, inlinedAt: !2410)
!2460 = !DILocation(line: 27, column: 22, scope: !2409, inlinedAt: !2410)
!2461 = !DILocation(line: 27, column: 27, scope: !2409, inlinedAt: !2410)
!2462 = !DILocation(line: 27, column: 5, scope: !2409, inlinedAt: !2410)
!2463 = !DILocation(line: 27, column: 14, scope: !2409, inlinedAt: !2410)
!2464 = !DILocation(line: 28, column: 24, scope: !2409, inlinedAt: !2410)
!2465 = !DILocation(line: 28, column: 35, scope: !2409, inlinedAt: !2410)
!2466 = !DILocation(line: 28, column: 5, scope: !2409, inlinedAt: !2410)
!2467 = !DILocation(line: 28, column: 14, scope: !2409, inlinedAt: !2410)
!2468 = !DILocation(line: 29, column: 39, scope: !2409, inlinedAt: !2410)
!2469 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2470 = !DILocation(line: 29, column: 36, scope: !2409, inlinedAt: !2410)
!2471 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2470)
!2472 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2470)
!2473 = !DILocation(line: 29, column: 55, scope: !2409, inlinedAt: !2410)
!2474 = !DILocation(line: 29, column: 52, scope: !2409, inlinedAt: !2410)
!2475 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2474)
!2476 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2474)
!2477 = !DILocation(line: 29, column: 71, scope: !2409, inlinedAt: !2410)
!2478 = !DILocation(line: 29, column: 68, scope: !2409, inlinedAt: !2410)
!2479 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2478)
!2480 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2478)
!2481 = !DILocation(line: 29, column: 5, scope: !2409, inlinedAt: !2410)
!2482 = !DILocation(line: 29, column: 14, scope: !2409, inlinedAt: !2410)
!2483 = !DILocation(line: 29, column: 23, scope: !2409, inlinedAt: !2410)
!2484 = !DILocation(line: 30, column: 39, scope: !2409, inlinedAt: !2410)
!2485 = !DILocation(line: 30, column: 36, scope: !2409, inlinedAt: !2410)
!2486 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2485)
!2487 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2485)
!2488 = !DILocation(line: 30, column: 55, scope: !2409, inlinedAt: !2410)
!2489 = !DILocation(line: 30, column: 52, scope: !2409, inlinedAt: !2410)
!2490 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2489)
!2491 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2489)
!2492 = !DILocation(line: 30, column: 70, scope: !2409, inlinedAt: !2410)
!2493 = !DILocation(line: 30, column: 67, scope: !2409, inlinedAt: !2410)
!2494 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2493)
!2495 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2493)
!2496 = !DILocation(line: 30, column: 5, scope: !2409, inlinedAt: !2410)
!2497 = !DILocation(line: 30, column: 14, scope: !2409, inlinedAt: !2410)
!2498 = !DILocation(line: 30, column: 23, scope: !2409, inlinedAt: !2410)
!2499 = !DILocation(line: 33, column: 2, scope: !2409, inlinedAt: !2410)
!2500 = !DILocation(line: 34, column: 2, scope: !2409, inlinedAt: !2410)
!2501 = !DILocation(line: 35, column: 2, scope: !2409, inlinedAt: !2410)
!2502 = !DILocation(line: 36, column: 5, scope: !2409, inlinedAt: !2410)
!2503 = !DILocation(line: 37, column: 2, scope: !2409, inlinedAt: !2410)
!2504 = !DILocation(line: 38, column: 2, scope: !2409, inlinedAt: !2410)
!2505 = !DILocation(line: 39, column: 2, scope: !2409, inlinedAt: !2410)
!2506 = !DILocation(line: 40, column: 2, scope: !2409, inlinedAt: !2410)
!2507 = !DILocation(line: 41, column: 5, scope: !2409, inlinedAt: !2410)
!2508 = !DILocation(line: 44, column: 2, scope: !2409, inlinedAt: !2410)
!2509 = !DILocation(line: 45, column: 5, scope: !2409, inlinedAt: !2410)
!2510 = !DILocation(line: 48, column: 14, scope: !2409, inlinedAt: !2410)
!2511 = !DILocation(line: 48, column: 5, scope: !2409, inlinedAt: !2410)
!2512 = !DILocation(line: 49, column: 21, scope: !2409, inlinedAt: !2410)
!2513 = !DILocation(line: 49, column: 30, scope: !2409, inlinedAt: !2410)
!2514 = !DILocation(line: 49, column: 40, scope: !2409, inlinedAt: !2410)
!2515 = !DILocation(line: 49, column: 18, scope: !2409, inlinedAt: !2410)
!2516 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2515)
!2517 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2515)
!2518 = !DILocation(line: 49, column: 5, scope: !2409, inlinedAt: !2410)
!2519 = !DILocation(line: 50, column: 34, scope: !2409, inlinedAt: !2410)
!2520 = !DILocation(line: 50, column: 28, scope: !2409, inlinedAt: !2410)
!2521 = !DILocation(line: 50, column: 18, scope: !2409, inlinedAt: !2410)
!2522 = !DILocation(line: 10, column: 6, scope: !2469, inlinedAt: !2521)
!2523 = !DILocation(line: 14, column: 2, scope: !2469, inlinedAt: !2521)
!2524 = !DILocation(line: 50, column: 5, scope: !2409, inlinedAt: !2410)
!2525 = !DILocation(line: 51, column: 17, scope: !2409, inlinedAt: !2410)
!2526 = !DILocation(line: 51, column: 13, scope: !2409, inlinedAt: !2410)
!2527 = !DILocation(line: 51, column: 21, scope: !2409, inlinedAt: !2410)
!2528 = !DILocation(line: 51, column: 5, scope: !2409, inlinedAt: !2410)
!2529 = !DILocation(line: 53, column: 5, scope: !2409, inlinedAt: !2410)
!2530 = distinct !DISubprogram(name: "ConvertUint32", scope: !854, file: !854, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2531 = !DILocation(line: 188, column: 6, scope: !2530)
!2532 = !DILocation(line: 189, column: 32, scope: !2530)
!2533 = !DILocation(line: 190, column: 20, scope: !2530)
!2534 = !DILocation(line: 190, column: 41, scope: !2530)
!2535 = !DILocation(line: 190, column: 44, scope: !2530)
!2536 = !DILocation(line: 190, column: 18, scope: !2530)
!2537 = !DILocation(line: 190, column: 66, scope: !2530)
!2538 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2539 = !DILocation(line: 190, column: 14, scope: !2530)
!2540 = !DILocation(line: 62, column: 53, scope: !2538, inlinedAt: !2539)
!2541 = !DILocation(line: 62, column: 48, scope: !2538, inlinedAt: !2539)
!2542 = !DILocation(line: 62, column: 70, scope: !2538, inlinedAt: !2539)
!2543 = !DILocation(line: 62, column: 64, scope: !2538, inlinedAt: !2539)
!2544 = !DILocation(line: 62, column: 87, scope: !2538, inlinedAt: !2539)
!2545 = !DILocation(line: 62, column: 81, scope: !2538, inlinedAt: !2539)
!2546 = !DILocation(line: 62, column: 98, scope: !2538, inlinedAt: !2539)
!2547 = !DILocation(line: 62, column: 5, scope: !2538, inlinedAt: !2539)
!2548 = !DILocation(line: 62, column: 13, scope: !2538, inlinedAt: !2539)
!2549 = !DILocation(line: 62, column: 21, scope: !2538, inlinedAt: !2539)
!2550 = !DILocation(line: 62, column: 29, scope: !2538, inlinedAt: !2539)
!2551 = !DILocation(line: 62, column: 37, scope: !2538, inlinedAt: !2539)
!2552 = !DILocation(line: 63, column: 54, scope: !2538, inlinedAt: !2539)
!2553 = !DILocation(line: 63, column: 48, scope: !2538, inlinedAt: !2539)
!2554 = !DILocation(line: 63, column: 72, scope: !2538, inlinedAt: !2539)
!2555 = !DILocation(line: 63, column: 65, scope: !2538, inlinedAt: !2539)
!2556 = !DILocation(line: 63, column: 108, scope: !2538, inlinedAt: !2539)
!2557 = !DILocation(line: 63, column: 101, scope: !2538, inlinedAt: !2539)
!2558 = !DILocation(line: 63, column: 5, scope: !2538, inlinedAt: !2539)
!2559 = !DILocation(line: 63, column: 13, scope: !2538, inlinedAt: !2539)
!2560 = !DILocation(line: 63, column: 21, scope: !2538, inlinedAt: !2539)
!2561 = !DILocation(line: 63, column: 29, scope: !2538, inlinedAt: !2539)
!2562 = !DILocation(line: 63, column: 37, scope: !2538, inlinedAt: !2539)
!2563 = !DILocation(line: 64, column: 37, scope: !2538, inlinedAt: !2539)
!2564 = !DILocation(line: 64, column: 35, scope: !2538, inlinedAt: !2539)
!2565 = !DILocation(line: 64, column: 56, scope: !2538, inlinedAt: !2539)
!2566 = !DILocation(line: 64, column: 54, scope: !2538, inlinedAt: !2539)
!2567 = !DILocation(line: 64, column: 76, scope: !2538, inlinedAt: !2539)
!2568 = !DILocation(line: 64, column: 74, scope: !2538, inlinedAt: !2539)
!2569 = !DILocation(line: 64, column: 5, scope: !2538, inlinedAt: !2539)
!2570 = !DILocation(line: 64, column: 14, scope: !2538, inlinedAt: !2539)
!2571 = !DILocation(line: 64, column: 23, scope: !2538, inlinedAt: !2539)
!2572 = !DILocation(line: 65, column: 5, scope: !2538, inlinedAt: !2539)
!2573 = !DILocation(line: 65, column: 14, scope: !2538, inlinedAt: !2539)
!2574 = !DILocation(line: 66, column: 23, scope: !2538, inlinedAt: !2539)
!2575 = !DILocation(line: 67, column: 34, scope: !2538, inlinedAt: !2539)
!2576 = !DILocation(line: 67, column: 26, scope: !2538, inlinedAt: !2539)
!2577 = !DILocation(line: 67, column: 57, scope: !2538, inlinedAt: !2539)
!2578 = !DILocation(line: 67, column: 49, scope: !2538, inlinedAt: !2539)
!2579 = !DILocation(line: 67, column: 5, scope: !2538, inlinedAt: !2539)
!2580 = !DILocation(line: 67, column: 14, scope: !2538, inlinedAt: !2539)
!2581 = !DILocation(line: 68, column: 28, scope: !2538, inlinedAt: !2539)
!2582 = !DILocation(line: 68, column: 26, scope: !2538, inlinedAt: !2539)
!2583 = !DILocation(line: 68, column: 69, scope: !2538, inlinedAt: !2539)
!2584 = !DILocation(line: 68, column: 54, scope: !2538, inlinedAt: !2539)
!2585 = !DILocation(line: 68, column: 52, scope: !2538, inlinedAt: !2539)
!2586 = !DILocation(line: 68, column: 5, scope: !2538, inlinedAt: !2539)
!2587 = !DILocation(line: 68, column: 14, scope: !2538, inlinedAt: !2539)
!2588 = !DILocation(line: 69, column: 40, scope: !2538, inlinedAt: !2539)
!2589 = !DILocation(line: 69, column: 24, scope: !2538, inlinedAt: !2539)
!2590 = !DILocation(line: 69, column: 17, scope: !2538, inlinedAt: !2539)
!2591 = !DILocation(line: 69, column: 5, scope: !2538, inlinedAt: !2539)
!2592 = !DILocation(line: 191, column: 21, scope: !2530)
!2593 = !DILocation(line: 191, column: 27, scope: !2530)
!2594 = !DILocation(line: 191, column: 19, scope: !2530)
!2595 = !DILocation(line: 191, column: 33, scope: !2530)
!2596 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2597 = !DILocation(line: 191, column: 11, scope: !2530)
!2598 = !DILocation(line: 74, column: 34, scope: !2596, inlinedAt: !2597)
!2599 = !DILocation(line: 74, column: 26, scope: !2596, inlinedAt: !2597)
!2600 = !DILocation(line: 74, column: 47, scope: !2596, inlinedAt: !2597)
!2601 = !DILocation(line: 74, column: 5, scope: !2596, inlinedAt: !2597)
!2602 = !DILocation(line: 74, column: 13, scope: !2596, inlinedAt: !2597)
!2603 = distinct !DISubprogram(name: "AtomicsUint32", scope: !854, file: !854, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2604 = !DILocation(line: 198, column: 6, scope: !2603)
!2605 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2606 = !DILocation(line: 199, column: 9, scope: !2603)
!2607 = !DILocation(line: 15, column: 23, scope: !2605, inlinedAt: !2606)
!2608 = !DILocation(line: 16, column: 14, scope: !2605, inlinedAt: !2606)
!2609 = !DILocation(line: 16, column: 8, scope: !2605, inlinedAt: !2606)
!2610 = !DILocation(line: 17, column: 25, scope: !2605, inlinedAt: !2606)
!2611 = !DILocation(line: 17, column: 15, scope: !2605, inlinedAt: !2606)
!2612 = !DILocation(line: 18, column: 25, scope: !2605, inlinedAt: !2606)
!2613 = !DILocation(line: 18, column: 15, scope: !2605, inlinedAt: !2606)
!2614 = !DILocation(line: 19, column: 25, scope: !2605, inlinedAt: !2606)
!2615 = !DILocation(line: 19, column: 15, scope: !2605, inlinedAt: !2606)
!2616 = !DILocation(line: 20, column: 25, scope: !2605, inlinedAt: !2606)
!2617 = !DILocation(line: 20, column: 15, scope: !2605, inlinedAt: !2606)
!2618 = !DILocation(line: 21, column: 42, scope: !2605, inlinedAt: !2606)
!2619 = !DILocation(line: 21, column: 32, scope: !2605, inlinedAt: !2606)
!2620 = !DILocation(line: 21, column: 5, scope: !2605, inlinedAt: !2606)
!2621 = !DILocation(line: 22, column: 29, scope: !2605, inlinedAt: !2606)
!2622 = !DILocation(line: 22, column: 19, scope: !2605, inlinedAt: !2606)
!2623 = !DILocation(line: 22, column: 34, scope: !2605, inlinedAt: !2606)
!2624 = !DILocation(line: 23, column: 26, scope: !2605, inlinedAt: !2606)
!2625 = !DILocation(line: 23, column: 18, scope: !2605, inlinedAt: !2606)
!2626 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !854, file: !854, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2627 = !DILocation(line: 205, column: 6, scope: !2626)
!2628 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2629 = !DILocation(line: 205, column: 71, scope: !2626)
!2630 = !DILocation(line: 30, column: 23, scope: !2628, inlinedAt: !2629)
!2631 = !DILocation(line: 31, column: 25, scope: !2628, inlinedAt: !2629)
!2632 = !DILocation(line: 31, column: 46, scope: !2628, inlinedAt: !2629)
!2633 = !DILocation(line: 31, column: 37, scope: !2628, inlinedAt: !2629)
!2634 = !DILocation(line: 31, column: 30, scope: !2628, inlinedAt: !2629)
!2635 = !DILocation(line: 31, column: 15, scope: !2628, inlinedAt: !2629)
!2636 = !DILocation(line: 32, column: 24, scope: !2628, inlinedAt: !2629)
!2637 = !DILocation(line: 32, column: 14, scope: !2628, inlinedAt: !2629)
!2638 = !DILocation(line: 33, column: 25, scope: !2628, inlinedAt: !2629)
!2639 = !DILocation(line: 33, column: 31, scope: !2628, inlinedAt: !2629)
!2640 = !DILocation(line: 33, column: 15, scope: !2628, inlinedAt: !2629)
!2641 = !DILocation(line: 35, column: 35, scope: !2628, inlinedAt: !2629)
!2642 = !DILocation(line: 35, column: 25, scope: !2628, inlinedAt: !2629)
!2643 = !DILocation(line: 36, column: 55, scope: !2628, inlinedAt: !2629)
!2644 = !DILocation(line: 36, column: 30, scope: !2628, inlinedAt: !2629)
!2645 = !DILocation(line: 36, column: 59, scope: !2628, inlinedAt: !2629)
!2646 = !DILocation(line: 37, column: 7, scope: !2628, inlinedAt: !2629)
!2647 = !DILocation(line: 41, column: 39, scope: !2628, inlinedAt: !2629)
!2648 = !DILocation(line: 41, column: 29, scope: !2628, inlinedAt: !2629)
!2649 = !DILocation(line: 41, column: 50, scope: !2628, inlinedAt: !2629)
!2650 = !DILocation(line: 42, column: 26, scope: !2628, inlinedAt: !2629)
!2651 = !DILocation(line: 42, column: 16, scope: !2628, inlinedAt: !2629)
!2652 = distinct !DISubprogram(name: "IntegersUint64", scope: !854, file: !854, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2653 = !DILocation(line: 210, column: 6, scope: !2652)
!2654 = !DILocation(line: 211, column: 32, scope: !2652)
!2655 = !DILocation(line: 212, column: 17, scope: !2652)
!2656 = !DILocation(line: 212, column: 35, scope: !2652)
!2657 = !DILocation(line: 212, column: 38, scope: !2652)
!2658 = !DILocation(line: 212, column: 15, scope: !2652)
!2659 = !DILocation(line: 212, column: 57, scope: !2652)
!2660 = !DILocation(line: 212, column: 63, scope: !2652)
!2661 = !DILocation(line: 212, column: 74, scope: !2652)
!2662 = !DILocation(line: 212, column: 72, scope: !2652)
!2663 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2664 = !DILocation(line: 212, column: 11, scope: !2652)
!2665 = !DILocation(line: 14, column: 28, scope: !2663, inlinedAt: !2664)
!2666 = !DILocation(line: 14, column: 33, scope: !2663, inlinedAt: !2664)
!2667 = !DILocation(line: 14, column: 38, scope: !2663, inlinedAt: !2664)
!2668 = !DILocation(line: 14, column: 5, scope: !2663, inlinedAt: !2664)
!2669 = !DILocation(line: 14, column: 13, scope: !2663, inlinedAt: !2664)
!2670 = !DILocation(line: 14, column: 21, scope: !2663, inlinedAt: !2664)
!2671 = !DILocation(line: 15, column: 36, scope: !2663, inlinedAt: !2664)
!2672 = !DILocation(line: 15, column: 41, scope: !2663, inlinedAt: !2664)
!2673 = !DILocation(line: 15, column: 46, scope: !2663, inlinedAt: !2664)
!2674 = !DILocation(line: 15, column: 51, scope: !2663, inlinedAt: !2664)
!2675 = !DILocation(line: 15, column: 5, scope: !2663, inlinedAt: !2664)
!2676 = !DILocation(line: 15, column: 13, scope: !2663, inlinedAt: !2664)
!2677 = !DILocation(line: 15, column: 21, scope: !2663, inlinedAt: !2664)
!2678 = !DILocation(line: 15, column: 29, scope: !2663, inlinedAt: !2664)
!2679 = !DILocation(line: 16, column: 27, scope: !2663, inlinedAt: !2664)
!2680 = !DILocation(line: 16, column: 31, scope: !2663, inlinedAt: !2664)
!2681 = !DILocation(line: 16, column: 5, scope: !2663, inlinedAt: !2664)
!2682 = !DILocation(line: 16, column: 13, scope: !2663, inlinedAt: !2664)
!2683 = !DILocation(line: 16, column: 21, scope: !2663, inlinedAt: !2664)
!2684 = !DILocation(line: 17, column: 22, scope: !2663, inlinedAt: !2664)
!2685 = !DILocation(line: 17, column: 28, scope: !2663, inlinedAt: !2664)
!2686 = !DILocation(line: 17, column: 5, scope: !2663, inlinedAt: !2664)
!2687 = !DILocation(line: 17, column: 14, scope: !2663, inlinedAt: !2664)
!2688 = !DILocation(line: 18, column: 27, scope: !2663, inlinedAt: !2664)
!2689 = !DILocation(line: 18, column: 22, scope: !2663, inlinedAt: !2664)
!2690 = !DILocation(line: 18, column: 40, scope: !2663, inlinedAt: !2664)
!2691 = !DILocation(line: 18, column: 33, scope: !2663, inlinedAt: !2664)
!2692 = !DILocation(line: 18, column: 5, scope: !2663, inlinedAt: !2664)
!2693 = !DILocation(line: 18, column: 14, scope: !2663, inlinedAt: !2664)
!2694 = !DILocation(line: 19, column: 22, scope: !2663, inlinedAt: !2664)
!2695 = !DILocation(line: 19, column: 28, scope: !2663, inlinedAt: !2664)
!2696 = !DILocation(line: 19, column: 5, scope: !2663, inlinedAt: !2664)
!2697 = !DILocation(line: 19, column: 14, scope: !2663, inlinedAt: !2664)
!2698 = !DILocation(line: 20, column: 25, scope: !2663, inlinedAt: !2664)
!2699 = !DILocation(line: 20, column: 35, scope: !2663, inlinedAt: !2664)
!2700 = !DILocation(line: 20, column: 31, scope: !2663, inlinedAt: !2664)
!2701 = !DILocation(line: 20, column: 5, scope: !2663, inlinedAt: !2664)
!2702 = !DILocation(line: 20, column: 14, scope: !2663, inlinedAt: !2664)
!2703 = !DILocation(line: 21, column: 7, scope: !2663, inlinedAt: !2664)
!2704 = !DILocation(line: 22, column: 23, scope: !2663, inlinedAt: !2664)
!2705 = !DILocation(line: 22, column: 28, scope: !2663, inlinedAt: !2664)
!2706 = !DILocation(line: 22, column: 6, scope: !2663, inlinedAt: !2664)
!2707 = !DILocation(line: 22, column: 15, scope: !2663, inlinedAt: !2664)
!2708 = !DILocation(line: 24, column: 6, scope: !2663, inlinedAt: !2664)
!2709 = !DILocation(line: 24, column: 15, scope: !2663, inlinedAt: !2664)
!2710 = !DILocation(line: 26, column: 22, scope: !2663, inlinedAt: !2664)
!2711 = !DILocation(line: 26, column: 27, scope: !2663, inlinedAt: !2664)
!2712 = !DILocation(line: 26, column: 5, scope: !2663, inlinedAt: !2664)
!2713 = !DILocation(line: 26, column: 14, scope: !2663, inlinedAt: !2664)
!2714 = !DILocation(line: 27, column: 22, scope: !2663, inlinedAt: !2664)
!2715 = !DILocation(line: 27, column: 27, scope: !2663, inlinedAt: !2664)
!2716 = !DILocation(line: 27, column: 5, scope: !2663, inlinedAt: !2664)
!2717 = !DILocation(line: 27, column: 14, scope: !2663, inlinedAt: !2664)
!2718 = !DILocation(line: 28, column: 24, scope: !2663, inlinedAt: !2664)
!2719 = !DILocation(line: 28, column: 35, scope: !2663, inlinedAt: !2664)
!2720 = !DILocation(line: 28, column: 5, scope: !2663, inlinedAt: !2664)
!2721 = !DILocation(line: 28, column: 14, scope: !2663, inlinedAt: !2664)
!2722 = !DILocation(line: 29, column: 39, scope: !2663, inlinedAt: !2664)
!2723 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2724 = !DILocation(line: 29, column: 36, scope: !2663, inlinedAt: !2664)
!2725 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2724)
!2726 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2724)
!2727 = !DILocation(line: 29, column: 55, scope: !2663, inlinedAt: !2664)
!2728 = !DILocation(line: 29, column: 52, scope: !2663, inlinedAt: !2664)
!2729 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2728)
!2730 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2728)
!2731 = !DILocation(line: 29, column: 71, scope: !2663, inlinedAt: !2664)
!2732 = !DILocation(line: 29, column: 68, scope: !2663, inlinedAt: !2664)
!2733 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2732)
!2734 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2732)
!2735 = !DILocation(line: 29, column: 5, scope: !2663, inlinedAt: !2664)
!2736 = !DILocation(line: 29, column: 14, scope: !2663, inlinedAt: !2664)
!2737 = !DILocation(line: 29, column: 23, scope: !2663, inlinedAt: !2664)
!2738 = !DILocation(line: 30, column: 39, scope: !2663, inlinedAt: !2664)
!2739 = !DILocation(line: 30, column: 36, scope: !2663, inlinedAt: !2664)
!2740 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2739)
!2741 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2739)
!2742 = !DILocation(line: 30, column: 55, scope: !2663, inlinedAt: !2664)
!2743 = !DILocation(line: 30, column: 52, scope: !2663, inlinedAt: !2664)
!2744 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2743)
!2745 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2743)
!2746 = !DILocation(line: 30, column: 70, scope: !2663, inlinedAt: !2664)
!2747 = !DILocation(line: 30, column: 67, scope: !2663, inlinedAt: !2664)
!2748 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2747)
!2749 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2747)
!2750 = !DILocation(line: 30, column: 5, scope: !2663, inlinedAt: !2664)
!2751 = !DILocation(line: 30, column: 14, scope: !2663, inlinedAt: !2664)
!2752 = !DILocation(line: 30, column: 23, scope: !2663, inlinedAt: !2664)
!2753 = !DILocation(line: 33, column: 2, scope: !2663, inlinedAt: !2664)
!2754 = !DILocation(line: 34, column: 2, scope: !2663, inlinedAt: !2664)
!2755 = !DILocation(line: 35, column: 2, scope: !2663, inlinedAt: !2664)
!2756 = !DILocation(line: 36, column: 5, scope: !2663, inlinedAt: !2664)
!2757 = !DILocation(line: 37, column: 2, scope: !2663, inlinedAt: !2664)
!2758 = !DILocation(line: 38, column: 2, scope: !2663, inlinedAt: !2664)
!2759 = !DILocation(line: 39, column: 2, scope: !2663, inlinedAt: !2664)
!2760 = !DILocation(line: 40, column: 2, scope: !2663, inlinedAt: !2664)
!2761 = !DILocation(line: 41, column: 5, scope: !2663, inlinedAt: !2664)
!2762 = !DILocation(line: 44, column: 2, scope: !2663, inlinedAt: !2664)
!2763 = !DILocation(line: 45, column: 5, scope: !2663, inlinedAt: !2664)
!2764 = !DILocation(line: 48, column: 14, scope: !2663, inlinedAt: !2664)
!2765 = !DILocation(line: 48, column: 5, scope: !2663, inlinedAt: !2664)
!2766 = !DILocation(line: 49, column: 21, scope: !2663, inlinedAt: !2664)
!2767 = !DILocation(line: 49, column: 30, scope: !2663, inlinedAt: !2664)
!2768 = !DILocation(line: 49, column: 40, scope: !2663, inlinedAt: !2664)
!2769 = !DILocation(line: 49, column: 18, scope: !2663, inlinedAt: !2664)
!2770 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2769)
!2771 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2769)
!2772 = !DILocation(line: 49, column: 5, scope: !2663, inlinedAt: !2664)
!2773 = !DILocation(line: 50, column: 34, scope: !2663, inlinedAt: !2664)
!2774 = !DILocation(line: 50, column: 28, scope: !2663, inlinedAt: !2664)
!2775 = !DILocation(line: 50, column: 18, scope: !2663, inlinedAt: !2664)
!2776 = !DILocation(line: 10, column: 6, scope: !2723, inlinedAt: !2775)
!2777 = !DILocation(line: 14, column: 2, scope: !2723, inlinedAt: !2775)
!2778 = !DILocation(line: 50, column: 5, scope: !2663, inlinedAt: !2664)
!2779 = !DILocation(line: 51, column: 17, scope: !2663, inlinedAt: !2664)
!2780 = !DILocation(line: 51, column: 13, scope: !2663, inlinedAt: !2664)
!2781 = !DILocation(line: 51, column: 21, scope: !2663, inlinedAt: !2664)
!2782 = !DILocation(line: 51, column: 5, scope: !2663, inlinedAt: !2664)
!2783 = !DILocation(line: 53, column: 5, scope: !2663, inlinedAt: !2664)
!2784 = distinct !DISubprogram(name: "ConvertUint64", scope: !854, file: !854, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2785 = !DILocation(line: 219, column: 6, scope: !2784)
!2786 = !DILocation(line: 220, column: 32, scope: !2784)
!2787 = !DILocation(line: 221, column: 20, scope: !2784)
!2788 = !DILocation(line: 221, column: 41, scope: !2784)
!2789 = !DILocation(line: 221, column: 44, scope: !2784)
!2790 = !DILocation(line: 221, column: 18, scope: !2784)
!2791 = !DILocation(line: 221, column: 66, scope: !2784)
!2792 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2793 = !DILocation(line: 221, column: 14, scope: !2784)
!2794 = !DILocation(line: 62, column: 53, scope: !2792, inlinedAt: !2793)
!2795 = !DILocation(line: 62, column: 48, scope: !2792, inlinedAt: !2793)
!2796 = !DILocation(line: 62, column: 70, scope: !2792, inlinedAt: !2793)
!2797 = !DILocation(line: 62, column: 64, scope: !2792, inlinedAt: !2793)
!2798 = !DILocation(line: 62, column: 87, scope: !2792, inlinedAt: !2793)
!2799 = !DILocation(line: 62, column: 81, scope: !2792, inlinedAt: !2793)
!2800 = !DILocation(line: 62, column: 98, scope: !2792, inlinedAt: !2793)
!2801 = !DILocation(line: 62, column: 5, scope: !2792, inlinedAt: !2793)
!2802 = !DILocation(line: 62, column: 13, scope: !2792, inlinedAt: !2793)
!2803 = !DILocation(line: 62, column: 21, scope: !2792, inlinedAt: !2793)
!2804 = !DILocation(line: 62, column: 29, scope: !2792, inlinedAt: !2793)
!2805 = !DILocation(line: 62, column: 37, scope: !2792, inlinedAt: !2793)
!2806 = !DILocation(line: 63, column: 54, scope: !2792, inlinedAt: !2793)
!2807 = !DILocation(line: 63, column: 48, scope: !2792, inlinedAt: !2793)
!2808 = !DILocation(line: 63, column: 72, scope: !2792, inlinedAt: !2793)
!2809 = !DILocation(line: 63, column: 65, scope: !2792, inlinedAt: !2793)
!2810 = !DILocation(line: 63, column: 90, scope: !2792, inlinedAt: !2793)
!2811 = !DILocation(line: 63, column: 83, scope: !2792, inlinedAt: !2793)
!2812 = !DILocation(line: 63, column: 5, scope: !2792, inlinedAt: !2793)
!2813 = !DILocation(line: 63, column: 13, scope: !2792, inlinedAt: !2793)
!2814 = !DILocation(line: 63, column: 21, scope: !2792, inlinedAt: !2793)
!2815 = !DILocation(line: 63, column: 29, scope: !2792, inlinedAt: !2793)
!2816 = !DILocation(line: 63, column: 37, scope: !2792, inlinedAt: !2793)
!2817 = !DILocation(line: 64, column: 37, scope: !2792, inlinedAt: !2793)
!2818 = !DILocation(line: 64, column: 35, scope: !2792, inlinedAt: !2793)
!2819 = !DILocation(line: 64, column: 56, scope: !2792, inlinedAt: !2793)
!2820 = !DILocation(line: 64, column: 54, scope: !2792, inlinedAt: !2793)
!2821 = !DILocation(line: 64, column: 76, scope: !2792, inlinedAt: !2793)
!2822 = !DILocation(line: 64, column: 74, scope: !2792, inlinedAt: !2793)
!2823 = !DILocation(line: 64, column: 5, scope: !2792, inlinedAt: !2793)
!2824 = !DILocation(line: 64, column: 14, scope: !2792, inlinedAt: !2793)
!2825 = !DILocation(line: 64, column: 23, scope: !2792, inlinedAt: !2793)
!2826 = !DILocation(line: 65, column: 28, scope: !2792, inlinedAt: !2793)
!2827 = !DILocation(line: 65, column: 26, scope: !2792, inlinedAt: !2793)
!2828 = !DILocation(line: 65, column: 5, scope: !2792, inlinedAt: !2793)
!2829 = !DILocation(line: 65, column: 14, scope: !2792, inlinedAt: !2793)
!2830 = !DILocation(line: 66, column: 23, scope: !2792, inlinedAt: !2793)
!2831 = !DILocation(line: 67, column: 34, scope: !2792, inlinedAt: !2793)
!2832 = !DILocation(line: 67, column: 26, scope: !2792, inlinedAt: !2793)
!2833 = !DILocation(line: 67, column: 57, scope: !2792, inlinedAt: !2793)
!2834 = !DILocation(line: 67, column: 49, scope: !2792, inlinedAt: !2793)
!2835 = !DILocation(line: 67, column: 5, scope: !2792, inlinedAt: !2793)
!2836 = !DILocation(line: 67, column: 14, scope: !2792, inlinedAt: !2793)
!2837 = !DILocation(line: 68, column: 28, scope: !2792, inlinedAt: !2793)
!2838 = !DILocation(line: 68, column: 26, scope: !2792, inlinedAt: !2793)
!2839 = !DILocation(line: 68, column: 69, scope: !2792, inlinedAt: !2793)
!2840 = !DILocation(line: 68, column: 54, scope: !2792, inlinedAt: !2793)
!2841 = !DILocation(line: 68, column: 52, scope: !2792, inlinedAt: !2793)
!2842 = !DILocation(line: 68, column: 5, scope: !2792, inlinedAt: !2793)
!2843 = !DILocation(line: 68, column: 14, scope: !2792, inlinedAt: !2793)
!2844 = !DILocation(line: 69, column: 40, scope: !2792, inlinedAt: !2793)
!2845 = !DILocation(line: 69, column: 24, scope: !2792, inlinedAt: !2793)
!2846 = !DILocation(line: 69, column: 17, scope: !2792, inlinedAt: !2793)
!2847 = !DILocation(line: 69, column: 5, scope: !2792, inlinedAt: !2793)
!2848 = !DILocation(line: 222, column: 21, scope: !2784)
!2849 = !DILocation(line: 222, column: 27, scope: !2784)
!2850 = !DILocation(line: 222, column: 19, scope: !2784)
!2851 = !DILocation(line: 222, column: 33, scope: !2784)
!2852 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2853 = !DILocation(line: 222, column: 11, scope: !2784)
!2854 = !DILocation(line: 74, column: 34, scope: !2852, inlinedAt: !2853)
!2855 = !DILocation(line: 74, column: 26, scope: !2852, inlinedAt: !2853)
!2856 = !DILocation(line: 74, column: 47, scope: !2852, inlinedAt: !2853)
!2857 = !DILocation(line: 74, column: 5, scope: !2852, inlinedAt: !2853)
!2858 = !DILocation(line: 74, column: 13, scope: !2852, inlinedAt: !2853)
!2859 = distinct !DISubprogram(name: "AtomicsUint64", scope: !854, file: !854, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2860 = !DILocation(line: 229, column: 6, scope: !2859)
!2861 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2862 = !DILocation(line: 230, column: 9, scope: !2859)
!2863 = !DILocation(line: 15, column: 23, scope: !2861, inlinedAt: !2862)
!2864 = !DILocation(line: 16, column: 14, scope: !2861, inlinedAt: !2862)
!2865 = !DILocation(line: 16, column: 8, scope: !2861, inlinedAt: !2862)
!2866 = !DILocation(line: 17, column: 25, scope: !2861, inlinedAt: !2862)
!2867 = !DILocation(line: 17, column: 15, scope: !2861, inlinedAt: !2862)
!2868 = !DILocation(line: 18, column: 25, scope: !2861, inlinedAt: !2862)
!2869 = !DILocation(line: 18, column: 15, scope: !2861, inlinedAt: !2862)
!2870 = !DILocation(line: 19, column: 25, scope: !2861, inlinedAt: !2862)
!2871 = !DILocation(line: 19, column: 15, scope: !2861, inlinedAt: !2862)
!2872 = !DILocation(line: 20, column: 25, scope: !2861, inlinedAt: !2862)
!2873 = !DILocation(line: 20, column: 15, scope: !2861, inlinedAt: !2862)
!2874 = !DILocation(line: 21, column: 42, scope: !2861, inlinedAt: !2862)
!2875 = !DILocation(line: 21, column: 32, scope: !2861, inlinedAt: !2862)
!2876 = !DILocation(line: 21, column: 5, scope: !2861, inlinedAt: !2862)
!2877 = !DILocation(line: 22, column: 29, scope: !2861, inlinedAt: !2862)
!2878 = !DILocation(line: 22, column: 19, scope: !2861, inlinedAt: !2862)
!2879 = !DILocation(line: 22, column: 34, scope: !2861, inlinedAt: !2862)
!2880 = !DILocation(line: 23, column: 26, scope: !2861, inlinedAt: !2862)
!2881 = !DILocation(line: 23, column: 18, scope: !2861, inlinedAt: !2862)
!2882 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !854, file: !854, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2883 = !DILocation(line: 236, column: 6, scope: !2882)
!2884 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2885 = !DILocation(line: 236, column: 71, scope: !2882)
!2886 = !DILocation(line: 30, column: 23, scope: !2884, inlinedAt: !2885)
!2887 = !DILocation(line: 31, column: 25, scope: !2884, inlinedAt: !2885)
!2888 = !DILocation(line: 31, column: 46, scope: !2884, inlinedAt: !2885)
!2889 = !DILocation(line: 31, column: 37, scope: !2884, inlinedAt: !2885)
!2890 = !DILocation(line: 31, column: 30, scope: !2884, inlinedAt: !2885)
!2891 = !DILocation(line: 31, column: 15, scope: !2884, inlinedAt: !2885)
!2892 = !DILocation(line: 32, column: 24, scope: !2884, inlinedAt: !2885)
!2893 = !DILocation(line: 32, column: 14, scope: !2884, inlinedAt: !2885)
!2894 = !DILocation(line: 33, column: 25, scope: !2884, inlinedAt: !2885)
!2895 = !DILocation(line: 33, column: 31, scope: !2884, inlinedAt: !2885)
!2896 = !DILocation(line: 33, column: 15, scope: !2884, inlinedAt: !2885)
!2897 = !DILocation(line: 35, column: 35, scope: !2884, inlinedAt: !2885)
!2898 = !DILocation(line: 35, column: 25, scope: !2884, inlinedAt: !2885)
!2899 = !DILocation(line: 36, column: 55, scope: !2884, inlinedAt: !2885)
!2900 = !DILocation(line: 36, column: 30, scope: !2884, inlinedAt: !2885)
!2901 = !DILocation(line: 36, column: 59, scope: !2884, inlinedAt: !2885)
!2902 = !DILocation(line: 37, column: 7, scope: !2884, inlinedAt: !2885)
!2903 = !DILocation(line: 41, column: 39, scope: !2884, inlinedAt: !2885)
!2904 = !DILocation(line: 41, column: 29, scope: !2884, inlinedAt: !2885)
!2905 = !DILocation(line: 41, column: 50, scope: !2884, inlinedAt: !2885)
!2906 = !DILocation(line: 42, column: 26, scope: !2884, inlinedAt: !2885)
!2907 = !DILocation(line: 42, column: 16, scope: !2884, inlinedAt: !2885)
!2908 = distinct !DISubprogram(name: "IntegersUint", scope: !854, file: !854, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2909 = !DILocation(line: 241, column: 6, scope: !2908)
!2910 = !DILocation(line: 242, column: 32, scope: !2908)
!2911 = !DILocation(line: 243, column: 17, scope: !2908)
!2912 = !DILocation(line: 243, column: 35, scope: !2908)
!2913 = !DILocation(line: 243, column: 38, scope: !2908)
!2914 = !DILocation(line: 243, column: 15, scope: !2908)
!2915 = !DILocation(line: 243, column: 57, scope: !2908)
!2916 = !DILocation(line: 243, column: 63, scope: !2908)
!2917 = !DILocation(line: 243, column: 74, scope: !2908)
!2918 = !DILocation(line: 243, column: 72, scope: !2908)
!2919 = distinct !DISubprogram(name: "Integers", scope: !866, file: !866, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2920 = !DILocation(line: 243, column: 11, scope: !2908)
!2921 = !DILocation(line: 14, column: 28, scope: !2919, inlinedAt: !2920)
!2922 = !DILocation(line: 14, column: 33, scope: !2919, inlinedAt: !2920)
!2923 = !DILocation(line: 14, column: 38, scope: !2919, inlinedAt: !2920)
!2924 = !DILocation(line: 14, column: 5, scope: !2919, inlinedAt: !2920)
!2925 = !DILocation(line: 14, column: 13, scope: !2919, inlinedAt: !2920)
!2926 = !DILocation(line: 14, column: 21, scope: !2919, inlinedAt: !2920)
!2927 = !DILocation(line: 15, column: 36, scope: !2919, inlinedAt: !2920)
!2928 = !DILocation(line: 15, column: 41, scope: !2919, inlinedAt: !2920)
!2929 = !DILocation(line: 15, column: 46, scope: !2919, inlinedAt: !2920)
!2930 = !DILocation(line: 15, column: 51, scope: !2919, inlinedAt: !2920)
!2931 = !DILocation(line: 15, column: 5, scope: !2919, inlinedAt: !2920)
!2932 = !DILocation(line: 15, column: 13, scope: !2919, inlinedAt: !2920)
!2933 = !DILocation(line: 15, column: 21, scope: !2919, inlinedAt: !2920)
!2934 = !DILocation(line: 15, column: 29, scope: !2919, inlinedAt: !2920)
!2935 = !DILocation(line: 16, column: 27, scope: !2919, inlinedAt: !2920)
!2936 = !DILocation(line: 16, column: 31, scope: !2919, inlinedAt: !2920)
!2937 = !DILocation(line: 16, column: 5, scope: !2919, inlinedAt: !2920)
!2938 = !DILocation(line: 16, column: 13, scope: !2919, inlinedAt: !2920)
!2939 = !DILocation(line: 16, column: 21, scope: !2919, inlinedAt: !2920)
!2940 = !DILocation(line: 17, column: 22, scope: !2919, inlinedAt: !2920)
!2941 = !DILocation(line: 17, column: 28, scope: !2919, inlinedAt: !2920)
!2942 = !DILocation(line: 17, column: 5, scope: !2919, inlinedAt: !2920)
!2943 = !DILocation(line: 17, column: 14, scope: !2919, inlinedAt: !2920)
!2944 = !DILocation(line: 18, column: 27, scope: !2919, inlinedAt: !2920)
!2945 = !DILocation(line: 18, column: 22, scope: !2919, inlinedAt: !2920)
!2946 = !DILocation(line: 18, column: 40, scope: !2919, inlinedAt: !2920)
!2947 = !DILocation(line: 18, column: 33, scope: !2919, inlinedAt: !2920)
!2948 = !DILocation(line: 18, column: 5, scope: !2919, inlinedAt: !2920)
!2949 = !DILocation(line: 18, column: 14, scope: !2919, inlinedAt: !2920)
!2950 = !DILocation(line: 19, column: 22, scope: !2919, inlinedAt: !2920)
!2951 = !DILocation(line: 19, column: 28, scope: !2919, inlinedAt: !2920)
!2952 = !DILocation(line: 19, column: 5, scope: !2919, inlinedAt: !2920)
!2953 = !DILocation(line: 19, column: 14, scope: !2919, inlinedAt: !2920)
!2954 = !DILocation(line: 20, column: 25, scope: !2919, inlinedAt: !2920)
!2955 = !DILocation(line: 20, column: 35, scope: !2919, inlinedAt: !2920)
!2956 = !DILocation(line: 20, column: 31, scope: !2919, inlinedAt: !2920)
!2957 = !DILocation(line: 20, column: 5, scope: !2919, inlinedAt: !2920)
!2958 = !DILocation(line: 20, column: 14, scope: !2919, inlinedAt: !2920)
!2959 = !DILocation(line: 21, column: 7, scope: !2919, inlinedAt: !2920)
!2960 = !DILocation(line: 22, column: 23, scope: !2919, inlinedAt: !2920)
!2961 = !DILocation(line: 22, column: 28, scope: !2919, inlinedAt: !2920)
!2962 = !DILocation(line: 22, column: 6, scope: !2919, inlinedAt: !2920)
!2963 = !DILocation(line: 22, column: 15, scope: !2919, inlinedAt: !2920)
!2964 = !DILocation(line: 24, column: 6, scope: !2919, inlinedAt: !2920)
!2965 = !DILocation(line: 24, column: 15, scope: !2919, inlinedAt: !2920)
!2966 = !DILocation(line: 26, column: 22, scope: !2919, inlinedAt: !2920)
!2967 = !DILocation(line: 26, column: 27, scope: !2919, inlinedAt: !2920)
!2968 = !DILocation(line: 26, column: 5, scope: !2919, inlinedAt: !2920)
!2969 = !DILocation(line: 26, column: 14, scope: !2919, inlinedAt: !2920)
!2970 = !DILocation(line: 27, column: 22, scope: !2919, inlinedAt: !2920)
!2971 = !DILocation(line: 27, column: 27, scope: !2919, inlinedAt: !2920)
!2972 = !DILocation(line: 27, column: 5, scope: !2919, inlinedAt: !2920)
!2973 = !DILocation(line: 27, column: 14, scope: !2919, inlinedAt: !2920)
!2974 = !DILocation(line: 28, column: 24, scope: !2919, inlinedAt: !2920)
!2975 = !DILocation(line: 28, column: 35, scope: !2919, inlinedAt: !2920)
!2976 = !DILocation(line: 28, column: 5, scope: !2919, inlinedAt: !2920)
!2977 = !DILocation(line: 28, column: 14, scope: !2919, inlinedAt: !2920)
!2978 = !DILocation(line: 29, column: 39, scope: !2919, inlinedAt: !2920)
!2979 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2980 = !DILocation(line: 29, column: 36, scope: !2919, inlinedAt: !2920)
!2981 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !2980)
!2982 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !2980)
!2983 = !DILocation(line: 29, column: 55, scope: !2919, inlinedAt: !2920)
!2984 = !DILocation(line: 29, column: 52, scope: !2919, inlinedAt: !2920)
!2985 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !2984)
!2986 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !2984)
!2987 = !DILocation(line: 29, column: 71, scope: !2919, inlinedAt: !2920)
!2988 = !DILocation(line: 29, column: 68, scope: !2919, inlinedAt: !2920)
!2989 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !2988)
!2990 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !2988)
!2991 = !DILocation(line: 29, column: 5, scope: !2919, inlinedAt: !2920)
!2992 = !DILocation(line: 29, column: 14, scope: !2919, inlinedAt: !2920)
!2993 = !DILocation(line: 29, column: 23, scope: !2919, inlinedAt: !2920)
!2994 = !DILocation(line: 30, column: 39, scope: !2919, inlinedAt: !2920)
!2995 = !DILocation(line: 30, column: 36, scope: !2919, inlinedAt: !2920)
!2996 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !2995)
!2997 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !2995)
!2998 = !DILocation(line: 30, column: 55, scope: !2919, inlinedAt: !2920)
!2999 = !DILocation(line: 30, column: 52, scope: !2919, inlinedAt: !2920)
!3000 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !2999)
!3001 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !2999)
!3002 = !DILocation(line: 30, column: 70, scope: !2919, inlinedAt: !2920)
!3003 = !DILocation(line: 30, column: 67, scope: !2919, inlinedAt: !2920)
!3004 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !3003)
!3005 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !3003)
!3006 = !DILocation(line: 30, column: 5, scope: !2919, inlinedAt: !2920)
!3007 = !DILocation(line: 30, column: 14, scope: !2919, inlinedAt: !2920)
!3008 = !DILocation(line: 30, column: 23, scope: !2919, inlinedAt: !2920)
!3009 = !DILocation(line: 33, column: 2, scope: !2919, inlinedAt: !2920)
!3010 = !DILocation(line: 34, column: 2, scope: !2919, inlinedAt: !2920)
!3011 = !DILocation(line: 35, column: 2, scope: !2919, inlinedAt: !2920)
!3012 = !DILocation(line: 36, column: 5, scope: !2919, inlinedAt: !2920)
!3013 = !DILocation(line: 37, column: 2, scope: !2919, inlinedAt: !2920)
!3014 = !DILocation(line: 38, column: 2, scope: !2919, inlinedAt: !2920)
!3015 = !DILocation(line: 39, column: 2, scope: !2919, inlinedAt: !2920)
!3016 = !DILocation(line: 40, column: 2, scope: !2919, inlinedAt: !2920)
!3017 = !DILocation(line: 41, column: 5, scope: !2919, inlinedAt: !2920)
!3018 = !DILocation(line: 44, column: 2, scope: !2919, inlinedAt: !2920)
!3019 = !DILocation(line: 45, column: 5, scope: !2919, inlinedAt: !2920)
!3020 = !DILocation(line: 48, column: 14, scope: !2919, inlinedAt: !2920)
!3021 = !DILocation(line: 48, column: 5, scope: !2919, inlinedAt: !2920)
!3022 = !DILocation(line: 49, column: 21, scope: !2919, inlinedAt: !2920)
!3023 = !DILocation(line: 49, column: 30, scope: !2919, inlinedAt: !2920)
!3024 = !DILocation(line: 49, column: 40, scope: !2919, inlinedAt: !2920)
!3025 = !DILocation(line: 49, column: 18, scope: !2919, inlinedAt: !2920)
!3026 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !3025)
!3027 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !3025)
!3028 = !DILocation(line: 49, column: 5, scope: !2919, inlinedAt: !2920)
!3029 = !DILocation(line: 50, column: 34, scope: !2919, inlinedAt: !2920)
!3030 = !DILocation(line: 50, column: 28, scope: !2919, inlinedAt: !2920)
!3031 = !DILocation(line: 50, column: 18, scope: !2919, inlinedAt: !2920)
!3032 = !DILocation(line: 10, column: 6, scope: !2979, inlinedAt: !3031)
!3033 = !DILocation(line: 14, column: 2, scope: !2979, inlinedAt: !3031)
!3034 = !DILocation(line: 50, column: 5, scope: !2919, inlinedAt: !2920)
!3035 = !DILocation(line: 51, column: 17, scope: !2919, inlinedAt: !2920)
!3036 = !DILocation(line: 51, column: 13, scope: !2919, inlinedAt: !2920)
!3037 = !DILocation(line: 51, column: 21, scope: !2919, inlinedAt: !2920)
!3038 = !DILocation(line: 51, column: 5, scope: !2919, inlinedAt: !2920)
!3039 = !DILocation(line: 53, column: 5, scope: !2919, inlinedAt: !2920)
!3040 = distinct !DISubprogram(name: "ConvertUint", scope: !854, file: !854, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3041 = !DILocation(line: 250, column: 6, scope: !3040)
!3042 = !DILocation(line: 251, column: 32, scope: !3040)
!3043 = !DILocation(line: 252, column: 20, scope: !3040)
!3044 = !DILocation(line: 252, column: 41, scope: !3040)
!3045 = !DILocation(line: 252, column: 44, scope: !3040)
!3046 = !DILocation(line: 252, column: 18, scope: !3040)
!3047 = !DILocation(line: 252, column: 66, scope: !3040)
!3048 = distinct !DISubprogram(name: "Conversions", scope: !866, file: !866, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3049 = !DILocation(line: 252, column: 14, scope: !3040)
!3050 = !DILocation(line: 62, column: 53, scope: !3048, inlinedAt: !3049)
!3051 = !DILocation(line: 62, column: 48, scope: !3048, inlinedAt: !3049)
!3052 = !DILocation(line: 62, column: 70, scope: !3048, inlinedAt: !3049)
!3053 = !DILocation(line: 62, column: 64, scope: !3048, inlinedAt: !3049)
!3054 = !DILocation(line: 62, column: 87, scope: !3048, inlinedAt: !3049)
!3055 = !DILocation(line: 62, column: 81, scope: !3048, inlinedAt: !3049)
!3056 = !DILocation(line: 62, column: 98, scope: !3048, inlinedAt: !3049)
!3057 = !DILocation(line: 62, column: 5, scope: !3048, inlinedAt: !3049)
!3058 = !DILocation(line: 62, column: 13, scope: !3048, inlinedAt: !3049)
!3059 = !DILocation(line: 62, column: 21, scope: !3048, inlinedAt: !3049)
!3060 = !DILocation(line: 62, column: 29, scope: !3048, inlinedAt: !3049)
!3061 = !DILocation(line: 62, column: 37, scope: !3048, inlinedAt: !3049)
!3062 = !DILocation(line: 63, column: 54, scope: !3048, inlinedAt: !3049)
!3063 = !DILocation(line: 63, column: 48, scope: !3048, inlinedAt: !3049)
!3064 = !DILocation(line: 63, column: 72, scope: !3048, inlinedAt: !3049)
!3065 = !DILocation(line: 63, column: 65, scope: !3048, inlinedAt: !3049)
!3066 = !DILocation(line: 63, column: 90, scope: !3048, inlinedAt: !3049)
!3067 = !DILocation(line: 63, column: 83, scope: !3048, inlinedAt: !3049)
!3068 = !DILocation(line: 63, column: 5, scope: !3048, inlinedAt: !3049)
!3069 = !DILocation(line: 63, column: 13, scope: !3048, inlinedAt: !3049)
!3070 = !DILocation(line: 63, column: 21, scope: !3048, inlinedAt: !3049)
!3071 = !DILocation(line: 63, column: 29, scope: !3048, inlinedAt: !3049)
!3072 = !DILocation(line: 63, column: 37, scope: !3048, inlinedAt: !3049)
!3073 = !DILocation(line: 64, column: 37, scope: !3048, inlinedAt: !3049)
!3074 = !DILocation(line: 64, column: 35, scope: !3048, inlinedAt: !3049)
!3075 = !DILocation(line: 64, column: 56, scope: !3048, inlinedAt: !3049)
!3076 = !DILocation(line: 64, column: 54, scope: !3048, inlinedAt: !3049)
!3077 = !DILocation(line: 64, column: 76, scope: !3048, inlinedAt: !3049)
!3078 = !DILocation(line: 64, column: 74, scope: !3048, inlinedAt: !3049)
!3079 = !DILocation(line: 64, column: 5, scope: !3048, inlinedAt: !3049)
!3080 = !DILocation(line: 64, column: 14, scope: !3048, inlinedAt: !3049)
!3081 = !DILocation(line: 64, column: 23, scope: !3048, inlinedAt: !3049)
!3082 = !DILocation(line: 65, column: 28, scope: !3048, inlinedAt: !3049)
!3083 = !DILocation(line: 65, column: 26, scope: !3048, inlinedAt: !3049)
!3084 = !DILocation(line: 65, column: 5, scope: !3048, inlinedAt: !3049)
!3085 = !DILocation(line: 65, column: 14, scope: !3048, inlinedAt: !3049)
!3086 = !DILocation(line: 66, column: 23, scope: !3048, inlinedAt: !3049)
!3087 = !DILocation(line: 67, column: 34, scope: !3048, inlinedAt: !3049)
!3088 = !DILocation(line: 67, column: 26, scope: !3048, inlinedAt: !3049)
!3089 = !DILocation(line: 67, column: 57, scope: !3048, inlinedAt: !3049)
!3090 = !DILocation(line: 67, column: 49, scope: !3048, inlinedAt: !3049)
!3091 = !DILocation(line: 67, column: 5, scope: !3048, inlinedAt: !3049)
!3092 = !DILocation(line: 67, column: 14, scope: !3048, inlinedAt: !3049)
!3093 = !DILocation(line: 68, column: 28, scope: !3048, inlinedAt: !3049)
!3094 = !DILocation(line: 68, column: 26, scope: !3048, inlinedAt: !3049)
!3095 = !DILocation(line: 68, column: 69, scope: !3048, inlinedAt: !3049)
!3096 = !DILocation(line: 68, column: 54, scope: !3048, inlinedAt: !3049)
!3097 = !DILocation(line: 68, column: 52, scope: !3048, inlinedAt: !3049)
!3098 = !DILocation(line: 68, column: 5, scope: !3048, inlinedAt: !3049)
!3099 = !DILocation(line: 68, column: 14, scope: !3048, inlinedAt: !3049)
!3100 = !DILocation(line: 69, column: 40, scope: !3048, inlinedAt: !3049)
!3101 = !DILocation(line: 69, column: 24, scope: !3048, inlinedAt: !3049)
!3102 = !DILocation(line: 69, column: 17, scope: !3048, inlinedAt: !3049)
!3103 = !DILocation(line: 69, column: 5, scope: !3048, inlinedAt: !3049)
!3104 = !DILocation(line: 253, column: 21, scope: !3040)
!3105 = !DILocation(line: 253, column: 27, scope: !3040)
!3106 = !DILocation(line: 253, column: 19, scope: !3040)
!3107 = !DILocation(line: 253, column: 33, scope: !3040)
!3108 = distinct !DISubprogram(name: "Rounding", scope: !866, file: !866, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3109 = !DILocation(line: 253, column: 11, scope: !3040)
!3110 = !DILocation(line: 74, column: 34, scope: !3108, inlinedAt: !3109)
!3111 = !DILocation(line: 74, column: 26, scope: !3108, inlinedAt: !3109)
!3112 = !DILocation(line: 74, column: 47, scope: !3108, inlinedAt: !3109)
!3113 = !DILocation(line: 74, column: 5, scope: !3108, inlinedAt: !3109)
!3114 = !DILocation(line: 74, column: 13, scope: !3108, inlinedAt: !3109)
!3115 = distinct !DISubprogram(name: "AtomicsUint", scope: !854, file: !854, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3116 = !DILocation(line: 260, column: 6, scope: !3115)
!3117 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3118 = !DILocation(line: 261, column: 9, scope: !3115)
!3119 = !DILocation(line: 15, column: 23, scope: !3117, inlinedAt: !3118)
!3120 = !DILocation(line: 16, column: 14, scope: !3117, inlinedAt: !3118)
!3121 = !DILocation(line: 16, column: 8, scope: !3117, inlinedAt: !3118)
!3122 = !DILocation(line: 17, column: 25, scope: !3117, inlinedAt: !3118)
!3123 = !DILocation(line: 17, column: 15, scope: !3117, inlinedAt: !3118)
!3124 = !DILocation(line: 18, column: 25, scope: !3117, inlinedAt: !3118)
!3125 = !DILocation(line: 18, column: 15, scope: !3117, inlinedAt: !3118)
!3126 = !DILocation(line: 19, column: 25, scope: !3117, inlinedAt: !3118)
!3127 = !DILocation(line: 19, column: 15, scope: !3117, inlinedAt: !3118)
!3128 = !DILocation(line: 20, column: 25, scope: !3117, inlinedAt: !3118)
!3129 = !DILocation(line: 20, column: 15, scope: !3117, inlinedAt: !3118)
!3130 = !DILocation(line: 21, column: 42, scope: !3117, inlinedAt: !3118)
!3131 = !DILocation(line: 21, column: 32, scope: !3117, inlinedAt: !3118)
!3132 = !DILocation(line: 21, column: 5, scope: !3117, inlinedAt: !3118)
!3133 = !DILocation(line: 22, column: 29, scope: !3117, inlinedAt: !3118)
!3134 = !DILocation(line: 22, column: 19, scope: !3117, inlinedAt: !3118)
!3135 = !DILocation(line: 22, column: 34, scope: !3117, inlinedAt: !3118)
!3136 = !DILocation(line: 23, column: 26, scope: !3117, inlinedAt: !3118)
!3137 = !DILocation(line: 23, column: 18, scope: !3117, inlinedAt: !3118)
!3138 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !854, file: !854, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3139 = !DILocation(line: 267, column: 6, scope: !3138)
!3140 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3141 = !DILocation(line: 267, column: 67, scope: !3138)
!3142 = !DILocation(line: 30, column: 23, scope: !3140, inlinedAt: !3141)
!3143 = !DILocation(line: 31, column: 25, scope: !3140, inlinedAt: !3141)
!3144 = !DILocation(line: 31, column: 46, scope: !3140, inlinedAt: !3141)
!3145 = !DILocation(line: 31, column: 37, scope: !3140, inlinedAt: !3141)
!3146 = !DILocation(line: 31, column: 30, scope: !3140, inlinedAt: !3141)
!3147 = !DILocation(line: 31, column: 15, scope: !3140, inlinedAt: !3141)
!3148 = !DILocation(line: 32, column: 24, scope: !3140, inlinedAt: !3141)
!3149 = !DILocation(line: 32, column: 14, scope: !3140, inlinedAt: !3141)
!3150 = !DILocation(line: 33, column: 25, scope: !3140, inlinedAt: !3141)
!3151 = !DILocation(line: 33, column: 31, scope: !3140, inlinedAt: !3141)
!3152 = !DILocation(line: 33, column: 15, scope: !3140, inlinedAt: !3141)
!3153 = !DILocation(line: 35, column: 35, scope: !3140, inlinedAt: !3141)
!3154 = !DILocation(line: 35, column: 25, scope: !3140, inlinedAt: !3141)
!3155 = !DILocation(line: 36, column: 55, scope: !3140, inlinedAt: !3141)
!3156 = !DILocation(line: 36, column: 30, scope: !3140, inlinedAt: !3141)
!3157 = !DILocation(line: 36, column: 59, scope: !3140, inlinedAt: !3141)
!3158 = !DILocation(line: 37, column: 7, scope: !3140, inlinedAt: !3141)
!3159 = !DILocation(line: 41, column: 39, scope: !3140, inlinedAt: !3141)
!3160 = !DILocation(line: 41, column: 29, scope: !3140, inlinedAt: !3141)
!3161 = !DILocation(line: 41, column: 50, scope: !3140, inlinedAt: !3141)
!3162 = !DILocation(line: 42, column: 26, scope: !3140, inlinedAt: !3141)
!3163 = !DILocation(line: 42, column: 16, scope: !3140, inlinedAt: !3141)
!3164 = distinct !DISubprogram(name: "FloatsFloat32", scope: !854, file: !854, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3165 = !DILocation(line: 272, column: 6, scope: !3164)
!3166 = !DILocation(line: 273, column: 32, scope: !3164)
!3167 = !DILocation(line: 274, column: 15, scope: !3164)
!3168 = !DILocation(line: 274, column: 31, scope: !3164)
!3169 = !DILocation(line: 274, column: 34, scope: !3164)
!3170 = !DILocation(line: 274, column: 13, scope: !3164)
!3171 = !DILocation(line: 274, column: 51, scope: !3164)
!3172 = !DILocation(line: 274, column: 57, scope: !3164)
!3173 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3174 = distinct !DISubprogram(name: "Floats", scope: !3173, file: !3173, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3175 = !DILocation(line: 274, column: 9, scope: !3164)
!3176 = !DILocation(line: 15, column: 36, scope: !3174, inlinedAt: !3175)
!3177 = !DILocation(line: 15, column: 41, scope: !3174, inlinedAt: !3175)
!3178 = !DILocation(line: 15, column: 46, scope: !3174, inlinedAt: !3175)
!3179 = !DILocation(line: 15, column: 51, scope: !3174, inlinedAt: !3175)
!3180 = !DILocation(line: 15, column: 5, scope: !3174, inlinedAt: !3175)
!3181 = !DILocation(line: 15, column: 13, scope: !3174, inlinedAt: !3175)
!3182 = !DILocation(line: 15, column: 21, scope: !3174, inlinedAt: !3175)
!3183 = !DILocation(line: 15, column: 29, scope: !3174, inlinedAt: !3175)
!3184 = !DILocation(line: 16, column: 19, scope: !3174, inlinedAt: !3175)
!3185 = !DILocation(line: 16, column: 5, scope: !3174, inlinedAt: !3175)
!3186 = !DILocation(line: 16, column: 13, scope: !3174, inlinedAt: !3175)
!3187 = !DILocation(line: 17, column: 36, scope: !3174, inlinedAt: !3175)
!3188 = distinct !DISubprogram(name: "bit", scope: !665, file: !665, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3189 = !DILocation(line: 17, column: 33, scope: !3174, inlinedAt: !3175)
!3190 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3189)
!3191 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3189)
!3192 = !DILocation(line: 17, column: 52, scope: !3174, inlinedAt: !3175)
!3193 = !DILocation(line: 17, column: 49, scope: !3174, inlinedAt: !3175)
!3194 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3193)
!3195 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3193)
!3196 = !DILocation(line: 17, column: 68, scope: !3174, inlinedAt: !3175)
!3197 = !DILocation(line: 17, column: 65, scope: !3174, inlinedAt: !3175)
!3198 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3197)
!3199 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3197)
!3200 = !DILocation(line: 17, column: 5, scope: !3174, inlinedAt: !3175)
!3201 = !DILocation(line: 17, column: 13, scope: !3174, inlinedAt: !3175)
!3202 = !DILocation(line: 17, column: 21, scope: !3174, inlinedAt: !3175)
!3203 = !DILocation(line: 18, column: 38, scope: !3174, inlinedAt: !3175)
!3204 = !DILocation(line: 18, column: 35, scope: !3174, inlinedAt: !3175)
!3205 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3204)
!3206 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3204)
!3207 = !DILocation(line: 18, column: 54, scope: !3174, inlinedAt: !3175)
!3208 = !DILocation(line: 18, column: 51, scope: !3174, inlinedAt: !3175)
!3209 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3208)
!3210 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3208)
!3211 = !DILocation(line: 18, column: 69, scope: !3174, inlinedAt: !3175)
!3212 = !DILocation(line: 18, column: 66, scope: !3174, inlinedAt: !3175)
!3213 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3212)
!3214 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3212)
!3215 = !DILocation(line: 18, column: 5, scope: !3174, inlinedAt: !3175)
!3216 = !DILocation(line: 18, column: 13, scope: !3174, inlinedAt: !3175)
!3217 = !DILocation(line: 18, column: 22, scope: !3174, inlinedAt: !3175)
!3218 = !DILocation(line: 19, column: 24, scope: !3174, inlinedAt: !3175)
!3219 = !DILocation(line: 19, column: 35, scope: !3174, inlinedAt: !3175)
!3220 = !DILocation(line: 19, column: 5, scope: !3174, inlinedAt: !3175)
!3221 = !DILocation(line: 19, column: 14, scope: !3174, inlinedAt: !3175)
!3222 = !DILocation(line: 20, column: 15, scope: !3174, inlinedAt: !3175)
!3223 = !DILocation(line: 20, column: 19, scope: !3174, inlinedAt: !3175)
!3224 = !DILocation(line: 20, column: 5, scope: !3174, inlinedAt: !3175)
!3225 = !DILocation(line: 21, column: 14, scope: !3174, inlinedAt: !3175)
!3226 = !DILocation(line: 21, column: 5, scope: !3174, inlinedAt: !3175)
!3227 = !DILocation(line: 22, column: 45, scope: !3174, inlinedAt: !3175)
!3228 = !DILocation(line: 22, column: 37, scope: !3174, inlinedAt: !3175)
!3229 = !DILocation(line: 22, column: 5, scope: !3174, inlinedAt: !3175)
!3230 = !DILocation(line: 22, column: 14, scope: !3174, inlinedAt: !3175)
!3231 = !DILocation(line: 23, column: 5, scope: !3174, inlinedAt: !3175)
!3232 = !DILocation(line: 24, column: 5, scope: !3174, inlinedAt: !3175)
!3233 = !DILocation(line: 24, column: 2, scope: !3174, inlinedAt: !3175)
!3234 = !DILocation(line: 25, column: 5, scope: !3174, inlinedAt: !3175)
!3235 = !DILocation(line: 25, column: 2, scope: !3174, inlinedAt: !3175)
!3236 = !DILocation(line: 26, column: 18, scope: !3174, inlinedAt: !3175)
!3237 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3236)
!3238 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3236)
!3239 = !DILocation(line: 26, column: 5, scope: !3174, inlinedAt: !3175)
!3240 = !DILocation(line: 27, column: 21, scope: !3174, inlinedAt: !3175)
!3241 = !DILocation(line: 27, column: 18, scope: !3174, inlinedAt: !3175)
!3242 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3241)
!3243 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3241)
!3244 = !DILocation(line: 27, column: 5, scope: !3174, inlinedAt: !3175)
!3245 = !DILocation(line: 29, column: 22, scope: !3174, inlinedAt: !3175)
!3246 = !DILocation(line: 29, column: 31, scope: !3174, inlinedAt: !3175)
!3247 = !DILocation(line: 29, column: 5, scope: !3174, inlinedAt: !3175)
!3248 = !DILocation(line: 29, column: 14, scope: !3174, inlinedAt: !3175)
!3249 = !DILocation(line: 30, column: 17, scope: !3174, inlinedAt: !3175)
!3250 = !DILocation(line: 30, column: 5, scope: !3174, inlinedAt: !3175)
!3251 = !DILocation(line: 31, column: 5, scope: !3174, inlinedAt: !3175)
!3252 = !DILocation(line: 32, column: 14, scope: !3174, inlinedAt: !3175)
!3253 = !DILocation(line: 32, column: 5, scope: !3174, inlinedAt: !3175)
!3254 = !DILocation(line: 33, column: 29, scope: !3174, inlinedAt: !3175)
!3255 = !DILocation(line: 33, column: 18, scope: !3174, inlinedAt: !3175)
!3256 = !DILocation(line: 10, column: 6, scope: !3188, inlinedAt: !3255)
!3257 = !DILocation(line: 14, column: 2, scope: !3188, inlinedAt: !3255)
!3258 = !DILocation(line: 33, column: 5, scope: !3174, inlinedAt: !3175)
!3259 = !DILocation(line: 34, column: 59, scope: !3174, inlinedAt: !3175)
!3260 = !DILocation(line: 34, column: 51, scope: !3174, inlinedAt: !3175)
!3261 = !DILocation(line: 34, column: 34, scope: !3174, inlinedAt: !3175)
!3262 = !DILocation(line: 34, column: 13, scope: !3174, inlinedAt: !3175)
!3263 = !DILocation(line: 34, column: 5, scope: !3174, inlinedAt: !3175)
!3264 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !854, file: !854, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3265 = !DILocation(line: 281, column: 6, scope: !3264)
!3266 = !DILocation(line: 282, column: 32, scope: !3264)
!3267 = !DILocation(line: 283, column: 20, scope: !3264)
!3268 = !DILocation(line: 283, column: 41, scope: !3264)
!3269 = !DILocation(line: 283, column: 44, scope: !3264)
!3270 = !DILocation(line: 283, column: 18, scope: !3264)
!3271 = !DILocation(line: 283, column: 66, scope: !3264)
!3272 = distinct !DISubprogram(name: "FloatToInts", scope: !3173, file: !3173, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3273 = !DILocation(line: 283, column: 14, scope: !3264)
!3274 = !DILocation(line: 39, column: 37, scope: !3272, inlinedAt: !3273)
!3275 = !DILocation(line: 39, column: 32, scope: !3272, inlinedAt: !3273)
!3276 = !DILocation(line: 39, column: 54, scope: !3272, inlinedAt: !3273)
!3277 = !DILocation(line: 39, column: 48, scope: !3272, inlinedAt: !3273)
!3278 = !DILocation(line: 39, column: 71, scope: !3272, inlinedAt: !3273)
!3279 = !DILocation(line: 39, column: 65, scope: !3272, inlinedAt: !3273)
!3280 = !DILocation(line: 39, column: 5, scope: !3272, inlinedAt: !3273)
!3281 = !DILocation(line: 39, column: 13, scope: !3272, inlinedAt: !3273)
!3282 = !DILocation(line: 39, column: 21, scope: !3272, inlinedAt: !3273)
!3283 = !DILocation(line: 40, column: 24, scope: !3272, inlinedAt: !3273)
!3284 = !DILocation(line: 40, column: 5, scope: !3272, inlinedAt: !3273)
!3285 = !DILocation(line: 40, column: 13, scope: !3272, inlinedAt: !3273)
!3286 = !DILocation(line: 42, column: 7, scope: !3272, inlinedAt: !3273)
!3287 = !DILocation(line: 43, column: 7, scope: !3272, inlinedAt: !3273)
!3288 = !DILocation(line: 41, column: 2, scope: !3272, inlinedAt: !3273)
!3289 = !DILocation(line: 45, column: 38, scope: !3272, inlinedAt: !3273)
!3290 = !DILocation(line: 45, column: 32, scope: !3272, inlinedAt: !3273)
!3291 = !DILocation(line: 45, column: 56, scope: !3272, inlinedAt: !3273)
!3292 = !DILocation(line: 45, column: 49, scope: !3272, inlinedAt: !3273)
!3293 = !DILocation(line: 45, column: 74, scope: !3272, inlinedAt: !3273)
!3294 = !DILocation(line: 45, column: 67, scope: !3272, inlinedAt: !3273)
!3295 = !DILocation(line: 45, column: 5, scope: !3272, inlinedAt: !3273)
!3296 = !DILocation(line: 45, column: 13, scope: !3272, inlinedAt: !3273)
!3297 = !DILocation(line: 45, column: 21, scope: !3272, inlinedAt: !3273)
!3298 = !DILocation(line: 46, column: 31, scope: !3272, inlinedAt: !3273)
!3299 = !DILocation(line: 46, column: 24, scope: !3272, inlinedAt: !3273)
!3300 = !DILocation(line: 46, column: 5, scope: !3272, inlinedAt: !3273)
!3301 = !DILocation(line: 46, column: 13, scope: !3272, inlinedAt: !3273)
!3302 = distinct !DISubprogram(name: "MathFloat32", scope: !854, file: !854, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3303 = !DILocation(line: 290, column: 6, scope: !3302)
!3304 = !DILocation(line: 291, column: 32, scope: !3302)
!3305 = !DILocation(line: 292, column: 13, scope: !3302)
!3306 = !DILocation(line: 292, column: 28, scope: !3302)
!3307 = !DILocation(line: 292, column: 31, scope: !3302)
!3308 = !DILocation(line: 292, column: 11, scope: !3302)
!3309 = !DILocation(line: 292, column: 47, scope: !3302)
!3310 = !DILocation(line: 292, column: 53, scope: !3302)
!3311 = distinct !DISubprogram(name: "Math", scope: !628, file: !628, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3312 = !DILocation(line: 292, column: 7, scope: !3302)
!3313 = !DILocation(line: 16, column: 16, scope: !3311, inlinedAt: !3312)
!3314 = !DILocation(line: 16, column: 20, scope: !3311, inlinedAt: !3312)
!3315 = !DILocation(line: 17, column: 26, scope: !3311, inlinedAt: !3312)
!3316 = !DILocation(line: 17, column: 12, scope: !3311, inlinedAt: !3312)
!3317 = !DILocation(line: 18, column: 18, scope: !3311, inlinedAt: !3312)
!3318 = !DILocation(line: 19, column: 27, scope: !3311, inlinedAt: !3312)
!3319 = !DILocation(line: 19, column: 5, scope: !3311, inlinedAt: !3312)
!3320 = !DILocation(line: 19, column: 13, scope: !3311, inlinedAt: !3312)
!3321 = !DILocation(line: 20, column: 36, scope: !3311, inlinedAt: !3312)
!3322 = !DILocation(line: 20, column: 49, scope: !3311, inlinedAt: !3312)
!3323 = !DILocation(line: 20, column: 63, scope: !3311, inlinedAt: !3312)
!3324 = !DILocation(line: 20, column: 5, scope: !3311, inlinedAt: !3312)
!3325 = !DILocation(line: 20, column: 13, scope: !3311, inlinedAt: !3312)
!3326 = !DILocation(line: 20, column: 21, scope: !3311, inlinedAt: !3312)
!3327 = !DILocation(line: 21, column: 28, scope: !3311, inlinedAt: !3312)
!3328 = !DILocation(line: 21, column: 48, scope: !3311, inlinedAt: !3312)
!3329 = !DILocation(line: 21, column: 5, scope: !3311, inlinedAt: !3312)
!3330 = !DILocation(line: 21, column: 13, scope: !3311, inlinedAt: !3312)
!3331 = !DILocation(line: 22, column: 26, scope: !3311, inlinedAt: !3312)
!3332 = !DILocation(line: 22, column: 41, scope: !3311, inlinedAt: !3312)
!3333 = !DILocation(line: 22, column: 5, scope: !3311, inlinedAt: !3312)
!3334 = !DILocation(line: 22, column: 13, scope: !3311, inlinedAt: !3312)
!3335 = !DILocation(line: 23, column: 27, scope: !3311, inlinedAt: !3312)
!3336 = !DILocation(line: 23, column: 47, scope: !3311, inlinedAt: !3312)
!3337 = !DILocation(line: 23, column: 5, scope: !3311, inlinedAt: !3312)
!3338 = !DILocation(line: 23, column: 13, scope: !3311, inlinedAt: !3312)
!3339 = !DILocation(line: 24, column: 19, scope: !3311, inlinedAt: !3312)
!3340 = !DILocation(line: 24, column: 5, scope: !3311, inlinedAt: !3312)
!3341 = !DILocation(line: 25, column: 28, scope: !3311, inlinedAt: !3312)
!3342 = !DILocation(line: 25, column: 51, scope: !3311, inlinedAt: !3312)
!3343 = !DILocation(line: 25, column: 5, scope: !3311, inlinedAt: !3312)
!3344 = !DILocation(line: 25, column: 14, scope: !3311, inlinedAt: !3312)
!3345 = !DILocation(line: 26, column: 30, scope: !3311, inlinedAt: !3312)
!3346 = !DILocation(line: 26, column: 45, scope: !3311, inlinedAt: !3312)
!3347 = !DILocation(line: 26, column: 5, scope: !3311, inlinedAt: !3312)
!3348 = !DILocation(line: 26, column: 14, scope: !3311, inlinedAt: !3312)
!3349 = !DILocation(line: 27, column: 37, scope: !3311, inlinedAt: !3312)
!3350 = !DILocation(line: 27, column: 54, scope: !3311, inlinedAt: !3312)
!3351 = !DILocation(line: 27, column: 72, scope: !3311, inlinedAt: !3312)
!3352 = !DILocation(line: 27, column: 5, scope: !3311, inlinedAt: !3312)
!3353 = !DILocation(line: 27, column: 14, scope: !3311, inlinedAt: !3312)
!3354 = !DILocation(line: 27, column: 23, scope: !3311, inlinedAt: !3312)
!3355 = !DILocation(line: 28, column: 46, scope: !3311, inlinedAt: !3312)
!3356 = !DILocation(line: 28, column: 61, scope: !3311, inlinedAt: !3312)
!3357 = !DILocation(line: 28, column: 77, scope: !3311, inlinedAt: !3312)
!3358 = !DILocation(line: 28, column: 93, scope: !3311, inlinedAt: !3312)
!3359 = !DILocation(line: 28, column: 5, scope: !3311, inlinedAt: !3312)
!3360 = !DILocation(line: 28, column: 14, scope: !3311, inlinedAt: !3312)
!3361 = !DILocation(line: 28, column: 23, scope: !3311, inlinedAt: !3312)
!3362 = !DILocation(line: 28, column: 32, scope: !3311, inlinedAt: !3312)
!3363 = !DILocation(line: 29, column: 37, scope: !3311, inlinedAt: !3312)
!3364 = !DILocation(line: 29, column: 53, scope: !3311, inlinedAt: !3312)
!3365 = !DILocation(line: 29, column: 69, scope: !3311, inlinedAt: !3312)
!3366 = !DILocation(line: 29, column: 5, scope: !3311, inlinedAt: !3312)
!3367 = !DILocation(line: 29, column: 14, scope: !3311, inlinedAt: !3312)
!3368 = !DILocation(line: 29, column: 23, scope: !3311, inlinedAt: !3312)
!3369 = !DILocation(line: 30, column: 38, scope: !3311, inlinedAt: !3312)
!3370 = !DILocation(line: 30, column: 54, scope: !3311, inlinedAt: !3312)
!3371 = !DILocation(line: 30, column: 70, scope: !3311, inlinedAt: !3312)
!3372 = !DILocation(line: 30, column: 5, scope: !3311, inlinedAt: !3312)
!3373 = !DILocation(line: 30, column: 14, scope: !3311, inlinedAt: !3312)
!3374 = !DILocation(line: 30, column: 23, scope: !3311, inlinedAt: !3312)
!3375 = !DILocation(line: 31, column: 21, scope: !3311, inlinedAt: !3312)
!3376 = !DILocation(line: 31, column: 5, scope: !3311, inlinedAt: !3312)
!3377 = !DILocation(line: 32, column: 38, scope: !3311, inlinedAt: !3312)
!3378 = !DILocation(line: 32, column: 55, scope: !3311, inlinedAt: !3312)
!3379 = !DILocation(line: 32, column: 72, scope: !3311, inlinedAt: !3312)
!3380 = !DILocation(line: 32, column: 5, scope: !3311, inlinedAt: !3312)
!3381 = !DILocation(line: 32, column: 14, scope: !3311, inlinedAt: !3312)
!3382 = !DILocation(line: 32, column: 23, scope: !3311, inlinedAt: !3312)
!3383 = !DILocation(line: 33, column: 39, scope: !3311, inlinedAt: !3312)
!3384 = !DILocation(line: 33, column: 57, scope: !3311, inlinedAt: !3312)
!3385 = !DILocation(line: 33, column: 53, scope: !3311, inlinedAt: !3312)
!3386 = !DILocation(line: 33, column: 71, scope: !3311, inlinedAt: !3312)
!3387 = !DILocation(line: 33, column: 5, scope: !3311, inlinedAt: !3312)
!3388 = !DILocation(line: 33, column: 14, scope: !3311, inlinedAt: !3312)
!3389 = !DILocation(line: 33, column: 23, scope: !3311, inlinedAt: !3312)
!3390 = !DILocation(line: 34, column: 28, scope: !3311, inlinedAt: !3312)
!3391 = !DILocation(line: 34, column: 50, scope: !3311, inlinedAt: !3312)
!3392 = !DILocation(line: 34, column: 5, scope: !3311, inlinedAt: !3312)
!3393 = !DILocation(line: 34, column: 14, scope: !3311, inlinedAt: !3312)
!3394 = !DILocation(line: 35, column: 28, scope: !3311, inlinedAt: !3312)
!3395 = !DILocation(line: 35, column: 45, scope: !3311, inlinedAt: !3312)
!3396 = !DILocation(line: 35, column: 5, scope: !3311, inlinedAt: !3312)
!3397 = !DILocation(line: 35, column: 14, scope: !3311, inlinedAt: !3312)
!3398 = !DILocation(line: 36, column: 5, scope: !3311, inlinedAt: !3312)
!3399 = !DILocation(line: 36, column: 14, scope: !3311, inlinedAt: !3312)
!3400 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !854, file: !854, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3401 = !DILocation(line: 299, column: 6, scope: !3400)
!3402 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3403 = !DILocation(line: 300, column: 9, scope: !3400)
!3404 = !DILocation(line: 15, column: 23, scope: !3402, inlinedAt: !3403)
!3405 = !DILocation(line: 16, column: 14, scope: !3402, inlinedAt: !3403)
!3406 = !DILocation(line: 16, column: 8, scope: !3402, inlinedAt: !3403)
!3407 = !DILocation(line: 17, column: 25, scope: !3402, inlinedAt: !3403)
!3408 = !DILocation(line: 17, column: 15, scope: !3402, inlinedAt: !3403)
!3409 = !DILocation(line: 18, column: 25, scope: !3402, inlinedAt: !3403)
!3410 = !DILocation(line: 18, column: 15, scope: !3402, inlinedAt: !3403)
!3411 = !DILocation(line: 19, column: 25, scope: !3402, inlinedAt: !3403)
!3412 = !DILocation(line: 19, column: 15, scope: !3402, inlinedAt: !3403)
!3413 = !DILocation(line: 20, column: 25, scope: !3402, inlinedAt: !3403)
!3414 = !DILocation(line: 20, column: 15, scope: !3402, inlinedAt: !3403)
!3415 = !DILocation(line: 21, column: 42, scope: !3402, inlinedAt: !3403)
!3416 = !DILocation(line: 21, column: 32, scope: !3402, inlinedAt: !3403)
!3417 = !DILocation(line: 21, column: 5, scope: !3402, inlinedAt: !3403)
!3418 = !DILocation(line: 22, column: 29, scope: !3402, inlinedAt: !3403)
!3419 = !DILocation(line: 22, column: 19, scope: !3402, inlinedAt: !3403)
!3420 = !DILocation(line: 22, column: 34, scope: !3402, inlinedAt: !3403)
!3421 = !DILocation(line: 23, column: 26, scope: !3402, inlinedAt: !3403)
!3422 = !DILocation(line: 23, column: 18, scope: !3402, inlinedAt: !3403)
!3423 = distinct !DISubprogram(name: "FloatsFloat64", scope: !854, file: !854, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3424 = !DILocation(line: 306, column: 6, scope: !3423)
!3425 = !DILocation(line: 307, column: 32, scope: !3423)
!3426 = !DILocation(line: 308, column: 15, scope: !3423)
!3427 = !DILocation(line: 308, column: 31, scope: !3423)
!3428 = !DILocation(line: 308, column: 34, scope: !3423)
!3429 = !DILocation(line: 308, column: 13, scope: !3423)
!3430 = !DILocation(line: 308, column: 51, scope: !3423)
!3431 = !DILocation(line: 308, column: 57, scope: !3423)
!3432 = distinct !DISubprogram(name: "Floats", scope: !3173, file: !3173, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3433 = !DILocation(line: 308, column: 9, scope: !3423)
!3434 = !DILocation(line: 15, column: 36, scope: !3432, inlinedAt: !3433)
!3435 = !DILocation(line: 15, column: 41, scope: !3432, inlinedAt: !3433)
!3436 = !DILocation(line: 15, column: 46, scope: !3432, inlinedAt: !3433)
!3437 = !DILocation(line: 15, column: 51, scope: !3432, inlinedAt: !3433)
!3438 = !DILocation(line: 15, column: 5, scope: !3432, inlinedAt: !3433)
!3439 = !DILocation(line: 15, column: 13, scope: !3432, inlinedAt: !3433)
!3440 = !DILocation(line: 15, column: 21, scope: !3432, inlinedAt: !3433)
!3441 = !DILocation(line: 15, column: 29, scope: !3432, inlinedAt: !3433)
!3442 = !DILocation(line: 16, column: 19, scope: !3432, inlinedAt: !3433)
!3443 = !DILocation(line: 16, column: 5, scope: !3432, inlinedAt: !3433)
!3444 = !DILocation(line: 16, column: 13, scope: !3432, inlinedAt: !3433)
!3445 = !DILocation(line: 17, column: 36, scope: !3432, inlinedAt: !3433)
!3446 = !DILocation(line: 17, column: 33, scope: !3432, inlinedAt: !3433)
!3447 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3446)
!3448 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3446)
!3449 = !DILocation(line: 17, column: 52, scope: !3432, inlinedAt: !3433)
!3450 = !DILocation(line: 17, column: 49, scope: !3432, inlinedAt: !3433)
!3451 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3450)
!3452 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3450)
!3453 = !DILocation(line: 17, column: 68, scope: !3432, inlinedAt: !3433)
!3454 = !DILocation(line: 17, column: 65, scope: !3432, inlinedAt: !3433)
!3455 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3454)
!3456 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3454)
!3457 = !DILocation(line: 17, column: 5, scope: !3432, inlinedAt: !3433)
!3458 = !DILocation(line: 17, column: 13, scope: !3432, inlinedAt: !3433)
!3459 = !DILocation(line: 17, column: 21, scope: !3432, inlinedAt: !3433)
!3460 = !DILocation(line: 18, column: 38, scope: !3432, inlinedAt: !3433)
!3461 = !DILocation(line: 18, column: 35, scope: !3432, inlinedAt: !3433)
!3462 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3461)
!3463 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3461)
!3464 = !DILocation(line: 18, column: 54, scope: !3432, inlinedAt: !3433)
!3465 = !DILocation(line: 18, column: 51, scope: !3432, inlinedAt: !3433)
!3466 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3465)
!3467 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3465)
!3468 = !DILocation(line: 18, column: 69, scope: !3432, inlinedAt: !3433)
!3469 = !DILocation(line: 18, column: 66, scope: !3432, inlinedAt: !3433)
!3470 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3469)
!3471 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3469)
!3472 = !DILocation(line: 18, column: 5, scope: !3432, inlinedAt: !3433)
!3473 = !DILocation(line: 18, column: 13, scope: !3432, inlinedAt: !3433)
!3474 = !DILocation(line: 18, column: 22, scope: !3432, inlinedAt: !3433)
!3475 = !DILocation(line: 19, column: 24, scope: !3432, inlinedAt: !3433)
!3476 = !DILocation(line: 19, column: 35, scope: !3432, inlinedAt: !3433)
!3477 = !DILocation(line: 19, column: 5, scope: !3432, inlinedAt: !3433)
!3478 = !DILocation(line: 19, column: 14, scope: !3432, inlinedAt: !3433)
!3479 = !DILocation(line: 20, column: 15, scope: !3432, inlinedAt: !3433)
!3480 = !DILocation(line: 20, column: 19, scope: !3432, inlinedAt: !3433)
!3481 = !DILocation(line: 20, column: 5, scope: !3432, inlinedAt: !3433)
!3482 = !DILocation(line: 21, column: 14, scope: !3432, inlinedAt: !3433)
!3483 = !DILocation(line: 21, column: 5, scope: !3432, inlinedAt: !3433)
!3484 = !DILocation(line: 22, column: 30, scope: !3432, inlinedAt: !3433)
!3485 = !DILocation(line: 22, column: 22, scope: !3432, inlinedAt: !3433)
!3486 = !DILocation(line: 22, column: 5, scope: !3432, inlinedAt: !3433)
!3487 = !DILocation(line: 22, column: 14, scope: !3432, inlinedAt: !3433)
!3488 = !DILocation(line: 23, column: 5, scope: !3432, inlinedAt: !3433)
!3489 = !DILocation(line: 24, column: 5, scope: !3432, inlinedAt: !3433)
!3490 = !DILocation(line: 24, column: 2, scope: !3432, inlinedAt: !3433)
!3491 = !DILocation(line: 25, column: 5, scope: !3432, inlinedAt: !3433)
!3492 = !DILocation(line: 25, column: 2, scope: !3432, inlinedAt: !3433)
!3493 = !DILocation(line: 26, column: 18, scope: !3432, inlinedAt: !3433)
!3494 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3493)
!3495 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3493)
!3496 = !DILocation(line: 26, column: 5, scope: !3432, inlinedAt: !3433)
!3497 = !DILocation(line: 27, column: 21, scope: !3432, inlinedAt: !3433)
!3498 = !DILocation(line: 27, column: 18, scope: !3432, inlinedAt: !3433)
!3499 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3498)
!3500 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3498)
!3501 = !DILocation(line: 27, column: 5, scope: !3432, inlinedAt: !3433)
!3502 = !DILocation(line: 29, column: 22, scope: !3432, inlinedAt: !3433)
!3503 = !DILocation(line: 29, column: 31, scope: !3432, inlinedAt: !3433)
!3504 = !DILocation(line: 29, column: 5, scope: !3432, inlinedAt: !3433)
!3505 = !DILocation(line: 29, column: 14, scope: !3432, inlinedAt: !3433)
!3506 = !DILocation(line: 30, column: 17, scope: !3432, inlinedAt: !3433)
!3507 = !DILocation(line: 30, column: 5, scope: !3432, inlinedAt: !3433)
!3508 = !DILocation(line: 31, column: 5, scope: !3432, inlinedAt: !3433)
!3509 = !DILocation(line: 32, column: 14, scope: !3432, inlinedAt: !3433)
!3510 = !DILocation(line: 32, column: 5, scope: !3432, inlinedAt: !3433)
!3511 = !DILocation(line: 33, column: 18, scope: !3432, inlinedAt: !3433)
!3512 = !DILocation(line: 10, column: 6, scope: !666, inlinedAt: !3511)
!3513 = !DILocation(line: 14, column: 2, scope: !666, inlinedAt: !3511)
!3514 = !DILocation(line: 33, column: 5, scope: !3432, inlinedAt: !3433)
!3515 = !DILocation(line: 34, column: 51, scope: !3432, inlinedAt: !3433)
!3516 = !DILocation(line: 34, column: 34, scope: !3432, inlinedAt: !3433)
!3517 = !DILocation(line: 34, column: 5, scope: !3432, inlinedAt: !3433)
!3518 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !854, file: !854, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3519 = !DILocation(line: 315, column: 6, scope: !3518)
!3520 = !DILocation(line: 316, column: 32, scope: !3518)
!3521 = !DILocation(line: 317, column: 20, scope: !3518)
!3522 = !DILocation(line: 317, column: 41, scope: !3518)
!3523 = !DILocation(line: 317, column: 44, scope: !3518)
!3524 = !DILocation(line: 317, column: 18, scope: !3518)
!3525 = !DILocation(line: 317, column: 66, scope: !3518)
!3526 = distinct !DISubprogram(name: "FloatToInts", scope: !3173, file: !3173, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3527 = !DILocation(line: 317, column: 14, scope: !3518)
!3528 = !DILocation(line: 39, column: 37, scope: !3526, inlinedAt: !3527)
!3529 = !DILocation(line: 39, column: 32, scope: !3526, inlinedAt: !3527)
!3530 = !DILocation(line: 39, column: 54, scope: !3526, inlinedAt: !3527)
!3531 = !DILocation(line: 39, column: 48, scope: !3526, inlinedAt: !3527)
!3532 = !DILocation(line: 39, column: 71, scope: !3526, inlinedAt: !3527)
!3533 = !DILocation(line: 39, column: 65, scope: !3526, inlinedAt: !3527)
!3534 = !DILocation(line: 39, column: 5, scope: !3526, inlinedAt: !3527)
!3535 = !DILocation(line: 39, column: 13, scope: !3526, inlinedAt: !3527)
!3536 = !DILocation(line: 39, column: 21, scope: !3526, inlinedAt: !3527)
!3537 = !DILocation(line: 40, column: 24, scope: !3526, inlinedAt: !3527)
!3538 = !DILocation(line: 40, column: 5, scope: !3526, inlinedAt: !3527)
!3539 = !DILocation(line: 40, column: 13, scope: !3526, inlinedAt: !3527)
!3540 = !DILocation(line: 42, column: 7, scope: !3526, inlinedAt: !3527)
!3541 = !DILocation(line: 43, column: 7, scope: !3526, inlinedAt: !3527)
!3542 = !DILocation(line: 41, column: 2, scope: !3526, inlinedAt: !3527)
!3543 = !DILocation(line: 45, column: 38, scope: !3526, inlinedAt: !3527)
!3544 = !DILocation(line: 45, column: 32, scope: !3526, inlinedAt: !3527)
!3545 = !DILocation(line: 45, column: 56, scope: !3526, inlinedAt: !3527)
!3546 = !DILocation(line: 45, column: 49, scope: !3526, inlinedAt: !3527)
!3547 = !DILocation(line: 45, column: 74, scope: !3526, inlinedAt: !3527)
!3548 = !DILocation(line: 45, column: 67, scope: !3526, inlinedAt: !3527)
!3549 = !DILocation(line: 45, column: 5, scope: !3526, inlinedAt: !3527)
!3550 = !DILocation(line: 45, column: 13, scope: !3526, inlinedAt: !3527)
!3551 = !DILocation(line: 45, column: 21, scope: !3526, inlinedAt: !3527)
!3552 = !DILocation(line: 46, column: 31, scope: !3526, inlinedAt: !3527)
!3553 = !DILocation(line: 46, column: 24, scope: !3526, inlinedAt: !3527)
!3554 = !DILocation(line: 46, column: 5, scope: !3526, inlinedAt: !3527)
!3555 = !DILocation(line: 46, column: 13, scope: !3526, inlinedAt: !3527)
!3556 = distinct !DISubprogram(name: "MathFloat64", scope: !854, file: !854, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3557 = !DILocation(line: 324, column: 6, scope: !3556)
!3558 = !DILocation(line: 325, column: 32, scope: !3556)
!3559 = !DILocation(line: 326, column: 13, scope: !3556)
!3560 = !DILocation(line: 326, column: 28, scope: !3556)
!3561 = !DILocation(line: 326, column: 31, scope: !3556)
!3562 = !DILocation(line: 326, column: 11, scope: !3556)
!3563 = !DILocation(line: 326, column: 47, scope: !3556)
!3564 = !DILocation(line: 326, column: 53, scope: !3556)
!3565 = distinct !DISubprogram(name: "Math", scope: !628, file: !628, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3566 = !DILocation(line: 326, column: 7, scope: !3556)
!3567 = !DILocation(line: 16, column: 16, scope: !3565, inlinedAt: !3566)
!3568 = !DILocation(line: 16, column: 20, scope: !3565, inlinedAt: !3566)
!3569 = !DILocation(line: 17, column: 26, scope: !3565, inlinedAt: !3566)
!3570 = !DILocation(line: 17, column: 12, scope: !3565, inlinedAt: !3566)
!3571 = !DILocation(line: 18, column: 18, scope: !3565, inlinedAt: !3566)
!3572 = !DILocation(line: 19, column: 27, scope: !3565, inlinedAt: !3566)
!3573 = !DILocation(line: 19, column: 5, scope: !3565, inlinedAt: !3566)
!3574 = !DILocation(line: 19, column: 13, scope: !3565, inlinedAt: !3566)
!3575 = !DILocation(line: 20, column: 36, scope: !3565, inlinedAt: !3566)
!3576 = !DILocation(line: 20, column: 49, scope: !3565, inlinedAt: !3566)
!3577 = !DILocation(line: 20, column: 63, scope: !3565, inlinedAt: !3566)
!3578 = !DILocation(line: 20, column: 5, scope: !3565, inlinedAt: !3566)
!3579 = !DILocation(line: 20, column: 13, scope: !3565, inlinedAt: !3566)
!3580 = !DILocation(line: 20, column: 21, scope: !3565, inlinedAt: !3566)
!3581 = !DILocation(line: 21, column: 28, scope: !3565, inlinedAt: !3566)
!3582 = !DILocation(line: 21, column: 48, scope: !3565, inlinedAt: !3566)
!3583 = !DILocation(line: 21, column: 5, scope: !3565, inlinedAt: !3566)
!3584 = !DILocation(line: 21, column: 13, scope: !3565, inlinedAt: !3566)
!3585 = !DILocation(line: 22, column: 26, scope: !3565, inlinedAt: !3566)
!3586 = !DILocation(line: 22, column: 41, scope: !3565, inlinedAt: !3566)
!3587 = !DILocation(line: 22, column: 5, scope: !3565, inlinedAt: !3566)
!3588 = !DILocation(line: 22, column: 13, scope: !3565, inlinedAt: !3566)
!3589 = !DILocation(line: 23, column: 27, scope: !3565, inlinedAt: !3566)
!3590 = !DILocation(line: 23, column: 47, scope: !3565, inlinedAt: !3566)
!3591 = !DILocation(line: 23, column: 5, scope: !3565, inlinedAt: !3566)
!3592 = !DILocation(line: 23, column: 13, scope: !3565, inlinedAt: !3566)
!3593 = !DILocation(line: 24, column: 19, scope: !3565, inlinedAt: !3566)
!3594 = !DILocation(line: 24, column: 5, scope: !3565, inlinedAt: !3566)
!3595 = !DILocation(line: 25, column: 28, scope: !3565, inlinedAt: !3566)
!3596 = !DILocation(line: 25, column: 51, scope: !3565, inlinedAt: !3566)
!3597 = !DILocation(line: 25, column: 5, scope: !3565, inlinedAt: !3566)
!3598 = !DILocation(line: 25, column: 14, scope: !3565, inlinedAt: !3566)
!3599 = !DILocation(line: 26, column: 30, scope: !3565, inlinedAt: !3566)
!3600 = !DILocation(line: 26, column: 45, scope: !3565, inlinedAt: !3566)
!3601 = !DILocation(line: 26, column: 5, scope: !3565, inlinedAt: !3566)
!3602 = !DILocation(line: 26, column: 14, scope: !3565, inlinedAt: !3566)
!3603 = !DILocation(line: 27, column: 37, scope: !3565, inlinedAt: !3566)
!3604 = !DILocation(line: 27, column: 54, scope: !3565, inlinedAt: !3566)
!3605 = !DILocation(line: 27, column: 72, scope: !3565, inlinedAt: !3566)
!3606 = !DILocation(line: 27, column: 5, scope: !3565, inlinedAt: !3566)
!3607 = !DILocation(line: 27, column: 14, scope: !3565, inlinedAt: !3566)
!3608 = !DILocation(line: 27, column: 23, scope: !3565, inlinedAt: !3566)
!3609 = !DILocation(line: 28, column: 46, scope: !3565, inlinedAt: !3566)
!3610 = !DILocation(line: 28, column: 61, scope: !3565, inlinedAt: !3566)
!3611 = !DILocation(line: 28, column: 77, scope: !3565, inlinedAt: !3566)
!3612 = !DILocation(line: 28, column: 93, scope: !3565, inlinedAt: !3566)
!3613 = !DILocation(line: 28, column: 5, scope: !3565, inlinedAt: !3566)
!3614 = !DILocation(line: 28, column: 14, scope: !3565, inlinedAt: !3566)
!3615 = !DILocation(line: 28, column: 23, scope: !3565, inlinedAt: !3566)
!3616 = !DILocation(line: 28, column: 32, scope: !3565, inlinedAt: !3566)
!3617 = !DILocation(line: 29, column: 37, scope: !3565, inlinedAt: !3566)
!3618 = !DILocation(line: 29, column: 53, scope: !3565, inlinedAt: !3566)
!3619 = !DILocation(line: 29, column: 69, scope: !3565, inlinedAt: !3566)
!3620 = !DILocation(line: 29, column: 5, scope: !3565, inlinedAt: !3566)
!3621 = !DILocation(line: 29, column: 14, scope: !3565, inlinedAt: !3566)
!3622 = !DILocation(line: 29, column: 23, scope: !3565, inlinedAt: !3566)
!3623 = !DILocation(line: 30, column: 38, scope: !3565, inlinedAt: !3566)
!3624 = !DILocation(line: 30, column: 54, scope: !3565, inlinedAt: !3566)
!3625 = !DILocation(line: 30, column: 70, scope: !3565, inlinedAt: !3566)
!3626 = !DILocation(line: 30, column: 5, scope: !3565, inlinedAt: !3566)
!3627 = !DILocation(line: 30, column: 14, scope: !3565, inlinedAt: !3566)
!3628 = !DILocation(line: 30, column: 23, scope: !3565, inlinedAt: !3566)
!3629 = !DILocation(line: 31, column: 21, scope: !3565, inlinedAt: !3566)
!3630 = !DILocation(line: 31, column: 5, scope: !3565, inlinedAt: !3566)
!3631 = !DILocation(line: 32, column: 38, scope: !3565, inlinedAt: !3566)
!3632 = !DILocation(line: 32, column: 55, scope: !3565, inlinedAt: !3566)
!3633 = !DILocation(line: 32, column: 72, scope: !3565, inlinedAt: !3566)
!3634 = !DILocation(line: 32, column: 5, scope: !3565, inlinedAt: !3566)
!3635 = !DILocation(line: 32, column: 14, scope: !3565, inlinedAt: !3566)
!3636 = !DILocation(line: 32, column: 23, scope: !3565, inlinedAt: !3566)
!3637 = !DILocation(line: 33, column: 39, scope: !3565, inlinedAt: !3566)
!3638 = !DILocation(line: 33, column: 57, scope: !3565, inlinedAt: !3566)
!3639 = !DILocation(line: 33, column: 53, scope: !3565, inlinedAt: !3566)
!3640 = !DILocation(line: 33, column: 71, scope: !3565, inlinedAt: !3566)
!3641 = !DILocation(line: 33, column: 5, scope: !3565, inlinedAt: !3566)
!3642 = !DILocation(line: 33, column: 14, scope: !3565, inlinedAt: !3566)
!3643 = !DILocation(line: 33, column: 23, scope: !3565, inlinedAt: !3566)
!3644 = !DILocation(line: 34, column: 28, scope: !3565, inlinedAt: !3566)
!3645 = !DILocation(line: 34, column: 50, scope: !3565, inlinedAt: !3566)
!3646 = !DILocation(line: 34, column: 5, scope: !3565, inlinedAt: !3566)
!3647 = !DILocation(line: 34, column: 14, scope: !3565, inlinedAt: !3566)
!3648 = !DILocation(line: 35, column: 28, scope: !3565, inlinedAt: !3566)
!3649 = !DILocation(line: 35, column: 45, scope: !3565, inlinedAt: !3566)
!3650 = !DILocation(line: 35, column: 5, scope: !3565, inlinedAt: !3566)
!3651 = !DILocation(line: 35, column: 14, scope: !3565, inlinedAt: !3566)
!3652 = !DILocation(line: 36, column: 5, scope: !3565, inlinedAt: !3566)
!3653 = !DILocation(line: 36, column: 14, scope: !3565, inlinedAt: !3566)
!3654 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !854, file: !854, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3655 = !DILocation(line: 333, column: 6, scope: !3654)
!3656 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3657 = !DILocation(line: 334, column: 9, scope: !3654)
!3658 = !DILocation(line: 15, column: 23, scope: !3656, inlinedAt: !3657)
!3659 = !DILocation(line: 16, column: 14, scope: !3656, inlinedAt: !3657)
!3660 = !DILocation(line: 16, column: 8, scope: !3656, inlinedAt: !3657)
!3661 = !DILocation(line: 17, column: 25, scope: !3656, inlinedAt: !3657)
!3662 = !DILocation(line: 17, column: 15, scope: !3656, inlinedAt: !3657)
!3663 = !DILocation(line: 18, column: 25, scope: !3656, inlinedAt: !3657)
!3664 = !DILocation(line: 18, column: 15, scope: !3656, inlinedAt: !3657)
!3665 = !DILocation(line: 19, column: 25, scope: !3656, inlinedAt: !3657)
!3666 = !DILocation(line: 19, column: 15, scope: !3656, inlinedAt: !3657)
!3667 = !DILocation(line: 20, column: 25, scope: !3656, inlinedAt: !3657)
!3668 = !DILocation(line: 20, column: 15, scope: !3656, inlinedAt: !3657)
!3669 = !DILocation(line: 21, column: 42, scope: !3656, inlinedAt: !3657)
!3670 = !DILocation(line: 21, column: 32, scope: !3656, inlinedAt: !3657)
!3671 = !DILocation(line: 21, column: 5, scope: !3656, inlinedAt: !3657)
!3672 = !DILocation(line: 22, column: 29, scope: !3656, inlinedAt: !3657)
!3673 = !DILocation(line: 22, column: 19, scope: !3656, inlinedAt: !3657)
!3674 = !DILocation(line: 22, column: 34, scope: !3656, inlinedAt: !3657)
!3675 = !DILocation(line: 23, column: 26, scope: !3656, inlinedAt: !3657)
!3676 = !DILocation(line: 23, column: 18, scope: !3656, inlinedAt: !3657)
!3677 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3678 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3679 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3680 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3681 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3682 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3683 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3684 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3685 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3686 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3687 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3688 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3689 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3690 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3691 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3692 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3693 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3694 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3695 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3696 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3697 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3698 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3699 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3700 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3701 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3702 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3703 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3704 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3705 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3706 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3707 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3708 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3709 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3710 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3711 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3712 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3713 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3714 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3715 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3716 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3717 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3718 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3719 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3720 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3721 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3722 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3723 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3724 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3725 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3726 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3727 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3728 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3729 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3730 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3731 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3732 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3733 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3734 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3735 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3736 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3737 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3738 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3739 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3740 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3741 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3742 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3743 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
