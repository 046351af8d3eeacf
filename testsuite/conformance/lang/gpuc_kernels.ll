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
	%35 = phi i64 [ %29, %b0 ], [ %116, %b8 ], !dbg !621
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
	%60 = call double @__nv_fmax(double %43, double %46), !dbg !643
	%61 = bitcast double %43 to i64, !dbg !643
	%62 = bitcast double %46 to i64, !dbg !643
	%63 = and i64 %61, %62, !dbg !643
	%64 = fcmp oeq double %43, %46, !dbg !643
	%65 = bitcast i64 %63 to double, !dbg !643
	%66 = select i1 %64, double %65, double %60, !dbg !643
	%67 = fcmp uno double %43, %46, !dbg !643
	%68 = select i1 %67, double 0x7FF8000000000000, double %66, !dbg !643
	%69 = call double @__nv_fmin(double %43, double %46), !dbg !644
	%70 = bitcast double %43 to i64, !dbg !644
	%71 = bitcast double %46 to i64, !dbg !644
	%72 = or i64 %70, %71, !dbg !644
	%73 = fcmp oeq double %43, %46, !dbg !644
	%74 = bitcast i64 %72 to double, !dbg !644
	%75 = select i1 %73, double %74, double %69, !dbg !644
	%76 = fcmp uno double %43, %46, !dbg !644
	%77 = select i1 %76, double 0x7FF8000000000000, double %75, !dbg !644
	%78 = getelementptr inbounds double, double* %41, i64 6, !dbg !645
	store double %68, double* %78, align 8, !dbg !645
	%79 = getelementptr inbounds double, double* %41, i64 7, !dbg !646
	store double %77, double* %79, align 8, !dbg !646
	%80 = call double @__nv_copysign(double %43, double %46), !dbg !647
	%81 = call double @__nv_fdim(double %43, double %46), !dbg !648
	%82 = getelementptr inbounds double, double* %41, i64 8, !dbg !649
	store double %80, double* %82, align 8, !dbg !649
	%83 = getelementptr inbounds double, double* %41, i64 9, !dbg !650
	store double %81, double* %83, align 8, !dbg !650
	%84 = getelementptr inbounds double, double* %41, i64 10, !dbg !651
	store double 0x7FF0000000000000, double* %84, align 8, !dbg !651
	%85 = getelementptr inbounds double, double* %41, i64 11, !dbg !652
	store double 0xFFF0000000000000, double* %85, align 8, !dbg !652
	%86 = getelementptr inbounds double, double* %41, i64 12, !dbg !653
	store double 0x7FF8000000000000, double* %86, align 8, !dbg !653
	%87 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !654
	%88 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !654
	%89 = or i1 %87, %88, !dbg !654
	br i1 %89, label %b4, label %b3, !dbg !658

b3:
	br label %b4, !dbg !659

b4:
	%90 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !660
	br i1 %87, label %b6, label %b5, !dbg !662

b5:
	br label %b6, !dbg !663

b6:
	%91 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !664
	%92 = fcmp une double %43, %43, !dbg !664
	br i1 %92, label %b8, label %b7, !dbg !666

b7:
	br label %b8, !dbg !667

b8:
	%93 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !668
	%94 = getelementptr inbounds double, double* %41, i64 13, !dbg !668
	store double %90, double* %94, align 8, !dbg !668
	%95 = getelementptr inbounds double, double* %41, i64 14, !dbg !669
	store double %91, double* %95, align 8, !dbg !669
	%96 = getelementptr inbounds double, double* %41, i64 15, !dbg !670
	store double %93, double* %96, align 8, !dbg !670
	%97 = bitcast double %43 to i64, !dbg !671
	%98 = and i64 %97, 9223372036854775807, !dbg !672
	%99 = bitcast i64 %98 to double, !dbg !673
	%100 = getelementptr inbounds double, double* %41, i64 16, !dbg !674
	store double %99, double* %100, align 8, !dbg !674
	%101 = fptrunc double %43 to float, !dbg !675
	%102 = bitcast float %101 to i32, !dbg !676
	%103 = xor i32 %102, -2147483648, !dbg !677
	%104 = bitcast i32 %103 to float, !dbg !678
	%105 = fpext float %104 to double, !dbg !679
	%106 = getelementptr inbounds double, double* %41, i64 17, !dbg !680
	store double %105, double* %106, align 8, !dbg !680
	%107 = call double @__nv_fmod(double %43, double 3.000000e+00), !dbg !681
	%108 = call double @__nv_fma(double %43, double %46, double 1.000000e+00), !dbg !682
	%109 = getelementptr inbounds double, double* %41, i64 18, !dbg !683
	store double %107, double* %109, align 8, !dbg !683
	%110 = getelementptr inbounds double, double* %41, i64 19, !dbg !684
	store double %108, double* %110, align 8, !dbg !684
	%111 = getelementptr inbounds double, double* %41, i64 20, !dbg !685
	store double 0x400921FB54442D18, double* %111, align 8, !dbg !685
	%112 = getelementptr inbounds double, double* %41, i64 21, !dbg !686
	store double 0x7FEFFFFFFFFFFFFF, double* %112, align 8, !dbg !686
	%113 = call double @__nv_remainder(double %43, double 3.000000e+00), !dbg !687
	%114 = getelementptr inbounds double, double* %41, i64 22, !dbg !688
	store double %113, double* %114, align 8, !dbg !688
	%115 = getelementptr inbounds double, double* %41, i64 23, !dbg !689
	store double 0x41DFFFFFFFC00000, double* %115, align 8, !dbg !689
	%116 = add i64 %35, %34, !dbg !621
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

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !845 {
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
	%35 = phi i64 [ %29, %b0 ], [ %180, %b23 ], !dbg !847
	%36 = icmp slt i64 %35, %p3, !dbg !847
	br i1 %36, label %b2, label %b24, !dbg !847

b2:
	%37 = mul i64 %35, 40, !dbg !848
	%38 = add i64 %35, 1, !dbg !849
	%39 = mul i64 %38, 40, !dbg !850
	%40 = icmp ugt i64 %39, %p1, !dbg !851
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !851, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !851
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !851, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !851
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !852
	%44 = load i8, i8* %43, align 1, !dbg !852
	%45 = icmp uge i64 %35, %p5, !dbg !853
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !853, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !853
	%47 = load i8, i8* %46, align 1, !dbg !853
	%48 = icmp uge i64 %35, %p7, !dbg !854
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !854, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !854
	%50 = load i32, i32* %49, align 4, !dbg !854
	%51 = zext i32 %50 to i64, !dbg !855
	%52 = add i8 %44, %47, !dbg !859
	%53 = sub i8 %44, %47, !dbg !860
	%54 = mul i8 %44, %47, !dbg !861
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !862
	store i8 %52, i8* %55, align 1, !dbg !862
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !863
	store i8 %53, i8* %56, align 1, !dbg !863
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !864
	store i8 %54, i8* %57, align 1, !dbg !864
	%58 = and i8 %44, %47, !dbg !865
	%59 = or i8 %44, %47, !dbg !866
	%60 = xor i8 %44, %47, !dbg !867
	%61 = xor i8 %47, -1, !dbg !868
	%62 = and i8 %44, %61, !dbg !868
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !869
	store i8 %58, i8* %63, align 1, !dbg !869
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !870
	store i8 %59, i8* %64, align 1, !dbg !870
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !871
	store i8 %60, i8* %65, align 1, !dbg !871
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !872
	store i8 %62, i8* %66, align 1, !dbg !872
	%67 = xor i8 %44, -1, !dbg !873
	%68 = sub i8 0, %44, !dbg !874
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !875
	store i8 %67, i8* %69, align 1, !dbg !875
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !876
	store i8 %68, i8* %70, align 1, !dbg !876
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !877
	store i8 %44, i8* %71, align 1, !dbg !877
	%72 = icmp ult i64 %51, 8, !dbg !878
	%73 = trunc i64 %51 to i8, !dbg !878
	%74 = shl i8 %44, %73, !dbg !878
	%75 = select i1 %72, i8 %74, i8 0, !dbg !878
	%76 = icmp ult i64 %51, 8, !dbg !879
	%77 = trunc i64 %51 to i8, !dbg !879
	%78 = select i1 %76, i8 %77, i8 7, !dbg !879
	%79 = ashr i8 %44, %78, !dbg !879
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !880
	store i8 %75, i8* %80, align 1, !dbg !880
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !881
	store i8 %79, i8* %81, align 1, !dbg !881
	%82 = icmp ult i64 %51, 8, !dbg !883
	%83 = trunc i64 %51 to i8, !dbg !883
	%84 = shl i8 %44, %83, !dbg !883
	%85 = select i1 %82, i8 %84, i8 0, !dbg !883
	%86 = trunc i64 %51 to i8, !dbg !884
	%87 = icmp ult i8 %86, 8, !dbg !885
	%88 = select i1 %87, i8 %86, i8 7, !dbg !885
	%89 = ashr i8 %44, %88, !dbg !885
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !886
	store i8 %85, i8* %90, align 1, !dbg !886
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !887
	store i8 %89, i8* %91, align 1, !dbg !887
	%92 = shl i8 %44, 3, !dbg !888
	%93 = ashr i8 %44, 3, !dbg !889
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !890
	store i8 %92, i8* %94, align 1, !dbg !890
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !891
	store i8 %93, i8* %95, align 1, !dbg !891
	%96 = icmp ult i64 %51, 8, !dbg !892
	%97 = trunc i64 %51 to i8, !dbg !892
	%98 = shl i8 1, %97, !dbg !892
	%99 = select i1 %96, i8 %98, i8 0, !dbg !892
	%100 = urem i64 %51, 8, !dbg !893
	%101 = icmp ult i64 %100, 8, !dbg !894
	%102 = trunc i64 %100 to i8, !dbg !894
	%103 = select i1 %101, i8 %102, i8 7, !dbg !894
	%104 = ashr i8 %47, %103, !dbg !894
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !895
	store i8 %99, i8* %105, align 1, !dbg !895
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !896
	store i8 %104, i8* %106, align 1, !dbg !896
	%107 = icmp ne i8 %47, 0, !dbg !897
	br i1 %107, label %b3, label %b4, !dbg !897

b3:
	%108 = icmp eq i8 %47, -1, !dbg !898
	%109 = select i1 %108, i8 1, i8 %47, !dbg !898
	%110 = sdiv i8 %44, %109, !dbg !898
	%111 = sub i8 0, %44, !dbg !898
	%112 = select i1 %108, i8 %111, i8 %110, !dbg !898
	%113 = icmp eq i8 %47, -1, !dbg !899
	%114 = select i1 %113, i8 1, i8 %47, !dbg !899
	%115 = srem i8 %44, %114, !dbg !899
	%116 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !900
	store i8 %112, i8* %116, align 1, !dbg !900
	%117 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !901
	store i8 %115, i8* %117, align 1, !dbg !901
	br label %b5, !dbg !901

b4:
	%118 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !902
	store i8 0, i8* %118, align 1, !dbg !902
	%119 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !903
	store i8 0, i8* %119, align 1, !dbg !903
	br label %b5, !dbg !903

b5:
	%120 = sdiv i8 %44, 7, !dbg !904
	%121 = srem i8 %44, 7, !dbg !905
	%122 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !906
	store i8 %120, i8* %122, align 1, !dbg !906
	%123 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !907
	store i8 %121, i8* %123, align 1, !dbg !907
	%124 = sdiv i8 %44, 8, !dbg !908
	%125 = srem i8 %44, 8, !dbg !909
	%126 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !910
	store i8 %124, i8* %126, align 1, !dbg !910
	%127 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !911
	store i8 %125, i8* %127, align 1, !dbg !911
	%128 = icmp slt i8 %44, %47, !dbg !912
	%129 = select i1 %128, i8 %44, i8 %47, !dbg !912
	%130 = icmp sgt i8 %44, %47, !dbg !913
	%131 = select i1 %130, i8 %44, i8 %47, !dbg !913
	%132 = icmp sgt i8 %131, 3, !dbg !913
	%133 = select i1 %132, i8 %131, i8 3, !dbg !913
	%134 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !914
	store i8 %129, i8* %134, align 1, !dbg !914
	%135 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !915
	store i8 %133, i8* %135, align 1, !dbg !915
	%136 = icmp eq i8 %44, %47, !dbg !916
	br i1 %136, label %b7, label %b6, !dbg !919

b6:
	br label %b7, !dbg !920

b7:
	%137 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !921
	%138 = icmp ne i8 %44, %47, !dbg !921
	br i1 %138, label %b9, label %b8, !dbg !923

b8:
	br label %b9, !dbg !924

b9:
	%139 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !925
	br i1 %128, label %b11, label %b10, !dbg !927

b10:
	br label %b11, !dbg !928

b11:
	%140 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !929
	%141 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !929
	store i8 %137, i8* %141, align 1, !dbg !929
	%142 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !930
	store i8 %139, i8* %142, align 1, !dbg !930
	%143 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !931
	store i8 %140, i8* %143, align 1, !dbg !931
	%144 = icmp sle i8 %44, %47, !dbg !932
	br i1 %144, label %b13, label %b12, !dbg !934

b12:
	br label %b13, !dbg !935

b13:
	%145 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !936
	br i1 %130, label %b15, label %b14, !dbg !938

b14:
	br label %b15, !dbg !939

b15:
	%146 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !940
	%147 = icmp sge i8 %44, %47, !dbg !940
	br i1 %147, label %b17, label %b16, !dbg !942

b16:
	br label %b17, !dbg !943

b17:
	%148 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !944
	%149 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !944
	store i8 %145, i8* %149, align 1, !dbg !944
	%150 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !945
	store i8 %146, i8* %150, align 1, !dbg !945
	%151 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !946
	store i8 %148, i8* %151, align 1, !dbg !946
	%152 = mul i8 %52, 3, !dbg !947
	%153 = sub i8 %152, 5, !dbg !948
	%154 = xor i8 %153, %44, !dbg !949
	%155 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !950
	store i8 %154, i8* %155, align 1, !dbg !950
	%156 = shl i8 %154, 2, !dbg !951
	%157 = ashr i8 %156, 1, !dbg !952
	%158 = or i8 %157, 1, !dbg !953
	%159 = and i8 %158, -3, !dbg !954
	%160 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !955
	store i8 %159, i8* %160, align 1, !dbg !955
	%161 = sub i8 %159, 1, !dbg !956
	%162 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !957
	store i8 %161, i8* %162, align 1, !dbg !957
	%163 = sub i8 %47, %44, !dbg !958
	%164 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !959
	store i8 %163, i8* %164, align 1, !dbg !959
	br i1 %128, label %b18, label %b19, !dbg !960

b18:
	br i1 %107, label %b21, label %b19, !dbg !961

b19:
	%165 = icmp eq i8 %44, 5, !dbg !962
	br i1 %165, label %b21, label %b20, !dbg !964

b20:
	br label %b21, !dbg !965

b21:
	%166 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !966
	%167 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !966
	store i8 %166, i8* %167, align 1, !dbg !966
	%168 = icmp eq i8 %47, 1, !dbg !967
	%169 = icmp ne i1 %144, %168, !dbg !968
	br i1 %169, label %b23, label %b22, !dbg !970

b22:
	br label %b23, !dbg !971

b23:
	%170 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !972
	%171 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !972
	store i8 %170, i8* %171, align 1, !dbg !972
	%172 = and i64 %51, 3, !dbg !973
	%173 = icmp ult i64 %172, 8, !dbg !974
	%174 = trunc i64 %172 to i8, !dbg !974
	%175 = shl i8 1, %174, !dbg !974
	%176 = select i1 %173, i8 %175, i8 0, !dbg !974
	%177 = add i8 %176, %44, !dbg !975
	%178 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !976
	store i8 %177, i8* %178, align 1, !dbg !976
	%179 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !977
	store i8 -1, i8* %179, align 1, !dbg !977
	%180 = add i64 %35, %34, !dbg !847
	br label %b1, !dbg !847

b24:
	ret void, !dbg !847

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %39, i64 %p1), !dbg !851
	ret void, !dbg !851

b2_fail2:
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !980, !range !10
	%1 = sext i32 %0 to i64, !dbg !980
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !980, !range !12
	%3 = sext i32 %2 to i64, !dbg !980
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !980, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !980, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !980, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !980, !range !13
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
	%40 = icmp ugt i64 %39, %p1, !dbg !984
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !984, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !984
	%42 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !985
	%43 = load i8, i8* %42, align 1, !dbg !985
	%44 = sext i8 %43 to i64, !dbg !988
	%45 = sext i8 %43 to i16, !dbg !989
	%46 = sext i16 %45 to i64, !dbg !990
	%47 = sext i8 %43 to i32, !dbg !991
	%48 = sext i32 %47 to i64, !dbg !992
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !993
	store i64 %44, i64* %49, align 8, !dbg !993
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !994
	store i64 %46, i64* %50, align 8, !dbg !994
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !995
	store i64 %48, i64* %51, align 8, !dbg !995
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !996
	store i64 %44, i64* %52, align 8, !dbg !996
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !997
	store i64 %44, i64* %53, align 8, !dbg !997
	%54 = zext i8 %43 to i64, !dbg !999
	%55 = sext i8 %43 to i16, !dbg !1000
	%56 = zext i16 %55 to i64, !dbg !1001
	%57 = sext i8 %43 to i32, !dbg !1002
	%58 = zext i32 %57 to i64, !dbg !1003
	%59 = sext i8 %43 to i64, !dbg !1004
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1006
	store i64 %54, i64* %60, align 8, !dbg !1006
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1007
	store i64 %56, i64* %61, align 8, !dbg !1007
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1008
	store i64 %58, i64* %62, align 8, !dbg !1008
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1009
	store i64 %59, i64* %63, align 8, !dbg !1009
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1010
	store i64 %59, i64* %64, align 8, !dbg !1010
	%65 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1011
	store i64 %44, i64* %65, align 8, !dbg !1011
	%66 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1012
	store i64 %44, i64* %66, align 8, !dbg !1012
	%67 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1013
	store i64 %44, i64* %67, align 8, !dbg !1013
	%68 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1014
	store i64 %44, i64* %68, align 8, !dbg !1014
	%69 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1015
	store i64 %44, i64* %69, align 8, !dbg !1015
	%70 = ashr i8 %43, 1, !dbg !1016
	%71 = sitofp i8 %70 to float, !dbg !1017
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1018
	%73 = fcmp uno float %71, %71, !dbg !1018
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1018
	%75 = sitofp i8 %70 to double, !dbg !1019
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1020
	%77 = fcmp uno double %75, %75, !dbg !1020
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1020
	%79 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1021
	store i64 %74, i64* %79, align 8, !dbg !1021
	%80 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1022
	store i64 %78, i64* %80, align 8, !dbg !1022
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1023
	%82 = icmp slt i32 %81, -128, !dbg !1023
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1023
	%84 = icmp sgt i32 %83, 127, !dbg !1023
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1023
	%86 = trunc i32 %85 to i8, !dbg !1023
	%87 = sext i8 %86 to i64, !dbg !1024
	%88 = fadd double %75, 7.500000e-01, !dbg !1025
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1026
	%90 = fcmp uno double %88, %88, !dbg !1026
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1026
	%92 = icmp slt i32 %91, -128, !dbg !1026
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1026
	%94 = icmp sgt i32 %93, 127, !dbg !1026
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1026
	%96 = trunc i32 %95 to i8, !dbg !1026
	%97 = sext i8 %96 to i64, !dbg !1027
	%98 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1028
	store i64 %87, i64* %98, align 8, !dbg !1028
	%99 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1029
	store i64 %97, i64* %99, align 8, !dbg !1029
	%100 = fmul double %75, 3.500000e+00, !dbg !1030
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1031
	%102 = fcmp uno double %100, %100, !dbg !1031
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1031
	%104 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1033
	store i64 %103, i64* %104, align 8, !dbg !1033
	%105 = mul i64 %35, 2, !dbg !1034
	%106 = add i64 %105, 2, !dbg !1035
	%107 = icmp ugt i64 %106, %p3, !dbg !1036
	br i1 %107, label %b2_fail2, label %b2_ok2, !dbg !1036, !prof !9

b2_ok2:
	%108 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1036
	%109 = load i8, i8* %42, align 1, !dbg !1037
	%110 = sitofp i8 %109 to float, !dbg !1040
	%111 = fpext float %110 to double, !dbg !1041
	%112 = sitofp i8 %109 to double, !dbg !1042
	%113 = getelementptr inbounds double, double* %108, i64 0, !dbg !1043
	store double %111, double* %113, align 8, !dbg !1043
	%114 = getelementptr inbounds double, double* %108, i64 1, !dbg !1044
	store double %112, double* %114, align 8, !dbg !1044
	%115 = add i64 %35, %34, !dbg !980
	br label %b1, !dbg !980

b3:
	ret void, !dbg !980

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %39, i64 %p1), !dbg !984
	ret void, !dbg !984

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %106, i64 %p3), !dbg !1036
	ret void, !dbg !1036
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1045 {
entry:
	br label %b0, !dbg !1046

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1047, !range !10
	%1 = sext i32 %0 to i64, !dbg !1047
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1047, !range !12
	%3 = sext i32 %2 to i64, !dbg !1047
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1047, !range !12
	%5 = sext i32 %4 to i64, !dbg !1047
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1047, !range !33
	%7 = sext i32 %6 to i64, !dbg !1047
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1047, !range !34
	%9 = sext i32 %8 to i64, !dbg !1047
	%10 = mul i64 %9, %5, !dbg !1047
	%11 = add i64 %3, %10, !dbg !1047
	%12 = mul i64 %7, %11, !dbg !1047
	%13 = add i64 %1, %12, !dbg !1047
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1047, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1047, !range !35
	%16 = mul i32 %14, %15, !dbg !1047
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1047, !range !36
	%18 = mul i32 %16, %17, !dbg !1047
	%19 = sext i32 %18 to i64, !dbg !1047
	%20 = mul i64 %13, %19, !dbg !1047
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1047, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1047, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1047, !range !13
	%24 = mul i32 %15, %23, !dbg !1047
	%25 = add i32 %22, %24, !dbg !1047
	%26 = mul i32 %14, %25, !dbg !1047
	%27 = add i32 %21, %26, !dbg !1047
	%28 = sext i32 %27 to i64, !dbg !1047
	%29 = add i64 %20, %28, !dbg !1047
	%30 = mul i64 %7, %9, !dbg !1047
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1047, !range !34
	%32 = sext i32 %31 to i64, !dbg !1047
	%33 = mul i64 %30, %32, !dbg !1047
	%34 = mul i64 %33, %19, !dbg !1047
	br label %b1, !dbg !1047

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1047
	%36 = icmp slt i64 %35, %p3, !dbg !1047
	br i1 %36, label %b2, label %b24, !dbg !1047

b2:
	%37 = mul i64 %35, 40, !dbg !1048
	%38 = add i64 %35, 1, !dbg !1049
	%39 = mul i64 %38, 40, !dbg !1050
	%40 = icmp ugt i64 %39, %p1, !dbg !1051
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1051, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1051
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1051, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1051
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1052
	%44 = load i16, i16* %43, align 2, !dbg !1052
	%45 = icmp uge i64 %35, %p5, !dbg !1053
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1053, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1053
	%47 = load i16, i16* %46, align 2, !dbg !1053
	%48 = icmp uge i64 %35, %p7, !dbg !1054
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1054, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1054
	%50 = load i32, i32* %49, align 4, !dbg !1054
	%51 = zext i32 %50 to i64, !dbg !1055
	%52 = add i16 %44, %47, !dbg !1058
	%53 = sub i16 %44, %47, !dbg !1059
	%54 = mul i16 %44, %47, !dbg !1060
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !1061
	store i16 %52, i16* %55, align 2, !dbg !1061
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !1062
	store i16 %53, i16* %56, align 2, !dbg !1062
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !1063
	store i16 %54, i16* %57, align 2, !dbg !1063
	%58 = and i16 %44, %47, !dbg !1064
	%59 = or i16 %44, %47, !dbg !1065
	%60 = xor i16 %44, %47, !dbg !1066
	%61 = xor i16 %47, -1, !dbg !1067
	%62 = and i16 %44, %61, !dbg !1067
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !1068
	store i16 %58, i16* %63, align 2, !dbg !1068
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !1069
	store i16 %59, i16* %64, align 2, !dbg !1069
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !1070
	store i16 %60, i16* %65, align 2, !dbg !1070
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !1071
	store i16 %62, i16* %66, align 2, !dbg !1071
	%67 = xor i16 %44, -1, !dbg !1072
	%68 = sub i16 0, %44, !dbg !1073
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !1074
	store i16 %67, i16* %69, align 2, !dbg !1074
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !1075
	store i16 %68, i16* %70, align 2, !dbg !1075
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !1076
	store i16 %44, i16* %71, align 2, !dbg !1076
	%72 = icmp ult i64 %51, 16, !dbg !1077
	%73 = trunc i64 %51 to i16, !dbg !1077
	%74 = shl i16 %44, %73, !dbg !1077
	%75 = select i1 %72, i16 %74, i16 0, !dbg !1077
	%76 = icmp ult i64 %51, 16, !dbg !1078
	%77 = trunc i64 %51 to i16, !dbg !1078
	%78 = select i1 %76, i16 %77, i16 15, !dbg !1078
	%79 = ashr i16 %44, %78, !dbg !1078
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !1079
	store i16 %75, i16* %80, align 2, !dbg !1079
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !1080
	store i16 %79, i16* %81, align 2, !dbg !1080
	%82 = icmp ult i64 %51, 16, !dbg !1082
	%83 = trunc i64 %51 to i16, !dbg !1082
	%84 = shl i16 %44, %83, !dbg !1082
	%85 = select i1 %82, i16 %84, i16 0, !dbg !1082
	%86 = trunc i64 %51 to i8, !dbg !1083
	%87 = zext i8 %86 to i16, !dbg !1084
	%88 = icmp ult i16 %87, 16, !dbg !1084
	%89 = select i1 %88, i16 %87, i16 15, !dbg !1084
	%90 = ashr i16 %44, %89, !dbg !1084
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !1085
	store i16 %85, i16* %91, align 2, !dbg !1085
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !1086
	store i16 %90, i16* %92, align 2, !dbg !1086
	%93 = shl i16 %44, 3, !dbg !1087
	%94 = ashr i16 %44, 3, !dbg !1088
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !1089
	store i16 %93, i16* %95, align 2, !dbg !1089
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !1090
	store i16 %94, i16* %96, align 2, !dbg !1090
	%97 = icmp ult i64 %51, 16, !dbg !1091
	%98 = trunc i64 %51 to i16, !dbg !1091
	%99 = shl i16 1, %98, !dbg !1091
	%100 = select i1 %97, i16 %99, i16 0, !dbg !1091
	%101 = urem i64 %51, 8, !dbg !1092
	%102 = icmp ult i64 %101, 16, !dbg !1093
	%103 = trunc i64 %101 to i16, !dbg !1093
	%104 = select i1 %102, i16 %103, i16 15, !dbg !1093
	%105 = ashr i16 %47, %104, !dbg !1093
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !1094
	store i16 %100, i16* %106, align 2, !dbg !1094
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !1095
	store i16 %105, i16* %107, align 2, !dbg !1095
	%108 = icmp ne i16 %47, 0, !dbg !1096
	br i1 %108, label %b3, label %b4, !dbg !1096

b3:
	%109 = icmp eq i16 %47, -1, !dbg !1097
	%110 = select i1 %109, i16 1, i16 %47, !dbg !1097
	%111 = sdiv i16 %44, %110, !dbg !1097
	%112 = sub i16 0, %44, !dbg !1097
	%113 = select i1 %109, i16 %112, i16 %111, !dbg !1097
	%114 = icmp eq i16 %47, -1, !dbg !1098
	%115 = select i1 %114, i16 1, i16 %47, !dbg !1098
	%116 = srem i16 %44, %115, !dbg !1098
	%117 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1099
	store i16 %113, i16* %117, align 2, !dbg !1099
	%118 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1100
	store i16 %116, i16* %118, align 2, !dbg !1100
	br label %b5, !dbg !1100

b4:
	%119 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !1101
	store i16 0, i16* %119, align 2, !dbg !1101
	%120 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !1102
	store i16 0, i16* %120, align 2, !dbg !1102
	br label %b5, !dbg !1102

b5:
	%121 = sdiv i16 %44, 7, !dbg !1103
	%122 = srem i16 %44, 7, !dbg !1104
	%123 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !1105
	store i16 %121, i16* %123, align 2, !dbg !1105
	%124 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !1106
	store i16 %122, i16* %124, align 2, !dbg !1106
	%125 = sdiv i16 %44, 8, !dbg !1107
	%126 = srem i16 %44, 8, !dbg !1108
	%127 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !1109
	store i16 %125, i16* %127, align 2, !dbg !1109
	%128 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !1110
	store i16 %126, i16* %128, align 2, !dbg !1110
	%129 = icmp slt i16 %44, %47, !dbg !1111
	%130 = select i1 %129, i16 %44, i16 %47, !dbg !1111
	%131 = icmp sgt i16 %44, %47, !dbg !1112
	%132 = select i1 %131, i16 %44, i16 %47, !dbg !1112
	%133 = icmp sgt i16 %132, 3, !dbg !1112
	%134 = select i1 %133, i16 %132, i16 3, !dbg !1112
	%135 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !1113
	store i16 %130, i16* %135, align 2, !dbg !1113
	%136 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !1114
	store i16 %134, i16* %136, align 2, !dbg !1114
	%137 = icmp eq i16 %44, %47, !dbg !1115
	br i1 %137, label %b7, label %b6, !dbg !1118

b6:
	br label %b7, !dbg !1119

b7:
	%138 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1120
	%139 = icmp ne i16 %44, %47, !dbg !1120
	br i1 %139, label %b9, label %b8, !dbg !1122

b8:
	br label %b9, !dbg !1123

b9:
	%140 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1124
	br i1 %129, label %b11, label %b10, !dbg !1126

b10:
	br label %b11, !dbg !1127

b11:
	%141 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1128
	%142 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !1128
	store i16 %138, i16* %142, align 2, !dbg !1128
	%143 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !1129
	store i16 %140, i16* %143, align 2, !dbg !1129
	%144 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !1130
	store i16 %141, i16* %144, align 2, !dbg !1130
	%145 = icmp sle i16 %44, %47, !dbg !1131
	br i1 %145, label %b13, label %b12, !dbg !1133

b12:
	br label %b13, !dbg !1134

b13:
	%146 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1135
	br i1 %131, label %b15, label %b14, !dbg !1137

b14:
	br label %b15, !dbg !1138

b15:
	%147 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1139
	%148 = icmp sge i16 %44, %47, !dbg !1139
	br i1 %148, label %b17, label %b16, !dbg !1141

b16:
	br label %b17, !dbg !1142

b17:
	%149 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1143
	%150 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !1143
	store i16 %146, i16* %150, align 2, !dbg !1143
	%151 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !1144
	store i16 %147, i16* %151, align 2, !dbg !1144
	%152 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !1145
	store i16 %149, i16* %152, align 2, !dbg !1145
	%153 = mul i16 %52, 3, !dbg !1146
	%154 = sub i16 %153, 5, !dbg !1147
	%155 = xor i16 %154, %44, !dbg !1148
	%156 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !1149
	store i16 %155, i16* %156, align 2, !dbg !1149
	%157 = shl i16 %155, 2, !dbg !1150
	%158 = ashr i16 %157, 1, !dbg !1151
	%159 = or i16 %158, 1, !dbg !1152
	%160 = and i16 %159, -3, !dbg !1153
	%161 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !1154
	store i16 %160, i16* %161, align 2, !dbg !1154
	%162 = sub i16 %160, 1, !dbg !1155
	%163 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !1156
	store i16 %162, i16* %163, align 2, !dbg !1156
	%164 = sub i16 %47, %44, !dbg !1157
	%165 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !1158
	store i16 %164, i16* %165, align 2, !dbg !1158
	br i1 %129, label %b18, label %b19, !dbg !1159

b18:
	br i1 %108, label %b21, label %b19, !dbg !1160

b19:
	%166 = icmp eq i16 %44, 5, !dbg !1161
	br i1 %166, label %b21, label %b20, !dbg !1163

b20:
	br label %b21, !dbg !1164

b21:
	%167 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1165
	%168 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !1165
	store i16 %167, i16* %168, align 2, !dbg !1165
	%169 = icmp eq i16 %47, 1, !dbg !1166
	%170 = icmp ne i1 %145, %169, !dbg !1167
	br i1 %170, label %b23, label %b22, !dbg !1169

b22:
	br label %b23, !dbg !1170

b23:
	%171 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1171
	%172 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !1171
	store i16 %171, i16* %172, align 2, !dbg !1171
	%173 = and i64 %51, 3, !dbg !1172
	%174 = icmp ult i64 %173, 16, !dbg !1173
	%175 = trunc i64 %173 to i16, !dbg !1173
	%176 = shl i16 1, %175, !dbg !1173
	%177 = select i1 %174, i16 %176, i16 0, !dbg !1173
	%178 = add i16 %177, %44, !dbg !1174
	%179 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !1175
	store i16 %178, i16* %179, align 2, !dbg !1175
	%180 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !1176
	store i16 -1, i16* %180, align 2, !dbg !1176
	%181 = add i64 %35, %34, !dbg !1047
	br label %b1, !dbg !1047

b24:
	ret void, !dbg !1047

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %39, i64 %p1), !dbg !1051
	ret void, !dbg !1051

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %37, i64 %39), !dbg !1051
	ret void, !dbg !1051

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p5), !dbg !1053
	ret void, !dbg !1053

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %35, i64 %p7), !dbg !1054
	ret void, !dbg !1054
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1177 {
entry:
	br label %b0, !dbg !1178

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1179, !range !10
	%1 = sext i32 %0 to i64, !dbg !1179
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1179, !range !12
	%3 = sext i32 %2 to i64, !dbg !1179
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1179, !range !12
	%5 = sext i32 %4 to i64, !dbg !1179
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1179, !range !33
	%7 = sext i32 %6 to i64, !dbg !1179
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1179, !range !34
	%9 = sext i32 %8 to i64, !dbg !1179
	%10 = mul i64 %9, %5, !dbg !1179
	%11 = add i64 %3, %10, !dbg !1179
	%12 = mul i64 %7, %11, !dbg !1179
	%13 = add i64 %1, %12, !dbg !1179
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1179, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1179, !range !35
	%16 = mul i32 %14, %15, !dbg !1179
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1179, !range !36
	%18 = mul i32 %16, %17, !dbg !1179
	%19 = sext i32 %18 to i64, !dbg !1179
	%20 = mul i64 %13, %19, !dbg !1179
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1179, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1179, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1179, !range !13
	%24 = mul i32 %15, %23, !dbg !1179
	%25 = add i32 %22, %24, !dbg !1179
	%26 = mul i32 %14, %25, !dbg !1179
	%27 = add i32 %21, %26, !dbg !1179
	%28 = sext i32 %27 to i64, !dbg !1179
	%29 = add i64 %20, %28, !dbg !1179
	%30 = mul i64 %7, %9, !dbg !1179
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1179, !range !34
	%32 = sext i32 %31 to i64, !dbg !1179
	%33 = mul i64 %30, %32, !dbg !1179
	%34 = mul i64 %33, %19, !dbg !1179
	br label %b1, !dbg !1179

b1:
	%35 = phi i64 [ %29, %b0 ], [ %119, %b2_ok2 ], !dbg !1179
	%36 = icmp slt i64 %35, %p5, !dbg !1179
	br i1 %36, label %b2, label %b3, !dbg !1179

b2:
	%37 = mul i64 %35, 20, !dbg !1180
	%38 = add i64 %35, 1, !dbg !1181
	%39 = mul i64 %38, 20, !dbg !1182
	%40 = icmp ugt i64 %39, %p1, !dbg !1183
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1183, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1183
	%42 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1184
	%43 = load i16, i16* %42, align 2, !dbg !1184
	%44 = trunc i16 %43 to i8, !dbg !1187
	%45 = sext i8 %44 to i64, !dbg !1188
	%46 = sext i16 %43 to i64, !dbg !1189
	%47 = sext i16 %43 to i32, !dbg !1190
	%48 = sext i32 %47 to i64, !dbg !1191
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1192
	store i64 %45, i64* %49, align 8, !dbg !1192
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1193
	store i64 %46, i64* %50, align 8, !dbg !1193
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1194
	store i64 %48, i64* %51, align 8, !dbg !1194
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1195
	store i64 %46, i64* %52, align 8, !dbg !1195
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1196
	store i64 %46, i64* %53, align 8, !dbg !1196
	%54 = trunc i16 %43 to i8, !dbg !1197
	%55 = zext i8 %54 to i64, !dbg !1198
	%56 = zext i16 %43 to i64, !dbg !1200
	%57 = sext i16 %43 to i32, !dbg !1201
	%58 = zext i32 %57 to i64, !dbg !1202
	%59 = sext i16 %43 to i64, !dbg !1203
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1205
	store i64 %55, i64* %60, align 8, !dbg !1205
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1206
	store i64 %56, i64* %61, align 8, !dbg !1206
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1207
	store i64 %58, i64* %62, align 8, !dbg !1207
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1208
	store i64 %59, i64* %63, align 8, !dbg !1208
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1209
	store i64 %59, i64* %64, align 8, !dbg !1209
	%65 = sext i8 %44 to i16, !dbg !1210
	%66 = sext i16 %65 to i64, !dbg !1211
	%67 = zext i8 %54 to i16, !dbg !1212
	%68 = sext i16 %67 to i64, !dbg !1213
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1214
	store i64 %66, i64* %69, align 8, !dbg !1214
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1215
	store i64 %68, i64* %70, align 8, !dbg !1215
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1216
	store i64 %46, i64* %71, align 8, !dbg !1216
	%72 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1217
	store i64 %46, i64* %72, align 8, !dbg !1217
	%73 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1218
	store i64 %46, i64* %73, align 8, !dbg !1218
	%74 = ashr i16 %67, 1, !dbg !1219
	%75 = sitofp i16 %74 to float, !dbg !1220
	%76 = call i64 @llvm.nvvm.f2ll.rz(float %75), !dbg !1221
	%77 = fcmp uno float %75, %75, !dbg !1221
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1221
	%79 = sitofp i16 %74 to double, !dbg !1222
	%80 = call i64 @llvm.nvvm.d2ll.rz(double %79), !dbg !1223
	%81 = fcmp uno double %79, %79, !dbg !1223
	%82 = select i1 %81, i64 0, i64 %80, !dbg !1223
	%83 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1224
	store i64 %78, i64* %83, align 8, !dbg !1224
	%84 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1225
	store i64 %82, i64* %84, align 8, !dbg !1225
	%85 = call i32 @llvm.nvvm.f2i.rz(float %75), !dbg !1226
	%86 = icmp slt i32 %85, -32768, !dbg !1226
	%87 = select i1 %86, i32 -32768, i32 %85, !dbg !1226
	%88 = icmp sgt i32 %87, 32767, !dbg !1226
	%89 = select i1 %88, i32 32767, i32 %87, !dbg !1226
	%90 = trunc i32 %89 to i16, !dbg !1226
	%91 = sext i16 %90 to i64, !dbg !1227
	%92 = fadd double %79, 7.500000e-01, !dbg !1228
	%93 = call i32 @llvm.nvvm.d2i.rz(double %92), !dbg !1229
	%94 = fcmp uno double %92, %92, !dbg !1229
	%95 = select i1 %94, i32 0, i32 %93, !dbg !1229
	%96 = icmp slt i32 %95, -32768, !dbg !1229
	%97 = select i1 %96, i32 -32768, i32 %95, !dbg !1229
	%98 = icmp sgt i32 %97, 32767, !dbg !1229
	%99 = select i1 %98, i32 32767, i32 %97, !dbg !1229
	%100 = trunc i32 %99 to i16, !dbg !1229
	%101 = sext i16 %100 to i64, !dbg !1230
	%102 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1231
	store i64 %91, i64* %102, align 8, !dbg !1231
	%103 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1232
	store i64 %101, i64* %103, align 8, !dbg !1232
	%104 = fmul double %79, 3.500000e+00, !dbg !1233
	%105 = call i64 @llvm.nvvm.d2ull.rz(double %104), !dbg !1234
	%106 = fcmp uno double %104, %104, !dbg !1234
	%107 = select i1 %106, i64 0, i64 %105, !dbg !1234
	%108 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1236
	store i64 %107, i64* %108, align 8, !dbg !1236
	%109 = mul i64 %35, 2, !dbg !1237
	%110 = add i64 %109, 2, !dbg !1238
	%111 = icmp ugt i64 %110, %p3, !dbg !1239
	br i1 %111, label %b2_fail2, label %b2_ok2, !dbg !1239, !prof !9

b2_ok2:
	%112 = getelementptr inbounds double, double* %p2, i64 %109, !dbg !1239
	%113 = load i16, i16* %42, align 2, !dbg !1240
	%114 = sitofp i16 %113 to float, !dbg !1243
	%115 = fpext float %114 to double, !dbg !1244
	%116 = sitofp i16 %113 to double, !dbg !1245
	%117 = getelementptr inbounds double, double* %112, i64 0, !dbg !1246
	store double %115, double* %117, align 8, !dbg !1246
	%118 = getelementptr inbounds double, double* %112, i64 1, !dbg !1247
	store double %116, double* %118, align 8, !dbg !1247
	%119 = add i64 %35, %34, !dbg !1179
	br label %b1, !dbg !1179

b3:
	ret void, !dbg !1179

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %39, i64 %p1), !dbg !1183
	ret void, !dbg !1183

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %110, i64 %p3), !dbg !1239
	ret void, !dbg !1239
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1248 {
entry:
	br label %b0, !dbg !1249

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1250, !range !10
	%1 = sext i32 %0 to i64, !dbg !1250
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1250, !range !12
	%3 = sext i32 %2 to i64, !dbg !1250
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1250, !range !12
	%5 = sext i32 %4 to i64, !dbg !1250
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1250, !range !33
	%7 = sext i32 %6 to i64, !dbg !1250
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1250, !range !34
	%9 = sext i32 %8 to i64, !dbg !1250
	%10 = mul i64 %9, %5, !dbg !1250
	%11 = add i64 %3, %10, !dbg !1250
	%12 = mul i64 %7, %11, !dbg !1250
	%13 = add i64 %1, %12, !dbg !1250
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1250, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1250, !range !35
	%16 = mul i32 %14, %15, !dbg !1250
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1250, !range !36
	%18 = mul i32 %16, %17, !dbg !1250
	%19 = sext i32 %18 to i64, !dbg !1250
	%20 = mul i64 %13, %19, !dbg !1250
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1250, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1250, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1250, !range !13
	%24 = mul i32 %15, %23, !dbg !1250
	%25 = add i32 %22, %24, !dbg !1250
	%26 = mul i32 %14, %25, !dbg !1250
	%27 = add i32 %21, %26, !dbg !1250
	%28 = sext i32 %27 to i64, !dbg !1250
	%29 = add i64 %20, %28, !dbg !1250
	%30 = mul i64 %7, %9, !dbg !1250
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1250, !range !34
	%32 = sext i32 %31 to i64, !dbg !1250
	%33 = mul i64 %30, %32, !dbg !1250
	%34 = mul i64 %33, %19, !dbg !1250
	br label %b1, !dbg !1250

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1250
	%36 = icmp slt i64 %35, %p3, !dbg !1250
	br i1 %36, label %b2, label %b24, !dbg !1250

b2:
	%37 = mul i64 %35, 40, !dbg !1251
	%38 = add i64 %35, 1, !dbg !1252
	%39 = mul i64 %38, 40, !dbg !1253
	%40 = icmp ugt i64 %39, %p1, !dbg !1254
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1254, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1254
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1254, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1254
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1255
	%44 = load i32, i32* %43, align 4, !dbg !1255
	%45 = icmp uge i64 %35, %p5, !dbg !1256
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1256, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1256
	%47 = load i32, i32* %46, align 4, !dbg !1256
	%48 = icmp uge i64 %35, %p7, !dbg !1257
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1257, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1257
	%50 = load i32, i32* %49, align 4, !dbg !1257
	%51 = zext i32 %50 to i64, !dbg !1258
	%52 = add i32 %44, %47, !dbg !1261
	%53 = sub i32 %44, %47, !dbg !1262
	%54 = mul i32 %44, %47, !dbg !1263
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !1264
	store i32 %52, i32* %55, align 4, !dbg !1264
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !1265
	store i32 %53, i32* %56, align 4, !dbg !1265
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !1266
	store i32 %54, i32* %57, align 4, !dbg !1266
	%58 = and i32 %44, %47, !dbg !1267
	%59 = or i32 %44, %47, !dbg !1268
	%60 = xor i32 %44, %47, !dbg !1269
	%61 = xor i32 %47, -1, !dbg !1270
	%62 = and i32 %44, %61, !dbg !1270
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !1271
	store i32 %58, i32* %63, align 4, !dbg !1271
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !1272
	store i32 %59, i32* %64, align 4, !dbg !1272
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !1273
	store i32 %60, i32* %65, align 4, !dbg !1273
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !1274
	store i32 %62, i32* %66, align 4, !dbg !1274
	%67 = xor i32 %44, -1, !dbg !1275
	%68 = sub i32 0, %44, !dbg !1276
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !1277
	store i32 %67, i32* %69, align 4, !dbg !1277
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !1278
	store i32 %68, i32* %70, align 4, !dbg !1278
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !1279
	store i32 %44, i32* %71, align 4, !dbg !1279
	%72 = icmp ult i64 %51, 32, !dbg !1280
	%73 = trunc i64 %51 to i32, !dbg !1280
	%74 = shl i32 %44, %73, !dbg !1280
	%75 = select i1 %72, i32 %74, i32 0, !dbg !1280
	%76 = icmp ult i64 %51, 32, !dbg !1281
	%77 = trunc i64 %51 to i32, !dbg !1281
	%78 = select i1 %76, i32 %77, i32 31, !dbg !1281
	%79 = ashr i32 %44, %78, !dbg !1281
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !1282
	store i32 %75, i32* %80, align 4, !dbg !1282
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !1283
	store i32 %79, i32* %81, align 4, !dbg !1283
	%82 = icmp ult i64 %51, 32, !dbg !1285
	%83 = trunc i64 %51 to i32, !dbg !1285
	%84 = shl i32 %44, %83, !dbg !1285
	%85 = select i1 %82, i32 %84, i32 0, !dbg !1285
	%86 = trunc i64 %51 to i8, !dbg !1286
	%87 = zext i8 %86 to i32, !dbg !1287
	%88 = icmp ult i32 %87, 32, !dbg !1287
	%89 = select i1 %88, i32 %87, i32 31, !dbg !1287
	%90 = ashr i32 %44, %89, !dbg !1287
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !1288
	store i32 %85, i32* %91, align 4, !dbg !1288
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !1289
	store i32 %90, i32* %92, align 4, !dbg !1289
	%93 = shl i32 %44, 3, !dbg !1290
	%94 = ashr i32 %44, 3, !dbg !1291
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !1292
	store i32 %93, i32* %95, align 4, !dbg !1292
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !1293
	store i32 %94, i32* %96, align 4, !dbg !1293
	%97 = icmp ult i64 %51, 32, !dbg !1294
	%98 = trunc i64 %51 to i32, !dbg !1294
	%99 = shl i32 1, %98, !dbg !1294
	%100 = select i1 %97, i32 %99, i32 0, !dbg !1294
	%101 = urem i64 %51, 8, !dbg !1295
	%102 = icmp ult i64 %101, 32, !dbg !1296
	%103 = trunc i64 %101 to i32, !dbg !1296
	%104 = select i1 %102, i32 %103, i32 31, !dbg !1296
	%105 = ashr i32 %47, %104, !dbg !1296
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !1297
	store i32 %100, i32* %106, align 4, !dbg !1297
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !1298
	store i32 %105, i32* %107, align 4, !dbg !1298
	%108 = icmp ne i32 %47, 0, !dbg !1299
	br i1 %108, label %b3, label %b4, !dbg !1299

b3:
	%109 = icmp eq i32 %47, -1, !dbg !1300
	%110 = select i1 %109, i32 1, i32 %47, !dbg !1300
	%111 = sdiv i32 %44, %110, !dbg !1300
	%112 = sub i32 0, %44, !dbg !1300
	%113 = select i1 %109, i32 %112, i32 %111, !dbg !1300
	%114 = icmp eq i32 %47, -1, !dbg !1301
	%115 = select i1 %114, i32 1, i32 %47, !dbg !1301
	%116 = srem i32 %44, %115, !dbg !1301
	%117 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1302
	store i32 %113, i32* %117, align 4, !dbg !1302
	%118 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1303
	store i32 %116, i32* %118, align 4, !dbg !1303
	br label %b5, !dbg !1303

b4:
	%119 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !1304
	store i32 0, i32* %119, align 4, !dbg !1304
	%120 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !1305
	store i32 0, i32* %120, align 4, !dbg !1305
	br label %b5, !dbg !1305

b5:
	%121 = sdiv i32 %44, 7, !dbg !1306
	%122 = srem i32 %44, 7, !dbg !1307
	%123 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !1308
	store i32 %121, i32* %123, align 4, !dbg !1308
	%124 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !1309
	store i32 %122, i32* %124, align 4, !dbg !1309
	%125 = sdiv i32 %44, 8, !dbg !1310
	%126 = srem i32 %44, 8, !dbg !1311
	%127 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !1312
	store i32 %125, i32* %127, align 4, !dbg !1312
	%128 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !1313
	store i32 %126, i32* %128, align 4, !dbg !1313
	%129 = icmp slt i32 %44, %47, !dbg !1314
	%130 = select i1 %129, i32 %44, i32 %47, !dbg !1314
	%131 = icmp sgt i32 %44, %47, !dbg !1315
	%132 = select i1 %131, i32 %44, i32 %47, !dbg !1315
	%133 = icmp sgt i32 %132, 3, !dbg !1315
	%134 = select i1 %133, i32 %132, i32 3, !dbg !1315
	%135 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !1316
	store i32 %130, i32* %135, align 4, !dbg !1316
	%136 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !1317
	store i32 %134, i32* %136, align 4, !dbg !1317
	%137 = icmp eq i32 %44, %47, !dbg !1318
	br i1 %137, label %b7, label %b6, !dbg !1321

b6:
	br label %b7, !dbg !1322

b7:
	%138 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1323
	%139 = icmp ne i32 %44, %47, !dbg !1323
	br i1 %139, label %b9, label %b8, !dbg !1325

b8:
	br label %b9, !dbg !1326

b9:
	%140 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1327
	br i1 %129, label %b11, label %b10, !dbg !1329

b10:
	br label %b11, !dbg !1330

b11:
	%141 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1331
	%142 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !1331
	store i32 %138, i32* %142, align 4, !dbg !1331
	%143 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !1332
	store i32 %140, i32* %143, align 4, !dbg !1332
	%144 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !1333
	store i32 %141, i32* %144, align 4, !dbg !1333
	%145 = icmp sle i32 %44, %47, !dbg !1334
	br i1 %145, label %b13, label %b12, !dbg !1336

b12:
	br label %b13, !dbg !1337

b13:
	%146 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1338
	br i1 %131, label %b15, label %b14, !dbg !1340

b14:
	br label %b15, !dbg !1341

b15:
	%147 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1342
	%148 = icmp sge i32 %44, %47, !dbg !1342
	br i1 %148, label %b17, label %b16, !dbg !1344

b16:
	br label %b17, !dbg !1345

b17:
	%149 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1346
	%150 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !1346
	store i32 %146, i32* %150, align 4, !dbg !1346
	%151 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !1347
	store i32 %147, i32* %151, align 4, !dbg !1347
	%152 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !1348
	store i32 %149, i32* %152, align 4, !dbg !1348
	%153 = mul i32 %52, 3, !dbg !1349
	%154 = sub i32 %153, 5, !dbg !1350
	%155 = xor i32 %154, %44, !dbg !1351
	%156 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !1352
	store i32 %155, i32* %156, align 4, !dbg !1352
	%157 = shl i32 %155, 2, !dbg !1353
	%158 = ashr i32 %157, 1, !dbg !1354
	%159 = or i32 %158, 1, !dbg !1355
	%160 = and i32 %159, -3, !dbg !1356
	%161 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !1357
	store i32 %160, i32* %161, align 4, !dbg !1357
	%162 = sub i32 %160, 1, !dbg !1358
	%163 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !1359
	store i32 %162, i32* %163, align 4, !dbg !1359
	%164 = sub i32 %47, %44, !dbg !1360
	%165 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !1361
	store i32 %164, i32* %165, align 4, !dbg !1361
	br i1 %129, label %b18, label %b19, !dbg !1362

b18:
	br i1 %108, label %b21, label %b19, !dbg !1363

b19:
	%166 = icmp eq i32 %44, 5, !dbg !1364
	br i1 %166, label %b21, label %b20, !dbg !1366

b20:
	br label %b21, !dbg !1367

b21:
	%167 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1368
	%168 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !1368
	store i32 %167, i32* %168, align 4, !dbg !1368
	%169 = icmp eq i32 %47, 1, !dbg !1369
	%170 = icmp ne i1 %145, %169, !dbg !1370
	br i1 %170, label %b23, label %b22, !dbg !1372

b22:
	br label %b23, !dbg !1373

b23:
	%171 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1374
	%172 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !1374
	store i32 %171, i32* %172, align 4, !dbg !1374
	%173 = and i64 %51, 3, !dbg !1375
	%174 = icmp ult i64 %173, 32, !dbg !1376
	%175 = trunc i64 %173 to i32, !dbg !1376
	%176 = shl i32 1, %175, !dbg !1376
	%177 = select i1 %174, i32 %176, i32 0, !dbg !1376
	%178 = add i32 %177, %44, !dbg !1377
	%179 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !1378
	store i32 %178, i32* %179, align 4, !dbg !1378
	%180 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !1379
	store i32 -1, i32* %180, align 4, !dbg !1379
	%181 = add i64 %35, %34, !dbg !1250
	br label %b1, !dbg !1250

b24:
	ret void, !dbg !1250

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %39, i64 %p1), !dbg !1254
	ret void, !dbg !1254

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %37, i64 %39), !dbg !1254
	ret void, !dbg !1254

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p5), !dbg !1256
	ret void, !dbg !1256

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %35, i64 %p7), !dbg !1257
	ret void, !dbg !1257
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1380 {
entry:
	br label %b0, !dbg !1381

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1382, !range !10
	%1 = sext i32 %0 to i64, !dbg !1382
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1382, !range !12
	%3 = sext i32 %2 to i64, !dbg !1382
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1382, !range !12
	%5 = sext i32 %4 to i64, !dbg !1382
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1382, !range !33
	%7 = sext i32 %6 to i64, !dbg !1382
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1382, !range !34
	%9 = sext i32 %8 to i64, !dbg !1382
	%10 = mul i64 %9, %5, !dbg !1382
	%11 = add i64 %3, %10, !dbg !1382
	%12 = mul i64 %7, %11, !dbg !1382
	%13 = add i64 %1, %12, !dbg !1382
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1382, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1382, !range !35
	%16 = mul i32 %14, %15, !dbg !1382
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1382, !range !36
	%18 = mul i32 %16, %17, !dbg !1382
	%19 = sext i32 %18 to i64, !dbg !1382
	%20 = mul i64 %13, %19, !dbg !1382
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1382, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1382, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1382, !range !13
	%24 = mul i32 %15, %23, !dbg !1382
	%25 = add i32 %22, %24, !dbg !1382
	%26 = mul i32 %14, %25, !dbg !1382
	%27 = add i32 %21, %26, !dbg !1382
	%28 = sext i32 %27 to i64, !dbg !1382
	%29 = add i64 %20, %28, !dbg !1382
	%30 = mul i64 %7, %9, !dbg !1382
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1382, !range !34
	%32 = sext i32 %31 to i64, !dbg !1382
	%33 = mul i64 %30, %32, !dbg !1382
	%34 = mul i64 %33, %19, !dbg !1382
	br label %b1, !dbg !1382

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !1382
	%36 = icmp slt i64 %35, %p5, !dbg !1382
	br i1 %36, label %b2, label %b3, !dbg !1382

b2:
	%37 = mul i64 %35, 20, !dbg !1383
	%38 = add i64 %35, 1, !dbg !1384
	%39 = mul i64 %38, 20, !dbg !1385
	%40 = icmp ugt i64 %39, %p1, !dbg !1386
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1386, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1386
	%42 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1387
	%43 = load i32, i32* %42, align 4, !dbg !1387
	%44 = trunc i32 %43 to i8, !dbg !1390
	%45 = sext i8 %44 to i64, !dbg !1391
	%46 = trunc i32 %43 to i16, !dbg !1392
	%47 = sext i16 %46 to i64, !dbg !1393
	%48 = sext i32 %43 to i64, !dbg !1394
	%49 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1395
	store i64 %45, i64* %49, align 8, !dbg !1395
	%50 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1396
	store i64 %47, i64* %50, align 8, !dbg !1396
	%51 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1397
	store i64 %48, i64* %51, align 8, !dbg !1397
	%52 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1398
	store i64 %48, i64* %52, align 8, !dbg !1398
	%53 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1399
	store i64 %48, i64* %53, align 8, !dbg !1399
	%54 = trunc i32 %43 to i8, !dbg !1400
	%55 = zext i8 %54 to i64, !dbg !1401
	%56 = trunc i32 %43 to i16, !dbg !1402
	%57 = zext i16 %56 to i64, !dbg !1403
	%58 = zext i32 %43 to i64, !dbg !1405
	%59 = sext i32 %43 to i64, !dbg !1406
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1408
	store i64 %55, i64* %60, align 8, !dbg !1408
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1409
	store i64 %57, i64* %61, align 8, !dbg !1409
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1410
	store i64 %58, i64* %62, align 8, !dbg !1410
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1411
	store i64 %59, i64* %63, align 8, !dbg !1411
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1412
	store i64 %59, i64* %64, align 8, !dbg !1412
	%65 = sext i8 %44 to i32, !dbg !1413
	%66 = sext i32 %65 to i64, !dbg !1414
	%67 = zext i8 %54 to i32, !dbg !1415
	%68 = sext i32 %67 to i64, !dbg !1416
	%69 = sext i16 %46 to i32, !dbg !1417
	%70 = sext i32 %69 to i64, !dbg !1418
	%71 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1419
	store i64 %66, i64* %71, align 8, !dbg !1419
	%72 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1420
	store i64 %68, i64* %72, align 8, !dbg !1420
	%73 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1421
	store i64 %70, i64* %73, align 8, !dbg !1421
	%74 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1422
	store i64 %48, i64* %74, align 8, !dbg !1422
	%75 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1423
	store i64 %48, i64* %75, align 8, !dbg !1423
	%76 = ashr i32 %67, 1, !dbg !1424
	%77 = sitofp i32 %76 to float, !dbg !1425
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !1426
	%79 = fcmp uno float %77, %77, !dbg !1426
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1426
	%81 = sitofp i32 %76 to double, !dbg !1427
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !1428
	%83 = fcmp uno double %81, %81, !dbg !1428
	%84 = select i1 %83, i64 0, i64 %82, !dbg !1428
	%85 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1429
	store i64 %80, i64* %85, align 8, !dbg !1429
	%86 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1430
	store i64 %84, i64* %86, align 8, !dbg !1430
	%87 = call i32 @llvm.nvvm.f2i.rz(float %77), !dbg !1431
	%88 = sext i32 %87 to i64, !dbg !1432
	%89 = fadd double %81, 7.500000e-01, !dbg !1433
	%90 = call i32 @llvm.nvvm.d2i.rz(double %89), !dbg !1434
	%91 = fcmp uno double %89, %89, !dbg !1434
	%92 = select i1 %91, i32 0, i32 %90, !dbg !1434
	%93 = sext i32 %92 to i64, !dbg !1435
	%94 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1436
	store i64 %88, i64* %94, align 8, !dbg !1436
	%95 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1437
	store i64 %93, i64* %95, align 8, !dbg !1437
	%96 = fmul double %81, 3.500000e+00, !dbg !1438
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !1439
	%98 = fcmp uno double %96, %96, !dbg !1439
	%99 = select i1 %98, i64 0, i64 %97, !dbg !1439
	%100 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1441
	store i64 %99, i64* %100, align 8, !dbg !1441
	%101 = mul i64 %35, 2, !dbg !1442
	%102 = add i64 %101, 2, !dbg !1443
	%103 = icmp ugt i64 %102, %p3, !dbg !1444
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !1444, !prof !9

b2_ok2:
	%104 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !1444
	%105 = load i32, i32* %42, align 4, !dbg !1445
	%106 = sitofp i32 %105 to float, !dbg !1448
	%107 = fpext float %106 to double, !dbg !1449
	%108 = sitofp i32 %105 to double, !dbg !1450
	%109 = getelementptr inbounds double, double* %104, i64 0, !dbg !1451
	store double %107, double* %109, align 8, !dbg !1451
	%110 = getelementptr inbounds double, double* %104, i64 1, !dbg !1452
	store double %108, double* %110, align 8, !dbg !1452
	%111 = add i64 %35, %34, !dbg !1382
	br label %b1, !dbg !1382

b3:
	ret void, !dbg !1382

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %39, i64 %p1), !dbg !1386
	ret void, !dbg !1386

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %102, i64 %p3), !dbg !1444
	ret void, !dbg !1444
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1453 {
entry:
	br label %b0, !dbg !1454

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1457, !range !10
	%1 = sext i32 %0 to i64, !dbg !1457
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1457, !range !12
	%3 = sext i32 %2 to i64, !dbg !1457
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1457, !range !12
	%5 = sext i32 %4 to i64, !dbg !1457
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1457, !range !33
	%7 = sext i32 %6 to i64, !dbg !1457
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1457, !range !34
	%9 = sext i32 %8 to i64, !dbg !1457
	%10 = mul i64 %9, %5, !dbg !1457
	%11 = add i64 %3, %10, !dbg !1457
	%12 = mul i64 %7, %11, !dbg !1457
	%13 = add i64 %1, %12, !dbg !1457
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1457, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1457, !range !35
	%16 = mul i32 %14, %15, !dbg !1457
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1457, !range !36
	%18 = mul i32 %16, %17, !dbg !1457
	%19 = sext i32 %18 to i64, !dbg !1457
	%20 = mul i64 %13, %19, !dbg !1457
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1457, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1457, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1457, !range !13
	%24 = mul i32 %15, %23, !dbg !1457
	%25 = add i32 %22, %24, !dbg !1457
	%26 = mul i32 %14, %25, !dbg !1457
	%27 = add i32 %21, %26, !dbg !1457
	%28 = sext i32 %27 to i64, !dbg !1457
	%29 = add i64 %20, %28, !dbg !1457
	%30 = add i64 %29, 1, !dbg !1458
	%31 = trunc i64 %30 to i32, !dbg !1459
	%32 = icmp uge i64 0, %p1, !dbg !1460
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1460, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1460
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !1461
	%35 = icmp uge i64 1, %p1, !dbg !1462
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1462, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1462
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !1463
	%38 = icmp uge i64 2, %p1, !dbg !1464
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1464, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1464
	%40 = atomicrmw min i32* %39, i32 %31 monotonic, !dbg !1465
	%41 = icmp uge i64 3, %p1, !dbg !1466
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1466, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1466
	%43 = atomicrmw max i32* %42, i32 %31 monotonic, !dbg !1467
	%44 = icmp uge i64 4, %p1, !dbg !1468
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1468, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1468
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !1469
	%47 = icmp uge i64 %29, %p3, !dbg !1470
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1470, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1470
	store i32 %46, i32* %48, align 4, !dbg !1470
	%49 = icmp uge i64 5, %p1, !dbg !1471
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1471, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1471
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !1472
	%52 = icmp eq i32 %51, 7, !dbg !1473
	br i1 %52, label %b1, label %b2, !dbg !1473

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !1474
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1474, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1474
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !1475
	br label %b2, !dbg !1475

b2:
	ret void, !dbg !1456

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1460
	ret void, !dbg !1460

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1462
	ret void, !dbg !1462

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1464
	ret void, !dbg !1464

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1466
	ret void, !dbg !1466

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1468
	ret void, !dbg !1468

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1470
	ret void, !dbg !1470

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1471
	ret void, !dbg !1471

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1474
	ret void, !dbg !1474
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1476 {
entry:
	br label %b0, !dbg !1477

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1480, !range !10
	%1 = sext i32 %0 to i64, !dbg !1480
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1480, !range !12
	%3 = sext i32 %2 to i64, !dbg !1480
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1480, !range !12
	%5 = sext i32 %4 to i64, !dbg !1480
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1480, !range !33
	%7 = sext i32 %6 to i64, !dbg !1480
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1480, !range !34
	%9 = sext i32 %8 to i64, !dbg !1480
	%10 = mul i64 %9, %5, !dbg !1480
	%11 = add i64 %3, %10, !dbg !1480
	%12 = mul i64 %7, %11, !dbg !1480
	%13 = add i64 %1, %12, !dbg !1480
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1480, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1480, !range !35
	%16 = mul i32 %14, %15, !dbg !1480
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1480, !range !36
	%18 = mul i32 %16, %17, !dbg !1480
	%19 = sext i32 %18 to i64, !dbg !1480
	%20 = mul i64 %13, %19, !dbg !1480
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1480, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1480, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1480, !range !13
	%24 = mul i32 %15, %23, !dbg !1480
	%25 = add i32 %22, %24, !dbg !1480
	%26 = mul i32 %14, %25, !dbg !1480
	%27 = add i32 %21, %26, !dbg !1480
	%28 = sext i32 %27 to i64, !dbg !1480
	%29 = add i64 %20, %28, !dbg !1480
	%30 = icmp uge i64 0, %p1, !dbg !1481
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1481, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1481
	%32 = srem i64 %29, 31, !dbg !1482
	%33 = icmp ult i64 %32, 32, !dbg !1483
	%34 = trunc i64 %32 to i32, !dbg !1483
	%35 = shl i32 1, %34, !dbg !1483
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1483
	%37 = xor i32 %36, -1, !dbg !1484
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !1485
	%39 = icmp uge i64 1, %p1, !dbg !1486
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1486, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1486
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !1487
	%42 = icmp uge i64 2, %p1, !dbg !1488
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1488, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1488
	%44 = trunc i64 %29 to i32, !dbg !1489
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !1490
	br label %b1, !dbg !1490

b1:
	%46 = icmp uge i64 3, %p1, !dbg !1491
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !1491, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1491
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !1492
	%49 = add i32 %48, 1, !dbg !1493
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !1494
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1494
	%52 = icmp eq i32 %51, %48, !dbg !1495
	br i1 %52, label %b2, label %b1, !dbg !1495

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !1496
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !1496, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1496
	store i32 %48, i32* %54, align 4, !dbg !1496
	%55 = icmp uge i64 4, %p1, !dbg !1497
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !1497, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1497
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !1498
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1498
	%59 = icmp eq i32 %58, 1, !dbg !1499
	br i1 %59, label %b3, label %b4, !dbg !1499

b3:
	%60 = icmp uge i64 5, %p1, !dbg !1500
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !1500, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1500
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !1501
	br label %b4, !dbg !1501

b4:
	ret void, !dbg !1479

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1481
	ret void, !dbg !1481

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1486
	ret void, !dbg !1486

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1488
	ret void, !dbg !1488

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1491
	ret void, !dbg !1491

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1496
	ret void, !dbg !1496

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1497
	ret void, !dbg !1497

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1500
	ret void, !dbg !1500
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1502 {
entry:
	br label %b0, !dbg !1503

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1504, !range !10
	%1 = sext i32 %0 to i64, !dbg !1504
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1504, !range !12
	%3 = sext i32 %2 to i64, !dbg !1504
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1504, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1504, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1504, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1504, !range !13
	%24 = mul i32 %15, %23, !dbg !1504
	%25 = add i32 %22, %24, !dbg !1504
	%26 = mul i32 %14, %25, !dbg !1504
	%27 = add i32 %21, %26, !dbg !1504
	%28 = sext i32 %27 to i64, !dbg !1504
	%29 = add i64 %20, %28, !dbg !1504
	%30 = mul i64 %7, %9, !dbg !1504
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1504, !range !34
	%32 = sext i32 %31 to i64, !dbg !1504
	%33 = mul i64 %30, %32, !dbg !1504
	%34 = mul i64 %33, %19, !dbg !1504
	br label %b1, !dbg !1504

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1504
	%36 = icmp slt i64 %35, %p3, !dbg !1504
	br i1 %36, label %b2, label %b24, !dbg !1504

b2:
	%37 = mul i64 %35, 40, !dbg !1505
	%38 = add i64 %35, 1, !dbg !1506
	%39 = mul i64 %38, 40, !dbg !1507
	%40 = icmp ugt i64 %39, %p1, !dbg !1508
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1508, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1508
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1508, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1508
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1509
	%44 = load i64, i64* %43, align 8, !dbg !1509
	%45 = icmp uge i64 %35, %p5, !dbg !1510
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1510, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1510
	%47 = load i64, i64* %46, align 8, !dbg !1510
	%48 = icmp uge i64 %35, %p7, !dbg !1511
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1511, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1511
	%50 = load i32, i32* %49, align 4, !dbg !1511
	%51 = zext i32 %50 to i64, !dbg !1512
	%52 = add i64 %44, %47, !dbg !1515
	%53 = sub i64 %44, %47, !dbg !1516
	%54 = mul i64 %44, %47, !dbg !1517
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1518
	store i64 %52, i64* %55, align 8, !dbg !1518
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1519
	store i64 %53, i64* %56, align 8, !dbg !1519
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1520
	store i64 %54, i64* %57, align 8, !dbg !1520
	%58 = and i64 %44, %47, !dbg !1521
	%59 = or i64 %44, %47, !dbg !1522
	%60 = xor i64 %44, %47, !dbg !1523
	%61 = xor i64 %47, -1, !dbg !1524
	%62 = and i64 %44, %61, !dbg !1524
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1525
	store i64 %58, i64* %63, align 8, !dbg !1525
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1526
	store i64 %59, i64* %64, align 8, !dbg !1526
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1527
	store i64 %60, i64* %65, align 8, !dbg !1527
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1528
	store i64 %62, i64* %66, align 8, !dbg !1528
	%67 = xor i64 %44, -1, !dbg !1529
	%68 = sub i64 0, %44, !dbg !1530
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1531
	store i64 %67, i64* %69, align 8, !dbg !1531
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1532
	store i64 %68, i64* %70, align 8, !dbg !1532
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1533
	store i64 %44, i64* %71, align 8, !dbg !1533
	%72 = icmp ult i64 %51, 64, !dbg !1534
	%73 = shl i64 %44, %51, !dbg !1534
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1534
	%75 = icmp ult i64 %51, 64, !dbg !1535
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1535
	%77 = ashr i64 %44, %76, !dbg !1535
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1536
	store i64 %74, i64* %78, align 8, !dbg !1536
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1537
	store i64 %77, i64* %79, align 8, !dbg !1537
	%80 = icmp ult i64 %51, 64, !dbg !1539
	%81 = shl i64 %44, %51, !dbg !1539
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1539
	%83 = trunc i64 %51 to i8, !dbg !1540
	%84 = zext i8 %83 to i64, !dbg !1541
	%85 = icmp ult i64 %84, 64, !dbg !1541
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1541
	%87 = ashr i64 %44, %86, !dbg !1541
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1542
	store i64 %82, i64* %88, align 8, !dbg !1542
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1543
	store i64 %87, i64* %89, align 8, !dbg !1543
	%90 = shl i64 %44, 3, !dbg !1544
	%91 = ashr i64 %44, 3, !dbg !1545
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1546
	store i64 %90, i64* %92, align 8, !dbg !1546
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1547
	store i64 %91, i64* %93, align 8, !dbg !1547
	%94 = icmp ult i64 %51, 64, !dbg !1548
	%95 = shl i64 1, %51, !dbg !1548
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1548
	%97 = urem i64 %51, 8, !dbg !1549
	%98 = icmp ult i64 %97, 64, !dbg !1550
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1550
	%100 = ashr i64 %47, %99, !dbg !1550
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1551
	store i64 %96, i64* %101, align 8, !dbg !1551
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1552
	store i64 %100, i64* %102, align 8, !dbg !1552
	%103 = icmp ne i64 %47, 0, !dbg !1553
	br i1 %103, label %b3, label %b4, !dbg !1553

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1554
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1554
	%106 = sdiv i64 %44, %105, !dbg !1554
	%107 = sub i64 0, %44, !dbg !1554
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1554
	%109 = icmp eq i64 %47, -1, !dbg !1555
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1555
	%111 = srem i64 %44, %110, !dbg !1555
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1556
	store i64 %108, i64* %112, align 8, !dbg !1556
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1557
	store i64 %111, i64* %113, align 8, !dbg !1557
	br label %b5, !dbg !1557

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1558
	store i64 0, i64* %114, align 8, !dbg !1558
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1559
	store i64 0, i64* %115, align 8, !dbg !1559
	br label %b5, !dbg !1559

b5:
	%116 = sdiv i64 %44, 7, !dbg !1560
	%117 = srem i64 %44, 7, !dbg !1561
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1562
	store i64 %116, i64* %118, align 8, !dbg !1562
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1563
	store i64 %117, i64* %119, align 8, !dbg !1563
	%120 = sdiv i64 %44, 8, !dbg !1564
	%121 = srem i64 %44, 8, !dbg !1565
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1566
	store i64 %120, i64* %122, align 8, !dbg !1566
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1567
	store i64 %121, i64* %123, align 8, !dbg !1567
	%124 = icmp slt i64 %44, %47, !dbg !1568
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1568
	%126 = icmp sgt i64 %44, %47, !dbg !1569
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1569
	%128 = icmp sgt i64 %127, 3, !dbg !1569
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1569
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1570
	store i64 %125, i64* %130, align 8, !dbg !1570
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1571
	store i64 %129, i64* %131, align 8, !dbg !1571
	%132 = icmp eq i64 %44, %47, !dbg !1572
	br i1 %132, label %b7, label %b6, !dbg !1575

b6:
	br label %b7, !dbg !1576

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1577
	%134 = icmp ne i64 %44, %47, !dbg !1577
	br i1 %134, label %b9, label %b8, !dbg !1579

b8:
	br label %b9, !dbg !1580

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1581
	br i1 %124, label %b11, label %b10, !dbg !1583

b10:
	br label %b11, !dbg !1584

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1585
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1585
	store i64 %133, i64* %137, align 8, !dbg !1585
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1586
	store i64 %135, i64* %138, align 8, !dbg !1586
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1587
	store i64 %136, i64* %139, align 8, !dbg !1587
	%140 = icmp sle i64 %44, %47, !dbg !1588
	br i1 %140, label %b13, label %b12, !dbg !1590

b12:
	br label %b13, !dbg !1591

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1592
	br i1 %126, label %b15, label %b14, !dbg !1594

b14:
	br label %b15, !dbg !1595

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1596
	%143 = icmp sge i64 %44, %47, !dbg !1596
	br i1 %143, label %b17, label %b16, !dbg !1598

b16:
	br label %b17, !dbg !1599

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1600
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1600
	store i64 %141, i64* %145, align 8, !dbg !1600
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1601
	store i64 %142, i64* %146, align 8, !dbg !1601
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1602
	store i64 %144, i64* %147, align 8, !dbg !1602
	%148 = mul i64 %52, 3, !dbg !1603
	%149 = sub i64 %148, 5, !dbg !1604
	%150 = xor i64 %149, %44, !dbg !1605
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1606
	store i64 %150, i64* %151, align 8, !dbg !1606
	%152 = shl i64 %150, 2, !dbg !1607
	%153 = ashr i64 %152, 1, !dbg !1608
	%154 = or i64 %153, 1, !dbg !1609
	%155 = and i64 %154, -3, !dbg !1610
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1611
	store i64 %155, i64* %156, align 8, !dbg !1611
	%157 = sub i64 %155, 1, !dbg !1612
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1613
	store i64 %157, i64* %158, align 8, !dbg !1613
	%159 = sub i64 %47, %44, !dbg !1614
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1615
	store i64 %159, i64* %160, align 8, !dbg !1615
	br i1 %124, label %b18, label %b19, !dbg !1616

b18:
	br i1 %103, label %b21, label %b19, !dbg !1617

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1618
	br i1 %161, label %b21, label %b20, !dbg !1620

b20:
	br label %b21, !dbg !1621

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1622
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1622
	store i64 %162, i64* %163, align 8, !dbg !1622
	%164 = icmp eq i64 %47, 1, !dbg !1623
	%165 = icmp ne i1 %140, %164, !dbg !1624
	br i1 %165, label %b23, label %b22, !dbg !1626

b22:
	br label %b23, !dbg !1627

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1628
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1628
	store i64 %166, i64* %167, align 8, !dbg !1628
	%168 = and i64 %51, 3, !dbg !1629
	%169 = icmp ult i64 %168, 64, !dbg !1630
	%170 = shl i64 1, %168, !dbg !1630
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1630
	%172 = add i64 %171, %44, !dbg !1631
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1632
	store i64 %172, i64* %173, align 8, !dbg !1632
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1633
	store i64 -1, i64* %174, align 8, !dbg !1633
	%175 = add i64 %35, %34, !dbg !1504
	br label %b1, !dbg !1504

b24:
	ret void, !dbg !1504

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %39, i64 %p1), !dbg !1508
	ret void, !dbg !1508

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %37, i64 %39), !dbg !1508
	ret void, !dbg !1508

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %35, i64 %p5), !dbg !1510
	ret void, !dbg !1510

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %35, i64 %p7), !dbg !1511
	ret void, !dbg !1511
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1634 {
entry:
	br label %b0, !dbg !1635

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1636, !range !10
	%1 = sext i32 %0 to i64, !dbg !1636
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1636, !range !12
	%3 = sext i32 %2 to i64, !dbg !1636
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1636, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1636, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1636, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1636, !range !13
	%24 = mul i32 %15, %23, !dbg !1636
	%25 = add i32 %22, %24, !dbg !1636
	%26 = mul i32 %14, %25, !dbg !1636
	%27 = add i32 %21, %26, !dbg !1636
	%28 = sext i32 %27 to i64, !dbg !1636
	%29 = add i64 %20, %28, !dbg !1636
	%30 = mul i64 %7, %9, !dbg !1636
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1636, !range !34
	%32 = sext i32 %31 to i64, !dbg !1636
	%33 = mul i64 %30, %32, !dbg !1636
	%34 = mul i64 %33, %19, !dbg !1636
	br label %b1, !dbg !1636

b1:
	%35 = phi i64 [ %29, %b0 ], [ %103, %b2_ok2 ], !dbg !1636
	%36 = icmp slt i64 %35, %p5, !dbg !1636
	br i1 %36, label %b2, label %b3, !dbg !1636

b2:
	%37 = mul i64 %35, 20, !dbg !1637
	%38 = add i64 %35, 1, !dbg !1638
	%39 = mul i64 %38, 20, !dbg !1639
	%40 = icmp ugt i64 %39, %p1, !dbg !1640
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1640, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1640
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1641
	%43 = load i64, i64* %42, align 8, !dbg !1641
	%44 = trunc i64 %43 to i8, !dbg !1644
	%45 = sext i8 %44 to i64, !dbg !1645
	%46 = trunc i64 %43 to i16, !dbg !1646
	%47 = sext i16 %46 to i64, !dbg !1647
	%48 = trunc i64 %43 to i32, !dbg !1648
	%49 = sext i32 %48 to i64, !dbg !1649
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1650
	store i64 %45, i64* %50, align 8, !dbg !1650
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1651
	store i64 %47, i64* %51, align 8, !dbg !1651
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1652
	store i64 %49, i64* %52, align 8, !dbg !1652
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1653
	store i64 %43, i64* %53, align 8, !dbg !1653
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1654
	store i64 %43, i64* %54, align 8, !dbg !1654
	%55 = trunc i64 %43 to i8, !dbg !1655
	%56 = zext i8 %55 to i64, !dbg !1656
	%57 = trunc i64 %43 to i16, !dbg !1657
	%58 = zext i16 %57 to i64, !dbg !1658
	%59 = trunc i64 %43 to i32, !dbg !1659
	%60 = zext i32 %59 to i64, !dbg !1660
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1661
	store i64 %56, i64* %61, align 8, !dbg !1661
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1662
	store i64 %58, i64* %62, align 8, !dbg !1662
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1663
	store i64 %60, i64* %63, align 8, !dbg !1663
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1664
	store i64 %43, i64* %64, align 8, !dbg !1664
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1665
	store i64 %43, i64* %65, align 8, !dbg !1665
	%66 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1666
	store i64 %45, i64* %66, align 8, !dbg !1666
	%67 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1667
	store i64 %56, i64* %67, align 8, !dbg !1667
	%68 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1668
	store i64 %47, i64* %68, align 8, !dbg !1668
	%69 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1669
	store i64 %60, i64* %69, align 8, !dbg !1669
	%70 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1670
	store i64 %43, i64* %70, align 8, !dbg !1670
	%71 = ashr i64 %56, 1, !dbg !1671
	%72 = sitofp i64 %71 to float, !dbg !1672
	%73 = call i64 @llvm.nvvm.f2ll.rz(float %72), !dbg !1673
	%74 = fcmp uno float %72, %72, !dbg !1673
	%75 = select i1 %74, i64 0, i64 %73, !dbg !1673
	%76 = sitofp i64 %71 to double, !dbg !1674
	%77 = call i64 @llvm.nvvm.d2ll.rz(double %76), !dbg !1675
	%78 = fcmp uno double %76, %76, !dbg !1675
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1675
	%80 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1676
	store i64 %75, i64* %80, align 8, !dbg !1676
	%81 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1677
	store i64 %79, i64* %81, align 8, !dbg !1677
	%82 = fadd double %76, 7.500000e-01, !dbg !1678
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1679
	%84 = fcmp uno double %82, %82, !dbg !1679
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1679
	%86 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1680
	store i64 %75, i64* %86, align 8, !dbg !1680
	%87 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1681
	store i64 %85, i64* %87, align 8, !dbg !1681
	%88 = fmul double %76, 3.500000e+00, !dbg !1682
	%89 = call i64 @llvm.nvvm.d2ull.rz(double %88), !dbg !1683
	%90 = fcmp uno double %88, %88, !dbg !1683
	%91 = select i1 %90, i64 0, i64 %89, !dbg !1683
	%92 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1685
	store i64 %91, i64* %92, align 8, !dbg !1685
	%93 = mul i64 %35, 2, !dbg !1686
	%94 = add i64 %93, 2, !dbg !1687
	%95 = icmp ugt i64 %94, %p3, !dbg !1688
	br i1 %95, label %b2_fail2, label %b2_ok2, !dbg !1688, !prof !9

b2_ok2:
	%96 = getelementptr inbounds double, double* %p2, i64 %93, !dbg !1688
	%97 = load i64, i64* %42, align 8, !dbg !1689
	%98 = sitofp i64 %97 to float, !dbg !1692
	%99 = fpext float %98 to double, !dbg !1693
	%100 = sitofp i64 %97 to double, !dbg !1694
	%101 = getelementptr inbounds double, double* %96, i64 0, !dbg !1695
	store double %99, double* %101, align 8, !dbg !1695
	%102 = getelementptr inbounds double, double* %96, i64 1, !dbg !1696
	store double %100, double* %102, align 8, !dbg !1696
	%103 = add i64 %35, %34, !dbg !1636
	br label %b1, !dbg !1636

b3:
	ret void, !dbg !1636

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %39, i64 %p1), !dbg !1640
	ret void, !dbg !1640

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %94, i64 %p3), !dbg !1688
	ret void, !dbg !1688
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1697 {
entry:
	br label %b0, !dbg !1698

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1701, !range !10
	%1 = sext i32 %0 to i64, !dbg !1701
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1701, !range !12
	%3 = sext i32 %2 to i64, !dbg !1701
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1701, !range !12
	%5 = sext i32 %4 to i64, !dbg !1701
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1701, !range !33
	%7 = sext i32 %6 to i64, !dbg !1701
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1701, !range !34
	%9 = sext i32 %8 to i64, !dbg !1701
	%10 = mul i64 %9, %5, !dbg !1701
	%11 = add i64 %3, %10, !dbg !1701
	%12 = mul i64 %7, %11, !dbg !1701
	%13 = add i64 %1, %12, !dbg !1701
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1701, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1701, !range !35
	%16 = mul i32 %14, %15, !dbg !1701
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1701, !range !36
	%18 = mul i32 %16, %17, !dbg !1701
	%19 = sext i32 %18 to i64, !dbg !1701
	%20 = mul i64 %13, %19, !dbg !1701
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1701, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1701, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1701, !range !13
	%24 = mul i32 %15, %23, !dbg !1701
	%25 = add i32 %22, %24, !dbg !1701
	%26 = mul i32 %14, %25, !dbg !1701
	%27 = add i32 %21, %26, !dbg !1701
	%28 = sext i32 %27 to i64, !dbg !1701
	%29 = add i64 %20, %28, !dbg !1701
	%30 = add i64 %29, 1, !dbg !1702
	%31 = icmp uge i64 0, %p1, !dbg !1703
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1703, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1703
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1704
	%34 = icmp uge i64 1, %p1, !dbg !1705
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1705, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1705
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1706
	%37 = icmp uge i64 2, %p1, !dbg !1707
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1707, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1707
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1708
	%40 = icmp uge i64 3, %p1, !dbg !1709
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1709, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1709
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1710
	%43 = icmp uge i64 4, %p1, !dbg !1711
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1711, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1711
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1712
	%46 = icmp uge i64 %29, %p3, !dbg !1713
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1713, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1713
	store i64 %45, i64* %47, align 8, !dbg !1713
	%48 = icmp uge i64 5, %p1, !dbg !1714
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1714, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1714
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1715
	%51 = icmp eq i64 %50, 7, !dbg !1716
	br i1 %51, label %b1, label %b2, !dbg !1716

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1717
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1717, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1717
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1718
	br label %b2, !dbg !1718

b2:
	ret void, !dbg !1700

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1703
	ret void, !dbg !1703

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1705
	ret void, !dbg !1705

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1707
	ret void, !dbg !1707

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1709
	ret void, !dbg !1709

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1711
	ret void, !dbg !1711

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1713
	ret void, !dbg !1713

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1714
	ret void, !dbg !1714

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1717
	ret void, !dbg !1717
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1719 {
entry:
	br label %b0, !dbg !1720

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1723, !range !10
	%1 = sext i32 %0 to i64, !dbg !1723
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1723, !range !12
	%3 = sext i32 %2 to i64, !dbg !1723
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1723, !range !12
	%5 = sext i32 %4 to i64, !dbg !1723
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1723, !range !33
	%7 = sext i32 %6 to i64, !dbg !1723
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1723, !range !34
	%9 = sext i32 %8 to i64, !dbg !1723
	%10 = mul i64 %9, %5, !dbg !1723
	%11 = add i64 %3, %10, !dbg !1723
	%12 = mul i64 %7, %11, !dbg !1723
	%13 = add i64 %1, %12, !dbg !1723
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1723, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1723, !range !35
	%16 = mul i32 %14, %15, !dbg !1723
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1723, !range !36
	%18 = mul i32 %16, %17, !dbg !1723
	%19 = sext i32 %18 to i64, !dbg !1723
	%20 = mul i64 %13, %19, !dbg !1723
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1723, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1723, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1723, !range !13
	%24 = mul i32 %15, %23, !dbg !1723
	%25 = add i32 %22, %24, !dbg !1723
	%26 = mul i32 %14, %25, !dbg !1723
	%27 = add i32 %21, %26, !dbg !1723
	%28 = sext i32 %27 to i64, !dbg !1723
	%29 = add i64 %20, %28, !dbg !1723
	%30 = icmp uge i64 0, %p1, !dbg !1724
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1724, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1724
	%32 = srem i64 %29, 31, !dbg !1725
	%33 = icmp ult i64 %32, 64, !dbg !1726
	%34 = shl i64 1, %32, !dbg !1726
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1726
	%36 = xor i64 %35, -1, !dbg !1727
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1728
	%38 = icmp uge i64 1, %p1, !dbg !1729
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1729, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1729
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1730
	%41 = icmp uge i64 2, %p1, !dbg !1731
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1731, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1731
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1732
	br label %b1, !dbg !1732

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1733
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1733, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1733
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1734
	%47 = add i64 %46, 1, !dbg !1735
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1736
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1736
	%50 = icmp eq i64 %49, %46, !dbg !1737
	br i1 %50, label %b2, label %b1, !dbg !1737

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1738
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1738, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1738
	store i64 %46, i64* %52, align 8, !dbg !1738
	%53 = icmp uge i64 4, %p1, !dbg !1739
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1739, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1739
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1740
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1740
	%57 = icmp eq i64 %56, 1, !dbg !1741
	br i1 %57, label %b3, label %b4, !dbg !1741

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1742
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1742, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1742
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1743
	br label %b4, !dbg !1743

b4:
	ret void, !dbg !1722

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1724
	ret void, !dbg !1724

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1729
	ret void, !dbg !1729

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1731
	ret void, !dbg !1731

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1733
	ret void, !dbg !1733

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1738
	ret void, !dbg !1738

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1739
	ret void, !dbg !1739

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1742
	ret void, !dbg !1742
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1744 {
entry:
	br label %b0, !dbg !1745

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1746, !range !10
	%1 = sext i32 %0 to i64, !dbg !1746
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1746, !range !12
	%3 = sext i32 %2 to i64, !dbg !1746
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1746, !range !12
	%5 = sext i32 %4 to i64, !dbg !1746
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1746, !range !33
	%7 = sext i32 %6 to i64, !dbg !1746
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1746, !range !34
	%9 = sext i32 %8 to i64, !dbg !1746
	%10 = mul i64 %9, %5, !dbg !1746
	%11 = add i64 %3, %10, !dbg !1746
	%12 = mul i64 %7, %11, !dbg !1746
	%13 = add i64 %1, %12, !dbg !1746
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1746, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1746, !range !35
	%16 = mul i32 %14, %15, !dbg !1746
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1746, !range !36
	%18 = mul i32 %16, %17, !dbg !1746
	%19 = sext i32 %18 to i64, !dbg !1746
	%20 = mul i64 %13, %19, !dbg !1746
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1746, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1746, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1746, !range !13
	%24 = mul i32 %15, %23, !dbg !1746
	%25 = add i32 %22, %24, !dbg !1746
	%26 = mul i32 %14, %25, !dbg !1746
	%27 = add i32 %21, %26, !dbg !1746
	%28 = sext i32 %27 to i64, !dbg !1746
	%29 = add i64 %20, %28, !dbg !1746
	%30 = mul i64 %7, %9, !dbg !1746
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1746, !range !34
	%32 = sext i32 %31 to i64, !dbg !1746
	%33 = mul i64 %30, %32, !dbg !1746
	%34 = mul i64 %33, %19, !dbg !1746
	br label %b1, !dbg !1746

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b23 ], !dbg !1746
	%36 = icmp slt i64 %35, %p3, !dbg !1746
	br i1 %36, label %b2, label %b24, !dbg !1746

b2:
	%37 = mul i64 %35, 40, !dbg !1747
	%38 = add i64 %35, 1, !dbg !1748
	%39 = mul i64 %38, 40, !dbg !1749
	%40 = icmp ugt i64 %39, %p1, !dbg !1750
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1750, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1750
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1750, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1750
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1751
	%44 = load i64, i64* %43, align 8, !dbg !1751
	%45 = icmp uge i64 %35, %p5, !dbg !1752
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1752, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1752
	%47 = load i64, i64* %46, align 8, !dbg !1752
	%48 = icmp uge i64 %35, %p7, !dbg !1753
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1753, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1753
	%50 = load i32, i32* %49, align 4, !dbg !1753
	%51 = zext i32 %50 to i64, !dbg !1754
	%52 = add i64 %44, %47, !dbg !1757
	%53 = sub i64 %44, %47, !dbg !1758
	%54 = mul i64 %44, %47, !dbg !1759
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !1760
	store i64 %52, i64* %55, align 8, !dbg !1760
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !1761
	store i64 %53, i64* %56, align 8, !dbg !1761
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !1762
	store i64 %54, i64* %57, align 8, !dbg !1762
	%58 = and i64 %44, %47, !dbg !1763
	%59 = or i64 %44, %47, !dbg !1764
	%60 = xor i64 %44, %47, !dbg !1765
	%61 = xor i64 %47, -1, !dbg !1766
	%62 = and i64 %44, %61, !dbg !1766
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !1767
	store i64 %58, i64* %63, align 8, !dbg !1767
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !1768
	store i64 %59, i64* %64, align 8, !dbg !1768
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !1769
	store i64 %60, i64* %65, align 8, !dbg !1769
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !1770
	store i64 %62, i64* %66, align 8, !dbg !1770
	%67 = xor i64 %44, -1, !dbg !1771
	%68 = sub i64 0, %44, !dbg !1772
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !1773
	store i64 %67, i64* %69, align 8, !dbg !1773
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !1774
	store i64 %68, i64* %70, align 8, !dbg !1774
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !1775
	store i64 %44, i64* %71, align 8, !dbg !1775
	%72 = icmp ult i64 %51, 64, !dbg !1776
	%73 = shl i64 %44, %51, !dbg !1776
	%74 = select i1 %72, i64 %73, i64 0, !dbg !1776
	%75 = icmp ult i64 %51, 64, !dbg !1777
	%76 = select i1 %75, i64 %51, i64 63, !dbg !1777
	%77 = ashr i64 %44, %76, !dbg !1777
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !1778
	store i64 %74, i64* %78, align 8, !dbg !1778
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !1779
	store i64 %77, i64* %79, align 8, !dbg !1779
	%80 = icmp ult i64 %51, 64, !dbg !1781
	%81 = shl i64 %44, %51, !dbg !1781
	%82 = select i1 %80, i64 %81, i64 0, !dbg !1781
	%83 = trunc i64 %51 to i8, !dbg !1782
	%84 = zext i8 %83 to i64, !dbg !1783
	%85 = icmp ult i64 %84, 64, !dbg !1783
	%86 = select i1 %85, i64 %84, i64 63, !dbg !1783
	%87 = ashr i64 %44, %86, !dbg !1783
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !1784
	store i64 %82, i64* %88, align 8, !dbg !1784
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !1785
	store i64 %87, i64* %89, align 8, !dbg !1785
	%90 = shl i64 %44, 3, !dbg !1786
	%91 = ashr i64 %44, 3, !dbg !1787
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !1788
	store i64 %90, i64* %92, align 8, !dbg !1788
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !1789
	store i64 %91, i64* %93, align 8, !dbg !1789
	%94 = icmp ult i64 %51, 64, !dbg !1790
	%95 = shl i64 1, %51, !dbg !1790
	%96 = select i1 %94, i64 %95, i64 0, !dbg !1790
	%97 = urem i64 %51, 8, !dbg !1791
	%98 = icmp ult i64 %97, 64, !dbg !1792
	%99 = select i1 %98, i64 %97, i64 63, !dbg !1792
	%100 = ashr i64 %47, %99, !dbg !1792
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !1793
	store i64 %96, i64* %101, align 8, !dbg !1793
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !1794
	store i64 %100, i64* %102, align 8, !dbg !1794
	%103 = icmp ne i64 %47, 0, !dbg !1795
	br i1 %103, label %b3, label %b4, !dbg !1795

b3:
	%104 = icmp eq i64 %47, -1, !dbg !1796
	%105 = select i1 %104, i64 1, i64 %47, !dbg !1796
	%106 = sdiv i64 %44, %105, !dbg !1796
	%107 = sub i64 0, %44, !dbg !1796
	%108 = select i1 %104, i64 %107, i64 %106, !dbg !1796
	%109 = icmp eq i64 %47, -1, !dbg !1797
	%110 = select i1 %109, i64 1, i64 %47, !dbg !1797
	%111 = srem i64 %44, %110, !dbg !1797
	%112 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1798
	store i64 %108, i64* %112, align 8, !dbg !1798
	%113 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1799
	store i64 %111, i64* %113, align 8, !dbg !1799
	br label %b5, !dbg !1799

b4:
	%114 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !1800
	store i64 0, i64* %114, align 8, !dbg !1800
	%115 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !1801
	store i64 0, i64* %115, align 8, !dbg !1801
	br label %b5, !dbg !1801

b5:
	%116 = sdiv i64 %44, 7, !dbg !1802
	%117 = srem i64 %44, 7, !dbg !1803
	%118 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !1804
	store i64 %116, i64* %118, align 8, !dbg !1804
	%119 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !1805
	store i64 %117, i64* %119, align 8, !dbg !1805
	%120 = sdiv i64 %44, 8, !dbg !1806
	%121 = srem i64 %44, 8, !dbg !1807
	%122 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !1808
	store i64 %120, i64* %122, align 8, !dbg !1808
	%123 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !1809
	store i64 %121, i64* %123, align 8, !dbg !1809
	%124 = icmp slt i64 %44, %47, !dbg !1810
	%125 = select i1 %124, i64 %44, i64 %47, !dbg !1810
	%126 = icmp sgt i64 %44, %47, !dbg !1811
	%127 = select i1 %126, i64 %44, i64 %47, !dbg !1811
	%128 = icmp sgt i64 %127, 3, !dbg !1811
	%129 = select i1 %128, i64 %127, i64 3, !dbg !1811
	%130 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !1812
	store i64 %125, i64* %130, align 8, !dbg !1812
	%131 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !1813
	store i64 %129, i64* %131, align 8, !dbg !1813
	%132 = icmp eq i64 %44, %47, !dbg !1814
	br i1 %132, label %b7, label %b6, !dbg !1817

b6:
	br label %b7, !dbg !1818

b7:
	%133 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1819
	%134 = icmp ne i64 %44, %47, !dbg !1819
	br i1 %134, label %b9, label %b8, !dbg !1821

b8:
	br label %b9, !dbg !1822

b9:
	%135 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1823
	br i1 %124, label %b11, label %b10, !dbg !1825

b10:
	br label %b11, !dbg !1826

b11:
	%136 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1827
	%137 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !1827
	store i64 %133, i64* %137, align 8, !dbg !1827
	%138 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !1828
	store i64 %135, i64* %138, align 8, !dbg !1828
	%139 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !1829
	store i64 %136, i64* %139, align 8, !dbg !1829
	%140 = icmp sle i64 %44, %47, !dbg !1830
	br i1 %140, label %b13, label %b12, !dbg !1832

b12:
	br label %b13, !dbg !1833

b13:
	%141 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1834
	br i1 %126, label %b15, label %b14, !dbg !1836

b14:
	br label %b15, !dbg !1837

b15:
	%142 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1838
	%143 = icmp sge i64 %44, %47, !dbg !1838
	br i1 %143, label %b17, label %b16, !dbg !1840

b16:
	br label %b17, !dbg !1841

b17:
	%144 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1842
	%145 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !1842
	store i64 %141, i64* %145, align 8, !dbg !1842
	%146 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !1843
	store i64 %142, i64* %146, align 8, !dbg !1843
	%147 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !1844
	store i64 %144, i64* %147, align 8, !dbg !1844
	%148 = mul i64 %52, 3, !dbg !1845
	%149 = sub i64 %148, 5, !dbg !1846
	%150 = xor i64 %149, %44, !dbg !1847
	%151 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !1848
	store i64 %150, i64* %151, align 8, !dbg !1848
	%152 = shl i64 %150, 2, !dbg !1849
	%153 = ashr i64 %152, 1, !dbg !1850
	%154 = or i64 %153, 1, !dbg !1851
	%155 = and i64 %154, -3, !dbg !1852
	%156 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !1853
	store i64 %155, i64* %156, align 8, !dbg !1853
	%157 = sub i64 %155, 1, !dbg !1854
	%158 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !1855
	store i64 %157, i64* %158, align 8, !dbg !1855
	%159 = sub i64 %47, %44, !dbg !1856
	%160 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !1857
	store i64 %159, i64* %160, align 8, !dbg !1857
	br i1 %124, label %b18, label %b19, !dbg !1858

b18:
	br i1 %103, label %b21, label %b19, !dbg !1859

b19:
	%161 = icmp eq i64 %44, 5, !dbg !1860
	br i1 %161, label %b21, label %b20, !dbg !1862

b20:
	br label %b21, !dbg !1863

b21:
	%162 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1864
	%163 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !1864
	store i64 %162, i64* %163, align 8, !dbg !1864
	%164 = icmp eq i64 %47, 1, !dbg !1865
	%165 = icmp ne i1 %140, %164, !dbg !1866
	br i1 %165, label %b23, label %b22, !dbg !1868

b22:
	br label %b23, !dbg !1869

b23:
	%166 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1870
	%167 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !1870
	store i64 %166, i64* %167, align 8, !dbg !1870
	%168 = and i64 %51, 3, !dbg !1871
	%169 = icmp ult i64 %168, 64, !dbg !1872
	%170 = shl i64 1, %168, !dbg !1872
	%171 = select i1 %169, i64 %170, i64 0, !dbg !1872
	%172 = add i64 %171, %44, !dbg !1873
	%173 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !1874
	store i64 %172, i64* %173, align 8, !dbg !1874
	%174 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !1875
	store i64 -1, i64* %174, align 8, !dbg !1875
	%175 = add i64 %35, %34, !dbg !1746
	br label %b1, !dbg !1746

b24:
	ret void, !dbg !1746

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %39, i64 %p1), !dbg !1750
	ret void, !dbg !1750

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %37, i64 %39), !dbg !1750
	ret void, !dbg !1750

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p5), !dbg !1752
	ret void, !dbg !1752

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %35, i64 %p7), !dbg !1753
	ret void, !dbg !1753
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1876 {
entry:
	br label %b0, !dbg !1877

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1878, !range !10
	%1 = sext i32 %0 to i64, !dbg !1878
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1878, !range !12
	%3 = sext i32 %2 to i64, !dbg !1878
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1878, !range !12
	%5 = sext i32 %4 to i64, !dbg !1878
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1878, !range !33
	%7 = sext i32 %6 to i64, !dbg !1878
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1878, !range !34
	%9 = sext i32 %8 to i64, !dbg !1878
	%10 = mul i64 %9, %5, !dbg !1878
	%11 = add i64 %3, %10, !dbg !1878
	%12 = mul i64 %7, %11, !dbg !1878
	%13 = add i64 %1, %12, !dbg !1878
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1878, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1878, !range !35
	%16 = mul i32 %14, %15, !dbg !1878
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1878, !range !36
	%18 = mul i32 %16, %17, !dbg !1878
	%19 = sext i32 %18 to i64, !dbg !1878
	%20 = mul i64 %13, %19, !dbg !1878
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1878, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1878, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1878, !range !13
	%24 = mul i32 %15, %23, !dbg !1878
	%25 = add i32 %22, %24, !dbg !1878
	%26 = mul i32 %14, %25, !dbg !1878
	%27 = add i32 %21, %26, !dbg !1878
	%28 = sext i32 %27 to i64, !dbg !1878
	%29 = add i64 %20, %28, !dbg !1878
	%30 = mul i64 %7, %9, !dbg !1878
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1878, !range !34
	%32 = sext i32 %31 to i64, !dbg !1878
	%33 = mul i64 %30, %32, !dbg !1878
	%34 = mul i64 %33, %19, !dbg !1878
	br label %b1, !dbg !1878

b1:
	%35 = phi i64 [ %29, %b0 ], [ %103, %b2_ok2 ], !dbg !1878
	%36 = icmp slt i64 %35, %p5, !dbg !1878
	br i1 %36, label %b2, label %b3, !dbg !1878

b2:
	%37 = mul i64 %35, 20, !dbg !1879
	%38 = add i64 %35, 1, !dbg !1880
	%39 = mul i64 %38, 20, !dbg !1881
	%40 = icmp ugt i64 %39, %p1, !dbg !1882
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1882, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1882
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1883
	%43 = load i64, i64* %42, align 8, !dbg !1883
	%44 = trunc i64 %43 to i8, !dbg !1886
	%45 = sext i8 %44 to i64, !dbg !1887
	%46 = trunc i64 %43 to i16, !dbg !1888
	%47 = sext i16 %46 to i64, !dbg !1889
	%48 = trunc i64 %43 to i32, !dbg !1890
	%49 = sext i32 %48 to i64, !dbg !1891
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !1892
	store i64 %45, i64* %50, align 8, !dbg !1892
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !1893
	store i64 %47, i64* %51, align 8, !dbg !1893
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !1894
	store i64 %49, i64* %52, align 8, !dbg !1894
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !1895
	store i64 %43, i64* %53, align 8, !dbg !1895
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !1896
	store i64 %43, i64* %54, align 8, !dbg !1896
	%55 = trunc i64 %43 to i8, !dbg !1897
	%56 = zext i8 %55 to i64, !dbg !1898
	%57 = trunc i64 %43 to i16, !dbg !1899
	%58 = zext i16 %57 to i64, !dbg !1900
	%59 = trunc i64 %43 to i32, !dbg !1901
	%60 = zext i32 %59 to i64, !dbg !1902
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !1903
	store i64 %56, i64* %61, align 8, !dbg !1903
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !1904
	store i64 %58, i64* %62, align 8, !dbg !1904
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !1905
	store i64 %60, i64* %63, align 8, !dbg !1905
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !1906
	store i64 %43, i64* %64, align 8, !dbg !1906
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !1907
	store i64 %43, i64* %65, align 8, !dbg !1907
	%66 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !1908
	store i64 %45, i64* %66, align 8, !dbg !1908
	%67 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !1909
	store i64 %56, i64* %67, align 8, !dbg !1909
	%68 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !1910
	store i64 %47, i64* %68, align 8, !dbg !1910
	%69 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !1911
	store i64 %60, i64* %69, align 8, !dbg !1911
	%70 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !1912
	store i64 %43, i64* %70, align 8, !dbg !1912
	%71 = ashr i64 %56, 1, !dbg !1913
	%72 = sitofp i64 %71 to float, !dbg !1914
	%73 = call i64 @llvm.nvvm.f2ll.rz(float %72), !dbg !1915
	%74 = fcmp uno float %72, %72, !dbg !1915
	%75 = select i1 %74, i64 0, i64 %73, !dbg !1915
	%76 = sitofp i64 %71 to double, !dbg !1916
	%77 = call i64 @llvm.nvvm.d2ll.rz(double %76), !dbg !1917
	%78 = fcmp uno double %76, %76, !dbg !1917
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1917
	%80 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !1918
	store i64 %75, i64* %80, align 8, !dbg !1918
	%81 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !1919
	store i64 %79, i64* %81, align 8, !dbg !1919
	%82 = fadd double %76, 7.500000e-01, !dbg !1920
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1921
	%84 = fcmp uno double %82, %82, !dbg !1921
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1921
	%86 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !1922
	store i64 %75, i64* %86, align 8, !dbg !1922
	%87 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !1923
	store i64 %85, i64* %87, align 8, !dbg !1923
	%88 = fmul double %76, 3.500000e+00, !dbg !1924
	%89 = call i64 @llvm.nvvm.d2ull.rz(double %88), !dbg !1925
	%90 = fcmp uno double %88, %88, !dbg !1925
	%91 = select i1 %90, i64 0, i64 %89, !dbg !1925
	%92 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !1927
	store i64 %91, i64* %92, align 8, !dbg !1927
	%93 = mul i64 %35, 2, !dbg !1928
	%94 = add i64 %93, 2, !dbg !1929
	%95 = icmp ugt i64 %94, %p3, !dbg !1930
	br i1 %95, label %b2_fail2, label %b2_ok2, !dbg !1930, !prof !9

b2_ok2:
	%96 = getelementptr inbounds double, double* %p2, i64 %93, !dbg !1930
	%97 = load i64, i64* %42, align 8, !dbg !1931
	%98 = sitofp i64 %97 to float, !dbg !1934
	%99 = fpext float %98 to double, !dbg !1935
	%100 = sitofp i64 %97 to double, !dbg !1936
	%101 = getelementptr inbounds double, double* %96, i64 0, !dbg !1937
	store double %99, double* %101, align 8, !dbg !1937
	%102 = getelementptr inbounds double, double* %96, i64 1, !dbg !1938
	store double %100, double* %102, align 8, !dbg !1938
	%103 = add i64 %35, %34, !dbg !1878
	br label %b1, !dbg !1878

b3:
	ret void, !dbg !1878

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %39, i64 %p1), !dbg !1882
	ret void, !dbg !1882

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %94, i64 %p3), !dbg !1930
	ret void, !dbg !1930
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1939 {
entry:
	br label %b0, !dbg !1940

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1943, !range !10
	%1 = sext i32 %0 to i64, !dbg !1943
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1943, !range !12
	%3 = sext i32 %2 to i64, !dbg !1943
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1943, !range !12
	%5 = sext i32 %4 to i64, !dbg !1943
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1943, !range !33
	%7 = sext i32 %6 to i64, !dbg !1943
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1943, !range !34
	%9 = sext i32 %8 to i64, !dbg !1943
	%10 = mul i64 %9, %5, !dbg !1943
	%11 = add i64 %3, %10, !dbg !1943
	%12 = mul i64 %7, %11, !dbg !1943
	%13 = add i64 %1, %12, !dbg !1943
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1943, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1943, !range !35
	%16 = mul i32 %14, %15, !dbg !1943
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1943, !range !36
	%18 = mul i32 %16, %17, !dbg !1943
	%19 = sext i32 %18 to i64, !dbg !1943
	%20 = mul i64 %13, %19, !dbg !1943
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1943, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1943, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1943, !range !13
	%24 = mul i32 %15, %23, !dbg !1943
	%25 = add i32 %22, %24, !dbg !1943
	%26 = mul i32 %14, %25, !dbg !1943
	%27 = add i32 %21, %26, !dbg !1943
	%28 = sext i32 %27 to i64, !dbg !1943
	%29 = add i64 %20, %28, !dbg !1943
	%30 = add i64 %29, 1, !dbg !1944
	%31 = icmp uge i64 0, %p1, !dbg !1945
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1945, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1945
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !1946
	%34 = icmp uge i64 1, %p1, !dbg !1947
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !1947, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1947
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !1948
	%37 = icmp uge i64 2, %p1, !dbg !1949
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !1949, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1949
	%39 = atomicrmw min i64* %38, i64 %30 monotonic, !dbg !1950
	%40 = icmp uge i64 3, %p1, !dbg !1951
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !1951, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1951
	%42 = atomicrmw max i64* %41, i64 %30 monotonic, !dbg !1952
	%43 = icmp uge i64 4, %p1, !dbg !1953
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !1953, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1953
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !1954
	%46 = icmp uge i64 %29, %p3, !dbg !1955
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !1955, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1955
	store i64 %45, i64* %47, align 8, !dbg !1955
	%48 = icmp uge i64 5, %p1, !dbg !1956
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1956, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1956
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !1957
	%51 = icmp eq i64 %50, 7, !dbg !1958
	br i1 %51, label %b1, label %b2, !dbg !1958

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !1959
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !1959, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1959
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !1960
	br label %b2, !dbg !1960

b2:
	ret void, !dbg !1942

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !1945
	ret void, !dbg !1945

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !1947
	ret void, !dbg !1947

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !1949
	ret void, !dbg !1949

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !1951
	ret void, !dbg !1951

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !1953
	ret void, !dbg !1953

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !1955
	ret void, !dbg !1955

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !1956
	ret void, !dbg !1956

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !1959
	ret void, !dbg !1959
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1961 {
entry:
	br label %b0, !dbg !1962

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1965, !range !10
	%1 = sext i32 %0 to i64, !dbg !1965
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1965, !range !12
	%3 = sext i32 %2 to i64, !dbg !1965
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1965, !range !12
	%5 = sext i32 %4 to i64, !dbg !1965
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1965, !range !33
	%7 = sext i32 %6 to i64, !dbg !1965
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1965, !range !34
	%9 = sext i32 %8 to i64, !dbg !1965
	%10 = mul i64 %9, %5, !dbg !1965
	%11 = add i64 %3, %10, !dbg !1965
	%12 = mul i64 %7, %11, !dbg !1965
	%13 = add i64 %1, %12, !dbg !1965
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1965, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1965, !range !35
	%16 = mul i32 %14, %15, !dbg !1965
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1965, !range !36
	%18 = mul i32 %16, %17, !dbg !1965
	%19 = sext i32 %18 to i64, !dbg !1965
	%20 = mul i64 %13, %19, !dbg !1965
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1965, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1965, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1965, !range !13
	%24 = mul i32 %15, %23, !dbg !1965
	%25 = add i32 %22, %24, !dbg !1965
	%26 = mul i32 %14, %25, !dbg !1965
	%27 = add i32 %21, %26, !dbg !1965
	%28 = sext i32 %27 to i64, !dbg !1965
	%29 = add i64 %20, %28, !dbg !1965
	%30 = icmp uge i64 0, %p1, !dbg !1966
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !1966, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1966
	%32 = srem i64 %29, 31, !dbg !1967
	%33 = icmp ult i64 %32, 64, !dbg !1968
	%34 = shl i64 1, %32, !dbg !1968
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1968
	%36 = xor i64 %35, -1, !dbg !1969
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !1970
	%38 = icmp uge i64 1, %p1, !dbg !1971
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !1971, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1971
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !1972
	%41 = icmp uge i64 2, %p1, !dbg !1973
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !1973, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1973
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !1974
	br label %b1, !dbg !1974

b1:
	%44 = icmp uge i64 3, %p1, !dbg !1975
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !1975, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1975
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !1976
	%47 = add i64 %46, 1, !dbg !1977
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !1978
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1978
	%50 = icmp eq i64 %49, %46, !dbg !1979
	br i1 %50, label %b2, label %b1, !dbg !1979

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !1980
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !1980, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1980
	store i64 %46, i64* %52, align 8, !dbg !1980
	%53 = icmp uge i64 4, %p1, !dbg !1981
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !1981, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1981
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !1982
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1982
	%57 = icmp eq i64 %56, 1, !dbg !1983
	br i1 %57, label %b3, label %b4, !dbg !1983

b3:
	%58 = icmp uge i64 5, %p1, !dbg !1984
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !1984, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1984
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !1985
	br label %b4, !dbg !1985

b4:
	ret void, !dbg !1964

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !1966
	ret void, !dbg !1966

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !1971
	ret void, !dbg !1971

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !1973
	ret void, !dbg !1973

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !1975
	ret void, !dbg !1975

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !1980
	ret void, !dbg !1980

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !1981
	ret void, !dbg !1981

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !1984
	ret void, !dbg !1984
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1986 {
entry:
	br label %b0, !dbg !1987

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1988, !range !10
	%1 = sext i32 %0 to i64, !dbg !1988
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1988, !range !12
	%3 = sext i32 %2 to i64, !dbg !1988
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1988, !range !12
	%5 = sext i32 %4 to i64, !dbg !1988
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1988, !range !33
	%7 = sext i32 %6 to i64, !dbg !1988
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1988, !range !34
	%9 = sext i32 %8 to i64, !dbg !1988
	%10 = mul i64 %9, %5, !dbg !1988
	%11 = add i64 %3, %10, !dbg !1988
	%12 = mul i64 %7, %11, !dbg !1988
	%13 = add i64 %1, %12, !dbg !1988
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1988, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1988, !range !35
	%16 = mul i32 %14, %15, !dbg !1988
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1988, !range !36
	%18 = mul i32 %16, %17, !dbg !1988
	%19 = sext i32 %18 to i64, !dbg !1988
	%20 = mul i64 %13, %19, !dbg !1988
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1988, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1988, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1988, !range !13
	%24 = mul i32 %15, %23, !dbg !1988
	%25 = add i32 %22, %24, !dbg !1988
	%26 = mul i32 %14, %25, !dbg !1988
	%27 = add i32 %21, %26, !dbg !1988
	%28 = sext i32 %27 to i64, !dbg !1988
	%29 = add i64 %20, %28, !dbg !1988
	%30 = mul i64 %7, %9, !dbg !1988
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1988, !range !34
	%32 = sext i32 %31 to i64, !dbg !1988
	%33 = mul i64 %30, %32, !dbg !1988
	%34 = mul i64 %33, %19, !dbg !1988
	br label %b1, !dbg !1988

b1:
	%35 = phi i64 [ %29, %b0 ], [ %174, %b22 ], !dbg !1988
	%36 = icmp slt i64 %35, %p3, !dbg !1988
	br i1 %36, label %b2, label %b23, !dbg !1988

b2:
	%37 = mul i64 %35, 40, !dbg !1989
	%38 = add i64 %35, 1, !dbg !1990
	%39 = mul i64 %38, 40, !dbg !1991
	%40 = icmp ugt i64 %39, %p1, !dbg !1992
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !1992, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !1992
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !1992, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !1992
	%43 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !1993
	%44 = load i8, i8* %43, align 1, !dbg !1993
	%45 = icmp uge i64 %35, %p5, !dbg !1994
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !1994, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1994
	%47 = load i8, i8* %46, align 1, !dbg !1994
	%48 = icmp uge i64 %35, %p7, !dbg !1995
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !1995, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1995
	%50 = load i32, i32* %49, align 4, !dbg !1995
	%51 = zext i32 %50 to i64, !dbg !1996
	%52 = add i8 %44, %47, !dbg !1999
	%53 = sub i8 %44, %47, !dbg !2000
	%54 = mul i8 %44, %47, !dbg !2001
	%55 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !2002
	store i8 %52, i8* %55, align 1, !dbg !2002
	%56 = getelementptr inbounds i8, i8* %42, i64 1, !dbg !2003
	store i8 %53, i8* %56, align 1, !dbg !2003
	%57 = getelementptr inbounds i8, i8* %42, i64 2, !dbg !2004
	store i8 %54, i8* %57, align 1, !dbg !2004
	%58 = and i8 %44, %47, !dbg !2005
	%59 = or i8 %44, %47, !dbg !2006
	%60 = xor i8 %44, %47, !dbg !2007
	%61 = xor i8 %47, -1, !dbg !2008
	%62 = and i8 %44, %61, !dbg !2008
	%63 = getelementptr inbounds i8, i8* %42, i64 3, !dbg !2009
	store i8 %58, i8* %63, align 1, !dbg !2009
	%64 = getelementptr inbounds i8, i8* %42, i64 4, !dbg !2010
	store i8 %59, i8* %64, align 1, !dbg !2010
	%65 = getelementptr inbounds i8, i8* %42, i64 5, !dbg !2011
	store i8 %60, i8* %65, align 1, !dbg !2011
	%66 = getelementptr inbounds i8, i8* %42, i64 6, !dbg !2012
	store i8 %62, i8* %66, align 1, !dbg !2012
	%67 = xor i8 %44, -1, !dbg !2013
	%68 = sub i8 0, %44, !dbg !2014
	%69 = getelementptr inbounds i8, i8* %42, i64 7, !dbg !2015
	store i8 %67, i8* %69, align 1, !dbg !2015
	%70 = getelementptr inbounds i8, i8* %42, i64 8, !dbg !2016
	store i8 %68, i8* %70, align 1, !dbg !2016
	%71 = getelementptr inbounds i8, i8* %42, i64 9, !dbg !2017
	store i8 %44, i8* %71, align 1, !dbg !2017
	%72 = icmp ult i64 %51, 8, !dbg !2018
	%73 = trunc i64 %51 to i8, !dbg !2018
	%74 = shl i8 %44, %73, !dbg !2018
	%75 = select i1 %72, i8 %74, i8 0, !dbg !2018
	%76 = icmp ult i64 %51, 8, !dbg !2019
	%77 = trunc i64 %51 to i8, !dbg !2019
	%78 = lshr i8 %44, %77, !dbg !2019
	%79 = select i1 %76, i8 %78, i8 0, !dbg !2019
	%80 = getelementptr inbounds i8, i8* %42, i64 10, !dbg !2020
	store i8 %75, i8* %80, align 1, !dbg !2020
	%81 = getelementptr inbounds i8, i8* %42, i64 11, !dbg !2021
	store i8 %79, i8* %81, align 1, !dbg !2021
	%82 = icmp ult i64 %51, 8, !dbg !2023
	%83 = trunc i64 %51 to i8, !dbg !2023
	%84 = shl i8 %44, %83, !dbg !2023
	%85 = select i1 %82, i8 %84, i8 0, !dbg !2023
	%86 = trunc i64 %51 to i8, !dbg !2024
	%87 = icmp ult i8 %86, 8, !dbg !2025
	%88 = lshr i8 %44, %86, !dbg !2025
	%89 = select i1 %87, i8 %88, i8 0, !dbg !2025
	%90 = getelementptr inbounds i8, i8* %42, i64 12, !dbg !2026
	store i8 %85, i8* %90, align 1, !dbg !2026
	%91 = getelementptr inbounds i8, i8* %42, i64 13, !dbg !2027
	store i8 %89, i8* %91, align 1, !dbg !2027
	%92 = shl i8 %44, 3, !dbg !2028
	%93 = lshr i8 %44, 3, !dbg !2029
	%94 = getelementptr inbounds i8, i8* %42, i64 14, !dbg !2030
	store i8 %92, i8* %94, align 1, !dbg !2030
	%95 = getelementptr inbounds i8, i8* %42, i64 15, !dbg !2031
	store i8 %93, i8* %95, align 1, !dbg !2031
	%96 = icmp ult i64 %51, 8, !dbg !2032
	%97 = trunc i64 %51 to i8, !dbg !2032
	%98 = shl i8 1, %97, !dbg !2032
	%99 = select i1 %96, i8 %98, i8 0, !dbg !2032
	%100 = urem i64 %51, 8, !dbg !2033
	%101 = icmp ult i64 %100, 8, !dbg !2034
	%102 = trunc i64 %100 to i8, !dbg !2034
	%103 = lshr i8 %47, %102, !dbg !2034
	%104 = select i1 %101, i8 %103, i8 0, !dbg !2034
	%105 = getelementptr inbounds i8, i8* %42, i64 16, !dbg !2035
	store i8 %99, i8* %105, align 1, !dbg !2035
	%106 = getelementptr inbounds i8, i8* %42, i64 17, !dbg !2036
	store i8 %104, i8* %106, align 1, !dbg !2036
	%107 = icmp ne i8 %47, 0, !dbg !2037
	br i1 %107, label %b3, label %b4, !dbg !2037

b3:
	%108 = udiv i8 %44, %47, !dbg !2038
	%109 = urem i8 %44, %47, !dbg !2039
	%110 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2040
	store i8 %108, i8* %110, align 1, !dbg !2040
	%111 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2041
	store i8 %109, i8* %111, align 1, !dbg !2041
	br label %b5, !dbg !2041

b4:
	%112 = getelementptr inbounds i8, i8* %42, i64 18, !dbg !2042
	store i8 0, i8* %112, align 1, !dbg !2042
	%113 = getelementptr inbounds i8, i8* %42, i64 19, !dbg !2043
	store i8 0, i8* %113, align 1, !dbg !2043
	br label %b5, !dbg !2043

b5:
	%114 = udiv i8 %44, 7, !dbg !2044
	%115 = urem i8 %44, 7, !dbg !2045
	%116 = getelementptr inbounds i8, i8* %42, i64 20, !dbg !2046
	store i8 %114, i8* %116, align 1, !dbg !2046
	%117 = getelementptr inbounds i8, i8* %42, i64 21, !dbg !2047
	store i8 %115, i8* %117, align 1, !dbg !2047
	%118 = udiv i8 %44, 8, !dbg !2048
	%119 = urem i8 %44, 8, !dbg !2049
	%120 = getelementptr inbounds i8, i8* %42, i64 22, !dbg !2050
	store i8 %118, i8* %120, align 1, !dbg !2050
	%121 = getelementptr inbounds i8, i8* %42, i64 23, !dbg !2051
	store i8 %119, i8* %121, align 1, !dbg !2051
	%122 = icmp ult i8 %44, %47, !dbg !2052
	%123 = select i1 %122, i8 %44, i8 %47, !dbg !2052
	%124 = icmp ugt i8 %44, %47, !dbg !2053
	%125 = select i1 %124, i8 %44, i8 %47, !dbg !2053
	%126 = icmp ugt i8 %125, 3, !dbg !2053
	%127 = select i1 %126, i8 %125, i8 3, !dbg !2053
	%128 = getelementptr inbounds i8, i8* %42, i64 24, !dbg !2054
	store i8 %123, i8* %128, align 1, !dbg !2054
	%129 = getelementptr inbounds i8, i8* %42, i64 25, !dbg !2055
	store i8 %127, i8* %129, align 1, !dbg !2055
	%130 = icmp eq i8 %44, %47, !dbg !2056
	br i1 %130, label %b7, label %b6, !dbg !2059

b6:
	br label %b7, !dbg !2060

b7:
	%131 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2061
	%132 = icmp ne i8 %44, %47, !dbg !2061
	br i1 %132, label %b9, label %b8, !dbg !2063

b8:
	br label %b9, !dbg !2064

b9:
	%133 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2065
	br i1 %122, label %b11, label %b10, !dbg !2067

b10:
	br label %b11, !dbg !2068

b11:
	%134 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2069
	%135 = getelementptr inbounds i8, i8* %42, i64 26, !dbg !2069
	store i8 %131, i8* %135, align 1, !dbg !2069
	%136 = getelementptr inbounds i8, i8* %42, i64 27, !dbg !2070
	store i8 %133, i8* %136, align 1, !dbg !2070
	%137 = getelementptr inbounds i8, i8* %42, i64 28, !dbg !2071
	store i8 %134, i8* %137, align 1, !dbg !2071
	%138 = icmp ule i8 %44, %47, !dbg !2072
	br i1 %138, label %b13, label %b12, !dbg !2074

b12:
	br label %b13, !dbg !2075

b13:
	%139 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2076
	br i1 %124, label %b15, label %b14, !dbg !2078

b14:
	br label %b15, !dbg !2079

b15:
	%140 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2080
	%141 = icmp uge i8 %44, %47, !dbg !2080
	br i1 %141, label %b17, label %b16, !dbg !2082

b16:
	br label %b17, !dbg !2083

b17:
	%142 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2084
	%143 = getelementptr inbounds i8, i8* %42, i64 29, !dbg !2084
	store i8 %139, i8* %143, align 1, !dbg !2084
	%144 = getelementptr inbounds i8, i8* %42, i64 30, !dbg !2085
	store i8 %140, i8* %144, align 1, !dbg !2085
	%145 = getelementptr inbounds i8, i8* %42, i64 31, !dbg !2086
	store i8 %142, i8* %145, align 1, !dbg !2086
	%146 = mul i8 %52, 3, !dbg !2087
	%147 = sub i8 %146, 5, !dbg !2088
	%148 = xor i8 %147, %44, !dbg !2089
	%149 = getelementptr inbounds i8, i8* %42, i64 32, !dbg !2090
	store i8 %148, i8* %149, align 1, !dbg !2090
	%150 = shl i8 %148, 2, !dbg !2091
	%151 = lshr i8 %150, 1, !dbg !2092
	%152 = or i8 %151, 1, !dbg !2093
	%153 = and i8 %152, -3, !dbg !2094
	%154 = getelementptr inbounds i8, i8* %42, i64 33, !dbg !2095
	store i8 %153, i8* %154, align 1, !dbg !2095
	%155 = sub i8 %153, 1, !dbg !2096
	%156 = getelementptr inbounds i8, i8* %42, i64 34, !dbg !2097
	store i8 %155, i8* %156, align 1, !dbg !2097
	%157 = sub i8 %47, %44, !dbg !2098
	%158 = getelementptr inbounds i8, i8* %42, i64 35, !dbg !2099
	store i8 %157, i8* %158, align 1, !dbg !2099
	br i1 %122, label %b20, label %b18, !dbg !2100

b18:
	%159 = icmp eq i8 %44, 5, !dbg !2101
	br i1 %159, label %b20, label %b19, !dbg !2103

b19:
	br label %b20, !dbg !2104

b20:
	%160 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2105
	%161 = getelementptr inbounds i8, i8* %42, i64 36, !dbg !2105
	store i8 %160, i8* %161, align 1, !dbg !2105
	%162 = icmp eq i8 %47, 1, !dbg !2106
	%163 = icmp ne i1 %138, %162, !dbg !2107
	br i1 %163, label %b22, label %b21, !dbg !2109

b21:
	br label %b22, !dbg !2110

b22:
	%164 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2111
	%165 = getelementptr inbounds i8, i8* %42, i64 37, !dbg !2111
	store i8 %164, i8* %165, align 1, !dbg !2111
	%166 = and i64 %51, 3, !dbg !2112
	%167 = icmp ult i64 %166, 8, !dbg !2113
	%168 = trunc i64 %166 to i8, !dbg !2113
	%169 = shl i8 1, %168, !dbg !2113
	%170 = select i1 %167, i8 %169, i8 0, !dbg !2113
	%171 = add i8 %170, %44, !dbg !2114
	%172 = getelementptr inbounds i8, i8* %42, i64 38, !dbg !2115
	store i8 %171, i8* %172, align 1, !dbg !2115
	%173 = getelementptr inbounds i8, i8* %42, i64 39, !dbg !2116
	store i8 -1, i8* %173, align 1, !dbg !2116
	%174 = add i64 %35, %34, !dbg !1988
	br label %b1, !dbg !1988

b23:
	ret void, !dbg !1988

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %39, i64 %p1), !dbg !1992
	ret void, !dbg !1992

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %37, i64 %39), !dbg !1992
	ret void, !dbg !1992

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p5), !dbg !1994
	ret void, !dbg !1994

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %35, i64 %p7), !dbg !1995
	ret void, !dbg !1995
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2117 {
entry:
	br label %b0, !dbg !2118

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2119, !range !10
	%1 = sext i32 %0 to i64, !dbg !2119
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2119, !range !12
	%3 = sext i32 %2 to i64, !dbg !2119
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2119, !range !12
	%5 = sext i32 %4 to i64, !dbg !2119
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2119, !range !33
	%7 = sext i32 %6 to i64, !dbg !2119
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2119, !range !34
	%9 = sext i32 %8 to i64, !dbg !2119
	%10 = mul i64 %9, %5, !dbg !2119
	%11 = add i64 %3, %10, !dbg !2119
	%12 = mul i64 %7, %11, !dbg !2119
	%13 = add i64 %1, %12, !dbg !2119
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2119, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2119, !range !35
	%16 = mul i32 %14, %15, !dbg !2119
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2119, !range !36
	%18 = mul i32 %16, %17, !dbg !2119
	%19 = sext i32 %18 to i64, !dbg !2119
	%20 = mul i64 %13, %19, !dbg !2119
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2119, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2119, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2119, !range !13
	%24 = mul i32 %15, %23, !dbg !2119
	%25 = add i32 %22, %24, !dbg !2119
	%26 = mul i32 %14, %25, !dbg !2119
	%27 = add i32 %21, %26, !dbg !2119
	%28 = sext i32 %27 to i64, !dbg !2119
	%29 = add i64 %20, %28, !dbg !2119
	%30 = mul i64 %7, %9, !dbg !2119
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2119, !range !34
	%32 = sext i32 %31 to i64, !dbg !2119
	%33 = mul i64 %30, %32, !dbg !2119
	%34 = mul i64 %33, %19, !dbg !2119
	br label %b1, !dbg !2119

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2119
	%36 = icmp slt i64 %35, %p5, !dbg !2119
	br i1 %36, label %b2, label %b3, !dbg !2119

b2:
	%37 = mul i64 %35, 20, !dbg !2120
	%38 = add i64 %35, 1, !dbg !2121
	%39 = mul i64 %38, 20, !dbg !2122
	%40 = icmp ugt i64 %39, %p1, !dbg !2123
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2123, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2123
	%42 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2124
	%43 = load i8, i8* %42, align 1, !dbg !2124
	%44 = sext i8 %43 to i64, !dbg !2128
	%45 = zext i8 %43 to i16, !dbg !2129
	%46 = sext i16 %45 to i64, !dbg !2130
	%47 = zext i8 %43 to i32, !dbg !2131
	%48 = sext i32 %47 to i64, !dbg !2132
	%49 = zext i8 %43 to i64, !dbg !2133
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2134
	store i64 %44, i64* %50, align 8, !dbg !2134
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2135
	store i64 %46, i64* %51, align 8, !dbg !2135
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2136
	store i64 %48, i64* %52, align 8, !dbg !2136
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2137
	store i64 %49, i64* %53, align 8, !dbg !2137
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2138
	store i64 %49, i64* %54, align 8, !dbg !2138
	%55 = zext i8 %43 to i16, !dbg !2139
	%56 = zext i16 %55 to i64, !dbg !2140
	%57 = zext i8 %43 to i32, !dbg !2141
	%58 = zext i32 %57 to i64, !dbg !2142
	%59 = zext i8 %43 to i64, !dbg !2143
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2145
	store i64 %49, i64* %60, align 8, !dbg !2145
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2146
	store i64 %56, i64* %61, align 8, !dbg !2146
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2147
	store i64 %58, i64* %62, align 8, !dbg !2147
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2148
	store i64 %59, i64* %63, align 8, !dbg !2148
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2149
	store i64 %59, i64* %64, align 8, !dbg !2149
	%65 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2150
	store i64 %49, i64* %65, align 8, !dbg !2150
	%66 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2151
	store i64 %49, i64* %66, align 8, !dbg !2151
	%67 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2152
	store i64 %49, i64* %67, align 8, !dbg !2152
	%68 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2153
	store i64 %49, i64* %68, align 8, !dbg !2153
	%69 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2154
	store i64 %49, i64* %69, align 8, !dbg !2154
	%70 = lshr i8 %43, 1, !dbg !2155
	%71 = uitofp i8 %70 to float, !dbg !2156
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2157
	%73 = fcmp uno float %71, %71, !dbg !2157
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2157
	%75 = uitofp i8 %70 to double, !dbg !2158
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2159
	%77 = fcmp uno double %75, %75, !dbg !2159
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2159
	%79 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2160
	store i64 %74, i64* %79, align 8, !dbg !2160
	%80 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2161
	store i64 %78, i64* %80, align 8, !dbg !2161
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2162
	%82 = icmp slt i32 %81, 0, !dbg !2162
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2162
	%84 = icmp sgt i32 %83, 255, !dbg !2162
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2162
	%86 = trunc i32 %85 to i8, !dbg !2162
	%87 = zext i8 %86 to i64, !dbg !2163
	%88 = fadd double %75, 7.500000e-01, !dbg !2164
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2165
	%90 = fcmp uno double %88, %88, !dbg !2165
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2165
	%92 = icmp slt i32 %91, 0, !dbg !2165
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2165
	%94 = icmp sgt i32 %93, 255, !dbg !2165
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2165
	%96 = trunc i32 %95 to i8, !dbg !2165
	%97 = zext i8 %96 to i64, !dbg !2166
	%98 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2167
	store i64 %87, i64* %98, align 8, !dbg !2167
	%99 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2168
	store i64 %97, i64* %99, align 8, !dbg !2168
	%100 = fmul double %75, 3.500000e+00, !dbg !2169
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2170
	%102 = fcmp uno double %100, %100, !dbg !2170
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2170
	%104 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2172
	store i64 %103, i64* %104, align 8, !dbg !2172
	%105 = mul i64 %35, 2, !dbg !2173
	%106 = add i64 %105, 2, !dbg !2174
	%107 = icmp ugt i64 %106, %p3, !dbg !2175
	br i1 %107, label %b2_fail2, label %b2_ok2, !dbg !2175, !prof !9

b2_ok2:
	%108 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2175
	%109 = load i8, i8* %42, align 1, !dbg !2176
	%110 = uitofp i8 %109 to float, !dbg !2179
	%111 = fpext float %110 to double, !dbg !2180
	%112 = uitofp i8 %109 to double, !dbg !2181
	%113 = getelementptr inbounds double, double* %108, i64 0, !dbg !2182
	store double %111, double* %113, align 8, !dbg !2182
	%114 = getelementptr inbounds double, double* %108, i64 1, !dbg !2183
	store double %112, double* %114, align 8, !dbg !2183
	%115 = add i64 %35, %34, !dbg !2119
	br label %b1, !dbg !2119

b3:
	ret void, !dbg !2119

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %39, i64 %p1), !dbg !2123
	ret void, !dbg !2123

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %106, i64 %p3), !dbg !2175
	ret void, !dbg !2175
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2184 {
entry:
	br label %b0, !dbg !2185

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2186, !range !10
	%1 = sext i32 %0 to i64, !dbg !2186
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2186, !range !12
	%3 = sext i32 %2 to i64, !dbg !2186
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2186, !range !12
	%5 = sext i32 %4 to i64, !dbg !2186
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2186, !range !33
	%7 = sext i32 %6 to i64, !dbg !2186
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2186, !range !34
	%9 = sext i32 %8 to i64, !dbg !2186
	%10 = mul i64 %9, %5, !dbg !2186
	%11 = add i64 %3, %10, !dbg !2186
	%12 = mul i64 %7, %11, !dbg !2186
	%13 = add i64 %1, %12, !dbg !2186
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2186, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2186, !range !35
	%16 = mul i32 %14, %15, !dbg !2186
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2186, !range !36
	%18 = mul i32 %16, %17, !dbg !2186
	%19 = sext i32 %18 to i64, !dbg !2186
	%20 = mul i64 %13, %19, !dbg !2186
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2186, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2186, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2186, !range !13
	%24 = mul i32 %15, %23, !dbg !2186
	%25 = add i32 %22, %24, !dbg !2186
	%26 = mul i32 %14, %25, !dbg !2186
	%27 = add i32 %21, %26, !dbg !2186
	%28 = sext i32 %27 to i64, !dbg !2186
	%29 = add i64 %20, %28, !dbg !2186
	%30 = mul i64 %7, %9, !dbg !2186
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2186, !range !34
	%32 = sext i32 %31 to i64, !dbg !2186
	%33 = mul i64 %30, %32, !dbg !2186
	%34 = mul i64 %33, %19, !dbg !2186
	br label %b1, !dbg !2186

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2186
	%36 = icmp slt i64 %35, %p3, !dbg !2186
	br i1 %36, label %b2, label %b23, !dbg !2186

b2:
	%37 = mul i64 %35, 40, !dbg !2187
	%38 = add i64 %35, 1, !dbg !2188
	%39 = mul i64 %38, 40, !dbg !2189
	%40 = icmp ugt i64 %39, %p1, !dbg !2190
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2190, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2190
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2190, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2190
	%43 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2191
	%44 = load i16, i16* %43, align 2, !dbg !2191
	%45 = icmp uge i64 %35, %p5, !dbg !2192
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2192, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2192
	%47 = load i16, i16* %46, align 2, !dbg !2192
	%48 = icmp uge i64 %35, %p7, !dbg !2193
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2193, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2193
	%50 = load i32, i32* %49, align 4, !dbg !2193
	%51 = zext i32 %50 to i64, !dbg !2194
	%52 = add i16 %44, %47, !dbg !2197
	%53 = sub i16 %44, %47, !dbg !2198
	%54 = mul i16 %44, %47, !dbg !2199
	%55 = getelementptr inbounds i16, i16* %42, i64 0, !dbg !2200
	store i16 %52, i16* %55, align 2, !dbg !2200
	%56 = getelementptr inbounds i16, i16* %42, i64 1, !dbg !2201
	store i16 %53, i16* %56, align 2, !dbg !2201
	%57 = getelementptr inbounds i16, i16* %42, i64 2, !dbg !2202
	store i16 %54, i16* %57, align 2, !dbg !2202
	%58 = and i16 %44, %47, !dbg !2203
	%59 = or i16 %44, %47, !dbg !2204
	%60 = xor i16 %44, %47, !dbg !2205
	%61 = xor i16 %47, -1, !dbg !2206
	%62 = and i16 %44, %61, !dbg !2206
	%63 = getelementptr inbounds i16, i16* %42, i64 3, !dbg !2207
	store i16 %58, i16* %63, align 2, !dbg !2207
	%64 = getelementptr inbounds i16, i16* %42, i64 4, !dbg !2208
	store i16 %59, i16* %64, align 2, !dbg !2208
	%65 = getelementptr inbounds i16, i16* %42, i64 5, !dbg !2209
	store i16 %60, i16* %65, align 2, !dbg !2209
	%66 = getelementptr inbounds i16, i16* %42, i64 6, !dbg !2210
	store i16 %62, i16* %66, align 2, !dbg !2210
	%67 = xor i16 %44, -1, !dbg !2211
	%68 = sub i16 0, %44, !dbg !2212
	%69 = getelementptr inbounds i16, i16* %42, i64 7, !dbg !2213
	store i16 %67, i16* %69, align 2, !dbg !2213
	%70 = getelementptr inbounds i16, i16* %42, i64 8, !dbg !2214
	store i16 %68, i16* %70, align 2, !dbg !2214
	%71 = getelementptr inbounds i16, i16* %42, i64 9, !dbg !2215
	store i16 %44, i16* %71, align 2, !dbg !2215
	%72 = icmp ult i64 %51, 16, !dbg !2216
	%73 = trunc i64 %51 to i16, !dbg !2216
	%74 = shl i16 %44, %73, !dbg !2216
	%75 = select i1 %72, i16 %74, i16 0, !dbg !2216
	%76 = icmp ult i64 %51, 16, !dbg !2217
	%77 = trunc i64 %51 to i16, !dbg !2217
	%78 = lshr i16 %44, %77, !dbg !2217
	%79 = select i1 %76, i16 %78, i16 0, !dbg !2217
	%80 = getelementptr inbounds i16, i16* %42, i64 10, !dbg !2218
	store i16 %75, i16* %80, align 2, !dbg !2218
	%81 = getelementptr inbounds i16, i16* %42, i64 11, !dbg !2219
	store i16 %79, i16* %81, align 2, !dbg !2219
	%82 = icmp ult i64 %51, 16, !dbg !2221
	%83 = trunc i64 %51 to i16, !dbg !2221
	%84 = shl i16 %44, %83, !dbg !2221
	%85 = select i1 %82, i16 %84, i16 0, !dbg !2221
	%86 = trunc i64 %51 to i8, !dbg !2222
	%87 = zext i8 %86 to i16, !dbg !2223
	%88 = icmp ult i16 %87, 16, !dbg !2223
	%89 = lshr i16 %44, %87, !dbg !2223
	%90 = select i1 %88, i16 %89, i16 0, !dbg !2223
	%91 = getelementptr inbounds i16, i16* %42, i64 12, !dbg !2224
	store i16 %85, i16* %91, align 2, !dbg !2224
	%92 = getelementptr inbounds i16, i16* %42, i64 13, !dbg !2225
	store i16 %90, i16* %92, align 2, !dbg !2225
	%93 = shl i16 %44, 3, !dbg !2226
	%94 = lshr i16 %44, 3, !dbg !2227
	%95 = getelementptr inbounds i16, i16* %42, i64 14, !dbg !2228
	store i16 %93, i16* %95, align 2, !dbg !2228
	%96 = getelementptr inbounds i16, i16* %42, i64 15, !dbg !2229
	store i16 %94, i16* %96, align 2, !dbg !2229
	%97 = icmp ult i64 %51, 16, !dbg !2230
	%98 = trunc i64 %51 to i16, !dbg !2230
	%99 = shl i16 1, %98, !dbg !2230
	%100 = select i1 %97, i16 %99, i16 0, !dbg !2230
	%101 = urem i64 %51, 8, !dbg !2231
	%102 = icmp ult i64 %101, 16, !dbg !2232
	%103 = trunc i64 %101 to i16, !dbg !2232
	%104 = lshr i16 %47, %103, !dbg !2232
	%105 = select i1 %102, i16 %104, i16 0, !dbg !2232
	%106 = getelementptr inbounds i16, i16* %42, i64 16, !dbg !2233
	store i16 %100, i16* %106, align 2, !dbg !2233
	%107 = getelementptr inbounds i16, i16* %42, i64 17, !dbg !2234
	store i16 %105, i16* %107, align 2, !dbg !2234
	%108 = icmp ne i16 %47, 0, !dbg !2235
	br i1 %108, label %b3, label %b4, !dbg !2235

b3:
	%109 = udiv i16 %44, %47, !dbg !2236
	%110 = urem i16 %44, %47, !dbg !2237
	%111 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2238
	store i16 %109, i16* %111, align 2, !dbg !2238
	%112 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2239
	store i16 %110, i16* %112, align 2, !dbg !2239
	br label %b5, !dbg !2239

b4:
	%113 = getelementptr inbounds i16, i16* %42, i64 18, !dbg !2240
	store i16 0, i16* %113, align 2, !dbg !2240
	%114 = getelementptr inbounds i16, i16* %42, i64 19, !dbg !2241
	store i16 0, i16* %114, align 2, !dbg !2241
	br label %b5, !dbg !2241

b5:
	%115 = udiv i16 %44, 7, !dbg !2242
	%116 = urem i16 %44, 7, !dbg !2243
	%117 = getelementptr inbounds i16, i16* %42, i64 20, !dbg !2244
	store i16 %115, i16* %117, align 2, !dbg !2244
	%118 = getelementptr inbounds i16, i16* %42, i64 21, !dbg !2245
	store i16 %116, i16* %118, align 2, !dbg !2245
	%119 = udiv i16 %44, 8, !dbg !2246
	%120 = urem i16 %44, 8, !dbg !2247
	%121 = getelementptr inbounds i16, i16* %42, i64 22, !dbg !2248
	store i16 %119, i16* %121, align 2, !dbg !2248
	%122 = getelementptr inbounds i16, i16* %42, i64 23, !dbg !2249
	store i16 %120, i16* %122, align 2, !dbg !2249
	%123 = icmp ult i16 %44, %47, !dbg !2250
	%124 = select i1 %123, i16 %44, i16 %47, !dbg !2250
	%125 = icmp ugt i16 %44, %47, !dbg !2251
	%126 = select i1 %125, i16 %44, i16 %47, !dbg !2251
	%127 = icmp ugt i16 %126, 3, !dbg !2251
	%128 = select i1 %127, i16 %126, i16 3, !dbg !2251
	%129 = getelementptr inbounds i16, i16* %42, i64 24, !dbg !2252
	store i16 %124, i16* %129, align 2, !dbg !2252
	%130 = getelementptr inbounds i16, i16* %42, i64 25, !dbg !2253
	store i16 %128, i16* %130, align 2, !dbg !2253
	%131 = icmp eq i16 %44, %47, !dbg !2254
	br i1 %131, label %b7, label %b6, !dbg !2257

b6:
	br label %b7, !dbg !2258

b7:
	%132 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2259
	%133 = icmp ne i16 %44, %47, !dbg !2259
	br i1 %133, label %b9, label %b8, !dbg !2261

b8:
	br label %b9, !dbg !2262

b9:
	%134 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2263
	br i1 %123, label %b11, label %b10, !dbg !2265

b10:
	br label %b11, !dbg !2266

b11:
	%135 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2267
	%136 = getelementptr inbounds i16, i16* %42, i64 26, !dbg !2267
	store i16 %132, i16* %136, align 2, !dbg !2267
	%137 = getelementptr inbounds i16, i16* %42, i64 27, !dbg !2268
	store i16 %134, i16* %137, align 2, !dbg !2268
	%138 = getelementptr inbounds i16, i16* %42, i64 28, !dbg !2269
	store i16 %135, i16* %138, align 2, !dbg !2269
	%139 = icmp ule i16 %44, %47, !dbg !2270
	br i1 %139, label %b13, label %b12, !dbg !2272

b12:
	br label %b13, !dbg !2273

b13:
	%140 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2274
	br i1 %125, label %b15, label %b14, !dbg !2276

b14:
	br label %b15, !dbg !2277

b15:
	%141 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2278
	%142 = icmp uge i16 %44, %47, !dbg !2278
	br i1 %142, label %b17, label %b16, !dbg !2280

b16:
	br label %b17, !dbg !2281

b17:
	%143 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2282
	%144 = getelementptr inbounds i16, i16* %42, i64 29, !dbg !2282
	store i16 %140, i16* %144, align 2, !dbg !2282
	%145 = getelementptr inbounds i16, i16* %42, i64 30, !dbg !2283
	store i16 %141, i16* %145, align 2, !dbg !2283
	%146 = getelementptr inbounds i16, i16* %42, i64 31, !dbg !2284
	store i16 %143, i16* %146, align 2, !dbg !2284
	%147 = mul i16 %52, 3, !dbg !2285
	%148 = sub i16 %147, 5, !dbg !2286
	%149 = xor i16 %148, %44, !dbg !2287
	%150 = getelementptr inbounds i16, i16* %42, i64 32, !dbg !2288
	store i16 %149, i16* %150, align 2, !dbg !2288
	%151 = shl i16 %149, 2, !dbg !2289
	%152 = lshr i16 %151, 1, !dbg !2290
	%153 = or i16 %152, 1, !dbg !2291
	%154 = and i16 %153, -3, !dbg !2292
	%155 = getelementptr inbounds i16, i16* %42, i64 33, !dbg !2293
	store i16 %154, i16* %155, align 2, !dbg !2293
	%156 = sub i16 %154, 1, !dbg !2294
	%157 = getelementptr inbounds i16, i16* %42, i64 34, !dbg !2295
	store i16 %156, i16* %157, align 2, !dbg !2295
	%158 = sub i16 %47, %44, !dbg !2296
	%159 = getelementptr inbounds i16, i16* %42, i64 35, !dbg !2297
	store i16 %158, i16* %159, align 2, !dbg !2297
	br i1 %123, label %b20, label %b18, !dbg !2298

b18:
	%160 = icmp eq i16 %44, 5, !dbg !2299
	br i1 %160, label %b20, label %b19, !dbg !2301

b19:
	br label %b20, !dbg !2302

b20:
	%161 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2303
	%162 = getelementptr inbounds i16, i16* %42, i64 36, !dbg !2303
	store i16 %161, i16* %162, align 2, !dbg !2303
	%163 = icmp eq i16 %47, 1, !dbg !2304
	%164 = icmp ne i1 %139, %163, !dbg !2305
	br i1 %164, label %b22, label %b21, !dbg !2307

b21:
	br label %b22, !dbg !2308

b22:
	%165 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2309
	%166 = getelementptr inbounds i16, i16* %42, i64 37, !dbg !2309
	store i16 %165, i16* %166, align 2, !dbg !2309
	%167 = and i64 %51, 3, !dbg !2310
	%168 = icmp ult i64 %167, 16, !dbg !2311
	%169 = trunc i64 %167 to i16, !dbg !2311
	%170 = shl i16 1, %169, !dbg !2311
	%171 = select i1 %168, i16 %170, i16 0, !dbg !2311
	%172 = add i16 %171, %44, !dbg !2312
	%173 = getelementptr inbounds i16, i16* %42, i64 38, !dbg !2313
	store i16 %172, i16* %173, align 2, !dbg !2313
	%174 = getelementptr inbounds i16, i16* %42, i64 39, !dbg !2314
	store i16 -1, i16* %174, align 2, !dbg !2314
	%175 = add i64 %35, %34, !dbg !2186
	br label %b1, !dbg !2186

b23:
	ret void, !dbg !2186

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %39, i64 %p1), !dbg !2190
	ret void, !dbg !2190

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %37, i64 %39), !dbg !2190
	ret void, !dbg !2190

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p5), !dbg !2192
	ret void, !dbg !2192

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %35, i64 %p7), !dbg !2193
	ret void, !dbg !2193
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2315 {
entry:
	br label %b0, !dbg !2316

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2317, !range !10
	%1 = sext i32 %0 to i64, !dbg !2317
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2317, !range !12
	%3 = sext i32 %2 to i64, !dbg !2317
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2317, !range !12
	%5 = sext i32 %4 to i64, !dbg !2317
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2317, !range !33
	%7 = sext i32 %6 to i64, !dbg !2317
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2317, !range !34
	%9 = sext i32 %8 to i64, !dbg !2317
	%10 = mul i64 %9, %5, !dbg !2317
	%11 = add i64 %3, %10, !dbg !2317
	%12 = mul i64 %7, %11, !dbg !2317
	%13 = add i64 %1, %12, !dbg !2317
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2317, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2317, !range !35
	%16 = mul i32 %14, %15, !dbg !2317
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2317, !range !36
	%18 = mul i32 %16, %17, !dbg !2317
	%19 = sext i32 %18 to i64, !dbg !2317
	%20 = mul i64 %13, %19, !dbg !2317
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2317, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2317, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2317, !range !13
	%24 = mul i32 %15, %23, !dbg !2317
	%25 = add i32 %22, %24, !dbg !2317
	%26 = mul i32 %14, %25, !dbg !2317
	%27 = add i32 %21, %26, !dbg !2317
	%28 = sext i32 %27 to i64, !dbg !2317
	%29 = add i64 %20, %28, !dbg !2317
	%30 = mul i64 %7, %9, !dbg !2317
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2317, !range !34
	%32 = sext i32 %31 to i64, !dbg !2317
	%33 = mul i64 %30, %32, !dbg !2317
	%34 = mul i64 %33, %19, !dbg !2317
	br label %b1, !dbg !2317

b1:
	%35 = phi i64 [ %29, %b0 ], [ %119, %b2_ok2 ], !dbg !2317
	%36 = icmp slt i64 %35, %p5, !dbg !2317
	br i1 %36, label %b2, label %b3, !dbg !2317

b2:
	%37 = mul i64 %35, 20, !dbg !2318
	%38 = add i64 %35, 1, !dbg !2319
	%39 = mul i64 %38, 20, !dbg !2320
	%40 = icmp ugt i64 %39, %p1, !dbg !2321
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2321, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2321
	%42 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2322
	%43 = load i16, i16* %42, align 2, !dbg !2322
	%44 = trunc i16 %43 to i8, !dbg !2325
	%45 = sext i8 %44 to i64, !dbg !2326
	%46 = sext i16 %43 to i64, !dbg !2328
	%47 = zext i16 %43 to i32, !dbg !2329
	%48 = sext i32 %47 to i64, !dbg !2330
	%49 = zext i16 %43 to i64, !dbg !2331
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2332
	store i64 %45, i64* %50, align 8, !dbg !2332
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2333
	store i64 %46, i64* %51, align 8, !dbg !2333
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2334
	store i64 %48, i64* %52, align 8, !dbg !2334
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2335
	store i64 %49, i64* %53, align 8, !dbg !2335
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2336
	store i64 %49, i64* %54, align 8, !dbg !2336
	%55 = trunc i16 %43 to i8, !dbg !2337
	%56 = zext i8 %55 to i64, !dbg !2338
	%57 = zext i16 %43 to i32, !dbg !2339
	%58 = zext i32 %57 to i64, !dbg !2340
	%59 = zext i16 %43 to i64, !dbg !2341
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2343
	store i64 %56, i64* %60, align 8, !dbg !2343
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2344
	store i64 %49, i64* %61, align 8, !dbg !2344
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2345
	store i64 %58, i64* %62, align 8, !dbg !2345
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2346
	store i64 %59, i64* %63, align 8, !dbg !2346
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2347
	store i64 %59, i64* %64, align 8, !dbg !2347
	%65 = sext i8 %44 to i16, !dbg !2348
	%66 = zext i16 %65 to i64, !dbg !2349
	%67 = zext i8 %55 to i16, !dbg !2350
	%68 = zext i16 %67 to i64, !dbg !2351
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2352
	store i64 %66, i64* %69, align 8, !dbg !2352
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2353
	store i64 %68, i64* %70, align 8, !dbg !2353
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2354
	store i64 %49, i64* %71, align 8, !dbg !2354
	%72 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2355
	store i64 %49, i64* %72, align 8, !dbg !2355
	%73 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2356
	store i64 %49, i64* %73, align 8, !dbg !2356
	%74 = lshr i16 %67, 1, !dbg !2357
	%75 = uitofp i16 %74 to float, !dbg !2358
	%76 = call i64 @llvm.nvvm.f2ll.rz(float %75), !dbg !2359
	%77 = fcmp uno float %75, %75, !dbg !2359
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2359
	%79 = uitofp i16 %74 to double, !dbg !2360
	%80 = call i64 @llvm.nvvm.d2ll.rz(double %79), !dbg !2361
	%81 = fcmp uno double %79, %79, !dbg !2361
	%82 = select i1 %81, i64 0, i64 %80, !dbg !2361
	%83 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2362
	store i64 %78, i64* %83, align 8, !dbg !2362
	%84 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2363
	store i64 %82, i64* %84, align 8, !dbg !2363
	%85 = call i32 @llvm.nvvm.f2i.rz(float %75), !dbg !2364
	%86 = icmp slt i32 %85, 0, !dbg !2364
	%87 = select i1 %86, i32 0, i32 %85, !dbg !2364
	%88 = icmp sgt i32 %87, 65535, !dbg !2364
	%89 = select i1 %88, i32 65535, i32 %87, !dbg !2364
	%90 = trunc i32 %89 to i16, !dbg !2364
	%91 = zext i16 %90 to i64, !dbg !2365
	%92 = fadd double %79, 7.500000e-01, !dbg !2366
	%93 = call i32 @llvm.nvvm.d2i.rz(double %92), !dbg !2367
	%94 = fcmp uno double %92, %92, !dbg !2367
	%95 = select i1 %94, i32 0, i32 %93, !dbg !2367
	%96 = icmp slt i32 %95, 0, !dbg !2367
	%97 = select i1 %96, i32 0, i32 %95, !dbg !2367
	%98 = icmp sgt i32 %97, 65535, !dbg !2367
	%99 = select i1 %98, i32 65535, i32 %97, !dbg !2367
	%100 = trunc i32 %99 to i16, !dbg !2367
	%101 = zext i16 %100 to i64, !dbg !2368
	%102 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2369
	store i64 %91, i64* %102, align 8, !dbg !2369
	%103 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2370
	store i64 %101, i64* %103, align 8, !dbg !2370
	%104 = fmul double %79, 3.500000e+00, !dbg !2371
	%105 = call i64 @llvm.nvvm.d2ull.rz(double %104), !dbg !2372
	%106 = fcmp uno double %104, %104, !dbg !2372
	%107 = select i1 %106, i64 0, i64 %105, !dbg !2372
	%108 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2374
	store i64 %107, i64* %108, align 8, !dbg !2374
	%109 = mul i64 %35, 2, !dbg !2375
	%110 = add i64 %109, 2, !dbg !2376
	%111 = icmp ugt i64 %110, %p3, !dbg !2377
	br i1 %111, label %b2_fail2, label %b2_ok2, !dbg !2377, !prof !9

b2_ok2:
	%112 = getelementptr inbounds double, double* %p2, i64 %109, !dbg !2377
	%113 = load i16, i16* %42, align 2, !dbg !2378
	%114 = uitofp i16 %113 to float, !dbg !2381
	%115 = fpext float %114 to double, !dbg !2382
	%116 = uitofp i16 %113 to double, !dbg !2383
	%117 = getelementptr inbounds double, double* %112, i64 0, !dbg !2384
	store double %115, double* %117, align 8, !dbg !2384
	%118 = getelementptr inbounds double, double* %112, i64 1, !dbg !2385
	store double %116, double* %118, align 8, !dbg !2385
	%119 = add i64 %35, %34, !dbg !2317
	br label %b1, !dbg !2317

b3:
	ret void, !dbg !2317

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %39, i64 %p1), !dbg !2321
	ret void, !dbg !2321

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %110, i64 %p3), !dbg !2377
	ret void, !dbg !2377
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2386 {
entry:
	br label %b0, !dbg !2387

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2388, !range !10
	%1 = sext i32 %0 to i64, !dbg !2388
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2388, !range !12
	%3 = sext i32 %2 to i64, !dbg !2388
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2388, !range !12
	%5 = sext i32 %4 to i64, !dbg !2388
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2388, !range !33
	%7 = sext i32 %6 to i64, !dbg !2388
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2388, !range !34
	%9 = sext i32 %8 to i64, !dbg !2388
	%10 = mul i64 %9, %5, !dbg !2388
	%11 = add i64 %3, %10, !dbg !2388
	%12 = mul i64 %7, %11, !dbg !2388
	%13 = add i64 %1, %12, !dbg !2388
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2388, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2388, !range !35
	%16 = mul i32 %14, %15, !dbg !2388
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2388, !range !36
	%18 = mul i32 %16, %17, !dbg !2388
	%19 = sext i32 %18 to i64, !dbg !2388
	%20 = mul i64 %13, %19, !dbg !2388
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2388, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2388, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2388, !range !13
	%24 = mul i32 %15, %23, !dbg !2388
	%25 = add i32 %22, %24, !dbg !2388
	%26 = mul i32 %14, %25, !dbg !2388
	%27 = add i32 %21, %26, !dbg !2388
	%28 = sext i32 %27 to i64, !dbg !2388
	%29 = add i64 %20, %28, !dbg !2388
	%30 = mul i64 %7, %9, !dbg !2388
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2388, !range !34
	%32 = sext i32 %31 to i64, !dbg !2388
	%33 = mul i64 %30, %32, !dbg !2388
	%34 = mul i64 %33, %19, !dbg !2388
	br label %b1, !dbg !2388

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2388
	%36 = icmp slt i64 %35, %p3, !dbg !2388
	br i1 %36, label %b2, label %b23, !dbg !2388

b2:
	%37 = mul i64 %35, 40, !dbg !2389
	%38 = add i64 %35, 1, !dbg !2390
	%39 = mul i64 %38, 40, !dbg !2391
	%40 = icmp ugt i64 %39, %p1, !dbg !2392
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2392, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2392
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2392, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2392
	%43 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2393
	%44 = load i32, i32* %43, align 4, !dbg !2393
	%45 = icmp uge i64 %35, %p5, !dbg !2394
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2394, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2394
	%47 = load i32, i32* %46, align 4, !dbg !2394
	%48 = icmp uge i64 %35, %p7, !dbg !2395
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2395, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2395
	%50 = load i32, i32* %49, align 4, !dbg !2395
	%51 = zext i32 %50 to i64, !dbg !2396
	%52 = add i32 %44, %47, !dbg !2399
	%53 = sub i32 %44, %47, !dbg !2400
	%54 = mul i32 %44, %47, !dbg !2401
	%55 = getelementptr inbounds i32, i32* %42, i64 0, !dbg !2402
	store i32 %52, i32* %55, align 4, !dbg !2402
	%56 = getelementptr inbounds i32, i32* %42, i64 1, !dbg !2403
	store i32 %53, i32* %56, align 4, !dbg !2403
	%57 = getelementptr inbounds i32, i32* %42, i64 2, !dbg !2404
	store i32 %54, i32* %57, align 4, !dbg !2404
	%58 = and i32 %44, %47, !dbg !2405
	%59 = or i32 %44, %47, !dbg !2406
	%60 = xor i32 %44, %47, !dbg !2407
	%61 = xor i32 %47, -1, !dbg !2408
	%62 = and i32 %44, %61, !dbg !2408
	%63 = getelementptr inbounds i32, i32* %42, i64 3, !dbg !2409
	store i32 %58, i32* %63, align 4, !dbg !2409
	%64 = getelementptr inbounds i32, i32* %42, i64 4, !dbg !2410
	store i32 %59, i32* %64, align 4, !dbg !2410
	%65 = getelementptr inbounds i32, i32* %42, i64 5, !dbg !2411
	store i32 %60, i32* %65, align 4, !dbg !2411
	%66 = getelementptr inbounds i32, i32* %42, i64 6, !dbg !2412
	store i32 %62, i32* %66, align 4, !dbg !2412
	%67 = xor i32 %44, -1, !dbg !2413
	%68 = sub i32 0, %44, !dbg !2414
	%69 = getelementptr inbounds i32, i32* %42, i64 7, !dbg !2415
	store i32 %67, i32* %69, align 4, !dbg !2415
	%70 = getelementptr inbounds i32, i32* %42, i64 8, !dbg !2416
	store i32 %68, i32* %70, align 4, !dbg !2416
	%71 = getelementptr inbounds i32, i32* %42, i64 9, !dbg !2417
	store i32 %44, i32* %71, align 4, !dbg !2417
	%72 = icmp ult i64 %51, 32, !dbg !2418
	%73 = trunc i64 %51 to i32, !dbg !2418
	%74 = shl i32 %44, %73, !dbg !2418
	%75 = select i1 %72, i32 %74, i32 0, !dbg !2418
	%76 = icmp ult i64 %51, 32, !dbg !2419
	%77 = trunc i64 %51 to i32, !dbg !2419
	%78 = lshr i32 %44, %77, !dbg !2419
	%79 = select i1 %76, i32 %78, i32 0, !dbg !2419
	%80 = getelementptr inbounds i32, i32* %42, i64 10, !dbg !2420
	store i32 %75, i32* %80, align 4, !dbg !2420
	%81 = getelementptr inbounds i32, i32* %42, i64 11, !dbg !2421
	store i32 %79, i32* %81, align 4, !dbg !2421
	%82 = icmp ult i64 %51, 32, !dbg !2423
	%83 = trunc i64 %51 to i32, !dbg !2423
	%84 = shl i32 %44, %83, !dbg !2423
	%85 = select i1 %82, i32 %84, i32 0, !dbg !2423
	%86 = trunc i64 %51 to i8, !dbg !2424
	%87 = zext i8 %86 to i32, !dbg !2425
	%88 = icmp ult i32 %87, 32, !dbg !2425
	%89 = lshr i32 %44, %87, !dbg !2425
	%90 = select i1 %88, i32 %89, i32 0, !dbg !2425
	%91 = getelementptr inbounds i32, i32* %42, i64 12, !dbg !2426
	store i32 %85, i32* %91, align 4, !dbg !2426
	%92 = getelementptr inbounds i32, i32* %42, i64 13, !dbg !2427
	store i32 %90, i32* %92, align 4, !dbg !2427
	%93 = shl i32 %44, 3, !dbg !2428
	%94 = lshr i32 %44, 3, !dbg !2429
	%95 = getelementptr inbounds i32, i32* %42, i64 14, !dbg !2430
	store i32 %93, i32* %95, align 4, !dbg !2430
	%96 = getelementptr inbounds i32, i32* %42, i64 15, !dbg !2431
	store i32 %94, i32* %96, align 4, !dbg !2431
	%97 = icmp ult i64 %51, 32, !dbg !2432
	%98 = trunc i64 %51 to i32, !dbg !2432
	%99 = shl i32 1, %98, !dbg !2432
	%100 = select i1 %97, i32 %99, i32 0, !dbg !2432
	%101 = urem i64 %51, 8, !dbg !2433
	%102 = icmp ult i64 %101, 32, !dbg !2434
	%103 = trunc i64 %101 to i32, !dbg !2434
	%104 = lshr i32 %47, %103, !dbg !2434
	%105 = select i1 %102, i32 %104, i32 0, !dbg !2434
	%106 = getelementptr inbounds i32, i32* %42, i64 16, !dbg !2435
	store i32 %100, i32* %106, align 4, !dbg !2435
	%107 = getelementptr inbounds i32, i32* %42, i64 17, !dbg !2436
	store i32 %105, i32* %107, align 4, !dbg !2436
	%108 = icmp ne i32 %47, 0, !dbg !2437
	br i1 %108, label %b3, label %b4, !dbg !2437

b3:
	%109 = udiv i32 %44, %47, !dbg !2438
	%110 = urem i32 %44, %47, !dbg !2439
	%111 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2440
	store i32 %109, i32* %111, align 4, !dbg !2440
	%112 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2441
	store i32 %110, i32* %112, align 4, !dbg !2441
	br label %b5, !dbg !2441

b4:
	%113 = getelementptr inbounds i32, i32* %42, i64 18, !dbg !2442
	store i32 0, i32* %113, align 4, !dbg !2442
	%114 = getelementptr inbounds i32, i32* %42, i64 19, !dbg !2443
	store i32 0, i32* %114, align 4, !dbg !2443
	br label %b5, !dbg !2443

b5:
	%115 = udiv i32 %44, 7, !dbg !2444
	%116 = urem i32 %44, 7, !dbg !2445
	%117 = getelementptr inbounds i32, i32* %42, i64 20, !dbg !2446
	store i32 %115, i32* %117, align 4, !dbg !2446
	%118 = getelementptr inbounds i32, i32* %42, i64 21, !dbg !2447
	store i32 %116, i32* %118, align 4, !dbg !2447
	%119 = udiv i32 %44, 8, !dbg !2448
	%120 = urem i32 %44, 8, !dbg !2449
	%121 = getelementptr inbounds i32, i32* %42, i64 22, !dbg !2450
	store i32 %119, i32* %121, align 4, !dbg !2450
	%122 = getelementptr inbounds i32, i32* %42, i64 23, !dbg !2451
	store i32 %120, i32* %122, align 4, !dbg !2451
	%123 = icmp ult i32 %44, %47, !dbg !2452
	%124 = select i1 %123, i32 %44, i32 %47, !dbg !2452
	%125 = icmp ugt i32 %44, %47, !dbg !2453
	%126 = select i1 %125, i32 %44, i32 %47, !dbg !2453
	%127 = icmp ugt i32 %126, 3, !dbg !2453
	%128 = select i1 %127, i32 %126, i32 3, !dbg !2453
	%129 = getelementptr inbounds i32, i32* %42, i64 24, !dbg !2454
	store i32 %124, i32* %129, align 4, !dbg !2454
	%130 = getelementptr inbounds i32, i32* %42, i64 25, !dbg !2455
	store i32 %128, i32* %130, align 4, !dbg !2455
	%131 = icmp eq i32 %44, %47, !dbg !2456
	br i1 %131, label %b7, label %b6, !dbg !2459

b6:
	br label %b7, !dbg !2460

b7:
	%132 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2461
	%133 = icmp ne i32 %44, %47, !dbg !2461
	br i1 %133, label %b9, label %b8, !dbg !2463

b8:
	br label %b9, !dbg !2464

b9:
	%134 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2465
	br i1 %123, label %b11, label %b10, !dbg !2467

b10:
	br label %b11, !dbg !2468

b11:
	%135 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2469
	%136 = getelementptr inbounds i32, i32* %42, i64 26, !dbg !2469
	store i32 %132, i32* %136, align 4, !dbg !2469
	%137 = getelementptr inbounds i32, i32* %42, i64 27, !dbg !2470
	store i32 %134, i32* %137, align 4, !dbg !2470
	%138 = getelementptr inbounds i32, i32* %42, i64 28, !dbg !2471
	store i32 %135, i32* %138, align 4, !dbg !2471
	%139 = icmp ule i32 %44, %47, !dbg !2472
	br i1 %139, label %b13, label %b12, !dbg !2474

b12:
	br label %b13, !dbg !2475

b13:
	%140 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2476
	br i1 %125, label %b15, label %b14, !dbg !2478

b14:
	br label %b15, !dbg !2479

b15:
	%141 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2480
	%142 = icmp uge i32 %44, %47, !dbg !2480
	br i1 %142, label %b17, label %b16, !dbg !2482

b16:
	br label %b17, !dbg !2483

b17:
	%143 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2484
	%144 = getelementptr inbounds i32, i32* %42, i64 29, !dbg !2484
	store i32 %140, i32* %144, align 4, !dbg !2484
	%145 = getelementptr inbounds i32, i32* %42, i64 30, !dbg !2485
	store i32 %141, i32* %145, align 4, !dbg !2485
	%146 = getelementptr inbounds i32, i32* %42, i64 31, !dbg !2486
	store i32 %143, i32* %146, align 4, !dbg !2486
	%147 = mul i32 %52, 3, !dbg !2487
	%148 = sub i32 %147, 5, !dbg !2488
	%149 = xor i32 %148, %44, !dbg !2489
	%150 = getelementptr inbounds i32, i32* %42, i64 32, !dbg !2490
	store i32 %149, i32* %150, align 4, !dbg !2490
	%151 = shl i32 %149, 2, !dbg !2491
	%152 = lshr i32 %151, 1, !dbg !2492
	%153 = or i32 %152, 1, !dbg !2493
	%154 = and i32 %153, -3, !dbg !2494
	%155 = getelementptr inbounds i32, i32* %42, i64 33, !dbg !2495
	store i32 %154, i32* %155, align 4, !dbg !2495
	%156 = sub i32 %154, 1, !dbg !2496
	%157 = getelementptr inbounds i32, i32* %42, i64 34, !dbg !2497
	store i32 %156, i32* %157, align 4, !dbg !2497
	%158 = sub i32 %47, %44, !dbg !2498
	%159 = getelementptr inbounds i32, i32* %42, i64 35, !dbg !2499
	store i32 %158, i32* %159, align 4, !dbg !2499
	br i1 %123, label %b20, label %b18, !dbg !2500

b18:
	%160 = icmp eq i32 %44, 5, !dbg !2501
	br i1 %160, label %b20, label %b19, !dbg !2503

b19:
	br label %b20, !dbg !2504

b20:
	%161 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2505
	%162 = getelementptr inbounds i32, i32* %42, i64 36, !dbg !2505
	store i32 %161, i32* %162, align 4, !dbg !2505
	%163 = icmp eq i32 %47, 1, !dbg !2506
	%164 = icmp ne i1 %139, %163, !dbg !2507
	br i1 %164, label %b22, label %b21, !dbg !2509

b21:
	br label %b22, !dbg !2510

b22:
	%165 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2511
	%166 = getelementptr inbounds i32, i32* %42, i64 37, !dbg !2511
	store i32 %165, i32* %166, align 4, !dbg !2511
	%167 = and i64 %51, 3, !dbg !2512
	%168 = icmp ult i64 %167, 32, !dbg !2513
	%169 = trunc i64 %167 to i32, !dbg !2513
	%170 = shl i32 1, %169, !dbg !2513
	%171 = select i1 %168, i32 %170, i32 0, !dbg !2513
	%172 = add i32 %171, %44, !dbg !2514
	%173 = getelementptr inbounds i32, i32* %42, i64 38, !dbg !2515
	store i32 %172, i32* %173, align 4, !dbg !2515
	%174 = getelementptr inbounds i32, i32* %42, i64 39, !dbg !2516
	store i32 -1, i32* %174, align 4, !dbg !2516
	%175 = add i64 %35, %34, !dbg !2388
	br label %b1, !dbg !2388

b23:
	ret void, !dbg !2388

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %39, i64 %p1), !dbg !2392
	ret void, !dbg !2392

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %37, i64 %39), !dbg !2392
	ret void, !dbg !2392

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p5), !dbg !2394
	ret void, !dbg !2394

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %35, i64 %p7), !dbg !2395
	ret void, !dbg !2395
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2517 {
entry:
	br label %b0, !dbg !2518

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2519, !range !10
	%1 = sext i32 %0 to i64, !dbg !2519
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2519, !range !12
	%3 = sext i32 %2 to i64, !dbg !2519
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2519, !range !12
	%5 = sext i32 %4 to i64, !dbg !2519
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2519, !range !33
	%7 = sext i32 %6 to i64, !dbg !2519
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2519, !range !34
	%9 = sext i32 %8 to i64, !dbg !2519
	%10 = mul i64 %9, %5, !dbg !2519
	%11 = add i64 %3, %10, !dbg !2519
	%12 = mul i64 %7, %11, !dbg !2519
	%13 = add i64 %1, %12, !dbg !2519
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2519, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2519, !range !35
	%16 = mul i32 %14, %15, !dbg !2519
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2519, !range !36
	%18 = mul i32 %16, %17, !dbg !2519
	%19 = sext i32 %18 to i64, !dbg !2519
	%20 = mul i64 %13, %19, !dbg !2519
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2519, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2519, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2519, !range !13
	%24 = mul i32 %15, %23, !dbg !2519
	%25 = add i32 %22, %24, !dbg !2519
	%26 = mul i32 %14, %25, !dbg !2519
	%27 = add i32 %21, %26, !dbg !2519
	%28 = sext i32 %27 to i64, !dbg !2519
	%29 = add i64 %20, %28, !dbg !2519
	%30 = mul i64 %7, %9, !dbg !2519
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2519, !range !34
	%32 = sext i32 %31 to i64, !dbg !2519
	%33 = mul i64 %30, %32, !dbg !2519
	%34 = mul i64 %33, %19, !dbg !2519
	br label %b1, !dbg !2519

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2519
	%36 = icmp slt i64 %35, %p5, !dbg !2519
	br i1 %36, label %b2, label %b3, !dbg !2519

b2:
	%37 = mul i64 %35, 20, !dbg !2520
	%38 = add i64 %35, 1, !dbg !2521
	%39 = mul i64 %38, 20, !dbg !2522
	%40 = icmp ugt i64 %39, %p1, !dbg !2523
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2523, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2523
	%42 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2524
	%43 = load i32, i32* %42, align 4, !dbg !2524
	%44 = trunc i32 %43 to i8, !dbg !2527
	%45 = sext i8 %44 to i64, !dbg !2528
	%46 = trunc i32 %43 to i16, !dbg !2529
	%47 = sext i16 %46 to i64, !dbg !2530
	%48 = sext i32 %43 to i64, !dbg !2532
	%49 = zext i32 %43 to i64, !dbg !2533
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2534
	store i64 %45, i64* %50, align 8, !dbg !2534
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2535
	store i64 %47, i64* %51, align 8, !dbg !2535
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2536
	store i64 %48, i64* %52, align 8, !dbg !2536
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2537
	store i64 %49, i64* %53, align 8, !dbg !2537
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2538
	store i64 %49, i64* %54, align 8, !dbg !2538
	%55 = trunc i32 %43 to i8, !dbg !2539
	%56 = zext i8 %55 to i64, !dbg !2540
	%57 = trunc i32 %43 to i16, !dbg !2541
	%58 = zext i16 %57 to i64, !dbg !2542
	%59 = zext i32 %43 to i64, !dbg !2543
	%60 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2545
	store i64 %56, i64* %60, align 8, !dbg !2545
	%61 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2546
	store i64 %58, i64* %61, align 8, !dbg !2546
	%62 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2547
	store i64 %49, i64* %62, align 8, !dbg !2547
	%63 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2548
	store i64 %59, i64* %63, align 8, !dbg !2548
	%64 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2549
	store i64 %59, i64* %64, align 8, !dbg !2549
	%65 = sext i8 %44 to i32, !dbg !2550
	%66 = zext i32 %65 to i64, !dbg !2551
	%67 = zext i8 %55 to i32, !dbg !2552
	%68 = zext i32 %67 to i64, !dbg !2553
	%69 = sext i16 %46 to i32, !dbg !2554
	%70 = zext i32 %69 to i64, !dbg !2555
	%71 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2556
	store i64 %66, i64* %71, align 8, !dbg !2556
	%72 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2557
	store i64 %68, i64* %72, align 8, !dbg !2557
	%73 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2558
	store i64 %70, i64* %73, align 8, !dbg !2558
	%74 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2559
	store i64 %49, i64* %74, align 8, !dbg !2559
	%75 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2560
	store i64 %49, i64* %75, align 8, !dbg !2560
	%76 = lshr i32 %67, 1, !dbg !2561
	%77 = uitofp i32 %76 to float, !dbg !2562
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !2563
	%79 = fcmp uno float %77, %77, !dbg !2563
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2563
	%81 = uitofp i32 %76 to double, !dbg !2564
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !2565
	%83 = fcmp uno double %81, %81, !dbg !2565
	%84 = select i1 %83, i64 0, i64 %82, !dbg !2565
	%85 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2566
	store i64 %80, i64* %85, align 8, !dbg !2566
	%86 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2567
	store i64 %84, i64* %86, align 8, !dbg !2567
	%87 = call i32 @llvm.nvvm.f2ui.rz(float %77), !dbg !2568
	%88 = zext i32 %87 to i64, !dbg !2569
	%89 = fadd double %81, 7.500000e-01, !dbg !2570
	%90 = call i32 @llvm.nvvm.d2ui.rz(double %89), !dbg !2571
	%91 = fcmp uno double %89, %89, !dbg !2571
	%92 = select i1 %91, i32 0, i32 %90, !dbg !2571
	%93 = zext i32 %92 to i64, !dbg !2572
	%94 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2573
	store i64 %88, i64* %94, align 8, !dbg !2573
	%95 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2574
	store i64 %93, i64* %95, align 8, !dbg !2574
	%96 = fmul double %81, 3.500000e+00, !dbg !2575
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !2576
	%98 = fcmp uno double %96, %96, !dbg !2576
	%99 = select i1 %98, i64 0, i64 %97, !dbg !2576
	%100 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2578
	store i64 %99, i64* %100, align 8, !dbg !2578
	%101 = mul i64 %35, 2, !dbg !2579
	%102 = add i64 %101, 2, !dbg !2580
	%103 = icmp ugt i64 %102, %p3, !dbg !2581
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !2581, !prof !9

b2_ok2:
	%104 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !2581
	%105 = load i32, i32* %42, align 4, !dbg !2582
	%106 = uitofp i32 %105 to float, !dbg !2585
	%107 = fpext float %106 to double, !dbg !2586
	%108 = uitofp i32 %105 to double, !dbg !2587
	%109 = getelementptr inbounds double, double* %104, i64 0, !dbg !2588
	store double %107, double* %109, align 8, !dbg !2588
	%110 = getelementptr inbounds double, double* %104, i64 1, !dbg !2589
	store double %108, double* %110, align 8, !dbg !2589
	%111 = add i64 %35, %34, !dbg !2519
	br label %b1, !dbg !2519

b3:
	ret void, !dbg !2519

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %39, i64 %p1), !dbg !2523
	ret void, !dbg !2523

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %102, i64 %p3), !dbg !2581
	ret void, !dbg !2581
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2590 {
entry:
	br label %b0, !dbg !2591

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2594, !range !10
	%1 = sext i32 %0 to i64, !dbg !2594
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2594, !range !12
	%3 = sext i32 %2 to i64, !dbg !2594
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2594, !range !12
	%5 = sext i32 %4 to i64, !dbg !2594
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2594, !range !33
	%7 = sext i32 %6 to i64, !dbg !2594
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2594, !range !34
	%9 = sext i32 %8 to i64, !dbg !2594
	%10 = mul i64 %9, %5, !dbg !2594
	%11 = add i64 %3, %10, !dbg !2594
	%12 = mul i64 %7, %11, !dbg !2594
	%13 = add i64 %1, %12, !dbg !2594
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2594, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2594, !range !35
	%16 = mul i32 %14, %15, !dbg !2594
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2594, !range !36
	%18 = mul i32 %16, %17, !dbg !2594
	%19 = sext i32 %18 to i64, !dbg !2594
	%20 = mul i64 %13, %19, !dbg !2594
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2594, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2594, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2594, !range !13
	%24 = mul i32 %15, %23, !dbg !2594
	%25 = add i32 %22, %24, !dbg !2594
	%26 = mul i32 %14, %25, !dbg !2594
	%27 = add i32 %21, %26, !dbg !2594
	%28 = sext i32 %27 to i64, !dbg !2594
	%29 = add i64 %20, %28, !dbg !2594
	%30 = add i64 %29, 1, !dbg !2595
	%31 = trunc i64 %30 to i32, !dbg !2596
	%32 = icmp uge i64 0, %p1, !dbg !2597
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2597, !prof !9

b0_ok1:
	%33 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2597
	%34 = atomicrmw add i32* %33, i32 %31 monotonic, !dbg !2598
	%35 = icmp uge i64 1, %p1, !dbg !2599
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2599, !prof !9

b0_ok2:
	%36 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2599
	%37 = atomicrmw sub i32* %36, i32 1 monotonic, !dbg !2600
	%38 = icmp uge i64 2, %p1, !dbg !2601
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2601, !prof !9

b0_ok3:
	%39 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2601
	%40 = atomicrmw umin i32* %39, i32 %31 monotonic, !dbg !2602
	%41 = icmp uge i64 3, %p1, !dbg !2603
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2603, !prof !9

b0_ok4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2603
	%43 = atomicrmw umax i32* %42, i32 %31 monotonic, !dbg !2604
	%44 = icmp uge i64 4, %p1, !dbg !2605
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2605, !prof !9

b0_ok5:
	%45 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2605
	%46 = atomicrmw xchg i32* %45, i32 %31 monotonic, !dbg !2606
	%47 = icmp uge i64 %29, %p3, !dbg !2607
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2607, !prof !9

b0_ok6:
	%48 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2607
	store i32 %46, i32* %48, align 4, !dbg !2607
	%49 = icmp uge i64 5, %p1, !dbg !2608
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2608, !prof !9

b0_ok7:
	%50 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2608
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %50) nounwind, !dbg !2609
	%52 = icmp eq i32 %51, 7, !dbg !2610
	br i1 %52, label %b1, label %b2, !dbg !2610

b1:
	%53 = icmp uge i64 %29, %p5, !dbg !2611
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2611, !prof !9

b1_ok1:
	%54 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2611
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %54, i32 %31) nounwind, !dbg !2612
	br label %b2, !dbg !2612

b2:
	ret void, !dbg !2593

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !2597
	ret void, !dbg !2597

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !2599
	ret void, !dbg !2599

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !2601
	ret void, !dbg !2601

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !2603
	ret void, !dbg !2603

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !2605
	ret void, !dbg !2605

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !2607
	ret void, !dbg !2607

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !2608
	ret void, !dbg !2608

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !2611
	ret void, !dbg !2611
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2613 {
entry:
	br label %b0, !dbg !2614

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2617, !range !10
	%1 = sext i32 %0 to i64, !dbg !2617
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2617, !range !12
	%3 = sext i32 %2 to i64, !dbg !2617
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2617, !range !12
	%5 = sext i32 %4 to i64, !dbg !2617
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2617, !range !33
	%7 = sext i32 %6 to i64, !dbg !2617
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2617, !range !34
	%9 = sext i32 %8 to i64, !dbg !2617
	%10 = mul i64 %9, %5, !dbg !2617
	%11 = add i64 %3, %10, !dbg !2617
	%12 = mul i64 %7, %11, !dbg !2617
	%13 = add i64 %1, %12, !dbg !2617
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2617, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2617, !range !35
	%16 = mul i32 %14, %15, !dbg !2617
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2617, !range !36
	%18 = mul i32 %16, %17, !dbg !2617
	%19 = sext i32 %18 to i64, !dbg !2617
	%20 = mul i64 %13, %19, !dbg !2617
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2617, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2617, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2617, !range !13
	%24 = mul i32 %15, %23, !dbg !2617
	%25 = add i32 %22, %24, !dbg !2617
	%26 = mul i32 %14, %25, !dbg !2617
	%27 = add i32 %21, %26, !dbg !2617
	%28 = sext i32 %27 to i64, !dbg !2617
	%29 = add i64 %20, %28, !dbg !2617
	%30 = icmp uge i64 0, %p1, !dbg !2618
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2618, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2618
	%32 = srem i64 %29, 31, !dbg !2619
	%33 = icmp ult i64 %32, 32, !dbg !2620
	%34 = trunc i64 %32 to i32, !dbg !2620
	%35 = shl i32 1, %34, !dbg !2620
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2620
	%37 = xor i32 %36, -1, !dbg !2621
	%38 = atomicrmw and i32* %31, i32 %37 monotonic, !dbg !2622
	%39 = icmp uge i64 1, %p1, !dbg !2623
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2623, !prof !9

b0_ok2:
	%40 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2623
	%41 = atomicrmw or i32* %40, i32 %36 monotonic, !dbg !2624
	%42 = icmp uge i64 2, %p1, !dbg !2625
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2625, !prof !9

b0_ok3:
	%43 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2625
	%44 = trunc i64 %29 to i32, !dbg !2626
	%45 = atomicrmw xor i32* %43, i32 %44 monotonic, !dbg !2627
	br label %b1, !dbg !2627

b1:
	%46 = icmp uge i64 3, %p1, !dbg !2628
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !2628, !prof !9

b1_ok1:
	%47 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2628
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %47) nounwind, !dbg !2629
	%49 = add i32 %48, 1, !dbg !2630
	%50 = cmpxchg i32* %47, i32 %48, i32 %49 monotonic monotonic, !dbg !2631
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2631
	%52 = icmp eq i32 %51, %48, !dbg !2632
	br i1 %52, label %b2, label %b1, !dbg !2632

b2:
	%53 = icmp uge i64 %29, %p3, !dbg !2633
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !2633, !prof !9

b2_ok1:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2633
	store i32 %48, i32* %54, align 4, !dbg !2633
	%55 = icmp uge i64 4, %p1, !dbg !2634
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !2634, !prof !9

b2_ok2:
	%56 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2634
	%57 = cmpxchg i32* %56, i32 1, i32 2 monotonic monotonic, !dbg !2635
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2635
	%59 = icmp eq i32 %58, 1, !dbg !2636
	br i1 %59, label %b3, label %b4, !dbg !2636

b3:
	%60 = icmp uge i64 5, %p1, !dbg !2637
	br i1 %60, label %b3_fail1, label %b3_ok1, !dbg !2637, !prof !9

b3_ok1:
	%61 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2637
	%62 = atomicrmw add i32* %61, i32 1 monotonic, !dbg !2638
	br label %b4, !dbg !2638

b4:
	ret void, !dbg !2616

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !2618
	ret void, !dbg !2618

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !2623
	ret void, !dbg !2623

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !2625
	ret void, !dbg !2625

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !2628
	ret void, !dbg !2628

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !2633
	ret void, !dbg !2633

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !2634
	ret void, !dbg !2634

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !2637
	ret void, !dbg !2637
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2639 {
entry:
	br label %b0, !dbg !2640

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2641, !range !10
	%1 = sext i32 %0 to i64, !dbg !2641
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2641, !range !12
	%3 = sext i32 %2 to i64, !dbg !2641
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2641, !range !12
	%5 = sext i32 %4 to i64, !dbg !2641
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2641, !range !33
	%7 = sext i32 %6 to i64, !dbg !2641
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2641, !range !34
	%9 = sext i32 %8 to i64, !dbg !2641
	%10 = mul i64 %9, %5, !dbg !2641
	%11 = add i64 %3, %10, !dbg !2641
	%12 = mul i64 %7, %11, !dbg !2641
	%13 = add i64 %1, %12, !dbg !2641
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2641, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2641, !range !35
	%16 = mul i32 %14, %15, !dbg !2641
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2641, !range !36
	%18 = mul i32 %16, %17, !dbg !2641
	%19 = sext i32 %18 to i64, !dbg !2641
	%20 = mul i64 %13, %19, !dbg !2641
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2641, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2641, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2641, !range !13
	%24 = mul i32 %15, %23, !dbg !2641
	%25 = add i32 %22, %24, !dbg !2641
	%26 = mul i32 %14, %25, !dbg !2641
	%27 = add i32 %21, %26, !dbg !2641
	%28 = sext i32 %27 to i64, !dbg !2641
	%29 = add i64 %20, %28, !dbg !2641
	%30 = mul i64 %7, %9, !dbg !2641
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2641, !range !34
	%32 = sext i32 %31 to i64, !dbg !2641
	%33 = mul i64 %30, %32, !dbg !2641
	%34 = mul i64 %33, %19, !dbg !2641
	br label %b1, !dbg !2641

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b22 ], !dbg !2641
	%36 = icmp slt i64 %35, %p3, !dbg !2641
	br i1 %36, label %b2, label %b23, !dbg !2641

b2:
	%37 = mul i64 %35, 40, !dbg !2642
	%38 = add i64 %35, 1, !dbg !2643
	%39 = mul i64 %38, 40, !dbg !2644
	%40 = icmp ugt i64 %39, %p1, !dbg !2645
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2645, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2645
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2645, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2645
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2646
	%44 = load i64, i64* %43, align 8, !dbg !2646
	%45 = icmp uge i64 %35, %p5, !dbg !2647
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2647, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2647
	%47 = load i64, i64* %46, align 8, !dbg !2647
	%48 = icmp uge i64 %35, %p7, !dbg !2648
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2648, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2648
	%50 = load i32, i32* %49, align 4, !dbg !2648
	%51 = zext i32 %50 to i64, !dbg !2649
	%52 = add i64 %44, %47, !dbg !2652
	%53 = sub i64 %44, %47, !dbg !2653
	%54 = mul i64 %44, %47, !dbg !2654
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2655
	store i64 %52, i64* %55, align 8, !dbg !2655
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2656
	store i64 %53, i64* %56, align 8, !dbg !2656
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2657
	store i64 %54, i64* %57, align 8, !dbg !2657
	%58 = and i64 %44, %47, !dbg !2658
	%59 = or i64 %44, %47, !dbg !2659
	%60 = xor i64 %44, %47, !dbg !2660
	%61 = xor i64 %47, -1, !dbg !2661
	%62 = and i64 %44, %61, !dbg !2661
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2662
	store i64 %58, i64* %63, align 8, !dbg !2662
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2663
	store i64 %59, i64* %64, align 8, !dbg !2663
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2664
	store i64 %60, i64* %65, align 8, !dbg !2664
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2665
	store i64 %62, i64* %66, align 8, !dbg !2665
	%67 = xor i64 %44, -1, !dbg !2666
	%68 = sub i64 0, %44, !dbg !2667
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2668
	store i64 %67, i64* %69, align 8, !dbg !2668
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2669
	store i64 %68, i64* %70, align 8, !dbg !2669
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2670
	store i64 %44, i64* %71, align 8, !dbg !2670
	%72 = icmp ult i64 %51, 64, !dbg !2671
	%73 = shl i64 %44, %51, !dbg !2671
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2671
	%75 = icmp ult i64 %51, 64, !dbg !2672
	%76 = lshr i64 %44, %51, !dbg !2672
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2672
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2673
	store i64 %74, i64* %78, align 8, !dbg !2673
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2674
	store i64 %77, i64* %79, align 8, !dbg !2674
	%80 = icmp ult i64 %51, 64, !dbg !2676
	%81 = shl i64 %44, %51, !dbg !2676
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2676
	%83 = trunc i64 %51 to i8, !dbg !2677
	%84 = zext i8 %83 to i64, !dbg !2678
	%85 = icmp ult i64 %84, 64, !dbg !2678
	%86 = lshr i64 %44, %84, !dbg !2678
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2678
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2679
	store i64 %82, i64* %88, align 8, !dbg !2679
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2680
	store i64 %87, i64* %89, align 8, !dbg !2680
	%90 = shl i64 %44, 3, !dbg !2681
	%91 = lshr i64 %44, 3, !dbg !2682
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2683
	store i64 %90, i64* %92, align 8, !dbg !2683
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2684
	store i64 %91, i64* %93, align 8, !dbg !2684
	%94 = icmp ult i64 %51, 64, !dbg !2685
	%95 = shl i64 1, %51, !dbg !2685
	%96 = select i1 %94, i64 %95, i64 0, !dbg !2685
	%97 = urem i64 %51, 8, !dbg !2686
	%98 = icmp ult i64 %97, 64, !dbg !2687
	%99 = lshr i64 %47, %97, !dbg !2687
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2687
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2688
	store i64 %96, i64* %101, align 8, !dbg !2688
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2689
	store i64 %100, i64* %102, align 8, !dbg !2689
	%103 = icmp ne i64 %47, 0, !dbg !2690
	br i1 %103, label %b3, label %b4, !dbg !2690

b3:
	%104 = udiv i64 %44, %47, !dbg !2691
	%105 = urem i64 %44, %47, !dbg !2692
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2693
	store i64 %104, i64* %106, align 8, !dbg !2693
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2694
	store i64 %105, i64* %107, align 8, !dbg !2694
	br label %b5, !dbg !2694

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2695
	store i64 0, i64* %108, align 8, !dbg !2695
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2696
	store i64 0, i64* %109, align 8, !dbg !2696
	br label %b5, !dbg !2696

b5:
	%110 = udiv i64 %44, 7, !dbg !2697
	%111 = urem i64 %44, 7, !dbg !2698
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !2699
	store i64 %110, i64* %112, align 8, !dbg !2699
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !2700
	store i64 %111, i64* %113, align 8, !dbg !2700
	%114 = udiv i64 %44, 8, !dbg !2701
	%115 = urem i64 %44, 8, !dbg !2702
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !2703
	store i64 %114, i64* %116, align 8, !dbg !2703
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !2704
	store i64 %115, i64* %117, align 8, !dbg !2704
	%118 = icmp ult i64 %44, %47, !dbg !2705
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !2705
	%120 = icmp ugt i64 %44, %47, !dbg !2706
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !2706
	%122 = icmp ugt i64 %121, 3, !dbg !2706
	%123 = select i1 %122, i64 %121, i64 3, !dbg !2706
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !2707
	store i64 %119, i64* %124, align 8, !dbg !2707
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !2708
	store i64 %123, i64* %125, align 8, !dbg !2708
	%126 = icmp eq i64 %44, %47, !dbg !2709
	br i1 %126, label %b7, label %b6, !dbg !2712

b6:
	br label %b7, !dbg !2713

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2714
	%128 = icmp ne i64 %44, %47, !dbg !2714
	br i1 %128, label %b9, label %b8, !dbg !2716

b8:
	br label %b9, !dbg !2717

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2718
	br i1 %118, label %b11, label %b10, !dbg !2720

b10:
	br label %b11, !dbg !2721

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2722
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !2722
	store i64 %127, i64* %131, align 8, !dbg !2722
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !2723
	store i64 %129, i64* %132, align 8, !dbg !2723
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !2724
	store i64 %130, i64* %133, align 8, !dbg !2724
	%134 = icmp ule i64 %44, %47, !dbg !2725
	br i1 %134, label %b13, label %b12, !dbg !2727

b12:
	br label %b13, !dbg !2728

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2729
	br i1 %120, label %b15, label %b14, !dbg !2731

b14:
	br label %b15, !dbg !2732

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2733
	%137 = icmp uge i64 %44, %47, !dbg !2733
	br i1 %137, label %b17, label %b16, !dbg !2735

b16:
	br label %b17, !dbg !2736

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2737
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !2737
	store i64 %135, i64* %139, align 8, !dbg !2737
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !2738
	store i64 %136, i64* %140, align 8, !dbg !2738
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !2739
	store i64 %138, i64* %141, align 8, !dbg !2739
	%142 = mul i64 %52, 3, !dbg !2740
	%143 = sub i64 %142, 5, !dbg !2741
	%144 = xor i64 %143, %44, !dbg !2742
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !2743
	store i64 %144, i64* %145, align 8, !dbg !2743
	%146 = shl i64 %144, 2, !dbg !2744
	%147 = lshr i64 %146, 1, !dbg !2745
	%148 = or i64 %147, 1, !dbg !2746
	%149 = and i64 %148, -3, !dbg !2747
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !2748
	store i64 %149, i64* %150, align 8, !dbg !2748
	%151 = sub i64 %149, 1, !dbg !2749
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !2750
	store i64 %151, i64* %152, align 8, !dbg !2750
	%153 = sub i64 %47, %44, !dbg !2751
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !2752
	store i64 %153, i64* %154, align 8, !dbg !2752
	br i1 %118, label %b20, label %b18, !dbg !2753

b18:
	%155 = icmp eq i64 %44, 5, !dbg !2754
	br i1 %155, label %b20, label %b19, !dbg !2756

b19:
	br label %b20, !dbg !2757

b20:
	%156 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2758
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !2758
	store i64 %156, i64* %157, align 8, !dbg !2758
	%158 = icmp eq i64 %47, 1, !dbg !2759
	%159 = icmp ne i1 %134, %158, !dbg !2760
	br i1 %159, label %b22, label %b21, !dbg !2762

b21:
	br label %b22, !dbg !2763

b22:
	%160 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2764
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !2764
	store i64 %160, i64* %161, align 8, !dbg !2764
	%162 = and i64 %51, 3, !dbg !2765
	%163 = icmp ult i64 %162, 64, !dbg !2766
	%164 = shl i64 1, %162, !dbg !2766
	%165 = select i1 %163, i64 %164, i64 0, !dbg !2766
	%166 = add i64 %165, %44, !dbg !2767
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !2768
	store i64 %166, i64* %167, align 8, !dbg !2768
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !2769
	store i64 -1, i64* %168, align 8, !dbg !2769
	%169 = add i64 %35, %34, !dbg !2641
	br label %b1, !dbg !2641

b23:
	ret void, !dbg !2641

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %39, i64 %p1), !dbg !2645
	ret void, !dbg !2645

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %37, i64 %39), !dbg !2645
	ret void, !dbg !2645

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p5), !dbg !2647
	ret void, !dbg !2647

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %35, i64 %p7), !dbg !2648
	ret void, !dbg !2648
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2770 {
entry:
	br label %b0, !dbg !2771

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2772, !range !10
	%1 = sext i32 %0 to i64, !dbg !2772
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2772, !range !12
	%3 = sext i32 %2 to i64, !dbg !2772
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2772, !range !12
	%5 = sext i32 %4 to i64, !dbg !2772
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2772, !range !33
	%7 = sext i32 %6 to i64, !dbg !2772
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2772, !range !34
	%9 = sext i32 %8 to i64, !dbg !2772
	%10 = mul i64 %9, %5, !dbg !2772
	%11 = add i64 %3, %10, !dbg !2772
	%12 = mul i64 %7, %11, !dbg !2772
	%13 = add i64 %1, %12, !dbg !2772
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2772, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2772, !range !35
	%16 = mul i32 %14, %15, !dbg !2772
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2772, !range !36
	%18 = mul i32 %16, %17, !dbg !2772
	%19 = sext i32 %18 to i64, !dbg !2772
	%20 = mul i64 %13, %19, !dbg !2772
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2772, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2772, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2772, !range !13
	%24 = mul i32 %15, %23, !dbg !2772
	%25 = add i32 %22, %24, !dbg !2772
	%26 = mul i32 %14, %25, !dbg !2772
	%27 = add i32 %21, %26, !dbg !2772
	%28 = sext i32 %27 to i64, !dbg !2772
	%29 = add i64 %20, %28, !dbg !2772
	%30 = mul i64 %7, %9, !dbg !2772
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2772, !range !34
	%32 = sext i32 %31 to i64, !dbg !2772
	%33 = mul i64 %30, %32, !dbg !2772
	%34 = mul i64 %33, %19, !dbg !2772
	br label %b1, !dbg !2772

b1:
	%35 = phi i64 [ %29, %b0 ], [ %110, %b2_ok2 ], !dbg !2772
	%36 = icmp slt i64 %35, %p5, !dbg !2772
	br i1 %36, label %b2, label %b3, !dbg !2772

b2:
	%37 = mul i64 %35, 20, !dbg !2773
	%38 = add i64 %35, 1, !dbg !2774
	%39 = mul i64 %38, 20, !dbg !2775
	%40 = icmp ugt i64 %39, %p1, !dbg !2776
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2776, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2776
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2777
	%43 = load i64, i64* %42, align 8, !dbg !2777
	%44 = trunc i64 %43 to i8, !dbg !2780
	%45 = sext i8 %44 to i64, !dbg !2781
	%46 = trunc i64 %43 to i16, !dbg !2782
	%47 = sext i16 %46 to i64, !dbg !2783
	%48 = trunc i64 %43 to i32, !dbg !2784
	%49 = sext i32 %48 to i64, !dbg !2785
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !2787
	store i64 %45, i64* %50, align 8, !dbg !2787
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !2788
	store i64 %47, i64* %51, align 8, !dbg !2788
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !2789
	store i64 %49, i64* %52, align 8, !dbg !2789
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !2790
	store i64 %43, i64* %53, align 8, !dbg !2790
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !2791
	store i64 %43, i64* %54, align 8, !dbg !2791
	%55 = trunc i64 %43 to i8, !dbg !2792
	%56 = zext i8 %55 to i64, !dbg !2793
	%57 = trunc i64 %43 to i16, !dbg !2794
	%58 = zext i16 %57 to i64, !dbg !2795
	%59 = trunc i64 %43 to i32, !dbg !2796
	%60 = zext i32 %59 to i64, !dbg !2797
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !2798
	store i64 %56, i64* %61, align 8, !dbg !2798
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !2799
	store i64 %58, i64* %62, align 8, !dbg !2799
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !2800
	store i64 %60, i64* %63, align 8, !dbg !2800
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !2801
	store i64 %43, i64* %64, align 8, !dbg !2801
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !2802
	store i64 %43, i64* %65, align 8, !dbg !2802
	%66 = sext i8 %44 to i64, !dbg !2803
	%67 = zext i8 %55 to i64, !dbg !2805
	%68 = sext i16 %46 to i64, !dbg !2807
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !2809
	store i64 %66, i64* %69, align 8, !dbg !2809
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !2810
	store i64 %67, i64* %70, align 8, !dbg !2810
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !2811
	store i64 %68, i64* %71, align 8, !dbg !2811
	%72 = zext i32 %59 to i64, !dbg !2812
	%73 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !2814
	store i64 %72, i64* %73, align 8, !dbg !2814
	%74 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !2815
	store i64 %43, i64* %74, align 8, !dbg !2815
	%75 = lshr i64 %67, 1, !dbg !2816
	%76 = uitofp i64 %75 to float, !dbg !2817
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2818
	%78 = fcmp uno float %76, %76, !dbg !2818
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2818
	%80 = uitofp i64 %75 to double, !dbg !2819
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2820
	%82 = fcmp uno double %80, %80, !dbg !2820
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2820
	%84 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !2821
	store i64 %79, i64* %84, align 8, !dbg !2821
	%85 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !2822
	store i64 %83, i64* %85, align 8, !dbg !2822
	%86 = call i64 @llvm.nvvm.f2ull.rz(float %76), !dbg !2823
	%87 = fcmp uno float %76, %76, !dbg !2823
	%88 = select i1 %87, i64 0, i64 %86, !dbg !2823
	%89 = fadd double %80, 7.500000e-01, !dbg !2825
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !2826
	%91 = fcmp uno double %89, %89, !dbg !2826
	%92 = select i1 %91, i64 0, i64 %90, !dbg !2826
	%93 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !2828
	store i64 %88, i64* %93, align 8, !dbg !2828
	%94 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !2829
	store i64 %92, i64* %94, align 8, !dbg !2829
	%95 = fmul double %80, 3.500000e+00, !dbg !2830
	%96 = call i64 @llvm.nvvm.d2ull.rz(double %95), !dbg !2831
	%97 = fcmp uno double %95, %95, !dbg !2831
	%98 = select i1 %97, i64 0, i64 %96, !dbg !2831
	%99 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !2833
	store i64 %98, i64* %99, align 8, !dbg !2833
	%100 = mul i64 %35, 2, !dbg !2834
	%101 = add i64 %100, 2, !dbg !2835
	%102 = icmp ugt i64 %101, %p3, !dbg !2836
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2836, !prof !9

b2_ok2:
	%103 = getelementptr inbounds double, double* %p2, i64 %100, !dbg !2836
	%104 = load i64, i64* %42, align 8, !dbg !2837
	%105 = uitofp i64 %104 to float, !dbg !2840
	%106 = fpext float %105 to double, !dbg !2841
	%107 = uitofp i64 %104 to double, !dbg !2842
	%108 = getelementptr inbounds double, double* %103, i64 0, !dbg !2843
	store double %106, double* %108, align 8, !dbg !2843
	%109 = getelementptr inbounds double, double* %103, i64 1, !dbg !2844
	store double %107, double* %109, align 8, !dbg !2844
	%110 = add i64 %35, %34, !dbg !2772
	br label %b1, !dbg !2772

b3:
	ret void, !dbg !2772

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %39, i64 %p1), !dbg !2776
	ret void, !dbg !2776

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %101, i64 %p3), !dbg !2836
	ret void, !dbg !2836
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2845 {
entry:
	br label %b0, !dbg !2846

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2849, !range !10
	%1 = sext i32 %0 to i64, !dbg !2849
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2849, !range !12
	%3 = sext i32 %2 to i64, !dbg !2849
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2849, !range !12
	%5 = sext i32 %4 to i64, !dbg !2849
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2849, !range !33
	%7 = sext i32 %6 to i64, !dbg !2849
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2849, !range !34
	%9 = sext i32 %8 to i64, !dbg !2849
	%10 = mul i64 %9, %5, !dbg !2849
	%11 = add i64 %3, %10, !dbg !2849
	%12 = mul i64 %7, %11, !dbg !2849
	%13 = add i64 %1, %12, !dbg !2849
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2849, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2849, !range !35
	%16 = mul i32 %14, %15, !dbg !2849
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2849, !range !36
	%18 = mul i32 %16, %17, !dbg !2849
	%19 = sext i32 %18 to i64, !dbg !2849
	%20 = mul i64 %13, %19, !dbg !2849
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2849, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2849, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2849, !range !13
	%24 = mul i32 %15, %23, !dbg !2849
	%25 = add i32 %22, %24, !dbg !2849
	%26 = mul i32 %14, %25, !dbg !2849
	%27 = add i32 %21, %26, !dbg !2849
	%28 = sext i32 %27 to i64, !dbg !2849
	%29 = add i64 %20, %28, !dbg !2849
	%30 = add i64 %29, 1, !dbg !2850
	%31 = icmp uge i64 0, %p1, !dbg !2852
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2852, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2852
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !2853
	%34 = icmp uge i64 1, %p1, !dbg !2854
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !2854, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2854
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !2855
	%37 = icmp uge i64 2, %p1, !dbg !2856
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !2856, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2856
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !2857
	%40 = icmp uge i64 3, %p1, !dbg !2858
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !2858, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2858
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !2859
	%43 = icmp uge i64 4, %p1, !dbg !2860
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !2860, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2860
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !2861
	%46 = icmp uge i64 %29, %p3, !dbg !2862
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !2862, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2862
	store i64 %45, i64* %47, align 8, !dbg !2862
	%48 = icmp uge i64 5, %p1, !dbg !2863
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2863, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2863
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !2864
	%51 = icmp eq i64 %50, 7, !dbg !2865
	br i1 %51, label %b1, label %b2, !dbg !2865

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !2866
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !2866, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2866
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !2867
	br label %b2, !dbg !2867

b2:
	ret void, !dbg !2848

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !2852
	ret void, !dbg !2852

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !2854
	ret void, !dbg !2854

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !2856
	ret void, !dbg !2856

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !2858
	ret void, !dbg !2858

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !2860
	ret void, !dbg !2860

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !2862
	ret void, !dbg !2862

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !2863
	ret void, !dbg !2863

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !2866
	ret void, !dbg !2866
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2868 {
entry:
	br label %b0, !dbg !2869

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2872, !range !10
	%1 = sext i32 %0 to i64, !dbg !2872
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2872, !range !12
	%3 = sext i32 %2 to i64, !dbg !2872
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2872, !range !12
	%5 = sext i32 %4 to i64, !dbg !2872
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2872, !range !33
	%7 = sext i32 %6 to i64, !dbg !2872
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2872, !range !34
	%9 = sext i32 %8 to i64, !dbg !2872
	%10 = mul i64 %9, %5, !dbg !2872
	%11 = add i64 %3, %10, !dbg !2872
	%12 = mul i64 %7, %11, !dbg !2872
	%13 = add i64 %1, %12, !dbg !2872
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2872, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2872, !range !35
	%16 = mul i32 %14, %15, !dbg !2872
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2872, !range !36
	%18 = mul i32 %16, %17, !dbg !2872
	%19 = sext i32 %18 to i64, !dbg !2872
	%20 = mul i64 %13, %19, !dbg !2872
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2872, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2872, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2872, !range !13
	%24 = mul i32 %15, %23, !dbg !2872
	%25 = add i32 %22, %24, !dbg !2872
	%26 = mul i32 %14, %25, !dbg !2872
	%27 = add i32 %21, %26, !dbg !2872
	%28 = sext i32 %27 to i64, !dbg !2872
	%29 = add i64 %20, %28, !dbg !2872
	%30 = icmp uge i64 0, %p1, !dbg !2873
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !2873, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2873
	%32 = srem i64 %29, 31, !dbg !2874
	%33 = icmp ult i64 %32, 64, !dbg !2875
	%34 = shl i64 1, %32, !dbg !2875
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2875
	%36 = xor i64 %35, -1, !dbg !2876
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !2877
	%38 = icmp uge i64 1, %p1, !dbg !2878
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !2878, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2878
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !2879
	%41 = icmp uge i64 2, %p1, !dbg !2880
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !2880, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2880
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !2882
	br label %b1, !dbg !2882

b1:
	%44 = icmp uge i64 3, %p1, !dbg !2883
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !2883, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2883
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !2884
	%47 = add i64 %46, 1, !dbg !2885
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !2886
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2886
	%50 = icmp eq i64 %49, %46, !dbg !2887
	br i1 %50, label %b2, label %b1, !dbg !2887

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !2888
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !2888, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2888
	store i64 %46, i64* %52, align 8, !dbg !2888
	%53 = icmp uge i64 4, %p1, !dbg !2889
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !2889, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2889
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !2890
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2890
	%57 = icmp eq i64 %56, 1, !dbg !2891
	br i1 %57, label %b3, label %b4, !dbg !2891

b3:
	%58 = icmp uge i64 5, %p1, !dbg !2892
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !2892, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2892
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !2893
	br label %b4, !dbg !2893

b4:
	ret void, !dbg !2871

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !2873
	ret void, !dbg !2873

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !2878
	ret void, !dbg !2878

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !2880
	ret void, !dbg !2880

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !2883
	ret void, !dbg !2883

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !2888
	ret void, !dbg !2888

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !2889
	ret void, !dbg !2889

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !2892
	ret void, !dbg !2892
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2894 {
entry:
	br label %b0, !dbg !2895

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2896, !range !10
	%1 = sext i32 %0 to i64, !dbg !2896
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2896, !range !12
	%3 = sext i32 %2 to i64, !dbg !2896
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2896, !range !12
	%5 = sext i32 %4 to i64, !dbg !2896
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2896, !range !33
	%7 = sext i32 %6 to i64, !dbg !2896
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2896, !range !34
	%9 = sext i32 %8 to i64, !dbg !2896
	%10 = mul i64 %9, %5, !dbg !2896
	%11 = add i64 %3, %10, !dbg !2896
	%12 = mul i64 %7, %11, !dbg !2896
	%13 = add i64 %1, %12, !dbg !2896
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2896, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2896, !range !35
	%16 = mul i32 %14, %15, !dbg !2896
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2896, !range !36
	%18 = mul i32 %16, %17, !dbg !2896
	%19 = sext i32 %18 to i64, !dbg !2896
	%20 = mul i64 %13, %19, !dbg !2896
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2896, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2896, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2896, !range !13
	%24 = mul i32 %15, %23, !dbg !2896
	%25 = add i32 %22, %24, !dbg !2896
	%26 = mul i32 %14, %25, !dbg !2896
	%27 = add i32 %21, %26, !dbg !2896
	%28 = sext i32 %27 to i64, !dbg !2896
	%29 = add i64 %20, %28, !dbg !2896
	%30 = mul i64 %7, %9, !dbg !2896
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2896, !range !34
	%32 = sext i32 %31 to i64, !dbg !2896
	%33 = mul i64 %30, %32, !dbg !2896
	%34 = mul i64 %33, %19, !dbg !2896
	br label %b1, !dbg !2896

b1:
	%35 = phi i64 [ %29, %b0 ], [ %169, %b22 ], !dbg !2896
	%36 = icmp slt i64 %35, %p3, !dbg !2896
	br i1 %36, label %b2, label %b23, !dbg !2896

b2:
	%37 = mul i64 %35, 40, !dbg !2897
	%38 = add i64 %35, 1, !dbg !2898
	%39 = mul i64 %38, 40, !dbg !2899
	%40 = icmp ugt i64 %39, %p1, !dbg !2900
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2900, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2900
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2900, !prof !9

b2_ok2:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2900
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2901
	%44 = load i64, i64* %43, align 8, !dbg !2901
	%45 = icmp uge i64 %35, %p5, !dbg !2902
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2902, !prof !9

b2_ok3:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2902
	%47 = load i64, i64* %46, align 8, !dbg !2902
	%48 = icmp uge i64 %35, %p7, !dbg !2903
	br i1 %48, label %b2_fail4, label %b2_ok4, !dbg !2903, !prof !9

b2_ok4:
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2903
	%50 = load i32, i32* %49, align 4, !dbg !2903
	%51 = zext i32 %50 to i64, !dbg !2904
	%52 = add i64 %44, %47, !dbg !2907
	%53 = sub i64 %44, %47, !dbg !2908
	%54 = mul i64 %44, %47, !dbg !2909
	%55 = getelementptr inbounds i64, i64* %42, i64 0, !dbg !2910
	store i64 %52, i64* %55, align 8, !dbg !2910
	%56 = getelementptr inbounds i64, i64* %42, i64 1, !dbg !2911
	store i64 %53, i64* %56, align 8, !dbg !2911
	%57 = getelementptr inbounds i64, i64* %42, i64 2, !dbg !2912
	store i64 %54, i64* %57, align 8, !dbg !2912
	%58 = and i64 %44, %47, !dbg !2913
	%59 = or i64 %44, %47, !dbg !2914
	%60 = xor i64 %44, %47, !dbg !2915
	%61 = xor i64 %47, -1, !dbg !2916
	%62 = and i64 %44, %61, !dbg !2916
	%63 = getelementptr inbounds i64, i64* %42, i64 3, !dbg !2917
	store i64 %58, i64* %63, align 8, !dbg !2917
	%64 = getelementptr inbounds i64, i64* %42, i64 4, !dbg !2918
	store i64 %59, i64* %64, align 8, !dbg !2918
	%65 = getelementptr inbounds i64, i64* %42, i64 5, !dbg !2919
	store i64 %60, i64* %65, align 8, !dbg !2919
	%66 = getelementptr inbounds i64, i64* %42, i64 6, !dbg !2920
	store i64 %62, i64* %66, align 8, !dbg !2920
	%67 = xor i64 %44, -1, !dbg !2921
	%68 = sub i64 0, %44, !dbg !2922
	%69 = getelementptr inbounds i64, i64* %42, i64 7, !dbg !2923
	store i64 %67, i64* %69, align 8, !dbg !2923
	%70 = getelementptr inbounds i64, i64* %42, i64 8, !dbg !2924
	store i64 %68, i64* %70, align 8, !dbg !2924
	%71 = getelementptr inbounds i64, i64* %42, i64 9, !dbg !2925
	store i64 %44, i64* %71, align 8, !dbg !2925
	%72 = icmp ult i64 %51, 64, !dbg !2926
	%73 = shl i64 %44, %51, !dbg !2926
	%74 = select i1 %72, i64 %73, i64 0, !dbg !2926
	%75 = icmp ult i64 %51, 64, !dbg !2927
	%76 = lshr i64 %44, %51, !dbg !2927
	%77 = select i1 %75, i64 %76, i64 0, !dbg !2927
	%78 = getelementptr inbounds i64, i64* %42, i64 10, !dbg !2928
	store i64 %74, i64* %78, align 8, !dbg !2928
	%79 = getelementptr inbounds i64, i64* %42, i64 11, !dbg !2929
	store i64 %77, i64* %79, align 8, !dbg !2929
	%80 = icmp ult i64 %51, 64, !dbg !2931
	%81 = shl i64 %44, %51, !dbg !2931
	%82 = select i1 %80, i64 %81, i64 0, !dbg !2931
	%83 = trunc i64 %51 to i8, !dbg !2932
	%84 = zext i8 %83 to i64, !dbg !2933
	%85 = icmp ult i64 %84, 64, !dbg !2933
	%86 = lshr i64 %44, %84, !dbg !2933
	%87 = select i1 %85, i64 %86, i64 0, !dbg !2933
	%88 = getelementptr inbounds i64, i64* %42, i64 12, !dbg !2934
	store i64 %82, i64* %88, align 8, !dbg !2934
	%89 = getelementptr inbounds i64, i64* %42, i64 13, !dbg !2935
	store i64 %87, i64* %89, align 8, !dbg !2935
	%90 = shl i64 %44, 3, !dbg !2936
	%91 = lshr i64 %44, 3, !dbg !2937
	%92 = getelementptr inbounds i64, i64* %42, i64 14, !dbg !2938
	store i64 %90, i64* %92, align 8, !dbg !2938
	%93 = getelementptr inbounds i64, i64* %42, i64 15, !dbg !2939
	store i64 %91, i64* %93, align 8, !dbg !2939
	%94 = icmp ult i64 %51, 64, !dbg !2940
	%95 = shl i64 1, %51, !dbg !2940
	%96 = select i1 %94, i64 %95, i64 0, !dbg !2940
	%97 = urem i64 %51, 8, !dbg !2941
	%98 = icmp ult i64 %97, 64, !dbg !2942
	%99 = lshr i64 %47, %97, !dbg !2942
	%100 = select i1 %98, i64 %99, i64 0, !dbg !2942
	%101 = getelementptr inbounds i64, i64* %42, i64 16, !dbg !2943
	store i64 %96, i64* %101, align 8, !dbg !2943
	%102 = getelementptr inbounds i64, i64* %42, i64 17, !dbg !2944
	store i64 %100, i64* %102, align 8, !dbg !2944
	%103 = icmp ne i64 %47, 0, !dbg !2945
	br i1 %103, label %b3, label %b4, !dbg !2945

b3:
	%104 = udiv i64 %44, %47, !dbg !2946
	%105 = urem i64 %44, %47, !dbg !2947
	%106 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2948
	store i64 %104, i64* %106, align 8, !dbg !2948
	%107 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2949
	store i64 %105, i64* %107, align 8, !dbg !2949
	br label %b5, !dbg !2949

b4:
	%108 = getelementptr inbounds i64, i64* %42, i64 18, !dbg !2950
	store i64 0, i64* %108, align 8, !dbg !2950
	%109 = getelementptr inbounds i64, i64* %42, i64 19, !dbg !2951
	store i64 0, i64* %109, align 8, !dbg !2951
	br label %b5, !dbg !2951

b5:
	%110 = udiv i64 %44, 7, !dbg !2952
	%111 = urem i64 %44, 7, !dbg !2953
	%112 = getelementptr inbounds i64, i64* %42, i64 20, !dbg !2954
	store i64 %110, i64* %112, align 8, !dbg !2954
	%113 = getelementptr inbounds i64, i64* %42, i64 21, !dbg !2955
	store i64 %111, i64* %113, align 8, !dbg !2955
	%114 = udiv i64 %44, 8, !dbg !2956
	%115 = urem i64 %44, 8, !dbg !2957
	%116 = getelementptr inbounds i64, i64* %42, i64 22, !dbg !2958
	store i64 %114, i64* %116, align 8, !dbg !2958
	%117 = getelementptr inbounds i64, i64* %42, i64 23, !dbg !2959
	store i64 %115, i64* %117, align 8, !dbg !2959
	%118 = icmp ult i64 %44, %47, !dbg !2960
	%119 = select i1 %118, i64 %44, i64 %47, !dbg !2960
	%120 = icmp ugt i64 %44, %47, !dbg !2961
	%121 = select i1 %120, i64 %44, i64 %47, !dbg !2961
	%122 = icmp ugt i64 %121, 3, !dbg !2961
	%123 = select i1 %122, i64 %121, i64 3, !dbg !2961
	%124 = getelementptr inbounds i64, i64* %42, i64 24, !dbg !2962
	store i64 %119, i64* %124, align 8, !dbg !2962
	%125 = getelementptr inbounds i64, i64* %42, i64 25, !dbg !2963
	store i64 %123, i64* %125, align 8, !dbg !2963
	%126 = icmp eq i64 %44, %47, !dbg !2964
	br i1 %126, label %b7, label %b6, !dbg !2967

b6:
	br label %b7, !dbg !2968

b7:
	%127 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2969
	%128 = icmp ne i64 %44, %47, !dbg !2969
	br i1 %128, label %b9, label %b8, !dbg !2971

b8:
	br label %b9, !dbg !2972

b9:
	%129 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2973
	br i1 %118, label %b11, label %b10, !dbg !2975

b10:
	br label %b11, !dbg !2976

b11:
	%130 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2977
	%131 = getelementptr inbounds i64, i64* %42, i64 26, !dbg !2977
	store i64 %127, i64* %131, align 8, !dbg !2977
	%132 = getelementptr inbounds i64, i64* %42, i64 27, !dbg !2978
	store i64 %129, i64* %132, align 8, !dbg !2978
	%133 = getelementptr inbounds i64, i64* %42, i64 28, !dbg !2979
	store i64 %130, i64* %133, align 8, !dbg !2979
	%134 = icmp ule i64 %44, %47, !dbg !2980
	br i1 %134, label %b13, label %b12, !dbg !2982

b12:
	br label %b13, !dbg !2983

b13:
	%135 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2984
	br i1 %120, label %b15, label %b14, !dbg !2986

b14:
	br label %b15, !dbg !2987

b15:
	%136 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2988
	%137 = icmp uge i64 %44, %47, !dbg !2988
	br i1 %137, label %b17, label %b16, !dbg !2990

b16:
	br label %b17, !dbg !2991

b17:
	%138 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2992
	%139 = getelementptr inbounds i64, i64* %42, i64 29, !dbg !2992
	store i64 %135, i64* %139, align 8, !dbg !2992
	%140 = getelementptr inbounds i64, i64* %42, i64 30, !dbg !2993
	store i64 %136, i64* %140, align 8, !dbg !2993
	%141 = getelementptr inbounds i64, i64* %42, i64 31, !dbg !2994
	store i64 %138, i64* %141, align 8, !dbg !2994
	%142 = mul i64 %52, 3, !dbg !2995
	%143 = sub i64 %142, 5, !dbg !2996
	%144 = xor i64 %143, %44, !dbg !2997
	%145 = getelementptr inbounds i64, i64* %42, i64 32, !dbg !2998
	store i64 %144, i64* %145, align 8, !dbg !2998
	%146 = shl i64 %144, 2, !dbg !2999
	%147 = lshr i64 %146, 1, !dbg !3000
	%148 = or i64 %147, 1, !dbg !3001
	%149 = and i64 %148, -3, !dbg !3002
	%150 = getelementptr inbounds i64, i64* %42, i64 33, !dbg !3003
	store i64 %149, i64* %150, align 8, !dbg !3003
	%151 = sub i64 %149, 1, !dbg !3004
	%152 = getelementptr inbounds i64, i64* %42, i64 34, !dbg !3005
	store i64 %151, i64* %152, align 8, !dbg !3005
	%153 = sub i64 %47, %44, !dbg !3006
	%154 = getelementptr inbounds i64, i64* %42, i64 35, !dbg !3007
	store i64 %153, i64* %154, align 8, !dbg !3007
	br i1 %118, label %b20, label %b18, !dbg !3008

b18:
	%155 = icmp eq i64 %44, 5, !dbg !3009
	br i1 %155, label %b20, label %b19, !dbg !3011

b19:
	br label %b20, !dbg !3012

b20:
	%156 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3013
	%157 = getelementptr inbounds i64, i64* %42, i64 36, !dbg !3013
	store i64 %156, i64* %157, align 8, !dbg !3013
	%158 = icmp eq i64 %47, 1, !dbg !3014
	%159 = icmp ne i1 %134, %158, !dbg !3015
	br i1 %159, label %b22, label %b21, !dbg !3017

b21:
	br label %b22, !dbg !3018

b22:
	%160 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3019
	%161 = getelementptr inbounds i64, i64* %42, i64 37, !dbg !3019
	store i64 %160, i64* %161, align 8, !dbg !3019
	%162 = and i64 %51, 3, !dbg !3020
	%163 = icmp ult i64 %162, 64, !dbg !3021
	%164 = shl i64 1, %162, !dbg !3021
	%165 = select i1 %163, i64 %164, i64 0, !dbg !3021
	%166 = add i64 %165, %44, !dbg !3022
	%167 = getelementptr inbounds i64, i64* %42, i64 38, !dbg !3023
	store i64 %166, i64* %167, align 8, !dbg !3023
	%168 = getelementptr inbounds i64, i64* %42, i64 39, !dbg !3024
	store i64 -1, i64* %168, align 8, !dbg !3024
	%169 = add i64 %35, %34, !dbg !2896
	br label %b1, !dbg !2896

b23:
	ret void, !dbg !2896

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %39, i64 %p1), !dbg !2900
	ret void, !dbg !2900

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %37, i64 %39), !dbg !2900
	ret void, !dbg !2900

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p5), !dbg !2902
	ret void, !dbg !2902

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %35, i64 %p7), !dbg !2903
	ret void, !dbg !2903
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3025 {
entry:
	br label %b0, !dbg !3026

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3027, !range !10
	%1 = sext i32 %0 to i64, !dbg !3027
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3027, !range !12
	%3 = sext i32 %2 to i64, !dbg !3027
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3027, !range !12
	%5 = sext i32 %4 to i64, !dbg !3027
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3027, !range !33
	%7 = sext i32 %6 to i64, !dbg !3027
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3027, !range !34
	%9 = sext i32 %8 to i64, !dbg !3027
	%10 = mul i64 %9, %5, !dbg !3027
	%11 = add i64 %3, %10, !dbg !3027
	%12 = mul i64 %7, %11, !dbg !3027
	%13 = add i64 %1, %12, !dbg !3027
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3027, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3027, !range !35
	%16 = mul i32 %14, %15, !dbg !3027
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3027, !range !36
	%18 = mul i32 %16, %17, !dbg !3027
	%19 = sext i32 %18 to i64, !dbg !3027
	%20 = mul i64 %13, %19, !dbg !3027
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3027, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3027, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3027, !range !13
	%24 = mul i32 %15, %23, !dbg !3027
	%25 = add i32 %22, %24, !dbg !3027
	%26 = mul i32 %14, %25, !dbg !3027
	%27 = add i32 %21, %26, !dbg !3027
	%28 = sext i32 %27 to i64, !dbg !3027
	%29 = add i64 %20, %28, !dbg !3027
	%30 = mul i64 %7, %9, !dbg !3027
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3027, !range !34
	%32 = sext i32 %31 to i64, !dbg !3027
	%33 = mul i64 %30, %32, !dbg !3027
	%34 = mul i64 %33, %19, !dbg !3027
	br label %b1, !dbg !3027

b1:
	%35 = phi i64 [ %29, %b0 ], [ %110, %b2_ok2 ], !dbg !3027
	%36 = icmp slt i64 %35, %p5, !dbg !3027
	br i1 %36, label %b2, label %b3, !dbg !3027

b2:
	%37 = mul i64 %35, 20, !dbg !3028
	%38 = add i64 %35, 1, !dbg !3029
	%39 = mul i64 %38, 20, !dbg !3030
	%40 = icmp ugt i64 %39, %p1, !dbg !3031
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3031, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3031
	%42 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3032
	%43 = load i64, i64* %42, align 8, !dbg !3032
	%44 = trunc i64 %43 to i8, !dbg !3035
	%45 = sext i8 %44 to i64, !dbg !3036
	%46 = trunc i64 %43 to i16, !dbg !3037
	%47 = sext i16 %46 to i64, !dbg !3038
	%48 = trunc i64 %43 to i32, !dbg !3039
	%49 = sext i32 %48 to i64, !dbg !3040
	%50 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3042
	store i64 %45, i64* %50, align 8, !dbg !3042
	%51 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3043
	store i64 %47, i64* %51, align 8, !dbg !3043
	%52 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3044
	store i64 %49, i64* %52, align 8, !dbg !3044
	%53 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3045
	store i64 %43, i64* %53, align 8, !dbg !3045
	%54 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3046
	store i64 %43, i64* %54, align 8, !dbg !3046
	%55 = trunc i64 %43 to i8, !dbg !3047
	%56 = zext i8 %55 to i64, !dbg !3048
	%57 = trunc i64 %43 to i16, !dbg !3049
	%58 = zext i16 %57 to i64, !dbg !3050
	%59 = trunc i64 %43 to i32, !dbg !3051
	%60 = zext i32 %59 to i64, !dbg !3052
	%61 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3053
	store i64 %56, i64* %61, align 8, !dbg !3053
	%62 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3054
	store i64 %58, i64* %62, align 8, !dbg !3054
	%63 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3055
	store i64 %60, i64* %63, align 8, !dbg !3055
	%64 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3056
	store i64 %43, i64* %64, align 8, !dbg !3056
	%65 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3057
	store i64 %43, i64* %65, align 8, !dbg !3057
	%66 = sext i8 %44 to i64, !dbg !3058
	%67 = zext i8 %55 to i64, !dbg !3060
	%68 = sext i16 %46 to i64, !dbg !3062
	%69 = getelementptr inbounds i64, i64* %41, i64 10, !dbg !3064
	store i64 %66, i64* %69, align 8, !dbg !3064
	%70 = getelementptr inbounds i64, i64* %41, i64 11, !dbg !3065
	store i64 %67, i64* %70, align 8, !dbg !3065
	%71 = getelementptr inbounds i64, i64* %41, i64 12, !dbg !3066
	store i64 %68, i64* %71, align 8, !dbg !3066
	%72 = zext i32 %59 to i64, !dbg !3067
	%73 = getelementptr inbounds i64, i64* %41, i64 13, !dbg !3069
	store i64 %72, i64* %73, align 8, !dbg !3069
	%74 = getelementptr inbounds i64, i64* %41, i64 14, !dbg !3070
	store i64 %43, i64* %74, align 8, !dbg !3070
	%75 = lshr i64 %67, 1, !dbg !3071
	%76 = uitofp i64 %75 to float, !dbg !3072
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !3073
	%78 = fcmp uno float %76, %76, !dbg !3073
	%79 = select i1 %78, i64 0, i64 %77, !dbg !3073
	%80 = uitofp i64 %75 to double, !dbg !3074
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !3075
	%82 = fcmp uno double %80, %80, !dbg !3075
	%83 = select i1 %82, i64 0, i64 %81, !dbg !3075
	%84 = getelementptr inbounds i64, i64* %41, i64 15, !dbg !3076
	store i64 %79, i64* %84, align 8, !dbg !3076
	%85 = getelementptr inbounds i64, i64* %41, i64 16, !dbg !3077
	store i64 %83, i64* %85, align 8, !dbg !3077
	%86 = call i64 @llvm.nvvm.f2ull.rz(float %76), !dbg !3078
	%87 = fcmp uno float %76, %76, !dbg !3078
	%88 = select i1 %87, i64 0, i64 %86, !dbg !3078
	%89 = fadd double %80, 7.500000e-01, !dbg !3080
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !3081
	%91 = fcmp uno double %89, %89, !dbg !3081
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3081
	%93 = getelementptr inbounds i64, i64* %41, i64 17, !dbg !3083
	store i64 %88, i64* %93, align 8, !dbg !3083
	%94 = getelementptr inbounds i64, i64* %41, i64 18, !dbg !3084
	store i64 %92, i64* %94, align 8, !dbg !3084
	%95 = fmul double %80, 3.500000e+00, !dbg !3085
	%96 = call i64 @llvm.nvvm.d2ull.rz(double %95), !dbg !3086
	%97 = fcmp uno double %95, %95, !dbg !3086
	%98 = select i1 %97, i64 0, i64 %96, !dbg !3086
	%99 = getelementptr inbounds i64, i64* %41, i64 19, !dbg !3088
	store i64 %98, i64* %99, align 8, !dbg !3088
	%100 = mul i64 %35, 2, !dbg !3089
	%101 = add i64 %100, 2, !dbg !3090
	%102 = icmp ugt i64 %101, %p3, !dbg !3091
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3091, !prof !9

b2_ok2:
	%103 = getelementptr inbounds double, double* %p2, i64 %100, !dbg !3091
	%104 = load i64, i64* %42, align 8, !dbg !3092
	%105 = uitofp i64 %104 to float, !dbg !3095
	%106 = fpext float %105 to double, !dbg !3096
	%107 = uitofp i64 %104 to double, !dbg !3097
	%108 = getelementptr inbounds double, double* %103, i64 0, !dbg !3098
	store double %106, double* %108, align 8, !dbg !3098
	%109 = getelementptr inbounds double, double* %103, i64 1, !dbg !3099
	store double %107, double* %109, align 8, !dbg !3099
	%110 = add i64 %35, %34, !dbg !3027
	br label %b1, !dbg !3027

b3:
	ret void, !dbg !3027

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %39, i64 %p1), !dbg !3031
	ret void, !dbg !3031

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %101, i64 %p3), !dbg !3091
	ret void, !dbg !3091
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3100 {
entry:
	br label %b0, !dbg !3101

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3104, !range !10
	%1 = sext i32 %0 to i64, !dbg !3104
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3104, !range !12
	%3 = sext i32 %2 to i64, !dbg !3104
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3104, !range !12
	%5 = sext i32 %4 to i64, !dbg !3104
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3104, !range !33
	%7 = sext i32 %6 to i64, !dbg !3104
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3104, !range !34
	%9 = sext i32 %8 to i64, !dbg !3104
	%10 = mul i64 %9, %5, !dbg !3104
	%11 = add i64 %3, %10, !dbg !3104
	%12 = mul i64 %7, %11, !dbg !3104
	%13 = add i64 %1, %12, !dbg !3104
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3104, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3104, !range !35
	%16 = mul i32 %14, %15, !dbg !3104
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3104, !range !36
	%18 = mul i32 %16, %17, !dbg !3104
	%19 = sext i32 %18 to i64, !dbg !3104
	%20 = mul i64 %13, %19, !dbg !3104
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3104, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3104, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3104, !range !13
	%24 = mul i32 %15, %23, !dbg !3104
	%25 = add i32 %22, %24, !dbg !3104
	%26 = mul i32 %14, %25, !dbg !3104
	%27 = add i32 %21, %26, !dbg !3104
	%28 = sext i32 %27 to i64, !dbg !3104
	%29 = add i64 %20, %28, !dbg !3104
	%30 = add i64 %29, 1, !dbg !3105
	%31 = icmp uge i64 0, %p1, !dbg !3107
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3107, !prof !9

b0_ok1:
	%32 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3107
	%33 = atomicrmw add i64* %32, i64 %30 monotonic, !dbg !3108
	%34 = icmp uge i64 1, %p1, !dbg !3109
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !3109, !prof !9

b0_ok2:
	%35 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3109
	%36 = atomicrmw sub i64* %35, i64 1 monotonic, !dbg !3110
	%37 = icmp uge i64 2, %p1, !dbg !3111
	br i1 %37, label %b0_fail3, label %b0_ok3, !dbg !3111, !prof !9

b0_ok3:
	%38 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3111
	%39 = atomicrmw umin i64* %38, i64 %30 monotonic, !dbg !3112
	%40 = icmp uge i64 3, %p1, !dbg !3113
	br i1 %40, label %b0_fail4, label %b0_ok4, !dbg !3113, !prof !9

b0_ok4:
	%41 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3113
	%42 = atomicrmw umax i64* %41, i64 %30 monotonic, !dbg !3114
	%43 = icmp uge i64 4, %p1, !dbg !3115
	br i1 %43, label %b0_fail5, label %b0_ok5, !dbg !3115, !prof !9

b0_ok5:
	%44 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3115
	%45 = atomicrmw xchg i64* %44, i64 %30 monotonic, !dbg !3116
	%46 = icmp uge i64 %29, %p3, !dbg !3117
	br i1 %46, label %b0_fail6, label %b0_ok6, !dbg !3117, !prof !9

b0_ok6:
	%47 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3117
	store i64 %45, i64* %47, align 8, !dbg !3117
	%48 = icmp uge i64 5, %p1, !dbg !3118
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !3118, !prof !9

b0_ok7:
	%49 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3118
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %49) nounwind, !dbg !3119
	%51 = icmp eq i64 %50, 7, !dbg !3120
	br i1 %51, label %b1, label %b2, !dbg !3120

b1:
	%52 = icmp uge i64 %29, %p5, !dbg !3121
	br i1 %52, label %b1_fail1, label %b1_ok1, !dbg !3121, !prof !9

b1_ok1:
	%53 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3121
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %53, i64 %30) nounwind, !dbg !3122
	br label %b2, !dbg !3122

b2:
	ret void, !dbg !3103

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3107
	ret void, !dbg !3107

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3109
	ret void, !dbg !3109

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3111
	ret void, !dbg !3111

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3113
	ret void, !dbg !3113

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3115
	ret void, !dbg !3115

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3117
	ret void, !dbg !3117

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3118
	ret void, !dbg !3118

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3121
	ret void, !dbg !3121
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3123 {
entry:
	br label %b0, !dbg !3124

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3127, !range !10
	%1 = sext i32 %0 to i64, !dbg !3127
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3127, !range !12
	%3 = sext i32 %2 to i64, !dbg !3127
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3127, !range !12
	%5 = sext i32 %4 to i64, !dbg !3127
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3127, !range !33
	%7 = sext i32 %6 to i64, !dbg !3127
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3127, !range !34
	%9 = sext i32 %8 to i64, !dbg !3127
	%10 = mul i64 %9, %5, !dbg !3127
	%11 = add i64 %3, %10, !dbg !3127
	%12 = mul i64 %7, %11, !dbg !3127
	%13 = add i64 %1, %12, !dbg !3127
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3127, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3127, !range !35
	%16 = mul i32 %14, %15, !dbg !3127
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3127, !range !36
	%18 = mul i32 %16, %17, !dbg !3127
	%19 = sext i32 %18 to i64, !dbg !3127
	%20 = mul i64 %13, %19, !dbg !3127
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3127, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3127, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3127, !range !13
	%24 = mul i32 %15, %23, !dbg !3127
	%25 = add i32 %22, %24, !dbg !3127
	%26 = mul i32 %14, %25, !dbg !3127
	%27 = add i32 %21, %26, !dbg !3127
	%28 = sext i32 %27 to i64, !dbg !3127
	%29 = add i64 %20, %28, !dbg !3127
	%30 = icmp uge i64 0, %p1, !dbg !3128
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !3128, !prof !9

b0_ok1:
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3128
	%32 = srem i64 %29, 31, !dbg !3129
	%33 = icmp ult i64 %32, 64, !dbg !3130
	%34 = shl i64 1, %32, !dbg !3130
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3130
	%36 = xor i64 %35, -1, !dbg !3131
	%37 = atomicrmw and i64* %31, i64 %36 monotonic, !dbg !3132
	%38 = icmp uge i64 1, %p1, !dbg !3133
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !3133, !prof !9

b0_ok2:
	%39 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3133
	%40 = atomicrmw or i64* %39, i64 %35 monotonic, !dbg !3134
	%41 = icmp uge i64 2, %p1, !dbg !3135
	br i1 %41, label %b0_fail3, label %b0_ok3, !dbg !3135, !prof !9

b0_ok3:
	%42 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3135
	%43 = atomicrmw xor i64* %42, i64 %29 monotonic, !dbg !3137
	br label %b1, !dbg !3137

b1:
	%44 = icmp uge i64 3, %p1, !dbg !3138
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !3138, !prof !9

b1_ok1:
	%45 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3138
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %45) nounwind, !dbg !3139
	%47 = add i64 %46, 1, !dbg !3140
	%48 = cmpxchg i64* %45, i64 %46, i64 %47 monotonic monotonic, !dbg !3141
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3141
	%50 = icmp eq i64 %49, %46, !dbg !3142
	br i1 %50, label %b2, label %b1, !dbg !3142

b2:
	%51 = icmp uge i64 %29, %p3, !dbg !3143
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !3143, !prof !9

b2_ok1:
	%52 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3143
	store i64 %46, i64* %52, align 8, !dbg !3143
	%53 = icmp uge i64 4, %p1, !dbg !3144
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !3144, !prof !9

b2_ok2:
	%54 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3144
	%55 = cmpxchg i64* %54, i64 1, i64 2 monotonic monotonic, !dbg !3145
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3145
	%57 = icmp eq i64 %56, 1, !dbg !3146
	br i1 %57, label %b3, label %b4, !dbg !3146

b3:
	%58 = icmp uge i64 5, %p1, !dbg !3147
	br i1 %58, label %b3_fail1, label %b3_ok1, !dbg !3147, !prof !9

b3_ok1:
	%59 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3147
	%60 = atomicrmw add i64* %59, i64 1 monotonic, !dbg !3148
	br label %b4, !dbg !3148

b4:
	ret void, !dbg !3126

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 %p1), !dbg !3128
	ret void, !dbg !3128

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 1, i64 %p1), !dbg !3133
	ret void, !dbg !3133

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 2, i64 %p1), !dbg !3135
	ret void, !dbg !3135

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 3, i64 %p1), !dbg !3138
	ret void, !dbg !3138

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %29, i64 %p3), !dbg !3143
	ret void, !dbg !3143

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 4, i64 %p1), !dbg !3144
	ret void, !dbg !3144

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 5, i64 %p1), !dbg !3147
	ret void, !dbg !3147
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3149 {
entry:
	br label %b0, !dbg !3150

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3151, !range !10
	%1 = sext i32 %0 to i64, !dbg !3151
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3151, !range !12
	%3 = sext i32 %2 to i64, !dbg !3151
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3151, !range !12
	%5 = sext i32 %4 to i64, !dbg !3151
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3151, !range !33
	%7 = sext i32 %6 to i64, !dbg !3151
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3151, !range !34
	%9 = sext i32 %8 to i64, !dbg !3151
	%10 = mul i64 %9, %5, !dbg !3151
	%11 = add i64 %3, %10, !dbg !3151
	%12 = mul i64 %7, %11, !dbg !3151
	%13 = add i64 %1, %12, !dbg !3151
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3151, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3151, !range !35
	%16 = mul i32 %14, %15, !dbg !3151
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3151, !range !36
	%18 = mul i32 %16, %17, !dbg !3151
	%19 = sext i32 %18 to i64, !dbg !3151
	%20 = mul i64 %13, %19, !dbg !3151
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3151, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3151, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3151, !range !13
	%24 = mul i32 %15, %23, !dbg !3151
	%25 = add i32 %22, %24, !dbg !3151
	%26 = mul i32 %14, %25, !dbg !3151
	%27 = add i32 %21, %26, !dbg !3151
	%28 = sext i32 %27 to i64, !dbg !3151
	%29 = add i64 %20, %28, !dbg !3151
	%30 = mul i64 %7, %9, !dbg !3151
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3151, !range !34
	%32 = sext i32 %31 to i64, !dbg !3151
	%33 = mul i64 %30, %32, !dbg !3151
	%34 = mul i64 %33, %19, !dbg !3151
	br label %b1, !dbg !3151

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3151
	%36 = icmp slt i64 %35, %p3, !dbg !3151
	br i1 %36, label %b2, label %b21, !dbg !3151

b2:
	%37 = mul i64 %35, 28, !dbg !3152
	%38 = add i64 %35, 1, !dbg !3153
	%39 = mul i64 %38, 28, !dbg !3154
	%40 = icmp ugt i64 %39, %p1, !dbg !3155
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3155, !prof !9

b2_ok1:
	%41 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3155
	%42 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3156
	%43 = load float, float* %42, align 4, !dbg !3156
	%44 = icmp uge i64 %35, %p5, !dbg !3157
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !3157, !prof !9

b2_ok2:
	%45 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3157
	%46 = load float, float* %45, align 4, !dbg !3157
	%47 = fadd float %43, %46, !dbg !3161
	%48 = fsub float %43, %46, !dbg !3162
	%49 = fmul float %43, %46, !dbg !3163
	%50 = fdiv float %43, %46, !dbg !3164
	%51 = getelementptr inbounds float, float* %41, i64 0, !dbg !3165
	store float %47, float* %51, align 4, !dbg !3165
	%52 = getelementptr inbounds float, float* %41, i64 1, !dbg !3166
	store float %48, float* %52, align 4, !dbg !3166
	%53 = getelementptr inbounds float, float* %41, i64 2, !dbg !3167
	store float %49, float* %53, align 4, !dbg !3167
	%54 = getelementptr inbounds float, float* %41, i64 3, !dbg !3168
	store float %50, float* %54, align 4, !dbg !3168
	%55 = fsub float -0.000000e+00, %43, !dbg !3169
	%56 = getelementptr inbounds float, float* %41, i64 4, !dbg !3170
	store float %55, float* %56, align 4, !dbg !3170
	%57 = getelementptr inbounds float, float* %41, i64 5, !dbg !3171
	store float %46, float* %57, align 4, !dbg !3171
	%58 = fcmp oeq float %43, %46, !dbg !3172
	br i1 %58, label %b4, label %b3, !dbg !3175

b3:
	br label %b4, !dbg !3176

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3177
	%60 = fcmp une float %43, %46, !dbg !3177
	br i1 %60, label %b6, label %b5, !dbg !3179

b5:
	br label %b6, !dbg !3180

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3181
	%62 = fcmp olt float %43, %46, !dbg !3181
	br i1 %62, label %b8, label %b7, !dbg !3183

b7:
	br label %b8, !dbg !3184

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3185
	%64 = getelementptr inbounds float, float* %41, i64 6, !dbg !3185
	store float %59, float* %64, align 4, !dbg !3185
	%65 = getelementptr inbounds float, float* %41, i64 7, !dbg !3186
	store float %61, float* %65, align 4, !dbg !3186
	%66 = getelementptr inbounds float, float* %41, i64 8, !dbg !3187
	store float %63, float* %66, align 4, !dbg !3187
	%67 = fcmp ole float %43, %46, !dbg !3188
	br i1 %67, label %b10, label %b9, !dbg !3190

b9:
	br label %b10, !dbg !3191

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3192
	%69 = fcmp ogt float %43, %46, !dbg !3192
	br i1 %69, label %b12, label %b11, !dbg !3194

b11:
	br label %b12, !dbg !3195

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3196
	%71 = fcmp oge float %43, %46, !dbg !3196
	br i1 %71, label %b14, label %b13, !dbg !3198

b13:
	br label %b14, !dbg !3199

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3200
	%73 = getelementptr inbounds float, float* %41, i64 9, !dbg !3200
	store float %68, float* %73, align 4, !dbg !3200
	%74 = getelementptr inbounds float, float* %41, i64 10, !dbg !3201
	store float %70, float* %74, align 4, !dbg !3201
	%75 = getelementptr inbounds float, float* %41, i64 11, !dbg !3202
	store float %72, float* %75, align 4, !dbg !3202
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3203
	%77 = fcmp uno float %43, %46, !dbg !3203
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3203
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3204
	%80 = fcmp uno float %43, %46, !dbg !3204
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3204
	%82 = getelementptr inbounds float, float* %41, i64 12, !dbg !3205
	store float %78, float* %82, align 4, !dbg !3205
	%83 = getelementptr inbounds float, float* %41, i64 13, !dbg !3206
	store float %81, float* %83, align 4, !dbg !3206
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3207
	%85 = fadd float %84, 1.000000e+00, !dbg !3208
	%86 = getelementptr inbounds float, float* %41, i64 14, !dbg !3209
	store float %85, float* %86, align 4, !dbg !3209
	%87 = fsub float 1.000000e+00, %84, !dbg !3210
	%88 = getelementptr inbounds float, float* %41, i64 15, !dbg !3211
	store float %87, float* %88, align 4, !dbg !3211
	%89 = fpext float %43 to double, !dbg !3212
	%90 = fptrunc double %89 to float, !dbg !3213
	%91 = getelementptr inbounds float, float* %41, i64 16, !dbg !3214
	store float %43, float* %91, align 4, !dbg !3214
	%92 = getelementptr inbounds float, float* %41, i64 17, !dbg !3215
	store float %90, float* %92, align 4, !dbg !3215
	%93 = getelementptr inbounds float, float* %41, i64 18, !dbg !3216
	store float %43, float* %93, align 4, !dbg !3216
	%94 = load float, float* %93, align 4, !dbg !3217
	%95 = fadd float %94, 2.000000e+00, !dbg !3218
	store float %95, float* %93, align 4, !dbg !3217
	%96 = load float, float* %93, align 4, !dbg !3219
	%97 = fdiv float %96, 3.000000e+00, !dbg !3220
	store float %97, float* %93, align 4, !dbg !3219
	br i1 %62, label %b15, label %b16, !dbg !3222

b15:
	br label %b16, !dbg !3223

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3224
	%99 = getelementptr inbounds float, float* %41, i64 19, !dbg !3224
	store float %98, float* %99, align 4, !dbg !3224
	%100 = fcmp une float %43, %43, !dbg !3225
	br i1 %100, label %b18, label %b17, !dbg !3227

b17:
	br label %b18, !dbg !3228

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3229
	%102 = getelementptr inbounds float, float* %41, i64 20, !dbg !3229
	store float %101, float* %102, align 4, !dbg !3229
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3230
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3231
	%105 = getelementptr inbounds float, float* %41, i64 21, !dbg !3232
	store float %103, float* %105, align 4, !dbg !3232
	%106 = getelementptr inbounds float, float* %41, i64 22, !dbg !3233
	store float %104, float* %106, align 4, !dbg !3233
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3234
	%108 = getelementptr inbounds float, float* %41, i64 23, !dbg !3235
	store float %107, float* %108, align 4, !dbg !3235
	%109 = getelementptr inbounds float, float* %41, i64 24, !dbg !3236
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3236
	%110 = fmul float %43, 0x3870000000000000, !dbg !3237
	%111 = getelementptr inbounds float, float* %41, i64 25, !dbg !3238
	store float %110, float* %111, align 4, !dbg !3238
	%112 = fcmp une double %89, %89, !dbg !3239
	br i1 %112, label %b20, label %b19, !dbg !3241

b19:
	br label %b20, !dbg !3242

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3243
	%114 = getelementptr inbounds float, float* %41, i64 26, !dbg !3243
	store float %113, float* %114, align 4, !dbg !3243
	%115 = fpext float %46 to double, !dbg !3244
	%116 = bitcast double %115 to i64, !dbg !3245
	%117 = bitcast i64 %116 to double, !dbg !3246
	%118 = fptrunc double %117 to float, !dbg !3247
	%119 = getelementptr inbounds float, float* %41, i64 27, !dbg !3248
	store float %118, float* %119, align 4, !dbg !3248
	%120 = add i64 %35, %34, !dbg !3151
	br label %b1, !dbg !3151

b21:
	ret void, !dbg !3151

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %39, i64 %p1), !dbg !3155
	ret void, !dbg !3155

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %35, i64 %p5), !dbg !3157
	ret void, !dbg !3157
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3249 {
entry:
	br label %b0, !dbg !3250

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3251, !range !10
	%1 = sext i32 %0 to i64, !dbg !3251
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3251, !range !12
	%3 = sext i32 %2 to i64, !dbg !3251
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3251, !range !12
	%5 = sext i32 %4 to i64, !dbg !3251
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3251, !range !33
	%7 = sext i32 %6 to i64, !dbg !3251
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3251, !range !34
	%9 = sext i32 %8 to i64, !dbg !3251
	%10 = mul i64 %9, %5, !dbg !3251
	%11 = add i64 %3, %10, !dbg !3251
	%12 = mul i64 %7, %11, !dbg !3251
	%13 = add i64 %1, %12, !dbg !3251
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3251, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3251, !range !35
	%16 = mul i32 %14, %15, !dbg !3251
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3251, !range !36
	%18 = mul i32 %16, %17, !dbg !3251
	%19 = sext i32 %18 to i64, !dbg !3251
	%20 = mul i64 %13, %19, !dbg !3251
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3251, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3251, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3251, !range !13
	%24 = mul i32 %15, %23, !dbg !3251
	%25 = add i32 %22, %24, !dbg !3251
	%26 = mul i32 %14, %25, !dbg !3251
	%27 = add i32 %21, %26, !dbg !3251
	%28 = sext i32 %27 to i64, !dbg !3251
	%29 = add i64 %20, %28, !dbg !3251
	%30 = mul i64 %7, %9, !dbg !3251
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3251, !range !34
	%32 = sext i32 %31 to i64, !dbg !3251
	%33 = mul i64 %30, %32, !dbg !3251
	%34 = mul i64 %33, %19, !dbg !3251
	br label %b1, !dbg !3251

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3251
	%36 = icmp slt i64 %35, %p3, !dbg !3251
	br i1 %36, label %b2, label %b5, !dbg !3251

b2:
	%37 = mul i64 %35, 10, !dbg !3252
	%38 = add i64 %35, 1, !dbg !3253
	%39 = mul i64 %38, 10, !dbg !3254
	%40 = icmp ugt i64 %39, %p1, !dbg !3255
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3255, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3255
	%42 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3256
	%43 = load float, float* %42, align 4, !dbg !3256
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3259
	%45 = icmp slt i32 %44, -128, !dbg !3259
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3259
	%47 = icmp sgt i32 %46, 127, !dbg !3259
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3259
	%49 = trunc i32 %48 to i8, !dbg !3259
	%50 = sext i8 %49 to i64, !dbg !3260
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3261
	%52 = icmp slt i32 %51, -32768, !dbg !3261
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3261
	%54 = icmp sgt i32 %53, 32767, !dbg !3261
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3261
	%56 = trunc i32 %55 to i16, !dbg !3261
	%57 = sext i16 %56 to i64, !dbg !3262
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3263
	%59 = sext i32 %58 to i64, !dbg !3264
	%60 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3265
	store i64 %50, i64* %60, align 8, !dbg !3265
	%61 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3266
	store i64 %57, i64* %61, align 8, !dbg !3266
	%62 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3267
	store i64 %59, i64* %62, align 8, !dbg !3267
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3268
	%64 = fcmp uno float %43, %43, !dbg !3268
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3268
	%66 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3269
	store i64 %65, i64* %66, align 8, !dbg !3269
	%67 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3270
	store i64 %65, i64* %67, align 8, !dbg !3270
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3271
	br i1 %68, label %b3, label %b4, !dbg !3271

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3272
	br label %b4, !dbg !3272

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3273
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3274
	%72 = icmp slt i32 %71, 0, !dbg !3274
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3274
	%74 = icmp sgt i32 %73, 255, !dbg !3274
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3274
	%76 = trunc i32 %75 to i8, !dbg !3274
	%77 = zext i8 %76 to i64, !dbg !3275
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3276
	%79 = icmp slt i32 %78, 0, !dbg !3276
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3276
	%81 = icmp sgt i32 %80, 65535, !dbg !3276
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3276
	%83 = trunc i32 %82 to i16, !dbg !3276
	%84 = zext i16 %83 to i64, !dbg !3277
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3278
	%86 = zext i32 %85 to i64, !dbg !3279
	%87 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3280
	store i64 %77, i64* %87, align 8, !dbg !3280
	%88 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3281
	store i64 %84, i64* %88, align 8, !dbg !3281
	%89 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3282
	store i64 %86, i64* %89, align 8, !dbg !3282
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3283
	%91 = fcmp uno float %70, %70, !dbg !3283
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3283
	%93 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3285
	store i64 %92, i64* %93, align 8, !dbg !3285
	%94 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3286
	store i64 %92, i64* %94, align 8, !dbg !3286
	%95 = add i64 %35, %34, !dbg !3251
	br label %b1, !dbg !3251

b5:
	ret void, !dbg !3251

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %39, i64 %p1), !dbg !3255
	ret void, !dbg !3255
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3287 {
entry:
	br label %b0, !dbg !3288

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3289, !range !10
	%1 = sext i32 %0 to i64, !dbg !3289
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3289, !range !12
	%3 = sext i32 %2 to i64, !dbg !3289
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3289, !range !12
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3289, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3289, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3289, !range !13
	%24 = mul i32 %15, %23, !dbg !3289
	%25 = add i32 %22, %24, !dbg !3289
	%26 = mul i32 %14, %25, !dbg !3289
	%27 = add i32 %21, %26, !dbg !3289
	%28 = sext i32 %27 to i64, !dbg !3289
	%29 = add i64 %20, %28, !dbg !3289
	%30 = mul i64 %7, %9, !dbg !3289
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3289, !range !34
	%32 = sext i32 %31 to i64, !dbg !3289
	%33 = mul i64 %30, %32, !dbg !3289
	%34 = mul i64 %33, %19, !dbg !3289
	br label %b1, !dbg !3289

b1:
	%35 = phi i64 [ %29, %b0 ], [ %139, %b2_ok3 ], !dbg !3289
	%36 = icmp slt i64 %35, %p3, !dbg !3289
	br i1 %36, label %b2, label %b3, !dbg !3289

b2:
	%37 = mul i64 %35, 42, !dbg !3290
	%38 = add i64 %35, 1, !dbg !3291
	%39 = mul i64 %38, 42, !dbg !3292
	%40 = icmp ugt i64 %39, %p1, !dbg !3293
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3293, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3293
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3293, !prof !9

b2_ok2:
	%42 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3293
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3294
	%44 = load float, float* %43, align 4, !dbg !3294
	%45 = icmp uge i64 %35, %p5, !dbg !3295
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3295, !prof !9

b2_ok3:
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3295
	%47 = load float, float* %46, align 4, !dbg !3295
	%48 = call float @__nv_fabsf(float %44), !dbg !3298
	%49 = fadd float %48, 5.000000e-01, !dbg !3299
	%50 = fadd float %48, 1.000000e+00, !dbg !3300
	%51 = fdiv float %44, %50, !dbg !3301
	%52 = call float @__nv_fmodf(float %44, float 8.000000e+00), !dbg !3302
	%53 = call float @__nv_sqrtf(float %49), !dbg !3303
	%54 = getelementptr inbounds float, float* %42, i64 0, !dbg !3304
	store float %53, float* %54, align 4, !dbg !3304
	%55 = getelementptr inbounds float, float* %42, i64 1, !dbg !3305
	store float %48, float* %55, align 4, !dbg !3305
	%56 = call float @__nv_floorf(float %44), !dbg !3306
	%57 = call float @__nv_ceilf(float %44), !dbg !3307
	%58 = call float @__nv_truncf(float %44), !dbg !3308
	%59 = getelementptr inbounds float, float* %42, i64 2, !dbg !3309
	store float %56, float* %59, align 4, !dbg !3309
	%60 = getelementptr inbounds float, float* %42, i64 3, !dbg !3310
	store float %57, float* %60, align 4, !dbg !3310
	%61 = getelementptr inbounds float, float* %42, i64 4, !dbg !3311
	store float %58, float* %61, align 4, !dbg !3311
	%62 = call float @__nv_roundf(float %44), !dbg !3312
	%63 = call float @__nv_rintf(float %44), !dbg !3313
	%64 = getelementptr inbounds float, float* %42, i64 5, !dbg !3314
	store float %62, float* %64, align 4, !dbg !3314
	%65 = getelementptr inbounds float, float* %42, i64 6, !dbg !3315
	store float %63, float* %65, align 4, !dbg !3315
	%66 = call float @__nv_fminf(float %44, float %47), !dbg !3316
	%67 = fcmp uno float %44, %47, !dbg !3316
	%68 = select i1 %67, float 0x7FF8000000000000, float %66, !dbg !3316
	%69 = call float @__nv_fmaxf(float %44, float %47), !dbg !3317
	%70 = fcmp uno float %44, %47, !dbg !3317
	%71 = select i1 %70, float 0x7FF8000000000000, float %69, !dbg !3317
	%72 = getelementptr inbounds float, float* %42, i64 7, !dbg !3318
	store float %68, float* %72, align 4, !dbg !3318
	%73 = getelementptr inbounds float, float* %42, i64 8, !dbg !3319
	store float %71, float* %73, align 4, !dbg !3319
	%74 = call float @__nv_fdimf(float %44, float %47), !dbg !3320
	%75 = call float @__nv_copysignf(float %44, float %47), !dbg !3321
	%76 = getelementptr inbounds float, float* %42, i64 9, !dbg !3322
	store float %74, float* %76, align 4, !dbg !3322
	%77 = getelementptr inbounds float, float* %42, i64 10, !dbg !3323
	store float %75, float* %77, align 4, !dbg !3323
	%78 = call float @__nv_fmaf(float %44, float %47, float 1.000000e+00), !dbg !3324
	%79 = getelementptr inbounds float, float* %42, i64 11, !dbg !3325
	store float %78, float* %79, align 4, !dbg !3325
	%80 = call float @__nv_fmodf(float %44, float %49), !dbg !3326
	%81 = call float @__nv_remainderf(float %44, float %49), !dbg !3327
	%82 = getelementptr inbounds float, float* %42, i64 12, !dbg !3328
	store float %80, float* %82, align 4, !dbg !3328
	%83 = getelementptr inbounds float, float* %42, i64 13, !dbg !3329
	store float %81, float* %83, align 4, !dbg !3329
	%84 = call float @__nv_rsqrtf(float %49), !dbg !3330
	%85 = call float @__nv_cbrtf(float %44), !dbg !3331
	%86 = getelementptr inbounds float, float* %42, i64 14, !dbg !3332
	store float %84, float* %86, align 4, !dbg !3332
	%87 = getelementptr inbounds float, float* %42, i64 15, !dbg !3333
	store float %85, float* %87, align 4, !dbg !3333
	%88 = call float @__nv_expf(float %52), !dbg !3334
	%89 = call float @__nv_exp2f(float %52), !dbg !3335
	%90 = call float @__nv_expm1f(float %52), !dbg !3336
	%91 = getelementptr inbounds float, float* %42, i64 16, !dbg !3337
	store float %88, float* %91, align 4, !dbg !3337
	%92 = getelementptr inbounds float, float* %42, i64 17, !dbg !3338
	store float %89, float* %92, align 4, !dbg !3338
	%93 = getelementptr inbounds float, float* %42, i64 18, !dbg !3339
	store float %90, float* %93, align 4, !dbg !3339
	%94 = call float @__nv_logf(float %49), !dbg !3340
	%95 = call float @__nv_log2f(float %49), !dbg !3341
	%96 = call float @__nv_log10f(float %49), !dbg !3342
	%97 = call float @__nv_log1pf(float %49), !dbg !3343
	%98 = getelementptr inbounds float, float* %42, i64 19, !dbg !3344
	store float %94, float* %98, align 4, !dbg !3344
	%99 = getelementptr inbounds float, float* %42, i64 20, !dbg !3345
	store float %95, float* %99, align 4, !dbg !3345
	%100 = getelementptr inbounds float, float* %42, i64 21, !dbg !3346
	store float %96, float* %100, align 4, !dbg !3346
	%101 = getelementptr inbounds float, float* %42, i64 22, !dbg !3347
	store float %97, float* %101, align 4, !dbg !3347
	%102 = call float @__nv_sinf(float %52), !dbg !3348
	%103 = call float @__nv_cosf(float %52), !dbg !3349
	%104 = call float @__nv_tanf(float %51), !dbg !3350
	%105 = getelementptr inbounds float, float* %42, i64 23, !dbg !3351
	store float %102, float* %105, align 4, !dbg !3351
	%106 = getelementptr inbounds float, float* %42, i64 24, !dbg !3352
	store float %103, float* %106, align 4, !dbg !3352
	%107 = getelementptr inbounds float, float* %42, i64 25, !dbg !3353
	store float %104, float* %107, align 4, !dbg !3353
	%108 = call float @__nv_asinf(float %51), !dbg !3354
	%109 = call float @__nv_acosf(float %51), !dbg !3355
	%110 = call float @__nv_atanf(float %44), !dbg !3356
	%111 = getelementptr inbounds float, float* %42, i64 26, !dbg !3357
	store float %108, float* %111, align 4, !dbg !3357
	%112 = getelementptr inbounds float, float* %42, i64 27, !dbg !3358
	store float %109, float* %112, align 4, !dbg !3358
	%113 = getelementptr inbounds float, float* %42, i64 28, !dbg !3359
	store float %110, float* %113, align 4, !dbg !3359
	%114 = call float @__nv_atan2f(float %47, float %44), !dbg !3360
	%115 = getelementptr inbounds float, float* %42, i64 29, !dbg !3361
	store float %114, float* %115, align 4, !dbg !3361
	%116 = call float @__nv_sinhf(float %52), !dbg !3362
	%117 = call float @__nv_coshf(float %52), !dbg !3363
	%118 = call float @__nv_tanhf(float %52), !dbg !3364
	%119 = getelementptr inbounds float, float* %42, i64 30, !dbg !3365
	store float %116, float* %119, align 4, !dbg !3365
	%120 = getelementptr inbounds float, float* %42, i64 31, !dbg !3366
	store float %117, float* %120, align 4, !dbg !3366
	%121 = getelementptr inbounds float, float* %42, i64 32, !dbg !3367
	store float %118, float* %121, align 4, !dbg !3367
	%122 = call float @__nv_asinhf(float %44), !dbg !3368
	%123 = fadd float %49, 1.000000e+00, !dbg !3369
	%124 = call float @__nv_acoshf(float %123), !dbg !3370
	%125 = call float @__nv_atanhf(float %51), !dbg !3371
	%126 = getelementptr inbounds float, float* %42, i64 33, !dbg !3372
	store float %122, float* %126, align 4, !dbg !3372
	%127 = getelementptr inbounds float, float* %42, i64 34, !dbg !3373
	store float %124, float* %127, align 4, !dbg !3373
	%128 = getelementptr inbounds float, float* %42, i64 35, !dbg !3374
	store float %125, float* %128, align 4, !dbg !3374
	%129 = call float @__nv_powf(float %49, float %51), !dbg !3375
	%130 = call float @__nv_hypotf(float %44, float %47), !dbg !3376
	%131 = getelementptr inbounds float, float* %42, i64 36, !dbg !3377
	store float %129, float* %131, align 4, !dbg !3377
	%132 = getelementptr inbounds float, float* %42, i64 37, !dbg !3378
	store float %130, float* %132, align 4, !dbg !3378
	%133 = call float @__nv_erff(float %52), !dbg !3379
	%134 = call float @__nv_erfcf(float %51), !dbg !3380
	%135 = getelementptr inbounds float, float* %42, i64 38, !dbg !3381
	store float %133, float* %135, align 4, !dbg !3381
	%136 = getelementptr inbounds float, float* %42, i64 39, !dbg !3382
	store float %134, float* %136, align 4, !dbg !3382
	%137 = getelementptr inbounds float, float* %42, i64 40, !dbg !3383
	store float %49, float* %137, align 4, !dbg !3383
	%138 = getelementptr inbounds float, float* %42, i64 41, !dbg !3384
	store float %51, float* %138, align 4, !dbg !3384
	%139 = add i64 %35, %34, !dbg !3289
	br label %b1, !dbg !3289

b3:
	ret void, !dbg !3289

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %39, i64 %p1), !dbg !3293
	ret void, !dbg !3293

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %37, i64 %39), !dbg !3293
	ret void, !dbg !3293

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %35, i64 %p5), !dbg !3295
	ret void, !dbg !3295
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3385 {
entry:
	br label %b0, !dbg !3386

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3389, !range !10
	%1 = sext i32 %0 to i64, !dbg !3389
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3389, !range !12
	%3 = sext i32 %2 to i64, !dbg !3389
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3389, !range !12
	%5 = sext i32 %4 to i64, !dbg !3389
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3389, !range !33
	%7 = sext i32 %6 to i64, !dbg !3389
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3389, !range !34
	%9 = sext i32 %8 to i64, !dbg !3389
	%10 = mul i64 %9, %5, !dbg !3389
	%11 = add i64 %3, %10, !dbg !3389
	%12 = mul i64 %7, %11, !dbg !3389
	%13 = add i64 %1, %12, !dbg !3389
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3389, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3389, !range !35
	%16 = mul i32 %14, %15, !dbg !3389
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3389, !range !36
	%18 = mul i32 %16, %17, !dbg !3389
	%19 = sext i32 %18 to i64, !dbg !3389
	%20 = mul i64 %13, %19, !dbg !3389
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3389, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3389, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3389, !range !13
	%24 = mul i32 %15, %23, !dbg !3389
	%25 = add i32 %22, %24, !dbg !3389
	%26 = mul i32 %14, %25, !dbg !3389
	%27 = add i32 %21, %26, !dbg !3389
	%28 = sext i32 %27 to i64, !dbg !3389
	%29 = add i64 %20, %28, !dbg !3389
	%30 = add i64 %29, 1, !dbg !3390
	%31 = sitofp i64 %30 to float, !dbg !3391
	%32 = icmp uge i64 0, %p1, !dbg !3392
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3392, !prof !9

b0_ok1:
	%33 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3392
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %33, float %31), !dbg !3393
	%35 = icmp uge i64 1, %p1, !dbg !3394
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3394, !prof !9

b0_ok2:
	%36 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3394
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3395
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %36, float %37), !dbg !3395
	%39 = icmp uge i64 2, %p1, !dbg !3396
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3396, !prof !9

b0_ok3:
	%40 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3396
	%41 = bitcast float* %40 to i32*, !dbg !3397
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3397
	br label %b0_cas4, !dbg !3397

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3397
	%44 = bitcast i32 %43 to float, !dbg !3397
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3397
	%46 = fcmp uno float %44, %31, !dbg !3397
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3397
	%48 = bitcast float %47 to i32, !dbg !3397
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3397
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3397
	%51 = icmp eq i32 %50, %43, !dbg !3397
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3397

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3397
	%53 = icmp uge i64 3, %p1, !dbg !3398
	br i1 %53, label %b0_fail5, label %b0_ok5, !dbg !3398, !prof !9

b0_ok5:
	%54 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3398
	%55 = bitcast float* %54 to i32*, !dbg !3399
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3399
	br label %b0_cas6, !dbg !3399

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3399
	%58 = bitcast i32 %57 to float, !dbg !3399
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3399
	%60 = fcmp uno float %58, %31, !dbg !3399
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3399
	%62 = bitcast float %61 to i32, !dbg !3399
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3399
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3399
	%65 = icmp eq i32 %64, %57, !dbg !3399
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3399

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3399
	%67 = icmp uge i64 4, %p1, !dbg !3400
	br i1 %67, label %b0_fail7, label %b0_ok7, !dbg !3400, !prof !9

b0_ok7:
	%68 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3400
	%69 = bitcast float* %68 to i32*, !dbg !3401
	%70 = bitcast float %31 to i32, !dbg !3401
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3401
	%72 = bitcast i32 %71 to float, !dbg !3401
	%73 = icmp uge i64 %29, %p3, !dbg !3402
	br i1 %73, label %b0_fail8, label %b0_ok8, !dbg !3402, !prof !9

b0_ok8:
	%74 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3402
	store float %72, float* %74, align 4, !dbg !3402
	%75 = icmp uge i64 5, %p1, !dbg !3403
	br i1 %75, label %b0_fail9, label %b0_ok9, !dbg !3403, !prof !9

b0_ok9:
	%76 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3403
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %76) nounwind, !dbg !3404
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3405
	br i1 %78, label %b1, label %b2, !dbg !3405

b1:
	%79 = icmp uge i64 %29, %p5, !dbg !3406
	br i1 %79, label %b1_fail1, label %b1_ok1, !dbg !3406, !prof !9

b1_ok1:
	%80 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3406
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %80, float %31) nounwind, !dbg !3407
	br label %b2, !dbg !3407

b2:
	ret void, !dbg !3388

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3392
	ret void, !dbg !3392

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3394
	ret void, !dbg !3394

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3396
	ret void, !dbg !3396

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3398
	ret void, !dbg !3398

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3400
	ret void, !dbg !3400

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3402
	ret void, !dbg !3402

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3403
	ret void, !dbg !3403

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3406
	ret void, !dbg !3406
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3408 {
entry:
	br label %b0, !dbg !3409

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3410, !range !10
	%1 = sext i32 %0 to i64, !dbg !3410
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3410, !range !12
	%3 = sext i32 %2 to i64, !dbg !3410
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3410, !range !12
	%5 = sext i32 %4 to i64, !dbg !3410
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3410, !range !33
	%7 = sext i32 %6 to i64, !dbg !3410
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3410, !range !34
	%9 = sext i32 %8 to i64, !dbg !3410
	%10 = mul i64 %9, %5, !dbg !3410
	%11 = add i64 %3, %10, !dbg !3410
	%12 = mul i64 %7, %11, !dbg !3410
	%13 = add i64 %1, %12, !dbg !3410
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3410, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3410, !range !35
	%16 = mul i32 %14, %15, !dbg !3410
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3410, !range !36
	%18 = mul i32 %16, %17, !dbg !3410
	%19 = sext i32 %18 to i64, !dbg !3410
	%20 = mul i64 %13, %19, !dbg !3410
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3410, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3410, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3410, !range !13
	%24 = mul i32 %15, %23, !dbg !3410
	%25 = add i32 %22, %24, !dbg !3410
	%26 = mul i32 %14, %25, !dbg !3410
	%27 = add i32 %21, %26, !dbg !3410
	%28 = sext i32 %27 to i64, !dbg !3410
	%29 = add i64 %20, %28, !dbg !3410
	%30 = mul i64 %7, %9, !dbg !3410
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3410, !range !34
	%32 = sext i32 %31 to i64, !dbg !3410
	%33 = mul i64 %30, %32, !dbg !3410
	%34 = mul i64 %33, %19, !dbg !3410
	br label %b1, !dbg !3410

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3410
	%36 = icmp slt i64 %35, %p3, !dbg !3410
	br i1 %36, label %b2, label %b21, !dbg !3410

b2:
	%37 = mul i64 %35, 28, !dbg !3411
	%38 = add i64 %35, 1, !dbg !3412
	%39 = mul i64 %38, 28, !dbg !3413
	%40 = icmp ugt i64 %39, %p1, !dbg !3414
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3414, !prof !9

b2_ok1:
	%41 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3414
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3415
	%43 = load double, double* %42, align 8, !dbg !3415
	%44 = icmp uge i64 %35, %p5, !dbg !3416
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !3416, !prof !9

b2_ok2:
	%45 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3416
	%46 = load double, double* %45, align 8, !dbg !3416
	%47 = fadd double %43, %46, !dbg !3419
	%48 = fsub double %43, %46, !dbg !3420
	%49 = fmul double %43, %46, !dbg !3421
	%50 = fdiv double %43, %46, !dbg !3422
	%51 = getelementptr inbounds double, double* %41, i64 0, !dbg !3423
	store double %47, double* %51, align 8, !dbg !3423
	%52 = getelementptr inbounds double, double* %41, i64 1, !dbg !3424
	store double %48, double* %52, align 8, !dbg !3424
	%53 = getelementptr inbounds double, double* %41, i64 2, !dbg !3425
	store double %49, double* %53, align 8, !dbg !3425
	%54 = getelementptr inbounds double, double* %41, i64 3, !dbg !3426
	store double %50, double* %54, align 8, !dbg !3426
	%55 = fsub double -0.000000e+00, %43, !dbg !3427
	%56 = getelementptr inbounds double, double* %41, i64 4, !dbg !3428
	store double %55, double* %56, align 8, !dbg !3428
	%57 = getelementptr inbounds double, double* %41, i64 5, !dbg !3429
	store double %46, double* %57, align 8, !dbg !3429
	%58 = fcmp oeq double %43, %46, !dbg !3430
	br i1 %58, label %b4, label %b3, !dbg !3432

b3:
	br label %b4, !dbg !3433

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3434
	%60 = fcmp une double %43, %46, !dbg !3434
	br i1 %60, label %b6, label %b5, !dbg !3436

b5:
	br label %b6, !dbg !3437

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3438
	%62 = fcmp olt double %43, %46, !dbg !3438
	br i1 %62, label %b8, label %b7, !dbg !3440

b7:
	br label %b8, !dbg !3441

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3442
	%64 = getelementptr inbounds double, double* %41, i64 6, !dbg !3442
	store double %59, double* %64, align 8, !dbg !3442
	%65 = getelementptr inbounds double, double* %41, i64 7, !dbg !3443
	store double %61, double* %65, align 8, !dbg !3443
	%66 = getelementptr inbounds double, double* %41, i64 8, !dbg !3444
	store double %63, double* %66, align 8, !dbg !3444
	%67 = fcmp ole double %43, %46, !dbg !3445
	br i1 %67, label %b10, label %b9, !dbg !3447

b9:
	br label %b10, !dbg !3448

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3449
	%69 = fcmp ogt double %43, %46, !dbg !3449
	br i1 %69, label %b12, label %b11, !dbg !3451

b11:
	br label %b12, !dbg !3452

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3453
	%71 = fcmp oge double %43, %46, !dbg !3453
	br i1 %71, label %b14, label %b13, !dbg !3455

b13:
	br label %b14, !dbg !3456

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3457
	%73 = getelementptr inbounds double, double* %41, i64 9, !dbg !3457
	store double %68, double* %73, align 8, !dbg !3457
	%74 = getelementptr inbounds double, double* %41, i64 10, !dbg !3458
	store double %70, double* %74, align 8, !dbg !3458
	%75 = getelementptr inbounds double, double* %41, i64 11, !dbg !3459
	store double %72, double* %75, align 8, !dbg !3459
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3460
	%77 = bitcast double %43 to i64, !dbg !3460
	%78 = bitcast double %46 to i64, !dbg !3460
	%79 = or i64 %77, %78, !dbg !3460
	%80 = fcmp oeq double %43, %46, !dbg !3460
	%81 = bitcast i64 %79 to double, !dbg !3460
	%82 = select i1 %80, double %81, double %76, !dbg !3460
	%83 = fcmp uno double %43, %46, !dbg !3460
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3460
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3461
	%86 = bitcast double %43 to i64, !dbg !3461
	%87 = bitcast double %46 to i64, !dbg !3461
	%88 = and i64 %86, %87, !dbg !3461
	%89 = fcmp oeq double %43, %46, !dbg !3461
	%90 = bitcast i64 %88 to double, !dbg !3461
	%91 = select i1 %89, double %90, double %85, !dbg !3461
	%92 = fcmp uno double %43, %46, !dbg !3461
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3461
	%94 = getelementptr inbounds double, double* %41, i64 12, !dbg !3462
	store double %84, double* %94, align 8, !dbg !3462
	%95 = getelementptr inbounds double, double* %41, i64 13, !dbg !3463
	store double %93, double* %95, align 8, !dbg !3463
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3464
	%97 = fadd double %96, 1.000000e+00, !dbg !3465
	%98 = getelementptr inbounds double, double* %41, i64 14, !dbg !3466
	store double %97, double* %98, align 8, !dbg !3466
	%99 = fsub double 1.000000e+00, %96, !dbg !3467
	%100 = getelementptr inbounds double, double* %41, i64 15, !dbg !3468
	store double %99, double* %100, align 8, !dbg !3468
	%101 = fptrunc double %43 to float, !dbg !3469
	%102 = fpext float %101 to double, !dbg !3470
	%103 = getelementptr inbounds double, double* %41, i64 16, !dbg !3471
	store double %102, double* %103, align 8, !dbg !3471
	%104 = getelementptr inbounds double, double* %41, i64 17, !dbg !3472
	store double %43, double* %104, align 8, !dbg !3472
	%105 = getelementptr inbounds double, double* %41, i64 18, !dbg !3473
	store double %43, double* %105, align 8, !dbg !3473
	%106 = load double, double* %105, align 8, !dbg !3474
	%107 = fadd double %106, 2.000000e+00, !dbg !3475
	store double %107, double* %105, align 8, !dbg !3474
	%108 = load double, double* %105, align 8, !dbg !3476
	%109 = fdiv double %108, 3.000000e+00, !dbg !3477
	store double %109, double* %105, align 8, !dbg !3476
	br i1 %62, label %b15, label %b16, !dbg !3479

b15:
	br label %b16, !dbg !3480

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3481
	%111 = getelementptr inbounds double, double* %41, i64 19, !dbg !3481
	store double %110, double* %111, align 8, !dbg !3481
	%112 = fcmp une double %43, %43, !dbg !3482
	br i1 %112, label %b18, label %b17, !dbg !3484

b17:
	br label %b18, !dbg !3485

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3486
	%114 = getelementptr inbounds double, double* %41, i64 20, !dbg !3486
	store double %113, double* %114, align 8, !dbg !3486
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3487
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3488
	%117 = getelementptr inbounds double, double* %41, i64 21, !dbg !3489
	store double %115, double* %117, align 8, !dbg !3489
	%118 = getelementptr inbounds double, double* %41, i64 22, !dbg !3490
	store double %116, double* %118, align 8, !dbg !3490
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3491
	%120 = getelementptr inbounds double, double* %41, i64 23, !dbg !3492
	store double %119, double* %120, align 8, !dbg !3492
	%121 = getelementptr inbounds double, double* %41, i64 24, !dbg !3493
	store double 1.000000e-01, double* %121, align 8, !dbg !3493
	%122 = fmul double %43, 0x3870000000000000, !dbg !3494
	%123 = getelementptr inbounds double, double* %41, i64 25, !dbg !3495
	store double %122, double* %123, align 8, !dbg !3495
	br i1 %112, label %b20, label %b19, !dbg !3497

b19:
	br label %b20, !dbg !3498

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3499
	%125 = getelementptr inbounds double, double* %41, i64 26, !dbg !3499
	store double %124, double* %125, align 8, !dbg !3499
	%126 = bitcast double %46 to i64, !dbg !3500
	%127 = bitcast i64 %126 to double, !dbg !3501
	%128 = getelementptr inbounds double, double* %41, i64 27, !dbg !3502
	store double %127, double* %128, align 8, !dbg !3502
	%129 = add i64 %35, %34, !dbg !3410
	br label %b1, !dbg !3410

b21:
	ret void, !dbg !3410

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %39, i64 %p1), !dbg !3414
	ret void, !dbg !3414

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %35, i64 %p5), !dbg !3416
	ret void, !dbg !3416
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3503 {
entry:
	br label %b0, !dbg !3504

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3505, !range !10
	%1 = sext i32 %0 to i64, !dbg !3505
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3505, !range !12
	%3 = sext i32 %2 to i64, !dbg !3505
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3505, !range !12
	%5 = sext i32 %4 to i64, !dbg !3505
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3505, !range !33
	%7 = sext i32 %6 to i64, !dbg !3505
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3505, !range !34
	%9 = sext i32 %8 to i64, !dbg !3505
	%10 = mul i64 %9, %5, !dbg !3505
	%11 = add i64 %3, %10, !dbg !3505
	%12 = mul i64 %7, %11, !dbg !3505
	%13 = add i64 %1, %12, !dbg !3505
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3505, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3505, !range !35
	%16 = mul i32 %14, %15, !dbg !3505
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3505, !range !36
	%18 = mul i32 %16, %17, !dbg !3505
	%19 = sext i32 %18 to i64, !dbg !3505
	%20 = mul i64 %13, %19, !dbg !3505
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3505, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3505, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3505, !range !13
	%24 = mul i32 %15, %23, !dbg !3505
	%25 = add i32 %22, %24, !dbg !3505
	%26 = mul i32 %14, %25, !dbg !3505
	%27 = add i32 %21, %26, !dbg !3505
	%28 = sext i32 %27 to i64, !dbg !3505
	%29 = add i64 %20, %28, !dbg !3505
	%30 = mul i64 %7, %9, !dbg !3505
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3505, !range !34
	%32 = sext i32 %31 to i64, !dbg !3505
	%33 = mul i64 %30, %32, !dbg !3505
	%34 = mul i64 %33, %19, !dbg !3505
	br label %b1, !dbg !3505

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3505
	%36 = icmp slt i64 %35, %p3, !dbg !3505
	br i1 %36, label %b2, label %b5, !dbg !3505

b2:
	%37 = mul i64 %35, 10, !dbg !3506
	%38 = add i64 %35, 1, !dbg !3507
	%39 = mul i64 %38, 10, !dbg !3508
	%40 = icmp ugt i64 %39, %p1, !dbg !3509
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3509, !prof !9

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3509
	%42 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3510
	%43 = load double, double* %42, align 8, !dbg !3510
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3513
	%45 = fcmp uno double %43, %43, !dbg !3513
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3513
	%47 = icmp slt i32 %46, -128, !dbg !3513
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3513
	%49 = icmp sgt i32 %48, 127, !dbg !3513
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3513
	%51 = trunc i32 %50 to i8, !dbg !3513
	%52 = sext i8 %51 to i64, !dbg !3514
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3515
	%54 = fcmp uno double %43, %43, !dbg !3515
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3515
	%56 = icmp slt i32 %55, -32768, !dbg !3515
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3515
	%58 = icmp sgt i32 %57, 32767, !dbg !3515
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3515
	%60 = trunc i32 %59 to i16, !dbg !3515
	%61 = sext i16 %60 to i64, !dbg !3516
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3517
	%63 = fcmp uno double %43, %43, !dbg !3517
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3517
	%65 = sext i32 %64 to i64, !dbg !3518
	%66 = getelementptr inbounds i64, i64* %41, i64 0, !dbg !3519
	store i64 %52, i64* %66, align 8, !dbg !3519
	%67 = getelementptr inbounds i64, i64* %41, i64 1, !dbg !3520
	store i64 %61, i64* %67, align 8, !dbg !3520
	%68 = getelementptr inbounds i64, i64* %41, i64 2, !dbg !3521
	store i64 %65, i64* %68, align 8, !dbg !3521
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3522
	%70 = fcmp uno double %43, %43, !dbg !3522
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3522
	%72 = getelementptr inbounds i64, i64* %41, i64 3, !dbg !3523
	store i64 %71, i64* %72, align 8, !dbg !3523
	%73 = getelementptr inbounds i64, i64* %41, i64 4, !dbg !3524
	store i64 %71, i64* %73, align 8, !dbg !3524
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3525
	br i1 %74, label %b3, label %b4, !dbg !3525

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3526
	br label %b4, !dbg !3526

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3527
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3528
	%78 = fcmp uno double %76, %76, !dbg !3528
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3528
	%80 = icmp slt i32 %79, 0, !dbg !3528
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3528
	%82 = icmp sgt i32 %81, 255, !dbg !3528
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3528
	%84 = trunc i32 %83 to i8, !dbg !3528
	%85 = zext i8 %84 to i64, !dbg !3529
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3530
	%87 = fcmp uno double %76, %76, !dbg !3530
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3530
	%89 = icmp slt i32 %88, 0, !dbg !3530
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3530
	%91 = icmp sgt i32 %90, 65535, !dbg !3530
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3530
	%93 = trunc i32 %92 to i16, !dbg !3530
	%94 = zext i16 %93 to i64, !dbg !3531
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3532
	%96 = fcmp uno double %76, %76, !dbg !3532
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3532
	%98 = zext i32 %97 to i64, !dbg !3533
	%99 = getelementptr inbounds i64, i64* %41, i64 5, !dbg !3534
	store i64 %85, i64* %99, align 8, !dbg !3534
	%100 = getelementptr inbounds i64, i64* %41, i64 6, !dbg !3535
	store i64 %94, i64* %100, align 8, !dbg !3535
	%101 = getelementptr inbounds i64, i64* %41, i64 7, !dbg !3536
	store i64 %98, i64* %101, align 8, !dbg !3536
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3537
	%103 = fcmp uno double %76, %76, !dbg !3537
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3537
	%105 = getelementptr inbounds i64, i64* %41, i64 8, !dbg !3539
	store i64 %104, i64* %105, align 8, !dbg !3539
	%106 = getelementptr inbounds i64, i64* %41, i64 9, !dbg !3540
	store i64 %104, i64* %106, align 8, !dbg !3540
	%107 = add i64 %35, %34, !dbg !3505
	br label %b1, !dbg !3505

b5:
	ret void, !dbg !3505

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %39, i64 %p1), !dbg !3509
	ret void, !dbg !3509
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3541 {
entry:
	br label %b0, !dbg !3542

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3543, !range !10
	%1 = sext i32 %0 to i64, !dbg !3543
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3543, !range !12
	%3 = sext i32 %2 to i64, !dbg !3543
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3543, !range !12
	%5 = sext i32 %4 to i64, !dbg !3543
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3543, !range !33
	%7 = sext i32 %6 to i64, !dbg !3543
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3543, !range !34
	%9 = sext i32 %8 to i64, !dbg !3543
	%10 = mul i64 %9, %5, !dbg !3543
	%11 = add i64 %3, %10, !dbg !3543
	%12 = mul i64 %7, %11, !dbg !3543
	%13 = add i64 %1, %12, !dbg !3543
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3543, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3543, !range !35
	%16 = mul i32 %14, %15, !dbg !3543
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3543, !range !36
	%18 = mul i32 %16, %17, !dbg !3543
	%19 = sext i32 %18 to i64, !dbg !3543
	%20 = mul i64 %13, %19, !dbg !3543
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3543, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3543, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3543, !range !13
	%24 = mul i32 %15, %23, !dbg !3543
	%25 = add i32 %22, %24, !dbg !3543
	%26 = mul i32 %14, %25, !dbg !3543
	%27 = add i32 %21, %26, !dbg !3543
	%28 = sext i32 %27 to i64, !dbg !3543
	%29 = add i64 %20, %28, !dbg !3543
	%30 = mul i64 %7, %9, !dbg !3543
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3543, !range !34
	%32 = sext i32 %31 to i64, !dbg !3543
	%33 = mul i64 %30, %32, !dbg !3543
	%34 = mul i64 %33, %19, !dbg !3543
	br label %b1, !dbg !3543

b1:
	%35 = phi i64 [ %29, %b0 ], [ %151, %b2_ok3 ], !dbg !3543
	%36 = icmp slt i64 %35, %p3, !dbg !3543
	br i1 %36, label %b2, label %b3, !dbg !3543

b2:
	%37 = mul i64 %35, 42, !dbg !3544
	%38 = add i64 %35, 1, !dbg !3545
	%39 = mul i64 %38, 42, !dbg !3546
	%40 = icmp ugt i64 %39, %p1, !dbg !3547
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !3547, !prof !9

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !3547
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !3547, !prof !9

b2_ok2:
	%42 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3547
	%43 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3548
	%44 = load double, double* %43, align 8, !dbg !3548
	%45 = icmp uge i64 %35, %p5, !dbg !3549
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !3549, !prof !9

b2_ok3:
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3549
	%47 = load double, double* %46, align 8, !dbg !3549
	%48 = call double @__nv_fabs(double %44), !dbg !3552
	%49 = fadd double %48, 5.000000e-01, !dbg !3553
	%50 = fadd double %48, 1.000000e+00, !dbg !3554
	%51 = fdiv double %44, %50, !dbg !3555
	%52 = call double @__nv_fmod(double %44, double 8.000000e+00), !dbg !3556
	%53 = call double @__nv_sqrt(double %49), !dbg !3557
	%54 = getelementptr inbounds double, double* %42, i64 0, !dbg !3558
	store double %53, double* %54, align 8, !dbg !3558
	%55 = getelementptr inbounds double, double* %42, i64 1, !dbg !3559
	store double %48, double* %55, align 8, !dbg !3559
	%56 = call double @__nv_floor(double %44), !dbg !3560
	%57 = call double @__nv_ceil(double %44), !dbg !3561
	%58 = call double @__nv_trunc(double %44), !dbg !3562
	%59 = getelementptr inbounds double, double* %42, i64 2, !dbg !3563
	store double %56, double* %59, align 8, !dbg !3563
	%60 = getelementptr inbounds double, double* %42, i64 3, !dbg !3564
	store double %57, double* %60, align 8, !dbg !3564
	%61 = getelementptr inbounds double, double* %42, i64 4, !dbg !3565
	store double %58, double* %61, align 8, !dbg !3565
	%62 = call double @__nv_round(double %44), !dbg !3566
	%63 = call double @__nv_rint(double %44), !dbg !3567
	%64 = getelementptr inbounds double, double* %42, i64 5, !dbg !3568
	store double %62, double* %64, align 8, !dbg !3568
	%65 = getelementptr inbounds double, double* %42, i64 6, !dbg !3569
	store double %63, double* %65, align 8, !dbg !3569
	%66 = call double @__nv_fmin(double %44, double %47), !dbg !3570
	%67 = bitcast double %44 to i64, !dbg !3570
	%68 = bitcast double %47 to i64, !dbg !3570
	%69 = or i64 %67, %68, !dbg !3570
	%70 = fcmp oeq double %44, %47, !dbg !3570
	%71 = bitcast i64 %69 to double, !dbg !3570
	%72 = select i1 %70, double %71, double %66, !dbg !3570
	%73 = fcmp uno double %44, %47, !dbg !3570
	%74 = select i1 %73, double 0x7FF8000000000000, double %72, !dbg !3570
	%75 = call double @__nv_fmax(double %44, double %47), !dbg !3571
	%76 = bitcast double %44 to i64, !dbg !3571
	%77 = bitcast double %47 to i64, !dbg !3571
	%78 = and i64 %76, %77, !dbg !3571
	%79 = fcmp oeq double %44, %47, !dbg !3571
	%80 = bitcast i64 %78 to double, !dbg !3571
	%81 = select i1 %79, double %80, double %75, !dbg !3571
	%82 = fcmp uno double %44, %47, !dbg !3571
	%83 = select i1 %82, double 0x7FF8000000000000, double %81, !dbg !3571
	%84 = getelementptr inbounds double, double* %42, i64 7, !dbg !3572
	store double %74, double* %84, align 8, !dbg !3572
	%85 = getelementptr inbounds double, double* %42, i64 8, !dbg !3573
	store double %83, double* %85, align 8, !dbg !3573
	%86 = call double @__nv_fdim(double %44, double %47), !dbg !3574
	%87 = call double @__nv_copysign(double %44, double %47), !dbg !3575
	%88 = getelementptr inbounds double, double* %42, i64 9, !dbg !3576
	store double %86, double* %88, align 8, !dbg !3576
	%89 = getelementptr inbounds double, double* %42, i64 10, !dbg !3577
	store double %87, double* %89, align 8, !dbg !3577
	%90 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !3578
	%91 = getelementptr inbounds double, double* %42, i64 11, !dbg !3579
	store double %90, double* %91, align 8, !dbg !3579
	%92 = call double @__nv_fmod(double %44, double %49), !dbg !3580
	%93 = call double @__nv_remainder(double %44, double %49), !dbg !3581
	%94 = getelementptr inbounds double, double* %42, i64 12, !dbg !3582
	store double %92, double* %94, align 8, !dbg !3582
	%95 = getelementptr inbounds double, double* %42, i64 13, !dbg !3583
	store double %93, double* %95, align 8, !dbg !3583
	%96 = call double @__nv_rsqrt(double %49), !dbg !3584
	%97 = call double @__nv_cbrt(double %44), !dbg !3585
	%98 = getelementptr inbounds double, double* %42, i64 14, !dbg !3586
	store double %96, double* %98, align 8, !dbg !3586
	%99 = getelementptr inbounds double, double* %42, i64 15, !dbg !3587
	store double %97, double* %99, align 8, !dbg !3587
	%100 = call double @__nv_exp(double %52), !dbg !3588
	%101 = call double @__nv_exp2(double %52), !dbg !3589
	%102 = call double @__nv_expm1(double %52), !dbg !3590
	%103 = getelementptr inbounds double, double* %42, i64 16, !dbg !3591
	store double %100, double* %103, align 8, !dbg !3591
	%104 = getelementptr inbounds double, double* %42, i64 17, !dbg !3592
	store double %101, double* %104, align 8, !dbg !3592
	%105 = getelementptr inbounds double, double* %42, i64 18, !dbg !3593
	store double %102, double* %105, align 8, !dbg !3593
	%106 = call double @__nv_log(double %49), !dbg !3594
	%107 = call double @__nv_log2(double %49), !dbg !3595
	%108 = call double @__nv_log10(double %49), !dbg !3596
	%109 = call double @__nv_log1p(double %49), !dbg !3597
	%110 = getelementptr inbounds double, double* %42, i64 19, !dbg !3598
	store double %106, double* %110, align 8, !dbg !3598
	%111 = getelementptr inbounds double, double* %42, i64 20, !dbg !3599
	store double %107, double* %111, align 8, !dbg !3599
	%112 = getelementptr inbounds double, double* %42, i64 21, !dbg !3600
	store double %108, double* %112, align 8, !dbg !3600
	%113 = getelementptr inbounds double, double* %42, i64 22, !dbg !3601
	store double %109, double* %113, align 8, !dbg !3601
	%114 = call double @__nv_sin(double %52), !dbg !3602
	%115 = call double @__nv_cos(double %52), !dbg !3603
	%116 = call double @__nv_tan(double %51), !dbg !3604
	%117 = getelementptr inbounds double, double* %42, i64 23, !dbg !3605
	store double %114, double* %117, align 8, !dbg !3605
	%118 = getelementptr inbounds double, double* %42, i64 24, !dbg !3606
	store double %115, double* %118, align 8, !dbg !3606
	%119 = getelementptr inbounds double, double* %42, i64 25, !dbg !3607
	store double %116, double* %119, align 8, !dbg !3607
	%120 = call double @__nv_asin(double %51), !dbg !3608
	%121 = call double @__nv_acos(double %51), !dbg !3609
	%122 = call double @__nv_atan(double %44), !dbg !3610
	%123 = getelementptr inbounds double, double* %42, i64 26, !dbg !3611
	store double %120, double* %123, align 8, !dbg !3611
	%124 = getelementptr inbounds double, double* %42, i64 27, !dbg !3612
	store double %121, double* %124, align 8, !dbg !3612
	%125 = getelementptr inbounds double, double* %42, i64 28, !dbg !3613
	store double %122, double* %125, align 8, !dbg !3613
	%126 = call double @__nv_atan2(double %47, double %44), !dbg !3614
	%127 = getelementptr inbounds double, double* %42, i64 29, !dbg !3615
	store double %126, double* %127, align 8, !dbg !3615
	%128 = call double @__nv_sinh(double %52), !dbg !3616
	%129 = call double @__nv_cosh(double %52), !dbg !3617
	%130 = call double @__nv_tanh(double %52), !dbg !3618
	%131 = getelementptr inbounds double, double* %42, i64 30, !dbg !3619
	store double %128, double* %131, align 8, !dbg !3619
	%132 = getelementptr inbounds double, double* %42, i64 31, !dbg !3620
	store double %129, double* %132, align 8, !dbg !3620
	%133 = getelementptr inbounds double, double* %42, i64 32, !dbg !3621
	store double %130, double* %133, align 8, !dbg !3621
	%134 = call double @__nv_asinh(double %44), !dbg !3622
	%135 = fadd double %49, 1.000000e+00, !dbg !3623
	%136 = call double @__nv_acosh(double %135), !dbg !3624
	%137 = call double @__nv_atanh(double %51), !dbg !3625
	%138 = getelementptr inbounds double, double* %42, i64 33, !dbg !3626
	store double %134, double* %138, align 8, !dbg !3626
	%139 = getelementptr inbounds double, double* %42, i64 34, !dbg !3627
	store double %136, double* %139, align 8, !dbg !3627
	%140 = getelementptr inbounds double, double* %42, i64 35, !dbg !3628
	store double %137, double* %140, align 8, !dbg !3628
	%141 = call double @__nv_pow(double %49, double %51), !dbg !3629
	%142 = call double @__nv_hypot(double %44, double %47), !dbg !3630
	%143 = getelementptr inbounds double, double* %42, i64 36, !dbg !3631
	store double %141, double* %143, align 8, !dbg !3631
	%144 = getelementptr inbounds double, double* %42, i64 37, !dbg !3632
	store double %142, double* %144, align 8, !dbg !3632
	%145 = call double @__nv_erf(double %52), !dbg !3633
	%146 = call double @__nv_erfc(double %51), !dbg !3634
	%147 = getelementptr inbounds double, double* %42, i64 38, !dbg !3635
	store double %145, double* %147, align 8, !dbg !3635
	%148 = getelementptr inbounds double, double* %42, i64 39, !dbg !3636
	store double %146, double* %148, align 8, !dbg !3636
	%149 = getelementptr inbounds double, double* %42, i64 40, !dbg !3637
	store double %49, double* %149, align 8, !dbg !3637
	%150 = getelementptr inbounds double, double* %42, i64 41, !dbg !3638
	store double %51, double* %150, align 8, !dbg !3638
	%151 = add i64 %35, %34, !dbg !3543
	br label %b1, !dbg !3543

b3:
	ret void, !dbg !3543

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %39, i64 %p1), !dbg !3547
	ret void, !dbg !3547

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %37, i64 %39), !dbg !3547
	ret void, !dbg !3547

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %35, i64 %p5), !dbg !3549
	ret void, !dbg !3549
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3639 {
entry:
	br label %b0, !dbg !3640

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3643, !range !10
	%1 = sext i32 %0 to i64, !dbg !3643
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3643, !range !12
	%3 = sext i32 %2 to i64, !dbg !3643
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3643, !range !12
	%5 = sext i32 %4 to i64, !dbg !3643
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3643, !range !33
	%7 = sext i32 %6 to i64, !dbg !3643
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3643, !range !34
	%9 = sext i32 %8 to i64, !dbg !3643
	%10 = mul i64 %9, %5, !dbg !3643
	%11 = add i64 %3, %10, !dbg !3643
	%12 = mul i64 %7, %11, !dbg !3643
	%13 = add i64 %1, %12, !dbg !3643
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3643, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3643, !range !35
	%16 = mul i32 %14, %15, !dbg !3643
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3643, !range !36
	%18 = mul i32 %16, %17, !dbg !3643
	%19 = sext i32 %18 to i64, !dbg !3643
	%20 = mul i64 %13, %19, !dbg !3643
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3643, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3643, !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3643, !range !13
	%24 = mul i32 %15, %23, !dbg !3643
	%25 = add i32 %22, %24, !dbg !3643
	%26 = mul i32 %14, %25, !dbg !3643
	%27 = add i32 %21, %26, !dbg !3643
	%28 = sext i32 %27 to i64, !dbg !3643
	%29 = add i64 %20, %28, !dbg !3643
	%30 = add i64 %29, 1, !dbg !3644
	%31 = sitofp i64 %30 to double, !dbg !3645
	%32 = icmp uge i64 0, %p1, !dbg !3646
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3646, !prof !9

b0_ok1:
	%33 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3646
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %33, double %31), !dbg !3647
	%35 = icmp uge i64 1, %p1, !dbg !3648
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3648, !prof !9

b0_ok2:
	%36 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3648
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3649
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %36, double %37), !dbg !3649
	%39 = icmp uge i64 2, %p1, !dbg !3650
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !3650, !prof !9

b0_ok3:
	%40 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3650
	%41 = bitcast double* %40 to i64*, !dbg !3651
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3651
	br label %b0_cas4, !dbg !3651

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3651
	%44 = bitcast i64 %43 to double, !dbg !3651
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3651
	%46 = bitcast double %44 to i64, !dbg !3651
	%47 = bitcast double %31 to i64, !dbg !3651
	%48 = or i64 %46, %47, !dbg !3651
	%49 = fcmp oeq double %44, %31, !dbg !3651
	%50 = bitcast i64 %48 to double, !dbg !3651
	%51 = select i1 %49, double %50, double %45, !dbg !3651
	%52 = fcmp uno double %44, %31, !dbg !3651
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3651
	%54 = bitcast double %53 to i64, !dbg !3651
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3651
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3651
	%57 = icmp eq i64 %56, %43, !dbg !3651
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3651

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3651
	%59 = icmp uge i64 3, %p1, !dbg !3652
	br i1 %59, label %b0_fail5, label %b0_ok5, !dbg !3652, !prof !9

b0_ok5:
	%60 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3652
	%61 = bitcast double* %60 to i64*, !dbg !3653
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3653
	br label %b0_cas6, !dbg !3653

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3653
	%64 = bitcast i64 %63 to double, !dbg !3653
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3653
	%66 = bitcast double %64 to i64, !dbg !3653
	%67 = bitcast double %31 to i64, !dbg !3653
	%68 = and i64 %66, %67, !dbg !3653
	%69 = fcmp oeq double %64, %31, !dbg !3653
	%70 = bitcast i64 %68 to double, !dbg !3653
	%71 = select i1 %69, double %70, double %65, !dbg !3653
	%72 = fcmp uno double %64, %31, !dbg !3653
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3653
	%74 = bitcast double %73 to i64, !dbg !3653
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3653
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3653
	%77 = icmp eq i64 %76, %63, !dbg !3653
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3653

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3653
	%79 = icmp uge i64 4, %p1, !dbg !3654
	br i1 %79, label %b0_fail7, label %b0_ok7, !dbg !3654, !prof !9

b0_ok7:
	%80 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3654
	%81 = bitcast double* %80 to i64*, !dbg !3655
	%82 = bitcast double %31 to i64, !dbg !3655
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3655
	%84 = bitcast i64 %83 to double, !dbg !3655
	%85 = icmp uge i64 %29, %p3, !dbg !3656
	br i1 %85, label %b0_fail8, label %b0_ok8, !dbg !3656, !prof !9

b0_ok8:
	%86 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3656
	store double %84, double* %86, align 8, !dbg !3656
	%87 = icmp uge i64 5, %p1, !dbg !3657
	br i1 %87, label %b0_fail9, label %b0_ok9, !dbg !3657, !prof !9

b0_ok9:
	%88 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3657
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %88) nounwind, !dbg !3658
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3659
	br i1 %90, label %b1, label %b2, !dbg !3659

b1:
	%91 = icmp uge i64 %29, %p5, !dbg !3660
	br i1 %91, label %b1_fail1, label %b1_ok1, !dbg !3660, !prof !9

b1_ok1:
	%92 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3660
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %92, double %31) nounwind, !dbg !3661
	br label %b2, !dbg !3661

b2:
	ret void, !dbg !3642

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 %p1), !dbg !3646
	ret void, !dbg !3646

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 1, i64 %p1), !dbg !3648
	ret void, !dbg !3648

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 2, i64 %p1), !dbg !3650
	ret void, !dbg !3650

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 3, i64 %p1), !dbg !3652
	ret void, !dbg !3652

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 4, i64 %p1), !dbg !3654
	ret void, !dbg !3654

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %29, i64 %p3), !dbg !3656
	ret void, !dbg !3656

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 5, i64 %p1), !dbg !3657
	ret void, !dbg !3657

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %29, i64 %p5), !dbg !3660
	ret void, !dbg !3660
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
!nvvm.annotations = !{!3662, !3663, !3664, !3665, !3666, !3667, !3668, !3669, !3670, !3671, !3672, !3673, !3674, !3675, !3676, !3677, !3678, !3679, !3680, !3681, !3682, !3683, !3684, !3685, !3686, !3687, !3688, !3689, !3690, !3691, !3692, !3693, !3694, !3695, !3696, !3697, !3698, !3699, !3700, !3701, !3702, !3703, !3704, !3705, !3706, !3707, !3708, !3709, !3710, !3711, !3712, !3713, !3714, !3715, !3716, !3717, !3718, !3719, !3720, !3721, !3722, !3723, !3724, !3725, !3726, !3727, !3728}
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
!1016 = !DILocation(line: 66, column: 23, scope: !986, inlinedAt: !987)
!1017 = !DILocation(line: 67, column: 34, scope: !986, inlinedAt: !987)
!1018 = !DILocation(line: 67, column: 26, scope: !986, inlinedAt: !987)
!1019 = !DILocation(line: 67, column: 57, scope: !986, inlinedAt: !987)
!1020 = !DILocation(line: 67, column: 49, scope: !986, inlinedAt: !987)
!1021 = !DILocation(line: 67, column: 5, scope: !986, inlinedAt: !987)
!1022 = !DILocation(line: 67, column: 14, scope: !986, inlinedAt: !987)
!1023 = !DILocation(line: 68, column: 28, scope: !986, inlinedAt: !987)
!1024 = !DILocation(line: 68, column: 26, scope: !986, inlinedAt: !987)
!1025 = !DILocation(line: 68, column: 69, scope: !986, inlinedAt: !987)
!1026 = !DILocation(line: 68, column: 54, scope: !986, inlinedAt: !987)
!1027 = !DILocation(line: 68, column: 52, scope: !986, inlinedAt: !987)
!1028 = !DILocation(line: 68, column: 5, scope: !986, inlinedAt: !987)
!1029 = !DILocation(line: 68, column: 14, scope: !986, inlinedAt: !987)
!1030 = !DILocation(line: 69, column: 40, scope: !986, inlinedAt: !987)
!1031 = !DILocation(line: 69, column: 24, scope: !986, inlinedAt: !987)
!1032 = !DILocation(line: 69, column: 17, scope: !986, inlinedAt: !987)
!1033 = !DILocation(line: 69, column: 5, scope: !986, inlinedAt: !987)
!1034 = !DILocation(line: 22, column: 21, scope: !978)
!1035 = !DILocation(line: 22, column: 27, scope: !978)
!1036 = !DILocation(line: 22, column: 19, scope: !978)
!1037 = !DILocation(line: 22, column: 33, scope: !978)
!1038 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1039 = !DILocation(line: 22, column: 11, scope: !978)
!1040 = !DILocation(line: 74, column: 34, scope: !1038, inlinedAt: !1039)
!1041 = !DILocation(line: 74, column: 26, scope: !1038, inlinedAt: !1039)
!1042 = !DILocation(line: 74, column: 47, scope: !1038, inlinedAt: !1039)
!1043 = !DILocation(line: 74, column: 5, scope: !1038, inlinedAt: !1039)
!1044 = !DILocation(line: 74, column: 13, scope: !1038, inlinedAt: !1039)
!1045 = distinct !DISubprogram(name: "IntegersInt16", scope: !844, file: !844, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1046 = !DILocation(line: 29, column: 6, scope: !1045)
!1047 = !DILocation(line: 30, column: 32, scope: !1045)
!1048 = !DILocation(line: 31, column: 17, scope: !1045)
!1049 = !DILocation(line: 31, column: 35, scope: !1045)
!1050 = !DILocation(line: 31, column: 38, scope: !1045)
!1051 = !DILocation(line: 31, column: 15, scope: !1045)
!1052 = !DILocation(line: 31, column: 57, scope: !1045)
!1053 = !DILocation(line: 31, column: 63, scope: !1045)
!1054 = !DILocation(line: 31, column: 74, scope: !1045)
!1055 = !DILocation(line: 31, column: 72, scope: !1045)
!1056 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1057 = !DILocation(line: 31, column: 11, scope: !1045)
!1058 = !DILocation(line: 14, column: 28, scope: !1056, inlinedAt: !1057)
!1059 = !DILocation(line: 14, column: 33, scope: !1056, inlinedAt: !1057)
!1060 = !DILocation(line: 14, column: 38, scope: !1056, inlinedAt: !1057)
!1061 = !DILocation(line: 14, column: 5, scope: !1056, inlinedAt: !1057)
!1062 = !DILocation(line: 14, column: 13, scope: !1056, inlinedAt: !1057)
!1063 = !DILocation(line: 14, column: 21, scope: !1056, inlinedAt: !1057)
!1064 = !DILocation(line: 15, column: 36, scope: !1056, inlinedAt: !1057)
!1065 = !DILocation(line: 15, column: 41, scope: !1056, inlinedAt: !1057)
!1066 = !DILocation(line: 15, column: 46, scope: !1056, inlinedAt: !1057)
!1067 = !DILocation(line: 15, column: 51, scope: !1056, inlinedAt: !1057)
!1068 = !DILocation(line: 15, column: 5, scope: !1056, inlinedAt: !1057)
!1069 = !DILocation(line: 15, column: 13, scope: !1056, inlinedAt: !1057)
!1070 = !DILocation(line: 15, column: 21, scope: !1056, inlinedAt: !1057)
!1071 = !DILocation(line: 15, column: 29, scope: !1056, inlinedAt: !1057)
!1072 = !DILocation(line: 16, column: 27, scope: !1056, inlinedAt: !1057)
!1073 = !DILocation(line: 16, column: 31, scope: !1056, inlinedAt: !1057)
!1074 = !DILocation(line: 16, column: 5, scope: !1056, inlinedAt: !1057)
!1075 = !DILocation(line: 16, column: 13, scope: !1056, inlinedAt: !1057)
!1076 = !DILocation(line: 16, column: 21, scope: !1056, inlinedAt: !1057)
!1077 = !DILocation(line: 17, column: 22, scope: !1056, inlinedAt: !1057)
!1078 = !DILocation(line: 17, column: 28, scope: !1056, inlinedAt: !1057)
!1079 = !DILocation(line: 17, column: 5, scope: !1056, inlinedAt: !1057)
!1080 = !DILocation(line: 17, column: 14, scope: !1056, inlinedAt: !1057)
!1081 = !DILocation(line: 18, column: 27, scope: !1056, inlinedAt: !1057)
!1082 = !DILocation(line: 18, column: 22, scope: !1056, inlinedAt: !1057)
!1083 = !DILocation(line: 18, column: 40, scope: !1056, inlinedAt: !1057)
!1084 = !DILocation(line: 18, column: 33, scope: !1056, inlinedAt: !1057)
!1085 = !DILocation(line: 18, column: 5, scope: !1056, inlinedAt: !1057)
!1086 = !DILocation(line: 18, column: 14, scope: !1056, inlinedAt: !1057)
!1087 = !DILocation(line: 19, column: 22, scope: !1056, inlinedAt: !1057)
!1088 = !DILocation(line: 19, column: 28, scope: !1056, inlinedAt: !1057)
!1089 = !DILocation(line: 19, column: 5, scope: !1056, inlinedAt: !1057)
!1090 = !DILocation(line: 19, column: 14, scope: !1056, inlinedAt: !1057)
!1091 = !DILocation(line: 20, column: 25, scope: !1056, inlinedAt: !1057)
!1092 = !DILocation(line: 20, column: 35, scope: !1056, inlinedAt: !1057)
!1093 = !DILocation(line: 20, column: 31, scope: !1056, inlinedAt: !1057)
!1094 = !DILocation(line: 20, column: 5, scope: !1056, inlinedAt: !1057)
!1095 = !DILocation(line: 20, column: 14, scope: !1056, inlinedAt: !1057)
!1096 = !DILocation(line: 21, column: 7, scope: !1056, inlinedAt: !1057)
!1097 = !DILocation(line: 22, column: 23, scope: !1056, inlinedAt: !1057)
!1098 = !DILocation(line: 22, column: 28, scope: !1056, inlinedAt: !1057)
!1099 = !DILocation(line: 22, column: 6, scope: !1056, inlinedAt: !1057)
!1100 = !DILocation(line: 22, column: 15, scope: !1056, inlinedAt: !1057)
!1101 = !DILocation(line: 24, column: 6, scope: !1056, inlinedAt: !1057)
!1102 = !DILocation(line: 24, column: 15, scope: !1056, inlinedAt: !1057)
!1103 = !DILocation(line: 26, column: 22, scope: !1056, inlinedAt: !1057)
!1104 = !DILocation(line: 26, column: 27, scope: !1056, inlinedAt: !1057)
!1105 = !DILocation(line: 26, column: 5, scope: !1056, inlinedAt: !1057)
!1106 = !DILocation(line: 26, column: 14, scope: !1056, inlinedAt: !1057)
!1107 = !DILocation(line: 27, column: 22, scope: !1056, inlinedAt: !1057)
!1108 = !DILocation(line: 27, column: 27, scope: !1056, inlinedAt: !1057)
!1109 = !DILocation(line: 27, column: 5, scope: !1056, inlinedAt: !1057)
!1110 = !DILocation(line: 27, column: 14, scope: !1056, inlinedAt: !1057)
!1111 = !DILocation(line: 28, column: 24, scope: !1056, inlinedAt: !1057)
!1112 = !DILocation(line: 28, column: 35, scope: !1056, inlinedAt: !1057)
!1113 = !DILocation(line: 28, column: 5, scope: !1056, inlinedAt: !1057)
!1114 = !DILocation(line: 28, column: 14, scope: !1056, inlinedAt: !1057)
!1115 = !DILocation(line: 29, column: 39, scope: !1056, inlinedAt: !1057)
!1116 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1117 = !DILocation(line: 29, column: 36, scope: !1056, inlinedAt: !1057)
!1118 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1117)
!1119 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1117)
!1120 = !DILocation(line: 29, column: 55, scope: !1056, inlinedAt: !1057)
!1121 = !DILocation(line: 29, column: 52, scope: !1056, inlinedAt: !1057)
!1122 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1121)
!1123 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1121)
!1124 = !DILocation(line: 29, column: 71, scope: !1056, inlinedAt: !1057)
!1125 = !DILocation(line: 29, column: 68, scope: !1056, inlinedAt: !1057)
!1126 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1125)
!1127 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1125)
!1128 = !DILocation(line: 29, column: 5, scope: !1056, inlinedAt: !1057)
!1129 = !DILocation(line: 29, column: 14, scope: !1056, inlinedAt: !1057)
!1130 = !DILocation(line: 29, column: 23, scope: !1056, inlinedAt: !1057)
!1131 = !DILocation(line: 30, column: 39, scope: !1056, inlinedAt: !1057)
!1132 = !DILocation(line: 30, column: 36, scope: !1056, inlinedAt: !1057)
!1133 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1132)
!1134 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1132)
!1135 = !DILocation(line: 30, column: 55, scope: !1056, inlinedAt: !1057)
!1136 = !DILocation(line: 30, column: 52, scope: !1056, inlinedAt: !1057)
!1137 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1136)
!1138 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1136)
!1139 = !DILocation(line: 30, column: 70, scope: !1056, inlinedAt: !1057)
!1140 = !DILocation(line: 30, column: 67, scope: !1056, inlinedAt: !1057)
!1141 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1140)
!1142 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1140)
!1143 = !DILocation(line: 30, column: 5, scope: !1056, inlinedAt: !1057)
!1144 = !DILocation(line: 30, column: 14, scope: !1056, inlinedAt: !1057)
!1145 = !DILocation(line: 30, column: 23, scope: !1056, inlinedAt: !1057)
!1146 = !DILocation(line: 33, column: 2, scope: !1056, inlinedAt: !1057)
!1147 = !DILocation(line: 34, column: 2, scope: !1056, inlinedAt: !1057)
!1148 = !DILocation(line: 35, column: 2, scope: !1056, inlinedAt: !1057)
!1149 = !DILocation(line: 36, column: 5, scope: !1056, inlinedAt: !1057)
!1150 = !DILocation(line: 37, column: 2, scope: !1056, inlinedAt: !1057)
!1151 = !DILocation(line: 38, column: 2, scope: !1056, inlinedAt: !1057)
!1152 = !DILocation(line: 39, column: 2, scope: !1056, inlinedAt: !1057)
!1153 = !DILocation(line: 40, column: 2, scope: !1056, inlinedAt: !1057)
!1154 = !DILocation(line: 41, column: 5, scope: !1056, inlinedAt: !1057)
!1155 = !DILocation(line: 44, column: 2, scope: !1056, inlinedAt: !1057)
!1156 = !DILocation(line: 45, column: 5, scope: !1056, inlinedAt: !1057)
!1157 = !DILocation(line: 48, column: 14, scope: !1056, inlinedAt: !1057)
!1158 = !DILocation(line: 48, column: 5, scope: !1056, inlinedAt: !1057)
!1159 = !DILocation(line: 49, column: 21, scope: !1056, inlinedAt: !1057)
!1160 = !DILocation(line: 49, column: 30, scope: !1056, inlinedAt: !1057)
!1161 = !DILocation(line: 49, column: 40, scope: !1056, inlinedAt: !1057)
!1162 = !DILocation(line: 49, column: 18, scope: !1056, inlinedAt: !1057)
!1163 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1162)
!1164 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1162)
!1165 = !DILocation(line: 49, column: 5, scope: !1056, inlinedAt: !1057)
!1166 = !DILocation(line: 50, column: 34, scope: !1056, inlinedAt: !1057)
!1167 = !DILocation(line: 50, column: 28, scope: !1056, inlinedAt: !1057)
!1168 = !DILocation(line: 50, column: 18, scope: !1056, inlinedAt: !1057)
!1169 = !DILocation(line: 10, column: 6, scope: !1116, inlinedAt: !1168)
!1170 = !DILocation(line: 14, column: 2, scope: !1116, inlinedAt: !1168)
!1171 = !DILocation(line: 50, column: 5, scope: !1056, inlinedAt: !1057)
!1172 = !DILocation(line: 51, column: 17, scope: !1056, inlinedAt: !1057)
!1173 = !DILocation(line: 51, column: 13, scope: !1056, inlinedAt: !1057)
!1174 = !DILocation(line: 51, column: 21, scope: !1056, inlinedAt: !1057)
!1175 = !DILocation(line: 51, column: 5, scope: !1056, inlinedAt: !1057)
!1176 = !DILocation(line: 53, column: 5, scope: !1056, inlinedAt: !1057)
!1177 = distinct !DISubprogram(name: "ConvertInt16", scope: !844, file: !844, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1178 = !DILocation(line: 38, column: 6, scope: !1177)
!1179 = !DILocation(line: 39, column: 32, scope: !1177)
!1180 = !DILocation(line: 40, column: 20, scope: !1177)
!1181 = !DILocation(line: 40, column: 41, scope: !1177)
!1182 = !DILocation(line: 40, column: 44, scope: !1177)
!1183 = !DILocation(line: 40, column: 18, scope: !1177)
!1184 = !DILocation(line: 40, column: 66, scope: !1177)
!1185 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1186 = !DILocation(line: 40, column: 14, scope: !1177)
!1187 = !DILocation(line: 62, column: 53, scope: !1185, inlinedAt: !1186)
!1188 = !DILocation(line: 62, column: 48, scope: !1185, inlinedAt: !1186)
!1189 = !DILocation(line: 62, column: 64, scope: !1185, inlinedAt: !1186)
!1190 = !DILocation(line: 62, column: 87, scope: !1185, inlinedAt: !1186)
!1191 = !DILocation(line: 62, column: 81, scope: !1185, inlinedAt: !1186)
!1192 = !DILocation(line: 62, column: 5, scope: !1185, inlinedAt: !1186)
!1193 = !DILocation(line: 62, column: 13, scope: !1185, inlinedAt: !1186)
!1194 = !DILocation(line: 62, column: 21, scope: !1185, inlinedAt: !1186)
!1195 = !DILocation(line: 62, column: 29, scope: !1185, inlinedAt: !1186)
!1196 = !DILocation(line: 62, column: 37, scope: !1185, inlinedAt: !1186)
!1197 = !DILocation(line: 63, column: 54, scope: !1185, inlinedAt: !1186)
!1198 = !DILocation(line: 63, column: 48, scope: !1185, inlinedAt: !1186)
!1199 = !DILocation(line: 63, column: 72, scope: !1185, inlinedAt: !1186)
!1200 = !DILocation(line: 63, column: 65, scope: !1185, inlinedAt: !1186)
!1201 = !DILocation(line: 63, column: 90, scope: !1185, inlinedAt: !1186)
!1202 = !DILocation(line: 63, column: 83, scope: !1185, inlinedAt: !1186)
!1203 = !DILocation(line: 63, column: 108, scope: !1185, inlinedAt: !1186)
!1204 = !DILocation(line: 63, column: 101, scope: !1185, inlinedAt: !1186)
!1205 = !DILocation(line: 63, column: 5, scope: !1185, inlinedAt: !1186)
!1206 = !DILocation(line: 63, column: 13, scope: !1185, inlinedAt: !1186)
!1207 = !DILocation(line: 63, column: 21, scope: !1185, inlinedAt: !1186)
!1208 = !DILocation(line: 63, column: 29, scope: !1185, inlinedAt: !1186)
!1209 = !DILocation(line: 63, column: 37, scope: !1185, inlinedAt: !1186)
!1210 = !DILocation(line: 64, column: 37, scope: !1185, inlinedAt: !1186)
!1211 = !DILocation(line: 64, column: 35, scope: !1185, inlinedAt: !1186)
!1212 = !DILocation(line: 64, column: 56, scope: !1185, inlinedAt: !1186)
!1213 = !DILocation(line: 64, column: 54, scope: !1185, inlinedAt: !1186)
!1214 = !DILocation(line: 64, column: 5, scope: !1185, inlinedAt: !1186)
!1215 = !DILocation(line: 64, column: 14, scope: !1185, inlinedAt: !1186)
!1216 = !DILocation(line: 64, column: 23, scope: !1185, inlinedAt: !1186)
!1217 = !DILocation(line: 65, column: 5, scope: !1185, inlinedAt: !1186)
!1218 = !DILocation(line: 65, column: 14, scope: !1185, inlinedAt: !1186)
!1219 = !DILocation(line: 66, column: 23, scope: !1185, inlinedAt: !1186)
!1220 = !DILocation(line: 67, column: 34, scope: !1185, inlinedAt: !1186)
!1221 = !DILocation(line: 67, column: 26, scope: !1185, inlinedAt: !1186)
!1222 = !DILocation(line: 67, column: 57, scope: !1185, inlinedAt: !1186)
!1223 = !DILocation(line: 67, column: 49, scope: !1185, inlinedAt: !1186)
!1224 = !DILocation(line: 67, column: 5, scope: !1185, inlinedAt: !1186)
!1225 = !DILocation(line: 67, column: 14, scope: !1185, inlinedAt: !1186)
!1226 = !DILocation(line: 68, column: 28, scope: !1185, inlinedAt: !1186)
!1227 = !DILocation(line: 68, column: 26, scope: !1185, inlinedAt: !1186)
!1228 = !DILocation(line: 68, column: 69, scope: !1185, inlinedAt: !1186)
!1229 = !DILocation(line: 68, column: 54, scope: !1185, inlinedAt: !1186)
!1230 = !DILocation(line: 68, column: 52, scope: !1185, inlinedAt: !1186)
!1231 = !DILocation(line: 68, column: 5, scope: !1185, inlinedAt: !1186)
!1232 = !DILocation(line: 68, column: 14, scope: !1185, inlinedAt: !1186)
!1233 = !DILocation(line: 69, column: 40, scope: !1185, inlinedAt: !1186)
!1234 = !DILocation(line: 69, column: 24, scope: !1185, inlinedAt: !1186)
!1235 = !DILocation(line: 69, column: 17, scope: !1185, inlinedAt: !1186)
!1236 = !DILocation(line: 69, column: 5, scope: !1185, inlinedAt: !1186)
!1237 = !DILocation(line: 41, column: 21, scope: !1177)
!1238 = !DILocation(line: 41, column: 27, scope: !1177)
!1239 = !DILocation(line: 41, column: 19, scope: !1177)
!1240 = !DILocation(line: 41, column: 33, scope: !1177)
!1241 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1242 = !DILocation(line: 41, column: 11, scope: !1177)
!1243 = !DILocation(line: 74, column: 34, scope: !1241, inlinedAt: !1242)
!1244 = !DILocation(line: 74, column: 26, scope: !1241, inlinedAt: !1242)
!1245 = !DILocation(line: 74, column: 47, scope: !1241, inlinedAt: !1242)
!1246 = !DILocation(line: 74, column: 5, scope: !1241, inlinedAt: !1242)
!1247 = !DILocation(line: 74, column: 13, scope: !1241, inlinedAt: !1242)
!1248 = distinct !DISubprogram(name: "IntegersInt32", scope: !844, file: !844, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1249 = !DILocation(line: 48, column: 6, scope: !1248)
!1250 = !DILocation(line: 49, column: 32, scope: !1248)
!1251 = !DILocation(line: 50, column: 17, scope: !1248)
!1252 = !DILocation(line: 50, column: 35, scope: !1248)
!1253 = !DILocation(line: 50, column: 38, scope: !1248)
!1254 = !DILocation(line: 50, column: 15, scope: !1248)
!1255 = !DILocation(line: 50, column: 57, scope: !1248)
!1256 = !DILocation(line: 50, column: 63, scope: !1248)
!1257 = !DILocation(line: 50, column: 74, scope: !1248)
!1258 = !DILocation(line: 50, column: 72, scope: !1248)
!1259 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1260 = !DILocation(line: 50, column: 11, scope: !1248)
!1261 = !DILocation(line: 14, column: 28, scope: !1259, inlinedAt: !1260)
!1262 = !DILocation(line: 14, column: 33, scope: !1259, inlinedAt: !1260)
!1263 = !DILocation(line: 14, column: 38, scope: !1259, inlinedAt: !1260)
!1264 = !DILocation(line: 14, column: 5, scope: !1259, inlinedAt: !1260)
!1265 = !DILocation(line: 14, column: 13, scope: !1259, inlinedAt: !1260)
!1266 = !DILocation(line: 14, column: 21, scope: !1259, inlinedAt: !1260)
!1267 = !DILocation(line: 15, column: 36, scope: !1259, inlinedAt: !1260)
!1268 = !DILocation(line: 15, column: 41, scope: !1259, inlinedAt: !1260)
!1269 = !DILocation(line: 15, column: 46, scope: !1259, inlinedAt: !1260)
!1270 = !DILocation(line: 15, column: 51, scope: !1259, inlinedAt: !1260)
!1271 = !DILocation(line: 15, column: 5, scope: !1259, inlinedAt: !1260)
!1272 = !DILocation(line: 15, column: 13, scope: !1259, inlinedAt: !1260)
!1273 = !DILocation(line: 15, column: 21, scope: !1259, inlinedAt: !1260)
!1274 = !DILocation(line: 15, column: 29, scope: !1259, inlinedAt: !1260)
!1275 = !DILocation(line: 16, column: 27, scope: !1259, inlinedAt: !1260)
!1276 = !DILocation(line: 16, column: 31, scope: !1259, inlinedAt: !1260)
!1277 = !DILocation(line: 16, column: 5, scope: !1259, inlinedAt: !1260)
!1278 = !DILocation(line: 16, column: 13, scope: !1259, inlinedAt: !1260)
!1279 = !DILocation(line: 16, column: 21, scope: !1259, inlinedAt: !1260)
!1280 = !DILocation(line: 17, column: 22, scope: !1259, inlinedAt: !1260)
!1281 = !DILocation(line: 17, column: 28, scope: !1259, inlinedAt: !1260)
!1282 = !DILocation(line: 17, column: 5, scope: !1259, inlinedAt: !1260)
!1283 = !DILocation(line: 17, column: 14, scope: !1259, inlinedAt: !1260)
!1284 = !DILocation(line: 18, column: 27, scope: !1259, inlinedAt: !1260)
!1285 = !DILocation(line: 18, column: 22, scope: !1259, inlinedAt: !1260)
!1286 = !DILocation(line: 18, column: 40, scope: !1259, inlinedAt: !1260)
!1287 = !DILocation(line: 18, column: 33, scope: !1259, inlinedAt: !1260)
!1288 = !DILocation(line: 18, column: 5, scope: !1259, inlinedAt: !1260)
!1289 = !DILocation(line: 18, column: 14, scope: !1259, inlinedAt: !1260)
!1290 = !DILocation(line: 19, column: 22, scope: !1259, inlinedAt: !1260)
!1291 = !DILocation(line: 19, column: 28, scope: !1259, inlinedAt: !1260)
!1292 = !DILocation(line: 19, column: 5, scope: !1259, inlinedAt: !1260)
!1293 = !DILocation(line: 19, column: 14, scope: !1259, inlinedAt: !1260)
!1294 = !DILocation(line: 20, column: 25, scope: !1259, inlinedAt: !1260)
!1295 = !DILocation(line: 20, column: 35, scope: !1259, inlinedAt: !1260)
!1296 = !DILocation(line: 20, column: 31, scope: !1259, inlinedAt: !1260)
!1297 = !DILocation(line: 20, column: 5, scope: !1259, inlinedAt: !1260)
!1298 = !DILocation(line: 20, column: 14, scope: !1259, inlinedAt: !1260)
!1299 = !DILocation(line: 21, column: 7, scope: !1259, inlinedAt: !1260)
!1300 = !DILocation(line: 22, column: 23, scope: !1259, inlinedAt: !1260)
!1301 = !DILocation(line: 22, column: 28, scope: !1259, inlinedAt: !1260)
!1302 = !DILocation(line: 22, column: 6, scope: !1259, inlinedAt: !1260)
!1303 = !DILocation(line: 22, column: 15, scope: !1259, inlinedAt: !1260)
!1304 = !DILocation(line: 24, column: 6, scope: !1259, inlinedAt: !1260)
!1305 = !DILocation(line: 24, column: 15, scope: !1259, inlinedAt: !1260)
!1306 = !DILocation(line: 26, column: 22, scope: !1259, inlinedAt: !1260)
!1307 = !DILocation(line: 26, column: 27, scope: !1259, inlinedAt: !1260)
!1308 = !DILocation(line: 26, column: 5, scope: !1259, inlinedAt: !1260)
!1309 = !DILocation(line: 26, column: 14, scope: !1259, inlinedAt: !1260)
!1310 = !DILocation(line: 27, column: 22, scope: !1259, inlinedAt: !1260)
!1311 = !DILocation(line: 27, column: 27, scope: !1259, inlinedAt: !1260)
!1312 = !DILocation(line: 27, column: 5, scope: !1259, inlinedAt: !1260)
!1313 = !DILocation(line: 27, column: 14, scope: !1259, inlinedAt: !1260)
!1314 = !DILocation(line: 28, column: 24, scope: !1259, inlinedAt: !1260)
!1315 = !DILocation(line: 28, column: 35, scope: !1259, inlinedAt: !1260)
!1316 = !DILocation(line: 28, column: 5, scope: !1259, inlinedAt: !1260)
!1317 = !DILocation(line: 28, column: 14, scope: !1259, inlinedAt: !1260)
!1318 = !DILocation(line: 29, column: 39, scope: !1259, inlinedAt: !1260)
!1319 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1320 = !DILocation(line: 29, column: 36, scope: !1259, inlinedAt: !1260)
!1321 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1320)
!1322 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1320)
!1323 = !DILocation(line: 29, column: 55, scope: !1259, inlinedAt: !1260)
!1324 = !DILocation(line: 29, column: 52, scope: !1259, inlinedAt: !1260)
!1325 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1324)
!1326 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1324)
!1327 = !DILocation(line: 29, column: 71, scope: !1259, inlinedAt: !1260)
!1328 = !DILocation(line: 29, column: 68, scope: !1259, inlinedAt: !1260)
!1329 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1328)
!1330 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1328)
!1331 = !DILocation(line: 29, column: 5, scope: !1259, inlinedAt: !1260)
!1332 = !DILocation(line: 29, column: 14, scope: !1259, inlinedAt: !1260)
!1333 = !DILocation(line: 29, column: 23, scope: !1259, inlinedAt: !1260)
!1334 = !DILocation(line: 30, column: 39, scope: !1259, inlinedAt: !1260)
!1335 = !DILocation(line: 30, column: 36, scope: !1259, inlinedAt: !1260)
!1336 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1335)
!1337 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1335)
!1338 = !DILocation(line: 30, column: 55, scope: !1259, inlinedAt: !1260)
!1339 = !DILocation(line: 30, column: 52, scope: !1259, inlinedAt: !1260)
!1340 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1339)
!1341 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1339)
!1342 = !DILocation(line: 30, column: 70, scope: !1259, inlinedAt: !1260)
!1343 = !DILocation(line: 30, column: 67, scope: !1259, inlinedAt: !1260)
!1344 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1343)
!1345 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1343)
!1346 = !DILocation(line: 30, column: 5, scope: !1259, inlinedAt: !1260)
!1347 = !DILocation(line: 30, column: 14, scope: !1259, inlinedAt: !1260)
!1348 = !DILocation(line: 30, column: 23, scope: !1259, inlinedAt: !1260)
!1349 = !DILocation(line: 33, column: 2, scope: !1259, inlinedAt: !1260)
!1350 = !DILocation(line: 34, column: 2, scope: !1259, inlinedAt: !1260)
!1351 = !DILocation(line: 35, column: 2, scope: !1259, inlinedAt: !1260)
!1352 = !DILocation(line: 36, column: 5, scope: !1259, inlinedAt: !1260)
!1353 = !DILocation(line: 37, column: 2, scope: !1259, inlinedAt: !1260)
!1354 = !DILocation(line: 38, column: 2, scope: !1259, inlinedAt: !1260)
!1355 = !DILocation(line: 39, column: 2, scope: !1259, inlinedAt: !1260)
!1356 = !DILocation(line: 40, column: 2, scope: !1259, inlinedAt: !1260)
!1357 = !DILocation(line: 41, column: 5, scope: !1259, inlinedAt: !1260)
!1358 = !DILocation(line: 44, column: 2, scope: !1259, inlinedAt: !1260)
!1359 = !DILocation(line: 45, column: 5, scope: !1259, inlinedAt: !1260)
!1360 = !DILocation(line: 48, column: 14, scope: !1259, inlinedAt: !1260)
!1361 = !DILocation(line: 48, column: 5, scope: !1259, inlinedAt: !1260)
!1362 = !DILocation(line: 49, column: 21, scope: !1259, inlinedAt: !1260)
!1363 = !DILocation(line: 49, column: 30, scope: !1259, inlinedAt: !1260)
!1364 = !DILocation(line: 49, column: 40, scope: !1259, inlinedAt: !1260)
!1365 = !DILocation(line: 49, column: 18, scope: !1259, inlinedAt: !1260)
!1366 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1365)
!1367 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1365)
!1368 = !DILocation(line: 49, column: 5, scope: !1259, inlinedAt: !1260)
!1369 = !DILocation(line: 50, column: 34, scope: !1259, inlinedAt: !1260)
!1370 = !DILocation(line: 50, column: 28, scope: !1259, inlinedAt: !1260)
!1371 = !DILocation(line: 50, column: 18, scope: !1259, inlinedAt: !1260)
!1372 = !DILocation(line: 10, column: 6, scope: !1319, inlinedAt: !1371)
!1373 = !DILocation(line: 14, column: 2, scope: !1319, inlinedAt: !1371)
!1374 = !DILocation(line: 50, column: 5, scope: !1259, inlinedAt: !1260)
!1375 = !DILocation(line: 51, column: 17, scope: !1259, inlinedAt: !1260)
!1376 = !DILocation(line: 51, column: 13, scope: !1259, inlinedAt: !1260)
!1377 = !DILocation(line: 51, column: 21, scope: !1259, inlinedAt: !1260)
!1378 = !DILocation(line: 51, column: 5, scope: !1259, inlinedAt: !1260)
!1379 = !DILocation(line: 53, column: 5, scope: !1259, inlinedAt: !1260)
!1380 = distinct !DISubprogram(name: "ConvertInt32", scope: !844, file: !844, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1381 = !DILocation(line: 57, column: 6, scope: !1380)
!1382 = !DILocation(line: 58, column: 32, scope: !1380)
!1383 = !DILocation(line: 59, column: 20, scope: !1380)
!1384 = !DILocation(line: 59, column: 41, scope: !1380)
!1385 = !DILocation(line: 59, column: 44, scope: !1380)
!1386 = !DILocation(line: 59, column: 18, scope: !1380)
!1387 = !DILocation(line: 59, column: 66, scope: !1380)
!1388 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1389 = !DILocation(line: 59, column: 14, scope: !1380)
!1390 = !DILocation(line: 62, column: 53, scope: !1388, inlinedAt: !1389)
!1391 = !DILocation(line: 62, column: 48, scope: !1388, inlinedAt: !1389)
!1392 = !DILocation(line: 62, column: 70, scope: !1388, inlinedAt: !1389)
!1393 = !DILocation(line: 62, column: 64, scope: !1388, inlinedAt: !1389)
!1394 = !DILocation(line: 62, column: 81, scope: !1388, inlinedAt: !1389)
!1395 = !DILocation(line: 62, column: 5, scope: !1388, inlinedAt: !1389)
!1396 = !DILocation(line: 62, column: 13, scope: !1388, inlinedAt: !1389)
!1397 = !DILocation(line: 62, column: 21, scope: !1388, inlinedAt: !1389)
!1398 = !DILocation(line: 62, column: 29, scope: !1388, inlinedAt: !1389)
!1399 = !DILocation(line: 62, column: 37, scope: !1388, inlinedAt: !1389)
!1400 = !DILocation(line: 63, column: 54, scope: !1388, inlinedAt: !1389)
!1401 = !DILocation(line: 63, column: 48, scope: !1388, inlinedAt: !1389)
!1402 = !DILocation(line: 63, column: 72, scope: !1388, inlinedAt: !1389)
!1403 = !DILocation(line: 63, column: 65, scope: !1388, inlinedAt: !1389)
!1404 = !DILocation(line: 63, column: 90, scope: !1388, inlinedAt: !1389)
!1405 = !DILocation(line: 63, column: 83, scope: !1388, inlinedAt: !1389)
!1406 = !DILocation(line: 63, column: 108, scope: !1388, inlinedAt: !1389)
!1407 = !DILocation(line: 63, column: 101, scope: !1388, inlinedAt: !1389)
!1408 = !DILocation(line: 63, column: 5, scope: !1388, inlinedAt: !1389)
!1409 = !DILocation(line: 63, column: 13, scope: !1388, inlinedAt: !1389)
!1410 = !DILocation(line: 63, column: 21, scope: !1388, inlinedAt: !1389)
!1411 = !DILocation(line: 63, column: 29, scope: !1388, inlinedAt: !1389)
!1412 = !DILocation(line: 63, column: 37, scope: !1388, inlinedAt: !1389)
!1413 = !DILocation(line: 64, column: 37, scope: !1388, inlinedAt: !1389)
!1414 = !DILocation(line: 64, column: 35, scope: !1388, inlinedAt: !1389)
!1415 = !DILocation(line: 64, column: 56, scope: !1388, inlinedAt: !1389)
!1416 = !DILocation(line: 64, column: 54, scope: !1388, inlinedAt: !1389)
!1417 = !DILocation(line: 64, column: 76, scope: !1388, inlinedAt: !1389)
!1418 = !DILocation(line: 64, column: 74, scope: !1388, inlinedAt: !1389)
!1419 = !DILocation(line: 64, column: 5, scope: !1388, inlinedAt: !1389)
!1420 = !DILocation(line: 64, column: 14, scope: !1388, inlinedAt: !1389)
!1421 = !DILocation(line: 64, column: 23, scope: !1388, inlinedAt: !1389)
!1422 = !DILocation(line: 65, column: 5, scope: !1388, inlinedAt: !1389)
!1423 = !DILocation(line: 65, column: 14, scope: !1388, inlinedAt: !1389)
!1424 = !DILocation(line: 66, column: 23, scope: !1388, inlinedAt: !1389)
!1425 = !DILocation(line: 67, column: 34, scope: !1388, inlinedAt: !1389)
!1426 = !DILocation(line: 67, column: 26, scope: !1388, inlinedAt: !1389)
!1427 = !DILocation(line: 67, column: 57, scope: !1388, inlinedAt: !1389)
!1428 = !DILocation(line: 67, column: 49, scope: !1388, inlinedAt: !1389)
!1429 = !DILocation(line: 67, column: 5, scope: !1388, inlinedAt: !1389)
!1430 = !DILocation(line: 67, column: 14, scope: !1388, inlinedAt: !1389)
!1431 = !DILocation(line: 68, column: 28, scope: !1388, inlinedAt: !1389)
!1432 = !DILocation(line: 68, column: 26, scope: !1388, inlinedAt: !1389)
!1433 = !DILocation(line: 68, column: 69, scope: !1388, inlinedAt: !1389)
!1434 = !DILocation(line: 68, column: 54, scope: !1388, inlinedAt: !1389)
!1435 = !DILocation(line: 68, column: 52, scope: !1388, inlinedAt: !1389)
!1436 = !DILocation(line: 68, column: 5, scope: !1388, inlinedAt: !1389)
!1437 = !DILocation(line: 68, column: 14, scope: !1388, inlinedAt: !1389)
!1438 = !DILocation(line: 69, column: 40, scope: !1388, inlinedAt: !1389)
!1439 = !DILocation(line: 69, column: 24, scope: !1388, inlinedAt: !1389)
!1440 = !DILocation(line: 69, column: 17, scope: !1388, inlinedAt: !1389)
!1441 = !DILocation(line: 69, column: 5, scope: !1388, inlinedAt: !1389)
!1442 = !DILocation(line: 60, column: 21, scope: !1380)
!1443 = !DILocation(line: 60, column: 27, scope: !1380)
!1444 = !DILocation(line: 60, column: 19, scope: !1380)
!1445 = !DILocation(line: 60, column: 33, scope: !1380)
!1446 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1447 = !DILocation(line: 60, column: 11, scope: !1380)
!1448 = !DILocation(line: 74, column: 34, scope: !1446, inlinedAt: !1447)
!1449 = !DILocation(line: 74, column: 26, scope: !1446, inlinedAt: !1447)
!1450 = !DILocation(line: 74, column: 47, scope: !1446, inlinedAt: !1447)
!1451 = !DILocation(line: 74, column: 5, scope: !1446, inlinedAt: !1447)
!1452 = !DILocation(line: 74, column: 13, scope: !1446, inlinedAt: !1447)
!1453 = distinct !DISubprogram(name: "AtomicsInt32", scope: !844, file: !844, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1454 = !DILocation(line: 67, column: 6, scope: !1453)
!1455 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1456 = !DILocation(line: 68, column: 9, scope: !1453)
!1457 = !DILocation(line: 15, column: 23, scope: !1455, inlinedAt: !1456)
!1458 = !DILocation(line: 16, column: 14, scope: !1455, inlinedAt: !1456)
!1459 = !DILocation(line: 16, column: 8, scope: !1455, inlinedAt: !1456)
!1460 = !DILocation(line: 17, column: 25, scope: !1455, inlinedAt: !1456)
!1461 = !DILocation(line: 17, column: 15, scope: !1455, inlinedAt: !1456)
!1462 = !DILocation(line: 18, column: 25, scope: !1455, inlinedAt: !1456)
!1463 = !DILocation(line: 18, column: 15, scope: !1455, inlinedAt: !1456)
!1464 = !DILocation(line: 19, column: 25, scope: !1455, inlinedAt: !1456)
!1465 = !DILocation(line: 19, column: 15, scope: !1455, inlinedAt: !1456)
!1466 = !DILocation(line: 20, column: 25, scope: !1455, inlinedAt: !1456)
!1467 = !DILocation(line: 20, column: 15, scope: !1455, inlinedAt: !1456)
!1468 = !DILocation(line: 21, column: 42, scope: !1455, inlinedAt: !1456)
!1469 = !DILocation(line: 21, column: 32, scope: !1455, inlinedAt: !1456)
!1470 = !DILocation(line: 21, column: 5, scope: !1455, inlinedAt: !1456)
!1471 = !DILocation(line: 22, column: 29, scope: !1455, inlinedAt: !1456)
!1472 = !DILocation(line: 22, column: 19, scope: !1455, inlinedAt: !1456)
!1473 = !DILocation(line: 22, column: 34, scope: !1455, inlinedAt: !1456)
!1474 = !DILocation(line: 23, column: 26, scope: !1455, inlinedAt: !1456)
!1475 = !DILocation(line: 23, column: 18, scope: !1455, inlinedAt: !1456)
!1476 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !844, file: !844, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1477 = !DILocation(line: 74, column: 6, scope: !1476)
!1478 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1479 = !DILocation(line: 74, column: 69, scope: !1476)
!1480 = !DILocation(line: 30, column: 23, scope: !1478, inlinedAt: !1479)
!1481 = !DILocation(line: 31, column: 25, scope: !1478, inlinedAt: !1479)
!1482 = !DILocation(line: 31, column: 46, scope: !1478, inlinedAt: !1479)
!1483 = !DILocation(line: 31, column: 37, scope: !1478, inlinedAt: !1479)
!1484 = !DILocation(line: 31, column: 30, scope: !1478, inlinedAt: !1479)
!1485 = !DILocation(line: 31, column: 15, scope: !1478, inlinedAt: !1479)
!1486 = !DILocation(line: 32, column: 24, scope: !1478, inlinedAt: !1479)
!1487 = !DILocation(line: 32, column: 14, scope: !1478, inlinedAt: !1479)
!1488 = !DILocation(line: 33, column: 25, scope: !1478, inlinedAt: !1479)
!1489 = !DILocation(line: 33, column: 31, scope: !1478, inlinedAt: !1479)
!1490 = !DILocation(line: 33, column: 15, scope: !1478, inlinedAt: !1479)
!1491 = !DILocation(line: 35, column: 35, scope: !1478, inlinedAt: !1479)
!1492 = !DILocation(line: 35, column: 25, scope: !1478, inlinedAt: !1479)
!1493 = !DILocation(line: 36, column: 55, scope: !1478, inlinedAt: !1479)
!1494 = !DILocation(line: 36, column: 30, scope: !1478, inlinedAt: !1479)
!1495 = !DILocation(line: 36, column: 59, scope: !1478, inlinedAt: !1479)
!1496 = !DILocation(line: 37, column: 7, scope: !1478, inlinedAt: !1479)
!1497 = !DILocation(line: 41, column: 39, scope: !1478, inlinedAt: !1479)
!1498 = !DILocation(line: 41, column: 29, scope: !1478, inlinedAt: !1479)
!1499 = !DILocation(line: 41, column: 50, scope: !1478, inlinedAt: !1479)
!1500 = !DILocation(line: 42, column: 26, scope: !1478, inlinedAt: !1479)
!1501 = !DILocation(line: 42, column: 16, scope: !1478, inlinedAt: !1479)
!1502 = distinct !DISubprogram(name: "IntegersInt64", scope: !844, file: !844, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1503 = !DILocation(line: 79, column: 6, scope: !1502)
!1504 = !DILocation(line: 80, column: 32, scope: !1502)
!1505 = !DILocation(line: 81, column: 17, scope: !1502)
!1506 = !DILocation(line: 81, column: 35, scope: !1502)
!1507 = !DILocation(line: 81, column: 38, scope: !1502)
!1508 = !DILocation(line: 81, column: 15, scope: !1502)
!1509 = !DILocation(line: 81, column: 57, scope: !1502)
!1510 = !DILocation(line: 81, column: 63, scope: !1502)
!1511 = !DILocation(line: 81, column: 74, scope: !1502)
!1512 = !DILocation(line: 81, column: 72, scope: !1502)
!1513 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1514 = !DILocation(line: 81, column: 11, scope: !1502)
!1515 = !DILocation(line: 14, column: 28, scope: !1513, inlinedAt: !1514)
!1516 = !DILocation(line: 14, column: 33, scope: !1513, inlinedAt: !1514)
!1517 = !DILocation(line: 14, column: 38, scope: !1513, inlinedAt: !1514)
!1518 = !DILocation(line: 14, column: 5, scope: !1513, inlinedAt: !1514)
!1519 = !DILocation(line: 14, column: 13, scope: !1513, inlinedAt: !1514)
!1520 = !DILocation(line: 14, column: 21, scope: !1513, inlinedAt: !1514)
!1521 = !DILocation(line: 15, column: 36, scope: !1513, inlinedAt: !1514)
!1522 = !DILocation(line: 15, column: 41, scope: !1513, inlinedAt: !1514)
!1523 = !DILocation(line: 15, column: 46, scope: !1513, inlinedAt: !1514)
!1524 = !DILocation(line: 15, column: 51, scope: !1513, inlinedAt: !1514)
!1525 = !DILocation(line: 15, column: 5, scope: !1513, inlinedAt: !1514)
!1526 = !DILocation(line: 15, column: 13, scope: !1513, inlinedAt: !1514)
!1527 = !DILocation(line: 15, column: 21, scope: !1513, inlinedAt: !1514)
!1528 = !DILocation(line: 15, column: 29, scope: !1513, inlinedAt: !1514)
!1529 = !DILocation(line: 16, column: 27, scope: !1513, inlinedAt: !1514)
!1530 = !DILocation(line: 16, column: 31, scope: !1513, inlinedAt: !1514)
!1531 = !DILocation(line: 16, column: 5, scope: !1513, inlinedAt: !1514)
!1532 = !DILocation(line: 16, column: 13, scope: !1513, inlinedAt: !1514)
!1533 = !DILocation(line: 16, column: 21, scope: !1513, inlinedAt: !1514)
!1534 = !DILocation(line: 17, column: 22, scope: !1513, inlinedAt: !1514)
!1535 = !DILocation(line: 17, column: 28, scope: !1513, inlinedAt: !1514)
!1536 = !DILocation(line: 17, column: 5, scope: !1513, inlinedAt: !1514)
!1537 = !DILocation(line: 17, column: 14, scope: !1513, inlinedAt: !1514)
!1538 = !DILocation(line: 18, column: 27, scope: !1513, inlinedAt: !1514)
!1539 = !DILocation(line: 18, column: 22, scope: !1513, inlinedAt: !1514)
!1540 = !DILocation(line: 18, column: 40, scope: !1513, inlinedAt: !1514)
!1541 = !DILocation(line: 18, column: 33, scope: !1513, inlinedAt: !1514)
!1542 = !DILocation(line: 18, column: 5, scope: !1513, inlinedAt: !1514)
!1543 = !DILocation(line: 18, column: 14, scope: !1513, inlinedAt: !1514)
!1544 = !DILocation(line: 19, column: 22, scope: !1513, inlinedAt: !1514)
!1545 = !DILocation(line: 19, column: 28, scope: !1513, inlinedAt: !1514)
!1546 = !DILocation(line: 19, column: 5, scope: !1513, inlinedAt: !1514)
!1547 = !DILocation(line: 19, column: 14, scope: !1513, inlinedAt: !1514)
!1548 = !DILocation(line: 20, column: 25, scope: !1513, inlinedAt: !1514)
!1549 = !DILocation(line: 20, column: 35, scope: !1513, inlinedAt: !1514)
!1550 = !DILocation(line: 20, column: 31, scope: !1513, inlinedAt: !1514)
!1551 = !DILocation(line: 20, column: 5, scope: !1513, inlinedAt: !1514)
!1552 = !DILocation(line: 20, column: 14, scope: !1513, inlinedAt: !1514)
!1553 = !DILocation(line: 21, column: 7, scope: !1513, inlinedAt: !1514)
!1554 = !DILocation(line: 22, column: 23, scope: !1513, inlinedAt: !1514)
!1555 = !DILocation(line: 22, column: 28, scope: !1513, inlinedAt: !1514)
!1556 = !DILocation(line: 22, column: 6, scope: !1513, inlinedAt: !1514)
!1557 = !DILocation(line: 22, column: 15, scope: !1513, inlinedAt: !1514)
!1558 = !DILocation(line: 24, column: 6, scope: !1513, inlinedAt: !1514)
!1559 = !DILocation(line: 24, column: 15, scope: !1513, inlinedAt: !1514)
!1560 = !DILocation(line: 26, column: 22, scope: !1513, inlinedAt: !1514)
!1561 = !DILocation(line: 26, column: 27, scope: !1513, inlinedAt: !1514)
!1562 = !DILocation(line: 26, column: 5, scope: !1513, inlinedAt: !1514)
!1563 = !DILocation(line: 26, column: 14, scope: !1513, inlinedAt: !1514)
!1564 = !DILocation(line: 27, column: 22, scope: !1513, inlinedAt: !1514)
!1565 = !DILocation(line: 27, column: 27, scope: !1513, inlinedAt: !1514)
!1566 = !DILocation(line: 27, column: 5, scope: !1513, inlinedAt: !1514)
!1567 = !DILocation(line: 27, column: 14, scope: !1513, inlinedAt: !1514)
!1568 = !DILocation(line: 28, column: 24, scope: !1513, inlinedAt: !1514)
!1569 = !DILocation(line: 28, column: 35, scope: !1513, inlinedAt: !1514)
!1570 = !DILocation(line: 28, column: 5, scope: !1513, inlinedAt: !1514)
!1571 = !DILocation(line: 28, column: 14, scope: !1513, inlinedAt: !1514)
!1572 = !DILocation(line: 29, column: 39, scope: !1513, inlinedAt: !1514)
!1573 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1574 = !DILocation(line: 29, column: 36, scope: !1513, inlinedAt: !1514)
!1575 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1574)
!1576 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1574)
!1577 = !DILocation(line: 29, column: 55, scope: !1513, inlinedAt: !1514)
!1578 = !DILocation(line: 29, column: 52, scope: !1513, inlinedAt: !1514)
!1579 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1578)
!1580 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1578)
!1581 = !DILocation(line: 29, column: 71, scope: !1513, inlinedAt: !1514)
!1582 = !DILocation(line: 29, column: 68, scope: !1513, inlinedAt: !1514)
!1583 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1582)
!1584 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1582)
!1585 = !DILocation(line: 29, column: 5, scope: !1513, inlinedAt: !1514)
!1586 = !DILocation(line: 29, column: 14, scope: !1513, inlinedAt: !1514)
!1587 = !DILocation(line: 29, column: 23, scope: !1513, inlinedAt: !1514)
!1588 = !DILocation(line: 30, column: 39, scope: !1513, inlinedAt: !1514)
!1589 = !DILocation(line: 30, column: 36, scope: !1513, inlinedAt: !1514)
!1590 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1589)
!1591 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1589)
!1592 = !DILocation(line: 30, column: 55, scope: !1513, inlinedAt: !1514)
!1593 = !DILocation(line: 30, column: 52, scope: !1513, inlinedAt: !1514)
!1594 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1593)
!1595 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1593)
!1596 = !DILocation(line: 30, column: 70, scope: !1513, inlinedAt: !1514)
!1597 = !DILocation(line: 30, column: 67, scope: !1513, inlinedAt: !1514)
!1598 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1597)
!1599 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1597)
!1600 = !DILocation(line: 30, column: 5, scope: !1513, inlinedAt: !1514)
!1601 = !DILocation(line: 30, column: 14, scope: !1513, inlinedAt: !1514)
!1602 = !DILocation(line: 30, column: 23, scope: !1513, inlinedAt: !1514)
!1603 = !DILocation(line: 33, column: 2, scope: !1513, inlinedAt: !1514)
!1604 = !DILocation(line: 34, column: 2, scope: !1513, inlinedAt: !1514)
!1605 = !DILocation(line: 35, column: 2, scope: !1513, inlinedAt: !1514)
!1606 = !DILocation(line: 36, column: 5, scope: !1513, inlinedAt: !1514)
!1607 = !DILocation(line: 37, column: 2, scope: !1513, inlinedAt: !1514)
!1608 = !DILocation(line: 38, column: 2, scope: !1513, inlinedAt: !1514)
!1609 = !DILocation(line: 39, column: 2, scope: !1513, inlinedAt: !1514)
!1610 = !DILocation(line: 40, column: 2, scope: !1513, inlinedAt: !1514)
!1611 = !DILocation(line: 41, column: 5, scope: !1513, inlinedAt: !1514)
!1612 = !DILocation(line: 44, column: 2, scope: !1513, inlinedAt: !1514)
!1613 = !DILocation(line: 45, column: 5, scope: !1513, inlinedAt: !1514)
!1614 = !DILocation(line: 48, column: 14, scope: !1513, inlinedAt: !1514)
!1615 = !DILocation(line: 48, column: 5, scope: !1513, inlinedAt: !1514)
!1616 = !DILocation(line: 49, column: 21, scope: !1513, inlinedAt: !1514)
!1617 = !DILocation(line: 49, column: 30, scope: !1513, inlinedAt: !1514)
!1618 = !DILocation(line: 49, column: 40, scope: !1513, inlinedAt: !1514)
!1619 = !DILocation(line: 49, column: 18, scope: !1513, inlinedAt: !1514)
!1620 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1619)
!1621 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1619)
!1622 = !DILocation(line: 49, column: 5, scope: !1513, inlinedAt: !1514)
!1623 = !DILocation(line: 50, column: 34, scope: !1513, inlinedAt: !1514)
!1624 = !DILocation(line: 50, column: 28, scope: !1513, inlinedAt: !1514)
!1625 = !DILocation(line: 50, column: 18, scope: !1513, inlinedAt: !1514)
!1626 = !DILocation(line: 10, column: 6, scope: !1573, inlinedAt: !1625)
!1627 = !DILocation(line: 14, column: 2, scope: !1573, inlinedAt: !1625)
!1628 = !DILocation(line: 50, column: 5, scope: !1513, inlinedAt: !1514)
!1629 = !DILocation(line: 51, column: 17, scope: !1513, inlinedAt: !1514)
!1630 = !DILocation(line: 51, column: 13, scope: !1513, inlinedAt: !1514)
!1631 = !DILocation(line: 51, column: 21, scope: !1513, inlinedAt: !1514)
!1632 = !DILocation(line: 51, column: 5, scope: !1513, inlinedAt: !1514)
!1633 = !DILocation(line: 53, column: 5, scope: !1513, inlinedAt: !1514)
!1634 = distinct !DISubprogram(name: "ConvertInt64", scope: !844, file: !844, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1635 = !DILocation(line: 88, column: 6, scope: !1634)
!1636 = !DILocation(line: 89, column: 32, scope: !1634)
!1637 = !DILocation(line: 90, column: 20, scope: !1634)
!1638 = !DILocation(line: 90, column: 41, scope: !1634)
!1639 = !DILocation(line: 90, column: 44, scope: !1634)
!1640 = !DILocation(line: 90, column: 18, scope: !1634)
!1641 = !DILocation(line: 90, column: 66, scope: !1634)
!1642 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1643 = !DILocation(line: 90, column: 14, scope: !1634)
!1644 = !DILocation(line: 62, column: 53, scope: !1642, inlinedAt: !1643)
!1645 = !DILocation(line: 62, column: 48, scope: !1642, inlinedAt: !1643)
!1646 = !DILocation(line: 62, column: 70, scope: !1642, inlinedAt: !1643)
!1647 = !DILocation(line: 62, column: 64, scope: !1642, inlinedAt: !1643)
!1648 = !DILocation(line: 62, column: 87, scope: !1642, inlinedAt: !1643)
!1649 = !DILocation(line: 62, column: 81, scope: !1642, inlinedAt: !1643)
!1650 = !DILocation(line: 62, column: 5, scope: !1642, inlinedAt: !1643)
!1651 = !DILocation(line: 62, column: 13, scope: !1642, inlinedAt: !1643)
!1652 = !DILocation(line: 62, column: 21, scope: !1642, inlinedAt: !1643)
!1653 = !DILocation(line: 62, column: 29, scope: !1642, inlinedAt: !1643)
!1654 = !DILocation(line: 62, column: 37, scope: !1642, inlinedAt: !1643)
!1655 = !DILocation(line: 63, column: 54, scope: !1642, inlinedAt: !1643)
!1656 = !DILocation(line: 63, column: 48, scope: !1642, inlinedAt: !1643)
!1657 = !DILocation(line: 63, column: 72, scope: !1642, inlinedAt: !1643)
!1658 = !DILocation(line: 63, column: 65, scope: !1642, inlinedAt: !1643)
!1659 = !DILocation(line: 63, column: 90, scope: !1642, inlinedAt: !1643)
!1660 = !DILocation(line: 63, column: 83, scope: !1642, inlinedAt: !1643)
!1661 = !DILocation(line: 63, column: 5, scope: !1642, inlinedAt: !1643)
!1662 = !DILocation(line: 63, column: 13, scope: !1642, inlinedAt: !1643)
!1663 = !DILocation(line: 63, column: 21, scope: !1642, inlinedAt: !1643)
!1664 = !DILocation(line: 63, column: 29, scope: !1642, inlinedAt: !1643)
!1665 = !DILocation(line: 63, column: 37, scope: !1642, inlinedAt: !1643)
!1666 = !DILocation(line: 64, column: 5, scope: !1642, inlinedAt: !1643)
!1667 = !DILocation(line: 64, column: 14, scope: !1642, inlinedAt: !1643)
!1668 = !DILocation(line: 64, column: 23, scope: !1642, inlinedAt: !1643)
!1669 = !DILocation(line: 65, column: 5, scope: !1642, inlinedAt: !1643)
!1670 = !DILocation(line: 65, column: 14, scope: !1642, inlinedAt: !1643)
!1671 = !DILocation(line: 66, column: 23, scope: !1642, inlinedAt: !1643)
!1672 = !DILocation(line: 67, column: 34, scope: !1642, inlinedAt: !1643)
!1673 = !DILocation(line: 67, column: 26, scope: !1642, inlinedAt: !1643)
!1674 = !DILocation(line: 67, column: 57, scope: !1642, inlinedAt: !1643)
!1675 = !DILocation(line: 67, column: 49, scope: !1642, inlinedAt: !1643)
!1676 = !DILocation(line: 67, column: 5, scope: !1642, inlinedAt: !1643)
!1677 = !DILocation(line: 67, column: 14, scope: !1642, inlinedAt: !1643)
!1678 = !DILocation(line: 68, column: 69, scope: !1642, inlinedAt: !1643)
!1679 = !DILocation(line: 68, column: 54, scope: !1642, inlinedAt: !1643)
!1680 = !DILocation(line: 68, column: 5, scope: !1642, inlinedAt: !1643)
!1681 = !DILocation(line: 68, column: 14, scope: !1642, inlinedAt: !1643)
!1682 = !DILocation(line: 69, column: 40, scope: !1642, inlinedAt: !1643)
!1683 = !DILocation(line: 69, column: 24, scope: !1642, inlinedAt: !1643)
!1684 = !DILocation(line: 69, column: 17, scope: !1642, inlinedAt: !1643)
!1685 = !DILocation(line: 69, column: 5, scope: !1642, inlinedAt: !1643)
!1686 = !DILocation(line: 91, column: 21, scope: !1634)
!1687 = !DILocation(line: 91, column: 27, scope: !1634)
!1688 = !DILocation(line: 91, column: 19, scope: !1634)
!1689 = !DILocation(line: 91, column: 33, scope: !1634)
!1690 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1691 = !DILocation(line: 91, column: 11, scope: !1634)
!1692 = !DILocation(line: 74, column: 34, scope: !1690, inlinedAt: !1691)
!1693 = !DILocation(line: 74, column: 26, scope: !1690, inlinedAt: !1691)
!1694 = !DILocation(line: 74, column: 47, scope: !1690, inlinedAt: !1691)
!1695 = !DILocation(line: 74, column: 5, scope: !1690, inlinedAt: !1691)
!1696 = !DILocation(line: 74, column: 13, scope: !1690, inlinedAt: !1691)
!1697 = distinct !DISubprogram(name: "AtomicsInt64", scope: !844, file: !844, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1698 = !DILocation(line: 98, column: 6, scope: !1697)
!1699 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1700 = !DILocation(line: 99, column: 9, scope: !1697)
!1701 = !DILocation(line: 15, column: 23, scope: !1699, inlinedAt: !1700)
!1702 = !DILocation(line: 16, column: 14, scope: !1699, inlinedAt: !1700)
!1703 = !DILocation(line: 17, column: 25, scope: !1699, inlinedAt: !1700)
!1704 = !DILocation(line: 17, column: 15, scope: !1699, inlinedAt: !1700)
!1705 = !DILocation(line: 18, column: 25, scope: !1699, inlinedAt: !1700)
!1706 = !DILocation(line: 18, column: 15, scope: !1699, inlinedAt: !1700)
!1707 = !DILocation(line: 19, column: 25, scope: !1699, inlinedAt: !1700)
!1708 = !DILocation(line: 19, column: 15, scope: !1699, inlinedAt: !1700)
!1709 = !DILocation(line: 20, column: 25, scope: !1699, inlinedAt: !1700)
!1710 = !DILocation(line: 20, column: 15, scope: !1699, inlinedAt: !1700)
!1711 = !DILocation(line: 21, column: 42, scope: !1699, inlinedAt: !1700)
!1712 = !DILocation(line: 21, column: 32, scope: !1699, inlinedAt: !1700)
!1713 = !DILocation(line: 21, column: 5, scope: !1699, inlinedAt: !1700)
!1714 = !DILocation(line: 22, column: 29, scope: !1699, inlinedAt: !1700)
!1715 = !DILocation(line: 22, column: 19, scope: !1699, inlinedAt: !1700)
!1716 = !DILocation(line: 22, column: 34, scope: !1699, inlinedAt: !1700)
!1717 = !DILocation(line: 23, column: 26, scope: !1699, inlinedAt: !1700)
!1718 = !DILocation(line: 23, column: 18, scope: !1699, inlinedAt: !1700)
!1719 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !844, file: !844, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1720 = !DILocation(line: 105, column: 6, scope: !1719)
!1721 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1722 = !DILocation(line: 105, column: 69, scope: !1719)
!1723 = !DILocation(line: 30, column: 23, scope: !1721, inlinedAt: !1722)
!1724 = !DILocation(line: 31, column: 25, scope: !1721, inlinedAt: !1722)
!1725 = !DILocation(line: 31, column: 46, scope: !1721, inlinedAt: !1722)
!1726 = !DILocation(line: 31, column: 37, scope: !1721, inlinedAt: !1722)
!1727 = !DILocation(line: 31, column: 30, scope: !1721, inlinedAt: !1722)
!1728 = !DILocation(line: 31, column: 15, scope: !1721, inlinedAt: !1722)
!1729 = !DILocation(line: 32, column: 24, scope: !1721, inlinedAt: !1722)
!1730 = !DILocation(line: 32, column: 14, scope: !1721, inlinedAt: !1722)
!1731 = !DILocation(line: 33, column: 25, scope: !1721, inlinedAt: !1722)
!1732 = !DILocation(line: 33, column: 15, scope: !1721, inlinedAt: !1722)
!1733 = !DILocation(line: 35, column: 35, scope: !1721, inlinedAt: !1722)
!1734 = !DILocation(line: 35, column: 25, scope: !1721, inlinedAt: !1722)
!1735 = !DILocation(line: 36, column: 55, scope: !1721, inlinedAt: !1722)
!1736 = !DILocation(line: 36, column: 30, scope: !1721, inlinedAt: !1722)
!1737 = !DILocation(line: 36, column: 59, scope: !1721, inlinedAt: !1722)
!1738 = !DILocation(line: 37, column: 7, scope: !1721, inlinedAt: !1722)
!1739 = !DILocation(line: 41, column: 39, scope: !1721, inlinedAt: !1722)
!1740 = !DILocation(line: 41, column: 29, scope: !1721, inlinedAt: !1722)
!1741 = !DILocation(line: 41, column: 50, scope: !1721, inlinedAt: !1722)
!1742 = !DILocation(line: 42, column: 26, scope: !1721, inlinedAt: !1722)
!1743 = !DILocation(line: 42, column: 16, scope: !1721, inlinedAt: !1722)
!1744 = distinct !DISubprogram(name: "IntegersInt", scope: !844, file: !844, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1745 = !DILocation(line: 110, column: 6, scope: !1744)
!1746 = !DILocation(line: 111, column: 32, scope: !1744)
!1747 = !DILocation(line: 112, column: 17, scope: !1744)
!1748 = !DILocation(line: 112, column: 35, scope: !1744)
!1749 = !DILocation(line: 112, column: 38, scope: !1744)
!1750 = !DILocation(line: 112, column: 15, scope: !1744)
!1751 = !DILocation(line: 112, column: 57, scope: !1744)
!1752 = !DILocation(line: 112, column: 63, scope: !1744)
!1753 = !DILocation(line: 112, column: 74, scope: !1744)
!1754 = !DILocation(line: 112, column: 72, scope: !1744)
!1755 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1756 = !DILocation(line: 112, column: 11, scope: !1744)
!1757 = !DILocation(line: 14, column: 28, scope: !1755, inlinedAt: !1756)
!1758 = !DILocation(line: 14, column: 33, scope: !1755, inlinedAt: !1756)
!1759 = !DILocation(line: 14, column: 38, scope: !1755, inlinedAt: !1756)
!1760 = !DILocation(line: 14, column: 5, scope: !1755, inlinedAt: !1756)
!1761 = !DILocation(line: 14, column: 13, scope: !1755, inlinedAt: !1756)
!1762 = !DILocation(line: 14, column: 21, scope: !1755, inlinedAt: !1756)
!1763 = !DILocation(line: 15, column: 36, scope: !1755, inlinedAt: !1756)
!1764 = !DILocation(line: 15, column: 41, scope: !1755, inlinedAt: !1756)
!1765 = !DILocation(line: 15, column: 46, scope: !1755, inlinedAt: !1756)
!1766 = !DILocation(line: 15, column: 51, scope: !1755, inlinedAt: !1756)
!1767 = !DILocation(line: 15, column: 5, scope: !1755, inlinedAt: !1756)
!1768 = !DILocation(line: 15, column: 13, scope: !1755, inlinedAt: !1756)
!1769 = !DILocation(line: 15, column: 21, scope: !1755, inlinedAt: !1756)
!1770 = !DILocation(line: 15, column: 29, scope: !1755, inlinedAt: !1756)
!1771 = !DILocation(line: 16, column: 27, scope: !1755, inlinedAt: !1756)
!1772 = !DILocation(line: 16, column: 31, scope: !1755, inlinedAt: !1756)
!1773 = !DILocation(line: 16, column: 5, scope: !1755, inlinedAt: !1756)
!1774 = !DILocation(line: 16, column: 13, scope: !1755, inlinedAt: !1756)
!1775 = !DILocation(line: 16, column: 21, scope: !1755, inlinedAt: !1756)
!1776 = !DILocation(line: 17, column: 22, scope: !1755, inlinedAt: !1756)
!1777 = !DILocation(line: 17, column: 28, scope: !1755, inlinedAt: !1756)
!1778 = !DILocation(line: 17, column: 5, scope: !1755, inlinedAt: !1756)
!1779 = !DILocation(line: 17, column: 14, scope: !1755, inlinedAt: !1756)
!1780 = !DILocation(line: 18, column: 27, scope: !1755, inlinedAt: !1756)
!1781 = !DILocation(line: 18, column: 22, scope: !1755, inlinedAt: !1756)
!1782 = !DILocation(line: 18, column: 40, scope: !1755, inlinedAt: !1756)
!1783 = !DILocation(line: 18, column: 33, scope: !1755, inlinedAt: !1756)
!1784 = !DILocation(line: 18, column: 5, scope: !1755, inlinedAt: !1756)
!1785 = !DILocation(line: 18, column: 14, scope: !1755, inlinedAt: !1756)
!1786 = !DILocation(line: 19, column: 22, scope: !1755, inlinedAt: !1756)
!1787 = !DILocation(line: 19, column: 28, scope: !1755, inlinedAt: !1756)
!1788 = !DILocation(line: 19, column: 5, scope: !1755, inlinedAt: !1756)
!1789 = !DILocation(line: 19, column: 14, scope: !1755, inlinedAt: !1756)
!1790 = !DILocation(line: 20, column: 25, scope: !1755, inlinedAt: !1756)
!1791 = !DILocation(line: 20, column: 35, scope: !1755, inlinedAt: !1756)
!1792 = !DILocation(line: 20, column: 31, scope: !1755, inlinedAt: !1756)
!1793 = !DILocation(line: 20, column: 5, scope: !1755, inlinedAt: !1756)
!1794 = !DILocation(line: 20, column: 14, scope: !1755, inlinedAt: !1756)
!1795 = !DILocation(line: 21, column: 7, scope: !1755, inlinedAt: !1756)
!1796 = !DILocation(line: 22, column: 23, scope: !1755, inlinedAt: !1756)
!1797 = !DILocation(line: 22, column: 28, scope: !1755, inlinedAt: !1756)
!1798 = !DILocation(line: 22, column: 6, scope: !1755, inlinedAt: !1756)
!1799 = !DILocation(line: 22, column: 15, scope: !1755, inlinedAt: !1756)
!1800 = !DILocation(line: 24, column: 6, scope: !1755, inlinedAt: !1756)
!1801 = !DILocation(line: 24, column: 15, scope: !1755, inlinedAt: !1756)
!1802 = !DILocation(line: 26, column: 22, scope: !1755, inlinedAt: !1756)
!1803 = !DILocation(line: 26, column: 27, scope: !1755, inlinedAt: !1756)
!1804 = !DILocation(line: 26, column: 5, scope: !1755, inlinedAt: !1756)
!1805 = !DILocation(line: 26, column: 14, scope: !1755, inlinedAt: !1756)
!1806 = !DILocation(line: 27, column: 22, scope: !1755, inlinedAt: !1756)
!1807 = !DILocation(line: 27, column: 27, scope: !1755, inlinedAt: !1756)
!1808 = !DILocation(line: 27, column: 5, scope: !1755, inlinedAt: !1756)
!1809 = !DILocation(line: 27, column: 14, scope: !1755, inlinedAt: !1756)
!1810 = !DILocation(line: 28, column: 24, scope: !1755, inlinedAt: !1756)
!1811 = !DILocation(line: 28, column: 35, scope: !1755, inlinedAt: !1756)
!1812 = !DILocation(line: 28, column: 5, scope: !1755, inlinedAt: !1756)
!1813 = !DILocation(line: 28, column: 14, scope: !1755, inlinedAt: !1756)
!1814 = !DILocation(line: 29, column: 39, scope: !1755, inlinedAt: !1756)
!1815 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1816 = !DILocation(line: 29, column: 36, scope: !1755, inlinedAt: !1756)
!1817 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1816)
!1818 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1816)
!1819 = !DILocation(line: 29, column: 55, scope: !1755, inlinedAt: !1756)
!1820 = !DILocation(line: 29, column: 52, scope: !1755, inlinedAt: !1756)
!1821 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1820)
!1822 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1820)
!1823 = !DILocation(line: 29, column: 71, scope: !1755, inlinedAt: !1756)
!1824 = !DILocation(line: 29, column: 68, scope: !1755, inlinedAt: !1756)
!1825 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1824)
!1826 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1824)
!1827 = !DILocation(line: 29, column: 5, scope: !1755, inlinedAt: !1756)
!1828 = !DILocation(line: 29, column: 14, scope: !1755, inlinedAt: !1756)
!1829 = !DILocation(line: 29, column: 23, scope: !1755, inlinedAt: !1756)
!1830 = !DILocation(line: 30, column: 39, scope: !1755, inlinedAt: !1756)
!1831 = !DILocation(line: 30, column: 36, scope: !1755, inlinedAt: !1756)
!1832 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1831)
!1833 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1831)
!1834 = !DILocation(line: 30, column: 55, scope: !1755, inlinedAt: !1756)
!1835 = !DILocation(line: 30, column: 52, scope: !1755, inlinedAt: !1756)
!1836 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1835)
!1837 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1835)
!1838 = !DILocation(line: 30, column: 70, scope: !1755, inlinedAt: !1756)
!1839 = !DILocation(line: 30, column: 67, scope: !1755, inlinedAt: !1756)
!1840 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1839)
!1841 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1839)
!1842 = !DILocation(line: 30, column: 5, scope: !1755, inlinedAt: !1756)
!1843 = !DILocation(line: 30, column: 14, scope: !1755, inlinedAt: !1756)
!1844 = !DILocation(line: 30, column: 23, scope: !1755, inlinedAt: !1756)
!1845 = !DILocation(line: 33, column: 2, scope: !1755, inlinedAt: !1756)
!1846 = !DILocation(line: 34, column: 2, scope: !1755, inlinedAt: !1756)
!1847 = !DILocation(line: 35, column: 2, scope: !1755, inlinedAt: !1756)
!1848 = !DILocation(line: 36, column: 5, scope: !1755, inlinedAt: !1756)
!1849 = !DILocation(line: 37, column: 2, scope: !1755, inlinedAt: !1756)
!1850 = !DILocation(line: 38, column: 2, scope: !1755, inlinedAt: !1756)
!1851 = !DILocation(line: 39, column: 2, scope: !1755, inlinedAt: !1756)
!1852 = !DILocation(line: 40, column: 2, scope: !1755, inlinedAt: !1756)
!1853 = !DILocation(line: 41, column: 5, scope: !1755, inlinedAt: !1756)
!1854 = !DILocation(line: 44, column: 2, scope: !1755, inlinedAt: !1756)
!1855 = !DILocation(line: 45, column: 5, scope: !1755, inlinedAt: !1756)
!1856 = !DILocation(line: 48, column: 14, scope: !1755, inlinedAt: !1756)
!1857 = !DILocation(line: 48, column: 5, scope: !1755, inlinedAt: !1756)
!1858 = !DILocation(line: 49, column: 21, scope: !1755, inlinedAt: !1756)
!1859 = !DILocation(line: 49, column: 30, scope: !1755, inlinedAt: !1756)
!1860 = !DILocation(line: 49, column: 40, scope: !1755, inlinedAt: !1756)
!1861 = !DILocation(line: 49, column: 18, scope: !1755, inlinedAt: !1756)
!1862 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1861)
!1863 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1861)
!1864 = !DILocation(line: 49, column: 5, scope: !1755, inlinedAt: !1756)
!1865 = !DILocation(line: 50, column: 34, scope: !1755, inlinedAt: !1756)
!1866 = !DILocation(line: 50, column: 28, scope: !1755, inlinedAt: !1756)
!1867 = !DILocation(line: 50, column: 18, scope: !1755, inlinedAt: !1756)
!1868 = !DILocation(line: 10, column: 6, scope: !1815, inlinedAt: !1867)
!1869 = !DILocation(line: 14, column: 2, scope: !1815, inlinedAt: !1867)
!1870 = !DILocation(line: 50, column: 5, scope: !1755, inlinedAt: !1756)
!1871 = !DILocation(line: 51, column: 17, scope: !1755, inlinedAt: !1756)
!1872 = !DILocation(line: 51, column: 13, scope: !1755, inlinedAt: !1756)
!1873 = !DILocation(line: 51, column: 21, scope: !1755, inlinedAt: !1756)
!1874 = !DILocation(line: 51, column: 5, scope: !1755, inlinedAt: !1756)
!1875 = !DILocation(line: 53, column: 5, scope: !1755, inlinedAt: !1756)
!1876 = distinct !DISubprogram(name: "ConvertInt", scope: !844, file: !844, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1877 = !DILocation(line: 119, column: 6, scope: !1876)
!1878 = !DILocation(line: 120, column: 32, scope: !1876)
!1879 = !DILocation(line: 121, column: 20, scope: !1876)
!1880 = !DILocation(line: 121, column: 41, scope: !1876)
!1881 = !DILocation(line: 121, column: 44, scope: !1876)
!1882 = !DILocation(line: 121, column: 18, scope: !1876)
!1883 = !DILocation(line: 121, column: 66, scope: !1876)
!1884 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1885 = !DILocation(line: 121, column: 14, scope: !1876)
!1886 = !DILocation(line: 62, column: 53, scope: !1884, inlinedAt: !1885)
!1887 = !DILocation(line: 62, column: 48, scope: !1884, inlinedAt: !1885)
!1888 = !DILocation(line: 62, column: 70, scope: !1884, inlinedAt: !1885)
!1889 = !DILocation(line: 62, column: 64, scope: !1884, inlinedAt: !1885)
!1890 = !DILocation(line: 62, column: 87, scope: !1884, inlinedAt: !1885)
!1891 = !DILocation(line: 62, column: 81, scope: !1884, inlinedAt: !1885)
!1892 = !DILocation(line: 62, column: 5, scope: !1884, inlinedAt: !1885)
!1893 = !DILocation(line: 62, column: 13, scope: !1884, inlinedAt: !1885)
!1894 = !DILocation(line: 62, column: 21, scope: !1884, inlinedAt: !1885)
!1895 = !DILocation(line: 62, column: 29, scope: !1884, inlinedAt: !1885)
!1896 = !DILocation(line: 62, column: 37, scope: !1884, inlinedAt: !1885)
!1897 = !DILocation(line: 63, column: 54, scope: !1884, inlinedAt: !1885)
!1898 = !DILocation(line: 63, column: 48, scope: !1884, inlinedAt: !1885)
!1899 = !DILocation(line: 63, column: 72, scope: !1884, inlinedAt: !1885)
!1900 = !DILocation(line: 63, column: 65, scope: !1884, inlinedAt: !1885)
!1901 = !DILocation(line: 63, column: 90, scope: !1884, inlinedAt: !1885)
!1902 = !DILocation(line: 63, column: 83, scope: !1884, inlinedAt: !1885)
!1903 = !DILocation(line: 63, column: 5, scope: !1884, inlinedAt: !1885)
!1904 = !DILocation(line: 63, column: 13, scope: !1884, inlinedAt: !1885)
!1905 = !DILocation(line: 63, column: 21, scope: !1884, inlinedAt: !1885)
!1906 = !DILocation(line: 63, column: 29, scope: !1884, inlinedAt: !1885)
!1907 = !DILocation(line: 63, column: 37, scope: !1884, inlinedAt: !1885)
!1908 = !DILocation(line: 64, column: 5, scope: !1884, inlinedAt: !1885)
!1909 = !DILocation(line: 64, column: 14, scope: !1884, inlinedAt: !1885)
!1910 = !DILocation(line: 64, column: 23, scope: !1884, inlinedAt: !1885)
!1911 = !DILocation(line: 65, column: 5, scope: !1884, inlinedAt: !1885)
!1912 = !DILocation(line: 65, column: 14, scope: !1884, inlinedAt: !1885)
!1913 = !DILocation(line: 66, column: 23, scope: !1884, inlinedAt: !1885)
!1914 = !DILocation(line: 67, column: 34, scope: !1884, inlinedAt: !1885)
!1915 = !DILocation(line: 67, column: 26, scope: !1884, inlinedAt: !1885)
!1916 = !DILocation(line: 67, column: 57, scope: !1884, inlinedAt: !1885)
!1917 = !DILocation(line: 67, column: 49, scope: !1884, inlinedAt: !1885)
!1918 = !DILocation(line: 67, column: 5, scope: !1884, inlinedAt: !1885)
!1919 = !DILocation(line: 67, column: 14, scope: !1884, inlinedAt: !1885)
!1920 = !DILocation(line: 68, column: 69, scope: !1884, inlinedAt: !1885)
!1921 = !DILocation(line: 68, column: 54, scope: !1884, inlinedAt: !1885)
!1922 = !DILocation(line: 68, column: 5, scope: !1884, inlinedAt: !1885)
!1923 = !DILocation(line: 68, column: 14, scope: !1884, inlinedAt: !1885)
!1924 = !DILocation(line: 69, column: 40, scope: !1884, inlinedAt: !1885)
!1925 = !DILocation(line: 69, column: 24, scope: !1884, inlinedAt: !1885)
!1926 = !DILocation(line: 69, column: 17, scope: !1884, inlinedAt: !1885)
!1927 = !DILocation(line: 69, column: 5, scope: !1884, inlinedAt: !1885)
!1928 = !DILocation(line: 122, column: 21, scope: !1876)
!1929 = !DILocation(line: 122, column: 27, scope: !1876)
!1930 = !DILocation(line: 122, column: 19, scope: !1876)
!1931 = !DILocation(line: 122, column: 33, scope: !1876)
!1932 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1933 = !DILocation(line: 122, column: 11, scope: !1876)
!1934 = !DILocation(line: 74, column: 34, scope: !1932, inlinedAt: !1933)
!1935 = !DILocation(line: 74, column: 26, scope: !1932, inlinedAt: !1933)
!1936 = !DILocation(line: 74, column: 47, scope: !1932, inlinedAt: !1933)
!1937 = !DILocation(line: 74, column: 5, scope: !1932, inlinedAt: !1933)
!1938 = !DILocation(line: 74, column: 13, scope: !1932, inlinedAt: !1933)
!1939 = distinct !DISubprogram(name: "AtomicsInt", scope: !844, file: !844, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1940 = !DILocation(line: 129, column: 6, scope: !1939)
!1941 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1942 = !DILocation(line: 130, column: 9, scope: !1939)
!1943 = !DILocation(line: 15, column: 23, scope: !1941, inlinedAt: !1942)
!1944 = !DILocation(line: 16, column: 14, scope: !1941, inlinedAt: !1942)
!1945 = !DILocation(line: 17, column: 25, scope: !1941, inlinedAt: !1942)
!1946 = !DILocation(line: 17, column: 15, scope: !1941, inlinedAt: !1942)
!1947 = !DILocation(line: 18, column: 25, scope: !1941, inlinedAt: !1942)
!1948 = !DILocation(line: 18, column: 15, scope: !1941, inlinedAt: !1942)
!1949 = !DILocation(line: 19, column: 25, scope: !1941, inlinedAt: !1942)
!1950 = !DILocation(line: 19, column: 15, scope: !1941, inlinedAt: !1942)
!1951 = !DILocation(line: 20, column: 25, scope: !1941, inlinedAt: !1942)
!1952 = !DILocation(line: 20, column: 15, scope: !1941, inlinedAt: !1942)
!1953 = !DILocation(line: 21, column: 42, scope: !1941, inlinedAt: !1942)
!1954 = !DILocation(line: 21, column: 32, scope: !1941, inlinedAt: !1942)
!1955 = !DILocation(line: 21, column: 5, scope: !1941, inlinedAt: !1942)
!1956 = !DILocation(line: 22, column: 29, scope: !1941, inlinedAt: !1942)
!1957 = !DILocation(line: 22, column: 19, scope: !1941, inlinedAt: !1942)
!1958 = !DILocation(line: 22, column: 34, scope: !1941, inlinedAt: !1942)
!1959 = !DILocation(line: 23, column: 26, scope: !1941, inlinedAt: !1942)
!1960 = !DILocation(line: 23, column: 18, scope: !1941, inlinedAt: !1942)
!1961 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !844, file: !844, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1962 = !DILocation(line: 136, column: 6, scope: !1961)
!1963 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1964 = !DILocation(line: 136, column: 65, scope: !1961)
!1965 = !DILocation(line: 30, column: 23, scope: !1963, inlinedAt: !1964)
!1966 = !DILocation(line: 31, column: 25, scope: !1963, inlinedAt: !1964)
!1967 = !DILocation(line: 31, column: 46, scope: !1963, inlinedAt: !1964)
!1968 = !DILocation(line: 31, column: 37, scope: !1963, inlinedAt: !1964)
!1969 = !DILocation(line: 31, column: 30, scope: !1963, inlinedAt: !1964)
!1970 = !DILocation(line: 31, column: 15, scope: !1963, inlinedAt: !1964)
!1971 = !DILocation(line: 32, column: 24, scope: !1963, inlinedAt: !1964)
!1972 = !DILocation(line: 32, column: 14, scope: !1963, inlinedAt: !1964)
!1973 = !DILocation(line: 33, column: 25, scope: !1963, inlinedAt: !1964)
!1974 = !DILocation(line: 33, column: 15, scope: !1963, inlinedAt: !1964)
!1975 = !DILocation(line: 35, column: 35, scope: !1963, inlinedAt: !1964)
!1976 = !DILocation(line: 35, column: 25, scope: !1963, inlinedAt: !1964)
!1977 = !DILocation(line: 36, column: 55, scope: !1963, inlinedAt: !1964)
!1978 = !DILocation(line: 36, column: 30, scope: !1963, inlinedAt: !1964)
!1979 = !DILocation(line: 36, column: 59, scope: !1963, inlinedAt: !1964)
!1980 = !DILocation(line: 37, column: 7, scope: !1963, inlinedAt: !1964)
!1981 = !DILocation(line: 41, column: 39, scope: !1963, inlinedAt: !1964)
!1982 = !DILocation(line: 41, column: 29, scope: !1963, inlinedAt: !1964)
!1983 = !DILocation(line: 41, column: 50, scope: !1963, inlinedAt: !1964)
!1984 = !DILocation(line: 42, column: 26, scope: !1963, inlinedAt: !1964)
!1985 = !DILocation(line: 42, column: 16, scope: !1963, inlinedAt: !1964)
!1986 = distinct !DISubprogram(name: "IntegersUint8", scope: !844, file: !844, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!1987 = !DILocation(line: 141, column: 6, scope: !1986)
!1988 = !DILocation(line: 142, column: 32, scope: !1986)
!1989 = !DILocation(line: 143, column: 17, scope: !1986)
!1990 = !DILocation(line: 143, column: 35, scope: !1986)
!1991 = !DILocation(line: 143, column: 38, scope: !1986)
!1992 = !DILocation(line: 143, column: 15, scope: !1986)
!1993 = !DILocation(line: 143, column: 57, scope: !1986)
!1994 = !DILocation(line: 143, column: 63, scope: !1986)
!1995 = !DILocation(line: 143, column: 74, scope: !1986)
!1996 = !DILocation(line: 143, column: 72, scope: !1986)
!1997 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1998 = !DILocation(line: 143, column: 11, scope: !1986)
!1999 = !DILocation(line: 14, column: 28, scope: !1997, inlinedAt: !1998)
!2000 = !DILocation(line: 14, column: 33, scope: !1997, inlinedAt: !1998)
!2001 = !DILocation(line: 14, column: 38, scope: !1997, inlinedAt: !1998)
!2002 = !DILocation(line: 14, column: 5, scope: !1997, inlinedAt: !1998)
!2003 = !DILocation(line: 14, column: 13, scope: !1997, inlinedAt: !1998)
!2004 = !DILocation(line: 14, column: 21, scope: !1997, inlinedAt: !1998)
!2005 = !DILocation(line: 15, column: 36, scope: !1997, inlinedAt: !1998)
!2006 = !DILocation(line: 15, column: 41, scope: !1997, inlinedAt: !1998)
!2007 = !DILocation(line: 15, column: 46, scope: !1997, inlinedAt: !1998)
!2008 = !DILocation(line: 15, column: 51, scope: !1997, inlinedAt: !1998)
!2009 = !DILocation(line: 15, column: 5, scope: !1997, inlinedAt: !1998)
!2010 = !DILocation(line: 15, column: 13, scope: !1997, inlinedAt: !1998)
!2011 = !DILocation(line: 15, column: 21, scope: !1997, inlinedAt: !1998)
!2012 = !DILocation(line: 15, column: 29, scope: !1997, inlinedAt: !1998)
!2013 = !DILocation(line: 16, column: 27, scope: !1997, inlinedAt: !1998)
!2014 = !DILocation(line: 16, column: 31, scope: !1997, inlinedAt: !1998)
!2015 = !DILocation(line: 16, column: 5, scope: !1997, inlinedAt: !1998)
!2016 = !DILocation(line: 16, column: 13, scope: !1997, inlinedAt: !1998)
!2017 = !DILocation(line: 16, column: 21, scope: !1997, inlinedAt: !1998)
!2018 = !DILocation(line: 17, column: 22, scope: !1997, inlinedAt: !1998)
!2019 = !DILocation(line: 17, column: 28, scope: !1997, inlinedAt: !1998)
!2020 = !DILocation(line: 17, column: 5, scope: !1997, inlinedAt: !1998)
!2021 = !DILocation(line: 17, column: 14, scope: !1997, inlinedAt: !1998)
!2022 = !DILocation(line: 18, column: 27, scope: !1997, inlinedAt: !1998)
!2023 = !DILocation(line: 18, column: 22, scope: !1997, inlinedAt: !1998)
!2024 = !DILocation(line: 18, column: 40, scope: !1997, inlinedAt: !1998)
!2025 = !DILocation(line: 18, column: 33, scope: !1997, inlinedAt: !1998)
!2026 = !DILocation(line: 18, column: 5, scope: !1997, inlinedAt: !1998)
!2027 = !DILocation(line: 18, column: 14, scope: !1997, inlinedAt: !1998)
!2028 = !DILocation(line: 19, column: 22, scope: !1997, inlinedAt: !1998)
!2029 = !DILocation(line: 19, column: 28, scope: !1997, inlinedAt: !1998)
!2030 = !DILocation(line: 19, column: 5, scope: !1997, inlinedAt: !1998)
!2031 = !DILocation(line: 19, column: 14, scope: !1997, inlinedAt: !1998)
!2032 = !DILocation(line: 20, column: 25, scope: !1997, inlinedAt: !1998)
!2033 = !DILocation(line: 20, column: 35, scope: !1997, inlinedAt: !1998)
!2034 = !DILocation(line: 20, column: 31, scope: !1997, inlinedAt: !1998)
!2035 = !DILocation(line: 20, column: 5, scope: !1997, inlinedAt: !1998)
!2036 = !DILocation(line: 20, column: 14, scope: !1997, inlinedAt: !1998)
!2037 = !DILocation(line: 21, column: 7, scope: !1997, inlinedAt: !1998)
!2038 = !DILocation(line: 22, column: 23, scope: !1997, inlinedAt: !1998)
!2039 = !DILocation(line: 22, column: 28, scope: !1997, inlinedAt: !1998)
!2040 = !DILocation(line: 22, column: 6, scope: !1997, inlinedAt: !1998)
!2041 = !DILocation(line: 22, column: 15, scope: !1997, inlinedAt: !1998)
!2042 = !DILocation(line: 24, column: 6, scope: !1997, inlinedAt: !1998)
!2043 = !DILocation(line: 24, column: 15, scope: !1997, inlinedAt: !1998)
!2044 = !DILocation(line: 26, column: 22, scope: !1997, inlinedAt: !1998)
!2045 = !DILocation(line: 26, column: 27, scope: !1997, inlinedAt: !1998)
!2046 = !DILocation(line: 26, column: 5, scope: !1997, inlinedAt: !1998)
!2047 = !DILocation(line: 26, column: 14, scope: !1997, inlinedAt: !1998)
!2048 = !DILocation(line: 27, column: 22, scope: !1997, inlinedAt: !1998)
!2049 = !DILocation(line: 27, column: 27, scope: !1997, inlinedAt: !1998)
!2050 = !DILocation(line: 27, column: 5, scope: !1997, inlinedAt: !1998)
!2051 = !DILocation(line: 27, column: 14, scope: !1997, inlinedAt: !1998)
!2052 = !DILocation(line: 28, column: 24, scope: !1997, inlinedAt: !1998)
!2053 = !DILocation(line: 28, column: 35, scope: !1997, inlinedAt: !1998)
!2054 = !DILocation(line: 28, column: 5, scope: !1997, inlinedAt: !1998)
!2055 = !DILocation(line: 28, column: 14, scope: !1997, inlinedAt: !1998)
!2056 = !DILocation(line: 29, column: 39, scope: !1997, inlinedAt: !1998)
!2057 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2058 = !DILocation(line: 29, column: 36, scope: !1997, inlinedAt: !1998)
!2059 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2058)
!2060 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2058)
!2061 = !DILocation(line: 29, column: 55, scope: !1997, inlinedAt: !1998)
!2062 = !DILocation(line: 29, column: 52, scope: !1997, inlinedAt: !1998)
!2063 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2062)
!2064 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2062)
!2065 = !DILocation(line: 29, column: 71, scope: !1997, inlinedAt: !1998)
!2066 = !DILocation(line: 29, column: 68, scope: !1997, inlinedAt: !1998)
!2067 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2066)
!2068 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2066)
!2069 = !DILocation(line: 29, column: 5, scope: !1997, inlinedAt: !1998)
!2070 = !DILocation(line: 29, column: 14, scope: !1997, inlinedAt: !1998)
!2071 = !DILocation(line: 29, column: 23, scope: !1997, inlinedAt: !1998)
!2072 = !DILocation(line: 30, column: 39, scope: !1997, inlinedAt: !1998)
!2073 = !DILocation(line: 30, column: 36, scope: !1997, inlinedAt: !1998)
!2074 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2073)
!2075 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2073)
!2076 = !DILocation(line: 30, column: 55, scope: !1997, inlinedAt: !1998)
!2077 = !DILocation(line: 30, column: 52, scope: !1997, inlinedAt: !1998)
!2078 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2077)
!2079 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2077)
!2080 = !DILocation(line: 30, column: 70, scope: !1997, inlinedAt: !1998)
!2081 = !DILocation(line: 30, column: 67, scope: !1997, inlinedAt: !1998)
!2082 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2081)
!2083 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2081)
!2084 = !DILocation(line: 30, column: 5, scope: !1997, inlinedAt: !1998)
!2085 = !DILocation(line: 30, column: 14, scope: !1997, inlinedAt: !1998)
!2086 = !DILocation(line: 30, column: 23, scope: !1997, inlinedAt: !1998)
!2087 = !DILocation(line: 33, column: 2, scope: !1997, inlinedAt: !1998)
!2088 = !DILocation(line: 34, column: 2, scope: !1997, inlinedAt: !1998)
!2089 = !DILocation(line: 35, column: 2, scope: !1997, inlinedAt: !1998)
!2090 = !DILocation(line: 36, column: 5, scope: !1997, inlinedAt: !1998)
!2091 = !DILocation(line: 37, column: 2, scope: !1997, inlinedAt: !1998)
!2092 = !DILocation(line: 38, column: 2, scope: !1997, inlinedAt: !1998)
!2093 = !DILocation(line: 39, column: 2, scope: !1997, inlinedAt: !1998)
!2094 = !DILocation(line: 40, column: 2, scope: !1997, inlinedAt: !1998)
!2095 = !DILocation(line: 41, column: 5, scope: !1997, inlinedAt: !1998)
!2096 = !DILocation(line: 44, column: 2, scope: !1997, inlinedAt: !1998)
!2097 = !DILocation(line: 45, column: 5, scope: !1997, inlinedAt: !1998)
!2098 = !DILocation(line: 48, column: 14, scope: !1997, inlinedAt: !1998)
!2099 = !DILocation(line: 48, column: 5, scope: !1997, inlinedAt: !1998)
!2100 = !DILocation(line: 49, column: 21, scope: !1997, inlinedAt: !1998)
!2101 = !DILocation(line: 49, column: 40, scope: !1997, inlinedAt: !1998)
!2102 = !DILocation(line: 49, column: 18, scope: !1997, inlinedAt: !1998)
!2103 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2102)
!2104 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2102)
!2105 = !DILocation(line: 49, column: 5, scope: !1997, inlinedAt: !1998)
!2106 = !DILocation(line: 50, column: 34, scope: !1997, inlinedAt: !1998)
!2107 = !DILocation(line: 50, column: 28, scope: !1997, inlinedAt: !1998)
!2108 = !DILocation(line: 50, column: 18, scope: !1997, inlinedAt: !1998)
!2109 = !DILocation(line: 10, column: 6, scope: !2057, inlinedAt: !2108)
!2110 = !DILocation(line: 14, column: 2, scope: !2057, inlinedAt: !2108)
!2111 = !DILocation(line: 50, column: 5, scope: !1997, inlinedAt: !1998)
!2112 = !DILocation(line: 51, column: 17, scope: !1997, inlinedAt: !1998)
!2113 = !DILocation(line: 51, column: 13, scope: !1997, inlinedAt: !1998)
!2114 = !DILocation(line: 51, column: 21, scope: !1997, inlinedAt: !1998)
!2115 = !DILocation(line: 51, column: 5, scope: !1997, inlinedAt: !1998)
!2116 = !DILocation(line: 53, column: 5, scope: !1997, inlinedAt: !1998)
!2117 = distinct !DISubprogram(name: "ConvertUint8", scope: !844, file: !844, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2118 = !DILocation(line: 150, column: 6, scope: !2117)
!2119 = !DILocation(line: 151, column: 32, scope: !2117)
!2120 = !DILocation(line: 152, column: 20, scope: !2117)
!2121 = !DILocation(line: 152, column: 41, scope: !2117)
!2122 = !DILocation(line: 152, column: 44, scope: !2117)
!2123 = !DILocation(line: 152, column: 18, scope: !2117)
!2124 = !DILocation(line: 152, column: 66, scope: !2117)
!2125 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2126 = !DILocation(line: 152, column: 14, scope: !2117)
!2127 = !DILocation(line: 62, column: 53, scope: !2125, inlinedAt: !2126)
!2128 = !DILocation(line: 62, column: 48, scope: !2125, inlinedAt: !2126)
!2129 = !DILocation(line: 62, column: 70, scope: !2125, inlinedAt: !2126)
!2130 = !DILocation(line: 62, column: 64, scope: !2125, inlinedAt: !2126)
!2131 = !DILocation(line: 62, column: 87, scope: !2125, inlinedAt: !2126)
!2132 = !DILocation(line: 62, column: 81, scope: !2125, inlinedAt: !2126)
!2133 = !DILocation(line: 62, column: 98, scope: !2125, inlinedAt: !2126)
!2134 = !DILocation(line: 62, column: 5, scope: !2125, inlinedAt: !2126)
!2135 = !DILocation(line: 62, column: 13, scope: !2125, inlinedAt: !2126)
!2136 = !DILocation(line: 62, column: 21, scope: !2125, inlinedAt: !2126)
!2137 = !DILocation(line: 62, column: 29, scope: !2125, inlinedAt: !2126)
!2138 = !DILocation(line: 62, column: 37, scope: !2125, inlinedAt: !2126)
!2139 = !DILocation(line: 63, column: 72, scope: !2125, inlinedAt: !2126)
!2140 = !DILocation(line: 63, column: 65, scope: !2125, inlinedAt: !2126)
!2141 = !DILocation(line: 63, column: 90, scope: !2125, inlinedAt: !2126)
!2142 = !DILocation(line: 63, column: 83, scope: !2125, inlinedAt: !2126)
!2143 = !DILocation(line: 63, column: 108, scope: !2125, inlinedAt: !2126)
!2144 = !DILocation(line: 63, column: 101, scope: !2125, inlinedAt: !2126)
!2145 = !DILocation(line: 63, column: 5, scope: !2125, inlinedAt: !2126)
!2146 = !DILocation(line: 63, column: 13, scope: !2125, inlinedAt: !2126)
!2147 = !DILocation(line: 63, column: 21, scope: !2125, inlinedAt: !2126)
!2148 = !DILocation(line: 63, column: 29, scope: !2125, inlinedAt: !2126)
!2149 = !DILocation(line: 63, column: 37, scope: !2125, inlinedAt: !2126)
!2150 = !DILocation(line: 64, column: 5, scope: !2125, inlinedAt: !2126)
!2151 = !DILocation(line: 64, column: 14, scope: !2125, inlinedAt: !2126)
!2152 = !DILocation(line: 64, column: 23, scope: !2125, inlinedAt: !2126)
!2153 = !DILocation(line: 65, column: 5, scope: !2125, inlinedAt: !2126)
!2154 = !DILocation(line: 65, column: 14, scope: !2125, inlinedAt: !2126)
!2155 = !DILocation(line: 66, column: 23, scope: !2125, inlinedAt: !2126)
!2156 = !DILocation(line: 67, column: 34, scope: !2125, inlinedAt: !2126)
!2157 = !DILocation(line: 67, column: 26, scope: !2125, inlinedAt: !2126)
!2158 = !DILocation(line: 67, column: 57, scope: !2125, inlinedAt: !2126)
!2159 = !DILocation(line: 67, column: 49, scope: !2125, inlinedAt: !2126)
!2160 = !DILocation(line: 67, column: 5, scope: !2125, inlinedAt: !2126)
!2161 = !DILocation(line: 67, column: 14, scope: !2125, inlinedAt: !2126)
!2162 = !DILocation(line: 68, column: 28, scope: !2125, inlinedAt: !2126)
!2163 = !DILocation(line: 68, column: 26, scope: !2125, inlinedAt: !2126)
!2164 = !DILocation(line: 68, column: 69, scope: !2125, inlinedAt: !2126)
!2165 = !DILocation(line: 68, column: 54, scope: !2125, inlinedAt: !2126)
!2166 = !DILocation(line: 68, column: 52, scope: !2125, inlinedAt: !2126)
!2167 = !DILocation(line: 68, column: 5, scope: !2125, inlinedAt: !2126)
!2168 = !DILocation(line: 68, column: 14, scope: !2125, inlinedAt: !2126)
!2169 = !DILocation(line: 69, column: 40, scope: !2125, inlinedAt: !2126)
!2170 = !DILocation(line: 69, column: 24, scope: !2125, inlinedAt: !2126)
!2171 = !DILocation(line: 69, column: 17, scope: !2125, inlinedAt: !2126)
!2172 = !DILocation(line: 69, column: 5, scope: !2125, inlinedAt: !2126)
!2173 = !DILocation(line: 153, column: 21, scope: !2117)
!2174 = !DILocation(line: 153, column: 27, scope: !2117)
!2175 = !DILocation(line: 153, column: 19, scope: !2117)
!2176 = !DILocation(line: 153, column: 33, scope: !2117)
!2177 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2178 = !DILocation(line: 153, column: 11, scope: !2117)
!2179 = !DILocation(line: 74, column: 34, scope: !2177, inlinedAt: !2178)
!2180 = !DILocation(line: 74, column: 26, scope: !2177, inlinedAt: !2178)
!2181 = !DILocation(line: 74, column: 47, scope: !2177, inlinedAt: !2178)
!2182 = !DILocation(line: 74, column: 5, scope: !2177, inlinedAt: !2178)
!2183 = !DILocation(line: 74, column: 13, scope: !2177, inlinedAt: !2178)
!2184 = distinct !DISubprogram(name: "IntegersUint16", scope: !844, file: !844, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2185 = !DILocation(line: 160, column: 6, scope: !2184)
!2186 = !DILocation(line: 161, column: 32, scope: !2184)
!2187 = !DILocation(line: 162, column: 17, scope: !2184)
!2188 = !DILocation(line: 162, column: 35, scope: !2184)
!2189 = !DILocation(line: 162, column: 38, scope: !2184)
!2190 = !DILocation(line: 162, column: 15, scope: !2184)
!2191 = !DILocation(line: 162, column: 57, scope: !2184)
!2192 = !DILocation(line: 162, column: 63, scope: !2184)
!2193 = !DILocation(line: 162, column: 74, scope: !2184)
!2194 = !DILocation(line: 162, column: 72, scope: !2184)
!2195 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2196 = !DILocation(line: 162, column: 11, scope: !2184)
!2197 = !DILocation(line: 14, column: 28, scope: !2195, inlinedAt: !2196)
!2198 = !DILocation(line: 14, column: 33, scope: !2195, inlinedAt: !2196)
!2199 = !DILocation(line: 14, column: 38, scope: !2195, inlinedAt: !2196)
!2200 = !DILocation(line: 14, column: 5, scope: !2195, inlinedAt: !2196)
!2201 = !DILocation(line: 14, column: 13, scope: !2195, inlinedAt: !2196)
!2202 = !DILocation(line: 14, column: 21, scope: !2195, inlinedAt: !2196)
!2203 = !DILocation(line: 15, column: 36, scope: !2195, inlinedAt: !2196)
!2204 = !DILocation(line: 15, column: 41, scope: !2195, inlinedAt: !2196)
!2205 = !DILocation(line: 15, column: 46, scope: !2195, inlinedAt: !2196)
!2206 = !DILocation(line: 15, column: 51, scope: !2195, inlinedAt: !2196)
!2207 = !DILocation(line: 15, column: 5, scope: !2195, inlinedAt: !2196)
!2208 = !DILocation(line: 15, column: 13, scope: !2195, inlinedAt: !2196)
!2209 = !DILocation(line: 15, column: 21, scope: !2195, inlinedAt: !2196)
!2210 = !DILocation(line: 15, column: 29, scope: !2195, inlinedAt: !2196)
!2211 = !DILocation(line: 16, column: 27, scope: !2195, inlinedAt: !2196)
!2212 = !DILocation(line: 16, column: 31, scope: !2195, inlinedAt: !2196)
!2213 = !DILocation(line: 16, column: 5, scope: !2195, inlinedAt: !2196)
!2214 = !DILocation(line: 16, column: 13, scope: !2195, inlinedAt: !2196)
!2215 = !DILocation(line: 16, column: 21, scope: !2195, inlinedAt: !2196)
!2216 = !DILocation(line: 17, column: 22, scope: !2195, inlinedAt: !2196)
!2217 = !DILocation(line: 17, column: 28, scope: !2195, inlinedAt: !2196)
!2218 = !DILocation(line: 17, column: 5, scope: !2195, inlinedAt: !2196)
!2219 = !DILocation(line: 17, column: 14, scope: !2195, inlinedAt: !2196)
!2220 = !DILocation(line: 18, column: 27, scope: !2195, inlinedAt: !2196)
!2221 = !DILocation(line: 18, column: 22, scope: !2195, inlinedAt: !2196)
!2222 = !DILocation(line: 18, column: 40, scope: !2195, inlinedAt: !2196)
!2223 = !DILocation(line: 18, column: 33, scope: !2195, inlinedAt: !2196)
!2224 = !DILocation(line: 18, column: 5, scope: !2195, inlinedAt: !2196)
!2225 = !DILocation(line: 18, column: 14, scope: !2195, inlinedAt: !2196)
!2226 = !DILocation(line: 19, column: 22, scope: !2195, inlinedAt: !2196)
!2227 = !DILocation(line: 19, column: 28, scope: !2195, inlinedAt: !2196)
!2228 = !DILocation(line: 19, column: 5, scope: !2195, inlinedAt: !2196)
!2229 = !DILocation(line: 19, column: 14, scope: !2195, inlinedAt: !2196)
!2230 = !DILocation(line: 20, column: 25, scope: !2195, inlinedAt: !2196)
!2231 = !DILocation(line: 20, column: 35, scope: !2195, inlinedAt: !2196)
!2232 = !DILocation(line: 20, column: 31, scope: !2195, inlinedAt: !2196)
!2233 = !DILocation(line: 20, column: 5, scope: !2195, inlinedAt: !2196)
!2234 = !DILocation(line: 20, column: 14, scope: !2195, inlinedAt: !2196)
!2235 = !DILocation(line: 21, column: 7, scope: !2195, inlinedAt: !2196)
!2236 = !DILocation(line: 22, column: 23, scope: !2195, inlinedAt: !2196)
!2237 = !DILocation(line: 22, column: 28, scope: !2195, inlinedAt: !2196)
!2238 = !DILocation(line: 22, column: 6, scope: !2195, inlinedAt: !2196)
!2239 = !DILocation(line: 22, column: 15, scope: !2195, inlinedAt: !2196)
!2240 = !DILocation(line: 24, column: 6, scope: !2195, inlinedAt: !2196)
!2241 = !DILocation(line: 24, column: 15, scope: !2195, inlinedAt: !2196)
!2242 = !DILocation(line: 26, column: 22, scope: !2195, inlinedAt: !2196)
!2243 = !DILocation(line: 26, column: 27, scope: !2195, inlinedAt: !2196)
!2244 = !DILocation(line: 26, column: 5, scope: !2195, inlinedAt: !2196)
!2245 = !DILocation(line: 26, column: 14, scope: !2195, inlinedAt: !2196)
!2246 = !DILocation(line: 27, column: 22, scope: !2195, inlinedAt: !2196)
!2247 = !DILocation(line: 27, column: 27, scope: !2195, inlinedAt: !2196)
!2248 = !DILocation(line: 27, column: 5, scope: !2195, inlinedAt: !2196)
!2249 = !DILocation(line: 27, column: 14, scope: !2195, inlinedAt: !2196)
!2250 = !DILocation(line: 28, column: 24, scope: !2195, inlinedAt: !2196)
!2251 = !DILocation(line: 28, column: 35, scope: !2195, inlinedAt: !2196)
!2252 = !DILocation(line: 28, column: 5, scope: !2195, inlinedAt: !2196)
!2253 = !DILocation(line: 28, column: 14, scope: !2195, inlinedAt: !2196)
!2254 = !DILocation(line: 29, column: 39, scope: !2195, inlinedAt: !2196)
!2255 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2256 = !DILocation(line: 29, column: 36, scope: !2195, inlinedAt: !2196)
!2257 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2256)
!2258 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2256)
!2259 = !DILocation(line: 29, column: 55, scope: !2195, inlinedAt: !2196)
!2260 = !DILocation(line: 29, column: 52, scope: !2195, inlinedAt: !2196)
!2261 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2260)
!2262 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2260)
!2263 = !DILocation(line: 29, column: 71, scope: !2195, inlinedAt: !2196)
!2264 = !DILocation(line: 29, column: 68, scope: !2195, inlinedAt: !2196)
!2265 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2264)
!2266 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2264)
!2267 = !DILocation(line: 29, column: 5, scope: !2195, inlinedAt: !2196)
!2268 = !DILocation(line: 29, column: 14, scope: !2195, inlinedAt: !2196)
!2269 = !DILocation(line: 29, column: 23, scope: !2195, inlinedAt: !2196)
!2270 = !DILocation(line: 30, column: 39, scope: !2195, inlinedAt: !2196)
!2271 = !DILocation(line: 30, column: 36, scope: !2195, inlinedAt: !2196)
!2272 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2271)
!2273 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2271)
!2274 = !DILocation(line: 30, column: 55, scope: !2195, inlinedAt: !2196)
!2275 = !DILocation(line: 30, column: 52, scope: !2195, inlinedAt: !2196)
!2276 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2275)
!2277 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2275)
!2278 = !DILocation(line: 30, column: 70, scope: !2195, inlinedAt: !2196)
!2279 = !DILocation(line: 30, column: 67, scope: !2195, inlinedAt: !2196)
!2280 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2279)
!2281 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2279)
!2282 = !DILocation(line: 30, column: 5, scope: !2195, inlinedAt: !2196)
!2283 = !DILocation(line: 30, column: 14, scope: !2195, inlinedAt: !2196)
!2284 = !DILocation(line: 30, column: 23, scope: !2195, inlinedAt: !2196)
!2285 = !DILocation(line: 33, column: 2, scope: !2195, inlinedAt: !2196)
!2286 = !DILocation(line: 34, column: 2, scope: !2195, inlinedAt: !2196)
!2287 = !DILocation(line: 35, column: 2, scope: !2195, inlinedAt: !2196)
!2288 = !DILocation(line: 36, column: 5, scope: !2195, inlinedAt: !2196)
!2289 = !DILocation(line: 37, column: 2, scope: !2195, inlinedAt: !2196)
!2290 = !DILocation(line: 38, column: 2, scope: !2195, inlinedAt: !2196)
!2291 = !DILocation(line: 39, column: 2, scope: !2195, inlinedAt: !2196)
!2292 = !DILocation(line: 40, column: 2, scope: !2195, inlinedAt: !2196)
!2293 = !DILocation(line: 41, column: 5, scope: !2195, inlinedAt: !2196)
!2294 = !DILocation(line: 44, column: 2, scope: !2195, inlinedAt: !2196)
!2295 = !DILocation(line: 45, column: 5, scope: !2195, inlinedAt: !2196)
!2296 = !DILocation(line: 48, column: 14, scope: !2195, inlinedAt: !2196)
!2297 = !DILocation(line: 48, column: 5, scope: !2195, inlinedAt: !2196)
!2298 = !DILocation(line: 49, column: 21, scope: !2195, inlinedAt: !2196)
!2299 = !DILocation(line: 49, column: 40, scope: !2195, inlinedAt: !2196)
!2300 = !DILocation(line: 49, column: 18, scope: !2195, inlinedAt: !2196)
!2301 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2300)
!2302 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2300)
!2303 = !DILocation(line: 49, column: 5, scope: !2195, inlinedAt: !2196)
!2304 = !DILocation(line: 50, column: 34, scope: !2195, inlinedAt: !2196)
!2305 = !DILocation(line: 50, column: 28, scope: !2195, inlinedAt: !2196)
!2306 = !DILocation(line: 50, column: 18, scope: !2195, inlinedAt: !2196)
!2307 = !DILocation(line: 10, column: 6, scope: !2255, inlinedAt: !2306)
!2308 = !DILocation(line: 14, column: 2, scope: !2255, inlinedAt: !2306)
!2309 = !DILocation(line: 50, column: 5, scope: !2195, inlinedAt: !2196)
!2310 = !DILocation(line: 51, column: 17, scope: !2195, inlinedAt: !2196)
!2311 = !DILocation(line: 51, column: 13, scope: !2195, inlinedAt: !2196)
!2312 = !DILocation(line: 51, column: 21, scope: !2195, inlinedAt: !2196)
!2313 = !DILocation(line: 51, column: 5, scope: !2195, inlinedAt: !2196)
!2314 = !DILocation(line: 53, column: 5, scope: !2195, inlinedAt: !2196)
!2315 = distinct !DISubprogram(name: "ConvertUint16", scope: !844, file: !844, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2316 = !DILocation(line: 169, column: 6, scope: !2315)
!2317 = !DILocation(line: 170, column: 32, scope: !2315)
!2318 = !DILocation(line: 171, column: 20, scope: !2315)
!2319 = !DILocation(line: 171, column: 41, scope: !2315)
!2320 = !DILocation(line: 171, column: 44, scope: !2315)
!2321 = !DILocation(line: 171, column: 18, scope: !2315)
!2322 = !DILocation(line: 171, column: 66, scope: !2315)
!2323 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2324 = !DILocation(line: 171, column: 14, scope: !2315)
!2325 = !DILocation(line: 62, column: 53, scope: !2323, inlinedAt: !2324)
!2326 = !DILocation(line: 62, column: 48, scope: !2323, inlinedAt: !2324)
!2327 = !DILocation(line: 62, column: 70, scope: !2323, inlinedAt: !2324)
!2328 = !DILocation(line: 62, column: 64, scope: !2323, inlinedAt: !2324)
!2329 = !DILocation(line: 62, column: 87, scope: !2323, inlinedAt: !2324)
!2330 = !DILocation(line: 62, column: 81, scope: !2323, inlinedAt: !2324)
!2331 = !DILocation(line: 62, column: 98, scope: !2323, inlinedAt: !2324)
!2332 = !DILocation(line: 62, column: 5, scope: !2323, inlinedAt: !2324)
!2333 = !DILocation(line: 62, column: 13, scope: !2323, inlinedAt: !2324)
!2334 = !DILocation(line: 62, column: 21, scope: !2323, inlinedAt: !2324)
!2335 = !DILocation(line: 62, column: 29, scope: !2323, inlinedAt: !2324)
!2336 = !DILocation(line: 62, column: 37, scope: !2323, inlinedAt: !2324)
!2337 = !DILocation(line: 63, column: 54, scope: !2323, inlinedAt: !2324)
!2338 = !DILocation(line: 63, column: 48, scope: !2323, inlinedAt: !2324)
!2339 = !DILocation(line: 63, column: 90, scope: !2323, inlinedAt: !2324)
!2340 = !DILocation(line: 63, column: 83, scope: !2323, inlinedAt: !2324)
!2341 = !DILocation(line: 63, column: 108, scope: !2323, inlinedAt: !2324)
!2342 = !DILocation(line: 63, column: 101, scope: !2323, inlinedAt: !2324)
!2343 = !DILocation(line: 63, column: 5, scope: !2323, inlinedAt: !2324)
!2344 = !DILocation(line: 63, column: 13, scope: !2323, inlinedAt: !2324)
!2345 = !DILocation(line: 63, column: 21, scope: !2323, inlinedAt: !2324)
!2346 = !DILocation(line: 63, column: 29, scope: !2323, inlinedAt: !2324)
!2347 = !DILocation(line: 63, column: 37, scope: !2323, inlinedAt: !2324)
!2348 = !DILocation(line: 64, column: 37, scope: !2323, inlinedAt: !2324)
!2349 = !DILocation(line: 64, column: 35, scope: !2323, inlinedAt: !2324)
!2350 = !DILocation(line: 64, column: 56, scope: !2323, inlinedAt: !2324)
!2351 = !DILocation(line: 64, column: 54, scope: !2323, inlinedAt: !2324)
!2352 = !DILocation(line: 64, column: 5, scope: !2323, inlinedAt: !2324)
!2353 = !DILocation(line: 64, column: 14, scope: !2323, inlinedAt: !2324)
!2354 = !DILocation(line: 64, column: 23, scope: !2323, inlinedAt: !2324)
!2355 = !DILocation(line: 65, column: 5, scope: !2323, inlinedAt: !2324)
!2356 = !DILocation(line: 65, column: 14, scope: !2323, inlinedAt: !2324)
!2357 = !DILocation(line: 66, column: 23, scope: !2323, inlinedAt: !2324)
!2358 = !DILocation(line: 67, column: 34, scope: !2323, inlinedAt: !2324)
!2359 = !DILocation(line: 67, column: 26, scope: !2323, inlinedAt: !2324)
!2360 = !DILocation(line: 67, column: 57, scope: !2323, inlinedAt: !2324)
!2361 = !DILocation(line: 67, column: 49, scope: !2323, inlinedAt: !2324)
!2362 = !DILocation(line: 67, column: 5, scope: !2323, inlinedAt: !2324)
!2363 = !DILocation(line: 67, column: 14, scope: !2323, inlinedAt: !2324)
!2364 = !DILocation(line: 68, column: 28, scope: !2323, inlinedAt: !2324)
!2365 = !DILocation(line: 68, column: 26, scope: !2323, inlinedAt: !2324)
!2366 = !DILocation(line: 68, column: 69, scope: !2323, inlinedAt: !2324)
!2367 = !DILocation(line: 68, column: 54, scope: !2323, inlinedAt: !2324)
!2368 = !DILocation(line: 68, column: 52, scope: !2323, inlinedAt: !2324)
!2369 = !DILocation(line: 68, column: 5, scope: !2323, inlinedAt: !2324)
!2370 = !DILocation(line: 68, column: 14, scope: !2323, inlinedAt: !2324)
!2371 = !DILocation(line: 69, column: 40, scope: !2323, inlinedAt: !2324)
!2372 = !DILocation(line: 69, column: 24, scope: !2323, inlinedAt: !2324)
!2373 = !DILocation(line: 69, column: 17, scope: !2323, inlinedAt: !2324)
!2374 = !DILocation(line: 69, column: 5, scope: !2323, inlinedAt: !2324)
!2375 = !DILocation(line: 172, column: 21, scope: !2315)
!2376 = !DILocation(line: 172, column: 27, scope: !2315)
!2377 = !DILocation(line: 172, column: 19, scope: !2315)
!2378 = !DILocation(line: 172, column: 33, scope: !2315)
!2379 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2380 = !DILocation(line: 172, column: 11, scope: !2315)
!2381 = !DILocation(line: 74, column: 34, scope: !2379, inlinedAt: !2380)
!2382 = !DILocation(line: 74, column: 26, scope: !2379, inlinedAt: !2380)
!2383 = !DILocation(line: 74, column: 47, scope: !2379, inlinedAt: !2380)
!2384 = !DILocation(line: 74, column: 5, scope: !2379, inlinedAt: !2380)
!2385 = !DILocation(line: 74, column: 13, scope: !2379, inlinedAt: !2380)
!2386 = distinct !DISubprogram(name: "IntegersUint32", scope: !844, file: !844, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2387 = !DILocation(line: 179, column: 6, scope: !2386)
!2388 = !DILocation(line: 180, column: 32, scope: !2386)
!2389 = !DILocation(line: 181, column: 17, scope: !2386)
!2390 = !DILocation(line: 181, column: 35, scope: !2386)
!2391 = !DILocation(line: 181, column: 38, scope: !2386)
!2392 = !DILocation(line: 181, column: 15, scope: !2386)
!2393 = !DILocation(line: 181, column: 57, scope: !2386)
!2394 = !DILocation(line: 181, column: 63, scope: !2386)
!2395 = !DILocation(line: 181, column: 74, scope: !2386)
!2396 = !DILocation(line: 181, column: 72, scope: !2386)
!2397 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2398 = !DILocation(line: 181, column: 11, scope: !2386)
!2399 = !DILocation(line: 14, column: 28, scope: !2397, inlinedAt: !2398)
!2400 = !DILocation(line: 14, column: 33, scope: !2397, inlinedAt: !2398)
!2401 = !DILocation(line: 14, column: 38, scope: !2397, inlinedAt: !2398)
!2402 = !DILocation(line: 14, column: 5, scope: !2397, inlinedAt: !2398)
!2403 = !DILocation(line: 14, column: 13, scope: !2397, inlinedAt: !2398)
!2404 = !DILocation(line: 14, column: 21, scope: !2397, inlinedAt: !2398)
!2405 = !DILocation(line: 15, column: 36, scope: !2397, inlinedAt: !2398)
!2406 = !DILocation(line: 15, column: 41, scope: !2397, inlinedAt: !2398)
!2407 = !DILocation(line: 15, column: 46, scope: !2397, inlinedAt: !2398)
!2408 = !DILocation(line: 15, column: 51, scope: !2397, inlinedAt: !2398)
!2409 = !DILocation(line: 15, column: 5, scope: !2397, inlinedAt: !2398)
!2410 = !DILocation(line: 15, column: 13, scope: !2397, inlinedAt: !2398)
!2411 = !DILocation(line: 15, column: 21, scope: !2397, inlinedAt: !2398)
!2412 = !DILocation(line: 15, column: 29, scope: !2397, inlinedAt: !2398)
!2413 = !DILocation(line: 16, column: 27, scope: !2397, inlinedAt: !2398)
!2414 = !DILocation(line: 16, column: 31, scope: !2397, inlinedAt: !2398)
!2415 = !DILocation(line: 16, column: 5, scope: !2397, inlinedAt: !2398)
!2416 = !DILocation(line: 16, column: 13, scope: !2397, inlinedAt: !2398)
!2417 = !DILocation(line: 16, column: 21, scope: !2397, inlinedAt: !2398)
!2418 = !DILocation(line: 17, column: 22, scope: !2397, inlinedAt: !2398)
!2419 = !DILocation(line: 17, column: 28, scope: !2397, inlinedAt: !2398)
!2420 = !DILocation(line: 17, column: 5, scope: !2397, inlinedAt: !2398)
!2421 = !DILocation(line: 17, column: 14, scope: !2397, inlinedAt: !2398)
!2422 = !DILocation(line: 18, column: 27, scope: !2397, inlinedAt: !2398)
!2423 = !DILocation(line: 18, column: 22, scope: !2397, inlinedAt: !2398)
!2424 = !DILocation(line: 18, column: 40, scope: !2397, inlinedAt: !2398)
!2425 = !DILocation(line: 18, column: 33, scope: !2397, inlinedAt: !2398)
!2426 = !DILocation(line: 18, column: 5, scope: !2397, inlinedAt: !2398)
!2427 = !DILocation(line: 18, column: 14, scope: !2397, inlinedAt: !2398)
!2428 = !DILocation(line: 19, column: 22, scope: !2397, inlinedAt: !2398)
!2429 = !DILocation(line: 19, column: 28, scope: !2397, inlinedAt: !2398)
!2430 = !DILocation(line: 19, column: 5, scope: !2397, inlinedAt: !2398)
!2431 = !DILocation(line: 19, column: 14, scope: !2397, inlinedAt: !2398)
!2432 = !DILocation(line: 20, column: 25, scope: !2397, inlinedAt: !2398)
!2433 = !DILocation(line: 20, column: 35, scope: !2397, inlinedAt: !2398)
!2434 = !DILocation(line: 20, column: 31, scope: !2397, inlinedAt: !2398)
!2435 = !DILocation(line: 20, column: 5, scope: !2397, inlinedAt: !2398)
!2436 = !DILocation(line: 20, column: 14, scope: !2397, inlinedAt: !2398)
!2437 = !DILocation(line: 21, column: 7, scope: !2397, inlinedAt: !2398)
!2438 = !DILocation(line: 22, column: 23, scope: !2397, inlinedAt: !2398)
!2439 = !DILocation(line: 22, column: 28, scope: !2397, inlinedAt: !2398)
!2440 = !DILocation(line: 22, column: 6, scope: !2397, inlinedAt: !2398)
!2441 = !DILocation(line: 22, column: 15, scope: !2397, inlinedAt: !2398)
!2442 = !DILocation(line: 24, column: 6, scope: !2397, inlinedAt: !2398)
!2443 = !DILocation(line: 24, column: 15, scope: !2397, inlinedAt: !2398)
!2444 = !DILocation(line: 26, column: 22, scope: !2397, inlinedAt: !2398)
!2445 = !DILocation(line: 26, column: 27, scope: !2397, inlinedAt: !2398)
!2446 = !DILocation(line: 26, column: 5, scope: !2397, inlinedAt: !2398)
!2447 = !DILocation(line: 26, column: 14, scope: !2397, inlinedAt: !2398)
!2448 = !DILocation(line: 27, column: 22, scope: !2397, inlinedAt: !2398)
!2449 = !DILocation(line: 27, column: 27, scope: !2397, inlinedAt: !2398)
!2450 = !DILocation(line: 27, column: 5, scope: !2397, inlinedAt: !2398)
!2451 = !DILocation(line: 27, column: 14, scope: !2397, inlinedAt: !2398)
!2452 = !DILocation(line: 28, column: 24, scope: !2397, inlinedAt: !2398)
!2453 = !DILocation(line: 28, column: 35, scope: !2397, inlinedAt: !2398)
!2454 = !DILocation(line: 28, column: 5, scope: !2397, inlinedAt: !2398)
!2455 = !DILocation(line: 28, column: 14, scope: !2397, inlinedAt: !2398)
!2456 = !DILocation(line: 29, column: 39, scope: !2397, inlinedAt: !2398)
!2457 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2458 = !DILocation(line: 29, column: 36, scope: !2397, inlinedAt: !2398)
!2459 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2458)
!2460 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2458)
!2461 = !DILocation(line: 29, column: 55, scope: !2397, inlinedAt: !2398)
!2462 = !DILocation(line: 29, column: 52, scope: !2397, inlinedAt: !2398)
!2463 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2462)
!2464 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2462)
!2465 = !DILocation(line: 29, column: 71, scope: !2397, inlinedAt: !2398)
!2466 = !DILocation(line: 29, column: 68, scope: !2397, inlinedAt: !2398)
!2467 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2466)
!2468 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2466)
!2469 = !DILocation(line: 29, column: 5, scope: !2397, inlinedAt: !2398)
!2470 = !DILocation(line: 29, column: 14, scope: !2397, inlinedAt: !2398)
!2471 = !DILocation(line: 29, column: 23, scope: !2397, inlinedAt: !2398)
!2472 = !DILocation(line: 30, column: 39, scope: !2397, inlinedAt: !2398)
!2473 = !DILocation(line: 30, column: 36, scope: !2397, inlinedAt: !2398)
!2474 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2473)
!2475 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2473)
!2476 = !DILocation(line: 30, column: 55, scope: !2397, inlinedAt: !2398)
!2477 = !DILocation(line: 30, column: 52, scope: !2397, inlinedAt: !2398)
!2478 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2477)
!2479 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2477)
!2480 = !DILocation(line: 30, column: 70, scope: !2397, inlinedAt: !2398)
!2481 = !DILocation(line: 30, column: 67, scope: !2397, inlinedAt: !2398)
!2482 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2481)
!2483 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2481)
!2484 = !DILocation(line: 30, column: 5, scope: !2397, inlinedAt: !2398)
!2485 = !DILocation(line: 30, column: 14, scope: !2397, inlinedAt: !2398)
!2486 = !DILocation(line: 30, column: 23, scope: !2397, inlinedAt: !2398)
!2487 = !DILocation(line: 33, column: 2, scope: !2397, inlinedAt: !2398)
!2488 = !DILocation(line: 34, column: 2, scope: !2397, inlinedAt: !2398)
!2489 = !DILocation(line: 35, column: 2, scope: !2397, inlinedAt: !2398)
!2490 = !DILocation(line: 36, column: 5, scope: !2397, inlinedAt: !2398)
!2491 = !DILocation(line: 37, column: 2, scope: !2397, inlinedAt: !2398)
!2492 = !DILocation(line: 38, column: 2, scope: !2397, inlinedAt: !2398)
!2493 = !DILocation(line: 39, column: 2, scope: !2397, inlinedAt: !2398)
!2494 = !DILocation(line: 40, column: 2, scope: !2397, inlinedAt: !2398)
!2495 = !DILocation(line: 41, column: 5, scope: !2397, inlinedAt: !2398)
!2496 = !DILocation(line: 44, column: 2, scope: !2397, inlinedAt: !2398)
!2497 = !DILocation(line: 45, column: 5, scope: !2397, inlinedAt: !2398)
!2498 = !DILocation(line: 48, column: 14, scope: !2397, inlinedAt: !2398)
!2499 = !DILocation(line: 48, column: 5, scope: !2397, inlinedAt: !2398)
!2500 = !DILocation(line: 49, column: 21, scope: !2397, inlinedAt: !2398)
!2501 = !DILocation(line: 49, column: 40, scope: !2397, inlinedAt: !2398)
!2502 = !DILocation(line: 49, column: 18, scope: !2397, inlinedAt: !2398)
!2503 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2502)
!2504 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2502)
!2505 = !DILocation(line: 49, column: 5, scope: !2397, inlinedAt: !2398)
!2506 = !DILocation(line: 50, column: 34, scope: !2397, inlinedAt: !2398)
!2507 = !DILocation(line: 50, column: 28, scope: !2397, inlinedAt: !2398)
!2508 = !DILocation(line: 50, column: 18, scope: !2397, inlinedAt: !2398)
!2509 = !DILocation(line: 10, column: 6, scope: !2457, inlinedAt: !2508)
!2510 = !DILocation(line: 14, column: 2, scope: !2457, inlinedAt: !2508)
!2511 = !DILocation(line: 50, column: 5, scope: !2397, inlinedAt: !2398)
!2512 = !DILocation(line: 51, column: 17, scope: !2397, inlinedAt: !2398)
!2513 = !DILocation(line: 51, column: 13, scope: !2397, inlinedAt: !2398)
!2514 = !DILocation(line: 51, column: 21, scope: !2397, inlinedAt: !2398)
!2515 = !DILocation(line: 51, column: 5, scope: !2397, inlinedAt: !2398)
!2516 = !DILocation(line: 53, column: 5, scope: !2397, inlinedAt: !2398)
!2517 = distinct !DISubprogram(name: "ConvertUint32", scope: !844, file: !844, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2518 = !DILocation(line: 188, column: 6, scope: !2517)
!2519 = !DILocation(line: 189, column: 32, scope: !2517)
!2520 = !DILocation(line: 190, column: 20, scope: !2517)
!2521 = !DILocation(line: 190, column: 41, scope: !2517)
!2522 = !DILocation(line: 190, column: 44, scope: !2517)
!2523 = !DILocation(line: 190, column: 18, scope: !2517)
!2524 = !DILocation(line: 190, column: 66, scope: !2517)
!2525 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2526 = !DILocation(line: 190, column: 14, scope: !2517)
!2527 = !DILocation(line: 62, column: 53, scope: !2525, inlinedAt: !2526)
!2528 = !DILocation(line: 62, column: 48, scope: !2525, inlinedAt: !2526)
!2529 = !DILocation(line: 62, column: 70, scope: !2525, inlinedAt: !2526)
!2530 = !DILocation(line: 62, column: 64, scope: !2525, inlinedAt: !2526)
!2531 = !DILocation(line: 62, column: 87, scope: !2525, inlinedAt: !2526)
!2532 = !DILocation(line: 62, column: 81, scope: !2525, inlinedAt: !2526)
!2533 = !DILocation(line: 62, column: 98, scope: !2525, inlinedAt: !2526)
!2534 = !DILocation(line: 62, column: 5, scope: !2525, inlinedAt: !2526)
!2535 = !DILocation(line: 62, column: 13, scope: !2525, inlinedAt: !2526)
!2536 = !DILocation(line: 62, column: 21, scope: !2525, inlinedAt: !2526)
!2537 = !DILocation(line: 62, column: 29, scope: !2525, inlinedAt: !2526)
!2538 = !DILocation(line: 62, column: 37, scope: !2525, inlinedAt: !2526)
!2539 = !DILocation(line: 63, column: 54, scope: !2525, inlinedAt: !2526)
!2540 = !DILocation(line: 63, column: 48, scope: !2525, inlinedAt: !2526)
!2541 = !DILocation(line: 63, column: 72, scope: !2525, inlinedAt: !2526)
!2542 = !DILocation(line: 63, column: 65, scope: !2525, inlinedAt: !2526)
!2543 = !DILocation(line: 63, column: 108, scope: !2525, inlinedAt: !2526)
!2544 = !DILocation(line: 63, column: 101, scope: !2525, inlinedAt: !2526)
!2545 = !DILocation(line: 63, column: 5, scope: !2525, inlinedAt: !2526)
!2546 = !DILocation(line: 63, column: 13, scope: !2525, inlinedAt: !2526)
!2547 = !DILocation(line: 63, column: 21, scope: !2525, inlinedAt: !2526)
!2548 = !DILocation(line: 63, column: 29, scope: !2525, inlinedAt: !2526)
!2549 = !DILocation(line: 63, column: 37, scope: !2525, inlinedAt: !2526)
!2550 = !DILocation(line: 64, column: 37, scope: !2525, inlinedAt: !2526)
!2551 = !DILocation(line: 64, column: 35, scope: !2525, inlinedAt: !2526)
!2552 = !DILocation(line: 64, column: 56, scope: !2525, inlinedAt: !2526)
!2553 = !DILocation(line: 64, column: 54, scope: !2525, inlinedAt: !2526)
!2554 = !DILocation(line: 64, column: 76, scope: !2525, inlinedAt: !2526)
!2555 = !DILocation(line: 64, column: 74, scope: !2525, inlinedAt: !2526)
!2556 = !DILocation(line: 64, column: 5, scope: !2525, inlinedAt: !2526)
!2557 = !DILocation(line: 64, column: 14, scope: !2525, inlinedAt: !2526)
!2558 = !DILocation(line: 64, column: 23, scope: !2525, inlinedAt: !2526)
!2559 = !DILocation(line: 65, column: 5, scope: !2525, inlinedAt: !2526)
!2560 = !DILocation(line: 65, column: 14, scope: !2525, inlinedAt: !2526)
!2561 = !DILocation(line: 66, column: 23, scope: !2525, inlinedAt: !2526)
!2562 = !DILocation(line: 67, column: 34, scope: !2525, inlinedAt: !2526)
!2563 = !DILocation(line: 67, column: 26, scope: !2525, inlinedAt: !2526)
!2564 = !DILocation(line: 67, column: 57, scope: !2525, inlinedAt: !2526)
!2565 = !DILocation(line: 67, column: 49, scope: !2525, inlinedAt: !2526)
!2566 = !DILocation(line: 67, column: 5, scope: !2525, inlinedAt: !2526)
!2567 = !DILocation(line: 67, column: 14, scope: !2525, inlinedAt: !2526)
!2568 = !DILocation(line: 68, column: 28, scope: !2525, inlinedAt: !2526)
!2569 = !DILocation(line: 68, column: 26, scope: !2525, inlinedAt: !2526)
!2570 = !DILocation(line: 68, column: 69, scope: !2525, inlinedAt: !2526)
!2571 = !DILocation(line: 68, column: 54, scope: !2525, inlinedAt: !2526)
!2572 = !DILocation(line: 68, column: 52, scope: !2525, inlinedAt: !2526)
!2573 = !DILocation(line: 68, column: 5, scope: !2525, inlinedAt: !2526)
!2574 = !DILocation(line: 68, column: 14, scope: !2525, inlinedAt: !2526)
!2575 = !DILocation(line: 69, column: 40, scope: !2525, inlinedAt: !2526)
!2576 = !DILocation(line: 69, column: 24, scope: !2525, inlinedAt: !2526)
!2577 = !DILocation(line: 69, column: 17, scope: !2525, inlinedAt: !2526)
!2578 = !DILocation(line: 69, column: 5, scope: !2525, inlinedAt: !2526)
!2579 = !DILocation(line: 191, column: 21, scope: !2517)
!2580 = !DILocation(line: 191, column: 27, scope: !2517)
!2581 = !DILocation(line: 191, column: 19, scope: !2517)
!2582 = !DILocation(line: 191, column: 33, scope: !2517)
!2583 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2584 = !DILocation(line: 191, column: 11, scope: !2517)
!2585 = !DILocation(line: 74, column: 34, scope: !2583, inlinedAt: !2584)
!2586 = !DILocation(line: 74, column: 26, scope: !2583, inlinedAt: !2584)
!2587 = !DILocation(line: 74, column: 47, scope: !2583, inlinedAt: !2584)
!2588 = !DILocation(line: 74, column: 5, scope: !2583, inlinedAt: !2584)
!2589 = !DILocation(line: 74, column: 13, scope: !2583, inlinedAt: !2584)
!2590 = distinct !DISubprogram(name: "AtomicsUint32", scope: !844, file: !844, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2591 = !DILocation(line: 198, column: 6, scope: !2590)
!2592 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2593 = !DILocation(line: 199, column: 9, scope: !2590)
!2594 = !DILocation(line: 15, column: 23, scope: !2592, inlinedAt: !2593)
!2595 = !DILocation(line: 16, column: 14, scope: !2592, inlinedAt: !2593)
!2596 = !DILocation(line: 16, column: 8, scope: !2592, inlinedAt: !2593)
!2597 = !DILocation(line: 17, column: 25, scope: !2592, inlinedAt: !2593)
!2598 = !DILocation(line: 17, column: 15, scope: !2592, inlinedAt: !2593)
!2599 = !DILocation(line: 18, column: 25, scope: !2592, inlinedAt: !2593)
!2600 = !DILocation(line: 18, column: 15, scope: !2592, inlinedAt: !2593)
!2601 = !DILocation(line: 19, column: 25, scope: !2592, inlinedAt: !2593)
!2602 = !DILocation(line: 19, column: 15, scope: !2592, inlinedAt: !2593)
!2603 = !DILocation(line: 20, column: 25, scope: !2592, inlinedAt: !2593)
!2604 = !DILocation(line: 20, column: 15, scope: !2592, inlinedAt: !2593)
!2605 = !DILocation(line: 21, column: 42, scope: !2592, inlinedAt: !2593)
!2606 = !DILocation(line: 21, column: 32, scope: !2592, inlinedAt: !2593)
!2607 = !DILocation(line: 21, column: 5, scope: !2592, inlinedAt: !2593)
!2608 = !DILocation(line: 22, column: 29, scope: !2592, inlinedAt: !2593)
!2609 = !DILocation(line: 22, column: 19, scope: !2592, inlinedAt: !2593)
!2610 = !DILocation(line: 22, column: 34, scope: !2592, inlinedAt: !2593)
!2611 = !DILocation(line: 23, column: 26, scope: !2592, inlinedAt: !2593)
!2612 = !DILocation(line: 23, column: 18, scope: !2592, inlinedAt: !2593)
!2613 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !844, file: !844, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2614 = !DILocation(line: 205, column: 6, scope: !2613)
!2615 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2616 = !DILocation(line: 205, column: 71, scope: !2613)
!2617 = !DILocation(line: 30, column: 23, scope: !2615, inlinedAt: !2616)
!2618 = !DILocation(line: 31, column: 25, scope: !2615, inlinedAt: !2616)
!2619 = !DILocation(line: 31, column: 46, scope: !2615, inlinedAt: !2616)
!2620 = !DILocation(line: 31, column: 37, scope: !2615, inlinedAt: !2616)
!2621 = !DILocation(line: 31, column: 30, scope: !2615, inlinedAt: !2616)
!2622 = !DILocation(line: 31, column: 15, scope: !2615, inlinedAt: !2616)
!2623 = !DILocation(line: 32, column: 24, scope: !2615, inlinedAt: !2616)
!2624 = !DILocation(line: 32, column: 14, scope: !2615, inlinedAt: !2616)
!2625 = !DILocation(line: 33, column: 25, scope: !2615, inlinedAt: !2616)
!2626 = !DILocation(line: 33, column: 31, scope: !2615, inlinedAt: !2616)
!2627 = !DILocation(line: 33, column: 15, scope: !2615, inlinedAt: !2616)
!2628 = !DILocation(line: 35, column: 35, scope: !2615, inlinedAt: !2616)
!2629 = !DILocation(line: 35, column: 25, scope: !2615, inlinedAt: !2616)
!2630 = !DILocation(line: 36, column: 55, scope: !2615, inlinedAt: !2616)
!2631 = !DILocation(line: 36, column: 30, scope: !2615, inlinedAt: !2616)
!2632 = !DILocation(line: 36, column: 59, scope: !2615, inlinedAt: !2616)
!2633 = !DILocation(line: 37, column: 7, scope: !2615, inlinedAt: !2616)
!2634 = !DILocation(line: 41, column: 39, scope: !2615, inlinedAt: !2616)
!2635 = !DILocation(line: 41, column: 29, scope: !2615, inlinedAt: !2616)
!2636 = !DILocation(line: 41, column: 50, scope: !2615, inlinedAt: !2616)
!2637 = !DILocation(line: 42, column: 26, scope: !2615, inlinedAt: !2616)
!2638 = !DILocation(line: 42, column: 16, scope: !2615, inlinedAt: !2616)
!2639 = distinct !DISubprogram(name: "IntegersUint64", scope: !844, file: !844, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2640 = !DILocation(line: 210, column: 6, scope: !2639)
!2641 = !DILocation(line: 211, column: 32, scope: !2639)
!2642 = !DILocation(line: 212, column: 17, scope: !2639)
!2643 = !DILocation(line: 212, column: 35, scope: !2639)
!2644 = !DILocation(line: 212, column: 38, scope: !2639)
!2645 = !DILocation(line: 212, column: 15, scope: !2639)
!2646 = !DILocation(line: 212, column: 57, scope: !2639)
!2647 = !DILocation(line: 212, column: 63, scope: !2639)
!2648 = !DILocation(line: 212, column: 74, scope: !2639)
!2649 = !DILocation(line: 212, column: 72, scope: !2639)
!2650 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2651 = !DILocation(line: 212, column: 11, scope: !2639)
!2652 = !DILocation(line: 14, column: 28, scope: !2650, inlinedAt: !2651)
!2653 = !DILocation(line: 14, column: 33, scope: !2650, inlinedAt: !2651)
!2654 = !DILocation(line: 14, column: 38, scope: !2650, inlinedAt: !2651)
!2655 = !DILocation(line: 14, column: 5, scope: !2650, inlinedAt: !2651)
!2656 = !DILocation(line: 14, column: 13, scope: !2650, inlinedAt: !2651)
!2657 = !DILocation(line: 14, column: 21, scope: !2650, inlinedAt: !2651)
!2658 = !DILocation(line: 15, column: 36, scope: !2650, inlinedAt: !2651)
!2659 = !DILocation(line: 15, column: 41, scope: !2650, inlinedAt: !2651)
!2660 = !DILocation(line: 15, column: 46, scope: !2650, inlinedAt: !2651)
!2661 = !DILocation(line: 15, column: 51, scope: !2650, inlinedAt: !2651)
!2662 = !DILocation(line: 15, column: 5, scope: !2650, inlinedAt: !2651)
!2663 = !DILocation(line: 15, column: 13, scope: !2650, inlinedAt: !2651)
!2664 = !DILocation(line: 15, column: 21, scope: !2650, inlinedAt: !2651)
!2665 = !DILocation(line: 15, column: 29, scope: !2650, inlinedAt: !2651)
!2666 = !DILocation(line: 16, column: 27, scope: !2650, inlinedAt: !2651)
!2667 = !DILocation(line: 16, column: 31, scope: !2650, inlinedAt: !2651)
!2668 = !DILocation(line: 16, column: 5, scope: !2650, inlinedAt: !2651)
!2669 = !DILocation(line: 16, column: 13, scope: !2650, inlinedAt: !2651)
!2670 = !DILocation(line: 16, column: 21, scope: !2650, inlinedAt: !2651)
!2671 = !DILocation(line: 17, column: 22, scope: !2650, inlinedAt: !2651)
!2672 = !DILocation(line: 17, column: 28, scope: !2650, inlinedAt: !2651)
!2673 = !DILocation(line: 17, column: 5, scope: !2650, inlinedAt: !2651)
!2674 = !DILocation(line: 17, column: 14, scope: !2650, inlinedAt: !2651)
!2675 = !DILocation(line: 18, column: 27, scope: !2650, inlinedAt: !2651)
!2676 = !DILocation(line: 18, column: 22, scope: !2650, inlinedAt: !2651)
!2677 = !DILocation(line: 18, column: 40, scope: !2650, inlinedAt: !2651)
!2678 = !DILocation(line: 18, column: 33, scope: !2650, inlinedAt: !2651)
!2679 = !DILocation(line: 18, column: 5, scope: !2650, inlinedAt: !2651)
!2680 = !DILocation(line: 18, column: 14, scope: !2650, inlinedAt: !2651)
!2681 = !DILocation(line: 19, column: 22, scope: !2650, inlinedAt: !2651)
!2682 = !DILocation(line: 19, column: 28, scope: !2650, inlinedAt: !2651)
!2683 = !DILocation(line: 19, column: 5, scope: !2650, inlinedAt: !2651)
!2684 = !DILocation(line: 19, column: 14, scope: !2650, inlinedAt: !2651)
!2685 = !DILocation(line: 20, column: 25, scope: !2650, inlinedAt: !2651)
!2686 = !DILocation(line: 20, column: 35, scope: !2650, inlinedAt: !2651)
!2687 = !DILocation(line: 20, column: 31, scope: !2650, inlinedAt: !2651)
!2688 = !DILocation(line: 20, column: 5, scope: !2650, inlinedAt: !2651)
!2689 = !DILocation(line: 20, column: 14, scope: !2650, inlinedAt: !2651)
!2690 = !DILocation(line: 21, column: 7, scope: !2650, inlinedAt: !2651)
!2691 = !DILocation(line: 22, column: 23, scope: !2650, inlinedAt: !2651)
!2692 = !DILocation(line: 22, column: 28, scope: !2650, inlinedAt: !2651)
!2693 = !DILocation(line: 22, column: 6, scope: !2650, inlinedAt: !2651)
!2694 = !DILocation(line: 22, column: 15, scope: !2650, inlinedAt: !2651)
!2695 = !DILocation(line: 24, column: 6, scope: !2650, inlinedAt: !2651)
!2696 = !DILocation(line: 24, column: 15, scope: !2650, inlinedAt: !2651)
!2697 = !DILocation(line: 26, column: 22, scope: !2650, inlinedAt: !2651)
!2698 = !DILocation(line: 26, column: 27, scope: !2650, inlinedAt: !2651)
!2699 = !DILocation(line: 26, column: 5, scope: !2650, inlinedAt: !2651)
!2700 = !DILocation(line: 26, column: 14, scope: !2650, inlinedAt: !2651)
!2701 = !DILocation(line: 27, column: 22, scope: !2650, inlinedAt: !2651)
!2702 = !DILocation(line: 27, column: 27, scope: !2650, inlinedAt: !2651)
!2703 = !DILocation(line: 27, column: 5, scope: !2650, inlinedAt: !2651)
!2704 = !DILocation(line: 27, column: 14, scope: !2650, inlinedAt: !2651)
!2705 = !DILocation(line: 28, column: 24, scope: !2650, inlinedAt: !2651)
!2706 = !DILocation(line: 28, column: 35, scope: !2650, inlinedAt: !2651)
!2707 = !DILocation(line: 28, column: 5, scope: !2650, inlinedAt: !2651)
!2708 = !DILocation(line: 28, column: 14, scope: !2650, inlinedAt: !2651)
!2709 = !DILocation(line: 29, column: 39, scope: !2650, inlinedAt: !2651)
!2710 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2711 = !DILocation(line: 29, column: 36, scope: !2650, inlinedAt: !2651)
!2712 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2711)
!2713 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2711)
!2714 = !DILocation(line: 29, column: 55, scope: !2650, inlinedAt: !2651)
!2715 = !DILocation(line: 29, column: 52, scope: !2650, inlinedAt: !2651)
!2716 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2715)
!2717 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2715)
!2718 = !DILocation(line: 29, column: 71, scope: !2650, inlinedAt: !2651)
!2719 = !DILocation(line: 29, column: 68, scope: !2650, inlinedAt: !2651)
!2720 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2719)
!2721 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2719)
!2722 = !DILocation(line: 29, column: 5, scope: !2650, inlinedAt: !2651)
!2723 = !DILocation(line: 29, column: 14, scope: !2650, inlinedAt: !2651)
!2724 = !DILocation(line: 29, column: 23, scope: !2650, inlinedAt: !2651)
!2725 = !DILocation(line: 30, column: 39, scope: !2650, inlinedAt: !2651)
!2726 = !DILocation(line: 30, column: 36, scope: !2650, inlinedAt: !2651)
!2727 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2726)
!2728 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2726)
!2729 = !DILocation(line: 30, column: 55, scope: !2650, inlinedAt: !2651)
!2730 = !DILocation(line: 30, column: 52, scope: !2650, inlinedAt: !2651)
!2731 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2730)
!2732 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2730)
!2733 = !DILocation(line: 30, column: 70, scope: !2650, inlinedAt: !2651)
!2734 = !DILocation(line: 30, column: 67, scope: !2650, inlinedAt: !2651)
!2735 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2734)
!2736 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2734)
!2737 = !DILocation(line: 30, column: 5, scope: !2650, inlinedAt: !2651)
!2738 = !DILocation(line: 30, column: 14, scope: !2650, inlinedAt: !2651)
!2739 = !DILocation(line: 30, column: 23, scope: !2650, inlinedAt: !2651)
!2740 = !DILocation(line: 33, column: 2, scope: !2650, inlinedAt: !2651)
!2741 = !DILocation(line: 34, column: 2, scope: !2650, inlinedAt: !2651)
!2742 = !DILocation(line: 35, column: 2, scope: !2650, inlinedAt: !2651)
!2743 = !DILocation(line: 36, column: 5, scope: !2650, inlinedAt: !2651)
!2744 = !DILocation(line: 37, column: 2, scope: !2650, inlinedAt: !2651)
!2745 = !DILocation(line: 38, column: 2, scope: !2650, inlinedAt: !2651)
!2746 = !DILocation(line: 39, column: 2, scope: !2650, inlinedAt: !2651)
!2747 = !DILocation(line: 40, column: 2, scope: !2650, inlinedAt: !2651)
!2748 = !DILocation(line: 41, column: 5, scope: !2650, inlinedAt: !2651)
!2749 = !DILocation(line: 44, column: 2, scope: !2650, inlinedAt: !2651)
!2750 = !DILocation(line: 45, column: 5, scope: !2650, inlinedAt: !2651)
!2751 = !DILocation(line: 48, column: 14, scope: !2650, inlinedAt: !2651)
!2752 = !DILocation(line: 48, column: 5, scope: !2650, inlinedAt: !2651)
!2753 = !DILocation(line: 49, column: 21, scope: !2650, inlinedAt: !2651)
!2754 = !DILocation(line: 49, column: 40, scope: !2650, inlinedAt: !2651)
!2755 = !DILocation(line: 49, column: 18, scope: !2650, inlinedAt: !2651)
!2756 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2755)
!2757 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2755)
!2758 = !DILocation(line: 49, column: 5, scope: !2650, inlinedAt: !2651)
!2759 = !DILocation(line: 50, column: 34, scope: !2650, inlinedAt: !2651)
!2760 = !DILocation(line: 50, column: 28, scope: !2650, inlinedAt: !2651)
!2761 = !DILocation(line: 50, column: 18, scope: !2650, inlinedAt: !2651)
!2762 = !DILocation(line: 10, column: 6, scope: !2710, inlinedAt: !2761)
!2763 = !DILocation(line: 14, column: 2, scope: !2710, inlinedAt: !2761)
!2764 = !DILocation(line: 50, column: 5, scope: !2650, inlinedAt: !2651)
!2765 = !DILocation(line: 51, column: 17, scope: !2650, inlinedAt: !2651)
!2766 = !DILocation(line: 51, column: 13, scope: !2650, inlinedAt: !2651)
!2767 = !DILocation(line: 51, column: 21, scope: !2650, inlinedAt: !2651)
!2768 = !DILocation(line: 51, column: 5, scope: !2650, inlinedAt: !2651)
!2769 = !DILocation(line: 53, column: 5, scope: !2650, inlinedAt: !2651)
!2770 = distinct !DISubprogram(name: "ConvertUint64", scope: !844, file: !844, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2771 = !DILocation(line: 219, column: 6, scope: !2770)
!2772 = !DILocation(line: 220, column: 32, scope: !2770)
!2773 = !DILocation(line: 221, column: 20, scope: !2770)
!2774 = !DILocation(line: 221, column: 41, scope: !2770)
!2775 = !DILocation(line: 221, column: 44, scope: !2770)
!2776 = !DILocation(line: 221, column: 18, scope: !2770)
!2777 = !DILocation(line: 221, column: 66, scope: !2770)
!2778 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2779 = !DILocation(line: 221, column: 14, scope: !2770)
!2780 = !DILocation(line: 62, column: 53, scope: !2778, inlinedAt: !2779)
!2781 = !DILocation(line: 62, column: 48, scope: !2778, inlinedAt: !2779)
!2782 = !DILocation(line: 62, column: 70, scope: !2778, inlinedAt: !2779)
!2783 = !DILocation(line: 62, column: 64, scope: !2778, inlinedAt: !2779)
!2784 = !DILocation(line: 62, column: 87, scope: !2778, inlinedAt: !2779)
!2785 = !DILocation(line: 62, column: 81, scope: !2778, inlinedAt: !2779)
!2786 = !DILocation(line: 62, column: 98, scope: !2778, inlinedAt: !2779)
!2787 = !DILocation(line: 62, column: 5, scope: !2778, inlinedAt: !2779)
!2788 = !DILocation(line: 62, column: 13, scope: !2778, inlinedAt: !2779)
!2789 = !DILocation(line: 62, column: 21, scope: !2778, inlinedAt: !2779)
!2790 = !DILocation(line: 62, column: 29, scope: !2778, inlinedAt: !2779)
!2791 = !DILocation(line: 62, column: 37, scope: !2778, inlinedAt: !2779)
!2792 = !DILocation(line: 63, column: 54, scope: !2778, inlinedAt: !2779)
!2793 = !DILocation(line: 63, column: 48, scope: !2778, inlinedAt: !2779)
!2794 = !DILocation(line: 63, column: 72, scope: !2778, inlinedAt: !2779)
!2795 = !DILocation(line: 63, column: 65, scope: !2778, inlinedAt: !2779)
!2796 = !DILocation(line: 63, column: 90, scope: !2778, inlinedAt: !2779)
!2797 = !DILocation(line: 63, column: 83, scope: !2778, inlinedAt: !2779)
!2798 = !DILocation(line: 63, column: 5, scope: !2778, inlinedAt: !2779)
!2799 = !DILocation(line: 63, column: 13, scope: !2778, inlinedAt: !2779)
!2800 = !DILocation(line: 63, column: 21, scope: !2778, inlinedAt: !2779)
!2801 = !DILocation(line: 63, column: 29, scope: !2778, inlinedAt: !2779)
!2802 = !DILocation(line: 63, column: 37, scope: !2778, inlinedAt: !2779)
!2803 = !DILocation(line: 64, column: 37, scope: !2778, inlinedAt: !2779)
!2804 = !DILocation(line: 64, column: 35, scope: !2778, inlinedAt: !2779)
!2805 = !DILocation(line: 64, column: 56, scope: !2778, inlinedAt: !2779)
!2806 = !DILocation(line: 64, column: 54, scope: !2778, inlinedAt: !2779)
!2807 = !DILocation(line: 64, column: 76, scope: !2778, inlinedAt: !2779)
!2808 = !DILocation(line: 64, column: 74, scope: !2778, inlinedAt: !2779)
!2809 = !DILocation(line: 64, column: 5, scope: !2778, inlinedAt: !2779)
!2810 = !DILocation(line: 64, column: 14, scope: !2778, inlinedAt: !2779)
!2811 = !DILocation(line: 64, column: 23, scope: !2778, inlinedAt: !2779)
!2812 = !DILocation(line: 65, column: 28, scope: !2778, inlinedAt: !2779)
!2813 = !DILocation(line: 65, column: 26, scope: !2778, inlinedAt: !2779)
!2814 = !DILocation(line: 65, column: 5, scope: !2778, inlinedAt: !2779)
!2815 = !DILocation(line: 65, column: 14, scope: !2778, inlinedAt: !2779)
!2816 = !DILocation(line: 66, column: 23, scope: !2778, inlinedAt: !2779)
!2817 = !DILocation(line: 67, column: 34, scope: !2778, inlinedAt: !2779)
!2818 = !DILocation(line: 67, column: 26, scope: !2778, inlinedAt: !2779)
!2819 = !DILocation(line: 67, column: 57, scope: !2778, inlinedAt: !2779)
!2820 = !DILocation(line: 67, column: 49, scope: !2778, inlinedAt: !2779)
!2821 = !DILocation(line: 67, column: 5, scope: !2778, inlinedAt: !2779)
!2822 = !DILocation(line: 67, column: 14, scope: !2778, inlinedAt: !2779)
!2823 = !DILocation(line: 68, column: 28, scope: !2778, inlinedAt: !2779)
!2824 = !DILocation(line: 68, column: 26, scope: !2778, inlinedAt: !2779)
!2825 = !DILocation(line: 68, column: 69, scope: !2778, inlinedAt: !2779)
!2826 = !DILocation(line: 68, column: 54, scope: !2778, inlinedAt: !2779)
!2827 = !DILocation(line: 68, column: 52, scope: !2778, inlinedAt: !2779)
!2828 = !DILocation(line: 68, column: 5, scope: !2778, inlinedAt: !2779)
!2829 = !DILocation(line: 68, column: 14, scope: !2778, inlinedAt: !2779)
!2830 = !DILocation(line: 69, column: 40, scope: !2778, inlinedAt: !2779)
!2831 = !DILocation(line: 69, column: 24, scope: !2778, inlinedAt: !2779)
!2832 = !DILocation(line: 69, column: 17, scope: !2778, inlinedAt: !2779)
!2833 = !DILocation(line: 69, column: 5, scope: !2778, inlinedAt: !2779)
!2834 = !DILocation(line: 222, column: 21, scope: !2770)
!2835 = !DILocation(line: 222, column: 27, scope: !2770)
!2836 = !DILocation(line: 222, column: 19, scope: !2770)
!2837 = !DILocation(line: 222, column: 33, scope: !2770)
!2838 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2839 = !DILocation(line: 222, column: 11, scope: !2770)
!2840 = !DILocation(line: 74, column: 34, scope: !2838, inlinedAt: !2839)
!2841 = !DILocation(line: 74, column: 26, scope: !2838, inlinedAt: !2839)
!2842 = !DILocation(line: 74, column: 47, scope: !2838, inlinedAt: !2839)
!2843 = !DILocation(line: 74, column: 5, scope: !2838, inlinedAt: !2839)
!2844 = !DILocation(line: 74, column: 13, scope: !2838, inlinedAt: !2839)
!2845 = distinct !DISubprogram(name: "AtomicsUint64", scope: !844, file: !844, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2846 = !DILocation(line: 229, column: 6, scope: !2845)
!2847 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2848 = !DILocation(line: 230, column: 9, scope: !2845)
!2849 = !DILocation(line: 15, column: 23, scope: !2847, inlinedAt: !2848)
!2850 = !DILocation(line: 16, column: 14, scope: !2847, inlinedAt: !2848)
!2851 = !DILocation(line: 16, column: 8, scope: !2847, inlinedAt: !2848)
!2852 = !DILocation(line: 17, column: 25, scope: !2847, inlinedAt: !2848)
!2853 = !DILocation(line: 17, column: 15, scope: !2847, inlinedAt: !2848)
!2854 = !DILocation(line: 18, column: 25, scope: !2847, inlinedAt: !2848)
!2855 = !DILocation(line: 18, column: 15, scope: !2847, inlinedAt: !2848)
!2856 = !DILocation(line: 19, column: 25, scope: !2847, inlinedAt: !2848)
!2857 = !DILocation(line: 19, column: 15, scope: !2847, inlinedAt: !2848)
!2858 = !DILocation(line: 20, column: 25, scope: !2847, inlinedAt: !2848)
!2859 = !DILocation(line: 20, column: 15, scope: !2847, inlinedAt: !2848)
!2860 = !DILocation(line: 21, column: 42, scope: !2847, inlinedAt: !2848)
!2861 = !DILocation(line: 21, column: 32, scope: !2847, inlinedAt: !2848)
!2862 = !DILocation(line: 21, column: 5, scope: !2847, inlinedAt: !2848)
!2863 = !DILocation(line: 22, column: 29, scope: !2847, inlinedAt: !2848)
!2864 = !DILocation(line: 22, column: 19, scope: !2847, inlinedAt: !2848)
!2865 = !DILocation(line: 22, column: 34, scope: !2847, inlinedAt: !2848)
!2866 = !DILocation(line: 23, column: 26, scope: !2847, inlinedAt: !2848)
!2867 = !DILocation(line: 23, column: 18, scope: !2847, inlinedAt: !2848)
!2868 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !844, file: !844, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!2869 = !DILocation(line: 236, column: 6, scope: !2868)
!2870 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2871 = !DILocation(line: 236, column: 71, scope: !2868)
!2872 = !DILocation(line: 30, column: 23, scope: !2870, inlinedAt: !2871)
!2873 = !DILocation(line: 31, column: 25, scope: !2870, inlinedAt: !2871)
!2874 = !DILocation(line: 31, column: 46, scope: !2870, inlinedAt: !2871)
!2875 = !DILocation(line: 31, column: 37, scope: !2870, inlinedAt: !2871)
!2876 = !DILocation(line: 31, column: 30, scope: !2870, inlinedAt: !2871)
!2877 = !DILocation(line: 31, column: 15, scope: !2870, inlinedAt: !2871)
!2878 = !DILocation(line: 32, column: 24, scope: !2870, inlinedAt: !2871)
!2879 = !DILocation(line: 32, column: 14, scope: !2870, inlinedAt: !2871)
!2880 = !DILocation(line: 33, column: 25, scope: !2870, inlinedAt: !2871)
!2881 = !DILocation(line: 33, column: 31, scope: !2870, inlinedAt: !2871)
!2882 = !DILocation(line: 33, column: 15, scope: !2870, inlinedAt: !2871)
!2883 = !DILocation(line: 35, column: 35, scope: !2870, inlinedAt: !2871)
!2884 = !DILocation(line: 35, column: 25, scope: !2870, inlinedAt: !2871)
!2885 = !DILocation(line: 36, column: 55, scope: !2870, inlinedAt: !2871)
!2886 = !DILocation(line: 36, column: 30, scope: !2870, inlinedAt: !2871)
!2887 = !DILocation(line: 36, column: 59, scope: !2870, inlinedAt: !2871)
!2888 = !DILocation(line: 37, column: 7, scope: !2870, inlinedAt: !2871)
!2889 = !DILocation(line: 41, column: 39, scope: !2870, inlinedAt: !2871)
!2890 = !DILocation(line: 41, column: 29, scope: !2870, inlinedAt: !2871)
!2891 = !DILocation(line: 41, column: 50, scope: !2870, inlinedAt: !2871)
!2892 = !DILocation(line: 42, column: 26, scope: !2870, inlinedAt: !2871)
!2893 = !DILocation(line: 42, column: 16, scope: !2870, inlinedAt: !2871)
!2894 = distinct !DISubprogram(name: "IntegersUint", scope: !844, file: !844, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!2895 = !DILocation(line: 241, column: 6, scope: !2894)
!2896 = !DILocation(line: 242, column: 32, scope: !2894)
!2897 = !DILocation(line: 243, column: 17, scope: !2894)
!2898 = !DILocation(line: 243, column: 35, scope: !2894)
!2899 = !DILocation(line: 243, column: 38, scope: !2894)
!2900 = !DILocation(line: 243, column: 15, scope: !2894)
!2901 = !DILocation(line: 243, column: 57, scope: !2894)
!2902 = !DILocation(line: 243, column: 63, scope: !2894)
!2903 = !DILocation(line: 243, column: 74, scope: !2894)
!2904 = !DILocation(line: 243, column: 72, scope: !2894)
!2905 = distinct !DISubprogram(name: "Integers", scope: !856, file: !856, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2906 = !DILocation(line: 243, column: 11, scope: !2894)
!2907 = !DILocation(line: 14, column: 28, scope: !2905, inlinedAt: !2906)
!2908 = !DILocation(line: 14, column: 33, scope: !2905, inlinedAt: !2906)
!2909 = !DILocation(line: 14, column: 38, scope: !2905, inlinedAt: !2906)
!2910 = !DILocation(line: 14, column: 5, scope: !2905, inlinedAt: !2906)
!2911 = !DILocation(line: 14, column: 13, scope: !2905, inlinedAt: !2906)
!2912 = !DILocation(line: 14, column: 21, scope: !2905, inlinedAt: !2906)
!2913 = !DILocation(line: 15, column: 36, scope: !2905, inlinedAt: !2906)
!2914 = !DILocation(line: 15, column: 41, scope: !2905, inlinedAt: !2906)
!2915 = !DILocation(line: 15, column: 46, scope: !2905, inlinedAt: !2906)
!2916 = !DILocation(line: 15, column: 51, scope: !2905, inlinedAt: !2906)
!2917 = !DILocation(line: 15, column: 5, scope: !2905, inlinedAt: !2906)
!2918 = !DILocation(line: 15, column: 13, scope: !2905, inlinedAt: !2906)
!2919 = !DILocation(line: 15, column: 21, scope: !2905, inlinedAt: !2906)
!2920 = !DILocation(line: 15, column: 29, scope: !2905, inlinedAt: !2906)
!2921 = !DILocation(line: 16, column: 27, scope: !2905, inlinedAt: !2906)
!2922 = !DILocation(line: 16, column: 31, scope: !2905, inlinedAt: !2906)
!2923 = !DILocation(line: 16, column: 5, scope: !2905, inlinedAt: !2906)
!2924 = !DILocation(line: 16, column: 13, scope: !2905, inlinedAt: !2906)
!2925 = !DILocation(line: 16, column: 21, scope: !2905, inlinedAt: !2906)
!2926 = !DILocation(line: 17, column: 22, scope: !2905, inlinedAt: !2906)
!2927 = !DILocation(line: 17, column: 28, scope: !2905, inlinedAt: !2906)
!2928 = !DILocation(line: 17, column: 5, scope: !2905, inlinedAt: !2906)
!2929 = !DILocation(line: 17, column: 14, scope: !2905, inlinedAt: !2906)
!2930 = !DILocation(line: 18, column: 27, scope: !2905, inlinedAt: !2906)
!2931 = !DILocation(line: 18, column: 22, scope: !2905, inlinedAt: !2906)
!2932 = !DILocation(line: 18, column: 40, scope: !2905, inlinedAt: !2906)
!2933 = !DILocation(line: 18, column: 33, scope: !2905, inlinedAt: !2906)
!2934 = !DILocation(line: 18, column: 5, scope: !2905, inlinedAt: !2906)
!2935 = !DILocation(line: 18, column: 14, scope: !2905, inlinedAt: !2906)
!2936 = !DILocation(line: 19, column: 22, scope: !2905, inlinedAt: !2906)
!2937 = !DILocation(line: 19, column: 28, scope: !2905, inlinedAt: !2906)
!2938 = !DILocation(line: 19, column: 5, scope: !2905, inlinedAt: !2906)
!2939 = !DILocation(line: 19, column: 14, scope: !2905, inlinedAt: !2906)
!2940 = !DILocation(line: 20, column: 25, scope: !2905, inlinedAt: !2906)
!2941 = !DILocation(line: 20, column: 35, scope: !2905, inlinedAt: !2906)
!2942 = !DILocation(line: 20, column: 31, scope: !2905, inlinedAt: !2906)
!2943 = !DILocation(line: 20, column: 5, scope: !2905, inlinedAt: !2906)
!2944 = !DILocation(line: 20, column: 14, scope: !2905, inlinedAt: !2906)
!2945 = !DILocation(line: 21, column: 7, scope: !2905, inlinedAt: !2906)
!2946 = !DILocation(line: 22, column: 23, scope: !2905, inlinedAt: !2906)
!2947 = !DILocation(line: 22, column: 28, scope: !2905, inlinedAt: !2906)
!2948 = !DILocation(line: 22, column: 6, scope: !2905, inlinedAt: !2906)
!2949 = !DILocation(line: 22, column: 15, scope: !2905, inlinedAt: !2906)
!2950 = !DILocation(line: 24, column: 6, scope: !2905, inlinedAt: !2906)
!2951 = !DILocation(line: 24, column: 15, scope: !2905, inlinedAt: !2906)
!2952 = !DILocation(line: 26, column: 22, scope: !2905, inlinedAt: !2906)
!2953 = !DILocation(line: 26, column: 27, scope: !2905, inlinedAt: !2906)
!2954 = !DILocation(line: 26, column: 5, scope: !2905, inlinedAt: !2906)
!2955 = !DILocation(line: 26, column: 14, scope: !2905, inlinedAt: !2906)
!2956 = !DILocation(line: 27, column: 22, scope: !2905, inlinedAt: !2906)
!2957 = !DILocation(line: 27, column: 27, scope: !2905, inlinedAt: !2906)
!2958 = !DILocation(line: 27, column: 5, scope: !2905, inlinedAt: !2906)
!2959 = !DILocation(line: 27, column: 14, scope: !2905, inlinedAt: !2906)
!2960 = !DILocation(line: 28, column: 24, scope: !2905, inlinedAt: !2906)
!2961 = !DILocation(line: 28, column: 35, scope: !2905, inlinedAt: !2906)
!2962 = !DILocation(line: 28, column: 5, scope: !2905, inlinedAt: !2906)
!2963 = !DILocation(line: 28, column: 14, scope: !2905, inlinedAt: !2906)
!2964 = !DILocation(line: 29, column: 39, scope: !2905, inlinedAt: !2906)
!2965 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2966 = !DILocation(line: 29, column: 36, scope: !2905, inlinedAt: !2906)
!2967 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2966)
!2968 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2966)
!2969 = !DILocation(line: 29, column: 55, scope: !2905, inlinedAt: !2906)
!2970 = !DILocation(line: 29, column: 52, scope: !2905, inlinedAt: !2906)
!2971 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2970)
!2972 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2970)
!2973 = !DILocation(line: 29, column: 71, scope: !2905, inlinedAt: !2906)
!2974 = !DILocation(line: 29, column: 68, scope: !2905, inlinedAt: !2906)
!2975 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2974)
!2976 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2974)
!2977 = !DILocation(line: 29, column: 5, scope: !2905, inlinedAt: !2906)
!2978 = !DILocation(line: 29, column: 14, scope: !2905, inlinedAt: !2906)
!2979 = !DILocation(line: 29, column: 23, scope: !2905, inlinedAt: !2906)
!2980 = !DILocation(line: 30, column: 39, scope: !2905, inlinedAt: !2906)
!2981 = !DILocation(line: 30, column: 36, scope: !2905, inlinedAt: !2906)
!2982 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2981)
!2983 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2981)
!2984 = !DILocation(line: 30, column: 55, scope: !2905, inlinedAt: !2906)
!2985 = !DILocation(line: 30, column: 52, scope: !2905, inlinedAt: !2906)
!2986 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2985)
!2987 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2985)
!2988 = !DILocation(line: 30, column: 70, scope: !2905, inlinedAt: !2906)
!2989 = !DILocation(line: 30, column: 67, scope: !2905, inlinedAt: !2906)
!2990 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !2989)
!2991 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !2989)
!2992 = !DILocation(line: 30, column: 5, scope: !2905, inlinedAt: !2906)
!2993 = !DILocation(line: 30, column: 14, scope: !2905, inlinedAt: !2906)
!2994 = !DILocation(line: 30, column: 23, scope: !2905, inlinedAt: !2906)
!2995 = !DILocation(line: 33, column: 2, scope: !2905, inlinedAt: !2906)
!2996 = !DILocation(line: 34, column: 2, scope: !2905, inlinedAt: !2906)
!2997 = !DILocation(line: 35, column: 2, scope: !2905, inlinedAt: !2906)
!2998 = !DILocation(line: 36, column: 5, scope: !2905, inlinedAt: !2906)
!2999 = !DILocation(line: 37, column: 2, scope: !2905, inlinedAt: !2906)
!3000 = !DILocation(line: 38, column: 2, scope: !2905, inlinedAt: !2906)
!3001 = !DILocation(line: 39, column: 2, scope: !2905, inlinedAt: !2906)
!3002 = !DILocation(line: 40, column: 2, scope: !2905, inlinedAt: !2906)
!3003 = !DILocation(line: 41, column: 5, scope: !2905, inlinedAt: !2906)
!3004 = !DILocation(line: 44, column: 2, scope: !2905, inlinedAt: !2906)
!3005 = !DILocation(line: 45, column: 5, scope: !2905, inlinedAt: !2906)
!3006 = !DILocation(line: 48, column: 14, scope: !2905, inlinedAt: !2906)
!3007 = !DILocation(line: 48, column: 5, scope: !2905, inlinedAt: !2906)
!3008 = !DILocation(line: 49, column: 21, scope: !2905, inlinedAt: !2906)
!3009 = !DILocation(line: 49, column: 40, scope: !2905, inlinedAt: !2906)
!3010 = !DILocation(line: 49, column: 18, scope: !2905, inlinedAt: !2906)
!3011 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !3010)
!3012 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !3010)
!3013 = !DILocation(line: 49, column: 5, scope: !2905, inlinedAt: !2906)
!3014 = !DILocation(line: 50, column: 34, scope: !2905, inlinedAt: !2906)
!3015 = !DILocation(line: 50, column: 28, scope: !2905, inlinedAt: !2906)
!3016 = !DILocation(line: 50, column: 18, scope: !2905, inlinedAt: !2906)
!3017 = !DILocation(line: 10, column: 6, scope: !2965, inlinedAt: !3016)
!3018 = !DILocation(line: 14, column: 2, scope: !2965, inlinedAt: !3016)
!3019 = !DILocation(line: 50, column: 5, scope: !2905, inlinedAt: !2906)
!3020 = !DILocation(line: 51, column: 17, scope: !2905, inlinedAt: !2906)
!3021 = !DILocation(line: 51, column: 13, scope: !2905, inlinedAt: !2906)
!3022 = !DILocation(line: 51, column: 21, scope: !2905, inlinedAt: !2906)
!3023 = !DILocation(line: 51, column: 5, scope: !2905, inlinedAt: !2906)
!3024 = !DILocation(line: 53, column: 5, scope: !2905, inlinedAt: !2906)
!3025 = distinct !DISubprogram(name: "ConvertUint", scope: !844, file: !844, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3026 = !DILocation(line: 250, column: 6, scope: !3025)
!3027 = !DILocation(line: 251, column: 32, scope: !3025)
!3028 = !DILocation(line: 252, column: 20, scope: !3025)
!3029 = !DILocation(line: 252, column: 41, scope: !3025)
!3030 = !DILocation(line: 252, column: 44, scope: !3025)
!3031 = !DILocation(line: 252, column: 18, scope: !3025)
!3032 = !DILocation(line: 252, column: 66, scope: !3025)
!3033 = distinct !DISubprogram(name: "Conversions", scope: !856, file: !856, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3034 = !DILocation(line: 252, column: 14, scope: !3025)
!3035 = !DILocation(line: 62, column: 53, scope: !3033, inlinedAt: !3034)
!3036 = !DILocation(line: 62, column: 48, scope: !3033, inlinedAt: !3034)
!3037 = !DILocation(line: 62, column: 70, scope: !3033, inlinedAt: !3034)
!3038 = !DILocation(line: 62, column: 64, scope: !3033, inlinedAt: !3034)
!3039 = !DILocation(line: 62, column: 87, scope: !3033, inlinedAt: !3034)
!3040 = !DILocation(line: 62, column: 81, scope: !3033, inlinedAt: !3034)
!3041 = !DILocation(line: 62, column: 98, scope: !3033, inlinedAt: !3034)
!3042 = !DILocation(line: 62, column: 5, scope: !3033, inlinedAt: !3034)
!3043 = !DILocation(line: 62, column: 13, scope: !3033, inlinedAt: !3034)
!3044 = !DILocation(line: 62, column: 21, scope: !3033, inlinedAt: !3034)
!3045 = !DILocation(line: 62, column: 29, scope: !3033, inlinedAt: !3034)
!3046 = !DILocation(line: 62, column: 37, scope: !3033, inlinedAt: !3034)
!3047 = !DILocation(line: 63, column: 54, scope: !3033, inlinedAt: !3034)
!3048 = !DILocation(line: 63, column: 48, scope: !3033, inlinedAt: !3034)
!3049 = !DILocation(line: 63, column: 72, scope: !3033, inlinedAt: !3034)
!3050 = !DILocation(line: 63, column: 65, scope: !3033, inlinedAt: !3034)
!3051 = !DILocation(line: 63, column: 90, scope: !3033, inlinedAt: !3034)
!3052 = !DILocation(line: 63, column: 83, scope: !3033, inlinedAt: !3034)
!3053 = !DILocation(line: 63, column: 5, scope: !3033, inlinedAt: !3034)
!3054 = !DILocation(line: 63, column: 13, scope: !3033, inlinedAt: !3034)
!3055 = !DILocation(line: 63, column: 21, scope: !3033, inlinedAt: !3034)
!3056 = !DILocation(line: 63, column: 29, scope: !3033, inlinedAt: !3034)
!3057 = !DILocation(line: 63, column: 37, scope: !3033, inlinedAt: !3034)
!3058 = !DILocation(line: 64, column: 37, scope: !3033, inlinedAt: !3034)
!3059 = !DILocation(line: 64, column: 35, scope: !3033, inlinedAt: !3034)
!3060 = !DILocation(line: 64, column: 56, scope: !3033, inlinedAt: !3034)
!3061 = !DILocation(line: 64, column: 54, scope: !3033, inlinedAt: !3034)
!3062 = !DILocation(line: 64, column: 76, scope: !3033, inlinedAt: !3034)
!3063 = !DILocation(line: 64, column: 74, scope: !3033, inlinedAt: !3034)
!3064 = !DILocation(line: 64, column: 5, scope: !3033, inlinedAt: !3034)
!3065 = !DILocation(line: 64, column: 14, scope: !3033, inlinedAt: !3034)
!3066 = !DILocation(line: 64, column: 23, scope: !3033, inlinedAt: !3034)
!3067 = !DILocation(line: 65, column: 28, scope: !3033, inlinedAt: !3034)
!3068 = !DILocation(line: 65, column: 26, scope: !3033, inlinedAt: !3034)
!3069 = !DILocation(line: 65, column: 5, scope: !3033, inlinedAt: !3034)
!3070 = !DILocation(line: 65, column: 14, scope: !3033, inlinedAt: !3034)
!3071 = !DILocation(line: 66, column: 23, scope: !3033, inlinedAt: !3034)
!3072 = !DILocation(line: 67, column: 34, scope: !3033, inlinedAt: !3034)
!3073 = !DILocation(line: 67, column: 26, scope: !3033, inlinedAt: !3034)
!3074 = !DILocation(line: 67, column: 57, scope: !3033, inlinedAt: !3034)
!3075 = !DILocation(line: 67, column: 49, scope: !3033, inlinedAt: !3034)
!3076 = !DILocation(line: 67, column: 5, scope: !3033, inlinedAt: !3034)
!3077 = !DILocation(line: 67, column: 14, scope: !3033, inlinedAt: !3034)
!3078 = !DILocation(line: 68, column: 28, scope: !3033, inlinedAt: !3034)
!3079 = !DILocation(line: 68, column: 26, scope: !3033, inlinedAt: !3034)
!3080 = !DILocation(line: 68, column: 69, scope: !3033, inlinedAt: !3034)
!3081 = !DILocation(line: 68, column: 54, scope: !3033, inlinedAt: !3034)
!3082 = !DILocation(line: 68, column: 52, scope: !3033, inlinedAt: !3034)
!3083 = !DILocation(line: 68, column: 5, scope: !3033, inlinedAt: !3034)
!3084 = !DILocation(line: 68, column: 14, scope: !3033, inlinedAt: !3034)
!3085 = !DILocation(line: 69, column: 40, scope: !3033, inlinedAt: !3034)
!3086 = !DILocation(line: 69, column: 24, scope: !3033, inlinedAt: !3034)
!3087 = !DILocation(line: 69, column: 17, scope: !3033, inlinedAt: !3034)
!3088 = !DILocation(line: 69, column: 5, scope: !3033, inlinedAt: !3034)
!3089 = !DILocation(line: 253, column: 21, scope: !3025)
!3090 = !DILocation(line: 253, column: 27, scope: !3025)
!3091 = !DILocation(line: 253, column: 19, scope: !3025)
!3092 = !DILocation(line: 253, column: 33, scope: !3025)
!3093 = distinct !DISubprogram(name: "Rounding", scope: !856, file: !856, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3094 = !DILocation(line: 253, column: 11, scope: !3025)
!3095 = !DILocation(line: 74, column: 34, scope: !3093, inlinedAt: !3094)
!3096 = !DILocation(line: 74, column: 26, scope: !3093, inlinedAt: !3094)
!3097 = !DILocation(line: 74, column: 47, scope: !3093, inlinedAt: !3094)
!3098 = !DILocation(line: 74, column: 5, scope: !3093, inlinedAt: !3094)
!3099 = !DILocation(line: 74, column: 13, scope: !3093, inlinedAt: !3094)
!3100 = distinct !DISubprogram(name: "AtomicsUint", scope: !844, file: !844, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3101 = !DILocation(line: 260, column: 6, scope: !3100)
!3102 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3103 = !DILocation(line: 261, column: 9, scope: !3100)
!3104 = !DILocation(line: 15, column: 23, scope: !3102, inlinedAt: !3103)
!3105 = !DILocation(line: 16, column: 14, scope: !3102, inlinedAt: !3103)
!3106 = !DILocation(line: 16, column: 8, scope: !3102, inlinedAt: !3103)
!3107 = !DILocation(line: 17, column: 25, scope: !3102, inlinedAt: !3103)
!3108 = !DILocation(line: 17, column: 15, scope: !3102, inlinedAt: !3103)
!3109 = !DILocation(line: 18, column: 25, scope: !3102, inlinedAt: !3103)
!3110 = !DILocation(line: 18, column: 15, scope: !3102, inlinedAt: !3103)
!3111 = !DILocation(line: 19, column: 25, scope: !3102, inlinedAt: !3103)
!3112 = !DILocation(line: 19, column: 15, scope: !3102, inlinedAt: !3103)
!3113 = !DILocation(line: 20, column: 25, scope: !3102, inlinedAt: !3103)
!3114 = !DILocation(line: 20, column: 15, scope: !3102, inlinedAt: !3103)
!3115 = !DILocation(line: 21, column: 42, scope: !3102, inlinedAt: !3103)
!3116 = !DILocation(line: 21, column: 32, scope: !3102, inlinedAt: !3103)
!3117 = !DILocation(line: 21, column: 5, scope: !3102, inlinedAt: !3103)
!3118 = !DILocation(line: 22, column: 29, scope: !3102, inlinedAt: !3103)
!3119 = !DILocation(line: 22, column: 19, scope: !3102, inlinedAt: !3103)
!3120 = !DILocation(line: 22, column: 34, scope: !3102, inlinedAt: !3103)
!3121 = !DILocation(line: 23, column: 26, scope: !3102, inlinedAt: !3103)
!3122 = !DILocation(line: 23, column: 18, scope: !3102, inlinedAt: !3103)
!3123 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !844, file: !844, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3124 = !DILocation(line: 267, column: 6, scope: !3123)
!3125 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3126 = !DILocation(line: 267, column: 67, scope: !3123)
!3127 = !DILocation(line: 30, column: 23, scope: !3125, inlinedAt: !3126)
!3128 = !DILocation(line: 31, column: 25, scope: !3125, inlinedAt: !3126)
!3129 = !DILocation(line: 31, column: 46, scope: !3125, inlinedAt: !3126)
!3130 = !DILocation(line: 31, column: 37, scope: !3125, inlinedAt: !3126)
!3131 = !DILocation(line: 31, column: 30, scope: !3125, inlinedAt: !3126)
!3132 = !DILocation(line: 31, column: 15, scope: !3125, inlinedAt: !3126)
!3133 = !DILocation(line: 32, column: 24, scope: !3125, inlinedAt: !3126)
!3134 = !DILocation(line: 32, column: 14, scope: !3125, inlinedAt: !3126)
!3135 = !DILocation(line: 33, column: 25, scope: !3125, inlinedAt: !3126)
!3136 = !DILocation(line: 33, column: 31, scope: !3125, inlinedAt: !3126)
!3137 = !DILocation(line: 33, column: 15, scope: !3125, inlinedAt: !3126)
!3138 = !DILocation(line: 35, column: 35, scope: !3125, inlinedAt: !3126)
!3139 = !DILocation(line: 35, column: 25, scope: !3125, inlinedAt: !3126)
!3140 = !DILocation(line: 36, column: 55, scope: !3125, inlinedAt: !3126)
!3141 = !DILocation(line: 36, column: 30, scope: !3125, inlinedAt: !3126)
!3142 = !DILocation(line: 36, column: 59, scope: !3125, inlinedAt: !3126)
!3143 = !DILocation(line: 37, column: 7, scope: !3125, inlinedAt: !3126)
!3144 = !DILocation(line: 41, column: 39, scope: !3125, inlinedAt: !3126)
!3145 = !DILocation(line: 41, column: 29, scope: !3125, inlinedAt: !3126)
!3146 = !DILocation(line: 41, column: 50, scope: !3125, inlinedAt: !3126)
!3147 = !DILocation(line: 42, column: 26, scope: !3125, inlinedAt: !3126)
!3148 = !DILocation(line: 42, column: 16, scope: !3125, inlinedAt: !3126)
!3149 = distinct !DISubprogram(name: "FloatsFloat32", scope: !844, file: !844, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3150 = !DILocation(line: 272, column: 6, scope: !3149)
!3151 = !DILocation(line: 273, column: 32, scope: !3149)
!3152 = !DILocation(line: 274, column: 15, scope: !3149)
!3153 = !DILocation(line: 274, column: 31, scope: !3149)
!3154 = !DILocation(line: 274, column: 34, scope: !3149)
!3155 = !DILocation(line: 274, column: 13, scope: !3149)
!3156 = !DILocation(line: 274, column: 51, scope: !3149)
!3157 = !DILocation(line: 274, column: 57, scope: !3149)
!3158 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3159 = distinct !DISubprogram(name: "Floats", scope: !3158, file: !3158, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3160 = !DILocation(line: 274, column: 9, scope: !3149)
!3161 = !DILocation(line: 15, column: 36, scope: !3159, inlinedAt: !3160)
!3162 = !DILocation(line: 15, column: 41, scope: !3159, inlinedAt: !3160)
!3163 = !DILocation(line: 15, column: 46, scope: !3159, inlinedAt: !3160)
!3164 = !DILocation(line: 15, column: 51, scope: !3159, inlinedAt: !3160)
!3165 = !DILocation(line: 15, column: 5, scope: !3159, inlinedAt: !3160)
!3166 = !DILocation(line: 15, column: 13, scope: !3159, inlinedAt: !3160)
!3167 = !DILocation(line: 15, column: 21, scope: !3159, inlinedAt: !3160)
!3168 = !DILocation(line: 15, column: 29, scope: !3159, inlinedAt: !3160)
!3169 = !DILocation(line: 16, column: 19, scope: !3159, inlinedAt: !3160)
!3170 = !DILocation(line: 16, column: 5, scope: !3159, inlinedAt: !3160)
!3171 = !DILocation(line: 16, column: 13, scope: !3159, inlinedAt: !3160)
!3172 = !DILocation(line: 17, column: 36, scope: !3159, inlinedAt: !3160)
!3173 = distinct !DISubprogram(name: "bit", scope: !655, file: !655, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3174 = !DILocation(line: 17, column: 33, scope: !3159, inlinedAt: !3160)
!3175 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3174)
!3176 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3174)
!3177 = !DILocation(line: 17, column: 52, scope: !3159, inlinedAt: !3160)
!3178 = !DILocation(line: 17, column: 49, scope: !3159, inlinedAt: !3160)
!3179 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3178)
!3180 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3178)
!3181 = !DILocation(line: 17, column: 68, scope: !3159, inlinedAt: !3160)
!3182 = !DILocation(line: 17, column: 65, scope: !3159, inlinedAt: !3160)
!3183 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3182)
!3184 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3182)
!3185 = !DILocation(line: 17, column: 5, scope: !3159, inlinedAt: !3160)
!3186 = !DILocation(line: 17, column: 13, scope: !3159, inlinedAt: !3160)
!3187 = !DILocation(line: 17, column: 21, scope: !3159, inlinedAt: !3160)
!3188 = !DILocation(line: 18, column: 38, scope: !3159, inlinedAt: !3160)
!3189 = !DILocation(line: 18, column: 35, scope: !3159, inlinedAt: !3160)
!3190 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3189)
!3191 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3189)
!3192 = !DILocation(line: 18, column: 54, scope: !3159, inlinedAt: !3160)
!3193 = !DILocation(line: 18, column: 51, scope: !3159, inlinedAt: !3160)
!3194 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3193)
!3195 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3193)
!3196 = !DILocation(line: 18, column: 69, scope: !3159, inlinedAt: !3160)
!3197 = !DILocation(line: 18, column: 66, scope: !3159, inlinedAt: !3160)
!3198 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3197)
!3199 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3197)
!3200 = !DILocation(line: 18, column: 5, scope: !3159, inlinedAt: !3160)
!3201 = !DILocation(line: 18, column: 13, scope: !3159, inlinedAt: !3160)
!3202 = !DILocation(line: 18, column: 22, scope: !3159, inlinedAt: !3160)
!3203 = !DILocation(line: 19, column: 24, scope: !3159, inlinedAt: !3160)
!3204 = !DILocation(line: 19, column: 35, scope: !3159, inlinedAt: !3160)
!3205 = !DILocation(line: 19, column: 5, scope: !3159, inlinedAt: !3160)
!3206 = !DILocation(line: 19, column: 14, scope: !3159, inlinedAt: !3160)
!3207 = !DILocation(line: 20, column: 15, scope: !3159, inlinedAt: !3160)
!3208 = !DILocation(line: 20, column: 19, scope: !3159, inlinedAt: !3160)
!3209 = !DILocation(line: 20, column: 5, scope: !3159, inlinedAt: !3160)
!3210 = !DILocation(line: 21, column: 14, scope: !3159, inlinedAt: !3160)
!3211 = !DILocation(line: 21, column: 5, scope: !3159, inlinedAt: !3160)
!3212 = !DILocation(line: 22, column: 45, scope: !3159, inlinedAt: !3160)
!3213 = !DILocation(line: 22, column: 37, scope: !3159, inlinedAt: !3160)
!3214 = !DILocation(line: 22, column: 5, scope: !3159, inlinedAt: !3160)
!3215 = !DILocation(line: 22, column: 14, scope: !3159, inlinedAt: !3160)
!3216 = !DILocation(line: 23, column: 5, scope: !3159, inlinedAt: !3160)
!3217 = !DILocation(line: 24, column: 5, scope: !3159, inlinedAt: !3160)
!3218 = !DILocation(line: 24, column: 2, scope: !3159, inlinedAt: !3160)
!3219 = !DILocation(line: 25, column: 5, scope: !3159, inlinedAt: !3160)
!3220 = !DILocation(line: 25, column: 2, scope: !3159, inlinedAt: !3160)
!3221 = !DILocation(line: 26, column: 18, scope: !3159, inlinedAt: !3160)
!3222 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3221)
!3223 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3221)
!3224 = !DILocation(line: 26, column: 5, scope: !3159, inlinedAt: !3160)
!3225 = !DILocation(line: 27, column: 21, scope: !3159, inlinedAt: !3160)
!3226 = !DILocation(line: 27, column: 18, scope: !3159, inlinedAt: !3160)
!3227 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3226)
!3228 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3226)
!3229 = !DILocation(line: 27, column: 5, scope: !3159, inlinedAt: !3160)
!3230 = !DILocation(line: 29, column: 22, scope: !3159, inlinedAt: !3160)
!3231 = !DILocation(line: 29, column: 31, scope: !3159, inlinedAt: !3160)
!3232 = !DILocation(line: 29, column: 5, scope: !3159, inlinedAt: !3160)
!3233 = !DILocation(line: 29, column: 14, scope: !3159, inlinedAt: !3160)
!3234 = !DILocation(line: 30, column: 17, scope: !3159, inlinedAt: !3160)
!3235 = !DILocation(line: 30, column: 5, scope: !3159, inlinedAt: !3160)
!3236 = !DILocation(line: 31, column: 5, scope: !3159, inlinedAt: !3160)
!3237 = !DILocation(line: 32, column: 14, scope: !3159, inlinedAt: !3160)
!3238 = !DILocation(line: 32, column: 5, scope: !3159, inlinedAt: !3160)
!3239 = !DILocation(line: 33, column: 29, scope: !3159, inlinedAt: !3160)
!3240 = !DILocation(line: 33, column: 18, scope: !3159, inlinedAt: !3160)
!3241 = !DILocation(line: 10, column: 6, scope: !3173, inlinedAt: !3240)
!3242 = !DILocation(line: 14, column: 2, scope: !3173, inlinedAt: !3240)
!3243 = !DILocation(line: 33, column: 5, scope: !3159, inlinedAt: !3160)
!3244 = !DILocation(line: 34, column: 59, scope: !3159, inlinedAt: !3160)
!3245 = !DILocation(line: 34, column: 51, scope: !3159, inlinedAt: !3160)
!3246 = !DILocation(line: 34, column: 34, scope: !3159, inlinedAt: !3160)
!3247 = !DILocation(line: 34, column: 13, scope: !3159, inlinedAt: !3160)
!3248 = !DILocation(line: 34, column: 5, scope: !3159, inlinedAt: !3160)
!3249 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !844, file: !844, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3250 = !DILocation(line: 281, column: 6, scope: !3249)
!3251 = !DILocation(line: 282, column: 32, scope: !3249)
!3252 = !DILocation(line: 283, column: 20, scope: !3249)
!3253 = !DILocation(line: 283, column: 41, scope: !3249)
!3254 = !DILocation(line: 283, column: 44, scope: !3249)
!3255 = !DILocation(line: 283, column: 18, scope: !3249)
!3256 = !DILocation(line: 283, column: 66, scope: !3249)
!3257 = distinct !DISubprogram(name: "FloatToInts", scope: !3158, file: !3158, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3258 = !DILocation(line: 283, column: 14, scope: !3249)
!3259 = !DILocation(line: 39, column: 37, scope: !3257, inlinedAt: !3258)
!3260 = !DILocation(line: 39, column: 32, scope: !3257, inlinedAt: !3258)
!3261 = !DILocation(line: 39, column: 54, scope: !3257, inlinedAt: !3258)
!3262 = !DILocation(line: 39, column: 48, scope: !3257, inlinedAt: !3258)
!3263 = !DILocation(line: 39, column: 71, scope: !3257, inlinedAt: !3258)
!3264 = !DILocation(line: 39, column: 65, scope: !3257, inlinedAt: !3258)
!3265 = !DILocation(line: 39, column: 5, scope: !3257, inlinedAt: !3258)
!3266 = !DILocation(line: 39, column: 13, scope: !3257, inlinedAt: !3258)
!3267 = !DILocation(line: 39, column: 21, scope: !3257, inlinedAt: !3258)
!3268 = !DILocation(line: 40, column: 24, scope: !3257, inlinedAt: !3258)
!3269 = !DILocation(line: 40, column: 5, scope: !3257, inlinedAt: !3258)
!3270 = !DILocation(line: 40, column: 13, scope: !3257, inlinedAt: !3258)
!3271 = !DILocation(line: 42, column: 7, scope: !3257, inlinedAt: !3258)
!3272 = !DILocation(line: 43, column: 7, scope: !3257, inlinedAt: !3258)
!3273 = !DILocation(line: 41, column: 2, scope: !3257, inlinedAt: !3258)
!3274 = !DILocation(line: 45, column: 38, scope: !3257, inlinedAt: !3258)
!3275 = !DILocation(line: 45, column: 32, scope: !3257, inlinedAt: !3258)
!3276 = !DILocation(line: 45, column: 56, scope: !3257, inlinedAt: !3258)
!3277 = !DILocation(line: 45, column: 49, scope: !3257, inlinedAt: !3258)
!3278 = !DILocation(line: 45, column: 74, scope: !3257, inlinedAt: !3258)
!3279 = !DILocation(line: 45, column: 67, scope: !3257, inlinedAt: !3258)
!3280 = !DILocation(line: 45, column: 5, scope: !3257, inlinedAt: !3258)
!3281 = !DILocation(line: 45, column: 13, scope: !3257, inlinedAt: !3258)
!3282 = !DILocation(line: 45, column: 21, scope: !3257, inlinedAt: !3258)
!3283 = !DILocation(line: 46, column: 31, scope: !3257, inlinedAt: !3258)
!3284 = !DILocation(line: 46, column: 24, scope: !3257, inlinedAt: !3258)
!3285 = !DILocation(line: 46, column: 5, scope: !3257, inlinedAt: !3258)
!3286 = !DILocation(line: 46, column: 13, scope: !3257, inlinedAt: !3258)
!3287 = distinct !DISubprogram(name: "MathFloat32", scope: !844, file: !844, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3288 = !DILocation(line: 290, column: 6, scope: !3287)
!3289 = !DILocation(line: 291, column: 32, scope: !3287)
!3290 = !DILocation(line: 292, column: 13, scope: !3287)
!3291 = !DILocation(line: 292, column: 28, scope: !3287)
!3292 = !DILocation(line: 292, column: 31, scope: !3287)
!3293 = !DILocation(line: 292, column: 11, scope: !3287)
!3294 = !DILocation(line: 292, column: 47, scope: !3287)
!3295 = !DILocation(line: 292, column: 53, scope: !3287)
!3296 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3297 = !DILocation(line: 292, column: 7, scope: !3287)
!3298 = !DILocation(line: 16, column: 16, scope: !3296, inlinedAt: !3297)
!3299 = !DILocation(line: 16, column: 20, scope: !3296, inlinedAt: !3297)
!3300 = !DILocation(line: 17, column: 26, scope: !3296, inlinedAt: !3297)
!3301 = !DILocation(line: 17, column: 12, scope: !3296, inlinedAt: !3297)
!3302 = !DILocation(line: 18, column: 18, scope: !3296, inlinedAt: !3297)
!3303 = !DILocation(line: 19, column: 27, scope: !3296, inlinedAt: !3297)
!3304 = !DILocation(line: 19, column: 5, scope: !3296, inlinedAt: !3297)
!3305 = !DILocation(line: 19, column: 13, scope: !3296, inlinedAt: !3297)
!3306 = !DILocation(line: 20, column: 36, scope: !3296, inlinedAt: !3297)
!3307 = !DILocation(line: 20, column: 49, scope: !3296, inlinedAt: !3297)
!3308 = !DILocation(line: 20, column: 63, scope: !3296, inlinedAt: !3297)
!3309 = !DILocation(line: 20, column: 5, scope: !3296, inlinedAt: !3297)
!3310 = !DILocation(line: 20, column: 13, scope: !3296, inlinedAt: !3297)
!3311 = !DILocation(line: 20, column: 21, scope: !3296, inlinedAt: !3297)
!3312 = !DILocation(line: 21, column: 28, scope: !3296, inlinedAt: !3297)
!3313 = !DILocation(line: 21, column: 48, scope: !3296, inlinedAt: !3297)
!3314 = !DILocation(line: 21, column: 5, scope: !3296, inlinedAt: !3297)
!3315 = !DILocation(line: 21, column: 13, scope: !3296, inlinedAt: !3297)
!3316 = !DILocation(line: 22, column: 26, scope: !3296, inlinedAt: !3297)
!3317 = !DILocation(line: 22, column: 41, scope: !3296, inlinedAt: !3297)
!3318 = !DILocation(line: 22, column: 5, scope: !3296, inlinedAt: !3297)
!3319 = !DILocation(line: 22, column: 13, scope: !3296, inlinedAt: !3297)
!3320 = !DILocation(line: 23, column: 27, scope: !3296, inlinedAt: !3297)
!3321 = !DILocation(line: 23, column: 47, scope: !3296, inlinedAt: !3297)
!3322 = !DILocation(line: 23, column: 5, scope: !3296, inlinedAt: !3297)
!3323 = !DILocation(line: 23, column: 13, scope: !3296, inlinedAt: !3297)
!3324 = !DILocation(line: 24, column: 19, scope: !3296, inlinedAt: !3297)
!3325 = !DILocation(line: 24, column: 5, scope: !3296, inlinedAt: !3297)
!3326 = !DILocation(line: 25, column: 28, scope: !3296, inlinedAt: !3297)
!3327 = !DILocation(line: 25, column: 51, scope: !3296, inlinedAt: !3297)
!3328 = !DILocation(line: 25, column: 5, scope: !3296, inlinedAt: !3297)
!3329 = !DILocation(line: 25, column: 14, scope: !3296, inlinedAt: !3297)
!3330 = !DILocation(line: 26, column: 30, scope: !3296, inlinedAt: !3297)
!3331 = !DILocation(line: 26, column: 45, scope: !3296, inlinedAt: !3297)
!3332 = !DILocation(line: 26, column: 5, scope: !3296, inlinedAt: !3297)
!3333 = !DILocation(line: 26, column: 14, scope: !3296, inlinedAt: !3297)
!3334 = !DILocation(line: 27, column: 37, scope: !3296, inlinedAt: !3297)
!3335 = !DILocation(line: 27, column: 54, scope: !3296, inlinedAt: !3297)
!3336 = !DILocation(line: 27, column: 72, scope: !3296, inlinedAt: !3297)
!3337 = !DILocation(line: 27, column: 5, scope: !3296, inlinedAt: !3297)
!3338 = !DILocation(line: 27, column: 14, scope: !3296, inlinedAt: !3297)
!3339 = !DILocation(line: 27, column: 23, scope: !3296, inlinedAt: !3297)
!3340 = !DILocation(line: 28, column: 46, scope: !3296, inlinedAt: !3297)
!3341 = !DILocation(line: 28, column: 61, scope: !3296, inlinedAt: !3297)
!3342 = !DILocation(line: 28, column: 77, scope: !3296, inlinedAt: !3297)
!3343 = !DILocation(line: 28, column: 93, scope: !3296, inlinedAt: !3297)
!3344 = !DILocation(line: 28, column: 5, scope: !3296, inlinedAt: !3297)
!3345 = !DILocation(line: 28, column: 14, scope: !3296, inlinedAt: !3297)
!3346 = !DILocation(line: 28, column: 23, scope: !3296, inlinedAt: !3297)
!3347 = !DILocation(line: 28, column: 32, scope: !3296, inlinedAt: !3297)
!3348 = !DILocation(line: 29, column: 37, scope: !3296, inlinedAt: !3297)
!3349 = !DILocation(line: 29, column: 53, scope: !3296, inlinedAt: !3297)
!3350 = !DILocation(line: 29, column: 69, scope: !3296, inlinedAt: !3297)
!3351 = !DILocation(line: 29, column: 5, scope: !3296, inlinedAt: !3297)
!3352 = !DILocation(line: 29, column: 14, scope: !3296, inlinedAt: !3297)
!3353 = !DILocation(line: 29, column: 23, scope: !3296, inlinedAt: !3297)
!3354 = !DILocation(line: 30, column: 38, scope: !3296, inlinedAt: !3297)
!3355 = !DILocation(line: 30, column: 54, scope: !3296, inlinedAt: !3297)
!3356 = !DILocation(line: 30, column: 70, scope: !3296, inlinedAt: !3297)
!3357 = !DILocation(line: 30, column: 5, scope: !3296, inlinedAt: !3297)
!3358 = !DILocation(line: 30, column: 14, scope: !3296, inlinedAt: !3297)
!3359 = !DILocation(line: 30, column: 23, scope: !3296, inlinedAt: !3297)
!3360 = !DILocation(line: 31, column: 21, scope: !3296, inlinedAt: !3297)
!3361 = !DILocation(line: 31, column: 5, scope: !3296, inlinedAt: !3297)
!3362 = !DILocation(line: 32, column: 38, scope: !3296, inlinedAt: !3297)
!3363 = !DILocation(line: 32, column: 55, scope: !3296, inlinedAt: !3297)
!3364 = !DILocation(line: 32, column: 72, scope: !3296, inlinedAt: !3297)
!3365 = !DILocation(line: 32, column: 5, scope: !3296, inlinedAt: !3297)
!3366 = !DILocation(line: 32, column: 14, scope: !3296, inlinedAt: !3297)
!3367 = !DILocation(line: 32, column: 23, scope: !3296, inlinedAt: !3297)
!3368 = !DILocation(line: 33, column: 39, scope: !3296, inlinedAt: !3297)
!3369 = !DILocation(line: 33, column: 57, scope: !3296, inlinedAt: !3297)
!3370 = !DILocation(line: 33, column: 53, scope: !3296, inlinedAt: !3297)
!3371 = !DILocation(line: 33, column: 71, scope: !3296, inlinedAt: !3297)
!3372 = !DILocation(line: 33, column: 5, scope: !3296, inlinedAt: !3297)
!3373 = !DILocation(line: 33, column: 14, scope: !3296, inlinedAt: !3297)
!3374 = !DILocation(line: 33, column: 23, scope: !3296, inlinedAt: !3297)
!3375 = !DILocation(line: 34, column: 28, scope: !3296, inlinedAt: !3297)
!3376 = !DILocation(line: 34, column: 50, scope: !3296, inlinedAt: !3297)
!3377 = !DILocation(line: 34, column: 5, scope: !3296, inlinedAt: !3297)
!3378 = !DILocation(line: 34, column: 14, scope: !3296, inlinedAt: !3297)
!3379 = !DILocation(line: 35, column: 28, scope: !3296, inlinedAt: !3297)
!3380 = !DILocation(line: 35, column: 45, scope: !3296, inlinedAt: !3297)
!3381 = !DILocation(line: 35, column: 5, scope: !3296, inlinedAt: !3297)
!3382 = !DILocation(line: 35, column: 14, scope: !3296, inlinedAt: !3297)
!3383 = !DILocation(line: 36, column: 5, scope: !3296, inlinedAt: !3297)
!3384 = !DILocation(line: 36, column: 14, scope: !3296, inlinedAt: !3297)
!3385 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !844, file: !844, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3386 = !DILocation(line: 299, column: 6, scope: !3385)
!3387 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3388 = !DILocation(line: 300, column: 9, scope: !3385)
!3389 = !DILocation(line: 15, column: 23, scope: !3387, inlinedAt: !3388)
!3390 = !DILocation(line: 16, column: 14, scope: !3387, inlinedAt: !3388)
!3391 = !DILocation(line: 16, column: 8, scope: !3387, inlinedAt: !3388)
!3392 = !DILocation(line: 17, column: 25, scope: !3387, inlinedAt: !3388)
!3393 = !DILocation(line: 17, column: 15, scope: !3387, inlinedAt: !3388)
!3394 = !DILocation(line: 18, column: 25, scope: !3387, inlinedAt: !3388)
!3395 = !DILocation(line: 18, column: 15, scope: !3387, inlinedAt: !3388)
!3396 = !DILocation(line: 19, column: 25, scope: !3387, inlinedAt: !3388)
!3397 = !DILocation(line: 19, column: 15, scope: !3387, inlinedAt: !3388)
!3398 = !DILocation(line: 20, column: 25, scope: !3387, inlinedAt: !3388)
!3399 = !DILocation(line: 20, column: 15, scope: !3387, inlinedAt: !3388)
!3400 = !DILocation(line: 21, column: 42, scope: !3387, inlinedAt: !3388)
!3401 = !DILocation(line: 21, column: 32, scope: !3387, inlinedAt: !3388)
!3402 = !DILocation(line: 21, column: 5, scope: !3387, inlinedAt: !3388)
!3403 = !DILocation(line: 22, column: 29, scope: !3387, inlinedAt: !3388)
!3404 = !DILocation(line: 22, column: 19, scope: !3387, inlinedAt: !3388)
!3405 = !DILocation(line: 22, column: 34, scope: !3387, inlinedAt: !3388)
!3406 = !DILocation(line: 23, column: 26, scope: !3387, inlinedAt: !3388)
!3407 = !DILocation(line: 23, column: 18, scope: !3387, inlinedAt: !3388)
!3408 = distinct !DISubprogram(name: "FloatsFloat64", scope: !844, file: !844, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3409 = !DILocation(line: 306, column: 6, scope: !3408)
!3410 = !DILocation(line: 307, column: 32, scope: !3408)
!3411 = !DILocation(line: 308, column: 15, scope: !3408)
!3412 = !DILocation(line: 308, column: 31, scope: !3408)
!3413 = !DILocation(line: 308, column: 34, scope: !3408)
!3414 = !DILocation(line: 308, column: 13, scope: !3408)
!3415 = !DILocation(line: 308, column: 51, scope: !3408)
!3416 = !DILocation(line: 308, column: 57, scope: !3408)
!3417 = distinct !DISubprogram(name: "Floats", scope: !3158, file: !3158, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3418 = !DILocation(line: 308, column: 9, scope: !3408)
!3419 = !DILocation(line: 15, column: 36, scope: !3417, inlinedAt: !3418)
!3420 = !DILocation(line: 15, column: 41, scope: !3417, inlinedAt: !3418)
!3421 = !DILocation(line: 15, column: 46, scope: !3417, inlinedAt: !3418)
!3422 = !DILocation(line: 15, column: 51, scope: !3417, inlinedAt: !3418)
!3423 = !DILocation(line: 15, column: 5, scope: !3417, inlinedAt: !3418)
!3424 = !DILocation(line: 15, column: 13, scope: !3417, inlinedAt: !3418)
!3425 = !DILocation(line: 15, column: 21, scope: !3417, inlinedAt: !3418)
!3426 = !DILocation(line: 15, column: 29, scope: !3417, inlinedAt: !3418)
!3427 = !DILocation(line: 16, column: 19, scope: !3417, inlinedAt: !3418)
!3428 = !DILocation(line: 16, column: 5, scope: !3417, inlinedAt: !3418)
!3429 = !DILocation(line: 16, column: 13, scope: !3417, inlinedAt: !3418)
!3430 = !DILocation(line: 17, column: 36, scope: !3417, inlinedAt: !3418)
!3431 = !DILocation(line: 17, column: 33, scope: !3417, inlinedAt: !3418)
!3432 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3431)
!3433 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3431)
!3434 = !DILocation(line: 17, column: 52, scope: !3417, inlinedAt: !3418)
!3435 = !DILocation(line: 17, column: 49, scope: !3417, inlinedAt: !3418)
!3436 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3435)
!3437 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3435)
!3438 = !DILocation(line: 17, column: 68, scope: !3417, inlinedAt: !3418)
!3439 = !DILocation(line: 17, column: 65, scope: !3417, inlinedAt: !3418)
!3440 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3439)
!3441 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3439)
!3442 = !DILocation(line: 17, column: 5, scope: !3417, inlinedAt: !3418)
!3443 = !DILocation(line: 17, column: 13, scope: !3417, inlinedAt: !3418)
!3444 = !DILocation(line: 17, column: 21, scope: !3417, inlinedAt: !3418)
!3445 = !DILocation(line: 18, column: 38, scope: !3417, inlinedAt: !3418)
!3446 = !DILocation(line: 18, column: 35, scope: !3417, inlinedAt: !3418)
!3447 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3446)
!3448 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3446)
!3449 = !DILocation(line: 18, column: 54, scope: !3417, inlinedAt: !3418)
!3450 = !DILocation(line: 18, column: 51, scope: !3417, inlinedAt: !3418)
!3451 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3450)
!3452 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3450)
!3453 = !DILocation(line: 18, column: 69, scope: !3417, inlinedAt: !3418)
!3454 = !DILocation(line: 18, column: 66, scope: !3417, inlinedAt: !3418)
!3455 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3454)
!3456 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3454)
!3457 = !DILocation(line: 18, column: 5, scope: !3417, inlinedAt: !3418)
!3458 = !DILocation(line: 18, column: 13, scope: !3417, inlinedAt: !3418)
!3459 = !DILocation(line: 18, column: 22, scope: !3417, inlinedAt: !3418)
!3460 = !DILocation(line: 19, column: 24, scope: !3417, inlinedAt: !3418)
!3461 = !DILocation(line: 19, column: 35, scope: !3417, inlinedAt: !3418)
!3462 = !DILocation(line: 19, column: 5, scope: !3417, inlinedAt: !3418)
!3463 = !DILocation(line: 19, column: 14, scope: !3417, inlinedAt: !3418)
!3464 = !DILocation(line: 20, column: 15, scope: !3417, inlinedAt: !3418)
!3465 = !DILocation(line: 20, column: 19, scope: !3417, inlinedAt: !3418)
!3466 = !DILocation(line: 20, column: 5, scope: !3417, inlinedAt: !3418)
!3467 = !DILocation(line: 21, column: 14, scope: !3417, inlinedAt: !3418)
!3468 = !DILocation(line: 21, column: 5, scope: !3417, inlinedAt: !3418)
!3469 = !DILocation(line: 22, column: 30, scope: !3417, inlinedAt: !3418)
!3470 = !DILocation(line: 22, column: 22, scope: !3417, inlinedAt: !3418)
!3471 = !DILocation(line: 22, column: 5, scope: !3417, inlinedAt: !3418)
!3472 = !DILocation(line: 22, column: 14, scope: !3417, inlinedAt: !3418)
!3473 = !DILocation(line: 23, column: 5, scope: !3417, inlinedAt: !3418)
!3474 = !DILocation(line: 24, column: 5, scope: !3417, inlinedAt: !3418)
!3475 = !DILocation(line: 24, column: 2, scope: !3417, inlinedAt: !3418)
!3476 = !DILocation(line: 25, column: 5, scope: !3417, inlinedAt: !3418)
!3477 = !DILocation(line: 25, column: 2, scope: !3417, inlinedAt: !3418)
!3478 = !DILocation(line: 26, column: 18, scope: !3417, inlinedAt: !3418)
!3479 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3478)
!3480 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3478)
!3481 = !DILocation(line: 26, column: 5, scope: !3417, inlinedAt: !3418)
!3482 = !DILocation(line: 27, column: 21, scope: !3417, inlinedAt: !3418)
!3483 = !DILocation(line: 27, column: 18, scope: !3417, inlinedAt: !3418)
!3484 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3483)
!3485 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3483)
!3486 = !DILocation(line: 27, column: 5, scope: !3417, inlinedAt: !3418)
!3487 = !DILocation(line: 29, column: 22, scope: !3417, inlinedAt: !3418)
!3488 = !DILocation(line: 29, column: 31, scope: !3417, inlinedAt: !3418)
!3489 = !DILocation(line: 29, column: 5, scope: !3417, inlinedAt: !3418)
!3490 = !DILocation(line: 29, column: 14, scope: !3417, inlinedAt: !3418)
!3491 = !DILocation(line: 30, column: 17, scope: !3417, inlinedAt: !3418)
!3492 = !DILocation(line: 30, column: 5, scope: !3417, inlinedAt: !3418)
!3493 = !DILocation(line: 31, column: 5, scope: !3417, inlinedAt: !3418)
!3494 = !DILocation(line: 32, column: 14, scope: !3417, inlinedAt: !3418)
!3495 = !DILocation(line: 32, column: 5, scope: !3417, inlinedAt: !3418)
!3496 = !DILocation(line: 33, column: 18, scope: !3417, inlinedAt: !3418)
!3497 = !DILocation(line: 10, column: 6, scope: !656, inlinedAt: !3496)
!3498 = !DILocation(line: 14, column: 2, scope: !656, inlinedAt: !3496)
!3499 = !DILocation(line: 33, column: 5, scope: !3417, inlinedAt: !3418)
!3500 = !DILocation(line: 34, column: 51, scope: !3417, inlinedAt: !3418)
!3501 = !DILocation(line: 34, column: 34, scope: !3417, inlinedAt: !3418)
!3502 = !DILocation(line: 34, column: 5, scope: !3417, inlinedAt: !3418)
!3503 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !844, file: !844, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3504 = !DILocation(line: 315, column: 6, scope: !3503)
!3505 = !DILocation(line: 316, column: 32, scope: !3503)
!3506 = !DILocation(line: 317, column: 20, scope: !3503)
!3507 = !DILocation(line: 317, column: 41, scope: !3503)
!3508 = !DILocation(line: 317, column: 44, scope: !3503)
!3509 = !DILocation(line: 317, column: 18, scope: !3503)
!3510 = !DILocation(line: 317, column: 66, scope: !3503)
!3511 = distinct !DISubprogram(name: "FloatToInts", scope: !3158, file: !3158, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3512 = !DILocation(line: 317, column: 14, scope: !3503)
!3513 = !DILocation(line: 39, column: 37, scope: !3511, inlinedAt: !3512)
!3514 = !DILocation(line: 39, column: 32, scope: !3511, inlinedAt: !3512)
!3515 = !DILocation(line: 39, column: 54, scope: !3511, inlinedAt: !3512)
!3516 = !DILocation(line: 39, column: 48, scope: !3511, inlinedAt: !3512)
!3517 = !DILocation(line: 39, column: 71, scope: !3511, inlinedAt: !3512)
!3518 = !DILocation(line: 39, column: 65, scope: !3511, inlinedAt: !3512)
!3519 = !DILocation(line: 39, column: 5, scope: !3511, inlinedAt: !3512)
!3520 = !DILocation(line: 39, column: 13, scope: !3511, inlinedAt: !3512)
!3521 = !DILocation(line: 39, column: 21, scope: !3511, inlinedAt: !3512)
!3522 = !DILocation(line: 40, column: 24, scope: !3511, inlinedAt: !3512)
!3523 = !DILocation(line: 40, column: 5, scope: !3511, inlinedAt: !3512)
!3524 = !DILocation(line: 40, column: 13, scope: !3511, inlinedAt: !3512)
!3525 = !DILocation(line: 42, column: 7, scope: !3511, inlinedAt: !3512)
!3526 = !DILocation(line: 43, column: 7, scope: !3511, inlinedAt: !3512)
!3527 = !DILocation(line: 41, column: 2, scope: !3511, inlinedAt: !3512)
!3528 = !DILocation(line: 45, column: 38, scope: !3511, inlinedAt: !3512)
!3529 = !DILocation(line: 45, column: 32, scope: !3511, inlinedAt: !3512)
!3530 = !DILocation(line: 45, column: 56, scope: !3511, inlinedAt: !3512)
!3531 = !DILocation(line: 45, column: 49, scope: !3511, inlinedAt: !3512)
!3532 = !DILocation(line: 45, column: 74, scope: !3511, inlinedAt: !3512)
!3533 = !DILocation(line: 45, column: 67, scope: !3511, inlinedAt: !3512)
!3534 = !DILocation(line: 45, column: 5, scope: !3511, inlinedAt: !3512)
!3535 = !DILocation(line: 45, column: 13, scope: !3511, inlinedAt: !3512)
!3536 = !DILocation(line: 45, column: 21, scope: !3511, inlinedAt: !3512)
!3537 = !DILocation(line: 46, column: 31, scope: !3511, inlinedAt: !3512)
!3538 = !DILocation(line: 46, column: 24, scope: !3511, inlinedAt: !3512)
!3539 = !DILocation(line: 46, column: 5, scope: !3511, inlinedAt: !3512)
!3540 = !DILocation(line: 46, column: 13, scope: !3511, inlinedAt: !3512)
!3541 = distinct !DISubprogram(name: "MathFloat64", scope: !844, file: !844, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3542 = !DILocation(line: 324, column: 6, scope: !3541)
!3543 = !DILocation(line: 325, column: 32, scope: !3541)
!3544 = !DILocation(line: 326, column: 13, scope: !3541)
!3545 = !DILocation(line: 326, column: 28, scope: !3541)
!3546 = !DILocation(line: 326, column: 31, scope: !3541)
!3547 = !DILocation(line: 326, column: 11, scope: !3541)
!3548 = !DILocation(line: 326, column: 47, scope: !3541)
!3549 = !DILocation(line: 326, column: 53, scope: !3541)
!3550 = distinct !DISubprogram(name: "Math", scope: !618, file: !618, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3551 = !DILocation(line: 326, column: 7, scope: !3541)
!3552 = !DILocation(line: 16, column: 16, scope: !3550, inlinedAt: !3551)
!3553 = !DILocation(line: 16, column: 20, scope: !3550, inlinedAt: !3551)
!3554 = !DILocation(line: 17, column: 26, scope: !3550, inlinedAt: !3551)
!3555 = !DILocation(line: 17, column: 12, scope: !3550, inlinedAt: !3551)
!3556 = !DILocation(line: 18, column: 18, scope: !3550, inlinedAt: !3551)
!3557 = !DILocation(line: 19, column: 27, scope: !3550, inlinedAt: !3551)
!3558 = !DILocation(line: 19, column: 5, scope: !3550, inlinedAt: !3551)
!3559 = !DILocation(line: 19, column: 13, scope: !3550, inlinedAt: !3551)
!3560 = !DILocation(line: 20, column: 36, scope: !3550, inlinedAt: !3551)
!3561 = !DILocation(line: 20, column: 49, scope: !3550, inlinedAt: !3551)
!3562 = !DILocation(line: 20, column: 63, scope: !3550, inlinedAt: !3551)
!3563 = !DILocation(line: 20, column: 5, scope: !3550, inlinedAt: !3551)
!3564 = !DILocation(line: 20, column: 13, scope: !3550, inlinedAt: !3551)
!3565 = !DILocation(line: 20, column: 21, scope: !3550, inlinedAt: !3551)
!3566 = !DILocation(line: 21, column: 28, scope: !3550, inlinedAt: !3551)
!3567 = !DILocation(line: 21, column: 48, scope: !3550, inlinedAt: !3551)
!3568 = !DILocation(line: 21, column: 5, scope: !3550, inlinedAt: !3551)
!3569 = !DILocation(line: 21, column: 13, scope: !3550, inlinedAt: !3551)
!3570 = !DILocation(line: 22, column: 26, scope: !3550, inlinedAt: !3551)
!3571 = !DILocation(line: 22, column: 41, scope: !3550, inlinedAt: !3551)
!3572 = !DILocation(line: 22, column: 5, scope: !3550, inlinedAt: !3551)
!3573 = !DILocation(line: 22, column: 13, scope: !3550, inlinedAt: !3551)
!3574 = !DILocation(line: 23, column: 27, scope: !3550, inlinedAt: !3551)
!3575 = !DILocation(line: 23, column: 47, scope: !3550, inlinedAt: !3551)
!3576 = !DILocation(line: 23, column: 5, scope: !3550, inlinedAt: !3551)
!3577 = !DILocation(line: 23, column: 13, scope: !3550, inlinedAt: !3551)
!3578 = !DILocation(line: 24, column: 19, scope: !3550, inlinedAt: !3551)
!3579 = !DILocation(line: 24, column: 5, scope: !3550, inlinedAt: !3551)
!3580 = !DILocation(line: 25, column: 28, scope: !3550, inlinedAt: !3551)
!3581 = !DILocation(line: 25, column: 51, scope: !3550, inlinedAt: !3551)
!3582 = !DILocation(line: 25, column: 5, scope: !3550, inlinedAt: !3551)
!3583 = !DILocation(line: 25, column: 14, scope: !3550, inlinedAt: !3551)
!3584 = !DILocation(line: 26, column: 30, scope: !3550, inlinedAt: !3551)
!3585 = !DILocation(line: 26, column: 45, scope: !3550, inlinedAt: !3551)
!3586 = !DILocation(line: 26, column: 5, scope: !3550, inlinedAt: !3551)
!3587 = !DILocation(line: 26, column: 14, scope: !3550, inlinedAt: !3551)
!3588 = !DILocation(line: 27, column: 37, scope: !3550, inlinedAt: !3551)
!3589 = !DILocation(line: 27, column: 54, scope: !3550, inlinedAt: !3551)
!3590 = !DILocation(line: 27, column: 72, scope: !3550, inlinedAt: !3551)
!3591 = !DILocation(line: 27, column: 5, scope: !3550, inlinedAt: !3551)
!3592 = !DILocation(line: 27, column: 14, scope: !3550, inlinedAt: !3551)
!3593 = !DILocation(line: 27, column: 23, scope: !3550, inlinedAt: !3551)
!3594 = !DILocation(line: 28, column: 46, scope: !3550, inlinedAt: !3551)
!3595 = !DILocation(line: 28, column: 61, scope: !3550, inlinedAt: !3551)
!3596 = !DILocation(line: 28, column: 77, scope: !3550, inlinedAt: !3551)
!3597 = !DILocation(line: 28, column: 93, scope: !3550, inlinedAt: !3551)
!3598 = !DILocation(line: 28, column: 5, scope: !3550, inlinedAt: !3551)
!3599 = !DILocation(line: 28, column: 14, scope: !3550, inlinedAt: !3551)
!3600 = !DILocation(line: 28, column: 23, scope: !3550, inlinedAt: !3551)
!3601 = !DILocation(line: 28, column: 32, scope: !3550, inlinedAt: !3551)
!3602 = !DILocation(line: 29, column: 37, scope: !3550, inlinedAt: !3551)
!3603 = !DILocation(line: 29, column: 53, scope: !3550, inlinedAt: !3551)
!3604 = !DILocation(line: 29, column: 69, scope: !3550, inlinedAt: !3551)
!3605 = !DILocation(line: 29, column: 5, scope: !3550, inlinedAt: !3551)
!3606 = !DILocation(line: 29, column: 14, scope: !3550, inlinedAt: !3551)
!3607 = !DILocation(line: 29, column: 23, scope: !3550, inlinedAt: !3551)
!3608 = !DILocation(line: 30, column: 38, scope: !3550, inlinedAt: !3551)
!3609 = !DILocation(line: 30, column: 54, scope: !3550, inlinedAt: !3551)
!3610 = !DILocation(line: 30, column: 70, scope: !3550, inlinedAt: !3551)
!3611 = !DILocation(line: 30, column: 5, scope: !3550, inlinedAt: !3551)
!3612 = !DILocation(line: 30, column: 14, scope: !3550, inlinedAt: !3551)
!3613 = !DILocation(line: 30, column: 23, scope: !3550, inlinedAt: !3551)
!3614 = !DILocation(line: 31, column: 21, scope: !3550, inlinedAt: !3551)
!3615 = !DILocation(line: 31, column: 5, scope: !3550, inlinedAt: !3551)
!3616 = !DILocation(line: 32, column: 38, scope: !3550, inlinedAt: !3551)
!3617 = !DILocation(line: 32, column: 55, scope: !3550, inlinedAt: !3551)
!3618 = !DILocation(line: 32, column: 72, scope: !3550, inlinedAt: !3551)
!3619 = !DILocation(line: 32, column: 5, scope: !3550, inlinedAt: !3551)
!3620 = !DILocation(line: 32, column: 14, scope: !3550, inlinedAt: !3551)
!3621 = !DILocation(line: 32, column: 23, scope: !3550, inlinedAt: !3551)
!3622 = !DILocation(line: 33, column: 39, scope: !3550, inlinedAt: !3551)
!3623 = !DILocation(line: 33, column: 57, scope: !3550, inlinedAt: !3551)
!3624 = !DILocation(line: 33, column: 53, scope: !3550, inlinedAt: !3551)
!3625 = !DILocation(line: 33, column: 71, scope: !3550, inlinedAt: !3551)
!3626 = !DILocation(line: 33, column: 5, scope: !3550, inlinedAt: !3551)
!3627 = !DILocation(line: 33, column: 14, scope: !3550, inlinedAt: !3551)
!3628 = !DILocation(line: 33, column: 23, scope: !3550, inlinedAt: !3551)
!3629 = !DILocation(line: 34, column: 28, scope: !3550, inlinedAt: !3551)
!3630 = !DILocation(line: 34, column: 50, scope: !3550, inlinedAt: !3551)
!3631 = !DILocation(line: 34, column: 5, scope: !3550, inlinedAt: !3551)
!3632 = !DILocation(line: 34, column: 14, scope: !3550, inlinedAt: !3551)
!3633 = !DILocation(line: 35, column: 28, scope: !3550, inlinedAt: !3551)
!3634 = !DILocation(line: 35, column: 45, scope: !3550, inlinedAt: !3551)
!3635 = !DILocation(line: 35, column: 5, scope: !3550, inlinedAt: !3551)
!3636 = !DILocation(line: 35, column: 14, scope: !3550, inlinedAt: !3551)
!3637 = !DILocation(line: 36, column: 5, scope: !3550, inlinedAt: !3551)
!3638 = !DILocation(line: 36, column: 14, scope: !3550, inlinedAt: !3551)
!3639 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !844, file: !844, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3640 = !DILocation(line: 333, column: 6, scope: !3639)
!3641 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3642 = !DILocation(line: 334, column: 9, scope: !3639)
!3643 = !DILocation(line: 15, column: 23, scope: !3641, inlinedAt: !3642)
!3644 = !DILocation(line: 16, column: 14, scope: !3641, inlinedAt: !3642)
!3645 = !DILocation(line: 16, column: 8, scope: !3641, inlinedAt: !3642)
!3646 = !DILocation(line: 17, column: 25, scope: !3641, inlinedAt: !3642)
!3647 = !DILocation(line: 17, column: 15, scope: !3641, inlinedAt: !3642)
!3648 = !DILocation(line: 18, column: 25, scope: !3641, inlinedAt: !3642)
!3649 = !DILocation(line: 18, column: 15, scope: !3641, inlinedAt: !3642)
!3650 = !DILocation(line: 19, column: 25, scope: !3641, inlinedAt: !3642)
!3651 = !DILocation(line: 19, column: 15, scope: !3641, inlinedAt: !3642)
!3652 = !DILocation(line: 20, column: 25, scope: !3641, inlinedAt: !3642)
!3653 = !DILocation(line: 20, column: 15, scope: !3641, inlinedAt: !3642)
!3654 = !DILocation(line: 21, column: 42, scope: !3641, inlinedAt: !3642)
!3655 = !DILocation(line: 21, column: 32, scope: !3641, inlinedAt: !3642)
!3656 = !DILocation(line: 21, column: 5, scope: !3641, inlinedAt: !3642)
!3657 = !DILocation(line: 22, column: 29, scope: !3641, inlinedAt: !3642)
!3658 = !DILocation(line: 22, column: 19, scope: !3641, inlinedAt: !3642)
!3659 = !DILocation(line: 22, column: 34, scope: !3641, inlinedAt: !3642)
!3660 = !DILocation(line: 23, column: 26, scope: !3641, inlinedAt: !3642)
!3661 = !DILocation(line: 23, column: 18, scope: !3641, inlinedAt: !3642)
!3662 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3663 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3664 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3665 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3666 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3667 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3668 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3669 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3670 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3671 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3672 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3673 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3674 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3675 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3676 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3677 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3678 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3679 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3680 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3681 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3682 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3683 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3684 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3685 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3686 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3687 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3688 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3689 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3690 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3691 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3692 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3693 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3694 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3695 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3696 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3697 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3698 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3699 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3700 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3701 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3702 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3703 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3704 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3705 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3706 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3707 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3708 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3709 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3710 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3711 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3712 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3713 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3714 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3715 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3716 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3717 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3718 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3719 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3720 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3721 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3722 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3723 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3724 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3725 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3726 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3727 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3728 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
